"""Every word that people read of Keep the Heroes Out!, in every language."""

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
from tests.keep_the_heroes_out.situations import at, do, invaded
from underkeep import texts
from underkeep.core.events import EventKind
from underkeep.keep_the_heroes_out import events, rules
from underkeep.keep_the_heroes_out.kinds import GOODS, HEROES, ICONS, ROOMS
from underkeep.keep_the_heroes_out.naming import card_named
from underkeep.keep_the_heroes_out.settings import CLAN_IDS, QUOTAS, SCENARIO_IDS, SETTINGS
from underkeep.keep_the_heroes_out.sheets import sheets
from underkeep.texts.keep_the_heroes_out import Teller

LANGUAGES = ("en", "pl", "ru")
SOURCE = Path(__file__).resolve().parents[2] / "src" / "underkeep"
GAME = "keep_the_heroes_out"
RAW_ID = re.compile(r"\b[a-z]+\d*_[a-z_]+\b|\{|\}|\$[a-z]|keep-|\bnone\b")
CARDS = {card["id"]: card for card in sheets()}
CYRILLIC = re.compile(r"[а-яё]", re.IGNORECASE)
LATIN_WORD = re.compile(r"[a-z]{3,}", re.IGNORECASE)
TRIED = ("gamble", "play rat_swarm left", "move vault forge with coin", "use forge for sword", "melee mage prison")
ALIKE = {"Hardcore"}  # spelled in Polish as it is in English


def said(message: str) -> bool:
    return all(texts.bundle(lang).has_message(message) for lang in LANGUAGES)


def written(lang: str) -> dict[str, dict[str, list[str]]]:
    """Every message of this game in this language, file by file, with its attributes."""
    found: dict[str, dict[str, list[str]]] = {}
    for path in sorted((SOURCE / "texts" / lang / GAME).glob("*.ftl")):
        parsed = FluentParser().parse(path.read_text("utf-8"))
        assert [entry for entry in parsed.body if isinstance(entry, ftl.Junk)] == [], path
        messages = [entry for entry in parsed.body if isinstance(entry, ftl.Message)]
        found[path.name] = {entry.id.name: [part.id.name for part in entry.attributes] for entry in messages}
    return found


# -- the files ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["pl", "ru"])
def test_every_language_says_the_same_things_in_the_same_order(lang):
    english, other = written("en"), written(lang)
    other.pop("cards.ftl")  # English names and texts of cards stand in the code
    assert other == english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_said_twice(lang):
    names = [name for messages in written(lang).values() for name in messages]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("lang", ["pl", "ru"])
def test_cards_that_do_not_exist_have_no_words(lang):
    named = {name.removeprefix(f"{GAME}-") for name in written(lang)["cards.ftl"]}
    assert named == set(CARDS)


# -- cards -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["pl", "ru"])
def test_every_card_clan_treasure_and_scenario_has_a_name_and_a_text_of_its_own_in_this_language(lang):
    english = []
    for card, sheet in CARDS.items():
        name, text = texts.card_name(lang, card_named(card)), texts.card_text(lang, card_named(card))
        assert bool(text) == bool(sheet["text"]), card
        if name == sheet["name"] or (text and text == sheet["text"]):
            english.append(card)
    assert english == []


def test_russian_cards_are_written_in_russian_letters():
    for card in CARDS:
        for words in (texts.card_name("ru", card_named(card)), texts.card_text("ru", card_named(card))):
            assert not words or CYRILLIC.search(words), card
            assert not LATIN_WORD.search(words), (card, words)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cards_of_a_deck_are_called_alike(lang):
    decks: dict[str, list[str]] = {}
    for card, sheet in CARDS.items():
        decks.setdefault(sheet["type"], []).append(texts.card_name(lang, card_named(card)))
    assert [kind for kind, names in decks.items() if kind != "scenario" and len(set(names)) < len(names)] == []


ACTIONS = {
    "pl": {"move": "Ruch", "melee": "Wręcz", "ranged": "Dystansow", "activate": "Aktywac", "draw": "Dobrani",
           "defend": "Obron", "trap": "Pułapk", "portal": "Portal", "horde": "Hordy", "reinforcements": "Posiłki"},
    "ru": {"move": "Перемещени", "melee": "Ближн", "ranged": "Дальн", "activate": "Активаци", "draw": "Добор",
           "defend": "Защит", "trap": "Ловушк", "portal": "Портал", "horde": "Орды", "reinforcements": "Подкреплени"},
}  # fmt: skip
COUNTED = ("move", "melee", "ranged", "activate", "draw", "trap")


@pytest.mark.parametrize("lang", ["pl", "ru"])
def test_the_text_of_a_card_names_every_action_that_it_has_and_how_many(lang):
    """Whoever translates a card must not change what it does."""
    for card, sheet in CARDS.items():
        text = texts.card_text(lang, card_named(card)).casefold()
        for side in sheet.get("either", []):
            for action in side:
                kind = action.partition(" ")[0]
                stem = ACTIONS[lang].get(kind)
                assert stem is None or stem.casefold() in text, (card, action)
                if kind in COUNTED and side.count(action) > 1:
                    assert str(side.count(action)) in text, (card, action)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_of_an_id_that_another_game_has_too_is_told_as_ours(lang):
    mine, theirs = Teller(lang, []).text("tower_shield"), texts.card_text(lang, "tower_shield")
    assert mine
    assert mine != theirs


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
    assert teller.figures("rats") == "defence, 9 monsters, health 1, begins with 3: Sewers, Beast Tamer"
    assert teller.figures("rogue_swords") == "Rogue: Forge, Workshop"
    assert teller.figures("sword") == "Equipment"
    assert teller.figures("rat_swarm") == "Tactics, Ratkin"
    assert teller.figures("t2_curse") == "treasure, value 2"
    assert Teller("pl", []).figures("red_dragon") == (
        "kontrola tłumu, 1 potwór, wytrzymałość 5, na początku 1: Skarbiec"
    )
    assert Teller("ru", []).figures("gnolls") == (
        "сдерживание, 7 монстров, здоровье 1, в начале 2: Кузница, Мастерская"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_of_a_scenario_tells_its_mood_and_its_hard_variant(lang):
    teller = Teller(lang, [])
    for scenario in SCENARIO_IDS:
        page = teller.card_page(scenario)
        assert teller.scenario(scenario, "flavour") in page
        assert any(line.endswith(teller.scenario(scenario, "hard")) for line in page)


# -- rules -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["pl", "ru"])
def test_every_rule_is_told_in_this_language_and_not_in_english(lang):
    ids = list(written("en")["rules.ftl"])
    assert ids == [f"KH-{number:03}" for number in range(1, 269)] + [f"KH-A{number:02}" for number in range(1, 37)]
    assert [rule for rule in ids if texts.rule_text(lang, rule) == texts.rule_text("en", rule)] == []


@pytest.mark.parametrize("lang", ["pl", "ru"])
def test_a_rule_has_the_same_figures_in_every_language(lang):
    for rule in written("en")["rules.ftl"]:
        english, other = (set(re.findall(r"\d+", texts.rule_text(one, rule) or "")) for one in ("en", lang))
        assert other == english or rule == "KH-002", rule  # five or six people are one word in Russian


# -- nothing in the engine is without words ------------------------------------------------------------------------


def words_at(place: int, name: str) -> set[str]:
    """The words that stand at this place in calls of this function."""
    found: set[str] = set()
    for path in sorted((SOURCE / GAME).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                args = node.args[place : place + 1]
                found |= {arg.value for arg in args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}
    return found


def test_every_event_has_words_and_no_other():
    kinds = {kind.name for kind in vars(events).values() if isinstance(kind, EventKind)}
    told = {name.removeprefix("keep-event-") for name in written("en")["events.ftl"] if name.startswith("keep-event-")}
    assert kinds == told


def test_every_question_has_words_and_no_other():
    kinds = words_at(1, "Decision") | {"act", "then", "horde"}
    told = {name.removeprefix("keep-ask-") for name in written("en")["table.ftl"] if name.startswith("keep-ask-")}
    assert kinds == told


def test_every_option_has_words_and_no_other():
    classes = (SOURCE / GAME / "options.py").read_text("utf-8")
    verbs = set(re.findall(r'self\.verb = "(\w+)"', classes)) | set(re.findall(r'__init__\("(\w+)"', classes))
    for made in ("Plain", "Word", "Deed", "Put", "OfCard", "InRoom", "OfHero", "OfGoods", "Victim"):
        verbs |= words_at(0, made)
    verbs |= words_at(2, "victims") | {"melee", "ranged"}
    told = {name.removeprefix("keep-option-") for name in written("en")["table.ftl"] if name.startswith("keep-option-")}
    assert {verb.replace(" ", "-") for verb in verbs} == told


def test_every_refusal_has_words_and_no_other():
    refusals = words_at(1, "Refusal")
    told = {name.removeprefix("refusal-") for name in written("en")["table.ftl"] if name.startswith("refusal-")}
    assert refusals == told


def test_every_setting_and_every_value_of_it_has_words():
    for setting in SETTINGS:
        assert said(f"setting-{setting.name}"), setting.name
        for value in setting.allowed:
            assert said(f"value-{setting.name}-{value}"), (setting.name, value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rooms_heroes_monsters_and_tokens_have_names_in_every_case(lang):
    teller = Teller(lang, [])
    for room in ROOMS:
        for case, word in (("keep-room", "room"), ("keep-in", "room"), ("keep-from", "from"), ("keep-to", "to")):
            assert room not in teller.say(case, **{word: room}).split(), (case, room)
    for hero in HEROES:
        for case in ("keep-hero", "keep-the-hero", "keep-heroes-of"):
            assert hero not in teller.say(case, **{"class": hero}).split()
        for count in (1, 2, 5):
            assert hero not in teller.say("keep-heroes-counted", **{"class": hero}, count=count).split()
    for clan in CLAN_IDS:
        assert teller.say("keep-clan", clan=clan) == teller.card(clan)
        for count in (1, 2, 5):
            assert clan not in teller.say("keep-monsters", clan=clan, count=count).split()
    for goods in (*GOODS, "any"):
        for case in ("keep-goods", "keep-a-goods"):
            assert (teller.say(case, goods=goods) != goods) or (lang, goods) == ("en", "trap")


def test_every_phase_icon_difficulty_role_and_kind_has_a_name():
    assert [phase for phase in [*rules.PHASES, "over"] if not said(f"keep-phase-{phase}")] == []
    assert [icon for icon in ICONS if not said(f"keep-icon-{icon}")] == []
    assert [level for level in QUOTAS if not said(f"value-difficulty-{level}")] == []
    assert [one["role"] for one in CARDS.values() if "role" in one and not said(f"keep-role-{one['role']}")] == []


# -- what is said is fit to be read ------------------------------------------------------------------------------


def everything_said(lang: str, seed: int, players: int, **options: Any) -> list[str]:
    """A whole game at random, told to seat 0: every question, option, event, refusal, forecast and table."""
    dice = random.Random(seed)
    table = uk.new_game(GAME, seed=seed, players=players, **options)
    table.names = ["me", "bot greedy", "Ania", "me", "Jan", "Ola"][:players]
    teller = Teller(lang, table.names, 0)
    lines: list[str] = []
    while table.decision is not None:
        decision = table.decision
        scene = teller.scene(table.view(None))
        asked = teller if decision.seat == 0 else Teller(lang, table.names, decision.seat)
        lines.append(asked.question(decision, table.view(decision.seat)))
        for option in {option.verb: option for option in dice.sample(decision.options, len(decision.options))}.values():
            lines += [asked.option(option, decision, scene), asked.label(option, decision, scene, short=True)]
            lines.append(option.text(lang))
        if decision.seat == 0 and dice.random() < 0.1:
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
def test_games_of_every_scenario_are_told_without_raw_ids_or_empty_places(lang):
    lines: list[str] = []
    for seed, scenario in enumerate(SCENARIO_IDS):
        lines += everything_said(lang, seed, 1 + seed % 6, scenario=scenario, hard=bool(seed % 2))
    assert len(lines) > 2000
    odd = [line for line in set(lines) if RAW_ID.search(line) or "  " in line or "\n" in line or not line.strip()]
    assert odd == []
    assert [line for line in set(lines) if line != line.strip()] == []


def test_the_languages_differ():
    told = {lang: set(everything_said(lang, 7, 2)) for lang in LANGUAGES}
    assert not told["en"] & told["ru"]
    assert told["en"] & told["pl"] <= ALIKE
    assert not [line for line in told["ru"] if not CYRILLIC.search(line) and LATIN_WORD.search(line)]


def test_what_a_player_draws_is_told_to_that_player_alone():
    table = uk.new_game(GAME, seed=3, clans=["rats", "imps"])
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
        ("en", "Go from the Vault to the Sewers with a Frog"),
        ("pl", "Idź ze Skarbca do Kanałów, niosąc Żabę"),
        ("ru", "Идти из Сокровищницы в Стоки, неся Лягушку"),
    ],
)
def test_names_are_bent_as_the_sentence_needs_them(lang, told):
    table = at("rats", hand="rat_scurry", rooms={"vault": "monsters: {rats: 1}, resources: {frog: 1}"})
    do(table, "play rat_scurry left")
    assert table.decision is not None
    options = {str(option): option for option in table.decision.options}
    option = options["move vault sewers with frog"]
    assert option.text(lang) == told
    assert Teller(lang, ["Ania"], 0).option(option, table.decision, table.view(None)) == told


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "The Rogue sees a monster in the Forge, attacks the Dragon, and is exhausted. (KH-185)"),
        ("pl", "Łotrzyca widzi w Kuźni potwora, atakuje Smoczycę i jest wyczerpana. (KH-185)"),
        ("ru", "Разбойница видит в Кузнице монстра, атакует Драконицу и измотана. (KH-185)"),
    ],
)
@pytest.mark.rule("KH-185")
def test_a_step_of_the_invasion_is_told_with_its_reason_and_its_rule(lang, told):
    table, _ = invaded("rogue_swords", "red_dragon", rooms={"forge": "monsters: {red_dragon: 1}"})
    lines: list[str] = []
    while table.decision is not None and table.decision.kind != "turn":
        for event in table.choose(0):
            lines.append(Teller(lang, ["Ania"], 0).event(event.seen_by(0), None))
    assert told in lines


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Play Swarm (Horde move)"),
        ("pl", "Zagraj: Rój (Ruch Hordy)"),
        ("ru", "Разыграть: Крысиный рой (Перемещение Орды)"),
    ],
)
def test_whoever_chooses_a_side_of_a_card_reads_what_it_does(lang, told):
    table = at("rats", hand="rat_swarm", rooms={"vault": "monsters: {rats: 2}"})
    assert table.decision is not None
    teller = Teller(lang, ["Ania"], 0)
    assert told in [teller.option(option, table.decision, table.view(None)) for option in table.decision.options]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "In the Vault: one more hero would steal the treasure of value 4, and all is lost; a chance of 100%."),
        ("pl", "W Skarbcu: jeszcze jeden bohater i skradną skarb o wartości 4, a wszystko stracone; szansa 100%."),
        ("ru", "В Сокровищнице: ещё один герой, и украдут сокровище ценности 4, и всё потеряно; вероятность 100\xa0%."),
    ],
)
def test_the_forecast_warns_of_a_treasure_that_one_more_hero_would_steal(lang, told):
    table = at("rats", guild="mage_gem_special", rooms={"vault": "heroes: [archer, archer, archer]"})
    view = table.view(0)
    view["guild"] |= {"left": ["mage_gem_special"], "deck": 1}
    assert told in Teller(lang, ["Ania"], 0).fates(view)


@pytest.mark.parametrize(
    ("lang", "counts"),
    [
        ("en", ["1 Rat", "2 Rats", "5 Rats"]),
        ("pl", ["1 Szczur", "2 Szczury", "5 Szczurów"]),
        ("ru", ["1 Крыса", "2 Крысы", "5 Крыс"]),
    ],
)
def test_monsters_are_counted_as_the_language_counts(lang, counts):
    teller = Teller(lang, [])
    assert [f"{n} {teller.say('keep-monsters', clan='rats', count=n)}" for n in (1, 2, 5)] == counts
