"""Whatever the page asks for by its id has words."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from tools.web_sources import ROOT
from underkeep import texts
from underkeep.server.bodies import Code

SOURCES = [path for path in (ROOT / "web/src").rglob("*") if path.suffix in {".ts", ".svelte"}]
# `say('id'`, also with a choice: `say(this ? 'id' : that ? 'other' : 'third'`
CALL = re.compile(r"\bsay\(([^,(){`]*)")
NAME = re.compile(r"(?:^|[?:])\s*'([\w-]+)'")


def test_every_message_that_the_page_names_is_there() -> None:
    said = [named for path in SOURCES for named in CALL.findall(path.read_text("utf-8"))]
    written = {found for named in said for found in NAME.findall(named)}
    assert {"web-close", "ask-your-move", "web-watch", "web-sit-down"} <= written
    known = texts.bundle("en")
    folder = ROOT / "src/underkeep/texts/en"
    toy = set(re.findall(r"^([\w-]+) =", (folder / "pebbles/table.ftl").read_text("utf-8"), re.MULTILINE))
    assert [name for name in sorted(written - toy) if not known.has_message(name)] == []


@pytest.mark.ux("UX-142")
def test_every_action_of_the_key_map_has_words() -> None:
    keys = (ROOT / "web/src/app/keys.svelte.ts").read_text("utf-8")
    [block] = re.findall(r"USUAL_KEYS = \{(.*?)\}", keys, re.DOTALL)
    actions = re.findall(r"^  '?([\w-]+)'?:", block, re.MULTILINE)
    assert len(actions) > 15
    assert [action for action in actions if not texts.bundle("en").has_message(f"web-key-{action}")] == []


def test_every_code_of_the_server_that_has_its_own_words_is_a_code() -> None:
    spoken = (ROOT / "src/underkeep/texts/en/web.ftl").read_text("utf-8")
    said = {name.replace("-", "_") for name in re.findall(r"^web-fault-([\w-]+) =", spoken, re.MULTILINE)}
    assert said - {"unreachable", "other"} <= set(get_args(Code))


def test_the_shell_knows_no_game_by_name() -> None:
    """A new game brings its folder and its texts; nothing outside of them is changed for it."""
    games = [folder.name for folder in (ROOT / "web/src/games").iterdir() if folder.is_dir()]
    assert len(games) > 3
    rules = re.compile(r"\b(?:BM|CC|KH)-A?\d")
    shell = [path for path in SOURCES if not path.is_relative_to(ROOT / "web/src/games") or path.parent.name == "games"]
    shell += [ROOT / "web/vite.config.ts", ROOT / "web/index.html"]
    shell += [path for path in (ROOT / "src/underkeep/texts").glob("*/*.ftl")]
    named = {
        f"{path.relative_to(ROOT)}: {found}"
        for path in shell
        for found in [
            *[game for game in games if game in path.read_text("utf-8")],
            *rules.findall(path.read_text("utf-8")),
        ]
    }
    assert named == set()
