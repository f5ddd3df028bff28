"""The server over HTTP: tables, links, places, records and files, and what is said when something cannot be done."""

from __future__ import annotations

import gzip
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest

import underkeep as uk
from tests.server.conftest import sqlite_settings
from tests.server.served import FREELY, Answer, Browser, Served, new_table, party, pebbles, serving
from tests.server.test_roles import ROUTES, ask, dump
from underkeep.core.rng import make
from underkeep.server import opening as opening_of_tables
from underkeep.server.app import walls
from underkeep.server.errors import Unavailable
from underkeep.server.guard import LOOPBACK
from underkeep.server.limits import Limits, Rate
from underkeep.server.rows import GameRow
from underkeep.server.store import Store

CANARY = "canary-33d1"
TWO = [{"sit": "me", "name": "Ania"}, {"sit": "open"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(sqlite_settings(tmp_path_factory.mktemp("app"))) as served:
        yield served


@pytest.fixture
def another(tmp_path: Path) -> Iterator[Callable[..., Served]]:
    """A server with limits and settings of its own."""
    opened: list[Any] = []

    def make_server(settings: dict[str, Any] | None = None, **limits: Any) -> Served:
        told = replace(sqlite_settings(tmp_path), **(settings or {}))
        opened.append(serving(told, Limits(**{**FREELY, **limits})))
        served: Served = opened[-1].__enter__()
        return served

    yield make_server
    for each in opened:
        each.__exit__(None, None, None)


def game_of(server: Served, table: str) -> GameRow:
    """The row as it is stored, with its secrets."""
    path = server.house.settings.sqlite
    assert path is not None
    fields = GameRow.__struct_fields__
    line = sqlite3.connect(path)
    row = line.execute(f"SELECT {', '.join(fields)} FROM game WHERE id = ?", [table]).fetchone()
    line.close()
    return GameRow(*row)


def opening(browser: Browser, **wish: Any) -> Answer:
    return browser.ask("POST", "/api/tables", {"game": "pebbles", "seats": TWO, "pace": "0", **wish})


# -- what is the same for everybody -----------------------------------------------------------------------------------


def test_the_games_are_told_with_seats_options_and_bots(server: Served) -> None:
    games = {game["name"]: game for game in server.browser().get("/api/games")}
    assert games["boss_monster"]["seats"] == [2, 3, 4, 5, 6]
    assert games["boss_monster"]["bots"] == ["random", "greedy"]
    settings = {one["name"]: one for one in games["boss_monster"]["settings"]}
    assert settings["players"]["default"] == 2
    assert {"sets", "variants"} <= set(settings)
    assert "pebbles" in games


@pytest.mark.parametrize(("lang", "name"), [("en", "Bottomless Pit"), ("pl", None), ("ru", None)])
def test_cards_and_rules_are_told_in_each_language(server: Served, lang: str, name: str | None) -> None:
    browser = server.browser()
    cards = {card["id"]: card for card in browser.get(f"/api/cards/boss_monster?lang={lang}")}
    assert len(cards) > 90
    if name:
        assert cards["bottomless_pit"]["name"] == name
    else:
        assert cards["bottomless_pit"]["name"] != "Bottomless Pit"
    assert cards["bottomless_pit"]["facts"]["set"] == "BMR"
    rules = {rule["id"]: rule["text"] for rule in browser.get(f"/api/rules/boss_monster?lang={lang}")}
    assert rules["BM-003"]
    assert browser.get(f"/api/rules/pebbles?lang={lang}") == []


@pytest.mark.ux("UX-173")
@pytest.mark.parametrize("path", ["/api/games", "/api/cards/boss_monster", "/api/rules/clank_catacombs?lang=ru"])
def test_what_everybody_may_know_is_packed_for_whoever_can_unpack_it(server: Served, path: str) -> None:
    browser = server.browser()
    packed = browser.ask("GET", path, accept_encoding="gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "Accept-Encoding"
    plain = browser.ask("GET", path)
    assert plain.headers["content-encoding"] is None
    assert gzip.decompress(packed.body) == plain.body
    assert len(packed.body) < len(plain.body) / 2


def test_what_is_no_game_or_language_is_refused(server: Served) -> None:
    browser = server.browser()
    assert browser.ask("GET", "/api/cards/chess").fault == {"code": "not_found", "field": "", "rule": ""}
    assert browser.ask("GET", "/api/rules/..%2f..").status == 404
    answer = browser.ask("GET", "/api/cards/boss_monster?lang=xx")
    assert (answer.status, answer.fault["field"]) == (400, "lang")


@pytest.mark.rs("RS-199")
def test_the_server_says_whether_it_is_alive_and_ready_and_nothing_else(
    another: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = another()
    browser = server.browser()
    assert browser.get("/healthz") == {"ok": True}
    assert browser.get("/readyz") == {"ok": True}

    async def away(*_: object) -> None:
        raise Unavailable("gone", field="database")

    with monkeypatch.context() as broken:
        broken.setattr(server.house.store, "is_current", away)
        assert browser.ask("GET", "/readyz").status == 503
        assert browser.get("/healthz") == {"ok": True}
    for attribute, owner in (("alive", server.house.hall.listener), ("closing", server.house.hall)):
        with monkeypatch.context() as broken:
            broken.setattr(owner, attribute, not getattr(owner, attribute))
            answer = browser.ask("GET", "/readyz")
            assert answer.status == 503
            assert answer.fault == {"code": "unavailable", "field": "", "rule": ""}


@pytest.mark.rs("RS-199")
def test_a_server_whose_database_was_changed_by_a_newer_one_is_not_ready(another: Callable[..., Served]) -> None:
    server = another()
    path = server.house.settings.sqlite
    assert path is not None
    with closing(sqlite3.connect(path)) as line, line:
        line.execute("UPDATE alembic_version SET version_num = '9999'")
    assert server.browser().ask("GET", "/readyz").status == 503
    assert server.browser().get("/healthz") == {"ok": True}


@pytest.mark.rs("RS-204")
def test_figures_and_schema_are_for_this_computer_alone(another: Callable[..., Served]) -> None:
    server = another({"trusted_proxies": (ip_network("127.0.0.1"),)})
    browser = server.browser()
    assert b"underkeep_warm_tables" in browser.ask("GET", "/metrics").body
    assert browser.get("/schema/openapi.json")["openapi"].startswith("3.1")
    for path in ("/metrics", "/schema/openapi.json", "/schema"):
        assert browser.ask("GET", path, x_forwarded_for="203.0.113.9").status == 404
    assert browser.get("/schema") == browser.get("/schema/openapi.json")  # no page with scripts from elsewhere


# -- setting up -------------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-049")
@pytest.mark.rs("RS-051")
def test_a_dealt_table_has_256_bits_of_the_secure_source(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    fixed = (1 << 255) + 12345

    def observed(bits: int) -> int:
        asked.append(bits)
        return fixed

    browser = server.browser()
    with monkeypatch.context() as patched:
        patched.setattr(secrets, "randbits", observed)
        table, _ = new_table(browser, "pebbles", "me", "open")
    assert asked == [256]
    game = game_of(server, table)
    assert (game.seed, game.generator, game.origin) == (str(fixed), "keyed", "dealt")


@pytest.mark.rs("RS-053")
def test_a_typed_seed_is_marked_for_everybody(server: Served) -> None:
    browser, friend = server.browser(), server.browser()
    table, links = new_table(browser, "pebbles", "me", "open", seed="7")
    friend.claim(links["seat1"])
    for one in (browser, friend):
        assert one.get(f"/api/tables/{table}")["origin"] == "typed"
    assert game_of(server, table).seed == "7"


@pytest.mark.rs("RS-050")
def test_no_answer_holds_a_seed(server: Served) -> None:
    here = party(server)
    seed = int(game_of(server, here.table).seed)
    for method, route in ROUTES:
        said = ask(here.host, method, route, here.table).body.decode("utf-8")
        assert str(seed) not in said
        assert f"{seed:x}" not in said
    assert str(seed) not in server.log.getvalue()


@pytest.mark.parametrize(
    ("wish", "code", "field"),
    [
        ({"game": "chess"}, "bad_options", "game"),
        ({"game": "boss_monster", "options": {"sets": ["XXX"]}}, "bad_options", "sets"),
        ({"game": "boss_monster", "options": {"sets": 5}}, "bad_options", "sets"),
        ({"game": "boss_monster", "options": {"wings": 2}}, "bad_options", "wings"),
        ({"game": "boss_monster", "seats": [{"sit": "open"}] * 5}, "bad_options", "players"),
        ({"options": {"players": 3}}, "bad_options", "players"),
        ({"seats": [{"sit": "me", "name": "Ania"}, {"sit": "me", "name": "ania"}]}, "unfit_text", "name"),
        ({"seats": [{"sit": "me"}, {"sit": "open"}]}, "unfit_text", "name"),
        ({"seats": [{"sit": "me", "name": "bot greedy"}, {"sit": "open"}]}, "unfit_text", "name"),
        ({"seats": [{"sit": "me", "name": "Ania"}, {"sit": "open", "name": "ANIA"}]}, "unfit_text", "name"),
        ({"title": "x" * 100}, "unfit_text", "title"),
        ({"pace": "9-1"}, "bad_options", "pace"),
        ({"pace": "often"}, "bad_options", "pace"),
        ({"seed": "9" * 78}, "bad_options", "seed"),
    ],
)
def test_a_table_that_cannot_be_set_up_is_refused_by_field(
    server: Served, wish: dict[str, Any], code: str, field: str
) -> None:
    before = dump(server)
    answer = opening(server.browser(), **wish)
    assert (answer.status, answer.fault["code"], answer.fault["field"]) == (422, code, field)
    assert dump(server) == before


@pytest.mark.parametrize(
    ("body", "field"),
    [
        (b"", "data"),
        (b"{", ""),
        (b"[" * 10_000, ""),
        (b'{"game": "pebbles", "x": ' + b"[" * 7_000 + b"]" * 7_000 + b"}", ""),
        (b'{"game": "pebbles", "game": "pebbles", "seats": [{"sit": "open"}, {"sit": "open"}]}', ""),
        (b'{"game": "pebbles", "seats": [{"sit": "open"}], "host": true}', ""),
        (b'{"game": "pebbles", "seats": [{"sit": "throne"}]}', "seats[0].sit"),
        (b'{"game": 7, "seats": []}', "game"),
        (b'{"game": "pebbles", "seats": [{"sit": "open"}, {"sit": "open"}], "seed": 7}', "seed"),
        (b'{"game": "pebbles", "seats": [{"sit": "open"}], "options": {"a": 1e999}}', "options[...]"),
        (b'{"game": "\\ud800", "seats": [{"sit": "open"}]}', ""),
        (b'{"game": "\xff", "seats": [{"sit": "open"}]}', ""),
        (b'"text"', ""),
    ],
)
@pytest.mark.rs("RS-133")
@pytest.mark.rs("RS-134")
def test_a_body_that_no_route_takes_is_refused_and_changes_nothing(server: Served, body: bytes, field: str) -> None:
    before = dump(server)
    answer = server.browser().ask("POST", "/api/tables", body)
    assert answer.status == 400
    assert answer.fault == {"code": answer.fault["code"], "field": field, "rule": ""}
    assert dump(server) == before
    assert server.errors() == []


@pytest.mark.rs("RS-161")
@pytest.mark.parametrize("bot", ["sh -c id", "../x", "os.system", "Greedy", "nobody", ""])
def test_a_bot_is_a_name_from_the_registry(server: Served, bot: str) -> None:
    seats = [{"sit": "me", "name": "Ania"}, {"sit": f"bot:{bot}"}]
    assert opening(server.browser(), seats=seats).status in (400, 422)
    here = server.browser()
    table, _ = new_table(here, "pebbles", "me", "open")
    if bot:
        for path, body in (("seats/1/dismiss", {"bot": bot}), ("away", {"on": True, "bot": bot})):
            assert here.ask("POST", f"/api/tables/{table}/{path}", body).status in (400, 422)


@pytest.mark.rs("RS-178")
def test_new_and_open_tables_of_one_address_are_limited(another: Callable[..., Served]) -> None:
    server = another(rate_table=Rate(3, 3600))
    browser = server.browser()
    assert [opening(browser).status for _ in range(4)] == [201, 201, 201, 429]
    answer = opening(browser)
    assert answer.fault["code"] == "too_often"
    assert 1000 < int(answer.headers["retry-after"]) <= 1200


@pytest.mark.rs("RS-178")
def test_whoever_ends_a_table_may_open_another(another: Callable[..., Served]) -> None:
    server = another(tables_per_address=2)
    browser = server.browser()
    (one, _), _ = new_table(browser, "pebbles", "me", "open"), new_table(browser, "pebbles", "me", "open")
    assert opening(browser).status == 429
    browser.post(f"/api/tables/{one}/close")
    assert opening(browser).status == 201


@pytest.mark.rs("RS-177")
def test_requests_of_every_kind_are_counted(another: Callable[..., Served]) -> None:
    browser = another(rate_request=Rate(5, 60), rate_claim=Rate(2, 60)).browser()
    assert [browser.ask("POST", "/api/claim", {"ticket": "x"}).status for _ in range(3)] == [404, 404, 429]
    assert [browser.ask("GET", "/api/games").status for _ in range(3)] == [200, 200, 429]


# -- links and places -------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-148")
@pytest.mark.rs("RS-146")
def test_a_seat_link_works_once_and_every_useless_link_is_refused_alike(server: Served) -> None:
    host, friend, thief = server.browser(), server.browser(), server.browser()
    table, links = new_table(host, "pebbles", "me", "open")
    assert friend.claim(links["seat1"]) == {"table": table, "role": "seat", "seat": 1}
    useful = links["seat1"].partition("#")[2]
    useless = [
        useful,
        useful[:-1] + ("A" if useful[-1] != "A" else "B"),
        "spectate" + useful.removeprefix("seat"),
        "seat" + links["spectate"].partition("#spectate")[2],
        "host" + links["spectate"].partition("#spectate")[2],
        "nonsense",
        "",
    ]
    for ticket in useless:
        answer = thief.ask("POST", "/api/claim", {"ticket": ticket, "name": "Zofia"})
        assert (answer.status, answer.fault) == (404, {"code": "not_found", "field": "", "rule": ""})
    assert thief.cookies == {}
    assert friend.get(f"/api/tables/{table}")["seats"][1]["name"] == "Boris"


def test_a_spectators_link_works_for_many(server: Served) -> None:
    host = server.browser()
    table, links = new_table(host, "pebbles", "me", "open")
    for _ in range(3):
        watching = server.browser()
        assert watching.claim(links["spectate"]) == {"table": table, "role": "spectator", "seat": None}
        assert watching.get(f"/api/tables/{table}")["roles"] == ["spectator"]
    fresh = host.post(f"/api/tables/{table}/spectators")["url"]
    assert server.browser().ask("POST", "/api/claim", {"ticket": links["spectate"].partition("#")[2]}).status == 404
    server.browser().claim(fresh)
    assert watching.get(f"/api/tables/{table}")["roles"] == ["spectator"]  # who was in stays


@pytest.mark.rs("RS-152")
def test_claiming_makes_a_fresh_session_and_never_swaps_a_place_unasked(server: Served) -> None:
    host, friend = server.browser(), server.browser()
    table, links = new_table(host, "pebbles", "me", "open", "open")
    planted = "A" * 43
    friend.cookies[f"underkeep-{table}"] = planted
    friend.claim(links["seat1"])
    mine = friend.cookies[f"underkeep-{table}"]
    assert mine != planted
    for link in (links["seat2"], links["spectate"]):
        answer = friend.ask("POST", "/api/claim", {"ticket": link.partition("#")[2]})
        assert (answer.status, answer.fault["code"], answer.fault["field"]) == (409, "not_now", "swap")
    assert friend.cookies[f"underkeep-{table}"] == mine
    assert friend.get(f"/api/tables/{table}")["seat"] == 1
    friend.claim(links["seat2"], swap=True)
    sheet = friend.get(f"/api/tables/{table}")
    assert sheet["seat"] == 2
    assert sheet["seats"][1]["kind"] == "open"  # nobody holds two


def test_the_hosts_chair_and_a_seat_are_two_rights(server: Served) -> None:
    host, deputy = server.browser(), server.browser()
    table, links = new_table(host, "pebbles", "me", "open")
    assert host.get(f"/api/tables/{table}")["roles"] == ["seat", "host"]
    host.post(f"/api/tables/{table}/leave")
    assert host.get(f"/api/tables/{table}")["roles"] == ["host"]
    assert host.get(f"/api/tables/{table}")["seats"][0]["kind"] == "open"
    assert host.ask("POST", f"/api/tables/{table}/away", {"on": True}).status == 404
    host.claim(host.post(f"/api/tables/{table}/seats/0/link")["url"], "Ola")
    assert host.get(f"/api/tables/{table}")["roles"] == ["seat", "host"]
    assert deputy.claim(links["host"]) == {"table": table, "role": "host", "seat": None}
    assert deputy.get(f"/api/tables/{table}")["roles"] == ["host"]
    assert server.browser().ask("POST", "/api/claim", {"ticket": links["host"].partition("#")[2]}).status == 404


@pytest.mark.rs("RS-150")
def test_a_seat_moves_to_another_device_by_a_link_of_its_own(server: Served) -> None:
    here = party(server)
    link = here.friend.post(f"/api/tables/{here.table}/transfer")["url"]
    phone = server.browser()
    assert phone.claim(link) == {"table": here.table, "role": "seat", "seat": 1}
    assert phone.get(f"/api/tables/{here.table}")["seats"][1]["name"] == "Boris"
    assert here.friend.ask("GET", f"/api/tables/{here.table}").status == 404
    assert server.browser().ask("POST", "/api/claim", {"ticket": link.partition("#")[2]}).status == 404


@pytest.mark.rs("RS-150")
def test_a_link_to_another_device_lasts_a_short_while(another: Callable[..., Served]) -> None:
    server = another(transfer_seconds=1)
    host = server.browser()
    table, _ = new_table(host, "pebbles", "me", "open")
    link = host.post(f"/api/tables/{table}/transfer")["url"]
    time.sleep(1.1)
    assert server.browser().ask("POST", "/api/claim", {"ticket": link.partition("#")[2]}).status == 404
    assert host.get(f"/api/tables/{table}")["seat"] == 0


@pytest.mark.rs("RS-157")
@pytest.mark.parametrize("scheme", ["http", "https"])
def test_cookies_are_for_this_server_and_no_script(another: Callable[..., Served], scheme: str) -> None:
    server = another({"trusted_proxies": (ip_network("127.0.0.1"),)})
    browser = server.browser()
    through = {"x_forwarded_proto": scheme, "origin": f"{scheme}://localhost:{server.port}"}
    wish = {"game": "pebbles", "seats": TWO}
    answer = browser.ask("POST", "/api/tables", wish, **through)
    table = answer.json["table"]
    cookies = answer.headers.get_all("set-cookie") or []
    assert len(cookies) == 2
    for cookie in cookies:
        name, *rest = cookie.split("; ")
        assert name.startswith("__Host-underkeep-" if scheme == "https" else "underkeep-")
        assert {"Path=/", "HttpOnly", "SameSite=Strict"} <= set(rest)
        assert ("Secure" in rest) == (scheme == "https")
        assert "Domain" not in cookie
        assert len(cookie) < 4096
    assert browser.get(f"/api/tables/{table}", **through)["roles"] == ["seat", "host"]
    other = "http" if scheme == "https" else "https"
    assert browser.ask("GET", f"/api/tables/{table}", x_forwarded_proto=other).status == 404
    assert all(link["url"].startswith(f"{scheme}://localhost:{server.port}/#") for link in answer.json["links"])


def test_links_name_the_public_address(another: Callable[..., Served]) -> None:
    server = another({"public_address": "https://games.example.org"})
    _, links = new_table(server.browser(), "pebbles", "me", "open")
    assert all(link.startswith("https://games.example.org/#") for link in links.values())


@pytest.mark.rs("RS-156")
@pytest.mark.parametrize(
    ("host", "more"),
    [
        ("127.0.0.1", set()),
        ("192.168.1.20", {"192.168.1.20"}),
        ("fd00::7", {"[fd00::7]"}),
        ("mybox.lan", {"mybox.lan"}),
        ("0.0.0.0", set()),
        ("::", set()),
    ],
)
def test_a_server_answers_to_the_name_it_listens_on(tmp_path: Path, host: str, more: set[str]) -> None:
    assert walls(replace(sqlite_settings(tmp_path), host=host), Limits()).hosts == {*LOOPBACK, *more}


@pytest.mark.rs("RS-167")
def test_names_are_unique_at_a_table_and_nobody_is_called_like_the_table(server: Served) -> None:
    host, friend = server.browser(), server.browser()
    table, links = new_table(host, "pebbles", "me", "open")
    ticket = links["seat1"].partition("#")[2]
    for name, reason in (("Аnia", "taken"), ("system", "table"), ("bot 2", "table"), ("x" * 30, "long")):
        answer = friend.ask("POST", "/api/claim", {"ticket": ticket, "name": name})
        assert (answer.status, answer.fault) == (422, {"code": "unfit_text", "field": "name", "rule": reason})
    friend.claim(links["seat1"], "  Ewa\u200b ")  # a refused name has not used up the link
    assert host.get(f"/api/tables/{table}")["seats"][1]["name"] == "Ewa"


def test_my_tables_are_those_of_my_cookies(server: Served) -> None:
    browser = server.browser()
    mine = [new_table(browser, "pebbles", "me", "open", title=title)[0] for title in ("one", "two")]
    found = browser.get("/api/tables")
    assert {one["table"] for one in found} == set(mine)
    assert {one["title"] for one in found} == {"one", "two"}
    assert server.browser().get("/api/tables") == []


# -- records and files ------------------------------------------------------------------------------------------------


def finished_record(seed: int = 7) -> str:
    with pebbles():
        table = uk.new_game("pebbles", seed=seed, players=2)
        chance = make("fast", seed)
        while table.decision is not None:
            table.choose(chance.below(len(table.decision.options)))
        return table.record()


def unfinished_record() -> str:
    table = uk.new_game("boss_monster", seed=7, players=2)
    for _ in range(6):
        table.choose(0)
    return table.record()


@pytest.mark.rs("RS-053")
@pytest.mark.rs("RS-054")
@pytest.mark.parametrize("made", ["record", "position"])
def test_a_table_is_made_from_a_file_and_says_so(server: Served, made: str) -> None:
    text = unfinished_record()
    if made == "position":
        text = uk.load(text).position()
    host, friend = server.browser(), server.browser()
    opened = host.post("/api/imports", {"text": text, "seats": TWO, "pace": "0"})
    friend.claim(opened["links"][0]["url"], "Ola")
    for browser in (host, friend):
        sheet = browser.get(f"/api/tables/{opened['table']}")
        assert (sheet["origin"], sheet["game"]) == ("file", "boss_monster")
        assert browser.ask("GET", f"/api/tables/{opened['table']}/record").status == 404


@pytest.mark.parametrize(
    ("text", "code", "field"),
    [
        ("nonsense", "bad_record", "line 1"),
        ("underkeep record 1\ngame: chess\n", "bad_record", "game"),
        ("underkeep: position 1\ngame: chess\n", "bad_position", "game"),
        (unfinished_record().replace("generator: keyed", "generator: fast"), "bad_record", None),
        (unfinished_record() + "99. 0 pass\n", "bad_record", None),
        ("underkeep: position 1\n" + "a: " + "[" * 9_000, "bad_position", None),
    ],
)
def test_a_file_that_is_none_is_refused_by_its_field(server: Served, text: str, code: str, field: str | None) -> None:
    before = dump(server)
    answer = server.browser().ask("POST", "/api/imports", {"text": text, "seats": TWO})
    fault = answer.fault
    assert (answer.status, fault["code"]) == (422, code)
    assert fault["field"] == (fault["field"] if field is None else field)
    assert fault["field"]
    assert dump(server) == before


@pytest.mark.rs("RS-051")
def test_a_record_of_the_fast_generator_is_refused(server: Served) -> None:
    text = uk.new_game("boss_monster", seed=7, players=2, generator="fast").record()
    answer = server.browser().ask("POST", "/api/imports", {"text": text, "seats": TWO})
    assert (answer.status, answer.fault["field"]) == (422, "generator")


@pytest.mark.rs("RS-080")
def test_while_ten_long_files_are_read_everybody_else_is_served(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One after the other, away from the loop: the first is not read to its end before the others were served."""
    seat = "- {boss: draculord, hand: [open_grave, open_grave, open_grave, open_grave]}\n"
    wish = {"text": "underkeep: position 1\ngame: boss_monster\nplayers:\n" + seat * 600, "seats": TWO}
    served, read = threading.Event(), opening_of_tables.read
    begun: list[str] = []

    def slowly(text: str) -> Any:
        begun.append(text)
        assert served.wait(60)
        return read(text)

    monkeypatch.setattr(opening_of_tables, "read", slowly)
    with ThreadPoolExecutor(10) as people:
        try:
            reading = [people.submit(server.browser().ask, "POST", "/api/imports", wish) for _ in range(10)]
            while not begun:
                time.sleep(0.01)
            for _ in range(20):
                assert server.browser().ask("GET", "/healthz").status == 200
            assert len(begun) == 1
            assert not any(file.done() for file in reading)
        finally:
            served.set()
    assert {file.result().status for file in reading} == {422}
    assert len(begun) == len(reading)


@pytest.mark.rs("RS-184")
def test_only_files_may_be_long(server: Served) -> None:
    long = "x" * 20_000
    assert opening(server.browser(), title=long).status == 413
    assert server.browser().ask("POST", "/api/imports", {"text": long, "seats": TWO}).status == 422
    assert server.browser().ask("POST", "/api/imports", b"{}", content_length="600000").status == 413


# -- faults -----------------------------------------------------------------------------------------------------------


@pytest.mark.rs("RS-173")
def test_a_fault_in_any_route_tells_a_number_and_nothing_else(
    another: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = another()
    here = party(server)

    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError(CANARY)

    for name in ("game", "seats", "add_game", "session"):
        monkeypatch.setattr(Store, name, broken)
    told = 0
    for method, route in ROUTES:
        answer = ask(here.host, method, route, here.table)
        assert CANARY not in answer.body.decode("utf-8") + str(answer.headers)
        assert answer.headers["server"] is None
        if answer.status == 500:
            told += 1
            assert answer.fault == {"code": "fault", "field": "", "rule": ""}
    assert told >= 9
    assert CANARY not in server.log.getvalue()
    assert any(line.get("error") == "RuntimeError" for line in server.errors())


@pytest.mark.rs("RS-094")
def test_a_database_that_is_away_is_told_with_a_time_to_try_again(
    another: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = another()

    async def away(*_: object, **__: object) -> None:
        raise Unavailable("the disk is full", field="database")

    monkeypatch.setattr(Store, "add_game", away)
    answer = opening(server.browser())
    assert (answer.status, answer.headers["retry-after"]) == (503, "2")
    assert answer.fault["code"] == "unavailable"
