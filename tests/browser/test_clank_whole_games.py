"""Whole games of Clank! Catacombs: with a mouse, with a finger on a phone, and by keys alone; and two people by link.

They are short: who runs into every monster and clears the row for what wakes the dragon is soon out.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.keyboard import Keyboard, tab_to
from tests.browser.sitting import ECHO, PHONE, PROMPT, Desk
from tests.browser.test_clank_catacombs import GAME, Thief, begin, thief, walk_by_keys

TITLE = "Clank! Catacombs"
BOT = "bot:greedy"  # sooner out than one that only rolls dice
PACE = "0.1"  # without any, each thought of a bot takes about as long as a person's
SHOWN = """(wanted) => [...document.querySelectorAll('[data-option]')].some((one) => one.dataset.option === wanted
    && one.checkVisibility() && one.getAttribute('aria-disabled') !== 'true')"""
ALL_CARDS = '[data-thing="play-all"]'
BEGINS = {"move": ("room", "room"), "explore": ("door", "by")}  # what is touched first, if that needs more

Option = dict[str, Any]
Give = Callable[[Thief, dict[str, Any], Option], None]


def sat_down(desk: Desk) -> Thief:
    found = thief(desk)
    begin(found, BOT, pace=PACE)
    return found


def scratches(option: Option) -> int:
    words = option["words"]
    return int(words.get("monsters") or 0) - int(words.get("swords") or 0)


def plays(question: dict[str, Any]) -> list[Option]:
    """Cards to be played in the middle of a turn."""
    return [one for one in question["options"] if one["verb"] == "play"] if question["kind"] == "turn" else []


def recklessly(chance: random.Random, question: dict[str, Any]) -> Option:
    """Artifacts first, then on, where it hurts most, then all that can be had; only then the turn ends."""
    options: list[Option] = question["options"]
    for verbs in (("take artifact",), ("move", "explore", "go", "place"), ("acquire", "fight")):
        if found := [one for one in options if one["verb"] in verbs]:
            return max(found, key=lambda one: (scratches(one), chance.random()))
    return options[-1] if question["kind"] == "turn" else chance.choice(options)


def play(desk: Thief, give: Give, play_all: Callable[[Thief], None]) -> list[str]:
    """To the end of the game; the kinds of all questions that were answered."""
    chance, met = random.Random(5), list[str]()
    while (question := desk.wait_for_question(60)) is not None:
        met.append(question["kind"])
        if len(plays(question)) > 1:
            play_all(desk)
            wait_for_the_last_card(desk)
        else:
            give(desk, question, (plays(question) or [recklessly(chance, question)])[0])
    expect(desk.page.locator(PROMPT)).to_contain_text("The game is over.")
    expect(desk.page.locator('[data-area="result"]')).to_be_visible()
    return met


def wait_for_the_last_card(desk: Desk, seconds: float = 5) -> None:
    """They are played one after the other, until one asks something."""
    until = time.monotonic() + seconds
    while time.monotonic() < until and (question := desk.wait_for_question(60)) is not None and plays(question):
        desk.page.wait_for_timeout(20)


def touch_all(desk: Thief) -> None:
    desk.understand()
    desk.press(desk.page.locator(ALL_CARDS))


def by_touching(desk: Thief, question: dict[str, Any], option: Option) -> None:
    """As people do: the room or the opening, then the price; nothing from the list."""
    wanted = option["notation"]
    desk.understand()
    if option["verb"] in BEGINS and not desk.page.evaluate(SHOWN, wanted):
        kind, word = BEGINS[option["verb"]]
        desk.choose([f"{kind}:{option['words'][word]}"])
    if not desk.page.evaluate(SHOWN, wanted):
        desk.reach(wanted)
    desk.answer(wanted)


@pytest.mark.ux("UX-027")
@pytest.mark.ux("UX-181")
def test_a_whole_game_against_a_bot_with_a_mouse(desk: Desk) -> None:
    """Of each kind of question, all options can be seen or are in the list."""
    met = set[str]()

    def give(desk: Thief, question: dict[str, Any], option: Option) -> None:
        if question["kind"] not in met:
            met.add(question["kind"])
            assert {one["notation"] for one in question["options"]} <= desk.offered(), question["kind"]
            desk.put_back()
        by_touching(desk, question, option)

    assert len(play(sat_down(desk), give, touch_all)) > 15


@pytest.mark.ux("UX-159")
@pytest.mark.ux("UX-160")
@pytest.mark.ux("UX-165")
def test_a_whole_game_by_touch_on_a_phone(sit: Callable[..., Desk]) -> None:
    """Of each kind of question, all options are found by touching things."""
    met = set[str]()

    def give(desk: Thief, question: dict[str, Any], option: Option) -> None:
        if question["kind"] not in met:
            met.add(question["kind"])
            desk.understand()
            assert {one["notation"] for one in question["options"]} <= desk.on_the_board(), question["kind"]
            desk.page.wait_for_timeout(ECHO)  # everything was touched a moment ago
        by_touching(desk, question, option)

    assert len(play(sat_down(sit(**PHONE)), give, touch_all)) > 15


@pytest.mark.ux("UX-143")
@pytest.mark.ux("UX-144")
def test_a_whole_game_by_keyboard_alone_from_the_lobby_to_the_rematch(desk: Desk) -> None:
    """The hand by one key, along a corridor by arrows, the rest by the numbers of options, and some are typed."""
    desk, walked = thief(desk), False
    page, keys = desk.page, Keyboard(desk)
    keys.choose_game(TITLE)
    tab_to(page, page.get_by_label("Seat 3", exact=True))
    page.keyboard.press("End")  # the last choice takes the seat away
    expect(page.get_by_label("Seat 3", exact=True)).to_have_count(0)
    keys.start(TITLE, seed="7", pace=PACE)

    def give(_desk: Thief, question: dict[str, Any], option: Option) -> None:
        nonlocal walked
        keys.understand()
        rooms = [one["words"]["room"] for one in question["options"] if one["verb"] == "move"]
        if rooms and not walked and walk_by_keys(page, rooms):
            walked = True
            page.wait_for_timeout(ECHO)
        else:
            keys.answer(question, option)

    assert len(play(desk, give, lambda _desk: page.keyboard.press("a"))) > 15
    assert {"decline", "number"} <= keys.used
    keys.rematch()


def take_a_turn(desk: Thief, chance: random.Random) -> None:
    """Everything that can be done, until it is another's turn."""
    while (question := still_mine(desk)) is not None:
        if len(plays(question)) > 1:
            touch_all(desk)
            wait_for_the_last_card(desk)
        else:
            by_touching(desk, question, (plays(question) or [recklessly(chance, question)])[0])


def still_mine(desk: Thief, seconds: float = 60) -> dict[str, Any] | None:
    """What is asked in this turn, or nothing when another seat decides."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if desk.stage["turn"] != desk.stage["view"]["viewer"]:
            return None
        if question := desk.question:
            return question
        desk.page.wait_for_timeout(10)
    raise TimeoutError(f"nothing is asked: {desk.stage}")


@pytest.mark.ux("UX-018")
@pytest.mark.ux("UX-076")
def test_two_people_by_link_take_turns_and_a_page_that_is_loaded_anew_goes_on(sit: Callable[..., Desk]) -> None:
    host, friend = thief(sit()), thief(sit(**PHONE))
    table, links = host.new_table(GAME, "me", "open", seed="7", options={"players": 2, "first_player": "0"})
    friend.page.goto(links["seat1"])
    friend.page.locator("main .primary").first.tap()
    friend.page.locator(PROMPT).wait_for()
    host.sit_at(table)
    chance = random.Random(5)
    for _ in range(3):
        assert host.wait_for_question(60) is not None
        take_a_turn(host, chance)
        assert friend.wait_for_question(60) is not None
        before = friend.stage["view"]
        friend.page.reload()
        friend.page.locator(PROMPT).wait_for()
        assert friend.wait_for_question(60) is not None
        assert friend.stage["view"] == before
        assert "cards" not in before["players"][0]
        take_a_turn(friend, chance)
        assert host.wait_for_question(60) is not None
        assert "cards" not in host.stage["view"]["players"][1]
    assert host.stage["view"]["turn"] == 7
