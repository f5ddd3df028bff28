"""When a part of the page breaks, or a rule: the rest lives on, and what happened can be told."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.sitting import PROMPT, Desk


def tamper(page: Page, change: Callable[[dict[str, Any]], dict[str, Any] | None]) -> None:
    """What the server says passes through this on its way to the page; what the page says, untouched."""

    def open_line(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            told = change(json.loads(message))
            if told is not None:
                route.send(json.dumps(told))

        server.on_message(pass_on)

    page.route_web_socket("**/ws/**", open_line)


@pytest.mark.ux("UX-170")
@pytest.mark.ux("UX-123")
def test_a_part_that_breaks_leaves_the_rest_alive_and_is_drawn_anew(desk: Desk, page: Page, pictures: Path) -> None:
    table, _ = desk.new_table("boss_monster", "me", "bot:random", seed="7")
    broken = [True]

    def spoil(told: dict[str, Any]) -> dict[str, Any]:
        if broken[0] and told["type"] == "welcome":
            told["stage"]["view"]["town"] = None  # no board can be drawn from that
        return told

    tamper(page, spoil)
    desk.sit_at(table)
    alert = page.get_by_role("alert").filter(has_text="Something on this page broke")
    expect(alert).to_be_visible()
    expect(page.locator(PROMPT)).to_contain_text("Lay your first room")  # what is asked can still be read, and answered
    page.keyboard.press("o")
    expect(page.locator('[data-area="options"] [data-option]').first).to_be_visible()
    page.keyboard.press("Escape")
    page.screenshot(path=pictures / "broken.png")
    assert desk.faults  # and it was told on the console
    desk.faults.clear()
    alert.get_by_role("button", name="Report a problem").click()
    file = page.locator('[data-area="problem"]')
    expect(file.locator("pre")).to_contain_text('"faults"')
    expect(file.locator("pre")).not_to_contain_text("Ania")
    with page.expect_download() as saved:
        file.get_by_role("button", name="Save the problem file").click()
    text = Path(saved.value.path()).read_text("utf-8")
    assert text.strip() == file.locator("pre").inner_text().strip()  # it was shown before
    held = json.loads(text.split("\n", 1)[1])
    assert held["view"]["players"][0]["rooms"]["cards"]
    assert "cards" not in held["view"]["players"][1]["rooms"]  # nothing that I may not know
    assert "name" not in held["settings"]
    page.screenshot(path=pictures / "problem.png")
    page.keyboard.press("Escape")
    broken[0] = False
    alert.get_by_role("button", name="Draw anew from the server").click()
    expect(page.locator('[data-area="hand"] [data-card]').first).to_be_visible()
    expect(alert).to_have_count(0)


@pytest.mark.ux("UX-171")
def test_a_rule_that_breaks_down_is_told_with_the_way_to_tell_of_it(desk: Desk, page: Page, pictures: Path) -> None:
    table, _ = desk.new_table("boss_monster", "me", "bot:random", seed="7")

    armed: list[str] = []  # by the question that I answer

    def refuse(told: dict[str, Any]) -> dict[str, Any] | None:
        if not armed:
            return told
        if told["type"] == "accepted":
            fault = {"code": "fault", "rule": "BM-153", "message": "", "words": {}, "again": 0}
            return {"type": "refused", "ref": told["key"], **fault}
        return None if told["type"] == "stage" else told

    tamper(page, refuse)
    desk.sit_at(table)
    page.locator(f"{PROMPT}[data-decision]").wait_for()
    armed.append(str(page.locator(PROMPT).get_attribute("data-decision")))
    page.keyboard.press("1")
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("A rule broke down. The table is as it was before")
    expect(bubble.locator(".rule-id")).to_have_text("BM-153")
    expect(page.locator('[role="alert"][aria-live="assertive"]')).to_contain_text("A rule broke down")
    expect(page.locator(PROMPT)).to_have_attribute("data-decision", armed[0])
    page.screenshot(path=pictures / "rule-fault.png")
    bubble.get_by_role("button", name="Report a problem").click()
    expect(page.locator('[data-area="problem"] pre')).to_contain_text("BM-153")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the problem file").click()
    assert "BM-153" in Path(saved.value.path()).read_text("utf-8")
