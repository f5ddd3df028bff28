"""Why not? The same predicates that make the option lists, asked the other way round."""

from __future__ import annotations

from typing import Any, Final

from underkeep.clank_catacombs.acquiring import can_use
from underkeep.clank_catacombs.basics import GOBLIN, RESERVED
from underkeep.clank_catacombs.cards import CATALOGUE
from underkeep.clank_catacombs.dungeon import NOWHERE, Way
from underkeep.clank_catacombs.kinds import BLUE, DEVICE, MONSTER, RESERVE, Card
from underkeep.clank_catacombs.options import Place
from underkeep.clank_catacombs.player import HEALTH, Player
from underkeep.clank_catacombs.refusing_rooms import why_not_buy, why_not_mark, why_not_open, why_not_take
from underkeep.clank_catacombs.rules.acting import locks, monsters_in, turns_of
from underkeep.clank_catacombs.setup import crypt_of
from underkeep.clank_catacombs.table import Game
from underkeep.clank_catacombs.tiles import room_named
from underkeep.clank_catacombs.tiles.printed import ROOMS
from underkeep.clank_catacombs.tokens import TOKENS
from underkeep.clank_catacombs.verbs.ground import is_home, may_enter
from underkeep.core.decision import Decision
from underkeep.core.game import Refusal

MENUS: Final = ("turn", "place", "cross")  # where a player may do what the turn allows

# What else is asked, and the rule that says who may answer what.
ASKED: Final = {
    "place": "CC-118",
    "cross": "CC-126",
    "turn_tile": "CC-288",
    "shield": "CC-300",
    "trash": "CC-182",
    "discard": "CC-171",
    "teleport": "CC-177",
    "theft": "CC-307",
    "top": "CC-066",
    "mark": "CC-306",
    "good": "CC-303",
    "replace": "CC-304",
    "at": "CC-305",
    "return_idol": "CC-262",
    "choose": "CC-039",
}

# Those that no text of one's own compels to: who passes is refused by the rule itself, elsewhere by CC-040.
NOT_COMPELLED: Final = ("turn_tile", "top", "return_idol")


def why_not(g: Game, decision: Decision[Any], notation: str) -> Refusal:
    """The rule that forbids this to the decider, from what the decider knows alone (RS-044)."""
    me = g.players[decision.seat]
    said = notation.split()
    verb = said[0] if said else ""
    if decision.kind not in MENUS:
        return why_not_answer(g, me, decision.kind, notation)
    card = CATALOGUE.get(said[1]) if len(said) == 2 else None
    if verb == "play":
        return why_not_play(me, said, card)
    if verb == "acquire":
        return why_not_acquire(g, said, card)
    if verb == "fight":
        return why_not_fight(g, me, said, card)
    if verb == "use":
        return why_not_use(g, me, said, card)
    if verb in ("move", "explore", "go"):
        return why_not_walk(g, me, said)
    if verb == "buy":
        return why_not_buy(g, me, said)
    if verb == "open":
        return why_not_open(g, me, said)
    if verb == "mark":
        return why_not_mark(g, me, said)
    if said == ["take", "artifact"]:
        return why_not_take(g, me)
    if said == ["end", "turn"]:
        return why_not_end(g, me)
    if verb in ("place", "stay"):
        return why_not_place(g, notation)
    if said == ["pass"]:
        return Refusal("CC-036" if me.hand else "CC-053", "clank-must-choose")
    # What only a card or token brings about, such as a teleport, is told by its own rule.
    return Refusal(ASKED.get(verb, "CC-041"), "clank-not-offered", {"notation": notation[:80]})


def why_not_answer(g: Game, me: Player, kind: str, notation: str) -> Refusal:
    """A card has asked for something else, and cannot be declined; or the crypt is next door, but not yet for me."""
    rule = ASKED.get(kind, "CC-039")
    if notation == "pass":
        return Refusal(rule if kind in NOT_COMPELLED else "CC-040", "clank-must-choose")
    home = ROOMS[crypt_of(g.dungeon.start())]
    if kind == "teleport" and notation == f"teleport {home.id}" and not may_enter(me, home.number):
        return Refusal("CC-292", "clank-no-artifact-yet")
    return Refusal(rule, "clank-not-offered", {"notation": notation[:80]})


def why_not_play(me: Player, said: list[str], card: Card | None) -> Refusal:
    if card is None or card not in me.hand:
        return Refusal("CC-036", "clank-not-in-hand", {"card": " ".join(said[1:])[:80]})
    return Refusal("CC-A02", "clank-not-in-a-move", {"card": card.id})


def why_not_acquire(g: Game, said: list[str], card: Card | None) -> Refusal:
    words = {"card": " ".join(said[1:])[:80]}
    if card is None or card.header not in (BLUE, RESERVE):
        header = "" if card is None else card.header
        rule = "CC-070" if header == DEVICE else "CC-072" if header == MONSTER else "CC-065"
        return Refusal(rule, "clank-not-to-acquire", words)
    if card.header == RESERVE and not g.reserve[RESERVED.index(card)]:
        return Refusal("CC-069", "clank-stack-empty", words)
    if card.header == BLUE and card not in g.row:
        return Refusal("CC-065", "clank-not-in-row", words)
    if card.cost > g.turn.skill:
        rule = "CC-068" if card.header == RESERVE else "CC-065"
        return Refusal(rule, "clank-no-skill", words | {"cost": str(card.cost), "have": str(g.turn.skill)})
    return Refusal("CC-A02", "clank-not-in-a-move", words)


def why_not_fight(g: Game, me: Player, said: list[str], card: Card | None) -> Refusal:
    words = {"card": " ".join(said[1:])[:80]}
    if card is None or card.header != MONSTER:
        return Refusal("CC-072", "clank-no-monster", words)
    if card is not GOBLIN and card not in g.row:
        return Refusal("CC-072", "clank-not-in-row", words)
    if card.where is not None and not card.where(g, me):
        return Refusal("CC-078" if card.id == "the_warden" else "CC-077", "clank-not-here", words)
    if card.might > g.turn.swords:
        return Refusal("CC-072", "clank-no-swords", words | {"cost": str(card.might), "have": str(g.turn.swords)})
    return Refusal("CC-A02", "clank-not-in-a-move", words)


def why_not_use(g: Game, me: Player, said: list[str], card: Card | None) -> Refusal:
    """A device of the row, a token, or what a card in play offers."""
    words = {"card": " ".join(said[1:])[:80]}
    token = TOKENS.get(said[1]) if len(said) == 2 else None
    if token is not None:
        if token not in me.tokens:
            return Refusal("CC-267", "clank-not-yours", words)
        return Refusal("CC-268" if token.id == "puzzle_box" else "CC-267", "clank-no-use-now", words)
    if card is not None and card.header == DEVICE:
        if card not in g.row:
            return Refusal("CC-070", "clank-not-in-row", words)
        if card.cost > g.turn.skill:
            return Refusal("CC-070", "clank-no-skill", words | {"cost": str(card.cost), "have": str(g.turn.skill)})
        if card.where is not None and not card.where(g, me):
            return Refusal("CC-278", "clank-pool-empty", words)
        if not can_use(g, me, card):
            return Refusal("CC-070", "clank-cannot-pay", words)
        return Refusal("CC-A02", "clank-not-in-a-move", words)
    if card is not None and card in g.turn.offers:
        return Refusal("CC-A02" if g.turn.midway() else "CC-040", "clank-no-use-now", words)
    return Refusal("CC-070", "clank-nothing-to-use", words)


def why_not_end(g: Game, me: Player) -> Refusal:
    if me.hand:
        return Refusal("CC-036", "clank-cards-left", {"count": str(len(me.hand))})
    if g.turn.midway():
        return Refusal("CC-281", "clank-move-under-way")
    return Refusal("CC-039", "clank-duty-left")


def why_not_place(g: Game, notation: str) -> Refusal:
    """CC-118, CC-125: turned so, the tile does not go on where the corridor is, or nobody could pay for it."""
    if notation == "stay":
        return Refusal("CC-282", "clank-move-under-way") if g.turn.midway() else Refusal("CC-126", "clank-no-move")
    found = g.turn.found
    if found is None:
        return Refusal("CC-117", "clank-no-tile")
    continuing = [Place(found.name, turns, found.tile.id).notation() for turns in turns_of(g, found)]
    return Refusal("CC-125" if notation in continuing else "CC-118", "clank-not-offered", {"notation": notation[:80]})


# -- walking --------------------------------------------------------------------------------------------------


def why_not_walk(g: Game, me: Player, said: list[str]) -> Refusal:
    """Of several corridors to the room, the one that is named, or the first."""
    words = {"room": said[1] if len(said) > 1 else ""}
    if g.turn.midway():
        return Refusal("CC-281", "clank-move-under-way")
    if said[0] == "go":
        return Refusal("CC-126", "clank-no-move")
    way = way_meant(g, me, said)
    if way is None and said[0] == "explore" and g.dungeon.way_by(g.room(me), words["room"]) is not None:
        return Refusal("CC-117", "clank-not-offered", {"notation": " ".join(said)[:80]})  # a tile lies there
    if way is None:
        return Refusal("CC-167" if lonely_portal(g, me, said) else "CC-079", "clank-no-way", words)
    if is_home(me):
        return Refusal("CC-291", "clank-home", words)
    if g.turn.stuck and not g.turn.caves_free:
        return Refusal("CC-143", "clank-stuck", words)
    if way.to == NOWHERE and not g.stack:
        return Refusal("CC-128", "clank-no-tiles-left", words)
    if way.to != NOWHERE and not may_enter(me, way.to):
        return Refusal("CC-142", "clank-no-artifact-yet", words)
    if way.against and not me.holds("catacombs_map"):
        return Refusal("CC-089", "clank-one-way", words)
    return why_not_pay(g, me, way, said, words)


def why_not_pay(g: Game, me: Player, way: Way, said: list[str], words: dict[str, str]) -> Refusal:
    if way.boots > g.turn.boots:
        needs = {"cost": str(way.boots), "have": str(g.turn.boots)}
        return Refusal("CC-080" if way.boots > 1 else "CC-079", "clank-no-boots", words | needs)
    if locks(g, way) > me.lockpicks:
        rule = "CC-088" if locks(g, way) > 1 else "CC-086"
        return Refusal(rule, "clank-no-lockpick", words | {"cost": str(locks(g, way)), "have": str(me.lockpicks)})
    spent = int(said[-1]) if len(said) > 2 and said[-2] == "swords" and said[-1].isdecimal() else 0
    if spent > min(g.turn.swords, monsters_in(g, me, way)):
        return Refusal("CC-082", "clank-no-such-swords", words | {"have": str(g.turn.swords)})
    damage = monsters_in(g, me, way) - spent
    if damage + me.damage() >= HEALTH:
        return Refusal("CC-084", "clank-deadly", words | {"damage": str(damage)})
    if damage > me.supply:
        return Refusal("CC-085", "clank-no-cubes", words | {"damage": str(damage)})
    return Refusal("CC-079", "clank-not-offered", {"notation": " ".join(said)[:80]})


def lonely_portal(g: Game, me: Player, said: list[str]) -> bool:
    """CC-167: whether a portal of this room is named, and no other one is on the table."""
    named = [corridor for corridor in ROOMS[me.pawn].corridors if corridor.portal and corridor.portal in said]
    return len(named) > 0 and not [way for way in g.dungeon.ways[me.pawn] if way.portal]


def way_meant(g: Game, me: Player, said: list[str]) -> Way | None:
    """Also one that is not offered, since the corridor beside it is no worse."""
    name = said[said.index("by") + 1] if "by" in said[:-1] else None
    target = said[1] if len(said) > 1 else ""
    if said[0] == "explore":
        for way in g.dungeon.ways[me.pawn]:
            if way.to == NOWHERE and way.name == target:
                return way
        return None
    room = room_named(target, g.dungeon.start())
    opening = None if name is None else g.dungeon.way_by(g.room(me), name)
    for way in [*g.dungeon.ways[me.pawn], *([] if opening is None else [opening])]:
        if room is not None and way.to == room.number and (name is None or way.name == name):
            return way
    return None
