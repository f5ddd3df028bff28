"""What a good player does with each kind of question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from underkeep.bots.boss_monster import effects, worth
from underkeep.bots.boss_monster.board import FULL, Board, Guest, board_of, heroes_to_come, printed
from underkeep.bots.boss_monster.outlook import Prospects, outlook
from underkeep.bots.question import Question
from underkeep.boss_monster.cards import CATALOGUE
from underkeep.boss_monster.kinds import HeroCard, RoomCard

EARLY: Final = 0.25  # a spell that could also wait for the adventure phase should be worth more than that now


def choose(question: Question) -> int:
    """The index of the option that seems best; of equal ones the first."""
    if question.kind in BY_CARD_ALONE:
        value = BY_CARD_ALONE[question.kind]
        marks = [value(question, option.split()) for option in question.options]
    else:
        marks = Thinker(question).marks()
    return marks.index(max(marks))


# -- questions that need no board -----------------------------------------------------------------------------------


def favourite_boss(question: Question, words: list[str]) -> float:
    return worth.BOSSES.get(words[1], 0.5)


def throw_the_hand_back(question: Question, words: list[str]) -> float:
    """A hand of four advanced rooms cannot build anything; four rooms of one treasure are not bad at all."""
    rooms = [printed(name, RoomCard) for name in question.view["players"][question.seat]["rooms"]["cards"]]
    stuck = sum([room.advanced for room in rooms]) >= 4
    return 1.0 if (words[0] == "yes") == stuck else 0.0


def least_useful(question: Question, words: list[str]) -> float:
    return -worth.of_hand(words[1])


def rather_a_spell(question: Question, words: list[str]) -> float:
    return 1.0 if words[-1] == "spell" else 0.5 if words[-1] == "room" else 0.0


def strongest_rival(question: Question, words: list[str]) -> float:
    rival = question.view["players"][int(words[1])]
    cards = rival["spells"]["count"] + 0.2 * rival["rooms"]["count"]
    return float(rival["souls"] - rival["wounds"] + cards)


BY_CARD_ALONE: Final[dict[str, Callable[[Question, list[str]], float]]] = {
    "boss": favourite_boss,
    "mulligan": throw_the_hand_back,
    "discard": least_useful,
    "type": rather_a_spell,
    "machinations": rather_a_spell,
    "player": strongest_rival,
}


# -- questions about the table --------------------------------------------------------------------------------------


class Thinker:
    """One question, and the boards that its answers would lead to."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.board = board_of(question.view, question.seat)
        variants = question.settings["variants"]
        heroes = heroes_to_come(self.board, question.view, question.settings)
        self.prospects = Prospects(heroes, len(self.board.seats), immortal="immortal" in variants)

    def marks(self) -> list[float]:
        return [self.mark(option.split()) for option in self.question.options]

    def mark(self, words: list[str]) -> float:
        """How good things will be after this answer."""
        verb = words[0]
        if verb in ("yes", "no"):
            return self.willing(words)
        board = self.board.copy()
        if verb == "build":
            self.build(board, words)
        elif verb == "cast":
            self.cast(board, words)
        elif verb == "use":
            self.use(board, words)
        elif verb == "take":
            return self.take(board, words)
        elif verb == "room":
            return self.point(board, words)
        self.let_the_chain_happen(board, but_the_last=self.question.kind == "cancel" and verb != "pass")
        return outlook(board, self.prospects)

    # -- building -------------------------------------------------------------------------------------------------

    def build(self, board: Board, words: list[str]) -> None:
        card = printed(words[1], RoomCard)
        board.build(card, words[-1])
        board.luck += worth.ENTRANCES.get(card.id, 0.0)
        if card.id == "mimic_vault":
            self.take_the_easiest(board)
        if len(board.me.rooms()) == FULL and not board.me.levelled_up:
            self.level_up(board)

    def take_the_easiest(self, board: Board) -> None:
        """One ordinary hero comes to me whether I like it or not."""
        ordinary = [guest for guest in board.town if not guest.card.epic]
        if ordinary:
            guest = min(ordinary, key=lambda one: one.health)
            board.town.remove(guest)
            board.invite(guest, board.me)

    def level_up(self, board: Board) -> None:
        board.luck += worth.BOSSES.get(board.me.boss, 0.5) * 0.5
        if board.me.boss == "gorgona" and board.town:
            guest = max(board.town, key=lambda one: one.card.hp)
            board.town.remove(guest)
            board.kill(guest.card, board.me)

    # -- spells and abilities ---------------------------------------------------------------------------------------

    def cast(self, board: Board, words: list[str]) -> None:
        card = words[1]
        board.hand.remove(card)
        board.luck -= worth.SPELLS.get(card, worth.SPELL)
        if card == "freeze" and self.question.view["phase"] == "build":
            board.luck -= EARLY
        effects.resolve(board, board.number, card, words[2:])

    def use(self, board: Board, words: list[str]) -> None:
        if self.question.kind == "cancel":
            board.luck -= worth.SPELL
        else:
            effects.use(board, words[1], words[2], words[3:])

    def let_the_chain_happen(self, board: Board, *, but_the_last: bool) -> None:
        """What was declared before resolves after my answer, the last one first."""
        cancelled = but_the_last
        for declared in reversed(self.question.view["chain"]):
            if cancelled or declared["cancelled"]:
                cancelled = False
            elif declared["card"] == "counterspell":
                cancelled = True
            else:
                effects.resolve(board, declared["seat"], declared["card"], declared["aim"].split())

    # -- cards of all kinds -----------------------------------------------------------------------------------------

    def take(self, board: Board, words: list[str]) -> float:
        card = CATALOGUE[words[1]]
        if not isinstance(card, HeroCard):
            return worth.of_hand(card.id)
        if self.question.source == "vampire_bordello":
            return float(card.souls)
        guest = board.leave_town(card.id) or Guest(card, card.hp)
        if self.question.source == "gorgona":
            board.kill(card, board.me)
        else:
            board.invite(guest, board.me)
        return outlook(board, self.prospects)

    def point(self, board: Board, words: list[str]) -> float:
        if self.question.source == "robobo":
            board.destroy(words[1])
        return outlook(board, self.prospects)

    def willing(self, words: list[str]) -> float:
        """'You may' is nearly always good for me."""
        yes = words[0] == "yes"
        source = self.question.source
        mine = self.question.view["players"][self.question.seat]
        if source == "haunted_library":
            return float(yes == (mine["rooms"]["count"] >= 2))
        if source == "seducia":
            return float(yes == (self.board.me.damage_ahead() >= 4))
        if source == "centipede_tunnel":
            return float(not yes)
        return float(yes)
