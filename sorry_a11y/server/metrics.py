"""The figures of a server in the text form of Prometheus, by its own library."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from websockets.http11 import Request

from sorry_a11y.server.figures import METRICS

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds."""


class Metrics:
    """Counts for one server, and tells it to whoever asks the machine itself: not to those who
    come through a front."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        into = self._registry
        self._tables = Gauge("sorry_a11y_tables", "Tables in memory", registry=into)
        self._seats = Gauge("sorry_a11y_seats", "People at tables who are here", registry=into)
        self._sockets = Gauge("sorry_a11y_connections", "Connections", registry=into)
        self._lines = Counter("sorry_a11y_lines", "Lines committed", registry=into)
        self._decisions = Counter(
            "sorry_a11y_decisions", "Decisions committed, of people, bots and chance", registry=into
        )
        self._seconds = Histogram(
            "sorry_a11y_commit_seconds", "Time of a commit", buckets=BUCKETS, registry=into
        )
        self._failed = Counter("sorry_a11y_commits_failed", "Commits that failed", registry=into)
        self._fenced = Counter(
            "sorry_a11y_tables_fenced", "Tables dropped since the lease was lost", registry=into
        )
        self._dropped = Counter(
            "sorry_a11y_dropped", "Connections closed by the server", ["why"], registry=into
        )

    def committed(self, lines: int, decisions: int, seconds: float) -> None:
        """A commit took so long."""
        self._lines.inc(lines)
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

    def page(self, request: Request, tables: int, seats: int, sockets: int) -> bytes | None:
        """The figures, for the machine itself."""
        if request.path != METRICS or "X-Forwarded-For" in request.headers:
            return None
        self._tables.set(tables)
        self._seats.set(seats)
        self._sockets.set(sockets)
        return generate_latest(self._registry)
