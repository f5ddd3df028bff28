"""A scenario of Keep the Heroes Out! from a designer's YAML file; docs/scenarios.md tells what it may say."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from underkeep.core.errors import BadOptions
from underkeep.core.schema import Kind, flag, integer, list_of, mapping, one_of, read, text
from underkeep.files.untrusted import CAPS, decode, read_mapping
from underkeep.keep_the_heroes_out.dungeon import Placed
from underkeep.keep_the_heroes_out.kinds import GOODS, HEROES, RESOURCES, ROOMS, GuildCard, Op
from underkeep.keep_the_heroes_out.scenarios import WRITTEN, enrol_scenario
from underkeep.keep_the_heroes_out.scenarios.book import RULES, Scenario
from underkeep.keep_the_heroes_out.scenarios.ops import ALL

DEEPEST: Final = 3  # conditions inside conditions
PLACES: Final = (
    *ROOMS, *[f"adjacent_to_{room}" for room in ROOMS], "each_room", "all_except_prison", "farthest_from_vault",
    "room_with_most_heroes", "rooms_with_frogs", "rooms_with_finished_portal", "rooms_without_monsters",
)  # fmt: skip
KINDS: Final = ("equipment", "beast", "potion", "scroll", "tactics")
ROOM: Final = one_of(ROOMS, "room")
RESOURCE: Final = one_of(GOODS[:RESOURCES], "resource")
COUNT: Final = integer(1, 9)
WHERE: Final = one_of(PLACES, "place").then(lambda place: [place]) | list_of(one_of(PLACES, "place"), least=1)


def how_many(word: str) -> int:
    if word == "all":
        return ALL
    if word.isdecimal() and len(word) == 1 and word != "0":
        return int(word)
    raise ValueError("must be a number from 1 to 9, or all")


HOW_MANY: Final = text(3).then(how_many)


def effect(depth: int = DEEPEST) -> Kind[list[Op]]:
    """What a card does: a list of mappings, each with the name of one thing."""
    kinds: dict[str, Kind[Any]] = {
        "summon": mapping(
            {"class": one_of(HEROES, "hero"), "room": WHERE, "where": WHERE, "n": COUNT}, required=["class"]
        ),
        "reactivate": mapping({"where": WHERE}, required=["where"]),
        "damage_monsters": mapping({"where": WHERE, "all": flag()}, required=["where"]),
        "place_resource": mapping({"resource": RESOURCE, "n": COUNT, "where": WHERE}, required=["resource", "where"]),
        "discard_resources": mapping({"n": HOW_MANY, "where": WHERE}, required=["where"]),
        "discard_traps": mapping({"n": HOW_MANY, "where": WHERE}, required=["where"]),
        "players_draw": COUNT,
        "players_discard": COUNT,
        "break_portals": one_of(["all"], "word"),
        "remove_portal": one_of(["farthest_from_vault"], "place"),
        "heroes_use_portals": one_of(["this_card"], "word"),
        "imprison": COUNT,
        "move_hero": mapping({"from": ROOM, "to": ROOM}, required=["from", "to"]),
        "shift_tokens": one_of(["toward_vault", "away_from_vault"], "direction"),
        "extra_guild_cards": COUNT,
        "cycle_loot": one_of(KINDS, "kind of loot"),
        "arrears": COUNT,
        "players_place_monster": WHERE,
    }
    if depth:
        inner = effect(depth - 1)
        pay = mapping({"resource": RESOURCE, "n": COUNT, "room": ROOM}, required=["resource", "n", "room"])
        kinds["pay_or"] = mapping({"pay": pay, "may": flag(), "then": inner, "else": inner}, required=["pay"])
        kinds["if_fewer_rooms"] = mapping({"than": integer(1, 12), "then": inner, "else": inner}, required=["than"])
    return list_of(mapping(kinds).then(op), most=9)


def op(said: dict[str, Any]) -> Op:
    """One thing that a card does, as the engine takes it."""
    if len(said) != 1:
        raise ValueError("each item of an effect names exactly one thing to do")
    ((what, how),) = said.items()
    if what == "summon" and ("room" in how) == ("where" in how):
        raise ValueError("summon says either room or where")
    if isinstance(how, int):
        return Op(what, count=how)
    if isinstance(how, list):
        return Op(what, where=tuple(how))
    if isinstance(how, str):
        return Op(what, state=how, kind=how)
    if what == "pay_or":
        pay = how["pay"]
        return Op(
            what, goods=GOODS.index(pay["resource"]), count=pay["n"], room=ROOMS.index(pay["room"]),
            may=how.get("may", False), then=tuple(how.get("then", [])), other=tuple(how.get("else", [])),
        )  # fmt: skip
    if what == "if_fewer_rooms":
        return Op("if", count=how["than"], then=tuple(how.get("then", [])), other=tuple(how.get("else", [])))
    if what == "move_hero":
        return Op(what, room=ROOMS.index(how["from"]), to=ROOMS.index(how["to"]))
    return Op(
        what, where=tuple(how.get("where", how.get("room", []))), every=how.get("all", False),
        count=how.get("n", ALL if what == "discard_resources" else 1),
        hero=HEROES.index(how["class"]) if "class" in how else -1,
        goods=GOODS.index(how["resource"]) if "resource" in how else -1,
    )  # fmt: skip


def schema() -> Kind[dict[str, Any]]:
    name = text(40, 1)
    ident = text(40, 1).then(identifier)
    laid = mapping(
        {"room": ROOM, "at": list_of(integer(-20, 20), least=2, most=2), "rotation": integer(0, 270)},
        required=["room", "at"],
    )
    card = mapping(
        {"id": ident, "name": name, "count": integer(1, 4), "text": text(300, 1), "effect": effect()},
        required=["id", "name", "text", "effect"],
    )
    return mapping(
        {
            "id": ident, "name": name, "difficulty_stars": integer(1, 5), "flavour": text(300),
            "rooms": list_of(laid, most=12, least=2),
            "treasures": mapping({room: integer(1, 4) for room in ROOMS}),
            "unfinished_portals": list_of(ROOM, most=8), "special_summon_room": ROOM,
            "builder_stack": list_of(ROOM, most=10), "rules": mapping({rule: integer(1, 12) for rule in RULES}),
            "notes": mapping({rule: text(300) for rule in RULES}),
            "scenario_cards": list_of(card, most=4),
        },
        required=["id", "name", "rooms", "treasures"],
    )  # fmt: skip


def identifier(word: str) -> str:
    if not word.isidentifier() or word != word.lower() or not word.isascii():
        raise ValueError("an id is written in small letters, digits and underscores")
    return word


def read_scenario(written: str, file: str = "") -> Scenario:
    """A scenario from the text of a file. What is wrong with it is said with its line and field."""
    document = read_mapping(written, error=BadOptions, file=file)
    said = read(schema(), document, BadOptions)
    placed: list[Placed] = []
    for one in said["rooms"]:
        if one.get("rotation", 0) % 90:
            raise BadOptions(f"{said['id']}: rooms: a room is turned by 0, 90, 180 or 270 degrees", field="rooms")
        placed.append(Placed(ROOMS.index(one["room"]), one["at"][0], one["at"][1], one.get("rotation", 0) // 90))
    cards = [
        GuildCard(one["id"], one["name"], copies=one.get("count", 1), text=one["text"], ops=tuple(one["effect"]))
        for one in said.get("scenario_cards", [])
    ]
    return Scenario(
        said["id"], said["name"], number=len(WRITTEN) + 1, stars=said.get("difficulty_stars", 3), plan=placed,
        treasures={ROOMS.index(name): value for name, value in said["treasures"].items()},
        portals=tuple([ROOMS.index(name) for name in said.get("unfinished_portals", [])]),
        special=ROOMS.index(said.get("special_summon_room", "prison")), cards=cards, rules=said.get("rules", {}),
        builder_stack=tuple([ROOMS.index(name) for name in said.get("builder_stack", [])]),
        flavour=said.get("flavour", ""), notes=said.get("notes", {}),
    )  # fmt: skip


def load_scenario(path: Path) -> Scenario:
    """Read the file, and put the scenario on the shelf: from then on it can be played by its id."""
    try:
        with path.open("rb") as file:
            data = file.read(CAPS.size + 1)
    except OSError as fault:
        raise BadOptions(f"{path}: cannot be read: {fault.strerror}", field="path") from None
    scenario = read_scenario(decode(data, error=BadOptions, file=path.name), path.name)
    enrol_scenario(scenario)
    return scenario
