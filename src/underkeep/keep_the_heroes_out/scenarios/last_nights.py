"""Scenarios 16 to 20: visitors, doctors, masons, a ring of portals, and the last bastion."""

from __future__ import annotations

from underkeep.keep_the_heroes_out.scenarios.book import Scenario, event, plan, room, rooms, values
from underkeep.keep_the_heroes_out.scenarios.ops import (
    ALL,
    break_portals,
    cycle_loot,
    damage_monsters,
    discard_traps,
    heroes_use_portals,
    imprison,
    move_hero,
    pay_or,
    place_resource,
    players_discard,
    players_draw,
    players_place_monster,
    reactivate,
    remove_portal,
    summon,
)


def visiting_hours(*, hard: bool) -> Scenario:
    return Scenario(
        "visiting_hours",
        "Visiting Hours",
        number=16,
        stars=3,
        flavour="By old custom a prisoner may see his friends. They all have very large coats.",
        plan=plan("""
            alchemist/0  beast_tamer/90  .
            sewers/270   workshop/180    .
            forge/0      vault/90        catacombs/270
            prison/0     study/0         library/270
        """),
        treasures=values("vault 4, prison 1, sewers 2, beast_tamer 2, alchemist 1, forge 2"),
        portals=rooms("prison beast_tamer study"),
        special=room("prison"),
        rules={"crowded_cells": 1},
        notes={
            "crowded_cells": "One exhausted hero of each class is in the Prison at the start.",
        },
        hard_text="The friends come with a Mage.",
        cards=[
            event(
                "vh_friends",
                "Friends and Family",
                1,
                "Summon a Mage in the Prison." if hard else "Summon a Fighter in the Prison.",
                [summon("mage" if hard else "fighter", "prison")],
            ),
            event(
                "vh_key",
                "A Borrowed Key",
                1,
                "One hero of the Prison goes to the Forge, exhausted.",
                [move_hero("prison", "forge")],
            ),
            event(
                "vh_search",
                "Thorough Search",
                1,
                "Discard all traps from the Prison; each player draws a card.",
                [discard_traps("prison", count=ALL), players_draw(1)],
            ),
        ],
    )


def second_opinion(*, hard: bool) -> Scenario:
    return Scenario(
        "second_opinion",
        "A Second Opinion",
        number=17,
        stars=3,
        flavour="The doctor has a method. The patients have left through the window.",
        plan=plan("""
            workshop/0     library/90    alchemist/90     .
            catacombs/270  laboratory/0  sewers/270       forge/90
            study/90       vault/0       beast_tamer/270  prison/180
        """),
        treasures=values("vault 4, laboratory 2, study 3, library 1, workshop 1, catacombs 2"),
        portals=rooms("library workshop"),
        special=room("laboratory"),
        rules={},
        notes={
            "lab_setup": "Laboratory setup is used.",
        },
        hard_text="Fumes reach the Study.",
        cards=[
            event(
                "so_fumes",
                "Fumes",
                1,
                "One monster in the Laboratory" + (", and one in the Study," if hard else "") + " takes 1 damage.",
                [damage_monsters(*(("laboratory", "study") if hard else ("laboratory",)))],
            ),
            event(
                "so_donor",
                "A Generous Donor",
                1,
                "Draw a Guild card and imprison that hero.",
                [imprison()],
            ),
            event(
                "so_notes",
                "Lost Notes",
                1,
                "One Scroll of the row goes under the deck. Put a Book into the Study.",
                [cycle_loot("scroll"), place_resource("book", "study")],
            ),
        ],
    )


def the_annex(*, hard: bool) -> Scenario:
    return Scenario(
        "the_annex",
        "The Annex",
        number=18,
        stars=4,
        flavour="The guests keep coming, so the house had better grow.",
        plan=plan("""
            library/90  catacombs/180    .
            prison/180  grand_builder/0  workshop/180
            forge/0     vault/90         sewers/180
        """),
        treasures=values("vault 4, forge 2, library 1, sewers 1, workshop 2"),
        portals=rooms("library workshop"),
        special=room("grand_builder"),
        builder_stack=rooms("alchemist study beast_tamer laboratory"),
        rules={"must_grow": 11 if hard else 10},
        notes={
            "builder_setup": "Grand Builder setup is used; the stack holds the four unused rooms.",
            "must_grow": "If fewer than 10 rooms stand when the last card of wave 2 is resolved, the monsters lose.",
        },
        hard_text="Need 11 rooms.",
        cards=[
            event(
                "an_invoice",
                "Invoice",
                1,
                "Discard 2 Coins from the Grand Builder room, or each player discards a card.",
                [pay_or("coin", 2, "grand_builder", [], [players_discard(1)], may=True)],
            ),
            event(
                "an_masons",
                "Hired Masons",
                1,
                "Put a Coin into the Vault and the Grand Builder room.",
                [place_resource("coin", "vault", "grand_builder")],
            ),
            event(
                "an_crack",
                "A Crack in the Wall",
                1,
                "Summon an Archer in every room that is farthest from the Vault.",
                [summon("archer", "farthest_from_vault")],
            ),
        ],
    )


def ring_of_portals(*, hard: bool) -> Scenario:
    return Scenario(
        "ring_of_portals",
        "Ring of Portals",
        number=19,
        stars=4,
        flavour="Somebody drew a circle on the floor, and now every corner leads to every other.",
        plan=plan("""
            .            .                .            alchemist/180
            .            sewers/270       prison/90    forge/270
            catacombs/0  vault/0          library/180  .
            workshop/90  beast_tamer/270  study/0      .
        """),
        treasures=values("vault 4, study 3, sewers 2, alchemist 2, library 2, workshop 1, prison 1"),
        portals=rooms("forge library study sewers workshop"),
        special=room("prison"),
        rules={"wobbly": 1} if hard else {},
        hard_text="A portal that was walked through turns unfinished in clean-up.",
        cards=[
            event(
                "rp_open",
                "Open Ring",
                2,
                "Heroes in rooms with a finished portal become active, and use portals until this card is resolved.",
                [reactivate("rooms_with_finished_portal"), heroes_use_portals()],
            ),
            event(
                "rp_flicker",
                "Flicker",
                1,
                "Every finished portal turns to its unfinished side.",
                [break_portals()],
            ),
        ],
    )


def last_bastion(*, hard: bool) -> Scenario:
    return Scenario(
        "last_bastion",
        "The Last Bastion",
        number=20,
        stars=5,
        flavour="There is no other dungeon to run to. Bolt what can be bolted.",
        plan=plan("""
            laboratory/180  grand_builder/0  vault/180        prison/270
            library/0       study/270        sewers/90        catacombs/180
            forge/270       workshop/270     beast_tamer/270  alchemist/180
        """),
        treasures=values("vault 4, library 3, study 3, forge 2, sewers 2, beast_tamer 2, workshop 1, catacombs 1"),
        portals=rooms("study beast_tamer"),
        special=room("laboratory"),
        rules={"no_stock": 1, "all_hardcore": 1} if hard else {"no_stock": 1},
        notes={
            "lab_setup": "Laboratory setup is used.",
            "no_stock": (
                "All twelve rooms stand, so the Grand Builder lets you pay 1 Coin to put a value-1 "
                "treasure into a room without one."
            ),
        },
        hard_text="Hardcore quotas, whatever the difficulty.",
        cards=[
            event(
                "lb_drums",
                "Drums",
                1,
                "Reactivate all heroes of the room with most heroes.",
                [reactivate("room_with_most_heroes")],
            ),
            event(
                "lb_sappers",
                "Sappers",
                1,
                "Summon a Rogue in every room next to the Vault.",
                [summon("rogue", "adjacent_to_vault")],
            ),
            event(
                "lb_breath",
                "A Breath",
                1,
                "Each player may bring a monster into a room without monsters, and draws a card.",
                [players_place_monster("rooms_without_monsters"), players_draw(1)],
            ),
            event(
                "lb_collapse",
                "Collapse",
                1,
                "Remove the finished portal farthest from the Vault.",
                [remove_portal()],
            ),
        ],
    )
