"""Tells what the page costs, as JSON: `python -m tests.browser.figures [--quick] [FILE]`. It takes some minutes.

Measure on a computer that does nothing else. `--quick` asks less often, and plays no two hours for the memory.
"""

from __future__ import annotations

import argparse
import json
import shutil
import tempfile
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import LAPTOP, NAMES, SURE
from tests.browser.measuring import Meter, answering, first_and_second_load, resting, starting, staying, walking
from tests.browser.screens import LOCALES
from tests.browser.sitting import Desk, Server

DECISIONS = 2_000  # two hours of play


def measured(browser: Browser, address: str, *, quick: bool) -> dict[str, Any]:
    def meter(locale: str = "en-US", **more: Any) -> Meter:
        context = browser.new_context(**{"viewport": LAPTOP, "locale": locale, **more})
        context.add_init_script(f"({SURE})()")
        return Meter(Desk(context.new_page(), address))

    def slowly(measure: Callable[[Meter], dict[str, float]]) -> dict[str, float]:
        slow = meter()
        with slow.slowly():
            return measure(slow)

    def remembered() -> dict[str, Any]:
        return staying(meter(reduced_motion="reduce"), early=100, decisions=DECISIONS)

    loads = {lang: first_and_second_load(meter(locale)) for lang, locale in LOCALES.items()}
    return {
        "bytes of the first and the second load": {lang: [asdict(one) for one in both] for lang, both in loads.items()},
        "until the first decision, four times slower": slowly(starting),
        "from input to paint, four times slower": slowly(lambda slow: answering(slow, 10 if quick else 60)),
        "a hero's walk, four times slower": slowly(walking),
        "while somebody thinks, four times slower": slowly(lambda slow: resting(slow, 5)),
        **({} if quick else {"memory": remembered()}),
    }


def main() -> None:
    wish = argparse.ArgumentParser(prog="python -m tests.browser.figures")
    wish.add_argument("--quick", action="store_true", help="asks less often, and plays no two hours")
    wish.add_argument("file", nargs="?", type=Path, help="where the figures go as well")
    said = wish.parse_args()
    chromium = next(filter(None, map(shutil.which, NAMES)))
    with (
        tempfile.TemporaryDirectory() as folder,
        Server.started(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        told = json.dumps(measured(browser, server.address, quick=said.quick), indent=2)
        browser.close()
    if said.file is not None:
        said.file.write_text(told + "\n", "utf-8")
    print(told)  # noqa: T201 - that is its purpose


if __name__ == "__main__":
    main()
