"""The table on the page: choosing, why not, reading, the log, and what it tells those who do not look."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.browser.sitting import LIST, LIVELY, PHONE, PROMPT, SOURCES, Desk

BUBBLE = ".bubble"
AREAS = ["hand", "my board", "shared board", "other boards", "log"]
FOCUSED = "() => document.activeElement?.closest('[data-area]')?.dataset.area ?? document.activeElement?.tagName"


def boxes(page: Page, *where: str) -> list[FloatRect]:
    found = [page.locator(one).first.bounding_box() for one in where]
    assert all(found), where
    return [box for box in found if box is not None]


def apart(one: FloatRect, other: FloatRect) -> bool:
    across = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    return across or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]


@pytest.mark.ux("UX-033")
@pytest.mark.ux("UX-039")
@pytest.mark.ux("UX-040")
@pytest.mark.ux("UX-041")
def test_a_source_lights_its_targets_and_everything_that_means_no_takes_it_back(page: Page, table: str) -> None:
    sources = page.locator(SOURCES)
    expect(sources.first.locator(".notch")).to_be_visible()  # a sign, not a colour alone
    cancel = page.get_by_role("button", name="Cancel")
    ways: list[Callable[[], object]] = [
        lambda: page.keyboard.press("Escape"),
        cancel.click,
        lambda: page.locator("[aria-pressed=true].is-selected").click(position={"x": 12, "y": 20}),
        page.go_back,
    ]
    for take_back in ways:
        sources.first.click(position={"x": 12, "y": 20})
        expect(page.locator(".is-selected")).to_have_count(1)
        expect(page.locator("main .is-legal")).to_have_count(0)
        expect(page.locator("main .is-target").first).to_be_visible()
        expect(page.locator(PROMPT)).to_contain_text("2/2")
        page.wait_for_timeout(410)  # at once, it would be a double click
        take_back()
        expect(page.locator(".is-selected")).to_have_count(0)
        expect(cancel).to_have_count(0)
        page.wait_for_timeout(410)
    assert "/table/" in page.url


@pytest.mark.ux("UX-044")
@pytest.mark.ux("UX-146")
@pytest.mark.ux("UX-087")
def test_a_move_takes_two_activations_and_leaves_the_focus_at_the_prompt(desk: Desk, page: Page, table: str) -> None:
    icon = page.locator('link[rel="icon"]')
    assert page.title().startswith("● Your move")
    expect(icon).to_have_attribute("href", re.compile("/icon-now.svg$"))
    before = desk.wait_for_question()
    page.evaluate(WATCH_TITLE)
    page.locator(SOURCES).first.click(position={"x": 12, "y": 20})
    page.locator("main .is-target[data-option]").first.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert desk.wait_for_question() != before
    assert page.evaluate(FOCUSED) == "prompt"
    # While nothing was asked both were as usual, and they changed once for each question: nothing blinks.
    expect(page).to_have_title(re.compile("^● Your move"))
    signs: list[tuple[str, str]] = page.evaluate("() => window.signs")
    assert ("Underkeep", "icon.svg") in {tuple(one) for one in signs}
    shown = [told for told in desk.told if told["type"] == "stage"]
    assert len(signs) <= 4 * len(shown)


# Each change of the tab's title, with the icon that it had then.
WATCH_TITLE = """() => {
    window.signs = [];
    const icon = () => document.querySelector('link[rel="icon"]').href.split('/').at(-1);
    const look = () => window.signs.push([document.title, icon()]);
    const all = { childList: true, subtree: true, attributes: true, characterData: true };
    new MutationObserver(look).observe(document.head, all);
}"""


@pytest.mark.ux("UX-034")
@pytest.mark.ux("UX-036")
@pytest.mark.ux("UX-037")
@pytest.mark.ux("UX-129")
def test_what_cannot_be_done_says_why_beside_it_and_opens_its_rule(desk: Desk, page: Page, table: str) -> None:
    question = desk.wait_for_question()
    card = page.locator('[data-area="hand"] [aria-disabled="true"]').first
    card.focus()
    page.keyboard.press("Enter")
    bubble = page.locator(BUBBLE)
    expect(bubble).to_be_visible()
    [it, said] = boxes(page, '[data-area="hand"] [aria-disabled="true"]', BUBBLE)
    assert 0 < it["y"] - (said["y"] + said["height"]) < 30
    assert page.evaluate("() => document.activeElement?.dataset.card") == card.get_attribute("data-card")
    told = bubble.locator("p").inner_text()
    sentence = told.rsplit(" ", 1)[0].strip()
    expect(page.locator('[aria-live="assertive"]')).to_contain_text(sentence)
    page.wait_for_timeout(1_500)
    expect(bubble).to_be_visible()  # it does not vanish by time
    rule = bubble.locator(".rule-id")
    name = rule.inner_text()
    rule.click()
    expect(page.locator('[data-area="rules"]')).to_contain_text(name)
    expect(page.locator('[data-area="rules"] .text')).not_to_be_empty()
    assert desk.wait_for_question() == question


@pytest.mark.ux("UX-030")
@pytest.mark.ux("UX-151")
def test_all_options_are_listed_in_words_and_a_typed_move_is_answered(desk: Desk, page: Page, table: str) -> None:
    question = desk.wait_for_question()
    assert question is not None
    page.keyboard.press("o")
    options = page.locator(f"{LIST} [data-option]")
    expect(options).to_have_count(len(question["options"]))
    field = page.get_by_role("textbox", name="Find an option, or type a move")
    expect(field).to_be_focused()
    field.fill("without")
    expect(options).to_have_count(1)
    field.fill("town")
    field.press("Enter")
    expect(page.locator(f"{LIST} .answer")).to_contain_text("In town:")
    field.fill("build throne_room on 9")
    field.press("Enter")
    expect(page.locator(BUBBLE)).to_be_visible()
    field.fill("pa")
    field.press("Tab")
    expect(field).to_have_value("pass")
    field.press("Enter")
    assert desk.wait_for_question() != question


@pytest.mark.ux("UX-047")
def test_a_double_click_answers_once(desk: Desk, page: Page, table: str) -> None:
    answers: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: answers.append(str(frame))))
    page.reload()
    desk.wait_for_question()
    spot = page.locator(".answers [data-option='pass']").bounding_box()
    assert spot is not None
    page.mouse.dblclick(spot["x"] + 20, spot["y"] + 10)
    page.wait_for_timeout(600)
    assert len([frame for frame in answers if json.loads(frame)["type"] == "answer"]) == 1


# As soon as another question stands there, the same spot is clicked again; by the page's clock no time has passed.
CLICK_AGAIN = """([x, y]) => {
    const prompt = document.querySelector('[data-area=prompt]')
    const before = prompt.dataset.decision
    const clicked = performance.now()
    performance.now = () => clicked
    window.again = new Promise((tell) => {
        const look = () => {
            const there = document.elementFromPoint(x, y)?.closest('[data-option]')
            const now = prompt.dataset.decision
            if (!now || now === before || !there) return requestAnimationFrame(look)
            there.dispatchEvent(new MouseEvent('click', { clientX: x, clientY: y, detail: 1, bubbles: true }))
            tell(there.dataset.option)
        }
        look()
    })
}"""


@pytest.mark.ux("UX-047")
def test_a_second_click_so_soon_never_answers_the_next_question(desk: Desk, page: Page, table: str) -> None:
    answers: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: answers.append(str(frame))))
    page.reload()
    desk.wait_for_question()
    spot = page.locator(".answers [data-option='pass']").bounding_box()
    assert spot is not None
    at = [spot["x"] + 20, spot["y"] + 10]
    page.evaluate(CLICK_AGAIN, at)
    page.mouse.click(*at)
    assert page.evaluate("() => window.again") == "pass"
    page.wait_for_timeout(600)
    assert len([frame for frame in answers if json.loads(frame)["type"] == "answer"]) == 1


@pytest.mark.ux("UX-048")
def test_undo_is_in_sight_and_says_why_it_cannot(desk: Desk, page: Page, table: str) -> None:
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    page.keyboard.press("Control+z")
    expect(page.locator(BUBBLE)).to_contain_text("There is nothing of yours to take back.")


@pytest.mark.ux("UX-069")
@pytest.mark.ux("UX-070")
@pytest.mark.ux("UX-071")
def test_a_card_is_read_by_pointing_and_by_a_key(desk: Desk, page: Page, table: str) -> None:
    question = desk.wait_for_question()
    card = page.locator('[data-area="hand"] [data-card]').first
    card.hover()
    preview = page.locator("[data-preview]")
    expect(preview).to_be_visible()
    [shown, it, prompt] = boxes(page, "[data-preview]", '[data-area="hand"] [data-card]', PROMPT)
    assert apart(shown, it)
    assert apart(shown, prompt)
    preview.hover()
    page.wait_for_timeout(600)
    expect(preview).to_be_visible()
    page.keyboard.press("Escape")
    expect(preview).to_have_count(0)
    card.focus()
    page.keyboard.press("i")
    large = page.get_by_role("dialog")
    expect(large).to_contain_text("What the words mean")
    expect(large).to_contain_text("Boss Monster · ")  # its box
    rules = large.locator(".rule")
    expect(rules.first).to_contain_text("BM-")
    assert all(len(text) > 20 for text in rules.all_inner_texts())  # with their text, not only by their ids
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)
    expect(card).to_be_focused()
    assert desk.wait_for_question() == question


@pytest.mark.ux("UX-069")
@pytest.mark.ux("UX-165")
def test_on_a_phone_a_long_press_reads_and_plays_nothing(sit: Callable[..., Desk], pictures: Path) -> None:
    desk = sit(**PHONE)
    made, _ = desk.new_table("boss_monster", "me", "bot:random", seed="7")
    page = desk.sit_at(made).page
    question = desk.wait_for_question()
    [spot] = boxes(page, '[data-area="hand"] [data-card]')
    finger = page.context.new_cdp_session(page)
    at = {"x": spot["x"] + 20, "y": spot["y"] + 40}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(700)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    large = page.get_by_role("dialog")
    expect(large).to_be_visible()
    size = large.locator(".paper .text").evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
    assert size >= 16
    page.screenshot(path=pictures / "phone-card.png")
    large.get_by_role("button", name="Close").click()
    expect(page.locator(".is-selected")).to_have_count(0)
    assert desk.wait_for_question() == question


@pytest.mark.ux("UX-082")
@pytest.mark.ux("UX-085")
def test_the_log_is_grouped_divided_and_can_be_copied(desk: Desk, page: Page, table: str) -> None:
    for _ in range(2):
        question = desk.wait_for_question()
        assert question is not None
        desk.offered()
        desk.answer(question["options"][0]["notation"])
    desk.wait_for_question()
    log = page.locator('[data-area="log"]')
    expect(log.get_by_role("heading", level=3).filter(has_text="Round 1")).not_to_have_count(0)
    expect(log).to_contain_text("since your decision")
    log.locator("li .link").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy everything as text").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("() => navigator.clipboard.readText()")
    assert [line.strip() for line in log.locator("li:not(.since)").all_inner_texts()] == [
        line for line in copied.splitlines() if line and not line.startswith(("Round 1, ", "Before "))
    ]
    log.locator(".lines").evaluate("one => { one.scrollTop = 0 }")
    page.get_by_role("button", name="Newest").click()
    expect(page.get_by_role("button", name="Newest")).to_have_count(0)


@pytest.mark.ux("UX-144")
@pytest.mark.ux("UX-149")
def test_regions_are_there_at_once_and_keys_lead_from_area_to_area(page: Page, table: str) -> None:
    expect(page.locator('[role="log"][aria-live="polite"]')).to_have_count(1)
    expect(page.locator('[role="alert"][aria-live="assertive"]')).to_contain_text("Your move")
    met = []
    for _ in range(3):
        page.keyboard.press("]")
        met.append(page.evaluate(FOCUSED))
    assert met == ["prompt", *AREAS[:2]]
    page.keyboard.press("[")
    assert page.evaluate(FOCUSED) == "hand"
    told = page.locator('[data-area="log"] li').count() > 0  # whoever is first finds it empty
    for area in ("hand", "my board", "other boards", *(["log"] if told else [])):
        reached = page.locator(f'[data-area="{area}"]').evaluate(
            "area => [...area.querySelectorAll('button, a[href], [data-stop], input, [tabindex]')]"
            ".filter((one) => one.tabIndex >= 0 && one.checkVisibility() && !one.closest('header')).length"
        )
        assert reached == 1, area
    first, second = page.locator('[data-area="hand"] button').all()[:2]
    first.focus()
    page.keyboard.press("ArrowRight")
    expect(second).to_be_focused()
    page.keyboard.press("Home")
    expect(first).to_be_focused()
    # The Tab key meets the areas in the order in which somebody reads a table.
    page.locator(PROMPT).focus()
    met = []
    for _ in range(30):
        page.keyboard.press("Tab")
        found = page.evaluate(FOCUSED)
        if found not in met:
            met.append(found)
    assert [area for area in met if area in AREAS] == AREAS
    expect(page.get_by_role("link", name="To the question")).to_have_count(1)
    expect(page.get_by_role("link", name="To the table")).to_have_count(1)


@pytest.mark.ux("UX-022")
@pytest.mark.ux("UX-023")
def test_on_one_screen_a_cover_hides_everything_until_the_next_player_opens_it(desk: Desk, pictures: Path) -> None:
    table, _ = desk.new_table("boss_monster", "me", "me", seed="7")
    page = desk.sit_at(table).page
    names = []
    for _ in range(3):
        cover = page.get_by_role("button", name="I am here")
        if cover.is_visible() or not desk.stage.get("question"):
            expect(cover).to_be_visible()
            page.wait_for_timeout(300)
            expect(page.locator("[data-card]")).to_have_count(0)
            names.append(page.get_by_role("heading", level=2).inner_text())
            page.screenshot(path=pictures / "cover.png")
            page.keyboard.press("Enter")
            expect(cover).to_have_count(0)
        question = desk.wait_for_question()
        assert question is not None
        desk.stage = {}
        page.keyboard.press("1")
        page.wait_for_timeout(600)
    assert {name.split(",")[0] for name in names} & {"Ania", "Boris"}


@pytest.mark.ux("UX-059")
@pytest.mark.ux("UX-060")
def test_a_pass_until_the_round_ends_asks_again_in_the_next_round(desk: Desk, page: Page, table: str) -> None:
    while (question := desk.wait_for_question()) is not None and desk.stage["view"]["round"] == 0:
        desk.offered()
        desk.answer(question["options"][-1]["notation"])
    assert question is not None
    now = desk.stage["view"]["round"]
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Pass further").click()
    page.get_by_role("button", name="until the round ends").click()
    page.wait_for_timeout(500)
    question = desk.wait_for_question()
    assert question is not None
    compulsory = "pass" not in [option["notation"] for option in question["options"]]
    assert compulsory or desk.stage["view"]["round"] > now
    expect(page.get_by_role("button", name="Stop passing")).to_have_count(0)


# How many frames each movement took: from when the table was not idle any more until it was again.
# What the table sets in motion.
WATCH_MOVEMENT = """() => {
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...told) {
        window.moved.push(this.className + ' ' + this.dataset.thing);
        window.onMove?.();
        return animate.apply(this, told);
    };
}"""


# Whether the table is in motion when something begins to move, and not any more two frames after somebody ended it. The
# page itself looks: seen from here it may be over already.
END_MOVEMENT = """(by) => {
    const table = document.querySelector('main');
    const idle = () => 'idle' in table.dataset;
    window.ended = new Promise((tell) => {
        window.onMove = async () => {
            window.onMove = null;
            await new Promise(requestAnimationFrame);
            const moves = !idle();
            let over = false; // though the next thing may begin to move at once
            new MutationObserver(() => { over ||= idle() }).observe(table, { attributes: true });
            if (by === 'key') window.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', bubbles: true }));
            else document.querySelector('[data-area="shared board"]').click();
            for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
            tell([moves, over]);
        };
    });
}"""


@pytest.mark.ux("UX-063")
@pytest.mark.ux("UX-064")
def test_movement_ends_at_a_click_or_a_key_and_with_speed_instant_there_is_none(sit: Callable[..., Desk]) -> None:
    desk = sit(**LIVELY)
    page = desk.page
    for by in ("key", "click", "instant"):
        made, _ = desk.new_table("boss_monster", "me", "bot:random", seed="7")
        desk.sit_at(made)
        desk.wait_for_question()
        if by == "instant":
            page.get_by_role("button", name="Menu").click()
            page.get_by_text("instant", exact=True).click()
            page.keyboard.press("Escape")
        page.evaluate(WATCH_MOVEMENT)
        if by != "instant":
            page.evaluate(END_MOVEMENT, by)
        page.keyboard.press("p")
        if by == "instant":
            desk.wait_for_question()
            expect(page.locator("main[data-idle]")).to_have_count(1)
            assert page.evaluate("() => window.moved") == []
            continue
        assert page.evaluate("() => window.ended") == [True, True]
        expect(page.locator("main .flying, main [data-gone]")).to_have_count(0)
        view = desk.stage["view"]
        expect(page.locator('[data-area="shared board"] [data-thing^="hero:"]')).to_have_count(len(view["town"]))
        assert page.locator("main").get_attribute("data-version") == str(desk.stage["version"])


@pytest.mark.ux("UX-027")
@pytest.mark.ux("UX-107")
def test_a_whole_game_is_played_by_touching_things_and_its_end_adds_up(desk: Desk, pictures: Path) -> None:
    table, _ = desk.new_table("boss_monster", "me", "bot:random", seed="3")
    page = desk.sit_at(table).page
    assert desk.play(random.Random(2), board=True) > 5
    view: dict[str, Any] = desk.stage["view"]
    end = page.locator('[data-area="result"]')
    expect(end).to_contain_text(re.compile(r"\bwins?\."))
    expect(end.locator(".rule-id")).to_have_text(view["result"]["reason"])
    for player, row in zip(view["players"], end.locator("tbody tr").all(), strict=True):
        for total, cell in zip((player["souls"], player["wounds"]), row.locator("td").all(), strict=True):
            parts = [int(part) for part in cell.locator("li .disp").all_inner_texts()]
            assert int(cell.locator("b").inner_text()) == total == sum(parts)
    page.screenshot(path=pictures / "end.png")
    with page.expect_download() as saved:
        end.get_by_role("button", name="Save the record").click()
    assert "boss_monster" in Path(saved.value.path()).read_text("utf-8")
    page.keyboard.press("Escape")
    expect(page.locator('[data-area="my board"] [data-card]').first).to_be_visible()  # the table stays open


# Cards that come and go make the others in their row move, as on a real table; nothing around them may.
SHIFTS = """() => {
    window.shift = 0;
    const rows = '[data-area]:not([data-area="prompt"]), [data-thing], .flying';
    const isCard = ({ node }) => (node?.nodeType === 1 ? node : node?.parentElement)?.closest(rows) ?? node === null;
    let lost = -1e4;  // the banner of a lost line may push everything down
    const banner = document.querySelector('.banner');
    new MutationObserver(() => (lost = performance.now())).observe(banner, { attributes: true });
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) {
            const excused = one.hadRecentInput || Math.abs(one.startTime - lost) < 1000;
            if (!excused && !one.sources.every(isCard)) window.shift += one.value;
        }
    }).observe({ type: 'layout-shift' });
}"""
PLACES = """() => [...document.querySelectorAll('.answers button, .bar button')]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.dataset.option ?? one.ariaLabel ?? one.textContent, one.getBoundingClientRect()])
    .map(([name, { x, y }]) => [name, Math.round(x), Math.round(y)])"""


@pytest.mark.ux("UX-178")
@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_a_new_decision_moves_nothing(sit: Callable[..., Desk], size: str) -> None:
    desk = sit(**(PHONE if size == "phone" else {}))
    made, _ = desk.new_table("boss_monster", "me", "bot:random", seed="7")
    page = desk.sit_at(made).page
    desk.wait_for_question()
    page.evaluate(SHIFTS)
    for answers in range(8):
        question = desk.wait_for_question()
        if question is None:
            break
        page.wait_for_timeout(60)
        before = page.evaluate(PLACES)
        page.wait_for_timeout(400)
        if desk.stage.get("question") == question:
            assert page.evaluate(PLACES) == before
        shift = page.evaluate("() => { const sum = window.shift; window.shift = 0; return sum }")
        assert shift < 0.05, (answers, question["kind"])
        if answers in (0, 4):
            prompt = page.locator(PROMPT).bounding_box()
            assert prompt is not None
            assert prompt["height"] >= 44
        desk.offered()
        desk.answer(question["options"][0]["notation"])


@pytest.mark.ux("UX-180")
def test_sound_is_silent_until_asked_for_and_what_was_chosen_is_remembered(desk: Desk, page: Page) -> None:
    page.add_init_script(
        "window.opened = 0; window.AudioContext = class extends AudioContext { constructor() { super(); opened++ } }"
    )
    made, _ = desk.new_table("boss_monster", "me", "bot:random", seed="7")
    desk.sit_at(made)
    desk.wait_for_question()
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    assert page.evaluate("() => opened") == 0
    menu.get_by_role("checkbox", name="on", exact=True).check()
    menu.get_by_role("checkbox", name="moves").uncheck()
    assert page.evaluate("() => opened") == 1
    menu.get_by_role("slider", name="Volume").fill("20")
    page.reload()
    desk.wait_for_question()
    assert page.evaluate("() => opened") == 0  # not before a gesture
    page.get_by_role("button", name="Menu").click()
    assert page.evaluate("() => opened") == 1
    expect(menu.get_by_role("checkbox", name="on", exact=True)).to_be_checked()
    expect(menu.get_by_role("checkbox", name="moves")).not_to_be_checked()
    expect(menu.get_by_role("checkbox", name="my move")).to_be_checked()
    expect(menu.get_by_role("slider", name="Volume")).to_have_value("20")
