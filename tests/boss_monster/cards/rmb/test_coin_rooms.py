"""What every room of Rise of the Minibosses does that has to do with coins or minibosses, and what it does not do."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    at_with_coins,
    damage,
    decider,
    decline,
    do,
    dungeon,
    entrance,
    finish_round,
    hand,
    options,
    seat,
    told,
    view,
    why_not,
)

THEM = "{boss: robobo, dungeon: [open_grave], hand: [freeze, freeze], coins: 5}"
NICK = "inside: {hero: nick_the_masher, room: 1}"  # 4 health


def table_in(phase: str, mine: str, theirs: str, more: str) -> uk.Table:
    return at_with_coins(
        f"""
        phase: {phase}
        active: 0
        {more}
        players:
        - {{boss: cleopatra, {mine}}}
        - {theirs}
        """
    )


def building(mine: str, *, theirs: str = THEM, more: str = "window: {gate: true}") -> uk.Table:
    return table_in("build", mine, theirs, more)


def walking(mine: str, *, theirs: str = THEM, more: str = "") -> uk.Table:
    return table_in("adventure", mine, theirs, more)


def revealed(card: str, *, mine: str = "", beneath: str = "", theirs: str = THEM, more: str = "") -> uk.Table:
    """The card lies face down, and is turned up."""
    table = building(
        f"builds: 0, dungeon: [{{stack: [{beneath}], face_down: {card}}}], {mine}", theirs=theirs, more=more
    )
    while view(table)["phase"] == "build":
        decline(table)
    return table


def coins(table: uk.Table, number: int = 0) -> int:
    hoard: int = seat(table, number)["coins"]
    return hoard


def used(table: uk.Table, said: str) -> list[uk.Event]:
    happened = do(table, said)
    while table.decision is not None and table.decision.kind in ("answer", "cancel"):
        happened += do(table, "pass")
    return happened


def leave(table: uk.Table) -> list[uk.Event]:
    """Everybody passes until the hero is dead or has left its room."""
    happened: list[uk.Event] = []
    place = view(table)["walking"]["place"]
    while view(table)["walking"] is not None and view(table)["walking"]["place"] == place:
        happened += decline(table)
    return happened


# -- cleric ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("monster_academy")
def test_monster_academy_pays_for_every_miniboss_that_is_shown():
    table = revealed("monster_academy", mine="hand: [spike, rocky, golem_factory], coins: 0")
    assert options(table) == ["show spike", "show rocky", "pass"]
    do(table, "show spike", "show rocky")
    assert (coins(table), sorted(hand(table, 0))[-2:]) == (4, ["rocky", "spike"])
    known = view(table, 1)["players"][0]["rooms"]["known"]
    assert {"rocky", "spike"} <= set(known)
    shy = revealed("monster_academy", mine="hand: [spike, rocky, golem_factory], coins: 0")
    do(shy, "show rocky", "pass")
    assert coins(shy) == 2
    none = revealed("monster_academy", mine="hand: [golem_factory], coins: 0")
    assert coins(none) == 0


@pytest.mark.card("ancient_guardtower")
def test_ancient_guardtower_buys_a_random_spell_of_the_opponent_it_watches_once():
    table = revealed("ancient_guardtower", mine="coins: 3, entrance: [nick_the_masher]")
    while decider(table) != 0 or "use ancient_guardtower 1 1" not in options(table):
        decline(table)
    assert seat(table, 0)["dungeon"][0]["rival"] == 1
    assert uk.load(table.position()).digest() == table.digest()
    used(table, "use ancient_guardtower 1 1")
    assert (coins(table), coins(table, 1), seat(table, 0)["spells"]["cards"]) == (2, 6, ["freeze"])
    assert seat(table, 1)["spells"]["count"] == 1
    assert why_not(table, "use ancient_guardtower 1 1") in ("BM-263", "BM-037")


@pytest.mark.card("ancient_guardtower")
def test_ancient_guardtower_watches_nobody_who_was_not_chosen():
    table = building("dungeon: [ancient_guardtower], coins: 3, hand: [golem_factory]")
    assert why_not(table, "use ancient_guardtower 1 1") == "BM-263"
    poor = building("dungeon: [{room: ancient_guardtower, rival: 1}], coins: 0, hand: [golem_factory]")
    assert why_not(poor, "use ancient_guardtower 1 1") == "BM-263"


@pytest.mark.card("vampire_lab")
def test_vampire_lab_heals_for_a_miniboss():
    table = revealed("vampire_lab", mine="hand: [spike, golem_factory], wounds: [nick_the_masher]")
    assert options(table) == ["discard spike", "pass"]
    do(table, "discard spike")
    assert (seat(table, 0)["souls"], seat(table, 0)["wounds"]) == (1, 0)
    kept = revealed("vampire_lab", mine="hand: [spike, golem_factory], wounds: [nick_the_masher]")
    do(kept, "pass")
    assert "spike" in hand(kept, 0)
    assert seat(kept, 0)["wounds"] == 1


@pytest.mark.card("haunted_cavern")
def test_haunted_cavern_holds_a_hero_back_for_a_coin():
    mine = "dungeon: [{stack: [open_grave, haunted_cavern]}], coins: 2, entrance: [nick_the_masher]"
    table = walking(mine)
    used(table, "use haunted_cavern 1 nick_the_masher")
    assert (coins(table), seat(table, 0)["entrance"][0]["waits"]) == (1, True)
    happened = finish_round(table)
    assert told(happened, "entered") == []
    assert entrance(table, 0) == ["nick_the_masher"]


@pytest.mark.card("minion_clinic")
@pytest.mark.parametrize(("answers", "paid"), [(["no"], 0), (["yes", "take fear", "no"], 1)])
def test_minion_clinic_takes_a_card_for_each_coin_put_on_it(answers, paid):
    more = "discard: [fear, jeopardy, dark_altar, spiked_pit]"
    table = revealed("minion_clinic", beneath="open_grave", mine="coins: 2", more=more)
    do(table, *answers)
    assert (coins(table), seat(table, 0)["dungeon"][0].get("coins", 0), damage(table, 0)) == (
        2 - paid,
        paid,
        [3 - paid],
    )
    assert ("fear" in hand(table, 0)) == (paid > 0)


@pytest.mark.card("minion_clinic")
def test_minion_clinic_takes_three_at_most():
    more = "discard: [fear, jeopardy, dark_altar, spiked_pit]"
    table = revealed("minion_clinic", beneath="open_grave", mine="coins: 9", more=more)
    do(table, "yes", "take fear", "yes", "take dark_altar", "yes", "take spiked_pit")
    assert (coins(table), damage(table, 0)) == (6, [0])
    empty = revealed("minion_clinic", beneath="open_grave", mine="coins: 9")
    assert coins(empty) == 9


@pytest.mark.card("robbers_vault")
def test_robbers_vault_swaps_hoards():
    table = revealed("robbers_vault", beneath="open_grave", mine="coins: 0")
    assert (coins(table), coins(table, 1)) == (5, 0)


# -- fighter --------------------------------------------------------------------------------------------------------


@pytest.mark.card("goblin_market")
def test_goblin_market_sells_to_its_neighbours():
    table = building("dungeon: [goblin_market, open_grave, spiked_pit], hand: [golem_factory], coins: 0")
    do(table, "build golem_factory new")
    finish_round(table)
    assert coins(table) == 2
    far = building("dungeon: [goblin_market, open_grave, spiked_pit], hand: [golem_factory], coins: 0")
    do(far, "build golem_factory on 3")
    finish_round(far)
    assert coins(far) == 0


@pytest.mark.card("training_camp")
def test_training_camp_doubles_a_monster_for_a_miniboss():
    table = building("dungeon: [training_camp, neanderthal_cave, spiked_pit], hand: [spike, golem_factory], builds: 0")
    before = damage(table, 0)
    assert "use training_camp 1 0:3" not in options(table)
    used(table, "use training_camp 1 0:2")
    assert damage(table, 0) == [before[0], 2 * before[1], before[2]]
    assert hand(table, 0) == ["golem_factory"]
    without = building("dungeon: [training_camp], hand: [golem_factory]")
    assert why_not(without, "use training_camp 1 0:1") == "BM-263"


@pytest.mark.card("foyer_elemental")
def test_foyer_elemental_takes_admission_of_survivors():
    mine = "dungeon: [{stack: [goblin_armory, foyer_elemental]}, open_grave], coins: 0"
    table = walking(f"{mine}, {NICK}")
    leave(table)
    assert coins(table) == 2
    dead = walking(f"{mine}, inside: {{hero: nick_the_masher, room: 1, damage: 99}}")
    leave(dead)
    assert coins(dead) == 0


# -- mage -----------------------------------------------------------------------------------------------------------


@pytest.mark.card("mysterious_portal")
def test_mysterious_portal_draws_a_spell_for_a_miniboss():
    table = revealed("mysterious_portal", mine="hand: [spike]")
    do(table, "discard spike")
    assert seat(table, 0)["spells"]["count"] == 1
    assert view(table)["discard"] == ["spike"]


@pytest.mark.card("alchemists_lab")
def test_alchemists_lab_pays_for_the_first_spell_of_a_round():
    table = building(
        "dungeon: [alchemists_lab, open_grave], hand: [freeze, freeze], coins: 0, builds: 0",
        theirs=THEM.replace("freeze, freeze", "golem_factory"),
    )
    do(table, "cast freeze 1:1")
    assert coins(table) == 2
    do(table, "cast freeze 0:2")
    assert coins(table) == 2


@pytest.mark.card("black_market")
def test_black_market_sells_a_spell_when_a_room_falls():
    table = building("dungeon: [black_market, unstable_mine], coins: 0, hand: [golem_factory]")
    do(table, "use unstable_mine 2")
    assert options(table) != ["yes", "no"]  # the coins come after the fall
    table = building("dungeon: [black_market, unstable_mine], coins: 1, hand: [golem_factory]")
    do(table, "use unstable_mine 2", "yes")
    assert (coins(table), seat(table, 0)["spells"]["count"]) == (3, 1)


@pytest.mark.card("cursed_well")
@pytest.mark.parametrize(("wish", "gold", "spells"), [("type coins", 2, 0), ("type spell", 0, 1)])
def test_cursed_well_grants_a_spell_or_coins(wish, gold, spells):
    table = building("dungeon: [open_grave], hand: [cursed_well], coins: 0")
    do(table, "play cursed_well", wish)
    assert (coins(table), seat(table, 0)["spells"]["count"]) == (gold, spells)
    assert view(table)["discard"] == ["cursed_well"]


@pytest.mark.card("loot_box")
def test_loot_box_holds_two_spells():
    table = revealed("loot_box", mine="coins: 2")
    assert (coins(table), seat(table, 0)["spells"]["count"]) == (0, 2)


@pytest.mark.card("crystal_ballroom")
def test_crystal_ballroom_draws_a_spell_for_each_coin():
    table = revealed("crystal_ballroom", beneath="witchs_kitchen", mine="coins: 9")
    do(table, "yes", "yes", "yes")
    assert (coins(table), seat(table, 0)["spells"]["count"], damage(table, 0)) == (6, 3, [0])
    shy = revealed("crystal_ballroom", beneath="witchs_kitchen", mine="coins: 9")
    do(shy, "no")
    assert (coins(shy), damage(shy, 0)) == (9, [3])


# -- thief ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("garbage_chute")
def test_garbage_chute_pays_for_the_first_room_that_falls():
    table = building("dungeon: [garbage_chute, unstable_mine, unstable_mine], coins: 0, hand: [golem_factory]")
    do(table, "use unstable_mine 2")
    assert coins(table) == 5
    do(table, "use unstable_mine 2")
    assert coins(table) == 8


@pytest.mark.card("unstable_mine")
def test_unstable_mine_falls_for_three_coins():
    table = building("dungeon: [unstable_mine], coins: 0, hand: [golem_factory]")
    do(table, "use unstable_mine 1")
    assert (coins(table), dungeon(table, 0)) == (3, [])


@pytest.mark.card("sawtooth_pendulum")
def test_sawtooth_pendulum_kills_the_weak_for_a_coin():
    table = walking("dungeon: [sawtooth_pendulum], coins: 2, inside: {hero: nick_the_masher, room: 1, damage: 1}")
    used(table, "use sawtooth_pendulum 1 nick_the_masher")
    assert (coins(table), seat(table, 0)["souls"]) == (1, 1)
    strong = walking(f"dungeon: [sawtooth_pendulum], hand: [freeze], coins: 2, {NICK}")
    assert why_not(strong, "use sawtooth_pendulum 1 nick_the_masher") == "BM-263"


@pytest.mark.card("the_catapult")
def test_the_catapult_deactivates_an_opponents_room_for_a_miniboss():
    table = building("dungeon: [the_catapult], hand: [spike, golem_factory], builds: 0")
    assert "use the_catapult 1 0:1" not in options(table)
    used(table, "use the_catapult 1 1:1")
    assert seat(table, 1)["dungeon"][0]["deactivated"]
    assert hand(table, 0) == ["golem_factory"]


@pytest.mark.card("paywall")
def test_paywall_is_lowered_by_the_coins_of_others():
    theirs = "{boss: robobo, dungeon: [{stack: [spiked_pit, paywall]}], hand: [freeze], coins: 0}"
    table = building("dungeon: [open_grave], hand: [golem_factory], coins: 2", theirs=theirs)
    assert "use paywall 1:1" in options(table)
    used(table, "use paywall 1:1")
    assert (coins(table), coins(table, 1), damage(table, 1)) == (1, 1, [3])
    assert why_not(table, "use paywall 0:1") == "BM-079"
    used(table, "use paywall 1:1")
    assert why_not(table, "use paywall 1:1") == "BM-263"
    finish_round(table)
    assert damage(table, 1) == [4]


@pytest.mark.card("paywall")
def test_paywall_is_of_no_use_to_its_owner_or_out_of_a_window():
    mine = "dungeon: [{stack: [spiked_pit, paywall]}], hand: [golem_factory], coins: 3"
    table = building(mine)
    assert not [said for said in options(table) if said.startswith("use")]
    assert why_not(table, "use paywall 0:1") == "BM-263"
    opening = at_with_coins(
        """
        phase: first_room
        active: 0
        players:
        - {boss: cleopatra, hand: [golem_factory]}
        - {boss: robobo}
        """
    )
    assert why_not(opening, "use paywall 1:1") == "BM-300"


@pytest.mark.card("paywall")
def test_a_paywall_that_comes_to_light_as_a_price_may_be_used_in_answer():
    theirs = """{boss: robobo, coins: 0, dungeon: [{stack: [spiked_pit, the_crushinator]},
        {stack: [spiked_pit, paywall, open_grave]}]}"""
    table = building("dungeon: [open_grave], hand: [golem_factory], coins: 1", theirs=theirs)
    do(table, "pass")
    do(table, "use the_crushinator 1 1:2")
    assert (decider(table), options(table)) == (0, ["use paywall 1:2", "pass"])


@pytest.mark.card("the_dreadmill")
def test_the_dreadmill_is_fed_or_destroyed_in_every_build_phase():
    mine = "dungeon: [{stack: [spiked_pit, the_dreadmill], coins: 1}], coins: 2, hand: [golem_factory]"
    table = building(mine, more="")
    assert (options(table), damage(table, 0)) == (["yes", "no"], [3])
    do(table, "yes")
    assert (coins(table), damage(table, 0)) == (1, [4])
    starved = building(mine, more="")
    do(starved, "no")
    assert (coins(starved), dungeon(starved, 0)) == (2, ["spiked_pit"])


@pytest.mark.card("the_dreadmill")
@pytest.mark.rule("BM-158")
def test_all_that_the_build_phase_begins_with_comes_in_the_order_of_xp_before_anybody_builds():
    mill = "dungeon: [{stack: [spiked_pit, the_dreadmill]}], coins: 1, hand: [golem_factory]"
    theirs = "{boss: robobo, dungeon: [{stack: [open_grave], miniboss: jinx}], hand: [dark_altar, dark_altar]}"
    table = building(mill, theirs=theirs, more="")
    assert (decider(table), options(table)) == (0, ["yes", "no"])
    do(table, "yes")
    assert decider(table) == 1
    assert uk.load(table.position()).digest() == table.digest()
    do(table, "discard dark_altar")
    assert (decider(table), coins(table)) == (0, 0)
    assert uk.load(table.position()).digest() == table.digest()


# -- several treasures ------------------------------------------------------------------------------------------------


@pytest.mark.card("personnel_office")
def test_personnel_office_takes_a_fee_once_a_round():
    theirs = "{boss: robobo, dungeon: [personnel_office], hand: [freeze], coins: 0}"
    mine = "dungeon: [{room: spiked_pit, miniboss: spike}, open_grave, {room: dark_altar, face_down: rocky}], coins: 3"
    table = building(f"{mine}, builds: 0", theirs=theirs)
    do(table, "promote 1")
    assert coins(table, 1) == 1
    while view(table)["phase"] == "build":
        decline(table)
    do(table, "yes")
    assert coins(table, 1) == 1
    built = building("dungeon: [{room: dark_altar, face_down: rocky}], coins: 3, builds: 0", theirs=theirs)
    while view(built)["phase"] == "build":
        decline(built)
    do(built, "yes")
    assert coins(built, 1) == 1


@pytest.mark.card("trophy_room")
@pytest.mark.rule("BM-041")
@pytest.mark.parametrize(
    ("others", "trophies"),
    [
        ("warp_tube, dark_portal, open_grave", 2 + 1),  # two thieves', mage and thief, a single cleric's
        ("{room: open_grave, deactivated: true}, {room: spiked_pit, miniboss: paddywhack}", 1 + 1),
        ("{room: dark_portal, deactivated: true}", 1),
        ("{stack: [dark_portal, open_grave]}", 1),
    ],
)
def test_trophy_room_counts_rooms_with_more_than_one_treasure_equal_or_different(others, trophies):
    table = building(f"coins: 0, builds: 0, dungeon: [{{stack: [], face_down: trophy_room}}, {others}]")
    while view(table)["phase"] == "build":
        decline(table)
    assert coins(table) == trophies


@pytest.mark.card("lightning_rod")
def test_lightning_rod_pays_for_a_death():
    table = walking("dungeon: [lightning_rod], coins: 0, inside: {hero: nick_the_masher, room: 1, damage: 99}")
    leave(table)
    assert coins(table) == 3


@pytest.mark.card("pixie_fountain")
def test_pixie_fountain_pays_for_wounds():
    table = building("dungeon: [pixie_fountain], coins: 0, wounds: 3, hand: [golem_factory]")
    do(table, "use pixie_fountain 1")
    assert (coins(table), dungeon(table, 0)) == (3, [])
    sound = building("dungeon: [pixie_fountain], coins: 0, hand: [golem_factory]")
    do(sound, "use pixie_fountain 1")
    assert coins(sound) == 0


@pytest.mark.card("the_keystone")
def test_the_keystone_pays_for_what_is_left():
    table = building("dungeon: [the_keystone, open_grave, spiked_pit], coins: 0, hand: [golem_factory]")
    do(table, "use the_keystone 1")
    assert coins(table) == 2


@pytest.mark.card("pool_of_shadows")
def test_pool_of_shadows_pays_for_a_spell():
    table = building("dungeon: [pool_of_shadows], coins: 0, hand: [fear], builds: 0")
    do(table, "use pool_of_shadows 1")
    assert (coins(table), hand(table, 0)) == (2, [])
