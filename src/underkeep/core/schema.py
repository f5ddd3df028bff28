"""What the words of a file mean: types come from here, never from how a word happens to look.

A `Kind` reads one value. Kinds are put together like the files they describe:

    PLAYER = mapping(
        {
            "boss": one_of(BOSSES, "boss"),
            "hand": list_of(one_of(CARDS, "card")),
            "souls": integer(0, 40) | list_of(one_of(HEROES, "hero")),
        },
        required=["boss"],
    )
    players = read(list_of(PLAYER), document, BadPosition, at=("players",))

Everything that is wrong with a document is said at once, each fault with its line, its field and what would be right.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from underkeep.core.document import Document, Node, Path, field_name, shown
from underkeep.core.errors import UnderkeepError

T = TypeVar("T")
U = TypeVar("U")
T_co = TypeVar("T_co", covariant=True)

FAULTS_SHOWN: Final = 20
NAMES_SHOWN: Final = 12

_WHOLE: Final = re.compile(r"0|-?[1-9][0-9]*")


@dataclass(frozen=True)
class Fault:
    """Something wrong at one place of a document. With `names`, the nearest of them to `given` is offered."""

    path: Path
    message: str
    given: str = ""
    names: Collection[str] = ()
    rule: str = ""
    reason: str = "value"

    def describe(self) -> str:
        """The message with its advice. Looking for near names is slow, so only faults that are shown do it."""
        if not self.names:
            return self.message
        near = difflib.get_close_matches(self.given, self.names, n=1)
        advice = f"did you mean {near[0]}?" if near else ""
        if len(self.names) <= NAMES_SHOWN:
            advice += f"{' Allowed' if near else 'allowed'}: {', '.join(self.names)}"
        return f"{self.message}; {advice or f'none of the {len(self.names)} allowed names is near'}"


class Wrong(Exception):
    """Raised by kinds while they read; `read` turns it into the caller's error."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__(*faults)
        self.faults = faults


class Kind(Generic[T_co]):
    """How to read one value: what it must be, in words, and a reader for each shape (str, list, dict) it may have."""

    def __init__(self, what: str, readers: Mapping[type, Callable[[Any, Path], T_co]]) -> None:
        self.what = what
        self.readers = readers

    def read(self, node: Node, path: Path) -> T_co:
        reader = self.readers.get(type(node))
        if reader is None:
            raise Wrong([Fault(path, f"must be {self.what}, not {shown(node)}")])
        return reader(node, path)

    def __or__(self, other: Kind[U]) -> Kind[T_co | U]:
        """Either of two kinds, told apart by shape: a word, a list or a mapping."""
        if both := self.readers.keys() & other.readers.keys():
            raise TypeError(f"{self.what} and {other.what} cannot be told apart: {both}")
        return Kind(f"{self.what} or {other.what}", {**self.readers, **other.readers})

    def then(self, make: Callable[[T_co], U]) -> Kind[U]:
        """What `make` turns the value into. Its ValueError says what is wrong with the value."""

        def made(node: Node, path: Path) -> U:
            value = self.read(node, path)
            try:
                return make(value)
            except ValueError as problem:
                raise Wrong([Fault(path, str(problem))]) from None

        return Kind(self.what, dict.fromkeys(self.readers, made))


def read(kind: Kind[T], document: Document, error: type[UnderkeepError], at: Path = ()) -> T:
    """The value of a document, or of the part of it at a path; raises `error` with all that is wrong with it."""
    try:
        return kind.read(_part(document, at), at)
    except Wrong as wrong:
        raise refusal(document, wrong.faults, error) from None


def refusal(document: Document, faults: Sequence[Fault], error: type[UnderkeepError]) -> UnderkeepError:
    """An error with one line for each fault, in the order of the file. For checks that no kind can do by itself."""
    ordered = sorted(faults, key=lambda fault: document.line_of(fault.path))
    messages = []
    for fault in ordered[:FAULTS_SHOWN]:
        place = [document.file, f"line {document.line_of(fault.path)}", field_name(fault.path)]
        messages.append(f"{', '.join(filter(None, place))}: {fault.describe()}")
    if len(ordered) > FAULTS_SHOWN:
        messages.append(f"and {len(ordered) - FAULTS_SHOWN:,} more")
    first = ordered[0]
    line = document.line_of(first.path)
    field = field_name(first.path) or f"line {line}"
    return error("\n".join(messages), field=field, rule=first.rule, line=line, reason=first.reason)


def integer(low: int, high: int, what: str = "") -> Kind[int]:
    """A whole number in its one decimal form: no plus sign, no point, no leading zeros."""
    what = what or f"a whole number from {low} to {high}"
    # A number with more digits than both bounds is out of range: it is never computed, however long it is.
    most_digits = max(len(str(low)), len(str(high)))

    def whole(word: str, path: Path) -> int:
        if len(word) <= most_digits and _WHOLE.fullmatch(word) and low <= int(word) <= high:
            return int(word)
        raise Wrong([Fault(path, f"must be {what}, not {shown(word)}")])

    return Kind(what, {str: whole})


def text(longest: int, shortest: int = 0, *, many_lines: bool = False) -> Kind[str]:
    """Any text, by default on one line."""
    what = f"a text of {shortest} to {longest} characters" + ("" if many_lines else " on one line")

    def measured(words: str, path: Path) -> str:
        if not shortest <= len(words) <= longest or (not many_lines and "\n" in words):
            raise Wrong([Fault(path, f"must be {what}, not {shown(words)}")])
        return words

    return Kind(what, {str: measured})


def flag() -> Kind[bool]:
    """`true` or `false`; `yes`, `on` and `1` are other words."""
    words = {"true": True, "false": False}

    def truth(word: str, path: Path) -> bool:
        if word not in words:
            raise Wrong([Fault(path, f"must be true or false, not {shown(word)}")])
        return words[word]

    return Kind("true or false", {str: truth})


def one_of(names: Collection[str], what: str = "name") -> Kind[str]:
    """One of the given names; `what` says what they are names of."""
    # A set has no order of its own, and messages must not change from run to run.
    listed = tuple(sorted(names) if isinstance(names, AbstractSet) else names)
    known = frozenset(names)
    what = f"an {what}" if what[0] in "aeiou" else f"a {what}"

    def name(word: str, path: Path) -> str:
        if word not in known:
            raise Wrong([Fault(path, f"{shown(word)} is not {what}", given=word, names=listed, reason="name")])
        return word

    return Kind(what, {str: name})


def list_of(kind: Kind[T], most: int | None = None, least: int = 0) -> Kind[list[T]]:
    """A list whose items are all of one kind."""

    def items(nodes: list[Node], path: Path) -> list[T]:
        values: list[T] = []
        faults: list[Fault] = []
        if len(nodes) < least:
            faults.append(Fault(path, f"needs at least {least} items, has {len(nodes)}"))
        if most is not None and len(nodes) > most:
            faults.append(Fault(path, f"takes at most {most} items, has {len(nodes)}"))
        for index, node in enumerate(nodes):
            try:
                values.append(kind.read(node, (*path, index)))
            except Wrong as wrong:
                faults.extend(wrong.faults)
        return _unless(faults, values)

    return Kind(f"a list in which each item is {kind.what}", {list: items})


def mapping(fields: Mapping[str, Kind[Any]], required: Collection[str] = ()) -> Kind[dict[str, Any]]:
    """Known fields, each of its own kind. A field that the file leaves out is absent from the result."""

    def known(nodes: dict[str, Node], path: Path) -> dict[str, Any]:
        values: dict[str, Any] = {}
        faults = [Fault((*path, field), "is missing", reason="missing") for field in required if field not in nodes]
        for field, node in nodes.items():
            here = (*path, field)
            if field not in fields:
                faults.append(Fault(here, "is not a known field", given=field, names=tuple(fields), reason="unknown"))
                continue
            try:
                values[field] = fields[field].read(node, here)
            except Wrong as wrong:
                faults.extend(wrong.faults)
        return _unless(faults, values)

    return Kind("a mapping", {dict: known})


def _unless(faults: Sequence[Fault], value: T) -> T:
    if faults:
        raise Wrong(faults)
    return value


def _part(document: Document, at: Path) -> Node:
    node: Node = document.data
    for depth, step in enumerate(at, 1):
        match node, step:
            case dict(), str() if step in node:
                node = node[step]
            case list(), int() if 0 <= step < len(node):
                node = node[step]
            case _:
                raise Wrong([Fault(at[:depth], "is missing", reason="missing")])
    return node
