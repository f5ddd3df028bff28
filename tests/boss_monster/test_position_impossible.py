"""What no game could have come to is refused, with the field at fault and the rule; what could have come is not."""

from __future__ import annotations

import textwrap

import pytest

import underkeep as uk
from tests.boss_monster.situations import at, do, dungeon, options, seat, view
from underkeep.boss_monster.cards import CATALOGUE

pytestmark = pytest.mark.rs("RS-081")


def refused(position: str, *, variants: tuple[str, ...] = ()) -> tuple[str, str]:
    """The field at fault and the rule that it breaks."""
    with pytest.raises(uk.BadPosition) as refusal:
        at(position, variants=variants)
    assert str(refusal.value).startswith(f"line {refusal.value.line}, {refusal.value.field}: ")
    return refusal.value.field, refusal.value.rule


# -- rooms ------------------------------------------------------------------------------------------------------


def one_room(room: str, *, phase: str = "build", more: str = "") -> str:
    """A table with one place in the dungeon of seat 0, who has the most XP; both could still lay a card."""
    return f"""
        phase: {phase}
        {more}
        players:
        - {{boss: draculord, dungeon: [{room}], hand: [golem_factory]}}
        - {{boss: gorgona, hand: [golem_factory]}}
        """


PLACE = "players[0].dungeon[0]"


@pytest.mark.parametrize(
    ("room", "field", "rule"),
    [
        ("{stack: [dark_altar, monsters_ballroom]}", PLACE, "BM-034"),
        ("{stack: [neanderthal_cave, beast_menagerie]}", PLACE, "BM-037"),
        ("{stack: [], face_down: monsters_ballroom}", f"{PLACE}.face_down", "BM-035"),
        ("{room: dark_altar, face_down: monsters_ballroom}", f"{PLACE}.face_down", "BM-034"),
        ("{room: neanderthal_cave, face_down: beast_menagerie}", f"{PLACE}.face_down", "BM-037"),
        ("{room: dark_altar, face_down: open_grave, deactivated: true}", f"{PLACE}.deactivated", "BM-269"),
        ("{room: dark_altar, face_down: open_grave, laid: 0}", f"{PLACE}.laid", "BM-192"),
        ("{room: dark_altar, face_down: open_grave, giver: 0}", f"{PLACE}.giver", "BM-171"),
        ("{room: dark_altar, face_down: open_grave, giver: 2}", f"{PLACE}.giver", "BM-171"),
        ("{room: dark_altar, giver: 1}", f"{PLACE}.giver", "BM-171"),
        ("{stack: [], face_down: open_grave, giver: 1}", f"{PLACE}.giver", "BM-171"),
    ],
)
def test_a_card_lies_only_where_it_could_have_been_built(room: str, field: str, rule: str):
    assert refused(one_room(room)) == (field, rule)


@pytest.mark.rule("BM-037")
def test_every_card_that_takes_the_abilities_of_rooms_is_known_to_do_so():
    """Else what was built on such a room meanwhile could not be read back from a position."""
    cards = [card for card in CATALOGUE.values() if card.id != "icicle_man"]  # who takes those of heroes
    assert {card.id for card in cards if card.silences} == {card.id for card in cards if "no abilit" in card.text}


@pytest.mark.parametrize(
    ("room", "top"),
    [
        ("{stack: [open_grave, dracolich_lair]}", "dracolich_lair"),
        ("{stack: [open_grave, dracolich_lair, dark_altar]}", "dark_altar"),
        ("{stack: [neanderthal_cave, dark_altar]}", "dark_altar"),
        ("monsters_ballroom", "monsters_ballroom"),
        ("{room: monsters_ballroom, deactivated: true}", "monsters_ballroom"),
        ("{stack: [monsters_ballroom, beast_menagerie]}", "beast_menagerie"),
    ],
)
def test_what_could_have_been_built_like_this_stands(room: str, top: str):
    assert dungeon(at(one_room(room)), 0) == [top]


@pytest.mark.parametrize(
    "room", ["{stack: [], face_down: dark_altar}", "{room: open_grave, face_down: dracolich_lair}"]
)
def test_what_could_have_been_laid_like_this_is_turned_up(room: str):
    table = at(one_room(room, phase="reveal"))
    assert dungeon(table, 0) == [room.removesuffix("}").rpartition(" ")[2]]
    assert not seat(table, 0)["dungeon"][0]["face_down"]


@pytest.mark.parametrize("phase", ["mulligan", "start", "bait", "adventure", "end", "over"])
def test_no_card_lies_face_down_before_the_first_room_or_after_the_reveal(phase: str):
    laid = "{room: dark_altar, face_down: open_grave}"
    assert refused(one_room(laid, phase=phase)) == (f"{PLACE}.face_down", "BM-185")


def test_in_the_reveal_all_cards_are_turned_up_before_anything_else():
    laid = "{room: dark_altar, face_down: open_grave}"
    assert refused(one_room(laid, phase="reveal", more="window: {gate: true}")) == (f"{PLACE}.face_down", "BM-185")


def test_where_nobody_may_build_nothing_lies_face_down():
    laid = "{room: dark_altar, face_down: open_grave}"
    assert refused(one_room(laid, more="no_building: true")) == (f"{PLACE}.face_down", "BM-182")


# -- bosses -----------------------------------------------------------------------------------------------------


def offer(bosses: str, phase: str = "bosses") -> str:
    """Gorgona is the boss of seat 1, and these are on offer to that seat."""
    return f"""
        phase: {phase}
        players:
        - {{boss: draculord, offered: [{"draculord, robobo" if phase == "bosses" else ""}]}}
        - {{boss: gorgona, offered: [{bosses}]}}
        """


@pytest.mark.parametrize("bosses", ["gorgona", "gorgona, gorgona", "xyzax, cleopatra"])
def test_of_two_bosses_one_is_kept_and_the_other_is_left(bosses: str):
    assert refused(offer(bosses), variants=("choose_boss",)) == ("players[1].offered", "BM-243")


@pytest.mark.parametrize("phase", ["mulligan", "first_room", "build", "over"])
def test_nobody_is_offered_a_boss_in_the_middle_of_the_game(phase: str):
    assert refused(offer("gorgona, xyzax", phase)) == ("players[1].offered", "BM-243")


def test_while_bosses_are_chosen_everybody_has_one_to_choose_or_to_put_away():
    assert refused(offer(""), variants=("choose_boss",)) == ("players[1].offered", "BM-243")


@pytest.mark.parametrize(("bosses", "questions"), [("gorgona, xyzax", 2), ("xyzax, gorgona", 2), ("xyzax", 1)])
def test_a_choice_of_bosses_can_be_taken_up_again_before_and_after_each_answer(bosses: str, questions: int):
    table = at(offer(bosses), variants=("choose_boss",))
    assert options(table) == ["boss draculord", "boss robobo"]
    do(table, "boss robobo")
    if questions == 2:
        assert options(table) == [f"boss {boss}" for boss in bosses.split(", ")]
        do(table, "boss gorgona")
    assert view(table)["phase"] != "bosses"
    assert [player["boss"] for player in view(table)["players"]] == ["robobo", "gorgona"]


def test_a_boss_that_has_levelled_up_does_not_do_so_again():
    position = """
        phase: reveal
        players:
        - {boss: draculord, levelling: true, levelled_up: true}
        - {boss: gorgona}
        """
    assert refused(position) == ("players[0].levelling", "BM-024")


# -- losers -----------------------------------------------------------------------------------------------------


def loser(belongings: str, *, others: int = 2) -> str:
    """Seat 0 is out; the others play on."""
    playing = "\n        ".join(["- {boss: gorgona, hand: [golem_factory]}", "- {boss: xyzax}"][:others])
    return f"""
        phase: build
        players:
        - {{boss: draculord, out: true{belongings}}}
        {playing}
        """


@pytest.mark.parametrize(
    ("belongings", "field"),
    [
        (", hand: [dark_altar]", "hand"),
        (", hand: [freeze]", "hand"),
        (", dungeon: [dark_altar]", "dungeon"),
        (", entrance: [nick_the_masher]", "entrance"),
    ],
)
def test_whoever_is_out_has_nothing_on_the_table(belongings: str, field: str):
    assert refused(loser(belongings)) == (f"players[0].{field}", "BM-229")


def test_souls_and_wounds_of_a_loser_are_still_counted():
    table = at(loser(", souls: 3, wounds: 5"))
    assert (seat(table, 0)["souls"], seat(table, 0)["wounds"], seat(table, 0)["out"]) == (3, 5, True)
    assert view(table)["order"] == [2, 1]


def test_whoever_is_out_chooses_no_boss():
    position = loser(", offered: [draculord, robobo]").replace("phase: build", "phase: bosses")
    assert refused(position) == ("players[0].offered", "BM-229")


@pytest.mark.parametrize("phase", ["bosses", "build", "over"])
def test_one_player_alone_does_not_play_on(phase: str):
    position = loser("", others=1).replace("phase: build", f"phase: {phase}")
    assert refused(position) == ("players[0].out", "BM-236")


def test_nobody_is_out_of_a_game_of_immortals():
    assert refused(loser(""), variants=("immortal",)) == ("players[0].out", "BM-245")


def test_whoever_is_out_is_never_the_active_player():
    assert refused(loser("").replace("phase: build", "phase: over\n        active: 0")) == ("active", "")


# -- before the first round -------------------------------------------------------------------------------------


def opening(phase: str, *, mine: str = "", more: str = "") -> str:
    return f"""
        phase: {phase}
        {more}
        players:
        - {{boss: draculord, hand: [golem_factory] {mine}}}
        - {{boss: gorgona, hand: [golem_factory]}}
        """


@pytest.mark.parametrize("phase", ["mulligan", "classic", "first_room"])
@pytest.mark.parametrize(
    ("mine", "field"),
    [
        (", souls: 1", "souls"),
        (", wounds: [nick_the_masher]", "wounds"),
        (", entrance: [nick_the_masher]", "entrance"),
    ],
)
def test_before_the_first_round_nobody_has_met_a_hero(phase: str, mine: str, field: str):
    assert refused(opening(phase, mine=mine), variants=("classic",)) == (f"players[0].{field}", "BM-164")


@pytest.mark.parametrize(("more", "field"), [("round: 2", "round"), ("town: [nick_the_masher]", "town")])
def test_before_the_first_round_no_hero_has_come(more: str, field: str):
    assert refused(opening("first_room", more=more)) == (field, "BM-164")


@pytest.mark.parametrize("more", ["", "round: 0", "round: 1"])
def test_the_first_round_comes_after_the_first_rooms(more: str):
    table = at(opening("first_room", more=more))
    do(table, "pass")
    do(table, "pass")
    assert (view(table)["round"], view(table)["phase"]) == (1, "build")


@pytest.mark.parametrize("phase", ["start", "build", "bait", "adventure", "end", "over"])
def test_before_the_first_round_there_is_nothing_but_the_set_up(phase: str):
    assert refused(opening(phase, more="round: 0")) == ("round", "BM-157")


def test_first_rooms_are_revealed_before_the_first_round_and_before_any_hero():
    table = at(opening("reveal", mine=", dungeon: [{stack: [], face_down: open_grave, laid: 1}]", more="round: 0"))
    assert (view(table)["round"], view(table)["phase"]) == (1, "build")
    assert refused(opening("reveal", more="round: 0\n        town: [nick_the_masher]")) == ("town", "BM-164")


def test_nobody_levels_up_without_a_room():
    assert refused(opening("build", mine=", levelling: true")) == ("players[0].levelling", "BM-023")


def test_a_room_may_deal_less_than_it_says_but_not_ever_so_much_less():
    assert at(one_room("{room: dark_altar, bonus: -3}")).view(None)["players"][0]["dungeon"][0]["damage"] == 0
    with pytest.raises(uk.BadPosition, match="bonus: must be a whole number from -99") as refusal:
        at(one_room("{room: dark_altar, bonus: -100}"))
    assert refusal.value.field == f"{PLACE}.bonus"


# -- minibosses, and what one boss has of another -----------------------------------------------------------------


def with_sets(mine: str, sets: str) -> tuple[str, str]:
    """The same, of a table with more than the base set."""
    position = f"""\
        underkeep: position 1
        game: boss_monster
        options: {{players: 2, sets: {sets}, heroes: BMR}}
        players:
        - {{{mine}, hand: [golem_factory]}}
        - {{boss: gorgona}}
        """
    with pytest.raises(uk.BadPosition) as refusal:
        uk.load(textwrap.dedent(position))
    return refusal.value.field, refusal.value.rule


@pytest.mark.rule("BM-A35")
def test_no_miniboss_lies_face_down_where_there_is_one():
    two = "boss: draculord, dungeon: [{room: dark_altar, miniboss: jinx, face_down: spike}]"
    assert with_sets(two, "[BMR, RMB]") == (f"{PLACE}.face_down", "BM-A35")


@pytest.mark.rule("BM-023")
@pytest.mark.parametrize(
    "mine",
    [
        "boss: draculord, levelled_up: true, mimics: gorgona",
        "boss: klonos, mimics: gorgona",
        "boss: klonos, levelled_up: true, mimics: klonos",
    ],
)
def test_only_a_boss_that_could_has_the_level_up_of_another(mine: str):
    assert with_sets(mine, "[BMR, CRL]") == ("players[0].mimics", "BM-023")
