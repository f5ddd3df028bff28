"""Scenarios that a designer writes in YAML: read, checked, played."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import underkeep as uk
from tests.keep_the_heroes_out.situations import asked, do, heroes, options, room, told, view
from underkeep import texts
from underkeep.files.scenarios import load_scenario, read_scenario
from underkeep.files.untrusted import CAPS
from underkeep.keep_the_heroes_out.scenarios import enrol_scenario, scenario_named
from underkeep.keep_the_heroes_out.settings import SCENARIO_IDS
from underkeep.texts.keep_the_heroes_out import Teller

DOCS = Path(__file__).parents[2] / "docs" / "scenarios.md"
PLAIN = """\
id: cellar
name: The Cellar
rooms:
- {room: vault, at: [0, 0]}
- {room: prison, at: [0, 1]}
- {room: forge, at: [0, -1]}
treasures: {vault: 4, forge: 1}
scenario_cards:
- id: ce_noise
  name: Noise
  text: Everybody draws a card.
  effect: [{players_draw: 1}]
"""


def test_a_home_made_scenario_can_be_played(shelf, tmp_path):
    file = tmp_path / "cellar.yaml"
    file.write_text(PLAIN, "utf-8")
    load_scenario(file)
    table = uk.new_game("keep_the_heroes_out", players=1, seed=1, scenario="cellar", clans=["red_dragon"])
    assert [one["room"] for one in view(table)["rooms"]] == ["vault", "forge", "prison"]
    assert view(table)["guild"]["deck"] == 21
    assert "ce_noise" in [sheet["id"] for sheet in table.info.cards()]
    assert uk.load(table.position()).digest() == table.digest()
    again = uk.load(table.record())
    assert again.digest() == table.digest()


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_a_home_made_scenario_is_told_in_its_own_words(shelf, lang):
    enrol_scenario(read_scenario(PLAIN.replace("rooms:", "flavour: It smells of apples.\nrooms:")))
    teller = Teller(lang, ["Ania"])
    page = teller.card_page("cellar")
    assert page[0] == "The Cellar"
    assert "It smells of apples." in page
    assert all(line and "keep-" not in line for line in page)
    assert "The Cellar" in teller.figures("ce_noise")
    table = uk.new_game("keep_the_heroes_out", players=1, seed=1, scenario="cellar", clans=["red_dragon"])
    assert any("The Cellar" in line for line in teller.table(view(table)))


def test_the_example_of_the_docs_is_a_scenario(shelf):
    text = DOCS.read_text("utf-8")
    example = text.split("```yaml\n", 1)[1].split("```", 1)[0]
    scenario = read_scenario(example)
    enrol_scenario(scenario)
    table = uk.load(
        "underkeep: position 1\ngame: keep_the_heroes_out\n"
        f"options: {{players: 1, clans: [rats], scenario: {scenario.id}}}\n"
        f"phase: rest\nplayers:\n- {{hand: []}}\nrooms: {{vault: {{monsters: {{rats: 3}}}}}}\n"
        f"guild_deck: [{scenario.cards[0].id}]\n"
    )
    events = do(table, "done")
    assert told(events, "scenario")
    assert room(table, "vault")["treasure"] == 4


EVERYTHING = """\
- {summon: {class: mage, room: vault, n: 2}}
- {summon: {class: mage, where: [forge, adjacent_to_vault]}}
- {reactivate: {where: room_with_most_heroes}}
- {damage_monsters: {where: rooms_with_frogs, all: true}}
- {place_resource: {resource: frog, where: [forge], n: 2}}
- {discard_resources: {where: forge}}
- {discard_traps: {where: each_room, n: all}}
- {discard_traps: {where: each_room, n: 2}}
"""
MORE = """\
- {break_portals: all}
- {remove_portal: farthest_from_vault}
- {heroes_use_portals: this_card}
- {imprison: 1}
- {move_hero: {from: prison, to: vault}}
- {shift_tokens: toward_vault}
- {cycle_loot: scroll}
- {players_place_monster: rooms_without_monsters}
- {pay_or: {pay: {resource: coin, n: 1, room: vault}, may: true, then: [{players_draw: 2}], else: [NESTED]}}
""".replace("NESTED", "{if_fewer_rooms: {than: 9, then: [{arrears: 2}]}}")


@pytest.mark.parametrize("effect", [EVERYTHING, MORE])
def test_all_that_a_card_can_do_can_be_written(effect):
    lines = "".join(f"  {line}\n" for line in effect.splitlines())
    scenario = read_scenario(PLAIN.replace("  effect: [{players_draw: 1}]\n", f"  effect:\n{lines}"))
    ops = scenario.cards[0].ops
    assert len(ops) == len(effect.splitlines())
    if effect is EVERYTHING:
        assert (ops[0].count, ops[0].where, ops[0].hero) == (2, ("vault",), 2)
        assert ops[1].where == ("forge", "adjacent_to_vault")
        assert (ops[3].every, ops[5].count, ops[6].count, ops[7].count) == (True, 99, 99, 2)
    else:
        assert (ops[8].may, ops[8].then[0].count, ops[8].other[0].what) == (True, 2, "if")
        assert list(scenario.ops)[-1] == "ce_noise:12"


@pytest.mark.rs("RS-086")
@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("room: forge", "room: kitchen", "rooms[2].room"),
        ("at: [0, -1]", "at: [0, 0]", "rooms"),
        ("at: [0, -1]", "at: [5, 5]", "rooms"),
        ("room: forge, at: [0, -1]", "room: forge, at: [0, -1], rotation: 30", "rooms"),
        ("room: forge, at: [0, -1]", "room: prison, at: [0, -1]", "rooms"),
        ("- {room: prison, at: [0, 1]}\n", "", "rooms"),
        ("forge: 1}", "forge: 4}", "treasures"),
        ("vault: 4, ", "", "treasures"),
        ("forge: 1}", "study: 1}", "treasures"),
        ("id: cellar", "id: The Cellar", "id"),
        ("name: The Cellar\n", "", "name"),
        ("scenario_cards:", "unfinished_portals: [study]\nscenario_cards:", "unfinished_portals"),
        ("scenario_cards:", "special_summon_room: forge\nscenario_cards:", "special_summon_room"),
        ("scenario_cards:", "builder_stack: [forge]\nscenario_cards:", "builder_stack"),
        ("scenario_cards:", "rules: {no_gravity: 1}\nscenario_cards:", "rules.no_gravity"),
        ("scenario_cards:", "rules: {crowded_cells: 6}\nscenario_cards:", "rules"),
        ("scenario_cards:", "unfinished_portals: [forge, vault, forge]\nscenario_cards:", "unfinished_portals"),
        ("scenario_cards:", "builder_stack: [study, study]\nscenario_cards:", "builder_stack"),
        ("{players_draw: 1}", "{players_dance: 1}", "scenario_cards[0].effect[0].players_dance"),
        ("{players_draw: 1}", "{players_draw: 1, players_discard: 1}", "scenario_cards[0].effect[0]"),
        ("{players_draw: 1}", "{summon: {class: mage}}", "scenario_cards[0].effect[0]"),
        ("{players_draw: 1}", "{discard_traps: {where: forge, n: '0'}}", "scenario_cards[0].effect[0].discard_traps.n"),
        ("{players_draw: 1}", "{cycle_loot: {kind: scroll, n: 2}}", "scenario_cards[0].effect[0].cycle_loot"),
        ("{players_draw: 1}", "{remove_portal: vault}", "scenario_cards[0].effect[0].remove_portal"),
        ("{players_draw: 1}", "{imprison: 10}", "scenario_cards[0].effect[0].imprison"),
        ("{players_draw: 1}", "{summon: {class: mage, room: study}}", "scenario_cards"),
        ("{players_draw: 1}", "{reactivate: {where: [vault, adjacent_to_study]}}", "scenario_cards"),
        ("{players_draw: 1}", "{move_hero: {from: study, to: vault}}", "scenario_cards"),
        ("{players_draw: 1}", "{move_hero: {from: prison, to: study}}", "scenario_cards"),
        (
            "{players_draw: 1}",
            "{if_fewer_rooms: {than: 9, then: [{summon: {class: mage, room: study}}]}}",
            "scenario_cards",
        ),
    ],
)
def test_what_is_wrong_is_told_by_field(old, new, field):
    assert old in PLAIN
    with pytest.raises(uk.BadOptions) as refused:
        read_scenario(PLAIN.replace(old, new))
    assert refused.value.field == field


@pytest.mark.rs("RS-086")
@given(
    at=st.integers(0, PLAIN.count("\n")), gone=st.integers(0, 2), line=st.sampled_from(PLAIN.splitlines()) | st.text()
)
@example(at=2, gone=0, line="flavour: !!python/object/apply:os.system [exit]")
@example(at=2, gone=0, line="notes: &a {reinforce: *a}")
@example(at=2, gone=0, line="builder_stack: " + "[" * 3000)
@settings(max_examples=200, deadline=None)
def test_any_other_file_is_a_scenario_or_is_refused(at, gone, line):
    lines = PLAIN.splitlines()
    try:
        scenario = read_scenario("\n".join([*lines[:at], line, *lines[at + gone :]]) + "\n")
    except uk.BadOptions as fault:
        told_what = (fault.field, *str(fault).splitlines())
    else:
        told_what = (scenario.id, scenario.name)
    assert all(word and word.isprintable() for word in told_what)


@pytest.mark.rs("RS-086")
@pytest.mark.parametrize(
    ("written", "said"),
    [
        (PLAIN.replace("[0, 0]", "&here [0, 0]"), "anchors"),
        (PLAIN.replace("[0, 0]", "!!set {0, 0}"), "tags"),
        (PLAIN.replace("[{players_draw: 1}]", "[" * 30), "nested too deep"),
        (PLAIN + "id: attic\n", "already given on line 1"),
        (PLAIN + "#" * CAPS.size, "at most"),
    ],
)
def test_a_file_keeps_within_what_every_file_must(shelf, tmp_path, written, said):
    file = tmp_path / "cellar.yaml"
    file.write_text(written, "utf-8")
    with pytest.raises(uk.BadOptions, match=said):
        load_scenario(file)
    assert "cellar" not in SCENARIO_IDS


def test_too_many_treasures_of_a_value_and_unknown_rules_are_refused():
    rooms = ["forge", "workshop", "library", "alchemist", "beast_tamer"]
    lines = "".join(f"- {{room: {name}, at: [0, {-1 - at}]}}\n" for at, name in enumerate(rooms))
    text = PLAIN.replace("- {room: forge, at: [0, -1]}\n", lines)
    text = text.replace("forge: 1}", ", ".join(f"{name}: 3" for name in rooms) + "}")
    with pytest.raises(uk.BadOptions) as refused:
        read_scenario(text)
    assert "only 4 treasures of value 3" in str(refused.value)


def test_a_file_that_is_not_there_and_an_id_that_is_taken_are_refused(shelf, tmp_path):
    with pytest.raises(uk.BadOptions) as refused:
        load_scenario(tmp_path / "none.yaml")
    assert refused.value.field == "path"
    with pytest.raises(uk.BadOptions) as refused:
        enrol_scenario(scenario_named("rent_day"))
    assert refused.value.field == "id"
    mine = read_scenario(PLAIN)
    enrol_scenario(mine)
    enrol_scenario(mine)  # once more is no harm
    assert SCENARIO_IDS.count("cellar") == 1


def test_a_card_that_is_there_twice_is_refused(shelf):
    twice = PLAIN + PLAIN[PLAIN.index("- id: ce_noise") :]
    with pytest.raises(uk.BadOptions) as refused:
        read_scenario(twice)
    assert (refused.value.field, "ce_noise is there twice" in str(refused.value)) == ("scenario_cards", True)
    for taken in ("rogue_hat", "witch_visit", "sword"):
        with pytest.raises(uk.BadOptions) as refused:
            enrol_scenario(read_scenario(PLAIN.replace("ce_noise", taken)))
        assert (refused.value.field, f"a card {taken} already" in str(refused.value)) == ("scenario_cards", True)


def test_nobody_goes_to_a_room_that_is_not_built_yet(shelf):
    built = PLAIN.replace(
        "- {room: forge, at: [0, -1]}",
        "- {room: forge, at: [0, -1]}\n- {room: grand_builder, at: [1, 0], rotation: 90}",
    )
    built = built.replace("scenario_cards:", "builder_stack: [study]\nscenario_cards:")
    enrol_scenario(read_scenario(built.replace("{players_draw: 1}", "{move_hero: {from: prison, to: study}}")))
    table = uk.load(
        "underkeep: position 1\ngame: keep_the_heroes_out\noptions: {players: 1, clans: [rats], scenario: cellar}\n"
        "phase: rest\nplayers:\n- {hand: []}\nguild_deck: [ce_noise]\nprison: [mage]\n"
    )
    do(table, "done")
    assert room(table, "prison")["heroes"]["exhausted"]["mage"] == 1


def test_some_resources_of_a_room_are_discarded(shelf):
    scenario = read_scenario(PLAIN.replace("{players_draw: 1}", "{discard_resources: {where: forge, n: 1}}"))
    enrol_scenario(scenario)
    table = uk.load(
        "underkeep: position 1\ngame: keep_the_heroes_out\noptions: {players: 1, clans: [rats], scenario: cellar}\n"
        "phase: rest\nplayers:\n- {hand: []}\nguild_deck: [ce_noise]\n"
        "rooms: {vault: {monsters: {rats: 3}}, forge: {resources: {coin: 1, book: 1}}}\n"
    )
    do(table, "done")
    assert room(table, "forge")["resources"] == {"coin": 0, "bone": 0, "frog": 0, "book": 1}


def test_a_rule_that_does_not_exist_is_refused():
    from underkeep.keep_the_heroes_out.scenarios.book import Scenario, plan, values

    with pytest.raises(uk.BadOptions) as refused:
        Scenario(
            "odd", "Odd", number=99, stars=1, plan=plan("vault/0\nprison/0"), treasures=values("vault 4"), portals=(),
            special=9, cards=[], rules={"no_gravity": 1},
        )  # fmt: skip
    assert refused.value.field == "rules"


def imprisoning(count: int, guild: str) -> uk.Table:
    """A card that imprisons so many has just come, and after it these Guild cards."""
    noisy = PLAIN.replace("id: ce_noise", "id: ce_noise\n  count: 2")
    enrol_scenario(read_scenario(noisy.replace("{players_draw: 1}", f"{{imprison: {count}}}")))
    table = uk.load(
        "underkeep: position 1\ngame: keep_the_heroes_out\noptions: {players: 1, clans: [rats], scenario: cellar}\n"
        f"phase: rest\nplayers:\n- {{hand: []}}\nguild_deck: [ce_noise, {guild}]\n"
        "rooms: {vault: {monsters: {rats: 3}}, forge: {treasure: none}}\n"
    )
    do(table, "done")
    return table


@pytest.mark.rule("KH-159")
def test_a_card_imprisons_as_many_heroes_as_it_says(shelf):
    guild = "fighter_hat, rogue_bones, fighter_eye, rogue_hat"
    assert heroes(imprisoning(1, guild), "prison") == ({}, {"fighter": 1})
    assert heroes(imprisoning(3, guild), "prison") == ({}, {"fighter": 2, "rogue": 1})
    assert heroes(imprisoning(2, "ce_noise, rogue_hat"), "prison") == ({}, {"rogue": 1})  # the first one is no hero


@pytest.mark.rule("KH-159")
def test_who_is_freed_by_one_prisoner_acts_before_the_next_one_comes(shelf):
    table = imprisoning(4, "archer_hat, rogue_bones, mage_eye, fighter_hat")
    assert asked(table) == (0, "attacker")  # the Mage has opened the cell, and all three are in the Vault
    assert heroes(table, "prison") == ({}, {})
    again = uk.load(table.position())
    for one in (table, again):
        while heroes(one, "prison") == ({}, {}):
            do(one, options(one)[0])
        assert heroes(one, "prison") == ({}, {"fighter": 1})
