"""Learning Clank! Catacombs by playing: the whole course by keyboard alone, and by touch alone on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import faults_of
from tests.browser.sitting import PHONE, Desk
from tests.browser.test_tutorial import POINTED, coach, finish, no_more_to_learn

COURSE = "/learn/clank_catacombs"
LESSONS = 5
# What has to be done, in this order: the things that give each answer.
DEEDS: tuple[tuple[str, ...], ...] = (
    ("play-all",), ("room:west_porch",), ("room:landing",),
    ("row:lightstick",), ("reserve:goblin",),
    ("door:L.W1",), ("turn:180", "lay"),
    ("play-all",), ("end turn",),
    ("deed:take artifact",), ("room:landing",), ("room:west_porch", "room:crypt"),
)  # fmt: skip
WAYS = {"ArrowUp": "ArrowDown", "ArrowLeft": "ArrowRight", "ArrowDown": "ArrowUp", "ArrowRight": "ArrowLeft"}
STOP = "() => document.activeElement.dataset.stop ?? ''"
THING = "() => document.activeElement.dataset.thing ?? ''"


class Keys:
    """Nothing but keys: ] leads from area to area, arrows along corridors and rows."""

    lang = "en"

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, button: Locator) -> None:
        expect(button).to_be_focused()
        self.page.keyboard.press("Enter")

    def do(self, *things: str) -> None:
        for thing in things:
            if thing in ("play-all", "end turn"):
                self.page.keyboard.press("a" if thing == "play-all" else "p")
            elif thing.startswith("turn:"):
                self.page.keyboard.press("r")
                self.page.keyboard.press("r")
            else:
                self.walk(thing)
                self.page.keyboard.press("Enter")
            self.page.wait_for_timeout(450)

    def walk(self, thing: str) -> None:
        on_the_map = thing.startswith(("room:", "door:"))
        for _ in range(14):
            self.page.keyboard.press("]")
            if self.page.evaluate(STOP) if on_the_map else self.along(thing):
                break
        if not on_the_map:
            return
        wanted = thing.removeprefix("room:")
        for there, back in WAYS.items():
            here = self.page.evaluate(STOP)
            self.page.keyboard.press(there)
            self.page.wait_for_timeout(60)
            if self.page.evaluate(STOP) == wanted:
                return
            if self.page.evaluate(STOP) != here:
                if wanted.startswith("door:") and self.page.evaluate(STOP).startswith("door:"):
                    self.page.keyboard.press("ArrowDown")  # the other opening on that side
                    self.page.wait_for_timeout(60)
                    if self.page.evaluate(STOP) == wanted:
                        return
                self.page.keyboard.press(back)
                self.page.wait_for_timeout(60)
        raise AssertionError(f"no arrow leads to {thing}")

    def along(self, thing: str) -> bool:
        """Whether it is in this area: everything in it is an arrow away."""
        for _ in range(12):
            if self.page.evaluate(THING) == thing:
                return True
            self.page.keyboard.press("ArrowRight")
        return False


class Fingers:
    """Nothing but taps, on what can be seen; what lies in another drawer is a tap away."""

    lang = "pl"

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, button: Locator) -> None:
        button.tap()

    def do(self, *things: str) -> None:
        for thing in things:
            wanted = f'[data-option="{thing}"]' if thing == "end turn" else f'[data-thing="{thing}"]'
            found = self.page.locator("main").locator(wanted).locator("visible=true")
            for tab in self.page.locator(".tab").all():
                if found.count():
                    break
                tab.tap()
            found.first.tap(position={"x": 16, "y": 16})
            self.page.wait_for_timeout(450)


@pytest.mark.ux("UX-125", "UX-126", "UX-141")
def test_the_lessons_are_finished_by_keyboard_alone(sit: Callable[..., Desk]) -> None:
    desk = sit()
    page = desk.page
    page.add_init_script(POINTED)
    desk.go(COURSE)
    begin = page.get_by_role("button", name="Begin", exact=True)
    begin.wait_for()
    assert faults_of(page) == []
    begin.press("Enter")
    steps = finish(page, Keys(page), None, DEEDS)
    assert 20 <= steps <= 40  # at ten to fifteen seconds each, five to eight minutes
    no_more_to_learn(desk, "en", LESSONS)
    assert page.evaluate("window.pointed") is None


@pytest.mark.ux("UX-125", "UX-126")
def test_the_lessons_are_finished_by_touch_alone_on_a_phone(sit: Callable[..., Desk]) -> None:
    desk = sit(**PHONE, locale="pl-PL").go(COURSE)
    desk.page.get_by_role("button", name="Zaczynamy").tap()
    finish(desk.page, Fingers(desk.page), None, DEEDS)
    no_more_to_learn(desk, "pl", LESSONS)


@pytest.mark.ux("UX-127")
def test_another_turn_of_the_tile_is_answered_kindly_and_set_up_again(sit: Callable[..., Desk]) -> None:
    desk = sit().go(COURSE)
    page = desk.page
    page.get_by_role("button", name="Begin", exact=True).click()
    lesson = coach(page, "en")
    for number in (1, 2):
        expect(lesson).to_contain_text(f"Lesson {number} of {LESSONS}", ignore_case=True)
        lesson.get_by_role("button", name="Skip this lesson").click()
    lesson.get_by_role("button", name="Next").click()
    page.locator('[data-thing="door:L.W1"]').click()
    lesson.get_by_role("button", name="Next").click()
    page.wait_for_timeout(450)
    page.locator('[data-thing="lay"]').click()
    expect(lesson).to_contain_text("the gold lies elsewhere")
    lesson.get_by_role("button", name="Set it up again").click()
    expect(lesson).to_contain_text("One boot, and you see")
