"""Every word that people read of Clank! Catacombs, in every language."""

from __future__ import annotations

import ast
import random
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import underkeep as uk
from tests.clank_catacombs.situations import at, do
from underkeep import texts
from underkeep.clank_catacombs import events, rules
from underkeep.clank_catacombs.cards.dear import LUTE
from underkeep.clank_catacombs.naming import card_named, way_said
from underkeep.clank_catacombs.options import (
    At,
    Buy,
    Discard,
    Mark,
    Open,
    Pick,
    Plain,
    Replace,
    TakeGood,
    Teleport,
    Trash,
    TurnTile,
)
from underkeep.clank_catacombs.sheets import sheets
from underkeep.clank_catacombs.tiles.printed import FEATURES, ROOMS, TILES
from underkeep.clank_catacombs.tokens.goods import CROWN_9
from underkeep.core.decision import Option
from underkeep.core.events import EventKind
from underkeep.texts.clank_catacombs import Teller, chance

LANGUAGES = ("en", "pl", "ru")
SOURCE = Path(__file__).resolve().parents[2] / "src" / "underkeep"
RAW_ID = re.compile(r"\b[a-z]+\d*_[a-z_]+\b|\{|\}|\$[a-z]|clank-")
CARDS = {card["id"]: card for card in sheets()}
# Names that are spelled in Polish or Russian as they are in English.
ALIKE = {"bard"}
TRIED = ("end turn", "move crypt", "buy crown", "open chest", "acquire secret_tome", "fight the_warden")
CYRILLIC = re.compile(r"[а-яё]", re.IGNORECASE)
LATIN_WORD = re.compile(r"[a-z]{3,}", re.IGNORECASE)


def said(message: str) -> bool:
    return all(texts.bundle(lang).has_message(message) for lang in LANGUAGES)


# -- cards -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["pl", "ru"])
def test_every_card_and_token_has_a_name_and_a_text_of_its_own_in_this_language(lang):
    english = []
    for card, sheet in CARDS.items():
        name, text = texts.card_name(lang, card_named(card)), texts.card_text(lang, card_named(card))
        assert bool(text) == bool(sheet["text"]), card
        if (name == sheet["name"] and card not in ALIKE) or (text and text == sheet["text"]):
            english.append(card)
    assert english == []


def test_russian_cards_are_written_in_russian_letters():
    for card, sheet in CARDS.items():
        for words in (texts.card_name("ru", card_named(card)), texts.card_text("ru", card_named(card))):
            assert not words or CYRILLIC.search(words), (card, sheet["name"])
            assert not LATIN_WORD.search(words), (card, words)


@pytest.mark.parametrize("lang", ["pl", "ru"])
def test_numbers_of_a_card_are_the_same_in_every_language(lang):
    """Whoever translates a card must not change what it does: its figures stand in the text in any order."""
    spelled = {"two": "2", "один": "", "dwa": "2", "dwie": "2", "двух": "2", "два": "2", "dwóch": "2", "half": "180"}
    for card, sheet in CARDS.items():
        english, other = (
            sorted(
                re.findall(
                    r"\d+", " ".join([spelled.get(word.strip(".,;:«»!"), word) for word in text.lower().split()])
                )
            )
            for text in (sheet["text"], texts.card_text(lang, card_named(card)))
        )
        assert set(english) <= set(other) | {"1"}, (card, english, other)
        assert set(other) <= set(english) | {"1", "2", "3"}, (card, english, other)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_of_an_id_that_another_game_has_too_is_told_as_ours(lang):
    teller = Teller(lang, ["Ania", "Jan"], 0)
    for card in ("barbarian", "black_market"):
        mine, theirs = teller.text(card), texts.card_text(lang, f"boss_monster:{card}")
        assert mine
        assert mine != theirs == texts.card_text(lang, card)
    assert "2" in teller.text("barbarian")


def test_an_option_says_what_it_is_to_whoever_sees_no_table():
    table = at("skill: 5, boots: 1, pawn: west_porch, hand: [burgle]", row="[black_market]")
    assert table.decision is not None
    told = {str(option): option.text("pl") for option in table.decision.options}
    assert told["use black_market"] == "Użyj: Czarny rynek"
    assert told["move landing"] == "Idź: podest; buty 1"
    assert told["explore L.W1"] == "Odkryj nowy kafel (dolna połowa, zachód, u dołu); buty 1"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_page(lang):
    teller = Teller(lang, ["Ania", "Jan"], 0)
    for card in CARDS:
        name, figures, *_, origin = teller.card_page(card)
        assert name == teller.card(card)
        assert not RAW_ID.search(figures), figures
        assert origin.startswith(f"{card}: ")


def test_the_figures_of_a_card_are_told():
    teller = Teller("en", [])
    assert teller.figures("the_warden") == "monster, costs 3 swords, gives 2 prisoners, danger, dragon attack"
    assert teller.figures("rose_quartz") == (
        "dungeon card, gem, costs 5 skill, gives −2 clank, 1 card, 4 points, dragon attack"
    )
    assert teller.figures("chalice") == "major secret, 7 points"
    polish, russian = Teller("pl", []), Teller("ru", [])
    assert polish.figures("bandit") == (
        "karta lochów, towarzysz, koszt: 4 punkty umiejętności, daje: 1 punkt umiejętności, 1 miecz, 1 but, 2 punkty"
    )
    assert russian.figures("secret_tome") == "резерв, цена: 7 умений, 7 очков"


# -- rules -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["pl", "ru"])
def test_every_rule_is_told_in_this_language_and_not_in_english(lang):
    written = {}
    for spoken in ("en", lang):
        parsed = FluentParser().parse((SOURCE / "texts" / spoken / "clank_catacombs/rules.ftl").read_text("utf-8"))
        written[spoken] = [entry.id.name for entry in parsed.body if isinstance(entry, ftl.Message)]
    assert written[lang] == written["en"]
    assert len(written["en"]) >= 327
    assert [rule for rule in written["en"] if texts.rule_text(lang, rule) == texts.rule_text("en", rule)] == []


@pytest.mark.parametrize("lang", ["pl", "ru"])
def test_a_rule_refers_to_the_same_rules_in_every_language(lang):
    for number in range(1, 325):
        rule = f"CC-{number:03}"
        english, other = texts.rule_text("en", rule), texts.rule_text(lang, rule)
        assert english is not None
        assert other is not None
        assert sorted(re.findall(r"CC-\d+", english)) == sorted(re.findall(r"CC-\d+", other)), rule


# -- nothing in the engine is without words ------------------------------------------------------------------------


def calls() -> list[tuple[str, list[ast.expr]]]:
    found = []
    for path in sorted((SOURCE / "clank_catacombs").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                found.append((node.func.id, node.args))
    return found


def words_at(place: int, name: str) -> set[str]:
    """The words that stand at this place in calls of this function."""
    here = [args[place] for called, args in calls() if called == name and len(args) > place]
    return {arg.value for arg in here if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}


def test_every_event_has_words():
    kinds = [kind.name for kind in vars(events).values() if isinstance(kind, EventKind)]
    assert len(kinds) > 35
    assert [kind for kind in kinds if not said(f"clank-event-{kind}")] == []


def test_every_question_has_words():
    kinds = words_at(1, "Decision") | {"turn", "place", "cross"}
    assert {"shield", "theft", "top", "mark", "good", "replace", "at", "return_idol", "choose"} <= kinds
    assert [kind for kind in sorted(kinds) if not said(f"clank-kind-{kind}")] == []


def test_every_option_has_words():
    classes = (SOURCE / "clank_catacombs/options.py").read_text("utf-8")
    verbs = (
        set(re.findall(r'self\.verb = "(\w+)"', classes)) | words_at(0, "Plain") | words_at(0, "Word") | {"yes", "no"}
    )
    assert {"play", "acquire", "explore", "place", "end turn", "take artifact", "pass"} <= verbs
    assert [verb for verb in sorted(verbs) if not said(f"clank-option-{verb.replace(' ', '-')}")] == []


def test_every_refusal_has_words():
    refusals = words_at(1, "Refusal")
    assert len(refusals) > 40
    assert [message for message in sorted(refusals) if not said(f"refusal-{message}")] == []


def test_every_phase_tile_room_and_feature_has_a_name():
    assert [phase for phase in [*rules.CHAPTERS, "over"] if not said(f"clank-phase-{phase}")] == []
    assert [name for name in FEATURES if not said(f"clank-feature-{name}")] == []
    assert [tile.id for tile in TILES if texts.message("en", f"clank-tile-{tile.id}") != tile.name] == []
    for lang in ("pl", "ru"):
        same = [tile.id for tile in TILES if texts.message(lang, f"clank-tile-{tile.id}") in (None, tile.name)]
        assert same == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_rooms_of_a_table_are_called_alike(lang):
    teller = Teller(lang, [])
    for side in ("START_A", "START_B"):
        here = [room for room in ROOMS if not room.tile.start or room.tile.id == side]
        called = [teller.room(room.id) for room in here]
        assert len(set(called)) == len(called)
        assert [name for name in called if RAW_ID.search(name)] == []


# -- what is said is fit to be read ------------------------------------------------------------------------------


def everything_said(lang: str, seed: int, players: int, **options: Any) -> list[str]:
    """A whole game at random, told to seat 0: every question, option, event, refusal, forecast and table."""
    dice = random.Random(seed)
    table = uk.new_game("clank_catacombs", seed=seed, players=players, **options)
    table.names = ["me", "bot greedy", "Ania", "me", "Jan", "Ola"][:players]
    teller = Teller(lang, table.names, 0)
    lines: list[str] = []
    while table.decision is not None:
        decision = table.decision
        scene = teller.scene(table.view(None))
        asked = teller if decision.seat == 0 else Teller(lang, table.names, decision.seat)
        lines.append(asked.question(decision, table.view(decision.seat)))
        for option in decision.options:
            lines += [asked.option(option, decision, scene), asked.label(option, decision, scene, short=True)]
            lines.append(option.text(lang))
        if decision.seat == 0 and dice.random() < 0.05:
            lines += teller.table(table.view(0)) + teller.fates(table.view(0))
        for notation in TRIED:
            refusal = table.why_not(notation)
            if refusal is not None:
                lines.append(teller.refusal(refusal, scene).replace(notation, ""))
        for event in table.choose(dice.randrange(len(decision.options))):
            lines.append(teller.event(event.seen_by(0), scene))
    return [*lines, *teller.table(table.view(0)), *teller.fates(table.view(0)), teller.score(table.view(0), 0)]


@pytest.mark.ux("UX-035")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_are_told_without_raw_ids_or_empty_places(lang):
    lines = everything_said(lang, 5, 2, promos=True, start_side="b")
    lines += everything_said(lang, 6, 5, single_exit_slots=True)
    assert len(lines) > 1000
    odd = [line for line in set(lines) if RAW_ID.search(line) or "  " in line or "\n" in line or not line.strip()]
    assert odd == []
    assert [line for line in set(lines) if line != line.strip()] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rare_options_have_words_too(lang):
    rare: list[Option] = [
        TakeGood(CROWN_9), Mark(0), Replace(LUTE), At(0), TurnTile(2), Teleport(0), Discard(LUTE), Open("library"),
        Buy(CROWN_9, 5, flute=True, coupon=True), Trash(LUTE, played=True), Plain("stay"), Pick("theft"),
    ]  # fmt: skip
    for option in rare:
        assert option.text(lang)
        assert not RAW_ID.search(option.text(lang))


def test_a_way_that_nobody_knows_is_told_as_it_was_typed():
    assert way_said("en", "Xanadu") == "Xanadu"
    assert way_said("en", "N2") != "N2"


def test_the_languages_differ():
    told = {lang: {line for line in everything_said(lang, 7, 2) if "°" not in line[-1:]} for lang in LANGUAGES}
    assert not told["en"] & told["ru"]
    assert told["en"] & told["pl"] <= {"Bard"}
    assert not [line for line in told["ru"] if not CYRILLIC.search(line) and LATIN_WORD.search(line)]


def test_what_a_player_draws_is_told_to_that_player_alone():
    table = uk.new_game("clank_catacombs", seed=3)
    drawn: list[uk.Event] = []
    while not drawn:
        assert table.decision is not None
        drawn = [event for event in table.choose(0) if event.kind.name == "drew" and event.seat == 0]
    mine, theirs = (Teller("en", table.names, seat).event(drawn[0].seen_by(seat), None) for seat in (0, 1))
    assert mine.startswith("You draw: ")
    assert theirs.endswith("draws 5 cards.")


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Lay Bone Gallery turned by 270° (to Bone Gallery, crystal cave; 2 boots, 1 monster)"),
        ("pl", "270°: Galeria kości (prowadzi: Galeria kości, kryształowa grota; 2 buty, 1 potwór)"),
        ("ru", "270°: Галерея костей (ведёт: Галерея костей, кристальная пещера; 2 сапога, 1 монстр)"),
    ],
)
def test_whoever_lays_a_tile_is_told_where_the_corridor_would_lead_and_what_it_would_cost(lang, told):
    table = at("pawn: shrine, boots: 2", extra="stack: [D01]")
    do(table, "explore U.N2")
    decision = table.decision
    assert decision is not None
    teller = Teller(lang, ["Ania", "Jan"], 0)
    scene = teller.scene(table.view(None))
    assert any(teller.option(option, decision, scene).endswith(told) for option in decision.options)


def test_the_lockpick_that_a_corridor_takes_is_told_with_the_option():
    table = at("pawn: h6_c, boots: 1, lockpicks: 1", extra="tiles: [{id: H6, cell: [1, 1], rotation: 0}]")
    decision = table.decision
    assert decision is not None
    teller = Teller("en", ["Ania", "Jan"], 0)
    scene = teller.scene(table.view(None))
    told = [teller.option(option, decision, scene) for option in decision.options]
    assert "Go to Thieves Bazaar, chest: boots 1 (1 lockpick)" in told


def test_the_chance_of_being_hurt_is_that_of_drawing_without_putting_back():
    assert chance(24, 1, 3) == 13  # 3 of 24
    assert chance(10, 5, 1) == 50
    assert chance(10, 10, 2) == 100
    assert chance(4, 1, 4) == 100


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["It would hurt you with a chance of 100%, by 3 at most.", "It could knock you out."]),
        ("pl", ["Szansa, że cię zrani: 100%, najwyżej o 3.", "Może odebrać ci przytomność."]),
        ("ru", ["Вероятность, что она вас ранит: 100\xa0%, не больше чем на 3.", "Она может лишить вас сознания."]),
    ],
)
def test_the_forecast_says_what_an_attack_would_do(lang, told):
    view = uk.new_game("clank_catacombs", seed=3, first_player="0").view(0)
    view["bag"] = {"cubes": [4, 0], "black": 0, "ghosts": 0}
    view["clank"] = {"cubes": [1, 0], "ghosts": 0}
    view["players"][0]["health"] = 3
    view["rage"]["attack"] = 3
    assert Teller(lang, ["Ania", "Jan"], 0).fates(view)[1:] == told


def test_the_ways_out_of_a_room_are_told_with_their_prices():
    table = at("pawn: h6_c, boots: 1, lockpicks: 1", extra="tiles: [{id: H6, cell: [1, 1], rotation: 0}]")
    told = "\n".join(Teller("en", ["Ania", "Jan"], 0).table(table.view(0)))
    assert "Thieves Bazaar, chest (1 boot, 1 lockpick)" in told
    assert "unknown, north, left (1 boot)" in told


def test_where_there_is_little_room_a_way_that_costs_one_boot_is_named_by_its_end_alone():
    table = at("pawn: shrine, boots: 1, swords: 1", extra="stack: [D01]")
    decision = table.decision
    assert decision is not None
    teller = Teller("en", ["Ania", "Jan"], 0)
    scene = teller.scene(table.view(None))
    short = {str(option): teller.label(option, decision, scene, short=True) for option in decision.options}
    assert short["explore U.N1"] == "upper half, north, left"
    assert short["move landing swords 1"] == "landing: boots 1, monsters 1, swords 1"
