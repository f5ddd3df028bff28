"""What is written reads back the same, whatever people call themselves."""

from __future__ import annotations

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from underkeep.core.document import FORBIDDEN, Node
from underkeep.core.written import Value, flow
from underkeep.files.untrusted import read_mapping

words = st.text(max_size=30).filter(lambda word: not FORBIDDEN.search(word))
names = words.filter(lambda word: word not in ("", "<<"))
values = st.recursive(
    words | st.integers() | st.booleans(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(names, inner, max_size=4),
    max_leaves=12,
)


def as_words(value: Value) -> Node:
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, dict):
        return {name: as_words(part) for name, part in value.items()}
    assert isinstance(value, list)
    return [as_words(part) for part in value]


def test_options_look_as_people_write_them() -> None:
    options: Value = {"players": 2, "sets": ["BMR", "The Next Level"], "classic": True, "bosses": []}
    assert flow(options) == "{players: 2, sets: [BMR, The Next Level], classic: true, bosses: []}"


@pytest.mark.rs("RS-075")
@pytest.mark.rs("RS-082")
@pytest.mark.parametrize(
    "name",
    [
        "No", "on", "Y", "1:30", "017", "1e3", "7", "-1", "~", "null", "2024-01-01", ".inf", "true", "=", "<<", "", " ",
        "a ", " a", "a: b", "a #b", "#a", "a, b", "[a]", "{a}", "'a", '"a"', "\\", "\\n", "- a", "? a", "&a", "*a",
        "!a", "|", ">", "%a", "@", "`", "a\nseed: 8", "a\n\n1. 0 pass", "---", "...", "a\tb", "Żaneta", "\U0001f409",
        "\u202eabc", "bot greedy",
    ],
)  # fmt: skip
def test_a_name_cannot_become_anything_but_a_name(name: str) -> None:
    line = f"seats: {flow([name, 'x'])}"
    assert "\n" not in line
    assert read_mapping(f"{line}\nseed: 7").data == {"seats": [name, "x"], "seed": "7"}
    assert yaml.safe_load(line) == {"seats": [name, "x"]}  # other programs read records too


@pytest.mark.rs("RS-075")
@pytest.mark.rs("RS-082")
@given(st.dictionaries(names, values, max_size=4))
def test_everything_written_is_read_back(fields: dict[str, Value]) -> None:
    text = f"all: {flow(fields)}"
    assert read_mapping(text).data == {"all": as_words(fields)}
    assert yaml.safe_load(text) == {"all": fields}


@pytest.mark.parametrize("name", ["\0", "a\x1b[31m", "\r", "\x85", "\u2028", "\ud800", "\ufeff"])
def test_what_could_not_be_read_back_is_not_written(name: str) -> None:
    with pytest.raises(ValueError, match=r"U\+[0-9A-F]{4} cannot be written"):
        flow([name])
    with pytest.raises(ValueError, match=r"U\+[0-9A-F]{4} cannot be written"):
        flow({name: 1})
