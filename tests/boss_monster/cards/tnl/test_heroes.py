"""The heroes of The Next Level: dark ones, hybrids, and those who choose their dungeon in a way of their own."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.next_level_figures import HEROES
from tests.boss_monster.situations import (
    at_next_level,
    decider,
    do,
    entrance,
    options,
    pass_until,
    seat,
    told,
    town,
    view,
    why_not,
)
from underkeep.boss_monster.cards import BOXES

PLAIN = [hero for hero in HEROES if hero[7] == "plain"]
ASKED = "dungeon: [open_grave], hand: [freeze], "  # so that the table stops before heroes choose
CARD_OF = {"cleric": "dark_altar", "fighter": "golem_factory", "mage": "dark_laboratory", "thief": "bottomless_pit"}


def lured(hero: str, mine: str, theirs: str, third: str = "{boss: gorgona}", fourth: str = "{boss: xyzax}") -> uk.Table:
    """Four players, so that every hero plays along; the bait phase is about to begin."""
    return at_next_level(
        f"""
        phase: build
        active: 2
        town: [{hero}]
        players:
        - {{boss: cleopatra, {mine}}}
        - {{boss: draculord, {theirs}}}
        - {third}
        - {fourth}
        """
    )


@pytest.mark.rule("BM-195")
@pytest.mark.parametrize("hero", [pytest.param(hero, marks=pytest.mark.card(hero[0]), id=hero[0]) for hero in PLAIN])
def test_a_plain_hero_goes_where_its_treasure_is_and_has_the_health_that_is_printed(hero):
    ident, _, _, treasures, health, *_ = hero
    rich = CARD_OF[treasures[0]]
    table = lured(ident, f"dungeon: [{rich}, {rich}], hand: [freeze]", "hand: [freeze]")
    assert view(table)["town"][0]["health"] == health
    gone = {fact["hero"] for fact in told(pass_until(table, "adventure"), "lured")}
    assert gone == {ident}


# -- dark heroes --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-097")
@pytest.mark.parametrize(
    ("hero", "treasure"),
    [
        pytest.param("vampire", "cleric", marks=pytest.mark.card("vampire")),
        pytest.param("barbarian", "fighter", marks=pytest.mark.card("barbarian")),
        pytest.param("witch", "mage", marks=pytest.mark.card("witch")),
        pytest.param("hitman", "thief", marks=pytest.mark.card("hitman")),
    ],
)
class TestADarkHero:
    def walking(self, hero: str, cards: str, more: str = "") -> uk.Table:
        return at_next_level(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: cleopatra, dungeon: [open_grave], hand: [{cards}], inside: {{hero: {hero}, room: 1, damage: 2}}}}
            - {{boss: draculord, hand: [{cards}]{more}}}
            - {{boss: gorgona, hand: [{cards}]}}
            - {{boss: xyzax}}
            """
        )

    def test_is_strengthened_by_an_opponent_for_a_card_with_its_treasure_once_per_round(self, hero, treasure):
        other = next(card for kind, card in CARD_OF.items() if kind != treasure)
        table = self.walking(hero, f"{CARD_OF[treasure]}, {other}, freeze")
        do(table, "pass")
        assert (decider(table), f"use {hero}" in options(table)) == (1, True)
        events = do(table, f"use {hero}", "pass")
        assert told(events, "fortified")[0]["health"] == 3
        assert (view(table)["walking"]["health"], view(table)["discard"]) == (7, [CARD_OF[treasure]])
        do(table, "pass", "pass")
        assert (decider(table), f"use {hero}" in options(table)) == (2, False)

    def test_is_what_the_card_is_discarded_for(self, hero, treasure):
        table = self.walking(hero, f"{CARD_OF[treasure]}, hatchlings_hoard, freeze")
        do(table, "pass", f"use {hero}")
        assert table.decision is not None
        assert (table.decision.kind, table.decision.source) == ("discard", hero)

    def test_cannot_be_used_without_such_a_card(self, hero, treasure):
        other = next(card for kind, card in CARD_OF.items() if kind != treasure)
        table = self.walking(hero, f"freeze, {other}")
        do(table, "pass")
        assert (decider(table), f"use {hero}" in options(table)) == (1, False)
        assert why_not(table, f"use {hero}") == "BM-263"

    def test_is_of_no_use_to_the_owner_of_the_dungeon(self, hero, treasure):
        table = at_next_level(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: cleopatra, dungeon: [open_grave], hand: [freeze, {CARD_OF[treasure]}],
               inside: {{hero: {hero}, room: 1}}}}
            - {{boss: draculord}}
            - {{boss: gorgona}}
            - {{boss: xyzax}}
            """
        )
        assert why_not(table, f"use {hero}") == "BM-097"

    def test_may_be_strengthened_at_an_entrance_already(self, hero, treasure):
        table = at_next_level(
            f"""
            phase: build
            active: 1
            players:
            - {{boss: cleopatra, dungeon: [open_grave], entrance: [{hero}], builds: 0}}
            - {{boss: draculord, hand: [{CARD_OF[treasure]}, freeze], builds: 0}}
            - {{boss: gorgona, builds: 0}}
            - {{boss: xyzax, builds: 0}}
            """
        )
        assert f"use {hero}" in options(table)
        do(table, f"use {hero}")
        seen = seat(table, 0)["entrance"][0]
        assert (seen["health"], seen["used"]) == (9, True)
        assert why_not(table, f"use {hero}") == "BM-042"
        assert uk.load(table.position()).digest() == table.digest()

    def test_is_an_ordinary_hero(self, hero, treasure):
        table = at_next_level(
            f"""
            phase: reveal
            town: [tyrone_pharaoh_ascendant, {hero}]
            players:
            - {{boss: cleopatra, dungeon: [{{stack: [], face_down: mimic_vault}}]}}
            - {{boss: draculord, hand: [freeze], dungeon: [open_grave]}}
            - {{boss: gorgona}}
            - {{boss: xyzax}}
            """
        )
        assert hero in entrance(table, 0)


@pytest.mark.rule("BM-094")
def test_dark_heroes_come_with_the_ordinary_ones():
    ordinary, epic = BOXES["TNL"].hero_decks(4)
    assert {hero.kind for hero in ordinary} == {"plain", "dark", "special"}
    assert {hero.kind for hero in epic} == {"plain", "hybrid", "star"}


@pytest.mark.rule("BM-095")
def test_hybrid_heroes_are_epic():
    assert all(hero[6] for hero in HEROES if hero[7] == "hybrid")


# -- hybrids ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-083")
@pytest.mark.parametrize(
    ("hero", "first", "second"),
    [
        pytest.param("necromancer", "cleric", "thief", marks=pytest.mark.card("necromancer")),
        pytest.param("swordmage", "mage", "fighter", marks=pytest.mark.card("swordmage")),
        pytest.param("druid", "cleric", "mage", marks=pytest.mark.card("druid")),
        pytest.param("archer", "fighter", "thief", marks=pytest.mark.card("archer")),
    ],
)
def test_a_hybrid_hero_counts_both_its_treasures(hero, first, second):
    table = at_next_level(
        f"""
        phase: build
        active: 2
        town: [{hero}]
        players:
        - {{boss: smoake, dungeon: [{CARD_OF[first]}, {CARD_OF[second]}, {CARD_OF[second]}], hand: [freeze]}}
        - {{boss: draculord, dungeon: [{CARD_OF[first]}, dragon_hatchery]}}
        - {{boss: gorgona, hand: [freeze]}}
        - {{boss: xyzax}}
        """
    )
    events = pass_until(table, "adventure")
    assert [fact["hero"] for fact in told(events, "lured")] == [hero]


def epic_walk(hero: str, mine: str, theirs: str = "hand: [freeze]", inside: str = "room: 1") -> uk.Table:
    return at_next_level(
        f"""
        phase: adventure
        active: 0
        players:
        - {{boss: cleopatra, {mine}, inside: {{hero: {hero}, {inside}}}}}
        - {{boss: draculord, {theirs}}}
        - {{boss: gorgona}}
        - {{boss: xyzax}}
        """
    )


@pytest.mark.card("necromancer")
def test_the_necromancer_has_more_health_for_every_killed_hero():
    table = epic_walk("necromancer", "dungeon: [open_grave], souls: [elfstar, tyrone_pharaoh_ascendant]")
    assert (view(table)["walking"]["health"], view(table)["walking"]["vigour"]) == (14, 2)


@pytest.mark.card("necromancer")
def test_the_necromancer_lives_as_long_as_that_counts():
    mine = "dungeon: [open_grave, golem_factory], souls: [elfstar]"
    table = epic_walk("necromancer", mine, inside="room: 1, damage: 12")
    assert [fact["place"] for fact in told(do(table, "pass"), "entered")] == ["0:2"]


@pytest.mark.card("swordmage")
class TestSwordmage:
    def test_gains_health_from_every_spell_before_it_takes_effect(self):
        table = epic_walk("swordmage", "dungeon: [open_grave], hand: [its_on, freeze]", inside="room: 1, damage: 9")
        assert view(table)["walking"]["health"] == 3
        events = do(table, "cast its_on swordmage")
        assert told(events, "fortified")[0]["health"] == 2
        assert view(table)["walking"]["health"] == 5

    @pytest.mark.card("its_on")
    @pytest.mark.rule("BM-079")
    @pytest.mark.parametrize(("damage", "dies"), [(9, False), (11, True)])
    def test_is_out_of_reach_of_a_spell_if_that_makes_it_too_strong_for_it(self, damage, dies):
        table = epic_walk(
            "swordmage", "dungeon: [spellslime_pit], hand: [its_on, freeze]", inside=f"room: 1, damage: {damage}"
        )
        events = do(table, "cast its_on swordmage")
        assert bool(told(events, "died")) is dies
        assert bool(told(events, "fizzled")) is not dies
        assert view(table)["discard"] == ["its_on"]
        assert seat(table, 0)["dungeon"][0]["bonus"] == (1 if dies else 0)  # a spell that fizzled was not cast

    def test_gains_nothing_from_a_cancelled_spell(self):
        table = epic_walk("swordmage", "dungeon: [open_grave], hand: [freeze]", "hand: [counterspell, freeze]")
        do(table, "cast freeze 0:1", "cast counterspell")
        assert view(table)["walking"]["health"] == 14  # from the counterspell itself

    def test_gains_nothing_at_an_entrance(self):
        table = at_next_level(
            """
            phase: adventure
            active: 0
            players:
            - {boss: cleopatra, dungeon: [open_grave], entrance: [swordmage], hand: [freeze, freeze]}
            - {boss: draculord}
            - {boss: gorgona}
            - {boss: xyzax}
            """
        )
        do(table, "cast freeze 0:1")
        assert [hero["health"] for hero in seat(table, 0)["entrance"]] in ([12], [])


@pytest.mark.card("druid")
class TestDruid:
    def test_has_more_health_for_every_spell_of_the_dungeons_owner_always_up_to_date(self):
        table = epic_walk("druid", "dungeon: [open_grave, golem_factory], hand: [freeze, fear, golem_factory]")
        assert view(table)["walking"]["health"] == 14
        do(table, "cast freeze 0:2")
        assert view(table)["walking"]["health"] == 13

    def test_has_it_at_the_entrance_but_not_in_town(self):
        table = at_next_level(
            """
            phase: adventure
            active: 0
            town: [druid]
            players:
            - {boss: cleopatra, dungeon: [open_grave], entrance: [necromancer], hand: [freeze, freeze]}
            - {boss: draculord}
            - {boss: gorgona}
            - {boss: xyzax}
            """
        )
        assert view(table)["town"][0]["health"] == 12
        assert seat(table, 0)["entrance"][0]["health"] == 12


@pytest.mark.card("archer")
@pytest.mark.rule("BM-221")
class TestArcher:
    def test_never_enters_the_last_room(self):
        table = epic_walk("archer", "dungeon: [golem_factory, collapsing_bridge]")
        events = do(table, "pass")
        assert told(events, "entered") == []
        assert told(events, "survived")[0]["hero"] == "archer"
        assert not told(events, "triggered")

    @pytest.mark.rule("BM-276")
    def test_walks_past_a_single_room(self):
        table = at_next_level(
            """
            phase: adventure
            active: 0
            players:
            - {boss: cleopatra, dungeon: [golem_factory], entrance: [archer], hand: [freeze]}
            - {boss: draculord}
            - {boss: gorgona}
            - {boss: xyzax}
            """
        )
        assert told(do(table, "pass"), "entered") == []
        assert seat(table, 0)["wounds"] == 2


# -- who choose for themselves --------------------------------------------------------------------------------------


@pytest.mark.rule("BM-084")
class TestThoseWithoutATreasure:
    @pytest.mark.card("the_fool_tnl")
    def test_the_fool_goes_to_the_fewest_souls(self):
        table = lured(
            "the_fool_tnl", ASKED + "souls: 2", "souls: 1", "{boss: gorgona, souls: 3}", "{boss: xyzax, souls: 2}"
        )
        events = pass_until(table, "adventure")
        assert [event.seat for event in events if event.kind.name == "lured"] == [1]

    @pytest.mark.card("the_brothers")
    def test_the_brothers_go_to_the_best_score(self):
        table = lured(
            "the_brothers", ASKED + "souls: 5, wounds: 4", "souls: 3", "{boss: gorgona, souls: 2}", "{boss: xyzax}"
        )
        events = pass_until(table, "adventure")
        assert [event.seat for event in events if event.kind.name == "lured"] == [1]

    @pytest.mark.card("the_brothers")
    @pytest.mark.card("the_fool_tnl")
    @pytest.mark.parametrize("hero", ["the_fool_tnl", "the_brothers"])
    def test_they_stay_in_town_while_that_is_tied(self, hero):
        table = lured(hero, ASKED + "souls: 2", "souls: 2", "{boss: gorgona, souls: 2}", "{boss: xyzax, souls: 2}")
        events = pass_until(table, "adventure")
        assert told(events, "lured") == []
        assert hero in town(table)
