"""JSON that was right once, and what strangers make of it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

DEEP = 3_000  # more than any parser follows, and it fits into a frame

# Written out, because most of it is nothing that a JSON writer would write.
ODD = [
    b"null", b"true", b"false", b"0", b"-1", b"1.5", b"1e999", b"-0", b"00", b"0x10", b"NaN", b"-Infinity", b"Infinity",
    b"9" * 25, b"-" + b"9" * 400, b"9" * 5_000, b"1e-400", str(2**63).encode(), str(-(2**63) - 1).encode(),
    b'""', b'"\\u0000"', b'"a\\u0000b"', b'"\\ud800"', b'"\\udfff\\ud800"', b'"\xed\xa0\x80"', b'"\xff"', b'"\xc0\x80"',
    b'"\x00"', b'"\n"', b'"' + b"x" * 6_000 + b'"', b'"\\u202e\\u200f"', b'"\\"', b'"1"', b'"true"', b"'x'",
    b"[]", b"{}", b"[1]", b'{"a":1}', b'{"a":1,"a":2}', b"[" * DEEP, b"[" * DEEP + b"]" * DEEP,
    b'{"a":' * 1_000 + b"1" + b"}" * 1_000, b"", b"undefined", b"//x", b"\xef\xbb\xbf1",
]  # fmt: skip

numbers = st.integers().map(lambda number: str(number).encode())
texts = st.text(st.characters(), max_size=40).map(lambda text: json.dumps(text).encode())
odd = st.sampled_from(ODD) | numbers | texts


@st.composite
def changed(draw: st.DrawFn, right: dict[str, Any]) -> bytes:
    """One message with one to three things wrong."""
    parts = [(json.dumps(name).encode(), json.dumps(value).encode()) for name, value in right.items()]
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, max(0, len(parts) - 1)))
        match draw(st.sampled_from(["value", "value", "value", "drop", "double", "rename", "add", "type"])):
            case "value" if parts:
                parts[at] = (parts[at][0], draw(odd))
            case "drop" if parts:
                del parts[at]
            case "double" if parts:
                parts.insert(draw(st.integers(0, len(parts))), (parts[at][0], draw(odd | st.just(parts[at][1]))))
            case "rename" if parts:
                parts[at] = (draw(texts | odd), parts[at][1])
            case "type" if parts:
                parts[at] = (parts[at][0], json.dumps(parts[at][1].decode("latin-1")).encode())
            case _:
                parts.append((draw(texts), draw(odd)))
    return b"{" + b",".join(name + b":" + value for name, value in parts) + b"}"


@st.composite
def damaged(draw: st.DrawFn, right: dict[str, Any]) -> bytes:
    """Its bytes, some of them lost, changed, or in another alphabet."""
    data = bytearray(json.dumps(right).encode())
    match draw(st.sampled_from(["cut", "flip", "insert", "repeat", "utf-16", "utf-32", "mark"])):
        case "cut":
            del data[draw(st.integers(0, len(data))) :]
        case "flip":
            for _ in range(draw(st.integers(1, 4))):
                data[draw(st.integers(0, len(data) - 1))] = draw(st.integers(0, 255))
        case "insert":
            at = draw(st.integers(0, len(data)))
            data[at:at] = draw(st.binary(min_size=1, max_size=8))
        case "repeat":
            data *= draw(st.integers(2, 4))
        case "mark":
            data[:0] = b"\xef\xbb\xbf"
        case alphabet:
            return json.dumps(right).encode(alphabet)
    return bytes(data)


def wrong(rights: Sequence[dict[str, Any]]) -> st.SearchStrategy[bytes]:
    """Whatever a stranger may send instead of one of these."""
    chosen = st.sampled_from(rights)
    return st.one_of(
        chosen.flatmap(changed),
        chosen.flatmap(changed),
        chosen.flatmap(damaged),
        st.sampled_from(ODD),
        st.binary(max_size=200),
    )
