"""Nothing that is told on a crowded table is cut off or lies under something else."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.positions import lay_out
from tests.browser.screens import LOCALES, sized
from tests.browser.sitting import PROMPT, Desk
from tests.browser.test_clank_manners import HEADING, bring_position
from tests.browser.test_keep_the_heroes_out import bring

ZOOM = "dialog.zoom[open]"
# Lines of text that lie, in either direction, beyond the box that shows them.
BEYOND = """([lines, boxes]) => [...document.querySelectorAll(lines)].filter((one) => {
    const { left, right, top, bottom } = one.closest(boxes).getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(one)
    return [...range.getClientRects()].some((line) =>
        line.left < left - 1 || line.right > right + 1 || line.top < top - 1 || line.bottom > bottom + 1)
}).map((one) => one.textContent)"""
# What nobody can touch lets the pointer through to what lies below: here it holds the pointer, to see what lies above.
ABOVE = """([wanted, others]) => {
    for (const one of document.querySelectorAll(`${wanted}, ${others}`)) one.style.pointerEvents = 'auto'
    return [...document.querySelectorAll(wanted)].filter((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        const at = (across, down) => document.elementFromPoint(x + width * across, y + height * down)
        return ![at(0.1, 0.5), at(0.5, 0.5), at(0.9, 0.5), at(0.5, 0.9)].every((seen) => one.contains(seen))
    }).map((one) => one.textContent)
}"""
SEVEN = """\
    phase: play
    turn: 3
    players:
    - clan: rats
      hand: [rat_swarm, rat_busy_paws, rat_busy_paws, rat_gang_up, rat_scurry, rat_from_the_drains, crossbow]
    - {clan: skeletons, hand: [skeleton_rise]}
    rooms:
      vault: {monsters: {skeletons: 1}}
      workshop: {monsters: {rats: 2}}
      library: {heroes: [mage]}
    guild_deck: [fighter_gem_special, rogue_swords, mage_hat]
    """
# The largest of all monsters in the room with the largest treasure, of a dungeon four rooms wide.
DRAGON = """\
    phase: play
    turn: 3
    players: [{clan: red_dragon, hand: [dragon_pounce, dragon_fire_breath]}, {clan: rats, hand: [rat_scurry]}]
    rooms:
      vault: {monsters: {red_dragon: [2], rats: 2}, resources: {coin: 2}}
      workshop: {monsters: {rats: 1}}
    guild_deck: [fighter_gem_special, rogue_swords, mage_hat]
    """
WORDY = f"""{HEADING}players:
- {{pawn: west_porch, hand: [curator, waystone, brave_hero, burgle, stumble], boots: 2, lockpicks: 1}}
- {{pawn: crypt}}
row: [lute, bandit, swindle, robbery, charlatan, grand_theft]
"""


def in_each_language(desk: Desk) -> Iterator[Page]:
    for lang in LOCALES:
        desk.page.evaluate(
            """(language) => {
                const kept = JSON.parse(localStorage.underkeep ?? '{}')
                localStorage.underkeep = JSON.stringify({ ...kept, language })
                dispatchEvent(new StorageEvent('storage', { key: 'underkeep' }))
            }""",
            lang,
        )
        desk.page.locator(f"html[lang={lang}]").wait_for()
        desk.page.wait_for_timeout(200)
        yield desk.page


@pytest.mark.ux("UX-134")
@pytest.mark.ux("UX-217")
@pytest.mark.parametrize("size", ["laptop", "tablet"])
def test_seven_cards_in_hand_keep_their_words(sit: Callable[..., Desk], size: str) -> None:
    desk = bring(sit(**sized(size)), SEVEN)
    for page in in_each_language(desk):
        assert page.locator('[data-area="hand"] .words').count() == 13
        assert page.evaluate(BEYOND, ['[data-area="hand"] .words', ".half"]) == []


@pytest.mark.ux("UX-074")
@pytest.mark.ux("UX-137")
def test_on_a_phone_the_reserve_shows_every_kind_in_every_language(sit: Callable[..., Desk]) -> None:
    desk = bring(sit(**sized("phone")), SEVEN)
    for page in in_each_language(desk):
        expect(page.locator('[data-area="reserve"] .reserve b')).to_have_text(["6"] * 4 + ["8", "5"])
        inside = '[data-area="reserve"] :is(b, i, svg)'
        assert page.evaluate(
            """(inside) => [...document.querySelectorAll(inside)].filter((one) => {
                const box = one.closest('.reserve, .sum').getBoundingClientRect()
                const { left, right } = one.getBoundingClientRect()
                return left < box.left - 1 || right > box.right + 1 || right > innerWidth
            }).length""",
            inside,
        ) == 0  # fmt: skip


@pytest.mark.ux("UX-209")
@pytest.mark.parametrize("size", ["laptop", "tablet", "phone"])
def test_a_dragon_hides_neither_the_name_of_its_room_nor_what_may_be_stolen(
    sit: Callable[..., Desk], size: str
) -> None:
    page = bring(sit(**sized(size)), DRAGON).page
    assert page.locator(".vault .figure").count() > 1
    assert page.evaluate(ABOVE, [".vault :is(.plate, .value)", ".vault .figure, .vault .folk"]) == []


@pytest.mark.ux("UX-071")
@pytest.mark.parametrize("size", ["laptop", "tablet"])
def test_words_of_a_card_that_also_gives_something_are_never_cut_through(sit: Callable[..., Desk], size: str) -> None:
    desk = bring_position(sit(**sized(size)), WORDY)
    for page in in_each_language(desk):
        cut = page.evaluate(
            """() => [...document.querySelectorAll('.cc.hand .text')].filter((one) => {
                const paper = one.closest('.paper').getBoundingClientRect()
                return one.getBoundingClientRect().bottom > paper.bottom || one.clientHeight < 12
            }).map((one) => one.textContent)"""
        )
        assert page.locator(".cc.hand .text").count() > 2
        assert cut == []


@pytest.mark.ux("UX-198")
def test_what_a_way_costs_lies_above_the_pawn_that_would_take_it(desk: Desk) -> None:
    page = bring_position(desk, WORDY).page
    assert page.locator(".chip.near").count() > 0
    assert page.evaluate(ABOVE, [".chip.near", ".pawn"]) == []


@pytest.mark.ux("UX-003")
@pytest.mark.ux("UX-159")
def test_the_lobby_of_a_phone_shows_all_games_and_the_way_to_play_at_once(sit: Callable[..., Desk]) -> None:
    desk = sit(**sized("phone")).go()
    desk.page.locator('[data-area="new table"]').wait_for()
    for page in in_each_language(desk):
        for game in page.locator('[data-area="games"] :is(button, .learn)').all():
            expect(game).to_be_in_viewport(ratio=1)
        expect(page.locator(".go .primary")).to_be_in_viewport(ratio=1)
        # the way to the lessons lies on its picture, and over no word
        overlaps = page.evaluate(
            """() => [...document.querySelectorAll('[data-area="games"] li')].filter((one) => {
                const [learn, text] = ['.learn', '.txt'].map((part) => one.querySelector(part).getBoundingClientRect())
                return learn.right > text.left
            }).length"""
        )
        assert overlaps == 0


@pytest.mark.ux("UX-137")
def test_a_clan_for_each_seat_is_chosen_within_the_sheet(sit: Callable[..., Desk]) -> None:
    desk = sit(**sized("phone")).go()
    desk.page.locator('[data-area="games"] button').nth(2).tap()
    desk.page.locator(".go .btn").nth(1).tap()
    desk.page.locator("dialog .cards select").first.wait_for()
    for page in in_each_language(desk):
        boxes = [one.bounding_box() for one in page.locator("dialog .cards select").all()]
        around = page.locator("dialog .cards").bounding_box()
        assert around is not None
        assert len(boxes) == 2
        (one, other) = boxes
        assert one is not None
        assert other is not None
        assert one["x"] + one["width"] <= other["x"]
        assert other["x"] + other["width"] <= around["x"] + around["width"] + 1


@pytest.mark.ux("UX-159")
@pytest.mark.ux("UX-195")
def test_six_players_are_told_apart_by_the_numbers_of_their_names(sit: Callable[..., Desk]) -> None:
    desk = sit(**sized("phone"))
    table, _ = lay_out(
        desk,
        """
        phase: build
        round: 2
        active: 0
        players:
        - {boss: king_croak, dungeon: [dark_altar], hand: [witchs_kitchen]}
        - {boss: cleopatra, dungeon: [open_grave]}
        - {boss: seducia, dungeon: [open_grave]}
        - {boss: draculord, dungeon: [golem_factory]}
        - {boss: gorgona, dungeon: [goblin_armory]}
        - {boss: cerebellus, dungeon: [brainsucker_hive]}
        """,
        "me",
        *["bot:random"] * 5,
        sets="BMR, CRL",
    )
    desk.sit_at(table)
    for page in in_each_language(desk):
        numbers = page.locator(".foe .numbered > :last-child")
        assert [one.strip() for one in numbers.all_inner_texts()] == ["1", "2", "3", "4", "5"]
        assert page.evaluate(BEYOND, [".foe .numbered > :last-child", ".head"]) == []


@pytest.mark.ux("UX-071")
@pytest.mark.ux("UX-138")
def test_a_card_that_is_read_at_the_table_tells_its_name_in_the_other_languages(sit: Callable[..., Desk]) -> None:
    """Whoever sits at another screen may speak of it in another language."""
    desk = bring_position(sit(locale="pl-PL"), WORDY)
    page = desk.page
    page.locator('[data-thing="hand:curator"]').focus()
    page.keyboard.press("i")
    elsewhere = page.locator(f"{ZOOM} .also [lang]")
    expect(elsewhere).to_have_count(2)
    expect(elsewhere.nth(0)).to_have_attribute("lang", "en")
    expect(elsewhere.nth(0)).to_contain_text("Curator")
    expect(elsewhere.nth(0)).to_contain_text("Draw a card for each artifact that you have.")
    expect(elsewhere.nth(1)).to_have_attribute("lang", "ru")
    expect(elsewhere.nth(1)).to_contain_text("Хранитель музея")
    page.keyboard.press("Escape")
    expect(page.locator(PROMPT)).to_be_visible()
