"""What a player can answer, and how it is written down (docs/notation/boss_monster.md)."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.hooks import Power
from underkeep.boss_monster.items import ItemCard
from underkeep.boss_monster.kinds import BossCard, Card
from underkeep.boss_monster.minibosses import Level
from underkeep.boss_monster.pieces import Hero, Post, Room
from underkeep.boss_monster.player import Player
from underkeep.boss_monster.room_cards import RoomCard
from underkeep.boss_monster.table import Aim, Declared, Game, Piece, height_of, height_of_room
from underkeep.core import speech
from underkeep.core.decision import Option

C = TypeVar("C", bound=Card)


SECOND: Final = "second"  # before the aim of a spell's second box


class Soul(Aim):
    """A killed hero in somebody's score area, as something to aim at."""

    __slots__ = ("card", "player")

    def __init__(self, player: Player, card: HeroCard) -> None:
        self.player: Player = player
        self.card: HeroCard = card

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Soul) and self.player is other.player and self.card is other.card

    def __hash__(self) -> int:
        return self.card.number


class Visit(Aim):
    """A hero, and the player whose entrance it is to go to."""

    __slots__ = ("hero", "player")

    def __init__(self, player: Player, hero: Hero) -> None:
        self.player: Player = player
        self.hero: Hero = hero

    def guest(self) -> Hero | None:
        return self.hero

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Visit) and self.player is other.player and self.hero is other.hero

    def __hash__(self) -> int:
        return self.hero.card.number


class Pair(Aim):
    """Two rooms of a dungeon, to swap."""

    __slots__ = ("one", "other")

    def __init__(self, one: Room, other: Room) -> None:
        self.one: Room = one
        self.other: Room = other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pair) and self.one is other.one and self.other is other.other

    def __hash__(self) -> int:
        return self.one.owner

    def height(self) -> int:
        return height_of_room(self.one) << 8 | height_of_room(self.other)


class Icon(Aim):
    """A room, and a treasure for it."""

    __slots__ = ("room", "treasure")

    def __init__(self, room: Room, treasure: str) -> None:
        self.room: Room = room
        self.treasure: str = treasure

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Icon) and self.room is other.room and self.treasure == other.treasure

    def __hash__(self) -> int:
        return self.room.owner

    def height(self) -> int:
        return height_of_room(self.room)


class Lure(Aim):
    """A dungeon, and a treasure for it."""

    __slots__ = ("player", "treasure")

    def __init__(self, player: Player, treasure: str) -> None:
        self.player: Player = player
        self.treasure: str = treasure

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Lure) and self.player is other.player and self.treasure == other.treasure

    def __hash__(self) -> int:
        return self.player.seat


class Swing(Aim):
    """A dungeon, and whether its rooms are to deal more or less."""

    __slots__ = ("more", "player")

    def __init__(self, player: Player, *, more: bool) -> None:
        self.player: Player = player
        self.more: bool = more

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Swing) and self.player is other.player and self.more == other.more

    def __hash__(self) -> int:
        return self.player.seat

    def way(self) -> str:
        return "more" if self.more else "less"


class Held(Aim):
    """An item in somebody's score area."""

    __slots__ = ("card", "player")

    def __init__(self, player: Player, card: ItemCard) -> None:
        self.player: Player = player
        self.card: ItemCard = card

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Held) and self.player is other.player and self.card is other.card

    def __hash__(self) -> int:
        return self.card.number


class Borrowed(Aim):
    """Somebody else's item, and what its boss ability is aimed at."""

    __slots__ = ("aim", "card")

    def __init__(self, card: ItemCard, aim: Any) -> None:
        self.card: ItemCard = card
        self.aim: Any = aim

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Borrowed) and self.card is other.card and bool(self.aim == other.aim)

    def __hash__(self) -> int:
        return self.card.number

    def height(self) -> int:
        return height_of(self.aim)


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
    if isinstance(aim, Visit):
        return f"{aim.player.seat} {aim.hero.card.id}"
    if isinstance(aim, Pair):
        return f"{address(g, aim.one)} {address(g, aim.other)}"
    if isinstance(aim, Icon):
        return f"{address(g, aim.room)} {aim.treasure}"
    if isinstance(aim, Lure):
        return f"{aim.player.seat} {aim.treasure}"
    if isinstance(aim, Swing):
        return f"{aim.player.seat} {aim.way()}"
    if isinstance(aim, Held):
        return f"{aim.player.seat} {aim.card.id}"
    if isinstance(aim, Borrowed):
        return f"{aim.card.id} {named(g, aim.aim)}".rstrip()
    return aim.id if isinstance(aim, Card) else ""


def rooms_of(aim: Any) -> list[Room]:
    """The rooms that are aimed at."""
    if isinstance(aim, Room):
        return [aim]
    if isinstance(aim, Pair):
        return [aim.one, aim.other]
    if isinstance(aim, Borrowed):
        return rooms_of(aim.aim)
    return [aim.room] if isinstance(aim, Icon) else []


def players_of(aim: Any) -> list[Player]:
    """The players that are aimed at, or whose dungeons are."""
    if isinstance(aim, Player):
        return [aim]
    return [aim.player] if isinstance(aim, (Visit, Lure, Swing)) else []


def boxed(g: Game, aim: Any, *, second: bool) -> str:
    """The same with the box of the spell, if that is its second one (BM-074)."""
    aimed = named(g, aim)
    return f"{SECOND} {aimed}".rstrip() if second else aimed


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
    if isinstance(aim, Visit):
        return speech.say(lang, "aim-soul", {"hero": aim.hero.card.id, "player": player_said(lang, aim.player.seat)})
    if isinstance(aim, Pair):
        return f"{said(lang, g, aim.one)} ↔ {said(lang, g, aim.other)}"
    if isinstance(aim, Icon):
        return f"{said(lang, g, aim.room)}: {speech.say(lang, f'treasure-{aim.treasure}', {})}"
    if isinstance(aim, Lure):
        return f"{player_said(lang, aim.player.seat)}: {speech.say(lang, f'treasure-{aim.treasure}', {})}"
    if isinstance(aim, Swing):
        return f"{player_said(lang, aim.player.seat)}: {speech.say(lang, f'aim-{aim.way()}', {})}"
    if isinstance(aim, Held):
        return speech.say(lang, "aim-soul", {"hero": aim.card.id, "player": player_said(lang, aim.player.seat)})
    if isinstance(aim, Borrowed):
        rest = said(lang, g, aim.aim)
        borrowed = speech.say(lang, "aim-card", {"card": aim.card.id})
        return f"{borrowed} → {rest}" if rest else borrowed
    return speech.say(lang, "aim-card", {"card": aim.id}) if isinstance(aim, Card) else ""


def player_said(lang: str, seat: int) -> str:
    return speech.say(lang, "player-person", {"number": str(seat + 1)})


def announced(act: Act) -> str:
    """The same for those who listen: they also want to know which spell is to be cancelled."""
    return act.aim.card.id if isinstance(act.aim, Declared) else act.aimed()


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


class TakeBack(Option):
    """Take the portable room at this place of my dungeon back to my hand (BM-289)."""

    __slots__ = ("place", "room")

    def __init__(self, place: int, room: Room) -> None:
        self.verb = "take_back"
        self.place: int = place
        self.room: Room = room

    def notation(self) -> str:
        return f"take_back {self.place + 1}"

    def words(self) -> dict[str, str]:
        return {"card": self.room.card.id, "place": str(self.place + 1)}


class Act(Option):
    """Something that a window allows, with what it is aimed at.

    A spell of the hand, or its second box (BM-074); the ability of a room, a miniboss, a boss or a hero; or a room card
    that is discarded from the hand for what it does then.
    """

    __slots__ = ("aim", "card", "g", "power", "room")

    def __init__(self, g: Game, power: Power, room: Room | None, aim: Any) -> None:
        self.verb = power.verb
        self.g: Game = g
        self.card: Card = power.card
        self.power: Power = power
        self.room: Room | None = room
        self.aim: Any = aim

    def piece(self, me: Player) -> Piece | None:
        """Whose 'once per round' this is; nobody's, for what leaves the hand."""
        if isinstance(self.card, HeroCard):
            assert isinstance(self.aim, Hero)
            return self.aim
        if self.room is not None:
            return self.post() or self.room
        if self.power.offered:
            assert isinstance(self.aim, (Room, Player))
            return self.aim
        return me if isinstance(self.card, BossCard) else None

    def post(self) -> Post | None:
        """The line of a miniboss that this is."""
        if self.room is None or self.room.miniboss is None or not isinstance(self.card, Level):
            return None
        return Post(self.room.miniboss, self.card)

    def aimed(self) -> str:
        """In notation. A hero's power is aimed at that hero, which is said already."""
        return "" if isinstance(self.card, HeroCard) else boxed(self.g, self.aim, second=self.power.second)

    def notation(self) -> str:
        said = [self.verb, self.card.id]
        if self.room is not None and not self.is_told_by_its_card():
            said.append(self.place())
        aimed = self.aimed()
        if aimed:
            said.append(aimed)
        return " ".join(said)

    def is_told_by_its_card(self) -> bool:
        """A miniboss needs no place, unless this player has the same one twice."""
        if self.room is None or not isinstance(self.card, Level):
            return False
        alike = [room for room in self.g.owner(self.room).minions if self.card in room.lines()]
        return len(alike) < 2

    def place(self) -> str:
        if self.room is None:
            return "none" if self.verb == "use" else ""
        return str(self.g.owner(self.room).dungeon.index(self.room) + 1)

    def words(self) -> dict[str, str]:
        return {"card": self.card.id, "place": self.place(), "aim": self.aimed()}

    def spoken(self, lang: str) -> dict[str, str]:
        aimed = "" if isinstance(self.card, HeroCard) else said(lang, self.g, self.aim)
        if self.power.second:
            aimed = f"({speech.say(lang, 'aim-second', {})}) {aimed}".rstrip()
        return {"card": self.card.id, "place": self.place(), "aim": f"→ {aimed}" if aimed else ""}


class Promote(Option):
    """Pay a coin for the next level of the miniboss of this room (BM-054)."""

    __slots__ = ("card", "level", "place", "room")

    def __init__(self, g: Game, room: Room) -> None:
        assert room.miniboss is not None
        self.verb = "promote"
        self.room: Room = room
        self.place: int = g.owner(room).dungeon.index(room)
        self.card: Card = room.miniboss.card
        self.level: int = room.miniboss.level + 1

    def notation(self) -> str:
        return f"promote {self.place + 1}"

    def words(self) -> dict[str, str]:
        return {"card": self.card.id, "place": str(self.place + 1), "level": str(self.level)}


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

    def text(self, lang: object = "en") -> str:
        aimed = said(speech.tongue(lang), self.g, self.room)
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


class Pay(Option):
    """So many coins, of which a player may pay any number."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.verb = "pay"
        self.count: int = count

    def notation(self) -> str:
        return f"pay {self.count}"

    def words(self) -> dict[str, str]:
        return {"count": str(self.count)}
