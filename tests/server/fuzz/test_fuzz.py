"""A sample of what `python -m tests.server.fuzz` does at length."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.fuzz import files, messages, routes
from tests.server.fuzz.ground import Ground, ground


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ground]:
    with ground(tmp_path_factory.mktemp("fuzz")) as found:
        yield found


@pytest.mark.rs("RS-174")
@pytest.mark.rs("RS-133")
@pytest.mark.rs("RS-134")
@pytest.mark.parametrize(("operation", "mode"), routes.pairs())
def test_no_request_breaks_a_route_or_changes_what_it_may_not(here: Ground, operation: str, mode: str) -> None:
    routes.fuzz(here, operation, mode, 20 if mode == "right" else 8)


@pytest.mark.rs("RS-131")
@pytest.mark.rs("RS-133")
@pytest.mark.rs("RS-134")
@pytest.mark.parametrize("game", ["pebbles", "boss_monster"])
def test_no_message_breaks_a_table_or_is_noticed_by_others(here: Ground, game: str) -> None:
    messages.fuzz(here, game, 60)


@pytest.mark.rs("RS-071")
@pytest.mark.rs("RS-079")
@pytest.mark.rs("RS-081")
@pytest.mark.rs("RS-087")
def test_no_file_is_more_than_a_table_or_a_refusal(here: Ground) -> None:
    files.fuzz(here, 50)
