"""What a viewer cannot know, dealt again as it could be."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any, Final

from underkeep.boss_monster import events as ev
from underkeep.boss_monster.hiring import has_a_neighbour
from underkeep.boss_monster.kinds import BossCard
from underkeep.boss_monster.minibosses import MinibossCard
from underkeep.boss_monster.pieces import Room
from underkeep.boss_monster.piles import BOUND, EPOCH, KNOWN, LOW_BITS, Pile
from underkeep.boss_monster.placing import forbids_covering, has_permit, is_kept_away
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import RoomCard
from underkeep.boss_monster.table import Game
from underkeep.core.errors import NoRecipe
from underkeep.core.rng import Rng

Zones = list[Pile[Any]]
Place = tuple[int, int]  # of a card: its zone, and where it lies in there

DEALS: Final = 200  # until every face-down card lies where it could have been laid
# Unseen cards are sorted before they are dealt: the same seed imagines the same, whatever lies there in truth (RS-062).
BY_ID: Final = attrgetter("id")


def redeal(g: Game, viewer: int, rng: Rng, now: Game | None) -> None:
    """Every hidden card goes where `viewer` could imagine it.

    `now` is a later state of the same game: what the viewer has seen leaving a hidden place since then must be
    there, so it stays.
    """
    laid = laid_cards(g, viewer)
    rooms = [*hands(g, viewer, of_rooms=True), *laid, g.buried_rooms, g.room_deck]
    spells = [*hands(g, viewer, of_rooms=False), g.buried_spells, g.spell_deck]
    pinned_rooms: list[Place] = []
    pinned_spells: list[Place] = []
    if now is not None:
        later_rooms = [*hands(now, viewer, of_rooms=True), *laid_cards(now, viewer), now.buried_rooms, now.room_deck]
        later_spells = [*hands(now, viewer, of_rooms=False), now.buried_spells, now.spell_deck]
        opening = g.round == 0
        drawn_rooms, drawn_spells = drawn_since(g.room_deck, "rooms", now), drawn_since(g.spell_deck, "spells", now)
        pinned_rooms = seen_since(rooms, later_rooms, viewer, g.epoch, drawn_rooms, opening=opening)
        pinned_spells = seen_since(spells, later_spells, viewer, g.epoch, drawn_spells, opening=opening)
    deal_again(spells, viewer, rng, pinned_spells)
    for _ in range(DEALS):
        deal_again(rooms, viewer, rng, pinned_rooms)
        put_down(g, viewer, laid)
        if all(could_lie(me, room, viewer) for me in g.players for room in laid_in(me, viewer)):
            break
    else:
        exchange_laid_cards(g, viewer, rng, rooms, laid, pinned_rooms)
        put_down(g, viewer, laid)
    for me in g.players:
        me.survey()
    seen = g.players[viewer].foreseen  # the heroes whose place in their deck the viewer knows
    if now is not None:
        came = [*taken(g.hero_deck, now.hero_deck), *taken(g.epic_deck, now.epic_deck)]
        seen = [*seen, *now.players[viewer].foreseen, *came]
    shuffle_unseen(g.hero_deck, seen, rng)
    shuffle_unseen(g.epic_deck, seen, rng)
    if g.wares is not None:
        later = g.wares if now is None or now.wares is None else now.wares
        shuffle_unseen(g.wares.deck, taken(g.wares.deck, later.deck), rng)
    if g.phase == "bosses":
        redeal_bosses(g, viewer, rng)


def taken(deck: list[Any], later: list[Any]) -> list[Any]:
    """What has left a deck of heroes or items since, before everybody's eyes."""
    return [card for card in deck if card not in later]


def shuffle_unseen(deck: list[Any], seen: list[Any], rng: Rng) -> None:
    """All heroes or items of a deck change places but those that were seen."""
    free = [at for at, card in enumerate(deck) if card not in seen]
    cards = sorted([deck[at] for at in free], key=BY_ID)
    rng.shuffle(cards)
    for at, card in zip(free, cards, strict=True):
        deck[at] = card


def could_lie(me: Player, room: Room, viewer: int) -> bool:
    """BM-034, BM-035, BM-037: a face-down card is one that could be built there. Whoever knows it knows it was."""
    known = room.tag >> 8 * viewer & KNOWN
    return known > 0 or room.face_down is None or could_be_laid(me, room, room.face_down)


def could_be_laid(me: Player, room: Room, card: RoomCard) -> bool:
    if isinstance(card, MinibossCard):  # BM-048, BM-050: on a room of one's own, beside no other miniboss
        mine = room.layer() == me.seat
        return mine and len(room.stack) > 0 and room.miniboss is None and not has_a_neighbour(me, room)
    if not room.stack:
        return not card.advanced and not is_kept_away(me, card, me.dungeon.index(room))
    if is_kept_away(me, card, me.dungeon.index(room)):
        return False
    return not forbids_covering(card, room.card, permit=has_permit(me))


def hands(g: Game, viewer: int, *, of_rooms: bool) -> Zones:
    return [me.rooms if of_rooms else me.spells for me in g.players if me.seat != viewer]


def laid_cards(g: Game, viewer: int) -> Zones:
    """The face-down cards of every other seat, as if they were a pile."""
    zones: Zones = []
    for me in g.players:
        laid = laid_in(me, viewer)
        zones.append(Pile([room.face_down for room in laid], [room.tag for room in laid]))
    return zones


def laid_in(me: Player, viewer: int) -> list[Room]:
    """The rooms of a dungeon on which somebody else than the viewer has laid a card."""
    return [room for room in me.dungeon if room.face_down is not None and room.layer() != viewer]


def put_down(g: Game, viewer: int, zones: Zones) -> None:
    """The other way round: the piles lie face down on their rooms again."""
    for me, pile in zip(g.players, zones, strict=True):
        for room, card, tag in zip(laid_in(me, viewer), pile.cards, pile.tags, strict=True):
            room.face_down = card
            room.tag = tag


def exchange_laid_cards(g: Game, viewer: int, rng: Rng, zones: Zones, laid: Zones, pins: list[Place]) -> None:
    """When chance alone finds none: a card that could not lie there changes places with an unseen one that could."""
    for me, pile in zip(g.players, laid, strict=True):
        for at, room in enumerate(laid_in(me, viewer)):
            if could_lie(me, room, viewer):
                continue
            fitting = places_for(me, room, pile.tags[at] >> 8 * viewer & 255, viewer, zones, laid, pins)
            if not fitting:
                message = "no unseen card could lie where one lies face down; ask again at the next decision"
                raise NoRecipe(message, field="table")
            hand, spot = rng.pick(fitting)
            misfit = pile.cards[at]
            pile.cards[at] = hand.cards[spot]
            hand.cards[spot] = misfit


def places_for(
    me: Player, room: Room, known: int, viewer: int, zones: Zones, laid: Zones, pins: list[Place]
) -> list[tuple[Pile[Any], int]]:
    """Where a card lies that could be laid on this room, and of which the viewer knows the same."""
    fitting: list[tuple[Pile[Any], int]] = []
    for zone, pile in enumerate(zones):
        if any(pile is down for down in laid):
            continue
        for spot in range(len(pile.cards)):
            alike = pile.tags[spot] >> 8 * viewer & 255 == known
            if alike and (zone, spot) not in pins and could_be_laid(me, room, pile.cards[spot]):
                fitting.append((pile, spot))
    return fitting


def deal_again(zones: Zones, viewer: int, rng: Rng, pins: list[Place]) -> None:
    """Known cards stay; cards bound to an epoch go to a place of that epoch; the rest go anywhere."""
    if not pins and not any(any(pile.tags) for pile in zones):
        deal_freely(zones, rng)
        return
    shift = 8 * viewer
    cards: list[Any] = []  # of all zones, one after the other
    tags: list[int] = []
    pinned: dict[int, bool] = {}
    for zone, pile in enumerate(zones):
        for of, at in pins:
            if of == zone:
                pinned[len(cards) + at] = True
        cards += pile.cards
        tags += pile.tags
    places: dict[int, list[int]] = {}  # of each epoch
    free: list[Any] = []
    bound: list[tuple[Any, int]] = []
    end = 0
    for tag, run in groupby(tags):  # of most cards nobody knows more than of those beside them
        start, end = end, end + len(list(run))
        known = tag >> shift & 255
        spots = [at for at in range(start, end) if at not in pinned] if pinned else list(range(start, end))
        if known & KNOWN or not spots:
            continue
        epoch = known & EPOCH
        places.setdefault(epoch, []).extend(spots)
        if known & BOUND:
            bound += [(cards[at], epoch) for at in spots]
        else:
            free += [cards[at] for at in spots]
    for spots in places.values():
        rng.shuffle(spots)
    free.sort(key=BY_ID)
    bound.sort(key=lambda pair: (pair[0].id, pair[1]))
    rng.shuffle(free)
    rng.shuffle(bound)
    for card, epoch in bound:
        at = places[epoch].pop()
        cards[at] = card
        tags[at] |= BOUND << shift
    free.reverse()
    left = iter(free)
    for spots in places.values():
        for at, card in zip(spots, left, strict=False):
            cards[at] = card
            if tags[at] >> shift & BOUND:
                tags[at] &= ~(BOUND << shift)
    share_out(zones, cards)
    start = 0
    for pile in zones:
        end = start + len(pile.cards)
        pile.tags = tags[start:end]
        start = end


def share_out(zones: Zones, cards: list[Any]) -> None:
    """Each zone gets as many of these cards as it had."""
    start = 0
    for pile in zones:
        end = start + len(pile.cards)
        pile.cards = cards[start:end]
        start = end


def deal_freely(zones: Zones, rng: Rng) -> None:
    """Nobody has seen anything: one big shuffle."""
    pool: list[Any] = []
    for pile in zones:
        pool += pile.cards
    pool.sort(key=BY_ID)
    rng.shuffle(pool)
    share_out(zones, pool)


def drawn_since(deck: Pile[Any], name: str, now: Game) -> list[int]:
    """Who has drawn the cards of this deck since, the top one first; everybody has seen that."""
    seats: list[int] = []
    for event in now.events:
        if event.kind is ev.DREW and event.facts["deck"] == name:
            if len(seats) == len(deck) or deck.cards[-1 - len(seats)].id not in event.facts["cards"]:
                break  # what came then was another deck, or was put on top
            seats.append(event.seat)
    return seats


def seen_since(
    before: Zones, now: Zones, viewer: int, epoch: int, drawn: Sequence[int] = (), *, opening: bool
) -> list[Place]:
    """The places whose card the viewer has got to know since: it left the hidden part of the table, or was shown.

    The deck comes last; what was `drawn` counts as a part of the hand that it came to.
    """
    shift = 8 * viewer
    deck = len(before) - 1
    untouched = [0] * deck + [alike_below(before[deck], now[deck], shift)]
    total: dict[str, int] = {}
    for sign, zones in ((1, before), (-1, now)):
        for zone, pile in enumerate(zones):
            for card in pile.cards[untouched[zone] :]:
                total[card.id] = total.get(card.id, 0) + sign
    places = [[(zone, at) for at in range(untouched[zone], len(pile.cards))] for zone, pile in enumerate(before)]
    pins: list[Place] = []
    if looked_through(now[deck], shift, epoch, opening=opening):
        # All of the deck was seen; the search itself has stirred it since.
        pins += [(deck, at) for at in range(len(before[deck].cards))]
        places[deck] = []
    else:
        for seat in drawn[: len(places[deck])]:  # not those that were laid back, and lie there as before
            place = places[deck].pop()
            if seat == viewer:
                total[before[deck].cards[place[1]].id] -= 1
                pins.append(place)
            else:
                places[seat - (seat > viewer)].insert(0, place)  # of two equal cards the one that came last is left
    for zone, pile in enumerate(now):
        left = count(pile, shift, untouched[zone], known=False)
        shown = count(pile, shift, untouched[zone], known=True)
        for of, at in places[zone]:
            if before[of].tags[at] >> shift & KNOWN:
                name = before[of].cards[at].id
                shown[name] = shown.get(name, 0) - 1
        for name in shown:
            if shown[name] > 0 > total[name]:  # a card that came from an open place is none of those that lay here
                arrived = min(shown[name], -total[name])
                shown[name] -= arrived
                total[name] += arrived
        for of, at in places[zone]:  # of a deck from the bottom: what is drawn comes from the top
            name = before[of].cards[at].id
            if before[of].tags[at] >> shift & KNOWN:
                continue
            deep = zone == deck and left.get(name, 0) > 0  # what was shown of a deck lies above its like
            if shown.get(name, 0) > 0 and not deep:
                shown[name] -= 1
                pins.append((of, at))
            elif left.get(name, 0) > 0:
                left[name] -= 1
            elif total[name] > 0:
                total[name] -= 1
                pins.append((of, at))
    return pins


def alike_below(pile: Pile[Any], later: Pile[Any], shift: int) -> int:
    """How many cards, from the bottom, lie there now as before, where the viewer knows none: it has seen none."""
    height = min(len(pile.cards), len(later.cards))
    if (pile.known() | later.known()) >> shift & KNOWN or pile.cards[:height] != later.cards[:height]:
        return 0
    return height


def count(pile: Pile[Any], shift: int, start: int, *, known: bool) -> dict[str, int]:
    """How many of each card lie there, from this place up, that the viewer knows, or does not know."""
    found: dict[str, int] = {}
    for at in range(start, len(pile.cards)):
        if (pile.tags[at] >> shift & KNOWN > 0) == known:
            name = pile.cards[at].id
            found[name] = found.get(name, 0) + 1
    return found


def looked_through(pile: Pile[Any], shift: int, epoch: int, *, opening: bool) -> bool:
    """Whether the viewer, and nobody else, has searched this deck since that epoch.

    Then all of its cards are bound to it; at the opening those of the viewer's own hand are, if that was shuffled in.
    """
    bound = [tag for tag in pile.tags if tag >> shift & BOUND and tag >> shift & EPOCH > epoch]
    if not bound or (len(bound) < len(pile.tags) and not opening):
        return False
    return bound[0] != (bound[0] >> shift & 255) * LOW_BITS


def redeal_bosses(g: Game, viewer: int, rng: Rng) -> None:
    """BM-243: what the others were offered, and what they have kept of it, is theirs to know."""
    others = [me for me in g.players if me.seat != viewer]
    pool = [boss for boss in g.gone if isinstance(boss, BossCard)]
    for me in others:
        pool += me.offered if len(me.offered) == 2 else [me.boss, *me.offered]
    pool.sort(key=BY_ID)
    rng.shuffle(pool)
    for me in others:
        undecided = len(me.offered) == 2
        me.boss = pool.pop()
        me.offered = [me.boss, pool.pop()] if undecided else [pool.pop()]
    g.gone = list(pool)
