"""Trap rooms that have to do with neither coins nor minibosses."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.asking import choose_card
from underkeep.boss_monster.cards.aims import (
    destroy_that_room,
    destroy_this_room,
    hero_in_this_room,
    opponents_with_spells,
    other_rooms,
    treasures_for_dungeons,
)
from underkeep.boss_monster.cards.rmb.box import RMB
from underkeep.boss_monster.cards.shared import is_a_room
from underkeep.boss_monster.carrying import dodges
from underkeep.boss_monster.hooks import BUILT, HERO_IS_LOST_HERE, MY_HERO, UNCOVERED, during
from underkeep.boss_monster.kinds import Card, SpellCard
from underkeep.boss_monster.options import Lure
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import MONSTER, TRAP
from underkeep.boss_monster.table import Game, Happening
from underkeep.boss_monster.treasures import CLERIC, MAGE, THIEF
from underkeep.boss_monster.verbs.hands import discard_at_random, draw_rooms, draw_spells, fetch
from underkeep.boss_monster.verbs.heroes import kill_walker, remove_walker
from underkeep.boss_monster.verbs.rooms import add_treasure

SPECTRAL_BOMB: Final = RMB.room(
    "spectral_bomb", "Spectral Bomb", TRAP, (CLERIC, CLERIC), damage=1, copies=1,
    text="Destroy this room: one opponent discards a random spell.",
)  # fmt: skip


@SPECTRAL_BOMB.activated(opponents_with_spells, price=destroy_this_room)
async def haunt(g: Game, room: Room, victim: Player) -> None:
    await discard_at_random(g, victim, victim.spells, by=g.owner(room))


TOMB_OF_TERRORS: Final = RMB.room(
    "tomb_of_terrors", "Tomb of Terrors", TRAP, (CLERIC,), damage=2, copies=2,
    text="Discard this card from your hand: take another room or a spell from the discard pile into your hand.",
)  # fmt: skip


def rooms_and_spells_discarded(g: Game) -> list[Card]:
    return [card for card in g.discard if is_a_room(card) or isinstance(card, SpellCard)]


def while_something_lies_there(g: Game, me: Player) -> list[None]:
    return [None] if rooms_and_spells_discarded(g) else []


@TOMB_OF_TERRORS.discarded(while_something_lies_there)
async def break_the_seal(g: Game, me: Player, aim: None) -> None:
    cards = rooms_and_spells_discarded(g)
    if TOMB_OF_TERRORS in cards:  # the very card that was discarded for this
        cards.remove(TOMB_OF_TERRORS)
    await fetch(g, me, await choose_card(me, "take", cards, TOMB_OF_TERRORS))


MIND_THRESHER: Final = RMB.room(
    "mind_thresher", "Mind Thresher", TRAP, (MAGE,), damage=2, copies=2, once=True,
    text="Once per round, when a hero dies in this room: you may remove it from the game instead of gaining its soul, "
    "to draw two spells.",
)  # fmt: skip


@MIND_THRESHER.when_told(HERO_IS_LOST_HERE, may=True)
async def thresh(g: Game, room: Room, death: Happening) -> None:
    assert death.hero is not None
    remove_walker(g, death.hero, killed=True)
    draw_spells(g, g.owner(room), 2)


DELVERS_QUARRY: Final = RMB.room(
    "delvers_quarry", "Delver's Quarry", TRAP, (THIEF, THIEF), damage=1, copies=1,
    text="When you build this room or it is uncovered: draw a room card.",
)  # fmt: skip


@DELVERS_QUARRY.when(BUILT | UNCOVERED)
async def dig(g: Game, room: Room) -> None:
    draw_rooms(g, g.owner(room), 1)


ENDLESS_GALLERY: Final = RMB.room(
    "endless_gallery", "Endless Gallery", TRAP, (THIEF,), damage=2, copies=2,
    text="Destroy this room: one dungeon of your choice has one more treasure of any kind until the end of the round.",
)  # fmt: skip


@ENDLESS_GALLERY.activated(treasures_for_dungeons, price=destroy_this_room)
async def exhibit(g: Game, room: Room, lure: Lure) -> None:
    add_treasure(g, lure.player, lure.treasure)


LIVING_TRAP: Final = RMB.room(
    "living_trap", "Living Trap", TRAP, (THIEF,), damage=3, copies=2, advanced=True,
    text="Destroy a monster room in your dungeon: kill one hero in this room.",
)  # fmt: skip


@during(MY_HERO)
def monsters_to_feed_it(g: Game, room: Room) -> list[Room]:
    """While there is a hero in this room."""
    return [other for other in other_rooms(g, room) if other.card.kind == MONSTER] if hero_in_this_room(g, room) else []


@LIVING_TRAP.activated(monsters_to_feed_it, price=destroy_that_room)
async def swallow(g: Game, room: Room, monster: Room) -> None:
    for hero in hero_in_this_room(g, room):
        if not dodges(g, hero):
            await kill_walker(g, hero)
