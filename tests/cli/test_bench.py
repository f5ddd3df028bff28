"""The measurements can be taken, told and compared. How fast anything is, no test says."""

from __future__ import annotations

import argparse
import importlib.util
import json
import subprocess
import sys
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from typing import Any

import pytest

import underkeep as uk
from underkeep.cli import bench
from underkeep.cli.bench import Contestant

OURS = {key for key, _, _ in bench.FIGURES}


def arguments(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    bench.add_arguments(parser)
    return parser.parse_args(words)


def contestant(name: str, measured: str, *rounds: dict[str, float]) -> Contestant:
    return Contestant(name, measured, f"{name} 1.0", rounds=list(rounds))


@pytest.fixture
def measured(monkeypatch) -> list[list[str]]:
    """Contestants that are not really run: what they were told is kept."""
    told: list[list[str]] = []

    def run(self: Contestant, settings: list[str]) -> None:
        told.append([self.name, *settings])
        self.rounds.append({key: float(len(told)) for key, _, _ in bench.FIGURES})

    monkeypatch.setattr(Contestant, "run", run)
    return told


# -- measuring ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_every_figure_of_a_game_is_measured(players, capsys):
    words = ["underkeep", "--game", "boss_monster", "--players", str(players), "--seconds", "0.02"]
    assert bench.measure(words) == 0
    measures = json.loads(capsys.readouterr().out)
    assert set(measures) == OURS
    assert all(number > 0 for number in measures.values())


def test_catanatron_is_measured_where_it_is_installed(capsys):
    pytest.importorskip("catanatron")
    assert bench.measure(["catanatron", "--game", "-", "--players", "4", "--seconds", "0.02"]) == 0
    measures = json.loads(capsys.readouterr().out)
    assert set(measures) < OURS
    assert measures["decisions_per_game"] > 50
    assert measures["clone_us"] > 0


def test_open_spiel_is_measured_where_it_is_installed(capsys):
    pytest.importorskip("pyspiel")
    assert bench.measure(["python_block_dominoes", "--game", "-", "--players", "2", "--seconds", "0.02"]) == 0
    assert json.loads(capsys.readouterr().out)["decisions_per_game"] > 1


def test_a_clone_that_asks_something_else_is_not_measured_but_refused():
    table = uk.new_game("boss_monster", players=2, seed=1)
    other = table.clone()
    other.choose(0)

    class Crooked:
        decision = table.decision
        clone = staticmethod(lambda: other)

    crooked: Any = Crooked()
    with pytest.raises(uk.UnderkeepError, match="a clone asks something else"):
        bench.clone_and_check(crooked)


def test_a_contestant_is_measured_in_a_process_of_its_own():
    one = bench.this_build()
    one.run(["--game", "boss_monster", "--players", "2", "--seconds", "0.02"])
    assert set(one.rounds[0]) == OURS


def test_a_contestant_that_breaks_down_is_named_with_its_last_words():
    broken = Contestant("a compiled engine", "no_such_thing", "")
    with pytest.raises(uk.BadOptions, match=r"a compiled engine could not be measured: .*Error"):
        broken.run(["--game", "boss_monster", "--players", "2", "--seconds", "0.02"])


def test_another_engine_is_found_before_this_one(tmp_path):
    """The folder named by --compiled goes first on the path of the process."""
    package = tmp_path / "underkeep"
    package.mkdir()
    (package / "__init__.py").write_text("raise SystemExit('the other engine')")
    other = Contestant("other", "underkeep", "", str(tmp_path))
    with pytest.raises(uk.BadOptions, match="the other engine"):
        other.run(["--game", "boss_monster", "--players", "2", "--seconds", "0.02"])


# -- the best of several rounds ---------------------------------------------------------------------------------------


def test_of_each_figure_the_best_round_counts():
    one = contestant(
        "one",
        "underkeep",
        {"decisions_per_second": 10.0, "clone_us": 5.0, "decisions_per_game": 70.0},
        {"decisions_per_second": 12.0, "clone_us": 7.0, "decisions_per_game": 71.0},
    )
    assert one.best() == {"decisions_per_second": 12.0, "decisions_per_game": 70.0, "clone_us": 5.0}


def test_ratios_are_ours_to_catanatrons_and_only_of_what_both_have():
    ours = contestant("interpreted", "underkeep", {"decisions_per_second": 50.0, "clone_us": 20.0, "view_us": 3.0})
    theirs = contestant("catanatron", "catanatron", {"decisions_per_second": 20.0, "clone_us": 60.0})
    shares = bench.ratios([ours, theirs])
    assert shares == {"interpreted/catanatron": {"decisions_per_second": 2.5, "clone_us": pytest.approx(1 / 3)}}


def test_without_peers_there_is_nothing_to_compare():
    assert bench.ratios([contestant("interpreted", "underkeep", {"decisions_per_second": 50.0})]) == {}


def test_a_game_with_options_is_measured_beside_the_usual_one_and_compared_with_it(measured, capsys):
    assert bench.run(arguments("--rounds", "1", "--set-option", "sets=BMR,TNL", "--json")) == 0
    told = json.loads(capsys.readouterr().out)
    usual, as_set = told["contestants"]
    assert as_set["name"] == f"{usual['name']}, as set"
    assert "sets ['BMR', 'TNL']" in as_set["about"]
    assert '{"sets": ["BMR", "TNL"]}' in as_set["command"]
    assert "--options" not in usual["command"]
    assert told["ratios"][f"{as_set['name']}/usual"]["decisions_per_second"] == 2.0
    words = ["underkeep", "--game", "boss_monster", "--players", "2", "--seconds", "0.02"]
    assert bench.measure([*words, "--options", '{"sets": ["TNL"]}']) == 0


def test_a_game_that_cannot_be_played_is_not_measured():
    with pytest.raises(uk.BadOptions, match="sets"):
        bench.run(arguments("--set-option", "sets=NONE"))


# -- the command ------------------------------------------------------------------------------------------------------


def test_rounds_are_interleaved(measured, capsys, monkeypatch):
    monkeypatch.setattr(bench, "peers", lambda: [Contestant("catanatron", "catanatron", "catanatron 3")])
    assert bench.run(arguments("--peers", "--rounds", "2", "--seconds", "0.5")) == 0
    names = [told[0] for told in measured]
    assert names[::2] == [names[0]] * 2
    assert names[1::2] == ["catanatron"] * 2
    said = capsys.readouterr().out
    assert "boss_monster, 4 players" in said
    assert "best of 2 rounds of 0.5 s" in said
    assert f"{names[0]}/catanatron" in said
    assert "x" in said


def test_programs_get_json(measured, capsys):
    assert bench.run(arguments("--json", "--rounds", "1", "--players", "3")) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["players"] == 3
    assert told["machine"]["cpus"] >= 1
    assert told["contestants"][0]["measures"].keys() == OURS
    assert "--players 3" in told["contestants"][0]["command"]


def test_the_build_that_runs_is_named():
    compiled = not (importlib.util.find_spec("underkeep.core.table").origin or "").endswith(".py")  # type: ignore[union-attr]
    assert bench.this_build().name == ("compiled" if compiled else "interpreted")
    assert bench.build_of("x/table.cpython-311-x86_64-linux-gnu.so") == "compiled"


def test_a_folder_with_a_compiled_engine_takes_part(tmp_path, measured, capsys):
    core = tmp_path / "underkeep" / "core"
    core.mkdir(parents=True)
    (core / "table.cpython-311-x86_64-linux-gnu.so").touch()
    assert bench.run(arguments("--compiled", str(tmp_path), "--rounds", "1", "--json")) == 0
    second = json.loads(capsys.readouterr().out)["contestants"][1]
    assert second["name"] == "compiled"
    assert second["command"].startswith(f"PYTHONPATH={tmp_path}")


def test_a_folder_without_one_is_refused_with_the_way_to_make_one(tmp_path):
    with pytest.raises(uk.BadOptions, match=r"holds no compiled engine; `python tools/compile.py") as refused:
        bench.run(arguments("--compiled", str(tmp_path)))
    assert refused.value.field == "compiled"


def test_peers_that_are_not_installed_are_refused_with_the_way_to_get_them(monkeypatch):
    def nowhere(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(bench, "version", nowhere)
    with pytest.raises(uk.BadOptions, match="catanatron is not installed here; `pip install catanatron` gets it"):
        bench.run(arguments("--peers"))


def test_open_spiel_takes_part_where_it_is_installed(monkeypatch):
    monkeypatch.setattr(bench, "version", lambda name: "9.9")
    assert [one.name for one in bench.peers()] == ["catanatron", *bench.SPIEL_GAMES]
    monkeypatch.setattr(bench, "version", lambda name: "9.9" if name == "catanatron" else missing(name))
    assert [one.name for one in bench.peers()] == ["catanatron"]


def missing(name: str) -> str:
    raise PackageNotFoundError(name)


@pytest.mark.parametrize(
    ("words", "field"),
    [
        (["--seconds", "0"], "seconds"),
        (["--rounds", "0"], "rounds"),
        (["--players", "9"], "players"),
        (["--game", "chess"], "game"),
        (["--set-option", "players=3"], "set-option"),
    ],
)
def test_nonsense_is_refused_before_anything_is_measured(words, field, measured):
    with pytest.raises(uk.BadOptions) as refused:
        bench.run(arguments(*words))
    assert refused.value.field == field
    assert measured == []


def test_the_command_line_says_one_sentence_and_exits_with_2(tmp_path):
    line = [sys.executable, "-c", "import sys; from underkeep.cli import main; sys.exit(main(sys.argv[1:]))"]
    done = subprocess.run(
        [*line, "bench", "--compiled", str(tmp_path)], capture_output=True, text=True, check=False, cwd=Path.cwd()
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "holds no compiled engine" in done.stderr
