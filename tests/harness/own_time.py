"""How long something took, without the time for which a busy machine ran others instead.

Linux counts for every thread how long it was ready to run and did not (``schedstat``). What
remains of the time on the clock is what the program itself did or waited for. Where a system
does not count that, it is the time on the clock.
"""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path


def kept_waiting(pid: int | str = "self") -> dict[str, float]:
    """Return for each thread of a process the seconds for which it has been ready and did not
    run."""
    delays = {}
    with suppress(OSError):
        for thread in Path(f"/proc/{pid}/task").iterdir():
            with suppress(OSError, IndexError):
                delays[thread.name] = int((thread / "schedstat").read_text().split()[1]) / 1e9
    return delays


class OwnTime:
    """Measures a block: ``seconds`` are those on the clock, less those for which the threads of
    this process, and of the program ``pid`` if one is given, were kept waiting.

    Of a program that ends within the block what it waited up to its end is what the last `look`
    saw, so whoever waits for its end looks now and then.
    """

    def __init__(self, pid: int | None = None) -> None:
        self.seconds = 0.0
        self._pids: list[int | str] = ["self"] if pid is None else ["self", pid]
        self._before: dict[str, float] = {}
        self._seen: dict[str, float] = {}

    def look(self) -> None:
        """See how long everybody has been kept waiting up to now."""
        for pid in self._pids:
            self._seen |= kept_waiting(pid)

    def __enter__(self) -> OwnTime:
        self.look()
        self._before = dict(self._seen)
        self._began = time.monotonic()
        return self

    def __exit__(self, *_error: object) -> None:
        passed = time.monotonic() - self._began
        self.look()
        others = sum(self._seen.values()) - sum(self._before.values())
        self.seconds = max(passed - others, 0.0)
