"""Clank! Catacombs at the table that all games share: why not, undo, hint, links, replay, files, cards, axe."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from itertools import combinations

import pytest
from playwright.sync_api import FloatRect, expect

import underkeep as uk
from tests.browser.axe import faults_of
from tests.browser.sitting import ECHO, LIVELY, PATIENCE, PHONE, PROMPT, Desk
from tests.browser.test_clank_catacombs import GAME, MAP, begin, bring, finds_a_tile, thief, wakes_her
from tests.browser.test_sizes import SMALL
from tests.browser.test_table import BUBBLE

TOO_DEAR = '[data-area="shared board"] [data-card][aria-disabled="true"]'
HEADING = "underkeep: position 1\ngame: clank_catacombs\noptions: {players: 2, start_side: a}\nseed: 1\nactive: 0\n"
# A monster in the corridor, no sword, and not enough health for a scratch: but a mercenary in hand.
HELD_UP = f"""{HEADING}players:
- {{pawn: west_porch, hand: [mercenary, burgle, stumble], health: 1}}
- {{pawn: crypt}}
tiles:
- {{id: H2, cell: [-1, 1]}}
row: [lute, swindle, bandit, curator, lightstick, robbery]
this_turn: {{crossing: L.W2}}
"""
ON_THE_PORCH = f"""{HEADING}players:
- {{pawn: west_porch, hand: [burgle, stumble], play: [burgle, scramble, sidestep], boots: 2, skill: 1}}
- {{pawn: crypt}}
row: [lute, bandit, curator, robbery, charlatan, grand_theft]
"""
TWINS = f"""{HEADING}players:
- {{pawn: crypt, hand: [burgle, remove_traps, stumble]}}
- {{pawn: crypt}}
row: [lute, swindle, swindle, riot, brave_hero, curator]
"""
FAR = f"""{HEADING}players:
- {{pawn: crypt, hand: [], play: [burgle, scramble, sidestep], boots: 2, skill: 1}}
- {{pawn: crypt}}
row: [lute, bandit, curator, robbery, charlatan, grand_theft]
"""

# A thing lies wholly within the map, and nothing of it below the top of what covers the map.
WHOLE = """([thing, map, cover]) => {
    const [it, around, over] = [thing, map, cover].map((one) => document.querySelector(one).getBoundingClientRect())
    return it.top >= around.top && it.left >= around.left && it.right <= around.right && it.bottom <= over.top
}"""


def overlap(one: FloatRect, other: FloatRect) -> bool:
    beside = one["x"] + one["width"] <= other["x"] + 0.5 or other["x"] + other["width"] <= one["x"] + 0.5
    above = one["y"] + one["height"] <= other["y"] + 0.5 or other["y"] + other["height"] <= one["y"] + 0.5
    return not (beside or above)


def bring_position(desk: Desk, text: str) -> Desk:
    desk.sit_at(desk.import_table(text, "me", "bot:random"))
    desk.wait_for_question()
    return desk


@cache
def whole_game() -> str:
    chance = random.Random(4)
    table = uk.new_game(GAME, players=2, seed=4)
    while (decision := table.decision) is not None:
        table.choose(chance.randrange(len(decision.options)))
    return table.record()


@pytest.mark.ux("UX-003")
@pytest.mark.ux("UX-004")
def test_from_the_lobby_two_activations_lead_to_the_first_decision(desk: Desk) -> None:
    page = desk.go("/").page
    page.get_by_role("radio", name=re.compile("Clank! Catacombs")).or_(
        page.get_by_role("button", name=re.compile("Clank! Catacombs"))
    ).first.click()
    page.locator('[data-area="new table"] .primary').click()
    assert desk.wait_for_question() is not None
    assert desk.stage["view"]["rage"]


@pytest.mark.ux("UX-034")
@pytest.mark.ux("UX-036")
@pytest.mark.ux("UX-037")
@pytest.mark.ux("UX-129")
def test_what_cannot_be_bought_says_why_with_its_rule_and_changes_nothing(desk: Desk) -> None:
    page = begin(desk).page
    desk.wait_for_question()
    before = page.locator(PROMPT).get_attribute("data-decision")
    page.locator(TOO_DEAR).first.click(force=True)
    rule = page.locator(f"{BUBBLE} .rule-id")
    name = rule.inner_text()
    assert re.fullmatch(r"CC-\d+", name)
    assert page.locator(PROMPT).get_attribute("data-decision") == before
    rule.click()
    expect(page.locator('[data-area="rules"]')).to_contain_text(name)
    expect(page.locator('[data-area="rules"] .text')).not_to_be_empty()


@pytest.mark.ux("UX-048")
@pytest.mark.ux("UX-050")
@pytest.mark.ux("UX-032")
def test_a_card_is_taken_back_and_a_found_tile_is_not_and_the_hint_only_marks(desk: Desk) -> None:
    page = bring_position(
        desk, FAR.replace("hand: []", "hand: [burgle, stumble]").replace("pawn: crypt, hand", "pawn: west_porch, hand")
    ).page
    hand = page.locator('[data-thing="hand:burgle"]')
    hand.click()
    expect(page.locator('[data-thing="played:burgle"]')).to_have_count(2)
    page.keyboard.press("Control+z")
    expect(page.locator('[data-thing="hand:burgle"]')).to_have_count(1)
    page.keyboard.press("h")
    expect(page.locator("[data-hinted]").first).to_be_visible()
    before = page.locator(PROMPT).get_attribute("data-decision")
    page.wait_for_timeout(ECHO)
    assert page.locator(PROMPT).get_attribute("data-decision") == before
    page.locator('[data-thing="door:L.W1"]').click()
    expect(page.locator(".ghost")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator("body")).to_contain_text(re.compile("chance", re.IGNORECASE))
    expect(page.locator(".ghost")).to_be_visible()


@pytest.mark.ux("UX-202")
def test_a_move_that_wants_a_sword_says_so_and_what_would_give_it(desk: Desk) -> None:
    page = bring_position(desk, HELD_UP).page
    held = page.locator('[data-area="held"]')
    expect(held).to_contain_text("Missing for this way: 1 sword")
    expect(held).to_contain_text("Play Mercenary")
    expect(held).to_contain_text("west porch")
    page.locator('[data-thing="hand:mercenary"]').click()
    expect(held).to_have_count(0)


@pytest.mark.ux("UX-027")
@pytest.mark.ux("UX-165")
def test_on_a_phone_the_row_comes_forward_when_one_of_its_cards_is_asked_for_and_twins_say_the_same(
    sit: Callable[..., Desk],
) -> None:
    desk = thief(sit(**PHONE))
    page = bring_position(desk, TWINS).page
    page.locator('[data-thing="hand:remove_traps"]').tap()
    expect(page.locator('[data-thing="row:riot"]')).to_be_visible()
    assert (question := desk.wait_for_question()) is not None
    assert question["kind"] == "replace"
    expect(page.locator('[data-option="replace swindle"]')).to_have_count(2)
    assert {one["notation"] for one in question["options"]} == desk.on_the_board()  # looking for them takes none
    assert desk.question == question
    page.wait_for_timeout(ECHO)
    page.locator('[data-option="replace swindle"]').last.tap()
    expect(page.locator('[data-thing="row:swindle"]')).to_have_count(1)
    expect(page.locator('[data-thing="hand:burgle"]')).to_be_visible()  # and the hand comes back


@pytest.mark.ux("UX-201")
def test_on_a_phone_a_found_tile_is_seen_whole_above_its_turns_and_laid_with_the_thumb(
    sit: Callable[..., Desk],
) -> None:
    desk = sit(**PHONE)
    bring(desk, finds_a_tile, players=4)
    page = desk.page
    expect(page.locator(".thumb").first).to_be_visible()
    page.wait_for_function(WHOLE, arg=[".ghost", MAP, ".thumb"])
    lay = page.locator('.answers [data-thing="lay"]')
    assert (box := lay.bounding_box()) is not None
    assert box["y"] + box["height"] > 760  # of 844
    page.wait_for_timeout(ECHO)
    lay.tap()
    page.wait_for_function("() => !document.querySelector('.ghost')")


@pytest.mark.ux("UX-159")
@pytest.mark.parametrize("locale", ["en-US", "pl-PL", "ru-RU"])
def test_on_a_phone_nothing_that_can_be_bought_lies_over_something_else(sit: Callable[..., Desk], locale: str) -> None:
    desk = sit(locale=locale, **PHONE)
    page = bring_position(desk, TWINS).page
    page.locator('[role="tab"]').nth(2).tap()
    wares = page.locator(".pile:visible, .good:visible")
    assert wares.count() == 8
    boxes = [box for one in wares.all() if (box := one.bounding_box())]
    assert [(one, other) for one, other in combinations(boxes, 2) if overlap(one, other)] == []
    tall = "(all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length"
    assert wares.evaluate_all(tall) == 0


@pytest.mark.ux("UX-203")
@pytest.mark.ux("UX-075")
def test_every_figure_beside_the_hand_opens_into_terms_that_add_up(desk: Desk) -> None:
    page = begin(desk).page
    desk.wait_for_question()
    page.keyboard.press("a")
    expect(page.locator(PROMPT)).to_contain_text("All cards are played")
    for what in ("skill", "swords", "boots", "clank", "gold", "lockpicks"):
        button = page.locator(f'[data-thing="total:{what}"]')
        button.click()
        look = page.locator('[data-area="look"]')
        shown = int(re.findall(r"-?\d+", look.locator("h2").inner_text())[0])
        terms = [int(one.replace("−", "-")) for one in look.locator(".terms b").all_inner_texts()]
        beside = re.findall(r"-?\d+", button.inner_text().replace("−", "-"))
        assert sum(terms) == shown == int(beside[0]), what


@pytest.mark.ux("UX-046")
@pytest.mark.ux("UX-031")
def test_ending_a_turn_too_early_asks_back_with_what_could_still_be_had(sit: Callable[..., Desk]) -> None:
    desk = bring_position(sit(sure=False), FAR.replace("skill: 1", "skill: 3").replace("charlatan", "lightstick"))
    page = desk.page
    before = page.locator(PROMPT).get_attribute("data-decision")
    page.keyboard.press("p")
    asked = page.get_by_role("alertdialog")
    expect(asked).to_contain_text("Acquire Lightstick")
    page.keyboard.press("Enter")  # the safe answer has the focus
    expect(asked).to_have_count(0)
    assert page.locator(PROMPT).get_attribute("data-decision") == before


@pytest.mark.ux("UX-018")
@pytest.mark.ux("UX-076")
@pytest.mark.ux("UX-138")
def test_two_browsers_by_link_each_in_their_language_see_no_foreign_hand(sit: Callable[..., Desk]) -> None:
    host, friend = sit(), sit(locale="pl-PL", **PHONE)
    table, links = host.new_table(GAME, "me", "open", seed="7", options={"players": 2, "first_player": "0"})
    friend.page.goto(links["seat1"])
    friend.page.locator("main form .primary, main .primary").first.tap()
    friend.page.locator(PROMPT).wait_for()
    host.sit_at(table)
    assert host.wait_for_question() is not None
    mine, theirs = host.stage["view"]["players"][0], friend.stage["view"]["players"][0]
    assert mine["cards"]
    assert "cards" not in theirs
    host.page.keyboard.press("a")
    expect(host.page.locator(PROMPT)).to_contain_text("All cards are played", timeout=PATIENCE * 1_000)
    host.page.wait_for_timeout(ECHO)
    host.page.keyboard.press("p")
    assert friend.wait_for_question() is not None
    expect(friend.page.locator(PROMPT)).to_contain_text("umiejętności")


@pytest.mark.ux("UX-155")
@pytest.mark.ux("UX-085")
def test_without_movement_the_attack_and_the_cards_that_came_before_it_are_told(desk: Desk) -> None:
    page = desk.page
    bring(desk, wakes_her)
    page.locator('[data-option="end turn"]').click()
    log = page.locator('[data-area="log"]').first
    expect(log).to_contain_text("The dragon attacks")
    assert page.locator("main .flying").count() == 0
    expect(log).to_contain_text("New in the row")


@pytest.mark.ux("UX-207")
def test_an_attack_takes_six_seconds_at_most(sit: Callable[..., Desk]) -> None:
    desk = sit(**LIVELY)
    bring(desk, wakes_her)
    desk.page.locator('[data-option="end turn"]').click()
    expect(desk.page.locator("main .flying").first).to_be_attached()
    lasting = desk.page.evaluate(
        "() => Math.max(0, ...document.getAnimations().filter((one) => one.effect?.target?.closest('.flying'))"
        ".map((one) => Number(one.effect.getComputedTiming().endTime)))"
    )
    assert 0 < lasting <= 6_000


@pytest.mark.ux("UX-106")
@pytest.mark.ux("UX-107")
@pytest.mark.ux("UX-112")
@pytest.mark.ux("UX-114")
@pytest.mark.ux("UX-120")
def test_a_record_that_is_brought_can_be_seen_again_from_any_seat(desk: Desk) -> None:
    table = desk.import_table(whole_game(), "me", "bot:random")
    page = desk.sit_at(table).page
    result = page.locator('[data-area="result"]')
    expect(result).to_be_visible()
    for row in result.locator("tbody tr").all():
        cells = [cell.inner_text().replace("−", "-") for cell in row.locator("td").all()]
        figures = [int(re.findall(r"-?\d+", cell)[0]) for cell in cells]
        assert sum(figures[:-1]) == figures[-1]
    desk.walk(f"/replay/{table}")
    slider = page.get_by_role("slider")
    slider.wait_for()
    page.locator("body").press("ArrowRight")
    expect(page.locator(f"{MAP} .tile").first).to_be_visible()


@pytest.mark.ux("UX-107")
@pytest.mark.ux("UX-163")
def test_on_a_phone_every_figure_of_the_end_stands_under_its_own_name(sit: Callable[..., Desk]) -> None:
    desk = sit(**PHONE, locale="ru-RU")
    desk.go("/privacy")
    page = desk.sit_at(desk.import_table(whole_game(), "me", "bot:random")).page
    rows = page.locator('[data-area="result"] tbody tr')
    expect(rows).to_have_count(2)
    for row in rows.all():
        boxes = [name.bounding_box() for name in row.locator("td > .lbl").all()]
        assert len(boxes) > 4
        for one, other in combinations([box for box in boxes if box is not None], 2):
            assert not overlap(one, other)


@pytest.mark.ux("UX-072")
@pytest.mark.ux("UX-130")
def test_cards_and_rules_of_this_game_are_found_and_are_not_those_of_another(desk: Desk) -> None:
    page = desk.go("/cards/boss_monster").page
    page.locator('[data-area="cards"] li').first.wait_for()
    page.get_by_role("link", name="Clank! Catacombs").click()
    expect(page.locator('[data-area="cards"] li')).to_have_count(115)
    page.get_by_role("searchbox").fill("czarny rynek")
    expect(page.locator('[data-area="cards"] li')).to_have_count(1)
    page.get_by_role("button", name="Open Black Market").click()
    expect(page.get_by_role("dialog")).to_contain_text("device")
    assert faults_of(page) == []
    page.keyboard.press("Escape")
    desk.walk("/rules/clank_catacombs")
    page.get_by_role("searchbox").fill("CC-232")
    expect(page.locator("main")).to_contain_text("depths")


@pytest.mark.ux("UX-141")
@pytest.mark.ux("UX-157")
@pytest.mark.ux("UX-150")
@pytest.mark.parametrize("screen", [{}, PHONE], ids=["laptop", "phone"])
def test_axe_finds_nothing_targets_are_large_and_the_table_is_told_in_words(
    sit: Callable[..., Desk], screen: dict[str, object]
) -> None:
    page = begin(sit(**screen)).page
    assert faults_of(page) == []
    assert page.evaluate(SMALL, 44 if screen else 24) == []
    page.keyboard.press("t")
    words = page.locator('[data-area="table in words"]')
    expect(words.get_by_role("heading").first).to_be_visible()
    expect(words).to_contain_text("Mercenary")


@pytest.mark.ux("UX-069")
@pytest.mark.ux("UX-071")
def test_any_card_opens_large_with_its_terms(desk: Desk) -> None:
    page = begin(desk).page
    desk.wait_for_question()
    page.locator('[data-area="shared board"] [data-card]').first.focus()
    page.keyboard.press("i")
    large = page.get_by_role("dialog")
    expect(large).to_contain_text("Catacombs ·")
    expect(large).to_contain_text(re.compile(r"CC-\d+"))


@pytest.mark.ux("UX-208")
def test_a_far_room_tells_its_way_and_a_player_what_would_count(desk: Desk) -> None:
    page = bring_position(desk, FAR).page
    page.locator(f'{MAP} [data-stop="shrine"]').click()
    look = page.locator('[data-area="look"]')
    expect(look).to_contain_text("Cheapest known way: 3 boots")
    page.locator('[data-thing="player:0"]').first.click()
    expect(look).to_contain_text("0")
    expect(look.locator("dt")).to_have_count(5)
