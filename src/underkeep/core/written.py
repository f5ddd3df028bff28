"""Values written so that `untrusted` reads the same words back, and any other YAML reader the same values."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from underkeep.core.document import FORBIDDEN

Value: TypeAlias = "str | int | Sequence[Value] | Mapping[str, Value]"

# Words without quotes: letters first, so that none looks like a number or a date, and none that YAML 1.1 takes for a
# truth or for nothing. Whatever else a name holds, quotes keep it on its line and out of the structure (RS-082).
_BARE: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]*( [A-Za-z0-9_]+)*")
_GUESSED: Final = frozenset({"y", "n", "yes", "no", "on", "off", "true", "false", "null"})


def flow(value: Value) -> str:
    """A value on one line: `{players: 2, sets: [BMR]}`."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return _word(value)
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_word(name)}: {flow(part)}" for name, part in value.items()) + "}"
    return "[" + ", ".join(flow(part) for part in value) + "]"


def _word(text: str) -> str:
    if found := FORBIDDEN.search(text):
        raise ValueError(f"the character U+{ord(found[0]):04X} cannot be written to a file")
    if _BARE.fullmatch(text) and text.lower() not in _GUESSED:
        return text
    return json.dumps(text, ensure_ascii=False)
