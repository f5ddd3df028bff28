"""Boxes beside the first: how they are chosen, what is fetched for them, and how they are played with."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, expect

import underkeep as uk
from tests.browser.positions import lay_out
from tests.browser.screens import LOCALES
from tests.browser.sitting import ECHO, PHONE, PROMPT, Desk
from underkeep import texts

BUBBLE = ".bubble:has(.rule-id)"
SITS = ("me", "bot:random", "bot:random", "bot:random")
BUILDING = """
    phase: build
    round: 5
    active: 0
    players:
    - boss: {boss}
      levelled_up: {levelled}
      dungeon: [imp_temple, warp_tube, spiked_pit, wreck_room]
      hand: [dark_portal, secret_stash, haunted_hall, goblin_nursery]
      entrance: [hitman]
    - {{boss: dr_timebender, dungeon: [madmans_manor, genie_lounge], entrance: [vampire, necromancer]}}
    - {{boss: smoake, dungeon: [werewolf_den, cursed_tomb]}}
    - {{boss: porkus, dungeon: [bom_boy_factory]}}
    town: [elfstar, swordmage]
    """
WALKING = """
    phase: adventure
    round: 6
    active: 0
    players:
    - boss: killa
      dungeon: [imp_temple, warp_tube, spiked_pit, wreck_room, lost_library]
      hand: [oh_yeah, shortcut, antimagic_zone]
      inside: {hero: damok_dragon_hunter, room: 1, damage: 1}
    - {boss: dr_timebender, dungeon: [madmans_manor]}
    """


def thing(page: Page, name: str) -> Locator:
    """Where it can be seen: a dungeon may stand on the screen twice, large and small."""
    return page.locator(f'main [data-thing="{name}"]').locator("visible=true").first


def press(one: Locator) -> None:
    touch = one.page.evaluate("() => matchMedia('(pointer: coarse)').matches")
    (one.tap if touch else one.click)(position={"x": 12, "y": 12}, force=True)
    one.page.wait_for_timeout(ECHO)


def sat(desk: Desk, position: str, *sits: str) -> Page:
    table, _ = lay_out(desk, position, *(sits or SITS), sets="TNL")
    desk.sit_at(table)
    assert desk.wait_for_question() is not None
    return desk.page


def why_not(page: Page, name: str) -> tuple[str, str]:
    """The rule, and the sentence."""
    press(thing(page, name))
    expect(page.locator(BUBBLE)).to_be_visible()
    told = page.locator(f"{BUBBLE} .rule-id").inner_text(), page.locator(BUBBLE).inner_text()
    page.keyboard.press("Escape")
    expect(page.locator(BUBBLE)).to_have_count(0)
    page.wait_for_timeout(ECHO)
    return told


# -- at the table -----------------------------------------------------------------------------------------------------


@pytest.mark.ux("UX-033")
@pytest.mark.ux("UX-034")
@pytest.mark.ux("UX-039")
@pytest.mark.parametrize("screen", [{}, PHONE], ids=["laptop", "phone"])
def test_a_dark_hero_at_another_entrance_is_used_where_he_stands(
    sit: Callable[..., Desk], screen: dict[str, Any]
) -> None:
    desk = sit(**screen)
    page = sat(desk, BUILDING.format(boss="killa", levelled="false"))
    rule, said = why_not(page, "hero:hitman")  # at my own entrance he is of no use to me
    assert (rule, "only by the opponents" in said) == ("BM-097", True)
    if screen:
        press(page.locator('.foe [data-thing="player:1"]'))
    vampire = thing(page, "hero:vampire")
    expect(vampire).to_have_class(re.compile("is-legal"))
    expect(vampire).to_have_accessible_name(re.compile("^Vampire, dark · cleric, 6 health, .*can be used"))
    both = re.compile("one cleric treasure, one thief treasure")
    expect(thing(page, "hero:necromancer")).to_have_accessible_name(both)
    press(vampire)
    expect(page.locator(PROMPT)).to_contain_text("Vampire: do it")
    page.keyboard.press("Escape")
    expect(page.locator("main .is-selected")).to_have_count(0)
    press(vampire)
    use = page.locator('main [data-option="use vampire"]')
    expect(use).to_have_text("use it")
    press(use)
    desk.give("discard haunted_hall")  # one of two rooms with his treasure
    if screen:
        press(page.locator('.foe [data-thing="player:1"]'))  # another question is looked at from home
    expect(vampire).to_have_accessible_name(re.compile("9 health, .*its power was used this round"))


@pytest.mark.ux("UX-034")
@pytest.mark.ux("UX-037")
def test_a_boss_is_used_once_it_has_levelled_up_and_says_so_before(sit: Callable[..., Desk]) -> None:
    desk = sit()
    page = sat(desk, BUILDING.format(boss="doc_scarecrow", levelled="false"))
    rule, said = why_not(page, "player:0")
    assert (rule, "only after the level up" in said) == ("BM-023", True)

    page = sat(desk, BUILDING.format(boss="doc_scarecrow", levelled="true"))
    boss = page.locator('.throne [data-thing="player:0"]')
    expect(boss).to_have_accessible_name(re.compile("^Doc Scarecrow, boss, .*can be used"))
    boss.press("Enter")
    expect(page.locator(PROMPT)).to_contain_text("Doc Scarecrow: choose the target")
    assert {one.get_attribute("data-thing") for one in page.locator("main .is-target").all()} == {
        "hero:elfstar",
        "hero:swordmage",
    }
    thing(page, "hero:elfstar").press(" ")
    desk.give("discard goblin_nursery")
    expect(thing(page, "hero:elfstar")).to_have_accessible_name(re.compile("cannot be lured this round"))


@pytest.mark.ux("UX-027")
@pytest.mark.ux("UX-041")
@pytest.mark.parametrize("screen", [{}, PHONE], ids=["laptop", "phone"])
def test_spells_with_two_halves_two_rooms_or_a_treasure_are_aimed_step_by_step(
    sit: Callable[..., Desk], screen: dict[str, Any]
) -> None:
    desk = sit(**screen)
    page = sat(desk, WALKING, "me", "bot:random")
    step = page.locator(f"{PROMPT} .step")
    press(thing(page, "hand:oh_yeah"))
    press(thing(page, "room:0:4"))  # whichever of the two comes first
    expect(step).to_have_text("3/3")
    expect(page.locator(PROMPT)).to_contain_text("choose the other room")
    expect(page.locator('main [data-option="cast oh_yeah 0:2 0:4"]')).to_have_count(1)
    page.keyboard.press("Escape")

    assert why_not(page, "hand:antimagic_zone")[0] == "BM-077"  # there is no spell to cancel
    press(thing(page, "hand:shortcut"))
    halves = page.get_by_role("region", name="Choose one half of the spell").get_by_role("button")
    expect(halves).to_have_text([re.compile("skips the next room$"), re.compile("five rooms: it skips the next two")])
    press(halves.nth(1))
    press(thing(page, "hero:damok_dragon_hunter"))
    expect(thing(page, "hero:damok_dragon_hunter")).to_have_accessible_name(re.compile("passes by the next 2 rooms"))

    page = sat(desk, BUILDING.format(boss="killa", levelled="false"))
    press(thing(page, "hand:secret_stash"))
    press(thing(page, "room:0:3"))
    kinds = page.get_by_role("region", name="Choose a treasure").get_by_role("button")
    expect(kinds).to_have_text([re.compile(one) for one in ("Cleric", "Fighter", "Mage", "Thief")])
    press(kinds.nth(2))
    expect(thing(page, "room:0:3")).to_have_accessible_name(re.compile("one thief treasure, one mage treasure"))


@pytest.mark.ux("UX-069")
@pytest.mark.parametrize("lang", LOCALES)
def test_heroes_and_bosses_of_the_next_level_can_be_read(sit: Callable[..., Desk], lang: str) -> None:
    desk = sit(locale=LOCALES[lang])
    page = sat(desk, BUILDING.format(boss="doc_scarecrow", levelled="true"))
    for card, treasures, rule in (
        ("vampire", 1, "BM-097"),
        ("necromancer", 2, "BM-083"),
        ("doc_scarecrow", 1, "BM-023"),
    ):
        page.locator(f'main [data-card="{card}"]').first.focus()
        page.keyboard.press("i")
        zoom = page.locator("dialog.zoom")
        expect(zoom).to_contain_text(texts.card_name(lang, card))
        expect(zoom).to_contain_text(texts.card_text(lang, card))
        expect(zoom).to_contain_text(rule)
        expect(zoom.locator(".art .treasures svg")).to_have_count(treasures)
        assert zoom.locator(".art svg.px use").count() > 0
        page.keyboard.press("Escape")
        expect(zoom).to_have_count(0)


# -- whole games ------------------------------------------------------------------------------------------------------

# With four players every hero comes, dark and hybrid ones too (BM-086); nobody drops out, so I am asked to the end.
MIXES: dict[str, dict[str, Any]] = {
    "next level": {"sets": ["TNL"], "variants": ["immortal"]},
    "both": {"sets": ["BMR", "TNL"], "heroes": "TNL", "variants": ["immortal"]},
}


@pytest.mark.ux("UX-027")
@pytest.mark.parametrize(("mix", "board"), [("next level", True), ("both", False)])
def test_a_whole_game_with_further_boxes_is_played_on_the_page(desk: Desk, mix: str, board: bool) -> None:
    table, _ = desk.new_table("boss_monster", *SITS, seed="5", options=MIXES[mix])
    desk.sit_at(table)
    assert desk.play(random.Random(4), board=board) > 20
    desk.walk(f"/replay/{table}")
    desk.page.locator('[data-area="replay"] .boss-throne').first.wait_for()


# -- what is fetched --------------------------------------------------------------------------------------------------


@pytest.mark.ux("UX-173")
def test_a_table_fetches_the_pictures_and_words_of_its_own_boxes_alone(sit: Callable[..., Desk]) -> None:
    desk = sit(locale="pl-PL")
    asked: list[str] = []
    desk.page.on("request", lambda request: asked.append(request.url.partition("/web/")[2] or request.url))
    desk.go()
    desk.page.locator('[data-area="new table"]').wait_for()

    def fetched(sets: list[str]) -> set[str]:
        asked.clear()
        table, _ = desk.new_table("boss_monster", "me", "bot:random", seed="7", options={"sets": sets})
        desk.walk(f"/table/{table}")
        assert desk.wait_for_question() is not None
        found = " ".join(asked)
        return set(re.findall(r"art-[a-z]+(?=-index)|cards_?[a-z]*(?=\.js)|box=[A-Z]+", found))

    assert fetched(["BMR"]) == {"cards", "box=BMR"}
    assert fetched(["TNL"]) == {"cards_tnl", "art-tnl", "box=TNL"}
    expect(desk.page.locator('[data-area="hand"] [data-card] svg.px use').first).to_be_attached()
    assert fetched(["BMR", "TNL"]) == set()  # everything is here already


@pytest.mark.ux("UX-072")
def test_the_cards_of_one_box_can_be_looked_through(desk: Desk) -> None:
    page = desk.go("/cards").page
    found = page.get_by_role("status")
    expect(found).to_contain_text(f"{len(uk.games()[0].cards())} cards", timeout=20_000)
    page.get_by_role("combobox", name="Box").select_option("TNL")
    expect(found).to_contain_text("114")
    cards = page.locator('[data-area="cards"] [data-card]')
    expect(cards).to_have_count(114)
    assert cards.locator(".picture:not(:has(svg use))").count() == 0
    page.get_by_role("combobox", name="Kind").select_option("epic")
    expect(cards).to_have_count(17)


# -- in the lobby -----------------------------------------------------------------------------------------------------


def opened(desk: Desk) -> Locator:
    desk.go()
    desk.page.locator(".go .btn").nth(1).click()
    desk.page.locator("dialog select").first.wait_for()
    return desk.page.get_by_role("dialog")


def wishes(page: Page) -> list[dict[str, Any]]:
    asked: list[dict[str, Any]] = []

    def note(request: Request) -> None:
        if request.url.endswith("/api/tables") and request.method == "POST":
            asked.append(json.loads(request.post_data or ""))

    page.on("request", note)
    return asked


@pytest.mark.ux("UX-014")
@pytest.mark.ux("UX-017")
@pytest.mark.parametrize("lang", LOCALES)
def test_boxes_are_explained_and_show_what_will_be_in_the_decks(sit: Callable[..., Desk], lang: str) -> None:
    dialog = opened(sit(locale=LOCALES[lang]))
    boxes = dialog.locator('[data-setting="sets"]')
    allowed = next(setting.allowed for setting in uk.games()[0].options if setting.name == "sets")
    assert len(allowed) == 11
    for box in allowed:
        expect(boxes).to_contain_text(texts.message(lang, f"value-sets-{box}") or "?")
        expect(boxes).to_contain_text(texts.message(lang, f"value-sets-{box}", "about") or "?")
    counts = boxes.locator(".decks b.disp")
    expect(counts).to_have_text(["40", "35", "31", "8", "17", "12"])
    boxes.get_by_role("checkbox").nth(1).check()
    expect(counts).to_have_text(["76", "74", "62", "20", "17", "12"])
    dialog.locator('[data-setting="heroes"]').get_by_role("radio").nth(1).check()
    expect(counts).to_have_text(["76", "74", "62", "20", "17", "13"])  # BM-140


@pytest.mark.ux("UX-010")
@pytest.mark.ux("UX-015")
def test_boxes_that_cannot_be_played_say_why_and_a_table_starts_with_those_that_can(desk: Desk) -> None:
    dialog = opened(desk)
    page = desk.page
    asked = wishes(page)
    first, second, *_ = dialog.locator('[data-setting="sets"]').get_by_role("checkbox").all()
    theirs = dialog.locator('[data-setting="heroes"]').get_by_role("radio").nth(1)
    expect(theirs).to_be_disabled()
    expect(dialog.locator('[data-setting="heroes"]')).to_contain_text("BM-141")
    first.uncheck()
    expect(dialog.locator('[data-setting="sets"]')).to_contain_text("at least one base set")
    expect(page.locator("#start-note")).to_contain_text("BM-255")
    second.check()
    expect(theirs).to_be_checked()  # without the first box its heroes stay at home
    bosses = dialog.get_by_label("Seat 1").locator("option")
    expect(bosses).to_have_count(1 + 12)
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Play Boss Monster").click()
    assert desk.wait_for_question() is not None
    assert asked[0]["options"] == {"sets": ["TNL"]}


@pytest.mark.ux("UX-015")
def test_what_the_server_refuses_names_the_option_and_its_rule(desk: Desk) -> None:
    desk.troubled = True
    page = desk.go().page
    page.locator('[data-area="new table"]').wait_for()
    chairs = [{"sit": "me", "name": ""}, {"sit": "bot:random", "name": ""}]
    last = {"game": "boss_monster", "chairs": chairs, "options": {"sets": []}}
    page.evaluate("(last) => { localStorage['underkeep.last'] = JSON.stringify(last) }", last)
    page.reload()
    page.get_by_role("button", name=re.compile("^Again")).click()
    told = page.get_by_role("alert")
    expect(told).to_contain_text("Change the option Boxes")
    expect(told).to_contain_text(texts.rule_text("en", "BM-255") or "?")
    told.get_by_role("button", name="BM-255").click()
    rule = page.get_by_role("dialog", name="Rule")
    expect(rule).to_contain_text(texts.rule_text("en", "BM-255") or "?")
    expect(rule.get_by_role("link", name="All rules")).to_have_attribute("href", "/rules/boss_monster")
