"""A paced table stops wherever a window closes: how long a window takes must not tell who could have done something."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import at, with_minibosses
from tests.core.games import any_answer, asked, chance, deal, notations
from tests.core.invariants import pieces
from underkeep import bots
from underkeep.boss_monster.cards import CATALOGUE
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.table import Game


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
@pytest.mark.parametrize(("room", "stops"), [("paywall", True), ("dark_altar", False)])
def test_a_window_stops_where_a_room_of_somebody_else_could_have_been_used(room: str, stops: bool) -> None:
    table = with_minibosses(
        f"""
        phase: build
        active: 0
        players:
        - {{boss: draculord, hand: [golem_factory], dungeon: [{{stack: [bottomless_pit, {room}]}}]}}
        - {{boss: gorgona, builds: 0}}
        """
    ).paced()
    table.choose("build golem_factory new")
    assert bool(table.paused) is stops


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
    compared = seeming = 0
    for number in range(6):
        table = deal(number).paced()
        rng = chance(number)
        while table.paused or table.decision is not None:
            if table.paused:
                copy = table.clone()
                assert copy.paused
                assert copy.waits_for == table.waits_for
                seeming += table.waits_for is not None
                assert copy.digest() == table.digest()
                told, heard = table.resume(), copy.resume()
                assert [event.seen_by(1) for event in heard] == [event.seen_by(1) for event in told]
                assert (copy.paused, copy.digest()) == (table.paused, table.digest())
                compared += 1
            else:
                table.choose(any_answer(table, rng))
    assert compared > 100
    assert seeming > 3


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

    monkeypatch.setattr(CATALOGUE["dark_laboratory"].triggers[0], "effect", break_down)
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


def test_a_pause_is_not_the_end_of_the_game() -> None:
    table = deal(0).paced()
    rng = chance(0)
    while not table.paused:
        table.choose(any_answer(table, rng))
    refusal = table.why_not("pass")
    assert refusal is not None
    assert (refusal.rule, refusal.message, refusal.words) == ("", "not-offered", {"notation": "pass"})
    with pytest.raises(uk.StaleDecision, match="pause"):
        bots.answer(bots.make("random", 1), table, seed=1)


@pytest.mark.rs("RS-047")
def test_what_is_taken_back_at_a_pace_leads_to_the_decision_itself_not_to_a_pause_before_it() -> None:
    paused_before = 0
    for number in range(12):
        table, rng, stops = deal(number).paced(), chance(number), 0
        while table.paused or table.decision is not None:
            if table.paused:
                stops += stations(table)
                continue
            before = table.digest(), table.number, notations(table)
            seat = asked(table).seat
            table.choose(any_answer(table, rng))
            copy = table.clone()
            try:
                copy.undo(seat)
            except uk.UndoRefused:
                stops = 0
                continue
            assert (copy.digest(), copy.number, notations(copy)) == before
            assert copy.clone().digest() == copy.digest()
            paused_before += stops > 0
            stops = 0
    assert paused_before > 3


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


# -- turns in which there is nothing to choose ------------------------------------------------------------------------

# Of each: somebody who has to choose among hidden cards, and what is played until then. Where `{cards}` are two of a
# kind, or do not fit anywhere, there is no choice; where they differ, or fit, there is one.
SEEMING = {
    "a room that fits nowhere": (
        """
        phase: build
        active: 0
        players:
        - {{boss: draculord, hand: [dark_altar], dungeon: [golem_factory]}}
        - {{boss: gorgona, hand: [{cards}], builds: 1}}
        """,
        ["build dark_altar new"], 1, "vampire_bordello", "bottomless_pit",
    ),
    "a spell that cannot be cast now, and nothing to build": (
        """
        phase: build
        active: 0
        players:
        - {{boss: draculord, hand: [dark_altar], dungeon: [golem_factory]}}
        - {{boss: gorgona, hand: [{cards}], builds: 1}}
        """,
        ["build dark_altar new"], 1, "fear", "freeze",
    ),
    "the first room of all": (
        """
        phase: first_room
        active: 0
        players:
        - {{boss: draculord, hand: [dark_altar]}}
        - {{boss: gorgona, hand: [{cards}]}}
        """,
        ["build dark_altar new"], 1, "vampire_bordello, beast_menagerie", "vampire_bordello, bottomless_pit",
    ),
    "one card of a hand that is looked at": (
        """
        phase: build
        active: 0
        players:
        - {{boss: draculord, hand: [dark_altar], dungeon: [golem_factory, open_grave, bottomless_pit, minotaurs_maze]}}
        - {{boss: gorgona, hand: [{cards}], builds: 0}}
        """,
        ["build dark_altar new"], 0, "fear, fear", "fear, counterspell",
    ),
    "an extra room by a spell": (
        """
        phase: build
        active: 0
        players:
        - {{boss: draculord, hand: [motivation, {cards}], builds: 0}}
        - {{boss: gorgona, dungeon: [golem_factory], builds: 0}}
        """,
        ["cast motivation"], 0, "vampire_bordello", "bottomless_pit",
    ),
    "a spell to be thrown away": (
        """
        phase: build
        active: 0
        players:
        - {{boss: draculord, hand: [dark_laboratory], dungeon: [open_grave], builds: 1}}
        - {{boss: gorgona, builds: 0}}
        decks: {{spells: [{cards}]}}
        """,
        ["build dark_laboratory new"], 0, "fear, fear", "fear, freeze",
    ),
    "a room to be thrown away": (
        """
        phase: build
        active: 0
        players:
        - {{boss: draculord, hand: [{cards}], dungeon: [witchs_kitchen], builds: 0}}
        - {{boss: gorgona, builds: 0}}
        """,
        ["use witchs_kitchen 1"], 0, "golem_factory, bottomless_pit", "golem_factory, succubus_spa",
    ),
}  # fmt: skip


def led(name: str, *, choice: bool) -> uk.Table:
    """To where the seat chooses, or seems to."""
    position, answers, seat, without, with_one = SEEMING[name]
    table = at(position.format(cards=with_one if choice else without)).paced()
    left = list(answers)
    for _ in range(20):
        if table.waits_for == seat or (table.decision is not None and not left and not table.decision.unseen):
            return table
        if table.paused:
            table.resume()
        elif left and left[0] in notations(table):
            table.choose(left.pop(0))
        else:
            table.choose("pass")
    raise AssertionError


@pytest.mark.rs("RS-042")
@pytest.mark.parametrize("name", SEEMING)
def test_whoever_has_no_choice_among_hidden_cards_seems_to_have_one(name: str) -> None:
    seat = SEEMING[name][2]
    seeming, choosing = led(name, choice=False), led(name, choice=True)
    assert (seeming.paused, seeming.waits_for, seeming.decision) == (True, seat, None)
    assert asked(choosing).seat == seat
    assert not asked(choosing).unseen
    assert seeming.view(None) == choosing.view(None)
    seeming.resume()
    assert seeming.waits_for != seat


@pytest.mark.rs("RS-042")
def test_where_everybody_knows_that_there_is_no_choice_nobody_seems_to_have_one() -> None:
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: draculord, hand: [dark_altar], dungeon: [golem_factory, {stack: [open_grave, witchs_kitchen]}]}
        - {boss: gorgona, builds: 1}
        """
    ).paced()
    table.choose("build dark_altar new")
    seen = set()
    while table.paused:
        seen.add(table.waits_for)
        table.resume()
    assert seen <= {None}  # seat 1 may build, and holds no card at all


@pytest.mark.rs("RS-011")
@pytest.mark.parametrize("name", SEEMING)
def test_a_turn_without_a_choice_can_be_copied_taken_back_and_written_down(name: str) -> None:
    table = led(name, choice=False)
    copy = table.clone()
    assert (copy.paused, copy.waits_for, copy.digest()) == (True, table.waits_for, table.digest())
    copy.resume()
    table.resume()
    assert (copy.paused, copy.waits_for, copy.digest()) == (table.paused, table.waits_for, table.digest())
    stations(table)
    plain = at(SEEMING[name][0].format(cards=SEEMING[name][3]))
    for _, notation in table.history():
        plain.choose(notation)
    assert plain.digest() == table.digest()


@pytest.mark.rs("RS-047")
def test_what_is_taken_back_while_another_seat_seems_to_choose_leads_to_the_same_place_again() -> None:
    table = led("a room that fits nowhere", choice=False)
    digest = table.digest()
    table.undo(0)
    assert (table.paused, table.waits_for) == (False, None)
    table.choose("build dark_altar new")
    while table.waits_for is None:
        table.resume()
    assert (table.waits_for, table.digest()) == (1, digest)
