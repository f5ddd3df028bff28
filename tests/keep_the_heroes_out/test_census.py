"""The census sees what is wrong."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import underkeep as uk
from tests.keep_the_heroes_out.situations import at, pieces
from underkeep.keep_the_heroes_out.cards import CATALOGUE
from underkeep.keep_the_heroes_out.census import census, oddities, unseen
from underkeep.keep_the_heroes_out.table import Game

ROOMS = {"vault": "monsters: {rats: 2}", "forge": "monsters: {witches: [1]}, heroes: [rogue]"}


def honest() -> Game:
    return pieces(at("rats witches", hand="rat_swarm", rooms=ROOMS))


def lose_a_coin(g: Game) -> None:
    g.reserve[0] -= 1


def lose_a_hero(g: Game) -> None:
    g.heroes[1] -= 1


def lose_a_portal(g: Game) -> None:
    g.spare_portals -= 1


def owe_a_token(g: Game) -> None:
    g.goods[0] -= 1
    g.reserve[0] += 1


def crowd_the_row(g: Game) -> None:
    g.row.append(g.loot.pop())


def wake_somebody(g: Game) -> None:
    g.awake[5] += 1
    g.resting[5] -= 1


def empty_the_vault(g: Game) -> None:
    g.treasures[0] = None


def stand_nowhere(g: Game) -> None:
    g.portals[11] = 2
    g.spare_portals -= 1


def lose_a_monster(g: Game) -> None:
    g.players[0].lair -= 1


def show_a_ghost(g: Game) -> None:
    g.players[0].seen.append(CATALOGUE["rat_gang_up"])


def lose_a_card(g: Game) -> None:
    g.players[0].hand.pop()


def play_out_of_turn(g: Game) -> None:
    g.players[1].play.append(g.players[1].deck.pop())


def rest_too_early(g: Game) -> None:
    g.phase = "rest"


def bear_too_much(g: Game) -> None:
    g.hurt[0] += 1
    g.damage -= 1


@pytest.mark.parametrize(
    "wrong",
    [lose_a_coin, lose_a_hero, lose_a_portal, owe_a_token, crowd_the_row, wake_somebody, empty_the_vault, stand_nowhere,
     lose_a_monster, show_a_ghost, lose_a_card, play_out_of_turn, rest_too_early, bear_too_much],
)  # fmt: skip
def test_whatever_could_never_be_is_told(wrong: Callable[[Game], None]):
    g = honest()
    assert oddities(g) == []
    wrong(g)
    assert oddities(g) != []


def test_everything_is_counted():
    found = census(honest())
    assert (found["coin"], found["trap"], found["rogue"], found["portals"], found["damage"]) == (6, 8, 5, 8, 10)
    assert (found["spider"], found["t4_defeat"], found["mage_hat"], found["room vault"]) == (3, 1, 1, 1)


def test_what_everybody_has_seen_is_not_hidden():
    mine = "hand: [rat_swarm, rat_scurry], known_in_hand: [rat_swarm]"
    g = pieces(at("rats imps", hand=None, mine=mine))
    hidden = [card for group, card in unseen(g, 1) if group == "cards of seat 0"]
    assert hidden[0] == "rat_scurry"
    assert len(hidden) == 9


def test_before_decks_are_shuffled_everybody_knows_what_is_in_them():
    g = pieces(uk.new_game("keep_the_heroes_out", players=2, seed=1, clans=["rats", "imps"]))
    assert g.phase == "muster"
    assert not [card for group, card in unseen(g, 1) if group.startswith("cards of seat")]
