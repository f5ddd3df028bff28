"""One question, thought over: take out heroes where it matters, guard what is at risk, keep a Defend card.

Every card is planned by trying its actions on the board, one after the other, and seeing how much less dangerous that
makes it. Whoever has nothing better to do plays cards anyway: a deck that goes round is a good deck.
"""

from __future__ import annotations

from typing import Final

from underkeep.bots.keep_the_heroes_out.board import Board
from underkeep.bots.question import Question
from underkeep.keep_the_heroes_out.cards import CATALOGUE, CLAN
from underkeep.keep_the_heroes_out.kinds import Action, action
from underkeep.keep_the_heroes_out.options import SIDE_NAMES
from underkeep.keep_the_heroes_out.reckoning import reckoning

NEVER: Final = -1000.0
CLANS: Final = ("rats", "skeletons", "gnolls", "lizardfolk", "slimes", "red_dragon", "imps", "witches", "poltergeists")
KEEP: Final = 2.5  # what a card is worth in hand that can answer an attack
MOST_FREED: Final = 3  # heroes whom a Mage may set free
IDLE: Final = 0.15  # to have a card played rather than not


def choose(question: Question) -> int:
    """The index of the option that seems best; of equal ones the first."""
    if len(question.options) == 1:
        return 0
    keeper = Keeper(question)
    marks = [keeper.mark(option.split()) for option in question.options]
    return marks.index(max(marks))


class Keeper:
    """A seat that defends the dungeon together with the others."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.kind = question.kind
        self.view = question.view
        self.odds = reckoning(question.view)
        self.board = Board(question.view, question.seat, self.odds["arrivals"])
        self.now = self.board.danger()
        self.me = self.board.me

    def mark(self, said: list[str]) -> float:
        verb = said[0]
        if self.kind == "turn":
            return self.mark_turn(verb, said)
        if self.kind in ("act", "then", "horde"):
            return self.mark_deed(said)
        if verb == "gamble":
            return self.gamble()
        if self.kind in ("exchange", "replace", "rest"):
            return 1.0 if verb == "done" else 0.0
        known = {
            "clan": self.mark_clan, "muster": self.mark_room, "defend": self.mark_defence, "discard": self.mark_discard,
            "hit": self.mark_victim, "shot": self.mark_victim, "charge": self.mark_charge, "next": self.mark_next,
            "lay": self.mark_nothing, "bring": self.mark_room, "bury": self.mark_nothing, "pay": self.mark_payment,
        }  # fmt: skip
        return known.get(self.kind, self.mark_nothing)(said)

    def mark_nothing(self, said: list[str]) -> float:
        return -1.0 if said[0] == "pass" else 0.0

    # -- cards --------------------------------------------------------------------------------------------------------

    def mark_turn(self, verb: str, said: list[str]) -> float:
        if verb == "gamble":
            return self.gamble()
        if verb == "end":
            return 0.0
        card = CATALOGUE[said[1]]
        side = 0
        if len(said) > 2:
            side = SIDE_NAMES.index(said[2]) if said[2] in SIDE_NAMES else int(said[2]) - 1
        elif len(card.sides) > 1:
            return IDLE / 2 - (KEEP if card.reaction >= 0 else 0)  # for nothing
        gain = self.plan(list(card.sides[side]))
        return gain + IDLE - (KEEP if card.reaction >= 0 else 0.0)

    def plan(self, actions: list[Action]) -> float:
        """How much better the board gets by doing these, each in the way that is best at that moment."""
        best = 0.0
        before = self.board.danger()
        for one in dict.fromkeys(actions):
            rest = actions[:]
            rest.remove(one)
            best = max(best, self.best_way(one, rest, before))
        return best

    def best_way(self, one: Action, rest: list[Action], before: float) -> float:
        """Of one action first. Where it leads is seen a step further only for moves, which attacks may follow."""
        best = 0.0
        for gain in self.board.tries(one):
            total = gain + before - self.board.danger()
            if rest and one.kind == "move":
                total += self.plan(rest[:1])
            best = max(best, total)
        if rest and one.kind != "move":
            best += 0.8 * self.plan(rest)
        return best

    def gamble(self) -> float:
        """KH-127: three cards, and a Guild card less; unless a Mage would let too many out."""
        told = self.odds["gamble"]
        if told is None:
            return NEVER
        return 6.0 if told["freed"] <= MOST_FREED else -1.0

    # -- deeds --------------------------------------------------------------------------------------------------------

    def mark_deed(self, said: list[str]) -> float:
        """Do it on the board, and see."""
        if said[0] == "done":
            return 0.0
        if said[0] == "ability":
            said = said[1:]
        verb = said[0]
        board = self.board
        if verb == "move":
            return self.mark_move(said)
        if verb in ("melee", "ranged"):
            place = board.places[said[2]]
            place.heroes -= 1
            gain = self.now - board.danger()
            place.heroes += 1
            return gain + 0.2
        if verb == "ambush":
            place = board.places[said[1]]
            place.strength += board.health
            gain = self.now - board.danger()
            place.strength -= board.health
            return gain + 0.4
        if verb == "trap" or said[:2] == ["use", "workshop"]:
            place = board.places[said[1]]
            place.goods["trap"] += 1
            gain = self.now - board.danger()
            place.goods["trap"] -= 1
            return gain + 0.2
        return self.mark_use(verb, said)

    def mark_use(self, verb: str, said: list[str]) -> float:
        if verb == "use" and "for" in said:
            return 3.0
        if verb == "use" and said[1] == "grand_builder":
            return 6.0 if said[-1] == "1" else 5.0
        if verb == "use" and said[1] == "laboratory":
            return self.gamble() - 4.0
        if verb == "use" and said[1] == "vault" and "grand_builder" in self.board.places:
            return 1.5
        if verb == "heal":
            return 3.0
        return {"draw": 2.5, "reinforcements": 2.5, "use": 0.6, "place": 0.6, "horde": 1.0, "finish": 0.1,
                "portal": 0.3, "discard": 0.3}.get(verb, 0.1)  # fmt: skip

    def mark_move(self, said: list[str]) -> float:
        """Where the board is better for it; and tokens go where they are of use."""
        place, to = self.board.places[said[1]], self.board.places[said[2]]
        gain = -1.0
        for _ in self.board.go(place, to):
            gain = self.now - self.board.danger()
            left = [one for one in self.left() if one.kind in ("melee", "ranged")]
            if left:
                gain += max(0.0, self.plan(left[:1])) + self.now - self.board.danger() - gain
        return gain - 0.25 + self.mark_carried(said)

    def left(self) -> list[Action]:
        acting = self.view["acting"]
        return [action(name) for name in acting["left"]] if acting is not None else []

    def mark_carried(self, said: list[str]) -> float:
        if "with" not in said:
            return 0.0
        goods = said[-1]
        place, to = self.board.places[said[1]], self.board.places[said[2]]
        if goods == "trap":
            return 0.6 if to.far < place.far and not to.far and to.goods["trap"] < 2 else -0.3
        shop = {"coin": "forge", "bone": "beast_tamer", "frog": "alchemist", "book": "study"}[goods]
        if goods == "coin" and "grand_builder" in self.board.places:
            shop = "grand_builder"
        if shop not in self.board.places or said[1] == shop:
            return -0.5
        return 1.2 if self.steps(said[2], shop) < self.steps(said[1], shop) else -0.4

    def steps(self, name: str, goal: str) -> int:
        """How many corridors lie between two rooms."""
        reached = {name: 0}
        ahead = [name]
        for one in ahead:
            if one == goal:
                break
            for other in self.board.places[one].ways:
                if other not in reached:
                    reached[other] = reached[one] + 1
                    ahead.append(other)
        return reached.get(goal, 99)

    # -- what heroes leave to the players -----------------------------------------------------------------------------

    def mark_clan(self, said: list[str]) -> float:
        return -float(CLANS.index(said[1]))

    def mark_room(self, said: list[str]) -> float:
        if said[0] == "pass":
            return -1.0
        place = self.board.places[said[1]]
        place.strength += 1
        gain = self.now - self.board.danger()
        place.strength -= 1
        return gain

    def mark_defence(self, said: list[str]) -> float:
        """A monster that guards something is worth a card; one of many is not."""
        doing = self.view["invasion"]["doing"]
        if doing is None:
            return 0.0
        place = self.board.places[doing["room"]]
        dear = place.far == 0 or (place.strength <= 1 and place.treasure > 0)
        if said[0] == "pass":
            return 0.5
        return (1.0 if dear or doing["health"] > 1 else 0.0) + (0.1 if "slime_split" in said else 0.0)

    def mark_discard(self, said: list[str]) -> float:
        card = CATALOGUE[said[1]]
        worth = max([self.plan(list(side)) for side in card.sides])
        return -worth - (KEEP if card.reaction >= 0 else 0.0)

    def mark_victim(self, said: list[str]) -> float:
        """Who can take it, or has many left at home."""
        clan = CLAN[said[1]]
        damage = int(said[-1]) if "damage" in said else 0
        player = next(one for one in self.view["players"] if one["clan"] == clan.id)
        left = clan.health - damage
        crowd: int = player["in_dungeon"]
        return (5.0 if left > 2 else 2.0 if left == 2 else 0.0) + 0.3 * crowd

    def mark_charge(self, said: list[str]) -> float:
        """Into a room that holds them up."""
        place = self.board.places[said[1]]
        if place.far == 0:
            return -5.0 + place.strength
        if place.strength:
            return 1.0 + place.strength
        return float(place.treasure - place.heroes) if place.treasure else -1.0

    def mark_next(self, said: list[str]) -> float:
        """Who comes to a trap or a guarded room first; who would go on to the Vault last."""
        place = self.board.places[said[-1]]
        if len(said) == 3:
            return 3.0 + (1.0 if place.goods["trap"] else 0.0) - (0.5 if place.far == 0 else 0.0)
        return (1.0 if place.strength else 0.0) - (2.0 if place.far == 0 else 0.0)

    def mark_payment(self, said: list[str]) -> float:
        return 1.0 if said[0] == "pay" else 0.0
