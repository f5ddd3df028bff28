"""The hero of Paper and Pixels."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.dbm.box import DBM
from underkeep.boss_monster.hero_cards import MOST_CARDS
from underkeep.boss_monster.hooks import COMES_TO_TOWN
from underkeep.boss_monster.pieces import Hero
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.verbs.hands import draw_rooms, draw_spells
from underkeep.core.decision import Decision, Word

THE_PRINCESS: Final = DBM.hero(
    "the_princess", "The Princess", "special", 16, "always", epic=True, star=True,
    text="When she comes to town out of the hero deck: each player may draw up to three cards, rooms or spells. She "
    "goes to whoever holds the most cards; while that is tied, she stays in town.",
)  # fmt: skip

GIFTS: Final = 3
DRAW_A_ROOM: Final = Word("draw room")
DRAW_A_SPELL: Final = Word("draw spell")


@THE_PRINCESS.when(COMES_TO_TOWN)
async def bring_gifts(g: Game, hero: Hero) -> None:
    """In XP order."""
    for me in g.seated:
        for _ in range(GIFTS):
            kinds = [Word("draw room"), Word("draw spell"), Word("pass")]
            picked = await Decision(me.seat, "draw", kinds, THE_PRINCESS.id)
            if picked == DRAW_A_ROOM:
                draw_rooms(g, me, 1)
            elif picked == DRAW_A_SPELL:
                draw_spells(g, me, 1)
            else:
                break


@THE_PRINCESS.lured_to(MOST_CARDS)
def follow_the_fullest_hand(g: Game) -> Player | None:
    most = max([len(player.rooms) + len(player.spells) for player in g.seated])
    ahead = [player for player in g.seated if len(player.rooms) + len(player.spells) == most]
    return ahead[0] if len(ahead) == 1 else None
