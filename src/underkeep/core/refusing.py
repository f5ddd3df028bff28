"""An option of a game that cannot be played: what is wrong, and what would do."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final, NoReturn

from underkeep.core.errors import BadOptions

LISTED: Final = 24  # names that a sentence can hold; a game has hundreds of cards


def refuse(field: str, given: object, allowed: Sequence[str], why: str, rule: str = "") -> NoReturn:
    """`allowed` is empty where no other word would help."""
    near = get_close_matches(str(given), allowed, 1)
    hint = f"; did you mean {near[0]}?" if near and near[0] != str(given) else ""
    if len(allowed) > LISTED:
        choice = "" if hint else f"; none of the {len(allowed)} allowed names is near"
    else:
        choice = f"; choose from {', '.join(allowed)}" if allowed else ""
    raise BadOptions(f"{field}: {given!r:.60} {why}{choice}{hint}", field=field, rule=rule)
