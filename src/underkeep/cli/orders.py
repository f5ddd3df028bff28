"""What a typed line means: an option by number or by the start of its notation, or a command."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import underkeep as uk

# A letter each, as in every list of keys; the long names are for those who prefer words.
COMMANDS: Final = {
    "?": "help",
    "u": "undo",
    "h": "hint",
    "w": "why",
    "p": "pass",
    "c": "card",
    "r": "rule",
    "t": "table",
    "f": "forecast",
    "g": "log",
    "l": "language",
    "q": "quit",
}
CHOOSE: Final = "choose"
SEVERAL: Final = "several"
NUMBER: Final = "number"
REFUSED: Final = "refused"
NOTHING: Final = "nothing"


class Order:
    """What to do: `choose` an option, a command with the rest of the line, or why the line means nothing."""

    def __init__(self, kind: str, *, index: int = -1, rest: str = "", found: Sequence[str] = ()) -> None:
        self.kind: str = kind
        self.index: int = index
        self.rest: str = rest
        self.found: list[str] = list(found)


def understand(line: str, decision: uk.Decision[Any] | None, commands: Mapping[str, str] = COMMANDS) -> Order:
    """The order that a line gives."""
    line = "".join([letter for letter in line if letter.isprintable()])  # keys that write codes mean nothing here
    words = line.split()
    if not words:
        return Order(NOTHING)
    command = named(words[0].lower(), commands)
    if command:
        return Order(command, rest=" ".join(words[1:]))
    options = [str(option) for option in decision.options] if decision is not None else []
    if len(words) == 1 and words[0].isdecimal():
        index = int(words[0][:6]) - 1
        return Order(CHOOSE, index=index) if 0 <= index < len(options) else Order(NUMBER, rest=words[0])
    fitting = fit(words, options)
    if len(fitting) == 1:
        return Order(CHOOSE, index=options.index(fitting[0]))
    if fitting:
        return Order(SEVERAL, rest=line.strip(), found=fitting)
    return Order(REFUSED, rest=" ".join(words))


def named(word: str, commands: Mapping[str, str]) -> str:
    """The command of this letter or name, if there is one; `pass` itself is an answer."""
    return commands.get(word) or (word if word in commands.values() and word != "pass" else "")


def fit(words: Sequence[str], notations: Sequence[str]) -> list[str]:
    """The notations that these words begin, each word with at least its first letters; an exact one stands alone."""
    typed = " ".join(words)
    if typed in notations:
        return [typed]
    return [notation for notation in notations if begins(words, notation.split())]


def begins(words: Sequence[str], notation: Sequence[str]) -> bool:
    return len(words) <= len(notation) and all(
        said.startswith(word.lower()) for word, said in zip(words, notation, strict=False)
    )


def spell_out(words: Sequence[str], cards: Iterable[str]) -> str:
    """A card's id in full, if only one has a word that begins like this: then the refusal can speak about the card.

    Notation begins with a verb, so its first word is never a card.
    """
    known = list(cards)
    spelt = list(words[:1])
    for word in words[1:]:
        fitting = [card for card in known if f"_{word.lower()}" in f"_{card}"]
        spelt.append(fitting[0] if len(fitting) == 1 and len(word) > 2 else word)
    return " ".join(spelt)


def complete(
    line: str,
    decision: uk.Decision[Any] | None,
    cards: Iterable[str],
    rules: Iterable[str],
    commands: Mapping[str, str] = COMMANDS,
) -> list[str]:
    """Everything that the line could become."""
    words = line.split()
    first = words[0] if words else ""
    command = named(first, commands)
    if command and line.startswith(first + " "):
        rest = line[len(first) :].strip().lower()
        known = {"card": cards, "rule": rules, "why": cards}.get(command, ())
        return [f"{first} {word}" for word in known if word.lower().startswith(rest)]
    options = [str(option) for option in decision.options] if decision is not None else []
    found = [option for option in options if option.startswith(line)] or fit(words, options)
    return found + [name for name in commands.values() if line and name.startswith(line) and name != "pass"]


def common_start(lines: Sequence[str]) -> str:
    """As far as all of them agree."""
    if not lines:
        return ""
    shortest = min(lines, key=len)
    for at, letter in enumerate(shortest):
        if any(line[at] != letter for line in lines):
            return shortest[:at]
    return shortest
