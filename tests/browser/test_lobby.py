"""The lobby: games side by side, seats, options, friends, my games, files."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, Route, expect

import underkeep as uk
from tests.browser.screens import LOCALES, SIZES, record
from tests.browser.sitting import PROMPT, Desk
from underkeep import bots, texts


def wishes(page: Page) -> list[dict[str, Any]]:
    """Everything that the page asks the server to set up from now on."""
    asked: list[dict[str, Any]] = []

    def note(request: Request) -> None:
        if request.url.endswith("/api/tables") and request.method == "POST":
            asked.append(json.loads(request.post_data or ""))

    page.on("request", note)
    return asked


def lobby(desk: Desk) -> Page:
    desk.go()
    desk.page.locator('[data-area="new table"]').wait_for()
    return desk.page


def again(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Again"))  # other buttons speak of doing things again


def seat(page: Page, number: int) -> Locator:
    return page.get_by_label(f"Seat {number}", exact=True)


def play_button(page: Page) -> Locator:
    return page.get_by_role("button", name="Play Boss Monster")


# -- games and seats --------------------------------------------------------------------------------------------------


@pytest.mark.ux("UX-008")
def test_the_games_stand_side_by_side_as_equals(desk: Desk) -> None:
    page = lobby(desk)
    games = page.locator('[data-area="games"] > li')
    assert games.count() == 3
    tops = {round(box["y"]) for box in map(Locator.bounding_box, games.all()) if box}
    widths = {round(box["width"]) for box in map(Locator.bounding_box, games.all()) if box}
    assert len(tops) == len(widths) == 1
    for game, name in zip(games.all(), ("Boss Monster", "Clank! Catacombs", "Keep the Heroes Out!"), strict=True):
        expect(game).to_contain_text(name)
        expect(game).to_contain_text("players")
        expect(game).to_contain_text("min")
        assert game.locator("canvas").count() > 0
    assert page.locator('[data-area="games"]').get_by_role("button").count() == 3
    assert page.get_by_text("Being built").count() == 0
    assert page.get_by_text("Pebbles").count() == 0  # a toy of the tests


@pytest.mark.ux("UX-003")
@pytest.mark.ux("UX-004")
@pytest.mark.parametrize("lang", ["pl", "ru"])
def test_one_activation_starts_a_game_under_a_usual_name(sit: Callable[..., Desk], lang: str) -> None:
    desk = sit(locale=LOCALES[lang])
    page = lobby(desk)
    asked = wishes(page)
    assert page.get_by_role("dialog").count() == 0
    page.locator('[data-area="new table"] .primary').click()
    assert desk.wait_for_question() is not None
    assert [one["sit"] for one in asked[0]["seats"]] == ["me", "bot:greedy", "bot:greedy"]
    assert asked[0]["seats"][0]["name"]


@pytest.mark.ux("UX-009")
def test_changing_one_seat_changes_no_other_seat_and_no_option(desk: Desk) -> None:
    page = lobby(desk)
    asked = wishes(page)
    page.get_by_role("button", name="Another seat").click()
    page.get_by_role("button", name="Sets and options").click()
    page.get_by_role("checkbox", name="Hard").check()
    page.get_by_role("button", name="Close").click()
    for kind in ("here", "bot:random", "friend", "bot:greedy", "here"):
        seat(page, 2).select_option(kind)
        assert [seat(page, number).input_value() for number in (1, 3, 4)] == ["me", "bot:greedy", "bot:greedy"]
    page.get_by_label("Name at seat 1").fill("Ania")
    page.get_by_label("Name at seat 2").fill("Tomek")
    play_button(page).click()
    page.locator("[data-version]").wait_for()
    assert asked[0]["options"] == {"variants": ["hard"]}
    assert asked[0]["seats"] == [
        {"sit": "me", "name": "Ania"}, {"sit": "me", "name": "Tomek"}, {"sit": "bot:greedy"}, {"sit": "bot:greedy"},
    ]  # fmt: skip


@pytest.mark.ux("UX-010")
@pytest.mark.ux("UX-015")
def test_options_that_exclude_each_other_say_so_and_a_wrong_number_of_seats_names_the_option(desk: Desk) -> None:
    page = lobby(desk)
    asked = wishes(page)
    page.get_by_role("button", name="Sets and options").click()
    for number, boss in enumerate(("king_croak", "gorgona", "robobo"), start=1):
        page.get_by_role("dialog").get_by_label(f"Seat {number}").select_option(boss)
    chosen = page.get_by_role("checkbox", name="I choose you")
    expect(chosen).to_be_disabled()
    expect(page.get_by_role("dialog")).to_contain_text("Not together with fixed bosses")
    page.get_by_role("button", name="Close").click()

    page.get_by_role("button", name="Another seat").click()
    expect(play_button(page)).to_have_attribute("aria-disabled", "true")
    expect(page.locator("#start-note")).to_contain_text("Option Bosses")
    play_button(page).click(force=True)
    assert asked == []
    seat(page, 4).select_option("gone")
    expect(play_button(page)).to_have_attribute("aria-disabled", "false")

    page.get_by_role("button", name="Sets and options").click()
    for number in (1, 2, 3):
        page.get_by_role("dialog").get_by_label(f"Seat {number}").select_option("")
    chosen.check()
    expect(page.get_by_role("dialog").get_by_label("Seat 1")).to_be_disabled()
    expect(page.get_by_role("dialog")).to_contain_text("Not together with the variant")


@pytest.mark.ux("UX-010")
def test_a_fifth_seat_names_the_boxes_that_would_make_place(desk: Desk) -> None:
    page = lobby(desk)
    more = page.get_by_role("button", name="Another seat")
    note = page.locator("#start-note")
    more.click()
    expect(play_button(page)).to_have_attribute("aria-disabled", "false")
    more.click()
    expect(note).to_contain_text("five and six players need Crash Landing, or a second base set (BM-006)")
    expect(play_button(page)).to_have_attribute("aria-disabled", "true")
    more.click()
    expect(more).to_have_count(0)
    page.get_by_role("button", name="Sets and options").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator('[data-setting="sets"]')).to_contain_text("need Crash Landing")  # where it can be mended
    dialog.get_by_role("checkbox", name="Crash Landing").check()
    page.get_by_role("button", name="Close").click()
    expect(note).to_contain_text("6 seats are the most")
    expect(play_button(page)).to_have_attribute("aria-disabled", "false")


@pytest.mark.ux("UX-010")
@pytest.mark.ux("UX-015")
def test_the_guide_speaks_against_a_mix_of_boxes_that_can_be_played_and_a_table_that_cannot_be_says_why(
    desk: Desk,
) -> None:
    page = lobby(desk)
    note = page.locator("#start-note")
    page.get_by_role("button", name="Sets and options").click()
    dialog = page.get_by_role("dialog", name="Sets and options")
    settings = dialog.locator("[data-setting]")
    settings.first.wait_for()
    order = settings.evaluate_all("all => all.map((one) => one.dataset.setting)")
    assert order[:2] == ["mix", "sets"]
    dialog.get_by_role("checkbox", name="Crash Landing").check()
    dialog.get_by_role("checkbox", name="Tools of Hero-Kind").check()
    advice = dialog.locator('[data-area="advice"]')
    expect(advice).to_contain_text("not recommended together: Crash Landing, Tools of Hero-Kind.")
    expect(advice).to_contain_text("explorer treasure lures nobody")
    advice.get_by_role("button", name="BM-257").click()
    rule = page.get_by_role("dialog", name="Rule")
    expect(rule).to_contain_text(texts.rule_text("en", "BM-257") or "?")
    page.keyboard.press("Escape")
    expect(rule).to_have_count(0)
    expect(dialog).to_be_visible()  # what was chosen is still there

    selling = dialog.locator('[data-setting="selling"]')
    selling.get_by_role("radio", name="Not allowed").check()  # as usual: nothing to be said
    selling.get_by_role("radio", name=re.compile("^Allowed")).check()
    expect(selling).to_contain_text("needs a box with coins")
    expect(selling.get_by_role("button", name="BM-129")).to_be_visible()
    expect(advice).to_be_empty()
    dialog.get_by_role("button", name="Close").click()
    expect(note).to_contain_text("Option Selling room cards")
    expect(play_button(page)).to_have_attribute("aria-disabled", "true")

    page.get_by_role("button", name="Sets and options").click()
    selling.get_by_role("radio", name="Not allowed").check()
    dialog.get_by_role("button", name="Close").click()
    expect(note).to_contain_text("remarks on these options: 2")
    expect(play_button(page)).to_have_attribute("aria-disabled", "false")
    note.get_by_role("button").click()
    expect(advice.get_by_role("button", name="BM-257")).to_be_in_viewport()
    dialog.get_by_role("button", name="Close").click()
    play_button(page).click()
    assert desk.wait_for_question() is not None


@pytest.mark.ux("UX-010")
def test_advice_that_never_comes_is_missed_by_nobody(desk: Desk) -> None:
    page = lobby(desk)
    desk.troubled = True
    page.route("**/api/advice/**", lambda route: route.abort())
    page.get_by_role("button", name="Sets and options").click()
    with page.expect_event("requestfailed"):
        page.get_by_role("checkbox", name="Crash Landing").check()
    expect(page.locator('[data-area="advice"]')).to_be_empty()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Close").click()
    play_button(page).click()
    assert desk.wait_for_question() is not None


@pytest.mark.ux("UX-012")
def test_the_last_table_is_offered_again_as_one_button(desk: Desk) -> None:
    page = lobby(desk)
    expect(again(page)).to_have_count(0)
    seat(page, 2).select_option("bot:random")
    seat(page, 3).select_option("gone")
    page.get_by_label("Name at seat 1").fill("Ania")
    page.get_by_role("button", name="Sets and options").click()
    page.get_by_role("checkbox", name="Hard").check()
    page.get_by_role("button", name="Close").click()
    play_button(page).click()
    page.locator("[data-version]").wait_for()

    lobby(desk)
    asked = wishes(page)
    again(page).click()
    page.locator("[data-version]").wait_for()
    assert asked[0]["options"] == {"variants": ["hard"]}
    assert asked[0]["seats"] == [{"sit": "me", "name": "Ania"}, {"sit": "bot:random"}]


@pytest.mark.ux("UX-013")
@pytest.mark.parametrize("lang", LOCALES)
def test_each_level_of_bots_has_a_sentence(sit: Callable[..., Desk], lang: str) -> None:
    page = lobby(sit(locale=LOCALES[lang]))
    told = set()
    for bot in bots.names():
        page.locator(".seats select").nth(1).select_option(f"bot:{bot}")
        page.locator(".seats select").nth(2).select_option(f"bot:{bot}")
        told.add(page.locator("#start-note").inner_text())
    assert len(told) == len(bots.names())
    assert all(len(one) > 60 for one in told)  # how it plays, how long it thinks, and what it may see


# -- friends ----------------------------------------------------------------------------------------------------------


@pytest.mark.ux("UX-019")
def test_the_lobby_says_who_is_missing_until_everybody_has_come(sit: Callable[..., Desk]) -> None:
    host, friend = sit(), sit(locale="pl-PL")
    page = lobby(host)
    seat(page, 2).select_option("friend")
    page.get_by_label("Name at seat 2").fill("Żaneta")
    play_button(page).click()
    friends = page.locator('[data-area="friends"]')
    expect(friends).to_contain_text("Waiting for 1 friend")
    expect(friends).to_contain_text("Żaneta")
    link = page.get_by_label("Link for seat 2").input_value()

    friend.page.goto(link)
    friend.page.get_by_label("Twoje imię").wait_for()
    assert "#" not in friend.page.url
    friend.page.get_by_label("Twoje imię").fill("Żaneta")
    friend.page.get_by_role("button", name="Usiądź").click()
    friend.page.locator(PROMPT).wait_for()
    assert "#" not in friend.page.url
    friend.page.reload()  # and the seat is still hers
    friend.page.locator(PROMPT).wait_for()

    expect(friends).to_contain_text("Everybody is here.", timeout=6_000)
    friends.get_by_role("button", name="To the table").click()
    page.locator(PROMPT).wait_for()
    friend.page.go_back()
    assert link.split("#")[1] not in friend.page.url


@pytest.mark.ux("UX-011")
def test_bots_play_in_the_empty_seats_until_friends_come_by_the_same_links(
    sit: Callable[..., Desk], pictures: Path
) -> None:
    host, friend = sit(), sit()
    page = lobby(host)
    seat(page, 2).select_option("friend")
    page.get_by_label("Name at seat 2").fill("Boris")
    seat(page, 3).select_option("friend")
    play_button(page).click()
    friends = page.locator('[data-area="friends"]')
    expect(friends).to_contain_text("Waiting for 2 friends")
    expect(friends.get_by_role("listitem").nth(1)).to_contain_text("Boris not here yet")
    link = page.get_by_label("Link for seat 2").input_value()
    page.screenshot(path=pictures / "friends.png")
    page.get_by_role("button", name="Start with bots in 2 empty seats").click()
    assert host.wait_for_question() is not None

    friend.page.goto(link)
    friend.page.get_by_label("Your name").fill("Boris")
    friend.page.get_by_role("button", name="Sit down").click()
    friend.page.locator(PROMPT).wait_for()
    table = page.url.rpartition("/")[2]
    kinds = [
        (one["kind"], one["away"]) for one in page.request.get(f"{host.address}/api/tables/{table}").json()["seats"]
    ]
    assert kinds == [("person", False), ("person", False), ("open", True)]
    [said] = [one["line"]["text"] for one in host.told if one["type"] == "said" and "taken-over" in one["line"]["text"]]
    assert said == "seat-taken-over seat=1"

    lobby(host)
    page.get_by_role("button", name="Invite").click()
    expect(friends.get_by_role("listitem").nth(2)).to_contain_text("not here yet; a bot plays until they come")


@pytest.mark.ux("UX-021")
def test_a_link_can_be_copied_shared_and_read_by_a_camera(sit: Callable[..., Desk]) -> None:
    desk = sit(permissions=["clipboard-read", "clipboard-write"])
    desk.page.add_init_script("window.shared = []; navigator.share = async (what) => void window.shared.push(what)")
    page = lobby(desk)
    seat(page, 2).select_option("friend")
    play_button(page).click()
    link = page.get_by_label("Link for seat 2").input_value()
    expect(page.get_by_role("button", name="Wait at the table")).to_be_in_viewport()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link
    page.get_by_role("button", name="Share").click()
    assert page.evaluate("window.shared")[0]["url"] == link
    page.get_by_role("button", name="QR code").click()
    expect(page.get_by_role("img", name="QR code: Link for seat 2")).to_be_visible()
    expect(page.locator('[data-area="friends"]')).to_contain_text("This address leads to this very computer.")


@pytest.mark.ux("UX-021")
def test_a_link_for_the_home_network_is_no_link_to_this_computer(desk: Desk) -> None:
    """A server that was told its address gives links with it, also to whoever came by another one."""
    home = "http://192.168.1.20:8400"

    def at_home(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace(desk.address, home))

    desk.page.route("**/api/tables", at_home)
    page = lobby(desk)
    seat(page, 2).select_option("friend")
    play_button(page).click()
    expect(page.get_by_label("Link for seat 2")).to_have_value(re.compile(f"^{home}/"))
    expect(page.locator('[data-area="friends"]')).not_to_contain_text("this very computer")


@pytest.mark.ux("UX-018")
def test_a_link_shows_game_host_seat_and_company_before_one_button_takes_the_seat(
    sit: Callable[..., Desk], pictures: Path
) -> None:
    host, friend = sit(), sit(viewport={"width": 390, "height": 844})
    _, links = host.new_table("boss_monster", "bot:greedy", "me", "open", "open", title="Saturday")
    friend.page.goto(links["seat2"])
    main = friend.page.locator("main")
    expect(main).to_contain_text("Boss Monster · Saturday")
    expect(main).to_contain_text("set up by Boris")
    seats = main.get_by_role("listitem")
    for number, said in enumerate(("Bot, fair", "Boris", "Your seat", "free")):
        expect(seats.nth(number)).to_contain_text(said)
    friend.page.screenshot(path=pictures / "join-phone.png")
    main.get_by_role("button", name="Sit down").click()
    friend.page.locator(PROMPT).wait_for()

    host.page.goto(links["seat3"])  # whoever tries a friend's link at home keeps the own seat
    main = host.page.locator("main")
    expect(main).to_contain_text("You sit at this table already.")
    host.page.screenshot(path=pictures / "join-laptop.png")
    main.get_by_role("link", name="To the table").click()
    host.page.locator(PROMPT).wait_for()


@pytest.mark.ux("UX-169")
def test_a_link_to_a_taken_seat_says_so_and_offers_to_watch(sit: Callable[..., Desk], pictures: Path) -> None:
    host, late = sit(), sit(locale="pl-PL")
    table, links = host.new_table("boss_monster", "me", "open")
    do(sit(), "/claim", ticket=links["seat1"].partition("#")[2], name="Celina")
    page = late.page
    page.goto(links["seat1"])
    expect(page.get_by_role("alert")).to_have_text("Ktoś już tam siedzi.")
    page.screenshot(path=pictures / "join-taken.png")
    page.get_by_role("button", name="Oglądaj").click()
    page.wait_for_url(f"**/table/{table}")
    page.locator("[data-version]").wait_for()
    assert page.locator("[data-option]").count() == 0


@pytest.mark.ux("UX-169")
def test_a_link_that_opens_nothing_says_so_and_leads_to_the_lobby(sit: Callable[..., Desk]) -> None:
    host, late = sit(), sit(locale="ru-RU")
    table, links = host.new_table("boss_monster", "me", "open")
    do(host, f"/tables/{table}/seats/1/link")
    late.troubled = True
    page = late.page
    for link, why in (
        (links["seat1"], "Хозяин отозвал"),
        (links["spectate"][:-9], "не целая"),
        (f"{host.address}/join#seat.{table}", "не целая"),
        (f"{host.address}/join", "не целая"),
    ):
        page.goto("about:blank")
        page.goto(link)
        main = page.locator("main")
        expect(main.get_by_role("alert")).to_contain_text(why)
        assert not {"404", "not_found", "undefined"} & set(main.inner_text().split())
        main.locator('a[href="/"]').click()
        page.locator('[data-area="games"]').wait_for()


# -- my games and files -----------------------------------------------------------------------------------------------


ROUND_THREE = """\
underkeep: position 1
game: boss_monster
options: {players: 2}
phase: build
round: 3
active: 0
players:
- {boss: cleopatra, dungeon: [bottomless_pit], hand: [golem_factory, the_crushinator]}
- {boss: gorgona, dungeon: [open_grave], hand: [freeze]}
"""


def do(desk: Desk, path: str, **wish: Any) -> Any:
    """What this browser may ask of the server, without a page."""
    told = desk.page.request.post(f"{desk.address}/api{path}", data=wish, headers={"origin": desk.address})
    assert told.ok, told.text()
    return told.json()


@pytest.mark.ux("UX-118")
def test_games_that_wait_for_me_come_first_and_finished_ones_stand_apart(
    sit: Callable[..., Desk], pictures: Path
) -> None:
    desk, friend = sit(), sit()
    me, boris = {"sit": "me", "name": "Ania"}, {"sit": "open", "name": "Boris"}
    waits = do(desk, "/imports", text=ROUND_THREE, seats=[me, boris])["table"]
    newer = do(desk, "/imports", text=ROUND_THREE, seats=[boris, me])
    [link] = [one["url"] for one in newer["links"] if one["purpose"] == "seat"]
    do(friend, "/claim", ticket=link.partition("#")[2], name="Boris")
    over, _ = desk.new_table("boss_monster", "me", "bot:random")
    do(desk, f"/tables/{over}/close")

    page = lobby(desk)
    mine = page.locator('[data-area="my games"]')
    rows = mine.locator("li[data-table]:not(details *)")
    expect(rows).to_have_count(2)
    assert rows.evaluate_all("all => all.map(one => one.dataset.table)") == [waits, newer["table"]]
    for said in ("Boss Monster", "You, Boris", "Your move", "round 3"):
        expect(rows.first).to_contain_text(said)
    for said in ("Boris, You", "Boris to move", "round 3"):
        expect(rows.nth(1)).to_contain_text(said)
    moved_at = page.request.get(f"{desk.address}/api/tables/{waits}").json()["moved_at"]
    shown = "new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit' }).format(new Date(moment))"
    expect(rows.first).to_contain_text(page.evaluate(f"(moment) => {shown}", moved_at))
    page.screenshot(path=pictures / "my-games.png")
    expect(mine.locator(f'details [data-table="{over}"]')).to_have_count(1)
    mine.get_by_text("Finished games: 1").click()
    expect(mine.locator(f'[data-table="{over}"]')).to_contain_text("given up")
    rows.first.get_by_role("link", name="Resume").click()
    assert desk.wait_for_question() is not None


@pytest.mark.ux("UX-112")
@pytest.mark.ux("UX-118")
def test_a_finished_game_is_never_called_none_and_its_replay_is_in_sight(desk: Desk) -> None:
    page = lobby(desk)
    mine = page.locator('[data-area="my games"]')
    expect(mine).to_contain_text("No games yet")
    desk.import_table(record("end"), "me", "me", "me")
    page = lobby(desk)
    expect(mine).not_to_contain_text("No games yet")
    replay = mine.get_by_role("link", name="Replay")
    expect(replay).to_be_in_viewport(ratio=1)  # nothing goes on, so what is over lies open
    desk.new_table("boss_monster", "me", "bot:random")
    page = lobby(desk)
    expect(replay).to_be_hidden()
    mine.get_by_text("Finished games: 1").click()
    expect(replay).to_be_in_viewport(ratio=1)
    assert replay.evaluate("one => one.closest('.list').scrollTop") == 0  # with room for it, beside the running game
    replay.click()
    page.locator("main[data-version][data-idle]").wait_for()


@pytest.mark.ux("UX-110")
def test_a_rematch_is_one_tap_for_everybody_and_needs_no_new_link(sit: Callable[..., Desk], pictures: Path) -> None:
    host, friend = sit(), sit()
    before, links = host.new_table("boss_monster", "me", "open", "bot:random", options={"variants": ["hard"]}, seed="7")
    do(friend, "/claim", ticket=links["seat1"].partition("#")[2], name="Boris")
    do(host, f"/tables/{before}/close")
    page = lobby(friend)
    expect(page.get_by_role("button", name="Join the next game")).to_have_count(0)
    page = lobby(host)
    page.screenshot(path=pictures / "again.png")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url("**/table/*")
    after = page.url.rpartition("/")[2]
    page = lobby(friend)
    page.get_by_role("button", name="Join the next game").click()
    page.wait_for_url(f"**/table/{after}")
    page.locator(PROMPT).wait_for()
    assert friend.told[0]["viewer"] == 1
    old, new = [page.request.get(f"{host.address}/api/tables/{table}").json() for table in (before, after)]
    assert before != after
    assert (new["options"], new["origin"]) == (old["options"], "dealt")
    assert [(one["name"], one["kind"]) for one in new["seats"]] == [(one["name"], one["kind"]) for one in old["seats"]]


@pytest.mark.ux("UX-046")
def test_a_game_is_deleted_only_after_a_question_with_the_safe_answer_first(desk: Desk) -> None:
    over, _ = desk.new_table("boss_monster", "me", "bot:random")
    desk.page.request.post(f"{desk.address}/api/tables/{over}/close", data={}, headers={"origin": desk.address})
    page = lobby(desk)
    row = page.locator(f'[data-table="{over}"]')
    row.get_by_role("button", name="Delete").click()
    question = row.get_by_role("alertdialog")
    expect(question).to_contain_text("cannot be brought back")
    expect(question.get_by_role("button", name="Keep")).to_be_focused()
    page.keyboard.press("Enter")
    expect(question).to_have_count(0)
    row.get_by_role("button", name="Delete").click()
    row.get_by_role("button", name="Delete").click()
    expect(row).to_have_count(0)


def test_whoever_only_wants_to_watch_sees_bots_play(desk: Desk) -> None:
    page = lobby(desk)
    page.get_by_role("button", name="Join or watch").click()
    page.get_by_role("dialog").get_by_role("button", name="Watch").click()
    page.locator("[data-version]").wait_for()
    assert page.locator("[data-option]").count() == 0


def test_a_link_can_be_pasted_into_the_lobby(sit: Callable[..., Desk]) -> None:
    host, friend = sit(), sit()
    _, links = host.new_table("boss_monster", "me", "open")
    page = lobby(friend)
    page.get_by_role("button", name="Join or watch").click()
    field = page.get_by_label("Paste the link that you were given")
    field.fill("https://example.org/somewhere")
    page.get_by_role("button", name="Open the link").click()
    expect(page.get_by_role("dialog")).to_contain_text("This is no link to a table.")
    field.fill(links["seat1"])
    page.get_by_role("button", name="Open the link").click()
    page.get_by_role("button", name="Sit down").click()
    page.locator(PROMPT).wait_for()


POSITION = """\
underkeep: position 1
game: boss_monster
options: {players: 2}
players:
- {boss: cleopatra, dungeon: [bottomless_pit], hand: [golem_factory, the_crushinator]}
- {boss: gorgona, dungeon: [open_grave], hand: [freeze]}
"""


def begun_record() -> str:
    table = uk.new_game("boss_monster", players=2, seed=7)
    table.choose(0)
    return table.record()


@pytest.mark.ux("UX-120")
@pytest.mark.parametrize(("way", "kind"), [("paste", "position"), ("choose", "record"), ("drop", "position")])
def test_a_file_becomes_a_table_and_its_first_line_says_what_it_is(
    desk: Desk, tmp_path: Path, way: str, kind: str
) -> None:
    text = POSITION if kind == "position" else begun_record()
    page = lobby(desk)
    if way == "drop":
        page.evaluate(
            """(text) => {
                const data = new DataTransfer()
                data.items.add(new File([text], 'game.txt', { type: 'text/plain' }))
                const how = { bubbles: true, cancelable: true, dataTransfer: data }
                document.body.dispatchEvent(new DragEvent('drop', how))
            }""",
            text,
        )
    else:
        page.get_by_role("button", name="Open a file").click()
    if way == "choose":
        file = tmp_path / "game.txt"
        file.write_text(text, "utf-8")
        page.locator("input[type=file]").set_input_files(file)
    if way == "paste":
        page.get_by_label("Or paste its text").fill(text)
    expect(page.get_by_role("dialog")).to_contain_text(f"This is a {kind}.")
    page.get_by_role("button", name="Set up the table").click()
    assert desk.wait_for_question() is not None


@pytest.mark.ux("UX-120")
def test_a_record_of_a_finished_game_is_looked_at_from_its_deal_on(desk: Desk) -> None:
    page = lobby(desk)
    page.get_by_role("button", name="Open a file").click()
    page.locator("dialog textarea").fill(record("end"))
    page.get_by_role("button", name="Set up the table").click()
    page.locator("main[data-version='0'][data-idle]").wait_for()
    assert "/replay/" in page.url
    count = len(record("end").partition("\n\n")[2].splitlines())
    expect(page.get_by_role("slider")).to_have_attribute("max", str(count))
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".result")).to_contain_text("wins")
    lobby(desk)
    expect(page.locator('[data-area="my games"]')).to_contain_text("Finished")


TOO_MANY = POSITION.replace("[freeze]", "[freeze, freeze, freeze, freeze, freeze]")
BAD_FILES = {
    "answer": (begun_record() + "2. 0 build castle new\n", 10, "", "build castle new"),
    "name": (POSITION.replace("cleopatra", "cleopatry"), 5, "players[0].boss", "cleopatry"),
    "impossible": (TOO_MANY, 6, "players[1].hand[4]", "gorgona"),
    "kind": ("a letter to my aunt\n", 1, "", "a letter to my aunt"),
}
WHY = re.compile(r"^lobby-file-why-(\w+) = (.+)$", re.MULTILINE)


@pytest.mark.ux("UX-121")
@pytest.mark.parametrize("lang", LOCALES)
def test_a_bad_file_is_refused_with_line_field_and_reason_and_creates_nothing(
    sit: Callable[..., Desk], pictures: Path, lang: str
) -> None:
    desk = sit(locale=LOCALES[lang])
    desk.troubled = True  # a browser writes down what was refused
    page = lobby(desk)
    why = dict(WHY.findall((Path(texts.__file__).parent / lang / "web.ftl").read_text("utf-8")))
    page.locator(".ways .btn").nth(1).click()
    for reason, (text, line, field, written) in BAD_FILES.items():
        page.locator("dialog textarea").fill(text)
        page.locator("dialog .primary").click()
        alert = page.locator("dialog [role=alert]")
        place = {"en": "Line", "pl": "Wiersz", "ru": "Строка"}[lang]
        expect(alert).to_contain_text(re.compile(f"{place} {line}: .*{re.escape(written)}"))
        expect(alert).to_contain_text(field)
        expect(alert).to_contain_text(why[reason])
        nothing = {"en": "Nothing was set up.", "pl": "Nic nie powstało.", "ru": "Ничего не создано."}
        expect(alert).to_contain_text(nothing[lang])
        page.screenshot(path=pictures / f"bad-file-{reason}-{lang}.png")
    assert json.loads(page.request.get(f"{desk.address}/api/tables").text()) == []


# -- for everybody ----------------------------------------------------------------------------------------------------


@pytest.mark.ux("UX-156")
@pytest.mark.ux("UX-157")
def test_on_a_narrow_phone_nothing_scrolls_sideways_and_targets_are_large(sit: Callable[..., Desk]) -> None:
    desk = sit(viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True, locale="ru-RU")
    page = lobby(desk)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, a, select, input:not([type=file])')]
            .filter((one) => one.checkVisibility())
            .map((one) => [one.textContent.trim() || one.ariaLabel, one.getBoundingClientRect()])
            .filter(([, box]) => box.width < 44 || box.height < 44)
            .map(([name, box]) => `${name} ${box.width}×${box.height}`)"""
    )
    assert small == []


@pytest.mark.parametrize("size", ["laptop", "large"])
def test_the_button_that_starts_a_game_is_in_sight_without_scrolling(sit: Callable[..., Desk], size: str) -> None:
    width, height = SIZES[size]
    box = lobby(sit(viewport={"width": width, "height": height}, locale="ru-RU")).locator(".go .primary").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= height
