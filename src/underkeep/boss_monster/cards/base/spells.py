"""The spells of the base set."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.aims import (
    any_room,
    hero_in_an_opponents_dungeon,
    hero_in_any_dungeon,
    hero_in_my_dungeon,
    hero_in_this_room,
    heroes_in_town,
    killed_heroes_of_opponents,
    my_killed_heroes,
    my_rooms,
    rooms_of_kind,
)
from underkeep.boss_monster.cards.base.box import BMR
from underkeep.boss_monster.hooks import A_RIVALS_SOUL, ADVENTURE, BOTH, BUILD, always, needing
from underkeep.boss_monster.options import Build, Soul
from underkeep.boss_monster.pieces import Hero, Room
from underkeep.boss_monster.placing import offer_to_build
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import MONSTER, TRAP
from underkeep.boss_monster.table import Declared, Game, Happening
from underkeep.boss_monster.verbs.hands import cancel, draw_rooms, draw_spells, mourn, throw_away
from underkeep.boss_monster.verbs.heroes import (
    call_from_town,
    close,
    fortify,
    hurt,
    kill_walker,
    move_walker,
    raise_dead,
    sacrifice,
    send_to_town,
)
from underkeep.boss_monster.verbs.rooms import deactivate, destroy, forbid_building, lay, strengthen
from underkeep.core.decision import SECRET

ANNIHILATOR: Final = BMR.spell(
    "annihilator", "Annihilator", ADVENTURE, copies=2,
    text="One trap room deals 3 more damage until the end of the round.",
)  # fmt: skip


@ANNIHILATOR.at(rooms_of_kind(TRAP))
async def annihilate(g: Game, me: Player, room: Room) -> None:
    strengthen(g, room, 3)


ASSASSIN: Final = BMR.spell(
    "assassin", "Assassin", ADVENTURE, copies=3,
    text="A hero in an opponent's dungeon has +3 health until the end of the round.",
)  # fmt: skip


@ASSASSIN.at(hero_in_an_opponents_dungeon)
async def send_an_assassin(g: Game, me: Player, hero: Hero) -> None:
    fortify(g, hero, 3)


CAVE_IN: Final = BMR.spell(
    "cave_in", "Cave-In", ADVENTURE, copies=2, text="Destroy one of your active rooms. A hero in it is killed."
)


@CAVE_IN.at(my_rooms)
async def bring_the_roof_down(g: Game, me: Player, room: Room) -> None:
    buried = hero_in_this_room(g, room)
    await destroy(g, room)
    for hero in buried:
        if g.walker is hero:
            await kill_walker(g, hero)


COUNTERSPELL: Final = BMR.spell(
    "counterspell", "Counterspell", BOTH, copies=2,
    text="Cancel a spell at the moment it is played, even out of turn. This spell can itself be cancelled.",
)  # fmt: skip


@COUNTERSPELL.counters_a_spell
async def counter(g: Game, me: Player, spell: Declared) -> None:
    cancel(spell)


EXHAUSTION: Final = BMR.spell(
    "exhaustion", "Exhaustion", ADVENTURE, copies=1,
    text="Deal damage to one hero in your dungeon equal to the number of your active rooms.",
)  # fmt: skip


@EXHAUSTION.at(hero_in_my_dungeon)
async def exhaust(g: Game, me: Player, hero: Hero) -> None:
    hurt(g, hero, len(me.active_rooms()))


FEAR: Final = BMR.spell("fear", "Fear", ADVENTURE, copies=2, text="Send one hero from any dungeon back to town.")


@FEAR.at(hero_in_any_dungeon)
async def scare_off(g: Game, me: Player, hero: Hero) -> None:
    send_to_town(g, hero)


FREEZE: Final = BMR.spell(
    "freeze", "Freeze", BOTH, copies=4, text="Deactivate one room in any dungeon until the end of the round."
)


@FREEZE.at(any_room)
async def freeze(g: Game, me: Player, room: Room) -> None:
    deactivate(g, room)


GIANT_SIZE: Final = BMR.spell(
    "giant_size", "Giant Size", ADVENTURE, copies=2,
    text="One monster room deals 3 more damage until the end of the round.",
)  # fmt: skip


@GIANT_SIZE.at(rooms_of_kind(MONSTER))
async def grow(g: Game, me: Player, room: Room) -> None:
    strengthen(g, room, 3)


JEOPARDY: Final = BMR.spell(
    "jeopardy", "Jeopardy", BOTH, copies=2,
    text="Every player discards their whole hand, then draws two room cards and one spell.",
)  # fmt: skip


@JEOPARDY.at(always)
async def put_all_at_risk(g: Game, me: Player, aim: None) -> None:
    losses: list[Happening] = []
    for player in g.seated:
        hand = player.whole_hand()
        if hand:
            throw_away(g, player, hand)
            losses.append(Happening(player, hand))
    await mourn(g, losses, by=me)
    for player in g.seated:
        draw_rooms(g, player, 2)
        draw_spells(g, player, 1)


KOBOLD_STRIKE: Final = BMR.spell(
    "kobold_strike", "Kobold Strike", BUILD, copies=1,
    text="Nobody can build rooms for the rest of the round. Face-down rooms return to their owners' hands.",
)  # fmt: skip


@KOBOLD_STRIKE.at(always)
async def down_tools(g: Game, me: Player, aim: None) -> None:
    forbid_building(g)


MOTIVATION: Final = BMR.spell(
    "motivation", "Motivation", BUILD, copies=2,
    text="If an opponent has more rooms than you: you may place one extra room this round, before the reveal and not "
    "on a face-down room.",
)  # fmt: skip


def behind_in_rooms(g: Game, me: Player) -> list[None]:
    mine = me.room_count()
    for other in g.players:
        if other.room_count() > mine:
            return [None]
    return []


@MOTIVATION.at(behind_in_rooms)
async def work_overtime(g: Game, me: Player, aim: None) -> None:
    picked = await offer_to_build(g, me, "build", MOTIVATION.id, SECRET)
    if isinstance(picked, Build):
        lay(g, me, picked.card, picked.on(me))


PRINCESS_IN_PERIL: Final = BMR.spell(
    "princess_in_peril", "Princess in Peril", BUILD, copies=2, text="Put one hero from town at your entrance."
)


@PRINCESS_IN_PERIL.at(heroes_in_town)
async def cry_for_help(g: Game, me: Player, hero: Hero) -> None:
    call_from_town(g, me, hero)


SOUL_HARVEST: Final = BMR.spell(
    "soul_harvest", "Soul Harvest", BOTH, copies=1,
    text="Remove one face-down hero in your score area from the game, then draw two spells.",
)  # fmt: skip


@SOUL_HARVEST.at(my_killed_heroes)
async def harvest(g: Game, me: Player, soul: Soul) -> None:
    sacrifice(g, me, soul.card)
    draw_spells(g, me, 2)


TELEPORTATION: Final = BMR.spell(
    "teleportation", "Teleportation", ADVENTURE, copies=2,
    text="Send one hero in your dungeon back to your first room. It walks on from there and keeps its damage.",
)  # fmt: skip


@TELEPORTATION.at(hero_in_my_dungeon)
async def teleport(g: Game, me: Player, hero: Hero) -> None:
    move_walker(g, 0)


TREPIDATION: Final = BMR.spell(
    "trepidation", "Trepidation", ADVENTURE, copies=1,
    text="Choose a player with at least two more souls than you. No hero enters that player's dungeon this round; "
    "heroes wait at its entrance.",
)  # fmt: skip


@needing(A_RIVALS_SOUL)
def two_souls_ahead(g: Game, me: Player) -> list[Player]:
    players: list[Player] = []
    for player in g.seated:
        if player.souls >= me.souls + 2:
            players.append(player)
    return players


@TREPIDATION.at(two_souls_ahead)
async def spread_rumours(g: Game, me: Player, victim: Player) -> None:
    close(g, victim)


ZOMBIE_ATTACK: Final = BMR.spell(
    "zombie_attack", "Zombie Attack", BUILD, copies=2,
    text="Put a killed hero from an opponent's score area at the entrance of that opponent's dungeon. It has +2 health "
    "until the end of the round.",
)  # fmt: skip


@ZOMBIE_ATTACK.at(killed_heroes_of_opponents)
async def rise_again(g: Game, me: Player, soul: Soul) -> None:
    fortify(g, raise_dead(g, soul.player, soul.card), 2)
