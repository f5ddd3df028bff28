"""Greedy in the catacombs: it finds an artifact, and it comes home."""

from __future__ import annotations

import underkeep as uk
from underkeep import bots


def played(names: list[str], seed: int) -> uk.Table:
    table = uk.new_game("clank_catacombs", players=len(names), seed=seed, generator="fast").quiet()
    players = [bots.make(name, seed + at) for at, name in enumerate(names)]
    while table.decision is not None:
        seat = table.decision.seat
        table.choose(players[seat].choose(table, seat))
    return table


def test_greedy_beats_random():
    wins = 0
    for seed in range(10):
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        result = played(names, seed).result
        assert result is not None
        wins += result.winners == (names.index("greedy"),)
    assert wins >= 9


def test_most_greedy_thieves_escape_with_an_artifact():
    escaped = 0
    for seed in range(6):
        escaped += sum(me["state"] == "escaped" for me in played(["greedy"] * 4, seed).view(None)["players"])
    assert escaped >= 0.6 * 24


def test_greedy_needs_only_what_its_seat_can_see():
    table = uk.new_game("clank_catacombs", players=3, seed=2)
    greedy = bots.make("greedy", 1)
    for _ in range(120):
        if table.decision is None:
            break
        answer = bots.answer(greedy, table, seed=table.number)
        assert answer == greedy.choose(table, table.decision.seat)
        table.choose(answer)
