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
def printed() -> dict[str, tuple[str, str]]:
    """Every card's English name and text, from the cards themselves. Of an id that two games use, see `known_as`."""
    found: dict[str, tuple[str, str]] = {}
    for info in GAMES.values():
        for card in info.cards():
            name = f"{info.name}-{card['id']}" if card["id"] in found else card["id"]
            found[name] = (card["name"], card["text"])
    return found


def known_as(card: str) -> str:
    """A card may be named with its game, `game:card`; the second game with that id has a message `game-card` for it."""
    game, _, ident = card.rpartition(":")
    return f"{game}-{ident}" if game and f"{game}-{ident}" in printed() else ident


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


def is_card(name: str) -> bool:
    """Whether a card is called so; a set may have come to the shelf since anybody asked."""
    if name not in printed():
        printed.cache_clear()
    return name in printed()


def card_name(lang: str, card: str) -> str:
    card = known_as(card)
    if not is_card(card):
        return card
    return (message(lang, card) if lang != "en" else None) or printed()[card][0]


def card_text(lang: str, card: str) -> str:
    card = known_as(card)
    if not is_card(card):
        return ""
    return (message(lang, card, "text") if lang != "en" else None) or printed()[card][1]


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
