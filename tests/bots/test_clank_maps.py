"""The commands that look at maps and fates by the thousand find what is wrong, and say what they saw."""

from __future__ import annotations

import pytest

from underkeep.bots.clank_catacombs import maps, survey
from underkeep.clank_catacombs.dungeon import Dungeon, cell_at, first_map
from underkeep.clank_catacombs.tiles import SQUARE, START


def test_maps_are_charted(capsys):
    assert maps.main(["--maps", "3", "--seed", "5"]) == 0
    said = capsys.readouterr().out
    assert "3 maps, no flaw" in said
    assert "4: 100.0%" in said  # every tile may be turned at will
    assert maps.main(["--maps", "2", "--single"]) == 0
    with pytest.raises(SystemExit):
        maps.main(["--maps", "0"])


def small() -> Dungeon:
    return first_map(START["a"], single=False).with_tile(SQUARE["H1"], cell_at(1, 1), 0)


def flaw_of(dungeon: Dungeon) -> str:
    with pytest.raises(maps.Flaw) as found:
        maps.check_map(dungeon, "map 7")
    return str(found.value)


def test_an_honest_map_has_no_flaw():
    maps.check_map(small(), "map 7")


def test_tiles_that_overlap_are_found():
    dungeon = small()
    del dungeon.cells[cell_at(1, 1)]
    assert "overlap" in flaw_of(dungeon)


def test_a_tile_that_nobody_can_reach_is_found():
    assert "h2_nw cannot be reached" in flaw_of(small().with_tile(SQUARE["H2"], cell_at(9, 9), 0))


def test_a_room_that_nobody_can_leave_is_found():
    dungeon = small()
    trap = SQUARE["H1"].rooms[1].number
    dungeon.ways[trap] = []
    assert "h1_e cannot be left again" in flaw_of(dungeon)


def test_a_corridor_that_leads_one_way_without_an_arrow_is_found():
    dungeon = small()
    porch, landing = [room.number for room in START["a"].rooms if room.id in ("west_porch", "landing")]
    dungeon.ways[porch] = [way for way in dungeon.ways[porch] if way.to != landing]
    assert "no corridor leads from west_porch to landing" in flaw_of(dungeon)


@pytest.fixture
def walled():
    """A tile with walls all around."""
    openings = SQUARE["D01"].double
    there, openings[:] = openings[:], [None] * 8
    yield
    openings[:] = there


@pytest.mark.usefixtures("walled")
def test_a_tile_that_fits_nowhere_is_found(capsys):
    assert "D01 fits nowhere" in flaw_of(small())
    assert maps.main(["--maps", "1"]) == 1
    assert "D01 cannot be laid behind" in capsys.readouterr().out


def test_fates_are_told(capsys):
    assert survey.main(["--games", "2", "greedy", "random"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("2 games; ended by: CC-")
    assert "boots home  thefts   escaped" in said
    with pytest.raises(SystemExit):
        survey.main(["--games", "1", "greedy"])
