"""Why not? while somebody's spell or ability is being answered: the window is open, only the answer may be wrong."""

from __future__ import annotations

import pytest

from tests.boss_monster.situations import at, do, options, why_not


@pytest.fixture
def answering():
    """Seat 1 has cast a spell out of turn; the active player may answer it first, with a spell or a room."""
    table = at(
        """
        phase: build
        active: 0
        players:
        - boss: draculord
          builds: 0
          hand: [freeze, counterspell, fear]
          dungeon: [golem_factory, {room: open_grave, deactivated: true}, {stack: [bottomless_pit, the_crushinator]}]
        - {boss: gorgona, hand: [jeopardy], dungeon: [goblin_armory]}
        """
    )
    do(table, "pass", "cast jeopardy", "pass")  # not cancelled
    assert table.decision is not None
    assert (table.decision.seat, table.decision.kind, table.decision.source) == (0, "answer", "jeopardy")
    return table


def test_an_answer_may_be_any_spell_or_ability_of_this_phase(answering):
    assert options(answering) == [
        "cast freeze 0:1", "cast freeze 0:3", "cast freeze 1:1", "use the_crushinator 3 0:1", "pass",
    ]  # fmt: skip
    assert why_not(answering, "cast freeze 1:1") == ""


@pytest.mark.parametrize(
    ("said", "rule"),
    [
        ("cast freeze 1:2", "BM-079"),
        ("cast freeze 0:2", "BM-270"),
        ("cast fear", "BM-072"),
        ("cast counterspell", "BM-077"),
        ("cast jeopardy", "BM-291"),
        ("use the_crushinator 3 0:2", "BM-270"),
        ("use the_crushinator 3 1:1", "BM-079"),
        ("build golem_factory new", "BM-171"),
        ("yes", "BM-080"),
    ],
)
def test_a_wrong_answer_is_refused_for_what_is_wrong_with_it_and_not_for_the_moment(answering, said: str, rule: str):
    assert why_not(answering, said) == rule
