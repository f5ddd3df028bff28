"""What somebody has seen of a hand, and what happens to that knowledge when cards move unseen."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import at, do, options, told
from tests.core.games import asked
from tests.core.invariants import pieces
from underkeep.boss_monster.piles import KNOWN


def known_hand(*known: str) -> uk.Table:
    """Seat 1 has three rooms in hand; seat 0 has seen those that are named, seat 2 none of them."""
    cards = ["boulder_ramp", "mimic_vault", "dark_altar"]
    tags = [KNOWN if card in known else 0 for card in cards]
    return at(
        f"""
        phase: build
        active: 1
        players:
        - {{boss: xyzax, hand: [torture_chamber]}}
        - boss: cleopatra
          hand: [{", ".join(cards)}]
          tags: {tags}
          dungeon: [golem_factory]
        - {{boss: robobo, hand: [torture_chamber]}}
        """
    )


@pytest.mark.rs("RS-037")
def test_which_known_card_was_laid_face_down_nobody_can_tell():
    views = []
    for card in ("boulder_ramp", "mimic_vault", "dark_altar"):
        table = known_hand("boulder_ramp", "mimic_vault")
        do(table, f"build {card} new")
        views.append(table.view(0))
    assert views[0] == views[1] == views[2]


@pytest.mark.rs("RS-061")
def test_whoever_knew_two_of_three_cards_imagines_either_of_them_or_the_third_face_down():
    table = known_hand("boulder_ramp", "mimic_vault")
    do(table, "build boulder_ramp new")
    laid: set[str] = set()
    for seed in range(60):
        me = pieces(table.redeal(0, seed)).players[1]
        down = next(room.face_down for room in me.dungeon if room.face_down is not None)
        among = [down.id, *[card.id for card in me.rooms.cards]]
        assert {"boulder_ramp", "mimic_vault"} <= set(among)  # they are still there, one of them perhaps face down
        laid.add(down.id)
    assert {"boulder_ramp", "mimic_vault"} < laid


@pytest.mark.rs("RS-061")
def test_the_only_card_of_a_hand_is_known_wherever_it_goes():
    table = at(
        f"""
        phase: build
        active: 1
        players:
        - {{boss: xyzax, hand: [torture_chamber]}}
        - {{boss: cleopatra, hand: [boulder_ramp], tags: [{KNOWN}], dungeon: [golem_factory]}}
        """
    )
    do(table, "build boulder_ramp new")
    for seed in range(10):
        dungeon = pieces(table.redeal(0, seed)).players[1].dungeon
        assert [room.face_down.id for room in dungeon if room.face_down is not None] == ["boulder_ramp"]


@pytest.mark.rs("RS-059")
@pytest.mark.parametrize("viewer", [0, 1])
def test_a_card_laid_in_secret_in_the_middle_of_a_chain_is_imagined_as_any_other(viewer: int):
    """Motivation answers a Freeze: its card is laid before the chapter ends, and somebody else is asked next."""
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, dungeon: [dragon_hatchery, golem_factory, golem_factory], hand: [freeze], builds: 0}
        - {boss: gorgona, dungeon: [dragon_hatchery], hand: [freeze], builds: 0}
        - {boss: seducia, dungeon: [open_grave], hand: [motivation, mimic_vault, boulder_ramp, dark_altar], builds: 0}
        """
    )
    do(table, "pass", "pass", "cast freeze 0:1")
    while asked(table).seat != 2:
        do(table, "pass")
    do(table, "cast motivation")
    while (asked(table).seat, asked(table).kind) != (2, "build"):
        do(table, "pass")
    do(table, "build boulder_ramp new")
    assert asked(table).kind == "answer"
    laid: set[str] = set()
    for seed in range(40):
        down = pieces(table.redeal(viewer, seed)).players[2].dungeon[0].face_down
        assert down is not None
        laid.add(down.id)
    assert len(laid) > 5


@pytest.mark.rs("RS-061")
def test_the_hand_of_a_loser_is_imagined_like_any_other():
    table = at(
        """
        phase: over
        players:
        - {boss: xyzax, dungeon: [dark_altar]}
        - {boss: cleopatra, dungeon: [golem_factory]}
        - {boss: robobo, hand: [boulder_ramp, counterspell], wounds: 5}
        """
    )
    viewer = asked(table).seat
    buried = [pieces(table.redeal(viewer, seed)) for seed in range(30)]
    assert len({card.id for g in buried for card in g.buried_rooms.cards}) > 5
    assert len({card.id for g in buried for card in g.buried_spells.cards}) > 1
    own = pieces(table.redeal(2, 1))
    assert [card.id for card in own.buried_rooms.cards] == ["boulder_ramp"]  # its owner has not forgotten it
    again = uk.load(table.position())
    assert again.digest() == table.digest()


@pytest.mark.rs("RS-081")
def test_a_buried_card_has_a_tag_or_none_has():
    text = at(
        "phase: over\nplayers:\n- {boss: xyzax}\n- {boss: cleopatra}\n- {boss: robobo, hand: [freeze], wounds: 5}"
    )
    written = text.position()
    assert "buried: [freeze]" in written
    with pytest.raises(uk.BadPosition) as refused:
        uk.load(written.replace("buried: [freeze]", "buried: [freeze, fear]"))
    assert refused.value.field == "tags.buried"


# -- telling ----------------------------------------------------------------------------------------------------


def test_whoever_listens_hears_which_spell_is_to_be_cancelled():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, hand: [freeze], dungeon: [dark_altar]}
        - {boss: gorgona, hand: [counterspell], dungeon: [golem_factory]}
        """
    )
    while "cast freeze 1:1" not in options(table):
        do(table, "pass")
    do(table, "cast freeze 1:1")
    events = do(table, "cast counterspell")
    assert told(events, "declared") == [{"event": "declared", "seat": 1, "card": "counterspell", "aim": "freeze"}]
