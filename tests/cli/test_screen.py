"""The table on a whole screen, played with a pilot's hands."""

from __future__ import annotations

import random
from typing import Any

import pytest
from rich.cells import cell_len

import underkeep as uk
from tests.cli.sitting import MOMENT, moment, new_match, on_screen, shown, stored, type_line
from underkeep import texts
from underkeep.boss_monster.rules import CHAPTERS
from underkeep.cli import palette as p
from underkeep.cli.app import TableApp
from underkeep.cli.boss_monster import Board
from underkeep.cli.boss_monster.board import PHASES
from underkeep.cli.canvas import Canvas, Ink, clip, fold, wrap
from underkeep.cli.choices import group
from underkeep.cli.desk import HomeDesk
from underkeep.cli.pages import Cover, Menu, Page
from underkeep.cli.palette import SIXTEEN
from underkeep.cli.signs import Signs
from underkeep.texts.boss_monster import Teller

EVENING = """underkeep: position 1
game: boss_monster
options: {players: 4}
seed: 3
round: 6
phase: build
active: 0
players:
- boss: king_croak
  dungeon: [bottomless_pit, goblin_armory, golem_factory, neanderthal_cave, brainsucker_hive]
  hand: [open_grave, witchs_kitchen, dracolich_lair, mimic_vault, torture_chamber, freeze, kobold_strike]
  souls: [nick_the_masher]
- {boss: cleopatra, dungeon: [jackpot_stash, boulder_ramp, dark_altar, dark_altar, open_grave], hand: [freeze]}
- {boss: gorgona, dungeon: [dizzygas_hallway, minotaurs_maze, specters_sanctum], hand: [fear]}
- {boss: robobo, dungeon: [succubus_spa, haunted_library], hand: [fear]}
town: [jesta_the_rogue, mitchell_the_judge, boden_the_pantless, samurai_tom, kalish_ninefingers, charles_the_young]
"""
SIZES = [("en", (80, 24)), ("pl", (80, 24)), ("ru", (80, 24)), ("pl", (100, 30)), ("ru", (140, 45)), ("en", (200, 60))]


def text(app: TableApp) -> str:
    return "\n".join(shown(app))


@pytest.mark.rule("BM-093")
def test_a_hero_below_zero_is_drawn_so_in_a_house_and_seen_from_another():
    written = MOMENT.replace("inside: {hero: johnny_of_the_evening_watch, room: 1, damage: 1}",
        "inside: {hero: johnny_of_the_evening_watch, room: 1, damage: 10}")  # fmt: skip
    view = uk.load(written).view
    for viewer in (0, 1):
        teller = Teller("en", ["Ania", "Jan"], viewer)
        drawn = "\n".join(Board(view(viewer), teller, Signs(ascii_only=False)).draw(80, 20).plain())
        assert "♥-2" in drawn


# -- everything fits ---------------------------------------------------------------------------------------------


@pytest.mark.ux("UX-222")
def test_at_80_by_24_every_option_of_a_large_decision_can_be_seen_and_reached():
    match = moment("me", "bot random", "bot random", "bot random", written=EVENING)
    decision = match.table.decision
    assert decision is not None
    wanted = len(decision.options)
    assert wanted > 30
    seen: set[int] = set()

    async def walk(app: TableApp, pilot: Any) -> None:
        assert "Your move" in text(app)
        assert "Your build: lay a room" in text(app)
        for _ in range(wanted):
            marked = [line for line in shown(app)[14:22] if "▶" in line]
            assert len(marked) == 1, text(app)
            number = int(marked[0].split("▶")[1].split()[0])
            assert number == app.choices.at + 1
            seen.add(number)
            app.choices.move("right")
            await pilot.pause()

    on_screen(match, walk)
    assert seen == set(range(1, wanted + 1))


@pytest.mark.ux("UX-222")
@pytest.mark.parametrize(("lang", "size"), SIZES)
def test_larger_windows_show_more_and_nothing_sticks_out(lang, size):
    screens: list[list[str]] = []

    async def look(app: TableApp, pilot: Any) -> None:
        screens.append(shown(app))

    on_screen(moment("me", "bot random", "bot random", "bot random", written=EVENING), look, size=size, lang=lang)
    [screen] = screens
    assert len(screen) == size[1]
    assert max(map(cell_len, screen)) <= size[0]
    drawn = any("▀" * 20 in line for line in screen)
    assert drawn == (size[0] >= 140)
    assert [line for line in screen if line.startswith(">")]


@pytest.mark.ux("UX-222")
def test_where_there_is_room_no_name_and_no_option_is_cut():
    found: list[str] = []

    async def look(app: TableApp, pilot: Any) -> None:
        await pilot.pause()
        found.append(text(app))

    on_screen(moment(), look, size=(120, 40), lang="pl")
    board, asked = found[0].split("Twój ruch")
    assert "…" not in asked
    for word in ("Jasiek z Wieczornej", "Straży"):
        assert asked.count(word) == 3  # who is asked about, and two options, in two lines each
    for word in ("Bezdenna", "czeluść", "Zbrojownia", "goblinów", "Skarbczyk", "kumulacji"):
        assert word in board


@pytest.mark.ux("UX-222")
def test_a_card_that_is_cut_says_so():
    async def look(app: TableApp, pilot: Any) -> None:
        await pilot.pause()
        said = [line[50:] for line in shown(app) if "Open Grave" in line[50:] or "dies in this room" in line[50:]]
        assert said[-1].endswith("…"), text(app)

    on_screen(moment("me", *["bot random"] * 3, written=EVENING), look)


@pytest.mark.ux("UX-222")
@pytest.mark.parametrize(("lang", "over"), [("en", "game over"), ("pl", "koniec gry"), ("ru", "конец игры")])
def test_when_the_game_is_over_no_phase_is_offered_any_more(lang, over):
    table = uk.new_game("boss_monster", seed=1)
    while table.decision is not None:
        table.choose(len(table.decision.options) - 1)
    [bar] = Board(table.view(0), Teller(lang, table.names, 0), Signs(ascii_only=False)).bar(100).plain()
    assert bar.endswith(f"▶{over}")
    assert bar.count(texts.message(lang, "phase-build") or "") == 0


@pytest.mark.ux("UX-222")
@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
@pytest.mark.parametrize("phase", [*CHAPTERS, "over"])
def test_the_phases_are_never_cut(lang, phase):
    board = Board(uk.load(MOMENT).view(0), Teller(lang, ["me", "bot greedy"], 0), Signs(ascii_only=False))
    board.view = {**board.view, "round": 12 if phase in (*PHASES, "reveal", "over") else 0, "phase": phase}
    now = f"▶{texts.message(lang, f'phase-{phase}')}"
    [bar] = board.bar(80).plain()
    assert now in bar or f"▶{texts.message(lang, f'phase-{phase}', 'short')}" in bar
    assert phase == "over" or bar.endswith(texts.message(lang, "phase-end") or "")
    assert now in board.bar(40).plain()[0]


@pytest.mark.rule("BM-267")
@pytest.mark.parametrize("width", [80, 120])
def test_a_sleeping_room_is_drawn_without_treasures(width):
    board = Board(uk.load(MOMENT).view(0), Teller("en", ["me", "bot greedy"], 0), Signs(ascii_only=False))
    assert any("4 ☻0 zZ" in line for line in board.draw(width, 20).plain())


@pytest.mark.parametrize(
    ("lang", "over"), [("en", "The game is over."), ("pl", "Gra skończona."), ("ru", "Игра окончена.")]
)
def test_that_the_game_is_over_is_said_once(lang, over):
    match = new_match(4, "me", "bot random")
    chance = random.Random(4)
    while match.step() or match.decision is not None:
        if match.person is not None:
            assert match.decision is not None
            match.answer(chance.randrange(len(match.decision.options)))

    async def look(app: TableApp, pilot: Any) -> None:
        await pilot.press("escape")
        await pilot.pause()
        assert text(app).count(over) == 1
        assert f" {over}  {app.desk.result()[0]}" in text(app)

    on_screen(match, look, lang=lang)


@pytest.mark.ux("UX-222")
@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_at_80_by_24_the_newest_event_is_whole(lang):
    match = new_match(12, "me", "bot greedy", "bot greedy")
    chance = random.Random(12)

    async def play(app: TableApp, pilot: Any) -> None:
        while match.table.decision is not None:
            await pilot.pause()
            newest = app.desk.events(match.told[-1:])
            log = " ".join([line[53:].strip() for line in shown(app)[12:22]])
            assert not newest or newest[0] in log, text(app)
            await pilot.press("right")
            await type_line(app, pilot, str(chance.randrange(len(app.choices.items)) + 1))

    on_screen(match, play, lang=lang)
    assert len(match.told) > 50


@pytest.mark.ux("UX-231")
@pytest.mark.parametrize("lang", ["pl", "ru"])
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_options_stand_in_one_column_however_long_they_are(lang, size):
    match = new_match(5, "me", "bot greedy", "bot greedy")
    chance = random.Random(5)
    wrapped: list[str] = []

    async def play(app: TableApp, pilot: Any) -> None:
        while match.table.decision is not None:
            await pilot.pause()
            items = app.choices.items
            first = {line: min(item.x for item in items if item.line == line) for line in {item.line for item in items}}
            assert len(set(first.values())) == 1, text(app)
            wrapped.extend([item.label for item in items if item.rows > 1])
            await type_line(app, pilot, str(chance.randrange(len(items)) + 1))

    on_screen(match, play, lang=lang, size=size)
    assert wrapped or size[1] == 24  # where there is little room, they are cut or short


def test_a_wrapped_option_can_be_clicked_on_its_last_line():
    match = moment()

    async def click(app: TableApp, pilot: Any) -> None:
        item = app.choices.items[2]
        assert (item.label, item.rows) == ("Jasiek z Wieczornej Straży", 2)
        await pilot.click("#choices", offset=(item.x + 4, item.line + 1))
        await pilot.pause()

    on_screen(match, click, size=(120, 40), lang="pl")
    assert match.table.history()[0] == (0, "cast teleportation johnny_of_the_evening_watch")


@pytest.mark.ux("UX-222")
def test_resizing_redraws_at_once():
    heights: list[int] = []

    async def pull(app: TableApp, pilot: Any) -> None:
        for width, height in ((80, 24), (140, 45), (90, 26)):
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            await pilot.pause()
            screen = shown(app)
            assert len(screen) == height
            assert screen[0].startswith(" Underkeep")
            assert screen[0].rstrip().endswith("end")
            assert cell_len(screen[0]) > width - 6
            heights.append(sum("▀" * 10 in line for line in screen))

    on_screen(moment(), pull)
    assert heights[0] == heights[2] == 0
    assert heights[1] > 10


@pytest.mark.ux("UX-231")
@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
@pytest.mark.parametrize("width", [80, 113, 140])
def test_columns_line_up_in_every_language(lang, width):
    table = uk.load(MOMENT)
    board = Board(table.view(0), Teller(lang, ["me", "bot greedy"], 0), Signs(ascii_only=False), deciding=0)
    lines = board.draw(width, 20, frames=True).plain()
    bars = [[at for at, sign in enumerate(line) if sign == "│"] for line in lines]
    rows = [row for row in bars if len(row) == 5]
    assert len(rows) >= 4
    assert all(row == rows[0] for row in rows)
    assert max(map(cell_len, lines)) <= width


@pytest.mark.ux("UX-231")
def test_wide_characters_keep_their_two_cells():
    sheet = Canvas(12, 1)
    assert sheet.put(0, 0, "城の怪物", Ink(), 7) == 7
    sheet.put(8, 0, "│")
    assert sheet.plain() == ["城の怪… │"]
    assert clip("城の怪物", 4) == "城…"
    assert wrap("城の怪物 and friends", 6) == ["城の怪", "物 and", "friend", "s"]
    assert fold("Zbrojownia goblinów", 9, 2) == ["Zbrojown…", "goblinów"]


def test_a_table_with_wide_names_lines_up():
    table = uk.load(MOMENT)
    board = Board(table.view(0), Teller("en", ["城主", "bot greedy"], None), Signs(ascii_only=False))
    assert max(map(cell_len, board.draw(80, 20).plain())) <= 80
    assert "城主" in board.draw(80, 20).plain()[5]


# -- no meaning by colour alone ----------------------------------------------------------------------------------


@pytest.mark.ux("UX-230")
def test_without_any_colour_the_drawing_still_tells_everything():
    table = uk.load(MOMENT)
    board = Board(table.view(0), Teller("en", ["me", "bot greedy"], 0), Signs(ascii_only=False), deciding=0)
    drawn = "\n".join([*board.bar(80).plain(), *board.draw(80, 20, frames=True).plain(), *board.hand(80).plain()])
    for what in (
        "▶adventure",  # the phase that is on
        "▶ You",  # who decides
        "1 ▲1 $",  # a trap
        "2 ☻1 ††",  # a monster
        "◆≡1",  # advanced, with a room beneath
        "zZ",  # asleep
        "▶ ♥7",  # where the hero is, and its health
        "☠",  # where it dies
        "$♥6",  # class and health of a hero in town
        "✧ Giant Size",  # a spell
        "wounds ✗ 1/5",
        "souls ☠ 3/10",
    ):
        assert what in drawn


@pytest.mark.ux("UX-230")
def test_the_highlighted_option_has_a_sign_and_not_only_a_colour():
    async def look(app: TableApp, pilot: Any) -> None:
        assert "▶1" in text(app)
        await pilot.press("right")
        await pilot.pause()
        assert "▶2" in text(app)
        assert "▶1" not in text(app)

    on_screen(moment(), look)


# -- answering ---------------------------------------------------------------------------------------------------


@pytest.mark.ux("UX-223")
@pytest.mark.parametrize(
    "keys", [["2", "enter"], ["b", "space", "n", "e", "a", "n", "enter"], ["down", "enter"], ["right", "enter"]]
)
def test_number_notation_and_arrows_all_answer(keys):
    match = new_match(7, "me", "bot greedy")

    async def answer(app: TableApp, pilot: Any) -> None:
        await pilot.press(*keys)
        await pilot.pause()

    on_screen(match, answer)
    assert match.table.history()[1] == (0, "build neanderthal_cave new")


@pytest.mark.ux("UX-223")
def test_every_option_has_a_number_and_the_numbers_are_those_of_the_engine():
    match = moment("me", "bot random", "bot random", "bot random", written=EVENING)
    decision = match.table.decision
    assert decision is not None
    groups = group(decision, match.teller("en", 0), match.scene())
    assert sorted(item.index for part in groups for item in part.items) == list(range(len(decision.options)))
    kitchen = next(part for part in groups if part.card == "witchs_kitchen")
    assert kitchen.items[0].label == "on 1 Bottomless Pit"


def test_an_option_can_be_clicked():
    match = new_match(7, "me", "bot greedy")

    async def click(app: TableApp, pilot: Any) -> None:
        item = app.choices.items[1]
        await pilot.click("#choices", offset=(item.x + 3, item.line))
        await pilot.pause()

    on_screen(match, click)
    assert match.table.history()[1] == (0, "build neanderthal_cave new")


@pytest.mark.ux("UX-224")
def test_a_forbidden_move_is_answered_with_its_rule_and_the_question_stays():
    match = new_match(7, "me", "bot greedy")

    async def ask(app: TableApp, pilot: Any) -> None:
        await type_line(app, pilot, "build the_crushinator new")
        assert "The Crushinator cannot be built in that place." in text(app)
        assert "BM-035: An advanced room can never open a new place in your dungeon." in text(app)
        assert "Lay your first room" in text(app)
        await type_line(app, pilot, "w cast annihilator")
        assert "BM-300" in text(app)

    on_screen(match, ask, size=(100, 30))
    assert match.table.number == 1


@pytest.mark.ux("UX-225")
def test_tab_completes_notation_cards_and_commands():
    async def complete(app: TableApp, pilot: Any) -> None:
        await pilot.press("b", "tab")
        assert app.line.value == "build "
        await pilot.press("n", "tab")
        assert app.line.value == "build neanderthal_cave new"
        await pilot.press("escape")
        assert app.line.value == ""
        await pilot.press("c", "space", "f", "r", "e", "tab")
        assert app.line.value == "c freeze"
        await pilot.press("escape", "r", "space", "b", "m", "minus", "3", "2", "0", "tab")
        assert app.line.value == "r BM-320"
        await pilot.press("escape", "f", "o", "tab")
        assert app.line.value == "forecast"

    on_screen(new_match(7, "me", "bot greedy"), complete)


def test_the_line_says_what_enter_would_do():
    async def preview(app: TableApp, pilot: Any) -> None:
        await pilot.press("3")
        await pilot.pause()
        assert "Enter: Build Dizzygas Hallway as a new room" in text(app)
        await pilot.press("escape", "u")
        await pilot.pause()
        assert "Enter: take your last decision back" in text(app)

    on_screen(new_match(7, "me", "bot greedy"), preview, size=(100, 30))


def test_space_passes_and_says_so_when_it_cannot():
    match = new_match(7, "me", "bot greedy")

    async def decline(app: TableApp, pilot: Any) -> None:
        await pilot.press("space")
        await pilot.pause()

    on_screen(match, decline)
    assert match.table.history()[1] == (0, "pass")

    async def must(app: TableApp, pilot: Any) -> None:
        await pilot.press("space")
        await pilot.pause()
        assert "This cannot be passed" in text(app)

    on_screen(new_match(3, "me", "bot random", variants=["choose_boss"]), must)


# -- commands ----------------------------------------------------------------------------------------------------


@pytest.mark.ux("UX-226")
def test_help_cards_and_rules_open_over_the_game():
    async def read(app: TableApp, pilot: Any) -> None:
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, Page)
        for words in (
            "Keys and commands",
            "u  take your last decision back",
            "☻    monster room",
            "13+8 heroes still",
            "5+2  cards in hand",
            "1:2  room 2 of seat 1",
            "Enter or Esc closes",
        ):
            assert words in text(app)
        await pilot.press("escape")
        await type_line(app, pilot, "c zamroz")
        assert "Deactivate one room in any dungeon" in text(app)
        await pilot.press("enter")
        await type_line(app, pilot, "r bm34")
        assert "Rule BM-034" in text(app)
        await pilot.press("escape")
        for letter, words in (("t", "Round 0, phase: first rooms."), ("f", "Fighter treasure"), ("g", "What happened")):
            await type_line(app, pilot, letter)
            assert words in text(app)
            await pilot.press("escape")
        assert not isinstance(app.screen, Page)

    on_screen(new_match(7, "me", "bot greedy"), read, size=(100, 50))


@pytest.mark.ux("UX-227")
def test_undo_takes_back_and_the_screen_is_as_before():
    match = new_match(3, "me", "bot random", store=True, variants=["choose_boss"])
    while match.step():
        pass
    before = match.table.number

    async def undo(app: TableApp, pilot: Any) -> None:
        await pilot.press("u", "enter")
        await pilot.pause()
        assert "This cannot be taken back" in text(app)

    on_screen(match, undo)
    assert match.table.number == before


@pytest.mark.ux("UX-227")
def test_a_decision_that_nobody_has_seen_can_be_taken_back():
    match = moment(
        "me",
        "bot random",
        written="""underkeep: position 1
game: boss_monster
options: {players: 2}
round: 2
phase: build
active: 0
players:
- {boss: king_croak, dungeon: [golem_factory], hand: [dark_altar, open_grave, jeopardy]}
- {boss: gorgona, dungeon: [dark_altar]}
""",
    )

    async def undo(app: TableApp, pilot: Any) -> None:
        await pilot.press("1", "enter")
        await pilot.pause()
        assert "▒ Dark" in text(app)
        await pilot.press("ctrl+z")
        await pilot.pause()
        assert "Taken back. Nothing runs on by itself." in text(app)
        assert "▒ Dark" not in text(app)

    on_screen(match, undo)
    assert match.table.number == 0
    assert match.told == []


@pytest.mark.ux("UX-227")
def test_a_hint_is_given_and_nothing_is_played():
    match = new_match(7, "me", "bot greedy")

    async def hint(app: TableApp, pilot: Any) -> None:
        await pilot.press("h", "enter")
        await pilot.pause()
        assert "Hint: Build " in text(app)

    on_screen(match, hint)
    assert match.table.number == 1


@pytest.mark.ux("UX-227")
def test_the_reach_of_a_pass_is_chosen_from_a_menu():
    match = new_match(7, "me", "bot greedy")

    async def far(app: TableApp, pilot: Any) -> None:
        await pilot.press("p", "enter")
        await pilot.pause()
        assert isinstance(app.screen, Menu)
        assert "2  until something happens to me" in text(app)
        await pilot.press("escape")
        assert match.table.number == 1
        await pilot.press("p", "enter")
        await pilot.press("3")
        await pilot.pause()

    on_screen(match, far)
    assert match.table.number > 1
    assert match.table.decision is not None
    assert any(option.verb == "build" for option in match.table.decision.options)


WALK = """underkeep: position 1
game: boss_monster
options: {players: 2}
seed: 3
round: 6
phase: adventure
active: 0
players:
- boss: cleopatra
  dungeon: [dragon_hatchery, goblin_armory, golem_factory]
  entrance: [johnny_of_the_evening_watch]
- boss: robobo
  dungeon: [goblin_armory]
  hand: [freeze]
"""


@pytest.mark.ux("UX-227")
@pytest.mark.parametrize(
    ("reach", "asked_again"),
    [("1", (6, "adventure", 0)), ("2", (7, "build", 0)), ("3", (7, "build", 1))],
    ids=["once", "until something happens to me", "until my next build"],
)
def test_a_pass_reaches_as_far_as_was_said(reach, asked_again):
    """Every room that the hero enters asks; the card drawn in the next round happens to me; then both may build."""
    match = moment("bot random", "me", written=WALK)

    def led_to_me() -> None:
        while match.step():
            pass
        assert match.person == 1

    led_to_me()
    HomeDesk(match, "en").order(f"p {reach}")
    led_to_me()
    seen = match.table.view(1)
    assert (seen["round"], seen["phase"], seen["active"]) == asked_again


@pytest.mark.ux("UX-232")
def test_the_language_changes_at_once():
    async def speak(app: TableApp, pilot: Any) -> None:
        for words in ("Twój ruch", "Ваш ход", "Your move"):
            await pilot.press("l", "enter")
            await pilot.pause()
            assert words in text(app)

    on_screen(new_match(7, "me", "bot greedy"), speak)


# -- several people at one screen --------------------------------------------------------------------------------


@pytest.mark.ux("UX-233")
@pytest.mark.rs("RS-065")
def test_a_cover_hides_both_hands_until_a_key_is_pressed():
    match = new_match(7, "Ania", "Jan")
    hands = [match.table.view(seat)["players"][seat] for seat in (0, 1)]
    names = [{Teller("en", []).card(card) for card in hand["rooms"]["cards"]} for hand in hands]

    async def share(app: TableApp, pilot: Any) -> None:
        assert isinstance(app.screen, Cover)
        first = match.person
        assert first is not None
        name = ("Ania", "Jan")[first]
        assert f"{name}, it is your turn" in text(app)
        assert not any(card in text(app) for card in names[0] | names[1])
        await pilot.press("x", "space", "escape")
        assert isinstance(app.screen, Cover)
        await pilot.press("enter")
        await pilot.pause()
        assert any(card in text(app) for card in names[first])
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, Cover)
        assert not any(card in text(app) for card in names[0] | names[1])
        beneath = " ".join([str(part.content) for part in (*app.parts.values(), app.choices._sheet)])
        assert not any(card in beneath for card in names[0] | names[1])
        await pilot.press("enter")
        await pilot.pause()
        assert any(card in text(app) for card in names[1 - first])
        assert not any(card in text(app) for card in names[first] - names[1 - first])

    on_screen(match, share)


# -- whole games -------------------------------------------------------------------------------------------------


def test_a_whole_game_is_played_on_the_screen_and_stored(tmp_path):
    match = new_match(4, "me", "bot random", store=True)
    chance = random.Random(1)

    async def play(app: TableApp, pilot: Any) -> None:
        for _ in range(400):
            if match.table.decision is None:
                break
            assert app.choices.items, text(app)
            await pilot.press(*chance.choice([["down"], ["right"], [], []]), "enter")
        await pilot.pause()
        assert isinstance(app.screen, Page)
        assert "BM-" in text(app)
        await pilot.press("enter")
        await pilot.pause()
        assert "The game is over." in text(app)
        await pilot.press("q", "enter")

    app = on_screen(match, play)
    assert app.return_code == 0
    assert match.table.result is not None
    assert uk.load(stored(tmp_path)).digest() == match.table.digest()


@pytest.mark.parametrize(("lang", "size"), [("pl", (80, 24)), ("ru", (130, 44))])
def test_a_game_of_four_with_every_variant_in_polish_and_russian(lang, size):
    variants = ["choose_boss", "classic", "machinations", "hard"]
    match = new_match(9, "me", "bot random", "bot random", "bot random", variants=variants)

    async def play(app: TableApp, pilot: Any) -> None:
        for _ in range(40):
            if match.table.decision is None:
                break
            await pilot.press("enter")
            assert max(map(cell_len, shown(app))) <= size[0]

    assert on_screen(match, play, lang=lang, size=size).fault is None
    assert match.table.number > 20


@pytest.mark.ux("UX-230")
def test_sixteen_colours_are_enough_and_get_no_pictures():
    async def look(app: TableApp, pilot: Any) -> None:
        assert "▀" not in text(app)
        strips = app.screen._compositor.render_strips(app.size)
        styles = [segment.style for strip in strips[:-2] for segment in strip if segment.style is not None]
        used = {style.bgcolor.name for style in styles if style.bgcolor is not None}
        assert used <= set(SIXTEEN.values()) | {p.INK, p.CELLAR}
        assert "▶1" in text(app)

    on_screen(moment(), look, size=(140, 45), colours="standard")


def test_the_ascii_screen_has_no_signs():
    async def look(app: TableApp, pilot: Any) -> None:
        frame = "\n".join(shown(app)[:12])
        assert frame.replace("…", "").isascii()
        assert "m1 FF" in frame

    on_screen(moment(), look, ascii_only=True)
