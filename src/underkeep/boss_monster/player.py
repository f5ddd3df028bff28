"""A seat at the table with all that lies before it."""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from underkeep.boss_monster.extras import Today
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.hooks import (
    A_MINIBOSS_IN_HAND,
    A_RIVALS_SOUL,
    A_SOUL,
    A_SPELL,
    ANY_MINIBOSS,
    EMPLOYING,
    EVER,
    LAYING,
    LENDING,
    MY_MINIBOSS,
    OFFERING,
    ON_DISPLAY,
    PERHAPS,
    PURSES,
    Power,
)
from underkeep.boss_monster.items import Gear
from underkeep.boss_monster.kinds import SET_RANKS, BossCard, Card, SpellCard
from underkeep.boss_monster.pieces import Hero, Miniboss, Room
from underkeep.boss_monster.piles import Pile
from underkeep.boss_monster.room_cards import MINIBOSS, MONSTER, RoomCard
from underkeep.boss_monster.treasures import MANY, SHIFTS, hoard


class Fair:
    """What lies before one player and is of use to others: offers of rooms and bosses, powers of heroes, minibosses.

    All players of a game share one.
    """

    __slots__ = ("employers", "hero_powers", "killers", "moments", "news", "offers", "stalls")

    def __init__(self) -> None:
        self.hero_powers: int = 0  # the moments of those that heroes of this game have
        self.offers: int = 0  # and of those that its rooms and bosses make
        self.stalls: int = 0  # how many players have something to offer now
        self.employers: int = 0  # and how many a miniboss
        self.killers: int = 0  # and how many a killed hero
        self.moments: int = 0  # in which there may be something to use now
        self.news: bool = False  # not everybody knows of these yet; see Game.hear_news()

    def expect(self, offers: int, hero_powers: int) -> None:
        self.offers = offers
        self.hero_powers = hero_powers
        self.put_up(0)

    def put_up(self, stalls: int) -> None:
        """So many more players have something to offer."""
        self.stalls += stalls
        self.moments = self.hero_powers | self.offers if self.stalls else self.hero_powers
        self.news = True

    def employ(self, employers: int) -> None:
        """So many more players have a miniboss."""
        before = self.employers
        self.employers += employers
        if before == 0 or self.employers == 0:
            self.news = True

    def kill(self, killers: int) -> None:
        """So many more players have a killed hero."""
        before = self.killers
        self.killers += killers
        if before <= 1 or self.killers <= 1:  # else everybody has a rival with one, before as after
            self.news = True

    def become(self, other: Fair) -> None:
        self.hero_powers = other.hero_powers
        self.offers = other.offers
        self.stalls = other.stalls
        self.employers = other.employers
        self.killers = other.killers
        self.moments = other.moments
        self.news = other.news


BY_ID: Final = attrgetter("id")
NOWHERE: Final = Fair()  # of players who sit at no table yet


class Player:
    """A seat at the table: boss, dungeon, hand, score area."""

    __slots__ = (
        "boss", "builds", "castable", "closed", "coins", "counters", "dungeon", "entrance", "extra_damage", "fair",
        "foreseen", "gained_soul", "gear", "handy", "has_killed", "held", "levelled_up", "levelling", "listens",
        "mimics", "minions", "odd_tempo", "offered", "out", "rarely", "recruits", "room_means", "room_needs", "rooms",
        "seat", "side_tempo", "soul_cards", "souls", "spell_means", "spell_needs", "spell_tempo", "spells", "stifles",
        "tempo", "today", "treasure_factor", "usable", "watchful", "wound_cards", "wounds",
    )  # fmt: skip

    def __init__(
        self, seat: int, boss: BossCard, rooms: Pile[RoomCard] | None = None, spells: Pile[SpellCard] | None = None
    ) -> None:
        self.seat: int = seat
        self.boss: BossCard = boss
        self.offered: list[BossCard] = []  # the two bosses to choose from (BM-243)
        self.rooms: Pile[RoomCard] = Pile([], []) if rooms is None else rooms
        self.spells: Pile[SpellCard] = Pile([], []) if spells is None else spells
        self.dungeon: list[Room] = []  # from the entrance to the boss
        self.entrance: list[Hero] = []
        self.soul_cards: list[HeroCard] = []
        self.wound_cards: list[HeroCard] = []
        self.souls: int = 0  # what those are worth; see count_score()
        self.has_killed: bool = False  # there are some, as the fair has been told
        self.wounds: int = 0
        self.levelling: bool = False  # five rooms were shown, the level up is still to come
        self.levelled_up: bool = False
        self.mimics: BossCard | None = None  # the boss whose level up this one has taken over
        self.out: bool = False
        self.builds: int = 0  # cards that may still be laid this round
        self.extra_damage: int = 0  # of every room, until the end of the round
        self.treasure_factor: int = 1
        self.closed: bool = False  # no hero enters this round
        self.gained_soul: bool = False
        self.coins: int = 0  # the hoard (BM-124)
        self.foreseen: list[HeroCard] = []  # heroes that were looked at, and lie in their decks where they lay then
        self.today: Today | None = None
        self.gear: Gear | None = None
        self.fair: Fair = NOWHERE
        # What there is to declare; see survey().
        self.tempo: int = 0  # the moments in which there may be something, by rooms or spells
        # What the boss waits for, and can do, since its level up; and, where cards are sold, that they can be.
        self.rarely: int = 0
        self.spell_tempo: int = 0
        self.odd_tempo: int = 0  # by room cards of the hand, or by what is others'
        self.usable: list[Room] = []  # rooms with an ability
        self.watchful: list[Room] = []  # rooms that can cancel a spell
        self.minions: list[Room] = []  # rooms with a miniboss at work
        self.stifles: bool = False  # heroes have no text here
        self.listens: int = 0  # the happenings that rooms, or the boss, wait for
        self.castable: list[Power] = []  # of spells in the hand
        self.counters: list[Power] = []
        self.held: list[Power] = []  # of room cards in the hand
        self.room_needs: int = 0  # what their powers need together, if they need anything
        self.room_means: int = 0  # what there was of that when they were looked at; see take_stock()
        self.spell_needs: int = 0  # the same of spells
        self.spell_means: int = 0
        self.side_tempo: int = 0  # by minibosses and the item
        self.handy: bool = False  # one of the room cards in the hand is; see Card
        self.recruits: bool = False  # there is a miniboss in the hand

    def copy(self) -> Player:
        twin = Player(self.seat, self.boss, self.rooms.copy(), self.spells.copy())
        if self.offered:
            twin.offered = self.offered[:]
        twin.dungeon = dungeon = [room.copy() for room in self.dungeon]
        if self.entrance:
            twin.entrance = [hero.copy() for hero in self.entrance]
        if self.soul_cards:
            twin.soul_cards = self.soul_cards[:]
        twin.souls = self.souls
        twin.has_killed = self.has_killed
        if self.wound_cards:
            twin.wound_cards = self.wound_cards[:]
        twin.wounds = self.wounds
        twin.levelling = self.levelling
        twin.levelled_up = self.levelled_up
        twin.mimics = self.mimics
        twin.out = self.out
        twin.builds = self.builds
        twin.extra_damage = self.extra_damage
        twin.treasure_factor = self.treasure_factor
        twin.closed = self.closed
        twin.gained_soul = self.gained_soul
        twin.coins = self.coins
        if self.foreseen:
            twin.foreseen = self.foreseen[:]
        if self.today is not None:
            twin.today = self.today.copy()
        if self.gear is not None:
            twin.gear = self.gear.copy()
        twin.tempo = self.tempo
        twin.rarely = self.rarely
        twin.spell_tempo = self.spell_tempo
        twin.castable = self.castable  # replaced, never changed
        twin.counters = self.counters
        twin.held = self.held
        twin.odd_tempo = self.odd_tempo
        twin.listens = self.listens
        twin.room_needs = self.room_needs
        twin.room_means = self.room_means
        twin.spell_needs = self.spell_needs
        twin.spell_means = self.spell_means
        twin.side_tempo = self.side_tempo
        twin.handy = self.handy
        twin.recruits = self.recruits
        if self.usable:
            twin.usable = [dungeon[self.dungeon.index(room)] for room in self.usable]
        if self.watchful:
            twin.watchful = [dungeon[self.dungeon.index(room)] for room in self.watchful]
        if self.minions:
            twin.minions = [dungeon[self.dungeon.index(room)] for room in self.minions]
            twin.stifles = self.stifles
        return twin

    def ready(self) -> bool:
        return not (self.talent().once and self.today is not None and self.today.spent)

    def spend(self) -> int:
        if not self.talent().once:
            return 0
        before = self.day().spent
        self.day().spent = True
        return int(before)

    def relent(self, before: int) -> None:
        if self.today is not None:
            self.today.spent = before > 0

    def day(self) -> Today:
        """What this round has brought, to add to."""
        if self.today is None:
            self.today = Today()
        return self.today

    def talent(self) -> BossCard:
        """The boss whose level up this player has: its own, unless it has taken over another one's."""
        return self.boss if self.mimics is None else self.mimics

    def boss_power(self) -> Power | None:
        """What the boss can do since its level up, if that can be declared."""
        return self.talent().power if self.levelled_up else None

    def level_up(self) -> None:
        """BM-024: from now on the boss may have a power, wait for something, or lend damage."""
        self.levelled_up = True
        self.rarely |= self.talent().listens
        if self.talent().lasts:
            self.survey_rooms()

    def whole_hand(self) -> list[Card]:
        """All cards, sorted: in which order somebody holds them is nobody's business (RS-037)."""
        return [*sorted(self.rooms.cards, key=BY_ID), *sorted(self.spells.cards, key=BY_ID)]

    def add_to_hand(self, card: Card, tag: int) -> None:
        if isinstance(card, RoomCard):
            self.rooms.add(card, tag)
            if card.handy:
                self.survey_held()
        else:
            assert isinstance(card, SpellCard)
            self.spells.add(card, tag)
            self.survey_spells()

    def take_from_hand(self, card: Card) -> int:
        """Returns what the others know of the card."""
        if isinstance(card, RoomCard):
            tag = self.rooms.take(card)
            if card.handy:
                self.survey_held()
            return tag
        assert isinstance(card, SpellCard)
        tag = self.spells.take(card)
        self.survey_spells()
        return tag

    def empty_hand(self) -> None:
        """All cards leave it at once, before everybody's eyes."""
        self.rooms.cards, self.rooms.tags = [], []
        self.spells.cards, self.spells.tags = [], []
        self.survey_spells()
        self.survey_held()

    def survey(self) -> None:
        """See what could be declared. Every window asks every seat, so the answers are kept."""
        self.show_souls()
        self.survey_held()
        self.survey_rooms()
        self.survey_spells()

    def means(self) -> int:
        """What there is that powers may need."""
        means = PURSES[min(self.coins, 2)]
        if self.spells.cards:
            means |= A_SPELL
        if self.soul_cards:
            means |= A_SOUL
        if self.fair.killers > self.has_killed:
            means |= A_RIVALS_SOUL
        if self.recruits:
            means |= A_MINIBOSS_IN_HAND
        if self.listens & EMPLOYING:
            means |= MY_MINIBOSS
        if self.fair.employers:
            means |= ANY_MINIBOSS
        return means

    def take_stock(self) -> None:
        """After any of that may have come or gone: some powers may be of use now, or no more."""
        if self.room_needs | self.spell_needs:
            means = self.means()
            if (means ^ self.room_means) & self.room_needs:
                self.survey_rooms()
            if (means ^ self.spell_means) & self.spell_needs:
                self.survey_spells()

    def survey_rooms(self) -> None:
        """What each room is now, and which could do something; after every change of a room, or of the boss."""
        usable: list[Room] = []
        watchful: list[Room] = []
        self.room_needs = 0
        listens = self.rarely
        for room in self.dungeon:
            stack = room.stack
            if not stack:
                room.active = False
                continue
            card = stack[-1]
            if room.fittings is not None:
                card = room.fittings.shown(card)
            if room.miniboss is not None:
                card = self.survey_miniboss(room, room.miniboss, card)
            room.card = card
            if room.face_down is None and not room.deactivated:
                room.active = True
                room.listens = works = card.listens
                power = card.power
                if power is not None:
                    if power.cancels:
                        watchful.append(room)
                    elif power.needs and self.cannot_use(power):
                        works = works & ~EVER | PERHAPS  # there is no moment for it, as far as its owner can tell
                    else:
                        usable.append(room)
                listens |= works
            else:
                room.active = False
        self.usable = usable
        self.watchful = watchful
        gear = self.gear
        if self.minions or self.side_tempo or (gear is not None and (gear.item is not None or gear.hushed)):
            listens = self.survey_oddities(listens)
        news = (listens ^ self.listens) & ON_DISPLAY
        self.listens = listens
        self.tempo = listens & EVER | self.spell_tempo | self.odd_tempo
        if news:
            self.spread(news)

    def spread(self, news: int) -> None:
        """Something has come or gone that is of use to others, too."""
        if news & OFFERING:
            self.fair.put_up(1 if self.listens & OFFERING else -1)
        if news & EMPLOYING:
            self.fair.employ(1 if self.listens & EMPLOYING else -1)
            self.take_stock()

    def survey_oddities(self, listens: int) -> int:
        """What items and minibosses make of that; most games have neither."""
        if self.gear is not None:
            if self.gear.hushed:
                listens = self.hush_rooms()
            self.side_tempo = self.gear.listens()
            listens |= self.side_tempo
        self.minions = []
        self.stifles = False
        for room in self.dungeon:
            if room.miniboss is not None:
                listens |= EMPLOYING
                if room.miniboss.level > 0 and not room.deactivated:
                    listens |= LAYING  # one that can be promoted needs a turn to build (BM-176)
                if room.active:
                    self.minions.append(room)
                    listens |= self.set_to_work(room)
        return listens

    def hush_rooms(self) -> int:
        """A hero's item takes every room its ability, and its miniboss's, as long as that hero is in the dungeon."""
        self.usable = []
        self.watchful = []
        listens = self.rarely
        for room in self.dungeon:  # none of them is empty: while heroes walk, nothing lies face down
            room.card = room.card.without_text()
            room.listens = room.card.listens
            if room.active:
                listens |= room.listens
        return listens

    def survey_miniboss(self, room: Room, miniboss: Miniboss, card: RoomCard) -> RoomCard:
        """BM-052: what the room is with its miniboss; that of a room at rest does nothing (BM-068)."""
        self.minions.append(room)  # so that it is put to work, if it can be
        if card.silent or (self.gear is not None and self.gear.hushed):
            return card
        robbed = room.fittings is not None and room.fittings.robbed
        return miniboss.shown(room.stack[-1], card, robbed=robbed)

    def set_to_work(self, room: Room) -> int:
        """What the miniboss of an active room waits for, and can do."""
        listens = 0
        for line in room.lines():
            listens |= line.listens
            self.stifles = self.stifles or line.stifles
        room.listens |= listens
        self.side_tempo |= listens & EVER
        return listens

    def survey_spells(self) -> None:
        """Which spells of the hand could be cast; after every change of them."""
        self.castable = []
        self.counters = []
        self.spell_needs = 0
        tempo = 0
        for spell in self.spells.cards:
            power = spell.power
            if spell.needs:
                tempo |= self.survey_boxes(spell)
                continue
            tempo |= spell.listens
            if power is not None:
                kept = self.counters if power.cancels else self.castable
                if power not in kept:
                    kept.append(power)
                    if spell.second is not None:
                        kept.append(spell.second)
        self.spell_tempo = tempo
        self.tempo = tempo | self.listens & EVER | self.odd_tempo
        if self.room_needs & A_SPELL:
            self.take_stock()

    def survey_boxes(self, spell: SpellCard) -> int:
        """The boxes of a spell that may need what is not there; returns when they are of use, as `listens` does."""
        tempo = PERHAPS  # so the others have to think
        self.spell_means = self.means()
        for power in (spell.power, spell.second):
            if power is not None:
                self.spell_needs |= power.needs
                if not power.needs & ~self.spell_means:
                    tempo |= power.moments
                    if power not in self.castable:
                        self.castable.append(power)
        return tempo

    def cannot_use(self, power: Power) -> bool:
        """Whether this power of a room needs what is not there."""
        self.room_needs |= power.needs
        self.room_means = self.means()
        return power.needs & ~self.room_means != 0

    def survey_held(self) -> None:
        """Which room cards could do something out of the hand; after one of those, or an offer, has come or gone."""
        self.held = []
        self.handy = False
        self.recruits = False
        tempo = self.fair.moments
        for card in self.rooms.cards:
            if card.handy:
                self.handy = True
                power = card.from_hand
                if power is None:
                    self.recruits = self.recruits or card.kind == MINIBOSS
                elif power not in self.held:
                    self.held.append(power)
                    tempo |= power.moments
        self.odd_tempo = tempo
        self.tempo = tempo | self.listens & EVER | self.spell_tempo
        if (self.room_needs | self.spell_needs) & A_MINIBOSS_IN_HAND:
            self.take_stock()

    def add_soul(self, card: HeroCard) -> None:
        self.soul_cards.append(card)
        self.souls += card.souls
        if not self.has_killed:
            self.show_souls()
        if self.room_needs | self.spell_needs:
            self.take_stock()

    def add_wound(self, card: HeroCard) -> None:
        self.wound_cards.append(card)
        self.wounds += card.wounds

    def count_score(self) -> None:
        """Souls and wounds by what lies in the score area; after anything has left it."""
        self.souls = sum([card.souls for card in self.soul_cards])
        self.wounds = sum([card.wounds for card in self.wound_cards])
        if self.today is not None:
            self.souls += self.today.glory
            self.wounds += self.today.scars
        self.show_souls()
        self.take_stock()

    def show_souls(self) -> None:
        """Whether there are any is of use to others, too."""
        if self.has_killed != (len(self.soul_cards) > 0):
            self.has_killed = not self.has_killed
            self.fair.kill(1 if self.has_killed else -1)

    @property
    def score(self) -> int:
        """Souls minus wounds, which may be negative (BM-233, BM-322)."""
        return self.souls - self.wounds

    def active_rooms(self) -> list[Room]:
        """The rooms that work and can be pointed at."""
        rooms: list[Room] = []
        for room in self.dungeon:
            if room.active:
                rooms.append(room)
        return rooms

    def spell_count(self) -> int:
        """The spells in hand, as rooms that count them do."""
        return 0 if self.gear is not None and self.gear.drained else len(self.spells)

    def room_count(self) -> int:
        """BM-039, BM-268: a stack is one room, also under a face-down card; a deactivated one does not count."""
        count = 0
        for room in self.dungeon:
            if room.stack and not room.deactivated:
                count += 1
        return count

    def riches(self) -> int:
        """BM-193, BM-019: the hoards of all rooms, and the boss's, which nothing doubles."""
        total = 0
        for room in self.dungeon:
            if room.active:
                total += room.card.hoard
        total = total * self.treasure_factor + self.boss.hoard
        return total if self.today is None or not self.today.lent else total + hoard(self.today.lent)

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
        if room.miniboss is not None:
            total += self.added_by_miniboss(room)
        today = self.today
        if today is not None:
            if today.monsters or today.ordinary_monsters:
                total += today.more_damage(card)
            if today.rallied:
                total += self.rallied(room)
        if self.listens & LENDING:
            total += self.lent(room, place)
        if room.fittings is not None:
            return room.fittings.tamed(total)
        return total if total > 0 else 0  # noqa: FURB136 - max() takes ten times as long

    def lent(self, room: Room, place: int) -> int:
        """What the other rooms of the dungeon, and the boss, add to the damage of this one."""
        total = 0
        apart = place
        for other in self.dungeon:
            if other.active and apart:
                lending = other.card.lending
                if lending is not None:
                    total += lending(room, apart)
                if other.miniboss is not None:
                    total += self.lent_by_miniboss(other, room, apart)
            apart -= 1
        return total + self.lent_by_boss(room, place) if self.levelled_up else total

    def rallied(self, room: Room) -> int:
        """BM-272: what every monster room deals more this round, for each treasure that it has; but not for itself."""
        if self.today is None or room.card.kind != MONSTER:
            return 0
        calls = [card for card in self.today.rallied if card is not room.stack[-1]]
        return len(calls) * len(room.card.treasures)

    def hired(self) -> int:
        """How many minibosses there are, as room_count() counts rooms: not those that are deactivated (BM-068)."""
        count = 0
        for room in self.dungeon:
            if room.miniboss is not None and room.miniboss.level > 0 and not room.deactivated:
                count += 1
        return count

    def added_by_miniboss(self, room: Room) -> int:
        """What the miniboss of a room adds to its damage."""
        total = 0
        for line in room.lines():
            if line.strengthening is not None:
                total += line.strengthening(self, room)
        return total

    def lent_by_miniboss(self, other: Room, room: Room, apart: int) -> int:
        """What the miniboss of another room adds to the damage of this one."""
        total = 0
        for line in other.lines():
            if line.lending is not None:
                total += line.lending(room, apart)
        return total

    def lent_by_boss(self, room: Room, place: int) -> int:
        lending = self.talent().lending if self.levelled_up else None
        return 0 if lending is None else lending(self, room, place)


def xp_rank(player: Player) -> tuple[int, int, str, int]:
    """BM-022, BM-A21: highest XP first; equal XP by set, then by card."""
    boss = player.boss
    return -boss.xp, set_rank(boss.set), boss.set, boss.number


def card_rank(card: Card) -> tuple[int, str, int]:
    """The order in which cards of several sets are listed, wherever they lie."""
    return set_rank(card.set), card.set, card.number


def set_rank(code: str) -> int:
    """BM-A21: published sets in their order, home-made ones after them."""
    return SET_RANKS.get(code, len(SET_RANKS))
