"""The fields of a position file."""

from __future__ import annotations

from typing import Any, Final

from underkeep.core.schema import Kind, flag, integer, list_of, mapping, one_of, text
from underkeep.keep_the_heroes_out.cards import CATALOGUE, CLAN
from underkeep.keep_the_heroes_out.cards.guild import GUILD
from underkeep.keep_the_heroes_out.cards.treasures import TREASURE
from underkeep.keep_the_heroes_out.kinds import GOODS, HEROES, PORTALS, RESOURCES, ROOMS
from underkeep.keep_the_heroes_out.rules import PHASES, TASKS
from underkeep.keep_the_heroes_out.scenarios import scenario_named
from underkeep.keep_the_heroes_out.settings import SCENARIO_IDS
from underkeep.keep_the_heroes_out.table import CHARGED, IMPRISONED, SUMMONED

NONE: Final = "none"
NULL: Final = "null"  # as a view says that there is no treasure
COUNT: Final = integer(0, 999)
SEAT: Final = integer(0, 5)
HOW: Final = (SUMMONED, IMPRISONED, CHARGED)
# The five phases as the rulebook names them (KH-045). Clean-up is the third by both names.
RULEBOOK_PHASES: Final = {
    "play_cards": "play", "exchange_loot": "exchange", "hero_invasion": "invasion", "end_turn": "end",
}  # fmt: skip


def schema() -> dict[str, Kind[Any]]:
    card = one_of(list(CATALOGUE), "card")
    cards = list_of(card)
    guild = list_of(one_of(guild_ids(), "Guild card"))
    room = one_of(list(ROOMS), "room")
    hero = one_of(list(HEROES), "hero")
    clan = one_of(list(CLAN), "clan")
    a_hero = hero | mapping(
        {"class": hero, "state": one_of(["active", "exhausted"], "state"), "active": flag(), "exhausted": flag(),
         "damage": integer(0, 0)}, required=["class"],
    ).then(side_up)  # fmt: skip
    counted_heroes = mapping({name: integer(0, 5) for name in HEROES}).then(one_by_one)
    some_heroes = list_of(hero, most=20) | counted_heroes
    heroes = list_of(a_hero, most=20) | mapping({"active": some_heroes, "exhausted": some_heroes}).then(by_state)
    damage = integer(0, 9)
    number: dict[str, Kind[Any]] = {"count": integer(0, 9), "damage": damage | list_of(damage, most=9)}
    monsters = mapping(
        {name: integer(0, 9) | list_of(damage, most=9) | mapping(number).then(each_damage) for name in CLAN}
    )
    a_monster = clan | mapping({"clan": clan, **number}, required=["clan"])
    resource = one_of([GOODS[goods] for goods in range(RESOURCES)], "resource")
    resources = mapping({GOODS[goods]: integer(0, 9) for goods in range(RESOURCES)})
    treasure = one_of([NONE, NULL, "1", "2", "3", "4", *TREASURE], "treasure").then(or_none)
    backs = list(dict.fromkeys([one.effect for one in TREASURE.values()]))
    cell = list_of(integer(-50, 50), least=2, most=2)
    what_is_there: dict[str, Kind[Any]] = (
        {
            "at": cell, "cell": cell, "rotation": integer(0, 270),
            "monsters": monsters | list_of(a_monster, most=45).then(by_clan),
            "heroes": heroes,
            "resources": resources | list_of(resource, most=24).then(counted),
            "traps": integer(0, 9), "portal": one_of([*PORTALS, NULL], "portal").then(or_none),
            "treasure": treasure | mapping(
                {"value": integer(1, 4), "effect": one_of(backs, "theft effect")}, required=["value"]
            ).then(treasure_named),
        }
    )  # fmt: skip
    in_a_room = mapping(what_is_there).then(laid)
    rooms = mapping(dict.fromkeys(ROOMS, in_a_room))
    in_a_list = mapping({"id": room, "room": room, **what_is_there}).then(named).then(laid)
    player = mapping(
        {"clan": clan, "hand": cards, "deck": cards, "discard": cards, "play": cards, "known_in_hand": cards}
    )
    task = mapping(
        {
            "do": one_of(list(TASKS), "task"), "seat": SEAT, "hero": hero, "room": room, "count": COUNT,
            "how": text(60), "card": card, "side": integer(0, 9), "left": list_of(text(80), most=9),
            "seats": list_of(SEAT), "rooms": list_of(room), "picked": list_of(integer(0, 9)), "op": text(80),
            "ask": integer(0, 9),
        },
        required=["do"],
    )  # fmt: skip
    return {
        "turn": COUNT,
        "phase": one_of([*PHASES, *RULEBOOK_PHASES], "phase").then(phase_named),
        "active": SEAT,
        "first": SEAT,
        "wave": integer(1, 2),
        "due": integer(0, 9),
        "gambled": flag(),
        "markers": integer(0, 9),
        "players": list_of(player),
        "scenario": one_of(SCENARIO_IDS, "scenario"),
        "rooms": rooms | list_of(in_a_list).then(by_id),
        "prison": heroes,
        "guild_deck": guild,
        "guild_discard": guild,
        "loot": mapping({"row": cards, "deck": cards, "bottom": cards, "foreign": list_of(clan, most=2)})
        | cards.then(face_up),
        "stolen": list_of(one_of(list(TREASURE), "treasure")),
        "projects": list_of(room, most=3),
        "builder_stack": list_of(room),
        "arrivals": list_of(
            mapping({"hero": hero, "room": room, "how": one_of(HOW, "way")}, required=["hero", "room", "how"]), most=20
        ),
        "under_way": list_of(task, most=60),
        "leak": flag(),
        "frog_carriers": list_of(room),
        "used_portals": list_of(room),
    }


# -- the same in other words --------------------------------------------------------------------------------


def phase_named(name: str) -> str:
    return RULEBOOK_PHASES.get(name, name)


def or_none(name: str) -> str:
    return NONE if name == NULL else name


def side_up(hero: dict[str, Any]) -> dict[str, Any]:
    """`state: active` may also be `active: true` or `exhausted: false`."""
    sides = [hero["state"]] if "state" in hero else []
    if "active" in hero:
        sides.append("active" if hero.pop("active") else "exhausted")
    if "exhausted" in hero:
        sides.append("exhausted" if hero.pop("exhausted") else "active")
    if len(set(sides)) > 1:
        raise ValueError("is said to be both active and exhausted")
    hero["state"] = sides[0] if sides else "exhausted"
    return hero


def by_state(heroes: dict[str, list[str]]) -> list[dict[str, str]]:
    """`active: [mage]` and `exhausted: {rogue: 2}`, as a view tells them."""
    return [{"class": name, "state": state} for state, names in heroes.items() for name in names]


def one_by_one(counts: dict[str, int]) -> list[str]:
    return [name for name, count in counts.items() for _ in range(count)]


def by_clan(monsters: list[Any]) -> dict[str, Any]:
    """A list of monsters, by clan or as a view tells them, is as good as a mapping."""
    damages: dict[str, Any] = {}
    for one in monsters:
        told: dict[str, Any] = {"clan": one} if isinstance(one, str) else one
        damages[told["clan"]] = [*damages.get(told["clan"], []), *each_damage(told)]
    return damages


def each_damage(told: dict[str, Any]) -> list[int]:
    """`count: 2` or `damage: [0, 1]` is two monsters; a single damage is that of each."""
    damage = told.get("damage", 0)
    each: list[int] = damage if isinstance(damage, list) else [damage] * told.get("count", 1)
    if told.get("count", len(each)) != len(each):
        raise ValueError(f"counts {told['count']} monsters and tells the damage of {len(each)}")
    return each


def counted(resources: list[str]) -> dict[str, int]:
    return {goods: resources.count(goods) for goods in dict.fromkeys(resources)}


def treasure_named(treasure: dict[str, Any]) -> str:
    """`{value: 2, effect: curse}` is t2_curse; without its effect it is told by value alone."""
    if "effect" not in treasure:
        return str(treasure["value"])
    ident = f"t{treasure['value']}_{treasure['effect']}"
    if ident not in TREASURE:
        raise ValueError(f"no treasure of value {treasure['value']} brings {treasure['effect']}")
    return ident


def face_up(row: list[str]) -> dict[str, Any]:
    """Loot that is only listed lies face up."""
    return {"row": row}


def named(room: dict[str, Any]) -> dict[str, Any]:
    """A room of a list is told by its `id`, or as `room`, like in the file of a scenario."""
    if ("id" in room) == ("room" in room):
        raise ValueError("says which room it is, as id, twice" if "id" in room else "does not say which room it is: id")
    if "room" in room:
        room["id"] = room.pop("room")
    return room


def laid(room: dict[str, Any]) -> dict[str, Any]:
    """Where a room lies may be called `cell`, as in the other games."""
    if "cell" in room:
        if "at" in room:
            raise ValueError("says where it lies twice, as at and as cell")
        room["at"] = room.pop("cell")
    return room


def by_id(rooms: list[dict[str, Any]]) -> dict[str, Any]:
    """A list of rooms, each with its id, is as good as a mapping."""
    named: dict[str, Any] = {}
    for one in rooms:
        name = one.pop("id")
        if name in named:
            raise ValueError(f"names the {name} twice")
        named[name] = one
    return named


def guild_ids() -> list[str]:
    """Hero cards, and the cards of every scenario."""
    found = [card.id for card in GUILD]
    for ident in SCENARIO_IDS:
        found += [card.id for card in scenario_named(ident).cards]
    return found
