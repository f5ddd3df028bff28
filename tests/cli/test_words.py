"""Every word that people read, in every language."""

from __future__ import annotations

import ast
import random
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import underkeep as uk
from tests.boss_monster.situations import at
from tests.cli.sitting import MOMENT
from underkeep import texts
from underkeep.boss_monster import events, rules
from underkeep.cli.match import REACHES
from underkeep.cli.orders import COMMANDS
from underkeep.core.decision import PASS
from underkeep.core.events import EventKind
from underkeep.texts.boss_monster import Teller

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "src" / "underkeep"
FILES = (
    "table.ftl", "web.ftl", "boss_monster/table.ftl", "boss_monster/web.ftl", "clank_catacombs/table.ftl",
    "pebbles/table.ftl",
)  # fmt: skip
LANGUAGES = ("en", "pl", "ru")
RAW_ID = re.compile(r"\b[a-z]+_[a-z_]+\b|\{|\}|\$[a-z]")


class Arguments(Visitor):
    """The names that a message uses, and the messages that it says within itself."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.inner: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's own naming
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.inner.add(node.id.name)


def parsed(lang: str, file: str) -> list[ftl.Message]:
    resource = FluentParser().parse((SOURCE / "texts" / lang / file).read_text("utf-8"))
    assert [entry for entry in resource.body if isinstance(entry, ftl.Junk)] == []
    return [entry for entry in resource.body if isinstance(entry, ftl.Message)]


@cache
def neighbours(lang: str, file: str) -> dict[str, Arguments]:
    """What the messages of this file's game take, by their names."""
    folder = (SOURCE / "texts" / lang / file).parent
    found = {}
    for path in folder.glob("*.ftl"):
        for entry in parsed(lang, str(path.relative_to(SOURCE / "texts" / lang))):
            if entry.value is not None:
                found[entry.id.name] = Arguments()
                found[entry.id.name].visit(entry.value)
    return found


def taken(arguments: Arguments, around: dict[str, Arguments]) -> set[str]:
    """One language may say within a message what another says in place: both take the same."""
    found, waiting, seen = set(arguments.found), list(arguments.inner), set()
    while waiting:
        name = waiting.pop()
        if name in around and name not in seen:
            seen.add(name)
            found |= around[name].found
            waiting += around[name].inner
    return found


def messages(lang: str, file: str) -> dict[str, set[str]]:
    """Each message and each of its parts, with the arguments it takes."""
    found: dict[str, set[str]] = {}
    around = neighbours(lang, file)
    for entry in parsed(lang, file):
        parts = [("", entry.value), *[(f".{part.id.name}", part.value) for part in entry.attributes]]
        for name, pattern in parts:
            arguments = Arguments()
            arguments.visit(pattern)
            assert entry.id.name + name not in found
            found[entry.id.name + name] = taken(arguments, around)
    return found


EVERY_FILE = sorted(str(path.relative_to(SOURCE / "texts/en")) for path in (SOURCE / "texts/en").rglob("*.ftl"))


@pytest.mark.ux("UX-035")
@pytest.mark.ux("UX-135")
@pytest.mark.parametrize("file", EVERY_FILE)
@pytest.mark.parametrize("lang", ["pl", "ru"])
def test_all_languages_say_the_same_things_with_the_same_arguments(lang, file):
    said, english = messages(lang, file), messages("en", file)
    assert set(said) == set(english)
    for name, arguments in english.items():
        same = {CASES.get(one, one) for one in said[name]}
        wanted = {CASES.get(one, one) for one in arguments}
        assert wanted <= same, name
        assert same - wanted <= GENDERS, name


GENDERS = {"class"}  # an adjective of Polish or Russian asks whose it is; an English one does not
CASES = {"to": "room"}  # what stands *in* a room in one language is put *into* it in another: one room, given as both


# Numbers that are said alike, as grammars have it: a table of our own, not the library's.
ALIKE = {
    "en": ([1], [0, 2, 5, 12, 21, 22, 25, 101, 112]),
    "pl": ([1], [2, 22], [0, 5, 12, 21, 25, 101, 112]),
    "ru": ([1, 21, 101], [2, 22], [0, 5, 12, 25, 112]),
}


class Counted(Visitor):
    """The arguments by which a message chooses a plural."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}
        self.own: set[int] = set()  # numbers with a sentence of their own

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        self.own |= {int(variant.key.value) for variant in node.variants if isinstance(variant.key, ftl.NumberLiteral)}
        if isinstance(node.selector, ftl.VariableReference) and keys & {"one", "few", "many"}:
            self.found.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def counted(lang: str) -> dict[str, Counted]:
    found = {}
    for file in [file for file in EVERY_FILE if not file.startswith("pebbles")]:  # which only tests enrol
        for entry in FluentParser().parse((SOURCE / "texts" / lang / file).read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                visitor = Counted()
                visitor.visit(entry)
                if visitor.found:
                    found[entry.id.name] = visitor
    return found


@cache
def used(lang: str) -> dict[str, set[str]]:
    """All arguments of each message and its parts."""
    found: dict[str, set[str]] = {}
    for file in EVERY_FILE:
        for name, arguments in messages(lang, file).items():
            found.setdefault(name.partition(".")[0], set()).update(arguments)
    return found


@pytest.mark.ux("UX-135")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_plural_is_right_for_every_number(lang):
    assert len(counted(lang)) > 5
    for name, choice in counted(lang).items():
        entry = texts.bundle(lang).get_message(name)
        for argument, keys in choice.found.items():
            assert "one" in keys, name  # the genitive, as in "brakuje 2 dusz", needs no form for few
            for part in ["", *entry.attributes]:
                others = dict.fromkeys(used(lang)[name], "X")
                for group in ALIKE[lang]:
                    alike = [count for count in group if count not in choice.own]
                    said = [texts.message(lang, name, part, {**others, argument: count}) for count in alike]
                    told = {(one or "").replace(str(count), "#") for one, count in zip(said, alike, strict=True)}
                    assert len(told) <= 1, (name, part, told)


# -- nothing in the engine is without words ----------------------------------------------------------------------


def calls(package: str) -> list[tuple[str, list[ast.expr]]]:
    """Every call in a package: what is called, and with what."""
    found = []
    for path in sorted((SOURCE / package).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                found.append((node.func.id, node.args))
    return found


def words_at(place: int, *names: str) -> set[str]:
    """The words that stand at this place in calls of these functions."""
    here = [args[place] for name, args in calls("boss_monster") + calls("core") if name in names and len(args) > place]
    return {
        part.value
        for arg in here
        for part in ([arg.body, arg.orelse] if isinstance(arg, ast.IfExp) else [arg])
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def said(message: str) -> bool:
    return texts.bundle("en").has_message(message)


def test_every_event_of_the_engine_has_words():
    kinds = [kind.name for kind in vars(events).values() if isinstance(kind, EventKind)]
    assert len(kinds) > 30
    assert [kind for kind in kinds if not said(f"event-{kind}")] == []


def test_every_decision_of_the_engine_has_a_question():
    kinds = words_at(1, "Decision", "choose_card") - {"mark"} | words_at(2, "offer_to_build", "choose_hidden_card")
    kinds |= {"build", "act"}  # of windows, where a variable says which
    assert {"boss", "mulligan", "first_room", "cancel", "answer", "may", "take", "discard", "type"} <= kinds
    assert [kind for kind in sorted(kinds) if not said(f"kind-{kind}")] == []


def test_every_option_of_the_engine_has_words():
    plain = words_at(0, "Word")
    classes = (SOURCE / "boss_monster" / "options.py").read_text("utf-8")
    given = set(re.findall(r'self\.verb = "(\w+)"', classes)) | {"cast", "use"}
    verbs = plain | given | words_at(1, "choose_card") | words_at(2, "choose_hidden_card") | words_at(0, "Take")
    assert {"build", "cast", "use", "take", "discard", "room", "player", "boss", "type room", "draw spell"} <= verbs
    assert [verb for verb in sorted(verbs) if not said(f"option-{verb.replace(' ', '-')}")] == []


@pytest.mark.ux("UX-035")
def test_every_refusal_of_the_engine_has_words():
    refusals = words_at(1, "Refusal")
    assert len(refusals) > 20
    assert [message for message in sorted(refusals) if not said(f"refusal-{message}")] == []


def test_every_phase_has_a_name():
    assert [phase for phase in rules.CHAPTERS if not said(f"phase-{phase}")] == []


@pytest.mark.ux("UX-014")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_of_every_game_is_explained_in_every_language(lang):
    for game in uk.games():
        for setting in game.options:
            assert texts.message(lang, f"setting-{setting.name}")
            assert texts.message(lang, f"setting-{setting.name}", "about")
            for value in setting.allowed:
                assert texts.message(lang, f"value-{setting.name}-{value}"), value
                assert texts.message(lang, f"value-{setting.name}-{value}", "about"), value


def test_every_command_and_every_reach_of_passing_is_explained():
    assert [name for name in COMMANDS.values() if not said(f"help-{name}")] == []
    assert [reach for reach in REACHES if not said(f"pass-{reach}")] == []


# `say(`table-set-${name}`` on the page, f"event-{kind}" in Python: names that are made up from a beginning
BEGINNING = re.compile(r'(?:`|f")([a-z][\w-]*-)\$?\{')


@pytest.mark.parametrize("file", FILES)
def test_no_message_is_left_over(file):
    """Those that are asked for by a made-up name are known by its beginning, and counted by the tests above."""
    written = [*SOURCE.rglob("*.py"), *(ROOT / "web/src").rglob("*.ts"), *(ROOT / "web/src").rglob("*.svelte")]
    source = "".join([path.read_text("utf-8") for path in written]).replace("'", '"')
    made_up = tuple(set(BEGINNING.findall(source)))
    assert {"event-", "option-", "table-set-"} <= set(made_up)
    names = {name.partition(".")[0] for name in messages("en", file)}
    assert [name for name in sorted(names) if not name.startswith(made_up) and f'"{name}"' not in source] == []


# -- what is said is fit to be read ------------------------------------------------------------------------------


def everything_said(lang: str, seed: int, players: int, variants: list[str]) -> list[str]:
    """A whole game at random, told to seat 0: every question, option, event, refusal, forecast and table."""
    chance = random.Random(seed)
    table = uk.new_game("boss_monster", seed=seed, players=players, variants=variants)
    table.names = ["me", "bot greedy", "Ania", "me"][:players]
    teller = Teller(lang, table.names, 0)
    lines: list[str] = []
    while table.decision is not None:
        decision = table.decision
        scene = teller.scene(table.view(None))
        if decision.seat == 0:
            lines.append(teller.question(decision, table.view(0)))
            lines += [teller.option(option, decision, scene) for option in decision.options]
            lines += [teller.label(option, decision, scene) for option in decision.options]
            lines += teller.table(table.view(0)) + teller.fates(table.view(0))
        for notation in ("build dragon_hatchery new", "cast freeze 0:1", "use dark_altar 1", "pass", "take freeze"):
            refusal = table.why_not(notation)
            if refusal is not None:
                lines.append(teller.refusal(refusal, scene).replace(notation, ""))
        for event in table.choose(chance.randrange(len(decision.options))):
            lines.append(teller.event(event.seen_by(0), scene))
    return lines


@pytest.mark.ux("UX-035")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_are_told_without_raw_ids_or_empty_places(lang):
    lines = everything_said(lang, 5, 2, ["choose_boss", "machinations"]) + everything_said(lang, 6, 4, ["classic"])
    assert len(lines) > 500
    odd = [line for line in set(lines) if RAW_ID.search(line) or "  " in line or "\n" in line or not line.strip()]
    assert odd == []
    assert [line for line in set(lines) if line != line.strip()] == []


def test_the_languages_differ():
    told = {lang: set(everything_said(lang, 5, 2, [])) for lang in LANGUAGES}
    assert not told["en"] & told["ru"]
    assert any("ł" in line for line in told["pl"])
    assert any("ж" in line for line in told["ru"])


def test_an_event_keeps_its_secret_from_those_who_may_not_know():
    table = uk.new_game("boss_monster", seed=7)
    decision = table.decision
    assert decision is not None
    index = next(at for at, option in enumerate(decision.options) if option.verb == "build")
    card = texts.card_name("en", decision.options[index].words()["card"])
    [laid] = [event for event in table.choose(index) if event.kind.name == "laid"]
    mine = Teller("en", table.names, decision.seat)
    theirs = Teller("en", table.names, 1 - decision.seat)
    assert card in mine.event(laid.seen_by(mine.viewer), [[], []])
    assert card not in theirs.event(laid.seen_by(theirs.viewer), [[], []])


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_the_table_in_words_tells_of_the_hero_on_its_way_and_of_what_was_thrown_away(lang):
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [golem_factory], inside: {hero: nick_the_masher, room: 1}, hand: [freeze]}
        - {boss: gorgona, dungeon: [dark_altar]}
        discard: [open_grave, fear]
        """
    )
    told = Teller(lang, ["Ania", "Jan"], 0).table(table.view(0))
    hero, grave, fear = [texts.card_name(lang, name) for name in ("nick_the_masher", "open_grave", "fear")]
    assert any(hero in line and "1" in line for line in told)
    assert any(line.index(fear) < line.index(grave) for line in told if fear in line and grave in line)


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("en", ["you", "easy bot", "fair bot 2", "fair bot 3", "player 0"]),
        ("pl", ["ty", "bot łatwy", "bot średni 2", "bot średni 3", "gracz 0"]),
        ("ru", ["вы", "бот лёгкий", "бот средний 2", "бот средний 3", "игрок 0"]),
    ],
)
def test_bots_are_called_by_their_strength_and_counted_as_notation_counts_seats(lang, names):
    seats = ["me", "bot random", "bot greedy", "bot greedy"]
    mine = Teller(lang, seats, 0)
    assert [*[mine.name(seat) for seat in range(4)], Teller(lang, seats, 1).name(0)] == names


def test_experience_is_counted_in_the_case_that_russian_asks_for():
    assert "900 опыта" in Teller("ru", [], None).figures("draculord")


@pytest.mark.rule("BM-093")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hero_far_below_zero_is_told_to_be_there_for_whoever_could_still_save_it(lang):
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [neanderthal_cave], inside: {hero: nick_the_masher, room: 1, damage: 6}}
        - {boss: gorgona, dungeon: [dark_altar], hand: [assassin]}
        """
    )
    decision = table.decision
    assert decision is not None
    assert decision.seat == 1
    teller = Teller(lang, ["Ania", "Jan"], 1)
    entered = {"event": "entered", "seat": 0, "hero": "nick_the_masher", "place": "0:1", "damage": 6, "health": -2}
    hero = texts.card_name(lang, "nick_the_masher")
    walking = [line for line in teller.table(table.view(1)) if hero in line]
    for said in (
        teller.question(decision, table.view(1)),
        teller.event(entered, None),
        *walking,
        *teller.fates(table.view(1))[:1],
    ):
        assert "\N{MINUS SIGN}2" in said
    assert len(walking) == 1


@pytest.mark.parametrize(("lang", "mine", "known"), [("en", "Your hand: ", "Hand: "), ("pl", "Twoja ręka: ", "Ręka: ")])
def test_a_hand_that_lies_open_is_called_yours_to_its_owner_only(lang, mine, known):
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, hand: [freeze]}
        - {boss: gorgona}
        """
    )
    for viewer, start in ((0, mine), (1, known)):
        told = Teller(lang, ["Ania", "Jan"], viewer).table(table.view(0))
        [hand] = [line for line in told if line.startswith(start)]
        assert texts.card_name(lang, "freeze") in hand


ASKED_IN_ANOTHERS_BUILD = """
phase: build
active: 1
players:
- {boss: draculord, dungeon: [golem_factory], hand: [dark_altar, jeopardy]}
- {boss: gorgona, hand: [open_grave]}
"""


@pytest.mark.parametrize(
    ("lang", "theirs", "mine", "passing"),
    [
        ("en", "Build phase, turn of Ania. Use", "Build phase, your turn. Use", "Pass"),
        ("pl", "Faza budowy, kolej: Ania. Użyj", "Faza budowy, twoja kolej. Użyj", "Pas"),
        ("ru", "Фаза строительства, ходит Ania. Примените", "Фаза строительства, ваш ход. Примените", "Пас"),
    ],
)
def test_whoever_may_only_act_in_a_build_phase_is_told_whose_turn_it_is_and_gives_up_no_build(
    lang, theirs, mine, passing
):
    table = at(ASKED_IN_ANOTHERS_BUILD)
    table.choose("build open_grave new")
    decision = table.decision
    assert decision is not None
    assert (decision.seat, [str(option) for option in decision.options]) == (0, ["cast jeopardy", "pass"])
    teller = Teller(lang, ["Jan", "Ania"], 0)
    assert teller.question(decision, table.view(0)).startswith(theirs)
    assert teller.question(decision, {**table.view(0), "active": 0}).startswith(mine)
    assert teller.option(PASS, decision, teller.scene(table.view(None))) == passing
    own = at(ASKED_IN_ANOTHERS_BUILD.replace("active: 1", "active: 0")).decision
    assert own is not None
    assert teller.option(PASS, own, []) == texts.message(lang, "option-pass", "build") != passing


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "1. a face-down card"), ("pl", "1. zakryta karta"), ("ru", "1. карта лицом вниз")]
)
def test_a_face_down_card_is_told_as_one(lang, words):
    table = at(ASKED_IN_ANOTHERS_BUILD)
    table.choose("build open_grave new")
    assert any(f": {words}." in line for line in Teller(lang, ["Jan", "Ania"], 0).table(table.view(0)))
    own = "\n".join(Teller(lang, ["Jan", "Ania"], 1).table(table.view(1)))
    assert f"1. {texts.card_name(lang, 'open_grave')} (" in own


@pytest.mark.rule("BM-267")
def test_a_sleeping_room_is_told_without_treasures():
    told = "\n".join(Teller("en", ["Jan", "Ania"], 0).table(uk.load(MOMENT).view(0)))
    assert "4. Brainsucker Hive (monster room, 0 damage, asleep)" in told
    assert "2. Goblin Armory (monster room, 1 damage, fighter, fighter)" in told


@pytest.mark.ux("UX-150")
@pytest.mark.parametrize(
    ("hero", "said"),
    [
        ({"hero": "the_fool", "health": 2}, "The Fool (fool, 2 health)"),
        ({"hero": "lord_van_ette", "health": 13}, "Lord Van Ette (epic · cleric, 13 health)"),
        ({"hero": "lord_van_ette", "health": 9, "kept": True, "skips": 2},
         "Lord Van Ette (epic · cleric, 9 health), cannot be lured this round, passes by the next 2 rooms"),
    ],
)  # fmt: skip
def test_a_hero_is_told_with_its_kind_and_with_what_holds_for_this_round(hero: dict[str, object], said: str) -> None:
    assert Teller("en", ["Ania", "Jan"]).hero(hero) == said


def test_a_hybrid_hero_is_told_with_both_treasures_and_a_dark_one_as_dark() -> None:
    says = Teller("en", ["Ania", "Jan"])
    kinds = {says.hero_kind(card): sheet for card, sheet in says.sheets.items() if sheet["type"] == "hero"}
    assert "epic · mage + fighter" in [told for told, sheet in kinds.items() if sheet["hero_kind"] == "hybrid"]
    assert all(told.startswith("dark · ") for told, sheet in kinds.items() if sheet["hero_kind"] == "dark")


def test_a_room_is_told_with_the_treasures_and_the_spells_of_this_round() -> None:
    room = {
        "stack": ["dark_altar"], "damage": 0, "deactivated": False, "used": False, "face_down": False,
        "robbed": True, "harmless": True, "lent": ["mage"], "treasures": ["mage"],
    }  # fmt: skip
    said = Teller("en", ["Ania", "Jan"]).room(room, 1)
    assert "cleric" not in said
    assert "mage" in said
    assert said.endswith("deals no damage this round, has no treasure of its own this round)")


def test_a_room_is_told_with_its_miniboss_and_with_what_lies_on_it() -> None:
    room = {
        "stack": ["spiked_pit"], "damage": 4, "deactivated": False, "used": True, "face_down": False,
        "treasures": ["thief", "cleric"], "miniboss": {"card": "draculad", "level": 2, "spent": True},
        "coins": 2, "tokens": 1, "doubled": 2, "welcome": 1,
    }  # fmt: skip
    said = Teller("en", ["Ania", "Jan"]).room(room, 1)
    assert (
        "4 damage, thief, cleric, used, Draculad, level 2 of 3, used, 2 coins lie on it, one +1 token lies on it"
        in said
    )
    assert "deals 4 times the damage this round" in said
    unpaid = {**room, "miniboss": {"card": "draculad", "level": 0, "spent": False}}
    assert "Draculad, not paid for yet" in Teller("en", ["Ania", "Jan"]).room(unpaid, 1)


@pytest.mark.rule("BM-239")
@pytest.mark.rule("BM-245")
@pytest.mark.parametrize(("variants", "said"), [((), "2 of 5 wounds"), (("immortal",), "wounds: 2")])
def test_wounds_are_counted_against_five_only_where_five_are_the_end(variants: tuple[str, ...], said: str) -> None:
    lines = """
        players:
        - {boss: cleopatra, dungeon: [golem_factory], wounds: 2}
        - {boss: gorgona, dungeon: [dark_altar]}
        """
    view = at(lines, variants=variants).view(0)
    assert ("mortal" in view) == (len(variants) > 0)
    told = "\n".join(Teller("en", ["Ania", "Jan"], 0).table(view))
    assert f"souls, {said}, in hand" in told
