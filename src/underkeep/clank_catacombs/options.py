"""What a player can answer, and how it is written down (docs/notation/clank_catacombs.md)."""

from __future__ import annotations

from typing import Final

from underkeep.clank_catacombs.dungeon import NOWHERE, Way, x_of, y_of
from underkeep.clank_catacombs.kinds import Card, Token
from underkeep.clank_catacombs.naming import said
from underkeep.clank_catacombs.tiles.printed import ROOMS
from underkeep.core import speech
from underkeep.core.decision import Option

FROM_PLAY: Final = "from play"
ROTATIONS: Final = ("0", "90", "180", "270")


class Choice(Option):
    """Options of this game; their sentences are its own, whatever other games call theirs."""

    __slots__ = ()

    def spoken(self, lang: str) -> dict[str, str]:
        return said(lang, self.words())

    def text(self, lang: object = "en") -> str:
        spoken = speech.tongue(lang)
        return speech.say(spoken, "clank-option-" + self.verb.replace(" ", "-"), self.spoken(spoken))


class Play(Choice):
    """Play this card of the hand."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.verb = "play"
        self.card: Card = card

    def notation(self) -> str:
        return f"play {self.card.id}"

    def words(self) -> dict[str, str]:
        return {"card": self.card.id}


class Acquire(Choice):
    """Pay skill for a card of the row or the reserve; or take it for nothing, if a card says so."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.verb = "acquire"
        self.card: Card = card

    def notation(self) -> str:
        return f"acquire {self.card.id}"

    def words(self) -> dict[str, str]:
        return {"card": self.card.id}


class UseDevice(Choice):
    """Use a device of the row."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.verb = "use"
        self.card: Card = card

    def notation(self) -> str:
        return f"use {self.card.id}"

    def words(self) -> dict[str, str]:
        return {"card": self.card.id}


class UseOffer(Choice):
    """Do what a card in play lets its player do."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.verb = "use"
        self.card: Card = card

    def notation(self) -> str:
        return f"use {self.card.id}"

    def words(self) -> dict[str, str]:
        return {"card": self.card.id}


class UseToken(Choice):
    """Hand a token in."""

    __slots__ = ("token",)

    def __init__(self, token: Token) -> None:
        self.verb = "use"
        self.token: Token = token

    def notation(self) -> str:
        return f"use {self.token.id}"

    def words(self) -> dict[str, str]:
        return {"card": self.token.id}


class Fight(Choice):
    """Defeat a monster of the row, or the Goblin."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.verb = "fight"
        self.card: Card = card

    def notation(self) -> str:
        return f"fight {self.card.id}"

    def words(self) -> dict[str, str]:
        return {"card": self.card.id}


class Move(Choice):
    """Walk along a corridor to a room, and pay so many swords against its monsters (CC-082)."""

    __slots__ = ("swords", "way")

    def __init__(self, way: Way, swords: int) -> None:
        self.verb = "move"
        self.way: Way = way
        self.swords: int = swords

    def notation(self) -> str:
        told = f"move {ROOMS[self.way.to].id}"
        if self.way.name:
            told += f" by {self.way.name}"
        return f"{told} swords {self.swords}" if self.swords else told

    def words(self) -> dict[str, str]:
        way = self.way
        return {
            "room": ROOMS[way.to].id, "by": way.name, "boots": str(way.boots), "swords": str(self.swords),
            "monsters": str(way.monsters),
        }  # fmt: skip


class Explore(Choice):
    """Walk out of an opening behind which no tile lies yet (CC-117)."""

    __slots__ = ("way",)

    def __init__(self, way: Way) -> None:
        self.verb = "explore"
        self.way: Way = way

    def notation(self) -> str:
        return f"explore {self.way.name}"

    def words(self) -> dict[str, str]:
        return {"by": self.way.name, "boots": str(self.way.boots), "monsters": str(self.way.monsters)}


class Place(Choice):
    """Lay the tile that was found, turned by so many quarters (CC-120)."""

    __slots__ = ("name", "tile", "turns")

    def __init__(self, name: str, turns: int, tile: str) -> None:
        self.verb = "place"
        self.name: str = name
        self.turns: int = turns
        self.tile: str = tile

    def notation(self) -> str:
        return f"place {self.name} rot {ROTATIONS[self.turns]}"

    def words(self) -> dict[str, str]:
        return {"by": self.name, "rotation": ROTATIONS[self.turns], "tile": self.tile}


class Go(Choice):
    """Finish the move that is under way."""

    __slots__ = ("swords", "way")

    def __init__(self, way: Way, swords: int) -> None:
        self.verb = "go"
        self.way: Way = way
        self.swords: int = swords

    def notation(self) -> str:
        return f"go swords {self.swords}" if self.swords else "go"

    def words(self) -> dict[str, str]:
        return {"room": ROOMS[self.way.to].id, "swords": str(self.swords), "monsters": str(self.way.monsters)}


class Teleport(Choice):
    """Be somewhere else, without walking; perhaps where no tile lies yet (CC-180)."""

    __slots__ = ("room", "way")

    def __init__(self, room: int, way: Way | None = None) -> None:
        self.verb = "teleport"
        self.room: int = room
        self.way: Way | None = way  # into the unknown

    def notation(self) -> str:
        if self.way is not None and self.room == NOWHERE:
            return f"teleport {self.way.name}"
        return f"teleport {ROOMS[self.room].id}"

    def words(self) -> dict[str, str]:
        return {"room": self.notation().partition(" ")[2]}


class TurnTile(Choice):
    """Turn the tile under the own pawn (CC-288)."""

    __slots__ = ("turns",)

    def __init__(self, turns: int) -> None:
        self.verb = "turn"
        self.turns: int = turns

    def notation(self) -> str:
        return f"turn {ROTATIONS[self.turns]}"

    def words(self) -> dict[str, str]:
        return {"rotation": ROTATIONS[self.turns]}


class At(Choice):
    """A cell of the grid for a tile that a card brings."""

    __slots__ = ("cell",)

    def __init__(self, cell: int) -> None:
        self.verb = "at"
        self.cell: int = cell

    def notation(self) -> str:
        return f"at {cell_name(self.cell)}"

    def words(self) -> dict[str, str]:
        return {"cell": cell_name(self.cell)}


class Open(Choice):
    """Spend a lockpick on the chest, library or prison of this room (CC-107)."""

    __slots__ = ("what",)

    def __init__(self, what: str) -> None:
        self.verb = "open"
        self.what: str = what

    def notation(self) -> str:
        return f"open {self.what}"

    def words(self) -> dict[str, str]:
        return {"what": self.what}


class Mark(Choice):
    """Place a cube at an altar (CC-156)."""

    __slots__ = ("room",)

    def __init__(self, room: int) -> None:
        self.verb = "mark"
        self.room: int = room

    def notation(self) -> str:
        return f"mark {ROOMS[self.room].id}"

    def words(self) -> dict[str, str]:
        return {"room": ROOMS[self.room].id}


class Buy(Choice):
    """Buy a good: at a stall, or by a flute from anywhere; perhaps with the coupon (CC-094, CC-276)."""

    __slots__ = ("coupon", "flute", "gold", "token")

    def __init__(self, token: Token, gold: int, *, flute: bool, coupon: bool) -> None:
        self.verb = "buy"
        self.token: Token = token
        self.gold: int = gold
        self.flute: bool = flute
        self.coupon: bool = coupon

    def notation(self) -> str:
        told = f"buy {good_name(self.token)}"
        if self.flute:
            told += " golden_flute"
        return f"{told} discount_coupon" if self.coupon else told

    def words(self) -> dict[str, str]:
        help_from = "both" if self.flute and self.coupon else "flute" if self.flute else "coupon" if self.coupon else ""
        return {"card": self.token.id, "gold": str(self.gold), "with": help_from or "none"}


class TakeGood(Choice):
    """A good for nothing (CC-303)."""

    __slots__ = ("token",)

    def __init__(self, token: Token) -> None:
        self.verb = "take"
        self.token: Token = token

    def notation(self) -> str:
        return f"take {good_name(self.token)}"

    def words(self) -> dict[str, str]:
        return {"card": self.token.id}


class Discard(Choice):
    """Put a card of the hand away unplayed (CC-171)."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.verb = "discard"
        self.card: Card = card

    def notation(self) -> str:
        return f"discard {self.card.id}"

    def words(self) -> dict[str, str]:
        return {"card": self.card.id}


class Trash(Choice):
    """Rid the game of a card of the discard pile, or at the end of the turn of one in play (CC-182, CC-183)."""

    __slots__ = ("card", "played")

    def __init__(self, card: Card, *, played: bool) -> None:
        self.verb = "trash"
        self.card: Card = card
        self.played: bool = played

    def notation(self) -> str:
        return f"trash {self.card.id} {FROM_PLAY}" if self.played else f"trash {self.card.id}"

    def words(self) -> dict[str, str]:
        return {"card": self.card.id, "from": "play" if self.played else "discard"}


class Replace(Choice):
    """Swap a card of the row for a new one."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.verb = "replace"
        self.card: Card = card

    def notation(self) -> str:
        return f"replace {self.card.id}"

    def words(self) -> dict[str, str]:
        return {"card": self.card.id}


class Pick(Choice):
    """One of several things that a card offers."""

    __slots__ = ("what",)

    def __init__(self, what: str) -> None:
        self.verb = "choose"
        self.what: str = what

    def notation(self) -> str:
        return f"choose {self.what}"

    def words(self) -> dict[str, str]:
        return {"what": self.what}


class Plain(Choice):
    """An answer that is its words alone: `take artifact`, `stay`, `end turn`."""

    __slots__ = ()


def good_name(token: Token) -> str:
    """Crowns are stacked, so nobody needs to say which one (CC-099)."""
    return "crown" if token.rank else token.id


def cell_name(cell: int) -> str:
    """Columns to the east, then rows to the south of the upper half of the start tile."""
    return f"{x_of(cell)},{y_of(cell)}"
