"""`underkeep cards`: every card of a game, for people and for programs."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable
from typing import Any, Final

from underkeep import texts
from underkeep.cli.arguments import BadUsage, language, nearest
from underkeep.cli.lookup import bare
from underkeep.cli.terminal import mend_output, page, paragraph
from underkeep.texts.reader import sentence, teller_of

DESIGNED: Final = "designed"  # as the sheets of cards call what was made up for its set


def run(args: Namespace) -> int:
    mend_output()
    sheets: list[dict[str, Any]] = args.game.cards()
    for field in ("set", "type"):
        sheets = only(sheets, field, getattr(args, field))
    sheets = with_value(sheets, "kind", args.kind, kinds_of)
    sheets = with_value(sheets, "treasure", args.treasure, treasures_of)
    if args.designed:
        sheets = [sheet for sheet in sheets if DESIGNED in (sheet.get("source"), sheet.get("ability_source"))]
    if args.search:
        words = bare(args.search).split()
        sheets = [sheet for sheet in sheets if all(word in everything(args.game.name, sheet["id"]) for word in words)]
    if args.json:
        print(json.dumps([in_all_languages(args.game.name, sheet) for sheet in sheets], ensure_ascii=False, indent=2))
        return 0
    teller = teller_of(args.game.name)(language(args.lang), [])
    lines: list[str] = []
    for sheet in sheets:
        title, figures, *rest = teller.card_page(sheet["id"])
        lines.append(paragraph(f"{title} ({sheet['id']})"))
        lines += [paragraph(line, indent=4) for line in (figures, *rest[:-1])]
    count = teller.say("cards-count", count=len(sheets)) if sheets else teller.say("cards-none")
    page([*lines, sentence(count)])
    return 0


def only(sheets: list[dict[str, Any]], field: str, wanted: str | None) -> list[dict[str, Any]]:
    """The cards with this value; a value that no card has is a mistake."""
    if wanted is None:
        return sheets
    known = list(dict.fromkeys([sheet[field] for sheet in sheets]))
    if wanted not in known:
        hint = nearest(wanted, known)
        raise BadUsage(f"--{field}: {wanted!r:.40} is not known; choose from {', '.join(known)}{hint}")
    return [sheet for sheet in sheets if sheet[field] == wanted]


def kinds_of(sheet: dict[str, Any]) -> list[str]:
    """What kind of room or hero it is: `monster`, `trap`, `dark`, `advanced`, `epic`."""
    found = [sheet[field] for field in ("kind", "hero_kind", "subtype") if sheet.get(field)]
    return [*found, *[word for word in ("advanced", "epic") if sheet.get(word)]]


def treasures_of(sheet: dict[str, Any]) -> list[str]:
    """Those that are printed on it, each once; of a boss the only one."""
    return list(dict.fromkeys([*sheet.get("treasures", []), *([sheet["treasure"]] if "treasure" in sheet else [])]))


def with_value(
    sheets: list[dict[str, Any]], option: str, wanted: str | None, values: Callable[[dict[str, Any]], list[str]]
) -> list[dict[str, Any]]:
    """The cards that have this among several values; one that no card has is a mistake."""
    if wanted is None:
        return sheets
    known = list(dict.fromkeys([value for sheet in sheets for value in values(sheet)]))
    if wanted not in known:
        hint = nearest(wanted, known)
        raise BadUsage(f"--{option}: {wanted!r:.40} is not known; choose from {', '.join(known)}{hint}")
    return [sheet for sheet in sheets if wanted in values(sheet)]


def everything(game: str, card: str) -> str:
    """All that can be searched for: id, names and texts, without case and marks."""
    own = f"{game}:{card}"  # another game may have a card of this name
    said = [f"{texts.card_name(lang, own)} {texts.card_text(lang, own)}" for lang in texts.LANGUAGES]
    return bare(" ".join([card, card.replace("_", " "), *said]))


def in_all_languages(game: str, sheet: dict[str, Any]) -> dict[str, Any]:
    """A card as the fact tables have it, with its name and text in each language."""
    facts = {name: value for name, value in sheet.items() if name not in ("name", "text")}
    own = f"{game}:{sheet['id']}"
    facts |= {f"name_{lang}": texts.card_name(lang, own) for lang in texts.LANGUAGES}
    return facts | {f"text_{lang}": texts.card_text(lang, own) for lang in texts.LANGUAGES}
