"""The heroes of Rise of the Minibosses: dark ones, hybrids, and those who choose their dungeon in their own way."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.minibosses_figures import HEROES
from tests.boss_monster.situations import (
    decider,
    do,
    entrance,
    finish_round,
    options,
    pass_until,
    seat,
    told,
    town,
    view,
    why_not,
    with_minibosses,
)

PLAIN = [hero for hero in HEROES if hero[7] == "plain"]
CARD_OF = {"cleric": "dark_altar", "fighter": "golem_factory", "mage": "dark_laboratory", "thief": "bottomless_pit"}
DARK = [
    pytest.param(hero, marks=pytest.mark.card(hero)) for hero in ("inquisitor", "sellsword", "alchemist", "scoundrel")
]


def four(phase: str, mine: str, theirs: str = "hand: [freeze]", more: str = "", active: int = 0) -> uk.Table:
    """Four players, so that every hero plays along."""
    return with_minibosses(
        f"""
        phase: {phase}
        active: {active}
        {more}
        players:
        - {{boss: cleopatra, {mine}}}
        - {{boss: draculord, {theirs}}}
        - {{boss: gorgona}}
        - {{boss: xyzax}}
        """
    )


def coins(table: uk.Table) -> list[int]:
    return [player["coins"] for player in view(table)["players"]]


@pytest.mark.rule("BM-195")
@pytest.mark.parametrize("hero", [pytest.param(hero, marks=pytest.mark.card(hero[0]), id=hero[0]) for hero in PLAIN])
def test_a_plain_hero_goes_where_its_treasure_is_and_has_the_health_that_is_printed(hero):
    ident, _, _, treasures, health, *_ = hero
    rich = CARD_OF[treasures[0]]
    table = four("build", f"dungeon: [{rich}, {rich}], hand: [freeze]", more=f"town: [{ident}]")
    assert view(table)["town"][0]["health"] == health
    gone = {fact["hero"] for fact in told(pass_until(table, "adventure"), "lured")}
    assert gone == {ident}


# -- dark heroes --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-097")
@pytest.mark.parametrize("hero", DARK)
class TestADarkHero:
    def walking(self, hero: str, hoard: int) -> uk.Table:
        inside = f"inside: {{hero: {hero}, room: 1, damage: 2}}"
        return four(
            "adventure",
            f"dungeon: [open_grave], coins: {hoard}, hand: [freeze], {inside}",
            f"coins: {hoard}, hand: [freeze]",
        )

    def test_is_strengthened_by_an_opponent_for_a_coin_once_per_round(self, hero):
        table = self.walking(hero, 2)
        assert why_not(table, f"use {hero}") == "BM-097"
        do(table, "pass")
        assert (decider(table), f"use {hero}" in options(table)) == (1, True)
        events = do(table, f"use {hero}", "pass")
        assert told(events, "fortified")[0]["health"] == 2
        assert (view(table)["walking"]["health"], coins(table)[:2]) == (6, [2, 1])
        do(table, "pass")
        assert why_not(table, f"use {hero}") == "BM-042"

    def test_cannot_be_used_without_a_coin(self, hero):
        table = self.walking(hero, 0)
        do(table, "pass")
        assert (decider(table), why_not(table, f"use {hero}")) == (1, "BM-263")


@pytest.mark.card("inquisitor")
@pytest.mark.rule("BM-075")
def test_a_coin_comes_too_late_for_a_hero_that_has_gone():
    mine = "dungeon: [open_grave], hand: [fear, freeze], inside: {hero: inquisitor, room: 1}"
    table = four("adventure", mine, "coins: 1, hand: [freeze]")
    do(table, "pass", "use inquisitor", "cast fear inquisitor", "pass")
    assert (town(table), view(table)["town"][0]["health"], coins(table)[1]) == (["inquisitor"], 6, 0)


# -- hybrids ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-083")
@pytest.mark.parametrize(
    ("hero", "one", "other"),
    [
        pytest.param("paladin", "cleric", "fighter", marks=pytest.mark.card("paladin")),
        pytest.param("tax_collector", "fighter", "thief", marks=pytest.mark.card("tax_collector")),
        pytest.param("warlock", "cleric", "mage", marks=pytest.mark.card("warlock")),
        pytest.param("relic_hunter", "mage", "thief", marks=pytest.mark.card("relic_hunter")),
    ],
)
def test_a_hybrid_counts_both_its_treasures(hero, one, other):
    mine = f"dungeon: [{CARD_OF[one]}, {CARD_OF[other]}, {CARD_OF[other]}, {CARD_OF[one]}], hand: [freeze]"
    table = four("build", mine, f"dungeon: [{CARD_OF[one]}], hand: [freeze]", more=f"town: [{hero}]")
    gone = [event.seat for event in pass_until(table, "adventure") if event.kind.name == "lured"]
    assert gone == [0]


@pytest.mark.card("paladin")
@pytest.mark.parametrize(
    ("room", "taken"),
    [
        ("{room: fetid_beast, miniboss: jinx}", 2),
        ("fetid_beast", 3),
        ("{room: fetid_beast, miniboss: jinx, harmless: true}", 0),
    ],
)
def test_paladin_takes_less_damage_from_rooms_with_a_miniboss(room, taken):
    table = four("adventure", f"dungeon: [{room}, open_grave], entrance: [paladin], hand: [freeze]")
    do(table, "pass", "pass")
    assert view(table)["walking"]["damage"] == taken


@pytest.mark.card("paladin")
@pytest.mark.card("relic_hunter")
def test_icicle_man_makes_their_abilities_void():
    rooms = "[{room: fetid_beast, miniboss: icicle_man, level: 2}]"
    table = four("adventure", f"dungeon: {rooms}, entrance: [paladin], hand: [freeze]")
    do(table, "pass", "pass")
    assert view(table)["walking"]["damage"] == 4


@pytest.mark.card("tax_collector")
@pytest.mark.parametrize(("hoard", "left"), [(5, 3), (1, 0), (0, 0)])
def test_tax_collector_takes_two_coins_from_whoever_it_survives(hoard, left):
    table = four("adventure", f"dungeon: [open_grave], coins: {hoard}, entrance: [tax_collector], hand: [freeze]")
    finish_round(table)
    assert (seat(table, 0)["wounds"], coins(table)[0]) == (2, left)


@pytest.mark.card("tax_collector")
def test_tax_collector_takes_nothing_when_its_text_is_ignored_or_it_dies():
    rooms = "[{room: fetid_beast, miniboss: icicle_man, level: 2}]"
    table = four("adventure", f"dungeon: {rooms}, coins: 3, entrance: [tax_collector], hand: [freeze]")
    finish_round(table)
    assert (seat(table, 0)["wounds"], coins(table)[0]) == (2, 3)
    inside = "inside: {hero: tax_collector, room: 1, damage: 12}"
    table = four("adventure", f"dungeon: [open_grave], coins: 3, {inside}, hand: [freeze]")
    finish_round(table)
    assert (seat(table, 0)["souls"], coins(table)[0]) == (2, 3)


@pytest.mark.card("warlock")
def test_warlock_has_more_health_for_every_miniboss_where_it_is():
    rooms = "[{room: fetid_beast, miniboss: jinx}, open_grave, {room: dark_altar, miniboss: spike, deactivated: true}]"
    table = four("adventure", f"dungeon: {rooms}, entrance: [warlock], hand: [freeze]")
    assert seat(table, 0)["entrance"][0]["health"] == 13
    assert view(four("build", "hand: [freeze]", more="town: [warlock]"))["town"][0]["health"] == 12


@pytest.mark.card("relic_hunter")
class TestRelicHunter:
    def inside(self, hero: str, room: str, more: str = "") -> uk.Table:
        return four("adventure", f"dungeon: [{room}], hand: [freeze], inside: {{hero: {hero}, room: 1{more}}}")

    @pytest.mark.parametrize(("hero", "usable"), [("relic_hunter", False), ("paladin", True)])
    def test_nobody_uses_a_room_with_two_treasures_against_it(self, hero, usable):
        table = self.inside(hero, "minotaur_catacombs")
        assert (f"use minotaur_catacombs 1 {hero}" in options(table)) is usable

    @pytest.mark.parametrize(("hero", "usable"), [("relic_hunter", False), ("paladin", True)])
    def test_nor_the_miniboss_of_such_a_room_wherever_it_is(self, hero, usable):
        table = self.inside(hero, "open_grave, {room: dark_altar, miniboss: draculad, level: 2}")
        assert (f"use draculad {hero}" in options(table)) is usable

    def test_a_room_with_one_treasure_works(self):
        table = self.inside("relic_hunter", "bottomless_pit")
        assert "use bottomless_pit 1 relic_hunter" in options(table)

    @pytest.mark.parametrize(("hero", "gained"), [("relic_hunter", 0), ("paladin", 3)])
    def test_its_death_is_not_noticed_there(self, hero, gained):
        table = self.inside(hero, "lightning_rod", ", damage: 12")
        finish_round(table)
        assert (seat(table, 0)["souls"], coins(table)[0]) == (2, gained)

    @pytest.mark.parametrize(("hero", "gained"), [("relic_hunter", 0), ("paladin", 2)])
    def test_its_survival_is_not_noticed_in_a_room_that_has_two_treasures_now(self, hero, gained):
        table = self.inside(hero, "{stack: [golem_factory, foyer_elemental], lent: [mage]}")
        finish_round(table)
        assert (seat(table, 0)["wounds"], coins(table)[0]) == (2, gained)


# -- those who choose ---------------------------------------------------------------------------------------------


ASKED = "dungeon: [open_grave], hand: [freeze], "  # so that the table stops before heroes choose, and after


@pytest.mark.card("the_fool_rmb")
@pytest.mark.rule("BM-084")
@pytest.mark.parametrize(("mine", "host"), [(1, []), (0, ["the_fool_rmb"])])
def test_the_fool_goes_to_whoever_has_the_fewest_souls(mine, host):
    table = with_minibosses(
        f"""
        phase: build
        active: 0
        town: [the_fool_rmb]
        players:
        - {{boss: cleopatra, {ASKED}souls: {mine}}}
        - {{boss: draculord, {ASKED}souls: 1}}
        """
    )
    pass_until(table, "adventure")
    assert (entrance(table, 0), len(town(table))) == (host, 1 - len(host))


@pytest.mark.card("the_progenitors")
@pytest.mark.rule("BM-084")
@pytest.mark.parametrize(("mine", "theirs", "host"), [(3, 2, 0), (2, 3, 1), (3, 3, None)])
def test_the_progenitors_go_to_the_biggest_hoard(mine, theirs, host):
    mine = f"dungeon: [open_grave], coins: {mine}, hand: [freeze]"
    table = four(
        "build", mine, f"dungeon: [open_grave], coins: {theirs}, hand: [freeze]", more="town: [the_progenitors]"
    )
    pass_until(table, "adventure")
    if host is None:
        assert town(table) == ["the_progenitors"]
    else:
        assert entrance(table, host) == ["the_progenitors"]
