"""Whatever a page shows as Python, as a record or as a position runs as it is written."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import underkeep as uk
from tests.docs.pages import NAMES, PAGES, ROOT, Block, blocks, tables, tokens
from underkeep.cli import COMMANDS

# The page's card joins the shelf of its process, so test_contributing.py runs that page elsewhere.
IN_PROCESS = [page for page in PAGES if page.name != "CONTRIBUTING.md"]


def with_python() -> list[Path]:
    return [page for page in IN_PROCESS if blocks(page, "python")]


def files() -> list[tuple[str, Block]]:
    """Every record and every position on any page."""
    found = []
    for name, page in zip(NAMES, PAGES, strict=True):
        for lang in ("text", "yaml"):
            found += [(name, block) for block in blocks(page, lang) if block.text.startswith("underkeep")]
    return found


@pytest.mark.parametrize("page", with_python(), ids=lambda page: page.name)
@pytest.mark.ux("UX-258")
def test_the_python_of_a_page_runs_as_it_is_printed(page, shelf):
    """One after the other, in one place: what is typed with what is said, or code that must not fail."""
    names: dict[str, object] = {}
    said: list[str] = []
    for block in blocks(page, "python"):
        if block.text.startswith(">>>"):
            typed = doctest.DocTestParser().get_doctest(block.text, names, page.name, str(page), block.line)
            runner = doctest.DocTestRunner(verbose=False)
            runner.run(typed, out=said.append, clear_globs=False)
            names = typed.globs
            assert runner.failures == 0, "".join(said)
        else:
            exec(compile(block.text, f"{page.name}, line {block.line}", "exec"), names)


def test_a_page_whose_python_fails_is_found(tmp_path):
    page = tmp_path / "wrong.md"
    page.write_text("```python\n>>> 1 + 1\n3\n```\n", "utf-8")
    with pytest.raises(AssertionError, match="Expected"):
        test_the_python_of_a_page_runs_as_it_is_printed(page, None)


@pytest.mark.parametrize(("name", "block"), files(), ids=lambda part: part if isinstance(part, str) else str(part.line))
@pytest.mark.ux("UX-258")
def test_a_record_or_position_on_a_page_loads(name, block):
    table = uk.load(block.text)
    assert table.decision is not None


def test_there_are_records_and_positions_to_load():
    first_lines = {block.text.partition("\n")[0] for _, block in files()}
    assert first_lines == {"underkeep record 1", "underkeep: position 1"}


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_every_block_says_what_it_is(page):
    """So that nothing that looks like code is passed over by the tests here."""
    langs = {token.info.split()[0] if token.info else "" for token in tokens(page) if token.type == "fence"}
    assert langs <= {"python", "yaml", "text", "sh", "ftl"}


def test_the_readme_lists_the_commands_that_there_are():
    [commands] = tables(ROOT / "README.md", "Commands")
    said = [cells[0] for cells in commands]
    assert [found[1] for line in said if (found := re.match(r"`underkeep (\w+)", line))] == list(COMMANDS)
