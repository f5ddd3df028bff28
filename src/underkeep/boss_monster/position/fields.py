"""The fields of a position file."""

from __future__ import annotations

from typing import Any, Final

from underkeep.boss_monster.cards import CATALOGUE
from underkeep.boss_monster.hero_cards import HeroCard
from underkeep.boss_monster.items import ItemCard
from underkeep.boss_monster.kinds import BossCard, Card, SpellCard
from underkeep.boss_monster.minibosses import TOP, MinibossCard
from underkeep.boss_monster.pieces import FULL
from underkeep.boss_monster.room_cards import RoomCard
from underkeep.boss_monster.rules import CHAPTERS
from underkeep.boss_monster.scoring import LAST_ROUND
from underkeep.boss_monster.treasures import TREASURES
from underkeep.core.schema import Kind, flag, integer, list_of, mapping, one_of

TAG: Final = integer(0, (1 << 48) - 1)
COUNT: Final = integer(0, 999)
FOR_GOOD: Final = ("tokens", "raised", "gilded")  # what a room keeps when the round is over
FITTINGS: Final = (
    "giver", "entered", "harmless", "welcome", "silent", "robbed", "lent", "doubled", "rival", "opened", "new",
    "dug", *FOR_GOOD,
)  # fmt: skip
ERRAND: Final = ("used", "kept", "skips", "ward", "entered", "worn")


def ids(kind: type[Card], what: str) -> Kind[str]:
    return one_of([name for name, card in CATALOGUE.items() if isinstance(card, kind)], what)


def rooms() -> Kind[str]:
    """All that can be a room in play, so no miniboss (BM-046)."""
    return one_of(
        [name for name, card in CATALOGUE.items() if isinstance(card, RoomCard) and not isinstance(card, MinibossCard)],
        "room",
    )


def schema() -> dict[str, Kind[Any]]:
    """The fields of a position file, with the cards that are on the shelf now."""
    room = rooms()
    hero = ids(HeroCard, "hero")
    card = one_of([name for name, card in CATALOGUE.items() if isinstance(card, (RoomCard, SpellCard))], "card")
    spell = ids(SpellCard, "spell")
    item = ids(ItemCard, "item")
    errand = {
        "used": flag(), "kept": flag(), "skips": integer(0, FULL), "ward": COUNT, "entered": COUNT, "worn": flag(),
        "item": item,
    }  # fmt: skip
    treasure = one_of(list(TREASURES), "treasure")
    in_play = hero | mapping(
        {"hero": hero, "damage": COUNT, "health": integer(-99, 99), "waits": flag(), **errand}, required=["hero"]
    )
    inside = mapping(
        {
            "hero": hero,
            "room": integer(1, FULL + 1),
            "damage": COUNT,
            "health": integer(-99, 99),
            "between": flag(),
            "stood": integer(1, FULL),
            **errand,
        },
        required=["hero", "room"],
    )
    stack = room | mapping(
        {
            "room": room,
            "stack": list_of(room),
            "face_down": ids(RoomCard, "room"),
            "tag": TAG,
            "laid": integer(0, 9),
            "deactivated": flag(),
            "used": flag(),
            "spent": integer(0, 1 << 20),
            "bonus": integer(-99, 999),
            "met": list_of(hero),
            "giver": integer(0, 5),
            "entered": flag(),
            "harmless": flag(),
            "welcome": COUNT,
            "silent": flag(),
            "robbed": flag(),
            "tokens": COUNT,
            "raised": COUNT,
            "gilded": list_of(treasure, most=99),
            "new": flag(),
            "rival": integer(0, 5),
            "doubled": integer(0, 9),
            "opened": flag(),
            "lent": list_of(treasure, most=99),
            "miniboss": ids(MinibossCard, "miniboss"),
            "level": integer(0, TOP),
            "worked": integer(0, 15),
            "young": flag(),
            "coins": COUNT,
            "dug": integer(0, 99),
        }
    )
    today = mapping(
        {
            "souls": COUNT,
            "lured": COUNT,
            "entered": COUNT,
            "fallen": COUNT,
            "cast": list_of(spell),
            "spent": flag(),
            "welcome": COUNT,
            "barred": flag(),
            "promoted": flag(),
            "sold": flag(),
            "lent": list_of(treasure, most=99),
            "rallied": list_of(room),
            "permit": flag(),
            "surcharge": COUNT,
            "calmed": flag(),
            "hushed": flag(),
            "idle": flag(),
            "skips": integer(0, FULL),
            "survived": list_of(hero),
            "safe": flag(),
            "scars": COUNT,
            "glory": COUNT,
            "monsters": integer(-99, 999),
            "ordinary_monsters": COUNT,
        }
    )
    player = mapping(
        {
            "boss": ids(BossCard, "boss"),
            "offered": list_of(ids(BossCard, "boss"), most=2),
            "dungeon": list_of(stack, most=FULL),
            "hand": list_of(card),
            "tags": list_of(TAG),
            "entrance": list_of(in_play),
            "inside": inside,
            "souls": integer(0, 60) | list_of(hero),
            "wounds": integer(0, 60) | list_of(hero),
            "levelled_up": flag(),
            "mimics": ids(BossCard, "boss"),
            "levelling": flag(),
            "out": flag(),
            "builds": integer(0, 9),
            "extra_damage": COUNT,
            "treasure_factor": integer(1, 256),  # fifteen icons so often still fit into a hoard
            "closed": flag(),
            "gained_soul": flag(),
            "coins": COUNT,
            "today": today,
            "item": item | mapping({"card": item, "ready": flag()}, required=["card"]),
            "items": list_of(item),
            "foreseen": list_of(hero),
        },
        required=["boss"],
    )
    return {
        "round": integer(0, LAST_ROUND),
        "phase": one_of(list(CHAPTERS), "phase"),
        "active": integer(0, 5),
        "window": mapping({"passed": integer(0, 6), "gate": flag(), "declared": integer(0, 99_999)}),
        "players": list_of(player),
        "town": list_of(in_play),
        "items": list_of(item),
        "decks": mapping(
            {
                "rooms": list_of(ids(RoomCard, "room")),
                "spells": list_of(spell),
                "heroes": list_of(hero),
                "epic_heroes": list_of(hero),
                "items": list_of(item),
            }
        ),
        "tags": mapping({"rooms": list_of(TAG), "spells": list_of(TAG), "buried": list_of(TAG)}),
        "discard": list_of(card),
        "gone": list_of(one_of(list(CATALOGUE), "card")),
        "buried": list_of(card),
        "no_building": flag(),
        "lured": flag(),
        "epoch": integer(0, 63),
    }
