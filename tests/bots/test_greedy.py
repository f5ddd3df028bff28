"""What greedy does at Boss Monster: the situations that a good player thinks about."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    at,
    at_items,
    damage,
    do,
    guest,
    options,
    pass_by,
    pass_until,
    visitor,
)
from underkeep import bots
from underkeep.boss_monster.cards import BOXES
from underkeep.boss_monster.cards.box import Box
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.room_cards import RoomCard
from underkeep.bots.boss_monster import items
from underkeep.bots.boss_monster.board import Guest, Room, Seat, printed
from underkeep.bots.boss_monster.outlook import souls_of


def greedy(table: uk.Table) -> str:
    """What greedy would answer now."""
    assert table.decision is not None
    return options(table)[bots.make("greedy", 1).choose(table, table.decision.seat)]


# -- kill arithmetic --------------------------------------------------------------------------------------------


def test_it_drops_a_hero_into_the_pit_that_would_get_through():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [bottomless_pit], inside: {hero: nick_the_masher, room: 1, damage: 1}}
        - {boss: gorgona, dungeon: [open_grave]}
        """
    )
    assert greedy(table) == "use bottomless_pit 1 nick_the_masher"


def test_it_keeps_the_pit_when_the_hero_dies_anyway():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - boss: cleopatra
          dungeon: [bottomless_pit, neanderthal_cave]
          inside: {hero: nick_the_masher, room: 1, damage: 1}
        - {boss: gorgona, dungeon: [open_grave]}
        """
    )
    assert greedy(table) == "pass"


def test_it_waits_for_the_pit_further_on_instead_of_casting_a_spell():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - boss: cleopatra
          dungeon: [open_grave, bottomless_pit]
          hand: [cave_in]
          inside: {hero: dartteon_elf_pyromancer, room: 1, damage: 2}
        - {boss: gorgona, dungeon: [open_grave]}
        """
    )
    assert greedy(table) == "pass"


def test_it_exhausts_a_hero_who_would_just_survive():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - boss: cleopatra
          dungeon: [golem_factory, open_grave]
          hand: [exhaustion]
          inside: {hero: acacia_warrior_of_light, room: 2, damage: 4}
        - {boss: gorgona, dungeon: [specters_sanctum]}
        """
    )
    assert greedy(table) == "cast exhaustion acacia_warrior_of_light"


def test_it_does_not_exhaust_a_hero_who_would_survive_all_the_same():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - boss: cleopatra
          dungeon: [golem_factory, open_grave]
          hand: [exhaustion]
          inside: {hero: delatorious_angel_of_light, room: 2, damage: 4}
        - {boss: gorgona, dungeon: [specters_sanctum]}
        """
    )
    assert greedy(table) == "pass"


def test_it_sends_a_hero_round_again_when_the_second_walk_kills_it():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - boss: cleopatra
          dungeon: [golem_factory, open_grave]
          hand: [teleportation]
          inside: {hero: delatorious_angel_of_light, room: 2, damage: 4}
        - {boss: gorgona, dungeon: [specters_sanctum]}
        """
    )
    assert greedy(table) == "cast teleportation delatorious_angel_of_light"


def test_it_strengthens_the_room_that_is_still_ahead():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - boss: king_croak
          dungeon: [golem_factory, neanderthal_cave]
          hand: [giant_size]
          inside: {hero: johnny_of_the_evening_watch, room: 1, damage: 2}
        - {boss: gorgona, dungeon: [specters_sanctum]}
        """
    )
    assert greedy(table) == "cast giant_size 0:2"


def test_a_maze_before_the_boss_counts_the_room_in_front_of_it_twice():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - boss: king_croak
          dungeon: [neanderthal_cave, minotaurs_maze]
          hand: [exhaustion]
          inside: {hero: fires_breath_heroine_of_arcadia, room: 1, damage: 3}
        - {boss: gorgona, dungeon: [specters_sanctum]}
        """
    )
    assert greedy(table) == "pass"


# -- other people's dungeons ------------------------------------------------------------------------------------


def test_it_lets_a_rivals_winning_soul_escape():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [neanderthal_cave], souls: 9, inside: {hero: nick_the_masher, room: 1, damage: 4}}
        - {boss: gorgona, dungeon: [open_grave], hand: [assassin]}
        """
    )
    assert greedy(table) == "cast assassin nick_the_masher"


def test_it_freezes_the_room_that_would_kill_and_none_of_its_own():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - boss: cleopatra
          dungeon: [open_grave, neanderthal_cave]
          souls: 8
          inside: {hero: nick_the_masher, room: 1, damage: 2}
        - {boss: gorgona, dungeon: [open_grave, neanderthal_cave], hand: [freeze]}
        """
    )
    assert greedy(table) == "cast freeze 0:2"


def test_it_keeps_its_freeze_while_nobody_walks():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, dungeon: [open_grave], builds: 0, hand: [freeze]}
        - {boss: gorgona, dungeon: [open_grave]}
        """
    )
    assert greedy(table) == "pass"


# -- cancelling -------------------------------------------------------------------------------------------------

ASSASSIN = """
    phase: adventure
    active: 0
    players:
    - boss: cleopatra
      dungeon: [neanderthal_cave]
      hand: [counterspell]
      wounds: 4
      inside: {{hero: {hero}, room: 1, damage: 3}}
    - {{boss: gorgona, dungeon: [open_grave], hand: [assassin]}}
    """


def test_it_cancels_a_spell_that_would_cost_it_the_game():
    table = at(ASSASSIN.format(hero="the_fool"))
    do(table, "cast assassin the_fool")
    assert greedy(table) == "cast counterspell"


def test_it_does_not_cancel_a_spell_that_changes_nothing():
    table = at(ASSASSIN.format(hero="dartteon_elf_pyromancer"))
    do(table, "cast assassin dartteon_elf_pyromancer")
    assert greedy(table) == "pass"


# -- bait and building ------------------------------------------------------------------------------------------


def test_it_builds_what_kills_the_heroes_it_lures():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: king_croak, dungeon: [golem_factory], hand: [neanderthal_cave, dragon_hatchery], wounds: 2}
        - {boss: gorgona, dungeon: [dark_altar]}
        town: [fires_breath_heroine_of_arcadia, boden_the_pantless]
        """
    )
    assert greedy(table) == "build neanderthal_cave new"


def test_it_does_not_lure_a_hero_whom_it_cannot_kill():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, dungeon: [open_grave], hand: [dark_laboratory], wounds: 4}
        - {boss: gorgona, dungeon: [specters_sanctum]}
        town: [dartteon_elf_pyromancer]
        """
    )
    assert greedy(table) == "pass"


def test_it_calls_for_help_only_if_the_helper_dies():
    position = """
        phase: build
        active: 0
        players:
        - {{boss: cleopatra, dungeon: [neanderthal_cave, golem_factory], builds: 0, hand: [princess_in_peril]}}
        - {{boss: gorgona, dungeon: [specters_sanctum]}}
        town: [{hero}]
        """
    assert greedy(at(position.format(hero="tieg_and_the_magic_bubble"))) == (
        "cast princess_in_peril tieg_and_the_magic_bubble"
    )
    assert greedy(at(position.format(hero="dartteon_elf_pyromancer"))) == "pass"


def test_gorgonas_fifth_room_waits_until_there_is_somebody_to_turn_to_stone():
    position = """
        phase: build
        active: 0
        players:
        - boss: gorgona
          dungeon: [golem_factory, open_grave, golem_factory, open_grave]
          hand: [minotaurs_maze]
        - {{boss: cleopatra, dungeon: [specters_sanctum]}}
        town: [{town}]
        """
    assert greedy(at(position.format(town="katelyn_angelic_healer"))) == "build minotaurs_maze new"
    assert greedy(at(position.format(town=""))) != "build minotaurs_maze new"


# -- choosing cards ---------------------------------------------------------------------------------------------


def test_it_gives_up_its_weakest_room_when_it_must():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: robobo, dungeon: [golem_factory, open_grave, golem_factory, open_grave], hand: [neanderthal_cave]}
        - {boss: cleopatra, dungeon: [neanderthal_cave, torture_chamber, golem_factory]}
        """
    )
    do(table, "build neanderthal_cave new")
    pass_until(table, "reveal")
    assert options(table) == ["room 1:1", "room 1:2", "room 1:3"]
    assert greedy(table) == "room 1:2"


def test_it_throws_away_what_it_needs_least():
    table = at(
        """
        phase: reveal
        active: 0
        players:
        - {boss: cleopatra, dungeon: [{stack: [], face_down: dark_laboratory}], hand: [jeopardy, exhaustion]}
        - {boss: gorgona, dungeon: [open_grave]}
        decks: {spells: [kobold_strike, teleportation]}
        """
    )
    assert greedy(table) == "discard kobold_strike"


def test_it_takes_a_useful_card_from_the_discard_pile():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, dungeon: [dark_altar], builds: 0, hand: [neanderthal_cave, golem_factory]}
        - {boss: gorgona, dungeon: [open_grave]}
        discard: [soul_harvest, teleportation, kobold_strike]
        """
    )
    do(table, "use dark_altar 1")
    assert greedy(table) == "take teleportation"


def test_it_throws_back_a_hand_with_nothing_to_stand_on_and_keeps_one_of_a_kind():
    position = """
        phase: mulligan
        active: 0
        players:
        - {{boss: cleopatra, hand: [{hand}, freeze, fear]}}
        - {{boss: gorgona, hand: [open_grave]}}
        """
    stuck = "ligers_den, ligers_den, all_seeing_eye, recycling_center, open_grave"
    alike = "bottomless_pit, bottomless_pit, boulder_ramp, boulder_ramp, open_grave"
    assert greedy(at(position.format(hand=stuck))) == "yes"
    assert greedy(at(position.format(hand=alike))) == "no"


def test_of_two_bosses_it_takes_the_one_that_kills():
    table = uk.new_game("boss_monster", players=4, seed=1, variants=["choose_boss"])
    seen = set()
    while table.decision is not None and table.decision.kind == "boss":
        seen.add(greedy(table))
        assert "boss gorgona" not in options(table) or greedy(table) == "boss gorgona"
        table.choose(greedy(table))
    assert "boss gorgona" in seen


def test_with_rooms_in_hand_it_rather_draws_a_spell():
    table = at(
        """
        phase: start
        active: 0
        players:
        - {boss: cleopatra, dungeon: [haunted_library], hand: [open_grave, golem_factory]}
        - {boss: gorgona, dungeon: [open_grave]}
        """
    )
    assert greedy(table) == "yes"


def test_it_swaps_rooms_where_that_makes_its_dungeon_deadlier():
    table = at(
        """
        phase: reveal
        active: 0
        players:
        - boss: king_croak
          dungeon: [{stack: [], face_down: centipede_tunnel}, bottomless_pit, dizzygas_hallway]
        - {boss: gorgona, dungeon: [open_grave]}
        """
    )
    for _ in range(3):  # whether, which room, with which other
        do(table, greedy(table))
    assert sum(damage(table, 0)) == 5


def test_it_leaves_rooms_alone_that_stand_well():
    table = at(
        """
        phase: reveal
        active: 0
        players:
        - boss: king_croak
          dungeon: [{stack: [], face_down: centipede_tunnel}, dizzygas_hallway, bottomless_pit]
        - {boss: gorgona}
        """
    )
    assert greedy(table) == "no"


# -- items ------------------------------------------------------------------------------------------------------------


def test_it_shoots_a_hero_who_would_just_survive():
    table = visitor("spiked_pit", item="ray_gun", hero="black_leaf", damage=1)
    assert greedy(table) == "use ray_gun black_leaf"


def test_it_keeps_its_item_when_the_hero_dies_anyway():
    table = visitor("spiked_pit, golem_factory, golem_factory", item="ray_gun", hero="black_leaf", damage=1)
    assert greedy(table) == "pass"


def test_it_does_not_help_the_hero_in_its_own_dungeon():
    table = visitor("spiked_pit, golem_factory, golem_factory", item="oversized_sword", hero="black_leaf", damage=1)
    assert greedy(table) == "pass"


def test_it_attaches_the_item_of_a_dead_hero():
    table = guest("ray_gun", "golem_factory, golem_factory")
    pass_by(table, 3)
    assert greedy(table) == "attach ray_gun"


def test_it_keeps_the_better_item():
    table = guest("cheat_code", "golem_factory, golem_factory", mine="item: {card: lucky_coin, ready: false}, hand: []")
    pass_by(table, 3)
    assert greedy(table) == "use lucky_coin"  # and the new one as well


def test_it_reckons_with_what_a_hero_carries():
    """A suit in which monsters take it for one of theirs: only a trap kills that hero."""
    table = at_items(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [spiked_pit, golem_factory, golem_factory], hand: [exhaustion, freeze],
           inside: {hero: hookshot_joe, room: 1, damage: 1, item: goblin_suit}}
        - {boss: robobo, dungeon: [open_grave]}
        """
    )
    assert greedy(table) == "cast exhaustion hookshot_joe"


@pytest.mark.parametrize(
    ("item", "less"),
    [
        ("boots_of_jumping", 4),
        ("exorcist_bell", 1),
        ("goblin_suit", 4),
        ("grappling_hook", 2),
        ("jet_pack", 4),
        ("pet_monster", 2),
        ("pilgrim_lantern", 1),
        ("skeleton_key", 1),
        ("star_of_invulnerability", 5),
        ("ten_foot_pole", 1),
        ("the_bomb", 0),
        ("tower_shield", 4),
        ("iron_rations", 0),
    ],
)
def test_it_knows_how_much_an_item_spares_its_carrier(item, less):
    seat = Seat(0, "cleopatra")
    rooms = ("spiked_pit", "golem_factory", "open_grave", "golem_factory", "dragon_hatchery")
    seat.dungeon = [Room([printed(name, RoomCard)]) for name in rooms]
    assert items.spared(seat, Guest(printed("elfstar", HeroCard), 4, item=item)) == less


def test_a_hero_with_an_extra_life_is_no_soul():
    assert souls_of(Guest(printed("elfstar", HeroCard), 4, item="extra_life")) == 0
    assert souls_of(Guest(printed("elfstar", HeroCard), 4)) == 1


@pytest.mark.parametrize("item", sorted(items.USES))
def test_it_can_imagine_what_every_item_does(item):
    """Whatever it thinks of it, it answers."""
    table = at_items(
        f"""
        phase: adventure
        active: 0
        town: [danae_the_slayer]
        discard: [freeze, golem_factory, dark_altar]
        players:
        - {{boss: cleopatra, dungeon: [spiked_pit, golem_factory], hand: [open_grave], souls: 9, wounds: [elfstar],
           inside: {{hero: hookshot_joe, room: 1, damage: 2}}, item: {item}, today: {{survived: [elfstar]}}}}
        - {{boss: robobo, dungeon: [open_grave, {{stack: [witchs_kitchen, ligers_den]}}],
           hand: [freeze, centipede_tunnel], item: {"war_horn" if item != "war_horn" else "iron_rations"}}}
        """
    )
    uses = [said for said in options(table) if said.startswith(f"use {item}")]
    assert uses or item in ("extra_life", "star_of_invulnerability")
    assert greedy(table) in options(table)


def test_it_looks_for_the_treasure_that_heroes_want():
    table = at_items(
        """
        phase: build
        active: 0
        town: [megan_the_missile_mage, elfstar, a_kid_and_his_spellslime]
        players:
        - {boss: cleopatra, dungeon: [spiked_pit], item: star_chart}
        - {boss: robobo, dungeon: [open_grave], hand: [freeze]}
        """
    )
    do(table, "use star_chart 0:1")
    assert greedy(table) == "treasure mage"


def test_it_takes_the_better_item():
    table = at_items(
        """
        phase: reveal
        items: [cheat_code, ray_gun]
        players:
        - {boss: magpie_prince, hand: [freeze],
           dungeon: [{stack: [], face_down: spiked_pit}, open_grave, open_grave, golem_factory, golem_factory]}
        - {boss: robobo, dungeon: [golem_factory], hand: [freeze]}
        """
    )
    assert greedy(table) == "take ray_gun"


@pytest.mark.parametrize(("hero", "answer"), [("samurai_tom", "yes"), ("nick_the_masher", "no")])
def test_it_buries_a_hero_that_is_too_strong(monkeypatch, hero, answer):
    if "CRL" not in BOXES:
        monkeypatch.setitem(BOXES, "CRL", Box("CRL", "Crash Landing"))
    table = at(
        f"""
        phase: build
        active: 0
        decks: {{heroes: [{hero}]}}
        players:
        - {{boss: all_seeing_bivan, levelled_up: true, dungeon: [golem_factory, golem_factory, dark_altar]}}
        - {{boss: robobo, dungeon: [golem_factory]}}
        - {{boss: gorgona}}
        """,
        more=", sets: [BMR, CRL, IOD]",
    )
    do(table, "use all_seeing_bivan")
    assert greedy(table) == "deck heroes"
    do(table, "deck heroes")
    assert greedy(table) == answer
