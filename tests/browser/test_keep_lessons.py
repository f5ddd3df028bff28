"""Learning Keep the Heroes Out! by playing: the whole course by keyboard alone, and by touch alone on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import faults_of
from tests.browser.keyboard import HERE, STOPS_LEAD_ON, walk_about
from tests.browser.sitting import PHONE, Desk
from tests.browser.test_tutorial import POINTED, coach, finish, no_more_to_learn

COURSE = "/learn/keep_the_heroes_out"
LESSONS = 5
SAID = ("done", "end turn")  # answers that are buttons
ROGUES = ("hero:catacombs:rogue:active", "hero:study:rogue:active", "room:catacombs")
# What has to be done, in this order: the things that give each answer.
DEEDS: tuple[tuple[str, ...], ...] = (
    ("half:rat_scurry:1", "hero:sewers:rogue"),
    ("half:rat_busy_paws:0", "room:sewers", "pick:use sewers"),
    ("done", "end turn"),
    ("done", "hero:library:mage:active", "hero:alchemist:mage:active", "room:library"),
    ("half:rat_scurry:0", "room:sewers", "room:alchemist", "pick:move sewers alchemist with frog"),
    ("half:rat_busy_paws:0", "room:alchemist", "pick:use alchemist for fire_flask"),
    ("done",),
    ("hero:vault:fighter:active", "room:vault"),
    ("hand:skeleton_bone_shield",),
    ("half:rat_scurry:0", "room:beast_tamer", "room:catacombs"),
    ("end turn", "done", *ROGUES, "room:catacombs"),
    ("done", *ROGUES, "pick:attacker fighter"),
)  # fmt: skip
TALE = '[data-area="invasion"]:not(.over)'
THING = "() => document.activeElement.dataset.thing ?? ''"
INSIDE = """(thing) => {
    const area = document.activeElement.closest('[data-area]')
    return area !== null && area.dataset.area !== 'my board' && area.querySelector(`[data-thing="${thing}"]`) !== null
}"""


class Keys:
    """Nothing but keys: ] leads from area to area, Tab and arrows lead on inside."""

    lang = "en"

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, button: Locator) -> None:
        expect(button).to_be_focused()
        self.page.keyboard.press("Enter")

    def do(self, *things: str) -> None:
        for thing in things:
            self.hear_enough()
            if thing in SAID:
                self.page.locator(f'main [data-option="{thing}"]').first.wait_for()
                self.page.keyboard.press("p")
            else:
                self.walk(thing)
                self.page.keyboard.press("Enter")
            self.page.wait_for_timeout(450)
        self.hear_enough()

    def hear_enough(self) -> None:
        if self.page.locator(TALE).count():
            self.page.keyboard.press("f")

    def walk(self, thing: str) -> None:
        wanted = self.page.locator(f'main [data-thing="{thing}"]').locator("visible=true")
        wanted.first.wait_for()
        for _ in range(60):
            if wanted.evaluate_all(STOPS_LEAD_ON):
                walk_about(self.page, wanted)
                assert wanted.evaluate_all(HERE), thing
            if self.page.evaluate(THING) == thing or (self.page.evaluate(INSIDE, thing) and self.along(thing)):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {thing}")

    def along(self, thing: str) -> bool:
        """In a row of cards or choices everything is an arrow away."""
        self.page.keyboard.press("Home")
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
            self.hear_enough()
            wanted = f'[data-option="{thing}"]' if thing in SAID else f'[data-thing="{thing}"]'
            found = self.page.locator("main").locator(wanted).locator("visible=true")
            self.page.wait_for_timeout(100)
            for tab in self.page.locator(".tab").all():
                if found.count():
                    break
                tab.tap()
            found.first.tap()
            self.page.wait_for_timeout(450)
        self.hear_enough()

    def hear_enough(self) -> None:
        for _ in range(2):
            if self.page.locator(TALE).count():
                self.page.locator(TALE).get_by_role("button", name="Do końca").tap()


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
    assert 25 <= steps <= 40  # at ten to fifteen seconds each, five to eight minutes
    no_more_to_learn(desk, "en", LESSONS)
    assert page.evaluate("window.pointed") is None


@pytest.mark.ux("UX-125", "UX-126")
def test_the_lessons_are_finished_by_touch_alone_on_a_phone(sit: Callable[..., Desk]) -> None:
    desk = sit(**PHONE, locale="pl-PL").go(COURSE)
    desk.page.get_by_role("button", name="Zaczynamy").tap()
    finish(desk.page, Fingers(desk.page), None, DEEDS)
    no_more_to_learn(desk, "pl", LESSONS)


@pytest.mark.ux("UX-127")
def test_a_chest_that_nobody_guards_is_explained_kindly_and_set_up_again(sit: Callable[..., Desk]) -> None:
    desk = sit().go(COURSE)
    page = desk.page
    page.get_by_role("button", name="Begin", exact=True).click()
    lesson = coach(page, "en")
    for number in (1, 2, 3):
        expect(lesson).to_contain_text(f"Lesson {number} of {LESSONS}", ignore_case=True)
        lesson.get_by_role("button", name="Skip this lesson").click()
    for number in (2, 3):
        lesson.get_by_role("button", name="Next").click()
        expect(lesson.get_by_role("img", name=f"Step {number} of 5")).to_be_visible()
    page.locator('[data-option="end turn"]').first.click()
    expect(lesson).to_contain_text("two Rogues are all that")
    lesson.get_by_role("button", name="Set it up again").click()
    expect(lesson).to_contain_text("With one of us in the room")  # what was read need not be read again
