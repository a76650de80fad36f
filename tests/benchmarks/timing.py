"""Measuring on a machine that may be busy: processor time, several rounds, medians.

What is compared runs in turn within each round, so that a slow minute slows all alike; a ratio is
the median of the ratios of the rounds.
"""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from statistics import median
from time import process_time

ROUNDS = 7
"""How often each piece of work is done, after once to warm up."""

Work = Callable[[], int]
"""Does some work and gives how many units it was."""


class Rates:
    """Units a second of processor time for each piece of work, round by round."""

    def __init__(self, rounds: Mapping[str, list[float]]) -> None:
        self._rounds = rounds

    def of(self, name: str) -> float:
        """The median of the rounds."""
        return median(self._rounds[name])

    def ratio(self, name: str, other: str) -> float:
        """How many times as fast ``name`` is as ``other``."""
        pairs = zip(self._rounds[name], self._rounds[other], strict=True)
        return median(one / two for one, two in pairs)


def measure(works: Mapping[str, Work], rounds: int = ROUNDS) -> Rates:
    """Do all the work once unmeasured and then ``rounds`` times, one piece after the other."""
    taken: dict[str, list[float]] = {name: [] for name in works}
    for number in range(rounds + 1):
        for name, work in works.items():
            began = process_time()
            units = work()
            seconds = process_time() - began
            if number:
                taken[name].append(units / seconds)
    return Rates(taken)


def tell(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def tell_machine() -> None:
    """Print what the figures were measured on."""
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    tell(f"{_processor()}, {os.cpu_count()} cores{load}, {python}, {platform.system()}")


def _processor() -> str:
    """The processor's name as the system gives it."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def verdict(reached: bool) -> str:
    """Whether a target is reached, in a word."""
    return "reached" if reached else "MISSED"
