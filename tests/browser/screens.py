"""A tour of every screen, each by its name: to take pictures there, or to look whether something holds everywhere.

One page walks all of it without loading anew. Situations come from records of games that bots have played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page

import underkeep as uk
from tests.browser.sitting import Desk
from underkeep import bots

LOCALES = {"en": "en-US", "pl": "pl-PL", "ru": "ru-RU"}
SIZES = {"laptop": (1280, 800), "large": (1920, 1080), "tablet": (820, 1180), "phone": (390, 844)}
SEED = 3


def sized(size: str) -> dict[str, Any]:
    """For `sit`: a screen of that size, with fingers where there are no mice."""
    width, height = SIZES[size]
    touch = {"has_touch": True, "is_mobile": True} if size in ("tablet", "phone") else {}
    return {"viewport": {"width": width, "height": height}, **touch}


@cache
def record(moment: str) -> str:
    """A game of three until a question at which the first player has something to see, or to its end."""
    table = uk.new_game("boss_monster", players=3, seed=SEED)
    players = [bots.make("greedy", seat) for seat in range(3)]
    while (decision := table.decision) is not None:
        view = table.view(0)
        mine = decision.seat == 0
        walking = view.get("walking") or {}
        if (
            (moment == "build" and mine and decision.kind == "build" and view["round"] == 4)
            or (moment == "window" and mine and decision.kind == "cancel")
            or (
                moment == "hero"
                and mine
                and decision.kind == "act"
                and walking
                and view["active"] == 0
                and view["round"] > 3
            )
        ):
            break
        table.choose(players[decision.seat].choose(table, decision.seat))
    else:
        assert moment == "end"
    return table.record()


# As if another tab of this browser had changed it: whatever is open on this page stays open.
SPEAK = """(language) => {
    const kept = JSON.parse(localStorage.underkeep ?? '{}')
    localStorage.underkeep = JSON.stringify({ ...kept, language })
    dispatchEvent(new StorageEvent('storage', { key: 'underkeep' }))
}"""


@dataclass
class Tour:
    """Somebody who walks from screen to screen."""

    desk: Desk
    tables: dict[str, str] = field(default_factory=dict)

    @property
    def page(self) -> Page:
        return self.desk.page

    def one(self, where: str) -> Locator:
        found = self.page.locator(where).first
        found.wait_for()
        return found

    def walk(self, path: str, until: str) -> None:
        self.desk.walk(path)
        self.one(until)

    def lobby(self) -> None:
        self.walk("/", '[data-area="new table"]')

    def table(self, moment: str) -> None:
        if moment not in self.tables:
            self.tables[moment] = self.desk.import_table(record(moment), "me", "bot:random", "bot:random")
        self.walk(f"/table/{self.tables[moment]}", "main[data-version][data-idle]")

    def play_the_last_decision(self) -> None:
        """Whoever brings a game to its end can see it again."""
        *played, last = record("end").splitlines()
        begun = "\n".join(line for line in played if not line.startswith("result:")) + "\n"
        seats = ["me" if str(number) == last.split(" ")[1] else "bot:random" for number in range(3)]
        self.tables["end"] = self.desk.import_table(begun, *seats)
        self.table("end")
        while self.desk.wait_for_question() is not None:
            self.page.keyboard.press("p")
            self.page.wait_for_timeout(100)

    def sheet(self, key: str, area: str) -> None:
        self.table("build")
        self.page.keyboard.press(key)
        self.one(f'[data-area="{area}"]')

    def speak(self, lang: str) -> None:
        """Change nothing but the language."""
        self.page.evaluate(SPEAK, lang)
        self.page.locator(f"html[lang={lang}]").wait_for()

    # -- every screen ---------------------------------------------------------------------------------------------

    def options(self) -> None:
        self.lobby()
        self.one(".go .btn >> nth=1").click()
        self.one("dialog select")

    def links(self) -> None:
        self.lobby()
        self.one(".ways .btn >> nth=0").click()
        self.one("dialog input")

    def files(self) -> None:
        self.lobby()
        self.one(".ways .btn >> nth=1").click()
        self.one("dialog textarea")

    def waiting(self) -> None:
        self.lobby()
        self.one(".seats select >> nth=1").select_option("friend")
        self.one(".go .primary").click()
        self.one('[data-area="friends"] li')

    def join(self) -> None:
        if "join" not in self.tables:
            self.tables["join"] = self.desk.new_table("boss_monster", "me", "open", "bot:random")[1]["seat1"]
        self.walk("/join#" + self.tables["join"].partition("#")[2], "main form")

    def build(self) -> None:
        self.table("build")
        self.one('[data-area="hand"] [data-card]')

    def target(self) -> None:
        self.build()
        self.desk.touch(self.one("main .is-legal:not([data-option])"))
        self.one("main .is-target")

    def why_not(self) -> None:
        self.build()
        self.one('[data-area="hand"] [aria-disabled="true"]').focus()
        self.page.keyboard.press("Enter")
        self.one(".bubble")

    def zoom(self) -> None:
        self.build()
        self.one('[data-area="hand"] [data-card]').focus()
        self.page.keyboard.press("i")
        self.one("dialog[open]")

    def choices(self) -> None:
        self.sheet("o", "options")

    def words(self) -> None:
        self.sheet("t", "table in words")

    def log(self) -> None:
        self.table("build")
        if not self.page.locator('[data-area="log"]').is_visible():
            self.one(".bar .narrow").click()
        self.one('[data-area="log"]')

    def chat(self) -> None:
        self.table("build")
        self.one(".bar .chat").click()
        self.one('[data-area="chat"] input')

    def menu(self) -> None:
        self.table("build")
        self.one(".bar .tools > button >> nth=-1").click()
        self.one("dialog[open]")

    def keys(self) -> None:
        self.table("build")
        self.page.keyboard.press("?")
        self.one("dialog[open] input")

    def hero(self) -> None:
        self.table("hero")

    def window(self) -> None:
        self.table("window")

    def cover(self) -> None:
        if "cover" not in self.tables:
            self.tables["cover"], _ = self.desk.new_table("boss_monster", "me", "me", "bot:random", seed="7")
        self.walk(f"/table/{self.tables['cover']}", "[data-area=prompt]:not([data-decision]) .primary")

    def end(self) -> None:
        if "end" in self.tables:
            self.table("end")
        else:
            self.play_the_last_decision()
        self.one('[data-area="result"]')

    def replay(self) -> None:
        if "end" not in self.tables:
            self.play_the_last_decision()
        last = len(record("end").partition("\n\n")[2].splitlines())
        self.walk(f"/replay/{self.tables['end']}#{last}.spectator", f'main[data-version="{last}"][data-idle]')

    def cards(self) -> None:
        self.walk("/cards", '[data-area="cards"] [data-card]')

    def card(self) -> None:
        self.cards()
        self.one('[data-area="cards"] li:has([data-card=golem_factory])').get_by_role("button").click()
        self.one("dialog[open]")

    def rules(self) -> None:
        self.walk("/rules", ".rule")

    def course(self) -> None:
        self.walk("/learn/boss_monster", "main .lesson")

    def lesson(self) -> None:
        self.course()
        self.one("main .lead .primary").click()
        self.one('[data-area="lesson"]')

    def privacy(self) -> None:
        self.walk("/privacy", "main section")

    def nowhere(self) -> None:
        self.walk("/nowhere", "main")

    def through(self, *names: str) -> Iterator[str]:
        """Bring the page to each of these screens, or to all, in turn."""
        for name in names or SCREENS:
            self.page.keyboard.press("Escape")
            self.walk("/privacy", "main section")  # whatever was open is closed
            SCREENS[name](self)
            yield name


SCREENS: dict[str, Callable[[Tour], None]] = {
    name: getattr(Tour, name)
    for name in (
        "lobby", "options", "links", "files", "waiting", "join", "build", "target", "why_not", "zoom", "choices",
        "words", "log", "chat", "menu", "keys", "hero", "window", "cover", "end", "replay", "cards", "card", "rules",
        "course", "lesson", "privacy", "nowhere",
    )
}  # fmt: skip
