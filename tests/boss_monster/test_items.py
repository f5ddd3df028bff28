"""Items: how they come to town and to heroes, and what becomes of them (BM-100 to BM-122)."""

from __future__ import annotations

from typing import Any

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    BYSTANDER,
    asked,
    at,
    at_items,
    decider,
    do,
    entrance,
    finish_round,
    guest,
    hand,
    options,
    pass_by,
    pass_until,
    seat,
    told,
    town,
    view,
    visitor,
    walker,
    why_not,
)
from underkeep.boss_monster.cards import BOXES
from underkeep.boss_monster.cards.box import Box

TWO = """
        - {boss: cleopatra, hand: [golem_factory]}
        - {boss: gorgona, hand: [golem_factory]}
        """
FOUR = """
        - {boss: cleopatra, hand: [golem_factory]}
        - {boss: gorgona, hand: [golem_factory]}
        - {boss: robobo, hand: [golem_factory]}
        - {boss: seducia}
        """


def beginning(more: str, players: str = TWO) -> uk.Table:
    """A round is about to begin."""
    return at_items(f"\n        phase: start\n        {more}\n        players:{players}")


def carriers(table: uk.Table) -> dict[str, str]:
    return {hero["hero"]: hero["item"] for hero in view(table)["town"] if "item" in hero}


@pytest.fixture
def crash_landing(monkeypatch):
    """The set with the explorers, if only its box."""
    if "CRL" not in BOXES:
        monkeypatch.setitem(BOXES, "CRL", Box("CRL", "Crash Landing"))


# -- in town --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-100", "BM-A34")
@pytest.mark.parametrize(("players", "items"), [(2, 1), (3, 1), (4, 2), (5, 3), (6, 3)])
def test_items_come_before_the_heroes_by_the_number_of_players(players, items):
    table = uk.new_game("boss_monster", players=players, seed=3, sets=["BMR", "CRL", "THK"])
    happened: list[uk.Event] = []
    while view(table)["round"] < 1:
        happened += table.choose(len(options(table)) - 1)
    kinds = [event.kind.name for event in happened]
    came = [kind for kind in kinds if kind in ("item_came", "hero_came")]
    assert came == ["item_came"] * items + ["hero_came"] * players
    assert view(table)["decks"]["items"] == 20 - items


@pytest.mark.rule("BM-164")
def test_first_items_then_heroes_then_cards():
    table = beginning("decks: {items: [the_bomb], heroes: [black_leaf, elfstar]}")
    happened = finish_round(table)
    order = [event.kind.name for event in happened if event.kind.name in ("item_came", "hero_came", "drew")]
    assert order == ["item_came", "hero_came", "hero_came", "drew", "drew"]


@pytest.mark.rule("BM-101")
def test_who_has_dropped_out_still_counts_for_the_items():
    players = """
        - {boss: cleopatra, hand: [golem_factory]}
        - {boss: gorgona, hand: [golem_factory]}
        - {boss: robobo, hand: [golem_factory]}
        - {boss: seducia, out: true}
        """
    table = beginning("round: 3", players)
    assert view(table)["decks"]["items"] == 44 - 2


@pytest.mark.rule("BM-102")
def test_an_item_goes_to_who_has_its_treasure_and_has_been_in_town_longest():
    table = beginning("town: [elfstar, colgar_fugitive_prince, black_leaf]\n        decks: {items: [the_bomb]}")
    assert carriers(table) == {"colgar_fugitive_prince": "the_bomb"}


@pytest.mark.rule("BM-102")
def test_a_hybrid_hero_has_two_treasures():
    table = beginning("town: [necromancer]\n        decks: {items: [the_bomb, ice_rod]}", FOUR)
    assert carriers(table)["necromancer"] == "the_bomb"


@pytest.mark.rule("BM-103")
def test_an_item_that_fits_nobody_waits_for_the_first_who_fits():
    table = beginning("town: [elfstar]\n        decks: {items: [the_bomb], heroes: [hookshot_joe, black_leaf]}")
    assert carriers(table) == {"black_leaf": "the_bomb"}
    assert view(table)["items"] == []


@pytest.mark.rule("BM-104")
def test_a_universal_item_goes_to_who_has_been_in_town_longest():
    table = beginning("town: [elfstar, black_leaf]\n        decks: {items: [iron_rations]}")
    assert carriers(table) == {"elfstar": "iron_rations"}


@pytest.mark.rule("BM-104")
def test_in_an_empty_town_a_universal_item_goes_to_the_first_who_arrives():
    table = beginning("decks: {items: [iron_rations], heroes: [hookshot_joe, elfstar]}")
    assert carriers(table) == {"hookshot_joe": "iron_rations"}


@pytest.mark.rule("BM-105")
def test_nobody_carries_two_items():
    table = beginning(
        "town: [{hero: black_leaf, item: ten_foot_pole}, colgar_fugitive_prince]\n"
        "        decks: {items: [the_bomb], heroes: [elfstar, hookshot_joe]}"
    )
    assert carriers(table) == {"black_leaf": "ten_foot_pole", "colgar_fugitive_prince": "the_bomb"}


@pytest.mark.rule("BM-106", "BM-107")
def test_a_star_hero_gets_no_item_in_town():
    table = beginning("town: [the_brothers]\n        decks: {items: [iron_rations], heroes: [elfstar, hookshot_joe]}")
    assert carriers(table) == {"elfstar": "iron_rations"}


@pytest.mark.rule("BM-107")
def test_a_question_mark_gets_universal_items_only():
    table = beginning("town: [the_fool_tnl]\n        decks: {items: [the_bomb], heroes: [elfstar, hookshot_joe]}")
    assert carriers(table) == {}
    assert view(table)["items"] == ["the_bomb"]
    table = beginning("town: [the_fool_tnl]\n        decks: {items: [iron_rations]}")
    assert carriers(table) == {"the_fool_tnl": "iron_rations"}


@pytest.mark.rule("BM-108")
def test_items_pile_up_in_town():
    more = "items: [ten_foot_pole]\n        decks: {items: [the_bomb], heroes: [elfstar, hookshot_joe]}"
    table = beginning(more)
    assert view(table)["items"] == ["ten_foot_pole", "the_bomb"]
    assert view(table)["decks"]["items"] == 44 - 2


@pytest.mark.rule("BM-103", "BM-108")
@pytest.mark.parametrize(
    ("waiting", "first"), [("ten_foot_pole, the_bomb", "ten_foot_pole"), ("the_bomb, ten_foot_pole", "the_bomb")]
)
def test_of_several_items_that_wait_in_town_the_first_that_fits_goes_to_who_comes(waiting, first):
    table = beginning(
        f"items: [ice_rod, {waiting}]\n        decks: {{items: [vorpal_blade], heroes: [black_leaf, elfstar]}}"
    )
    assert carriers(table) == {"black_leaf": first}


@pytest.mark.rule("BM-121")
def test_without_crash_landing_an_explorers_item_is_replaced_by_another():
    table = beginning("decks: {items: [star_chart, ray_gun, the_bomb], heroes: [elfstar, hookshot_joe]}")
    assert view(table)["items"] == ["the_bomb"]
    assert view(table)["decks"]["items"] == 44 - 3


@pytest.mark.rule("BM-121")
def test_with_crash_landing_an_explorers_item_comes(crash_landing):
    table = at(
        f"\n        phase: start\n        decks: {{items: [star_chart]}}\n        players:{TWO}",
        more=", sets: [BMR, CRL, IOD]",
    )
    assert view(table)["items"] == ["star_chart"]


@pytest.mark.rule("BM-122")
def test_without_crash_landing_the_explorer_boss_stays_in_the_box(crash_landing):
    def bosses(sets: list[str]) -> list[str]:
        game: Any = uk.new_game("boss_monster", players=2, seed=1, sets=sets)._game
        return [card.id for card in game.gone] + [player.boss.id for player in game.players]

    assert "all_seeing_bivan" in bosses(["BMR", "CRL", "IOD"])
    assert "all_seeing_bivan" not in bosses(["BMR", "IOD"])
    with pytest.raises(uk.BadOptions):
        uk.new_game("boss_monster", players=2, sets=["BMR", "IOD"], bosses=["all_seeing_bivan", "gorgona"])


def test_no_items_come_when_their_deck_is_empty():
    table = beginning("")
    game: Any = table._game
    assert view(table)["decks"]["items"] == 43
    game.wares.deck.clear()
    finish_round(table)
    assert view(table)["decks"]["items"] == 0


def test_a_game_without_items_knows_nothing_of_them():
    table = uk.new_game("boss_monster", players=2, seed=1)
    seen = table.view(0)
    assert "items" not in seen
    assert "items" not in seen["decks"]
    assert "items" not in seen["players"][0]


# -- what becomes of them -------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-109")
def test_the_hero_ability_works_from_the_moment_it_is_attached():
    table = beginning("town: [hookshot_joe]\n        decks: {items: [oversized_sword]}")
    assert view(table)["town"][0]["health"] == 9


@pytest.mark.rule("BM-110")
def test_the_item_of_a_survivor_lies_face_down_and_gives_nothing():
    table = guest("oversized_sword", "open_grave", hero="damok_dragon_hunter")
    pass_by(table, 2)
    assert seat(table, 0)["wounds"] == 1
    assert seat(table, 0)["items"] == ["oversized_sword"]
    assert "item" not in seat(table, 0)
    assert why_not(table, "use oversized_sword") == "BM-111"


@pytest.mark.rule("BM-111", "BM-A09")
def test_the_item_of_a_killed_hero_may_be_attached_face_up():
    table = guest("the_bomb", "golem_factory, golem_factory, open_grave")
    pass_by(table, 3)
    assert (decider(table), options(table)) == (0, ["attach the_bomb", "pass"])
    do(table, "attach the_bomb")
    assert seat(table, 0)["item"] == {"card": "the_bomb", "ready": False}
    assert seat(table, 0)["items"] == []


@pytest.mark.rule("BM-111")
def test_or_it_lies_face_down():
    table = guest("the_bomb", "golem_factory, golem_factory, open_grave")
    pass_by(table, 4)
    assert seat(table, 0)["items"] == ["the_bomb"]
    assert "item" not in seat(table, 0)


def dying(old: str = "ice_rod", mine: str = "", dungeon: str = "golem_factory, golem_factory, open_grave") -> uk.Table:
    """Seat 0 has an item, and is about to gain another one."""
    table = guest("the_bomb", dungeon, mine=f"item: {{card: {old}, ready: false}}, {mine}")
    while asked(table) != "item":
        do(table, "pass")
    return table


@pytest.mark.rule("BM-113", "BM-114", "BM-308", "BM-A10")
def test_at_the_second_item_the_old_one_may_be_used_at_once_though_it_is_new():
    table = dying()
    assert options(table) == ["use ice_rod 1:1", "attach the_bomb", "keep ice_rod"]
    happened = do(table, "use ice_rod 1:1")
    assert [event.kind.name for event in happened][:3] == ["declared", "item_turned_down", "deactivated"]
    assert seat(table, 1)["dungeon"][0]["deactivated"]
    assert seat(table, 0)["item"] == {"card": "the_bomb", "ready": False}
    assert seat(table, 0)["items"] == ["ice_rod"]


@pytest.mark.rule("BM-112", "BM-113", "BM-118")
def test_or_the_old_item_is_turned_down_unused():
    table = dying()
    do(table, "attach the_bomb")
    assert not seat(table, 1)["dungeon"][0]["deactivated"]
    assert seat(table, 0)["item"]["card"] == "the_bomb"
    assert seat(table, 0)["items"] == ["ice_rod"]


@pytest.mark.rule("BM-113")
def test_or_the_old_item_is_kept_and_the_new_one_lies_face_down():
    table = dying()
    do(table, "keep ice_rod")
    assert seat(table, 0)["item"]["card"] == "ice_rod"
    assert seat(table, 0)["items"] == ["the_bomb"]


@pytest.mark.rule("BM-114", "BM-308")
def test_at_a_death_nothing_else_may_be_used():
    table = dying(mine="hand: [freeze, counterspell]")
    assert why_not(table, "cast freeze 1:1") == "BM-308"
    assert why_not(table, "use golem_factory 1") == "BM-264"
    assert why_not(table, "pass") == "BM-113"
    assert why_not(table, "use ice_rod 0:1") == "BM-308"


@pytest.mark.rule("BM-308")
def test_an_item_for_a_hero_on_its_way_has_none_at_that_moment():
    assert options(dying("oversized_sword")) == ["attach the_bomb", "keep oversized_sword"]


@pytest.mark.rule("BM-115")
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_a_boss_item_may_be_used_in_both_phases(phase):
    table = at_items(
        f"""
        phase: {phase}
        active: 0
        players:
        - {{boss: cleopatra, dungeon: [open_grave], item: ice_rod}}
        - {BYSTANDER}
        """
    )
    assert "use ice_rod 1:1" in options(table)


@pytest.mark.rule("BM-116", "BM-A10")
def test_a_new_item_may_be_used_from_the_next_round_on():
    table = guest("ice_rod", "golem_factory, golem_factory, open_grave", mine="hand: [freeze]")
    while options(table) != ["attach ice_rod", "pass"]:
        do(table, "pass")
    do(table, "attach ice_rod")
    do(table, "pass")
    assert (decider(table), view(table)["phase"]) == (0, "adventure")
    assert why_not(table, "use ice_rod 1:1") == "BM-116"
    finish_round(table)
    pass_until(table, "build")
    while decider(table) != 0:
        do(table, "pass")
    assert seat(table, 0)["item"] == {"card": "ice_rod", "ready": True}
    assert "use ice_rod 1:1" in options(table)


@pytest.mark.rule("BM-116")
def test_also_one_of_a_home_made_set(monkeypatch):
    home = Box("HOME", "Home")
    home.item("tin_can", "Tin Can", "cleric", hero="Nothing.", boss="Nothing.")
    monkeypatch.setitem(BOXES, "HOME", home)
    game: Any = uk.new_game("boss_monster", players=2, seed=1, sets=["BMR", "HOME"])._game
    assert all(me.today is not None for me in game.players)  # so that a new day begins for them with every round


@pytest.mark.rule("BM-117")
def test_whoever_uses_an_item_turns_it_face_down():
    table = visitor("open_grave, open_grave", item="ice_rod")
    happened = do(table, "use ice_rod 1:1")
    assert told(happened, "declared")[0]["card"] == "ice_rod"
    assert seat(table, 1)["dungeon"][0]["deactivated"]
    assert seat(table, 0)["items"] == ["ice_rod"]
    assert why_not(table, "use ice_rod 1:1") == "BM-111"


@pytest.mark.rule("BM-119")
def test_the_active_player_acts_before_another_ones_item_works():
    theirs = "{boss: robobo, dungeon: [centipede_tunnel], item: oversized_sword}"
    table = visitor("open_grave, open_grave", damage=2, mine="hand: [fear]", theirs=theirs)
    do(table, "pass", "use oversized_sword elfstar")
    assert (decider(table), asked(table)) == (0, "answer")
    happened = do(table, "cast fear elfstar")
    assert told(happened, "fizzled")[0]["card"] == "oversized_sword"
    assert seat(table, 1)["items"] == ["oversized_sword"]
    assert town(table)[0] == "elfstar"


@pytest.mark.rule("BM-119")
def test_an_item_that_nobody_answers_works():
    theirs = "{boss: robobo, dungeon: [centipede_tunnel], item: oversized_sword}"
    table = visitor("open_grave, open_grave", damage=2, mine="hand: [fear]", theirs=theirs)
    do(table, "pass", "use oversized_sword elfstar", "pass")
    assert walker(table)["health"] == 7


@pytest.mark.rule("BM-120")
def test_every_item_has_a_hero_ability_and_a_boss_ability():
    for code in ("THK", "IOD"):
        for item in BOXES[code].items:
            flags = item.bars_spells or item.drains or item.endures or item.hushes or item.lucky or item.untouchable
            assert item.power is not None
            assert flags or item.triggers or item.vigour or item.shuns or item.softens
            assert item.text.startswith("Hero: ")
            assert " Boss: " in item.text


# -- heroes with items that do not walk through ---------------------------------------------------------------------


def test_a_hero_sent_back_to_town_keeps_its_item():
    table = visitor("open_grave, open_grave", mine="hand: [fear]")
    game: Any = table._game
    game.walker.item = BOXES["THK"].items[0]
    do(table, "cast fear elfstar")
    assert carriers(table) == {"elfstar": "extra_life"}


def test_a_hero_removed_from_the_game_takes_its_item_along():
    table = at_items(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [open_grave], inside: {hero: elfstar, room: 1, item: the_bomb}}
        - {boss: robobo, dungeon: [open_grave], hand: [pity]}
        """
    )
    do(table, "cast pity elfstar")
    game: Any = table._game
    assert [card.id for card in game.gone[-2:]] == ["elfstar", "the_bomb"]


@pytest.mark.rule("BM-111")
@pytest.mark.card("mind_thresher")
def test_a_hero_that_was_killed_first_leaves_its_item_to_the_boss():
    table = at(
        f"""
        phase: adventure
        active: 0
        players:
        - {{boss: cleopatra, dungeon: [mind_thresher], inside: {{hero: elfstar, room: 1, damage: 4, item: the_bomb}}}}
        - {BYSTANDER}
        """,
        more=", sets: [BMR, TNL, RMB, THK], heroes: TNL",
    )
    do(table, "pass", "yes")
    assert options(table) == ["attach the_bomb", "pass"]
    do(table, "attach the_bomb")
    assert (seat(table, 0)["item"]["card"], seat(table, 0)["souls"]) == ("the_bomb", 0)


def test_the_item_of_a_hero_killed_in_town_goes_to_who_did_it_and_nothing_can_be_used_then():
    table = at_items(
        """
        phase: reveal
        town: [{hero: black_leaf, item: the_bomb}]
        players:
        - {boss: gorgona, item: ice_rod, hand: [golem_factory],
           dungeon: [{stack: [], face_down: spiked_pit}, open_grave, open_grave, dark_altar, dark_altar]}
        - {boss: robobo, dungeon: [golem_factory], hand: [golem_factory]}
        """
    )
    assert options(table) == ["attach the_bomb", "keep ice_rod"]
    do(table, "attach the_bomb")
    assert seat(table, 0)["item"]["card"] == "the_bomb"
    assert seat(table, 0)["souls"] == 1


def test_items_of_who_drops_out_leave_the_game():
    table = at_items(
        """
        phase: adventure
        active: 2
        players:
        - {boss: cleopatra, hand: [golem_factory]}
        - {boss: gorgona, hand: [golem_factory]}
        - {boss: robobo, wounds: 5, item: the_bomb, items: [ice_rod], dungeon: [dark_altar]}
        """
    )
    finish_round(table)
    game: Any = table._game
    assert {"the_bomb", "ice_rod"} <= {card.id for card in game.gone}
    assert seat(table, 2)["out"]
    assert seat(table, 2)["items"] == []


def test_heroes_at_the_entrance_of_who_drops_out_keep_their_items():
    table = at_items(
        """
        phase: adventure
        active: 2
        players:
        - {boss: cleopatra, hand: [golem_factory]}
        - {boss: gorgona, hand: [golem_factory]}
        - {boss: robobo, wounds: 5, entrance: [{hero: elfstar, item: extra_life, waits: true}]}
        """
    )
    finish_round(table)
    assert carriers(table)["elfstar"] == "extra_life"


# -- what everybody knows -------------------------------------------------------------------------------------------


def test_the_item_deck_is_hidden_and_dealt_again():
    table = uk.new_game("boss_monster", players=2, seed=1, sets=["BMR", "THK", "IOD"])
    game: Any = table._game
    truth = [card.id for card in game.wares.deck]
    decks = set()
    for number in range(5):
        other: Any = table.redeal(0, seed=number)._game
        decks.add(tuple(card.id for card in other.wares.deck))
    assert len(decks) == 5
    assert all(sorted(deck) == sorted(truth) for deck in decks)


def test_a_table_with_items_can_be_written_down_and_set_up_again():
    table = at_items(
        """
        phase: adventure
        active: 0
        items: [the_bomb]
        town: [{hero: black_leaf, item: ten_foot_pole}]
        players:
        - {boss: cleopatra, dungeon: [open_grave, {room: dark_altar, opened: true}], items: [ice_rod],
           item: {card: magic_mirror, ready: false}, foreseen: [lady_samantha],
           inside: {hero: elfstar, room: 1, item: cheat_code, entered: 2, worn: true},
           today: {safe: true, scars: 1, glory: 2, survived: [danae_the_slayer], monsters: 1, ordinary_monsters: 2}}
        - {boss: robobo, dungeon: [open_grave], hand: [freeze], entrance: [{hero: hookshot_joe, item: war_horn}]}
        """
    )
    again = uk.load(table.position())
    assert again.digest() == table.digest()
    assert again.view(0) == table.view(0)
    assert (seat(table, 0)["souls"], seat(table, 0)["wounds"]) == (2, 1)
    assert seat(table, 0)["foreseen"] == ["lady_samantha"]
    assert "foreseen" not in table.view(1)["players"][0]
    assert table.clone().digest() == table.digest()
    assert entrance(table, 1) == ["hookshot_joe"]


def test_an_item_that_is_not_in_the_game_is_refused():
    with pytest.raises(uk.BadPosition) as refused:
        at("phase: build\nitems: [the_bomb]\nplayers:\n- {boss: cleopatra}\n- {boss: gorgona}")
    assert refused.value.rule == "BM-016"


def test_who_is_out_has_no_items():
    with pytest.raises(uk.BadPosition) as refused:
        at_items(
            """
            phase: build
            players:
            - {boss: cleopatra}
            - {boss: gorgona}
            - {boss: robobo, out: true, items: [the_bomb]}
            """
        )
    assert refused.value.rule == "BM-229"


def test_only_an_item_that_lies_face_up_before_me_can_be_used():
    table = visitor("open_grave", item="ring_of_invisibility", mine="items: [ice_rod], hand: [freeze]")
    assert why_not(table, "use ice_rod 1:1") == "BM-111"
    assert why_not(table, "use the_bomb") == "BM-111"
    assert why_not(table, "use ring_of_invisibility") == "BM-077"
    assert hand(table, 0) == ["freeze"]


def test_an_item_cannot_be_aimed_at_what_is_not_there():
    table = visitor("open_grave", item="ice_rod")
    assert why_not(table, "use ice_rod 0:1") == "BM-079"


@pytest.mark.rule("BM-111")
def test_the_item_of_a_hero_that_a_spell_kills_is_offered_to_the_boss():
    table = at_items(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [open_grave, dark_altar], hand: [cave_in],
           inside: {hero: elfstar, room: 1, item: magic_mirror}}
        - {boss: robobo, dungeon: [centipede_tunnel], hand: [freeze]}
        """
    )
    do(table, "cast cave_in 0:1")
    assert seat(table, 0)["souls"] == 1
    assert options(table) == ["attach magic_mirror", "pass"]
    do(table, "attach magic_mirror")
    assert seat(table, 0)["item"] == {"card": "magic_mirror", "ready": False}
