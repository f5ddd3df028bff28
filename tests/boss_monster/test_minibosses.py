"""Minibosses, section E of the rules: laid on a room, paid for, promoted, used, and what becomes of them."""

from __future__ import annotations

import re

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    at_vault,
    at_with_coins,
    damage,
    decider,
    decline,
    do,
    dungeon,
    finish_round,
    options,
    pass_until,
    seat,
    told,
    view,
    why_not,
)
from underkeep.boss_monster.cards import BOXES
from underkeep.boss_monster.minibosses import MinibossCard
from underkeep.boss_monster.pieces import Miniboss, Room
from underkeep.boss_monster.table import Game

THEM = "{boss: robobo, dungeon: [open_grave], hand: [freeze, freeze]}"


def building(mine: str, *, theirs: str = THEM, more: str = "") -> uk.Table:
    """The build phase; the first seat is to act."""
    return at_with_coins(
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
    return at_with_coins(
        f"""
        phase: adventure
        active: 0
        {more}
        players:
        - {{boss: cleopatra, {mine}}}
        - {theirs}
        """
    )


def inside(table: uk.Table) -> Game:
    assert isinstance(table._game, Game)
    return table._game


def room(table: uk.Table, owner: int, place: int) -> Room:
    return inside(table).players[owner].dungeon[place - 1]


def serving(table: uk.Table, owner: int) -> list[str]:
    """The minibosses of a dungeon with their levels, from the entrance on."""
    rooms = seat(table, owner)["dungeon"]
    return [f"{one['miniboss']['card']} {one['miniboss']['level']}" if "miniboss" in one else "" for one in rooms]


def reveal(table: uk.Table) -> list[uk.Event]:
    """Everybody passes until a card is turned up and somebody is asked about it, or the build phase is over."""
    happened: list[uk.Event] = []
    while view(table)["phase"] == "build":
        happened += decline(table)
    return happened


def builds(table: uk.Table) -> list[str]:
    return [said for said in options(table) if said.startswith("build")]


def promotions(table: uk.Table) -> list[str]:
    return [said for said in options(table) if said.startswith("promote")]


# -- what they are --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-046")
def test_minibosses_lie_in_the_room_deck_and_are_no_rooms():
    cards = BOXES["RMB"].room_deck()
    assert len([card for card in cards if isinstance(card, MinibossCard)]) == 10
    table = building("dungeon: [spiked_pit], hand: [spike], coins: 3")
    assert "build spike new" not in options(table)
    assert why_not(table, "build spike new") == "BM-316"
    assert seat(table, 0)["rooms"]["cards"] == ["spike"]  # a card of the hand like any other


@pytest.mark.rule("BM-046")
def test_what_lets_a_room_be_built_does_not_let_a_miniboss_be_built():
    walker = "inside: {hero: nick_the_masher, room: 1, damage: 99}"
    table = walking(f"dungeon: [fangroot_garden], hand: [spike, open_grave], coins: 3, {walker}")
    while decider(table) != 0:
        decline(table)
    assert builds(table) == ["build open_grave new", "build open_grave on 1"]
    assert why_not(table, "build spike on 1") == "BM-046"


@pytest.mark.rule("BM-046")
@pytest.mark.card("dark_portal")
def test_what_takes_a_room_from_the_discard_pile_takes_no_miniboss():
    pile = "discard: [spike, jinx, golem_factory, boulder_ramp]"
    table = building("dungeon: [dark_portal], hand: [fear], builds: 0", more=pile)
    do(table, "use dark_portal 1")
    assert options(table) == ["take golem_factory", "take boulder_ramp"]


@pytest.mark.rule("BM-046")
@pytest.mark.card("open_grave")
def test_an_open_grave_finds_nothing_among_minibosses():
    grave = "dungeon: [open_grave], inside: {hero: nick_the_masher, room: 1, damage: 99}"
    table = walking(grave, more="discard: [spike]")
    finish_round(table)
    assert "spike" in view(table)["discard"]


@pytest.mark.rule("BM-046")
@pytest.mark.card("draculad")
def test_what_takes_a_room_or_a_spell_from_a_hand_takes_no_miniboss():
    theirs = "{boss: robobo, hand: [spike, golem_factory, freeze]}"
    table = building("dungeon: [{room: spiked_pit, miniboss: draculad, level: 3}], builds: 0", theirs=theirs)
    do(table, "use draculad 1")
    assert options(table) == ["take golem_factory", "take freeze", "pass"]


# -- building -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-047")
def test_a_miniboss_is_laid_in_place_of_the_room_of_this_round():
    mine = "dungeon: [spiked_pit, open_grave, dark_altar], hand: [spike, rocky, golem_factory, freeze], coins: 3"
    table = building(mine)
    do(table, "build spike on 1")
    assert seat(table, 0)["builds"] == 0
    assert (decider(table), builds(table)) == (0, [])  # neither a room nor the other miniboss
    table = building(mine)
    do(table, "build golem_factory new")
    assert (decider(table), builds(table)) == (0, [])


@pytest.mark.rule("BM-048")
def test_it_lies_face_down_on_a_room_of_its_owners_dungeon_and_nobody_else_knows_what_it_is():
    table = building("dungeon: [spiked_pit, open_grave], hand: [spike], coins: 3")
    assert builds(table) == ["build spike on 1", "build spike on 2"]
    do(table, "build spike on 2")
    mine = view(table, 0)["players"][0]["dungeon"][1]
    theirs = view(table, 1)["players"][0]["dungeon"][1]
    assert (mine["face_down"], mine["laid"], mine["stack"]) == (True, "spike", ["open_grave"])
    assert theirs["face_down"]
    assert "laid" not in theirs
    assert "miniboss" not in theirs


@pytest.mark.rule("BM-049")
def test_neither_the_kind_nor_the_treasure_of_the_room_matters():
    table = building(
        "dungeon: [goblin_armory, {stack: [dark_laboratory, ligers_den]}, open_grave], hand: [kid_croak], coins: 1"
    )
    assert builds(table) == ["build kid_croak on 1", "build kid_croak on 2", "build kid_croak on 3"]


@pytest.mark.rule("BM-050")
@pytest.mark.rule("BM-A15")
def test_no_miniboss_is_built_beside_another_be_it_at_work_asleep_or_face_down():
    five = "spiked_pit, open_grave, {room: goblin_armory, miniboss: rocky}, dark_altar, jackpot_stash"
    table = building(f"dungeon: [{five}], hand: [spike], coins: 3")
    assert builds(table) == ["build spike on 1", "build spike on 5"]
    assert why_not(table, "build spike on 2") == "BM-050"
    asleep = five.replace("rocky", "rocky, deactivated: true")
    assert builds(building(f"dungeon: [{asleep}], hand: [spike], coins: 3")) == builds(table)
    laid = five.replace("miniboss: rocky", "face_down: rocky")
    assert builds(building(f"dungeon: [{laid}], hand: [spike], coins: 3")) == builds(table)


@pytest.mark.rule("BM-A35")
def test_a_room_has_one_miniboss_at_most():
    table = building("dungeon: [{room: spiked_pit, miniboss: rocky}], hand: [spike, golem_factory], coins: 3")
    assert why_not(table, "build spike on 1") == "BM-A35"
    laid = building("dungeon: [{room: spiked_pit, face_down: rocky}], hand: [spike, golem_factory], coins: 3")
    assert why_not(laid, "build spike on 1") == "BM-179"
    asleep = building("dungeon: [{room: spiked_pit, deactivated: true}], hand: [spike, golem_factory], coins: 3")
    assert why_not(asleep, "build spike on 1") == "BM-269"


@pytest.mark.rule("BM-316")
def test_it_needs_a_room_to_lie_on():
    table = building("hand: [spike, golem_factory], coins: 3")
    assert builds(table) == ["build golem_factory new"]
    assert why_not(table, "build spike new") == "BM-316"
    opening = at_with_coins(
        """
        phase: first_room
        active: 0
        players:
        - {boss: cleopatra, hand: [spike, golem_factory]}
        - {boss: robobo}
        """
    )
    assert options(opening) == ["build golem_factory new", "pass"]
    assert why_not(opening, "build spike new") == "BM-316"
    fresh = building("dungeon: [{stack: [], face_down: golem_factory}], hand: [spike, open_grave], coins: 3")
    assert why_not(fresh, "build spike on 1") == "BM-179"


@pytest.mark.rule("BM-316")
@pytest.mark.parametrize(
    ("dungeon", "field"),
    [
        ("{stack: [], face_down: spike}", "face_down"),
        ("{stack: [], face_down: golem_factory, miniboss: spike}", "miniboss"),
        ("{room: open_grave, face_down: spike, miniboss: rocky}", "face_down"),
    ],
)
def test_a_position_knows_that_too(dungeon, field):
    with pytest.raises(uk.BadPosition, match="miniboss") as refused:
        building(f"dungeon: [{dungeon}]")
    assert field in str(refused.value)


# -- paying ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-051")
@pytest.mark.rule("BM-186")
@pytest.mark.rule("BM-A38")
def test_when_it_is_revealed_its_owner_pays_a_coin_or_it_is_discarded():
    laid = "dungeon: [{room: spiked_pit, face_down: spike}], builds: 0"
    paid = building(f"{laid}, coins: 2")
    reveal(paid)
    assert (decider(paid), options(paid)) == (0, ["yes", "no"])
    assert serving(paid, 0) == ["spike 0"]
    happened = do(paid, "yes")
    assert seat(paid, 0)["coins"] == 1
    assert told(happened, "attached") == [{"event": "attached", "seat": 0, "card": "spike", "place": "0:1"}]
    refused = building(f"{laid}, coins: 2")
    reveal(refused)
    do(refused, "no")
    assert (serving(refused, 0), view(refused)["discard"], seat(refused, 0)["coins"]) == ([""], ["spike"], 2)
    poor = building(f"{laid}, coins: 0")
    reveal(poor)
    assert (serving(poor, 0), view(poor)["discard"]) == ([""], ["spike"])


@pytest.mark.rule("BM-186")
def test_nobody_keeps_a_miniboss_that_was_not_paid_for():
    with pytest.raises(uk.BadPosition, match="discarded"):
        building("dungeon: [{room: spiked_pit, miniboss: spike, level: 0}]")


@pytest.mark.rule("BM-052")
@pytest.mark.rule("BM-053")
@pytest.mark.rule("BM-317")
def test_a_paid_miniboss_adds_its_first_level_at_once_to_what_its_room_is():
    more = "town: [nick_the_masher]"  # who looks for a cleric's treasure
    table = building("dungeon: [{room: goblin_armory, face_down: spike}, spiked_pit], builds: 0, coins: 1", more=more)
    reveal(table)
    before = damage(table, 0)
    do(table, "yes")
    assert damage(table, 0)[0] == before[0] + 1
    assert dungeon(table, 0) == ["goblin_armory", "spiked_pit"]
    lure = building(
        "dungeon: [{room: spiked_pit, face_down: draculad}], builds: 0, coins: 1",
        theirs="{boss: gorgona, dungeon: [goblin_armory]}",
        more=more,
    )
    reveal(lure)
    happened = do(lure, "yes") + pass_until(lure, "adventure")
    assert seat(lure, 0)["treasures"]["cleric"] == 1
    assert told(happened, "lured")[0] == {"event": "lured", "seat": 0, "hero": "nick_the_masher"}


class TestPayingComesBeforeAnythingElseThatIsBuilt:
    def swap(self) -> uk.Table:
        """Cleopatra, who comes first, has no coin and swaps hoards; Robobo has one coin for Spike."""
        vault = "dungeon: [{room: open_grave, face_down: robbers_vault}], builds: 0, coins: 0"
        table = building(vault, theirs="{boss: robobo, dungeon: [{room: dark_altar, face_down: spike}], coins: 1}")
        reveal(table)
        return table

    @pytest.mark.rule("BM-186")
    @pytest.mark.rule("BM-187")
    def test_whoever_has_the_coin_at_the_reveal_pays_before_hoards_are_swapped(self):
        table = self.swap()
        assert (decider(table), options(table)) == (1, ["yes", "no"])
        do(table, "yes")
        assert serving(table, 1) == ["spike 1"]
        assert (seat(table, 0)["coins"], seat(table, 1)["coins"]) == (0, 0)

    @pytest.mark.rule("BM-186")
    def test_who_does_not_pay_loses_the_coin_to_the_swap(self):
        table = self.swap()
        do(table, "no")
        assert (serving(table, 1), view(table)["discard"]) == ([""], ["spike"])
        assert (seat(table, 0)["coins"], seat(table, 1)["coins"]) == (1, 0)

    @pytest.mark.rs("RS-081")
    def test_a_position_in_between_goes_on_with_what_is_built(self):
        table = self.swap()
        again = uk.load(table.position())
        assert again.digest() == table.digest()
        do(again, "no")
        assert seat(again, 0)["coins"] == 1

    @pytest.mark.rule("BM-187")
    def test_what_a_room_brings_when_it_is_built_is_too_late(self):
        both = "{room: spiked_pit, face_down: spike, laid: 2}, {room: open_grave, face_down: trophy_room, laid: 1}"
        table = building(f"dungeon: [{both}], builds: 0, coins: 0")
        reveal(table)
        assert (serving(table, 0), view(table)["discard"]) == (["", ""], ["spike"])
        assert seat(table, 0)["coins"] == 1

    @pytest.mark.rule("BM-186")
    def test_all_pay_by_xp_and_each_in_the_order_of_laying(self):
        both = "{room: spiked_pit, face_down: spike, laid: 2}, open_grave, {room: dark_altar, face_down: jinx, laid: 1}"
        theirs = "{boss: robobo, dungeon: [{room: golem_factory, face_down: rocky}], coins: 1}"
        table = building(f"dungeon: [{both}], builds: 0, coins: 2", theirs=theirs)
        reveal(table)
        asked = []
        while view(table)["phase"] == "reveal":
            assert table.decision is not None
            asked.append((table.decision.seat, table.decision.source))
            do(table, "yes")
        assert asked == [(0, "jinx"), (0, "spike"), (1, "rocky")]


# -- promoting ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-054")
@pytest.mark.rule("BM-299")
def test_in_the_build_phase_a_coin_promotes_a_miniboss_by_one_level():
    table = building("dungeon: [{room: spiked_pit, miniboss: jinx}], coins: 2, builds: 0")
    before = seat(table, 0)["treasures"]
    assert promotions(table) == ["promote 1"]
    happened = do(table, "promote 1")
    assert (serving(table, 0), seat(table, 0)["coins"]) == (["jinx 2"], 1)
    assert told(happened, "promoted")[0]["level"] == 2
    assert seat(table, 0)["treasures"] == {**before, "thief": before["thief"] + 1}  # the pit's own icon once more
    poor = building("dungeon: [{room: spiked_pit, miniboss: spike}], hand: [golem_factory], coins: 0")
    assert why_not(poor, "promote 1") == "BM-054"
    top = building("dungeon: [{room: spiked_pit, miniboss: spike, level: 3}], hand: [golem_factory], coins: 1")
    assert why_not(top, "promote 1") == "BM-054"
    assert why_not(top, "promote 7") == "BM-054"
    late = walking("dungeon: [{room: spiked_pit, miniboss: spike}], inside: {hero: nick_the_masher, room: 1}, coins: 1")
    assert promotions(late) == []
    assert why_not(late, "promote 1") == "BM-054"


@pytest.mark.rule("BM-176")
def test_a_miniboss_is_promoted_before_or_after_a_card_is_laid_on_its_room():
    table = building("dungeon: [{room: spiked_pit, miniboss: spike}], hand: [open_grave], coins: 1")
    do(table, "build open_grave on 1")
    assert (decider(table), options(table)) == (0, ["promote 1", "pass"])
    do(table, "promote 1")
    assert serving(table, 0) == ["spike 2"]
    asleep = building("dungeon: [{room: spiked_pit, miniboss: spike, deactivated: true}], hand: [open_grave], coins: 1")
    assert (promotions(asleep), why_not(asleep, "promote 1")) == ([], "BM-068")


@pytest.mark.rule("BM-053")
def test_what_a_miniboss_does_once_per_round_it_may_do_again_in_the_next():
    table = building("dungeon: [{room: open_grave, miniboss: kid_croak, level: 2}, dark_altar], hand: [freeze]")
    do(table, "use kid_croak", "room 0:1")
    assert "use kid_croak" not in options(table)
    finish_round(table)
    assert "use kid_croak" in options(table)


@pytest.mark.rule("BM-055")
def test_a_miniboss_is_not_promoted_in_the_round_in_which_it_is_built():
    young = "{room: spiked_pit, miniboss: spike, young: true}"
    table = building(f"dungeon: [{young}], hand: [golem_factory], coins: 2")
    assert promotions(table) == []
    assert why_not(table, "promote 1") == "BM-055"
    finish_round(table)
    assert promotions(table) == ["promote 1"]


@pytest.mark.rule("BM-056")
def test_one_miniboss_a_round_is_promoted():
    two = "{room: spiked_pit, miniboss: spike}, open_grave, {room: dark_altar, miniboss: icicle_man}"
    table = building(f"dungeon: [{two}], hand: [golem_factory], coins: 9")
    assert promotions(table) == ["promote 1", "promote 3"]
    do(table, "promote 3")
    assert promotions(table) == []
    assert why_not(table, "promote 1") == "BM-056"
    assert seat(table, 0)["today"]["promoted"]
    finish_round(table)
    assert promotions(table) == ["promote 1", "promote 3"]


@pytest.mark.rule("BM-057")
def test_promotions_come_in_the_order_of_xp_while_their_owner_is_active():
    theirs = "{boss: robobo, dungeon: [{room: open_grave, miniboss: rocky}], hand: [freeze], coins: 3, builds: 0}"
    table = building("dungeon: [{room: spiked_pit, miniboss: spike}], coins: 3, builds: 0", theirs=theirs)
    assert (decider(table), promotions(table)) == (0, ["promote 1"])
    do(table, "pass")
    assert (decider(table), promotions(table)) == (1, [])
    assert why_not(table, "promote 1") == "BM-057"
    do(table, "pass")
    assert (decider(table), promotions(table)) == (1, ["promote 1"])


@pytest.mark.rule("BM-058")
def test_a_promoted_miniboss_keeps_what_its_lower_levels_do():
    levels = [
        damage(building(f"dungeon: [{{room: spiked_pit, miniboss: spike, level: {level}}}]"), 0) for level in (1, 2, 3)
    ]
    bare = damage(building("dungeon: [spiked_pit]"), 0)
    assert levels == [[bare[0] + 1]] * 3


# -- level three ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-059")
@pytest.mark.rule("BM-060")
def test_the_third_level_is_used_like_a_spell_and_then_the_miniboss_is_back_at_level_one():
    low = building("dungeon: [{room: spiked_pit, miniboss: icicle_man, level: 2}], hand: [golem_factory]")
    assert why_not(low, "use icicle_man 1:1") == "BM-059"
    table = building("dungeon: [{room: spiked_pit, miniboss: icicle_man, level: 3}], builds: 0, coins: 1")
    assert "use icicle_man 1:1" in options(table)
    do(table, "use icicle_man 1:1")
    assert serving(table, 0) == ["icicle_man 1"]
    assert seat(table, 1)["dungeon"][0]["deactivated"]


@pytest.mark.rule("BM-060")
@pytest.mark.card("promotion_day")
def test_a_miniboss_that_used_its_third_level_is_promoted_again_in_a_later_round_only():
    risen = "dungeon: [{room: golem_factory, miniboss: bean_counter, level: 3}]"
    table = at_vault(
        f"""
        phase: build
        active: 0
        players:
        - {{boss: cleopatra, {risen}, hand: [promotion_day, boulder_ramp], coins: 2}}
        - {{boss: robobo}}
        decks: {{rooms: [boulder_ramp]}}
        """
    )
    do(table, "use bean_counter")
    assert serving(table, 0) == ["bean_counter 1"]
    assert why_not(table, "promote 1") == "BM-060"
    assert why_not(table, "cast promotion_day 0:1") == "BM-079"  # nor for nothing
    again = uk.load(table.position())
    assert why_not(again, "promote 1") == "BM-060"
    assert seat(table, 0)["dungeon"][0]["miniboss"] == {
        "card": "bean_counter", "level": 1, "spent": False, "young": True
    }  # fmt: skip
    finish_round(table)
    assert promotions(table) == ["promote 1"]


@pytest.mark.rule("BM-061")
def test_the_third_level_is_answered_as_a_spell_of_somebody_who_is_not_active():
    mine = "dungeon: [{room: spiked_pit, miniboss: icicle_man, level: 3}], builds: 0"
    theirs = "{boss: robobo, dungeon: [open_grave], hand: [freeze], builds: 0}"
    table = at_with_coins(
        f"""
        phase: build
        active: 1
        players:
        - {{boss: cleopatra, {mine}}}
        - {theirs}
        """
    )
    do(table, "pass")
    assert decider(table) == 0
    do(table, "use icicle_man 1:1")
    assert (decider(table), table.decision.kind if table.decision else "") == (1, "answer")
    assert why_not(table, "promote 1") == "BM-054"


@pytest.mark.rule("BM-062")
def test_the_third_level_takes_nothing_from_the_ability_of_its_room():
    mine = "dungeon: [{room: witchs_kitchen, miniboss: icicle_man, level: 3}], hand: [goblin_armory], builds: 0"
    table = building(mine)
    do(table, "use icicle_man 1:1")
    assert "use witchs_kitchen 1" in options(table)


# -- what becomes of it -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-063")
def test_a_room_built_on_its_room_takes_the_miniboss_over():
    table = building("dungeon: [{stack: [spiked_pit], face_down: open_grave, miniboss: spike}], builds: 0")
    reveal(table)
    assert (dungeon(table, 0), serving(table, 0)) == (["open_grave"], ["spike 1"])
    assert damage(table, 0) == [damage(building("dungeon: [open_grave]"), 0)[0] + 1]


@pytest.mark.rule("BM-064")
@pytest.mark.rule("BM-069")
@pytest.mark.rule("BM-A14")
def test_it_stays_with_the_room_that_is_uncovered():
    table = building("dungeon: [{stack: [spiked_pit, dark_altar], miniboss: spike}], builds: 0", more="discard: [fear]")
    do(table, "use dark_altar 1")
    assert (dungeon(table, 0), serving(table, 0)) == (["spiked_pit"], ["spike 1"])


@pytest.mark.rule("BM-065")
@pytest.mark.rule("BM-069")
def test_it_goes_with_the_last_card_of_its_stack():
    table = building("dungeon: [{room: dark_altar, miniboss: spike}], builds: 0", more="discard: [fear]")
    happened = do(table, "use dark_altar 1")
    assert dungeon(table, 0) == []
    assert view(table)["discard"][-1] in ("spike", "dark_altar")
    assert [event["card"] for event in told(happened, "dismissed")] == ["spike"]


@pytest.mark.rule("BM-066")
def test_it_travels_with_its_room():
    mine = "dungeon: [{room: spiked_pit, miniboss: spike}, open_grave], hand: [oh_yeah], builds: 0"
    table = building(mine)
    do(table, "cast oh_yeah 0:1 0:2")
    assert (dungeon(table, 0), serving(table, 0)) == (["open_grave", "spiked_pit"], ["", "spike 1"])


@pytest.mark.rule("BM-067")
def test_two_that_come_to_lie_side_by_side_both_stay():
    three = "{room: spiked_pit, miniboss: spike}, dark_altar, {room: open_grave, miniboss: rocky}"
    table = building(f"dungeon: [{three}], builds: 0", more="discard: [fear]")
    do(table, "use dark_altar 2")
    assert serving(table, 0) == ["spike 1", "rocky 1"]


@pytest.mark.rule("BM-068")
def test_on_a_room_that_sleeps_a_miniboss_sleeps_too():
    asleep = "{room: spiked_pit, miniboss: icicle_man, level: 3, deactivated: true}"
    table = building(f"dungeon: [{asleep}], hand: [golem_factory], coins: 3")
    assert damage(table, 0) == [0]
    assert why_not(table, "use icicle_man 1:1") == "BM-068"
    assert (
        why_not(building(f"dungeon: [{asleep.replace('3', '2')}], hand: [golem_factory], coins: 3"), "promote 1")
        == "BM-068"
    )
    finish_round(table)
    assert "use icicle_man 1:1" in options(table)


# -- on the table -----------------------------------------------------------------------------------------------------


def test_who_drops_out_takes_the_minibosses_along():
    table = at_with_coins(
        """
        phase: over
        active: 0
        players:
        - {boss: cleopatra, wounds: 5, dungeon: [{room: spiked_pit, miniboss: spike}], coins: 4}
        - {boss: robobo, dungeon: [open_grave], hand: [golem_factory]}
        - {boss: gorgona, dungeon: [open_grave], hand: [golem_factory]}
        """
    )
    assert view(table)["players"][0]["coins"] == 0
    assert "spike" in [card.id for card in inside(table).gone]


def test_a_table_with_minibosses_is_written_down_and_copied_whole():
    mine = "{room: spiked_pit, miniboss: spike, level: 3, worked: 4, young: true, coins: 2}, open_grave"
    table = building(f"dungeon: [{mine}, {{room: dark_altar, miniboss: rocky}}], hand: [golem_factory], coins: 5")
    again = uk.load(table.position())
    assert again.digest() == table.digest()
    assert table.clone().digest() == table.digest()
    assert view(again) == view(table)


def test_a_position_says_the_miniboss_of_a_room_as_the_notation_has_it():
    said = "{room: dark_altar, miniboss: spike, level: 2, coins: 1, deactivated: true}"
    table = building(f"dungeon: [open_grave, {said}], hand: [golem_factory]")
    assert "miniboss: spike, level: 2" in table.position()
    assert uk.load(table.position()).digest() == table.digest()
    assert seat(table, 0)["dungeon"][1]["coins"] == 1
    assert seat(table, 0)["dungeon"][1]["miniboss"] == {"card": "spike", "level": 2, "spent": False}


@pytest.mark.parametrize("alone", ["level: 2", "worked: 1", "young: true"])
def test_a_room_without_a_miniboss_says_nothing_of_one(alone):
    with pytest.raises(uk.BadPosition, match=re.escape(f"dungeon[0].{alone.split(':')[0]}")):
        building(f"dungeon: [{{room: spiked_pit, {alone}}}], hand: [golem_factory]")


def test_whoever_imagines_a_face_down_card_may_imagine_a_miniboss_where_one_could_lie():
    table = building("dungeon: [{room: spiked_pit, face_down: spike}, open_grave], builds: 0, coins: 3")
    seen = set()
    for seed in range(60):
        imagined = table.redeal(1, seed)
        laid = room(imagined, 0, 1).face_down
        assert laid is not None
        seen.add(isinstance(laid, MinibossCard))
    assert seen == {True, False}


def test_a_miniboss_that_two_rooms_have_is_used_by_its_place():
    table = building("dungeon: [spiked_pit, open_grave], hand: [golem_factory]")
    card = next(card for card in BOXES["RMB"].rooms if card.id == "icicle_man")
    assert isinstance(card, MinibossCard)
    for place in (1, 2):
        room(table, 0, place).miniboss = Miniboss(card, 3)
    inside(table).players[0].survey()
    do(table, "build golem_factory new")
    assert "use icicle_man 2 1:1" in options(table)
    assert "use icicle_man 3 1:1" in options(table)


@pytest.mark.rule("BM-053")
def test_a_room_tells_its_treasures_where_they_are_not_those_of_its_card():
    table = building("dungeon: [{room: spiked_pit, miniboss: draculad}, open_grave], coins: 2, builds: 0")
    adorned, plain = seat(table, 0)["dungeon"]
    assert adorned["treasures"] == ["thief", "cleric"]
    assert "treasures" not in plain
    jinx = building("dungeon: [{room: spiked_pit, miniboss: jinx}], coins: 2, builds: 0")
    assert "treasures" not in seat(jinx, 0)["dungeon"][0]
    do(jinx, "promote 1")
    assert seat(jinx, 0)["dungeon"][0]["treasures"] == ["thief", "thief"]


@pytest.mark.rule("BM-193")
def test_so_does_a_room_that_was_robbed_or_lent_a_treasure():
    robbed = walking("dungeon: [{room: spiked_pit, robbed: true, lent: [mage]}, {room: open_grave, robbed: true}]")
    assert [room["treasures"] for room in seat(robbed, 0)["dungeon"]] == [["mage"], []]
