"""Rules of the house, section U of the rules."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.endings import used_up
from tests.boss_monster.situations import (
    at,
    decider,
    do,
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
from underkeep.boss_monster.cards import BOXES
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.verbs.heroes import heal


def inside(table: uk.Table) -> Game:
    """The whole table, secrets and all."""
    assert isinstance(table._game, Game)
    return table._game


# -- classic ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-241")
@pytest.mark.parametrize("players", [2, 4])
def test_in_classic_mode_everybody_throws_two_of_seven_cards_away_before_the_first_room(players: int):
    table = uk.new_game("boss_monster", players=players, seed=5, variants=["classic"], seeded_discard=False)
    pass_until(table, "classic")
    order = view(table)["order"]
    thrown: list[str] = []
    for number in order:
        for count in (7, 6):
            assert (decider(table), len(hand(table, number))) == (number, count)
            said = options(table)[0]
            thrown.append(said.split()[1])
            do(table, said)
        assert len(hand(table, number)) == 5
    assert view(table)["phase"] == "first_room"
    assert view(table)["discard"] == thrown


@pytest.mark.rule("BM-241")
def test_without_classic_mode_all_seven_cards_are_kept():
    table = uk.new_game("boss_monster", players=2, seed=5)
    pass_until(table, "first_room")
    assert [len(hand(table, number)) for number in (0, 1)] == [7, 7]


@pytest.mark.rule("BM-321")
def test_in_classic_mode_rooms_and_spells_alike_may_be_thrown_away_and_nothing_else():
    table = at(
        """
        phase: classic
        round: 0
        players:
        - {boss: draculord, hand: [golem_factory, golem_factory, open_grave, dark_altar, dracolich_lair, freeze, fear]}
        - boss: gorgona
          hand: [boulder_ramp, mimic_vault, dragon_hatchery, minotaurs_maze, zombie_prison, fear, freeze]
        """,
        variants=("classic",),
    )
    mine = ["golem_factory", "open_grave", "dark_altar", "dracolich_lair", "freeze", "fear"]
    assert options(table) == [f"discard {card}" for card in mine]  # two equal cards are one choice
    for not_mine in ("discard boulder_ramp", "pass"):
        assert why_not(table, not_mine) != ""
    do(table, "discard freeze", "discard golem_factory")
    assert hand(table, 0) == ["golem_factory", "open_grave", "dark_altar", "dracolich_lair", "fear"]
    assert decider(table) == 1
    do(table, "discard fear", "discard freeze")  # both spells
    assert hand(table, 1) == ["boulder_ramp", "mimic_vault", "dragon_hatchery", "minotaurs_maze", "zombie_prison"]


# -- hard -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-242")
@pytest.mark.parametrize(("players", "ordinary", "epic"), [(2, 9, 8), (3, 13, 12), (4, 17, 16)])
def test_in_hard_mode_ordinary_heroes_with_four_health_stay_in_the_box(players: int, ordinary: int, epic: int):
    table = uk.new_game("boss_monster", players=players, seed=3, variants=["hard"])
    g = inside(table)
    assert (len(g.hero_deck), len(g.epic_deck)) == (ordinary, epic)
    assert 4 not in {card.hp for card in g.hero_deck}
    assert {card.hp for card in g.hero_deck} == {2, 6, 8}


@pytest.mark.rule("BM-242")
def test_otherwise_heroes_with_four_health_take_part():
    table = uk.new_game("boss_monster", players=2, seed=3)
    assert len([card for card in inside(table).hero_deck if card.hp == 4]) == 4


# -- I choose you -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-243")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_of_two_bosses_each_player_keeps_one_and_the_other_leaves_the_game(players: int):
    table = uk.new_game("boss_monster", players=players, seed=11, variants=["choose_boss"])
    offered: dict[int, list[str]] = {}
    for number in range(players):
        assert decider(table) == number
        offered[number] = seat(table, number)["offered"]
        assert options(table) == [f"boss {boss}" for boss in offered[number]]
        do(table, f"boss {offered[number][number % 2]}")
    dealt = [boss for pair in offered.values() for boss in pair]
    assert len(set(dealt)) == 2 * players
    kept = [seat(table, number)["boss"] for number in range(players)]
    assert kept == [offered[number][number % 2] for number in range(players)]
    assert view(table)["order"] == sorted(range(players), key=lambda number: -seat(table, number)["xp"])
    gone = {card.id for card in inside(table).gone}
    assert gone == {boss.id for boss in BOXES["BMR"].bosses} - set(kept)


@pytest.mark.rule("BM-243")
def test_nobody_learns_what_the_others_were_offered_or_kept_until_all_have_chosen():
    table = uk.new_game("boss_monster", players=3, seed=11, variants=["choose_boss"])
    mine = seat(table, 0)["offered"]
    happened = do(table, f"boss {mine[0]}")
    assert [event.seen_by(1) for event in happened if event.kind.name == "boss_chosen"] == []
    for viewer in (None, 1, 2):
        for player in view(table, viewer)["players"]:
            if player["seat"] == viewer:
                continue
            assert (player["boss"], player["xp"], player["treasures"]) == (None, None, {})
            assert not {"offered", "kept"} & set(player)
        assert [boss for boss in mine if boss in str(view(table, viewer))] == []
        assert view(table, viewer)["order"] == []  # the order of play would tell the XP
    assert seat(table, 0)["kept"] == mine[0]
    do(table, options(table)[0])
    happened = do(table, options(table)[1])
    assert [event.seat for event in happened if event.kind.name == "boss_chosen"] == [0, 1, 2]
    assert [player["boss"] is not None for player in view(table)["players"]] == [True, True, True]


@pytest.mark.rule("BM-243")
def test_bosses_cannot_be_fixed_and_chosen_at_once():
    with pytest.raises(uk.BadOptions) as refused:
        uk.new_game("boss_monster", players=2, variants=["choose_boss"], bosses=["gorgona", "robobo"])
    assert refused.value.rule == "BM-243"


# -- machinations -----------------------------------------------------------------------------------------------

# Seat 0 kills the fool this round, seat 1 kills nobody.
ONE_KILLS = """
    phase: adventure
    players:
    - {boss: gorgona, dungeon: [open_grave], entrance: [the_fool], hand: [annihilator]}
    - {boss: draculord, dungeon: [golem_factory], souls: [nick_the_masher]}
    - {boss: robobo, wounds: [boden_the_pantless]}
    decks: {rooms: [neanderthal_cave], spells: [fear]}
    """


@pytest.mark.rule("BM-244")
@pytest.mark.parametrize(
    ("answer", "drawn"), [("draw room", ["neanderthal_cave"]), ("draw spell", ["fear"]), ("pass", [])]
)
def test_who_gained_no_soul_in_the_round_may_draw_a_room_or_a_spell(answer: str, drawn: list[str]):
    table = at(ONE_KILLS, variants=("machinations",))
    pass_until(table, "end")
    assert (decider(table), options(table)) == (1, ["draw room", "draw spell", "pass"])
    do(table, answer)
    assert hand(table, 1) == drawn
    assert decider(table) == 2  # seat 0 has its soul
    do(table, "pass")
    assert (view(table)["round"], seat(table, 0)["souls"]) == (2, 1)


@pytest.mark.rule("BM-244")
def test_without_machinations_nobody_is_asked():
    table = at(ONE_KILLS)
    while view(table)["round"] == 1:
        assert view(table)["phase"] == "adventure"
        do(table, "pass")
    assert view(table)["phase"] == "build"


@pytest.mark.rule("BM-244")
def test_a_soul_of_an_earlier_round_does_not_count():
    table = at(ONE_KILLS, variants=("machinations",))
    pass_until(table, "end")
    do(table, "pass", "pass")
    pass_until(table, "end")
    assert (view(table)["round"], decider(table)) == (2, 1)
    do(table, "pass")
    assert decider(table) == 0


@pytest.mark.rule("BM-244")
def test_a_wound_that_was_turned_into_a_soul_counts_as_a_soul_of_the_round():
    table = at("phase: build\nplayers:\n- {boss: gorgona, wounds: [jesta_the_rogue]}\n- {boss: draculord}")
    g = inside(table)
    heal(g, g.players[0], g.players[0].wound_cards[0])
    assert (g.players[0].gained_soul, g.players[0].souls, g.players[0].wounds) == (True, 1, 0)


# -- unlimited lives --------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-245")
def test_with_unlimited_lives_neither_five_wounds_nor_ten_souls_end_anything():
    table = at(
        """
        phase: over
        players:
        - {boss: gorgona, wounds: 7, hand: [golem_factory]}
        - {boss: draculord, souls: 5, wounds: 0}
        - {boss: robobo, souls: [katelyn_angelic_healer, lord_van_ette, frankov_the_envoy, antonius_the_rune_knight,
            tempros_the_time_marauder]}
        """,
        variants=("immortal",),
    )
    assert seat(table, 2)["souls"] == 10
    assert table.result is None
    assert [seat(table, number)["out"] for number in (0, 1, 2)] == [False, False, False]
    assert view(table)["order"] == [1, 0, 2]


@pytest.mark.rule("BM-245")
def test_with_unlimited_lives_the_highest_score_wins_when_the_hero_decks_are_empty():
    table = at(
        used_up(
            """
            phase: over
            players:
            - boss: gorgona
              souls: [lord_van_ette, katelyn_angelic_healer, frankov_the_envoy]
              wounds: [the_fool]
              entrance: [mitchell_the_judge]    # nobody waits for who waits there
            - boss: draculord
              souls: [cecil_leoran_master_factotum, hya_legendary_shinobi, tempros_the_time_marauder, jesta_the_rogue]
              wounds: [terric_warhelm_half_elf_archmage, antonius_the_rune_knight, nick_the_masher]
            town: [boden_the_pantless]
            lured: true
            """,
            HeroCard,
        ),
        variants=("immortal",),
    )
    assert table.result is not None
    assert (table.result.winners, table.result.scores, table.result.reason) == ((0,), (6, 7), "BM-245")


@pytest.mark.rule("BM-246")
def test_with_unlimited_lives_equal_scores_go_to_the_lowest_xp():
    table = at(
        used_up(
            """
            phase: over
            players:
            - {boss: draculord, souls: [nick_the_masher]}
            - {boss: gorgona, souls: [lord_van_ette], wounds: [the_fool]}
            - {boss: xyzax, souls: [boden_the_pantless]}
            """,
            HeroCard,
        ),
        variants=("immortal",),
    )
    assert table.result is not None
    assert (table.result.winners, table.result.ranking) == ((1,), (1, 2, 0))


@pytest.mark.rule("BM-247")
def test_with_unlimited_lives_the_round_in_which_the_last_hero_comes_is_still_played():
    table = at(
        used_up(
            """
            phase: start
            players:
            - {boss: draculord, dungeon: [open_grave], hand: [jeopardy], souls: [nick_the_masher, jesta_the_rogue]}
            - {boss: gorgona, dungeon: [boulder_ramp]}
            decks: {heroes: [the_fool, mitchell_the_judge]}
            """,
            HeroCard,
        ),
        variants=("immortal",),
    )
    assert town(table) == ["the_fool", "mitchell_the_judge"]
    assert view(table)["decks"]["heroes"] == view(table)["decks"]["epic_heroes"] == 0
    assert view(table)["result"] is None
    happened = finish_round(table)
    assert [event["hero"] for event in told(happened, "survived")] == ["the_fool"]
    assert town(table) == ["mitchell_the_judge"]  # nobody has its treasure, and it is not waited for
    assert table.result is not None
    assert (table.result.winners, view(table)["round"]) == ((0,), 1)


@pytest.mark.rule("BM-247")
def test_with_unlimited_lives_one_hero_left_in_a_deck_means_another_round():
    table = at(
        used_up(
            """
            phase: over
            players:
            - {boss: draculord, hand: [golem_factory]}
            - {boss: gorgona}
            decks: {epic_heroes: [lord_van_ette]}
            """,
            HeroCard,
        ),
        variants=("immortal",),
    )
    assert table.result is None
    assert (view(table)["round"], town(table)) == (2, ["lord_van_ette"])


@pytest.mark.rule("BM-322")
def test_with_unlimited_lives_the_smaller_debt_wins():
    table = at(
        used_up(
            """
            phase: over
            players:
            - boss: gorgona
              souls: [nick_the_masher]
              wounds: [lord_van_ette, antonius_the_rune_knight, frankov_the_envoy, katelyn_angelic_healer]
            - boss: draculord
              wounds: [hya_legendary_shinobi, cecil_leoran_master_factotum, tempros_the_time_marauder]
            """,
            HeroCard,
        ),
        variants=("immortal",),
    )
    assert [(seat(table, number)["souls"], seat(table, number)["wounds"]) for number in (0, 1)] == [(1, 8), (0, 6)]
    assert table.result is not None
    assert (table.result.winners, table.result.ranking) == ((1,), (1, 0))
