"""A recorded game on a whole screen: forward, back, to a number, and through everybody's eyes."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import App
from textual.binding import Binding
from textual.widgets import Static

import underkeep as uk
from underkeep import texts
from underkeep.cli import palette as p
from underkeep.cli.canvas import Paint, style, wrap
from underkeep.cli.drawing import drawing_of
from underkeep.cli.match import Told, retell
from underkeep.cli.signs import Signs, choose_signs
from underkeep.cli.terminal import leave_when_told
from underkeep.texts.reader import Teller, sentence, teller_of


class ReplayApp(App[int]):
    """Stands at one decision of the record; what it led to is at the end of the log."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = [
        Binding("ctrl+c", "leave(130)", show=False, priority=True),
        Binding("q,escape,ctrl+q", "leave(0)", show=False, priority=True),
        Binding("right,space,n,down", "go(1)", show=False),
        Binding("left,b,up", "go(-1)", show=False),
        Binding("pagedown", "go(10)", show=False),
        Binding("pageup", "go(-10)", show=False),
        Binding("home", "jump(0)", show=False),
        Binding("end", "jump(-1)", show=False),
        Binding("v", "viewpoint", show=False),
        Binding("l", "language", show=False),
    ]
    CSS = f"""
    Screen {{ background: {p.INK}; color: {p.PAPER}; overflow: hidden; }}
    Static {{ width: 100%; height: auto; }}
    #where {{ background: {p.VAULT}; padding: 0 1; }}
    #log {{ height: 1fr; padding: 0 1; }}
    """

    def __init__(self, table: uk.Table, viewer: int | None, lang: str, signs: Signs) -> None:
        super().__init__()
        self.record: uk.Table = table
        self.viewer: int | None = viewer
        self.lang: str = lang
        self.signs: Signs = signs
        self.typed: str = ""
        self.at: int = 0
        self.told: list[Told] = [one for _, told in retell(table) for one in told]
        self.table: uk.Table = self.table_at(0)

    def compose(self) -> Any:
        for name in ("bar", "board", "hand", "where", "log", "keys"):
            yield Static(id=name)

    def on_mount(self) -> None:
        Paint.few = self.console.color_system == "standard"
        leave_when_told(self.action_leave)
        self.redraw()

    def on_resize(self) -> None:
        self.call_after_refresh(self.redraw)

    def table_at(self, number: int) -> uk.Table:
        for table, _ in retell(self.record):
            if table.number == number:
                return table
        return self.record

    # -- keys -----------------------------------------------------------------------------------------------------

    def action_leave(self, code: int) -> None:
        self.exit(code, return_code=code)

    def action_go(self, steps: int) -> None:
        self.action_jump(max(0, self.at + steps))

    def action_jump(self, number: int) -> None:
        """To after this decision; -1 is the end."""
        last = self.record.number
        self.at = last if number < 0 else min(number, last)
        self.table = self.table_at(self.at)
        self.typed = ""
        self.redraw()

    def action_viewpoint(self) -> None:
        """The next seat; after the last one, somebody who only watches."""
        seats = int(self.record.options["players"])
        self.viewer = 0 if self.viewer is None else self.viewer + 1 if self.viewer + 1 < seats else None
        self.redraw()

    def action_language(self) -> None:
        self.lang = texts.LANGUAGES[(texts.LANGUAGES.index(self.lang) + 1) % len(texts.LANGUAGES)]
        self.redraw()

    def on_key(self, event: events.Key) -> None:
        """Digits make up the number to jump to."""
        if event.character and event.character.isdecimal():
            self.typed = (self.typed + event.character)[-5:]
            self.redraw()
        elif event.key == "enter" and self.typed:
            self.action_jump(int(self.typed))

    # -- drawing --------------------------------------------------------------------------------------------------

    def redraw(self) -> None:
        width, height = self.size
        teller = teller_of(self.record.game)(self.lang, self.record.names, self.viewer)
        decision = self.table.decision
        deciding = None if decision is None else decision.seat
        board = drawing_of(self.record.game)(self.table.view(self.viewer), teller, self.signs, deciding=deciding)
        art = self.console.color_system in ("truecolor", "256") and not self.signs.ascii
        hand = board.hand(width)
        drawn = board.draw(width, height - 8, art=art)
        self.put("bar", board.bar(width).text())
        self.put("board", drawn.text())
        self.put("hand", hand.text() if self.viewer is not None else Text())
        self.put("where", self.where(teller))
        self.put("keys", Text(" " + teller.say("replay-keys"), style(p.DUST)))
        used = 3 + drawn.height + (hand.height if self.viewer is not None else 0)
        self.put("log", self.log_text(teller, width - 2, max(1, height - used)))

    def put(self, name: str, text: Text) -> None:
        self.query_one(f"#{name}", Static).update(text)

    def where(self, teller: Teller) -> Text:
        eyes = teller.say("replay-everybody") if self.viewer is None else self.record_name(teller)
        line = Text()
        line.append(f" {teller.say('replay-title')} ", style(p.INK, p.TORCH, bold=True))
        said = teller.say("replay-at", number=self.at, count=self.record.number)
        line.append(f" {sentence(said)}, {teller.say('replay-seen-by', player=eyes)}", style(p.PAPER, bold=True))
        if self.typed:
            line.append(f"  {self.signs.goes} {self.typed}", style(p.GOLD, bold=True))
        return line

    def record_name(self, teller: Teller) -> str:
        watcher = type(teller)(self.lang, self.record.names, None)
        return watcher.name(self.viewer if self.viewer is not None else 0)

    def log_text(self, teller: Teller, width: int, height: int) -> Text:
        """Up to where the replay stands; the last decision's events are bright."""
        told = [one for one in self.told if one.number < self.at][-height:]
        lines: list[Text] = []
        for one in told:
            words = style(p.PAPER if one.number == self.at - 1 else p.DUST)
            lines += [Text(part, words) for part in wrap(one.words(teller), width)]
        return Text("\n").join(lines[-height:])


def replay_on_screen(table: uk.Table, viewer: int | None, lang: str, *, ascii_only: bool) -> int:
    return ReplayApp(table, viewer, lang, choose_signs(ascii_only=ascii_only)).run() or 0
