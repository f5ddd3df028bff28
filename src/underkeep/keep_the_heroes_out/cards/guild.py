"""The Guild: twenty hero cards, five of each class (KH-007)."""

from __future__ import annotations

from typing import Final

from underkeep.keep_the_heroes_out.kinds import ARCHER, DESIGNED, FIGHTER, HEROES, MAGE, ROGUE, SEED, GuildCard

PAIRS: Final = (("swords", "swords"), ("hat", "hat"), ("eye", "eye"), ("bones", "bones"), ("gem", "special"))
NAMES: Final = {"swords": "Swords", "hat": "Hat", "eye": "Mystic Eye", "bones": "Crossed Bones", "gem": "Gem"}
SHOWN: Final = ("rogue_swords", "fighter_eye", "mage_hat")  # in the rulebook; the rest of the pattern is ours


def hero_card(hero: int, icons: tuple[str, str]) -> GuildCard:
    first, second = icons
    ident = f"{HEROES[hero]}_{first}" if first == second else f"{HEROES[hero]}_{first}_{second}"
    rooms = NAMES[first] if first == second else "Gem and Special"
    source = SEED if ident in SHOWN else DESIGNED
    return GuildCard(ident, f"{HEROES[hero].capitalize()}: {rooms}", hero=hero, icons=icons, source=source)


GUILD: Final[list[GuildCard]] = [hero_card(hero, icons) for hero in (FIGHTER, ROGUE, MAGE, ARCHER) for icons in PAIRS]
