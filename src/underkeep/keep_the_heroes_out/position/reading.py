"""A table set up as a position says."""

from __future__ import annotations

from typing import Any

from underkeep.core.game import Settings
from underkeep.keep_the_heroes_out.cards import CATALOGUE, CLAN, CLANS
from underkeep.keep_the_heroes_out.dungeon import FAR, Dungeon, Placed
from underkeep.keep_the_heroes_out.kinds import (
    CARRIED,
    CLASSES,
    COUNT_OF_ROOMS,
    GOODS,
    GRAND_BUILDER,
    HEROES,
    LABORATORY,
    NO_PORTAL,
    PORTALS,
    PRISON,
    ROOMS,
    TRAP,
    UNFINISHED,
    VAULT,
    action,
)
from underkeep.keep_the_heroes_out.player import HAND, Player
from underkeep.keep_the_heroes_out.position.fields import NONE
from underkeep.keep_the_heroes_out.position.supply import Supply, refuse
from underkeep.keep_the_heroes_out.rules.invasion import toward_the_vault
from underkeep.keep_the_heroes_out.settings import RANDOM
from underkeep.keep_the_heroes_out.table import DAMAGE, PROJECTS, ROW, SEATS, Arrival, Game, Task
from underkeep.keep_the_heroes_out.verbs.guild import quota

# What is under way because a player does it, or to whose monster it happens.
OF_A_PLAYER = ("act", "then", "horde", "take", "build", "lay", "bury", "replace", "reward", "strike")


def read(g: Game, data: dict[str, Any], settings: Settings) -> None:
    """Set the table up as `data` says, which has passed schema(); what it does not name is shuffled by the seed."""
    said = data.get("players", [])
    if len(said) != len(g.players):
        raise refuse("players", f"{len(g.players)} players sit here, {len(said)} are described")
    if data.get("scenario", g.scenario.id) != g.scenario.id:
        raise refuse("scenario", f"the options say {g.scenario.id}", "KH-004")
    g.phase = data.get("phase", "play")
    read_map(g, data.get("rooms", {}))
    read_clans(g, said, settings["clans"])
    supply = Supply(g)
    loot = data.get("loot", {})
    g.foreign = foreign_clans(g, data)
    supply.open_decks(g, g.foreign)
    read_rooms(g, data, supply)
    for me, theirs in zip(g.players, said, strict=True):
        read_player(g, me, theirs, supply, f"players[{me.seat}]")
    read_loot(g, loot, supply)
    read_guild(g, data, supply)
    read_builder(g, data)
    read_progress(g, data)
    read_under_way(g, data)


# -- the dungeon --------------------------------------------------------------------------------------------


def read_map(g: Game, said: dict[str, Any]) -> None:
    """KH-004: as the scenario lays it out; or, if any room says where it lies, exactly those that do."""
    laid = {name: one for name, one in said.items() if "at" in one}
    if not laid:
        for name in said:
            if not g.dungeon.holds[ROOMS.index(name)]:
                raise refuse(f"rooms.{name}", f"the {name} is not in this dungeon", "KH-004")
        return
    placed: list[Placed] = []
    for name, one in said.items():
        if name not in laid:
            raise refuse(f"rooms.{name}", "where it lies is missing, as other rooms say it", "KH-004")
        if one.get("rotation", 0) % 90:
            raise refuse(f"rooms.{name}.rotation", "a room is turned by 0, 90, 180 or 270 degrees", "KH-153")
        placed.append(Placed(ROOMS.index(name), one["at"][0], one["at"][1], one.get("rotation", 0) // 90))
    g.dungeon = Dungeon(placed)
    if len(g.dungeon.cells) < len(placed):
        raise refuse("rooms", "two rooms lie in one place", "KH-004")
    for room in [VAULT, PRISON] if g.dungeon.holds[LABORATORY] else [VAULT]:  # which puts heroes into cells (KH-144)
        if not g.dungeon.holds[room]:
            raise refuse("rooms", f"the {ROOMS[room]} is missing", "KH-004")
    for room in g.dungeon.rooms:
        if g.dungeon.far[room] == FAR:
            raise refuse(f"rooms.{ROOMS[room]}", "no corridors join it to the vault", "KH-152")


def read_rooms(g: Game, data: dict[str, Any], supply: Supply) -> None:
    """What lies and stands in the rooms. Treasures and portals that are not named are as the scenario has them.

    Of another dungeon it has none to tell, but for what lies in the Vault.
    """
    said = data.get("rooms", {})
    plan = g.scenario.dungeon
    as_planned = (g.dungeon.rooms, g.dungeon.ways) == (plan.rooms, plan.ways)
    if "prison" in data and not g.dungeon.holds[PRISON]:
        raise refuse("prison", "the prison is not in this dungeon", "KH-004")
    for hero in data.get("prison", []):
        put_hero(g, hero, PRISON, "prison")
    values: dict[int, int] = {}
    for room in g.dungeon.rooms:
        one = said.get(ROOMS[room], {})
        field = f"rooms.{ROOMS[room]}"
        read_monsters(g, room, one.get("monsters", {}), f"{field}.monsters")
        for hero in one.get("heroes", []):
            put_hero(g, hero, room, f"{field}.heroes")
        goods: dict[str, int] = {**one.get("resources", {}), "trap": one.get("traps", 0)}
        for kind, count in goods.items():
            put_goods(g, GOODS.index(kind), room, count, f"{field}.{'traps' if kind == 'trap' else 'resources'}")
        before = PORTALS[UNFINISHED] if as_planned and room in g.scenario.portals else PORTALS[NO_PORTAL]
        g.portals[room] = PORTALS.index(one.get("portal", before))
        if g.portals[room] != NO_PORTAL:
            g.spare_portals -= 1
        planned = g.scenario.treasures.get(room, NONE) if as_planned or room == VAULT else NONE
        treasure = one.get("treasure", str(planned))
        if treasure.isdecimal():
            values[room] = int(treasure)
        elif treasure != NONE:
            g.treasures[room] = supply.treasure(treasure, f"{field}.treasure")
    if g.spare_portals < 0:
        raise refuse("rooms", "there are only eight portals", "KH-075")
    read_treasures(g, data, values, supply)


def read_treasures(g: Game, data: dict[str, Any], values: dict[int, int], supply: Supply) -> None:
    """KH-005, KH-006: of those that are told by value alone, the back is left to chance."""
    g.stolen = [supply.treasure(name, "stolen") for name in data.get("stolen", [])]
    for room, value in sorted(values.items()):
        fitting = [one for one in supply.treasures if one.value == value]
        if not fitting:
            raise refuse(f"rooms.{ROOMS[room]}.treasure", f"no treasure of value {value} is left", "KH-006")
        picked = g.rng.pick(fitting)
        supply.treasures.remove(picked)
        g.treasures[room] = picked
    vault = g.treasures[VAULT]
    if vault is None or vault.value != 4:
        raise refuse("rooms.vault.treasure", "the treasure of value 4 lies in the vault", "KH-070")
    g.hoard = sorted(supply.treasures, key=lambda one: one.id)


def read_monsters(g: Game, room: int, said: dict[str, Any], field: str) -> None:
    for name, there in said.items():
        me = next((one for one in g.players if one.clan is CLAN[name]), None)
        if me is None:
            raise refuse(f"{field}.{name}", "nobody plays this clan", "KH-016")
        damages: list[int] = [0] * there if isinstance(there, int) else there
        if len(damages) > me.lair:
            raise refuse(f"{field}.{name}", f"the clan has {CLAN[name].monsters} monsters", "KH-017")
        me.lair -= len(damages)
        g.monsters[room * SEATS + me.seat] = len(damages)
        for damage in damages:
            if damage >= CLAN[name].health:
                raise refuse(f"{field}.{name}", f"{damage} damage is too much for it", "KH-189")
            if damage:
                g.damage -= damage
                g.hurt.append((room * SEATS + me.seat) * DAMAGE + damage)
        g.hurt.sort()


def put_hero(g: Game, told: Any, room: int, field: str) -> None:
    """Whoever is told by class alone is exhausted."""
    name, state = (told, "exhausted") if isinstance(told, str) else (told["class"], told["state"])
    hero = HEROES.index(name)
    if not g.heroes[hero]:
        raise refuse(field, f"there are only five tokens of the {name}", "KH-162")
    g.heroes[hero] -= 1
    there = g.awake if state == "active" else g.resting
    there[room * CLASSES + hero] += 1


def put_goods(g: Game, goods: int, room: int, count: int, field: str) -> None:
    if count > g.reserve[goods]:
        what = "traps" if goods == TRAP else f"{GOODS[goods]}s"
        raise refuse(field, f"the reserve has no more {what}", "KH-075")
    g.reserve[goods] -= count
    g.goods[room * CARRIED + goods] += count


# -- players ------------------------------------------------------------------------------------------------


def read_clans(g: Game, said: list[dict[str, Any]], wanted: list[str]) -> None:
    """KH-015: as each player says, or as the options do; before the draft, nobody needs one."""
    for me, theirs in zip(g.players, said, strict=True):
        option = wanted[me.seat] if wanted else RANDOM
        name = theirs.get("clan", NONE if option == RANDOM else option)
        if option not in (RANDOM, name):
            raise refuse(f"players[{me.seat}].clan", f"the options say that seat {me.seat} plays {option}", "KH-015")
        if name == NONE:
            if g.phase == "clans":
                continue
            raise refuse(f"players[{me.seat}].clan", "is missing", "KH-016")
        clan = CLAN[name]
        if clan in [other.clan for other in g.players]:
            raise refuse(f"players[{me.seat}].clan", f"{name} can be taken once", "KH-015")
        me.clan = clan
        me.lair = clan.monsters


def foreign_clans(g: Game, data: dict[str, Any]) -> list[str]:
    """KH-143: whose Tactics are among the loot, if there is a Laboratory; those that are named somewhere come first."""
    if g.phase == "clans":
        return []
    loot = data.get("loot", {})
    taken = [me.clan for me in g.players]
    for name in loot.get("foreign", []):
        if CLAN[name] in taken:
            raise refuse("loot.foreign", f"somebody plays {name}", "KH-143")
    if "foreign" in loot:
        return [str(name) for name in loot["foreign"]]
    if not g.dungeon.holds[LABORATORY]:
        return []
    free = [clan.id for clan in CLANS if clan not in taken]
    g.rng.shuffle(free)
    named = {CATALOGUE[name].clan for pile in [loot, *data["players"]] for name in cards_named(pile)}
    free = [name for name in free if name in named] + [name for name in free if name not in named]
    return free[: 2 if g.rule("two_labs") else 1]


def cards_named(piles: dict[str, Any]) -> list[str]:
    """Wherever a player, or the loot, may have them."""
    return [name for pile in ("hand", "deck", "discard", "play", "row", "bottom") for name in piles.get(pile, [])]


def read_player(g: Game, me: Player, said: dict[str, Any], supply: Supply, field: str) -> None:
    """KH-016, KH-024: those of the ten that nobody names are in the deck, below what is; a hand may be drawn."""
    me.hand = supply.cards(said.get("hand", []), me, f"{field}.hand")
    me.play = supply.cards(said.get("play", []), me, f"{field}.play")
    me.discard = supply.cards(said.get("discard", []), me, f"{field}.discard")
    top = supply.cards(said.get("deck", []), me, f"{field}.deck")[::-1]
    rest = supply.own[me.seat]
    early = g.phase in ("clans", "muster")
    if not early:
        g.rng.shuffle(rest)
    me.deck = [*rest, *top]
    me.seen = [CATALOGUE[name] for name in said.get("known_in_hand", [])]
    for card in me.seen:
        if me.seen.count(card) > me.hand.count(card):
            raise refuse(f"{field}.known_in_hand", f"{card.id} is not there so often")
    if "hand" not in said and not early:
        for _ in range(min(HAND, len(me.deck))):
            me.hand.append(me.deck.pop())


# -- cards of the table -------------------------------------------------------------------------------------


def read_loot(g: Game, said: dict[str, Any], supply: Supply) -> None:
    """KH-009, KH-010, KH-058: the row, what is named of the deck, and what is known to lie under it."""
    if g.phase == "clans":
        g.loot = supply.loot  # not shuffled before all clans are chosen
        return
    g.row = supply.loot_cards(said.get("row", []), "loot.row")
    if len(g.row) > ROW:
        raise refuse("loot.row", "five cards lie face up", "KH-010")
    top = supply.loot_cards(said.get("deck", []), "loot.deck")[::-1]
    bottom = supply.loot_cards(said.get("bottom", []), "loot.bottom")[::-1]
    if supply.left:
        g.rng.shuffle(supply.foreign)
    rest = [*supply.loot, *supply.foreign[: supply.left]]
    g.rng.shuffle(rest)
    g.loot = [*bottom, *rest, *top]
    g.sunk = len(bottom)
    while "row" not in said and len(g.row) < ROW and g.loot:
        g.row.append(g.loot.pop())


def read_guild(g: Game, data: dict[str, Any], supply: Supply) -> None:
    """KH-007, KH-160: the open pile, what is named of the deck, and the rest of it below."""
    g.pile = supply.guild_cards(data.get("guild_discard", []), "guild_discard")
    top = supply.guild_cards(data.get("guild_deck", []), "guild_deck")[::-1]
    g.rng.shuffle(supply.guild)
    g.guild = [*supply.guild, *top]
    g.wave = data.get("wave", 1)


def unused_rooms(g: Game) -> list[int]:
    """KH-148: those of the scenario's stack that are not built yet; in another dungeon, all that are not in it."""
    missing = [room for room in range(COUNT_OF_ROOMS) if not g.dungeon.holds[room]]
    plan = g.scenario.dungeon.rooms
    stack = g.scenario.builder_stack
    if set(plan) <= set(g.dungeon.rooms) <= {*plan, *stack}:
        return [room for room in stack if room in missing]
    return missing


def read_builder(g: Game, data: dict[str, Any]) -> None:
    """KH-148: what lies open, what is named of the stack, and the rest of it below."""
    if not g.dungeon.holds[GRAND_BUILDER]:
        return
    unused = unused_rooms(g)
    named = [ROOMS.index(name) for name in [*data.get("projects", []), *data.get("builder_stack", [])]]
    for room in named:
        if room not in unused or named.count(room) > 1:
            raise refuse("projects", f"the {ROOMS[room]} cannot be a project here", "KH-148")
    g.projects = [ROOMS.index(name) for name in data.get("projects", [])]
    rest = [room for room in unused if room not in named]
    g.rng.shuffle(rest)
    g.builder = [*rest, *[ROOMS.index(name) for name in data.get("builder_stack", [])[::-1]]]
    while "projects" not in data and len(g.projects) < PROJECTS and g.builder:
        g.projects.append(g.builder.pop())


# -- how far the turn has come ------------------------------------------------------------------------------


def read_progress(g: Game, data: dict[str, Any]) -> None:
    seat = data.get("active", 0)
    first = data.get("first", 0)
    for field, one in (("active", seat), ("first", first)):
        if one >= len(g.players):
            raise refuse(field, f"there is no seat {one}")
    g.active = g.players[seat]
    g.first = first
    g.count = data.get("turn", 0 if g.phase in ("clans", "muster") else 1)
    g.due = data.get("due", quota(g) if invasion_begins(g, data) else 0)
    g.gambled = data.get("gambled", False)
    g.markers = data.get("markers", 0)
    g.leak = data.get("leak", False)
    g.carriers = [ROOMS.index(name) for name in data.get("frog_carriers", [])]
    g.used_portals = [ROOMS.index(name) for name in data.get("used_portals", [])]


def invasion_begins(g: Game, data: dict[str, Any]) -> bool:
    """KH-066: while no hero is active and nothing is under way, all cards of the quota are still to come."""
    return g.phase == "invasion" and not any(g.awake) and "under_way" not in data


def read_under_way(g: Game, data: dict[str, Any]) -> None:
    """What has to be finished first. Heroes who are active with nothing under way act at once."""
    for at, one in enumerate(data.get("arrivals", [])):
        arrival = Arrival(HEROES.index(one["hero"]), ROOMS.index(one["room"]), one["how"])
        alike = [other for other in g.arrivals if (other.hero, other.room) == (arrival.hero, arrival.room)]
        if len(alike) >= g.awake[arrival.room * CLASSES + arrival.hero]:
            raise refuse(f"arrivals[{at}]", "no active hero of this class is there", "KH-170")
        g.arrivals.append(arrival)
    g.stack = [read_task(g, one, f"under_way[{at}]") for at, one in enumerate(data.get("under_way", []))]
    if not g.stack and any(g.awake):
        g.stack.append(Task("settle"))


def read_task(g: Game, said: dict[str, Any], field: str) -> Task:
    task = Task(said["do"])
    task.seat = said.get("seat", -1)
    if task.what in OF_A_PLAYER and task.seat < 0:
        raise refuse(f"{field}.seat", "is missing")
    for seat in [task.seat, *said.get("seats", [])]:
        if seat >= len(g.players):
            raise refuse(f"{field}.seat", f"there is no seat {seat}")
    if "hero" in said:
        task.hero = HEROES.index(said["hero"])
    if "room" in said:
        task.room = ROOMS.index(said["room"])
    if task.what == "charge" and (task.room < 0 or not toward_the_vault(g, task.room)):
        raise refuse(f"{field}.room", "no next room is nearer to the Vault", "KH-201")
    if "card" in said:
        task.card = CATALOGUE[said["card"]]
    if "op" in said:
        if said["op"] not in g.scenario.ops:
            raise refuse(f"{field}.op", "no card of this scenario does that", "KH-159")
        task.op = g.scenario.ops[said["op"]]
    try:
        task.left = [action(name) for name in said.get("left", [])]
    except ValueError as unknown:
        raise refuse(f"{field}.left", str(unknown), "KH-077") from None
    task.count = said.get("count", 0)
    task.how = said.get("how", "")
    task.side = said.get("side", 0)
    if task.card is not None and task.side >= len(task.card.sides):
        raise refuse(f"{field}.side", f"{task.card.id} has no such side", "KH-096")
    task.seats = said.get("seats", [])[:]
    task.rooms = [ROOMS.index(name) for name in said.get("rooms", [])]
    task.picked = said.get("picked", [])[:]
    task.ask = said.get("ask", 0)
    return task
