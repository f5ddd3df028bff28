"""Heroes: how they come, what they are worth, where they queue and when they die (section G)."""

from __future__ import annotations

from typing import Any

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    at,
    decider,
    do,
    entrance,
    finish_round,
    options,
    pass_until,
    seat,
    told,
    town,
    view,
    why_not,
)
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.treasures import CLERIC

FOR_THREE = {
    "charles_the_young", "samurai_tom", "kalish_ninefingers", "kins_klauski_mad_conquistador",
    "kerberos_dirtbeard_canine_cleric", "nate_the_squidslayer", "chia_kang_mystical_warlock_of_yu", "blackbeard_jake",
}  # fmt: skip
FOR_FOUR = {
    "pugi_the_druidess", "romero_the_indigo_friar", "jarek_squire_to_the_lion_knights", "crystol_and_alan_of_gerd",
    "brandork_the_neverwrong", "koey_the_last_dragon_mage", "lance_uppercut_treasure_hunter", "jerome_kung_fu_monkey",
    "jejune_and_everlea_holy_sisters", "asmor_the_aweless", "wayward_the_drifter", "wallbanger_basketweaver",
}  # fmt: skip
EPIC = {
    "katelyn_angelic_healer", "kerberos_dirtbeard_canine_cleric", "lord_van_ette", "jejune_and_everlea_holy_sisters",
    "frankov_the_envoy", "nate_the_squidslayer", "antonius_the_rune_knight", "asmor_the_aweless",
    "tempros_the_time_marauder", "chia_kang_mystical_warlock_of_yu", "terric_warhelm_half_elf_archmage",
    "wayward_the_drifter", "hya_legendary_shinobi", "blackbeard_jake", "cecil_leoran_master_factotum",
    "wallbanger_basketweaver",
}  # fmt: skip


def base_heroes() -> list[dict[str, Any]]:
    sheets = next(info for info in uk.games() if info.name == "boss_monster").cards()
    return [card for card in sheets if card["set"] == "BMR" and card["type"] == "hero"]


def decks(players: int) -> tuple[list[str], list[str]]:
    """The ordinary and the epic heroes of a new game."""
    game: Any = uk.new_game("boss_monster", seed=1, players=players)._game
    return [card.id for card in game.hero_deck], [card.id for card in game.epic_deck]


def gone_but(players: int, *left: str, epics: bool = True) -> str:
    """All ordinary heroes but these are out of the game; the epic ones too, if there shall be none."""
    ordinary, epic = decks(players)
    away = [hero for hero in ordinary if hero not in left] + ([] if epics else epic)
    return f"gone: [{', '.join(away)}]"


# -- coming to town -------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-081")
def test_ordinary_heroes_come_first_and_epic_ones_only_when_none_is_left():
    table = at(
        f"""
        phase: start
        players:
        - {{boss: cleopatra, hand: [golem_factory]}}
        - {{boss: gorgona}}
        decks: {{heroes: [nick_the_masher, tieg_and_the_magic_bubble], epic_heroes: [lord_van_ette, frankov_the_envoy]}}
        {gone_but(2, "nick_the_masher", "tieg_and_the_magic_bubble")}
        """
    )
    assert town(table) == ["nick_the_masher", "tieg_and_the_magic_bubble"]
    finish_round(table)
    assert town(table)[-2:] == ["lord_van_ette", "frankov_the_envoy"]


@pytest.mark.rule("BM-081")
def test_every_round_brings_new_heroes():
    table = at(
        """
        phase: start
        players:
        - {boss: cleopatra, hand: [golem_factory]}
        - {boss: gorgona}
        """
    )
    first = told(table._game.events, "hero_came")
    later = told(finish_round(table), "hero_came")
    assert (len(first), len(later)) == (2, 2)


@pytest.mark.rule("BM-082")
@pytest.mark.parametrize(
    ("players", "coming"),
    [
        (2, ["the_fool", "lord_van_ette"]),
        (3, ["the_fool", "lord_van_ette", "frankov_the_envoy"]),
        (4, ["the_fool", "lord_van_ette", "frankov_the_envoy", "hya_legendary_shinobi"]),
    ],
)
def test_the_ordinary_deck_runs_out_in_the_middle_and_the_reveal_goes_on_with_epic_heroes(
    players: int, coming: list[str]
):
    seats = "\n        ".join(["- {boss: gorgona}", "- {boss: robobo}", "- {boss: xyzax}"][: players - 1])
    table = at(
        f"""
        phase: start
        players:
        - {{boss: cleopatra, hand: [golem_factory]}}
        {seats}
        decks: {{heroes: [the_fool], epic_heroes: [lord_van_ette, frankov_the_envoy, hya_legendary_shinobi]}}
        {gone_but(players, "the_fool")}
        """
    )
    assert [came["hero"] for came in told(table._game.events, "hero_came")] == coming
    assert town(table) == coming


@pytest.mark.rule("BM-081")
def test_nobody_comes_when_both_hero_decks_are_empty():
    table = at(
        f"""
        phase: start
        players:
        - {{boss: cleopatra, hand: [golem_factory]}}
        - {{boss: gorgona}}
        town: [nick_the_masher]
        {gone_but(2, "nick_the_masher", epics=False)}
        """
    )
    assert town(table) == ["nick_the_masher"]
    assert view(table)["phase"] == "build"


@pytest.mark.rule("BM-098")
def test_the_town_keeps_its_order_closes_up_and_takes_new_heroes_at_the_end():
    table = at(
        """
        phase: build
        players:
        - {boss: cleopatra, builds: 0, hand: [princess_in_peril]}
        - {boss: gorgona}
        town: [nick_the_masher, boden_the_pantless, tieg_and_the_magic_bubble]
        decks: {heroes: [acacia_warrior_of_light, mitchell_the_judge]}
        """
    )
    do(table, "cast princess_in_peril boden_the_pantless")
    assert view(table)["round"] == 2
    assert town(table) == [
        "nick_the_masher",
        "tieg_and_the_magic_bubble",
        "acacia_warrior_of_light",
        "mitchell_the_judge",
    ]


@pytest.mark.rule("BM-098")
def test_the_oldest_hero_of_the_town_is_the_first_at_the_entrance():
    table = at(
        """
        phase: bait
        players:
        - {boss: cleopatra, dungeon: [jackpot_stash]}
        - {boss: draculord, hand: [freeze]}
        town: [jesta_the_rogue, nick_the_masher, joman_chimm_cutpurse, sir_digby_apple_ace_detective]
        """
    )
    assert entrance(table, 0) == ["jesta_the_rogue", "joman_chimm_cutpurse", "sir_digby_apple_ace_detective"]
    assert entrance(table, 1) == ["nick_the_masher"]


# -- what a hero card says ------------------------------------------------------------------------------------


@pytest.mark.rule("BM-083")
def test_each_hero_follows_the_treasure_of_its_icon():
    table = at(
        """
        phase: bait
        players:
        - {boss: cerebellus, dungeon: [open_grave], hand: [freeze]}
        - {boss: gorgona, dungeon: [golem_factory]}
        town: [nick_the_masher, boden_the_pantless, tieg_and_the_magic_bubble, joman_chimm_cutpurse]
        """
    )
    assert entrance(table, 0) == ["nick_the_masher", "tieg_and_the_magic_bubble"]
    assert entrance(table, 1) == ["boden_the_pantless", "joman_chimm_cutpurse"]


@pytest.mark.rule("BM-084")
def test_the_fool_has_no_treasure_and_goes_to_the_fewest_souls():
    fool = next(hero for hero in base_heroes() if hero["id"] == "the_fool")
    assert fool["treasures"] == []
    assert [hero["id"] for hero in base_heroes() if not hero["treasures"]] == ["the_fool"]
    table = at(
        """
        phase: bait
        players:
        - {boss: cerebellus, dungeon: [dragon_hatchery, dragon_hatchery], souls: [nick_the_masher], hand: [freeze]}
        - {boss: gorgona, souls: [katelyn_angelic_healer]}
        - {boss: robobo, wounds: [boden_the_pantless, jesta_the_rogue]}
        town: [the_fool]
        """
    )
    assert entrance(table, 2) == ["the_fool"]


@pytest.mark.rule("BM-084")
def test_the_fool_stays_in_town_while_the_fewest_souls_are_tied():
    table = at(
        """
        phase: bait
        players:
        - {boss: cerebellus, dungeon: [dragon_hatchery], souls: [nick_the_masher], hand: [freeze]}
        - {boss: gorgona}
        - {boss: robobo}
        town: [the_fool]
        """
    )
    assert town(table) == ["the_fool"]


@pytest.mark.rule("BM-085")
@pytest.mark.parametrize(
    ("hero", "health", "worth"), [("nick_the_masher", 4, 1), ("the_fool", 2, 1), ("lord_van_ette", 13, 2)]
)
def test_an_ordinary_hero_is_worth_one_and_an_epic_hero_two(hero: str, health: int, worth: int):
    for damage, souls, wounds in ((health, worth, 0), (health - 1, 0, worth)):
        table = at(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: cleopatra, dungeon: [dragon_hatchery], inside: {{hero: {hero}, room: 1, damage: {damage}}}}}
            - {{boss: gorgona, hand: [freeze]}}
            """
        )
        do(table, "pass")
        assert (seat(table, 0)["souls"], seat(table, 0)["wounds"]) == (souls, wounds)


@pytest.mark.rule("BM-085")
def test_every_epic_hero_and_no_other_is_worth_two():
    for hero in base_heroes():
        worth = 2 if hero["id"] in EPIC else 1
        assert (hero["souls"], hero["wounds"]) == (worth, worth)


@pytest.mark.rule("BM-086")
def test_the_player_symbol_decides_who_plays_along():
    everybody = {hero["id"] for hero in base_heroes()}
    dealt = {players: {hero for deck in decks(players) for hero in deck} for players in (2, 3, 4)}
    assert dealt[2] == everybody - FOR_THREE - FOR_FOUR
    assert dealt[3] == everybody - FOR_FOUR
    assert dealt[4] == everybody


@pytest.mark.rule("BM-087")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_hero_marked_always_plays_along_at_every_number_of_players(players: int):
    assert HeroCard("always_there", "Always There", CLERIC, 4, "always").least <= players


@pytest.mark.rule("BM-087")
def test_a_hero_marked_for_four_does_not_play_along_with_fewer():
    card = HeroCard("fourth_wheel", "Fourth Wheel", CLERIC, 4, "4")
    assert [card.least <= players for players in (2, 3, 4)] == [False, False, True]


@pytest.mark.rule("BM-088")
def test_the_ability_of_a_hero_works_in_the_bait_phase_on_the_souls_of_that_moment():
    table = at(
        """
        phase: build
        players:
        - boss: gorgona
          dungeon: [golem_factory, open_grave, neanderthal_cave, bottomless_pit]
          hand: [dizzygas_hallway, freeze]
        - {boss: robobo}
        town: [the_fool, tieg_and_the_magic_bubble]
        """
    )
    do(table, "build dizzygas_hallway new")
    pass_until(table, "reveal")
    do(table, "take tieg_and_the_magic_bubble")
    assert (entrance(table, 0), entrance(table, 1)) == ([], ["the_fool"])


@pytest.mark.rule("BM-094")
def test_an_effect_on_an_ordinary_hero_passes_over_the_epic_ones():
    table = at(
        """
        phase: build
        players:
        - {boss: cleopatra, hand: [mimic_vault]}
        - {boss: gorgona, dungeon: [open_grave], hand: [freeze]}
        town: [lord_van_ette, hya_legendary_shinobi, boden_the_pantless, the_fool]
        """
    )
    do(table, "build mimic_vault new")
    pass_until(table, "reveal")
    assert options(table) == ["take boden_the_pantless", "take the_fool"]
    assert why_not(table, "take lord_van_ette") == "BM-037"


@pytest.mark.rule("BM-094")
def test_an_effect_on_an_ordinary_hero_does_nothing_where_all_are_epic():
    table = at(
        """
        phase: build
        players:
        - {boss: cleopatra, hand: [mimic_vault]}
        - {boss: gorgona, dungeon: [open_grave], hand: [freeze]}
        town: [frankov_the_envoy]
        """
    )
    events = do(table, "build mimic_vault new") + pass_until(table, "adventure")
    assert told(events, "sent") == []
    assert entrance(table, 0) == []


@pytest.mark.rule("BM-095")
def test_epic_heroes_are_these_sixteen_and_nobody_else():
    assert {hero["id"] for hero in base_heroes() if hero["epic"]} == EPIC
    ordinary, epic = decks(4)
    assert set(epic) == EPIC
    assert EPIC.isdisjoint(ordinary)


@pytest.mark.rule("BM-096")
def test_hero_without_an_adjective_is_any_hero():
    table = at(
        """
        phase: build
        players:
        - {boss: cleopatra, builds: 0, hand: [princess_in_peril]}
        - {boss: gorgona}
        town: [lord_van_ette, boden_the_pantless, the_fool]
        """
    )
    chosen = ["lord_van_ette", "boden_the_pantless", "the_fool"]
    assert options(table) == [*[f"cast princess_in_peril {hero}" for hero in chosen], "pass"]


@pytest.mark.rule("BM-097")
def test_in_the_base_box_nobody_has_two_icons_and_only_the_fool_has_an_ability():
    assert max(len(hero["treasures"]) for hero in base_heroes()) == 1
    assert [hero["id"] for hero in base_heroes() if hero["text"]] == ["the_fool"]


# -- at the entrance ------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-089")
def test_a_hero_put_at_an_entrance_during_the_adventure_phase_enters_in_the_next_round():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [zombie_prison]}
        - {boss: gorgona, dungeon: [golem_factory], souls: [nick_the_masher], hand: [kobold_strike]}
        """
    )
    events = do(table, "use zombie_prison 1 1 nick_the_masher")
    assert told(events, "entered") == []
    assert view(table)["round"] == 2
    assert entrance(table, 1) == ["nick_the_masher"]
    events = pass_until(table, "adventure") + finish_round(table)
    assert "nick_the_masher" in [step["hero"] for step in told(events, "entered")]


@pytest.mark.rule("BM-089")
def test_heroes_kept_from_entering_wait_and_enter_in_the_next_round():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [golem_factory], souls: [boden_the_pantless, the_fool], hand: [freeze],
           entrance: [nick_the_masher, jesta_the_rogue]}
        - {boss: gorgona, dungeon: [open_grave], hand: [trepidation]}
        """
    )
    do(table, "pass", "cast trepidation 0")
    events = finish_round(table)
    assert told(events, "entered") == []
    assert entrance(table, 0) == ["nick_the_masher", "jesta_the_rogue"]
    assert [seat(table, 0)["souls"], seat(table, 0)["wounds"]] == [2, 0]
    events = finish_round(table)
    assert [step["hero"] for step in told(events, "entered")][:2] == ["nick_the_masher", "jesta_the_rogue"]


@pytest.mark.rule("BM-089")
def test_a_hero_put_at_an_entrance_in_the_build_phase_enters_in_the_same_round():
    table = at(
        """
        phase: build
        players:
        - {boss: cleopatra, builds: 0, hand: [zombie_attack]}
        - {boss: gorgona, dungeon: [golem_factory], souls: [nick_the_masher], builds: 0}
        """
    )
    events = do(table, "cast zombie_attack 1 nick_the_masher")
    assert [(step["hero"], step["health"]) for step in told(events, "entered")] == [("nick_the_masher", 4)]
    assert seat(table, 1)["wound_cards"] == ["nick_the_masher"]


@pytest.mark.rule("BM-090")
def test_a_hero_sent_back_to_the_entrance_stands_behind_all_who_wait_and_before_all_who_come_later():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [zombie_prison]}
        - {boss: gorgona, dungeon: [golem_factory], souls: [the_fool], closed: true,
           entrance: [nick_the_masher, jesta_the_rogue]}
        decks: {heroes: [boden_the_pantless, johnny_of_the_evening_watch], rooms: [ligers_den, golem_factory]}
        """
    )
    do(table, "use zombie_prison 1 1 the_fool")
    assert entrance(table, 1) == ["nick_the_masher", "jesta_the_rogue", "the_fool"]
    events = finish_round(table)
    assert [step["hero"] for step in told(events, "entered") if step["seat"] == 1] == [
        "nick_the_masher",
        "jesta_the_rogue",
        "the_fool",
        "boden_the_pantless",
        "johnny_of_the_evening_watch",
    ]


# -- health and death -----------------------------------------------------------------------------------------


@pytest.mark.rule("BM-091")
def test_extra_health_before_leaving_the_room_saves_a_hero_at_zero():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [dragon_hatchery], inside: {hero: nick_the_masher, room: 1, damage: 4}}
        - {boss: gorgona, hand: [assassin]}
        """
    )
    assert view(table)["walking"]["health"] == 0
    events = do(table, "cast assassin nick_the_masher")
    assert told(events, "died") == []
    assert seat(table, 0)["wound_cards"] == ["nick_the_masher"]


@pytest.mark.rule("BM-092")
def test_a_hero_scared_out_of_a_dungeon_is_the_youngest_in_town():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [golem_factory], inside: {hero: nick_the_masher, room: 1, damage: 2}}
        - {boss: gorgona, hand: [fear]}
        town: [acacia_warrior_of_light, delatorious_angel_of_light]
        decks: {heroes: [tieg_and_the_magic_bubble, mitchell_the_judge]}
        """
    )
    do(table, "cast fear nick_the_masher")
    assert town(table) == [
        "acacia_warrior_of_light",
        "delatorious_angel_of_light",
        "nick_the_masher",
        "tieg_and_the_magic_bubble",
        "mitchell_the_judge",
    ]
    assert [hero["damage"] for hero in view(table)["town"]] == [0, 0, 0, 0, 0]


@pytest.mark.rule("BM-092")
def test_the_scared_hero_now_comes_last_to_the_next_entrance():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [dragon_hatchery], inside: {hero: nick_the_masher, room: 1}}
        - {boss: gorgona, dungeon: [golem_factory], builds: 0, hand: [fear]}
        town: [acacia_warrior_of_light]
        decks: {heroes: [tieg_and_the_magic_bubble, mitchell_the_judge], rooms: [ligers_den, ligers_den]}
        """
    )
    events = do(table, "cast fear nick_the_masher") + finish_round(table)
    clerics = [lured["hero"] for lured in told(events, "lured") if lured["seat"] == 0][:2]
    assert clerics == ["acacia_warrior_of_light", "nick_the_masher"]


@pytest.mark.rule("BM-093")
@pytest.mark.parametrize(
    ("damage", "health", "saved"), [(3, -1, True), (4, -2, True), (5, -3, False)], ids=["-1", "-2", "-3"]
)
def test_health_may_be_negative_in_a_room_and_only_one_or_more_saves_the_hero(damage: int, health: int, saved: bool):
    table = at(
        f"""
        phase: adventure
        active: 0
        players:
        - {{boss: cleopatra, dungeon: [dragon_hatchery], inside: {{hero: the_fool, room: 1, damage: {damage}}}}}
        - {{boss: gorgona, hand: [assassin]}}
        """
    )
    assert view(table)["walking"]["health"] == health
    events = do(table, "cast assassin the_fool")
    assert len(told(events, "survived")) == saved
    assert len(told(events, "died")) == (not saved)


@pytest.mark.rule("BM-093")
def test_a_room_that_deals_more_than_the_health_leaves_it_below_zero():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [neanderthal_cave], entrance: [the_fool]}
        - {boss: gorgona, hand: [freeze]}
        """
    )
    events = do(table, "pass")
    assert [step["health"] for step in told(events, "entered")] == [-1]
    assert view(table)["walking"]["health"] == -1


@pytest.mark.rule("BM-099")
def test_a_hero_without_health_lives_until_it_leaves_the_room():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [neanderthal_cave, golem_factory], entrance: [the_fool]}
        - {boss: gorgona, hand: [freeze]}
        """
    )
    events = do(table, "pass")
    assert (told(events, "died"), seat(table, 0)["souls"], decider(table)) == ([], 0, 1)
    events = do(table, "pass")
    assert [died["place"] for died in told(events, "died")] == [1]
    assert seat(table, 0)["souls"] == 1


@pytest.mark.rule("BM-099")
def test_a_hero_without_health_that_a_spell_takes_away_has_not_left_the_room_and_lives():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [neanderthal_cave], inside: {hero: the_fool, room: 1, damage: 3}}
        - {boss: gorgona, hand: [fear]}
        """
    )
    events = do(table, "cast fear the_fool")
    assert told(events, "died") == []
    assert "the_fool" in town(table)


@pytest.mark.rule("BM-099")
def test_a_hero_without_health_that_is_moved_dies_on_leaving_the_room_it_was_moved_to():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [dragon_hatchery, neanderthal_cave], hand: [teleportation],
           inside: {hero: the_fool, room: 2, damage: 3}}
        - {boss: gorgona}
        """
    )
    events = do(table, "cast teleportation the_fool")
    assert [died["place"] for died in told(events, "died")] == [1]
