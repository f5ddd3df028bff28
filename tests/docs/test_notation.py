"""The pages say all that there is: every answer, decision, option, field, limit and word, and nothing else."""

from __future__ import annotations

import importlib
import random
import re
from pathlib import Path
from typing import Any

import pytest

import underkeep as uk
from tests.docs.pages import ROOT, tables
from underkeep.boss_monster import setup
from underkeep.boss_monster.cards import BOXES
from underkeep.boss_monster.cards.box import Box
from underkeep.boss_monster.position import fields
from underkeep.boss_monster.rules import CHAPTERS
from underkeep.core.schema import Kind, Wrong
from underkeep.files.untrusted import CAPS

NOTATION = ROOT / "docs/notation/boss_monster.md"
ARCHITECTURE = ROOT / "docs/architecture.md"
FILES = ROOT / "docs/records_and_positions.md"
GLOSSARY = ROOT / "docs/glossary.md"
SOURCE = ROOT / "src/underkeep"

ITEM = f"(?:{'|'.join(item.id for code in ('THK', 'IOD') for item in BOXES[code].items)})"
PARTS = {
    "SEAT:PLACE": r"\d:\d", "CARD": "[a-z_]+", "HERO": "[a-z_]+", "BOSS": "[a-z_]+", "SEAT": r"\d", "PLACE": r"\d",
    "TREASURE": "(?:cleric|fighter|mage|thief|explorer)", "ITEM": ITEM,
    "COUNT": r"\d+",
}  # fmt: skip

# What random games hardly come to: a boss that has levelled up, a dark hero, many visitors.
LATE = """\
underkeep: position 1
game: boss_monster
options: {players: 4, sets: [BMR, TNL], heroes: TNL}
phase: build
active: 0
town: [elfstar]
players:
- {boss: doc_scarecrow, levelled_up: true, dungeon: [golem_factory, open_grave],
   hand: [fear, oh_yeah, meddling_kids, dark_altar], today: {fallen: 2, entered: 3}}
- {boss: dr_timebender, levelled_up: true, dungeon: [dark_altar], hand: [freeze, golem_factory], entrance: [vampire]}
- {boss: gorgona, hand: [antimagic_zone]}
- {boss: xyzax, hand: [surprise_gift, hiring_spree, golem_factory, spiked_pit]}
"""
FULL_HOUSE = """\
underkeep: position 1
game: boss_monster
options: {players: 2, sets: [BMR, TNL], heroes: TNL}
phase: adventure
active: 0
players:
- {boss: cleopatra, levelled_up: true, inside: {hero: adynn_cleric_of_love, room: 1}, hand: [shortcut],
   dungeon: [golem_factory, golem_factory, open_grave, open_grave, spiked_pit]}
- {boss: gorgona}
"""
# And a miniboss on its third level, and coins to spend.
RISEN = """\
underkeep: position 1
game: boss_monster
options: {players: 2, sets: [BMR, RMB], heroes: RMB}
phase: adventure
active: 0
players:
- {boss: kirax_rmb, levelled_up: true, coins: 4, hand: [freeze, armor_up], entrance: [joe_the_smith],
   dungeon: [{room: golem_factory, miniboss: kid_croak, level: 3}, endless_gallery,
   {stack: [dark_laboratory, efreets_chamber]}]}
- {boss: scott, levelled_up: true, coins: 2, dungeon: [delvers_quarry]}
"""


LANDED = """\
underkeep: position 1
game: boss_monster
options: {players: 5, sets: [BMR, CRL, KNG]}
phase: adventure
active: 0
players:
- {boss: mando, dungeon: [{stack: [alien_ooze, hypercube]}], hand: [freeze, fear], entrance: [road_bard]}
- {boss: draculord, wounds: [the_king], today: {survived: [the_king]}, souls: 2}
- {boss: gorgona, hand: [finish_him, frostman_lander]}
- {boss: xyzax}
- {boss: klonos}
"""


# What only items bring: every form of using one, and the questions that come of them.
ITEMS = """\
underkeep: position 1
game: boss_monster
options: {players: 2, sets: [BMR, TNL, CRL, THK, IOD], heroes: TNL}
phase: adventure
active: 0
items: [ten_foot_pole]
players:
- {boss: cleopatra, dungeon: [golem_factory, golem_factory, open_grave], item: HELD, wounds: [elfstar], hand: [fear],
   entrance: [{hero: black_leaf, item: skeleton_key}, {hero: hookshot_joe, item: goblin_suit}]}
- {boss: all_seeing_bivan, levelled_up: true, dungeon: [dark_altar, spiked_pit], hand: [freeze, golem_factory],
   item: LENT}
"""
HELD = ("staff_of_healing", "antimagic_lizard", "star_chart", "ice_rod", "necronomicon", "oversized_sword")


def with_items(seed: int) -> str:
    held = "magic_mirror" if seed % 2 else HELD[seed // 2 % len(HELD)]
    lent = HELD[seed // 2 % len(HELD)] if seed % 2 else "war_horn"
    return ITEMS.replace("HELD", held).replace("LENT", lent)


# A portable room, a boss that asks for a treasure, and a hero who brings cards.
SMALL_BOXES = """\
underkeep: position 1
game: boss_monster
options: {players: 2, sets: [BMR, TNL, DBM, POP, LST], heroes: TNL}
phase: build
active: 0
players:
- {boss: glitch_king, builds: 0,
   dungeon: [{stack: [], face_down: genie_lounge}, genie_lounge, bottled_imp, pop_up_barracks, werewolf_den]}
- {boss: gorgona, hand: [freeze]}
decks: {epic_heroes: [the_princess]}
"""
SMALL_BOXES += f"gone: [{', '.join(hero.id for hero in BOXES['TNL'].hero_decks(2)[0])}]\n"


def word(cell: str) -> str:
    """What stands between the first backticks."""
    found = re.search(r"`([^`]*)`", cell)
    assert found, cell
    return found[1]


def rows(page: Path, heading: str, table: int = 0) -> list[list[str]]:
    return tables(page, heading)[table]


def words(page: Path, heading: str, table: int = 0) -> list[str]:
    return [word(cells[0]) for cells in rows(page, heading, table)]


def pattern(form: str) -> re.Pattern[str]:
    """An answer of the page as what it can look like: `cast CARD SEAT:PLACE`."""
    return re.compile(" ".join(PARTS.get(part, re.escape(part)) for part in form.split()))


def played(games: int) -> tuple[set[str], set[str]]:
    """All notations and all kinds of decisions that come up in some random games, over all variants."""
    notations: set[str] = set()
    kinds: set[str] = set()
    for seed in range(games):
        chance = random.Random(seed)
        variants = [name for name in setup.VARIANTS if chance.random() < 0.4]
        sets = (["BMR"], ["BMR", "TNL"], ["RMB", "BMR"])[seed % 3]
        table = uk.new_game(
            "boss_monster",
            players=2 + seed % 3,
            seed=seed,
            generator="fast",
            variants=variants,
            sets=sets,
            heroes=sets[-1],
            selling="RMB" in sets,
        )
        if seed % 5 == 1:
            table = uk.load((LATE, FULL_HOUSE, SMALL_BOXES)[seed // 5 % 3])
        if seed % 5 == 2:
            table = uk.load(RISEN)
        if seed % 25 == 2:
            table = uk.load(LANDED)
        if seed % 5 == 3:
            table = uk.load(with_items(seed // 5))
        while (decision := table.quiet().decision) is not None:
            kinds.add(decision.kind)
            notations |= {str(option) for option in decision.options}
            table.choose(chance.randrange(len(decision.options)))
    return notations, kinds


@pytest.fixture(scope="module")
def seen() -> tuple[set[str], set[str]]:
    with pytest.MonkeyPatch.context() as patch:
        if "CRL" not in BOXES:
            patch.setitem(BOXES, "CRL", Box("CRL", "Crash Landing"))
        return played(150)


def forms() -> list[str]:
    return words(NOTATION, "Answers")


def test_every_answer_that_comes_up_is_on_the_page_of_notation(seen):
    patterns = [pattern(form) for form in forms()]
    assert [said for said in sorted(seen[0]) if not any(form.fullmatch(said) for form in patterns)] == []


def test_every_answer_on_the_page_of_notation_comes_up(seen):
    assert [form for form in forms() if not any(pattern(form).fullmatch(said) for said in seen[0])] == []


def test_the_examples_of_answers_have_a_form_of_the_page():
    examples = words(NOTATION, "Answers", 1)
    assert len(examples) >= 9
    for example in examples:
        assert any(pattern(form).fullmatch(example) for form in forms()), example


def test_the_kinds_of_decisions_on_the_page_are_those_that_come_up(seen):
    assert set(words(NOTATION, "Decisions")) == seen[1]


# -- options and positions ------------------------------------------------------------------------------------------


def test_the_options_on_the_page_are_those_of_the_game_with_their_defaults():
    def said(default: object) -> str:
        if isinstance(default, list):
            return f"[{', '.join(default)}]"
        return str(default).lower() if isinstance(default, bool) else str(default)

    listed = [(word(cells[0]), word(cells[1])) for cells in rows(NOTATION, "Options of a game")]
    assert listed == [(setting.name, said(setting.default)) for setting in setup.SETTINGS]


def test_the_variants_on_the_page_are_those_of_the_game():
    assert words(NOTATION, "Options of a game", 1) == list(setup.VARIANTS)


def inner(kind: Kind[Any], *path: str) -> tuple[str, ...]:
    """The fields of a mapping inside others; lists are looked into."""
    node: Any = {"no such field": ""}
    for part in reversed(path):
        node = [node] if part == "[]" else {part: node}
    try:
        kind.read(node, ())
    except Wrong as wrong:
        for fault in wrong.faults:
            if fault.given == "no such field":
                return tuple(fault.names)
    raise AssertionError(f"{path} takes any field")


@pytest.mark.parametrize(
    ("heading", "field", "path"),
    [
        ("A player", "players", ["[]"]),
        ("A room", "players", ["[]", "dungeon", "[]"]),
        ("A hero", "town", ["[]"]),
        ("A hero", "players", ["[]", "entrance", "[]"]),
        ("Inside", "players", ["[]", "inside"]),
        ("Today", "players", ["[]", "today"]),
        ("Decks", "decks", []),
        ("Window", "window", []),
    ],
)
def test_every_field_of_a_position_is_on_the_page(heading, field, path):
    assert words(NOTATION, heading) == list(inner(fields.schema()[field], *path))


def test_every_field_at_the_top_of_a_position_is_on_the_page():
    assert words(NOTATION, "Top level") == list(fields.schema())
    assert words(NOTATION, "Top level", 1) == list(CHAPTERS)


def test_the_fields_of_tags_are_on_the_page():
    assert words(NOTATION, "Tags", 1) == list(inner(fields.schema()["tags"]))


def test_the_common_fields_on_the_page_are_read_in_every_position():
    written = {
        "underkeep": "position 1",
        "game": "boss_monster",
        "version": "1",
        "options": "{players: 2}",
        "seed": "3",
        "chance": "{generator: fast, state: [5]}",
        "then": "[pass, pass]",
    }
    assert words(FILES, "Positions") == list(written)
    players = "players:\n- {boss: cleopatra, hand: [golem_factory]}\n- {boss: gorgona, hand: [open_grave]}\n"
    table = uk.load("".join(f"{name}: {value}\n" for name, value in written.items()) + players)
    assert table.number == 2
    assert table.generator == "fast"


def test_the_fields_of_a_record_on_the_page_are_those_that_are_written_and_read():
    table = uk.new_game("boss_monster", players=2, seed=7)
    while table.decision is not None:
        table.choose(0)
    header = table.record().partition("\n\n")[0].splitlines()[1:]
    assert words(FILES, "Records") == [line.partition(":")[0] for line in header]
    assert uk.load(table.record()).result == table.result


# -- limits and modules ---------------------------------------------------------------------------------------------


def number(cell: str) -> int:
    found = re.match(r"[\d,]+", cell)
    assert found, cell
    return int(found[0].replace(",", ""))


def resolve(name: str) -> Any:
    """What a page calls `core.game.DEEPEST`, or `player.Player.dungeon` for something of Boss Monster."""
    for package in ("underkeep", "underkeep.boss_monster"):
        parts = name.split(".")
        for length in range(len(parts), 0, -1):
            try:
                found: Any = importlib.import_module(".".join([package, *parts[:length]]))
            except ModuleNotFoundError:
                continue
            for part in parts[length:]:
                found = getattr(found, part) if hasattr(found, part) else attribute(found, part)
            return found
    raise AssertionError(f"{name} is nowhere")


def attribute(kind: Any, name: str) -> str:
    """An attribute that only instances have, as its class declares it."""
    module = SOURCE.parent / Path(*kind.__module__.split(".")).with_suffix(".py")
    assert re.search(rf"^        self\.{name}: ", module.read_text("utf-8"), re.MULTILINE), f"{kind}.{name} is nowhere"
    return name


@pytest.mark.rs("RS-023", "RS-024", "RS-025")
def test_the_limits_on_the_page_are_those_of_the_code():
    limits = {word(cells[2]): number(cells[1]) for cells in rows(ARCHITECTURE, "Limits")}
    assert len(limits) == 6
    assert limits == {name: resolve(name) for name in limits}


def test_the_limits_of_files_on_the_page_are_those_of_the_code():
    listed = [number(cells[1]) for cells in rows(FILES, "Files are not trusted")]
    assert listed == [CAPS.size, CAPS.lines, CAPS.line_length, CAPS.depth, CAPS.entries, CAPS.decisions]


@pytest.mark.parametrize("package", ["core", "boss_monster"])
def test_the_layout_names_every_module(package):
    text = ARCHITECTURE.read_text("utf-8")
    part = re.split(r"^    \w+/ ", text[text.index(f"    {package}/") :], maxsplit=2, flags=re.MULTILINE)[1]
    named = set(re.findall(r"\b(\w+\.py)\b", part))
    assert named == {path.name for path in (SOURCE / package).glob("*.py") if path.name != "__init__.py"}


def test_the_methods_that_a_game_must_supply_are_listed():
    listed = [name.partition("(")[0] for name in words(ARCHITECTURE, "How to add a game")]
    kernel = (SOURCE / "core/game.py").read_text("utf-8")
    assert listed == re.findall(r"@abstractmethod\n    def (\w+)", kernel)


def test_the_errors_on_the_page_are_those_that_are_public():
    listed = {name for cells in rows(ARCHITECTURE, "Errors and roll-back") for name in re.findall(r"`(\w+)`", cells[0])}
    public = {name for name in uk.__all__ if isinstance(getattr(uk, name), type)}
    errors = {name for name in public if issubclass(getattr(uk, name), uk.UnderkeepError)} - {"UnderkeepError"}
    assert listed == errors


# -- words ----------------------------------------------------------------------------------------------------------

TABLES = ["Boss Monster: on the table", "Boss Monster: in the round", "Boss Monster: what is done", "Clank! Catacombs"]


@pytest.mark.parametrize("heading", [*TABLES, "Words of our own"])
def test_every_name_in_the_glossary_is_in_the_code(heading):
    named = [name for cells in rows(GLOSSARY, heading) for name in re.findall(r"`([^`]+)`", cells[-1])]
    assert named
    for name in named:
        resolve(name)


@pytest.mark.parametrize(("column", "lang"), [(1, "pl"), (2, "ru")])
def test_the_texts_keep_to_the_words_of_the_glossary(column, lang):
    """Every word of the glossary is used in that language, in some of its forms."""
    folder = SOURCE / "texts" / lang
    spoken = "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.ftl"))).lower()
    terms = [cells[column] for heading in TABLES for cells in rows(GLOSSARY, heading)]
    stems = {part.lower()[: max(3, len(part) - 3)] for term in terms for part in re.findall(r"\w+", term)}
    assert len(stems) > 50
    assert [stem for stem in sorted(stems) if not re.search(rf"\b{stem}", spoken)] == []
