"""How good a board is for its seat: what this round brings, and what the heroes still to come will bring."""

from __future__ import annotations

from collections import Counter
from typing import Final

from underkeep.bots.boss_monster import worth
from underkeep.bots.boss_monster.board import FULL, Board, Guest, Seat
from underkeep.boss_monster.kinds import MONSTER, TRAP, HeroCard

WIN: Final = 15.0
A_WOUND: Final = 1.2
GIVEN_UP: Final = 0.5  # a room or a spell that it takes to kill somebody
RIVAL: Final = 0.35  # how much the best of the others matters
CROWD: Final = 0.25  # and all of them together
GROWTH: Final = 2.0  # damage that a dungeon gains until the next heroes come
ROUNDS_AHEAD: Final = 2.5
DEADLY: Final = 99

Treasure = dict[str, int]


class Prospects:
    """Heroes who may still come, and how this house plays: the same for every board of one decision."""

    def __init__(self, heroes: list[HeroCard], players: int, *, immortal: bool) -> None:
        self.immortal = immortal
        next_ones = [hero for hero in heroes if not hero.epic] or heroes
        self.each = min(1.0, players * ROUNDS_AHEAD / len(next_ones)) if next_ones else 0.0
        self.groups = Counter((hero.treasures, hero.hp, hero.souls) for hero in next_ones)


def outlook(board: Board, prospects: Prospects) -> float:
    """My standing after this round less that of the others, my dungeon, and the cards I expect."""
    treasures = [seat.treasure() for seat in board.seats]
    coming = arrivals(board, treasures)
    mine = 0.0
    theirs: list[float] = []
    for seat in board.playing():
        souls, wounds, price = harvest(board, seat, coming[seat.number])
        standing = score(seat.souls + souls, seat.wounds + wounds, immortal=prospects.immortal) - price
        if seat is board.me:
            mine = standing
        else:
            theirs.append(standing)
    rivals = RIVAL * max(theirs) + CROWD * sum(theirs) / len(theirs) if theirs else 0.0
    return mine - rivals + dungeon_value(board, prospects, treasures) + board.luck


def score(souls: int, wounds: int, *, immortal: bool) -> float:
    if immortal:
        return souls - wounds
    if wounds >= 5:
        return -WIN
    value = souls - A_WOUND * wounds
    if souls >= 10:
        value += WIN
    if wounds >= 3:
        value -= 0.7 if wounds < 4 else 2.0
    return value


def arrivals(board: Board, treasures: list[Treasure]) -> list[list[Guest]]:
    """Who comes to whom this round: those at the entrance, and those in town whom the treasure will lure."""
    coming = [[guest for guest in seat.entrance if not guest.waits] for seat in board.seats]
    if board.bait_to_come:
        for guest in board.town:
            host = lured_by(board, guest.card, treasures)
            if host is not None:
                coming[host].append(guest)
    return coming


def lured_by(board: Board, hero: HeroCard, treasures: list[Treasure]) -> int | None:
    """Where this hero goes, if nobody lays a card that I cannot see."""
    seats = [seat.number for seat in board.playing()]
    if hero.treasures:
        totals = [sum([treasures[seat][kind] for kind in hero.treasures]) for seat in seats]
        best = max(totals)
    else:  # the Fool pities whoever has the fewest souls
        totals = [-board.seats[seat].souls for seat in seats]
        best = max(totals)
    if (best == 0 and hero.treasures) or totals.count(best) > 1:
        return None
    return seats[totals.index(best)]


def harvest(board: Board, seat: Seat, guests: list[Guest]) -> tuple[int, int, float]:
    """Souls and wounds that this round brings to a player, and what must be given up for them."""
    souls = wounds = 0
    price = 0.0
    mine = seat is board.me
    if board.walker is not None and board.host == seat.number:
        if board.walker_health_at_the_end() <= 0:
            souls += board.walker.card.souls
        elif mine and pit_ahead(board):
            souls += board.walker.card.souls
            price += GIVEN_UP
        else:
            wounds += board.walker.card.wounds
    if seat.closed or not guests:
        return souls, wounds, price
    total = seat.damage_ahead()
    rescues = ways_to_finish_off(board, total) if mine else []
    for guest in guests:
        helps = [rescue for rescue in rescues if total + rescue >= guest.health]
        if guest.health <= total:
            souls += guest.card.souls
        elif helps:
            rescues.remove(min(helps))
            souls += guest.card.souls
            price += GIVEN_UP
        else:
            wounds += guest.card.wounds
    return souls, wounds, price


def pit_ahead(board: Board) -> bool:
    return any(room.card is not None and room.card.id == "bottomless_pit" for room in board.me.dungeon[board.place + 1 :])


def ways_to_finish_off(board: Board, total: int) -> list[int]:
    """How much damage I could add, once each, to a hero who would get through."""
    rooms = board.me.rooms()
    kinds = [room.kind for room in rooms]
    ways = [DEADLY for room in rooms if room.id == "bottomless_pit"]
    for card in board.hand:
        if (card == "giant_size" and MONSTER in kinds) or (card == "annihilator" and TRAP in kinds):
            ways.append(3)
        elif card == "exhaustion":
            ways.append(len(rooms))
        elif card == "cave_in" and rooms:
            ways.append(DEADLY)
        elif card == "teleportation" and rooms:
            ways.append(total)
    return ways


# -- beyond this round --------------------------------------------------------------------------------------------


def dungeon_value(board: Board, prospects: Prospects, treasures: list[Treasure]) -> float:
    """What my dungeon will earn from those who have not come yet, and what its rooms can do beside that."""
    me = board.me
    total = me.damage_ahead()
    value = 0.0
    rivals = [treasures[seat.number] for seat in board.playing() if seat is not me]
    for (kinds, hp, souls), count in prospects.groups.items():
        die = min(1.0, max(0.0, 0.5 + (total + GROWTH - hp) / 6))
        value += count * lure(kinds, treasures[me.number], rivals) * souls * (die - (1 - die) * A_WOUND)
    value *= prospects.each
    value += sum([worth.ABILITIES.get(room.id, 0.0) for room in me.rooms()])
    value += 0.03 * total
    if not me.levelled_up:
        value += worth.BOSSES.get(me.boss, 0.5) * 0.5 * min(len(me.dungeon), FULL) / FULL
    return value


def lure(kinds: tuple[str, ...], mine: Treasure, rivals: list[Treasure]) -> float:
    """How likely a hero of this kind will come to me."""
    if not kinds:
        return 0.3
    here = sum([mine[kind] for kind in kinds])
    best = max([sum([other[kind] for kind in kinds]) for other in rivals], default=0)
    if here > best:
        return min(0.9, 0.65 + 0.1 * (here - best))
    if here == best:
        return 0.3 if here else 0.15
    return 0.1
