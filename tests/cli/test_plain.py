"""Plain mode: a game in lines, for screen readers, braille, pipes and scripts."""

from __future__ import annotations

import re
import signal

import pytest

import underkeep as uk
from tests.cli.sitting import ESCAPE, Terminal, moment, run, stored
from underkeep.cli.desk import HomeDesk

GAME = ("play", "boss_monster", "--seed", "7")
ON_A_ROOM = """underkeep: position 1
game: boss_monster
options: {players: 2}
phase: build
active: 0
players:
- {boss: cleopatra, dungeon: [golem_factory], hand: [goblin_armory]}
- {boss: gorgona, dungeon: [dark_altar]}
"""
FRAMES = re.compile(r"[─-╿▀-▟☻▲★]")


# -- asking and answering ----------------------------------------------------------------------------------------


@pytest.mark.ux("UX-229")
def test_one_event_a_line_and_the_question_last(command):
    lines = command(*GAME, typed="1\n").out.splitlines()
    first = lines.index("Lay your first room, or start without one.")
    assert lines[0] == "Boss Monster: you, fair bot"
    assert lines[2] == "Fair bot lays a card face down in place 1."
    assert lines[first + 1 : first + 6] == [
        "1. Build Jackpot Stash as a new room",
        "2. Build Neanderthal Cave as a new room",
        "3. Build Dizzygas Hallway as a new room",
        "4. Build Open Grave as a new room",
        "5. Start without a room",
    ]
    assert lines[first + 6].strip() == "Your answer (1 to 5, ? for help):"
    assert lines[first + 7] == "You lay a card face down in place 1: Jackpot Stash."
    assert [line for line in lines if FRAMES.search(line)] == []


@pytest.mark.ux("UX-229")
def test_hand_board_and_score_are_told_with_the_first_question_of_every_round(command):
    lines = command(*GAME, typed="1\n" * 12).out.splitlines()
    told = [at for at, line in enumerate(lines) if re.fullmatch(r"Round \d+, phase: .+", line)]
    assert len(told) == len({lines[at] for at in told}) > 2
    for start in told:
        asked = next(at for at in range(start, len(lines)) if lines[at].startswith("1. "))
        page = lines[start:asked]
        assert [line for line in page if line.startswith("Your hand: ")]
        assert [line for line in page if re.fullmatch(r"You, .+ of 10 souls, . of 5 wounds, in hand: .+", line)]
        assert [line for line in page if line.startswith(("Rooms from the entrance: ", "No rooms yet."))]


def test_whoever_builds_on_a_room_is_told_which_one_that_is():
    for lang, said in (("en", "on room 1 (Golem Factory)"), ("pl", "na komnacie 1 (Fabryka golemów):")):
        desk = HomeDesk(moment(written=ON_A_ROOM), lang)
        assert said in desk.options()[1]


@pytest.mark.ux("UX-223")
@pytest.mark.parametrize("typed", ["2", "build neanderthal_cave new", "build n", "b nean", "B N"])
def test_a_number_and_any_unambiguous_start_of_the_notation_answer(typed, command):
    assert "You lay a card face down in place 1: Neanderthal Cave." in command(*GAME, typed=f"{typed}\n").out


@pytest.mark.ux("UX-223")
def test_an_ambiguous_start_is_answered_with_what_it_could_be(command):
    told = command(*GAME, typed="build\n").out
    assert "“build” could be several things: build jackpot_stash new, build neanderthal_cave new" in told
    assert "You lay" not in told


@pytest.mark.ux("UX-224")
@pytest.mark.parametrize(
    ("typed", "rule", "words"),
    [
        ("build the_crushinator new", "BM-035", "The Crushinator cannot be built in that place."),
        ("cast counterspell", "BM-300", "Counterspell has to wait"),
        ("build golem_factory new", "BM-291", "Golem Factory is not in your hand."),
        ("w build crush new", "BM-035", "The Crushinator cannot be built in that place."),
    ],
)
def test_a_move_that_is_not_allowed_is_answered_with_its_rule_and_the_question_stays(typed, rule, words, command):
    told = command(*GAME, typed=f"{typed}\n1\n").out
    assert words in told
    assert re.search(rf"^{rule}: \w.+\.$", told, re.MULTILINE)
    assert "You lay a card face down in place 1: Jackpot Stash." in told


@pytest.mark.ux("UX-224")
@pytest.mark.parametrize(
    ("typed", "words"),
    [
        (
            "h1",
            "“h1” was not understood. Type a number from 1 to 5 or the beginning of an option's notation; ? is",
        ),
        ("xyz", "“xyz” was not understood."),  # and not a boss whose name begins so
        ("Dance altar", "“Dance altar” was not understood."),
        ("take freeze", "“take freeze” is not among what you can do now."),
        ("w h1", "“h1” is not among what you can do now."),
    ],
)
def test_what_is_no_move_at_all_is_not_explained_by_a_rule(typed, words, command):
    told = command(*GAME, typed=f"{typed}\n1\n").out
    assert words in told
    assert not re.search(r"^BM-", told, re.MULTILINE)
    assert "You lay a card face down in place 1: Jackpot Stash." in told


def test_a_number_that_is_not_there_says_which_are(command):
    assert "There is no option 99; choose 1 to 5." in command(*GAME, typed="99\n").out


@pytest.mark.ux("UX-226")
def test_help_cards_rules_table_forecast_and_log_open_inside_the_game(command):
    told = command(*GAME, typed="?\nc freeze\nr bm34\nt\nf\ng\nc nowhere\nc\nr\nr XX-9\nw\n").out
    for words in (
        "u  take your last decision back",
        "Deactivate one room in any dungeon until the end of the round.",
        "Rule BM-034",
        "shares at least one treasure icon",
        "Your hand: Jackpot Stash, Neanderthal Cave",
        "No heroes are about.",
        "What happened",
        "No card is called “nowhere”",
        "Type c and the beginning",
        "Type r and the id",
        "There is no rule “XX-9”",
        "Type w and the move",
    ):
        assert words in told
    assert told.count("Your answer (1 to 5, ? for help):") == 12


@pytest.mark.ux("UX-227")
def test_an_undo_takes_the_last_decision_back_and_says_when_it_cannot(command):
    told = command(*GAME, "--seats", "bot:random,me", typed="u\n").out
    assert "This cannot be taken back: another seat has decided since, or you have decided nothing yet." in told
    seats = ("--seats", "me,me,bot:random")
    told = command("play", "--seed", "3", *seats, "--set-option", "variants=choose_boss", typed="1\nu\nq\n").out
    assert "Which of these two bosses do you want to be?" in told


@pytest.mark.ux("UX-227")
def test_a_hint_names_an_option_and_plays_nothing(command, tmp_path):
    told = command(*GAME, typed="h\n").out
    hint = re.search(r"^Hint: (.+)\. A bot that knows no more than you would do this\.$", told, re.MULTILINE)
    assert hint is not None
    assert re.search(rf"^\d\. {re.escape(hint[1])}$", told, re.MULTILINE)
    assert uk.load(stored(tmp_path)).number == 1


@pytest.mark.ux("UX-227")
def test_passing_has_three_reaches(command):
    told = command(*GAME, typed="p\np 1\n").out
    assert "1 only this time, 2 until something happens to me, 3 until my next build" in told
    assert "You reveal" not in told
    assert "Round 1 begins." in told


def test_empty_lines_ask_again_and_the_end_of_input_leaves(command, monkeypatch):
    monkeypatch.setattr("sys.argv", ["/usr/bin/underkeep"])  # else it depends on how the tests were started
    done = command(*GAME, typed="\n\n")
    assert done.code == 0
    assert done.out.count("Your answer") == 3
    assert "Go on with: underkeep play --resume" in done.out


# -- languages ---------------------------------------------------------------------------------------------------


@pytest.mark.ux("UX-232")
@pytest.mark.parametrize(
    ("words", "environment", "question"),
    [
        ((), {}, "Lay your first room"),
        ((), {"LANG": "pl_PL.UTF-8"}, "Połóż pierwszą komnatę"),
        ((), {"LANG": "en_GB.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "Выложите первую комнату"),
        ((), {"LANG": "de_DE.UTF-8"}, "Lay your first room"),
        (("--lang", "ru"), {"LANG": "pl_PL.UTF-8"}, "Выложите первую комнату"),
    ],
)
def test_the_language_follows_the_option_and_then_the_locale(words, environment, question, command):
    assert question in command(*GAME, *words, **environment).out


@pytest.mark.ux("UX-232")
def test_the_language_can_be_changed_during_the_game(command):
    told = command(*GAME, typed="l pl\nl\nl\n").out
    assert told.count("1. Zbuduj nową komnatę: Skarbczyk kumulacji") == 1
    assert told.count("Выложите первую комнату") == 1
    assert told.count("1. Build Jackpot Stash as a new room") == 2
    for words in ("Stół mówi teraz po polsku.", "Теперь стол говорит по-русски.", "The table speaks English now."):
        assert words in told


@pytest.mark.parametrize("lang", ["pl", "ru"])
def test_a_whole_game_in_polish_and_russian(lang, command):
    done = command(*GAME, "--lang", lang, typed="1\n" * 400)
    assert done.code == 0
    over = {"pl": "Koniec rundy", "ru": "окончен."}[lang]
    assert over in done.out
    assert "--resume" not in done.out
    assert re.search(r"^BM-\w+: ", done.out, re.MULTILINE)


# -- bots only, and several people -------------------------------------------------------------------------------


def test_bots_play_to_the_end_and_the_result_is_told(command, tmp_path):
    done = command("play", "--seed", "5", "--seats", "bot:greedy,bot:random,bot:random")
    assert done.code == 0
    assert re.search(r"^\w+ bot( \d)? wins\.$", done.out, re.MULTILINE)
    assert re.search(r"^1\. \w+ bot( \d)?: souls \d+, wounds \d+$", done.out, re.MULTILINE)
    table = uk.load(stored(tmp_path))
    assert table.result is not None
    assert table.names == ["bot greedy", "bot random", "bot random"]


def test_the_same_seed_is_the_same_game(command):
    words = ("play", "--seed", "5", "--seats", "bot:greedy,bot:random")
    stories = [command(*words).out.split("The game is stored")[0] for _ in range(2)]
    assert stories[0] == stories[1]


def test_options_of_the_game_reach_the_table(command, tmp_path):
    command("play", "--seed", "5", "--players", "3", "--set-option", "variants=hard,machinations")
    table = uk.load(stored(tmp_path))
    assert table.options["variants"] == ["hard", "machinations"]
    assert table.names == ["me", "bot greedy", "bot greedy"]


@pytest.mark.ux("UX-233")
def test_each_of_several_people_is_told_their_own_story(command):
    told = command("play", "--seed", "7", "--seats", "me:Ania,me:Jan", typed="\n1\n\n1\n\n").out
    assert "Jan, it is your turn" in told
    assert "Ania, it is your turn" in told
    for_jan, for_ania = told.split("Ania, it is your turn")[:2]
    secret = re.search(r"You lay a card face down in place 1: (.+)\.", told)
    assert secret is None or secret[1] in for_jan
    assert "Jan lays a card face down in place 1." in for_ania


# -- escape codes ------------------------------------------------------------------------------------------------


@pytest.mark.ux("UX-228")
def test_into_a_pipe_no_escape_codes_are_written(tmp_path):
    done = run(tmp_path, *GAME, typed="1\n?\nh\nq\n")
    assert done.code == 0
    assert ESCAPE not in done.out + done.err
    assert "Your answer" in done.out


@pytest.mark.ux("UX-228")
@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_with_no_color_or_a_dumb_terminal_no_escape_codes_are_written(environment, tmp_path):
    terminal = Terminal(tmp_path, *GAME, "--seats", "me,me", **environment)
    try:
        terminal.wait_for("Press Enter when nobody else is looking.")
        there = terminal.type("\n")
        terminal.wait_for("Your answer (1 to", after=there)
        terminal.type("1\n")
        terminal.wait_for("Press Enter when nobody else is looking.", after=there)
        terminal.type("\nq\n")
        assert terminal.end() == 0
        assert ESCAPE not in terminal.text()
        assert "do not scroll back" in terminal.text()
    finally:
        terminal.close()


@pytest.mark.ux("UX-233")
def test_plain_mode_on_a_terminal_clears_screen_and_scroll_back_between_players(tmp_path):
    terminal = Terminal(tmp_path, *GAME, "--plain", "--seats", "me:Ania,me:Jan")
    try:
        terminal.wait_for("Press Enter when nobody else is looking.")
        terminal.type("\n")
        terminal.wait_for("Your answer (1 to")
        there = terminal.type("1\n")
        told = terminal.wait_for("Press Enter when nobody else is looking.", after=there)
        assert "\x1b[H\x1b[2J\x1b[3J" in told
        assert "Your answer" not in told.split("\x1b[3J")[1]
        terminal.type("\nq\n")
        assert terminal.end() == 0
    finally:
        terminal.close()


@pytest.mark.ux("UX-228")
def test_codes_that_were_typed_are_not_written_back(command):
    told = command(*GAME, typed="\x1b[A\x1b]0;x\x07\n\x1b[31mdance\n").out
    assert ESCAPE not in told
    assert "\x07" not in told
    assert "dance” was not understood." in told


# -- leaving -----------------------------------------------------------------------------------------------------


@pytest.mark.ux("UX-234")
@pytest.mark.ux("UX-235")
@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)], ids=["int", "term", "hup"]
)
def test_a_signal_loses_nothing_and_the_way_to_resume_is_printed(number, code, tmp_path):
    terminal = Terminal(tmp_path, *GAME, "--plain")
    try:
        terminal.wait_for("Your answer (1 to 5")
        terminal.type("1\n")
        terminal.wait_for("Your answer (1 to 2")
        terminal.signal(number)  # perhaps before it waits for a line: that must not matter
        assert terminal.end() == code
        assert terminal.sane()
        assert f"--resume {stored(tmp_path)}" in terminal.text().replace("\r\n", "")
        assert "Traceback" not in terminal.text()
    finally:
        terminal.close()
    assert uk.load(stored(tmp_path)).number >= 2


@pytest.mark.ux("UX-225")
def test_tab_completes_in_plain_mode(tmp_path):
    pytest.importorskip("readline")
    terminal = Terminal(tmp_path, *GAME, "--plain")
    try:
        terminal.wait_for("Your answer (1 to 5")
        there = terminal.type("build nean\t")
        terminal.wait_for("neanderthal_cave", after=there)
        terminal.type("\n")
        terminal.wait_for("You lay a card face down in place 1: Neanderthal Cave.")
        terminal.type("q\n")
        assert terminal.end() == 0
    finally:
        terminal.close()
