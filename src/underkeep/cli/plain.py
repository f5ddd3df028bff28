"""Plain mode: one event a line, the question last, answers as lines. For screen readers, braille, pipes and scripts."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from underkeep.cli import desk
from underkeep.cli.desk import Desk
from underkeep.cli.terminal import CLEAR, may_write_codes, wakeful
from underkeep.texts.reader import sentence

BLANKS = 100  # lines that push a hand out of sight where the screen cannot be cleared


def play(table: Desk) -> None:
    """Until the game is over, somebody leaves, or the input ends."""
    match = table.match
    heard = dict.fromkeys([None, *match.people], len(match.told))  # how much each listener has been told
    last = table.viewer if len(match.people) == 1 else None  # several people: even the first hand is for one alone
    offer_completion(table)
    while True:
        while match.step():
            if not match.people:
                tell(table, heard)
        table.look()
        if match.person is None:
            tell(table, heard)
            write(table.result())
            return
        if match.person != last and not hand_over(table, match.person):
            return
        last = match.person
        tell(table, heard)
        write([*table.reminder(), *table.asking()])
        if not answer(table):
            return


def tell(table: Desk, heard: dict[int | None, int]) -> None:
    """Whatever has happened since this listener was last told."""
    told = table.match.told
    write(table.events(told[heard[table.viewer] :]))
    heard[table.viewer] = len(told)


def answer(table: Desk) -> bool:
    """Ask until something is decided; `False` when somebody leaves."""
    while True:
        decision = table.decision
        line = ask(table.teller.say("ask-choice", count=len(decision.options) if decision is not None else 0))
        if line is None:
            return False
        spoken = table.lang
        reply = table.order(line)
        if reply.kind == desk.QUIT:
            return False
        write([reply.title, *reply.lines] if reply.title else reply.lines)
        if reply.kind == desk.DECIDED:
            return True
        if table.lang != spoken:
            write(table.asking())


def hand_over(table: Desk, person: int) -> bool:
    """The next person must not see the last one's hand: clear everything, and wait for a key."""
    name = table.match.teller(table.lang, None).name(person)
    if may_write_codes(sys.stdout):
        sys.stdout.write(CLEAR)
    elif sys.stdout.isatty():
        sys.stdout.write("\n" * BLANKS)
        write([table.teller.say("cover-scroll")])
    write([sentence(table.teller.say("cover-title", player=name))])
    return ask(table.teller.say("cover-hint")) is not None


def ask(prompt: str) -> str | None:
    """A line of input; `None` at its end."""
    sys.stdout.flush()
    try:
        with wakeful():
            line = input(f"{prompt} ")
    except EOFError:
        print()
        return None
    if not sys.stdin.isatty():
        print()  # nobody typed the end of this line
    return line


def write(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)


def offer_completion(table: Desk) -> None:
    """Tab completes notation, cards and commands, where this Python can edit lines."""
    if not sys.stdin.isatty():
        return
    try:
        import readline
    except ImportError:
        return

    def completer(text: str, state: int) -> str | None:
        line = readline.get_line_buffer()
        found = table.complete(line)
        cut = len(line) - len(text)
        return [*[word[cut:] for word in found], None][min(state, len(found))]

    readline.set_completer(completer)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")
