"""The heroes of the base set: 25 ordinary, 16 epic. Who plays along is said by the number of players (BM-086)."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.cards.base.box import BMR
from underkeep.boss_monster.cards.shared import follow_the_hindmost
from underkeep.boss_monster.treasures import CLERIC, FIGHTER, MAGE, THIEF

# -- ordinary ---------------------------------------------------------------------------------------------------

BMR.hero("nick_the_masher", "Nick the Masher", CLERIC, 4, "2+")
BMR.hero("pugi_the_druidess", "Pugi the Druidess", CLERIC, 4, "4")
BMR.hero("acacia_warrior_of_light", "Acacia, Warrior of Light", CLERIC, 6, "2+")
BMR.hero("charles_the_young", "Charles the Young", CLERIC, 6, "3+")
BMR.hero("delatorious_angel_of_light", "Delatorious, Angel of Light", CLERIC, 8, "2+")
BMR.hero("romero_the_indigo_friar", "Romero, the Indigo Friar", CLERIC, 8, "4")
BMR.hero("boden_the_pantless", "Boden the Pantless", FIGHTER, 4, "2+")
BMR.hero("jarek_squire_to_the_lion_knights", "Jarek, Squire to the Lion Knights", FIGHTER, 4, "4")
BMR.hero("fires_breath_heroine_of_arcadia", "Fire's Breath, Heroine of Arcadia", FIGHTER, 6, "2+")
BMR.hero("samurai_tom", "Samurai Tom", FIGHTER, 6, "3+")
BMR.hero("johnny_of_the_evening_watch", "Johnny of the Evening Watch", FIGHTER, 8, "2+")
BMR.hero("crystol_and_alan_of_gerd", "Crystol and A'lan of Gerd", FIGHTER, 8, "4")
BMR.hero("tieg_and_the_magic_bubble", "Tieg and the Magic Bubble", MAGE, 4, "2+")
BMR.hero("brandork_the_neverwrong", "Brandork the Neverwrong", MAGE, 4, "4")
BMR.hero("mitchell_the_judge", "Mitchell, the Judge", MAGE, 6, "2+")
BMR.hero("kalish_ninefingers", "Kalish Ninefingers", MAGE, 6, "3+")
BMR.hero("dartteon_elf_pyromancer", "Dartteon, Elf Pyromancer", MAGE, 8, "2+")
BMR.hero("koey_the_last_dragon_mage", "Koey, the Last Dragon Mage", MAGE, 8, "4")
BMR.hero("joman_chimm_cutpurse", "Joman Chimm, Cutpurse", THIEF, 4, "2+")
BMR.hero("lance_uppercut_treasure_hunter", "Lance Uppercut, Treasure Hunter", THIEF, 4, "4")
BMR.hero("jesta_the_rogue", "Jesta the Rogue", THIEF, 6, "2+")
BMR.hero("kins_klauski_mad_conquistador", "Kins Klauski, Mad Conquistador", THIEF, 6, "3+")
BMR.hero("sir_digby_apple_ace_detective", "Sir Digby Apple, Ace Detective", THIEF, 8, "2+")
BMR.hero("jerome_kung_fu_monkey", "Jerome, Kung Fu Monkey", THIEF, 8, "4")

THE_FOOL: Final = BMR.hero(
    "the_fool", "The Fool", "special", 2, "2+",
    text="Goes to the dungeon of the player with the fewest souls. While that is tied, stays in town.",
)  # fmt: skip


THE_FOOL.lured_to("fewest souls")(follow_the_hindmost)


# -- epic -------------------------------------------------------------------------------------------------------

BMR.hero("katelyn_angelic_healer", "Katelyn, Angelic Healer", CLERIC, 11, "2+", epic=True)
BMR.hero("kerberos_dirtbeard_canine_cleric", "Kerberos Dirtbeard, Canine Cleric", CLERIC, 11, "3+", epic=True)
BMR.hero("lord_van_ette", "Lord Van Ette", CLERIC, 13, "2+", epic=True)
BMR.hero("jejune_and_everlea_holy_sisters", "Jejune & Everlea, Holy Sisters", CLERIC, 13, "4", epic=True)
BMR.hero("frankov_the_envoy", "Frankov, the Envoy", FIGHTER, 11, "2+", epic=True)
BMR.hero("nate_the_squidslayer", "Nate the Squidslayer", FIGHTER, 11, "3+", epic=True)
BMR.hero("antonius_the_rune_knight", "Antonius, the Rune Knight", FIGHTER, 13, "2+", epic=True)
BMR.hero("asmor_the_aweless", "Asmor the Aweless", FIGHTER, 13, "4", epic=True)
BMR.hero("tempros_the_time_marauder", "Tempros the Time Marauder", MAGE, 11, "2+", epic=True)
BMR.hero("chia_kang_mystical_warlock_of_yu", "Chia Kang, Mystical Warlock of Yu", MAGE, 11, "3+", epic=True)
BMR.hero("terric_warhelm_half_elf_archmage", "Terric Warhelm, Half-Elf Archmage", MAGE, 13, "2+", epic=True)
BMR.hero("wayward_the_drifter", "Wayward, the Drifter", MAGE, 13, "4", epic=True)
BMR.hero("hya_legendary_shinobi", "Hya, Legendary Shinobi", THIEF, 11, "2+", epic=True)
BMR.hero("blackbeard_jake", "Blackbeard Jake", THIEF, 11, "3+", epic=True)
BMR.hero("cecil_leoran_master_factotum", "Cecil Leoran, Master Factotum", THIEF, 13, "2+", epic=True)
BMR.hero("wallbanger_basketweaver", "Wallbanger Basketweaver", THIEF, 13, "4", epic=True)
