"""The greedy player of Keep the Heroes Out!: what it does in plain situations, and how far its team gets."""

from __future__ import annotations

import underkeep as uk
from tests.keep_the_heroes_out.situations import at, do, invaded, options
from underkeep import bots
from underkeep.bots.keep_the_heroes_out.board import Board
from underkeep.bots.keep_the_heroes_out.forecast import Forecast


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


def played_by_itself(table: uk.Table) -> list[str]:
    """Everything it answers until its turn is over."""
    said = []
    while table.decision is not None and table.view(0)["phase"] == "play" and "end turn" not in said:
        said.append(answer(table))
        do(table, said[-1])
    return said


def test_it_steps_into_the_vault_with_one_card_to_strike_there_with_the_next():
    rooms = {"workshop": "monsters: {rats: 2}", "vault": "heroes: [rogue, mage]"}
    table = at("rats", hand="rat_scurry rat_scurry", rooms=rooms, extra="gambled: true")
    said = played_by_itself(table)
    assert said[:2] == ["play rat_scurry left", "move workshop vault"]
    assert [one.split()[0] + " vault" for one in said if one.endswith("vault")][1:] == ["melee vault"]


def pack_with_a_coin(difficulty: str) -> uk.Table:
    rooms = {"vault": "monsters: {gnolls: 1}, resources: {coin: 1}", "forge": "monsters: {gnolls: 1}"}
    return at("gnolls", hand="gnoll_paid_pack gnoll_prowl", rooms=rooms, extra="gambled: true", difficulty=difficulty)


def test_it_keeps_the_coin_where_the_next_card_wants_it():
    assert "discard coin vault" in played_by_itself(pack_with_a_coin("challenge"))


def test_at_family_level_it_thinks_of_no_card_but_the_one_it_plays():
    assert "discard coin vault" not in played_by_itself(pack_with_a_coin("family"))


def test_it_walks_toward_the_heroes_in_the_vault_whom_it_cannot_reach_yet():
    rooms = {"catacombs": "monsters: {rats: 1}", "vault": "heroes: [rogue, mage, mage]"}
    table = at("rats", hand="rat_scurry", rooms=rooms, extra="gambled: true")
    before = table.view(0)["rooms"]
    played_by_itself(table)
    steps = [next(one["distance"] for one in rooms if one["monsters"]) for rooms in (before, table.view(0)["rooms"])]
    assert steps[1] < steps[0]


def fall(guild: str, rooms: dict[str, str]) -> float:
    """How likely the Vault is robbed, if these Guild cards are all that is left, and two of them come."""
    table = at("rats", hand="rat_scurry", rooms=rooms, difficulty="challenge")
    view = dict(table.view(0))
    left = guild.split()
    view["guild"] = {**view["guild"], "deck": len(left), "left": left}
    return Forecast(view, Board(view, 0)).fall()


def test_it_foresees_what_two_cards_do_together():
    cards = "rogue_swords mage_swords"  # four heroes charge into the Vault, and each wakes those before: 1 + 2 + 3 + 4
    assert fall(cards, {}) == 1.0
    assert fall(cards, {"vault": "monsters: {rats: 6}"}) == 1.0
    assert fall(cards, {"vault": "monsters: {rats: 7}"}) == 0.0
    assert fall(cards, {"vault": "traps: 1"}) == 0.0


def test_it_foresees_that_a_mage_frees_the_prisoners():
    rooms = {"prison": "heroes: [rogue, rogue, archer]"}
    assert fall("mage_gem_special fighter_eye", rooms) == 1.0  # she is in the Vault, too
    assert fall("archer_gem_special fighter_eye", rooms) == 0.0
