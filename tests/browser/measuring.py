"""Figures of the page: what it transfers, how long things take on a slow computer, how it moves, what it keeps."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from threading import Thread
from typing import Any

from playwright.sync_api import CDPSession

from tests.browser.screens import Tour
from tests.browser.sitting import PROMPT, Desk
from tests.server import served

SLOWLY = 4  # how much slower than this computer
NETWORK = {"offline": False, "latency": 20, "downloadThroughput": 10_000_000 / 8, "uploadThroughput": 10_000_000 / 8}
LOBBY = '[data-area="new table"] .primary'
# Every interaction with how long it took until the next paint; and every frame since `frames` was set.
WATCH = """() => {
    window.took = []
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) if (one.interactionId) window.took.push(one.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}"""
FRAMES = """() => new Promise((done) => {
    const times = []
    let end = 0
    const next = (now) => {
        times.push(now)
        if (document.querySelector('main[data-idle]')) end ||= now + 100
        if (end !== 0 && now > end) done(times)
        else requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
})"""


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
        """Milliseconds that the page's own thread has worked, and how often it has laid the page out anew."""
        told: dict[str, float] = {}
        before = self.metrics()
        yield told
        after = self.metrics()
        told["work"] = 1000 * (after["TaskDuration"] - before["TaskDuration"])
        told["layouts"] = after["LayoutCount"] - before["LayoutCount"]

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
    table, _ = desk.new_table("boss_monster", "me", "bot:random", seed="7")
    desk.sit_at(table)
    desk.page.evaluate(WATCH)
    answers = 0
    with meter.work() as told:
        while answers < questions and (question := desk.wait_for_question()) is not None:
            desk.offered()
            desk.answer(question["options"][0]["notation"])
            answers += 1
    took = sorted(desk.page.evaluate("window.took")) or [0]
    return {
        "answers": answers,
        "median": took[len(took) // 2],
        "98 %": took[int(len(took) * 0.98)],
        "longest": took[-1],
        "work for one": told["work"] / answers,
        "layouts for one": told["layouts"] / answers,
    }


def walking(meter: Meter) -> dict[str, float]:
    """Frames while a hero walks through a dungeon. The desk must be a lively one."""
    desk = meter.desk
    tour = Tour(desk.go("/privacy"))
    tour.table("hero")
    desk.wait_for_question()
    desk.page.keyboard.press("p")
    desk.page.locator("main[data-version]:not([data-idle])").wait_for()
    with meter.work() as told:
        times = desk.page.evaluate(FRAMES)
    gaps = [after - before for before, after in pairwise(times)]
    return {
        "seconds": sum(gaps) / 1000,
        "frames a second": 1000 * len(gaps) / sum(gaps),
        "longest frame": max(gaps),
        "work for a frame": told["work"] / len(gaps),
        "layouts for a frame": told["layouts"] / len(gaps),
    }


def staying(meter: Meter, early: int, decisions: int) -> dict[str, Any]:
    """The heap after so many decisions that one page watches, game after game, as fast as two programs play them."""
    desk, count, marks = meter.desk.go("/privacy"), 0, {}
    while count < decisions:
        playing, link = two_players(desk.address, count)
        desk.stage = {}
        desk.walk("/join#" + link.partition("#")[2])
        desk.page.locator("main form .primary").click()
        desk.page.locator("main[data-version]").wait_for()
        playing.start()
        while not desk.over:
            desk.page.wait_for_timeout(50)
        playing.join()
        desk.page.locator("main[data-idle]").wait_for()
        count += int(desk.stage["version"])
        desk.told.clear()
        if early <= count and "early" not in marks:
            marks["early"] = {"decisions": count, **meter.heap()}
    marks["late"] = {"decisions": count, **meter.heap()}
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
