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
COUNT: Final = integer(0, 999)
SEAT: Final = integer(0, 5)
HOW: Final = (SUMMONED, IMPRISONED, CHARGED)


def schema() -> dict[str, Kind[Any]]:
    card = one_of(list(CATALOGUE), "card")
    cards = list_of(card)
    guild = list_of(one_of(guild_ids(), "Guild card"))
    room = one_of(list(ROOMS), "room")
    hero = one_of(list(HEROES), "hero")
    clan = one_of(list(CLAN), "clan")
    a_hero = hero | mapping(
        {"class": hero, "state": one_of(["active", "exhausted"], "state"), "damage": integer(0, 0)}, required=["class"]
    )
    cell = list_of(integer(-50, 50), least=2, most=2)
    what_is_there: dict[str, Kind[Any]] = (
        {
            "at": cell, "cell": cell, "rotation": integer(0, 270),
            "monsters": mapping({name: integer(0, 9) | list_of(integer(0, 9), most=9) for name in CLAN}),
            "heroes": list_of(a_hero, most=20),
            "resources": mapping({GOODS[goods]: integer(0, 9) for goods in range(RESOURCES)}),
            "traps": integer(0, 9), "portal": one_of(list(PORTALS), "portal"),
            "treasure": one_of([NONE, "1", "2", "3", "4", *TREASURE], "treasure"),
        }
    )  # fmt: skip
    in_a_room = mapping(what_is_there).then(laid)
    rooms = mapping(dict.fromkeys(ROOMS, in_a_room))
    in_a_list = mapping({"id": room, **what_is_there}, required=["id"]).then(laid)
    player = mapping(
        {"clan": clan, "hand": cards, "deck": cards, "discard": cards, "play": cards, "known_in_hand": cards,
         "mustered": integer(0, 9)}
    )  # fmt: skip
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
        "phase": one_of(list(PHASES), "phase"),
        "active": SEAT,
        "first": SEAT,
        "wave": integer(1, 2),
        "due": integer(0, 9),
        "gambled": flag(),
        "markers": integer(0, 9),
        "players": list_of(player),
        "scenario": one_of(SCENARIO_IDS, "scenario"),
        "rooms": rooms | list_of(in_a_list).then(by_id),
        "prison": list_of(hero, most=20),
        "guild_deck": guild,
        "guild_discard": guild,
        "loot": mapping({"row": cards, "deck": cards, "bottom": cards, "foreign": list_of(clan, most=2)}),
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
