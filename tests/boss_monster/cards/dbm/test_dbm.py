"""What every card of Paper and Pixels does, and what it does not do.

An opponent who holds Freeze could always do something: wherever one sits here, the table stops and can be looked at.
"""

from __future__ import annotations

from typing import Any

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    at_small_boxes,
    damage,
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

THEM = "{boss: robobo, dungeon: [open_grave], hand: [freeze, freeze]}"


def building(mine: str, *, theirs: str = THEM, more: str = "", boss: str = "cleopatra") -> uk.Table:
    return at_small_boxes(f"phase: build\nactive: 0\n{more}\nplayers:\n- {{boss: {boss}, {mine}}}\n- {theirs}\n")


def walking(mine: str, *, theirs: str = THEM, more: str = "", boss: str = "cleopatra", seed: int = 1) -> uk.Table:
    return at_small_boxes(
        f"phase: adventure\nactive: 0\n{more}\nplayers:\n- {{boss: {boss}, {mine}}}\n- {theirs}\n", seed=seed
    )


def revealed(card: str, *, mine: str = "", rooms: str = "", beneath: str = "", boss: str = "cleopatra") -> uk.Table:
    """The card is turned up when the other player passes; then it is the adventure phase."""
    dungeon = f"dungeon: [{{stack: [{beneath}], face_down: {card}}}, {rooms}]"
    table = at_small_boxes(
        f"phase: build\nactive: 1\nplayers:\n- {{boss: {boss}, builds: 0, {dungeon}, {mine}}}\n- {THEM}\n"
    )
    while view(table)["phase"] == "build":
        do(table, "pass")
    return table


def tokens(table: uk.Table, number: int = 0) -> list[int]:
    return [room.get("tokens", 0) for room in seat(table, number)["dungeon"]]


def steps(events: list[uk.Event]) -> list[int]:
    return [fact["damage"] for fact in told(events, "entered")]


@pytest.mark.card("ghoulyard")
class TestGhoulyard:
    def test_deals_twice_as_much_to_epic_heroes_after_all_other_changes(self):
        table = walking("dungeon: [{room: ghoulyard, bonus: 1, tokens: 1}], entrance: [heavenboy]")
        assert damage(table, 0) == [4]
        assert steps(do(table, "pass")) == [8]

    def test_deals_what_is_printed_to_others(self):
        table = walking("dungeon: [ghoulyard], entrance: [elfstar]")
        assert steps(do(table, "pass")) == [2]

    def test_twice_nothing_is_nothing(self):
        table = walking("dungeon: [{room: ghoulyard, harmless: true}], entrance: [heavenboy]")
        assert steps(do(table, "pass")) == [0]


@pytest.mark.card("shark_tank")
class TestSharkTank:
    @pytest.mark.parametrize(("suffered", "dealt"), [(3, 4), (2, 2), (0, 2)])
    def test_smells_a_hero_that_has_lost_half_its_health(self, suffered, dealt):
        hero = f"{{hero: lady_samantha, damage: {suffered}}}"  # who has 6 health
        table = walking(f"dungeon: [shark_tank], entrance: [{hero}]")
        assert steps(do(table, "pass")) == [dealt]

    def test_is_kept_from_it_by_what_makes_it_harmless(self):
        hero = "{hero: lady_samantha, damage: 5}"
        table = walking(f"dungeon: [{{room: shark_tank, harmless: true}}], entrance: [{hero}]")
        assert steps(do(table, "pass")) == [0]

    def test_is_foretold(self):
        table = walking("dungeon: [golem_factory, golem_factory, shark_tank], entrance: [lady_samantha]")
        fates = table.info.reckon(table.view(0))["fates"]
        assert [step[1] for step in fates[0]["steps"]] == [2, 2, 4]


@pytest.mark.card("bone_crank")
def test_bone_crank_puts_a_room_in_any_dungeon_to_sleep():
    table = revealed("bone_crank")
    assert options(table) == ["room 0:1", "room 1:1"]
    do(table, "room 1:1")
    assert [room["deactivated"] for room in seat(table, 1)["dungeon"]] == [True]


@pytest.mark.card("bone_crank")
def test_bone_crank_as_a_first_room_may_put_itself_to_sleep_for_the_first_round():
    table = at_small_boxes(
        "phase: first_room\nplayers:\n- {boss: cleopatra, hand: [bone_crank]}\n- {boss: robobo, hand: [freeze]}"
    )
    do(table, "build bone_crank new")
    assert seat(table, 0)["dungeon"][0]["deactivated"]
    assert uk.load(table.position()).digest() == table.digest()
    finish_round(table)
    assert not seat(table, 0)["dungeon"][0]["deactivated"]


@pytest.mark.card("trash_compactor")
def test_trash_compactor_deals_nothing_more_after_a_hero_has_survived_it():
    table = walking("dungeon: [trash_compactor], entrance: [heavenboy, elfstar]")
    assert steps(finish_round(table)) == [3, 0]
    assert damage(table, 0) == [3]


@pytest.mark.card("trash_compactor")
def test_trash_compactor_works_on_after_a_death():
    table = walking("dungeon: [trash_compactor], entrance: [{hero: elfstar, damage: 3}, lady_samantha]")
    assert steps(finish_round(table)) == [3, 3]


@pytest.mark.card("elder_portal")
class TestElderPortal:
    def test_gets_two_tokens_when_it_is_built_and_can_use_one_in_the_same_round(self):
        table = revealed("elder_portal", mine="hand: [annihilator]")
        assert tokens(table) == [2]
        do(table, "use elder_portal 1 1")
        assert tokens(table) == [1]
        assert hand(table, 1) == ["freeze"]
        assert why_not(table, "use elder_portal 1 1") == "BM-042"

    def test_needs_a_token_to_pay_with(self):
        table = building("dungeon: [elder_portal], hand: [open_grave]")
        assert why_not(table, "use elder_portal 1 1") == "BM-263"

    def test_makes_the_opponent_choose(self):
        theirs = "{boss: robobo, dungeon: [open_grave], hand: [freeze, assassin]}"
        table = building("dungeon: [{room: elder_portal, tokens: 1}]", theirs=theirs)
        do(table, "use elder_portal 1 1")
        assert (decider(table), options(table)) == (1, ["discard freeze", "discard assassin"])


@pytest.mark.card("hydras_mire")
class TestHydrasMire:
    def test_grows_one_head_a_round_when_heroes_survive_it(self):
        table = walking("dungeon: [hydras_mire], entrance: [elfstar, lady_samantha]")
        assert steps(finish_round(table)) == [1, 2]
        assert tokens(table) == [1]

    def test_is_destroyed_at_the_end_of_the_round_by_its_fourth_head(self):
        table = walking("dungeon: [{room: hydras_mire, tokens: 3}], entrance: [heavenboy]")
        finish_round(table)
        assert dungeon(table, 0) == []
        assert "hydras_mire" in view(table)["discard"]

    def test_keeps_three_heads_and_may_grow_the_fourth_next_round(self):
        table = walking("dungeon: [{room: hydras_mire, tokens: 2}], entrance: [heavenboy]")
        finish_round(table)
        assert tokens(table) == [3]
        assert not seat(table, 0)["dungeon"][0]["used"]


@pytest.mark.card("spellslime_incubator")
def test_spellslime_incubator_hatches_one_token_a_round_for_a_spell_of_mine():
    table = walking("dungeon: [spellslime_incubator, dark_altar], hand: [annihilator, freeze]")
    do(table, "cast annihilator 0:2")
    assert tokens(table) == [1, 0]
    do(table, "cast freeze 1:1")
    assert tokens(table) == [1, 0]


@pytest.mark.card("clock_tower")
def test_clock_tower_is_wound_up_and_runs_down():
    table = revealed("clock_tower")
    assert damage(table, 0) == [4]
    finish_round(table)
    assert tokens(table) == [3]
    for left in (2, 1, 0, 0):
        finish_round(table)
        assert tokens(table) == [left]


@pytest.mark.card("agent_of_evil")
class TestAgentOfEvil:
    def test_sends_a_hero_from_town_to_an_opponent(self):
        table = building("hand: [agent_of_evil], dungeon: [open_grave]", more="town: [elfstar, lady_samantha]")
        assert options(table) == ["cast agent_of_evil 1 elfstar", "cast agent_of_evil 1 lady_samantha", "pass"]
        do(table, "cast agent_of_evil 1 lady_samantha")
        assert (town(table), entrance(table, 1)) == (["elfstar"], ["lady_samantha"])
        assert not seat(table, 1)["entrance"][0]["waits"]  # BM-A33: it goes in this round

    def test_fizzles_when_the_hero_has_left_town(self):
        table = at_small_boxes(
            """
            phase: build
            active: 1
            players:
            - {boss: robobo, hand: [agent_of_evil], dungeon: [open_grave]}
            - {boss: cleopatra, hand: [princess_in_peril], dungeon: [open_grave]}
            town: [elfstar]
            """
        )
        events = do(table, "pass", "cast agent_of_evil 1 elfstar", "cast princess_in_peril elfstar")
        assert [fact["card"] for fact in told(events, "fizzled")] == ["agent_of_evil"]
        assert [fact["to"] for fact in told(events, "sent")] == ["1"]  # once
        assert "agent_of_evil" in view(table)["discard"]

    def test_is_told_by_names(self):
        table = building("hand: [agent_of_evil], dungeon: [open_grave]", more="town: [elfstar]")
        assert table.decision is not None
        for lang, said in {"en": "Cast Agent of Evil → Elfstar (player 2)"}.items():
            assert table.decision.options[0].text(lang) == said


def rolls(events: list[uk.Event]) -> list[int]:
    return [fact["number"] for fact in told(events, "rolled")]


@pytest.mark.card("fireball")
class TestFireball:
    MINE = "dungeon: [dark_altar], inside: {hero: heavenboy, room: 1, damage: 1}"

    @pytest.mark.rule("BM-135")
    def test_deals_what_a_die_of_six_sides_shows(self):
        seen = set()
        for seed in range(40):
            table = walking(f"{self.MINE}, hand: [fireball]", seed=seed)
            events = do(table, "cast fireball heavenboy")
            rolled = rolls(events)
            assert len(rolled) == 1
            assert view(table)["walking"]["damage"] == 1 + rolled[0]
            seen.add(rolled[0])
        assert seen == {1, 2, 3, 4, 5, 6}

    @pytest.mark.rule("BM-136")
    def test_rolls_a_die_of_its_own_for_each_hero_at_the_entrance(self):
        different = False
        for seed in range(8):
            mine = f"{self.MINE}, hand: [fireball, assassin], entrance: [elfstar, lady_samantha]"
            table = walking(mine, seed=seed)
            events = do(table, "cast fireball heavenboy", "discard assassin")
            rolled = rolls(events)
            assert len(rolled) == 3
            assert [hero["damage"] for hero in seat(table, 0)["entrance"]] == rolled[1:]
            different = different or len(set(rolled)) > 1
        assert different

    def test_leaves_the_entrance_alone_if_no_other_spell_is_discarded(self):
        table = walking(f"{self.MINE}, hand: [fireball, assassin], entrance: [elfstar]")
        do(table, "cast fireball heavenboy", "pass")
        assert seat(table, 0)["entrance"][0]["damage"] == 0

    def test_cannot_be_taken_back_nor_foretold_for_certain(self):
        table = walking(f"{self.MINE}, hand: [fireball]")
        answers = table.info.reckon(table.view(0))["answers"]
        told_fates = answers["cast fireball heavenboy"]["fates"]
        assert [fate["certain"] for fate in told_fates] == [False]
        do(table, "cast fireball heavenboy")
        with pytest.raises(uk.UndoRefused):
            table.undo(0)


@pytest.mark.card("chase")
class TestChase:
    MINE = "levelled_up: true, dungeon: [dark_altar, open_grave], hand: [the_crushinator, golem_factory]"

    def test_turns_an_advanced_room_card_into_a_token_once_per_round(self):
        table = building(self.MINE, boss="chase")
        assert "use chase 1:1" in options(table)
        do(table, "use chase 0:2")
        assert tokens(table) == [0, 1]
        assert hand(table, 0) == ["golem_factory"]
        assert why_not(table, "use chase 0:1") == "BM-042"

    def test_has_no_use_for_an_ordinary_one(self):
        table = building("levelled_up: true, dungeon: [dark_altar], hand: [golem_factory]", boss="chase")
        assert why_not(table, "use chase 0:1") == "BM-263"


@pytest.mark.card("greg")
class TestGreg:
    MINE = "levelled_up: true"

    def test_may_put_a_token_on_a_monster_room_that_is_built(self):
        table = revealed("golem_factory", mine=self.MINE, boss="greg")
        assert (decider(table), options(table)) == (0, ["yes", "no"])
        do(table, "yes")
        assert tokens(table) == [1]

    def test_takes_no_notice_of_traps(self):
        table = revealed("dark_altar", mine=self.MINE, boss="greg")
        assert tokens(table) == [0]
        assert table.decision is not None
        assert table.decision.kind == "act"

    def test_comes_too_late_for_a_room_that_is_gone_again(self):
        table = revealed("golem_factory", mine=f"{self.MINE}, hand: [wild_monster, ligers_den]", boss="greg")
        g: Any = table._game
        g.players[0].dungeon[0].active = False  # as if its own effect had covered it
        do(table, "yes")
        assert tokens(table) == [0]


@pytest.mark.card("explodo")
class TestExplodo:
    def test_blows_up_the_room_around_a_hero(self):
        seen = set()
        for seed in range(12):
            mine = "levelled_up: true, dungeon: [{stack: [dark_altar, golem_factory]}, open_grave, golem_factory]"
            inside = "inside: {hero: elfstar, room: 1, damage: 1}"  # who has 4 health
            table = walking(f"{mine}, {inside}", boss="explodo", seed=seed)
            events = do(table, "use explodo elfstar")
            rolled = rolls(events)[0]
            assert dungeon(table, 0) == ["dark_altar", "open_grave", "golem_factory"]
            assert seat(table, 0)["souls"] == (1 if rolled >= 3 else 0)
            if rolled < 3:
                assert steps(events)[0] == 2  # on to the next room: what was uncovered does nothing to it
            seen.add(rolled >= 3)
        assert seen == {True, False}

    def test_needs_a_hero_in_one_of_its_rooms_and_works_once_per_round(self):
        table = walking("levelled_up: true, dungeon: [dark_altar], hand: [freeze]", boss="explodo")
        assert why_not(table, "use explodo") == "BM-263"
        mine = "levelled_up: true, dungeon: [dark_altar, dark_altar], today: {spent: true}"
        table = walking(f"{mine}, hand: [annihilator], inside: {{hero: elfstar, room: 1}}", boss="explodo")
        assert why_not(table, "use explodo elfstar") == "BM-042"


@pytest.mark.card("the_princess")
class TestThePrincess:
    def test_comes_with_the_epic_heroes_of_whatever_deck_is_played(self):
        g: Any = uk.new_game("boss_monster", seed=1, sets=["TNL", "DBM"])._game
        assert len(g.epic_deck) == 9 + 1
        without: Any = uk.new_game("boss_monster", seed=1, sets=["TNL"])._game
        assert len(without.epic_deck) == 9

    def test_brings_up_to_three_cards_for_everybody_in_xp_order(self):
        table = at_small_boxes(
            """
            phase: start
            round: 3
            players:
            - {boss: cleopatra, hand: [open_grave]}
            - {boss: robobo, hand: [freeze]}
            decks: {heroes: [elfstar], epic_heroes: [the_princess]}
            gone: [HEROES]
            """.replace("gone: [HEROES]", gone_but("elfstar"))
        )
        assert town(table) == ["elfstar", "the_princess"]
        assert (decider(table), options(table)) == (0, ["draw room", "draw spell", "pass"])
        do(table, "draw spell", "draw spell", "draw room")
        assert len(hand(table, 0)) == 4
        assert decider(table) == 1
        do(table, "pass")
        assert len(hand(table, 0)) == 5  # and the card that everybody draws
        assert len(hand(table, 1)) == 2

    @pytest.mark.rs("RS-062")
    @pytest.mark.parametrize("viewer", range(4))
    def test_whoever_came_with_her_has_come_in_every_table_that_is_imagined(self, viewer):
        ordinary: Any = uk.new_game("boss_monster", players=4, seed=1, sets=["TNL"])._game
        table = uk.load(
            f"""underkeep: position 1
game: boss_monster
options: {{players: 4, sets: [TNL, DBM, THK]}}
phase: start
round: 9
players: [{{boss: smoake}}, {{boss: killa}}, {{boss: porkus, hand: [pity]}}, {{boss: eclipse}}]
decks: {{epic_heroes: [heavenboy, archer, the_princess, druid], items: [ice_rod, the_bomb]}}
gone: [{", ".join([hero.id for hero in ordinary.hero_deck])}]
"""
        )
        assert town(table) == ["heavenboy", "archer", "the_princess", "druid"]
        do(table, "draw room")
        imagined = table.redeal(viewer, 1)
        assert imagined.view(viewer) == table.view(viewer)
        assert str(imagined.decision) == str(table.decision)

    @pytest.mark.parametrize(
        ("mine", "goes"), [("open_grave, freeze, freeze", 0), ("open_grave", 1), ("freeze, freeze", -1)]
    )
    def test_goes_to_whoever_holds_the_most_cards(self, mine, goes):
        table = at_small_boxes(
            f"""
            phase: build
            active: 0
            players:
            - {{boss: robobo, builds: 0, dungeon: [dark_altar], hand: [{mine}]}}
            - {{boss: cleopatra, builds: 0, dungeon: [dark_altar], hand: [assassin, assassin]}}
            town: [the_princess]
            """
        )
        foreseen = table.info.reckon(table.view(0))["fates"][0]
        assert foreseen["seat"] == (None if goes < 0 else goes)
        pass_until(table, "adventure")
        where = [number for number in (0, 1) if entrance(table, number)]
        assert where == ([] if goes < 0 else [goes])


def gone_but(*kept: str) -> str:
    """All ordinary heroes have left the game, but these."""
    ordinary: list[Any] = uk.new_game("boss_monster", seed=1, sets=["TNL"])._game.hero_deck  # type: ignore[attr-defined]
    return f"gone: [{', '.join([hero.id for hero in ordinary if hero.id not in kept])}]"
