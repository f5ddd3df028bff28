"""Figures of the page: what it transfers, how long things take on a slow computer, how it moves, what it keeps."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from statistics import median
from threading import Thread
from typing import Any

from playwright.sync_api import CDPSession

from tests.browser.screens import Tour
from tests.browser.sitting import PATIENCE, PROMPT, SOURCES, Desk
from tests.server import served

SLOWLY = 4  # how much slower than this computer
NETWORK = {"offline": False, "latency": 20, "downloadThroughput": 10_000_000 / 8, "uploadThroughput": 10_000_000 / 8}
LOBBY = '[data-area="new table"] .primary'
# How long each interaction took until the next paint, by what was done: `pointerup`, `keydown` and so on.
WATCH = """() => {
    window.took = []
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) if (one.interactionId) window.took.push([one.name, one.duration])
    }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}"""
# How long each frame took, from when somebody sets out until everything has come to rest; it ends when nothing has
# moved for as long as anybody thinks. What is done before, while nothing moves yet, is the time an answer takes.
# `asked` tells when the next question can be answered: whoever looked again and again would be work for the page.
FRAMES = """([rest, patience]) => {
    let tell = null, answered, when = 0
    const later = (refuse, what) => setTimeout(() => refuse(new Error(what)), 1000 * patience)
    window.asked = () => new Promise((done, refuse) => { tell = done; later(refuse, 'nothing is asked') })
    window.moved = new Promise((done, refuse) => {
        window.isLastAsked = () => { window.isLast = true; later(refuse, 'something still moves'); return window.moved }
        const gaps = []
        let last = null, still = 0
        const next = (now) => {
            const idle = document.querySelector('main[data-idle]') !== null
            if (last !== null) gaps.push(now - last)
            if (!idle) still = now
            last = !idle && (last !== null || document.querySelector('.flying') !== null) ? now : null
            const decision = document.querySelector('[data-area="prompt"]')?.dataset.decision
            if (idle && tell !== null && decision !== undefined && (decision !== answered || now - when > 500)) {
                [answered, when] = [decision, now]
                tell()
                tell = null
            }
            if (window.isLast && gaps.length > 0 && now - still > rest) done(gaps)
            else requestAnimationFrame(next)
        }
        requestAnimationFrame(next)
    })
}"""
REST = 2_500  # ms
STEPS = 6  # rooms, more or less


@dataclass
class Transfer:
    """What came over the line since it was begun."""

    content: float = 0  # as it was packed
    all: float = 0  # with what stands before the content
    requests: int = 0


@dataclass
class Meter:
    desk: Desk
    inside: CDPSession = field(init=False)

    def __post_init__(self) -> None:
        self.inside = self.desk.page.context.new_cdp_session(self.desk.page)
        self.inside.send("Network.enable")
        self.inside.send("HeapProfiler.enable")
        self.inside.send("Performance.enable", {"timeDomain": "threadTicks"})

    @contextmanager
    def transfer(self) -> Iterator[Transfer]:
        seen = Transfer()

        def came(event: dict[str, Any]) -> None:
            seen.content += event["encodedDataLength"]

        def ended(event: dict[str, Any]) -> None:
            seen.all += event["encodedDataLength"]
            seen.requests += 1

        self.inside.on("Network.dataReceived", came)
        self.inside.on("Network.loadingFinished", ended)
        yield seen
        for _ in range(2):  # fonts are fetched when something is written with them
            self.desk.page.wait_for_load_state("networkidle")
            self.desk.page.evaluate("document.fonts.ready.then(() => {})")
            self.desk.page.wait_for_timeout(300)
        self.inside.remove_listener("Network.dataReceived", came)
        self.inside.remove_listener("Network.loadingFinished", ended)

    @contextmanager
    def slowly(self) -> Iterator[None]:
        self.inside.send("Emulation.setCPUThrottlingRate", {"rate": SLOWLY})
        self.inside.send("Network.emulateNetworkConditions", NETWORK)
        yield
        self.inside.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        self.inside.send("Network.emulateNetworkConditions", {**NETWORK, "latency": 0, "downloadThroughput": -1})

    def metrics(self) -> dict[str, float]:
        return {one["name"]: one["value"] for one in self.inside.send("Performance.getMetrics")["metrics"]}

    @contextmanager
    def work(self) -> Iterator[dict[str, float]]:
        """Milliseconds that the page's own thread has worked, and how often it was styled and laid out anew."""
        told: dict[str, float] = {}
        before = self.metrics()
        yield told
        after = self.metrics()
        told["work"] = 1000 * (after["TaskDuration"] - before["TaskDuration"])
        told["layouts"] = after["LayoutCount"] - before["LayoutCount"]
        told["styles"] = after["RecalcStyleCount"] - before["RecalcStyleCount"]

    def heap(self) -> dict[str, float]:
        """Bytes that are in use after everything that nobody needs has been thrown away, and nodes of the page."""
        self.inside.send("HeapProfiler.collectGarbage")
        nodes = self.desk.page.evaluate("document.querySelectorAll('*').length")
        return {"bytes": self.metrics()["JSHeapUsedSize"], "nodes": nodes}


def first_and_second_load(meter: Meter) -> tuple[Transfer, Transfer]:
    found = []
    for _ in range(2):
        with meter.transfer() as seen:
            meter.desk.go()
            meter.desk.page.locator(LOBBY).wait_for()
        found.append(seen)
    return found[0], found[1]


def starting(meter: Meter) -> dict[str, float]:
    """Until something is painted, the lobby can be used, and a table can be used after the click: in milliseconds."""
    page = meter.desk.page
    with meter.work() as lobby:
        meter.desk.go()
        page.locator(LOBBY).wait_for()
        usable = page.evaluate("performance.now()")
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
    began = time.monotonic()
    with meter.work() as table:
        page.locator(LOBBY).click()
        page.locator(f"{PROMPT}[data-decision]").wait_for()
    return {
        "first paint": paint,
        "lobby": usable,
        "work for the lobby": lobby["work"],
        "layouts for the lobby": lobby["layouts"],
        "table": 1000 * (time.monotonic() - began),
        "work for the table": table["work"],
        "layouts for the table": table["layouts"],
    }


def answering(meter: Meter, questions: int) -> dict[str, float]:
    """Milliseconds from each input to the next paint, and how long the page works for one answer."""
    desk = meter.desk
    answers = 0
    took: list[tuple[str, float]] = []
    work = layouts = 0.0
    for seed in count(7):
        table, _ = desk.new_table("boss_monster", "me", "bot:random", seed=str(seed))
        desk.sit_at(table)
        desk.page.evaluate(WATCH)
        with meter.work() as told:
            while answers < questions and (question := desk.wait_for_question()) is not None:
                choose(desk)
                desk.offered()
                desk.answer(question["options"][0]["notation"])
                answers += 1
        took += desk.page.evaluate("window.took")
        work += told["work"]
        layouts += told["layouts"]
        if answers == questions:
            break
    all_of_them = sorted(duration for _, duration in took) or [0]
    return {
        "answers": answers,
        "median": median(all_of_them),
        "98 %": all_of_them[int(len(all_of_them) * 0.98)],
        "longest": all_of_them[-1],
        "choosing": median([duration for name, duration in took if name == "click"] or [0]),
        "work for one": work / answers,
        "layouts for one": layouts / answers,
    }


def choose(desk: Desk) -> None:
    """Take up the first card that needs a target, put it back, and let no pointer rest on it."""
    cards = desk.page.locator(f'[data-area="hand"] {SOURCES.removeprefix("main ")}')
    if cards.count():
        desk.touch(cards.first)
        desk.page.keyboard.press("Escape")
        desk.page.mouse.move(1, 1)
        desk.look_away()


def walking(meter: Meter) -> dict[str, float]:
    """Frames while heroes walk through a dungeon, and nobody does anything about it. The desk must be a lively one."""
    desk = meter.desk
    tour = Tour(desk.go("/privacy"))
    tour.table("hero")
    desk.page.evaluate(FRAMES, [REST, PATIENCE])
    with meter.work() as told:
        for _ in range(STEPS):
            desk.page.evaluate("window.asked()")
            desk.page.keyboard.press("p")
        gaps = desk.page.evaluate("window.isLastAsked()")
    return {
        "seconds": sum(gaps) / 1000,
        "frames a second": 1000 * len(gaps) / sum(gaps),
        "longest frame": max(gaps),
        "work for a frame": told["work"] / len(gaps),
        "layouts for a frame": told["layouts"] / len(gaps),
        "layouts for a step": told["layouts"] / STEPS,  # the same on a busy computer, which shows fewer frames
    }


def resting(meter: Meter, seconds: float) -> dict[str, float]:
    """What the page does while somebody thinks: torches burn, and what may be chosen shines."""
    desk = meter.desk
    tour = Tour(desk.go("/privacy"))
    tour.table("build")
    desk.wait_for_question()
    desk.page.wait_for_timeout(500)
    with meter.work() as told:
        desk.page.wait_for_timeout(1000 * seconds)
    return {"work for a second": told["work"] / seconds, "styles for a second": told["styles"] / seconds}


def staying(meter: Meter, early: int, decisions: int) -> dict[str, Any]:
    """The heap after so many decisions that one page watches, game after game, as fast as two programs play them."""
    desk, played, marks = meter.desk.go("/privacy"), 0, {}
    while played < decisions:
        playing, link = two_players(desk.address, played)
        desk.stage = {}
        desk.walk("/join#" + link.partition("#")[2])
        desk.page.locator("main form .primary").click()
        desk.page.locator("main[data-version]").wait_for()
        playing.start()
        while not desk.over:
            desk.page.wait_for_timeout(50)
        playing.join()
        desk.page.locator("main[data-idle]").wait_for()
        played += int(desk.stage["version"])
        desk.told.clear()
        if early <= played and "early" not in marks:
            marks["early"] = {"decisions": played, **meter.heap()}
    marks["late"] = {"decisions": played, **meter.heap()}
    return {**marks, "ratio": marks["late"]["bytes"] / marks["early"]["bytes"]}


def two_players(address: str, seed: int) -> tuple[Thread, str]:
    """Two who answer at random as soon as they are asked, once they are told to; and a link for whoever watches."""
    host, friend = (served.Browser(int(address.rpartition(":")[2])) for _ in range(2))
    table, links = served.new_table(host, "boss_monster", "me", "open", seed=str(seed))
    friend.claim(links["seat1"])

    async def play(browser: served.Browser) -> None:
        async with served.Player(browser, table) as player:
            await player.come()
            await player.play_out(random.Random(seed))

    async def both() -> None:
        await asyncio.gather(play(host), play(friend))

    return Thread(target=lambda: asyncio.run(both())), links["spectate"]
