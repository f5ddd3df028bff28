"""A game written in Python, options of its own included, stands on the kernel, interpreted or compiled."""

from __future__ import annotations

import runpy
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import underkeep as uk
from tests.server.toy import INFO, Pebbles
from underkeep.core.decision import Decision, Option
from underkeep.core.game import GameInfo, Settings
from underkeep.core.registry import GAMES, enrol
from underkeep.core.rng import Rng

SOURCE = Path(__file__).resolve().parents[2] / "src"


class Take(Option):
    """An option with a notation and words of its own."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__("take")
        self.count = count

    def notation(self) -> str:
        return f"take {self.count}"

    def words(self) -> dict[str, str]:
        return {"count": str(self.count)}


class Heaps(Pebbles):
    """The same game; taking three at once breaks down."""

    __slots__ = ()

    async def chapter(self) -> None:
        seat = self.turn % 2
        chosen = await Decision(seat, "take", [Take(count) for count in (1, 2, 3)[: self.left]])
        self.step()
        self.left -= chosen.count
        self.turn += 1
        if chosen.count == 3:
            raise ZeroDivisionError
        if self.left == 0:
            self.result = uk.Result((seat,), (seat, 1 - seat), (1, 1), "TOY-001")

    def copy(self) -> Heaps:
        twin = Heaps(self.rng.copy(), 0)
        twin.left, twin.turn, twin.numbers, twin.pulse = self.left, self.turn, self.numbers[:], self.pulse
        return twin


def deal(settings: Settings, rng: Rng) -> Heaps:
    return Heaps(rng, settings["players"])


HEAPS = GameInfo(
    "heaps", 1, (2,), INFO.options, check=INFO.check, deal=deal, place=INFO.place, position=INFO.position, cards=list,
)  # fmt: skip


@pytest.fixture
def table() -> Iterator[uk.Table]:
    enrol(HEAPS)
    yield uk.new_game("heaps", seed=1, players=2)
    del GAMES["heaps"]


def test_it_is_played_copied_dealt_again_taken_back_and_told_again(table: uk.Table) -> None:
    while table.decision is not None:
        assert [str(option) for option in table.decision.options][:2] == ["take 1", "take 2"][: table.view(0)["left"]]
        twin = table.clone()
        twin.choose("take 1")
        assert twin.digest() != table.digest()
        assert table.redeal(0, 5).view(0) == table.view(0)
        table.choose("take 1")
        if table.decision is not None:
            before = table.digest()
            table.undo(1 - table.decision.seat)
            table.choose("take 1")
            assert table.digest() == before
    assert table.result is not None
    assert uk.load(table.record()).digest() == table.digest()


def test_where_one_of_its_rules_breaks_down_nothing_has_happened(table: uk.Table) -> None:
    table.choose("take 2")
    before = table.digest()
    for _ in range(2):
        with pytest.raises(uk.RuleFault):
            table.choose("take 3")
        assert table.digest() == before
    table.choose("take 1")
    assert table.view(0)["left"] == 6


def test_whoever_has_no_compiler_needs_nothing_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mypy_extensions", None)
    told: dict[str, Any] = runpy.run_path(
        str(SOURCE / "underkeep" / "core" / "compiling.py"), run_name="underkeep.core.compiling"
    )
    assert told["mypyc_attr"](allow_interpreted_subclasses=True)(Take) is Take
