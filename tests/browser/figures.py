"""Tells what the page costs, as JSON: `python -m tests.browser.figures [--quick] [FILE]`. It takes some minutes.

Measure on a computer that does nothing else. `--quick` asks less often, and plays no two hours for the memory. Beside
each figure that has a goal stands whether it is met; if one is not, the command ends with 1.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from collections.abc import Callable
from dataclasses import asdict
from math import inf
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import LAPTOP, NAMES, SURE
from tests.browser.measuring import Meter, answering, first_and_second_load, resting, starting, staying, walking
from tests.browser.screens import LOCALES
from tests.browser.sitting import Desk, Server

DECISIONS = 2_000  # two hours of play

# Which line of the list asks for what: the way to the figure, and the most (or the least) that it may be.
GOALS: list[tuple[str, tuple[str, ...], float, float]] = [
    ("UX-174", ("until the first decision, four times slower", "first paint"), 0, 1_000),
    ("UX-174", ("until the first decision, four times slower", "lobby"), 0, 1_800),
    ("UX-174", ("until the first decision, four times slower", "table"), 0, 1_500),
    ("UX-175", ("from input to paint, four times slower", "choosing"), 0, 100),
    ("UX-175", ("from input to paint, four times slower", "98 %"), 0, 200),
    ("UX-176", ("a hero's walk, four times slower", "frames a second"), 50, inf),
    ("UX-176", ("a hero's walk, four times slower", "longest frame"), 0, 100),
    ("UX-177", ("memory", "ratio"), 0, 1.5),
    ("UX-177", ("memory", "late", "nodes"), 0, 4_999),
]


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


def verdicts(figures: dict[str, Any]) -> list[tuple[bool, str]]:
    """Whether each goal is met, and the sentence that says so; what was not measured has no verdict."""
    told = []
    for line, way, least, most in GOALS:
        if way[0] in figures:
            figure: Any = figures
            for name in way:
                figure = figure[name]
            goal = f"at least {least:g}" if most == inf else f"at most {most:g}"
            met = least <= figure <= most
            told.append((met, f"{line} {' / '.join(way)}: {figure:.4g}, {goal}: {'met' if met else 'MISSED'}"))
    return told


def main() -> int:
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
        figures = measured(browser, server.address, quick=said.quick)
        browser.close()
    told = json.dumps(figures, indent=2)
    if said.file is not None:
        said.file.write_text(told + "\n", "utf-8")
    judged = verdicts(figures)
    print(told, *(sentence for _, sentence in judged), sep="\n")  # noqa: T201 - that is its purpose
    return 0 if all(met for met, _ in judged) else 1


if __name__ == "__main__":
    sys.exit(main())
