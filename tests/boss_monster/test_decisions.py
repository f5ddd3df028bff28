"""Where the rulebooks disagree or say nothing: what was decided, section Y of the rules."""

from __future__ import annotations

from collections import Counter

import pytest

import underkeep as uk
from tests.boss_monster.endings import used_up, verdict
from tests.boss_monster.situations import (
    at,
    damage,
    decider,
    do,
    dungeon,
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
from underkeep.boss_monster.cards import CATALOGUE
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.kinds import BossCard, SpellCard
from underkeep.boss_monster.room_cards import RoomCard
from underkeep.boss_monster.table import Game


def inside(table: uk.Table) -> Game:
    """The whole table, secrets and all."""
    assert isinstance(table._game, Game)
    return table._game


# -- set-up -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-A01")
def test_the_discard_pile_starts_with_four_rooms_and_two_spells_unless_switched_off():
    seeded = uk.new_game("boss_monster", players=2, seed=1)
    kinds = [type(CATALOGUE[card]) for card in view(seeded)["discard"]]
    assert Counter(kinds) == {RoomCard: 4, SpellCard: 2}
    russian = uk.new_game("boss_monster", players=2, seed=1, seeded_discard=False)
    assert view(russian)["discard"] == []


@pytest.mark.rule("BM-A02")
def test_all_seven_cards_are_kept_except_in_classic_mode_where_two_go_to_the_discard_pile():
    table = uk.new_game("boss_monster", players=2, seed=6, seeded_discard=False)
    pass_until(table, "first_room")
    assert [len(hand(table, number)) for number in (0, 1)] == [7, 7]
    classic = uk.new_game("boss_monster", players=2, seed=6, seeded_discard=False, variants=["classic"])
    held = Counter(hand(classic, 0) + hand(classic, 1))
    pass_until(classic, "first_room")
    assert [len(hand(classic, number)) for number in (0, 1)] == [5, 5]
    assert len(view(classic)["discard"]) == 4
    assert Counter(hand(classic, 0) + hand(classic, 1) + view(classic)["discard"]) == held


@pytest.mark.rule("BM-A03")
@pytest.mark.parametrize(
    ("rooms", "offered"),
    [
        # four advanced rooms, three advanced rooms
        ("dracolich_lair, beast_menagerie, ligers_den, the_crushinator, open_grave", True),
        ("dracolich_lair, beast_menagerie, ligers_den, boulder_ramp, open_grave", False),
        # four of one treasure; a room with several treasures counts for each of them
        ("golem_factory, goblin_armory, minotaurs_maze, neanderthal_cave, open_grave", True),
        ("golem_factory, construction_zone, centipede_tunnel, monstrous_monument, open_grave", True),
        ("golem_factory, dragon_hatchery, dragon_hatchery, dragon_hatchery, open_grave", True),
        ("golem_factory, goblin_armory, minotaurs_maze, boulder_ramp, open_grave", False),
        # two equal icons on one card are one room
        ("goblin_armory, goblin_armory, dark_altar, boulder_ramp, witchs_kitchen", False),
    ],
)
def test_four_rooms_of_a_kind_are_enough_for_a_mulligan(rooms: str, *, offered: bool):
    table = at(
        f"""
        phase: mulligan
        round: 0
        players:
        - {{boss: draculord, hand: [{rooms}, fear, freeze]}}
        - {{boss: gorgona, hand: [golem_factory, open_grave, boulder_ramp, witchs_kitchen, fear, freeze]}}
        """
    )
    assert (view(table)["phase"] == "mulligan") == offered
    if offered:
        assert (decider(table), options(table)) == (0, ["yes", "no"])
        do(table, "yes")
        assert view(table)["phase"] == "first_room"  # only once, whatever came


@pytest.mark.rule("BM-A03")
def test_mulligans_are_offered_in_the_order_of_xp_before_the_first_room():
    table = at(
        """
        phase: mulligan
        round: 0
        players:
        - {boss: gorgona, hand: [dracolich_lair, beast_menagerie, ligers_den, the_crushinator, open_grave, fear]}
        - {boss: xyzax, hand: [dracolich_lair, beast_menagerie, ligers_den, the_crushinator, open_grave, fear]}
        """
    )
    assert (decider(table), view(table)["phase"]) == (1, "mulligan")
    do(table, "no")
    assert (decider(table), view(table)["phase"]) == (0, "mulligan")
    do(table, "no")
    assert (decider(table), view(table)["phase"]) == (1, "first_room")


@pytest.mark.rule("BM-A29")
def test_the_boss_that_was_not_chosen_is_removed_from_the_game():
    table = uk.new_game("boss_monster", players=2, seed=2, variants=["choose_boss"])
    refused = [seat(table, number)["offered"][1] for number in (0, 1)]
    do(table, options(table)[0])
    do(table, options(table)[0])
    gone = [card.id for card in inside(table).gone]
    assert [gone.count(boss) for boss in refused] == [1, 1]
    assert not set(refused) & {player["boss"] for player in view(table)["players"]}


@pytest.mark.rule("BM-A30")
def test_hard_mode_spares_the_fool():
    table = uk.new_game("boss_monster", players=2, seed=2, variants=["hard"])
    deck = inside(table).hero_deck
    assert ("the_fool", 2) in [(card.id, card.hp) for card in deck]
    assert 4 not in [card.hp for card in deck]


@pytest.mark.rule("BM-A36")
def test_first_rooms_are_laid_face_down():
    table = at(
        """
        phase: first_room
        round: 0
        players:
        - {boss: draculord, hand: [golem_factory]}
        - {boss: gorgona, hand: [open_grave]}
        """
    )
    do(table, "build golem_factory new")
    room = view(table, 1)["players"][0]["dungeon"][0]
    assert (room["stack"], room["face_down"]) == ([], True)
    assert "golem_factory" not in str(view(table, 1)["players"][0])
    happened = do(table, "build open_grave new")
    assert [event["seat"] for event in told(happened, "revealed")] == [0, 1]


# -- order of play ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-A21")
def test_equal_xp_is_ranked_by_set_and_then_by_card():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, hand: [golem_factory]}
        - {boss: gorgona}
        - {boss: xyzax}
        - {boss: robobo}
        """
    )
    g = inside(table)
    for me, (code, number) in zip(g.players, [("CRL", 1), ("TNL", 9), ("TNL", 2), ("BMR", 7)], strict=True):
        me.boss = BossCard(f"twin_{code}_{number}".lower(), "Twin", 475, "cleric", "")
        me.boss.set = code
        me.boss.number = number
    g.rank_by_xp()
    assert view(table)["order"] == [3, 2, 1, 0]  # and the players can see it


@pytest.mark.rule("BM-A21")
def test_the_bosses_of_the_base_set_need_no_tie_break():
    xp = [card.xp for card in CATALOGUE.values() if isinstance(card, BossCard) and card.set == "BMR"]
    assert len(xp) == len(set(xp)) == 8


@pytest.mark.rule("BM-A07")
def test_the_level_up_comes_before_what_the_fifth_room_does():
    table = at(
        """
        phase: build
        players:
        - boss: gorgona
          dungeon: [dragon_hatchery, dragon_hatchery, dragon_hatchery, goblin_armory]
          hand: [mimic_vault]
        - {boss: robobo, builds: 0}
        town: [the_fool, nick_the_masher]
        """
    )
    happened = do(table, "build mimic_vault new")
    assert (options(table), [event["boss"] for event in told(happened, "levelled_up")]) == (
        ["take the_fool", "take nick_the_masher"],
        ["gorgona"],
    )
    assert told(happened, "triggered") == []
    happened = do(table, "take the_fool")
    assert [event["card"] for event in told(happened, "triggered")] == ["mimic_vault"]
    assert seat(table, 0)["soul_cards"][0] == "the_fool"


@pytest.mark.rule("BM-A07")
def test_two_rooms_of_one_player_do_what_they_do_in_the_order_they_were_laid():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, dungeon: [golem_factory], hand: [motivation, mimic_vault, specters_sanctum]}
        - {boss: gorgona, dungeon: [open_grave, boulder_ramp], builds: 0, hand: [fear]}
        town: [nick_the_masher, jesta_the_rogue]
        """
    )
    happened = do(table, "cast motivation", "build specters_sanctum on 1", "build mimic_vault new")
    happened += pass_until(table, "reveal")
    assert [one["card"] for one in told(happened, "triggered")] == ["specters_sanctum", "mimic_vault"]


@pytest.mark.rule("BM-A08")
def test_a_level_up_delayed_by_a_frozen_room_can_still_win_the_round():
    table = at(
        """
        phase: build
        active: 0
        players:
        - boss: gorgona
          dungeon: [goblin_armory, golem_factory, open_grave, boulder_ramp]
          hand: [neanderthal_cave]
          souls: 9
        - {boss: draculord, builds: 0, hand: [freeze, jeopardy]}
        town: [tempros_the_time_marauder, terric_warhelm_half_elf_archmage]
        """
    )
    happened = do(table, "build neanderthal_cave new", "cast freeze 0:2", "pass")
    happened += pass_until(table, "end")
    assert (told(happened, "levelled_up"), table.result) == (
        [{"event": "levelled_up", "seat": 0, "boss": "gorgona"}],
        None,
    )
    assert [event.kind.name for event in happened][-2:] == ["reactivated", "levelled_up"]
    assert (seat(table, 0)["souls"], options(table)) == (
        9,
        ["take tempros_the_time_marauder", "take terric_warhelm_half_elf_archmage"],
    )
    do(table, "take terric_warhelm_half_elf_archmage")
    assert table.result is not None
    assert (table.result.winners, table.result.scores) == ((0,), (11, 0))


@pytest.mark.rule("BM-A08")
def test_delayed_level_ups_resolve_in_the_order_of_xp():
    five = "dragon_hatchery, {room: goblin_armory, deactivated: true}, golem_factory, open_grave, boulder_ramp"
    table = at(
        f"""
        phase: adventure
        players:
        - {{boss: gorgona, dungeon: [{five}], hand: [jeopardy]}}
        - {{boss: xyzax, dungeon: [{five}]}}
        town: [tempros_the_time_marauder]
        discard: [freeze, fear]
        """
    )
    happened = finish_round(table)
    names = [(event.kind.name, event.seat) for event in happened if event.kind.name in ("reactivated", "levelled_up")]
    assert names == [("reactivated", 1), ("reactivated", 0), ("levelled_up", 1), ("levelled_up", 0)]
    assert {"fear", "freeze"} <= set(hand(table, 1))
    assert seat(table, 0)["soul_cards"] == ["tempros_the_time_marauder"]


@pytest.mark.rule("BM-A08")
@pytest.mark.rule("BM-244")
def test_a_delayed_level_up_comes_before_the_machinations_of_whoever_gained_no_soul():
    table = at(
        """
        phase: adventure
        players:
        - boss: xyzax
          dungeon: [dragon_hatchery, {room: goblin_armory, deactivated: true}, golem_factory, open_grave, boulder_ramp]
          hand: [jeopardy]
        - {boss: gorgona}
        discard: [freeze, fear]
        """,
        variants=("machinations",),
    )
    happened = pass_until(table, "end")
    assert [event.seat for event in happened if event.kind.name == "levelled_up"] == [0]
    do(table, "take fear")
    assert {"fear", "freeze"} <= set(hand(table, 0))
    assert (table.decision.kind if table.decision else "", decider(table)) == ("machinations", 0)


@pytest.mark.rule("BM-A37")
def test_a_fifth_room_built_out_of_turn_levels_up_at_once_and_before_its_own_effect():
    table = at(
        """
        phase: build
        players:
        - boss: gorgona
          dungeon: [dragon_hatchery, dragon_hatchery, goblin_armory]
          hand: [construction_zone, mimic_vault]
        - {boss: robobo, builds: 0}
        town: [the_fool, nick_the_masher]
        """
    )
    do(table, "build construction_zone new")
    happened = do(table, "build mimic_vault new")
    assert [event["boss"] for event in told(happened, "levelled_up")] == ["gorgona"]
    assert "mimic_vault" not in [event["card"] for event in told(happened, "triggered")]
    happened = do(table, "take nick_the_masher")
    assert [event["card"] for event in told(happened, "triggered")] == ["mimic_vault"]


# -- rooms that sleep -------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-A05")
def test_a_deactivated_room_is_not_face_down_but_cannot_be_built_on_or_destroyed_either():
    table = at(
        """
        phase: build
        players:
        - boss: draculord
          dungeon: [{room: open_grave, deactivated: true}, {stack: [bottomless_pit, the_crushinator]}, dark_altar]
          hand: [golem_factory]
        - {boss: gorgona, builds: 0}
        discard: [fear]
        """
    )
    for viewer in (None, 0, 1):
        room = view(table, viewer)["players"][0]["dungeon"][0]
        assert (room["stack"], room["face_down"], room["deactivated"]) == (["open_grave"], False, True)
    assert "build golem_factory on 1" not in options(table)
    assert why_not(table, "build golem_factory on 1") == "BM-269"
    assert "use the_crushinator 2 0:1" not in options(table)
    assert why_not(table, "use the_crushinator 2 0:1") == "BM-270"


@pytest.mark.rule("BM-A06")
def test_all_rooms_wake_up_at_once_at_the_end_of_the_round_not_after_their_owners_turn():
    table = at(
        """
        phase: adventure
        players:
        - {boss: draculord, dungeon: [{room: golem_factory, deactivated: true}], souls: 10}
        - {boss: gorgona, dungeon: [{room: open_grave, deactivated: true}], hand: [jeopardy], entrance: [the_fool]}
        """
    )
    while view(table)["active"] == 0:
        do(table, "pass")
    assert [seat(table, number)["dungeon"][0]["deactivated"] for number in (0, 1)] == [True, True]
    happened = finish_round(table)
    assert [event.kind.name for event in happened if event.kind.name in ("reactivated", "game_ended")] == [
        "reactivated",
        "reactivated",
        "game_ended",
    ]
    assert seat(table, 1)["wound_cards"] == ["the_fool"]  # asleep for the whole adventure


# -- heroes -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-A04")
def test_a_hero_without_health_lives_until_it_leaves_the_room():
    table = at(
        """
        phase: adventure
        players:
        - {boss: draculord, dungeon: [neanderthal_cave, open_grave], entrance: [the_fool]}
        - {boss: gorgona, hand: [assassin, jeopardy]}
        """
    )
    do(table, "pass")
    assert (view(table)["walking"]["health"], seat(table, 0)["souls"]) == (-1, 0)
    do(table, "cast assassin the_fool", "pass")
    assert (view(table)["walking"]["place"], view(table)["walking"]["health"]) == (2, 0)
    do(table, "pass")
    assert seat(table, 0)["soul_cards"] == ["the_fool"]


@pytest.mark.rule("BM-A11")
def test_everybody_becomes_active_in_the_adventure_even_with_no_hero_at_the_entrance():
    table = at(
        """
        phase: adventure
        players:
        - {boss: gorgona, hand: [jeopardy]}
        - {boss: draculord, entrance: [the_fool]}
        - {boss: xyzax}
        """
    )
    turns: list[int] = []
    while view(table)["phase"] == "adventure":
        if not turns or turns[-1] != view(table)["active"]:
            turns.append(view(table)["active"])
        assert decider(table) == 0
        do(table, "pass")
    assert turns == [1, 2, 0]


@pytest.mark.rule("BM-A12")
def test_a_window_closes_only_when_all_have_passed_in_a_row():
    table = at(
        """
        phase: adventure
        players:
        - boss: draculord
          dungeon: [golem_factory]
          inside: {hero: johnny_of_the_evening_watch, room: 1, damage: 2}
          hand: [giant_size, exhaustion]
        - {boss: gorgona, hand: [assassin, giant_size]}
        """
    )
    deciders: list[int | None] = []
    for answer in ("pass", "cast giant_size 0:1", "pass", "cast giant_size 0:1", "pass", "pass"):
        assert view(table)["walking"]["inside"]
        deciders.append(decider(table))
        do(table, answer)
    assert deciders == [0, 1, 0, 0, 0, 1]  # the third is the answer to seat 1's spell
    assert view(table)["walking"] is None


@pytest.mark.rule("BM-A31")
def test_the_phase_in_which_heroes_walk_is_the_adventure_phase():
    table = at(
        """
        phase: adventure
        players:
        - {boss: draculord, dungeon: [golem_factory], inside: {hero: jesta_the_rogue, room: 1, damage: 2}}
        - {boss: gorgona, hand: [fear, kobold_strike], dungeon: [open_grave]}
        """
    )
    assert view(table)["phase"] == "adventure"
    assert options(table) == ["cast fear jesta_the_rogue", "pass"]  # the axe, not the hammer
    assert why_not(table, "cast kobold_strike") == "BM-072"


@pytest.mark.rule("BM-A32")
def test_a_library_may_be_used_at_the_start_of_the_round_for_it_is_not_activated():
    table = at(
        """
        phase: start
        players:
        - {boss: draculord, dungeon: [haunted_library], hand: [golem_factory]}
        - {boss: gorgona}
        decks: {rooms: [open_grave, boulder_ramp], spells: [fear]}
        """
    )
    assert (view(table)["phase"], options(table)) == ("start", ["yes", "no"])
    do(table, "yes")
    assert hand(table, 0) == ["golem_factory", "fear"]
    assert hand(table, 1) == ["open_grave"]
    assert why_not(table, "use haunted_library 1") == "BM-264"


@pytest.mark.rule("BM-A33")
def test_a_hero_put_at_an_entrance_in_the_build_phase_walks_in_this_round_after_those_before_it():
    table = at(
        """
        phase: build
        players:
        - boss: draculord
          hand: [princess_in_peril, mimic_vault]
          dungeon: [open_grave]
          entrance: [boden_the_pantless]
        - {boss: gorgona, builds: 0, hand: [jeopardy]}
        town: [mitchell_the_judge, the_fool]
        """
    )
    do(table, "cast princess_in_peril the_fool", "build mimic_vault new")
    pass_until(table, "adventure")
    assert entrance(table, 0) == ["boden_the_pantless", "the_fool", "mitchell_the_judge"]
    happened = finish_round(table)
    walked = [event["hero"] for event in told(happened, "entered")]
    assert list(dict.fromkeys(walked)) == ["boden_the_pantless", "the_fool", "mitchell_the_judge"]


@pytest.mark.rule("BM-A33")
def test_a_hero_raised_in_the_build_phase_walks_with_the_health_it_was_given():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, hand: [zombie_attack], builds: 0}
        - {boss: gorgona, dungeon: [open_grave], souls: [the_fool], builds: 0, hand: [jeopardy]}
        """
    )
    do(table, "cast zombie_attack 1 the_fool")
    happened = finish_round(table)
    assert [(event["hero"], event["health"]) for event in told(happened, "entered")] == [("the_fool", 2)]
    assert seat(table, 1)["wound_cards"] == ["the_fool"]


@pytest.mark.rule("BM-A33")
def test_a_hero_moved_to_an_entrance_during_the_adventure_waits_even_if_that_dungeon_is_still_to_come():
    table = at(
        """
        phase: adventure
        players:
        - {boss: draculord, dungeon: [zombie_prison], hand: [jeopardy]}
        - {boss: gorgona, dungeon: [open_grave], souls: [the_fool, nick_the_masher]}
        """
    )
    do(table, "use zombie_prison 1 1 the_fool")
    assert entrance(table, 1) == ["the_fool"]
    happened = finish_round(table)
    assert told(happened, "entered") == []
    assert (view(table)["round"], entrance(table, 1)) == (2, ["the_fool"])
    happened = finish_round(table)
    assert "the_fool" in [event["hero"] for event in told(happened, "entered")]


# -- cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-A25")
def test_a_random_discard_is_equally_likely_to_hit_every_card():
    lost: Counter[str] = Counter()
    for seed in range(120):
        table = at(
            """
            phase: adventure
            players:
            - {boss: draculord, dungeon: [torture_chamber], hand: [jeopardy]}
            - {boss: gorgona, hand: [golem_factory, open_grave, dark_altar]}
            """,
            seed=seed,
        )
        do(table, "use torture_chamber 1 1")
        lost[view(table)["discard"][-1]] += 1
    assert set(lost) == {"golem_factory", "open_grave", "dark_altar"}
    assert min(lost.values()) > 20  # 40 each; the seeds are fixed


@pytest.mark.rule("BM-A26")
def test_an_empty_room_deck_is_made_anew_from_the_rooms_of_the_discard_pile_alone():
    table = at(
        used_up(
            """
            phase: start
            players:
            - {boss: draculord, hand: [jeopardy]}
            - {boss: gorgona}
            discard: [open_grave, fear, boulder_ramp, freeze, golem_factory]
            """,
            RoomCard,
        )
    )
    drawn = [hand(table, 0)[0], hand(table, 1)[0]]
    assert view(table)["discard"] == ["fear", "freeze"]
    assert view(table)["decks"]["rooms"] == 1
    assert sorted(drawn + [card.id for card in inside(table).room_deck.cards]) == [
        "boulder_ramp",
        "golem_factory",
        "open_grave",
    ]


@pytest.mark.rule("BM-A26")
def test_an_empty_spell_deck_is_made_anew_in_the_middle_of_a_draw_and_then_runs_dry():
    table = at(
        used_up(
            """
            phase: build
            players:
            - {boss: draculord, dungeon: [golem_factory], hand: [soul_harvest, jeopardy], souls: [the_fool], builds: 0}
            - {boss: gorgona, builds: 0}
            decks: {spells: [assassin]}
            discard: [open_grave, fear]
            """,
            SpellCard,
        )
    )
    happened = do(table, "cast soul_harvest 0 the_fool")
    assert hand(table, 0) == ["jeopardy", "assassin", "fear"]
    assert told(happened, "shuffled") == [{"event": "shuffled", "seat": -1, "deck": "spells", "count": 1}]
    assert view(table)["discard"] == ["open_grave", "soul_harvest"]


@pytest.mark.rule("BM-A26")
def test_when_the_discard_pile_has_no_such_card_either_none_is_drawn():
    table = at(
        used_up(
            """
            phase: start
            players:
            - {boss: draculord, hand: [jeopardy, golem_factory]}
            - {boss: gorgona}
            discard: [fear]
            """,
            RoomCard,
        )
    )
    assert (view(table)["phase"], hand(table, 0), hand(table, 1)) == ("build", ["golem_factory", "jeopardy"], [])
    assert view(table)["discard"] == ["fear"]


@pytest.mark.rule("BM-A26")
def test_the_new_deck_is_shuffled():
    pile = "[open_grave, boulder_ramp, golem_factory, dark_altar, mimic_vault, zombie_prison, goblin_armory]"
    orders: set[tuple[str, ...]] = set()
    for seed in range(8):
        table = at(
            used_up(
                f"""
                phase: start
                players:
                - {{boss: draculord, hand: [jeopardy]}}
                - {{boss: gorgona}}
                discard: {pile}
                """,
                RoomCard,
            ),
            seed=seed,
        )
        orders.add(tuple([card.id for card in inside(table).room_deck.cards]))
    assert len(orders) > 4


@pytest.mark.rule("BM-A27")
def test_rooms_and_spells_lie_on_one_pile_in_the_order_they_fell():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, dungeon: [jackpot_stash, dark_altar], hand: [freeze, jeopardy], builds: 0}
        - {boss: gorgona, dungeon: [golem_factory], builds: 0}
        discard: [open_grave, fear]
        """
    )
    do(table, "use jackpot_stash 1", "cast freeze 1:1", "use dark_altar 1")
    assert view(table)["discard"] == ["open_grave", "fear", "jackpot_stash", "freeze", "dark_altar"]
    assert options(table) == [f"take {card}" for card in view(table)["discard"]]  # the altar takes any card
    do(table, "take jackpot_stash")
    assert view(table)["discard"] == ["open_grave", "fear", "freeze", "dark_altar"]


@pytest.mark.rule("BM-A27")
def test_a_card_that_asks_for_a_monster_sees_only_monsters_of_the_pile():
    table = at(
        """
        phase: build
        players:
        - {boss: draculord, hand: [monstrous_monument]}
        - {boss: gorgona, builds: 0}
        discard: [open_grave, fear, golem_factory, boulder_ramp, neanderthal_cave]
        """
    )
    do(table, "build monstrous_monument new")
    assert options(table) == ["take golem_factory", "take neanderthal_cave"]


# -- the end ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-A19")
@pytest.mark.parametrize(
    ("first", "second", "third", "winner", "reason"),
    [
        # souls and wounds of Draculord (900), Xyzax (750) and Gorgona (500)
        ((12, 5), (10, 4), (0, 0), 1, "BM-003"),  # five wounds never win against ten souls
        ((10, 0), (11, 0), (0, 5), 1, "BM-233"),
        ((12, 2), (11, 1), (0, 0), 1, "BM-233"),  # equal: the lower XP
        ((12, 5), (0, 4), (9, 6), 1, "BM-236"),  # five wounds never beat fewer
        ((12, 7), (4, 5), (4, 5), 0, "BM-234"),  # all of them
        ((4, 5), (3, 5), (12, 7), 2, "BM-234"),
        ((10, 10), (3, 5), (7, 6), 2, "BM-234"),  # among all of them: ten souls alone count for nothing
        ((12, 5), (0, 0), (0, 0), None, ""),  # out, and two play on
    ],
)
def test_ten_souls_with_fewer_than_five_wounds_come_first_then_the_living_then_all(
    first: tuple[int, int], second: tuple[int, int], third: tuple[int, int], winner: int | None, reason: str
):
    table = verdict(("draculord", *first), ("xyzax", *second), ("gorgona", *third))
    if winner is None:
        assert table.result is None
    else:
        assert table.result is not None
        assert (table.result.winners, table.result.reason) == ((winner,), reason)


@pytest.mark.rule("BM-A19")
def test_in_the_ranking_nobody_with_five_wounds_stands_before_somebody_with_fewer():
    table = verdict(("draculord", 9, 5), ("xyzax", 10, 0), ("gorgona", 1, 0))
    assert table.result is not None
    assert table.result.ranking == (1, 2, 0)


@pytest.mark.rule("BM-A20")
def test_heroes_tied_in_town_do_not_keep_a_game_without_hero_decks_alive():
    table = at(
        used_up(
            """
            phase: build
            players:
            - boss: draculord
              dungeon: [golem_factory]
              hand: [jeopardy]
              souls: [frankov_the_envoy, katelyn_angelic_healer]
              builds: 0
            - {boss: gorgona, dungeon: [golem_factory], souls: [nick_the_masher], builds: 0}
            town: [boden_the_pantless, fires_breath_heroine_of_arcadia, the_fool]
            """,
            HeroCard,
        )
    )
    # The Fool goes to Gorgona, so this is not yet a round that lured nobody.
    finish_round(table)
    assert view(table)["result"] is None
    assert town(table) == ["boden_the_pantless", "fires_breath_heroine_of_arcadia"]
    finish_round(table)
    assert table.result is not None
    assert (table.result.winners, table.result.reason, view(table)["round"]) == ((0,), "BM-237", 2)


@pytest.mark.rule("BM-A20")
def test_a_hero_raised_from_the_dead_keeps_the_game_alive_until_it_has_walked():
    table = at(
        used_up(
            """
            phase: adventure
            players:
            - {boss: draculord, dungeon: [zombie_prison], hand: [jeopardy], souls: [frankov_the_envoy]}
            - {boss: gorgona, dungeon: [golem_factory], souls: [the_fool]}
            """,
            HeroCard,
        )
    )
    do(table, "use zombie_prison 1 1 the_fool")
    finish_round(table)
    assert (view(table)["result"], view(table)["round"], entrance(table, 1)) == (None, 2, ["the_fool"])
    finish_round(table)
    assert table.result is not None
    assert table.result.reason == "BM-237"


@pytest.mark.rule("BM-A20")
def test_a_hero_waiting_at_the_entrance_of_a_loser_keeps_the_game_alive():
    table = at(
        used_up(
            """
            phase: over
            players:
            - {boss: draculord, entrance: [the_fool], wounds: [lord_van_ette, frankov_the_envoy, nick_the_masher]}
            - {boss: gorgona, hand: [golem_factory]}
            - {boss: xyzax, souls: [boden_the_pantless]}
            """,
            HeroCard,
        )
    )
    assert table.result is None
    assert town(table) == ["the_fool"]


@pytest.mark.rule("BM-A41")
def test_no_game_goes_on_for_ever():
    table = at(
        """
        phase: over
        round: 100
        players:
        - {boss: draculord, souls: 3, wounds: 1}
        - {boss: gorgona, souls: 2}
        """
    )
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((1,), "BM-A41")  # equal: the lower XP


@pytest.mark.rule("BM-A41")
def test_with_unlimited_lives_the_hundredth_round_is_the_last_too():
    table = at(
        """
        phase: over
        round: 100
        players:
        - {boss: draculord, souls: 3, wounds: 1}
        - {boss: gorgona, souls: 2, wounds: 6}
        """,
        variants=("immortal",),
    )
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((0,), "BM-A41")


@pytest.mark.rule("BM-A28")
def test_with_unlimited_lives_the_round_is_played_to_its_end_when_the_decks_run_out():
    table = at(
        used_up(
            """
            phase: build
            players:
            - {boss: draculord, dungeon: [open_grave], hand: [jeopardy], builds: 0}
            - {boss: gorgona, dungeon: [golem_factory], builds: 0}
            town: [the_fool]
            """,
            HeroCard,
        ),
        variants=("immortal",),
    )
    assert view(table)["result"] is None  # the decks are empty, and the round goes on
    pass_until(table, "adventure")
    assert view(table)["result"] is None
    finish_round(table)
    assert table.result is not None
    assert (table.result.reason, view(table)["round"]) == ("BM-245", 1)


@pytest.mark.rule("BM-A40")
def test_heroes_at_the_entrance_of_a_loser_go_back_to_town_as_the_youngest_in_their_order():
    table = at(
        """
        phase: adventure
        players:
        - {boss: draculord, dungeon: [open_grave], hand: [jeopardy]}
        - boss: gorgona
          dungeon: [golem_factory]
          entrance: [{hero: jesta_the_rogue, waits: true}, {hero: boden_the_pantless, waits: true, damage: 2}]
          wounds: 5
        - {boss: xyzax, dungeon: [bottomless_pit]}
        town: [the_fool]
        decks: {heroes: [tieg_and_the_magic_bubble, mitchell_the_judge, dartteon_elf_pyromancer]}
        """
    )
    finish_round(table)
    assert seat(table, 1)["out"]
    assert town(table) == [
        "the_fool",
        "jesta_the_rogue",
        "boden_the_pantless",
        "tieg_and_the_magic_bubble",
        "mitchell_the_judge",
        "dartteon_elf_pyromancer",
    ]
    assert [(hero["damage"], hero["waits"]) for hero in view(table)["town"]] == [(0, False)] * 6


@pytest.mark.rule("BM-A40")
def test_everything_else_of_a_loser_leaves_the_game():
    table = at(
        """
        phase: over
        players:
        - {boss: draculord, dungeon: [open_grave], hand: [jeopardy]}
        - boss: gorgona
          dungeon: [golem_factory, {stack: [bottomless_pit, the_crushinator]}]
          hand: [dark_altar, freeze]
          souls: [jesta_the_rogue]
          wounds: 5
        - {boss: xyzax}
        """
    )
    assert (dungeon(table, 1), hand(table, 1), entrance(table, 1)) == ([], [], [])
    assert (view(table)["discard"], damage(table, 1)) == ([], [])
    assert "jesta_the_rogue" not in town(table)
    left = {card.id for card in inside(table).gone}
    assert {"golem_factory", "bottomless_pit", "the_crushinator"} <= left
    assert [card.id for card in inside(table).buried_rooms.cards] == ["dark_altar"]
    assert [card.id for card in inside(table).buried_spells.cards] == ["freeze"]
