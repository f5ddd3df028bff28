"""How a game may be set up, and what is refused by name."""

from __future__ import annotations

from typing import Any

import pytest

import underkeep as uk
from underkeep.boss_monster.cards import BOXES, CATALOGUE, enrol_box
from underkeep.boss_monster.cards.box import Box
from underkeep.boss_monster.room_cards import TRAP
from underkeep.boss_monster.treasures import MAGE


@pytest.mark.parametrize(
    ("options", "field", "rule", "hint"),
    [
        ({"players": 1}, "players", "BM-006", "2, 3, 4"),
        ({"players": 7}, "players", "BM-006", "2, 3, 4"),
        ({"players": "2"}, "players", "BM-006", "2, 3, 4"),
        ({"players": True}, "players", "BM-006", "2, 3, 4"),
        ({"sets": ["BMRR"]}, "sets", "", "did you mean BMR"),
        ({"sets": "BMR"}, "sets", "", "sets: 'BMR' is not a list, such as ['BMR']"),
        ({"sets": ["BMR", "BMR"]}, "sets", "", "twice"),
        ({"sets": []}, "sets", "BM-255", "no base set"),
        ({"heroes": "TNL"}, "heroes", "BM-141", "not among the sets"),
        ({"variants": ["hardd"]}, "variants", "", "did you mean hard"),
        ({"bosses": ["gorgona"]}, "bosses", "BM-146", "each of the 2 seats"),
        ({"bosses": ["gorgona", "gorgona"]}, "bosses", "", "twice"),
        ({"bosses": ["gorgona", "drakula"]}, "bosses", "", "not known"),
        ({"bosses": ["gorgona", "robobo"], "variants": ["choose_boss"]}, "bosses", "BM-243", "at once"),
        ({"seeded_discard": "yes"}, "seeded_discard", "", "neither"),
        ({"without": 0}, "without", "", "is not a list"),
        ({"without": {}}, "without", "", "is not a list"),
        ({"own_heroes": False}, "own_heroes", "", "is not a list"),
        ({"player": 2}, "player", "", "did you mean players"),
        ({"seed": "7"}, "seed", "", "whole number"),
        ({"seed": 1 << 256}, "seed", "", "256 bits"),
        ({"generator": "dice"}, "generator", "", "keyed"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_field_and_what_would_be_right(
    options: dict[str, Any], field: str, rule: str, hint: str
) -> None:
    with pytest.raises(uk.BadOptions) as refused:
        uk.new_game("boss_monster", **({"seed": 1} | options))
    assert (refused.value.field, refused.value.rule) == (field, rule)
    assert hint in str(refused.value)


def test_nobody_is_asked_whether_they_mean_what_they_said() -> None:
    for options in ({"sets": "BMR"}, {"variants": "hard"}, {"players": "2"}):
        with pytest.raises(uk.BadOptions) as refused:
            uk.new_game("boss_monster", **options)  # type: ignore[arg-type]
        assert "did you mean" not in str(refused.value)


def test_without_a_seed_every_deal_is_another_one_and_can_be_had_again() -> None:
    first, second = uk.new_game("boss_monster"), uk.new_game("boss_monster")
    assert first.seed != second.seed
    again = uk.new_game("boss_monster", seed=first.seed)
    assert again.digest() == first.digest()


def test_fixed_bosses_sit_where_they_are_told_to() -> None:
    table = uk.new_game("boss_monster", players=3, seed=4, bosses=["robobo", "draculord", "gorgona"])
    assert [player["boss"] for player in table.view(None)["players"]] == ["robobo", "draculord", "gorgona"]
    assert table.view(None)["order"] == [1, 2, 0]


@pytest.fixture
def shelf():
    """The sets on the shelf; what a test puts there is taken away again."""
    boxes, cards = dict(BOXES), dict(CATALOGUE)
    yield
    for known, before in ((BOXES, boxes), (CATALOGUE, cards)):
        known.clear()
        known.update(before)  # type: ignore[arg-type]  # each gets its own back


def test_a_home_made_set_is_dealt_with_the_others(shelf: None) -> None:
    box = Box("HOME", "Home-made")
    box.room("broom_cupboard", "Broom Cupboard", TRAP, (MAGE,), damage=1, copies=30)
    enrol_box(box)
    enrol_box(box)  # putting it there twice changes nothing
    table = uk.new_game("boss_monster", seed=3, sets=["BMR", "HOME"])
    assert table.view(None)["decks"]["rooms"] == 75 + 30 - 4 - 10
    assert uk.load(table.position()).digest() == table.digest()
    sources = {card["set"]: card["source"] for card in table.info.cards()}
    assert sources["HOME"] == "home-made"
    assert {source for code, source in sources.items() if code != "HOME"} == {"public", "designed"}


def test_a_home_made_boss_ranks_after_the_published_ones_of_the_same_xp(shelf: None) -> None:
    box = Box("HOME", "Home-made")
    box.boss("the_janitor", "The Janitor", 400, MAGE, "Sweep.")
    enrol_box(box)
    table = uk.new_game("boss_monster", seed=3, sets=["BMR", "HOME"], bosses=["the_janitor", "robobo"])
    assert table.view(None)["order"] == [1, 0]


def test_a_set_cannot_take_the_code_or_the_card_of_another(shelf: None) -> None:
    with pytest.raises(ValueError, match="another set with the code BMR"):
        enrol_box(Box("BMR", "Not the base set"))
    double = Box("HOME", "Home-made")
    double.room("dark_altar", "Dark Altar", TRAP, (MAGE,), damage=1, copies=1)
    with pytest.raises(ValueError, match="another card called dark_altar"):
        enrol_box(double)
