"""Fingers find what they aim at, and nothing is lost where letters are large or the screen is small."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.positions import lay_out
from tests.browser.screens import LOCALES, Tour, record, sized
from tests.browser.sitting import PHONE, PROMPT, Desk, Server

FINGER, POINTER = 44, 24
SIDE = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
NARROW = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
ZOOMED = {"viewport": {"width": 640, "height": 400}}  # a laptop at 200 %

# What can be activated and is smaller than that, in either direction. A word within a sentence is as high as its line;
# what is ticked by its label is as large as that.
SMALL = """(least) => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const where = 'button, a[href], select, input, textarea, summary, [role=button]'
    const inSentence = (one) => getComputedStyle(one).display.startsWith('inline') &&
        [...one.parentElement.childNodes].some((node) => node.nodeType === 3 && node.data.trim().length > 1)
    const found = [...top.querySelectorAll(where)].filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => !one.closest('.skip, [inert]') && !one.matches(':disabled') && !inSentence(one))
        .map((one) => one.matches('[type=checkbox], [type=radio], [type=file]') ? one.closest('label') ?? one : one)
        .filter((one) => one.offsetWidth < least || one.offsetHeight < least)
        .map((one) => `${one.className} ${one.offsetWidth}×${one.offsetHeight} ` +
            (one.ariaLabel ?? one.textContent).trim().slice(0, 30))
    return [...new Set(found)].slice(0, 12)
}"""
# What cannot be hit even if it is brought into sight: something else lies on its middle and on its foot. (A hero stands
# in the middle of a room; there its foot is free.)
HIDDEN = """async (where) => {
    const found = []
    for (const one of document.querySelectorAll(where)) {
        if (!one.checkVisibility({ visibilityProperty: true })) continue
        one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        const { left, top, width, height } = one.getBoundingClientRect()
        const there = [1 / 2, 5 / 6].map((part) => document.elementFromPoint(left + width / 2, top + height * part))
        if (!there.some((at) => at !== null && (one.contains(at) || at.contains(one)))) {
            found.push(`${one.className} ${one.dataset.thing ?? ''} under ${there[0]?.outerHTML.slice(0, 80)}`)
        }
    }
    return found
}"""
AREAS = "[data-area='my board'], [data-area='shared board'], [data-area='other boards'], .race"
THINGS = f"main :is({AREAS}) :is(button, [data-thing]:not([data-thing^=gate]))"
# What is cut: wider than its box, or beyond the screen.
SIDEWAYS = """() => [
    ...(document.documentElement.scrollWidth > innerWidth ? ['the page'] : []),
    ...[...document.querySelectorAll('main, main .up, main [data-area="my board"], main [data-area=prompt]')]
        .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.className || one.tagName),
]"""


# -- large enough (UX-157) ------------------------------

AT_THE_TABLE = ("build", "target", "hero", "window", "log", "choices", "end")


@pytest.mark.ux("UX-157")
@pytest.mark.parametrize(
    ("screen", "lang", "names"),
    [
        pytest.param(PHONE, "ru", (), id="phone"),
        pytest.param(SIDE, "ru", AT_THE_TABLE, id="phone on its side"),
        pytest.param(NARROW, "pl", (*AT_THE_TABLE, "menu", "replay", "zoom"), id="narrow phone"),
        pytest.param(sized("tablet"), "pl", (*AT_THE_TABLE, "lobby", "zoom"), id="tablet"),
    ],
)
def test_whatever_a_finger_may_touch_is_44_px_in_both_directions(
    sit: Callable[..., Desk], screen: dict[str, object], lang: str, names: tuple[str, ...]
) -> None:
    desk = sit(locale=LOCALES[lang], **screen)
    tour = Tour(desk.go("/privacy"))
    found = {name: desk.page.evaluate(SMALL, FINGER) for name in tour.through(*names)}
    assert {name: small for name, small in found.items() if small} == {}


@pytest.mark.ux("UX-157")
def test_whatever_a_mouse_may_hit_is_24_px_in_both_directions(sit: Callable[..., Desk]) -> None:
    desk = sit(locale="pl-PL")
    tour = Tour(desk.go("/privacy"))
    found = {name: desk.page.evaluate(SMALL, POINTER) for name in tour.through()}
    assert {name: small for name, small in found.items() if small} == {}


@pytest.mark.ux("UX-157")
def test_in_mid_game_what_comes_and_goes_is_large_too(sit: Callable[..., Desk]) -> None:
    """The log with its lines, the ways to pass, another dungeon, a pile of cards."""
    desk = sit(**PHONE)
    table, _ = desk.new_table("boss_monster", "me", "bot:random", "bot:random", seed="7")
    page = desk.sit_at(table).page
    for _ in range(3):
        question = desk.wait_for_question()
        assert question is not None
        desk.give(question["options"][0]["notation"])
    desk.wait_for_question()
    page.locator(".bar .narrow").tap()
    page.locator(".sheet .then").first.wait_for()
    assert page.evaluate(SMALL, FINGER) == []
    page.locator(".sheet").get_by_role("button", name="Close").tap()
    page.locator('[data-thing="discard"]').tap()
    page.locator('[data-area="tray"]').wait_for()
    assert page.evaluate(SMALL, FINGER) == []
    page.locator('[data-area="tray"]').get_by_role("button", name="Close").tap()
    page.locator('[data-thing="player:1"]').first.tap()
    page.get_by_role("button", name="Back to your dungeon").wait_for()
    assert page.evaluate(SMALL, FINGER) == []


# A stack of rooms, a hero in it, two more at the gate, somebody else's hero, and a town.
BUSY = """
    phase: adventure
    round: 6
    active: 0
    players:
    - boss: king_croak
      dungeon: [neanderthal_cave, {stack: [bottomless_pit, dark_altar]}, goblin_armory, open_grave]
      hand: [dragon_hatchery, fear, freeze, assassin, counterspell]
      entrance: [nick_the_masher, boden_the_pantless]
      souls: 8
      wounds: 4
    - {boss: cleopatra, dungeon: [mimic_vault, dark_laboratory], souls: 3, entrance: [the_fool], hand: [fear]}
    - {boss: seducia, dungeon: [succubus_spa], wounds: 1}
    - {boss: xyzax, dungeon: [golem_factory, dark_altar]}
    town: [johnny_of_the_evening_watch, mitchell_the_judge, jesta_the_rogue]
    """


@pytest.mark.ux("UX-157")
@pytest.mark.parametrize("screen", [PHONE, SIDE, NARROW], ids=["phone", "phone on its side", "narrow phone"])
def test_no_target_lies_under_another(sit: Callable[..., Desk], screen: dict[str, object]) -> None:
    desk = sit(locale="ru-RU", **screen)
    table, _ = lay_out(desk, BUSY, "me", *["bot:random"] * 3)
    page = desk.sit_at(table).page
    desk.wait_for_question()
    page.locator("main[data-idle]").wait_for()
    assert page.evaluate(SMALL, FINGER) == []
    assert page.evaluate(HIDDEN, "main button") == []


def test_four_at_a_phone_can_be_told_apart_and_opened(sit: Callable[..., Desk]) -> None:
    """Names are whole, figures and rooms are there, and a tap anywhere on a small dungeon opens it."""
    desk = sit(locale="pl-PL", **PHONE)
    table, _ = lay_out(desk, BUSY, "me", "bot:greedy", "bot:greedy", "bot:random")
    page = desk.sit_at(table).page
    desk.wait_for_question()
    tabs = page.locator('[data-area="other boards"] .head')
    expect(tabs).to_have_count(3)
    for at in range(3):
        tab = tabs.nth(at)
        cut = tab.evaluate(
            """(tab) => [tab, ...tab.querySelectorAll('*')].filter((one) => one.checkVisibility() &&
                !one.closest('.unseen, svg, .strip *') &&
                (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2) &&
                getComputedStyle(one).overflow !== 'visible').map((one) => one.className)"""
        )
        assert cut == []
        expect(tab.locator("[data-card]").first).to_be_visible()
        assert tab.evaluate("(tab) => tab.scrollHeight <= tab.clientHeight && tab.scrollWidth <= tab.clientWidth")
    names = page.locator('[data-area="other boards"] .name').all_inner_texts()
    assert len(set(names)) == 3
    tabs.first.locator(".strip").tap()
    expect(page.get_by_role("region", name=re.compile("bot średni 1$"))).to_be_visible()
    expect(page.get_by_role("button", name="Wróć")).to_be_visible()


# -- nothing is lost (UX-156) ------------------------------


def holds(page: Page) -> None:
    """What is asked, every answer and the hand are in sight; everything else is there, or can be scrolled to."""
    page.locator("main[data-idle]").wait_for()
    assert page.evaluate(SIDEWAYS) == []
    expect(page.locator(PROMPT)).to_be_in_viewport(ratio=0.99)
    for answer in page.locator("main .answers .btn").all():
        expect(answer).to_be_in_viewport(ratio=0.99)
    expect(page.locator('[data-area="hand"]')).to_be_in_viewport(ratio=0.9)
    for part in ("souls", "wounds"):
        mine = page.locator(f'[data-area="my board"] [data-thing^="{part}:"]')
        mine.scroll_into_view_if_needed()
        expect(mine).to_be_in_viewport(ratio=0.99)
    assert page.evaluate(HIDDEN, THINGS) == []


@pytest.mark.ux("UX-156")
@pytest.mark.parametrize(
    ("screen", "lang"),
    [(ZOOMED, "pl"), (ZOOMED, "ru"), (NARROW, "pl"), (NARROW, "ru"), (SIDE, "ru")],
    ids=["200 % pl", "200 % ru", "320 px pl", "320 px ru", "on its side"],
)
def test_at_twice_the_size_and_at_320_px_the_whole_table_is_there(
    sit: Callable[..., Desk], pictures: Path, screen: dict[str, object], lang: str
) -> None:
    desk = sit(locale=LOCALES[lang], **screen)
    tour = Tour(desk.go("/privacy"))
    for name in tour.through("build", "target", "hero", "window"):
        holds(desk.page)
        desk.page.screenshot(path=pictures / f"small-{name}-{desk.page.viewport_size['width']}-{lang}.png")  # type: ignore[index]


@pytest.mark.ux("UX-156")
def test_a_move_is_made_at_twice_the_size(sit: Callable[..., Desk]) -> None:
    desk = sit(**ZOOMED)
    table = desk.import_table(record("build"), "me", "bot:random", "bot:random")
    page = desk.sit_at(table).page
    desk.wait_for_question()
    card = page.locator('[data-area="hand"] .is-legal').first
    name = card.get_attribute("data-card")
    card.click()
    target = page.locator('[data-area="my board"] .is-target').first
    expect(target).to_be_in_viewport(ratio=0.9)
    target.click()
    page.locator(f'[data-area="my board"] [data-card="{name}"]').wait_for()


@pytest.fixture
def large_letters(browser: Browser, chromium: str) -> Iterator[Browser]:
    """A browser that was told to write twice as large."""
    told = ["--no-sandbox", "--blink-settings=defaultFontSize=32"]
    started = browser.browser_type.launch(executable_path=chromium, args=told)
    yield started
    started.close()


@pytest.mark.ux("UX-156")
def test_letters_twice_as_large_lose_nothing(large_letters: Browser, server: Server, pictures: Path) -> None:
    context = large_letters.new_context(
        viewport={"width": 1280, "height": 800}, locale="pl-PL", reduced_motion="reduce"
    )
    desk = Desk(context.new_page(), server.address)
    page = desk.page
    tour = Tour(desk.go("/privacy"))
    for name in tour.through("lobby", "menu", "build", "hero", "zoom", "rules"):
        page.screenshot(path=pictures / f"letters-{name}.png")
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), name
        if name in ("build", "hero"):
            size = page.locator(f"{PROMPT} p").evaluate(
                "(p) => parseFloat(getComputedStyle(p).fontSize) * p.currentCSSZoom"
            )
            assert size >= 30  # 15 px on a phone
            holds(page)
    assert desk.faults == []
    context.close()


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_on_a_phone_the_whole_question_is_in_its_box(sit: Callable[..., Desk], lang: str) -> None:
    desk = sit(locale=LOCALES[lang], **PHONE)
    tour = Tour(desk.go("/privacy"))
    for _ in tour.through("build", "target", "hero", "window"):
        rest = desk.page.locator(PROMPT).evaluate("(box) => [box.scrollHeight - box.clientHeight, box.clientHeight]")
        assert rest[0] <= 0
        lines = desk.page.locator(f"{PROMPT} p").evaluate("(p) => p.getBoundingClientRect().height")
        assert rest[1] <= max(44, lines + 24)  # and it is no larger than its words


def test_when_the_line_is_lost_on_a_phone_the_answers_stay(sit: Callable[..., Desk], tmp_path: Path) -> None:
    with Server.started(tmp_path) as frail:
        desk = sit(frail.address, locale="ru-RU", **PHONE)
        desk.troubled = True
        table = desk.import_table(record("hero"), "me", "bot:random", "bot:random")
        page = desk.sit_at(table).page
        desk.wait_for_question()
        frail.kill()
        expect(page.locator("[role=alert].shown")).to_be_visible(timeout=15_000)
        for answer in page.locator("main .answers .btn").all():
            expect(answer).to_be_in_viewport(ratio=1)
        expect(page.locator(PROMPT)).to_be_in_viewport(ratio=1)
        expect(page.locator('[data-area="hand"] [data-card]').first).to_be_in_viewport(ratio=1)


# -- names and sentences are cut only where there is no room ------------------------------

# What ends early, of these.
ENDS = """(where) => [...document.querySelectorAll(where)].filter((one) => one.checkVisibility())
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
    .map((one) => one.textContent)"""
# Names in the hand that a neighbour covers.
COVERED = """() => [...document.querySelectorAll('[data-area=hand] .name')].filter((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return [...range.getClientRects()].some(({ left, right, top, bottom }) => [left + 1, right - 1].some((x) => {
        const there = document.elementFromPoint(x, (top + bottom) / 2)
        return !one.contains(there)
    }))
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_the_names_of_an_opening_hand_are_read_without_touching_it(sit: Callable[..., Desk], lang: str) -> None:
    desk = sit(locale=LOCALES[lang])
    table, _ = desk.new_table("boss_monster", "me", "bot:greedy", "bot:greedy", seed="3")
    page = desk.sit_at(table).page
    desk.wait_for_question()
    expect(page.locator('[data-area="hand"] [data-card]')).to_have_count(7)
    page.locator("main[data-idle]").wait_for()
    assert page.evaluate(COVERED) == []
    assert page.evaluate(ENDS, '[data-area="hand"] .name') == []


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_four_dungeons_on_a_laptop_tell_their_bosses_and_who_queues(sit: Callable[..., Desk], lang: str) -> None:
    desk = sit(locale=LOCALES[lang])
    table, _ = lay_out(desk, BUSY, "me", "bot:greedy", "bot:greedy", "bot:random")
    page = desk.sit_at(table).page
    desk.wait_for_question()
    page.locator("main[data-idle] .foe .queue").wait_for()
    assert page.evaluate(ENDS, ".foe :is(.name, .boss), .heroes .name span") == []
    chip, strip = (
        page.locator(f".foe .strip:has(.queue) {part}".strip()).first.bounding_box() for part in (".queue .inside", "")
    )
    room = page.locator(".foe .strip:has(.queue) .slot").first.bounding_box()
    assert chip is not None
    assert strip is not None
    assert room is not None
    assert strip["x"] <= chip["x"]
    assert chip["x"] + chip["width"] <= room["x"] + 1


@pytest.mark.parametrize("lang", ["pl", "ru"])
def test_what_a_card_would_change_is_told_to_the_end_where_there_is_room(sit: Callable[..., Desk], lang: str) -> None:
    desk = sit(locale=LOCALES[lang])
    table = desk.import_table(record("build"), "me", "bot:random", "bot:random")
    page = desk.sit_at(table).page
    desk.wait_for_question()
    page.locator(".slot:has(> .turns) [data-card]").first.focus()
    expect(page.locator(".line.would")).to_be_visible()
    assert page.evaluate(ENDS, ".heroes .name span") == []
    free = page.locator(".line.would").evaluate("(one) => innerWidth - one.getBoundingClientRect().right")
    assert free < 20  # it has the whole width
