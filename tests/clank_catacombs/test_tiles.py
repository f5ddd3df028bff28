"""Discovering tiles, and what comes with them (CC-117 to CC-140)."""

from __future__ import annotations

import pytest

from tests.clank_catacombs.situations import asked, at, do, now, offers, options, pieces, seat, told, view, why_not
from underkeep.clank_catacombs.dungeon import Way
from underkeep.clank_catacombs.mapping import joined
from underkeep.clank_catacombs.tiles import SQUARE
from underkeep.clank_catacombs.tiles.printed import ARTIFACT

PORCH = "pawn: east_porch, hand: [burgle]"


def tile_at(table, x: int, y: int) -> dict[str, object]:
    return next(tile for tile in view(table)["tiles"] if tile["cell"] == [x, y])


@pytest.mark.rule("CC-117")
@pytest.mark.rule("CC-118")
@pytest.mark.rule("CC-120")
def test_walking_out_of_the_map_reveals_a_tile_that_may_be_turned_at_will():
    table = at(f"{PORCH}, boots: 1", extra="stack: [H5]")
    events = do(table, "explore L.E1")
    assert told(events, "found_tile") == [{"event": "found_tile", "seat": 0, "tile": "H5", "cell": "1,1"}]
    assert offers(table, "place") == [f"place L.E1 rot {turn}" for turn in (0, 90, 180, 270)]
    # H5 turned by 90: its S2 comes to lie at W2, which meets L.E1
    do(table, "place L.E1 rot 90")
    assert tile_at(table, 1, 1) == {"tile": "H5", "cell": [1, 1], "rotation": 90}
    assert seat(table)["pawn"] == "h5_s"


@pytest.fixture
def walled():
    """H5 with a wall where its S2 is."""
    openings = SQUARE["H5"].double
    there, openings[5] = openings[5], None
    yield
    openings[5] = there


@pytest.mark.rule("CC-118")
@pytest.mark.rule("CC-283")
@pytest.mark.usefixtures("walled")
def test_a_tile_is_never_laid_with_a_wall_where_the_corridor_should_go_on():
    table = at(f"{PORCH}, boots: 1", extra="stack: [H5]")
    do(table, "explore L.E1")
    assert offers(table, "place") == [f"place L.E1 rot {turn}" for turn in (0, 180, 270)]
    blinked = at("pawn: east_porch, hand: [blink_spell, burgle]", extra="stack: [H5]")
    do(blinked, "play blink_spell", "teleport L.E1")
    assert options(blinked) == offers(table, "place")
    assert [joined(table.view(0), turns) is None for turns in range(4)] == [False, True, False, False]
    beside = at(f"{PORCH}, boots: 1", extra="tiles: [{id: H5, cell: [1, 1], rotation: 90}]")  # laid by a card
    assert offers(beside, "move h5") == ["move h5_s by L.E2"]
    assert offers(beside, "explore") == ["explore L.S1"]  # what faces a wall is a dead end


@pytest.mark.rule("CC-119")
def test_no_tile_is_found_where_one_lies():
    table = at(f"{PORCH}, boots: 1", extra="tiles: [{id: H5, cell: [1, 1]}]\nstack: [H2]")
    assert "explore L.E1" not in options(table)
    assert offers(table, "explore") == ["explore L.S1"]


@pytest.mark.rule("CC-121")
@pytest.mark.rule("CC-122")
@pytest.mark.parametrize(
    ("pawn", "opening", "cell"),
    [
        ("east_porch", "L.E2", [1, 1]),
        ("landing", "U.E2", [1, 0]),
        ("shrine", "U.N1", [0, -1]),
        ("west_porch", "L.S2", [0, 2]),
    ],
)
def test_tiles_lie_on_the_grid_beside_the_upper_or_the_lower_half_of_the_start_tile(pawn, opening, cell):
    table = at(f"pawn: {pawn}, hand: [burgle], boots: 1", extra="stack: [H5]")
    do(table, f"explore {opening}", f"place {opening} rot 0")
    assert tile_at(table, *cell)["tile"] == "H5"


@pytest.mark.rule("CC-123")
def test_symbols_of_the_new_half_apply_to_the_move():
    # D12 not turned: its W2 (with footprints) meets L.E1
    table = at(f"{PORCH}, boots: 3", extra="stack: [D12]")
    do(table, "explore L.E1", "place L.E1 rot 0")
    assert seat(table)["pawn"] == "d12_sw"
    assert now(table)["boots"] == 1


@pytest.mark.rule("CC-124")
@pytest.mark.rule("CC-125")
def test_an_orientation_that_cannot_be_paid_for_is_not_offered():
    table = at(f"{PORCH}, boots: 1", extra="stack: [D12]")
    do(table, "explore L.E1")
    # rot 0 needs a second boot, rot 270 meets N2 with two monsters, rot 180 E2 with one: damage can be taken
    assert offers(table, "place") == ["place L.E1 rot 90", "place L.E1 rot 180", "place L.E1 rot 270"]
    assert why_not(table, "place L.E1 rot 0") == "CC-125"


@pytest.mark.rule("CC-126")
def test_the_missing_boot_may_be_found_in_the_middle_of_the_move():
    table = at(f"{PORCH}, boots: 1, skill: 4", extra="stack: [D12]", row="[bandit]")
    do(table, "explore L.E1")
    assert "place L.E1 rot 0" not in options(table)
    assert asked(table) == (0, "place")
    do(table, "acquire bandit")
    assert "place L.E1 rot 0" in options(table)
    do(table, "place L.E1 rot 0")
    assert seat(table)["pawn"] == "d12_sw"


@pytest.mark.rule("CC-126")
def test_a_monster_or_a_device_may_give_it_too():
    table = at(
        f"{PORCH}, boots: 1, swords: 2, skill: 2", extra="stack: [D12]", row="[animated_wall, underground_river]"
    )
    do(table, "explore L.E1", "fight animated_wall")
    assert "place L.E1 rot 0" in options(table)
    device = at(f"{PORCH}, boots: 1, skill: 2", extra="stack: [D12]", row="[underground_river]")
    do(device, "explore L.E1", "use underground_river", "choose boot", "place L.E1 rot 0")
    assert seat(device)["pawn"] == "d12_sw"


@pytest.mark.rule("CC-127")
def test_swords_lockpicks_and_healing_may_be_found_in_the_middle_of_the_move():
    # D12 turned by 270: its N2 with two monsters meets L.E1
    swords = at(f"{PORCH}, boots: 1", extra="stack: [D12]")
    do(swords, "explore L.E1", "place L.E1 rot 270")
    assert asked(swords) == (0, "cross")
    assert offers(swords, "go") == ["go"]
    do(swords, "use potion_of_strength")
    assert offers(swords, "go") == ["go", "go swords 1", "go swords 2"]
    do(swords, "go swords 2")
    assert (seat(swords)["pawn"], seat(swords)["health"]) == ("d12_ne", 10)
    # H1 turned by 90 and L.E2: its locked S1 comes to lie at W1, which meets L.E2
    locks = at(f"{PORCH}, boots: 1, swords: 2", extra="stack: [H1]", row="[keymaster]")
    do(locks, "explore L.E2")
    assert "place L.E2 rot 90" not in options(locks)
    do(locks, "fight keymaster", "place L.E2 rot 90")
    assert (seat(locks)["pawn"], seat(locks)["lockpicks"]) == ("h1_e", 0)
    frail = at(f"{PORCH}, boots: 1, health: 2, tokens: [potion_of_healing]", extra="stack: [D12]")
    do(frail, "explore L.E1")
    assert "place L.E1 rot 270" not in options(frail)
    do(frail, "use potion_of_healing")
    assert "place L.E1 rot 270" in options(frail)


@pytest.mark.rule("CC-128")
def test_with_no_tiles_left_nobody_walks_into_the_void():
    laid = ", ".join([f"{{id: {tile}, cell: [-{at}, 0]}}" for at, tile in enumerate(list(SQUARE)[:26], 1)])
    extra = f"tiles: [{laid}]\nremoved: [{', '.join(list(SQUARE)[26:])}]"
    table = at(f"{PORCH}, boots: 1", extra=extra)
    assert view(table)["stack"]["tiles"] == 0
    assert offers(table, "explore") == []
    assert why_not(table, "explore L.E1") == "CC-128"


@pytest.mark.rule("CC-131")
@pytest.mark.rule("CC-133")
@pytest.mark.rule("CC-134")
@pytest.mark.rule("CC-135")
@pytest.mark.parametrize(("tile", "room", "value", "left"), [
    ("D01", "d01_nw", 10, [12, 15, 17]), ("D08", "d08_w", 12, [10, 15, 17]), ("D12", "d12_ne", 15, [10, 12, 17]),
])  # fmt: skip
def test_an_artifact_room_gets_its_artifact_from_the_stack(tile, room, value, left):
    table = at(f"{PORCH}, boots: 2", extra=f"stack: [{tile}]\nartifacts: [10, 12, 15, 17]")
    do(table, "explore L.E2")
    do(table, offers(table, "place")[0])
    assert view(table)["artifacts"] == {"stack": left, "rooms": {room: [value]}}


@pytest.mark.rule("CC-136")
def test_there_are_more_artifact_rooms_than_artifacts_and_the_last_ones_stay_empty():
    rooms = [room for tile in SQUARE.values() for room in tile.rooms if room.features & ARTIFACT]
    assert len(rooms) > 7
    table = at(f"{PORCH}, boots: 2", extra="stack: [D01]\nartifacts: []")
    do(table, "explore L.E2")
    do(table, offers(table, "place")[0])
    assert view(table)["artifacts"] == {"stack": [], "rooms": {}}


@pytest.mark.rule("CC-137")
def test_a_plus_room_with_too_few_artifacts_gets_the_best_one():
    table = at(f"{PORCH}, boots: 2", extra="stack: [D12]\nartifacts: [15, 17]")
    do(table, "explore L.E2")
    do(table, offers(table, "place")[0])
    assert view(table)["artifacts"] == {"stack": [15], "rooms": {"d12_ne": [17]}}


@pytest.mark.rule("CC-138")
def test_four_tiles_of_the_depths_are_haunted():
    assert [tile.id for tile in SQUARE.values() if tile.haunted] == ["D10", "D12", "D15", "D19"]


@pytest.mark.rule("CC-139")
@pytest.mark.rule("CC-140")
def test_a_haunted_tile_brings_a_ghost_if_one_is_left():
    table = at(f"{PORCH}, boots: 2", extra="stack: [D10]")
    do(table, "explore L.E2")
    assert (pieces(table).ghosts, pieces(table).clank_ghosts) == (4, 1)  # as soon as it is revealed
    do(table, offers(table, "place")[0])
    assert (pieces(table).ghosts, pieces(table).clank_ghosts) == (4, 1)
    none = at(f"{PORCH}, boots: 2", extra="stack: [D10]\nbag: {ghosts: 5}")
    do(none, "explore L.E2")
    do(none, offers(none, "place")[0])
    assert pieces(none).clank_ghosts == 0


@pytest.mark.rule("CC-279")
def test_footprints_on_both_halves_still_cost_two():
    # U.W2 of the shrine has footprints; D01 turned by 180 has its W1 (footprints) at E1, which meets it
    table = at("pawn: shrine, hand: [burgle], boots: 2", extra="tiles: [{id: D01, cell: [-1, 0], rotation: 180}]")
    do(table, "move d01_se by U.W2")
    assert now(table)["boots"] == 0


@pytest.mark.rule("CC-280")
def test_arrows_count_for_the_whole_corridor_and_opposed_ones_block_it():
    # D13's S2 leads out only, whatever it meets
    one = "tiles: [{id: H1, cell: [1, 1]}, {id: D13, cell: [2, 1]}, {id: D01, cell: [2, 2]}]"
    out = at("pawn: d13_s, hand: [burgle], boots: 1", extra=one)
    assert "move d01_nw by S2" in options(out)
    back = at("pawn: d01_nw, hand: [burgle], boots: 1", extra=one)
    assert why_not(back, "move d13_s by N1") == "CC-089"
    # No two arrows of our tiles can meet head on; nobody could walk there, but the rooms would be adjacent.
    near, far = SQUARE["D13"].double[5], SQUARE["D07"].double[5]
    assert near is not None
    assert far is not None
    there = Way(near.room.number, far.room.number, "S2", near, far)
    back_again = Way(far.room.number, near.room.number, "S2", far, near)
    assert there.against
    assert back_again.against
    assert not there.is_no_better_than(Way(near.room.number, 0, "S2", near, None))


@pytest.mark.rule("CC-281")
def test_in_the_midst_of_a_move_the_pawn_is_where_it_came_from():
    extra = "tiles: [{id: H1, cell: [1, 1]}]\nstack: [H5]"
    table = at("pawn: h1_e, gold: 7, boots: 2, hand: [burgle, blink_spell]", extra=extra)
    do(table, "explore E1")
    assert seat(table)["pawn"] == "h1_e"
    do(table, "buy crown")
    assert offers(table, "move") == offers(table, "explore") == []
    assert why_not(table, "move h1_w") == "CC-281"


@pytest.mark.rule("CC-A02")
def test_what_would_move_the_pawn_has_to_wait_until_the_move_is_over():
    extra = "tiles: [{id: H1, cell: [1, 1]}]\nstack: [H5]"
    table = at(
        "pawn: h1_e, boots: 2, skill: 6, hand: [burgle, blink_spell]", extra=extra, row="[floating_skull, swindle]"
    )
    do(table, "explore E1")
    assert "play burgle" in options(table)
    assert "acquire swindle" in options(table)
    assert why_not(table, "play blink_spell") == "CC-A02"
    assert why_not(table, "acquire floating_skull") == "CC-A02"


@pytest.mark.rule("CC-127")
def test_a_prison_may_be_opened_in_the_middle_of_a_move_for_the_sake_of_a_barbarian():
    # D12 turned by 180: its N2 with two monsters meets N1 of the prison's tile
    extra = "tiles: [{id: D13, cell: [1, 0]}]\nstack: [D12]\npools: {prisoners: [barbarian]}"
    table = at("pawn: d13_w, hand: [burgle], boots: 1, health: 2, lockpicks: 1", extra=extra)
    do(table, "explore N1")
    assert "place N1 rot 180" not in options(table)
    do(table, "open prison", "place N1 rot 180", "go swords 2")
    assert (seat(table)["pawn"], seat(table)["health"]) == ("d12_ne", 2)


@pytest.mark.rule("CC-125")
@pytest.mark.rule("CC-280")
@pytest.mark.card("catacombs_map")
def test_a_found_tile_is_not_laid_with_its_arrow_against_the_move_unless_a_map_helps():
    # D07 turned by 90: its S2, which only leads out, meets U.E1
    shrine, extra = "pawn: shrine, hand: [burgle], boots: 1, swords: 1, lockpicks: 1", "stack: [D07]"
    table = at(shrine, extra=extra)
    do(table, "explore U.E1")
    assert offers(table, "place")
    assert "place U.E1 rot 90" not in options(table)
    mapped = at(f"{shrine}, tokens: [catacombs_map, potion_of_strength]", extra=extra)
    do(mapped, "explore U.E1", "place U.E1 rot 90")
    assert seat(mapped)["pawn"] == "d07_se"


SHRINE = "pawn: shrine, boots: 1, cubes: 1, hand: [stumble, burgle]"


@pytest.mark.rule("CC-282")
def test_a_tile_that_nothing_can_pay_for_is_laid_but_the_pawn_stays_and_the_boot_is_lost():
    table = at(SHRINE, extra="stack: [H5]\nbag: {cubes: [29]}")
    do(table, "explore U.N2", "play stumble")  # the last cube, without which the monster there may not be met
    assert len(offers(table, "place")) == 4
    events = do(table, "place U.N2 rot 90")
    assert told(events, "held_up") == [{"event": "held_up", "seat": 0, "room": "shrine"}]
    assert seat(table)["pawn"] == "shrine"
    assert now(table)["boots"] == 0
    assert tile_at(table, 0, -1)["rotation"] == 90
    assert asked(table) == (0, "turn")


@pytest.mark.rule("CC-282")
def test_a_move_that_cannot_be_paid_for_any_more_is_given_up():
    table = at(SHRINE, extra="stack: [H5]\nbag: {cubes: [29]}")
    do(table, "explore U.N2", "place U.N2 rot 0")
    assert asked(table) == (0, "cross")
    assert "stay" not in options(table)
    do(table, "play stumble")
    assert "go" not in options(table)
    do(table, "stay")
    assert seat(table)["pawn"] == "shrine"
    assert asked(table) == (0, "turn")


@pytest.mark.rule("CC-283")
def test_openings_that_meet_join_by_themselves():
    extra = "tiles: [{id: H1, cell: [1, 1]}, {id: H2, cell: [2, 1]}, {id: H3, cell: [2, 0]}]\nstack: [H5]"
    table = at("pawn: landing, hand: [burgle], boots: 1", extra=extra)
    do(table, "explore U.E2", "place U.E2 rot 0")
    ways = {pieces(table).dungeon.tile_of(way.to).tile.id for room in SQUARE["H5"].rooms
            for way in pieces(table).dungeon.ways[room.number] if way.to >= 0}  # fmt: skip
    assert ways == {"START_A", "H1", "H3", "H5"}


@pytest.mark.rule("CC-118")
@pytest.mark.rule("CC-283")
def test_a_turn_that_would_not_continue_the_corridor_is_not_offered_and_a_wall_is_a_dead_end(monkeypatch):
    """Our tiles have openings everywhere; one that lacks W2 is made for this test alone."""
    monkeypatch.setattr(SQUARE["H5"], "double", [*SQUARE["H5"].double[:7], None])
    table = at(f"{PORCH}, boots: 1", extra="stack: [H5]")
    do(table, "explore L.E1")
    assert offers(table, "place") == [f"place L.E1 rot {turn}" for turn in (90, 180, 270)]
    walled = at(f"{PORCH}, boots: 1", extra="tiles: [{id: H5, cell: [1, 1]}]\nstack: [H2]")
    assert [option for option in options(walled) if "L.E1" in option] == []


def test_with_no_tiles_left_nobody_teleports_into_the_void():
    table = at("pawn: east_porch, hand: [blink_spell, burgle]")
    pieces(table).stack.clear()
    do(table, "play blink_spell")  # one room is left to go to, so nobody is asked
    assert seat(table)["pawn"] == "landing"
