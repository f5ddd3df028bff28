"""What every spell of the base set does, and what it does not do."""

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


def cards_of(events: list[uk.Event], kind: str) -> list[str]:
    return [fact["card"] for fact in told(events, kind)]


def scene(phase: str, mine: str = "", theirs: str = "", extra: str = "") -> uk.Table:
    """Every spell of the base set finds something to do here. Seat 0 is active; Lord Van Ette stands in its Grave."""
    inside = "inside: {hero: lord_van_ette, room: 1, damage: 2}," if phase == "adventure" else ""
    return at(
        f"""
        phase: {phase}
        active: 0
        town: [nick_the_masher]
        decks: {{spells: [freeze, freeze]}}
        {extra}
        players:
        - {{boss: cleopatra, dungeon: [open_grave, golem_factory], builds: 0, {inside}
           souls: [the_fool], hand: [{mine}]}}
        - {{boss: robobo, dungeon: [haunted_library, goblin_armory, succubus_spa], builds: 0,
           souls: [boden_the_pantless, jesta_the_rogue, acacia_warrior_of_light], hand: [{theirs}]}}
        """
    )


# -- what holds for all of them ---------------------------------------------------------------------------------

# Who casts it in that scene, in which phases, and at what.
CASTS = [
    ("annihilator", 0, "adventure", "0:1"),
    ("assassin", 1, "adventure", "lord_van_ette"),
    ("cave_in", 0, "adventure", "0:2"),
    ("exhaustion", 0, "adventure", "lord_van_ette"),
    ("fear", 0, "adventure", "lord_van_ette"),
    ("freeze", 0, "build adventure", "1:2"),
    ("giant_size", 0, "adventure", "0:2"),
    ("jeopardy", 0, "build adventure", ""),
    ("kobold_strike", 0, "build", ""),
    ("motivation", 0, "build", ""),
    ("princess_in_peril", 0, "build", "nick_the_masher"),
    ("soul_harvest", 0, "build adventure", "0 the_fool"),
    ("teleportation", 0, "adventure", "lord_van_ette"),
    ("trepidation", 0, "adventure", "1"),
    ("zombie_attack", 0, "build", "1 boden_the_pantless"),
]


def every_cast() -> list[Any]:
    return [
        pytest.param(spell, caster, phase, f"cast {spell} {aim}".strip(), marks=pytest.mark.card(spell), id=f"{spell}")
        for spell, caster, phases, aim in CASTS
        for phase in phases.split()
    ]


def dealt(phase: str, caster: int, *cards: str, other: str = "") -> uk.Table:
    """The scene with these cards in the caster's hand; the caster is the next to be asked."""
    held = ", ".join(cards)
    table = scene(phase, held, other) if caster == 0 else scene(phase, other, held)
    assert decider(table) == caster
    return table


@pytest.mark.parametrize(("spell", "caster", "phase", "notation"), every_cast())
class TestEverySpell:
    @pytest.mark.rule("BM-072")
    @pytest.mark.rule("BM-073")
    def test_is_cast_in_its_phase_and_then_discarded(self, spell, caster, phase, notation):
        table = dealt(phase, caster, spell, "freeze")
        events = do(table, notation)
        assert cards_of(events, "resolved") == [spell]
        assert view(table)["discard"][-1] == spell
        assert hand(table, caster).count(spell) == (1 if spell == "freeze" else 0)

    @pytest.mark.rule("BM-078")
    def test_does_nothing_when_it_is_cancelled_but_is_discarded(self, spell, caster, phase, notation):
        def picture(table: uk.Table) -> Any:
            players = [{**player, "spells": 0, "rooms": 0} for player in view(table)["players"]]
            return players, view(table)["town"], view(table)["walking"], view(table)["no_building"]

        table = dealt(phase, caster, spell, "freeze", other="counterspell")
        before = picture(table)
        events = do(table, notation, "cast counterspell")
        assert cards_of(events, "cancelled") == [spell]
        assert spell not in cards_of(events, "resolved")
        assert picture(table) == before
        assert hand(table, caster) == ["freeze"]
        assert sorted(view(table)["discard"]) == sorted([spell, "counterspell"])

    @pytest.mark.rule("BM-071")
    @pytest.mark.rule("BM-291")
    def test_must_be_in_the_hand(self, spell, caster, phase, notation):
        other = "freeze" if spell != "freeze" else "jeopardy"
        table = dealt(phase, caster, other)
        assert why_not(table, notation) == "BM-291"


WRONG_PHASE = [
    pytest.param(spell, {"build": "adventure", "adventure": "build"}[phases], aim, marks=pytest.mark.card(spell))
    for spell, caster, phases, aim in CASTS
    if " " not in phases
]


@pytest.mark.rule("BM-072")
@pytest.mark.parametrize(("spell", "phase", "aim"), WRONG_PHASE)
def test_a_spell_cannot_be_cast_in_the_other_phase(spell, phase, aim):
    table = dealt(phase, 0, spell, "freeze")
    assert not [said for said in options(table) if spell in said]
    assert why_not(table, f"cast {spell} {aim}".strip()) == "BM-072"


@pytest.mark.card("freeze")
@pytest.mark.rule("BM-079")
@pytest.mark.rule("BM-320")
class TestASpellThatLostItsTarget:
    def answered(self, mine: str) -> list[uk.Event]:
        """Seat 1 freezes a room of the active player, who destroys it in answer."""
        table = at(
            f"""
            phase: build
            active: 0
            players:
            - {{boss: cleopatra, dungeon: [{mine}], builds: 0}}
            - {{boss: robobo, hand: [freeze]}}
            """
        )
        return do(table, "pass", "cast freeze 0:1", "use jackpot_stash 1")

    def test_counts_as_cancelled(self):
        events = self.answered("jackpot_stash, golem_factory")
        assert cards_of(events, "fizzled") == ["freeze"]
        assert not told(events, "deactivated")

    @pytest.mark.rule("BM-080")
    def test_does_not_turn_to_the_room_beneath(self):
        events = self.answered("{stack: [open_grave, jackpot_stash]}, golem_factory")
        assert cards_of(events, "fizzled") == ["freeze"]
        assert not told(events, "deactivated")


# -- one by one -------------------------------------------------------------------------------------------------


@pytest.mark.card("annihilator", "giant_size")
@pytest.mark.parametrize(
    ("spell", "targets", "mine", "strong"),
    [
        ("annihilator", ["0:1", "1:1"], "0:1", [5, 2]),
        ("giant_size", ["0:2", "1:2", "1:3"], "0:2", [2, 5]),
    ],
)
class TestAnnihilatorAndGiantSize:
    @pytest.mark.rule("BM-296")
    def test_strengthen_one_room_of_their_kind_in_any_dungeon(self, spell, targets, mine, strong):
        table = scene("adventure", spell, "freeze")
        assert options(table) == [f"cast {spell} {place}" for place in targets] + ["pass"]
        do(table, f"cast {spell} {mine}")
        assert damage(table, 0) == strong
        assert damage(table, 1) == [1, 1, 2]

    def test_strengthen_an_opponents_room_too(self, spell, targets, mine, strong):
        table = scene("adventure", spell, "freeze")
        before = damage(table, 1)
        do(table, f"cast {spell} {targets[-1]}")
        assert sum(damage(table, 1)) == sum(before) + 3

    @pytest.mark.rule("BM-224")
    def test_until_the_end_of_the_round(self, spell, targets, mine, strong):
        table = scene("adventure", spell, "freeze")
        do(table, f"cast {spell} {mine}")
        finish_round(table)
        assert damage(table, 0) == [2, 2]

    def test_twice_is_six(self, spell, targets, mine, strong):
        table = scene("adventure", f"{spell}, {spell}", "freeze")
        do(table, f"cast {spell} {mine}", f"cast {spell} {mine}")
        assert max(damage(table, 0)) == 8

    @pytest.mark.rule("BM-267")
    def test_cannot_be_aimed_at_a_deactivated_room(self, spell, targets, mine, strong):
        table = scene("adventure", f"{spell}, freeze")
        do(table, f"cast freeze {mine}")
        assert why_not(table, f"cast {spell} {mine}") == "BM-270"


@pytest.mark.card("annihilator")
class TestAnnihilator:
    def test_a_hero_that_enters_later_feels_it(self):
        table = at(
            """
            phase: adventure
            active: 0
            players:
            - {boss: cleopatra, dungeon: [open_grave], entrance: [acacia_warrior_of_light], hand: [annihilator]}
            - {boss: robobo, hand: [freeze]}
            """
        )
        do(table, "cast annihilator 0:1")
        assert route(finish_round(table)) == [("0:1", 5)]

    def test_a_hero_that_is_already_inside_does_not(self):
        table = scene("adventure", "annihilator", "freeze")
        do(table, "cast annihilator 0:1")
        assert view(table)["walking"]["health"] == 11

    def test_it_goes_with_the_room_and_not_to_the_one_beneath(self):
        table = at(
            """
            phase: adventure
            active: 0
            players:
            - {boss: cleopatra, dungeon: [{stack: [open_grave, jackpot_stash]}], hand: [annihilator]}
            - {boss: robobo, hand: [freeze]}
            """
        )
        do(table, "cast annihilator 0:1")
        assert damage(table, 0) == [4]
        do(table, "use jackpot_stash 1")
        assert damage(table, 0) == [2]


@pytest.mark.card("giant_size")
class TestGiantSize:
    def test_a_ballroom_grows_on_top_of_its_dancers(self):
        table = at(
            """
            phase: adventure
            active: 0
            players:
            - {boss: cleopatra, hand: [giant_size],
               dungeon: [golem_factory, {stack: [goblin_armory, monsters_ballroom]}]}
            - {boss: robobo, hand: [freeze]}
            """
        )
        do(table, "cast giant_size 0:2")
        assert damage(table, 0) == [2, 5]


@pytest.mark.card("assassin")
class TestAssassin:
    def assassin(self, harm: int, cards: str = "assassin") -> uk.Table:
        return at(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: cleopatra, dungeon: [golem_factory], entrance: [nick_the_masher], hand: [assassin],
               inside: {{hero: boden_the_pantless, room: 1, damage: {harm}}}}}
            - {{boss: robobo, hand: [{cards}]}}
            """
        )

    @pytest.mark.rule("BM-091")
    @pytest.mark.rule("BM-093")
    def test_three_more_health_save_a_hero_that_would_die(self):
        table = self.assassin(6)
        assert view(table)["walking"]["health"] == -2
        events = do(table, "cast assassin boden_the_pantless")
        assert told(events, "fortified") == [
            {"event": "fortified", "seat": 0, "hero": "boden_the_pantless", "health": 3}
        ]
        assert told(events, "survived")[0]["hero"] == "boden_the_pantless"

    def test_three_more_health_are_not_always_enough(self):
        table = self.assassin(7)
        events = do(table, "cast assassin boden_the_pantless")
        assert [fact["hero"] for fact in told(events, "died")] == ["boden_the_pantless"]

    @pytest.mark.rule("BM-297")
    def test_only_a_hero_inside_an_opponents_dungeon_can_be_chosen(self):
        table = self.assassin(1)
        assert (decider(table), options(table)) == (1, ["cast assassin boden_the_pantless", "pass"])
        assert why_not(table, "cast assassin nick_the_masher") == "BM-079"

    def test_not_a_hero_in_the_own_dungeon(self):
        table = self.assassin(1, "freeze")
        assert decider(table) == 1  # seat 0 holds an Assassin and was not asked


@pytest.mark.card("cave_in")
class TestCaveIn:
    def cave_in(self, mine: str, place: int = 1) -> uk.Table:
        return at(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: cleopatra, dungeon: [{mine}], inside: {{hero: lord_van_ette, room: {place}, damage: 2}},
               hand: [cave_in]}}
            - {{boss: robobo, dungeon: [golem_factory], hand: [freeze]}}
            """
        )

    @pytest.mark.rule("BM-294")
    def test_the_room_is_destroyed_and_the_hero_in_it_scores(self):
        table = self.cave_in("open_grave, golem_factory")
        events = do(table, "cast cave_in 0:1")
        assert dungeon(table, 0) == ["golem_factory"]
        assert seat(table, 0)["soul_cards"] == ["lord_van_ette"]
        assert route(events) == []
        assert view(table)["discard"] == ["open_grave", "cave_in"]

    def test_killed_by_the_roof_is_not_dying_in_the_room(self):
        table = self.cave_in("brainsucker_hive, {stack: [golem_factory, brainsucker_hive]}")
        assert not told(do(table, "cast cave_in 0:1"), "triggered")

    def test_a_hero_in_another_room_is_spared_and_stays_there(self):
        table = self.cave_in("open_grave, golem_factory", 2)
        do(table, "cast cave_in 0:1")
        walking = view(table)["walking"]
        assert (walking["hero"], walking["place"], walking["inside"]) == ("lord_van_ette", 1, True)

    def test_the_room_beneath_is_uncovered(self):
        table = self.cave_in("{stack: [open_grave, golem_factory]}, succubus_spa")
        do(table, "cast cave_in 0:1")
        assert dungeon(table, 0) == ["open_grave", "succubus_spa"]
        assert seat(table, 0)["souls"] == 2

    @pytest.mark.rule("BM-270")
    def test_only_an_active_room_of_ones_own_can_fall_in(self):
        table = self.cave_in("open_grave, {room: golem_factory, deactivated: true}")
        assert options(table) == ["cast cave_in 0:1", "pass"]
        assert why_not(table, "cast cave_in 0:2") == "BM-270"
        assert why_not(table, "cast cave_in 1:1") == "BM-079"

    def test_it_can_be_cast_in_an_opponents_turn(self):
        table = scene("adventure", "", "cave_in, freeze")
        do(table, "cast cave_in 1:2")
        assert dungeon(table, 1) == ["haunted_library", "succubus_spa"]
        assert view(table)["walking"]["hero"] == "lord_van_ette"

    def test_the_roof_makes_a_recycling_center_ask_and_still_kills(self):
        table = self.cave_in("open_grave, {stack: [bottomless_pit, recycling_center]}")
        do(table, "cast cave_in 0:1", "yes")
        assert seat(table, 0)["soul_cards"] == ["lord_van_ette"]
        assert seat(table, 0)["rooms"]["count"] == 2


@pytest.mark.card("counterspell")
class TestCounterspell:
    def duel(self, mine: str, theirs: str, third: str = "", phase: str = "build") -> uk.Table:
        return at(
            f"""
            phase: {phase}
            active: 0
            players:
            - {{boss: draculord, dungeon: [golem_factory], builds: 0, hand: [{mine}]}}
            - {{boss: cleopatra, dungeon: [open_grave], builds: 0, hand: [{theirs}]}}
            - {{boss: robobo, dungeon: [dark_laboratory], builds: 0, hand: [{third}]}}
            """
        )

    @pytest.mark.rule("BM-077")
    @pytest.mark.parametrize("phase", ["build", "adventure"])
    def test_a_spell_is_cancelled_at_the_moment_it_is_cast(self, phase):
        table = self.duel("freeze, freeze", "counterspell", phase=phase)
        do(table, "cast freeze 1:1")
        assert (decider(table), options(table)) == (1, ["cast counterspell", "pass"])
        events = do(table, "cast counterspell")
        assert cards_of(events, "cancelled") == ["freeze"]
        assert not seat(table, 1)["dungeon"][0]["deactivated"]
        assert view(table)["discard"] == ["counterspell", "freeze"]

    def test_it_need_not_be_used(self):
        table = self.duel("freeze, freeze", "counterspell")
        do(table, "cast freeze 1:1", "pass")
        assert seat(table, 1)["dungeon"][0]["deactivated"]
        assert hand(table, 1) == ["counterspell"]

    def test_a_counterspell_can_be_countered(self):
        table = self.duel("freeze, counterspell", "counterspell")
        do(table, "cast freeze 1:1", "cast counterspell")
        assert (decider(table), options(table)) == (0, ["cast counterspell", "pass"])
        events = do(table, "cast counterspell")
        assert cards_of(events, "cancelled") == ["counterspell"]
        assert [fact["place"] for fact in told(events, "deactivated")] == ["1:1"]

    @pytest.mark.rule("BM-311")
    def test_a_third_player_can_counter_either_of_them(self):
        table = self.duel("freeze, freeze", "counterspell", "counterspell")
        do(table, "cast freeze 1:1", "cast counterspell")
        assert decider(table) == 2
        do(table, "cast counterspell")
        assert seat(table, 1)["dungeon"][0]["deactivated"]

    def test_nobody_counters_a_spell_that_is_cancelled_already(self):
        table = self.duel("freeze, freeze", "counterspell", "counterspell")
        do(table, "cast freeze 1:1", "cast counterspell", "pass")
        assert (decider(table), hand(table, 2)) == (0, ["counterspell"])
        assert not seat(table, 1)["dungeon"][0]["deactivated"]

    def test_who_was_countered_may_try_again_with_a_second_one(self):
        table = at(
            f"""
            phase: build
            active: 0
            players:
            - {{boss: draculord, dungeon: [{"{stack: [haunted_library, all_seeing_eye]}"}], builds: 0,
               hand: [freeze, fear, jeopardy]}}
            - {{boss: cleopatra, dungeon: [open_grave], builds: 0, hand: [counterspell, counterspell]}}
            """
        )
        do(table, "cast freeze 1:1", "cast counterspell", "use all_seeing_eye 1", "discard fear")
        assert (decider(table), options(table)) == (1, ["cast counterspell", "pass"])
        do(table, "cast counterspell")
        assert not seat(table, 1)["dungeon"][0]["deactivated"]

    def test_it_cannot_be_cast_against_nothing_or_at_ones_own_spell(self):
        table = self.duel("freeze, counterspell", "")
        assert options(table) == ["cast freeze 0:1", "cast freeze 1:1", "cast freeze 2:1", "pass"]
        assert why_not(table, "cast counterspell") == "BM-077"
        assert told(do(table, "cast freeze 1:1"), "deactivated")

    def test_an_ability_is_no_spell(self):
        table = at(
            """
            phase: build
            players:
            - {boss: draculord, dungeon: [torture_chamber], builds: 0}
            - {boss: cleopatra, builds: 0, hand: [counterspell, golem_factory, freeze]}
            """
        )
        events = do(table, "use torture_chamber 1 1")
        assert cards_of(events, "resolved") == ["torture_chamber"]


@pytest.mark.card("exhaustion")
class TestExhaustion:
    def exhaustion(self, mine: str, harm: int = 2, place: int = 1) -> uk.Table:
        return at(
            f"""
            phase: adventure
            active: 0
            decks: {{rooms: [dark_altar]}}
            players:
            - {{boss: cleopatra, dungeon: [{mine}], entrance: [nick_the_masher], hand: [exhaustion],
               inside: {{hero: lord_van_ette, room: {place}, damage: {harm}}}}}
            - {{boss: robobo, dungeon: [open_grave], hand: [freeze]}}
            """
        )

    def test_the_hero_suffers_one_for_every_room(self):
        table = self.exhaustion("open_grave, {stack: [golem_factory, succubus_spa]}, haunted_library")
        assert options(table) == ["cast exhaustion lord_van_ette", "pass"]
        do(table, "cast exhaustion lord_van_ette")
        assert view(table)["walking"]["health"] == 13 - 2 - 3

    @pytest.mark.rule("BM-268")
    @pytest.mark.rule("BM-020")
    def test_deactivated_rooms_and_the_boss_do_not_count(self):
        table = self.exhaustion("open_grave, {room: golem_factory, deactivated: true}")
        do(table, "cast exhaustion lord_van_ette")
        assert view(table)["walking"]["health"] == 13 - 2 - 1

    @pytest.mark.rule("BM-293")
    def test_who_is_exhausted_to_death_dies_in_the_room(self):
        table = self.exhaustion("golem_factory, open_grave", 11)
        events = do(table, "cast exhaustion lord_van_ette")
        assert not told(events, "died")
        events = do(table, "pass")
        assert [fact["hero"] for fact in told(events, "died")] == ["lord_van_ette"]
        assert hand(table, 0) == ["dark_altar"]

    def test_a_hero_in_somebody_elses_dungeon_is_out_of_reach(self):
        table = scene("adventure", "", "exhaustion, freeze")
        assert (decider(table), why_not(table, "cast exhaustion lord_van_ette")) == (1, "BM-079")


@pytest.mark.card("fear")
class TestFear:
    def fear(self, caster: int) -> uk.Table:
        cards = ["freeze", "freeze"]
        cards[caster] += ", fear"
        return at(
            f"""
            phase: adventure
            active: 0
            town: [boden_the_pantless]
            players:
            - {{boss: cleopatra, dungeon: [open_grave], entrance: [nick_the_masher], hand: [{cards[0]}],
               inside: {{hero: lord_van_ette, room: 1, damage: 15, health: 1}}}}
            - {{boss: robobo, dungeon: [golem_factory], hand: [{cards[1]}]}}
            """
        )

    @pytest.mark.rule("BM-092")
    @pytest.mark.rule("BM-226")
    @pytest.mark.parametrize("caster", [0, 1])
    def test_a_hero_in_any_dungeon_runs_back_to_town_as_the_youngest_and_unhurt(self, caster):
        table = self.fear(caster)
        if caster == 1:
            do(table, "pass")
        do(table, "cast fear lord_van_ette")
        if caster == 1:
            do(table, "pass")  # seat 0 does not answer
        assert town(table) == ["boden_the_pantless", "lord_van_ette"]
        assert view(table)["town"][1]["health"] == 13
        assert (seat(table, 0)["souls"], seat(table, 0)["wounds"]) == (0, 0)
        assert view(table)["walking"] is None

    @pytest.mark.rule("BM-297")
    def test_a_hero_at_the_entrance_or_in_town_cannot_be_scared(self):
        table = self.fear(0)
        assert [said for said in options(table) if "fear" in said] == ["cast fear lord_van_ette"]
        assert why_not(table, "cast fear nick_the_masher") == "BM-079"
        assert why_not(table, "cast fear boden_the_pantless") == "BM-079"

    def test_the_next_hero_enters_and_the_scared_one_does_not_come_back_this_round(self):
        table = self.fear(0)
        do(table, "cast fear lord_van_ette")
        assert [fact["hero"] for fact in told(finish_round(table), "entered")] == ["nick_the_masher"]

    def test_an_empty_dungeon_has_nobody_to_scare(self):
        table = at(
            """
            phase: adventure
            active: 0
            players:
            - {boss: cleopatra, dungeon: [open_grave], entrance: [nick_the_masher], hand: [fear, freeze]}
            - {boss: robobo}
            """
        )
        assert options(table) == ["cast freeze 0:1", "pass"]


@pytest.mark.card("freeze")
class TestFreeze:
    @pytest.mark.rule("BM-267")
    def test_any_room_can_be_frozen_and_has_no_damage_treasure_or_ability(self):
        table = at(
            """
            phase: build
            players:
            - {boss: cleopatra, dungeon: [open_grave], builds: 0, hand: [freeze, jeopardy]}
            - {boss: robobo, dungeon: [dark_altar, goblin_armory, golem_factory], builds: 0}
            """
        )
        assert [said for said in options(table) if "freeze" in said] == [
            "cast freeze 0:1",
            "cast freeze 1:1",
            "cast freeze 1:2",
            "cast freeze 1:3",
        ]
        do(table, "cast freeze 1:2")
        assert damage(table, 1) == [1, 0, 2]
        assert seat(table, 1)["treasures"]["fighter"] == 2  # the Factory's, and Robobo's own

    @pytest.mark.rule("BM-225")
    def test_until_the_end_of_the_round(self):
        table = scene("adventure", "freeze", "freeze")
        do(table, "cast freeze 1:2")
        assert seat(table, 1)["dungeon"][1]["deactivated"]
        events = finish_round(table)
        assert {"event": "reactivated", "seat": 1, "card": "goblin_armory", "place": "1:2"} in told(
            events, "reactivated"
        )
        assert damage(table, 1) == [1, 1, 2]

    @pytest.mark.rule("BM-221")
    def test_heroes_walk_past_a_frozen_room(self):
        table = at(
            """
            phase: adventure
            active: 0
            players:
            - {boss: cleopatra, dungeon: [open_grave, golem_factory], entrance: [delatorious_angel_of_light]}
            - {boss: robobo, hand: [freeze, freeze]}
            """
        )
        do(table, "cast freeze 0:1")
        assert route(finish_round(table)) == [("0:2", 2)]

    def test_a_hero_in_a_frozen_room_has_suffered_it_already(self):
        table = scene("adventure", "freeze", "freeze")
        do(table, "cast freeze 0:1")
        walking = view(table)["walking"]
        assert (walking["health"], walking["inside"]) == (11, True)

    @pytest.mark.rule("BM-269")
    def test_nothing_can_be_built_on_it(self):
        table = at(
            """
            phase: build
            players:
            - {boss: cleopatra, dungeon: [open_grave, golem_factory], hand: [succubus_spa, freeze]}
            - {boss: robobo}
            """
        )
        do(table, "cast freeze 0:1")
        assert why_not(table, "build succubus_spa on 1") == "BM-269"
        assert why_not(table, "build succubus_spa on 2") == ""

    @pytest.mark.rule("BM-266")
    def test_it_does_not_uncover_what_lies_beneath(self):
        table = at(
            """
            phase: adventure
            active: 0
            players:
            - {boss: cleopatra, dungeon: [{stack: [open_grave, golem_factory]}], entrance: [boden_the_pantless]}
            - {boss: robobo, dungeon: [golem_factory], hand: [freeze, freeze]}
            """
        )
        events = do(table, "cast freeze 0:1")
        assert damage(table, 0) == [0]
        assert route(events + finish_round(table)) == []

    @pytest.mark.rule("BM-181")
    def test_a_room_under_a_face_down_card_and_a_frozen_one_cannot_be_aimed_at(self):
        table = at(
            """
            phase: build
            active: 1
            players:
            - {boss: cleopatra, builds: 0, dungeon: [{stack: [], face_down: succubus_spa},
               {room: open_grave, face_down: golem_factory}, {room: succubus_spa, deactivated: true}, golem_factory]}
            - {boss: robobo, hand: [freeze], builds: 0}
            """
        )
        assert options(table) == ["cast freeze 0:4", "pass"]
        assert why_not(table, "cast freeze 0:2") == "BM-181"
        assert why_not(table, "cast freeze 0:3") == "BM-270"


@pytest.mark.card("jeopardy")
class TestJeopardy:
    def jeopardy(self) -> uk.Table:
        return at(
            """
            phase: build
            active: 1
            decks: {rooms: [open_grave, dark_altar, golem_factory, succubus_spa, mimic_vault, jackpot_stash],
              spells: [fear, freeze, assassin]}
            players:
            - {boss: gorgona, hand: [bottomless_pit, cave_in], builds: 0}
            - {boss: draculord, hand: [jeopardy, witchs_kitchen, witchs_kitchen, kobold_strike], dungeon: [open_grave]}
            - {boss: robobo, builds: 0}
            """
        )

    def test_everybody_discards_everything_and_draws_two_rooms_and_a_spell(self):
        table = self.jeopardy()
        do(table, "cast jeopardy")
        assert hand(table, 1) == ["open_grave", "dark_altar", "fear"]
        assert hand(table, 0) == ["golem_factory", "succubus_spa", "freeze"]
        assert hand(table, 2) == ["mimic_vault", "jackpot_stash", "assassin"]
        thrown = ["witchs_kitchen", "witchs_kitchen", "kobold_strike", "bottomless_pit", "cave_in", "jeopardy"]
        assert view(table)["discard"] == thrown

    def test_nobody_draws_before_everybody_has_discarded(self):
        happened = [event.kind.name for event in do(self.jeopardy(), "cast jeopardy")]
        assert [kind for kind in happened if kind in ("discarded", "drew")] == ["discarded"] * 2 + ["drew"] * 9

    @pytest.mark.rule("BM-286")
    def test_discards_are_seen_by_all_and_new_cards_by_their_owner(self):
        events = do(self.jeopardy(), "cast jeopardy")
        assert [fact["cards"] for fact in seen(events, "discarded", None)] == [
            ["witchs_kitchen", "witchs_kitchen", "kobold_strike"],
            ["bottomless_pit", "cave_in"],
        ]
        for viewer in (0, 1, 2):
            known = {fact["seat"] for fact in seen(events, "drew", viewer) if "cards" in fact}
            assert known == {viewer}


@pytest.mark.card("kobold_strike")
class TestKoboldStrike:
    def strike(self, cards: str = "kobold_strike") -> uk.Table:
        """The first player has laid one card; the second is about to play."""
        return at(
            f"""
            phase: build
            active: 1
            players:
            - {{boss: cleopatra, builds: 0, hand: [freeze],
               dungeon: [{{stack: [], face_down: succubus_spa}}, {{room: open_grave, face_down: golem_factory}}]}}
            - {{boss: robobo, dungeon: [open_grave], hand: [{cards}, dark_altar]}}
            """
        )

    def test_face_down_cards_go_back_to_their_owners_hands(self):
        table = self.strike()
        do(table, "cast kobold_strike")
        assert hand(table, 0) == ["succubus_spa", "golem_factory", "freeze"]
        assert [room["stack"] for room in seat(table, 0)["dungeon"]] == [["open_grave"]]
        assert not seat(table, 0)["dungeon"][0]["face_down"]

    @pytest.mark.rule("BM-291")
    def test_nobody_else_sees_them(self):
        table = self.strike()
        events = do(table, "cast kobold_strike")
        assert seen(events, "took_back", 0)[0]["cards"] == ["succubus_spa", "golem_factory"]
        assert seen(events, "took_back", 1) == [{"event": "took_back", "seat": 0, "count": 2}]
        assert view(table, 1)["players"][0]["rooms"] == {"count": 2, "known": []}

    @pytest.mark.rule("BM-182")
    def test_nobody_can_build_for_the_rest_of_the_round(self):
        table = self.strike("kobold_strike, freeze")
        do(table, "cast kobold_strike")
        assert decider(table) == 1
        assert not [said for said in options(table) if said.startswith("build")]
        assert why_not(table, "build dark_altar new") == "BM-182"
        events = pass_until(table, "adventure")
        assert not told(events, "revealed")

    def test_the_active_player_who_has_not_built_yet_cannot_either(self):
        table = at(
            """
            phase: build
            active: 0
            players:
            - {boss: cleopatra, hand: [open_grave, freeze], dungeon: [golem_factory]}
            - {boss: robobo, hand: [kobold_strike, dark_altar]}
            """
        )
        do(table, "pass", "cast kobold_strike", "pass")
        assert decider(table) == 0
        assert why_not(table, "build open_grave new") == "BM-182"

    def test_next_round_they_work_again(self):
        table = self.strike()
        do(table, "cast kobold_strike")
        finish_round(table)
        assert "build golem_factory new" in options(table)

    def test_a_motivated_player_cannot_build_either(self):
        table = at(
            """
            phase: build
            players:
            - {boss: cleopatra, hand: [kobold_strike, motivation, open_grave, freeze]}
            - {boss: robobo, dungeon: [golem_factory]}
            """
        )
        events = do(table, "cast kobold_strike", "cast motivation")
        assert not told(events, "laid")
        assert rooms_in_hand(table, 0) == ["open_grave"]


def rooms_in_hand(table: uk.Table, number: int) -> list[str]:
    cards: list[str] = seat(table, number)["rooms"]["cards"]
    return cards


@pytest.mark.card("motivation")
class TestMotivation:
    def behind(self, mine: str, theirs: str, cards: str = "succubus_spa, golem_factory") -> uk.Table:
        return at(
            f"""
            phase: build
            players:
            - {{boss: cleopatra, dungeon: [{mine}], hand: [{cards}, motivation, freeze]}}
            - {{boss: robobo, dungeon: [{theirs}], builds: 0}}
            """
        )

    @pytest.mark.rule("BM-182")
    def test_who_is_behind_may_lay_a_second_card_this_round(self):
        table = self.behind("", "open_grave, open_grave")
        do(table, "build succubus_spa new", "cast motivation")
        assert options(table) == ["build golem_factory new", "pass"]
        do(table, "build golem_factory new")
        events = pass_until(table, "adventure")
        assert cards_of(events, "revealed") == ["golem_factory", "succubus_spa"]
        assert dungeon(table, 0) == ["golem_factory", "succubus_spa"]

    def test_the_extra_card_does_not_use_up_the_usual_one(self):
        table = self.behind("", "open_grave, open_grave")
        do(table, "cast motivation", "build succubus_spa new")
        assert "build golem_factory new" in options(table)

    def test_the_extra_card_is_laid_face_down(self):
        table = self.behind("", "open_grave")
        events = do(table, "cast motivation", "build succubus_spa new")
        assert seen(events, "laid", 1) == [{"event": "laid", "seat": 0, "place": 1}]
        assert "laid" not in view(table, 1)["players"][0]["dungeon"][0]

    @pytest.mark.rule("BM-179")
    def test_not_on_a_face_down_card(self):
        table = self.behind("dark_laboratory", "open_grave, open_grave")
        do(table, "cast motivation", "build succubus_spa on 1")
        assert why_not(table, "build golem_factory on 1") == "BM-179"

    def test_the_extra_card_need_not_be_laid(self):
        table = self.behind("", "open_grave")
        do(table, "cast motivation", "pass")
        assert seat(table, 0)["dungeon"] == []

    @pytest.mark.parametrize(("mine", "theirs"), [("", ""), ("dark_altar", "open_grave"), ("dark_altar", "")])
    def test_who_is_not_behind_cannot_cast_it(self, mine, theirs):
        table = self.behind(mine, theirs)
        assert "cast motivation" not in options(table)
        assert why_not(table, "cast motivation") == "BM-079"

    @pytest.mark.rule("BM-268")
    def test_deactivated_rooms_do_not_count(self):
        ahead = self.behind("", "{room: open_grave, deactivated: true}")
        assert "cast motivation" not in options(ahead)
        table = self.behind("{room: dark_laboratory, deactivated: true}", "open_grave")
        assert "cast motivation" in options(table)

    def test_one_opponent_with_more_rooms_is_enough(self):
        table = at(
            """
            phase: build
            players:
            - {boss: draculord, dungeon: [open_grave], hand: [motivation, succubus_spa]}
            - {boss: cleopatra}
            - {boss: robobo, dungeon: [golem_factory, golem_factory]}
            """
        )
        assert "cast motivation" in options(table)

    def test_it_can_be_cast_in_an_opponents_turn(self):
        table = at(
            """
            phase: build
            active: 0
            players:
            - {boss: draculord, dungeon: [open_grave, open_grave], builds: 0}
            - {boss: robobo, hand: [motivation, succubus_spa, golem_factory]}
            """
        )
        do(table, "cast motivation", "build succubus_spa new")
        assert (decider(table), dungeon(table, 1)) == (1, [])
        do(table, "build golem_factory new")
        assert dungeon(table, 1) == ["golem_factory", "succubus_spa"]

    @pytest.mark.rule("BM-079")
    def test_it_fizzles_if_the_lead_is_gone_when_it_resolves(self):
        table = at(
            """
            phase: build
            active: 0
            players:
            - {boss: draculord, dungeon: [open_grave, jackpot_stash], builds: 0}
            - {boss: robobo, dungeon: [golem_factory], hand: [motivation, succubus_spa], builds: 0}
            """
        )
        do(table, "pass", "cast motivation")
        events = do(table, "use jackpot_stash 2")
        assert cards_of(events, "fizzled") == ["motivation"]

    @pytest.mark.rule("BM-185")
    def test_a_room_under_a_face_down_card_still_counts(self):
        table = self.behind("dark_laboratory", "open_grave")
        do(table, "build succubus_spa on 1")
        assert "cast motivation" not in options(table)

    @pytest.mark.rule("BM-185")
    def test_a_room_of_the_opponent_under_a_face_down_card_still_counts(self):
        table = at(
            """
            phase: build
            active: 1
            players:
            - {boss: draculord, dungeon: [{room: open_grave, face_down: succubus_spa}], builds: 0}
            - {boss: robobo, hand: [motivation, succubus_spa]}
            """
        )
        assert "cast motivation" in options(table)


@pytest.mark.card("princess_in_peril")
class TestPrincessInPeril:
    def princess(self, heroes: str) -> uk.Table:
        return at(
            f"""
            phase: build
            town: [{heroes}]
            players:
            - {{boss: cleopatra, dungeon: [open_grave], builds: 0, hand: [princess_in_peril, freeze]}}
            - {{boss: robobo, dungeon: [goblin_armory], builds: 0, hand: [freeze]}}
            """
        )

    def test_any_hero_of_town_comes_to_the_casters_entrance(self):
        table = self.princess("nick_the_masher, lord_van_ette, the_fool")
        assert options(table)[:3] == [
            "cast princess_in_peril nick_the_masher",
            "cast princess_in_peril lord_van_ette",
            "cast princess_in_peril the_fool",
        ]
        do(table, "cast princess_in_peril lord_van_ette")
        assert entrance(table, 0) == ["lord_van_ette"]
        assert town(table) == ["nick_the_masher", "the_fool"]

    @pytest.mark.rule("BM-A33")
    def test_it_enters_this_round_before_those_who_are_lured(self):
        table = self.princess("nick_the_masher, johnny_of_the_evening_watch")
        do(table, "cast princess_in_peril johnny_of_the_evening_watch")
        entered = told(finish_round(table), "entered")
        assert [fact["hero"] for fact in entered] == ["johnny_of_the_evening_watch", "nick_the_masher"]

    def test_an_empty_town_sends_nobody(self):
        table = self.princess("")
        assert why_not(table, "cast princess_in_peril nick_the_masher") == "BM-079"

    @pytest.mark.rule("BM-079")
    def test_it_fizzles_if_the_hero_has_left_town(self):
        table = at(
            """
            phase: build
            active: 0
            town: [nick_the_masher]
            players:
            - {boss: cleopatra, builds: 0, hand: [princess_in_peril]}
            - {boss: robobo, builds: 0, hand: [princess_in_peril], dungeon: [golem_factory]}
            """
        )
        do(table, "pass", "cast princess_in_peril nick_the_masher")
        assert (decider(table), table.decision and table.decision.kind) == (0, "answer")
        events = do(table, "cast princess_in_peril nick_the_masher")
        assert [fact["to"] for fact in told(events, "sent")] == ["0"]
        assert [(fact["seat"], fact["card"]) for fact in told(events, "fizzled")] == [(1, "princess_in_peril")]


@pytest.mark.card("soul_harvest")
class TestSoulHarvest:
    def harvest(self, souls: str, phase: str = "build") -> uk.Table:
        return at(
            f"""
            phase: {phase}
            active: 0
            decks: {{spells: [freeze, fear, assassin]}}
            players:
            - {{boss: cleopatra, dungeon: [open_grave], builds: 0, souls: [{souls}], wounds: [jesta_the_rogue],
               hand: [soul_harvest, jeopardy]}}
            - {{boss: robobo, souls: [nick_the_masher], builds: 0}}
            """
        )

    @pytest.mark.parametrize("phase", ["build", "adventure"])
    def test_a_killed_hero_leaves_the_game_for_two_spells(self, phase):
        table = self.harvest("the_fool, lord_van_ette", phase)
        events = do(table, "cast soul_harvest 0 lord_van_ette")
        assert (seat(table, 0)["soul_cards"], seat(table, 0)["souls"]) == (["the_fool"], 1)
        assert hand(table, 0) == ["jeopardy", "freeze", "fear"]
        game: Any = table._game
        assert "lord_van_ette" in [card.id for card in game.gone]
        assert not {"cards"} & {key for fact in seen(events, "drew", 1) for key in fact}
        assert view(table)["discard"] == ["soul_harvest"]

    def test_only_ones_own_souls_and_no_wounds(self):
        table = self.harvest("the_fool")
        assert [said for said in options(table) if "harvest" in said] == ["cast soul_harvest 0 the_fool"]

    def test_without_a_soul_it_cannot_be_cast(self):
        table = self.harvest("")
        assert options(table) == ["cast jeopardy", "pass"]
        assert why_not(table, "cast soul_harvest 0 nick_the_masher") == "BM-079"


@pytest.mark.card("teleportation")
class TestTeleportation:
    def teleport(self, mine: str, place: int, harm: int = 3) -> uk.Table:
        return at(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: cleopatra, dungeon: [{mine}], entrance: [nick_the_masher], hand: [teleportation],
               inside: {{hero: lord_van_ette, room: {place}, damage: {harm}}}}}
            - {{boss: robobo, dungeon: [golem_factory], hand: [teleportation, freeze]}}
            """
        )

    def test_the_hero_enters_the_first_room_again_and_keeps_its_damage(self):
        table = self.teleport("open_grave, golem_factory, haunted_library", 3)
        events = do(table, "cast teleportation lord_van_ette")
        assert route(events) == [("0:1", 2)]
        assert view(table)["walking"]["health"] == 13 - 3 - 2
        walked = [fact["place"] for fact in told(finish_round(table), "entered") if fact["hero"] == "lord_van_ette"]
        assert walked == ["0:2", "0:3"]

    def test_also_out_of_the_first_room_itself(self):
        table = self.teleport("open_grave, golem_factory", 1)
        assert route(do(table, "cast teleportation lord_van_ette")) == [("0:1", 2)]

    def test_past_a_deactivated_first_room(self):
        table = self.teleport("{room: open_grave, deactivated: true}, golem_factory, haunted_library", 3)
        assert route(do(table, "cast teleportation lord_van_ette")) == [("0:2", 2)]

    @pytest.mark.rule("BM-099")
    def test_a_dying_hero_has_not_left_the_room_and_dies_in_the_first_one(self):
        table = self.teleport("open_grave, golem_factory", 2, 13)
        events = do(table, "cast teleportation lord_van_ette")
        assert not told(events, "died")
        assert told(do(table, "pass"), "died")

    def test_a_hero_in_somebody_elses_dungeon_is_out_of_reach(self):
        table = self.teleport("open_grave", 1)
        do(table, "pass")
        assert (decider(table), why_not(table, "cast teleportation lord_van_ette")) == (1, "BM-079")

    def test_a_maze_that_has_sent_the_hero_back_lets_it_through_now(self):
        table = at(
            """
            phase: adventure
            active: 0
            players:
            - {boss: cleopatra, dungeon: [open_grave, {room: minotaurs_maze, met: [lord_van_ette]}],
               hand: [teleportation], inside: {hero: lord_van_ette, room: 2}}
            - {boss: robobo, hand: [freeze]}
            """
        )
        events = do(table, "cast teleportation lord_van_ette") + finish_round(table)
        assert route(events) == [("0:1", 2), ("0:2", 0)]


@pytest.mark.card("trepidation")
class TestTrepidation:
    def trepidation(self, souls: str, mine: str = "the_fool", inside: str = "") -> uk.Table:
        """The leader is active; a hero waits at every entrance."""
        return at(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: draculord, souls: [{souls}], dungeon: [golem_factory], entrance: [nick_the_masher] {inside}}}
            - {{boss: cleopatra, dungeon: [open_grave], entrance: [boden_the_pantless]}}
            - {{boss: robobo, souls: [{mine}], hand: [trepidation, freeze], dungeon: [golem_factory]}}
            """
        )

    @pytest.mark.rule("BM-089")
    def test_no_hero_enters_that_dungeon_this_round(self):
        table = self.trepidation("jesta_the_rogue, samurai_tom, acacia_warrior_of_light")
        do(table, "cast trepidation 0")
        assert seat(table, 0)["closed"]
        entered = told(finish_round(table), "entered")
        assert [fact["hero"] for fact in entered] == ["boden_the_pantless"]
        assert entrance(table, 0)[0] == "nick_the_masher"

    def test_next_round_the_hero_that_waited_goes_in(self):
        table = self.trepidation("jesta_the_rogue, samurai_tom, acacia_warrior_of_light")
        do(table, "cast trepidation 0")
        finish_round(table)
        assert not seat(table, 0)["closed"]
        assert "nick_the_masher" in [fact["hero"] for fact in told(finish_round(table), "entered")]

    def test_two_souls_more_are_needed(self):
        table = self.trepidation("jesta_the_rogue, samurai_tom")
        assert not [said for said in options(table) if "trepidation" in said]
        assert why_not(table, "cast trepidation 0") == "BM-079"

    @pytest.mark.rule("BM-085")
    def test_souls_are_counted_not_cards(self):
        table = self.trepidation("lord_van_ette, jesta_the_rogue")
        assert "cast trepidation 0" in options(table)
        level = self.trepidation("lord_van_ette, jesta_the_rogue", "hya_legendary_shinobi")
        assert "cast trepidation 0" not in options(level)

    def test_a_hero_that_is_inside_already_walks_on(self):
        inside = ", inside: {hero: delatorious_angel_of_light, room: 1, damage: 1}"
        table = self.trepidation("jesta_the_rogue, samurai_tom, acacia_warrior_of_light", inside=inside)
        do(table, "cast trepidation 0")
        assert [fact["hero"] for fact in told(finish_round(table), "survived")][:1] == ["delatorious_angel_of_light"]

    def test_everybody_far_enough_ahead_can_be_chosen(self):
        table = at(
            """
            phase: adventure
            active: 0
            players:
            - {boss: draculord, souls: [jesta_the_rogue, samurai_tom]}
            - {boss: cleopatra, souls: [lord_van_ette]}
            - {boss: king_croak, souls: [the_fool]}
            - {boss: robobo, hand: [trepidation]}
            """
        )
        assert options(table) == ["cast trepidation 0", "cast trepidation 1", "pass"]


@pytest.mark.card("zombie_attack")
class TestZombieAttack:
    def attack(self, theirs: str = "golem_factory", more: str = "") -> uk.Table:
        return at(
            f"""
            phase: build
            active: 0
            players:
            - {{boss: cleopatra, dungeon: [open_grave], builds: 0, souls: [the_fool],
               hand: [zombie_attack, freeze {more}]}}
            - {{boss: robobo, dungeon: [{theirs}], builds: 0, wounds: [jesta_the_rogue],
               souls: [boden_the_pantless, lord_van_ette, acacia_warrior_of_light]}}
            """
        )

    def test_a_killed_hero_rises_at_that_opponents_entrance_with_two_more_health(self):
        table = self.attack()
        assert [said for said in options(table) if "zombie" in said] == [
            "cast zombie_attack 1 boden_the_pantless",
            "cast zombie_attack 1 lord_van_ette",
            "cast zombie_attack 1 acacia_warrior_of_light",
        ]
        do(table, "cast zombie_attack 1 lord_van_ette")
        assert seat(table, 1)["entrance"] == [{"hero": "lord_van_ette", "health": 15, "damage": 0, "waits": False}]
        assert seat(table, 1)["soul_cards"] == ["boden_the_pantless", "acacia_warrior_of_light"]
        assert seat(table, 1)["wound_cards"] == ["jesta_the_rogue"]

    @pytest.mark.rule("BM-A33")
    def test_it_enters_this_round_and_needs_two_more_damage_to_die(self):
        survivor = self.attack("neanderthal_cave, golem_factory")
        do(survivor, "cast zombie_attack 1 boden_the_pantless")
        events = finish_round(survivor)
        assert route(events) == [("1:1", 3), ("1:2", 2)]
        assert told(events, "survived")
        victim = self.attack("neanderthal_cave, neanderthal_cave")
        do(victim, "cast zombie_attack 1 boden_the_pantless")
        assert told(finish_round(victim), "died")

    @pytest.mark.rule("BM-224")
    def test_the_health_is_gone_in_the_next_round(self):
        table = self.attack("neanderthal_cave, open_grave", ", trepidation")
        do(table, "cast zombie_attack 1 boden_the_pantless")
        assert seat(table, 1)["entrance"][0]["health"] == 6
        pass_until(table, "adventure")
        do(table, "cast trepidation 1")
        finish_round(table)
        assert seat(table, 1)["entrance"][0] == {
            "hero": "boden_the_pantless", "health": 4, "damage": 0, "waits": False
        }  # fmt: skip

    def test_without_a_killed_hero_at_an_opponent_it_cannot_be_cast(self):
        table = at(
            """
            phase: build
            players:
            - {boss: cleopatra, dungeon: [open_grave], builds: 0, souls: [the_fool], hand: [zombie_attack, freeze]}
            - {boss: robobo, wounds: [jesta_the_rogue]}
            """
        )
        assert options(table) == ["cast freeze 0:1", "pass"]
        assert why_not(table, "cast zombie_attack 0 the_fool") == "BM-079"
