"""What every boss of the base set does when it levels up."""

from __future__ import annotations

from typing import Any

import pytest

import underkeep as uk
from tests.boss_monster.catalogue_figures import BOSSES
from tests.boss_monster.situations import (
    at,
    decider,
    do,
    dungeon,
    entrance,
    finish_round,
    hand,
    options,
    pass_until,
    seat,
    told,
    town,
    view,
    why_not,
)

FOUR = "open_grave, golem_factory, succubus_spa, dizzygas_hallway"


def seen(events: list[uk.Event], kind: str, viewer: int | None) -> list[dict[str, Any]]:
    """The events of one kind as this viewer sees them."""
    return [event.seen_by(viewer) for event in events if event.kind.name == kind]


def deck(table: uk.Table, name: str) -> list[str]:
    """The cards of a deck as they lie, which nobody may see."""
    pile: Any = getattr(table._game, name)
    return [card.id for card in getattr(pile, "cards", pile)]


def about_to_level_up(boss: str, *others: str, mine: str = FOUR, extra: str = "", hand_: str = "") -> uk.Table:
    """Seat 0 holds the Brainsucker Hive, its fifth room. The last of the others can stop the table with Freeze."""
    rivals = list(others) or ["{boss: robobo, hand: [freeze]}"]
    return at(
        "\n".join(
            [
                "phase: build",
                "active: 0",
                extra,
                "players:",
                f"- {{boss: {boss}, dungeon: [{mine}], hand: [brainsucker_hive {hand_}]}}",
                *[f"- {rival}" for rival in rivals],
            ]
        )
    )


def level_up(table: uk.Table) -> list[uk.Event]:
    """Lay the fifth room; everybody else declines until something is asked after the reveal."""
    events = do(table, "build brainsucker_hive new")
    while view(table)["phase"] == "build" and view(table)["round"] == 1:
        events += do(table, "pass")
    return events


# -- what holds for all of them ---------------------------------------------------------------------------------

EVERY_BOSS = [pytest.param(boss[0], marks=pytest.mark.card(boss[0])) for boss in BOSSES]


def with_everything(boss: str, mine: str = FOUR, state: str = "") -> uk.Table:
    """Whatever a level up may look for is there."""
    rival = "draculord" if boss == "robobo" else "robobo"
    return at(
        f"""
        phase: build
        active: 0
        town: [nick_the_masher, boden_the_pantless]
        discard: [fear, dracolich_lair, recycling_center]
        players:
        - {{boss: {boss}, dungeon: [{mine}], hand: [brainsucker_hive], {state}}}
        - {{boss: {rival}, dungeon: [golem_factory, open_grave], hand: [trepidation, dark_altar], builds: 0}}
        """
    )


def answer_everything(table: uk.Table) -> list[uk.Event]:
    """Yes to whatever is asked until the round is over."""
    events: list[uk.Event] = []
    while view(table)["round"] == 1:
        events += do(table, "yes" if "yes" in options(table) else options(table)[0])
    return events


@pytest.mark.parametrize("boss", EVERY_BOSS)
class TestEveryBoss:
    @pytest.mark.rule("BM-023")
    def test_levels_up_at_its_fifth_room(self, boss):
        table = with_everything(boss)
        events = do(table, "build brainsucker_hive new") + answer_everything(table)
        assert told(events, "levelled_up") == [{"event": "levelled_up", "seat": 0, "boss": boss}]
        assert seat(table, 0)["levelled_up"]

    @pytest.mark.rule("BM-024")
    def test_does_not_level_up_twice(self, boss):
        table = with_everything(boss, state="levelled_up: true")
        events = do(table, "build brainsucker_hive new") + answer_everything(table)
        assert not told(events, "levelled_up")

    @pytest.mark.rule("BM-023")
    def test_does_not_level_up_with_fewer_rooms(self, boss):
        table = with_everything(boss, "open_grave, golem_factory, succubus_spa")
        events = do(table, "build brainsucker_hive new") + answer_everything(table)
        assert not told(events, "levelled_up")

    @pytest.mark.rule("BM-023")
    def test_does_not_level_up_when_a_room_is_covered(self, boss):
        table = with_everything(boss)
        events = do(table, "build brainsucker_hive on 1") + answer_everything(table)
        assert not told(events, "levelled_up")

    @pytest.mark.rule("BM-028")
    def test_with_a_deactivated_room_levels_up_at_the_end_of_the_round(self, boss):
        table = with_everything(
            boss, f"{{room: haunted_library, deactivated: true}}, {FOUR}".replace("open_grave, ", "")
        )
        events = do(table, "build brainsucker_hive new") + answer_everything(table)
        happened = [event.kind.name for event in events]
        assert happened.count("levelled_up") == 1
        assert happened.index("reactivated") < happened.index("levelled_up") < happened.index("round_ended")


OPTIONAL = ["king_croak", "cerebellus", "seducia", "cleopatra"]


@pytest.mark.card(*OPTIONAL)
@pytest.mark.rule("BM-026")
@pytest.mark.parametrize("boss", OPTIONAL)
def test_an_optional_level_up_that_is_declined_is_lost(boss):
    table = with_everything(boss)
    do(table, "build brainsucker_hive new")
    assert (decider(table), options(table)) == (0, ["yes", "no"])
    before = table.view(0)["decks"]
    events = do(table, "no")
    assert not told(events, "levelled_up")
    assert not told(events, "searched")
    assert seat(table, 0)["levelled_up"]
    assert before["spells"] == table.view(0)["decks"]["spells"]


COMPULSORY = ["draculord", "xyzax", "robobo", "gorgona"]


@pytest.mark.card(*COMPULSORY)
@pytest.mark.parametrize("boss", COMPULSORY)
def test_a_compulsory_level_up_does_not_ask_whether(boss):
    table = with_everything(boss)
    events = do(table, "build brainsucker_hive new")
    assert told(events, "levelled_up")
    assert "no" not in options(table)


@pytest.mark.rule("BM-019")
@pytest.mark.parametrize(("boss", "treasure"), [(boss[0], boss[3]) for boss in BOSSES])
def test_the_icon_of_every_boss_counts_in_its_dungeon(boss, treasure):
    table = with_everything(boss, "open_grave")
    counted = seat(table, 0)["treasures"]
    assert counted == {kind: (kind == treasure) + (kind == "cleric") for kind in counted}


# -- one by one -------------------------------------------------------------------------------------------------


@pytest.mark.card("draculord")
class TestDraculord:
    def draculord(self) -> uk.Table:
        table = about_to_level_up(
            "draculord",
            "{boss: cleopatra, hand: [dark_altar, fear, open_grave, trepidation], builds: 0}",
            "{boss: king_croak, builds: 0}",
            "{boss: robobo, hand: [freeze, golem_factory], builds: 0}",
        )
        level_up(table)
        return table

    def test_an_opponent_with_cards_is_chosen(self):
        table = self.draculord()
        assert (decider(table), options(table)) == (0, ["player 1", "player 3"])

    def test_any_card_of_that_hand_changes_hands(self):
        table = self.draculord()
        do(table, "player 1")
        assert options(table) == ["take dark_altar", "take open_grave", "take fear", "take trepidation"]
        do(table, "take fear")
        assert hand(table, 0) == ["fear"]
        assert hand(table, 1) == ["dark_altar", "open_grave", "trepidation"]
        assert hand(table, 3) == ["golem_factory", "freeze"]

    @pytest.mark.rule("BM-291")
    def test_only_the_two_of_them_know_what_was_seen_and_taken(self):
        table = self.draculord()
        events = do(table, "player 1", "take fear")
        looked = {"event": "looked", "seat": 0, "at": 1, "count": 4}
        stole = {"event": "stole", "seat": 0, "from": 1, "type": "spell"}
        cards = ["dark_altar", "open_grave", "fear", "trepidation"]
        for viewer in (0, 1):
            assert seen(events, "looked", viewer) == [{**looked, "cards": cards}]
            assert seen(events, "stole", viewer) == [{**stole, "card": "fear"}]
        for stranger in (2, 3, None):
            assert seen(events, "looked", stranger) == [looked]
            assert seen(events, "stole", stranger) == [stole]

    @pytest.mark.rule("BM-291")
    def test_what_was_seen_stays_known(self):
        table = self.draculord()
        do(table, "player 1", "take fear")
        assert view(table, 0)["players"][1]["rooms"]["known"] == ["dark_altar", "open_grave"]
        assert view(table, 0)["players"][1]["spells"]["known"] == ["trepidation"]
        assert view(table, 1)["players"][0]["spells"]["known"] == ["fear"]
        assert view(table, 2)["players"][1]["rooms"]["known"] == []
        assert view(table, 2)["players"][0]["spells"]["known"] == []

    def test_nothing_happens_if_nobody_has_a_card(self):
        table = about_to_level_up("draculord", "{boss: robobo}")
        events = do(table, "build brainsucker_hive new")
        assert told(events, "levelled_up")
        assert not told(events, "stole")


@pytest.mark.card("xyzax")
class TestXyzax:
    def xyzax(self, pile: str) -> uk.Table:
        table = about_to_level_up("xyzax", extra=f"discard: [{pile}]")
        level_up(table)
        return table

    def test_any_two_cards_of_the_discard_pile_are_taken(self):
        table = self.xyzax("dark_altar, kobold_strike, monsters_ballroom")
        assert (decider(table), options(table)) == (
            0,
            ["take dark_altar", "take kobold_strike", "take monsters_ballroom"],
        )
        do(table, "take kobold_strike")
        assert options(table) == ["take dark_altar", "take monsters_ballroom"]
        events = do(table, "take monsters_ballroom")
        assert hand(table, 0) == ["monsters_ballroom", "kobold_strike"]
        assert view(table)["discard"] == ["dark_altar"]
        assert seen(events, "fetched", None)[0]["card"] == "monsters_ballroom"

    def test_two_equal_cards_can_be_taken(self):
        table = self.xyzax("dark_altar, dark_altar, monsters_ballroom")
        do(table, "take dark_altar", "take dark_altar")
        assert hand(table, 0) == ["dark_altar", "dark_altar"]

    def test_a_single_card_is_all_there_is(self):
        table = self.xyzax("dark_altar")
        assert hand(table, 0) == ["dark_altar"]

    def test_an_empty_pile_gives_nothing(self):
        table = self.xyzax("")
        assert view(table)["phase"] == "adventure"
        assert hand(table, 0) == []


# Whom they can call; one of those, an advanced room they cannot, and the room on which the first can be built.
ARCHITECTS = [
    pytest.param(
        "king_croak",
        ["dracolich_lair", "vampire_bordello", "beast_menagerie", "monsters_ballroom", "ligers_den"],
        "monsters_ballroom",
        "recycling_center",
        "golem_factory",
        marks=pytest.mark.card("king_croak"),
    ),
    pytest.param(
        "cleopatra",
        ["all_seeing_eye", "recycling_center", "the_crushinator"],
        "the_crushinator",
        "monsters_ballroom",
        "dizzygas_hallway",
        marks=pytest.mark.card("cleopatra"),
    ),
]


@pytest.mark.parametrize(("boss", "wanted", "card", "other", "fitting"), ARCHITECTS)
class TestKingCroakAndCleopatra:
    def called(self, boss: str, pile: str = "", *answers: str) -> uk.Table:
        table = about_to_level_up(boss, extra=f"discard: [{pile}]")
        level_up(table)
        do(table, *answers)
        return table

    def test_any_advanced_room_of_the_right_kind_in_the_deck_can_be_called(self, boss, wanted, card, other, fitting):
        table = self.called(boss, "fear, golem_factory", "yes")
        assert (decider(table), options(table)) == (0, [f"take {name}" for name in wanted])

    def test_it_is_built_at_once_on_a_room_that_shares_a_treasure(self, boss, wanted, card, other, fitting):
        table = self.called(boss, "", "yes", f"take {card}")
        on = 1 + dungeon(table, 0).index(fitting)
        assert options(table) == [f"build {card} on {on}", "pass"]
        events = do(table, f"build {card} on {on}")
        assert seen(events, "built", 1) == [{"event": "built", "seat": 0, "card": card, "place": f"0:{on}"}]
        assert dungeon(table, 0)[on - 1] == card
        assert hand(table, 0) == []

    def test_or_kept_in_the_hand(self, boss, wanted, card, other, fitting):
        table = self.called(boss, "", "yes", f"take {card}", "pass")
        assert hand(table, 0) == [card]
        assert card not in dungeon(table, 0)

    def test_it_may_come_from_the_discard_pile(self, boss, wanted, card, other, fitting):
        table = self.called(boss, f"{other}, {card}, golem_factory", "yes")
        assert options(table)[0] == f"take {card}"
        assert f"take {other}" not in options(table)
        events = do(table, f"take {card}", "pass")
        assert told(events, "fetched")[0]["from"] == "discard"
        assert view(table)["discard"] == [other, "golem_factory"]

    def test_everybody_sees_what_was_called_but_not_what_else_there_was(self, boss, wanted, card, other, fitting):
        table = self.called(boss)
        events = do(table, "yes", f"take {card}", "pass")
        assert seen(events, "fetched", None) == [{"event": "fetched", "seat": 0, "card": card, "from": "rooms"}]
        assert seen(events, "searched", 1) == [{"event": "searched", "seat": 0, "deck": "rooms"}]
        assert view(table, 1)["players"][0]["rooms"] == {"count": 1, "known": [card]}

    @pytest.mark.rule("BM-288")
    def test_the_deck_is_shuffled_and_holds_one_card_less(self, boss, wanted, card, other, fitting):
        table = self.called(boss)
        before = deck(table, "room_deck")
        do(table, "yes", f"take {card}", "pass")
        after = deck(table, "room_deck")
        assert sorted([*after, card]) == sorted(before)
        without = before[:]
        without.remove(card)
        assert after != without

    def test_where_no_room_shares_a_treasure_it_can_only_be_kept(self, boss, wanted, card, other, fitting):
        table = about_to_level_up(boss, mine=FOUR.replace(fitting, "dark_laboratory"))
        level_up(table)
        do(table, "yes", f"take {card}")
        assert hand(table, 0) == [card]
        assert decider(table) == 1

    def test_if_no_such_room_is_left_nothing_happens(self, boss, wanted, card, other, fitting):
        table = about_to_level_up(boss, extra=f"gone: [{', '.join(wanted)}, {', '.join(wanted)}]")
        level_up(table)
        do(table, "yes")
        assert (decider(table), hand(table, 0)) == (1, [])


@pytest.mark.card("king_croak")
@pytest.mark.rule("BM-037")
def test_king_croak_cannot_build_on_a_neanderthal_cave():
    table = about_to_level_up("king_croak", mine="open_grave, neanderthal_cave, golem_factory, dizzygas_hallway")
    level_up(table)
    do(table, "yes", "take monsters_ballroom")
    assert options(table) == ["build monsters_ballroom on 4", "pass"]
    assert why_not(table, "build monsters_ballroom on 3") == "BM-037"


@pytest.mark.card("robobo")
class TestRobobo:
    def robobo(self, first: str, second: str) -> uk.Table:
        return about_to_level_up(
            "robobo",
            f"{{boss: king_croak, dungeon: [{first}], builds: 0}}",
            f"{{boss: draculord, dungeon: [{second}], builds: 0}}",
        )

    def test_every_opponent_destroys_a_room_of_their_own_choice_in_order_of_xp(self):
        table = self.robobo("succubus_spa, {stack: [golem_factory, dark_laboratory]}", "dark_laboratory, open_grave")
        do(table, "build brainsucker_hive new")
        assert (decider(table), options(table)) == (2, ["room 2:1", "room 2:2"])
        do(table, "room 2:1")
        assert (decider(table), options(table)) == (1, ["room 1:1", "room 1:2"])
        do(table, "room 1:2")
        assert view(table)["phase"] != "reveal"  # Robobo's own player is not asked
        assert dungeon(table, 2) == ["open_grave"]
        assert dungeon(table, 1) == ["succubus_spa", "golem_factory"]
        assert len(dungeon(table, 0)) == 5
        assert view(table)["discard"] == ["dark_laboratory", "dark_laboratory"]

    def test_an_only_room_is_destroyed_without_asking_and_an_empty_dungeon_is_spared(self):
        table = self.robobo("", "open_grave")
        events = do(table, "build brainsucker_hive new")
        assert [fact["place"] for fact in told(events, "destroyed")] == ["2:1"]
        assert dungeon(table, 2) == []

    @pytest.mark.rule("BM-270")
    def test_a_deactivated_room_cannot_be_destroyed(self):
        table = self.robobo("", "{room: open_grave, deactivated: true}, golem_factory")
        events = do(table, "build brainsucker_hive new")
        assert [fact["card"] for fact in told(events, "destroyed")] == ["golem_factory"]

    def test_a_recycling_center_recycles(self):
        table = self.robobo("", "{stack: [bottomless_pit, recycling_center]}, golem_factory")
        do(table, "build brainsucker_hive new", "room 2:2")
        assert (decider(table), options(table)) == (2, ["yes", "no"])


@pytest.mark.card("cerebellus")
class TestCerebellus:
    def cerebellus(self) -> uk.Table:
        table = about_to_level_up(
            "cerebellus", extra="decks: {spells: [fear, assassin, kobold_strike, freeze]}", hand_=", trepidation"
        )
        level_up(table)
        return table

    def test_three_spells_are_drawn_and_any_one_is_discarded(self):
        table = self.cerebellus()
        do(table, "yes")
        assert options(table) == ["discard trepidation", "discard fear", "discard assassin", "discard kobold_strike"]
        do(table, "discard trepidation")
        assert hand(table, 0) == ["fear", "assassin", "kobold_strike"]
        assert view(table)["discard"] == ["trepidation"]

    def test_only_its_player_sees_them(self):
        table = self.cerebellus()
        events = do(table, "yes", "discard fear")
        assert len(seen(events, "drew", 0)) == 3
        assert all("cards" not in fact for fact in seen(events, "drew", 1))
        assert view(table, 1)["players"][0]["spells"] == {"count": 3, "known": []}

    def test_who_declines_discards_nothing_either(self):
        table = self.cerebellus()
        do(table, "no")
        assert hand(table, 0) == ["trepidation"]


@pytest.mark.card("seducia")
class TestSeducia:
    def seducia(self) -> uk.Table:
        table = about_to_level_up("seducia", extra="town: [nick_the_masher, katelyn_angelic_healer]")
        level_up(table)
        return table

    def test_every_hero_in_town_and_in_both_decks_can_be_chosen(self):
        table = self.seducia()
        do(table, "yes")
        assert options(table)[:2] == ["take nick_the_masher", "take katelyn_angelic_healer"]
        assert len(options(table)) == 13 + 8
        assert len(set(options(table))) == 13 + 8

    def test_a_hero_of_town_comes_to_the_entrance(self):
        table = self.seducia()
        before = deck(table, "hero_deck")
        do(table, "yes", "take katelyn_angelic_healer")
        assert entrance(table, 0)[0] == "katelyn_angelic_healer"
        assert "katelyn_angelic_healer" not in town(table)
        assert deck(table, "hero_deck") == before

    @pytest.mark.rule("BM-288")
    @pytest.mark.parametrize(
        ("hero", "pile", "name"),
        [
            ("delatorious_angel_of_light", "hero_deck", "heroes"),
            ("lord_van_ette", "epic_deck", "epic_heroes"),
        ],
    )
    def test_a_hero_of_a_deck_comes_too_and_the_deck_is_shuffled(self, hero, pile, name):
        table = self.seducia()
        before = deck(table, pile)
        events = do(table, "yes", f"take {hero}")
        after = deck(table, pile)
        assert entrance(table, 0)[0] == hero
        assert seen(events, "fetched", None) == [{"event": "fetched", "seat": 0, "card": hero, "from": name}]
        assert seen(events, "searched", None) == [{"event": "searched", "seat": 0, "deck": name}]
        happened = [event.kind.name for event in events]
        assert happened.index("searched") < happened.index("fetched")
        assert sorted([*after, hero]) == sorted(before)
        assert after != [card for card in before if card != hero]

    @pytest.mark.rule("BM-A33")
    def test_the_hero_enters_in_the_same_round(self):
        table = self.seducia()
        do(table, "yes", "take lord_van_ette")
        assert "lord_van_ette" in [fact["hero"] for fact in told(finish_round(table), "entered")]

    def test_the_seduced_hero_is_first_in_the_queue(self):
        table = self.seducia()
        do(table, "yes", "take delatorious_angel_of_light")
        assert view(table)["phase"] == "adventure"
        assert entrance(table, 0)[0] == "delatorious_angel_of_light"


@pytest.mark.card("gorgona")
class TestGorgona:
    def gorgona(self, heroes: str) -> uk.Table:
        table = about_to_level_up("gorgona", extra=f"town: [{heroes}]")
        level_up(table)
        return table

    def test_any_hero_in_town_is_killed_and_scores_at_once(self):
        table = self.gorgona("nick_the_masher, lord_van_ette, the_fool")
        assert (decider(table), options(table)) == (
            0,
            ["take nick_the_masher", "take lord_van_ette", "take the_fool"],
        )
        do(table, "take lord_van_ette")
        assert (seat(table, 0)["souls"], seat(table, 0)["soul_cards"]) == (2, ["lord_van_ette"])
        assert "lord_van_ette" not in town(table)

    def test_an_only_hero_is_killed_without_asking(self):
        table = self.gorgona("nick_the_masher")
        assert seat(table, 0)["soul_cards"] == ["nick_the_masher"]

    def test_an_empty_town_gives_nothing_and_the_level_up_is_lost(self):
        table = self.gorgona("")
        assert view(table)["phase"] == "adventure"
        assert (seat(table, 0)["souls"], seat(table, 0)["levelled_up"]) == (0, True)

    def test_her_soul_counts_before_the_fool_chooses(self):
        table = about_to_level_up("gorgona", extra="town: [the_fool, nick_the_masher]")
        level_up(table)
        do(table, "take nick_the_masher")
        pass_until(table, "adventure")
        assert entrance(table, 1) == ["the_fool"]
