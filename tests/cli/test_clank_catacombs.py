"""Clank! Catacombs in the terminal: drawn at every size, played with a pilot's hands, told without a screen."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import underkeep as uk
from tests.clank_catacombs.situations import at, end_turn
from tests.cli.sitting import on_screen, run, shown, type_line
from underkeep import texts
from underkeep.clank_catacombs.rules import CHAPTERS
from underkeep.clank_catacombs.tiles.printed import FEATURES
from underkeep.cli.app import TableApp
from underkeep.cli.choices import group
from underkeep.cli.clank_catacombs import Board
from underkeep.cli.match import HomeMatch
from underkeep.cli.pages import Page
from underkeep.cli.seats import seats_of
from underkeep.cli.signs import Signs
from underkeep.texts.clank_catacombs import Teller

LANGUAGES = ("en", "pl", "ru")
SIZES = [(80, 14), (100, 20), (140, 45), (200, 99)]
NAMES = ("me", "bot greedy", "Ania", "bot random", "Jan", "Ola")


def board(table: uk.Table, lang: str = "en", viewer: int | None = 0, *, ascii_only: bool = False) -> Board:
    teller = Teller(lang, table.names, viewer)
    return Board(table.view(viewer), teller, Signs(ascii_only=ascii_only), deciding=0)


def begun(seed: int, players: int, **options: Any) -> HomeMatch:
    table = uk.new_game("clank_catacombs", seed=seed, players=players, first_player="0", **options)
    table.names = list(NAMES[:players])
    return HomeMatch(table, seats_of(table.names))


@pytest.mark.ux("UX-222")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 6])
def test_whole_games_are_drawn_at_every_size_and_nothing_sticks_out(lang, players):
    dice = random.Random(players)
    table = uk.new_game("clank_catacombs", seed=players, players=players)
    table.names = list(NAMES[:players])
    count = 0
    while table.decision is not None:
        table.choose(dice.randrange(len(table.decision.options)))
        count += 1
        if count % 90 and table.decision is not None:
            continue
        for viewer in (0, None):
            drawn = board(table, lang, viewer)
            for width, height in SIZES:
                least = players + 2 + 2 + 4  # everybody, the row, the dragon, the turn, and a tile
                lines = drawn.draw(width, height).plain()
                assert len(lines) <= max(height, least)
                assert max(map(cell_len, lines)) <= width
                assert cell_len(drawn.bar(width).plain()[0]) <= width
                assert max(map(cell_len, drawn.hand(width, 2).plain())) <= width
    assert count > 100


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("phase", [*CHAPTERS])
def test_the_bar_says_which_turn_it_is_and_what_goes_on(lang, phase):
    table = uk.new_game("clank_catacombs", seed=1)
    drawn = board(table, lang)
    drawn.view = {**drawn.view, "phase": phase, "turn": 12}
    for width in (40, 80, 120):
        [bar] = drawn.bar(width).plain()
        assert bar.startswith(" Underkeep")
        assert bar.endswith(f"▶{texts.message(lang, f'clank-phase-{phase}')}")
        assert "12" in bar


def test_pawns_artifacts_and_openings_are_drawn_where_they_are():
    table = at(
        "pawn: d01_nw, boots: 1",
        extra="""
        tiles: [{id: D01, cell: [1, 0], rotation: 90}]
        treasures: {d01_nw: [12]}
        """,
    )
    table.names = ["me", "bot greedy"]
    lines = board(table).draw(80, 40).plain()
    [room] = [line for line in lines if "★12" in line]
    assert "★120" in room  # the artifact of 12, and the pawn of seat 0
    assert room.index("★12") > 40  # east of the start tile; what was its north-west lies north-east now
    assert any("Bone Gallery" in line and "Crypt Steps" in line for line in lines)
    assert any("○" in line for line in lines)


def test_where_nothing_but_letters_can_be_written_there_are_only_letters():
    table = uk.new_game("clank_catacombs", seed=2, players=3)
    table.names = list(NAMES[:3])
    drawn = board(table, ascii_only=True)
    lines = [*drawn.bar(80).plain(), *drawn.draw(80, 30).plain(), *drawn.hand(80).plain()]
    lines += [line.plain for line in Board.legend(drawn.teller, drawn.signs)]
    assert [line for line in lines if not line.isascii()] == []


def test_the_hand_is_drawn_for_its_owner_alone():
    table = uk.new_game("clank_catacombs", seed=3)
    table.names = list(NAMES[:2])
    assert "Burgle" in "".join(board(table).hand(80).plain())
    assert "Burgle" not in "".join(board(table, viewer=None).hand(80).plain())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_says_what_is_in_the_rooms(lang):
    told = "\n".join([line.plain for line in Board.legend(Teller(lang, []), Signs(ascii_only=False))])
    for name in FEATURES:
        assert (texts.message(lang, f"clank-feature-{name}", "", {"count": ""}) or "?").strip() in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_are_grouped_by_what_they_do(lang):
    table = at("pawn: west_porch, boots: 1, skill: 5, swords: 2, hand: [burgle, stumble]")
    decision = table.decision
    assert decision is not None
    teller = Teller(lang, ["Ania", "Jan"], 0)
    groups = group(decision, teller, teller.scene(table.view(None)))
    titles = [one.title for one in groups]
    for verb in ("play", "acquire", "move", "explore", "fight"):
        assert titles.count(texts.message(lang, f"group-{verb}") or "") == 1
    assert sum([len(one.items) for one in groups]) == len(decision.options)


@pytest.mark.ux("UX-222")
@pytest.mark.parametrize(("lang", "size"), [("en", (80, 24)), ("pl", (80, 24)), ("ru", (100, 30)), ("pl", (140, 45))])
def test_a_game_is_played_on_the_screen(lang, size):
    match = begun(11, 2)
    dice = random.Random(11)

    async def play(app: TableApp, pilot: Any) -> None:
        for _ in range(15):
            await pilot.pause()
            screen = shown(app)
            assert len(screen) == size[1]
            assert max(map(cell_len, screen)) <= size[0]
            assert screen[0].startswith(" Underkeep")
            assert app.choices.items
            await type_line(app, pilot, str(dice.randrange(len(app.choices.items)) + 1))

    on_screen(match, play, size=size, lang=lang)
    assert len(match.told) > 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_played_without_a_screen(tmp_path: Path, lang: str) -> None:
    answers = "1\nt\nf\nw end turn\nc lute\nr CC-036\nq\n"
    done = run(
        tmp_path, "play", "clank_catacombs", "--seats", "me,bot:random", "--seed", "4", "--lang", lang, typed=answers
    )
    assert (done.code, done.err) == (0, "")
    assert f"CC-036: {texts.rule_text(lang, 'CC-036')}" in done.out
    assert texts.card_name(lang, "lute") in done.out
    assert texts.message(lang, "fate-title") or "" in done.out


def test_the_cards_can_be_listed_by_kind(tmp_path: Path) -> None:
    listed = run(tmp_path, "cards", "clank_catacombs", "--kind", "gem", "--lang", "pl").out
    assert "Kwarc dymny (smoky_quartz)" in listed
    assert listed.endswith("5 rodzajów kart\n")


@pytest.mark.ux("UX-235")
def test_a_page_that_is_closed_by_two_hasty_keys_closes_once():
    """Both come before the first has been carried out."""

    async def play(app: TableApp, pilot: Any) -> None:
        await pilot.press("question_mark")
        page = app.screen
        assert isinstance(page, Page)
        page.close(None)
        page.close(None)
        await pilot.pause()
        assert not isinstance(app.screen, Page)
        assert app.fault is None

    on_screen(begun(3, 2), play)


def test_when_all_is_over_the_score_is_told_and_not_what_the_loot_was_worth():
    """Seat 0 has fallen without an artifact, so 9 gold count for nothing (CC-231)."""
    lost = "pawn: west_porch, hand: [burgle], gold: 9, health: 1"
    extra = "dungeon_deck: [smoky_quartz]\nbag: {cubes: [8], black: 0}\nrage: 6"
    table = at(lost, "{pawn: crypt, state: escaped, artifacts: [5]}", extra, row="[none, lute, curator, robbery]")
    assert " worth 9 " in board(table).draw(140, 45).plain()[1] + board(table).draw(140, 45).plain()[2]
    end_turn(table)
    assert table.result is not None
    told = "".join(board(table).draw(140, 45).plain()[:3])
    assert "score 0" in told
    assert "score 25" in told


def test_of_the_crowns_only_the_top_one_is_told_with_how_many_there_are():
    drawn = board(at("pawn: crypt, hand: [burgle, stumble]")).draw(200, 99).plain()
    market = "".join(drawn)
    assert "Crown of 10 x3" in market
    assert "Crown of 9" not in market


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_turn_in_words_names_a_phase_only_where_it_is_not_the_turn_itself(lang):
    view = uk.new_game("clank_catacombs", seed=1, players=2).view(0)
    teller = Teller(lang, ["me", "Ania"], 0)
    assert "(" not in teller.table(view)[0]
    assert f"({teller.say('clank-phase-attack')})" in teller.table({**view, "phase": "attack"})[0]
