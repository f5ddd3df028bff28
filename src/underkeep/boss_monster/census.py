"""Every card on the table counted, and what could never lie there: for whoever plays games to find faults."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from underkeep.boss_monster import events as ev
from underkeep.boss_monster.cards import CATALOGUE
from underkeep.boss_monster.items import ItemCard
from underkeep.boss_monster.kinds import BossCard, Card, SpellCard
from underkeep.boss_monster.minibosses import MinibossCard
from underkeep.boss_monster.pieces import FULL
from underkeep.boss_monster.piles import BOUND, EPOCH, KNOWN, Pile
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.redeal import could_be_laid, laid_in
from underkeep.boss_monster.room_cards import RoomCard
from underkeep.boss_monster.table import Game
from underkeep.boss_monster.treasures import EXPLORER
from underkeep.core.events import Event

# No random game is longer than this, by number of players (RS-024), and no decision wider (RS-025). What ends the most
# stubborn of games are LAST_ROUND and MOST_DECLARED.
MOST_DECISIONS: Final = {2: 600, 3: 900, 4: 1200, 5: 1600, 6: 2000}
MOST_OPTIONS: Final = 160


def census(g: Game) -> dict[str, int]:
    """How many there are of every card, over all places where one can be (RS-028)."""
    found: dict[str, int] = {}
    for card in everything(g):
        found[card.id] = found.get(card.id, 0) + 1
    return found


# The events that tell of a card being played, and of what it says being done, and where they name it.
PLAYED: Final = {
    ev.REVEALED: "card", ev.ATTACHED: "card", ev.BUILT: "card", ev.DECLARED: "card", ev.HERO_CAME: "hero",
    ev.ITEM_CAME: "card",
}  # fmt: skip
USED: Final = {ev.DECLARED: "card", ev.TRIGGERED: "card", ev.WORKED: "card", ev.LEVELLED_UP: "boss"}


def to_be_seen(g: Game) -> list[str]:
    """What this game could show: every card played, every ability used. What always holds is no event."""
    hoped: list[str] = []
    for card in everything(g):
        if isinstance(card, ItemCard) and card.treasure == EXPLORER and g.wares is not None and not g.wares.explorers:
            continue  # BM-121: it will not come
        if not isinstance(card, BossCard):
            hoped.append(f"{card.id} played")
        if isinstance(card, BossCard) or (not isinstance(card, SpellCard) and does_something(card)):
            hoped.append(f"{card.id} used")
    return hoped


def does_something(card: Card) -> bool:
    if isinstance(card, MinibossCard):
        return True
    out_of_place = isinstance(card, RoomCard) and (card.from_hand is not None or card.entering is not None)
    return card.power is not None or len(card.triggers) > 0 or out_of_place


def seen(events: Sequence[Event]) -> list[str]:
    """What these events have shown of that."""
    shown: list[str] = []
    for event in events:
        for kinds, word in ((PLAYED, "played"), (USED, "used")):
            if event.kind in kinds:
                shown.append(f"{event.facts[kinds[event.kind]]} {word}")
    return shown


def everything(g: Game) -> list[Card]:
    cards: list[Card] = []
    cards += g.room_deck.cards
    cards += g.spell_deck.cards
    cards += g.hero_deck
    cards += g.epic_deck
    cards += g.boss_deck
    cards += g.discard
    cards += g.gone
    cards += g.buried_rooms.cards
    cards += g.buried_spells.cards
    cards += [hero.card for hero in g.town]
    if g.walker is not None:
        cards.append(g.walker.card)
    if g.wares is not None:
        cards += g.wares.deck
        cards += g.wares.town
        cards += [hero.item for hero in g.heroes() if hero.item is not None]
    for declared in g.chain:  # a spell between the hand and the discard pile
        if isinstance(declared.card, SpellCard) and not declared.over:
            cards.append(declared.card)
    for me in g.players:
        cards += belongings(me)
    return cards


def belongings(me: Player) -> list[Card]:
    """What lies before one player. A boss still to be chosen is one of the two that are offered (BM-243)."""
    cards: list[Card] = []
    cards += me.offered
    if len(me.offered) < 2:
        cards.append(me.boss)
    cards += me.rooms.cards
    cards += me.spells.cards
    for room in me.dungeon:
        cards += room.stack
        if room.face_down is not None:
            cards.append(room.face_down)
        if room.miniboss is not None:
            cards.append(room.miniboss.card)
    cards += [hero.card for hero in me.entrance]
    cards += me.soul_cards
    cards += me.wound_cards
    if me.gear is not None:
        cards += me.gear.down
        if me.gear.item is not None:
            cards.append(me.gear.item)
    return cards


def oddities(g: Game) -> list[str]:
    """What no rule allows, in words; an honest table has none."""
    odd: list[str] = []
    for hero in g.heroes():
        if hero.damage < 0:
            odd.append(f"{hero.card.id} has {hero.damage} damage")
    for me in g.players:
        odd += [f"seat {me.seat}: {what}" for what in oddities_of(me)]
    for name, pile in (("room", g.room_deck), ("spell", g.spell_deck)):
        if len(pile.tags) != len(pile.cards):
            odd.append(f"the {name} deck has {len(pile.cards)} cards and {len(pile.tags)} tags")
    if g.inside and (g.walker is None or g.place >= len(g.active.dungeon)):
        odd.append("somebody is inside a room that is not there")
    return odd


def oddities_of(me: Player) -> list[str]:
    odd: list[str] = []
    if len(me.dungeon) > FULL:
        odd.append(f"{len(me.dungeon)} rooms (BM-030)")
    counted = {"builds": me.builds, "extra damage": me.extra_damage, "souls": me.souls, "wounds": me.wounds}
    counted["coins"] = me.coins
    odd += [f"{number} {name}" for name, number in counted.items() if number < 0]
    for place, room in enumerate(me.dungeon, 1):
        if not room.stack and room.face_down is None:
            odd.append(f"nothing lies at place {place}")
        if room.owner != me.seat:
            odd.append(f"room {place} belongs to seat {room.owner}")
    for hand in (me.rooms, me.spells):
        if len(hand.tags) != len(hand.cards):
            odd.append(f"{len(hand.cards)} cards in hand and {len(hand.tags)} tags")
    if me.out and (me.dungeon or me.entrance or len(me.rooms) + len(me.spells)):
        odd.append("out of the game, but not off the table (BM-229)")
    return odd


Unseen = tuple[str, str]  # the cards that it could be exchanged for, by a name; the card itself


def unseen(g: Game, viewer: int) -> list[Unseen]:
    """The hidden cards that `viewer` cannot tell apart from others, always in the same order of places (RS-061)."""
    shift = 8 * viewer
    hidden: list[Unseen] = []
    for me in g.players:
        if me.seat != viewer:
            hidden += unknown(me.rooms, "room", shift)
            hidden += unknown(me.spells, "spell", shift)
        laid = laid_in(me, viewer)
        cards = [room.face_down for room in laid if room.face_down is not None]
        hidden += unknown(Pile(cards, [room.tag for room in laid]), "room", shift)
    for rooms in (g.room_deck, g.buried_rooms):
        hidden += unknown(rooms, "room", shift)
    for spells in (g.spell_deck, g.buried_spells):
        hidden += unknown(spells, "spell", shift)
    known = g.players[viewer].foreseen
    hidden += shuffled([card for card in g.hero_deck if card not in known], "hero")
    hidden += shuffled([card for card in g.epic_deck if card not in known], "epic hero")
    if g.wares is not None:
        hidden += shuffled(g.wares.deck, "item")
    told = [group for me in g.players for group in told_by_its_place(me, hidden, viewer)]
    return [(group, card) for group, card in hidden if group not in told]


def told_by_its_place(me: Player, hidden: list[Unseen], viewer: int) -> list[str]:
    """Where one of a few cards may lie face down that could not all have been laid there, a viewer can work it out."""
    told: list[str] = []
    for room in laid_in(me, viewer):
        known = room.tag >> 8 * viewer & 255
        group = f"room {BOUND | known & EPOCH}"
        cards = [CATALOGUE[card] for name, card in hidden if name == group]
        if known & KNOWN:
            continue
        if not all(isinstance(card, RoomCard) and could_be_laid(me, room, card) for card in cards):
            told.append(group)
    return told


def unknown(pile: Pile[Any], kind: str, shift: int) -> list[Unseen]:
    """A card bound to an epoch can only change places with others of that epoch."""
    hidden: list[Unseen] = []
    for card, tag in zip(pile.cards, pile.tags, strict=True):
        known = tag >> shift & 255
        if not known & KNOWN:
            hidden.append((f"{kind} {known & (BOUND | EPOCH)}", card.id))
    return hidden


def shuffled(deck: Sequence[Card], kind: str) -> list[Unseen]:
    return [(kind, card.id) for card in deck]
