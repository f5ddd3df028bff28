"""No link in the docs is dead, and whatever a page names is there."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.docs.pages import NAMES, PAGES, ROOT, anchors, links, spoken_paths, tables

EVERY_PAGE = pytest.mark.parametrize("page", PAGES, ids=NAMES)
ADRS = sorted((ROOT / "docs/adr").glob("*.md"))
SHELF = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def dead(page: Path, link: str) -> bool:
    """Whether a link leads nowhere. What lies outside the project is not looked at."""
    if link.startswith(("http://", "https://")):
        return False
    path, _, anchor = link.partition("#")
    target = (page.parent / path).resolve() if path else page
    if not target.is_relative_to(ROOT) or not target.exists():
        return True
    return bool(anchor) and anchor not in anchors(target)


def test_there_are_pages_and_they_have_links():
    assert {"README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/index.md"} <= set(NAMES)
    assert sum(len(links(page)) for page in PAGES) > 50


@EVERY_PAGE
@pytest.mark.ux("UX-260")
def test_every_link_leads_somewhere(page):
    assert [link for link in links(page) if dead(page, link)] == []


@pytest.mark.parametrize("link", ["docs/nowhere.md", "README.md#no-such-heading", "#nor-this", "../outside.md"])
def test_a_link_to_nowhere_is_found(link):
    assert dead(ROOT / "README.md", link)


@pytest.mark.parametrize(
    "link", ["docs/index.md", "CONTRIBUTING.md#add-a-card", "#start", "https://projectfluent.org/"]
)
def test_a_link_to_somewhere_is_left_alone(link):
    assert not dead(ROOT / "README.md", link)


@EVERY_PAGE
def test_every_path_that_a_page_names_exists(page):
    folders = [page.parent, ROOT, ROOT / "src/underkeep", ROOT / "src/underkeep/boss_monster/cards/base"]
    for_the_reader_to_make = {"texts/pl/boss_monster/echoes.ftl", "texts/de"}
    said = [path for path in spoken_paths(page) if path not in for_the_reader_to_make]
    assert [path for path in said if not any((folder / path).exists() for folder in folders)] == []


@EVERY_PAGE
def test_a_page_begins_with_its_title_and_has_no_other(page):
    titles = re.findall(r"^# .+$", re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL), re.MULTILINE)
    assert len(titles) == 1
    assert page.read_text("utf-8").startswith(titles[0])


@EVERY_PAGE
def test_every_page_can_be_reached_from_the_readme(page):
    reached = {ROOT / "README.md"}
    found = list(reached)
    while found:
        here = found.pop()
        for link in links(here):
            target = (here.parent / link.partition("#")[0]).resolve()
            if target.suffix == ".md" and target.is_file() and target not in reached:
                reached.add(target)
                found.append(target)
    assert page in reached


def test_the_decisions_are_numbered_from_one_without_gaps():
    assert [path.name[:5] for path in ADRS] == [f"{number:04}-" for number in range(1, len(ADRS) + 1)]


@pytest.mark.parametrize("page", ADRS, ids=[path.name for path in ADRS])
def test_a_decision_tells_its_number_context_decision_and_consequences(page):
    text = page.read_text("utf-8")
    assert text.startswith(f"# {page.name[:4]}: ")
    headings = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert headings in (["Context", "Decision", "Consequences"], ["Context", "Decision", "Consequences", "Measured"])


def test_the_index_lists_every_decision():
    [listed] = tables(ROOT / "docs/index.md", "To change something")
    assert [cells[0] for cells in listed] == [f"[{path.name[:4]}](adr/{path.name})" for path in ADRS]


def test_the_readme_asks_for_the_python_that_the_package_needs():
    oldest = SHELF["requires-python"].removeprefix(">=")
    assert f"Python {oldest} or newer" in (ROOT / "README.md").read_text("utf-8")
