"""Two worlds and one viewer: a sample of what `python -m tests.server.leaks` does at length."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any

import pytest

import underkeep as uk
from tests.server.leaks import clock
from tests.server.leaks.evening import Evening
from tests.server.leaks.shelf import new_game
from tests.server.leaks.worlds import Account, Heard, compare_at, moments, nameless, other_world
from underkeep import bots
from underkeep.server import wire
from underkeep.server.audience import Viewer
from underkeep.server.rows import Seat

GAMES = range(12)


NEXT_LEVEL = {"sets": ["BMR", "TNL"], "heroes": "TNL"}


def sample(viewers: str, numbers: Sequence[int], boxes: dict[str, Any], game: str, every: int) -> Account:
    account = Account()
    for number in numbers:
        for table in moments(game, number, {"players": 2 + number % 3, **boxes}, every):
            seats = [None] if viewers == "spectator" else list(range(table.options["players"]))
            for viewer in seats:
                account.add(compare_at(table, viewer, table.number * 7 + number, bots=number % 2))
    return account


@pytest.mark.rs("RS-032")
@pytest.mark.rs("RS-070")
@pytest.mark.parametrize("boxes", [{}, NEXT_LEVEL], ids=["base", "next level"])
@pytest.mark.parametrize("viewers", ["spectator", "seats"])
def test_a_viewer_is_sent_the_same_bytes_at_the_same_time_in_every_world_that_it_could_imagine(
    viewers: str, boxes: dict[str, Any]
) -> None:
    account = sample(viewers, GAMES, boxes, "boss_monster", 9)
    assert [str(finding) for finding in account.findings] == []
    assert account.pairs > 10
    assert account.messages > 100


@pytest.mark.rs("RS-032")
@pytest.mark.rs("RS-070")
@pytest.mark.parametrize("viewers", ["spectator", "seats"])
def test_so_is_a_viewer_of_the_catacombs(viewers: str) -> None:
    """Whatever order bag, decks, stack and pools are in, and which tiles are out of the game."""
    account = sample(viewers, range(6) if viewers == "spectator" else range(3), {}, "clank_catacombs", 60)
    assert [str(finding) for finding in account.findings] == []
    assert account.pairs > 10
    assert account.messages > 100


@pytest.mark.rs("RS-032")
@pytest.mark.rs("RS-070")
@pytest.mark.parametrize("viewers", ["spectator", "seats"])
def test_so_is_a_viewer_of_the_keep(viewers: str) -> None:
    """Whatever others hold and might defend with, and whatever is next of the Guild, the loot and the treasures."""
    boxes = {"scenario": "battle_of_the_bands"}
    account = sample(viewers, range(6) if viewers == "spectator" else range(3), boxes, "keep_the_heroes_out", 20)
    assert [str(finding) for finding in account.findings] == []
    assert account.pairs > 10
    assert account.messages > 100


class Greedy:
    """The bot that gives hints, in this process. It keeps what it was given."""

    def __init__(self) -> None:
        self.given: list[str] = []

    async def think(self, bot: str, position: str, seat: int, seed: int, **_more: str) -> str:
        self.given.append(position)
        imagined = uk.load(position)
        assert imagined.decision is not None
        return str(imagined.decision.options[bots.make(bot, seed).choose(imagined, seat)])


async def hinted(table: uk.Table, viewer: Viewer, bot: Greedy) -> Heard:
    sitting = [Seat(seat, f"P{seat}", "person") for seat in range(table.options["players"])]
    new = new_game(table.game, table.options, sitting, pace="3", seed="", setup=table.position())
    async with Evening(new, bot) as evening:
        guest = evening.come(viewer)
        evening.ask(guest, wire.AskHint(ref="hint"))
        await asyncio.sleep(1)
        heard: Heard = guest.outbox.heard  # type: ignore[attr-defined]  # an Ear
        return nameless(heard, 1)


@pytest.mark.rs("RS-062")
def test_a_hint_is_the_same_in_every_world_that_the_asking_seat_could_imagine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "randbits", lambda bits: 77)
    given, bot = 0, Greedy()
    for number in range(3):
        for table in moments("boss_monster", number, {"players": 2 + number}, 5):
            assert table.decision is not None
            seat = table.decision.seat
            here, there = [clock.run(hinted(world, seat, bot)) for world in (table, other_world(table, seat, number))]
            assert here == there
            given += b'"hinted"' in here[-1][1]
    assert given > 8


@pytest.mark.rs("RS-059")
@pytest.mark.rs("RS-062")
def test_whoever_gives_a_hint_gets_other_hands_than_the_true_ones_and_another_generator() -> None:
    bot, same = Greedy(), 0
    for table in moments("boss_monster", 4, {"players": 3}, 2):
        assert table.decision is not None
        clock.run(hinted(table, table.decision.seat, bot))
        true, given = table.position().splitlines(), bot.given[-1].splitlines()
        assert chance_of(true).partition("state")[2] != chance_of(given).partition("state")[2]
        assert "keyed" not in chance_of(given)
        same += hands_of(true) == hands_of(given)
    assert len(bot.given) > 8
    assert same <= 1  # all hidden hands dealt again as they were: as good as never


def chance_of(position: list[str]) -> str:
    return next(line for line in position if line.startswith("chance:"))


def hands_of(position: list[str]) -> list[str]:
    return [line for line in position if line.startswith("  hand:")]


@pytest.mark.rs("RS-062")
def test_a_hint_is_refused_to_spectators_and_to_seats_that_are_not_asked() -> None:
    table = next(moments("boss_monster", 1, {"players": 3}, 5))
    assert table.decision is not None
    for viewer in {None, 0, 1, 2} - {table.decision.seat}:
        assert b'"not_yours"' in clock.run(hinted(table, viewer, Greedy()))[-1][1]
