"""Whoever reads: in one language, from one seat, with the names of those who sit at the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final

from underkeep import texts
from underkeep.core.decision import Decision, Option
from underkeep.core.game import Advice, Refusal, View

YOU: Final = "you"
OTHER: Final = "other"
BOT: Final = "bot "  # how the name of a bot's seat begins in a record
ME: Final = "me"  # a person who gave no name


class Reader:
    """Says things to one viewer; `None` is somebody who only watches."""

    def __init__(self, lang: str, names: Sequence[str], viewer: int | None = None) -> None:
        self.lang: str = lang
        self.names: list[str] = list(names)
        self.viewer: int | None = viewer

    def say(self, message: str, **words: object) -> str:
        return self.put(message, "", words)

    def put(self, message: str, part: str, words: Mapping[str, object]) -> str:
        """A message or a part of it in the reader's language, else in English; names come in as arguments only."""
        for lang in (self.lang, "en"):
            said = texts.message(lang, message, part, words)
            if said is not None:
                return said.strip()
        raise KeyError(f"{message}.{part}" if part else message)

    def has(self, message: str, part: str = "") -> bool:
        spoken = texts.bundle("en")
        return spoken.has_message(message) and (not part or part in spoken.get_message(message).attributes)

    def who(self, seat: int) -> str:
        return YOU if seat == self.viewer else OTHER

    def name(self, seat: int) -> str:
        """A player as this reader calls them: never `me` for somebody else. A number is the seat's in notation."""
        if seat == self.viewer:
            return self.say("player-you")
        if not 0 <= seat < len(self.names):
            return self.say("player-nobody")
        given = self.names[seat]
        if given.startswith(BOT):
            bot = self.say("player-bot", name=given.removeprefix(BOT))
            return f"{bot} {seat}" if self.names.count(given) > 1 else bot  # told apart by their seats
        if given in (ME, f"seat {seat}"):
            return self.say("player-person", number=str(seat))
        return given

    def card(self, card: str) -> str:
        return texts.card_name(self.lang, card)

    def cards(self, cards: Sequence[str]) -> str:
        return ", ".join([self.card(card) for card in cards])

    def text(self, card: str) -> str:
        return texts.card_text(self.lang, card)

    def rule(self, rule: str) -> str:
        """A rule's id and what it says; just the id of one that has no text."""
        said = texts.rule_text(self.lang, rule)
        return f"{rule}: {said}" if said else rule


Scene = Any  # what a game needs to know of the table to name the things in an event


class Teller(Reader, ABC):
    """Puts one game into words. Every game has one, in a module of its own name beside this one."""

    @staticmethod
    @abstractmethod
    def scene(view: View) -> Scene:
        """What lies where, for naming what options and events point at."""

    @abstractmethod
    def option(self, option: Option, decision: Decision[Any], scene: Scene) -> str:
        """An option as a whole sentence."""

    @abstractmethod
    def label(self, option: Option, decision: Decision[Any], scene: Scene, *, short: bool = False) -> str:
        """An option beside the card that it belongs to; `short` where the board must say the rest."""

    @abstractmethod
    def question(self, decision: Decision[Any], view: View) -> str:
        """What is asked, and by which card."""

    @abstractmethod
    def refusal(self, refusal: Refusal, scene: Scene) -> str:
        """Why something is not allowed, without its rule."""

    def advice(self, advice: Advice) -> str:
        """What speaks against a choice of options, with its rule."""
        return f"{self.say(f'advice-{advice.message}', **advice.words)} ({advice.rule})"

    @abstractmethod
    def event(self, facts: Mapping[str, Any], scene: Scene | None) -> str:
        """An event as this viewer may know it (`Event.seen_by`), in a sentence; without a scene, if none is known."""

    @abstractmethod
    def fates(self, view: View) -> list[str]:
        """What would happen if nobody did anything more, a line each."""

    @abstractmethod
    def table(self, view: View) -> list[str]:
        """The whole table in sentences, for people who do not look at it."""

    @abstractmethod
    def score(self, view: View, seat: int) -> str:
        """What a player has achieved so far."""

    @abstractmethod
    def figures(self, card: str) -> str:
        """The line under a card's name: what it is, and its figures."""

    @abstractmethod
    def card_page(self, card: str) -> list[str]:
        """Everything printed on a card."""


def teller_of(game: str) -> type[Teller]:
    found: type[Teller] = import_module(f"underkeep.texts.{game}").Teller
    return found


def sentence(said: str) -> str:
    """With a capital letter, whatever name it begins with."""
    return said[:1].upper() + said[1:]
