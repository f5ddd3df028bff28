"""Several at one table: windows, waiting, chat, reveals, bots, the host's pause."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.positions import lay_out, three
from tests.browser.sitting import PROMPT, Desk

BUILD = """
    phase: build
    active: 0
    players:
    - {boss: gorgona, dungeon: [golem_factory], builds: 0, hand: [freeze, counterspell]}
    - {boss: robobo, dungeon: [open_grave], builds: 0, hand: [counterspell]}
    """
# Seat 1's hero walks, and seat 0 could make it larger.
WALK = """
    phase: adventure
    active: 1
    players:
    - {boss: gorgona, dungeon: [golem_factory], hand: [giant_size]}
    - {boss: draculord, dungeon: [golem_factory, open_grave], entrance: [nick_the_masher]}
    """
LOOK = """
    phase: build
    active: 0
    players:
    - {boss: draculord, dungeon: [open_grave, golem_factory, golem_factory, open_grave], hand: [brainsucker_hive]}
    - {boss: cleopatra, hand: [jackpot_stash, fear, torture_chamber], builds: 0}
    """
THINKS = '[data-area="seats"] .thinking, .seats .thinking'


def asked(desk: Desk) -> str:
    """What the prompt says, without how long already."""
    return desk.page.locator(f"{PROMPT} p").inner_text().split("for ")[0].strip()


@pytest.mark.ux("UX-058")
@pytest.mark.ux("UX-061")
@pytest.mark.ux("UX-062")
def test_a_window_says_the_same_to_everybody_and_what_was_declared_stands_in_order(
    sit: Callable[..., Desk], pictures: Path
) -> None:
    host, friend, guest = three(sit, BUILD, pace="6")
    host.give("cast freeze 1:1")
    chain = guest.page.get_by_role("list", name="Declared; the last happens first")
    expect(chain.get_by_role("listitem")).to_have_count(1, timeout=12_000)  # the moment before it has passed
    expect(host.page.locator(PROMPT)).to_contain_text("anybody might answer")
    expect(guest.page.locator(PROMPT)).to_contain_text("anybody might answer")
    assert asked(host) == asked(guest) == "A moment in which anybody might answer."
    friend.page.get_by_role("button", name="Hold the moment").click()  # which makes it many times longer
    for desk in (host, guest):
        expect(desk.page.locator(PROMPT)).to_contain_text("held by Celina")
    friend.wait_for_question()
    for desk in (host, friend, guest):
        expect(desk.page.locator(THINKS)).to_have_count(0)
    host.page.get_by_role("button", name="Menu").click()  # the host stops the game: no time passes
    host.page.get_by_role("button", name="Pause the game").click()
    for desk in (host, friend, guest):
        expect(desk.page.locator(PROMPT)).to_contain_text("The host has paused the game.")
    friend.page.keyboard.press("o")
    expect(friend.page.locator('[data-area="options"] [data-option]').first).to_have_attribute("aria-disabled", "true")
    friend.page.keyboard.press("Escape")
    host.page.wait_for_timeout(6_500)
    expect(friend.page.locator(PROMPT)).to_contain_text("The host has paused the game.")
    host.page.get_by_role("button", name="Go on").first.click()
    friend.give("cast counterspell")
    if (let_go := friend.page.get_by_role("button", name="Let go")).is_visible():  # else the moment is over already
        let_go.click()
    expect(chain.get_by_role("listitem")).to_have_count(2, timeout=12_000)
    first, second = (one.get_by_role("button").first for one in chain.get_by_role("listitem").all())
    assert "Celina: Counterspell → Freeze" in str(first.inner_text())
    assert "Ania: Freeze → " in str(second.inner_text())
    guest.page.screenshot(path=pictures / "chain.png")
    # Time runs out, and that is a pass: the seat is still theirs, and its next question comes.
    expect(friend.page.locator('[data-area="log"]')).to_contain_text("Cancelled: Freeze", timeout=15_000)
    host.page.get_by_role("button", name="Who sits here").first.click()
    expect(host.page.locator('[data-area="seats"]')).to_contain_text("Celina")


@pytest.mark.ux("UX-062")
@pytest.mark.ux("UX-055")
def test_alone_among_bots_there_is_no_clock(desk: Desk, page: Page) -> None:
    table, _ = lay_out(desk, WALK, "me", "bot:random", pace="")
    desk.sit_at(table)
    question = desk.wait_for_question()
    assert question is not None
    assert question["unseen"]
    assert len(question["options"]) > 1  # there is something to do but passing
    page.wait_for_timeout(3_000)
    assert desk.wait_for_question() == question
    expect(page.get_by_role("timer")).to_have_count(0)
    desk.offered()
    log = page.locator('[data-area="log"] li')
    lines = log.count()
    desk.answer("pass")
    expect(log.nth(lines)).to_be_attached(timeout=20_000)  # the moment is let go, and the hero walks on


@pytest.mark.ux("UX-055")
def test_where_nobody_holds_a_spell_nobody_is_asked_in_a_window(desk: Desk) -> None:
    table, _ = lay_out(
        desk,
        """
        phase: build
        active: 0
        town: [nick_the_masher, jesta_the_rogue]
        players:
        - {boss: gorgona, dungeon: [golem_factory], hand: [open_grave]}
        - {boss: robobo, dungeon: [open_grave], hand: [golem_factory]}
        """,
        "me",
        "bot:random",
    )
    desk.sit_at(table)
    desk.give("build open_grave new")
    desk.wait_for_question()
    questions = [told["question"] for told in desk.told if told["type"] == "stage" and told.get("question")]
    assert {told["view"]["round"] for told in desk.told if told["type"] == "stage"} == {1, 2}
    assert [question["kind"] for question in questions if question["unseen"]] == []


@pytest.mark.ux("UX-089")
@pytest.mark.ux("UX-102")
@pytest.mark.ux("UX-077")
def test_who_decides_what_and_for_how_long_and_people_talk(sit: Callable[..., Desk], pictures: Path) -> None:
    position = BUILD.replace("builds: 0, hand: [freeze, counterspell]", "hand: [dark_altar, golem_factory]")
    host, friend, guest = three(sit, position.replace("builds: 0, hand: [counterspell]", "hand: [mimic_vault]"))
    for desk in (friend, guest):
        expect(desk.page.locator(PROMPT)).to_contain_text("Ania decides what to build.")
    friend.page.get_by_role("button", name="Who sits here").first.click()
    seats = friend.page.locator('[data-area="seats"] li')
    expect(seats.nth(0)).to_contain_text("thinking")
    expect(seats.nth(1)).to_contain_text("here")
    friend.page.keyboard.press("Escape")
    # -- chat
    host.page.get_by_role("button", name="Chat").click()
    field = host.page.get_by_role("textbox", name="Say something")
    for said in ("<b>bold</b> & <img src=x onerror=alert(1)>", "once more"):
        field.fill(said)
        field.press("Enter")
    expect(friend.page.get_by_role("button", name="Chat, 2 unread lines")).to_be_visible()
    friend.page.get_by_role("button", name="Chat, 2 unread lines").click()
    chat = friend.page.locator('[data-area="chat"]')
    expect(chat.locator("li").first).to_contain_text("Ania says: <b>bold</b> & <img src=x onerror=alert(1)>")
    expect(chat.locator("li b, li img")).to_have_count(0)
    friend.page.screenshot(path=pictures / "chat.png")
    chat.get_by_role("button", name="Mute Ania").click()
    expect(chat).not_to_contain_text("once more")
    friend.page.keyboard.press("Escape")
    field.fill("hello?")
    field.press("Enter")
    expect(host.page.locator('[data-area="chat"]')).to_contain_text("hello?")
    friend.page.wait_for_timeout(300)
    expect(friend.page.get_by_role("button", name="Chat", exact=True)).to_be_visible()  # nothing unread
    friend.page.get_by_role("button", name="Chat", exact=True).click()
    chat.get_by_role("button", name="Switch the chat off").click()
    friend.page.reload()
    expect(friend.page.get_by_role("button", name="Menu")).to_be_visible()
    expect(friend.page.get_by_role("button", name="Chat")).to_have_count(0)
    host.page.keyboard.press("Escape")
    # -- what only I see
    host.give("build dark_altar new")
    mine = host.page.locator('[data-area="my board"] [data-card="dark_altar"]')
    expect(mine).to_have_accessible_name(re.compile("only you see it"))
    expect(mine.locator(".secret")).to_be_visible()
    for desk in (friend, guest):
        desk.page.locator('[data-area="other boards"], [data-area="my board"]').first.wait_for()
        expect(desk.page.locator('[data-card="dark_altar"]')).to_have_count(0)
    # -- for how long
    expect(host.page.locator(PROMPT)).to_contain_text("Celina decides what to build.")
    expect(host.page.locator(PROMPT)).to_contain_text("for 3 s", timeout=6_000)
    friend.page.close()
    host.page.get_by_role("button", name="Who sits here").first.click()
    expect(host.page.locator('[data-area="seats"] li').nth(1)).to_contain_text("not connected", timeout=10_000)


@pytest.mark.ux("UX-078")
def test_a_hand_that_was_looked_at_is_seen_by_those_entitled_until_they_close_it(
    sit: Callable[..., Desk], pictures: Path
) -> None:
    host, _friend, guest = three(sit, LOOK)
    host.give("build brainsucker_hive new")
    host.wait_for_question()
    reveal = host.page.locator('[data-area="reveal"]')
    expect(reveal).to_contain_text("Not everybody sees this")
    for name in ("Jackpot Stash", "Fear", "Torture Chamber"):
        expect(reveal).to_contain_text(name)
    host.page.screenshot(path=pictures / "reveal.png")
    host.give("take fear")
    host.page.wait_for_timeout(1_500)
    expect(reveal).to_be_visible()  # neither time nor a decision takes it away
    expect(host.page.locator('[data-area="log"]')).to_contain_text("Torture Chamber")
    expect(guest.page.locator('[data-area="log"] li').last).to_be_visible()
    for desk in (guest,):
        expect(desk.page.locator('[data-area="reveal"]')).to_have_count(0)
        expect(desk.page.locator('[data-area="log"]')).not_to_contain_text("Torture Chamber")
        expect(desk.page.locator('[data-card="torture_chamber"]')).to_have_count(0)
    while reveal.count():
        reveal.get_by_role("button", name="Close").click()


@pytest.mark.ux("UX-066")
def test_bots_can_be_paused_show_that_they_think_and_their_moves_stay_to_be_read(desk: Desk, page: Page) -> None:
    table, _ = desk.new_table("boss_monster", "me", "bot:random", "bot:random", seed="7", pace="6")
    desk.sit_at(table)
    desk.give("pass")
    bot = page.locator(f"{PROMPT} .tab")
    expect(bot).to_contain_text("is thinking")
    expect(page.locator(".seats .thinking")).to_have_count(1)
    expect(page.locator(PROMPT)).to_contain_text("for 2 s", timeout=6_000)
    version = desk.stage["version"]
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Pause the game").click()
    expect(page.locator(PROMPT)).to_contain_text("The host has paused the game.")
    version = desk.stage["version"]
    page.wait_for_timeout(4_500)
    assert desk.stage["version"] == version
    # -- and one at its own pace, whose moves the player wants to read
    table, _ = desk.new_table("boss_monster", "me", "bot:random", "bot:random", seed="9")
    desk.sit_at(table)
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("1 s", exact=True).click()
    page.keyboard.press("Escape")
    page.evaluate(
        """() => {
            const table = document.querySelector('main');
            window.shown = [];
            new MutationObserver(() => window.shown.push([table.dataset.version, performance.now()]))
                .observe(table, { attributeFilter: ['data-version'] });
        }"""
    )
    desk.give("pass")
    desk.wait_for_question(30)
    shown: list[tuple[str, float]] = page.evaluate("() => window.shown")
    assert max(later[1] - sooner[1] for sooner, later in pairwise(shown)) > 900


@pytest.mark.ux("UX-100")
def test_whoever_watches_sees_what_is_public_is_asked_nothing_and_is_counted(sit: Callable[..., Desk]) -> None:
    position = BUILD.replace("builds: 0, hand: [freeze, counterspell]", "hand: [dark_altar, mimic_vault]")
    host, friend, guest = three(sit, position)
    host.wait_for_question()
    shown = guest.page.locator("main")
    for player in guest.stage["view"]["players"]:
        for room in player["dungeon"]:
            expect(shown.locator(f'[data-card="{room["stack"][-1]}"]').first).to_be_visible()
    expect(shown.locator(f"{PROMPT}[data-decision]")).to_have_count(0)
    expect(shown.locator('.is-legal, [data-option], [data-area="hand"] [data-card]')).to_have_count(0)
    assert guest.stage["question"] is None
    held = [card for player in host.stage["view"]["players"] for card in player["rooms"].get("cards", [])]
    assert held
    assert not [card for card in held if card in guest.page.content()]
    for desk in (host, friend):
        expect(desk.page.get_by_role("button", name="Who sits here, One person is watching")).to_be_visible()
    host.page.get_by_role("button", name="Who sits here").first.click()
    expect(host.page.locator('[data-area="seats"]')).to_contain_text("One person is watching")
    again = guest.page.context.new_page()  # a second window of the same person
    again.goto(guest.page.url)
    again.locator("main[data-version]").wait_for()
    expect(host.page.locator('[data-area="seats"]')).to_contain_text("One person is watching")
    for page in (again, guest.page):
        page.close()
    expect(host.page.locator('[data-area="seats"]')).not_to_contain_text("watching", timeout=10_000)
