"""Draw a game in the terminal for the README: `python tools/terminal_picture.py` writes docs/pictures/terminal.svg."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

import underkeep as uk
from underkeep.cli.app import TableApp
from underkeep.cli.match import Match
from underkeep.cli.seats import seats_of
from underkeep.cli.signs import Signs

ROOT = Path(__file__).resolve().parent.parent
SIZE = (140, 45)
MOMENT = """underkeep: position 1
game: boss_monster
options: {players: 2}
seed: 3
round: 6
phase: adventure
active: 0
players:
- boss: king_croak
  dungeon: [bottomless_pit, goblin_armory, golem_factory, {stack: [golem_factory, beast_menagerie]}, brainsucker_hive]
  hand: [giant_size, teleportation, witchs_kitchen, open_grave, dracolich_lair]
  inside: {hero: johnny_of_the_evening_watch, room: 1, damage: 1}
  entrance: [boden_the_pantless]
  souls: [katelyn_angelic_healer, lord_van_ette, frankov_the_envoy, nick_the_masher]
  wounds: [the_fool]
  levelled_up: true
- boss: cleopatra
  dungeon: [jackpot_stash, {stack: [dizzygas_hallway, recycling_center]}, boulder_ramp, mimic_vault, torture_chamber]
  hand: [freeze, dark_altar, fear]
  souls: [antonius_the_rune_knight, hya_legendary_shinobi, tempros_the_time_marauder]
  wounds: [cecil_leoran_master_factotum]
town: [jesta_the_rogue, mitchell_the_judge, acacia_warrior_of_light]
"""


async def draw(lang: str, size: tuple[int, int]) -> str:
    """A few moves into an adventure phase, as the person at the keyboard sees it."""
    table = uk.load(MOMENT)
    match = Match(table, seats_of(["me", "bot greedy"]))
    app = TableApp(match, lang, Signs(ascii_only=False), "truecolor")
    async with app.run_test(size=size) as pilot:
        await pilot.press("space")
        await pilot.pause()
        await pilot.press("h", "enter")
        await pilot.pause()
        return app.export_screenshot(title="underkeep play boss_monster")


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw a game in the terminal.")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--size", default=f"{SIZE[0]}x{SIZE[1]}")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "pictures" / "terminal.svg")
    arguments = parser.parse_args()
    width, _, height = arguments.size.partition("x")
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    arguments.out.write_text(asyncio.run(draw(arguments.lang, (int(width), int(height)))), "utf-8")
    print(f"wrote {arguments.out}")


if __name__ == "__main__":
    main()
