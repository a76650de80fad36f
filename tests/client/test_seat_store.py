"""A seat at a table elsewhere, remembered in a file."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from sorry_a11y.client.seat_store import FileSeatStore, HeldSeat, SavedSeat
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
