"""What every boss of Implements of Destruction can do when it has levelled up."""

from __future__ import annotations

from typing import Any

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    BYSTANDER,
    asked,
    at,
    at_items,
    damage,
    do,
    finish_round,
    options,
    pass_by,
    seat,
    told,
    view,
    why_not,
)
from underkeep.boss_monster.cards import BOXES
from underkeep.boss_monster.cards.box import Box
from underkeep.boss_monster.cards.iod.bosses import while_heroes_are_to_come
from underkeep.boss_monster.verbs.hands import fetch_hero, foresee


def heroes(table: uk.Table) -> list[str]:
    """The deck of ordinary heroes, the top card last."""
    game: Any = table._game
    return [card.id for card in game.hero_deck]


FOUR = "open_grave, open_grave, golem_factory, golem_factory"


def five(boss: str, mine: str, theirs: str = BYSTANDER, more: str = "") -> uk.Table:
    """The fifth room is turned up."""
    return at_items(
        f"""
        phase: reveal
        {more}
        players:
        - {{boss: {boss}, builds: 0, dungeon: [{{stack: [], face_down: spiked_pit}}, {FOUR}], {mine}}}
        - {theirs}
        """
    )


@pytest.mark.card("all_seeing_bivan")
class TestAllSeeingBivan:
    @pytest.fixture(autouse=True)
    def crash_landing(self, monkeypatch):
        """Without the set of the explorers this boss stays in the box (BM-122)."""
        if "CRL" not in BOXES:
            monkeypatch.setitem(BOXES, "CRL", Box("CRL", "Crash Landing"))

    def table(self, phase: str = "build", decks: str = "{heroes: [samurai_tom, jesta_the_rogue]}") -> uk.Table:
        return at(
            f"""
            phase: {phase}
            active: 0
            decks: {decks}
            players:
            - {{boss: all_seeing_bivan, levelled_up: true, dungeon: [golem_factory, dark_altar], hand: [freeze]}}
            - {{boss: robobo, dungeon: [golem_factory], hand: [freeze]}}
            - {{boss: gorgona, hand: [golem_factory]}}
            """,
            more=", sets: [BMR, CRL, IOD]",
        )

    def test_looks_at_the_top_of_a_hero_deck_and_may_put_it_at_the_bottom(self):
        table = self.table()
        do(table, "use all_seeing_bivan")
        assert options(table) == ["deck heroes", "deck epic_heroes"]
        happened = do(table, "deck heroes")
        assert told(happened, "foresaw")[0]["cards"] == ["samurai_tom"]
        assert [event.seen_by(1).get("cards") for event in happened if event.kind.name == "foresaw"] == [None]
        do(table, "yes")
        game: Any = table._game
        assert (game.hero_deck[-1].id, game.hero_deck[0].id) == ("jesta_the_rogue", "samurai_tom")
        assert seat(table, 0)["foreseen"] == ["samurai_tom"]
        assert why_not(table, "use all_seeing_bivan") == "BM-042"

    @pytest.mark.parametrize("answer", ["yes", "no"])
    def test_and_only_its_owner_knows_it_from_then_on(self, answer):
        table = self.table()
        do(table, "use all_seeing_bivan", "deck heroes", answer)
        at_the_end = -1 if answer == "no" else 0
        mine = {heroes(table.redeal(0, seed=number))[at_the_end] for number in range(8)}
        theirs = {heroes(table.redeal(1, seed=number))[at_the_end] for number in range(8)}
        assert mine == {"samurai_tom"}
        assert len(theirs) > 1

    def test_also_while_it_is_being_asked(self):
        table = self.table()
        do(table, "use all_seeing_bivan", "deck heroes")
        imagined = [table.redeal(0, seed=number) for number in range(8)]
        assert {heroes(twin)[-1] for twin in imagined} == {"samurai_tom"}

    def test_what_has_come_to_town_is_no_secret_any_more(self):
        table = self.table()
        do(table, "use all_seeing_bivan", "deck heroes", "no")
        finish_round(table)
        assert "foreseen" not in seat(table, 0)

    def test_the_same_card_is_known_once(self):
        table = self.table()
        game: Any = table._game
        do(table, "use all_seeing_bivan", "deck heroes", "no")
        foresee(game, game.players[0], game.hero_deck, "heroes")
        assert seat(table, 0)["foreseen"] == ["samurai_tom"]

    def test_a_deck_that_is_shuffled_is_unknown_again(self):
        table = self.table()
        do(table, "use all_seeing_bivan", "deck epic_heroes", "no")
        game: Any = table._game
        known = game.players[0].foreseen[0]
        fetch_hero(game, game.players[1], game.epic_deck[0])
        assert game.players[0].foreseen == []
        assert known in game.epic_deck

    def test_with_one_deck_left_nobody_asks_which(self):
        table = self.table()
        game: Any = table._game
        game.hero_deck.clear()
        do(table, "use all_seeing_bivan")
        assert options(table) == ["yes", "no"]

    def test_without_an_epic_hero_left_it_is_an_ordinary_one(self):
        table = self.table()
        game: Any = table._game
        game.epic_deck.clear()
        happened = do(table, "use all_seeing_bivan")
        assert [event["cards"] for event in told(happened, "foresaw")] == [["samurai_tom"]]

    def test_nothing_is_left_to_look_at(self):
        table = self.table()
        game: Any = table._game
        game.hero_deck.clear()
        game.epic_deck.clear()
        assert why_not(table, "use all_seeing_bivan") in ("", "BM-263")
        assert while_heroes_are_to_come(game, game.players[0]) == []

    def test_not_in_the_adventure_phase(self):
        assert why_not(self.table("adventure"), "use all_seeing_bivan") == "BM-263"


@pytest.mark.card("relictora")
class TestRelictora:
    def test_turns_an_item_up(self):
        table = five("relictora", "items: [ice_rod, the_bomb], hand: [freeze]")
        assert options(table) == ["take ice_rod", "take the_bomb"]
        do(table, "take the_bomb")
        assert seat(table, 0)["item"] == {"card": "the_bomb", "ready": True}

    def test_without_one_it_heals_an_ordinary_wound(self):
        table = five("relictora", "wounds: [elfstar, heavenboy], hand: [freeze]")
        assert seat(table, 0)["wound_cards"] == ["heavenboy"]

    def test_or_does_nothing(self):
        assert seat(five("relictora", "hand: [freeze]"), 0)["levelled_up"]


@pytest.mark.card("forgefist")
class TestForgefist:
    def table(self, entrance: str) -> uk.Table:
        return at_items(
            f"""
            phase: adventure
            active: 0
            players:
            - {{boss: forgefist, levelled_up: true, dungeon: [golem_factory, golem_factory, open_grave],
               entrance: [{entrance}]}}
            - {BYSTANDER}
            """
        )

    def test_a_room_deals_more_when_a_carrier_dies(self):
        table = self.table("{hero: elfstar, item: necronomicon}, danae_the_slayer")
        pass_by(table, 4)
        assert options(table) == ["room 0:1", "room 0:2", "room 0:3"]
        do(table, "room 0:3")
        assert damage(table, 0) == [2, 2, 4]

    def test_not_when_another_hero_dies(self):
        table = self.table("elfstar, danae_the_slayer")
        assert not told(pass_by(table, 3), "strengthened")


@pytest.mark.card("lexicona")
class TestLexicona:
    def table(self, phase: str, more: str) -> uk.Table:
        return at_items(
            f"""
            phase: {phase}
            active: 0
            players:
            - {{boss: lexicona, levelled_up: true, dungeon: [golem_factory, golem_factory, open_grave], {more}}}
            - {BYSTANDER}
            """
        )

    def test_draws_a_spell_when_the_item_is_used(self):
        table = self.table("build", "item: ice_rod")
        do(table, "use ice_rod 1:1")
        assert seat(table, 0)["spells"]["count"] == 1

    def test_also_when_it_cancels(self):
        table = self.table("adventure", "item: ring_of_invisibility, inside: {hero: elfstar, room: 1}")
        do(table, "cast freeze 0:1", "use ring_of_invisibility")
        assert seat(table, 0)["spells"]["count"] == 1

    def test_also_at_a_death(self):
        table = self.table("adventure", "item: necronomicon, entrance: [{hero: elfstar, item: the_bomb}]")
        while asked(table) != "item":
            do(table, "pass")
        do(table, "use necronomicon")
        assert seat(table, 0)["spells"]["count"] == 2
        assert seat(table, 0)["item"]["card"] == "the_bomb"

    @pytest.mark.rule("BM-117")
    def test_also_when_nothing_comes_of_it(self):
        table = at_items(
            """
            phase: adventure
            active: 1
            players:
            - {boss: lexicona, levelled_up: true, item: oversized_sword}
            - {boss: robobo, dungeon: [open_grave, open_grave], hand: [fear], inside: {hero: elfstar, room: 1}}
            """
        )
        happened = do(table, "pass", "use oversized_sword elfstar", "cast fear elfstar")
        assert told(happened, "fizzled")[0]["card"] == "oversized_sword"
        assert [event["deck"] for event in told(happened, "drew") if event["deck"] == "spells"] == ["spells"]

    def test_not_when_it_is_only_turned_down(self):
        table = self.table("adventure", "item: ice_rod, entrance: [{hero: elfstar, item: the_bomb}]")
        while asked(table) != "item":
            do(table, "pass")
        do(table, "attach the_bomb")
        assert seat(table, 0)["spells"]["count"] == 0


@pytest.mark.card("magpie_prince")
class TestMagpiePrince:
    THEIRS = "{boss: robobo, item: ice_rod, items: [vorpal_blade], hand: [freeze]}"

    @pytest.mark.parametrize("item", ["the_bomb", "ice_rod", "vorpal_blade"])
    def test_takes_an_item_from_town_or_from_an_opponent(self, item):
        table = five("magpie_prince", "hand: [freeze]", self.THEIRS, more="items: [the_bomb]")
        assert options(table) == ["take the_bomb", "take ice_rod", "take vorpal_blade"]
        do(table, f"take {item}")
        assert seat(table, 0)["item"] == {"card": item, "ready": False}
        everywhere = [*view(table)["items"], *seat(table, 1)["items"], seat(table, 1).get("item", {}).get("card")]
        assert item not in everywhere

    def test_takes_one_that_is_new_at_the_end_of_a_round(self):
        table = at_items(
            f"""
            phase: end
            players:
            - {{boss: magpie_prince, dungeon: [{{room: spiked_pit, deactivated: true}}, {FOUR}], hand: [freeze]}}
            - {{boss: robobo, item: {{card: ice_rod, ready: false}}, hand: [freeze]}}
            """
        )
        assert seat(table, 0)["item"]["card"] == "ice_rod"
        game: Any = table._game
        assert not game.players[1].gear.fresh

    def test_or_nothing(self):
        assert "item" not in seat(five("magpie_prince", "hand: [freeze]"), 0)
