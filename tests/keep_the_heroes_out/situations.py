"""Situations on the table, set up from a few lines of a position file, and played on in notation.

table = at("rats", hand="rat_swarm", rooms={"vault": "monsters: {rats: 3}"})
do(table, "play rat_swarm left", "horde move vault", "move vault sewers")
assert monsters(table, "sewers") == {"rats": [0]}

The dungeon is that of the rulebook's worked turn, without its treasures and portals unless a test asks for them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import underkeep as uk
from underkeep.keep_the_heroes_out.kinds import ROOMS
from underkeep.keep_the_heroes_out.scenarios import scenario_named
from underkeep.keep_the_heroes_out.table import Game


def at(
    clans: str = "rats", *, hand: str | None = "", rooms: Mapping[str, str] | None = None, mine: str = "",
    others: tuple[str, ...] = (), extra: str = "", guild: str = "", phase: str = "play", bare: bool = True,
    seed: int = 1, loot: str = "spider giant_bat cave_wolf mimic sword", **options: Any,
) -> uk.Table:  # fmt: skip
    """Seat 0 is in its turn; `hand` are its cards, `others` lines for the other players, `guild` the next cards."""
    names = clans.split()
    given = {"players": len(names), "scenario": "textbook_dungeon", "clans": f"[{', '.join(names)}]", **options}
    written = ", ".join(f"{name}: {str(value).lower()}" for name, value in given.items())
    lines = [
        f"underkeep: position 1\ngame: keep_the_heroes_out\nseed: {seed}\noptions: {{{written}}}",
        f"phase: {phase}",
    ]
    held = [] if hand is None else [f"hand: [{', '.join(hand.split())}]"]
    players = [", ".join([*held, *([mine] if mine else [])])]
    players += [line or "hand: []" for line in (*others, *[""] * (len(names) - 1 - len(others)))]
    lines += ["players:", *[f"- {{{line}}}" for line in players]]
    dungeon = scenario_named(given["scenario"], hard=bool(given.get("hard", False))).dungeon
    told = dict(rooms or {})
    lines.append("rooms:")
    for number in dungeon.rooms:
        name = ROOMS[number]
        parts = [told.pop(name)] if name in told else []
        if bare and name != "vault" and "treasure:" not in "".join(parts):
            parts.append("treasure: none")
        if bare and "portal:" not in "".join(parts):
            parts.append("portal: none")
        lines.append(f"  {name}: {{{', '.join(part for part in parts if part)}}}")
    lines += [f"  {name}: {{{more}}}" for name, more in told.items()]
    if guild:
        lines.append(f"guild_deck: [{', '.join(guild.split())}]")
    if loot:
        lines.append(f"loot: {{row: [{', '.join(loot.split())}]}}")
    return uk.load("\n".join([*lines, extra.strip(), ""]))


def invaded(guild: str, clans: str = "rats", **more: Any) -> tuple[uk.Table, list[uk.Event]]:
    """The turn is over and these Guild cards come; what happened up to the first question."""
    table = at(clans, guild=guild, phase="rest", **more)
    return table, do(table, "done")


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


def view(table: uk.Table) -> dict[str, Any]:
    return table.view(None)


def seat(table: uk.Table, number: int = 0) -> dict[str, Any]:
    """A player as that player sees itself."""
    mine: dict[str, Any] = table.view(number)["players"][number]
    return mine


def room(table: uk.Table, name: str) -> dict[str, Any]:
    return next(one for one in view(table)["rooms"] if one["room"] == name)


def monsters(table: uk.Table, name: str) -> dict[str, list[int]]:
    """The damage of each monster there, by clan."""
    return {one["clan"]: one["damage"] for one in room(table, name)["monsters"]}


def heroes(table: uk.Table, name: str) -> tuple[dict[str, int], dict[str, int]]:
    """Active and exhausted heroes, without those that are not there."""
    there = room(table, name)["heroes"]
    active, exhausted = [{hero: n for hero, n in there[state].items() if n} for state in ("active", "exhausted")]
    return active, exhausted


def resources(table: uk.Table, name: str) -> dict[str, int]:
    return {goods: count for goods, count in room(table, name)["resources"].items() if count}


def why_not(table: uk.Table, notation: str) -> str:
    """The rule that forbids this now; empty if it is allowed."""
    refusal = table.why_not(notation)
    return "" if refusal is None else refusal.rule


def told(events: list[uk.Event], kind: str) -> list[dict[str, Any]]:
    """The events of one kind, as the seat that did it sees them."""
    return [event.seen_by(event.seat if event.seat >= 0 else None) for event in events if event.kind.name == kind]


def steps(events: list[uk.Event]) -> list[tuple[int, str]]:
    """Which step of the invasion each event tells, and by which rule."""
    return [(event.facts["step"], event.facts["rule"]) for event in events if "step" in event.facts]


def end_turn(table: uk.Table) -> list[uk.Event]:
    """Do nothing else, and let the heroes come; whatever is asked is answered by the first option."""
    turn = view(table)["turn"]
    happened: list[uk.Event] = []
    for _ in range(300):
        if table.decision is None or view(table)["turn"] != turn:
            return happened
        said = options(table)
        last = next((word for word in ("end turn", "done", "pass") if word in said), said[0])
        happened += table.choose(last)
    raise AssertionError("this turn does not end")
