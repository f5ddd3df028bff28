"""Where words come from. The kernel only passes messages on; `underkeep.texts` speaks the languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from underkeep.core.errors import UnderkeepError

Speaker = Callable[[str, str, Mapping[str, str]], str]


def bare(_lang: str, message: str, words: Mapping[str, str]) -> str:
    """What is said while no texts are loaded: the message's name and its arguments."""
    return " ".join([message, *words.values()])


class Voice:
    """Holds the speaker, so that the engine runs without any text at all."""

    def __init__(self) -> None:
        self.speaker: Speaker = bare


VOICE = Voice()


def tongue(lang: object) -> str:
    """The language that is asked for; one that nobody speaks here is answered in English.

    Taken as `object`, since the compiled build would turn a wrong type away by itself, in other words than ours.
    """
    if not isinstance(lang, str):
        message = f"a language is named by its code, such as 'en', not {lang!r:.40}"
        raise UnderkeepError(message, field="lang")
    return lang


def say(lang: str, message: str, words: Mapping[str, str]) -> str:
    return VOICE.speaker(lang, message, words)
