"""What most pieces have nothing of: each has one place for it, which is empty until something is put there."""

from __future__ import annotations

from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.kinds import SpellCard
from underkeep.boss_monster.room_cards import MONSTER, RoomCard


class Fittings:
    """What a room has, or lacks, beside its card. Most rooms have none, and another card on top has none again.

    A room that deals less than its card says has fittings, if only empty ones.
    """

    __slots__ = (
        "doubled", "dug", "entered", "gilded", "giver", "harmless", "lent", "new", "opened", "raised", "rival",
        "robbed", "silent", "tokens", "welcome",
    )  # fmt: skip

    def __init__(self) -> None:
        self.giver: int = -1  # the seat that laid the face-down card on it, if that is not its owner
        self.entered: bool = False  # a hero has come in this round; only noted for rooms that want to know
        # As long as this card is on top:
        self.tokens: int = 0  # +1 tokens; lost when it is deactivated, too (BM-132)
        self.raised: int = 0  # damage
        self.gilded: tuple[str, ...] = ()  # treasures beside its own
        # Until the end of the round:
        self.harmless: bool = False  # deals no damage, whatever would raise it
        self.welcome: int = 0  # health for every hero that enters
        self.silent: bool = False  # has no ability
        self.robbed: bool = False  # has no treasure of its own
        self.lent: tuple[str, ...] = ()  # treasures beside its own
        self.new: bool = False  # built in this round; only noted for rooms that want to know
        self.rival: int = -1  # the seat that its owner may do something to
        self.doubled: int = 0  # how often its damage was doubled
        self.opened: bool = False  # what it does when it is built was the last such thing of its owner
        self.dug: int = 0  # how often a covered card of its stack was brought to the top

    def copy(self) -> Fittings:
        twin = Fittings()
        twin.giver = self.giver
        twin.entered = self.entered
        twin.tokens = self.tokens
        twin.raised = self.raised
        twin.gilded = self.gilded
        twin.harmless = self.harmless
        twin.welcome = self.welcome
        twin.silent = self.silent
        twin.robbed = self.robbed
        twin.lent = self.lent
        twin.new = self.new
        twin.rival = self.rival
        twin.doubled = self.doubled
        twin.opened = self.opened
        twin.dug = self.dug
        return twin

    def is_bare(self) -> bool:
        """Nothing is left of them."""
        given = self.harmless or self.welcome > 0 or self.silent or self.robbed or self.opened
        given = given or self.doubled > 0 or self.dug > 0
        lasting = self.tokens > 0 or self.raised > 0 or len(self.gilded) > 0
        seen = len(self.lent) > 0 or self.entered or self.new
        return not (given or lasting or seen) and self.giver < 0 and self.rival < 0

    def for_good(self, *, tokens: bool = True) -> Fittings | None:
        """What is left of them when the round is over; a room that is deactivated loses its tokens as well."""
        kept = self.tokens if tokens else 0
        if not (kept or self.raised or self.gilded):
            return None
        twin = Fittings()
        twin.tokens = kept
        twin.raised = self.raised
        twin.gilded = self.gilded
        return twin

    def tamed(self, damage: int) -> int:
        """What the room deals with them (BM-130); never less than nothing, however weakened."""
        return 0 if self.harmless else max(0, damage + self.tokens + self.raised) << self.doubled

    def shown(self, card: RoomCard) -> RoomCard:
        """What the card is with them; see Player.survey_rooms()."""
        if self.silent:
            card = card.without_text()
        if self.robbed:
            return card.with_treasures(self.lent)
        more = self.gilded + self.lent
        return card.with_treasures(card.treasures + more) if more else card


class Errand:
    """What was done to a hero this round, beside damage and health. Most heroes have nothing of it."""

    __slots__ = ("entered", "kept", "skips", "spent", "ward", "worn")

    def __init__(self) -> None:
        self.spent: bool = False  # its power was used
        self.kept: bool = False  # cannot be lured
        self.skips: int = 0  # rooms that it will pass by
        self.ward: int = 0  # how much less rooms deal to it
        self.entered: int = 0  # rooms, in this dungeon; only noted for who carries an item
        self.worn: bool = False  # its item has done what it does once

    def copy(self) -> Errand:
        twin = Errand()
        twin.spent = self.spent
        twin.kept = self.kept
        twin.skips = self.skips
        twin.ward = self.ward
        twin.entered = self.entered
        twin.worn = self.worn
        return twin


class Today:
    """What this round has brought a player. It is kept only where cards of the game ask for it, and for this round."""

    __slots__ = (
        "barred", "calmed", "cast", "entered", "fallen", "glory", "hushed", "idle", "lent", "lured", "monsters",
        "ordinary_monsters", "permit", "promoted", "rallied", "safe", "scars", "skips", "sold", "souls", "spent",
        "surcharge", "survived", "welcome",
    )  # fmt: skip

    def __init__(self) -> None:
        self.souls: int = 0  # gained
        self.lured: int = 0  # heroes, in the bait phase
        self.entered: int = 0  # heroes, into the dungeon
        self.fallen: int = 0  # rooms that were destroyed
        self.cast: tuple[SpellCard, ...] = ()  # and not cancelled
        self.spent: bool = False  # the boss has done what it may do once
        self.welcome: int = 0  # health for every hero that enters the dungeon
        self.barred: bool = False  # cannot win
        self.skips: int = 0  # rooms that every hero who enters the dungeon passes by
        self.promoted: bool = False  # a miniboss (BM-056)
        self.sold: bool = False  # a room card (BM-129)
        self.survived: tuple[HeroCard, ...] = ()  # heroes that have got through, as far as they are still wounds
        self.safe: bool = False  # cannot lose by wounds
        self.scars: int = 0  # wounds more than the heroes in the score area are worth
        self.glory: int = 0  # souls more
        self.monsters: int = 0  # damage more of every monster room, or less
        self.ordinary_monsters: int = 0  # and of every ordinary one
        self.lent: tuple[str, ...] = ()  # treasures of the dungeon that are no room's
        self.rallied: tuple[RoomCard, ...] = ()  # rooms for which all other monster rooms deal more
        self.permit: bool = False  # advanced rooms need no treasure in common with the room below
        self.surcharge: int = 0  # coins for each spell
        self.calmed: bool = False  # an opponent has paid for what the boss always does
        self.hushed: bool = False  # rooms that are uncovered have no ability
        self.idle: bool = False  # may build no room any more

    def copy(self) -> Today:
        twin = Today()
        twin.souls = self.souls
        twin.lured = self.lured
        twin.entered = self.entered
        twin.fallen = self.fallen
        twin.cast = self.cast
        twin.spent = self.spent
        twin.welcome = self.welcome
        twin.barred = self.barred
        twin.skips = self.skips
        twin.promoted = self.promoted
        twin.sold = self.sold
        twin.survived = self.survived
        twin.safe = self.safe
        twin.scars = self.scars
        twin.glory = self.glory
        twin.monsters = self.monsters
        twin.ordinary_monsters = self.ordinary_monsters
        twin.lent = self.lent
        twin.rallied = self.rallied
        twin.permit = self.permit
        twin.surcharge = self.surcharge
        twin.calmed = self.calmed
        twin.hushed = self.hushed
        twin.idle = self.idle
        return twin

    def forget_spell(self, spell: SpellCard) -> None:
        """It lies in the discard pile no more; another copy may, which somebody else has cast."""
        at = self.cast.index(spell)
        self.cast = self.cast[:at] + self.cast[at + 1 :]

    def forget_survivor(self, hero: HeroCard) -> None:
        """It is no wound any more."""
        self.survived = tuple([card for card in self.survived if card is not hero])

    def more_damage(self, card: RoomCard) -> int:
        """BM-272: what was given to all rooms of a kind, also to those that come to light later."""
        if card.kind != MONSTER:
            return 0
        return self.monsters if card.advanced else self.monsters + self.ordinary_monsters
