"""How a scenario is written down, and what makes one that can be played."""

from __future__ import annotations

from typing import Final

from underkeep.core.errors import BadOptions
from underkeep.keep_the_heroes_out.dungeon import FAR, SIDES, Dungeon, Placed
from underkeep.keep_the_heroes_out.kinds import (
    GRAND_BUILDER,
    HERO_TOKENS,
    LABORATORY,
    NOWHERE,
    PRISON,
    ROOMS,
    VAULT,
    GuildCard,
    Op,
)

# Special rules that a scenario can ask for by name; docs/scenarios.md tells what each of them does.
RULES: Final = (
    "angry_frogs", "stage", "crowded_cells", "reward", "must_grow", "wobbly", "no_stock",
    "unfinished_portals_only", "all_hardcore", "two_labs",
)  # fmt: skip


class Scenario:
    """KH-004: the rooms as they lie, treasures, portals, scenario cards, and special rules with their figures."""

    __slots__ = (
        "builder_stack", "cards", "dungeon", "flavour", "hard_text", "id", "name", "notes", "number", "ops",
        "portals", "rules", "special", "stars", "treasures",
    )  # fmt: skip

    def __init__(
        self, ident: str, name: str, *, number: int, stars: int, plan: list[Placed], treasures: dict[int, int],
        portals: tuple[int, ...], special: int, cards: list[GuildCard], rules: dict[str, int],
        builder_stack: tuple[int, ...] = (), flavour: str = "", notes: dict[str, str] | None = None,
        hard_text: str = "",
    ) -> None:  # fmt: skip
        self.id: str = ident
        self.name: str = name
        self.number: int = number
        self.stars: int = stars
        self.dungeon: Dungeon = Dungeon(plan)
        self.treasures: dict[int, int] = treasures  # by room
        self.portals: tuple[int, ...] = portals  # rooms with an unfinished one (KH-014)
        self.special: int = special  # the room that the special icon means
        self.cards: list[GuildCard] = cards
        self.rules: dict[str, int] = rules  # special rules by name, with a figure
        self.builder_stack: tuple[int, ...] = builder_stack
        self.flavour: str = flavour
        self.notes: dict[str, str] = {} if notes is None else notes  # the special rules in words
        self.hard_text: str = hard_text
        self.ops: dict[str, Op] = {}
        for card in cards:
            card.scenario = ident
            number_ops(self.ops, card.ops, card.id)
        check(self)

    def __repr__(self) -> str:
        return f"<{self.id}>"

    def guild(self) -> list[GuildCard]:
        return [card for card in self.cards for _ in range(card.copies)]


def number_ops(ops: dict[str, Op], some: tuple[Op, ...], name: str) -> None:
    """Every step of a scenario card gets a name, so that a position can say which are left."""
    for op in some:
        op.name = f"{name}:{len([one for one in ops if one.startswith(name + ':')]) + 1}"
        ops[op.name] = op
        number_ops(ops, op.then, name)
        number_ops(ops, op.other, name)


def check(scenario: Scenario) -> None:
    """What must be true of every dungeon; the error names the field."""
    dungeon = scenario.dungeon
    if len(dungeon.cells) < len(dungeon.placed):
        raise refuse(scenario, "rooms", "two rooms lie in one place")
    if len(set(dungeon.rooms)) < len(dungeon.rooms):
        raise refuse(scenario, "rooms", "each room exists once")
    for room in (VAULT, PRISON):
        if not dungeon.holds[room]:
            raise refuse(scenario, "rooms", f"the {ROOMS[room]} is missing")
    for room in dungeon.rooms:
        if dungeon.far[room] == FAR:
            raise refuse(scenario, "rooms", f"no corridors join the {ROOMS[room]} to the vault")
    for room, value in scenario.treasures.items():
        if not dungeon.holds[room]:
            raise refuse(scenario, "treasures", f"the {ROOMS[room]} is not in this dungeon")
        if (room == VAULT) != (value == 4):
            raise refuse(scenario, "treasures", "the vault, and only the vault, holds the treasure of value 4")
    if VAULT not in scenario.treasures:
        raise refuse(scenario, "treasures", "the vault holds the treasure of value 4")
    for value, most in ((1, 7), (2, 6), (3, 4)):
        if len([one for one in scenario.treasures.values() if one == value]) > most:
            raise refuse(scenario, "treasures", f"there are only {most} treasures of value {value}")
    for room in scenario.portals:
        if not dungeon.holds[room]:
            raise refuse(scenario, "unfinished_portals", f"the {ROOMS[room]} is not in this dungeon")
        if scenario.portals.count(room) > 1:
            raise refuse(scenario, "unfinished_portals", f"the {ROOMS[room]} holds one portal at most")
    if not dungeon.holds[scenario.special] or scenario.special not in (PRISON, LABORATORY, GRAND_BUILDER):
        raise refuse(scenario, "special_summon_room", f"the {ROOMS[scenario.special]} is no special room of it")
    for room in scenario.builder_stack:
        if dungeon.holds[room]:
            raise refuse(scenario, "builder_stack", f"the {ROOMS[room]} stands in this dungeon")
        if scenario.builder_stack.count(room) > 1:
            raise refuse(scenario, "builder_stack", "each room exists once")
    for rule in scenario.rules:
        if rule not in RULES:
            raise refuse(scenario, "rules", f"{rule!r:.40} is no special rule; choose from {', '.join(RULES)}")
    if scenario.rules.get("crowded_cells", 0) > HERO_TOKENS:
        raise refuse(scenario, "rules", f"crowded_cells: there are only {HERO_TOKENS} heroes of each class")
    check_cards(scenario)


def check_cards(scenario: Scenario) -> None:
    """Each card has an id of its own, and the rooms that it names stand or can be built."""
    idents = [card.id for card in scenario.cards]
    for ident in idents:
        if idents.count(ident) > 1:
            raise refuse(scenario, "scenario_cards", f"{ident} is there twice; count says how many there are of a card")
    for op in scenario.ops.values():
        for room in rooms_named(op):
            if not scenario.dungeon.holds[room] and room not in scenario.builder_stack:
                why = f"{op.name.partition(':')[0]} names the {ROOMS[room]}, which is not in this dungeon"
                raise refuse(scenario, "scenario_cards", why)


def rooms_named(op: Op) -> list[int]:
    """By name, as the neighbours of one, or to pay in and to go to."""
    words = [word.removeprefix("adjacent_to_") for word in op.where]
    named = [ROOMS.index(word) for word in words if word in ROOMS]
    return named + [room for room in (op.room, op.to) if room != NOWHERE]


def refuse(scenario: Scenario, field: str, why: str) -> BadOptions:
    return BadOptions(f"{scenario.id}: {field}: {why}", field=field)


# -- short ways to write it ---------------------------------------------------------------------------------


def plan(drawn: str) -> list[Placed]:
    """A dungeon drawn in text: rows of `room/rotation`, a dot where nothing lies."""
    placed: list[Placed] = []
    for y, line in enumerate([line for line in drawn.split("\n") if line.strip()]):
        for x, word in enumerate(line.split()):
            if word != ".":
                room, _, rotation = word.partition("/")
                placed.append(Placed(ROOMS.index(room), x, y, int(rotation) // 90))
    return placed


def room(name: str) -> int:
    return ROOMS.index(name)


def rooms(names: str) -> tuple[int, ...]:
    return tuple([room(name) for name in names.split()])


def values(written: str) -> dict[int, int]:
    """`vault 4, study 3`."""
    found: dict[int, int] = {}
    for pair in written.split(","):
        name, value = pair.split()
        found[room(name)] = int(value)
    return found


def event(ident: str, name: str, copies: int, text: str, ops: list[Op]) -> GuildCard:
    """A scenario card (KH-159)."""
    return GuildCard(ident, name, copies=copies, text=text, ops=tuple(ops))


__all__ = ["RULES", "SIDES", "Scenario", "check", "event", "plan", "room", "rooms", "values"]
