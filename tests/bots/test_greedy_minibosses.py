"""What greedy does with minibosses and coins."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import at_with_coins, options, view
from underkeep import bots
from underkeep.bots.boss_monster import effects, minibosses
from underkeep.bots.boss_monster.board import Board, board_of

THEM = "{boss: gorgona, dungeon: [goblin_armory, {room: open_grave, miniboss: rocky}], hand: [freeze], coins: 2}"


def playing(mine: str, *, phase: str = "build", theirs: str = THEM, more: str = "", town: str = "") -> uk.Table:
    return at_with_coins(
        f"""
        phase: {phase}
        active: 0
        town: [{town}]
        window: {{gate: true}}
        players:
        - {{boss: cleopatra, {mine}}}
        - {theirs}
        """,
        more=more,
    )


def greedy(table: uk.Table) -> str:
    assert table.decision is not None
    return options(table)[bots.make("greedy", 1).choose(table, table.decision.seat)]


def board(mine: str, *, phase: str = "build", town: str = "") -> Board:
    return board_of(view(playing(mine, phase=phase, town=town), 0), 0)


def test_it_promotes_a_miniboss_for_a_coin():
    table = playing("dungeon: [{room: spiked_pit, miniboss: icicle_man, level: 2}], coins: 3, builds: 0")
    assert greedy(table) == "promote 1"


def test_it_lays_no_miniboss_that_it_could_not_pay_for():
    mine = "dungeon: [spiked_pit, open_grave], hand: [spike]"
    assert greedy(playing(f"{mine}, coins: 3")).startswith("build spike")
    assert greedy(playing(f"{mine}, coins: 0")) == "pass"


def test_it_pays_for_a_miniboss_that_it_has_laid():
    table = playing("dungeon: [{room: spiked_pit, face_down: spike}], coins: 1, builds: 0")
    while view(table)["phase"] == "build":
        table.choose("pass")
    assert greedy(table) == "yes"


def test_it_kills_with_paddywhack_who_would_get_through():
    room = "{room: open_grave, miniboss: paddywhack, level: 3}"
    table = playing(f"dungeon: [{room}], inside: {{hero: nick_the_masher, room: 1}}", phase="adventure")
    assert greedy(table) == "use paddywhack nick_the_masher"


def test_it_shows_every_miniboss_to_the_academy():
    table = playing("dungeon: [{stack: [], face_down: monster_academy}], hand: [spike, jinx], builds: 0")
    while view(table)["phase"] == "build":
        table.choose("pass")
    assert greedy(table) == "show spike"


def test_it_builds_again_what_is_worth_most():
    room = "{room: spiked_pit, miniboss: rocky, level: 2}"
    walker = "inside: {hero: nick_the_masher, room: 1, damage: 99}"
    mine = f"dungeon: [{room}, arcane_crypt, sorcerobe_school, open_grave], {walker}"
    table = playing(mine, phase="adventure", theirs=THEM.replace("rocky", "jinx"))
    while table.decision is not None and options(table) != ["yes", "no"]:
        table.choose("pass")
    table.choose("yes")
    assert greedy(table) == "room 0:3"


def test_a_coin_is_worth_a_card_only_to_whoever_needs_one():
    cards = "golem_factory, open_grave, dark_altar, spiked_pit"
    poor, rich = board(f"hand: [{cards}], coins: 0"), board(f"hand: [{cards}], coins: 5")
    for one in (poor, rich):
        minibosses.sell(one, "spiked_pit")
    assert poor.luck > 0 > rich.luck


def test_it_may_sell_a_card_of_little_use():
    table = playing("dungeon: [open_grave], hand: [recycling_center], builds: 0, coins: 0", more=", selling: true")
    assert greedy(table) in ("sell recycling_center", "pass")


def test_it_can_tell_the_levels_of_a_miniboss_by_their_aims():
    told = [
        minibosses.is_second_level(name, aim.split())
        for name, aim in (("spike", "1:1"), ("spike", "elfstar"), ("kid_croak", ""), ("kid_croak", "1 more"))
    ]
    assert told == [False, True, True, False]
    assert not minibosses.is_second_level("draculad", ["1"])


def test_what_minibosses_do_on_the_board():
    b = board("dungeon: [{room: spiked_pit, miniboss: spike, level: 3}, open_grave], hand: [golem_factory]")
    minibosses.use(b, "spike", ["1:2"])
    assert (b.seats[1].dungeon[1].miniboss, b.me.dungeon[0].miniboss) == (("", 0), ("spike", 1))
    minibosses.use(b, "spike", ["nick_the_masher"])
    assert b.hand == []
    minibosses.use(b, "kid_croak", [])  # which costs no card
    before = b.seats[1].damage()
    minibosses.resolve(b, 0, "kid_croak", ["1", "more"])
    assert b.seats[1].damage() == [before[0] + 1, before[1]]
    minibosses.resolve(b, 0, "kid_croak", ["1", "less"])
    assert b.seats[1].damage() == before
    minibosses.resolve(b, 0, "spike", ["1:9"])  # gone meanwhile
    minibosses.resolve(b, 0, "jinx", ["elfstar"])
    minibosses.resolve(b, 0, "jinx", [])
    effects.resolve(b, 1, "cerebella", ["0"])
    assert b.seats[1].damage() == before


def test_the_rest_of_what_minibosses_do():
    b = board("dungeon: [{room: spiked_pit, miniboss: brassknuckle, level: 3}, dark_altar]", town="nick_the_masher")
    before = b.me.damage()
    minibosses.use(b, "brassknuckle", [])
    assert b.me.damage() == [2 * before[0], before[1]]
    minibosses.resolve(b, 0, "jinx", ["nick_the_masher"])
    assert [guest.card.id for guest in b.me.entrance] == ["nick_the_masher"]
    minibosses.resolve(b, 1, "mageseeker", ["0"])
    assert b.me.entrance[0].health == 4 + 2 * before[0]
    minibosses.hold_back(b, 0, ["nick_the_masher"])
    assert b.me.entrance[0].waits


@pytest.mark.parametrize(("card", "coins"), [("unstable_mine", 3), ("pixie_fountain", 2), ("the_keystone", 1)])
def test_coins_of_rooms_that_fall(card, coins):
    b = board(f"dungeon: [{card}, open_grave], wounds: 2, coins: 0")
    effects.use(b, card, "1", [])
    assert b.me.coins == coins
    effects.ABILITIES[card](b, 1, [])
    assert b.me.coins == coins  # those of others are of no use to me


def test_it_weighs_what_a_wall_asks_for():
    theirs = "{boss: gorgona, dungeon: [{stack: [spiked_pit, paywall]}], hand: [freeze]}"
    table = playing("dungeon: [open_grave], coins: 2, builds: 0", theirs=theirs)
    assert greedy(table) in ("use paywall 1:1", "pass")


def test_a_coin_lowers_a_wall():
    theirs = "{boss: gorgona, dungeon: [{stack: [spiked_pit, paywall]}], hand: [freeze]}"
    b = board_of(view(playing("dungeon: [open_grave], coins: 2", theirs=theirs), 0), 0)
    minibosses.pay_the_wall(b, "1:1")
    assert (b.me.coins, b.seats[1].damage()) == (1, [3])


def test_the_board_knows_what_minibosses_and_coins_add():
    mine = "{room: dark_portal, miniboss: mageseeker}, {stack: [spiked_pit, the_dreadmill], coins: 2}"
    twice = "{room: dark_portal, miniboss: jinx, level: 2, doubled: 1}"
    table = playing(
        f"dungeon: [{mine}, open_grave, {{room: dark_altar, deactivated: true, miniboss: spike}}], coins: 1"
    )
    b = board_of(view(table, 0), 0)
    assert b.me.damage() == [room["damage"] for room in view(table, 0)["players"][0]["dungeon"]]
    table = playing(f"dungeon: [{twice}, open_grave, {{room: spiked_pit, miniboss: kid_croak}}]")
    b = board_of(view(table, 0), 0)
    seen = view(table, 0)["players"][0]
    assert (b.me.damage(), b.me.treasure()) == ([room["damage"] for room in seen["dungeon"]], seen["treasures"])
