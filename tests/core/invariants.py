"""What holds at every Boss Monster table at every moment, whatever was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import underkeep as uk
from underkeep.boss_monster.census import MOST_OPTIONS
from underkeep.boss_monster.hooks import OFFERING
from underkeep.boss_monster.pieces import FULL
from underkeep.boss_monster.piles import Pile
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.setup import fill_decks
from underkeep.boss_monster.table import Game as Pieces
from underkeep.core.rng import make

TAG_LIMIT = 1 << 48  # a byte for each of six seats


def pieces(table: uk.Table) -> Pieces:
    game = table._game
    assert isinstance(game, Pieces)
    return game


def check(table: uk.Table) -> None:
    """Cards are conserved, nothing is negative, every piece is where pieces can be, the question can be answered."""
    g = pieces(table)
    assert census(g) == supply(table), "a card was lost or doubled"
    for pile in piles(g):
        assert len(pile.cards) == len(pile.tags)
        assert all(0 <= tag < TAG_LIMIT for tag in pile.tags)
    check_order(g)
    assert g.fair.stalls == len([me for me in g.players if me.listens & OFFERING])
    assert g.fair.killers == len([me for me in g.players if me.soul_cards])
    for me in g.players:
        assert len(me.dungeon) <= FULL
        assert min(me.builds, me.extra_damage, me.souls, me.wounds) >= 0
        assert me.treasure_factor >= 1
        assert not (me.levelling and me.levelled_up)
        assert not me.out or not (me.dungeon or me.entrance or me.rooms.cards or me.spells.cards)
        for room in me.dungeon:
            assert room.owner == me.seat
            assert room.stack or room.face_down is not None
            assert room.active == (bool(room.stack) and room.face_down is None and not room.deactivated)
            assert not room.stack or room.fittings is not None or room.card is room.stack[-1]
        check_what_is_kept_at_hand(me)
    assert min(g.round, g.turn, g.polled, g.place, g.declared, g.epoch) >= 0
    assert g.walker is not None or not g.inside
    if g.inside:
        assert g.place < len(g.active.dungeon)
    check_question(table)


def check_what_is_kept_at_hand(me: Player) -> None:
    """What follows from the rest, and is kept because everything asks for it, is up to date."""
    if me.fair.news:
        return  # what others have is heard of before the next window
    anew = me.copy()
    anew.fair = me.fair
    anew.survey()
    anew.count_score()
    kept = (
        "castable",
        "counters",
        "held",
        "tempo",
        "rarely",
        "spell_tempo",
        "odd_tempo",
        "side_tempo",
        "handy",
        "recruits",
        "room_needs",
        "spell_needs",
        "listens",
        "souls",
        "wounds",
    )
    for name in kept:
        assert getattr(anew, name) == getattr(me, name), name
    assert not (anew.room_means ^ me.room_means) & me.room_needs
    assert not (anew.spell_means ^ me.spell_means) & me.spell_needs
    for name in ("usable", "watchful", "minions"):
        places = [[player.dungeon.index(room) for room in getattr(player, name)] for player in (anew, me)]
        assert places[0] == places[1], name


def check_order(g: Pieces) -> None:
    """BM-158: everybody still in the game, once, the highest XP first."""
    if g.phase == "bosses":
        return
    assert sorted(g.order) == [me.seat for me in g.players if not me.out]
    assert [me.seat for me in g.seated] == g.order
    assert all(me is g.players[me.seat] for me in g.seated)
    xp = [g.players[seat].boss.xp for seat in g.order]
    assert xp == sorted(xp, reverse=True)


def check_question(table: uk.Table) -> None:
    """RS-025: somebody who is still playing has at least two different answers, and not too many; or all is over."""
    decision = table.decision
    assert (decision is None) == (table.result is not None)
    if decision is None:
        return
    assert 0 <= decision.seat < len(pieces(table).players)
    assert not pieces(table).players[decision.seat].out
    said = [str(option) for option in decision.options]
    assert 2 <= len(said) <= MOST_OPTIONS
    assert len(set(said)) == len(said)


def piles(g: Pieces) -> Iterator[Pile[Any]]:
    yield g.room_deck
    yield g.spell_deck
    for me in g.players:
        yield me.rooms
        yield me.spells


def census(g: Pieces) -> Counter[str]:
    """Every card on the table, wherever it lies."""
    found: Counter[str] = Counter()
    for pile in piles(g):
        found.update([card.id for card in pile.cards])
    for cards in (
        g.hero_deck,
        g.epic_deck,
        g.boss_deck,
        g.discard,
        g.gone,
        g.buried_rooms.cards,
        g.buried_spells.cards,
    ):
        found.update([card.id for card in cards])
    found.update([hero.card.id for hero in g.town])
    if g.walker is not None:
        found[g.walker.card.id] += 1
    for declared in g.chain:  # a spell that was announced is neither in the hand nor in the discard pile yet
        if declared.room is None:
            found[declared.card.id] += 1
    for me in g.players:
        found.update([boss.id for boss in me.offered if boss is not me.boss] + [me.boss.id])
        found.update([hero.card.id for hero in me.entrance])
        found.update([card.id for card in me.soul_cards] + [card.id for card in me.wound_cards])
        for room in me.dungeon:
            found.update([card.id for card in room.stack])
            if room.face_down is not None:
                found[room.face_down.id] += 1
    return found


def supply(table: uk.Table) -> Counter[str]:
    """All cards that this game was set up with."""
    nobody = [me.copy() for me in pieces(table).players]
    blank = type(pieces(table))(make("fast", 0), nobody, tuple(table.options["variants"]))
    fill_decks(blank, table.options)
    cards = [*blank.room_deck.cards, *blank.spell_deck.cards, *blank.hero_deck, *blank.epic_deck, *blank.boss_deck]
    return Counter([card.id for card in cards])
