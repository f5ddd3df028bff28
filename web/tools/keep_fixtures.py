"""Real moments of Keep the Heroes Out! for the tests of its board: `python web/tools/keep_fixtures.py` writes them.

Games are played at random in every dungeon; of all questions and events the first of each shape are kept, as the server
would tell them, and with each question what had happened since the one before.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Final

import msgspec

import underkeep as uk
from underkeep.keep_the_heroes_out import INFO
from underkeep.keep_the_heroes_out.settings import SCENARIO_IDS
from underkeep.server.audience import put
from underkeep.server.routes import card_sheets

PLACE: Final = Path(__file__).parents[1] / "tests" / "fixtures"
GAMES: Final = 100
ACTS: Final = 24  # moments inside a card that are kept; of all others, every one
LAZY: Final = ("end turn", "done", "pass", "gamble", "replace", "exchange")


def shape(decision: Any) -> str:
    """What is asked by which kind of card, and what kinds of answers there are."""
    verbs = sorted({option.verb for option in decision.options})
    busy = decision.kind in ("act", "then", "horde")
    return (
        f"{decision.kind} {' '.join(verbs)}"
        if busy
        else f"{decision.kind} {decision.source or ''} {len(decision.options) > 1}"
    )


def shapes() -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    questions: dict[str, dict[str, Any]] = {}
    events: dict[str, dict[str, Any]] = {}
    chance = random.Random(9)  # noqa: S311 - nothing is secret here
    for game in range(GAMES):
        scenario = SCENARIO_IDS[game % len(SCENARIO_IDS)]
        table = uk.new_game(
            "keep_the_heroes_out", players=1 + game % 4, seed=700 + game, scenario=scenario, hard=game % 7 == 3
        )
        happened: list[Any] = []
        before: dict[str, Any] | None = None
        while (decision := table.decision) is not None:
            view = table.view(decision.seat)
            if shape(decision) not in questions:
                asked = msgspec.to_builtins(put(decision, f"d{len(questions)}"))
                since = [event.seen_by(decision.seat) for event in happened]
                tale = any(one["event"] == "guild_card" for one in since)
                questions[shape(decision)] = {
                    "view": view,
                    "question": asked,
                    "sums": INFO.reckon(view),
                    "events": since,
                    "before": before if tale else None,
                }
            options = list(decision.options)
            busy = [at for at, one in enumerate(options) if one.verb not in LAZY] or list(range(len(options)))
            before = view
            happened = list(table.choose(chance.choice(busy if chance.random() < 0.85 else range(len(options)))))
            for event in happened:
                told = event.seen_by(0)
                told_by = f"{told['event']} {'cards' in told} {told['seat'] == 0}"
                events.setdefault(f"{told_by} {told.get('why')} {told.get('outcome', '')[:4]}", told)
    acts = [name for name in questions if name.startswith(("act", "then", "horde"))]
    for name in acts[ACTS:]:
        del questions[name]
    return list(questions.values()), list(events.values())


def write(name: str, what: list[dict[str, Any]]) -> None:
    lines = ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in what)
    (PLACE / name).write_text(f"[\n{lines}\n]\n", "utf-8")


if __name__ == "__main__":
    asked, told = shapes()
    write("keep_moments.json", asked)
    write("keep_events.json", told)
    write("keep_cards.json", [msgspec.to_builtins(sheet) for sheet in card_sheets(INFO, "en")])
