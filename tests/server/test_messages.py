"""Who may say what on a line: every kind of message, from everybody who can have a line, over real sockets.

The messages are made from their types. So whoever adds a kind has to decide here who may send it.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, get_args
from unittest import mock

import msgspec
import pytest
from msgspec import inspect

from tests.server.conftest import sqlite_settings
from tests.server.served import Browser, Player, Served, new_table, plain_seed, serving
from tests.server.test_roles import dump
from underkeep.server import socket as line
from underkeep.server import wire
from underkeep.server.dealer import Dealer
from underkeep.server.requests import Asked, Request
from underkeep.server.rights import MEMBERS

pytestmark = pytest.mark.anyio

WATCHING = ("spectator", "host")  # this host has no seat
SEATED = ("other", "asked")
NO = dict.fromkeys(WATCHING, "not_yours")
# What everybody is told, as the design says: the code of a refusal, or the kind of the reply.
REPLIES: dict[type[wire.Message], dict[str, str]] = {
    wire.Hello: dict.fromkeys((*WATCHING, *SEATED), "out_of_place"),
    wire.Answer: {**NO, "other": "stale", "asked": "accepted"},
    wire.TakeBack: {**NO, "other": "cannot_take_back", "asked": "cannot_take_back"},
    wire.WhyNot: dict.fromkeys((*WATCHING, *SEATED), "reason"),
    wire.AskHint: {**NO, "other": "not_yours", "asked": "no_hint"},  # no bot that gives any plays pebbles
    wire.Reckon: dict.fromkeys((*WATCHING, *SEATED), "reckoned"),
    wire.Ping: dict.fromkeys((*WATCHING, *SEATED), "pong"),
    wire.Say: {**NO, "other": "said", "asked": "said"},
    wire.Hold: {**NO, "other": "not_yours", "asked": "not_yours"},  # there is no window at such a table
    wire.Vote: {**NO, "other": "stale", "asked": "stale"},  # nobody is lost
    wire.Point: {**NO, "other": "pointed", "asked": "pointed"},
    wire.Ready: {**NO, "other": "out_of_place", "asked": "out_of_place"},  # nobody shares a screen
}
KINDS: tuple[type[wire.Message], ...] = get_args(wire.Asked)
NEWS = ("stage", "welcome", "seats", "paused", "hand_over")  # told to all, not in reply
SOMEBODY_ELSE = ("seat", "viewer", "role", "roles", "session", "by", "epoch", "host")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(sqlite_settings(tmp_path_factory.mktemp("messages"))) as served:
        yield served


def sample(kind: type[wire.Message], decision: str = "0" * 24) -> dict[str, Any]:
    """A message of this kind with a fitting value in each field, to this decision if it names one."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    found: dict[str, Any] = {"type": info.tag}
    for one in info.fields:
        match one.type:
            case inspect.BoolType():
                found[one.encode_name] = True
            case inspect.IntType(ge=least):
                found[one.encode_name] = least or 0
            case inspect.StrType(pattern=pattern):
                found[one.encode_name] = "key-of-a-sample" if pattern else "take 1"
            case inspect.LiteralType(values=values):
                found[one.encode_name] = values[0]
            case inspect.ListType():
                found[one.encode_name] = ["room:vault"]
            case _:
                raise AssertionError(f"what does somebody say for {one.name}?")
    return {**found, **({"decision": decision} if "decision" in found else {})}


@dataclass
class Heard:
    """Everything that has come as far as a table."""

    asked: list[tuple[tuple[str, ...], type[wire.Message]]] = field(default_factory=list)

    @contextmanager
    def by_tables(self) -> Iterator[None]:
        put = Dealer.put

        def noted(dealer: Dealer, request: Request) -> bool:
            if isinstance(request, Asked):
                self.asked.append((request.guest.roles, type(request.message)))
            return put(dealer, request)

        with mock.patch.object(Dealer, "put", noted):
            yield


@dataclass
class Company:
    people: dict[str, Player]
    table: str

    def rows(self, server: Served) -> list[str]:
        """All that is stored of this table; at others, people of other tests may still be leaving."""
        return [row for row in dump(server) if self.table in row]

    @property
    def decision(self) -> str:
        found: str = self.people["asked"].stage["question"]["decision"]
        return found

    async def reply(self, who: str, message: dict[str, Any]) -> str:
        player, seat = self.people[who], {"asked": 0, "other": 1}.get(who)
        since = len(player.messages)
        await player.say(**message)

        def replies() -> list[dict[str, Any]]:
            told = [m for m in player.messages[since:] if m["type"] not in NEWS]
            return [m for m in told if m["type"] != "said" or m["line"]["seat"] == seat]

        await player.until(lambda: bool(replies()))
        [reply] = replies()
        return str(reply["code"] if reply["type"] == "refused" else reply["type"])


async def gathered(server: Served, stack: AsyncExitStack) -> Company:
    """A host without a seat, two who sit, of whom the first is asked, and somebody who watches."""
    browsers = {who: server.browser() for who in (*WATCHING, *SEATED)}
    table, links = new_table(browsers["host"], "pebbles", "open", "open", seed=plain_seed())
    for who, link in (("asked", "seat0"), ("other", "seat1"), ("spectator", "spectate")):
        browsers[who].claim(links[link], {"asked": "Ania", "other": "Boris"}.get(who, ""))
    people = {who: await stack.enter_async_context(Player(browser, table)) for who, browser in browsers.items()}
    for player in people.values():
        await player.come()
    await people["spectator"].until(lambda: all(seat["here"] for seat in people["spectator"].seats))
    assert [people[who].messages[0]["roles"] for who in WATCHING] == [["spectator"], ["host"]]
    return Company(people, table)


@pytest.mark.rs("RS-147")
def test_for_every_kind_of_message_and_everybody_it_is_decided_what_comes_of_it() -> None:
    assert set(REPLIES) == set(KINDS)
    assert {frozenset(replies) for replies in REPLIES.values()} == {frozenset((*WATCHING, *SEATED))}
    for kind, (_, roles) in line.KINDS.items():
        assert ({"seat"} if REPLIES[kind]["host"] == "not_yours" else set(MEMBERS)) == roles, kind
        assert wire.decode(json.dumps(sample(kind))) is not None


@pytest.mark.rs("RS-147")
@pytest.mark.parametrize("kind", KINDS)
async def test_everybody_is_told_what_the_matrix_says_and_no_table_hears_of_what_is_refused(
    server: Served, kind: type[wire.Message]
) -> None:
    heard = Heard()
    async with AsyncExitStack() as stack:
        company = await gathered(server, stack)
        stack.enter_context(heard.by_tables())
        before = company.rows(server)
        replies = {who: await company.reply(who, sample(kind, company.decision)) for who in WATCHING}
        assert company.rows(server) == before
        allowed = [who for who in WATCHING if REPLIES[kind][who] != "not_yours"]
        by_line = kind is wire.Ping  # which no table hears of
        assert heard.asked == ([] if by_line else [((role,), kind) for role in allowed])
        for who in SEATED:
            replies[who] = await company.reply(who, sample(kind, company.decision))
        assert replies == REPLIES[kind]


@pytest.mark.rs("RS-147")
@pytest.mark.rs("RS-159")
@pytest.mark.parametrize("kind", [kind for kind, replies in REPLIES.items() if replies["host"] == "not_yours"])
async def test_a_table_itself_does_nothing_for_who_only_watches_though_the_line_lets_it_through(
    server: Served, kind: type[wire.Message]
) -> None:
    heard = Heard()
    everybody = {one: (limit, frozenset(MEMBERS)) for one, (limit, _) in line.KINDS.items()}
    async with AsyncExitStack() as stack:
        company = await gathered(server, stack)
        stack.enter_context(heard.by_tables())
        stack.enter_context(mock.patch.object(line, "KINDS", MappingProxyType(everybody)))
        before = company.rows(server)
        for who in WATCHING:
            assert await company.reply(who, sample(kind, company.decision)) in ("not_yours", "stale", "out_of_place")
        assert heard.asked == [((role,), kind) for role in WATCHING]
        assert company.rows(server) == before
        assert company.people["asked"].stage["question"] is not None


@pytest.mark.rs("RS-147")
async def test_no_field_of_a_message_says_who_somebody_is(server: Served) -> None:
    heard = Heard()
    async with AsyncExitStack() as stack:
        company = await gathered(server, stack)
        stack.enter_context(heard.by_tables())
        stack.enter_context(mock.patch.object(line, "BAD_MESSAGES", 10_000))
        before = company.rows(server)
        for kind in KINDS:
            own = sample(kind, company.decision)
            for name in SOMEBODY_ELSE:
                for value in ("host", 0, None, "0"):
                    if name not in own:
                        for who in ("spectator", "other"):
                            assert await company.reply(who, {**own, name: value}) == "bad_message", (kind, name)
        assert heard.asked == []
        assert company.rows(server) == before


# -- captured messages ------------------------------------------------------------------------------------------------


async def spoken(player: Player, other: Player) -> list[dict[str, Any]]:
    """All that counts of what one seat says in some moves, as somebody would have captured it."""
    said: list[dict[str, Any]] = []
    say = player.say

    async def noted(**message: Any) -> None:
        said.append(message)
        await say(**message)

    with mock.patch.object(player, "say", noted):
        await player.heard(type="accepted", key=await player.answer())
        await noted(type="take_back", key="back-to-before")
        await player.heard(type="accepted", key="back-to-before")
        await player.until(lambda: player.stage["question"] is not None)
        await player.heard(type="accepted", key=await player.answer(1))
    await other.until(lambda: other.stage["question"] is not None)
    return said


def replies_to(player: Player, messages: list[dict[str, Any]]) -> list[str]:
    keys = {message["key"] for message in messages}
    told = [m for m in player.messages if m.get("key", m.get("ref")) in keys]
    return [str(m["code"] if m["type"] == "refused" else m["type"]) for m in told]


@pytest.mark.rs("RS-146")
async def test_captured_messages_that_are_sent_again_from_another_session_do_nothing(server: Served) -> None:
    async with AsyncExitStack() as stack:
        company = await gathered(server, stack)
        asked, other = company.people["asked"], company.people["other"]
        captured = await spoken(asked, other)
        foreigner = server.browser()
        elsewhere, _ = new_table(foreigner, "pebbles", "me", "open", seed=plain_seed())
        stranger = await stack.enter_async_context(Player(foreigner, elsewhere))
        await stranger.come()
        before, seen = company.rows(server), {who: player.stage for who, player in company.people.items()}
        thieves = {"other": other, "stranger": stranger, **{who: company.people[who] for who in WATCHING}}
        for who, thief in thieves.items():
            for message in captured:
                await thief.say(**message)
            await thief.until(lambda thief=thief: len(replies_to(thief, captured)) == len(captured))
            wanted = ["not_yours"] * 3 if who in WATCHING else ["stale", "cannot_take_back", "stale"]
            assert replies_to(thief, captured) == wanted, who  # nobody is told that it was stored
        assert company.rows(server) == before
        for who, player in company.people.items():
            assert {**player.stage, "events": []} == {**seen[who], "events": []}, who


@pytest.mark.rs("RS-146")
async def test_an_answer_that_never_arrived_is_worth_nothing_to_whoever_captured_it(server: Served) -> None:
    async with AsyncExitStack() as stack:
        company = await gathered(server, stack)
        captured = {"type": "answer", "decision": company.decision, "option": 0, "key": "never-arrived"}
        before = company.rows(server)
        assert await company.reply("other", captured) == "stale"
        assert [await company.reply(who, captured) for who in WATCHING] == ["not_yours", "not_yours"]
        assert company.rows(server) == before
        assert await company.reply("asked", captured) == "accepted"  # it was a good one
        other = company.people["other"]
        await other.until(lambda: other.stage["question"] is not None)
        before = company.rows(server)
        assert await company.reply("other", captured) == "stale"  # nor is it when that one is asked something
        assert company.rows(server) == before


@pytest.mark.rs("RS-146")
@pytest.mark.rs("RS-149")
async def test_captured_messages_of_somebody_who_had_the_seat_are_done_no_second_time(server: Served) -> None:
    host, friend, next_one = [server.browser() for _ in range(3)]
    table, links = new_table(host, "pebbles", "open", "open", seed=plain_seed())
    friend.claim(links["seat0"], "Ania")
    sit_down(server, links["seat1"])
    async with Player(friend, table) as player:
        await player.come()
        await player.heard(type="accepted", key=await player.answer())
        key = f"key-{id(player)}-000001"
        decision = player.messages[0]["stage"]["question"]["decision"]
    next_one.claim(host.post(f"/api/tables/{table}/seats/0/link")["url"], "Celina")
    before = entries(server, table)
    async with Player(next_one, table) as player:
        await player.come()
        await player.say(type="answer", decision=decision, option=0, key=key)
        await player.until(lambda: bool(replies_to(player, [{"key": key}])))
        await asyncio.sleep(0.1)
    assert entries(server, table) == before


def sit_down(server: Served, link: str) -> Browser:
    browser = server.browser()
    browser.claim(link, "Boris")
    return browser


def entries(server: Served, table: str) -> list[str]:
    return [row for row in dump(server) if row.startswith('INSERT INTO "entry"') and table in row]


def test_the_samples_are_whole() -> None:
    for kind in KINDS:
        assert set(sample(kind)) == {"type", *(one.encode_name for one in msgspec.structs.fields(kind))}


async def test_what_somebody_points_at_is_shown_to_all_and_kept_by_nobody(server: Served) -> None:
    async with AsyncExitStack() as stack:
        company = await gathered(server, stack)
        before = company.rows(server)
        await company.people["other"].say(type="point", how="proposes", what=["take 1"])
        seat = company.people["other"].messages[0]["viewer"]
        for player in company.people.values():
            told = await player.heard(type="pointed")
            assert (told["seat"], told["how"], told["what"]) == (seat, "proposes", ["take 1"])
        assert company.rows(server) == before


@pytest.mark.rs("RS-134")
@pytest.mark.parametrize("what", [["<b>take 1</b>"], ["Take 1!"], [""], ["x" * 81], ["a"] * 5, "room:vault"])
def test_nothing_can_be_pointed_at_that_looks_like_a_message(what: object) -> None:
    with pytest.raises(wire.BadMessage):
        wire.decode(json.dumps({"type": "point", "how": "considers", "what": what}))
