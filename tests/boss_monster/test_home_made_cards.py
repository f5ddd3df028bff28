"""Cards that come in no box: what they may rely on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import underkeep as uk
from tests.boss_monster.situations import do, dungeon, hand, options, told
from underkeep import bots
from underkeep.boss_monster.asking import choose_room
from underkeep.boss_monster.cards import BOXES, CATALOGUE, enrol_box
from underkeep.boss_monster.cards.aims import discard_rooms, opponents_with_rooms_in_hand, other_rooms
from underkeep.boss_monster.cards.box import Box
from underkeep.boss_monster.options import Soul
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import TRAP
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import MAGE
from underkeep.boss_monster.verbs.hands import discard_at_random, draw_spells
from underkeep.boss_monster.verbs.heroes import call_from_town
from underkeep.boss_monster.verbs.rooms import destroy
from underkeep.texts.reader import teller_of


@pytest.fixture(autouse=True)
def home_made() -> Iterator[None]:
    """On the shelf: a room wrecks another, one has a price and a target, one bears nothing. Taken away afterwards."""
    boxes, cards = dict(BOXES), dict(CATALOGUE)
    home = Box("HOME", "Home-made rooms")
    yard = home.room(
        "wrecking_yard", "Wrecking Yard", TRAP, (MAGE,), damage=1, copies=1,
        text="When built: destroy another of your rooms, then draw a spell.",
    )  # fmt: skip

    @yard.when_built
    async def wreck(g: Game, room: Room) -> None:
        me = g.owner(room)
        await destroy(g, await choose_room(g, me, other_rooms(g, room), room.card))
        draw_spells(g, me, 1)

    alley = home.room(
        "blind_alley", "Blind Alley", TRAP, (MAGE,), damage=1, copies=1,
        text="Discard two trap room cards: an opponent discards a room card at random.",
    )  # fmt: skip

    @alley.activated(opponents_with_rooms_in_hand, price=discard_rooms(2, TRAP))
    async def mug(g: Game, room: Room, victim: Player) -> None:
        await discard_at_random(g, victim, victim.rooms)

    shrine = home.room(
        "lonely_shrine", "Lonely Shrine", TRAP, (MAGE,), damage=1, copies=1,
        text="Nothing can be built on this room.",
    )  # fmt: skip
    shrine.may_be_covered_by(lambda card: False)

    enrol_box(home)
    yield
    BOXES.clear()
    BOXES.update(boxes)
    CATALOGUE.clear()
    CATALOGUE.update(cards)


def about_to_build(rooms: str) -> uk.Table:
    return uk.load(
        f"""\
underkeep: position 1
game: boss_monster
options: {{players: 2, sets: [BMR, HOME]}}
phase: build
active: 1
players:
- {{boss: draculord, dungeon: [{{stack: [], face_down: wrecking_yard}}{rooms}]}}
- {{boss: gorgona, hand: [golem_factory]}}
"""
    )


def test_a_room_may_refuse_even_ordinary_rooms():
    table = uk.load(
        """\
underkeep: position 1
game: boss_monster
options: {players: 2, sets: [BMR, HOME]}
phase: build
active: 0
players:
- {boss: draculord, dungeon: [open_grave, lonely_shrine], hand: [golem_factory]}
- {boss: gorgona, hand: [golem_factory]}
"""
    )
    assert [option for option in options(table) if option.startswith("build")] == [
        "build golem_factory new",
        "build golem_factory on 1",
    ]
    refused = table.why_not("build golem_factory on 2")
    assert refused is not None
    assert refused.rule == "BM-037"


def test_an_effect_that_finds_no_room_to_choose_from_ends_there():
    table = about_to_build("")
    happened = do(table, "pass")
    assert told(happened, "destroyed") == []
    assert [event["deck"] for event in told(happened, "drew")] == ["rooms", "rooms"]  # only what a new round brings
    assert dungeon(table, 0) == ["wrecking_yard"]


def test_an_effect_that_finds_one_room_takes_it_without_asking():
    table = about_to_build(", open_grave")
    happened = do(table, "pass")
    assert [event["card"] for event in told(happened, "destroyed")] == ["open_grave"]
    assert "spells" in [event["deck"] for event in told(happened, "drew")]
    assert dungeon(table, 0) == ["wrecking_yard"]


def test_a_card_shows_itself_as_its_id():
    assert repr([CATALOGUE["wrecking_yard"], CATALOGUE["freeze"]]) == "[wrecking_yard, freeze]"


def test_a_killed_hero_is_one_and_the_same_target_however_often_it_is_pointed_at():
    heroes = BOXES["BMR"].heroes
    me, other = [Player(number, BOXES["BMR"].bosses[number]) for number in (0, 1)]
    assert len({Soul(me, heroes[0]), Soul(me, heroes[0])}) == 1
    assert len({Soul(me, heroes[0]), Soul(other, heroes[0]), Soul(me, heroes[1])}) == 3


def in_the_alley(mine: str, theirs: str) -> uk.Table:
    return uk.load(
        f"""\
underkeep: position 1
game: boss_monster
options: {{players: 2, sets: [BMR, HOME]}}
phase: build
players:
- {{boss: draculord, dungeon: [blind_alley], hand: [{mine}]}}
- {{boss: gorgona, hand: [{theirs}]}}
"""
    )


@pytest.mark.rule("BM-263")
@pytest.mark.parametrize(
    ("mine", "theirs", "offered"),
    [
        ("dark_altar", "golem_factory", False),
        ("dark_altar, golem_factory", "golem_factory", False),
        ("dark_altar, open_grave", "", False),
        ("dark_altar, open_grave", "golem_factory", True),
    ],
)
def test_an_ability_is_offered_only_with_both_its_price_and_a_target(mine: str, theirs: str, offered: bool):
    assert ("use blind_alley 1 1" in options(in_the_alley(mine, theirs))) is offered


@pytest.mark.rule("BM-263")
def test_what_an_ability_costs_is_paid_before_it_does_anything():
    table = in_the_alley("dark_altar, open_grave, golem_factory", "golem_factory, bottomless_pit")
    do(table, "use blind_alley 1 1", "discard dark_altar")
    assert (len(hand(table, 0)), len(hand(table, 1))) == (1, 1)


def test_a_set_without_heroes_is_no_hero_deck() -> None:
    with pytest.raises(uk.BadOptions, match="not among the sets with heroes") as refused:
        uk.new_game("boss_monster", sets=["BMR", "HOME"], heroes="HOME")
    assert (refused.value.field, refused.value.rule) == ("heroes", "BM-141")


def test_a_game_with_home_made_heroes_and_bosses_is_reckoned_and_played_by_a_bot() -> None:
    guests = Box("GUESTS", "Home-made heroes and bosses")
    for number in range(24):
        guests.hero(f"guest_{number}", f"Guest {number}", MAGE, 4, "2+")
    bosses = [guests.boss(f"host_{number}", f"Host {number}", 100 + number, MAGE, "Nothing.").id for number in (1, 2)]
    enrol_box(guests)
    table = uk.new_game("boss_monster", seed=1, sets=["BMR", "GUESTS"], heroes="GUESTS", bosses=bosses)
    bot = bots.make("greedy", 1)
    met: set[str] = set()
    while table.decision is not None:
        met |= {fate["hero"] for fate in table.info.reckon(table.view(table.decision.seat))["fates"]}
        table.choose(bots.answer(bot, table, table.number))
    assert met
    assert all(hero.startswith("guest_") for hero in met)


def test_a_room_that_brings_a_second_hero_when_one_dies_is_told_in_words() -> None:
    bells = Box("BELLS", "A home-made bell")
    bell = bells.room("bell_tower", "Bell Tower", TRAP, (MAGE,), damage=9, copies=1)

    @bell.when_a_hero_dies_here
    async def ring(g: Game, room: Room) -> None:
        call_from_town(g, g.owner(room), g.town[0])

    enrol_box(bells)
    table = uk.load(
        """\
underkeep: position 1
game: boss_monster
options: {players: 2, sets: [BMR, BELLS]}
phase: build
players:
- {boss: gorgona, dungeon: [bell_tower], hand: [golem_factory]}
- {boss: xyzax, dungeon: [open_grave]}
town: [mitchell_the_judge, boden_the_pantless]
"""
    )
    said = teller_of("boss_monster")("en", ["Ania", "Boris"], 0).fates(table.view(0))
    assert said[1] == "Boden the Pantless: is brought to your entrance, next round."
