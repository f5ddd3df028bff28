"""A room that acts before its damage and asks somebody: the hero waits at the door, and may not come in at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import underkeep as uk
from tests.boss_monster.situations import at, decider, decline, do, dungeon, options, seat, told, view
from underkeep.boss_monster.asking import choose_player
from underkeep.boss_monster.cards import BOXES, CATALOGUE, enrol_box
from underkeep.boss_monster.cards.box import Box
from underkeep.boss_monster.forecast import forecast
from underkeep.boss_monster.hooks import HERO_ENTERS_HERE
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.room_cards import TRAP, RoomCard
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import THIEF
from underkeep.boss_monster.verbs.hands import draw_spells
from underkeep.boss_monster.verbs.heroes import kill_walker
from underkeep.boss_monster.verbs.rooms import deactivate, destroy


@pytest.fixture
def gate() -> Iterator[RoomCard]:
    """A room of our own, taken off the shelf afterwards."""
    boxes, cards = dict(BOXES), dict(CATALOGUE)
    home = Box("HOME", "Home-made", keeps_history=False)
    card = home.room("toll_gate", "Toll Gate", TRAP, (THIEF,), damage=2, copies=3, once=True, text="Once per round …")
    enrol_box(home)
    yield card
    BOXES.clear()
    BOXES.update(boxes)
    CATALOGUE.clear()
    CATALOGUE.update(cards)


HERO = "johnny_of_the_evening_watch"  # of 8 health


def at_home(mine: str, spell: str = "freeze") -> uk.Table:
    options = "{players: 3, sets: [BMR, HOME]}"
    head = f"underkeep: position 1\ngame: boss_monster\nseed: 1\noptions: {options}\nphase: adventure\nactive: 0\n"
    return uk.load(
        f"{head}players:\n- {{boss: cleopatra, hand: [{spell}], {mine}}}\n- {{boss: gorgona}}\n- {{boss: xyzax}}\n"
    )


def walk_until(table: uk.Table, kind: str) -> list[uk.Event]:
    """Nobody casts anything until there is such a question, or the round is over."""
    happened: list[uk.Event] = []
    while table.decision is not None and table.decision.kind != kind and view(table)["phase"] == "adventure":
        happened += decline(table)
    return happened


def entered(happened: list[uk.Event]) -> list[Any]:
    return [event["place"] for event in told(happened, "entered")]


async def collect(g: Game, room: Room) -> None:
    """Somebody pays; whom, its owner says."""
    me = g.owner(room)
    draw_spells(g, await choose_player(me, g.opponents(me), room.card), 1)


@pytest.mark.rule("BM-211")
def test_the_room_asks_before_its_damage(gate):
    gate.when(HERO_ENTERS_HERE)(collect)
    table = at_home(f"dungeon: [open_grave, toll_gate], entrance: [{HERO}]")
    walk_until(table, "player")
    assert (decider(table), options(table)) == (0, ["player 2", "player 1"])
    walking = view(table)["walking"]
    assert (walking["place"], walking["inside"], walking["damage"]) == (2, False, 2)  # of the first room alone
    happened = do(table, "player 2")
    assert [event.kind.name for event in happened][:2] == ["drew", "entered"]
    assert view(table)["walking"]["damage"] == 4


def test_it_asks_once_per_round_and_lets_the_next_hero_in(gate):
    gate.when(HERO_ENTERS_HERE)(collect)
    table = at_home(f"dungeon: [toll_gate], entrance: [{HERO}, samurai_tom]")
    walk_until(table, "player")
    happened = do(table, "player 1") + walk_until(table, "player")
    assert [event["hero"] for event in told(happened, "entered")] == [HERO, "samurai_tom"]


@pytest.mark.rule("BM-298")
def test_who_is_sent_to_the_first_room_by_a_spell_is_met_at_its_door(gate):
    gate.when(HERO_ENTERS_HERE)(collect)
    table = at_home(f"dungeon: [toll_gate, open_grave], inside: {{hero: {HERO}, room: 2, damage: 2}}", "teleportation")
    do(table, f"cast teleportation {HERO}")
    assert options(table) == ["player 2", "player 1"]
    do(table, "player 2")
    assert (view(table)["walking"]["place"], view(table)["walking"]["damage"]) == (1, 4)


def test_who_was_set_up_before_a_door_is_met_there(gate):
    gate.when(HERO_ENTERS_HERE)(collect)
    table = at_home(f"dungeon: [open_grave, toll_gate], inside: {{hero: {HERO}, room: 2, between: true, stood: 1}}")
    assert options(table) == ["player 2", "player 1"]


@pytest.mark.rule("BM-277")
def test_a_room_that_destroys_itself_at_the_door_lets_the_one_beneath_receive_the_hero(gate):
    @gate.when(HERO_ENTERS_HERE)
    async def collapse(g: Game, room: Room) -> None:
        await destroy(g, room)

    table = at_home(f"dungeon: [{{stack: [golem_factory, toll_gate]}}, open_grave], entrance: [{HERO}]")
    assert entered(walk_until(table, "")) == ["0:1", "0:2"]
    assert dungeon(table, 0) == ["golem_factory", "open_grave"]


def test_two_such_rooms_in_one_place_act_one_after_the_other(gate):
    @gate.when(HERO_ENTERS_HERE)
    async def collapse(g: Game, room: Room) -> None:
        await destroy(g, room)

    table = at_home(f"dungeon: [{{stack: [toll_gate, toll_gate]}}], entrance: [{HERO}]")
    assert entered(walk_until(table, "")) == []
    assert (dungeon(table, 0), seat(table, 0)["wounds"]) == ([], 1)


@pytest.mark.rule("BM-221")
def test_a_room_that_is_asleep_after_acting_is_not_entered(gate):
    @gate.when(HERO_ENTERS_HERE)
    async def doze(g: Game, room: Room) -> None:
        deactivate(g, room)

    table = at_home(f"dungeon: [toll_gate, open_grave], entrance: [{HERO}]")
    assert entered(walk_until(table, "")) == ["0:2"]


@pytest.mark.rule("BM-294")
def test_a_hero_may_die_at_the_door_and_the_next_one_comes(gate):
    @gate.when(HERO_ENTERS_HERE)
    async def slam(g: Game, room: Room) -> None:
        assert g.walker is not None
        await kill_walker(g, g.walker)

    table = at_home(f"dungeon: [toll_gate], entrance: [{HERO}, samurai_tom]")
    assert [event["hero"] for event in told(walk_until(table, ""), "entered")] == ["samurai_tom"]
    assert (seat(table, 0)["souls"], seat(table, 0)["wounds"]) == (1, 1)


def test_a_copy_of_the_table_waits_at_the_same_door(gate):
    gate.when(HERO_ENTERS_HERE)(collect)
    table = at_home(f"dungeon: [toll_gate], entrance: [{HERO}]")
    walk_until(table, "player")
    twin = table.clone()
    do(table, "player 1")
    assert options(twin) == ["player 2", "player 1"]
    do(twin, "player 1")
    assert twin.digest() == table.digest()


def test_the_forecast_goes_through_the_door(gate):
    gate.when(HERO_ENTERS_HERE)(collect)
    table = at_home(f"dungeon: [open_grave, toll_gate], entrance: [{HERO}]")
    [fate] = forecast(table.view(0))
    assert fate.steps == [(1, 2), (2, 2)]
    assert not fate.certain  # somebody had to choose something


def test_a_hero_that_is_to_skip_a_room_does_so_in_a_game_of_the_base_set_too() -> None:
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: king_croak, dungeon: [golem_factory, open_grave], entrance: [{hero: nick_the_masher, skips: 1}]}
        - {boss: gorgona, hand: [fear]}
        """
    )
    assert view(table)["walking"]["place"] == 2
