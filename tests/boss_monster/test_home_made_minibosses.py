"""Minibosses that come in no box: what their levels may rely on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import underkeep as uk
from tests.boss_monster.situations import at, damage, decline, do, options, seat, view
from underkeep.boss_monster.asking import choose_room
from underkeep.boss_monster.cards import BOXES, CATALOGUE, enrol_box
from underkeep.boss_monster.cards.box import Box
from underkeep.boss_monster.hooks import DESTROYED, HERO_DIES_HERE, YOU_GAIN_COINS, YOU_PAY_COINS, always
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.reckoning import reckoning
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.verbs.coins import give_coins, receive_coins
from underkeep.boss_monster.verbs.rooms import destroy


@pytest.fixture
def shelf() -> Iterator[None]:
    """The shelf with a home-made set, and as it was after the test."""
    boxes, cards = dict(BOXES), dict(CATALOGUE)
    enrol_box(home_made())
    yield
    for shelf, before in ((BOXES, boxes), (CATALOGUE, cards)):
        shelf.clear()
        shelf.update(before)  # type: ignore[arg-type]


def home_made() -> Box:
    home = Box("HOME", "Home-made", coins=True)
    helper = home.miniboss("helper", "Helper", ("Neighbours deal 1 more.", "Mourns.", "Gives."), once_on_level=2)

    @helper.first.lends_damage
    def help_out(other: Room, apart: int) -> int:
        return 1 if abs(apart) == 1 else 0

    @helper.second.when(DESTROYED)
    async def mourn(g: Game, room: Room) -> None:
        receive_coins(g, g.owner(room), 5)

    @helper.third.activated(always)
    async def give(g: Game, room: Room, aim: None) -> None:
        me = g.owner(room)
        await give_coins(g, me, g.opponents(me)[0], 1)

    purser = home.miniboss("purser", "Purser", ("One coin back.", "One coin more.", "Never."), once_on_level=1)

    @purser.first.when(YOU_PAY_COINS)
    async def pay_back(g: Game, room: Room) -> None:
        receive_coins(g, g.owner(room), 1)

    @purser.second.when(YOU_GAIN_COINS)
    async def add(g: Game, room: Room) -> None:
        receive_coins(g, g.owner(room), 1)

    lost = home.miniboss("lost", "Lost", ("Finds nothing.", "", ""), once_on_level=1)

    @lost.first.when(HERO_DIES_HERE)
    async def look_about(g: Game, room: Room) -> None:
        await choose_room(g, g.owner(room), [], lost)

    return home


def playing(mine: str, *, theirs: str = "dungeon: [open_grave], hand: [freeze]", phase: str = "build") -> uk.Table:
    return at(
        f"""
        phase: {phase}
        active: 0
        players:
        - {{boss: cleopatra, {mine}}}
        - {{boss: robobo, {theirs}}}
        discard: [fear]
        """,
        more=", sets: [BMR, HOME]",
    )


def test_it_may_lend_damage_to_other_rooms(shelf: None) -> None:
    plain = damage(playing("dungeon: [jackpot_stash, open_grave, dark_altar]"), 0)
    room = "{room: open_grave, miniboss: helper}"
    table = playing(f"dungeon: [jackpot_stash, {room}, dark_altar], hand: [golem_factory]")
    assert damage(table, 0) == [plain[0] + 1, plain[1], plain[2] + 1]


@pytest.mark.parametrize(("beneath", "coins"), [("", 5), ("open_grave, ", 5)])
def test_it_may_do_something_when_its_room_is_destroyed(shelf: None, beneath: str, coins: int) -> None:
    room = f"{{stack: [{beneath}dark_altar], miniboss: helper, level: 2}}"
    table = playing(f"dungeon: [{room}], coins: 0, hand: [golem_factory]")
    do(table, "use dark_altar 1")
    assert seat(table, 0)["coins"] == coins


def test_it_may_take_notice_of_coins_that_are_paid_and_given(shelf: None) -> None:
    mine = "{room: jackpot_stash, miniboss: purser}, open_grave, {room: dark_altar, miniboss: helper, level: 3}"
    table = playing(f"dungeon: [{mine}], coins: 3, hand: [golem_factory]")
    do(table, "promote 1")
    assert seat(table, 0)["coins"] == 3  # one paid, and one back
    theirs = "dungeon: [{room: open_grave, miniboss: purser, level: 2}], coins: 0, hand: [freeze]"
    gift = playing("dungeon: [{room: dark_altar, miniboss: helper, level: 3}], coins: 3, builds: 0", theirs=theirs)
    do(gift, "use helper")
    assert (seat(gift, 0)["coins"], seat(gift, 1)["coins"]) == (2, 2)


def test_what_finds_nothing_to_do_does_not_count_for_the_round(shelf: None) -> None:
    walker = "inside: {hero: nick_the_masher, room: 1, damage: 99}, entrance: [boden_the_pantless]"
    room = "{room: jackpot_stash, miniboss: lost}"
    table = playing(f"dungeon: [{room}], hand: [freeze], {walker}", phase="adventure")
    while view(table)["walking"] is not None and view(table)["walking"]["hero"] == "nick_the_masher":
        decline(table)
    assert seat(table, 0)["souls"] == 1
    assert not seat(table, 0)["dungeon"][0]["miniboss"]["spent"]


def test_a_room_that_falls_before_its_miniboss_is_paid_for_leaves_that_to_the_one_beneath(shelf: None) -> None:
    stack = "{stack: [jackpot_stash, dark_altar], miniboss: lost, level: 0, laid: 1}"
    table = at(
        f"""
        phase: reveal
        active: 0
        window: {{gate: true}}
        players:
        - {{boss: cleopatra, dungeon: [{stack}], coins: 2}}
        - {{boss: robobo}}
        """,
        more=", sets: [BMR, HOME]",
    )
    assert options(table) == ["yes", "no"]
    assert uk.load(table.position()).digest() == table.digest()
    g = table._game
    assert isinstance(g, Game)
    room = g.players[0].dungeon[0]
    room.fresh = 1  # as it is before its turn has come
    assert list(destroy(g, room).__await__()) == []
    assert (len(room.stack), room.fresh) == (1, 1)
    assert room.miniboss is not None


def test_what_it_lends_is_a_term_of_the_figure(shelf: None) -> None:
    table = playing("dungeon: [jackpot_stash, {room: open_grave, miniboss: helper}], hand: [golem_factory]")
    terms = reckoning(view(table, 0))["players"][0]["damage"]
    assert {"from": "lent", "card": "helper", "value": 1} in terms[0]
