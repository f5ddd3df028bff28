"""Five and six players: who may sit down, whose heroes come, how ties are shared, and how it ends."""

from __future__ import annotations

from typing import Any

import pytest

import underkeep as uk
from tests.boss_monster.situations import at, at_crash_site, entrance, pass_until, town, view
from underkeep import bots
from underkeep.boss_monster.cards import BOXES
from underkeep.boss_monster.forecast import forecast

EXPLORERS = [
    "crash_dodgers", "corbin_crickton", "tmatha", "lindo_callari", "doug_oshibe_ace_pilot", "guy_the_redrobe",
]  # fmt: skip


def dealt(**options: Any) -> Any:
    return uk.new_game("boss_monster", seed=1, **options)._game


def sizes(**options: Any) -> tuple[int, int]:
    g = dealt(**options)
    return len(g.hero_deck), len(g.epic_deck)


# -- who may sit down -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-006")
@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.parametrize("sets", [["BMR", "CRL"], ["TNL", "CRL"], ["BMR", "TNL"]])
def test_five_and_six_need_crash_landing_or_two_base_sets(players: int, sets: list[str]):
    table = uk.new_game("boss_monster", players=players, sets=sets, seed=1)
    assert len(view(table)["players"]) == players
    with pytest.raises(uk.BadOptions, match=r"CRL") as refused:
        uk.new_game("boss_monster", players=players, sets=sets[:1])
    assert (refused.value.field, refused.value.rule) == ("players", "BM-006")


@pytest.mark.rule("BM-243")
def test_six_cannot_choose_among_eleven_bosses():
    with pytest.raises(uk.BadOptions, match="need 12 bosses, and these sets have 11") as refused:
        uk.new_game("boss_monster", players=6, sets=["BMR", "CRL"], variants=["choose_boss"])
    assert (refused.value.field, refused.value.rule) == ("players", "BM-243")
    assert uk.new_game("boss_monster", players=5, sets=["BMR", "CRL"], variants=["choose_boss"], seed=1).decision


@pytest.mark.rule("BM-149")
@pytest.mark.parametrize("players", [5, 6])
def test_everybody_has_a_boss_and_a_hand_of_seven(players: int):
    table = uk.new_game("boss_monster", players=players, sets=["BMR", "CRL"], seed=2)
    seen = view(table)
    assert len({player["boss"] for player in seen["players"]}) == players
    assert {(player["rooms"]["count"], player["spells"]["count"]) for player in seen["players"]} == {(5, 2)}
    assert sorted(seen["order"]) == list(range(players))


# -- whose heroes come ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-142")
@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.parametrize(("base", "epic"), [("BMR", 16), ("TNL", 17)])
def test_with_crash_landing_a_whole_base_deck_and_all_its_heroes_come(players: int, base: str, epic: int):
    assert sizes(players=players, sets=[base, "CRL"]) == (25 + 7, epic + 5)


@pytest.mark.rule("BM-142")
def test_heroes_of_crash_landing_do_not_come_to_fewer_than_five():
    assert sizes(players=4, sets=["BMR", "CRL"]) == (25, 16)


def joined(**options: Any) -> list[tuple[str, int]]:
    """Class and health of those who have joined the hero deck of the base set."""
    g = dealt(**options)
    return sorted([(card.hero_class, card.hp) for card in [*g.hero_deck, *g.epic_deck] if card.set == "TNL"])


def of_each_class(*health: int) -> list[tuple[str, int]]:
    return sorted([(kind, hp) for kind in ("cleric", "fighter", "mage", "thief") for hp in health])


@pytest.mark.rule("BM-143")
@pytest.mark.rule("BM-253")
def test_five_without_crash_landing_add_one_of_four_health_and_one_of_eleven_of_each_class():
    assert joined(players=5, sets=["BMR", "TNL"]) == of_each_class(4, 11)
    assert sizes(players=5, sets=["BMR", "TNL"]) == (25 + 4, 16 + 4)


@pytest.mark.rule("BM-254")
@pytest.mark.rule("BM-A16")
def test_six_without_crash_landing_add_another_of_eleven_health():
    assert joined(players=6, sets=["BMR", "TNL"]) == of_each_class(4, 11, 11)
    assert sizes(players=6, sets=["TNL", "BMR"], heroes="TNL") == (25 + 4, 17 + 8)


@pytest.mark.rule("BM-144")
@pytest.mark.rule("BM-A16")
def test_or_as_the_table_has_it_another_of_four_health():
    assert joined(players=6, sets=["BMR", "TNL"], more_heroes="ordinary") == of_each_class(4, 4, 11)
    assert sizes(players=6, sets=["BMR", "TNL"], more_heroes="ordinary") == (25 + 8, 16 + 4)


@pytest.mark.rule("BM-253")
@pytest.mark.rule("BM-A17")
def test_without_crash_landing_they_play_with_unlimited_lives():
    assert uk.new_game("boss_monster", players=5, sets=["BMR", "TNL"], seed=1).options["variants"] == ["immortal"]
    assert uk.new_game("boss_monster", players=5, sets=["BMR", "CRL"], seed=1).options["variants"] == []


@pytest.mark.rule("BM-165")
def test_as_many_heroes_come_to_town_as_players_have_started():
    table = uk.new_game("boss_monster", players=6, sets=["BMR", "CRL"], seed=1)
    pass_until(table, "build")
    assert len(town(table)) == 6


# -- ties -------------------------------------------------------------------------------------------------------------


def tied(heroes: list[str], rich: int, *, crash: bool = True, treasure: str = "alien_ooze, reactor_core") -> uk.Table:
    """Five players, of whom the first `rich` have as much explorer treasure; XP falls from seat to seat."""
    bosses = ["draculord", "cleopatra", "xyzax", "gorgona", "robobo"]
    rooms = [f"dungeon: [{treasure.split(', ')[at // 2]}], " if at < rich else "" for at in range(5)]
    hands = ["freeze", "freeze", "", "", ""]
    lines = [f"- {{boss: {boss}, {rooms[at]}hand: [{hands[at]}]}}" for at, boss in enumerate(bosses)]
    said = f"phase: build\nactive: 4\ntown: [{', '.join(heroes)}]\nplayers:\n" + "\n".join(lines) + "\n"
    return at_crash_site(said) if crash else at(said, more=", sets: [BMR, TNL]")


@pytest.mark.rule("BM-202")
@pytest.mark.rule("BM-203")
def test_tied_dungeons_get_one_hero_each_the_oldest_goes_to_the_highest_xp():
    table = tied(EXPLORERS[:3], 3)
    fates = {fate.hero: fate.seat for fate in forecast(view(table))}
    pass_until(table, "adventure")
    assert [entrance(table, number) for number in range(3)] == [[hero] for hero in EXPLORERS[:3]]
    assert fates == {hero: number for number, hero in enumerate(EXPLORERS[:3])}


@pytest.mark.rule("BM-202")
def test_fewer_heroes_than_tied_players_stay_in_town():
    table = tied(EXPLORERS[:2], 3)
    pass_until(table, "adventure")
    assert town(table) == EXPLORERS[:2]


@pytest.mark.rule("BM-204")
@pytest.mark.rule("BM-205")
def test_seven_heroes_and_three_tied_players_give_two_to_each_and_leave_the_youngest():
    seven = [*EXPLORERS, "andromeda_james"]
    table = tied(seven, 3)
    assert [fate.why for fate in forecast(view(table))] == ["lured"] * 6 + ["tie"]
    pass_until(table, "adventure")
    assert [entrance(table, number) for number in range(3)] == [seven[number : number + 4 : 3] for number in range(3)]
    assert town(table) == ["andromeda_james"]


@pytest.mark.rule("BM-202")
def test_who_is_kept_in_town_is_not_counted():
    table = tied(["{hero: crash_dodgers, kept: true}", *EXPLORERS[1:3]], 3)
    pass_until(table, "adventure")
    assert town(table) == EXPLORERS[:3]


@pytest.mark.rule("BM-202")
def test_a_hero_whose_treasure_nobody_has_stays_and_so_do_those_without_a_treasure():
    table = tied(["nick_the_masher", "the_king"], 1)
    pass_until(table, "adventure")
    assert town(table) == ["nick_the_masher", "the_king"]


@pytest.mark.rule("BM-A18")
def test_without_crash_landing_a_tie_keeps_heroes_in_town():
    fighters = ["boden_the_pantless", "samurai_tom", "johnny_of_the_evening_watch"]
    table = tied(fighters, 3, crash=False, treasure="neanderthal_cave, neanderthal_cave")
    assert "shares" not in view(table)
    pass_until(table, "adventure")
    assert town(table) == fighters


@pytest.mark.rule("BM-A18")
def test_four_with_crash_landing_do_not_share():
    table = at_crash_site(
        """
        phase: build
        active: 1
        town: [nick_the_masher, pugi_the_druidess]
        players:
        - {boss: cleopatra, dungeon: [open_grave], hand: [freeze]}
        - {boss: gorgona, dungeon: [open_grave], hand: [freeze]}
        - {boss: robobo}
        - {boss: seducia}
        """
    )
    pass_until(table, "adventure")
    assert town(table) == ["nick_the_masher", "pugi_the_druidess"]


# -- the end ----------------------------------------------------------------------------------------------------------


def ending(*scores: str, crash: bool = True, decks: bool = True) -> uk.Table:
    """Five players at the end of a round."""
    bosses = ["draculord", "cleopatra", "xyzax", "gorgona", "robobo"]
    lines = [f"- {{boss: {boss}, {score}}}" for boss, score in zip(bosses, scores, strict=True)]
    said = "phase: end\nround: 3\nplayers:\n" + "\n".join(lines) + "\n"
    if not decks:
        gone = [card.id for code in ("BMR", "CRL") for card in BOXES[code].heroes]
        said += f"gone: [{', '.join(gone)}]\n"
        return at(said, more=", sets: [BMR, CRL]")
    return at_crash_site(said) if crash else at(said, more=", sets: [BMR, TNL]")


NOTHING = "souls: 0"


@pytest.mark.rule("BM-238")
@pytest.mark.rule("BM-239")
def test_ten_souls_end_the_game_and_who_has_them_may_lose():
    table = ending("souls: 10, wounds: 5", "souls: 8", NOTHING, NOTHING, NOTHING)
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((1,), "BM-238")


@pytest.mark.rule("BM-239")
def test_nobody_of_five_is_out_by_wounds():
    table = ending("souls: 2, wounds: 7", "hand: [freeze]", NOTHING, NOTHING, NOTHING)
    assert table.result is None
    assert [player["out"] for player in view(table)["players"]] == [False] * 5
    assert uk.load(table.position()).digest() == table.digest()


@pytest.mark.rule("BM-240")
def test_a_tie_of_five_goes_to_the_lowest_xp():
    table = ending("souls: 10", NOTHING, "souls: 10", NOTHING, NOTHING)
    assert table.result is not None
    assert table.result.winners == (2,)


@pytest.mark.rule("BM-238")
def test_the_game_ends_when_both_hero_decks_are_empty():
    table = ending(NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, decks=False)
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((4,), "BM-238")


@pytest.mark.rule("BM-A17")
def test_without_crash_landing_ten_souls_end_nothing():
    table = ending("souls: 12, hand: [freeze]", "hand: [freeze]", NOTHING, NOTHING, NOTHING, crash=False)
    assert table.result is None


def test_who_is_kept_from_winning_does_not_end_the_game_by_ten_souls():
    table = ending("souls: 10, today: {barred: true}, hand: [freeze]", NOTHING, NOTHING, NOTHING, NOTHING)
    assert table.result is None


def test_the_hundredth_round_is_the_last_of_five_too():
    lines = "\n".join([f"- {{boss: {boss}}}" for boss in ("draculord", "cleopatra", "xyzax", "gorgona", "robobo")])
    table = at_crash_site(f"phase: end\nround: 100\nplayers:\n{lines}\n")
    assert table.result is not None
    assert table.result.reason == "BM-A41"


@pytest.mark.rule("BM-239")
def test_a_position_in_which_one_of_five_is_out_is_refused():
    lines = "\n".join([f"- {{boss: {boss}}}" for boss in ("draculord", "cleopatra", "xyzax", "gorgona")])
    with pytest.raises(uk.BadPosition) as refused:
        at_crash_site(f"phase: build\nplayers:\n{lines}\n- {{boss: robobo, out: true}}\n")
    assert (refused.value.field, refused.value.rule) == ("players[4].out", "BM-239")


def test_a_game_of_six_is_played_to_its_end_by_good_players():
    table = uk.new_game("boss_monster", players=6, sets=["BMR", "CRL"], seed=3)
    player = bots.make("greedy", 3)
    while table.decision is not None:
        table.choose(player.choose(table, table.decision.seat))
    assert table.result is not None
    assert table.result.reason == "BM-238"
