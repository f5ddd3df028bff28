"""What the page promises about playing, word for word: no dialogs, no waiting for movement, nothing hidden in it."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.positions import lay_out
from tests.browser.sitting import ECHO, LIVELY, PATIENCE, PHONE, PROMPT, SOURCES, Desk
from underkeep import texts

IDLE = "main[data-idle]"
# Every dialog that ever opens, and everything that is called one.
COUNT_DIALOGS = """() => {
    window.dialogs = []
    const note = (one) => window.dialogs.push(one.outerHTML.slice(0, 200))
    for (const name of ['show', 'showModal']) {
        const open = HTMLDialogElement.prototype[name]
        HTMLDialogElement.prototype[name] = function () { note(this); return open.call(this) }
    }
    for (const name of ['alert', 'confirm', 'prompt']) window[name] = () => window.dialogs.push(name)
    new MutationObserver((all) => {
        for (const { addedNodes } of all) for (const one of addedNodes) {
            if (one.nodeType !== 1) continue
            const said = '[role=dialog], [role=alertdialog]'
            for (const found of [...(one.matches(said) ? [one] : []), ...one.querySelectorAll(said)]) note(found)
        }
    }).observe(document.body, { childList: true, subtree: true })
}"""


@pytest.mark.ux("UX-044")
def test_a_whole_game_against_bots_opens_no_dialog_and_no_move_takes_more_than_two_activations(desk: Desk) -> None:
    table, _ = desk.new_table("boss_monster", "me", "bot:random", seed="3")
    page = desk.sit_at(table).page
    page.evaluate(COUNT_DIALOGS)
    kinds = set()

    def look(question: dict[str, Any]) -> None:
        kinds.add(question["kind"])
        assert page.evaluate("() => window.dialogs") == [], question["kind"]
        direct = set(page.evaluate(GIVEN))
        sources = [option["notation"] for option in question["options"] if option["notation"] not in direct]
        if sources:  # whatever is no single activation is two: a source, and then a target
            desk.reach(random.Random(1).choice(sources))
            desk.put_back()
            page.wait_for_timeout(ECHO)

    assert desk.play(random.Random(2), look, board=True) > 5
    assert {"build", "act"} & kinds
    counted = page.evaluate("() => window.dialogs")
    assert [one for one in counted if "result" not in one] == []  # after the game its end is told


GIVEN = "() => [...document.querySelectorAll('[data-option]')].map((one) => one.dataset.option)"


# -- while things move ------------------------------------------------------------------------------------------------


def slow_down(page: Page) -> CDPSession:
    """Whatever moves takes a hundred times as long: what is done meanwhile is done while it moves."""
    inside = page.context.new_cdp_session(page)
    inside.send("Animation.enable")
    inside.send("Animation.setPlaybackRate", {"playbackRate": 0.01})
    return inside


LAYING = """
    phase: build
    active: 0
    players:
    - {boss: king_croak, hand: [golem_factory, dark_altar, freeze], dungeon: [open_grave]}
    - {boss: cleopatra, dungeon: [open_grave]}
    """


def accepted(desk: Desk) -> int:
    return sum(told["type"] == "accepted" for told in desk.told)


@pytest.mark.ux("UX-065")
@pytest.mark.parametrize("by", ["mouse", "key"])
def test_an_answer_is_taken_while_earlier_events_still_move(sit: Callable[..., Desk], by: str) -> None:
    desk = sit(**LIVELY)
    page = desk.page
    table, _ = lay_out(desk, LAYING, "me", "bot:random")
    desk.sit_at(table)
    desk.wait_for_question()
    page.locator(IDLE).wait_for()
    slow_down(page)
    desk.give("build golem_factory new")
    question = desk.wait_for_question()
    assert question is not None
    page.locator("main:not([data-idle])").wait_for()  # the card is on its way
    assert page.evaluate("() => document.getAnimations().some((one) => one.playState === 'running')")
    before = accepted(desk)
    if by == "key":
        page.keyboard.press("p")
    else:
        page.locator('[data-option="pass"]').first.click()
    until = time.monotonic() + PATIENCE
    while accepted(desk) == before and time.monotonic() < until:
        page.wait_for_timeout(20)
    assert accepted(desk) == before + 1
    assert page.locator("main:not([data-idle])").count() == 1  # and the card still moves


@pytest.mark.ux("UX-051")
def test_after_an_undo_no_pass_and_no_forced_play_runs_forward(desk: Desk) -> None:
    table, _ = lay_out(desk, LAYING, "me", "bot:random")
    page = desk.sit_at(table).page
    desk.give("build golem_factory new")
    question = desk.wait_for_question()
    assert question is not None
    page.evaluate(KEEP_SAID)
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function(
        "(was) => document.querySelector('[data-area=prompt]').dataset.decision !== was", arg=question["decision"]
    )
    expect(page.locator("[data-thing='hand:golem_factory']")).to_have_count(1)
    again = desk.wait_for_question()
    assert again is not None
    expect(page.get_by_role("button", name="Stop passing")).to_have_count(0)
    page.evaluate("async () => { for (let n = 0; n < 20; n++) await new Promise(requestAnimationFrame) }")
    assert desk.wait_for_question() == again
    assert [one for one in page.evaluate("() => window.said") if '"answer"' in one] == []


@pytest.mark.ux("UX-051")
def test_a_pass_that_reaches_further_ends_with_the_undo_and_the_question_waits(desk: Desk) -> None:
    """Somebody else thinks, so the pass still reaches on when its first question comes back."""
    table, _ = lay_out(desk, BOTH_LAY, "me", "open")
    page = desk.sit_at(table).page
    question = desk.wait_for_question()
    assert question is not None
    page.evaluate(KEEP_SAID)
    page.get_by_role("button", name="Pass further").click()
    page.get_by_role("button", name="until the round ends").click()
    expect(page.get_by_role("button", name="Stop passing")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    again = desk.wait_for_question()
    assert again is not None
    assert [one["notation"] for one in again["options"]] == [one["notation"] for one in question["options"]]
    expect(page.get_by_role("button", name="Stop passing")).to_have_count(0)
    page.evaluate("async () => { for (let n = 0; n < 20; n++) await new Promise(requestAnimationFrame) }")
    assert desk.wait_for_question() == again
    assert sum('"answer"' in one for one in page.evaluate("() => window.said")) == 1  # the pass that was taken back


BOTH_LAY = """
    phase: build
    active: 0
    players:
    - {boss: cleopatra, hand: [golem_factory, dark_altar, freeze], dungeon: [open_grave]}
    - {boss: king_croak, hand: [goblin_armory, mimic_vault], dungeon: [open_grave]}
    """


# Everything that the page says to the server from now on.
KEEP_SAID = """() => {
    window.said = []
    const send = WebSocket.prototype.send
    WebSocket.prototype.send = function (said) { window.said.push(String(said)); return send.call(this, said) }
}"""


# -- what nobody may know ---------------------------------------------------------------------------------------------

HIDDEN = """
    phase: build
    round: 4
    active: 0
    players:
    - {{boss: king_croak, hand: [golem_factory, freeze], dungeon: [open_grave, goblin_armory]}}
    - boss: cleopatra
      dungeon: [dark_altar, {{room: bottomless_pit, face_down: {laid}}}]
      hand: [{hand}]
    town: [nick_the_masher]
    """
SECRETS = ("jackpot_stash", "mimic_vault", "soul_harvest", "witchs_kitchen", "kobold_strike", "dizzygas_hallway")
EVERYTHING = """async () => {
    const found = [document.documentElement.outerHTML, document.cookie, JSON.stringify({ ...localStorage }),
        JSON.stringify({ ...sessionStorage }), JSON.stringify(history.state)]
    for (const { name } of await indexedDB.databases()) found.push(name)
    for (const name of await caches.keys()) found.push(name)
    return found.join('\\n')
}"""
BOARD = """() => document.querySelector('main').innerHTML
    .replaceAll(/data-decision="[^"]*"/g, '').replaceAll(/<!--.*?-->/g, '').replaceAll(/svelte-\\w+/g, '')"""


@pytest.mark.ux("UX-076")
@pytest.mark.ux("UX-122")
def test_a_card_that_i_may_not_know_is_nowhere_in_the_page_the_messages_and_the_storage(
    sit: Callable[..., Desk],
) -> None:
    worlds = [
        ("jackpot_stash", "mimic_vault, soul_harvest"),
        ("dizzygas_hallway", "witchs_kitchen, kobold_strike"),
        ("dizzygas_hallway", "kobold_strike, witchs_kitchen"),
    ]
    boards = []
    for laid, hand in worlds:
        desk = sit()
        table, _ = lay_out(desk, HIDDEN.format(laid=laid, hand=hand), "me", "bot:random")
        page = desk.sit_at(table).page
        desk.wait_for_question()
        page.locator(IDLE).wait_for()
        expect(page.locator("main")).to_contain_text("as far as can be seen")  # what could be foreseen is told last
        boards.append(page.evaluate(BOARD))
        page.keyboard.press("t")  # all of the table in words
        page.locator('[data-area="table in words"]').wait_for()
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Report a problem").click()
        export = page.locator('[data-area="problem"]')
        expect(export).to_contain_text("golem_factory")  # my own hand is in it
        known = page.evaluate(EVERYTHING) + "".join(map(str, desk.told))
        names = [*SECRETS, *[texts.card_name("en", card) for card in SECRETS]]
        assert [name for name in names if name in known] == []
    assert boards[0] == boards[1] == boards[2]  # nor does any key, seed or order of theirs tell them apart


# -- read aloud -------------------------------------------------------------------------------------------------------

READING = """
    phase: build
    active: 0
    players:
    - boss: king_croak
      dungeon: [golem_factory, dark_altar, {room: bottomless_pit, deactivated: true}, open_grave]
      hand: [neanderthal_cave, fear]
    - {boss: cleopatra, dungeon: [open_grave]}
    town: [nick_the_masher]
    """


@pytest.mark.ux("UX-147")
def test_the_name_of_a_card_gives_its_kind_its_numbers_its_state_and_its_place(desk: Desk) -> None:
    table, _ = lay_out(desk, READING, "me", "bot:random")
    page = desk.sit_at(table).page
    desk.wait_for_question()
    for said in (
        r"^Dark Altar, Trap, 1 damage, 2 cleric treasures, place 2 of 4, can be used",
        r"^Golem Factory, Monster, \d damage, one fighter treasure, place 1 of 4",
        r"^Bottomless Pit, Trap, \d damage, .*place 3 of 4.*asleep",
        r"^Neanderthal Cave, Monster, 3 damage, one fighter treasure, place 2 of 2, can be used",
        r"^Fear, Spell · adventure, place 1 of 2, .*adventure",
        r"^Nick the Masher, cleric, \d+ health",
    ):
        expect(page.get_by_role("button", name=re.compile(said)).first).to_be_visible()


# What can be activated is what shows a pointing hand. Whoever listens must be told that it is a button, or its like.
UNNAMED = """() => {
    const acts = 'button, a[href], input, select, textarea, summary, label, ' +
        '[role=button], [role=option], [role=tab], [role=link]'
    const points = (one) => one.checkVisibility() && getComputedStyle(one).cursor === 'pointer'
    return [...document.querySelectorAll('main *, header *, dialog *')]
        .filter((one) => points(one) && one.closest(acts) === null)
        .map((one) => one.outerHTML.slice(0, 120))
}"""
NAMELESS = """() => [...document.querySelectorAll('button, a[href], [role=button], [role=option]')]
    .filter((one) => one.checkVisibility() && one.textContent.trim() === '' && !one.ariaLabel && !one.title &&
        one.querySelector('[aria-label], title, img[alt]') === null)
    .map((one) => one.outerHTML.slice(0, 120))"""
PICTURES = """() => [...document.querySelectorAll('svg, canvas, img')]
    .filter((one) => one.closest('[aria-hidden="true"]') === null && !one.alt)
    .filter((one) => !(one.getAttribute('role') === 'img' && one.ariaLabel))
    .map((one) => one.outerHTML.slice(0, 120))"""


@pytest.mark.ux("UX-148")
def test_what_can_be_activated_is_a_button_with_its_state_and_pictures_are_hidden(desk: Desk) -> None:
    table, _ = lay_out(desk, READING, "me", "bot:random")
    page = desk.sit_at(table).page
    desk.wait_for_question()
    for look in (UNNAMED, NAMELESS, PICTURES):
        assert page.evaluate(look) == []
    card = page.locator("[data-thing='hand:neanderthal_cave']")
    assert card.get_attribute("aria-pressed") in (None, "false")
    card.click(position={"x": 12, "y": 30})
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", pressed=True)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-thing='hand:fear']")).to_have_attribute("aria-disabled", "true")
    language = page.get_by_role("button", name=re.compile("Language: "))
    expect(language).to_have_attribute("aria-expanded", "false")
    language.click()
    expect(language).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    for look in (UNNAMED, NAMELESS, PICTURES):
        assert page.evaluate(look) == []


# -- movement ---------------------------------------------------------------------------------------------------------

# Every movement that ever runs: what changes, for how long, and how often.
WATCH_MOVEMENT = """() => {
    window.moves = new Map()
    const travels = ['transform', 'translate', 'rotate', 'scale', 'left', 'top', 'right', 'bottom', 'offsetDistance']
    const differs = (frames, name) => new Set(frames.map((frame) => frame[name])).size > 1
    const look = () => {
        for (const one of document.getAnimations({ subtree: true })) {
            const frames = one.effect.getKeyframes()
            const { duration, iterations } = one.effect.getComputedTiming()
            const changed = [...new Set(frames.flatMap(Object.keys))]
            const travelling = changed.filter((name) => travels.includes(name) && differs(frames, name))
            const name = one.animationName ?? one.transitionProperty ?? one.effect.target?.className
            window.moves.set(String(name), { travelling, duration, iterations, flashes: frames.length - 1, changed })
        }
        requestAnimationFrame(look)
    }
    look()
}"""

CALM = """if (location.protocol !== 'about:') localStorage.underkeep = '{"endTurn":"never","motion":"none"}'"""


def watched(desk: Desk) -> dict[str, dict[str, Any]]:
    """What moves while a hero walks through a dungeon, a spell is cast and something forbidden is touched."""
    table, _ = lay_out(desk, WALK, "me", "bot:random")
    page = desk.sit_at(table).page
    desk.wait_for_question()
    page.evaluate(WATCH_MOVEMENT)
    page.locator("[data-thing='hand:golem_factory']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".bubble")).to_be_visible()
    page.keyboard.press("Escape")
    desk.give("cast giant_size 0:1")
    desk.give("pass")
    page.wait_for_function("() => document.querySelector('main').dataset.idle !== undefined", timeout=30_000)
    return dict(page.evaluate("() => [...window.moves]"))


WALK = """
    phase: adventure
    round: 3
    active: 0
    players:
    - boss: king_croak
      dungeon: [neanderthal_cave, goblin_armory]
      hand: [giant_size, giant_size, golem_factory]
      inside: {hero: johnny_of_the_evening_watch, room: 1}
    - {boss: cleopatra, dungeon: [open_grave]}
    """


@pytest.mark.ux("UX-155")
@pytest.mark.parametrize("asked", ["the computer", "the menu"])
def test_with_reduced_motion_nothing_moves_and_everything_is_told(sit: Callable[..., Desk], asked: str) -> None:
    desk = sit(**({} if asked == "the computer" else LIVELY))
    if asked == "the menu":
        desk.page.add_init_script(CALM)
    assert watched(desk) == {}
    log = desk.page.locator('main [data-area="log"]')
    for said in ("You cast Giant Size", "Johnny of the Evening Watch"):
        expect(log).to_contain_text(said)
    told = [event["event"] for one in desk.told if one["type"] == "stage" for event in one["events"]]
    assert {"declared", "strengthened"} <= set(told)
    expect(log.get_by_text("Takes effect")).to_have_count(told.count("resolved"))


@pytest.mark.ux("UX-155")
def test_nothing_flashes_more_than_three_times_a_second(sit: Callable[..., Desk]) -> None:
    moves = watched(sit(**LIVELY))
    assert any(one["travelling"] for one in moves.values())  # else nothing was watched
    flashing = {}
    for name, one in moves.items():
        dims = {"opacity", "filter", "visibility", "backgroundColor", "color", "outlineColor"} & set(one["changed"])
        endless = one["iterations"] is None or one["iterations"] > 3  # infinity is nothing in JSON
        if dims and endless and one["duration"] / max(1, one["flashes"] / 2) < 333:
            flashing[name] = one
    assert flashing == {}


# -- fingers ----------------------------------------------------------------------------------------------------------


class Finger:
    """One finger on the glass, which can rest, slide and be lifted."""

    def __init__(self, page: Page) -> None:
        self.inside = page.context.new_cdp_session(page)

    def touch(self, kind: str, x: float = 0, y: float = 0) -> None:
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        self.inside.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def down_on(self, thing: Locator) -> tuple[float, float]:
        box = thing.bounding_box()
        assert box is not None
        at = box["x"] + 14, box["y"] + min(24, box["height"] / 2)
        self.touch("touchStart", *at)
        return at


# To its beginning, and there to stay: what a finger has thrown rolls on for a while.
BRING_BACK = """async (hand) => {
    for (let still = 0; still < 15; still = hand.scrollLeft === 0 ? still + 1 : 0) {
        hand.scrollTo({ left: 0, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
    }
}"""


@pytest.mark.ux("UX-166")
def test_a_finger_acts_when_it_is_lifted_and_not_where_it_slid_to(sit: Callable[..., Desk]) -> None:
    desk = sit(**PHONE)
    table, _ = lay_out(desk, MANY, "me", "bot:random")
    page = desk.sit_at(table).page
    question = desk.wait_for_question()
    assert question is not None
    finger = Finger(page)
    # Sliding off a button cancels it.
    answer = page.locator('[data-option="pass"]').locator("visible=true").first
    x, y = finger.down_on(answer)
    assert desk.question == question  # it rests there, and nothing has happened
    for step in range(1, 6):
        finger.touch("touchMove", x, y - 30 * step)
    finger.touch("touchEnd")
    page.evaluate("async () => { for (let n = 0; n < 10; n++) await new Promise(requestAnimationFrame) }")
    assert desk.question == question
    # Over ten pixels a finger scrolls, and chooses nothing.
    hand = page.locator('[data-area="hand"]')
    card = page.locator(SOURCES).locator("visible=true").first
    before = hand.evaluate("(one) => one.scrollLeft")
    x, y = finger.down_on(card)
    for step in range(1, 8):
        finger.touch("touchMove", x - 12 * step, y)
    finger.touch("touchEnd")
    page.wait_for_function(
        "(before) => document.querySelector('[data-area=hand]').scrollLeft > before + 10", arg=before
    )
    expect(page.locator('main [aria-pressed="true"]')).to_have_count(0)
    hand.evaluate(BRING_BACK)
    page.wait_for_timeout(ECHO)
    # Lifted where it came down, it acts, and not before. The page itself notes what was chosen just before: a question
    # from here would take so long that the finger may seem to rest, which asks to read the card instead.
    chosen = page.locator('main [aria-pressed="true"]')
    page.evaluate(
        """() => window.addEventListener('pointerup', () => {
            window.chosenAtLift = document.querySelectorAll('main [aria-pressed="true"]').length
        }, true)"""
    )
    box = card.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + 14, box["y"] + min(24, box["height"] / 2))
    expect(chosen).to_have_count(1)
    assert page.evaluate("() => window.chosenAtLift") == 0


MANY = """
    phase: build
    active: 0
    players:
    - boss: king_croak
      hand: [golem_factory, dark_altar, open_grave, neanderthal_cave, bottomless_pit, goblin_armory, mimic_vault,
        freeze]
    - {boss: cleopatra, dungeon: [open_grave]}
    """


# -- words ------------------------------------------------------------------------------------------------------------

STRAY = """() => {
    const letters = { en: /[а-яёąćęłńóśźż]/i, pl: /[а-яё]/i, ru: /[a-ząćęłńóśźż]{4,}/i }
    const names = /Underkeep|Boss Monster|Clank! Catacombs|Keep the Heroes Out!|localhost|https?/g
    const found = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
        const { parentElement: around, data } = nodes.currentNode
        const lang = around.closest('[lang]').lang
        if (around.closest('script, style, noscript, code, kbd') === null && around.checkVisibility() &&
            letters[lang].test(data.replaceAll(names, ''))) found.push([lang, data.trim()])
    }
    return found
}"""


@pytest.mark.ux("UX-139")
@pytest.mark.parametrize(
    ("locale", "lang"), [("pl-PL", "pl"), ("ru-RU", "ru"), ("en-GB", "en"), ("ru", "ru"), ("de-DE", "en")]
)
def test_the_first_visit_follows_the_browser_and_every_part_says_its_language(
    sit: Callable[..., Desk], locale: str, lang: str
) -> None:
    desk = sit(locale=locale)
    page = desk.go("/").page
    page.locator('[data-area="new table"]').wait_for()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    for code, name in (("en", "English"), ("pl", "Polski"), ("ru", "Русский")):
        part = page.get_by_role("button", name=name, exact=True)
        assert part.evaluate("(one) => one.closest('[lang]').lang") == code
    assert page.evaluate(STRAY) == []
    desk.walk("/cards")
    page.locator('[data-area="cards"] li:has([data-card=golem_factory])').get_by_role("button").click()
    page.locator("dialog[open]").wait_for()
    assert page.evaluate(STRAY) == []


# -- what a question says, and what explains itself -------------------------------------------------------------------

ROBOBO = """
    phase: build
    active: 1
    players:
    - {boss: king_croak, dungeon: [open_grave, goblin_armory], builds: 0}
    - boss: robobo
      dungeon: [golem_factory, open_grave, bottomless_pit, goblin_armory]
      builds: 1
      hand: [brainsucker_hive]
    """


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en-US", "Robobo: choose one of your rooms. It will be destroyed."),
        ("pl-PL", "Robobo: wybierz jedną ze swoich komnat. Zostanie zniszczona."),
        ("ru-RU", "Робобо: выберите одну из своих комнат. Она будет разрушена."),
    ],
)
def test_a_question_of_a_card_says_what_becomes_of_what_is_chosen(
    sit: Callable[..., Desk], locale: str, said: str
) -> None:
    desk = sit(locale=locale)
    table, _ = lay_out(desk, ROBOBO, "me", "bot:greedy")
    desk.sit_at(table)
    question = desk.wait_for_question()
    assert question is not None
    assert (question["kind"], question["source"]) == ("room", "robobo")
    expect(desk.page.locator(PROMPT)).to_contain_text(said)


def test_no_card_opens_under_a_pointer_that_rests_where_play_was(desk: Desk) -> None:
    table, _ = lay_out(desk, LAYING, "me", "bot:random")
    page = desk.sit_at(table).page
    desk.wait_for_question()
    box = page.locator("[data-thing='hand:golem_factory']").bounding_box()
    assert box is not None
    desk.go("/privacy")
    page.locator("main section").first.wait_for()
    page.mouse.move(box["x"] + 20, box["y"] + 60)
    desk.walk(f"/table/{table}")
    page.locator(IDLE).wait_for()
    page.wait_for_timeout(900)  # longer than a pointer has to rest on a card that it was moved to
    expect(page.locator("[data-preview]")).to_have_count(0)
    page.mouse.move(box["x"] + 24, box["y"] + 64)
    expect(page.locator("[data-preview]")).to_have_count(1)


HINTED = """
    phase: adventure
    round: 3
    active: 0
    players:
    - boss: king_croak
      dungeon: [neanderthal_cave, goblin_armory]
      hand: [giant_size, golem_factory, dark_altar, open_grave, bottomless_pit, mimic_vault, beast_menagerie]
      inside: {hero: johnny_of_the_evening_watch, room: 1, damage: 4}
    - {boss: cleopatra, dungeon: [open_grave]}
    """


def test_a_hint_says_why_and_its_frame_lies_above_the_neighbour(desk: Desk) -> None:
    table, _ = lay_out(desk, HINTED, "me", "bot:random")
    page = desk.sit_at(table).page
    desk.wait_for_question()
    page.keyboard.press("h")
    hint = page.locator(".bubble")
    expect(hint).to_contain_text("Hint: Cast Giant Size")
    expect(hint).to_contain_text("Because then: Johnny of the Evening Watch: ")
    assert page.locator(".slot:has(> [data-hinted])").evaluate("(one) => Number(getComputedStyle(one).zIndex)") > 0


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_the_large_card_of_a_hero_says_what_heroes_do(sit: Callable[..., Desk], lang: str) -> None:
    desk = sit(locale={"en": "en-US", "pl": "pl-PL", "ru": "ru-RU"}[lang])
    table, _ = lay_out(desk, READING, "me", "bot:random")
    page = desk.sit_at(table).page
    desk.wait_for_question()
    page.locator("[data-thing='hero:nick_the_masher']").first.focus()
    page.keyboard.press("i")
    said = page.locator("dialog[open] .paper .text")
    expect(said).to_have_text(str(texts.message(lang, "lair-hero-about", "", {"souls": 1, "wounds": 1})))
