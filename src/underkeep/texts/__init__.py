"""What people read, in three languages. English card texts stand in the code beside what the cards do."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from underkeep.core.registry import GAMES

LANGUAGES: Final = ("en", "pl", "ru")
NAMED: Final = ("card", "hero", "boss")  # arguments that are ids of cards, to be said by name


@cache
def bundle(lang: str) -> FluentBundle:
    """All messages of one language: the table's own, then each game's."""
    spoken = FluentBundle([lang], use_isolating=False)
    home = files("underkeep.texts") / lang
    folders = [home, *[home / game for game in GAMES]]
    for folder in folders:
        if folder.is_dir():
            for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
                if file.name.endswith(".ftl"):
                    spoken.add_resource(FluentResource(file.read_text("utf-8")))
    return spoken


@cache
def printed(game: str = "") -> dict[str, tuple[str, str]]:
    """Every card's English name and text, from the cards themselves; of an id that two games use, the first one's."""
    found: dict[str, tuple[str, str]] = {}
    for info in [GAMES[game]] if game else GAMES.values():
        for card in info.cards():
            found.setdefault(card["id"], (card["name"], card["text"]))
    return found


def message(lang: str, name: str, part: str = "", words: Mapping[str, object] | None = None) -> str | None:
    """A message, or one of its attributes; `None` if this language does not have it, or nobody speaks it here."""
    if lang not in LANGUAGES:
        return None
    spoken = bundle(lang)
    if not spoken.has_message(name):
        return None
    found = spoken.get_message(name)
    pattern = found.attributes.get(part) if part else found.value
    if pattern is None:
        return None
    said, faults = spoken.format_pattern(pattern, {name: figure(word) for name, word in (words or {}).items()})
    if faults:
        raise ValueError(f"{lang} {name}: {faults[0]}")
    return str(said)


def figure(word: object) -> object:
    """What is less than nothing is written with a minus, like every other minus in the texts, not with a hyphen."""
    return f"\N{MINUS SIGN}{-word}" if isinstance(word, int) and word < 0 else word


def is_card(name: str, game: str = "") -> bool:
    """Whether a card is called so; a set may have come to the shelf since anybody asked."""
    if name not in printed(game):
        printed.cache_clear()
    return name in printed(game)


def card_name(lang: str, card: str, game: str = "") -> str:
    """What a card is called; `game` tells which one is meant, where two games have cards of the same id."""
    if not is_card(card, game):
        return card
    return translated(lang, card, "", game) or printed(game)[card][0]


def card_text(lang: str, card: str, game: str = "") -> str:
    if not is_card(card, game):
        return ""
    return translated(lang, card, "text", game) or printed(game)[card][1]


def translated(lang: str, card: str, part: str, game: str) -> str | None:
    """Of an id that two games use, the message of the later game begins with that game's name."""
    if lang == "en":
        return None
    own = message(lang, f"{game}-{card}", part) if game else None
    return own or message(lang, card, part)


def rule_text(lang: str, rule: str) -> str | None:
    return message(lang, rule) or message("en", rule)


def say(lang: str, name: str, words: Mapping[str, str]) -> str:
    """A message in the reader's language, else in English; cards are said by their names."""
    spoken = {key: card_name(lang, word) if key in NAMED else word for key, word in words.items()}
    for tongue in (lang, "en"):
        said = message(tongue, name, "", spoken)
        if said is not None:
            return said.strip()
    return " ".join([name, *words.values()])
