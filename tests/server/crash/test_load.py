"""The load tool works, and loses nothing; what it measures counts only in its full length, on a quiet machine."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.served import ROOT
from tools.load import verdict


@pytest.mark.rs("RS-211")
def test_a_few_tables_for_a_few_seconds_lose_nothing(tmp_path: Path) -> None:
    figures = tmp_path / "figures.json"
    words = [
        "--tables",
        "4",
        "--seconds",
        "3",
        "--warm-up",
        "1",
        "--pause",
        "0.3",
        "--json",
        str(figures),
        "--goal",
        "9999",
    ]
    tool = [sys.executable, str(ROOT / "tools" / "load.py"), *words, "--json", str(figures)]
    done = subprocess.run(tool, cwd=ROOT, capture_output=True, text=True, timeout=90, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(figures.read_text("utf-8"))
    assert found["troubles"] == []
    assert found["answers measured"] > 20
    assert found["until everybody saw it, ms"]["p50"] >= found["until the sender had its receipt, ms"]["p50"] > 0
    assert found["machine"]["cores"] > 0


@pytest.mark.rs("RS-211")
def test_a_server_that_is_too_slow_has_not_passed_and_is_told_so() -> None:
    found = {"until everybody saw it, ms": {"p99": 150.1}, "the goal for p99, ms": 150.0, "troubles": []}
    assert verdict(found) == ["p99 is 150.1 ms, and the goal is 150.0 ms"]
    assert verdict({**found, "the goal for p99, ms": 150.1}) == []
    assert len(verdict({**found, "troubles": ["one was lost"]})) == 2
