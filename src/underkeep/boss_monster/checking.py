"""How options are read: by name, and refused with what would be right."""

from __future__ import annotations

from underkeep.core.refusing import refuse


def words(field: str, given: object, allowed: tuple[str, ...]) -> list[str]:
    """A list of different words out of those allowed."""
    if not isinstance(given, (list, tuple)):
        refuse(field, given, (), f"is not a list, such as {[allowed[0]]}")
    for word in given:
        if not isinstance(word, str) or word not in allowed:
            refuse(field, word, allowed, "is not known")
    if len(set(given)) != len(given):
        refuse(field, given, (), "names something twice")
    return list(given)


def one_word(field: str, given: object, allowed: tuple[str, ...]) -> None:
    if not isinstance(given, str) or given not in allowed:
        refuse(field, given, allowed, "is not known")


def yes_or_no(field: str, given: object) -> None:
    if type(given) is not bool:
        refuse(field, given, ("true", "false"), "is neither true nor false")
