"""What can be taken back, over random games: only what nobody has learned or decided anything by."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import at, do
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


def refusal(table: uk.Table, seat: int) -> uk.UndoRefused:
    with pytest.raises(uk.UndoRefused) as refused:
        table.undo(seat)
    return refused.value


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


@pytest.mark.rs("RS-047")
@pytest.mark.parametrize("first", range(0, 40, 10))
def test_that_another_seat_is_asked_in_secret_is_not_told_by_what_can_be_taken_back(first: int) -> None:
    """It would be told by any other reason than the one for a seat that might have been asked and was not."""
    secret = 0
    for number in range(first, first + 10):
        table, rng = deal(number), chance(number)
        seat = -1
        while table.decision is not None:
            if table.decision.unseen and table.decision.seat != seat >= 0:
                secret += 1
                assert refusal(table, seat).field == "decision"
                table.choose(len(table.decision.options) - 1)
                assert refusal(table, seat).field == ("decision" if table.result is None else "result")
                seat = -1
            else:
                seat = table.decision.seat
                table.choose(any_answer(table, rng))
    assert secret > 50


@pytest.mark.rs("RS-047")
@pytest.mark.parametrize(
    ("situation", "answer", "hands"),
    [
        (
            """
            phase: build
            players:
            - {{boss: draculord, dungeon: [golem_factory, open_grave], hand: [mimic_vault]}}
            - {{boss: gorgona, hand: [{hand}, dark_altar]}}
            """,
            "build mimic_vault new",
            ("freeze", "fear"),
        ),
        (
            """
            phase: mulligan
            players:
            - boss: draculord
              hand: [golem_factory, monsters_ballroom, beast_menagerie, vampire_bordello, dracolich_lair]
            - boss: gorgona
              hand: [mimic_vault, all_seeing_eye, recycling_center, the_crushinator, {hand}]
            """,
            "no",
            ("ligers_den", "dark_altar"),
        ),
    ],
    ids=["a spell", "a mulligan"],
)
def test_taking_back_is_refused_alike_whether_another_seat_has_passed_in_secret_or_was_not_asked(
    situation: str, answer: str, hands: tuple[str, str]
) -> None:
    told = []
    for hand in hands:
        table = at(situation.format(hand=hand))
        do(table, answer)
        if asked(table).seat == 1 and asked(table).unseen:
            table.choose(len(asked(table).options) - 1)
        refused = refusal(table, 0)
        told.append((str(refused), refused.field, refused.rule, table.view(0)))
    assert told[0] == told[1]
