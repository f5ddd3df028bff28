"""The star heroes of the Kingkiller Hero Pack: each takes the place of a like hero in a base hero deck (BM-259)."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.asking import choose_hidden_card, choose_player
from underkeep.boss_monster.cards.kng.box import KNG
from underkeep.boss_monster.hero_cards import STAR
from underkeep.boss_monster.hooks import ANYBODY_CASTS, HERO_SURVIVES_HERE, REACHES_BOSS, SETS_OFF
from underkeep.boss_monster.pieces import Hero, Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game, Happening
from underkeep.boss_monster.treasures import CLERIC, FIGHTER, MAGE, THIEF
from underkeep.boss_monster.verbs.hands import discard_any_at_random, show
from underkeep.boss_monster.verbs.heroes import recover, ward_off

ROAD_BARD: Final = KNG.hero(
    "road_bard", "Road Bard", THIEF, 4, STAR, star=True,
    text="Before it enters a dungeon, the owner of that dungeon shows one spell from their hand, if they have any.",
)  # fmt: skip


@ROAD_BARD.when_told(SETS_OFF)
async def collect_a_song(g: Game, hero: Hero, setting_off: Happening) -> None:
    me = setting_off.who
    show(g, me, await choose_hidden_card(g, me, "show", me.spells.cards, len(me.spells), ROAD_BARD))


LANTERN_SCHOLAR: Final = KNG.hero(
    "lantern_scholar", "Lantern Scholar", MAGE, 6, STAR, star=True,
    text="While in a dungeon, each time any player plays a spell and it is not cancelled: rooms deal 1 less damage to "
    "this hero, but not less than 0, until the end of the round.",
)  # fmt: skip


@LANTERN_SCHOLAR.when(ANYBODY_CASTS)
async def take_notes(g: Game, hero: Hero) -> None:
    ward_off(g, hero)


@LANTERN_SCHOLAR.suffers_otherwise
def know_better(hero: Hero, host: Player, room: Room, damage: int) -> int:
    return damage if hero.errand is None else max(0, damage - hero.errand.ward)


GRAY_HEALER: Final = KNG.hero(
    "gray_healer", "Gray Healer", CLERIC, 6, STAR, star=True,
    text="When it survives a room, it regains 1 health, if it has lost any.",
)  # fmt: skip


def it_is_hurt(g: Game, hero: Hero) -> bool:
    return hero.damage > 0


@GRAY_HEALER.when(HERO_SURVIVES_HERE, given=it_is_hurt)
async def bind_wounds(g: Game, hero: Hero) -> None:
    recover(g, hero, 1)


SELLSWORD_OF_THE_VALE: Final = KNG.hero(
    "sellsword_of_the_vale", "Sellsword of the Vale", FIGHTER, 8, STAR, star=True,
    text="Takes no more damage from a room than is printed on it.",
)  # fmt: skip


@SELLSWORD_OF_THE_VALE.suffers_otherwise
def ignore_tricks(hero: Hero, host: Player, room: Room, damage: int) -> int:
    """A room that prints no figure deals what it counts."""
    card = room.card
    printed = card.counting(host, room) if card.counting is not None and card.damage == 0 else card.damage
    return min(damage, printed)


NAMELESS_STUDENT: Final = KNG.hero(
    "nameless_student", "Nameless Student", MAGE, 4, STAR, star=True,
    text="When it dies in a room, what that room does then lets the owner of the dungeon draw no cards.",
)  # fmt: skip

NAMELESS_STUDENT.leaves_nothing = True

BRIDGE_WARDEN: Final = KNG.hero(
    "bridge_warden", "Bridge Warden", FIGHTER, 6, STAR, star=True,
    text="Cannot be sent from a dungeon back to town or to an entrance.",
)  # fmt: skip

BRIDGE_WARDEN.steadfast = True

THE_KINGKILLER: Final = KNG.hero(
    "the_kingkiller", "The Kingkiller", THIEF, 12, STAR, epic=True, star=True,
    text="When it survives a dungeon: the player with the most souls besides the owner of that dungeon discards two "
    "cards at random. The owner chooses among equals.",
)  # fmt: skip


@THE_KINGKILLER.when_told(REACHES_BOSS)
async def turn_on_the_next_king(g: Game, hero: Hero, survived: Happening) -> None:
    others = g.opponents(survived.who)
    most = max([player.souls for player in others])
    king = await choose_player(survived.who, [player for player in others if player.souls == most], THE_KINGKILLER)
    await discard_any_at_random(g, king, 2)
