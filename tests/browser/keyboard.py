"""Somebody without a mouse, who comes from the lobby to the rematch of any game by keys alone (UX-143)."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.browser.sitting import CHANGED, ECHO, LIST, PROMPT, Desk

# Pointers that touched any page of this browser; a new page begins its own `window`.
COUNT_POINTERS = """addEventListener('pointerdown', () => {
    sessionStorage.setItem('pointers', Number(sessionStorage.getItem('pointers')) + 1)
}, true)"""
POINTERS = "() => Number(sessionStorage.getItem('pointers'))"
# Whatever of it can be touched now; first to begin with, and then to go on.
BEGINS = "main :is(button.is-legal, .is-legal > button)[data-thing]"
GOES_ON = "main :is(button.is-target, .is-target > button)[data-thing]"
HERE = "all => all.includes(document.activeElement)"
DECLINING = ("pass", "end turn", "done")  # one key for all of them
# It is in this area, which Tab leads into but not through.
ARROWS_LEAD_ON = """all => {
    const area = document.activeElement.closest('[data-area]')
    return area !== null && all.some((one) => one.tabIndex < 0 && area.contains(one))
}"""
# What lies about on a plan, not in a row: each such stop has a name.
STOP = "() => document.activeElement?.dataset?.stop ?? ''"
STOPS_LEAD_ON = """all => {
    const area = document.activeElement.closest('[data-area]')
    const isStop = (one) => Boolean(one.dataset.stop)
    return area !== null && isStop(document.activeElement) && all.some((one) => isStop(one) && area.contains(one))
}"""
WAYS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
GIVEN_OR_BEGUN = """([prompt, before, goesOn]) => document.querySelector(prompt)?.dataset.decision !== before
    || document.querySelector(goesOn) !== null"""
TRIES = 5


def tab_to(page: Page, wanted: Locator, arrows: int = 0, key: str = "Tab") -> None:
    """As somebody does who has no mouse: Tab leads from area to area, at the table arrows lead along each."""
    wanted.first.wait_for()
    if wanted.evaluate_all(HERE):
        return
    along = ["ArrowRight"] * arrows + ["ArrowLeft"] * 2 * arrows
    for _ in range(200):  # the end of a game names many cards, and each is a stop
        page.keyboard.press(key)
        if wanted.evaluate_all(HERE):
            return
        if wanted.evaluate_all(STOPS_LEAD_ON):
            walk_about(page, wanted)
            if wanted.evaluate_all(HERE):
                return
        for arrow in along if wanted.evaluate_all(ARROWS_LEAD_ON) else ():
            page.keyboard.press(arrow)
            if wanted.evaluate_all(HERE):
                return
    raise AssertionError(f"no key leads to {wanted}")


def walk_about(page: Page, wanted: Locator | None = None) -> set[str]:
    """By arrows from stop to stop of a plan, until it is there or every arrow was tried: all stops met."""
    known: dict[str, dict[str, str]] = {}
    while wanted is None or not wanted.evaluate_all(HERE):
        here: str = page.evaluate(STOP)
        known.setdefault(here, {})
        arrow = first_step(known, here)
        if arrow is None:
            break
        page.keyboard.press(arrow)
        known[here][arrow] = page.evaluate(STOP)
    return set(known)


def first_step(known: dict[str, dict[str, str]], here: str) -> str | None:
    """On the shortest way to an arrow that nobody has tried."""
    ahead, met = [(here, "")], {here}
    for stop, first in ahead:
        for arrow in WAYS:
            if arrow not in known[stop]:
                return first or arrow
        for arrow, other in known[stop].items():
            if other not in met:
                met.add(other)
                ahead.append((other, first or arrow))
    return None


class Keyboard:
    """What was used of it is told in `used`: the key that declines, numbers, and answers written out."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.page = desk.page
        self.used = set[str]()
        self.last = ("", 0.0)  # the key that answered last, and when
        self.page.add_init_script(COUNT_POINTERS)

    def press(self, wanted: Locator) -> None:
        tab_to(self.page, wanted)
        self.page.keyboard.press("Enter")

    # -- before and after a game --------------------------------------------------------------------------------------

    def choose_game(self, title: str) -> None:
        """In the lobby."""
        self.desk.go()
        self.press(self.page.locator('[data-area="games"] button').filter(has_text=title))

    def start(self, title: str, **more: str) -> None:
        """`more` is told the server with what was chosen: nobody can choose a seed in the lobby."""

        def tell_more(route: Route) -> None:
            if route.request.method == "POST":
                route.continue_(post_data=json.dumps({**json.loads(route.request.post_data or "{}"), **more}))
            else:
                route.fallback()

        if more:
            self.page.route("**/api/tables", tell_more)
        self.press(self.page.get_by_role("button", name=f"Play {title}"))

    def rematch(self) -> None:
        """From the result to the first question of another game; and no pointer has touched anything."""
        expect(self.page.locator('[data-area="result"]')).to_be_visible()
        before = self.page.url
        self.press(self.page.get_by_role("button", name="Play again"))
        expect(self.page).not_to_have_url(before)
        self.page.locator(f"{PROMPT}[data-decision]").wait_for()
        assert self.page.evaluate(POINTERS) == 0

    # -- in a game ----------------------------------------------------------------------------------------------------

    def understand(self) -> None:
        """What is explained at its first sight stands before the table."""
        read = self.page.locator('[data-area="explained"] .primary')
        if read.is_visible():
            tab_to(self.page, read, key="Shift+Tab")
            self.page.keyboard.press("Enter")

    def answer(self, question: dict[str, Any], option: dict[str, Any]) -> None:
        """By the shortest way that there is, until it is taken."""
        for _ in range(TRIES):
            self.say(question["options"].index(option), option)
            with suppress(PlaywrightTimeoutError):  # a key may have come too soon to be meant (UX-047)
                self.page.wait_for_function(CHANGED, arg=[PROMPT, question["decision"]], timeout=2_000)
                return
        raise AssertionError(f"nobody takes {option['notation']}")

    def touch(self, question: dict[str, Any]) -> None:
        """Whatever is marked on the table, one thing after the other, until together they are an answer."""
        self.wait_for_an_echo("Enter")
        wanted = BEGINS
        for _ in range(TRIES):
            tab_to(self.page, self.page.locator(wanted).locator("visible=true"), arrows=12)
            self.page.keyboard.press("Enter")
            self.last = ("Enter", time.monotonic())
            with suppress(PlaywrightTimeoutError):
                self.page.wait_for_function(GIVEN_OR_BEGUN, arg=[PROMPT, question["decision"], GOES_ON], timeout=2_000)
            if self.page.evaluate(CHANGED, [PROMPT, question["decision"]]):
                return
            wanted = GOES_ON
        raise AssertionError(f"nothing that is touched answers {question}")

    def say(self, at: int, option: dict[str, Any]) -> None:
        ways = {"decline": "p"} if option["verb"] in DECLINING else {}
        if at < 9:
            ways["number"] = str(at + 1)
        if not ways:
            self.write(option["notation"])
            return
        way = next((one for one in ways if ways[one] != self.last[0]), next(iter(ways)))
        self.wait_for_an_echo(ways[way])
        self.page.keyboard.press(ways[way])
        self.used.add(way)
        self.last = (ways[way], time.monotonic())

    def wait_for_an_echo(self, key: str) -> None:
        """The same key so soon once more would be a slip (UX-047)."""
        last, since = self.last
        if key == last:
            self.page.wait_for_timeout(max(0, ECHO - (time.monotonic() - since) * 1_000))

    def write(self, notation: str) -> None:
        field = self.page.locator(f"{LIST} input")
        if not field.is_visible():
            self.page.keyboard.press("o")
        expect(field).to_be_focused()
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(notation)
        self.page.keyboard.press("Enter")
        self.used.add("written")
        self.last = ("Enter", time.monotonic())
