"""Scenarios 11 to 15: rain, readers, a back door, a market, and overtime."""

from __future__ import annotations

from underkeep.keep_the_heroes_out.scenarios.book import Scenario, event, plan, room, rooms, values
from underkeep.keep_the_heroes_out.scenarios.ops import (
    ALL,
    discard_resources,
    discard_traps,
    extra_guild_cards,
    pay_or,
    place_resource,
    players_discard,
    players_draw,
    players_place_monster,
    shift_tokens,
    summon,
)


def rainy_season(*, hard: bool) -> Scenario:
    return Scenario(
        "rainy_season",
        "Rainy Season",
        number=11,
        stars=2,
        flavour="It has rained for a week, and the dungeon has no gutters.",
        plan=plan("""
            .            .               catacombs/90  study/180
            workshop/90  beast_tamer/90  prison/90     vault/270
            sewers/0     library/180     forge/0       alchemist/270
        """),
        treasures=values("vault 4, forge 2, library 2, study 1, beast_tamer 1, workshop 1, prison 1"),
        portals=rooms("library forge"),
        special=room("prison"),
        rules={},
        hard_text="The water rises in rooms next to the Sewers, too.",
        cards=[
            event(
                "rs_cloudburst",
                "Cloudburst",
                1,
                "All traps in the Sewers and in the rooms next to it are washed away.",
                [discard_traps("sewers", "adjacent_to_sewers", count=ALL)],
            ),
            event(
                "rs_rising",
                "Rising Water",
                1,
                "Discard all resources from the Sewers" + (" and the rooms next to it." if hard else "."),
                [discard_resources(*(("sewers", "adjacent_to_sewers") if hard else ("sewers",)))],
            ),
            event(
                "rs_puddles",
                "Puddles",
                1,
                "Put a Frog into every room next to the Vault.",
                [place_resource("frog", "adjacent_to_vault")],
            ),
        ],
    )


def book_fair(*, hard: bool) -> Scenario:
    return Scenario(
        "book_fair",
        "Book Fair",
        number=12,
        stars=2,
        flavour="Scholars queue at the gate. Some of them carry ropes and dark lanterns.",
        plan=plan("""
            prison/0     beast_tamer/90  workshop/90
            vault/0      sewers/270      study/180
            catacombs/0  library/270     forge/0
            .            .               alchemist/270
        """),
        treasures=values("vault 4, library 3, study 2, alchemist 1, catacombs 1, sewers 1, forge 2"),
        portals=rooms("study sewers beast_tamer"),
        special=room("prison"),
        rules={},
        hard_text="The reading is worth nothing.",
        cards=[
            event(
                "bf_signing",
                "Signing Session",
                2,
                "Discard a Book from the Library, or summon a Rogue there.",
                [pay_or("book", 1, "library", [], [summon("rogue", "library")], may=True)],
            ),
            event(
                "bf_reading",
                "Public Reading",
                1,
                "Nothing happens." if hard else "Each player draws a card.",
                [] if hard else [players_draw(1)],
            ),
        ],
    )


def back_door(*, hard: bool) -> Scenario:
    return Scenario(
        "back_door",
        "The Back Door",
        number=13,
        stars=2,
        flavour="Everybody watches the front. That is what the map in the tavern said, too.",
        plan=plan("""
            sewers/270   forge/90    beast_tamer/90  .
            study/0      library/90  vault/90        workshop/270
            catacombs/0  prison/270  alchemist/180   .
        """),
        treasures=values("vault 4, catacombs 2, sewers 2, study 1, workshop 1, alchemist 2"),
        portals=rooms("catacombs prison"),
        special=room("prison"),
        rules={},
        hard_text="Two Rogues come by the back door.",
        cards=[
            event(
                "bd_knock",
                "A Knock",
                2,
                "Summon " + ("two Rogues" if hard else "a Rogue") + " in the Catacombs.",
                [summon("rogue", "catacombs", count=2 if hard else 1)],
            ),
            event(
                "bd_draught",
                "Cold Draught",
                1,
                "One resource or trap of each room goes one room toward the Vault.",
                [shift_tokens("toward_vault")],
            ),
        ],
    )


def bone_market(*, hard: bool) -> Scenario:
    return Scenario(
        "bone_market",
        "Bone Market",
        number=14,
        stars=3,
        flavour="Once a year the dead sell what they no longer need. The living come to haggle.",
        plan=plan("""
            .              library/90  forge/180
            catacombs/180  prison/270  beast_tamer/180
            workshop/0     vault/90    study/270
            alchemist/0    sewers/0    .
        """),
        treasures=values("vault 4, beast_tamer 3, catacombs 2, forge 1, library 1, study 2"),
        portals=rooms("sewers workshop"),
        special=room("prison"),
        rules={},
        hard_text="The toll is 3 Bones.",
        cards=[
            event(
                "bm_toll",
                "Ferryman's Toll",
                2,
                f"Discard {3 if hard else 2} Bones from the Catacombs, and each player may bring a "
                "monster into a room without monsters; "
                "or each player discards a card.",
                [
                    pay_or(
                        "bone",
                        3 if hard else 2,
                        "catacombs",
                        [players_place_monster("rooms_without_monsters")],
                        [players_discard(1)],
                        may=True,
                    )
                ],
            ),
            event(
                "bm_stall",
                "New Stall",
                1,
                "Put a Bone into the Catacombs and the room next to it.",
                [place_resource("bone", "catacombs", "adjacent_to_catacombs")],
            ),
        ],
    )


def night_shift(*, hard: bool) -> Scenario:
    return Scenario(
        "night_shift",
        "Night Shift",
        number=15,
        stars=3,
        flavour="Adventurers work late. So, tonight, does everybody else.",
        plan=plan("""
            catacombs/90  beast_tamer/90  library/90     prison/180
            workshop/270  vault/0         study/180      .
            .             sewers/0        alchemist/270  forge/180
        """),
        treasures=values("vault 4, forge 3, workshop 2, sewers 1, library 2, study 1"),
        portals=rooms("forge alchemist"),
        special=room("prison"),
        rules={},
        hard_text="Overtime brings two more cards.",
        cards=[
            event(
                "ns_overtime",
                "Overtime",
                1,
                "Two more Guild cards are drawn and resolved."
                if hard
                else "One more Guild card is drawn and resolved.",
                [extra_guild_cards(2 if hard else 1)],
            ),
            event(
                "ns_yawn",
                "A Great Yawn",
                1,
                "Each player discards a card.",
                [players_discard(1)],
            ),
            event(
                "ns_supper",
                "Midnight Supper",
                1,
                "Each player draws two cards.",
                [players_draw(2)],
            ),
        ],
    )
