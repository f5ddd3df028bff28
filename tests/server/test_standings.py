"""What a list of games says about those that go on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.conftest import sqlite_settings
from tests.server.served import Browser, Player, Served, new_table, plain_seed, seed_of_sevens, serving
from underkeep.server.standings import KEPT, UNKNOWN

pytestmark = pytest.mark.anyio
STANDING = ("round", "turn", "moved_at", "asked")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(sqlite_settings(tmp_path_factory.mktemp("standings"))) as served:
        yield served


def standing(browser: Browser, table: str) -> dict[str, Any]:
    [listed] = [one for one in browser.get("/api/tables") if one["table"] == table]
    assert listed == browser.get(f"/api/tables/{table}")
    return {name: listed[name] for name in STANDING}


def pair(server: Served, **more: Any) -> tuple[str, Browser, Browser]:
    host, friend = server.browser(), server.browser()
    table, links = new_table(host, "pebbles", "me", "open", **more)
    friend.claim(links["seat1"])
    return table, host, friend


@pytest.mark.ux("UX-118")
async def test_a_list_says_whose_move_it_is_and_whether_it_is_mine(server: Served) -> None:
    table, host, friend = pair(server, seed=plain_seed())
    before = standing(host, table)
    assert (before["turn"], before["asked"]) == (0, True)  # nobody has even opened the table
    assert before["moved_at"] == host.get(f"/api/tables/{table}")["created_at"]
    assert (standing(friend, table)["turn"], standing(friend, table)["asked"]) == (0, False)
    async with Player(host, table) as player:
        await player.come()
        key = await player.answer()
        await player.heard(type="accepted", key=key)
        after = standing(host, table)
        assert (after["turn"], after["asked"], standing(friend, table)["asked"]) == (1, False, True)
        assert after["moved_at"] > before["moved_at"]
    host.post(f"/api/tables/{table}/pause", {"on": True})
    assert not standing(friend, table)["asked"]
    host.post(f"/api/tables/{table}/pause", {"on": False})
    friend.post(f"/api/tables/{table}/away", {"on": True, "bot": "random"})
    assert not standing(friend, table)["asked"]
    host.post(f"/api/tables/{table}/close")
    assert (standing(host, table)["turn"], standing(host, table)["asked"]) == (None, False)


@pytest.mark.ux("UX-118")
def test_a_list_says_the_round(server: Served) -> None:
    host = server.browser()
    table, _ = new_table(host, "boss_monster", "me", "open")
    assert standing(host, table)["round"] == 0  # before the first
    ahead = "phase: build\nround: 3\nactive: 0\nplayers:\n- {boss: draculord, hand: [dark_altar]}\n- {boss: gorgona}\n"
    text = f"underkeep: position 1\ngame: boss_monster\noptions: {{players: 2}}\n{ahead}"
    opened = host.post("/api/imports", {"text": text, "seats": [{"sit": "me", "name": "Ania"}, {"sit": "open"}]})
    assert standing(host, opened["table"])["round"] == 3


@pytest.mark.rs("RS-041")
@pytest.mark.rs("RS-039")
async def test_a_list_does_not_tell_that_somebody_is_asked_in_secret_or_has_answered(server: Served) -> None:
    table, host, friend = pair(server, seed=seed_of_sevens(), pace="5")
    watching = server.browser()
    watching.claim(host.post(f"/api/tables/{table}/spectators")["url"])
    async with Player(host, table) as one, Player(friend, table) as two:
        await one.come()
        await two.come()
        await one.answer()
        await two.until(lambda: bool(two.stage["window"] and two.stage["question"]))
        told = standing(host, table), standing(watching, table)
        assert (told[1]["turn"], told[1]["asked"], standing(friend, table)["asked"]) == (None, False, True)
        key = await two.answer()
        await two.heard(type="accepted", key=key)  # it is stored, and lies sealed
        assert (standing(host, table), standing(watching, table)) == told
        assert not standing(friend, table)["asked"]


@pytest.mark.rs("RS-153")
async def test_games_at_which_nobody_sits_are_told_again_once_and_not_set_up(server: Served) -> None:
    table, host, _ = pair(server, seed=plain_seed())
    standing(host, table)
    hall = server.house.hall
    assert table not in hall.warm
    assert server.house.standings._kept[table][0] == 0
    server.house.standings._kept[table] = (0, UNKNOWN._replace(turn=1))
    assert standing(host, table)["turn"] == 1  # as it was kept


async def test_no_more_is_kept_than_is_written_down(server: Served) -> None:
    kept = server.house.standings._kept
    kept.clear()
    table, host, _ = pair(server, seed=plain_seed())
    standing(host, table)
    for number in range(KEPT):
        kept[str(number)] = (0, UNKNOWN)
    fresh, host, _ = pair(server, seed=plain_seed())
    standing(host, fresh)
    assert fresh in kept
    assert table not in kept
