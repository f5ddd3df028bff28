"""What most pieces have nothing of: each has one place for it, which is empty until something is put there."""

from __future__ import annotations

from underkeep.boss_monster.kinds import RoomCard, SpellCard


class Fittings:
    """What a room has, or lacks, beside its card. Most rooms have none, and another card on top has none again.

    A room that deals less than its card says has fittings, if only empty ones.
    """

    __slots__ = ("entered", "factor", "giver", "harmless", "lent", "rival", "robbed", "silent", "welcome")

    def __init__(self) -> None:
        self.giver: int = -1  # the seat that laid the face-down card on it, if that is not its owner
        self.entered: bool = False  # a hero has come in this round; only noted for rooms that want to know
        # Until the end of the round:
        self.harmless: bool = False  # deals no damage, whatever would raise it
        self.factor: int = 1  # of its damage
        self.welcome: int = 0  # health for every hero that enters
        self.silent: bool = False  # has no ability
        self.robbed: bool = False  # has no treasure of its own
        self.lent: tuple[str, ...] = ()  # treasures beside its own
        self.rival: int = -1  # the seat that its owner may do something to

    def copy(self) -> Fittings:
        twin = Fittings()
        twin.giver = self.giver
        twin.entered = self.entered
        twin.harmless = self.harmless
        twin.factor = self.factor
        twin.welcome = self.welcome
        twin.silent = self.silent
        twin.robbed = self.robbed
        twin.lent = self.lent
        twin.rival = self.rival
        return twin

    def is_empty(self) -> bool:
        given = self.giver >= 0 or self.rival >= 0 or self.welcome or self.factor != 1 or self.lent
        return not (given or self.entered or self.harmless or self.silent or self.robbed)

    def tamed(self, damage: int) -> int:
        """What the room deals with them; never less than nothing, however weakened."""
        return 0 if self.harmless else max(0, damage * self.factor)

    def shown(self, card: RoomCard) -> RoomCard:
        """What the card is with them; see Player.survey_rooms()."""
        if self.silent:
            card = card.without_text()
        if self.robbed:
            return card.with_treasures(self.lent)
        return card.with_treasures(card.treasures + self.lent) if self.lent else card


class Errand:
    """What was done to a hero this round, beside damage and health. Most heroes have nothing of it."""

    __slots__ = ("kept", "skips", "spent")

    def __init__(self) -> None:
        self.spent: bool = False  # its power was used
        self.kept: bool = False  # cannot be lured
        self.skips: int = 0  # rooms that it will pass by

    def copy(self) -> Errand:
        twin = Errand()
        twin.spent = self.spent
        twin.kept = self.kept
        twin.skips = self.skips
        return twin


class Today:
    """What this round has brought a player. It is kept only where cards of the game ask for it, and for this round."""

    __slots__ = (
        "barred", "calmed", "cast", "entered", "fallen", "lent", "lured", "permit", "promoted", "rallied", "skips",
        "sold", "souls", "spent", "surcharge", "welcome",
    )  # fmt: skip

    def __init__(self) -> None:
        self.souls: int = 0  # gained
        self.lured: int = 0  # heroes, in the bait phase
        self.entered: int = 0  # heroes, into the dungeon
        self.fallen: int = 0  # rooms that were destroyed
        self.cast: list[SpellCard] = []  # and not cancelled
        self.spent: bool = False  # the boss has done what it may do once
        self.welcome: int = 0  # health for every hero that enters the dungeon
        self.barred: bool = False  # cannot win
        self.skips: int = 0  # rooms that every hero who enters the dungeon passes by
        self.promoted: bool = False  # a miniboss (BM-056)
        self.sold: bool = False  # a room card (BM-129)
        self.lent: tuple[str, ...] = ()  # treasures of the dungeon that are no room's
        self.rallied: list[RoomCard] = []  # rooms for which all other monster rooms deal more
        self.permit: bool = False  # advanced rooms need no treasure in common with the room below
        self.surcharge: int = 0  # coins for each spell
        self.calmed: bool = False  # an opponent has paid for what the boss always does

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
        twin.skips = self.skips
        twin.promoted = self.promoted
        twin.sold = self.sold
        twin.lent = self.lent
        twin.rallied = self.rallied[:]
        twin.permit = self.permit
        twin.surcharge = self.surcharge
        twin.calmed = self.calmed
        return twin
