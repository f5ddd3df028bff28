"""No rule is forgotten: each one has a test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from underkeep.texts import LANGUAGES, message, rule_text

HERE: Final = Path(__file__).parent
SOURCE: Final = HERE.parents[1] / "src" / "underkeep"
RULE: Final = re.compile(r"KH-(?:A\d\d|\d{3})")


def all_rules() -> set[str]:
    """Every rule that has a text."""
    lines = (SOURCE / "texts" / "en" / "keep_the_heroes_out" / "rules.ftl").read_text("utf-8").splitlines()
    return {match[0] for match in map(RULE.match, lines) if match}


def parsed(folder: Path) -> Iterator[ast.AST]:
    for file in sorted(folder.rglob("*.py")):
        yield from ast.walk(ast.parse(file.read_text("utf-8"), str(file)))


@cache
def rules_with_a_test() -> set[str]:
    """The arguments of `pytest.mark.rule(…)`, wherever it stands in the tests of this game."""
    return {
        argument.value
        for node in parsed(HERE)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule"
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


@cache
def rules_the_game_names() -> set[str]:
    """What a refusal, an error or a result can name: a string that is a rule id and nothing else."""
    return {
        node.value
        for node in parsed(SOURCE / "keep_the_heroes_out")
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE.fullmatch(node.value)
    }


ALL: Final = {f"KH-{number:03}" for number in range(1, 269)} | {f"KH-A{number:02}" for number in range(1, 37)}


def test_every_rule_has_a_test():
    assert sorted(ALL - rules_with_a_test()) == []


def test_every_tested_rule_exists():
    assert sorted(rules_with_a_test() - ALL) == []


def test_the_list_of_rules_is_whole():
    assert all_rules() == ALL


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_rule_the_game_names_can_be_read(language: str):
    named = rules_the_game_names()
    assert {"KH-048", "KH-069", "KH-A02"} <= named  # the search finds refusals and results
    assert sorted([rule for rule in named if not rule_text(language, rule)]) == []
    assert message("en", "KH-001")
