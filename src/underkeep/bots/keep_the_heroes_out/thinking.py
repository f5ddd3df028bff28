"""One question, thought over: every answer is tried on the board, and the best board wins.

Between the answers that seem best, the rest of the hand decides: it is played out in thought after each of them.
Nothing is weighed but what the seat can see: who stands where, what the Guild deck still holds, the own hand.
"""

from __future__ import annotations

from typing import Final

from underkeep.bots.keep_the_heroes_out.hands import IDLE, REACTION, Hand, symbols
from underkeep.bots.keep_the_heroes_out.peril import LOSS, MONSTER
from underkeep.bots.keep_the_heroes_out.plans import Deed, Left, Planner, follow, read
from underkeep.bots.keep_the_heroes_out.prices import CARD, worth_of_card
from underkeep.bots.question import Question
from underkeep.core.game import View
from underkeep.keep_the_heroes_out.cards import CATALOGUE, CLAN
from underkeep.keep_the_heroes_out.kinds import CLASSES, HEROES, NOWHERE, PRISON, ROOMS, VAULT, Action, action
from underkeep.keep_the_heroes_out.options import SIDE_NAMES

NEVER: Final = -1000.0
CLANS: Final = ("rats", "skeletons", "gnolls", "lizardfolk", "slimes", "red_dragon", "imps", "witches", "poltergeists")
DRAWS_FIRST: Final = 0.6  # who draws before the rest is played knows more
FINALISTS: Final = 3  # answers after which the rest of the hand is played out
RELAXED: Final = "family"  # where nobody minds a mistake it goes card by card, as families do
OF_A_TURN: Final = ("turn", "act", "then", "horde")


def choose(question: Question) -> int:
    """The index of the option that seems best; of equal ones the first."""
    if len(question.options) == 1:
        return 0
    if question.kind == "clan":
        return min(range(len(question.options)), key=lambda at: CLANS.index(question.options[at].split()[1]))
    keeper = Keeper(question)
    marks = [keeper.mark(option.split()) for option in question.options]
    best = marks.index(max(marks))
    if question.kind not in OF_A_TURN or question.view["phase"] != "play" or question.options[best] == "gamble":
        return best
    if question.view["difficulty"] == RELAXED:
        return best
    return keeper.last_round(question.options, marks)


class Keeper:
    """A seat that defends the dungeon together with the others."""

    def __init__(self, question: Question) -> None:
        self.kind = question.kind
        self.seat = question.seat
        self.view: View = question.view
        self.planner = Planner(question.view, question.seat)
        self.board = self.planner.board
        self.peril = self.planner.peril
        self.now = self.planner.worth()
        self.clan = self.board.clan
        cards = self.view["players"][self.seat]["cards"]
        self.hand = Hand(self.planner, [CATALOGUE[card] for card in cards])

    def mark(self, said: list[str]) -> float:
        if said[0] == "gamble":
            return self.gamble()
        known = {
            "turn": self.mark_card, "act": self.mark_deed, "then": self.mark_deed, "horde": self.mark_deed,
            "exchange": self.mark_exchange, "rest": self.mark_exchange, "defend": self.mark_defence,
            "discard": self.mark_discard, "hit": self.mark_victim, "shot": self.mark_victim,
            "charge": self.mark_charge, "next": self.mark_next, "muster": self.mark_arrival, "bring": self.mark_arrival,
            "pay": self.mark_payment, "take": self.mark_purchase,
        }  # fmt: skip
        return known.get(self.kind, self.mark_nothing)(said)

    def last_round(self, options: list[str], marks: list[float]) -> int:
        """Of the answers that seem best, the one after which the rest of the hand does most."""
        order = [at for at in sorted(range(len(marks)), key=lambda at: -marks[at]) if options[at] != "gamble"]
        values = [self.played_out(options[at].split()) for at in order[:FINALISTS]]
        return order[values.index(max(values))]

    def played_out(self, said: list[str]) -> float:
        """What this turn can come to after this answer."""
        kept = self.board.keep()
        if said[0] == "play":
            value = self.play(said) + self.hand.without(CATALOGUE[said[1]]).played_out()
        elif said[0] == "end":
            value = self.hand.left_alone()
        else:
            value = self.act(said) + self.hand.played_out()
        self.board.restore(kept)
        return value

    def mark_nothing(self, said: list[str]) -> float:
        return -1.0 if said[0] in ("pass", "done") else 0.0

    # -- cards ----------------------------------------------------------------------------------------------------

    def mark_card(self, said: list[str]) -> float:
        """What the board is worth after it, and whether the card had better wait for another turn."""
        if said[0] == "end":
            return self.now
        kept = self.board.keep()
        value = self.play(said) + self.planner.worth() - self.hand.waits(CATALOGUE[said[1]])
        self.board.restore(kept)
        return value

    def play(self, said: list[str]) -> float:
        """Use a card on the board. The gain that does not show there."""
        card = CATALOGUE[said[1]]
        if len(said) == 2 and len(card.sides) > 1:
            return IDLE  # for nothing
        side = card.sides[side_of(said)]
        first = DRAWS_FIRST if any(one.shows("draw") for one in side) else 0.0
        return IDLE + first + self.planner.carry_out(symbols(side))

    def gamble(self) -> float:
        """KH-127: three cards, and a Guild card less; unless a Mage would let too many out."""
        if self.kind != "turn":
            return 1.5 + self.planner.jail_one()
        return self.now + 3 * CARD + self.planner.jail_one()

    def mark_exchange(self, said: list[str]) -> float:
        return 0.0 if said[0] == "done" else -1.0

    # -- deeds ----------------------------------------------------------------------------------------------------

    def mark_deed(self, said: list[str]) -> float:
        """Do it on the board, and see what the rest of the card can add."""
        kept = self.board.keep()
        value = self.act(said) + self.planner.worth()
        self.board.restore(kept)
        return value

    def act(self, said: list[str]) -> float:
        """Use a symbol of the card on the board, then its others. The gain that does not show there."""
        if said[0] == "done":
            return 0.0
        left = self.left()
        deed = read(said)
        at = next((at for at, (one, _) in enumerate(left) if gives(one, said)), 0)
        spent, rest = left[at], left[:at] + left[at + 1 :]
        if spent[0].kind == "if":
            deed.then = spent[0].then
        if deed.verb == "reinforcements":
            deed.spent = spent[0]
        gain = self.planner.do(deed)
        after = follow(deed, spent, rest)
        return 0.01 + gain + (self.planner.carry_out(after) if after else 0.0)

    def left(self) -> Left:
        """The symbols of the card that are not used yet."""
        acting = self.view["acting"]
        assert acting is not None
        room = ROOMS.index(acting["room"]) if acting["room"] and self.kind == "then" else NOWHERE
        found = [(action(name), room) for name in acting["left"]]
        return tuple(found * acting["count"] if self.kind == "horde" else found)

    # -- what heroes leave to the players -------------------------------------------------------------------------

    def mark_arrival(self, said: list[str]) -> float:
        if said[0] == "pass":
            return self.now
        kept = self.board.keep()
        self.board.bring(ROOMS.index(said[1]))
        value = self.planner.worth()
        self.board.restore(kept)
        return value

    def mark_defence(self, said: list[str]) -> float:
        """A monster that guards something is worth a card; one of many is not."""
        if said[0] == "pass":
            return 0.0
        doing = self.view["invasion"]["doing"]
        if doing is None:
            return -1.0
        room = ROOMS.index(doing["room"])
        kept = self.board.keep()
        self.board.guards[room] -= 1
        saved = self.now - self.planner.worth()
        self.board.restore(kept)
        card = CATALOGUE[said[-1]]
        more = 0.6 if any(one.kind == "if" for one in card.sides[card.reaction]) else 0.0
        return saved + self.needed(doing["owner"]) + more - REACTION

    def needed(self, seat: int) -> float:
        """How much a player misses one monster of few."""
        there: int = self.view["players"][seat]["in_dungeon"]
        return 2.2 if there == 1 else 0.8 if there == 2 else 0.4

    def mark_discard(self, said: list[str]) -> float:
        card = CATALOGUE[said[1]]
        return -worth_of_card(card, self.clan) - (0.3 if card.reaction >= 0 else 0.0)

    def mark_victim(self, said: list[str]) -> float:
        """Who can take it, or has many left, or plays last."""
        clan = CLAN[said[1]]
        damage = int(said[-1]) if "damage" in said else 0
        player: View = next(one for one in self.view["players"] if one["clan"] == clan.id)
        left = clan.health - damage
        later: int = (player["seat"] - self.view["active"] - 1) % len(self.view["players"])
        stays: float = 3.0 + left if left > 1 else 0.0
        return stays - self.needed(player["seat"]) + 0.05 * later

    def mark_charge(self, said: list[str]) -> float:
        """Where they do the least."""
        doing = self.view["invasion"]["doing"]
        room, to = ROOMS.index(doing["room"]), ROOMS.index(said[1])
        active = self.active_in(room)
        self.board.crowd[room] -= active
        value = -self.peril.rush(to, active) - active * self.peril.weight[to]
        self.board.crowd[room] += active
        return value

    def active_in(self, room: int) -> int:
        seen = next(one for one in self.view["rooms"] if one["room"] == ROOMS[room])
        return int(sum(seen["heroes"]["active"].values()))

    def mark_next(self, said: list[str]) -> float:
        """All look around first; then those from far away go on before the others wake nobody twice."""
        room = ROOMS.index(said[-1])
        if len(said) == 3:
            return 50.0 + self.board.goods[room * 5 + 4] + self.board.far[room]
        return float(self.board.far[room])

    def mark_payment(self, said: list[str]) -> float:
        return 1.0 if said[0] == "pay" else 0.0

    def mark_purchase(self, said: list[str]) -> float:
        return self.planner.market.gain(said[1])


def side_of(said: list[str]) -> int:
    """The side of a card that an answer names."""
    if len(said) < 3:
        return 0
    return SIDE_NAMES.index(said[2]) if said[2] in SIDE_NAMES else int(said[2]) - 1


def gives(one: Action, said: list[str]) -> bool:
    """Whether an answer spends this symbol."""
    if said[0] in ("ability", "use", "finish"):
        return one.kind == "activate"
    if one.kind == "if":
        assert one.inner is not None
        return gives(one.inner, said)
    return one.kind == said[0]


__all__ = ["CLASSES", "HEROES", "LOSS", "MONSTER", "NEVER", "PRISON", "VAULT", "Deed", "Keeper", "choose"]
