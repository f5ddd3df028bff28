"""What lies over the table for a moment: something to read, a small menu, or the cover between two players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from rich.text import Text
from textual import events
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static

from underkeep.cli import palette as p
from underkeep.cli.canvas import style

CLOSING = ("escape", "enter", "q", "space", "question_mark")


T = TypeVar("T")


class Over(ModalScreen[T]):
    """Lies over the table until it is closed."""

    closed = False

    def close(self, result: T) -> None:
        """Once: a key that was pressed twice comes a second time before the first has been carried out."""
        if not self.closed:
            self.closed = True
            _closing = self.dismiss(result)  # nobody needs to wait for it


class Page(Over[None]):
    """Something to read. Any of the usual keys closes it."""

    def __init__(self, title: str, lines: Sequence[str | Text], closing: str) -> None:
        super().__init__()
        self.heading: str = title
        self.lines: Sequence[str | Text] = lines
        self.closing: str = closing

    def compose(self) -> Any:
        body = Text("\n").join([line if isinstance(line, Text) else Text(line) for line in self.lines])
        with VerticalScroll(classes="page") as page:
            page.border_title = Text(self.heading).markup
            page.border_subtitle = Text(self.closing).markup
            yield Static(body)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def on_key(self, event: events.Key) -> None:
        if event.key in CLOSING:
            event.stop()
            self.close(None)


class Menu(Over[int | None]):
    """A few answers to choose from."""

    def __init__(self, title: str, answers: Sequence[str]) -> None:
        super().__init__()
        self.heading: str = title
        self.answers: Sequence[str] = answers

    def compose(self) -> Any:
        with Vertical(classes="page") as page:
            page.border_title = Text(self.heading).markup
            yield OptionList(*[Text(f"{number}  {answer}") for number, answer in enumerate(self.answers, 1)])

    def on_option_list_option_selected(self, chosen: OptionList.OptionSelected) -> None:
        self.close(chosen.option_index)

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape":
            event.stop()
            self.close(None)
        elif event.character and event.character.isdecimal() and 0 < int(event.character) <= len(self.answers):
            event.stop()
            self.close(int(event.character) - 1)


class Cover(Over[None]):
    """Hides everything until the next player is alone with the screen."""

    def __init__(self, title: str, hint: str) -> None:
        super().__init__(classes="cover")
        self.heading: str = title
        self.hint: str = hint

    def compose(self) -> Any:
        with Vertical(classes="page"):
            yield Static(Text(self.heading, style(p.GOLD, bold=True)))
            yield Static(Text(self.hint))

    def on_key(self, event: events.Key) -> None:
        if event.key == "enter":
            event.stop()
            self.close(None)
