"""Where words come from. The kernel only passes messages on; `underkeep.texts` speaks the languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping

Speaker = Callable[[str, str, Mapping[str, str]], str]


def bare(_lang: str, message: str, words: Mapping[str, str]) -> str:
    """What is said while no texts are loaded: the message's name and its arguments."""
    return " ".join([message, *words.values()])


class Voice:
    """Holds the speaker, so that the engine runs without any text at all."""

    def __init__(self) -> None:
        self.speaker: Speaker = bare


VOICE = Voice()


def say(lang: str, message: str, words: Mapping[str, str]) -> str:
    return VOICE.speaker(lang, message, words)
