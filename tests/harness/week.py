"""A week of a newcomer: the game of the day, one a day by Enter alone, two days missed, one
practice try.

Told each day: the menu of the day as it opens, the remarks of the opponents, and the reply in which
the game ends.
"""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from sorry_a11y.output.narration.catalog import Words
from tests.harness.days import Day

MONDAY = date(2026, 11, 23)
PLAYED = (0, 1, 3, 4, 6)
"""Days after Monday on which the program is opened; Wednesday and Saturday are missed."""
TWICE = 4
"""The day on which the game is played again, for practice."""
NAMES = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
SAYS = Words("en").say("banter-says", name="", text="")


def week(home: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return what is told, day by day."""
    lines: list[str] = []
    for after, name in enumerate(NAMES):
        lines.append(name)
        if after not in PLAYED:
            lines.append("  The program is not opened.")
            continue
        lines += _played(Day(home, monkeypatch, MONDAY + timedelta(after)))
        if after == TWICE:
            again = Day(home, monkeypatch, MONDAY + timedelta(after), hour=18)
            lines += [f"{name}, once more", *_played(again)]
    return "\n".join(lines) + "\n"


def _played(day: Day) -> list[str]:
    """Play the day's game to its end from the menu of the day; what was told."""
    opened = day.heard[0][1]
    lines = [f"  {one}" for one in opened.news] + [f"* {opened.focus}"]
    day.press("enter")
    ended = day.play_to_the_end()
    remarks = [one for _, reply in day.heard for one in reply.news if SAYS in one]
    lines.append(f"  ({len(day.heard)} keys, {len(remarks)} remarks)")
    day.close()
    return [*lines, *(f"  {one}" for one in ended.news), f"* {ended.focus}"]
