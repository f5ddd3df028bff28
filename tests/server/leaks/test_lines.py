"""The same over real lines: a server with its sockets and routes, its log and its figures."""

from __future__ import annotations

import asyncio
import json
import random
import re
import sqlite3
from collections.abc import Callable, Iterator
from unittest import mock

import pytest
from litestar.routes import HTTPRoute

from tests.boss_monster.situations import at
from tests.server.conftest import sqlite_settings
from tests.server.leaks.canaries import forms
from tests.server.leaks.marked import NAME, marked, marks
from tests.server.leaks.oracle import Oracle
from tests.server.leaks.test_windows import TWO
from tests.server.served import Browser, Player, Served, new_table, party, serving
from tests.server.test_roles import WHO, ask, path_of, routes
from underkeep.core import game as kernel
from underkeep.core.events import Event
from underkeep.core.rng import make
from underkeep.server.audience import Viewer
from underkeep.server.play import Play

pytestmark = pytest.mark.anyio
COMPILED = not (kernel.__file__ or "").endswith(".py")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(sqlite_settings(tmp_path_factory.mktemp("leaks"))) as running, marked():
        yield running


def stored(server: Served, words: str, table: str) -> list[tuple[str, ...]]:
    path = server.house.settings.sqlite
    assert path is not None
    line = sqlite3.connect(path)
    try:
        return line.execute(words, (table,)).fetchall()
    finally:
        line.close()


SEED = str(0x7A3B_55C1_99E0_1234_ABCD_EF01_2345_6789_7A3B_55C1_99E0_1234_ABCD_EF01_2345_6789)
# Every route there is, asked from the app: whoever adds one cannot forget to have it searched (RS-067).
PATHS = sorted({
    route.path
    for route in routes()
    if isinstance(route, HTTPRoute) and not route.path.startswith(("/web", "/schema", "/metrics"))
    if any("GET" in handler.http_methods for handler in route.route_handlers)
})  # fmt: skip
POSTS = sorted({
    route.path
    for route in routes()
    if isinstance(route, HTTPRoute) and "{table:str}" in route.path
    if any("POST" in handler.http_methods for handler in route.route_handlers)
})  # fmt: skip


def answers(browser: Browser, table: str) -> list[str]:
    """Everything that can be read by asking, with what is random in every answer left out."""
    told = []
    for path in PATHS:
        answer = browser.ask("GET", path_of(path, table))
        said = f"{answer.status} {sorted(answer.headers.items())} {answer.body.decode()}"
        for random_part in (table, answer.headers["x-request-id"], answer.headers["date"] or ""):
            said = said.replace(random_part, "…") if random_part else said
        told.append(re.sub(r"\d{4}-\d\d-\d\dT[\d:.+]+Z?", "…", said))
    return told


def imported(browser: Browser, spell: str) -> tuple[str, dict[str, str]]:
    text = at(TWO.format(mine="", theirs=spell)).position()
    seats = [{"sit": "me", "name": "Ania"}, {"sit": "open", "name": "Boris"}]
    made = browser.post("/api/imports", {"text": text, "seats": seats, "pace": "1.5"})
    links = {link["purpose"] + str(link["seat"] or ""): link["url"] for link in made["links"]}
    return made["table"], links


async def told_over_lines(server: Served, spell: str) -> tuple[list[str], list[str], list[str]]:
    """What a seat and a spectator are sent while a window opens and closes; and what they can read meanwhile."""
    ania, boris, watching = [server.browser() for _ in range(3)]
    table, links = imported(ania, spell)
    boris.claim(links["seat1"], "Boris")
    watching.claim(links["spectate"])
    async with Player(ania, table) as one, Player(boris, table) as two, Player(watching, table) as three:
        for player in (two, three, one):
            await player.come()
        await three.until(lambda: all(seat["here"] for seat in three.seats))
        for player in (one, three):
            player.messages.clear()
        options = [option["notation"] for option in one.stage["question"]["options"]]
        key = await one.answer(options.index("build dark_altar new"))
        await one.until(lambda: one.stage["window"])
        await one.say(type="hold", on=True)  # so that there is time for everything, on a slow machine too
        await one.until(lambda: one.stage["held"])
        await one.say(type="why_not", notation="cast freeze 0:1", ref="why")
        await one.say(type="take_back", key="take-it-back")
        await one.say(type="hint", ref="hint")
        await one.say(type="answer", decision="0" * 24, option=0, key="much-too-late")
        if two.stage["question"] is not None:
            await two.answer(len(two.stage["question"]["options"]) - 1)
        readable = await asyncio.to_thread(lambda: answers(ania, table) + answers(watching, table))
        await one.heard(type="refused", ref="much-too-late")
        await one.say(type="hold", on=False)
        await three.until(lambda: three.stage["view"]["active"] == 1)
        await one.until(lambda: one.stage["view"]["active"] == 1)
        heard = [[json.dumps(m).replace(key, "…").replace(table, "…") for m in p.messages] for p in (one, three)]
    return heard[0], heard[1], readable


@pytest.mark.rs("RS-032")
@pytest.mark.rs("RS-040")
@pytest.mark.rs("RS-045")
async def test_over_real_lines_two_worlds_look_alike_to_a_seat_and_a_spectator(server: Served) -> None:
    asked, idle = [await told_over_lines(server, spell) for spell in ("freeze", "fear")]
    assert asked == idle
    assert len(asked[0]) >= 6
    assert len(asked[1]) >= 2


def read_all(browsers: dict[str, Browser], table: str, read: dict[str, list[str]]) -> None:
    for who, browser in browsers.items():
        read[who] += answers(browser, table)


async def play_some(people: tuple[Player, ...], chance: random.Random, now_and_then: Callable[[], None]) -> None:
    """Some answers at random, by whoever is asked."""
    for _ in range(25):
        news = [asyncio.create_task(player.until(lambda player=player: player.stage["question"])) for player in people]
        await asyncio.wait(news, return_when=asyncio.FIRST_COMPLETED)
        for waiting in news:
            waiting.cancel()
        player = next(player for player in people if player.stage["question"])
        question = player.stage["question"]
        await player.heard(type="accepted", key=await player.answer(chance.randrange(len(question["options"]))))
        await player.until(lambda was=question, player=player: player.stage["question"] != was)
        if chance.random() < 0.2:
            now_and_then()


@pytest.mark.skipif(COMPILED, reason="a compiled card cannot be copied to get a mark of its own")
@pytest.mark.rs("RS-033")
@pytest.mark.rs("RS-050")
@pytest.mark.rs("RS-054")
@pytest.mark.rs("RS-067")
@pytest.mark.rs("RS-205")
async def test_over_real_lines_no_byte_no_log_line_and_no_figure_tells_a_card_or_a_secret(server: Served) -> None:
    oracle, look = Oracle(2), Play.look

    def watched(play: Play, events: list[Event]) -> set[Viewer]:
        oracle.watch(play.shown, events)
        return look(play, events)

    ania, boris, watching, stranger = [server.browser() for _ in range(4)]
    begun = len(server.log.getvalue())  # setting a table up may be logged, too
    with mock.patch.object(Play, "look", watched):
        table, links = new_table(ania, NAME, "me", "open", options={"variants": ["choose_boss"]}, seed=SEED)
        boris.claim(links["seat1"], "Boris")
        watching.claim(links["spectate"])
        browsers: dict[str, Browser] = {"0": ania, "1": boris, "None": watching, "stranger": stranger}
        [[seed]] = stored(server, "SELECT seed FROM game WHERE id = ?", table)
        secrets = forms(int(seed)) | forms(make("keyed", int(seed)).state()[0])
        cookies = {who: set(browser.cookies.values()) for who, browser in browsers.items()}
        read: dict[str, list[str]] = {who: [] for who in browsers}
        chance = random.Random(4)
        async with Player(ania, table) as one, Player(boris, table) as two, Player(watching, table) as three:
            people: dict[Viewer, Player] = {0: one, 1: two, None: three}
            for player in people.values():
                await player.come()
            async with asyncio.timeout(30):
                await play_some((one, two), chance, lambda: read_all(browsers, table, read))
            for viewer, player in people.items():
                said = json.dumps(player.messages)
                assert marks(said) <= oracle.ever[viewer]
                read[str(viewer)].append(said)
            assert not one.stage["result"]  # after it, much may be known
    figures = server.browser().ask("GET", "/metrics").body.decode()
    written = server.log.getvalue()[begun:]
    entries = stored(server, "SELECT digest, state FROM entry WHERE game_id = ?", table)
    digests = {word for entry in entries for word in entry}
    assert len(entries) == 25
    assert not marks(figures)
    assert not marks(written)
    assert not [secret for secret in secrets | digests if secret in written or secret in figures]
    tickets = {url.partition("#")[2] for url in links.values()}
    for who, told in read.items():
        foreign = {value for owner, values in cookies.items() if owner != who for value in values}
        for said in told:
            assert not [secret for secret in secrets | digests | tickets | foreign if secret in said]
    assert not marks(read["stranger"])


@pytest.mark.skipif(COMPILED, reason="a compiled card cannot be copied to get a mark of its own")
@pytest.mark.rs("RS-067")
@pytest.mark.rs("RS-159")
@pytest.mark.parametrize("route", POSTS)
def test_whatever_anybody_asks_to_be_done_no_answer_tells_a_card_or_the_seed(server: Served, route: str) -> None:
    here = party(server, game=NAME, seed=SEED)
    secrets = forms(int(SEED)) | forms(make("keyed", int(SEED)).state()[0])
    for who in reversed(WHO):  # the host last: afterwards there may be no table any more
        answer = ask(getattr(here, who), "POST", route, here.table)
        said = f"{answer.headers} {answer.body.decode()}"
        assert not marks(said), who
        assert not [secret for secret in secrets if secret in said], who
    assert POSTS


@pytest.mark.rs("RS-056")
def test_a_table_made_like_the_one_before_has_another_deal_and_other_links(server: Served) -> None:
    host = server.browser()
    made = [new_table(host, "boss_monster", "me", "open") for _ in range(3)]
    links = [link for _, links in made for link in links.values()]
    assert len({table for table, _ in made}) == 3
    assert len(set(links)) == len(links)
    seeds = {seed for table, _ in made for [seed] in stored(server, "SELECT seed FROM game WHERE id = ?", table)}
    assert len(seeds) == 3
    assert not [one for one in seeds for other in seeds if one != other and abs(int(one) - int(other)) < 2**128]
