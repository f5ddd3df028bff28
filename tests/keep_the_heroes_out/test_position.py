"""A table written down and set up again; and what could never be."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.keep_the_heroes_out.figures import GUILD
from tests.keep_the_heroes_out.situations import (
    at,
    do,
    heroes,
    invaded,
    monsters,
    options,
    pieces,
    room,
    seat,
    view,
    why_not,
)
from underkeep.keep_the_heroes_out.kinds import ROOMS
from underkeep.keep_the_heroes_out.scenarios import scenario_named

HEAD = "underkeep: position 1\ngame: keep_the_heroes_out\noptions: {players: 2, clans: [rats, imps], scenario: %s}\n"


def loaded(lines: str, players: str = "- {}\n- {}\n", scenario: str = "textbook_dungeon") -> uk.Table:
    return uk.load(f"{HEAD % scenario}{lines}players:\n{players}")


def test_what_is_not_named_comes_from_the_scenario_and_the_seed():
    table = loaded("")
    seen = view(table)
    assert [player["hand"] for player in seen["players"]] == [5, 5]
    assert (room(table, "study")["treasure"], room(table, "library")["portal"]) == (3, "unfinished")
    assert (len(seen["loot"]["row"]), seen["guild"]["deck"], seen["wave"], seen["phase"]) == (5, 23, 1, "play")
    assert seen["treasures"]["spare"] == [5, 4, 3]


def test_a_room_says_what_is_in_it():
    table = loaded(
        "prison: [archer]\nrooms:\n"
        "  forge: {monsters: {rats: 2, imps: [0]}, heroes: [rogue, {class: mage, state: exhausted, damage: 0}],"
        " resources: {coin: 2}, traps: 1, portal: finished, treasure: t1_curse}\n  study: {treasure: none}\n"
    )
    assert monsters(table, "forge") == {"rats": [0, 0], "imps": [0]}
    assert heroes(table, "forge") == ({}, {"rogue": 1, "mage": 1})
    assert heroes(table, "prison") == ({}, {"archer": 1})
    there = room(table, "forge")
    assert (there["resources"]["coin"], there["traps"], there["portal"], there["treasure"]) == (2, 1, "finished", 1)
    assert room(table, "study")["treasure"] is None
    assert (view(table)["reserve"]["coin"], view(table)["reserve"]["heroes"]["rogue"]) == (4, 4)
    assert seat(table, 0)["lair"] == 7


def test_active_heroes_with_nothing_under_way_act_at_once():
    table = loaded("rooms: {forge: {heroes: [{class: rogue, state: active}], treasure: '2'}}\n")
    assert heroes(table, "forge") == ({}, {"rogue": 1})
    assert options(table)


def test_rooms_may_be_laid_as_one_likes():
    table = loaded("rooms: {vault: {at: [0, 0]}, prison: {at: [0, 1]}, forge: {at: [1, 0], rotation: 90}}\n")
    assert [one["room"] for one in view(table)["rooms"]] == ["vault", "forge", "prison"]
    # Of what this scenario puts into rooms, only the treasure of the Vault is in a dungeon that is laid differently.
    table = loaded("rooms: {vault: {at: [0, 0]}, sewers: {at: [0, 1]}, alchemist: {at: [1, 0], rotation: 90}}\n")
    assert [(one["treasure"], one["portal"]) for one in view(table)["rooms"]] == [
        (4, "none"), (None, "none"), (None, "none"),
    ]  # fmt: skip


def test_rooms_that_are_laid_as_the_scenario_has_them_hold_what_it_puts_there():
    plan = scenario_named("textbook_dungeon").dungeon
    rooms = [f"{{id: {ROOMS[one.room]}, cell: [{one.x}, {one.y}], rotation: {90 * one.turns}}}" for one in plan.placed]
    assert loaded(f"rooms: [{', '.join(rooms)}]\n").digest() == loaded("").digest()


def test_rooms_may_be_a_list_with_ids_and_cells_and_the_scenario_may_stand_beside_the_options():
    lines = (
        "underkeep: position 1\ngame: keep_the_heroes_out\noptions: {players: 1, difficulty: hardcore}\n"
        "scenario: jailbreak\nplayers: [{clan: rats}]\nrooms:\n"
        "- {id: vault, cell: [0, 0], rotation: 0, monsters: {rats: 2}}\n"
        "- {id: prison, cell: [0, 1], rotation: 0}\n"
    )
    table = uk.load(lines)
    assert [(one["room"], one["cell"]) for one in view(table)["rooms"]] == [("vault", [0, 0]), ("prison", [0, 1])]
    assert (table.options["scenario"], monsters(table, "vault")) == ("jailbreak", {"rats": [0, 0]})
    assert uk.load(table.position()).digest() == table.digest()


@pytest.mark.parametrize(
    ("one_way", "another"),
    [
        ("vault: {monsters: {rats: 2, imps: 1}}", "vault: {monsters: [rats, imps, rats]}"),
        ("vault: {monsters: {rats: 3}}", "vault: {monsters: [{clan: rats, count: 2}, {clan: rats, damage: 0}]}"),
        ("vault: {monsters: {rats: [0, 0]}}", "vault: {monsters: [{clan: rats, count: 2, damage: [0, 0]}]}"),
        ("vault: {monsters: {rats: 2}}", "vault: {monsters: {rats: {count: 2}}}"),
        ("vault: {monsters: {rats: [0, 0]}}", "vault: {monsters: {rats: {count: 2, damage: 0}}}"),
        ("vault: {monsters: {rats: [0]}}", "vault: {monsters: {rats: {damage: [0]}}}"),
        ("forge: {heroes: [rogue, mage]}", "forge: {heroes: {exhausted: [rogue, mage]}}"),
        (
            "forge: {heroes: [rogue, {class: mage, state: active}]}",
            "forge: {heroes: {exhausted: {rogue: 1, mage: 0}, active: {mage: 1}}}",
        ),
        ("forge: {heroes: [rogue]}", "forge: {heroes: [{class: rogue, exhausted: true}]}"),
        ("forge: {heroes: [rogue]}", "forge: {heroes: [{class: rogue, active: false, damage: 0}]}"),
        ("forge: {heroes: [rogue]}", "forge: {heroes: [{class: rogue, state: exhausted, active: false}]}"),
        ("forge: {heroes: [{class: rogue, state: active}]}", "forge: {heroes: [{class: rogue, active: true}]}"),
        ("forge: {heroes: [{class: rogue, state: active}]}", "forge: {heroes: [{class: rogue, exhausted: false}]}"),
        ("forge: {resources: {coin: 2, frog: 1}}", "forge: {resources: [coin, frog, coin]}"),
        ("study: {treasure: none}", "study: {treasure: null}"),
        ("library: {portal: none}", "library: {portal: null}"),
        ("study: {treasure: 1}", "study: {treasure: {value: 1}}"),
        ("study: {treasure: t2_curse}", "study: {treasure: {value: 2, effect: curse}}"),
    ],
)
def test_what_lies_in_a_room_may_be_told_in_several_ways(one_way, another):
    assert loaded(f"rooms: {{{another}}}\n").digest() == loaded(f"rooms: {{{one_way}}}\n").digest()


@pytest.mark.parametrize(
    ("one_way", "another"),
    [
        ("prison: [mage]\n", "prison: [{class: mage, exhausted: true}]\n"),
        ("prison: [mage, mage]\n", "prison: {exhausted: {mage: 2}}\n"),
        ("loot: {row: [sword, spider]}\n", "loot: [sword, spider]\n"),
        ("rooms: [{id: study, traps: 1}]\n", "rooms: [{room: study, traps: 1}]\n"),
        ("phase: play\n", "phase: play_cards\n"),
        ("phase: exchange\n", "phase: exchange_loot\n"),
        ("phase: invasion\n", "phase: hero_invasion\n"),
        ("phase: end\n", "phase: end_turn\n"),
    ],
)
def test_what_lies_on_the_table_may_be_told_in_several_ways(one_way, another):
    assert loaded(another).digest() == loaded(one_way).digest()


@pytest.mark.rule("KH-062")
@pytest.mark.rule("KH-063")
def test_a_position_may_stand_before_clean_up():
    table = loaded("phase: clean_up\n", "- {hand: [rat_scurry], play: [rat_swarm]}\n- {}\n")
    mine = seat(table, 0)
    assert (mine["hand"], mine["play"], mine["discard"]) == (5, [], ["rat_swarm"])
    assert options(table) == ["gamble", "done"]


@pytest.mark.rule("KH-066")
def test_an_invasion_with_nothing_under_way_has_all_its_cards_to_come():
    table = loaded("phase: invasion\nwave: 2\nguild_deck: [mage_hat, rogue_hat]\nactive: 1\n")
    assert (view(table)["guild"]["discard"], view(table)["due"]) == (["mage_hat"], 1)  # of the two of a family game
    table = loaded("phase: invasion\ndue: 0\nguild_deck: [mage_hat]\nactive: 1\n")
    assert (view(table)["guild"]["discard"], view(table)["active"]) == ([], 0)
    rooms = "rooms: {vault: {heroes: [{class: rogue, active: true}], treasure: 4}}\n"
    table = loaded(f"phase: invasion\n{rooms}active: 1\n")
    assert (view(table)["guild"]["discard"], view(table)["active"]) == ([], 0)  # he was the last


def test_that_no_card_of_an_invasion_is_left_is_written_down():
    table = loaded(
        f"phase: invasion\ndue: 0\nwave: 2\nguild_discard: [{', '.join(GUILD)}, tb_scouts, tb_quiet, tb_rust]\n"
    )
    assert table.result is not None
    assert uk.load(table.position()).digest() == table.digest()


@pytest.mark.rule("KH-004")
@pytest.mark.rule("KH-198")
def test_a_dungeon_may_have_no_prison():
    rooms = "rooms: {vault: {at: [0, 0]}, sewers: {at: [1, 0], treasure: t1_prisoner}}\n"
    table = loaded(f"phase: rest\n{rooms}guild_deck: [mage_bones, rogue_hat]\n")
    while view(table)["active"] == 0:
        do(table, options(table)[0])
    assert view(table)["guild"]["discard"] == ["mage_bones", "rogue_hat"]
    assert view(table)["reserve"]["heroes"] == {"fighter": 5, "rogue": 5, "mage": 3, "archer": 5}
    assert why_not(table, "gamble") == "KH-004"


@pytest.mark.parametrize(
    ("lines", "field"),
    [
        ("scenario: jailbreak\n", "scenario"),  # the options say another
        ("rooms: [{id: vault}, {id: vault}]\n", "rooms"),
        ("rooms: {vault: {at: [0, 0], cell: [0, 0]}}\n", "rooms.vault"),
        ("rooms: [{id: vault, room: vault}]\n", "rooms[0]"),
        ("rooms: [{cell: [0, 0]}]\n", "rooms[0]"),
        ("rooms: {forge: {heroes: [{class: mage, state: active, exhausted: true}]}}\n", "rooms.forge.heroes[0]"),
        ("rooms: {forge: {monsters: [{clan: rats, count: 2, damage: [0]}]}}\n", "rooms.forge.monsters"),
        ("rooms: {forge: {treasure: {value: 1, effect: defeat}}}\n", "rooms.forge.treasure"),
    ],
)
def test_what_is_said_twice_or_not_at_all_is_refused(lines, field):
    with pytest.raises(uk.BadPosition) as refused:
        loaded(lines)
    assert refused.value.field == field


def moments() -> list[uk.Table]:
    """In the middle of everything that can be under way."""
    found = [at("rats", hand="rat_swarm", rooms={"vault": "monsters: {rats: 3}"})]
    do(found[-1], "play rat_swarm left", "horde move vault", "move vault forge")
    found.append(at("rats", hand="rat_scurry", phase="exchange"))
    do(found[-1], "exchange rat_scurry", "replace spider")
    rooms = {"study": "heroes: [rogue, rogue, archer], treasure: t2_curse", "vault": "monsters: {rats: 5}"}
    table, _ = invaded("mage_eye", rooms=rooms)
    do(table, "next mage study", "next study", "exhaust mage")
    found.append(table)
    table, _ = invaded("bb_roadies", scenario="battle_of_the_bands",
                       rooms={"vault": "monsters: {rats: 5}, resources: {coin: 1}, traps: 1"})  # fmt: skip
    found.append(table)
    rooms = {"forge": "monsters: {rats: 1, skeletons: 1}", "vault": "monsters: {rats: 5}"}
    table, _ = invaded("mage_swords", clans="rats skeletons", rooms=rooms, others=("hand: [skeleton_bone_shield]",))
    do(table, "next mage forge", "next forge", "hit rats")
    found.append(table)
    table = at("rats", hand="rat_busy_paws", scenario="under_construction",
               rooms={"grand_builder": "monsters: {rats: 1}, resources: {coin: 2}"})  # fmt: skip
    do(table, "play rat_busy_paws left", "use grand_builder value 2")
    do(table, options(table)[0])
    found.append(table)
    do(table.clone(), options(table)[0])
    return found


@pytest.mark.parametrize("number", range(6))
def test_a_position_may_stand_in_the_middle_of_anything(number):
    table = moments()[number]
    again = uk.load(table.position())
    assert again.digest() == table.digest()
    assert options(again) == options(table)


def test_a_built_room_is_written_down():
    table = moments()[5]
    do(table, options(table)[0])
    again = uk.load(table.position())
    assert again.digest() == table.digest()
    assert len(view(again)["rooms"]) == 8


@pytest.mark.parametrize(
    ("lines", "field", "rule"),
    [
        ("rooms: {laboratory: {traps: 1}}\n", "rooms.laboratory", "KH-004"),
        ("rooms: {vault: {at: [0, 0]}, prison: {traps: 1}}\n", "rooms.prison", "KH-004"),
        ("rooms: {vault: {at: [0, 0]}, prison: {at: [0, 0]}}\n", "rooms", "KH-004"),
        ("rooms: {prison: {at: [0, 0]}, forge: {at: [0, 1]}}\n", "rooms", "KH-004"),
        ("rooms: {vault: {at: [0, 0]}, laboratory: {at: [0, 1]}}\n", "rooms", "KH-004"),
        ("prison: [mage]\nrooms: {vault: {at: [0, 0]}, forge: {at: [0, 1]}}\n", "prison", "KH-004"),
        ("rooms: {vault: {at: [0, 0]}, prison: {at: [0, 5]}}\n", "rooms.prison", "KH-152"),
        ("rooms: {vault: {at: [0, 0], rotation: 45}, prison: {at: [0, 1]}}\n", "rooms.vault.rotation", "KH-153"),
        ("rooms: {forge: {monsters: {slimes: 1}}}\n", "rooms.forge.monsters.slimes", "KH-016"),
        ("rooms: {forge: {monsters: {imps: 5}}}\n", "rooms.forge.monsters.imps", "KH-017"),
        ("rooms: {forge: {monsters: {imps: [1]}}}\n", "rooms.forge.monsters.imps", "KH-189"),
        ("rooms: {forge: {heroes: [mage, mage, mage, mage, mage, mage]}}\n", "rooms.forge.heroes", "KH-162"),
        ("rooms: {forge: {resources: {coin: 7}}}\n", "rooms.forge.resources", "KH-075"),
        ("rooms: {forge: {traps: 9}}\n", "rooms.forge.traps", "KH-075"),
        ("rooms: {vault: {treasure: none}}\n", "rooms.vault.treasure", "KH-070"),
        ("rooms: {forge: {treasure: '4'}}\n", "rooms.forge.treasure", "KH-006"),
        ("rooms: {forge: {treasure: t3_losses}, study: {treasure: t3_losses}}\n", "rooms.study.treasure", "KH-006"),
        ("stolen: [t4_defeat]\n", "rooms.vault.treasure", "KH-006"),
        ("guild_deck: [mage_hat, mage_hat]\n", "guild_deck[1]", "KH-007"),
        ("guild_discard: [witch_visit]\n", "guild_discard[0]", "KH-007"),
        ("loot: {row: [mimic, mimic, mimic]}\n", "loot.row", "KH-009"),
        ("loot: {row: [spider, spider, spider, mimic, mimic, sword]}\n", "loot.row", "KH-010"),
        ("loot: {row: [slime_ooze]}\n", "loot.row", "KH-009"),
        ("loot: {foreign: [rats]}\n", "loot.foreign", "KH-143"),
        ("active: 4\n", "active", ""),
        ("first: 5\n", "first", ""),
        ("arrivals: [{hero: mage, room: forge, how: summoned}]\n", "arrivals[0]", "KH-170"),
        ("under_way: [{do: act, seat: 3}]\n", "under_way[0].seat", ""),
        ("under_way: [{do: act, card: rat_scurry, left: [move]}]\n", "under_way[0].seat", ""),
        ("under_way: [{do: act, seat: 0, card: rat_scurry, side: 2}]\n", "under_way[0].side", "KH-096"),
        ("under_way: [{do: charge, room: vault}]\n", "under_way[0].room", "KH-201"),
        ("under_way: [{do: charge}]\n", "under_way[0].room", "KH-201"),
        ("under_way: [{do: op, op: 'rent_due:1'}]\n", "under_way[0].op", "KH-159"),
        ("under_way: [{do: act, seat: 0, left: [fly]}]\n", "under_way[0].left", "KH-077"),
        ("under_way: [{do: act, seat: 0, left: [draw twice]}]\n", "under_way[0].left", "KH-077"),
    ],
)
def test_what_could_never_be_is_refused_by_field_and_rule(lines, field, rule):
    with pytest.raises(uk.BadPosition) as refused:
        loaded(lines)
    assert (refused.value.field, refused.value.rule) == (field, rule)


@pytest.mark.parametrize(
    ("players", "field", "rule"),
    [
        ("- {}\n", "players", ""),
        ("- {clan: slimes}\n- {}\n", "players[0].clan", "KH-015"),
        ("- {hand: [rat_gang_up, rat_gang_up]}\n- {}\n", "players[0].hand[1]", "KH-009"),
        ("- {hand: [rat_scurry], known_in_hand: [rat_gang_up]}\n- {}\n", "players[0].known_in_hand", ""),
    ],
)
def test_players_that_could_never_be_are_refused(players, field, rule):
    with pytest.raises(uk.BadPosition) as refused:
        loaded("", players)
    assert (refused.value.field, refused.value.rule) == (field, rule)


def test_clans_are_told_by_the_options_or_by_the_players():
    free = "underkeep: position 1\ngame: keep_the_heroes_out\noptions: {players: 2}\n"
    table = uk.load(f"{free}players:\n- {{clan: rats}}\n- {{clan: imps}}\n")
    assert [player["clan"] for player in view(table)["players"]] == ["rats", "imps"]
    for players, field in (
        ("- {clan: rats}\n- {clan: rats}\n", "players[1].clan"),
        ("- {}\n- {}\n", "players[0].clan"),
    ):
        with pytest.raises(uk.BadPosition) as refused:
            uk.load(f"{free}players:\n{players}")
        assert refused.value.field == field
    draft = uk.load(f"{free}phase: clans\nplayers:\n- {{clan: rats}}\n- {{}}\n")
    assert options(draft)[0] == "clan red_dragon"
    assert "clan rats" not in options(draft)
    assert len(pieces(draft).loot) == 60


@pytest.mark.rule("KH-143")
@pytest.mark.parametrize(
    ("lines", "players"),
    [
        ("loot: [slime_ooze, slime_ooze, sword]\n", "- {}\n- {}\n"),
        ("loot: {deck: [slime_tide]}\n", "- {}\n- {}\n"),
        ("", "- {}\n- {discard: [slime_split]}\n"),
    ],
)
def test_a_tactics_card_of_a_clan_that_nobody_plays_says_what_the_laboratory_has_mixed_in(lines, players):
    for seed in range(3):
        table = loaded(f"seed: {seed}\n{lines}", players, "mad_science")
        assert view(table)["loot"]["foreign"] == ["slimes"]
    with pytest.raises(uk.BadPosition) as refused:
        loaded("loot: [slime_ooze, gnoll_prowl]\n", scenario="mad_science")
    assert refused.value.field == "loot.row"


def test_too_many_portals_are_refused():
    rooms = ", ".join(f"{name}: {{portal: finished}}" for name in (
        "vault", "forge", "workshop", "library", "alchemist", "catacombs", "study", "sewers", "prison"))  # fmt: skip
    with pytest.raises(uk.BadPosition) as refused:
        loaded(f"rooms: {{{rooms}}}\n")
    assert refused.value.rule == "KH-075"


@pytest.mark.rule("KH-148")
def test_in_a_dungeon_of_ones_own_all_rooms_that_it_does_without_can_be_built():
    mine = "rooms: [{id: vault, cell: [0, 0]}, {id: prison, cell: [0, 1]}, {id: grand_builder, cell: [0, -1]}]\n"
    for scenario in ("witchs_cauldron", "under_construction"):
        table = loaded(mine + "projects: [library, forge]\n", scenario=scenario)
        builder = view(table)["builder"]
        assert (builder["projects"], builder["stack"]) == (["library", "forge"], 7)
        assert uk.load(table.position()).digest() == table.digest()
    assert view(loaded("", scenario="the_annex"))["builder"]["stack"] == 1  # of the four that the scenario names


@pytest.mark.rule("KH-144")
def test_without_a_prison_no_laboratory_is_built():
    mine = (
        "rooms: [{id: vault, cell: [0, 0]}, {id: grand_builder, cell: [0, -1], monsters: [rats], resources: [coin]}]\n"
    )
    players = "- {hand: [rat_busy_paws]}\n- {hand: []}\n"
    table = loaded(f"{mine}projects: [laboratory, forge, prison]\n", players)
    do(table, "play rat_busy_paws left", "use grand_builder value 1")
    assert options(table) == ["build forge", "build prison"]
    table = loaded(f"{mine}projects: [laboratory]\n", players)
    do(table, "play rat_busy_paws left")
    assert why_not(table, "use grand_builder value 1") == "KH-152"


def test_projects_that_stand_or_are_not_in_the_stack_are_refused():
    for lines in ("projects: [forge]\n", "projects: [study]\nbuilder_stack: [study]\n"):
        with pytest.raises(uk.BadPosition) as refused:
            loaded(lines, scenario="under_construction")
        assert refused.value.rule == "KH-148"


def test_cards_that_everybody_knows_in_a_hand_are_written_down():
    table = loaded("", "- {hand: [rat_scurry, rat_swarm], known_in_hand: [rat_swarm]}\n- {}\n")
    assert view(uk.load(table.position()))["players"][0]["shown"] == ["rat_swarm"]
