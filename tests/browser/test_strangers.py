"""What strangers write is written on the page, and is never more than that: through every door that takes words."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Dialog, Page, Route, WebSocketRoute, expect

from tests.browser.positions import come
from tests.browser.sitting import LIST, Desk
from tests.browser.test_lobby import POSITION, begun_record, lobby

SHORT = ("<b id=pwned>x</b>", "<img src=x onerror=p()>", '"><svg onload=p()>', "{@html p()}", "<a href=javascript:p()>")
LONG = (
    "<script>p()</script>", "<iframe srcdoc='<script>parent.p()</script>'></iframe>", "<style>*{display:none}</style>",
    "<form action=//evil.example><button autofocus onfocus=p()>", "</p><template id=pwned><i>",
    "<math><mi//xlink:href=x>", "<details open ontoggle=p()>",
    "<video><source onerror=p()></video>", "{{p()}} ${p()} { $player } <%= p() %>",
    *SHORT,
)  # fmt: skip
TRAP = "window.pwned = 0; window.p = () => { window.pwned += 1 }"
# Nothing of ours looks like that.
STRANGE = """() => [...document.querySelectorAll(
    '#pwned, img[src="x"], iframe, math, details, video, source, form[action], template, style:not([data-own]), '
    + 'script:not([src]), a[href^="javascript"], [onerror], [onload], [onfocus], [ontoggle], [autofocus]'
)].filter((one) => !known.has(one)).map((one) => one.outerHTML)"""
KNOWN = "window.known = new Set(document.querySelectorAll('style, script, template'))"


@pytest.fixture
def person(sit: Callable[..., Desk]) -> Iterator[Callable[[], Desk]]:
    """People on whose pages a trap is set, and nothing opens a dialog."""
    opened: list[str] = []

    def note(dialog: Dialog) -> None:
        opened.append(dialog.message)
        dialog.dismiss()

    def come_in() -> Desk:
        desk = sit()
        desk.page.add_init_script(TRAP)
        desk.page.add_init_script(f"addEventListener('DOMContentLoaded', () => {{ {KNOWN} }})")
        desk.page.on("dialog", note)
        return desk

    yield come_in
    assert opened == []


def check(page: Page, *shown: str) -> None:
    """All of it stands there as it was written, and nothing has become of it."""
    for words in shown:
        expect(page.locator("body")).to_contain_text(words)
    assert page.evaluate(STRANGE) == []
    assert page.evaluate("window.pwned") == 0


TITLE = "<img src=x onerror=p()><b id=pwned>Saturday</b>"


@pytest.mark.rs("RS-165")
def test_titles_chat_and_names_that_are_refused_are_text(person: Callable[[], Desk]) -> None:
    host, friend = person(), person()
    friend.troubled = True  # a browser writes down what was refused
    table, links = host.new_table("boss_monster", "me", "open", title=TITLE)
    page = friend.page
    page.goto(links["seat1"])
    for name in SHORT:
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down").click()
        expect(page.get_by_role("alert").first).not_to_be_empty()
        check(page, TITLE)
    come(friend, links["seat1"], "Celina")
    host.sit_at(table)
    host.page.get_by_role("button", name="Chat").click()
    field = host.page.get_by_role("textbox", name="Say something")
    for said in LONG:
        field.fill(said)
        field.press("Enter")
    friend.page.get_by_role("button", name=f"Chat, {len(LONG)} unread lines").click()
    for desk in (host, friend):
        expect(desk.page.locator('[data-area="chat"] li')).to_have_count(len(LONG))
        check(desk.page, *LONG)
    page = lobby(host)
    page.locator('[data-area="my games"]').wait_for()
    check(page, TITLE)


@pytest.mark.rs("RS-165")
@pytest.mark.parametrize("name", SHORT)
def test_a_name_is_text_even_if_a_server_takes_any(person: Callable[[], Desk], name: str) -> None:
    """Ours takes letters; so somebody stands between who writes something else for one name, wherever it comes."""
    host, friend, guest = person(), person(), person()
    table, links = host.new_table("boss_monster", "me", "open")
    come(friend, links["seat1"], "Celina")
    host.page.request.post(
        f"{host.address}/api/tables/{table}/seats/1/stand_in", data={"on": True}, headers={"origin": host.address}
    )
    page = guest.page

    def renamed(text: str | bytes) -> str:
        return str(text).replace('"Celina"', json.dumps(name))

    def answered(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=renamed(answer.text()))

    def lined(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: line.send(renamed(text)))

    page.route("**/api/**", answered)
    page.route_web_socket("**/ws/**", lined)
    page.goto(links["spectate"])
    page.get_by_role("button", name="Watch").wait_for()
    check(page, name)
    page.get_by_role("button", name="Watch").click()
    page.locator("[data-version]").wait_for()
    page.get_by_role("button", name="Who sits here").first.click()
    page.locator('[data-area="seats"] li').first.wait_for()
    check(page, name)
    page.keyboard.press("Escape")
    host.page.request.post(
        f"{host.address}/api/tables/{table}/seats/1/stand_in", data={"on": False}, headers={"origin": host.address}
    )
    page.wait_for_timeout(300)
    check(page, name)


@pytest.mark.rs("RS-165")
def test_what_a_refused_file_quotes_is_text(person: Callable[[], Desk]) -> None:
    desk = person()
    desk.troubled = True  # a browser writes down what was refused
    page = lobby(desk)
    page.get_by_role("button", name="Open a file").click()
    for words in LONG:
        quoted = words.replace("'", "")
        for text in (
            begun_record() + f"2. 0 {quoted}\n",  # as an answer
            POSITION.replace("cleopatra", f'"{quoted.replace(chr(34), "")}"'),  # as a name
            f"{quoted}\n",  # as anything
        ):
            page.locator("dialog textarea").fill(text)
            page.locator("dialog .primary").click()
            expect(page.locator("dialog [role=alert]")).not_to_be_empty()
            check(page)
    expect(page.locator("dialog [role=alert]")).to_contain_text(LONG[-1])


@pytest.mark.rs("RS-165")
def test_comments_of_a_file_a_typed_move_and_addresses_are_text(person: Callable[[], Desk]) -> None:
    desk = person()
    desk.troubled = True
    page = desk.page
    comments = "".join(f"# {words}\n" for words in LONG)
    head, _, rest = POSITION.partition("\n")
    table = desk.import_table(f"{head}\n{comments}{rest}", "me", "bot:random")
    desk.sit_at(table)
    desk.wait_for_question()
    check(page)
    page.keyboard.press("o")
    page.locator(LIST).wait_for()
    typed = page.locator(LIST).get_by_role("textbox")
    for words in LONG:
        typed.fill(words)
        typed.press("Enter")
        check(page)
    for path in ("/rules/boss_monster", "/cards/boss_monster"):
        desk.go(path)
        page.locator("main").wait_for()
        search = page.get_by_role("searchbox").first
        for words in LONG:
            search.fill(words)
            check(page)
    for where in ("/table/", "/replay/", "/rules/", "/cards/", "/learn/"):
        for words in SHORT:
            desk.go(f"{where}{words.replace('/', '%2F')}")
            page.locator("body").wait_for()
            check(page)
    lobby(desk)
    page.get_by_role("button", name="Join or watch").click()
    for words in LONG:
        page.get_by_label("Paste the link that you were given").fill(f"{desk.address}/join#{words}")
        page.get_by_role("button", name="Open the link").click()
        page.get_by_role("alert").first.wait_for()
        check(page)
        lobby(desk)
        page.get_by_role("button", name="Join or watch").click()
