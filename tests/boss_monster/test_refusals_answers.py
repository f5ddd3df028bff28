"""Why not? while somebody's spell or ability is being answered: the window is open, only the answer may be wrong."""

from __future__ import annotations

import pytest

from tests.boss_monster.situations import at, do, options, why_not
from underkeep.boss_monster.cards import BOXES


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
        ("yes", "BM-075"),
    ],
)
def test_a_wrong_answer_is_refused_for_what_is_wrong_with_it_and_not_for_the_moment(answering, said: str, rule: str):
    assert why_not(answering, said) == rule


@pytest.mark.parametrize("said", ["fly", "", "pass twice", "PASS", "take freeze"])
@pytest.mark.parametrize(
    ("position", "rule"),
    [
        ("phase: build", "BM-302"),
        ("phase: adventure", "BM-305"),
        ("phase: mulligan", "BM-150"),
        ("phase: first_room", "BM-152"),
        ("phase: classic", "BM-241"),
    ],
)
def test_what_means_nothing_is_refused_by_the_rule_that_asks_now(position: str, rule: str, said: str):
    rooms = "open_grave, succubus_spa, specters_sanctum, dracolich_lair, vampire_bordello"
    table = at(
        f"""
        {position}
        players:
        - {{boss: draculord, hand: [{rooms}, freeze, jeopardy]}}
        - {{boss: xyzax}}
        """
    )
    refusal = table.why_not(said)
    assert refusal is not None
    assert (refusal.rule, refusal.message) == (rule, "not-offered")


@pytest.mark.rule("BM-307")
def test_what_means_nothing_while_a_hero_is_in_a_room_is_refused_by_that_window():
    table = at(
        """
        phase: adventure
        players:
        - {boss: draculord, dungeon: [open_grave], inside: {hero: nick_the_masher, room: 1}, hand: [freeze]}
        - {boss: xyzax}
        """
    )
    assert why_not(table, "fly") == "BM-307"


@pytest.mark.parametrize(
    ("spell", "rooms", "said", "rule"),
    [("motivation", "", "cast motivation", "BM-080"), ("fear", "dark_altar", "use dark_altar 1", "BM-037")],
)
def test_what_means_nothing_while_a_card_asks_is_refused_by_what_that_card_is(
    spell: str, rooms: str, said: str, rule: str
):
    table = at(
        f"""
        phase: build
        players:
        - {{boss: draculord, dungeon: [{rooms}], hand: [{spell}, open_grave]}}
        - {{boss: xyzax, dungeon: [goblin_armory, goblin_armory]}}
        discard: [jeopardy, golem_factory]
        """
    )
    do(table, said)
    assert why_not(table, "fly") == rule


@pytest.mark.rule("BM-A42")
@pytest.mark.parametrize("wish", ["cast freeze 0:1", "use dark_altar 2"])
def test_after_a_hundred_spells_and_abilities_nothing_more_can_be_declared_in_that_round(wish: str):
    table = at(
        """
        phase: build
        active: 0
        window: {declared: 100}
        players:
        - {boss: draculord, dungeon: [open_grave, dark_altar], hand: [golem_factory, freeze]}
        - {boss: xyzax}
        """
    )
    assert "build golem_factory new" in options(table)
    refusal = table.why_not(wish)
    assert refusal is not None
    assert (refusal.rule, refusal.message) == ("BM-A42", "not-now-declare")


@pytest.mark.card("king_croak")
@pytest.mark.rule("BM-026")
def test_a_boss_that_offers_one_card_to_build_is_why_another_cannot_be_built():
    table = at(
        """
        phase: reveal
        window: {gate: true}
        players:
        - boss: king_croak
          dungeon: [open_grave, open_grave, goblin_armory, golem_factory, neanderthal_cave]
          hand: [succubus_spa]
          levelling: true
        - {boss: xyzax}
        """
    )
    do(table, "yes", "take beast_menagerie")
    refusal = table.why_not("build succubus_spa on 1")
    assert refusal is not None
    assert (refusal.rule, refusal.message) == ("BM-026", "not-offered")
    refusal = table.why_not("build beast_menagerie on 1")
    assert refusal is not None
    assert refusal.rule == "BM-034"


def test_a_refusal_names_some_targets_and_each_of_them_whole():
    souls = [hero.id for hero in BOXES["BMR"].hero_decks(2)[0]]
    table = at(
        f"""
        phase: build
        players:
        - {{boss: gorgona, hand: [zombie_attack], builds: 0}}
        - {{boss: xyzax, souls: [{", ".join(souls)}]}}
        """
    )
    refusal = table.why_not("cast zombie_attack 1 nobody")
    assert refusal is not None
    named = refusal.words["targets"].split(", ")
    assert named == [f"1 {soul}" for soul in souls[:8]]


@pytest.mark.parametrize(
    ("room", "rule"),
    [
        pytest.param("{room: dark_altar, deactivated: true}", "BM-270", marks=pytest.mark.rule("BM-270")),
        pytest.param("{room: dark_altar, face_down: open_grave}", "BM-181", marks=pytest.mark.rule("BM-181")),
    ],
)
@pytest.mark.parametrize("said", ["cast freeze 1:1", "use the_crushinator 1 0:2"])
def test_a_room_out_of_reach_is_refused_for_what_it_is_even_where_there_is_no_other_target(
    room: str, rule: str, said: str
):
    mine, theirs = (room, "") if said.startswith("use") else ("", room)
    crushinator = f"{{stack: [bottomless_pit, the_crushinator]}}, {mine}" if mine else ""
    table = at(
        f"""
        phase: build
        players:
        - {{boss: draculord, hand: [freeze, jeopardy], dungeon: [{crushinator}], builds: 0}}
        - {{boss: gorgona, dungeon: [{theirs}], builds: 0}}
        """
    )
    assert said not in options(table)
    assert why_not(table, said) == rule


@pytest.mark.rule("BM-291")
def test_no_refusal_tells_what_another_player_has_laid_face_down_on_my_room():
    table = at(
        """
        phase: build
        players:
        - {boss: robobo, dungeon: [{room: open_grave, face_down: dark_altar, giver: 1}], hand: [freeze], builds: 0}
        - {boss: gorgona, hand: [freeze], builds: 0}
        active: 0
        """
    )
    assert why_not(table, "use dark_altar 1") == why_not(table, "use jackpot_stash 1") == "BM-037"
