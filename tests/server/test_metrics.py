"""Figures about a server: all that are promised, and no more however much is played."""

from __future__ import annotations

from typing import get_args

import pytest
from prometheus_client.parser import text_string_to_metric_families

from underkeep.server.metrics import CONTENT_TYPE, REASONS, By, Metrics, Viewer

PROMISED = {
    "underkeep_decisions": {"by": set(get_args(By))},
    "underkeep_refusals": {"reason": set(REASONS)},
    "underkeep_commit_seconds": {},
    "underkeep_fan_out_seconds": {},
    "underkeep_sockets": {"viewer": set(get_args(Viewer))},
    "underkeep_warm_tables": {},
    "underkeep_bot_queue": {},
    "underkeep_replays": {},
    "underkeep_takeovers": {},
    "underkeep_listener_reconnects": {},
    "underkeep_loop_lag_seconds": {},
}


def series(metrics: Metrics) -> dict[str, dict[str, set[str]]]:
    """The labels and their values, by family, as a scrape sees them."""
    found: dict[str, dict[str, set[str]]] = {}
    for family in text_string_to_metric_families(metrics.page().decode()):
        if family.name.endswith("_created"):
            continue
        labels = found.setdefault(family.name, {})
        for sample in family.samples:
            for label, value in sample.labels.items():
                if label != "le":
                    labels.setdefault(label, set()).add(value)
    return found


@pytest.mark.rs("RS-203")
def test_everything_promised_can_be_scraped_from_the_first_moment() -> None:
    assert series(Metrics()) == PROMISED
    assert CONTENT_TYPE.startswith("text/plain")


@pytest.mark.rs("RS-203")
def test_a_thousand_games_make_no_new_series() -> None:
    metrics = Metrics()
    before = metrics.page().count(b"\n")
    for game in range(1_000):
        metrics.decided("bot")
        metrics.refused("stale")
        metrics.refused(f"a word of game {game}")
        metrics.commit_seconds.observe(game / 1_000)
        metrics.socket_opened("seat")
        metrics.socket_closed("seat")
    assert metrics.page().count(b"\n") == before
    assert b'underkeep_refusals_total{reason="other"} 1000.0' in metrics.page()
    assert b'underkeep_refusals_total{reason="stale"} 1000.0' in metrics.page()
    assert b'underkeep_sockets{viewer="seat"} 0.0' in metrics.page()
    assert b"underkeep_commit_seconds_count 1000.0" in metrics.page()


def test_two_servers_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.decided("person")
    one.replays.inc()
    assert b'underkeep_decisions_total{by="person"} 1.0' in one.page()
    assert b'underkeep_decisions_total{by="person"} 0.0' in other.page()
    assert b"underkeep_replays_total 0.0" in other.page()
