"""The table as one seat sees it, rebuilt from its view to push cards about on: nothing hidden can be on it."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from underkeep.boss_monster.cards import BOXES, CATALOGUE
from underkeep.boss_monster.kinds import TREASURES, BossCard, Card, HeroCard, RoomCard
from underkeep.boss_monster.pieces import FULL, Hero, Player, Room
from underkeep.boss_monster.setup import plays_along
from underkeep.core.game import Settings, View

C = TypeVar("C", bound=Card)

BEFORE_BAIT: Final = ("mulligan", "classic", "first_room", "start", "build", "reveal", "bait")
MAZE: Final = "minotaurs_maze"


def printed(name: str, kind: type[C]) -> C:
    card = CATALOGUE[name]
    assert isinstance(card, kind)
    return card


class Board:
    """What everybody has, as far as `seat` knows. Its own face-down cards count as built."""

    def __init__(self, seat: int, players: list[Player]) -> None:
        self.seat = seat
        self.players = players
        self.town: list[Hero] = []
        self.walker: Hero | None = None
        self.host = 0  # whose dungeon the walker is in
        self.place = 0
        self.inside = False
        self.bait_to_come = False
        self.hand: list[str] = []  # my cards
        self.luck = 0.0  # cards that I expect to get, less those I gave away, in souls
        self.moved = False  # a card went from me to the table: what I had to decide is done

    @property
    def me(self) -> Player:
        return self.players[self.seat]

    def playing(self) -> list[Player]:
        return [player for player in self.players if not player.out]

    def others(self) -> list[Player]:
        return [player for player in self.players if not player.out and player.seat != self.seat]

    def copy(self) -> Board:
        twin = Board(self.seat, [player.copy() for player in self.players])
        twin.town = [hero.copy() for hero in self.town]
        twin.walker = None if self.walker is None else self.walker.copy()
        twin.host, twin.place, twin.inside = self.host, self.place, self.inside
        twin.bait_to_come = self.bait_to_come
        twin.hand = self.hand[:]
        twin.luck = self.luck
        return twin

    # -- arithmetic ---------------------------------------------------------------------------------------------

    def damage_ahead(self, owner: Player, place: int) -> int:
        """What a hero still suffers from the room at `place` to the boss; a maze makes it walk one room twice."""
        dungeon = owner.dungeon
        total = sum([owner.damage(at) for at in range(place, len(dungeon))])
        for at in range(max(place, 1), len(dungeon)):
            if dungeon[at].active and dungeon[at].card.id == MAZE and dungeon[at - 1].active:
                total += owner.damage(at - 1)
        return total

    def walker_health_at_the_end(self) -> int:
        """What is left of the walker when it stands before the boss."""
        if self.walker is None:
            return 0
        return self.walker.health - self.damage_ahead(self.players[self.host], self.place + self.inside)

    def lured_by(self, hero: HeroCard) -> Player | None:
        """Where this hero goes, if nobody lays a card that I cannot see."""
        if not hero.treasures:
            fewest = min([player.souls for player in self.playing()])
            behind = [player for player in self.playing() if player.souls == fewest]
            return behind[0] if len(behind) == 1 else None
        totals = [sum([player.treasure(kind) for kind in hero.treasures]) for player in self.playing()]
        best = max(totals)
        if best == 0 or totals.count(best) > 1:
            return None
        return self.playing()[totals.index(best)]

    # -- things that cards do -----------------------------------------------------------------------------------

    def room_at(self, address: str) -> Room | None:
        """`1:3`, as options name a room; it may be gone by now."""
        seat, _, place = address.partition(":")
        dungeon = self.players[int(seat)].dungeon
        return dungeon[int(place) - 1] if 0 < int(place) <= len(dungeon) else None

    def build(self, card: RoomCard, place: str) -> Room:
        """`new`, or a place from the entrance."""
        if place == "new":
            room = Room(self.seat, [])
            self.me.dungeon.insert(0, room)
        else:
            room = self.me.dungeon[int(place) - 1]
        room.stack.append(card)
        room.bonus = 0
        if card.id in self.hand:
            self.hand.remove(card.id)
        return room

    def destroy(self, room: Room | None) -> None:
        """What lay beneath is uncovered, or the dungeon closes up; a hero in that room leaves it."""
        if room is None or not room.stack:
            return
        owner = self.players[room.owner]
        place = owner.dungeon.index(room)
        room.stack.pop()
        closes = not room.stack
        if closes:
            owner.dungeon.remove(room)
        if self.walker is None or self.host != owner.seat:
            return
        if self.place == place and self.inside:
            self.inside = False
            self.place = place if closes else place + 1
            if self.walker.health <= 0:
                self.kill_walker()
        elif closes and self.place > place:
            self.place -= 1

    def kill_walker(self) -> None:
        if self.walker is not None:
            self.players[self.host].soul_cards.append(self.walker.card)
            self.walker = None
            self.inside = False

    def hero_in_town(self, name: str) -> Hero | None:
        for hero in self.town:
            if hero.card.id == name:
                return hero
        return None

    def send_to_entrance(self, hero: Hero, owner: Player) -> None:
        hero.waits = not self.bait_to_come
        owner.entrance.append(hero)


# -- from a view ------------------------------------------------------------------------------------------------


def board_of(view: View, seat: int) -> Board:
    players = [player_seen(seen) for seen in view["players"]]
    board = Board(seat, players)
    board.town = [hero_seen(seen) for seen in view["town"]]
    board.bait_to_come = view["phase"] in BEFORE_BAIT
    walking = view["walking"]
    if walking is not None:
        board.walker = hero_seen(walking)
        board.host = walking["seat"]
        board.place = walking["place"] - 1
        board.inside = walking["inside"]
    mine = view["players"][seat]
    board.hand = mine["rooms"]["cards"] + mine["spells"]["cards"]
    return board


def player_seen(seen: dict[str, Any]) -> Player:
    player = Player(seen["seat"], printed(seen["boss"], BossCard))
    player.dungeon = [room_seen(player, room) for room in seen["dungeon"]]
    for place, room in enumerate(seen["dungeon"]):
        if player.dungeon[place].active:  # whatever is more than printed was given for this round
            player.dungeon[place].bonus = room["damage"] - player.damage(place)
    player.treasure_factor = factor_seen(player, seen["treasures"])
    for place, room in enumerate(seen["dungeon"]):
        if "laid" in room:
            player.dungeon[place].stack.append(printed(room["laid"], RoomCard))
            player.dungeon[place].bonus = 0
    player.entrance = [hero_seen(hero) for hero in seen["entrance"]]
    player.soul_cards = [printed(name, HeroCard) for name in seen["soul_cards"]]
    player.wound_cards = [printed(name, HeroCard) for name in seen["wound_cards"]]
    player.levelled_up = seen["levelled_up"]
    player.closed = seen["closed"]
    player.out = seen["out"]
    return player


def room_seen(owner: Player, seen: dict[str, Any]) -> Room:
    """Another's face-down card is taken for nothing: the room beneath goes on."""
    room = Room(owner.seat, [printed(name, RoomCard) for name in seen["stack"]])
    room.deactivated = seen["deactivated"]
    room.used = seen["used"]
    return room


def factor_seen(player: Player, treasures: dict[str, int]) -> int:
    for kind in TREASURES:
        own = 1 if player.boss.treasure == kind else 0
        counted = player.treasure(kind) - own
        if counted > 0 and treasures[kind] - own > counted:
            return (treasures[kind] - own) // counted
    return 1


def hero_seen(seen: dict[str, Any]) -> Hero:
    hero = Hero(printed(seen["hero"], HeroCard))
    hero.damage = seen["damage"]
    hero.bonus = seen["health"] + seen["damage"] - hero.card.hp
    hero.waits = seen["waits"]
    return hero


def heroes_to_come(board: Board, settings: Settings) -> list[HeroCard]:
    """Those of the hero decks that nobody has seen yet."""
    seen = [*board.town, *[hero for player in board.players for hero in player.entrance]]
    cards = {hero.card for hero in seen}
    if board.walker is not None:
        cards.add(board.walker.card)
    for player in board.players:
        cards.update(player.soul_cards, player.wound_cards)
    return [
        hero
        for hero in BOXES[settings["heroes"]].heroes
        if hero not in cards
        and plays_along(hero, len(board.players))
        and (hero.epic or hero.hp != 4 or "hard" not in settings["variants"])
    ]


__all__ = ["FULL", "Board", "board_of", "heroes_to_come", "printed"]
