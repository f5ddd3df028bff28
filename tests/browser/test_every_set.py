"""Whole games with further sets on the page: minibosses and coins for four, and a crash landing with items for six."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.positions import lay_out
from tests.browser.screens import sized
from tests.browser.sitting import Desk
from tests.browser.test_boxes import thing, wishes

GAMES: dict[str, tuple[int, list[str]]] = {
    "minibosses": (4, ["RMB"]),
    "six": (6, ["BMR", "CRL", "THK", "IOD"]),
}
PICTURED = {"build": 5, "act": 6}  # the first question of that kind from that round on: the middle of a game
SCROLLS = "() => [document.documentElement, document.body].some((one) => one.scrollHeight > innerHeight + 1)"
WIDER = "() => document.documentElement.scrollWidth > innerWidth"
# Every room, card, hero and boss in sight has its picture.
BARE = """() => [...document.querySelectorAll('main [data-card]')]
    .filter((one) => one.checkVisibility() && one.querySelector('svg, use, canvas, img') === null)
    .filter((one) => one.getBoundingClientRect().height > 40)
    .map((one) => one.dataset.card)"""


@pytest.mark.ux("UX-027")
@pytest.mark.ux("UX-159")
@pytest.mark.parametrize("size", ["laptop", "phone"])
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_with_further_sets_is_played_on_the_page(
    sit: Callable[..., Desk], pictures: Path, name: str, size: str
) -> None:
    """At a desk by touching what is lit, never by the list; on a phone from wherever an answer stands.

    Wounds put nobody out, so I am asked to the end.
    """
    seats, sets = GAMES[name]
    desk = sit(**sized(size))
    table, _ = desk.new_table(
        "boss_monster",
        "me",
        *["bot:random"] * (seats - 1),
        seed="5",
        options={"sets": sets, "variants": ["immortal"] if seats < 5 else []},
    )
    page = desk.sit_at(table).page
    seen: set[str] = set()

    def look(question: dict[str, Any]) -> None:
        kind = question["kind"]
        assert not page.evaluate(WIDER), kind
        assert size == "phone" or not page.evaluate(SCROLLS), kind
        assert page.evaluate(BARE) == [], kind
        if kind not in seen and desk.stage["view"]["round"] >= PICTURED.get(kind, 2):
            seen.add(kind)
            desk.understand()
            page.screenshot(path=pictures / f"sets-{name}-{kind}-{size}.png")

    assert desk.play(random.Random(4), look, board=size == "laptop") > 10  # six people are soon done
    page.locator('[data-area="result"]').wait_for()
    page.screenshot(path=pictures / f"sets-{name}-end-{size}.png")
    assert "build" in seen


# -- from the lobby ---------------------------------------------------------------------------------------------------


@pytest.mark.ux("UX-014")
@pytest.mark.parametrize(
    ("name", "seats", "taps", "wanted"),
    [
        ("minibosses", 3, ["Boss Monster", "Rise of the Minibosses"], {"sets": ["RMB"]}),
        ("six", 6, ["Crash Landing"], {"sets": ["BMR", "CRL"]}),
        ("mix", 3, ["Official mix"], {"mix": "official"}),
    ],
)
@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_a_game_with_further_sets_is_a_few_taps_away(
    sit: Callable[..., Desk], pictures: Path, size: str, name: str, seats: int, taps: list[str], wanted: dict[str, Any]
) -> None:
    """A seat, a box or a button each; nothing has to be typed, and nothing else asks back."""
    desk = sit(**sized(size))
    page = desk.go().page
    asked = wishes(page)
    for _ in range(seats - 3):
        page.get_by_role("button", name="Another seat").click()
    page.get_by_role("button", name="Sets and options").click()
    dialog = page.get_by_role("dialog")
    for box in taps:
        one = dialog.locator("label", has=page.locator(f'b:text-is("{box}")')).first
        expect(one).to_contain_text(".")  # a sentence about it
        one.click()
    page.screenshot(path=pictures / f"sets-{name}-lobby-{size}.png")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Play Boss Monster").click()
    assert desk.wait_for_question() is not None
    assert asked[0]["options"] == wanted
    assert len(desk.stage["view"]["players"]) == seats


# -- a table of six ---------------------------------------------------------------------------------------------------


@pytest.mark.ux("UX-027")
def test_a_hero_does_not_cover_the_small_room_that_can_be_chosen(desk: Desk) -> None:
    table, _ = lay_out(
        desk,
        """
        phase: adventure
        round: 3
        active: 1
        players:
        - {boss: king_croak, dungeon: [dark_altar], hand: [annihilator]}
        - {boss: cleopatra, dungeon: [open_grave, goblin_armory], inside: {hero: nick_the_masher, room: 1, damage: 1}}
        - {boss: seducia, dungeon: [dark_altar]}
        - {boss: robobo, dungeon: [dark_altar]}
        - {boss: gorgona, dungeon: [golem_factory]}
        - {boss: xyzax, dungeon: [golem_factory]}
        """,
        "me",
        *["bot:random"] * 5,
        sets="BMR, CRL",
    )
    desk.sit_at(table)
    desk.wait_for_question()
    desk.choose(["hand:annihilator"])
    desk.answer("cast annihilator 1:1")
    expect(desk.page.locator('[data-area="hand"] [data-card="annihilator"]')).to_have_count(0)


@pytest.mark.ux("UX-195")
def test_six_dungeons_are_in_sight_and_a_tie_that_is_shared_is_told_hero_by_hero(desk: Desk) -> None:
    table, _ = lay_out(
        desk,
        """
        phase: build
        round: 3
        active: 0
        town: [crash_dodgers, corbin_crickton, tmatha]
        players:
        - {boss: cleopatra, dungeon: [alien_ooze, dark_altar], hand: [witchs_kitchen]}
        - {boss: king_croak, dungeon: [alien_ooze]}
        - {boss: seducia, dungeon: [dark_altar]}
        - {boss: robobo, dungeon: [dark_altar]}
        - {boss: gorgona, dungeon: [golem_factory]}
        - {boss: xyzax, dungeon: [golem_factory]}
        """,
        "me",
        *["bot:random"] * 5,
        sets="BMR, CRL",
    )
    page = desk.sit_at(table).page
    desk.wait_for_question()
    for seat in range(6):
        expect(thing(page, f"room:{seat}:1")).to_be_in_viewport(ratio=1)
    for hero, fate in (
        ("crash_dodgers", "goes to you"),
        ("corbin_crickton", "goes to easy bot 1"),
        ("tmatha", "stays in town, it is a tie"),
    ):
        expect(thing(page, f"hero:{hero}")).to_have_accessible_name(re.compile(fate))
    explorers = page.locator('[data-thing="lure"] tbody tr').filter(has=page.get_by_role("img", name="explorer"))
    tied = [cell.get_by_role("button") for cell in explorers.locator("td.tie").all()]
    assert len(tied) == 2
    for figure in tied:
        expect(figure).to_have_accessible_name(re.compile("tie, shared evenly"))


# -- minibosses and coins ---------------------------------------------------------------------------------------------

RICH = """
phase: adventure
round: 5
active: 1
players:
- {boss: calabeza, dungeon: [personnel_office], hand: [armor_up], coins: 9}
- {boss: oculus, dungeon: [loot_box, {stack: [the_catapult, paywall]}], coins: 3,
   inside: {hero: joe_the_smith, room: 2, damage: 1}}
- {boss: gregore, dungeon: [delvers_quarry]}
- {boss: dr_deadly, dungeon: [monster_academy]}
"""


@pytest.mark.ux("UX-027")
def test_a_hero_does_not_cover_the_narrow_room_that_can_be_chosen(desk: Desk) -> None:
    table, _ = lay_out(desk, RICH, "me", *["bot:random"] * 3, sets="RMB")
    desk.sit_at(table)
    desk.wait_for_question()
    desk.reach("use paywall 1:2")
    desk.answer("use paywall 1:2")
    expect(desk.page.locator("[data-option]").locator("visible=true")).not_to_have_count(0)


@pytest.mark.ux("UX-027")
@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_however_many_coins_can_be_paid_each_number_has_its_button(
    sit: Callable[..., Desk], pictures: Path, size: str
) -> None:
    desk = sit(**sized(size))
    table, _ = lay_out(desk, RICH, "me", *["bot:random"] * 3, sets="RMB")
    page = desk.sit_at(table).page
    desk.give("cast armor_up joe_the_smith")
    assert desk.wait_for_question() is not None
    for count in range(10):
        expect(page.locator(f'main [data-option="pay {count}"]')).to_have_accessible_name(f"Pay coins: {count}")
    assert not page.evaluate(WIDER)
    page.screenshot(path=pictures / f"coins-{size}.png")
    desk.answer("pay 7")
    expect(page.locator('[data-thing="coins:0"] b').first).to_have_text("2")
