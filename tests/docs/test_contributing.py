"""The page "add a card" is followed to the letter: its code is copied, its card is played, its tests are run."""

from __future__ import annotations

import inspect
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import underkeep
from tests.docs.pages import ROOT, blocks
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.items import ItemCard
from underkeep.boss_monster.kinds import BossCard, Card, SpellCard
from underkeep.boss_monster.minibosses import Level
from underkeep.boss_monster.room_cards import RoomCard

PAGE = ROOT / "CONTRIBUTING.md"
SOURCE = Path(underkeep.__file__).parents[1]  # the compiled copy, when that is what is tested


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """Every titled block of the page as the file that its title names."""
    for block in blocks(PAGE, "python"):
        if block.title:
            (tmp_path / block.title).write_text(block.text, "utf-8")
    return tmp_path


def run(folder: Path, *words: str) -> str:
    """Start Python in the folder, where the card joins no other test's table; gives what it said."""
    paths = os.pathsep.join([str(folder), str(SOURCE), str(ROOT)])
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def run_tests(folder: Path, name: str) -> str:
    options = ["-q", "-c", str(ROOT / "pyproject.toml"), "--rootdir", str(folder), "-p", "no:cacheprovider"]
    return run(folder, "-m", "pytest", *options, name)


@pytest.mark.ux("UX-249")
def test_the_tests_of_the_page_pass_with_the_card_of_the_page(copied):
    assert re.search(r"\b3 passed", run_tests(copied, "test_echoes.py"))


@pytest.mark.ux("UX-249")
def test_the_tests_of_the_page_fail_when_the_card_does_something_else(copied):
    card = copied / "echoes.py"
    card.write_text(card.read_text("utf-8").replace("room.card), 2)", "room.card), 1)"), "utf-8")
    with pytest.raises(AssertionError, match="2 failed, 1 passed"):
        run_tests(copied, "test_echoes.py")


@pytest.mark.ux("UX-249")
def test_the_rule_test_of_the_page_passes(copied):
    assert re.search(r"\b1 passed", run_tests(copied, "test_a_rule.py"))


@pytest.mark.ux("UX-249")
def test_the_game_on_the_page_runs_as_it_is_printed(copied):
    typed = [block.text for block in blocks(PAGE, "python") if block.text.startswith(">>>")]
    assert typed
    (copied / "typed.txt").write_text("\n".join(typed), "utf-8")
    run(copied, "-m", "doctest", "typed.txt")


PLAYED = """
import underkeep as uk
from underkeep import bots
import echoes

laid = 0
for seed in range(6):
    table = uk.new_game("boss_monster", players=3, seed=seed, sets=["BMR", "HOME"])
    players = [bots.make(name, seed) for name in ("greedy", "random", "random")]
    while table.decision is not None:
        table.choose(bots.answer(players[table.decision.seat], table, table.number))
    laid += "echo_gallery" in table.record()
    assert uk.load(table.record()).digest() == table.digest()
    assert uk.load(table.position()).result == table.result
print("games with the card:", laid)
"""


def test_bots_play_whole_games_with_the_card_and_the_records_replay(copied):
    said = run(copied, "-c", PLAYED)
    assert int(said.rpartition(":")[2]) > 0


SPOKEN = """
import sys
from fluent.runtime import FluentResource
import echoes
from underkeep import texts

lang, written = sys.argv[1:]
english = texts.card_text("en", "echo_gallery")
assert texts.card_name(lang, "echo_gallery") == "Echo Gallery", "a language without the card says it in English"
texts.bundle(lang).add_resource(FluentResource(written))
print(texts.card_name(lang, "echo_gallery"))
assert texts.card_text(lang, "echo_gallery") not in ("", english)
"""


@pytest.mark.parametrize(("lang", "name"), [("pl", "Galeria ech"), ("ru", "Галерея эха")])
def test_the_texts_of_the_page_give_the_card_its_name(copied, lang, name):
    [written] = [block.text for block in blocks(PAGE, "ftl") if block.title == lang]
    assert run(copied, "-c", SPOKEN, lang, written).strip() == name


def test_the_card_of_the_page_is_under_ten_lines_in_one_place():
    [module] = [block.text for block in blocks(PAGE, "python") if block.title == "echoes.py"]
    card = module[module.index("ECHO_GALLERY = ") : module.index("enrol_box(HOME)")]
    assert 0 < len([line for line in card.splitlines() if line.strip()]) < 10


def test_the_page_lists_every_hook_that_a_card_can_hang_on():
    listed = set(re.findall(r"^\| `@(\w+)\.(\w+)", PAGE.read_text("utf-8"), re.MULTILINE))
    kinds = {
        "ROOM": RoomCard, "SPELL": SpellCard, "BOSS": BossCard, "HERO": HeroCard, "LEVEL": Level, "ITEM": ItemCard,
    }  # fmt: skip
    hooks = {
        (name, hook)
        for name, kind in kinds.items()
        for hook, _ in inspect.getmembers(kind, callable)
        if not hook.startswith("_") and not hasattr(Card, hook)
    }
    hooks |= {("CARD", hook) for hook, _ in inspect.getmembers(Card, callable) if not hook.startswith("_")}
    no_hooks = {
        ("CARD", "add_trigger"),
        ("CARD", "trigger_for"),
        *[("ROOM", twin) for twin in ("doing_as", "figures", "open_to_all", "with_treasures", "without_text")],
        ("ITEM", "fits"),
    }
    assert listed == hooks - no_hooks
