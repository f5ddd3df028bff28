"""What a player can answer, and how it is written down (docs/notation/boss_monster.md)."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from underkeep.boss_monster.kinds import Card, HeroCard, RoomCard
from underkeep.boss_monster.pieces import Declared, Game, Hero, Player, Room
from underkeep.core import speech
from underkeep.core.decision import Option

C = TypeVar("C", bound=Card)


class Soul:
    """A killed hero in somebody's score area, as something to aim at."""

    __slots__ = ("card", "player")

    def __init__(self, player: Player, card: HeroCard) -> None:
        self.player: Player = player
        self.card: HeroCard = card

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Soul) and self.player is other.player and self.card is other.card

    def __hash__(self) -> int:
        return hash(self.card.id)


def address(g: Game, room: Room) -> str:
    """A room as everybody names it: seat and place from the entrance, `1:3`."""
    return f"{room.owner}:{g.owner(room).dungeon.index(room) + 1}"


def named(g: Game, aim: Any) -> str:
    """What is aimed at, in notation; nothing for an effect that needs no aim."""
    if isinstance(aim, Room):
        return address(g, aim)
    if isinstance(aim, Hero):
        return aim.card.id
    if isinstance(aim, Player):
        return str(aim.seat)
    if isinstance(aim, Soul):
        return f"{aim.player.seat} {aim.card.id}"
    return ""


def said(lang: str, g: Game, aim: Any) -> str:
    """The same for people, who know no numbers of seats."""
    if isinstance(aim, Room):
        words = {"player": player_said(lang, aim.owner), "place": str(g.owner(aim).dungeon.index(aim) + 1)}
        return speech.say(lang, "aim-room", {"who": "other", "card": aim.card.id, **words})
    if isinstance(aim, Hero):
        return speech.say(lang, "aim-hero", {"hero": aim.card.id})
    if isinstance(aim, Player):
        return player_said(lang, aim.seat)
    if isinstance(aim, Soul):
        return speech.say(lang, "aim-soul", {"hero": aim.card.id, "player": player_said(lang, aim.player.seat)})
    return ""


def player_said(lang: str, seat: int) -> str:
    return speech.say(lang, "player-person", {"number": str(seat + 1)})


def announced(g: Game, aim: Any) -> str:
    """The same for those who listen: they also want to know which spell is to be cancelled."""
    return aim.card.id if isinstance(aim, Declared) else named(g, aim)


class Build(Option):
    """Lay this card of the hand on the room at that place, or (place -1) on the first free one by the entrance."""

    __slots__ = ("card", "place")

    def __init__(self, card: RoomCard, place: int) -> None:
        self.verb = "build"
        self.card: RoomCard = card
        self.place: int = place

    def on(self, me: Player) -> Room | None:
        return None if self.place < 0 else me.dungeon[self.place]

    def notation(self) -> str:
        return f"build {self.card.id} new" if self.place < 0 else f"build {self.card.id} on {self.place + 1}"

    def seen(self) -> str:
        """Face down: the place alone."""
        return f"build {self.place}"

    def words(self) -> dict[str, str]:
        return {"card": self.card.id, "place": "new" if self.place < 0 else str(self.place + 1)}


class Act(Option):
    """Something that a window allows: a spell of the hand, or an ability of a room, with what it is aimed at."""

    __slots__ = ("aim", "card", "g", "room")

    def __init__(self, g: Game, card: Card, room: Room | None, aim: Any) -> None:
        self.verb = "cast" if room is None else "use"
        self.g: Game = g
        self.card: Card = card
        self.room: Room | None = room
        self.aim: Any = aim

    def notation(self) -> str:
        said = [self.verb, self.card.id]
        if self.room is not None:
            said.append(self.place())
        aimed = named(self.g, self.aim)
        if aimed:
            said.append(aimed)
        return " ".join(said)

    def place(self) -> str:
        return "" if self.room is None else str(self.g.owner(self.room).dungeon.index(self.room) + 1)

    def words(self) -> dict[str, str]:
        return {"card": self.card.id, "place": self.place(), "aim": named(self.g, self.aim)}

    def spoken(self, lang: str) -> dict[str, str]:
        aimed = said(lang, self.g, self.aim)
        return {"card": self.card.id, "place": self.place(), "aim": f"→ {aimed}" if aimed else ""}


class Take(Option, Generic[C]):
    """One card out of several: to take, to discard, to keep."""

    __slots__ = ("card",)

    def __init__(self, verb: str, card: C) -> None:
        self.verb = verb
        self.card: C = card

    def notation(self) -> str:
        return f"{self.verb} {self.card.id}"

    def seen(self) -> str:
        return self.verb

    def words(self) -> dict[str, str]:
        return {"card": self.card.id}


class Point(Option):
    """One room out of several."""

    __slots__ = ("at", "g", "room")

    def __init__(self, g: Game, room: Room) -> None:
        self.verb = "room"
        self.g: Game = g
        self.room: Room = room
        self.at: str = address(g, room)

    def notation(self) -> str:
        return f"room {self.at}"

    def words(self) -> dict[str, str]:
        return {"aim": self.at, "card": self.room.card.id}

    def text(self, lang: str = "en") -> str:
        aimed = said(lang, self.g, self.room)
        return aimed[:1].upper() + aimed[1:]


class Name(Option):
    """One player out of several."""

    __slots__ = ("player",)

    def __init__(self, player: Player) -> None:
        self.verb = "player"
        self.player: Player = player

    def notation(self) -> str:
        return f"player {self.player.seat}"

    def words(self) -> dict[str, str]:
        return {"seat": str(self.player.seat), "card": self.player.boss.id}

    def spoken(self, lang: str) -> dict[str, str]:
        return {"seat": player_said(lang, self.player.seat), "card": self.player.boss.id}
