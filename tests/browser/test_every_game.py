"""What holds on every screen of Boss Monster (`test_screens`, `test_sizes`) holds at the tables of the other games."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import expect

import underkeep as uk
from tests.browser.axe import faults_of
from tests.browser.screens import LOCALES, SEED, Tour, sized
from tests.browser.sitting import Desk
from tests.browser.test_screens import ALOUD, CUT, FOCUS, SAID, foreign, lengthen, without_names
from tests.browser.test_sizes import FINGER, POINTER, SMALL
from underkeep import bots

GAMES = ("clank_catacombs", "keep_the_heroes_out")
SIZES = ("laptop", "phone")
SCREENS = (
    "lobby", "options", "build", "choices", "words", "chat", "menu", "keys", "zoom", "end", "replay", "cards", "card",
    "rules",
)  # fmt: skip
BOX = re.compile(r"Clank!(?! Catacombs)")  # the rules of Catacombs name the game that it came from


@cache
def record(game: str, moment: str) -> str:
    """A game of three, to a turn of the first player in its middle, or to its end."""
    table = uk.new_game(game, players=3, seed=SEED)
    players = [bots.make("greedy", seat) for seat in range(3)]
    while (decision := table.decision) is not None:
        middle = decision.seat == 0 and decision.kind == "turn" and table.view(0)["turn"] > 6
        if moment != "end" and middle and len(decision.options) > 3:
            return table.record()
        table.choose(bots.answer(players[decision.seat], table, seed=table.number))
    assert moment == "end"
    return table.record()


@dataclass
class Elsewhere(Tour):
    """The same walk at the table of another game."""

    game: str = GAMES[0]

    def table(self, moment: str) -> None:
        if moment not in self.tables:
            sits = ("me", "me", "me") if moment == "end" else ("me", "bot:random", "bot:random")
            self.tables[moment] = self.desk.import_table(record(self.game, moment), *sits)
        self.walk(f"/table/{self.tables[moment]}", "main[data-version][data-idle]")

    def lobby(self) -> None:
        super().lobby()
        self.one(f'[data-area="games"] li:has([href="/learn/{self.game}"]) button').click()

    def options(self) -> None:
        self.lobby()
        self.one(".go .btn >> nth=1").click()
        self.one("dialog[open] [data-setting]")

    def zoom(self) -> None:
        self.build()
        self.one('[data-area="hand"] button').focus()
        self.page.keyboard.press("i")
        self.one("dialog[open]")

    def end(self) -> None:
        self.table("end")
        self.one('[data-area="result"]')

    def replay(self) -> None:
        self.table("end")
        self.walk(f"/replay/{self.tables['end']}#20.0", 'main[data-version="20"][data-idle]')

    def cards(self) -> None:
        self.walk(f"/cards/{self.game}", '[data-area="cards"] [data-card]')

    def card(self) -> None:
        self.cards()
        self.one('[data-area="cards"] li button').click()
        self.one("dialog[open]")

    def rules(self) -> None:
        self.walk(f"/rules/{self.game}", ".rule")

    def through(self, *names: str) -> Iterator[str]:
        for name in names or SCREENS:
            self.page.keyboard.press("Escape")
            self.walk("/privacy", "main section")
            getattr(self, name)()
            yield name


@pytest.mark.ux("UX-134")
@pytest.mark.ux("UX-141")
@pytest.mark.ux("UX-154")
@pytest.mark.ux("UX-157")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_targets_are_large_and_one_language_is_spoken(
    sit: Callable[..., Desk], pictures: Path, game: str, size: str
) -> None:
    desk = sit(**sized(size))
    page = desk.page
    tour = Elsewhere(desk.go("/privacy"), game=game)
    found: dict[tuple[str, str], list[str]] = {}
    for name in tour.through():
        found[name, "axe"] = faults_of(page)
        found[name, "small"] = page.evaluate(SMALL, FINGER if size == "phone" else POINTER)
        for lang in ("pl", "ru", "en"):
            tour.speak(lang)
            page.screenshot(path=pictures / f"{game}-{name}-{size}-{lang}.png")
            aloud = page.evaluate(ALOUD)
            said = without_names(desk, [BOX.sub("", one) for one in page.evaluate(SAID) if one not in aloud])
            found[name, lang] = foreign(lang, said) if lang != "en" else []
    assert {where: faults for where, faults in found.items() if faults} == {}
    assert len(found) == len(SCREENS) * (2 + len(LOCALES))


@pytest.mark.ux("UX-145")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_focus_is_always_seen_and_never_lies_behind_a_sheet(sit: Callable[..., Desk], game: str, size: str) -> None:
    desk = sit(**sized(size))
    tour = Elsewhere(desk.go("/privacy"), game=game)
    found: dict[str, list[str]] = {}
    for name in tour.through("build", "choices", "chat", "lobby"):
        found[name] = []
        for _ in range(30):
            desk.page.keyboard.press("Tab")
            found[name] += filter(None, [desk.page.evaluate(FOCUS)])
    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.ux("UX-145")
def test_whoever_tabs_on_to_the_table_stays_there_and_the_end_of_a_game_stays_open(sit: Callable[..., Desk]) -> None:
    desk = sit(**sized("phone"))
    page = desk.page
    tour = Elsewhere(desk.go("/privacy"), game="clank_catacombs")
    tour.choices()
    sheet = page.locator('[data-area="options"]')
    for _ in range(40):
        page.keyboard.press("Tab")
        if not sheet.count():
            break
    expect(sheet).to_have_count(0)
    assert page.evaluate("() => document.activeElement.closest('main, header') !== null")
    tour.end()
    for _ in range(40):
        page.keyboard.press("Tab")
    expect(page.locator('[data-area="result"]')).to_be_visible()


@pytest.mark.ux("UX-137")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_texts_that_are_much_longer_are_neither_cut_nor_pushed_out(
    sit: Callable[..., Desk], game: str, size: str
) -> None:
    desk = sit(locale="en-US", **sized(size))
    desk.page.route(re.compile(r"/texts/en/(?!.*as-written).*\.js$"), lengthen)
    tour = Elsewhere(desk.go("/privacy"), game=game)
    found = {name: desk.page.evaluate(CUT) for name in tour.through(*(one for one in SCREENS if one != "rules"))}
    assert {name: faults for name, faults in found.items() if faults} == {}
