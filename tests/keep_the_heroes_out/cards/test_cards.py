"""Every card of a player's deck: as the tables have it, and what each of its sides does when it is played."""

from __future__ import annotations

from typing import Any

import pytest

import underkeep as uk
from tests.keep_the_heroes_out import figures
from tests.keep_the_heroes_out.situations import asked, at, do, heroes, offers, options, resources, room, seat, view
from underkeep.core.registry import game_named
from underkeep.keep_the_heroes_out.cards import CATALOGUE

TACTICS = {card: (clan, *facts) for clan, deck in figures.TACTICS.items() for card, facts in deck.items()}
SIDES = [(card, side) for card, facts in TACTICS.items() for side in range(len(facts[3]))]
SIDES += [(card, side) for card, facts in figures.LOOT.items() for side in range(len(facts[3]))]


def sheets():
    return {one["id"]: one for one in game_named("keep_the_heroes_out").cards()}


@pytest.mark.parametrize("card", TACTICS)
def test_a_tactics_card_is_as_written_down(card):
    clan, name, copies, sides = TACTICS[card]
    sheet = sheets()[card]
    assert (sheet["clan"], sheet["name"], sheet["copies"], sheet["either"]) == (clan, name, copies, sides)
    assert sheet["type"] == "tactics"
    assert sheet["text"]


@pytest.mark.parametrize("card", figures.LOOT)
def test_a_loot_card_is_as_written_down(card):
    name, kind, copies, sides = figures.LOOT[card]
    sheet = sheets()[card]
    assert (sheet["name"], sheet["type"], sheet["copies"], sheet["either"]) == (name, kind, copies, sides)
    assert sheet["text"]


@pytest.mark.parametrize("card", figures.GUILD)
def test_a_guild_card_is_as_written_down(card):
    hero, icons, copies = figures.GUILD[card]
    sheet = sheets()[card]
    assert (sheet["class"], sheet["icons"], sheet["copies"], sheet["type"]) == (hero, icons, copies, "hero")


@pytest.mark.parametrize("token", figures.TREASURES)
def test_a_treasure_is_as_written_down(token):
    value, effect, copies = figures.TREASURES[token]
    sheet = sheets()[token]
    assert (sheet["value"], sheet["effect"], sheet["copies"], sheet["type"]) == (value, effect, copies, "treasure")


def test_no_card_is_left_over():
    assert set(CATALOGUE) == set(TACTICS) | set(figures.LOOT)
    for scenario, figure in figures.SCENARIOS.items():
        sheet = sheets()[scenario]
        assert (sheet["type"], sheet["treasures"]) == ("dungeon", figure["treasures"])
        for card, (name, count) in figure["cards"].items():
            assert (sheets()[card]["name"], sheets()[card]["copies"]) == (name, count)


def test_the_catalogue_says_what_the_rulebook_says_and_where_the_special_icon_leads():
    assert {one["id"] for one in sheets().values() if one["type"] == "treasure" and one["source"] == "rulebook"} == {
        "t4_defeat"
    }
    for scenario, figure in figures.SCENARIOS.items():
        assert sheets()[scenario]["special_summon_room"] == figure["special"]


def rich(card: str, hoped: str) -> uk.Table:
    """Monsters in the Forge, heroes there and next door, resources at hand, and cards to draw: all can be done."""
    clan = CATALOGUE[card].clan or "rats"
    there = {"red_dragon": "[1]", "witches": "[0, 1]", "poltergeists": "2", "imps": "2"}.get(clan, "3")
    rooms = {
        "forge": f"monsters: {{{clan}: {there}}}, heroes: [rogue, mage, archer], resources: {{coin: 1, bone: 1}}",
        "study": "heroes: [rogue, mage]",
    }
    if hoped.startswith("ambush") and clan in ("red_dragon", "witches"):  # somebody must be at home
        rooms["forge"] = f"monsters: {{{clan}: {0 if clan == 'red_dragon' else 1}}}, heroes: [rogue]"
    row = [name for name in ("spider", "giant_bat", "cave_wolf", "basilisk", "sword", "trap_kit") if name != card]
    return at(clan, hand=card, rooms=rooms, loot=" ".join(row[:5]))


def do_one(table: uk.Table, name: str) -> None:
    """Do this action in the first way that is offered, and see what it has changed."""
    kind = name.split(maxsplit=1)[0]
    if kind == "if":
        condition, _, then = name.removeprefix("if ").partition(" then ")
        do_one(table, condition)
        assert asked(table)[1] == "then"
        assert view(table)["acting"]["left"] == then.split(", ")
        return
    before = view(table)
    if kind == "activate":
        picked = next(option for option in options(table) if option.startswith(("ability", "use")))
        do(table, picked)
        return
    if kind == "horde":
        do(table, offers(table, name)[0])
        assert asked(table)[1] == "horde"
        assert view(table)["acting"]["left"] == [name.removeprefix("horde ")]
        do(table, options(table)[0], "done")
        return
    verb = name if kind in ("place", "discard") and "any" not in name else kind
    picked = offers(table, verb)[0]
    do(table, picked)
    check(table, kind, picked.split(), before)


def check(table: uk.Table, kind: str, said: list[str], before: dict[str, Any]) -> None:
    after = view(table)
    old = {one["room"]: one for one in before["rooms"]}
    mine, then = after["players"][0], before["players"][0]
    if kind == "draw":
        assert mine["hand"] == then["hand"] + 1
    elif kind == "move":
        count = sum(one["count"] for one in room(table, said[2])["monsters"])
        assert count == sum(one["count"] for one in old[said[2]]["monsters"]) + 1
    elif kind in ("melee", "ranged"):
        assert sum(heroes(table, said[2])[1].values()) == sum(old[said[2]]["heroes"]["exhausted"].values()) - 1
    elif kind in ("place", "discard"):
        step = 1 if kind == "place" else -1
        assert resources(table, said[2]).get(said[1], 0) == old[said[2]]["resources"][said[1]] + step
    elif kind == "trap":
        assert room(table, said[1])["traps"] == old[said[1]]["traps"] + 1
    elif kind == "portal":
        assert room(table, said[1])["portal"] == "finished"
    elif kind == "ambush":
        assert mine["lair"] == then["lair"] - 1
    else:
        assert kind == "reinforcements"
        assert len(mine["discard"]) + mine["hand"] == len(then["discard"]) + then["hand"] + 3


@pytest.mark.parametrize(("card", "side"), SIDES)
def test_each_side_of_each_card_does_its_actions(card, side):
    hoped = (TACTICS[card] if card in TACTICS else figures.LOOT[card])[3][side]
    table = rich(card, hoped[0])
    if "defend" in hoped[0]:
        defends(card, hoped[0])
        return
    names = ["left", "right"] if len(CATALOGUE[card].sides) == 2 else ["1", "2", "3", "4"]
    do(table, f"play {card} {names[side]}" if len(CATALOGUE[card].sides) > 1 else f"play {card}")
    assert view(table)["acting"]["left"] == hoped
    for name in sorted(hoped, key=lambda one: one == "move" or one.startswith("horde move")):  # moving comes last
        do_one(table, name)


def defends(card: str, action: str) -> None:
    """A hero attacks; the card wards it off."""
    clan = CATALOGUE[card].clan or "rats"
    table = at(clan, hand=card, phase="rest", guild="mage_swords", rooms={"forge": f"monsters: {{{clan}: 1}}"},
               loot="spider giant_bat cave_wolf basilisk sword")  # fmt: skip
    do(table, "done", "next mage forge", "next forge", f"defend with {card}")
    assert room(table, "forge")["monsters"][0]["damage"] == [0]
    assert seat(table)["discard"] == [card]
    if action.startswith("if"):
        assert view(table)["acting"]["left"] == [action.partition(" then ")[2]]
