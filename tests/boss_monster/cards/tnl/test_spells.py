"""What every spell of The Next Level does, and when it cannot be cast."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    at_next_level,
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

THEM = "{boss: robobo, dungeon: [open_grave], hand: [freeze]}"


def table_in(phase: str, mine: str, theirs: str = THEM, more: str = "") -> uk.Table:
    return at_next_level(
        f"""
        phase: {phase}
        active: 0
        {more}
        players:
        - {{boss: cleopatra, {mine}}}
        - {theirs}
        """
    )


def building(mine: str, theirs: str = THEM, more: str = "") -> uk.Table:
    return table_in("build", mine, theirs, more)


def walking(mine: str, theirs: str = THEM, more: str = "") -> uk.Table:
    return table_in("adventure", mine, theirs, more)


def casts(table: uk.Table) -> list[str]:
    return [option for option in options(table) if option.startswith("cast")]


@pytest.mark.card("all_your_base")
class TestAllYourBase:
    def test_shows_a_hand_and_may_take_a_room_from_it(self):
        table = building("hand: [all_your_base]", "{boss: robobo, hand: [freeze, golem_factory, open_grave]}")
        do(table, "cast all_your_base 1")
        assert options(table) == ["take golem_factory", "take open_grave", "pass"]
        assert view(table, 0)["players"][1]["spells"]["known"] == ["freeze"]
        do(table, "take open_grave")
        assert hand(table, 0) == ["open_grave"]

    def test_needs_an_opponent_with_cards(self):
        assert (
            why_not(building("hand: [all_your_base, golem_factory]", "{boss: robobo}"), "cast all_your_base 1")
            == "BM-079"
        )

    def test_finds_nothing_among_spells(self):
        table = building("hand: [all_your_base, golem_factory]", "{boss: robobo, hand: [freeze]}")
        do(table, "cast all_your_base 1")
        assert hand(table, 1) == ["freeze"]


@pytest.mark.card("another_castle")
@pytest.mark.rule("BM-089")
def test_another_castle_sends_my_hero_to_another_entrance_for_the_next_round():
    mine = "hand: [another_castle], dungeon: [golem_factory], inside: {hero: elfstar, room: 1, damage: 2, skips: 1}"
    table = walking(mine + ", entrance: [black_leaf]")
    do(table, "cast another_castle 1")
    assert entrance(table, 1) == ["elfstar"]
    assert seat(table, 1)["entrance"][0] == {"hero": "elfstar", "health": 2, "damage": 2, "waits": True}
    finish_round(table)
    assert seat(table, 1)["entrance"][0]["health"] == 4


@pytest.mark.card("another_castle")
def test_another_castle_does_not_reach_the_entrance():
    table = walking("hand: [another_castle, freeze], dungeon: [golem_factory], entrance: [elfstar]")
    assert why_not(table, "cast another_castle 1") == "BM-079"


@pytest.mark.card("fairy_fountain")
class TestFairyFountain:
    def test_makes_a_room_harmless_and_strengthens_who_enters(self):
        mine = "dungeon: [golem_factory, open_grave], entrance: [elfstar, black_leaf]"
        table = walking(mine, "{boss: robobo, hand: [fairy_fountain, giant_size, freeze]}")
        do(table, "cast fairy_fountain 0:1", "cast giant_size 0:1")
        assert damage(table, 0) == [0, 2]
        events = do(table, "pass")
        assert told(events, "entered")[0]["health"] == 5
        assert [fact["health"] for fact in told(events, "fortified")] == [1]
        finish_round(table)
        assert damage(table, 0) == [2, 2]

    def test_ends_when_the_room_is_destroyed(self):
        table = building("dungeon: [{stack: [golem_factory, dark_altar], harmless: true, welcome: 1}]")
        assert damage(table, 0) == [0]
        do(table, "use dark_altar 1")
        assert damage(table, 0) == [2]

    @pytest.mark.rule("BM-A06")
    def test_ends_with_the_round(self):
        table = building("hand: [fairy_fountain], dungeon: [golem_factory]")
        do(table, "cast fairy_fountain 0:1")
        assert seat(table, 0)["dungeon"][0]["harmless"]
        finish_round(table)
        assert "harmless" not in seat(table, 0)["dungeon"][0]


@pytest.mark.card("its_on")
@pytest.mark.parametrize(("hurt", "wounds", "castable"), [(3, 0, True), (2, 0, False), (0, 3, True), (0, 2, False)])
def test_its_on_kills_the_weak_or_for_the_desperate_anybody(hurt, wounds, castable):
    mine = f"hand: [its_on, freeze], dungeon: [golem_factory], wounds: {wounds}"
    table = walking(mine + f", inside: {{hero: danae_the_slayer, room: 1, damage: {hurt}}}")
    assert ("cast its_on danae_the_slayer" in casts(table)) is castable
    if castable:
        do(table, "cast its_on danae_the_slayer")
        assert seat(table, 0)["souls"] == 1


@pytest.mark.card("hiring_spree")
def test_hiring_spree_draws_three_rooms_and_gives_one_away():
    table = building("hand: [hiring_spree, golem_factory]", more="decks: {rooms: [dark_altar, spiked_pit, open_grave]}")
    do(table, "cast hiring_spree")
    assert options(table) == ["give golem_factory", "give dark_altar", "give spiked_pit", "give open_grave"]
    do(table, "give dark_altar")
    assert (len(hand(table, 0)), hand(table, 1)[0]) == (3, "dark_altar")


@pytest.mark.card("lightning_bolt")
class TestLightningBolt:
    mine = "dungeon: [golem_factory], inside: {hero: danae_the_slayer, room: 1}, entrance: [elfstar, black_leaf]"

    def test_strikes_the_hero_inside_and_for_another_spell_those_at_the_entrance(self):
        table = walking(f"hand: [lightning_bolt, fear, freeze], {self.mine}")
        do(table, "cast lightning_bolt danae_the_slayer", "discard fear")
        assert view(table)["walking"]["damage"] == 3
        assert [hero["damage"] for hero in seat(table, 0)["entrance"]] == [3, 3]

    def test_need_not_strike_twice(self):
        table = walking(f"hand: [lightning_bolt, fear, freeze], {self.mine}")
        do(table, "cast lightning_bolt danae_the_slayer", "pass")
        assert [hero["damage"] for hero in seat(table, 0)["entrance"]] == [0, 0]

    @pytest.mark.parametrize("cards", ["lightning_bolt", "lightning_bolt, golem_factory"])
    def test_asks_nothing_without_another_spell(self, cards):
        table = walking(f"hand: [{cards}], {self.mine}")
        do(table, "cast lightning_bolt danae_the_slayer")
        assert [hero["damage"] for hero in seat(table, 0)["entrance"]] == [0, 0]

    def test_asks_nothing_without_guests(self):
        table = walking(
            "hand: [lightning_bolt, fear], dungeon: [golem_factory], inside: {hero: danae_the_slayer, room: 1}"
        )
        do(table, "cast lightning_bolt danae_the_slayer")
        assert hand(table, 0) == ["fear"]


@pytest.mark.card("meddling_kids")
@pytest.mark.rule("BM-074")
class TestMeddlingKids:
    def test_a_room_has_no_ability_until_the_end_of_the_round(self):
        table = building("hand: [meddling_kids], dungeon: [dark_altar, goblin_armory, golem_factory]")
        assert damage(table, 0) == [1, 1, 3]
        do(table, "cast meddling_kids 0:2")
        assert damage(table, 0) == [1, 1, 2]
        assert seat(table, 0)["dungeon"][1]["silent"]
        finish_round(table)
        assert damage(table, 0) == [1, 1, 3]

    @pytest.mark.rule("BM-037")
    def test_what_a_silenced_room_does_not_keep_off_may_be_built_on_it_and_stays(self):
        table = building("hand: [meddling_kids, beast_menagerie], dungeon: [neanderthal_cave]")
        assert why_not(table, "build beast_menagerie on 1") == "BM-037"
        do(table, "cast meddling_kids 0:1", "build beast_menagerie on 1")
        assert uk.load(table.position()).digest() == table.digest()
        finish_round(table)
        assert seat(table, 0)["dungeon"][0]["stack"] == ["neanderthal_cave", "beast_menagerie"]
        assert uk.load(table.position()).digest() == table.digest()

    def test_a_silenced_room_cannot_be_used(self):
        table = building("hand: [freeze], dungeon: [{room: dark_altar, silent: true}]")
        assert why_not(table, "use dark_altar 1") == "BM-264"

    def test_the_second_box_keeps_a_player_from_winning_this_round(self):
        mine = "souls: 10, dungeon: [golem_factory], today: {entered: 3}"
        table = walking(mine, "{boss: robobo, dungeon: [open_grave], hand: [meddling_kids]}")
        assert casts(table) == ["cast meddling_kids 0:1", "cast meddling_kids 1:1", "cast meddling_kids second 0"]
        do(table, "cast meddling_kids second 0")
        assert (table.result, view(table)["round"]) == (None, 2)
        assert uk.load(table.position()).digest() == table.digest()
        finish_round(table)
        assert table.result is not None
        assert table.result.winners == (0,)

    def test_the_second_box_needs_three_visitors(self):
        table = walking("dungeon: [golem_factory], hand: [meddling_kids], today: {entered: 2}")
        assert why_not(table, "cast meddling_kids second 0") == "BM-079"


@pytest.mark.card("oh_yeah")
class TestOhYeah:
    @pytest.mark.rule("BM-039")
    def test_swaps_two_of_my_rooms(self):
        table = building("hand: [oh_yeah], dungeon: [golem_factory, {stack: [open_grave, dark_altar]}, spiked_pit]")
        assert casts(table) == ["cast oh_yeah 0:1 0:2", "cast oh_yeah 0:1 0:3", "cast oh_yeah 0:2 0:3"]
        do(table, "cast oh_yeah 0:1 0:2")
        assert dungeon(table, 0) == ["dark_altar", "golem_factory", "spiked_pit"]

    @pytest.mark.rule("BM-298")
    @pytest.mark.parametrize(("room", "now"), [(1, 3), (2, 2), (3, 1)])
    def test_a_hero_stays_in_the_room_that_it_has_entered(self, room: int, now: int):
        rooms = "golem_factory, open_grave, bottomless_pit"
        mine = f"hand: [oh_yeah, fear], dungeon: [{rooms}], inside: {{hero: danae_the_slayer, room: {room}}}"
        table = walking(mine)
        do(table, "cast oh_yeah 0:1 0:3")
        assert dungeon(table, 0) == ["bottomless_pit", "open_grave", "golem_factory"]
        assert view(table)["walking"]["place"] == now

    @pytest.mark.rule("BM-293")
    def test_a_hero_dies_in_the_room_where_it_lost_its_health_wherever_that_lies_now(self):
        mine = "dungeon: [open_grave, golem_factory], inside: {hero: danae_the_slayer, room: 2, damage: 6}"
        table = walking(f"hand: [oh_yeah, fear], {mine}", "{boss: robobo}", more="discard: [dark_altar]")
        events = do(table, "cast oh_yeah 0:1 0:2", "pass")
        assert [fact["card"] for fact in told(events, "triggered")] == ["golem_factory"]

    def test_destroys_any_room_after_two_of_mine(self):
        table = building("hand: [oh_yeah], dungeon: [golem_factory], today: {fallen: 2}")
        assert casts(table) == ["cast oh_yeah second 0:1", "cast oh_yeah second 1:1"]
        do(table, "cast oh_yeah second 1:1")
        assert dungeon(table, 1) == []

    def test_counts_the_rooms_that_fall(self):
        table = building("hand: [oh_yeah], dungeon: [dark_altar, dark_altar, golem_factory]", more="discard: [fear]")
        do(table, "use dark_altar 1", "take fear", "use dark_altar 1")
        do(table, options(table)[0])
        assert seat(table, 0)["today"]["fallen"] == 2
        assert "cast oh_yeah second 1:1" in casts(table)

    @pytest.mark.rule("BM-080")
    def test_finds_nothing_if_one_of_its_rooms_is_gone(self):
        theirs = "{boss: robobo, dungeon: [golem_factory, open_grave], hand: [oh_yeah]}"
        table = building("hand: [freeze], builds: 0", theirs)
        do(table, "pass", "cast oh_yeah 1:1 1:2", "cast freeze 1:1")
        assert dungeon(table, 1) == ["golem_factory", "open_grave"]


@pytest.mark.card("party_up")
def test_party_up_strengthens_all_who_enter_a_dungeon_from_now_on():
    mine = "dungeon: [golem_factory], inside: {hero: danae_the_slayer, room: 1}, entrance: [elfstar, black_leaf]"
    table = walking(mine, "{boss: robobo, hand: [party_up, freeze]}")
    do(table, "cast party_up 0")
    assert view(table)["walking"]["health"] == 6
    events = do(table, "pass", "pass")
    assert told(events, "entered")[-1]["health"] == 3
    assert seat(table, 0)["today"]["welcome"] == 1


@pytest.mark.card("pause")
@pytest.mark.rule("BM-090")
def test_pause_sends_my_hero_out_at_full_health_and_closes_my_dungeon():
    mine = "hand: [pause], dungeon: [golem_factory], inside: {hero: danae_the_slayer, room: 1, damage: 5}"
    table = walking(mine + ", entrance: [elfstar]")
    do(table, "cast pause danae_the_slayer")
    assert entrance(table, 0) == ["elfstar", "danae_the_slayer"]
    assert seat(table, 0)["entrance"][1]["health"] == 6
    assert seat(table, 0)["closed"]


@pytest.mark.card("pity")
def test_pity_removes_a_hero_in_an_opponents_dungeon_from_the_game():
    mine = "dungeon: [golem_factory], inside: {hero: elfstar, room: 1, damage: 9}"
    table = walking(mine, "{boss: robobo, hand: [pity]}")
    events = do(table, "cast pity elfstar")
    assert told(events, "removed")[0]["hero"] == "elfstar"
    assert (seat(table, 0)["souls"], seat(table, 0)["wounds"]) == (0, 0)
    assert "elfstar" not in town(table)


@pytest.mark.card("secret_stash")
class TestSecretStash:
    def test_lends_a_room_a_treasure_for_this_round(self):
        table = building("hand: [secret_stash], dungeon: [golem_factory, open_grave]")
        assert len(casts(table)) == 8
        do(table, "cast secret_stash 0:1 mage")
        assert (seat(table, 0)["treasures"]["mage"], seat(table, 0)["treasures"]["fighter"]) == (1, 1)
        finish_round(table)
        assert seat(table, 0)["treasures"]["mage"] == 0

    @pytest.mark.rule("BM-034")
    def test_an_advanced_room_may_be_built_on_it_and_stays(self):
        table = building("hand: [secret_stash, ligers_den], dungeon: [golem_factory]")
        assert why_not(table, "build ligers_den on 1") == "BM-034"
        do(table, "cast secret_stash 0:1 mage", "build ligers_den on 1")
        assert uk.load(table.position()).digest() == table.digest()
        finish_round(table)
        assert dungeon(table, 0) == ["ligers_den"]
        assert uk.load(table.position()).digest() == table.digest()

    def test_is_lost_when_the_room_is_deactivated(self):
        table = building("hand: [freeze], dungeon: [{room: golem_factory, lent: [mage]}]")
        do(table, "cast freeze 0:1")
        assert "lent" not in seat(table, 0)["dungeon"][0]


@pytest.mark.card("shortcut")
@pytest.mark.rule("BM-221")
class TestShortcut:
    def test_a_hero_skips_the_next_room(self):
        mine = "dungeon: [golem_factory, collapsing_bridge, open_grave], inside: {hero: adynn_cleric_of_love, room: 1}"
        table = walking(mine, "{boss: robobo, hand: [shortcut, freeze]}")
        do(table, "cast shortcut adynn_cleric_of_love")
        events = do(table, "pass")
        assert [fact["place"] for fact in told(events, "entered")] == ["0:3"]
        assert not told(events, "triggered")

    def test_two_in_a_full_dungeon(self):
        rooms = "golem_factory, collapsing_bridge, open_grave, golem_factory, golem_factory"
        mine = f"dungeon: [{rooms}], levelled_up: true, inside: {{hero: adynn_cleric_of_love, room: 1}}"
        table = walking(mine, "{boss: robobo, hand: [shortcut, freeze]}")
        assert "cast shortcut second adynn_cleric_of_love" in casts(table)
        do(table, "cast shortcut second adynn_cleric_of_love")
        assert [fact["place"] for fact in told(do(table, "pass"), "entered")] == ["0:4"]

    @pytest.mark.rule("BM-268")
    def test_a_deactivated_room_does_not_count(self):
        rooms = "golem_factory, {room: spiked_pit, deactivated: true}, open_grave, golem_factory, golem_factory"
        mine = f"dungeon: [{rooms}], levelled_up: true, inside: {{hero: adynn_cleric_of_love, room: 1}}"
        table = walking(mine, "{boss: robobo, hand: [shortcut, freeze]}")
        assert "cast shortcut second adynn_cleric_of_love" not in casts(table)
        do(table, "cast shortcut adynn_cleric_of_love")
        assert [fact["place"] for fact in told(do(table, "pass"), "entered")] == ["0:4"]


@pytest.mark.card("super_effective")
class TestSuperEffective:
    def test_strengthens_one_of_my_rooms(self):
        table = walking("hand: [super_effective], dungeon: [golem_factory, open_grave]")
        do(table, "cast super_effective 0:2")
        assert damage(table, 0) == [2, 4]

    @pytest.mark.parametrize(("lured", "offered"), [(0, False), (1, True), (2, False)])
    def test_more_if_exactly_one_hero_was_lured(self, lured, offered):
        table = walking(f"hand: [super_effective], dungeon: [golem_factory], today: {{lured: {lured}}}")
        assert ("cast super_effective second 0:1" in casts(table)) is offered
        if offered:
            do(table, "cast super_effective second 0:1")
            assert damage(table, 0) == [6]

    def test_the_bait_phase_counts(self):
        table = building("dungeon: [dark_altar], hand: [super_effective]", more="town: [elfstar]")
        pass_until(table, "adventure")
        assert seat(table, 0)["today"]["lured"] == 1
        assert "cast super_effective second 0:1" in casts(table)


@pytest.mark.card("surprise_gift")
class TestSurpriseGift:
    def gift(self) -> uk.Table:
        table = building("dungeon: [golem_factory], hand: [surprise_gift, barbarian_hall, dark_altar, ligers_den]")
        do(table, "cast surprise_gift 1:1")
        assert options(table) == ["lay barbarian_hall", "lay dark_altar"]
        do(table, "lay barbarian_hall")
        return table

    def test_lays_a_card_on_an_opponents_room_that_only_i_know(self):
        table = self.gift()
        assert view(table, 0)["players"][1]["dungeon"][0]["laid"] == "barbarian_hall"
        assert view(table, 1)["players"][1]["dungeon"][0]["giver"] == 0
        for viewer in (1, None):
            assert "laid" not in view(table, viewer)["players"][1]["dungeon"][0]
        assert seat(table, 0)["builds"] == 0
        assert uk.load(table.position()).digest() == table.digest()

    def test_is_built_there_with_all_that_it_does_to_its_new_owner(self):
        table = self.gift()
        do(table, "pass", "pass")
        assert dungeon(table, 1) == ["barbarian_hall"]
        assert "freeze" in view(table)["discard"]  # which has cost them their spell

    def test_who_gets_it_may_still_build(self):
        table = building(
            "hand: [surprise_gift, barbarian_hall]", "{boss: robobo, dungeon: [open_grave], hand: [spiked_pit]}"
        )
        do(table, "cast surprise_gift 1:1")
        assert (decider(table), options(table)) == (1, ["build spiked_pit new", "pass"])

    def test_comes_back_to_who_gave_it(self):
        table = building(
            "hand: [surprise_gift, barbarian_hall]", "{boss: robobo, dungeon: [open_grave], hand: [kobold_strike]}"
        )
        do(table, "cast surprise_gift 1:1", "cast kobold_strike")
        assert "barbarian_hall" in hand(table, 0)
        assert dungeon(table, 1) == ["open_grave"]

    def test_is_not_for_who_has_built(self):
        assert (
            why_not(building("builds: 0, hand: [surprise_gift, dark_altar, freeze]"), "cast surprise_gift 1:1")
            == "BM-079"
        )

    @pytest.mark.rule("BM-174")
    def test_is_not_for_who_has_had_the_turn(self):
        theirs = "{boss: robobo, dungeon: [open_grave], hand: [spiked_pit]}"
        table = at_next_level(
            f"""
            phase: build
            active: 1
            players:
            - {{boss: cleopatra, dungeon: [golem_factory], hand: [surprise_gift, dark_altar, freeze]}}
            - {theirs}
            """
        )
        do(table, "pass")
        assert (decider(table), casts(table)) == (0, ["cast freeze 0:1", "cast freeze 1:1"])

    @pytest.mark.rs("RS-061")
    def test_its_new_owner_can_imagine_other_cards_there(self):
        table = self.gift()
        laid = {table.redeal(1, seed)._game.players[1].dungeon[0].face_down.id for seed in range(30)}  # type: ignore[attr-defined]
        assert len(laid) > 3
        mine = {table.redeal(0, seed)._game.players[1].dungeon[0].face_down.id for seed in range(9)}  # type: ignore[attr-defined]
        assert mine == {"barbarian_hall"}


@pytest.mark.card("undead_minion")
def test_undead_minion_strikes_with_the_health_of_a_killed_hero():
    mine = "hand: [undead_minion], dungeon: [golem_factory], souls: [black_leaf]"
    table = walking(f"{mine}, inside: {{hero: danae_the_slayer, room: 1}}")
    do(table, "cast undead_minion 0 black_leaf")
    assert (seat(table, 0)["souls"], view(table)["walking"]["damage"]) == (0, 4)
    table = walking("hand: [undead_minion, freeze], dungeon: [golem_factory], souls: [black_leaf]")
    assert why_not(table, "cast undead_minion 0 black_leaf") == "BM-079"


@pytest.mark.card("wild_monster")
@pytest.mark.rule("BM-A37")
class TestWildMonster:
    def test_builds_a_monster_on_a_room_and_it_does_what_it_does(self):
        mine = (
            "hand: [wild_monster, sorcerobe_school, spiked_pit, beast_menagerie], dungeon: [open_grave, golem_factory]"
        )
        table = walking(mine, more="decks: {spells: [fear]}")
        do(table, "cast wild_monster")
        assert options(table) == [
            "build sorcerobe_school on 1", "build sorcerobe_school on 2", "build beast_menagerie on 2",
        ]  # fmt: skip
        do(table, "build sorcerobe_school on 1")
        assert dungeon(table, 0) == ["sorcerobe_school", "golem_factory"]
        assert "fear" in hand(table, 0)

    def test_needs_a_monster_that_fits(self):
        table = walking("hand: [wild_monster, spiked_pit, freeze], dungeon: [open_grave]")
        assert why_not(table, "cast wild_monster") == "BM-079"


@pytest.mark.rs("RS-042")
def test_a_paced_table_stops_at_a_lightning_bolt_as_if_there_was_a_spell_to_discard():
    table = at_next_level(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [open_grave], hand: [lightning_bolt], entrance: [kyle_the_incorruptible],
           inside: {hero: elfstar, room: 1}}
        - {boss: robobo}
        - {boss: gorgona}
        - {boss: xyzax}
        """
    ).paced()
    while table.paused:
        table.resume()
    do(table, "cast lightning_bolt elfstar")
    assert table.paused
