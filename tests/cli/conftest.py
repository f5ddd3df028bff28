"""Commands in the process of the tests: a second process for each would take the longest time."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.sitting import LEFT_OUT, MOMENT, OPEN, Done, new_match
from underkeep.cli import main
from underkeep.cli.canvas import Paint

Command = Callable[..., Done]


@pytest.fixture(autouse=True)
def games_of_this_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Games are stored here, the locale says nothing, and drawings start with all colours and signs."""
    for name in LEFT_OUT:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("UNDERKEEP_DATA", str(tmp_path))
    monkeypatch.setattr(Paint, "few", False)
    monkeypatch.setattr(Paint, "more", "…")
    yield
    while OPEN:
        OPEN.pop().close()


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """`command("rule", "BM-001")`, with lines typed into it and an environment, if any."""

    def run(*words: str, typed: str = "", **environment: str) -> Done:
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(words)
        told = capsys.readouterr()
        return Done(code, told.out, told.err)

    return run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game between bots."""
    match = new_match(3, "bot random", "bot random")
    while match.step():
        pass
    path = tmp_path / "record.txt"
    path.write_text(match.table.record(), "utf-8")
    return path


@pytest.fixture
def position(tmp_path: Path) -> Path:
    path = tmp_path / "moment.yaml"
    path.write_text(MOMENT, "utf-8")
    return path
