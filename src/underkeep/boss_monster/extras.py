"""What most pieces have nothing of: each has one place for it, which is empty until something is put there."""

from __future__ import annotations

from underkeep.boss_monster.kinds import HeroCard, RoomCard, SpellCard


class Fittings:
    """What a room has, or lacks, beside its card. Most rooms have none, and another card on top has none again.

    A room that deals less than its card says has fittings, if only empty ones.
    """

    __slots__ = ("doubled", "dug", "entered", "giver", "harmless", "lent", "robbed", "silent", "welcome")

    def __init__(self) -> None:
        self.giver: int = -1  # the seat that laid the face-down card on it, if that is not its owner
        self.entered: bool = False  # a hero has come in this round; only noted for rooms that want to know
        # Until the end of the round:
        self.harmless: bool = False  # deals no damage, whatever would raise it
        self.welcome: int = 0  # health for every hero that enters
        self.silent: bool = False  # has no ability
        self.robbed: bool = False  # has no treasure of its own
        self.lent: tuple[str, ...] = ()  # treasures beside its own
        self.doubled: int = 0  # how often its damage was doubled
        self.dug: int = 0  # how often a covered card of its stack was brought to the top

    def copy(self) -> Fittings:
        twin = Fittings()
        twin.giver = self.giver
        twin.entered = self.entered
        twin.harmless = self.harmless
        twin.welcome = self.welcome
        twin.silent = self.silent
        twin.robbed = self.robbed
        twin.lent = self.lent
        twin.doubled = self.doubled
        twin.dug = self.dug
        return twin

    def tamed(self, damage: int) -> int:
        """What the room deals with them; never less than nothing, however weakened."""
        return 0 if self.harmless else max(0, damage) << self.doubled

    def shown(self, card: RoomCard) -> RoomCard:
        """What the card is with them; see Player.survey_rooms()."""
        if self.silent:
            card = card.without_text()
        if self.robbed:
            return card.with_treasures(self.lent)
        return card.with_treasures(card.treasures + self.lent) if self.lent else card


class Errand:
    """What was done to a hero this round, beside damage and health. Most heroes have nothing of it."""

    __slots__ = ("kept", "skips", "spent", "ward")

    def __init__(self) -> None:
        self.spent: bool = False  # its power was used
        self.kept: bool = False  # cannot be lured
        self.skips: int = 0  # rooms that it will pass by
        self.ward: int = 0  # how much less rooms deal to it

    def copy(self) -> Errand:
        twin = Errand()
        twin.spent = self.spent
        twin.kept = self.kept
        twin.skips = self.skips
        twin.ward = self.ward
        return twin


class Today:
    """What this round has brought a player. It is kept only where cards of the game ask for it, and for this round."""

    __slots__ = ("barred", "cast", "entered", "fallen", "lured", "souls", "spent", "survived", "welcome")

    def __init__(self) -> None:
        self.souls: int = 0  # gained
        self.lured: int = 0  # heroes, in the bait phase
        self.entered: int = 0  # heroes, into the dungeon
        self.fallen: int = 0  # rooms that were destroyed
        self.cast: list[SpellCard] = []  # and not cancelled
        self.spent: bool = False  # the boss has done what it may do once
        self.welcome: int = 0  # health for every hero that enters the dungeon
        self.barred: bool = False  # cannot win
        self.survived: list[HeroCard] = []  # heroes that have got through, as far as they are still wounds

    def copy(self) -> Today:
        twin = Today()
        twin.souls = self.souls
        twin.lured = self.lured
        twin.entered = self.entered
        twin.fallen = self.fallen
        twin.cast = self.cast[:]
        twin.spent = self.spent
        twin.welcome = self.welcome
        twin.barred = self.barred
        twin.survived = self.survived[:]
        return twin
