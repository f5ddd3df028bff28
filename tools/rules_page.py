"""Write docs/rules/*.md from the English rule messages, so that the pages and the games never disagree."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast

PROJECT = Path(__file__).resolve().parent.parent
OPENING = """\
# {name}: the rules

These are the rules Underkeep plays by, in our own words. Each rule has an id: when the game refuses a move, it names
the id and shows the same sentence, and `underkeep rule {rule}` looks one up. Where printed rules disagree or are
silent, section {section} says what we decided.

<!-- Written by tools/rules_page.py from the English rule messages. Change those, then run it again. -->
"""

# The game, what its page says at the top.
PAGES = {
    "boss_monster": {"name": "Boss Monster", "rule": "BM-034", "section": "Y"},
    "clank_catacombs": {"name": "Clank! Catacombs", "rule": "CC-034", "section": "O"},
    "keep_the_heroes_out": {"name": "Keep the Heroes Out!", "rule": "KH-035", "section": "Y"},
}


def rules_of(game: str) -> Path:
    return PROJECT / f"src/underkeep/texts/en/{game}/rules.ftl"


def page_of(game: str) -> Path:
    return PROJECT / f"docs/rules/{game}.md"


def page(game: str) -> str:
    rules = rules_of(game).read_text(encoding="utf-8")
    return OPENING.format(**PAGES[game]) + "".join(lines(FluentParser(with_spans=False).parse(rules)))


def lines(rules: ast.Resource) -> Iterator[str]:
    for entry in rules.body:
        match entry:
            case ast.GroupComment(content=str(heading)):
                yield f"\n## {heading}\n\n"
            case ast.Message(id=rule, value=ast.Pattern() as sentence):
                yield f"- **{rule.name}** {text(rule.name, sentence)}\n"
            case ast.Junk(content=content):
                raise SystemExit(f"rules.ftl: not Fluent: {content}")


def text(rule: str, sentence: ast.Pattern) -> str:
    """A rule is plain text; a placeable would need a value that only a running game has."""
    words: list[str] = []
    for element in sentence.elements:
        if isinstance(element, ast.Placeable):
            raise SystemExit(f"rules.ftl: {rule} must not need arguments")
        words += element.value.split()
    return " ".join(words)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a page is stale")
    checking = parser.parse_args().check
    stale = 0
    for game in PAGES:
        file = page_of(game)
        wanted = page(game)
        if not checking:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(wanted, encoding="utf-8", newline="\n")
        elif not file.is_file() or file.read_text(encoding="utf-8") != wanted:
            print(f"{file.relative_to(PROJECT)} is stale: run python tools/rules_page.py", file=sys.stderr)
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
