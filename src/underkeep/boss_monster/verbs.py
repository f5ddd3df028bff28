"""The verbs of the game: all that cards do to pieces. Those that can wake other cards are `async`."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import TypeVar

from underkeep.boss_monster import events as ev
from underkeep.boss_monster.asking import may
from underkeep.boss_monster.hiding import hide
from underkeep.boss_monster.kinds import Card, HeroCard, RoomCard, RoomTrigger, SpellCard
from underkeep.boss_monster.options import address
from underkeep.boss_monster.pieces import FULL, Declared, Game, Hero, Player, Room, names
from underkeep.boss_monster.piles import BOUND, EPOCH, KNOWN, KNOWN_TO_ALL, LOW_BITS, Pile
from underkeep.core.decision import Fizzle

C = TypeVar("C", RoomCard, SpellCard)


# -- cards ----------------------------------------------------------------------------------------------------


def draw_rooms(g: Game, me: Player, count: int) -> None:
    for _ in range(count):
        draw(g, me, g.room_deck, me.rooms, "rooms")


def draw_spells(g: Game, me: Player, count: int) -> None:
    """BM-070: after the set-up, only where a card says so."""
    for _ in range(count):
        draw(g, me, g.spell_deck, me.spells, "spells")
    me.survey_spells()


def draw(g: Game, me: Player, deck: Pile[C], hand: Pile[C], name: str) -> None:
    if not deck.cards:
        renew_rooms(g) if name == "rooms" else renew_spells(g)
        if not deck.cards:
            return  # BM-A26: nothing is left anywhere
    g.pulse += 1
    g.secrets_out = True
    card = deck.cards.pop()
    hand.cards.append(card)
    hand.tags.append(deck.tags.pop())
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
    g.tell(ev.SHUFFLED, -1, {"deck": name, "count": len(cards)})


def look_through(g: Game, me: Player, deck: Pile[C], name: str) -> None:
    """BM-288: a searched deck is shuffled afterwards. Its searcher now knows what is in it, but not where."""
    g.step()
    g.secrets_out = True
    g.epoch = min(g.epoch + 1, EPOCH)
    shift = 8 * me.seat
    deck.tags = [tag & ~(255 << shift) | (BOUND | g.epoch) << shift for tag in deck.tags]
    deck.shuffle(g.rng)
    g.tell(ev.SEARCHED, me.seat, {"deck": name, "cards": sorted(names(deck.cards))}, (me.seat,))


def shuffle_in(g: Game, me: Player, deck: Pile[C], hand: Pile[C]) -> None:
    """BM-151: the hand goes into its deck. Its owner knows these cards to be in there now, but not where."""
    g.step()
    g.secrets_out = True
    shift = 8 * me.seat
    deck.tags = [tag & ~(255 << shift) | g.epoch << shift for tag in deck.tags]
    # For the others these are cards of the deck like any other: the epoch of a place must not tell them apart.
    like_the_rest = deck.tags[0] & EPOCH * LOW_BITS if deck.tags else 0
    for card in hand.cards:
        deck.add(card, like_the_rest | (BOUND | g.epoch) << shift)
    hand.cards, hand.tags = [], []
    me.survey()
    deck.shuffle(g.rng)


def fetch(g: Game, me: Player, card: Card) -> None:
    """From the discard pile into the hand, before everybody's eyes."""
    g.step()
    g.discard.remove(card)
    me.add_to_hand(card, KNOWN_TO_ALL)
    g.tell(ev.FETCHED, me.seat, {"card": card.id, "from": "discard"})


def fetch_from_deck(g: Game, me: Player, card: RoomCard) -> None:
    """Out of the room deck, which was looked through, and shown to all."""
    g.step()
    at = g.room_deck.cards.index(card)
    g.room_deck.cards.pop(at)
    g.room_deck.tags.pop(at)
    me.rooms.add(card, KNOWN_TO_ALL)
    g.tell(ev.FETCHED, me.seat, {"card": card.id, "from": "rooms"})


def fetch_hero(g: Game, me: Player, card: HeroCard) -> None:
    """BM-288: out of one of the hero decks, which is shuffled."""
    g.step()
    g.secrets_out = True
    deck, name = (g.epic_deck, "epic_heroes") if card in g.epic_deck else (g.hero_deck, "heroes")
    deck.remove(card)
    g.rng.shuffle(deck)
    g.tell(ev.SEARCHED, me.seat, {"deck": name})
    g.tell(ev.FETCHED, me.seat, {"card": card.id, "from": name})


def discard(g: Game, me: Player, cards: Sequence[Card]) -> None:
    """BM-286: from the hand to the discard pile, face up."""
    if not cards:
        return
    g.step()
    g.secrets_out = True
    for card in cards:
        me.take_from_hand(card)
        g.discard.append(card)
    if g.watched:
        g.tell(ev.DISCARDED, me.seat, {"cards": names(cards)})


def discard_at_random(g: Game, me: Player, hand: Pile[C]) -> None:
    """BM-287, BM-A25: picked blindly."""
    if hand.cards:
        discard(g, me, [hand.cards[g.rng.below(len(hand.cards))]])


def steal(g: Game, thief: Player, victim: Player, card: Card, type_name: str) -> None:
    """Both know which card changed hands; the others do not."""
    g.step()
    g.secrets_out = True
    privy = (thief.seat, victim.seat)
    tag = victim.take_from_hand(card)
    tag = hide(g, victim.rooms if isinstance(card, RoomCard) else victim.spells, tag, privy)
    thief.add_to_hand(card, tag | KNOWN << 8 * victim.seat)
    g.tell(ev.STOLE, thief.seat, {"from": victim.seat, "type": type_name, "card": card.id}, privy)


def look_at_hand(g: Game, me: Player, other: Player) -> None:
    g.step()
    g.secrets_out = True
    other.rooms.show_to(me.seat)
    other.spells.show_to(me.seat)
    cards = names(other.whole_hand())
    g.tell(ev.LOOKED, me.seat, {"at": other.seat, "count": len(cards), "cards": cards}, (me.seat, other.seat))


# -- rooms ----------------------------------------------------------------------------------------------------


def lay(g: Game, me: Player, card: RoomCard, room: Room | None) -> None:
    """BM-171: a card goes face down on a room, or on the first free place by the entrance."""
    g.pulse += 1
    if room is None:
        room = Room(me.seat, card, [])
        me.dungeon.insert(0, room)
    room.tag = hide(g, me.rooms, me.rooms.take(card), (me.seat,))
    room.face_down = card
    room.fresh = next_in_turn(me)
    if room.stack:
        me.survey_rooms()
    if g.watched:
        g.tell(ev.LAID, me.seat, {"place": me.dungeon.index(room) + 1, "card": card.id}, (me.seat,))


def next_in_turn(me: Player) -> int:
    """Rooms are settled in the order in which they were laid (BM-A07)."""
    last = 0
    for room in me.dungeon:
        if room.fresh:
            last = max(last, room.fresh)
    return last + 1


def take_back_laid_cards(g: Game, me: Player) -> None:
    """Face-down cards go back to their owner's hand; nobody else sees them."""
    taken: list[Card] = []
    for room in me.dungeon[:]:
        if room.face_down is not None:
            taken.append(room.face_down)
            me.rooms.add(room.face_down, room.tag)
            room.face_down = None
            room.tag = 0
            room.fresh = 0
            if not room.stack:
                me.dungeon.remove(room)
    if taken:
        me.survey_rooms()
        g.step()
        g.tell(ev.TOOK_BACK, me.seat, {"count": len(taken), "cards": names(taken)}, (me.seat,))


def turn_face_up(g: Game, room: Room) -> None:
    """BM-185: revealed, the card is built; the room beneath is covered and takes no part any more (BM-038)."""
    card = room.face_down
    assert card is not None
    g.pulse += 1
    g.secrets_out = True
    room.face_down = None
    room.tag = 0
    cover(room, card)
    g.owner(room).survey_rooms()
    if g.watched:
        g.tell(ev.REVEALED, room.owner, {"card": card.id, "place": address(g, room)})


def cover(room: Room, card: RoomCard) -> None:
    """A new top room, which has not worked yet."""
    room.stack.append(card)
    room.spent &= (1 << len(room.stack)) - 1
    forget(room)


def forget(room: Room) -> None:
    """Another card is on top: what was given to the last one for this round is gone."""
    room.bonus = 0
    if room.met:
        room.met = []


def build_at_once(g: Game, me: Player, card: RoomCard, room: Room | None) -> Room:
    """A room built face up, outside the common reveal; its effects come next (BM-A37)."""
    g.step()
    g.secrets_out = True
    me.rooms.take(card)
    if room is None:
        room = Room(me.seat, card, [])
        me.dungeon.insert(0, room)
    cover(room, card)
    room.fresh = next_in_turn(me)
    me.survey_rooms()
    g.tell(ev.BUILT, me.seat, {"card": card.id, "place": address(g, room)})
    show_five(me)
    return room


def show_five(me: Player) -> None:
    """BM-023, BM-024: the first five visible rooms make the boss level up, once in the game."""
    if len(me.dungeon) >= FULL and not me.levelled_up and not me.levelling and len(me.active_rooms()) >= FULL:
        me.levelling = True


async def destroy(g: Game, room: Room) -> None:
    """BM-277, BM-278: to the discard pile; what lay beneath is uncovered, or the dungeon closes up."""
    g.step()
    me = g.owner(room)
    place = me.dungeon.index(room)
    card = room.stack.pop()
    room.spent &= (2 << len(room.stack)) - 1
    g.discard.append(card)
    if g.watched:
        g.tell(ev.DESTROYED, me.seat, {"card": card.id, "place": f"{me.seat}:{place + 1}"})
    room.fresh = 0
    forget(room)
    if room.stack:
        g.tell(ev.UNCOVERED, me.seat, {"card": room.stack[-1].id, "place": f"{me.seat}:{place + 1}"})
    else:
        me.dungeon.remove(room)
    me.survey_rooms()
    throw_out(g, me, place, closed_up=not room.stack)
    for other in me.dungeon[:]:
        if other is not room and other.active and other.card.destroying is not None:
            await trigger(g, other, other.card.destroying)


def throw_out(g: Game, me: Player, place: int, *, closed_up: bool) -> None:
    """BM-281: a hero in a destroyed room leaves it at once; one further on keeps its room (BM-282)."""
    if g.walker is None or g.active is not me:
        return
    if g.place == place and g.inside:
        g.inside = False
        g.place = place if closed_up else place + 1
        if g.walker.health <= 0:
            kill_walker(g, g.walker)
    elif closed_up and g.place > place:
        g.place -= 1
        g.stood -= 1


def deactivate(g: Game, room: Room) -> None:
    """BM-265 to BM-268: until the end of the round the room has no damage, treasure or ability."""
    g.step()
    room.deactivated = True
    g.owner(room).survey_rooms()
    g.tell(ev.DEACTIVATED, room.owner, {"card": room.card.id, "place": address(g, room)})


def reactivate(g: Game, room: Room) -> None:
    """BM-225: the room is back; a fifth one may make its boss level up (BM-025, BM-028)."""
    g.step()
    me = g.owner(room)
    room.deactivated = False
    me.survey_rooms()
    show_five(me)
    g.tell(ev.REACTIVATED, me.seat, {"card": room.card.id, "place": address(g, room)})


def strengthen(g: Game, room: Room, damage: int) -> None:
    g.step()
    room.bonus += damage
    g.tell(ev.STRENGTHENED, room.owner, {"card": room.card.id, "place": address(g, room), "damage": damage})


def strengthen_all(g: Game, me: Player, damage: int) -> None:
    """Also rooms that are uncovered or built later in this round."""
    g.step()
    me.extra_damage += damage


def double_treasure(g: Game, me: Player) -> None:
    """Of the rooms, until the end of the round; twice doubled is four times."""
    g.step()
    me.treasure_factor *= 2


def forbid_building(g: Game) -> None:
    """For the rest of the round; what was laid goes back."""
    g.step()
    g.no_building = True
    for me in g.seated:
        take_back_laid_cards(g, me)


def swap(g: Game, room: Room, other: Room) -> None:
    """BM-039: whole stacks change places."""
    g.step()
    dungeon = g.owner(room).dungeon
    a, b = dungeon.index(room), dungeon.index(other)
    dungeon[a], dungeon[b] = other, room
    g.owner(room).survey_rooms()
    g.tell(ev.SWAPPED, room.owner, {"places": [f"{room.owner}:{a + 1}", f"{room.owner}:{b + 1}"]})


# -- heroes ---------------------------------------------------------------------------------------------------


def move_walker(g: Game, place: int) -> None:
    """It is on its way to the room at this place, and enters that next (BM-298)."""
    g.step()
    g.place = place
    g.inside = False


def send_back(g: Game, room: Room, hero: Hero) -> None:
    """To the room before this one, which remembers whom it has sent."""
    room.met.append(hero.card)
    g.tell(ev.TRIGGERED, room.owner, {"card": room.card.id, "place": address(g, room)})
    move_walker(g, g.place - 1)


def hurt(g: Game, hero: Hero, damage: int) -> None:
    g.step()
    hero.damage += damage
    g.tell(ev.HURT, g.active.seat, {"hero": hero.card.id, "damage": damage, "health": hero.health})


def fortify(g: Game, hero: Hero, health: int) -> None:
    g.step()
    hero.bonus += health
    g.tell(ev.FORTIFIED, g.active.seat, {"hero": hero.card.id, "health": health})


def gain_soul(g: Game, me: Player, card: HeroCard) -> None:
    """BM-001, BM-217: face down into the score area."""
    g.step()
    me.add_soul(card)
    me.gained_soul = True


def kill_walker(g: Game, hero: Hero) -> None:
    """BM-294, BM-318: killed in a dungeon, whoever did it, it scores for the dungeon's owner."""
    g.walker = None
    g.inside = False
    if g.watched:
        g.tell(ev.DIED, g.active.seat, {"hero": hero.card.id, "place": g.stood + 1})
    gain_soul(g, g.active, hero.card)


def kill_in_town(g: Game, me: Player, hero: Hero) -> None:
    """In no dungeon at all; the soul goes to whoever did it."""
    g.town.remove(hero)
    g.tell(ev.DIED, me.seat, {"hero": hero.card.id, "place": 0})
    gain_soul(g, me, hero.card)


def send_to_town(g: Game, hero: Hero) -> None:
    """BM-092: who has walked a dungeon is now the youngest in town; its damage is wiped (BM-226)."""
    g.step()
    g.walker = None
    g.inside = False
    g.town.append(Hero(hero.card))
    g.tell(ev.SENT, -1, {"hero": hero.card.id, "to": "town"})


def send_to_entrance(g: Game, me: Player, hero: Hero) -> None:
    """BM-090, BM-A33: to the end of the queue; during the adventure phase it waits for the next round."""
    g.step()
    hero.waits = g.phase == "adventure"
    me.entrance.append(hero)
    g.tell(ev.SENT, me.seat, {"hero": hero.card.id, "to": str(me.seat)})


def call_from_town(g: Game, me: Player, hero: Hero) -> None:
    """To the entrance, whatever treasure it looks for."""
    g.town.remove(hero)
    send_to_entrance(g, me, hero)


def close(g: Game, me: Player) -> None:
    """No hero enters this dungeon for the rest of the round."""
    g.step()
    me.closed = True


def raise_dead(g: Game, owner: Player, card: HeroCard) -> Hero:
    """A killed hero leaves the score area for the entrance of the dungeon that killed it."""
    owner.soul_cards.remove(card)
    owner.count_score()
    hero = Hero(card)
    send_to_entrance(g, owner, hero)
    return hero


def heal(g: Game, me: Player, card: HeroCard) -> None:
    """BM-273: the wound is turned face down and is a soul from now on."""
    g.step()
    me.wound_cards.remove(card)
    me.soul_cards.append(card)
    me.count_score()
    me.gained_soul = True
    g.tell(ev.HEALED, me.seat, {"hero": card.id})


def sacrifice(g: Game, me: Player, card: HeroCard) -> None:
    """A soul leaves the game."""
    g.step()
    me.soul_cards.remove(card)
    me.count_score()
    g.gone.append(card)
    g.tell(ev.SACRIFICED, me.seat, {"hero": card.id})


# -- effects --------------------------------------------------------------------------------------------------


def cancel(spell: Declared) -> None:
    """BM-078: it will not happen."""
    spell.cancelled = True


async def attempt(effect: Awaitable[None]) -> bool:
    """Run an effect; one that finds nothing to choose from ends there."""
    try:
        await effect
    except Fizzle:
        return False
    return True


async def trigger(g: Game, room: Room, happening: RoomTrigger | None) -> bool:
    """What a room does by itself, if it may: 'you may' asks its owner, 'once per round' is counted."""
    if happening is None or not room.active or not room.ready():
        return False
    if happening.given is not None and not happening.given(g, room):
        return False
    card = room.card
    if happening.may and not await may(g.owner(room), card):
        return False
    before = room.spent
    room.spend()
    if g.watched:
        g.tell(ev.TRIGGERED, room.owner, {"card": card.id, "place": address(g, room)})
    g.go_deeper()
    done = await attempt(happening.effect(g, room))
    g.depth -= 1
    if not done:
        room.spent = before  # it found nothing to do
    return done
