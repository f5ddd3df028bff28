"""Clank! Catacombs on the page: the map, and what it tells. Whole games: `test_clank_whole_games`."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import underkeep as uk
from tests.browser.sitting import CHANGED, ECHO, LIVELY, PROMPT, Desk

GAME = "clank_catacombs"
MAP = '[data-area="my board"]'
WINDOW = f"{MAP} .window"
SCROLLED = "(window) => [Math.round(window.scrollLeft), Math.round(window.scrollTop)]"
STOP = "() => document.activeElement.dataset.stop ?? ''"
IN_SIGHT = """(window) => {
    const pawn = window.querySelector('.pawn.me').getBoundingClientRect()
    const all = window.getBoundingClientRect()
    return pawn.left >= all.left && pawn.right <= all.right && pawn.top >= all.top && pawn.bottom <= all.bottom
}"""


class Thief(Desk):
    """Knows that a phone shows one drawer at a time."""

    def dungeons(self) -> Iterator[set[str]]:
        yield from super().dungeons()
        for name in self.page.locator(".tab.lively:not(.open)").all_inner_texts():
            self.press(self.page.get_by_role("tab", name=name, exact=True))
            yield from super().dungeons()


def thief(desk: Desk) -> Thief:
    """The same page, driven by somebody who knows this game."""
    found = Thief(desk.page, desk.address)
    found.faults = desk.faults
    return found


def begin(desk: Desk, *sits: str, seed: str = "7", **more: Any) -> Desk:
    table, _ = desk.new_table(GAME, "me", *(sits or ("bot:random",)), seed=seed, **more)
    return desk.sit_at(table)


Wanted = Callable[[uk.Table, str, list[uk.Option]], bool]


@cache
def record(wanted: Wanted, players: int = 2) -> str:
    """A game played at random, mostly on foot, up to the first such question to seat 0."""
    for seed in range(40):
        chance = random.Random(seed)
        table = uk.new_game(GAME, players=players, seed=seed, first_player="0")
        while (decision := table.decision) is not None:
            options = list(decision.options)
            if decision.seat == 0 and wanted(table, decision.kind, options):
                return table.record()
            walks = [at for at, one in enumerate(options) if one.verb in ("move", "explore", "go", "place")]
            rest = [at for at, one in enumerate(options) if one.verb != "end turn"] or [0]
            table.choose(chance.choice(walks if walks and chance.random() < 0.6 else rest))
    raise AssertionError("that never came about")


def bring(desk: Desk, wanted: Wanted, players: int = 2) -> dict[str, Any]:
    """Sits down where such a question stands."""
    desk.sit_at(desk.import_table(record(wanted, players), "me", *["bot:random"] * (players - 1)))
    question = desk.wait_for_question()
    assert question is not None
    return question


def finds_a_tile(_table: uk.Table, kind: str, options: list[uk.Option]) -> bool:
    return kind == "place" and len([one for one in options if one.verb == "place"]) > 2


def meets_monsters(_table: uk.Table, kind: str, options: list[uk.Option]) -> bool:
    """With swords or with damage, along one corridor."""
    walks = [one.words() for one in options if one.verb == "move"]
    return kind == "turn" and len({(one["room"], one["by"]) for one in walks}) < len(walks)


def wakes_her(table: uk.Table, kind: str, options: list[uk.Option]) -> bool:
    """The turn may end, and then she attacks."""
    if kind != "turn" or options[-1].verb != "end turn":
        return False
    return "attack" in [event.seen_by(0)["event"] for event in table.clone().choose(len(options) - 1)]


def walk_by_keys(page: Page, moves: list[str]) -> bool:
    """From area to area to the map, along a corridor, and in."""
    for _ in range(12):
        page.keyboard.press("]")
        if page.evaluate(STOP):
            break
    for key in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"):
        here = page.evaluate(STOP)
        page.keyboard.press(key)
        page.wait_for_timeout(50)
        if page.evaluate(STOP) in moves:
            page.keyboard.press("Enter")
            return True
        if page.evaluate(STOP) != here:
            page.keyboard.press("g")
            page.locator(f'{MAP} [data-stop="{here}"]').focus()
    return False


def zoom_of(page: Page) -> int:
    found = re.search(r"\bu(\d)\b", page.locator(f"{MAP} .ground").get_attribute("class") or "")
    assert found is not None
    return int(found[1])


@pytest.mark.ux("UX-196")
def test_the_map_pans_and_zooms_and_my_pawn_is_found_again(desk: Desk) -> None:
    page = begin(desk).page
    window = page.locator(WINDOW)
    box = window.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + 60)
    page.mouse.move(*middle)
    page.mouse.wheel(0, -200)
    expect(page.locator(f"{MAP} .ground")).to_have_class(re.compile(r"\bu4\b"))
    page.wait_for_timeout(200)
    page.mouse.wheel(0, 200)
    expect(page.locator(f"{MAP} .ground")).to_have_class(re.compile(r"\bu3\b"))
    before = window.evaluate(SCROLLED)
    page.mouse.down()
    page.mouse.move(middle[0] - 120, middle[1] + 40, steps=4)
    page.mouse.up()
    assert window.evaluate(SCROLLED) != before
    page.keyboard.press("-")
    page.keyboard.press("-")
    assert zoom_of(page) == 1
    page.keyboard.press("+")
    assert zoom_of(page) == 2
    page.keyboard.press("0")
    page.wait_for_timeout(100)
    assert window.evaluate(IN_SIGHT)
    for _ in range(3):
        page.mouse.move(*middle)
        page.mouse.down()
        page.mouse.move(middle[0] - 600, middle[1] + 500, steps=4)
        page.mouse.up()
    tiles = page.locator(f"{MAP} .tile")
    edges = [tile.bounding_box() for tile in tiles.all()]
    assert any(one and one["x"] + one["width"] > box["x"] and one["y"] < box["y"] + box["height"] for one in edges)
    page.keyboard.press("g")
    page.wait_for_timeout(100)
    assert window.evaluate(IN_SIGHT)


@pytest.mark.ux("UX-197")
def test_arrows_lead_along_corridors_and_rooms_say_what_they_cost(desk: Desk) -> None:
    page = begin(desk).page
    crypt = page.locator(f'{MAP} [data-stop="crypt"]')
    expect(crypt).to_have_attribute("tabindex", "0")
    crypt.focus()
    page.keyboard.press("ArrowUp")
    porch = page.evaluate(STOP)
    assert porch in ("west_porch", "east_porch")
    page.keyboard.press("ArrowUp")
    assert page.evaluate(STOP) == "landing"
    said = page.locator(f'{MAP} [data-stop="landing"]').get_attribute("aria-label") or ""
    assert "Ways:" in said
    assert "1 boot" in said
    assert "1 monster" in said


@pytest.mark.ux("UX-201")
def test_a_found_tile_is_a_ghost_that_is_turned_by_key_button_and_tap(desk: Desk) -> None:
    question = bring(desk, finds_a_tile)
    page = desk.page
    turns = [one["words"]["rotation"] for one in question["options"] if one["verb"] == "place"]
    shown = page.locator('.thumb[aria-pressed="true"]')
    expect(page.locator(".thumb")).to_have_count(len(turns))
    expect(shown).to_have_attribute("data-thing", f"turn:{turns[0]}")
    page.keyboard.press("r")
    expect(shown).to_have_attribute("data-thing", f"turn:{turns[1]}")
    page.locator(".ghost").click(position={"x": 30, "y": 60})
    expect(shown).to_have_attribute("data-thing", f"turn:{turns[2]}")
    page.locator(f'.thumb[data-thing="turn:{turns[0]}"]').click()
    expect(shown).to_have_attribute("data-thing", f"turn:{turns[0]}")
    page.wait_for_timeout(ECHO)
    page.get_by_role("button", name="Lay it so").click()
    page.wait_for_timeout(ECHO)
    assert desk.stage["view"]["this_turn"]["found"] is None


@pytest.mark.ux("UX-200")
def test_swords_or_damage_is_chosen_with_the_health_that_is_left(desk: Desk) -> None:
    question = bring(desk, meets_monsters)
    rooms = [one["words"]["room"] for one in question["options"] if one["verb"] == "move"]
    room = next(one for one in rooms if rooms.count(one) > 1)
    desk.page.locator(f'{MAP} [data-stop="{room}"]').click()
    me = desk.stage["view"]["players"][0]
    prices = desk.page.locator('[data-area="tray"] .choice')
    expect(prices).to_have_count(rooms.count(room))
    for price in prices.all():
        said = price.get_attribute("aria-label") or ""
        found = re.search(r"damage (\d+), health left (\d+)", said)
        assert found is not None, said
        assert int(found[2]) == me["health"] - int(found[1]) > 0
    before = desk.page.locator(PROMPT).get_attribute("data-decision")
    desk.page.wait_for_timeout(ECHO)
    prices.first.click()
    desk.page.wait_for_function(CHANGED, arg=[PROMPT, before])
    assert desk.stage["view"]["players"][0]["pawn"] == room


@pytest.mark.ux("UX-203")
@pytest.mark.ux("UX-204")
def test_all_cards_are_played_at_once_and_ending_the_turn_says_what_is_unspent(desk: Desk) -> None:
    page = begin(desk).page
    desk.wait_for_question()
    page.keyboard.press("a")
    expect(page.locator(PROMPT)).to_contain_text("All cards are played")
    view = desk.stage["view"]
    assert view["players"][0]["hand"] == 0
    end = page.locator('[data-option="end turn"]')
    expect(end).to_be_visible()
    if view["this_turn"]["skill"]:
        expect(end).to_contain_text("unspent")
    page.locator('[data-thing="total:skill"]').click()
    expect(page.locator('[data-area="look"]')).to_contain_text("Skill")


@pytest.mark.ux("UX-205")
@pytest.mark.ux("UX-206")
def test_the_dragon_says_how_likely_she_hits_me(desk: Desk) -> None:
    page = begin(desk).page
    dragon = page.locator('[data-thing="dragon"]')
    expect(dragon).to_contain_text(re.compile(r"\d+%"))
    expect(dragon).to_contain_text("The next attack hits you with a chance of")
    view = desk.stage["view"]
    expect(dragon).to_contain_text(f"she draws {view['rage']['attack']} cube")
    expect(page.locator('[data-thing="bag:black"]')).to_have_text("24")


@pytest.mark.ux("UX-207")
def test_an_attack_is_shown_cube_by_cube_and_can_be_cut_short(sit: Callable[..., Desk]) -> None:
    desk = sit(**LIVELY)
    page = desk.page
    bring(desk, wakes_her)
    page.locator('[data-option="end turn"]').click()
    expect(page.locator("main .flying").first).to_be_attached()
    page.keyboard.press("f")  # whoever has seen enough
    expect(page.locator('[data-area="log"]').first).to_contain_text("The dragon attacks")
    expect(page.locator('[data-area="log"]').first).to_contain_text(re.compile(r"Cubes: \d+. Black \d+"))


@pytest.mark.ux("UX-158")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_on_a_laptop_everything_is_in_sight_without_scrolling(desk: Desk, players: int) -> None:
    page = begin(desk, *["bot:random"] * (players - 1), options={"players": players, "first_player": "0"}).page
    for wanted in ("hand", "my board", "shared board", "other boards"):
        for area in page.locator(f'[data-area="{wanted}"]').all():
            box = area.bounding_box()
            assert box is not None
            assert 0 <= box["x"] <= 1280 - box["width"], wanted
            assert 0 <= box["y"] <= 801 - box["height"], wanted
    assert page.locator("main").evaluate("(main) => main.scrollHeight <= main.clientHeight")


@pytest.mark.ux("UX-134")
@pytest.mark.parametrize(("locale", "said"), [("pl-PL", "Pula kart lochów"), ("ru-RU", "Ряд подземелья")])
def test_the_table_speaks_every_language(sit: Callable[..., Desk], locale: str, said: str) -> None:
    desk = sit(locale=locale)
    page = desk.page
    bring(desk, finds_a_tile)
    expect(page.locator("main")).to_contain_text(said)
    page.keyboard.press("t")
    assert "vault-" not in page.locator("body").inner_text()
    assert "clank-" not in page.locator("body").inner_text()
