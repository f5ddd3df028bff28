"""How good a board is for its seat: what this round brings, and what the heroes still to come will bring."""

from __future__ import annotations

from typing import Final

from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.room_cards import MONSTER, TRAP
from underkeep.bots.boss_monster import crash_landing, items, worth
from underkeep.bots.boss_monster.board import FULL, Board, Guest, Seat

WIN: Final = 15.0
A_WOUND: Final = 1.2
GIVEN_UP: Final = 0.5  # a room or a spell that it takes to kill somebody
RIVAL: Final = 0.35  # how much the best of the others matters
CROWD: Final = 0.25  # and all of them together
GROWTH: Final = 2.0  # damage that a dungeon gains until the next heroes come
ROUNDS_AHEAD: Final = 2.5
DEADLY: Final = 99
MANY: Final = 99
DANGER: Final = 1.0  # what the third and the fourth wound weigh beside the wound itself
SLOPE: Final = 6.0  # damage between heroes who surely die and heroes who surely do not
PER_DAMAGE: Final = 0.03
LURES: Final = {1: 0.85, 0: 0.15, -1: 0.08}  # this round, with so much more treasure than anybody else
AHEAD: Final = 0.65  # in later rounds
EVEN: Final = 0.3
BEHIND: Final = 0.1

Treasure = dict[str, int]


class Prospects:
    """Heroes who may still come, and how this house plays: the same for every board of one decision."""

    def __init__(self, heroes: list[HeroCard], players: int, *, immortal: bool) -> None:
        self.immortal = immortal
        ordinary = [hero for hero in heroes if not hero.epic]
        epic = [hero for hero in heroes if hero.epic]
        soon = players * ROUNDS_AHEAD
        self.groups: dict[tuple[tuple[str, ...], int, int], float] = {}
        for deck, number in ((ordinary, soon), (epic, soon - len(ordinary))):
            for hero in deck:
                kind = hero.treasures, hero.hp, hero.souls
                self.groups[kind] = self.groups.get(kind, 0.0) + min(1.0, max(0.0, number / len(deck)))


def outlook(board: Board, prospects: Prospects) -> float:
    """My standing after this round less that of the others, my dungeon, and the cards I expect."""
    mine = 0.0
    theirs: list[float] = []
    chances = arrivals(board)
    for seat in board.playing():
        souls, wounds, price = harvest(board, seat, chances[seat.number])
        standing = score(seat.souls + souls, seat.wounds + wounds, immortal=prospects.immortal) - price
        if seat is board.me:
            mine = standing
        else:
            theirs.append(standing)
    rivals = RIVAL * max(theirs) + CROWD * sum(theirs) / len(theirs) if theirs else 0.0
    return mine - rivals + dungeon_value(board, prospects) + cards_value(board)


def score(souls: float, wounds: float, *, immortal: bool) -> float:
    """Fractions are chances: between nine souls and ten, or four wounds and five, lies the game."""
    if immortal:
        return souls - wounds
    value = souls - A_WOUND * wounds
    if wounds > 2:
        value -= DANGER * (min(wounds, 4) - 2)
    if wounds > 4:
        return value - WIN * min(wounds - 4, 1)
    if souls > 9:
        value += WIN * min(souls - 9, 1)
    return value


Chances = list[tuple[Guest, float]]


def arrivals(board: Board) -> list[Chances]:
    """Who comes to whom this round: those at the entrance, and those in town whom the treasure may lure."""
    coming: list[Chances] = [[(guest, 1.0) for guest in seat.entrance if not guest.waits] for seat in board.seats]
    if board.bait_to_come and board.town:
        seats = board.playing()
        treasures = [seat.treasure() for seat in seats]
        for guest in board.town:
            if guest.card.treasures:
                appeal = [sum([treasure[kind] for kind in guest.card.treasures]) for treasure in treasures]
            else:
                appeal = [crash_landing.appeal(guest, seat, MANY) for seat in seats]
            for at, seat in enumerate(seats):
                chance = chance_to_lure(appeal[at], max(appeal[:at] + appeal[at + 1 :], default=0))
                if chance:
                    coming[seat.number].append((guest, chance))
    return coming


def chance_to_lure(mine: int, best: int) -> float:
    """What the others have laid face down may still change who has more."""
    lead = mine - best
    return 0.0 if mine == 0 else 1.0 if lead > 1 else LURES.get(lead, 0.0)


def harvest(board: Board, seat: Seat, guests: Chances) -> tuple[float, float, float]:
    """Souls and wounds that this round brings to a player, and what must be given up for them."""
    souls = wounds = price = 0.0
    mine = seat is board.me
    if board.walker is not None and board.host == seat.number:
        spared = items.spared(seat, board.walker, board.place + board.inside) if board.walker.item else 0
        if board.walker_health_at_the_end() + spared <= 0:
            souls += souls_of(board.walker)
            price -= bounty(board.walker)
        elif mine and pit_ahead(board):
            souls += board.walker.card.souls
            price += GIVEN_UP
        else:
            wounds += board.walker.card.wounds
            price += items.REVENGE.get(board.walker.item, 0.0)
    if seat.closed or not guests:
        return souls, wounds, price
    total = seat.damage_ahead()
    rescues = ways_to_finish_off(board, total) if mine else []
    for guest, chance in guests:
        suffered = total - items.spared(seat, guest) if guest.item else total
        helps = [rescue for rescue in rescues if suffered + rescue >= guest.health]
        if guest.health <= suffered:
            souls += chance * souls_of(guest)
            price -= chance * bounty(guest)
        elif helps:
            rescues.remove(min(helps))
            souls += chance * souls_of(guest)
            price += chance * (GIVEN_UP - bounty(guest))
        else:
            wounds += chance * guest.card.wounds
            price += chance * items.REVENGE.get(guest.item, 0.0)
    return souls, wounds, price


def souls_of(guest: Guest) -> int:
    """What it is worth dead; some items bring their carrier back to town instead."""
    return 0 if guest.item in items.UNDYING else guest.card.souls


def bounty(guest: Guest) -> float:
    """The item that a dead hero leaves behind."""
    return items.won(guest.item) if guest.item else 0.0


def cards_value(board: Board) -> float:
    """Room cards in hand, and what was gained and given away; other spells stay what they are."""
    return worth.rooms_in_hand(len(board.rooms_in_hand())) + board.luck


def pit_ahead(board: Board) -> bool:
    return any(
        room.card is not None and room.card.id == "bottomless_pit" for room in board.me.dungeon[board.place + 1 :]
    )


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


def dungeon_value(board: Board, prospects: Prospects) -> float:
    """What my dungeon will earn from those who have not come yet, and what its rooms can do beside that."""
    later = board.me.next_round()
    total = later.damage_ahead()
    treasure = later.treasure()
    rivals = [seat.next_round().treasure() for seat in board.playing() if seat is not board.me]
    value = 0.0
    for (kinds, hp, souls), number in prospects.groups.items():
        die = min(1.0, max(0.0, 0.5 + (total + GROWTH - hp) / SLOPE))
        value += number * lure(kinds, treasure, rivals) * souls * (die - (1 - die) * A_WOUND)
    value += sum([worth.ABILITIES.get(room.id, 0.0) for room in later.rooms()])
    value += PER_DAMAGE * total
    if not board.me.levelled_up:
        value += worth.BOSSES.get(board.me.boss, worth.BOSS) * min(len(later.dungeon), FULL) / FULL
    return value


def lure(kinds: tuple[str, ...], mine: Treasure, rivals: list[Treasure]) -> float:
    """How likely a hero of this kind will come to me some day."""
    if not kinds:
        return EVEN
    here = sum([mine[kind] for kind in kinds])
    best = max([sum([other[kind] for kind in kinds]) for other in rivals], default=0)
    if here > best:
        return min(0.9, AHEAD + 0.1 * (here - best))
    if here == best > 0:
        return EVEN
    return BEHIND
