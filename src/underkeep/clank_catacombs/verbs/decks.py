"""Cards on their way: drawn, discarded, trashed, acquired."""

from __future__ import annotations

from underkeep.clank_catacombs import events as ev
from underkeep.clank_catacombs.kinds import Card, names
from underkeep.clank_catacombs.player import Player
from underkeep.clank_catacombs.table import Game


def draw(g: Game, me: Player, count: int) -> None:
    """CC-061 to CC-064: from the own deck; an empty one is made anew of the discard pile; else there is nothing."""
    g.pulse += 1
    g.secrets_out = True
    came = len(me.hand)
    for _ in range(count):
        if not me.deck:
            if not me.discard:
                break
            reshuffle(g, me)
        card = me.deck.pop()
        me.hand.append(card)
        if me.top:
            me.top -= 1
            me.seen.append(card)
    drawn = me.hand[came:]
    g.tell(ev.DREW, me.seat, {"count": len(drawn), "cards": names(drawn)}, (me.seat,))


def reshuffle(g: Game, me: Player) -> None:
    """CC-062, CC-063: the discard pile alone; cards in play stay where they are."""
    me.deck = me.discard
    me.discard = []
    me.top = 0
    me.seen = me.hand[:]  # all that was left in the old deck is in the hand now, as everybody can work out
    g.rng.shuffle(me.deck)
    g.tell(ev.SHUFFLED, me.seat, {"count": len(me.deck)})


def take_from_hand(me: Player, card: Card) -> None:
    me.hand.remove(card)
    if card in me.seen:
        me.seen.remove(card)


def discard(g: Game, me: Player, card: Card) -> None:
    """CC-171, CC-172: an unplayed card, which has no effect."""
    g.pulse += 1
    take_from_hand(me, card)
    me.discard.append(card)
    g.tell(ev.DISCARDED, me.seat, {"card": card.id})


def trash(g: Game, me: Player, card: Card, *, played: bool) -> None:
    """CC-182, CC-183: out of the discard pile at once; out of play only when the turn ends."""
    g.pulse += 1
    if played:
        g.turn.doomed.append(card)
    else:
        me.discard.remove(card)
        me.trash.append(card)
    g.tell(ev.TRASHED, me.seat, {"card": card.id, "from": "play" if played else "discard"})


def trashable(g: Game, me: Player) -> list[Card]:
    """Cards in play that nothing has doomed yet."""
    left = me.play[:]
    for card in g.turn.doomed:
        left.remove(card)
    return left


def gain_card(g: Game, me: Player, card: Card, *, on_top: bool = False) -> None:
    """CC-066: a new card goes to the discard pile; some may go on top of the deck."""
    g.pulse += 1
    if on_top:
        me.deck.append(card)
        me.top += 1
    else:
        me.discard.append(card)
    g.tell(ev.ACQUIRED, me.seat, {"card": card.id, "to": "deck" if on_top else "discard"})


def leave_row(g: Game, card: Card) -> None:
    """CC-067, CC-071, CC-074: its slot stays empty until the turn has ended."""
    g.row[g.row.index(card)] = None
