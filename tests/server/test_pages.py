"""The web table as browsers get it: the page at each of its addresses, its files, and nothing else of this computer."""

from __future__ import annotations

import gzip
import re
import socket
from collections.abc import Iterator

import pytest

from tests.server.conftest import sqlite_settings
from tests.server.served import Answer, Served, serving
from underkeep.server.guard import SECURITY
from underkeep.server.pages import ADDRESSES, KINDS, bundle

PAGES = [address.replace("{table:str}", "T" * 22).replace("{game:str}", "boss_monster") for address in ADDRESSES]
# Ways out of a folder, plain and disguised.
OUTSIDE = [
    "../../etc/passwd", "../pages.py", "../__init__.py", "..%2f..%2fetc/passwd", "%2e%2e/%2e%2e/etc/passwd",
    "..%5c..%5cetc", "....//....//etc/passwd", "%252e%252e%252fetc", "assets/../../server/pages.py", "/etc/passwd",
    "//etc/passwd", "assets/index.js%00.png", "%00", "assets/", "assets", "", ".", "index.html", "C:/windows/win.ini",
    "assets/index.js/", "Assets/index.js", "%c0%ae%c0%ae/etc/passwd", "file:///etc/passwd", "..;/index.html",
]  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(sqlite_settings(tmp_path_factory.mktemp("pages"))) as served:
        yield served


def secured(answer: Answer) -> bool:
    return all(answer.headers.get_all(name.decode()) == [value.decode()] for name, value in SECURITY.items())


@pytest.mark.parametrize("address", PAGES)
def test_the_page_is_at_each_of_its_addresses(server: Served, address: str) -> None:
    answer = server.browser().ask("GET", address)
    assert (answer.status, answer.body) == (200, bundle()["index.html"].content)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert secured(answer)


@pytest.mark.parametrize("address", ["/nowhere", "/table", "/table/a/b", "/join/x", "/web", "/index.html"])
def test_other_addresses_are_none(server: Served, address: str) -> None:
    assert server.browser().ask("GET", address).status == 404


def test_every_file_of_the_bundle_but_the_page_can_be_fetched(server: Served) -> None:
    browser = server.browser()
    for path, file in bundle().items():
        answer = browser.ask("GET", f"/web/{path}")
        if path == "index.html":
            assert answer.status == 404
            continue
        assert (answer.status, answer.body) == (200, file.content), path
        assert answer.headers["content-type"].partition(";")[0] == KINDS[path.rpartition(".")[2]]
        assert secured(answer)


@pytest.mark.rs("RS-163")
@pytest.mark.parametrize("address", ["/", "/table/abc", "/web/assets/index.js"])
def test_head_tells_the_same_without_the_body(server: Served, address: str) -> None:
    browser = server.browser()
    whole, head = browser.ask("GET", address), browser.ask("HEAD", address)
    assert (head.status, head.body) == (200, b"")
    assert secured(head)
    for name in ("content-type", "content-length", "etag", "cache-control"):
        assert head.headers[name] == whole.headers[name]


@pytest.mark.rs("RS-172")
def test_a_file_is_asked_about_each_time_and_sent_only_when_it_has_changed(server: Served) -> None:
    browser = server.browser()
    first = browser.ask("GET", "/web/assets/index.js")
    assert first.headers["cache-control"] == "no-cache"
    for said in (first.headers["etag"], f"W/{first.headers['etag']}", f'"old", {first.headers["etag"]}'):
        again = browser.ask("GET", "/web/assets/index.js", if_none_match=said)
        assert (again.status, again.body) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        assert secured(again)
    assert browser.ask("GET", "/web/assets/index.js", if_none_match='"old"').status == 200
    other = browser.ask("GET", "/web/assets/index.css")
    assert other.headers["etag"] != first.headers["etag"]


@pytest.mark.rs("RS-172")
@pytest.mark.ux("UX-173")
def test_what_the_page_asks_for_is_kept_for_good_under_the_name_of_its_bundle(server: Served) -> None:
    browser = server.browser()
    page = browser.ask("GET", "/").body.decode()
    asked = re.findall(r'"(/web/[^"]+)"', page)
    [name] = {address.split("/")[2] for address in asked}
    for address in asked:
        answer = browser.ask("GET", address)
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.body == browser.ask("GET", address.replace(f"/{name}", "")).body
        assert secured(answer)
    other = browser.ask("GET", asked[-1].replace(name, "0" * 16))  # a page from before an update
    assert (other.status, other.headers["cache-control"]) == (200, "no-cache")
    assert browser.ask("GET", f"/web/{name}/index.html").status == 404
    assert browser.ask("GET", f"/web/{name}/{name}/icon.svg").status == 404


def test_the_page_is_never_kept(server: Served) -> None:
    assert server.browser().ask("GET", "/").headers["cache-control"] == "no-store"


def test_texts_are_packed_for_whoever_can_unpack_them(server: Served) -> None:
    browser = server.browser()
    plain = browser.ask("GET", "/web/assets/index.js")
    packed = browser.ask("GET", "/web/assets/index.js", accept_encoding="gzip, br")
    assert plain.headers["content-encoding"] is None
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body) == plain.body
    assert len(packed.body) < len(plain.body)
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    font = next(path for path in bundle() if path.endswith(".woff2"))
    assert browser.ask("GET", f"/web/{font}", accept_encoding="gzip").headers["content-encoding"] is None


@pytest.mark.rs("RS-170")
@pytest.mark.parametrize("path", OUTSIDE)
def test_no_path_leads_out_of_the_bundle(server: Served, path: str) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=5) as line:  # no client tidies the path up
        said = f"GET /web/{path} HTTP/1.1\r\nHost: localhost:{server.port}\r\nConnection: close\r\n\r\n"
        line.sendall(said.encode("latin-1"))
        answer = b""
        while piece := line.recv(65536):
            answer += piece
    status = int(answer.split(b" ", 2)[1])
    allowed = {400, 404} | ({200} if path == "assets/index.js/" else set())  # the same file, by the framework's rules
    assert status in allowed
    assert b"root:" not in answer
    assert b"ADDRESSES" not in answer


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
@pytest.mark.parametrize("address", ["/", "/web/assets/index.js"])
def test_a_page_can_only_be_read(server: Served, method: str, address: str) -> None:
    answer = server.browser().ask(method, address, {})
    assert answer.status == 405
    assert secured(answer)
