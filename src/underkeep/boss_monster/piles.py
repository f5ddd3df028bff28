"""Hidden cards, and what each seat knows of them."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from underkeep.boss_monster.kinds import Card
from underkeep.core.rng import Rng

C = TypeVar("C", bound=Card)

# What each seat knows of a hidden card: one byte a seat, see Pile.
KNOWN: Final = 128
BOUND: Final = 64
EPOCH: Final = 63
KNOWN_TO_ALL: Final = 0x808080808080
LOW_BITS: Final = 0x010101010101


class Pile(Generic[C]):
    """Hidden cards, a deck or a hand, with what each seat knows of them; the last card is on top.

    A tag has a byte for every seat: KNOWN, the seat knows which card this is; else the low bits are an epoch: the
    deck that the card came from, and BOUND says that the seat knows this card to be among those of the epoch.
    So a re-deal can keep everything that was seen, passed on, or shuffled in again (RS-061).
    """

    __slots__ = ("cards", "tags")

    def __init__(self, cards: list[C], tags: list[int]) -> None:
        self.cards: list[C] = cards
        self.tags: list[int] = tags

    def __len__(self) -> int:
        return len(self.cards)

    def __contains__(self, card: object) -> bool:
        return card in self.cards

    def copy(self) -> Pile[C]:
        return Pile(self.cards[:], self.tags[:])

    def add(self, card: C, tag: int) -> None:
        self.cards.append(card)
        self.tags.append(tag)

    def take(self, card: C) -> int:
        """Take this card out; of equal ones each seat takes it for the one that it knows best. Returns its tag."""
        cards = self.cards
        at = cards.index(card) if cards.count(card) == 1 else self.best_known(card)
        cards.pop(at)
        return self.tags.pop(at)

    def best_known(self, card: C) -> int:
        """Which of several equal cards leaves: nobody can tell them apart, so all that is known best goes with it."""
        tags = self.tags
        best = self.cards.index(card)
        for at, one in enumerate(self.cards):
            if one is card and tags[at] > tags[best]:  # of equals the first: the order of the rest is on record
                best = at
        for at, one in enumerate(self.cards):
            if one is card and tags[at] != tags[best]:
                tags[best], tags[at] = better_and_worse_known(tags[best], tags[at])
        return best

    def kinds(self) -> list[C]:
        """The different cards, in the order they came."""
        if len(set(self.cards)) == len(self.cards):  # as in most hands
            return self.cards[:]
        kinds: list[C] = []
        for card in self.cards:
            if card not in kinds:  # of so few a list tells it sooner than a dict
                kinds.append(card)
        return kinds

    def known_to(self, seat: int) -> list[C]:
        shift = 8 * seat
        return [card for card, tag in zip(self.cards, self.tags, strict=True) if tag >> shift & KNOWN]

    def show_to(self, seat: int) -> None:
        """From now on this seat knows these cards, wherever they are kept."""
        self.tags = [tag | KNOWN << 8 * seat for tag in self.tags]

    def known(self) -> int:
        """What anybody knows of any of these cards, as one tag."""
        known = 0
        for tag in self.tags:
            known |= tag
        return known

    def pour_into(self, other: Pile[C]) -> None:
        """All cards change over, and all that is known of them."""
        other.cards += self.cards
        other.tags += self.tags
        self.cards = []
        self.tags = []

    def shuffle(self, rng: Rng) -> None:
        order = list(range(len(self.cards)))
        rng.shuffle(order)
        cards, tags = self.cards, self.tags
        self.cards = [cards[at] for at in order]
        self.tags = [tags[at] for at in order]


def better_and_worse_known(tag: int, other: int) -> tuple[int, int]:
    """Of two equal cards, seat by seat: what is known of the one that it knows better, and of the other."""
    better = worse = 0
    for shift in range(0, 48, 8):
        here, there = tag >> shift & 255, other >> shift & 255
        better |= max(here, there) << shift
        worse |= min(here, there) << shift
    return better, worse


def blurred(tags: list[int], shift: int, epoch: int) -> list[int]:
    """What was known of these cards is known to be among those of the epoch."""
    blurred: list[int] = []
    of_others = ~(255 << shift)
    anything = (KNOWN | BOUND) << shift
    for tag in tags:
        bound = BOUND | epoch if tag & anything else epoch
        blurred.append(tag & of_others | bound << shift)
    return blurred


def regrouped(tag: int, shift: int, epochs: list[int], epoch: int) -> int:
    """A card of one of these epochs is one of another from now on."""
    known = tag >> shift & 255
    if known & KNOWN or known & EPOCH not in epochs:
        return tag
    return tag & ~(255 << shift) | (known & BOUND | epoch) << shift
