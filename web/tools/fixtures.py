"""Real moments of Boss Monster for the tests of the board: run `python web/tools/fixtures.py` from the root.

Writes what a seat is told, and the cards, as the server would. Of all questions of a few games it keeps the
first of each shape: its kind, the card that asks, and what may be answered with which cards.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import underkeep as uk
from underkeep.boss_monster import INFO
from underkeep.boss_monster.reckoning import reckoning
from underkeep.core.events import Event
from underkeep.server.audience import put
from underkeep.server.routes import card_sheets

PLACE = Path(__file__).parents[1] / "tests" / "fixtures"
GAMES: list[dict[str, Any]] = [
    {"players": 2, "seed": 11},
    {"players": 3, "seed": 12},
    {"players": 4, "seed": 13},
    {"players": 3, "seed": 14, "variants": ["choose_boss", "machinations", "classic"]},
    {"players": 4, "seed": 15, "variants": ["choose_boss", "immortal"]},
    {"players": 2, "seed": 16, "variants": ["hard", "machinations"]},
    {"players": 4, "seed": 17},
    {"players": 3, "seed": 18},
    {"players": 2, "seed": 19},
]
# By the box whose cards must be met there; each has a file of its own.
BOXES: dict[str, list[dict[str, Any]]] = {
    "TNL": [{"players": 2 + seed % 3, "seed": seed, "sets": ["TNL"]} for seed in range(30, 50)]
    + [{"players": 2 + seed % 3, "seed": seed, "sets": ["BMR", "TNL"], "heroes": "TNL"} for seed in range(50, 56)],
}
# What chance seldom brings: positions, and what is answered there first.
SITUATIONS: dict[str, list[tuple[str, list[str]]]] = {
    "TNL": [
        (
            """\
underkeep: position 1
game: boss_monster
options: {players: 2, sets: [TNL]}
phase: build
active: 0
players:
- {boss: doc_scarecrow, levelled_up: true, dungeon: [imp_temple], hand: [dark_portal, pity, the_arena]}
- {boss: dr_timebender, dungeon: [warp_tube], hand: [pause]}
town: [elfstar, black_leaf]
""",
            [],
        ),
        (
            """\
underkeep: position 1
game: boss_monster
options: {players: 2, sets: [TNL]}
phase: adventure
active: 0
players:
- {boss: killa, dungeon: [imp_temple, warp_tube, spiked_pit], hand: [oh_yeah, super_effective, fairy_fountain]}
- {boss: dr_timebender, levelled_up: true, dungeon: [warp_tube], hand: [pause, antimagic_zone]}
""",
            ["cast fairy_fountain 1:1"],
        ),
    ],
}


def shapes(decision: uk.Decision[Any]) -> set[tuple[str, ...]]:
    """What a board must be able to do to get this answered."""
    said = [(one.verb, one.words()["card"] if one.verb in ("cast", "use") else "") for one in decision.options]
    return {(decision.kind, decision.source or "", *one) for one in said}


def shapes_of(cards: set[str], decision: uk.Decision[Any]) -> set[tuple[str, ...]]:
    """The same for the cards of a further box, whoever asks; how targets are written, too: as two things, say."""
    said: set[tuple[str, ...]] = {(decision.kind, decision.source)} if decision.source in cards else set()
    for one in decision.options:
        words = one.words()
        if one.verb in ("cast", "use", "play") and words["card"] in cards:
            aim = " ".join("#" if part[0].isdigit() else part for part in words["aim"].split() if not len(part) > 8)
            said.add((decision.kind, one.verb, words["card"], aim))
    return said


def moments(games: list[dict[str, Any]], box: str = "") -> list[dict[str, Any]]:
    """The first of each shape; of a further box only those in which one of its cards asks or can be used."""
    known: set[tuple[str, ...]] = set()
    found: list[dict[str, Any]] = []
    cards = {sheet["id"] for sheet in INFO.cards() if sheet["set"] == box}
    for settings in games:
        table = uk.new_game("boss_monster", **settings)
        chance = Random(settings["seed"])  # noqa: S311 - nothing is secret here
        heard: list[Event] = []
        while (decision := table.decision) is not None:
            options = list(decision.options)
            met = shapes_of(cards, decision) if box else shapes(decision)
            if not met <= known:
                known |= met
                found.append(moment(table, decision, heard))
            # A random player passes too often to see the late game's cards.
            busy = [option for option in options if option.verb not in ("pass", "no")]
            answer = chance.choice(busy if busy and chance.random() < 0.6 else options)
            heard = table.choose(answer)
    return found


def situations(box: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for position, answers in SITUATIONS.get(box, []):
        table = uk.load(position)
        heard: list[Event] = []
        for answer in answers:
            heard = table.choose(answer)
        assert table.decision is not None
        found.append(moment(table, table.decision, heard))
    return found


def full_houses() -> list[dict[str, Any]]:
    """For the eyes: dungeons of five rooms, with a hero in the asked one's own."""
    found: list[dict[str, Any]] = []
    for players in (2, 3, 4):
        table = uk.new_game("boss_monster", players=players, seed=20 + players)
        chance = Random(players)  # noqa: S311 - nor here
        heard: list[Event] = []
        while (decision := table.decision) is not None:
            view = table.view(decision.seat)
            walker = view["walking"]
            built = [len(player["dungeon"]) for player in view["players"]]
            at_home = walker is not None and walker["seat"] == decision.seat and walker["place"] > 1
            if decision.kind == "act" and at_home and built[decision.seat] == 5 and sum(built) > 3 * players:
                found.append(moment(table, decision, heard))
                break
            builds = [option for option in decision.options if option.verb == "build"]
            new = [option for option in builds if str(option).endswith("new")]
            passes = [option for option in decision.options if option.verb in ("pass", "no")]
            heard = table.choose(chance.choice(new or builds or passes or list(decision.options)))
    return found


def moment(table: uk.Table, decision: uk.Decision[Any], heard: list[Event]) -> dict[str, Any]:
    view = table.view(decision.seat)
    return {
        "view": view,
        "question": msgspec.to_builtins(put(decision, f"d{table.number}")),
        "events": [event.seen_by(decision.seat) for event in heard],
        "sums": reckoning(view),
    }


def write(name: str, what: list[dict[str, Any]]) -> None:
    lines = ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in what)
    (PLACE / name).write_text(f"[\n{lines}\n]\n", "utf-8")


if __name__ == "__main__":
    PLACE.mkdir(exist_ok=True)
    write("boss_monster_moments.json", moments(GAMES) + full_houses())
    for box, games in BOXES.items():
        write(f"boss_monster_moments_{box.lower()}.json", moments(games, box) + situations(box))
    write("boss_monster_cards.json", [msgspec.to_builtins(sheet) for sheet in card_sheets(INFO, "en")])
