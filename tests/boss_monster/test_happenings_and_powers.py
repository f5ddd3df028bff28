"""What the other sets need and the base set has nothing of: tried with cards of The Next Level, and home-made ones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import underkeep as uk
from tests.boss_monster.situations import (
    at_next_level,
    damage,
    decider,
    do,
    dungeon,
    hand,
    options,
    seat,
    told,
    view,
    why_not,
)
from underkeep.boss_monster.asking import choose_room
from underkeep.boss_monster.building import build_at_once, make_way
from underkeep.boss_monster.cards import BOXES, CATALOGUE, enrol_box
from underkeep.boss_monster.cards.box import Box
from underkeep.boss_monster.forecast import forecast
from underkeep.boss_monster.hooks import ROUND_ENDS, YOU_KILL, always
from underkeep.boss_monster.options import Icon, Pair
from underkeep.boss_monster.pieces import Hero, Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import TRAP
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import CLERIC, MAGE
from underkeep.boss_monster.verbs.hands import draw_spells


@pytest.fixture
def home_made() -> Iterator[Box]:
    """A box of our own on the shelf, taken away afterwards."""
    boxes, cards = dict(BOXES), dict(CATALOGUE)
    home = Box("HOME", "Home-made", keeps_history=False)
    yield home
    BOXES.clear()
    BOXES.update(boxes)
    CATALOGUE.clear()
    CATALOGUE.update(cards)


def at_home(position: str) -> uk.Table:
    chosen = "{players: 2, sets: [BMR, TNL, HOME], heroes: TNL}"
    return uk.load(f"underkeep: position 1\ngame: boss_monster\nseed: 1\noptions: {chosen}\n{position}")


# -- powers out of the hand -----------------------------------------------------------------------------------------


def test_a_room_card_of_the_hand_may_be_discarded_for_what_it_does_then(home_made):
    scroll = home_made.room(
        "scroll_case", "Scroll Case", TRAP, (MAGE,), damage=1, copies=2, text="Discard it: a spell."
    )

    @scroll.discarded(always)
    async def unroll(g: Game, me: Player, aim: None) -> None:
        draw_spells(g, me, 1)

    enrol_box(home_made)
    assert CATALOGUE["scroll_case"].from_hand is not None  # type: ignore[attr-defined]
    sheet = next(card for info in uk.games() for card in info.cards() if card["id"] == "scroll_case")
    assert sheet["ability_timing"] == "from_hand"
    table = at_home(
        """\
phase: build
decks: {spells: [fear]}
players:
- {boss: cleopatra, hand: [scroll_case, golem_factory]}
- {boss: gorgona, hand: [scroll_case, golem_factory], dungeon: [open_grave]}
"""
    )
    assert "play scroll_case" in options(table)
    assert why_not(table, "play scroll_case 0:1") == "BM-079"
    do(table, "play scroll_case")
    assert hand(table, 0) == ["golem_factory", "fear"]
    do(table, "pass")
    assert (decider(table), options(table)) == (1, ["play scroll_case", "pass"])
    do(table, "play scroll_case")  # and the active player is asked first again
    assert decider(table) == 0


@pytest.mark.rule("BM-301")
def test_nothing_is_played_where_nothing_may_be_declared():
    table = at_next_level(
        """
        phase: end
        window: {gate: true}
        active: 0
        players:
        - {boss: shellda, levelled_up: true, dungeon: [golem_factory, open_grave], hand: [antimagic_zone]}
        - {boss: gorgona}
        """
    )
    assert why_not(table, "play antimagic_zone") == "BM-310"
    table = at_next_level(
        """
        phase: reveal
        window: {gate: true}
        active: 0
        town: [elfstar]
        players:
        - {boss: doc_scarecrow, levelled_up: true, hand: [fear],
           dungeon: [golem_factory, {room: centipede_tunnel, laid: 1}]}
        - {boss: robobo}
        """
    )
    assert why_not(table, "use doc_scarecrow elfstar") == "BM-303"


# -- what happens to an ability before it resolves --------------------------------------------------------------------


@pytest.mark.rule("BM-079")
@pytest.mark.parametrize(
    ("room", "cards", "use", "answer"),
    [
        ("rust_monster_pen", "golem_factory", "use rust_monster_pen 1 0:1", "cast freeze 0:1"),
        ("bullet_builder", "open_grave", "use bullet_builder 1 0:2", "cast freeze 0:2"),
        ("decapitator", "", "use decapitator 1 0:1", "cast freeze 0:1"),
        ("frostbat_cave", "", "use frostbat_cave 1 0:1", "cast freeze 0:1"),
        ("[golem_factory, the_arena]", "golem_factory", "use the_arena 1 golem_factory", "cast freeze 1:1"),
        ("[jackpot_stash, chump_chomper]", "", "use chump_chomper 1 1:2", "cast freeze 1:1"),
        ("[jackpot_stash, the_smashinator]", "", "use the_smashinator 1", "cast freeze 1:1"),
    ],
)
def test_an_ability_whose_room_or_target_sleeps_by_then_does_nothing(room, cards, use, answer):
    stack = room if room.startswith("[") else f"[{room}]"
    table = at_next_level(
        f"""
        phase: build
        active: 0
        players:
        - {{boss: cleopatra, builds: 0, dungeon: [open_grave, golem_factory], hand: [freeze, freeze]}}
        - {{boss: robobo, builds: 0, dungeon: [{{stack: {stack}}}, spiked_pit], hand: [{cards}]}}
        """
    )
    do(table, "pass", use)
    events = do(table, answer)
    assert told(events, "strengthened") + told(events, "weakened") == []
    assert [fact["card"] for fact in told(events, "deactivated")].count(events[0].facts["card"]) <= 1
    assert seat(table, 0)["treasures"]["cleric"] <= 2


@pytest.mark.parametrize("use", ["use werewolf_den 1 vampire", "use vampire"])
def test_a_hero_that_is_gone_by_then_gets_no_health(use):
    table = at_next_level(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [open_grave], hand: [fear], inside: {hero: vampire, room: 1}}
        - {boss: robobo, dungeon: [werewolf_den], hand: [dark_altar]}
        - {boss: gorgona}
        - {boss: xyzax}
        """
    )
    do(table, "pass", use)
    assert told(do(table, "cast fear vampire"), "fortified") == []


# -- pieces ---------------------------------------------------------------------------------------------------------


def test_what_found_nothing_to_do_does_not_count(home_made):
    once = home_made.boss(
        "once_boss", "Once", 111, MAGE, "Once per round, when you kill a hero: point at nothing.", once=True
    )

    @once.when(YOU_KILL)
    async def point_at_nothing(g: Game, me: Player) -> None:
        await choose_room(g, me, [], once)

    enrol_box(home_made)
    table = at_home(
        """\
phase: adventure
active: 0
players:
- {boss: once_boss, levelled_up: true, dungeon: [golem_factory], inside: {hero: elfstar, room: 1, damage: 9},
   entrance: [black_leaf]}
- {boss: gorgona, hand: [freeze]}
"""
    )
    events = do(table, "pass")
    assert told(events, "worked")[0]["card"] == "once_boss"
    assert "spent" not in seat(table, 0)["today"]
    hero = Hero(CATALOGUE["vampire"])  # type: ignore[arg-type]
    before = hero.spend()
    assert not hero.ready()
    hero.relent(before)
    assert hero.ready()
    me = Player(0, once)
    me.relent(0)
    assert me.today is None
    Hero(CATALOGUE["elfstar"]).relent(0)  # type: ignore[arg-type]
    me.day().welcome = 1
    assert me.today is not None


@pytest.mark.rule("BM-A43")
def test_what_is_built_at_the_end_of_a_round_is_settled_there(home_made):
    dawn = home_made.room("dawn_gate", "Dawn Gate", TRAP, (CLERIC,), damage=1, copies=1, text="Builds at the end.")

    @dawn.when(ROUND_ENDS)
    async def rise(g: Game, room: Room) -> None:
        me = g.owner(room)
        if len(me.rooms):
            await build_at_once(g, me, me.rooms.cards[0], None)

    enrol_box(home_made)
    table = at_home(
        """\
phase: adventure
active: 0
decks: {spells: [fear]}
players:
- {boss: cleopatra, dungeon: [dawn_gate], hand: [sorcerobe_school]}
- {boss: gorgona}
"""
    )
    assert dungeon(table, 0) == ["sorcerobe_school", "dawn_gate"]
    assert "fear" in hand(table, 0)


def test_a_room_built_by_the_entrance_moves_the_hero_on_by_one_place():
    table = at_next_level(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [golem_factory, open_grave], inside: {hero: danae_the_slayer, room: 2}}
        - {boss: gorgona, hand: [freeze]}
        """
    )
    g = table._game
    assert isinstance(g, Game)
    make_way(g, g.players[1])
    assert (g.place, g.stood) == (1, 1)
    make_way(g, g.players[0])
    assert (g.place, g.stood) == (2, 2)


def test_aims_made_of_several_pieces_are_equal_when_their_pieces_are():
    card = CATALOGUE["golem_factory"]
    one, other = Room(0, card, [card]), Room(0, card, [card])  # type: ignore[arg-type,list-item]
    assert len({Pair(one, other), Pair(one, other)}) == 1
    assert Pair(one, other) != Pair(other, one)
    assert len({Icon(one, "mage"), Icon(one, "mage"), Icon(one, "thief")}) == 2


def test_aims_are_said_in_words():
    table = at_next_level(
        """
        phase: build
        players:
        - {boss: cleopatra, dungeon: [golem_factory, open_grave], hand: [oh_yeah, secret_stash], today: {fallen: 2}}
        - {boss: gorgona}
        """
    )
    assert table.decision is not None
    said = {str(option): option.text("en") for option in table.decision.options}
    assert "↔" in said["cast oh_yeah 0:1 0:2"]
    assert "second half" in said["cast oh_yeah second 0:1"]
    assert said["cast secret_stash 0:1 mage"].endswith("mage")


# -- what follows from a view ----------------------------------------------------------------------------------------


def test_a_forecast_counts_with_spells_that_nobody_knows():
    table = at_next_level(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [{stack: [dark_laboratory, elemental_generator]}], hand: [freeze, freeze],
           entrance: [elfstar]}
        - {boss: gorgona, hand: [fear]}
        """
    )
    [fate] = [fate for fate in forecast(table.view(1)) if fate.hero == "elfstar"]
    assert (fate.steps, fate.dies) == ([(1, 5)], 1)


def test_a_forecast_knows_what_lasts_for_this_round_only():
    table = at_next_level(
        """
        phase: adventure
        active: 0
        players:
        - {boss: killa, levelled_up: true, wounds: 3, hand: [freeze],
           entrance: [elfstar, {hero: black_leaf, waits: true}],
           dungeon: [{room: golem_factory, harmless: true, welcome: 1}, open_grave], today: {welcome: 1}}
        - {boss: gorgona, hand: [pity]}
        """
    )
    fates = {fate.hero: fate for fate in forecast(table.view(0))}
    assert (fates["elfstar"].steps, fates["elfstar"].left) == ([(1, 0), (2, 5)], 1)
    assert (fates["black_leaf"].later, fates["black_leaf"].dies) == (True, 2)
    reckoned = table.info.reckon(table.view(0))
    assert [sum(term["value"] for term in terms) for terms in reckoned["players"][0]["damage"]] == [0, 5]


def test_a_player_foresees_that_a_hero_is_removed():
    table = at_next_level(
        """
        phase: adventure
        active: 0
        players:
        - {boss: cleopatra, dungeon: [golem_factory], inside: {hero: danae_the_slayer, room: 1}}
        - {boss: gorgona, hand: [pity]}
        """
    )
    answers = table.info.reckon(table.view(1))["answers"]
    assert answers["cast pity danae_the_slayer"]["fates"][0]["why"] == "removed"


def test_a_gift_is_foreseen_by_who_gave_it_only():
    table = at_next_level(
        """
        phase: build
        active: 1
        town: [elfstar]
        players:
        - {boss: cleopatra, builds: 0, dungeon: [golem_factory], hand: [freeze]}
        - {boss: robobo, dungeon: [{room: open_grave, face_down: dark_altar, giver: 0}], hand: [freeze]}
        """
    )
    assert damage(table, 0) == [2]
    giver, owner = forecast(table.view(0)), forecast(table.view(1))
    assert (giver[0].seat, giver[0].certain) == (1, True)
    assert not owner[0].certain
    assert view(table, 1)["players"][1]["dungeon"][0]["giver"] == 0


# -- discards -------------------------------------------------------------------------------------------------------


def test_imp_temple_does_not_wake_for_its_owners_own_discards():
    table = at_next_level(
        """
        phase: build
        players:
        - {boss: cleopatra, dungeon: [imp_temple], hand: [jeopardy, dark_altar]}
        - {boss: gorgona}
        """
    )
    events = do(table, "cast jeopardy")
    assert told(events, "triggered") == []


def test_who_has_no_card_discards_none():
    table = at_next_level(
        """
        phase: reveal
        players:
        - boss: kazanna_tnl
          dungeon: [{stack: [], face_down: spiked_pit}, golem_factory, golem_factory, open_grave, dark_altar]
        - {boss: gorgona, hand: [freeze]}
        """
    )
    assert len(seat(table, 0)["spells"]["cards"]) == 3
    assert view(table)["discard"] == []
