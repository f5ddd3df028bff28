"""A paced table stops wherever a window closes: how long a window takes must not tell who could have done something."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import at
from tests.core.games import any_answer, asked, chance, deal, notations
from tests.core.invariants import pieces
from underkeep.boss_monster.cards import CATALOGUE
from underkeep.boss_monster.pieces import Game, Room


def stations(table: uk.Table) -> int:
    """Go on to the next question; returns how often the table stopped on the way."""
    stops = 0
    while table.paused:
        table.resume()
        stops += 1
    return stops


@pytest.mark.rs("RS-041")
@pytest.mark.parametrize("number", range(10))
def test_a_paced_table_comes_to_the_same_end_by_the_same_questions(number: int) -> None:
    plain, paced = deal(number), deal(number).paced()
    rng = chance(number)
    stops = 0
    while plain.decision is not None:
        stops += stations(paced)
        assert notations(paced) == notations(plain)
        answer = any_answer(plain, rng)
        told = plain.choose(answer)
        heard = paced.choose(answer)
        while paced.paused:
            heard += paced.resume()
            stops += 1
        assert [event.seen_by(0) for event in heard] == [event.seen_by(0) for event in told]
        assert paced.digest() == plain.digest()
    assert stops > 10
    assert paced.result == plain.result


BUILDING = """
phase: build
active: 0
players:
- {{boss: draculord, hand: [dark_altar], dungeon: [golem_factory]}}
- {{boss: gorgona, hand: [{spell}]}}
"""


@pytest.mark.rs("RS-041")
def test_a_window_in_which_nobody_could_act_closes_like_one_in_which_somebody_passed() -> None:
    idle, asking = at(BUILDING.format(spell="fear")).paced(), at(BUILDING.format(spell="freeze")).paced()
    for table in (idle, asking):
        while asked(table).seat == 1:  # whoever builds first
            table.choose("pass")
            stations(table)
        heard = table.choose("build dark_altar new")
        assert [event.kind.name for event in heard] == ["laid"]
    assert idle.paused
    assert asked(asking).unseen
    asking.choose("pass")
    assert asking.paused
    assert idle.view(None) == asking.view(None)


@pytest.mark.rs("RS-041")
def test_where_nobody_holds_anything_there_is_nothing_to_wait_for() -> None:
    table = at("phase: build\nactive: 0\nplayers:\n- {boss: draculord, hand: [dark_altar]}\n- {boss: gorgona}").paced()
    while asked(table).seat == 1:
        table.choose("pass")
    table.choose("build dark_altar new")
    assert not table.paused


@pytest.mark.rs("RS-042")
def test_a_question_that_tells_of_a_hand_is_unseen_and_a_turn_is_not() -> None:
    unseen: set[str] = set()
    open_to_all: set[str] = set()
    for number in range(10):
        table, rng = deal(number), chance(number)
        while table.decision is not None:
            (unseen if table.decision.unseen else open_to_all).add(table.decision.kind)
            assert table.decision.secret or not table.decision.unseen
            table.choose(any_answer(table, rng))
    assert {"act", "answer", "cancel", "mulligan"} <= unseen
    assert {"first_room", "take"} <= open_to_all
    assert "first_room" not in unseen


def test_nobody_decides_in_a_pause() -> None:
    table = deal(0).paced()
    rng = chance(0)
    while not table.paused:
        table.choose(any_answer(table, rng))
    with pytest.raises(uk.StaleDecision, match="pause"):
        table.choose(0)
    assert table.decision is None
    assert table.result is None
    table.resume()


def test_a_table_that_is_not_paused_cannot_be_resumed() -> None:
    with pytest.raises(uk.StaleDecision, match="not paused"):
        deal(0).resume()


@pytest.mark.rs("RS-011")
def test_a_copy_stands_in_the_same_pause_and_goes_on_alike() -> None:
    compared = 0
    for number in range(6):
        table = deal(number).paced()
        rng = chance(number)
        while table.paused or table.decision is not None:
            if table.paused:
                copy = table.clone()
                assert copy.paused
                assert copy.digest() == table.digest()
                told, heard = table.resume(), copy.resume()
                assert [event.seen_by(1) for event in heard] == [event.seen_by(1) for event in told]
                assert (copy.paused, copy.digest()) == (table.paused, table.digest())
                compared += 1
            else:
                table.choose(any_answer(table, rng))
    assert compared > 100


@pytest.mark.rs("RS-018")
def test_a_rule_that_breaks_down_after_a_pause_leaves_the_table_in_that_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: draculord, hand: [dark_laboratory], dungeon: [open_grave], builds: 1}
        - {boss: gorgona, hand: [fear], builds: 0}
        """
    ).paced()
    while not table.paused or "build dark_laboratory new" in notations(table):
        wanted = [said for said in notations(table) if said.startswith("build")]
        table.choose(wanted[0] if wanted else "pass")

    async def break_down(g: Game, room: Room) -> None:
        raise ValueError("broken")

    monkeypatch.setattr(CATALOGUE["dark_laboratory"].built, "effect", break_down)  # type: ignore[attr-defined]
    while pieces(table).phase != "build" or pieces(table).turn + 1 < len(pieces(table).order):
        table.resume()
    before = table.digest()
    with pytest.raises(uk.RuleFault, match="broken"):
        table.resume()
    assert table.paused
    assert table.digest() == before


def test_in_a_pause_nothing_is_imagined() -> None:
    table = deal(0).paced()
    rng = chance(0)
    while not table.paused:
        table.choose(any_answer(table, rng))
    with pytest.raises(uk.NoRecipe, match="pause"):
        table.redeal(0, 1)


def test_what_was_taken_back_is_played_at_the_same_pace_again() -> None:
    table = deal(3).paced()
    while table.paused or asked(table).kind != "first_room":
        table.resume() if table.paused else table.choose(0)
    seat = asked(table).seat
    table.choose(0)
    stops = stations(table)
    table.undo(seat)
    table.choose(0)
    assert stations(table) == stops
