"""The nouns of the game: what lies on the table. A piece belongs to exactly one game; cards are shared by all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from underkeep.boss_monster.kinds import (
    MANY,
    PERHAPS,
    SET_ORDER,
    SHIFTS,
    BossCard,
    Card,
    HeroCard,
    RoomCard,
    SpellCard,
)
from underkeep.boss_monster.piles import Pile
from underkeep.core import game as core
from underkeep.core.rng import Rng

FULL: Final = 5  # rooms in a dungeon (BM-030)


class Room:
    """One place of a dungeon: a stack of room cards, of which the top one is the room (BM-039)."""

    __slots__ = (
        "active", "bonus", "card", "deactivated", "face_down", "fresh", "met", "owner", "spent", "stack", "tag",
    )  # fmt: skip

    def __init__(self, owner: int, card: RoomCard, stack: list[RoomCard]) -> None:
        self.owner: int = owner  # a seat
        self.stack: list[RoomCard] = stack
        # Both are told by the rest, and kept because everything asks for them; Player.survey() sees to it.
        self.card: RoomCard = card  # the top of the stack: the room
        self.active: bool = False  # visible, in play, not deactivated (BM-037, BM-267)
        self.face_down: RoomCard | None = None  # laid on top, not revealed yet
        self.tag: int = 0  # who knows the face-down card
        self.fresh: int = 0  # revealed as the n-th card of its owner, its effects still to come
        self.deactivated: bool = False
        self.spent: int = 0  # bit n: the n-th card of the stack has worked this round; covering it changes nothing
        self.bonus: int = 0  # damage until the end of the round
        self.met: list[HeroCard] = []  # heroes sent away by this room this round

    def copy(self) -> Room:
        twin = Room(self.owner, self.card, self.stack[:])
        twin.active = self.active
        twin.face_down = self.face_down
        twin.tag = self.tag
        twin.fresh = self.fresh
        twin.deactivated = self.deactivated
        twin.spent = self.spent
        twin.bonus = self.bonus
        if self.met:
            twin.met = self.met[:]
        return twin

    def ready(self) -> bool:
        """Whether its ability may work, as far as 'once per round' goes."""
        return not (self.card.once and self.spent >> len(self.stack) & 1)

    def spend(self) -> None:
        """Its ability works now, which counts if it may only once."""
        self.spent |= 1 << len(self.stack)


class Hero:
    """A hero in play, with the damage and the health given to it this round."""

    __slots__ = ("bonus", "card", "damage", "waits")

    def __init__(self, card: HeroCard) -> None:
        self.card: HeroCard = card
        self.damage: int = 0
        self.bonus: int = 0
        self.waits: bool = False  # came to the entrance during the adventure phase (BM-089)

    def copy(self) -> Hero:
        twin = Hero(self.card)
        twin.damage = self.damage
        twin.bonus = self.bonus
        twin.waits = self.waits
        return twin

    @property
    def health(self) -> int:
        """What is left; it may be negative while a room is being resolved (BM-093)."""
        return self.card.hp + self.bonus - self.damage


class Player:
    """A seat at the table: boss, dungeon, hand, score area."""

    __slots__ = (
        "boss", "builds", "castable", "closed", "counters", "dungeon", "entrance", "extra_damage", "gained_soul",
        "lenders", "levelled_up", "levelling", "offered", "out", "room_tempo", "rooms", "seat", "soul_cards", "souls",
        "spell_tempo", "spells", "studious", "tempo", "treasure_factor", "usable", "watchful", "wound_cards", "wounds",
    )  # fmt: skip

    def __init__(self, seat: int, boss: BossCard) -> None:
        self.seat: int = seat
        self.boss: BossCard = boss
        self.offered: list[BossCard] = []  # the two bosses to choose from (BM-243)
        self.rooms: Pile[RoomCard] = Pile([], [])
        self.spells: Pile[SpellCard] = Pile([], [])
        self.dungeon: list[Room] = []  # from the entrance to the boss
        self.entrance: list[Hero] = []
        self.soul_cards: list[HeroCard] = []
        self.wound_cards: list[HeroCard] = []
        self.souls: int = 0  # what those are worth; see count_score()
        self.wounds: int = 0
        self.levelling: bool = False  # five rooms were shown, the level up is still to come
        self.levelled_up: bool = False
        self.out: bool = False
        self.builds: int = 0  # cards that may still be laid this round
        self.extra_damage: int = 0  # of every room, until the end of the round
        self.treasure_factor: int = 1
        self.closed: bool = False  # no hero enters this round
        self.gained_soul: bool = False
        # What there is to declare; see survey().
        self.tempo: int = 0  # the moments in which there may be something, by rooms or spells
        self.room_tempo: int = 0
        self.spell_tempo: int = 0
        self.usable: list[Room] = []  # rooms with an ability
        self.watchful: list[Room] = []  # rooms that can cancel a spell
        self.lenders: bool = False  # a room lends damage to others
        self.studious: bool = False  # a room offers something in place of the room card at the start of the round
        self.castable: list[SpellCard] = []
        self.counters: list[SpellCard] = []

    def copy(self) -> Player:
        twin = Player(self.seat, self.boss)
        if self.offered:
            twin.offered = self.offered[:]
        twin.rooms = self.rooms.copy()
        twin.spells = self.spells.copy()
        twin.dungeon = dungeon = [room.copy() for room in self.dungeon]
        if self.entrance:
            twin.entrance = [hero.copy() for hero in self.entrance]
        if self.soul_cards:
            twin.soul_cards = self.soul_cards[:]
            twin.souls = self.souls
        if self.wound_cards:
            twin.wound_cards = self.wound_cards[:]
            twin.wounds = self.wounds
        twin.levelling = self.levelling
        twin.levelled_up = self.levelled_up
        twin.out = self.out
        twin.builds = self.builds
        twin.extra_damage = self.extra_damage
        twin.treasure_factor = self.treasure_factor
        twin.closed = self.closed
        twin.gained_soul = self.gained_soul
        twin.tempo = self.tempo
        twin.room_tempo = self.room_tempo
        twin.spell_tempo = self.spell_tempo
        twin.castable = self.castable  # replaced, never changed
        twin.counters = self.counters
        twin.lenders = self.lenders
        twin.studious = self.studious
        if self.usable:
            twin.usable = [dungeon[self.dungeon.index(room)] for room in self.usable]
        if self.watchful:
            twin.watchful = [dungeon[self.dungeon.index(room)] for room in self.watchful]
        return twin

    def whole_hand(self) -> list[Card]:
        """All cards, sorted: in which order somebody holds them is nobody's business (RS-037)."""
        rooms = sorted(self.rooms.cards, key=lambda card: card.id)
        return [*rooms, *sorted(self.spells.cards, key=lambda card: card.id)]

    def add_to_hand(self, card: Card, tag: int) -> None:
        if isinstance(card, RoomCard):
            self.rooms.add(card, tag)
        else:
            assert isinstance(card, SpellCard)
            self.spells.add(card, tag)
            self.survey_spells()

    def take_from_hand(self, card: Card) -> int:
        """Returns what the others know of the card."""
        if isinstance(card, RoomCard):
            return self.rooms.take(card)
        assert isinstance(card, SpellCard)
        tag = self.spells.take(card)
        self.survey_spells()
        return tag

    def survey(self) -> None:
        """See what could be declared. Every window asks every seat, so the answers are kept."""
        self.survey_rooms()
        self.survey_spells()

    def survey_rooms(self) -> None:
        """What each room is now, and which could declare something; after every change of a room."""
        self.usable = []
        self.watchful = []
        self.lenders = False
        self.studious = False
        tempo = 0
        for room in self.dungeon:
            if not room.stack:
                room.active = False
                continue
            card = room.card = room.stack[-1]
            if room.face_down is None and not room.deactivated:
                room.active = True
                if card.ability is not None:
                    self.usable.append(room)
                    tempo |= PERHAPS | card.moments
                elif card.cancels is not None:
                    self.watchful.append(room)
                    tempo |= PERHAPS
                if card.lending is not None:
                    self.lenders = True
                if card.drawing is not None:
                    self.studious = True
            else:
                room.active = False
        self.room_tempo = tempo
        self.tempo = tempo | self.spell_tempo

    def survey_spells(self) -> None:
        """Which spells of the hand could be cast; after every change of them."""
        self.castable = []
        self.counters = []
        tempo = 0
        for spell in self.spells.cards:
            tempo |= PERHAPS | spell.moments
            kept = self.counters if spell.counters else self.castable
            if spell not in kept:
                kept.append(spell)
        self.spell_tempo = tempo
        self.tempo = tempo | self.room_tempo

    def add_soul(self, card: HeroCard) -> None:
        self.soul_cards.append(card)
        self.souls += card.souls

    def add_wound(self, card: HeroCard) -> None:
        self.wound_cards.append(card)
        self.wounds += card.wounds

    def count_score(self) -> None:
        """Souls and wounds by what lies in the score area; after anything has left it."""
        self.souls = sum([card.souls for card in self.soul_cards])
        self.wounds = sum([card.wounds for card in self.wound_cards])

    @property
    def score(self) -> int:
        """Souls minus wounds, which may be negative (BM-233, BM-322)."""
        return self.souls - self.wounds

    def active_rooms(self) -> list[Room]:
        """The rooms that work and can be pointed at."""
        return [room for room in self.dungeon if room.active]

    def room_count(self) -> int:
        """BM-039, BM-268: a stack is one room, also under a face-down card; a deactivated one does not count."""
        return sum([len(room.stack) > 0 and not room.deactivated for room in self.dungeon])

    def riches(self) -> int:
        """BM-193, BM-019: the hoards of all rooms, and the boss's, which nothing doubles."""
        total = 0
        for room in self.dungeon:
            if room.active:
                total += room.card.hoard
        return total * self.treasure_factor + self.boss.hoard

    def treasures(self) -> dict[str, int]:
        riches = self.riches()
        return {kind: riches >> shift & MANY for kind, shift in SHIFTS.items()}

    def damage(self, place: int) -> int:
        """What the room at this place deals now: printed, lent by its neighbours, given for the round."""
        room = self.dungeon[place]
        if not room.active:
            return 0
        card = room.card
        counting = card.counting
        total = card.damage if counting is None else counting(self, room)
        total += room.bonus + self.extra_damage
        return total + self.lent(room, place) if self.lenders else total

    def lent(self, room: Room, place: int) -> int:
        """What the other rooms of the dungeon add to the damage of this one."""
        total = 0
        for at, other in enumerate(self.dungeon):
            lending = other.card.lending
            if lending is not None and at != place and other.active:
                total += lending(room, place - at)
        return total


class Declared:
    """A spell or an ability that was announced and is not resolved yet (BM-075)."""

    __slots__ = ("aim", "cancelled", "card", "height", "room", "seat")

    def __init__(self, seat: int, card: Card, room: Room | None, aim: Any) -> None:
        self.seat: int = seat
        self.card: Card = card
        self.room: Room | None = room
        self.aim: Any = aim
        self.height: int = len(aim.stack) if isinstance(aim, Room) else 0
        self.cancelled: bool = False

    def lost_its_aim(self, possible: list[Any]) -> bool:
        """BM-079: the target is gone, or out of reach; a room uncovered in its place is another room (BM-080)."""
        aim = self.aim
        return aim not in possible or (isinstance(aim, Room) and len(aim.stack) != self.height)


class Game(core.Game):
    """All that lies on the table, and where in the round it stands."""

    __slots__ = (
        "active", "boss_deck", "buried_rooms", "buried_spells", "chain", "declared", "discard", "epic_deck", "epoch",
        "gate", "gone", "hero_deck", "inside", "lured", "no_building", "order", "phase", "place", "players",
        "polled", "room_deck", "round", "seated", "spell_deck", "starters", "stood", "town", "turn", "variants",
        "walker",
    )  # fmt: skip

    def __init__(self, rng: Rng, players: list[Player], variants: tuple[str, ...]) -> None:
        super().__init__(rng)
        self.players: list[Player] = players
        self.starters: int = len(players)  # heroes come for all who started (BM-165)
        self.variants: tuple[str, ...] = variants
        # Who is still in the game, highest XP first (BM-022, BM-158); and their seats. Both lists are replaced, never
        # changed, so that a loop over one may go on whatever happens.
        self.seated: list[Player] = players
        self.order: list[int] = [player.seat for player in players]
        self.round: int = 0
        self.phase: str = "bosses"
        self.turn: int = 0  # whose turn in that order
        self.active: Player = players[0]  # BM-159: who lays a card, or whose dungeon the heroes walk
        self.polled: int = 0  # how many have passed, or could do nothing, in the open window; the active player first
        # The window before a hero enters is over; in phases that begin with something for all, that has been done.
        self.gate: bool = False
        self.room_deck: Pile[RoomCard] = Pile([], [])
        self.spell_deck: Pile[SpellCard] = Pile([], [])
        self.hero_deck: list[HeroCard] = []
        self.epic_deck: list[HeroCard] = []
        self.boss_deck: list[BossCard] = []
        self.discard: list[Card] = []  # rooms and spells together, the last one on top (BM-A27)
        self.gone: list[Card] = []  # out of the game for good, before everybody's eyes
        self.buried_rooms: Pile[RoomCard] = Pile([], [])  # out of the game with their owner's hand, seen by nobody
        self.buried_spells: Pile[SpellCard] = Pile([], [])
        self.town: list[Hero] = []  # the oldest first (BM-098)
        self.walker: Hero | None = None  # the hero in the active player's dungeon
        self.place: int = 0  # the room it is in, or comes to next
        self.inside: bool = False  # it is in that room, not on its way there
        self.stood: int = 0  # the room it was in last
        self.chain: list[Declared] = []
        self.no_building: bool = False
        self.lured: bool = False  # somebody went to an entrance in this round's bait phase
        self.epoch: int = 0  # how often a deck was made anew or looked through
        # Spells and abilities of this round, which everybody has seen; how many were asked would tell who could answer.
        self.declared: int = 0

    def give_turn(self, turn: int) -> None:
        """BM-159: the active player is the one at this place of the order; a new window begins."""
        self.turn = turn
        self.active = self.seated[turn]
        self.polled = 0
        self.gate = False
        self.pulse += 1

    def owner(self, room: Room) -> Player:
        return self.players[room.owner]

    def line(self) -> list[Player]:
        """BM-160: who is asked first, second, … in a window: the active player, then the others by XP."""
        turn = self.turn
        return [self.active, *self.seated[:turn], *self.seated[turn + 1 :]]

    def nth_in_line(self, n: int) -> Player:
        """BM-160, for those after the active player."""
        return self.seated[n - 1 if n <= self.turn else n]

    def place_in_line(self, me: Player) -> int:
        at = self.seated.index(me)
        return 0 if at == self.turn else at + 1 if at < self.turn else at

    def opponents(self, me: Player) -> list[Player]:
        return [other for other in self.seated if other is not me]

    def rank_by_xp(self) -> None:
        """BM-022: highest XP first."""
        inside = [player for player in self.players if not player.out]
        inside.sort(key=xp_rank)
        self.seated = inside
        self.order = [player.seat for player in inside]
        self.give_turn(0)

    def active_rooms(self) -> list[Room]:
        """Every room in play that an effect can be pointed at, by seat and place (BM-181, BM-270)."""
        return [room for player in self.players if not player.out for room in player.dungeon if room.active]

    def walker_in(self, me: Player) -> Hero | None:
        """The hero that walks this dungeon now; heroes at the entrance are not in it (BM-297)."""
        return self.walker if self.active is me else None

    def copy_onto(self, twin: Game) -> None:
        """Fill a fresh game with copies of everything. Only between chapters: nothing is declared then."""
        players = twin.players
        twin.result = self.result
        twin.pulse = self.pulse
        twin.limit = self.limit
        twin.decider = self.decider
        twin.starters = self.starters
        twin.seated = [players[seat] for seat in self.order]
        twin.order = self.order  # replaced, never changed
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        twin.active = players[self.active.seat]
        twin.polled = self.polled
        twin.gate = self.gate
        twin.room_deck = self.room_deck.copy()
        twin.spell_deck = self.spell_deck.copy()
        twin.hero_deck = self.hero_deck[:]
        twin.epic_deck = self.epic_deck[:]
        twin.boss_deck = self.boss_deck[:]
        twin.discard = self.discard[:]
        twin.gone = self.gone[:]
        if self.buried_rooms.cards or self.buried_spells.cards:
            twin.buried_rooms = self.buried_rooms.copy()
            twin.buried_spells = self.buried_spells.copy()
        twin.town = [hero.copy() for hero in self.town]
        twin.walker = None if self.walker is None else self.walker.copy()
        twin.place = self.place
        twin.inside = self.inside
        twin.stood = self.stood
        twin.no_building = self.no_building
        twin.lured = self.lured
        twin.epoch = self.epoch
        twin.declared = self.declared


def xp_rank(player: Player) -> tuple[int, int, str, int]:
    """BM-022, BM-A21: highest XP first; equal XP by set, then by card."""
    boss = player.boss
    return -boss.xp, set_rank(boss.set), boss.set, boss.number


def set_rank(code: str) -> int:
    """BM-A21: published sets in their order, home-made ones after them."""
    return SET_ORDER.index(code) if code in SET_ORDER else len(SET_ORDER)


def names(cards: Sequence[Card]) -> list[str]:
    return [card.id for card in cards]
