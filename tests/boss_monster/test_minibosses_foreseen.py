"""What can be foreseen of rooms with minibosses and coins, and why something cannot be done with them."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import at_with_coins, damage, decline, do, options, seat, view, why_not
from underkeep.boss_monster.cards import CATALOGUE
from underkeep.boss_monster.forecast import Fate, forecast
from underkeep.boss_monster.foresight import foresights
from underkeep.boss_monster.hooks import Power
from underkeep.boss_monster.minibosses import MinibossCard
from underkeep.boss_monster.options import Swing
from underkeep.boss_monster.pieces import Hero
from underkeep.boss_monster.reckoning import reckoning
from underkeep.boss_monster.room_cards import RoomCard
from underkeep.boss_monster.table import Game
from underkeep.texts.reader import teller_of

THEM = "{boss: robobo, dungeon: [goblin_armory], hand: [freeze, freeze], coins: 2}"


def building(mine: str, *, theirs: str = THEM, more: str = "window: {gate: true}", active: int = 0) -> uk.Table:
    return at_with_coins(
        f"""
        phase: build
        active: {active}
        {more}
        players:
        - {{boss: cleopatra, {mine}}}
        - {theirs}
        """
    )


def inside(table: uk.Table) -> Game:
    assert isinstance(table._game, Game)
    return table._game


def fate(table: uk.Table, hero: str, viewer: int = 0) -> Fate:
    return next(one for one in forecast(view(table, viewer)) if one.hero == hero)


# -- forecasts ------------------------------------------------------------------------------------------------------


def test_a_miniboss_counts_in_the_forecast():
    table = building(
        "dungeon: [{room: open_grave, miniboss: spike}], hand: [golem_factory], entrance: [nick_the_masher]"
    )
    plain = damage(building("dungeon: [open_grave]"), 0)[0]
    assert fate(table, "nick_the_masher").steps == [(1, plain + 1)]


@pytest.mark.ux("UX-186")
@pytest.mark.parametrize(("level", "why", "totals"), [(1, "tie", [1, 1]), (2, "lured", [2, 1])])
def test_so_does_its_level(level, why, totals):
    mine = f"dungeon: [{{room: open_grave, miniboss: jinx, level: {level}}}], hand: [golem_factory]"
    theirs = "{boss: robobo, dungeon: [open_grave], hand: [freeze]}"
    more = "window: {gate: true}\n        town: [nick_the_masher]"
    found = fate(building(mine, theirs=theirs, more=more), "nick_the_masher")
    assert (found.why, found.totals) == (why, totals)


def test_whoever_has_laid_a_miniboss_and_can_pay_is_taken_to_do_so():
    mine = "dungeon: [{room: open_grave, face_down: spike}], builds: 0, entrance: [nick_the_masher]"
    plain = damage(building("dungeon: [open_grave]"), 0)[0]
    assert fate(building(f"{mine}, coins: 1"), "nick_the_masher").steps == [(1, plain + 1)]
    assert fate(building(f"{mine}, coins: 0"), "nick_the_masher").steps == [(1, plain)]


def test_nobody_is_sure_of_a_miniboss_that_is_still_to_be_paid_for():
    mine = "dungeon: [{room: open_grave, face_down: spike}], builds: 0, coins: 1, entrance: [nick_the_masher]"
    table = building(mine)
    while view(table)["phase"] == "build":
        decline(table)
    assert view(table)["phase"] == "reveal"
    assert not fate(table, "nick_the_masher").certain
    late = building(f"{mine}, closed: true")
    while view(late)["phase"] == "build":
        decline(late)
    assert fate(late, "nick_the_masher").later


def test_coins_on_a_room_count_in_the_forecast_and_upkeep_is_paid():
    mine = "dungeon: [{stack: [spiked_pit, the_dreadmill], coins: 2}], coins: 3, entrance: [nick_the_masher]"
    table = building(f"{mine}, hand: [golem_factory]")
    assert fate(table, "nick_the_masher").steps == [(1, 4)]
    theirs = "{boss: robobo, dungeon: [goblin_armory], hand: [golem_factory]}"
    first = building(mine, theirs=theirs, active=1)
    answers = foresights(view(first, 1))
    assert "build golem_factory new" in answers


def test_what_a_promotion_changes_is_foreseen():
    mine = "dungeon: [{room: open_grave, miniboss: jinx}], hand: [golem_factory], coins: 2"
    table = building(mine)
    now = seat(table, 0)["treasures"]
    assert foresights(view(table, 0))["promote 1"].treasures["cleric"] == now["cleric"] + 1


def test_every_figure_is_told_with_its_terms():
    doubled = "{room: open_grave, miniboss: spike, doubled: 1}"
    table = building(f"dungeon: [{doubled}, {{room: dark_altar, miniboss: rocky}}], hand: [golem_factory]")
    told = reckoning(view(table, 0))["players"][0]["damage"]
    assert [sum([term["value"] for term in terms]) for terms in told] == damage(table, 0)
    assert {"from": "lent", "card": "spike", "value": 1} in told[0]


# -- refusals -------------------------------------------------------------------------------------------------------


def test_why_a_miniboss_cannot_be_used():
    def asked(room: str, said: str, more: str = "") -> str:
        return why_not(building(f"dungeon: [{room}, open_grave], hand: [golem_factory]{more}"), said)

    spike = "{{room: spiked_pit, miniboss: spike, level: {level}, worked: {spent}{more}}}"
    assert asked("spiked_pit", "use spike 1:1") == "BM-052"
    assert asked(spike.format(level=2, spent=0, more=", face_down: dark_altar"), "use spike 1:1") == "BM-181"
    assert asked(spike.format(level=1, spent=0, more=""), "use spike nick_the_masher") == "BM-059"
    assert asked(spike.format(level=2, spent=4, more=""), "use spike nick_the_masher") == "BM-042"
    assert asked(spike.format(level=2, spent=0, more=""), "use spike nick_the_masher") == "BM-263"
    assert asked(spike.format(level=3, spent=0, more=""), "use spike 1:9") == "BM-079"
    opening = at_with_coins(
        """
        phase: first_room
        active: 0
        players:
        - {boss: cleopatra, hand: [golem_factory], dungeon: [{room: spiked_pit, miniboss: spike, level: 3}]}
        - {boss: robobo}
        """
    )
    assert why_not(opening, "use spike 0:1") == "BM-300"
    assert why_not(opening, "promote 1") == "BM-054"


# -- aims that are lost -----------------------------------------------------------------------------------------------


def power_of(name: str, rank: int) -> Power:
    card = CATALOGUE[name]
    assert isinstance(card, RoomCard)
    power = card.levels[rank - 1].power if isinstance(card, MinibossCard) else card.power or card.offer
    assert power is not None
    return power


@pytest.mark.parametrize(
    ("name", "rank", "aim"),
    [
        ("spike", 2, "hero"),
        ("spike", 3, "room"),
        ("draculad", 2, "hero"),
        ("rocky", 3, "hero"),
        ("paddywhack", 3, "hero"),
        ("icicle_man", 3, "room"),
        ("brassknuckle", 3, "none"),
        ("jinx", 3, "hero"),
        ("haunted_cavern", 0, "hero"),
        ("training_camp", 0, "room"),
        ("sawtooth_pendulum", 0, "hero"),
        ("the_catapult", 0, "room"),
        ("paywall", 0, "room"),
    ],
)
def test_what_is_gone_when_an_ability_resolves_is_not_touched(name, rank, aim):
    table = building("dungeon: [{room: spiked_pit, deactivated: true}], hand: [golem_factory]")
    g = inside(table)
    room = g.players[0].dungeon[0]
    hero = CATALOGUE["nick_the_masher"]
    effect = power_of(name, rank).effect
    assert effect is not None
    before = table.digest()
    aims = {"hero": Hero(hero), "room": room, "none": None}  # type: ignore[arg-type]
    source = g.players[0] if name == "paywall" else room  # which is whoever pays, not the room
    assert list(effect(g, source, aims[aim]).__await__()) == []
    assert table.digest() == before


def test_nothing_is_bought_of_whoever_has_no_spell_left():
    table = building("dungeon: [ancient_guardtower]", theirs="{boss: robobo, hand: [golem_factory]}")
    g = inside(table)
    effect = power_of("ancient_guardtower", 0).effect
    assert effect is not None
    before = table.digest()
    assert list(effect(g, g.players[0].dungeon[0], g.players[1]).__await__()) == []
    assert table.digest() == before


# -- words ----------------------------------------------------------------------------------------------------------


def test_a_dungeon_and_a_way_are_one_aim():
    g = inside(building("dungeon: [spiked_pit]"))
    me, other = g.players
    assert Swing(me, more=True) == Swing(me, more=True)
    assert len({Swing(me, more=True), Swing(me, more=True), Swing(other, more=True)}) == 2
    assert Swing(me, more=True) not in (Swing(me, more=False), Swing(other, more=True), me)


@pytest.mark.parametrize(("lang", "coins"), [("en", "2 coins"), ("pl", "2 monety"), ("ru", "2 монеты")])
def test_the_table_is_told_with_its_coins_and_minibosses(lang, coins):
    mine = "dungeon: [{stack: [spiked_pit, the_dreadmill], coins: 2, miniboss: rocky}], coins: 2, hand: [spike]"
    teller = teller_of("boss_monster")(lang, ["Ann", "Bob"], 0)
    told = " ".join(teller.table(view(building(mine), 0)))
    assert told.count(coins) == 3  # two hoards, and those on the room
    assert teller.card_page("spike")


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_what_can_be_done_is_said_in_every_language(lang):
    mine = "{room: goblin_armory, miniboss: kid_croak, level: 3}, open_grave, {room: dark_altar, miniboss: spike}"
    table = building(f"dungeon: [{mine}], hand: [golem_factory], coins: 2")
    assert table.decision is not None
    said = {str(option): option.text(lang) for option in table.decision.options}
    assert {"promote 3", "use kid_croak 0 more"} <= said.keys()
    assert len(set(said.values())) == len(said)
    do(table, "promote 3")
    assert "promote 1" not in options(table)
