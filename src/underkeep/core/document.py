"""What a file says before anybody knows what it means: words, lists and mappings, and where they stand."""

from __future__ import annotations

import re
from typing import Final, TypeAlias

Node: TypeAlias = "str | list[Node] | dict[str, Node]"
Path: TypeAlias = tuple[str | int, ...]

SHOWN: Final = 40  # characters of a stranger's word in a message

# Anything but printable characters, tab and line feed. The Unicode line and paragraph separators count as line breaks
# in YAML 1.1 and would shift every line number; a byte order mark inside a word would make two equal-looking words.
FORBIDDEN: Final = re.compile(
    "[^\t\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]",
)


class Document:
    """What a file says, and on which line it says it."""

    def __init__(self, data: dict[str, Node], lines: dict[Path, int], file: str = "") -> None:
        self.data = data
        self.file = file
        self._lines = lines

    def line_of(self, path: Path) -> int:
        """The line where the value at `path` is named. Of something absent: where the thing stands that lacks it."""
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines[path]


def field_name(path: Path) -> str:
    """How people write a path: `players[1].hand[0]`."""
    name = ""
    for part in path:
        if isinstance(part, int):
            name += f"[{part}]"
        else:
            word = part if re.fullmatch(r"\w+", part) and len(part) <= SHOWN else shown(part)
            name += f".{word}" if name else word
    return name


def path_of(name: str) -> Path:
    """The path that people write like this, as far as it can be told."""
    return tuple(int(part) if part.isdecimal() else part for part in re.findall(r"\w+", name))


def shown(node: Node) -> str:
    """What a file gave, short and harmless enough to stand in a message on a terminal."""
    if isinstance(node, list):
        return "a list"
    if isinstance(node, dict):
        return "a mapping"
    if not node:
        return "nothing"
    return repr(node if len(node) <= SHOWN else node[:SHOWN] + "…")
