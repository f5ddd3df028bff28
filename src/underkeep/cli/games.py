"""`underkeep games`: which games can be played, for people and for programs."""

from __future__ import annotations

import json
from argparse import Namespace

from underkeep import texts
from underkeep.cli.arguments import language
from underkeep.cli.terminal import mend_output, page, paragraph
from underkeep.core.game import GameInfo
from underkeep.core.registry import GAMES
from underkeep.texts.reader import Reader


def run(args: Namespace) -> int:
    mend_output()
    if args.json:
        print(json.dumps([in_all_languages(info) for info in GAMES.values()], ensure_ascii=False, indent=2))
        return 0
    reader = Reader(language(args.lang), [])
    lines: list[str] = []
    for info in GAMES.values():
        lines.append(paragraph(f"{reader.say(f'game-{info.name}')} ({info.name})"))
        seats = reader.say("games-seats", least=min(info.seats), most=max(info.seats))
        lines += [paragraph(line, indent=4) for line in (seats, reader.put(f"game-{info.name}", "about", {}))]
    page(lines)
    return 0


def in_all_languages(info: GameInfo) -> dict[str, object]:
    """A game's figures, with its name and its sentence in each language."""
    facts: dict[str, object] = {"id": info.name, "version": info.version, "seats": list(info.seats)}
    facts |= {f"name_{lang}": texts.message(lang, f"game-{info.name}") for lang in texts.LANGUAGES}
    return facts | {f"about_{lang}": texts.message(lang, f"game-{info.name}", "about") for lang in texts.LANGUAGES}
