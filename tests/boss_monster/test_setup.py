"""Which cards are in the game, the deal, the mulligan and the first rooms (sections K and L)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    at,
    decider,
    decline,
    do,
    dungeon,
    hand,
    options,
    pass_until,
    seat,
    told,
    view,
    why_not,
)

BOSSES = {"draculord", "xyzax", "king_croak", "robobo", "cerebellus", "seducia", "cleopatra", "gorgona"}


def sheets() -> dict[str, dict[str, Any]]:
    """Every card of the base set as plain data, by its id."""
    cards = next(info for info in uk.games() if info.name == "boss_monster").cards()
    return {card["id"]: card for card in cards if card["set"] == "BMR"}


def inside(table: uk.Table) -> Any:
    """The pieces themselves, hidden ones too."""
    return table._game


def one_sided(cards: list[str]) -> bool:
    """Four advanced rooms, or four rooms with one treasure."""
    rooms = [sheets()[card] for card in cards if sheets()[card]["type"] == "room"]
    shared = Counter(kind for room in rooms for kind in set(room["treasures"]))
    return sum(room["advanced"] for room in rooms) >= 4 or max(shared.values()) >= 4


def kinds(cards: list[str]) -> Counter[str]:
    return Counter(sheets()[card]["type"] for card in cards)


# -- hero decks -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-137")
def test_two_players_meet_thirteen_ordinary_and_eight_epic_heroes():
    decks = view(uk.new_game("boss_monster", seed=1, players=2))["decks"]
    assert (decks["heroes"], decks["epic_heroes"]) == (13, 8)


@pytest.mark.rule("BM-138")
def test_three_players_meet_seventeen_ordinary_and_twelve_epic_heroes():
    decks = view(uk.new_game("boss_monster", seed=1, players=3))["decks"]
    assert (decks["heroes"], decks["epic_heroes"]) == (17, 12)


@pytest.mark.rule("BM-139")
def test_four_players_meet_all_twenty_five_ordinary_and_sixteen_epic_heroes():
    decks = view(uk.new_game("boss_monster", seed=1, players=4))["decks"]
    assert (decks["heroes"], decks["epic_heroes"]) == (25, 16)


@pytest.mark.rule("BM-145")
def test_ordinary_and_epic_heroes_are_two_decks_each_shuffled_by_itself():
    ordinary, epic = set(), set()
    for seed in range(12):
        game = inside(uk.new_game("boss_monster", seed=seed, players=4))
        assert not any(card.epic for card in game.hero_deck)
        assert all(card.epic for card in game.epic_deck)
        ordinary.add(tuple(card.id for card in game.hero_deck))
        epic.add(tuple(card.id for card in game.epic_deck))
    assert (len(ordinary), len(epic)) == (12, 12)


@pytest.mark.rule("BM-145")
def test_a_position_cannot_put_an_epic_hero_into_the_ordinary_deck():
    with pytest.raises(uk.BadPosition) as refused:
        at(
            """
            phase: start
            players:
            - {boss: cleopatra}
            - {boss: gorgona}
            decks: {heroes: [lord_van_ette]}
            """
        )
    assert refused.value.rule == "BM-145"


# -- the deal -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-146")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_a_boss_of_their_own_face_up(players: int):
    table = uk.new_game("boss_monster", seed=5, players=players)
    shown = [player["boss"] for player in view(table)["players"]]
    assert len(set(shown)) == players
    assert set(shown) <= BOSSES
    assert [player["boss"] for player in view(table, 0)["players"]] == shown


@pytest.mark.rule("BM-146")
def test_bosses_are_dealt_at_random():
    first = {seat(uk.new_game("boss_monster", seed=seed), 0)["boss"] for seed in range(80)}
    assert first == BOSSES


@pytest.mark.rule("BM-146")
def test_rooms_and_spells_are_shuffled_before_the_deal():
    rooms, spells = set(), set()
    for seed in range(12):
        game = inside(uk.new_game("boss_monster", seed=seed))
        rooms.add(tuple(card.id for card in game.room_deck.cards))
        spells.add(tuple(card.id for card in game.spell_deck.cards))
    assert (len(rooms), len(spells)) == (12, 12)


@pytest.mark.rule("BM-147")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_random_rooms_and_two_random_spells_lie_in_the_discard_pile(players: int):
    piles = [view(uk.new_game("boss_monster", seed=seed, players=players))["discard"] for seed in range(8)]
    assert all(kinds(pile) == {"room": 4, "spell": 2} for pile in piles)
    assert len({tuple(pile) for pile in piles}) == 8


@pytest.mark.rule("BM-147")
def test_the_first_discards_come_out_of_the_decks():
    decks = view(uk.new_game("boss_monster", seed=1, players=2))["decks"]
    assert (decks["rooms"], decks["spells"]) == (75 - 4 - 10, 31 - 2 - 4)


@pytest.mark.rule("BM-148")
def test_the_other_booklet_starts_with_an_empty_discard_pile():
    table = uk.new_game("boss_monster", seed=1, players=2, seeded_discard=False)
    assert view(table)["discard"] == []
    assert (view(table)["decks"]["rooms"], view(table)["decks"]["spells"]) == (75 - 10, 31 - 4)


@pytest.mark.rule("BM-149")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_five_rooms_and_two_spells(players: int):
    table = uk.new_game("boss_monster", seed=3, players=players)
    for number in range(players):
        assert kinds(hand(table, number)) == {"room": 5, "spell": 2}
    other = view(table, 0)["players"][1]
    assert (other["rooms"], other["spells"]) == ({"count": 5, "known": []}, {"count": 2, "known": []})


# -- mulligan -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-150")
@pytest.mark.parametrize(
    ("rooms", "offered"),
    [
        ("dracolich_lair, beast_menagerie, all_seeing_eye, the_crushinator, golem_factory", True),
        ("dracolich_lair, beast_menagerie, all_seeing_eye, the_crushinator, monsters_ballroom", True),
        ("dracolich_lair, beast_menagerie, all_seeing_eye, bottomless_pit, jackpot_stash", False),
        ("open_grave, succubus_spa, specters_sanctum, dark_altar, golem_factory", True),
        ("open_grave, open_grave, succubus_spa, succubus_spa, specters_sanctum", True),
        ("open_grave, succubus_spa, specters_sanctum, torture_chamber, golem_factory", True),
        ("dragon_hatchery, dragon_hatchery, dragon_hatchery, open_grave, bottomless_pit", True),
        ("torture_chamber, monstrous_monument, zombie_prison, dracolich_lair, bottomless_pit", True),
        ("dark_altar, dark_altar, dark_altar, golem_factory, brainsucker_hive", False),
        ("dragon_hatchery, dragon_hatchery, open_grave, golem_factory, bottomless_pit", False),
        ("open_grave, succubus_spa, golem_factory, brainsucker_hive, bottomless_pit", False),
    ],
    ids=[
        "four advanced rooms of four treasures",
        "five advanced rooms",
        "three advanced rooms",
        "four rooms of one treasure",
        "five rooms of one treasure",
        "four with a room of two treasures",
        "four with three rooms of all treasures",
        "four with rooms of two treasures and an advanced one",
        "three rooms with six icons of one treasure",
        "three of each treasure",
        "two of one treasure",
    ],
)
def test_a_mulligan_is_offered_for_a_one_sided_hand_and_for_no_other(rooms: str, offered: bool):
    table = at(
        f"""
        phase: mulligan
        round: 0
        players:
        - {{boss: cleopatra, hand: [{rooms}, freeze, fear]}}
        - {{boss: gorgona}}
        """
    )
    assert table.decision is not None
    assert (table.decision.seat, table.decision.kind) == (0, "mulligan" if offered else "first_room")


@pytest.mark.rule("BM-150")
def test_a_mulligan_may_be_declined_and_the_hand_kept():
    table = at(
        """
        phase: mulligan
        round: 0
        players:
        - {boss: cleopatra, hand: [open_grave, succubus_spa, specters_sanctum, dark_altar, golem_factory, freeze, fear]}
        - {boss: gorgona}
        """
    )
    before = hand(table, 0)
    assert options(table) == ["yes", "no"]
    do(table, "no")
    assert hand(table, 0) == before
    assert view(table)["phase"] == "first_room"


@pytest.mark.rule("BM-150")
def test_mulligans_are_offered_in_xp_order_and_before_the_first_room():
    table = at(
        """
        phase: mulligan
        round: 0
        players:
        - {boss: robobo, hand: [open_grave, succubus_spa, specters_sanctum, dark_altar, golem_factory]}
        - {boss: gorgona, hand: [jackpot_stash, bottomless_pit, boulder_ramp, dizzygas_hallway, golem_factory]}
        - {boss: draculord, hand: [dragon_hatchery, dragon_hatchery, dragon_hatchery, open_grave, golem_factory]}
        """
    )
    asked = []
    while view(table)["phase"] == "mulligan":
        asked.append(decider(table))
        do(table, "no")
    assert asked == [2, 1, 0]
    assert view(table)["phase"] == "first_room"


@pytest.mark.rule("BM-150")
def test_a_second_one_sided_hand_must_be_kept():
    again = 0
    for seed in range(60):
        table = at(
            """
            phase: mulligan
            round: 0
            players:
            - {boss: cleopatra, hand: [open_grave, succubus_spa, specters_sanctum, dark_altar, golem_factory]}
            - {boss: gorgona}
            """,
            seed=seed,
        )
        do(table, "yes")
        again += one_sided(hand(table, 0))
        assert view(table)["phase"] == "first_room"
    assert again > 0


@pytest.mark.rule("BM-151")
def test_a_mulligan_returns_rooms_and_spells_to_their_own_decks_and_draws_five_and_two():
    old = ["open_grave", "succubus_spa", "specters_sanctum", "dark_altar", "golem_factory", "trepidation", "exhaustion"]
    new_hands = set()
    for seed in range(10):
        table = at(
            f"""
            phase: mulligan
            round: 0
            players:
            - {{boss: cleopatra, hand: [{", ".join(old)}]}}
            - {{boss: gorgona}}
            discard: [freeze, fear, monsters_ballroom]
            """,
            seed=seed,
        )
        before = view(table)["decks"]
        do(table, "yes")
        mine = seat(table, 0)
        assert view(table)["decks"] == before
        assert view(table)["discard"] == ["freeze", "fear", "monsters_ballroom"]
        assert (kinds(mine["rooms"]["cards"]), kinds(mine["spells"]["cards"])) == ({"room": 5}, {"spell": 2})
        room_deck = [card.id for card in inside(table).room_deck.cards]
        spell_deck = [card.id for card in inside(table).spell_deck.cards]
        assert Counter(room_deck + mine["rooms"]["cards"])["succubus_spa"] == 3
        assert Counter(spell_deck + mine["spells"]["cards"])["trepidation"] == 1
        assert (set(kinds(room_deck)), set(kinds(spell_deck))) == ({"room"}, {"spell"})
        new_hands.add(tuple(hand(table, 0)))
    assert len(new_hands) == 10
    assert tuple(old) not in new_hands


# -- first rooms ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-152")
def test_before_the_first_round_each_player_may_build_one_room_or_none():
    table = at(
        """
        phase: first_room
        round: 0
        players:
        - {boss: cleopatra, hand: [golem_factory, open_grave]}
        - {boss: gorgona, hand: [dragon_hatchery, succubus_spa]}
        """
    )
    assert options(table) == ["build golem_factory new", "build open_grave new", "pass"]
    do(table, "build golem_factory new")
    assert decider(table) == 1
    do(table, "pass")
    assert (dungeon(table, 0), dungeon(table, 1)) == (["golem_factory"], [])
    assert (view(table)["round"], view(table)["phase"]) == (1, "build")
    assert "build open_grave new" in options(table)


@pytest.mark.rule("BM-153")
def test_first_rooms_are_laid_face_down_by_xp_and_revealed_together():
    table = uk.new_game("boss_monster", seed=2, players=4, bosses=["gorgona", "draculord", "robobo", "xyzax"])
    pass_until(table, "first_room")
    laying = []
    events: list[uk.Event] = []
    while view(table)["phase"] == "first_room":
        number = decider(table)
        assert number is not None
        assert told(events, "revealed") == []
        laying.append(number)
        events += do(table, next(option for option in options(table) if option.startswith("build")))
        if view(table)["phase"] == "first_room":
            hidden = view(table, (number + 1) % 4)["players"][number]["dungeon"]
            assert [(room["stack"], room["face_down"], "laid" in room) for room in hidden] == [([], True, False)]
    assert laying == [1, 3, 0, 2]
    story = [event.kind.name for event in events if event.kind.name in ("laid", "revealed", "triggered", "drew")]
    assert story[:8] == ["laid"] * 4 + ["revealed"] * 4
    assert all(len(dungeon(table, number)) == 1 for number in range(4))


@pytest.mark.rule("BM-154")
def test_what_first_rooms_do_when_built_goes_by_xp():
    table = at(
        """
        phase: first_room
        round: 0
        players:
        - {boss: gorgona, hand: [dark_laboratory]}
        - {boss: robobo, hand: [specters_sanctum, freeze]}
        - {boss: draculord, hand: [dark_laboratory]}
        - {boss: xyzax, hand: [monstrous_monument]}
        discard: [golem_factory]
        decks: {spells: [fear, giant_size, cave_in, jeopardy]}
        """
    )
    events = do(table, "build dark_laboratory new", "build monstrous_monument new", "build dark_laboratory new")
    events += do(table, "build specters_sanctum new")
    while view(table)["round"] == 0:
        events += decline(table)
    assert [(done["seat"], done["card"]) for done in told(events, "triggered")] == [
        (2, "dark_laboratory"),
        (3, "monstrous_monument"),
        (0, "dark_laboratory"),
        (1, "specters_sanctum"),
    ]


@pytest.mark.rule("BM-155")
@pytest.mark.parametrize("phase", ["mulligan", "first_room"])
def test_nothing_can_be_declared_while_the_table_is_set_up(phase: str):
    table = at(
        f"""
        phase: {phase}
        round: 0
        players:
        - boss: cleopatra
          dungeon: [dark_altar]
          hand: [open_grave, succubus_spa, specters_sanctum, dark_altar, golem_factory, freeze, jeopardy]
        - {{boss: gorgona, dungeon: [dark_altar], hand: [freeze]}}
        """
    )
    assert view(table)["phase"] == phase
    assert [option for option in options(table) if option.startswith(("cast", "use"))] == []
    for wanted in ("cast freeze 0:1", "cast jeopardy", "use dark_altar 1"):
        assert why_not(table, wanted) in {"BM-155", "BM-300"}


@pytest.mark.rule("BM-155")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_window_opens_before_the_first_round(players: int):
    for seed in range(10):
        table = uk.new_game("boss_monster", seed=seed, players=players)
        while view(table)["round"] == 0:
            assert table.decision is not None
            assert table.decision.kind not in {"act", "answer", "cancel"}
            assert [option for option in options(table) if option.startswith(("cast", "use"))] == []
            table.choose(0)


@pytest.mark.rule("BM-156")
def test_an_advanced_room_cannot_be_the_first():
    table = at(
        """
        phase: first_room
        round: 0
        players:
        - {boss: cleopatra, hand: [the_crushinator, golem_factory, recycling_center]}
        - {boss: gorgona}
        """
    )
    assert options(table) == ["build golem_factory new", "pass"]
    assert why_not(table, "build the_crushinator new") in {"BM-035", "BM-156"}


@pytest.mark.rule("BM-156")
def test_who_holds_only_advanced_rooms_starts_without_a_room():
    table = at(
        """
        phase: first_room
        round: 0
        players:
        - {boss: cleopatra, hand: [the_crushinator, recycling_center]}
        - {boss: gorgona, hand: [golem_factory]}
        """
    )
    assert decider(table) == 1
    do(table, "pass")
    assert dungeon(table, 0) == []
    assert view(table)["round"] == 1
