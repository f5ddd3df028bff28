"""What greedy does with the spells, bosses, heroes and plain rooms of Rise of the Minibosses."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import do, options, view, with_minibosses
from underkeep import bots
from underkeep.bots.boss_monster import rise
from underkeep.bots.boss_monster.board import NOBODY, board_of

THEM = "{boss: robobo, dungeon: [open_grave]}"


def greedy(table: uk.Table) -> str:
    """What greedy would answer now."""
    assert table.decision is not None
    return options(table)[bots.make("greedy", 1).choose(table, table.decision.seat)]


def table_in(phase: str, mine: str, theirs: str = THEM, more: str = "", boss: str = "kirax_rmb") -> uk.Table:
    return with_minibosses(
        f"""
        phase: {phase}
        active: 0
        {more}
        players:
        - {{boss: {boss}, {mine}}}
        - {theirs}
        """
    )


def walking(mine: str, theirs: str = THEM, more: str = "", boss: str = "kirax_rmb") -> uk.Table:
    return table_in("adventure", mine, theirs, more, boss)


# -- kill arithmetic ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "health", "answer"),
    [
        ("smash", 2, "cast smash joe_the_smith"),
        ("pay_to_win", 1, "pass"),  # the room has been entered
        ("ambush, jinx", 8, "cast ambush joe_the_smith"),
    ],
)
def test_it_kills_a_hero_who_would_get_through(cards, health, answer):
    inside = f"inside: {{hero: joe_the_smith, room: 1, damage: {8 - health}}}"
    table = walking(f"wounds: 4, dungeon: [open_grave], hand: [{cards}], {inside}")
    assert greedy(table) == answer


def test_it_hits_hard_before_a_miniboss():
    inside = "inside: {hero: joe_the_smith, room: 1, damage: 4}"
    table = walking(f"wounds: 4, dungeon: [{{room: open_grave, miniboss: jinx}}], hand: [smash], {inside}")
    assert greedy(table) == "cast smash second joe_the_smith"


def test_it_pays_as_much_as_the_room_ahead_needs():
    inside = "inside: {hero: joe_the_smith, room: 1, damage: 3}"
    mine = f"wounds: 4, coins: 4, dungeon: [open_grave, golem_factory], hand: [pay_to_win], {inside}"
    table = walking(mine)
    assert greedy(table) == "cast pay_to_win 0:2"
    do(table, "cast pay_to_win 0:2")
    assert greedy(table) == "pay 2"


def test_it_sees_what_somebody_else_has_paid():
    inside = "inside: {hero: joe_the_smith, room: 1, damage: 3}"
    mine = f"wounds: 4, coins: 4, dungeon: [open_grave, golem_factory], hand: [pay_to_win], {inside}"
    theirs = "{boss: robobo, dungeon: [open_grave], souls: 9, hand: [counterspell]}"
    table = walking(mine.replace("wounds: 4", "souls: 9"), theirs)
    do(table, "cast pay_to_win 0:2", "pay 2")
    assert greedy(table) == "cast counterspell"


def test_it_makes_a_rivals_hero_survive():
    theirs = "{boss: robobo, souls: 9, dungeon: [open_grave], inside: {hero: joe_the_smith, room: 1, damage: 8}}"
    table = with_minibosses(
        f"""
        phase: adventure
        active: 1
        players:
        - {{boss: kirax_rmb, coins: 2, dungeon: [open_grave], hand: [armor_up]}}
        - {theirs}
        """
    )
    assert greedy(table) == "cast armor_up joe_the_smith"
    do(table, "cast armor_up joe_the_smith")
    assert greedy(table) == "pay 0"


def test_it_flies_into_a_rage_where_that_kills():
    rooms = "[open_grave, {room: fetid_beast, miniboss: jinx, level: 1}]"
    table = walking(f"wounds: 4, dungeon: {rooms}, hand: [rage], inside: {{hero: joe_the_smith, room: 1, damage: 1}}")
    assert greedy(table) == "cast rage 0:2"


def test_it_deactivates_the_room_that_would_kill_a_rivals_hero():
    inside = "inside: {hero: joe_the_smith, room: 1, damage: 6}"
    theirs = f"{{boss: robobo, souls: 9, dungeon: [open_grave, fetid_beast], {inside}}}"
    table = with_minibosses(
        f"""
        phase: adventure
        active: 1
        players:
        - {{boss: kirax_rmb, dungeon: [{{room: open_grave, miniboss: jinx}}], hand: [sabotage]}}
        - {theirs}
        """
    )
    assert greedy(table) == "cast sabotage second 1:2"


# -- coins and bosses -----------------------------------------------------------------------------------------------


def test_ravenus_doubles_the_room_ahead_if_that_kills():
    rooms = "[open_grave, fetid_beast]"
    inside = "inside: {hero: joe_the_smith, room: 1, damage: 2}"
    table = walking(f"levelled_up: true, wounds: 4, coins: 2, dungeon: {rooms}, {inside}", boss="ravenus")
    assert greedy(table) == "use ravenus 0:2"


def test_it_pays_scott_before_his_traps_win_the_game():
    table = with_minibosses(
        """
        phase: adventure
        active: 1
        players:
        - {boss: kirax_rmb, coins: 1, dungeon: [open_grave]}
        - {boss: scott, levelled_up: true, souls: 9, dungeon: [delvers_quarry, endless_gallery],
           entrance: [tess_dwarven_shieldmaiden]}
        """
    )
    do(table, "pass")
    assert greedy(table) == "use scott 1"


def test_it_counts_only_his_traps_for_scott():
    theirs = (
        "{boss: scott, levelled_up: true, dungeon: [delvers_quarry, fetid_beast, {room: loot_box, harmless: true}]}"
    )
    board = board_of(view(table_in("build", "hand: [freeze]", theirs), 0), 0)
    assert board.seats[1].damage() == [2, 3, 0]


def test_it_bribes_a_dark_hero_in_a_rivals_dungeon():
    table = with_minibosses(
        """
        phase: adventure
        active: 1
        players:
        - {boss: kirax_rmb, coins: 1, dungeon: [open_grave]}
        - {boss: robobo, souls: 9, dungeon: [open_grave], inside: {hero: sellsword, room: 1, damage: 6}}
        - {boss: gorgona}
        - {boss: xyzax}
        """
    )
    assert greedy(table) == "use sellsword"


def test_kirax_lures_a_hero_whom_he_kills():
    rooms = "[fetid_beast, power_leech]"
    table = table_in(
        "build",
        f"levelled_up: true, coins: 2, builds: 0, souls: 9, dungeon: {rooms}",
        "{boss: robobo}",
        more="town: [eloi_marlborn]",
    )
    assert greedy(table) == "use kirax_rmb 0 mage"


def test_it_puts_a_spell_dragon_or_a_thief_on_the_right_room():
    mine = "builds: 0, souls: 9, dungeon: [fetid_beast, power_leech], hand: [spirit_dragon]"
    table = table_in("build", mine, "{boss: robobo}", more="town: [eloi_marlborn]")
    assert greedy(table).startswith("cast spirit_dragon 0")
    mine = "builds: 0, wounds: 4, dungeon: [monster_academy], hand: [heist]"
    table = table_in("build", mine, "{boss: robobo}", more="town: [josie_vampire_slayer]")
    assert greedy(table) == "cast heist 0:1"


def test_it_pays_for_a_spell_that_is_worth_it_and_no_other():
    theirs = "{boss: robobo, dungeon: [open_grave], hand: [short_circuit]}"
    inside = "inside: {hero: joe_the_smith, room: 1, damage: 6}"
    table = walking(f"wounds: 4, coins: 1, dungeon: [open_grave], hand: [smash], {inside}", theirs)
    do(table, "cast smash joe_the_smith", "cast short_circuit")
    assert (options(table), greedy(table)) == (["pay 1", "pass"], "pay 1")
    table = walking(f"coins: 1, dungeon: [open_grave], hand: [smash], {inside.replace('6', '8')}", theirs)
    do(table, "cast smash joe_the_smith", "cast short_circuit")
    assert greedy(table) == "pass"


def test_it_buys_a_traitor_and_finds_a_place_for_it():
    theirs = "{boss: robobo, dungeon: [{room: open_grave, miniboss: jinx}]}"
    table = table_in("build", "coins: 3, dungeon: [fetid_beast, dark_altar], hand: [traitor]", theirs)
    assert greedy(table) == "cast traitor 1:1"
    do(table, "cast traitor 1:1")
    assert greedy(table) in options(table)
    assert view(table)["chain"][0]["card"] == "traitor"


# -- cards ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "answer"),
    [
        ("rebirth, zoning_board, internship", "cast rebirth 0"),
        ("windfall", "cast windfall"),
        ("respawn", "cast respawn"),
    ],
)
def test_it_casts_what_brings_cards_or_coins(cards, answer):
    table = table_in("build", f"builds: 0, dungeon: [delvers_quarry, dark_laboratory], hand: [{cards}]")
    assert greedy(table) == answer


def test_it_does_not_open_one_tomb_for_another():
    table = table_in("build", "builds: 0, hand: [tomb_of_terrors]", more="discard: [tomb_of_terrors, power_leech]")
    do(table, "play tomb_of_terrors")
    assert greedy(table) == "take power_leech"


def test_it_counts_what_rooms_deal_beyond_their_print():
    rooms = "[{stack: [golem_factory, doppelganger_hive]}, {stack: [dark_laboratory, magipede]}]"
    mine = f"dungeon: {rooms}, hand: [freeze, smash], inside: {{hero: joe_the_smith, room: 1, damage: 4}}"
    table = walking(f"{mine}, today: {{lured: 1}}")
    assert greedy(table) == "pass"  # the next room will kill it: 2, and 2 for the spells in my hand


@pytest.mark.parametrize("name", sorted({**rise.SPELLS, **rise.ABILITIES}))
def test_what_others_do_and_what_has_lost_its_target_costs_it_nothing(name):
    board = board_of(view(table_in("build", "hand: [freeze]"), 0), 0)
    effect = {**rise.SPELLS, **rise.ABILITIES}[name]
    aim = ["1", "mage"] if name in ("endless_gallery", "kirax_rmb", "rebirth", "scott") else ["1:4"]
    effect(board, 1, aim)
    assert (board.luck, board.hand) == (0.0, ["freeze"])
    assert [len(seat.dungeon) for seat in board.seats] == [0, 1]


def test_a_traitor_of_somebody_else_leaves_its_room():
    table = table_in("build", "dungeon: [{room: open_grave, miniboss: jinx}], hand: [freeze]")
    board = board_of(view(table, 0), 0)
    rise.SPELLS["traitor"](board, 1, ["0:1"])
    assert (board.me.dungeon[0].miniboss, board.luck) == (NOBODY, 0.0)


def test_it_does_not_double_the_rage_of_whoever_has_two_minibosses():
    rooms = "[{room: open_grave, miniboss: jinx}, dark_altar, {room: fetid_beast, miniboss: spike, level: 2}]"
    board = board_of(view(table_in("build", f"dungeon: {rooms}, hand: [freeze]"), 0), 0)
    rise.SPELLS["rage"](board, 0, ["0:3"])
    assert board.me.dungeon[2].bonus == 2
