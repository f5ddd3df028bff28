"""The bundle of the web table, as it is committed: fresh, and without anything that is not for everybody."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

import underkeep as uk
from tools import web_sources
from tools.web_sources import ROOT, fingerprint, sources

BUNDLE = ROOT / "src/underkeep/web"
FILES = sorted(path for path in BUNDLE.rglob("*") if path.is_file())
TEXTS = [path for path in FILES if path.suffix in {".js", ".css", ".html", ".json", ".svg"}]


def content(path: Path) -> str:
    return path.read_text("utf-8")


def test_the_bundle_was_made_from_what_stands_in_the_tree() -> None:
    assert web_sources.built() == fingerprint(), "run npm run build in web/"


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    for path in sources():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, tmp_path / path)
    assert fingerprint(tmp_path) == fingerprint()
    return tmp_path


@pytest.mark.parametrize(
    "path",
    [
        "web/src/main.ts", "web/index.html", "web/package-lock.json", "web/vite.config.ts", "docs/api/openapi.json",
        "src/underkeep/texts/pl/web.ftl", "src/underkeep/texts/ru/boss_monster/table.ftl",
    ],
)  # fmt: skip
def test_a_changed_source_makes_the_bundle_stale(copied: Path, path: str) -> None:
    with (copied / path).open("a", encoding="utf-8") as file:
        file.write(" ")
    assert fingerprint(copied) != fingerprint()


def test_a_new_file_and_a_renamed_one_make_the_bundle_stale(copied: Path) -> None:
    (copied / "web/src/main.ts").rename(copied / "web/src/first.ts")
    renamed = fingerprint(copied)
    (copied / "web/src/more.ts").write_text("")
    assert len({renamed, fingerprint(copied), fingerprint()}) == 3


@pytest.mark.ux("UX-173")
@pytest.mark.parametrize("sheet", ["DropFile", "LinkSheet", "OptionSheet", "Qr"])
def test_what_few_people_open_in_the_lobby_is_fetched_only_then(sheet: str) -> None:
    assert (BUNDLE / f"assets/lobby-{sheet}.js").exists()
    first = [path for path in FILES if path.name in {"lobby-Lobby.js", "index.js", "shell.js", "Invite.js"}]
    assert not any(re.search(rf'(import|from)\s*"[^"]*lobby-{sheet}\.js"', content(path)) for path in first)


@pytest.mark.ux("UX-174")
@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_what_is_fetched_on_the_doorstep_is_what_the_lobby_asks_for(lang: str) -> None:
    early = re.findall(r"'([\w/-]+\.(?:js|css))'", content(BUNDLE / "doorstep.js"))
    names = {path.relative_to(BUNDLE).as_posix() for path in FILES}
    found = {
        one if one.startswith("assets/") else f"assets/{one}" if one.endswith(".css") else f"texts/{lang}/{one}"
        for one in early
    }
    assert found <= names
    lobby = content(BUNDLE / "assets/lobby-Lobby.js")
    needed = {f"assets/{one}" for one in re.findall(r'from"\./([\w-]+\.js)"', lobby)}
    assert needed - found <= {f"assets/{one}.js" for one in ("art", "libraries", "shell", "index")}  # the page's own


def test_every_language_and_every_game_is_in_the_bundle() -> None:
    names = {path.relative_to(BUNDLE).as_posix() for path in FILES}
    games = {"", *(f"{info.name}/" for info in uk.games())}
    assert {f"texts/{lang}/{game}table.js" for lang in ("en", "pl", "ru") for game in games} <= names
    assert {"index.html", "build.json", "licences.md", "assets/index.js", "assets/index.css"} <= names


# -- nothing that is not for everybody ---------------------------------------------------------------------------


@pytest.mark.rs("RS-068")
def test_the_bundle_holds_no_map_of_sources_and_no_file_of_another_kind() -> None:
    assert {path.suffix for path in FILES} <= {".js", ".css", ".html", ".json", ".png", ".svg", ".woff2", ".md", ".txt"}
    assert [path.name for path in TEXTS if "sourceMappingURL" in content(path)] == []


@pytest.mark.rs("RS-068")
def test_the_bundle_holds_no_engine_no_seed_no_debug_hook_and_no_test_token() -> None:
    forbidden = re.compile(
        r"\bdebugger\b|__svelte_devtools|\bredeal\b|\bkeyed\b|"
        r"\b(?:window|globalThis)(?:\.__(?!svelte\b)|\.(?!__svelte\b)[\w$]+\s*(?:\?\?|\|\|)?=(?!=))|"  # global
        r"Bearer |localhost|127\.0\.0\.1|data-testid|test[-_]token|\beval\(|new Function\("
    )
    found = {(path.name, match[0]) for path in TEXTS for match in forbidden.finditer(content(path))}
    assert found == set()


@pytest.mark.rs("RS-068")
@pytest.mark.parametrize("name", ["room_deck", "spell_deck", "hero_deck", "face_down_card", "secrets_out"])
def test_the_bundle_knows_no_name_of_the_true_table(name: str) -> None:
    assert (ROOT / "src/underkeep/boss_monster").is_dir()
    assert [path.name for path in TEXTS if name in content(path)] == []


@pytest.mark.ux("UX-181")
def test_the_bundle_asks_nobody_but_its_own_server() -> None:
    address = re.compile(r"https?://[\w.-]+|wss?://[\w.-]+")
    found = {match for path in TEXTS for match in address.findall(content(path))}
    # The names of the kinds of documents, and where a message of Svelte's says more; nobody is asked there.
    assert found <= {"http://www.w3.org", "https://svelte.dev"}


@pytest.mark.rs("RS-164")
def test_the_page_itself_holds_no_script_and_no_style_of_its_own() -> None:
    page = content(BUNDLE / "index.html")
    assert re.findall(r"<style|style=|\son\w+=|javascript:", page) == []
    assert set(re.findall(r"<script[^>]*>([^<]*)</script>", page)) == {""}


@pytest.mark.rs("RS-165")
def test_no_component_puts_text_into_the_page_as_html() -> None:
    written = [path for path in (ROOT / "web/src").rglob("*") if path.suffix in {".svelte", ".ts"}]
    assert len(written) > 10
    unsafe = re.compile(r"\{@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write")
    assert [path.name for path in written if unsafe.search(content(path))] == []


def test_the_lock_names_no_place_to_fetch_packages_from() -> None:
    lock = json.loads(content(ROOT / "web/package-lock.json"))
    assert lock["packages"]
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []
