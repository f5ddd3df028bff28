"""The breakages that are written down beside this file, and what they must name."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parents[1]
MARKS: Final = ("pytest.mark.rs", "pytest.mark.ux", "pytest.mark.rule")  # with the ids of promises


@dataclass(frozen=True)
class Breakage:
    """A mistake that somebody could make, and the tests that promise to notice it."""

    id: str  # of the line of a list (reliability, ease) whose promise it breaks, or of the rule of a rulebook
    file: str
    find: str  # stands there exactly once
    put: str  # in its place
    because: str
    tests: tuple[str, ...]

    def applied(self, text: str) -> str | None:
        """The file as the mistake leaves it; nothing if the place is not found, or is not the only one."""
        return text.replace(self.find, self.put) if text.count(self.find) == 1 else None

    @property
    def is_stale(self) -> bool:
        return self.applied(source(self.file)) in (None, source(self.file))


@cache
def source(file: str) -> str:
    path = ROOT / file
    return path.read_text("utf-8") if path.is_file() else ""


def breakages() -> list[Breakage]:
    """All of them, by id."""
    return sorted((one for file in HERE.glob("*.yaml") for one in written_in(file)), key=lambda one: one.id)


def written_in(file: Path) -> list[Breakage]:
    return [Breakage(**{**one, "tests": tuple(one["tests"])}) for one in yaml.safe_load(file.read_text("utf-8"))]


def is_marked(breakage: Breakage, test: str) -> bool:
    """Whether there is such a test, and it names the same line of the list."""
    file, _, name = test.partition("::")
    return breakage.id in marks_in(file).get(name.partition("[")[0], ())


@cache
def marks_in(file: str) -> dict[str, list[str]]:
    """By test: what it is marked with. It is read and not imported, which would take far longer."""
    body = ast.parse(source(file)).body
    for_all = [
        mark
        for node in body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pytestmark"
        for mark in marks(node.value.elts if isinstance(node.value, ast.List) else [node.value])
    ]
    tests = (node for node in body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    return {test.name: [*for_all, *marks(test.decorator_list)] for test in tests}


def marks(decorators: Iterable[ast.expr]) -> Iterator[Any]:
    for one in decorators:
        if isinstance(one, ast.Call) and ast.unparse(one.func) in MARKS:
            yield from (argument.value for argument in one.args if isinstance(argument, ast.Constant))
