"""Greedy with the cards of Crash Landing, and with more than four at the table."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import at_crash_site, options
from underkeep import bots
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.bots.boss_monster import crash_landing, effects
from underkeep.bots.boss_monster.board import Board, Guest, board_of, heroes_to_come, printed


def choice(table: uk.Table) -> str:
    assert table.decision is not None
    return options(table)[bots.make("greedy", 1).choose(table, table.decision.seat)]


def board(mine: str, theirs: str = "", more: str = "") -> Board:
    table = at_crash_site(
        f"""
        phase: adventure
        active: 0
        players:
        - {{boss: cleopatra, hand: [freeze], {mine}}}
        - {{boss: gorgona, hand: [freeze]{theirs}}}
        {more}
        """
    )
    return board_of(table.view(0), 0)


def test_the_board_reckons_damage_as_the_engine_does():
    table = at_crash_site(
        """
        phase: build
        players:
        - boss: imperiatrix
          levelled_up: true
          hand: [freeze]
          dungeon: [alien_ooze, reactor_core, {stack: [alien_ooze, hypercube]}, invasion_swarm,
                    {room: caged_gundarf, doubled: 1}]
        - {boss: gorgona}
        """
    )
    engine = [room["damage"] for room in table.view(0)["players"][0]["dungeon"]]
    assert board_of(table.view(0), 0).me.damage() == engine


def test_a_boss_that_was_copied_counts_and_the_treasure_stays_its_own():
    seen = board("dungeon: [open_grave]", more="").me
    assert seen.treasure()["thief"] == 1
    table = at_crash_site(
        """
        phase: build
        players:
        - {boss: klonos, levelled_up: true, mimics: killa, wounds: 3, dungeon: [open_grave], hand: [freeze]}
        - {boss: killa}
        """
    )
    me = board_of(table.view(0), 0).me
    assert (me.damage(), me.treasure()["explorer"], me.next_round().treasured) == ([5], 1, "klonos")


def test_spells_do_on_the_board_what_they_do_on_the_table():
    now = board(
        "dungeon: [open_grave], wounds: 2, entrance: [nick_the_masher], inside: {hero: jesta_the_rogue, room: 1}"
    )
    effects.resolve(now, 0, "not_dead_yet", [])
    assert now.walker is not None
    assert (now.walker.health, now.me.entrance[0].health) == (6 - 2, 4 - 2)
    effects.resolve(now, 0, "essence_transfer", ["jesta_the_rogue"])
    assert now.walker.health == 6
    effects.resolve(now, 0, "meteorite", ["0:1"])
    effects.resolve(now, 0, "meteorite", ["0:9"])
    assert now.me.treasure()["explorer"] == 1
    effects.resolve(now, 0, "finish_him", ["jesta_the_rogue"])
    assert now.me.souls == 1
    effects.resolve(now, 0, "essence_transfer", ["jesta_the_rogue"])  # there is nobody any more
    effects.resolve(now, 0, "not_dead_yet", [])


def test_a_wound_becomes_a_soul():
    now = board("wounds: [the_fool]", ", wounds: [nick_the_masher], today: {survived: [nick_the_masher]}")
    effects.resolve(now, 0, "healing_tank", ["the_fool"])
    assert (now.me.souls, now.me.wounds) == (1, 0)
    effects.resolve(now, 0, "finish_him", ["second", "1", "nick_the_masher"])
    assert (now.me.souls, now.seats[1].wounds) == (2, 0)


def test_a_covered_room_is_imagined_on_top():
    now = board("dungeon: [{stack: [hypercube, open_grave]}]")
    now.dig("0:1")
    assert now.me.dungeon[0].stack[-1].id == "hypercube"
    now.dig("0:7")
    now.dig("1:1")


def test_greedy_digs_up_the_stronger_room_and_leaves_a_weaker_one():
    for stack, wanted in (("[hypercube, invasion_swarm]", "room 0:2"), ("[invasion_swarm, hypercube]", "pass")):
        table = at_crash_site(
            f"""
            phase: build
            active: 0
            players:
            - {{boss: cleopatra, dungeon: [{{stack: {stack}}}], hand: [alien_excavator]}}
            - {{boss: gorgona}}
            """
        )
        table.choose("build alien_excavator new")
        while table.decision is not None and table.decision.kind != "room":
            table.choose("pass")
        assert choice(table) == wanted


@pytest.mark.parametrize(("room", "saved"), [("open_grave", 1.0), ("{stack: [alien_ooze, hypercube]}", 0.0)])
def test_the_darklings_pounce_where_it_saves_a_wound(room: str, saved: float):
    waiting = board(f"dungeon: [{room}], entrance: [nick_the_masher]")
    hero = printed("nick_the_masher", HeroCard)
    assert crash_landing.saves_me(waiting, hero, 3) == saved
    walking = board(f"dungeon: [dark_altar, {room}], inside: {{hero: nick_the_masher, room: 1}}")
    assert crash_landing.saves_me(walking, hero, 3) == saved
    assert crash_landing.saves_me(walking, printed("the_fool", HeroCard), 3) == 0.0


def test_heroes_without_a_treasure_are_drawn_by_what_they_say():
    now = board("dungeon: [open_grave], souls: 3", ", wounds: 2")
    drawn = {
        hero: [crash_landing.appeal(Guest(printed(hero, HeroCard), 3), seat, 99) for seat in now.seats]
        for hero in ("the_prince", "the_king", "the_brothers", "the_fool")
    }
    assert drawn == {"the_prince": [98, 99], "the_king": [3, 0], "the_brothers": [102, 97], "the_fool": [96, 99]}


def test_greedy_copies_the_boss_that_is_worth_most():
    table = at_crash_site(
        """
        phase: build
        active: 0
        players:
        - {boss: klonos, dungeon: [open_grave, open_grave, golem_factory, golem_factory], hand: [alien_ooze]}
        - {boss: shellda}
        - {boss: belladonna_tnl}
        """
    )
    while table.decision is not None and "build alien_ooze new" not in options(table):
        table.choose("pass")
    table.choose("build alien_ooze new")
    while table.decision is not None and table.decision.kind != "player":
        table.choose("pass")
    assert choice(table) == "player 2"


def test_all_heroes_of_a_large_game_are_expected():
    table = uk.new_game("boss_monster", players=6, sets=["BMR", "CRL", "KNG"], seed=1)
    view = table.view(0)
    assert len(heroes_to_come(board_of(view, 0), view, table.options)) == 25 + 7 + 16 + 5 - len(view["town"])
