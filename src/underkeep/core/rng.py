"""Chance at the table: two generators that give the same numbers in every build and on every Python.

`Keyed` is for tables where something is at stake: whoever has seen a million of its numbers knows nothing about the
next one. `Fast` is for playouts and the lab: quick, well mixed, and easily foretold. Both hand out 32-bit words; all
that a game draws is made of those words by the two methods `below` and `shuffle`.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, ClassVar, Final, TypeVar

if TYPE_CHECKING:
    # The compiler keeps an `i64` in a register; to the interpreter it is only a word in an annotation. Everything
    # declared so stays under 2**63, hence both builds count alike.
    from mypy_extensions import i64

T = TypeVar("T")

WORD: Final = 1 << 32
HALF: Final = 1 << 31
MASK: Final = WORD - 1
SMALL: Final = 1 << 16
SMALL_MASK: Final = SMALL - 1
SEED_LIMIT: Final = 1 << 256
DRAWN_LIMIT: Final = 1 << 62
BLOCK_WORDS: Final = 16

# The largest factor under 2**30 that makes FACTOR * 2**32 - 1 a safe prime (half of it, rounded down, is prime too).
# A safe prime leaves no short cycle: every good state walks through (PRIME - 1) / 2 of them, about 2**61, before it
# comes back. All states are under 2**62.
FACTOR: Final = 1073740155
PRIME: Final = FACTOR * WORD - 1


class Rng:
    """A source of chance. Use `make` or `restore` to get one."""

    name: ClassVar[str] = ""

    def word(self) -> int:
        """The next 32 bits."""
        raise NotImplementedError

    def state(self) -> tuple[int, ...]:
        """Everything needed to go on from here; see `restore`."""
        raise NotImplementedError

    def copy(self) -> Rng:
        """A twin that will draw the same numbers."""
        raise NotImplementedError

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely as the others. Nothing is drawn when there is no choice."""
        if n <= 1 or n >= HALF:
            return self._extreme(n)
        # The upper half of word * n is the answer. 2**32 words do not divide evenly among n answers; the few that are
        # too many show as a small lower half and are drawn again (Lemire 2019).
        few: i64 = n
        word: i64 = self.word()
        product: i64 = word * few
        if product & MASK < few:
            unfair: i64 = (WORD - few) % few
            while product & MASK < unfair:
                word = self.word()
                product = word * few
        return product >> 32

    def _extreme(self, n: int) -> int:
        if n == 1:
            return 0
        if not HALF <= n <= WORD:
            raise ValueError(f"cannot choose among {n}: from 1 to 2**32 is possible")
        word = self.word()
        while word >= n:  # at least every second word is an answer by itself
            word = self.word()
        return word

    def shuffle(self, items: list[T]) -> None:
        """Put the items in a random order: from the last place to the second, each picks among those up to it."""
        for place in range(len(items) - 1, 0, -1):
            other = self.below(place + 1)
            items[place], items[other] = items[other], items[place]

    def pick(self, items: list[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]


class Keyed(Rng):
    """BLAKE2b of a counter under a secret key: past numbers do not foretell later ones (RS-051)."""

    name: ClassVar[str] = "keyed"

    def __init__(self, key: bytes, drawn: int) -> None:
        self.key = key
        self.drawn = drawn
        # The words of the block that `drawn` points into. It is replaced at each block border and never changed in
        # place, so copies may share it.
        self.block: tuple[int, ...] = _block(key, drawn // BLOCK_WORDS) if drawn % BLOCK_WORDS else ()

    def word(self) -> int:
        place = self.drawn % BLOCK_WORDS
        if place == 0:
            self.block = _block(self.key, self.drawn // BLOCK_WORDS)
        self.drawn += 1
        return self.block[place]

    def state(self) -> tuple[int, ...]:
        return int.from_bytes(self.key, "little"), self.drawn

    def copy(self) -> Rng:
        twin = Keyed(self.key, 0)
        twin.drawn = self.drawn
        twin.block = self.block
        return twin


class Fast(Rng):
    """Multiply with carry: the low 32 bits are the number, the rest is the carry, the answer mixes both."""

    name: ClassVar[str] = "fast"

    def __init__(self, mill: int) -> None:
        self.mill: i64 = mill

    def word(self) -> int:
        mill: i64 = self.mill
        mill = FACTOR * (mill & MASK) + (mill >> 32)
        self.mill = mill
        return (mill & MASK) ^ (mill >> 32)

    def state(self) -> tuple[int, ...]:
        return (self.mill,)

    def copy(self) -> Rng:
        return Fast(self.mill)

    # Playouts spend much of their time here, so the two methods below are those of `Rng` with `word` written out.

    def below(self, n: int) -> int:
        if n <= 1 or n >= HALF:
            return self._extreme(n)
        few: i64 = n
        mill: i64 = self.mill
        mill = FACTOR * (mill & MASK) + (mill >> 32)
        product: i64 = ((mill & MASK) ^ (mill >> 32)) * few
        if product & MASK < few:
            unfair: i64 = (WORD - few) % few
            while product & MASK < unfair:
                mill = FACTOR * (mill & MASK) + (mill >> 32)
                product = ((mill & MASK) ^ (mill >> 32)) * few
        self.mill = mill
        return product >> 32

    def shuffle(self, items: list[T]) -> None:
        """Each word picks for two places, by sixteen bits each: numbers so small are quick in every build."""
        if len(items) > SMALL:
            super().shuffle(items)
            return
        few: i64 = len(items)
        low: i64 = self.mill & MASK
        carry: i64 = self.mill >> 32
        while few > 1:
            mill: i64 = FACTOR * low + carry
            low = mill & MASK
            carry = mill >> 32
            word: i64 = low ^ carry
            product: i64 = (word & SMALL_MASK) * few
            other: i64 = product >> 16
            if product & SMALL_MASK < few and product & SMALL_MASK < (SMALL - few) % few:
                self.mill = carry << 32 | low  # one of the few draws that would not be fair
                other = self.below(few)
                low, carry = self.mill & MASK, self.mill >> 32
            few -= 1
            items[few], items[other] = items[other], items[few]
            product = (word >> 16) * few
            other = product >> 16
            if product & SMALL_MASK < few and product & SMALL_MASK < (SMALL - few) % few:
                self.mill = carry << 32 | low
                other = self.below(few)
                low, carry = self.mill & MASK, self.mill >> 32
            few -= 1
            items[few], items[other] = items[other], items[few]
        self.mill = carry << 32 | low


# Seeds and states are taken as `object`: a compiled function that asks for an `int` would turn True into 1 before any
# check could see it, and the two builds must refuse the same things.


def make(name: str, seed: object) -> Rng:
    """A fresh generator, "keyed" or "fast". A seed is any int of at most 256 bits, with or without a minus sign."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not -SEED_LIMIT < seed < SEED_LIMIT:
        raise ValueError("a seed is a whole number of at most 256 bits")
    key = blake2b(str(int(seed)).encode(), digest_size=32, person=b"underkeep").digest()
    if name == Keyed.name:
        return Keyed(key, 0)
    if name == Fast.name:
        # States 0 and PRIME would repeat themselves for ever; the remainder leaves exactly the good ones, 1 to PRIME-1.
        return Fast(int.from_bytes(key, "little") % (PRIME - 1) + 1)
    raise _unknown(name)


def restore(name: str, state: Sequence[object]) -> Rng:
    """The generator that `state()` was taken from."""
    numbers = [int(part) for part in state if isinstance(part, int) and not isinstance(part, bool)]
    if len(numbers) == len(state):
        if name == Keyed.name and len(numbers) == 2 and 0 <= numbers[0] < SEED_LIMIT and 0 <= numbers[1] < DRAWN_LIMIT:
            return Keyed(numbers[0].to_bytes(32, "little"), numbers[1])
        if name == Fast.name and len(numbers) == 1 and 0 < numbers[0] < PRIME:
            return Fast(numbers[0])
    if name not in (Keyed.name, Fast.name):
        raise _unknown(name)
    raise ValueError(f"this is not the state of a {name} generator")


def _block(key: bytes, counter: int) -> tuple[int, ...]:
    return struct.unpack("<16I", blake2b(counter.to_bytes(8, "little"), key=key).digest())


def _unknown(name: str) -> ValueError:
    return ValueError(f"there is no generator named {name!r}; use 'keyed' or 'fast'")
