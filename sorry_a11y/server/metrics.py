"""What a server counts for whoever runs it, in the text form of Prometheus."""

from __future__ import annotations

from typing import Protocol

from websockets.http11 import Request

METRICS = "/metrics"
"""Where the figures are told."""
BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds."""


class Counter(Protocol):
    """Where it is counted."""

    def committed(self, entries: int, decisions: int, seconds: float) -> None:
        """A commit took so long."""

    def failed(self) -> None:
        """A commit failed."""

    def fenced(self, tables: int) -> None:
        """A lease was lost, and its tables dropped from memory."""

    def dropped(self, why: str) -> None:
        """A connection was closed by the server."""

    def refused(self, why: str) -> None:
        """What a guest asked for was refused; ``why`` as in `protocol.Refused`."""

    def restarted(self, loop: str) -> None:
        """A loop of the server ended by an error, and is begun again."""

    def late(self, seconds: float) -> None:
        """The event loop came back to a call by so much too late."""

    def page(self, request: Request, tables: int, seats: int, sockets: int) -> bytes | None:
        """Return the answer to a request for the figures; None for any other request."""


class NoMetrics:
    """Counts nothing."""

    def committed(self, entries: int, decisions: int, seconds: float) -> None:
        """Do nothing."""

    def failed(self) -> None:
        """Do nothing."""

    def fenced(self, tables: int) -> None:
        """Do nothing."""

    def dropped(self, why: str) -> None:
        """Do nothing."""

    def refused(self, why: str) -> None:
        """Do nothing."""

    def restarted(self, loop: str) -> None:
        """Do nothing."""

    def late(self, seconds: float) -> None:
        """Do nothing."""

    def page(
        self, request: Request, tables: int, seats: int, sockets: int  # noqa: ARG002
    ) -> bytes | None:
        """Return None."""
        return None


class Metrics:
    """Counts for one server, and tells it to the machine itself: not to those who come through a
    proxy. Raises ImportError where Prometheus's own library is not installed."""

    def __init__(self) -> None:
        import prometheus_client as prometheus

        into = self._registry = prometheus.CollectorRegistry()
        self._text = prometheus.generate_latest
        self._tables = prometheus.Gauge("sorry_a11y_tables", "Tables in memory", registry=into)
        self._seats = prometheus.Gauge(
            "sorry_a11y_seats", "People at tables who are here", registry=into
        )
        self._sockets = prometheus.Gauge("sorry_a11y_connections", "Connections", registry=into)
        self._entries = prometheus.Counter("sorry_a11y_lines", "Lines committed", registry=into)
        self._decisions = prometheus.Counter(
            "sorry_a11y_decisions", "Decisions committed, of people, bots and chance", registry=into
        )
        self._seconds = prometheus.Histogram(
            "sorry_a11y_commit_seconds", "Time of a commit", buckets=BUCKETS, registry=into
        )
        self._failed = prometheus.Counter(
            "sorry_a11y_commits_failed", "Commits that failed", registry=into
        )
        self._fenced = prometheus.Counter(
            "sorry_a11y_tables_fenced", "Tables dropped since the lease was lost", registry=into
        )
        self._dropped = prometheus.Counter(
            "sorry_a11y_dropped", "Connections closed by the server", ["why"], registry=into
        )
        self._refused = prometheus.Counter(
            "sorry_a11y_refused", "Requests that were refused", ["why"], registry=into
        )
        self._restarted = prometheus.Counter(
            "sorry_a11y_loops_restarted", "Loops that failed and were begun again", ["loop"],
            registry=into,
        )
        self._late = prometheus.Histogram(
            "sorry_a11y_loop_late_seconds", "How much too late the event loop came back",
            buckets=BUCKETS, registry=into,
        )

    def committed(self, entries: int, decisions: int, seconds: float) -> None:
        """A commit took so long."""
        self._entries.inc(entries)
        self._decisions.inc(decisions)
        self._seconds.observe(seconds)

    def failed(self) -> None:
        """A commit failed."""
        self._failed.inc()

    def fenced(self, tables: int) -> None:
        """A lease was lost."""
        self._fenced.inc(tables)

    def dropped(self, why: str) -> None:
        """A connection was closed by the server."""
        self._dropped.labels(why).inc()

    def refused(self, why: str) -> None:
        """What a guest asked for was refused."""
        self._refused.labels(why).inc()

    def restarted(self, loop: str) -> None:
        """A loop was begun again."""
        self._restarted.labels(loop).inc()

    def late(self, seconds: float) -> None:
        """The event loop came back too late."""
        self._late.observe(seconds)

    def page(self, request: Request, tables: int, seats: int, sockets: int) -> bytes | None:
        """Return the figures, for the machine itself."""
        if request.path != METRICS or "X-Forwarded-For" in request.headers:
            return None
        self._tables.set(tables)
        self._seats.set(seats)
        self._sockets.set(sockets)
        return self._text(self._registry)
