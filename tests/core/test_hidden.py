"""Nobody learns what their seat may not know: not from a view, an event, a refusal, an undo or an imagined table."""

from __future__ import annotations

import gc
import itertools
import json
import math
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from types import BuiltinFunctionType, CodeType, FunctionType, MethodType, ModuleType
from typing import Any, NamedTuple

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import underkeep as uk
from tests.boss_monster.situations import at, at_next_level, do
from tests.core.games import any_answer, asked, chance, deal, midgame, notations, play
from tests.core.invariants import pieces
from tests.core.test_determinism import fields, walk
from underkeep.boss_monster import INFO, census
from underkeep.boss_monster.cards import CATALOGUE
from underkeep.boss_monster.hooks import Power
from underkeep.boss_monster.kinds import Card, SpellCard
from underkeep.boss_monster.pieces import Hero, Room
from underkeep.boss_monster.piles import BOUND, KNOWN, LOW_BITS, Pile
from underkeep.boss_monster.room_cards import RoomCard
from underkeep.boss_monster.table import Declared
from underkeep.boss_monster.table import Game as Pieces
from underkeep.core import imagining
from underkeep.core.rng import Keyed, make

COMPILED = not (imagining.__file__ or "").endswith(".py")
STEADY = settings(derandomize=True, database=None, deadline=None, phases=[Phase.explicit, Phase.generate])

# -- where cards lie, and who may look there --------------------------------------------------------------------------

EVERYBODY, OWNER, NOBODY = "everybody", "its owner, and who has seen it", "nobody"

# Every place that can hold a card. A new one must be thought about here before any test passes again (RS-034).
ZONES = {
    "BossMonster.room_deck": NOBODY,
    "BossMonster.spell_deck": NOBODY,
    "BossMonster.hero_deck": NOBODY,
    "BossMonster.epic_deck": NOBODY,
    "BossMonster.boss_deck": NOBODY,
    "BossMonster.gone": NOBODY,  # bosses that nobody was dealt, rooms of those who dropped out
    "BossMonster.buried_rooms": OWNER,  # hands of those who dropped out
    "BossMonster.buried_spells": OWNER,
    "BossMonster.discard": EVERYBODY,
    "BossMonster.town": EVERYBODY,
    "BossMonster.walker": EVERYBODY,
    "BossMonster.chain": EVERYBODY,
    "Player.boss": EVERYBODY,  # while bosses are being chosen: its owner
    "Player.offered": OWNER,
    "Player.rooms": OWNER,
    "Player.spells": OWNER,
    "Player.castable": OWNER,  # spells of the hand, sorted out; so are the next
    "Player.counters": OWNER,
    "Player.entrance": EVERYBODY,
    "Player.soul_cards": EVERYBODY,  # face down, but all have seen who was killed
    "Player.wound_cards": EVERYBODY,
    "Player.dungeon": EVERYBODY,  # but see Room.face_down
    "Player.usable": EVERYBODY,  # rooms of the dungeon, sorted out; so are the next
    "Player.watchful": EVERYBODY,
    "Room.card": EVERYBODY,  # a new room shows its card only when it is turned up; see lies_bare()
    "Room.stack": EVERYBODY,
    "Room.met": EVERYBODY,
    "Room.face_down": OWNER,
    "Hero.card": EVERYBODY,
    "Declared.card": EVERYBODY,
    "Declared.room": EVERYBODY,
    "Declared.aim": EVERYBODY,
    "Pile.cards": "as the pile that it is",
}


def holds_a_card(value: object) -> bool:
    if isinstance(value, list | tuple):
        return any(holds_a_card(part) for part in value)
    return isinstance(value, Card | Power | Pile | Room | Hero | Declared)


@pytest.mark.rs("RS-034")
def test_every_place_that_can_hold_a_card_says_who_may_look_there() -> None:
    found: set[str] = set()
    for number in range(20):
        table = deal(number)
        for _ in play(table, chance(number)):
            for piece in [*walk(table._game, []), *pieces(table).chain]:
                found |= {
                    f"{type(piece).__name__}.{name}" for name in fields(piece) if holds_a_card(getattr(piece, name))
                }
    assert sorted(found - ZONES.keys()) == []
    never_filled = {"BossMonster.boss_deck"}  # emptied when the game is dealt
    assert sorted(ZONES.keys() - found - never_filled) == []


def lies_bare(room: Room) -> bool:
    return bool(room.stack)


def may_see(g: Pieces, viewer: int | None) -> set[str]:
    """The ids of all cards that lie where this viewer may look, by the table above and not by the engine's view."""
    seen = {card.id for card in g.discard}
    heroes = [*g.town, *([g.walker] if g.walker is not None else [])]
    for declared in g.chain:
        seen.add(declared.card.id)
    for me in g.players:
        mine = me.seat == viewer
        heroes += me.entrance
        seen |= {card.id for card in [*me.soul_cards, *me.wound_cards]}
        if g.phase != "bosses" or mine:
            seen.add(me.boss.id)
        for room in me.dungeon:
            seen |= {card.id for card in room.stack}
            if mine and room.face_down is not None:
                seen.add(room.face_down.id)
        if mine:
            seen |= {card.id for card in [*me.offered, *me.rooms.cards, *me.spells.cards]}
        elif viewer is not None:
            seen |= {card.id for card in [*me.rooms.known_to(viewer), *me.spells.known_to(viewer)]}
    return seen | {hero.card.id for hero in heroes}


# Who is let into a private fact, beside the seat whose doing it is.
PRIVY = {"drew": (), "laid": (), "took_back": (), "searched": (), "looked": ("at",), "stole": ("from",)}


@pytest.mark.rs("RS-034")
@pytest.mark.parametrize("number", range(20))
def test_no_view_and_no_event_names_a_card_that_lies_where_its_reader_may_not_look(number: int) -> None:
    table = deal(number)
    everything = set(CATALOGUE)
    viewers = (None, *range(table.options["players"]))
    shown_before = {viewer: may_see(pieces(table), viewer) for viewer in viewers}
    for events in play(table, chance(number)):
        for viewer in viewers:
            open_to = may_see(pieces(table), viewer)
            told = json.dumps(table.view(viewer))
            assert [card for card in sorted(everything - open_to) if f'"{card}"' in told] == []
            public = [event.seen_by(None) for event in events]
            cards = {card for event in public for card in cards_named_in(event)}
            passed_by = {card for event in events for card in cards_named_in(event.facts) if is_public(event)}
            assert cards <= open_to | shown_before[viewer] | passed_by | {boss_of(table, event) for event in public}
            shown_before[viewer] = open_to
        for event in events:
            if event.privy:
                let_in = {event.seat, *[event.facts[name] for name in PRIVY[event.kind.name]]}
                assert set(event.privy) == let_in


def is_public(event: uk.Event) -> bool:
    """Told before everybody's eyes: what was shown may lie under something else by now."""
    return not event.privy


def boss_of(table: uk.Table, event: dict[str, Any]) -> str:
    return pieces(table).players[event["seat"]].boss.id if event["event"] == "boss_chosen" else ""


def cards_named_in(facts: dict[str, Any]) -> set[str]:
    words = {word for value in facts.values() for word in (value if isinstance(value, list) else [value])}
    return {word for word in words if isinstance(word, str)} & set(CATALOGUE)


# -- views ------------------------------------------------------------------------------------------------------------

VIEW = {
    "round", "phase", "active", "order", "town", "walking", "decks", "discard", "chain", "no_building", "players",
    "viewer", "result",
}  # fmt: skip
PLAYER = {
    "seat", "boss", "xp", "dungeon", "entrance", "souls", "wounds", "soul_cards", "wound_cards", "treasures",
    "treasure_factor", "extra_damage", "levelled_up", "closed", "out", "rooms", "spells",
}  # fmt: skip
MINE = {"offered", "kept", "builds"}
ROOM = {"stack", "damage", "bonus", "deactivated", "face_down", "used", "met"}
HERO = {"hero", "health", "damage", "waits"}


def public_part(view: dict[str, Any]) -> dict[str, Any]:
    """What is left of a seat's view without what is its own."""
    public: dict[str, Any] = json.loads(json.dumps(view))
    public["viewer"] = None
    for player in public["players"]:
        for name in MINE:
            player.pop(name, None)
        for hand in ("rooms", "spells"):
            player[hand] = {"count": player[hand]["count"], "known": []}
        for room in player["dungeon"]:
            room.pop("laid", None)
    return public


@pytest.mark.rs("RS-036")
@pytest.mark.rs("RS-037")
@pytest.mark.rs("RS-038")
@pytest.mark.rs("RS-057")
@pytest.mark.parametrize("number", range(10))
def test_a_view_holds_these_fields_and_no_others(number: int) -> None:
    """Counts of the others' cards, no ids that could be followed, nobody's options; spectators see the common part."""
    table = deal(number)
    for _ in play(table, chance(number)):
        watched = table.view(None)
        for seat in range(table.options["players"]):
            view = table.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert public_part(view) == watched
            assert view.keys() == (VIEW | {"mortal"} if "immortal" in table.options["variants"] else VIEW)
            for player in view["players"]:
                mine = player["seat"] == seat
                assert player.keys() == (PLAYER | MINE if mine else PLAYER)
                for hand in ("rooms", "spells"):
                    assert player[hand].keys() == ({"count", "cards"} if mine else {"count", "known"})
                for room in player["dungeon"]:
                    assert room.keys() == (ROOM | {"laid"} if mine and room["face_down"] else ROOM)
                assert all(hero.keys() == HERO for hero in player["entrance"])


# -- two worlds -------------------------------------------------------------------------------------------------------

STIRRED = {"shuffled", "searched", "hand_changed"}  # after these nobody can say any more which card was drawn when


class Played(NamedTuple):
    """A game up to the first shuffle, and what each card that was drawn on the way was drawn by."""

    trail: list[tuple[int, str]]
    drawn: dict[str, list[int]]  # by deck: whose draw each was, in order
    shown: set[str]  # cards that everybody got to see, or that somebody's answer was about


def play_to_the_first_shuffle(table: uk.Table, number: int) -> Played:
    rng = chance(number)
    played = Played([], {"rooms": [], "spells": []}, set())
    while table.decision is not None:
        ahead = table.clone()
        answer = notations(table)[any_answer(table, rng)]
        events = ahead.choose(answer)
        if STIRRED & {event.kind.name for event in events}:
            break
        for event in events:
            if event.kind.name == "drew":
                played.drawn[event.facts["deck"]].append(event.seat)
            played.shown.update(cards_named_in(event.seen_by(None)))
        played.shown.update(CATALOGUE.keys() & set(answer.split()))
        played.trail.append((asked(table).seat, answer))
        table.choose(answer)
    return played


def hand_of(g: Pieces, seat: int, deck: str) -> Pile[Any]:
    return g.players[seat].rooms if deck == "rooms" else g.players[seat].spells


def deck_of(g: Pieces, deck: str) -> Pile[Any]:
    return g.room_deck if deck == "rooms" else g.spell_deck


def another_world(
    deal: Pieces, end: Pieces, played: Played, viewer: int | None, number: int
) -> tuple[Pieces, set[int]]:
    """The same deal, but cards that stayed in the others' hands to the end are exchanged for some that nobody drew."""
    rng = chance(number)
    world = deal.copy()
    assert isinstance(world, Pieces)
    touched: set[int] = set()
    for deck in ("rooms", "spells"):
        cards = deck_of(world, deck).cards
        untouched = list(range(len(cards) - len(played.drawn[deck])))  # the top is at the end
        for me in [me for me in deal.players if me.seat != viewer]:
            places: list[tuple[list[Any], int]] = [
                (hand_of(world, me.seat, deck).cards, spot) for spot in range(len(hand_of(deal, me.seat, deck)))
            ]
            places += [(cards, len(cards) - 1 - n) for n, seat in enumerate(played.drawn[deck]) if seat == me.seat]
            owned = Counter([pile[spot].id for pile, spot in places])
            kept = Counter([card.id for card in hand_of(end, me.seat, deck).cards])
            for pile, spot in places:
                card = pile[spot]
                if owned[card.id] == kept[card.id] == 1 and card.id not in played.shown and untouched:
                    other = untouched.pop(rng.below(len(untouched)))
                    if cards[other] is not card:
                        pile[spot], cards[other] = cards[other], card
                        touched.add(me.seat)
    for me in world.players:
        me.survey()
    return world, touched


class Lost(Exception):
    """The other world cannot follow: a seat there lacks what it used here."""


class Spy:
    """Notes all that a viewer gets to hear, and what it sees and is asked when it decides."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.notes: list[str] = []
        self.events = 0

    def choose(self, table: uk.Table, answer: str) -> None:
        decision = asked(table)
        if decision.seat == self.viewer:
            self.notes.append(json.dumps(table.view(self.viewer)))
            self.notes.append(f"{decision.kind} {decision.source} {notations(table)} -> {answer}")
        for event in table.choose(answer):
            self.notes.append(json.dumps(event.seen_by(self.viewer)))
            self.events += 1


def play_again(table: uk.Table, trail: list[tuple[int, str]], spy: Spy) -> list[int]:
    """The same answers; gives how much had happened before each of them."""
    before = []
    for _, answer in trail:
        before.append(spy.events)
        spy.choose(table, answer)
    return before


def follow(table: uk.Table, trail: list[tuple[int, str]], before: list[int], spy: Spy, others: set[int]) -> None:
    """The same things are done where hands differ: some seats are asked here that were not there, or the reverse."""
    at = 0
    while table.decision is not None and at < len(trail):
        seat = table.decision.seat
        now = [n for n in range(at, len(trail)) if before[n] == spy.events]
        mine = next((n for n in now if trail[n][0] == seat), None)
        if mine is not None and trail[mine][1] in notations(table):
            unasked, at = trail[at:mine], mine + 1
            answer = trail[mine][1]
        elif seat in others and {"pass", "no"} & set(notations(table)):
            unasked, answer = [], "pass" if "pass" in notations(table) else "no"
        else:
            raise Lost
        if any(other not in others or said not in {"pass", "no"} for other, said in unasked):
            raise Lost
        spy.choose(table, answer)


@pytest.mark.rs("RS-032")
@pytest.mark.rs("RS-057")
def test_two_worlds_that_differ_in_what_a_seat_cannot_know_look_alike_to_it() -> None:
    """Views at its own decisions, its questions, and all it hears, from the deal to the first shuffle."""
    followed = differences = lost = 0
    for number in range(40):
        table = deal(number)
        start = table._first()
        assert isinstance(start, Pieces)
        played = play_to_the_first_shuffle(table, number)
        for viewer in (None, *range(table.options["players"])):
            world, touched = another_world(start, pieces(table), played, viewer, number)
            here, there = [uk.Table(INFO, table.options, None, game) for game in (start, world)]
            truth, other = Spy(viewer), Spy(viewer)
            before = play_again(here, played.trail, truth)
            try:
                follow(there, played.trail, before, other, touched)
            except Lost:
                lost += 1
            both = min(len(truth.notes), len(other.notes))  # up to where the other world could follow
            assert other.notes[:both] == truth.notes[:both]
            followed += both > 20
            differences += here.digest() != there.digest()
    assert followed > 60
    assert lost < followed // 4
    assert differences > 60


@pytest.mark.rs("RS-064")
@pytest.mark.parametrize("seat", range(3))
def test_what_a_program_that_learns_is_given_over_whole_games_is_equal_in_both_worlds_and_holds_no_seed(
    seat: int,
) -> None:
    """Observation, mask and reward can be made of nothing but the view, the options and the result."""
    steps = 0
    for episode in range(5):
        seed = (1 << 200) + 12_345_678_901_234_567_890 + episode  # so large that its digits stand nowhere by chance
        table, rng = uk.new_game("boss_monster", players=3, seed=seed), chance(seat)
        while table.decision is not None:
            if table.decision.seat == seat:
                world = table.redeal(seat, steps)
                assert world.digest() != table.digest()
                given = step_of_an_episode(table, seat)
                assert step_of_an_episode(world, seat) == given
                assert not any(form in given for form in (str(seed), f"{seed:x}"))
                steps += 1
            table.choose(any_answer(table, rng))
        assert str(seed) not in step_of_an_episode(table, seat)
    assert steps > 60


def step_of_an_episode(table: uk.Table, seat: int) -> str:
    decision = table.decision
    offered = None if decision is None else [decision.kind, decision.seat, *notations(table)]
    rewards = None if table.result is None else table.result.line()
    return json.dumps([table.view(seat), offered, rewards], sort_keys=True)


def with_hands_shuffled(table: uk.Table, viewer: int | None, number: int) -> uk.Table:
    """The same deal, with every other hand in another order."""
    world, rng = table._first().copy(), chance(number)
    assert isinstance(world, Pieces)
    for me in world.players:
        if me.seat != viewer:
            me.rooms.shuffle(rng)
            me.spells.shuffle(rng)
            me.survey()
    return uk.Table(INFO, table.options, None, world)


@pytest.mark.rs("RS-037")
@pytest.mark.parametrize("number", range(20))
def test_the_order_of_a_hand_is_not_told(number: int) -> None:
    """Played from a shuffled hand the same cards tell the others the same, up to the first thing left to chance."""
    table = deal(number)
    viewer, rng = number % table.options["players"], chance(number)
    other = with_hands_shuffled(table, viewer, number)
    drawn = table._game.rng.state()
    while table.decision is not None:
        assert table.view(viewer) == other.view(viewer)
        assert table.view(None) == other.view(None)
        assert asked(other).seat == asked(table).seat
        assert sorted(notations(other)) == sorted(notations(table))
        answer = notations(table)[any_answer(table, rng)]
        if answer == "cast jeopardy":  # see below
            break
        told, retold = table.choose(answer), other.choose(answer)
        if table._game.rng.state() != drawn:
            break
        assert [event.seen_by(viewer) for event in retold] == [event.seen_by(viewer) for event in told]


@pytest.mark.rs("RS-037")
@pytest.mark.parametrize("answers", [["cast jeopardy"], ["player 1"]], ids=["jeopardy", "draculord"])
def test_a_whole_hand_that_is_shown_does_not_show_its_order(answers: list[str]) -> None:
    jeopardy = answers == ["cast jeopardy"]
    table = small(
        {"boss": "draculord", "dungeon": FIVE_ROOMS, "levelling": not jeopardy, "hand": ["jeopardy"]},
        {"boss": "gorgona", "hand": [A, B, C, D]},
        {"boss": "xyzax", "hand": [E]},
        rooms=["bottomless_pit"] * 3 + ["goblin_armory"] * 3, spells=["freeze"] * 3,
        phase="build" if jeopardy else "reveal",
    )  # fmt: skip
    other = with_hands_shuffled(table, 0, 5)
    told, retold = do(table, *answers), do(other, *answers)
    for viewer in (None, 0, 2):
        assert [event.seen_by(viewer) for event in retold] == [event.seen_by(viewer) for event in told]
        assert table.view(viewer) == other.view(viewer)
    assert notations(table) == notations(other)


@pytest.mark.rs("RS-037")
@pytest.mark.parametrize("number", range(10))
def test_nobody_sees_anything_change_when_the_decks_are_stirred(number: int) -> None:
    table = midgame(number, 15)
    g, rng = pieces(table), chance(number)
    before = [table.view(viewer) for viewer in (None, *range(table.options["players"]))]
    for pile in (g.room_deck, g.spell_deck):
        pile.shuffle(rng)
    for deck in (g.hero_deck, g.epic_deck):
        rng.shuffle(deck)
    assert [table.view(viewer) for viewer in (None, *range(table.options["players"]))] == before


# -- refusals ---------------------------------------------------------------------------------------------------------


def every_notation() -> list[str]:
    """Whatever could be said about any card, sensible or not."""
    places = ["new", "on 1", "on 2", "on 6", "on x", ""]
    aims = ["", "0:1", "1:1", "1:9", "0", "1", "nick_the_masher", "0 nick_the_masher", "1 jesta_the_rogue"]
    said = ["pass", "yes", "no", "player 0", "player 1", "room 0:1", "room 1:1", "type room", "draw spell", "", "dance"]
    for card in CATALOGUE.values():
        said += [f"take {card.id}", f"discard {card.id}", f"boss {card.id}"]
        if isinstance(card, RoomCard):
            said += [f"build {card.id} {place}".strip() for place in places]
            said += [f"use {card.id} {place} {aim}".strip() for place in (1, 2) for aim in aims[:5]]
        if isinstance(card, SpellCard):
            said += [f"cast {card.id} {aim}".strip() for aim in aims]
    return said


def why_not(table: uk.Table, notation: str) -> object:
    refusal = table.why_not(notation)
    return None if refusal is None else (refusal.rule, refusal.message, refusal.words)


@pytest.mark.rs("RS-044")
def test_a_refusal_says_the_same_in_every_world_that_the_seat_could_imagine() -> None:
    compared = 0
    said = every_notation()
    for number in range(12):
        for decisions in (6, 18, 30):
            table = midgame(number, decisions)
            seat = asked(table).seat
            for seed in range(2):
                try:
                    world = table.redeal(seat, seed)
                except uk.NoRecipe:
                    continue
                assert [why_not(world, notation) for notation in said] == [
                    why_not(table, notation) for notation in said
                ]
                compared += 1
    assert compared > 50


@pytest.mark.rs("RS-044")
def test_an_error_says_the_same_in_every_world_that_the_seat_could_imagine() -> None:
    def error(table: uk.Table, answer: object) -> tuple[str, str, str]:
        with pytest.raises(uk.InvalidOption) as refused:
            table.choose(answer)  # type: ignore[arg-type, unused-ignore]
        return str(refused.value), refused.value.field, refused.value.rule

    for number in range(10):
        table = midgame(number, 20)
        world = table.redeal(asked(table).seat, number)
        for answer in (-1, 999, "dance", "cast nothing", "build draculord new", "use freeze 1", None):
            assert error(world, answer) == error(table, answer)


words = st.sampled_from(
    ["build", "cast", "use", "take", "pass", "new", "on", "1", "2", "0", "0:1", "1:1", "9:9", ":", "١", "²", "-1",
     "0000000019", "1" * 5000, "freeze", "dark_altar", "golem_factory", "bottomless_pit", "draculord"]
)  # fmt: skip


@given(said=st.lists(words, max_size=5).map(" ".join) | st.text(max_size=30), number=st.integers(0, 39))
@settings(STEADY, max_examples=300)
def test_whatever_is_said_is_allowed_or_refused_by_a_rule(midgames: list[uk.Table], said: str, number: int) -> None:
    table = midgames[number % len(midgames)]
    refusal = table.why_not(said)
    assert (refusal is None) == (said in notations(table))
    if refusal is not None:
        assert refusal.rule.startswith("BM-")
        assert refusal.message
        assert json.dumps(refusal.words)


@pytest.mark.parametrize("place", ["0000000019", "0" * 8 + "1" * 5000], ids=["ten digits", "five thousand digits"])
def test_a_place_is_refused_however_many_digits_it_has(place: str) -> None:
    table = at(
        "phase: build\nplayers:\n- {boss: draculord, hand: [golem_factory], dungeon: [dark_altar]}\n- {boss: gorgona}"
    )
    refusal = table.why_not(f"build golem_factory on {place}")
    assert refusal is not None
    assert refusal.rule == "BM-173"


@pytest.fixture(scope="module")
def midgames() -> list[uk.Table]:
    return [midgame(number, 4 * number % 45) for number in range(20)]


# -- undo -------------------------------------------------------------------------------------------------------------


def as_a_true_table(imagined: uk.Table) -> uk.Table:
    """The same world, set up from its position: it can be played, taken back and looked into like any other."""
    return uk.load(imagined.position())


@pytest.mark.rs("RS-047")
def test_undo_teaches_nothing_and_is_refused_alike_in_every_world() -> None:
    """What a seat may take back would have looked the same to it in any world that it could have imagined before."""
    outcomes: Counter[str] = Counter()
    for number in range(40):
        table, rng = deal(number), chance(number)
        for _ in range(40):
            if table.decision is None:
                break
            seat, answer = table.decision.seat, notations(table)[any_answer(table, rng)]
            if rng.below(4) == 0:
                try:
                    true, world = table.clone(), as_a_true_table(table.redeal(seat, rng.below(1000)))
                except uk.NoRecipe:
                    continue
                mine, other = try_undo(true, seat, answer), try_undo(world, seat, answer)
                if mine is not None and other is not None:
                    assert mine == other
                    outcomes[mine[0]] += 1
            table.choose(answer)
    assert min(outcomes["refused"], outcomes["taken back"]) > 5


def try_undo(table: uk.Table, seat: int, answer: str) -> tuple[Any, ...] | None:
    """What the seat has seen, if it may take its answer back; what it is told, if not.

    Nothing where another player's turn to build comes up: whose turn it is, everybody sees.
    """
    heard = [event.seen_by(seat) for event in table.choose(answer)]
    decision = table.decision
    if decision is None or (decision.seat != seat and decision.kind in {"build", "first_room", "mulligan", "boss"}):
        return None
    seen = table.view(seat), decision.seat == seat
    try:
        table.undo(seat)
    except uk.UndoRefused as refusal:
        return "refused", str(refusal), refusal.field, refusal.rule
    return "taken back", heard, seen, table.view(seat)


# -- imagined tables --------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-061")
@pytest.mark.parametrize("number", range(30))
def test_from_every_seat_at_every_decision_a_table_can_be_imagined_that_looks_like_the_true_one(number: int) -> None:
    table = deal(number)
    for _ in play(table, chance(number)):
        if table.decision is None:
            break
        for seat in range(table.options["players"]):
            world = table.redeal(seat, number)
            assert world.view(seat) == table.view(seat)
            assert (asked(world).seat, asked(world).kind, asked(world).source) == (
                table.decision.seat, table.decision.kind, table.decision.source,
            )  # fmt: skip
            if seat == table.decision.seat:
                assert notations(world) == notations(table)


@pytest.mark.rs("RS-061")
def test_who_is_just_looking_at_a_hand_can_imagine_the_rest() -> None:
    table = at(
        """
        phase: reveal
        active: 0
        players:
        - {boss: draculord, levelling: true,
           dungeon: [golem_factory, golem_factory, golem_factory, neanderthal_cave, neanderthal_cave]}
        - {boss: gorgona, hand: [dark_altar, open_grave, mimic_vault, jeopardy]}
        - {boss: xyzax, hand: [boulder_ramp, freeze]}
        """
    )
    do(table, "player 1")
    assert asked(table).kind == "take"
    worlds = [pieces(table.redeal(0, seed)) for seed in range(20)]
    assert all(cards_of(g, 1) == {"dark_altar", "open_grave", "mimic_vault", "jeopardy"} for g in worlds)
    assert len({ids(g.players[2].rooms.cards) for g in worlds}) > 1


@pytest.mark.rs("RS-061")
def test_the_same_seed_imagines_the_same_table_and_another_seed_another() -> None:
    table = midgame(2)
    worlds = [table.redeal(0, seed).digest() for seed in range(20)]
    assert worlds == [table.redeal(0, seed).digest() for seed in range(20)]
    assert len(set(worlds)) == 20


def hidden_places(g: Pieces, viewer: int) -> Iterator[tuple[str, str]]:
    """Every place where a card lies that the viewer does not know, and what is there."""
    for me in g.players:
        if me.seat == viewer:
            continue
        for name, hand in (("rooms", me.rooms), ("spells", me.spells)):
            for spot, card in enumerate(hand.cards):
                if not hand.tags[spot] >> 8 * viewer & KNOWN:
                    yield f"{name} of {me.seat}, {spot}", card.id
        for spot, room in enumerate(me.dungeon):
            if room.face_down is not None:
                yield f"laid by {me.seat}, {spot}", room.face_down.id
        if g.phase == "bosses":
            yield f"boss of {me.seat}", me.boss.id
            for spot, boss in enumerate(me.offered):
                yield f"offered to {me.seat}, {spot}", boss.id
    for name, cards in (("rooms", g.room_deck.cards), ("spells", g.spell_deck.cards)):
        yield from [(f"deck of {name}, {at}", card.id) for at, card in enumerate(cards)]
    for name, heroes in (("heroes", g.hero_deck), ("epic heroes", g.epic_deck)):
        yield from [(f"deck of {name}, {at}", card.id) for at, card in enumerate(heroes)]


@pytest.mark.rs("RS-061")
@pytest.mark.parametrize(
    ("number", "decisions"), [(5, 0), (8, 1), (0, 2), (1, 3), (2, 14), (3, 15), (4, 25), (6, 30), (8, 90), (9, 20)]
)
def test_over_fifty_imagined_tables_every_hidden_place_holds_something_else_once(number: int, decisions: int) -> None:
    table = midgame(number, decisions)
    viewer = asked(table).seat
    truth = dict(hidden_places(pieces(table), viewer))
    unchanged = dict(truth)
    for seed in range(50):
        world = dict(hidden_places(pieces(table.redeal(viewer, seed)), viewer))
        assert world.keys() == truth.keys()
        for place, card in world.items():
            if card != truth[place]:
                unchanged.pop(place, None)
    alone = {place for place in unchanged if sum(name.split(",")[0] == place.split(",")[0] for name in truth) == 1}
    assert unchanged.keys() - alone == set()
    assert len(truth) > 20


def test_bosses_on_offer_and_cards_laid_face_down_are_among_the_hidden_places() -> None:
    offered = dict(hidden_places(pieces(midgame(5, 0)), asked(midgame(5, 0)).seat))
    assert any(place.startswith("offered") for place in offered)
    laid = [midgame(number, 3) for number in range(10)]
    assert any(
        place.startswith("laid") for table in laid for place in dict(hidden_places(pieces(table), asked(table).seat))
    )


# Small positions, in which all worlds can be counted.


def small(
    *players: dict[str, Any], rooms: list[str], spells: list[str] | None = None, phase: str = "build", **more: Any
) -> uk.Table:
    """A position with these cards and no others: whatever is not named has left the game."""
    options = INFO.check({"players": len(players)})
    used: Counter[str] = Counter([*rooms, *(spells or []), *more.get("discard", [])])
    for player in players:
        used.update(player.get("hand", []))
        for room in player.get("dungeon", []):
            used.update(
                [room] if isinstance(room, str) else [room.get("room"), *room.get("stack", []), room.get("face_down")]
            )
    cards = [card for card in CATALOGUE.values() if isinstance(card, RoomCard | SpellCard) and card.set == "BMR"]
    gone = [card.id for card in cards for _ in range(card.copies - used[card.id])]
    said = {
        "phase": phase, "round": 2, "active": 0, "players": list(players), "gone": gone, "town": [],
        "decks": {"rooms": rooms, "spells": spells or []}, **more,
    }  # fmt: skip
    return uk.Table(INFO, options, None, INFO.place(said, options, make("keyed", 1)))


def imagine(table: uk.Table, seat: int, times: int, read: Callable[[Pieces], Any]) -> Counter[Any]:
    return Counter([read(pieces(table.redeal(seat, seed))) for seed in range(times)])


def all_alike(counted: Counter[Any], possible: set[Any]) -> None:
    """Exactly these worlds, each as often as the others: chi-square, one false alarm in a million."""
    assert set(counted) <= possible, "a world that contradicts what the seat knows"
    assert set(counted) == possible, "a world that the seat could imagine never comes up"
    expected = counted.total() / len(possible)
    assert expected >= 5
    found = sum((counted[world] - expected) ** 2 / expected for world in possible)
    free = len(possible) - 1
    limit = free * (1 - 2 / (9 * free) + 4.75 * math.sqrt(2 / (9 * free))) ** 3  # Wilson and Hilferty
    assert found < limit, f"{found:.1f} is more than {limit:.1f}: {counted}"


def ids(cards: list[Any]) -> tuple[str, ...]:
    return tuple([card.id for card in cards])


FIVE_ROOMS = ["golem_factory", "golem_factory", "golem_factory", "neanderthal_cave", "neanderthal_cave"]
ME = {"boss": "draculord", "hand": ["golem_factory"], "dungeon": ["neanderthal_cave"]}
A, B, C, D, E = "dark_altar", "open_grave", "mimic_vault", "boulder_ramp", "haunted_library"


@pytest.mark.rs("RS-061")
def test_unknown_cards_are_dealt_to_hand_and_deck_in_every_way_alike() -> None:
    table = small(ME, {"boss": "gorgona", "hand": [A, B]}, rooms=[C, D])
    counted = imagine(table, 0, 480, lambda g: ids(g.players[1].rooms.cards + g.room_deck.cards))
    all_alike(counted, set(itertools.permutations([A, B, C, D])))


@pytest.mark.rs("RS-061")
def test_spells_and_rooms_do_not_mix() -> None:
    table = small(ME, {"boss": "gorgona", "hand": [A, "freeze", "fear"]}, rooms=[B], spells=["jeopardy"])
    counted = imagine(
        table, 0, 240,
        lambda g: (
            ids(g.players[1].rooms.cards + g.room_deck.cards),
            ids(g.players[1].spells.cards + g.spell_deck.cards),
        ),
    )  # fmt: skip
    all_alike(
        counted,
        set(itertools.product(itertools.permutations([A, B]), itertools.permutations(["freeze", "fear", "jeopardy"]))),
    )


@pytest.mark.rs("RS-061")
def test_a_card_laid_face_down_could_be_any_of_the_unknown_ones() -> None:
    table = small(ME, {"boss": "gorgona", "hand": [A], "dungeon": [{"stack": [], "face_down": B}]}, rooms=[C])
    counted = imagine(table, 0, 240, lambda g: (laid(g, 1), *ids(g.players[1].rooms.cards + g.room_deck.cards)))
    all_alike(counted, set(itertools.permutations([A, B, C])))


def laid(g: Pieces, seat: int) -> str:
    return next(room.face_down.id for room in g.players[seat].dungeon if room.face_down is not None)


@pytest.mark.rs("RS-061")
@pytest.mark.parametrize(
    "beneath",
    [{"stack": []}, {"room": "neanderthal_cave"}, {"room": "bottomless_pit"}],
    ids=["on a free place", "on a room that bears none", "on a room with another treasure"],
)
def test_an_advanced_room_is_imagined_only_where_it_could_have_been_laid(beneath: dict[str, Any]) -> None:
    """BM-034, BM-035: monsters_ballroom is an advanced fighter room."""
    room = {**beneath, "face_down": B}
    table = small(ME, {"boss": "gorgona", "hand": ["monsters_ballroom"], "dungeon": [room]}, rooms=[C, D])
    counted = imagine(table, 0, 60, lambda g: laid(g, 1))
    assert counted["monsters_ballroom"] == 0


def drawn_from_a_deck_made_anew(*tags: int, **more: Any) -> Counter[Any]:
    """Seat 1 holds A, B and perhaps C with these tags, and lays A; what seat 0 then imagines of the other cards."""
    hand = [A, B, C][: len(tags)]
    table = small(
        {"boss": "draculord", "builds": 0},
        {"boss": "gorgona", "dungeon": ["golem_factory"], "hand": hand, "tags": list(tags), "builds": 1},
        active=1, **more,
    )  # fmt: skip
    do(table, f"build {A} on 1")
    return imagine(table, 0, 300, lambda g: tuple(sorted(ids(g.players[1].rooms.cards))))


SEEN = KNOWN * LOW_BITS
FIRST, SECOND = (BOUND | 1) * LOW_BITS, (BOUND | 2) * LOW_BITS


@pytest.mark.rs("RS-061")
def test_what_a_hand_drew_from_a_deck_made_anew_stays_unknown_when_it_lays_a_card_that_all_have_seen() -> None:
    deck = [D, E, "witchs_kitchen", "jackpot_stash"]
    counted = drawn_from_a_deck_made_anew(SEEN, FIRST, rooms=deck, tags={"rooms": [FIRST] * 4}, epoch=1)
    # One of A and the one drawn lies face down; nothing tells which, and the drawn one is any of the deck's.
    assert {B, *deck} <= {card for (card,) in counted}


@pytest.mark.rs("RS-061")
def test_of_two_decks_made_anew_neither_tells_what_was_drawn_from_the_other() -> None:
    counted = drawn_from_a_deck_made_anew(
        SEEN, FIRST, SECOND, rooms=[D, E], tags={"rooms": [FIRST, SECOND]}, epoch=2,
    )  # fmt: skip
    held = {card for hand in counted for card in hand}
    assert {B, C, D, E} <= held


@pytest.mark.rs("RS-061")
@pytest.mark.parametrize(("other", "can_tell"), [("monsters_ballroom", True), (B, False)])
def test_of_two_known_cards_the_one_that_could_not_be_laid_there_is_known_to_be_in_hand(
    other: str, can_tell: bool
) -> None:
    """BM-034: monsters_ballroom is an advanced room, and needs another one beneath it."""
    table = small(
        {"boss": "draculord", "builds": 0, "hand": ["freeze"]},  # and so is asked before the card is turned up
        {"boss": "gorgona", "dungeon": ["golem_factory"], "hand": [A, other], "tags": [SEEN, SEEN], "builds": 1},
        rooms=[C, D], active=1, epoch=1,
    )  # fmt: skip
    do(table, f"build {A} new")
    assert laid(pieces(table), 1) == A
    apart = {card for _, card in census.unseen(pieces(table), 0)}
    assert {A, other} <= apart or can_tell
    assert not (can_tell and {A, other} & apart)


@pytest.mark.rs("RS-061")
def test_a_card_fetched_before_everybodys_eyes_stays_where_all_saw_it_go() -> None:
    table = small(
        {**ME, "hand": ["golem_factory", "freeze"]},
        {"boss": "gorgona", "hand": [B], "dungeon": ["dark_altar"]},
        rooms=[C, D], discard=[E], active=1,
    )  # fmt: skip
    do(table, "use dark_altar 1", f"take {E}")
    assert asked(table).seat == 1
    do(table, "pass")
    assert asked(table).seat == 0
    counted = imagine(table, 0, 240, lambda g: tuple(sorted(ids(g.players[1].rooms.cards))) + ids(g.room_deck.cards))
    assert all(E in world[:2] for world in counted)
    unknown = [{B, C, D} - {hand} for hand in (B, C, D)]
    possible = {
        (*sorted([E, hand]), *deck)
        for hand, rest in zip((B, C, D), unknown, strict=True)
        for deck in itertools.permutations(sorted(rest))
    }
    all_alike(counted, possible)


DRACULORD = (
    {"boss": "draculord", "dungeon": FIVE_ROOMS, "levelling": True, "hand": [E, "freeze"]},
    {"boss": "gorgona", "hand": [A, B, "jeopardy"], "dungeon": ["bottomless_pit"]},
    {"boss": "xyzax", "hand": [C, "teleportation"], "dungeon": ["bottomless_pit"]},
)


def after_draculord() -> uk.Table:
    """Draculord (0) has looked at the hand of seat 1 and taken a card out of it; seat 2 has watched."""
    table = small(
        *DRACULORD, rooms=[D, "centipede_tunnel", "construction_zone"], spells=["fear", "assassin"], phase="reveal"
    )
    do(table, "player 1", f"take {A}")
    return table


def cards_of(g: Pieces, seat: int) -> set[str]:
    return {*ids(g.players[seat].rooms.cards), *ids(g.players[seat].spells.cards)}


@pytest.mark.rs("RS-061")
def test_a_hand_that_was_looked_at_is_remembered() -> None:
    table = after_draculord()
    assert table.view(0)["players"][1]["rooms"]["known"] == [B]
    worlds = [pieces(table.redeal(0, seed)) for seed in range(60)]
    assert all({B, "jeopardy"} <= cards_of(g, 1) for g in worlds)
    assert len({ids(g.players[2].rooms.cards) for g in worlds}) > 1  # of the third hand nothing is known


@pytest.mark.rs("RS-061")
def test_a_stolen_card_is_remembered_by_its_victim_and_by_nobody_else() -> None:
    table = after_draculord()
    assert table.view(1)["players"][0]["rooms"]["known"] == [A]
    assert all(A in cards_of(pieces(table.redeal(1, seed)), 0) for seed in range(60))
    assert table.view(2)["players"][0]["rooms"]["known"] == []
    assert 0 < sum(A in cards_of(pieces(table.redeal(2, seed)), 0) for seed in range(60)) < 60


@pytest.mark.rs("RS-037")
def test_of_two_equal_cards_each_seat_takes_the_one_that_left_for_the_one_it_knew() -> None:
    known_to_1, known_to_2 = KNOWN << 8, KNOWN << 16
    table = at(
        f"""
        phase: build
        players:
        - {{boss: draculord, dungeon: [witchs_kitchen], hand: [golem_factory, golem_factory, dark_altar], builds: 0,
            tags: [{known_to_1}, {known_to_2}, 0]}}
        - {{boss: xyzax}}
        - {{boss: gorgona}}
        """
    )
    assert [table.view(seat)["players"][0]["rooms"]["known"] for seat in (1, 2)] == [["golem_factory"]] * 2
    do(table, "use witchs_kitchen 1")
    assert table.view(None)["discard"] == ["golem_factory"]
    assert [table.view(seat)["players"][0]["rooms"]["known"] for seat in (1, 2)] == [[], []]


@pytest.mark.rs("RS-061")
def test_a_card_stolen_at_random_is_known_to_thief_and_victim() -> None:
    table = small(
        {"boss": "draculord", "hand": [E], "dungeon": ["succubus_spa"],
         "inside": {"hero": "nick_the_masher", "room": 1, "damage": 9}},
        {"boss": "gorgona", "hand": [A, B], "dungeon": ["bottomless_pit"]},
        {"boss": "xyzax", "hand": [C], "dungeon": ["bottomless_pit"]},
        rooms=[D, "centipede_tunnel"], phase="adventure",
    )  # fmt: skip
    while asked(table).kind != "player":
        do(table, "pass")
    do(table, "player 1")
    stolen = ({A, B} & cards_of(pieces(table), 0)).pop()
    assert all(stolen in cards_of(pieces(table.redeal(1, seed)), 0) for seed in range(40))
    assert 0 < sum(stolen in cards_of(pieces(table.redeal(2, seed)), 0) for seed in range(60)) < 60


ADVANCED = ["monsters_ballroom", "beast_menagerie", "vampire_bordello", "dracolich_lair"]
TRAPS = ["all_seeing_eye", "recycling_center", "the_crushinator", "ligers_den"]


def mulligan(*, second: bool) -> uk.Table:
    """The first player has shuffled four cards into a deck of six and drawn four; the second may have done so too."""
    table = small(
        {"boss": "draculord", "hand": ADVANCED},
        {"boss": "gorgona", "hand": TRAPS},
        rooms=[A, B, C, D, E, "centipede_tunnel"], phase="mulligan", round=0,
    )  # fmt: skip
    do(table, "yes", "yes" if second else "no")
    return table


@pytest.mark.rs("RS-061")
def test_who_took_a_mulligan_knows_that_the_old_hand_is_in_the_deck() -> None:
    table = mulligan(second=False)
    assert asked(table).seat == 0
    returned = set(ADVANCED) - cards_of(pieces(table), 0)
    worlds = [pieces(table.redeal(0, seed)) for seed in range(200)]
    assert all(returned <= set(ids(g.room_deck.cards)) for g in worlds)
    for card in sorted(returned):  # anywhere in the deck, all places alike
        size = len(pieces(table).room_deck)
        all_alike(Counter([ids(g.room_deck.cards).index(card) for g in worlds]), set(range(size)))


@pytest.mark.rs("RS-061")
def test_after_two_mulligans_nobody_knows_where_in_the_deck_anything_is() -> None:
    table = mulligan(second=True)
    assert asked(table).seat == 0
    returned = sorted(set(ADVANCED) - cards_of(pieces(table), 0))
    worlds = [pieces(table.redeal(0, seed)) for seed in range(300)]
    for card in returned:
        where = Counter([ids([*g.room_deck.cards, *g.players[1].rooms.cards]).index(card) for g in worlds])
        all_alike(where, set(range(len(pieces(table).room_deck) + len(pieces(table).players[1].rooms))))


@pytest.mark.rs("RS-061")
def test_a_deck_made_anew_from_the_discard_pile_holds_what_lay_there() -> None:
    """BM-A26: all have seen it, so only the order is unknown."""
    table = small(
        {**ME, "hand": ["golem_factory", "jeopardy"]},
        {"boss": "gorgona", "hand": [A, B]},
        rooms=[C, D, E], spells=["freeze", "fear"], discard=["boulder_ramp", "centipede_tunnel"],
    )  # fmt: skip
    do(table, "cast jeopardy")  # both throw their hands away and draw two rooms and a spell: the deck runs out
    while asked(table).seat != 0:
        do(table, "pass")
    deck = set(ids(pieces(table).room_deck.cards))
    assert deck <= {A, B, "golem_factory", "boulder_ramp", "centipede_tunnel"}
    counted = imagine(table, 0, 200, lambda g: tuple(sorted(cards_of(g, 1))))
    old = {C, D, E} - cards_of(pieces(table), 0)  # what is left of the old deck must be in the other hand
    assert all(old <= set(world) for world in counted)
    assert len(counted) > 1


def king_croak(*, takes: str) -> uk.Table:
    table = small(
        {"boss": "king_croak", "dungeon": FIVE_ROOMS, "levelling": True, "hand": [E]},
        {"boss": "gorgona", "hand": [A, B], "dungeon": ["goblin_armory"]},
        rooms=[C, D, "monsters_ballroom", "beast_menagerie", "centipede_tunnel"], phase="reveal",
    )  # fmt: skip
    do(table, "yes", takes)
    return table


@pytest.mark.rs("RS-061")
def test_who_has_searched_a_deck_knows_what_is_in_it_but_not_where() -> None:
    table = king_croak(takes="take monsters_ballroom")
    assert asked(table).kind == "build"
    deck = [C, D, "beast_menagerie", "centipede_tunnel"]
    counted = imagine(table, 0, 480, lambda g: ids(g.room_deck.cards))
    all_alike(counted, set(itertools.permutations(deck)))
    assert all(cards_of(pieces(table.redeal(0, seed)), 1) == {A, B} for seed in range(30))


@pytest.mark.rs("RS-061")
def test_who_is_asked_about_a_searched_deck_is_asked_the_same_in_every_world() -> None:
    table = small(
        {"boss": "king_croak", "dungeon": FIVE_ROOMS, "levelling": True, "hand": [E]},
        {"boss": "gorgona", "hand": ["vampire_bordello"], "dungeon": ["goblin_armory"]},
        rooms=["monsters_ballroom", "beast_menagerie", "dracolich_lair"], phase="reveal",
    )  # fmt: skip
    do(table, "yes")
    assert notations(table) == ["take dracolich_lair", "take beast_menagerie", "take monsters_ballroom"]
    assert all(notations(table.redeal(0, seed)) == notations(table) for seed in range(30))


@pytest.mark.rs("RS-061")
def test_who_has_only_watched_a_search_knows_the_card_that_was_shown_and_no_more() -> None:
    table = king_croak(takes="take monsters_ballroom")
    do(table, "pass")
    worlds = [pieces(table.redeal(1, seed)) for seed in range(60)]
    assert all("monsters_ballroom" in cards_of(g, 0) for g in worlds)
    assert len({ids(g.players[0].rooms.cards) for g in worlds}) > 3  # the other card of that hand could be any


@pytest.mark.rs("RS-061")
def test_bosses_on_offer_are_imagined_in_every_way() -> None:
    table = uk.new_game("boss_monster", players=2, seed=6, variants=["choose_boss"])
    mine = set(ids(pieces(table).players[0].offered))
    counted = imagine(table, 0, 900, lambda g: frozenset(ids(g.players[1].offered)))
    left = [
        card
        for card in CATALOGUE
        if CATALOGUE[card].set == "BMR" and type(CATALOGUE[card]).__name__ == "BossCard" and card not in mine
    ]
    all_alike(counted, {frozenset(pair) for pair in itertools.combinations(left, 2)})


# -- nothing of the truth ---------------------------------------------------------------------------------------------


def reachable(start: object) -> Iterator[object]:
    """Everything that can be got at from an object by any path, but for code and what all tables share."""
    seen: dict[int, object] = {}
    queue = [start]
    while queue:
        thing = queue.pop()
        if id(thing) in seen or isinstance(thing, type | ModuleType | CodeType | BuiltinFunctionType | Card):
            continue
        seen[id(thing)] = thing
        yield thing
        if isinstance(thing, FunctionType):
            queue += [cell.cell_contents for cell in thing.__closure__ or ()]
        elif isinstance(thing, MethodType):
            queue.append(thing.__self__)
        else:
            queue += gc.get_referents(thing)


CANARY = 0x5EED_C0FFEE_5EED_C0FFEE_5EED_C0FFEE_5EED_C0FFEE_5EED_C0FFEE


@pytest.mark.rs("RS-059")
@pytest.mark.parametrize("decisions", [0, 3, 12, 20, 33])
@pytest.mark.parametrize("generator", ["keyed", "fast"])
def test_from_an_imagined_table_no_path_leads_to_the_truth(decisions: int, generator: str) -> None:
    table = uk.new_game("boss_monster", players=3, seed=CANARY + decisions, generator=generator)
    for _ in play(table, chance(decisions), decisions):
        pass
    table.comments.append((1, "a note of the player"))
    g, seat = pieces(table), asked(table).seat
    truth = {
        "the room deck": ids(g.room_deck.cards),
        "the spell deck": ids(g.spell_deck.cards),
        "the hero deck": ids(g.hero_deck),
        **{f"the hand of {me.seat}": ids(me.rooms.cards) for me in g.players if me.seat != seat},
    }
    truth = {name: cards for name, cards in truth.items() if len(cards) > 3}  # fewer may come out alike by chance
    states = [make(generator, table.seed).state(), g.rng.state()]
    secrets = {CANARY + decisions, *[number for state in states for number in state if number > 1 << 32]}
    keys = {make("keyed", table.seed).key} if generator == "keyed" else set()  # type: ignore[attr-defined]
    for seed in range(3):
        imagined = table.redeal(seat, seed)
        found = list(reachable(imagined))
        assert not any(thing is table or thing is g or thing is table._first() or thing is g.rng for thing in found)
        assert not any(isinstance(thing, Keyed) for thing in found)
        assert not [thing for thing in found if type(thing) is int and thing in secrets]
        assert not [thing for thing in found if isinstance(thing, bytes) and thing in keys]
        assert "a note of the player" not in found
        lists = [ids(thing) for thing in found if isinstance(thing, list) and thing and isinstance(thing[0], Card)]
        for name, cards in truth.items():
            assert cards not in lists, name


@pytest.mark.rs("RS-059")
@pytest.mark.rs("RS-060")
@pytest.mark.skipif(COMPILED, reason="the number of tries is built into the compiled table")
@pytest.mark.parametrize("number", [0, 2, 5])
def test_what_only_the_true_chance_led_to_forgets_it_at_once(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """When no other chance leads to the same table, the true one is taken, and taken away again."""
    monkeypatch.setattr(imagining, "TRIES", 0)
    table, rng, late = deal(number), chance(number), 0
    for _ in play(table, rng):
        if table.decision is None:
            break
        for seat in range(table.options["players"]):
            try:
                imagined = table.redeal(seat, number)
            except uk.NoRecipe:
                continue
            if can_be_copied(imagined):
                continue
            late += 1
            assert not any(isinstance(thing, Keyed) for thing in reachable(imagined))
            with pytest.raises(uk.NoRecipe, match="before its next chapter"):
                imagined.clone()
            for _ in range(12):
                if imagined.decision is None or can_be_copied(imagined):
                    break
                imagined.choose(any_answer(imagined, rng))
            if can_be_copied(imagined):  # from here on it can be copied like any other
                for _ in play(imagined, rng, 3):
                    assert imagined.clone().digest() == imagined.digest()
    assert late > 10


def can_be_copied(table: uk.Table) -> bool:
    return table._saved is not None


@pytest.mark.rs("RS-018")
@pytest.mark.skipif(COMPILED, reason="the number of tries is built into the compiled table")
def test_an_imagined_table_that_cannot_be_set_up_again_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go_wrong(*pieces: object) -> None:
        raise ValueError("sabotage")

    monkeypatch.setattr(imagining, "TRIES", 0)
    table = small(
        {"boss": "draculord", "hand": ["freeze", E], "dungeon": ["golem_factory"]},
        {"boss": "gorgona", "hand": ["freeze", A], "dungeon": ["goblin_armory"]},
        rooms=[B], spells=["fear"],
    )  # fmt: skip
    imagined, freeze = next(freezing(table, 1))  # seat 0 decides, so what seat 1 could imagine is looked for
    monkeypatch.setattr(CATALOGUE["freeze"].power, "effect", go_wrong)
    with pytest.raises(uk.NoRecipe, match="cannot be set up again"):
        imagined.choose(freeze)


def freezing(table: uk.Table, viewer: int) -> Iterator[tuple[uk.Table, str]]:
    """Tables that the viewer could imagine in which the decider may cast Freeze, and how."""
    for seed in range(100):
        with suppress(uk.NoRecipe):
            imagined = table.redeal(viewer, seed)
            for said in notations(imagined):
                if said.startswith("cast freeze"):
                    yield imagined, said


@pytest.mark.rs("RS-059")
def test_the_walk_would_find_the_truth_if_it_were_there() -> None:
    table = uk.new_game("boss_monster", players=3, seed=CANARY)
    first = table._first()
    found = list(reachable(table))
    assert any(thing is first for thing in found)
    assert any(isinstance(thing, Keyed) for thing in found)
    assert CANARY in found
    assert pieces(table).room_deck.cards in [thing for thing in found if isinstance(thing, list)]
    inside = reachable(uk.new_game("boss_monster", players=2, seed=1)._flow)
    assert any(
        isinstance(thing, Pieces) for thing in inside
    )  # the rules hold the pieces, and the walk goes through them


@pytest.mark.rs("RS-060")
def test_an_imagined_table_does_not_know_the_true_future() -> None:
    """Over 200 imagined tables the next hero, the next cards and the next random numbers agree by chance alone."""
    table = uk.new_game("boss_monster", players=2, seed=60)
    for _ in play(table, chance(60), 6):
        pass
    seat, g = asked(table).seat, pieces(table)
    numbers = [g.rng.copy().below(1000)]
    agreed: Counter[str] = Counter()
    for seed in range(200):
        world = pieces(table.redeal(seat, seed))
        agreed["hero"] += world.hero_deck[-1] is g.hero_deck[-1]
        agreed["room"] += world.room_deck.cards[-1] is g.room_deck.cards[-1]
        agreed["spell"] += world.spell_deck.cards[-1] is g.spell_deck.cards[-1]
        agreed["number"] += [world.rng.copy().below(1000)] == numbers
    # one in 13 heroes, about three in 60 rooms, about two in 27 spells, one in a thousand numbers
    assert agreed["hero"] < 200 * 0.2
    assert agreed["room"] < 200 * 0.15
    assert agreed["spell"] < 200 * 0.25
    assert agreed["number"] < 5


@pytest.mark.rs("RS-060")
def test_shuffles_in_an_imagined_table_are_its_own() -> None:
    """King Croak searches the deck: in truth it is shuffled once, in 200 imagined tables in 200 other ways."""
    table = small(
        {"boss": "king_croak", "dungeon": FIVE_ROOMS, "levelling": True, "hand": [E]},
        {"boss": "gorgona", "hand": [A]},
        rooms=[B, C, D, "monsters_ballroom", "beast_menagerie"], phase="reveal",
    )  # fmt: skip
    true = table.clone()
    do(true, "yes")
    order = ids(pieces(true).room_deck.cards)
    agreed = 0
    for seed in range(200):
        world = table.redeal(0, seed)
        do(world, "yes")
        agreed += ids(pieces(world).room_deck.cards) == order
    assert agreed < 12  # one order in 120, if the other hand holds the same card


@pytest.mark.rs("RS-062")
def test_the_same_seed_imagines_the_same_in_worlds_that_a_seat_cannot_tell_apart() -> None:
    compared = 0
    for seed in range(4):
        rng = chance(seed)
        table = uk.new_game("boss_monster", players=2 + seed % 3, seed=seed, generator="fast")
        while table.decision is not None:
            seat = table.decision.seat
            if rng.below(5) == 0:
                with suppress(uk.NoRecipe):
                    worlds = [table.redeal(seat, world).redeal(seat, 5) for world in (1, 2)]
                    assert worlds[0].digest() == worlds[1].digest()
                    compared += 1
            table.choose(any_answer(table, rng))
    assert compared > 20


def after_both_have_laid(spell: str) -> uk.Table:
    """Seat 1 was asked in secret twice and passed, if it holds Freeze; with Fear it was not asked at all."""
    table = at(
        f"""
        phase: build
        round: 4
        players:
        - {{boss: draculord, dungeon: [golem_factory, open_grave], hand: [mimic_vault, freeze]}}
        - {{boss: gorgona, hand: [{spell}, dark_altar]}}
        """
    )
    for answer in ("build mimic_vault new", "pass", "build dark_altar new"):
        do(table, answer)
        if asked(table).seat == 1 and asked(table).unseen:
            do(table, "pass")
    return table


@pytest.mark.rs("RS-061")
@pytest.mark.rs("RS-062")
def test_how_often_others_were_asked_is_not_told_by_an_imagined_table() -> None:
    often, never = after_both_have_laid("freeze"), after_both_have_laid("fear")
    assert often.number > never.number
    assert often.view(0) == never.view(0)
    for seed in range(10):
        first, second = often.redeal(0, seed), never.redeal(0, seed)
        assert first.position() == second.position()
        assert (first.number, first.digest()) == (second.number, second.digest())
        assert pieces(first).pulse == pieces(second).pulse


def after_an_answer_by(hand: str) -> uk.Table:
    """Seat 0 has answered a spell with the Princess; before that, it was asked to cancel it if it could."""
    table = at(
        f"""
        phase: build
        active: 0
        town: [nick_the_masher]
        players:
        - {{boss: cleopatra, dungeon: [golem_factory], builds: 0, hand: [princess_in_peril, {hand}]}}
        - {{boss: gorgona, dungeon: [golem_factory], hand: [freeze, counterspell]}}
        """
    )
    do(table, "pass", "cast freeze 0:1")
    if asked(table).kind == "cancel":
        do(table, "pass")
    do(table, "cast princess_in_peril nick_the_masher")
    return table


def after_a_price_of_golems(room: str, hand: str) -> uk.Table:
    """Seat 1 may answer what seat 0 has paid for with Golem Factories, whether it had other cards for that or not."""
    table = at(
        f"""
        phase: build
        active: 1
        players:
        - {{boss: cleopatra, dungeon: [{room}], hand: [{hand}]}}
        - {{boss: gorgona, dungeon: [dark_altar], builds: 0, hand: [freeze, counterspell]}}
        discard: [mimic_vault]
        """
    )
    do(table, "pass", f"use {room} 1")
    while asked(table).kind == "discard":
        do(table, "discard golem_factory")
    return table


def after_two_have_discarded(hand: str) -> uk.Table:
    """Seat 1 is asked for a card, after seat 0 has given up a Golem Factory, whether it had another card or not."""
    table = at_next_level(
        f"""
        phase: reveal
        window: {{gate: true}}
        players:
        - {{boss: cleopatra, hand: [{hand}]}}
        - {{boss: gorgona, hand: [dark_altar, mimic_vault]}}
        - {{boss: robobo, dungeon: [{{stack: [open_grave, incubus_gym], laid: 1}}]}}
        """
    )
    if asked(table).seat == 0:
        do(table, "discard golem_factory")
    return table


def in_one_and_another_world(way: str) -> tuple[uk.Table, uk.Table]:
    if way == "who could have cancelled":
        return after_an_answer_by("counterspell"), after_an_answer_by("soul_harvest")
    if way == "who had the same card twice":
        hands = ("golem_factory, bottomless_pit", "golem_factory, golem_factory")
        return after_two_have_discarded(hands[0]), after_two_have_discarded(hands[1])
    if way == "who had no choice":
        hands = ("golem_factory, succubus_spa, goblin_armory", "golem_factory, bottomless_pit, boulder_ramp")
        return after_a_price_of_golems("witchs_kitchen", hands[0]), after_a_price_of_golems("witchs_kitchen", hands[1])
    hands = ("golem_factory, golem_factory, open_grave", "golem_factory, golem_factory, golem_factory")
    return after_a_price_of_golems("dracolich_lair", hands[0]), after_a_price_of_golems("dracolich_lair", hands[1])


@pytest.mark.rs("RS-061")
@pytest.mark.rs("RS-062")
@pytest.mark.parametrize(
    "way",
    ["who could have cancelled", "who had no choice", "who had the same card twice", "who had the same card thrice"],
)
def test_what_others_were_asked_since_the_checkpoint_is_not_told_by_an_imagined_table(way: str) -> None:
    often, seldom = in_one_and_another_world(way)
    assert often.number > seldom.number
    assert often.view(1) == seldom.view(1)
    imagined = [often.redeal(1, seed).digest() for seed in range(20)]
    assert [seldom.redeal(1, seed).digest() for seed in range(20)] == imagined
    assert len(set(imagined)) > 10


@pytest.mark.rs("RS-061")
def test_who_has_drawn_a_card_knows_which_of_two_equal_ones_of_the_deck_it_was() -> None:
    """Everybody sees who draws when, so the other Motivation, and what else seat 1 drew, may be anything."""
    table = at(
        """
        phase: build
        active: 0
        players:
        - {boss: cleopatra, builds: 0, hand: [jeopardy, mimic_vault]}
        - {boss: gorgona, dungeon: [dark_altar], hand: [freeze, golem_factory]}
        decks: {spells: [motivation, motivation], rooms: [dark_altar, mimic_vault, golem_factory, dark_altar]}
        """
    )
    do(table, "pass", "cast freeze 1:1", "cast jeopardy")
    assert notations(table) == ["cast motivation", "pass"]
    theirs: Counter[str] = Counter()
    for seed in range(50):
        imagined = table.redeal(0, seed)
        assert imagined.view(0) == table.view(0)
        theirs.update(ids(pieces(imagined).players[1].rooms.cards) + ids(pieces(imagined).players[1].spells.cards))
    assert len(theirs) > 20
    assert theirs["motivation"] < 10
    assert theirs["golem_factory"] < 20
