"""Chance must be the same everywhere, fair, and impossible to cut short."""

from __future__ import annotations

import math
from collections import Counter
from hashlib import blake2b
from itertools import pairwise, permutations
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from underkeep.core.rng import FACTOR, MASK, PRIME, Fast, Keyed, Rng, make, restore

KINDS = ["keyed", "fast"]
LARGEST_SEED = 2**256 - 1

seeds = st.integers(-LARGEST_SEED, LARGEST_SEED)
kinds = st.sampled_from(KINDS)


class Vector(NamedTuple):
    words: list[int]
    two: list[int]
    digest_of_52: str
    digest_of_100: str


# Records rest on these numbers: if one changes, every stored game is dealt anew. They are never computed again.
VECTORS = {
    ("keyed", 0): Vector(
        [0xBA9FE40E, 0xB2266A1E, 0xE7138AA2, 0x6517AC59, 0xAD3ED46A, 0x35F42ED7, 0xD6670027, 0x3AB719C4],
        [0, 1],
        "bddadcebedcc9b1f",
        "d1ef4435139f6968",
    ),
    ("keyed", -1): Vector(
        [0x9772D367, 0x817522AC, 0xBCD6DD94, 0x7F7E2E39, 0x9408CDCE, 0x7FE885A1, 0x7423ED29, 0x1CFE105D],
        [0, 1],
        "685452bf37dcd813",
        "6589a54dcfa8d9c1",
    ),
    ("keyed", 7): Vector(
        [0x4CF83962, 0x526E34DF, 0xC4510318, 0xA56BDBF1, 0xC1AB65F2, 0x59BA4D86, 0xBA1AF779, 0xDDE4058F],
        [1, 0],
        "b42b7f97510612de",
        "92f6484c99e0f406",
    ),
    ("keyed", 2**64): Vector(
        [0xA3DFE4C9, 0x7182C59F, 0xE5D9376C, 0xE7562E97, 0xDE58EDD2, 0xF37C2569, 0x53E7D8C7, 0xD6598D54],
        [0, 1],
        "96730f52b6b6b83c",
        "9a269f820c43a35d",
    ),
    ("keyed", 2**256 - 1): Vector(
        [0x8C8713EB, 0xE984EB6E, 0x984BBD5E, 0xFC9CBD27, 0x35E1D1DC, 0x4A9C57AF, 0x58A68FE6, 0x31AF4381],
        [0, 1],
        "5205e9f27ab4ae2d",
        "b8e794c91a6be627",
    ),
    ("fast", 0): Vector(
        [0x349861D9, 0xA1052DBE, 0xA9AA3D4B, 0x95E97147, 0xD133EC8F, 0x64FB37C0, 0x4BDA4195, 0xF71D9F92],
        [1, 0],
        "29e5b7042c261775",
        "c9ac8d167b10ffd0",
    ),
    ("fast", -1): Vector(
        [0xECF39605, 0x642D647A, 0x6961F3D1, 0xAC544C6C, 0x48E796EF, 0x2D3E6A0D, 0x322F458C, 0x3389216A],
        [0, 1],
        "c6f5d53e387c7365",
        "b57f583200f57436",
    ),
    ("fast", 7): Vector(
        [0xAF7C4834, 0x6DA19744, 0xA7C491D1, 0x4138CBD4, 0xF0F04CB2, 0x3B289A21, 0xAA1E0CD1, 0x6F796DD4],
        [1, 0],
        "06fb5d7e0e3ec998",
        "fde390cca35b3f2c",
    ),
    ("fast", 2**64): Vector(
        [0x9444586C, 0x59EF3629, 0x971B192C, 0x916F61FA, 0xAA96C9B6, 0x288E6835, 0x30E1937A, 0x0B37930F],
        [1, 0],
        "b7bfc4897c009213",
        "f3ce94e0a0af78bb",
    ),
    ("fast", 2**256 - 1): Vector(
        [0x06E5BD73, 0x7A664344, 0xCCEE8E0D, 0x5B5F9489, 0x0CAA63C8, 0x2F57D625, 0xCFA36D34, 0xEFB7EE8E],
        [0, 1],
        "f3675c5424e42ff6",
        "d2450b1fc63f9090",
    ),
}


def shuffled(rng: Rng, size: int) -> list[int]:
    items = list(range(size))
    rng.shuffle(items)
    return items


def digest(items: list[int]) -> str:
    return blake2b(bytes(items), digest_size=8).hexdigest()


@pytest.mark.rs("RS-008")
@pytest.mark.parametrize(("kind", "seed"), list(VECTORS))
def test_first_words_and_shuffles_never_change(kind: str, seed: int) -> None:
    vector = VECTORS[kind, seed]
    rng = make(kind, seed)
    assert rng.name == kind
    assert [rng.below(2**32) for _ in range(8)] == vector.words
    assert shuffled(make(kind, seed), 1) == [0]
    assert shuffled(make(kind, seed), 2) == vector.two
    assert digest(shuffled(make(kind, seed), 52)) == vector.digest_of_52
    assert digest(shuffled(make(kind, seed), 100)) == vector.digest_of_100


@pytest.mark.rs("RS-008")
@pytest.mark.parametrize("n", [2, 3, 6, 100, 2**30 + 1, 3 * 2**29])
@pytest.mark.parametrize(("kind", "seed"), list(VECTORS))
def test_a_word_that_would_favour_an_answer_is_drawn_again(kind: str, seed: int, n: int) -> None:
    """Of 2**32 words, as many as make no full row of answers. For a small n that is rare, so there are large ones."""
    rng, words = make(kind, seed), make(kind, seed)
    again = 0
    for _ in range(50):
        product = words.word() * n
        while product % 2**32 < 2**32 % n:
            product = words.word() * n
            again += 1
        assert rng.below(n) == product // 2**32
    assert rng.state() == words.state()
    assert (again > 0) == (n > 100)


@pytest.mark.rs("RS-008")
@pytest.mark.rs("RS-051")
def test_keyed_words_are_blake2_of_key_and_counter() -> None:
    key = blake2b(b"-12", digest_size=32, person=b"underkeep").digest()
    stream = b"".join(blake2b(block.to_bytes(8, "little"), key=key).digest() for block in range(3))
    rng = make("keyed", -12)
    assert rng.state() == (int.from_bytes(key, "little"), 0)
    assert b"".join(rng.word().to_bytes(4, "little") for _ in range(48)) == stream


@pytest.mark.rs("RS-008")
def test_fast_words_are_the_carry_and_the_low_half_mixed() -> None:
    rng = restore("fast", [5 << 32 | 3])
    mill = 3 * FACTOR + 5
    assert rng.word() == (mill % 2**32) ^ (mill // 2**32)
    assert rng.state() == (mill,)


@pytest.mark.rs("RS-008")
@given(kinds, seeds, st.integers(0, 120))
def test_shuffle_is_a_row_of_draws_from_the_last_place_down(kind: str, seed: int, size: int) -> None:
    rng = HalfWords(make(kind, seed)) if kind == "fast" else make(kind, seed)
    expected = list(range(size))
    for place in range(size - 1, 0, -1):
        other = rng.below(place + 1)
        expected[place], expected[other] = expected[other], expected[place]
    quick = make(kind, seed)
    assert shuffled(quick, size) == expected
    assert quick.state() == rng.state()


@pytest.mark.rs("RS-008")
def test_more_items_than_half_a_word_can_tell_apart_are_shuffled_by_whole_words() -> None:
    rng, items = make("fast", 5), list(range(2**16 + 1))
    quick = shuffled(make("fast", 5), len(items))
    for place in range(len(items) - 1, 0, -1):
        other = rng.below(place + 1)
        items[place], items[other] = items[other], items[place]
    assert quick == items


class HalfWords:
    """Draws as `fast` shuffles: two from each word, the lower half first, and a whole word where that is not fair."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.halves: list[int] = []
        self.state = rng.state

    def below(self, n: int) -> int:
        if not self.halves:
            word = self.rng.word()
            self.halves = [word >> 16, word % 2**16]
        half = self.halves.pop()
        return half * n >> 16 if half * n % 2**16 >= 2**16 % n else self.rng.below(n)


@pytest.mark.rs("RS-008")
@pytest.mark.rs("RS-011")
@given(kinds, seeds, st.lists(st.integers(1, 2**32), max_size=40), st.lists(st.integers(1, 2**32), max_size=40))
def test_copies_and_restored_generators_go_on_alike(kind: str, seed: int, before: list[int], after: list[int]) -> None:
    rng = make(kind, seed)
    for n in before:
        rng.below(n)
    state = rng.state()
    others = [rng.copy(), restore(kind, state), restore(kind, list(state))]
    drawn = [rng.below(n) for n in after]
    for other in others:
        assert other.state() == state
        assert [other.below(n) for n in after] == drawn
        assert other.state() == rng.state()


@pytest.mark.parametrize("kind", KINDS)
def test_a_copy_leaves_the_first_untouched(kind: str) -> None:
    rng = make(kind, 7)
    rng.word()
    state = rng.state()
    copy = rng.copy()
    shuffled(copy, 60)
    assert rng.state() == state != copy.state()
    assert type(copy) is type(rng)


@pytest.mark.parametrize("kind", KINDS)
def test_without_a_choice_nothing_is_drawn(kind: str) -> None:
    rng = make(kind, 7)
    state = rng.state()
    assert rng.below(1) == 0
    assert rng.pick(["the only one"]) == "the only one"
    assert shuffled(rng, 0) == []
    assert shuffled(rng, 1) == [0]
    assert rng.state() == state


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("n", [0, -1, -(2**40), 2**32 + 1, 2**70])
def test_choosing_among_none_or_too_many_is_refused(kind: str, n: int) -> None:
    rng = make(kind, 7)
    state = rng.state()
    with pytest.raises(ValueError, match="cannot choose among"):
        rng.below(n)
    assert rng.state() == state


@pytest.mark.parametrize("kind", KINDS)
def test_picking_from_an_empty_list_is_refused(kind: str) -> None:
    with pytest.raises(ValueError, match="cannot choose among 0"):
        make(kind, 7).pick([])


def test_chance_itself_has_no_numbers() -> None:
    for draw in (Rng().word, Rng().state, Rng().copy):
        with pytest.raises(NotImplementedError):
            draw()


def test_pick_and_below_choose_alike() -> None:
    names = ["bard", "cleric", "mage", "thief"]
    assert make("keyed", 5).pick(names) == names[make("keyed", 5).below(4)]


# Fairness. The limits come from the normal approximation of Wilson and Hilferty at four standard deviations, on both
# sides: counts that are too even are as suspicious as counts that are too uneven.


def assert_even(counts: list[int]) -> None:
    expected = sum(counts) / len(counts)
    chi_square = sum((count - expected) ** 2 for count in counts) / expected
    spread = 2 / (9 * (len(counts) - 1))
    deviations = ((chi_square / (len(counts) - 1)) ** (1 / 3) - 1 + spread) / math.sqrt(spread)
    assert -4 < deviations < 4, (deviations, counts)


def test_the_measure_of_fairness_notices_a_loaded_die() -> None:
    with pytest.raises(AssertionError):
        assert_even([1000, 1000, 1000, 1000, 1000, 1250])
    with pytest.raises(AssertionError):
        assert_even([1000] * 60)


@pytest.mark.rs("RS-009")
@pytest.mark.parametrize("kind", KINDS)
def test_all_numbers_below_two_to_two_hundred_come_equally_often(kind: str) -> None:
    for n in range(2, 201):
        rng = make(kind, n)
        counts = Counter(rng.below(n) for _ in range(20 * n))
        assert_even([counts[number] for number in range(n)])


@pytest.mark.rs("RS-009")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("n", [3 << 29, 3 << 30, 5 << 28, 2**31 - 1, 2**31, 2**32 - 1, 2**32])
def test_large_numbers_show_no_bias_of_a_plain_remainder(kind: str, n: int) -> None:
    # 2**32 words shared among 3 * 2**29 numbers: some get three, others two. A plain remainder favours the small
    # numbers that way, a plain product those that leave 0 or 1 when divided by three.
    rng = make(kind, n)
    draws = [rng.below(n) for _ in range(6000)]
    assert min(draws) >= 0
    assert max(draws) < n
    for classes in ([draw * 30 // n for draw in draws], [draw % 3 for draw in draws], [draw % 5 for draw in draws]):
        counts = Counter(classes)
        assert_even([counts[number] for number in range(max(classes) + 1)])


@pytest.mark.rs("RS-009")
@pytest.mark.parametrize("kind", KINDS)
def test_all_orders_of_four_items_come_equally_often(kind: str) -> None:
    rng = make(kind, 4)
    orders = Counter(tuple(shuffled(rng, 4)) for _ in range(12_000))
    assert_even([orders[order] for order in permutations(range(4))])


@pytest.mark.rs("RS-009")
@pytest.mark.parametrize("kind", KINDS)
def test_one_draw_says_nothing_about_the_next(kind: str) -> None:
    rng = make(kind, 8)
    draws = [rng.below(8) for _ in range(12_001)]
    pairs = Counter(pairwise(draws))
    assert_even([pairs[a, b] for a in range(8) for b in range(8)])


@pytest.mark.rs("RS-009")
@pytest.mark.parametrize("kind", KINDS)
def test_first_draws_of_neighbouring_seeds_are_unrelated(kind: str) -> None:
    first = Counter(make(kind, seed).below(10) for seed in range(3000))
    assert_even([first[number] for number in range(10)])


def state_before(mill: int) -> int:
    """The fast generator divides by 2**32 in the field of PRIME, so multiplying goes one step back."""
    return mill * 2**32 % PRIME


@pytest.mark.rs("RS-009")
@pytest.mark.parametrize("n", [3, 7, 100, 3 << 29])
def test_a_word_too_many_is_drawn_again(n: int) -> None:
    before_zero = state_before(12345 << 32 | 12345)  # equal halves mix to the word 0, which is one too many for these n
    rng = restore("fast", [before_zero])
    assert rng.copy().word() == 0
    second_word = rng.copy()
    second_word.word()
    expected = second_word.below(n)
    assert rng.below(n) == expected
    assert rng.state() == second_word.state()


@pytest.mark.rs("RS-009")
def test_a_word_that_divides_evenly_is_kept() -> None:
    rng = restore("fast", [state_before(12345 << 32 | 12345)])
    assert rng.below(64) == 0
    assert rng.state() == (12345 << 32 | 12345,)


@pytest.mark.rs("RS-009")
def test_a_shuffle_draws_a_word_too_many_again() -> None:
    start = [state_before(12345 << 32 | 12345)]
    rng = restore("fast", start)
    shuffled(rng, 7)
    steps = restore("fast", start)
    for _ in range(3 + 2):  # six places, two a word; the halves of the first are 0, too many for 7 and for 6
        steps.word()
    assert rng.state() == steps.state()


# Seeds and states.


@pytest.mark.rs("RS-010")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", [True, False, "7", b"7", 7.0, None, float("nan"), [7], 2**256, -(2**256), 10**100])
def test_a_seed_is_an_int_of_at_most_256_bits(kind: str, seed: object) -> None:
    with pytest.raises(ValueError, match="256 bits"):
        make(kind, seed)


@pytest.mark.rs("RS-010")
@given(kinds, seeds, seeds)
def test_different_seeds_give_different_games(kind: str, one: int, other: int) -> None:
    assert (make(kind, one).state() == make(kind, other).state()) == (one == other)


@pytest.mark.rs("RS-010")
@pytest.mark.parametrize("kind", KINDS)
def test_no_bit_and_no_sign_of_a_seed_is_lost(kind: str) -> None:
    alike = [0, *(sign * 2**bit for bit in range(256) for sign in (1, -1)), LARGEST_SEED, -LARGEST_SEED]
    assert len({make(kind, seed).state() for seed in alike}) == len(alike)


@pytest.mark.parametrize("name", ["", "Keyed", "mersenne", "fast "])
def test_an_unknown_generator_is_refused_by_name(name: str) -> None:
    with pytest.raises(ValueError, match="no generator named"):
        make(name, 7)
    with pytest.raises(ValueError, match="no generator named"):
        restore(name, [7])


@pytest.mark.parametrize(
    ("kind", "state"),
    [
        ("keyed", []),
        ("keyed", [1]),
        ("keyed", [1, 2, 3]),
        ("keyed", [-1, 0]),
        ("keyed", [2**256, 0]),
        ("keyed", [1, -1]),
        ("keyed", [1, 2**62]),
        ("keyed", [1, True]),
        ("keyed", [1, "0"]),
        ("keyed", [1.0, 0]),
        ("fast", []),
        ("fast", [0]),
        ("fast", [-1]),
        ("fast", [PRIME]),
        ("fast", [PRIME + 1]),
        ("fast", [1, 2]),
        ("fast", [True]),
        ("fast", ["5"]),
        ("fast", "5"),
    ],
)
def test_a_state_that_no_generator_can_have_is_refused(kind: str, state: list[object]) -> None:
    with pytest.raises(ValueError, match="not the state"):
        restore(kind, state)


def test_the_two_stuck_states_are_the_ones_refused() -> None:
    for stuck in (0, PRIME):
        rng = Fast(stuck)
        rng.word()
        assert rng.state() == (stuck,)


@given(st.integers(1, PRIME - 1))
def test_every_other_state_stays_good(mill: int) -> None:
    rng = restore("fast", [mill])
    assert 0 <= rng.word() <= MASK
    assert 0 < rng.state()[0] < PRIME
    assert rng.state()[0] != mill


def test_a_keyed_generator_can_be_restored_far_along_its_stream() -> None:
    rng = restore("keyed", [99, 2**61 + 5])
    assert isinstance(rng, Keyed)
    rng.word()
    assert rng.state() == (99, 2**61 + 6)


def is_prime(n: int) -> bool:
    """Miller and Rabin's test; these bases decide every n under 2**64."""
    bases = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)
    twos = ((n - 1) & -(n - 1)).bit_length() - 1
    for base in bases:
        x = pow(base, n - 1 >> twos, n)
        if x not in (1, n - 1) and all((x := x * x % n) != n - 1 for _ in range(twos - 1)):
            return False
    return True


def test_the_fast_generator_walks_in_a_safe_prime() -> None:
    assert FACTOR < 2**30
    assert is_prime(PRIME)
    assert is_prime(PRIME // 2)
    assert not is_prime(PRIME + 2)
