"""What a host may do with a table, and what everybody else sees of it."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import Connection, func, select, update

from tests.server import toy
from tests.server.conftest import inside, sqlite_settings
from tests.server.games import appended, begun, played, secret
from tests.server.served import (
    Browser,
    Player,
    Served,
    new_table,
    party,
    pebbles,
    plain_seed,
    serving,
)
from underkeep.server import house as houses
from underkeep.server import tables_api
from underkeep.server.checking import check_games, standing
from underkeep.server.errors import Closed, Paused, Unknown
from underkeep.server.house import House
from underkeep.server.rights import Rights, rights_at
from underkeep.server.settings import Settings
from underkeep.server.store import Store
from underkeep.server.tables import ENTRY, GAME, METADATA

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(sqlite_settings(tmp_path_factory.mktemp("hosting"))) as served:
        yield served


def pair(server: Served, *sits: str, **more: Any) -> tuple[str, Browser, Browser]:
    host, friend = server.browser(), server.browser()
    table, links = new_table(host, "pebbles", *(sits or ("me", "open")), **{"seed": plain_seed(), **more})
    if "seat1" in links:
        friend.claim(links["seat1"])
    return table, host, friend


def announced(player: Player) -> list[str]:
    return [m["line"]["text"] for m in player.messages if m["type"] == "said" and m["line"]["seat"] is None]


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not happened():  # noqa: ASYNC110 - the server is in another thread
            await asyncio.sleep(0.05)


# -- pausing ----------------------------------------------------------------------------------------------------------


async def test_while_the_host_pauses_nobody_answers_and_everybody_is_told(server: Served) -> None:
    table, host, friend = pair(server)
    async with Player(host, table) as one, Player(friend, table) as two:
        await one.come()
        await two.come()
        assert not one.messages[0]["paused"]
        host.post(f"/api/tables/{table}/pause", {"on": True})
        for player in (one, two):
            assert (await player.heard(type="paused"))["on"]
            await player.until(lambda player=player: announced(player) == ["table-paused"])
        key = await one.answer()
        assert (await one.heard(ref=key))["code"] == "paused"
        await one.say(type="take_back", key="not-in-a-pause")
        assert (await one.heard(ref="not-in-a-pause"))["code"] == "paused"
        await two.say(type="say", text="back in five minutes")  # talking is no playing
        await one.until(lambda: any(m.get("line", {}).get("text") == "back in five minutes" for m in one.messages))
        async with Player(friend, table) as late:
            await late.come()
            assert late.messages[0]["paused"]
        host.post(f"/api/tables/{table}/pause", {"on": True})  # once more changes nothing
        host.post(f"/api/tables/{table}/pause", {"on": False})
        await two.heard(type="paused", on=False)
        await one.heard(type="accepted", key=await one.answer())
        await two.until(lambda: announced(two) == ["table-paused", "table-goes-on"])
    assert host.get(f"/api/tables/{table}")["paused"] is False


async def test_in_a_pause_no_clock_runs_and_no_bot_answers(server: Served) -> None:
    table, host, _ = pair(server, "me", "bot:random", pace="0.5")
    async with Player(host, table) as one:
        await one.come()
        await one.heard(type="accepted", key=await one.answer())
        await one.until(lambda: one.stage["window"])
        host.post(f"/api/tables/{table}/pause", {"on": True})
        await one.heard(type="paused", on=True)
        await asyncio.sleep(1.2)
        assert one.stage["window"]
        assert server.house.hall.warm[table].dealer.due() is None
        host.post(f"/api/tables/{table}/pause", {"on": False})
        await one.heard(type="paused", on=False)
        assert one.stage["window"]  # what was left of it is left
        await one.until(lambda: one.stage["turn"] == 0)


async def test_in_a_pause_nothing_can_be_stored_by_any_node(store: Store) -> None:
    game_id = await begun(store)
    assert await store.pause(game_id, on=True)
    assert not await store.pause(game_id, on=True)
    with pytest.raises(Paused):
        await appended(store, game_id)
    assert await store.pause(game_id, on=False)
    await appended(store, game_id)
    await store.finish(game_id, "", "abandoned")
    with pytest.raises(Closed):
        await store.pause(game_id, on=True)


# -- seats ------------------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-159")
async def test_a_bot_that_the_host_lets_stand_in_is_announced_and_gives_the_seat_back(server: Served) -> None:
    table, host, friend = pair(server)
    async with Player(host, table) as one:
        await one.come()
        host.post(f"/api/tables/{table}/seats/1/stand_in", {"on": True, "bot": "random"})
        await one.until(lambda: announced(one) == ["seat-stand-in seat=1"])
        await one.heard(type="accepted", key=await one.answer())
        await one.until(lambda: one.stage["question"] and one.stage["view"]["left"] < 8)  # the bot has answered
        assert friend.get(f"/api/tables/{table}")["seats"][1] == {
            "seat": 1, "name": "Boris", "kind": "person", "bot": "random", "away": True,
        }  # fmt: skip
        friend.post(f"/api/tables/{table}/away", {"on": False})
        await one.heard(type="accepted", key=await one.answer())
        async with Player(friend, table) as two:
            await two.come()
            await two.until(lambda: two.stage["question"] is not None)
            await two.heard(type="accepted", key=await two.answer())
    assert host.ask("POST", f"/api/tables/{table}/seats/7/stand_in", {"on": True}).status == 404


@pytest.mark.rs("RS-159")
@pytest.mark.parametrize("bot", ["", "random"])
async def test_that_somebody_was_dismissed_is_announced_to_everybody(server: Served, bot: str) -> None:
    here = party(server)
    async with Player(here.host, here.table) as one, Player(here.spectator, here.table) as watching:
        for player in (one, watching):
            await player.come()
        here.host.post(f"/api/tables/{here.table}/seats/1/dismiss", {"bot": bot})
        for player in (one, watching):
            await player.until(lambda player=player: announced(player)[-1:] == ["seat-dismissed seat=1"])
            assert player.seats[1]["kind"] == ("bot" if bot else "open")


def test_a_bot_stands_in_for_no_bot(server: Served) -> None:
    host = server.browser()
    table, _ = new_table(host, "pebbles", "me", "bot:random")
    assert host.ask("POST", f"/api/tables/{table}/seats/1/stand_in", {"on": True}).status == 409


@pytest.mark.ux("UX-011")
@pytest.mark.parametrize("renewed", [False, True])
async def test_a_bot_plays_for_a_friend_who_has_not_come_yet(server: Served, renewed: bool) -> None:
    host, friend = server.browser(), server.browser()
    table, links = new_table(host, "pebbles", "me", "open", seed=plain_seed())
    host.post(f"/api/tables/{table}/seats/1/stand_in", {"on": True, "bot": "random"})
    link = host.post(f"/api/tables/{table}/seats/1/link")["url"] if renewed else links["seat1"]
    async with Player(host, table) as one:
        await one.come()
        await one.heard(type="accepted", key=await one.answer())
        await one.until(lambda: one.stage["question"] and one.stage["view"]["left"] < 8)  # the bot has answered
        sheet = host.get(f"/api/tables/{table}")["seats"][1]
        assert (sheet["kind"], sheet["name"], sheet["away"]) == ("open", "Boris", True)
        friend.claim(link)
        await one.until(lambda: announced(one)[-1:] == ["seat-taken-over seat=1"])
        await one.heard(type="accepted", key=await one.answer())
        async with Player(friend, table) as two:
            await two.come()
            await two.until(lambda: two.stage["question"] is not None)
            await two.heard(type="accepted", key=await two.answer())
    sheet = host.get(f"/api/tables/{table}")["seats"][1]
    assert (sheet["kind"], sheet["bot"], sheet["away"]) == ("person", "", False)


def test_whoever_gets_a_seat_after_somebody_else_does_not_get_that_name(server: Served) -> None:
    table, host, friend = pair(server)
    url = host.post(f"/api/tables/{table}/seats/1/link")["url"]
    assert host.get(f"/api/tables/{table}")["seats"][1]["name"] == ""
    stranger = server.browser()
    claim = {"ticket": url.partition("#")[2]}
    assert stranger.ask("POST", "/api/claim", claim).fault["field"] == "name"
    stranger.claim(url, "Dorota")
    assert host.get(f"/api/tables/{table}")["seats"][1]["name"] == "Dorota"
    sheet = host.post(f"/api/tables/{table}/seats/1/dismiss", {"bot": "random"})
    assert sheet["seats"][1]["name"] == "bot random"
    sheet = host.post(f"/api/tables/{table}/seats/1/dismiss", {})
    assert sheet["seats"][1]["name"] == ""
    assert friend.ask("GET", f"/api/tables/{table}").status == 404


# -- once more --------------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-056")
async def test_a_rematch_is_dealt_anew_in_secret_and_has_links_of_its_own(server: Served) -> None:
    host, friend = server.browser(), server.browser()
    table, links = new_table(host, "pebbles", "me", "open", "bot:random", seed=plain_seed(), title="Evening")
    friend.claim(links["seat1"])
    assert host.ask("POST", f"/api/tables/{table}/rematch", {}).status == 409  # not yet
    host.post(f"/api/tables/{table}/close")
    made = host.post(f"/api/tables/{table}/rematch")
    fresh = {link["purpose"] + str(link["seat"] or ""): link["url"] for link in made["links"]}
    assert set(fresh) == {"seat1", "spectate", "host"}
    assert not set(fresh.values()) & set(links.values())
    sheet = host.get(f"/api/tables/{made['table']}")
    assert (sheet["title"], sheet["origin"], sheet["seat"], sheet["roles"]) == ("Evening", "dealt", 0, ["seat", "host"])
    assert [(seat["name"], seat["kind"]) for seat in sheet["seats"]] == [
        ("Ania", "person"), ("Boris", "open"), ("bot random", "bot"),
    ]  # fmt: skip
    assert friend.ask("GET", f"/api/tables/{made['table']}").status == 404  # the old seat is no right to the new one
    friend.claim(fresh["seat1"])
    seeds = {await seed_of(server, each) for each in (table, made["table"])}
    assert plain_seed() in seeds
    assert len(seeds) == 2
    third = host.post(f"/api/tables/{table}/rematch")
    assert await seed_of(server, third["table"]) not in seeds


@pytest.mark.rs("RS-187")
def test_a_host_who_has_erased_the_own_name_may_call_a_rematch(server: Served) -> None:
    host, friend = server.browser(), server.browser()
    table, links = new_table(host, "pebbles", "me", "open")
    friend.claim(links["seat1"])
    for browser in (host, friend):
        browser.post(f"/api/tables/{table}/erase")
    host.post(f"/api/tables/{table}/close")
    made = host.post(f"/api/tables/{table}/rematch")
    assert friend.post(f"/api/tables/{table}/follow")["seat"] == 1
    sheet = host.get(f"/api/tables/{made['table']}")
    assert (sheet["seat"], [(seat["name"], seat["kind"]) for seat in sheet["seats"]]) == (0, [("", "person")] * 2)
    nobody = {"game": "pebbles", "seats": [{"sit": "me"}, {"sit": "open"}]}
    assert host.ask("POST", "/api/tables", nobody).status == 422  # whoever sits down elsewhere says who they are


@pytest.mark.ux("UX-110")
@pytest.mark.rs("RS-148")
async def test_whoever_was_there_follows_to_the_rematch_without_a_link(server: Served) -> None:
    host, friend, other, watching = [server.browser() for _ in range(4)]
    table, links = new_table(host, "pebbles", "me", "open", "open", title="Evening")
    friend.claim(links["seat1"])
    other.claim(links["seat2"])
    watching.claim(links["spectate"])
    host.post(f"/api/tables/{table}/close")
    assert friend.ask("POST", f"/api/tables/{table}/follow", {}).status == 409  # there is none yet
    assert not friend.get(f"/api/tables/{table}")["again"]
    made = host.post(f"/api/tables/{table}/rematch")
    fresh = {link["purpose"] + str(link["seat"] or ""): link["url"] for link in made["links"]}
    assert friend.get(f"/api/tables/{table}")["again"]
    assert friend.post(f"/api/tables/{table}/follow") == {"table": made["table"], "role": "seat", "seat": 1}
    assert friend.post(f"/api/tables/{table}/follow")["seat"] == 1  # twice is once
    assert watching.post(f"/api/tables/{table}/follow")["role"] == "spectator"
    assert host.post(f"/api/tables/{table}/follow")["seat"] == 0
    thief = server.browser().ask("POST", "/api/claim", {"ticket": fresh["seat1"].partition("#")[2], "name": "Zofia"})
    assert thief.status == 404  # the link to a seat that is taken opens nothing
    other.claim(fresh["seat2"], "Celina")  # the new links are as good as ever
    sheet = host.get(f"/api/tables/{made['table']}")
    assert [(seat["name"], seat["kind"]) for seat in sheet["seats"]] == [
        ("Ania", "person"), ("Boris", "person"), ("Celina", "person"),
    ]  # fmt: skip
    stranger = server.browser()
    assert stranger.ask("POST", f"/api/tables/{table}/follow", {}).status == 404
    host.post(f"/api/tables/{made['table']}/delete")
    assert friend.ask("POST", f"/api/tables/{table}/follow", {}).status == 409


async def test_a_seat_that_somebody_has_taken_by_link_cannot_be_followed_to(server: Served) -> None:
    host, friend, faster = [server.browser() for _ in range(3)]
    table, links = new_table(host, "pebbles", "me", "open")
    friend.claim(links["seat1"])
    host.post(f"/api/tables/{table}/close")
    [link] = [one["url"] for one in host.post(f"/api/tables/{table}/rematch")["links"] if one["purpose"] == "seat"]
    faster.claim(link, "Ewa")
    answer = friend.ask("POST", f"/api/tables/{table}/follow", {})
    assert (answer.status, answer.fault["code"]) == (409, "changed")


async def seed_of(server: Served, table: str) -> str:
    found = await asyncio.to_thread(asyncio.run, stored_seed(server.house.settings, table))
    assert len(found) > 70 or found == plain_seed()  # 256 bits
    return found


async def stored_seed(settings: Settings, table: str) -> str:
    store = Store(settings)
    game = await store.game(table)
    await store.close()
    assert game is not None
    return game.seed


# -- forgetting -------------------------------------------------------------------------------------------------------


async def rows_of(store: Store, game_id: str) -> dict[str, int]:
    def count(connection: Connection) -> dict[str, int]:
        found = {}
        for table in METADATA.sorted_tables:
            of_it = table.c.id if table is GAME else table.c.game_id
            counted = connection.execute(select(func.count()).select_from(table).where(of_it == game_id))
            found[table.name] = int(counted.scalar_one())
        return found

    return await inside(store, count)


@pytest.mark.rs("RS-187")
async def test_of_a_removed_table_no_row_is_left_and_other_games_are_whole(empty: Settings) -> None:
    store = await Store.open(empty)
    gone, kept = await played(store), await played(store, seed=9)
    for game_id in (gone, kept):
        await store.say(game_id, 0, "seats", "hello")
        await store.issue(game_id, secret("spectate")[1])
        link, ticket = secret("host")
        await store.issue(game_id, ticket)
        await store.claim(link, secret("host")[0])
    assert min((await rows_of(store, gone)).values()) > 0
    before = await rows_of(store, kept)
    await store.remove(gone)
    assert set((await rows_of(store, gone)).values()) == {0}
    assert await rows_of(store, kept) == before
    assert await check_games(store) == []
    with pytest.raises(Unknown):
        await store.remove(gone)
    await store.close()


@pytest.mark.rs("RS-187")
async def test_whoever_is_at_a_table_that_its_host_deletes_is_shown_out(server: Served) -> None:
    table, host, friend = pair(server)
    async with Player(friend, table) as two:
        await two.come()
        host.post(f"/api/tables/{table}/delete")
        assert await two.ended() == 4000
    for browser in (host, friend):
        assert browser.ask("GET", f"/api/tables/{table}").status == 404


async def test_a_table_that_is_deleted_while_ones_tables_are_listed_is_left_out(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = server.browser()
    (stays, _), (goes, _) = [new_table(host, "pebbles", "me", "open") for _ in range(2)]

    async def asked_just_before_it_goes(house: House, request: Any, table: str) -> Rights:
        rights = await rights_at(house, request, table)
        if table == goes:
            await house.store.remove(table)
        return rights

    monkeypatch.setattr(tables_api, "rights_at", asked_just_before_it_goes)
    assert [one["table"] for one in host.get("/api/tables")] == [stays]


@pytest.mark.rs("RS-187")
async def test_a_person_can_be_forgotten_and_the_record_is_still_good(server: Served) -> None:
    table, host, friend = pair(server)
    async with Player(host, table) as one, Player(friend, table) as two:
        await one.come()
        await two.come()
        for player, words in ((two, "my address is 12 Elm Street"), (one, "mine is not")):
            await player.say(type="say", text=words)
            await player.heard(type="said")
        await two.until(lambda: sum(m["type"] == "said" for m in two.messages) == 2)
        friend.post(f"/api/tables/{table}/erase")
        await one.until(lambda: one.seats[1]["name"] == "")
        await one.say(type="say", text="still here")
        await two.until(lambda: sum(m["type"] == "said" for m in two.messages) == 3)
        async with Player(host, table) as late:
            await late.come()
            assert [line["text"] for line in late.messages[0]["chat"]] == ["mine is not", "still here"]
        await asyncio.gather(one.play_out(random.Random(1)), two.play_out(random.Random(2)))
    record = host.get(f"/api/tables/{table}/record")["text"]
    assert "seat 1" in record
    assert "Boris" not in record


@pytest.mark.rs("RS-186")
async def test_old_games_are_removed_and_others_kept(empty: Settings) -> None:
    store = await Store.open(empty)
    asleep, awake, over, just_over = [await begun(store) for _ in range(4)]
    old = datetime.now(UTC) - timedelta(days=40)
    await inside(store, lambda connection: connection.execute(update(GAME).values(created_at=old)))
    await appended(store, asleep)
    await appended(store, awake)
    slept = update(ENTRY).where(ENTRY.c.game_id == asleep).values(at=old)
    await inside(store, lambda connection: connection.execute(slept))
    for game_id in (over, just_over):
        await store.finish(game_id, "", "abandoned")
    ended = update(GAME).where(GAME.c.id == over).values(ended_at=old)
    await inside(store, lambda connection: connection.execute(ended))
    assert await store.outdated(unfinished=41, ended=41, most=9) == []
    assert await store.outdated(unfinished=39, ended=41, most=9) == [asleep]
    assert await store.outdated(unfinished=41, ended=39, most=9) == [over]
    assert sorted(await store.outdated(unfinished=39, ended=39, most=9)) == sorted([asleep, over])
    assert len(await store.outdated(unfinished=39, ended=39, most=1)) == 1
    assert await store.outdated(unfinished=0, ended=0, most=9) == []
    await store.close()


@pytest.mark.rs("RS-186")
async def test_a_server_removes_old_games_by_itself(
    limited: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "TIDY_SECONDS", 0.1)
    server = limited(unfinished_days=1)
    browser = server.browser()
    old, _ = new_table(browser, "pebbles", "me", "open")
    fresh, _ = new_table(browser, "pebbles", "me", "open")
    path = server.house.settings.sqlite
    with closing(sqlite3.connect(str(path))) as line, line:
        line.execute("UPDATE game SET created_at = created_at - 2 * 86400000 WHERE id = ?", [old])
    await until(lambda: browser.ask("GET", f"/api/tables/{old}").status == 404)
    assert browser.get(f"/api/tables/{fresh}")["table"] == fresh


@pytest.mark.ux("UX-119")
async def test_no_game_is_ever_removed_unless_whoever_runs_the_server_wishes_it(
    limited: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "TIDY_SECONDS", 0.05)
    looks = 0

    async def outdated(self: Store, **wish: int) -> list[str]:
        nonlocal looks
        looks += 1
        return await found(self, **wish)

    found = Store.outdated
    monkeypatch.setattr(Store, "outdated", outdated)
    server = limited()
    browser = server.browser()
    tables = [new_table(browser, "pebbles", "me", "open")[0] for _ in range(2)]
    browser.post(f"/api/tables/{tables[0]}/close")
    with closing(sqlite3.connect(str(server.house.settings.sqlite))) as line, line:
        line.execute("UPDATE game SET created_at = 0, ended_at = ended_at * 0")
    seen = looks
    await until(lambda: looks > seen + 2)
    assert {one["table"] for one in browser.get("/api/tables")} == set(tables)
    kept = browser.ask(
        "POST", "/api/tables", {"game": "pebbles", "seats": [{"sit": "me", "name": "Ola"}, {"sit": "open"}]}
    )
    assert "Max-Age=34560000" in kept.headers["set-cookie"]  # and the key to it is kept, too


# -- a game that is stuck ---------------------------------------------------------------------------------------------


def spoil(server: Served, table: str, seq: int) -> None:
    """A row that does not fit any more, as after a change of the rules that nobody has noticed."""
    with closing(sqlite3.connect(str(server.house.settings.sqlite))) as line, line:
        line.execute("UPDATE entry SET notation = 'take 7' WHERE game_id = ? AND seq = ?", [table, seq])


async def cold(server: Served, table: str) -> None:
    server.house.hall.idle = -1
    await until(lambda: table not in server.house.hall.warm)
    server.house.hall.idle = 600


@pytest.mark.rs("RS-107")
async def test_the_host_of_a_stuck_game_goes_back_one_decision_at_a_time_until_it_can_be_played(
    limited: Callable[..., Served],
) -> None:
    server = limited()
    table, host, friend = pair(server)
    async with Player(host, table) as one, Player(friend, table) as two:
        await one.come()
        await two.come()
        for player in (one, two, one):
            await player.until(lambda player=player: player.stage["question"] is not None)
            await player.heard(type="accepted", key=await player.answer())
    assert host.ask("POST", f"/api/tables/{table}/back", {}).status == 409  # nothing is wrong with it
    await cold(server, table)
    spoil(server, table, 2)
    async with Player(host, table) as one:
        await one.say(type="hello", protocol=1)
        assert await one.ended() == 4005
    assert host.get(f"/api/tables/{table}")["closed"] == "stuck"
    assert friend.ask("POST", f"/api/tables/{table}/back", {}).status == 404

    assert host.post(f"/api/tables/{table}/back")["closed"] == "stuck"  # the row before it is the bad one
    async with Player(host, table) as one:
        await one.say(type="hello", protocol=1)
        assert await one.ended() == 4005
    assert host.post(f"/api/tables/{table}/back")["closed"] == ""
    async with Player(host, table) as one, Player(friend, table) as two:
        await one.come()
        await two.come()
        assert [line["text"] for line in two.messages[0]["chat"]] == ["table-went-back"] * 2
        assert two.stage["view"]["left"] == 8  # after the first decision
        await two.heard(type="accepted", key=await two.answer())
        await asyncio.gather(one.play_out(random.Random(1)), two.play_out(random.Random(2)))
    game, entries = await asyncio.to_thread(asyncio.run, stored_game(server.house.settings, table))
    kinds = [entry.kind for entry in entries]
    assert kinds[:6] == ["answer", "answer", "answer", "back", "back", "answer"]  # nothing was changed or removed
    assert [entry.seq for entry in standing(game, entries)][:2] == [1, 6]
    with pebbles():
        assert json.loads(json.dumps(host.get(f"/api/tables/{table}/record")))["text"]


async def stored_game(settings: Settings, table: str) -> tuple[Any, list[Any]]:
    store = Store(settings)
    found = await store.game(table), await store.entries(table)
    await store.close()
    return found


@pytest.mark.rs("RS-107")
async def test_a_stuck_game_whose_trouble_has_gone_goes_on_by_itself(limited: Callable[..., Served]) -> None:
    server = limited()
    table, host, friend = pair(server)
    async with Player(host, table) as one:
        await one.come()
        await one.heard(type="accepted", key=await one.answer())
    await cold(server, table)
    toy.INFO.version = 2
    async with Player(host, table) as one:
        await one.say(type="hello", protocol=1)
        assert await one.ended() == 4005
    assert host.ask("POST", f"/api/tables/{table}/back", {}).status == 409  # going back would not help
    toy.INFO.version = 1
    async with Player(friend, table) as two:
        await two.come()
        assert two.stage["view"]["left"] == 8
        await two.heard(type="accepted", key=await two.answer())
    assert host.get(f"/api/tables/{table}")["closed"] == ""
