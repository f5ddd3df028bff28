"""Stored games are told again; what does not fit is named, and disturbs no other game."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import asdict

from tests.server.conftest import inside, said
from tests.server.games import appended, begun, entry, new_game, played
from underkeep.server.chain import digest_of
from underkeep.server.checking import Finding, check_games, check_stored, lasting, retell, standing
from underkeep.server.rows import Entry, GameRow, Kind
from underkeep.server.store import Store
from underkeep.server.tables import EPOCH

pytestmark = pytest.mark.anyio


async def spoil(store: Store, words: str) -> None:
    """Change a row that was never to be changed, as damage or a hand would."""
    if store.settings.sqlite is not None:
        unlocked = [f"DROP TRIGGER IF EXISTS entry_{verb}" for verb in ("update", "delete")]
    else:
        unlocked = ["SET LOCAL session_replication_role = replica"]
    await inside(store, partial(said, [*unlocked, words]))


@pytest.mark.rs("RS-108")
async def test_a_whole_stored_game_with_something_taken_back_is_told_again(store):
    game_id = await played(store, 500)
    entries = await store.entries(game_id)
    assert {entry.kind for entry in entries} == {"answer", "undo"}
    game = await store.game(game_id)
    table = retell(game, entries)
    assert table.result is not None
    await store.finish(game_id, table.result.line(), "finished")
    assert await check_games(store) == []


@pytest.mark.rs("RS-108")
@pytest.mark.rs("RS-107")
async def test_the_first_bad_row_is_named_and_other_games_are_well(store):
    good = await played(store, 4)
    bad = []
    for change in (
        "option = option + 1",
        "notation = 'build nothing new'",
        "state = before",
        "digest = before",
        "before = digest",
        "seat = 1 - seat",
        "kind = 'undo'",
        "epoch = 5",
        "key = 'other'",
    ):
        bad.append(await played(store, 4, undo=False))
        await spoil(store, f"UPDATE entry SET {change} WHERE seq = 3 AND game_id = '{bad[-1]}'")
    assert sorted((finding.game_id, finding.row) for finding in await check_games(store)) == sorted(
        (game_id, 3) for game_id in bad
    )
    await appended(store, good)


@pytest.mark.rs("RS-108")
async def test_a_missing_row_is_named(store):
    bad = await played(store, 8)
    await spoil(store, f"DELETE FROM entry WHERE seq = 2 AND game_id = '{bad}'")
    assert [(finding.row, "missing" in finding.why) for finding in await check_games(store)] == [(2, True)]


@pytest.mark.rs("RS-108")
async def test_a_changed_recipe_is_row_0(store):
    for change in ("seed = '8'", "options = '{}'", "origin = 'typed'", "version = 9", "setup = 'x'"):
        bad = await played(store, 2)
        await spoil(store, f"UPDATE game SET {change} WHERE id = '{bad}'")
    assert [finding.row for finding in await check_games(store)] == [0] * 5


@pytest.mark.rs("RS-108")
@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"version": 99}, "version 99"),
        ({"game": "chess"}, "not known"),
        ({"options": '{"players": 77}'}, "77 players, but 2 seats"),
        ({"options": '{"players": 2, "sets": 7}'}, "cannot be set up"),
        ({"options": "no json"}, "its options cannot be read"),
        ({"setup": "underkeep record 1\nnonsense\n"}, "cannot be set up"),
    ],
)
async def test_a_game_that_cannot_be_set_up_here_is_told_and_not_raised(store, more, why):
    game_id = await begun(store, **more)
    finding = await check_stored(store, game_id)
    assert isinstance(finding, Finding)
    assert finding.row == 0
    assert why in finding.why


@pytest.mark.rs("RS-108")
async def test_a_chain_that_fits_but_does_not_replay_is_found(store):
    """Whoever wrote these rows wrote nonsense, in order and with good digests."""
    game_id = await begun(store)
    await appended(store, game_id, option=0, notation="take everything")
    [finding] = await check_games(store)
    assert finding.row == 1


@pytest.mark.rs("RS-108")
async def test_a_result_that_the_game_did_not_have_is_found(store):
    game_id = await played(store, 5)
    await store.finish(game_id, "0 wins 10-7 (BM-003)", "finished")
    [finding] = await check_games(store)
    assert "unfinished" in finding.why


def chained(kinds: list[Kind]) -> tuple[GameRow, list[Entry]]:
    """A made-up game with entries of these kinds, each standing on the one before."""
    new = new_game()
    told = {name: value for name, value in asdict(new).items() if name not in ("seats", "tickets")}
    game = GameRow(**told, digest=digest_of(new), created_at=EPOCH, ended_at=None, result="", closed="")
    newest, entries = (0, game.digest), []
    for kind in kinds:
        entries.append(entry(game.id, newest, kind=kind))
        newest = entries[-1].seq, entries[-1].digest
    return game, entries


def test_going_back_takes_the_sealed_answers_away_that_came_after_the_decision():
    kinds: list[Kind] = ["answer", "answer", "sealed", "sealed", "back", "sealed"]
    game, entries = chained(kinds)
    assert [found.seq for found in lasting(game, entries)] == [1, 6]
    assert [found.seq for found in standing(game, entries)] == [1]
