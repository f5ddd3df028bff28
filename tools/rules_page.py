"""Write docs/rules/boss_monster.md from the English rule messages, so that the page and the game never disagree."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast

PROJECT = Path(__file__).resolve().parent.parent
RULES = PROJECT / "src/underkeep/texts/en/boss_monster/rules.ftl"
PAGE = PROJECT / "docs/rules/boss_monster.md"

OPENING = """\
# Boss Monster: the rules

These are the rules Underkeep plays by, in our own words. Each rule has an id: when the game refuses a move, it names
the id and shows the same sentence, and `underkeep rule BM-034` looks one up. Where printed rules disagree or are
silent, section Y says what we decided.

<!-- Written by tools/rules_page.py from the English rule messages. Change those, then run it again. -->
"""


def page(rules: str) -> str:
    return OPENING + "".join(lines(FluentParser(with_spans=False).parse(rules)))


def lines(rules: ast.Resource) -> Iterator[str]:
    for entry in rules.body:
        match entry:
            case ast.GroupComment(content=str(heading)):
                yield f"\n## {heading}\n\n"
            case ast.Message(id=rule, value=ast.Pattern() as sentence):
                yield f"- **{rule.name}** {text(rule.name, sentence)}\n"
            case ast.Junk(content=content):
                raise SystemExit(f"{RULES.name}: not Fluent: {content}")


def text(rule: str, sentence: ast.Pattern) -> str:
    """A rule is plain text; a placeable would need a value that only a running game has."""
    words: list[str] = []
    for element in sentence.elements:
        if isinstance(element, ast.Placeable):
            raise SystemExit(f"{RULES.name}: {rule} must not need arguments")
        words += element.value.split()
    return " ".join(words)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if the page is stale")
    wanted = page(RULES.read_text(encoding="utf-8"))
    if parser.parse_args().check:
        if PAGE.is_file() and PAGE.read_text(encoding="utf-8") == wanted:
            return 0
        print(f"{PAGE.relative_to(PROJECT)} is stale: run python tools/rules_page.py", file=sys.stderr)
        return 1
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(wanted, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
