"""Why not? The same predicates that make the option lists, asked the other way round."""

from __future__ import annotations

from typing import Any, Final

from underkeep.core.decision import Decision
from underkeep.core.game import Refusal
from underkeep.keep_the_heroes_out.cards import CATALOGUE, CLAN
from underkeep.keep_the_heroes_out.kinds import PRISON, ROOMS, TRAP, Action, Card, Side
from underkeep.keep_the_heroes_out.options import SIDE_NAMES
from underkeep.keep_the_heroes_out.player import Player
from underkeep.keep_the_heroes_out.refusing_actions import ACTIVATED, NEEDS_MONSTER, why_no_activate, why_not_act
from underkeep.keep_the_heroes_out.rules.acting import possible
from underkeep.keep_the_heroes_out.table import Game

ACTS: Final = ("act", "then", "horde")
EARLY: Final = ("clans", "muster")  # before the first turn
PHASES_TO_COME: Final = ("exchange", "replace", "rest")  # before the invasion

# What is asked, and the rule that says who may answer what.
ASKED: Final = {
    "clan": "KH-015", "muster": "KH-019", "turn": "KH-048", "act": "KH-050", "then": "KH-097", "horde": "KH-093",
    "exchange": "KH-057", "replace": "KH-057", "rest": "KH-127", "take": "KH-145", "build": "KH-152", "lay": "KH-152",
    "bury": "KH-159", "next": "KH-161", "ransack": "KH-172", "losses": "KH-195", "shot": "KH-175",
    "attacker": "KH-161", "hit": "KH-185", "loot": "KH-192", "charge": "KH-202", "defend": "KH-186",
    "discard": "KH-196", "pay": "KH-159", "where": "KH-159", "escape": "KH-159", "shift": "KH-159",
    "cycle": "KH-159", "bring": "KH-159",
}  # fmt: skip


def why_not(g: Game, decision: Decision[Any], notation: str) -> Refusal:
    """The rule that forbids this to the decider, from what the decider knows alone (RS-044)."""
    me = g.players[decision.seat]
    said = notation.split()
    kind = decision.kind
    rule = "KH-A05" if kind == "where" and g.stack[-1].what == "summon" else ASKED[kind]
    verb = said[0] if said else ""
    if verb in ("play", "gamble", "exchange") and me is not g.active:
        return Refusal("KH-046", "keep-not-your-turn")
    if verb == "gamble":
        return why_not_gamble(g)
    if verb == "play":
        return why_not_play(g, me, kind, said)
    if verb == "exchange" and kind != "replace":
        return why_not_exchange(g, me, kind, said)
    if verb == "defend" and kind != "defend":
        return Refusal("KH-087", "keep-nothing-to-defend")
    if verb == "end" and kind != "turn" and g.phase not in EARLY:
        return why_not_end(g, kind)
    if kind == "turn" and verb in ACTIVATED:
        return why_no_activate(g, me, verb)
    if kind in ACTS and verb:
        return why_not_act(g, me, g.stack[-1], said)
    if kind == "clan" and len(said) == 2 and said[1] in CLAN:
        return Refusal("KH-015", "keep-clan-taken", {"clan": said[1]})
    if kind == "muster" and len(said) == 2:
        return Refusal("KH-019", "keep-not-your-room", {"room": said[1]})
    if kind == "replace" and verb == "replace" and len(said) == 2:
        return Refusal("KH-057", "keep-not-in-row", {"card": said[1]})
    if kind == "defend" and said[:2] == ["defend", "with"] and len(said) == 3:
        return why_not_defend(me, said[2])
    if kind in ("charge", "shot") and len(said) > 1:
        return Refusal(rule, "keep-not-nearest", {"room": said[-1]})
    if verb in ("pass", "done", "end"):
        return Refusal(rule, "keep-must-choose")
    return Refusal(rule, "keep-not-offered", {"notation": notation[:80]})


def why_not_gamble(g: Game) -> Refusal:
    """KH-127, KH-134: once in a turn, between cards; never inside a card or during the invasion."""
    if not g.dungeon.holds[PRISON]:
        return Refusal("KH-004", "keep-no-such-room", {"room": ROOMS[PRISON]})
    if g.gambled:
        return Refusal("KH-134", "keep-gambled-already")
    return Refusal("KH-A02", "keep-no-gamble-now")


def why_not_play(g: Game, me: Player, kind: str, said: list[str]) -> Refusal:
    ident = said[1] if len(said) > 1 else ""
    card = CATALOGUE.get(ident)
    words = {"card": ident}
    if card is None or card not in me.hand:
        return Refusal("KH-048", "keep-not-in-hand", words)
    if kind != "turn":
        return why_not_yet(g, words)
    side = side_meant(card, said[2:])
    if side < 0:
        return Refusal("KH-096", "keep-no-such-side", words)
    if side == card.reaction:
        return Refusal("KH-087", "keep-only-a-reaction", words)
    if not possible(g, me, card.sides[side]):
        return Refusal(why_nothing(g, me, card.sides[side]), "keep-nothing-to-do", words)
    return Refusal("KH-048", "keep-not-offered", {"notation": " ".join(said)[:80]})


def why_not_yet(g: Game, words: dict[str, str]) -> Refusal:
    """KH-045, KH-049, KH-138: in phase 1, and only after the last card and the heroes whom a Mage has freed."""
    if g.phase != "play":
        return Refusal("KH-045", "keep-not-in-this-phase", words)
    if heroes_act(g):
        return Refusal("KH-138", "keep-heroes-under-way")
    return Refusal("KH-049", "keep-card-under-way", words)


def why_not_end(g: Game, kind: str) -> Refusal:
    """KH-045, KH-049, KH-074: not inside a card, not before the phases to come, not before all heroes are exhausted."""
    if kind in PHASES_TO_COME:
        return Refusal("KH-045", "keep-must-choose")
    if g.phase != "play" or heroes_act(g):
        return Refusal("KH-074", "keep-heroes-under-way")
    return Refusal("KH-049", "keep-card-under-way")


def heroes_act(g: Game) -> bool:
    """Whether heroes are under way, and no card is that has to be finished after them."""
    doing = [task.what for task in g.stack]
    return "settle" in doing and not any(what in ACTS for what in doing)


def why_nothing(g: Game, me: Player, side: Side) -> str:
    """The rule that stands against every action of this side, if it is one rule."""
    rules = dict.fromkeys([why_impossible(g, me, one) for one in side])
    return next(iter(rules)) if len(rules) == 1 else "KH-052"


def why_impossible(g: Game, me: Player, one: Action) -> str:
    """An empty lair or reserve, no monster who could do it, nobody to hit; else it is just that nothing is gained."""
    if one.kind == "if":
        return "KH-100"
    if one.kind == "ambush" and not me.lair:
        return "KH-023"
    if used_up(g, one):
        return "KH-075"
    if one.kind in ("melee", "ranged") or not g.in_dungeon(me):
        return NEEDS_MONSTER.get(one.kind, "KH-052")
    return "KH-052"


def used_up(g: Game, one: Action) -> bool:
    """KH-075: the reserve has none of what it brings."""
    if one.kind == "portal":
        return not g.spare_portals
    return one.kind in ("place", "trap") and not g.reserve[TRAP if one.kind == "trap" else one.goods]


def side_meant(card: Card, said: list[str]) -> int:
    """The side that these words name; less than 0: none."""
    if len(card.sides) == 1:
        return -1
    names = list(SIDE_NAMES) if len(card.sides) == 2 else [str(at + 1) for at in range(len(card.sides))]
    return names.index(said[0]) if len(said) == 1 and said[0] in names else -1


def why_not_exchange(g: Game, me: Player, kind: str, said: list[str]) -> Refusal:
    """KH-057, KH-060: in phase 2, for a card of the hand."""
    if not me.hand:
        return Refusal("KH-060", "keep-no-cards")
    if kind != "exchange":
        return Refusal("KH-057", "keep-only-in-phase-2")
    if not g.row:
        return Refusal("KH-057", "keep-row-empty")
    return Refusal("KH-057", "keep-not-in-hand", {"card": said[1] if len(said) > 1 else ""})


def why_not_defend(me: Player, ident: str) -> Refusal:
    if ident not in [card.id for card in me.hand]:
        return Refusal("KH-186", "keep-not-in-hand", {"card": ident})
    return Refusal("KH-087", "keep-no-defence", {"card": ident})
