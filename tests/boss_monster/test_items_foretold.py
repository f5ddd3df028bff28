"""What is reckoned and told of items: forecasts, words, and what becomes of them when others act first."""

from __future__ import annotations

from typing import Any

import pytest

import underkeep as uk
from tests.boss_monster.situations import BYSTANDER, asked, at_items, do, guest, options, pass_by, seat, view, visitor
from underkeep.boss_monster.building import note_opening
from underkeep.boss_monster.cards import BOXES
from underkeep.boss_monster.forecast import Fate, forecast
from underkeep.boss_monster.options import Borrowed, Held
from underkeep.boss_monster.verbs.items import gear_of, offer_item, turn_up
from underkeep.boss_monster.verbs.rooms import silence
from underkeep.texts.boss_monster import Teller

NAMES = ["Ada", "Ben"]


def item(name: str) -> Any:
    return next(card for code in ("THK", "IOD") for card in BOXES[code].items if card.id == name)


def fate(table: uk.Table, hero: str) -> Fate:
    return next(fate for fate in forecast(table.view(1)) if fate.hero == hero)


@pytest.mark.parametrize(
    ("carried", "dies", "left"),
    [("extra_life", 2, 0), ("oversized_sword", 0, 3), ("goblin_suit", 0, 2), ("boots_of_jumping", 3, 0)],
)
def test_a_forecast_reckons_with_what_a_hero_carries(carried, dies, left):
    table = guest(carried, "golem_factory, golem_factory, open_grave", hero="hookshot_joe")
    foretold = fate(table, "hookshot_joe")
    if carried == "extra_life":
        assert foretold.why == "sent"  # it dies in the second room, and goes back to town instead
    else:
        assert (foretold.dies, foretold.left) == (dies, left)


def test_nothing_that_hangs_on_a_die_is_certain():
    assert fate(guest("ice_rod", "golem_factory"), "elfstar").certain
    assert not fate(guest("loaded_dice", "golem_factory"), "elfstar").certain


def test_a_forecast_knows_what_helps_at_the_entrance():
    table = at_items(
        f"""
        phase: build
        active: 0
        town: [{{hero: elfstar, item: war_horn}}, danae_the_slayer]
        players:
        - {{boss: cleopatra, dungeon: [dark_altar]}}
        - {BYSTANDER}
        """
    )
    assert fate(table, "danae_the_slayer").left == 6 + 1 - 1


def test_nobody_is_thought_to_use_an_item():
    mine = "item: ice_rod"
    table = guest("the_bomb", "golem_factory, golem_factory, open_grave", mine=mine)
    foretold = fate(table, "elfstar")
    assert (foretold.dies, foretold.certain) == (2, True)


def test_a_waiting_hero_keeps_its_item_until_the_next_round():
    entrance = "entrance: [{hero: hookshot_joe, item: oversized_sword, waits: true}]"
    table = at_items(
        f"""
        phase: adventure
        active: 0
        players:
        - {{boss: cleopatra, dungeon: [golem_factory], {entrance}}}
        - {BYSTANDER}
        """
    )
    foretold = fate(table, "hookshot_joe")
    assert (foretold.later, foretold.left) == (True, 7)


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_what_lies_there_is_told(lang):
    table = at_items(
        """
        phase: adventure
        active: 0
        items: [the_bomb]
        players:
        - {boss: cleopatra, dungeon: [open_grave], item: {card: ice_rod, ready: false}, items: [vorpal_blade],
           entrance: [{hero: elfstar, item: extra_life}]}
        - {boss: robobo, dungeon: [golem_factory], item: magic_mirror, hand: [freeze]}
        """
    )
    teller = Teller(lang, NAMES, 1)
    told = "\n".join(teller.table(table.view(1)))
    for name in ("the_bomb", "ice_rod", "vorpal_blade", "extra_life", "magic_mirror"):
        assert teller.card(name) in told


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_everything_that_happens_to_items_is_told(lang):
    table = guest("the_bomb", "golem_factory, golem_factory, open_grave", mine="item: ice_rod", hero="elfstar")
    teller = Teller(lang, NAMES, 0)
    while asked(table) != "item":
        do(table, "pass")
    assert table.decision is not None
    assert teller.card("the_bomb") in teller.question(table.decision, table.view(0))
    scene = Teller.scene(table.view(0))
    said = [teller.option(option, table.decision, scene) for option in table.decision.options]
    assert len(set(said)) == len(said)
    assert [teller.label(option, table.decision, scene) for option in table.decision.options][-1] == teller.card(
        "ice_rod"
    )
    for event in do(table, "attach the_bomb"):
        assert teller.event(event.seen_by(0), scene)


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_what_is_borrowed_is_told(lang):
    teller = Teller(lang, NAMES, 0)
    assert teller.aim("ice_rod 1:1", [["golem_factory"], ["open_grave"]]).startswith(teller.card("ice_rod"))


def test_aims_at_items_can_be_compared():
    table = visitor("golem_factory", item="ice_rod")
    game: Any = table._game
    me, room = game.players[0], game.players[0].dungeon[0]
    assert len({Held(me, item("ice_rod")), Held(me, item("ice_rod"))}) == 1
    assert len({Borrowed(item("ice_rod"), room), Borrowed(item("ice_rod"), room)}) == 1
    assert Borrowed(item("ice_rod"), Borrowed(item("the_bomb"), room)).height() == 1
    assert Borrowed(item("necronomicon"), None).height() == 0


@pytest.mark.parametrize("declared", ["magic_mirror ice_rod 1:1", "magic_mirror necronomicon"])
def test_a_borrowed_item_can_be_seen_while_it_is_declared(declared):
    lent = declared.split()[1]
    table = at_items(
        f"""
        phase: build
        active: 1
        players:
        - {{boss: cleopatra, item: magic_mirror}}
        - {{boss: robobo, dungeon: [open_grave], item: {lent}, hand: [freeze, golem_factory]}}
        """
    )
    do(table, "pass", f"use {declared}")
    assert asked(table) == "answer"
    assert view(table)["chain"][0]["aim"] == declared.partition(" ")[2]


def test_somebody_else_is_quicker_than_the_smithy():
    table = at_items(
        """
        phase: build
        active: 1
        items: [the_bomb, ice_rod]
        town: [elfstar]
        players:
        - {boss: cleopatra, dungeon: [{stack: [golem_factory, orcish_smithy]}]}
        - {boss: robobo, dungeon: [golem_factory], hand: [freeze]}
        """
    )
    game: Any = table._game
    do(table, "pass", "use orcish_smithy 1 elfstar")
    game.town[0].item = item("extra_life")
    do(table, "pass", "take ice_rod")
    assert view(table)["town"][0]["item"] == "extra_life"
    assert view(table)["items"] == ["the_bomb", "ice_rod"]


def test_somebody_else_digs_first():
    table = at_items(
        """
        phase: build
        active: 1
        players:
        - {boss: cleopatra, dungeon: [{stack: [open_grave, burial_mound]}], items: [ice_rod],
           hand: [dark_altar, dark_altar]}
        - {boss: robobo, dungeon: [golem_factory], hand: [excavation, freeze]}
        """
    )
    do(table, "pass", "use burial_mound 1 ice_rod", "cast excavation 0 ice_rod")
    if asked(table) == "answer":
        do(table, "pass")
    assert seat(table, 0)["item"]["card"] == "ice_rod"


def test_an_item_that_was_dug_up_already_is_not_attached_again():
    table = visitor("golem_factory, open_grave", item="necronomicon", mine="items: [the_bomb]")
    game: Any = table._game
    me = game.players[0]

    async def dig(g: Any, who: Any, aim: object) -> None:
        turn_up(g, who, item("the_bomb"))

    flow = offer_item(game, me, item("the_bomb"))
    flow.send(None)
    power = item("necronomicon").power
    before = power.effect
    power.effect = dig
    try:
        with pytest.raises(StopIteration):
            flow.send(0)
    finally:
        power.effect = before
    assert gear_of(me).item is item("the_bomb")
    assert not gear_of(me).fresh


def test_whoever_has_nothing_yet_gets_a_place_for_items():
    table = uk.new_game("boss_monster", players=2, seed=1)
    game: Any = table._game
    assert game.players[0].gear is None
    assert gear_of(game.players[0]).down == []


def test_only_the_last_room_that_was_opened_is_remembered():
    table = visitor("golem_factory, open_grave", item="cloning_vial")
    game: Any = table._game
    me = game.players[0]
    first, second = me.dungeon
    note_opening(me, first)
    silence(game, first)
    note_opening(me, second)
    assert (first.fittings.silent, first.fittings.opened, second.fittings.opened) == (True, False, True)
    note_opening(me, first)
    assert second.fittings is None
    first.active = False
    note_opening(me, first)
    assert not first.fittings.opened


def test_a_hero_dies_of_nothing_that_its_owner_cannot_win():
    table = guest("the_bomb", "golem_factory, golem_factory, open_grave")
    pass_by(table, 3)
    assert options(table) == ["attach the_bomb", "pass"]
