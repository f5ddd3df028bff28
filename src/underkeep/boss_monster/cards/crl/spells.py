"""The spells of Crash Landing."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.aims import any_room, hero_in_an_opponents_dungeon, hero_in_any_dungeon
from underkeep.boss_monster.cards.crl.box import CRL
from underkeep.boss_monster.cards.shared import heroes_of_mine
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.hooks import ADVENTURE, ANY_HERO, BUILD, during
from underkeep.boss_monster.options import Soul
from underkeep.boss_monster.pieces import Hero, Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import EXPLORER
from underkeep.boss_monster.verbs.heroes import fortify, heal, hurt, kill_walker, snatch_survivor
from underkeep.boss_monster.verbs.rooms import lend_treasure

FINISH_HIM: Final = CRL.spell(
    "finish_him", "Finish Him!", ADVENTURE, copies=1,
    text="Kill one hero in any dungeon that has 2 or less health left; or, if another player has more souls than you: "
    "take a hero that survived another dungeon this round and put it face down in your score area.",
)  # fmt: skip


@during(ANY_HERO)
def hero_nearly_dead(g: Game, me: Player) -> list[Hero]:
    return [hero for hero in hero_in_any_dungeon(g, me) if g.health(hero) <= 2]


@FINISH_HIM.at(hero_nearly_dead)
async def strike_the_last_blow(g: Game, me: Player, hero: Hero) -> None:
    await kill_walker(g, hero)


def survivors_of_others(g: Game, me: Player) -> list[Soul]:
    """While somebody has more souls: the heroes that have got through elsewhere this round."""
    if max([player.souls for player in g.seated]) <= me.souls:
        return []
    return [
        Soul(other, card)
        for other in g.opponents(me)
        if other.today is not None
        for card in other.today.survived
        if card in other.wound_cards
    ]


@FINISH_HIM.or_at(survivors_of_others)
async def ambush_a_survivor(g: Game, me: Player, survivor: Soul) -> None:
    snatch_survivor(g, me, survivor.player, survivor.card)


ESSENCE_TRANSFER: Final = CRL.spell(
    "essence_transfer", "Essence Transfer", ADVENTURE, copies=2,
    text="One hero in an opponent's dungeon gets +1 health for each of your wounds until the end of the round.",
)  # fmt: skip


@ESSENCE_TRANSFER.at(hero_in_an_opponents_dungeon)
async def lend_pain(g: Game, me: Player, hero: Hero) -> None:
    fortify(g, hero, me.wounds)


HEALING_TANK: Final = CRL.spell(
    "healing_tank", "Healing Tank", ADVENTURE, copies=1,
    text="If no hero was lured to you in this round's bait phase: heal, turning one of your ordinary face-up heroes "
    "face down.",
)  # fmt: skip


def wounds_to_soak(g: Game, me: Player) -> list[HeroCard]:
    if me.today is None or me.today.lured:
        return []
    return [card for card in me.wound_cards if not card.epic]


@HEALING_TANK.at(wounds_to_soak)
async def soak(g: Game, me: Player, card: HeroCard) -> None:
    heal(g, me, card)


METEORITE: Final = CRL.spell(
    "meteorite", "Meteorite", BUILD, copies=1,
    text="One room in any dungeon has one more explorer treasure until the end of the round. An advanced room that "
    "shares it may be built on that room.",
)  # fmt: skip

METEORITE.lends_treasure = True


@METEORITE.at(any_room)
async def fall_from_the_sky(g: Game, me: Player, room: Room) -> None:
    lend_treasure(g, room, EXPLORER)


NOT_DEAD_YET: Final = CRL.spell(
    "not_dead_yet", "Not Dead Yet", ADVENTURE, copies=2,
    text="Deal 1 damage for each of your wounds to every hero in your dungeon and at your entrance.",
)  # fmt: skip


def while_heroes_are_here(g: Game, me: Player) -> list[None]:
    return [None] if heroes_of_mine(g, me) else []


@NOT_DEAD_YET.at(while_heroes_are_here)
async def get_up_again(g: Game, me: Player, aim: None) -> None:
    for hero in heroes_of_mine(g, me):
        hurt(g, hero, me.wounds)
