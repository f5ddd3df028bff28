"""The end of a game, its replay, and the log that leads there."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, expect

import underkeep as uk
from tests.browser.measuring import Meter
from tests.browser.positions import lay_out
from tests.browser.screens import LOCALES, Tour, record, sized
from tests.browser.sitting import Desk
from underkeep import bots, texts

RESULT = '[data-area="result"]'
LOG = 'main [data-area="log"]'
WAYS = ("Play again", "Watch the replay", "Save the record", "To the lobby")

# Whoever passes is met by a hero that no room stops: that is the fifth wound, and the first one that is seen here.
LAST_WOUND = """
    phase: adventure
    active: 0
    players:
    - {boss: xyzax, dungeon: [open_grave], wounds: 4, entrance: [nick_the_masher], hand: [freeze]}
    - {boss: gorgona, dungeon: [golem_factory], hand: [dark_altar, jeopardy]}
    """


def cards_in(place: Locator) -> list[str]:
    found: list[str] = place.locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    return found


def names(cards: list[str]) -> list[str]:
    return [texts.card_name("en", card) for card in cards]


# -- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.ux("UX-106")
@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_at_the_end_nothing_is_hidden_and_every_way_on_is_in_sight(sit: Callable[..., Desk], size: str) -> None:
    desk = sit(**sized(size))
    desk.go("/privacy")
    Tour(desk).end()
    page, end = desk.page, desk.page.locator(RESULT)
    truth = uk.load(record("end"))
    expect(end.locator(".won")).to_have_text("You win.")
    expect(end.get_by_role("list", name="How it went").get_by_role("listitem")).not_to_have_count(0)
    for name in WAYS:
        way = end.get_by_role("button", name=name).or_(end.get_by_role("link", name=name))
        expect(way).to_be_in_viewport(ratio=1)
    hidden = end.locator(".hidden")
    for seat in range(3):
        mine = truth.view(seat)["players"][seat]
        for name in names(mine["rooms"]["cards"] + mine["spells"]["cards"]):
            expect(hidden.get_by_role("button", name=name, exact=True)).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(end).to_have_count(0)

    # The table stays open to inspection: everybody's hand, and the decks in their order.
    for seat in (0, 2):
        player = page.locator(f'.head[data-thing="player:{seat}"]')
        player.click()
        mine = truth.view(seat)["players"][seat]
        held = page.locator('[data-area="hand"]')
        assert sorted(cards_in(held)) == sorted(mine["rooms"]["cards"] + mine["spells"]["cards"])
        page.get_by_role("button", name="Back to your dungeon").click()
    page.locator('[data-thing="deck:rooms"]').click()
    assert cards_in(page.locator('[data-area="tray"]')) == truth.retold()[0]["decks"]["rooms"]


def test_of_a_game_that_was_over_in_its_file_no_story_is_made_up(desk: Desk) -> None:
    desk.go("/privacy")
    end = desk.sit_at(desk.import_table(record("end"), "me", "bot:random", "bot:random")).page.locator(RESULT)
    expect(end.locator("tbody tr")).to_have_count(3)
    expect(end.get_by_role("list", name="How it went")).to_have_count(0)


@pytest.mark.ux("UX-106")
def test_at_the_end_nobody_acts_nothing_is_explained_and_the_menu_leads_to_the_replay(desk: Desk) -> None:
    table, _ = lay_out(desk, LAST_WOUND, "me", "bot:random")
    page = desk.sit_at(table).page
    main = page.locator("main")
    assert desk.wait_for_question() is not None
    expect(main).to_contain_text("acts now")
    while desk.wait_for_question() is not None:
        desk.give("pass")
    expect(page.locator(RESULT)).to_contain_text("Easy bot wins.")
    expect(page.locator('[data-area="explained"]')).to_have_count(0)  # the wound is one, and would have been explained
    page.keyboard.press("Escape")
    for said in ("acts now", "next", "last round", "played out", "build phase"):
        expect(main).not_to_contain_text(said)
    expect(main.locator('[aria-current="step"], .seat.thinking')).to_have_count(0)
    order = page.get_by_role("list", name="Order of play").get_by_role("listitem")
    expect(order.filter(has_text="out of the game")).to_have_count(1)
    expect(order.filter(has_text="wins")).to_have_count(1)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Result").click()
    expect(page.locator(RESULT)).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("link", name="Watch the replay").click()
    page.wait_for_url(f"**/replay/{table}*")
    page.locator("main[data-version][data-idle]").wait_for()


# -- the replay -------------------------------------------------------------------------------------------------------


def imported(desk: Desk, text: str, count: int) -> str:
    """The id of a table whose game is over already."""
    return desk.import_table(text, *["me"] * count)


@pytest.mark.ux("UX-113")
@pytest.mark.parametrize("lang", LOCALES)
def test_on_a_laptop_a_replay_shows_hand_log_and_every_dungeon_at_once(sit: Callable[..., Desk], lang: str) -> None:
    desk = sit(locale=LOCALES[lang])
    desk.go("/privacy")
    table = imported(desk, record("end"), 3)
    page, board = desk.page, desk.page.locator('[data-area="replay"]')
    for eyes in ("1", "all"):
        desk.walk("/privacy").page.locator("main section").first.wait_for()
        desk.walk(f"/replay/{table}#180.{eyes}")
        page.locator('main[data-version="180"][data-idle]').wait_for()
        for part in (board.locator('[data-area="log"]'), board.locator('[data-area="hand"] [data-card]').first):
            expect(part).to_be_in_viewport(ratio=0.97)  # the frame of a card reaches a little further
        view = uk.load(cut(record("end"), 180)).view(None)
        for player in view["players"]:
            for place in range(len(player["dungeon"])):
                expect(board.locator(f'[data-thing="room:{player["seat"]}:{place + 1}"]')).to_be_in_viewport(ratio=1)
    expect(page.locator(".where")).to_have_text(re.compile(r"\d · [A-ZР]"))


def cut(text: str, decisions: int) -> str:
    """A record until there."""
    head, _, played = text.partition("\n\n")
    kept = [line for line in head.splitlines() if not line.startswith("result:")]
    return "\n".join([*kept, "", *played.splitlines()[:decisions]]) + "\n"


@cache
def long_game() -> str:
    table = uk.new_game("boss_monster", players=4, seed=0)
    players = [bots.make("greedy", seat) for seat in range(4)]
    while (decision := table.decision) is not None:
        table.choose(players[decision.seat].choose(table, decision.seat))
    assert table.number > 500
    return table.record()


# Every moment that was drawn since.
WATCH_MOMENTS = """() => {
    const main = document.querySelector('main[data-version]');
    window.drawn = [];
    new MutationObserver(() => { if ('idle' in main.dataset) window.drawn.push(Number(main.dataset.version)) })
        .observe(main, { attributes: true, attributeFilter: ['data-version', 'data-idle'] });
}"""


@pytest.mark.ux("UX-115")
def test_a_jump_in_a_long_game_asks_once_draws_once_and_shows_the_table_of_that_number(desk: Desk) -> None:
    desk.go("/privacy")
    table = imported(desk, long_game(), 4)
    page, meter = desk.page, Meter(desk)
    asked: list[str] = []

    def note(request: Request) -> None:
        if "/moments?" in request.url:
            asked.append(request.url.partition("start=")[2].partition("&")[0])

    page.on("request", note)
    desk.walk(f"/replay/{table}#0.0")
    page.locator('main[data-version="0"][data-idle]').wait_for()
    page.evaluate(WATCH_MOMENTS)
    for number, wanted in ((450, {"400"}), (560, {"500", "600"}), (30, set()), (455, set()), (612, set())):
        del asked[:]
        page.evaluate("() => { window.drawn = [] }")
        with meter.work() as done:
            page.get_by_role("slider").fill(str(number))
            page.locator(f'main[data-version="{number}"][data-idle]').wait_for()
            page.wait_for_load_state("networkidle")
        assert set(asked) == wanted, number  # a piece once, its neighbour beforehand, and nothing that is known
        assert len(asked) == len(wanted)
        assert set(page.evaluate("() => window.drawn")) <= {number}  # nothing in between
        assert done["layouts"] < 40, done
        view = uk.load(cut(long_game(), number)).view(0)
        mine = view["players"][0]
        if mine["rooms"]["cards"] + mine["spells"]["cards"]:
            held = cards_in(page.locator('[data-area="hand"]'))
            assert sorted(held) == sorted(mine["rooms"]["cards"] + mine["spells"]["cards"])
        for player in view["players"]:
            for place, room in enumerate(player["dungeon"], 1):
                shown = page.locator(f'[data-thing="room:{player["seat"]}:{place}"]').first
                if room["stack"]:
                    expect(shown).to_have_attribute("data-card", room["stack"][-1])


# -- the log ----------------------------------------------------------------------------------------------------------

# The lines of the log whose last character stands in a line of its own.
ALONE = r"""() => [...document.querySelectorAll('[data-area="log"] li > span')].filter((line) => {
    const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    const marks = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (let at = 0; at < node.length; at++) marks.push([node, at]);
    const top = ([node, at]) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { bottom } = range.getBoundingClientRect();
        return bottom;
    };
    const last = marks.at(-1), before = marks.at(-2);
    return /[.,;:)]/.test(line.textContent.at(-1)) && top(last) - top(before) > 10;
}).map((line) => line.textContent)"""
# The first line that is wholly in sight, and where.
READ = """() => {
    const list = document.querySelector('main [data-area="log"] .lines');
    const edge = list.getBoundingClientRect().top;
    const line = [...list.querySelectorAll('li[data-stop]')].find((one) => one.getBoundingClientRect().top >= edge);
    return [line.textContent, Math.round(line.getBoundingClientRect().top - edge)];
}"""


def answer(desk: Desk, times: int) -> None:
    for _ in range(times):
        question = desk.wait_for_question()
        assert question is not None
        desk.offered()
        desk.answer(question["options"][0]["notation"])
        desk.page.keyboard.press("Escape")
    desk.wait_for_question()


@pytest.fixture
def told(desk: Desk) -> Page:
    """A table of two with a log that is longer than its place."""
    table, _ = desk.new_table("boss_monster", "me", "bot:random", seed="7")
    desk.sit_at(table)
    answer(desk, 3)
    return desk.page


BOARDS = '[data-area="my board"], [data-area="other boards"]'


def spoken_of(desk: Desk) -> str:
    """A card in a dungeon that a line of the log names; what the bot does is its own affair, so play goes on till then.

    Lines are written a little later than things move.
    """
    page = desk.page
    for _ in range(8):
        for _ in range(15):
            lines = page.locator(f"{LOG} li[data-stop]").evaluate_all("all => all.map((one) => one.dataset.cards)")
            named = " ".join(lines).split()
            for card in cards_in(page.locator(BOARDS).first) + cards_in(page.locator(BOARDS).last):
                if card in named:
                    return card
            page.wait_for_timeout(100)
        answer(desk, 1)
    raise AssertionError(f"no line of the log names a card of a dungeon: {named}")


@pytest.mark.ux("UX-081")
def test_a_line_in_focus_lights_up_what_it_speaks_of_and_no_full_stop_stands_alone(desk: Desk, told: Page) -> None:
    for lang in LOCALES:
        desk.speak(lang)
        expect(told.locator(f"{LOG} li .link")).not_to_have_count(0)
        assert told.evaluate(ALONE) == []
    mine = spoken_of(desk)
    line = told.locator(f'{LOG} li[data-cards~="{mine}"]').first
    line.focus()
    lit = told.locator("main [data-spoken]")
    expect(told.locator(f':is({BOARDS}) [data-card="{mine}"][data-spoken]')).not_to_have_count(0)
    assert lit.first.evaluate("one => getComputedStyle(one).outlineStyle") == "dashed"
    expect(told.locator(f"{LOG} [data-spoken]")).to_have_count(0)
    line.locator(".link").first.focus()
    told.keyboard.press("Enter")
    expect(told.get_by_role("dialog")).to_be_visible()
    told.keyboard.press("Escape")
    told.locator("#prompt").focus()
    expect(lit).to_have_count(0)
    place = told.locator(f'{LOG} li[data-things^="room:"]').first
    place.focus()
    expect(told.locator(f'[data-thing="{place.get_attribute("data-things")}"][data-spoken]')).to_have_count(1)


@pytest.mark.ux("UX-082")
def test_new_lines_never_move_what_is_read_and_one_control_goes_to_the_newest(desk: Desk, told: Page) -> None:
    lines = told.locator(f"{LOG} .lines")
    lines.evaluate("list => { list.scrollTop = 40 }")
    expect(told.get_by_role("button", name="Newest")).to_be_visible()
    count, read = told.locator(f"{LOG} li[data-stop]").count(), told.evaluate(READ)
    answer(desk, 3)
    expect(told.locator(f"{LOG} li[data-stop]").nth(count)).to_be_attached()
    assert told.evaluate(READ) == read
    told.get_by_role("button", name="Newest").click()
    expect(told.locator(f"{LOG} li[data-stop]").last).to_be_in_viewport()
    answer(desk, 1)
    expect(told.locator(f"{LOG} li[data-stop]").last).to_be_in_viewport()  # and follows again


FEW = 6


@pytest.mark.ux("UX-083")
def test_one_control_sums_up_in_a_few_lines_what_happened_since_my_decision(sit: Callable[..., Desk]) -> None:
    desk = sit()
    table, _ = desk.new_table("boss_monster", "me", "bot:greedy", "bot:greedy", "bot:greedy", seed="7")
    page = desk.sit_at(table).page
    answer(desk, 2)
    question: dict[str, Any] | None = desk.wait_for_question()
    assert question is not None
    known = len(happened(desk))
    page.keyboard.press("p")  # and the others go on
    page.wait_for_function(
        "([prompt, before]) => document.querySelector(prompt).dataset.decision !== before",
        arg=['[data-area="prompt"]', question["decision"]],
    )
    desk.wait_for_question()
    page.get_by_role("button", name="What happened since my decision").click()
    summary = page.get_by_role("list", name="What happened since my decision").get_by_role("listitem")
    since = happened(desk)[known:]
    assert 0 < summary.count() <= FEW
    said = " ".join(summary.all_inner_texts())
    for event in since:
        if event["event"] == "revealed":
            assert texts.card_name("en", event["card"]) in said
    lines = page.locator(f"{LOG} li[data-stop]")
    assert lines.count() == len(since)  # each of them below, for whoever wants to know more
    expect(summary.first).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="What happened since my decision").click()
    expect(summary).to_have_count(0)
    expect(lines).not_to_have_count(len(since))


def happened(desk: Desk) -> list[dict[str, Any]]:
    """Everything that this seat was told."""
    found: list[dict[str, Any]] = []
    for message in desk.told:
        if message["type"] in ("welcome", "stage"):
            found += message["log"] if message["type"] == "welcome" else message["events"]
    return found
