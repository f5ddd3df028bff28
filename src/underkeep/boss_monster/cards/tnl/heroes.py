"""The heroes of The Next Level: 25 ordinary, 17 epic. Who plays along is said by the number of players (BM-086)."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.aims import discard_rooms
from underkeep.boss_monster.cards.shared import follow_the_hindmost
from underkeep.boss_monster.cards.tnl.box import TNL
from underkeep.boss_monster.hooks import ANYBODY_CASTS
from underkeep.boss_monster.kinds import DESIGNED, RECALLED
from underkeep.boss_monster.pieces import Hero
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import CLERIC, FIGHTER, MAGE, THIEF
from underkeep.boss_monster.verbs.heroes import fortify

# -- ordinary (dark heroes among them, BM-094) ------------------------------------------------------------------

TNL.hero("elfstar", "Elfstar", CLERIC, 4, "2+")
TNL.hero("kyle_the_incorruptible", "Kyle the Incorruptible", CLERIC, 4, "4")
TNL.hero("danae_the_slayer", "Danae the Slayer", CLERIC, 6, "2+")
TNL.hero("solemn_caine_pilgrim_of_pain", "Solemn Caine, Pilgrim of Pain", CLERIC, 6, "3+")

VAMPIRE: Final = TNL.hero(
    "vampire", "Vampire", CLERIC, 6, "4", once=True,
    text="Once per round, any one opponent of the dungeon's owner may discard a room card with a cleric treasure: "
    "this hero has +3 health until the end of the round.",
)  # fmt: skip


@VAMPIRE.offered_to_opponents(price=discard_rooms(1, treasure=CLERIC))
async def drink_blood(g: Game, opponent: Player, hero: Hero) -> None:
    fortify(g, hero, 3)


TNL.hero("adynn_cleric_of_love", "Adynn, Cleric of Love", CLERIC, 8, "2+")
TNL.hero("hookshot_joe", "Hookshot Joe", FIGHTER, 4, "2+")
TNL.hero("tarka_eskimo_warrior", "Tarka, Eskimo Warrior", FIGHTER, 4, "4")
TNL.hero("lady_samantha", "Lady Samantha", FIGHTER, 6, "2+")
TNL.hero("ampersand_the_galled", "Ampersand the Galled", FIGHTER, 6, "3+")

BARBARIAN: Final = TNL.hero(
    "barbarian", "Barbarian", FIGHTER, 6, "4", once=True,
    text="Once per round, any one opponent of the dungeon's owner may discard a room card with a fighter treasure: "
    "this hero has +3 health until the end of the round.",
)  # fmt: skip


@BARBARIAN.offered_to_opponents(price=discard_rooms(1, treasure=FIGHTER))
async def fly_into_a_rage(g: Game, opponent: Player, hero: Hero) -> None:
    fortify(g, hero, 3)


TNL.hero("damok_dragon_hunter", "Damok, Dragon Hunter", FIGHTER, 8, "2+")
TNL.hero("megan_the_missile_mage", "Megan the Missile Mage", MAGE, 4, "2+")
TNL.hero("otus_the_occult", "Otus the Occult", MAGE, 4, "4")
TNL.hero("a_kid_and_his_spellslime", "A Kid and His Spellslime", MAGE, 6, "2+")
TNL.hero("wink_the_probably_magical", "Wink the Probably Magical", MAGE, 6, "3+")

WITCH: Final = TNL.hero(
    "witch", "Witch", MAGE, 6, "4", once=True,
    text="Once per round, any one opponent of the dungeon's owner may discard a room card with a mage treasure: this "
    "hero has +3 health until the end of the round.",
)  # fmt: skip


@WITCH.offered_to_opponents(price=discard_rooms(1, treasure=MAGE))
async def stir_the_brew(g: Game, opponent: Player, hero: Hero) -> None:
    fortify(g, hero, 3)


TNL.hero("iskandar_ice_mage", "Iskandar, Ice Mage", MAGE, 8, "2+")
TNL.hero("black_leaf", "Black Leaf", THIEF, 4, "2+")
TNL.hero("murphy_the_magnificent", "Murphy the Magnificent", THIEF, 4, "4")
TNL.hero("colgar_fugitive_prince", "Colgar, Fugitive Prince", THIEF, 6, "2+")
TNL.hero("francisco_the_endbringer", "Francisco the Endbringer", THIEF, 6, "3+")

HITMAN: Final = TNL.hero(
    "hitman", "Hitman", THIEF, 6, "4", once=True,
    text="Once per round, any one opponent of the dungeon's owner may discard a room card with a thief treasure: this "
    "hero has +3 health until the end of the round.",
)  # fmt: skip


@HITMAN.offered_to_opponents(price=discard_rooms(1, treasure=THIEF))
async def pass_on_a_name(g: Game, opponent: Player, hero: Hero) -> None:
    fortify(g, hero, 3)


TNL.hero("raymond_two_chains", "Raymond Two-Chains", THIEF, 8, "2+")

THE_FOOL: Final = TNL.hero(
    "the_fool_tnl", "The Fool", "special", 2, "always",
    text="Goes to the dungeon of the player with the fewest souls. While that is tied, stays in town.",
)  # fmt: skip


THE_FOOL.lured_to("fewest souls")(follow_the_hindmost)


# -- epic (hybrid heroes among them, BM-095) --------------------------------------------------------------------

TNL.hero("tyrone_pharaoh_ascendant", "Tyrone, Pharaoh Ascendant", CLERIC, 11, "2+", epic=True)
TNL.hero("branadin_wordblessed", "Branadin Wordblessed", CLERIC, 11, "3+", epic=True)

NECROMANCER: Final = TNL.hero(
    "necromancer", "Necromancer", CLERIC, 12, "4", epic=True, treasures=(CLERIC, THIEF), ability_source=DESIGNED,
    text="Has +1 health for each face-down hero in the score area of the dungeon's owner.",
)  # fmt: skip


@NECROMANCER.has_more_health
def count_the_dead(host: Player) -> int:
    return len(host.soul_cards)


TNL.hero("heavenboy", "Heavenboy", CLERIC, 13, "2+", epic=True)
TNL.hero("lone_fox_and_kit", "Lone Fox and Kit", FIGHTER, 11, "2+", epic=True)
TNL.hero("ser_mortin_the_deadly", "Ser Mortin the Deadly", FIGHTER, 11, "3+", epic=True)

SWORDMAGE: Final = TNL.hero(
    "swordmage", "Swordmage", FIGHTER, 12, "4", epic=True, treasures=(MAGE, FIGHTER),
    text="While in a dungeon, each time any player plays a spell and it is not cancelled: gets +2 health until the "
    "end of the round, before that spell takes effect.",
)  # fmt: skip


@SWORDMAGE.when(ANYBODY_CASTS)
async def absorb_magic(g: Game, hero: Hero) -> None:
    fortify(g, hero, 2)


TNL.hero("obrien_the_destroyer", "O'Brien the Destroyer", FIGHTER, 13, "2+", epic=True)
TNL.hero("dumbledalf_the_blue", "Dumbledalf the Blue", MAGE, 11, "2+", epic=True)
TNL.hero("wrathfuss_the_namer", "Wrathfuss the Namer", MAGE, 11, "3+", epic=True)

DRUID: Final = TNL.hero(
    "druid", "Druid", MAGE, 12, "4", epic=True, treasures=(CLERIC, MAGE),
    text="From its arrival at an entrance, has +1 health for each spell in the hand of the dungeon's owner, always up "
    "to date.",
)  # fmt: skip


@DRUID.has_more_health
def feel_the_magic(host: Player) -> int:
    return len(host.spells)


TNL.hero("markus_geomancer_supreme", "Markus, Geomancer Supreme", MAGE, 13, "2+", epic=True)
TNL.hero("rom_the_reaver", "Rom the Reaver", THIEF, 11, "2+", epic=True)
TNL.hero("gaimina_thief_of_dreams", "Gaimina, Thief of Dreams", THIEF, 11, "3+", epic=True)

ARCHER: Final = TNL.hero(
    "archer", "Archer", THIEF, 12, "4", epic=True, treasures=(FIGHTER, THIEF),
    text="Never enters a dungeon's last room: neither its damage nor its abilities apply to this hero.",
)  # fmt: skip


@ARCHER.never_enters
def shoot_from_afar(host: Player, place: int) -> bool:
    return place == len(host.dungeon) - 1


TNL.hero("roberta_dreaded_outlaw", "Roberta, Dreaded Outlaw", THIEF, 13, "2+", epic=True)

THE_BROTHERS: Final = TNL.hero(
    "the_brothers", "The Brothers", "special", 20, "always", epic=True, star=True, ability_source=RECALLED,
    text="Go to the dungeon of the player whose souls minus wounds are highest. While that is tied, they stay in "
    "town.",
)  # fmt: skip


@THE_BROTHERS.lured_to("highest souls minus wounds")
def challenge_the_champion(g: Game) -> Player | None:
    highest = max([player.score for player in g.seated])
    ahead = [player for player in g.seated if player.score == highest]
    return ahead[0] if len(ahead) == 1 else None
