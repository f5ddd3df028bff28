"""What a good player does with each kind of question: imagine every answer, and take the one with the best outlook."""

# ruff: noqa: ARG001 - every mark is given the question and the answer, whether it needs both or not

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Final

from underkeep.boss_monster.cards import CATALOGUE
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.hero_decks import CROWD
from underkeep.boss_monster.items import ItemCard
from underkeep.boss_monster.minibosses import MinibossCard
from underkeep.boss_monster.room_cards import RoomCard
from underkeep.bots.boss_monster import crash_landing, effects, items, minibosses, rise, vault, worth
from underkeep.bots.boss_monster.board import FULL, Board, Guest, board_of, heroes_to_come, printed
from underkeep.bots.boss_monster.outlook import Prospects, outlook
from underkeep.bots.question import Question

LAZY: Final = 0.02  # what doing something must gain, at least
EARLY: Final = 0.25  # and a spell more than that, if it could as well wait for the adventure phase
SWAPPERS: Final = ("centipede_tunnel", "shellda", "kid_croak", "grappling_hook")  # who let me swap two rooms
NOT_YET: Final = 0.7  # how much of its use a room has that is not even in my hand


def choose(question: Question) -> int:
    """The index of the option that seems best; of equal ones the first."""
    if question.kind in AT_A_GLANCE:
        mark = AT_A_GLANCE[question.kind]
        marks = [mark(question, option.split()) for option in question.options]
    else:
        player = Player(question)
        marks = [player.mark(option.split()) for option in question.options]
    return marks.index(max(marks))


# -- questions that need no board -----------------------------------------------------------------------------------


def favourite_boss(question: Question, words: list[str]) -> float:
    return worth.BOSSES.get(words[1], worth.BOSS)


def hand_to_throw_back(question: Question, words: list[str]) -> float:
    """Four advanced rooms have nothing to stand on; four rooms of one treasure are not bad at all."""
    rooms = [printed(name, RoomCard) for name in question.view["players"][question.seat]["rooms"]["cards"]]
    stuck = sum([room.advanced for room in rooms]) >= 4
    return float((words[0] == "yes") == stuck)


def least_useful_card(question: Question, words: list[str]) -> float:
    """Whoever need not part with one keeps what is worth more than an average spell."""
    return -worth.in_hand(words[1]) if len(words) > 1 else -worth.SPELL


def rather_a_spell(question: Question, words: list[str]) -> float:
    return {"spell": 2.0, "room": 1.0}.get(words[-1], 0.0)


def every_one_of_them(question: Question, words: list[str]) -> float:
    """A card that is shown stays mine."""
    return float(words[0] == "show")


def strongest_rival(question: Question, words: list[str]) -> float:
    rival = question.view["players"][int(words[1])]
    if question.source == "klonos":  # which level up to take over
        return worth.BOSSES.get(rival["boss"], worth.BOSS)
    cards = rival["spells"]["count"] + 0.2 * rival["rooms"]["count"]
    return float(rival["souls"] - rival["wounds"] + cards)


def most_wanted_treasure(question: Question, words: list[str]) -> float:
    sought = [kind for hero in question.view["town"] for kind in printed(hero["hero"], HeroCard).treasures]
    return float(sought.count(words[1]))


def ordinary_heroes_first(question: Question, words: list[str]) -> float:
    return float(words[1] == "heroes")


AT_A_GLANCE: Final[dict[str, Callable[[Question, list[str]], float]]] = {
    "boss": favourite_boss,
    "mulligan": hand_to_throw_back,
    "discard": least_useful_card,
    "give": least_useful_card,
    "lay": least_useful_card,
    "show": every_one_of_them,
    "type": rather_a_spell,
    "either": rather_a_spell,
    "machinations": rather_a_spell,
    "draw": rather_a_spell,
    "player": strongest_rival,
    "treasure": most_wanted_treasure,
    "deck": ordinary_heroes_first,
}


def nobody_dies(question: Question) -> bool:
    """Whether wounds put nobody out, so that souls minus wounds are all that counts."""
    return "immortal" in question.settings["variants"] or len(question.view["players"]) >= CROWD


# -- questions about the table --------------------------------------------------------------------------------------


class Player:
    """One question, and the boards that its answers would lead to."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.source = question.source
        self.now = board_of(question.view, question.seat)
        heroes = heroes_to_come(self.now, question.view, question.settings)
        self.to_come = heroes
        self.prospects = Prospects(heroes, len(self.now.seats), immortal=nobody_dies(question))

    def mark(self, words: list[str]) -> float:
        """How good things will be after this answer."""
        verb = words[0]
        if verb in ("yes", "no"):
            return self.worth_having() if verb == "yes" else 0.0
        if verb == "take":
            return self.taking(words[1])
        if verb == "pass" and self.question.kind == "take":
            return 0.0
        if verb == "room":
            return self.pointing_at(words[1])
        if verb == "treasure":
            return self.gilding(words[1])
        if verb in ("attach", "keep"):
            return self.outlook(self.now) + items.won(words[1])
        board = self.now.copy()
        if verb == "build":
            self.build(board, printed(words[1], RoomCard), words[-1])
        elif verb == "promote":
            minibosses.promote(board, words[1])
        elif verb == "sell":
            minibosses.sell(board, words[1])
        elif verb == "cast":
            self.cast(board, words[1], words[2:])
        elif verb == "use":
            self.use(board, words[1], words[2:])
        elif verb == "play":
            self.play(board, words[1], words[2:])
        elif verb == "take_back":
            self.take_back(board, int(words[1]))
        elif verb == "pay":
            board.paid = int(words[1])
            board.luck -= worth.COIN * board.paid
        self.let_the_chain_happen(board, cancelling=self.question.kind == "cancel" and verb != "pass")
        return self.outlook(board) + (LAZY if verb == "pass" else 0.0)

    def outlook(self, board: Board) -> float:
        return outlook(board, self.prospects)

    # -- building -------------------------------------------------------------------------------------------------

    def build(self, board: Board, card: RoomCard, place: str) -> None:
        if isinstance(card, MinibossCard):
            minibosses.hire(board, card.id, place)
            return
        board.build(card, place)
        if card.toll:
            minibosses.pay(board, card.toll)
        board.luck += worth.ENTRANCES.get(card.id, 0.0)
        if card.id == "mimic_vault":
            self.somebody_must_come(board)
        if len(board.me.rooms()) == FULL and not board.me.levelled_up:
            self.level_up(board)

    def somebody_must_come(self, board: Board) -> None:
        """One ordinary hero comes whether I like it or not: the weakest, if I may choose."""
        ordinary = [guest for guest in board.town if not guest.card.epic]
        if ordinary:
            guest = min(ordinary, key=lambda one: one.health)
            board.town.remove(guest)
            board.invite(guest, board.me)

    def level_up(self, board: Board) -> None:
        """Once in the game; a good moment is when there is somebody in town to turn to stone."""
        board.me.levelled_up = True
        if board.me.boss != "gorgona":
            board.luck += worth.BOSSES.get(board.me.boss, worth.BOSS)
        elif board.town:
            guest = max(board.town, key=lambda one: (one.card.souls, one.health))
            board.town.remove(guest)
            board.kill(guest.card, board.me)

    # -- spells and abilities ---------------------------------------------------------------------------------------

    def cast(self, board: Board, card: str, aim: list[str]) -> None:
        board.hand.remove(card)
        board.luck -= worth.in_hand(card)
        if card == "freeze" and self.question.view["phase"] == "build":
            board.luck -= EARLY
        effects.resolve(board, board.number, card, aim)

    def use(self, board: Board, card: str, words: list[str]) -> None:
        """The ability of a room at a place, of my boss, or of a hero."""
        if self.question.kind == "cancel":
            board.luck -= worth.SPELL
        elif isinstance(CATALOGUE[card], MinibossCard):
            minibosses.use(board, card, words)
        elif isinstance(CATALOGUE[card], RoomCard) and ":" in words[0]:
            minibosses.pay_the_wall(board, words[0])
        elif isinstance(CATALOGUE[card], RoomCard):
            effects.use(board, card, words[0], words[1:])
        elif isinstance(CATALOGUE[card], ItemCard):
            items.use(board, card, words)
            if self.question.kind == "item":  # the new one takes its place
                board.luck += items.won(card) + items.won(self.source or "")
        else:
            effects.call_on(board, card, words)

    def play(self, board: Board, card: str, aim: list[str]) -> None:
        """A room card of my hand, which is discarded for it."""
        board.hand.remove(card)
        board.luck -= worth.in_hand(card)
        effects.resolve(board, board.number, card, aim)

    def take_back(self, board: Board, place: int) -> None:
        """Worth it only to build the room again, where it does more: with it in hand, the best place for it."""
        before = self.outlook(self.now)
        board.take_back(place)
        if self.question.view["players"][board.number]["builds"] == 0:
            board.luck -= worth.ROOM  # it would lie idle this round
            return
        card = printed(board.hand[-1], RoomCard)
        again = [self.built_again(board, card, spot) for spot in self.places(board, card)]
        if max(again, default=before) <= before + LAZY:
            board.luck -= worth.ROOM
        else:
            board.luck += max(again) - self.outlook(board) - LAZY

    def built_again(self, board: Board, card: RoomCard, place: str) -> float:
        twin = board.copy()
        self.build(twin, card, place)
        return self.outlook(twin)

    def gilding(self, treasure: str) -> float:
        """One more treasure of this kind: the one that I have least of, beside none."""
        return -float(self.now.me.treasure()[treasure])

    def let_the_chain_happen(self, board: Board, *, cancelling: bool) -> None:
        """What was declared before resolves after my answer, the last one first."""
        cancelled = cancelling
        unpaid = self.question.kind == "pay" and board.paid is None
        for declared in reversed(self.question.view["chain"]):
            if unpaid and declared["seat"] == board.number:
                unpaid = False  # I would not pay for my spell
            elif cancelled or declared["cancelled"]:
                cancelled = False
            elif declared["card"] == "counterspell":
                cancelled = True
            else:
                if self.question.kind != "pay":
                    board.paid = declared.get("paid", 0)
                effects.resolve(board, declared["seat"], declared["card"], declared["aim"].split())

    # -- cards and rooms to choose from -----------------------------------------------------------------------------

    def taking(self, name: str) -> float:
        if name == self.source:
            return -1.0  # a card for another of its kind: that could go on for ever
        card = CATALOGUE[name]
        if isinstance(card, MinibossCard):
            return worth.MINIBOSS
        if isinstance(card, RoomCard):
            return NOT_YET * self.best_place_for(card) + worth.ROOM
        if isinstance(card, HeroCard):
            return self.welcoming(card)
        if isinstance(card, ItemCard):
            return items.won(name)
        return worth.in_hand(name)

    def best_place_for(self, card: RoomCard) -> float:
        """What the room would gain if I could build it now."""
        best = now = self.outlook(self.now)
        for place in self.places(self.now, card):
            board = self.now.copy()
            self.build(board, card, place)
            best = max(best, self.outlook(board))
        return best - now

    def places(self, board: Board, card: RoomCard) -> list[str]:
        """Where it could be built."""
        places = ["new"] if len(board.me.dungeon) < FULL and not card.advanced else []
        for number, room in enumerate(board.me.dungeon, 1):
            if room.card is not None and (not card.advanced or set(card.treasures) & set(room.card.treasures)):
                places.append(str(number))
        return places

    def welcoming(self, hero: HeroCard) -> float:
        """Healed, turned to stone, or come to my entrance: what the hero is asked for depends on who asks."""
        if self.source in ("vampire_bordello", "belladonna_tnl"):
            return float(hero.souls)
        if self.source == "porkus":
            return float(hero.souls if hero in self.to_come else -hero.souls)
        if self.source == "darkling_lair":
            return crash_landing.saves_me(self.now, hero, 3)
        board = self.now.copy()
        guest = board.leave_town(hero.id) or Guest(hero, hero.hp)
        if self.source == "gorgona":
            board.kill(hero, board.me)
        else:
            board.invite(guest, board.me)
        return self.outlook(board)

    def pointing_at(self, address: str) -> float:
        """A room to destroy, or to swap with the one that was pointed at before."""
        if self.source in SWAPPERS:
            return max([self.swapping(address, other) for other in self.partners_of(address)])
        board = self.now.copy()
        if self.source == "rocky":  # what a room does when it is built, once more
            room = board.room_at(address)
            return 0.0 if room is None or room.card is None else worth.ENTRANCES.get(room.card.id, 0.0)
        if self.source in effects.GIVEN_DAMAGE:
            effects.add_damage(board, address, effects.GIVEN_DAMAGE[self.source])
        elif self.source == "bone_crank":
            effects.freeze(board, board.number, [address])
        elif self.source in rise.HIRERS:  # a miniboss will serve there
            effects.add_damage(board, address, 1)
        elif self.source == "overmind_nine":
            vault.rise(board, board.number, [address])
        elif self.source == "mothership_dock" or self.source in crash_landing.DIGGERS:
            board.dig(address)
        else:
            board.destroy(address)
        return self.outlook(board)

    def partners_of(self, address: str) -> list[str]:
        """The first room of a swap can still have any partner of its dungeon; the second has the one left out."""
        seat = address[0]
        offered = [option.split()[1] for option in self.question.options]
        everywhere = {other[0] for other in offered}
        places = [f"{seat}:{place}" for place in range(1, len(self.now.seats[int(seat)].dungeon) + 1)]
        left_out = [place for place in places if place not in offered]
        if len(everywhere) == 1 and left_out:
            return left_out
        return [place for place in places if place != address]

    def swapping(self, address: str, other: str) -> float:
        board = self.now.copy()
        dungeon = board.seats[int(address[0])].dungeon
        a, b = int(address[2:]) - 1, int(other[2:]) - 1
        dungeon[a], dungeon[b] = dungeon[b], dungeon[a]
        return self.outlook(board)

    def worth_having(self) -> float:
        """'You may': what I would gain; most of it costs nothing."""
        if self.source in ("travel_shrine", "probe_unit"):
            return -LAZY  # whoever draws the next card, it may as well be this one
        if self.source == "haunted_library":
            return worth.SPELL - worth.one_more_room(len(self.now.rooms_in_hand()))
        if self.source == "seducia":
            heroes = [*[guest.card for guest in self.now.town], *self.to_come]
            return max([self.welcoming(hero) for hero in heroes], default=0.0) - self.outlook(self.now)
        if self.source == "all_seeing_bivan":
            return self.rather_not_meet()
        if self.source in SWAPPERS:
            return self.best_swap() - self.outlook(self.now) - LAZY
        return 1.0

    def rather_not_meet(self) -> float:
        """By how much the hero that I have just looked at is stronger than my dungeon."""
        foreseen = self.question.view["players"][self.question.seat]["foreseen"]
        return float(printed(foreseen[-1], HeroCard).hp - self.now.me.damage_ahead())

    def best_swap(self) -> float:
        pairs = [
            (f"{seat.number}:{first}", f"{seat.number}:{second}")
            for seat in self.now.playing()
            for first, second in combinations(range(1, len(seat.dungeon) + 1), 2)
        ]
        return max([self.swapping(first, second) for first, second in pairs], default=0.0)
