"""The heroes of Crash Landing: 7 ordinary, 5 epic. They come to games of five and six players (BM-142)."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.crl.box import CRL
from underkeep.boss_monster.kinds import DESIGNED
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import EXPLORER

# -- ordinary ---------------------------------------------------------------------------------------------------

THE_PRINCE: Final = CRL.hero(
    "the_prince", "The Prince", "special", 3, "5-6", ability_source=DESIGNED,
    text="Goes to the dungeon of the player with the fewest rooms. While that is tied, stays in town.",
)  # fmt: skip


@THE_PRINCE.lured_to("fewest rooms")
def visit_the_poorest(g: Game) -> Player | None:
    fewest = min([player.room_count() for player in g.seated])
    poorest = [player for player in g.seated if player.room_count() == fewest]
    return poorest[0] if len(poorest) == 1 else None


CRL.hero("crash_dodgers", "Crash Dodgers", EXPLORER, 4, "5-6")
CRL.hero("corbin_crickton", "Corbin Crickton", EXPLORER, 4, "5-6")
CRL.hero("tmatha", "T'Matha", EXPLORER, 6, "5-6")
CRL.hero("lindo_callari", "Lindo Callari", EXPLORER, 6, "5-6")
CRL.hero("doug_oshibe_ace_pilot", "Doug O'Shibe, Ace Pilot", EXPLORER, 8, "5-6")
CRL.hero("guy_the_redrobe", "Guy the Redrobe", EXPLORER, 8, "5-6")

# -- epic -------------------------------------------------------------------------------------------------------

CRL.hero("andromeda_james", "Andromeda James", EXPLORER, 11, "5-6", epic=True)
CRL.hero("morgan_fragman", "Morgan Fragman", EXPLORER, 11, "5-6", epic=True)
CRL.hero("banzai_barb", "Banzai Barb", EXPLORER, 13, "5-6", epic=True)
CRL.hero("aliff", "Aliff", EXPLORER, 13, "5-6", epic=True)

THE_KING: Final = CRL.hero(
    "the_king", "The King", "special", 20, "5-6", epic=True, ability_source=DESIGNED,
    text="Goes to the dungeon of the player with the most souls. While that is tied, stays in town.",
)  # fmt: skip


@THE_KING.lured_to("most souls")
def punish_the_richest(g: Game) -> Player | None:
    most = max([player.souls for player in g.seated])
    richest = [player for player in g.seated if player.souls == most]
    return richest[0] if len(richest) == 1 else None
