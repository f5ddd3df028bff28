"""Real moments of Clank! Catacombs for the tests of its board: run `python web/tools/clank_fixtures.py` from the root.

Games are played at random. Of all tables some are kept with the moves that the engine offers there, and of all
questions and events the first of each shape, as the server would tell them.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Final

import msgspec

import underkeep as uk
from underkeep.clank_catacombs import INFO
from underkeep.clank_catacombs.reckoning import reckoning
from underkeep.server.audience import put
from underkeep.server.routes import card_sheets

PLACE: Final = Path(__file__).parents[1] / "tests" / "fixtures"
GAMES: Final = 24
EVERY: Final = 9  # the moment that is kept
TURN: Final = ("skill", "swords", "boots", "stuck", "caves_free", "bold", "found", "crossing")
PLAYER: Final = ("seat", "pawn", "state", "lockpicks", "cubes", "health", "artifacts", "tokens")
TABLE: Final = ("active", "phase", "tiles", "single_exit_slots", "locks", "stack", "viewer")
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
    chance = random.Random(8)  # noqa: S311 - nothing is secret here
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


def shapes() -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The first question of each kind, by the card that asks and what answers; the first event of each kind."""
    questions: dict[str, dict[str, Any]] = {}
    events: dict[str, dict[str, Any]] = {}
    chance = random.Random(9)  # noqa: S311 - nor here
    for game in range(60):
        table = uk.new_game("clank_catacombs", players=2 + game % 5, seed=500 + game, promos=True)
        while (decision := table.decision) is not None:
            verbs = " ".join(sorted({option.verb for option in decision.options} - {"play", "acquire", "fight"}))
            shape = f"{decision.kind} {decision.source} {verbs if decision.source is None else ''}"
            if shape not in questions:
                asked = msgspec.to_builtins(put(decision, f"d{len(questions)}"))
                view = table.view(decision.seat)
                questions[shape] = {"view": view, "question": asked, "sums": reckoning(view)}
            options = list(decision.options)
            busy = [at for at, one in enumerate(options) if one.verb not in ("end turn", "pass", "stay")] or [0]
            for event in table.choose(chance.choice(busy)):
                told = event.seen_by(0)
                events.setdefault(f"{told['event']} {'cards' in told} {told['seat'] == 0}", told)
    return list(questions.values())[:90], list(events.values())


def write(name: str, what: list[dict[str, Any]]) -> None:
    lines = ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in what)
    (PLACE / name).write_text(f"[\n{lines}\n]\n", "utf-8")


if __name__ == "__main__":
    write("clank_moves.json", moments())
    asked, told = shapes()
    write("clank_moments.json", asked)
    write("clank_events.json", told)
    write("clank_cards.json", [msgspec.to_builtins(sheet) for sheet in card_sheets(INFO, "en")])
