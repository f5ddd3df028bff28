"""A plan: look for an artifact close to home, take it, and go back before the dragon minds.

Tiles are as good anywhere, so the nearest unknown opening is explored first. Every card is played before anything is
spent; then boots follow the plan, swords and skill take what is best for them.
"""

from __future__ import annotations

from typing import Final

from underkeep.bots.clank_catacombs import worth
from underkeep.bots.clank_catacombs.board import FAR, LOCK, PAIN, Board
from underkeep.bots.question import Question
from underkeep.clank_catacombs.cards import CATALOGUE
from underkeep.clank_catacombs.dungeon import NOWHERE, Way, cell_at
from underkeep.clank_catacombs.tiles import SQUARE
from underkeep.clank_catacombs.tiles.printed import (
    ALTAR,
    ARTIFACT,
    CAVE,
    CHEST,
    GOLD,
    HEAL,
    MINOR,
    PRISON,
    ROOMS,
    SHRINE,
)

PLAY: Final = 100.0
TAKE: Final = 90.0
SPEND: Final = 60.0
WALK: Final = 40.0
END: Final = 0.0
NEVER: Final = -50.0
FRAIL: Final = 4  # health below which nobody takes damage for pleasure
# Cards that want the rest of the hand still there, or first; the others follow.
FIRST: Final = {"charlatan": 6.0, "crystal_compass": 5.0, "flamboyance": 3.0, "smash_and_grab": 4.0, "lute": 4.0}
LAST: Final = ("blink_spell", "remove_traps", "shadow_walk", "robbery", "floating_skull", "astral_projection")


def choose(question: Question) -> int:
    """The index of the option that seems best; of equal ones the first."""
    thief = Thief(question)
    marks = [thief.mark(option.split()) for option in question.options]
    return marks.index(max(marks))


class Thief:
    """One question, thought over."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.seat = question.seat
        self.board = Board(question.view, question.seat, single=question.settings["single_exit_slots"])
        self.me = self.board.me
        self.turn = question.view["this_turn"]
        self.loaded: bool = len(self.me["artifacts"]) > 0
        self.goals: dict[int, float] | None = None

    # -- the plan ---------------------------------------------------------------------------------------------

    def late(self) -> bool:
        """Whether what is acquired now will hardly be drawn again."""
        near = self.board.home.get(self.board.pawn, FAR) <= 4
        return (self.loaded and near) or self.question.view["dungeon_deck"] < 15

    def wish(self, room: int) -> float:
        """How far a room is from what this thief wants, in boots; less is better."""
        if self.goals is None:
            self.goals = self.plan()
        return self.goals.get(room, FAR)

    def plan(self) -> dict[int, float]:
        """Of every room: the way home, or to the best artifact or the nearest unknown opening, and home from there."""
        board = self.board
        if self.loaded:
            return board.home
        goals: dict[int, float] = {}
        for room, value in board.treasures().items():
            goals[room] = board.home.get(room, FAR) - 0.6 * value
        for way in board.frontier():
            unknown = board.price(way) + 3.0 + board.home.get(way.room, FAR)
            goals[way.room] = min(goals.get(way.room, FAR), unknown - self.hope())
        best: dict[int, float] = {}
        for goal, cost in goals.items():
            for room, far in board.distances_to(board.dungeon, goal).items():
                best[room] = min(best.get(room, FAR), far + cost)
        return best

    def hope(self) -> float:
        """What a tile that nobody has seen is worth: nothing like an artifact, while haven tiles are on top."""
        return 2.0 if self.question.view["stack"]["haven"] else 4.0

    # -- options ----------------------------------------------------------------------------------------------

    def mark(self, words: list[str]) -> float:
        """How good an answer seems."""
        verb = words[0]
        by_verb = {
            "play": self.playing, "move": self.moving, "explore": self.exploring, "place": self.placing,
            "go": self.going, "acquire": self.acquiring, "fight": self.fighting, "use": self.using,
            "buy": self.buying, "choose": self.picking, "trash": self.trashing, "discard": self.discarding,
            "teleport": self.teleporting, "turn": self.turning, "at": self.laying, "replace": self.replacing,
        }  # fmt: skip
        if verb in by_verb:
            return by_verb[verb](words)
        if verb == "take":
            return TAKE + worth.GOODS.get(words[1], 0.0)
        if verb in ("open", "mark"):
            return TAKE - 1.0
        if verb == "yes":
            return -1.0 if self.question.kind == "return_idol" else 1.0
        return END

    def playing(self, words: list[str]) -> float:
        card = words[1]
        return PLAY + FIRST.get(card, -5.0 if card in LAST else 0.0)

    def swords_spent(self, words: list[str]) -> int:
        return int(words[-1]) if "swords" in words else 0

    def pain(self, way: Way, words: list[str]) -> float:
        """What the monsters of a way do to this thief."""
        bold = self.turn["bold"] or "invisibility_cloak" in self.me["tokens"]
        damage = 0 if bold else way.monsters - self.swords_spent(words)
        return damage * (PAIN + (3.0 if self.me["health"] - damage < FRAIL else 0.0))

    def moving(self, words: list[str]) -> float:
        """Towards the goal; what lies on the way is taken along."""
        board = self.board
        target = board.room(words[1])
        name = words[words.index("by") + 1] if "by" in words else ""
        way = next(way for way in board.dungeon.ways[board.pawn] if way.to == target and way.name == name)
        gain = self.wish(board.pawn) - self.wish(target) - 0.3 * (way.boots - 1) - self.pain(way, words)
        gain += self.charm(target) - (LOCK if way.lock else 0.0)
        if ROOMS[target].features & CAVE and not self.turn["caves_free"] and self.turn["boots"] > way.boots:
            gain -= 0.8
        return WALK + 5 * gain if gain > 0.05 else NEVER

    def charm(self, room: int) -> float:
        """What a room itself has to offer, in boots."""
        features = ROOMS[room].features
        fresh = ROOMS[room].id not in self.turn["rewarded"]
        charm = 0.0
        if fresh:
            charm += 0.6 * (features & MINOR > 0) + 0.25 * ROOMS[room].gold * (features & GOLD > 0)
            charm += 0.6 * (features & HEAL > 0 and self.me["health"] < 7)
            charm += 1.5 * (features & SHRINE > 0 and self.question.view["idols"] > 0)
        if features & (CHEST | PRISON) and self.me["lockpicks"] and ROOMS[room].id not in self.question.view["opened"]:
            charm += 1.2
        if features & ALTAR and self.seat not in self.question.view["altars"].get(ROOMS[room].id, []):
            charm += 0.4
        return charm * (0.4 if self.loaded or self.me["health"] < FRAIL else 1.0)

    def exploring(self, words: list[str]) -> float:
        if self.loaded:
            return NEVER
        board = self.board
        way = next(way for way in board.dungeon.ways[board.pawn] if way.to == NOWHERE and way.name == words[1])
        here = board.home.get(way.room, FAR) + board.price(way) + 3.0 - self.hope()
        return WALK + 5 * (1.0 + self.wish(board.pawn) - here) if here <= self.wish(board.pawn) + 0.5 else NEVER

    def placing(self, words: list[str]) -> float:
        """So that the corridor is cheap, and what the tile has is near."""
        found = self.turn["found"]
        tile = SQUARE[found["tile"]]
        turns = int(words[-1]) // 90
        cell = cell_at(found["cell"][0], found["cell"][1])
        trial = self.board.dungeon.with_tile(tile, cell, turns)
        home = self.board.distances_to(trial, self.board.crypt)
        rooms = [room for room in tile.rooms if room.features & ARTIFACT] or tile.rooms
        near = min(home.get(room.number, FAR) for room in rooms)
        met = trial.way_by(ROOMS[self.board.pawn], found["by"]) if found["why"] < 3 else None
        price = 0.0 if met is None else self.board.price(met) + self.pain(met, [])
        return WALK + 30 - near - 1.5 * price

    def going(self, words: list[str]) -> float:
        return WALK + 20 + self.swords_spent(words)

    def acquiring(self, words: list[str]) -> float:
        value = worth.card(words[1], late=self.late())
        if CATALOGUE[words[1]].cost >= 3 or value > 1.0:
            return SPEND + value if value > 0.5 else NEVER
        return NEVER

    def fighting(self, words: list[str]) -> float:
        """After the way is cleared: swords left over are worth a reward."""
        card = CATALOGUE[words[1]]
        reward = worth.of(card.gives) + (2.0 if card.effect is not None else 0.0)
        loud = card.gives.clank > 0 and self.me["health"] < FRAIL
        return WALK - 10 + reward / max(1, card.might) - (20 if loud else 0)

    def using(self, words: list[str]) -> float:
        thing = words[1]
        hurt = 10 - self.me["health"]
        if thing in ("potion_of_healing", "potion_of_greater_healing"):
            return SPEND if hurt >= (2 if "greater" in thing else 1) and hurt > 3 else NEVER
        if thing == "potion_of_swiftness":
            return WALK - 15 if not self.turn["stuck"] and (self.loaded or self.turn["boots"] == 0) else NEVER
        if thing == "potion_of_strength":
            return WALK - 20 if not self.turn["swords"] else NEVER
        if thing in ("puzzle_box", "potion_of_stealth"):
            return TAKE
        if thing in CATALOGUE and CATALOGUE[thing].header == "device":
            value = worth.card(thing, late=False) + (1.5 if CATALOGUE[thing].effect is not None else 0.0)
            return SPEND + value - CATALOGUE[thing].cost * 0.5
        return END + 1.0  # a teleport that a card in play offers

    def buying(self, words: list[str]) -> float:
        value = worth.GOODS.get(words[1], 0.0)
        if words[1] == "backpack" and self.loaded:
            value -= 1.0
        return TAKE + value if value > 4 or self.me["gold"] >= 14 else NEVER

    # -- what cards ask ---------------------------------------------------------------------------------------

    def picking(self, words: list[str]) -> float:
        hurt = 10 - self.me["health"]
        clank = self.question.view["clank"]["cubes"][self.seat]
        return {
            "silence": 2.0 if clank > 1 else 0.5, "gold": 1.0, "caves": 0.8, "cards": 2.0, "lockpick": 1.5,
            "theft": 3.0, "heal": 3.0 if hurt > 3 else 0.0, "boot": 1.0 if not self.turn["stuck"] else -1.0,
            "trash": 2.0, "good": 3.0, "gold_and_trash": 1.5, "gold_and_lockpick": 1.0, "lockpick_and_trash": 0.5,
        }.get(words[1], 0.0)  # fmt: skip

    def trashing(self, words: list[str]) -> float:
        return worth.TRASHED.get(words[1], -worth.card(words[1], late=False))

    def discarding(self, words: list[str]) -> float:
        if self.question.kind == "shield":
            return 1.0
        return worth.TRASHED.get(words[1], 2.0 - worth.card(words[1], late=False)) - 0.6

    def teleporting(self, words: list[str]) -> float:
        rooms = [room for placed in self.board.dungeon.placed for room in placed.tile.rooms]
        target = next((room.number for room in rooms if room.id == words[1]), NOWHERE)
        if target == NOWHERE:
            return -FAR if self.loaded else -self.wish(self.board.pawn) - 1.0
        return self.charm(target) - self.wish(target)

    def turning(self, words: list[str]) -> float:
        tile = ROOMS[self.board.pawn].tile
        trial = self.board.dungeon.with_turned(tile, int(words[1]) // 90)
        return -self.board.distances_to(trial, self.board.crypt).get(self.board.pawn, FAR)

    def laying(self, words: list[str]) -> float:
        """Close to the crypt."""
        x, _, y = words[1].partition(",")
        return -float(abs(int(x)) + abs(int(y) - 1))

    def replacing(self, words: list[str]) -> float:
        card = CATALOGUE[words[1]]
        return 10.0 if card.danger else -worth.card(words[1], late=False)
