"""A card leaves a hand unseen: what each seat knows of that hand afterwards."""

from __future__ import annotations

from typing import Any

from underkeep.boss_monster.piles import EPOCH, KNOWN, KNOWN_TO_ALL, Pile, blurred, regrouped
from underkeep.boss_monster.table import Game


def hide(g: Game, hand: Pile[Any], tag: int, privy: tuple[int, ...]) -> int:
    """A card has left this hand, and only the privy seats know which one; returns what is known of it now (RS-037)."""
    if not tag and not any(hand.tags):  # which is quick, and nearly always so
        return tag
    known = hand.known() | tag
    if not known & KNOWN_TO_ALL:
        return tag
    g.epoch = min(g.epoch + 1, EPOCH)
    for me in g.players:
        if me.seat not in privy and known >> 8 * me.seat & KNOWN:
            tag = blur(g, hand, tag, me.seat)
    return tag


def blur(g: Game, hand: Pile[Any], tag: int, seat: int) -> int:
    """What a seat knew of a hand it now knows to be among its cards and the one that left, but not where (RS-061).

    Cards that were together with one of these in a deck made anew are among them from now on: apart from them they
    would tell that none of them is in this hand. All keep the oldest epoch, for a deck of a new one was looked through.
    """
    shift = 8 * seat
    epochs: list[int] = []
    for each in [tag, *hand.tags]:
        known = each >> shift & 255
        if known & EPOCH and not known & KNOWN and known & EPOCH not in epochs:
            epochs.append(known & EPOCH)
    epoch = min(epochs) if epochs else g.epoch
    if len(epochs) > 1:
        regroup(g, shift, epochs, epoch)
    hand.tags = blurred(hand.tags, shift, epoch)
    return blurred([tag], shift, epoch)[0]


def forget_places(g: Game, deck: Pile[Any]) -> None:
    """A deck is about to be shuffled: whoever has seen a card of it knows that it is in there, but not where."""
    known = deck.known()
    if known & KNOWN_TO_ALL:
        for me in g.players:
            if known >> 8 * me.seat & KNOWN:
                blur(g, deck, 0, me.seat)


def regroup(g: Game, shift: int, epochs: list[int], epoch: int) -> None:
    piles: list[Pile[Any]] = [g.room_deck, g.spell_deck, g.buried_rooms, g.buried_spells]
    for me in g.players:
        piles += [me.rooms, me.spells]
        for room in me.dungeon:
            room.tag = regrouped(room.tag, shift, epochs, epoch)
    for pile in piles:
        pile.tags = [regrouped(each, shift, epochs, epoch) for each in pile.tags]
