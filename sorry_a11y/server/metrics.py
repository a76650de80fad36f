"""What a server counts for whoever runs it, in the text form of Prometheus."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Protocol

from websockets.http11 import Request

METRICS = "/metrics"
"""Where the figures are told."""
SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""The variable that names the folder in which the processes of one server count together."""
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

    def held(self, tables: int, seats: int, sockets: int, tasks: int) -> None:
        """So many tables are in memory, so many of the people at them are here, so many sockets
        are connected, and so many tasks run in the event loop."""

    def page(self, request: Request) -> bytes | None:
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

    def held(self, tables: int, seats: int, sockets: int, tasks: int) -> None:
        """Do nothing."""

    def page(self, request: Request) -> bytes | None:  # noqa: ARG002
        """Return None."""
        return None


class Metrics:
    """Counts for one server, of whatever number of processes (`shared_figures`), and tells it to
    the machine itself: not to those who come through a proxy. Raises ImportError where Prometheus's
    own library is not installed."""

    def __init__(self) -> None:
        import prometheus_client as prometheus

        self._registry = prometheus.CollectorRegistry()
        into: prometheus.CollectorRegistry | None = self._registry
        if SHARED in os.environ:
            from prometheus_client.multiprocess import MultiProcessCollector

            into = None
            MultiProcessCollector(self._registry)  # type: ignore[no-untyped-call]
        self._text = prometheus.generate_latest
        self._tables = prometheus.Gauge(
            "sorry_a11y_tables", "Tables in memory", registry=into, multiprocess_mode="livesum"
        )
        self._seats = prometheus.Gauge(
            "sorry_a11y_seats", "People at tables who are here", registry=into,
            multiprocess_mode="livesum",
        )
        self._sockets = prometheus.Gauge(
            "sorry_a11y_connections", "Connections", registry=into, multiprocess_mode="livesum"
        )
        self._tasks = prometheus.Gauge(
            "sorry_a11y_tasks", "Tasks of the event loop", registry=into,
            multiprocess_mode="livesum",
        )
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

    def held(self, tables: int, seats: int, sockets: int, tasks: int) -> None:
        """So many are there."""
        self._tables.set(tables)
        self._seats.set(seats)
        self._sockets.set(sockets)
        self._tasks.set(tasks)

    def page(self, request: Request) -> bytes | None:
        """Return the figures, for the machine itself."""
        if request.path != METRICS or "X-Forwarded-For" in request.headers:
            return None
        return self._text(self._registry)


@contextmanager
def shared_figures() -> Iterator[Callable[[int], None]]:
    """Have the `Metrics` of processes that are started meanwhile count together; gives what is to
    be called with the id of each that has ended. Does nothing where the library is not
    installed."""
    with TemporaryDirectory(prefix="sorry-a11y-figures-") as folder:
        os.environ[SHARED] = folder  # read when the library is imported
        try:
            from prometheus_client.multiprocess import mark_process_dead
        except ImportError:
            yield lambda _process: None
            return
        yield mark_process_dead
