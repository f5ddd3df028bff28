"""A small game besides the real ones: the server must know no rule of any.

Each player holds a secret number. In turn they take one or two pebbles; whoever takes the last one wins. Whoever holds
a seven is asked in secret whether to double it: a window that tells something of a hand.
"""

from __future__ import annotations

from typing import Any

from underkeep.core.decision import PAUSE, UNSEEN, YES, Decision, Option, Word
from underkeep.core.events import EventKind
from underkeep.core.game import Game, GameInfo, Refusal, Result, Setting, Settings, View
from underkeep.core.rng import Rng
from underkeep.core.schema import integer, list_of

TOOK = EventKind("took", public=("count", "left"))
ONE, TWO = Option("take 1"), Option("take 2")


class Pebbles(Game):
    __slots__ = ("left", "numbers", "turn")

    def __init__(self, rng: Rng, players: int) -> None:
        super().__init__(rng)
        self.left = 9
        self.turn = 0
        self.numbers = [5 + rng.below(5) for _ in range(players)]

    async def chapter(self) -> None:
        seat = self.turn % len(self.numbers)
        count = 1 if (await Decision(seat, "take", [ONE, TWO] if self.left > 1 else [ONE])) is ONE else 2
        self.step()
        self.left -= count
        self.turn += 1
        self.tell(TOOK, seat, {"count": count, "left": self.left})
        for other, number in enumerate(self.numbers):
            if number == 7:
                self.secrets_out = True
                if await Decision(other, "double", [Word("yes"), Word("no")], None, UNSEEN) == YES:
                    self.numbers[other] = 14
        if self.pauses:
            await PAUSE
        if self.left == 0:
            self.result = Result((seat,), (seat,), tuple(self.numbers), "TOY-001")

    def copy(self) -> Pebbles:
        twin = Pebbles(self.rng.copy(), 0)
        twin.left, twin.turn, twin.numbers, twin.pulse = self.left, self.turn, self.numbers[:], self.pulse
        return twin

    def contents(self) -> list[Any]:
        return [list(self.rng.state()), self.left, self.turn, self.numbers]

    def view(self, viewer: int | None) -> View:
        return {"left": self.left, "mine": None if viewer is None else self.numbers[viewer]}

    def why_not(self, decision: Decision[Any], notation: str) -> Refusal:
        return Refusal("TOY-002", "too-many-pebbles", {"said": notation[:20]})

    def redeal(self, viewer: int, rng: Rng, now: Game | None) -> None:
        self.numbers = [mine if seat == viewer else 5 + rng.below(5) for seat, mine in enumerate(self.numbers)]

    def position(self) -> dict[str, Any]:
        return {"players": self.numbers[:], "left": self.left, "turn": self.turn}


def check(settings: Settings) -> Settings:
    return {"players": 2, **settings}


def deal(settings: Settings, rng: Rng) -> Game:
    return Pebbles(rng, settings["players"])


def place(data: dict[str, Any], settings: Settings, rng: Rng) -> Game:
    game = Pebbles(rng, 0)
    game.numbers, game.left, game.turn = data["players"], data["left"], data["turn"]
    return game


def fields() -> dict[str, Any]:
    return {"players": list_of(integer(0, 99), most=3), "left": integer(1, 9), "turn": integer(0, 9)}


INFO = GameInfo(
    "pebbles", 1, (2, 3), (Setting("players", 2, ("2", "3"), "how many"),),
    check=check, deal=deal, place=place, position=fields, cards=list,
)  # fmt: skip
