"""What boss abilities of items can be pointed at, and what items of several sets do alike. A source is a player."""

from __future__ import annotations

from underkeep.boss_monster.cards.shared import ordinary_wounds
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.hooks import AimedEffect
from underkeep.boss_monster.items import ItemCard
from underkeep.boss_monster.options import Held
from underkeep.boss_monster.pieces import Hero, Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.verbs.heroes import fortify, heal
from underkeep.boss_monster.verbs.items import gear_of
from underkeep.boss_monster.verbs.rooms import deactivate


def my_ordinary_wounds(g: Game, me: Player) -> list[HeroCard]:
    return ordinary_wounds(me)


def opponents_with_rooms(g: Game, me: Player) -> list[Player]:
    return [other for other in g.opponents(me) if len(other.rooms) > 0]


def somebody_has_rooms(g: Game, me: Player) -> list[None]:
    return [None] if opponents_with_rooms(g, me) else []


def items_in_score_areas(g: Game, me: Player) -> list[Held]:
    """Face up and face down, of every player."""
    held: list[Held] = []
    for other in g.seated:
        gear = gear_of(other)
        if gear.item is not None:
            held.append(Held(other, gear.item))
        for item in gear.down:
            held.append(Held(other, item))
    return held


def face_down_items(me: Player) -> list[ItemCard]:
    return gear_of(me).down


def first_room_of(me: Player, kind: str) -> Room | None:
    """The first active one from the entrance."""
    for room in me.dungeon:
        if room.active and room.card.kind == kind:
            return room
    return None


def each_room(hero: Hero, room: Room) -> bool:
    return True


def gives_health(health: int) -> AimedEffect:
    async def effect(g: Game, me: Player, hero: Hero) -> None:
        fortify(g, hero, health)

    return effect


async def deactivate_it(g: Game, me: Player, room: Room) -> None:
    deactivate(g, room)


async def heal_that(g: Game, me: Player, card: HeroCard) -> None:
    heal(g, me, card)


def is_last(me: Player, place: int) -> bool:
    """The last active room of a dungeon."""
    return not any(room.active for room in me.dungeon[place + 1 :])


def active_before(me: Player, place: int) -> int:
    """How many active rooms lie before this one."""
    return len([room for room in me.dungeon[:place] if room.active])
