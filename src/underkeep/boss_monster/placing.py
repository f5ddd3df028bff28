"""Where a card may be built, and which rooms may be taken back."""

from __future__ import annotations

from underkeep.boss_monster.hooks import REPELLING
from underkeep.boss_monster.minibosses import MinibossCard
from underkeep.boss_monster.options import Build, TakeBack
from underkeep.boss_monster.pieces import FULL, Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import MINIBOSS, RoomCard
from underkeep.boss_monster.table import Game
from underkeep.core.decision import Decision, Option, Pause, Word


def forbids_building(me: Player, card: RoomCard, room: Room | None, host: Player | None = None) -> str:
    """The rule that keeps this card from this place; empty if it may be built there.

    `host` is whose dungeon that is, if it is not one's own.
    """
    if isinstance(card, MinibossCard):
        return "BM-046"
    if card.toll > me.coins:
        return "BM-314"
    if room is None:
        if card.advanced:
            return "BM-035"
        if len(me.dungeon) >= FULL:
            return "BM-030"
        return "BM-037" if is_kept_away(me, card, -1) else ""
    if room.face_down is not None:
        return "BM-179"
    if room.deactivated:
        return "BM-269"
    host = host or me
    rule = forbids_covering(card, room.card, permit=has_permit(me))
    return rule or ("BM-037" if is_kept_away(host, card, host.dungeon.index(room)) else "")


def is_idle(me: Player) -> bool:
    """Whether a card keeps this player from building rooms in this round."""
    return me.today is not None and me.today.idle


def has_permit(me: Player) -> bool:
    """Whether a card lets this player build advanced rooms on any room in this round."""
    return me.today is not None and me.today.permit


def is_kept_away(host: Player, card: RoomCard, place: int) -> bool:
    """BM-037: whether a room next to this place lets no such card be built there; -1 is the first free place."""
    if not host.listens & REPELLING:
        return False
    beside = [0] if place < 0 else [place - 1, place + 1]
    for at in beside:
        if 0 <= at < len(host.dungeon) and host.dungeon[at].active:
            repels = host.dungeon[at].card.repels
            if repels is not None and repels(card):
                return True
    return False


def forbids_covering(card: RoomCard, below: RoomCard, *, permit: bool = False) -> str:
    """BM-034, BM-037: an advanced room needs a treasure in common; some rooms bear only some kinds."""
    if card.advanced and not permit and not card.fits & below.icons:
        return "BM-034"
    return "" if below.bears is None or below.bears(card) else "BM-037"


def builds(g: Game, me: Player, cards: list[RoomCard]) -> list[Option]:
    """BM-173: every place where one of these cards may be built."""
    options: list[Option] = []
    if g.no_building:
        return options
    roomy = len(me.dungeon) < FULL
    permit = False
    if me.today is not None:
        if me.today.idle:
            return options
        permit = me.today.permit
    if me.handy:  # BM-046, BM-314: a miniboss is no room, and some rooms cost coins
        coins = me.coins
        cards = [card for card in cards if card.toll <= coins and card.kind != MINIBOSS]
    rooms: list[tuple[int, RoomCard]] = []
    place = 0
    for room in me.dungeon:  # where enumerate() would take as long as a room
        if room.face_down is None and not room.deactivated:
            rooms.append((place, room.card))
        place += 1  # noqa: SIM113
    for card in cards:  # as forbids_covering() has it, which this would call too often
        if card.advanced:
            for place, below in rooms:
                if (card.fits & below.icons or permit) and (below.bears is None or below.bears(card)):
                    options.append(Build(card, place))
        else:
            if roomy:
                options.append(Build(card, -1))
            for place, below in rooms:
                if below.bears is None or below.bears(card):
                    options.append(Build(card, place))
    return away_from_neighbours(me, options) if me.listens & REPELLING else options


def away_from_neighbours(me: Player, options: list[Option]) -> list[Option]:
    """Without the places beside rooms that keep such cards away."""
    return [build for build in options if isinstance(build, Build) and not is_kept_away(me, build.card, build.place)]


def take_backs(me: Player) -> list[Option]:
    """BM-184, BM-289, BM-A13: the portable rooms that the active player could take back to the hand."""
    return [TakeBack(place, room) for place, room in enumerate(me.dungeon) if can_be_carried(me, room)]


def can_be_carried(me: Player, room: Room) -> bool:
    """A visible room that works: neither under a face-down card nor deactivated."""
    return room.active and (room.card.portable or (me.levelled_up and me.talent().carries))


async def offer_to_build(
    g: Game, me: Player, kind: str, source: str | None, hidden: int, cards: list[RoomCard] | None = None
) -> Option:
    """One card of the hand, or of these; or none. That none of them fits anywhere is nobody's business (RS-042)."""
    options = [*builds(g, me, me.rooms.kinds() if cards is None else cards), Word("pass")]
    if g.pauses and len(options) == 1 and len(me.rooms) > 0:
        await Pause(me.seat)
    return await Decision(me.seat, kind, options, source, hidden)
