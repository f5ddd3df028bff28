"""All that lies on the table, where in the round it stands, and what has been declared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.items import Wares
from underkeep.boss_monster.kinds import BossCard, Card, SpellCard
from underkeep.boss_monster.pieces import Hero, Post, Room
from underkeep.boss_monster.piles import Pile
from underkeep.boss_monster.player import Fair, Player, xp_rank
from underkeep.boss_monster.room_cards import RoomCard
from underkeep.boss_monster.treasures import BASE_TREASURES
from underkeep.core import game as core
from underkeep.core.rng import Rng

Piece: TypeAlias = Room | Hero | Player | Post  # whose card does something: for a player, that is the boss


class Happening:
    """What cards are told of: whose doing it was, and the cards, the room or the hero that it happened to."""

    __slots__ = ("barren", "cards", "hero", "room", "who")

    def __init__(
        self, who: Player, cards: Sequence[Card] = (), room: Room | None = None, hero: Hero | None = None
    ) -> None:
        self.who: Player = who
        self.cards: list[Card] = [*cards]
        self.room: Room | None = room
        self.hero: Hero | None = hero
        self.barren: bool = False  # nobody draws cards by what a card does then


class Aim:
    """Something to point at that is not a single piece, but made of some."""

    __slots__ = ()

    def height(self) -> int:
        """Of the stacks that it points at: a room uncovered in the place of another is not the same any more."""
        return 0

    def guest(self) -> Hero | None:
        """The hero that it points at, if there is one."""
        return None


class Declared:
    """A spell or an ability that was announced and is not resolved yet (BM-075)."""

    __slots__ = ("aim", "cancelled", "card", "height", "over", "paid", "room", "seat", "second")

    def __init__(  # the last one is not named where spells are cast: names take longer than all the rest
        self,
        seat: int,
        card: Card,
        room: Room | None,
        aim: Any,
        second: bool = False,  # noqa: FBT001, FBT002
    ) -> None:
        self.seat: int = seat
        self.card: Card = card
        self.room: Room | None = room
        self.aim: Any = aim
        self.second: bool = second  # the second box of a spell was picked (BM-074)
        self.height: int = height_of(aim)
        self.cancelled: bool = False
        self.over: bool = False  # the card lies in the discard pile; what comes of it may go on
        self.paid: int = 0  # coins, of which its player chose the number

    def lost_its_aim(self, possible: list[Any]) -> bool:
        """BM-079: the target is gone, or out of reach; a room uncovered in its place is another room (BM-080)."""
        return self.aim not in possible or height_of(self.aim) != self.height


def height_of(aim: Any) -> int:
    if aim is None:
        return 0
    if isinstance(aim, Room):
        return height_of_room(aim)
    return aim.height() if isinstance(aim, Aim) else 0


def height_of_room(room: Room) -> int:
    """How many cards lie there, and how often another one of them was brought to the top this round."""
    return len(room.stack) if room.fittings is None else len(room.stack) | room.fittings.dug << 16


class Game(core.Game):
    """All that lies on the table, and where in the round it stands."""

    __slots__ = (
        "active", "awaited", "boss_deck", "buried_rooms", "buried_spells", "chain", "coined", "declared", "discard",
        "epic_deck", "epoch", "eventful", "fair", "from_hand", "gate", "gone", "hero_deck", "inside", "lured",
        "no_building", "order", "parched", "phase", "place", "players", "polled", "room_deck", "round", "rumours",
        "seated", "shares", "spell_deck", "starters", "stood", "town", "treasures", "turn", "variants", "walker",
        "wares",
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
        self.parched: Player | None = None  # draws no cards by what is happening now, but by what comes of it
        self.epoch: int = 0  # how often a deck was made anew or looked through
        # Spells and abilities of this round, which everybody has seen; how many were asked would tell who could answer.
        self.declared: int = 0
        # What follows from the cards of this game, and is kept so that a game does not ask for what it has not got: the
        # happenings that any of them waits for; the moments in which room cards may act out of somebody's hand, and
        # those in which a hero's power may be used.
        self.awaited: int = 0
        self.eventful: bool = False  # something that no card of the base set does
        self.coined: bool = False  # there are coins, and minibosses to pay with them
        self.treasures: tuple[str, ...] = BASE_TREASURES  # the kinds that there are (BM-045)
        self.from_hand: int = 0
        self.fair: Fair = Fair()  # what players have that others may use
        self.rumours: int = 0  # the moments in which, as far as the others know, somebody may act by any of these
        for player in players:
            player.fair = self.fair
        self.shares: bool = False  # tied dungeons share heroes (BM-202, BM-A18)
        self.wares: Wares | None = None  # the items that nobody has, in a game with items

    def expect(self, from_hand: int, offers: int, hero_powers: int) -> None:
        """The moments of what the cards of this game let players do that is not their rooms', spells' or boss's."""
        self.from_hand = from_hand
        self.fair.expect(offers, hero_powers)
        self.rumours = from_hand | offers | hero_powers

    def hear_news(self) -> None:
        """Offers have come or gone: for everybody, what there is to declare may have changed."""
        self.fair.news = False
        for player in self.players:
            player.survey_held()
            player.take_stock()

    # Every phase does this for every player, so next_phase() and next_turn() have it written out.
    def give_turn(self, turn: int) -> None:
        """BM-159: the active player is the one at this place of the order; a new window begins."""
        self.turn = turn
        self.active = self.seated[turn]
        self.polled = 0
        self.gate = False
        self.pulse += 1

    def next_phase(self, phase: str) -> None:
        self.phase = phase
        self.turn = 0
        self.active = self.seated[0]
        self.polled = 0
        self.gate = False
        self.pulse += 1

    def next_turn(self, after_all: str) -> bool:
        """BM-158: the next player by XP, or the next phase after the last. Returns whether there is a next player."""
        turn = self.turn + 1
        if turn == len(self.seated):
            self.next_phase(after_all)
            return False
        self.turn = turn
        self.active = self.seated[turn]
        self.polled = 0
        self.gate = False
        self.pulse += 1
        return True

    def owner(self, room: Room) -> Player:
        return self.players[room.owner]

    def heroes(self) -> list[Hero]:
        """In town, at an entrance, or in a dungeon (BM-096)."""
        heroes = self.town[:]
        for me in self.players:
            heroes += me.entrance
        return heroes if self.walker is None else [*heroes, self.walker]

    def host(self, hero: Hero) -> Player | None:
        """In whose dungeon a hero is, or at whose entrance; nobody's in town."""
        if hero is self.walker:
            return self.active
        for me in self.seated:
            if hero in me.entrance:
                return me
        return None

    def health(self, hero: Hero) -> int:
        """What is left; it may be negative while a room is being resolved (BM-093)."""
        card = hero.card
        left = card.hp + hero.bonus - hero.damage
        return left if card.vigour is None and hero.item is None else left + self.vigour(hero)

    def vigour(self, hero: Hero) -> int:
        """The part of a hero's health that depends on whose dungeon it is in, or on its item."""
        host = self.host(hero)
        own = 0 if hero.card.vigour is None or host is None or host.stifles else hero.card.vigour(host)
        return own if hero.item is None or hero.item.vigour is None else own + hero.item.vigour(host)

    def is_stifled(self, hero: Hero) -> bool:
        """Whether the text of this hero is ignored where it is."""
        host = self.host(hero)
        return host is not None and host.stifles

    def line(self) -> list[Player]:
        """BM-160: who is asked first, second, … in a window: the active player, then the others by XP."""
        turn = self.turn
        if turn == 0:
            return self.seated
        return [self.active, *self.seated[:turn], *self.seated[turn + 1 :]]

    def nth_in_line(self, n: int) -> Player:
        """BM-160, for those after the active player."""
        return self.seated[n - 1 if n <= self.turn else n]

    def place_in_line(self, me: Player) -> int:
        at = self.seated.index(me)
        return 0 if at == self.turn else at + 1 if at < self.turn else at

    def doer(self) -> int:
        """The seat whose effect is happening: who declared it; without that, whose turn it is."""
        return self.chain[-1].seat if self.chain else self.active.seat

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
        twin.awaited = self.awaited
        twin.eventful = self.eventful
        twin.coined = self.coined
        twin.treasures = self.treasures
        twin.from_hand = self.from_hand
        twin.rumours = self.rumours
        twin.fair.become(self.fair)
        twin.shares = self.shares
        if self.wares is not None:
            twin.wares = self.wares.copy()
