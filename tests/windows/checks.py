"""The checks of the lane, told as they are made."""

from __future__ import annotations

import sys
import time

LONGEST = 1500
"""Characters that are told of what came instead."""


class Checks:
    """Tells every check on a line, and what came instead where it failed. ``failed``: the names
    of those that did."""

    def __init__(self) -> None:
        self.failed: list[str] = []
        self._began = time.monotonic()

    def stage(self, name: str) -> None:
        """Tell what comes next, and the seconds so far."""
        self.tell(f"== {name} ({time.monotonic() - self._began:.0f} s)")

    def see(self, name: str, good: bool, instead: object = "") -> bool:
        """Tell one check; whether it is good."""
        self.tell(f"{'good' if good else 'BAD '} {name}")
        if not good:
            self.tell(str(instead)[-LONGEST:])
            self.failed.append(name)
        return good

    def tell(self, line: str) -> None:
        """Tell a line at once."""
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
