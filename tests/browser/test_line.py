"""The line to the server breaks, and nothing is lost."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

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
    lines = page.locator('[data-area="log"] li').count()
    page.reload()
    assert desk.wait_for_question() == question
    assert read(desk) == before
    assert page.locator('[data-area="log"] li').count() == lines


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
