"""Tells what the page costs, as JSON: `python -m tests.browser.figures [FILE]`. It takes some minutes.

Measure on a computer that does nothing else.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import LAPTOP, NAMES
from tests.browser.measuring import Meter, answering, first_and_second_load, starting, staying, walking
from tests.browser.screens import LOCALES
from tests.browser.sitting import Desk, Server

DECISIONS = 2_000  # two hours of play


def measured(browser: Browser, address: str) -> dict[str, Any]:
    def meter(locale: str = "en-US", **more: Any) -> Meter:
        return Meter(Desk(browser.new_context(**{"viewport": LAPTOP, "locale": locale, **more}).new_page(), address))

    def slowly(measure: Callable[[Meter], dict[str, float]]) -> dict[str, float]:
        slow = meter()
        with slow.slowly():
            return measure(slow)

    loads = {lang: first_and_second_load(meter(locale)) for lang, locale in LOCALES.items()}
    return {
        "bytes of the first and the second load": {lang: [asdict(one) for one in both] for lang, both in loads.items()},
        "until the first decision, four times slower": slowly(starting),
        "from input to paint, four times slower": slowly(lambda slow: answering(slow, 60)),
        "a hero's walk, four times slower": slowly(walking),
        "memory": staying(meter(reduced_motion="reduce"), early=100, decisions=DECISIONS),
    }


def main() -> None:
    chromium = next(filter(None, map(shutil.which, NAMES)))
    with (
        tempfile.TemporaryDirectory() as folder,
        Server.started(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        told = json.dumps(measured(browser, server.address), indent=2)
        browser.close()
    if sys.argv[1:]:
        Path(sys.argv[1]).write_text(told + "\n", "utf-8")
    print(told)  # noqa: T201 - that is its purpose


if __name__ == "__main__":
    main()
