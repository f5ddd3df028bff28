"""No rule is forgotten: each one has a test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from underkeep.texts import LANGUAGES, message

HERE: Final = Path(__file__).parent
SOURCE: Final = HERE.parents[1] / "src" / "underkeep"
RULE: Final = re.compile(r"BM-(?:A\d\d|\d{3})")


def span(first: int, last: int) -> set[str]:
    return {f"BM-{number:03}" for number in range(first, last + 1)}


def decided(*numbers: int) -> set[str]:
    return {f"BM-A{number:02}" for number in numbers}


def all_rules() -> set[str]:
    """Every rule that has a text."""
    lines = (SOURCE / "texts" / "en" / "boss_monster" / "rules.ftl").read_text("utf-8").splitlines()
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
        for node in parsed(SOURCE / "boss_monster")
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE.fullmatch(node.value)
    }


def test_every_rule_has_a_test():
    assert sorted(all_rules() - rules_with_a_test()) == []


def test_every_tested_rule_exists():
    assert sorted(rules_with_a_test() - all_rules()) == []


def test_the_list_of_rules_is_whole():
    assert all_rules() == span(1, 322) | decided(*range(1, 44))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_rule_the_game_names_can_be_read(language: str):
    named = rules_the_game_names()
    assert {"BM-003", "BM-171", "BM-303"} <= named  # the search finds refusals and results
    assert sorted([rule for rule in named if not message(language, rule)]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_text(language: str):
    assert sorted([rule for rule in all_rules() if not message(language, rule)]) == []
