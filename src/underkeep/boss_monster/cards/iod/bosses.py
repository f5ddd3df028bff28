"""The bosses of Implements of Destruction, with what they can do when they have levelled up."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.asking import choose_card, choose_room, may
from underkeep.boss_monster.cards.iod.box import IOD
from underkeep.boss_monster.cards.item_aims import face_down_items
from underkeep.boss_monster.cards.shared import heal_an_ordinary_wound
from underkeep.boss_monster.hooks import BUILD, YOU_KILL, YOU_USE_AN_ITEM
from underkeep.boss_monster.items import ItemCard
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game, Happening
from underkeep.boss_monster.treasures import CLERIC, EXPLORER, FIGHTER, MAGE, THIEF
from underkeep.boss_monster.verbs.hands import draw_spells, foresee, put_at_the_bottom
from underkeep.boss_monster.verbs.items import attach, gear_of, take_item, turn_up
from underkeep.boss_monster.verbs.rooms import strengthen
from underkeep.core.decision import Decision, Option, Word

ALL_SEEING_BIVAN: Final = IOD.boss(
    "all_seeing_bivan", "All-Seeing Bivan", 395, EXPLORER,
    "From now on: once per round, in the build phase, you may look at the top card of the ordinary or the epic hero "
    "deck, and leave it there or put it at the bottom.", once=True,
)  # fmt: skip

ORDINARY: Final = Word("deck heroes")


def while_heroes_are_to_come(g: Game, me: Player) -> list[None]:
    return [None] if g.hero_deck or g.epic_deck else []


@ALL_SEEING_BIVAN.activated(while_heroes_are_to_come, phases=BUILD)
async def see_all(g: Game, me: Player, aim: None) -> None:
    decks: list[Option] = [Word("deck heroes")] if g.hero_deck else []
    if g.epic_deck:
        decks.append(Word("deck epic_heroes"))
    ordinary = await Decision(me.seat, "deck", decks, ALL_SEEING_BIVAN.id) == ORDINARY
    deck = g.hero_deck if ordinary else g.epic_deck
    foresee(g, me, deck, "heroes" if ordinary else "epic_heroes")
    if await may(me, ALL_SEEING_BIVAN):
        put_at_the_bottom(g, deck)


RELICTORA: Final = IOD.boss(
    "relictora", "Relictora", 445, CLERIC,
    "Turn one of your face-down items face up. If you have none, heal, turning one of your face-up ordinary heroes "
    "face down.",
)  # fmt: skip


@RELICTORA.levels_up
async def open_the_reliquary(g: Game, me: Player) -> None:
    if face_down_items(me):
        turn_up(g, me, await choose_card(me, "take", face_down_items(me), RELICTORA))
    else:
        await heal_an_ordinary_wound(g, me, RELICTORA)


FORGEFIST: Final = IOD.boss(
    "forgefist", "Forgefist", 585, FIGHTER,
    "From now on: once per round, when a hero that carries an item dies in your dungeon, one of your rooms deals 2 "
    "more damage until the end of the round.", once=True,
)  # fmt: skip


def it_carried_an_item(g: Game, me: Player, killed: Happening) -> bool:
    return killed.hero is not None and killed.hero.item is not None


@FORGEFIST.when_told(YOU_KILL, given=it_carried_an_item)
async def melt_it_down(g: Game, me: Player, killed: Happening) -> None:
    strengthen(g, await choose_room(g, me, me.active_rooms(), FORGEFIST), 2)


LEXICONA: Final = IOD.boss(
    "lexicona", "Lexicona", 715, MAGE,
    "From now on: each time you use your item, draw a spell.",
)  # fmt: skip


@LEXICONA.when(YOU_USE_AN_ITEM)
async def write_it_down(g: Game, me: Player) -> None:
    draw_spells(g, me, 1)


MAGPIE_PRINCE: Final = IOD.boss(
    "magpie_prince", "Magpie Prince", 885, THIEF,
    "Take one item that lies in town without a carrier, or one from an opponent's score area, and attach it face up "
    "to this boss.",
)  # fmt: skip


@MAGPIE_PRINCE.levels_up
async def steal_something_shiny(g: Game, me: Player) -> None:
    places: dict[ItemCard, Player | None] = {} if g.wares is None else dict.fromkeys(g.wares.town)
    for other in g.opponents(me):
        gear = gear_of(other)
        for item in gear.down if gear.item is None else [gear.item, *gear.down]:
            places[item] = other
    item = await choose_card(me, "take", list(places), MAGPIE_PRINCE)
    take_item(g, me, item, places[item])
    attach(g, me, item)
