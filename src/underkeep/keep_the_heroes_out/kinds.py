"""What is printed: actions, cards, clans, rooms, treasures. Immutable, and shared by all tables."""

from __future__ import annotations

from typing import Final

# -- words of the rulebook, and their numbers on the table --------------------------------------------------

ROOMS: Final = (
    "vault", "forge", "workshop", "library", "alchemist", "catacombs", "study", "sewers", "beast_tamer", "prison",
    "laboratory", "grand_builder",
)  # fmt: skip
VAULT: Final = 0
PRISON: Final = 9
LABORATORY: Final = 10
GRAND_BUILDER: Final = 11
COUNT_OF_ROOMS: Final = 12
NOWHERE: Final = -1

HEROES: Final = ("fighter", "rogue", "mage", "archer")
FIGHTER: Final = 0
ROGUE: Final = 1
MAGE: Final = 2
ARCHER: Final = 3
CLASSES: Final = 4
HERO_TOKENS: Final = 5  # of each class

GOODS: Final = ("coin", "bone", "frog", "book", "trap")  # all that a monster can carry (KH-079)
COIN: Final = 0
BONE: Final = 1
FROG: Final = 2
BOOK: Final = 3
TRAP: Final = 4
CARRIED: Final = 5
RESOURCES: Final = 4  # the first of them; a trap is none
GOODS_TOKENS: Final = (6, 6, 6, 6, 8)
NOTHING: Final = -1
ANYTHING: Final = 4  # as a price: any resource

NO_PORTAL: Final = 0
UNFINISHED: Final = 1
FINISHED: Final = 2
PORTALS: Final = ("none", "unfinished", "finished")
PORTAL_TOKENS: Final = 8
DAMAGE_TOKENS: Final = 10

ICONS: Final[dict[str, tuple[int, ...]]] = {
    "gem": (0,), "swords": (1, 2), "hat": (3, 4), "eye": (5, 6), "bones": (7, 8), "special": (9, 10, 11),
}  # KH-164 to KH-169  # fmt: skip

EQUIPMENT: Final = "equipment"
BEAST: Final = "beast"
POTION: Final = "potion"
SCROLL: Final = "scroll"
TACTICS: Final = "tactics"

DESIGNED: Final = "designed"  # what nobody has published, so that it is ours
SEED: Final = "rulebook"

# -- actions ------------------------------------------------------------------------------------------------

SAME_ROOM: Final = "same_room"
ANY_OWN_ROOM: Final = "any_own_room"


class Action:
    """One symbol of a card. Equal symbols are one object, told by its name, as positions write it."""

    __slots__ = ("count", "goods", "inner", "kind", "name", "rooms", "then", "where")

    def __init__(self, name: str, kind: str) -> None:
        self.name: str = name
        self.kind: str = kind  # the first word of the name
        self.goods: int = NOTHING  # what is placed or discarded
        self.count: int = 1  # of an ambush: how many monsters come at most
        self.where: str = ""  # of an ambush: SAME_ROOM, ANY_OWN_ROOM, or nothing; of reinforcements: what cards show
        self.rooms: tuple[int, ...] = ()
        self.inner: Action | None = None  # what a horde does, what an action-reaction asks for
        self.then: tuple[Action, ...] = ()  # what follows for nothing (KH-097)

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def shows(self, kind: str) -> bool:
        """Whether the symbol stands anywhere in it; a horde and an action-reaction show what is in them, too."""
        if kind in (self.kind, self.where) or (self.inner is not None and self.inner.shows(kind)):
            return True
        return any(action.shows(kind) for action in self.then)


KNOWN: Final[dict[str, Action]] = {}


def action(name: str) -> Action:
    """The action of this name: `move`, `place coin`, `ambush 3 bones`, `horde melee`, `if melee then place coin`."""
    known = KNOWN.get(name)
    if known is None:
        known = read_action(name)
        KNOWN[name] = known
    return known


def read_action(name: str) -> Action:
    kind, _, rest = name.partition(" ")
    made = Action(name, kind)
    if kind in ("place", "discard"):
        made.goods = ANYTHING if rest == "any" else GOODS.index(rest)
    elif kind == "ambush":
        count, _, where = rest.partition(" ")
        made.count = int(count)
        if where in (SAME_ROOM, ANY_OWN_ROOM):
            made.where = where
        else:
            for word in where.split():
                made.rooms += ICONS[word] if word in ICONS else (ROOMS.index(word),)
    elif kind == "horde":
        made.inner = action(rest)
    elif kind == "reinforcements":
        made.where = rest
    elif kind == "if":
        condition, _, then = rest.partition(" then ")
        made.inner = action(condition)
        made.then = tuple([action(one) for one in then.split(", ")])
    elif (rest and name != "move through walls") or kind not in SIMPLE:
        raise ValueError(f"{name!r} is no action")
    return made


SIMPLE: Final = ("draw", "activate", "move", "melee", "ranged", "defend", "trap", "portal", "heal")

DRAW: Final = action("draw")
ACTIVATE: Final = action("activate")
MOVE: Final = action("move")
DRIFT: Final = action("move through walls")  # the Poltergeists' own
MELEE: Final = action("melee")
RANGED: Final = action("ranged")
DEFEND: Final = action("defend")
LAY_TRAP: Final = action("trap")
PORTAL: Final = action("portal")
HEAL: Final = action("heal")  # the Dragon's own


def place(goods: str) -> Action:
    return action(f"place {goods}")


def discard(goods: str) -> Action:
    """Only as the price of an action-reaction (KH-098)."""
    return action(f"discard {goods}")


def ambush(count: int, *where: str) -> Action:
    """KH-090: into rooms of these icons, or SAME_ROOM, or ANY_OWN_ROOM."""
    return action(f"ambush {count} {' '.join(where)}")


def horde(inner: Action) -> Action:
    return action(f"horde {inner.name}")


def reinforcements(kind: str) -> Action:
    """KH-094: for cards that show this kind of action."""
    return action(f"reinforcements {kind}")


def if_then(condition: Action, *then: Action) -> Action:
    return action(f"if {condition.name} then {', '.join([one.name for one in then])}")


Side = tuple[Action, ...]


def either(*sides: list[Action]) -> tuple[Side, ...]:
    """KH-096: one of several groups of actions; a single group is no choice."""
    return tuple([tuple(side) for side in sides])


# -- cards --------------------------------------------------------------------------------------------------


class Card:
    """A card of a player's deck: of the clan's ten, or bought."""

    __slots__ = ("clan", "copies", "id", "kind", "name", "reaction", "sides", "source", "text")

    def __init__(
        self, ident: str, name: str, kind: str, copies: int, sides: tuple[Side, ...], *, text: str, clan: str = "",
        source: str = DESIGNED,
    ) -> None:  # fmt: skip
        self.id: str = ident
        self.name: str = name
        self.kind: str = kind
        self.copies: int = copies
        self.sides: tuple[Side, ...] = sides
        self.text: str = text
        self.clan: str = clan
        self.source: str = source
        self.reaction: int = -1  # the side that can answer an attack (KH-087)
        for at, side in enumerate(sides):
            for one in side:
                if one is DEFEND or (one.kind == "if" and one.inner is DEFEND):
                    self.reaction = at

    def __repr__(self) -> str:
        return f"<{self.id}>"

    def shows(self, kind: str) -> bool:
        """KH-094: whether this symbol stands anywhere on the card."""
        for side in self.sides:
            for one in side:
                if one.shows(kind):
                    return True
        return False


def names(cards: list[Card]) -> list[str]:
    return [card.id for card in cards]


class Clan:
    """KH-016, KH-017: a clan card, with its Tactics cards."""

    __slots__ = ("ability", "health", "id", "monsters", "name", "number", "role", "rooms", "sign", "start", "tactics",
                 "text")  # fmt: skip

    def __init__(
        self, ident: str, name: str, number: int, role: str, *, monsters: int, health: int, start: int, sign: str,
        ability: Action, text: str, tactics: list[Card],
    ) -> None:  # fmt: skip
        self.id: str = ident
        self.name: str = name
        self.number: int = number
        self.role: str = role  # advice alone (KH-035)
        self.monsters: int = monsters
        self.health: int = health
        self.start: int = start  # monsters in the dungeon at first (KH-018)
        self.sign: str = sign  # the icon of their rooms (KH-019)
        self.rooms: tuple[int, ...] = ICONS[sign]
        self.ability: Action = ability
        self.text: str = text
        self.tactics: list[Card] = tactics

    def __repr__(self) -> str:
        return f"<{self.id}>"

    def deck(self) -> list[Card]:
        return [card for card in self.tactics for _ in range(card.copies)]


class Treasure:
    """KH-005: a value that everybody sees, and what its theft does, which nobody knows before."""

    __slots__ = ("copies", "effect", "id", "text", "value")

    def __init__(self, value: int, effect: str, copies: int, text: str) -> None:
        self.id: str = f"t{value}_{effect}"
        self.value: int = value
        self.effect: str = effect
        self.copies: int = copies
        self.text: str = text

    def __repr__(self) -> str:
        return f"<{self.id}>"


class Op:
    """One thing that a scenario card does; its words are explained in docs/scenarios.md."""

    __slots__ = ("count", "every", "goods", "hero", "kind", "may", "name", "other", "room", "state", "then", "to",
                 "what", "where")  # fmt: skip

    def __init__(
        self, what: str, *, count: int = 1, where: tuple[str, ...] = (), hero: int = -1, goods: int = NOTHING,
        room: int = NOWHERE, to: int = NOWHERE, state: str = "", kind: str = "", every: bool = False, may: bool = False,
        then: tuple[Op, ...] = (), other: tuple[Op, ...] = (),
    ) -> None:  # fmt: skip
        self.what: str = what
        self.name: str = ""  # by which a position tells it; given by its card
        self.count: int = count
        self.where: tuple[str, ...] = where
        self.hero: int = hero
        self.goods: int = goods
        self.room: int = room
        self.to: int = to
        self.state: str = state
        self.kind: str = kind
        self.every: bool = every
        self.may: bool = may
        self.then: tuple[Op, ...] = then
        self.other: tuple[Op, ...] = other


class GuildCard:
    """KH-158, KH-159: two heroes of a class, or something that the scenario does."""

    __slots__ = ("copies", "hero", "icons", "id", "name", "ops", "scenario", "source", "text")

    def __init__(
        self, ident: str, name: str, *, hero: int = -1, icons: tuple[str, ...] = (), copies: int = 1, text: str = "",
        ops: tuple[Op, ...] = (), scenario: str = "", source: str = DESIGNED,
    ) -> None:  # fmt: skip
        self.id: str = ident
        self.name: str = name
        self.hero: int = hero  # less than 0: a scenario card
        self.icons: tuple[str, ...] = icons
        self.copies: int = copies
        self.text: str = text
        self.ops: tuple[Op, ...] = ops
        self.scenario: str = scenario
        self.source: str = source

    def __repr__(self) -> str:
        return f"<{self.id}>"
