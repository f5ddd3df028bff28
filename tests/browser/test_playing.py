"""Whole games on the page."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.sitting import PROMPT, Desk

SPOKEN = {"pl": "Twój ruch", "ru": "Ваш ход", "en": "Your move"}


@pytest.mark.ux("UX-027")
@pytest.mark.ux("UX-181")
@pytest.mark.rs("RS-164")
@pytest.mark.parametrize(("game", "seed"), [("boss_monster", "7"), ("pebbles", "3")])
def test_a_whole_game_against_a_bot_is_played_from_the_page(desk: Desk, game: str, seed: str) -> None:
    table, _ = desk.new_table(game, "me", "bot:random", seed=seed)
    desk.sit_at(table)
    answers = desk.play(random.Random(5))
    assert answers >= 3
    expect(desk.page.locator(PROMPT)).to_contain_text("The game is over.")
    shown = desk.page.locator('[data-area="log"] li')
    assert shown.count() == len([event for message in desk.told for event in message.get("events", [])])


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
            if desk.stage.get("question"):
                question = desk.wait_for_question()
                if question is not None:
                    desk.answer(chance.choice(question["options"])["notation"])
            desk.page.wait_for_timeout(20)
    expect(host.page.locator('[data-area="log"]')).to_contain_text("Żaneta takes")
    expect(friend.page.locator('[data-area="log"]')).to_contain_text("Ania bierze")
