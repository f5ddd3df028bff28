"""What axe, a program that knows the guidelines for accessible pages, finds wrong with one. Only the tests use it."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tools.web_sources import ROOT

SCRIPT = Path(os.environ.get("AXE_SCRIPT", ROOT / "web/node_modules/axe-core/axe.min.js"))
RUN = """async ([within, how]) => (await axe.run(within, { resultTypes: ['violations'], ...how })).violations
    .flatMap((found) => found.nodes.map((node) => `${found.id}: ${node.target.join(' ')} (${node.failureSummary})`))"""
DRESS = "(theme) => { document.documentElement.dataset.theme = theme }"
COLOURS = {"runOnly": ["color-contrast"]}  # a theme changes nothing else


@cache
def script() -> str:
    if not SCRIPT.exists():
        reason = "axe is not installed here (in the folder web: npm ci --ignore-scripts)"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    return SCRIPT.read_text("utf-8")


def faults_of(page: Page, within: str = "html") -> list[str]:
    """One line for each thing that is wrong there, in the dark theme or in the light one.

    The script is run from outside: the page's policy allows no such thing.
    """
    page.evaluate(script())
    found: Any = page.evaluate(RUN, [within, {}])
    page.evaluate(DRESS, "light")
    found += page.evaluate(RUN, [within, COLOURS])
    page.evaluate(DRESS, "dark")
    return list(found)
