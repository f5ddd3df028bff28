"""Blue cards for 6 to 8 skill."""

from __future__ import annotations

from typing import Final

from underkeep.clank_catacombs.acquiring import acquire, can_use, use_device
from underkeep.clank_catacombs.asking import pick, teleport_next_door
from underkeep.clank_catacombs.cards.box import blue
from underkeep.clank_catacombs.cards.conditions import has_crown_and_a_way, has_gem, row_monster_slain
from underkeep.clank_catacombs.kinds import BLUE, COMPANION, DEVICE, GEM, Card, Gives
from underkeep.clank_catacombs.options import Acquire, Teleport, UseDevice
from underkeep.clank_catacombs.player import Player
from underkeep.clank_catacombs.table import Game
from underkeep.clank_catacombs.tiles.printed import ROOMS
from underkeep.clank_catacombs.verbs.gold import gain_gold, gain_lockpicks
from underkeep.clank_catacombs.verbs.ground import adjacent, is_home, teleport, teleport_by
from underkeep.clank_catacombs.verbs.noise import make_clank
from underkeep.core.decision import Decision, Option

# -- 6 skill ------------------------------------------------------------------------------------------------------

BLACK_TOURMALINE: Final[Card] = blue(
    "black_tourmaline", "Black Tourmaline", cost=6, copies=1, points=5, subtype=GEM, dragon=True,
    gives=Gives(draw=1), acquire=Gives(clank=2),
    text="When a ghost would damage you, you may discard this card from your hand to prevent it and draw a card. "
    "When acquired: 2 clank.",
)  # fmt: skip

CRYSTAL_COMPASS: Final = blue(
    "crystal_compass", "Crystal Compass", cost=6, copies=1, points=3, gives=Gives(draw=2),
    text="Crystal caves do not stop you this turn.",
)  # fmt: skip


@CRYSTAL_COMPASS.does
async def find_a_way_out(g: Game, me: Player) -> None:
    """CC-298: also of a cave that was entered before."""
    g.turn.caves_free = True


DOUBLE_CROSS: Final = blue(
    "double_cross", "Double Cross", cost=6, copies=1, points=3, gives=Gives(skill=2, clank=-2),
    text="When acquired: each other player makes 2 clank.",
)  # fmt: skip


@DOUBLE_CROSS.when_acquired
async def double_cross(g: Game, me: Player) -> None:
    for other in g.others(me):
        make_clank(g, other, 2)


EXPENSIVE_TASTE: Final = blue(
    "expensive_taste", "Expensive Taste", cost=6, copies=1, gives=Gives(skill=3, gold=2),
    text="5 points if you have a crown and a gem.",
)  # fmt: skip


@EXPENSIVE_TASTE.scores
def taste(g: Game, me: Player) -> int:
    return 5 if me.has_crown() and has_gem(me) else 0


FIERY_QUARTZ: Final = blue(
    "fiery_quartz", "Fiery Quartz", cost=6, copies=1, points=5, subtype=GEM, dragon=True,
    gives=Gives(clank=-2, draw=1), acquire=Gives(clank=2), text="When acquired: 2 clank.",
)  # fmt: skip

FLOATING_SKULL: Final = blue(
    "floating_skull", "Floating Skull", cost=6, copies=1, points=2, subtype=COMPANION, whisks=True,
    gives=Gives(skill=2, swords=1),
    text="With a crown: teleport to an adjacent room. When acquired: teleport to an adjacent room.",
)  # fmt: skip


@FLOATING_SKULL.when_acquired
@FLOATING_SKULL.lets_you(has_crown_and_a_way, must=True)
async def float_away(g: Game, me: Player) -> None:
    await teleport_next_door(g, me, FLOATING_SKULL)


GRAND_THEFT: Final = blue(
    "grand_theft", "Grand Theft", cost=6, copies=1, points=3, topping=True, shifts=True,
    text="Choose one: gain a lockpick; or spend one to acquire a card or use a device of the row without paying skill. "
    "When acquired, it may go on top of your deck.",
)  # fmt: skip


def loot_of_the_row(g: Game, me: Player) -> list[Option]:
    """What can be had without skill. What a device asks for beside skill is to be paid all the same."""
    options: list[Option] = []
    for card in dict.fromkeys(g.row):
        if card is None:
            continue
        if card.header == BLUE:
            options.append(Acquire(card))
        elif card.header == DEVICE and me.lockpicks > card.pay_lockpicks and can_use(g, me, card):
            options.append(UseDevice(card))
    return options


@GRAND_THEFT.does
async def steal(g: Game, me: Player) -> None:
    """CC-307: acquired is acquired, whatever was paid."""
    words = ["lockpick", "theft"] if me.lockpicks and loot_of_the_row(g, me) else ["lockpick"]
    if await pick(me, words, GRAND_THEFT) == "lockpick":
        gain_lockpicks(g, me, 1)
        return
    options = loot_of_the_row(g, me)
    me.lockpicks -= 1
    picked = await Decision(me.seat, "theft", options, GRAND_THEFT.id)
    if isinstance(picked, Acquire):
        await acquire(g, me, picked.card, 0)
    else:
        assert isinstance(picked, UseDevice)
        await use_device(g, me, picked.card, 0)


LUTE: Final = blue(
    "lute", "Lute", cost=6, copies=1, points=3, gives=Gives(clank=1, draw=2),
    text="1 gold for each clank that you make this turn.",
)  # fmt: skip


@LUTE.does
async def strum(g: Game, me: Player) -> None:
    """CC-051: for what was made before, and by itself; what follows is paid when it is made."""
    if g.turn.clank_made:
        gain_gold(g, me, g.turn.clank_made)
    g.turn.lutes += 1


SOULDRINKER: Final = blue(
    "souldrinker", "Souldrinker", cost=6, copies=1, points=3, gives=Gives(swords=4),
    text="If you defeat a monster of the row this turn: heal 1.",
)  # fmt: skip
SOULDRINKER.gives_when(row_monster_slain, Gives(heal=1))

# -- 7 and 8 skill ------------------------------------------------------------------------------------------------

THIRST_FOR_ADVENTURE: Final = blue(
    "thirst_for_adventure", "Thirst for Adventure", cost=7, copies=1, dragon=True, gives=Gives(boots=3),
    acquire=Gives(boots=3), text="When acquired: 3 boots. 2 points for each artifact and monkey idol that you have.",
)  # fmt: skip


@THIRST_FOR_ADVENTURE.scores
def thirst(g: Game, me: Player) -> int:
    return 2 * (len(me.artifacts) + me.idols_counted())


BLINK_SPELL: Final = blue(
    "blink_spell", "Blink Spell", cost=8, copies=1, points=3, dragon=True, shifts=True, gives=Gives(skill=3),
    text="Teleport to an adjacent room, or to another player who is in the depths.",
)  # fmt: skip


@BLINK_SPELL.does
async def blink(g: Game, me: Player) -> None:
    ways = adjacent(g, me)
    options = [Teleport(way.to, way) for way in ways]
    near = [way.to for way in ways]
    if not is_home(me):
        for other in g.others(me):
            if ROOMS[other.pawn].depths and other.pawn != me.pawn and other.pawn not in near:
                near.append(other.pawn)
                options.append(Teleport(other.pawn))
    if options:
        picked = await Decision(me.seat, "teleport", options, BLINK_SPELL.id)
        if picked.way is None:
            teleport(g, me, picked.room)
        else:
            teleport_by(g, me, picked.way)
