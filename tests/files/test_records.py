"""A record replays to the game it tells, or is refused with the line at fault; it can do nothing else."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, example, given, settings
from hypothesis import strategies as st

import underkeep as uk
from tests.core.games import chance, deal, finish, midgame
from tools.golden import GOLDEN
from underkeep.boss_monster import INFO
from underkeep.core.document import FORBIDDEN
from underkeep.core.registry import GAMES
from underkeep.files import loading
from underkeep.files.untrusted import CAPS, Caps

STEADY = settings(derandomize=True, database=None, deadline=None, phases=[Phase.explicit, Phase.generate])
ROOT = Path(__file__).resolve().parent.parent.parent

SHORT = """\
underkeep record 1
game: boss_monster
version: 1
seed: 7
options: {players: 2}

"""


def refusal(record: str) -> uk.BadRecord:
    with pytest.raises(uk.BadRecord) as refused:
        uk.load(record)
    return refused.value


# -- there and back ---------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-011")
@pytest.mark.parametrize("number", range(20))
@pytest.mark.parametrize("decisions", [0, 17, 999])
def test_a_record_tells_the_whole_game(number: int, decisions: int) -> None:
    table = finish(deal(number), chance(number)) if decisions == 999 else midgame(number, decisions)
    table.names = ["Ania", "bot greedy", "Zoë", "4"][: table.options["players"]]
    again = uk.load(table.record())
    assert again.digest() == table.digest()
    assert again.record() == table.record()
    assert (again.options, again.seed, again.names, again.result) == (
        table.options,
        table.seed,
        table.names,
        table.result,
    )
    assert (again.generator, again.number, again.history()) == (table.generator, table.number, table.history())


def test_a_record_looks_like_this() -> None:
    table = uk.new_game("boss_monster", players=2, seed=7, variants=["hard"])
    table.names = ["Ania", "bot greedy"]
    first, second = table.decision, None
    assert first is not None
    table.choose(0)
    second = table.decision
    assert second is not None
    table.comments = [(1, "a careful start"), (2, "what now?")]
    assert table.record().splitlines() == [
        "underkeep record 1",
        "game: boss_monster",
        "version: 1",
        "seed: 7",
        "generator: keyed",
        "options: {players: 2, variants: [hard]}",
        "seats: [Ania, bot greedy]",
        "",
        "# a careful start",
        f"1. {first.seat} {first.options[0]}",
        "# what now?",
    ]


def test_a_record_needs_no_more_than_this() -> None:
    table = uk.load(SHORT)
    assert (table.seed, table.generator, table.names) == (7, "keyed", ["seat 0", "seat 1"])
    assert table.digest() == uk.new_game("boss_monster", players=2, seed=7).digest()


def test_line_ends_of_another_system_and_a_byte_order_mark_are_no_fault() -> None:
    table = midgame(3, 12)
    assert uk.load("\ufeff" + table.record().replace("\n", "\r\n")).digest() == table.digest()


def test_a_record_is_read_from_a_file_by_its_path(tmp_path: Path) -> None:
    table = midgame(3, 12)
    file = tmp_path / "game.txt"
    file.write_text(table.record(), "utf-8")
    for path in (file, str(file)):
        assert uk.load(path).digest() == table.digest()


# -- comments and names -----------------------------------------------------------------------------------------------


def test_comments_stay_where_they_were() -> None:
    table = midgame(20, 3)
    lines = table.record().splitlines()
    blank = lines.index("")
    lines[1:1] = ["# in the header"]
    lines[blank + 3 : blank + 3] = ["", "# before the second", "   #   before it too  "]
    lines[-1] += " # after the third"
    lines += ["# at the end"]
    again = uk.load("\n".join(lines))
    assert again.comments == [
        (1, "in the header"),
        (2, "before the second"),
        (2, "before it too"),
        (3, "after the third"),
        (4, "at the end"),
    ]
    assert again.digest() == table.digest()
    written = again.record()
    assert uk.load(written).comments == again.comments
    assert uk.load(written).record() == written


strange_words = [
    "\n",
    "\n1. 0 pass\n",
    "# x",
    "a # b",
    "a: b",
    "'",
    '"',
    "\\",
    "]",
    "- x",
    "no",
    "017",
    "\t",
    "{",
    "%",
    "\n\n",
]
texts = st.lists(st.sampled_from(strange_words) | st.text(max_size=8), max_size=4).map("".join)


@pytest.mark.rs("RS-082")
@given(names=st.lists(texts, min_size=2, max_size=2), notes=st.lists(st.tuples(st.integers(-1, 9), texts), max_size=4))
@example(names=["x\n1. 0 pass", "seed: 8"], notes=[(1, "first\n1. 0 pass\nseed: 8")])
@example(names=["No", "1:30"], notes=[(2, "\n\n")])
@settings(STEADY, max_examples=120)
def test_names_and_comments_add_nothing_to_a_record(names: list[str], notes: list[tuple[int, str]]) -> None:
    table = midgame(20, 4)
    plain = table.record().splitlines()
    table.names, table.comments = names, notes
    if any(FORBIDDEN.search(word) for word in [*names, *[note for _, note in notes]]):
        with pytest.raises(uk.BadRecord) as refused:
            table.record()
        assert refused.value.field in {"seats", "comments"}
        return
    record = table.record()
    told = [line for line in record.splitlines() if not line.startswith("#")]
    assert len(told) == len(plain)
    assert [line for line in told if not line.startswith("seats:")] == [
        line for line in plain if line not in plain[6:7]
    ]
    again = uk.load(record)
    assert (again.names, again.seed, again.history()) == (names, table.seed, table.history())
    said = "\n".join(note for _, note in notes)
    kept = "\n".join(note for _, note in again.comments)
    assert sorted(kept.split()) == sorted(said.split())
    assert again.record() == uk.load(again.record()).record()


@pytest.mark.rs("RS-075")
@pytest.mark.parametrize(
    "name",
    ["No", "on", "1:30", "017", "1e3", "~", "2024-01-01", ".inf", "true", "null", "0x1F", "=", "<<", "", " ", "yes"],
)
def test_a_name_that_looks_like_something_else_stays_a_name(name: str) -> None:
    table = midgame(20, 2)
    table.names = [name, "Ania"]
    assert uk.load(table.record()).names == [name, "Ania"]
    if name.strip() and not name.startswith("<") and name not in "~=":
        bare = table.record().replace(table.record().splitlines()[6], f"seats: [{name}, Ania]")
        assert uk.load(bare).names == [name, "Ania"]


# -- what was tampered with -------------------------------------------------------------------------------------------

CORPUS = {
    file.stem: file.read_text("utf-8") for file in sorted((GOLDEN / INFO.name / str(INFO.version)).glob("*.record"))
}
ENDS = {name: re.findall(r'^result: "(.*)"$', text, re.MULTILINE)[0] for name, text in CORPUS.items()}


def load(record: str) -> uk.Table | uk.BadRecord:
    try:
        return uk.load(record)
    except uk.BadRecord as refused:
        return refused


@st.composite
def one_line_changed(draw: st.DrawFn) -> tuple[str, str]:
    """The name of a golden record, and its text with one line deleted, doubled, moved or edited."""
    name = draw(st.sampled_from(sorted(CORPUS)))
    lines = CORPUS[name].splitlines()
    at = draw(st.integers(0, len(lines) - 1))
    other = draw(st.integers(0, len(lines) - 1))
    words = lines[at].split(" ")
    how = draw(
        st.sampled_from(["delete", "double", "swap", "next", "take", "word", "number", "seat", "letter", "blank"])
    )
    match how:
        case "delete":
            del lines[at]
        case "double":
            lines.insert(at, lines[at])
        case "swap":
            lines[at], lines[other] = lines[other], lines[at]
        case "next" if at + 1 < len(lines):
            lines[at], lines[at + 1] = lines[at + 1], lines[at]
        case "take":  # another line's words with this line's number
            lines[at] = " ".join([*words[:2], *lines[other].split(" ")[2:]])
        case "word" if words:
            place = draw(st.integers(0, len(words) - 1))
            words[place] = draw(
                st.sampled_from(["pass", "no", "yes", "new", "1", "-1", "x", "#", "[", "&a", "9" * 50, ""])
            )
            lines[at] = " ".join(words)
        case "number" | "seat":
            place = 0 if how == "number" else min(1, len(words) - 1)
            words[place] = draw(st.integers(-2, 200).map(str)) + ("." if how == "number" else "")
            lines[at] = " ".join(words)
        case "letter" if lines[at]:
            place = draw(st.integers(0, len(lines[at]) - 1))
            lines[at] = lines[at][:place] + draw(st.sampled_from("aZ0 .:#'\"[]{}\t\x00é")) + lines[at][place + 1 :]
        case "blank":
            lines[at] = ""
    return name, "\n".join(lines) + "\n"


@pytest.mark.rs("RS-077")
@given(changed=one_line_changed())
@settings(STEADY, max_examples=400)
def test_a_record_with_one_line_changed_is_refused_with_the_line_or_ends_the_same(changed: tuple[str, str]) -> None:
    name, record = changed
    table = load(record)
    if isinstance(table, uk.BadRecord):
        assert "line " in str(table)
        assert table.field
    else:
        assert table.result is not None
        assert table.result.line() == ENDS[name]


@pytest.mark.rs("RS-077")
@pytest.mark.parametrize("name", ["two", "classic"])
def test_every_line_of_a_record_counts(name: str) -> None:
    """Without any one of its lines a record is refused, but for those that only say what is usual anyway."""
    lines = CORPUS[name].splitlines(keepends=True)
    kept = []
    for at in range(len(lines)):
        table = load("".join(lines[:at] + lines[at + 1 :]))
        if isinstance(table, uk.BadRecord):
            assert "line " in str(table), lines[at]
        else:
            kept.append(lines[at].split(":")[0])
    assert kept == ["generator", "seats", "result", "# deal"]


@pytest.mark.parametrize(
    ("old", "new", "field", "said"),
    [
        ("underkeep record 1", "underkeep record 2", "line 1", "neither a record"),
        ("game: boss_monster", "game: boss_mobster", "game", "line 2, game: 'boss_mobster' is not a game; did"),
        ("version: 1", "version: 2", "version", "line 3, version: made with version 2 of the rules of boss_monster"),
        ("version: 1\n", "", "version", "version: is missing"),
        ("seed: 7", "seed: seven", "seed", "line 4, seed: must be a whole number of at most 256 bits"),
        ("seed: 7", "seed: 7\nseed: 8", "seed", "line 5, seed: this was already given on line 4"),
        ("seed: 7", "seed: 7\nsead: 8", "sead", "line 5, sead: is not a known field; did you mean seed?"),
        ("seed: 7", "seed: 7\ngenerator: dice", "generator", "line 5, generator: 'dice' is not a generator"),
        ("{players: 2}", "{players: 9}", "options.players", "line 5, options.players: 9 is not a number of players"),
        ("{players: 2}", "{players: two}", "options.players", "line 5, options.players: must be a whole number"),
        ("{players: 2}", "{players: 2, sets: [XYZ]}", "options.sets", "line 5, options.sets: 'XYZ' is not known"),
        ("{players: 2}", "{plyers: 2}", "options.plyers", "did you mean players?"),
        ("{players: 2}", "{players: 2, seeded_discard: maybe}", "options.seeded_discard", "must be true or false"),
        ("{players: 2}", "{players: 2}\nseats: [Ania]", "seats", "line 6, seats: 2 players sit here, names are"),
        ("{players: 2}", "{players: 2}\nresult: 1 wins 10-7 (BM-003)", "result", "line 6, result: the record says"),
        ("options: {players: 2}\n", "", "options", "options: is missing"),
    ],
)  # fmt: skip
def test_a_header_is_refused_with_the_line_and_the_field(old: str, new: str, field: str, said: str) -> None:
    refused = refusal(SHORT.replace(old, new))
    assert refused.field == field
    assert said in str(refused)


def test_options_that_cannot_be_played_name_their_rule() -> None:
    assert refusal(SHORT.replace("{players: 2}", "{players: 9}")).rule == "BM-006"


def decisions_of(table: uk.Table) -> list[str]:
    return table.record().split("\n\n", 1)[1].splitlines()


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("1 0 pass", "is not 'number. seat notation'"),
        ("one. 0 pass", "is not 'number. seat notation'"),
        ("1. pass", "is not 'number. seat notation'"),
        ("1. 0", "is not 'number. seat notation'"),
        ("01. 0 pass", "is not 'number. seat notation'"),
        ("1. 00 pass", "is not 'number. seat notation'"),
        ("2. 0 pass", "decision 1 is missing; this is 2"),
        ("1. 5 pass", "decides here, not seat 5"),
        ("1. {seat} fly", "cannot 'fly' now (BM-152)"),
        ("1. {seat} build golem_factory on 7", "cannot 'build golem_factory on 7' now"),
    ],
)
def test_a_decision_that_cannot_be_is_refused_with_its_line(line: str, said: str) -> None:
    seat = uk.load(SHORT).decision.seat  # type: ignore[union-attr]
    refused = refusal(SHORT + line.format(seat=seat) + "\n")
    assert refused.field == "line 7"
    assert str(refused).startswith("line 7: ")
    assert said in str(refused)
    assert "table.decision" not in str(refused)  # which is nowhere to be seen in a file


@pytest.mark.rs("RS-077")
@pytest.mark.parametrize("number", [1, 3])
def test_decisions_are_numbered_without_gaps_or_doubles(number: int) -> None:
    table = uk.load(SHORT)
    for _ in range(2):
        table.choose(0)
    refused = refusal(table.record().replace("\n2. ", f"\n{number}. "))
    assert f"decision 2 is missing; this is {number}" in str(refused)


NOWHERE = """\
underkeep: position 1
game: boss_monster
options: {players: 2}
players:
- {boss: cleopatra, dungeon: [{stack: [golem_factory, the_crushinator]}]}
- {boss: gorgona}
"""


@pytest.mark.ux("UX-250")
@pytest.mark.parametrize(
    ("written", "said"),
    [
        (SHORT + "1. 9 pass\n", "game.txt, line 7: seat "),
        (SHORT.replace("seed: ", "seed: x"), "game.txt, line 4, seed: must be "),
        (NOWHERE, "game.txt, line 5, players[0].dungeon[0]: "),
        (NOWHERE.replace(", the_crushinator", "") + "then: [fly]\n", "game.txt, line 7, then[0]: seat "),
    ],
    ids=["decision", "header", "impossible", "then"],
)
def test_whatever_is_wrong_with_a_file_is_told_with_its_name_and_the_line(
    tmp_path: Path, written: str, said: str
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(written, "utf-8")
    with pytest.raises(uk.UnderkeepError) as refused:
        uk.load(file)
    assert str(refused.value).startswith(said)


def test_an_empty_text_is_neither_a_record_nor_a_position() -> None:
    assert "line 1: neither a record" in str(refusal(""))


def test_a_record_cannot_go_on_after_the_end() -> None:
    table = finish(deal(0), chance(0))
    refused = refusal(table.record() + f"{table.number + 1}. 0 pass\n")
    assert f"the game was over after decision {table.number}" in str(refused)


@pytest.mark.rs("RS-078")
def test_the_result_must_be_the_one_that_was_played() -> None:
    table = finish(deal(0), chance(0))
    assert table.result is not None
    record, line = table.record(), table.result.line()
    winner = table.result.winners[0]
    for claim in (
        line.replace(f"{winner} wins", f"{1 - winner} wins"),
        line.replace("wins ", "wins 1"),
        line.replace("BM-", "BM-1"),
        "nobody wins",
        "",
        line + " ",
    ):
        refused = refusal(record.replace(json.dumps(line), json.dumps(claim)))
        assert refused.field == "result"
        assert f"the replay says {line!r}" in str(refused)
        assert "line 8" in str(refused)


@pytest.mark.rs("RS-078")
def test_an_unfinished_game_has_no_result_to_claim() -> None:
    table = finish(deal(0), chance(0))
    refused = refusal("\n".join(table.record().splitlines()[:-1]) + "\n")
    assert refused.field == "result"
    assert "unfinished" in str(refused)


# -- files from strangers ---------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-071")
def test_sizes_just_under_the_caps_are_read_and_just_over_are_refused() -> None:
    table = midgame(20, 10)
    record = table.record()

    def padded(*, lines: int = 0, length: int = 0, size: int = 0) -> str:
        text = record + "#\n" * (lines - record.count("\n") if lines else 0)
        text += "# " + "x" * (length - 2) + "\n" if length else ""
        while size and len(text) < size:
            text += "#" + "x" * min(3000, size - len(text) - 2) + "\n"
        return text

    for fits in (padded(lines=CAPS.lines), padded(length=CAPS.line_length), padded(size=CAPS.size)):
        assert uk.load(fits).digest() == table.digest()
    for limit, said in (
        (padded(lines=CAPS.lines + 1), "too many lines"),
        (padded(length=CAPS.line_length + 1), "the line is too long"),
        (padded(size=CAPS.size + 1), "the file is too long"),
    ):
        assert said in str(refusal(limit))


@pytest.mark.rs("RS-071")
def test_so_many_decisions_and_no_more_are_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    record = midgame(20, 10).record()
    monkeypatch.setattr(loading, "CAPS", Caps(decisions=10))
    assert uk.load(record).number == 10
    monkeypatch.setattr(loading, "CAPS", Caps(decisions=9))
    assert "at most 9 decisions" in str(refusal(record))


@pytest.mark.rs("RS-071")
def test_a_file_that_is_too_long_is_not_even_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "long.txt"
    file.write_bytes(b"underkeep record 1\n" + b"#" * 10_000_000)
    with pytest.raises(uk.BadRecord, match="at most 256,000 bytes"):
        uk.load(file)
    taken: list[int] = []

    class Measured(io.BytesIO):
        def read(self, size: int | None = -1) -> bytes:
            data = super().read(size)
            taken.append(len(data))
            return data

    data = file.read_bytes()
    monkeypatch.setattr(Path, "open", lambda _path, _mode: Measured(data))
    with pytest.raises(uk.BadRecord, match="at most 256,000 bytes"):
        uk.load(file)
    assert taken == [256_001]


@pytest.mark.parametrize("name", ["missing.txt", "."])
def test_a_file_that_cannot_be_read_is_refused_by_its_path(tmp_path: Path, name: str) -> None:
    with pytest.raises(uk.BadRecord, match="cannot be read") as refused:
        uk.load(tmp_path / name)
    assert refused.value.field == "path"


@pytest.mark.parametrize("name", ["a\0b", "\ud800"])
def test_a_name_that_no_file_can_have_is_refused_like_a_file_that_is_not_there(name: str) -> None:
    with pytest.raises(uk.BadRecord, match="cannot be read") as refused:
        uk.load(name)
    assert refused.value.field == "path"


@pytest.mark.rs("RS-084")
@pytest.mark.parametrize(
    "data", [b"\x1f\x8b\x08\x00" * 9, b"PK\x03\x04" * 9, b"\xff\xfe\x00\x00", "\ud800".encode("utf-8", "surrogatepass")]
)
def test_what_is_not_text_is_refused(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(data)
    with pytest.raises(uk.BadRecord, match=r"is not UTF-8|neither a record"):
        uk.load(file)


@pytest.mark.rs("RS-073")
@pytest.mark.rs("RS-074")
@pytest.mark.rs("RS-076")
@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("seed: &a 7", "anchors"),
        ("seed: *a", "aliases"),
        ("seed: !!int 7", "tags"),
        ("<<: {seed: 7}", "merge keys"),
        ("seed: !!python/object/apply:os.getpid []", "tags"),
        ("seed: 7\nseed: 7", "already given on line"),
        ("seed: 7.0", "whole number"),
        ("seed: true", "whole number"),
        ("seed: .nan", "whole number"),
        ("seed: [7]", "whole number"),
        ("seed: " + "9" * 3900, "whole number"),
        ("seed: " + str(1 << 256), "whole number"),
        ("version: 0\nseed: 7", "already given"),
    ],
)
def test_more_than_words_is_refused_with_its_line(line: str, said: str) -> None:
    refused = refusal(SHORT.replace("seed: 7", line))
    assert said in str(refused)
    assert "line 4" in str(refused) or "line 5" in str(refused)


def run(script: str, given: object) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(ROOT), *[entry for entry in sys.path if entry]])
    return subprocess.run(
        [sys.executable, "-c", script], input=json.dumps(given),
        env={**os.environ, "PYTHONPATH": path, "PYTHONUTF8": "1"},
        capture_output=True, encoding="utf-8", timeout=120, check=False,
    )  # fmt: skip


DEEP = """
import json, sys, underkeep as uk
for text in json.load(sys.stdin):
    try:
        uk.load(text)
    except uk.UnderkeepError as refused:
        print(type(refused).__name__, refused.field, str(refused)[:80])
"""


@pytest.mark.rs("RS-072")
def test_a_hundred_kilobytes_of_brackets_are_refused_cleanly() -> None:
    position = "underkeep: position 1\ngame: boss_monster\noptions: "
    deep = ["[" * 3900, "{a: " * 970, "\n".join([" " * n + "a:" for n in range(100)]), ("[" * 3000 + "\n") * 33]
    texts = [head + body + "\n" for head in (SHORT.strip() + "\nseats: ", position) for body in deep]
    done = run(DEEP, texts)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) == len(texts)
    assert all(line.startswith(("BadRecord", "BadPosition")) for line in lines)
    assert sum("nested too deep" in line for line in lines) >= 6


# What a process opens, writes or starts while it reads files: nothing at all, but the modules that reading needs.
WATCH = """
import json, os, sys, tempfile, underkeep as uk
texts = json.load(sys.stdin)
uk.load(texts[0])  # what reading imports is imported now
seen = []
watching = False
def hook(event, arguments):
    if watching and event in ("open", "os.mkdir", "os.rename", "os.remove", "os.listdir", "os.scandir", "os.system",
                              "subprocess.Popen", "socket.connect", "import", "exec", "tempfile.mkstemp"):
        seen.append([event, str(arguments[0])[:80]])
sys.addaudithook(hook)
watching = True
taken = 0
for text in texts:
    try:
        uk.load(text)
        taken += 1
    except uk.UnderkeepError:
        pass
done = list(seen)
open(os.devnull).close()
watching = False
print(json.dumps([done, len(seen) - len(done), taken, sorted(os.listdir("."))]))
"""
PATHS = [
    "../x",
    "/etc/passwd",
    "~/.ssh/id_rsa",
    "C:\\\\Windows\\\\win.ini",
    "\\\\\\\\server\\\\x",
    "NUL",
    "COM1",
    "/dev/zero",
    "$(id)",
]


@pytest.mark.rs("RS-079")
@pytest.mark.rs("RS-083")
def test_a_refused_file_leaves_nothing_behind_and_opens_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    record = midgame(20, 6).record()
    lines = record.splitlines(keepends=True)
    texts = [record]
    for word in PATHS:
        for at in range(1, len(lines)):
            key = lines[at].split(":")[0]
            texts.append("".join([*lines[:at], f"{key}: '{word}'\n", *lines[at + 1 :]]))
        texts += [f"{word}\n", f"underkeep: position 1\ngame: '{word}'\n", f"{SHORT}# {word}\n1. 0 {word}\n"]
    done = run(WATCH, texts)
    assert done.returncode == 0, done.stderr
    opened, on_purpose, taken, left = json.loads(done.stdout)
    assert opened == []
    assert on_purpose == 1  # the watchman was awake
    assert taken < len(texts) // 3
    assert left == []


@pytest.mark.rs("RS-079")
def test_a_refused_file_changes_nothing_that_other_tables_share() -> None:
    control = finish(deal(3), chance(3)).digest()
    before = {name: vars(card).copy() if hasattr(card, "__dict__") else repr(card) for name, card in cards().items()}
    lines = CORPUS["three"].splitlines(keepends=True)
    for at in range(len(lines)):
        refusal("".join([*lines[:at], "nonsense\n", *lines[at:]]))
    assert {
        name: vars(card).copy() if hasattr(card, "__dict__") else repr(card) for name, card in cards().items()
    } == before
    assert list(GAMES) == [info.name for info in uk.games()]
    assert finish(deal(3), chance(3)).digest() == control


def cards() -> dict[str, Any]:
    from underkeep.boss_monster.cards import CATALOGUE

    return dict(CATALOGUE)


# -- the first line ---------------------------------------------------------------------------------------------------


def test_a_position_of_another_version_is_refused_as_a_position() -> None:
    with pytest.raises(uk.BadPosition) as refused:
        uk.load("underkeep: position 2\ngame: boss_monster\n")
    assert refused.value.field == "line 1"


def test_a_comment_behind_the_first_line_is_kept() -> None:
    table = uk.load(SHORT.replace("underkeep record 1", "underkeep record 1 # a cold evening"))
    assert table.comments == [(1, "a cold evening")]
    assert "# a cold evening" in table.record()


def test_empty_lines_may_come_before_the_first_and_are_counted() -> None:
    late = "\n  \n" + SHORT.replace("underkeep record 1", "underkeep record 1 # a cold evening")
    table = uk.load(late)
    assert table.record() == uk.load(late.lstrip()).record()
    assert table.comments == [(1, "a cold evening")]
    with pytest.raises(uk.BadRecord) as refused:
        uk.load(late.replace("game: boss_monster", "game: chess"))
    assert refused.value.line == 4
    header = late.partition("\n\n")[0] + "\n"  # no decision, and no empty line behind the header
    assert uk.load(header).number == 0


def test_a_position_may_begin_with_empty_lines_too() -> None:
    position = uk.load(SHORT).position()
    assert uk.load(f"\n{position}").digest() == uk.load(position).digest()


def test_the_line_that_should_have_been_the_first_is_named() -> None:
    with pytest.raises(uk.BadRecord, match=r"^line 3: neither a record .*'underkeep: scenario 1'$") as refused:
        uk.load("\n\nunderkeep: scenario 1\n")
    assert (refused.value.field, refused.value.line) == ("line 3", 3)


def test_the_winners_score_stands_first_in_the_result() -> None:
    line = uk.Result((1,), (1, 0), (7, 10), "BM-003").line()
    assert line == "1 wins 10-7 (BM-003)"
