"""Clank! Catacombs in the terminal: the map and all that lies beside it, at any size."""

from __future__ import annotations

import random

import pytest

import underkeep as uk
from underkeep.cli.clank_catacombs import Board
from underkeep.cli.clank_catacombs.chart import HIGH, WIDE, chart
from underkeep.cli.signs import Signs
from underkeep.texts.clank_catacombs import Teller


def some_way_on(decisions: int = 150, players: int = 4) -> uk.Table:
    table = uk.new_game("clank_catacombs", players=players, seed=6)
    chance = random.Random(1)
    for _ in range(decisions):
        if table.decision is not None:
            table.choose(chance.randrange(len(table.decision.options)))
    return table


def board(table: uk.Table, lang: str = "en", seat: int | None = 0) -> Board:
    names = [f"seat {at}" for at in range(len(table.view(None)["players"]))]
    return Board(table.view(seat), Teller(lang, names, seat), Signs(ascii_only=True), deciding=0)


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
def test_the_table_fits_and_shows_the_map_the_players_and_the_row(lang, size):
    table = some_way_on()
    width, height = size
    sheet = board(table, lang).draw(width, height)
    assert sheet.width == width
    assert sheet.height <= height
    shown = "\n".join([line.plain for line in sheet.lines()])
    for tile in table.view(None)["tiles"][1:2]:
        assert tile["tile"] in shown
    assert board(table, lang).bar(width).height == 1


def test_the_map_shows_pawns_and_artifacts():
    table = uk.load(
        "underkeep: position 1\ngame: clank_catacombs\noptions: {players: 2}\n"
        "tiles: [{tile: H1, cell: [1, 1]}, {tile: D01, cell: [2, 1], rotation: 90}]\ntreasures: {d01_nw: [17]}\n"
        "players:\n- {pawn: d01_se, hand: [burgle, stumble]}\n- {pawn: d01_se}\n"
    )
    lines = [line.plain for line in chart(table.view(0), 0, 3 * WIDE, 2 * HIGH).lines()]
    assert any("17" in line for line in lines)
    assert any("^ 01" in line for line in lines)


def test_the_hand_is_shown_to_its_owner_alone():
    table = some_way_on(0)
    mine = "".join([line.plain for line in board(table).hand(80).lines()])
    assert "Burgle" in mine
    nobody = "".join([line.plain for line in board(table, seat=None).hand(80).lines()])
    assert nobody.strip() == ""


def test_every_sign_is_explained():
    for lang in ("en", "pl", "ru"):
        assert len(Board.legend(Teller(lang, ["me"], 0), Signs(ascii_only=True))) == 13
