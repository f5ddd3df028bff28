"""A spell with two text boxes (BM-074). The base set has none, so two home-made ones stand in for those to come."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import underkeep as uk
from tests.boss_monster.situations import do, hand, options, seat, told, view, why_not
from underkeep.boss_monster.cards import BOXES, CATALOGUE, enrol_box
from underkeep.boss_monster.cards.aims import hero_in_my_dungeon
from underkeep.boss_monster.cards.box import Box
from underkeep.boss_monster.hooks import BOTH
from underkeep.boss_monster.pieces import Hero
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.verbs.hands import draw_rooms
from underkeep.boss_monster.verbs.heroes import hurt


@pytest.fixture(autouse=True)
def two_boxed_spells() -> Iterator[None]:
    """Two spells on the shelf: one lets its player pick a box, the other joins its boxes. Taken away afterwards."""
    boxes, cards = dict(BOXES), dict(CATALOGUE)
    home = Box("HOME", "Home-made spells")
    second_thoughts = home.spell(
        "second_thoughts", "Second Thoughts", BOTH, copies=2,
        text="Draw two room cards. OR: deal 2 damage to one hero in your dungeon.",
    )  # fmt: skip
    both_hands = home.spell(
        "both_hands", "Both Hands", BOTH, copies=1,
        text="Deal 2 damage to one hero in your dungeon. AND: draw two room cards.",
    )  # fmt: skip

    def either_box(g: Game, me: Player) -> list[Hero | None]:
        return [None, *hero_in_my_dungeon(g, me)]

    @second_thoughts.at(either_box)
    async def one_of_the_two(g: Game, me: Player, hero: Hero | None) -> None:
        if hero is None:
            draw_rooms(g, me, 2)
        else:
            hurt(g, hero, 2)

    @both_hands.at(hero_in_my_dungeon)
    async def one_after_the_other(g: Game, me: Player, hero: Hero) -> None:
        hurt(g, hero, 2)
        draw_rooms(g, me, 2)

    enrol_box(home)
    yield
    BOXES.clear()
    BOXES.update(boxes)
    CATALOGUE.clear()
    CATALOGUE.update(cards)


def walked(mine: str, theirs: str = "") -> uk.Table:
    """A hero stands in the first of my rooms; two cards are on top of the room deck."""
    return uk.load(
        f"""\
underkeep: position 1
game: boss_monster
seed: 1
options: {{players: 2, sets: [BMR, HOME]}}
phase: adventure
active: 0
players:
- boss: cleopatra
  dungeon: [dark_altar, bottomless_pit]
  hand: [{mine}]
  inside: {{hero: nick_the_masher, room: 1, damage: 1}}
- {{boss: gorgona, dungeon: [golem_factory], hand: [{theirs}]}}
decks: {{rooms: [golem_factory, open_grave]}}
"""
    )


@pytest.mark.rule("BM-074")
def test_whoever_casts_it_picks_one_box_and_only_that_one_happens():
    table = walked("second_thoughts, second_thoughts")
    casts = [option for option in options(table) if option.startswith("cast")]
    assert casts == ["cast second_thoughts", "cast second_thoughts nick_the_masher"]

    drew = do(table.clone(), "cast second_thoughts")
    assert [event["cards"] for event in told(drew, "drew")] == [["golem_factory"], ["open_grave"]]
    assert told(drew, "hurt") == []

    hit = do(table, "cast second_thoughts nick_the_masher")
    assert [event["damage"] for event in told(hit, "hurt")] == [2]
    assert told(hit, "drew") == []
    assert hand(table, 0) == ["second_thoughts"]
    assert view(table)["discard"] == ["second_thoughts"]


@pytest.mark.rule("BM-074")
def test_a_second_copy_may_be_cast_for_its_other_box():
    table = walked("second_thoughts, second_thoughts")
    happened = do(table, "cast second_thoughts nick_the_masher", "cast second_thoughts")
    assert len(told(happened, "hurt")) == 1
    assert len(told(happened, "drew")) == 2
    assert view(table)["discard"] == ["second_thoughts", "second_thoughts"]


@pytest.mark.rule("BM-074")
def test_a_box_that_has_nobody_to_aim_at_cannot_be_picked():
    table = uk.load(
        """\
underkeep: position 1
game: boss_monster
options: {players: 2, sets: [BMR, HOME]}
phase: build
active: 0
players:
- {boss: cleopatra, hand: [second_thoughts], builds: 0}
- {boss: gorgona}
town: [nick_the_masher]
"""
    )
    assert options(table) == ["cast second_thoughts", "pass"]
    assert why_not(table, "cast second_thoughts nick_the_masher") == "BM-079"


@pytest.mark.rule("BM-074")
def test_the_box_is_picked_when_the_spell_is_played_and_everybody_knows_it_before_they_answer():
    table = walked("second_thoughts", theirs="counterspell")
    do(table, "cast second_thoughts nick_the_masher")
    assert table.decision is not None
    assert (table.decision.seat, table.decision.kind) == (1, "cancel")
    assert view(table, 1)["chain"][0]["aim"] == "nick_the_masher"
    happened = do(table, "pass")
    assert len(told(happened, "hurt")) == 1
    assert told(happened, "drew") == []


@pytest.mark.rule("BM-074")
def test_a_card_that_joins_its_boxes_does_both_without_asking():
    table = walked("both_hands")
    assert [option for option in options(table) if option.startswith("cast")] == ["cast both_hands nick_the_masher"]
    happened = do(table, "cast both_hands nick_the_masher")
    assert [event.kind.name for event in happened if event.kind.name in ("hurt", "drew")] == ["hurt", "drew", "drew"]
    assert hand(table, 0) == ["golem_factory", "open_grave"]
    assert seat(table, 0)["spells"]["count"] == 0
