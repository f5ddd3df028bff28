"""The greedy player of Keep the Heroes Out!: what it does in plain situations, and how far its team gets."""

from __future__ import annotations

import underkeep as uk
from tests.keep_the_heroes_out.situations import at, do, invaded, options
from underkeep import bots


def answer(table: uk.Table) -> str:
    assert table.decision is not None
    return options(table)[bots.make("greedy", 1).choose(table, table.decision.seat)]


def test_it_takes_the_hero_out_who_stands_in_the_vault():
    rooms = {
        "vault": "monsters: {rats: 1}, heroes: [rogue, rogue, mage]",
        "study": "monsters: {rats: 1}, heroes: [mage]",
    }
    table = at("rats", hand="rat_scurry", rooms=rooms, extra="gambled: true", bare=False)
    assert answer(table) == "play rat_scurry right"
    do(table, "play rat_scurry right")
    assert answer(table).endswith("vault")


def test_it_does_not_gamble_when_a_mage_would_lose_the_game():
    prison = "prison: [rogue, rogue, archer, archer, fighter]"
    table = at("rats", hand="", rooms={"vault": "heroes: [rogue]"}, extra=prison)
    assert answer(table) == "end turn"
    assert answer(at("rats", hand="", rooms={"vault": "monsters: {rats: 5}"})) == "gamble"


def test_it_defends_the_last_guard_of_the_vault():
    table, _ = invaded("mage_gem_special", clans="skeletons", hand="skeleton_bone_shield",
                       rooms={"vault": "monsters: {skeletons: 1}"})  # fmt: skip
    do(table, "next mage vault", "next vault")
    assert answer(table) == "defend with skeleton_bone_shield"


def test_it_buys_what_it_can_pay_for():
    rooms = {"forge": "monsters: {rats: 1}, resources: {coin: 1}"}
    table = at("rats", hand="rat_busy_paws", rooms=rooms, extra="gambled: true", bare=False)
    do(table, "play rat_busy_paws left")
    done = []
    while table.decision is not None and table.decision.kind == "act":
        done.append(answer(table))
        do(table, done[-1])
    assert "use forge for sword" in done


def test_a_greedy_team_outlasts_a_random_one():
    lasted = {}
    for name in ("greedy", "random"):
        turns = 0
        for seed in range(4):
            table = uk.new_game("keep_the_heroes_out", players=3, seed=seed, clans=["rats", "imps", "gnolls"])
            bot = bots.make(name, seed)
            while table.decision is not None:
                table.choose(bot.choose(table, table.decision.seat))
            turns += table.view(None)["turn"]
        lasted[name] = turns
    assert lasted["greedy"] > 3 * lasted["random"]


def test_it_thinks_with_what_its_seat_sees_alone():
    table = at("rats imps", hand=None, others=("hand: [imp_snare, imp_tinker]",), bare=False)
    said = answer(table)
    for seed in range(5):
        assert answer(table.redeal(0, seed)) == said
