"""The server is killed in the middle of games, and nobody notices. The full run is `python -m tests.server.crash`."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.conftest import some
from tests.server.crash.harness import ALL, Harness, Kill, Kind, drawn
from tests.server.crash.journal import Journal, Said, print_of, tell, troubles
from tests.server.games import new_game
from tests.server.postgres import Postgres
from underkeep.server import wire
from underkeep.server.chain import digest_of, follow
from underkeep.server.play import Play
from underkeep.server.rows import Entry, GameRow

pytestmark = pytest.mark.anyio

FEW = (  # each at a moment at which a careless server would lose, double or show something
    Kill("in the transaction", 12),
    Kill("committed, nobody told", 9),
    Kill("before a frame", 50),
    Kill(seconds=1.0),
)
KINDS = (ALL[0], ALL[2], Kind("boss_monster", ("me", "open"), pace="0.1-0.2"), Kind("pebbles", ("me", "open")))


@pytest.mark.rs("RS-088")
@pytest.mark.rs("RS-089")
@pytest.mark.rs("RS-109")
async def test_games_go_on_over_crashes_and_nobody_loses_or_doubles_anything_sqlite(tmp_path: Path) -> None:
    await survive(tmp_path, "")


@pytest.mark.rs("RS-088")
@pytest.mark.rs("RS-089")
@pytest.mark.rs("RS-109")
async def test_games_go_on_over_crashes_and_nobody_loses_or_doubles_anything_postgresql(
    tmp_path: Path, postgres: Postgres
) -> None:
    postgres.sql("CREATE DATABASE crash")
    await survive(tmp_path, postgres.url("crash"))


async def survive(folder: Path, database: str) -> None:
    kills = [*FEW, *drawn(some(0, 100), random.Random(89))]
    figures = await Harness(folder, database, 1, KINDS).run(kills)
    assert figures.troubles == []
    assert figures.kills.total() == len(kills)
    assert {kill.point for kill in FEW if kill.point} <= figures.kills.keys()
    assert figures.acknowledged > 15


# -- would the harness notice? ----------------------------------------------------------------------------------------

KEY = b"k" * 32


def history(decisions: int = 8) -> tuple[GameRow, list[Entry], Journal]:
    """A short game that two people saw, and everything as it should be."""
    new = new_game()
    known = {name: getattr(new, name) for name in GameRow.__struct_fields__ if hasattr(new, name)}
    ends: dict[str, Any] = {"digest": digest_of(new), "result": "", "closed": "", "ended_at": None}
    game = GameRow(**{**known, "created_at": datetime.now(UTC), "pace": "0", **ends})
    play, journal, entries = Play(game, KEY, paced=False), Journal(game.id), []
    for number in range(decisions):
        decision = play.truth.decision
        assert decision is not None
        said = Said(f"key-{number:08}", "answer", decision.seat, play.name(decision.seat), 0)
        journal.said[said.key] = said
        journal.acknowledged[said.key] += 1
        notation = str(decision.options[0])
        entries.append(
            follow(
                game.id, play.newest, kind="answer", seat=decision.seat, option=0, notation=notation, key=said.key,
                state=play.answer(0), epoch=0, by="person",
            )
        )  # fmt: skip
        play.stored(entries[-1])
        play.see()
        for viewer in (0, 1):
            stage = msgspec.json.decode(wire.encode(play.audiences[viewer].stage))  # type: ignore[arg-type]
            journal.see(f"seat {viewer}", viewer, stage)
    return game, entries, journal


def test_a_history_as_it_should_be_gives_no_trouble() -> None:
    assert troubles(*history(), KEY) == []


def test_a_lost_answer_is_noticed() -> None:
    game, entries, journal = history()
    found = troubles(game, entries[:-1], journal, KEY)
    assert f"lost: {journal.said[entries[-1].key]}" in found
    assert any("which never was" in sentence for sentence in found)


def test_an_answer_that_was_refused_and_stored_is_noticed() -> None:
    game, entries, journal = history()
    del journal.acknowledged[entries[-1].key]
    journal.refused[entries[-1].key] = "stale"
    assert troubles(game, entries, journal, KEY) == [f"refused as stale, and yet stored: {entries[-1]}"]


def test_an_answer_that_was_not_answered_alike_when_it_was_repeated_is_noticed() -> None:
    game, entries, journal = history()
    key = entries[3].key
    journal.refused[key] = "stale"
    assert troubles(game, entries, journal, KEY) == [
        f"accepted, and refused as stale when it was said again: {journal.said[key]}"
    ]


def test_an_answer_that_nobody_sent_is_noticed() -> None:
    game, entries, journal = history()
    key = entries[-1].key
    del journal.acknowledged[key], journal.said[key]
    assert troubles(game, entries, journal, KEY) == [f"stored, and never acknowledged: {entries[-1]}"]


def test_an_answer_that_got_no_reply_is_noticed() -> None:
    game, entries, journal = history()
    journal.said["key-lonely"] = Said("key-lonely", "answer", 0)
    assert troubles(game, entries, journal, KEY) == [f"never answered: {journal.said['key-lonely']}"]


def test_an_answer_that_counted_for_another_decision_is_noticed() -> None:
    game, entries, journal = history()
    first, last = (journal.said[entries[at].key] for at in (0, -1))
    journal.said[last.key] = replace(last, decision=first.decision)
    [found] = troubles(game, entries, journal, KEY)
    assert found.startswith("stored for another decision")


def test_a_history_that_forks_is_noticed() -> None:
    game, entries, journal = history()
    twin = msgspec.structs.replace(entries[4], before=entries[2].digest)
    assert troubles(game, [*entries[:4], twin, *entries[5:]], journal, KEY) == [
        "row 5 does not stand on the row before it"
    ]


def test_a_version_that_goes_back_is_noticed() -> None:
    game, entries, journal = history()
    seen = journal.seen["seat 0"]
    seen[-1], seen[-2] = seen[-2], seen[-1]
    [found] = troubles(game, entries, journal, KEY)
    assert found.startswith("seat 0: back from version")


def test_a_table_that_somebody_saw_and_that_never_was_is_noticed() -> None:
    game, entries, journal = history()
    viewer, version, _ = journal.seen["seat 1"][-1]
    journal.seen["seat 1"][-1] = (viewer, version, print_of({"version": version, "view": {"left": 3}}))
    assert troubles(game, entries, journal, KEY) == [f"seat 1: version {version} was something else"]


def test_what_was_told_again_names_each_decision_once() -> None:
    game, entries, _ = history()
    told = tell(game, entries, KEY)
    assert len(set(told.decisions.values())) == len(entries)
