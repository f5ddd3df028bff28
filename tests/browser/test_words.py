"""The page says what the terminal says: one set of texts, put together by two programs."""

from __future__ import annotations

import random
from collections import Counter
from itertools import cycle
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.sitting import LANGUAGES, LIST, PROMPT, Desk
from underkeep.cli.far import decision_of, name_of
from underkeep.server import wire
from underkeep.texts.boss_monster import Teller

TEXTS = "all => all.map(one => one.innerText.trim())"


def texts(desk: Desk, where: str) -> list[str]:
    found: list[str] = desk.page.locator(where).evaluate_all(TEXTS)
    return found


def teller(desk: Desk, lang: str) -> Teller:
    [*_, welcome] = [message for message in desk.told if message["type"] == "welcome"]
    seats = msgspec.convert(welcome["seats"], list[wire.Sitting])
    return Teller(lang, [name_of(seat) for seat in seats], welcome["viewer"])


def log(desk: Desk, says: Teller) -> list[str]:
    """Everything that has been told since somebody came, in the words of the terminal."""
    lines, view = [], None
    for message in desk.told:
        stage = message.get("stage", message)
        if message["type"] not in ("welcome", "stage"):
            continue
        facts = message["log"] if message["type"] == "welcome" else stage["events"]
        lines += [says.event(one, None if view is None else Teller.scene(view)) for one in facts]
        view = stage["view"]
    return lines


@pytest.mark.ux("UX-026")
@pytest.mark.ux("UX-081")
@pytest.mark.ux("UX-150")
@pytest.mark.parametrize(
    ("seed", "options"),
    [
        ("11", {}),
        ("12", {}),
        ("13", {"sets": ["BMR", "RMB", "CRL", "IOD"], "variants": ["immortal"]}),  # coins, minibosses, tokens, items
    ],
)
def test_questions_options_log_and_table_are_said_as_in_the_terminal(
    desk: Desk, seed: str, options: dict[str, list[str]]
) -> None:
    table, _ = desk.new_table("boss_monster", "me", "bot:random", "bot:random", seed=seed, options=options)
    desk.sit_at(table)
    language = cycle(LANGUAGES)
    heard: Counter[tuple[str, str]] = Counter()

    def look(question: dict[str, Any]) -> None:
        lang = next(language)
        heard[question["kind"], lang] += 1
        if heard[question["kind"], lang] > 2:  # said often enough in this language
            return
        desk.speak(lang)
        says, view = teller(desk, lang), desk.stage["view"]
        asked = decision_of(msgspec.convert(question, wire.Question))
        assert says.question(asked, view) in desk.page.locator(PROMPT).inner_text()
        desk.page.keyboard.press("o")
        offered = [says.option(option, asked, Teller.scene(view)) for option in asked.options]
        expect(desk.page.locator(f"{LIST} [data-option]")).to_have_count(len(offered))
        assert texts(desk, f"{LIST} [data-option] .said") == offered
        desk.page.keyboard.press("Escape")
        desk.page.keyboard.press("t")
        [_, *lines] = says.table(view)  # the first one is a heading
        expect(desk.page.locator('[data-area="table in words"] li')).to_have_count(len(lines))
        assert sorted(texts(desk, '[data-area="table in words"] li')) == sorted(lines)
        desk.page.keyboard.press("Escape")

    assert desk.play(random.Random(int(seed)), look) > 5
    for lang in LANGUAGES:
        desk.speak(lang)
        assert texts(desk, '[data-area="log"] li:not(.since)') == log(desk, teller(desk, lang))
