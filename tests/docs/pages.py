"""The pages of the documentation, taken apart: their links, their blocks of code, the paths that they name."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT: Final = Path(__file__).resolve().parents[2]
PAGES: Final = sorted(
    [*[ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")], *(ROOT / "docs").rglob("*.md")]
)
NAMES: Final = [str(page.relative_to(ROOT)) for page in PAGES]

# What looks like a file or a folder of ours between backticks.
FOLDER: Final = r"(?:src|tests|docs|tools|requirements|texts|\.ci)/[\w./-]*"
PATH: Final = re.compile(rf"{FOLDER}|[\w-]+\.(?:py|md|toml|svg)|NOTICE|LICENSE")


@dataclass(frozen=True)
class Block:
    """A block of code: its language, its title or language tag if it has one, and the line where it begins."""

    lang: str
    title: str
    text: str
    line: int


def tokens(page: Path) -> list[Token]:
    return MarkdownIt("commonmark").enable("table").parse(page.read_text("utf-8"))


def inline(page: Path) -> list[Token]:
    return [part for token in tokens(page) for part in token.children or []]


def blocks(page: Path, lang: str) -> list[Block]:
    found = []
    for token in tokens(page):
        if token.type == "fence" and token.info.split()[:1] == [lang]:
            titled = re.search(r'\w+="([^"]*)"', token.info)
            line = token.map[0] + 2 if token.map else 1
            found.append(Block(lang, titled[1] if titled else "", token.content, line))
    return found


def links(page: Path) -> list[str]:
    """Where the page's links and pictures point."""
    targets = [str(part.attrGet("href") or part.attrGet("src") or "") for part in inline(page)]
    return [target for target in targets if target]


def spoken_paths(page: Path) -> list[str]:
    """What the page names, between backticks, as a file or a folder of the project."""
    said = [part.content for part in inline(page) if part.type == "code_inline"]
    return [word for word in said if PATH.fullmatch(word)]


def anchors(page: Path) -> set[str]:
    """The headings as a link names them."""
    found = tokens(page)
    headings = [found[at + 1].content for at, token in enumerate(found) if token.type == "heading_open"]
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def tables(page: Path, heading: str) -> list[list[list[str]]]:
    """The tables under a heading, each as the cells of its rows; the head of a table is left out."""
    found: list[list[list[str]]] = []
    here = wanted = in_body = False
    for token in tokens(page):
        if token.type == "heading_open":
            here = True
        elif token.type == "inline" and here:
            wanted, here = token.content == heading, False
        elif token.type == "table_open" and wanted:
            found.append([])
        elif token.type in ("tbody_open", "tbody_close"):
            in_body = token.type == "tbody_open"
        elif token.type == "tr_open" and in_body and wanted:
            found[-1].append([])
        elif token.type == "inline" and in_body and wanted:
            found[-1][-1].append(token.content)
    return found
