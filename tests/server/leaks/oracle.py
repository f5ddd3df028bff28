"""Who may know which card, by a table of its own: written without a look at the engine's views (RS-033, RS-034)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tests.server.leaks.marked import marks
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import RoomCard
from underkeep.boss_monster.table import Game as Pieces
from underkeep.core.events import Event
from underkeep.core.table import Table
from underkeep.server.audience import Viewer

# What happens before some eyes only: the fact that is theirs, and whose eyes. Everything else happens before all.
PRIVATE = {
    "drew": ("cards", ("seat",)),
    "laid": ("card", ("seat",)),
    "took_back": ("cards", ("seat",)),
    "searched": ("cards", ("seat",)),
    "looked": ("cards", ("seat", "at")),
    "stole": ("card", ("seat", "from")),
}
# Whoever is asked by one of these bosses what to take is looking through decks, which are shuffled afterwards.
SEARCHING = {
    "seducia": lambda g: [*g.hero_deck, *g.epic_deck],
    "porkus": lambda g: [*g.hero_deck, *g.epic_deck],
    "cleopatra": lambda g: g.room_deck.cards,
    "king_croak": lambda g: g.room_deck.cards,
}
HAND_TO_HAND = ("fetched", "discarded", "shown")  # shown to all, wherever the card has gone since
SHOWING = "the_arena"  # declares a card of the hand, which everybody sees and which stays there


def ids(cards: Sequence[Any]) -> set[str]:
    return {card.id for card in cards}


def nothing(_: Any) -> list[Any]:
    return []


def in_hand(me: Player) -> set[str]:
    return ids(me.rooms.cards) | ids(me.spells.cards)


def layer(host: Player, room: Room) -> int:
    """Whose face-down card it is."""
    return host.seat if room.fittings is None or room.fittings.giver < 0 else room.fittings.giver


def open_to_all(g: Pieces) -> set[str]:
    """Face up on the table."""
    heroes = [*g.town, *([] if g.walker is None else [g.walker])]
    seen = ids(g.discard) | ids([declared.card for declared in g.chain])
    seen |= ids([declared.aim for declared in g.chain if isinstance(declared.aim, RoomCard)])  # shown out of a hand
    for me in g.players:
        heroes += me.entrance
        seen |= ids(me.soul_cards) | ids(me.wound_cards)
        seen |= ids([] if me.today is None else me.today.cast)  # before everybody's eyes, wherever they are now
        for room in me.dungeon:
            seen |= ids(room.stack) | ids(room.met)
        if g.phase != "bosses":
            seen.add(me.boss.id)
    return seen | ids([hero.card for hero in heroes])


def own(g: Pieces, me: Player) -> set[str]:
    """A gift is known to whoever gave it, and not to whose dungeon it lies in."""
    laid = [
        room.face_down
        for host in g.players
        for room in host.dungeon
        if room.face_down is not None and me.seat == layer(host, room)
    ]
    return in_hand(me) | ids(laid) | ids(me.offered) | {me.boss.id}


class Oracle:
    """What each viewer may be told at this moment, and what they have been allowed to hear so far."""

    def __init__(self, players: int) -> None:
        self.viewers: tuple[Viewer, ...] = (None, *range(players))
        self.now: dict[Viewer, set[str]] = {viewer: set() for viewer in self.viewers}
        self.ever: dict[Viewer, set[str]] = {viewer: set() for viewer in self.viewers}
        self.memory: dict[Viewer, set[str]] = {viewer: set() for viewer in self.viewers}
        self.forgotten: dict[Viewer, set[str]] = {}  # the last time
        self.before: set[str] = set()  # what lay open
        self.hands: list[tuple[set[str], set[str]]] = [(set(), set()) for _ in range(players)]
        self.kinds: Counter[str] = Counter()  # what happened, and how often
        self.untrue: set[str] = set()  # cards that an event for all has named, though they lie hidden

    def watch(self, table: Table, events: Sequence[Event]) -> None:
        """One step of the table, before anybody is told."""
        g: Any = table._game
        after = open_to_all(g)
        told: dict[Viewer, set[str]] = {viewer: set() for viewer in self.viewers}
        for event in events:
            self.hear(event, told, self.before | after)
        if table.decision is not None and table.decision.kind == "take":
            told[table.decision.seat] |= ids(SEARCHING.get(table.decision.source or "", nothing)(g))
        hidden = ids(g.room_deck.cards) | ids(g.spell_deck.cards) | ids(g.hero_deck) | ids(g.epic_deck)
        for viewer in self.viewers:
            mine = set() if viewer is None else own(g, g.players[viewer])
            self.memory[viewer] = (self.memory[viewer] | after | mine) - hidden
            elsewhere = {card for me in g.players for card in in_hand(me)} & self.memory[viewer]
            self.now[viewer] = after | mine | (elsewhere if viewer is not None else set()) | told[viewer]
            self.ever[viewer] |= self.now[viewer]
        self.before = after
        self.hands = [(ids(me.rooms.cards), ids(me.spells.cards)) for me in g.players]

    def hear(self, event: Event, told: dict[Viewer, set[str]], lain_open: set[str]) -> None:
        kind, facts = event.kind.name, event.facts
        self.kinds[kind] += 1
        fact, eyes = PRIVATE.get(kind, ("", ()))
        private = marks(facts.get(fact, "")) if fact else set()
        privy = [event.seat if eye == "seat" else facts[eye] for eye in eyes]
        public = marks({name: value for name, value in facts.items() if name != fact})
        if kind not in HAND_TO_HAND and not str(facts.get("card", "")).startswith(f"{SHOWING}~"):
            self.untrue |= public - lain_open
        if kind == "laid":
            self.forget(event.seat, privy, private, of_rooms=True)
        elif kind == "stole":
            self.forget(facts["from"], privy, private, of_rooms=facts["type"] == "room")
        elif kind == "taken_back":  # the last thing that was done has not happened: what was known before is known
            for viewer, cards in self.forgotten.items():
                self.memory[viewer] |= cards
        for viewer in self.viewers:
            heard = public | (private if viewer in privy else set())
            told[viewer] |= heard
            self.memory[viewer] |= heard

    def forget(self, seat: int, privy: list[int], gone: set[str], *, of_rooms: bool) -> None:
        """A card has left this hand and they cannot know which: now they do not know where any of them is."""
        self.forgotten = {}
        for viewer in self.viewers:
            if viewer not in privy:
                self.forgotten[viewer] = self.memory[viewer] & (self.hands[seat][0 if of_rooms else 1] | gone)
                self.memory[viewer] -= self.forgotten[viewer]
