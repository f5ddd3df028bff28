"""The bosses of The Next Level, with what they can do when they have levelled up."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.asking import choose_card, choose_card_or_none
from underkeep.boss_monster.cards.aims import discard_a_spell, discard_any_card, has_a_spell
from underkeep.boss_monster.cards.shared import heroes_of_the_decks, somewhere_are_two_rooms, swap_two_rooms_anywhere
from underkeep.boss_monster.cards.tnl.box import TNL
from underkeep.boss_monster.hooks import (
    ANY_ROOM_FALLS,
    ANYBODY_DISCARDS,
    BUILD,
    ROUND_ENDS,
    YOU_BUILD,
    YOU_KILL,
    YOUR_ROOM_FALLS,
)
from underkeep.boss_monster.pieces import Hero, Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import MONSTER, RoomCard, a_room_of
from underkeep.boss_monster.table import Game, Happening
from underkeep.boss_monster.treasures import CLERIC, FIGHTER, MAGE, THIEF
from underkeep.boss_monster.verbs.hands import discard, draw_rooms, draw_spells, fetch, fetch_hero
from underkeep.boss_monster.verbs.heroes import gain_soul, heal, keep_in_town, sacrifice
from underkeep.boss_monster.verbs.rooms import strengthen

DOC_SCARECROW: Final = TNL.boss(
    "doc_scarecrow", "Doc Scarecrow", 375, CLERIC,
    "From now on: in the build phase, you may discard a card to choose a hero in town. That hero cannot be lured this "
    "round.",
)  # fmt: skip


def heroes_to_frighten(g: Game, me: Player) -> list[Hero]:
    return [hero for hero in g.town if hero.errand is None or not hero.errand.kept]


@DOC_SCARECROW.activated(heroes_to_frighten, price=discard_any_card, phases=BUILD)
async def frighten(g: Game, me: Player, hero: Hero) -> None:
    if hero in g.town:
        keep_in_town(g, hero)


BELLADONNA: Final = TNL.boss(
    "belladonna_tnl", "Belladonna", 350, CLERIC,
    "Heal, turning one of your face-up heroes, ordinary or epic, face down.",
)  # fmt: skip


@BELLADONNA.levels_up
async def mix_a_cure(g: Game, me: Player) -> None:
    heal(g, me, await choose_card(me, "take", me.wound_cards, BELLADONNA))


TORIX_UZKALI: Final = TNL.boss(
    "torix_uzkali", "Torix Uz'kali", 725, CLERIC,
    "From now on: each time a monster room is discarded or destroyed, no matter whose, you may take it into your "
    "hand.",
)  # fmt: skip


@TORIX_UZKALI.when_told(ANYBODY_DISCARDS | ANY_ROOM_FALLS)
async def adopt_monsters(g: Game, me: Player, lost: Happening) -> None:
    monsters = [card for card in lost.cards if isinstance(card, RoomCard) and card.kind == MONSTER]
    while monsters:
        card = await choose_card_or_none(g, me, [card for card in monsters if card in g.discard], TORIX_UZKALI)
        if card is None:
            return
        monsters.remove(card)
        await fetch(g, me, card)


KILLA: Final = TNL.boss(
    "killa", "Killa", 825, FIGHTER,
    "From now on: while you have 3 or more wounds, your last active room deals 3 more damage.",
)  # fmt: skip


@KILLA.lends_damage
def fight_back(me: Player, room: Room, place: int) -> int:
    last = [other for other in me.dungeon if other.active][-1]
    return 3 if me.wounds >= 3 and room is last else 0


SHELLDA: Final = TNL.boss(
    "shellda", "Shellda", 425, FIGHTER,
    "From now on: at the end of each round, you may swap two rooms within any one dungeon, each with its whole stack.",
)  # fmt: skip


@SHELLDA.when(ROUND_ENDS, given=somewhere_are_two_rooms, may=True)
async def shuffle_shells(g: Game, me: Player) -> None:
    await swap_two_rooms_anywhere(g, me, SHELLDA)


SMOAKE: Final = TNL.boss(
    "smoake", "Smoake", 625, FIGHTER,
    "From now on: each time you build a monster room, you may draw a room card.",
)  # fmt: skip


@SMOAKE.when_told(YOU_BUILD, given=a_room_of(MONSTER), may=True)
async def hoard_rooms(g: Game, me: Player, built: Happening) -> None:
    draw_rooms(g, me, 1)


KAZANNA: Final = TNL.boss(
    "kazanna_tnl", "Kazanna", 550, MAGE,
    "You must discard your whole hand, then draw three spells.",
)  # fmt: skip


@KAZANNA.levels_up
async def start_over(g: Game, me: Player) -> None:
    await discard(g, me, me.whole_hand())
    draw_spells(g, me, 3)


DR_TIMEBENDER: Final = TNL.boss(
    "dr_timebender", "Dr. Timebender", 925, MAGE,
    "From now on: once per round, when an opponent plays a spell, you may discard a spell to cancel it, even out of "
    "turn.", once=True,
)  # fmt: skip


@DR_TIMEBENDER.cancels_a_spell(has_a_spell)
async def turn_back_time(g: Game, me: Player) -> None:
    await discard_a_spell(g, me, DR_TIMEBENDER)


NICOLIUS: Final = TNL.boss(
    "nicolius", "Nicolius", 975, MAGE,
    "From now on: at the end of the round, if a player has gained at least two more souls than you in that round, you "
    "may draw a spell.",
)  # fmt: skip


def somebody_is_two_souls_ahead(g: Game, me: Player) -> bool:
    gained = [player.today.souls for player in g.seated if player.today is not None]
    return me.today is not None and max(gained) >= me.today.souls + 2


@NICOLIUS.when(ROUND_ENDS, given=somebody_is_two_souls_ahead, may=True)
async def catch_up(g: Game, me: Player) -> None:
    draw_spells(g, me, 1)


PORKUS: Final = TNL.boss(
    "porkus", "Porkus", 450, THIEF,
    "Remove one face-down hero in your score area from the game, then take any hero from the hero decks and put it "
    "face down in your score area. Shuffle a deck you searched.",
)  # fmt: skip


@PORKUS.levels_up
async def trade_a_soul(g: Game, me: Player) -> None:
    sacrifice(g, me, await choose_card(me, "take", me.soul_cards, PORKUS))
    card = await choose_card(me, "take", heroes_of_the_decks(g), PORKUS)
    fetch_hero(g, me, card)
    gain_soul(g, me, card)


ANGSTIGOTH: Final = TNL.boss(
    "angstigoth", "Angstigoth", 475, THIEF,
    "From now on: once per round, when a hero dies in your dungeon, draw a room card.", once=True,
)  # fmt: skip


@ANGSTIGOTH.when(YOU_KILL)
async def brood(g: Game, me: Player) -> None:
    draw_rooms(g, me, 1)


ECLIPSE: Final = TNL.boss(
    "eclipse", "Eclipse", 525, THIEF,
    "From now on: each time you destroy one of your rooms, the room uncovered by it deals 3 more damage until the end "
    "of the round.",
)  # fmt: skip


def i_uncovered_something(g: Game, me: Player, fallen: Happening) -> bool:
    return fallen.who is me and fallen.room is not None and fallen.room.active


@ECLIPSE.when_told(YOUR_ROOM_FALLS, given=i_uncovered_something)
async def cast_a_shadow(g: Game, me: Player, fallen: Happening) -> None:
    assert fallen.room is not None
    strengthen(g, fallen.room, 3)
