"""A record is led through the rules once, and told as soon as it has been."""

from __future__ import annotations

import pytest

from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.store import library as library_module
from sorry_a11y.store.library import Library
from sorry_a11y.store.record import Record
from sorry_a11y.store.statistics import GameTally, tally
from sorry_a11y.store.summary import Summary, summarise
from tests.store.games import go_on, keep, seat, spoilt

GAMES = 12


class Reader:
    """Counts the records that are led through the rules."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        monkeypatch.setattr(library_module, "summarise", self.summarise)

    def summarise(self, record: Record) -> Summary:
        """Work one out."""
        self.count += 1
        return summarise(record)


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Reader:
    """Counts what is read."""
    return Reader(monkeypatch)


@pytest.fixture
def full(library: Library) -> Library:
    """A dozen unfinished games, one of them damaged."""
    for seed in range(1, GAMES + 1):
        keep(library, seed, 50)
    spoilt(library, 5, 30)
    return library


def test_the_list_comes_as_it_is_read(full: Library, reader: Reader) -> None:
    """Promise: each line of a long list is told when its record has been read."""
    for at, entry in enumerate(full.entries(), 1):
        assert entry.summary or entry.number == 5
        assert reader.count == at - (entry.number <= 5)


def test_a_record_is_read_once(full: Library, reader: Reader) -> None:
    """Promise: the list, statistics and the tally read what is new or changed and what is damaged,
    tell how far they are, and say the same as if they read everything."""
    read: list[tuple[int, int]] = []

    def progress(done: int, due: int) -> None:
        read.append((done, due))

    first = list(full.entries())
    assert reader.count == GAMES - 1
    assert [(str(one.error), one.summary) for one in full.entries()] == [
        (str(one.error), one.summary) for one in first
    ]
    assert full.summaries() == {one.number: one.summary for one in first if one.summary}
    assert reader.count == GAMES - 1
    go_on(full, 3, 5)
    changed = {entry.number: entry for entry in full.entries()}
    assert reader.count == GAMES
    assert changed[3].summary == summarise(full.load(3))
    full.delete(4)
    go_on(full, 7)
    again = full.summaries(progress)
    assert again
    assert again.keys() == {*range(1, GAMES + 1)} - {4, 5}
    assert again[7] == summarise(full.load(7))
    assert read == [(1, 2), (2, 2)]


def test_a_list_that_is_left_keeps_what_was_read(full: Library, reader: Reader) -> None:
    """Promise: whoever leaves a long list in the middle does not wait for the same games again."""
    entries = full.entries()
    for _ in range(4):
        next(entries)
    entries.close()  # type: ignore[attr-defined]
    assert len(list(full.entries())) == GAMES
    assert reader.count == GAMES - 1


def test_a_tally_of_wins(library: Library) -> None:
    """Promise: wins are counted among finished games of the same kind by the first person, and
    nobody waits for what would take too long to find out."""
    for seed in range(5):
        most = 60 if seed == 3 else 10**6
        keep(library, seed, most, seating=seat((0, 2) if seed == 4 else (0,)))
    for wishes in (Wishes("parker"), Wishes(points=True, rounds=1)):
        keep(library, 9, 10**6, wishes)
    assert library.summaries_at_hand(patience=-1) == {}
    for _ in range(7):  # what was read before it became too long is known
        library.summaries_at_hand(patience=0)
    summaries = library.summaries_at_hand(patience=0)
    assert len(summaries) == 7
    headers = [library.load(number).header for number in library.numbers()]
    finished = [one for one in summaries.values() if one.finished]
    won = sum(
        bool(set(one.people()[0][1]) & set(one.winners))
        for one in finished
        if one.book == "hasbro" and not one.points
    )
    found = tally(summaries, headers[0])
    assert (found.games, found.won) == (4, won)
    assert found.streak <= sum(bool(one.winners) for one in finished)
    assert [tally(summaries, one).games for one in headers] == [4, 4, 4, 4, 4, 1, 1]
    assert tally({}, headers[0]) == GameTally(0, 0)
