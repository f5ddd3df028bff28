"""A file from a stranger is read as plain words, or refused with the line at fault; nothing else can happen."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from hypothesis import example, given
from hypothesis import strategies as st

import underkeep as uk
import underkeep.files
from underkeep.core.document import Document, Node, field_name
from underkeep.core.errors import BadPosition, BadRecord, UnderkeepError
from underkeep.files.untrusted import CAPS, Caps, check_text, decode, read_mapping

POSITION = """\
underkeep: position 1
game: boss_monster      # a comment
options: {players: 2, sets: [BMR]}
seed: 1
players:
- boss: cleopatra
  dungeon: [jackpot_stash, {stack: [haunted_library,
            ligers_den]}]
  hand:
    - golem_factory

    - counterspell
-
  boss: seducia
discard:
"""


def refusal(text: str, caps: Caps = CAPS) -> str:
    with pytest.raises(BadPosition) as caught:
        read_mapping(text, caps, error=BadPosition)
    return str(caught.value)


def run(script: str, text: str) -> subprocess.CompletedProcess[str]:
    """The script in a Python of its own, where a crash is an exit code and not the end of the test run."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONUTF8": "1"}
    command = [sys.executable, "-c", script]
    return subprocess.run(
        command, input=text, env=environment, capture_output=True, encoding="utf-8", timeout=60, check=False
    )


# What is read.


def test_a_position_becomes_words_in_dicts_and_lists() -> None:
    assert read_mapping(POSITION).data == {
        "underkeep": "position 1",
        "game": "boss_monster",
        "options": {"players": "2", "sets": ["BMR"]},
        "seed": "1",
        "players": [
            {
                "boss": "cleopatra",
                "dungeon": ["jackpot_stash", {"stack": ["haunted_library", "ligers_den"]}],
                "hand": ["golem_factory", "counterspell"],
            },
            {"boss": "seducia"},
        ],
        "discard": "",
    }


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ((), 1),
        (("underkeep",), 1),
        (("options",), 3),
        (("options", "sets", 0), 3),
        (("players",), 5),
        (("players", 0), 6),
        (("players", 0, "boss"), 6),
        (("players", 0, "dungeon"), 7),
        (("players", 0, "dungeon", 1, "stack", 0), 7),
        (("players", 0, "dungeon", 1, "stack", 1), 8),
        (("players", 0, "hand"), 9),
        (("players", 0, "hand", 0), 10),
        (("players", 0, "hand", 1), 12),
        (("players", 1, "boss"), 14),
        (("discard",), 15),
    ],
)
def test_every_value_knows_its_line(path: tuple[str | int, ...], line: int) -> None:
    assert read_mapping(POSITION).line_of(path) == line
    assert read_mapping(POSITION, first_line=101).line_of(path) == line + 100


def test_what_is_absent_has_the_line_of_what_lacks_it() -> None:
    document = read_mapping(POSITION)
    assert document.line_of(("players", 0, "coins")) == 6
    assert document.line_of(("players", 7, "hand", 3)) == 5
    assert document.line_of(("rounds",)) == 1


@pytest.mark.rs("RS-075")
@pytest.mark.parametrize(
    "word",
    [
        "No",
        "no",
        "on",
        "y",
        "true",
        "1:30",
        "017",
        "0x1F",
        "1e3",
        "1_000",
        "~",
        "null",
        ".inf",
        ".nan",
        "2024-01-01",
        "=",
    ],
)
def test_words_that_yaml_guesses_about_stay_words(word: str) -> None:
    assert read_mapping(f"seats: [{word}, {word}]\nname: {word}").data == {"seats": [word, word], "name": word}
    assert read_mapping(f"{word}: {word}").data == {word: word}


@pytest.mark.rs("RS-075")
def test_a_field_without_a_value_is_the_empty_text() -> None:
    assert read_mapping("a:\nb: ''\nc: [x, '']\nd: {e}").data == {"a": "", "b": "", "c": ["x", ""], "d": {"e": ""}}


def test_windows_line_ends_and_a_byte_order_mark_change_nothing() -> None:
    document = read_mapping("\ufeff" + POSITION.replace("\n", "\r\n"))
    assert document.data == read_mapping(POSITION).data
    assert document.line_of(("players", 0, "hand", 1)) == 12


def test_one_document_may_be_marked_as_such() -> None:
    assert read_mapping("---\na: b\n...\n").data == {"a": "b"}


# What is refused, before anything is built.


@pytest.mark.rs("RS-071")
def test_a_file_may_fill_its_bytes_but_not_overfill_them() -> None:
    full = "a: b\n" + "# ż\n" * 10  # five bytes a line
    read_mapping(full, Caps(size=55))
    assert refusal(full, Caps(size=54)) == "line 11: the file is too long: at most 54 bytes are read"
    assert refusal(full, Caps(size=20)).startswith("line 5: the file is too long")


@pytest.mark.rs("RS-071")
def test_the_default_size_is_256_kilobytes() -> None:
    comment = "#" * 999 + "\n"
    read_mapping(("a: b\n" + comment * 256)[:256_000])
    assert "at most 256,000 bytes" in refusal(("a: b\n" + comment * 256)[:256_001])


@pytest.mark.rs("RS-071")
def test_a_file_may_have_so_many_lines_and_no_more() -> None:
    read_mapping("a: b\n" + "\n" * 24_999)
    assert refusal("a: b\n" + "\n" * 25_000) == "line 25001: there are too many lines: at most 25,000 are read"
    assert refusal("a: b\n" + "\n" * 24_999 + "c: d").startswith("line 25001: there are too many lines")


@pytest.mark.rs("RS-071")
def test_a_line_may_be_so_long_and_no_longer() -> None:
    read_mapping("a: b\n# " + "x" * 3_998)
    assert refusal("a: b\n# " + "x" * 11_999) == "line 2: the line is too long: at most 12,000 characters are read"


@pytest.mark.rs("RS-071")
@pytest.mark.parametrize("entry", ["x", "[]", "{}", '""'])
def test_a_file_may_have_so_many_entries_and_no_more(entry: str) -> None:
    caps = Caps(entries=53)  # the mapping, its field, the list and fifty items
    read_mapping("a: [" + f"{entry},\n" * 50 + "]", caps)
    assert (
        refusal("a: [" + f"{entry},\n" * 51 + "]", caps) == "line 51: there are too many entries: at most 53 are read"
    )


@pytest.mark.rs("RS-071")
def test_bytes_are_measured_before_they_are_decoded() -> None:
    assert decode("ż: b".encode(), Caps(size=5)) == "ż: b"
    with pytest.raises(BadRecord, match=r"^game\.txt, line 3: the file is too long: at most 4 bytes are read"):
        decode(b"a\nb\n\xff\xff", Caps(size=4), error=BadRecord, file="game.txt")


@pytest.mark.rs("RS-071")
@pytest.mark.rs("RS-084")
@pytest.mark.parametrize(
    "data", [b"a: b\n\xff\xfe", b"\x1f\x8b\x08\x00", b"a: b\n\xed\xa0\x80", "ż: 1".encode("utf-16")]
)
def test_bytes_that_are_no_text_are_refused(data: bytes) -> None:
    with pytest.raises(BadRecord, match=r"line \d: is not UTF-8 text"):
        decode(data, error=BadRecord)


@pytest.mark.rs("RS-071")
def test_a_text_that_is_no_mapping_is_measured_alike() -> None:
    assert check_text("underkeep record 1\r\n\n1. 0 pass\n") == ["underkeep record 1", "", "1. 0 pass"]
    with pytest.raises(BadRecord, match=r"^mine, line 2: the line is too long"):
        check_text("1. 0 pass\n" + "#" * 12_001, error=BadRecord, file="mine")


def nested(depth: int) -> dict[str, str]:
    """Texts of exactly so many levels, in every way that YAML can nest; the outermost mapping is one of them."""
    inner = depth - 1
    steps = [" " * level for level in range(depth)]
    return {
        "brackets": "a: " + "[" * inner + "]" * inner,
        "braces": "a: " + "{a: " * inner + "}" * inner,
        "pairs": "a: " + "[a: " * (inner // 2) + "[" * (inner % 2) + "]" * (inner // 2 + inner % 2),
        "dashes": "a:\n  " + "- " * inner,
        "fields": "".join(f"{step}a:\n" for step in steps),
    }


def levels(node: Node) -> int:
    if isinstance(node, str):
        return 0
    return 1 + max((levels(part) for part in (node.values() if isinstance(node, dict) else node)), default=0)


@pytest.mark.rs("RS-072")
@pytest.mark.parametrize("way", ["brackets", "braces", "pairs", "dashes", "fields"])
def test_twenty_levels_are_read_and_twenty_one_are_not(way: str) -> None:
    assert levels(read_mapping(nested(20)[way]).data) == 20
    assert "nested too deep: at most 20 levels" in refusal(nested(21)[way])


@pytest.mark.rs("RS-072")
def test_dashes_that_share_the_indent_of_their_field_are_levels_too() -> None:
    text = "".join(f"{'  ' * step}a:\n{'  ' * step}- b: c\n" for step in range(3))
    assert levels(read_mapping(text, Caps(depth=7)).data) == 7
    assert "nested too deep: at most 6 levels" in refusal(text, Caps(depth=6))


BOMBS = {
    "brackets on one line": "a: " + "[" * 100_000,
    "brackets on many lines": "a: " + ("[" * 3_000 + "\n") * 34,
    "brackets first": "[" * 3_900,
    "braces": "a: " + ("{a: " * 900 + "\n") * 28,
    "pairs": "a: " + ("[a: " * 900 + "\n") * 28,
    "dashes": "- " * 1_900 + "\n",
    "question marks": "? " * 1_900 + "\n",
    "fields": "".join(" " * level + "a:\n" for level in range(440)),
    "closed again": "a: " + "[" * 1_900 + "]" * 1_900,
}

READ_STANDARD_INPUT = """
import sys
from underkeep.core.errors import BadRecord
from underkeep.files.untrusted import Caps, read_mapping
try:
    read_mapping(sys.stdin.read(), Caps(line_length=200_000), error=BadRecord)
except BadRecord as error:
    print(error)
    sys.exit(2)
"""


@pytest.mark.rs("RS-072")
@pytest.mark.parametrize("bomb", list(BOMBS))
def test_a_bracket_bomb_is_a_clean_error_and_no_crash(bomb: str) -> None:
    done = run(READ_STANDARD_INPUT, BOMBS[bomb])
    assert done.returncode == 2, done.stderr
    assert done.stderr == ""
    assert "nested too deep: at most 20 levels are read" in done.stdout


@pytest.mark.rs("RS-072")
def test_a_bracket_bomb_within_the_default_caps_stops_at_its_line() -> None:
    assert refusal("a: " + "[" * 100_000).startswith("line 1: the line is too long")
    assert refusal("a: b\nc: " + ("[" * 3_000 + "\n") * 34).startswith("line 2: lists and mappings are nested too deep")


@pytest.mark.rs("RS-073")
@pytest.mark.parametrize(
    ("text", "what", "line"),
    [
        ("a: b\nc: &x d", "anchors", 2),
        ("a: &x [b]\nc: *x", "anchors", 1),
        ("&x a: b", "anchors", 1),
        ("a: b\nc: *x", "aliases", 2),
        ("*x : b", "aliases", 1),
        ("a: [b, *x]", "aliases", 1),
        ("a:\n  <<: {b: c}", "merge keys", 2),
        ("a: {b: c,\n '<<': {d: e}}", "merge keys", 2),
        ("a: !!str b", "tags", 1),
        ("a: ! b", "tags", 1),
        ("a: !<x> b", "tags", 1),
        ("a: !undeclared!x b", "tags", 1),
        ("!!map\na: b", "tags", 1),
        ("a: b\nc: !!python/object/apply:os.system [id]", "tags", 2),
        ("a: !!python/name:os.system", "tags", 1),
        ("a: !include ../secret", "tags", 1),
        ("a: !!binary aGk=", "tags", 1),
        ("%YAML 1.1\n---\na: b", "directives", 1),
        ("%TAG ! tag:x,2000:\n---\na: b", "directives", 1),
        ("%UNKNOWN thing\n---\na: b", "directives", 1),
        ("a: b\n---\nc: d", "only one document", 2),
        ("a: b\n...\n---\nc: d", "only one document", 3),
        ("---\n---\na: b", "only one document", 2),
    ],
)
def test_what_makes_a_file_more_than_its_words_is_refused(text: str, what: str, line: int) -> None:
    message = refusal(text)
    assert message.startswith(f"line {line}")
    assert what in message


@pytest.mark.rs("RS-073")
def test_alias_and_merge_bombs_are_refused_at_their_first_anchor() -> None:
    aliases = "a: &a [x, x]\n" + "".join(
        f"{b}: &{b} [*{a}, *{a}]\n" for a, b in zip("abcdefgh", "bcdefghi", strict=True)
    )
    merges = "a: &a {x: y}\n" + "".join(f"{b}: &{b}\n  <<: [*{a}, *{a}]\n" for a, b in zip("abcd", "bcde", strict=True))
    for bomb in (aliases, merges):
        assert refusal(bomb) == "line 1: anchors (&name) are not allowed; write the value out"


@pytest.mark.rs("RS-073")
def test_signs_inside_words_are_only_signs() -> None:
    text = "name: Tom & Jerry * 2!\nquoted: ['&x', \"*x\", '!x', '<<', '%x', '---']\nvalue: <<"
    quoted: list[Node] = ["&x", "*x", "!x", "<<", "%x", "---"]
    assert read_mapping(text).data == {"name": "Tom & Jerry * 2!", "quoted": quoted, "value": "<<"}


@pytest.mark.rs("RS-074")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("seed: 7\ngame: x\nseed: 7", "line 3, seed: this was already given on line 1; delete one of them"),
        ("seed: 7\n'seed': 8", "line 2, seed: this was already given on line 1; delete one of them"),
        ("o: {a: 1,\n a: 2}", "line 2, o.a: this was already given on line 1; delete one of them"),
        ("o: {a, a}", "line 1, o.a: this was already given on line 1; delete one of them"),
        ("p:\n- x\n- a: 1\n  a: 2", "line 4, p[1].a: this was already given on line 3; delete one of them"),
    ],
)
def test_a_field_given_twice_is_refused_with_both_lines(text: str, message: str) -> None:
    assert refusal(text) == message


@pytest.mark.rs("RS-074")
def test_equal_names_in_different_places_are_no_doubles() -> None:
    assert read_mapping("a: {a: {a: a}}\nb: [{a: 1}, {a: 2}]").data["b"] == [{"a": "1"}, {"a": "2"}]


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("? [a]\n: b", 1, "a list or mapping cannot be the name"),
        ("a: b\n[c]: d", 2, "a list or mapping cannot be the name"),
        ("{a: b}: c", 1, "a list or mapping cannot be the name"),
        ("a: b\n?\n: c", 2, "name of a field is missing"),
        ("a: {'': b}", 1, "name of a field is missing"),
        ("", 1, "must be a mapping"),
        ("# nothing", 1, "must be a mapping"),
        ("word", 1, "must be a mapping"),
        ("- a\n- b", 1, "must be a mapping"),
        ("a: b\nc", 2, "this is not YAML"),
        ("a: b\n\tc: d", 2, "this is not YAML"),
        ("a: [b", 1, "this is not YAML"),
        ("a: 'b", 1, "this is not YAML"),
        ('a: b\nc: "\\UFFFFFFFF"', 2, "this is not YAML"),
        ('a: "\\q"', 1, "this is not YAML"),
        ("a: b: c", 1, "this is not YAML"),
    ],
)
def test_what_is_no_mapping_of_words_is_refused(text: str, line: int, what: str) -> None:
    message = refusal(text)
    assert message.startswith(f"line {line}")
    assert what in message


@pytest.mark.parametrize(
    "character",
    [
        "\0",
        "\x07",
        "\x08",
        "\x0b",
        "\x0c",
        "\r",
        "\x1b",
        "\x1f",
        "\x7f",
        "\x85",
        "\x9b",
        "\u2028",
        "\u2029",
        "\ufeff",
        "\uffff",
    ],
)
def test_control_characters_are_refused_plain_and_escaped(character: str) -> None:
    number = f"U+{ord(character):04X}"
    for text in (f"a: b\nc: d{character}e", f"a: b\n# {character}!", f"a: b\n'c{character}': d"):
        assert refusal(text) == f"line 2: the character {number} is not allowed; delete it"
    escaped = f'a: b\nc: "d\\u{ord(character):04x}e"'
    assert refusal(escaped) == f"line 2: the character {number} is not allowed; delete it"
    assert number in refusal(f'"c\\u{ord(character):04x}": d')


def test_half_a_character_is_refused() -> None:
    assert "U+D800" in refusal("a: \ud800")
    assert "U+DFFF" in refusal('a: "\\uDFFF"')


def test_letters_of_all_languages_are_read() -> None:
    words = "Żaneta Щука 山 \U0001f409 e\u0301 שלום"
    assert read_mapping(f"name: {words}\n{words}: name").data == {"name": words, words: "name"}


# How it is said.


def test_a_refusal_is_of_the_callers_kind_and_names_file_line_and_field() -> None:
    with pytest.raises(BadRecord) as caught:
        read_mapping("seed: 7\nseed: 7", error=BadRecord, file="lost.txt", first_line=2)
    assert str(caught.value) == "lost.txt, line 3, seed: this was already given on line 2; delete one of them"
    assert caught.value.field == "seed"
    with pytest.raises(UnderkeepError) as caught_syntax:
        read_mapping("a: [", first_line=10)
    assert caught_syntax.value.field == "line 10"


def test_paths_are_written_as_people_write_them() -> None:
    assert field_name(()) == ""
    assert field_name(("players", 1, "hand", 0)) == "players[1].hand[0]"
    assert field_name((0, "a")) == "[0].a"
    assert field_name(("a b", "\x1b[31m")) == r"'a b'.'\x1b[31m'"
    assert len(field_name(("x" * 10_000,))) < 60


# Whatever the text, one of two things happens.

YAMLISH = st.text(
    st.one_of(st.sampled_from(list("ab:-?,[]{}&*!|>'\"%@`#~\\ \n\n\t.<=01")), st.characters()),
    max_size=60,
)
SNIPPETS = st.lists(
    st.sampled_from([
        "a: ", "b:\n", "- ", "\n", "  ", "[", "]", "{", "}", ", ", "x", "'", '"', "? ", ": ", "|\n", ">\n",
        "<<: ", "&a ", "*a", "!t ", "---\n", "...\n", "%Y\n", "#c", "\\", "\\x41", "\r\n", "\r", "é", "\ufeff", "|2-\n",
        "  a: b\n", "- a: b\n",
    ]),
    max_size=25,
).map("".join)  # fmt: skip


@pytest.mark.rs("RS-072")
@pytest.mark.rs("RS-073")
@pytest.mark.rs("RS-087")
@given(YAMLISH | SNIPPETS | SNIPPETS.map("a: b\n".__add__) | st.text())
@example('a: "\\UFFFFFFFF"')
@example("a: |1\n")
@example("\ufeff\ufeffa: b")
def test_any_text_is_read_or_refused(text: str) -> None:
    outcome = attempt(text)
    if isinstance(outcome, BadPosition):
        assert str(outcome).startswith("line ")
        assert str(outcome).isprintable()
        assert outcome.field
    else:
        assert_all_lines_known(outcome, outcome.data, ())
        # The words are those of YAML's own reader without guesses; it sees no difference in what we let pass.
        assert outcome.data == yaml.load(text, yaml.BaseLoader)


def attempt(text: str | bytes) -> Document | BadPosition:
    try:
        words = decode(text, error=BadPosition) if isinstance(text, bytes) else text
        return read_mapping(words, error=BadPosition)
    except BadPosition as error:
        return error


def assert_all_lines_known(document: Document, node: Node, path: tuple[str | int, ...]) -> None:
    assert document.line_of(path) >= max(1, document.line_of(path[:-1]))
    if isinstance(node, dict):
        for key, part in node.items():
            assert_all_lines_known(document, part, (*path, key))
    if isinstance(node, list):
        for index, part in enumerate(node):
            assert_all_lines_known(document, part, (*path, index))


@pytest.mark.rs("RS-071")
@pytest.mark.rs("RS-087")
@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    outcome = attempt(data)
    assert isinstance(outcome, Document) or str(outcome).startswith("line ")


# Nothing a file says makes the program touch another file.

WATCH_WHAT_IS_OPENED = """
import json, sys
from underkeep.core.errors import UnderkeepError
from underkeep.core.schema import list_of, mapping, one_of, read, text
from underkeep.files.untrusted import decode, read_mapping
texts = json.load(sys.stdin)
kind = mapping({"game": one_of(["boss_monster"]), "hand": list_of(text(200)), "file": text(200)})
def load(words):
    try:
        read(kind, read_mapping(decode(words.encode()), file=words), UnderkeepError)
    except UnderkeepError as error:
        str(error)
load("game: boss_monster\\nhand: [a]\\nfoo: &a b")
load("game: boss_mnster")
seen, watching = [], False
def hook(event, arguments):
    if watching and event.split(".")[0] in {"open", "os", "import", "exec", "compile", "subprocess", "socket"}:
        seen.append([event, str(arguments)])
sys.addaudithook(hook)
watching = True
for words in texts:
    load(words)
opened_by_files = list(seen)
open(__import__("os").devnull).close()
watching = False
print(json.dumps([opened_by_files, len(seen)]))
"""

WORDS_THAT_LOOK_LIKE_PATHS = [
    "../x", "/etc/passwd", "~/.ssh/id_rsa", "C:\\Windows\\win.ini", "\\\\server\\share\\x", "NUL", "CON", "COM1",
    "/dev/zero", "/proc/self/environ", "file:///etc/passwd", "http://localhost/", "$HOME", "`id`", "$(id)", "%COMSPEC%",
]  # fmt: skip


@pytest.mark.rs("RS-083")
def test_no_file_is_opened_because_of_what_a_file_says() -> None:
    texts = list(WORDS_THAT_LOOK_LIKE_PATHS)
    for word in WORDS_THAT_LOOK_LIKE_PATHS:
        texts += [f"game: '{word}'", f"hand: ['{word}', x]", f"file: '{word}'", f"'{word}': x", f"include: {word}"]
        texts += [f"a: !include {word}", f"a: !!python/object/apply:open ['{word}']", f"%TAG ! {word}\n---\na: !x b"]
    done = run(WATCH_WHAT_IS_OPENED, json.dumps(texts))
    assert done.returncode == 0, done.stderr
    opened, with_one_on_purpose = json.loads(done.stdout)
    assert opened == []
    assert with_one_on_purpose == 1  # the watchman was awake


@pytest.mark.rs("RS-073")
def test_no_module_uses_another_door_of_yaml() -> None:
    allowed = {"yaml.error", "yaml.events", "yaml.parser", "yaml.reader", "yaml.scanner"}
    package = Path(underkeep.files.__file__).parent.parent
    doors = []
    for module in sorted(package.rglob("*.py")):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            names = [name.name for name in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            doors += [(module.name, name) for name in names if name.split(".")[0] in {"yaml", "_yaml", "ruamel"}]
    assert {module for module, _ in doors} == {"untrusted.py"}
    assert {name for _, name in doors} <= allowed


# A scenario is no table: those of Keep the Heroes Out! are read elsewhere, and no other game has any.

SCENARIO = """\
underkeep: scenario 1
game: boss_monster
rooms:
- {id: entrance, cell: [0, 0]}
- {id: island, cell: [9, 9]}
"""


@pytest.mark.rs("RS-086")
@given(SNIPPETS | st.text())
@example("rooms: !!python/object/apply:os.system [exit]\n")
@example("rooms: " + "[" * 30_000 + "\n")
@example("rooms: &a [*a, *a]\n")
def test_a_file_that_says_to_be_a_scenario_is_refused_unread(body: str) -> None:
    with pytest.raises(BadRecord, match=r"^line 1: neither a record .* nor a position .*'underkeep: scenario 1'$"):
        uk.load(SCENARIO + body)


@pytest.mark.rs("RS-086")
def test_no_game_takes_a_scenario_by_name_either() -> None:
    for info in uk.games():
        with pytest.raises(uk.BadOptions) as caught:
            uk.new_game(info.name, scenario="../../island")
        assert caught.value.field == "scenario"
