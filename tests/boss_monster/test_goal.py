"""Ten souls before five wounds, and what comes in the base box (sections A and B)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import underkeep as uk
from tests.boss_monster.situations import at, do, finish_round, seat, told, view
from underkeep.boss_monster.cards import BOXES
from underkeep.boss_monster.kinds import SET_ORDER

EPIC = [
    "katelyn_angelic_healer",
    "lord_van_ette",
    "frankov_the_envoy",
    "antonius_the_rune_knight",
    "tempros_the_time_marauder",
    "terric_warhelm_half_elf_archmage",
    "hya_legendary_shinobi",
    "cecil_leoran_master_factotum",
]


def epic(souls: int) -> str:
    """Epic heroes for an even number of souls, as a position names them."""
    return f"[{', '.join(EPIC[: souls // 2])}]"


def sheets() -> list[dict[str, Any]]:
    """Every card of the game as plain data."""
    return next(info for info in uk.games() if info.name == "boss_monster").cards()


# -- souls and wounds -----------------------------------------------------------------------------------------


@pytest.mark.rule("BM-001")
def test_a_killed_hero_is_a_soul_of_the_dungeons_owner():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [dragon_hatchery], inside: {hero: nick_the_masher, room: 1, damage: 4}}
        - {boss: gorgona, hand: [freeze]}
        """
    )
    events = do(table, "pass")
    assert [died["hero"] for died in told(events, "died")] == ["nick_the_masher"]
    assert seat(table, 0)["soul_cards"] == ["nick_the_masher"]
    assert (seat(table, 0)["souls"], seat(table, 0)["wounds"]) == (1, 0)
    assert (seat(table, 1)["souls"], seat(table, 1)["wounds"]) == (0, 0)


@pytest.mark.rule("BM-002")
def test_a_hero_past_the_last_room_is_a_wound_of_the_dungeons_owner():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [dragon_hatchery], inside: {hero: nick_the_masher, room: 1, damage: 3}}
        - {boss: gorgona, hand: [freeze]}
        """
    )
    events = do(table, "pass")
    assert [survived["hero"] for survived in told(events, "survived")] == ["nick_the_masher"]
    assert seat(table, 0)["wound_cards"] == ["nick_the_masher"]
    assert (seat(table, 0)["souls"], seat(table, 0)["wounds"]) == (0, 1)
    assert (seat(table, 1)["souls"], seat(table, 1)["wounds"]) == (0, 0)


@pytest.mark.rule("BM-002")
def test_a_hero_in_a_dungeon_without_rooms_meets_the_boss_at_once():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, entrance: [joman_chimm_cutpurse]}
        - {boss: gorgona, dungeon: [golem_factory], hand: [freeze]}
        """
    )
    do(table, "pass")
    assert seat(table, 0)["wound_cards"] == ["joman_chimm_cutpurse"]


# -- the verdict at the end of a round ------------------------------------------------------------------------


@pytest.mark.rule("BM-003")
@pytest.mark.parametrize(("souls", "wounds"), [(10, 0), (10, 4), (12, 1)])
def test_ten_souls_at_the_end_of_a_round_win(souls: int, wounds: int):
    table = at(
        f"""
        phase: end
        players:
        - {{boss: cleopatra, souls: {epic(souls)}, wounds: {wounds}}}
        - {{boss: gorgona, souls: 2}}
        """
    )
    assert table.decision is None
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((0,), "BM-003")
    assert table.result.scores == (souls, 2)


@pytest.mark.rule("BM-003")
def test_nine_souls_are_not_enough():
    table = at(
        """
        phase: end
        round: 3
        players:
        - {boss: cleopatra, dungeon: [open_grave], souls: 9, hand: [golem_factory]}
        - {boss: gorgona}
        """
    )
    assert table.result is None
    assert view(table)["round"] == 4


@pytest.mark.rule("BM-003")
def test_two_epic_heroes_and_six_ordinary_ones_make_ten_souls():
    table = at(
        """
        phase: end
        players:
        - boss: cleopatra
          souls: [katelyn_angelic_healer, frankov_the_envoy, nick_the_masher, boden_the_pantless, jesta_the_rogue,
            mitchell_the_judge, the_fool, tieg_and_the_magic_bubble]
        - {boss: gorgona}
        """
    )
    assert table.result is not None
    assert table.result.winners == (0,)
    assert table.result.scores == (10, 0)


@pytest.mark.rule("BM-004")
@pytest.mark.parametrize(("souls", "wounds"), [(0, 5), (8, 6), (12, 5)])
def test_five_wounds_lose_whatever_the_souls(souls: int, wounds: int):
    table = at(
        f"""
        phase: end
        players:
        - {{boss: cleopatra, souls: {epic(souls)}, wounds: {wounds}}}
        - {{boss: gorgona, wounds: 1}}
        """
    )
    assert table.result is not None
    assert table.result.winners == (1,)


@pytest.mark.rule("BM-004")
def test_three_ordinary_wounds_and_an_epic_one_lose():
    table = at(
        """
        phase: end
        players:
        - {boss: cleopatra, wounds: [nick_the_masher, boden_the_pantless, the_fool, katelyn_angelic_healer]}
        - {boss: gorgona}
        """
    )
    assert table.result is not None
    assert table.result.winners == (1,)


@pytest.mark.rule("BM-004")
def test_with_three_players_five_wounds_throw_one_out_and_ten_souls_do_not_help():
    table = at(
        f"""
        phase: end
        players:
        - {{boss: cleopatra, dungeon: [open_grave], hand: [golem_factory]}}
        - {{boss: gorgona, souls: {epic(12)}, wounds: 5}}
        - {{boss: robobo, wounds: 4}}
        """
    )
    assert table.result is None
    assert [seat(table, number)["out"] for number in range(3)] == [False, True, False]


@pytest.mark.rule("BM-005")
def test_ten_souls_in_the_middle_of_a_round_end_nothing_and_another_may_still_win():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - boss: cleopatra
          dungeon: [dragon_hatchery]
          hand: [freeze]
          inside: {hero: katelyn_angelic_healer, room: 1, damage: 11}
          souls: [lord_van_ette, frankov_the_envoy, antonius_the_rune_knight, tempros_the_time_marauder]
          wounds: [nick_the_masher, boden_the_pantless, joman_chimm_cutpurse, jesta_the_rogue]
        - boss: gorgona
          dungeon: [neanderthal_cave]
          entrance: [the_fool]
          souls: [terric_warhelm_half_elf_archmage, hya_legendary_shinobi, cecil_leoran_master_factotum,
            acacia_warrior_of_light, delatorious_angel_of_light, mitchell_the_judge]
        """
    )
    do(table, "pass")
    assert seat(table, 0)["souls"] == 10
    assert view(table)["result"] is None
    finish_round(table)
    assert table.result is not None
    assert table.result.scores == (10, 10)
    assert table.result.winners == (1,)


@pytest.mark.rule("BM-005")
def test_five_wounds_in_the_middle_of_a_round_can_be_healed_before_it_ends():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [{stack: [open_grave, vampire_bordello]}], wounds: 4, hand: [golem_factory],
           entrance: [jesta_the_rogue, the_fool]}
        - {boss: gorgona}
        """
    )
    assert seat(table, 0)["wounds"] == 5
    do(table, "yes", "take jesta_the_rogue")
    assert seat(table, 0)["wounds"] == 4
    assert table.result is None
    assert view(table)["round"] == 2


# -- the table and the box ------------------------------------------------------------------------------------


@pytest.mark.rule("BM-006")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_base_game_seats_two_to_four(players: int):
    table = uk.new_game("boss_monster", seed=1, players=players)
    assert len(view(table)["players"]) == players
    assert len(set(view(table)["order"])) == players


@pytest.mark.rule("BM-006")
@pytest.mark.parametrize("players", [0, 1, 5, 6, 7])
def test_one_or_more_than_four_cannot_sit_down_with_the_base_box_alone(players: int):
    with pytest.raises(uk.BadOptions) as refused:
        uk.new_game("boss_monster", seed=1, players=players, sets=["BMR"])
    assert refused.value.rule == "BM-006"
    assert refused.value.field == "players"


@pytest.mark.rule("BM-007")
def test_the_base_box_holds_its_printed_number_of_cards():
    count: Counter[str] = Counter()
    for card in sheets():
        if card["set"] == "BMR":
            kind = card["type"]
            if kind == "hero":
                kind = "epic hero" if card["epic"] else "ordinary hero"
            count[kind] += card["copies"]
    assert count == {"boss": 8, "spell": 31, "room": 75, "ordinary hero": 25, "epic hero": 16}


@pytest.mark.rule("BM-016")
def test_every_card_carries_its_set_code_so_that_a_mix_can_be_split_again():
    by_set: dict[str, set[str]] = {}
    for card in sheets():
        by_set.setdefault(card["set"], set()).add(card["id"])
    assert by_set == {code: {card.id for card in box.cards()} for code, box in BOXES.items()}
    assert set(by_set) <= set(SET_ORDER)


@pytest.mark.rule("BM-016")
def test_a_position_cannot_use_a_card_more_often_than_its_set_has_it():
    with pytest.raises(uk.BadPosition) as refused:
        at(
            """
            phase: build
            players:
            - {boss: cleopatra, hand: [kobold_strike]}
            - {boss: gorgona, hand: [kobold_strike]}
            """
        )
    assert refused.value.rule == "BM-016"


@pytest.mark.rule("BM-233")
@pytest.mark.rule("BM-235")
def test_those_who_are_out_are_compared_like_everybody_else_after_those_who_are_still_there():
    table = at(
        """
        phase: over
        round: 9
        players:
        - {boss: draculord, out: true, wounds: 5, souls: 1}
        - {boss: xyzax, souls: 10}
        - {boss: gorgona, out: true, wounds: 5, souls: 1}
        - {boss: robobo, wounds: 5, souls: 0}
        """
    )
    assert table.result is not None
    assert table.result.ranking == (1, 3, 2, 0)  # lost just now; out, with the lower XP; out
