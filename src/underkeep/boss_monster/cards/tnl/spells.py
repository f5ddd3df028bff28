"""The spells of The Next Level."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.asking import choose_card_or_none, choose_hidden_card, choose_player
from underkeep.boss_monster.building import build_at_once
from underkeep.boss_monster.cards.aims import (
    any_room,
    hero_in_an_opponents_dungeon,
    hero_in_any_dungeon,
    hero_in_my_dungeon,
    hero_open_to_spells,
    my_killed_heroes,
    my_rooms,
)
from underkeep.boss_monster.cards.tnl.box import TNL
from underkeep.boss_monster.hooks import ADVENTURE, ANY_HERO, BOTH, BUILD, MY_HERO, always, during
from underkeep.boss_monster.options import Build, Icon, Pair, Soul
from underkeep.boss_monster.pieces import FULL, Hero, Room
from underkeep.boss_monster.placing import builds, forbids_building, is_idle
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import MONSTER, RoomCard
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import CLERIC, FIGHTER, MAGE, THIEF
from underkeep.boss_monster.verbs.hands import discard, draw_rooms, give, look_at_hand, steal
from underkeep.boss_monster.verbs.heroes import (
    bar_from_winning,
    close,
    hurt,
    kill_walker,
    lead_out,
    let_skip,
    remove_walker,
    sacrifice,
    welcome,
)
from underkeep.boss_monster.verbs.rooms import destroy, lay, lend_treasure, make_harmless, silence, strengthen, swap
from underkeep.core.decision import Decision, Option

ALL_YOUR_BASE: Final = TNL.spell(
    "all_your_base", "All Your Base", BOTH, copies=1,
    text="Look at one opponent's whole hand. You may take one room card from it into your hand.",
)  # fmt: skip


def opponents_with_cards(g: Game, me: Player) -> list[Player]:
    return [other for other in g.opponents(me) if len(other.rooms) + len(other.spells) > 0]


@ALL_YOUR_BASE.at(opponents_with_cards)
async def take_over(g: Game, me: Player, victim: Player) -> None:
    look_at_hand(g, me, victim)
    card = await choose_card_or_none(g, me, victim.rooms.cards, ALL_YOUR_BASE, hidden=len(victim.rooms) > 0)
    if card is not None:
        steal(g, me, victim, card, "room")


ANOTHER_CASTLE: Final = TNL.spell(
    "another_castle", "Another Castle", ADVENTURE, copies=2,
    text="Put one hero in your dungeon (not one at your entrance) at the entrance of an opponent's dungeon.",
)  # fmt: skip


@during(MY_HERO)
def opponents_while_a_hero_is_here(g: Game, me: Player) -> list[Player]:
    return g.opponents(me) if hero_open_to_spells(g, me) else []


@ANOTHER_CASTLE.at(opponents_while_a_hero_is_here)
async def send_on(g: Game, me: Player, other: Player) -> None:
    for hero in hero_open_to_spells(g, me):
        lead_out(g, other, hero)


FAIRY_FOUNTAIN: Final = TNL.spell(
    "fairy_fountain", "Fairy Fountain", BOTH, copies=2,
    text="Until the end of the round, one room deals no damage, whatever would raise it, and each hero that enters "
    "the room gets +1 health. This ends if the room is covered or destroyed.",
)  # fmt: skip


@FAIRY_FOUNTAIN.at(any_room)
async def bless(g: Game, me: Player, room: Room) -> None:
    make_harmless(g, room, 1)


ITS_ON: Final = TNL.spell(
    "its_on", "It's On!", ADVENTURE, copies=2,
    text="Kill one hero in your dungeon that has 3 or less health left; or, if you have 3 or more wounds: kill any "
    "one hero in your dungeon.",
)  # fmt: skip


@during(MY_HERO)
def hero_weak_enough(g: Game, me: Player) -> list[Hero]:
    return [hero for hero in hero_in_my_dungeon(g, me) if g.health(hero) <= 3 or me.wounds >= 3]


@ITS_ON.at(hero_weak_enough)
async def finish_off(g: Game, me: Player, hero: Hero) -> None:
    await kill_walker(g, hero)


HIRING_SPREE: Final = TNL.spell(
    "hiring_spree", "Hiring Spree", BOTH, copies=2,
    text="Draw three room cards, then give one room card from your hand to another player.",
)  # fmt: skip


@HIRING_SPREE.at(always)
async def hire(g: Game, me: Player, aim: None) -> None:
    draw_rooms(g, me, 3)
    other = await choose_player(me, g.opponents(me), HIRING_SPREE)
    card = await choose_hidden_card(g, me, "give", me.rooms.cards, len(me.rooms), HIRING_SPREE, secret=True)
    give(g, me, other, card)


LIGHTNING_BOLT: Final = TNL.spell(
    "lightning_bolt", "Lightning Bolt!", ADVENTURE, copies=2,
    text="Deal 3 damage to one hero in your dungeon. Then you may discard another spell to deal 3 damage to every "
    "hero at your entrance.",
)  # fmt: skip


@LIGHTNING_BOLT.at(hero_in_my_dungeon)
async def strike(g: Game, me: Player, hero: Hero) -> None:
    hurt(g, hero, 3)
    if not me.entrance:
        return
    card = await choose_card_or_none(g, me, me.spells.cards, LIGHTNING_BOLT, verb="discard")
    if card is not None:
        await discard(g, me, [card])
        for waiting in me.entrance:
            hurt(g, waiting, 3)


MEDDLING_KIDS: Final = TNL.spell(
    "meddling_kids", "Meddling Kids!", BOTH, copies=1,
    text="One room has no ability until the end of the round; or choose a player whose dungeon three or more heroes "
    "have entered this round: that player cannot win this round.",
)  # fmt: skip


MEDDLING_KIDS.silences = True


@MEDDLING_KIDS.at(any_room)
async def unmask(g: Game, me: Player, room: Room) -> None:
    silence(g, room)


def crowded_dungeons(g: Game, me: Player) -> list[Player]:
    return [player for player in g.seated if player.today is not None and player.today.entered >= 3]


@MEDDLING_KIDS.or_at(crowded_dungeons)
async def spoil_the_plan(g: Game, me: Player, villain: Player) -> None:
    bar_from_winning(g, villain)


OH_YEAH: Final = TNL.spell(
    "oh_yeah", "Oh, Yeah!", BOTH, copies=1,
    text="Swap two rooms in your dungeon, each with its whole stack; or, if two or more of your rooms were destroyed "
    "this round: destroy one room in any dungeon.",
)  # fmt: skip


def pairs_of_my_rooms(g: Game, me: Player) -> list[Pair]:
    rooms = me.active_rooms()
    return [Pair(one, other) for at, one in enumerate(rooms) for other in rooms[at + 1 :]]


@OH_YEAH.at(pairs_of_my_rooms)
async def burst_through(g: Game, me: Player, pair: Pair) -> None:
    swap(g, pair.one, pair.other)


def any_room_after_two_of_mine(g: Game, me: Player) -> list[Room]:
    return g.active_rooms() if me.today is not None and me.today.fallen >= 2 else []


@OH_YEAH.or_at(any_room_after_two_of_mine)
async def tear_down(g: Game, me: Player, room: Room) -> None:
    await destroy(g, room, by=me)


PARTY_UP: Final = TNL.spell(
    "party_up", "Party Up", ADVENTURE, copies=2,
    text="Choose a dungeon. Until the end of the round, each hero that enters it gets +1 health.",
)  # fmt: skip


def any_dungeon(g: Game, me: Player) -> list[Player]:
    return g.seated


@PARTY_UP.at(any_dungeon)
async def form_a_party(g: Game, me: Player, player: Player) -> None:
    welcome(g, player, 1)


PAUSE: Final = TNL.spell(
    "pause", "Pause", ADVENTURE, copies=2,
    text="Send one hero in your dungeon back to your entrance, at full health. No hero enters your dungeon until the "
    "next round.",
)  # fmt: skip


@PAUSE.at(hero_in_my_dungeon)
async def take_a_break(g: Game, me: Player, hero: Hero) -> None:
    lead_out(g, me, hero, rested=True)
    close(g, me)


PITY: Final = TNL.spell(
    "pity", "Pity", ADVENTURE, copies=2,
    text="Remove one hero in an opponent's dungeon from the game.",
)  # fmt: skip


@PITY.at(hero_in_an_opponents_dungeon)
async def take_pity(g: Game, me: Player, hero: Hero) -> None:
    remove_walker(g, hero)


SECRET_STASH: Final = TNL.spell(
    "secret_stash", "Secret Stash", BUILD, copies=2,
    text="Until the end of the round, one of your rooms has one more treasure of your choice: cleric, fighter, mage "
    "or thief. An advanced room that shares it may be built on that room. The treasure is lost if the room is "
    "deactivated or destroyed.",
)  # fmt: skip


SECRET_STASH.lends_treasure = True


def treasures_for_my_rooms(g: Game, me: Player) -> list[Icon]:
    return [Icon(room, treasure) for room in me.active_rooms() for treasure in (CLERIC, FIGHTER, MAGE, THIEF)]


@SECRET_STASH.at(treasures_for_my_rooms)
async def hide_treasure(g: Game, me: Player, icon: Icon) -> None:
    lend_treasure(g, icon.room, icon.treasure)


SHORTCUT: Final = TNL.spell(
    "shortcut", "Shortcut!", ADVENTURE, copies=2,
    text="One hero in any dungeon skips the next room; or, if that dungeon has five rooms: it skips the next two "
    "rooms.",
)  # fmt: skip


@SHORTCUT.at(hero_in_any_dungeon)
async def open_a_door(g: Game, me: Player, hero: Hero) -> None:
    let_skip(g, hero, 1)


@during(ANY_HERO)
def hero_in_a_full_dungeon(g: Game, me: Player) -> list[Hero]:
    return hero_in_any_dungeon(g, me) if len(g.active.active_rooms()) >= FULL else []


@SHORTCUT.or_at(hero_in_a_full_dungeon)
async def open_two_doors(g: Game, me: Player, hero: Hero) -> None:
    let_skip(g, hero, 2)


SUPER_EFFECTIVE: Final = TNL.spell(
    "super_effective", "Super Effective!", ADVENTURE, copies=2,
    text="One of your rooms deals 2 more damage until the end of the round; or, if exactly one hero was lured to you "
    "this round: it deals 4 more damage until the end of the round.",
)  # fmt: skip


@SUPER_EFFECTIVE.at(my_rooms)
async def hit_a_weak_point(g: Game, me: Player, room: Room) -> None:
    strengthen(g, room, 2)


def my_rooms_for_a_single_guest(g: Game, me: Player) -> list[Room]:
    return me.active_rooms() if me.today is not None and me.today.lured == 1 else []


@SUPER_EFFECTIVE.or_at(my_rooms_for_a_single_guest)
async def hit_it_hard(g: Game, me: Player, room: Room) -> None:
    strengthen(g, room, 4)


SURPRISE_GIFT: Final = TNL.spell(
    "surprise_gift", "Surprise Gift", BUILD, copies=2,
    text="Instead of building in your own dungeon this round, place a room card from your hand face down on a face-up "
    "room of an opponent. Its “when you build this room” effect belongs to that opponent, who may still build.",
)  # fmt: skip


def rooms_for_a_gift(g: Game, me: Player) -> list[Room]:
    """While my own build is to come, or mine to make: the rooms of opponents on which one of my cards could lie."""
    if me.builds == 0 or g.no_building or g.seated.index(me) < g.turn:
        return []
    return [room for room in g.active_rooms() if room.owner != me.seat and is_there_a_gift(g, me, room)]


def is_there_a_gift(g: Game, me: Player, room: Room) -> bool:
    """Whether any card of the hand could lie on this room."""
    host = g.owner(room)
    for card in me.rooms.cards:  # noqa: SIM110 - any() takes twice the time
        if not forbids_building(me, card, room, host):
            return True
    return False


def gifts(g: Game, me: Player, room: Room) -> list[RoomCard]:
    return [card for card in me.rooms.cards if not forbids_building(me, card, room, g.owner(room))]


@SURPRISE_GIFT.at(rooms_for_a_gift)
async def wrap_it_up(g: Game, me: Player, room: Room) -> None:
    card = await choose_hidden_card(g, me, "lay", gifts(g, me, room), len(me.rooms), SURPRISE_GIFT, secret=True)
    me.builds -= 1
    lay(g, me, card, room)


UNDEAD_MINION: Final = TNL.spell(
    "undead_minion", "Undead Minion", ADVENTURE, copies=2,
    text="Remove one face-down hero in your score area from the game, then deal damage equal to its health to one "
    "hero in your dungeon.",
)  # fmt: skip


@during(MY_HERO)
def my_souls_while_a_hero_is_here(g: Game, me: Player) -> list[Soul]:
    return my_killed_heroes(g, me) if hero_open_to_spells(g, me) else []


@UNDEAD_MINION.at(my_souls_while_a_hero_is_here)
async def fight_for_me(g: Game, me: Player, soul: Soul) -> None:
    sacrifice(g, me, soul.card)
    for hero in hero_open_to_spells(g, me):
        hurt(g, hero, soul.card.hp)


WILD_MONSTER: Final = TNL.spell(
    "wild_monster", "Wild Monster", ADVENTURE, copies=2,
    text="Build a monster room from your hand at once, on a room in your dungeon. Its “when you build this room” "
    "effect works.",
)  # fmt: skip


def monsters_to_build(g: Game, me: Player) -> list[Option]:
    """On a room, never on a free place."""
    monsters = [card for card in me.rooms.kinds() if card.kind == MONSTER]
    return [build for build in builds(g, me, monsters) if isinstance(build, Build) and build.place >= 0]


def while_a_monster_fits(g: Game, me: Player) -> list[None]:
    if g.no_building or is_idle(me):
        return []
    for card in me.rooms.cards:
        if card.kind == MONSTER:
            for room in me.dungeon:
                if not forbids_building(me, card, room):
                    return [None]
    return []


@WILD_MONSTER.at(while_a_monster_fits)
async def appear(g: Game, me: Player, aim: None) -> None:
    picked = await Decision(me.seat, "build", monsters_to_build(g, me), WILD_MONSTER.id)
    assert isinstance(picked, Build)
    await build_at_once(g, me, picked.card, picked.on(me))
