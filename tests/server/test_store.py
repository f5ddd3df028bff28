"""The same behaviour on SQLite and on PostgreSQL (RS-129)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import msgspec
import pytest
from sqlalchemy import Connection, text

from tests.server.conftest import inside, some
from tests.server.games import appended, begun, entry, new_game, secret
from underkeep.server import database
from underkeep.server.chain import digest_of, verify
from underkeep.server.errors import BadText, Closed, Doubled, Fenced, Stale, Unknown
from underkeep.server.rows import Entry, Fence, Seat
from underkeep.server.settings import Settings
from underkeep.server.store import Store

pytestmark = [pytest.mark.anyio, pytest.mark.rs("RS-129")]

Another = Callable[[], Store]
BOT_AND_PERSON = (Seat(0, "bot greedy", "bot", "greedy"), Seat(1, "Boris", "person"))


async def outcome(store: Store, made: Entry, **more: object) -> str:
    try:
        await store.append(made, **more)  # type: ignore[arg-type]
    except (Stale, Fenced, Doubled) as refused:
        return type(refused).__name__
    return "stored"


# -- games and entries --------------------------------------------------------------------------------------------


async def test_a_game_comes_back_as_it_was_stored(store):
    game = new_game(title="Łódź – Ночь 🎲", pace="1.5-3.5", setup="underkeep record 1\n…", origin="file")
    await store.add_game(game)
    row = await store.game(game.id)
    for name in ("id", "game", "version", "options", "seed", "generator", "origin", "setup", "title", "pace"):
        assert getattr(row, name) == getattr(game, name)
    assert (row.result, row.closed, row.ended_at, row.digest) == ("", "", None, digest_of(game))
    assert row.created_at.tzinfo is not None
    assert await store.seats(game.id) == list(game.seats)
    assert await store.entries(game.id) == []
    assert await store.newest(game.id) == (0, row.digest)


@pytest.mark.rs("RS-041")
async def test_several_entries_are_stored_together_or_none_of_them(store):
    game_id = await begun(store)
    first = entry(game_id, await store.newest(game_id))
    second = entry(game_id, (first.seq, first.digest), seat=1)
    astray = entry(game_id, (7, second.digest))
    with pytest.raises(Stale):
        await store.append(first, second, astray)
    with pytest.raises(Fenced):
        await store.append(first, entry(game_id, (first.seq, first.digest), seat=1, epoch=9))
    assert await store.entries(game_id) == []
    await store.append(first, second)
    assert await store.entries(game_id) == [first, second]
    with pytest.raises(Doubled):
        await store.append(first, second)


async def test_a_seed_of_256_bits_is_kept_to_the_last_digit(store):
    game_id = await begun(store, seed=str(2**256 - 1))
    assert int((await store.game(game_id)).seed) == 2**256 - 1


async def test_a_game_is_stored_with_its_seats_and_tickets_or_not_at_all(store):
    _, ticket = secret("seat", 0)
    await begun(store, ticket)
    second = new_game(ticket)
    with pytest.raises(BadText):
        await store.add_game(second)
    assert await store.game(second.id) is None
    assert await store.seats(second.id) == []


async def test_entries_come_back_in_their_order_and_hang_together(store):
    game_id = await begun(store)
    made = [await appended(store, game_id, seat=n % 2, notation=f"build room_{n} new") for n in range(5)]
    assert await store.entries(game_id) == made
    assert await store.entries(game_id, after=3) == made[3:]
    assert await store.newest(game_id) == (5, made[4].digest)
    verify(await store.game(game_id), made)


async def test_nothing_is_known_of_a_game_that_is_not_there(store):
    assert await store.game("nowhere") is None
    assert await store.entries("nowhere") == []
    with pytest.raises(Unknown):
        await store.newest("nowhere")
    with pytest.raises(Unknown):
        await store.append(entry("nowhere", (0, "")))


@pytest.mark.rs("RS-113")
@pytest.mark.parametrize("words", ["UPDATE entry SET option = 1", "DELETE FROM entry"])
async def test_the_database_of_these_tests_lets_no_entry_be_changed(store, words):
    game_id = await begun(store)
    await appended(store, game_id)
    with pytest.raises(Exception, match="an entry never changes"):
        await inside(store, lambda connection: connection.execute(text(words)))
    assert len(await store.entries(game_id)) == 1


@pytest.mark.rs("RS-113")
async def test_taking_back_and_every_other_change_only_adds_entries(store):
    digest, ticket = secret("seat", 0)
    game_id = await begun(store, ticket)
    first = await appended(store, game_id, notation="build golem_factory new")
    await appended(store, game_id, kind="undo", notation="undo")
    await appended(store, game_id, notation="pass")
    await store.claim(digest, secret("seat")[0], name="Cleo")
    await store.finish(game_id, "0 wins 10-7 (BM-003)", "finished")
    entries = await store.entries(game_id)
    assert [each.kind for each in entries] == ["answer", "undo", "answer"]
    assert entries[0] == first


# -- who comes first ----------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-112")
async def test_of_fifty_answers_at_once_exactly_one_is_stored(store: Store, another: Another):
    game_id = await begun(store)
    nodes = [store, another()]
    for _ in range(some(2, 200)):
        newest = await store.newest(game_id)
        rivals = [entry(game_id, newest, option=n) for n in range(50)]
        outcomes = await asyncio.gather(*[outcome(nodes[n % 2], made) for n, made in enumerate(rivals)])
        assert sorted(outcomes) == ["Stale"] * 49 + ["stored"]
        stored = rivals[outcomes.index("stored")]
        for node in nodes:
            assert await node.newest(game_id) == (stored.seq, stored.digest)
    game = await store.game(game_id)
    assert game is not None
    verify(game, await store.entries(game_id))


@pytest.mark.rs("RS-109")
async def test_the_same_answer_twice_is_stored_once_and_told_alike(store: Store, another: Another):
    game_id = await begun(store)
    newest = await store.newest(game_id)
    answer = entry(game_id, newest, key="click")
    await store.append(answer)
    with pytest.raises(Doubled) as doubled:
        await another().append(answer)
    assert doubled.value.stored == answer
    late = entry(game_id, (1, answer.digest), key="click", option=3)  # the retry came after the table had moved on
    with pytest.raises(Doubled) as doubled:
        await store.append(late)
    assert doubled.value.stored == answer
    assert await store.entries(game_id) == [answer]


@pytest.mark.rs("RS-109")
async def test_twenty_copies_of_one_answer_at_once_leave_one(store: Store, another: Another):
    game_id = await begun(store)
    nodes = [store, another()]
    for turn in range(some(3, 50)):
        answer = entry(game_id, await store.newest(game_id), key=f"key{turn}")
        outcomes = await asyncio.gather(*[outcome(nodes[n % 2], answer) for n in range(20)])
        assert sorted(outcomes) == ["Doubled"] * 19 + ["stored"]
    assert len(await store.entries(game_id)) == turn + 1


@pytest.mark.rs("RS-109")
async def test_a_key_belongs_to_its_seat_and_blocks_nobody_else(store):
    game_id = await begun(store)
    await appended(store, game_id, seat=0, key="same")
    await appended(store, game_id, seat=1, key="same")
    assert len(await store.entries(game_id)) == 2


@pytest.mark.rs("RS-114")
async def test_a_node_that_missed_an_undo_cannot_append(store: Store, another: Another):
    """The number would fit: answer, undo, answer again has the length that the sleeper expects after three answers."""
    game_id = await begun(store)
    first = await appended(store, game_id)
    asleep = entry(game_id, (3, first.digest), seat=1)  # three answers, as it believes
    await appended(another(), game_id, kind="undo", notation="undo")
    await appended(another(), game_id, option=1)
    with pytest.raises(Stale):
        await store.append(asleep)
    with pytest.raises(Stale):
        await store.append(entry(game_id, (1, first.digest), seat=1))
    assert [each.seq for each in await store.entries(game_id)] == [1, 2, 3]


@pytest.mark.rs("RS-114")
@pytest.mark.parametrize("gap", [(1, ""), (5, ""), (0, "f" * 64)])
async def test_an_entry_that_leaves_a_gap_or_stands_on_nothing_is_stale(store, gap):
    game_id = await begun(store)
    _, root = await store.newest(game_id)
    with pytest.raises(Stale):
        await store.append(entry(game_id, (gap[0], gap[1] or root)))
    assert await store.entries(game_id) == []


async def test_an_entry_whose_digest_is_not_its_own_is_refused(store):
    game_id = await begun(store)
    made = entry(game_id, await store.newest(game_id))
    forged = msgspec.structs.replace(made, digest="0" * 64)
    with pytest.raises(BadText):
        await store.append(forged)


# -- whose turn it is to decide for a seat --------------------------------------------------------------------------


@pytest.mark.rs("RS-116")
async def test_an_answer_under_an_old_epoch_of_the_seat_is_fenced(store: Store, another: Another):
    game_id = await begun(store)
    moved = await another().control(game_id, 0, epoch=0, away=True)
    assert (moved.epoch, moved.away, moved.name) == (1, True, "Ania")
    newest = await store.newest(game_id)
    with pytest.raises(Fenced):
        await store.append(entry(game_id, newest, epoch=0))
    with pytest.raises(Fenced):  # the right epoch, but a bot answers there now
        await store.append(entry(game_id, newest, epoch=1, by="person"))
    await store.append(entry(game_id, newest, epoch=1, by="bot"))
    with pytest.raises(Fenced):
        await store.control(game_id, 0, epoch=0, away=False)
    back = await store.control(game_id, 0, epoch=1, away=False)
    assert (back.epoch, back.away) == (2, False)
    with pytest.raises(Fenced):  # the bot's answer comes after the person has returned
        await store.append(entry(game_id, await store.newest(game_id), epoch=1, by="bot"))
    await appended(store, game_id, epoch=2)


@pytest.mark.rs("RS-116")
async def test_when_one_person_follows_another_the_old_ones_answer_is_fenced(store: Store, another: Another):
    """Kind and presence are as before; the epoch alone tells the two apart."""
    game_id = await begun(store)
    await another().control(game_id, 0, epoch=0, name="Cleo")
    newest = await store.newest(game_id)
    with pytest.raises(Fenced):
        await store.append(entry(game_id, newest, epoch=0))
    await store.append(entry(game_id, newest, epoch=1))


@pytest.mark.rs("RS-116")
async def test_what_the_server_decides_by_itself_needs_its_lease(store: Store, another: Another):
    game_id = await begun(store, seats=BOT_AND_PERSON)
    mine = await store.take(game_id, "node A", 60)
    assert mine is not None
    fence = Fence(mine.owner, mine.epoch)
    await store.append(entry(game_id, await store.newest(game_id), by="bot"), fence=fence)
    await store.release(mine)
    theirs = await another().take(game_id, "node B", 60)
    assert theirs is not None
    assert theirs.epoch == mine.epoch + 1
    newest = await store.newest(game_id)
    for old in (fence, Fence("node A", theirs.epoch), Fence("node B", mine.epoch)):
        with pytest.raises(Fenced):
            await store.append(entry(game_id, newest, by="bot"), fence=old)
    await another().append(entry(game_id, newest, by="bot"), fence=Fence("node B", theirs.epoch))


@pytest.mark.rs("RS-116")
async def test_a_lease_that_ran_out_during_a_pause_stores_nothing(store):
    game_id = await begun(store, seats=BOT_AND_PERSON)
    lease = await store.take(game_id, "node A", 0.05)
    answer = entry(game_id, await store.newest(game_id), by="bot")
    await asyncio.sleep(0.1)  # nobody else has taken it; it is over all the same
    with pytest.raises(Fenced):
        await store.append(answer, fence=Fence(lease.owner, lease.epoch))
    assert await store.entries(game_id) == []


@pytest.mark.rs("RS-116")
async def test_in_a_race_of_a_bot_and_a_returning_person_no_row_has_the_old_epoch(store: Store, another: Another):
    for _ in range(some(10, 200)):
        game_id = await begun(store, seats=(Seat(0, "Ania", "person", away=True), Seat(1, "Boris", "person")))
        newest = await store.newest(game_id)
        bot = outcome(store, entry(game_id, newest, by="bot"))
        back, answered = await asyncio.gather(another().control(game_id, 0, epoch=0, away=False), bot)
        assert back.epoch == 1
        late = await outcome(store, entry(game_id, await store.newest(game_id), by="bot"))
        assert late == "Fenced"
        assert len(await store.entries(game_id)) == (answered == "stored")


@pytest.mark.rs("RS-117")
async def test_with_no_owner_at_all_people_still_decide(store):
    game_id = await begun(store)
    await appended(store, game_id)
    lease = await store.take(game_id, "node A", 0.02)
    await asyncio.sleep(0.05)
    await appended(store, game_id, seat=1)
    assert await store.renew(lease, 60) is None
    assert len(await store.entries(game_id)) == 2


# -- leases -------------------------------------------------------------------------------------------------------


async def test_of_ten_nodes_one_takes_the_lease(store: Store, another: Another):
    game_id = await begun(store)
    nodes = [store, another()]
    for turn in range(some(3, 50)):
        taken = await asyncio.gather(*[nodes[n % 2].take(game_id, f"node {n}", 60) for n in range(10)])
        [lease] = [each for each in taken if each is not None]
        assert lease.epoch == turn + 1
        assert await store.left_behind(9) == await store.perhaps_waiting("", 9) == []
        longer = await store.renew(lease, 90)
        assert longer is not None
        assert longer.until > lease.until
        await store.release(lease)
        assert await store.renew(lease, 60) is None


@pytest.mark.rs("RS-118")
async def test_a_game_is_left_behind_when_its_driver_dies_or_leaves_while_something_waits(store):
    game_id = await begun(store)
    assert await store.left_behind(9) == []  # nobody has driven it yet
    await store.take(game_id, "node A", 0.02)
    await asyncio.sleep(0.05)
    assert await store.left_behind(9) == [game_id]  # it ran out, and nobody gave it back
    lease = await store.take(game_id, "node B", 60)
    assert await store.left_behind(9) == []
    await store.release(lease)
    assert await store.left_behind(9) == []
    lease = await store.take(game_id, "node B", 60)
    await store.release(lease, waiting=True)
    assert await store.left_behind(9) == [game_id]
    await store.pause(game_id, on=True)
    assert await store.left_behind(9) == []


async def test_only_games_with_bots_absent_people_or_clocks_might_wait_for_something(store):
    people = (Seat(0, "Ania", "person"), Seat(1, "Boris", "person"))
    await begun(store, seats=people)
    waiting = [
        await begun(store, seats=BOT_AND_PERSON),
        await begun(store, seats=(Seat(0, "Ania", "person", away=True), Seat(1, "Boris", "person"))),
        await begun(store, seats=people, pace="2-4"),
    ]
    over = await begun(store, seats=BOT_AND_PERSON)
    await store.finish(over, "", "abandoned")
    found: list[str] = []
    while page := await store.perhaps_waiting(found[-1] if found else "", 2):
        assert len(page) <= 2
        found += page
    assert found == sorted(waiting)


@pytest.mark.rs("RS-115")
async def test_a_nodes_clock_does_not_matter_for_a_lease(store, monkeypatch):
    import time
    from datetime import UTC, datetime

    true_now = time.time()
    monkeypatch.setattr(time, "time", lambda: true_now + 3600)  # this node is an hour ahead
    game_id = await begun(store)
    lease = await store.take(game_id, "node A", 30)
    assert abs(lease.until.timestamp() - true_now - 30) < 20
    assert lease.until.tzinfo is UTC
    assert await store.take(game_id, "node B", 30) is None
    assert isinstance(lease.until, datetime)


@pytest.mark.rs("RS-115")
async def test_in_a_long_transaction_the_clock_goes_on(store):
    from sqlalchemy import select

    from underkeep.server.tables import clock

    def look_twice(connection: Connection) -> float:
        before = connection.execute(select(clock())).scalar_one()
        time.sleep(0.1)
        return (connection.execute(select(clock())).scalar_one() - before).total_seconds()

    assert await inside(store, look_twice) >= 0.09


# -- the end of a game --------------------------------------------------------------------------------------------


async def test_a_finished_game_takes_nothing_more(store):
    game_id = await begun(store)
    await appended(store, game_id)
    await store.finish(game_id, "0 wins 10-7 (BM-003)", "finished")
    await store.finish(game_id, "0 wins 10-7 (BM-003)", "finished")
    row = await store.game(game_id)
    assert (row.result, row.closed) == ("0 wins 10-7 (BM-003)", "finished")
    assert row.ended_at >= row.created_at
    with pytest.raises(Closed):
        await appended(store, game_id)
    with pytest.raises(Closed):
        await store.finish(game_id, "", "abandoned")
    with pytest.raises(Closed):
        await store.reopen(game_id)
    assert await store.open_games() == []
    assert [each.id for each in await store.ended_games()] == [game_id]
    assert await store.perhaps_waiting("", 9) == []


@pytest.mark.rs("RS-107")
async def test_a_stuck_game_can_be_opened_again_or_closed_and_disturbs_no_other(store):
    stuck, other = await begun(store), await begun(store)
    await store.finish(stuck, "", "stuck")
    with pytest.raises(Closed):
        await appended(store, stuck)
    await appended(store, other)
    assert {each.id: each.closed for each in await store.open_games()} == {stuck: "stuck", other: ""}
    await store.reopen(stuck)
    await appended(store, stuck)
    await store.finish(stuck, "", "stuck")
    await store.finish(stuck, "", "abandoned")
    assert [each.id for each in await store.open_games()] == [other]


async def test_a_mark_changes_with_everything_that_happens_in_a_game(store):
    game_id, other = await begun(store), await begun(store)
    seen = [(await store.marks([game_id]))[game_id]]

    async def look() -> None:
        mark = (await store.marks([game_id, other]))[game_id]
        assert mark not in seen
        seen.append(mark)

    await appended(store, game_id)
    await look()
    await store.say(game_id, 0, "all", "hello")
    await look()
    await store.control(game_id, 1, epoch=0, away=True)
    await look()
    await store.finish(game_id, "", "abandoned")
    await look()
    assert await store.marks(["nowhere"]) == {}


@pytest.mark.rs("RS-200")
async def test_a_database_that_does_not_come_to_an_end_keeps_no_server_from_ending(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(database, "CLOSE_SECONDS", 0.2)
    store = Store(settings)
    game_id = await begun(store)

    def slowly(connection: Connection) -> None:
        if store.on_sqlite:
            time.sleep(0.05)
        else:
            connection.execute(text("SELECT pg_sleep(8)"))

    asked = [asyncio.create_task(store.write(game_id, slowly)) for _ in range(200)]
    await asyncio.sleep(0.1)
    started = time.monotonic()
    await store.close()
    assert time.monotonic() - started < 4  # of all that waits on SQLite, only one page is still written
    told = await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), 5)
    assert any(each is not None for each in told)
