"""Who sits at the table: people at this keyboard, and bots."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from underkeep import bots
from underkeep.cli.arguments import BadUsage, nearest
from underkeep.texts.reader import BOT, ME

USUAL_BOT: Final = "greedy"
NAME: Final = re.compile(r"[^\W_][\w .'-]{0,29}")  # letters of any alphabet; nothing a terminal could take for a code


class Seat:
    """One seat: its name as records write it, and the bot that plays there, if any."""

    def __init__(self, name: str) -> None:
        called = name.removeprefix(BOT)
        self.name: str = name
        self.bot: str = called if called != name and called in bots.names() else ""

    @property
    def is_person(self) -> bool:
        return not self.bot

    def __repr__(self) -> str:
        return f"<seat of {self.name}>"


def read_seats(words: str) -> list[Seat]:
    """`me,bot:greedy` or `me:Ania,me:Jan,bot`, one word for each seat."""
    seats = [read_seat(word.strip()) for word in words.split(",")]
    named = [seat.name.casefold() for seat in seats if seat.is_person and seat.name != ME]
    twice = next((name for name in named if named.count(name) > 1), None)
    if twice is not None:  # nobody could tell whose move it is
        raise BadUsage(f"--seats: two players are called {twice!r}; give them names that differ")
    return seats


def read_seat(word: str) -> Seat:
    kind, _, name = word.partition(":")
    if kind == ME:
        if name and not NAME.fullmatch(name):
            raise BadUsage(f"--seats: {name!r:.40} is no name for a player; use letters, at most 30")
        if name.casefold().startswith(BOT):  # a record would say that a bot sits there
            raise BadUsage(f"--seats: {name!r} is what a bot is called; say bot:greedy for one, or choose another name")
        return Seat(name or ME)
    if kind == "bot":
        bots.make(name or USUAL_BOT, 0)  # refuses what is not known
        return Seat(BOT + (name or USUAL_BOT))
    known = [ME, *[f"bot:{bot}" for bot in bots.names()]]
    raise BadUsage(f"--seats: {word!r:.40} cannot sit down; choose from {', '.join(known)}{nearest(word, known)}")


def seats_for(words: str | None, players: int | None) -> list[Seat] | None:
    """The seats as typed; nothing without words."""
    if words is None:
        return None
    seats = read_seats(words)
    if players is not None and players != len(seats):
        raise BadUsage(f"--players: {players} are asked for, but --seats names {len(seats)}; leave one of them out")
    return seats


def usual_seats(players: int) -> list[Seat]:
    """One person, and bots in all the others."""
    return [Seat(ME), *[Seat(BOT + USUAL_BOT) for _ in range(players - 1)]]


def seats_of(names: Sequence[str]) -> list[Seat]:
    """The seats of a record. A name that no bot has belongs to a person."""
    return [Seat(name) for name in names]
