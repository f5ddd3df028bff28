"""What may come, reckoned from a view: against counting every possibility."""

from __future__ import annotations

from itertools import combinations

import pytest

import underkeep as uk
from tests.keep_the_heroes_out.situations import at, do, view
from underkeep.keep_the_heroes_out.cards.guild import GUILD
from underkeep.keep_the_heroes_out.reckoning import chance
from underkeep.keep_the_heroes_out.rules.invasion import rooms_of


def reckoned(table: uk.Table):
    return table.info.reckon(view(table))


LEFT = "mage_hat archer_eye rogue_bones tb_quiet fighter_gem_special archer_swords"


def few(**more) -> uk.Table:
    """Six Guild cards are left."""
    rest = [card.id for card in GUILD if card.id not in LEFT.split()] + ["tb_scouts", "tb_rust"]
    return at("rats", hand="rat_swarm", rooms={"vault": "monsters: {rats: 1}", **more.pop("rooms", {})},
              extra=f"guild_discard: [{', '.join(rest)}]\n" + more.pop("extra", ""), **more)  # fmt: skip


@pytest.mark.ux("UX-211")
def test_what_is_left_is_a_table_of_class_and_icon():
    guild = reckoned(few())["guild"]
    assert (guild["left"], guild["scenario"], guild["to_be_drawn"]) == (6, 1, 1)
    assert guild["table"]["mage"] == {"gem": 0, "swords": 0, "hat": 2, "eye": 0, "bones": 0, "special": 0}
    assert guild["table"]["fighter"]["gem"] == guild["table"]["fighter"]["special"] == 1


@pytest.mark.ux("UX-211")
@pytest.mark.parametrize("level", ["family", "hardcore"])
def test_the_chance_of_an_arrival_is_what_counting_all_draws_gives(level):
    from tests.keep_the_heroes_out.situations import pieces
    from underkeep.keep_the_heroes_out.kinds import ROOMS

    table = few(difficulty=level)
    odds = reckoned(table)["arrivals"]
    g = pieces(table)
    draws = list(combinations(g.guild, view(table)["quota"]))
    for number in g.dungeon.rooms:
        hit = [draw for draw in draws if any(card.hero >= 0 and number in rooms_of(g, card) for card in draw)]
        assert odds[ROOMS[number]]["turn"] == pytest.approx(len(hit) / len(draws))
    assert odds["library"]["next"] == pytest.approx(1 / 6)
    assert chance(0, 0, 0) == 0


@pytest.mark.ux("UX-219")
def test_the_odds_of_the_gamble():
    gamble = reckoned(few(extra="prison: [rogue, mage]", rooms={"prison": "treasure: t2_curse"}))["gamble"]
    assert gamble["heroes"] == pytest.approx({"fighter": 1 / 6, "rogue": 1 / 6, "mage": 1 / 6, "archer": 2 / 6})
    assert gamble["scenario"] == pytest.approx(1 / 6)
    assert (gamble["freed"], gamble["near"]) == (3, {"prison": 2})
    assert reckoned(few(extra="gambled: true"))["gamble"] is None


@pytest.mark.ux("UX-212")
def test_what_every_hero_would_do():
    rooms = {
        "vault": "monsters: {rats: 1}, heroes: [rogue]", "study": "heroes: [mage, mage], treasure: t2_curse",
        "forge": "heroes: [archer], treasure: t3_curse", "library": "heroes: [fighter]", "sewers": "",
    }  # fmt: skip
    told = {one["room"]: one for one in reckoned(few(rooms=rooms))["threats"]}
    assert told["vault"]["would"] == "attack"
    assert (told["study"]["would"], told["study"]["value"]) == ("steal", 2)
    assert (told["forge"]["would"], told["forge"]["missing"]) == ("wait", 2)
    assert told["library"]["would"] == "charge"
    assert told["library"]["to"] == [{"room": "forge", "would": "wait", "value": 3, "missing": 1, "rule": "KH-200"}]


def test_during_the_invasion_only_what_is_due_will_come():
    table = few(phase="rest", difficulty="hardcore", guild="mage_hat archer_eye")
    do(table, "done")
    assert reckoned(table)["guild"]["to_be_drawn"] == 1


def test_an_icon_without_a_room_means_the_vault():
    table = uk.load(
        "underkeep: position 1\ngame: keep_the_heroes_out\noptions: {players: 1, clans: [rats]}\n"
        "players:\n- {hand: []}\nrooms:\n  vault: {at: [0, 0], monsters: {rats: 3}}\n  prison: {at: [0, 1]}\n"
    )
    assert reckoned(table)["arrivals"]["vault"]["next"] == pytest.approx(20 / 22)
