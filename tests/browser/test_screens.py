"""What holds on every screen: pictures of all of them, one language at a time, room for longer words, a visible focus.

`UNDERKEEP_PICTURES=folder` leaves the pictures there: all four sizes in all three languages.
"""

from __future__ import annotations

import os
import re
from collections import deque
from collections.abc import Callable
from functools import cache
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Route, expect

import underkeep as uk
from tests.browser.axe import faults_of
from tests.browser.screens import LOCALES, SIZES, Tour, sized
from tests.browser.sitting import Desk
from underkeep import texts

TEXTS = Path(texts.__file__).parent
# Where axe looks as well, at both themes; with UNDERKEEP_AXE=all it does so everywhere.
AXE = set(product(SIZES, LOCALES)) if os.environ.get("UNDERKEEP_AXE") == "all" else {("phone", "pl"), ("laptop", "en")}
# Names that are the same everywhere, keys of a keyboard, and what people typed.
NAMES = re.compile(
    r"Underkeep|Boss Monster|Clank! Catacombs|Keep the Heroes Out!|English|Polski|Русский|\b(?:EN|PL|RU|QR|XP|FAQ)\b|"
    r"\b(?:BM|CC|KH)-\w+\b|\b(?:BMR|TNL|RMB|THK|IOD|CRL|DBM|POP|LST|KNG|VOV)\b|"
    r"\b(?:Ctrl|Escape|Esc|Enter|Tab|Home|End|PgUp|PgDn|Space|Shift|JavaScript|HttpOnly|SameSite|cookie)\b|"
    r"\b(?:Ania|Boris|Celina|Dorota|TXT|YAML|https?)\b|localhost\S*"
)
# Everything that is said on the page, but what is marked as another language, and notation, which is the same in all.
SAID = """() => {
    const lang = document.documentElement.lang
    const ours = (one) => !one.closest('code, kbd, script, style, noscript, textarea, .rule-id') &&
        one.closest('[lang]').lang === lang && one.checkVisibility()
    const found = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
        const { parentElement: around, data } = nodes.currentNode
        if (data.trim() !== '' && ours(around)) found.push(data.trim().replaceAll('\\u00ad', ''))
    }
    const named = ['aria-label', 'title', 'placeholder', 'alt']
    for (const one of document.querySelectorAll(named.map((name) => `[${name}]`))) {
        if (ours(one)) found.push(...named.map((name) => one.getAttribute(name) ?? ''))
    }
    return [...new Set([...found, document.title])]
}"""

ALOUD = """() => [...document.querySelectorAll('.unseen[aria-live]')].map((one) => one.textContent.trim())"""


def without_names(desk: Desk, said: list[str]) -> list[str]:
    """Tables and people are called as they were when they came, in whatever language that was."""
    tables = [told for told in desk.told if told["type"] == "welcome"]
    names = {name for table in tables for name in (table["title"], *(seat["name"] for seat in table["seats"]))}
    called = re.compile("|".join(map(re.escape, sorted(names - {""}, key=len, reverse=True))) or "$^")
    return [called.sub("", one) for one in said]


def all_cards() -> list[dict[str, Any]]:
    return [card for game in uk.games() for card in game.cards()]


@cache
def fragments(lang: str) -> set[str]:
    """Whatever our texts say in two words or more between their gaps, and the words of the cards in English."""
    said = "\n".join(path.read_text("utf-8") for path in sorted((TEXTS / lang).rglob("*.ftl")))
    lines = [line.partition(" = ")[2] or line for line in said.splitlines() if not line.startswith("#")]
    pieces = {piece.strip(" .,:;") for line in lines for piece in re.split(r"\{[^{}]*\}|[{}]", line)}
    if lang == "en":
        pieces |= {str(card[part]) for card in all_cards() for part in ("name", "text") if card.get(part)}
    return {piece for piece in pieces if len(piece) > 8 and " " in piece}


@cache
def ids() -> set[str]:
    """The id of every message and card that nobody could take for a word."""
    said = "\n".join(path.read_text("utf-8") for path in sorted((TEXTS / "en").rglob("*.ftl")))
    names = set(re.findall(r"^([a-z][\w-]*-[\w-]+) =", said, re.MULTILINE)) | {card["id"] for card in all_cards()}
    return {name for name in names if re.search("[_-]", name)}


@cache
def of_others(lang: str) -> set[str]:
    """What only the other languages say."""
    own = "\n".join(path.read_text("utf-8") for path in sorted((TEXTS / lang).rglob("*.ftl")))
    return {piece for other in LOCALES if other != lang for piece in fragments(other) if piece not in own}


def foreign(lang: str, said: list[str]) -> list[str]:
    """What is not in this language: sentences of another, letters of another alphabet, ids instead of words."""
    bare = [NAMES.sub("", one) for one in said]
    whole = "\n".join(bare)
    others = [piece for piece in of_others(lang) if piece in whole]  # a page of cards says thousands of things
    letters = re.compile("[A-Za-z]{3,}" if lang == "ru" else "[а-яёА-ЯЁ]")
    return [
        one
        for one, rest in zip(said, bare, strict=True)
        if ids().intersection(re.findall(r"[\w-]+", rest))
        or letters.search(rest)
        or any(piece in rest for piece in others)
    ]


@pytest.mark.ux("UX-134")
@pytest.mark.ux("UX-141")
@pytest.mark.ux("UX-154")
@pytest.mark.parametrize(("size", "first"), [("laptop", "en"), ("large", "ru"), ("tablet", "ru"), ("phone", "pl")])
def test_every_screen_is_pictured_and_speaks_one_language_and_axe_finds_nothing(
    sit: Callable[..., Desk], pictures: Path, size: str, first: str
) -> None:
    """In each language: the screen stays as it is, and only its words change, but for names and what was said aloud."""
    desk = sit(locale=LOCALES[first], **sized(size))
    tour = Tour(desk.go("/privacy"))
    langs = deque(sorted(LOCALES, key=lambda lang: lang != first))
    strange, faults = {}, {}
    for name in tour.through():
        for lang in langs:
            tour.speak(lang)
            desk.page.screenshot(path=pictures / f"{name}-{size}-{lang}.png")
            said = desk.page.evaluate(SAID)
            if lang != langs[0]:
                aloud = desk.page.evaluate(ALOUD)
                said = without_names(desk, [one for one in said if one not in aloud])
            strange[name, lang] = foreign(lang, said) if lang != "en" else []
            faults[name, lang] = faults_of(desk.page) if (size, lang) in AXE else []
        langs.rotate()  # the next screen comes up in the language that was spoken last
    assert {name: said for name, said in strange.items() if said} == {}
    assert {name: found for name, found in faults.items() if found} == {}


@pytest.mark.ux("UX-136")
def test_every_letter_is_drawn_by_our_fonts_in_every_weight(desk: Desk) -> None:
    """The browser loads exactly the files that a letter needs, and says which face has drawn it."""
    said = "".join(path.read_text("utf-8") for path in sorted(TEXTS.rglob("*.ftl")))
    cards = "".join(str(card.get(part, "")) for card in all_cards() for part in ("name", "text"))
    letters = sorted({one for one in said + cards if not one.isspace() and one.isprintable()})
    assert len(letters) > 150
    desk.go("/privacy")
    page = desk.page
    page.locator("main section").first.wait_for()
    page.evaluate(WRITE, "".join(letters))
    page.evaluate("document.fonts.ready")
    inside = page.context.new_cdp_session(page)
    inside.send("DOM.enable")
    inside.send("CSS.enable")
    root = inside.send("DOM.getDocument")["root"]["nodeId"]
    found = {}
    for line in inside.send("DOM.querySelectorAll", {"nodeId": root, "selector": "[data-letters]"})["nodeIds"]:
        face, weight = inside.send("DOM.getAttributes", {"nodeId": line})["attributes"][1].split("|")
        for drawn in inside.send("CSS.getPlatformFontsForNode", {"nodeId": line})["fonts"]:
            if not drawn["isCustomFont"]:
                found[face, weight] = drawn
    assert found == {}


# One line of all letters for each face and weight that our styles name.
WRITE = """(letters) => {
    const faces = { Handjet: [600, 700], 'Fira Sans Condensed': [400, 600] }
    for (const [face, weight] of Object.entries(faces).flatMap(([name, all]) => all.map((one) => [name, one]))) {
        const line = document.createElement('p')
        line.dataset.letters = `${face}|${weight}`
        line.style.font = `${weight} 16px "${face}"`
        line.textContent = letters
        document.body.append(line)
    }
    return document.fonts.ready
}"""


@pytest.mark.ux("UX-137")
@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_texts_that_are_much_longer_are_neither_cut_nor_pushed_out(sit: Callable[..., Desk], size: str) -> None:
    desk = sit(locale="en-US", **sized(size))
    desk.page.route(re.compile(r"/texts/en/.*\.js$"), lengthen)
    tour = Tour(desk.go("/privacy"))
    found = {name: desk.page.evaluate(CUT) for name in tour.through(*ROOMY)}
    assert {name: cut for name, cut in found.items() if cut} == {}


# Without "waiting", where longer words would be names that the server does not take, and the rulebook.
ROOMY = (
    "lobby", "options", "links", "files", "join", "build", "target", "why_not", "zoom", "choices", "words",
    "log", "chat", "menu", "keys", "hero", "window", "cover", "end", "replay", "cards", "card", "privacy",
    "nowhere",
)  # fmt: skip
# A sentence without gaps, as the bundle holds it: of a message, of one of its attributes, or of one of its variants.
PLAIN = re.compile(r'((?:"id":"[\w-]+"|\}),"value":"|"attributes":\{"\w+":")([^"\\]+)(?=")')


def lengthen(route: Route) -> None:
    """Every sentence without gaps says two fifths more."""
    answer = route.fetch()
    longer, count = PLAIN.subn(lambda found: found[1] + found[2] + "~" * max(1, len(found[2]) * 2 // 5), answer.text())
    assert count > 0 or "`[]`" in answer.text(), route.request.url  # a file that says nothing has nothing to lengthen
    route.fulfill(response=answer, body=longer)


# Whatever says something that lies, in either direction, beyond a box that hides what is too much, or beyond the edge.
# A box that scrolls hides nothing, but one that does not show that it scrolls is none: only hand, board and log do so.
CUT = """() => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const known = '.up, [data-area=hand], .heroes, .lines'
    const scrolls = (style, way, one) => ['auto', 'scroll'].includes(style[way]) &&
        (style.scrollbarWidth !== 'none' || one.matches(known))
    const cutBy = (one, { left, right, top, bottom }) => {
        let wide = true, high = true // until something scrolls in that direction
        for (let box = one; box !== null && box !== document.documentElement; box = box.parentElement) {
            const style = getComputedStyle(box)
            if (style.display === 'contents') continue
            if (style.clipPath !== 'none') return null // only to be read aloud
            const place = box.getBoundingClientRect()
            wide &&= !scrolls(style, 'overflowX', box)
            high &&= !scrolls(style, 'overflowY', box)
            const hides = (way) => style[way] !== 'visible'
            if (wide && hides('overflowX') && (left < place.left - 2 || right > place.right + 2)) return box
            if (high && hides('overflowY') && (top < place.top - 2 || bottom > place.bottom + 2)) return box
            if (style.position === 'fixed' || box === top) break
        }
        return wide && (left < -2 || right > innerWidth + 2) ? document.body : null
    }
    const found = []
    const nodes = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
        const { parentElement: one, data } = nodes.currentNode
        if (!data.includes('~') || !one.checkVisibility({ visibilityProperty: true })) continue
        if (one.closest('.unseen, .skip, [data-card], [data-thing], svg, option, [style*="opacity: 0"]')) continue
        const range = document.createRange()
        range.selectNodeContents(nodes.currentNode)
        for (const line of range.getClientRects()) {
            const box = line.width > 1 ? cutBy(one, line) : null
            if (box === null) continue
            found.push(`${one.className}: ${data.trim().slice(0, 50)} (in ${box.tagName}.${box.className})`)
            break
        }
    }
    return found
}"""


@pytest.mark.ux("UX-145")
@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_the_focus_is_always_seen_and_never_lies_behind_a_bar(sit: Callable[..., Desk], size: str) -> None:
    desk = sit(locale="pl-PL", **sized(size))
    tour = Tour(desk.go("/privacy"))
    found = {}
    for name in tour.through("lobby", "options", "build", "zoom", "menu", "end", "rules"):
        faults = []
        for _ in range(25):
            desk.page.keyboard.press("Tab")
            fault = desk.page.evaluate(FOCUS)
            if fault:
                faults.append(fault)
        found[name] = faults
    assert {name: faults for name, faults in found.items() if faults} == {}


# What is wrong with what has the focus: no ring of two pixels that stands out from its surroundings, or out of sight.
FOCUS = """() => {
    const one = document.activeElement
    if (one === null || one === document.body) return ''
    const channels = (colour) => (colour.match(/[\\d.]+/g) ?? []).map(Number)
    const light = (colour) => channels(colour).slice(0, 3)
        .map((part) => part / 255).map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0)
    const ground = (at) => {
        for (let now = at; now !== null; now = now.parentElement) {
            const colour = channels(getComputedStyle(now).backgroundColor)
            if (colour.length === 3 || colour[3] > 0.9) return getComputedStyle(now).backgroundColor
        }
        return 'rgb(20, 14, 29)'
    }
    const shown = getComputedStyle(one).opacity === '0' ? one.closest('label') : one // its label stands for it
    const style = getComputedStyle(shown)
    const name = `${one.tagName}.${one.className} ${(one.ariaLabel ?? one.textContent).trim().slice(0, 40)}`
    if (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 2) return `no ring: ${name}`
    const [a, b] = [light(style.outlineColor), light(ground(shown.parentElement))].sort((x, y) => y - x)
    if ((a + 0.05) / (b + 0.05) < 3) return `pale ring: ${name} ${style.outlineColor} on ${ground(shown.parentElement)}`
    const box = shown.getBoundingClientRect()
    const label = one.labels?.[0]
    const at = (far) => document.elementFromPoint(
        Math.min(Math.max(box.x + Math.min(box.width / 2, far), 0), innerWidth - 1),
        Math.min(Math.max(box.y + Math.min(box.height / 2, far), 0), innerHeight - 1),
    )
    const there = at(12)
    const isOne = (seen) => seen !== null && (one.contains(seen) || seen.contains(one) || label?.contains(seen))
    const inSight = [there, at(Infinity)].some(isOne) && box.bottom > 0 && box.top < innerHeight
    return inSight ? '' : `covered: ${name} by ${there?.tagName}.${there?.className}`
}"""


def test_what_belongs_together_stands_together(sit: Callable[..., Desk]) -> None:
    desk = sit(locale="en-US", **sized("phone"))
    page = desk.page
    tour = Tour(desk.go("/privacy"))
    for name in tour.through("log", "chat", "keys"):
        if name == "log":
            sheet = page.locator('.sheet[data-area="log"]')
            expect(sheet).to_contain_text("This table began from a file.")
            copy, close = box(sheet.get_by_role("button", name="Copy")), box(sheet.get_by_role("button", name="Close"))
            assert abs(copy["y"] - close["y"]) < 3
            assert 0 <= close["x"] - copy["x"] - copy["width"] < 16
        elif name == "chat":
            expect(page.get_by_placeholder("Say something")).to_be_visible()
        else:
            desk.walk("/privacy")
            expect(page.locator("dialog")).to_have_count(0)
    tour.build()
    log = page.locator(".bar .narrow")
    expect(log).to_have_accessible_name("What happened")
    question = desk.wait_for_question()
    assert question is not None
    desk.answer(question["options"][-1]["notation"])
    expect(log).to_have_accessible_name("What happened: there is news")
    log.click()
    page.locator(".sheet").get_by_role("button", name="Close").click()
    expect(log).to_have_accessible_name("What happened")


def test_a_card_that_is_read_is_closed_beside_its_neighbours(desk: Desk) -> None:
    tour = Tour(desk.go("/privacy"))
    tour.zoom()
    ways = [box(way) for way in desk.page.locator("dialog .ways button").all()]
    assert len(ways) > 1
    for one, other in pairwise(ways):
        assert abs(other["x"] - one["x"] - one["width"]) < 24


def box(one: Locator) -> FloatRect:
    found = one.bounding_box()
    assert found is not None
    return found
