"""What a page gives away to nobody: secrets of links, hands, seats; and what it tells all: where a deal is from."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.positions import come, lay_out
from tests.browser.sitting import PROMPT, Desk, Server

# -- where a deal came from -------------------------------------------------------------------------------------------

BUILD = """
    phase: build
    active: 0
    players:
    - {boss: gorgona, dungeon: [golem_factory], hand: [dark_altar, freeze]}
    - {boss: robobo, dungeon: [open_grave], hand: [mimic_vault, counterspell]}
    """
SAID = {
    "typed": "The deal of this table was typed in: somebody may know it.",
    "file": "This table was made from a file: somebody may know its cards.",
}
IN_THE_LOG = {"typed": SAID["typed"], "file": "This table began from a file."}


def laid(desk: Desk, origin: str) -> tuple[str, dict[str, str]]:
    if origin == "file":
        return lay_out(desk, BUILD, "me", "open")
    return desk.new_table("boss_monster", "me", "open", **({"seed": "7"} if origin == "typed" else {}))


@pytest.mark.rs("RS-053")
@pytest.mark.parametrize("origin", ["typed", "file", "dealt"])
def test_a_deal_that_somebody_may_know_is_told_to_everybody_for_as_long_as_there_is_a_table(
    sit: Callable[..., Desk], origin: str
) -> None:
    host, friend, guest = sit(), sit(), sit()
    table, links = laid(host, origin)
    host.sit_at(table)
    come(friend, links["seat1"], "Celina")
    come(guest, links["spectate"])
    people = (host, friend, guest)
    for desk in people:
        check_origin(desk, table, origin)
    asked = next(desk for desk in (host, friend) if desk.stage["question"])
    asked.give(asked.stage["question"]["options"][0]["notation"])
    for desk in people:
        desk.page.reload()
        desk.page.locator(PROMPT).wait_for()
        check_origin(desk, table, origin)
    host.page.request.post(f"{host.address}/api/tables/{table}/close", data={}, headers={"origin": host.address})
    for desk in people:
        assert desk.page.request.get(f"{desk.address}/api/tables/{table}").json()["origin"] == origin


def check_origin(desk: Desk, table: str, origin: str) -> None:
    page = desk.page
    assert page.request.get(f"{desk.address}/api/tables/{table}").json()["origin"] == origin
    log, seats = page.locator('main [data-area="log"]'), page.locator('[data-area="seats"]')
    log.wait_for()
    page.get_by_role("button", name="Who sits here").first.click()
    expect(seats).to_contain_text("Celina")
    for kind, sentence in SAID.items():
        assert (sentence in seats.inner_text()) == (kind == origin)
        assert (IN_THE_LOG[kind] in log.inner_text()) == (kind == origin)
    page.keyboard.press("Escape")


# -- one screen for several -------------------------------------------------------------------------------------------

HANDS = {
    0: ("dark_altar", "Dark Altar", "freeze", "Freeze"),
    1: ("mimic_vault", "Mimic Vault", "counterspell", "Counterspell"),
}


def on_the_page(page: Page) -> str:
    """Everything that is there: what is written, what a screen reader is told, and what lies in shadows and fields."""
    shadows = """() => [...document.querySelectorAll('*')].map((one) =>
        (one.shadowRoot?.innerHTML ?? '') + (one.value ?? '')).join(' ')"""
    return f"{page.content()} {page.locator('body').aria_snapshot()} {page.title()} {page.evaluate(shadows)}"


def found(said: str, seat: int) -> list[str]:
    return [word for word in HANDS[seat] if word in said]


@pytest.mark.rs("RS-065")
def test_behind_the_cover_is_no_card_of_anybody_and_the_next_hand_comes_after_it(desk: Desk) -> None:
    table, _ = lay_out(desk, BUILD, "me", "me")
    page = desk.sit_at(table).page
    cover = page.get_by_role("button", name="I am here")
    for seat, hand in HANDS.items():
        expect(cover).to_be_visible()
        page.wait_for_timeout(700)  # whatever moves has come to rest
        said = on_the_page(page)
        assert (found(said, 0), found(said, 1)) == ([], [])
        assert found(json.dumps(desk.told), seat) == []  # nor has the page been sent any
        cover.click()
        expect(cover).to_have_count(0)
        page.locator('[data-card="freeze"], [data-card="counterspell"]').first.wait_for()
        said = on_the_page(page)
        assert len(found(said, seat)) == len(hand)  # so they would have been found before
        assert found(said, 1 - seat) == []
        if seat == 0:
            desk.give("build dark_altar new")
            desk.give("pass")


# -- links ------------------------------------------------------------------------------------------------------------


def secrets_in(link: str) -> list[str]:
    ticket = link.partition("#")[2]
    return [ticket, *ticket.split(".")[-2:]]


KEPT = """async () => JSON.stringify([
    { ...localStorage }, { ...sessionStorage }, await caches.keys(), await indexedDB.databases(), history.state,
    document.cookie, document.title, document.referrer, location.href, window.name,
    performance.getEntriesByType('resource').map((one) => one.name),
])"""


@pytest.mark.rs("RS-158")
@pytest.mark.parametrize("purpose", ["seat1", "spectate"])
def test_a_links_secret_leaves_the_address_bar_and_is_found_nowhere_afterwards(
    sit: Callable[..., Desk], tmp_path: Path, purpose: str
) -> None:
    with Server.started(tmp_path) as server:
        host, friend = sit(server.address), sit(server.address)
        table, links = host.new_table("boss_monster", "me", "open")
        secrets = secrets_in(links[purpose])
        assert min(map(len, secrets)) > 15
        heads: list[str] = []

        def note(request: Request) -> None:
            sent = request.url.partition("#")[0]  # what stands behind it stays in the browser
            heads.append(f"{request.method} {sent} {json.dumps(request.all_headers())}")

        friend.page.on("requestfinished", note)
        page = friend.page
        page.goto(links[purpose])
        page.get_by_role("button", name="Sit down" if purpose == "seat1" else "Watch").wait_for()
        assert "#" not in page.url  # before anything is clicked
        seen = [page.url, page.evaluate(KEPT), page.content()]
        page.get_by_role("button", name="Sit down" if purpose == "seat1" else "Watch").click()
        page.locator(PROMPT).wait_for()
        seen += [page.url, page.evaluate(KEPT), page.content()]
        page.reload()
        page.locator(PROMPT).wait_for()
        for _ in range(3):
            page.go_back()
            page.wait_for_timeout(500)
            seen += [page.url, page.evaluate(KEPT) if page.url.startswith("http") else ""]
        seen += [json.dumps(cookie) for cookie in page.context.cookies()]
        figures = page.request.get(f"{server.address}/metrics").text()
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(15) == 0
        assert server.process.stderr is not None
        log = server.process.stderr.read()
        friend.troubled = host.troubled = True  # the server has ended
    assert table in page.url or len(heads) > 5
    assert "started" in log
    for said in [*seen, *heads, figures, log]:
        assert [secret for secret in secrets if secret in said] == []


# -- whose seat it is -------------------------------------------------------------------------------------------------


def cookie_named(desk: Desk, name: str) -> str:
    return next((one.get("value", "") for one in desk.page.context.cookies() if one.get("name") == name), "")


def plant(desk: Desk, name: str, value: str) -> None:
    desk.page.context.add_cookies(
        [{"name": name, "value": value, "url": desk.address, "httpOnly": True, "sameSite": "Strict"}]
    )


def sits_by(desk: Desk, table: str, name: str, value: str) -> dict[str, Any] | None:
    """What somebody sees who has this cookie alone."""
    answer = desk.page.request.get(f"{desk.address}/api/tables/{table}", headers={"cookie": f"{name}={value}"})
    found: dict[str, Any] | None = answer.json() if answer.ok else None
    return found


@pytest.mark.rs("RS-152")
def test_a_cookie_that_was_planted_before_is_worth_nothing_after_the_claim(sit: Callable[..., Desk]) -> None:
    host, victim, thief = sit(), sit(), sit()
    table, links = host.new_table("boss_monster", "me", "open")
    name, planted = f"underkeep-{table}", "A" * 43
    plant(victim, name, planted)
    come(victim, links["seat1"], "Celina")
    mine = cookie_named(victim, name)
    assert mine not in ("", planted)
    assert sits_by(thief, table, name, planted) is None
    seen = sits_by(thief, table, name, mine)
    assert seen is not None
    assert seen["seat"] == 1


@pytest.mark.rs("RS-152")
def test_somebody_elses_session_that_was_planted_gets_no_seat_by_the_claim(sit: Callable[..., Desk]) -> None:
    """A thief watches, gives the victim that session, and waits for the victim to make a seat of it."""
    host, victim, thief = sit(), sit(), sit()
    table, links = host.new_table("boss_monster", "me", "open")
    name = f"underkeep-{table}"
    come(thief, links["spectate"])
    planted = cookie_named(thief, name)
    plant(victim, name, planted)
    page = victim.page
    page.goto(links["seat1"])
    expect(page.locator("main")).to_contain_text("You sit at this table already.")
    page.wait_for_timeout(500)
    assert cookie_named(victim, name) == planted  # nothing happens by itself
    page.get_by_label("Your name").fill("Celina")
    page.locator("form button[type=submit]").click()
    page.locator(PROMPT).wait_for()
    assert cookie_named(victim, name) != planted
    seen = sits_by(host, table, name, planted)
    assert seen is None or seen["seat"] is None
    told = host.page.request.get(f"{host.address}/api/tables/{table}").json()
    assert told["seats"][1]["name"] == "Celina"
    thief.troubled = True  # its place is gone


@pytest.mark.rs("RS-152")
def test_opening_a_link_swaps_no_seat_without_a_click(sit: Callable[..., Desk]) -> None:
    host = sit()
    table, links = host.new_table("boss_monster", "me", "open")
    name = f"underkeep-{table}"
    mine = cookie_named(host, name)
    for link in (links["seat1"], links["spectate"]):
        for _ in range(2):
            host.page.goto("about:blank")
            host.page.goto(link)
            expect(host.page.locator("main")).to_contain_text("You sit at this table already.")
            host.page.wait_for_timeout(300)
            assert cookie_named(host, name) == mine
            seen = sits_by(host, table, name, mine)
            assert seen is not None
            assert seen["seat"] == 0
            assert seen["seats"][1]["kind"] == "open"
    host.page.locator("main").get_by_role("link", name="To the table").click()
    host.page.locator(PROMPT).wait_for()
    assert cookie_named(host, name) == mine
    host.page.goto("about:blank")
    host.page.goto(links["seat1"])
    host.page.get_by_label("Your name").fill("Ola")
    host.page.locator("form button[type=submit]").click()  # that is a click
    host.page.locator(PROMPT).wait_for()
    seen = sits_by(host, table, name, cookie_named(host, name))
    assert seen is not None
    assert seen["seat"] == 1
