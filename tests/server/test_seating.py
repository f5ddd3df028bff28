"""Links, sessions, seats and talk, the same on both databases (RS-129)."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies
from sqlalchemy import Connection, select

from tests.server.conftest import inside, some
from tests.server.games import appended, begun, entry, new_game, secret
from underkeep.server.chain import digest_of_entry
from underkeep.server.errors import BadText, Closed, Fenced, Unknown
from underkeep.server.rows import CAPS, Entry, NewGame, Seat, Session, Ticket, fingerprint, new_id
from underkeep.server.store import Store
from underkeep.server.tables import METADATA

pytestmark = [pytest.mark.anyio, pytest.mark.rs("RS-129")]

Another = Callable[[], Store]
OPEN = (Seat(0), Seat(1))


def cookie() -> str:
    return fingerprint(new_id())


# -- links --------------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-148")
async def test_a_seat_link_works_once(store):
    link, ticket = secret("seat", 0)
    game_id = await begun(store, ticket, seats=OPEN)
    friend = await store.claim(link, cookie(), name="Ania")
    assert (friend.game_id, friend.role, friend.seat, friend.epoch) == (game_id, "seat", 0, 1)
    assert (await store.seats(game_id))[0] == Seat(0, "Ania", "person", epoch=1)
    with pytest.raises(Unknown):  # the host has kept a copy of the link
        await store.claim(link, cookie(), name="Host")
    assert (await store.seats(game_id))[0].name == "Ania"
    assert await store.session(friend.digest) == friend


@pytest.mark.rs("RS-148")
async def test_of_ten_who_claim_a_seat_at_once_one_gets_it(store: Store, another: Another):
    nodes = [store, another()]
    for _ in range(some(2, 50)):
        link, ticket = secret("seat", 0)
        game_id = await begun(store, ticket, seats=OPEN)
        tries = [nodes[n % 2].claim(link, cookie(), name=f"guest {n}") for n in range(10)]
        got = [each for each in await asyncio.gather(*tries, return_exceptions=True) if isinstance(each, Session)]
        assert len(got) == 1
        assert (await store.seats(game_id))[0].epoch == 1


@pytest.mark.rs("RS-146")
async def test_unknown_used_expired_and_revoked_links_are_told_alike(store):
    used, one = secret("seat", 0)
    expired, two = secret("transfer", 1, lasts=0)
    revoked, three = secret("spectate")
    game_id = await begun(store, one, two, three, seats=OPEN)
    await store.claim(used, cookie())
    await store.revoke_tickets(game_id, "spectate")
    said = set()
    for link in (used, expired, revoked, fingerprint("made up")):
        with pytest.raises(Unknown) as refused:
            await store.claim(link, cookie())
        said.add((str(refused.value), refused.value.field))
    assert len(said) == 1


async def test_a_spectators_link_lets_many_in_and_none_of_them_to_a_seat(store):
    link, ticket = secret("spectate")
    game_id = await begun(store, ticket)
    for _ in range(3):
        session = await store.claim(link, cookie())
        assert (session.role, session.seat) == ("spectator", None)
    assert [seat.epoch for seat in await store.seats(game_id)] == [0, 0]
    made = entry(game_id, await store.newest(game_id))
    with pytest.raises(Fenced):
        await store.append(made, session=session.digest)


@pytest.mark.rs("RS-150")
async def test_a_seat_moves_to_another_device_and_leaves_the_old_one(store):
    link, ticket = secret("seat", 0)
    game_id = await begun(store, ticket, seats=OPEN)
    old = await store.claim(link, cookie(), name="Ania")
    move, transfer = secret("transfer", 0, lasts=60)
    await store.issue(game_id, transfer)
    new = await store.claim(move, cookie())
    assert (new.role, new.seat, new.epoch) == ("seat", 0, 2)
    assert (await store.seats(game_id))[0].name == "Ania"
    assert await store.session(old.digest) is None
    with pytest.raises(Unknown):
        await store.claim(move, cookie())


@pytest.mark.rs("RS-150")
@pytest.mark.rs("RS-151")
async def test_whoever_has_moved_to_another_device_cannot_be_moved_back_by_the_old_one(store):
    link, ticket = secret("seat", 0)
    game_id = await begun(store, ticket, seats=OPEN)
    await store.claim(link, cookie(), name="Ania")
    moves = [secret("transfer", 0, lasts=60) for _ in range(2)]
    for _, transfer in moves:
        await store.issue(game_id, transfer)
    new = await store.claim(moves[0][0], cookie())
    with pytest.raises(Unknown):
        await store.claim(moves[1][0], cookie())
    assert await store.session(new.digest) == new
    used = await store.issued(link)
    assert (used.used, used.ended) == (True, False)  # whoever has it is told that the seat is taken, as before


@pytest.mark.rs("RS-167")
async def test_of_several_who_sit_down_at_once_and_look_alike_one_is_called_so(store: Store, another: Another):
    nodes = [store, another()]
    for _ in range(some(3, 50)):
        made = [secret("seat", seat) for seat in range(4)]
        game_id = await begun(store, *(ticket for _, ticket in made), seats=tuple(Seat(seat) for seat in range(4)))
        called = ["Ola", "0la", "OLA", "Ołą"]
        tries = [
            nodes[n % 2].claim(link, cookie(), name=name)
            for n, ((link, _), name) in enumerate(zip(made, called, strict=True))
        ]
        told = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(each).__name__ for each in told) == ["Session", "UnfitText", "UnfitText", "UnfitText"]
        assert len([seat.name for seat in await store.seats(game_id) if seat.name]) == 1
        refused = next(n for n, each in enumerate(told) if not isinstance(each, Session))
        ewa = await store.claim(made[refused][0], cookie(), name="Ewa")  # the link is as good as ever
        assert ewa.seat == refused


@pytest.mark.rs("RS-149")
async def test_a_new_link_for_a_seat_ends_the_old_link_and_the_old_session(store):
    taken, one = secret("seat", 0)
    unused, two = secret("seat", 1)
    game_id = await begun(store, one, two, seats=OPEN)
    old = await store.claim(taken, cookie(), name="Ania")
    for seat, epoch in ((0, 1), (1, 0)):
        link, ticket = secret("seat", seat)
        freed = await store.reissue(game_id, ticket, epoch=epoch)
        assert (freed.kind, freed.epoch) == ("open", epoch + 1)
        assert await store.session(old.digest) is None  # though nobody has come by the new link yet
        if seat == 1:
            with pytest.raises(Unknown):
                await store.claim(unused, cookie())
        assert (await store.claim(link, cookie(), name=f"Nina {seat}")).seat == seat
    with pytest.raises(Fenced):  # two hosts' windows at once: the second has not seen the first
        await store.reissue(game_id, secret("seat", 0)[1], epoch=1)


# -- sessions -----------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-089")
@pytest.mark.rs("RS-116")
async def test_a_seat_knows_since_when_no_host_has_taken_it_from_anybody(store):
    """What was sealed there in that epoch or later counts."""
    link, ticket = secret("seat", 0)
    game_id = await begun(store, ticket, seats=OPEN)
    await store.claim(link, cookie(), name="Ania")

    async def now() -> tuple[int, int]:
        at = (await store.seats(game_id))[0]
        return at.epoch, at.since

    for away in (True, False):  # a bot plays for a while
        await store.control(game_id, 0, epoch=(await now())[0], away=away)
    await store.lose(game_id, 0, lost=True)
    await store.replace_lost(game_id, 0, epoch=3)
    link, ticket = secret("transfer", 0)
    await store.issue(game_id, ticket)
    await store.claim(link, cookie())  # to another device
    await store.dismiss(game_id, 0, epoch=5, by_host=False)  # leaves
    assert await now() == (6, 0)
    link, ticket = secret("seat", 0)
    await store.reissue(game_id, ticket, epoch=6)
    await store.claim(link, cookie(), name="Boris")
    assert await now() == (8, 7)
    await store.reissue(game_id, secret("seat", 0)[1], epoch=8)
    assert await now() == (9, 9)
    await store.dismiss(game_id, 0, epoch=9, bot="random")
    assert await now() == (10, 10)


@pytest.mark.rs("RS-151")
@pytest.mark.parametrize("way", ["revoke_session", "dismiss", "reissue", "transfer"])
async def test_whoever_lost_the_seat_decides_nothing_more_on_any_node(store: Store, another: Another, way: str):
    link, ticket = secret("seat", 0)
    game_id = await begun(store, ticket, seats=OPEN)
    session = await store.claim(link, cookie(), name="Ania")
    await store.append(entry(game_id, await store.newest(game_id), epoch=1), session=session.digest)
    elsewhere = another()
    match way:
        case "revoke_session":
            await elsewhere.revoke_session(session.digest)
        case "dismiss":
            assert (await elsewhere.dismiss(game_id, 0, epoch=1, bot="greedy")).kind == "bot"
        case "reissue":
            await elsewhere.reissue(game_id, secret("seat", 0)[1], epoch=1)
        case _:
            move, transfer = secret("transfer", 0)
            await elsewhere.issue(game_id, transfer)
            await elsewhere.claim(move, cookie())
    newest, epoch = await store.newest(game_id), (await store.seats(game_id))[0].epoch
    for believed in (1, epoch):  # whether or not the node has heard of the change
        with pytest.raises(Fenced):
            await store.append(entry(game_id, newest, epoch=believed), session=session.digest)
    assert await store.session(session.digest) is None
    assert len(await store.entries(game_id)) == 1


@pytest.mark.rs("RS-151")
async def test_a_session_of_one_seat_or_table_decides_for_no_other(store):
    link, ticket = secret("seat", 0)
    game_id = await begun(store, ticket, seats=(Seat(0), Seat(1, "Boris", "person")))
    other = await begun(store)
    session = await store.claim(link, cookie(), name="Ania")
    with pytest.raises(Fenced):
        await store.append(entry(game_id, await store.newest(game_id), seat=1), session=session.digest)
    with pytest.raises(Fenced):
        await store.append(entry(other, await store.newest(other), seat=0), session=session.digest)


async def test_whoever_makes_a_table_gets_a_session_without_a_link(store):
    game, other = new_game(), new_game()
    host = Session(cookie(), game.id, "host", None, 0)
    await store.add_game(game, [host])
    assert await store.session(host.digest) == host
    with pytest.raises(BadText):
        await store.add_game(other, [Session(host.digest, other.id, "host", None, 0)])
    assert await store.game(other.id) is None


@pytest.mark.rs("RS-144")
async def test_secrets_are_stored_as_digests_only(store):
    secrets_of_links = [secrets.token_urlsafe(32) for _ in range(2)]
    tickets = [Ticket(fingerprint(each), "seat", seat) for seat, each in enumerate(secrets_of_links)]
    await begun(store, *tickets, seats=OPEN)
    secret_of_cookie = secrets.token_urlsafe(32)
    await store.claim(fingerprint(secrets_of_links[0]), fingerprint(secret_of_cookie), name="Ania")

    def everything(connection: Connection) -> str:
        return repr([row for table in METADATA.sorted_tables for row in connection.execute(select(table))])

    stored = await inside(store, everything)
    assert hashlib.sha256(secret_of_cookie.encode()).hexdigest() in stored
    for each in (*secrets_of_links, secret_of_cookie):
        assert each not in stored


@pytest.mark.rs("RS-144")
async def test_a_secret_that_nobody_digested_is_not_taken(store):
    undigested = secrets.token_urlsafe(32)
    game_id = await begun(store)
    for attempt in (
        store.add_game(new_game(Ticket(undigested, "seat", 0))),
        store.issue(game_id, Ticket(undigested, "seat", 0)),
        store.claim(undigested, cookie()),
        store.claim(cookie(), undigested),
        store.add_game(other := new_game(), [Session(undigested, other.id, "host", None, 0)]),
        store.session(undigested),
    ):
        with pytest.raises(BadText) as refused:
            await attempt
        assert undigested not in str(refused.value)


async def test_no_seat_is_given_away_after_the_end(store):
    game_id = await begun(store)
    await store.finish(game_id, "", "abandoned")
    with pytest.raises(Closed):
        await store.issue(game_id, secret("spectate")[1])


# -- talk ---------------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-058")
async def test_what_seats_say_among_themselves_is_for_seats_only(store):
    game_id = await begun(store)
    await store.say(game_id, 0, "all", "good luck")
    await store.say(game_id, 1, "seats", "canary")
    await store.say(game_id, None, "all", "a new link was made for seat 1")
    assert [line.n for line in await store.chat(game_id, seated=True)] == [1, 2, 3]
    assert [line.text for line in await store.chat(game_id, seated=False, after=1)] == [
        "a new link was made for seat 1"
    ]
    assert "canary" not in repr(await store.chat(game_id, seated=False))


async def test_lines_said_at_once_are_all_kept_and_counted(store: Store, another: Another):
    game_id = await begun(store)
    nodes = [store, another()]
    lines = await asyncio.gather(*[nodes[n % 2].say(game_id, 0, "all", f"line {n}") for n in range(12)])
    assert sorted(line.n for line in lines) == list(range(1, 13))
    assert sorted(await store.chat(game_id, seated=True), key=lambda line: line.n) == sorted(lines, key=lambda x: x.n)


# -- what cannot be stored (RS-106) -------------------------------------------------------------------------------

BAD_TEXT = strategies.one_of(
    strategies.text(max_size=10).map(lambda words: words + "\0"),
    strategies.characters(categories=["Cs"]).map(lambda half: f"a{half}b"),
)
BAD_INT = strategies.one_of(strategies.integers(min_value=2**63), strategies.integers(max_value=-1))
TEXTS_OF_A_GAME = ["id", "game", "options", "seed", "origin", "setup", "title", "pace"]
ONCE = settings(max_examples=some(4, 100), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


def spoiled(words: strategies.DataObject, name: str) -> str:
    return str(words.draw(strategies.one_of(BAD_TEXT, strategies.just("x" * (CAPS[name] + 1)))))


@pytest.mark.rs("RS-106")
@pytest.mark.parametrize("name", TEXTS_OF_A_GAME)
@ONCE
@given(words=strategies.data())
def test_no_text_of_a_game_is_stored_that_a_database_would_refuse_or_change(name, words):
    """The check comes before either database, so one run stands for both; the next test shows that it does."""
    from underkeep.server.rows import check

    with pytest.raises(BadText) as refused:
        check(new_game(**dict[str, Any]({name: spoiled(words, name)})))
    assert refused.value.field == name


@pytest.mark.rs("RS-106")
async def test_every_way_in_refuses_the_same_words_on_both_databases(store):
    link, ticket = secret("seat", 0)
    game_id = await begun(store, ticket)
    newest = await store.newest(game_id)
    big, bad = 2**63, "a\0b"
    attempts = {
        "title": lambda: store.add_game(new_game(title=bad)),
        "version": lambda: store.add_game(new_game(version=big)),
        "seed": lambda: store.add_game(new_game(seed="7e3")),
        "generator": lambda: store.add_game(new_game(generator="fast")),
        "bot": lambda: store.add_game(new_game(seats=(Seat(0, bot="x" * 41),))),
        "name": lambda: store.claim(link, cookie(), name="\ud800"),
        "text": lambda: store.say(game_id, 0, "all", bad),
        "game_id": lambda: store.game(bad),
        "owner": lambda: store.take(game_id, bad, 1),
        "result": lambda: store.finish(game_id, bad, "finished"),
        "notation": lambda: store.append(entry(game_id, newest, notation="\x00")),
        "option": lambda: store.append(entry(game_id, newest, option=big)),
        "key": lambda: store.append(entry(game_id, newest, key="k" * 65)),
    }
    for field, attempt in attempts.items():
        with pytest.raises(BadText) as refused:
            await attempt()
        assert refused.value.field == field
    assert await store.entries(game_id) == []


@pytest.mark.rs("RS-106")
@ONCE
@given(words=strategies.data())
def test_no_number_over_63_bits_and_no_broken_text_is_in_an_entry(words):
    from underkeep.server.rows import check

    made = entry("game", (0, ""))
    for name in Entry.__struct_fields__:
        value = words.draw(BAD_INT) if isinstance(getattr(made, name), int) else spoiled(words, name)
        fields = {each: getattr(made, each) for each in Entry.__struct_fields__}
        with pytest.raises(BadText) as refused:
            check(Entry(**{**fields, name: value}))
        assert refused.value.field == name


@pytest.mark.rs("RS-106")
@given(title=strategies.text(strategies.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=80))
@settings(max_examples=some(6, 200), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_all_other_text_comes_back_unchanged(title, tmp_path_factory):
    from tests.server.conftest import sqlite_settings

    async def there_and_back() -> None:
        store = await Store.open(sqlite_settings(tmp_path_factory.mktemp("any")))
        game_id = await begun(store, title=title)
        row = await store.game(game_id)
        assert row is not None
        assert row.title == title
        await store.close()

    asyncio.run(there_and_back())


def test_every_text_field_has_a_cap():
    from underkeep.server import rows

    for struct in (NewGame, Seat, Ticket, Entry, Session, rows.ChatLine, rows.Lease):
        for name, kind in struct.__annotations__.items():
            assert (
                name in CAPS
                or kind in {"int", "int | None", "bool", "datetime", "tuple[Seat, ...]"}
                or "Ticket" in kind
            )


async def test_a_digest_is_over_every_field_of_an_entry(store):
    game_id = await begun(store)
    made = await appended(store, game_id)
    for name in Entry.__struct_fields__:
        if name == "digest":
            continue
        old = getattr(made, name)
        fields = {each: getattr(made, each) for each in Entry.__struct_fields__}
        changed = Entry(**{**fields, name: old + 1 if isinstance(old, int) else old + "x"})
        assert digest_of_entry(changed) != made.digest, name


async def test_a_table_keeps_only_the_last_that_was_said_and_its_own_words_beside_it(store, monkeypatch):
    monkeypatch.setattr(store, "chat_lines", 5)
    game_id = await begun(store)
    await store.announce(game_id, "table-paused")
    for n in range(20):
        await store.say(game_id, n % 2, "seats", f"line {n}")
    await store.announce(game_id, "table-goes-on")
    told = [line.text for line in await store.chat(game_id, seated=True)]
    assert told == ["line 16", "line 17", "line 18", "line 19", "table-goes-on"]
    assert [line.text for line in await store.chat(game_id, seated=False)] == ["table-paused", "table-goes-on"]
    assert [line.n for line in await store.chat(game_id, after=20, seated=True)] == [21, 22]
    kept = await inside(store, lambda connection: connection.execute(select(METADATA.tables["chat"].c.n)).all())
    assert sorted(n for (n,) in kept) == [1, 17, 18, 19, 20, 21, 22]
    assert (await store.whole(game_id)).chat == 22
