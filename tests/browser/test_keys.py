"""Keys on the page: what they do, how they are changed, and when they do nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.sitting import PROMPT, Desk


@pytest.mark.ux("UX-142")
def test_the_key_map_lists_every_key_and_changes_single_ones(page: Page, table: str, pictures: Path) -> None:
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keys")
    expect(dialog.get_by_role("textbox")).to_have_count(16)  # keys of a map are listed where there is a map
    page.screenshot(path=pictures / "keys-en.png")
    dialog.get_by_label("pass", exact=True).fill("x")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    page.keyboard.press("p")
    expect(page.locator(PROMPT)).to_contain_text("Lay your first room")  # that key does nothing any more
    page.keyboard.press("x")
    expect(page.locator(PROMPT)).not_to_contain_text("Lay your first room")


@pytest.mark.ux("UX-142")
def test_no_key_fires_while_somebody_types(desk: Desk, page: Page, table: str) -> None:
    before = desk.wait_for_question()
    page.get_by_role("button", name="Chat").click()
    field = page.get_by_role("textbox", name="Say something")
    field.press_sequentially("? puh 12")
    assert desk.wait_for_question() == before
    expect(page.get_by_role("dialog")).to_have_count(0)
    field.press("Enter")
    expect(page.locator('[data-area="chat"]')).to_contain_text("You say: ? puh 12")


@pytest.mark.ux("UX-143")
def test_a_number_chooses_an_option(desk: Desk, page: Page, table: str) -> None:
    before = desk.wait_for_question()
    page.keyboard.press("1")
    after = desk.wait_for_question()
    assert before is not None
    assert after != before
