"""What every spell of Rise of the Minibosses does, and when it cannot be cast."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    damage,
    decider,
    do,
    finish_round,
    hand,
    options,
    pass_until,
    seat,
    told,
    view,
    why_not,
    with_minibosses,
)
from underkeep.boss_monster.cards import BOXES

THEM = "{boss: robobo, dungeon: [open_grave], hand: [freeze]}"


def table_in(phase: str, mine: str, theirs: str = THEM, more: str = "", active: int = 0) -> uk.Table:
    return with_minibosses(
        f"""
        phase: {phase}
        active: {active}
        {more}
        players:
        - {{boss: kirax_rmb, {mine}}}
        - {theirs}
        """
    )


def building(mine: str, theirs: str = THEM, more: str = "", active: int = 0) -> uk.Table:
    return table_in("build", mine, theirs, more, active)


def walking(mine: str, theirs: str = THEM, more: str = "") -> uk.Table:
    return table_in("adventure", mine, theirs, more)


def all_rooms_but(*cards: str) -> str:
    """Every copy of every room card, save one of each of these and the one that the other player has."""
    deck = [card.id for code in ("BMR", "RMB") for card in BOXES[code].room_deck()]
    for card in (*cards, "open_grave"):
        deck.remove(card)
    return f"[{', '.join(deck)}]"


def coins(table: uk.Table) -> list[int]:
    return [player["coins"] for player in view(table)["players"]]


def miniboss(table: uk.Table, number: int, place: int) -> dict[str, object] | None:
    found: dict[str, object] | None = seat(table, number)["dungeon"][place - 1].get("miniboss")
    return found


@pytest.mark.card("windfall")
def test_windfall_fills_an_empty_hoard():
    table = building("hand: [windfall, rebirth]")
    do(table, "cast windfall")
    assert coins(table) == [3, 0]
    assert why_not(building("coins: 1, hand: [windfall, rebirth]"), "cast windfall") == "BM-079"


@pytest.mark.card("internship")
class TestInternship:
    deck = "decks: {rooms: [power_leech, spike, jinx, fetid_beast]}"

    def test_puts_three_cards_on_the_pile_and_may_build_a_miniboss_among_them(self):
        table = building("coins: 2, dungeon: [open_grave, dark_altar], hand: [internship, loot_box]", more=self.deck)
        do(table, "cast internship")
        assert options(table) == ["take spike", "take jinx", "pass"]
        do(table, "take jinx", "room 0:2")
        assert (view(table)["discard"], coins(table)) == (["power_leech", "spike", "internship"], [1, 0])
        assert miniboss(table, 0, 2) == {"card": "jinx", "level": 1, "spent": False, "young": True}
        assert seat(table, 0)["builds"] == 1

    def test_need_not_build_it(self):
        table = building("coins: 2, dungeon: [open_grave], hand: [internship, loot_box]", more=self.deck)
        do(table, "cast internship", "pass")
        assert (len(view(table)["discard"]), coins(table)) == (4, [2, 0])

    @pytest.mark.rule("BM-051")
    @pytest.mark.parametrize("mine", ["coins: 2", "coins: 0, dungeon: [open_grave]"])
    def test_asks_nothing_without_a_coin_or_a_place(self, mine):
        table = building(f"{mine}, hand: [internship, power_leech]", more=self.deck.replace("power_leech, ", ""))
        do(table, "cast internship")
        assert "take spike" not in options(table)

    @pytest.mark.rule("BM-A26")
    def test_an_empty_deck_is_made_anew_from_what_lay_there_before(self):
        more = f"gone: {all_rooms_but('loot_box', 'jinx', 'fetid_beast')}\n        discard: [loot_box, jinx]"
        table = building("hand: [internship, rebirth]", more=more)
        assert view(table)["decks"]["rooms"] == 1
        do(table, "cast internship")
        assert view(table)["discard"][0] == "fetid_beast"
        assert sorted(view(table)["discard"][1:]) == ["internship", "jinx", "loot_box"]

    def test_no_card_at_all_is_turned_over_if_there_is_none(self):
        table = building("hand: [internship, rebirth]", more=f"gone: {all_rooms_but()}")
        do(table, "cast internship")
        assert view(table)["discard"] == ["internship"]


@pytest.mark.card("spirit_dragon")
def test_spirit_dragon_gives_a_room_one_of_each_treasure_instead_of_its_own():
    table = building("dungeon: [monster_academy], hand: [spirit_dragon, dragons_nest]")
    do(table, "cast spirit_dragon 0:1")
    assert seat(table, 0)["treasures"] == {"cleric": 1, "fighter": 1, "mage": 1, "thief": 2, "explorer": 0}
    assert "build dragons_nest on 1" in options(table)
    finish_round(table)
    assert seat(table, 0)["treasures"]["cleric"] == 2


@pytest.mark.card("sabotage")
class TestSabotage:
    theirs = "{boss: robobo, dungeon: [spectral_bomb, power_leech, fetid_beast], hand: [freeze]}"

    def test_takes_the_ability_of_a_room(self):
        table = building("hand: [sabotage, rebirth]", self.theirs)
        assert damage(table, 1) == [1, 1, 5]
        do(table, "cast sabotage 1:2")
        assert damage(table, 1) == [1, 1, 3]

    def test_or_deactivates_it_for_whoever_has_more_minibosses(self):
        mine = "dungeon: [{room: open_grave, miniboss: spike}], hand: [sabotage, rebirth]"
        table = building(mine, self.theirs)
        assert not [option for option in options(table) if option.startswith("cast sabotage second 0")]
        do(table, "cast sabotage second 1:2")
        assert seat(table, 1)["dungeon"][1]["deactivated"]

    def test_as_many_minibosses_are_not_more(self):
        mine = "dungeon: [{room: open_grave, miniboss: spike}], hand: [sabotage, rebirth]"
        table = building(mine, self.theirs.replace("power_leech", "{room: power_leech, miniboss: jinx}"))
        assert "cast sabotage second 1:2" not in options(table)

    @pytest.mark.rule("BM-181")
    def test_a_miniboss_is_there_also_while_a_card_lies_on_its_room_but_not_while_it_is_deactivated(self):
        mine = "dungeon: [{room: open_grave, miniboss: spike, LAID}], builds: 0, hand: [sabotage, rebirth]"
        table = building(mine.replace("LAID", "face_down: delvers_quarry"), self.theirs)
        assert "cast sabotage second 1:2" in options(table)
        asleep = building(mine.replace("LAID", "deactivated: true"), self.theirs)
        assert "cast sabotage second 1:2" not in options(asleep)


@pytest.mark.card("rage")
class TestRage:
    mine = "hand: [rage, rebirth], dungeon: [{room: fetid_beast, miniboss: jinx, level: 2}, open_grave"

    def test_strengthens_the_room_of_a_miniboss_by_its_level_and_may_double_that(self):
        table = building(self.mine + "]")
        do(table, "cast rage 0:1", "yes")
        assert damage(table, 0)[0] == (3 + 2) * 2
        finish_round(table)
        assert damage(table, 0)[0] == 3

    def test_need_not_double_it(self):
        table = building(self.mine + "]")
        do(table, "cast rage 0:1", "no")
        assert damage(table, 0)[0] == 5

    def test_doubles_nothing_with_two_minibosses(self):
        table = building(self.mine + ", {room: power_leech, miniboss: spike}]")
        do(table, "cast rage 0:1")
        assert damage(table, 0)[0] == 5

    def test_needs_a_miniboss(self):
        table = building("dungeon: [fetid_beast], hand: [rage, rebirth]")
        assert why_not(table, "cast rage 0:1") == "BM-079"


@pytest.mark.card("ambush")
class TestAmbush:
    def with_hand(self, cards: str) -> uk.Table:
        inside = "inside: {hero: joe_the_smith, room: 1}"
        return walking(f"dungeon: [open_grave], hand: [ambush, rebirth, {cards}], {inside}")

    def test_kills_a_hero_for_two_monsters(self):
        table = self.with_hand("power_leech, fetid_beast, magipede")
        do(table, "cast ambush joe_the_smith", "discard fetid_beast")
        assert options(table) == ["discard power_leech", "discard magipede"]
        do(table, "discard magipede")
        assert (seat(table, 0)["souls"], hand(table, 0)) == (1, ["power_leech", "rebirth"])

    def test_or_for_one_miniboss(self):
        table = self.with_hand("power_leech, jinx, fetid_beast")
        do(table, "cast ambush joe_the_smith", "discard jinx")
        assert (seat(table, 0)["souls"], hand(table, 0)) == (1, ["power_leech", "fetid_beast", "rebirth"])

    def test_one_monster_is_not_enough(self):
        assert why_not(self.with_hand("power_leech, loot_box"), "cast ambush joe_the_smith") == "BM-079"

    @pytest.mark.rule("BM-078")
    def test_what_was_discarded_for_it_is_lost_if_it_is_cancelled(self):
        mine = "dungeon: [open_grave], hand: [ambush, jinx], inside: {hero: joe_the_smith, room: 1}"
        table = walking(mine, "{boss: robobo, hand: [counterspell]}")
        do(table, "cast ambush joe_the_smith")
        assert (decider(table), hand(table, 0)) == (1, [])
        do(table, "cast counterspell")
        assert seat(table, 0)["souls"] == 0


@pytest.mark.card("rebirth")
def test_rebirth_exchanges_a_whole_hand():
    table = building("hand: [rebirth]", "{boss: robobo, hand: [freeze, jinx, loot_box]}")
    do(table, "cast rebirth 1")
    theirs = seat(table, 1)
    assert (theirs["rooms"]["count"], theirs["spells"]["count"]) == (2, 1)
    assert sorted(view(table)["discard"]) == ["freeze", "jinx", "loot_box", "rebirth"]


@pytest.mark.card("rebirth")
def test_rebirth_may_be_cast_on_oneself_but_not_on_an_empty_hand():
    table = building("hand: [rebirth, loot_box]", "{boss: robobo}")
    assert why_not(table, "cast rebirth 1") == "BM-079"
    do(table, "cast rebirth 0")
    assert (seat(table, 0)["rooms"]["count"], seat(table, 0)["spells"]["count"]) == (1, 0)


@pytest.mark.card("smash")
def test_smash_deals_two_in_my_dungeon_or_four_before_a_miniboss():
    inside = "inside: {hero: joe_the_smith, room: 1}"
    table = walking(f"dungeon: [{{room: open_grave, miniboss: jinx}}], hand: [smash, smash, rebirth], {inside}")
    do(table, "cast smash joe_the_smith")
    assert view(table)["walking"]["damage"] == 2
    do(table, "cast smash second joe_the_smith")
    assert view(table)["walking"]["damage"] == 6


@pytest.mark.card("smash")
def test_smash_reaches_another_dungeon_only_before_a_miniboss():
    theirs = "{boss: kirax_rmb, hand: [smash, rebirth]}"
    rooms = "[{room: open_grave, miniboss: jinx}, open_grave]"
    for place, castable in ((1, ["cast smash second joe_the_smith"]), (2, [])):
        table = with_minibosses(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: robobo, dungeon: {rooms}, inside: {{hero: joe_the_smith, room: {place}}}}}
            - {theirs}
            """
        )
        assert [option for option in options(table) if "smash" in option] == castable


@pytest.mark.card("pay_to_win")
class TestPayToWin:
    def test_strengthens_a_room_by_what_is_paid(self):
        table = building("coins: 3, dungeon: [fetid_beast], hand: [pay_to_win, loot_box]")
        do(table, "cast pay_to_win 0:1")
        assert options(table) == ["pay 0", "pay 1", "pay 2", "pay 3"]
        do(table, "pay 2")
        assert (damage(table, 0), coins(table)) == ([3 + 1 + 2], [1, 0])

    def test_nothing_need_be_paid(self):
        table = building("dungeon: [fetid_beast], hand: [pay_to_win, loot_box]")
        do(table, "cast pay_to_win 0:1")
        assert damage(table, 0) == [4]

    @pytest.mark.rule("BM-078")
    def test_the_others_see_what_was_paid_before_they_cancel_it_and_it_is_lost(self):
        theirs = "{boss: robobo, hand: [counterspell]}"
        table = building("coins: 3, dungeon: [fetid_beast], hand: [pay_to_win, loot_box]", theirs)
        do(table, "cast pay_to_win 0:1")
        other = table.clone()
        do(table, "pay 3")
        do(other, "pay 0")
        assert (decider(table), view(table, 1)["chain"][0]["paid"]) == (1, 3)
        assert "paid" not in view(other, 1)["chain"][0]
        assert table.digest() != other.digest()
        do(table, "cast counterspell")
        assert (damage(table, 0), coins(table)) == ([3], [0, 0])


@pytest.mark.card("zoning_board")
class TestZoningBoard:
    def test_lets_an_advanced_room_lie_on_any_room(self):
        table = building("dungeon: [open_grave], hand: [zoning_board, living_trap]")
        assert why_not(table, "build living_trap on 1") == "BM-034"
        do(table, "cast zoning_board")
        assert seat(table, 0)["today"]["permit"]
        do(table, "build living_trap on 1")
        assert uk.load(table.position()).digest() == table.digest()
        pass_until(table, "adventure")
        assert seat(table, 0)["dungeon"][0]["stack"] == ["open_grave", "living_trap"]

    @pytest.mark.rule("BM-035")
    def test_it_still_opens_no_new_place(self):
        table = building("dungeon: [open_grave], hand: [zoning_board, living_trap]")
        do(table, "cast zoning_board")
        assert why_not(table, "build living_trap new") == "BM-035"

    def test_is_of_no_use_to_whoever_has_built(self):
        table = building("builds: 0, dungeon: [open_grave], hand: [zoning_board, rebirth]")
        assert why_not(table, "cast zoning_board") == "BM-079"

    @pytest.mark.rule("BM-034")
    def test_ends_with_the_round(self):
        table = building("dungeon: [open_grave], hand: [zoning_board, living_trap]")
        do(table, "cast zoning_board")
        finish_round(table)
        assert why_not(table, "build living_trap on 1") == "BM-034"


@pytest.mark.card("respawn")
class TestRespawn:
    def test_everything_that_happens_when_a_room_is_built_happens_again(self):
        deck = "decks: {rooms: [loot_box, jinx]}"
        table = building("dungeon: [delvers_quarry, minotaur_catacombs], hand: [respawn, rebirth]", more=deck)
        do(table, "cast respawn")
        assert hand(table, 0) == ["loot_box", "rebirth"]

    @pytest.mark.rule("BM-314")
    @pytest.mark.parametrize(("hoard", "left", "drawn"), [(3, 1, 2), (1, 1, 0)])
    def test_at_the_same_price(self, hoard, left, drawn):
        table = building(f"coins: {hoard}, dungeon: [loot_box], hand: [respawn, rebirth]")
        do(table, "cast respawn")
        assert (coins(table)[0], seat(table, 0)["spells"]["count"]) == (left, 1 + drawn)

    def test_a_room_that_does_not_work_does_nothing(self):
        table = building("dungeon: [{room: delvers_quarry, deactivated: true}], hand: [respawn, rebirth]")
        do(table, "cast respawn")
        assert hand(table, 0) == ["rebirth"]


@pytest.mark.card("heist")
def test_heist_takes_the_treasure_of_a_room():
    table = building("hand: [heist, rebirth]", "{boss: robobo, dungeon: [monster_academy], hand: [freeze]}")
    do(table, "cast heist 1:1")
    assert seat(table, 1)["treasures"]["cleric"] == 0
    finish_round(table)
    assert seat(table, 1)["treasures"]["cleric"] == 2


@pytest.mark.card("short_circuit")
class TestShortCircuit:
    def cast(self, hoard: int) -> uk.Table:
        mine = f"coins: {hoard}, dungeon: [open_grave], hand: [heist, heist, rebirth]"
        table = building(mine, "{boss: robobo, dungeon: [monster_academy], hand: [short_circuit, freeze]}")
        do(table, "cast heist 1:1", "cast short_circuit")
        return table

    def test_the_spell_costs_a_coin_and_so_does_every_other_this_round(self):
        table = self.cast(2)
        assert (decider(table), options(table)) == (0, ["pay 1", "pass"])
        do(table, "pay 1")
        assert (coins(table)[0], seat(table, 1)["treasures"]["cleric"]) == (1, 0)
        assert seat(table, 0)["today"]["surcharge"] == 1
        do(table, "cast heist 1:1", "pay 1")
        assert coins(table)[0] == 0

    @pytest.mark.rule("BM-078")
    def test_or_it_is_cancelled(self):
        table = self.cast(2)
        do(table, "pass")
        assert (coins(table)[0], seat(table, 1)["treasures"]["cleric"]) == (2, 2)
        events = do(table, "cast heist 1:1", "pass")
        assert [fact["card"] for fact in told(events, "cancelled")] == ["heist"]

    def test_whoever_has_no_coin_is_not_asked(self):
        table = self.cast(0)
        assert (seat(table, 1)["treasures"]["cleric"], hand(table, 0)) == (2, ["heist", "rebirth"])

    def test_ends_with_the_round(self):
        table = self.cast(1)
        do(table, "pay 1")
        finish_round(table)
        assert "surcharge" not in seat(table, 0)["today"]

    @pytest.mark.rule("BM-077")
    def test_only_against_a_spell(self):
        assert why_not(building("hand: [short_circuit, rebirth]"), "cast short_circuit") == "BM-077"


@pytest.mark.card("traitor")
class TestTraitor:
    theirs = "{boss: robobo, dungeon: [{room: monster_academy, miniboss: jinx, level: 2}], hand: [freeze]}"

    def test_buys_a_miniboss_which_keeps_its_level(self):
        table = building("coins: 3, dungeon: [open_grave, dark_altar], hand: [traitor, loot_box]", self.theirs)
        do(table, "cast traitor 1:1", "room 0:2")
        assert coins(table) == [1, 2]
        assert (miniboss(table, 1, 1), seat(table, 0)["builds"]) == (None, 0)
        assert miniboss(table, 0, 2) == {"card": "jinx", "level": 2, "spent": True, "young": True}  # has drawn

    def test_its_player_builds_no_room_in_this_round_in_whatever_way(self):
        theirs = self.theirs.replace("[{room", "[open_grave, spectral_bomb, {room").replace("freeze", "sabotage")
        hands = "hand: [traitor, motivation, delvers_quarry, rebirth]"
        table = building(f"coins: 3, dungeon: [open_grave, dark_altar], {hands}", theirs)
        do(table, "cast traitor 1:3", "room 0:2", "cast motivation")
        assert not [said for said in options(table) if said.startswith("build")]
        assert why_not(table, "build delvers_quarry new") == "BM-182"
        again = uk.load(table.position())
        assert (again.digest(), seat(again, 0)["today"]["idle"]) == (table.digest(), True)
        finish_round(table)
        do(table, options(table)[-1])  # to Jinx
        assert "build delvers_quarry new" in options(table)

    @pytest.mark.parametrize(
        "mine",
        [
            "coins: 1, dungeon: [open_grave]",
            "coins: 3",
            "coins: 3, builds: 0, dungeon: [open_grave]",
            "coins: 3, dungeon: [{room: open_grave, face_down: fetid_beast}, dark_altar]",
            "coins: 3, dungeon: [{room: open_grave, miniboss: spike}, dark_altar]",
        ],
        ids=["too few coins", "no room", "has built", "has laid", "no place"],
    )
    def test_needs_the_coins_a_place_and_the_build_of_the_round(self, mine):
        table = building(f"{mine}, hand: [traitor, rebirth]", self.theirs)
        assert why_not(table, "cast traitor 1:1") == "BM-079"


@pytest.mark.card("armor_up")
@pytest.mark.parametrize(("paid", "health"), [(0, 1), (2, 5)])
def test_armor_up_gives_a_hero_health_and_more_for_coins(paid, health):
    table = walking("coins: 2, hand: [armor_up, rebirth]", more="town: [joe_the_smith]")
    do(table, "cast armor_up joe_the_smith", f"pay {paid}")
    assert (view(table)["town"][0]["health"], coins(table)[0]) == (8 + health, 2 - paid)
