"""What would happen to every hero: said from one's own view, and never wrong."""

from __future__ import annotations

import random
from inspect import signature
from typing import Any

import pytest

import underkeep as uk
from tests.boss_monster.situations import at, decline, do, view
from underkeep.boss_monster.forecast import Fate, forecast
from underkeep.boss_monster.kinds import SET_ORDER
from underkeep.texts.reader import teller_of


def fates(table: uk.Table, viewer: int | None = None) -> dict[str, Fate]:
    return {fate.hero: fate for fate in forecast(table.view(viewer))}


# -- against the engine ------------------------------------------------------------------------------------------


def what_became(table: uk.Table) -> dict[str, tuple[int, int]]:
    """Where each hero ended this round with everybody declining: the dungeon, and the room where it died or 0."""
    twin = table.clone()
    number = view(twin)["round"]
    ends: dict[str, tuple[int, int]] = {}
    while twin.decision is not None and view(twin)["round"] == number:
        for event in decline(twin):
            if event.kind.name == "round_ended":
                break
            if event.kind.name == "survived" or (event.kind.name == "died" and event.facts["place"]):
                ends[event.facts["hero"]] = (event.seat, event.facts.get("place", 0))
    return ends


def is_open(table: uk.Table) -> bool:
    """A window in which nothing is under way."""
    decision = table.decision
    return decision is not None and decision.kind in ("build", "act") and decision.source is None


@pytest.mark.ux("UX-237")
@pytest.mark.ux("UX-186")
@pytest.mark.parametrize(
    ("players", "sets"),
    [
        (2, ["BMR"]),
        (3, ["BMR"]),
        (4, ["BMR"]),
        (2, ["BMR", "TNL", "DBM", "POP", "LST"]),
        (3, ["RMB"]),
        (4, ["BMR", "TNL", "RMB", "VOV", "THK", "IOD"]),
        (5, ["TNL", "RMB"]),
        (6, ["BMR", "CRL", "THK", "IOD"]),
        (6, list(SET_ORDER)),
    ],
)
def test_the_forecast_is_what_the_engine_does_when_everybody_passes(players, sets):
    compared = 0
    for seed in range(8):
        chance = random.Random(seed)
        table = uk.new_game("boss_monster", seed=seed, players=players, sets=sets)
        while table.decision is not None and compared < 400 * (seed + 1) / 8:
            if is_open(table):
                ends = what_became(table)
                for fate in forecast(view(table, table.decision.seat)):
                    if fate.certain and not fate.later:
                        compared += 1
                        told = None if fate.seat is None else (fate.seat, fate.dies)
                        assert told == ends.get(fate.hero), (seed, table.number, fate)
            table.choose(chance.randrange(len(table.decision.options)))
    assert compared > 200


# -- by itself ---------------------------------------------------------------------------------------------------

THREE_ROOMS = "dungeon: [dark_altar, open_grave, golem_factory]"


def test_a_hero_that_dies_is_told_with_its_room_and_the_sum():
    table = at(
        f"""
        phase: build
        players:
        - {{boss: king_croak, {THREE_ROOMS}}}
        - {{boss: gorgona, hand: [freeze]}}
        town: [boden_the_pantless]
        """
    )
    fate = fates(table)["boden_the_pantless"]
    assert (fate.seat, fate.why, fate.dies, fate.steps) == (0, "lured", 3, [(1, 1), (2, 2), (3, 2)])
    assert (fate.health, fate.left, fate.totals, fate.certain, fate.later) == (4, -1, [2, 0], True, False)
    assert "dies in room 3" in repr(fate)


@pytest.mark.ux("UX-186")
def test_rooms_are_counted_from_the_gate_past_a_card_that_nobody_else_knows():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: king_croak, hand: [freeze], builds: 0}
        - boss: gorgona
          dungeon: [{stack: [], face_down: golem_factory}, dark_altar, golem_factory]
          entrance: [the_fool]
          builds: 0
        """
    )
    seen, known = fates(table, 0)["the_fool"], fates(table, 1)["the_fool"]
    assert (seen.dies, seen.steps, seen.certain) == (3, [(2, 1), (3, 2)], False)
    assert (known.dies, known.steps) == (1, [(1, 2)])


def test_a_hero_that_gets_through_is_told_with_its_wounds():
    table = at(
        """
        phase: build
        players:
        - {boss: king_croak, dungeon: [golem_factory]}
        - {boss: gorgona, hand: [freeze]}
        town: [frankov_the_envoy]
        """
    )
    fate = fates(table)["frankov_the_envoy"]
    assert (fate.seat, fate.dies, fate.left, fate.wounds) == (0, 0, 9, 2)
    assert "gets through with 9 left" in repr(fate)


def test_a_hero_that_was_hurt_otherwise_is_still_sent_back_by_the_maze():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - boss: king_croak
          dungeon: [neanderthal_cave, minotaurs_maze]
          inside: {hero: johnny_of_the_evening_watch, room: 1, damage: 6}
          hand: [giant_size]
        - {boss: gorgona}
        """
    )
    fate = fates(table)["johnny_of_the_evening_watch"]
    assert (fate.dies, fate.certain) == (1, True)
    assert what_became(table)["johnny_of_the_evening_watch"] == (0, 1)


def test_a_tie_and_a_treasure_that_nobody_has_keep_heroes_in_town():
    table = at(
        """
        phase: build
        players:
        - {boss: king_croak, dungeon: [dark_altar], hand: [freeze]}
        - {boss: gorgona, dungeon: [dark_altar]}
        town: [nick_the_masher, tieg_and_the_magic_bubble, the_fool]
        """
    )
    told = fates(table)
    assert {hero: (fate.seat, fate.why) for hero, fate in told.items()} == {
        "nick_the_masher": (None, "tie"),
        "tieg_and_the_magic_bubble": (None, "nobody"),
        "the_fool": (None, "tie"),
    }
    assert "stays in town" in repr(told["the_fool"])


def test_who_stands_in_town_during_the_adventures_comes_in_the_next_round():
    table = at(
        """
        phase: adventure
        active: 1
        players:
        - {boss: king_croak, dungeon: [{room: golem_factory, deactivated: true}], hand: [freeze]}
        - {boss: gorgona, dungeon: [dark_altar], hand: [freeze]}
        town: [boden_the_pantless]
        """
    )
    fate = fates(table)["boden_the_pantless"]
    assert (fate.seat, fate.later, fate.steps) == (0, True, [(1, 2)])


def test_a_hero_that_waits_for_the_next_round_is_rested_by_then():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - boss: king_croak
          dungeon: [golem_factory]
          entrance: [{hero: boden_the_pantless, damage: 2, waits: true}]
          hand: [freeze]
        - {boss: gorgona, dungeon: [dark_altar], closed: true, entrance: [nick_the_masher]}
        """
    )
    told = fates(table)
    assert (told["boden_the_pantless"].health, told["boden_the_pantless"].later) == (4, True)
    assert told["nick_the_masher"].later


def test_what_was_given_for_the_round_counts():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - boss: king_croak
          dungeon: [{room: golem_factory, bonus: 3}, dark_altar]
          entrance: [{hero: johnny_of_the_evening_watch, health: 2}]
          extra_damage: 2
          hand: [freeze]
        - {boss: gorgona}
        """
    )
    fate = fates(table)["johnny_of_the_evening_watch"]
    assert (fate.health, fate.steps, fate.dies) == (10, [(1, 7), (2, 3)], 2)


def test_doubled_treasure_lures():
    table = at(
        """
        phase: build
        players:
        - {boss: king_croak, dungeon: [open_grave], treasure_factor: 2, hand: [freeze]}
        - {boss: gorgona, dungeon: [open_grave]}
        town: [nick_the_masher]
        """
    )
    fate = fates(table)["nick_the_masher"]
    assert (fate.seat, fate.totals) == (0, [2, 1])


@pytest.mark.parametrize(("viewer", "steps", "certain"), [(0, [(1, 3), (2, 2)], True), (1, [(2, 2)], False)])
def test_my_own_face_down_room_counts_for_me_alone(viewer, steps, certain):
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: king_croak, dungeon: [golem_factory], hand: [neanderthal_cave, freeze]}
        - {boss: gorgona, hand: [freeze]}
        town: [frankov_the_envoy]
        """
    )
    do(table, "build neanderthal_cave new")
    fate = fates(table, viewer)["frankov_the_envoy"]
    assert (fate.seat, fate.steps, fate.certain) == (0, steps, certain)


def test_a_card_laid_on_a_room_replaces_it_for_its_owner_and_hides_it_from_the_others():
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: king_croak, dungeon: [golem_factory, dark_altar], extra_damage: 2, hand: [neanderthal_cave, freeze]}
        - {boss: gorgona, hand: [freeze]}
        town: [frankov_the_envoy]
        """
    )
    do(table, "build neanderthal_cave on 1")
    assert fates(table, 0)["frankov_the_envoy"].steps == [(1, 5), (2, 3)]
    assert fates(table, 1)["frankov_the_envoy"].steps == [(2, 3)]


def test_the_maze_sends_a_hero_back_once():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: king_croak, dungeon: [golem_factory, minotaurs_maze, dark_altar], entrance: [acacia_warrior_of_light]}
        - {boss: gorgona, hand: [freeze]}
        """
    )
    left: list[list[Any]] = []
    while view(table)["phase"] == "adventure" and fates(table):
        steps = fates(table)["acacia_warrior_of_light"].steps
        if not left or left[-1] != steps:
            left.append(steps)
        do(table, "pass")
    assert left == [
        [(1, 2), (1, 2), (2, 0), (3, 1)],
        [(1, 2), (2, 0), (3, 1)],
        [(2, 0), (3, 1)],
        [(3, 1)],
        [],
    ]


def test_the_end_of_the_game_ends_the_forecast():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - boss: king_croak
          dungeon: [golem_factory]
          entrance: [nick_the_masher]
          wounds: [katelyn_angelic_healer, frankov_the_envoy]
          hand: [freeze]
        - {boss: gorgona}
        """
    )
    fate = fates(table)["nick_the_masher"]
    assert (fate.seat, fate.dies, fate.left) == (0, 0, 2)


def test_before_the_bosses_are_chosen_nothing_can_be_told():
    assert forecast(uk.new_game("boss_monster", seed=1, variants=["choose_boss"]).view(0)) == []


@pytest.mark.rs("RS-063")
def test_a_forecast_is_made_of_a_view_alone_and_is_the_same_in_every_world_that_looks_alike():
    assert list(signature(forecast).parameters) == ["view"]
    compared = 0
    for seed in range(12):
        table = uk.new_game("boss_monster", players=3, seed=seed)
        chance = random.Random(seed)
        while table.decision is not None and table.number < 30:
            seat = table.decision.seat
            try:
                world = table.redeal(seat, seed)
            except uk.NoRecipe:
                pass
            else:
                mine, other = fates(table, seat), fates(world, seat)
                assert {name: (fate.seat, fate.dies, fate.certain) for name, fate in mine.items()} == {
                    name: (fate.seat, fate.dies, fate.certain) for name, fate in other.items()
                }
                compared += 1
            table.choose(chance.randrange(len(table.decision.options)))
    assert compared > 100


def test_while_something_is_announced_nothing_is_certain():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [golem_factory], inside: {hero: nick_the_masher, room: 1}, hand: [freeze]}
        - {boss: gorgona, hand: [counterspell], dungeon: [dark_altar]}
        """
    )
    assert fates(table, 0)["nick_the_masher"].certain
    do(table, "cast freeze 1:1")
    assert view(table)["chain"]
    assert not fates(table, 0)["nick_the_masher"].certain


# -- what my own face-down card will do ---------------------------------------------------------------------------


def laid(card: str, *, boss: str, dungeon: str, town: str) -> uk.Table:
    table = at(
        f"""
        phase: build
        active: 0
        players:
        - {{boss: {boss}, dungeon: [{dungeon}], hand: [{card}]}}
        - {{boss: robobo, dungeon: [open_grave], hand: [freeze]}}
        town: [{town}]
        """
    )
    do(table, f"build {card} new")
    return table


@pytest.mark.card("mimic_vault")
def test_my_face_down_mimic_vault_brings_the_only_hero_of_the_town():
    table = laid("mimic_vault", boss="draculord", dungeon="golem_factory", town="boden_the_pantless")
    fate = fates(table, 0)["boden_the_pantless"]
    assert (fate.seat, fate.why, fate.steps, fate.dies) == (0, "sent", [(1, 1), (2, 2)], 0)
    assert (fate.certain, fate.later, fate.totals) == (True, False, [])
    assert what_became(table) == {"boden_the_pantless": (0, 0)}
    assert not fates(table, 1)["boden_the_pantless"].certain


@pytest.mark.card("mimic_vault")
def test_whom_a_face_down_mimic_vault_brings_is_uncertain_while_there_is_a_choice():
    table = laid("mimic_vault", boss="draculord", dungeon="golem_factory", town="nick_the_masher, boden_the_pantless")
    assert {fate.certain for fate in fates(table, 0).values()} == {False}


def test_a_choice_among_cards_for_the_hand_leaves_every_fate_certain():
    table = laid("dark_laboratory", boss="draculord", dungeon="golem_factory", town="boden_the_pantless")
    assert fates(table, 0)["boden_the_pantless"].certain


@pytest.mark.card("gorgona")
def test_the_level_up_that_my_fifth_room_brings_is_foreseen():
    four = "dark_altar, open_grave, golem_factory, bottomless_pit"
    table = laid("witchs_kitchen", boss="gorgona", dungeon=four, town="boden_the_pantless")
    fate = fates(table, 0)["boden_the_pantless"]
    assert (fate.seat, fate.why, fate.certain, fate.totals) == (None, "killed", True, [])
    assert what_became(table) == {}


def test_while_cards_that_were_turned_up_still_do_their_work_nothing_is_certain():
    table = at(
        """
        phase: reveal
        players:
        - {boss: king_croak, dungeon: [{room: dark_altar, face_down: centipede_tunnel}, open_grave]}
        - {boss: gorgona, dungeon: [open_grave, dark_altar]}
        town: [nick_the_masher]
        """
    )
    assert table.decision is not None
    assert table.decision.source == "centipede_tunnel"
    assert not fates(table, 0)["nick_the_masher"].certain


@pytest.mark.parametrize(
    ("given", "seat", "steps"), [("extra_damage: 2", None, []), ("treasure_factor: 2, extra_damage: 2", 0, [(1, 3)])]
)
def test_what_was_given_for_the_round_is_known_though_my_only_room_is_covered(given, seat, steps):
    table = at(
        f"""
        phase: build
        active: 0
        players:
        - {{boss: gorgona, dungeon: [{{room: dark_laboratory, face_down: witchs_kitchen}}], builds: 0, {given}}}
        - {{boss: xyzax, dungeon: [haunted_library], hand: [freeze], builds: 0}}
        town: [mitchell_the_judge]
        """
    )
    fate = fates(table, 0)["mitchell_the_judge"]
    assert (fate.seat, fate.steps, fate.certain) == (seat, steps, True)
    assert (fate.seat is not None) == bool(what_became(table))


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_a_hero_that_a_card_brings_or_kills_in_town_is_told_in_words(lang):
    table = laid("mimic_vault", boss="draculord", dungeon="golem_factory", town="boden_the_pantless")
    teller = teller_of("boss_monster")(lang, ["Ania", "Boris"], 0)
    brought = {
        "en": "is brought to your entrance, gets through",
        "pl": "trafia do twojego wejścia, przechodzi",
        "ru": "попадает к вашему входу, проходит",
    }
    assert brought[lang] in teller.fates(table.view(0))[0]
    four = "dark_altar, open_grave, golem_factory, bottomless_pit"
    table = laid("witchs_kitchen", boss="gorgona", dungeon=four, town="boden_the_pantless")
    killed = {"en": "is killed in town.", "pl": "ginie w mieście.", "ru": "гибнет в городе."}
    assert teller.fates(table.view(0))[0].endswith(killed[lang])


def test_where_a_hero_that_comes_too_late_will_end_is_not_told():
    table = at(
        """
        phase: build
        players:
        - {boss: king_croak, dungeon: [golem_factory], hand: [freeze]}
        - {boss: gorgona, dungeon: [open_grave], closed: true}
        town: [nick_the_masher]
        """
    )
    fate = fates(table, 0)["nick_the_masher"]
    assert (fate.seat, fate.ended, fate.later) == (1, False, True)
    teller = teller_of("boss_monster")("en", ["Ania", "Boris"], 0)
    assert teller.fates(table.view(0))[0].endswith("goes to Boris (cleric 0 : 1), next round.")
