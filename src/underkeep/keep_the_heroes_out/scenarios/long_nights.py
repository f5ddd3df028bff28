"""Scenarios 6 to 10: cells, laboratories, building sites, leaking portals, and a siege."""

from __future__ import annotations

from underkeep.keep_the_heroes_out.scenarios.book import Scenario, event, plan, room, rooms, values
from underkeep.keep_the_heroes_out.scenarios.ops import (
    break_portals,
    damage_monsters,
    discard_resources,
    heroes_use_portals,
    if_fewer_rooms,
    imprison,
    move_hero,
    place_resource,
    players_draw,
    players_place_monster,
    reactivate,
    remove_portal,
    summon,
)


def jailbreak(*, hard: bool) -> Scenario:
    return Scenario(
        "jailbreak",
        "Jailbreak",
        number=6,
        stars=3,
        flavour="The cells are full, the locks are old, and somebody has been baking.",
        plan=plan("""
            library/0    catacombs/90   study/180
            alchemist/0  prison/0       forge/180
            sewers/270   vault/180      workshop/180
            .            beast_tamer/0  .
        """),
        treasures=values("vault 4, prison 2, study 2, library 2, sewers 1, workshop 1, beast_tamer 3"),
        portals=rooms("library study"),
        special=room("prison"),
        rules={"crowded_cells": 2 if hard else 1, "reward": 4},
        notes={
            "crowded_cells": "Start with one exhausted hero of each class in the Prison, which touches the Vault.",
            "reward": "The Prison gamble draws 4 Tactics cards instead of 3.",
        },
        hard_text="Two heroes of each class start in the cells.",
        cards=[
            event(
                "jb_file",
                "A File in the Cake",
                1,
                "Reactivate all heroes in the Prison and resolve them.",
                [reactivate("prison")],
            ),
            event(
                "jb_bribe",
                "Bribed Guard",
                1,
                "Move one hero from the Prison to the Vault, exhausted.",
                [move_hero("prison", "vault")],
            ),
            event(
                "jb_transfer",
                "Prisoner Transfer",
                1,
                "Draw a Guild card and imprison that hero.",
                [imprison()],
            ),
        ],
    )


def mad_science(*, hard: bool) -> Scenario:
    return Scenario(
        "mad_science",
        "Mad Science",
        number=7,
        stars=3,
        flavour="Someone has borrowed a stranger's arm and would like a second.",
        plan=plan("""
            sewers/0      library/90      laboratory/0
            study/0       vault/180       prison/180
            catacombs/90  alchemist/270   workshop/180
            .             beast_tamer/90  forge/180
        """),
        treasures=values("vault 4, laboratory 3, alchemist 2, study 2, forge 2, library 1, catacombs 1"),
        portals=rooms("sewers forge"),
        special=room("laboratory"),
        rules={"two_labs": 1} if hard else {},
        notes={
            "lab_setup": "Laboratory setup is used.",
        },
        hard_text="Use two unused clans, five cards of each.",
        cards=[
            event(
                "ms_spill",
                "Spilled Vial",
                1,
                "Each monster in the Laboratory and the Alchemist takes 1 damage.",
                [damage_monsters("laboratory", "alchemist", every=True)],
            ),
            event(
                "ms_power",
                "Power Surge",
                1,
                "Turn every finished portal to its unfinished side.",
                [break_portals()],
            ),
            event(
                "ms_grant",
                "Research Grant",
                1,
                "Put a Book in the Library and in the Study.",
                [place_resource("book", "library", "study")],
            ),
        ],
    )


def under_construction(*, hard: bool) -> Scenario:
    return Scenario(
        "under_construction",
        "Under Construction",
        number=8,
        stars=4,
        flavour="Half a lair, a pile of stone, and a foreman who bills by the doorway.",
        plan=plan("""
            .            library/90  grand_builder/180
            catacombs/0  vault/90    forge/180
            .            sewers/0    prison/0
        """),
        treasures=values("vault 4, library 2, forge 2, catacombs 1, prison 1, grand_builder 1"),
        portals=rooms("catacombs forge"),
        special=room("grand_builder"),
        builder_stack=rooms("workshop alchemist study beast_tamer laboratory"),
        rules={"must_grow": 10 if hard else 9},
        notes={
            "builder_setup": "Grand Builder setup is used; the stack holds the five unused rooms.",
            "single_icon": (
                "Until the second room of an icon is built, both heroes of such a card arrive in the only one."
            ),
            "must_grow": "If fewer than 9 rooms stand when the last card of wave 2 is resolved, the monsters lose.",
        },
        hard_text="Need 10 rooms.",
        cards=[
            event(
                "uc_inspect",
                "Building Inspector",
                1,
                (
                    "If fewer than 9 rooms stand, summon one Rogue in the Grand Builder; otherwise each "
                    "player draws a card."
                ),
                [if_fewer_rooms(9, [summon("rogue", "grand_builder")], [players_draw(1)])],
            ),
            event(
                "uc_subsidence",
                "Subsidence",
                1,
                "Discard all resources from the room farthest from the Vault.",
                [discard_resources("farthest_from_vault")],
            ),
            event(
                "uc_delivery",
                "Stone Delivery",
                1,
                "Put 2 Coins in the Grand Builder room.",
                [place_resource("coin", "grand_builder", count=2)],
            ),
        ],
    )


def broken_portals(*, hard: bool) -> Scenario:
    return Scenario(
        "broken_portals",
        "Broken Portals",
        number=9,
        stars=4,
        flavour="The doors between places have started to leak, and leaks work both ways.",
        plan=plan("""
            forge/0     library/180  .          prison/0
            workshop/0  vault/180    study/90   catacombs/270
            .           alchemist/0  sewers/90  beast_tamer/90
        """),
        treasures=values("vault 4, study 3, catacombs 3, forge 2, alchemist 2, beast_tamer 2, library 1, prison 1"),
        portals=rooms("forge alchemist beast_tamer catacombs"),
        special=room("prison"),
        rules={"wobbly": 1, "unfinished_portals_only": 1} if hard else {"wobbly": 1},
        notes={
            "wobbly": "After a portal is used for movement in a turn, it turns unfinished in clean-up.",
        },
        hard_text="Portal actions cost one extra Activate.",
        cards=[
            event(
                "bp_leak",
                "Rift Leak",
                2,
                (
                    "Heroes in rooms with a finished portal count those rooms as joined until this card "
                    "is resolved; reactivate them."
                ),
                [reactivate("rooms_with_finished_portal"), heroes_use_portals()],
            ),
            event(
                "bp_collapse",
                "Collapse",
                1,
                "Remove the finished portal farthest from the Vault.",
                [remove_portal()],
            ),
        ],
    )


def grand_siege(*, hard: bool) -> Scenario:
    return Scenario(
        "grand_siege",
        "The Grand Siege",
        number=10,
        stars=5,
        flavour="The guild has pooled its fees. Every door is in use tonight.",
        plan=plan("""
            catacombs/90  library/90         prison/90
            workshop/0    laboratory/0       study/270
            sewers/270    vault/180          alchemist/90
            forge/0       grand_builder/270  beast_tamer/180
        """),
        treasures=values(
            "vault 4, study 3, library 3, beast_tamer 3, prison 2, workshop 2, forge 2, alchemist 2, "
            "catacombs 1, sewers 1"
        ),
        portals=rooms("catacombs beast_tamer"),
        special=room("prison"),
        rules={"no_stock": 1, "all_hardcore": 1} if hard else {"no_stock": 1},
        notes={
            "lab_setup": "Laboratory setup is used.",
            "no_stock": (
                "All twelve rooms stand, so the Grand Builder has no projects; its activation lets you "
                "pay 1 Coin to put a value-1 treasure in a room without one instead."
            ),
        },
        hard_text="Hardcore quotas in both waves.",
        cards=[
            event(
                "gs_ram",
                "Battering Ram",
                1,
                "Summon a Fighter in every room next to the Vault.",
                [summon("fighter", "adjacent_to_vault")],
            ),
            event(
                "gs_horn",
                "War Horn",
                1,
                "Reactivate every exhausted hero outside the Prison.",
                [reactivate("all_except_prison")],
            ),
            event(
                "gs_ladder",
                "Ladders",
                1,
                "Summon an Archer in the Prison and one in the Laboratory.",
                [summon("archer", "prison"), summon("archer", "laboratory")],
            ),
            event(
                "gs_lull",
                "Lull",
                1,
                "Each player may place one monster in a room that holds none.",
                [players_place_monster("rooms_without_monsters")],
            ),
        ],
    )
