"""The line to the server breaks, and nothing is lost."""

from __future__ import annotations

import json
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.positions import lay_out
from tests.browser.sitting import PROMPT, Desk, Server


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[Server]:
    """A server of this test alone, which may be treated badly."""
    with Server.started(tmp_path) as started:
        yield started


@pytest.mark.ux("UX-095")
@pytest.mark.ux("UX-096")
@pytest.mark.ux("UX-097")
def test_a_server_that_falls_silent_is_noticed_in_five_seconds_and_found_again(
    sit: Callable[..., Desk], frail: Server
) -> None:
    desk = sit(frail.address)
    desk.troubled = True
    table, _ = desk.new_table("boss_monster", "me", "bot:random", seed="7")
    page = desk.sit_at(table).page
    question = desk.wait_for_question()
    assert question is not None
    options = page.locator(".answers [data-option]")
    before = (page.locator(PROMPT).inner_text(), options.all_inner_texts())
    frail.process.send_signal(signal.SIGSTOP)
    began = time.monotonic()
    try:
        expect(page.get_by_role("button", name="Try now")).to_be_visible(timeout=6_000)
        assert time.monotonic() - began < 5.5  # half a second is the test's own
        expect(options.first).to_have_attribute("aria-disabled", "true")
        options.first.click(force=True)
    finally:
        frail.process.send_signal(signal.SIGCONT)
    expect(page.get_by_role("button", name="Try now")).to_be_hidden(timeout=15_000)  # it comes back by itself
    expect(options.first).to_have_attribute("aria-disabled", "false")
    assert (page.locator(PROMPT).inner_text(), options.all_inner_texts()) == before
    assert desk.wait_for_question() == question  # what was clicked meanwhile was not kept


def read(desk: Desk) -> list[str]:
    """What is asked, everything that can be answered, and the table in words."""
    found = [desk.page.locator(PROMPT).inner_text()]
    for key, area in (("o", "options"), ("t", "table in words")):
        desk.page.keyboard.press(key)
        found.append(desk.page.locator(f'[data-area="{area}"]').inner_text())
        desk.page.keyboard.press("Escape")
    return found


@pytest.mark.ux("UX-019")
@pytest.mark.ux("UX-097")
def test_a_reload_shows_the_same_table(desk: Desk) -> None:
    table, _ = desk.new_table("boss_monster", "me", "bot:random", seed="7")
    page = desk.sit_at(table).page
    for _ in range(3):
        question = desk.wait_for_question()
        assert question is not None
        desk.offered()
        desk.answer(question["options"][0]["notation"])
    question = desk.wait_for_question()
    before = read(desk)
    lines = page.locator('[data-area="log"] li:not(.since)').count()
    page.reload()
    assert desk.wait_for_question() == question
    assert read(desk) == before
    assert page.locator('[data-area="log"] li:not(.since)').count() == lines


@pytest.mark.ux("UX-169")
def test_an_address_that_leads_nowhere_says_so_and_leads_to_the_lobby(desk: Desk) -> None:
    desk.troubled = True
    page = desk.go("/table/nowhere").page
    expect(page.get_by_role("alert")).to_contain_text("This link opens nothing")
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("button", name="Play Boss Monster")).to_be_visible()


@pytest.mark.ux("UX-099")
def test_a_page_that_is_older_than_its_server_says_so_and_loads_anew_without_losing_the_question(desk: Desk) -> None:
    table, _ = desk.new_table("boss_monster", "me", "bot:random", seed="7")
    page = desk.page
    page.route("**/web/build.json", lambda route: route.fulfill(json={"sources": "of another day"}))
    desk.sit_at(table)
    question = desk.wait_for_question()
    expect(page.get_by_role("alert").filter(has_text="renewed")).to_be_visible()
    page.unroute("**/web/build.json")
    with page.expect_navigation():
        page.get_by_role("button", name="Load anew").click()
    assert desk.wait_for_question() == question
    expect(page.get_by_role("alert").filter(has_text="renewed")).to_be_hidden()


class Wire:
    """The line between page and server: cut just before or after the server hears an answer, or slow to the page."""

    def __init__(self, page: Page) -> None:
        self.cut: str | None = None
        self.answers: list[dict[str, Any]] = []
        self.slow = False
        self.late: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket("**/ws/**", self.open)

    def catch_up(self) -> None:
        self.slow = False
        for route, message in self.late:
            route.send(message)

    def open(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def heard(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "answer":
                self.answers.append(said)
                if self.cut is not None:
                    deaf.append(True)  # nothing that the server says comes back by this line
                    if self.cut == "after":
                        server.send(message)
                    self.cut = None
                    route.close(code=4999)  # as no server of ours would
                    return
            server.send(message)

        def told(message: str | bytes) -> None:
            if self.slow:
                self.late.append((route, message))
            elif not deaf:
                route.send(message)

        deaf: list[bool] = []
        route.on_message(heard)
        server.on_message(told)


@pytest.mark.ux("UX-098")
@pytest.mark.parametrize("cut", ["before", "after"])
def test_an_answer_under_way_when_the_line_broke_is_taken_once_and_said_to_be_taken(desk: Desk, cut: str) -> None:
    table, _ = lay_out(desk, LAYING, "me", "open")
    wire = Wire(desk.page)
    desk.troubled = True
    page = desk.sit_at(table).page
    question = desk.wait_for_question()
    assert question is not None
    wire.cut = cut
    page.locator('[data-option="pass"]').first.click()
    page.wait_for_function(
        "(was) => document.querySelector('[data-area=prompt]').dataset.decision !== was", arg=question["decision"]
    )
    expect(page.get_by_text("Your answer was taken.").first).to_be_visible(timeout=15_000)
    assert len({said["key"] for said in wire.answers}) == 1
    expect(page.locator(f"{PROMPT}[data-decision]")).to_have_count(0)  # it is the other's turn now
    expect(page.locator(PROMPT)).to_contain_text("decides what to build")


@pytest.mark.ux("UX-098")
@pytest.mark.ux("UX-168")
def test_a_late_answer_is_said_to_be_late_and_what_is_still_legal_of_the_selection_is_kept(desk: Desk) -> None:
    """The same seat is open in two windows; the slower one has a card in hand."""
    table, _ = lay_out(desk, LAYING, "me", "open")
    wire = Wire(desk.page)
    page = desk.sit_at(table).page
    first = desk.wait_for_question()
    assert first is not None
    other = Desk(page.context.new_page(), desk.address)
    other.sit_at(table)
    other.wait_for_question()
    desk.touch(page.locator('main [data-thing="hand:golem_factory"]'))
    chosen = page.locator('main [aria-pressed="true"][data-thing="hand:golem_factory"]')
    expect(chosen).to_have_count(1)
    wire.slow = True
    other.give("cast freeze 1:1")
    page.locator("main .is-target").first.click()
    while not wire.answers or len(wire.late) < 2:
        page.wait_for_timeout(20)
    wire.catch_up()
    expect(page.get_by_text("That came too late: the table has moved on. Nothing was done.").first).to_be_visible()
    fresh = desk.wait_for_question()
    assert fresh is not None
    assert fresh["decision"] != first["decision"]
    expect(chosen).to_have_count(1)
    assert not any(room["face_down"] for room in desk.stage["view"]["players"][0]["dungeon"])  # nothing was laid


LAYING = """
    phase: build
    active: 0
    players:
    - {boss: cleopatra, hand: [golem_factory, dark_altar, freeze], dungeon: [open_grave]}
    - {boss: king_croak, hand: [goblin_armory, mimic_vault], dungeon: [open_grave]}
    """
