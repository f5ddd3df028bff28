"""What may be done with minibosses and coins in a window, beside declaring something else."""

from __future__ import annotations

from underkeep.boss_monster.minibosses import TOP, MinibossCard
from underkeep.boss_monster.options import Act, Build, Promote, Take
from underkeep.boss_monster.pieces import Post, Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import MINIBOSS
from underkeep.boss_monster.table import Declared, Game
from underkeep.core.decision import Option


def forbids_attaching(me: Player, room: Room | None) -> str:
    """The rule that keeps a miniboss from this place; empty if it may be laid there, whatever room that is (BM-049)."""
    if room is None or (not room.stack and room.face_down is None):
        return "BM-316"
    if room.face_down is not None:
        return "BM-179"
    if room.deactivated:
        return "BM-269"
    if room.miniboss is not None:
        return "BM-A35"
    return "BM-050" if has_a_neighbour(me, room) else ""


def has_a_neighbour(me: Player, room: Room) -> bool:
    """BM-050, BM-A15: a miniboss beside this room, be it at work or not, or still face down."""
    place = me.dungeon.index(room)
    return is_taken(me, place - 1) or is_taken(me, place + 1)


def is_taken(me: Player, place: int) -> bool:
    """Whether there is a miniboss at this place of the dungeon, if that is a place."""
    if not 0 <= place < len(me.dungeon):
        return False
    room = me.dungeon[place]
    return room.miniboss is not None or isinstance(room.face_down, MinibossCard)


def attachments(g: Game, me: Player) -> list[Option]:
    """BM-047, BM-048: every room of one's own on which a miniboss of the hand may be laid in place of a room."""
    options: list[Option] = []
    if not me.recruits or g.no_building:
        return options
    places = places_to_attach(me)
    if places:
        for card in me.rooms.kinds():
            if card.kind == MINIBOSS:
                for place in places:
                    options.append(Build(card, place))
    return options


def places_to_attach(me: Player) -> list[int]:
    """As forbids_attaching() has it, which this would call too often."""
    places: list[int] = []
    place = 0
    beside = False  # there is a miniboss in the room before
    for room in me.dungeon:
        here = room.miniboss is not None or isinstance(room.face_down, MinibossCard)
        if here and places and places[-1] == place - 1:
            places.pop()
        if not (here or beside) and room.stack and room.face_down is None and not room.deactivated:
            places.append(place)
        beside = here
        place += 1  # noqa: SIM113 - enumerate() would take as long as a room
    return places


def forbids_promoting(me: Player, room: Room, coins: int = 1) -> str:
    """BM-054 to BM-056, BM-060, BM-068: the rule that keeps this miniboss from being promoted for so many coins."""
    miniboss = room.miniboss
    if miniboss is None or miniboss.level >= TOP:
        return "BM-054"
    if room.deactivated:
        return "BM-068"
    if miniboss.rests():
        return "BM-055" if miniboss.young else "BM-060"
    if me.today is not None and me.today.promoted:
        return "BM-056"
    return "BM-054" if me.coins < coins else ""


def rooms_to_promote_in(me: Player, coins: int = 1) -> list[Room]:
    """BM-176: those with a miniboss that may be promoted now, also where a card was laid on them before."""
    return [room for room in me.dungeon if not forbids_promoting(me, room, coins)]


def promotions(g: Game, me: Player) -> list[Option]:
    """BM-054, BM-057: the minibosses that the active player may promote now."""
    options: list[Option] = []
    for room in rooms_to_promote_in(me):
        options.append(Promote(g, room))
    return options


def sales(me: Player) -> list[Option]:
    """BM-129: one room card of the hand a round, for a coin."""
    options: list[Option] = []
    if me.today is None or not me.today.sold:
        for card in me.rooms.kinds():
            options.append(Take("sell", card))
    return options


def powers_of_minibosses(g: Game, me: Player, moment: int, options: list[Option]) -> None:
    """BM-059, BM-061: what minibosses can do now, declared like a spell."""
    for room in me.minions:
        miniboss = room.miniboss
        assert miniboss is not None  # else it would be no minion
        for line in room.lines():
            power = line.power
            if power is not None and power.moments & moment and Post(miniboss, line).ready():
                for aim in power.aims(g, room):
                    options.append(Act(g, power, room, aim))


def cancels_by_minibosses(g: Game, me: Player, declared: Declared, options: list[Option]) -> None:
    """BM-077: the same against a spell."""
    for room in me.minions:
        miniboss = room.miniboss
        assert miniboss is not None
        for line in room.lines():
            power = line.power
            if power is not None and power.cancels and Post(miniboss, line).ready() and power.aims(g, room):
                options.append(Act(g, power, room, declared))
