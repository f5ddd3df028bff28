"""What the server says of a table before it is set up: why it cannot be, or what the guide says against it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.conftest import sqlite_settings
from tests.server.served import Browser, Served, serving
from tests.server.test_roles import dump
from underkeep import texts
from underkeep.core.game import Advice
from underkeep.server.limits import Rate
from underkeep.texts.boss_monster import Teller

NOTHING: dict[str, Any] = {"refused": None, "advice": []}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(sqlite_settings(tmp_path_factory.mktemp("advising"))) as served:
        yield served


@pytest.fixture
def browser(server: Served) -> Browser:
    return server.browser()


def said(browser: Browser, seats: int = 2, game: str = "boss_monster", **options: Any) -> Any:
    return browser.post(f"/api/advice/{game}", {"seats": seats, "options": options})


def test_a_game_as_the_guide_would_play_it_is_passed_over_in_silence(browser: Browser) -> None:
    assert said(browser) == NOTHING
    assert said(browser, 4, sets=["BMR", "THK"]) == NOTHING
    assert said(browser, 6, mix="official") == NOTHING


def test_a_mix_that_the_guide_would_not_make_is_told_with_its_rule_and_figures(browser: Browser) -> None:
    assert said(browser, sets=["BMR", "THK", "CRL"]) == {
        "refused": None,
        "advice": [
            {"rule": "BM-257", "message": "company", "words": {"sets": "CRL, THK"}},
            {"rule": "BM-142", "message": "explorers", "words": {}},
        ],
    }


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_whoever_is_told_can_say_it_in_their_language(browser: Browser, lang: str) -> None:
    teller = Teller(lang, ["Ania", "Boris"])
    for one in said(browser, sets=["RMB", "TNL", "VOV", "CRL"])["advice"]:
        line = teller.advice(Advice(one["rule"], one["message"], one["words"]))
        assert one["rule"] in line
        assert "advice-" not in line


@pytest.mark.parametrize(
    ("seats", "options", "field", "rule"),
    [
        (2, {"sets": ["CRL"]}, "sets", "BM-255"),
        (2, {"selling": True}, "selling", "BM-129"),
        (6, {"sets": ["BMR", "CRL"], "variants": ["choose_boss"]}, "players", "BM-243"),
        (5, {"mix": "kids", "sets": ["BMR", "TNL"]}, "players", "BM-261"),
        (7, {}, "players", "BM-006"),
        (2, {"players": 3}, "players", ""),
        (2, {"colour": "red"}, "colour", ""),
        (2, {"without": 0}, "without", ""),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_words_of_a_new_table(
    browser: Browser, seats: int, options: dict[str, Any], field: str, rule: str
) -> None:
    planned = {"seats": seats, "options": options}
    told = browser.post("/api/advice/boss_monster", planned)
    assert told == {"refused": {"field": field, "rule": rule}, "advice": []}
    wish = {"game": "boss_monster", **planned, "seats": [{"sit": "open"}] * seats}
    refused = browser.ask("POST", "/api/tables", wish)
    assert (refused.status, refused.fault) == (422, {"code": "bad_options", "field": field, "rule": rule})


def test_a_game_without_a_guide_has_nothing_to_say_against_what_can_be_played(browser: Browser) -> None:
    assert said(browser, game="pebbles") == NOTHING
    assert said(browser, game="pebbles", players=3)["refused"]["field"] == "players"


def test_what_is_no_game_or_no_choice_of_options_is_not_answered(browser: Browser) -> None:
    assert browser.ask("POST", "/api/advice/chess", {"seats": 2}).fault == {
        "code": "not_found",
        "field": "",
        "rule": "",
    }
    assert browser.ask("POST", "/api/advice/..%2f..", {"seats": 2}).status == 404
    assert browser.ask("GET", "/api/advice/boss_monster").status == 405
    wrong: list[tuple[Any, str]] = [
        ({"seats": 2, "options": []}, "options"),
        ({"seats": 0}, "seats"),
        ({"seats": "2"}, "seats"),
        ({"seats": 2, "game": "boss_monster"}, ""),
        ({}, ""),
        ([], ""),
        (b"{", ""),
    ]
    for body, field in wrong:
        answer = browser.ask("POST", "/api/advice/boss_monster", body)
        assert (answer.status, answer.fault) == (400, {"code": "bad_body", "field": field, "rule": ""})
    assert browser.ask("POST", "/api/advice/boss_monster", b"{}", content_length="20000").status == 413
    assert (
        browser.ask("POST", "/api/advice/boss_monster", {"seats": 2}, origin="http://elsewhere.example").status == 403
    )


def test_asking_stores_nothing_and_sets_up_nothing(server: Served, browser: Browser) -> None:
    before = dump(server)
    said(browser, sets=["BMR", "THK", "CRL"])
    said(browser, selling=True)
    assert dump(server) == before
    assert browser.cookies == {}
    assert browser.get("/api/tables") == []


def test_advice_is_given_no_faster_than_allowed_and_takes_no_table_away(limited: Callable[..., Served]) -> None:
    browser = limited(rate_advice=Rate(2, 60)).browser()
    answers = [browser.ask("POST", "/api/advice/boss_monster", {"seats": 2}) for _ in range(3)]
    assert [answer.status for answer in answers] == [200, 200, 429]
    assert 0 < int(answers[-1].headers["retry-after"]) <= 30
    seats = [{"sit": "open"}, {"sit": "open"}]
    assert browser.ask("POST", "/api/tables", {"game": "boss_monster", "seats": seats}).status == 201
