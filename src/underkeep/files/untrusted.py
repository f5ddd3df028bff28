"""Text from strangers, turned into plain words before anyone trusts it.

A record, a position or a scenario may come from anywhere, so nothing in it is taken at its word. The text is measured
first. Then PyYAML's reader, scanner and parser run over it; they keep no call stack per nesting level, so depth is just
a counter, and the parts that follow aliases, merge keys and tags are never started. What is left is a tree of dict,
list and str: `No`, `017` and `1:30` stay the words they are until `schema` says what they mean.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from yaml.error import MarkedYAMLError, YAMLError
from yaml.events import (
    CollectionEndEvent,
    CollectionStartEvent,
    DocumentStartEvent,
    Event,
    MappingStartEvent,
    NodeEvent,
    ScalarEvent,
)
from yaml.parser import Parser
from yaml.reader import Reader
from yaml.scanner import Scanner

from underkeep.core.document import FORBIDDEN, Document, Node, Path, field_name
from underkeep.core.errors import UnderkeepError


@dataclass(frozen=True)
class Caps:
    """How much a file may hold. Each is the largest allowed number."""

    size: int = 256_000  # bytes of UTF-8
    lines: int = 25_000
    line_length: int = 12_000
    depth: int = 20  # the outermost mapping is 1
    entries: int = 10_000  # words, lists and mappings; the pure scanner needs some 30 µs for each
    decisions: int = 20_000  # of a record; counted by whoever reads its moves


CAPS: Final = Caps()


def decode(data: bytes, caps: Caps = CAPS, *, error: type[UnderkeepError] = UnderkeepError, file: str = "") -> str:
    """The text of a file of at most `caps.size` bytes. Whatever is not UTF-8, such as compressed data, ends here."""
    try:
        _check_size(data, caps)
        return data.decode("utf-8")
    except UnicodeDecodeError as fault:
        line = data.count(b"\n", 0, fault.start) + 1
        raise _refusal(_Refused(line, "is not UTF-8 text", reason="character"), error, file) from None
    except _Refused as refused:
        raise _refusal(refused, error, file) from None


def check_text(
    text: str, caps: Caps = CAPS, *, error: type[UnderkeepError] = UnderkeepError, file: str = ""
) -> list[str]:
    """The lines of a text that keeps within size, number of lines, line length and allowed characters."""
    try:
        return _measured(text, caps).removesuffix("\n").split("\n")
    except _Refused as refused:
        raise _refusal(refused, error, file) from None


def read_mapping(
    text: str,
    caps: Caps = CAPS,
    *,
    error: type[UnderkeepError] = UnderkeepError,
    file: str = "",
    first_line: int = 1,
) -> Document:
    """The mapping written in `text`, or `error` naming the line that is at fault.

    `first_line` is the number of the text's first line, for a mapping that is the header of a longer file.
    """
    try:
        tree = _Tree(_events(_measured(text, caps), caps), first_line)
        return Document(tree.root(), tree.lines, file)
    except _Refused as refused:
        refused.line += first_line - 1
        raise _refusal(refused, error, file) from None


class _Refused(Exception):
    def __init__(self, line: int, message: str, field: str = "", reason: str = "syntax") -> None:
        super().__init__(message)
        self.line = line
        self.message = message
        self.field = field
        self.reason = reason


def _too_much(line: int, message: str) -> _Refused:
    return _Refused(line, message, reason="size")


def _refusal(refused: _Refused, error: type[UnderkeepError], file: str) -> UnderkeepError:
    line = f"line {refused.line}"
    places = filter(None, (file, line, refused.field))
    return error(
        f"{', '.join(places)}: {refused.message}",
        field=refused.field or line,
        line=refused.line,
        reason=refused.reason,
    )


def _measured(text: str, caps: Caps) -> str:
    _check_size(text[: caps.size + 1].encode("utf-8", "surrogatepass"), caps)
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    lines = text.removesuffix("\n").split("\n")
    if len(lines) > caps.lines:
        raise _too_much(caps.lines + 1, f"there are too many lines: at most {caps.lines:,} are read")
    for number, line in enumerate(lines, 1):
        if len(line) > caps.line_length:
            raise _too_much(number, f"the line is too long: at most {caps.line_length:,} characters are read")
    _check_characters(text, 1)
    return text


def _check_size(data: bytes, caps: Caps) -> None:
    if len(data) > caps.size:
        line = data.count(b"\n", 0, caps.size) + 1
        raise _too_much(line, f"the file is too long: at most {caps.size:,} bytes are read")


def _check_characters(text: str, line: int) -> None:
    if found := FORBIDDEN.search(text):
        line += text.count("\n", 0, found.start())
        raise _Refused(line, f"the character U+{ord(found[0]):04X} is not allowed; delete it", reason="character")


class _Stream(Reader, Scanner, Parser):
    """PyYAML's pure front half, from characters to tokens to events; its composer and constructor stay outside.

    The four things that make a file more than its words end it as soon as the scanner meets them.
    """

    def __init__(self, text: str) -> None:
        Reader.__init__(self, text)
        Scanner.__init__(self)
        Parser.__init__(self)

    def fetch_anchor(self) -> None:
        self._refuse("anchors (&name) are not allowed; write the value out")

    def fetch_alias(self) -> None:
        self._refuse("aliases (*name) are not allowed; write the value out")

    def fetch_tag(self) -> None:
        self._refuse("tags (!name) are not allowed; write the plain value")

    def fetch_directive(self) -> None:
        self._refuse("directives (%name) are not allowed; delete the line")

    def _refuse(self, message: str) -> None:
        raise _Refused(self.line + 1, message)


def _events(text: str, caps: Caps) -> list[Event]:
    """The begin and end of every list and mapping and every word between, once all of them are known to be harmless."""
    stream = _Stream(text)
    try:
        return list(_harmless(stream, caps))
    except MarkedYAMLError as fault:
        mark = fault.problem_mark or fault.context_mark
        line = mark.line if mark else stream.line
        raise _Refused(line + 1, f"this is not YAML: {fault.problem or fault.context}") from None
    except (YAMLError, ValueError, OverflowError):
        # An escape such as "\UFFFFFFFF" is no character, and PyYAML lets chr() say so.
        raise _Refused(stream.line + 1, "this is not YAML") from None


def _harmless(stream: _Stream, caps: Caps) -> Iterator[Event]:
    depth = entries = documents = 0
    while stream.check_event():
        event: Event = stream.get_event()  # type: ignore[no-untyped-call]  # the stubs give it no type
        line = _line(event)
        if isinstance(event, DocumentStartEvent):
            documents += 1
            if documents > 1:
                raise _Refused(line, "only one document is allowed; delete this one or the one before")
        elif isinstance(event, NodeEvent):
            entries += 1
            depth += isinstance(event, CollectionStartEvent)
            if depth > caps.depth:
                raise _too_much(line, f"lists and mappings are nested too deep: at most {caps.depth} levels are read")
            if entries > caps.entries:
                raise _too_much(line, f"there are too many entries: at most {caps.entries:,} are read")
            if isinstance(event, ScalarEvent):
                _check_characters(event.value, line)
            yield event
        elif isinstance(event, CollectionEndEvent):
            depth -= 1
            yield event


def _line(event: Event) -> int:
    return event.start_mark.line + 1 if event.start_mark else 1


class _Tree:
    """Events put together. Recursion is safe here, since no more than `Caps.depth` levels come this far."""

    def __init__(self, events: Sequence[Event], first_line: int) -> None:
        self.lines: dict[Path, int] = {}
        self._events = events
        self._at = 0
        self._above = first_line - 1

    def root(self) -> dict[str, Node]:
        if not self._events or not isinstance(self._events[0], MappingStartEvent):
            raise _Refused(1, "this must be a mapping, with lines such as `game: boss_monster`")
        return self._mapping(())

    def _mapping(self, path: Path) -> dict[str, Node]:
        self._take(path)
        fields: dict[str, Node] = {}
        while not self._ended():
            key = self._key(path, fields)
            fields[key] = self._node((*path, key))
        return fields

    def _list(self, path: Path) -> list[Node]:
        self._take(path)
        items: list[Node] = []
        while not self._ended():
            items.append(self._node((*path, len(items))))
        return items

    def _node(self, path: Path) -> Node:
        event = self._events[self._at]
        if isinstance(event, ScalarEvent):
            self._take(path)
            return event.value
        return self._mapping(path) if isinstance(event, MappingStartEvent) else self._list(path)

    def _key(self, path: Path, fields: dict[str, Node]) -> str:
        event = self._events[self._at]
        if not isinstance(event, ScalarEvent):
            raise _Refused(_line(event), "a list or mapping cannot be the name of a field", field_name(path))
        key = event.value
        if key == "<<":
            raise _Refused(_line(event), "merge keys (<<) are not allowed; write the fields out", field_name(path))
        if not key:
            raise _Refused(_line(event), "the name of a field is missing before the colon", field_name(path))
        here = (*path, key)
        if key in fields:
            message = f"this was already given on line {self.lines[here]}; delete one of them"
            raise _Refused(_line(event), message, field_name(here), reason="twice")
        self._take(here)
        return key

    def _take(self, path: Path) -> None:
        # The name of a field is taken before its value, so it is the name's line that stays.
        self.lines.setdefault(path, _line(self._events[self._at]) + self._above)
        self._at += 1

    def _ended(self) -> bool:
        if isinstance(self._events[self._at], CollectionEndEvent):
            self._at += 1
            return True
        return False
