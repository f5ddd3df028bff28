"""The five phases of a turn, and how the game ends (KH-045 to KH-074, KH-262, KH-263)."""

from __future__ import annotations

import pytest

from tests.keep_the_heroes_out.situations import (
    asked,
    at,
    do,
    end_turn,
    invaded,
    monsters,
    offers,
    options,
    pieces,
    room,
    seat,
    told,
    view,
    why_not,
)
from underkeep.keep_the_heroes_out.cards.guild import GUILD

VAULT = {"vault": "monsters: {rats: 3}"}
SAFE = {"vault": "monsters: {rats: 9}"}
ALL = [card.id for card in GUILD] + ["tb_scouts", "tb_quiet", "tb_rust"]


def all_but(*cards: str) -> str:
    """The open pile, when only these are left in the Guild deck."""
    rest = ALL[:]
    for card in cards:
        rest.remove(card)
    return f"guild_discard: [{', '.join(rest)}]"


@pytest.mark.rule("KH-045")
def test_a_turn_has_five_phases_in_fixed_order():
    table = at("rats", hand="rat_scurry rat_scurry", rooms=VAULT, guild="archer_bones")
    assert view(table)["phase"] == "play"
    events = do(table, "end turn")
    assert view(table)["phase"] == "exchange"
    events += do(table, "done")
    assert view(table)["phase"] == "rest"
    events += do(table, "done", *options(table)[:0])
    events += end_turn(table) if asked(table)[1] != "turn" else []
    assert [one["phase"] for one in told(events, "phase_began")] == ["exchange", "clean_up", "hero_invasion"]
    assert view(table)["turn"] == 2
    assert why_not(at("rats", hand="rat_scurry", phase="exchange"), "play rat_scurry left") == "KH-045"


@pytest.mark.rule("KH-046")
@pytest.mark.rule("KH-047")
@pytest.mark.rule("KH-240")
def test_only_the_holder_of_the_token_plays_and_it_goes_to_the_left():
    table = at("rats imps slimes", hand="rat_scurry", rooms=SAFE, extra="active: 2")
    assert asked(table) == (2, "turn")
    end_turn(table)
    assert asked(table) == (0, "turn")
    end_turn(table)
    assert asked(table) == (1, "turn")


@pytest.mark.rule("KH-048")
@pytest.mark.rule("KH-049")
def test_cards_are_played_one_at_a_time_and_lie_in_the_play_area():
    table = at("rats", hand="rat_busy_paws rat_scurry", rooms=VAULT)
    events = do(table, "play rat_busy_paws left")
    assert told(events, "played")[0]["card"] == "rat_busy_paws"
    assert (seat(table)["play"], seat(table)["cards"]) == (["rat_busy_paws"], ["rat_scurry"])
    assert why_not(table, "play rat_scurry left") == "KH-049"
    assert why_not(table, "play rat_gang_up left") == "KH-048"
    do(table, "done", "play rat_scurry left")
    assert seat(table)["play"] == ["rat_busy_paws", "rat_scurry"]


@pytest.mark.rule("KH-050")
@pytest.mark.rule("KH-051")
def test_actions_of_a_card_come_in_any_order_and_from_any_monster():
    rooms = {"vault": "monsters: {gnolls: 1}", "study": "monsters: {gnolls: 1}, heroes: [rogue]"}
    table = at("gnolls", hand="gnoll_prowl", rooms=rooms)
    do(table, "play gnoll_prowl")
    assert {"melee rogue study", "move vault forge", "move study forge"} <= set(options(table))
    do(table, "melee rogue study", "move vault forge")
    assert room(table, "study")["heroes"]["exhausted"]["rogue"] == 0
    assert monsters(table, "forge") == {"gnolls": [0]}


@pytest.mark.rule("KH-052")
def test_unused_actions_of_a_card_are_lost():
    table = at("rats", hand="rat_busy_paws rat_scurry", rooms=VAULT)
    do(table, "play rat_busy_paws left", "use vault")
    events = do(table, "done")
    assert told(events, "left_unused") == [
        {"event": "left_unused", "seat": 0, "card": "rat_busy_paws", "actions": ["activate"]}
    ]
    assert asked(table)[1] == "turn"
    assert why_not(table, "use vault") == "KH-111"


@pytest.mark.rule("KH-053")
@pytest.mark.rule("KH-064")
def test_cards_that_are_not_played_stay_in_hand():
    hand = "rat_swarm rat_swarm rat_scurry rat_scurry rat_gang_up rat_busy_paws"
    table = at("rats", hand=hand, rooms=SAFE)
    do(table, "end turn")
    events = do(table, "done")
    assert seat(table)["cards"] == sorted(hand.split())
    assert not told(events, "drew")


@pytest.mark.rule("KH-054")
@pytest.mark.rule("KH-055")
@pytest.mark.rule("KH-076")
@pytest.mark.rule("KH-A33")
def test_an_empty_deck_is_made_anew_of_the_discard_pile_at_the_next_draw():
    mine = "discard: [slime_split, slime_split, slime_engulf, slime_engulf, slime_tide], deck: [slime_drip, slime_drip]"
    rooms = {"library": "monsters: {slimes: 1}"}
    table = at("slimes", hand="slime_ooze slime_ooze slime_ooze", mine=mine, rooms=rooms)
    do(table, "play slime_ooze left", "ability draw")
    events = do(table, "ability draw")
    assert not told(events, "shuffled")  # empty, but not made anew before the next draw
    assert (seat(table)["deck"], len(seat(table)["discard"])) == (0, 5)
    do(table, "play slime_ooze left")
    events = do(table, "ability draw")
    assert told(events, "shuffled") == [{"event": "shuffled", "seat": 0, "count": 5}]
    assert seat(table)["play"] == ["slime_ooze", "slime_ooze"]
    assert (seat(table)["deck"], seat(table)["discard"], seat(table)["hand"]) == (4, [], 4)
    do(table, "done")
    assert offers(table, "play slime_drip")  # drawn cards can be played in the same turn


@pytest.mark.rule("KH-076")
def test_the_card_on_top_is_drawn_first():
    mine = "deck: [slime_tide, slime_drip, slime_split]"
    table = at("slimes", hand="slime_ooze", mine=mine, rooms={"library": "monsters: {slimes: 1}"})
    do(table, "play slime_ooze left", "ability draw")
    assert seat(table)["cards"] == ["slime_tide"]
    do(table, "ability draw")
    assert seat(table)["cards"] == ["slime_drip", "slime_tide"]


@pytest.mark.rule("KH-A33")
def test_what_is_discarded_while_the_deck_is_empty_waits_for_the_next_draw():
    mine = (
        "deck: [], discard: [rat_swarm], play: [rat_swarm, rat_busy_paws, rat_busy_paws, rat_busy_paws, rat_gang_up, "
    )
    mine += "rat_from_the_drains, rat_from_the_drains]"
    table = at("rats", hand="rat_scurry rat_scurry", mine=mine, rooms=SAFE)
    do(table, "end turn", "exchange rat_scurry", "replace spider", "done")
    assert (seat(table)["deck"], seat(table)["discard"]) == (0, ["rat_swarm", "rat_scurry"])


@pytest.mark.rule("KH-056")
def test_loot_cards_are_drawn_and_played_like_tactics():
    table = at("slimes", hand="slime_ooze", mine="deck: [giant_bat]", rooms={"library": "monsters: {slimes: 1}"})
    do(table, "play slime_ooze left", "ability draw", "done", "play giant_bat", "done", "end turn", "done")
    assert "giant_bat" in seat(table)["discard"]


@pytest.mark.rule("KH-057")
@pytest.mark.rule("KH-058")
@pytest.mark.rule("KH-059")
@pytest.mark.rule("KH-061")
@pytest.mark.rule("KH-A12")
def test_a_card_of_the_hand_replaces_one_to_five_cards_of_the_row():
    table = at(
        "rats", hand="rat_scurry giant_toad rat_swarm", rooms=SAFE, loot="spider giant_bat cave_wolf mimic sword"
    )
    do(table, "end turn")
    assert offers(table, "exchange") == ["exchange rat_scurry", "exchange giant_toad", "exchange rat_swarm"]
    assert options(table)[3:] == ["gamble", "done"]
    do(table, "exchange giant_toad")
    assert options(table) == [f"replace {card}" for card in ("spider", "giant_bat", "cave_wolf", "mimic", "sword")]
    assert why_not(table, "done") == "KH-057"
    do(table, "replace spider")
    assert "replace spider" not in options(table)
    assert why_not(table, "replace spider") == "KH-057"
    do(table, "replace sword")
    events = do(table, "done")
    assert told(events, "exchanged")[0]["cards"] == ["spider", "sword"]
    loot = view(table)["loot"]
    assert len(loot["row"]) == 5
    assert loot["bottom"] == ["sword", "spider"]  # from the bottom up
    assert "giant_toad" in seat(table)["discard"]
    do(table, "exchange rat_scurry")
    while asked(table)[1] == "replace":
        do(table, options(table)[0])
    assert len(view(table)["loot"]["bottom"]) == 7
    assert asked(table)[1] == "exchange"


@pytest.mark.rule("KH-060")
@pytest.mark.rule("KH-221")
def test_without_cards_in_hand_there_is_no_exchange():
    table = at("rats", hand="", rooms=SAFE, extra="gambled: true")
    events = end_turn(table)
    assert not told(events, "exchanged")
    table = at("rats", hand="", rooms=SAFE)
    assert why_not(table, "exchange rat_scurry") == "KH-060"
    do(table, "end turn")  # the phase is skipped, even if the gamble of this turn is not used yet
    assert (view(table)["phase"], seat(table)["hand"]) == ("rest", 5)
    assert options(table) == ["gamble", "done"]


@pytest.mark.rule("KH-060")
def test_when_the_last_card_has_paid_for_an_exchange_the_phase_is_over():
    table = at("rats", hand="rat_scurry", rooms=SAFE)
    assert why_not(table, "exchange rat_scurry") == "KH-057"  # only in phase 2
    do(table, "end turn", "exchange rat_scurry", "replace spider", "done")
    assert (view(table)["phase"], seat(table)["hand"]) == ("rest", 5)


@pytest.mark.rule("KH-062")
@pytest.mark.rule("KH-063")
@pytest.mark.rule("KH-222")
def test_clean_up_discards_what_was_played_and_fills_the_hand_up_to_five():
    table = at("rats", hand="rat_scurry rat_swarm rat_gang_up", rooms=SAFE)
    do(table, "play rat_scurry left", "done", "end turn", "done")
    assert (seat(table)["play"], seat(table)["discard"]) == ([], ["rat_scurry"])
    assert seat(table)["hand"] == 5
    assert {"rat_swarm", "rat_gang_up"} <= set(seat(table)["cards"])


@pytest.mark.rule("KH-065")
def test_if_the_deck_runs_out_in_clean_up_the_discard_pile_goes_on():
    mine = ("deck: [rat_scurry], discard: [rat_busy_paws, rat_busy_paws, rat_busy_paws, rat_gang_up, spider, "
            "rat_from_the_drains, rat_from_the_drains, rat_swarm]")  # fmt: skip
    table = at(
        "rats", hand="rat_swarm rat_scurry", mine=mine, rooms=SAFE, loot="sword mimic giant_bat basilisk crossbow"
    )
    do(table, "end turn")
    events = do(table, "done")
    assert told(events, "shuffled")[0]["count"] == 8
    assert (seat(table)["hand"], seat(table)["deck"]) == (5, 6)


@pytest.mark.rule("KH-066")
@pytest.mark.rule("KH-223")
def test_guild_cards_come_one_by_one_each_after_the_last_is_resolved():
    table, events = invaded("rogue_swords tb_rust tb_quiet", rooms=SAFE, difficulty="hardcore", extra="wave: 2")
    assert [one["card"] for one in told(events, "guild_card")] == ["rogue_swords"]
    assert asked(table)[1] == "next"
    seen = ["rogue_swords"]
    while view(table)["turn"] == 1:
        g = pieces(table)
        assert g.due == 3 - len(seen)
        happened = table.choose(0)
        for event in happened:
            if event.kind.name == "guild_card":
                seen.append(event.facts["card"])
    assert seen == ["rogue_swords", "tb_rust", "tb_quiet"]


@pytest.mark.rule("KH-067")
@pytest.mark.rule("KH-068")
@pytest.mark.rule("KH-262")
def test_when_the_deck_has_run_out_all_cards_are_shuffled_and_the_second_wave_begins():
    table, events = invaded("tb_quiet", rooms=SAFE, difficulty="hardcore", extra=f"{all_but('tb_quiet', 'tb_rust')}")
    waves = told(events, "wave_began")
    assert waves == [{"event": "wave_began", "seat": -1, "wave": 2, "quota": 3}]
    assert (view(table)["wave"], view(table)["quota"], view(table)["guild"]["deck"]) == (2, 3, 23)
    assert view(table)["guild"]["discard"] == []
    assert asked(table) == (0, "turn")  # it was the last of the quota: the next turn uses the new one


@pytest.mark.rule("KH-A13")
def test_a_wave_that_ends_inside_a_quota_goes_on_at_the_old_one():
    table, events = invaded("tb_quiet", rooms=SAFE, difficulty="hardcore", extra=all_but("tb_quiet"))
    names = [event.kind.name for event in events if event.kind.name in ("guild_card", "wave_began")]
    assert names == ["guild_card", "wave_began", "guild_card"]
    while view(table)["turn"] == 1:
        for event in table.choose(0):
            assert event.kind.name != "guild_card"


@pytest.mark.rule("KH-069")
@pytest.mark.rule("KH-263")
def test_when_the_second_wave_is_over_and_the_vault_is_safe_the_monsters_have_won():
    table, events = invaded("tb_quiet", clans="rats imps", rooms=SAFE, difficulty="hardcore",
                            extra=f"wave: 2\n{all_but('tb_quiet')}")  # fmt: skip
    assert table.decision is None
    result = table.result
    assert result is not None
    assert (result.winners, result.reason, result.scores) == ((0, 1), "KH-069", (4, 4))
    assert told(events, "game_ended")[0]["won"] is True
    assert why_not(table, "pass") == "KH-069"


@pytest.mark.rule("KH-070")
@pytest.mark.rule("KH-199")
@pytest.mark.rule("KH-071")
def test_theft_of_the_value_four_treasure_loses_at_once_even_with_the_last_card():
    rooms = {"vault": "heroes: [rogue, rogue, mage]"}
    table, events = invaded("fighter_gem_special", rooms=rooms, extra=f"wave: 2\n{all_but('fighter_gem_special')}")
    do(table, "next fighter vault")
    events = do(table, "next vault")
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((), "KH-070")
    stolen = told(events, "stolen")[0]
    assert (stolen["value"], stolen["heroes"], stolen["step"]) == (4, ["fighter", "rogue", "rogue", "mage"], 6)
    assert told(events, "treasure_effect")[0]["rule"] == "KH-199"


@pytest.mark.rule("KH-072")
def test_losing_lesser_treasures_does_not_end_the_game():
    rooms = {**SAFE, "catacombs": "treasure: t1_losses", "study": "treasure: t3_losses, heroes: [rogue, mage]"}
    table, _ = invaded("archer_eye", rooms=rooms)
    do(table, "next archer catacombs", "next catacombs")
    while asked(table)[1] != "turn":
        table.choose(0)
    assert [room(table, name)["treasure"] for name in ("catacombs", "study", "vault")] == [None, None, 4]
    assert view(table)["treasures"]["stolen"] == ["t1_losses", "t3_losses"]


@pytest.mark.rule("KH-074")
def test_a_turn_ends_when_every_hero_is_exhausted():
    table, _ = invaded("mage_bones", rooms=SAFE)
    assert asked(table) == (0, "next")
    while view(table)["turn"] == 1:
        assert any(pieces(table).awake) or pieces(table).arrivals or asked(table)[1] == "hit"
        table.choose(0)
    assert not any(pieces(table).awake)


@pytest.mark.rule("KH-011")
def test_a_taken_loot_card_is_replaced_at_once():
    rooms = {"forge": "monsters: {rats: 1}, resources: {coin: 2}"}
    table = at("rats", hand="rat_busy_paws", rooms=rooms, loot="sword trap_kit mimic spider crossbow")
    events = do(table, "play rat_busy_paws left", "use forge for sword")
    assert len(view(table)["loot"]["row"]) == 5
    assert told(events, "loot_came")[0]["card"] == view(table)["loot"]["row"][-1]
