"""Cards on their way: drawn, discarded, looked at, bought."""

from __future__ import annotations

from underkeep.keep_the_heroes_out import events as ev
from underkeep.keep_the_heroes_out.kinds import Card, names
from underkeep.keep_the_heroes_out.player import Player
from underkeep.keep_the_heroes_out.table import ROW, Game


def draw(g: Game, me: Player, count: int) -> None:
    """KH-054, KH-065, KH-076: from the own deck; an empty one is made anew of the discard pile at the next draw."""
    g.pulse += 1
    g.secrets_out = True
    came = len(me.hand)
    for _ in range(count):
        if not me.deck:
            if not me.discard:
                break
            reshuffle(g, me)
        me.hand.append(me.deck.pop())
    drawn = me.hand[came:]
    g.tell(ev.DREW, me.seat, {"count": len(drawn), "cards": names(drawn)}, (me.seat,))


def reshuffle(g: Game, me: Player) -> None:
    """KH-055: the discard pile alone; cards in play stay where they are."""
    me.deck = me.discard
    me.discard = []
    me.seen = me.hand[:]  # all that was left in the old deck is in the hand now, as everybody can work out
    g.rng.shuffle(me.deck)
    g.tell(ev.SHUFFLED, me.seat, {"count": len(me.deck)})


def take_from_hand(me: Player, card: Card) -> None:
    me.hand.remove(card)
    if card in me.seen:
        me.seen.remove(card)


def discard(g: Game, me: Player, card: Card, why: str) -> None:
    """An unplayed card, which has no effect."""
    g.pulse += 1
    take_from_hand(me, card)
    me.discard.append(card)
    g.tell(ev.DISCARDED, me.seat, {"card": card.id, "why": why})


def reinforce(g: Game, me: Player, kind: str) -> None:
    """KH-094, KH-095: of the top three, those that show this action come to the hand, before everybody's eyes."""
    g.pulse += 1
    g.secrets_out = True
    taken: list[Card] = []
    rest: list[Card] = []
    for _ in range(3):
        if not me.deck:
            if not me.discard:
                break
            reshuffle(g, me)
        card = me.deck.pop()
        if card.shows(kind):
            taken.append(card)
        else:
            rest.append(card)
    me.hand += taken
    me.seen += taken
    me.discard += rest
    g.tell(ev.REINFORCED, me.seat, {"cards": names(taken), "discarded": names(rest)})


def gain(g: Game, me: Player, card: Card) -> None:
    """KH-123, KH-124: from the row to the own discard pile; the row is filled up at once."""
    g.pulse += 1
    g.row.remove(card)
    me.discard.append(card)
    g.tell(ev.GAINED, me.seat, {"card": card.id})
    refill_row(g)


def refill_row(g: Game) -> None:
    """KH-011: from the top of the loot deck, as far as it lasts."""
    while len(g.row) < ROW and g.loot:
        g.secrets_out = True
        card = g.loot.pop()
        g.sunk = min(g.sunk, len(g.loot))
        g.row.append(card)
        g.tell(ev.LOOT_CAME, -1, {"card": card.id})


def sink(g: Game, cards: list[Card]) -> None:
    """KH-058: under the deck, where everybody sees them going; new ones come from its top."""
    for card in cards:
        g.row.remove(card)
        g.loot.insert(0, card)
        g.sunk += 1
    refill_row(g)
