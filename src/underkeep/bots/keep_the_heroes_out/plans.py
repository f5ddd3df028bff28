"""What the symbols of a card can do on a board, and the best way to use several of them, one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from underkeep.bots.keep_the_heroes_out.board import Board
from underkeep.bots.keep_the_heroes_out.forecast import Forecast
from underkeep.bots.keep_the_heroes_out.peril import Peril
from underkeep.bots.keep_the_heroes_out.prices import CARD, Market
from underkeep.core.game import View
from underkeep.keep_the_heroes_out.cards import CATALOGUE
from underkeep.keep_the_heroes_out.kinds import (
    ANYTHING,
    CARRIED,
    COIN,
    GOODS,
    GRAND_BUILDER,
    HEROES,
    LABORATORY,
    MAGE,
    NOTHING,
    NOWHERE,
    PRISON,
    RESOURCES,
    ROOMS,
    SAME_ROOM,
    TRAP,
    Action,
    action,
)

MAKES: Final = {0: 0, 3: 3, 7: 2, 5: 1, 2: TRAP}  # by room, what it makes (KH-112 to KH-116)
SELLS: Final = {1: (0, "equipment"), 8: (1, "beast"), 4: (2, "potion"), 6: (3, "scroll")}
BRANCHES: Final = 5  # ways of an action that are thought through to the end of the card
# Own monsters in the dungeon: without any, most cards do nothing.
TO_BE_THERE: Final[tuple[float, ...]] = (0.0, 2.2, 3.0, 3.5, 3.9, 4.2)
LESS_TO_COME: Final = 0.6  # two heroes less by the Guild card, one more in the Prison
STRIKES: Final = ("melee", "ranged")

Left = tuple[tuple[Action, int], ...]  # symbols to be used, and the room that "the same room" means


class Deed:
    """One way to use one symbol."""

    __slots__ = ("card", "hero", "room", "spent", "then", "to", "verb", "what")

    def __init__(
        self, verb: str, room: int = NOWHERE, *, to: int = NOWHERE, what: int = NOTHING, hero: int = -1, card: str = "",
        spent: Action | None = None, then: tuple[Action, ...] = (),
    ) -> None:  # fmt: skip
        self.verb: str = verb
        self.room: int = room
        self.to: int = to
        self.what: int = what  # a token; of a horde, nothing; of the Grand Builder, the value
        self.hero: int = hero
        self.card: str = card
        self.spent: Action | None = spent
        self.then: tuple[Action, ...] = then  # allowed by an action-reaction


class Planner:
    """A seat with its board, which it changes in thought and puts back."""

    def __init__(self, view: View, seat: int) -> None:
        self.view: Final = view
        self.board: Final = Board(view, seat)
        self.peril: Final = Peril(view, self.board)
        self.forecast: Final = Forecast(view, self.board)
        self.market: Final = Market(view, self.board)
        self.ability: Final = self.board.clan.ability
        self.deck: Final = view["players"][seat]["unseen"]
        self.known: Final[dict[bytes, float]] = {}  # boards that were weighed

    def worth(self) -> float:
        """Of the board as it is now; the same board is often come upon again, in another order of deeds."""
        fingerprint = self.board.fingerprint()
        value = self.known.get(fingerprint)
        if value is None:
            there = sum(self.board.mine)
            value = self.peril.worth() + self.market.tokens() + TO_BE_THERE[min(there, 5)]
            self.known[fingerprint] = value
        return value

    # -- searching ------------------------------------------------------------------------------------------------

    def best(self, left: Left) -> float:
        """What the board can be worth after these symbols, and what else they bring."""
        kept = self.board.keep()
        value = self.carry_out(left) + self.worth()
        self.board.restore(kept)
        return value

    def carry_out(self, left: Left, branches: int = BRANCHES) -> float:
        """Use these symbols, each in a good way or not at all. The gain that does not show on the board."""
        board = self.board
        start = board.keep()
        best, won, end = self.worth(), 0.0, start
        tried: list[tuple[float, float, Deed, Left]] = []
        for spent, rest in choices(left):
            for deed in self.deeds(*spent):
                gain = self.do(deed)
                after = follow(deed, spent, rest)
                value = gain + self.worth()
                if value > best:
                    best, won, end = value, gain, board.keep()
                tried.append((value + (self.promise(deed, after) if after else 0.0), gain, deed, after))
                board.restore(start)
        tried.sort(key=lambda one: -one[0])
        for _, at_once, deed, after in tried[:branches]:
            if after:
                self.do(deed)
                gain = at_once + self.carry_out(after, branches)
                value = gain + self.worth()
                if value > best:
                    best, won, end = value, gain, board.keep()
                board.restore(start)
        board.restore(end)
        return won

    def promise(self, deed: Deed, after: Left) -> float:
        """A step beside heroes is the better if attacks follow."""
        strikes = [one.kind for one, _ in after if one.kind in STRIKES or one.kind == "horde"]
        if deed.verb != "move" or not strikes:
            return 0.0
        board = self.board
        near = board.crowd[deed.to] if "ranged" not in strikes else 0
        if "ranged" in strikes:
            near = sum([board.crowd[room] for room in board.ways[deed.to]])
        return 0.9 * min(near, len(strikes))

    def do(self, deed: Deed) -> float:
        """Change the board. What does not show on it is returned as a gain."""
        board, verb, room = self.board, deed.verb, deed.room
        if verb == "move":
            board.walk(room, deed.to, deed.what)
        elif verb in STRIKES:
            board.beat(room, deed.hero)
        elif verb == "ambush":
            board.bring(room)
        elif verb == "trap":
            board.goods[room * CARRIED + TRAP] += 1
        elif verb == "place":
            board.goods[room * CARRIED + deed.what] += 1
        elif verb == "discard":
            board.goods[room * CARRIED + deed.what] -= 1
        elif verb == "use":
            return self.use(deed)
        elif verb == "horde":
            assert deed.spent is not None
            return self.horde(deed.spent, room)
        elif verb == "draw":
            return CARD
        elif verb == "reinforcements":
            assert deed.spent is not None
            return self.reinforcements(deed.spent.where)
        elif verb == "heal":
            there = board.own_rooms()[0]
            hurt = board.health - min(board.health, board.guards[there])
            board.guards[there] += hurt
            return 0.3 * hurt
        elif verb in ("portal", "finish"):
            board.portals[room] = "none" if board.portals[room] == "finished" else board.portals[room]
            return 0.35 if verb == "portal" else 0.15
        return 0.0

    def use(self, deed: Deed) -> float:
        """KH-111 to KH-122, KH-144, KH-149."""
        board, room = self.board, deed.room
        if room in MAKES:
            board.goods[room * CARRIED + MAKES[room]] += 1
            return 0.0
        if room in SELLS:
            board.goods[room * CARRIED + SELLS[room][0]] -= 1
            return self.market.gain(deed.card)
        if room == LABORATORY:
            gains = [self.market.gain(card) for card in self.market.row if card in self.foreign()]
            return max(gains, default=0.0) + self.jail_one()
        value = deed.what
        board.goods[GRAND_BUILDER * CARRIED + COIN] -= value
        goal = next((price for where, _, price in self.market.goals if where == GRAND_BUILDER), 0.0)
        return goal + 0.3 * (1 - value)

    def foreign(self) -> list[str]:
        return [card for card in self.market.row if "_" in card and self.is_tactics(card)]

    def is_tactics(self, card: str) -> bool:
        return bool(CATALOGUE[card].clan)

    def jail_one(self) -> float:
        """KH-130 to KH-137: a Guild card less, which would bring two heroes; one is in the Prison instead.

        Unless it is a Mage, who frees them all, or of a class without a token left, which wakes up (KH-A03).
        """
        left: list[str] = self.view["guild"]["left"]
        gain = LESS_TO_COME
        for hero, name in enumerate(HEROES):
            share = len([card for card in left if card.startswith(name)]) / max(1, len(left))
            if not self.board.tokens[hero]:
                gain -= share * self.peril.roused(hero)
            elif hero == MAGE:
                gain -= share * self.peril.rush(PRISON, 1)
        return gain

    def reinforcements(self, kind: str) -> float:
        """KH-094: how many of three cards will show it."""
        unseen = self.deck
        share = len([card for card in unseen if CATALOGUE[card].shows(kind)]) / max(1, len(unseen))
        return 3 * share * CARD

    def horde(self, inner: Action, room: int) -> float:
        """KH-093: one monster of the room after the other, as long as it helps."""
        gain = 0.0
        for _ in range(self.board.mine[room]):
            best, found = self.worth(), None
            for deed in self.deeds(inner, room if inner.kind == "move" else NOWHERE, only=room):
                kept = self.board.keep()
                value = self.do(deed) + self.worth()
                self.board.restore(kept)
                if value > best:
                    best, found = value, deed
            if found is None:
                break
            gain += self.do(found)
        return gain

    # -- what can be done -----------------------------------------------------------------------------------------

    def deeds(self, one: Action, same: int, *, only: int = NOWHERE) -> Iterator[Deed]:
        """Every way to use this symbol that differs on the board; with `only`, by the monsters of one room."""
        board, kind = self.board, one.kind
        standing = board.own_rooms() if only == NOWHERE else [room for room in [only] if board.mine[room]]
        if kind == "move":
            for room in standing:
                for to in board.exits(room, walls=one.name != "move"):
                    yield Deed("move", room, to=to, spent=one)
                    for goods in range(CARRIED):
                        if board.goods[room * CARRIED + goods]:
                            yield Deed("move", room, to=to, what=goods, spent=one)
        elif kind == "melee":
            for room in standing:
                if board.crowd[room]:
                    yield Deed("melee", room, spent=one)
        elif kind == "ranged":
            for aim in dict.fromkeys([to for room in standing for to in board.ways[room]]):
                if board.crowd[aim]:
                    yield Deed("ranged", aim, spent=one)
        elif kind == "ambush":
            yield from self.ambushes(one, same)
        elif kind in ("trap", "portal"):
            for room in standing:
                if kind == "trap" or board.portals[room] != "finished":
                    yield Deed(kind, room, what=TRAP, spent=one)
        elif kind == "place":
            for room in standing:
                yield Deed("place", room, what=one.goods, spent=one)
        elif kind == "discard":
            for room in standing:
                for goods in range(RESOURCES):
                    if one.goods in (goods, ANYTHING) and board.goods[room * CARRIED + goods]:
                        yield Deed("discard", room, what=goods, spent=one)
        elif kind == "activate":
            yield from self.activations(one, standing)
        elif kind == "horde":
            assert one.inner is not None
            for room in standing:
                yield Deed("horde", room, spent=one.inner)
        elif kind == "if":
            assert one.inner is not None
            for deed in self.deeds(one.inner, same):
                deed.then = one.then
                yield deed
        elif kind in ("draw", "reinforcements"):
            yield Deed(kind, spent=one)
        elif kind == "heal" and standing and board.guards[standing[0]] < board.health:
            yield Deed("heal", standing[0], spent=one)

    def ambushes(self, one: Action, same: int) -> Iterator[Deed]:
        board = self.board
        if not board.lair:
            return
        if one.where == SAME_ROOM and same != NOWHERE:
            rooms = [same]
        elif one.where:
            rooms = board.own_rooms()
        else:
            rooms = [room for room in one.rooms if room in board.rooms]
        for room in rooms:
            yield Deed("ambush", room, spent=one)

    def activations(self, one: Action, standing: list[int]) -> Iterator[Deed]:
        board = self.board
        if standing:
            yield from self.deeds(self.ability, NOWHERE)
        for room in standing:
            if room in MAKES:
                yield Deed("use", room, spent=one)
            elif room in SELLS:
                price, kind = SELLS[room]
                cards = [card for card in self.market.row if self.market.kind(card) == kind]
                if board.goods[room * CARRIED + price] and cards:
                    yield Deed("use", room, card=max(cards, key=self.market.gain), spent=one)
            elif room == LABORATORY and self.foreign():
                yield Deed("use", room, spent=one)
            elif room == GRAND_BUILDER and board.goods[room * CARRIED + COIN]:
                yield Deed("use", room, what=1, spent=one)
            if board.portals[room] == "unfinished":
                yield Deed("finish", room, spent=one)


def choices(left: Left) -> Iterator[tuple[tuple[Action, int], Left]]:
    """Each symbol that could come next, and what is left then; equal ones once."""
    for at, one in enumerate(left):
        if one not in left[:at]:
            yield one, left[:at] + left[at + 1 :]


def follow(deed: Deed, spent: tuple[Action, int], rest: Left) -> Left:
    """What can be done after this deed: the rest of an ambush, and what an action-reaction allows."""
    one, same = spent
    if one.kind == "ambush" and one.count > 1:
        room = deed.room if one.where == SAME_ROOM else same
        rest = ((action(f"ambush {one.count - 1} {one.name.split(' ', 2)[2]}"), room), *rest)
    return (*[(then, deed.room) for then in deed.then], *rest)


def read(said: list[str]) -> Deed:
    """An answer in notation."""
    if said[0] == "ability":
        said = said[1:]
    verb = said[0]
    if verb == "move":
        goods = GOODS.index(said[-1]) if "with" in said else NOTHING
        return Deed(verb, ROOMS.index(said[1]), to=ROOMS.index(said[2]), what=goods)
    if verb in STRIKES:
        return Deed(verb, ROOMS.index(said[2]), hero=HEROES.index(said[1]))
    if verb in ("place", "discard"):
        return Deed(verb, ROOMS.index(said[2]), what=GOODS.index(said[1]))
    if verb == "use":
        value = int(said[-1]) if "value" in said else NOTHING
        return Deed(verb, ROOMS.index(said[1]), what=value, card=said[3] if "for" in said else "")
    if verb == "horde":
        return Deed(verb, ROOMS.index(said[-1]), spent=action(" ".join(said[1:-1])))
    return Deed(verb, ROOMS.index(said[1]) if len(said) > 1 else NOWHERE, what=TRAP)
