"""Deciding with care: what asks back, what can be taken back and why not, choices of several, reading in between."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.positions import lay_out, three, two
from tests.browser.sitting import PROMPT, Desk

BUBBLE = ".bubble"
# What is asked about, and has the prompt above it in one of its corners.
COVERED = """() => [...document.querySelectorAll('main .is-target, main .is-selected')].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const corners = [[left + 4, top + 4], [right - 4, top + 4], [left + 4, bottom - 4], [right - 4, bottom - 4]];
    return corners.some(([x, y]) => document.elementFromPoint(x, y)?.closest('#prompt, .answers'));
}).map((one) => one.dataset.thing)"""
SILENT = {"hello", "ping", "reckon", "why_not"}  # what a page says without anybody else noticing

# Seat 0 lays first, and may twice. Nobody holds a spell, so nobody is asked in between.
TWO_BUILDS = """
    phase: build
    active: 0
    town: [nick_the_masher]
    players:
    - {boss: xyzax, dungeon: [open_grave], hand: [golem_factory, dark_altar], builds: 2}
    - {boss: gorgona, dungeon: [golem_factory], hand: [open_grave], builds: 1}
    """
# The last to build has nothing face down to turn over: when it passes, heroes come and cards are drawn.
LAST = """
    phase: build
    active: 0
    players:
    - {boss: xyzax, dungeon: [open_grave], hand: [golem_factory], builds: 1}
    - {boss: draculord, dungeon: [golem_factory], builds: 0}
    """


def dialog(page: Page) -> Locator:
    return page.get_by_role("alertdialog")


# Everything that one screen shows of the table: what is asked, every area, the odds, and every card's look.
SCREEN = """() => ({
    prompt: document.querySelector('#prompt p > span').textContent,  // without for how long
    areas: [...document.querySelectorAll('main [data-area]:not([data-area="prompt"], [data-area="log"])')]
        .map((area) => [area.dataset.area, area.textContent.replace(/\\s+/g, ' ')]),
    odds: [...document.querySelectorAll('.house .line, .track, .after, .lure td')].map((one) => one.textContent),
    things: [...document.querySelectorAll('main [data-thing]')]
        .map((one) => [one.dataset.thing, one.dataset.card, one.className, one.ariaLabel]),
})"""
LINES = "() => [...document.querySelectorAll('main [data-area=log] li[data-stop]')].map((one) => one.innerText.trim())"


def seen(desk: Desk) -> dict[str, object]:
    """When nothing moves any more and everything is reckoned."""
    page = desk.page
    page.mouse.move(640, 4)
    found: list[dict[str, object]] = []
    while len(found) < 3 or not found[-1] == found[-2] == found[-3]:
        page.locator("main[data-idle]").wait_for()
        page.wait_for_timeout(120)
        found.append(page.evaluate(SCREEN))
        assert len(found) < 100
    return found[-1]


@pytest.mark.ux("UX-050")
def test_after_an_undo_every_screen_is_as_it_was_but_for_one_line_of_the_log(sit: Callable[..., Desk]) -> None:
    desks = three(sit, TWO_BUILDS)
    host = desks[0]
    host.wait_for_question()
    before = [(seen(desk), desk.page.evaluate(LINES)) for desk in desks]
    host.give("build golem_factory new")
    host.page.locator('[data-area="my board"] [data-card="golem_factory"]').wait_for()
    changed = [seen(desk) for desk in desks]
    assert all(now != then for now, (then, _) in zip(changed, before, strict=True))
    host.page.keyboard.press("u")
    expect(host.page.locator(BUBBLE)).to_contain_text("Taken back")
    host.page.keyboard.press("Escape")
    host.wait_for_question()
    host.page.evaluate("() => document.activeElement?.blur()")
    for desk, (then, lines) in zip(desks, before, strict=True):
        log = desk.page.locator('main [data-area="log"] li[data-stop]')
        expect(log.last).to_contain_text(re.compile("You take|Ania takes"))
        assert seen(desk) == then
        assert desk.page.evaluate(LINES) == [*lines, log.last.inner_text().strip()]


@pytest.mark.ux("UX-048")
@pytest.mark.ux("UX-052")
def test_undo_goes_as_far_as_it_may_says_where_it_stops_and_can_be_undone(sit: Callable[..., Desk]) -> None:
    host, friend = two(sit, TWO_BUILDS)
    page, bubble = host.page, host.page.locator(BUBBLE)
    before = (page.locator(PROMPT).inner_text(), page.locator('[data-area="my board"]').inner_text())
    page.keyboard.press("Control+z")
    expect(bubble).to_contain_text("There is nothing of yours to take back.")
    page.keyboard.press("Escape")
    host.give("build golem_factory new")
    host.give("build dark_altar new")
    friend.wait_for_question()
    page.keyboard.press("b")
    expect(bubble).to_contain_text("2 decisions are taken back.")
    host.wait_for_question()
    page.keyboard.press("Escape")
    assert (page.locator(PROMPT).inner_text(), page.locator('[data-area="my board"]').inner_text()) == before
    expect(friend.page.locator('[data-area="log"] li').last).to_contain_text("Ania takes the last decision back")
    page.keyboard.press("y")
    page.locator('[data-area="my board"] [data-card="golem_factory"]').wait_for()
    page.keyboard.press("Control+Shift+Z")
    friend.wait_for_question()
    expect(page.locator('[data-area="my board"] [data-card="dark_altar"]')).to_be_visible()
    friend.give("build open_grave new")  # the last one: everything is turned over
    expect(page.locator('[data-area="log"]')).to_contain_text("Celina lays")
    page.get_by_role("button", name="Undo").click()
    expect(bubble).to_contain_text("another seat has answered since")
    friend.page.keyboard.press("u")
    expect(friend.page.locator(BUBBLE)).to_contain_text("it showed something that was hidden before")


@pytest.mark.ux("UX-048")
@pytest.mark.ux("UX-045")
@pytest.mark.ux("UX-046")
def test_declining_what_is_worth_having_asks_back_and_after_chance_nothing_is_taken_back(
    sit: Callable[..., Desk],
) -> None:
    desk = sit(sure=False)
    table, _ = lay_out(desk, LAST, "me", "bot:random")
    page = desk.sit_at(table).page
    question = desk.wait_for_question()
    page.keyboard.press("p")
    expect(dialog(page)).to_contain_text("Golem Factory")  # what would be lost
    expect(dialog(page).get_by_role("button", name="Not yet")).to_be_focused()
    page.keyboard.press("p")  # no key does anything behind it
    page.keyboard.press("Enter")
    expect(dialog(page)).to_have_count(0)
    assert desk.wait_for_question() == question
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("never", exact=True).click()
    page.keyboard.press("Escape")
    page.keyboard.press("p")
    expect(dialog(page)).to_have_count(0)
    expect(page.locator('[data-area="log"]')).to_contain_text("Round 2")
    desk.wait_for_question()
    page.keyboard.press("u")
    expect(page.locator(BUBBLE)).to_contain_text("chance has decided since")


@pytest.mark.ux("UX-045")
def test_leaving_ending_showing_out_and_a_new_link_ask_before(sit: Callable[..., Desk]) -> None:
    host, friend = two(sit, TWO_BUILDS)
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_text("always", exact=True).click()
    host.page.keyboard.press("Escape")
    host.page.keyboard.press("p")
    expect(dialog(host.page)).to_contain_text("Really decline?")
    host.page.keyboard.press("Escape")

    def asks(page: Page, said: str) -> None:
        expect(dialog(page)).to_contain_text(said)
        expect(dialog(page).get_by_role("button", name="Not yet")).to_be_focused()
        page.keyboard.press("Escape")
        expect(dialog(page)).to_have_count(0)

    host.page.get_by_role("button", name="Who sits here").first.click()
    host.page.get_by_role("button", name="Show out").click()
    asks(host.page, "Show out Celina?")
    host.page.get_by_role("button", name="New link").click()
    asks(host.page, "Make a new link to this seat?")
    host.page.keyboard.press("Escape")
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="End the game").click()
    asks(host.page, "End this game for everybody?")
    friend.page.get_by_role("button", name="Menu").click()
    friend.page.get_by_role("button", name="Leave for good").click()
    expect(dialog(friend.page)).to_contain_text("Your seat becomes free")
    dialog(friend.page).get_by_role("button", name="Leave for good").click()
    expect(friend.page.get_by_role("button", name="Play Boss Monster")).to_be_visible()
    host.page.get_by_role("button", name="Who sits here").first.click()
    expect(host.page.locator('[data-area="seats"]')).to_contain_text("still free")


@pytest.mark.ux("UX-028")
def test_a_choice_of_several_counts_what_is_asked_and_what_is_chosen(desk: Desk, page: Page) -> None:
    table, _ = lay_out(
        desk,
        """
        phase: build
        active: 0
        players:
        - {boss: xyzax, dungeon: [{stack: [open_grave, dracolich_lair]}],
           hand: [golem_factory, dark_altar, mimic_vault], builds: 0}
        - {boss: gorgona, dungeon: [golem_factory], builds: 0}
        """,
        "me",
        "bot:random",
    )
    desk.sit_at(table)
    question = desk.wait_for_question()
    assert question is not None
    desk.give(next(one["notation"] for one in question["options"] if one["verb"] == "use"))
    desk.wait_for_question()
    expect(page.locator(PROMPT)).to_contain_text("0 of 2 chosen")
    page.keyboard.press("o")
    expect(page.locator('[data-area="options"] [data-option]').first).to_contain_text("Discard ")
    page.keyboard.press("Escape")
    page.locator('[data-area="hand"] [data-option^="discard"]').first.click(position={"x": 12, "y": 20})
    expect(page.locator(PROMPT)).to_contain_text("1 of 2 chosen")
    page.reload()
    desk.wait_for_question()
    expect(page.locator(PROMPT)).to_contain_text("1 of 2 chosen")
    expect(page.get_by_role("button", name="OK", exact=True)).to_have_count(0)


@pytest.mark.ux("UX-042")
def test_a_card_that_is_dropped_on_a_wrong_place_goes_back_and_says_why(desk: Desk, page: Page) -> None:
    table, _ = lay_out(desk, TWO_BUILDS, "me", "bot:random")
    desk.sit_at(table)
    question = desk.wait_for_question()
    card = page.locator('[data-area="hand"] [data-card="golem_factory"]')

    def drag(target: Locator) -> None:
        at, there = card.bounding_box(), target.bounding_box()
        assert at is not None
        assert there is not None
        page.mouse.move(at["x"] + 15, at["y"] + 30)
        page.mouse.down()
        page.mouse.move(at["x"] + 60, at["y"] - 60, steps=4)
        page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=6)
        page.mouse.up()

    before = card.bounding_box()
    drag(page.locator('[data-thing="hero:nick_the_masher"]').first)
    expect(page.locator(BUBBLE)).to_be_visible()
    said = page.locator(f"{BUBBLE} p").inner_text()
    assert "BM-" in said
    assert "build " not in said  # in words, not in notation
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    assert desk.wait_for_question() == question
    page.wait_for_timeout(450)
    assert card.bounding_box() == before
    drag(page.locator('[data-thing="next"]').first)
    page.locator('[data-area="my board"] [data-card="golem_factory"]').wait_for()


def test_a_line_of_the_log_shows_the_table_as_it_was_then(sit: Callable[..., Desk]) -> None:
    host, _ = two(sit, TWO_BUILDS)
    page = host.page
    host.give("build golem_factory new")
    host.give("build dark_altar new")
    altar = page.locator('[data-area="my board"] [data-card="dark_altar"]')
    expect(altar).to_be_visible()
    line = page.locator('[data-area="log"] li').filter(has_text="Golem Factory").first
    line.hover()
    line.get_by_role("button", name="Look back").click()
    expect(page.get_by_role("status").filter(has_text="The table as it was then")).to_be_visible()
    expect(page.locator('[data-area="my board"] [data-card="golem_factory"]')).to_be_visible()
    expect(altar).to_have_count(0)
    page.keyboard.press("Escape")
    expect(altar).to_be_visible()


@pytest.mark.ux("UX-029")
@pytest.mark.ux("UX-086")
def test_everything_can_be_read_in_mid_choice_and_nobody_notices(sit: Callable[..., Desk]) -> None:
    host, friend = two(sit, TWO_BUILDS.replace("town:", "discard: [fear, mimic_vault]\n    town:"))
    page = host.page
    host.give("build golem_factory new")
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(json.loads(frame)["type"])))
    page.reload()
    host.wait_for_question()
    host.give("build dark_altar new")
    friend.wait_for_question()
    page.keyboard.press("u")  # and this is mid-turn again, with a past to look at
    host.wait_for_question()
    expect(friend.page.locator('[data-area="log"] li').last).to_contain_text("takes the last decision back")
    page.keyboard.press("Escape")
    heard = len(friend.told)
    sent.clear()
    source = page.locator('[data-area="hand"] .is-legal').first
    source.click(position={"x": 12, "y": 20})
    chosen = page.locator(".is-selected")
    expect(chosen).to_have_count(1)
    assert page.evaluate(COVERED) == []
    large = page.get_by_role("dialog")
    for where in (
        '[data-area="other boards"] [data-card]',
        '[data-area="log"] [data-card]',
        '[data-area="hand"] [data-card]',
    ):
        page.locator(where).last.focus()
        page.keyboard.press("i")
        expect(large).to_be_visible()
        page.keyboard.press("Escape")
        expect(large).to_have_count(0)
    page.get_by_role("button", name=re.compile("discard")).first.click()  # a pile
    expect(page.locator('[data-area="tray"] [data-card="fear"]')).to_be_visible()
    page.locator('[data-area="tray"]').get_by_role("button", name="Close").click()
    page.get_by_role("button", name=re.compile("^Open this dungeon|Celina")).first.click()  # a board
    page.keyboard.press("t")
    expect(page.locator('[data-area="table in words"]')).to_contain_text("Celina")
    page.keyboard.press("t")
    line = page.locator('[data-area="log"] li').filter(has_text="back").last
    line.hover()
    line.get_by_role("button", name="Look back").click()
    then = page.get_by_role("status").filter(has_text="The table as it was then")
    expect(then).to_be_visible()
    page.keyboard.press("Escape")
    expect(then).to_have_count(0)
    expect(chosen).to_have_count(1)
    assert set(sent) <= SILENT
    assert [one["type"] for one in friend.told[heard:] if one["type"] != "pong"] == []
