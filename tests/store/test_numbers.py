"""A number belongs to its game for good, and the order of the list is that of play."""

from __future__ import annotations

from time import time

import pytest

from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.store.exchange import import_record
from sorry_a11y.store.library import Library
from tests.store.games import keep, played, record_of


def listed(library: Library) -> list[int]:
    """The numbers in the order of the list."""
    return [entry.number for entry in library.entries()]


def test_the_number_of_a_deleted_game_is_not_given_again(library: Library) -> None:
    """Promise: also the highest number, also when it was an imported game that had it."""
    assert [keep(library), keep(library), keep(library)] == [1, 2, 3]
    library.delete(2)
    library.delete(3)
    copy = library.file.folder / "copy.txt"
    copy.write_bytes(record_of(Wishes(), 9, most=40))
    assert import_record(library, copy)[0] == 4
    library.delete(4)
    assert keep(library) == 5


def test_a_clock_that_ran_ahead(library: Library) -> None:
    """Promise: a record dated after today, by a clock that was set right since, is neither
    offered before the game played last nor lost at the end of the list."""
    for seed in (1, 2, 3, 4):
        keep(library, seed)
    now = time()
    for number, written in ((1, now - 400), (2, now + 90_000), (3, now - 200), (4, now - 300)):
        played(library, number, written)
    assert listed(library) == [3, 4, 2, 1]
    entry, _ = library.unfinished()
    assert entry
    assert entry.number == 3


def test_a_clock_that_stands_in_the_past(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise: where every record is dated after today, the numbers tell the order."""
    for seed in (1, 2, 3):
        keep(library, seed)
    monkeypatch.setattr("sorry_a11y.store.library.time", lambda: 0.0)
    assert listed(library) == [3, 2, 1]
