"""The spells of Paper and Pixels."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.asking import choose_card_or_none
from underkeep.boss_monster.cards.aims import hero_in_my_dungeon
from underkeep.boss_monster.cards.dbm.box import DBM
from underkeep.boss_monster.hooks import ADVENTURE, BUILD
from underkeep.boss_monster.options import Visit
from underkeep.boss_monster.pieces import Hero
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.verbs.hands import discard, roll
from underkeep.boss_monster.verbs.heroes import call_from_town, hurt

AGENT_OF_EVIL: Final = DBM.spell(
    "agent_of_evil", "Agent of Evil", BUILD, copies=1,
    text="Put one hero from town at the entrance of an opponent's dungeon, whatever treasure it looks for.",
)  # fmt: skip


def heroes_for_opponents(g: Game, me: Player) -> list[Visit]:
    return [Visit(other, hero) for other in g.opponents(me) for hero in g.town]


@AGENT_OF_EVIL.at(heroes_for_opponents)
async def point_the_way(g: Game, me: Player, visit: Visit) -> None:
    call_from_town(g, visit.player, visit.hero)


FIREBALL: Final = DBM.spell(
    "fireball", "Fireball!", ADVENTURE, copies=1,
    text="Roll a die and deal that much damage, 1 to 6, to one hero in your dungeon. Then you may discard another "
    "spell to deal 1 to 6 damage to every hero at your entrance, with a die of its own for each.",
)  # fmt: skip


@FIREBALL.at(hero_in_my_dungeon)
async def explode(g: Game, me: Player, hero: Hero) -> None:
    """BM-136: one die for each hero."""
    hurt(g, hero, roll(g, me, FIREBALL))
    if not me.entrance:
        return
    card = await choose_card_or_none(g, me, me.spells.cards, FIREBALL, verb="discard")
    if card is not None:
        await discard(g, me, [card])
        for waiting in me.entrance:
            hurt(g, waiting, roll(g, me, FIREBALL))
