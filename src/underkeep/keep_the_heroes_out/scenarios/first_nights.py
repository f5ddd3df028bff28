"""Scenarios 1 to 5: from a rented cellar to a battle of bands."""

from __future__ import annotations

from underkeep.keep_the_heroes_out.scenarios.book import Scenario, event, plan, room, rooms, values
from underkeep.keep_the_heroes_out.scenarios.ops import (
    arrears,
    cycle_loot,
    damage_monsters,
    discard_traps,
    extra_guild_cards,
    pay_or,
    place_resource,
    players_discard,
    players_draw,
    reactivate,
    shift_tokens,
    summon,
)


def witchs_cauldron(*, hard: bool) -> Scenario:
    return Scenario(
        "witchs_cauldron",
        "Witch's Cauldron",
        number=1,
        stars=1,
        flavour=(
            "The cellar is rented from a witch with a short temper. Keep her pot full of frogs and she "
            "will not mind the noise of looters being thrown out."
        ),
        plan=plan("""
            library/0   alchemist/90  sewers/270
            study/90    vault/0       beast_tamer/180
            workshop/0  forge/180     catacombs/0
            .           prison/180    .
        """),
        treasures=values("vault 4, alchemist 2, catacombs 2, library 1, workshop 1, sewers 1, prison 1"),
        portals=rooms("library workshop sewers"),
        special=room("prison"),
        rules={},
        notes={
            "frog_stock": "Frogs may be stocked in the Alchemist room; they still pay for Potions there.",
        },
        hard_text="Olga wants 3 Frogs.",
        cards=[
            event(
                "witch_visit",
                "Olga Calls",
                2,
                f"Olga comes for her brew. If the Alchemist holds {3 if hard else 2} Frogs, discard them and each "
                "player draws a card; otherwise each player discards a card.",
                [pay_or("frog", 3 if hard else 2, "alchemist", [players_draw(1)], [players_discard(1)])],
            ),
        ],
    )


def textbook_dungeon(*, hard: bool) -> Scenario:
    return Scenario(
        "textbook_dungeon",
        "Textbook Dungeon",
        number=2,
        stars=1,
        flavour="A plain, well-kept lair where young monsters learn the trade.",
        plan=plan("""
            .         library/270    forge/90  study/180
            .         sewers/180     vault/90  workshop/180
            prison/0  alchemist/180  .         beast_tamer/0
            .         .              .         catacombs/0
        """),
        treasures=values("vault 4, study 3, alchemist 2, beast_tamer 2, catacombs 1, forge 1"),
        portals=() if hard else rooms("library catacombs sewers"),
        special=room("prison"),
        rules={},
        notes={
            "replay": "Built so that the worked turn of the rulebook can be replayed on it.",
        },
        hard_text="No unfinished portals.",
        cards=[
            event(
                "tb_scouts",
                "Scouts",
                1,
                "Reactivate every exhausted hero in rooms next to the Vault.",
                [reactivate("adjacent_to_vault")],
            ),
            event(
                "tb_quiet",
                "A Quiet Moment",
                1,
                "Each player draws a card.",
                [players_draw(1)],
            ),
            event(
                "tb_rust",
                "Rusty Springs",
                1,
                "Discard one trap from every room that has any.",
                [discard_traps("each_room")],
            ),
        ],
    )


def frog_uprising(*, hard: bool) -> Scenario:
    return Scenario(
        "frog_uprising",
        "Frog Uprising",
        number=3,
        stars=2,
        flavour="The frogs have read a pamphlet. They no longer wish to be ingredients.",
        plan=plan("""
            catacombs/90   library/90   study/180
            sewers/90      vault/180    alchemist/180
            beast_tamer/0  workshop/90  forge/180
            .              prison/0     .
        """),
        treasures=values("vault 4, alchemist 2, forge 2, library 1, study 2, beast_tamer 1, sewers 1"),
        portals=rooms("catacombs forge"),
        special=room("prison"),
        rules={"angry_frogs": 1},
        notes={
            "angry_frogs": "A monster carrying a Frog cannot use melee on the same card.",
        },
        hard_text="Leap! deals its damage to every monster in such rooms.",
        cards=[
            event(
                "fr_leap",
                "Leap!",
                2,
                "In each room with both Frogs and monsters, "
                + ("every monster" if hard else "one monster")
                + " takes 1 damage.",
                [damage_monsters("rooms_with_frogs", every=hard)],
            ),
            event(
                "fr_spawn",
                "Spawning Season",
                1,
                "Put a Frog in the Sewers and in each room next to it.",
                [place_resource("frog", "sewers", "adjacent_to_sewers")],
            ),
        ],
    )


def rent_day(*, hard: bool) -> Scenario:
    return Scenario(
        "rent_day",
        "Rent Day",
        number=4,
        stars=2,
        flavour="The troll upstairs owns the walls, and he counts coins slowly and loudly.",
        plan=plan("""
            workshop/90  library/180  .              .
            forge/0      vault/270    sewers/270     alchemist/90
            catacombs/0  study/0      beast_tamer/0  prison/270
        """),
        treasures=values("vault 4, forge 2, alchemist 2, study 2, catacombs 1, library 1, workshop 1"),
        portals=rooms("workshop alchemist"),
        special=room("prison"),
        rules={},
        notes={
            "arrears": (
                "Each unpaid Rent Is Due puts a marker on the Vault; the third marker summons one hero of"
                " each class there."
            ),
        },
        hard_text="Rent is 3 Coins.",
        cards=[
            event(
                "rent_due",
                "Rent Is Due",
                2,
                f"Discard {3 if hard else 2} Coins from the Vault, or each player discards a card and one "
                "Equipment of the row goes under the deck.",
                [
                    pay_or(
                        "coin",
                        3 if hard else 2,
                        "vault",
                        [],
                        [players_discard(1), cycle_loot("equipment"), arrears(3)],
                        may=True,
                    )
                ],
            ),
            event(
                "rent_bailiff",
                "Bailiffs",
                1,
                "Summon a Fighter in the Vault.",
                [summon("fighter", "vault")],
            ),
        ],
    )


def battle_of_the_bands(*, hard: bool) -> Scenario:
    return Scenario(
        "battle_of_the_bands",
        "Battle of the Bands",
        number=5,
        stars=3,
        flavour="Both sides brought drums. Only one side will be asked back.",
        plan=plan("""
            study/90   forge/90       library/90
            .          vault/90       workshop/180
            sewers/90  alchemist/90   beast_tamer/180
            prison/0   catacombs/270  .
        """),
        treasures=values("vault 4, workshop 3, library 2, alchemist 2, beast_tamer 2, catacombs 1, study 1"),
        portals=rooms("sewers library study"),
        special=room("prison"),
        rules={"stage": 3},
        notes={
            "stage": (
                "While at least 3 monsters of 2 or more clans stand in the Workshop, each active player "
                "draws 1 extra card in clean-up."
            ),
        },
        hard_text="Encore resolves two more cards.",
        cards=[
            event(
                "bb_solo",
                "Show-off Solo",
                1,
                "The room with most heroes inspires: reactivate all heroes there.",
                [reactivate("room_with_most_heroes")],
            ),
            event(
                "bb_encore",
                "Encore",
                1,
                "Two more Guild cards are drawn and resolved."
                if hard
                else "One more Guild card is drawn and resolved.",
                [extra_guild_cards(2 if hard else 1)],
            ),
            event(
                "bb_roadies",
                "Roadies",
                1,
                "Move one resource or trap from each room one step away from the Vault.",
                [shift_tokens("away_from_vault")],
            ),
        ],
    )
