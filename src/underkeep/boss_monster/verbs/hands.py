"""What is done to hands, decks and the discard pile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from underkeep.boss_monster import events as ev
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.hiding import forget_places, hide
from underkeep.boss_monster.hooks import DISCARDING, THEY_DISCARD, YOU_DISCARD, YOU_FETCH, YOU_MAKE_THEM_DISCARD
from underkeep.boss_monster.kinds import Card, SpellCard
from underkeep.boss_monster.pieces import names
from underkeep.boss_monster.piles import BOUND, EPOCH, KNOWN, KNOWN_TO_ALL, LOW_BITS, Pile
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import RoomCard
from underkeep.boss_monster.table import Declared, Game, Happening
from underkeep.boss_monster.waking import is_awaited, wake, wake_all

C = TypeVar("C", RoomCard, SpellCard)


def draw_rooms(g: Game, me: Player, count: int) -> None:
    for _ in range(count):
        draw(g, me, g.room_deck, me.rooms, "rooms")


def draw_spells(g: Game, me: Player, count: int) -> None:
    """BM-070: after the set-up, only where a card says so."""
    for _ in range(count):
        draw(g, me, g.spell_deck, me.spells, "spells")
    me.survey_spells()


def draw(g: Game, me: Player, deck: Pile[C], hand: Pile[C], name: str) -> None:
    if g.parched is me:
        return
    cards = deck.cards
    if not cards:
        renew_rooms(g) if name == "rooms" else renew_spells(g)
        cards = deck.cards
        if not cards:
            return  # BM-A26: nothing is left anywhere
    g.pulse += 1
    g.secrets_out = True
    card = cards.pop()
    hand.cards.append(card)
    hand.tags.append(deck.tags.pop())
    if card.handy:
        me.survey_held()
    if g.watched:
        g.tell(ev.DREW, me.seat, {"deck": name, "count": 1, "cards": [card.id]}, (me.seat,))


def renew_rooms(g: Game) -> None:
    renew(g, g.room_deck, [card for card in g.discard if isinstance(card, RoomCard)], "rooms")


def renew_spells(g: Game) -> None:
    renew(g, g.spell_deck, [card for card in g.discard if isinstance(card, SpellCard)], "spells")


def renew(g: Game, deck: Pile[C], cards: list[C], name: str) -> None:
    """BM-A26: an empty deck is made anew from its part of the discard pile, which everybody has seen."""
    if not cards:
        return
    g.step()
    g.secrets_out = True
    g.discard = [card for card in g.discard if card not in cards]
    g.epoch = min(g.epoch + 1, EPOCH)
    g.rng.shuffle(cards)
    deck.cards = cards
    deck.tags = [(BOUND | g.epoch) * LOW_BITS for _ in cards]
    if g.watched:
        g.tell(ev.SHUFFLED, -1, {"deck": name, "count": len(cards)})


def look_through(g: Game, me: Player, deck: Pile[C], name: str) -> None:
    """BM-288: a searched deck is shuffled afterwards. Its searcher now knows what is in it, but not where."""
    g.step()
    g.secrets_out = True
    g.epoch = min(g.epoch + 1, EPOCH)
    forget_places(g, deck)
    shift = 8 * me.seat
    deck.tags = [tag & ~(255 << shift) | (BOUND | g.epoch) << shift for tag in deck.tags]
    deck.shuffle(g.rng)
    if g.watched:
        g.tell(ev.SEARCHED, me.seat, {"deck": name, "cards": sorted(names(deck.cards))}, (me.seat,))


def peek(g: Game, me: Player) -> RoomCard | None:
    """At the top of the room deck: this seat alone knows that card now. None, if there is nothing left anywhere."""
    if not g.room_deck.cards:
        renew_rooms(g)
        if not g.room_deck.cards:
            return None
    g.step()
    g.secrets_out = True
    g.room_deck.tags[-1] |= KNOWN << 8 * me.seat
    card = g.room_deck.cards[-1]
    if g.watched:
        g.tell(ev.PEEKED, me.seat, {"deck": "rooms", "cards": [card.id]}, (me.seat,))
    return card


def peek_at_heroes(g: Game, me: Player) -> None:
    """At the next hero of each hero deck."""
    g.step()
    g.secrets_out = True
    for deck, name in ((g.hero_deck, "heroes"), (g.epic_deck, "epic_heroes")):
        if deck:
            remember_top(me, deck)
            if g.watched:
                g.tell(ev.PEEKED, me.seat, {"deck": name, "cards": [deck[-1].id]}, (me.seat,))


def discard_top_room(g: Game, me: Player) -> None:
    """Of the room deck, face up."""
    g.step()
    g.secrets_out = True
    card = g.room_deck.cards.pop()
    g.room_deck.tags.pop()
    g.discard.append(card)
    if g.watched:
        g.tell(ev.DISCARDED, me.seat, {"cards": [card.id]})


def shuffle_in(g: Game, me: Player, deck: Pile[C], hand: Pile[C]) -> None:
    """BM-151: the hand goes into its deck. Its owner knows these cards to be in there now, but not where."""
    g.step()
    g.secrets_out = True
    shift = 8 * me.seat
    of_others = ~(255 << shift)
    mine = g.epoch << shift
    deck.tags = [tag & of_others | mine for tag in deck.tags]
    # For the others these are cards of the deck like any other: the epoch of a place must not tell them apart.
    like_the_rest = deck.tags[0] & EPOCH * LOW_BITS if deck.tags else 0
    for card in hand.cards:
        deck.add(card, like_the_rest | BOUND << shift | mine)
    hand.cards, hand.tags = [], []
    me.survey()
    deck.shuffle(g.rng)


async def fetch(g: Game, me: Player, card: Card) -> None:
    """From the discard pile into the hand, before everybody's eyes."""
    take_from_the_pile(g, me, card)
    if me.listens & YOU_FETCH:
        await wake(g, me, YOU_FETCH, Happening(me, [card]))


def take_from_the_pile(g: Game, me: Player, card: Card) -> None:
    g.step()
    g.discard.remove(card)
    me.add_to_hand(card, KNOWN_TO_ALL)
    if g.watched:
        g.tell(ev.FETCHED, me.seat, {"card": card.id, "from": "discard"})


def fetch_from_deck(g: Game, me: Player, card: RoomCard) -> None:
    """Out of the room deck, which was looked through, and shown to all."""
    g.step()
    at = g.room_deck.cards.index(card)
    g.room_deck.cards.pop(at)
    g.room_deck.tags.pop(at)
    me.add_to_hand(card, KNOWN_TO_ALL)
    if g.watched:
        g.tell(ev.FETCHED, me.seat, {"card": card.id, "from": "rooms"})


def turn_over(g: Game, me: Player, count: int) -> list[RoomCard]:
    """The top cards of the room deck go to the discard pile, before everybody's eyes."""
    turned: list[RoomCard] = []
    g.step()
    g.secrets_out = True
    for _ in range(count):
        if not g.room_deck.cards:
            renew_rooms(g)
        if g.room_deck.cards:
            turned.append(g.room_deck.cards.pop())
            g.room_deck.tags.pop()
    g.discard += turned
    if g.watched:
        g.tell(ev.DISCARDED, me.seat, {"cards": names(turned)})
    return turned


def fetch_hero(g: Game, me: Player, card: HeroCard) -> None:
    """BM-288: out of one of the hero decks, which is shuffled."""
    g.step()
    g.secrets_out = True
    deck, name = (g.epic_deck, "epic_heroes") if card in g.epic_deck else (g.hero_deck, "heroes")
    for other in g.players:  # nobody knows any more where those lie that were seen
        other.foreseen = [hero for hero in other.foreseen if hero not in deck]
    deck.remove(card)
    g.rng.shuffle(deck)
    if g.watched:
        g.tell(ev.SEARCHED, me.seat, {"deck": name})
        g.tell(ev.FETCHED, me.seat, {"card": card.id, "from": name})


async def discard(g: Game, me: Player, cards: Sequence[Card], by: Player | None = None) -> None:
    """BM-286: from the hand to the discard pile, face up; `by` is the player whose effect it is, if not their own."""
    if cards:
        throw_away(g, me, cards)
        if g.awaited & DISCARDING and anybody_mourns(g, me, by):
            await mourn(g, [Happening(me, cards)], by)


def throw_away(g: Game, me: Player, cards: Sequence[Card]) -> None:
    g.step()
    g.secrets_out = True
    if len(cards) == len(me.rooms.cards) + len(me.spells.cards):
        me.empty_hand()
    else:
        for card in cards:
            me.take_from_hand(card)
    g.discard += cards
    if g.watched:
        g.tell(ev.DISCARDED, me.seat, {"cards": names(cards)})


def anybody_mourns(g: Game, me: Player, by: Player | None) -> bool:
    """Whether anybody waits for cards of this player to be discarded."""
    if by is not None and by.listens & YOU_MAKE_THEM_DISCARD:
        return True
    return is_awaited(g, me, YOU_DISCARD, THEY_DISCARD)


async def mourn(g: Game, losses: list[Happening], by: Player | None) -> None:
    """What comes of discarded cards, when all that one effect asks for are gone."""
    if by is not None and by.listens & YOU_MAKE_THEM_DISCARD:
        theirs = [card for loss in losses if loss.who is not by for card in loss.cards]
        if theirs:
            left = Happening(by, theirs)
            await wake(g, by, YOU_MAKE_THEM_DISCARD, left)
            give_up(losses, by, left.cards)
    for loss in losses:
        if is_awaited(g, loss.who, YOU_DISCARD, THEY_DISCARD):
            await wake_all(g, loss.who, YOU_DISCARD, THEY_DISCARD, loss)


def give_up(losses: list[Happening], by: Player, left: list[Card]) -> None:
    """What was caught in between is nobody's loss any more; these are left."""
    for loss in losses:
        if loss.who is not by:
            lost, loss.cards = loss.cards, []
            for card in lost:
                if card in left:
                    left.remove(card)
                    loss.cards.append(card)


def pick_blindly(g: Game, cards: Sequence[Card], count: int) -> list[Card]:
    """BM-287, BM-A25: so many of these, or as many as there are, for one effect that takes them together."""
    left = list(cards)
    return [left.pop(g.rng.below(len(left))) for _ in range(min(count, len(left)))]


async def discard_at_random(g: Game, me: Player, hand: Pile[C], count: int = 1, *, by: Player | None = None) -> None:
    """BM-287, BM-A25: picked blindly out of the rooms, or the spells, of this hand."""
    await discard(g, me, pick_blindly(g, hand.cards, count), by)


async def discard_any_at_random(g: Game, me: Player, count: int) -> None:
    """The same, be they rooms or spells."""
    await discard(g, me, pick_blindly(g, me.whole_hand(), count))


def steal(g: Game, thief: Player, victim: Player, card: Card, type_name: str) -> None:
    """Both know which card changed hands; the others do not."""
    g.step()
    g.secrets_out = True
    privy = (thief.seat, victim.seat)
    tag = victim.take_from_hand(card)
    tag = hide(g, victim.rooms if isinstance(card, RoomCard) else victim.spells, tag, privy)
    thief.add_to_hand(card, tag | KNOWN << 8 * victim.seat)
    if g.watched:
        g.tell(ev.STOLE, thief.seat, {"from": victim.seat, "type": type_name, "card": card.id}, privy)


def steal_at_random(g: Game, thief: Player, victim: Player, hand: Pile[C], type_name: str) -> None:
    """BM-287: picked blindly out of this hand; of nothing, nothing is stolen."""
    if hand.cards:
        steal(g, thief, victim, hand.cards[g.rng.below(len(hand.cards))], type_name)


def give(g: Game, me: Player, other: Player, card: Card) -> None:
    """Out of one hand into another; both know which card, the others do not."""
    steal(g, other, me, card, "room" if isinstance(card, RoomCard) else "spell")


def show(g: Game, me: Player, card: RoomCard | SpellCard) -> None:
    """A card of the hand, which stays there."""
    g.step()
    me.add_to_hand(card, me.take_from_hand(card) | KNOWN_TO_ALL)
    if g.watched:
        g.tell(ev.SHOWN, me.seat, {"card": card.id})


def look_at_hand(g: Game, me: Player, other: Player) -> None:
    g.step()
    g.secrets_out = True
    other.rooms.show_to(me.seat)
    other.spells.show_to(me.seat)
    if g.watched:
        cards = names(other.whole_hand())
        g.tell(ev.LOOKED, me.seat, {"at": other.seat, "count": len(cards), "cards": cards}, (me.seat, other.seat))


def show_hand(g: Game, me: Player) -> None:
    """The whole hand, to everybody."""
    g.step()
    g.secrets_out = True
    for hand in (me.rooms, me.spells):
        hand.tags = [tag | KNOWN_TO_ALL for tag in hand.tags]
    if g.watched:
        g.tell(ev.SHOWED, me.seat, {"cards": names(me.whole_hand())})


def put_on_top(g: Game, card: RoomCard) -> None:
    """From the discard pile onto the room deck, before everybody's eyes."""
    g.step()
    g.discard.remove(card)
    g.room_deck.add(card, KNOWN_TO_ALL)


def lay_back(g: Game, me: Player, cards: Sequence[RoomCard]) -> None:
    """From the hand onto the room deck, the last one on top; only its owner knows which."""
    g.step()
    g.secrets_out = True
    for card in cards:
        tag = hide(g, me.rooms, me.take_from_hand(card), (me.seat,))
        g.room_deck.add(card, tag | KNOWN << 8 * me.seat)


def foresee(g: Game, me: Player, deck: list[HeroCard], name: str) -> None:
    """The top card of a hero deck, for this player alone."""
    g.step()
    g.secrets_out = True
    remember_top(me, deck)
    if g.watched:
        g.tell(ev.FORESAW, me.seat, {"deck": name, "cards": [deck[-1].id]}, (me.seat,))


def remember_top(me: Player, deck: list[HeroCard]) -> None:
    """This player knows from now on where the top card of a hero deck lies."""
    if deck[-1] not in me.foreseen:
        me.foreseen.append(deck[-1])


def put_at_the_bottom(g: Game, deck: list[HeroCard]) -> None:
    """The top card of a hero deck goes beneath all others."""
    g.step()
    deck.insert(0, deck.pop())


def roll(g: Game, me: Player, source: Card) -> int:
    """BM-135: a six-sided die, before everybody's eyes."""
    g.step()
    g.secrets_out = True
    number = g.rng.below(6) + 1
    if g.watched:
        g.tell(ev.ROLLED, me.seat, {"card": source.id, "number": number})
    return number


def cancel(spell: Declared) -> None:
    """BM-078: it will not happen."""
    spell.cancelled = True
