"""Games played at random, the same ones in every build and on every Python: chance comes from our own generator."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import underkeep as uk
from underkeep.core.rng import Rng, make

LONGEST_GAME = 5_000  # decisions; a game that is still going on then will never end

KINDS: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 2, "variants": ["classic"]},
    {"players": 3, "variants": ["hard", "machinations"]},
    {"players": 2, "variants": ["choose_boss"]},
    {"players": 4, "variants": ["machinations"]},
    {"players": 2, "variants": ["immortal"]},
    {"players": 4, "variants": ["classic", "hard", "choose_boss", "machinations", "immortal"]},
    {"players": 3, "seeded_discard": False},
)


def deal(number: int, generator: str = "keyed") -> uk.Table:
    """A new game; the number is its seed, and its last digit says for how many players and by which house rules."""
    return uk.new_game("boss_monster", seed=number, generator=generator, **KINDS[number % len(KINDS)])


def chance(number: int) -> Rng:
    return make("fast", number)


def any_answer(table: uk.Table, rng: Rng) -> int:
    """One of the options. Who would decline thinks twice, so that more happens."""
    options = asked(table).options
    answer = rng.below(len(options))
    if str(options[answer]) in {"pass", "no"}:
        answer = rng.below(len(options))
    return answer


def asked(table: uk.Table) -> uk.Decision[Any]:
    assert table.decision is not None, "the game is over"
    return table.decision


def notations(table: uk.Table) -> list[str]:
    return [] if table.decision is None else [str(option) for option in table.decision.options]


def play(table: uk.Table, rng: Rng, most: int = LONGEST_GAME) -> Iterator[list[uk.Event]]:
    """Answer at random until the end, or so many times; what happened is given after each decision."""
    for _ in range(most):
        if table.decision is None:
            return
        yield table.choose(any_answer(table, rng))
    assert most < LONGEST_GAME, "this game does not end"


def finish(table: uk.Table, rng: Rng) -> uk.Table:
    for _ in play(table, rng):
        pass
    return table


def midgame(number: int, decisions: int = 25) -> uk.Table:
    """A table after so many decisions, or at the last one of a shorter game."""
    table = deal(number)
    rng = chance(number)
    for _ in range(decisions):
        after = table.clone()
        after.choose(any_answer(after, rng))
        if after.decision is None:
            break
        table = after
    return table


def tellings(events: list[uk.Event]) -> list[tuple[str, int, dict[str, Any], tuple[int, ...]]]:
    """Events as values that can be compared."""
    return [(event.kind.name, event.seat, event.facts, event.privy) for event in events]
