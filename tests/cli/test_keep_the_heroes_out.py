"""Keep the Heroes Out! in the terminal: drawn at every size, played with a pilot's hands, told without a screen."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import underkeep as uk
from tests.cli.sitting import on_screen, run, shown, type_line
from tests.keep_the_heroes_out.situations import at, do
from underkeep import texts
from underkeep.cli.app import TableApp
from underkeep.cli.choices import group
from underkeep.cli.keep_the_heroes_out import Board
from underkeep.cli.match import HomeMatch
from underkeep.cli.seats import seats_of
from underkeep.cli.signs import Signs
from underkeep.keep_the_heroes_out.rules import PHASES
from underkeep.keep_the_heroes_out.settings import SCENARIO_IDS
from underkeep.texts.keep_the_heroes_out import Teller

GAME = "keep_the_heroes_out"
LANGUAGES = ("en", "pl", "ru")
SIZES = [(80, 14), (100, 20), (140, 45), (200, 99)]
NAMES = ("me", "bot greedy", "Ania", "bot random", "Jan", "Ola")


def board(table: uk.Table, lang: str = "en", viewer: int | None = 0, *, ascii_only: bool = False) -> Board:
    teller = Teller(lang, table.names, viewer)
    return Board(table.view(viewer), teller, Signs(ascii_only=ascii_only), deciding=0)


def rows_of(table: uk.Table) -> int:
    rows: list[int] = [room["cell"][1] for room in table.view(None)["rooms"]]
    return max(rows) - min(rows) + 1


@pytest.mark.ux("UX-222")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_of_every_scenario_are_drawn_at_every_size_and_nothing_sticks_out(lang):
    for seed, scenario in enumerate(SCENARIO_IDS):
        dice = random.Random(seed)
        players = 1 + seed % 6
        table = uk.new_game(GAME, seed=seed, players=players, scenario=scenario)
        table.names = list(NAMES[:players])
        for count in range(60):
            if table.decision is None:
                break
            table.choose(dice.randrange(len(table.decision.options)))
            if count % 29 == 0:
                nothing_sticks_out(table, lang, players)
        nothing_sticks_out(table, lang, players)


def nothing_sticks_out(table: uk.Table, lang: str, players: int) -> None:
    for viewer in (0, None):
        drawn = board(table, lang, viewer)
        for width, height in SIZES:
            least = players + 3 + 2 * rows_of(table)  # everybody, the Guild, the turn, the loot, and all rooms
            lines = drawn.draw(width, height).plain()
            assert len(lines) <= max(height, least)
            assert max(map(cell_len, lines)) <= width
            assert cell_len(drawn.bar(width).plain()[0]) <= width
            assert max(map(cell_len, drawn.hand(width, 2).plain())) <= width
            assert max(map(cell_len, drawn.hand(width, 2, large=True).plain())) <= width


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("phase", [*PHASES])
def test_the_bar_says_which_turn_it_is_and_what_goes_on(lang, phase):
    drawn = board(uk.new_game(GAME, seed=1), lang)
    drawn.view = {**drawn.view, "phase": phase, "turn": 12}
    for width in (40, 80, 120):
        [bar] = drawn.bar(width).plain()
        assert bar.startswith(" Underkeep")
        assert bar.endswith(f"▶{texts.message(lang, f'keep-phase-{phase}')}")
        assert "12" in bar


def test_every_room_is_drawn_where_it_lies_with_all_that_is_in_it():
    table = at(
        "rats red_dragon",
        rooms={
            "vault": "monsters: {rats: 3}, heroes: [mage]",
            "forge": "monsters: {red_dragon: [2]}, resources: {coin: 2}, traps: 1, portal: finished",
            "study": "heroes: [rogue, archer], treasure: 3",
            "alchemist": "portal: unfinished, treasure: 1",
        },
    )
    table.names = ["me", "bot greedy"]
    drawn = board(table).draw(80, 40).plain()
    top = next(at for at, line in enumerate(drawn) if "Library" in line)
    assert [line.rstrip() for line in drawn[top:]] == [
        "                      Library             Forge               Study        ★3!",
        "                                       ── 1✗2              ──",
        "                                                              ra",
        "                                          $2▲∩",
        "                                                  ┃                   ┃",
        "                      Sewers              Vault         ★4    Workshop",
        "                                       ── 0x3              ──",
        "                                          m",
        "",
        "                              ┃                                       ┃",
        "  Prison              Alchemist    ★1!                        Beast Tamer",
        "                   ──",
        "",
        "                      ○",
        "                                                                      ┃",
        "                                                              Catacombs",
        "",
        "",
        "",
    ]


def test_where_there_is_little_room_every_room_still_has_a_name_and_a_row():
    table = at("rats", rooms={"vault": "monsters: {rats: 3}, heroes: [mage], resources: {frog: 1}"})
    table.names = ["me"]
    lines = board(table).draw(80, 12).plain()
    assert len(lines) == 12
    [vault] = [line for line in lines if "Vault" in line]
    assert "Vault         ★4┃" in vault  # a corridor leads up
    assert "0x3  m &" in lines[lines.index(vault) + 1]


def test_a_treasure_that_one_more_hero_would_steal_is_marked():
    quiet, near = (at("rats", rooms={"study": f"treasure: 3, heroes: [{heroes}]"}) for heroes in ("mage", "mage, mage"))
    for table, marked in ((quiet, False), (near, True)):
        table.names = ["me"]
        assert any("★3!" in line for line in board(table).draw(80, 30).plain()) is marked


def test_the_guild_deck_is_told_by_class():
    table = uk.new_game(GAME, seed=2, clans=["rats", "imps"])
    table.names = list(NAMES[:2])
    assert any(
        "Guild wave 1/2  22 left  F5 R5 M5 A5 ?2  ▶1 a turn" in line for line in board(table).draw(80, 24).plain()
    )


def test_what_is_left_of_a_card_is_in_sight():
    table = at("rats", hand="rat_busy_paws", rooms={"sewers": "monsters: {rats: 2}"})
    table.names = ["me"]
    do(table, "play rat_busy_paws left", "use sewers")
    assert any("Busy Paws  1 Activate" in line for line in board(table).draw(80, 24).plain())


def test_where_nothing_but_letters_can_be_written_there_are_only_letters():
    table = uk.new_game(GAME, seed=2, players=3, clans=["rats", "imps", "witches"])
    table.names = list(NAMES[:3])
    drawn = board(table, ascii_only=True)
    lines = [*drawn.bar(80).plain(), *drawn.draw(80, 30).plain(), *drawn.hand(80).plain()]
    lines += [line.plain for line in Board.legend(drawn.teller, drawn.signs)]
    assert [line for line in lines if not line.isascii()] == []


def test_the_hand_is_drawn_for_its_owner_alone():
    table = at("rats imps", hand="rat_gang_up")
    table.names = list(NAMES[:2])
    assert "Gang Up" in "".join(board(table).hand(80).plain())
    assert "Gang Up" not in "".join(board(table, viewer=1).hand(80).plain())
    assert "Gang Up" not in "".join(board(table, viewer=None).hand(80).plain())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_says_what_the_signs_mean(lang):
    told = "\n".join([line.plain for line in Board.legend(Teller(lang, []), Signs(ascii_only=False))])
    for goods in ("coin", "bone", "frog", "book", "trap"):
        assert (texts.message(lang, "keep-goods", "", {"goods": goods}) or "?") in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_are_grouped_by_what_they_do(lang):
    table = at("rats", hand="war_banner rat_busy_paws", rooms={"vault": "monsters: {rats: 2}, heroes: [mage]"})
    decision = table.decision
    assert decision is not None
    teller = Teller(lang, ["Ania"], 0)
    groups = group(decision, teller, teller.scene(table.view(None)))
    assert [one.title for one in groups].count(texts.message(lang, "group-play") or "") == 1
    assert sum([len(one.items) for one in groups]) == len(decision.options)


@pytest.mark.ux("UX-222")
@pytest.mark.parametrize(("lang", "size"), [("en", (80, 24)), ("pl", (80, 24)), ("ru", (100, 30)), ("pl", (140, 45))])
def test_a_game_is_played_on_the_screen(lang, size):
    table = uk.new_game(GAME, seed=11, players=2)
    table.names = ["me", "bot random"]
    match = HomeMatch(table, seats_of(table.names))
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
    answers = "6\n1\n1\nt\nf\nw end turn\nc war banner\nr KH-035\nq\n"
    done = run(tmp_path, "play", GAME, "--seats", "me,bot:random", "--seed", "4", "--lang", lang, typed=answers)
    assert (done.code, done.err) == (0, "")
    read = " ".join(done.out.split())  # long lines are wrapped
    assert (texts.rule_text(lang, "KH-035") or "?") in read
    assert texts.card_text(lang, "war_banner") in read
    assert (texts.message(lang, "keep-scenario-witchs_cauldron") or "?") in done.out


def test_the_cards_can_be_listed_by_type(tmp_path: Path) -> None:
    listed = run(tmp_path, "cards", GAME, "--type", "potion", "--lang", "pl").out
    assert "Eliksir pośpiechu (haste_potion)" in listed
    assert listed.endswith("6 rodzajów kart\n")


def test_a_rule_can_be_looked_up(tmp_path: Path) -> None:
    assert "kontrola tłumu" in run(tmp_path, "rule", "kh35", "--lang", "pl").out
    assert "сдерживание" in run(tmp_path, "rule", "KH-035", "--lang", "ru").out


CELLAR = """\
id: cellar
name: The Cellar
rooms:
- {room: vault, at: [0, 0]}
- {room: prison, at: [0, 1]}
treasures: {vault: 4, prison: 1}
"""


def test_a_designers_scenario_is_played_by_the_name_of_its_file(shelf, tmp_path, command):
    file = tmp_path / "cellar.yaml"
    file.write_text(CELLAR, "utf-8")
    typed = ["play", GAME, "--seats", "bot:random,bot:random", "--seed", "1", "--set-option", f"scenario={file}"]
    assert command(*typed).code == 0
    (stored,) = tmp_path.glob("games/*.txt")
    assert uk.load(stored.read_text("utf-8")).options["scenario"] == "cellar"
    file.write_text(CELLAR.replace("vault: 4", "vault: 5"), "utf-8")
    done = command(*typed)
    assert done.code == 2
    assert "cellar.yaml" in done.err
    assert "treasures.vault" in done.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_while_clans_are_chosen_no_turn_is_counted(lang):
    table = uk.new_game("keep_the_heroes_out", seed=1, players=2)
    teller = Teller(lang, ["me", "Ania"], 0)
    assert "0" not in teller.table(table.view(0))[0]
    while table.decision is not None and table.view(0)["turn"] == 0:
        table.choose(0)
    assert "1" in teller.table(table.view(0))[0]
