"""Words get their meaning from our kinds, and all that is wrong with a file is said at once."""

from __future__ import annotations

import time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from underkeep.core.document import Document, Node
from underkeep.core.errors import BadOptions, BadPosition, BadRecord
from underkeep.core.schema import (
    Fault,
    Kind,
    flag,
    integer,
    list_of,
    mapping,
    one_of,
    read,
    refusal,
    text,
)
from underkeep.core.written import flow
from underkeep.files.untrusted import read_mapping

SEED = integer(-(2**256) + 1, 2**256 - 1, "a whole number of at most 256 bits")
ROOMS = ["golem_factory", "dark_altar", "mimic_vault", "open_grave"]
HEROES = [f"hero_{number}" for number in range(40)]

PLAYER = mapping(
    {
        "boss": one_of(["cleopatra", "seducia"], "boss"),
        "hand": list_of(one_of(ROOMS, "room"), most=3),
        "souls": integer(0, 40) | list_of(one_of(HEROES, "hero")),
        "levelled_up": flag(),
        "name": text(12, 1),
    },
    required=["boss"],
)
POSITION = mapping(
    {"game": one_of(["boss_monster"]), "seed": SEED, "players": list_of(PLAYER, 4, 2)}, ["game", "players"]
)


def document(node: Node) -> Document:
    """The node as if it stood under `it` on line 1."""
    return Document({"it": node}, {(): 1})


def refused(kind: Kind[object], node: Node) -> str:
    with pytest.raises(BadPosition) as caught:
        read(kind, document(node), BadPosition, at=("it",))
    return str(caught.value)


def reads(kind: Kind[object], node: Node) -> object:
    return read(kind, document(node), BadPosition, at=("it",))


# Kinds, one by one.


@pytest.mark.rs("RS-076")
@given(st.integers(-(2**256) + 1, 2**256 - 1))
def test_every_seed_is_read_from_its_decimal_form(seed: int) -> None:
    assert reads(SEED, str(seed)) == seed


@pytest.mark.rs("RS-010")
@pytest.mark.rs("RS-076")
@pytest.mark.parametrize(
    "word",
    ["+7", "07", "-0", "-07", "7.0", "7.", "7e0", "0x7", "0b1", "7_0", "1:30", "7%", "--7", "-", " 7", "7 ", "7\n", ""],
)
def test_a_number_has_only_one_form(word: str) -> None:
    assert "must be a whole number" in refused(SEED, word)
    assert "must be a whole number" in refused(integer(-100, 100), word)


@pytest.mark.rs("RS-076")
@pytest.mark.parametrize(
    "word", ["true", "True", "false", "1.5", "nan", ".nan", "NaN", "inf", ".inf", "~", "null", "one"]
)
@pytest.mark.parametrize("digit", ["٣", "３", "²", "Ⅷ", "1٣", "1３"])
def test_what_is_no_whole_number_is_refused(word: str, digit: str) -> None:
    assert refused(integer(0, 9), word) == f"line 1, it: must be a whole number from 0 to 9, not {word!r}"
    assert refused(integer(0, 99), digit) == f"line 1, it: must be a whole number from 0 to 99, not {digit!r}"


@pytest.mark.rs("RS-076")
@given(st.integers(), st.integers(), st.integers())
def test_a_number_is_read_exactly_when_it_is_in_range(low: int, high: int, number: int) -> None:
    kind = integer(low, high)
    if low <= number <= high:
        assert reads(kind, str(number)) == number
    else:
        assert f"from {low} to {high}, not" in refused(kind, str(number))


@pytest.mark.rs("RS-076")
@given(st.text())
def test_any_word_is_a_number_or_refused(word: str) -> None:
    kind = integer(-1000, 1000)
    canonical = {str(number) for number in range(-1000, 1001)}
    if word in canonical:
        assert reads(kind, word) == int(word)
    else:
        assert "must be a whole number from -1000 to 1000" in refused(kind, word)


@pytest.mark.rs("RS-076")
@pytest.mark.parametrize("sign", ["", "-"])
@pytest.mark.parametrize("digits", [100, 10_000, 250_000])
def test_a_number_of_ten_thousand_digits_is_never_computed(sign: str, digits: int) -> None:
    before = time.process_time()
    message = refused(SEED, sign + "9" * digits)
    assert time.process_time() - before < 0.5  # int() of the longest takes seconds, or refuses with an error of its own
    assert message.startswith("line 1, it: must be a whole number of at most 256 bits, not '")
    assert len(message) < 150


@pytest.mark.rs("RS-076")
@pytest.mark.parametrize("seed", [2**256, -(2**256), 2**256 + 1])
def test_a_seed_one_bit_too_long_is_refused(seed: int) -> None:
    assert "at most 256 bits" in refused(SEED, str(seed))


def test_a_flag_is_true_or_false_and_nothing_else() -> None:
    assert reads(flag(), "true") is True
    assert reads(flag(), "false") is False
    for word in ("True", "yes", "no", "on", "1", "0", ""):
        assert refused(flag(), word).startswith("line 1, it: must be true or false, not ")


def test_a_text_has_a_length_and_one_line() -> None:
    name = text(5, 2)
    assert reads(name, "Ania") == "Ania"
    assert reads(name, "No") == "No"
    for word in ("A", "Joanna", "", "a\nb"):
        assert "must be a text of 2 to 5 characters on one line" in refused(name, word)
    assert reads(text(5, many_lines=True), "a\nb") == "a\nb"


@pytest.mark.rs("RS-075")
@pytest.mark.rs("RS-082")
@given(st.text(max_size=30).filter(lambda name: not any(0xD800 <= ord(letter) < 0xE000 for letter in name)))
def test_any_name_is_refused_or_survives_the_whole_way(name: str) -> None:
    try:
        line = f"seats: {flow([name, 'bot greedy'])}"
        seats = read(list_of(text(30)), read_mapping(line, error=BadRecord), BadRecord, at=("seats",))
    except (ValueError, BadRecord):
        assert not name.isprintable()
    else:
        assert seats == [name, "bot greedy"]


def test_an_unknown_name_is_answered_with_the_nearest() -> None:
    assert refused(one_of(HEROES, "hero"), "her_37") == "line 1, it: 'her_37' is not a hero; did you mean hero_37?"
    assert refused(one_of(ROOMS, "room"), "golem_factry") == (
        "line 1, it: 'golem_factry' is not a room; did you mean golem_factory? "
        "Allowed: golem_factory, dark_altar, mimic_vault, open_grave"
    )
    assert refused(one_of(HEROES, "epic hero"), "zzz") == (
        "line 1, it: 'zzz' is not an epic hero; none of the 40 allowed names is near"
    )


def test_names_from_a_set_are_listed_in_a_fixed_order() -> None:
    assert refused(one_of(set("lkjihgfedcba")), "zzz").endswith("; allowed: a, b, c, d, e, f, g, h, i, j, k, l")


def test_names_are_case_sensitive_but_the_right_one_is_offered() -> None:
    assert "did you mean open_grave?" in refused(one_of(ROOMS), "Open_Grave")


def test_a_list_has_a_length() -> None:
    kind = list_of(one_of(ROOMS), most=2, least=1)
    assert reads(kind, ["dark_altar"]) == ["dark_altar"]
    assert refused(kind, []) == "line 1, it: needs at least 1 items, has 0"
    assert refused(kind, ["dark_altar"] * 3) == "line 1, it: takes at most 2 items, has 3"


def test_a_value_may_have_one_of_several_shapes() -> None:
    souls = integer(0, 40) | list_of(one_of(HEROES, "hero")) | mapping({"lent": integer(0, 9)})
    assert reads(souls, "3") == 3
    assert reads(souls, ["hero_1", "hero_2"]) == ["hero_1", "hero_2"]
    assert reads(souls, {"lent": "1"}) == {"lent": 1}
    assert "must be a whole number from 0 to 40" in refused(souls, "41")
    assert "it[0]: 'x' is not a hero" in refused(souls, ["x"])


def test_two_kinds_of_the_same_shape_cannot_be_told_apart() -> None:
    with pytest.raises(TypeError, match="cannot be told apart"):
        integer(0, 9) | flag()


@pytest.mark.parametrize(
    ("kind", "node", "message"),
    [
        (integer(0, 9), ["3"], "must be a whole number from 0 to 9, not a list"),
        (integer(0, 9), {"a": "3"}, "must be a whole number from 0 to 9, not a mapping"),
        (flag(), ["true"], "must be true or false, not a list"),
        (text(9), [], "must be a text of 0 to 9 characters on one line, not a list"),
        (one_of(ROOMS, "room"), {}, "must be a room, not a mapping"),
        (list_of(one_of(ROOMS, "room")), "dark_altar", "must be a list in which each item is a room, not 'dark_altar'"),
        (list_of(flag()), "", "must be a list in which each item is true or false, not nothing"),
        (mapping({}), "", "must be a mapping, not nothing"),
        (
            integer(0, 9) | list_of(flag()),
            {},
            "from 0 to 9 or a list in which each item is true or false, not a mapping",
        ),
    ],
)
def test_a_value_of_the_wrong_shape_is_refused(kind: Kind[object], node: Node, message: str) -> None:
    assert refused(kind, node).startswith("line 1, it: ")
    assert refused(kind, node).endswith(message)


def test_a_value_may_be_turned_into_something_else() -> None:
    def even(number: int) -> int:
        if number % 2:
            raise ValueError("must be even")
        return number // 2

    kind = list_of(integer(0, 9).then(even))
    assert reads(kind, ["4", "0"]) == [2, 0]
    assert refused(kind, ["4", "3", "10"]) == (
        "line 1, it[1]: must be even\nline 1, it[2]: must be a whole number from 0 to 9, not '10'"
    )
    assert refused(kind, "4") == "line 1, it: must be a list in which each item is a whole number from 0 to 9, not '4'"


# Whole documents.

GOOD = """\
game: boss_monster
seed: 7
players:
- boss: cleopatra
  hand: [golem_factory, open_grave]
  souls: 3
  levelled_up: false
- {boss: seducia, souls: [hero_3], name: No}
"""

BAD = """\
gmae: boss_monster
seed: 7.5
players:
- boss: cleopatra
  hand: [golem_factory, golem_factry, [x]]
  souls: -1
- name: ''
  hand:
  - open_grave
  - dark_altr
  levelled_up: yes
"""


def test_a_good_document_is_read_with_its_types() -> None:
    assert read(POSITION, read_mapping(GOOD), BadPosition) == {
        "game": "boss_monster",
        "seed": 7,
        "players": [
            {"boss": "cleopatra", "hand": ["golem_factory", "open_grave"], "souls": 3, "levelled_up": False},
            {"boss": "seducia", "souls": ["hero_3"], "name": "No"},
        ],
    }


@pytest.mark.ux("UX-250")
def test_a_bad_document_is_told_all_its_faults_at_once() -> None:
    with pytest.raises(BadPosition) as caught:
        read(POSITION, read_mapping(BAD, file="bad.yaml"), BadPosition)
    rooms = "Allowed: golem_factory, dark_altar, mimic_vault, open_grave"
    assert str(caught.value).split("\n") == [
        "bad.yaml, line 1, game: is missing",
        "bad.yaml, line 1, gmae: is not a known field; did you mean game? Allowed: game, seed, players",
        "bad.yaml, line 2, seed: must be a whole number of at most 256 bits, not '7.5'",
        f"bad.yaml, line 5, players[0].hand[1]: 'golem_factry' is not a room; did you mean golem_factory? {rooms}",
        "bad.yaml, line 5, players[0].hand[2]: must be a room, not a list",
        "bad.yaml, line 6, players[0].souls: must be a whole number from 0 to 40, not '-1'",
        "bad.yaml, line 7, players[1].boss: is missing",
        "bad.yaml, line 7, players[1].name: must be a text of 1 to 12 characters on one line, not nothing",
        f"bad.yaml, line 10, players[1].hand[1]: 'dark_altr' is not a room; did you mean dark_altar? {rooms}",
        "bad.yaml, line 11, players[1].levelled_up: must be true or false, not 'yes'",
    ]
    assert caught.value.field == "game"


def test_a_part_of_a_document_is_read_by_its_path() -> None:
    good = read_mapping(GOOD)
    assert read(one_of(["boss_monster"]), good, BadRecord, at=("game",)) == "boss_monster"
    assert read(one_of(ROOMS), good, BadRecord, at=("players", 0, "hand", 1)) == "open_grave"


@pytest.mark.parametrize(
    ("path", "message"),
    [
        (("version",), "line 1, version: is missing"),
        (("players", 0, "coins"), "line 4, players[0].coins: is missing"),
        (("players", 2, "coins"), "line 3, players[2]: is missing"),
        (("players", "boss"), "line 3, players.boss: is missing"),
        (("game", "name"), "line 1, game.name: is missing"),
        (("players", -1), "line 3, players[-1]: is missing"),
    ],
)
def test_a_part_that_is_not_there_is_missed_by_name(path: tuple[str | int, ...], message: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read(text(20), read_mapping(GOOD), BadRecord, at=path)
    assert str(caught.value) == message


def test_checks_of_the_game_itself_name_their_line_and_rule() -> None:
    faults = [
        Fault(("players", 1, "souls", 0), "hero_3 is used twice; the game has one", rule="BM-010"),
        Fault(("seed",), "is not your day"),
    ]
    error = refusal(read_mapping(GOOD), faults, BadOptions)
    assert isinstance(error, BadOptions)
    assert str(error) == (
        "line 2, seed: is not your day\nline 8, players[1].souls[0]: hero_3 is used twice; the game has one"
    )
    assert (error.field, error.rule) == ("seed", "")
    assert refusal(read_mapping(GOOD), faults[:1], BadOptions).rule == "BM-010"


def test_ten_thousand_faults_are_counted_but_not_all_described() -> None:
    names = [f"some_quite_long_card_name_{number}" for number in range(500)]
    items: list[Node] = [f"some_quite_lng_crd_nme_{number}" for number in range(10_000)]
    before = time.process_time()
    message = refused(list_of(one_of(names, "card")), items)
    assert time.process_time() - before < 10  # looking for 10,000 near names would take minutes
    assert len(message.split("\n")) == 21
    assert message.endswith("\nand 9,980 more")


def test_a_very_long_word_is_near_to_nothing() -> None:
    message = refused(one_of(ROOMS, "room"), "golem_factory" * 20_000)
    assert "did you mean" not in message
    assert len(message) < 200


@pytest.mark.parametrize("node", ["\x1b[31mred", "\u202eabc", "a\nb"])
def test_messages_show_strange_words_harmlessly(node: str) -> None:
    for message in (refused(one_of(ROOMS), node), refused(mapping({"a": flag()}), {node: "x"}), refused(flag(), node)):
        assert message.isprintable()


ANYTHING: st.SearchStrategy[Node] = st.recursive(
    st.text(max_size=8) | st.sampled_from(["7", "true", "cleopatra", "boss_monster", "dark_altar"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["game", "seed", "players", "boss", "hand", "souls", "name", "x"]), inner, max_size=5
        )
    ),
    max_leaves=20,
)


@pytest.mark.rs("RS-076")
@pytest.mark.rs("RS-087")
@given(ANYTHING)
def test_any_tree_is_read_or_refused(node: Node) -> None:
    outcome = attempt(node)
    if isinstance(outcome, BadPosition):
        assert str(outcome).startswith("line 1, it")
        assert outcome.field
    else:
        assert outcome["game"] == "boss_monster"
        assert 2 <= len(outcome["players"]) <= 4


def attempt(node: Node) -> dict[str, Any] | BadPosition:
    try:
        return read(POSITION, document(node), BadPosition, at=("it",))
    except BadPosition as error:
        return error
