"""The end of the round and the end of the game, sections S and T of the rules."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.endings import used_up, verdict
from tests.boss_monster.situations import (
    at,
    damage,
    decider,
    do,
    entrance,
    finish_round,
    hand,
    options,
    pass_until,
    seat,
    told,
    town,
    view,
    why_not,
)
from tests.core.invariants import pieces
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.room_cards import RoomCard

# -- what ends with the round -----------------------------------------------------------------------------------


@pytest.mark.rule("BM-223")
def test_the_round_ends_when_the_last_player_has_acted_in_the_adventure_and_not_before():
    table = at(
        """
        phase: adventure
        players:
        - {boss: gorgona, dungeon: [open_grave], entrance: [the_fool], hand: [jeopardy]}
        - {boss: draculord, dungeon: [golem_factory], entrance: [nick_the_masher]}
        - {boss: xyzax}
        """
    )
    happened: list[uk.Event] = []
    while view(table)["active"] != 0:
        happened += do(table, "pass")
    assert told(happened, "round_ended") == []  # two of three are through
    happened = do(table, "pass", "pass")
    names = [event.kind.name for event in happened if event.kind.name in ("died", "round_ended", "round_began")]
    assert names == ["died", "round_ended", "round_began"]


@pytest.mark.rule("BM-224")
def test_all_that_was_given_for_the_round_ends_with_it():
    table = at(
        """
        phase: build
        players:
        - boss: cleopatra
          dungeon: [jackpot_stash, {stack: [bottomless_pit, the_crushinator]}, golem_factory, dragon_hatchery]
          hand: [giant_size, jeopardy]
          builds: 0
        - {boss: gorgona, builds: 0}
        """
    )
    do(table, "use jackpot_stash 1")
    pass_until(table, "adventure")
    do(table, "use the_crushinator 1 0:3", "cast giant_size 0:2")
    assert damage(table, 0) == [4, 7]
    assert seat(table, 0)["treasures"]["thief"] == 3
    assert "use the_crushinator 1 0:2" not in options(table)
    finish_round(table)
    assert damage(table, 0) == [2, 2]
    assert seat(table, 0)["treasures"]["thief"] == 2
    assert "use the_crushinator 1 0:2" in options(table)  # once per round: this is another one


@pytest.mark.rule("BM-224")
def test_a_strike_and_a_shut_dungeon_end_with_the_round():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, hand: [kobold_strike, trepidation, golem_factory]}
        - {boss: gorgona, entrance: [the_fool], souls: [nick_the_masher, boden_the_pantless], builds: 0}
        """
    )
    do(table, "cast kobold_strike")
    pass_until(table, "adventure")
    do(table, "cast trepidation 1")
    assert (view(table)["no_building"], seat(table, 1)["closed"]) == (False, False)  # the next round has begun
    assert view(table)["round"] == 2
    assert entrance(table, 1) == ["the_fool"]
    assert "build golem_factory new" in options(table)
    happened = finish_round(table)
    assert "the_fool" in [event["hero"] for event in told(happened, "survived")]


@pytest.mark.rule("BM-225")
def test_deactivated_rooms_of_all_players_wake_up():
    table = at(
        """
        phase: adventure
        players:
        - {boss: draculord, dungeon: [open_grave, {room: golem_factory, deactivated: true}], hand: [jeopardy]}
        - {boss: gorgona, dungeon: [{room: bottomless_pit, deactivated: true}]}
        """
    )
    assert (damage(table, 0), damage(table, 1)) == ([2, 0], [0])
    happened = finish_round(table)
    assert [event["place"] for event in told(happened, "reactivated")] == ["0:2", "1:1"]
    assert (damage(table, 0), damage(table, 1)) == ([2, 2], [1])
    assert [room["deactivated"] for room in seat(table, 0)["dungeon"]] == [False, False]


@pytest.mark.rule("BM-226")
def test_a_hero_scared_back_to_town_has_no_damage_any_more():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: gorgona, dungeon: [golem_factory], inside: {hero: jesta_the_rogue, room: 1, damage: 5}}
        - {boss: draculord, hand: [fear]}
        """
    )
    do(table, "cast fear jesta_the_rogue")
    hero = view(table)["town"][0]
    assert (hero["hero"], hero["damage"], hero["health"]) == ("jesta_the_rogue", 0, 6)


@pytest.mark.rule("BM-226")
def test_damage_and_health_of_a_hero_waiting_at_an_entrance_are_wiped():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [golem_factory]
          entrance: [{hero: jesta_the_rogue, damage: 5, waits: true}, {hero: the_fool, health: 2, waits: true}]
          hand: [jeopardy]
        - {boss: gorgona}
        """
    )
    finish_round(table)
    assert view(table)["round"] == 2
    waiting = [(hero["hero"], hero["health"], hero["waits"]) for hero in seat(table, 0)["entrance"]]
    assert waiting == [("jesta_the_rogue", 6, False), ("the_fool", 2, False)]


@pytest.mark.rule("BM-226")
def test_damage_and_health_of_a_hero_in_town_are_wiped():
    table = at(
        """
        phase: end
        players:
        - {boss: draculord, dungeon: [golem_factory], hand: [open_grave]}
        - {boss: gorgona}
        town: [{hero: tieg_and_the_magic_bubble, damage: 3, health: 1}]
        """
    )
    assert view(table)["round"] == 2
    assert (view(table)["town"][0]["damage"], view(table)["town"][0]["health"]) == (0, 4)


@pytest.mark.rule("BM-227")
def test_nobody_casts_or_uses_anything_while_the_round_ends():
    table = at(
        """
        phase: adventure
        players:
        - {boss: draculord, dungeon: [jackpot_stash], hand: [freeze]}
        - {boss: gorgona, dungeon: [dark_altar], hand: [freeze]}
        discard: [fear]
        """,
        variants=("machinations",),
    )
    pass_until(table, "end")
    for number in (0, 1):
        assert (decider(table), options(table)) == (number, ["draw room", "draw spell", "pass"])
        assert why_not(table, "cast freeze 0:1") == "BM-310"
        assert why_not(table, "use dark_altar 1" if number else "use jackpot_stash 1") == "BM-310"
        do(table, "pass")
    assert (view(table)["round"], view(table)["phase"]) == (2, "build")


@pytest.mark.rule("BM-228")
def test_rooms_wake_up_before_anybody_has_won():
    table = at(
        """
        phase: adventure
        players:
        - {boss: draculord, dungeon: [{room: golem_factory, deactivated: true, bonus: 3}], souls: 10, hand: [jeopardy]}
        - {boss: gorgona}
        """
    )
    happened = finish_round(table)
    names = [event.kind.name for event in happened if event.kind.name in ("reactivated", "round_ended", "game_ended")]
    assert names == ["reactivated", "round_ended", "game_ended"]
    assert damage(table, 0) == [2]


# -- out of the game --------------------------------------------------------------------------------------------

# Draculord (seat 0) has taken the fifth wound; two others play on.
ONE_IS_OUT = """
    phase: over
    round: 3
    players:
    - boss: draculord
      dungeon: [golem_factory, {stack: [open_grave, dracolich_lair]}]
      hand: [dark_altar, freeze]
      entrance: [jesta_the_rogue, boden_the_pantless]
      souls: [nick_the_masher]
      wounds: [delatorious_angel_of_light, antonius_the_rune_knight, lord_van_ette]
    - {boss: gorgona, dungeon: [bottomless_pit], hand: [freeze, jeopardy]}
    - {boss: robobo, dungeon: [goblin_armory], hand: [zombie_attack]}
    town: [the_fool]
    decks: {heroes: [tieg_and_the_magic_bubble, mitchell_the_judge, dartteon_elf_pyromancer]}
    discard: [fear]
    """


@pytest.mark.rule("BM-229")
def test_the_cards_of_a_loser_are_removed_from_the_game():
    table = at(ONE_IS_OUT)
    assert table.result is None
    loser = seat(table, 0)
    assert (loser["out"], loser["dungeon"], loser["entrance"]) == (True, [], [])
    assert hand(table, 0) == []
    assert view(table)["discard"] == ["fear"]
    g = pieces(table)
    assert {"golem_factory", "open_grave", "dracolich_lair"} <= {card.id for card in g.gone}
    assert {"dark_altar", "freeze"} <= {card.id for card in [*g.buried_rooms.cards, *g.buried_spells.cards]}


@pytest.mark.rule("BM-229")
def test_nothing_can_be_aimed_at_a_loser():
    table = at(ONE_IS_OUT)
    assert view(table)["order"] == [1, 2]
    assert options(table) == [
        *[said for said in options(table) if said.startswith("build")],
        "cast freeze 1:1",
        "cast freeze 2:1",
        "cast jeopardy",
        "pass",
    ]
    assert why_not(table, "cast freeze 0:1") == "BM-079"
    while decider(table) == 1:
        do(table, "pass")
    assert (decider(table), view(table)["phase"]) == (2, "build")
    assert "cast zombie_attack 0 nick_the_masher" not in options(table)
    assert why_not(table, "cast zombie_attack 0 nick_the_masher") == "BM-079"


@pytest.mark.rule("BM-229")
def test_a_loser_is_not_asked_and_lures_nobody():
    table = at(ONE_IS_OUT)
    happened: list[uk.Event] = []
    while view(table)["round"] < 6 and table.decision is not None:
        assert decider(table) in (1, 2)
        happened += table.choose("pass")
    assert {event["seat"] for event in told(happened, "lured")} <= {1, 2}
    assert {event["seat"] for event in told(happened, "drew")} == {1, 2}


@pytest.mark.rule("BM-229")
def test_the_rooms_of_a_loser_do_not_come_back_with_a_new_deck():
    table = at(
        used_up(
            """
            phase: over
            players:
            - {boss: draculord, dungeon: [golem_factory], hand: [dark_altar], wounds: 5}
            - {boss: gorgona, dungeon: [bottomless_pit], hand: [jeopardy]}
            - {boss: robobo}
            discard: [open_grave, fear]
            """,
            RoomCard,
        )
    )
    assert hand(table, 1) == ["open_grave", "jeopardy"]  # the new deck was this one card
    assert hand(table, 2) == []
    assert view(table)["decks"]["rooms"] == 0
    assert view(table)["discard"] == ["fear"]


@pytest.mark.rule("BM-230")
def test_as_many_heroes_come_as_players_have_started():
    table = at(ONE_IS_OUT)
    assert town(table)[-3:] == ["tieg_and_the_magic_bubble", "mitchell_the_judge", "dartteon_elf_pyromancer"]
    happened = finish_round(table)
    assert len(told(happened, "hero_came")) == 3


# -- five wounds, ten souls -------------------------------------------------------------------------------------


@pytest.mark.rule("BM-231")
@pytest.mark.parametrize(("wounds", "out"), [(4, False), (5, True), (6, True)])
def test_five_wounds_are_too_many(wounds: int, *, out: bool):
    table = verdict(("draculord", 3, wounds), ("xyzax", 0, 0), ("gorgona", 0, 0))
    assert table.result is None
    assert seat(table, 0)["out"] == out


@pytest.mark.rule("BM-231")
def test_ten_souls_do_not_save_who_has_five_wounds():
    table = verdict(("draculord", 12, 5), ("xyzax", 0, 4), ("gorgona", 0, 0))
    assert table.result is None
    assert seat(table, 0)["out"]


@pytest.mark.rule("BM-232")
@pytest.mark.parametrize(("souls", "wounds", "won"), [(9, 0, False), (10, 4, True), (11, 0, True)])
def test_ten_souls_win_with_fewer_than_five_wounds(souls: int, wounds: int, *, won: bool):
    table = verdict(("gorgona", souls, wounds), ("draculord", 3, 0))
    if won:
        assert table.result is not None
        assert (table.result.winners, table.result.reason) == ((0,), "BM-003")
        assert table.decision is None
    else:
        assert table.result is None


@pytest.mark.rule("BM-232")
def test_a_position_may_give_souls_and_wounds_as_numbers():
    table = at(
        """
        phase: over
        players:
        - {boss: draculord, souls: 10, wounds: 4}
        - {boss: gorgona, souls: 3, wounds: 2}
        """
    )
    assert [(seat(table, number)["souls"], seat(table, number)["wounds"]) for number in (0, 1)] == [(10, 4), (3, 2)]
    assert table.result is not None


@pytest.mark.rule("BM-233")
@pytest.mark.parametrize(("first", "second"), [("gorgona", "draculord"), ("draculord", "gorgona")])
def test_of_several_with_ten_souls_the_most_souls_minus_wounds_win_whatever_their_xp(first: str, second: str):
    table = verdict((first, 12, 4), (second, 10, 1), ("robobo", 5, 0))
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((1,), "BM-233")
    assert table.result.ranking == (1, 0, 2)
    assert table.result.scores == (12, 10, 5)


@pytest.mark.rule("BM-233")
def test_who_has_not_ten_souls_does_not_win_by_having_fewer_wounds():
    table = verdict(("gorgona", 10, 4), ("draculord", 9, 0))
    assert table.result is not None
    assert table.result.winners == (0,)


@pytest.mark.rule("BM-234")
def test_when_everybody_has_five_wounds_souls_minus_wounds_decide():
    table = verdict(("gorgona", 12, 7), ("draculord", 3, 5), ("robobo", 9, 5))
    assert table.result is not None
    assert (table.result.winners, table.result.ranking, table.result.reason) == ((0,), (0, 2, 1), "BM-234")


@pytest.mark.rule("BM-235")
@pytest.mark.parametrize(
    "scores",
    [
        (("draculord", 10, 0), ("gorgona", 10, 0), ("xyzax", 10, 0)),
        (("draculord", 10, 0), ("gorgona", 13, 3), ("xyzax", 12, 2)),
        (("draculord", 3, 5), ("gorgona", 4, 6), ("xyzax", 3, 5)),
    ],
)
def test_if_that_is_equal_too_the_lowest_xp_wins(scores: tuple[tuple[str, int, int], ...]):
    table = verdict(*scores)
    assert table.result is not None
    assert (table.result.winners, table.result.ranking) == ((1,), (1, 2, 0))


@pytest.mark.rule("BM-236")
def test_the_last_one_standing_wins_without_a_single_soul():
    table = verdict(("draculord", 9, 5), ("gorgona", 0, 4), ("xyzax", 15, 6))
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((1,), "BM-236")
    assert table.result.ranking[0] == 1


@pytest.mark.rule("BM-236")
def test_the_last_one_standing_wins_when_another_lost_rounds_ago():
    table = at(
        """
        phase: over
        round: 7
        players:
        - {boss: draculord, out: true, souls: [nick_the_masher]}
        - {boss: gorgona, souls: 2, wounds: 3}
        - {boss: xyzax, souls: 4, wounds: 5}
        """
    )
    assert table.result is not None
    assert (table.result.winners, table.result.ranking, table.result.reason) == ((1,), (1, 2, 0), "BM-236")


@pytest.mark.rule("BM-237")
@pytest.mark.parametrize(
    ("barred", "winner"),
    [("{}", 0), ("{barred: true}", 1)],
)
def test_who_is_kept_from_winning_does_not_win_when_the_heroes_run_out_either(barred: str, winner: int):
    table = at(
        used_up(
            f"""
            phase: over
            players:
            - {{boss: gorgona, souls: [nick_the_masher, lord_van_ette], today: {barred}}}
            - {{boss: draculord, souls: [frankov_the_envoy]}}
            """,
            HeroCard,
        )
    )
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((winner,), "BM-237")


# -- no heroes left ---------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-237")
def test_when_nobody_comes_any_more_and_nobody_can_be_lured_the_best_score_wins():
    table = at(
        used_up(
            """
            phase: over
            players:
            - {boss: gorgona, souls: [nick_the_masher, lord_van_ette], wounds: [boden_the_pantless]}
            - {boss: draculord, souls: [frankov_the_envoy]}
            town: [jesta_the_rogue]
            """,
            HeroCard,
        )
    )
    assert table.result is not None
    assert (table.result.winners, table.result.ranking, table.result.reason) == ((0,), (0, 1), "BM-237")


@pytest.mark.rule("BM-237")
@pytest.mark.parametrize(
    ("more", "over"),
    [
        ("lured: true", False),  # the bait phase still worked
        ("decks: {heroes: [the_fool]}", False),
        ("decks: {epic_heroes: [cecil_leoran_master_factotum]}", False),
        ("lured: false", True),
    ],
)
def test_as_long_as_a_hero_can_come_or_was_lured_the_game_goes_on(more: str, *, over: bool):
    table = at(
        used_up(
            f"""
            phase: over
            players:
            - {{boss: gorgona, souls: [nick_the_masher], hand: [golem_factory]}}
            - {{boss: draculord, souls: [frankov_the_envoy]}}
            town: [jesta_the_rogue]
            {more}
            """,
            HeroCard,
        )
    )
    assert (table.result is not None) == over


@pytest.mark.rule("BM-237")
def test_a_hero_waiting_at_an_entrance_keeps_the_game_going():
    table = at(
        used_up(
            """
            phase: over
            players:
            - {boss: gorgona, entrance: [nick_the_masher], hand: [golem_factory]}
            - {boss: draculord, souls: [frankov_the_envoy]}
            """,
            HeroCard,
        )
    )
    assert view(table)["result"] is None
    finish_round(table)
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((1,), "BM-237")


@pytest.mark.rule("BM-237")
def test_with_equal_scores_at_the_end_of_the_heroes_the_lowest_xp_wins():
    table = at(
        used_up(
            """
            phase: over
            players:
            - {boss: gorgona, souls: [nick_the_masher]}
            - {boss: draculord, souls: [boden_the_pantless]}
            """,
            HeroCard,
        )
    )
    assert table.result is not None
    assert table.result.winners == (0,)


@pytest.mark.rule("BM-233")
def test_ten_souls_and_a_fifth_wound_in_one_round_are_looked_at_together():
    table = at(
        """
        phase: adventure
        players:
        - {boss: draculord, dungeon: [neanderthal_cave], entrance: [the_fool], souls: 9, hand: [jeopardy]}
        - boss: gorgona
          entrance: [sir_digby_apple_ace_detective]
          souls: [katelyn_angelic_healer, lord_van_ette, frankov_the_envoy, antonius_the_rune_knight, jesta_the_rogue,
            joman_chimm_cutpurse]
          wounds: [tempros_the_time_marauder, terric_warhelm_half_elf_archmage]
        """
    )
    finish_round(table)
    assert table.result is not None
    assert (table.result.winners, table.result.scores, table.result.reason) == ((0,), (10, 10), "BM-003")
