"""Blue cards for 1 to 3 skill."""

from __future__ import annotations

from typing import Final

from underkeep.clank_catacombs import events as ev
from underkeep.clank_catacombs.asking import choose_to_trash, pick
from underkeep.clank_catacombs.basics import BURGLE
from underkeep.clank_catacombs.cards.box import blue
from underkeep.clank_catacombs.cards.conditions import (
    another_companion,
    been_in_a_crystal_cave,
    has_artifact,
    has_idol,
    loud,
    much_gold,
    much_skill_and_an_altar,
    three_prisoners,
)
from underkeep.clank_catacombs.kinds import COMPANION, Bonus, Card, Effect, Gives
from underkeep.clank_catacombs.options import Mark, Replace, Teleport
from underkeep.clank_catacombs.player import Player
from underkeep.clank_catacombs.table import Game
from underkeep.clank_catacombs.tiles.printed import ALTAR, ROOMS
from underkeep.clank_catacombs.verbs.decks import draw, trash, trashable
from underkeep.clank_catacombs.verbs.gold import gain_gold, gain_lockpicks
from underkeep.clank_catacombs.verbs.ground import alone_on_a_square, teleport
from underkeep.clank_catacombs.verbs.loot import altars_to_mark, mark
from underkeep.clank_catacombs.verbs.noise import hush
from underkeep.clank_catacombs.verbs.row import deal_to_row
from underkeep.core.decision import Decision

# -- 1 skill ------------------------------------------------------------------------------------------------------

EMPURROR: Final = blue(
    "empurror", "Empurror", cost=1, copies=1, points=1, subtype=COMPANION,
    text="Choose one: 2 less clank; 1 gold; crystal caves do not stop you this turn. With an artifact, take all three.",
)  # fmt: skip
BOONS: Final = ("silence", "gold", "caves")


def boon(g: Game, me: Player, word: str) -> None:
    if word == "silence":
        hush(g, me, 2)
    elif word == "gold":
        gain_gold(g, me, 1)
    else:
        g.turn.caves_free = True


def the_others(taken: str) -> Effect:
    """What is left to take once an artifact is held."""

    async def take_the_rest(g: Game, me: Player) -> None:
        for word in BOONS:
            if word != taken:
                boon(g, me, word)

    return take_the_rest


THE_REST: Final[list[Bonus]] = [
    Bonus(EMPURROR, f"empurror:{word}", has_artifact, None, the_others(word)) for word in BOONS
]


@EMPURROR.does
async def bestow(g: Game, me: Player) -> None:
    if me.artifacts:
        for word in BOONS:
            boon(g, me, word)
        return
    taken = await pick(me, BOONS, EMPURROR)
    boon(g, me, taken)
    g.turn.pending.append(THE_REST[BOONS.index(taken)])


GOLDEN_FLUTE: Final[Card] = blue(
    "golden_flute", "Golden Flute", cost=1, copies=1, points=1, gives=Gives(gold=1, clank=1),
    text="This turn you may buy one good for 5 gold, wherever you are.",
)  # fmt: skip


@GOLDEN_FLUTE.does
async def call_a_merchant(g: Game, me: Player) -> None:
    g.turn.flutes += 1


PAYOFF: Final = blue(
    "payoff", "Payoff", cost=1, copies=2, gives=Gives(skill=3), text="Trash this card.",
)  # fmt: skip


@PAYOFF.does
async def pay_off(g: Game, me: Player) -> None:
    trash(g, me, PAYOFF, played=True)


REBEL_SCRIBE: Final = blue(
    "rebel_scribe", "Rebel Scribe", cost=1, copies=1, points=1, subtype=COMPANION, gives=Gives(skill=1),
    text="With another companion in your play area: draw a card.",
)  # fmt: skip
REBEL_SCRIBE.gives_when(another_companion, Gives(draw=1))

WAYSTONE: Final = blue(
    "waystone", "Waystone", cost=1, copies=1, points=1, gives=Gives(boots=1),
    text="While you are at an altar you may trash this card to teleport to another altar.",
)  # fmt: skip


def altars_elsewhere(g: Game, me: Player) -> list[int]:
    if not ROOMS[me.pawn].features & ALTAR:
        return []
    return [
        room.number
        for placed in g.dungeon.placed
        for room in placed.tile.rooms
        if room.features & ALTAR and room.number != me.pawn
    ]


def at_an_altar(g: Game, me: Player) -> bool:
    """And nothing else has doomed the stone yet: a card is trashed only once."""
    return WAYSTONE in trashable(g, me) and len(altars_elsewhere(g, me)) > 0


@WAYSTONE.lets_you(at_an_altar)
async def go_to_another_altar(g: Game, me: Player) -> None:
    trash(g, me, WAYSTONE, played=True)
    options = [Teleport(room) for room in altars_elsewhere(g, me)]
    teleport(g, me, (await Decision(me.seat, "teleport", options, WAYSTONE.id)).room)


# -- 2 skill ------------------------------------------------------------------------------------------------------

FLAMBOYANCE: Final = blue(
    "flamboyance", "Flamboyance", cost=2, copies=2, points=1, gives=Gives(draw=1),
    text="If you make 2 or more clank this turn: 2 skill.",
)  # fmt: skip
FLAMBOYANCE.gives_when(loud, Gives(skill=2))

IMP_FAMILIAR: Final = blue(
    "imp_familiar", "Imp Familiar", cost=2, copies=1, points=1, subtype=COMPANION, dragon=True,
    text="Choose one: gain a lockpick; or spend one to draw 2 cards.",
)  # fmt: skip


@IMP_FAMILIAR.does
async def send_the_imp(g: Game, me: Player) -> None:
    words = ["lockpick", "cards"] if me.lockpicks else ["lockpick"]
    if await pick(me, words, IMP_FAMILIAR) == "lockpick":
        gain_lockpicks(g, me, 1)
    else:
        me.lockpicks -= 1
        draw(g, me, 2)


PILLAGE: Final = blue(
    "pillage", "Pillage", cost=2, copies=2, gives=Gives(swords=2, boots=1),
    text="If you gain 3 or more gold this turn: draw a card.",
)  # fmt: skip
PILLAGE.gives_when(much_gold, Gives(draw=1))

REMOVE_TRAPS: Final = blue(
    "remove_traps", "Remove Traps", cost=2, copies=2, points=1, shifts=True, gives=Gives(skill=1, swords=2),
    text="Replace a card of the row by the next one of the deck. If that shows the dragon, it does not wake.",
)  # fmt: skip


@REMOVE_TRAPS.does
async def replace_a_card(g: Game, me: Player) -> None:
    """CC-304: its arrive effect happens, but no attack. CC-196: the deck must still be able to fill the row."""
    options = [Replace(card) for card in dict.fromkeys(g.row) if card is not None]
    if options and g.deck:
        card = (await Decision(me.seat, "replace", options, REMOVE_TRAPS.id)).card
        place = g.row.index(card)
        g.pile.append(card)
        g.tell(ev.CARD_LEFT, me.seat, {"card": card.id})
        deal_to_row(g, me, place)


SHADOW_WALK: Final = blue(
    "shadow_walk", "Shadow Walk", cost=2, copies=2, points=1, gives=Gives(boots=1),
    text="Trash a Burgle from your play area or discard pile.",
)  # fmt: skip


@SHADOW_WALK.does
async def forget_a_burgle(g: Game, me: Player) -> None:
    await choose_to_trash(g, me, SHADOW_WALK.id, only=BURGLE)


# -- 3 skill ------------------------------------------------------------------------------------------------------

ASTRAL_PROJECTION: Final = blue(
    "astral_projection", "Astral Projection", cost=3, copies=1, points=1, gives=Gives(skill=2),
    text="If you generate 6 or more skill this turn: mark any altar as if you were there.",
)  # fmt: skip


@ASTRAL_PROJECTION.does_when(much_skill_and_an_altar)
async def mark_from_afar(g: Game, me: Player) -> None:
    """CC-306: by the rules of the altar, and for its gold."""
    options = [Mark(room) for room in altars_to_mark(g, me)]
    mark(g, me, (await Decision(me.seat, "mark", options, ASTRAL_PROJECTION.id)).room)


BOOTS_OF_THE_APE_LORD: Final = blue(
    "boots_of_the_ape_lord", "Boots of the Ape Lord", cost=3, copies=1, points=3, gives=Gives(boots=3, clank=3),
    text="With a monkey idol, crystal caves do not stop you this turn.",
)  # fmt: skip


@BOOTS_OF_THE_APE_LORD.does_when(has_idol)
async def walk_like_an_ape(g: Game, me: Player) -> None:
    g.turn.caves_free = True


BARD: Final = blue(
    "bard", "Bard", cost=3, copies=2, points=1, subtype=COMPANION, gives=Gives(skill=2, clank=1),
    text="If you make 2 or more clank this turn: heal 2.",
)  # fmt: skip
BARD.gives_when(loud, Gives(heal=2))

LIE_IN_WAIT: Final = blue(
    "lie_in_wait", "Lie in Wait", cost=3, copies=2, points=1, topping=True, gives=Gives(skill=2, swords=1),
    text="If you are in a crystal cave this turn: 2 less clank. When acquired, it may go on top of your deck.",
)  # fmt: skip
LIE_IN_WAIT.gives_when(been_in_a_crystal_cave, Gives(clank=-2))

LIGHTSTICK: Final = blue(
    "lightstick", "Lightstick", cost=3, copies=2, points=1, gives=Gives(skill=3, clank=1),
)  # fmt: skip

REBEL_THIEF: Final = blue(
    "rebel_thief", "Rebel Thief", cost=3, copies=1, points=2, subtype=COMPANION, gives=Gives(lockpicks=1),
    text="Gain a lockpick. With another companion in your play area: draw a card.",
)  # fmt: skip
REBEL_THIEF.gives_when(another_companion, Gives(draw=1))

RIOT: Final = blue(
    "riot", "Riot", cost=3, copies=2, gives=Gives(swords=1, boots=1, clank=1), acquire=Gives(prisoners=1),
    text="With 3 or more freed prisoners you may trash a card from your play area or discard pile. "
    "When acquired: free a prisoner.",
)  # fmt: skip


@RIOT.does_when(three_prisoners)
async def let_them_riot(g: Game, me: Player) -> None:
    await choose_to_trash(g, me, RIOT.id, must=False)


SCAVENGER: Final = blue(
    "scavenger", "Scavenger", cost=3, copies=2, points=1, subtype=COMPANION, gives=Gives(skill=2),
    acquire=Gives(minor=1), text="When acquired: take a minor secret.",
)  # fmt: skip

SMASH_AND_GRAB: Final = blue(
    "smash_and_grab", "Smash and Grab", cost=3, copies=2, points=2, gives=Gives(clank=2, draw=2),
)  # fmt: skip

SNEAK_ATTACK: Final = blue(
    "sneak_attack", "Sneak Attack", cost=3, copies=2, points=1, gives=Gives(swords=3, clank=-2),
    acquire=Gives(swords=1), text="When acquired: 1 sword.",
)  # fmt: skip

SUDDEN_MOVEMENT: Final = blue(
    "sudden_movement", "Sudden Movement", cost=3, copies=2, points=1, gives=Gives(skill=1, boots=2),
    text="Arrive: each player who is alone on a square tile must turn it.",
)  # fmt: skip


@SUDDEN_MOVEMENT.arrives
def shake(g: Game, first: Player) -> None:
    """CC-186, CC-187: one after the other."""
    g.turners = [me.seat for me in g.everyone(first) if alone_on_a_square(g, me)]


SWINDLE: Final = blue("swindle", "Swindle", cost=3, copies=2, points=1, gives=Gives(gold=3))
