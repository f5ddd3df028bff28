"""Blue cards for 4 and 5 skill."""

from __future__ import annotations

from typing import Final

from underkeep.clank_catacombs.asking import teleport_next_door
from underkeep.clank_catacombs.cards.box import blue
from underkeep.clank_catacombs.cards.conditions import (
    another_companion,
    been_at_a_stall,
    has_artifact,
    has_crown,
    has_tome_at_hand,
    much_skill,
)
from underkeep.clank_catacombs.kinds import COMPANION, GEM, Card, Gives
from underkeep.clank_catacombs.options import Discard, Teleport
from underkeep.clank_catacombs.player import Player
from underkeep.clank_catacombs.table import Game
from underkeep.clank_catacombs.tiles.printed import ROOMS
from underkeep.clank_catacombs.verbs.decks import discard, draw
from underkeep.clank_catacombs.verbs.ground import teleport
from underkeep.clank_catacombs.verbs.noise import make_clank, return_dragon_cubes
from underkeep.core.decision import Decision, Option, Word

# -- 4 skill ------------------------------------------------------------------------------------------------------

BANDIT: Final = blue(
    "bandit", "Bandit", cost=4, copies=2, points=2, subtype=COMPANION, gives=Gives(skill=1, swords=1, boots=1),
    acquire=Gives(swords=1, boots=1), text="When acquired: 1 sword and 1 boot.",
)  # fmt: skip

CHARLATAN: Final = blue(
    "charlatan", "Charlatan", cost=4, copies=2, points=2, subtype=COMPANION,
    text="You may discard an unplayed card to draw 2 cards.",
)  # fmt: skip


@CHARLATAN.does
async def swap_cards(g: Game, me: Player) -> None:
    """CC-173, CC-174: nothing discarded, nothing drawn."""
    if me.hand:
        options: list[Option] = [*[Discard(card) for card in dict.fromkeys(me.hand)], Word("pass")]
        picked = await Decision(me.seat, "discard", options, CHARLATAN.id)
        if isinstance(picked, Discard):
            discard(g, me, picked.card)
            draw(g, me, 2)


CORRUPT_ADVISOR: Final = blue(
    "corrupt_advisor", "Corrupt Advisor", cost=4, copies=1, points=2, subtype=COMPANION, danger=True, dragon=True,
    gives=Gives(skill=2), text="Each other player makes 1 clank; 2 if you have a crown.",
)  # fmt: skip


@CORRUPT_ADVISOR.does
async def advise(g: Game, me: Player) -> None:
    for other in g.others(me):
        make_clank(g, other, 1)


@CORRUPT_ADVISOR.does_when(has_crown)
async def advise_the_crown(g: Game, me: Player) -> None:
    """Two instead of one is one more."""
    for other in g.others(me):
        make_clank(g, other, 1)


DIVINING_ROD: Final = blue(
    "divining_rod", "Divining Rod", cost=4, copies=1, points=2, gives=Gives(skill=2),
    text="If you generate 6 or more skill this turn: heal 1.",
)  # fmt: skip
DIVINING_ROD.gives_when(much_skill, Gives(heal=1))

ELVEN_SWORD: Final = blue(
    "elven_sword", "Elven Sword", cost=4, copies=1, points=2, gives=Gives(swords=2, draw=1),
)  # fmt: skip

LIBRARIAN: Final = blue(
    "librarian", "Librarian", cost=4, copies=1, points=1, gives=Gives(skill=2, clank=-2),
    text="With a Secret Tome in your play area or discard pile: draw 2 cards.",
)  # fmt: skip
LIBRARIAN.gives_when(has_tome_at_hand, Gives(draw=2))

REBEL_PALADIN: Final = blue(
    "rebel_paladin", "Rebel Paladin", cost=4, copies=1, points=1, subtype=COMPANION, gives=Gives(skill=1, swords=1),
    text="With another companion in your play area: draw a card. With an artifact: draw a card.",
)  # fmt: skip
REBEL_PALADIN.gives_when(another_companion, Gives(draw=1))
REBEL_PALADIN.gives_when(has_artifact, Gives(draw=1))

SKULKER: Final = blue(
    "skulker", "Skulker", cost=4, copies=1, points=1, subtype=COMPANION, gives=Gives(boots=2),
    text="Ignore monsters in corridors this turn; also in the turn in which you acquire this card.",
)  # fmt: skip


@SKULKER.does
@SKULKER.when_acquired
async def skulk(g: Game, me: Player) -> None:
    """CC-299: what was spent or suffered before is not given back."""
    g.turn.bold = True


SMOKY_QUARTZ: Final = blue(
    "smoky_quartz", "Smoky Quartz", cost=4, copies=1, points=3, subtype=GEM, dragon=True,
    gives=Gives(clank=-2, draw=1), acquire=Gives(clank=2), text="When acquired: 2 clank.",
)  # fmt: skip

SPECTRAL_RIDER: Final = blue(
    "spectral_rider", "Spectral Rider", cost=4, copies=1, points=2, subtype=COMPANION,
    gives=Gives(skill=2, boots=1),
    text="While you are on a haunted tile you may teleport to any room of another haunted tile.",
)  # fmt: skip


def haunted_rooms_elsewhere(g: Game, me: Player) -> list[int]:
    here = ROOMS[me.pawn].tile
    if not here.haunted:
        return []
    return [
        room.number
        for placed in g.dungeon.placed
        if placed.tile.haunted and placed.tile is not here
        for room in placed.tile.rooms
    ]


def on_a_haunted_tile(g: Game, me: Player) -> bool:
    return len(haunted_rooms_elsewhere(g, me)) > 0


@SPECTRAL_RIDER.lets_you(on_a_haunted_tile)
async def ride(g: Game, me: Player) -> None:
    options = [Teleport(room) for room in haunted_rooms_elsewhere(g, me)]
    teleport(g, me, (await Decision(me.seat, "teleport", options, SPECTRAL_RIDER.id)).room)


WHITE_TOURMALINE: Final[Card] = blue(
    "white_tourmaline", "White Tourmaline", cost=4, copies=2, points=3, subtype=GEM, dragon=True,
    gives=Gives(draw=1), acquire=Gives(clank=2),
    text="When a ghost would damage you, you may discard this card from your hand to prevent it and draw a card. "
    "When acquired: 2 clank.",
)  # fmt: skip

# -- 5 skill ------------------------------------------------------------------------------------------------------

BRAVE_HERO: Final = blue(
    "brave_hero", "Brave Hero", cost=5, copies=1, subtype=COMPANION, gives=Gives(skill=2, swords=1, boots=1),
    text="5 points if you have freed 3 or more prisoners.",
)  # fmt: skip


@BRAVE_HERO.scores
def bravery(g: Game, me: Player) -> int:
    return 5 if me.prisoners() >= 3 else 0


CURATOR: Final = blue(
    "curator", "Curator", cost=5, copies=1, points=2, subtype=COMPANION, gives=Gives(skill=2, boots=1),
    text="Draw a card for each artifact that you have.",
)  # fmt: skip


@CURATOR.does
async def curate(g: Game, me: Player) -> None:
    """Also for those that are taken later in the turn (CC-048)."""
    g.turn.curators += 1
    if me.artifacts:
        draw(g, me, len(me.artifacts))


DIVERSION: Final = blue(
    "diversion", "Diversion", cost=5, copies=1, points=2, gives=Gives(skill=2), acquire=Gives(prisoners=1),
    text="Arrive: 3 dragon cubes that were set aside go back into the bag. When acquired: free a prisoner.",
)  # fmt: skip


@DIVERSION.arrives
def divert(g: Game, first: Player) -> None:
    return_dragon_cubes(g, 3)


EXPERT_GUIDE: Final = blue(
    "expert_guide", "Expert Guide", cost=5, copies=2, points=2, subtype=COMPANION, gives=Gives(skill=2, boots=2),
)  # fmt: skip

REBEL_GENERAL: Final = blue(
    "rebel_general", "Rebel General", cost=5, copies=1, points=2, subtype=COMPANION,
    gives=Gives(skill=2, swords=1, boots=1), text="With another companion in your play area: draw a card.",
)  # fmt: skip
REBEL_GENERAL.gives_when(another_companion, Gives(draw=1))

ROBBERY: Final = blue(
    "robbery", "Robbery", cost=5, copies=2, points=1, topping=True, gives=Gives(swords=2, gold=2),
    text="If you are in a room with a stall this turn: teleport to an adjacent room. "
    "When acquired, it may go on top of your deck.",
)  # fmt: skip


@ROBBERY.lets_you(been_at_a_stall, must=True)
async def run_away(g: Game, me: Player) -> None:
    await teleport_next_door(g, me, ROBBERY)


ROSE_QUARTZ: Final = blue(
    "rose_quartz", "Rose Quartz", cost=5, copies=2, points=4, subtype=GEM, dragon=True,
    gives=Gives(clank=-2, draw=1), acquire=Gives(clank=2), text="When acquired: 2 clank.",
)  # fmt: skip
