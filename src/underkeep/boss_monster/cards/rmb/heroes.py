"""The heroes of Rise of the Minibosses: 25 ordinary, 17 epic. The number of players says who plays along (BM-086).

What dark, hybrid and star heroes do is ours; their figures are public.
"""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.coins import pay
from underkeep.boss_monster.cards.rmb.box import RMB
from underkeep.boss_monster.cards.shared import follow_the_hindmost
from underkeep.boss_monster.kinds import DESIGNED
from underkeep.boss_monster.pieces import Hero, Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import CLERIC, FIGHTER, MAGE, THIEF
from underkeep.boss_monster.verbs.coins import lose_coins
from underkeep.boss_monster.verbs.heroes import fortify

# -- ordinary (dark heroes among them, BM-094) ------------------------------------------------------------------

RMB.hero("felicity_joyful_nurse", "Felicity, Joyful Nurse", CLERIC, 4, "2+")
RMB.hero("wolfhard_teen_hero", "Wolfhard, Teen Hero", CLERIC, 4, "4")
RMB.hero("holkin_propheteer", "Holkin, Propheteer", CLERIC, 6, "2+")
RMB.hero("luz_merciful_healer", "Luz, Merciful Healer", CLERIC, 6, "3+")

INQUISITOR: Final = RMB.hero(
    "inquisitor", "Inquisitor", CLERIC, 6, "4", once=True, ability_source=DESIGNED,
    text="Once per round, any one opponent of the dungeon's owner may pay 1 coin: this hero has +2 health until the "
    "end of the round.",
)  # fmt: skip


@INQUISITOR.offered_to_opponents(price=pay(1))
async def sell_indulgences(g: Game, opponent: Player, hero: Hero) -> None:
    fortify(g, hero, 2)


RMB.hero("josie_vampire_slayer", "Josie, Vampire Slayer", CLERIC, 8, "2+")
RMB.hero("tess_dwarven_shieldmaiden", "Tess, Dwarven Shieldmaiden", FIGHTER, 4, "2+")
RMB.hero("steven_the_human", "Steven the Human", FIGHTER, 4, "4")
RMB.hero("rotgut_half_giant_berserker", "Rotgut, Half-Giant Berserker", FIGHTER, 6, "2+")
RMB.hero("maxine_sister_of_steel", "Maxine, Sister of Steel", FIGHTER, 6, "3+")

SELLSWORD: Final = RMB.hero(
    "sellsword", "Sellsword", FIGHTER, 6, "4", once=True, ability_source=DESIGNED,
    text="Once per round, any one opponent of the dungeon's owner may pay 1 coin: this hero has +2 health until the "
    "end of the round.",
)  # fmt: skip


@SELLSWORD.offered_to_opponents(price=pay(1))
async def hire_a_blade(g: Game, opponent: Player, hero: Hero) -> None:
    fortify(g, hero, 2)


RMB.hero("joe_the_smith", "Joe the Smith", FIGHTER, 8, "2+")
RMB.hero("eloi_marlborn", "Eloi Marlborn", MAGE, 4, "2+")
RMB.hero("exai_mindmage", "Exai, Mindmage", MAGE, 4, "4")
RMB.hero("clebrina_familiar", "Clebrina, Familiar", MAGE, 6, "2+")
RMB.hero("bross_illusionist_adept", "Bross, Illusionist Adept", MAGE, 6, "3+")

ALCHEMIST: Final = RMB.hero(
    "alchemist", "Alchemist", MAGE, 6, "4", once=True, ability_source=DESIGNED,
    text="Once per round, any one opponent of the dungeon's owner may pay 1 coin: this hero has +2 health until the "
    "end of the round.",
)  # fmt: skip


@ALCHEMIST.offered_to_opponents(price=pay(1))
async def sell_a_potion(g: Game, opponent: Player, hero: Hero) -> None:
    fortify(g, hero, 2)


RMB.hero("dovkro_born_of_the_dragon", "Dovkro, Born of the Dragon", MAGE, 8, "2+")
RMB.hero("kbothi_the_spy", "K'Bothi the Spy", THIEF, 4, "2+")
RMB.hero("the_steel_mouser", "The Steel Mouser", THIEF, 4, "4")
RMB.hero("ofcroak_vengeful_handmaid", "Ofcroak, Vengeful Handmaid", THIEF, 6, "2+")
RMB.hero("koko_the_piper", "Koko the Piper", THIEF, 6, "3+")

SCOUNDREL: Final = RMB.hero(
    "scoundrel", "Scoundrel", THIEF, 6, "4", once=True, ability_source=DESIGNED,
    text="Once per round, any one opponent of the dungeon's owner may pay 1 coin: this hero has +2 health until the "
    "end of the round.",
)  # fmt: skip


@SCOUNDREL.offered_to_opponents(price=pay(1))
async def bribe_the_guards(g: Game, opponent: Player, hero: Hero) -> None:
    fortify(g, hero, 2)


RMB.hero("marmo_master_of_dreams", "Marmo, Master of Dreams", THIEF, 8, "2+")

THE_FOOL: Final = RMB.hero(
    "the_fool_rmb", "The Fool", "special", 2, "always",
    text="Goes to the dungeon of the player with the fewest souls. While that is tied, stays in town.",
)  # fmt: skip
THE_FOOL.lured_to("fewest souls")(follow_the_hindmost)


# -- epic (hybrid heroes among them, BM-095) --------------------------------------------------------------------

RMB.hero("haize_half_angel", "Haize, Half-angel", CLERIC, 11, "2+", epic=True)
RMB.hero("the_overseer", "The Overseer", CLERIC, 11, "3+", epic=True)

PALADIN: Final = RMB.hero(
    "paladin", "Paladin", CLERIC, 12, "4", epic=True, treasures=(CLERIC, FIGHTER), ability_source=DESIGNED,
    text="Takes 1 less damage, but not less than 0, from each room that has a miniboss.",
)  # fmt: skip


@PALADIN.suffers_otherwise
def stand_firm(hero: Hero, me: Player, room: Room, damage: int) -> int:
    return max(0, damage - 1) if room.miniboss is not None else damage


RMB.hero("koverian_executioner", "Koverian, Executioner", CLERIC, 13, "2+", epic=True)
RMB.hero("varraka_combat_instructor", "Varraka, Combat Instructor", FIGHTER, 11, "2+", epic=True)
RMB.hero("zheng_yi_one_kick_woman", "Zheng-Yi, One Kick Woman", FIGHTER, 11, "3+", epic=True)

TAX_COLLECTOR: Final = RMB.hero(
    "tax_collector", "Tax Collector", FIGHTER, 12, "4", epic=True, treasures=(FIGHTER, THIEF), ability_source=DESIGNED,
    text="When this hero survives a dungeon: its owner loses 2 coins from the hoard, or all if there are fewer.",
)  # fmt: skip


@TAX_COLLECTOR.when_it_survives
def collect_taxes(g: Game, host: Player) -> None:
    lose_coins(g, host, 2)


RMB.hero("unseena_invisible_wrestler", "Unseena, Invisible Wrestler", FIGHTER, 13, "2+", epic=True)
RMB.hero("zutara_elemental_master", "Zutara, Elemental Master", MAGE, 11, "2+", epic=True)
RMB.hero("mortimer_evil_genius", "Mortimer, Evil Genius", MAGE, 11, "3+", epic=True)

WARLOCK: Final = RMB.hero(
    "warlock", "Warlock", MAGE, 12, "4", epic=True, treasures=(CLERIC, MAGE), ability_source=DESIGNED,
    text="Has +1 health for each miniboss in the dungeon that it is in, or at whose entrance it stands.",
)  # fmt: skip


@WARLOCK.has_more_health
def draw_on_minibosses(host: Player) -> int:
    return host.hired()


RMB.hero("shigeru_the_spellbinder", "Shigeru the Spellbinder", MAGE, 13, "2+", epic=True)
RMB.hero("moran_master_of_keys", "Moran, Master of Keys", THIEF, 11, "2+", epic=True)
RMB.hero("marsden_reformed_outlaw", "Marsden, Reformed Outlaw", THIEF, 11, "3+", epic=True)

RELIC_HUNTER: Final = RMB.hero(
    "relic_hunter", "Relic Hunter", THIEF, 12, "4", epic=True, treasures=(MAGE, THIEF), ability_source=DESIGNED,
    text="Ignores the abilities of rooms that have more than one treasure.",
)  # fmt: skip


@RELIC_HUNTER.ignores_abilities_of
def take_the_treasure(room: Room) -> bool:
    return len(room.card.treasures) > 1


RMB.hero("petros_dwarven_noble", "Petros, Dwarven Noble", THIEF, 13, "2+", epic=True)

THE_PROGENITORS: Final = RMB.hero(
    "the_progenitors", "The Progenitors", "special", 20, "always", epic=True, star=True, ability_source=DESIGNED,
    text="Go to the dungeon of the player with the most coins. While that is tied, they stay in town.",
)  # fmt: skip


@THE_PROGENITORS.lured_to("most coins")
def smell_gold(g: Game) -> Player | None:
    most = max([player.coins for player in g.seated])
    richest = [player for player in g.seated if player.coins == most]
    return richest[0] if len(richest) == 1 else None
