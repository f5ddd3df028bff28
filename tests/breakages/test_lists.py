"""What is written down about breakages stays true when the source changes; breaking anything takes a command."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.breakages.lists import HERE, breakages, is_marked, written_in

FILES = sorted(HERE.glob("*.yaml"))


def test_every_place_to_break_is_found_once_and_is_another_afterwards():
    assert [(one.id, one.file) for one in breakages() if one.is_stale] == []


def test_every_test_that_should_notice_exists_and_names_what_it_checks():
    assert [(one.id, test) for one in breakages() for test in one.tests if not is_marked(one, test)] == []


def test_every_breakage_names_a_test_and_says_why_it_matters():
    assert [one.id for one in breakages() if not one.tests or not one.because.endswith(".")] == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_each_list_is_sorted(file: Path):
    ids = [one.id for one in written_in(file)]
    assert ids == sorted(ids)
