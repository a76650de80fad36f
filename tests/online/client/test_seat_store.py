"""A seat at a table elsewhere, remembered in a file."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from msgspec import structs

from sorry_a11y.core.rules.board import RED
from sorry_a11y.online.client.connection import TableConnection
from sorry_a11y.online.client.seats import MOST_SEATS, FileSeatStore, KeepSeat, SavedSeat, Visit
from sorry_a11y.online.client.web_sockets import WebSockets
from sorry_a11y.store.files import GAMES_FILE
from sorry_a11y.store.player_file import PlayerFile
from tests.online.server.tables import HELLO

SEAT = SavedSeat("table", "token", 1, [RED], "ws://127.0.0.1:1", "Ann", "1234 5678 9012")


def visit(seat: SavedSeat, keep: KeepSeat) -> Visit:
    """An evening at a table that is never reached."""
    return Visit(TableConnection(WebSockets("127.0.0.1:1").open, HELLO), seat, keep_seat=keep)


def test_a_seat_is_read_as_it_was_saved(tmp_path: Path) -> None:
    """Promise of `join` alone: seat and place in the journal outlive the program; its owner alone
    can read the token."""
    folder = tmp_path / "new"
    keeper = visit(SEAT, FileSeatStore(PlayerFile(folder)).save)
    keeper.update(told=7)
    assert FileSeatStore(PlayerFile(folder)).load() == keeper.seat
    assert (folder / GAMES_FILE).stat().st_mode & 0o077 == 0


def test_seats_at_slow_tables_stay_behind_the_last(tmp_path: Path) -> None:
    """Promise of docs/online.md: beside the last table some slow tables are remembered whose games
    are not over, the newest first; each is found by its table, and one that is over or gone is
    dropped with the next. One at which another game has begun is remembered, though the record of
    the first is kept."""
    store = FileSeatStore(PlayerFile(tmp_path))
    slow = [structs.replace(SEAT, table=f"slow {number}", slow=True, kept=1) for number in range(3)]
    over = structs.replace(SEAT, table="over", slow=True, over=True)
    for one in (slow[0], SEAT, over, slow[1], slow[2]):
        store.save(one)
    assert store.seats() == [slow[2], slow[1], slow[0]]
    store.save(SEAT)
    visit(slow[1], store.save).update(slow=False)
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


def test_seats_that_could_not_be_read_are_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of docs/online.md: where another program has the file to itself while seats are read,
    a seat that is saved after that takes none of the others away."""
    slow = structs.replace(SEAT, table="slow", slow=True)
    FileSeatStore(PlayerFile(tmp_path)).save(slow)
    file = PlayerFile(tmp_path)
    monkeypatch.setattr(file, "note", lambda _name: "")
    FileSeatStore(file).save(SEAT)
    assert FileSeatStore(PlayerFile(tmp_path)).seats() == [SEAT, slow]


def test_no_reply_waits_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise of speed: what was told is written with every reply, and flushed only where more of
    the seat has changed; a program that is killed loses none of it."""
    flushed: list[int] = []
    keeper = visit(SEAT, FileSeatStore(PlayerFile(tmp_path)).save)
    monkeypatch.setattr(os, "fsync", flushed.append)
    flushed.clear()
    for entry in range(200):
        keeper.update(told=entry, turn=entry % 2 == 0)
        keeper.update(over=entry > 100)
    assert 1 <= len(flushed) <= 3
    assert FileSeatStore(PlayerFile(tmp_path)).load() == keeper.seat


@pytest.mark.parametrize("kind", ["pipe", "folder", "zeros"])
def test_what_is_no_seat_is_no_seat(tmp_path: Path, kind: str) -> None:
    """Promise of storage: whatever lies in the place of the file, nobody waits for it."""
    path = tmp_path / GAMES_FILE
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    else:
        path.write_bytes(bytes(10))
    assert FileSeatStore(PlayerFile(tmp_path)).load() is None
