"""The figures of a server for its operators, in the text format of Prometheus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

METRICS = "/metrics"
"""The path of the HTTP request for the figures."""
_BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""The upper bounds of the classes of the histograms, in seconds."""
_GAUGES = {
    "tables": "Tables in memory",
    "seats": "People at tables who are here",
    "connections": "Connections",
    "tasks": "Tasks of the event loop",
}
_COUNTERS = {
    "lines": "Lines committed",
    "decisions": "Decisions committed, of people, bots and chance",
    "commits_failed": "Commits that failed",
    "tables_lost": "Tables dropped with a lost session",
}
_LABELLED = {
    "dropped": ("why", "Connections closed by the server"),
    "refused": ("why", "Requests that were refused"),
    "loops_restarted": ("loop", "Loops that failed and were begun again"),
}
SECONDS = {
    "commit_seconds": "Time of a commit",
    "loop_late_seconds": "How much too late the event loop came back",
}


class Metrics:
    """The figures of one server, by the names of `_GAUGES`, `_COUNTERS`, `_LABELLED`, `SECONDS`."""

    def __init__(self) -> None:
        self._values: dict[str, float] = dict.fromkeys((*_GAUGES, *_COUNTERS), 0)
        self._labelled: Counter[tuple[str, str]] = Counter()
        self._below: dict[str, list[int]] = {name: [0] * (len(_BOUNDS) + 1) for name in SECONDS}
        self._sums = dict.fromkeys(SECONDS, 0.0)

    def set(self, name: str, value: float) -> None:
        """Set a gauge."""
        self._values[name] = value

    def count(self, name: str, number: int = 1) -> None:
        """Raise a counter."""
        self._values[name] += number

    def count_as(self, name: str, label: str) -> None:
        """Raise a counter of a label by one."""
        self._labelled[name, label] += 1

    def time(self, name: str, seconds: float) -> None:
        """Add a time to a histogram."""
        at = next((at for at, most in enumerate(_BOUNDS) if seconds <= most), len(_BOUNDS))
        self._below[name][at] += 1
        self._sums[name] += seconds

    def text(self) -> str:
        """Return all figures as text."""
        return "".join(f"{line}\n" for line in self._lines())

    def _lines(self) -> Iterator[str]:
        for name, told in _GAUGES.items():
            yield from _head(name, told, "gauge")
            yield f"sorry_a11y_{name} {self._values[name]:g}"
        for name, told in _COUNTERS.items():
            yield from _head(f"{name}_total", told, "counter")
            yield f"sorry_a11y_{name}_total {self._values[name]:.0f}"
        for name, (label, told) in _LABELLED.items():
            yield from _head(f"{name}_total", told, "counter")
            for (counted, of), number in sorted(self._labelled.items()):
                if counted == name:
                    yield f'sorry_a11y_{name}_total{{{label}="{of}"}} {number}'
        for name, told in SECONDS.items():
            yield from _head(name, told, "histogram")
            total = 0
            for most, number in zip((*_BOUNDS, "+Inf"), self._below[name], strict=True):
                total += number
                yield f'sorry_a11y_{name}_bucket{{le="{most}"}} {total}'
            yield f"sorry_a11y_{name}_count {total}"
            yield f"sorry_a11y_{name}_sum {self._sums[name]:.6f}"


def _head(name: str, told: str, kind: str) -> tuple[str, str]:
    return f"# HELP sorry_a11y_{name} {told}", f"# TYPE sorry_a11y_{name} {kind}"
