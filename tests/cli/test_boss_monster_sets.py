"""What the further sets of Boss Monster bring, drawn in the terminal: coins, minibosses, items."""

from __future__ import annotations

import random

import pytest
from rich.cells import cell_len

import underkeep as uk
from underkeep import texts
from underkeep.boss_monster.cards import BOXES
from underkeep.cli.boss_monster.board import Board
from underkeep.cli.canvas import Paint
from underkeep.cli.signs import Signs
from underkeep.texts.boss_monster import Teller

LANGUAGES = ("en", "pl", "ru")
SIZES = [(80, 14), (80, 24), (140, 60)]
TABLE = """underkeep: position 1
game: boss_monster
options: {players: 2, sets: [RMB, THK]}
phase: PHASE
active: 0
players:
- boss: lamia
  dungeon: [{room: goblin_market, miniboss: kid_croak, level: 2, coins: 1}, {room: power_leech LAID}]
  hand: [jinx, cursed_well]
  entrance: [{hero: joe_the_smith, item: boots_of_jumping}, eloi_marlborn]
  coins: 3
  item: ice_rod
- {boss: gregore, coins: 2, dungeon: [loot_box], item: {card: the_bomb, ready: false}}
"""


def board(table: uk.Table, lang: str = "en", viewer: int | None = 0, *, ascii_only: bool = False) -> Board:
    return Board(table.view(viewer), Teller(lang, table.names, viewer), Signs(ascii_only=ascii_only), deciding=0)


def at(phase: str = "adventure", laid: str = "") -> uk.Table:
    return uk.load(TABLE.replace("PHASE", phase).replace(" LAID", laid))


def test_the_hoard_and_the_item_stand_beside_the_boss():
    lines = board(at()).draw(100, 24).plain()
    assert any("Lamia 255 XP ¢3 ‡ Ice Rod" in line for line in lines)
    assert any("Gregore 365 XP ¢2 ‡ The Bomb" in line for line in lines)
    assert any("Gregore ¢2" in line for line in board(at()).draw(80, 5).plain())  # where each dungeon has one row
    without = board(uk.new_game("boss_monster", seed=1)).draw(80, 24).plain()
    assert not any("¢" in line or "‡" in line for line in without)


def test_a_room_shows_its_miniboss_the_treasures_in_force_and_its_coins():
    assert any("1 ☻1 †††♜2¢1" in line for line in board(at()).draw(120, 24).plain())


def test_a_hero_with_an_item_is_marked():
    lines = board(at()).draw(80, 24).plain()
    assert any("†♥8‡" in line for line in lines)
    assert any("✦♥4 " in line for line in lines)


def test_minibosses_of_the_hand_are_drawn_small_and_large():
    small = "".join(board(at()).hand(80).plain())
    assert "♜ Jinx" in small
    large = board(at()).hand(80, large=True).plain()
    assert "Jinx" in large[0]
    assert "♜" in large[0]


@pytest.mark.parametrize("size", [*SIZES])
def test_a_face_down_miniboss_is_drawn_for_its_owner_alone(size):
    table = at("build", ", face_down: cerebella")
    width, height = size
    assert "Cerebella" not in "".join(board(table, viewer=1).draw(width, height, art=True).plain())
    if height > 14:
        assert "Cerebe" in "".join(board(table).draw(width, height, art=True).plain())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_with_everything_are_drawn_and_nothing_sticks_out(lang):
    dice = random.Random(7)
    count = 0
    for seed in range(3):
        table = uk.new_game("boss_monster", seed=seed, players=4, sets=list(BOXES), heroes="RMB")
        while table.decision is not None:
            table.choose(dice.randrange(len(table.decision.options)))
            count += 1
            if count % 5:
                continue
            for viewer in (0, None):
                drawn = board(table, lang, viewer)
                for width, height in SIZES:
                    assert max(map(cell_len, drawn.draw(width, height, art=True).plain())) <= width
                    assert max(map(cell_len, drawn.hand(width).plain())) <= width
    assert count > 100


def test_where_nothing_but_letters_can_be_written_there_are_only_letters(monkeypatch):
    monkeypatch.setattr(Paint, "more", "~")
    drawn = board(at(), ascii_only=True)
    lines = [*drawn.draw(80, 24).plain(), *drawn.hand(80).plain()]
    assert [line for line in lines if not line.isascii()] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_says_what_the_signs_mean(lang):
    told = "\n".join([line.plain for line in Board.legend(Teller(lang, []), Signs(ascii_only=False))])
    for sign, message in (("♜", "card-type-miniboss"), ("‡", "card-type-item"), ("¢", "option-type-coins")):
        assert f"{sign:<4} {texts.message(lang, message)}" in told
