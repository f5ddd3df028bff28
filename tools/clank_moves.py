"""Write down tables with all moves that the engine offers there, for the tests of the page, which shows their prices.

`python tools/clank_moves.py` plays games at random and keeps some moments of them.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Final

import underkeep as uk

FILE: Final = Path(__file__).parents[1] / "web/tests/fixtures/clank_moves.json"
GAMES: Final = 24
EVERY: Final = 9  # the moment that is kept
TURN: Final = ("skill", "swords", "boots", "stuck", "caves_free", "bold", "found", "crossing")
PLAYER: Final = ("seat", "pawn", "state", "lockpicks", "cubes", "health", "artifacts", "tokens")
TABLE: Final = ("active", "phase", "tiles", "single_exits", "locks", "stack", "viewer")
VERBS: Final = ("move", "explore", "go", "stay", "place")


def moment(view: dict[str, Any], options: list[str]) -> dict[str, Any]:
    """What the prices of corridors hang on, and what is offered."""
    me = view["players"][view["active"]]
    kept = {name: view[name] for name in TABLE}
    kept["this_turn"] = {name: view["this_turn"][name] for name in TURN}
    kept["me"] = {name: me[name] for name in PLAYER}
    return {"view": kept, "options": [one for one in options if one.split(" ")[0] in VERBS]}


def moments() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    chance = random.Random(8)
    for game in range(GAMES):
        table = uk.new_game(
            "clank_catacombs", players=2 + game % 3, seed=100 + game, start_side="ab"[game % 2],
            single_exit_slots=game % 6 == 5,
        )  # fmt: skip
        count = 0
        while (decision := table.decision) is not None:
            options = [option.notation() for option in decision.options]
            if decision.kind in ("turn", "cross", "place"):
                view = table.view(decision.seat)
                moving = view["this_turn"]["boots"] or decision.kind != "turn"
                count += 1 if moving else 0
                if moving and count % EVERY == 0:
                    found.append(moment(view, options))
            walks = [at for at, one in enumerate(options) if one.split(" ")[0] in ("move", "explore", "go")]
            table.choose(chance.choice(walks) if walks and chance.random() < 0.7 else chance.randrange(len(options)))
    return found


if __name__ == "__main__":
    kept = moments()
    lines = [json.dumps(one, separators=(",", ":")) for one in kept]
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    print(f"{len(kept)} moments")
