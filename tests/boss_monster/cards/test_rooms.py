"""What every room of the base set does, and what it does not do.

An opponent who holds Freeze could always do something: wherever one sits here, the table stops and can be looked at.
"""

from __future__ import annotations

from typing import Any

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    at,
    damage,
    decider,
    do,
    dungeon,
    entrance,
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


def seen(events: list[uk.Event], kind: str, viewer: int | None) -> list[dict[str, Any]]:
    """The events of one kind as this viewer sees them."""
    return [event.seen_by(viewer) for event in events if event.kind.name == kind]


def route(events: list[uk.Event]) -> list[tuple[str, int]]:
    """Which rooms were entered, and what they dealt."""
    return [(fact["place"], fact["damage"]) for fact in told(events, "entered")]


def spells(table: uk.Table, number: int) -> list[str]:
    cards: list[str] = seat(table, number)["spells"]["cards"]
    return cards


def rooms(table: uk.Table, number: int) -> list[str]:
    cards: list[str] = seat(table, number)["rooms"]["cards"]
    return cards


def discarded(table: uk.Table) -> list[str]:
    pile: list[str] = view(table)["discard"]
    return pile


# -- rooms in which heroes die ----------------------------------------------------------------------------------

# The stack with the room on top, and what its owner answers when it asks.
DEATH_ROOMS = [
    pytest.param("open_grave", "[open_grave]", ["take dark_altar"], marks=pytest.mark.card("open_grave")),
    pytest.param("succubus_spa", "[succubus_spa]", ["type room"], marks=pytest.mark.card("succubus_spa")),
    pytest.param("vampire_bordello", "[dark_altar, vampire_bordello]", ["yes", "take the_fool"],
                 marks=pytest.mark.card("vampire_bordello")),
    pytest.param("golem_factory", "[golem_factory]", [], marks=pytest.mark.card("golem_factory")),
    pytest.param("brainsucker_hive", "[brainsucker_hive]", ["yes"], marks=pytest.mark.card("brainsucker_hive")),
]  # fmt: skip


def dying(stack: str, *, room: str = "", inside: str = "damage: 9", entrance: str = "", before: str = "") -> uk.Table:
    """Nick stands in the room and will die there; everything that any of these rooms may ask for is at hand."""
    return at(
        f"""
        phase: adventure
        active: 0
        discard: [freeze, dark_altar, monsters_ballroom]
        decks: {{spells: [kobold_strike]}}
        players:
        - {{boss: cleopatra, wounds: [the_fool, acacia_warrior_of_light], entrance: [{entrance}],
           dungeon: [{before} {{stack: {stack}, {room}}}], inside: {{hero: nick_the_masher, room: 1, {inside}}}}}
        - {{boss: robobo, hand: [freeze, freeze, freeze, goblin_armory]}}
        """
    )


@pytest.mark.rule("BM-215")
@pytest.mark.parametrize(("card", "stack", "answers"), DEATH_ROOMS)
class TestARoomWhereAHeroDies:
    def worked(self, events: list[uk.Event], card: str) -> int:
        return [fact["card"] for fact in told(events, "triggered")].count(card)

    def test_works_when_the_hero_leaves_it_dead(self, card, stack, answers):
        table = dying(stack)
        assert self.worked(do(table, "pass", *answers), card) == 1
        assert seat(table, 0)["souls"] >= 1

    def test_does_not_work_for_a_survivor(self, card, stack, answers):
        table = dying(stack, inside="damage: 3")
        events = do(table, "pass")
        assert told(events, "survived")
        assert self.worked(events, card) == 0

    def test_does_not_work_for_a_death_in_another_room(self, card, stack, answers):
        table = dying(stack, before="neanderthal_cave,")
        events = do(table, "pass")
        assert told(events, "died")
        assert self.worked(events, card) == 0

    @pytest.mark.rule("BM-267")
    def test_does_not_work_while_it_is_deactivated(self, card, stack, answers):
        table = dying(stack)
        events = do(table, "cast freeze 0:1", "pass")
        assert told(events, "died")
        assert self.worked(events, card) == 0

    @pytest.mark.rule("BM-038")
    def test_does_not_work_while_it_is_covered(self, card, stack, answers):
        table = dying(stack.replace("]", ", neanderthal_cave]"))
        events = do(table, "pass")
        assert told(events, "died")
        assert self.worked(events, card) == 0

    def test_works_once_in_a_round(self, card, stack, answers):
        table = dying(stack, entrance="{hero: boden_the_pantless, damage: 3}")
        first = do(table, "pass", *answers)
        second = do(table, "pass", "pass")
        assert [fact["hero"] for fact in told(first + second, "died")] == ["nick_the_masher", "boden_the_pantless"]
        assert (self.worked(first, card), self.worked(second, card)) == (1, 0)

    def test_works_again_in_the_next_round(self, card, stack, answers):
        waiting = "{hero: boden_the_pantless, waits: true}"
        table = dying(stack, room="used: true", before="neanderthal_cave,", entrance=waiting)
        finish_round(table)
        pass_until(table, "adventure")
        events = do(table, "pass", "pass", "pass", *answers)
        assert [fact["hero"] for fact in told(events, "died")] == ["boden_the_pantless"]
        assert self.worked(events, card) == 1

    def test_works_for_its_owner_alone(self, card, stack, answers):
        table = dying(stack)
        assert {fact["seat"] for fact in told(do(table, "pass", *answers), "triggered")} == {0}


@pytest.mark.card("open_grave")
class TestOpenGrave:
    @pytest.mark.rule("BM-A27")
    def test_gives_back_a_room_of_any_kind_but_no_spell(self):
        table = dying("[open_grave]")
        do(table, "pass")
        assert decider(table) == 0
        assert options(table) == ["take dark_altar", "take monsters_ballroom"]
        do(table, "take monsters_ballroom")
        assert rooms(table, 0) == ["monsters_ballroom"]
        assert discarded(table) == ["freeze", "dark_altar"]

    def test_everybody_sees_what_was_taken(self):
        table = dying("[open_grave]")
        events = do(table, "pass", "take dark_altar")
        assert seen(events, "fetched", None) == [
            {"event": "fetched", "seat": 0, "card": "dark_altar", "from": "discard"}
        ]

    def test_a_grave_that_found_no_room_still_works_later_in_the_round(self):
        table = at(
            """
            phase: adventure
            active: 0
            discard: [freeze]
            players:
            - {boss: cleopatra, dungeon: [open_grave, jackpot_stash], entrance: [{hero: boden_the_pantless, damage: 3}],
               inside: {hero: nick_the_masher, room: 1, damage: 9}}
            - {boss: robobo, hand: [freeze]}
            """
        )
        do(table, "pass", "pass")
        assert rooms(table, 0) == []
        do(table, "use jackpot_stash 2", "pass", "pass")
        assert rooms(table, 0) == ["jackpot_stash"]


@pytest.mark.card("succubus_spa")
class TestSuccubusSpa:
    def three_players(self, seed: int = 1) -> uk.Table:
        return at(
            """
            phase: adventure
            active: 0
            players:
            - {boss: cleopatra, dungeon: [succubus_spa], inside: {hero: nick_the_masher, room: 1, damage: 9}}
            - {boss: robobo, hand: [freeze, fear, goblin_armory, open_grave]}
            - {boss: gorgona, hand: [freeze, dark_altar]}
            """,
            seed=seed,
        )

    def test_the_owner_chooses_an_opponent_and_then_a_type_of_card(self):
        table = self.three_players()
        do(table, "pass", "pass")
        assert (decider(table), options(table)) == (0, ["player 2", "player 1"])
        do(table, "player 1")
        assert (decider(table), options(table)) == (0, ["type room", "type spell"])
        do(table, "type spell")
        assert len(spells(table, 0)) == 1
        assert sorted(spells(table, 0) + spells(table, 1)) == ["fear", "freeze"]
        assert rooms(table, 1) == ["goblin_armory", "open_grave"]
        assert hand(table, 2) == ["dark_altar", "freeze"]

    def test_a_room_card_can_be_taken_too(self):
        table = self.three_players()
        do(table, "pass", "pass", "player 2", "type room")
        assert (rooms(table, 0), hand(table, 2)) == (["dark_altar"], ["freeze"])

    @pytest.mark.rule("BM-A25")
    def test_which_card_is_left_to_chance(self):
        taken: set[str] = set()
        for seed in range(12):
            table = self.three_players(seed)
            do(table, "pass", "pass", "player 1", "type room")
            taken.update(rooms(table, 0))
        assert taken == {"goblin_armory", "open_grave"}

    @pytest.mark.rule("BM-291")
    def test_only_the_two_of_them_know_which_card_it_was(self):
        table = self.three_players()
        events = do(table, "pass", "pass", "player 2", "type spell")
        told_to_all = {"event": "stole", "seat": 0, "from": 2, "type": "spell"}
        assert seen(events, "stole", 0) == seen(events, "stole", 2) == [{**told_to_all, "card": "freeze"}]
        assert seen(events, "stole", 1) == seen(events, "stole", None) == [told_to_all]
        assert view(table, 2)["players"][0]["spells"] == {"count": 1, "known": ["freeze"]}
        assert view(table, 1)["players"][0]["spells"] == {"count": 1, "known": []}

    def test_only_a_type_that_the_opponent_holds_can_be_named(self):
        table = at(
            """
            phase: adventure
            active: 0
            players:
            - {boss: cleopatra, dungeon: [succubus_spa], inside: {hero: nick_the_masher, room: 1, damage: 9}}
            - {boss: robobo}
            - {boss: gorgona, hand: [freeze, freeze]}
            """
        )
        do(table, "pass")
        assert spells(table, 0) == ["freeze"]

    def test_nothing_happens_if_no_opponent_has_a_card(self):
        table = at(
            """
            phase: adventure
            active: 0
            players:
            - {boss: cleopatra, hand: [giant_size], dungeon: [succubus_spa],
               inside: {hero: nick_the_masher, room: 1, damage: 9}}
            - {boss: robobo}
            """
        )
        events = do(table, "pass")
        assert told(events, "died")
        assert not told(events, "stole")


@pytest.mark.card("vampire_bordello")
class TestVampireBordello:
    def wounded(self, wounds: str) -> uk.Table:
        return at(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: cleopatra, dungeon: [{{stack: [dark_altar, vampire_bordello]}}], wounds: {wounds},
               inside: {{hero: nick_the_masher, room: 1, damage: 9}}}}
            - {{boss: robobo, hand: [freeze], wounds: [jesta_the_rogue]}}
            """
        )

    @pytest.mark.rule("BM-273")
    @pytest.mark.rule("BM-274")
    def test_an_ordinary_or_an_epic_wound_of_the_owner_becomes_souls(self):
        table = self.wounded("[the_fool, lord_van_ette]")
        do(table, "pass", "yes")
        assert options(table) == ["take the_fool", "take lord_van_ette"]
        do(table, "take lord_van_ette")
        me = seat(table, 0)
        assert (me["soul_cards"], me["wound_cards"]) == (["nick_the_masher", "lord_van_ette"], ["the_fool"])
        assert (me["souls"], me["wounds"]) == (3, 1)
        assert seat(table, 1)["wound_cards"] == ["jesta_the_rogue"]

    def test_the_owner_may_stay_wounded_and_is_asked_again_at_the_next_death(self):
        table = dying("[dark_altar, vampire_bordello]", entrance="{hero: boden_the_pantless, damage: 3}")
        do(table, "pass")
        assert options(table) == ["yes", "no"]
        do(table, "no")
        assert seat(table, 0)["wounds"] == 2
        do(table, "pass", "pass", "yes", "take the_fool")
        assert seat(table, 0)["wounds"] == 1

    def test_an_unwounded_owner_is_not_asked(self):
        table = self.wounded("[]")
        do(table, "pass")
        assert decider(table) == 1
        assert seat(table, 0)["souls"] == 1


@pytest.mark.card("golem_factory")
class TestGolemFactory:
    def test_its_owner_draws_one_room_card_that_nobody_else_sees(self):
        table = at(
            """
            phase: adventure
            active: 0
            decks: {rooms: [dark_altar, open_grave]}
            players:
            - {boss: cleopatra, dungeon: [golem_factory], inside: {hero: nick_the_masher, room: 1, damage: 4}}
            - {boss: robobo, hand: [freeze]}
            """
        )
        events = do(table, "pass")
        assert hand(table, 0) == ["dark_altar"]
        told_to_all = {"event": "drew", "seat": 0, "deck": "rooms", "count": 1}
        assert seen(events, "drew", 0) == [{**told_to_all, "cards": ["dark_altar"]}]
        assert seen(events, "drew", 1) == seen(events, "drew", None) == [told_to_all]
        assert view(table, 1)["players"][0]["rooms"] == {"count": 1, "known": []}


@pytest.mark.card("brainsucker_hive")
class TestBrainsuckerHive:
    def test_its_owner_may_draw_a_spell(self):
        table = dying("[brainsucker_hive]")
        do(table, "pass")
        assert (decider(table), options(table)) == (0, ["yes", "no"])
        events = do(table, "yes")
        assert hand(table, 0) == ["kobold_strike"]
        assert seen(events, "drew", 1)[0] == {"event": "drew", "seat": 0, "deck": "spells", "count": 1}

    def test_its_owner_may_decline_and_is_asked_again_at_the_next_death(self):
        table = dying("[brainsucker_hive]", entrance="{hero: boden_the_pantless, damage: 3}")
        do(table, "pass", "no")
        assert hand(table, 0) == []
        do(table, "pass", "pass")
        assert options(table) == ["yes", "no"]


# -- cleric -----------------------------------------------------------------------------------------------------


@pytest.mark.card("dark_altar")
class TestDarkAltar:
    def altar(self, mine: str = "dark_altar", phase: str = "build", active: int = 0) -> uk.Table:
        return at(
            f"""
            phase: {phase}
            active: {active}
            discard: [freeze, monsters_ballroom, golem_factory]
            players:
            - {{boss: cleopatra, dungeon: [{mine}], builds: 0}}
            - {{boss: robobo, dungeon: [open_grave], hand: [freeze], builds: 0}}
            """
        )

    @pytest.mark.rule("BM-263")
    def test_gives_any_one_card_of_the_discard_pile_for_itself(self):
        table = self.altar()
        do(table, "use dark_altar 1")
        assert dungeon(table, 0) == []
        assert options(table) == ["take freeze", "take monsters_ballroom", "take golem_factory", "take dark_altar"]
        do(table, "take freeze")
        assert hand(table, 0) == ["freeze"]
        assert discarded(table) == ["monsters_ballroom", "golem_factory", "dark_altar"]

    def test_can_be_taken_back_itself(self):
        table = self.altar()
        do(table, "use dark_altar 1", "take dark_altar")
        assert hand(table, 0) == ["dark_altar"]

    @pytest.mark.rule("BM-292")
    def test_everybody_sees_what_was_taken(self):
        table = self.altar()
        events = do(table, "use dark_altar 1", "take freeze")
        assert seen(events, "fetched", None) == [{"event": "fetched", "seat": 0, "card": "freeze", "from": "discard"}]
        assert view(table, 1)["players"][0]["spells"] == {"count": 1, "known": ["freeze"]}

    def test_works_in_the_adventure_phase_too(self):
        table = self.altar(phase="adventure")
        do(table, "use dark_altar 1", "take golem_factory")
        assert hand(table, 0) == ["golem_factory"]

    @pytest.mark.rule("BM-178")
    def test_works_in_an_opponents_turn(self):
        table = self.altar(active=1)
        assert decider(table) == 1
        do(table, "pass", "use dark_altar 1")
        assert (decider(table), table.decision and table.decision.kind) == (1, "answer")
        do(table, "pass", "take freeze")
        assert hand(table, 0) == ["freeze"]

    def test_need_not_be_used(self):
        table = self.altar()
        do(table, "pass")
        assert (decider(table), dungeon(table, 0)) == (1, ["dark_altar"])

    @pytest.mark.rule("BM-267")
    def test_is_of_no_use_while_deactivated(self):
        table = self.altar("{room: dark_altar, deactivated: true}, dark_altar")
        assert options(table) == ["use dark_altar 2", "pass"]
        assert why_not(table, "use dark_altar 1") == "BM-267"

    @pytest.mark.rule("BM-038")
    def test_is_of_no_use_while_covered(self):
        table = self.altar("{stack: [dark_altar, torture_chamber]}, dark_altar")
        assert options(table) == ["use dark_altar 2", "pass"]
        assert why_not(table, "use dark_altar 1") == "BM-038"

    @pytest.mark.rule("BM-190")
    def test_is_of_no_use_in_the_phase_in_which_it_is_built(self):
        table = at(
            """
            phase: build
            players:
            - {boss: cleopatra, hand: [dark_altar, soul_harvest], souls: 1}
            - {boss: robobo}
            """
        )
        do(table, "build dark_altar new")
        assert "use dark_altar 1" not in options(table)
        assert why_not(table, "use dark_altar 1") == "BM-190"
        pass_until(table, "adventure")
        assert "use dark_altar 1" in options(table)

    @pytest.mark.rule("BM-281")
    @pytest.mark.rule("BM-319")
    def test_a_hero_in_it_is_thrown_into_the_next_room(self):
        table = at(
            """
            phase: adventure
            active: 0
            players:
            - {boss: cleopatra, dungeon: [dark_altar, golem_factory],
               inside: {hero: delatorious_angel_of_light, room: 1, damage: 1}}
            - {boss: robobo, hand: [freeze]}
            """
        )
        events = do(table, "use dark_altar 1")
        assert route(events) == [("0:1", 2)]
        assert view(table)["walking"]["health"] == 5

    @pytest.mark.rule("BM-282")
    def test_a_hero_in_it_does_not_suffer_the_room_beneath(self):
        table = at(
            """
            phase: adventure
            active: 0
            players:
            - {boss: cleopatra, dungeon: [{stack: [neanderthal_cave, dark_altar]}, golem_factory],
               inside: {hero: delatorious_angel_of_light, room: 1, damage: 1}}
            - {boss: robobo, hand: [freeze]}
            """
        )
        assert route(do(table, "use dark_altar 1")) == [("0:2", 2)]


@pytest.mark.card("specters_sanctum")
class TestSpectersSanctum:
    def sanctum(self, first: str, second: str, seed: int = 1) -> uk.Table:
        return at(
            f"""
            phase: build
            players:
            - {{boss: draculord, hand: [specters_sanctum, soul_harvest]}}
            - {{boss: cleopatra, hand: [{first}], builds: 0}}
            - {{boss: robobo, hand: [{second}], builds: 0}}
            """,
            seed=seed,
        )

    def test_the_builder_chooses_who_loses_a_spell(self):
        table = self.sanctum("fear", "assassin")
        do(table, "build specters_sanctum new")
        assert (decider(table), options(table)) == (0, ["player 1", "player 2"])
        events = do(table, "player 2")
        assert seen(events, "discarded", None) == [{"event": "discarded", "seat": 2, "cards": ["assassin"]}]
        assert (spells(table, 0), spells(table, 1), spells(table, 2)) == (["soul_harvest"], ["fear"], [])

    @pytest.mark.rule("BM-287")
    def test_which_of_the_spells_is_lost_is_left_to_chance(self):
        lost: set[str] = set()
        for seed in range(12):
            table = self.sanctum("fear, assassin, golem_factory", "golem_factory", seed)
            lost.update(*[fact["cards"] for fact in told(do(table, "build specters_sanctum new"), "discarded")])
        assert lost == {"fear", "assassin"}

    def test_nobody_loses_a_room_instead(self):
        table = self.sanctum("open_grave", "golem_factory")
        assert not told(do(table, "build specters_sanctum new"), "discarded")

    @pytest.mark.rule("BM-192")
    def test_uncovering_it_is_not_building_it(self):
        table = at(
            """
            phase: adventure
            active: 0
            players:
            - {boss: draculord, dungeon: [{stack: [specters_sanctum, dark_altar]}]}
            - {boss: robobo, hand: [freeze]}
            """
        )
        do(table, "use dark_altar 1")
        assert dungeon(table, 0) == ["specters_sanctum"]
        assert spells(table, 1) == ["freeze"]


@pytest.mark.card("dracolich_lair")
class TestDracolichLair:
    def lair(self, cards: str, state: str = "", phase: str = "build") -> uk.Table:
        return at(
            f"""
            phase: {phase}
            active: 0
            discard: [fear, monsters_ballroom]
            players:
            - {{boss: cleopatra, dungeon: [{{stack: [open_grave, dracolich_lair], {state}}}],
               builds: 0, hand: [{cards}]}}
            - {{boss: robobo, hand: [freeze], builds: 0}}
            """
        )

    def test_two_discarded_rooms_buy_one_room_of_the_discard_pile(self):
        table = self.lair("golem_factory, dark_altar, haunted_library")
        do(table, "use dracolich_lair 1")
        assert options(table) == ["discard golem_factory", "discard dark_altar", "discard haunted_library"]
        do(table, "discard golem_factory")
        assert options(table) == ["discard dark_altar", "discard haunted_library"]
        do(table, "discard dark_altar")
        assert options(table) == ["take monsters_ballroom", "take golem_factory", "take dark_altar"]
        do(table, "take monsters_ballroom")
        assert hand(table, 0) == ["haunted_library", "monsters_ballroom"]
        assert discarded(table) == ["fear", "golem_factory", "dark_altar"]

    @pytest.mark.rule("BM-042")
    def test_once_per_round(self):
        table = self.lair("golem_factory, dark_altar, haunted_library, soul_harvest")
        do(table, "use dracolich_lair 1", "discard golem_factory", "discard dark_altar", "take golem_factory")
        assert decider(table) == 1
        do(table, "pass")
        assert view(table)["phase"] == "build"
        do(table, "pass")
        assert view(table)["phase"] == "adventure"
        assert not [said for said in options(table) if "dracolich" in said]

    def test_once_per_round_means_again_in_the_next(self):
        table = self.lair("golem_factory, dark_altar", "used: true")
        finish_round(table)
        assert "use dracolich_lair 1" in options(table)

    def test_works_in_the_adventure_phase_too(self):
        table = self.lair("golem_factory, dark_altar", phase="adventure")
        do(table, "use dracolich_lair 1", "discard dark_altar", "take dark_altar")
        assert hand(table, 0) == ["dark_altar"]

    @pytest.mark.rule("BM-263")
    def test_a_room_and_a_spell_cannot_pay_for_it(self):
        table = self.lair("golem_factory, soul_harvest, jeopardy")
        assert options(table) == ["cast jeopardy", "pass"]
        assert why_not(table, "use dracolich_lair 1") == "BM-263"

    def test_is_of_no_use_while_deactivated(self):
        table = self.lair("golem_factory, dark_altar, jeopardy", "deactivated: true")
        assert why_not(table, "use dracolich_lair 1") == "BM-267"


# -- fighter ----------------------------------------------------------------------------------------------------


def damage_of(*entries: str) -> list[int]:
    """What the rooms of a dungeon deal, from the entrance to the boss."""
    table = at(
        f"""
        phase: adventure
        players:
        - {{boss: cleopatra, dungeon: [{", ".join(entries)}]}}
        - {{boss: robobo, hand: [freeze], dungeon: [golem_factory]}}
        """
    )
    assert damage(table, 1) == [2]  # nobody else's rooms change
    return damage(table, 0)


@pytest.mark.card("goblin_armory")
class TestGoblinArmory:
    def test_monster_rooms_on_both_sides_deal_one_more(self):
        assert damage_of("golem_factory", "goblin_armory", "succubus_spa") == [3, 1, 2]

    @pytest.mark.rule("BM-296")
    def test_traps_beside_it_do_not(self):
        assert damage_of("open_grave", "goblin_armory", "dark_altar") == [2, 1, 1]

    def test_monster_rooms_further_away_do_not(self):
        assert damage_of("golem_factory", "dark_altar", "goblin_armory") == [2, 1, 1]

    def test_two_armories_arm_each_other_and_both_arm_the_room_between(self):
        assert damage_of("goblin_armory", "goblin_armory") == [2, 2]
        assert damage_of("goblin_armory", "golem_factory", "goblin_armory") == [1, 4, 1]

    @pytest.mark.rule("BM-271")
    def test_a_deactivated_room_between_keeps_them_apart(self):
        frozen = "{room: dark_altar, deactivated: true}"
        assert damage_of("goblin_armory", frozen, "golem_factory") == [1, 0, 2]

    @pytest.mark.rule("BM-267")
    def test_a_deactivated_armory_arms_nobody_and_a_deactivated_neighbour_deals_nothing(self):
        assert damage_of("{room: goblin_armory, deactivated: true}", "golem_factory") == [0, 2]
        assert damage_of("goblin_armory", "{room: golem_factory, deactivated: true}") == [1, 0]

    @pytest.mark.rule("BM-038")
    def test_a_covered_armory_arms_nobody(self):
        assert damage_of("{stack: [goblin_armory, dark_altar]}", "golem_factory") == [1, 2]

    def test_a_hero_feels_it(self):
        table = at(
            """
            phase: adventure
            players:
            - {boss: cleopatra, dungeon: [goblin_armory, golem_factory], entrance: [delatorious_angel_of_light]}
            - {boss: robobo, hand: [freeze]}
            """
        )
        assert route(finish_round(table)) == [("0:1", 1), ("0:2", 3)]


@pytest.mark.card("minotaurs_maze")
class TestMinotaursMaze:
    def maze(self, rooms_: str, heroes: str = "delatorious_angel_of_light", cards: str = "freeze") -> uk.Table:
        return at(
            f"""
            phase: adventure
            players:
            - {{boss: king_croak, dungeon: [{rooms_}], entrance: [{heroes}]}}
            - {{boss: robobo, hand: [{cards}]}}
            """
        )

    @pytest.mark.rule("BM-043")
    def test_a_hero_is_sent_back_once_and_suffers_the_previous_room_again(self):
        table = self.maze("golem_factory, minotaurs_maze")
        events = finish_round(table)
        assert route(events) == [("0:1", 2), ("0:1", 2), ("0:2", 0)]
        assert [fact["health"] for fact in told(events, "entered")] == [6, 4, 4]
        assert [fact["place"] for fact in told(events, "triggered")] == ["0:2"]  # so that everybody sees why

    @pytest.mark.rule("BM-211")
    def test_who_is_sent_back_does_not_suffer_the_maze_itself(self):
        assert damage_of("goblin_armory", "minotaurs_maze") == [1, 1]
        table = self.maze("goblin_armory, minotaurs_maze")
        assert route(finish_round(table)) == [("0:1", 1), ("0:1", 1), ("0:2", 1)]

    def test_every_hero_is_sent_back_once(self):
        table = self.maze("golem_factory, minotaurs_maze", "delatorious_angel_of_light, acacia_warrior_of_light")
        assert route(finish_round(table)) == [("0:1", 2), ("0:1", 2), ("0:2", 0)] * 2

    def test_as_the_first_room_it_does_nothing(self):
        table = self.maze("minotaurs_maze, golem_factory")
        assert route(finish_round(table)) == [("0:1", 0), ("0:2", 2)]

    def test_a_deactivated_previous_room_takes_nobody_back(self):
        table = self.maze("golem_factory, {room: dark_altar, deactivated: true}, minotaurs_maze")
        assert route(finish_round(table)) == [("0:1", 2), ("0:3", 0)]

    def test_a_deactivated_maze_is_walked_past(self):
        table = self.maze("golem_factory, {room: minotaurs_maze, deactivated: true}")
        assert route(finish_round(table)) == [("0:1", 2)]

    def test_a_covered_maze_does_nothing(self):
        table = self.maze("golem_factory, {stack: [minotaurs_maze, dark_altar]}")
        assert route(finish_round(table)) == [("0:1", 2), ("0:2", 1)]

    def test_two_mazes_send_back_once_each(self):
        table = self.maze("dark_altar, minotaurs_maze, minotaurs_maze")
        walked = [("0:1", 1), ("0:1", 1), ("0:2", 0), ("0:2", 0), ("0:3", 0)]
        assert route(finish_round(table)) == walked

    def test_a_hero_that_dies_in_the_previous_room_does_not_come_again(self):
        table = self.maze("golem_factory, minotaurs_maze", "boden_the_pantless")
        events = finish_round(table)
        assert route(events) == [("0:1", 2), ("0:1", 2)]
        assert told(events, "died")

    def test_the_same_hero_is_sent_back_again_in_the_next_round(self):
        table = self.maze("golem_factory, minotaurs_maze", "johnny_of_the_evening_watch", "fear, freeze")
        do(table, "pass", "pass", "pass")
        assert view(table)["walking"]["place"] == 2
        do(table, "cast fear johnny_of_the_evening_watch")
        finish_round(table)
        mine = [fact for fact in told(finish_round(table), "entered") if fact["hero"] == "johnny_of_the_evening_watch"]
        assert [fact["place"] for fact in mine] == ["0:1", "0:1", "0:2"]


@pytest.mark.card("neanderthal_cave")
class TestNeanderthalCave:
    def cave(self, mine: str) -> uk.Table:
        return at(
            f"""
            phase: build
            players:
            - {{boss: cleopatra, dungeon: [{mine}], hand: [monsters_ballroom, goblin_armory]}}
            - {{boss: robobo, dungeon: [golem_factory]}}
            """
        )

    def test_no_advanced_room_can_be_built_on_it_but_ordinary_ones_can(self):
        table = self.cave("neanderthal_cave, golem_factory")
        assert why_not(table, "build monsters_ballroom on 1") == "BM-037"
        assert why_not(table, "build monsters_ballroom on 2") == ""
        assert why_not(table, "build goblin_armory on 1") == ""

    def test_once_covered_it_does_not_mind(self):
        table = self.cave("{stack: [neanderthal_cave, golem_factory]}")
        assert why_not(table, "build monsters_ballroom on 1") == ""


@pytest.mark.card("beast_menagerie")
class TestBeastMenagerie:
    def menagerie(self, cards: str, state: str = "", mine: str = "") -> uk.Table:
        return at(
            f"""
            phase: build
            decks: {{rooms: [bottomless_pit, jackpot_stash]}}
            players:
            - {{boss: cleopatra, hand: [{cards}], dungeon: [{{stack: [golem_factory, beast_menagerie], {state}}}]}}
            - {{boss: robobo, dungeon: [golem_factory, dark_altar], hand: [freeze, succubus_spa]}}
            """
        )

    def drawn_after(self, table: uk.Table, *notations: str) -> list[list[str]]:
        events = do(table, *notations) + pass_until(table, "adventure")
        return [fact["cards"] for fact in told(events, "drew")]

    def test_another_monster_room_draws_a_card(self):
        table = self.menagerie("succubus_spa")
        assert self.drawn_after(table, "build succubus_spa new") == [["bottomless_pit"]]
        assert rooms(table, 0) == ["bottomless_pit"]

    def test_a_trap_does_not(self):
        table = self.menagerie("open_grave")
        assert self.drawn_after(table, "build open_grave new") == []

    def test_a_monster_room_that_covers_it_does_not(self):
        table = self.menagerie("goblin_armory")
        assert self.drawn_after(table, "build goblin_armory on 1") == []

    def test_its_own_building_does_not(self):
        table = at(
            """
            phase: build
            players:
            - {boss: cleopatra, hand: [beast_menagerie], dungeon: [golem_factory]}
            - {boss: robobo, hand: [freeze]}
            """
        )
        assert self.drawn_after(table, "build beast_menagerie on 1") == []

    def test_an_opponents_monster_room_does_not(self):
        table = self.menagerie("open_grave")
        assert self.drawn_after(table, "build open_grave new", "pass", "build succubus_spa new") == []
        assert dungeon(table, 1)[0] == "succubus_spa"

    def test_two_monster_rooms_in_a_round_draw_one_card(self):
        table = self.menagerie("succubus_spa, brainsucker_hive, motivation")
        drawn = self.drawn_after(
            table, "cast motivation", "build succubus_spa new", "build brainsucker_hive new", "pass"
        )
        assert drawn == [["bottomless_pit"]]

    def test_once_per_round_means_again_in_the_next(self):
        table = self.menagerie("succubus_spa, brainsucker_hive")
        assert self.drawn_after(table, "build succubus_spa new") == [["bottomless_pit"]]
        finish_round(table)
        assert len(self.drawn_after(table, "build brainsucker_hive new")) == 1

    def test_it_does_nothing_while_deactivated(self):
        table = self.menagerie("succubus_spa", "deactivated: true")
        assert self.drawn_after(table, "build succubus_spa new") == []


@pytest.mark.card("monsters_ballroom")
class TestMonstersBallroom:
    BALLROOM = "{stack: [goblin_armory, monsters_ballroom]}"

    def test_deals_one_for_every_monster_room_itself_included(self):
        assert damage_of(self.BALLROOM) == [1]
        assert damage_of("golem_factory", "dark_altar", "succubus_spa", self.BALLROOM) == [2, 1, 1, 3]

    @pytest.mark.rule("BM-268")
    def test_deactivated_and_covered_monsters_do_not_dance(self):
        frozen = "{room: golem_factory, deactivated: true}"
        covered = "{stack: [golem_factory, dark_altar]}"
        assert damage_of(frozen, covered, self.BALLROOM) == [0, 1, 1]

    def test_what_others_add_comes_on_top(self):
        assert damage_of("goblin_armory", self.BALLROOM) == [1, 3]
        assert damage_of("{stack: [goblin_armory, monsters_ballroom], bonus: 3}") == [4]

    def test_deactivated_it_deals_nothing(self):
        assert damage_of("golem_factory", "{stack: [goblin_armory, monsters_ballroom], deactivated: true}") == [2, 0]


# -- mage -------------------------------------------------------------------------------------------------------


@pytest.mark.card("dark_laboratory")
class TestDarkLaboratory:
    def laboratory(self) -> uk.Table:
        return at(
            """
            phase: build
            decks: {spells: [fear, assassin, freeze]}
            players:
            - {boss: cleopatra, hand: [dark_laboratory, soul_harvest]}
            - {boss: robobo, hand: [freeze, trepidation], builds: 0}
            """
        )

    def test_two_spells_are_drawn_and_any_one_is_discarded(self):
        table = self.laboratory()
        do(table, "build dark_laboratory new")
        assert spells(table, 0) == ["soul_harvest", "fear", "assassin"]
        assert (decider(table), options(table)) == (0, ["discard soul_harvest", "discard fear", "discard assassin"])
        do(table, "discard soul_harvest")
        assert spells(table, 0) == ["fear", "assassin"]
        assert discarded(table) == ["soul_harvest"]
        assert spells(table, 1) == ["freeze", "trepidation"]

    def test_only_the_builder_sees_what_was_drawn(self):
        table = self.laboratory()
        events = do(table, "build dark_laboratory new", "discard fear")
        assert [fact["cards"] for fact in seen(events, "drew", 0)] == [["fear"], ["assassin"]]
        assert all("cards" not in fact for viewer in (1, None) for fact in seen(events, "drew", viewer))
        assert view(table, 1)["players"][0]["spells"] == {"count": 2, "known": []}

    @pytest.mark.rule("BM-192")
    def test_uncovering_it_is_not_building_it(self):
        table = at(
            """
            phase: build
            players:
            - {boss: cleopatra, dungeon: [{stack: [dark_laboratory, dark_altar]}]}
            - {boss: robobo, hand: [freeze]}
            """
        )
        do(table, "use dark_altar 1")
        assert (dungeon(table, 0), spells(table, 0)) == (["dark_laboratory"], [])


@pytest.mark.card("haunted_library")
@pytest.mark.rule("BM-A32")
class TestHauntedLibrary:
    def library(self, mine: str) -> uk.Table:
        return at(
            f"""
            phase: start
            round: 2
            decks: {{rooms: [bottomless_pit, jackpot_stash], spells: [fear, assassin]}}
            players:
            - {{boss: cleopatra, dungeon: [{mine}]}}
            - {{boss: robobo, dungeon: [golem_factory], hand: [freeze]}}
            """
        )

    def test_its_owner_may_draw_a_spell_instead_of_a_room(self):
        table = self.library("haunted_library")
        assert (decider(table), options(table)) == (0, ["yes", "no"])
        do(table, "yes")
        assert (hand(table, 0), hand(table, 1)) == (["fear"], ["bottomless_pit", "freeze"])

    def test_or_the_room_as_usual(self):
        table = self.library("haunted_library")
        do(table, "no")
        assert (hand(table, 0), hand(table, 1)) == (["bottomless_pit"], ["jackpot_stash", "freeze"])

    def test_two_libraries_still_give_one_card(self):
        table = self.library("haunted_library, haunted_library")
        do(table, "yes")
        assert hand(table, 0) == ["fear"]
        again = self.library("haunted_library, haunted_library")
        do(again, "no")  # there is one draw to replace, so nobody is asked twice
        assert hand(again, 0) == ["bottomless_pit"]

    def test_a_covered_library_is_closed(self):
        table = self.library("{stack: [haunted_library, dark_laboratory]}")
        assert view(table)["phase"] == "build"
        assert hand(table, 0) == ["bottomless_pit"]

    def test_nobody_else_sees_the_spell(self):
        events = do(self.library("haunted_library"), "yes")
        assert seen(events, "drew", 1)[0] == {"event": "drew", "seat": 0, "deck": "spells", "count": 1}

    def test_it_is_open_every_round(self):
        table = self.library("haunted_library")
        do(table, "yes")
        for _ in range(9):
            if view(table)["phase"] == "start":
                break
            table.choose("pass")
        assert (view(table)["round"], decider(table), options(table)) == (3, 0, ["yes", "no"])


@pytest.mark.card("witchs_kitchen")
class TestWitchsKitchen:
    def kitchen(self, cards: str, state: str = "", phase: str = "build", active: int = 0) -> uk.Table:
        return at(
            f"""
            phase: {phase}
            active: {active}
            decks: {{spells: [kobold_strike, trepidation]}}
            players:
            - {{boss: cleopatra, dungeon: [{{room: witchs_kitchen, {state}}}], hand: [{cards}], builds: 0}}
            - {{boss: robobo, hand: [freeze], builds: 0}}
            """
        )

    def test_a_discarded_monster_room_of_any_rank_draws_a_spell(self):
        table = self.kitchen("golem_factory, monsters_ballroom, dark_altar")
        do(table, "use witchs_kitchen 1")
        assert options(table) == ["discard golem_factory", "discard monsters_ballroom"]
        events = do(table, "discard monsters_ballroom")
        assert hand(table, 0) == ["golem_factory", "dark_altar", "kobold_strike"]
        assert discarded(table) == ["monsters_ballroom"]
        assert seen(events, "drew", 1) == [{"event": "drew", "seat": 0, "deck": "spells", "count": 1}]

    @pytest.mark.rule("BM-263")
    def test_traps_and_spells_cannot_be_cooked(self):
        table = self.kitchen("dark_altar, open_grave, jeopardy")
        assert options(table) == ["cast jeopardy", "pass"]
        assert why_not(table, "use witchs_kitchen 1") == "BM-263"

    @pytest.mark.rule("BM-042")
    def test_once_per_round_also_across_phases(self):
        table = self.kitchen("golem_factory, succubus_spa, jeopardy")
        do(table, "use witchs_kitchen 1", "discard golem_factory")
        assert why_not(table, "use witchs_kitchen 1") == "BM-042"
        do(table, "pass")
        pass_until(table, "adventure")
        assert decider(table) == 0
        assert why_not(table, "use witchs_kitchen 1") == "BM-042"

    def test_once_per_round_means_again_in_the_next(self):
        table = self.kitchen("golem_factory", "used: true")
        finish_round(table)
        assert "use witchs_kitchen 1" in options(table)

    def test_works_in_the_adventure_phase_and_in_an_opponents_turn(self):
        table = self.kitchen("golem_factory", phase="adventure", active=1)
        do(table, "pass", "use witchs_kitchen 1", "pass")
        assert hand(table, 0) == ["kobold_strike"]

    def test_is_closed_while_deactivated(self):
        table = self.kitchen("golem_factory, jeopardy", "deactivated: true")
        assert why_not(table, "use witchs_kitchen 1") == "BM-267"


EYE = "{stack: [haunted_library, all_seeing_eye]}"


@pytest.mark.card("all_seeing_eye")
class TestAllSeeingEye:
    def watched(self, mine: str = EYE, cards: str = "fear, kobold_strike", theirs: str = "freeze") -> uk.Table:
        """Seat 1 is active and about to cast; seat 0 watches."""
        return at(
            f"""
            phase: adventure
            active: 1
            players:
            - {{boss: cleopatra, dungeon: [{mine}], hand: [{cards}]}}
            - {{boss: robobo, dungeon: [golem_factory], hand: [{theirs}]}}
            """
        )

    @pytest.mark.rule("BM-077")
    @pytest.mark.rule("BM-078")
    def test_a_discarded_spell_cancels_an_opponents_spell_even_out_of_turn(self):
        table = self.watched()
        do(table, "cast freeze 0:1")
        assert (decider(table), options(table)) == (0, ["use all_seeing_eye 1", "pass"])
        do(table, "use all_seeing_eye 1")
        assert options(table) == ["discard fear", "discard kobold_strike"]
        events = do(table, "discard kobold_strike")
        assert told(events, "cancelled") == [{"event": "cancelled", "seat": 1, "card": "freeze"}]
        assert not told(events, "deactivated")
        assert spells(table, 0) == ["fear"]
        assert discarded(table) == ["kobold_strike", "freeze"]

    def test_its_owner_may_let_the_spell_happen(self):
        table = self.watched()
        events = do(table, "cast freeze 0:1", "pass")
        assert told(events, "deactivated")
        assert spells(table, 0) == ["fear", "kobold_strike"]

    def test_without_a_spell_to_discard_it_is_blind(self):
        table = self.watched(cards="golem_factory")
        assert told(do(table, "cast freeze 0:1"), "deactivated")

    def test_it_does_not_look_at_its_owners_spells(self):
        table = at(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: cleopatra, dungeon: [{EYE}], hand: [freeze, fear]}}
            - {{boss: robobo, dungeon: [golem_factory]}}
            """
        )
        assert told(do(table, "cast freeze 1:1"), "deactivated")

    def test_once_per_round(self):
        table = self.watched(theirs="freeze, freeze")
        do(table, "cast freeze 0:1", "use all_seeing_eye 1", "discard fear")
        assert told(do(table, "cast freeze 0:1"), "deactivated")

    def test_once_per_round_means_again_in_the_next(self):
        table = self.watched(mine="{stack: [haunted_library, all_seeing_eye], used: true}", theirs="freeze, freeze")
        finish_round(table)
        pass_until(table, "adventure")
        do(table, "cast freeze 0:1")
        assert "use all_seeing_eye 1" in options(table)

    def test_deactivated_it_sees_nothing(self):
        table = self.watched(mine="{stack: [haunted_library, all_seeing_eye], deactivated: true}")
        assert told(do(table, "cast freeze 1:1"), "resolved")

    def test_two_eyes_see_twice(self):
        table = self.watched(mine=f"{EYE}, {EYE}", cards="fear, fear", theirs="freeze, freeze")
        do(table, "cast freeze 0:1", "use all_seeing_eye 1")
        do(table, "cast freeze 0:1")
        assert options(table) == ["use all_seeing_eye 2", "pass"]

    def test_it_can_save_its_owners_spell_from_a_counterspell(self):
        table = at(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: cleopatra, dungeon: [{EYE}], hand: [freeze, fear]}}
            - {{boss: robobo, dungeon: [golem_factory], hand: [counterspell]}}
            """
        )
        do(table, "cast freeze 1:1", "cast counterspell")
        assert (decider(table), options(table)) == (0, ["use all_seeing_eye 1", "pass"])
        events = do(table, "use all_seeing_eye 1")
        assert [fact["card"] for fact in told(events, "cancelled")] == ["counterspell"]
        assert told(events, "deactivated")

    def test_its_stare_is_no_spell_and_cannot_be_countered(self):
        table = self.watched(theirs="freeze, counterspell")
        events = do(table, "cast freeze 0:1", "use all_seeing_eye 1", "discard fear")
        assert [fact["card"] for fact in told(events, "cancelled")] == ["freeze"]
        assert spells(table, 1) == ["counterspell"]

    @pytest.mark.rule("BM-311")
    def test_it_cannot_be_used_while_nobody_casts(self):
        table = at(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: cleopatra, dungeon: [{EYE}], hand: [freeze]}}
            - {{boss: robobo}}
            """
        )
        assert options(table) == ["cast freeze 0:1", "pass"]
        assert why_not(table, "use all_seeing_eye 1") == "BM-264"


@pytest.mark.card("ligers_den")
class TestLigersDen:
    DEN = "{stack: [haunted_library, ligers_den]}"

    def den(self, mine: str = DEN, cards: str = "freeze", theirs: str = "", active: int = 0) -> uk.Table:
        return at(
            f"""
            phase: adventure
            active: {active}
            decks: {{spells: [kobold_strike, trepidation]}}
            players:
            - {{boss: cleopatra, dungeon: [{mine}], hand: [{cards}]}}
            - {{boss: robobo, dungeon: [golem_factory, dark_altar], hand: [{theirs}]}}
            """
        )

    def test_a_spell_of_its_owner_draws_a_spell(self):
        table = self.den()
        events = do(table, "cast freeze 1:1")
        assert spells(table, 0) == ["kobold_strike"]
        assert seen(events, "drew", 1)[0] == {"event": "drew", "seat": 0, "deck": "spells", "count": 1}

    @pytest.mark.rule("BM-078")
    def test_a_cancelled_spell_does_not(self):
        table = self.den(theirs="counterspell, freeze")
        do(table, "cast freeze 1:1", "cast counterspell")
        assert spells(table, 0) == []

    @pytest.mark.rule("BM-320")
    def test_a_fizzled_spell_does_not(self):
        table = self.den(active=1)
        do(table, "pass", "cast freeze 1:2")
        events = do(table, "use dark_altar 2")
        assert [fact["card"] for fact in told(events, "fizzled")] == ["freeze"]
        assert spells(table, 0) == []

    def test_a_counterspell_of_its_owner_does(self):
        table = self.den(cards="counterspell", theirs="freeze, freeze", active=1)
        do(table, "cast freeze 0:1", "cast counterspell")
        assert spells(table, 0) == ["kobold_strike"]

    def test_an_opponents_spell_does_not(self):
        table = self.den(cards="", theirs="freeze, freeze", active=1)
        do(table, "cast freeze 1:1")
        assert spells(table, 0) == []

    def test_an_ability_is_no_spell(self):
        table = self.den(mine=f"{self.DEN}, jackpot_stash", cards="", theirs="freeze")
        do(table, "use jackpot_stash 2")
        assert spells(table, 0) == []

    def test_once_per_round(self):
        table = self.den(cards="freeze, freeze")
        do(table, "cast freeze 1:1", "cast freeze 1:2")
        assert spells(table, 0) == ["kobold_strike"]

    def test_once_per_round_means_again_in_the_next(self):
        table = self.den(mine="{stack: [haunted_library, ligers_den], used: true}", cards="freeze")
        finish_round(table)
        pass_until(table, "adventure")
        do(table, "cast freeze 1:1")
        assert spells(table, 0) == ["kobold_strike"]

    def test_a_den_frozen_by_that_very_spell_does_nothing(self):
        table = self.den(theirs="freeze")
        do(table, "cast freeze 0:1")
        assert spells(table, 0) == []


# -- thief ------------------------------------------------------------------------------------------------------


@pytest.mark.card("bottomless_pit")
class TestBottomlessPit:
    def pit(self, mine: str, place: int = 1, harm: int = 1, hero: str = "lord_van_ette") -> uk.Table:
        return at(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: cleopatra, dungeon: [{mine}], inside: {{hero: {hero}, room: {place}, damage: {harm}}}}}
            - {{boss: robobo, hand: [freeze]}}
            """
        )

    @pytest.mark.rule("BM-294")
    def test_a_hero_in_the_pit_is_killed_and_scores_for_the_owner(self):
        table = self.pit("bottomless_pit, golem_factory")
        events = do(table, "use bottomless_pit 1 lord_van_ette")
        assert seat(table, 0)["soul_cards"] == ["lord_van_ette"]
        assert seat(table, 0)["souls"] == 2
        assert dungeon(table, 0) == ["golem_factory"]
        assert discarded(table) == ["bottomless_pit"]
        assert route(events) == []  # not thrown into the next room

    def test_what_lay_beneath_is_uncovered_and_does_no_harm(self):
        table = self.pit("{stack: [golem_factory, bottomless_pit]}")
        events = do(table, "use bottomless_pit 1 lord_van_ette")
        assert dungeon(table, 0) == ["golem_factory"]
        assert route(events) == []
        assert hand(table, 0) == []  # nobody died in the Golem Factory

    def test_a_hero_in_another_room_does_not_fall(self):
        table = self.pit("golem_factory, bottomless_pit")
        assert decider(table) == 1  # the owner can do nothing

    def test_an_empty_dungeon_offers_nobody(self):
        table = at(
            """
            phase: adventure
            active: 0
            players:
            - {boss: cleopatra, dungeon: [bottomless_pit], entrance: [nick_the_masher], hand: [freeze]}
            - {boss: robobo}
            """
        )
        assert options(table) == ["cast freeze 0:1", "pass"]
        assert why_not(table, "use bottomless_pit 1 nick_the_masher") == "BM-263"

    def test_a_dying_hero_is_killed_only_once(self):
        table = self.pit("bottomless_pit", harm=13)
        events = do(table, "use bottomless_pit 1 lord_van_ette")
        assert len(told(events, "died")) == 1
        assert seat(table, 0)["soul_cards"] == ["lord_van_ette"]

    def test_the_next_hero_finds_the_pit_gone(self):
        table = at(
            """
            phase: adventure
            active: 0
            players:
            - {boss: cleopatra, dungeon: [bottomless_pit, neanderthal_cave], entrance: [boden_the_pantless],
               inside: {hero: lord_van_ette, room: 1}}
            - {boss: robobo, hand: [freeze]}
            """
        )
        do(table, "use bottomless_pit 1 lord_van_ette")
        assert route(do(table, "pass")) == [("0:1", 3)]

    @pytest.mark.rule("BM-267")
    def test_a_deactivated_pit_kills_nobody(self):
        table = self.pit("bottomless_pit")
        do(table, "pass", "cast freeze 0:1")
        assert not told(finish_round(table), "died")
        assert seat(table, 0)["wounds"] == 2


@pytest.mark.card("boulder_ramp")
class TestBoulderRamp:
    def ramp(self, mine: str, place: int, hero: str = "lord_van_ette", theirs: str = "golem_factory") -> uk.Table:
        return at(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: cleopatra, dungeon: [{mine}], inside: {{hero: {hero}, room: {place}, damage: 1}}}}
            - {{boss: robobo, hand: [freeze], dungeon: [{theirs}]}}
            """
        )

    def test_another_room_is_destroyed_and_the_hero_here_takes_five(self):
        table = self.ramp("golem_factory, boulder_ramp, dark_altar", 2)
        assert options(table)[:2] == ["use boulder_ramp 2 0:1", "use boulder_ramp 2 0:3"]
        do(table, "use boulder_ramp 2 0:3")
        assert dungeon(table, 0) == ["golem_factory", "boulder_ramp"]
        assert view(table)["walking"]["health"] == 7
        assert discarded(table) == ["dark_altar"]

    @pytest.mark.rule("BM-042")
    def test_it_can_be_used_again_and_again_while_there_are_rooms(self):
        table = self.ramp("boulder_ramp, {stack: [golem_factory, dark_laboratory]}", 1)
        do(table, "use boulder_ramp 1 0:2", "use boulder_ramp 1 0:2")
        assert dungeon(table, 0) == ["boulder_ramp"]
        assert view(table)["walking"]["health"] == 2
        assert decider(table) == 1

    @pytest.mark.rule("BM-278")
    def test_the_hero_stays_here_when_a_room_before_it_goes(self):
        table = self.ramp("golem_factory, boulder_ramp", 2)
        do(table, "use boulder_ramp 2 0:1")
        walking = view(table)["walking"]
        assert (walking["place"], walking["inside"], walking["health"]) == (1, True, 7)

    @pytest.mark.rule("BM-099")
    def test_the_hero_dies_only_when_it_leaves(self):
        table = self.ramp("boulder_ramp, golem_factory", 1, "acacia_warrior_of_light")
        events = do(table, "use boulder_ramp 1 0:2")
        assert not told(events, "died")
        assert view(table)["walking"]["health"] == 0
        assert told(do(table, "pass"), "died")

    def test_a_hero_in_another_room_is_safe(self):
        table = self.ramp("golem_factory, boulder_ramp", 1)
        assert decider(table) == 1

    def test_alone_it_has_nothing_to_roll(self):
        table = self.ramp("boulder_ramp", 1)
        assert decider(table) == 1

    @pytest.mark.rule("BM-270")
    def test_deactivated_and_foreign_rooms_cannot_pay(self):
        table = self.ramp("boulder_ramp, {room: golem_factory, deactivated: true}, dark_altar", 1)
        assert options(table) == ["use boulder_ramp 1 0:3", "use dark_altar 3", "pass"]
        assert why_not(table, "use boulder_ramp 1 0:2") == "BM-270"
        assert why_not(table, "use boulder_ramp 1 1:1") == "BM-079"


@pytest.mark.card("dizzygas_hallway")
class TestDizzygasHallway:
    def test_a_trap_behind_it_deals_two_more(self):
        assert damage_of("dizzygas_hallway", "bottomless_pit") == [1, 3]

    def test_a_monster_room_behind_it_does_not(self):
        assert damage_of("dizzygas_hallway", "golem_factory") == [1, 2]

    @pytest.mark.rule("BM-275")
    def test_a_trap_before_it_or_further_on_does_not(self):
        assert damage_of("bottomless_pit", "dizzygas_hallway") == [1, 1]
        assert damage_of("dizzygas_hallway", "golem_factory", "bottomless_pit") == [1, 2, 1]

    def test_hallways_in_a_row_pass_it_on(self):
        assert damage_of("dizzygas_hallway", "dizzygas_hallway", "dizzygas_hallway") == [1, 3, 3]

    @pytest.mark.rule("BM-271")
    def test_a_deactivated_room_between_keeps_them_apart(self):
        assert damage_of("dizzygas_hallway", "{room: dark_altar, deactivated: true}", "bottomless_pit") == [1, 0, 1]

    def test_a_deactivated_or_covered_hallway_is_harmless(self):
        assert damage_of("{room: dizzygas_hallway, deactivated: true}", "bottomless_pit") == [0, 1]
        assert damage_of("{stack: [dizzygas_hallway, golem_factory]}", "bottomless_pit") == [2, 1]

    def test_a_hero_feels_it(self):
        table = at(
            """
            phase: adventure
            players:
            - {boss: cleopatra, dungeon: [dizzygas_hallway, dark_altar], entrance: [delatorious_angel_of_light]}
            - {boss: robobo, hand: [freeze]}
            """
        )
        assert route(finish_round(table)) == [("0:1", 1), ("0:2", 3)]


@pytest.mark.card("jackpot_stash")
class TestJackpotStash:
    def jackpot(self, mine: str = "dark_altar, jackpot_stash, golem_factory, dark_laboratory", phase: str = "build"):
        return at(
            f"""
            phase: {phase}
            town: [nick_the_masher, boden_the_pantless]
            players:
            - {{boss: cleopatra, dungeon: [{mine}], builds: 0}}
            - {{boss: robobo, hand: [freeze], dungeon: [goblin_armory, succubus_spa, succubus_spa, open_grave],
               builds: 0}}
            """
        )

    def test_the_treasure_of_all_other_rooms_counts_double_but_not_the_boss(self):
        table = self.jackpot()
        before = seat(table, 1)["treasures"]
        assert seat(table, 0)["treasures"] == {"cleric": 2, "fighter": 1, "mage": 2, "thief": 3, "explorer": 0}
        do(table, "use jackpot_stash 2")
        assert dungeon(table, 0) == ["dark_altar", "golem_factory", "dark_laboratory"]
        assert seat(table, 0)["treasures"] == {"cleric": 4, "fighter": 2, "mage": 4, "thief": 1, "explorer": 0}
        assert seat(table, 1)["treasures"] == before

    @pytest.mark.rule("BM-194")
    def test_it_changes_who_is_lured(self):
        without = self.jackpot()
        pass_until(without, "adventure")
        assert entrance(without, 1) == ["nick_the_masher", "boden_the_pantless"]
        table = self.jackpot()
        do(table, "use jackpot_stash 2")
        pass_until(table, "adventure")
        assert (entrance(table, 0), entrance(table, 1)) == (["nick_the_masher"], ["boden_the_pantless"])

    @pytest.mark.rule("BM-272")
    def test_a_room_uncovered_or_built_later_counts_double_too(self):
        table = self.jackpot("jackpot_stash, {stack: [golem_factory, dark_altar]}")
        do(table, "use jackpot_stash 1", "use dark_altar 1", "take dark_altar")
        assert seat(table, 0)["treasures"]["fighter"] == 2

    @pytest.mark.rule("BM-224")
    def test_it_ends_with_the_round(self):
        table = self.jackpot(phase="adventure")
        do(table, "use jackpot_stash 2")
        assert seat(table, 0)["treasures"]["cleric"] == 4
        finish_round(table)
        assert seat(table, 0)["treasures"]["cleric"] == 2

    @pytest.mark.rule("BM-267")
    def test_a_deactivated_room_has_no_treasure_to_double(self):
        table = self.jackpot("jackpot_stash, {room: dark_altar, deactivated: true}, golem_factory")
        do(table, "use jackpot_stash 1")
        assert seat(table, 0)["treasures"]["cleric"] == 0


@pytest.mark.card("recycling_center")
class TestRecyclingCenter:
    CENTER = "{stack: [bottomless_pit, recycling_center]}"

    def center(self, mine: str, cards: str = "", theirs: str = "dark_altar") -> uk.Table:
        return at(
            f"""
            phase: adventure
            active: 0
            decks: {{rooms: [golem_factory, open_grave, haunted_library, mimic_vault]}}
            players:
            - {{boss: cleopatra, dungeon: [{mine}], hand: [{cards}]}}
            - {{boss: robobo, hand: [freeze], dungeon: [{theirs}]}}
            """
        )

    def test_another_destroyed_room_may_give_two_room_cards(self):
        table = self.center(f"{self.CENTER}, torture_chamber, jackpot_stash")
        do(table, "use jackpot_stash 3")
        assert (decider(table), options(table)) == (0, ["yes", "no"])
        do(table, "yes")
        assert rooms(table, 0) == ["golem_factory", "open_grave"]

    def test_it_asks_each_time(self):
        table = self.center(f"{self.CENTER}, jackpot_stash, jackpot_stash")
        do(table, "use jackpot_stash 2", "no")
        assert rooms(table, 0) == []
        do(table, "use jackpot_stash 2", "yes")
        assert rooms(table, 0) == ["golem_factory", "open_grave"]

    def test_twice_in_a_round_gives_four_cards(self):
        table = self.center(f"{self.CENTER}, jackpot_stash, jackpot_stash")
        do(table, "use jackpot_stash 2", "yes", "use jackpot_stash 2", "yes")
        assert len(rooms(table, 0)) == 4

    def test_its_own_destruction_gives_nothing(self):
        table = self.center(f"{self.CENTER}, golem_factory", "cave_in")
        do(table, "cast cave_in 0:1")
        assert (decider(table), rooms(table, 0)) == (1, [])
        assert discarded(table) == ["recycling_center", "cave_in"]

    def test_an_opponents_room_gives_nothing(self):
        table = self.center(f"{self.CENTER}, golem_factory")
        events = do(table, "use dark_altar 1")
        assert told(events, "destroyed")
        assert not told(events, "triggered")

    def test_two_centers_ask_twice(self):
        table = self.center(f"{self.CENTER}, {self.CENTER}, jackpot_stash")
        do(table, "use jackpot_stash 3", "yes", "yes")
        assert len(rooms(table, 0)) == 4

    def test_it_does_nothing_while_deactivated(self):
        table = self.center("{stack: [bottomless_pit, recycling_center], deactivated: true}, jackpot_stash")
        do(table, "use jackpot_stash 2")
        assert (decider(table), rooms(table, 0)) == (1, [])

    def test_a_center_uncovered_by_the_destruction_was_not_there_to_see_it(self):
        table = self.center("{stack: [bottomless_pit, recycling_center, jackpot_stash]}, golem_factory")
        do(table, "use jackpot_stash 1")
        assert (decider(table), dungeon(table, 0)[0], rooms(table, 0)) == (1, "recycling_center", [])

    def test_a_room_that_is_only_covered_is_not_destroyed(self):
        table = at(
            f"""
            phase: build
            players:
            - {{boss: cleopatra, dungeon: [{self.CENTER}, golem_factory], hand: [open_grave]}}
            - {{boss: robobo, hand: [freeze]}}
            """
        )
        do(table, "build open_grave on 2")
        assert not told(pass_until(table, "adventure"), "triggered")


@pytest.mark.card("the_crushinator")
class TestTheCrushinator:
    CRUSHER = "{stack: [bottomless_pit, the_crushinator]}"

    def crusher(self, mine: str, phase: str = "adventure", cards: str = "freeze") -> uk.Table:
        return at(
            f"""
            phase: {phase}
            active: 0
            players:
            - {{boss: cleopatra, dungeon: [{mine}], builds: 0}}
            - {{boss: robobo, hand: [{cards}], dungeon: [golem_factory], builds: 0}}
            """
        )

    def test_another_room_is_destroyed_and_all_others_deal_two_more(self):
        table = self.crusher(f"{self.CRUSHER}, golem_factory, open_grave")
        assert options(table) == ["use the_crushinator 1 0:2", "use the_crushinator 1 0:3", "pass"]
        do(table, "use the_crushinator 1 0:3")
        assert dungeon(table, 0) == ["the_crushinator", "golem_factory"]
        assert damage(table, 0) == [4, 4]
        assert damage(table, 1) == [2]

    @pytest.mark.rule("BM-272")
    def test_rooms_uncovered_later_are_strengthened_too(self):
        table = self.crusher(f"{self.CRUSHER}, golem_factory, {{stack: [open_grave, jackpot_stash]}}")
        do(table, "use the_crushinator 1 0:2", "use jackpot_stash 2")
        assert dungeon(table, 0) == ["the_crushinator", "open_grave"]
        assert damage(table, 0) == [4, 4]

    def test_the_room_beneath_the_crushed_one_is_strengthened_too(self):
        table = self.crusher(f"{self.CRUSHER}, {{stack: [open_grave, golem_factory]}}")
        do(table, "use the_crushinator 1 0:2")
        assert (dungeon(table, 0), damage(table, 0)) == (["the_crushinator", "open_grave"], [4, 4])

    def test_once_per_round(self):
        table = self.crusher(f"{self.CRUSHER}, golem_factory, jackpot_stash")
        do(table, "use the_crushinator 1 0:2")
        assert options(table) == ["use jackpot_stash 2", "pass"]
        assert why_not(table, "use the_crushinator 1 0:2") == "BM-042"

    @pytest.mark.rule("BM-224")
    def test_the_bonus_of_the_build_phase_lasts_until_the_end_of_the_round(self):
        table = self.crusher(f"{self.CRUSHER}, golem_factory, dark_altar", "build")
        do(table, "use the_crushinator 1 0:3")
        pass_until(table, "adventure")
        assert damage(table, 0) == [4, 4]
        assert "use the_crushinator 1 0:2" not in options(table)
        finish_round(table)
        assert damage(table, 0) == [2, 2]
        assert "use the_crushinator 1 0:2" in options(table)

    def test_two_crushinators_add_up(self):
        table = self.crusher(f"{self.CRUSHER}, {self.CRUSHER}, golem_factory, open_grave")
        do(table, "use the_crushinator 1 0:3", "use the_crushinator 2 0:3")
        assert damage(table, 0) == [6, 6]

    def test_alone_it_has_nothing_to_crush(self):
        assert decider(self.crusher(self.CRUSHER)) == 1

    def test_a_deactivated_crushinator_stands_still_and_a_deactivated_room_resists(self):
        still = self.crusher("{stack: [bottomless_pit, the_crushinator], deactivated: true}, jackpot_stash")
        assert why_not(still, "use the_crushinator 1 0:2") == "BM-267"
        table = self.crusher(f"{self.CRUSHER}, {{room: golem_factory, deactivated: true}}, jackpot_stash")
        assert why_not(table, "use the_crushinator 1 0:2") == "BM-270"

    @pytest.mark.rule("BM-281")
    def test_a_hero_in_the_crushed_room_walks_on(self):
        table = at(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: cleopatra, dungeon: [golem_factory, {self.CRUSHER}], inside: {{hero: lord_van_ette, room: 1}}}}
            - {{boss: robobo, hand: [freeze]}}
            """
        )
        assert route(do(table, "use the_crushinator 2 0:1")) == [("0:1", 4)]


# -- several treasures ------------------------------------------------------------------------------------------


@pytest.mark.card("centipede_tunnel")
class TestCentipedeTunnel:
    def tunnel(self, mine: str = "", theirs: str = "", cards: str = "centipede_tunnel") -> uk.Table:
        return at(
            f"""
            phase: build
            players:
            - {{boss: cleopatra, dungeon: [{mine}], hand: [{cards}, soul_harvest]}}
            - {{boss: robobo, dungeon: [{theirs}], builds: 0, hand: [freeze, trepidation]}}
            """
        )

    def dug(self, mine: str = "", theirs: str = "") -> uk.Table:
        """The tunnel is built; its owner is asked."""
        table = self.tunnel(mine, theirs)
        do(table, "build centipede_tunnel new")
        while decider(table) == 1:
            do(table, "pass")
        return table

    @pytest.mark.rule("BM-039")
    def test_two_rooms_of_an_opponent_swap_with_their_whole_stacks(self):
        table = self.dug("", "dark_altar, golem_factory, {stack: [open_grave, succubus_spa]}")
        assert (decider(table), options(table)) == (0, ["yes", "no"])
        do(table, "yes")
        assert options(table) == ["room 1:1", "room 1:2", "room 1:3"]
        do(table, "room 1:1")
        assert options(table) == ["room 1:2", "room 1:3"]
        do(table, "room 1:3")
        stacks = [room["stack"] for room in seat(table, 1)["dungeon"]]
        assert stacks == [["open_grave", "succubus_spa"], ["golem_factory"], ["dark_altar"]]

    def test_two_own_rooms_can_swap_the_tunnel_itself_included(self):
        table = self.dug("open_grave, golem_factory")
        do(table, "yes", "room 0:1", "room 0:3")
        assert dungeon(table, 0) == ["golem_factory", "open_grave", "centipede_tunnel"]

    def test_never_across_two_dungeons(self):
        table = self.dug("succubus_spa", "golem_factory, open_grave")
        do(table, "yes", "room 0:1")
        assert dungeon(table, 0) == ["succubus_spa", "centipede_tunnel"]
        assert dungeon(table, 1) == ["golem_factory", "open_grave"]

    def test_its_owner_may_leave_everything_as_it_is(self):
        table = self.dug("succubus_spa", "golem_factory, open_grave")
        do(table, "no")
        assert dungeon(table, 0) == ["centipede_tunnel", "succubus_spa"]
        assert dungeon(table, 1) == ["golem_factory", "open_grave"]

    def test_one_room_here_and_one_there_are_not_enough(self):
        table = self.dug("", "golem_factory")
        assert "yes" not in options(table)
        assert (dungeon(table, 0), dungeon(table, 1)) == (["centipede_tunnel"], ["golem_factory"])

    def test_swapped_rooms_are_offered_in_their_new_order_here_and_in_every_copy(self):
        table = at(
            """
            phase: build
            players:
            - {boss: cleopatra, dungeon: [dark_altar, jackpot_stash], hand: [centipede_tunnel]}
            - {boss: robobo}
            """
        )
        do(table, "build centipede_tunnel new")
        pass_until(table, "reveal")
        do(table, "yes", "room 0:2", "room 0:3")
        assert options(table) == ["use jackpot_stash 2", "use dark_altar 3", "pass"]
        assert options(uk.load(table.position())) == options(table)
        do(table, "pass")
        assert options(table.clone()) == options(table)

    def test_neighbours_change_with_the_swap(self):
        table = self.dug("golem_factory, dizzygas_hallway, goblin_armory")
        assert damage(table, 0) == [1, 2, 1, 1]
        do(table, "yes", "room 0:2", "room 0:3")
        assert damage(table, 0) == [1, 1, 3, 1]


@pytest.mark.card("construction_zone")
class TestConstructionZone:
    def zone(self, mine: str, cards: str, boss: str = "cleopatra", extra: str = "") -> uk.Table:
        return at(
            f"""
            phase: build
            {extra}
            players:
            - {{boss: {boss}, dungeon: [{mine}], hand: [construction_zone, {cards}]}}
            - {{boss: robobo, dungeon: [golem_factory, golem_factory], hand: [trepidation]}}
            """
        )

    def test_one_more_room_may_be_built_at_once(self):
        table = self.zone("", "open_grave, dark_altar")
        do(table, "build construction_zone new")
        assert (decider(table), view(table)["phase"]) == (0, "reveal")
        events = do(table, "build open_grave new")
        assert seen(events, "built", 1) == [{"event": "built", "seat": 0, "card": "open_grave", "place": "0:1"}]
        assert dungeon(table, 0) == ["open_grave", "construction_zone"]
        assert rooms(table, 0)[0] == "dark_altar"

    def test_also_an_advanced_one_on_top_of_itself(self):
        table = self.zone("", "recycling_center")
        do(table, "build construction_zone new", "build recycling_center on 1")
        assert [room["stack"] for room in seat(table, 0)["dungeon"]] == [["construction_zone", "recycling_center"]]

    def test_its_owner_may_leave_it_at_that(self):
        table = self.zone("", "open_grave")
        events = do(table, "build construction_zone new", "pass")
        assert not told(events, "built")
        assert dungeon(table, 0) == ["construction_zone"]

    @pytest.mark.rule("BM-030")
    @pytest.mark.rule("BM-035")
    def test_the_usual_places_are_the_only_ones(self):
        table = self.zone("open_grave, open_grave, succubus_spa, golem_factory", "haunted_library, dracolich_lair")
        do(table, "build construction_zone new")
        do(table, "no")  # Cleopatra, at her fifth room
        assert why_not(table, "build haunted_library new") == "BM-030"
        assert why_not(table, "build dracolich_lair new") == "BM-035"
        assert why_not(table, "build dracolich_lair on 1") == "BM-034"
        assert why_not(table, "build dracolich_lair on 2") == ""

    def test_the_second_rooms_own_effect_happens(self):
        table = self.zone("", "dark_laboratory", extra="decks: {spells: [soul_harvest, freeze]}")
        do(table, "build construction_zone new", "build dark_laboratory new")
        assert options(table) == ["discard soul_harvest", "discard freeze"]

    def test_a_second_zone_allows_a_third_room(self):
        table = self.zone("", "construction_zone, open_grave")
        do(table, "build construction_zone new", "build construction_zone new", "build open_grave new")
        assert dungeon(table, 0) == ["open_grave", "construction_zone", "construction_zone"]

    @pytest.mark.rule("BM-A37")
    def test_the_fifth_room_levels_the_boss_up_before_its_own_effect(self):
        table = self.zone("succubus_spa, open_grave, golem_factory", "dark_laboratory", boss="cerebellus")
        do(table, "build construction_zone new")
        events = do(table, "build dark_laboratory new")
        assert (decider(table), options(table)) == (0, ["yes", "no"])
        assert not told(events, "drew")
        events = do(table, "no")
        assert len(told(events, "drew")) == 2

    def test_other_rooms_notice_the_second_room(self):
        table = self.zone("{stack: [golem_factory, beast_menagerie]}", "succubus_spa")
        do(table, "build construction_zone new")
        happened = [event.kind.name for event in do(table, "build succubus_spa new")]
        assert happened[: happened.index("round_began")].count("drew") == 1

    def test_the_room_that_covers_the_zone_has_its_own_effect_before_others_notice_it(self):
        table = self.zone("{stack: [golem_factory, beast_menagerie]}", "specters_sanctum")
        do(table, "build construction_zone new")
        events = do(table, "build specters_sanctum on 1")
        assert [event["card"] for event in told(events, "triggered")][:2] == ["specters_sanctum", "beast_menagerie"]

    def test_a_covered_zone_that_is_uncovered_builds_nothing(self):
        table = at(
            """
            phase: build
            players:
            - {boss: cleopatra, dungeon: [{stack: [construction_zone, jackpot_stash]}], hand: [open_grave], builds: 0}
            - {boss: robobo, hand: [freeze], builds: 0}
            """
        )
        do(table, "use jackpot_stash 1")
        assert (decider(table), dungeon(table, 0)) == (1, ["construction_zone"])


@pytest.mark.card("dragon_hatchery")
class TestDragonHatchery:
    def test_it_has_one_icon_of_each_of_the_four_treasures_and_no_damage(self):
        table = at(
            """
            phase: build
            players:
            - {boss: cleopatra, dungeon: [dragon_hatchery], hand: [freeze]}
            - {boss: robobo}
            """
        )
        assert seat(table, 0)["treasures"] == {"cleric": 1, "fighter": 1, "mage": 1, "thief": 2, "explorer": 0}
        assert damage(table, 0) == [0]
        assert why_not(table, "use dragon_hatchery 1") == "BM-264"

    @pytest.mark.rule("BM-034")
    def test_every_advanced_room_can_be_built_on_it(self):
        cards = "dracolich_lair, monsters_ballroom, all_seeing_eye, recycling_center"
        table = at(
            f"""
            phase: build
            players:
            - {{boss: cleopatra, dungeon: [dragon_hatchery], hand: [{cards}]}}
            - {{boss: robobo}}
            """
        )
        assert options(table) == [f"build {card} on 1" for card in cards.split(", ")] + ["pass"]

    def test_it_lures_heroes_of_every_class(self):
        table = at(
            """
            phase: build
            town: [nick_the_masher, boden_the_pantless, tieg_and_the_magic_bubble, joman_chimm_cutpurse]
            players:
            - {boss: cleopatra, dungeon: [dragon_hatchery], builds: 0}
            - {boss: seducia, hand: [freeze], builds: 0}
            """
        )
        pass_until(table, "adventure")
        assert entrance(table, 0) == ["nick_the_masher", "boden_the_pantless", "joman_chimm_cutpurse"]
        assert town(table) == ["tieg_and_the_magic_bubble"]  # a tie with Seducia

    def test_as_a_monster_room_it_is_armed_by_goblins(self):
        assert damage_of("dragon_hatchery", "goblin_armory") == [1, 1]


@pytest.mark.card("mimic_vault")
class TestMimicVault:
    def vault(self, heroes: str) -> uk.Table:
        return at(
            f"""
            phase: build
            town: [{heroes}]
            players:
            - {{boss: cleopatra, hand: [mimic_vault]}}
            - {{boss: robobo, hand: [freeze], dungeon: [dark_altar, goblin_armory]}}
            """
        )

    def built(self, heroes: str) -> uk.Table:
        table = self.vault(heroes)
        do(table, "build mimic_vault new", "pass", "pass")
        return table

    def test_an_ordinary_hero_of_town_must_be_put_at_the_builders_entrance(self):
        table = self.built("nick_the_masher, boden_the_pantless, lord_van_ette")
        assert (decider(table), options(table)) == (0, ["take nick_the_masher", "take boden_the_pantless"])
        do(table, "take boden_the_pantless")
        assert entrance(table, 0) == ["boden_the_pantless"]

    def test_a_single_ordinary_hero_comes_without_asking(self):
        table = self.built("lord_van_ette, nick_the_masher")
        assert entrance(table, 0) == ["nick_the_masher"]

    @pytest.mark.rule("BM-094")
    def test_the_fool_is_an_ordinary_hero(self):
        table = self.built("lord_van_ette, the_fool")
        assert entrance(table, 0) == ["the_fool"]

    def test_epic_heroes_stay(self):
        table = self.built("lord_van_ette")
        assert entrance(table, 0) == []

    def test_an_empty_town_yields_nobody(self):
        table = self.built("")
        assert view(table)["phase"] == "adventure"
        assert entrance(table, 0) == []

    @pytest.mark.rule("BM-A33")
    def test_the_hero_enters_in_the_same_round(self):
        table = self.built("nick_the_masher")
        assert route(finish_round(table)) == [("0:1", 1)]


@pytest.mark.card("monstrous_monument")
class TestMonstrousMonument:
    def monument(self, discard: str) -> uk.Table:
        return at(
            f"""
            phase: build
            discard: [{discard}]
            players:
            - {{boss: cleopatra, hand: [monstrous_monument]}}
            - {{boss: robobo, hand: [trepidation]}}
            """
        )

    def test_a_monster_room_of_any_rank_is_taken_from_the_discard_pile(self):
        table = self.monument("dark_altar, golem_factory, fear, monsters_ballroom")
        do(table, "build monstrous_monument new")
        assert (decider(table), options(table)) == (0, ["take golem_factory", "take monsters_ballroom"])
        events = do(table, "take monsters_ballroom")
        assert rooms(table, 0)[0] == "monsters_ballroom"
        assert seen(events, "fetched", 1)[0]["card"] == "monsters_ballroom"

    def test_traps_and_spells_cannot_be_taken(self):
        table = self.monument("dark_altar, fear")
        assert not told(do(table, "build monstrous_monument new"), "fetched")


@pytest.mark.card("torture_chamber")
class TestTortureChamber:
    def chamber(self, first: str, second: str, seed: int = 1, mine: str = "torture_chamber") -> uk.Table:
        return at(
            f"""
            phase: build
            players:
            - {{boss: draculord, dungeon: [{mine}], builds: 0, hand: [jeopardy, golem_factory]}}
            - {{boss: cleopatra, hand: [{first}], builds: 0}}
            - {{boss: robobo, hand: [{second}], builds: 0}}
            """,
            seed=seed,
        )

    def test_a_chosen_opponent_loses_a_room_card(self):
        table = self.chamber("open_grave, fear", "dark_altar")
        assert options(table) == ["cast jeopardy", "use torture_chamber 1 1", "use torture_chamber 1 2", "pass"]
        events = do(table, "use torture_chamber 1 1")
        assert seen(events, "discarded", None) == [{"event": "discarded", "seat": 1, "cards": ["open_grave"]}]
        assert (hand(table, 1), hand(table, 2)) == (["fear"], ["dark_altar"])
        assert dungeon(table, 0) == []
        assert discarded(table) == ["torture_chamber", "open_grave"]

    @pytest.mark.rule("BM-287")
    def test_which_room_card_is_left_to_chance(self):
        lost: set[str] = set()
        for seed in range(12):
            table = self.chamber("open_grave, dark_altar, fear", "", seed)
            lost.update(*[fact["cards"] for fact in told(do(table, "use torture_chamber 1 1"), "discarded")])
        assert lost == {"open_grave", "dark_altar"}

    def test_who_has_no_room_card_cannot_be_chosen(self):
        table = self.chamber("fear", "dark_altar")
        assert "use torture_chamber 1 1" not in options(table)
        assert "use torture_chamber 1 0" not in options(table)

    def test_without_a_victim_it_cannot_be_used(self):
        table = self.chamber("fear", "assassin")
        assert why_not(table, "use torture_chamber 1 1") == "BM-263"

    def test_is_of_no_use_while_deactivated(self):
        table = self.chamber("open_grave", "", mine="{room: torture_chamber, deactivated: true}")
        assert why_not(table, "use torture_chamber 1 1") == "BM-267"

    def test_a_victim_that_has_nothing_left_in_the_end_loses_nothing(self):
        table = at(
            """
            phase: build
            active: 1
            players:
            - {boss: cleopatra, dungeon: [torture_chamber], builds: 0}
            - {boss: robobo, dungeon: [witchs_kitchen], hand: [golem_factory], builds: 0}
            """
        )
        do(table, "pass", "use torture_chamber 1 1")
        events = do(table, "use witchs_kitchen 1")
        assert told(events, "discarded") == [{"event": "discarded", "seat": 1, "cards": ["golem_factory"]}]


@pytest.mark.card("zombie_prison")
class TestZombiePrison:
    def prison(self, phase: str, active: int = 0, mine: str = "zombie_prison") -> uk.Table:
        return at(
            f"""
            phase: {phase}
            active: {active}
            players:
            - {{boss: draculord, dungeon: [{mine}], builds: 0, souls: [the_fool]}}
            - {{boss: cleopatra, dungeon: [golem_factory], builds: 0, souls: [nick_the_masher, lord_van_ette]}}
            - {{boss: robobo, builds: 0, souls: [boden_the_pantless], hand: [freeze]}}
            """
        )

    def test_a_killed_hero_of_an_opponent_rises_at_that_opponents_entrance(self):
        table = self.prison("build")
        assert options(table) == [
            "use zombie_prison 1 1 nick_the_masher",
            "use zombie_prison 1 1 lord_van_ette",
            "use zombie_prison 1 2 boden_the_pantless",
            "pass",
        ]
        do(table, "use zombie_prison 1 1 lord_van_ette")
        them = seat(table, 1)
        assert (them["souls"], them["soul_cards"]) == (1, ["nick_the_masher"])
        assert them["entrance"] == [{"hero": "lord_van_ette", "health": 13, "damage": 0, "waits": False}]
        assert dungeon(table, 0) == []

    @pytest.mark.rule("BM-A33")
    def test_in_the_build_phase_the_hero_enters_this_round(self):
        table = self.prison("build")
        do(table, "use zombie_prison 1 1 nick_the_masher")
        assert route(finish_round(table)) == [("1:1", 2)]

    @pytest.mark.rule("BM-089")
    def test_in_the_adventure_phase_the_hero_waits_for_the_next_round(self):
        table = self.prison("adventure")
        do(table, "use zombie_prison 1 1 nick_the_masher")
        assert seat(table, 1)["entrance"][0]["waits"]
        assert route(finish_round(table)) == []
        walked = [fact for fact in told(finish_round(table), "entered") if fact["hero"] == "nick_the_masher"]
        assert [fact["place"] for fact in walked] == ["1:1"]

    def test_no_killed_heroes_no_use(self):
        table = at(
            """
            phase: build
            players:
            - {boss: draculord, dungeon: [zombie_prison], builds: 0, souls: [the_fool], hand: [jeopardy]}
            - {boss: cleopatra, wounds: [nick_the_masher]}
            """
        )
        assert options(table) == ["cast jeopardy", "pass"]
        assert why_not(table, "use zombie_prison 1 1 nick_the_masher") == "BM-263"

    def test_a_soul_that_was_harvested_in_answer_does_not_rise(self):
        table = at(
            """
            phase: build
            active: 1
            players:
            - {boss: draculord, dungeon: [zombie_prison], builds: 0}
            - {boss: cleopatra, souls: [nick_the_masher], hand: [soul_harvest], builds: 0}
            """
        )
        do(table, "pass", "use zombie_prison 1 1 nick_the_masher")
        events = do(table, "cast soul_harvest 1 nick_the_masher")
        assert not told(events, "sent")
        assert (entrance(table, 1), dungeon(table, 0)) == ([], [])

    def test_is_of_no_use_while_deactivated(self):
        table = self.prison("build", mine="{room: zombie_prison, deactivated: true}, dark_altar")
        assert options(table) == ["use dark_altar 2", "pass"]


# -- what holds for all of them ---------------------------------------------------------------------------------


@pytest.mark.card("witchs_kitchen")
def test_a_room_used_before_it_was_covered_cannot_be_used_again_when_it_is_uncovered_in_the_same_round():
    table = at(
        """
        phase: build
        players:
        - {boss: cleopatra, dungeon: [witchs_kitchen], hand: [golem_factory, succubus_spa, jackpot_stash]}
        - {boss: robobo, hand: [freeze]}
        """
    )
    do(table, "use witchs_kitchen 1", "discard golem_factory", "build jackpot_stash on 1")
    pass_until(table, "adventure")
    do(table, "use jackpot_stash 1")
    assert dungeon(table, 0) == ["witchs_kitchen"]
    assert "use witchs_kitchen 1" not in options(table)
