"""Situations on the table, set up from a few lines of a position file, and played on in notation.

table = at(
    '''
    phase: adventure
    active: 0
    players:
    - {boss: cleopatra, dungeon: [bottomless_pit], inside: {hero: nick_the_masher, room: 1, damage: 1}}
    - {boss: gorgona, hand: [freeze]}
    '''
)
do(table, "use bottomless_pit 1 nick_the_masher")
assert seat(table, 0)["souls"] == 1
"""

from __future__ import annotations

import textwrap
from typing import Any

import underkeep as uk


def at_next_level(position: str, *, seed: int = 1, variants: tuple[str, ...] = ()) -> uk.Table:
    """The same with the cards of The Next Level beside those of the base set, and with its heroes."""
    return at(position, seed=seed, variants=variants, more=", sets: [BMR, TNL], heroes: TNL")


def at_small_boxes(position: str, *, seed: int = 1, variants: tuple[str, ...] = ()) -> uk.Table:
    """The same with the cards of the small boxes beside those of both base sets."""
    return at(position, seed=seed, variants=variants, more=", sets: [BMR, TNL, DBM, POP, LST], heroes: TNL")


def with_minibosses(position: str, *, seed: int = 1, variants: tuple[str, ...] = ()) -> uk.Table:
    """The same with the cards of Rise of the Minibosses beside those of the base set, and with its heroes."""
    return at(position, seed=seed, variants=variants, more=", sets: [BMR, RMB], heroes: RMB")


def at_with_coins(position: str, *, seed: int = 1, more: str = "") -> uk.Table:
    """The same with coins and minibosses: the cards of Rise of the Minibosses beside those of the base set."""
    return at(position, seed=seed, more=f", sets: [BMR, TNL, RMB]{more}")


def at_vault(position: str, *, seed: int = 1, variants: tuple[str, ...] = ()) -> uk.Table:
    """The same with the cards of Vault of Villains."""
    return at(position, seed=seed, variants=variants, more=", sets: [BMR, TNL, VOV], heroes: TNL")


def at_crash_site(position: str, *, seed: int = 1, variants: tuple[str, ...] = (), heroes: str = "BMR") -> uk.Table:
    """The same with the cards of Crash Landing too; of its heroes, if five or six play."""
    return at(position, seed=seed, variants=variants, more=f", sets: [BMR, TNL, CRL], heroes: {heroes}")


def at(position: str, *, seed: int = 1, variants: tuple[str, ...] = (), more: str = "") -> uk.Table:
    """The table that the lines describe; the number of players is told by them."""
    body = textwrap.dedent(position).strip()
    players = body[body.index("players:") :].count("\n- ")
    head = f"underkeep: position 1\ngame: boss_monster\nseed: {seed}\n"
    options = f"options: {{players: {players}, variants: [{', '.join(variants)}]{more}}}\n"
    return uk.load(head + options + body + "\n")


def do(table: uk.Table, *notations: str) -> list[uk.Event]:
    """Answer one decision after the other; returns all that happened. Nothing is passed over silently."""
    happened: list[uk.Event] = []
    for notation in notations:
        happened += table.choose(notation)
    return happened


def options(table: uk.Table) -> list[str]:
    """What the deciding seat may do now."""
    return [] if table.decision is None else [str(option) for option in table.decision.options]


def decider(table: uk.Table) -> int | None:
    return None if table.decision is None else table.decision.seat


def pass_until(table: uk.Table, phase: str, most: int = 200) -> list[uk.Event]:
    """Everybody declines everything until the phase begins (or the game is over): pass, no, or the first option."""
    happened: list[uk.Event] = []
    for _ in range(most):
        if table.decision is None or view(table)["phase"] == phase:
            return happened
        happened += decline(table)
    raise AssertionError(f"{phase} did not come in {most} decisions")


def decline(table: uk.Table) -> list[uk.Event]:
    said = options(table)
    for refusal in ("pass", "no"):
        if refusal in said:
            return table.choose(refusal)
    return table.choose(0)


def finish_round(table: uk.Table, most: int = 200) -> list[uk.Event]:
    """Everybody declines everything until the next round has begun (or the game is over)."""
    number = view(table)["round"]
    happened: list[uk.Event] = []
    for _ in range(most):
        if table.decision is None or view(table)["round"] > number:
            return happened
        happened += decline(table)
    raise AssertionError(f"round {number} did not end in {most} decisions")


def view(table: uk.Table, viewer: int | None = None) -> dict[str, Any]:
    return table.view(viewer)


def seat(table: uk.Table, number: int) -> dict[str, Any]:
    """A player as that player sees itself."""
    mine: dict[str, Any] = table.view(number)["players"][number]
    return mine


def hand(table: uk.Table, number: int) -> list[str]:
    mine = seat(table, number)
    cards: list[str] = mine["rooms"]["cards"] + mine["spells"]["cards"]
    return cards


def dungeon(table: uk.Table, number: int) -> list[str]:
    """The visible rooms from the entrance to the boss."""
    return [room["stack"][-1] for room in seat(table, number)["dungeon"] if room["stack"]]


def damage(table: uk.Table, number: int) -> list[int]:
    """What each room of the dungeon deals now."""
    return [room["damage"] for room in seat(table, number)["dungeon"]]


def town(table: uk.Table) -> list[str]:
    return [hero["hero"] for hero in view(table)["town"]]


def entrance(table: uk.Table, number: int) -> list[str]:
    return [hero["hero"] for hero in seat(table, number)["entrance"]]


def told(events: list[uk.Event], kind: str) -> list[dict[str, Any]]:
    """The events of one kind, as the seat that did it sees them."""
    return [event.seen_by(event.seat if event.seat >= 0 else None) for event in events if event.kind.name == kind]


def why_not(table: uk.Table, notation: str) -> str:
    """The rule that forbids this now; empty if it is allowed."""
    refusal = table.why_not(notation)
    return "" if refusal is None else refusal.rule


# -- with items ------------------------------------------------------------------------------------------------------

BYSTANDER = "{boss: robobo, dungeon: [centipede_tunnel], hand: [freeze]}"  # asked in every window, and so stops it


def at_items(position: str, *, seed: int = 1, variants: tuple[str, ...] = ()) -> uk.Table:
    """The same with both sets of items, beside the two base sets, and with the heroes of The Next Level."""
    return at(position, seed=seed, variants=variants, more=", sets: [BMR, TNL, THK, IOD], heroes: TNL")


def guest(item: str, dungeon: str, *, hero: str = "elfstar", mine: str = "", theirs: str = BYSTANDER) -> uk.Table:
    """A hero with this item stands at the entrance of seat 0, whose turn it is; seat 1 can stop every window."""
    return at_items(
        f"""
        phase: adventure
        active: 0
        players:
        - {{boss: cleopatra, dungeon: [{dungeon}], entrance: [{{hero: {hero}, item: {item}}}], {mine}}}
        - {theirs}
        """
    )


def visitor(
    dungeon: str, *, item: str = "", hero: str = "elfstar", damage: int = 0, mine: str = "", theirs: str = BYSTANDER
) -> uk.Table:
    """A hero is in the first room of seat 0; `item` is what that player's boss has face up."""
    held = f"item: {item}," if item else ""
    return at_items(
        f"""
        phase: adventure
        active: 0
        players:
        - {{boss: cleopatra, dungeon: [{dungeon}], inside: {{hero: {hero}, room: 1, damage: {damage}}}, {held} {mine}}}
        - {theirs}
        """
    )


def walker(table: uk.Table) -> dict[str, Any]:
    """The hero that is on its way through a dungeon."""
    seen: dict[str, Any] = view(table)["walking"]
    return seen


def pass_by(table: uk.Table, times: int) -> list[uk.Event]:
    return do(table, *["pass"] * times)


def asked(table: uk.Table) -> str:
    """What kind of question is open."""
    return "" if table.decision is None else table.decision.kind


def said(table: uk.Table) -> list[str]:
    """The answers in words."""
    return [] if table.decision is None else [option.text() for option in table.decision.options]


def winners(table: uk.Table) -> tuple[int, ...]:
    return () if table.result is None else table.result.winners
