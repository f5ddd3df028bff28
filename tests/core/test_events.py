"""What happens is told to those who may know it, and to nobody else."""

from __future__ import annotations

import json
from typing import Any

import pytest

import underkeep as uk
from tests.core.games import chance, deal, play
from underkeep.boss_monster import events as boss_monster
from underkeep.core.events import Event, EventKind

KINDS = {name: kind for name, kind in vars(boss_monster).items() if isinstance(kind, EventKind)}
EVERYBODY = (None, 0, 1, 2, 3)

PEEK = EventKind("peek", public=("at",), private=("card",))


@pytest.mark.rs("RS-035")
def test_a_kind_of_event_cannot_be_made_without_saying_who_hears_of_it() -> None:
    with pytest.raises(TypeError):
        EventKind("rumour")  # type: ignore[call-arg]


@pytest.mark.rs("RS-035")
def test_what_is_declared_for_nobody_is_told_to_nobody() -> None:
    secret = Event(EventKind("secret", public=()), 1, {"card": "jeopardy"}, (0, 1, 2, 3))
    for viewer in EVERYBODY:
        assert secret.seen_by(viewer) == {"event": "secret", "seat": 1}
    assert repr(secret) == "Event('secret', seat=1)"


@pytest.mark.rs("RS-035")
def test_a_fact_that_was_forgotten_in_the_declaration_stays_untold() -> None:
    event = Event(PEEK, 0, {"at": 1, "card": "jeopardy", "next": "freeze"}, (0, 1))
    for viewer in EVERYBODY:
        assert "next" not in event.seen_by(viewer)
    assert "freeze" not in repr(event)


@pytest.mark.rs("RS-035")
def test_private_facts_are_for_the_privy_alone() -> None:
    event = Event(PEEK, 0, {"at": 1, "card": "jeopardy"}, (0, 1))
    for viewer in EVERYBODY:
        secret = {"card": "jeopardy"} if viewer in {0, 1} else {}
        assert event.seen_by(viewer) == {"event": "peek", "seat": 0, "at": 1, **secret}
    assert repr(event) == "Event('peek', seat=0, at=1)"


def test_private_facts_without_anybody_privy_are_for_nobody() -> None:
    event = Event(PEEK, 0, {"at": 1, "card": "jeopardy"}, ())
    for viewer in EVERYBODY:
        assert "card" not in event.seen_by(viewer)


def test_what_is_absent_is_not_made_up() -> None:
    assert Event(PEEK, 0, {}, (0,)).seen_by(0) == {"event": "peek", "seat": 0}


@pytest.mark.rs("RS-035")
@pytest.mark.parametrize("name", sorted(KINDS))
def test_every_kind_of_event_has_an_audience_of_its_own(name: str) -> None:
    kind = KINDS[name]
    assert kind.name == name.lower()
    assert isinstance(kind.public, tuple)
    assert isinstance(kind.private, tuple)
    assert not set(kind.public) & set(kind.private)
    assert not {"event", "seat"} & {*kind.public, *kind.private}  # these two are told with every event


@pytest.mark.rs("RS-035")
def test_whatever_is_told_in_a_game_is_declared_and_plain() -> None:
    """Only declared kinds happen, every fact of theirs has its audience, and all of it can be sent as JSON."""
    heard: set[str] = set()
    for number in range(40):
        table = deal(number)
        for events in play(table, chance(number)):
            for event in events:
                check(event, table)
                heard.add(event.kind.name)
    assert {"drew", "laid", "revealed", "declared", "discarded", "stole", "searched"} <= heard


def check(event: uk.Event, table: uk.Table) -> None:
    kind: EventKind = event.kind
    assert KINDS[kind.name.upper()] is kind
    assert set(event.facts) <= {*kind.public, *kind.private}, event
    assert -1 <= event.seat < table.options["players"]
    assert all(0 <= seat < table.options["players"] for seat in event.privy)
    if any(fact in event.facts for fact in kind.private):
        assert event.privy, f"{event} has a secret that nobody is told"
    for viewer in (None, *range(table.options["players"])):
        seen: dict[str, Any] = event.seen_by(viewer)
        assert json.loads(json.dumps(seen)) == seen
