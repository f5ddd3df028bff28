"""The spells of Rise of the Minibosses."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.asking import choose_card_or_none, choose_hidden_card, choose_room, may
from underkeep.boss_monster.building import build_again
from underkeep.boss_monster.cards.aims import (
    any_room,
    hero_in_my_dungeon,
    heroes_in_play,
    rooms_in_hand,
)
from underkeep.boss_monster.cards.coins import any_number_of_coins, level_of_miniboss, minibosses_in_hand
from underkeep.boss_monster.cards.rmb.box import RMB
from underkeep.boss_monster.declaring import charge
from underkeep.boss_monster.hiring import forbids_attaching
from underkeep.boss_monster.hooks import (
    A_COIN,
    ADVENTURE,
    ANY_HERO,
    ANY_MINIBOSS,
    BOTH,
    BUILD,
    NO_COIN,
    Price,
    always,
    during,
    needing,
)
from underkeep.boss_monster.minibosses import MinibossCard
from underkeep.boss_monster.pieces import Hero, Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import MONSTER, RoomCard
from underkeep.boss_monster.table import Declared, Game
from underkeep.boss_monster.verbs.coins import gain_coins, give_coins
from underkeep.boss_monster.verbs.hands import discard, draw_rooms, draw_spells, turn_over
from underkeep.boss_monster.verbs.heroes import fortify, hurt, kill_walker
from underkeep.boss_monster.verbs.minibosses import hire_at_once, win_over
from underkeep.boss_monster.verbs.rooms import (
    deactivate,
    disguise,
    double_damage,
    grant_permit,
    retire,
    rob,
    silence,
    strengthen,
)

WINDFALL: Final = RMB.spell(
    "windfall", "Windfall", BOTH, copies=2,
    text="If your hoard is empty: gain 3 coins.",
)  # fmt: skip


@needing(NO_COIN)
def while_i_am_broke(g: Game, me: Player) -> list[None]:
    return [None] if me.coins == 0 else []


@WINDFALL.at(while_i_am_broke)
async def inherit(g: Game, me: Player, aim: None) -> None:
    await gain_coins(g, me, 3)


INTERNSHIP: Final = RMB.spell(
    "internship", "Internship", BUILD, copies=2,
    text="Put the top three cards of the room deck into the discard pile. If one of them is a miniboss, you may build "
    "it at once, for 1 coin as usual. That is not your build for the round.",
)  # fmt: skip


@INTERNSHIP.at(always)
async def take_on_an_intern(g: Game, me: Player, aim: None) -> None:
    drawn = turn_over(g, me, 3)
    rooms = [room for room in me.dungeon if not forbids_attaching(me, room)]
    interns = [card for card in drawn if isinstance(card, MinibossCard)]
    if not rooms or not interns or me.coins == 0 or g.no_building:
        return
    card = await choose_card_or_none(g, me, interns, INTERNSHIP, hidden=False)
    if card is not None:
        room = await choose_room(g, me, rooms, INTERNSHIP)
        g.discard.remove(card)
        await hire_at_once(g, me, room, card)


SPIRIT_DRAGON: Final = RMB.spell(
    "spirit_dragon", "Spirit Dragon", BUILD, copies=2,
    text="Until the end of the round, one room in any dungeon has one treasure of each kind instead of its own.",
)  # fmt: skip


SPIRIT_DRAGON.lends_treasure = True


@SPIRIT_DRAGON.at(any_room)
async def call_the_dragon(g: Game, me: Player, room: Room) -> None:
    disguise(g, room, g.treasures)


SABOTAGE: Final = RMB.spell(
    "sabotage", "Sabotage!", BOTH, copies=2,
    text="One room has no ability until the end of the round; or, if you have more minibosses than its owner: "
    "deactivate that room until the end of the round.",
)  # fmt: skip


SABOTAGE.silences = True


@SABOTAGE.at(any_room)
async def cut_the_wires(g: Game, me: Player, room: Room) -> None:
    silence(g, room)


def rooms_of_the_outnumbered(g: Game, me: Player) -> list[Room]:
    return [room for room in g.active_rooms() if me.hired() > g.owner(room).hired()]


@SABOTAGE.or_at(rooms_of_the_outnumbered)
async def blow_it_up(g: Game, me: Player, room: Room) -> None:
    deactivate(g, room)


RAGE: Final = RMB.spell(
    "rage", "Rage!", BOTH, copies=2,
    text="Choose a miniboss: its room deals 1 more damage for each of its levels until the end of the round. If you "
    "have exactly one miniboss, you may then double the damage of that room until the end of the round.",
)  # fmt: skip


@needing(ANY_MINIBOSS)
def rooms_with_a_miniboss(g: Game, me: Player) -> list[Room]:
    return [room for player in g.seated for room in player.minions]


@RAGE.at(rooms_with_a_miniboss)
async def fly_into_a_rage(g: Game, me: Player, room: Room) -> None:
    strengthen(g, room, level_of_miniboss(room))
    if me.hired() == 1 and await may(me, RAGE):
        double_damage(g, room)


AMBUSH: Final = RMB.spell(
    "ambush", "Ambush", ADVENTURE, copies=2,
    text="Discard two monster room cards or one miniboss from your hand: kill one hero in your dungeon.",
)  # fmt: skip


def who_could_lie_in_wait(me: Player) -> list[RoomCard]:
    """Every miniboss of the hand; and monsters, if there are two."""
    monsters = rooms_in_hand(me, MONSTER)
    return [*minibosses_in_hand(me), *monsters] if len(monsters) > 1 else [*minibosses_in_hand(me)]


async def lie_in_wait(g: Game, me: Player, hero: Hero) -> None:
    card = await choose_hidden_card(g, me, "discard", who_could_lie_in_wait(me), len(me.rooms), AMBUSH)
    cards = [card]
    if card.kind == MONSTER:
        rest = rooms_in_hand(me, MONSTER)
        rest.remove(card)
        cards.append(await choose_hidden_card(g, me, "discard", rest, len(me.rooms) - 1, AMBUSH))
    await discard(g, me, cards)


def somebody_could(g: Game, me: Player) -> bool:
    return len(who_could_lie_in_wait(me)) > 0


@AMBUSH.at(hero_in_my_dungeon, price=Price(lie_in_wait, somebody_could))
async def jump_out(g: Game, me: Player, hero: Hero) -> None:
    await kill_walker(g, hero)


REBIRTH: Final = RMB.spell(
    "rebirth", "Rebirth", BOTH, copies=2,
    text="One player, who may be you, discards the whole hand, then draws as many cards of the room deck and as many "
    "spells as were discarded.",
)  # fmt: skip


def players_with_cards(g: Game, me: Player) -> list[Player]:
    return [player for player in g.seated if len(player.rooms) + len(player.spells) > 0]


@REBIRTH.at(players_with_cards)
async def be_born_again(g: Game, me: Player, player: Player) -> None:
    rooms, spells = len(player.rooms), len(player.spells)
    await discard(g, player, player.whole_hand(), by=me)
    draw_rooms(g, player, rooms)
    draw_spells(g, player, spells)


SMASH: Final = RMB.spell(
    "smash", "Smash!", BOTH, copies=2,
    text="Deal 2 damage to one hero in your dungeon; or deal 4 damage to one hero in a room that has a miniboss.",
)  # fmt: skip


@SMASH.at(hero_in_my_dungeon)
async def hit(g: Game, me: Player, hero: Hero) -> None:
    hurt(g, hero, 2)


@during(ANY_HERO)
@needing(ANY_MINIBOSS)
def hero_before_a_miniboss(g: Game, me: Player) -> list[Hero]:
    hero = g.walker
    return [hero] if hero is not None and g.inside and g.active.dungeon[g.place] in g.active.minions else []


@SMASH.or_at(hero_before_a_miniboss)
async def hit_hard(g: Game, me: Player, hero: Hero) -> None:
    hurt(g, hero, 4)


PAY_TO_WIN: Final = RMB.spell(
    "pay_to_win", "Pay to Win", BOTH, copies=2,
    text="One room deals 1 more damage until the end of the round, and 1 more still for each coin that you pay when "
    "you play this spell.",
)  # fmt: skip


@PAY_TO_WIN.at(any_room, price=any_number_of_coins)
async def buy_an_upgrade(g: Game, me: Player, room: Room) -> None:
    strengthen(g, room, 1 + g.chain[-1].paid)


ZONING_BOARD: Final = RMB.spell(
    "zoning_board", "Zoning Board", BUILD, copies=2,
    text="This round, you may build an advanced room on any room of your dungeon, whatever treasure that has.",
)  # fmt: skip


def while_i_may_build(g: Game, me: Player) -> list[None]:
    """My own build is to come, or mine to make."""
    return [None] if me.builds > 0 and not g.no_building and g.seated.index(me) >= g.turn else []


ZONING_BOARD.lends_treasure = True


@ZONING_BOARD.at(while_i_may_build)
async def get_a_permit(g: Game, me: Player, aim: None) -> None:
    grant_permit(g, me)


RESPAWN: Final = RMB.spell(
    "respawn", "Respawn", BOTH, copies=2,
    text="All your rooms count as just built: their “when you build this room” effects happen once more.",
)  # fmt: skip


@RESPAWN.at(always)
async def start_over(g: Game, me: Player, aim: None) -> None:
    for room in me.active_rooms():
        await build_again(g, room)


HEIST: Final = RMB.spell(
    "heist", "Heist", BUILD, copies=2,
    text="Choose a room in any dungeon: it has no treasure until the end of the round.",
)  # fmt: skip


@HEIST.at(any_room)
async def clean_it_out(g: Game, me: Player, room: Room) -> None:
    rob(g, room)


SHORT_CIRCUIT: Final = RMB.spell(
    "short_circuit", "Short Circuit", BOTH, copies=2,
    text="Play this when an opponent plays a spell, even out of turn: until the end of the round, each spell of that "
    "opponent, this one included, costs them 1 coin or is cancelled.",
)  # fmt: skip


@SHORT_CIRCUIT.counters_a_spell
async def overload(g: Game, me: Player, spell: Declared) -> None:
    other = g.players[spell.seat]
    other.day().surcharge += 1
    await charge(g, spell, 1)


TRAITOR: Final = RMB.spell(
    "traitor", "Traitor", BUILD, copies=2,
    text="Choose an opponent's miniboss and pay that opponent 1 coin for each of its levels: build it at once in your "
    "dungeon, at the same level. You may not build a room this round.",
)  # fmt: skip


def places_for_a_traitor(me: Player) -> list[Room]:
    return [room for room in me.dungeon if not forbids_attaching(me, room)]


@needing(ANY_MINIBOSS | A_COIN)
def minibosses_to_bribe(g: Game, me: Player) -> list[Room]:
    """While I have built nothing in this round, nor laid anything, and have a place for it."""
    laid = any(room.face_down is not None for room in me.dungeon)
    if me.builds == 0 or laid or g.no_building or not places_for_a_traitor(me):
        return []
    theirs = [room for other in g.opponents(me) for room in other.minions]
    return [room for room in theirs if room.miniboss is not None and room.miniboss.level <= me.coins]


@TRAITOR.at(minibosses_to_bribe)
async def change_sides(g: Game, me: Player, room: Room) -> None:
    to = await choose_room(g, me, places_for_a_traitor(me), TRAITOR)
    retire(g, me)
    await give_coins(g, me, g.owner(room), level_of_miniboss(room))
    await win_over(g, me, room, to)


ARMOR_UP: Final = RMB.spell(
    "armor_up", "Armor Up!", BOTH, copies=2,
    text="One hero has +1 health until the end of the round, and +2 more for each coin that you spend when you play "
    "this spell.",
)  # fmt: skip


@ARMOR_UP.at(heroes_in_play, price=any_number_of_coins)
async def suit_up(g: Game, me: Player, hero: Hero) -> None:
    fortify(g, hero, 1 + 2 * g.chain[-1].paid)
