"""What can be taken back, over random games: only what nobody has learned or decided anything by."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.core.games import any_answer, asked, chance, deal

# What comes out of a deck or a hand, or is shown that lay hidden.
COMES_OUT = {
    "boss_chosen", "hand_changed", "hero_came", "drew", "revealed", "built", "discarded", "searched", "shuffled",
    "looked", "stole", "round_began",
}  # fmt: skip


def die(table: uk.Table) -> list[int]:
    """How far chance has come."""
    return list(table._game.rng.state())


def taken_back(table: uk.Table, seat: int) -> uk.Table | None:
    twin = table.clone()
    try:
        twin.undo(seat)
    except uk.UndoRefused:
        return None
    return twin


@pytest.mark.ux("UX-049")
@pytest.mark.parametrize("first", range(0, 40, 10))
def test_undo_never_follows_a_reveal_or_chance_and_asks_nobody_else_again(first: int) -> None:
    backs = 0
    for number in range(first, first + 10):
        table, rng = deal(number), chance(number)
        seats = range(int(table.options["players"]))
        while table.decision is not None:
            decider, before, state = asked(table).seat, table.digest(), die(table)
            turn = table.view(None)["active"]
            others = [table.view(seat) for seat in seats if seat != decider]
            answer = str(asked(table).options[any_answer(table, rng)])
            happened = {event.kind.name for event in table.choose(answer)}
            for seat in seats:
                twin = taken_back(table, seat)
                if twin is None:
                    continue
                backs += 1
                assert seat == decider  # nobody else has to answer again
                assert not happened & COMES_OUT
                assert not answer.startswith("cast ")  # which shows a card of the hand
                assert (twin.digest(), asked(twin).seat, twin.number) == (before, decider, table.number - 1)
                assert die(twin) == state == die(table)  # no die was cast
                assert twin.view(None)["active"] == turn  # whoever takes back is where they were (UX-190)
                assert [twin.view(one) for one in seats if one != decider] == others
    assert backs > 30
