"""Several people before one screen: nobody sees another's cards, and nobody else notices anything of it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import underkeep as uk
from tests.server.conftest import sqlite_settings
from tests.server.served import Browser, Player, Served, new_table, pebbles, serving

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(sqlite_settings(tmp_path_factory.mktemp("sharing"))) as served:
        yield served


def hands(player: Player, since: int = 0) -> set[int]:
    """The secret numbers that were sent. All of them differ; see `seed_of_different`."""
    sent = [m.get("stage", m) for m in player.messages[since:] if m["type"] in ("stage", "welcome")]
    return {m["view"]["mine"] for m in sent if m["view"]["mine"] is not None}


def seed_of_different() -> tuple[str, list[int]]:
    with pebbles():
        for seed in range(999):
            numbers = list(uk.new_game("pebbles", seed=seed, players=3)._game.numbers)  # type: ignore[attr-defined]
            if len(set(numbers)) == 3 and 7 not in numbers:
                return str(seed), numbers
    raise AssertionError


def before_one_screen(server: Served, *sits: str, **more: Any) -> tuple[Browser, str, dict[str, str], list[int]]:
    seed, numbers = seed_of_different()
    browser = server.browser()
    table, links = new_table(browser, "pebbles", *(sits or ("me", "me", "open")), seed=seed, **more)
    return browser, table, links, numbers


@pytest.mark.rs("RS-065")
async def test_a_hand_is_sent_only_after_its_owner_says_that_the_screen_was_handed_over(server: Served) -> None:
    browser, table, links, numbers = before_one_screen(server)
    friend = server.browser()
    friend.claim(links["seat2"])
    async with Player(browser, table) as screen, Player(friend, table) as other:
        await screen.come()
        await other.come()
        assert (screen.messages[0]["viewer"], screen.messages[0]["shared"]) == (None, [0, 1])
        assert (other.messages[0]["viewer"], other.messages[0]["shared"]) == (2, [])
        assert (await screen.heard(type="hand_over"))["seat"] == 0
        assert hands(screen) == set()
        assert [seat["here"] for seat in other.seats] == [True, True, True]

        await screen.say(type="ready", seat=0)
        await screen.until(lambda: screen.stage["question"] is not None)
        assert hands(screen) == {numbers[0]}
        since = len(screen.messages)
        await screen.heard(type="accepted", key=await screen.answer())
        await screen.heard(type="hand_over", seat=1)
        assert not screen.stage["view"]["mine"]  # what is on the screen now is for everybody
        assert not screen.stage["question"]
        assert hands(screen, since) <= {numbers[0]}

        since = len(screen.messages)
        await screen.say(type="say", text="whose turn is it?")
        refused = await screen.heard(type="refused")
        assert refused["code"] == "not_yours"  # nobody knows who says that
        await screen.say(type="ready", seat=1)
        await screen.until(lambda: screen.stage["question"] is not None)
        assert hands(screen, since) == {numbers[1]}
        await screen.heard(type="accepted", key=await screen.answer())
        await other.until(lambda: other.stage["question"] is not None)
        assert screen.stage["view"]["mine"] == numbers[1]  # nobody else before the screen is asked
        assert not [m for m in other.messages if m["type"] == "hand_over"]


@pytest.mark.rs("RS-109")
async def test_an_answer_sent_twice_is_accepted_twice_though_the_screen_is_handed_over_in_between(
    server: Served,
) -> None:
    browser, table, _, _ = before_one_screen(server)
    async with Player(browser, table) as screen:
        await screen.come()
        await screen.say(type="ready", seat=0)
        await screen.until(lambda: screen.stage["question"] is not None)
        said = {
            "type": "answer",
            "decision": screen.stage["question"]["decision"],
            "option": 0,
            "key": "twice-the-same",
        }
        await screen.say(**said)
        await screen.heard(type="hand_over", seat=1)
        await screen.say(**said)
        await screen.until(lambda: [m["type"] for m in screen.messages].count("accepted") == 2)


@pytest.mark.rs("RS-147")
@pytest.mark.parametrize("seat", [2, 9])
async def test_nobody_is_ready_for_a_seat_that_is_not_played_on_this_screen(server: Served, seat: int) -> None:
    browser, table, _, _ = before_one_screen(server)
    async with Player(browser, table) as screen:
        await screen.come()
        await screen.say(type="ready", seat=seat)
        assert (await screen.heard(type="refused"))["code"] == "out_of_place"
        assert hands(screen) == set()


async def test_a_whole_game_is_played_before_one_screen(server: Served) -> None:
    browser, table, _, _ = before_one_screen(server, "me", "me", "me")
    chance = random.Random(3)
    async with Player(browser, table) as screen:
        await screen.come()
        asked = 0
        while not screen.stage["result"]:
            turns = [m for m in screen.messages if m["type"] == "hand_over"]
            if len(turns) > asked:
                asked = len(turns)
                await screen.say(type="ready", seat=turns[-1]["seat"])
                await screen.until(lambda: screen.stage["question"] is not None)
                await screen.answer(chance.randrange(len(screen.stage["question"]["options"])))
            await screen.until(
                lambda asked=asked: (
                    screen.stage["result"] or len([m for m in screen.messages if m["type"] == "hand_over"]) > asked
                )
            )
    record = browser.get(f"/api/tables/{table}/record")["text"]
    assert all(name in record for name in ("Ania", "Boris", "Celina"))


def test_who_shares_a_screen_needs_no_pace_and_who_plays_with_bots_a_quick_one(server: Served) -> None:
    def pace(*sits: str) -> str:
        browser, table, _, _ = before_one_screen(server, *sits, pace="")
        return str(browser.get(f"/api/tables/{table}")["pace"])

    assert pace("me", "me", "me") == "0"
    assert pace("me", "me", "open") == "2-4"
    assert pace("me", "bot:random", "bot:random") == pace("me", "me", "bot:random") == "0.5-1"
    assert pace("bot:random", "bot:random", "bot:random") == "0"


@pytest.mark.rs("RS-149")
async def test_one_of_them_can_move_to_a_device_of_their_own_and_the_others_stay(server: Served) -> None:
    browser, table, _, _ = before_one_screen(server)
    assert (browser.get(f"/api/tables/{table}")["seat"], browser.get(f"/api/tables/{table}")["shared"]) == (0, [0, 1])
    phone = server.browser()
    async with Player(browser, table) as screen:
        await screen.come()
        url = browser.post(f"/api/tables/{table}/transfer", {"seat": 1})["url"]
        phone.claim(url)
        assert await screen.ended() == 4003
        assert screen.messages[-1] == {"type": "closing", "reason": "seat_changed", "again": True}
    assert phone.get(f"/api/tables/{table}")["seat"] == 1
    assert phone.get(f"/api/tables/{table}")["seats"][1]["name"] == "Boris"
    async with Player(browser, table) as screen, Player(phone, table) as other:
        await screen.come()
        await other.come()
        assert (screen.messages[0]["viewer"], screen.messages[0]["shared"]) == (0, [])  # one seat is left, as usual
        await screen.heard(type="accepted", key=await screen.answer())
        await other.until(lambda: other.stage["question"] is not None)
    for seat in (1, 2):
        assert browser.ask("POST", f"/api/tables/{table}/transfer", {"seat": seat}).status == 404


def test_whoever_leaves_a_shared_screen_leaves_with_all_who_sit_there(server: Served) -> None:
    browser, table, _, _ = before_one_screen(server)
    browser.post(f"/api/tables/{table}/leave")
    sheet = browser.get(f"/api/tables/{table}")  # still the host
    assert [seat["kind"] for seat in sheet["seats"]] == ["open", "open", "open"]
    assert (sheet["roles"], sheet["seat"], sheet["shared"]) == (["host"], None, [])
    assert list(browser.cookies) == [f"underkeep-{table}-host"]


async def test_each_of_them_may_let_a_bot_answer_for_a_while(server: Served) -> None:
    browser, table, _, _ = before_one_screen(server)
    sheet = browser.post(f"/api/tables/{table}/away", {"on": True, "bot": "random", "seat": 1})
    assert [seat["away"] for seat in sheet["seats"]] == [False, True, False]
    assert browser.ask("POST", f"/api/tables/{table}/away", {"on": True, "seat": 2}).status == 404
