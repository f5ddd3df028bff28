"""Every hero of the base set: whom it is lured by, what kills it, what it is worth."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.catalogue_figures import EPIC_HEROES, ORDINARY_HEROES
from tests.boss_monster.situations import at, do, entrance, finish_round, pass_until, seat, told, town, view

HEROES = [(*hero, 1) for hero in ORDINARY_HEROES] + [(*hero, 2) for hero in EPIC_HEROES]
EVERY_HERO = [pytest.param(hero[0], hero[3], hero[5], marks=pytest.mark.card(hero[0])) for hero in HEROES]
CLASSED = [pytest.param(hero[0], hero[2], marks=pytest.mark.card(hero[0])) for hero in HEROES if hero[2] != "special"]


@pytest.mark.parametrize(("hero", "health", "worth"), EVERY_HERO)
class TestEveryHero:
    def in_the_last_room(self, hero: str, harm: int) -> uk.Table:
        """Four sit at the table, so that every hero plays along."""
        return at(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: draculord, dungeon: [specters_sanctum], inside: {{hero: {hero}, room: 1, damage: {harm}}}}}
            - {{boss: cleopatra}}
            - {{boss: king_croak}}
            - {{boss: robobo, hand: [freeze]}}
            """
        )

    @pytest.mark.rule("BM-001")
    @pytest.mark.rule("BM-085")
    @pytest.mark.rule("BM-216")
    def test_dies_of_as_much_damage_as_it_has_health_and_is_worth_souls(self, hero, health, worth):
        table = self.in_the_last_room(hero, health)
        do(table, "pass")
        me = seat(table, 0)
        assert (me["soul_cards"], me["souls"], me["wounds"]) == ([hero], worth, 0)

    @pytest.mark.rule("BM-002")
    @pytest.mark.rule("BM-085")
    @pytest.mark.rule("BM-218")
    def test_survives_one_damage_less_and_wounds(self, hero, health, worth):
        table = self.in_the_last_room(hero, health - 1)
        do(table, "pass")
        me = seat(table, 0)
        assert (me["wound_cards"], me["wounds"], me["souls"]) == ([hero], worth, 0)


# One boss of each treasure, in the order of their seats.
TREASURES = ["cleric", "fighter", "mage", "thief"]


@pytest.mark.rule("BM-083")
@pytest.mark.parametrize(("hero", "treasure"), CLASSED)
class TestEveryHeroWithATreasure:
    def four_dungeons(self, hero: str, *rooms: str) -> uk.Table:
        return at(
            f"""
            phase: build
            town: [{hero}]
            players:
            - {{boss: draculord, dungeon: [{rooms[0]}], builds: 0}}
            - {{boss: king_croak, dungeon: [{rooms[1]}], builds: 0}}
            - {{boss: cerebellus, dungeon: [{rooms[2]}], builds: 0}}
            - {{boss: gorgona, dungeon: [{rooms[3]}], builds: 0, hand: [freeze]}}
            """
        )

    @pytest.mark.rule("BM-195")
    def test_goes_where_its_treasure_is(self, hero, treasure):
        table = self.four_dungeons(hero, "open_grave", "golem_factory", "haunted_library", "bottomless_pit")
        pass_until(table, "adventure")
        lured = {kind: entrance(table, number) for number, kind in enumerate(TREASURES)}
        assert lured == {kind: [hero] if kind == treasure else [] for kind in TREASURES}

    @pytest.mark.rule("BM-197")
    def test_stays_in_town_while_two_dungeons_offer_as_much(self, hero, treasure):
        rooms = ["", "", "", ""]
        rooms[TREASURES.index(treasure) - 1] = "dragon_hatchery"
        table = self.four_dungeons(hero, *rooms)
        pass_until(table, "adventure")
        assert town(table) == [hero]


@pytest.mark.card("the_fool")
@pytest.mark.rule("BM-084")
class TestTheFool:
    def fool(self, *souls: str) -> uk.Table:
        """Players with these heroes killed; all of them could do something in the adventure phase."""
        seats = [
            f"- {{boss: {boss}, souls: [{killed}], builds: 0, hand: [freeze], dungeon: [dragon_hatchery]}}"
            for boss, killed in zip(["draculord", "cleopatra", "gorgona"], souls, strict=False)
        ]
        return at("\n".join(["phase: build", "town: [the_fool]", "players:", *seats]))

    def test_goes_to_the_player_with_the_fewest_souls(self):
        table = self.fool("nick_the_masher", "", "boden_the_pantless")
        pass_until(table, "adventure")
        assert entrance(table, 1) == ["the_fool"]

    @pytest.mark.rule("BM-085")
    def test_counts_souls_and_not_cards(self):
        table = self.fool("lord_van_ette", "nick_the_masher", "boden_the_pantless, jesta_the_rogue")
        pass_until(table, "adventure")
        assert entrance(table, 1) == ["the_fool"]

    @pytest.mark.parametrize(
        "souls", [("", ""), ("", "", ""), ("", "nick_the_masher", ""), ("nick_the_masher", "boden_the_pantless")]
    )
    def test_stays_in_town_while_the_fewest_are_tied(self, souls):
        table = self.fool(*souls)
        pass_until(table, "adventure")
        assert town(table) == ["the_fool"]

    def test_does_not_care_for_treasure(self):
        table = at(
            """
            phase: build
            town: [the_fool]
            players:
            - {boss: draculord, dungeon: [dragon_hatchery, dragon_hatchery], souls: [nick_the_masher], builds: 0}
            - {boss: gorgona, hand: [freeze], builds: 0}
            """
        )
        pass_until(table, "adventure")
        assert entrance(table, 1) == ["the_fool"]

    def test_comes_in_a_later_round_when_the_tie_is_broken(self):
        table = at(
            """
            phase: build
            town: [the_fool]
            players:
            - {boss: draculord, dungeon: [neanderthal_cave, golem_factory], builds: 0, entrance: [boden_the_pantless]}
            - {boss: gorgona, hand: [freeze], builds: 0}
            """
        )
        finish_round(table)
        assert town(table)[0] == "the_fool"
        pass_until(table, "adventure")
        assert "the_fool" in entrance(table, 1)

    def test_dies_like_anybody_else_and_is_one_soul(self):
        table = at(
            """
            phase: build
            town: [the_fool]
            players:
            - {boss: draculord, dungeon: [open_grave], builds: 0, hand: [freeze]}
            - {boss: gorgona, souls: [nick_the_masher], builds: 0}
            """
        )
        events = finish_round(table)
        assert [fact["hero"] for fact in told(events, "died")] == ["the_fool"]
        assert seat(table, 0)["souls"] == 1
        assert view(table)["round"] == 2
