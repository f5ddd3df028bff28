"""People before a browser: a server to talk to, a desk with a page on it, and a driver that plays any game there."""

from __future__ import annotations

import json
import random
import re
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Locator, Page, Request, WebSocket
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.server.served import process

MOST_ANSWERS = 1_000
PATIENCE = 60  # s, for which a busy machine may keep an answer
ECHO = 410  # ms, after which the same spot is heard again (UX-047)
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LIVELY = {"reduced_motion": "no-preference"}  # for `sit`: a page on which things move
LANGUAGES = {"en": "English", "pl": "Polski", "ru": "Русский"}
PROMPT = '[data-area="prompt"]'
LIST = '[data-area="options"]'
# What is marked, and needs something more to be an answer; rooms inside a tab are only to be looked at.
SOURCES = "main [data-thing].is-legal:not([data-option], .litInside *)"
TARGETS = "main [data-thing].is-target:not([data-option], .litInside *)"  # the same, once something is chosen
# Their names, but not of a card whose button is the answer already.
BEGINNING = """(all) => {
    const answers = [...document.querySelectorAll('main [data-option]')].map((one) => one.dataset.thing)
    return all.map((one) => one.dataset.thing).filter((name) => !answers.includes(name))
}"""
SHOWN = "([prompt, decision]) => document.querySelector(prompt)?.dataset.decision === decision"
# Letters come a moment after the words that they are first needed for, and are of another width.
LETTERED = "() => document.fonts.status === 'loaded'"
CHANGED = "([prompt, before]) => document.querySelector(prompt)?.dataset.decision !== before"
FOLLOW = """(path) => {
    const link = Object.assign(document.createElement('a'), { href: path })
    document.body.append(link)
    link.click()
    link.remove()
}"""
# What can be activated now, by the notation that it answers with.
OPTIONS = """() => [...document.querySelectorAll('[data-option]')]
    .filter((one) => one.checkVisibility() && one.getAttribute('aria-disabled') !== 'true')
    .map((one) => one.dataset.option)"""

# Whatever lies where somebody would touch these.
OVER = """(wanted) => [...document.querySelectorAll(wanted)].filter((one) => one.checkVisibility()).map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    const found = document.elementFromPoint(x + width / 2, y + height / 2)
    return `${found?.tagName}.${found?.getAttribute('class')} at ${x},${y} (${width} by ${height})`
})"""


@dataclass
class Server:
    process: subprocess.Popen[str]
    address: str

    @classmethod
    @contextmanager
    def started(cls, folder: Path) -> Iterator[Server]:
        with process(folder) as (started, port):
            yield cls(started, f"http://localhost:{port}")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)


@dataclass
class Desk:
    """A page, everything that its sockets were told, and everything that went wrong on it."""

    page: Page
    address: str
    told: list[dict[str, Any]] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    stage: dict[str, Any] = field(default_factory=dict)
    hand: str = "Enter"  # the key that answered last
    troubled: bool = False  # a test breaks the line or asks for what is not there; a browser says so on its console

    def __post_init__(self) -> None:
        self.page.on("console", self.complain)
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        self.page.on("request", self.stay_home)
        self.page.on("websocket", self.listen)

    def complain(self, message: ConsoleMessage) -> None:
        wanted = self.troubled and message.text.startswith(("Failed to load resource", "WebSocket connection"))
        if message.type in ("error", "warning") and not wanted:
            self.faults.append(message.text)

    def stay_home(self, request: Request) -> None:
        """UX-181: nobody but our own server is asked for anything."""
        if urlsplit(request.url).netloc != urlsplit(self.address).netloc:
            self.faults.append(f"asked for {request.url}")

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        self.told.append(message)
        if message["type"] in ("stage", "welcome"):
            self.stage = message.get("stage", message)

    # -- doing things -------------------------------------------------------------------------------------------------

    def go(self, path: str = "/") -> Desk:
        self.page.goto(self.address + path)
        return self

    def new_table(self, game: str, *sits: str, **more: Any) -> tuple[str, dict[str, str]]:
        """The table's id, and its links by purpose and seat; this browser is the host, and sits where `me` stands."""
        return self.set_up("tables", *sits, game=game, **more)

    def import_table(self, text: str, *sits: str) -> str:
        """The id of a table that goes on where a record or a position stands."""
        return self.set_up("imports", *sits, text=text)[0]

    def set_up(self, how: str, *sits: str, **more: Any) -> tuple[str, dict[str, str]]:
        names = ("Ania", "Boris", "Celina", "Dorota", "Edyta", "Feliks")
        seats = [{"sit": sit, "name": name if sit == "me" else ""} for sit, name in zip(sits, names, strict=False)]
        wish = {"seats": seats, "pace": "0", **more}
        answer = self.page.request.post(f"{self.address}/api/{how}", data=wish, headers={"origin": self.address})
        assert answer.status == 201, answer.text()
        made = answer.json()
        return made["table"], {
            link["purpose"] + ("" if link["seat"] is None else str(link["seat"])): link["url"] for link in made["links"]
        }

    def walk(self, path: str) -> Desk:
        """To another screen as its links lead there, without loading the page anew."""
        self.page.evaluate(FOLLOW, path)
        return self

    def sit_at(self, table: str) -> Desk:
        self.go(f"/table/{table}")
        self.page.locator(PROMPT).wait_for()
        return self

    # -- playing ------------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return bool(self.stage.get("result"))

    @property
    def question(self) -> dict[str, Any] | None:
        """The question that stands on the page now."""
        question: dict[str, Any] | None = self.stage.get("question")
        shown = (
            question is not None and self.page.locator(PROMPT).get_attribute("data-decision") == question["decision"]
        )
        return question if shown else None

    def wait_for_question(self, seconds: float = 40) -> dict[str, Any] | None:
        """The question that comes to stand on the page, or nothing when the game is over."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if self.over:
                return None
            if question := self.question:
                self.page.wait_for_function(LETTERED)
                return question
            if (coming := self.stage.get("question")) is None:
                self.page.wait_for_timeout(20)
                continue
            with suppress(PlaywrightTimeoutError):  # another one may have come meanwhile
                self.page.wait_for_function(SHOWN, arg=[PROMPT, coming["decision"]], timeout=500)
        raise TimeoutError(f"nothing is asked: {self.stage}")

    def speak(self, lang: str) -> None:
        """Switch the language at the table."""
        self.page.get_by_role("button", name=re.compile("(Language|Język|Язык): ")).click()
        self.page.get_by_role("button", name=LANGUAGES[lang], exact=True).click()
        self.page.locator(f"html[lang={lang}]").wait_for()

    def offered(self) -> set[str]:
        """Every option that can be seen, or that the list of options shows."""
        assert self.stage["question"] is not None
        wanted = {option["notation"] for option in self.stage["question"]["options"]}
        seen = set(self.page.evaluate(OPTIONS))
        if not wanted <= seen and not self.page.locator(LIST).is_visible():  # an open one would take the key as typed
            self.page.keyboard.press("o")
            self.page.locator(LIST).wait_for()
        for _ in range(40):  # a busy computer draws them a little later
            seen |= set(self.page.evaluate(OPTIONS))
            if wanted <= seen:
                break
            self.page.wait_for_timeout(50)
        return seen

    def on_the_board(self) -> set[str]:
        """Every option that can be given without the list: at once, or from one of the marked things."""
        found = set().union(*self.dungeons())
        for source in self.marked(SOURCES):
            found |= set().union(*self.after([source]))
            self.put_back()
        return found

    def marked(self, which: str, wanted: str = "") -> list[str]:
        """The names of things that are marked; first those that have most words of the notation in them."""
        names = set(self.page.locator(which).evaluate_all(BEGINNING))
        words = set(re.split(r"\W+", wanted))
        return sorted(names, key=lambda name: (-len(words.intersection(re.split(r"\W+", name))), name))

    def after(self, path: list[str], wanted: str = "") -> Iterator[set[str]]:
        """What can be given once these of the marked things are chosen, and then all that it needs but the last."""
        self.choose(path)
        yield from self.dungeons()
        for name in self.marked(TARGETS, wanted):
            self.put_back()
            yield from self.after([*path, name], wanted)

    def choose(self, path: list[str]) -> None:
        """These things, one after the other."""
        for name in path:
            self.close_reveal()
            wanted = f'main [data-thing="{name}"]:is(.is-legal, .is-target)'
            self.touch(self.page.locator(wanted).locator("visible=true").first)

    def dungeons(self) -> Iterator[set[str]]:
        """What can be given here, and from each dungeon that has to be opened first: small ones are one target."""
        yield set(self.page.evaluate(OPTIONS))
        tabs = self.page.locator(".crumb > .litInside, .speck > .litInside")
        for name in tabs.evaluate_all("all => all.map((tab) => tab.dataset.thing)"):
            self.touch(self.page.locator(f'.foe [data-thing="{name}"]'))
            yield set(self.page.evaluate(OPTIONS))

    def close_reveal(self) -> None:
        """Cards that only I was shown lie over the table until they are closed."""
        close = self.page.locator('[data-area="reveal"] .primary')
        if close.is_visible() and not self.page.locator(LIST).is_visible():
            self.press(close)

    def understand(self) -> None:
        """What is explained at its first sight lies over the table until somebody has read it, but under the list."""
        read = self.page.locator('[data-area="explained"] .primary')
        if read.is_visible() and not self.page.locator(LIST).is_visible():
            with suppress(PlaywrightTimeoutError):  # what it explained may be gone meanwhile, and it with that
                self.press(read, timeout=3_000)

    def press(self, button: Locator, timeout: float | None = None) -> None:
        """A mouse on a phone would rest there, and point at whatever comes under it."""
        (button.tap if self.has_fingers else button.click)(timeout=timeout)

    def put_back(self) -> None:
        """Escape closes one thing after the other, and an explanation may have come up meanwhile."""
        for _ in range(3):
            self.page.keyboard.press("Escape")
            if not self.page.locator('main [aria-pressed="true"]').count():
                return

    def reach(self, wanted: str) -> None:
        """Choose one marked thing after the other, until this option can be given."""
        if self.finds(wanted):
            return
        self.page.wait_for_timeout(ECHO)  # what gave the last answer, too: a second touch so soon is not meant
        if self.finds(wanted):
            return
        raise AssertionError(f"nothing on the board leads to {wanted}")

    def finds(self, wanted: str) -> bool:
        if any(wanted in found for found in self.dungeons()):
            return True
        for source in self.marked(SOURCES, wanted):
            if any(wanted in found for found in self.after([source], wanted)):
                return True
            self.put_back()
        return False

    def touch(self, thing: Locator) -> None:
        """Cards lie on each other like in a real hand: the one in focus lies above, and the left edge shows always.

        Not where a button tells what lies beneath a room, which is larger for fingers.
        """
        thing.focus()
        height = thing.evaluate("(one) => one.clientHeight")
        fingers = self.has_fingers
        (thing.tap if fingers else thing.click)(position={"x": 12, "y": min(60 if fingers else 30, height - 6)})

    @property
    def has_fingers(self) -> bool:
        return bool(self.page.evaluate("() => matchMedia('(pointer: coarse)').matches"))

    def look_away(self) -> None:
        """A card that was pointed at lies open over others until the pointer leaves it."""
        if self.page.locator("[data-preview]").count():
            self.page.mouse.move(1, 1)
            self.page.locator("[data-preview]").wait_for(state="detached")

    def answer(self, notation: str) -> None:
        """Activate it where it stands, and wait until the page shows what became of it."""
        before = self.page.locator(PROMPT).get_attribute("data-decision")
        wanted = f"[data-option={json.dumps(notation)}]"
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            self.understand()
            self.close_reveal()
            self.look_away()  # each time: on a busy machine an explanation may come up late, and lie over the option
            if self.page.evaluate(CHANGED, [PROMPT, before]):
                return  # it was taken after all: a busy machine is slow to tell
            listed = self.page.locator(f"{LIST} {wanted}")
            shown = listed if listed.count() else self.page.locator(wanted).locator("visible=true")
            with suppress(PlaywrightTimeoutError):  # it may have been taken late, and be gone
                if self.has_fingers:
                    shown.first.tap(timeout=3_000)
                elif listed.count():
                    self.hand = " " if self.hand == "Enter" else "Enter"  # the same key twice would be a slip (UX-047)
                    shown.first.press(self.hand, timeout=3_000)
                else:
                    shown.first.click(timeout=3_000)
            try:
                self.page.wait_for_function(CHANGED, arg=[PROMPT, before], timeout=600)
            except PlaywrightTimeoutError:
                continue  # a second click in the same spot came too soon to be meant
            return
        said = self.page.locator(PROMPT).inner_text()
        over = self.page.evaluate(OVER, wanted)
        raise AssertionError(
            f"nobody takes {notation}; over it lies {over}; the page says {said!r}, and was told last {self.told[-3:]}"
        )

    def give(self, notation: str) -> None:
        """Answer the next question with it, from wherever it stands."""
        self.wait_for_question()
        self.offered()
        self.answer(notation)

    def play(
        self,
        chance: random.Random,
        look: Callable[[dict[str, Any]], None] | None = None,
        *,
        board: bool = False,
        among: Callable[[dict[str, Any]], list[str]] | None = None,
    ) -> int:
        """Answer at random until the game is over; every option of every question must be on the page (UX-027).

        `look` is called with each question before it is answered. On the `board`, everything is given by touching
        things, and all options of the first question of each kind are looked for there; else they are given from
        wherever they stand, the list of options included. `among` says which answers come into question; all do, if
        nobody says. Returns how many questions there were.
        """
        met: set[str] = set()
        for answers in range(MOST_ANSWERS):
            question = self.wait_for_question()
            if question is None:
                return answers
            if look is not None:
                look(question)
            notations = [option["notation"] for option in question["options"]]
            wanted = chance.choice(notations if among is None else among(question))
            if board:
                if question["kind"] not in met:
                    assert set(notations) - self.on_the_board() == set(), question["kind"]
                    self.page.wait_for_timeout(ECHO)  # everything was touched a moment ago
                met.add(question["kind"])
                self.reach(wanted)
            else:
                assert set(notations) - self.offered() == set(), question["kind"]
            self.answer(wanted)
        raise AssertionError(f"the game is not over after {MOST_ANSWERS} answers")
