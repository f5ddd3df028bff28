"""Tables that begin at a moment of our choice, from a few lines of a position file."""

from __future__ import annotations

import textwrap
from typing import Any

from tests.browser.sitting import Desk

HEAD = "underkeep: position 1\ngame: boss_monster\nseed: 1\noptions: {{players: {players}, variants: [{variants}]}}\n"


def lay_out(desk: Desk, position: str, *sits: str, variants: str = "", **more: Any) -> tuple[str, dict[str, str]]:
    """As `Desk.new_table` does: the table's id, and its links by purpose and seat."""
    text = HEAD.format(players=len(sits), variants=variants) + textwrap.dedent(position).strip() + "\n"
    names = ("Ania", "Boris", "Celina", "Dorota")
    seats = [{"sit": sit, "name": name if sit == "me" else ""} for sit, name in zip(sits, names, strict=False)]
    wish = {"text": text, "seats": seats, "pace": "0", **more}
    answer = desk.page.request.post(f"{desk.address}/api/imports", data=wish, headers={"origin": desk.address})
    assert answer.status == 201, answer.text()
    made = answer.json()
    return made["table"], {
        link["purpose"] + ("" if link["seat"] is None else str(link["seat"])): link["url"] for link in made["links"]
    }


def come(desk: Desk, link: str, name: str = "") -> Desk:
    """To a seat, or to watch, by a link."""
    desk.page.goto(link)
    if name:
        desk.page.get_by_label("Your name").fill(name)
    desk.page.get_by_role("button", name="Sit down" if name else "Watch").click()
    desk.page.locator('[data-area="prompt"]').wait_for()
    return desk
