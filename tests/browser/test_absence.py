"""Somebody is lost: everybody sees it, the table decides, a bot plays on, and the seat comes back with one tap."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.positions import come, lay_out
from tests.browser.sitting import PHONE, Desk

BUILD = """
    phase: build
    active: 0
    players:
    - {boss: cleopatra, dungeon: [golem_factory], hand: [dark_altar]}
    - {boss: gorgona, dungeon: [open_grave], hand: [mimic_vault]}
    - {boss: robobo, dungeon: [golem_factory], hand: [open_grave]}
    """
OUT = """
    phase: build
    active: 0
    players:
    - {boss: gorgona, dungeon: [golem_factory], hand: [dark_altar]}
    - {boss: robobo, wounds: 5, out: true}
    - {boss: cleopatra, dungeon: [golem_factory], hand: [open_grave]}
    """
LOST = '[data-area="lost"]'


@pytest.mark.ux("UX-091")
@pytest.mark.ux("UX-092")
@pytest.mark.ux("UX-093")
def test_whoever_is_lost_is_seen_to_be_voted_on_and_has_the_seat_back_with_one_tap(
    sit: Callable[..., Desk], pictures: Path
) -> None:
    host, celina, dorota = sit(), sit(**PHONE), sit()
    table, links = lay_out(host, BUILD, "me", "open", "open", absence="ask")
    come(celina, links["seat1"], "Celina")
    come(dorota, links["seat2"], "Dorota")
    host.sit_at(table)
    dorota.page.goto("about:blank")
    # -- on every screen, and since when; nobody is removed
    for desk in (host, celina):
        expect(desk.page.locator(LOST)).to_contain_text("Dorota: no connection for", timeout=10_000)
    host.page.get_by_role("button", name="Who sits here").first.click()
    seats = host.page.locator('[data-area="seats"]')
    expect(seats.locator("li").nth(2)).to_contain_text("not connected for")
    expect(seats.locator("li").nth(2)).to_contain_text("Dorota")
    host.page.keyboard.press("Escape")
    # -- the table decides
    for desk in (host, celina):
        expect(desk.page.locator(LOST)).to_contain_text("0 of 2 want it")
        desk.page.screenshot(path=pictures / f"lost-{'phone' if desk is celina else 'laptop'}.png")
    host.page.locator(LOST).get_by_role("button", name="Let a bot play").click()
    expect(celina.page.locator(LOST)).to_contain_text("1 of 2 want it")
    expect(host.page.locator(LOST).get_by_role("button")).to_have_count(0)  # I have answered
    celina.page.locator(LOST).get_by_role("button", name="Let a bot play").tap()
    for desk in (host, celina):
        expect(desk.page.locator(LOST)).to_be_hidden()
    host.page.get_by_role("button", name="Chat, 1 unread line").click()
    chat = host.page.locator('[data-area="chat"]')
    expect(chat).to_contain_text("a bot plays for Dorota until they are back")
    host.page.keyboard.press("Escape")
    # -- the bot plays, and says what it did
    host.give("build dark_altar new")
    celina.give("build mimic_vault new")
    host.page.wait_for_function("() => document.querySelector('[data-area=\"log\"]')?.textContent.includes('Dorota')")
    dorota.sit_at(table)
    stood_in = dorota.page.locator('[data-area="stood in"]')
    expect(stood_in).to_contain_text("A bot plays for you.")
    expect(stood_in.get_by_role("listitem").first).to_be_visible()
    dorota.page.screenshot(path=pictures / "stood-in.png")
    stood_in.get_by_role("button", name="Take my seat back").click()
    expect(stood_in).to_contain_text("While you were away, a bot played for you.")
    assert not dorota.page.request.get(f"{dorota.address}/api/tables/{table}").json()["seats"][2]["away"]
    stood_in.get_by_role("button", name="Close").click()
    expect(stood_in).to_be_hidden()
    # -- the host may choose anew, and everybody hears it
    host.page.get_by_role("button", name="Who sits here").first.click()
    seats.get_by_label("When somebody is lost").select_option("bot:5")
    host.page.screenshot(path=pictures / "seats.png")
    host.page.keyboard.press("Escape")
    host.page.get_by_role("button", name="Chat").click()
    expect(chat).to_contain_text("Dorota is back.")
    expect(chat).to_contain_text("From now on a bot plays for whoever has been lost for 5 minutes.")
    host.page.screenshot(path=pictures / "absence-chat.png")


@pytest.mark.ux("UX-094")
def test_who_is_out_looks_on_and_leaves_without_a_question(sit: Callable[..., Desk]) -> None:
    host, celina = sit(), sit()
    table, links = lay_out(host, OUT, "me", "open", "bot:random")
    come(celina, links["seat1"], "Celina")
    host.sit_at(table)
    host.give("build dark_altar new")
    expect(celina.page.locator('[data-area="log"]')).to_contain_text("Ania")
    assert celina.question is None
    celina.page.get_by_role("button", name="Menu").click()
    celina.page.get_by_role("button", name="Leave for good").click()
    celina.page.wait_for_url(f"{celina.address}/")
    expect(celina.page.get_by_role("dialog")).to_have_count(0)
