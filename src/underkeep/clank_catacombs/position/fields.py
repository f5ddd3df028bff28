"""The fields of a position file."""

from __future__ import annotations

from typing import Any, Final

from underkeep.clank_catacombs.basics import RESERVED
from underkeep.clank_catacombs.cards import BONUSES, CATALOGUE
from underkeep.clank_catacombs.dungeon import CENTRE
from underkeep.clank_catacombs.player import CUBES, HEALTH
from underkeep.clank_catacombs.rules import CHAPTERS
from underkeep.clank_catacombs.setup import ARTIFACTS_OF_THE_PARTY
from underkeep.clank_catacombs.table import GHOSTS, RAGE, ROW
from underkeep.clank_catacombs.tiles import SQUARE, START
from underkeep.clank_catacombs.tiles.printed import LOCKS, ROOMS, lock_spellings
from underkeep.clank_catacombs.tokens import TOKENS
from underkeep.core.schema import Kind, flag, integer, list_of, mapping, one_of, text

NOTHING: Final = "none"  # an empty place of the row
COUNT: Final = integer(0, 999)
SEAT: Final = integer(0, 5)
# What a turn has brought so far, beside skill, swords, boots and credit; numbers, and what is true or not.
COUNTED: Final = (
    "clank_made", "skill_made", "gold_made", "springs", "flutes", "lutes", "curators", "been",
)  # fmt: skip
SWITCHES: Final = ("stuck", "caves_free", "bold", "portal", "slain", "freed", "prayed")


# Tokens that have fields of their own: they may be named among the others all the same.
ARTIFACT: Final = "artifact_"
ARTIFACT_IDS: Final = [f"{ARTIFACT}{value}" for value in dict.fromkeys(ARTIFACTS_OF_THE_PARTY)]
IDOL: Final = "monkey_idol"
MASTERY: Final = "mastery_token"


def schema() -> dict[str, Kind[Any]]:
    card = one_of(list(CATALOGUE), "card")
    token = one_of(list(TOKENS), "token")
    room_names = list(dict.fromkeys([room.id for room in ROOMS]))
    room = one_of(room_names, "room")
    tile = one_of(list(SQUARE), "tile")
    laid = one_of([*SQUARE, *[start.id for start in START.values()]], "tile")
    cell = list_of(integer(1 - CENTRE, CENTRE - 1), least=2, most=2)
    cubes = list_of(integer(0, CUBES), most=6)
    artifact = integer(1, 30)
    turn: dict[str, Kind[Any]] = {name: integer(0, 9999) for name in COUNTED}
    turn |= {name: flag() for name in SWITCHES}
    turn |= {
        "rewarded": list_of(room),
        "pending": list_of(one_of(list(BONUSES), "bonus")),
        "doomed": list_of(card),
        "offers": list_of(card),
        "found": mapping(
            {"tile": tile, "cell": cell, "by": text(9), "why": integer(1, 4)}, required=["tile", "cell", "by", "why"]
        ),
        "crossing": text(9),
    }
    player = mapping(
        {
            "pawn": room,
            "state": one_of(["in", "escaped", "out"], "state"),
            "hand": list_of(card), "deck": list_of(card), "discard": list_of(card), "play": list_of(card),
            "trash": list_of(card), "known_on_top": COUNT, "known_in_hand": list_of(card),
            "gold": COUNT, "lockpicks": COUNT, "health": integer(0, HEALTH), "cubes": integer(0, CUBES),
            "black": COUNT, "unmarked": COUNT,
            "artifacts": list_of(artifact), "looted": list_of(room), "idols": integer(0, 3),
            "tokens": list_of(one_of([*TOKENS, *ARTIFACT_IDS, IDOL, MASTERY], "token")),
            "skill": COUNT, "swords": COUNT, "boots": COUNT, "clank_credit": COUNT,
        }
    ).then(sorted_out)  # fmt: skip
    return {
        "turn": integer(0, 9999),
        "phase": one_of(list(CHAPTERS), "phase"),
        "active": SEAT,
        "first": SEAT,
        "start_side": one_of(["a", "b"], "side"),
        "players": list_of(player),
        "this_turn": mapping(turn),
        "tiles": list_of(
            mapping({"id": laid, "cell": cell, "rotation": integer(0, 270)}, required=["id", "cell"])
        ),
        "stack": list_of(tile),
        "removed": list_of(tile, most=2),
        "row": list_of(one_of([*CATALOGUE, NOTHING], "card"), most=ROW),
        "dungeon_deck": list_of(card),
        "dungeon_discard": list_of(card),
        "reserve": mapping({card.id: COUNT for card in RESERVED}),
        "artifacts": list_of(artifact),
        "treasures": mapping({name: list_of(artifact) | artifact.then(alone) for name in room_names}),
        "pools": mapping({"major_secrets": list_of(token), "minor_secrets": list_of(token),
                          "prisoners": list_of(token)}),
        "market": list_of(token),
        "box": list_of(token),
        "idols": integer(0, 3),
        "locks": list_of(one_of([name for corridor in LOCKS for name in lock_spellings(corridor)], "lock")),
        "opened": list_of(room),
        "altars": mapping({name: list_of(SEAT) for name in room_names}),
        "clank": mapping({"cubes": cubes, "ghosts": integer(0, GHOSTS)}) | cubes.then(by_seat),
        "bag": mapping({"cubes": cubes, "black": COUNT, "ghosts": integer(0, GHOSTS)}) | cubes.then(by_seat),
        "aside": mapping({"cubes": cubes, "black": COUNT}) | cubes.then(by_seat),
        "rage": integer(0, len(RAGE) - 1),
        "turners": list_of(SEAT),
        "roused": flag(),
        "draws": COUNT,
        "haunts": integer(0, GHOSTS),
        "haunted": list_of(SEAT),
    }  # fmt: skip


def sorted_out(said: dict[str, Any]) -> dict[str, Any]:
    """Artifacts, idols and the mastery token of a player, from among the tokens into their own fields (CC-229).

    What follows from them, or from a full health track, need not be said.
    """
    tokens = said.get("tokens", [])
    artifacts = [int(name.removeprefix(ARTIFACT)) for name in tokens if name.startswith(ARTIFACT)]
    if artifacts:
        said["artifacts"] = [*said.get("artifacts", []), *artifacts]
    if IDOL in tokens:
        said["idols"] = said.get("idols", 0) + tokens.count(IDOL)
    if said.get("health", HEALTH) == 0:
        said.setdefault("state", "out")  # CC-218
    if MASTERY in tokens and said.setdefault("state", "escaped") != "escaped":
        raise ValueError("holds a mastery token and has not escaped")
    said["tokens"] = [name for name in tokens if name in TOKENS]
    return said


def alone(artifact: int) -> list[int]:
    """The only one of its room, as nearly always."""
    return [artifact]


def by_seat(cubes: list[int]) -> dict[str, Any]:
    """The cubes of the seats alone, where nothing is said of ghosts and dragon cubes."""
    return {"cubes": cubes}
