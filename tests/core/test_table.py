"""A table takes an answer, or refuses it and stays as it was; it can be copied, taken back and looked at."""

from __future__ import annotations

import json
from collections import Counter
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import underkeep as uk
from tests.boss_monster.situations import at, do, options
from tests.core.games import any_answer, asked, chance, deal, finish, midgame, notations, play, tellings
from underkeep.core import speech
from underkeep.core.decision import PASS, Option
from underkeep.core.game import no_sums

STEADY = settings(derandomize=True, database=None, deadline=None, phases=[Phase.explicit, Phase.generate])

TWO_SEATS = """
phase: build
active: 0
players:
- {boss: draculord, hand: [golem_factory, mimic_vault], dungeon: [bottomless_pit]}
- {boss: gorgona, hand: [jackpot_stash], dungeon: [golem_factory]}
"""

A_MULLIGAN = """
phase: mulligan
players:
- {boss: cleopatra, hand: [open_grave, succubus_spa, specters_sanctum, dark_altar, golem_factory, freeze, fear]}
- {boss: gorgona}
"""


def standing(table: uk.Table) -> tuple[object, ...]:
    """All that must be as before when something was refused."""
    return table.digest(), table.number, notations(table), table.history()


# -- sitting down -----------------------------------------------------------------------------------------------------


def test_the_games_tell_their_seats_and_options() -> None:
    (info,) = [info for info in uk.games() if info.name == "boss_monster"]
    assert info.seats == (2, 3, 4, 5, 6)
    assert {setting.name: setting.default for setting in info.options}["players"] == 2
    assert repr(info) == "GameInfo('boss_monster', version=1, seats=(2, 3, 4, 5, 6))"
    assert repr(info.options[0]) == "Setting('players', default=2)"


def test_an_unknown_game_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(uk.BadOptions, match="did you mean boss_monster") as refused:
        uk.new_game("bossmonster")
    assert refused.value.field == "game"


def test_a_table_says_what_it_is() -> None:
    table = uk.new_game("boss_monster", players=3, seed=9, generator="fast")
    assert (table.game, table.version, table.seed, table.generator, table.number) == ("boss_monster", 1, 9, "fast", 0)
    assert table.options["players"] == 3
    assert table.names == ["seat 0", "seat 1", "seat 2"]
    assert not table.imagined
    assert repr(table).startswith("<Table boss_monster, 3 players, decision 0, seat ")
    over = finish(table, chance(9))
    assert over.result is not None
    assert repr(over.result) in repr(over)
    assert over.decision is None


# -- answering --------------------------------------------------------------------------------------------------------


def test_index_option_and_notation_are_the_same_answer() -> None:
    for way in (lambda t, i: i, lambda t, i: asked(t).options[i], lambda t, i: str(asked(t).options[i])):
        table, control = midgame(2), midgame(2)
        for answer in (2, 0, 1):
            assert tellings(table.choose(way(table, answer))) == tellings(control.choose(answer))
        assert table.digest() == control.digest()


NO_ANSWERS: list[Any] = [
    -1, -2, 1000, 10**30, -(10**30), True, False, 1.0, 0.0, float("nan"), None, b"pass", [], [0], (0,), {}, ...,
    "", " ", "0", "-1", "Pass", "pass ", " pass", "pass\n", "PASS", "build", "build golem_factory",
    "build jackpot_stash new", "build golem_factory on 0", "build golem_factory on 9", "build golem_factory on 1 ",
    "use bottomless_pit 1", "use bottomless_pit 99999999999999999999", "use bottomless_pit \u0661", "cast counterspell",
    "take x", "\x00", "ł" * 5000,
]  # fmt: skip


@pytest.mark.rs("RS-027")
@pytest.mark.parametrize("answer", NO_ANSWERS, ids=lambda answer: f"{answer!r:.30}")
def test_what_is_not_one_of_the_options_is_refused_and_changes_nothing(answer: Any) -> None:
    table = at(TWO_SEATS)
    before = standing(table)
    with pytest.raises(uk.InvalidOption) as refused:
        table.choose(answer)
    assert refused.value.field == "answer"
    assert standing(table) == before
    table.choose("build golem_factory new")  # and the table goes on


@pytest.mark.rs("RS-027")
def test_an_option_of_another_table_another_seat_or_an_earlier_decision_is_refused() -> None:
    table, other = at(TWO_SEATS), at(TWO_SEATS)
    mine, foreign = asked(table).options[0], asked(other).options[0]
    assert str(mine) == str(foreign)
    with pytest.raises(uk.InvalidOption, match="another decision"):
        table.choose(foreign)
    table.choose(mine)
    assert asked(table).seat == 1
    before = standing(table)
    with pytest.raises(uk.InvalidOption, match="another decision"):
        table.choose(mine)
    with pytest.raises(uk.InvalidOption):
        table.choose(Option("pass"))  # it reads like an option, but nobody offered it
    assert standing(table) == before
    with pytest.raises(uk.InvalidOption, match="another decision"):
        table.choose(PASS)  # it is equal to one of them, but stands in no decision
    table.choose("pass")


@pytest.mark.rs("RS-027")
def test_a_copy_takes_an_option_of_the_table_that_it_was_copied_from_until_something_is_decided() -> None:
    table = at(TWO_SEATS)
    before = standing(table)
    ways = set()
    for option in asked(table).options:
        twin = table.clone()
        twin.choose(option)
        told = at(TWO_SEATS)
        told.choose(str(option))
        assert standing(twin) == standing(told)
        ways.add(twin.digest())
        with pytest.raises(uk.InvalidOption, match="another decision"):
            twin.choose(option)
    assert len(ways) == len(asked(table).options) > 1
    assert standing(table) == before
    for one, other in ((table, table.clone()), (table.clone(), table.clone())):  # not back, and not to a third table
        with pytest.raises(uk.InvalidOption, match="another decision"):
            one.choose(asked(other).options[0])


@pytest.mark.rs("RS-027")
def test_a_copy_that_was_taken_back_and_went_on_another_way_takes_no_option_of_its_model_any_more() -> None:
    table = at(TWO_SEATS)
    table.choose(0)
    twin = table.clone()
    model = asked(table).options[0]
    twin.undo(0)
    twin.choose(1)
    assert twin.number == table.number
    with pytest.raises(uk.InvalidOption, match="another decision"):
        twin.choose(model)


@pytest.mark.rs("RS-027")
@pytest.mark.parametrize("word", ["pass", "yes", "no"])
def test_a_word_that_every_table_knows_is_an_option_of_one_decision_too(word: str) -> None:
    one, other = [at(TWO_SEATS if word == "pass" else A_MULLIGAN) for _ in range(2)]
    mine, foreign = [next(option for option in asked(table).options if str(option) == word) for table in (one, other)]
    assert len({mine, foreign}) == 1  # equal, and yet two
    before = standing(one)
    with pytest.raises(uk.InvalidOption, match="another decision"):
        one.choose(foreign)
    assert standing(one) == before
    one.choose(mine)
    other.choose(word)
    assert standing(one) == standing(other)


@pytest.mark.rs("RS-027")
def test_an_option_whose_room_is_gone_is_refused_like_any_other() -> None:
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: draculord, dungeon: [bottomless_pit, dark_altar], inside: {hero: nick_the_masher, room: 1}}
        - {boss: gorgona}
        """
    )
    pit = next(option for option in asked(table).options if str(option).startswith("use bottomless_pit"))
    table.choose(pit)
    with pytest.raises(uk.InvalidOption, match="another decision"):
        table.choose(pit)


def test_a_refused_answer_names_the_rule() -> None:
    table = at(TWO_SEATS)
    with pytest.raises(uk.InvalidOption) as refused:
        table.choose("build jackpot_stash new")
    assert refused.value.rule == "BM-291"
    assert "seat 0 cannot 'build jackpot_stash new' now (BM-291)" in str(refused.value)
    refusal = table.why_not("build jackpot_stash new")
    assert refusal is not None
    assert (refusal.rule, refusal.message, refusal.words) == ("BM-291", "not-in-hand", {"card": "jackpot_stash"})
    assert refusal == uk.Refusal("BM-291", "not-in-hand", {"card": "jackpot_stash"})
    assert refusal != uk.Refusal("BM-291", "not-in-hand")
    assert len({refusal, uk.Refusal("BM-291", "not-in-hand", {"card": "jackpot_stash"})}) == 1
    assert repr(refusal) == "Refusal('BM-291', 'not-in-hand')"
    assert table.why_not("build golem_factory new") is None


def test_an_answer_to_an_earlier_decision_is_stale() -> None:
    table = at(TWO_SEATS)
    table.choose("pass", number=0)
    before = standing(table)
    for number in (0, 2, -1):
        with pytest.raises(uk.StaleDecision, match="the table is at 1") as refused:
            table.choose("pass", number=number)
        assert refused.value.field == "number"
    assert standing(table) == before
    table.choose("pass", number=1)


def test_nothing_can_be_decided_when_the_game_is_over() -> None:
    table = finish(deal(0), chance(0))
    before = standing(table)
    for answer in (0, "pass", PASS):
        with pytest.raises(uk.StaleDecision, match="over"):
            table.choose(answer)
    refusal = table.why_not("pass")
    assert refusal is not None
    assert table.result is not None
    assert (refusal.message, refusal.rule) == ("game-is-over", table.result.reason)
    assert standing(table) == before


def test_events_of_an_answer_are_those_of_no_other() -> None:
    table = deal(1)
    told = [(events, tellings(events)) for events in play(table, chance(1))]
    assert all(tellings(events) == then for events, then in told)
    assert sum(event.kind.name == "game_ended" for events, _ in told for event in events) == 1


def test_a_quiet_table_tells_nothing_and_plays_alike() -> None:
    quiet, loud = deal(3).quiet(), deal(3)
    for events in play(loud, chance(3)):
        assert events
        break
    quiet_again = quiet.clone()
    for table in (quiet, quiet_again, deal(3).clone().quiet().clone()):
        assert all(events == [] for events in play(table, chance(3)))
        assert table.digest() == finish(deal(3), chance(3)).digest()


def test_what_is_imagined_behind_a_quiet_table_is_quiet_too() -> None:
    quiet, loud = deal(3).quiet(), deal(3)
    seat = asked(loud).seat
    told, untold = loud.redeal(seat, 1), quiet.redeal(seat, 1)
    assert told.choose(0)
    assert untold.choose(0) == []
    assert untold.digest() == told.digest()


# -- taking back ------------------------------------------------------------------------------------------------------

UNDO = """
phase: {phase}
active: 0
players:
- {{boss: draculord, hand: [{mine}], dungeon: [{rooms}]}}
- {{boss: gorgona, hand: [{theirs}], dungeon: [golem_factory]}}
town: [nick_the_masher]
"""


def before_undo(*, mine: str = "", theirs: str = "", rooms: str = "neanderthal_cave", phase: str = "build") -> uk.Table:
    return at(UNDO.format(mine=mine, theirs=theirs, rooms=rooms, phase=phase))


@pytest.mark.rs("RS-047")
def test_a_card_laid_face_down_can_be_taken_back_and_laid_elsewhere() -> None:
    table = before_undo(mine="golem_factory, jackpot_stash", theirs="mimic_vault")
    before = standing(table)
    table.choose("build golem_factory new")
    assert asked(table).seat == 1
    table.undo(0)
    assert standing(table) == before
    table.choose("build jackpot_stash on 1")
    assert [notation for _, notation in table.history()] == ["build jackpot_stash on 1"]
    assert uk.load(table.position()).digest() == table.digest()


@pytest.mark.rs("RS-047")
def test_several_decisions_of_one_seat_can_be_taken_back_one_after_the_other() -> None:
    table = before_undo(mine="golem_factory, freeze", theirs="mimic_vault")
    start = table.digest()
    table.choose("build golem_factory new")
    between = table.digest()
    table.choose("pass")
    assert asked(table).seat == 1
    table.undo(0)
    assert table.digest() == between
    table.undo(0)
    assert table.digest() == start
    with pytest.raises(uk.UndoRefused):
        table.undo(0)
    assert table.digest() == start


@pytest.mark.rs("RS-047")
@pytest.mark.parametrize(
    ("situation", "answers", "why"),
    [
        ({"mine": "golem_factory", "theirs": ""}, ["build golem_factory new"], "reveals"),
        ({"mine": "golem_factory", "theirs": "mimic_vault"}, ["build golem_factory new", "pass"], "the other decided"),
        (
            {"mine": "golem_factory", "theirs": "freeze"},
            ["build golem_factory new"],
            "the other might have cast a spell",
        ),
        ({"mine": "golem_factory", "theirs": "giant_size"}, ["build golem_factory new"], "the same, though it cannot"),
        ({"mine": "golem_factory, jeopardy", "theirs": "mimic_vault"}, ["cast jeopardy"], "cards were drawn"),
        ({"mine": "freeze, golem_factory", "theirs": "mimic_vault"}, ["cast freeze 1:1"], "a spell was shown"),
        (
            {"mine": "golem_factory", "theirs": "mimic_vault", "rooms": "torture_chamber"},
            ["use torture_chamber 1 1"],
            "chance",
        ),
        (
            {"mine": "golem_factory", "theirs": "mimic_vault", "rooms": "dark_altar"},
            ["use dark_altar 1"],
            "it was declared",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_undo_is_refused_when_anything_came_out_since(situation: dict[str, str], answers: list[str], why: str) -> None:
    table = before_undo(**situation)
    do(table, *answers)
    before = standing(table)
    with pytest.raises(uk.UndoRefused):
        table.undo(0)
    assert standing(table) == before
    table.choose(0)  # and the table goes on


@pytest.mark.rs("RS-047")
def test_undo_is_for_the_seat_that_decided_last() -> None:
    table = before_undo(mine="golem_factory", theirs="mimic_vault")
    with pytest.raises(uk.UndoRefused, match="not made by seat 0"):
        table.undo(0)
    table.choose("build golem_factory new")
    with pytest.raises(uk.UndoRefused, match="not made by seat 1") as refused:
        table.undo(1)
    assert refused.value.field == "seat"
    table.undo(0)


@pytest.mark.parametrize("seat", [0.0, False, True, "0", None, -1, 2])
def test_undo_knows_seats_by_whole_numbers_as_a_view_does(seat: Any) -> None:
    table = before_undo(mine="golem_factory", theirs="mimic_vault")
    table.choose("build golem_factory new")
    before = standing(table)
    with pytest.raises(uk.InvalidOption, match="there is no seat") as refused:
        table.undo(seat)
    assert refused.value.field == "seat"
    assert standing(table) == before


@pytest.mark.rs("RS-047")
@pytest.mark.parametrize("number", range(6))
def test_what_is_taken_back_is_as_if_it_had_not_been_done(number: int) -> None:
    table, rng = deal(number), chance(number)
    taken_back = 0
    while table.decision is not None:
        before, seat, said = standing(table), table.decision.seat, notations(table)
        answer = said[rng.below(len(said))]
        events = tellings(table.choose(answer))
        try:
            table.undo(seat)
        except uk.UndoRefused:
            continue
        taken_back += 1
        assert standing(table) == before
        assert tellings(table.choose(answer)) == events
    assert taken_back > 0
    assert uk.load(table.record()).digest() == table.digest()


# -- copies -----------------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-029")
def test_ten_thousand_decisions_on_copies_leave_the_original_alone() -> None:
    table, rng, decisions = midgame(6, 40).quiet(), chance(29), 0
    before, view = table.digest(), json.dumps(table.view(0))
    while decisions < 10_000:
        copy = table.clone()
        finish(copy, rng)
        decisions += copy.number - table.number
    assert (table.digest(), json.dumps(table.view(0))) == (before, view)
    assert table.record() == midgame(6, 40).record()


@pytest.mark.rs("RS-029")
def test_playing_the_original_leaves_every_copy_alone() -> None:
    table, rng = deal(2), chance(30)
    copies = []
    while table.decision is not None:
        copies.append((table.clone(), table.digest(), table.number))
        next(play(table, rng))
    for copy, digest, number in copies:
        assert (copy.digest(), copy.number) == (digest, number)
        finish(copy, chance(1))
        assert copy.result is not None


@pytest.mark.rs("RS-030")
def test_the_options_of_a_table_are_its_own() -> None:
    """Though what was accepted once is remembered for the next table that is set up the same."""
    for _ in range(2):
        table = uk.new_game("boss_monster", players=2, variants=["hard"])
        assert (table.options["variants"], table.options["sets"]) == (["hard"], ["BMR"])
        table.options["variants"].append("immortal")
        table.options["sets"].clear()


@pytest.mark.rs("RS-030")
@given(numbers=st.lists(st.integers(0, 99), min_size=2, max_size=4), turns=st.lists(st.integers(0, 3), max_size=120))
@settings(STEADY, max_examples=25)
def test_tables_played_in_turns_come_out_as_if_played_alone(numbers: list[int], turns: list[int]) -> None:
    tables = [deal(number) for number in numbers]
    games = [play(table, chance(number)) for table, number in zip(tables, numbers, strict=True)]
    for turn in turns:
        next(games[turn % len(games)], None)
    for table, game, number in zip(tables, games, numbers, strict=True):
        for _ in game:
            pass
        assert table.digest() == finish(deal(number), chance(number)).digest()


@pytest.mark.parametrize("seat", [-1, 2, 99, 10**30])
def test_a_table_is_imagined_from_a_seat_that_there_is(seat: int) -> None:
    table = midgame(20)
    before = table.digest()
    with pytest.raises(uk.InvalidOption) as refused:
        table.redeal(seat, 1)
    assert refused.value.field == "seat"
    assert table.digest() == before


@pytest.mark.parametrize("seed", [1 << 248, -(1 << 248), 1 << 300])
def test_a_table_is_imagined_with_a_seed_of_at_most_248_bits(seed: int) -> None:
    table = midgame(20)
    with pytest.raises(uk.BadOptions) as refused:
        table.redeal(0, seed)
    assert refused.value.field == "seed"
    assert table.redeal(0, (1 << 248) - 1).digest() != table.redeal(0, 1 - (1 << 248)).digest()


@pytest.mark.parametrize("seat", [-1, 2, 99, 10**30])
def test_a_table_is_seen_from_a_seat_that_there_is_or_by_a_spectator(seat: int) -> None:
    table = midgame(20)
    with pytest.raises(uk.InvalidOption) as refused:
        table.view(seat)
    assert refused.value.field == "seat"
    assert table.view(None)["viewer"] is None


@pytest.mark.rs("RS-059")
def test_an_imagined_table_has_no_seed_no_record_and_no_way_back() -> None:
    table = midgame(2)
    imagined = table.redeal(0, 5)
    assert imagined.imagined
    assert (imagined.number, imagined.names, imagined.options) == (0, table.names, table.options)
    for look in (lambda: imagined.seed, imagined.record, imagined.history):
        with pytest.raises(uk.NoRecipe):
            look()
    before = imagined.digest()
    imagined.clone().choose(0)
    assert imagined.digest() == before
    imagined.choose(0)
    with pytest.raises(uk.UndoRefused, match="imagined"):
        imagined.undo(asked(table).seat)
    finish(imagined, chance(2))


def test_a_table_from_a_position_has_a_history_of_its_own_and_no_seed() -> None:
    table = before_undo(mine="golem_factory", theirs="mimic_vault")
    table.choose("build golem_factory new")
    assert table.history() == [(0, "build golem_factory new")]
    assert not table.imagined
    with pytest.raises(uk.NoRecipe):
        table.record()


def test_a_result_is_told_in_one_line() -> None:
    result = uk.Result((1,), (1, 0), (7, 10), "BM-003")
    assert result.line() == "1 wins 10-7 (BM-003)"
    assert uk.Result((0, 1), (0, 1), (3, 3), "KH-1").line() == "0+1 wins 3-3 (KH-1)"
    assert uk.Result((), (0, 1), (3, 3), "KH-2").line() == "nobody wins 3-3 (KH-2)"
    assert result == uk.Result((1,), (1, 0), (7, 10), "BM-003")
    assert result != uk.Result((1,), (1, 0), (7, 10), "BM-233")
    assert result != "1 wins 7-10 (BM-003)"
    assert len({result, uk.Result((1,), (1, 0), (7, 10), "BM-003")}) == 1


def test_without_texts_an_option_is_told_by_its_bare_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speech.VOICE, "speaker", speech.bare)
    assert asked(at(TWO_SEATS)).options[0].text("en") == "option-build golem_factory new"


@pytest.mark.parametrize("lang", [None, 5, True, b"pl", ["pl"]])
def test_an_option_is_told_in_a_language_that_has_a_code(lang: Any) -> None:
    for option in asked(at(TWO_SEATS)).options:
        with pytest.raises(uk.UnderkeepError, match="named by its code") as refused:
            option.text(lang)
        assert refused.value.field == "lang"


@pytest.mark.parametrize("lang", ["", "xx", "EN", "../pl", "pl_PL", "no such language"])
def test_a_language_that_nobody_speaks_is_answered_in_english(lang: str) -> None:
    for option in asked(at(TWO_SEATS)).options:
        assert option.text(lang) == option.text("en") != option.text("pl")


def test_a_copy_has_comments_of_its_own() -> None:
    table = midgame(20)
    table.comments.append((1, "well played"))
    copy = table.clone()
    copy.comments.append((2, "or was it?"))
    assert table.comments == [(1, "well played")]


def test_decisions_and_options_are_shown_in_a_few_words() -> None:
    table = at(TWO_SEATS)
    assert repr(asked(table)).startswith("Decision(seat=0, kind='build', options=[build golem_factory new, ")
    assert repr(asked(table).options[0]) == "<build golem_factory new>"
    assert options(table)[-1] == "pass"


# -- what a copy changes, and what an end changes ---------------------------------------------------------------------


@pytest.mark.rs("RS-012")
def test_thinking_about_a_table_does_not_change_what_can_be_taken_back() -> None:
    outcomes: Counter[bool] = Counter()
    for number in range(12):
        plain, thought_about = deal(number), deal(number)
        rng = chance(number)
        for _ in range(40):
            if plain.decision is None:
                break
            seat, answer = plain.decision.seat, any_answer(plain, rng)
            copy = thought_about.clone()
            with suppress(uk.NoRecipe):
                thought_about.redeal(seat, 1)
            for table in (plain, thought_about, copy):
                table.choose(answer)
            allowed = {can_take_back(table.clone(), seat) for table in (plain, thought_about, copy)}
            assert len(allowed) == 1
            outcomes[allowed.pop()] += 1
    assert min(outcomes.values()) > 20


def can_take_back(table: uk.Table, seat: int) -> bool:
    try:
        table.undo(seat)
    except uk.UndoRefused:
        return False
    return True


@pytest.mark.rs("RS-054")
def test_a_game_that_is_over_stays_over() -> None:
    for number in range(10):
        table, rng = deal(number), chance(number)
        last = -1
        while table.decision is not None:
            last = table.decision.seat
            table.choose(any_answer(table, rng))
        with pytest.raises(uk.UndoRefused, match="over"):
            table.undo(last)
        assert table.result is not None


@pytest.mark.rs("RS-027")
@pytest.mark.parametrize("seed", ["x", 1.5, True, None, 1 << 300])
def test_a_re_deal_wants_a_whole_number(seed: object) -> None:
    with pytest.raises(uk.BadOptions) as refused:
        deal(0).redeal(0, seed)
    assert refused.value.field == "seed"


@pytest.mark.rs("RS-027")
@pytest.mark.parametrize("notation", [5, None, ["pass"], b"pass"])
def test_a_reason_is_asked_for_in_words(notation: object) -> None:
    with pytest.raises(uk.InvalidOption) as refused:
        deal(0).why_not(notation)
    assert refused.value.field == "notation"


def test_a_game_whose_figures_need_no_explaining_has_no_sums() -> None:
    assert no_sums({"heap": 3}) == {}
