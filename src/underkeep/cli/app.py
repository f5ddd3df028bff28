"""The table on a whole screen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, ClassVar

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.app import App
from textual.binding import Binding
from textual.containers import Horizontal
from textual.widgets import Input, Static

from underkeep.cli import desk, orders
from underkeep.cli import palette as p
from underkeep.cli.canvas import Paint, clip, style, wrap
from underkeep.cli.choices import Choices, group
from underkeep.cli.desk import Desk, Reply
from underkeep.cli.drawing import drawing_of
from underkeep.cli.match import REACHES, Match
from underkeep.cli.pages import Cover, Menu, Over, Page, T
from underkeep.cli.signs import Signs, choose_signs
from underkeep.cli.terminal import clear_scroll_back, leave_when_told
from underkeep.core.decision import NO, PASS
from underkeep.texts.reader import sentence

LOW = 30  # rows below which everything is as small as it can be
WIDE = 120  # columns from which the card and the log stand side by side


class Line(Input):
    """Where orders are typed. While it is empty, the arrows walk through the options and Enter chooses."""

    async def _on_key(self, event: events.Key) -> None:
        app = self.app
        assert isinstance(app, TableApp)
        if app.takes(event.key, event.character or ""):
            event.stop()
            event.prevent_default()
            return
        await super()._on_key(event)


class TableApp(App[int]):
    """One game, from the seat of whoever has to decide."""

    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = None
    BINDINGS: ClassVar = [
        Binding("ctrl+c", "leave(130)", show=False, priority=True),
        Binding("ctrl+q", "leave(0)", show=False, priority=True),
        Binding("ctrl+z", "order('u')", show=False, priority=True),
        Binding("f1", "order('?')", show=False, priority=True),
    ]
    CSS = f"""
    Screen {{ background: {p.INK}; color: {p.PAPER}; layers: table; overflow: hidden; }}
    #bar, #board, #hand, #prompt, #keys {{ width: 100%; height: auto; }}
    #prompt {{ background: {p.VAULT}; padding: 0 1; }}
    #below {{ height: 1fr; }}
    #choices {{ width: 1fr; background: {p.INK}; scrollbar-size-vertical: 1; padding: 0 0 0 1;
        scrollbar-color: {p.SLATE}; scrollbar-background: {p.INK}; }}
    #card {{ background: {p.CELLAR}; padding: 0 1; }}
    #log {{ background: {p.INK}; padding: 0 1; }}
    #side {{ width: 38%; layout: vertical; height: 100%; }}
    #side.wide {{ width: 56%; layout: horizontal; }}
    #card {{ width: 100%; height: auto; max-height: 60%; }}
    #log {{ width: 100%; height: 1fr; }}
    #side.wide #card {{ width: 44%; height: 100%; max-height: 100%; }}
    #side.wide #log {{ width: 56%; height: 100%; }}
    #typing {{ height: 1; background: {p.CELLAR}; }}
    #sign {{ width: 2; color: {p.TORCH}; text-style: bold; background: {p.CELLAR}; }}
    Line {{ border: none; height: 1; padding: 0; background: {p.CELLAR}; color: {p.PAPER}; width: 1fr; }}
    Line:focus {{ border: none; background-tint: {p.CELLAR} 0%; }}
    #preview {{ width: 2fr; color: {p.DUST}; background: {p.CELLAR}; text-align: right; padding: 0 1; }}
    ModalScreen {{ align: center middle; background: {p.INK} 70%; }}
    .cover {{ background: {p.INK}; }}
    .page {{ width: 80%; max-width: 90; height: auto; max-height: 90%; background: {p.VAULT}; color: {p.PAPER};
        border: round {p.TORCH}; border-title-color: {p.GOLD}; border-title-style: bold;
        border-subtitle-color: {p.DUST}; padding: 1 2; scrollbar-size-vertical: 1;
        scrollbar-color: {p.SLATE}; scrollbar-background: {p.VAULT}; }}
    OptionList {{ height: auto; background: {p.VAULT}; color: {p.PAPER}; border: none; }}
    """

    def __init__(self, desk: Desk, signs: Signs, colours: str | None = None) -> None:
        """`colours`: what the terminal has, if it should not be asked: `standard`, `256` or `truecolor`."""
        super().__init__()
        self.colours: str | None = colours or self.console.color_system
        match = desk.match
        self.match: Match = match
        self.desk: Desk = desk
        self.desk.manner = "help-answering"
        self.signs: Signs = signs
        self.drawing = drawing_of(match.game)
        self.message: list[str] = []
        self.fault: Exception | None = None
        self.covered: bool = len(match.people) > 1
        self.fresh: int = len(match.told)  # events from here on are new to whoever looks
        self.ready: bool = False
        self.asked: int = -1  # the decision that is on the screen
        # Kept here, because they are wanted also while a page lies over the table.
        names = ("bar", "board", "hand", "prompt", "card", "log", "preview", "keys")
        self.parts: dict[str, Static] = {name: Static(id=name) for name in names}
        self.choices: Choices = Choices(signs)
        self.side: Horizontal = Horizontal(self.parts["card"], self.parts["log"], id="side")
        self.line: Line = Line(id="line", compact=True)

    def compose(self) -> Any:
        for name in ("bar", "board", "hand", "prompt"):
            yield self.parts[name]
        yield Horizontal(self.choices, self.side, id="below")
        yield Horizontal(Static(">", id="sign"), self.line, self.parts["preview"], id="typing")
        yield self.parts["keys"]

    # -- life -----------------------------------------------------------------------------------------------------

    def on_mount(self) -> None:
        leave_when_told(self.action_leave)
        self.ready = True
        Paint.few = self.colours == "standard"
        if Paint.few:
            for part in (*self.parts.values(), self.line):
                part.styles.background = p.BLACK
        self.line.focus()
        self.match.listeners.append(self.hear)
        self.take_news()

    def hear(self) -> None:
        """Something has come by itself. It may be told from anywhere, so the app takes it up in its own time."""
        self.call_later(self.take_news)

    def take_news(self) -> None:
        self.message = self.desk.notices() or self.message
        self.advance()

    def on_resize(self) -> None:
        self.call_after_refresh(self.redraw)

    def action_leave(self, code: int) -> None:
        self.exit(code, return_code=code)

    def _handle_exception(self, error: Exception) -> None:
        self.fault = self.fault or error
        super()._handle_exception(error)

    def _fatal_error(self) -> None:
        """Leave the screen without a page of traceback; the command says what happened."""
        self._close_messages_no_wait()

    # -- playing --------------------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Let the others play until somebody here has to decide, then show the table."""
        while self.match.step():
            pass
        person = self.match.person
        if person is not None and (self.covered or person != self.desk.viewer):
            self.hand_over(person)
            return
        self.covered = False
        self.desk.look()
        self.redraw()
        if self.match.result is not None and self.asked != self.match.number:
            self.asked = self.match.number
            self.show_result()

    def hand_over(self, person: int) -> None:
        """Nothing of the last player's hand may stay: not on the screen, not in what can be scrolled back to."""
        self.covered = True
        name = self.match.teller(self.desk.lang, None).name(person)
        say = self.desk.teller.say
        if not self.is_headless:
            clear_scroll_back()
        self.blank()
        self.lay_over(Cover(sentence(say("cover-title", player=name)), say("cover-hint")), self.uncover)

    def lay_over(self, screen: Over[T], then: Callable[[T | None], None] | None = None) -> None:
        _mounting = self.push_screen(screen, then)  # nobody needs to wait for it

    def uncover(self, _nothing: object) -> None:
        self.covered = False
        self.desk.look()
        self.redraw()

    def blank(self) -> None:
        for part in self.parts.values():
            part.update("")
        self.choices.offer([], self.desk.teller, keep=False)

    def show_result(self) -> None:
        say = self.desk.teller.say
        lines = [*self.desk.result(), "", say("result-joke"), say("result-leave")]
        self.lay_over(Page(lines[0], lines[1:], say("help-close")))

    # -- keys -----------------------------------------------------------------------------------------------------

    def takes(self, key: str, character: str) -> bool:
        """Whether the table answers this key itself, instead of the line."""
        line = self.line
        if key == "enter":
            self.enter(line.value)
        elif key == "tab":
            self.complete(line)
        elif key == "escape":
            line.value = ""
            self.message = []
            self.redraw()
        elif key in ("up", "down") or (key in ("left", "right") and not line.value):
            self.choices.move(key)
            self.draw_side()
        elif character == " " and not line.value:
            self.decline()
        elif character == "?" and not line.value:
            self.give("?")
        else:
            return False
        return True

    def enter(self, typed: str) -> None:
        self.line.value = ""
        if typed.strip():
            self.give(typed)
        elif self.choices.items:
            self.give(str(self.choices.at + 1))
        else:
            self.tell(self.desk.idle())

    def action_order(self, line: str) -> None:
        if not self.covered:
            self.give(line)

    def on_choices_chosen(self, chosen: Choices.Chosen) -> None:
        self.give(str(chosen.index + 1))

    def decline(self) -> None:
        """Passing always lies under the same key."""
        decision = self.desk.decision
        options = list(decision.options) if decision is not None else []
        for option in (PASS, NO):
            if option in options:
                self.give(str(options.index(option) + 1))
                return
        self.tell(Reply(desk.SAID, self.desk.teller.say("pass-impossible")))

    def give(self, line: str) -> None:
        """Carry out an order and show what comes of it."""
        told = len(self.match.told)
        reply = self.desk.order(line)
        if reply.kind == desk.QUIT:
            self.action_leave(0)
        elif reply.kind == desk.PAGE:
            lines = self.help_lines(reply) if self.desk.understand(line).kind == "help" else reply.lines
            self.lay_over(Page(reply.title, lines, self.desk.teller.say("help-close")))
        elif reply.kind == desk.MENU:
            names = [self.desk.teller.say(f"pass-{reach}") for reach in REACHES]
            self.lay_over(Menu(reply.title, names), self.pass_as_far_as)
        elif reply.kind == desk.DECIDED:
            self.fresh = min(told, len(self.match.told))
            self.message = reply.lines
            self.advance()
        else:
            self.tell(reply)

    def tell(self, reply: Reply) -> None:
        self.message = reply.lines
        self.redraw()

    def pass_as_far_as(self, chosen: int | None) -> None:
        if chosen is not None:
            self.give(f"p {chosen + 1}")

    def complete(self, line: Line) -> None:
        found = self.desk.complete(line.value)
        if found:
            line.value = orders.common_start(found) if len(found) > 1 else found[0]
            line.cursor_position = len(line.value)
        if len(found) > 1:
            more = [] if len(found) <= 8 else [self.signs.more]
            self.tell(Reply(desk.SAID, "  ".join([*found[:8], *more])))

    def on_input_changed(self, change: Input.Changed) -> None:
        self.put("preview", Text(self.preview(change.value)))

    def preview(self, typed: str) -> str:
        """What Enter would do with this line."""
        if not typed.strip():
            return ""
        order = self.desk.understand(typed)
        if order.kind == orders.CHOOSE:
            return self.desk.teller.say("ask-enter", what=self.desk.options()[order.index])
        if order.kind == orders.SEVERAL:
            return "  ".join(order.found)
        if order.kind in self.desk.commands:
            return self.desk.teller.say("ask-enter", what=self.desk.teller.say(f"help-{order.kind}"))
        return ""

    def help_lines(self, reply: Reply) -> list[str | Text]:
        """The keys, and what the signs mean."""
        teller = self.desk.teller
        how, *keys = reply.lines
        lines: list[str | Text] = [how, "", *keys, "", Text(teller.say("help-signs"), style(p.GOLD, bold=True))]
        return [*lines, *self.drawing.legend(teller, self.signs)]

    # -- drawing --------------------------------------------------------------------------------------------------

    def redraw(self) -> None:
        """Everything, at the size of the screen as it is now."""
        if self.covered or not self.ready:
            return
        width, height = self.size
        view = self.desk.view()
        decision = self.desk.decision
        board = self.drawing(view, self.desk.teller, self.signs, deciding=None if decision is None else decision.seat)
        art = self.colours in ("truecolor", "256") and not self.signs.ascii
        bottom = 9 if height < LOW else max(12, height * 36 // 100)
        self.put("bar", board.bar(width).text())
        self.put("board", board.draw(width, height - 1 - bottom, art=art).text())
        self.put("hand", board.hand(width, 2 if height < LOW else 3, large=height >= 42 and width >= WIDE).text())
        self.put("prompt", self.prompt(width - 2))
        self.put("keys", self.keys(width))
        self.side.set_class(width >= WIDE, "wide")
        same = self.asked == self.match.number
        if decision is not None and self.match.person is not None:
            self.choices.offer(group(decision, self.desk.teller, self.match.scene()), self.desk.teller, keep=same)
            self.asked = self.match.number
        else:
            self.choices.offer([], self.desk.teller, keep=False)
        self.call_after_refresh(self.draw_side)

    def put(self, name: str, text: Text) -> None:
        self.parts[name].update(text)

    def prompt(self, width: int) -> Text:
        """Who decides, what is asked, and the answer to the last order."""
        teller = self.desk.teller
        mine = self.match.person is not None
        mood, question = self.desk.mood(), self.desk.question()
        tab = f" {mood} "
        lines = Text()
        lines.append(tab, style(p.INK, p.TORCH if mine else p.SLATE, bold=True))
        rest = wrap(question if question != mood else "", max(20, width - cell_len(tab) - 1))
        lines.append(" " + rest[0] if rest else "", style(p.PAPER, bold=True))
        for line in rest[1:]:
            lines.append("\n" + " " * (cell_len(tab) + 1) + line, style(p.PAPER, bold=True))
        reach = self.match.reach.get(self.desk.viewer if self.desk.viewer is not None else -1)
        passing = [teller.say("pass-now", reach=teller.say(f"pass-{reach}"))] if reach else []
        said = [*self.desk.standing(), *self.message, *passing]
        for line in [part for sentence_ in said for part in wrap(sentence_, width)][:5]:
            lines.append("\n" + line, style(p.GOLD))
        return lines

    def keys(self, width: int) -> Text:
        """The most important ones, as many as fit."""
        say = self.desk.teller.say
        arrows = "arrows" if self.signs.ascii else "↑↓←→"
        pairs = [("Enter", "answer"), (say("key-space"), "pass"), ("?", "help"), ("u", "undo"), ("h", "hint")]
        line = Text()
        for key, name in [*pairs, ("q", "quit"), (arrows, "move")]:
            what = say(f"key-{name}")
            if cell_len(line.plain) + cell_len(key) + cell_len(what) + 3 <= width:
                line.append(f" {key}", style(p.GOLD, bold=True))
                line.append(f" {what} ", style(p.DUST))
        return line

    def draw_side(self) -> None:
        """The card that is looked at, and what happened, as much as fits."""
        if self.covered:
            return
        card, log = self.parts["card"], self.parts["log"]
        rows, beside = max(1, self.side.size.height), self.size.width >= WIDE
        events = self.log_lines(max(16, log.size.width), rows)
        newest = len(events[-1]) if events else 0
        # One below the other, both share the rows; what has just happened comes before the rest of a card.
        wide = card.size.width if beside else log.size.width  # a card that was away has no width of its own
        looked_at = self.card_text(max(16, wide), rows if beside else min(rows * 6 // 10, rows - newest))
        card.update(looked_at)
        card.display = beside or bool(looked_at)
        left = rows if beside or not looked_at else rows - looked_at.plain.count("\n") - 1
        log.update(whole(events, left))

    def card_text(self, width: int, height: int) -> Text:
        """The card of the highlighted option, or the one that asks; a sign says that there is more of it."""
        decision = self.desk.decision
        name = ""
        if decision is not None and self.choices.items:
            name = decision.options[self.choices.at].words().get("card", "") or decision.source or ""
        if not name or height < 1:
            return Text()
        title, figures, *rest = self.desk.teller.card_page(name)
        lines = [Text(clip(title, width), style(p.GOLD, bold=True))]
        if self.size.height >= LOW:
            lines += [Text(line, style(p.DUST)) for line in wrap(figures, width)]
        lines += [Text(line, style(p.PAPER)) for said in rest[:-1] for line in wrap(said, width)]
        if len(lines) > height:
            lines[height - 1].truncate(width - 1)
            lines[height - 1].append(self.signs.more)
        return Text("\n").join(lines[:height])

    def log_lines(self, width: int, height: int) -> list[list[Text]]:
        """The last events, each in its lines, the newest last; what is new since the last decision is bright."""
        told = self.match.told[-height:]
        first_new = len(self.match.told) - len(told)
        events: list[list[Text]] = []
        for at, (event, said) in enumerate(zip(told, self.desk.events(told), strict=True), first_new):
            seat = event.seat
            mark = style(p.ON_SEATS[seat], p.SEATS[seat], bold=True) if seat >= 0 else style(p.SLATE)
            words = style(p.PAPER if at >= self.fresh else p.DUST)
            lines: list[Text] = []
            for row, part in enumerate(wrap(said, width - 2)):
                line = Text()
                line.append(str(seat) if seat >= 0 and row == 0 else " ", mark if row == 0 else words)
                lines.append(line.append(" " + part, words))
            events.append(lines)
        return events


def whole(events: list[list[Text]], height: int) -> Text:
    """As many of the last events as fit, none of them cut, except one that is longer than all the room there is."""
    shown: list[Text] = []
    for lines in reversed(events):
        if shown and len(lines) + len(shown) > height:
            break
        shown = lines + shown
    return Text("\n").join(shown[:height])


def play_on_screen(desk: Desk, *, ascii_only: bool) -> int:
    """Play until somebody leaves; returns the exit code."""
    return asyncio.run(stay_on_screen(desk, ascii_only=ascii_only))


async def stay_on_screen(desk: Desk, *, ascii_only: bool) -> int:
    """The same for a desk whose table has its own business in this loop."""
    app = TableApp(desk, choose_signs(ascii_only=ascii_only))
    code = await app.run_async()
    if app.fault is not None:
        raise app.fault
    return code or 0
