"""A real server, a real browser, and pages in it that may not make a single mistake unnoticed."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.sitting import Desk, Server
from underkeep.core import game as kernel

# The page is the same on either engine, and looking at it takes longest: once is enough.
collect_ignore_glob = [] if (kernel.__file__ or "").endswith(".py") else ["test_*.py"]

NAMES = ("chromium", "chromium-browser", "google-chrome")
LAPTOP = {"width": 1280, "height": 800}
# Whoever plays for a test means every pass. What asks back has a test of its own.
# An empty page, which comes before the first one, has no memory for it.
SURE = """() => { if (location.protocol !== 'about:') localStorage.underkeep ??= '{"endTurn":"never"}' }"""

# A window of Chromium draws pages of its own behind its address bar, and each window would work longer for these than
# for ours. Of two such lists only the last counts, so the first lines repeat what Playwright turns off.
WITHOUT = (
    "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,"
    "HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,"
    "AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,"
    "PreconnectToSearch,"
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,SpareRendererForSitePerProcess"
)


@pytest.fixture(scope="session")
def chromium() -> str:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        reason = "there is no Chromium here (Debian and Ubuntu: apt install chromium)"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    return found


@pytest.fixture(scope="session")
def launched(chromium: str) -> Iterator[tuple[Browser, asyncio.AbstractEventLoop]]:
    """One browser for all tests, and the event loop that its driver keeps running."""
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    args = [f"--disable-features={WITHOUT}", *(["--no-sandbox"] if as_root else [])]
    with sync_playwright() as playwright:
        loop = asyncio.get_running_loop()
        started = playwright.chromium.launch(executable_path=chromium, args=args)
        asyncio._set_running_loop(None)
        yield started, loop
        asyncio._set_running_loop(loop)
        started.close()


@pytest.fixture
def browser(launched: tuple[Browser, asyncio.AbstractEventLoop]) -> Iterator[Browser]:
    """The browser's loop is the running one for this test only: tests elsewhere run loops of their own."""
    started, loop = launched
    asyncio._set_running_loop(loop)
    yield started
    asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server process with both games, whom nothing is too often."""
    with Server.started(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture
def sit(browser: Browser, server: Server) -> Iterator[Callable[..., Desk]]:
    """Further people, each with a browser of their own: `sit()`, or `sit(viewport=…, locale="pl-PL")`.

    Nothing moves on their pages, which halves the work; who looks at movement says `**LIVELY`.
    """
    desks: list[Desk] = []

    def come(address: str = server.address, *, sure: bool = True, **settings: Any) -> Desk:
        context = browser.new_context(**{"viewport": LAPTOP, "locale": "en-US", "reduced_motion": "reduce", **settings})
        if sure:
            context.add_init_script(f"({SURE})()")
        desks.append(Desk(context.new_page(), address))
        return desks[-1]

    yield come
    for desk in desks:
        desk.page.context.close()
    assert [fault for desk in desks for fault in desk.faults] == []


@pytest.fixture
def desk(sit: Callable[..., Desk]) -> Desk:
    return sit()


@pytest.fixture
def page(desk: Desk) -> Page:
    return desk.page


@pytest.fixture
def table(desk: Desk) -> str:
    """A table of two, where the first room is to be laid."""
    made, _ = desk.new_table("boss_monster", "me", "bot:random", seed="7")
    desk.sit_at(made)
    desk.wait_for_question()
    return made


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    """Where pictures of screens go: to the folder that UNDERKEEP_PICTURES names, to be looked at, or away."""
    named = os.environ.get("UNDERKEEP_PICTURES")
    folder = Path(named) if named else tmp_path
    folder.mkdir(parents=True, exist_ok=True)
    return folder
