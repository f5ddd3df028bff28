"""What can be counted about a server, without counting who or what: every label has few values, known beforehand.

A registry belongs to one server, not to the process, so that two servers in one test do not share figures. Who may
read it is the guard's business (RS-204).
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

By = Literal["person", "bot", "clock"]
Reason = Literal[
    "stale", "doubled", "not_an_option", "not_yours", "fenced", "unavailable", "bad_message", "too_often", "other"
]
Viewer = Literal["seat", "spectator"]

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4
REASONS: Final = frozenset[str](get_args(Reason))

_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The figures of one server; the attributes are what the rest of the server counts with."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry(auto_describe=True)
        self.bot_queue: Final = self._gauge("bot_queue", "Answers that bots have been asked for and not given yet")
        self.warm_tables: Final = self._gauge("warm_tables", "Tables in memory")
        self.commit_seconds: Final = self._histogram("commit_seconds", "From an answer until it is stored")
        self.fan_out_seconds: Final = self._histogram(
            "fan_out_seconds", "From stored until every viewer's outbox has it"
        )
        self.loop_lag_seconds: Final = self._histogram("loop_lag_seconds", "How late the event loop wakes somebody up")
        self.replays: Final = self._counter("replays", "Tables set up again from the store")
        self.takeovers: Final = self._counter("takeovers", "Leases taken over from another process")
        self.listener_reconnects: Final = self._counter("listener_reconnects", "Times the line of notices was lost")
        self._decisions: Final = Counter("underkeep_decisions", "Decisions stored", ["by"], registry=self.registry)
        self._refusals: Final = Counter("underkeep_refusals", "Answers refused", ["reason"], registry=self.registry)
        self._sockets: Final = Gauge("underkeep_sockets", "Open sockets", ["viewer"], registry=self.registry)
        for by in get_args(By):
            self._decisions.labels(by)
        for reason in REASONS:
            self._refusals.labels(reason)
        for viewer in get_args(Viewer):
            self._sockets.labels(viewer)

    def decided(self, by: By) -> None:
        self._decisions.labels(by).inc()

    def refused(self, reason: str) -> None:
        """Counts a refusal; a reason that is not on the list counts as `other`, so that nothing typed is a label."""
        self._refusals.labels(reason if reason in REASONS else "other").inc()

    def socket_opened(self, viewer: Viewer) -> None:
        self._sockets.labels(viewer).inc()

    def socket_closed(self, viewer: Viewer) -> None:
        self._sockets.labels(viewer).dec()

    def page(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self.registry)

    def _counter(self, name: str, says: str) -> Counter:
        return Counter(f"underkeep_{name}", says, registry=self.registry)

    def _gauge(self, name: str, says: str) -> Gauge:
        return Gauge(f"underkeep_{name}", says, registry=self.registry)

    def _histogram(self, name: str, says: str) -> Histogram:
        return Histogram(f"underkeep_{name}", says, registry=self.registry, buckets=_QUICK)
