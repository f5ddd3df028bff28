"""What every room, spell and boss of Vault of Villains does, and what it does not do.

An opponent who holds Freeze could always do something: wherever one sits here, the table stops and can be looked at.
"""

from __future__ import annotations

from typing import Any

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    at_vault,
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

THEM = "{boss: robobo, coins: 3, dungeon: [open_grave], hand: [freeze, freeze]}"


def building(mine: str, *, theirs: str = THEM, more: str = "", boss: str = "cleopatra") -> uk.Table:
    return at_vault(f"phase: build\nactive: 0\n{more}\nplayers:\n- {{boss: {boss}, {mine}}}\n- {theirs}\n")


def walking(mine: str, *, theirs: str = THEM, more: str = "", boss: str = "cleopatra", seed: int = 1) -> uk.Table:
    return at_vault(
        f"phase: adventure\nactive: 0\n{more}\nplayers:\n- {{boss: {boss}, {mine}}}\n- {theirs}\n", seed=seed
    )


def revealed(card: str, *, mine: str = "", rooms: str = "", beneath: str = "", boss: str = "cleopatra") -> uk.Table:
    """The card is turned up when everybody passes; then it is the adventure phase, or the card asks."""
    laid = f"dungeon: [{{stack: [{beneath}], face_down: {card}}}, {rooms}]"
    table = at_vault(f"phase: build\nactive: 1\nplayers:\n- {{boss: {boss}, builds: 0, {laid}, {mine}}}\n- {THEM}\n")
    while view(table)["phase"] == "build":
        do(table, "pass")
    return table


def dying_in(stack: str, mine: str = "", theirs: str = THEM, more: str = "") -> uk.Table:
    """Elfstar dies in the one room when everybody has passed."""
    table = walking(
        f"dungeon: [{{stack: [{stack}]}}], inside: {{hero: elfstar, room: 1, damage: 9}}, {mine}",
        theirs=theirs,
        more=more,
    )
    number = view(table)["walking"]
    while view(table)["walking"] == number:
        do(table, "pass")
    return table


def coins(table: uk.Table, number: int = 0) -> int:
    held: int = seat(table, number)["coins"]
    return held


def with_miniboss(room: str, level: int = 1, card: str = "sapper") -> str:
    return f"{{room: {room}, miniboss: {card}, level: {level}}}"


# -- cleric -------------------------------------------------------------------------------------------------------


@pytest.mark.card("vault_crypt")
def test_vault_crypt_is_broken_for_a_coin_and_a_discarded_room():
    table = building("dungeon: [vault_crypt], coins: 1", more="discard: [freeze, dark_altar]")
    do(table, "use vault_crypt 1")
    assert options(table) == ["take dark_altar", "take vault_crypt"]
    do(table, "take dark_altar")
    assert (coins(table), hand(table, 0), dungeon(table, 0)) == (2, ["dark_altar"], [])


@pytest.mark.card("widow_chapel")
def test_widow_chapel_collects_a_coin_for_a_death():
    assert coins(dying_in("widow_chapel")) == 1


@pytest.mark.card("bone_ledger")
class TestBoneLedger:
    def test_takes_two_coins_for_a_discarded_spell_once_per_round(self):
        table = building("dungeon: [bone_ledger], coins: 4, hand: [dark_altar]", more="discard: [fear]")
        do(table, "use bone_ledger 1")
        assert (coins(table), hand(table, 0)) == (2, ["dark_altar", "fear"])
        assert why_not(table, "use bone_ledger 1") == "BM-042"

    @pytest.mark.parametrize(("held", "pile"), [(1, "fear"), (4, "dark_altar")])
    def test_needs_the_coins_and_a_spell(self, held, pile):
        table = building(f"dungeon: [bone_ledger], coins: {held}, hand: [dark_altar]", more=f"discard: [{pile}]")
        assert why_not(table, "use bone_ledger 1") == "BM-263"


@pytest.mark.card("ghost_treasury")
def test_ghost_treasury_makes_opponents_discard_any_card():
    theirs = "{boss: robobo, dungeon: [open_grave], hand: [freeze, dark_altar]}"
    table = dying_in("dark_altar, ghost_treasury", theirs=theirs)
    assert (decider(table), options(table)) == (1, ["discard dark_altar", "discard freeze"])
    do(table, "discard dark_altar")
    assert hand(table, 1) == ["freeze"]


@pytest.mark.card("ghost_treasury")
def test_ghost_treasury_takes_nothing_from_an_empty_hand():
    table = dying_in("dark_altar, ghost_treasury", mine="hand: [freeze]", theirs="{boss: robobo}")
    assert view(table)["discard"] == []


# -- fighter ------------------------------------------------------------------------------------------------------


@pytest.mark.card("brawl_pit")
def test_brawl_pit_deals_more_with_a_miniboss():
    assert damage(building("dungeon: [brawl_pit]"), 0) == [1]
    assert damage(building(f"dungeon: [{with_miniboss('brawl_pit', card='hexling')}]"), 0) == [2]


@pytest.mark.card("ogre_toll_bridge")
def test_ogre_toll_bridge_takes_a_coin_of_the_first_survivor():
    table = walking("dungeon: [ogre_toll_bridge], entrance: [lady_samantha, heavenboy]")
    finish_round(table)
    assert coins(table) == 1


@pytest.mark.card("raider_barracks")
class TestRaiderBarracks:
    def test_is_paid_with_a_coin_or_a_room_card(self):
        table = revealed("raider_barracks", mine="coins: 2, hand: [dark_altar]")
        assert options(table) == ["yes", "no"]
        other = table.clone()
        do(table, "yes")
        assert (coins(table), hand(table, 0)) == (1, ["dark_altar"])
        do(other, "no")
        assert (coins(other), hand(other, 0)) == (2, [])

    def test_leaves_no_choice_to_who_has_only_one_of_them(self):
        assert coins(revealed("raider_barracks", mine="coins: 2, hand: [annihilator]")) == 1
        assert hand(revealed("raider_barracks", mine="hand: [dark_altar, annihilator]"), 0) == ["annihilator"]

    def test_is_free_for_who_has_neither(self):
        assert dungeon(revealed("raider_barracks", mine="hand: [annihilator]"), 0) == ["raider_barracks"]


@pytest.mark.card("champion_gallery")
def test_champion_gallery_cheers_for_minibosses_next_door():
    gallery = "{stack: [brawl_pit, champion_gallery]}"
    table = building(
        f"dungeon: [{with_miniboss('golem_factory', card='hexling')}, {gallery}, golem_factory, dark_altar]"
    )
    assert damage(table, 0) == [3, 4, 2, 1]


# -- mage ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("hex_exchange")
def test_hex_exchange_turns_a_spell_into_a_coin_and_a_room_card():
    table = building("dungeon: [hex_exchange], hand: [fear]")
    do(table, "use hex_exchange 1")
    assert (coins(table), seat(table, 0)["rooms"]["count"], seat(table, 0)["spells"]["count"]) == (1, 1, 0)


@pytest.mark.card("familiar_nest")
def test_familiar_nest_hisses_once_per_round_at_a_spell_of_mine():
    table = walking("dungeon: [familiar_nest, dark_altar], hand: [annihilator, annihilator]")
    do(table, "cast annihilator 0:2", "cast annihilator 0:2")
    assert damage(table, 0)[0] == 3


@pytest.mark.card("rune_mint")
class TestRuneMint:
    def test_strikes_a_coin_and_brings_a_first_spell(self):
        table = revealed("rune_mint")
        assert (coins(table), seat(table, 0)["spells"]["count"]) == (1, 1)

    def test_brings_no_second_spell(self):
        table = revealed("rune_mint", mine="hand: [fear]")
        assert (coins(table), hand(table, 0)) == (1, ["fear"])

    def test_works_when_it_is_uncovered(self):
        table = walking("dungeon: [{stack: [rune_mint, dark_altar]}, boulder_ramp], inside: {hero: heavenboy, room: 2}")
        do(table, "use boulder_ramp 2 0:1")
        assert coins(table) == 1


@pytest.mark.card("archmage_vault")
def test_archmage_vault_sells_a_spell_for_a_coin():
    table = building("dungeon: [{stack: [rune_mint, archmage_vault]}], coins: 1")
    do(table, "use archmage_vault 1")
    assert (coins(table), seat(table, 0)["spells"]["count"]) == (0, 1)


# -- thief --------------------------------------------------------------------------------------------------------


@pytest.mark.card("false_floor")
def test_false_floor_gives_way_under_its_hero():
    table = walking("dungeon: [false_floor, dark_altar], inside: {hero: elfstar, room: 1, damage: 1}")
    do(table, "use false_floor 1 elfstar")
    assert (seat(table, 0)["souls"], dungeon(table, 0)) == (1, ["dark_altar"])


@pytest.mark.card("pickpocket_alley")
class TestPickpocketAlley:
    def test_takes_a_coin_from_an_opponent_once_per_round(self):
        table = walking("dungeon: [pickpocket_alley], entrance: [lady_samantha, heavenboy]")
        finish_round(table)
        assert (coins(table), coins(table, 1)) == (1, 2)

    def test_finds_nothing_in_empty_pockets(self):
        theirs = "{boss: robobo, dungeon: [open_grave], hand: [freeze]}"
        table = walking("dungeon: [pickpocket_alley], entrance: [lady_samantha]", theirs=theirs)
        finish_round(table)
        assert (coins(table), coins(table, 1)) == (0, 0)


@pytest.mark.card("safe_cracker")
def test_safe_cracker_turns_another_room_into_two_coins():
    table = building("dungeon: [safe_cracker, open_grave]")
    do(table, "use safe_cracker 1 0:2")
    assert (coins(table), dungeon(table, 0)) == (2, ["safe_cracker"])


@pytest.mark.card("time_lock_door")
class TestTimeLockDoor:
    DOOR = "dungeon: [{stack: [false_floor, time_lock_door]}]"

    def test_keeps_a_hero_at_the_entrance_until_the_next_round(self):
        table = walking(f"{self.DOOR}, coins: 2, entrance: [elfstar, lady_samantha]")
        do(table, "use time_lock_door 1 elfstar")
        assert coins(table) == 0
        events = finish_round(table)
        assert [fact["hero"] for fact in told(events, "entered")] == ["lady_samantha"]
        assert entrance(table, 0)[0] == "elfstar"
        assert not seat(table, 0)["entrance"][0]["waits"]

    def test_is_of_no_use_against_one_that_waits_already(self):
        table = walking(f"{self.DOOR}, coins: 2, hand: [annihilator], entrance: [{{hero: elfstar, waits: true}}]")
        assert why_not(table, "use time_lock_door 1 elfstar") == "BM-263"

    def test_does_nothing_to_a_hero_that_has_gone_since(self):
        table = at_vault(
            """
            phase: adventure
            active: 1
            players:
            - {boss: robobo, coins: 2, dungeon: [{stack: [false_floor, time_lock_door]}], entrance: [elfstar]}
            - {boss: cleopatra, dungeon: [open_grave], hand: [annihilator]}
            """
        )
        do(table, "pass", "use time_lock_door 1 elfstar")
        table._game.players[0].entrance.clear()  # type: ignore[attr-defined]
        do(table, "pass")
        assert entrance(table, 0) == []


# -- explorer -----------------------------------------------------------------------------------------------------


@pytest.mark.card("salvage_bay")
def test_salvage_bay_is_sold_when_it_is_uncovered_and_not_when_it_is_built():
    assert coins(revealed("salvage_bay")) == 0
    table = walking("dungeon: [{stack: [salvage_bay, dark_altar]}, boulder_ramp], inside: {hero: heavenboy, room: 2}")
    do(table, "use boulder_ramp 2 0:1")
    assert coins(table) == 2


@pytest.mark.card("larva_pens")
def test_larva_pens_grow_by_a_token_with_a_death():
    table = dying_in("larva_pens")
    assert (seat(table, 0)["dungeon"][0]["tokens"], damage(table, 0)) == (1, [3])


@pytest.mark.card("signal_beacon")
def test_signal_beacon_shows_the_next_heroes_to_its_owner_alone():
    table = at_vault(
        """
        phase: build
        active: 1
        players:
        - {boss: cleopatra, builds: 0, dungeon: [{stack: [], face_down: signal_beacon}]}
        - {boss: robobo, dungeon: [open_grave], hand: [freeze]}
        decks: {heroes: [elfstar], epic_heroes: [heavenboy]}
        """
    )
    events = [event for event in do(table, "pass") if event.kind.name == "peeked"]
    assert [event.seen_by(0)["cards"] for event in events] == [["elfstar"], ["heavenboy"]]
    assert all("cards" not in event.seen_by(1) for event in events)


@pytest.mark.card("signal_beacon")
class TestWhatSignalBeaconShowed:
    def table(self) -> uk.Table:
        table = at_vault(
            """
            phase: build
            active: 1
            players:
            - {boss: cleopatra, builds: 0, dungeon: [{stack: [], face_down: signal_beacon}]}
            - {boss: robobo, dungeon: [open_grave], hand: [freeze]}
            decks: {heroes: [elfstar, lady_samantha], epic_heroes: [heavenboy]}
            """
        )
        do(table, "pass")
        return table

    def test_is_imagined_there_by_its_owner_alone(self):
        table = self.table()

        def next_heroes(viewer: int) -> set[tuple[str, str]]:
            games: list[Any] = [table.redeal(viewer, seed=number)._game for number in range(8)]
            return {(game.hero_deck[-1].id, game.epic_deck[-1].id) for game in games}

        assert next_heroes(0) == {("elfstar", "heavenboy")}
        assert len(next_heroes(1)) > 1

    def test_is_told_to_its_owner_alone_and_kept_by_a_position(self):
        table = self.table()
        assert seat(table, 0)["foreseen"] == ["elfstar", "heavenboy"]
        assert "foreseen" not in table.view(1)["players"][0]
        again = uk.load(table.position())
        assert seat(again, 0)["foreseen"] == ["elfstar", "heavenboy"]
        assert again.digest() == table.digest()
        assert seat(table.clone(), 0)["foreseen"] == ["elfstar", "heavenboy"]

    def test_is_no_secret_any_more_once_it_has_come_to_town(self):
        table = self.table()
        finish_round(table)
        assert town(table)[-2:] == ["elfstar", "lady_samantha"]
        assert seat(table, 0)["foreseen"] == ["heavenboy"]


@pytest.mark.card("signal_beacon")
def test_signal_beacon_finds_nobody_in_empty_decks():
    table = building("dungeon: [{stack: [], face_down: signal_beacon}], builds: 0")
    g: Any = table._game
    g.gone += [*g.hero_deck, *g.epic_deck]
    g.hero_deck, g.epic_deck = [], []
    happened = pass_until(table, "adventure")
    assert dungeon(table, 0) == ["signal_beacon"]
    assert told(happened, "peeked") == []
    assert "foreseen" not in seat(table, 0)


@pytest.mark.card("mothership_dock")
class TestMothershipDock:
    def test_may_bring_a_covered_room_to_the_top(self):
        table = revealed("mothership_dock", beneath="signal_beacon", rooms="{stack: [rune_mint, dark_altar]}")
        assert options(table) == ["room 0:1", "room 0:2", "pass"]
        do(table, "room 0:2")
        assert dungeon(table, 0) == ["mothership_dock", "rune_mint"]
        assert coins(table) == 1  # BM-285: that uncovers it
        assert uk.load(table.position()).digest() == table.digest()

    @pytest.mark.rule("BM-285")
    def test_asks_which_of_several_and_remembers_what_has_worked(self):
        stack = "{stack: [widow_chapel, dark_altar, golem_factory], spent: 10}"
        table = revealed("mothership_dock", beneath="signal_beacon", rooms=stack)
        do(table, "room 0:2")
        assert options(table) == ["take dark_altar", "take widow_chapel"]
        do(table, "take widow_chapel")
        assert seat(table, 0)["dungeon"][1]["stack"] == ["dark_altar", "golem_factory", "widow_chapel"]
        assert seat(table, 0)["dungeon"][1]["used"]

    def test_may_leave_everything_where_it_is(self):
        table = revealed("mothership_dock", beneath="signal_beacon")
        do(table, "pass")
        assert dungeon(table, 0) == ["mothership_dock"]

    def test_an_advanced_room_may_come_to_lie_at_the_bottom(self):
        table = revealed("mothership_dock", beneath="signal_beacon")
        do(table, "room 0:1")
        assert seat(table, 0)["dungeon"][0]["stack"] == ["mothership_dock", "signal_beacon"]
        assert uk.load(table.position()).digest() == table.digest()


# -- spells -------------------------------------------------------------------------------------------------------


@pytest.mark.card("inheritance")
@pytest.mark.parametrize(
    ("souls", "gained"),
    [("", 0), ("elfstar", 0), ("elfstar, lady_samantha", 1), ("elfstar, lady_samantha, heavenboy", 1)],
)
def test_inheritance_pays_a_coin_for_every_two_dead(souls, gained):
    table = building(f"hand: [inheritance], souls: [{souls}]")
    do(table, "cast inheritance")
    assert coins(table) == gained


@pytest.mark.card("promotion_day")
class TestPromotionDay:
    def test_promotes_for_free_beside_the_promotion_of_the_round(self):
        mine = f"hand: [promotion_day], coins: 1, dungeon: [{with_miniboss('open_grave')}]"
        table = building(mine)
        do(table, "promote 1", "cast promotion_day 0:1")
        assert (seat(table, 0)["dungeon"][0]["miniboss"]["level"], coins(table)) == (3, 0)

    @pytest.mark.parametrize("miniboss", ["sapper, level: 3", "sapper, level: 1, young: true"])
    def test_not_beyond_the_third_level_nor_in_the_round_it_came(self, miniboss):
        room = f"{{room: open_grave, miniboss: {miniboss}}}"
        table = building(f"hand: [promotion_day, dark_altar], dungeon: [{room}]")
        assert why_not(table, "cast promotion_day 0:1") == "BM-079"


@pytest.mark.card("vault_heist")
@pytest.mark.parametrize(("theirs", "taken"), [(3, 2), (1, 1)])
def test_vault_heist_takes_up_to_two_coins(theirs, taken):
    them = f"{{boss: robobo, coins: {theirs}, dungeon: [open_grave], hand: [freeze]}}"
    table = building("hand: [vault_heist]", theirs=them)
    do(table, "cast vault_heist 1")
    assert (coins(table), coins(table, 1)) == (taken, theirs - taken)


@pytest.mark.card("bodyguard")
def test_bodyguard_stands_in_a_room_with_a_miniboss():
    table = walking(f"hand: [bodyguard], dungeon: [{with_miniboss('golem_factory')}, golem_factory]")
    assert options(table) == ["cast bodyguard 0:1", "pass"]
    do(table, "cast bodyguard 0:1")
    assert damage(table, 0) == [6, 2]


@pytest.mark.card("villain_pact")
class TestVillainPact:
    def test_gives_both_a_spell_and_a_room_card(self):
        table = building("hand: [villain_pact]")
        assert options(table)[:1] == ["cast villain_pact 1"]
        do(table, "cast villain_pact 1")
        assert (len(hand(table, 0)), len(hand(table, 1))) == (2, 4)

    @pytest.mark.rule("BM-074")
    def test_is_mine_alone_while_i_have_the_fewest_souls(self):
        theirs = "{boss: robobo, souls: [elfstar], dungeon: [open_grave], hand: [freeze]}"
        table = building("hand: [villain_pact]", theirs=theirs)
        do(table, "cast villain_pact second")
        assert (len(hand(table, 0)), len(hand(table, 1))) == (2, 1)

    def test_is_shared_while_everybody_has_the_same(self):
        assert why_not(building("hand: [villain_pact]"), "cast villain_pact second") == "BM-079"


# -- bosses -------------------------------------------------------------------------------------------------------

FIVE = "open_grave, open_grave, golem_factory, golem_factory"


@pytest.mark.card("countess_umbra")
class TestCountessUmbra:
    def test_takes_up_to_two_coins_of_each(self):
        table = revealed(
            "torture_chamber",
            rooms=FIVE.replace("open_grave, open_grave", "dark_altar, dark_altar"),
            mine="wounds: [elfstar]",
            boss="countess_umbra",
        )
        assert (coins(table), coins(table, 1), seat(table, 0)["wounds"]) == (2, 1, 1)

    def test_heals_an_ordinary_wound_for_three(self):
        table = at_vault(
            """
            phase: build
            active: 3
            players:
            - boss: countess_umbra
              builds: 0
              wounds: [elfstar, heavenboy]
              dungeon: [{stack: [], face_down: torture_chamber}, dark_altar, dark_altar, golem_factory, golem_factory]
            - {boss: gorgona, builds: 0, coins: 1}
            - {boss: draculord, builds: 0}
            - {boss: robobo, coins: 2, dungeon: [open_grave], hand: [freeze]}
            """
        )
        while view(table)["phase"] == "build":
            do(table, "pass")
        assert (coins(table), seat(table, 0)["soul_cards"]) == (3, ["elfstar"])


@pytest.mark.card("grudge_grinder")
def test_grudge_grinder_strengthens_rooms_with_minibosses():
    mine = f"levelled_up: true, dungeon: [{with_miniboss('golem_factory', card='hexling')}, golem_factory]"
    assert damage(building(mine, boss="grudge_grinder"), 0) == [3, 2]


@pytest.mark.card("baroness_cog")
def test_baroness_cog_turns_a_coin_and_a_card_into_a_spell():
    table = building("levelled_up: true, coins: 2, hand: [dark_altar, golem_factory]", boss="baroness_cog")
    do(table, "use baroness_cog", "discard dark_altar")
    assert (coins(table), len(hand(table, 0))) == (1, 2)
    assert why_not(table, "use baroness_cog") == "BM-042"


@pytest.mark.card("silas_quick")
def test_silas_quick_loots_one_ruin_a_round_in_any_dungeon():
    mine = "levelled_up: true, dungeon: [safe_cracker, open_grave, boulder_ramp, golem_factory]"
    table = walking(f"{mine}, inside: {{hero: heavenboy, room: 3}}", boss="silas_quick")
    do(table, "use safe_cracker 1 0:2")
    assert coins(table) == 3
    do(table, "use boulder_ramp 2 0:3")
    assert coins(table) == 3


@pytest.mark.card("overmind_nine")
class TestOvermindNine:
    ROOMS = (
        f"{with_miniboss('dark_altar', card='hexling')}, dark_altar, {with_miniboss('golem_factory')}, golem_factory"
    )

    def test_may_promote_each_of_its_minibosses(self):
        table = revealed("torture_chamber", rooms=self.ROOMS, boss="overmind_nine")
        assert options(table) == ["room 0:2", "room 0:4", "pass"]
        do(table, "room 0:4", "room 0:2")
        levels = [room["miniboss"]["level"] for room in seat(table, 0)["dungeon"] if "miniboss" in room]
        assert levels == [2, 2]

    def test_may_leave_them(self):
        table = revealed("torture_chamber", rooms=self.ROOMS, boss="overmind_nine")
        do(table, "room 0:4", "pass")
        levels = [room["miniboss"]["level"] for room in seat(table, 0)["dungeon"] if "miniboss" in room]
        assert levels == [1, 2]
