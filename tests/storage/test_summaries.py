"""A record is led through the rules once, and told as soon as it has been."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from sorry_a11y.rulesets.families import Wishes
from sorry_a11y.storage import summary_store
from sorry_a11y.storage.library import Library
from sorry_a11y.storage.record import Record, read_record
from sorry_a11y.storage.statistics import tally
from sorry_a11y.storage.summary import GameKind, summarise
from sorry_a11y.storage.summary_store import NAME
from tests.harness.posix import posix
from tests.storage.games import STARTED, begin, play, record_of, seat

GAMES = 12


class Reader:
    """Counts the records that are led through the rules."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        monkeypatch.setattr(summary_store, "read_record", self.read_record)

    def read_record(self, data: bytes) -> Record:
        """Read one."""
        self.count += 1
        return read_record(data)


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Reader:
    """Counts what is read."""
    return Reader(monkeypatch)


@pytest.fixture
def full(library: Library) -> Library:
    """A dozen unfinished games, one of them damaged."""
    library.records.games.mkdir(parents=True)
    for number in range(1, GAMES + 1):
        data = record_of(Wishes(), number, most=50)
        (library.records.games / f"game-{number}.txt").write_bytes(data)
    path = library.records.path(5)
    path.write_bytes(path.read_bytes() + b"r 5 r1+5 abc\n")
    return library


def test_the_list_comes_as_it_is_read(full: Library, reader: Reader) -> None:
    """Promise: the first line of a long list does not wait for the last: each is told when its
    record has been read."""
    for at, entry in enumerate(full.entries(), 1):
        assert entry.summary or entry.number == 5
        assert reader.count == at


def test_a_record_is_read_once(full: Library, reader: Reader) -> None:
    """Promise: the list, statistics and the tally read what is new or changed and nothing else,
    and say the same as if they read everything."""
    first = list(full.entries())
    assert reader.count == GAMES
    assert [(str(one.error), one.summary) for one in full.entries()] == [
        (str(one.error), one.summary) for one in first
    ]
    assert full.summaries() == {one.number: one.summary for one in first if one.summary}
    assert reader.count == GAMES
    kept = full.resume(3)
    play(kept.table, most=len(kept.table.actions) + 5)
    kept.close()
    changed = {entry.number: entry for entry in full.entries()}
    assert reader.count == GAMES + 1
    assert changed[3].summary == summarise(full.load(3))
    full.delete(4)
    again = full.summaries()
    assert again
    assert 4 not in again
    rows = sqlite3.connect(full.home.folder / NAME)
    assert rows.execute("SELECT count(*) FROM record").fetchone() == (GAMES - 1,)
    rows.close()


def test_a_list_that_is_left_keeps_what_was_read(full: Library, reader: Reader) -> None:
    """Promise: whoever leaves a long list in the middle does not wait for the same games again."""
    entries = full.entries()
    for _ in range(4):
        next(entries)
    entries.close()  # type: ignore[attr-defined]
    assert len(list(full.entries())) == GAMES
    assert reader.count == GAMES


@posix
@pytest.mark.parametrize("foreign", [b"", "database"])
def test_a_link_to_somebody_elses_database(
    full: Library, tmp_path: Path, foreign: bytes | str
) -> None:
    """Promise: where the file of summaries is a link, what it leads to is neither read nor
    changed, and nothing appears beside it."""
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    path = elsewhere / "precious.db"
    if isinstance(foreign, bytes):
        path.write_bytes(foreign)
    else:
        with sqlite3.connect(path) as precious:
            precious.execute("CREATE TABLE precious (a)")
        precious.close()
    before = path.read_bytes()
    try:
        (full.home.folder / NAME).symlink_to(path)
    except OSError:
        pytest.skip("no links here")
    assert len(full.summaries() or {}) == GAMES - 1
    assert len(list(full.entries())) == GAMES
    assert path.read_bytes() == before
    assert [one.name for one in elsewhere.iterdir()] == ["precious.db"]
    assert (full.home.folder / NAME).is_symlink()


def test_a_tally_of_wins(library: Library) -> None:
    """Promise: wins are counted among finished games of the same kind by the same player, and
    nobody waits for what would take too long to find out."""
    for seed in range(5):
        kept = begin(library, seed=seed, seating=seat((0, 2) if seed == 4 else (0,)))
        play(kept.table, most=60 if seed == 3 else 10**6)
        kept.close()
    kept = begin(library, Wishes("parker"), 9)
    play(kept.table)
    kept.close()
    hasbro = GameKind("hasbro", teams=False, points=False)
    assert tally(library, hasbro, patience=-1) is None
    for _ in range(6):  # what was read before it became too long is known
        tally(library, hasbro, patience=0)
    finished = [entry.summary for entry in library.entries() if entry.summary]
    won = {
        name: sum(
            bool(set(seats) & set(one.winners)) for one in finished for chair, seats in one.people()
            if (chair.name or "") == name and one.setup.book == "hasbro"
        )
        for name in ("", "Ann", "Cid")
    }
    for name, games in (("", 3), ("Ann", 1), ("Cid", 1)):
        found = tally(library, hasbro, name)
        assert found
        assert (found.games, found.won) == (games, won[name])
        assert found.streak <= found.won + 1
    none = tally(library, hasbro._replace(points=True))
    assert none
    assert (none.games, none.won) == (0, 0)
    other = tally(library, GameKind("parker", teams=False, points=False))
    assert other
    assert other.games == 1


def test_what_an_unfinished_game_is(library: Library) -> None:
    """Promise: the start can say what the game to go on with is: its rule book, who else plays,
    how many turns there have been."""
    kept = begin(library, Wishes("dog"), 3)
    play(kept.table, most=30)
    kept.close()
    entry = library.unfinished().game
    assert entry
    assert entry.summary
    assert entry.summary.setup.book == "dog"
    assert entry.summary.others == ("Ben", "Cid", "Dora")
    assert entry.summary.started == STARTED
    assert entry.summary.all_turns == sum(entry.summary.turns) > 0
