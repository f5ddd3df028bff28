"""The star heroes of the Kingkiller Hero Pack at work."""

from __future__ import annotations

import pytest

import underkeep as uk
from tests.boss_monster.situations import at, do, entrance, hand, options, seat, told, town, view
from underkeep.boss_monster.table import Game

STARS = ", sets: [BMR, TNL, KNG]"


def walking(hero: str, mine: str, theirs: str = "hand: [freeze]", more: str = "", room: int = 1) -> uk.Table:
    return at(
        f"""
        phase: adventure
        active: 0
        players:
        - {{boss: cleopatra, inside: {{hero: {hero}, room: {room}{more}}}, {mine}}}
        - {{boss: gorgona, dungeon: [golem_factory], {theirs}}}
        """,
        more=STARS,
    )


def leave(table: uk.Table) -> list[uk.Event]:
    """Everybody passes until the hero has gone on, or is no more."""
    before = view(table)["walking"]
    happened: list[uk.Event] = []
    while view(table)["walking"] is not None and view(table)["walking"]["place"] == before["place"]:
        happened += do(table, "pass")
    return happened


@pytest.mark.card("road_bard")
@pytest.mark.rule("BM-088")
def test_the_owner_shows_the_bard_a_spell_before_it_enters():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [open_grave], entrance: [road_bard], hand: [freeze, fear]}
        - {boss: gorgona}
        """,
        more=STARS,
    )
    do(table, "pass")
    assert options(table) == ["show freeze", "show fear"]
    assert entrance(table, 0) == ["road_bard"]
    happened = do(table, "show fear")
    assert told(happened, "shown")[0]["card"] == "fear"
    assert view(table, 1)["players"][0]["spells"]["known"] == ["fear"]
    assert sorted(hand(table, 0)) == ["fear", "freeze"]
    assert view(table)["walking"]["hero"] == "road_bard"


@pytest.mark.card("road_bard")
def test_without_a_spell_the_bard_just_enters():
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [open_grave], entrance: [road_bard]}
        - {boss: gorgona, hand: [freeze]}
        """,
        more=STARS,
    )
    do(table, "pass")
    assert view(table)["walking"]["hero"] == "road_bard"


@pytest.mark.card("lantern_scholar")
def test_each_spell_in_its_dungeon_takes_one_damage_off_the_rooms_to_come():
    table = walking("lantern_scholar", "dungeon: [open_grave, golem_factory], hand: [jeopardy, freeze]", "hand: []")
    do(table, "cast freeze 1:1")
    assert view(table)["walking"]["ward"] == 1
    assert uk.load(table.position()).digest() == table.digest()
    leave(table)
    assert view(table)["walking"]["damage"] == 2 - 1


@pytest.mark.card("lantern_scholar")
def test_rooms_never_deal_less_than_nothing():
    table = walking(
        "lantern_scholar", "dungeon: [open_grave, dark_altar, open_grave], hand: [freeze]", "hand: []", ", ward: 3"
    )
    leave(table)
    assert view(table)["walking"]["damage"] == 0


@pytest.mark.card("gray_healer")
@pytest.mark.parametrize(("damage", "gained"), [(2, 1), (0, 0)])
def test_the_healer_regains_what_it_has_lost_when_it_survives_a_room(damage: int, gained: int):
    table = walking(
        "gray_healer", "dungeon: [open_grave, dark_altar], hand: [freeze]", "hand: [freeze]", f", damage: {damage}"
    )
    leave(table)
    assert view(table)["walking"]["health"] == 6 - damage + gained - 1


@pytest.mark.card("sellsword_of_the_vale")
def test_the_sellsword_takes_no_more_than_is_printed():
    table = walking(
        "sellsword_of_the_vale",
        "dungeon: [open_grave, {room: golem_factory, bonus: 3}], hand: [freeze]",
        "hand: [freeze]",
    )
    leave(table)
    assert view(table)["walking"]["damage"] == 2


@pytest.mark.card("sellsword_of_the_vale")
def test_a_room_that_counts_deals_what_it_counts_and_a_harmless_one_nothing():
    for rooms, suffered in (
        ("[open_grave, {stack: [golem_factory, monsters_ballroom]}, goblin_armory]", 2),
        ("[open_grave, {room: golem_factory, harmless: true}]", 0),
    ):
        table = walking("sellsword_of_the_vale", f"dungeon: {rooms}, hand: [freeze]")
        leave(table)
        assert view(table)["walking"]["damage"] == suffered


@pytest.mark.card("nameless_student")
@pytest.mark.parametrize(("hero", "drawn"), [("nameless_student", 0), ("nick_the_masher", 2)])
def test_nobody_draws_cards_for_the_death_of_the_student(hero: str, drawn: int):
    table = walking(hero, "dungeon: [spawn_point, open_grave], hand: [freeze]", more=", damage: 4")
    while not seat(table, 0)["souls"]:
        do(table, "pass")
    assert seat(table, 0)["rooms"]["count"] == drawn
    assert seat(table, 0)["soul_cards"] == [hero]


@pytest.mark.card("bridge_warden")
def test_the_warden_cannot_be_sent_to_town():
    table = walking("bridge_warden", "dungeon: [open_grave, open_grave], hand: [fear, freeze]", "hand: []")
    do(table, "cast fear bridge_warden")
    assert town(table) == []
    assert view(table)["walking"]["hero"] == "bridge_warden"


@pytest.mark.card("bridge_warden")
def test_the_warden_cannot_be_sent_to_an_entrance():
    table = walking("bridge_warden", "dungeon: [open_grave, open_grave], hand: [another_castle, freeze]", "hand: []")
    do(table, "cast another_castle 1")
    assert entrance(table, 1) == []
    assert view(table)["walking"]["hero"] == "bridge_warden"


def three(souls: tuple[int, int]) -> uk.Table:
    return at(
        f"""
        phase: adventure
        active: 0
        players:
        - {{boss: cleopatra, dungeon: [open_grave], hand: [freeze], inside: {{hero: the_kingkiller, room: 1}}}}
        - {{boss: gorgona, souls: {souls[0]}, hand: [golem_factory, golem_factory, freeze]}}
        - {{boss: robobo, souls: {souls[1]}, hand: [freeze]}}
        """,
        more=STARS,
    )


@pytest.mark.card("the_kingkiller")
def test_the_richest_other_player_discards_two_cards_when_the_kingkiller_survives():
    table = three((3, 2))
    happened: list[uk.Event] = []
    while not seat(table, 0)["wounds"]:
        happened += do(table, "pass")
    [lost] = told(happened, "discarded")
    assert (lost["seat"], len(lost["cards"])) == (1, 2)
    assert (seat(table, 0)["wounds"], seat(table, 1)["souls"]) == (2, 3)


@pytest.mark.card("the_kingkiller")
def test_the_owner_of_the_dungeon_chooses_among_equals():
    table = three((2, 2))
    while "player 2" not in options(table):
        do(table, "pass")
    assert options(table) == ["player 1", "player 2"]
    [lost] = told(do(table, "player 2"), "discarded")
    assert (lost["seat"], len(lost["cards"])) == (2, 1)


@pytest.mark.card("nameless_student")
class TestTheStudentSparesOtherCards:
    def dies(self, mine: str, boss: str = "cleopatra") -> uk.Table:
        table = at(
            f"""
            phase: adventure
            active: 0
            discard: [golem_factory]
            players:
            - {{boss: {boss}, inside: {{hero: nameless_student, room: 1, damage: 4}}, {mine}}}
            - {{boss: gorgona, hand: [freeze]}}
            """,
            more=STARS,
        )
        leave(table)
        return table

    @pytest.mark.card("dragon_graveyard")
    def test_another_room_that_notices_what_comes_of_it_draws(self):
        table = self.dies("dungeon: [open_grave, {stack: [dark_altar, dragon_graveyard]}]")
        assert len(hand(table, 0)) == 2
        assert "golem_factory" in hand(table, 0)

    @pytest.mark.card("fangroot_garden")
    def test_a_room_that_is_built_then_draws_and_so_does_a_boss_who_levels_up(self):
        rooms = "dungeon: [fangroot_garden, dark_altar, dark_altar, spiked_pit], hand: [sorcerobe_school]"
        table = self.dies(rooms, boss="kazanna_tnl")
        do(table, "build sorcerobe_school new")
        assert len(hand(table, 0)) == 3 + 1


ICE = "{room: dark_altar, miniboss: icicle_man, level: 2}"


def under_ice(hero: str, mine: str = "", stands: str = "entrance: [{hero}]", rooms: str = "spiked_pit") -> uk.Table:
    """A dungeon whose miniboss lets no hero have abilities."""
    return at(
        f"""
        phase: adventure
        active: 0
        players:
        - {{boss: cleopatra, dungeon: [{ICE}, {rooms}], {stands.format(hero=hero)}, {mine}}}
        - {{boss: gorgona, souls: [the_fool], hand: [freeze, golem_factory]}}
        """,
        more=", sets: [BMR, TNL, RMB, KNG]",
    )


@pytest.mark.card("icicle_man")
@pytest.mark.rule("BM-088")
class TestWhereHeroesHaveNoAbilities:
    def test_the_bard_asks_for_no_song(self):
        table = under_ice("road_bard", "hand: [giant_size, fear]")
        while view(table)["walking"] is None:
            do(table, "pass")
        assert view(table, 1)["players"][0]["spells"]["known"] == []

    def test_the_healer_regains_nothing(self):
        table = under_ice("gray_healer", stands="inside: {{hero: {hero}, room: 1, damage: 2}}")
        leave(table)
        assert view(table)["walking"]["health"] == 6 - 2 - 1

    def test_the_student_takes_no_cards_from_its_killer(self):
        table = under_ice(
            "nameless_student", stands="inside: {{hero: {hero}, room: 2, damage: 4}}", rooms="spawn_point"
        )
        leave(table)
        assert len(hand(table, 0)) == 2

    def test_the_warden_can_be_sent_away(self):
        table = under_ice("bridge_warden", "hand: [fear]", "inside: {{hero: {hero}, room: 1}}")
        do(table, "cast fear bridge_warden")
        assert town(table) == ["bridge_warden"]

    def test_nobody_has_to_fear_the_kingkiller(self):
        table = under_ice("the_kingkiller", stands="inside: {{hero: {hero}, room: 2}}")
        leave(table)
        assert seat(table, 0)["wounds"] == 2
        assert hand(table, 1) == ["golem_factory", "freeze"]


@pytest.mark.rule("BM-259")
class TestAPositionThatNamesWhoMadeWayForAStarHero:
    def standing(self, heroes: str, more: str = STARS) -> uk.Table:
        return at(
            f"town: [{heroes}]\nplayers:\n- {{boss: cleopatra, hand: [dark_altar]}}\n- {{boss: gorgona}}", more=more
        )

    def deck(self, table: uk.Table) -> list[str]:
        assert isinstance(table._game, Game)
        return [card.id for card in table._game.hero_deck]

    def test_keeps_that_star_at_home(self):
        table = self.standing("joman_chimm_cutpurse")
        assert "road_bard" not in self.deck(table)
        assert len(self.deck(table)) == 12
        assert uk.load(table.position()).digest() == table.digest()

    def test_may_name_both(self):
        table = self.standing("joman_chimm_cutpurse, road_bard")
        assert len(self.deck(table)) == 12
        assert uk.load(table.position()).digest() == table.digest()

    def test_names_each_once(self):
        with pytest.raises(uk.BadPosition) as refused:
            self.standing("joman_chimm_cutpurse, joman_chimm_cutpurse")
        assert refused.value.rule == "BM-016"

    def test_names_nobody_who_is_left_out(self):
        with pytest.raises(uk.BadPosition) as refused:
            self.standing("joman_chimm_cutpurse", STARS + ", without: [joman_chimm_cutpurse]")
        assert refused.value.rule == "BM-086"
