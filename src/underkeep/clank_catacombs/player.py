"""A seat at the table with all that lies before it."""

from __future__ import annotations

from typing import Final

from underkeep.clank_catacombs.kinds import Card, Token

CUBES: Final = 30  # of each colour (CC-002)
HEALTH: Final = 10  # spaces of the track; the last one is the skull (CC-218)
HAND: Final = 5  # CC-035


class Player:
    """A thief: a deck of cards, a pawn, cubes, and what was stolen so far."""

    __slots__ = (
        "altars", "artifacts", "black", "bruises", "deck", "discard", "escaped", "gold", "hand", "idols", "lockpicks",
        "looted", "out", "pawn", "play", "scratches", "seat", "seen", "supply", "tokens", "top", "trash",
    )  # fmt: skip

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.deck: list[Card] = []  # the last card is on top
        self.hand: list[Card] = []
        self.play: list[Card] = []
        self.discard: list[Card] = []
        self.trash: list[Card] = []
        self.top: int = 0  # so many cards on top of the deck everybody has seen going there
        self.seen: list[Card] = []  # cards of the hand that everybody knows to be there
        self.pawn: int = 0  # the number of a room
        self.gold: int = 0
        self.lockpicks: int = 0
        self.supply: int = CUBES
        self.altars: int = 0  # cubes that lie at altars (CC-160)
        self.bruises: int = 0  # own cubes on the health track
        self.black: int = 0  # dragon cubes that stand for damage (CC-215)
        self.scratches: int = 0  # damage for which there was no cube at all (CC-323)
        self.artifacts: list[int] = []
        self.looted: list[int] = []  # rooms whose artifact this player took (CC-260)
        self.idols: int = 0
        self.tokens: list[Token] = []
        self.escaped: bool = False
        self.out: bool = False  # unconscious

    def copy(self) -> Player:
        twin = Player(self.seat)
        twin.deck = self.deck[:]
        twin.hand = self.hand[:]
        twin.play = self.play[:]
        twin.discard = self.discard[:]
        twin.trash = self.trash[:]
        twin.top = self.top
        twin.seen = self.seen[:]
        twin.pawn = self.pawn
        twin.gold = self.gold
        twin.lockpicks = self.lockpicks
        twin.supply = self.supply
        twin.altars = self.altars
        twin.bruises = self.bruises
        twin.black = self.black
        twin.scratches = self.scratches
        twin.artifacts = self.artifacts[:]
        twin.looted = self.looted[:]
        twin.idols = self.idols
        twin.tokens = self.tokens[:]
        twin.escaped = self.escaped
        twin.out = self.out
        return twin

    def finished(self) -> bool:
        """CC-235: escaped or unconscious."""
        return self.escaped or self.out

    def damage(self) -> int:
        return self.bruises + self.black + self.scratches

    def bearable(self) -> int:
        """CC-084, CC-085, CC-214, CC-284: how much damage this player may take on by choice."""
        return min(self.supply, HEALTH - 1 - self.damage())

    def whole_deck(self) -> list[Card]:
        """CC-246: every card that counts; trashed ones do not."""
        return [*self.deck, *self.hand, *self.play, *self.discard]

    def holds(self, ident: str) -> bool:
        return len(self.tokens) > 0 and ident in [token.id for token in self.tokens]

    def prisoners(self) -> int:
        """CC-185: the prisoner tokens, without the coupon (CC-276)."""
        count = 0
        for token in self.tokens:
            if token.person:
                count += 1
        return count

    def has_crown(self) -> bool:
        return len([token for token in self.tokens if token.rank]) > 0

    def idols_counted(self) -> int:
        """CC-273: the Golden Monkey Bot counts as an idol."""
        return self.idols + 1 if self.holds("golden_monkey_bot") else self.idols

    def may_carry_more(self) -> bool:
        """CC-102, CC-106: one artifact, and one more for each backpack."""
        backpacks = 0
        if self.artifacts:
            for token in self.tokens:
                if token.id == "backpack":
                    backpacks += 1
        return len(self.artifacts) <= backpacks
