"""How things are called by whoever reads: tiles by their names, rooms by what is in them, ways by where they lead."""

from __future__ import annotations

from typing import Final

from underkeep.clank_catacombs.tiles.printed import ROOMS, TILES, Room
from underkeep.core import speech

GAME: Final = "clank_catacombs"
TILE_NAMES: Final[list[str]] = [tile.id for tile in TILES]
BY_NAME: Final[dict[str, Room]] = {room.id: room for room in ROOMS}  # those of both start tiles are in one place each
ALONE: Final = ("crypt", "shrine")  # there is one of each on the table, whichever side of the start tile is up


def said(lang: str, words: dict[str, str]) -> dict[str, str]:
    """The arguments of an option, with names in the place of ids."""
    named = words.copy()
    if "card" in words:
        named["card"] = card_named(words["card"])
    if "room" in words:
        named["room"] = place_said(lang, words["room"])
    if "tile" in words:
        named["tile"] = tile_said(lang, words["tile"])
    if "by" in words:
        named["by"] = f" ({way_said(lang, words['by'])})" if words["by"] else ""
    if words.get("monsters") == "0":
        named["monsters"] = "none"
    if "cell" in words:
        named["cell"] = cell_said(lang, words["cell"])
    return named


def card_named(ident: str) -> str:
    """A card so that no other game's of the same name is meant."""
    return f"{GAME}:{ident}"


def tile_said(lang: str, tile: str) -> str:
    return speech.say(lang, f"clank-tile-{tile}", {}) if tile in TILE_NAMES else tile


def place_said(lang: str, name: str) -> str:
    """A room, or the opening through which somebody goes into the unknown."""
    room = BY_NAME.get(name)
    return way_said(lang, name) if room is None else room_said(lang, room)


def room_said(lang: str, room: Room) -> str:
    """`Bone Gallery, artifact`; of the start tile, the parts that have names of their own by those."""
    if room.id in ALONE:
        return contents_said(lang, room)
    if room.tile.start and "crystal_cave" not in room.names():
        return speech.say(lang, f"clank-spot-{room.id}", {})
    return speech.say(lang, "clank-room", {"tile": tile_said(lang, room.tile.id), "what": contents_said(lang, room)})


def contents_said(lang: str, room: Room) -> str:
    """`crystal cave + gold 2`; where two rooms of a tile are alike, they are numbered."""
    things = [speech.say(lang, f"clank-feature-{name}", {"count": str(room.gold)}) for name in room.names()]
    alike = [other for other in room.tile.rooms if other.features == room.features]
    number = f" {alike.index(room) + 1}" if len(alike) > 1 else ""
    return " + ".join(things) + number


def way_said(lang: str, name: str) -> str:
    """An opening by its side, a portal, or one of several corridors to the same room; a cell by column and row."""
    half, _, side = name.rpartition(".")
    if "," in name:
        return cell_said(lang, name)
    if side[:1] == "P":
        return speech.say(lang, "clank-way-portal", {})
    if side.isdecimal():
        return speech.say(lang, "clank-way-other", {"number": side})
    if side[:1] not in ("N", "E", "S", "W") or len(side) > 2:
        return name  # whatever somebody typed
    named = speech.say(lang, f"clank-side-{side}", {})
    return speech.say(lang, f"clank-half-{half}", {"side": named}) if half else named


def cell_said(lang: str, cell: str) -> str:
    x, _, y = cell.partition(",")
    return speech.say(lang, "clank-cell", {"x": minus(x), "y": minus(y)})


def minus(number: str) -> str:
    """Less than nothing is written with a minus, not with a hyphen."""
    return number.replace("-", "\N{MINUS SIGN}")
