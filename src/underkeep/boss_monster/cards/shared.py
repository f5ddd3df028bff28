"""What several cards of several sets do alike."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.boss_monster.asking import choose_card, choose_hidden_card, choose_room
from underkeep.boss_monster.cards.aims import discard_a_spell, other_rooms
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.kinds import Card, SpellCard
from underkeep.boss_monster.pieces import Hero, Room
from underkeep.boss_monster.player import Player, card_rank
from underkeep.boss_monster.room_cards import MINIBOSS, RoomCard
from underkeep.boss_monster.table import Game, Happening
from underkeep.boss_monster.verbs.hands import discard, draw_spells, fetch, mourn, throw_away
from underkeep.boss_monster.verbs.heroes import heal
from underkeep.boss_monster.verbs.rooms import swap


def follow_the_hindmost(g: Game) -> Player | None:
    """BM-084: every Fool goes to whoever has the fewest souls; to nobody while that is tied."""
    fewest = min([player.souls for player in g.seated])
    behind = [player for player in g.seated if player.souls == fewest]
    return behind[0] if len(behind) == 1 else None


def heroes_of_mine(g: Game, me: Player) -> list[Hero]:
    """In this player's dungeon, or at its entrance."""
    hero = g.walker_in(me)
    return me.entrance[:] if hero is None else [hero, *me.entrance]


def heroes_of_the_decks(g: Game) -> list[HeroCard]:
    """Of both, and not in the order in which they lie."""
    return sorted([*g.hero_deck, *g.epic_deck], key=card_rank)


def stands(room: Room, card: RoomCard) -> bool:
    """Whether a room is still what it was when its ability was declared."""
    return room.active and room.stack[-1] is card


def is_a_room(card: Card) -> bool:
    """BM-046: a miniboss is a card of the room deck, but no room."""
    return isinstance(card, RoomCard) and card.kind != MINIBOSS


async def fetch_a_room(g: Game, me: Player, source: Card, kind: str = "", *, advanced: bool = False) -> None:
    """A room out of the discard pile, of the player's choice; an `advanced` one, if that is asked for."""
    rooms = [card for card in discarded_room_cards(g) if is_a_room(card) and kind in ("", card.kind)]
    rooms = [card for card in rooms if card.advanced or not advanced]
    await fetch(g, me, await choose_card(me, "take", rooms, source))


async def fetch_a_room_card(g: Game, me: Player, source: Card) -> None:
    """The same, be it a room or a miniboss."""
    await fetch(g, me, await choose_card(me, "take", discarded_room_cards(g), source))


def discarded_room_cards(g: Game) -> list[RoomCard]:
    return [card for card in g.discard if isinstance(card, RoomCard)]


async def fetch_a_spell(g: Game, me: Player, source: Card) -> None:
    """A spell out of the discard pile, of the player's choice."""
    await fetch(g, me, await choose_card(me, "take", discarded_spells(g), source))


def discarded_spells(g: Game) -> list[SpellCard]:
    return [card for card in g.discard if isinstance(card, SpellCard)]


def while_a_spell_is_discarded(g: Game, source: object) -> list[None]:
    return [None] if discarded_spells(g) else []


async def fetch_any_card(g: Game, me: Player, source: Card) -> None:
    """A card out of the discard pile, whatever it is, of the player's choice."""
    await fetch(g, me, await choose_card(me, "take", g.discard, source))


async def discard_any_card_of_the_hand(g: Game, me: Player, source: Card) -> None:
    """One card, room or spell, of the player's choice."""
    hand = me.whole_hand()
    await discard(g, me, [await choose_hidden_card(g, me, "discard", hand, len(hand), source)])


async def draw_two_spells_and_discard_one(g: Game, me: Player, source: Card) -> None:
    draw_spells(g, me, 2)
    await discard_a_spell(g, me, source)


def cards_of(other: Player, kind: type[Card]) -> Sequence[Card]:
    """Those of the hand that are rooms, or spells, or any."""
    if kind is Card:
        return other.whole_hand()
    return other.rooms.cards if kind is RoomCard else other.spells.cards


async def make_opponents_discard(g: Game, me: Player, kind: type[Card], count: int, source: Card) -> None:
    """BM-286: so many cards of this kind each, of their own choice; who has fewer discards what there is."""
    losses: list[Happening] = []
    for other in g.opponents(me):
        for _ in range(count):
            cards = cards_of(other, kind)
            if cards:
                card = await choose_hidden_card(g, other, "discard", cards, len(cards), source)
                throw_away(g, other, [card])
                losses.append(Happening(other, [card]))
    await mourn(g, losses, by=me)


def is_wounded(g: Game, room: Room) -> bool:
    return len(g.owner(room).wound_cards) > 0


def ordinary_wounds(me: Player) -> list[HeroCard]:
    return [card for card in me.wound_cards if not card.epic]


async def heal_an_ordinary_wound(g: Game, me: Player, source: Card) -> None:
    heal(g, me, await choose_card(me, "take", ordinary_wounds(me), source))


def beside_others(g: Game) -> list[Room]:
    return [room for room in g.active_rooms() if len(g.owner(room).active_rooms()) > 1]


def somewhere_are_two_rooms(g: Game, source: Room | Player) -> bool:
    return len(beside_others(g)) > 0


async def swap_two_rooms_anywhere(g: Game, me: Player, source: Card) -> None:
    """BM-039: within any one dungeon, each with its whole stack."""
    first = await choose_room(g, me, beside_others(g), source)
    second = await choose_room(g, me, other_rooms(g, first), source)
    swap(g, first, second)
