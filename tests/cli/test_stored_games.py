"""Nothing is lost: every decision is on disk before the next question, and a game goes on where it stopped."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import underkeep as uk
from tests.cli.sitting import Terminal, new_match, plain, stored
from underkeep.cli.arguments import BadUsage
from underkeep.cli.match import HomeMatch, retell
from underkeep.cli.seats import seats_of
from underkeep.cli.store import Store
from underkeep.files.folders import data_folder

GAME = ("play", "boss_monster", "--seed", "7")


def options_shown(out: str) -> list[str]:
    """The numbered options of the last question."""
    question = out.rsplit("Your answer", 1)[0].splitlines()
    options: list[str] = []
    for line in question:
        options = [*options, line] if line.split(".")[0].isdecimal() else []
    return options


@pytest.mark.ux("UX-234")
def test_a_game_goes_on_where_it_stopped(command, tmp_path):
    first = command(*GAME, typed="1\n1\n")
    path = stored(tmp_path)
    before = uk.load(path).digest()
    again = command("play", "--resume", str(path))
    assert again.code == 0
    assert options_shown(again.out) == options_shown(first.out)
    assert uk.load(path).digest() == before
    assert "Round 1 begins." in command("play", "--resume", str(path), typed="g\n").out


@pytest.mark.ux("UX-234")
def test_a_whole_game_in_many_sittings_is_the_same_as_in_one(command, tmp_path):
    command(*GAME, "--seats", "me,bot:random", typed="1\n" * 300)
    whole = stored(tmp_path)
    story = uk.load(whole).record()
    whole.unlink()
    command(*GAME, "--seats", "me,bot:random")
    path = stored(tmp_path)
    for _ in range(60):
        if uk.load(path).decision is None:
            break
        command("play", "--resume", str(path), typed="1\n1\n1\n")
    assert uk.load(path).record() == story


KILLED = """
import json, os, sys
from tests.cli.sitting import new_match
match = new_match(11, "me", "bot greedy", store=True)
while True:
    while match.step():
        pass
    decision = match.table.decision
    options = [str(option) for option in decision.options]
    print(json.dumps([match.table.number, match.table.digest(), options]), flush=True)
    if match.table.number > 12:
        os.kill(os.getpid(), 9)
    match.answer(0)
"""


@pytest.mark.ux("UX-234")
def test_a_killed_process_leaves_the_game_at_the_very_decision(tmp_path):
    root = Path(__file__).resolve().parent.parent.parent
    environment = {**os.environ, "UNDERKEEP_DATA": str(tmp_path), "PYTHONPATH": os.pathsep.join([str(root), *sys.path])}
    killed = subprocess.run(
        [sys.executable, "-c", KILLED], capture_output=True, env=environment, timeout=60, check=False, cwd=root
    )
    assert killed.returncode == -9, killed.stderr
    number, digest, options = json.loads(killed.stdout.splitlines()[-1])
    store, table = Store.reopen(stored(tmp_path))
    match = HomeMatch(table, seats_of(table.names), store)
    assert not match.step()
    assert table.decision is not None
    assert (table.number, table.digest(), [str(option) for option in table.decision.options]) == (
        number,
        digest,
        options,
    )
    store.close()


@pytest.mark.ux("UX-234")
def test_a_screen_that_is_killed_leaves_the_game_too(tmp_path):
    terminal = Terminal(tmp_path, *GAME)
    try:
        terminal.wait_for("Your move")
        there = terminal.type("2\r")
        terminal.wait_for("Mimic Vault", after=there)
        terminal.process.kill()
        terminal.end()
    finally:
        terminal.close()
    table = uk.load(stored(tmp_path))
    assert table.number >= 2
    assert table.history()[1] == (0, "build neanderthal_cave new")
    again = Terminal(tmp_path, "play", "--resume", str(stored(tmp_path)))
    try:
        assert "Neandert" in plain(again.wait_for("Your move"))
        again.type("q\r")
        assert again.end() == 0
    finally:
        again.close()
    assert uk.load(stored(tmp_path)).digest() == table.digest()


def test_whoever_is_called_like_a_bot_that_there_is_not_is_a_person():
    assert [(seat.name, seat.bot, seat.is_person) for seat in seats_of(["me", "bot greedy", "bot nobody", "bot "])] == [
        ("me", "", True),
        ("bot greedy", "greedy", False),
        ("bot nobody", "", True),
        ("bot ", "", True),
    ]


def test_every_decision_is_in_the_file_before_the_next_question(tmp_path):
    match = new_match(7, "me", "bot random", store=True)
    for _ in range(20):
        while match.step():
            pass
        if match.table.decision is None:
            break
        assert uk.load(stored(tmp_path)).digest() == match.table.digest()
        match.answer(0)


def test_a_line_that_was_only_half_written_does_not_count(tmp_path):
    match = new_match(7, "me", "bot random", store=True)
    while match.step():
        pass
    whole = match.table.digest()
    assert match.store is not None
    match.store.close()
    path = stored(tmp_path)
    path.write_bytes(path.read_bytes() + b"9. 0 buil")
    store, table = Store.reopen(path)
    assert table.digest() == whole
    assert path.read_bytes().endswith(b"\n")
    store.close()


def test_a_last_line_without_its_end_still_counts(tmp_path):
    match = new_match(7, "me", "bot random", store=True)
    while match.step():
        pass
    assert match.store is not None
    match.store.close()
    path = stored(tmp_path)
    path.write_bytes(path.read_bytes().rstrip(b"\n"))
    store, table = Store.reopen(path)
    assert table.number == match.table.number
    store.close()


def test_an_undo_is_stored_as_well(tmp_path):
    match = new_match(3, "me", "me", store=True, variants=["choose_boss"])
    match.answer(0)
    assert uk.load(stored(tmp_path)).number == 1
    match.undo(0)
    assert uk.load(stored(tmp_path)).number == 0
    assert match.told == []
    match.answer(1)
    assert uk.load(stored(tmp_path)).history() == match.table.history()


def test_the_result_is_stored_at_the_end(tmp_path):
    match = new_match(3, "bot random", "bot random", store=True)
    while match.step():
        pass
    assert match.table.result is not None
    assert f'result: "{match.table.result.line()}"' in stored(tmp_path).read_text("utf-8")


def test_one_game_is_played_in_one_window(tmp_path):
    match = new_match(7, "me", "bot random", store=True)
    with pytest.raises(BadUsage, match="another window"):
        Store.reopen(stored(tmp_path))
    assert match.store is not None
    match.store.close()


def test_two_games_of_the_same_second_have_two_files(tmp_path):
    for _ in range(3):
        new_match(7, "me", "bot random", store=True)
    assert len(list((tmp_path / "games").glob("*.txt"))) == 3


def test_a_position_cannot_be_resumed(position, command):
    done = command("play", "--resume", str(position))
    assert done.code == 2
    assert "seed" in done.err or "position" in done.err


def test_a_stored_game_is_not_another_one(command, tmp_path):
    command(*GAME, typed="1\n")
    path = stored(tmp_path)
    written = path.read_bytes()
    done = command("play", "clank_catacombs", "--resume", str(path))
    assert (done.code, done.out) == (2, "")
    assert "is a game of boss_monster, not of clank_catacombs" in done.err
    assert path.read_bytes() == written
    assert command("play", "boss_monster", "--resume", str(path)).code == 0


def test_games_are_kept_where_the_system_keeps_such_things(monkeypatch, tmp_path):
    assert data_folder() == tmp_path
    monkeypatch.delenv("UNDERKEEP_DATA")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    for platform, folder in (("linux", tmp_path / "share"), ("darwin", tmp_path / "Library" / "Application Support")):
        monkeypatch.setattr("sys.platform", platform)
        assert data_folder() == folder / "underkeep"
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert data_folder() == tmp_path / "local" / "underkeep"


def test_a_story_told_again_is_the_story_as_it_was_told():
    match = new_match(3, "bot random", "bot random")
    while match.step():
        pass
    again = [told for _, story in retell(match.table) for told in story]
    teller = match.teller("en", None)
    assert [(one.number, one.words(teller)) for one in again] == [(one.number, one.words(teller)) for one in match.told]
