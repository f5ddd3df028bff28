"""Learning by playing: whole courses by keyboard, by touch and from the accessibility tree, and what goes otherwise."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import faults_of
from tests.browser.sitting import Desk
from underkeep import texts

PHONE = {"width": 390, "height": 844}
COURSE = "/learn/boss_monster"
# What has to be done, in this order: the things that give each answer; `pass` and `yes` are buttons.
DEEDS: tuple[tuple[str, ...], ...] = (
    ("hand:neanderthal_cave", "next"), ("pass",), ("pass",),
    ("hand:goblin_armory", "next"),
    ("hand:beast_menagerie", "room:0:2"),
    ("hand:giant_size", "room:0:1"), ("pass",), ("room:0:2", "hero:sir_digby_apple_ace_detective"),
    ("hand:dragon_hatchery", "next"), ("card:antonius_the_rune_knight",),
    ("miniboss:0:1", "promote"), ("hand:brassknuckle", "room:0:3"), ("yes",),
    ("miniboss:0:1", "hero:sir_digby_apple_ace_detective"),
)  # fmt: skip
SAID = ("pass", "yes")
LESSONS = 6
MOST_STEPS = 60
TREMBLE = 420  # ms in which a second press of the same key is not meant (UX-047)
SAID_MORE = """(before) => {
  const words = document.querySelector('.coach [aria-live]')
  return words !== null && words.innerText !== before
}"""
POINTED = "addEventListener('pointerdown', () => (window.pointed = true), true)"


def say(lang: str, name: str) -> str:
    found = texts.message(lang, name)
    assert found is not None
    return found


class Hands(Protocol):
    """One way to play: how the button of the lesson is pressed, and how things are activated."""

    lang: str

    def press(self, button: Locator) -> None: ...

    def do(self, *things: str) -> None: ...


class Keys:
    """Nothing but keys: ] leads from area to area, arrows lead on inside."""

    lang = "en"

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, button: Locator) -> None:
        expect(button).to_be_focused()  # nobody has to look for it
        self.page.keyboard.press("Enter")

    def do(self, *things: str) -> None:
        if things == ("pass",):
            self.page.keyboard.press("p")
            return
        for thing in things:
            self.reach(thing)
            self.page.keyboard.press("Enter")

    def reach(self, thing: str) -> None:
        here = "document.activeElement?.closest('[data-area]')"
        wanted = f'[data-{"option" if thing in SAID else "thing"}="{thing}"]'
        inside = f"{here}?.querySelector('{wanted}') != null && !{here}.matches('[data-area=lesson]')"
        if thing in SAID:
            self.page.locator(f"main {wanted}").first.wait_for()
            inside = f"{here}?.matches('#prompt')"
        for _ in range(12):
            self.page.keyboard.press("]")
            if self.page.evaluate(inside):
                break
        on = "Tab" if thing in SAID else "ArrowRight"  # answers that are said stand one after the other
        self.page.keyboard.press("Home")
        for _ in range(12):
            if self.page.evaluate(f"document.activeElement.matches('{wanted}')"):
                return
            self.page.keyboard.press(on)
        raise AssertionError(f"no key leads to {thing}")


class Fingers:
    """Nothing but taps, on what can be seen."""

    lang = "pl"

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, button: Locator) -> None:
        button.tap()

    def do(self, *things: str) -> None:
        for thing in things:
            wanted = f'[data-option="{thing}"]' if thing in SAID else f'[data-thing="{thing}"]'
            self.page.locator("main").locator(wanted).locator("visible=true").first.tap(position={"x": 14, "y": 24})


class Tree:
    """Nothing but roles and names: what a screen reader finds."""

    lang = "ru"

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, button: Locator) -> None:
        button.press("Enter")

    def do(self, *things: str) -> None:
        for thing in things:
            self.named(thing).press("Enter")

    def named(self, thing: str) -> Locator:
        """By the card's name; what can be used or chosen says so."""
        kind, _, rest = thing.partition(":")
        table = self.page.get_by_role("main", name=say("ru", "table-title"))
        if kind in SAID:
            return table.get_by_role("button", name=say("ru", f"option-{kind}"), exact=kind == "yes").last
        if kind == "promote":
            return table.get_by_role("button", name=say("ru", "lair-promote"))
        if kind == "next":
            return table.get_by_role("button", name=say("ru", "lair-next-room"))
        if kind == "room":
            mine = table.get_by_role("region", name=say("ru", "lair-area-mine"))
            golems = texts.card_name("ru", "golem_factory")
            pit = mine.get_by_role("button", name=texts.card_name("ru", "bottomless_pit"))
            if rest == "0:3":
                return mine.get_by_role("button", name=texts.card_name("ru", "dizzygas_hallway"))
            return pit if rest == "0:2" and pit.count() else mine.get_by_role("button", name=golems)
        if kind == "miniboss":
            mine = table.get_by_role("region", name=say("ru", "lair-area-mine"))
            return mine.get_by_role("button", name=re.compile("^" + texts.card_name("ru", "paddywhack")))
        if kind == "card":
            table = table.get_by_role("region", name=say("ru", "lair-choose-one"))
        return table.get_by_role("button", name=texts.card_name("ru", rest)).first


def coach(page: Page, lang: str) -> Locator:
    return page.get_by_role("region", name=say(lang, "learn-coach"), exact=True)


def finish(
    page: Page,
    hands: Hands,
    look: Callable[[int], None] | None = None,
    to_do: tuple[tuple[str, ...], ...] = DEEDS,
) -> int:
    """Take every lesson from the first to the last; returns how many steps that were."""
    lesson, lang = coach(page, hands.lang), hands.lang
    buttons = [say(lang, f"learn-{name}") for name in ("next", "next-lesson", "finish")]
    deeds, acted = list(to_do), False
    for step in range(MOST_STEPS):
        expect(lesson.locator("p").first).to_be_visible()
        before = lesson.locator("[aria-live]").inner_text()
        if look is not None:
            look(step)
        names = [name for name in buttons if lesson.get_by_role("button", name=name, exact=True).count()]
        if names:
            hands.press(lesson.get_by_role("button", name=names[0], exact=True))
            if names[0] == buttons[-1]:
                assert deeds == []
                return step + 1
        else:
            page.wait_for_timeout(TREMBLE if acted else 0)
            hands.do(*deeds.pop(0))
        acted = not names
        page.wait_for_function(SAID_MORE, arg=before, timeout=10_000)
    raise AssertionError("the lessons never end")


def no_more_to_learn(desk: Desk, lang: str, lessons: int = LESSONS) -> None:
    page = desk.page
    expect(page.get_by_text(say(lang, "learn-all-done"))).to_be_visible()
    expect(
        page.get_by_role("list", name=say(lang, "learn-lessons")).get_by_text(say(lang, "learn-state-done"))
    ).to_have_count(lessons)
    assert page.request.get(f"{desk.address}/api/tables").json() == []  # nothing is left lying around


@pytest.mark.ux("UX-125", "UX-126")
def test_the_lessons_are_finished_by_keyboard_alone_from_the_lobby_on(sit: Callable[..., Desk]) -> None:
    desk = sit()
    page = desk.page
    page.add_init_script(POINTED)
    desk.go("/")
    learn = page.get_by_role("link", name="Learn to play").and_(page.locator(f'[href="{COURSE}"]'))
    learn.wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if learn.evaluate("link => link === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Begin", exact=True).wait_for()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent").strip() == "Begin":
            break
    page.keyboard.press("Enter")
    steps = finish(page, Keys(page))
    assert 20 <= steps <= 40  # at ten to fifteen seconds each, five to eight minutes
    no_more_to_learn(desk, "en")
    assert page.evaluate("window.pointed") is None


@pytest.mark.ux("UX-125", "UX-126")
def test_the_lessons_are_finished_by_touch_alone_on_a_phone(sit: Callable[..., Desk], pictures: Path) -> None:
    desk = sit(viewport=PHONE, has_touch=True, is_mobile=True, locale="pl-PL").go(COURSE)
    page = desk.page
    page.get_by_role("button", name="Zaczynamy").tap()

    def look(step: int) -> None:
        """It lies on nothing that it speaks of, and on nothing that has to be touched; fingers find its buttons."""
        page.wait_for_timeout(60)
        assert page.evaluate(COVERED) == []
        for button in coach(page, "pl").get_by_role("button").all():
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44
        if step in (4, 20):
            page.screenshot(path=pictures / f"lesson-phone-{step}.png")

    finish(page, Fingers(page), look)
    no_more_to_learn(desk, "pl")


@pytest.mark.ux("UX-126")
def test_the_lessons_are_finished_from_the_accessibility_tree_alone(sit: Callable[..., Desk]) -> None:
    desk = sit(locale="ru-RU").go(COURSE)
    page = desk.page
    page.get_by_role("button", name="Начать", exact=True).press("Enter")

    def look(step: int) -> None:
        assert "paragraph: " in coach(page, "ru").aria_snapshot()  # what is said is in the tree, too

    finish(page, Tree(page), look)
    no_more_to_learn(desk, "ru")


# Things that the lesson speaks of, or that must be touched, and that cannot be reached with a finger.
COVERED = """() => {
  const rings = [...document.querySelectorAll('.ring')].map((one) => one.getBoundingClientRect())
  const coach = document.querySelector('.coach').getBoundingClientRect()
  const across = (one) => one.x < coach.right && coach.x < one.right
  return rings.filter((one) => across(one) && one.y < coach.bottom && coach.y < one.bottom)
}"""


@pytest.mark.ux("UX-125", "UX-127", "UX-141")
def test_lessons_can_be_left_resumed_skipped_and_tried_again(sit: Callable[..., Desk], pictures: Path) -> None:
    desk = sit().go(COURSE)
    page = desk.page
    lesson, begin = coach(page, "en"), page.get_by_role("button", name="Begin", exact=True)
    begin.wait_for()
    assert faults_of(page) == []
    begin.click()
    for said in ("This is you", "Ten souls win", "Company is coming"):
        expect(lesson).to_contain_text(said)
        lesson.get_by_role("button", name="Next").click()

    # left and resumed: by leaving, and by loading the page anew
    expect(lesson).to_contain_text("Each room hurts")
    assert faults_of(page, ".coach") == []
    table = kept(page)["table"]
    lesson.get_by_role("button", name="Leave").click()
    expect(page.get_by_role("region", name="Your games")).to_contain_text("No games yet")
    for _ in range(2):
        desk.go(COURSE)
        page.get_by_role("button", name="Go on").click()
        expect(lesson).to_contain_text("Each room hurts")
    assert kept(page)["table"] == table

    # a legal move other than the one taught: a friendly why, and another try
    lesson.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Build nothing more, pass").click()
    page.wait_for_timeout(TREMBLE)
    page.get_by_role("button", name="Pass: let them walk").click()
    expect(lesson).to_contain_text("quite legal")
    page.screenshot(path=pictures / "lesson-astray.png")
    lesson.get_by_role("button", name="Set it up again").click()
    expect(lesson).to_contain_text("Neanderthal Cave deals 3")
    assert kept(page)["table"] != table
    tables = page.request.get(f"{desk.address}/api/tables").json()
    assert [one["table"] for one in tables] == [kept(page)["table"]]

    # skipped, one after the other
    for number in range(1, LESSONS + 1):
        expect(lesson).to_contain_text(f"Lesson {number} of {LESSONS}", ignore_case=True)
        lesson.get_by_role("button", name="Skip this lesson").click()
    expect(page.get_by_role("link", name="Play a real game")).to_be_visible()


def kept(page: Page) -> dict[str, str]:
    found: dict[str, dict[str, str]] = json.loads(page.evaluate("localStorage.getItem('underkeep.lessons')"))
    return found["boss_monster"]


TIE = """\
underkeep: position 1
game: boss_monster
options: {players: 2}
players:
- {boss: gorgona, dungeon: [neanderthal_cave], hand: [dizzygas_hallway]}
- {boss: draculord, dungeon: [golem_factory]}
town: [boden_the_pantless]
"""


def play_a_tie(desk: Desk) -> None:
    """A real table, on which nobody gets a fighter."""
    seats = [{"sit": "me", "name": "Ania"}, {"sit": "bot:random"}]
    wish = {"text": TIE, "seats": seats, "pace": "0"}
    made = desk.page.request.post(f"{desk.address}/api/imports", data=wish, headers={"origin": desk.address}).json()
    desk.sit_at(made["table"])
    desk.page.get_by_role("button", name="Build nothing more, pass").click()
    expect(desk.page.locator('main [data-area="log"]')).to_contain_text("Stays in town")


@pytest.mark.ux("UX-128", "UX-141")
def test_a_surprising_rule_is_explained_once_unless_it_is_switched_off(
    sit: Callable[..., Desk], pictures: Path
) -> None:
    desk = sit()
    page = desk.page
    card = page.get_by_role("region", name="A rule explained")
    play_a_tie(desk)
    expect(card).to_contain_text("Boden the Pantless: nobody gets this hero")
    assert faults_of(page, ".surprise") == []
    page.screenshot(path=pictures / "surprise.png")
    card.get_by_role("button", name="BM-197").click()
    expect(page.locator("body")).to_contain_text("keeps the hero in town until a later bait phase")
    page.keyboard.press("Escape")
    card.get_by_role("button", name="Understood").click()
    expect(card).to_be_hidden()
    play_a_tie(desk)
    page.wait_for_timeout(200)
    expect(card).to_be_hidden()

    other = sit()
    other.go("/")
    other.page.evaluate("localStorage.setItem('underkeep', JSON.stringify({ tips: false, endTurn: 'never' }))")
    play_a_tie(other)
    other.page.wait_for_timeout(200)
    expect(other.page.get_by_role("region", name="A rule explained")).to_be_hidden()
    other.page.get_by_role("button", name="Menu").click()
    expect(other.page.get_by_role("checkbox", name="Explain surprising rules once")).not_to_be_checked()
