"""The options of a decision on the screen: grouped by card, numbered, with one of them highlighted."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.containers import VerticalScroll
from textual.geometry import Region
from textual.message import Message
from textual.widgets import Static

import underkeep as uk
from underkeep.cli import palette as p
from underkeep.cli.canvas import clip, style, wrap
from underkeep.cli.signs import Signs
from underkeep.texts.reader import Scene, Teller

BESIDE_A_CARD = ("build", "cast", "use")  # verbs whose options differ in the place or the target only


class Item:
    """One option where it stands in the list: first line, first cell, width, and how many lines."""

    def __init__(self, index: int, full: str, short: str) -> None:
        self.index: int = index
        self.full: str = full
        self.short: str = short
        self.label: str = full
        self.line: int = 0
        self.x: int = 0
        self.wide: int = 0
        self.rows: int = 1

    def width(self, digits: int) -> int:
        return 1 + digits + 1 + cell_len(self.label) + 1


class Group:
    """Options that belong together: a heading, a card, and what can be done with it."""

    def __init__(self, title: str, card: str) -> None:
        self.title: str = title
        self.card: str = card
        self.items: list[Item] = []


def group(decision: uk.Decision[Any], teller: Teller, scene: Scene) -> list[Group]:
    groups: list[Group] = []
    keys: list[tuple[str, str]] = []
    for index, option in enumerate(decision.options):
        beside = option.verb in BESIDE_A_CARD
        card = option.words().get("card", "") if beside else ""
        title = f"group-{option.verb}"
        key = (option.verb if teller.has(title) else "", card)
        if key not in keys:
            keys.append(key)
            groups.append(Group(teller.say(title) if teller.has(title) else "", card))
        labels = [teller.label(option, decision, scene, short=short) for short in (False, True)]
        groups[keys.index(key)].items.append(Item(index, *labels))
    return groups


class Choices(VerticalScroll):
    """All options, each reachable by arrows, number and mouse; scrolls where there are many."""

    can_focus = False

    class Chosen(Message):
        """Somebody clicked on an option."""

        def __init__(self, index: int) -> None:
            super().__init__()
            self.index: int = index

    def __init__(self, signs: Signs) -> None:
        super().__init__(id="choices")
        self.signs: Signs = signs
        self.groups: list[Group] = []
        self.teller: Teller | None = None
        self.at: int = 0
        self._sheet: Static = Static(id="options")

    def compose(self) -> Any:
        yield self._sheet

    @property
    def items(self) -> list[Item]:
        return sorted([item for group in self.groups for item in group.items], key=lambda item: item.index)

    def offer(self, groups: list[Group], teller: Teller, *, keep: bool) -> None:
        """Show these options; `keep` the highlight where it was, if it is the same question."""
        self.groups = groups
        self.teller = teller
        self.at = min(self.at, max(0, len(self.items) - 1)) if keep else 0
        self.redraw()

    def move(self, key: str) -> None:
        """With an arrow key to the next option in that direction."""
        items = self.items
        if not items:
            return
        here = items[self.at]
        if key in ("left", "right"):
            self.at = (self.at + (1 if key == "right" else -1)) % len(items)
        else:
            down = key == "down"
            others = [item for item in items if (item.line > here.line if down else item.line < here.line)]
            if others:
                line = min(others, key=lambda item: abs(item.line - here.line)).line
                nearest = min([item for item in others if item.line == line], key=lambda item: abs(item.x - here.x))
                self.at = nearest.index
            else:
                self.at = 0 if down else len(items) - 1
        self.redraw()

    def on_resize(self) -> None:
        self.redraw()

    def on_click(self, click: events.Click) -> None:
        """An option answers where it stands."""
        where = click.get_content_offset(self)
        if where is None:
            return
        line = where.y + round(self.scroll_y)
        for item in self.items:
            if item.line <= line < item.line + item.rows and item.x <= where.x < item.x + item.wide:
                self.post_message(self.Chosen(item.index))

    def redraw(self) -> None:
        width = max(20, self.container_size.width - 2)
        items = self.items
        # Long labels are wrapped, then cut, then short, while the list is longer than the window.
        for short, spread in ((False, True), (False, False), (True, True), (True, False)):
            for item in items:
                item.label = item.short if short else item.full
            drawn = self.draw(width, spread=spread)
            if len(drawn) <= self.size.height:
                break
        self._sheet.update(Text("\n").join(drawn))
        if items:
            self.scroll_to_region(Region(0, items[self.at].line, width, items[self.at].rows), animate=False)

    def draw(self, width: int, *, spread: bool) -> list[Text]:
        """Headings and cards at the left, the options beside them in columns; `spread`: long ones in several lines."""
        teller = self.teller
        if teller is None:
            return []
        titles = ["", *[group.title for group in self.groups]]
        lefts = [self.left(group, teller, again=titles[at] == group.title) for at, group in enumerate(self.groups)]
        digits = len(str(len(self.items)))
        widest = max([item.width(digits) for item in self.items], default=0)
        column = min(
            max([cell_len(left.plain) for left in lefts], default=0) + 1, max(12, width - min(widest, width // 2))
        )
        lines: list[Text] = []
        for group, left in zip(self.groups, lefts, strict=True):
            left.truncate(column - 1, overflow="ellipsis", pad=True)
            line = left.append(" ")
            for item in group.items:
                wide = min(item.width(digits), width - column)
                if cell_len(line.plain) > column and cell_len(line.plain) + wide > width:
                    lines.append(line)
                    line = Text(" " * column)
                room = wide - digits - 3
                parts = wrap(item.label, room) or [""] if spread else [clip(item.label, room)]
                item.line, item.x, item.wide, item.rows = len(lines), cell_len(line.plain), wide, len(parts)
                for row, part in enumerate(parts):
                    if row > 0:
                        lines.append(line)
                        line = Text(" " * item.x)
                    self.draw_item(line, item, digits, part, first=row == 0)
            lines.append(line)
        return lines

    def left(self, group: Group, teller: Teller, *, again: bool) -> Text:
        """The heading, once for all groups under it, and the card."""
        line = Text()
        line.append(" " * cell_len(group.title) if again else group.title, style(p.DUST))
        if group.card:
            line.append(f" {teller.card(group.card)}", style(p.PAPER, bold=True))
        return line

    def draw_item(self, line: Text, item: Item, digits: int, label: str, *, first: bool) -> None:
        """A line of an option. The one that Enter would choose has a sign as well as a colour."""
        chosen = item.index == self.at
        mark = self.signs.now if chosen else " "
        number = f"{mark}{item.index + 1:>{digits}}" if first else " " * (1 + digits)
        back = p.TORCH if chosen else ""
        pad = " " * (item.wide - digits - 3 - cell_len(label)) if item.rows > 1 else ""
        line.append(number, style(p.INK if chosen else p.GOLD, back, bold=True))
        line.append(f" {label}{pad} ", style(p.INK if chosen else p.PAPER, back, bold=chosen))
