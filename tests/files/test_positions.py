"""A position sets up the table that it describes, or is refused with the field at fault; nothing in between."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import underkeep as uk
from tests.boss_monster.situations import at, do
from tests.core.games import asked, chance, deal, finish, midgame, play
from tests.core.invariants import check, pieces
from underkeep.boss_monster.cards import BOXES
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.kinds import BossCard, SpellCard
from underkeep.boss_monster.room_cards import RoomCard
from underkeep.boss_monster.rules import CHAPTERS
from underkeep.files.untrusted import CAPS

STEADY = settings(derandomize=True, database=None, deadline=None, phases=[Phase.explicit, Phase.generate])

PLAIN = """\
underkeep: position 1
game: boss_monster
options: {players: 2}
seed: 1
phase: build
players:
- boss: draculord
  hand: [golem_factory, freeze]
  dungeon: [bottomless_pit]
- boss: gorgona
  hand: [mimic_vault]
"""


def refusal(position: str) -> uk.BadPosition:
    with pytest.raises(uk.BadPosition) as refused:
        uk.load(position)
    return refused.value


# -- there and back ---------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-011")
@pytest.mark.parametrize("number", range(20))
def test_a_position_written_at_any_decision_is_the_same_table(number: int) -> None:
    table = deal(number)
    for _ in play(table, chance(number)):
        if table.number % 3 == 0:
            written = table.position()
            again = uk.load(written)
            assert again.digest() == table.digest()
            assert again.position() == written
            assert repr(again.decision) == repr(table.decision)
            assert again.result == table.result


@pytest.mark.rs("RS-011")
def test_a_position_after_a_room_before_the_hero_was_destroyed_is_the_same_table() -> None:
    table = at(
        """
        phase: adventure
        active: 0
        players:
        - {boss: draculord, dungeon: [dark_altar, dark_altar, boulder_ramp], inside: {hero: nick_the_masher, room: 3}}
        - {boss: gorgona}
        """
    )
    do(table, "use boulder_ramp 3 0:1")
    assert table.decision is not None
    assert uk.load(table.position()).digest() == table.digest()


@pytest.mark.rs("RS-011")
def test_a_position_in_the_middle_of_a_chain_tells_what_was_decided_since() -> None:
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: draculord, hand: [freeze, counterspell, golem_factory], dungeon: [bottomless_pit]}
        - {boss: gorgona, hand: [counterspell, golem_factory], dungeon: [golem_factory]}
        """
    )
    do(table, "cast freeze 1:1")
    assert asked(table).kind == "cancel"
    do(table, "cast counterspell")
    assert asked(table).seat == 0
    position = table.position()
    assert "then: [" in position
    again = uk.load(position)
    assert again.digest() == table.digest()
    for answer in ("cast counterspell", "pass"):
        do(table, answer)
        do(again, answer)
        assert again.digest() == table.digest()
        assert uk.load(again.position()).digest() == table.digest()


@pytest.mark.rs("RS-011")
def test_positions_in_the_middle_of_things_are_among_those_that_were_tried() -> None:
    told = [midgame(number, decisions).position() for number in (4, 6, 8) for decisions in range(10, 60, 2)]
    assert sum("\nthen:" in position for position in told) > 1
    assert sum("inside:" in position for position in told) > 3


def test_an_imagined_table_can_be_written_down_and_set_up_too() -> None:
    imagined = midgame(2).redeal(0, 3)
    assert uk.load(imagined.position()).digest() == imagined.digest()


def test_a_finished_game_can_be_written_down() -> None:
    table = finish(deal(0), chance(0))
    again = uk.load(table.position())
    assert again.result == table.result
    assert again.decision is None


def test_what_a_position_does_not_name_comes_from_the_seed() -> None:
    table = uk.load(PLAIN)
    check(table)
    assert uk.load(PLAIN).digest() == table.digest()
    assert uk.load(PLAIN.replace("seed: 1", "seed: 2")).digest() != table.digest()
    assert uk.load(PLAIN.replace("seed: 1\n", "")).digest() == uk.load(PLAIN.replace("seed: 1", "seed: 0")).digest()
    assert len(pieces(table).room_deck) == 75 - 3


def test_the_example_of_the_documentation_is_a_table() -> None:
    table = at(
        """
        round: 4
        phase: adventure
        active: 0
        players:
        - boss: cleopatra
          dungeon: [jackpot_stash, {stack: [haunted_library, ligers_den]}, {room: dark_altar, deactivated: true}]
          hand: [golem_factory, counterspell]
          entrance: [nick_the_masher]
          inside: {hero: mitchell_the_judge, room: 2, damage: 1}
          souls: 3
          wounds: [jesta_the_rogue]
          levelled_up: false
        - {boss: xyzax}
        town: [joman_chimm_cutpurse]
        decks: {rooms: [golem_factory], spells: [], heroes: [], epic_heroes: []}
        discard: [open_grave]
        """
    )
    check(table)
    me = table.view(0)["players"][0]
    assert (me["souls"], me["wounds"], me["rooms"]["count"]) == (3, 1, 1)
    assert pieces(table).room_deck.cards[-1].id == "golem_factory"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_how_many_play_need_not_be_said_beside_the_list_of_players(players: int) -> None:
    bosses = ["draculord", "gorgona", "robobo", "xyzax"][:players]
    seats = "".join(f"- boss: {boss}\n" for boss in bosses)
    table = uk.load(f"underkeep: position 1\ngame: boss_monster\noptions: {{sets: [BMR]}}\nplayers:\n{seats}")
    assert table.options["players"] == players
    assert [player["boss"] for player in table.view(None)["players"]] == bosses


def test_a_list_of_too_few_players_is_no_number_of_players() -> None:
    with pytest.raises(uk.BadPosition) as refused:
        uk.load("underkeep: position 1\ngame: boss_monster\noptions: {}\nplayers:\n- boss: draculord\n")
    assert (refused.value.field, refused.value.rule) == ("options.players", "BM-006")


# -- refusals ---------------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-081")
@pytest.mark.parametrize(
    ("old", "new", "field", "said"),
    [
        ("game: boss_monster", "game: chess", "game", "line 2, game: 'chess' is not a game"),
        ("seed: 1", "version: 2", "version", "line 4, version: made with version 2 of the rules of boss_monster"),
        ("{players: 2}", "{players: 3}", "players", "3 players sit here, 2 are described"),
        ("{players: 2}", "{players: 8}", "options.players", "line 3, options.players: 8 is not a number of players"),
        ("{players: 2}", "{players: 2, sets: [XYZ]}", "options.sets", "'XYZ' is not known"),
        ("options: {players: 2}\n", "", "options", "options: is missing"),
        ("phase: build", "phase: lunch", "phase", "'lunch' is not a phase"),
        ("phase: build", "phase: build\nactive: 3", "active", "seat 3 is not in the game"),
        ("phase: build", "fase: build", "fase", "did you mean phase?"),
        ("boss: gorgona", "boss: draculord", "players[1].boss", "draculord is used more often than this game has it"),
        ("boss: gorgona", "boss: medusa", "players[1].boss", "'medusa' is not a boss"),
        ("- boss: gorgona\n  hand", "- hand", "players[1].boss", "is missing"),
        ("hand: [mimic_vault]", "hand: [nick_the_masher]", "players[1].hand[0]", "is not a card"),
        ("hand: [mimic_vault]", f"hand: [{', '.join(['freeze'] * 5)}]", "players[1].hand[3]", "more often than"),
        ("hand: [mimic_vault]", "hand: [mimic_vault]\n  tags: [1, 2]", "players[1].tags", "one for each card"),
        (
            "[bottomless_pit]",
            "[{stack: [bottomless_pit, monsters_ballroom]}]",
            "players[0].dungeon[0]",
            "shares a treasure",
        ),
        ("dungeon: [bottomless_pit]", "dungeon: [{}]", "players[0].dungeon[0]", "either a room or a stack"),
        ("dungeon: [bottomless_pit]", "dungeon: [{stack: []}]", "players[0].dungeon[0]", "no card here"),
        ("dungeon: [bottomless_pit]", "dungeon: [freeze]", "players[0].dungeon[0]", "'freeze' is not a room"),
        ("dungeon: [bottomless_pit]", f"dungeon: [{', '.join(['x'] * 6)}]", "players[0].dungeon", "at most 5 items"),
        ("hand: [mimic_vault]", "souls: 60", "players[1].souls", "not enough heroes"),
        ("hand: [mimic_vault]", "souls: -1", "players[1].souls", "whole number from 0 to 60"),
        ("hand: [mimic_vault]", "levelled_up: yes", "players[1].levelled_up", "must be true or false"),
        ("hand: [mimic_vault]", "inside: {hero: nick_the_masher, room: 1}", "players[1].inside", "only the active"),
        ("phase: build", "town: [nick_the_masher, nick_the_masher]", "town[1]", "more often than this game has it"),
        ("phase: build", "town: [vampire]", "town[0]", "of the heroes of TNL, for players: 4"),
        ("phase: build", "town: [samurai_tom]", "town[0]", "of the heroes of BMR, for players: 3+"),
        ("hand: [mimic_vault]", "hand: [spike]", "players[1].hand[0]", "not in this game: it is of the set RMB"),
        ("phase: build", "decks: {rooms: [freeze]}", "decks.rooms[0]", "'freeze' is not a room"),
        ("phase: build", "chance: {generator: keyed, state: [1]}", "chance", "not the state of a keyed generator"),
        ("phase: build", "chance: {generator: dice, state: [1]}", "chance.generator", "'dice' is not a generator"),
        ("phase: build", "then: [fly]", "then[0]", "cannot 'fly' now (BM-302)"),
        ("phase: build", "then: [pass, 'build mimic_vault new', nonsense]", "then[2]", "cannot"),
        ("phase: build", "round: 101", "round", "from 0 to 100"),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused_with_the_field(old: str, new: str, field: str, said: str) -> None:
    assert old in PLAIN
    refused = refusal(PLAIN.replace(old, new))
    assert refused.field == field
    assert said in str(refused)


@pytest.mark.parametrize(
    ("before", "variants", "field", "rule"),
    [
        ("dungeon: [{room: golem_factory, deactivated: true}]", "", "players[1].dungeon[0].deactivated", "BM-225"),
        ("wounds: 5", "", "players[1].wounds", "BM-231"),
        ("souls: 10", "", "players[1].souls", "BM-232"),
        ("souls: 10", "immortal", "", ""),
        ("wounds: 9", "immortal", "", ""),
        ("wounds: 4", "", "", ""),
    ],
)
def test_a_round_begins_with_nobody_who_has_won_or_lost_and_with_every_room_awake(
    before: str, variants: str, field: str, rule: str
) -> None:
    options = f"options: {{players: 2, variants: [{variants}]}}"
    text = PLAIN.replace("phase: build", "phase: start").replace("options: {players: 2}", options)
    text = text.replace("hand: [mimic_vault]", before)
    if field:
        refused = refusal(text)
        assert (refused.field, refused.rule) == (field, rule)
    else:
        assert uk.load(text).decision is not None


def test_a_card_used_too_often_names_the_rule() -> None:
    assert refusal(PLAIN.replace("boss: gorgona", "boss: draculord")).rule == "BM-016"


@pytest.mark.rs("RS-072")
@pytest.mark.rs("RS-073")
@pytest.mark.rs("RS-074")
@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("town: &t [nick_the_masher]", "anchors"),
        ("town: *t", "aliases"),
        ("<<: {town: []}", "merge keys"),
        ("town: !!set {nick_the_masher}", "tags"),
        ("phase: reveal", "already given on line 5"),
        ("town: " + "[" * 21, "nested too deep"),
        ("? [a]\n: b", "cannot be the name of a field"),
        ("---\ngame: x", "only one document"),
    ],
)
def test_more_than_words_is_refused_with_its_line(line: str, said: str) -> None:
    refused = refusal(PLAIN + line + "\n")
    assert said in str(refused)
    assert "line 1" in str(refused)


@pytest.mark.rs("RS-071")
def test_a_position_keeps_within_the_caps() -> None:
    table = uk.load(PLAIN)
    filler = "# " + "x" * 3000 + "\n"
    fits = PLAIN + filler * ((CAPS.size - len(PLAIN)) // len(filler))
    assert uk.load(fits).digest() == table.digest()
    assert "too long" in str(refusal(fits + filler))
    assert "too many entries" in str(refusal(PLAIN + "town: [" + "x,\n" * CAPS.entries + "]\n"))


NUMBERS = {
    "seed: 1": "seed: {}",
    "phase: build": "round: {}",
    "boss: gorgona": "boss: gorgona\n  souls: {}",
    "boss: draculord": "boss: draculord\n  builds: {}",
    "dungeon: [bottomless_pit]": "dungeon: [{{room: bottomless_pit, bonus: {}}}]",
    "hand: [mimic_vault]": "entrance: [{{hero: nick_the_masher, damage: {}}}]",
    "{players: 2}": "{{players: {}}}",
}


@pytest.mark.rs("RS-076")
@given(
    where=st.sampled_from(sorted(NUMBERS)),
    word=st.sampled_from(
        ["true", "false", "1.0", "1e1", ".nan", ".inf", "0x1", "01", "+1", "1_0", "~", "''", "[1]", "9" * 3000]
    )
    | st.integers(min_value=1 << 300).map(str)
    | st.integers(max_value=-(1 << 300)).map(str)
    | st.floats().map(str),
)
@settings(STEADY, max_examples=120)
def test_a_number_is_a_whole_number_in_its_range(where: str, word: str) -> None:
    refused = refusal(PLAIN.replace(where, NUMBERS[where].format(word)))
    assert refused.field
    assert "line" in str(refused) or "range" in str(refused)


# -- whatever anybody could write -------------------------------------------------------------------------------------


class Box:
    """The cards of a game, taken out one by one; now and then one that is not there any more."""

    def __init__(self, draw: st.DrawFn, players: int, *, careful: bool) -> None:
        self.draw = draw
        self.careful = careful
        self.cards = [card for card in BOXES["BMR"].cards() if not isinstance(card, HeroCard) or card.least <= players]
        self.left = [card for card in self.cards for _ in range(card.copies)]

    def number(self, most: int) -> int:
        return self.draw(st.integers(0, most))

    def rarely(self, chances: int = 8) -> bool:
        return self.number(chances - 1) == chances - 1

    def take(self, wanted: Callable[[Any], bool]) -> str:
        pool = [card for card in (self.cards if self.rarely(60) else self.left) if wanted(card)]
        card = pool[self.number(len(pool) - 1)]
        if card in self.left:
            self.left.remove(card)
        return card.id

    def some(self, most: int, wanted: Callable[[Any], bool]) -> list[str]:
        return [self.take(wanted) for _ in range(self.number(most))]

    def rooms(self, most: int, *, laying: bool) -> list[Any]:
        """A dungeon: plain rooms, stacks, cards laid face down, with all that can lie on them."""
        return [self.room(laying=laying) if self.rarely(3) else self.take(ordinary) for _ in range(self.number(most))]

    def room(self, *, laying: bool) -> dict[str, Any]:
        room: dict[str, Any] = {"stack": self.some(3, is_room)} if self.rarely(3) else {"room": self.take(ordinary)}
        if self.rarely(3) and laying:
            room["face_down"] = self.take(ordinary if self.careful else is_room)
        extras: dict[str, Callable[[], Any]] = {
            "tag": lambda: self.number(255),
            "laid": lambda: self.number(3),
            "deactivated": lambda: True,
            "spent": lambda: 1 + self.number(3),
            "bonus": lambda: self.number(9) - 3,
            "met": lambda: [self.draw(st.sampled_from([card.id for card in self.cards if isinstance(card, HeroCard)]))],
        }
        return {**room, **{name: make() for name, make in extras.items() if self.rarely(5)}}

    def hero(self) -> Any:
        hero = self.take(is_hero)
        return (
            {"hero": hero, "damage": self.number(9), "health": self.number(6) - 3, "waits": True}
            if self.rarely()
            else hero
        )

    def player(self, *, inside: bool, laying: bool) -> dict[str, Any]:
        player: dict[str, Any] = {"boss": self.take(is_boss), "dungeon": self.rooms(5, laying=laying)}
        player["hand"] = self.some(6, in_hands)
        extras: dict[str, Callable[[], Any]] = {
            "offered": lambda: [] if self.careful else self.some(2, is_boss),
            "entrance": lambda: [self.hero() for _ in range(self.number(2))],
            "souls": lambda: self.number(12),
            "wounds": lambda: self.some(2, is_hero) if self.rarely(2) else self.number(5),
            "levelled_up": lambda: True,
            "levelling": lambda: True,
            "out": lambda: not self.careful and self.rarely(3),
            "builds": lambda: self.number(3),
            "extra_damage": lambda: self.number(4),
            "treasure_factor": lambda: 1 << self.number(8),
            "closed": lambda: True,
            "gained_soul": lambda: True,
        }
        player |= {name: make() for name, make in extras.items() if self.rarely(6)}
        if inside and player["dungeon"]:
            player["inside"] = {"hero": self.take(is_hero), "room": 1 + self.number(5), "damage": self.number(12)}
            player["inside"] |= {"between": True} if self.rarely(3) else {}
        return player


def is_room(card: Any) -> bool:
    return isinstance(card, RoomCard)


def ordinary(card: Any) -> bool:
    return isinstance(card, RoomCard) and not card.advanced


def in_hands(card: Any) -> bool:
    return isinstance(card, RoomCard | SpellCard)


def is_hero(card: Any) -> bool:
    return isinstance(card, HeroCard)


def is_boss(card: Any) -> bool:
    return isinstance(card, BossCard)


@st.composite
def positions(draw: st.DrawFn, *, careful: bool) -> dict[str, Any]:
    """Positions that could be, or nearly: each card as often as there is one, in places where it may lie or not."""
    count = draw(st.integers(2, 4))
    box = Box(draw, count, careful=careful)
    active, phase = box.number(count - 1), draw(st.sampled_from(sorted(CHAPTERS)))
    said: dict[str, Any] = {"phase": phase, "active": active}
    walked = phase == "adventure" and box.rarely(2)
    laying = not careful or phase in {"first_room", "build"}
    said["players"] = [
        box.player(inside=(walked and seat == active) or box.rarely(40), laying=laying) for seat in range(count)
    ]
    extras: dict[str, Callable[[], Any]] = {
        "round": lambda: draw(st.sampled_from([0, 1, 5, 99, 100, 999])),
        "active": lambda: box.number(4),
        "window": lambda: {
            "passed": box.number(4),
            "gate": box.rarely(2),
            "declared": draw(st.sampled_from([0, 99, 100, 9999])),
        },
        "town": lambda: [box.hero() for _ in range(box.number(3))],
        "decks": lambda: {"rooms": box.some(4, is_room), "heroes": box.some(2, is_hero)},
        "discard": lambda: box.some(5, in_hands),
        "gone": lambda: box.some(60, lambda card: True),
        "no_building": lambda: True,
        "lured": lambda: True,
        "epoch": lambda: draw(st.sampled_from([1, 63])),
    }
    said |= {name: make() for name, make in extras.items() if box.rarely(4)}
    variants = ["classic", "hard", "choose_boss", "machinations", "immortal"]
    said["options"] = {"players": count, "variants": [name for name in variants if box.rarely()]}
    return said


def written(position: dict[str, Any]) -> str:
    lines = [f"{name}: {json.dumps(value)}" for name, value in position.items()]
    return "\n".join(["underkeep: position 1", "game: boss_monster", *lines]) + "\n"


def load(position: dict[str, Any]) -> uk.Table | uk.BadPosition:
    try:
        return uk.load(written(position))
    except uk.BadPosition as refused:
        return refused


def refused_or_sound(position: dict[str, Any], number: int) -> None:
    table = load(position)
    if isinstance(table, uk.BadPosition):
        assert table.field
        return
    check(table)
    for _ in play(table, chance(number), 50):
        check(table)
    assert isinstance(uk.load(table.position()), uk.Table)


MANY = settings(STEADY, max_examples=250, suppress_health_check=list(HealthCheck))


@pytest.mark.rs("RS-081")
@given(position=positions(careful=True), number=st.integers(0, 99))
@MANY
def test_a_position_is_refused_with_the_field_or_can_be_played_on(position: dict[str, Any], number: int) -> None:
    refused_or_sound(position, number)


@pytest.mark.rs("RS-081")
@given(position=positions(careful=False), number=st.integers(0, 99))
@MANY
def test_a_careless_position_is_refused_with_the_field_or_can_be_played_on(
    position: dict[str, Any], number: int
) -> None:
    """Cards laid face down where they cannot be built, bosses on offer in mid-game, belongings of a loser."""
    refused_or_sound(position, number)


@pytest.mark.rs("RS-081")
@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("[bottomless_pit]", "[{stack: [], face_down: monsters_ballroom}]", "players[0].dungeon[0]"),
        ("[bottomless_pit]", "[{room: dark_altar, face_down: monsters_ballroom}]", "players[0].dungeon[0]"),
        ("[bottomless_pit]", "[{room: neanderthal_cave, face_down: monsters_ballroom}]", "players[0].dungeon[0]"),
        ("boss: gorgona", "boss: gorgona\n  offered: [xyzax, robobo]", "players[1].offered"),
        ("boss: gorgona", "boss: gorgona\n  offered: [gorgona, gorgona]", "players[1].offered"),
        ("boss: gorgona", "boss: gorgona\n  out: true", "players[1]"),
    ],
    ids=["advanced on nothing", "no shared treasure", "bears none", "offered", "offered twice", "out"],
)
def test_what_could_never_have_come_about_is_refused(old: str, new: str, field: str) -> None:
    assert refusal(PLAIN.replace(old, new)).field.startswith(field)


@pytest.mark.rs("RS-081")
@pytest.mark.parametrize("phase", ["mulligan", "start", "bait", "adventure", "end"])
def test_a_card_lies_face_down_only_until_it_is_turned_up(phase: str) -> None:
    laid = PLAIN.replace("[bottomless_pit]", "[{room: dark_altar, face_down: open_grave}]")
    assert uk.load(laid).digest()
    assert refusal(laid.replace("phase: build", f"phase: {phase}")).field.startswith("players[0].dungeon[0]")
