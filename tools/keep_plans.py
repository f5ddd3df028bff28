"""Write down the dungeons of Keep the Heroes Out! for the page, which draws them: `python tools/keep_plans.py`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from underkeep.keep_the_heroes_out.kinds import ICONS, ROOMS
from underkeep.keep_the_heroes_out.scenarios import WRITTEN, scenario_named
from underkeep.keep_the_heroes_out.scenarios.book import Scenario

FILE: Final = Path(__file__).parents[1] / "web/src/games/keep_the_heroes_out/plan/plans.json"


def plan(scenario: Scenario) -> dict[str, Any]:
    """Rooms on their grid, corridors, treasures by value; and what the Guild deck holds beside heroes."""
    dungeon = scenario.dungeon
    return {
        "number": scenario.number,
        "stars": scenario.stars,
        "rooms": [{"room": ROOMS[one.room], "at": [one.x, one.y]} for one in dungeon.placed],
        "corridors": [
            [ROOMS[one], ROOMS[other]] for one in dungeon.rooms for other in sorted(dungeon.ways[one]) if one < other
        ],
        "treasures": {ROOMS[room]: value for room, value in sorted(scenario.treasures.items())},
        "portals": [ROOMS[room] for room in scenario.portals],
        "special": [ROOMS[room] for room in dungeon.rooms if room in ICONS["special"]],
        "cards": {card.id: card.copies for card in scenario.cards},
    }


def written() -> str:
    lines = [f"  {json.dumps(ident)}: {json.dumps(plan(scenario_named(ident)))}" for ident in WRITTEN]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
