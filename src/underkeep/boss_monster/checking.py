"""How options are read: by name, and refused with what would be right."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import NoReturn

from underkeep.core.errors import BadOptions


def words(field: str, given: object, allowed: tuple[str, ...]) -> list[str]:
    """A list of different words out of those allowed."""
    if not isinstance(given, (list, tuple)):
        refuse(field, given, (), f"is not a list, such as {[allowed[0]]}")
    for word in given:
        if not isinstance(word, str) or word not in allowed:
            refuse(field, word, allowed, "is not known")
    if len(set(given)) != len(given):
        refuse(field, given, allowed, "names something twice")
    return list(given)


def one_word(field: str, given: object, allowed: tuple[str, ...]) -> None:
    if not isinstance(given, str) or given not in allowed:
        refuse(field, given, allowed, "is not known")


def yes_or_no(field: str, given: object) -> None:
    if type(given) is not bool:
        refuse(field, given, ("true", "false"), "is neither true nor false")


def refuse(field: str, given: object, allowed: Sequence[str], why: str, rule: str = "") -> NoReturn:
    near = get_close_matches(str(given), allowed, 1)
    hint = f"; did you mean {near[0]}?" if near and near[0] != str(given) else ""
    choice = f"; choose from {', '.join(allowed)}" if allowed else ""
    message = f"{field}: {given!r:.60} {why}{choice}{hint}"
    raise BadOptions(message, field=field, rule=rule)
