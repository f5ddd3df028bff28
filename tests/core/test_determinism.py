"""The same deal and the same answers lead to the same table: in every build, in every process, by every way."""

from __future__ import annotations

import hashlib
import importlib
import json
import os
import pkgutil
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

import underkeep as uk
from tests.core.games import any_answer, asked, chance, deal, finish, midgame, notations, play, tellings
from tests.core.invariants import pieces
from tools import golden
from underkeep.boss_monster import INFO
from underkeep.boss_monster.cards import CATALOGUE
from underkeep.boss_monster.extras import Errand, Fittings, Today
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.items import Gear, ItemCard, Wares
from underkeep.boss_monster.kinds import BossCard, Card, SpellCard
from underkeep.boss_monster.minibosses import MinibossCard
from underkeep.boss_monster.pieces import Hero, Miniboss, Room
from underkeep.boss_monster.room_cards import RoomCard
from underkeep.boss_monster.table import Declared
from underkeep.core.game import Result
from underkeep.core.registry import game_named

STEADY = settings(derandomize=True, database=None, deadline=None, phases=[Phase.explicit, Phase.generate])
GAMES = sorted(golden.PLANS)
RECORDS = sorted(file for game in GAMES for file in (golden.GOLDEN / golden.present(game)).glob("*.record"))
LARGEST_SEED = 2**256 - 1


# -- golden games -----------------------------------------------------------------------------------------------------


def played_again(record: str) -> str:
    """The same game, dealt anew and played in the words of the record, with what the table is after each decision."""
    told = uk.load(record)
    table = uk.new_game(told.game, seed=told.seed, generator=told.generator, **told.options)
    table.names = told.names
    return golden.annotated(table, iter([notation for _, notation in told.history()]))


@pytest.mark.rs("RS-001")
@pytest.mark.rs("RS-002")
@pytest.mark.rs("RS-003")
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parents[1].name}-{file.stem}")
def test_a_golden_game_comes_out_the_same_after_every_decision(file: Path) -> None:
    stored = file.read_text("utf-8")
    assert golden.first_difference(stored, played_again(stored)) == ""


def test_there_is_a_golden_game_for_every_number_of_players_and_every_rule_of_the_house() -> None:
    for game in GAMES:
        info = game_named(game)
        tables = [uk.load(file) for file in RECORDS if file.parents[1].name == game]
        assert {table.options["players"] for table in tables} == set(info.seats)
        assert {table.generator for table in tables} == {"keyed", "fast"}
        for setting in info.options:
            played = [table.options[setting.name] for table in tables]
            if setting.name in ("variants", "start_side", "difficulty", "scenario"):
                assert {word for words in played for word in ([words] if isinstance(words, str) else words)} == set(
                    setting.allowed
                )
            elif setting.name in ("party", "promos", "single_exit_slots", "hard", "prisoners_stir"):
                assert set(played) == {True, False}, setting.name


@pytest.mark.rs("RS-002")
@pytest.mark.rs("RS-003")
@pytest.mark.parametrize("game", GAMES)
def test_one_in_ten_of_the_many_golden_games_comes_out_the_same(game: str) -> None:
    lines = (golden.GOLDEN / golden.present(game) / "games.txt").read_text("utf-8").splitlines()
    assert len(lines) == golden.PLANS[game].games
    for line in lines[::10]:
        assert golden.game_line(game, int(line.split()[0])) == line


@pytest.mark.rs("RS-014")
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parents[1].name}-{file.stem}")
def test_what_is_offered_is_called_and_sorted_as_ever(file: Path) -> None:
    """If this fails and nothing else, a new version of the rules is due: old answers would mean something else."""
    stored = file.read_text("utf-8")

    def questions(record: str) -> list[str]:
        return re.findall(r" (\S+:\d+:[0-9a-f]{8}|over)$", record, re.MULTILINE)

    assert questions(played_again(stored)) == questions(stored)
    assert len(questions(stored)) == uk.load(stored).number + 1


@pytest.mark.rs("RS-014")
@pytest.mark.parametrize("game", GAMES)
def test_there_are_as_many_ways_to_play_on_as_ever(game: str) -> None:
    counted = "".join([golden.perft_line(game, *case) + "\n" for case in golden.PLANS[game].perft])
    stored = (golden.GOLDEN / golden.present(game) / "perft.txt").read_text("utf-8")
    assert golden.first_difference(stored, counted) == ""


@pytest.mark.rs("RS-013")
def test_golden_files_are_those_that_were_written() -> None:
    assert golden.altered(golden.GOLDEN) == []


@pytest.mark.rs("RS-013")
def test_a_golden_file_that_was_touched_is_noticed(tmp_path: Path) -> None:
    folder = tmp_path / "boss_monster" / "1"
    folder.mkdir(parents=True)
    (folder / "two.record").write_text("as it was\n")
    (folder / golden.SUMS).write_text(golden.sums(folder))
    (tmp_path / golden.RELEASED).write_text("")
    assert golden.altered(tmp_path) == []
    (folder / "two.record").write_text("as somebody would like it\n")
    assert golden.altered(tmp_path) == ["boss_monster/1: the files are not those of its sums.txt"]


@pytest.mark.rs("RS-013")
def test_a_released_version_can_neither_be_written_again_nor_altered_nor_dropped(tmp_path: Path) -> None:
    folder = tmp_path / "boss_monster" / "1"
    folder.mkdir(parents=True)
    (folder / "two.record").write_text("as it was\n")
    (folder / golden.SUMS).write_text(golden.sums(folder))
    sealed = hashlib.sha256((folder / golden.SUMS).read_bytes()).hexdigest()
    (tmp_path / golden.RELEASED).write_text(f"# what is out\n{sealed} boss_monster/1\n")
    assert golden.altered(tmp_path) == []
    assert "a change of rules needs a new version" in golden.write(tmp_path, "boss_monster/1", anew=True)
    assert (folder / "two.record").read_text() == "as it was\n"
    (folder / "three.record").write_text("slipped in\n")
    (folder / golden.SUMS).write_text(golden.sums(folder))
    assert golden.altered(tmp_path) == ["boss_monster/1 is released, and its sums.txt was changed since"]
    shutil.rmtree(folder)
    assert golden.altered(tmp_path) == ["boss_monster/1 is released, and its folder is gone"]


def test_an_unreleased_version_is_written_again_only_on_purpose(tmp_path: Path) -> None:
    (tmp_path / golden.RELEASED).write_text("")
    (tmp_path / "boss_monster" / "1").mkdir(parents=True)
    assert "say --anew" in golden.write(tmp_path, "boss_monster/1", anew=False)


@pytest.mark.rs("RS-013")
@pytest.mark.rs("RS-016")
@pytest.mark.parametrize(
    "file",
    sorted(golden.GOLDEN.glob("*/*/*.record")),
    ids=lambda file: f"{file.parents[1].name}-{file.parent.name}-{file.stem}",
)
def test_a_record_of_any_version_replays_or_is_refused_by_that_version(file: Path) -> None:
    version = int(file.parent.name)
    if version == game_named(file.parents[1].name).version:
        assert uk.load(file).result is not None
    else:
        with pytest.raises(uk.BadRecord, match=f"version {version} of the rules"):
            uk.load(file)


@pytest.mark.rs("RS-016")
def test_a_game_begun_under_older_rules_is_refused_by_name_and_left_as_it_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table = midgame(4)
    record, position = tmp_path / "record", tmp_path / "position"
    record.write_text(table.record(), "utf-8")
    position.write_text(table.position(), "utf-8")
    before = record.read_bytes(), position.read_bytes()
    monkeypatch.setattr(INFO, "version", INFO.version + 1)
    for file, error in ((record, uk.BadRecord), (position, uk.BadPosition)):
        with pytest.raises(error) as refused:
            uk.load(file)
        assert refused.value.field == "version"
        assert f"version {INFO.version - 1} of the rules of boss_monster; this is version {INFO.version}" in str(
            refused.value
        )
    assert (record.read_bytes(), position.read_bytes()) == before


@pytest.mark.rs("RS-015")
def test_a_stored_decision_is_made_again_only_if_index_and_notation_still_agree() -> None:
    table, rng = deal(4), chance(4)
    stored = []
    for _ in range(20):
        index = any_answer(table, rng)
        stored.append((index, notations(table)[index]))
        table.choose(index)
    again = deal(4)
    told = [tellings(again.repeat(*row)) for row in stored]
    assert again.digest() == table.digest()
    assert sum(len(events) for events in told) > 20
    for row in range(0, 20, 3):
        index, notation = stored[row]
        for edited in (
            (index + 1, notation),
            (index, notation + "x"),
            (-1, notation),
            (999, notation),
            (index, "pass pass"),
        ):
            replayed = deal(4)
            for before in stored[:row]:
                replayed.repeat(*before)
            standing = replayed.digest()
            with pytest.raises(uk.BadRecord, match=f"decision {row + 1}"):
                replayed.repeat(*edited)
            assert (replayed.digest(), replayed.number) == (standing, row)


@pytest.mark.rs("RS-015")
def test_nothing_can_be_made_again_after_the_end() -> None:
    table = finish(deal(0), chance(0))
    with pytest.raises(uk.BadRecord):
        table.repeat(0, "pass")


# -- builds and processes ---------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-002")
def test_the_build_is_the_one_that_is_to_be_tested() -> None:
    """`UNDERKEEP_EXPECT_COMPILED=1` stands before every run that is about the compiled engine."""
    wanted = os.environ.get("UNDERKEEP_EXPECT_COMPILED") == "1"
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    for folder in wheel["hooks"]["mypyc"]["include"]:
        package = importlib.import_module(folder.removeprefix("/src/").replace("/", "."))
        for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            module = importlib.import_module(found.name)
            assert module.__file__ is not None
            assert module.__file__.endswith((".so", ".pyd")) == wanted, module.__file__


# Everything that a player, a file or a watcher could notice about four games.
TELL_ALL = """
import locale, sys
sys.stdout.reconfigure(encoding="utf-8", newline="\\n")
try:
    locale.setlocale(locale.LC_ALL, "")
except locale.Error:
    pass
import underkeep as uk
from tests.core.games import chance, deal, play
every_set = ["BMR", "TNL", "RMB", "CRL", "THK", "IOD", "VOV", "DBM", "POP", "LST", "KNG"]
games = {number: deal(number) for number in (2, 3, 8)}
games[4] = uk.new_game("boss_monster", seed=4, players=4, sets=every_set)
for number, table in games.items():
    table.names = ["\\u0130gor", "Za\\u017c", "\\u0418", "x"][: table.options["players"]]
    for events in play(table, chance(number)):
        print([(event.kind.name, event.seat, event.facts, event.privy) for event in events])
        if table.decision is not None:
            print(table.decision.seat, table.decision.kind, *table.decision.options, sep=" | ")
            print(table.why_not("cast fear"), *map(table.view, (None, 0, 1)), sep=" | ")
        if table.number % 20 == 0:
            print(table.position())
    print(table.record(), table.digest())
"""
ROOT = Path(__file__).resolve().parent.parent.parent


def run(script: str, *flags: str, cwd: Path | None = None, given: str = "", **environment: str) -> str:
    """What the script says, in a Python of its own."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "TZ", "PYTHON"))}
    path = os.pathsep.join([str(ROOT), *[entry for entry in sys.path if entry]])
    done = subprocess.run(
        [sys.executable, *flags, "-c", script],
        input=given.encode(), env={**kept, "PYTHONPATH": path, **environment},
        capture_output=True, cwd=cwd, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr.decode("utf-8", "replace")
    return done.stdout.decode("utf-8")


@pytest.fixture(scope="module")
def all_told() -> str:
    return run(TELL_ALL, PYTHONHASHSEED="0")


@pytest.mark.rs("RS-004")
def test_twenty_orders_of_hashing_tell_the_same_story(all_told: str) -> None:
    seeds = [*[str(seed) for seed in range(1, 18)], "4294967295", "random", "random"]
    with ThreadPoolExecutor(2) as pool:
        for told in pool.map(lambda seed: run(TELL_ALL, PYTHONHASHSEED=seed), seeds):
            assert golden.first_difference(all_told, told) == ""


@pytest.mark.rs("RS-005")
@pytest.mark.parametrize(
    "surroundings",
    [
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "TZ": "Pacific/Kiritimati"},
        {"LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "America/St_Johns"},
        {"LC_ALL": "pl_PL.ISO-8859-2", "PYTHONUTF8": "0", "PYTHONIOENCODING": "iso8859-2"},
    ],
    ids=["bare", "turkish", "polish"],
)
def test_language_time_zone_and_folder_change_nothing(
    all_told: str, surroundings: dict[str, str], tmp_path: Path
) -> None:
    assert golden.first_difference(all_told, run(TELL_ALL, cwd=tmp_path, **surroundings)) == ""


READ_AND_WRITE = """
import sys, pathlib, underkeep as uk
table = uk.load(pathlib.Path("game.txt"))
assert table.names == ["Za\\u017c\\xf3\\u0142\\u0107", "\\u0418\\u0440\\u0430"], ascii(table.names)
sys.stdout.buffer.write(table.record().encode("utf-8"))
"""


@pytest.mark.rs("RS-005")
def test_a_file_is_utf8_with_plain_line_ends_whatever_the_surroundings(tmp_path: Path) -> None:
    table = deal(20)
    table.names = ["Zażółć", "Ира"]
    (tmp_path / "game.txt").write_bytes(table.record().encode("utf-8"))
    assert run(READ_AND_WRITE, cwd=tmp_path, LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0") == table.record()
    assert "\r" not in table.record()


# Bad input of every kind; each line says how it was refused. `-OO` drops every assert, and no refusal may go with them.
REFUSE_ALL = """
import json, sys
import underkeep as uk
sys.stdout.reconfigure(encoding="utf-8")
if sys.flags.optimize:
    assert False, "not dropped"
record, position, golden = json.load(sys.stdin)

def refused(what, call):
    try:
        call()
    except uk.UnderkeepError as error:
        print(what, type(error).__name__, error.field, error.rule, error)
    else:
        print(what, "WAS TAKEN")

table = uk.load(record)
for options in ({"players": 7}, {"sets": ["XXX"]}, {"sets": []}, {"bosses": ["x"]}, {"x": 1}, {"variants": "hard"},
                {"bosses": ["xyzax", "xyzax"]}, {"seed": "7"}, {"seed": True}, {"seed": 1 << 256}, {"generator": "x"}):
    refused(options, lambda: uk.new_game("boss_monster", **options))
refused("game", lambda: uk.new_game("chess"))
for answer in (-1, 99, True, "fly", "", "pass ", "build x new"):
    refused(answer, lambda: table.choose(answer))
refused("number", lambda: table.choose(0, number=3))
refused("undo", lambda: table.undo(9))
refused("seat", lambda: table.view(9))
refused("redeal", lambda: table.redeal(9, 1))
lines = record.splitlines(keepends=True)
for at in range(len(lines)):
    refused(at, lambda: uk.load("".join(lines[:at] + ["nonsense\\n"] + lines[at + 1 :])))
for old, new in (("boss: ", "boss: x"), ("hand: [", "hand: [jeopardy, jeopardy, jeopardy, "), ("chance", "chants"),
                 ("souls: ", "souls: -1 #"), ("phase: ", "phase: x"), ("round: ", "round: 1e3"), ("decks:", "decks: 3"),
                 ("dungeon: [", "dungeon: [{}, "), ("active: ", "active: 5"), ("players: 2", "players: 3")):
    refused(new, lambda: uk.load(position.replace(old, new, 1)))
for text in golden:
    print(uk.load(text).digest())
"""


@pytest.mark.rs("RS-006")
def test_every_refusal_still_happens_when_asserts_are_dropped() -> None:
    table = midgame(20, 12)
    given = json.dumps([table.record(), table.position(), [file.read_text("utf-8") for file in RECORDS]])
    usual = run(REFUSE_ALL, given=given)
    assert golden.first_difference(usual, run(REFUSE_ALL, "-OO", given=given)) == ""
    assert "WAS TAKEN" not in usual
    assert len(usual.splitlines()) > 50


# -- the digest -------------------------------------------------------------------------------------------------------

# What is on no table: it guards the engine, or follows from the rest. Everything else must be in the digest.
NOT_ON_THE_TABLE = {
    "BossMonster.pulse": "counts changes, so that loops end and checkpoints are found",
    "BossMonster.limit": "where that count must have reached a question",
    "BossMonster.depth": "counts effects inside effects; between two chapters it is nothing",
    "BossMonster.events": "what was told last: a story about the table, not a part of it",
    "BossMonster.watched": "whether anybody listens to that story",
    "BossMonster.pauses": "whether it stops where a window closes; the game is the same",
    "BossMonster.marks": "whether the table looks for checkpoints just now",
    "BossMonster.foregone": "notes of a replay for a re-deal; at any other time nothing",
    "BossMonster.decider": "who answered last; only undo cares",
    "BossMonster.active": "follows from order and turn",
    "BossMonster.seated": "the players, in the same order as the seats",
    "BossMonster.secrets_out": "whether the last answer can be taken back; only undo asks for it",
    "BossMonster.awaited": "follows from the cards of the game, as the next seven",
    "BossMonster.treasures": "",
    "BossMonster.coined": "",
    "BossMonster.eventful": "",
    "BossMonster.from_hand": "",
    "BossMonster.rumours": "",
    "BossMonster.fair": "",
    "Fair.hero_powers": "",
    "Fair.offers": "",
    "Fair.stalls": "follows from the rooms in play and the level ups, as the next two",
    "Fair.employers": "",
    "Fair.moments": "",
    "Fair.killers": "follows from the score areas",
    "Player.has_killed": "",
    "Fair.news": "whether somebody has not heard of these",
    "Player.fair": "",
    "BossMonster.shares": "",
    "BossMonster.parched": "lasts as long as one effect; between two chapters it is nobody",
    "Keyed.block": "numbers that follow from the key and how many were drawn",
    "Room.card": "the top of the stack, kept at hand",
    "Room.active": "follows from stack, face-down card and deactivation",
    "Room.listens": "what card and miniboss wait for, kept at hand",
    "Player.castable": "spells of the hand, sorted out; as the next eighteen it follows from hand and rooms",
    "Player.counters": "",
    "Player.held": "",
    "Player.odd_tempo": "",
    "Player.usable": "",
    "Player.minions": "",
    "Player.stifles": "",
    "Player.watchful": "",
    "Player.listens": "",
    "Player.tempo": "",
    "Player.rarely": "",
    "Player.spell_tempo": "",
    "Player.side_tempo": "",
    "Player.handy": "",
    "Player.recruits": "",
    "Player.room_needs": "",
    "Player.room_means": "",
    "Player.spell_needs": "",
    "Player.spell_means": "",
    "Wares.spellproof": "whether it is worth while to look for items that hinder spells",
    "Gear.hushed": "follows from the item of the hero that walks, as the next",
    "Gear.drained": "",
}


def fields(piece: object) -> list[str]:
    """The names of all that an object holds, compiled or not."""
    kind = type(piece)
    held: list[str] = list(getattr(kind, "__mypyc_attrs__", ()))
    for base in kind.__mro__:
        held += getattr(base, "__slots__", ())
    held += list(getattr(piece, "__dict__", {}))
    return sorted({name for name in held if not name.startswith("__")})


def walk(piece: object, seen: list[object]) -> Iterator[object]:
    """The pieces on the table, each once. Cards are printed, not pieces."""
    if isinstance(piece, list | tuple):
        for part in piece:
            yield from walk(part, seen)
    elif type(piece).__module__ in PIECES and not isinstance(piece, Card) and not any(piece is other for other in seen):
        seen.append(piece)
        yield piece
        for name in fields(piece):
            if not isinstance(piece, Declared):  # what is aimed at lies elsewhere, or nowhere any more
                yield from walk(getattr(piece, name), seen)


PIECES = (
    "underkeep.boss_monster.pieces",
    "underkeep.boss_monster.player",
    "underkeep.boss_monster.table",
    "underkeep.boss_monster.extras",
    "underkeep.boss_monster.items",
    "underkeep.boss_monster.piles",
    "underkeep.boss_monster.game",
    "underkeep.core.rng",
)
A_ROOM = next(card for card in CATALOGUE.values() if isinstance(card, RoomCard))
A_HERO = next(card for card in CATALOGUE.values() if isinstance(card, HeroCard))
A_BOSS = next(card for card in CATALOGUE.values() if isinstance(card, BossCard))
A_MINIBOSS = next(card for card in CATALOGUE.values() if isinstance(card, MinibossCard))
A_SPELL = next(card for card in CATALOGUE.values() if isinstance(card, SpellCard))
AN_ITEM = next(card for card in CATALOGUE.values() if isinstance(card, ItemCard))


def fitted() -> Fittings:
    fittings = Fittings()
    fittings.lent = ("mage", "thief")
    return fittings


def sent() -> Errand:
    errand = Errand()
    errand.skips = 1
    return errand


# What could be where nothing is.
SAMPLES: dict[str, Any] = {
    "walker": Hero(A_HERO),
    "result": Result((0,), (0, 1), (10, 0), "BM-003"),
    "face_down": A_ROOM,
    "miniboss": Miniboss(A_MINIBOSS, 1),
    "town": [Hero(A_HERO)],
    "entrance": [Hero(A_HERO)],
    "offered": [A_BOSS],
    "boss_deck": [A_BOSS],
    "met": [A_HERO],
    "epic_deck": [A_HERO],
    "soul_cards": [A_HERO],
    "wound_cards": [A_HERO],
    "gone": [A_ROOM],
    "variants": ("hard",),
    "aim": Hero(A_HERO),
    "chain": [Declared(0, A_ROOM, None, None)],
    "fittings": fitted(),
    "errand": sent(),
    "today": Today(),
    "cast": [A_SPELL],
    "mimics": A_BOSS,
    "survived": [A_HERO],
    "lent": ("mage",),
    "rallied": [A_ROOM],
    "gilded": ("mage",),
    "wares": Wares(),
    "gear": Gear(),
    "item": AN_ITEM,
    "deck": [AN_ITEM],
    "down": [AN_ITEM],
    "foreseen": [A_HERO],
}


def something_else(name: str, value: Any, table: uk.Table) -> Any:
    """Another value that the field could have; the value itself if there is none to be had here."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, bytes):
        return bytes([value[0] ^ 1]) + value[1:]
    for kind in (MinibossCard, RoomCard, SpellCard, HeroCard, BossCard):
        if isinstance(value, kind):
            return next(card for card in CATALOGUE.values() if isinstance(card, kind) and card is not value)
    if isinstance(value, list | tuple) and value:
        return value[:-1]
    if name == "room" and value is None:
        return next((room for me in pieces(table).players for room in me.dungeon), None)
    if not value and name in SAMPLES:
        sample = SAMPLES[name]
        return tuple(sample) if isinstance(value, tuple) else sample  # a compiled engine takes no list for a tuple
    return value


@pytest.fixture(scope="module")
def moments() -> list[uk.Table]:
    """Tables at which every kind of piece lies somewhere: bosses on offer, a hero in a room, a spell on the chain."""
    tables = [deal(5), deal(8), deal(1, "fast"), midgame(1, 12), midgame(4, 60), midgame(6, 40)]
    answered = [table for table in (midgame(6, at) for at in range(20, 100)) if pieces(table).chain]
    tables += answered[:3]
    unusual = pieces(tables[4])
    unusual.wares = Wares()
    unusual.wares.town = [AN_ITEM]
    for me in unusual.players:
        me.today = Today()
        me.gear = Gear()
        for room in me.dungeon:
            room.fittings = fitted()
            room.miniboss = Miniboss(A_MINIBOSS, 2)
    for hero in unusual.town:
        hero.errand = sent()
    for table in tables:
        table.decision = None  # the question is in the digest too, and would hide what the pieces leave out
    return tables


def all_fields() -> list[str]:
    tables = [deal(0), deal(1, "fast")]
    found = {f"{type(piece).__name__}.{name}" for t in tables for piece in walk(t._game, []) for name in fields(piece)}
    found |= {f"Room.{name}" for name in fields(Room(0, A_ROOM, []))}
    found |= {f"Hero.{name}" for name in fields(Hero(A_HERO))}
    found |= {f"Fittings.{name}" for name in fields(Fittings())}
    found |= {f"Miniboss.{name}" for name in fields(Miniboss(A_MINIBOSS, 1))}
    found |= {f"Errand.{name}" for name in fields(Errand())}
    found |= {f"Today.{name}" for name in fields(Today())}
    found |= {f"Gear.{name}" for name in fields(Gear())}
    found |= {f"Wares.{name}" for name in fields(Wares())}
    found |= {f"Declared.{name}" for name in fields(Declared(0, A_ROOM, None, None))}
    return sorted(found - NOT_ON_THE_TABLE.keys())


def digest_of(table: uk.Table) -> str:
    """The digest, also of a table that somebody has just torn apart."""
    try:
        return table.digest()
    except (IndexError, ValueError):
        return "beyond words"


@pytest.mark.rs("RS-001")
@pytest.mark.parametrize("field", all_fields())
def test_the_digest_changes_with_every_single_thing_on_the_table(field: str, moments: list[uk.Table]) -> None:
    kind, name = field.split(".")
    changes = 0
    for table in moments:
        before = table.digest()
        for piece in walk(table._game, []):
            if type(piece).__name__ != kind or type(getattr(piece, name)).__module__ in PIECES:
                continue
            value = getattr(piece, name)
            other = something_else(name, value, table)
            if other == value:
                continue
            setattr(piece, name, other)
            changed = digest_of(table)
            setattr(piece, name, value)
            assert changed != before, f"{field} is not in the digest"
            assert table.digest() == before
            changes += 1
    whole_pieces = {
        "Game.room_deck",
        "BossMonster.buried_rooms",
        "BossMonster.buried_spells",
        "BossMonster.room_deck",
        "BossMonster.spell_deck",
        "BossMonster.rng",
    }
    assert changes or field in whole_pieces | {"Player.rooms", "Player.spells"}, f"{field} was never changed"


@pytest.mark.rs("RS-001")
def test_the_digest_changes_with_the_order_of_every_pile(moments: list[uk.Table]) -> None:
    for table in moments:
        before = table.digest()
        for piece in walk(table._game, []):
            for name in fields(piece):
                value = getattr(piece, name)
                on_the_table = f"{type(piece).__name__}.{name}" not in NOT_ON_THE_TABLE
                if on_the_table and isinstance(value, list) and len(value) > 1 and value[0] != value[1]:
                    value[0], value[1] = value[1], value[0]
                    changed = digest_of(table)
                    value[0], value[1] = value[1], value[0]
                    assert changed != before, f"{type(piece).__name__}.{name}"
        assert table.digest() == before


@pytest.mark.rs("RS-001")
def test_the_digest_changes_with_the_question() -> None:
    table = midgame(2)
    before = table.digest()
    decision = asked(table)
    for changed in (
        uk.Decision(1 - decision.seat, decision.kind, decision.options, decision.source),
        uk.Decision(decision.seat, "another", decision.options, decision.source),
        uk.Decision(decision.seat, decision.kind, decision.options[1:], decision.source),
        uk.Decision(decision.seat, decision.kind, list(decision.options)[::-1], decision.source),
        uk.Decision(decision.seat, decision.kind, decision.options, "dark_altar"),
        None,
    ):
        table.decision = changed
        assert table.digest() != before
    table.decision = decision
    assert table.digest() == before


# -- seeds ------------------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-010")
@given(seed=st.integers(-LARGEST_SEED, LARGEST_SEED) | st.sampled_from([0, -1, 2**64, LARGEST_SEED, -LARGEST_SEED]))
@settings(STEADY, max_examples=60)
def test_a_seed_is_kept_whole_and_comes_back_from_a_record(seed: int) -> None:
    table = uk.new_game("boss_monster", players=2, seed=seed)
    again = uk.load(table.record())
    assert (table.seed, again.seed) == (seed, seed)
    assert again.digest() == table.digest()
    written = f"seed: {seed}\n"
    assert written in table.record()
    quoted = uk.load(table.record().replace(written, f"seed: '{seed}'\n"))  # the same word, however it is written
    assert (quoted.seed, quoted.digest()) == (seed, table.digest())


@pytest.mark.rs("RS-010")
@pytest.mark.parametrize("seed", ["7", 7.0, True, b"7", 1 << 256, -(1 << 256), (7,), "seven"])
def test_what_is_not_a_whole_number_of_256_bits_is_no_seed(seed: Any) -> None:
    with pytest.raises(uk.BadOptions, match="seed") as refused:
        uk.new_game("boss_monster", players=2, seed=seed)
    assert refused.value.field == "seed"


@pytest.mark.rs("RS-010")
@pytest.mark.parametrize("word", ["07", "+7", "7.0", "0x7", "7_0", "1e3", "-0", "~", "", "seven", str(1 << 256)])
def test_a_record_writes_a_seed_in_one_way_only(word: str) -> None:
    record = uk.new_game("boss_monster", players=2, seed=7).record()
    with pytest.raises(uk.BadRecord) as refused:
        uk.load(record.replace("seed: 7\n", f"seed: {word}\n"))
    assert refused.value.field == "seed"
    assert "line 4" in str(refused.value)


@pytest.mark.rs("RS-010")
def test_neighbouring_and_opposite_seeds_deal_other_games() -> None:
    deals = [
        uk.new_game("boss_monster", players=2, seed=seed).digest() for seed in (7, -7, 8, 7 << 128, 7 + (1 << 255))
    ]
    assert len(set(deals)) == len(deals)


def test_without_a_seed_256_fresh_bits_are_taken_and_kept() -> None:
    tables = [uk.new_game("boss_monster", players=2) for _ in range(4)]
    assert len({table.seed for table in tables}) == 4
    assert max(table.seed for table in tables) > 1 << 240
    assert uk.load(tables[0].record()).digest() == tables[0].digest()


# -- ways to the same table -------------------------------------------------------------------------------------------


class WaysToTheSameTable(RuleBasedStateMachine):
    """A game played live, and beside it copies made at any moment in every way there is (RS-011)."""

    @initialize(number=st.integers(0, 999), before=st.integers(0, 60))
    def sit_down(self, number: int, before: int) -> None:
        self.live = deal(number)
        self.others: dict[str, uk.Table] = {}
        for _ in play(self.live, chance(number), before):
            pass

    @rule(answers=st.lists(st.integers(0, 9999), min_size=1, max_size=10))
    def play_on(self, answers: list[int]) -> None:
        for answer in answers:
            if self.live.decision is not None:
                notation = notations(self.live)[answer % len(notations(self.live))]
                events = tellings(self.live.choose(notation))
                for table in self.others.values():
                    assert tellings(table.choose(notation)) == events
                self.agree()

    @rule()
    def copy(self) -> None:
        self.others["a copy"] = self.live.clone()

    @rule()
    def copy_the_copy(self) -> None:
        self.others["a copy of a copy"] = self.others.get("a copy", self.live).clone()

    @rule()
    def replay(self) -> None:
        self.others["a replay"] = uk.load(self.live.record())

    @rule()
    def set_up(self) -> None:
        self.others["a position"] = uk.load(self.live.position())

    @rule()
    def set_up_what_was_set_up(self) -> None:
        self.others["a position of a position"] = uk.load(self.others.get("a position", self.live).position())

    @invariant()
    def agree(self) -> None:
        for way, table in self.others.items():
            assert table.digest() == self.live.digest(), way
            assert repr(table.decision) == repr(self.live.decision), way
            assert table.result == self.live.result, way
            for seat in (None, 0, 1):  # the same bytes, not only the same values (RS-017)
                assert json.dumps(table.view(seat)) == json.dumps(self.live.view(seat)), way


@pytest.mark.rs("RS-011")
@pytest.mark.rs("RS-017")
def test_live_copied_replayed_and_set_up_tables_agree_at_every_decision() -> None:
    from hypothesis.stateful import run_state_machine_as_test

    run_state_machine_as_test(WaysToTheSameTable, settings=settings(STEADY, max_examples=20, stateful_step_count=15))


@pytest.mark.rs("RS-011")
@pytest.mark.parametrize("number", range(10))
def test_a_copy_made_anywhere_plays_the_next_twenty_decisions_alike(number: int) -> None:
    table, rng = deal(number), chance(number)
    for _ in play(table, rng, 8 + 3 * number):
        pass
    ways = [table.clone(), uk.load(table.record()), uk.load(table.position())]
    for _ in play(table, rng, 20):
        for way in ways:
            way.choose(table.history()[-1][1])
            assert way.digest() == table.digest()


def imagine(table: uk.Table, number: int) -> None:
    try:
        for _ in play(table.redeal(number % table.options["players"], number), chance(number), 5):
            pass
    except uk.NoRecipe:
        pass  # it could not be imagined here; it must not have left a trace anyway


def refuse(table: uk.Table, number: int) -> None:
    for answer in (-1 - number, "fly away", 1000 + number):
        with pytest.raises((uk.InvalidOption, uk.StaleDecision)):
            table.choose(answer)


LOOKS = {
    "view": lambda table, n: table.view(n % table.options["players"]),
    "watch": lambda table, n: table.view(None),
    "why not": lambda table, n: [table.why_not(said) for said in ("pass", "cast fear", "build dark_altar new", "x")],
    "notation": lambda table, n: notations(table),
    "text": lambda table, n: [option.text("pl") for option in table.decision.options] if table.decision else [],
    "record": lambda table, n: table.record(),
    "position": lambda table, n: table.position(),
    "history": lambda table, n: table.history(),
    "clone": lambda table, n: table.clone().view(0),
    "clone and play": lambda table, n: list(play(table.clone(), chance(n), 10)),
    "redeal": imagine,
    "digest": lambda table, n: table.digest(),
    "repr": lambda table, n: (repr(table), table.result, table.generator, table.seed, table.version),
    "refused": refuse,
}


class Onlookers(RuleBasedStateMachine):
    """Two equal tables; one of them is looked at in every way, the other is left alone (RS-012)."""

    @initialize(number=st.integers(0, 999), before=st.integers(0, 40))
    def sit_down(self, number: int, before: int) -> None:
        self.looked_at, self.left_alone = deal(number), deal(number)
        for table in (self.looked_at, self.left_alone):
            for _ in play(table, chance(number), before):
                pass

    @rule(look=st.sampled_from(sorted(LOOKS)), number=st.integers(0, 99))
    def look(self, look: str, number: int) -> None:
        LOOKS[look](self.looked_at, number)

    @rule(answer=st.integers(0, 9999))
    def play_on(self, answer: int) -> None:
        if self.left_alone.decision is not None:
            index = answer % len(self.left_alone.decision.options)
            assert tellings(self.looked_at.choose(index)) == tellings(self.left_alone.choose(index))

    @rule(seat=st.integers(0, 3))
    def take_back(self, seat: int) -> None:
        outcomes = []
        for table in (self.looked_at, self.left_alone):
            try:
                table.undo(seat)
                outcomes.append("taken back")
            except (uk.UndoRefused, uk.InvalidOption) as refused:  # or there is no such seat
                outcomes.append(str(refused))
        assert outcomes[0] == outcomes[1]

    @invariant()
    def nothing_has_changed(self) -> None:
        assert self.looked_at.digest() == self.left_alone.digest()
        assert self.looked_at.number == self.left_alone.number
        assert self.looked_at._game.rng.state() == self.left_alone._game.rng.state()


@pytest.mark.rs("RS-012")
def test_looking_at_a_table_changes_nothing() -> None:
    from hypothesis.stateful import run_state_machine_as_test

    run_state_machine_as_test(Onlookers, settings=settings(STEADY, max_examples=30, stateful_step_count=25))
