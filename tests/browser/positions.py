"""Tables that begin at a moment of our choice, from a few lines of a position file, and people who come to them."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from typing import Any

from tests.browser.sitting import PROMPT, Desk

HEAD = """\
underkeep: position 1
game: boss_monster
seed: 1
options: {{players: {players}, sets: [{sets}], variants: [{variants}]}}
"""


def lay_out(
    desk: Desk, position: str, *sits: str, variants: str = "", sets: str = "BMR", **more: Any
) -> tuple[str, dict[str, str]]:
    """As `Desk.new_table` does: the table's id, and its links by purpose and seat."""
    text = HEAD.format(players=len(sits), sets=sets, variants=variants) + textwrap.dedent(position).strip() + "\n"
    return desk.set_up("imports", *sits, text=text, **more)


def come(desk: Desk, link: str, name: str = "") -> Desk:
    """To a seat, or to watch, by a link."""
    desk.page.goto(link)
    if name:
        desk.page.get_by_label("Your name").fill(name)
    desk.page.get_by_role("button", name="Sit down" if name else "Watch").click()
    desk.page.locator(PROMPT).wait_for()
    return desk


def two(sit: Callable[..., Desk], position: str, **more: Any) -> tuple[Desk, Desk]:
    """The host at seat 0, and a friend by link."""
    host, friend, _ = invited(sit, position, **more)
    return host, friend


def three(sit: Callable[..., Desk], position: str, **more: Any) -> tuple[Desk, Desk, Desk]:
    """The host at seat 0, a friend at seat 1, and somebody who watches."""
    host, friend, links = invited(sit, position, **more)
    return host, friend, come(sit(), links["spectate"])


def invited(sit: Callable[..., Desk], position: str, **more: Any) -> tuple[Desk, Desk, dict[str, str]]:
    host, friend = sit(), sit()
    table, links = lay_out(host, position, "me", "open", **more)
    come(friend, links["seat1"], "Celina")
    return host.sit_at(table), friend, links
