"""A seat at a table elsewhere, remembered in a file."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from msgspec import structs

from sorry_a11y.client.seat_store import MOST_SEATS, FileSeatStore, HeldSeat, SavedSeat
from sorry_a11y.rules.board import RED
from sorry_a11y.storage.home import LAST_TABLE, Home

SEAT = SavedSeat("table", "token", 1, [RED], "ws://127.0.0.1:1", "Ann", "1234 5678 9012")


def test_a_seat_is_read_as_it_was_saved(tmp_path: Path) -> None:
    """Promise of `join` alone: seat and place in the journal outlive the program; its owner alone
    can read the token."""
    folder = tmp_path / "new"
    held = HeldSeat(SEAT, FileSeatStore(Home(folder)))
    held.update(told=7)
    assert FileSeatStore(Home(folder)).load() == held.seat
    assert (folder / LAST_TABLE).stat().st_mode & 0o077 == 0
    FileSeatStore(Home(folder)).forget()
    assert FileSeatStore(Home(folder)).load() is None


def test_a_file_of_an_earlier_version_is_read(tmp_path: Path) -> None:
    """Promise of `join` alone: a seat that was saved before an upgrade is still there."""
    (tmp_path / LAST_TABLE).write_text(json.dumps({
        "url": "ws://127.0.0.1:1", "table": "table", "token": "token", "guest": 1, "seats": [0],
        "name": "Ann", "code": "1234 5678 9012", "port": 0, "told": 3, "kept": 5,
    }))
    seat = FileSeatStore(Home(tmp_path)).load()
    assert seat is not None
    assert (seat.url, seat.told, seat.kept, seat.seats) == ("ws://127.0.0.1:1", 3, 5, [0])


def test_seats_at_slow_tables_stay_behind_the_last(tmp_path: Path) -> None:
    """Promise of docs/online.md: beside the last table some slow tables are remembered whose games
    are not over, the newest first; each is found by its table, and one that is over or gone is
    dropped with the next. One at which another game has begun is remembered, though the record of
    the first is kept."""
    store = FileSeatStore(Home(tmp_path))
    slow = [structs.replace(SEAT, table=f"slow {number}", slow=True, kept=1) for number in range(3)]
    over = structs.replace(SEAT, table="over", slow=True, over=True)
    for one in (slow[0], SEAT, over, slow[1], slow[2]):
        store.save(one)
    assert store.seats() == [slow[2], slow[1], slow[0]]
    store.save(SEAT)
    HeldSeat(slow[1], store).update(slow=False)
    store.save(SEAT)
    assert store.seats() == [SEAT, slow[2], slow[0]]
    assert store.load("slow 0") == slow[0]
    assert store.load() == SEAT
    assert store.load("slow 1") is None
    for number in range(20):
        store.save(structs.replace(slow[0], table=f"more {number}"))
    assert [one.table for one in store.seats()] == [
        f"more {number}" for number in range(19, 19 - MOST_SEATS, -1)
    ]


def test_a_seat_is_flushed_before_it_takes_the_place_of_the_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of storage: the machine may stop at any moment, and two programs may save at once;
    the file holds one seat or the other, whole."""
    done: list[str] = []
    replace, fsync = os.replace, os.fsync

    def flushed(descriptor: int) -> None:
        done.append("flushed")
        fsync(descriptor)

    def replaced(fresh: str, path: str) -> None:
        done.append(Path(fresh).name)
        replace(fresh, path)

    monkeypatch.setattr(os, "fsync", flushed)
    monkeypatch.setattr(os, "replace", replaced)
    for _ in range(2):
        FileSeatStore(Home(tmp_path)).save(SEAT)
    assert done[::2] == ["flushed"] * 2
    assert len(set(done[1::2])) == 2


@pytest.mark.parametrize("kind", ["pipe", "folder", "zeros"])
def test_what_is_no_seat_is_no_seat(tmp_path: Path, kind: str) -> None:
    """Promise of storage: whatever lies in the place of the file, nobody waits for it."""
    path = tmp_path / LAST_TABLE
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    else:
        path.write_bytes(bytes(10))
    assert FileSeatStore(Home(tmp_path)).load() is None
