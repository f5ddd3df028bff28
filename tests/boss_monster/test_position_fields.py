"""Fields of a position that few tables need: health given to a walking hero, passes, and who knows which card."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import at, damage, do, options, seat, view
from tests.core.invariants import pieces
from underkeep.boss_monster.game import place
from underkeep.boss_monster.setup import check
from underkeep.core.rng import make


def test_health_given_to_a_hero_in_a_dungeon_is_written_down_and_read_again():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: draculord, dungeon: [golem_factory], inside: {hero: nick_the_masher, room: 1, damage: 2}}
        - {boss: gorgona, hand: [assassin, freeze]}
        """
    )
    do(table, "cast assassin nick_the_masher")
    table = table.clone()  # what has happened is part of the table now, and no longer told as answers
    written = table.position()
    assert "health: 3" in written
    assert "then:" not in written
    again = uk.load(written)
    assert again.digest() == table.digest()
    walking = view(again)["walking"]
    assert (walking["hero"], walking["damage"], walking["health"]) == ("nick_the_masher", 2, 4 + 3 - 2)


def test_a_hero_on_its_way_between_two_rooms_is_written_as_it_was_read():
    walking = {"hero": "nick_the_masher", "room": 2, "damage": 2, "between": True, "stood": 1}
    players = [
        {"boss": "draculord", "dungeon": ["golem_factory", "open_grave"], "inside": walking},
        {"boss": "gorgona"},
    ]
    read = place({"phase": "adventure", "active": 0, "players": players}, check({"players": 2}), make("fast", 1))
    assert read.position()["players"][0]["inside"] == walking


@pytest.mark.rule("BM-159")
@pytest.mark.parametrize("moment", ["", "phase: adventure", "active: 1"])
def test_a_hero_in_a_dungeon_tells_the_phase_and_whose_turn_it_is(moment: str):
    table = at(
        f"""
        {moment}
        players:
        - {{boss: draculord, dungeon: [open_grave], entrance: [boden_the_pantless]}}
        - {{boss: gorgona, dungeon: [golem_factory], inside: {{hero: nick_the_masher, room: 1}}, hand: [freeze]}}
        """
    )
    assert (view(table)["phase"], view(table)["active"], view(table)["walking"]["seat"]) == ("adventure", 1, 1)


@pytest.mark.rule("BM-159")
@pytest.mark.parametrize("moment", ["phase: build", "active: 0"])
def test_a_hero_in_a_dungeon_at_another_moment_is_refused(moment: str):
    with pytest.raises(uk.BadPosition) as refused:
        at(
            f"""
            {moment}
            players:
            - {{boss: draculord, dungeon: [open_grave]}}
            - {{boss: gorgona, dungeon: [golem_factory], inside: {{hero: nick_the_masher, room: 1}}, hand: [freeze]}}
            """
        )
    assert (refused.value.field, refused.value.rule) == ("players[1].inside", "BM-159")


def lines(more: str) -> str:
    return f"""
        phase: build
        {more}
        players:
        - {{boss: draculord, hand: [golem_factory, freeze], dungeon: [open_grave]}}
        - {{boss: gorgona, hand: [golem_factory, freeze], dungeon: [open_grave]}}
        """


def refusal(more: str) -> uk.BadPosition:
    with pytest.raises(uk.BadPosition) as refused:
        at(lines(more))
    return refused.value


def test_as_many_have_passed_as_sit_there_and_no_more():
    assert at(lines("window: {passed: 1}")).decision is not None
    refused = refusal("window: {passed: 3}")
    assert refused.field == "window.passed"
    assert "only 2 players can pass" in str(refused)


@pytest.mark.parametrize(("deck", "count"), [("rooms", 71), ("spells", 29)])
def test_what_is_known_of_a_deck_is_told_for_every_card_of_it_or_not_at_all(deck: str, count: int):
    game = at(lines(f"tags: {{{deck}: [{', '.join(['128'] * count)}]}}"))._game
    assert len(game.room_deck.tags if deck == "rooms" else game.spell_deck.tags) == count  # type: ignore[attr-defined]
    refused = refusal(f"tags: {{{deck}: [128]}}")
    assert refused.field == f"tags.{deck}"
    assert f"one for each of the {count} cards" in str(refused)


@pytest.mark.rule("BM-164")
def test_a_round_that_begins_begins_for_all_whoever_is_named_as_active():
    table = at("phase: start\nactive: 1\nround: 3\nplayers:\n- {boss: draculord}\n- {boss: gorgona}\n")
    assert len(view(table)["town"]) == 2
    assert view(table)["round"] == 3
    assert [len(pieces(table).players[number].rooms) for number in (0, 1)] == [1, 1]


@pytest.mark.rule("BM-225")
def test_the_end_of_a_round_is_the_end_for_all_whoever_is_named_as_active():
    asleep = "{room: dark_altar, deactivated: true}"
    players = "".join([f"- {{boss: {boss}, dungeon: [{asleep}]}}\n" for boss in ("draculord", "gorgona")])
    table = at(f"phase: end\nactive: 1\nplayers:\n{players}")
    assert [seat(table, number)["dungeon"][0]["deactivated"] for number in (0, 1)] == [False, False]


# -- souls and wounds as numbers ---------------------------------------------------------------------------------


def scores(table: uk.Table) -> list[tuple[int, int]]:
    return [(player["souls"], player["wounds"]) for player in view(table)["players"]]


@pytest.mark.rule("BM-085")
def test_souls_and_wounds_given_as_numbers_share_the_heroes_of_the_game():
    table = at(
        """
        phase: end
        players:
        - {boss: cleopatra, souls: 10, wounds: 5}
        - {boss: gorgona, souls: 1}
        """
    )
    assert scores(table) == [(10, 5), (1, 0)]
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((1,), "BM-236")


@pytest.mark.rule("BM-085")
def test_every_number_of_souls_and_wounds_that_the_heroes_make_up_is_a_table_and_no_other():
    ordinary, epic = 13, 8
    for first in range(0, 22, 3):
        for wounds in range(5):
            for second in range(0, 22, 4):
                numbers = (first, wounds, second)
                pairs = max(0, sum(numbers) - ordinary + 1) // 2
                possible = pairs <= min(epic, sum(number // 2 for number in numbers))
                position = f"""
                phase: build
                players:
                - {{boss: cleopatra, souls: {first}, wounds: {wounds}, hand: [open_grave]}}
                - {{boss: gorgona, souls: {second}}}
                """
                if possible:
                    assert scores(at(position)) == [(first, wounds), (second, 0)]
                else:
                    with pytest.raises(uk.BadPosition, match="not enough heroes") as refused:
                        at(position)
                    assert refused.value.rule == "BM-085"
                    assert refused.value.field.startswith("players[")


def test_treasure_that_counts_very_often_is_counted_right():
    table = at(
        """
        phase: build
        players:
        - {boss: king_croak, dungeon: [jackpot_stash, dark_altar], treasure_factor: 256, hand: [open_grave]}
        - {boss: gorgona}
        """
    )
    treasures = seat(table, 0)["treasures"]
    assert treasures == {"cleric": 512, "fighter": 1, "mage": 0, "thief": 512, "explorer": 0}


LURED = """
    phase: adventure
    players:
    - {boss: killa, dungeon: [doppelganger_hive], hand: [super_effective, healing_tank], wounds: [hookshot_joe],
       entrance: [%s]%s}
    - {boss: porkus}
"""


@pytest.mark.rule("BM-198")
@pytest.mark.card("doppelganger_hive")
@pytest.mark.card("super_effective")
@pytest.mark.card("healing_tank")
@pytest.mark.parametrize(
    ("entrance", "more", "lured"),
    [
        ("", "", 0),
        ("elfstar", "", 1),
        ("elfstar, {hero: danae_the_slayer, waits: true}", "", 1),
        ("elfstar", ", inside: {hero: lady_samantha, room: 1}", 2),
        ("elfstar", ", today: {lured: 3}", 3),
        ("elfstar", ", today: {}", 0),
    ],
)
def test_where_nothing_is_said_of_the_round_whoever_came_to_a_dungeon_was_lured_there(entrance, more, lured):
    table = at(LURED % (entrance, more), more=", sets: [TNL, RMB, CRL]")
    assert damage(table, 0) == [2 + lured]
    said = options(table)
    assert ("cast super_effective second 0:1" in said) is (lured == 1)
    assert any(answer.startswith("cast healing_tank") for answer in said) is (lured == 0)
    assert uk.load(table.position()).digest() == table.digest()
