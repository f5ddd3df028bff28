"""Situations on the table, set up from a few lines of a position file, and played on in notation.

table = at("pawn: landing, hand: [sidestep, burgle]")
do(table, "play sidestep", "move west_porch")
assert seat(table, 0)["pawn"] == "west_porch"
"""

from __future__ import annotations

import textwrap
from typing import Any

import underkeep as uk
from underkeep.clank_catacombs.table import Game

# Dear cards that do nothing by lying in the row.
DULL = (
    "lute", "souldrinker", "crystal_compass", "double_cross", "expensive_taste", "grand_theft", "floating_skull",
    "brave_hero", "curator", "expert_guide", "rebel_general", "robbery",
)  # fmt: skip
HOLD = "potion_of_strength"
OTHER = "{pawn: crypt, hand: [burgle, stumble, sidestep, scramble, burgle]}"


def at(
    mine: str = "", theirs: str = OTHER, extra: str = "", *, row: str = "dull", seed: int = 1, **more: Any
) -> uk.Table:
    """Seat 0 is in the middle of its turn, seat 1 (and more of them) waits. `extra` are lines of their own."""
    lines = textwrap.dedent(extra).strip()
    mine = mine.strip(", ")
    others = [line for line in theirs.split(" / ") if line]
    options = {"players": 1 + len(others), "first_player": "0", **more}
    written = ", ".join(f"{name}: {str(value).lower()}" for name, value in options.items())
    if "tokens:" not in mine:  # something to do at any time: else a turn ends by itself when nothing else is left
        mine = ", ".join([*([mine] if mine else []), f"tokens: [{HOLD}]"])
    players = "\n".join([f"- {{{mine}}}", *[f"- {line}" for line in others]])
    if row == "dull":
        unused = [card for card in DULL if card not in f"{mine} {theirs} {extra}"]
        row = f"[{', '.join(unused[:6])}]"
    rows = f"row: {row}\n" if row else ""
    head = f"underkeep: position 1\ngame: clank_catacombs\nseed: {seed}\noptions: {{{written}}}\n"
    return uk.load(f"{head}{rows}{lines}\nplayers:\n{players}\n")


def do(table: uk.Table, *notations: str) -> list[uk.Event]:
    """Answer one decision after the other; returns all that happened. Nothing is passed over silently."""
    happened: list[uk.Event] = []
    for notation in notations:
        happened += table.choose(notation)
    return happened


def options(table: uk.Table) -> list[str]:
    """What the deciding seat may do now."""
    return [] if table.decision is None else [str(option) for option in table.decision.options]


def offers(table: uk.Table, verb: str) -> list[str]:
    """Those of them that begin like this."""
    return [option for option in options(table) if option.startswith(verb)]


def asked(table: uk.Table) -> tuple[int, str]:
    assert table.decision is not None, "the game is over"
    return table.decision.seat, table.decision.kind


def pieces(table: uk.Table) -> Game:
    """All that lies on the table, hidden or not."""
    game = table._game
    assert isinstance(game, Game)
    return game


def seat(table: uk.Table, number: int = 0) -> dict[str, Any]:
    """A player as that player sees itself."""
    mine: dict[str, Any] = table.view(number)["players"][number]
    return mine


def now(table: uk.Table) -> dict[str, Any]:
    """What this turn has brought so far."""
    turn: dict[str, Any] = table.view(None)["this_turn"]
    return turn


def view(table: uk.Table) -> dict[str, Any]:
    return table.view(None)


def why_not(table: uk.Table, notation: str) -> str:
    """The rule that forbids this now; empty if it is allowed."""
    refusal = table.why_not(notation)
    return "" if refusal is None else refusal.rule


def told(events: list[uk.Event], kind: str) -> list[dict[str, Any]]:
    """The events of one kind, as the seat that did it sees them."""
    return [event.seen_by(event.seat if event.seat >= 0 else None) for event in events if event.kind.name == kind]


def play_hand(table: uk.Table) -> list[uk.Event]:
    """Play every card; whatever is asked meanwhile is answered by the last option, which is to decline if one may."""
    me = asked(table)[0]
    happened: list[uk.Event] = []
    for _ in range(200):
        if table.decision is None or table.decision.seat != me or not seat(table, me)["cards"]:
            return happened
        plays = offers(table, "play")
        happened += table.choose(plays[0] if plays else options(table)[-1])
    raise AssertionError("this hand does not end")


def end_turn(table: uk.Table) -> list[uk.Event]:
    """Play what must be played, do nothing else, and end the turn; arrive effects are answered by the first option."""
    me, turn = asked(table)[0], view(table)["turn"]
    happened: list[uk.Event] = []
    for _ in range(200):
        if table.decision is None or view(table)["turn"] != turn:
            return happened
        said = options(table)
        if table.decision.seat == me and "end turn" in said:
            happened += table.choose("end turn")
        else:
            plays = offers(table, "play")
            happened += table.choose(plays[0] if plays else said[-1])
    raise AssertionError("this turn does not end")


def refilling(
    *cards: str, mine: str = "hand: [burgle]", theirs: str = OTHER, extra: str = "", **more: Any
) -> tuple[uk.Table, list[uk.Event]]:
    """A turn has ended, and these cards have come into the row, in this order."""
    dull = [card for card in DULL if card not in f"{mine} {theirs} {extra} {cards}"]
    row = ", ".join([*["none"] * len(cards), *dull[: 6 - len(cards)]])
    table = at(mine, theirs, f"{textwrap.dedent(extra)}\ndungeon_deck: [{', '.join(cards)}]", row=f"[{row}]", **more)
    return table, end_turn(table)


def attacked(**more: Any) -> tuple[uk.Table, list[uk.Event]]:
    """The same with a card that wakes the dragon and does nothing else."""
    return refilling("smoky_quartz", **more)
