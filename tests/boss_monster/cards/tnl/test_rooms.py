"""What every room of The Next Level does, and what it does not do.

An opponent who holds Freeze could always do something: wherever one sits here, the table stops and can be looked at.
"""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    at_next_level,
    damage,
    decider,
    do,
    dungeon,
    finish_round,
    hand,
    options,
    pass_until,
    seat,
    told,
    town,
    view,
    why_not,
)

THEM = "{boss: robobo, dungeon: [open_grave], hand: [freeze, freeze]}"


def building(mine: str, *, theirs: str = THEM, more: str = "") -> uk.Table:
    """The build phase; the first seat is to act."""
    return at_next_level(
        f"""
        phase: build
        active: 0
        {more}
        players:
        - {{boss: cleopatra, {mine}}}
        - {theirs}
        """
    )


def walking(mine: str, *, theirs: str = THEM, more: str = "") -> uk.Table:
    """The adventure phase; a hero walks the dungeon of the first seat."""
    return at_next_level(
        f"""
        phase: adventure
        active: 0
        {more}
        players:
        - {{boss: cleopatra, {mine}}}
        - {theirs}
        """
    )


def revealed(card: str, *, mine: str = "", beneath: str = "", theirs: str = THEM, more: str = "") -> uk.Table:
    """The card lies face down, and is about to be turned up; the last one to pass in the build phase is the other."""
    return at_next_level(
        f"""
        phase: build
        active: 1
        {more}
        players:
        - {{boss: cleopatra, builds: 0, dungeon: [{{stack: [{beneath}], face_down: {card}}}], {mine}}}
        - {theirs}
        """
    )


def worked(events: list[uk.Event], card: str) -> int:
    kinds = [*told(events, "triggered"), *told(events, "worked")]
    return [fact["card"] for fact in kinds].count(card)


def discarded(table: uk.Table) -> list[str]:
    pile: list[str] = view(table)["discard"]
    return pile


def dying_in(stack: str, **more: str) -> uk.Table:
    """Elfstar will die in the one room when everybody passes."""
    mine = more.pop("mine", "")
    return walking(f"dungeon: [{{stack: [{stack}]}}], inside: {{hero: elfstar, room: 1, damage: 9}}, {mine}", **more)


# -- cleric -----------------------------------------------------------------------------------------------------


@pytest.mark.card("dark_portal")
def test_dark_portal_turns_a_spell_into_a_discarded_room_once_per_round():
    table = building(
        "dungeon: [dark_portal], hand: [fear, assassin]", more="discard: [open_grave, freeze, golem_factory]"
    )
    do(table, "use dark_portal 1", "discard fear", "take golem_factory")
    assert hand(table, 0) == ["golem_factory", "assassin"]
    assert why_not(table, "use dark_portal 1") == "BM-042"


@pytest.mark.card("dark_portal")
@pytest.mark.rule("BM-263")
def test_dark_portal_is_not_offered_to_who_has_no_spell():
    assert why_not(building("dungeon: [dark_portal], hand: [golem_factory]"), "use dark_portal 1") == "BM-263"


@pytest.mark.card("imp_temple")
class TestImpTemple:
    def test_catches_the_card_that_my_effect_makes_an_opponent_discard(self):
        table = building(
            "dungeon: [imp_temple, torture_chamber]", theirs="{boss: robobo, hand: [golem_factory, freeze]}"
        )
        do(table, "use torture_chamber 2 1")
        assert hand(table, 0) == ["golem_factory"]
        assert "golem_factory" not in discarded(table)

    def test_lets_me_choose_among_all_that_one_effect_discards(self):
        theirs = "{boss: robobo, hand: [freeze, open_grave, golem_factory]}"
        table = building("dungeon: [imp_temple], hand: [jeopardy, dark_altar]", theirs=theirs)
        do(table, "cast jeopardy")
        assert options(table) == ["take golem_factory", "take open_grave", "take freeze"]
        do(table, "take freeze")
        assert "freeze" in hand(table, 0)
        assert "dark_altar" in discarded(table)

    def test_does_not_catch_what_an_opponent_pays(self):
        theirs = "{boss: robobo, dungeon: [deadly_treadmill], hand: [golem_factory]}"
        table = building("dungeon: [imp_temple], builds: 0", theirs=theirs)
        do(table, "use deadly_treadmill 1")
        assert discarded(table) == ["golem_factory"]

    def test_works_once_per_round(self):
        theirs = "{boss: robobo, hand: [golem_factory, open_grave, freeze]}"
        table = building("dungeon: [imp_temple, torture_chamber, torture_chamber]", theirs=theirs)
        do(table, "use torture_chamber 3 1", "use torture_chamber 2 1")
        assert (len(hand(table, 0)), len(hand(table, 1))) == (1, 1)


@pytest.mark.card("madmans_manor")
@pytest.mark.rule("BM-215")
def test_madmans_manor_finds_a_spell_when_a_hero_dies_in_it():
    table = dying_in("madmans_manor", more="discard: [golem_factory, fear, assassin]")
    events = do(table, "pass", "take fear")
    assert worked(events, "madmans_manor") == 1
    assert hand(table, 0) == ["fear"]


@pytest.mark.card("arcane_crypt")
class TestArcaneCrypt:
    def test_may_find_a_spell_when_it_is_built(self):
        table = revealed("arcane_crypt", more="discard: [golem_factory, fear, assassin]")
        do(table, "pass", "yes", "take assassin")
        assert hand(table, 0) == ["assassin"]

    @pytest.mark.rule("BM-284")
    def test_may_find_a_spell_when_it_is_uncovered(self):
        table = building("dungeon: [{stack: [arcane_crypt, dark_altar]}]", more="discard: [fear]")
        do(table, "use dark_altar 1", "yes")
        assert hand(table, 0) == ["dark_altar", "fear"]

    def test_asks_nobody_when_no_spell_was_discarded(self):
        table = revealed("arcane_crypt", more="discard: [golem_factory]")
        assert worked(do(table, "pass"), "arcane_crypt") == 0


@pytest.mark.card("haunted_hall")
@pytest.mark.rule("BM-281")
@pytest.mark.parametrize("wounds", [1, 9])
def test_haunted_hall_sends_its_hero_to_town_even_one_that_would_die_there(wounds):
    table = walking(f"dungeon: [haunted_hall, golem_factory], inside: {{hero: elfstar, room: 1, damage: {wounds}}}")
    do(table, "use haunted_hall 1 elfstar")
    assert town(table) == ["elfstar"]
    assert (dungeon(table, 0), seat(table, 0)["souls"]) == (["golem_factory"], 0)


@pytest.mark.card("inner_sanctum")
class TestInnerSanctum:
    def test_draws_a_room_at_the_end_of_a_round_without_a_visitor(self):
        table = walking("dungeon: [inner_sanctum], hand: []", theirs="{boss: robobo}")
        assert (options(table), decider(table)) == (["yes", "no"], 0)
        do(table, "yes")
        assert len(hand(table, 0)) == 2  # and the card of the new round

    def test_does_not_after_a_visit(self):
        inside = "inside: {hero: elfstar, room: 1, damage: 2}"
        table = walking(f"dungeon: [inner_sanctum, {{room: inner_sanctum, entered: true}}], {inside}")
        events = finish_round(table)
        assert worked(events, "inner_sanctum") == 0
        assert view(table)["round"] == 2

    def test_remembers_a_visit_that_it_could_not_speak_of(self):
        theirs = "{boss: robobo, hand: [meddling_kids, freeze]}"
        table = walking("dungeon: [inner_sanctum], entrance: [elfstar]", theirs=theirs)
        do(table, "cast meddling_kids 0:1", "pass")
        assert worked(finish_round(table), "inner_sanctum") == 0

    @pytest.mark.rule("BM-225")
    def test_remembers_a_visit_when_it_is_active_again(self):
        table = walking("dungeon: [inner_sanctum], entrance: [elfstar], hand: [freeze]", theirs="{boss: robobo}")
        do(table, "pass", "cast freeze 0:1")
        assert view(table)["round"] == 2  # nobody was asked

    def test_knows_that_who_stands_in_it_has_come_in(self):
        inside = "inside: {hero: elfstar, room: 1, damage: 2}"
        table = walking(f"dungeon: [inner_sanctum], {inside}", theirs="{boss: robobo}")
        assert view(table)["round"] == 2


@pytest.mark.card("incubus_gym")
@pytest.mark.rule("BM-286")
def test_incubus_gym_makes_each_opponent_discard_a_room_of_their_choice():
    theirs = "{boss: robobo, hand: [freeze, golem_factory, open_grave]}"
    table = revealed("incubus_gym", beneath="dark_altar", theirs=theirs)
    do(table, "pass")
    assert (decider(table), options(table)) == (1, ["discard golem_factory", "discard open_grave"])
    do(table, "discard open_grave")
    assert discarded(table) == ["open_grave"]


@pytest.mark.card("dragon_graveyard")
def test_dragon_graveyard_draws_a_room_for_the_first_card_taken_from_the_discard_pile():
    mine = "dungeon: [{stack: [dark_altar, dragon_graveyard]}, dark_altar, dark_altar]"
    table = building(mine, more="discard: [fear, freeze]")
    events = do(table, "use dark_altar 2", "take fear", "use dark_altar 2", "take freeze")
    assert worked(events, "dragon_graveyard") == 1
    assert len(seat(table, 0)["rooms"]["cards"]) == 1


@pytest.mark.card("wraiths_throne")
def test_wraiths_throne_makes_opponents_discard_a_spell_when_a_hero_dies_in_it():
    table = dying_in("dark_altar, wraiths_throne", theirs="{boss: robobo, hand: [freeze, fear]}")
    do(table, "pass")
    assert (decider(table), options(table)) == (1, ["discard freeze", "discard fear"])
    do(table, "discard fear")
    assert discarded(table) == ["fear"]


# -- fighter ----------------------------------------------------------------------------------------------------


@pytest.mark.card("rust_monster_pen")
def test_rust_monster_pen_weakens_a_trap_but_not_below_nothing():
    theirs = "{boss: robobo, dungeon: [dark_altar, {room: dark_altar, bonus: -3}], hand: [freeze]}"
    table = building("dungeon: [rust_monster_pen], hand: [golem_factory, open_grave]", theirs=theirs)
    assert damage(table, 1) == [1, 0]
    events = do(table, "use rust_monster_pen 1 1:1")
    assert (damage(table, 1), discarded(table)) == ([0, 0], ["golem_factory"])
    assert told(events, "weakened")[0]["damage"] == 1
    assert why_not(table, "use rust_monster_pen 1 1:1") == "BM-042"


@pytest.mark.card("goblin_nursery")
def test_goblin_nursery_strengthens_the_monster_room_to_its_left():
    table = building("dungeon: [golem_factory, goblin_nursery, golem_factory]")
    assert damage(table, 0) == [4, 1, 2]
    table = building("dungeon: [open_grave, goblin_nursery]")
    assert damage(table, 0) == [2, 1]


@pytest.mark.card("barbarian_hall")
def test_barbarian_hall_costs_a_spell_when_it_is_built():
    table = revealed("barbarian_hall", mine="hand: [fear, assassin]")
    do(table, "pass", "discard fear")
    assert discarded(table) == ["fear"]
    assert worked(do(revealed("barbarian_hall"), "pass"), "barbarian_hall") == 1  # nothing to discard: nothing happens


@pytest.mark.card("spawn_point")
def test_spawn_point_draws_two_rooms_when_a_hero_dies_in_it():
    table = dying_in("spawn_point")
    do(table, "pass")
    assert len(seat(table, 0)["rooms"]["cards"]) >= 2


@pytest.mark.card("fangroot_garden")
@pytest.mark.rule("BM-A37")
class TestFangrootGarden:
    def test_builds_one_more_room_at_once_and_its_effect_follows(self):
        table = dying_in("fangroot_garden", mine="hand: [dark_laboratory], entrance: [danae_the_slayer]")
        do(table, "pass", "build dark_laboratory new")
        assert [event for event in options(table) if event.startswith("discard")]
        do(table, options(table)[0])
        assert dungeon(table, 0) == ["dark_laboratory", "fangroot_garden"]

    def test_may_be_declined_and_then_works_for_the_next_hero(self):
        entrance = "entrance: [{hero: danae_the_slayer, damage: 5}]"
        table = dying_in("fangroot_garden", mine=f"hand: [golem_factory], {entrance}")
        do(table, "pass", "pass")
        events = do(table, "pass", "pass", "build golem_factory on 1")
        assert told(events, "built")[0]["card"] == "golem_factory"

    def test_a_fifth_room_makes_the_boss_level_up_before_the_room_does_anything(self):
        rooms = "golem_factory, golem_factory, open_grave"
        table = at_next_level(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: cerebellus, dungeon: [fangroot_garden, {rooms}], hand: [sorcerobe_school],
               inside: {{hero: elfstar, room: 1, damage: 9}}}}
            - {THEM}
            """
        )
        events = do(table, "pass", "build sorcerobe_school new", "no")
        assert told(events, "built")
        assert seat(table, 0)["levelled_up"]
        assert len(seat(table, 0)["spells"]["cards"]) == 1


@pytest.mark.card("shrooman_cave")
@pytest.mark.parametrize("uncovered", [False, True])
def test_shrooman_cave_strengthens_another_monster_room_when_it_is_built_or_uncovered(uncovered):
    theirs = "{boss: robobo, dungeon: [golem_factory], hand: [freeze]}"
    if uncovered:
        table = building("dungeon: [golem_factory, {stack: [shrooman_cave, dark_altar]}]", theirs=theirs)
        do(table, "use dark_altar 2", "room 0:1")
        assert damage(table, 0) == [5, 1]
    else:
        table = revealed("shrooman_cave", theirs=theirs)
        do(table, "pass")  # there is but one other monster room, and nobody is asked
        assert damage(table, 1) == [5]


@pytest.mark.card("goblin_mess_hall")
def test_goblin_mess_hall_strengthens_all_other_monster_rooms():
    table = building("dungeon: [golem_factory, {stack: [golem_factory, goblin_mess_hall]}, open_grave, golem_factory]")
    assert damage(table, 0) == [3, 3, 2, 3]


@pytest.mark.card("megaworm_burrow")
class TestMegawormBurrow:
    def test_destroys_an_advanced_room_anywhere(self):
        theirs = "{boss: robobo, dungeon: [{stack: [dark_altar, incubus_gym]}], hand: [freeze]}"
        table = revealed("megaworm_burrow", beneath="golem_factory", theirs=theirs)
        do(table, "pass", "room 1:1")
        assert dungeon(table, 1) == ["dark_altar"]

    def test_must_take_itself_if_there_is_no_other(self):
        table = revealed("megaworm_burrow", beneath="golem_factory")
        do(table, "pass")
        assert dungeon(table, 0) == ["golem_factory"]


@pytest.mark.card("the_arena")
def test_the_arena_deals_what_the_shown_monster_would_once_per_round():
    mine = "dungeon: [{stack: [golem_factory, the_arena]}], hand: [neanderthal_cave, open_grave, monsters_ballroom]"
    table = building(mine)
    offered = [option for option in options(table) if option.startswith("use")]
    assert offered == ["use the_arena 1 neanderthal_cave", "use the_arena 1 monsters_ballroom"]
    do(table, "use the_arena 1 neanderthal_cave")
    assert damage(table, 0) == [5]
    assert "neanderthal_cave" in hand(table, 0)
    assert view(table, 1)["players"][0]["rooms"]["known"] == ["neanderthal_cave"]
    assert why_not(table, "use the_arena 1 neanderthal_cave") == "BM-042"


# -- mage -------------------------------------------------------------------------------------------------------


@pytest.mark.card("antimagic_zone")
@pytest.mark.rule("BM-077")
class TestAntimagicZone:
    def table(self) -> uk.Table:
        theirs = "{boss: robobo, hand: [antimagic_zone], dungeon: [golem_factory]}"
        return building("dungeon: [golem_factory], hand: [freeze, freeze]", theirs=theirs)

    def test_is_discarded_from_the_hand_to_cancel_a_spell(self):
        table = self.table()
        do(table, "cast freeze 1:1")
        assert (decider(table), options(table)) == (1, ["play antimagic_zone", "pass"])
        do(table, "play antimagic_zone")
        assert discarded(table) == ["antimagic_zone", "freeze"]
        assert not seat(table, 1)["dungeon"][0]["deactivated"]

    def test_may_be_kept(self):
        table = self.table()
        do(table, "cast freeze 1:1", "pass")
        assert seat(table, 1)["dungeon"][0]["deactivated"]
        assert hand(table, 1) == ["antimagic_zone"]

    def test_cannot_be_played_at_any_other_time(self):
        table = building("hand: [antimagic_zone, golem_factory]")
        assert why_not(table, "play antimagic_zone") == "BM-077"
        assert why_not(table, "play golem_factory") == "BM-264"
        assert why_not(table, "play fear") == "BM-264"
        assert why_not(building("hand: [golem_factory]"), "play antimagic_zone") == "BM-291"

    def test_does_nothing_once_it_is_built(self):
        theirs = "{boss: robobo, dungeon: [antimagic_zone]}"
        table = building("dungeon: [golem_factory], hand: [freeze, freeze]", theirs=theirs)
        do(table, "cast freeze 1:1")
        assert seat(table, 1)["dungeon"][0]["deactivated"]


@pytest.mark.card("lost_library")
def test_lost_library_draws_two_spells_and_discards_one():
    table = building("dungeon: [lost_library]", more="decks: {spells: [fear, assassin]}")
    do(table, "use lost_library 1", "discard fear")
    assert (hand(table, 0), dungeon(table, 0)) == (["assassin"], [])


@pytest.mark.card("frostbat_cave")
class TestFrostbatCave:
    def test_deactivates_a_room_anywhere_but_not_itself(self):
        theirs = "{boss: robobo, dungeon: [golem_factory], hand: [freeze]}"
        table = building("dungeon: [frostbat_cave, open_grave]", theirs=theirs)
        assert why_not(table, "use frostbat_cave 1 0:1") == "BM-079"
        do(table, "use frostbat_cave 1 1:1")
        assert seat(table, 1)["dungeon"][0]["deactivated"]

    @pytest.mark.rule("BM-079")
    def test_finds_nothing_if_the_room_is_gone_before_it_resolves(self):
        theirs = "{boss: robobo, dungeon: [frostbat_cave]}"
        table = building(
            "dungeon: [{stack: [open_grave, dark_altar]}], builds: 0", theirs=theirs, more="discard: [fear]"
        )
        do(table, "pass", "use frostbat_cave 1 0:1")
        events = do(table, "use dark_altar 1", "take fear")
        assert told(events, "fizzled")[0]["card"] == "frostbat_cave"
        assert not seat(table, 0)["dungeon"][0]["deactivated"]


@pytest.mark.card("spellslime_pit")
def test_spellslime_pit_grows_with_each_spell_that_is_not_cancelled():
    theirs = "{boss: robobo, dungeon: [golem_factory], hand: [counterspell]}"
    table = building("dungeon: [spellslime_pit], hand: [freeze, freeze, freeze]", theirs=theirs)
    do(table, "cast freeze 1:1", "cast counterspell")
    assert damage(table, 0) == [2]
    do(table, "cast freeze 1:1")
    assert damage(table, 0) == [3]
    pass_until(table, "start")
    assert damage(table, 0) == [2]


@pytest.mark.card("observatory")
def test_observatory_exchanges_a_spell_once_per_round():
    table = building("dungeon: [observatory], hand: [fear, freeze]", more="decks: {spells: [assassin]}")
    do(table, "use observatory 1", "discard fear")
    assert sorted(hand(table, 0)) == ["assassin", "freeze"]
    assert why_not(table, "use observatory 1") == "BM-042"


@pytest.mark.card("sorcerobe_school")
def test_sorcerobe_school_draws_a_spell_when_it_is_built_or_uncovered():
    table = revealed("sorcerobe_school", more="decks: {spells: [fear]}")
    do(table, "pass")
    assert seat(table, 0)["spells"]["cards"] == ["fear"]
    table = building("dungeon: [{stack: [sorcerobe_school, dark_altar]}]", more="decks: {spells: [fear]}")
    do(table, "use dark_altar 1")
    assert "fear" in hand(table, 0)


@pytest.mark.card("hall_of_mirrors")
def test_hall_of_mirrors_draws_a_spell_for_the_first_spell_of_an_opponent():
    mine = "dungeon: [{stack: [dark_laboratory, hall_of_mirrors]}], hand: [freeze], builds: 0"
    theirs = "{boss: robobo, dungeon: [golem_factory, open_grave], hand: [freeze, freeze, freeze]}"
    table = building(mine, theirs=theirs)
    do(table, "pass", "cast freeze 1:1", "pass")
    assert len(seat(table, 0)["spells"]["cards"]) == 2
    do(table, "pass", "cast freeze 1:2", "pass")
    assert len(seat(table, 0)["spells"]["cards"]) == 2


@pytest.mark.card("hall_of_mirrors")
def test_hall_of_mirrors_does_not_answer_its_owners_spells():
    mine = "dungeon: [{stack: [dark_laboratory, hall_of_mirrors]}, open_grave], hand: [freeze]"
    table = building(mine)
    do(table, "cast freeze 0:2")
    assert hand(table, 0) == []


@pytest.mark.card("elemental_generator")
def test_elemental_generator_deals_more_for_every_spell_in_hand():
    table = building("dungeon: [{stack: [dark_laboratory, elemental_generator]}], hand: [freeze, fear, golem_factory]")
    assert damage(table, 0) == [5]
    do(table, "cast freeze 0:1")
    assert damage(table, 0) == [0]
    assert damage(building("dungeon: [{stack: [dark_laboratory, elemental_generator]}]"), 0) == [3]


@pytest.mark.card("brainsucker_queen")
def test_brainsucker_queen_draws_two_spells_and_discards_one_when_a_hero_dies_in_it():
    table = dying_in("dark_laboratory, brainsucker_queen", more="decks: {spells: [fear, assassin]}")
    do(table, "pass", "discard fear")
    assert seat(table, 0)["spells"]["cards"] == ["assassin"]


# -- thief ------------------------------------------------------------------------------------------------------


@pytest.mark.card("bullet_builder")
def test_bullet_builder_weakens_a_monster_room_for_a_trap_card():
    theirs = "{boss: robobo, dungeon: [golem_factory, open_grave], hand: [freeze]}"
    table = building("dungeon: [bullet_builder], hand: [golem_factory, open_grave]", theirs=theirs)
    assert [option for option in options(table) if option.startswith("use")] == ["use bullet_builder 1 1:1"]
    do(table, "use bullet_builder 1 1:1")
    assert (damage(table, 1), discarded(table)) == ([1, 2], ["open_grave"])


@pytest.mark.card("wreck_room")
def test_wreck_room_draws_a_room_for_another_room():
    table = building("dungeon: [wreck_room, open_grave, golem_factory]")
    do(table, "use wreck_room 1 0:2")
    assert (dungeon(table, 0), len(hand(table, 0))) == (["wreck_room", "golem_factory"], 1)
    assert why_not(table, "use wreck_room 1 0:2") == "BM-042"


@pytest.mark.card("deadly_treadmill")
def test_deadly_treadmill_exchanges_a_room_card():
    table = building("dungeon: [deadly_treadmill], hand: [golem_factory]", more="decks: {rooms: [open_grave]}")
    do(table, "use deadly_treadmill 1")
    assert (hand(table, 0), discarded(table)) == (["open_grave"], ["golem_factory"])


@pytest.mark.card("collapsing_bridge")
@pytest.mark.rule("BM-313")
class TestCollapsingBridge:
    def test_is_stronger_for_the_next_hero_after_one_has_survived_it(self):
        guests = "inside: {hero: danae_the_slayer, room: 1, damage: 1}, entrance: [elfstar, lady_samantha]"
        table = walking(f"dungeon: [collapsing_bridge, golem_factory], {guests}")
        events = do(table, "pass")
        assert worked(events, "collapsing_bridge") == 1
        assert damage(table, 0) == [4, 2]
        assert [fact["place"] for fact in told(events, "entered")] == ["0:2"]
        events = finish_round(table)
        assert [fact["damage"] for fact in told(events, "entered") if fact["place"] == "0:1"] == [4, 4]
        assert worked(events, "collapsing_bridge") == 0  # once per round

    def test_is_not_for_a_hero_that_dies_in_it(self):
        table = walking("dungeon: [collapsing_bridge], inside: {hero: elfstar, room: 1, damage: 9}")
        assert worked(finish_round(table), "collapsing_bridge") == 0


@pytest.mark.card("spiked_pit")
@pytest.mark.rule("BM-284")
def test_spiked_pit_deals_more_in_the_round_in_which_it_is_built_or_uncovered():
    table = revealed("spiked_pit")
    do(table, "pass")
    assert damage(table, 0) == [4]
    table = building("dungeon: [{stack: [spiked_pit, dark_altar]}]")
    assert damage(table, 0) == [1]
    do(table, "use dark_altar 1")
    assert damage(table, 0) == [4]


@pytest.mark.card("decapitator")
@pytest.mark.rule("BM-194")
class TestDecapitator:
    def test_takes_a_room_its_treasure_until_the_end_of_the_round(self):
        theirs = "{boss: robobo, dungeon: [dark_altar], hand: [incubus_gym, freeze]}"
        table = building("dungeon: [decapitator], builds: 0", theirs=theirs, more="town: [elfstar]")
        do(table, "use decapitator 1 1:1")
        assert seat(table, 1)["treasures"]["cleric"] == 0
        assert seat(table, 1)["dungeon"][0]["robbed"]
        assert "build incubus_gym on 1" not in options(table)
        pass_until(table, "adventure")
        assert town(table) == ["elfstar"]
        finish_round(table)
        assert seat(table, 1)["treasures"]["cleric"] == 2

    @pytest.mark.rule("BM-079")
    def test_robs_no_room_that_was_frozen_in_answer(self):
        theirs = "{boss: robobo, dungeon: [decapitator]}"
        table = building("dungeon: [dark_altar], hand: [freeze], builds: 0", theirs=theirs)
        do(table, "pass", "use decapitator 1 0:1")
        assert decider(table) == 0
        happened = do(table, "cast freeze 0:1")
        assert [event["place"] for event in told(happened, "deactivated")] == ["0:1"]
        assert told(happened, "robbed") == []

    def test_works_in_the_build_phase_only(self):
        table = walking("dungeon: [decapitator], hand: [fear], inside: {hero: danae_the_slayer, room: 1}")
        assert why_not(table, "use decapitator 1 0:1") == "BM-263"


@pytest.mark.card("chump_chomper")
def test_chump_chomper_eats_a_room_and_deals_more():
    table = building("dungeon: [{stack: [open_grave, jackpot_stash, chump_chomper]}, golem_factory]")
    do(table, "use chump_chomper 1 0:2")
    assert (dungeon(table, 0), damage(table, 0)) == (["chump_chomper"], [6])


@pytest.mark.card("blockpile_puzzle")
@pytest.mark.rule("BM-A43")
class TestBlockpilePuzzle:
    def test_destroys_a_room_of_my_choice_at_the_end_of_each_round(self):
        table = walking("dungeon: [{stack: [jackpot_stash, blockpile_puzzle]}, golem_factory]", theirs="{boss: robobo}")
        assert options(table) == ["room 0:1", "room 0:2"]
        do(table, "room 0:2")
        assert dungeon(table, 0) == ["blockpile_puzzle"]
        pass_until(table, "end")
        finish_round(table)
        assert dungeon(table, 0) == ["jackpot_stash"]  # it alone was left

    def test_a_room_that_was_deactivated_is_awake_by_then(self):
        mine = "dungeon: [{stack: [jackpot_stash, blockpile_puzzle], deactivated: true}, golem_factory]"
        table = walking(mine, theirs="{boss: robobo}")
        assert options(table) == ["room 0:1", "room 0:2"]

    @pytest.mark.rule("BM-224")
    def test_what_an_uncovered_room_gets_then_is_over_with_the_round(self):
        mine = "dungeon: [{stack: [spiked_pit, boulder_ramp]}, {stack: [jackpot_stash, blockpile_puzzle]}]"
        table = walking(mine, theirs="{boss: robobo}")
        do(table, "room 0:1")
        assert (view(table)["round"], damage(table, 0)) == (2, [1, 5])


@pytest.mark.card("the_smashinator")
class TestTheSmashinator:
    def test_destroys_everything_else_and_deals_six_more(self):
        mine = "dungeon: [open_grave, {stack: [jackpot_stash, the_smashinator]}, {stack: [golem_factory, dark_altar]}]"
        table = building(mine)
        do(table, "use the_smashinator 2")
        assert dungeon(table, 0) == ["the_smashinator", "golem_factory"]
        assert damage(table, 0)[0] == 9
        assert seat(table, 0)["dungeon"][0]["used"]

    def test_asks_for_a_room_to_smash(self):
        table = building("dungeon: [{stack: [jackpot_stash, the_smashinator]}], hand: [golem_factory]")
        assert why_not(table, "use the_smashinator 1") == "BM-263"


# -- several treasures --------------------------------------------------------------------------------------------


@pytest.mark.card("warp_tube")
@pytest.mark.parametrize("damaged", [0, 9])
def test_warp_tube_sends_its_hero_to_the_first_room_that_is_left(damaged):
    table = walking(
        f"dungeon: [golem_factory, warp_tube], inside: {{hero: danae_the_slayer, room: 2, damage: {damaged}}}"
    )
    events = do(table, "use warp_tube 2 danae_the_slayer")
    assert [fact["place"] for fact in told(events, "entered")] == ["0:1"]
    assert view(table)["walking"]["damage"] == damaged + 2


@pytest.mark.card("bom_boy_factory")
class TestBomBoyFactory:
    def test_goes_off_after_a_hero_has_survived_it(self):
        table = walking(
            "dungeon: [bom_boy_factory, golem_factory], inside: {hero: danae_the_slayer, room: 1, damage: 1}"
        )
        events = do(table, "pass")
        assert dungeon(table, 0) == ["golem_factory"]
        assert [fact["place"] for fact in told(events, "entered")] == ["0:1"]

    def test_goes_off_after_a_hero_has_died_in_it(self):
        table = dying_in("golem_factory, bom_boy_factory", mine="entrance: [black_leaf]")
        do(table, "pass")
        assert dungeon(table, 0) == ["golem_factory"]

    def test_does_not_while_it_is_deactivated(self):
        table = dying_in("bom_boy_factory", mine="entrance: [black_leaf]")
        do(table, "cast freeze 0:1", "pass")
        assert dungeon(table, 0) == ["bom_boy_factory"]


@pytest.mark.card("hatchlings_hoard")
def test_hatchlings_hoard_can_lie_on_any_treasure():
    table = building("dungeon: [golem_factory, open_grave, bottomless_pit, dark_laboratory], hand: [hatchlings_hoard]")
    builds = [option for option in options(table) if option.startswith("build")]
    assert builds == [f"build hatchlings_hoard on {place}" for place in (1, 2, 3, 4)]


@pytest.mark.card("genie_lounge")
def test_genie_lounge_draws_a_spell_only_for_who_has_none():
    table = revealed("genie_lounge", more="decks: {spells: [fear]}")
    do(table, "pass")
    assert seat(table, 0)["spells"]["cards"] == ["fear"]
    table = revealed("genie_lounge", mine="hand: [freeze]", more="decks: {spells: [fear]}")
    pass_until(table, "adventure")
    assert dungeon(table, 0) == ["genie_lounge"]
    assert seat(table, 0)["spells"]["cards"] == ["freeze"]


@pytest.mark.card("werewolf_den")
@pytest.mark.rule("BM-096")
def test_werewolf_den_strengthens_any_hero_for_any_card():
    mine = "dungeon: [werewolf_den], hand: [fear, golem_factory], entrance: [black_leaf]"
    table = building(mine, more="town: [elfstar]")
    offered = [option for option in options(table) if option.startswith("use")]
    assert offered == ["use werewolf_den 1 elfstar", "use werewolf_den 1 black_leaf"]
    do(table, "use werewolf_den 1 elfstar", "discard fear")
    assert view(table)["town"][0]["health"] == 5


@pytest.mark.card("cursed_tomb")
class TestCursedTomb:
    def test_makes_opponents_discard_two_rooms_when_another_card_destroys_it(self):
        theirs = "{boss: robobo, hand: [freeze, golem_factory, golem_factory, open_grave]}"
        table = building("dungeon: [cursed_tomb, wreck_room]", theirs=theirs)
        do(table, "use wreck_room 2 0:1", "discard golem_factory", "discard open_grave")
        assert hand(table, 1) == ["golem_factory", "freeze"]

    def test_takes_what_there_is(self):
        table = building("dungeon: [cursed_tomb, wreck_room]", theirs="{boss: robobo, hand: [golem_factory, freeze]}")
        events = do(table, "use wreck_room 2 0:1")
        assert worked(events, "cursed_tomb") == 1
        assert hand(table, 1) == ["freeze"]

    def test_is_silent_when_it_has_no_ability(self):
        mine = "dungeon: [{room: cursed_tomb, silent: true}, wreck_room]"
        table = building(mine, theirs="{boss: robobo, hand: [golem_factory, freeze]}")
        assert worked(do(table, "use wreck_room 2 0:1"), "cursed_tomb") == 0


@pytest.mark.card("save_point")
@pytest.mark.rule("BM-078")
def test_save_point_gives_back_a_spell_that_was_cast_this_round_and_not_cancelled():
    mine = "dungeon: [save_point, open_grave], hand: [freeze, fear]"
    table = building(mine, more="discard: [assassin]")
    assert why_not(table, "use save_point 1") == "BM-263"
    do(table, "cast freeze 0:2", "use save_point 1")
    assert sorted(hand(table, 0)) == ["fear", "freeze"]
    assert discarded(table) == ["assassin", "save_point"]


# -- what an answer has changed by the time an ability resolves -------------------------------------------------------


@pytest.mark.rule("BM-079")
@pytest.mark.parametrize(
    ("theirs", "use", "frozen"),
    [
        ("dungeon: [rust_monster_pen], hand: [golem_factory]", "use rust_monster_pen 1 0:1", "0:1"),
        ("dungeon: [bullet_builder], hand: [open_grave]", "use bullet_builder 1 0:2", "0:2"),
        ("dungeon: [frostbat_cave, open_grave]", "use frostbat_cave 1 0:2", "0:2"),
        (
            "dungeon: [{stack: [golem_factory, the_arena]}], hand: [golem_factory]",
            "use the_arena 1 golem_factory",
            "1:1",
        ),
        ("dungeon: [{stack: [bottomless_pit, chump_chomper]}, open_grave]", "use chump_chomper 1 1:2", "1:1"),
        ("dungeon: [{stack: [bottomless_pit, the_smashinator]}, open_grave]", "use the_smashinator 1", "1:1"),
    ],
)
def test_a_room_that_was_frozen_in_answer_is_neither_weakened_nor_strengthened(theirs, use, frozen):
    table = at_next_level(
        f"""
        phase: adventure
        active: 0
        players:
        - {{boss: cleopatra, dungeon: [open_grave, golem_factory], hand: [freeze], entrance: [elfstar]}}
        - {{boss: robobo, {theirs}}}
        """
    )
    do(table, "pass", use)
    assert decider(table) == 0
    events = do(table, f"cast freeze {frozen}")
    assert len(told(events, "deactivated")) == 1
    assert told(events, "strengthened") + told(events, "weakened") == []
