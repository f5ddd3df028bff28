"""Whole games on the page."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.keyboard import Keyboard, tab_to
from tests.browser.sitting import CHANGED, PHONE, PROMPT, Desk

GAMES = 10 if os.environ.get("CI") else 2  # each takes its time
SPOKEN = {"pl": "Twój ruch", "ru": "Ваш ход", "en": "Your move"}


@pytest.mark.ux("UX-027")
@pytest.mark.ux("UX-181")
@pytest.mark.rs("RS-164")
@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("game", ["boss_monster", "pebbles"])
def test_a_whole_game_against_a_bot_is_played_from_the_page(desk: Desk, game: str, seed: int) -> None:
    """By one driver that knows six attributes and no game."""
    table, _ = desk.new_table(game, "me", "bot:random", seed=str(7 + seed))
    desk.sit_at(table)
    answers = desk.play(random.Random(5 + seed))
    assert answers >= 2
    expect(desk.page.locator(PROMPT)).to_contain_text("The game is over.")
    shown = desk.page.locator('[data-area="log"] li:not(.since)')
    expect(shown).to_have_count(len([event for message in desk.told for event in message.get("events", [])]))


@pytest.mark.ux("UX-143")
def test_a_whole_game_by_keyboard_alone_from_the_lobby_to_the_rematch(desk: Desk) -> None:
    """The first cards are taken up and laid on a place of one's choice; what can be passed later is passed."""
    page, keys = desk.page, Keyboard(desk)
    desk.go()
    keys.start("Boss Monster", seed="7", pace="0.1")  # bots at their usual pace would take longer than I do
    laid = 0
    while (question := desk.wait_for_question()) is not None:
        rooms = [option["notation"] for option in question["options"] if option["notation"].startswith("build ")]
        if laid < 3 and rooms:
            tab_to(page, page.locator(f'main [data-thing="hand:{rooms[0].split()[1]}"]'), arrows=8)
            page.keyboard.press("Enter")
            tab_to(page, page.locator(f'main .is-target[data-option="{rooms[0]}"]'), arrows=8)
            page.keyboard.press(" ")
            page.wait_for_function(CHANGED, arg=[PROMPT, question["decision"]])
            laid += 1
            continue
        options = question["options"]
        keys.answer(question, options[-1] if options[-1]["verb"] == "pass" else options[0])
    assert laid == 3
    keys.rematch()


@pytest.mark.ux("UX-159")
@pytest.mark.ux("UX-165")
def test_a_whole_game_by_touch_on_a_phone(sit: Callable[..., Desk]) -> None:
    desk = sit(**PHONE)
    table, _ = desk.new_table("boss_monster", "me", "bot:random", seed="3")
    desk.sit_at(table)
    assert desk.play(random.Random(2), board=True) > 5
    expect(desk.page.locator('[data-area="result"]')).to_contain_text(re.compile(r"\bwins?\."))


@pytest.mark.ux("UX-003")
@pytest.mark.ux("UX-004")
def test_from_the_lobby_the_first_question_is_one_activation_away(page: Page, desk: Desk) -> None:
    desk.go()
    page.get_by_role("button", name="Play Boss Monster").click()
    question = desk.wait_for_question()
    assert question is not None
    expect(page.locator(PROMPT)).to_contain_text("Your move")


@pytest.mark.ux("UX-133")
@pytest.mark.ux("UX-139")
def test_the_table_speaks_the_language_that_is_chosen_at_once(sit: Callable[..., Desk], pictures: Path) -> None:
    desk = sit(locale="pl-PL")
    table, _ = desk.new_table("boss_monster", "me", "bot:random", seed="7")
    page = desk.sit_at(table).page
    for lang, said in SPOKEN.items():
        if lang != "pl":  # the browser's own language comes first
            desk.speak(lang)
        expect(page.locator(PROMPT)).to_contain_text(said, timeout=1_000)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        page.screenshot(path=pictures / f"table-{lang}.png")
    assert desk.wait_for_question() is not None  # and nothing was answered


@pytest.mark.ux("UX-020")
@pytest.mark.ux("UX-138")
def test_two_people_at_two_screens_play_through_a_link(sit: Callable[..., Desk]) -> None:
    host, friend = sit(), sit(locale="pl-PL")
    table, links = host.new_table("pebbles", "me", "open", seed="3")
    friend.page.goto(links["seat1"])
    friend.page.get_by_label("Twoje imię").fill("Żaneta")
    friend.page.get_by_role("button", name="Usiądź").click()
    friend.page.locator(PROMPT).wait_for()
    assert "#" not in friend.page.url
    host.sit_at(table)
    chance = random.Random(1)
    while not host.over:
        for desk in (host, friend):
            if question := desk.question:
                desk.answer(chance.choice(question["options"])["notation"])
            desk.page.wait_for_timeout(20)
    expect(host.page.locator('[data-area="log"]')).to_contain_text("Żaneta takes")
    expect(friend.page.locator('[data-area="log"]')).to_contain_text("Ania bierze")
