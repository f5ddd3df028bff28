"""Records and positions that nobody should trust, brought in over HTTP (RS-071 to RS-083 from the outside).

Each is refused with the field at fault, within a bounded time, and leaves no row, no file and no table behind; or it is
a table at which people can sit down.
"""

from __future__ import annotations

import asyncio
import json
import re
import tempfile
import time
from pathlib import Path
from typing import Any

from hypothesis import given, seed
from hypothesis import strategies as st

import underkeep as uk
from tests.files.test_positions import PLAIN, positions, written
from tests.files.test_records import CORPUS, one_line_changed
from tests.files.test_untrusted import BOMBS, SNIPPETS, YAMLISH
from tests.server.fuzz.ground import Ground, steady
from tests.server.served import Browser, Player
from tests.server.test_app import unfinished_record
from underkeep.files.untrusted import CAPS

SECONDS = 5.0  # for the longest file that we read, on a slow machine
REFUSED = {"bad_record", "bad_position", "bad_options"}
TEMPORARY = Path(tempfile.gettempdir())

RECORD, POSITION = "underkeep record 1\n", "underkeep: position 1\n"
WORDS = [
    "9" * 10_000, "-1", str(2**64), str(2**256), "1e9", ".inf", ".nan", "~", "null", "true", "[]", "{}", "[[[]]]", "&a",
    "*a", "<<", "!!python/object/apply:os.system [id]", "!!int 7", "|", ">", "'", '"', "%YAML 1.1", "---", "...", "? x",
    "\x00", "\x1b[31m", "\u2028", "\ufeff", "../../etc/passwd", "/dev/zero", "\\\\host\\share", "pebbles",
    "boss_monster", "chess", "keyed", "fast", "0", "2", "5", "no", "draculord", "bottomless_pit", "freeze",
]  # fmt: skip


def alias_bomb(head: str) -> str:
    lines = "".join(f"{b}: &{b} [*{a}, *{a}]\n" for a, b in zip("abcdefgh", "bcdefghi", strict=True))
    return f"{head}a: &a [x, x]\n{lines}"


def merge_bomb(head: str) -> str:
    lines = "".join(f"{b}: &{b}\n  <<: [*{a}, *{a}]\n" for a, b in zip("abcd", "bcde", strict=True))
    return f"{head}a: &a {{x: y}}\n{lines}"


# Files that somebody made with care.
MADE = [
    *(head + bomb for head in ("", POSITION, RECORD) for bomb in BOMBS.values()),
    *(bomb(head) for head in (POSITION, RECORD) for bomb in (alias_bomb, merge_bomb)),
    POSITION + "players: " + json.dumps([{"boss": "draculord"}] * 15_000),
    POSITION + "".join(f"a{number}: b\n" for number in range(20_000)),
    RECORD + "game: boss_monster\nseed: 7\nplayers: 2\n" + "".join(f"{n}. 0 pass\n" for n in range(1, 15_000)),
    RECORD + "# " + "x" * (CAPS.size - 40),
    json.dumps({"underkeep": "position 1", "game": "boss_monster", "players": [{}] * 9}),
    PLAIN.replace("boss_monster", "pebbles"),
    PLAIN.replace("players: 2", "players: 4"),
    PLAIN.replace("phase: build", "phase: nowhere"),
    PLAIN.replace("gorgona", "draculord"),
    PLAIN.replace("[mimic_vault]", "[" + ", ".join(["mimic_vault"] * 99) + "]"),
    PLAIN + "souls: 99999999999999999999\n",
    PLAIN + "seed: 2\n",
]


@st.composite
def edited(draw: st.DrawFn, text: str) -> str:
    """A word or a line of it is something else, or it ends too soon."""
    match draw(st.sampled_from(["word", "word", "word", "line", "cut", "double", "insert"])):
        case "cut":
            return text[: draw(st.integers(0, len(text)))]
        case "double":
            return text + text
        case "insert":
            at = draw(st.integers(0, len(text)))
            return text[:at] + draw(st.sampled_from(WORDS) | SNIPPETS | st.text(max_size=5)) + text[at:]
        case "line":
            lines = text.splitlines(keepends=True)
            lines[draw(st.integers(0, len(lines) - 1))] = draw(st.sampled_from(WORDS) | SNIPPETS) + "\n"
            return "".join(lines)
        case _:
            words = list(re.finditer(r"[^\s:,\[\]{}]+", text))
            found = words[draw(st.integers(0, len(words) - 1))]
            return text[: found.start()] + draw(st.sampled_from(WORDS)) + text[found.end() :]


def texts() -> st.SearchStrategy[str]:
    records = sorted(CORPUS.values(), key=len)[:4]
    begun = unfinished_record()
    middle = uk.load(begun).position()
    return st.one_of(
        st.sampled_from(MADE),
        st.sampled_from([*records, begun, middle, PLAIN]).flatmap(edited),
        one_line_changed().map(lambda both: both[1]),
        positions(careful=False).map(written),
        positions(careful=True).map(written).flatmap(edited),
        st.sampled_from([RECORD, POSITION]).flatmap(lambda head: (YAMLISH | SNIPPETS).map(head.__add__)),
        st.text(min_size=1),
    )


def fuzz(here: Ground, examples: int, *, chance: int | None = None) -> None:
    """So many files."""
    files, left = here.folders(), set(TEMPORARY.iterdir())

    @steady(examples, anew=chance is not None)
    @given(texts(), st.integers(2, 4))
    def bring(text: str, seats: int) -> None:
        stranger = here.server.browser()
        body = {"text": text, "seats": [{"sit": "open"}] * seats, "pace": "0"}
        data = json.dumps(body, ensure_ascii=len(text) % 2 == 0).encode("utf-8", "surrogatepass")
        before, started = here.stored(), time.monotonic()
        answer = stranger.ask("POST", "/api/imports", data)
        took = time.monotonic() - started
        here.count(f"file {answer.status}")
        here.counts["longest ms"] = max(here.counts.get("longest ms", 0), round(took * 1000))
        assert took < SECONDS
        if answer.status == 201:
            sit_down(stranger, answer.json["table"])
            return
        assert answer.status in (400, 413, 422), answer.body
        if answer.status == 422:
            assert answer.fault["code"] in REFUSED
            assert answer.fault["field"]
        assert here.stored() == before
        assert here.server.house.hall.warm.keys() <= {here.guests.table, *(row[0] for row in before["game"])}

    (bring if chance is None else seed(chance)(bring))()
    assert here.folders() == files
    ours = [path for path in set(TEMPORARY.iterdir()) - left if "underkeep" in path.name]
    assert not [path for path in ours if not path.name.startswith("underkeep-")]  # of other tests


def sit_down(host: Browser, table: str) -> None:
    """What was taken is a table: it comes up, and the host may watch."""

    async def look() -> dict[str, Any]:
        async with Player(host, table) as player:
            await player.come()
            return player.messages[0]

    assert asyncio.run(look())["origin"] == "file"
    assert host.ask("POST", f"/api/tables/{table}/close", {}).status in (200, 409)  # it may be over already
