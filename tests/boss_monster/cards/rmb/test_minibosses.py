"""What every miniboss of Rise of the Minibosses does on each of its levels, and what it does not do."""

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
    town,
    view,
    why_not,
)

THEM = "{boss: robobo, dungeon: [open_grave], hand: [freeze, freeze]}"
NICK = "inside: {hero: nick_the_masher, room: 1}"  # 4 health
DEAD = "inside: {hero: nick_the_masher, room: 1, damage: 99}"


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


def having(miniboss: str, level: int, room: str = "spiked_pit", more: str = "") -> str:
    return f"{{stack: [{room}], miniboss: {miniboss}, level: {level}{more}}}"


def used(table: uk.Table, said: str) -> list[uk.Event]:
    """Somebody uses a miniboss; who could answer does not."""
    happened = do(table, said)
    while table.decision is not None and table.decision.kind in ("answer", "cancel"):
        happened += do(table, "pass")
    return happened


def leave(table: uk.Table) -> list[uk.Event]:
    """Everybody passes until the hero has left the room."""
    happened: list[uk.Event] = []
    while not told(happened, "died") and not told(happened, "survived"):
        happened += decline(table)
    return happened


def level(table: uk.Table, place: int = 1) -> int:
    number: int = seat(table, 0)["dungeon"][place - 1]["miniboss"]["level"]
    return number


@pytest.mark.card("spike", "icicle_man", "brassknuckle")
@pytest.mark.parametrize("miniboss", ["spike", "icicle_man", "brassknuckle"])
def test_its_room_deals_one_more_damage(miniboss):
    plain = damage(building("dungeon: [spiked_pit]"), 0)
    assert damage(building(f"dungeon: [{having(miniboss, 1)}]"), 0) == [plain[0] + 1]


@pytest.mark.card("kid_croak", "draculad", "cerebella", "paddywhack")
@pytest.mark.parametrize(
    ("miniboss", "treasure"),
    [("kid_croak", "fighter"), ("draculad", "cleric"), ("cerebella", "mage"), ("paddywhack", "thief")],
)
def test_its_room_has_one_more_treasure(miniboss, treasure):
    plain = seat(building("dungeon: [open_grave]"), 0)["treasures"]
    rich = seat(building(f"dungeon: [{having(miniboss, 1, 'open_grave')}]"), 0)["treasures"]
    assert rich == {**plain, treasure: plain[treasure] + 1}


def test_a_room_that_was_robbed_has_nothing_of_its_miniboss_and_a_silent_one_neither():
    robbed = building(f"dungeon: [{having('kid_croak', 1, 'open_grave', ', robbed: true')}]")
    assert seat(robbed, 0)["treasures"]["fighter"] == 0
    silent = building(f"dungeon: [{having('spike', 1, 'spiked_pit', ', silent: true')}]")
    assert damage(silent, 0) == damage(building("dungeon: [spiked_pit]"), 0)


# -- Spike ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("spike")
def test_spike_hurts_a_hero_in_its_room_for_a_card_once_a_round():
    table = walking(f"dungeon: [{having('spike', 2)}, open_grave], hand: [golem_factory, dark_altar], {NICK}")
    used(table, "use spike nick_the_masher")
    if table.decision is not None and table.decision.kind == "discard":
        do(table, "discard golem_factory")
    assert view(table)["walking"]["damage"] == 2
    assert hand(table, 0) == ["dark_altar"]
    assert seat(table, 0)["dungeon"][0]["miniboss"]["spent"]
    assert why_not(table, "use spike nick_the_masher") in ("BM-042", "BM-052")
    assert level(table) == 2


@pytest.mark.card("spike")
def test_spike_sends_any_miniboss_home():
    theirs = "{boss: robobo, dungeon: [{room: open_grave, miniboss: rocky}], hand: [freeze]}"
    table = building(f"dungeon: [{having('spike', 3)}], hand: [golem_factory]", theirs=theirs)
    assert [said for said in options(table) if said.startswith("use")] == ["use spike 0:1", "use spike 1:1"]
    happened = used(table, "use spike 1:1")
    assert "rocky" in view(table, 0)["players"][1]["rooms"]["known"]
    assert "miniboss" not in seat(table, 1)["dungeon"][0]
    assert [event["card"] for event in told(happened, "called_home")] == ["rocky"]
    assert level(table) == 1


# -- Kid Croak ------------------------------------------------------------------------------------------------------


@pytest.mark.card("kid_croak")
def test_kid_croak_swaps_two_rooms_in_the_build_phase():
    table = building(f"dungeon: [{having('kid_croak', 2)}, dark_altar], builds: 0")
    do(table, "use kid_croak")
    if options(table)[0].startswith("room"):
        do(table, "room 0:1")
    assert dungeon(table, 0) == ["dark_altar", "spiked_pit"]
    assert not [said for said in options(table) if said.startswith("use kid_croak")]
    late = walking(f"dungeon: [{having('kid_croak', 2)}, dark_altar], {NICK}")
    assert "use kid_croak" not in options(late)


@pytest.mark.card("kid_croak")
@pytest.mark.parametrize(("way", "change"), [("more", 1), ("less", -1)])
def test_kid_croak_makes_all_monsters_of_a_dungeon_stronger_or_weaker(way, change):
    theirs = "{boss: robobo, dungeon: [goblin_armory, spiked_pit, neanderthal_cave], hand: [freeze]}"
    table = building(f"dungeon: [{having('kid_croak', 3)}], hand: [golem_factory]", theirs=theirs)
    before = damage(table, 1)
    assert "use kid_croak 0 more" not in options(table)  # a pit is no monster
    used(table, f"use kid_croak 1 {way}")
    assert damage(table, 1) == [before[0] + change, before[1], before[2] + change]


@pytest.mark.card("kid_croak")
@pytest.mark.rule("BM-272")
@pytest.mark.parametrize(("way", "below", "above"), [("more", [2], [2]), ("less", [0], [2])])
def test_kid_croak_also_counts_for_a_monster_that_is_uncovered_later_in_the_round(way, below, above):
    theirs = "{boss: robobo, dungeon: [{stack: [imp_hoard, unstable_mine]}, imp_hoard], hand: [freeze]}"
    table = building(f"dungeon: [{having('kid_croak', 3)}], hand: [freeze]", theirs=theirs)
    used(table, f"use kid_croak 1 {way}")
    assert damage(table, 1) == above + below
    again = uk.load(table.position())
    assert again.digest() == table.digest()
    while "use unstable_mine 1" not in options(table):
        do(table, "pass")
    do(table, "use unstable_mine 1")
    assert damage(table, 1) == below + below
    finish_round(table)
    assert damage(table, 1)[-1] == 1


@pytest.mark.card("kid_croak")
def test_kid_croak_makes_no_monster_deal_less_than_nothing():
    theirs = "{boss: robobo, dungeon: [dragon_hatchery, {room: imp_hoard, tokens: 1}], hand: [freeze]}"
    table = building(f"dungeon: [{having('kid_croak', 3)}], hand: [golem_factory]", theirs=theirs)
    assert damage(table, 1) == [0, 2]
    used(table, "use kid_croak 1 less")
    assert damage(table, 1) == [0, 1]


# -- Draculad -------------------------------------------------------------------------------------------------------


@pytest.mark.card("draculad")
def test_draculad_sends_a_hero_back_to_town_once_a_round():
    table = walking(f"dungeon: [open_grave, {having('draculad', 2)}], {NICK}, entrance: [boden_the_pantless]")
    used(table, "use draculad nick_the_masher")
    assert "nick_the_masher" in town(table)
    while view(table)["walking"] is None:
        decline(table)
    assert not [said for said in options(table) if said.startswith("use draculad")]


@pytest.mark.card("draculad")
def test_draculad_looks_at_a_hand_and_takes_a_room_or_a_spell():
    table = building(f"dungeon: [{having('draculad', 3)}], hand: [golem_factory]")
    used(table, "use draculad 1")
    assert options(table) == ["take freeze", "pass"]
    do(table, "take freeze")
    assert (hand(table, 0), hand(table, 1)) == (["golem_factory", "freeze"], ["freeze"])
    shy = building(f"dungeon: [{having('draculad', 3)}], hand: [golem_factory]")
    used(shy, "use draculad 1")
    do(shy, "pass")
    assert hand(shy, 1) == ["freeze", "freeze"]


# -- Rocky ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("rocky")
def test_any_room_may_be_built_on_rockys():
    table = building(f"dungeon: [{having('rocky', 1)}, spiked_pit], hand: [ligers_den]")
    assert [said for said in options(table) if said.startswith("build")] == ["build ligers_den on 1"]


@pytest.mark.card("rocky")
def test_a_death_in_rockys_room_lets_another_room_do_what_it_does_when_built():
    table = walking(f"dungeon: [{having('rocky', 2)}, sorcerobe_school, open_grave], {DEAD}")
    leave(table)
    assert (decider(table), options(table)) == (0, ["yes", "no"])
    before = seat(table, 0)["spells"]["count"]
    do(table, "yes")
    assert seat(table, 0)["spells"]["count"] == before + 1
    alone = walking(f"dungeon: [{having('rocky', 2)}, open_grave], {DEAD}")
    leave(alone)
    assert options(alone) != ["yes", "no"]


@pytest.mark.card("rocky")
@pytest.mark.rule("BM-314")
@pytest.mark.parametrize(("coins", "asked"), [(1, False), (2, True)])
def test_rocky_offers_no_room_whose_price_cannot_be_paid(coins, asked):
    table = walking(f"dungeon: [{having('rocky', 2)}, loot_box], coins: {coins}, hand: [freeze], {DEAD}")
    while view(table)["walking"] is not None and "yes" not in options(table):
        decline(table)
    assert ("yes" in options(table)) == asked
    if asked:
        do(table, "yes")
        assert (seat(table, 0)["coins"], seat(table, 0)["spells"]["count"]) == (0, 1 + 2)


@pytest.mark.card("rocky")
def test_rocky_makes_a_hero_hard():
    table = walking(f"dungeon: [{having('rocky', 3)}], {NICK}")
    used(table, "use rocky nick_the_masher")
    assert view(table)["walking"]["health"] == 9


# -- Cerebella ------------------------------------------------------------------------------------------------------


@pytest.mark.card("cerebella")
def test_a_death_in_cerebellas_room_brings_a_spell():
    table = walking(f"dungeon: [{having('cerebella', 2)}], {DEAD}")
    leave(table)
    assert seat(table, 0)["spells"]["count"] == 1


@pytest.mark.card("cerebella")
def test_cerebella_silences_a_dungeon():
    theirs = "{boss: robobo, dungeon: [goblin_armory, neanderthal_cave], hand: [freeze]}"
    table = building(f"dungeon: [{having('cerebella', 3)}], hand: [golem_factory]", theirs=theirs)
    before = damage(table, 1)
    used(table, "use cerebella 1")
    assert damage(table, 1) == [before[0], before[1] - 1]
    assert [room["silent"] for room in seat(table, 1)["dungeon"]] == [True, True]


@pytest.mark.card("cerebella")
@pytest.mark.rule("BM-272")
def test_cerebella_silences_a_room_that_is_uncovered_later_in_the_round():
    rooms = "{stack: [trophy_room, power_leech]}, imp_hoard"
    theirs = f"{{boss: robobo, dungeon: [{rooms}], coins: 0, hand: [cave_in, freeze]}}"
    table = walking(f"dungeon: [{having('cerebella', 3)}]", theirs=theirs)
    used(table, "use cerebella 1")
    again = uk.load(table.position())
    assert again.digest() == table.digest()
    do(table, "cast cave_in 1:1")
    assert (dungeon(table, 1), seat(table, 1)["coins"]) == (["trophy_room", "imp_hoard"], 0)
    assert [room["silent"] for room in seat(table, 1)["dungeon"]] == [True, True]
    finish_round(table)
    assert not any("silent" in room for room in seat(table, 1)["dungeon"])
    assert "hushed" not in seat(table, 1)["today"]


@pytest.mark.card("cerebella")
def test_cerebella_does_not_silence_a_room_that_is_built_later():
    theirs = "{boss: robobo, dungeon: [imp_hoard], coins: 0, hand: [trophy_room]}"
    table = building(f"dungeon: [{having('cerebella', 3)}]", theirs=theirs)
    used(table, "use cerebella 1")
    while "build trophy_room new" not in options(table):
        do(table, "pass")
    do(table, "build trophy_room new")
    finish_round(table)
    assert seat(table, 1)["coins"] == 1


@pytest.mark.card("icicle_man")
def test_icicle_man_may_freeze_his_own_room_too():
    table = walking(f"dungeon: [{having('icicle_man', 3)}, open_grave], hand: [freeze]")
    used(table, "use icicle_man 0:1")
    assert [room["deactivated"] for room in seat(table, 0)["dungeon"]] == [True, False]


# -- Paddywhack -----------------------------------------------------------------------------------------------------


@pytest.mark.card("paddywhack")
def test_paddywhack_adds_a_coin_once_a_round():
    mine = f"dungeon: [unstable_mine, {having('paddywhack', 2)}, unstable_mine], coins: 0, hand: [golem_factory]"
    table = building(mine)
    do(table, "use unstable_mine 1")
    assert seat(table, 0)["coins"] == 4
    do(table, "use unstable_mine 2")
    assert seat(table, 0)["coins"] == 7


@pytest.mark.card("paddywhack")
def test_paddywhack_kills_a_hero_in_its_room():
    table = walking(f"dungeon: [{having('paddywhack', 3)}, open_grave], {NICK}")
    used(table, "use paddywhack nick_the_masher")
    assert (seat(table, 0)["souls"], level(table)) == (1, 1)


# -- Icicle Man -----------------------------------------------------------------------------------------------------


@pytest.mark.card("icicle_man")
@pytest.mark.parametrize(("rank", "said"), [(1, ["use vampire"]), (2, [])])
def test_heroes_have_no_abilities_where_icicle_man_is(rank, said):
    theirs = f"{{boss: robobo, dungeon: [{having('icicle_man', rank)}], entrance: [vampire], hand: [freeze]}}"
    table = at_with_coins(
        f"""
        phase: build
        active: 0
        window: {{gate: true}}
        players:
        - {{boss: cleopatra, dungeon: [open_grave], hand: [dark_altar, fear]}}
        - {theirs}
        - {{boss: gorgona}}
        - {{boss: xyzax}}
        """,
        more=", heroes: TNL",
    )
    assert [option for option in options(table) if option.startswith("use")] == said


@pytest.mark.card("icicle_man")
@pytest.mark.parametrize(("rank", "gained"), [(1, 2), (2, 0)])
def test_a_hero_does_not_even_take_notice_of_a_spell_there(rank, gained):
    table = at_with_coins(
        f"""
        phase: adventure
        active: 0
        players:
        - {{boss: cleopatra, dungeon: [{having("icicle_man", rank)}, open_grave], hand: [annihilator, annihilator],
           inside: {{hero: swordmage, room: 1}}}}
        - {{boss: robobo, hand: [golem_factory]}}
        - {{boss: gorgona}}
        - {{boss: xyzax}}
        """,
        more=", heroes: TNL",
    )
    before = view(table)["walking"]["health"]
    cast = [said for said in options(table) if said.startswith("cast")]
    used(table, cast[0])
    assert view(table)["walking"]["health"] == before + gained


@pytest.mark.card("icicle_man")
def test_icicle_man_deactivates_a_room():
    table = building(f"dungeon: [{having('icicle_man', 3)}], hand: [golem_factory]")
    used(table, "use icicle_man 1:1")
    assert seat(table, 1)["dungeon"][0]["deactivated"]


# -- Mageseeker -----------------------------------------------------------------------------------------------------


@pytest.mark.card("mageseeker")
def test_mageseeker_adds_damage_for_every_treasure_of_its_room():
    plain = damage(building("dungeon: [dark_portal, spiked_pit]"), 0)
    two = damage(building(f"dungeon: [{having('mageseeker', 1, 'dark_portal')}, spiked_pit]"), 0)
    one = damage(building(f"dungeon: [dark_portal, {having('mageseeker', 1)}]"), 0)
    assert (two, one) == ([plain[0] + 2, plain[1]], [plain[0], plain[1] + 1])


@pytest.mark.card("mageseeker")
def test_mageseeker_cancels_a_spell_for_a_spell():
    theirs = f"{{boss: robobo, dungeon: [{having('mageseeker', 2)}], hand: [fear, jeopardy]}}"
    table = building("dungeon: [open_grave], hand: [freeze, freeze], builds: 0", theirs=theirs)
    do(table, "cast freeze 1:1")
    assert (decider(table), options(table)) == (1, ["use mageseeker", "pass"])
    do(table, "use mageseeker", "discard fear")
    assert not seat(table, 1)["dungeon"][0]["deactivated"]
    do(table, "cast freeze 1:1")
    assert seat(table, 1)["dungeon"][0]["deactivated"]  # once per round


@pytest.mark.card("mageseeker")
def test_mageseeker_leads_heroes_past_a_first_room():
    theirs = "{boss: robobo, dungeon: [open_grave, dark_altar], hand: [freeze], entrance: [nick_the_masher]}"
    table = building(f"dungeon: [{having('mageseeker', 3)}], hand: [golem_factory]", theirs=theirs)
    used(table, "use mageseeker 1")
    assert seat(table, 1)["today"]["skips"] == 1
    assert uk.load(table.position()).digest() == table.digest()
    happened = finish_round(table)
    assert "1:2" in [event["place"] for event in told(happened, "entered")]
    assert "1:1" not in [event["place"] for event in told(happened, "entered")]


# -- Brassknuckle ---------------------------------------------------------------------------------------------------


@pytest.mark.card("brassknuckle")
def test_a_death_in_brassknuckles_room_brings_a_room_card_that_may_be_built_at_once():
    decks = "decks: {rooms: [golem_factory]}"
    table = walking(f"dungeon: [{having('brassknuckle', 2)}], {DEAD}", more=decks)
    leave(table)
    assert options(table) == ["build golem_factory new", "build golem_factory on 1", "pass"]
    do(table, "build golem_factory new")
    assert dungeon(table, 0) == ["golem_factory", "spiked_pit"]
    kept = walking(f"dungeon: [{having('brassknuckle', 2)}], {DEAD}", more=decks)
    leave(kept)
    do(kept, "pass")
    assert "golem_factory" in hand(kept, 0)


@pytest.mark.card("brassknuckle")
def test_brassknuckle_doubles_the_damage_of_its_room():
    table = building(f"dungeon: [{having('brassknuckle', 3)}], hand: [golem_factory]")
    before = damage(table, 0)
    do(table, "use brassknuckle")
    assert damage(table, 0) == [2 * before[0]]
    assert uk.load(table.position()).digest() == table.digest()
    finish_round(table)
    assert damage(table, 0) == before


# -- Jinx -----------------------------------------------------------------------------------------------------------


@pytest.mark.card("jinx")
def test_jinx_draws_and_discards_before_anything_is_laid():
    mine = f"dungeon: [{having('jinx', 1)}], hand: [golem_factory]"
    table = building(mine, more="decks: {rooms: [dark_altar]}")
    assert options(table) == ["discard golem_factory", "discard dark_altar"]
    do(table, "discard golem_factory")
    assert (hand(table, 0), view(table)["discard"]) == (["dark_altar"], ["golem_factory"])
    assert "build dark_altar new" in options(table)


@pytest.mark.rule("BM-158")
def test_jinx_draws_and_discards_when_the_phase_begins_before_those_with_more_xp_have_built():
    theirs = f"{{boss: robobo, dungeon: [{having('jinx', 1)}], hand: [golem_factory]}}"
    table = building("hand: [spiked_pit]", theirs=theirs, more="decks: {rooms: [dark_altar]}")
    assert (decider(table), options(table)) == (1, ["discard golem_factory", "discard dark_altar"])
    do(table, "discard golem_factory")
    assert (decider(table), "build spiked_pit new" in options(table)) == (0, True)
    do(table, "build spiked_pit new")
    assert (decider(table), options(table)[0]) == (1, "build dark_altar new")  # once in the phase


@pytest.mark.card("jinx")
def test_jinx_doubles_what_is_printed():
    plain = seat(building("dungeon: [dark_portal]"), 0)["treasures"]
    rich = seat(building(f"dungeon: [{having('jinx', 2, 'dark_portal')}]"), 0)["treasures"]
    assert rich["cleric"] == plain["cleric"] + 2


@pytest.mark.card("jinx")
def test_jinx_brings_a_hero_from_town():
    table = building(
        f"dungeon: [{having('jinx', 3)}], hand: [golem_factory]",
        more="window: {gate: true}\n        town: [nick_the_masher]",
    )
    used(table, "use jinx nick_the_masher")
    assert entrance(table, 0) == ["nick_the_masher"]


# -- what an answer has changed by the time a level resolves ---------------------------------------------------------


def answered(phase: str, theirs: str, use: str, answer: str, more: str = "") -> tuple[uk.Table, list[uk.Event]]:
    """Seat 1 uses a miniboss, and seat 0, whose turn it is, answers."""
    spell = answer.split()[1]
    mine = f"dungeon: [{having('kid_croak', 1)}, golem_factory], hand: [{spell}, freeze], {more}"
    table = table_in(
        phase, mine, f"{{boss: robobo, {theirs}}}", "town: [jesta_the_rogue]\n        window: {gate: true}"
    )
    do(table, "pass", use)
    assert (decider(table), table.decision.kind if table.decision else "") == (0, "answer")
    return table, do(table, answer)


@pytest.mark.card("spike", "icicle_man", "brassknuckle")
@pytest.mark.rule("BM-079")
@pytest.mark.parametrize(
    ("miniboss", "use", "frozen", "nothing"),
    [
        ("spike", "use spike 0:1", "0:1", "called_home"),
        ("icicle_man", "use icicle_man 0:2", "0:2", "deactivated"),
        ("brassknuckle", "use brassknuckle", "1:1", "strengthened"),
    ],
)
def test_a_third_level_does_nothing_to_a_room_that_was_frozen_in_answer(miniboss, use, frozen, nothing):
    table, happened = answered("build", f"dungeon: [{having(miniboss, 3)}]", use, f"cast freeze {frozen}")
    assert [event["place"] for event in told(happened, "deactivated")] == [frozen]
    assert nothing == "deactivated" or told(happened, nothing) == []
    assert seat(table, 1)["dungeon"][0]["miniboss"]["level"] == 1  # it has been used all the same (BM-060)


@pytest.mark.card("rocky")
@pytest.mark.rule("BM-079")
def test_rocky_does_not_harden_a_hero_that_was_sent_away_in_answer():
    theirs = f"dungeon: [{having('rocky', 3)}]"
    table, happened = answered("adventure", theirs, "use rocky nick_the_masher", "cast fear nick_the_masher", NICK)
    assert town(table)[-1] == "nick_the_masher"
    assert told(happened, "fortified") == []


@pytest.mark.card("jinx")
@pytest.mark.rule("BM-079")
def test_jinx_does_not_lure_a_hero_that_was_called_away_in_answer():
    theirs = f"dungeon: [{having('jinx', 3)}]"
    table, _ = answered("build", theirs, "use jinx jesta_the_rogue", "cast princess_in_peril jesta_the_rogue")
    assert (entrance(table, 0), entrance(table, 1)) == (["jesta_the_rogue"], [])
