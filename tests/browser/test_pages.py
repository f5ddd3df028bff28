"""The pages beside the table: cards, rules, what is stored, replays, and what whoever cannot see the page is told."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import underkeep as uk
from tests.browser.screens import LOCALES
from tests.browser.sitting import Desk, Server
from underkeep import texts

RULES = re.compile(r"^(BM-\w+) =", re.MULTILINE)


def shown(page: Page) -> set[str]:
    return set(page.locator('[data-area="cards"] [data-card]').evaluate_all("all => all.map(one => one.dataset.card)"))


def cards(desk: Desk) -> Page:
    desk.go("/cards")
    desk.page.locator('[data-area="cards"] [data-card]').first.wait_for()
    return desk.page


@pytest.mark.ux("UX-072")
def test_a_card_is_found_by_name_or_text_in_any_language_whatever_its_marks(desk: Desk) -> None:
    page = cards(desk)
    game = next(game for game in uk.games() if game.name == "boss_monster")
    every = {card["id"] for card in game.cards()}
    assert shown(page) == every
    search = page.get_by_role("searchbox")
    for typed, card in (
        ("golem FACT", "golem_factory"),
        ("mroczny oltarz", "dark_altar"),
        ("ФАБРИКА големов", "golem_factory"),
    ):
        search.fill(typed)
        expect(page.get_by_role("status").first).to_have_text("1 card")
        assert shown(page) == {card}
    search.fill("xyzzy")
    expect(page.get_by_role("status").first).to_have_text("No card fits.")
    search.fill("")
    page.get_by_role("combobox", name="Kind").select_option("epic")
    assert shown(page) == {card["id"] for card in game.cards() if card.get("epic")}
    page.get_by_role("combobox", name="Kind").select_option("trap")
    page.get_by_role("combobox", name="Damage").select_option("1")
    weak = [card for card in game.cards() if card.get("kind") == "trap" and card["damage"] == 1]
    assert shown(page) == {card["id"] for card in weak}
    for box in ("BMR", "TNL"):
        page.get_by_role("combobox", name="Box").select_option(box)
        assert shown(page) == {card["id"] for card in weak if card["set"] == box}


@pytest.mark.ux("UX-072")
@pytest.mark.parametrize(
    ("game", "typed", "card"),
    [
        ("clank_catacombs", "НАЕМНИК", "mercenary"),
        ("keep_the_heroes_out", "kociol wiedzmy", "witchs_cauldron"),
        ("keep_the_heroes_out", "КОТЕЛ ведьмы", "witchs_cauldron"),
    ],
)
def test_the_cards_of_every_game_are_found_in_any_language(desk: Desk, game: str, typed: str, card: str) -> None:
    page = desk.go(f"/cards/{game}").page
    page.locator('[data-area="cards"] [data-card]').first.wait_for()
    every = {found["id"] for info in uk.games() if info.name == game for found in info.cards()}
    assert shown(page) == every
    page.get_by_role("searchbox").fill(typed)
    page.locator('[data-area="cards"] li').nth(9).wait_for(state="detached")
    assert card in shown(page)


@pytest.mark.ux("UX-071")
def test_a_card_opens_large_with_its_words_in_the_other_languages(desk: Desk) -> None:
    page = cards(desk)
    page.get_by_role("button", name="Open Golem Factory").click()
    large = page.get_by_role("dialog")
    for said in ("Golem Factory", "Fabryka golemów", "Фабрика големов", "Boss Monster", "3 copies"):
        expect(large).to_contain_text(said)
    terms, rules = large.locator("dl dt"), large.locator(".rule")
    expect(terms).to_have_text(["ordinary", "monster", "treasure", "once per round"])
    assert all(len(text) > 20 for text in rules.all_inner_texts())  # with their text, not only by their ids
    expect(rules.first.get_by_role("link", name="BM-032")).to_have_attribute("href", "/rules/boss_monster#BM-032")
    expect(large.get_by_role("button", name="Close")).to_be_in_viewport(ratio=1)
    page.keyboard.press("ArrowRight")
    expect(large).not_to_contain_text("Golem Factory · ")
    expect(large.locator("[data-card]")).not_to_have_attribute("data-card", "golem_factory")
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)


@pytest.mark.ux("UX-130")
@pytest.mark.parametrize("lang", LOCALES)
def test_all_rules_can_be_searched_by_word_or_id(sit: Callable[..., Desk], lang: str) -> None:
    desk = sit(locale=LOCALES[lang])
    desk.go("/rules")
    page = desk.page
    rules = page.locator(".rule")
    rules.first.wait_for()
    written = RULES.findall((Path(texts.__file__).parent / lang / "boss_monster/rules.ftl").read_text("utf-8"))
    assert rules.evaluate_all("all => all.map(one => one.id)") == written
    page.context.set_offline(True)  # nothing of it comes from elsewhere
    search = page.get_by_role("searchbox")
    search.fill("bm-033")
    expect(rules).to_have_count(1)
    expect(rules.locator("dd")).to_have_attribute("lang", lang)
    word = {"en": "wounds", "pl": "ran", "ru": "раны"}[lang]
    search.fill(word)
    found = [one.casefold() for one in rules.locator("dd").all_inner_texts()]
    assert len(found) > 3
    search.fill("xyzzy")
    expect(rules).to_have_count(0)
    page.context.set_offline(False)


def test_a_link_to_a_rule_leads_to_it(desk: Desk) -> None:
    desk.go("/rules/boss_monster#BM-140")
    expect(desk.page.locator("#BM-140")).to_be_in_viewport()


@pytest.mark.ux("UX-183")
@pytest.mark.ux("UX-182")
@pytest.mark.parametrize("lang", LOCALES)
def test_one_page_says_what_is_stored_and_the_browser_stores_no_more(sit: Callable[..., Desk], lang: str) -> None:
    desk = sit(locale=LOCALES[lang])
    desk.go()
    page = desk.page
    page.locator('[data-area="new table"] .primary').click()
    page.locator("[data-version]").wait_for()
    desk.go("/privacy")
    expect(page.locator("main section")).to_have_count(4)
    assert set(page.evaluate("Object.keys(localStorage)")) <= {"underkeep", "underkeep.last"}
    assert page.evaluate("sessionStorage.length") == 0
    cookies = page.context.cookies()
    assert cookies
    assert all(one["httpOnly"] and one["sameSite"] == "Strict" for one in cookies), cookies


# -- replays ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def over(desk: Desk) -> str:
    """A game that was played to its end on this desk."""
    table, _ = desk.new_table("boss_monster", "me", "bot:random", seed="7")
    desk.sit_at(table).play(random.Random(5))
    return table


def at(page: Page) -> int:
    return int(page.locator("main[data-version]").get_attribute("data-version") or -1)


@pytest.mark.ux("UX-112")
@pytest.mark.ux("UX-113")
@pytest.mark.ux("UX-114")
@pytest.mark.ux("UX-116")
@pytest.mark.ux("UX-117")
def test_a_finished_game_is_seen_again_from_any_seat_at_any_moment(desk: Desk, over: str, pictures: Path) -> None:
    page = desk.page
    told = {
        viewer: page.request.get(f"{desk.address}/api/tables/{over}/moments?viewer={viewer}").json()
        for viewer in ("0", "1", "spectator")
    }
    count, rounds = told["0"]["count"], told["0"]["rounds"]
    desk.go(f"/replay/{over}")
    page.locator("main[data-version]").wait_for()
    slider = page.get_by_role("slider")
    assert (slider.get_attribute("max"), page.locator(".marks i").count()) == (str(count), len(rounds))
    expect(page.get_by_text("The result stays hidden")).to_be_visible()

    page.get_by_role("button", name="On one decision").click()
    assert at(page) == 1
    page.locator("body").press("ArrowRight")
    assert at(page) == 2
    page.get_by_role("button", name="Back one decision").click()
    assert at(page) == 1
    page.get_by_role("button", name="On one round").click()
    assert at(page) == next(number for number in rounds if number > 1)
    page.locator("body").press("PageUp")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text("The result stays hidden")).to_have_count(0)
    won = {"0": "Ania wins.", "1": "Easy bot wins."}[told["0"]["result"].split()[0]]
    expect(page.locator(".result")).to_have_text(re.compile(f"^({won}|You win.)$"))
    page.get_by_role("button", name="Back one turn").click()
    seats = [moment["seat"] for moment in told["spectator"]["moments"]]
    assert seats[at(page)] != seats[-1] or at(page) == 0
    page.get_by_role("button", name="To the beginning").click()
    assert at(page) == 0

    slider.fill(str(count // 2))
    expect(page.locator(f'main[data-version="{count // 2}"][data-idle]')).to_be_visible()

    for viewer in ("0", "1", "spectator"):
        page.get_by_label("Seen by").select_option(viewer)
        page.locator("main[data-idle]").wait_for()
        moment = told[viewer]["moments"][count // 2]
        known = str(moment["view"])
        seen = set(
            page.locator("[data-area=replay] [data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
        )
        assert seen
        assert [card for card in seen if card not in known] == []
    assert page.url.endswith(f"#{count // 2}.spectator")
    expect(page.locator("[data-area=open]")).to_have_count(0)

    page.get_by_label("Seen by").select_option("all")
    everything = page.locator("[data-area=open]")
    for number in (0, 1):
        mine = told[str(number)]["moments"][count // 2]["view"]["players"][number]
        for card in mine["rooms"]["cards"] + mine["spells"]["cards"]:
            expect(everything).to_contain_text(texts.card_name("en", card))
    page.screenshot(path=pictures / "replay-all.png", full_page=True)
    page.get_by_label("Seen by").select_option("spectator")
    page.locator("main[data-idle]").wait_for()
    page.reload()
    page.locator("main[data-version]").wait_for()
    assert at(page) == count // 2

    page.get_by_label("Speed").select_option("8")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_timeout(700)
    page.get_by_role("button", name="Pause").click()
    stopped = at(page)
    assert stopped > count // 2
    page.wait_for_timeout(400)
    assert at(page) == stopped

    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    assert "Ania" in saved.value.path().read_text("utf-8")
    page.get_by_label("with the names of the players").uncheck()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    text = saved.value.path().read_text("utf-8")
    assert "Ania" not in text
    assert uk.load(text).result is not None

    page.get_by_label("Seen by").select_option("0")
    slider.fill("3")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    assert over not in page.url
    page.locator("[data-version]").wait_for()


def test_a_game_that_goes_on_has_no_replay(desk: Desk) -> None:
    table, _ = desk.new_table("boss_monster", "me", "bot:random")
    desk.troubled = True
    desk.go(f"/replay/{table}")
    expect(desk.page.get_by_role("alert")).to_contain_text("no replay")


# -- whoever cannot see the page --------------------------------------------------------------------------------------


def three_languages(page: Page, where: str) -> None:
    for lang in LOCALES:
        expect(page.locator(f"{where} [lang={lang}]")).to_be_visible()


@pytest.mark.ux("UX-172")
def test_without_scripts_there_is_a_sentence_in_three_languages(browser: Browser, server: Server) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(server.address)
    three_languages(page, "noscript")
    context.close()


@pytest.mark.ux("UX-172")
def test_a_browser_that_is_too_old_is_told_so_in_three_languages(sit: Callable[..., Desk]) -> None:
    desk = sit()
    desk.page.add_init_script("delete Array.prototype.toSpliced")
    desk.page.route("**/assets/index.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
    desk.go()
    three_languages(desk.page, "#too-old")


@pytest.mark.ux("UX-172")
@pytest.mark.parametrize("part", ["**/assets/index.js", "**/texts/en/web.js", "**/assets/lobby-Lobby.js"])
def test_a_server_that_goes_before_the_page_is_whole_is_told_of(browser: Browser, server: Server, part: str) -> None:
    context = browser.new_context(locale="en-US")
    page = context.new_page()

    def cut(route: Route) -> None:
        route.abort()

    page.route(part, cut)
    page.goto(server.address)
    three_languages(page, "#unreachable")
    context.close()
