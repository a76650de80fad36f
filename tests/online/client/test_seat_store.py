"""A seat at a table elsewhere, remembered in a file."""

from __future__ import annotations

import os
from pathlib import Path
from time import monotonic

import pytest
from msgspec import structs

from sorry_a11y.cli.commands.online import TableEntrance, UnseatedError
from sorry_a11y.core.rules.board import BLUE, RED
from sorry_a11y.online.client.connection import TableConnection
from sorry_a11y.online.client.notes import Notes
from sorry_a11y.online.client.seats import MOST_SEATS, FileSeatStore, KeepSeat, SavedSeat, Visit
from sorry_a11y.online.client.table import Table
from sorry_a11y.online.client.web_sockets import WebSockets
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.store.files import GAMES_FILE
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.settings.values import Settings
from tests.harness.ports import free_port
from tests.harness.programs import run
from tests.online.server.people import two_at_a_table
from tests.online.server.pieced_line import PiecedLine
from tests.online.server.tables import ALARM, HELLO, on_loop, served, two

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


class PersonLine(PiecedLine):
    """The line of somebody at a table, which hears what is said on it."""

    def say(self, message: msg.Up) -> bool:
        """Say it, but for what makes a line."""
        if not isinstance(message, msg.Hello | msg.Back):
            self._of.says(message)
        return super().say(message)


def test_a_second_game_at_a_slow_table_is_not_over(tmp_path: Path) -> None:
    """Promise of docs/online.md: a slow table is remembered while its game is not over, and so it
    is in its second game, too; the record of each is kept once."""
    kept: list[int] = []

    def keep(_setup: object, _own: object, started: int, _lines: object) -> int:
        kept.append(started)
        return len(kept)

    room, ann, ben = two_at_a_table(
        seats={"red": "you", "yellow": "open"}, patience=msg.A_DAY, undo="off"
    )
    store = FileSeatStore(PlayerFile(tmp_path))
    line = PersonLine(ben)
    visit = Visit(line.link, SavedSeat.of(ben.seated), keep_seat=store.save, keep_game=keep)
    table = Table(visit, Notes(Words, ALARM, monotonic))
    elsewhere = SavedSeat("elsewhere", "token", 1, [])
    for count in (1, 2):
        line.catches_up()
        store.save(elsewhere)
        assert [one.table for one in store.seats()] == ["elsewhere", ben.seated.table]
        visit.update(told=count)
        room.play(ann)
        line.catches_up()
        assert table.game
        table.records.told_end(table.game, table.people.state)
        line.catches_up()
        assert len(kept) == count
        store.save(elsewhere)
        assert store.seats() == [elsewhere]
        assert ann.refusal(msg.Manage("start")) == ""


# -- a table that is closed, told by whose it is -------------------------------------------------

TABLE = msg.HostTable("hasbro", "Ann", {"red": "you", "blue": "open"})


def seat_at(host: str) -> SavedSeat:
    """A guest's seat at the table of somebody, which nobody serves."""
    at = f"ws://127.0.0.1:{free_port()}"
    return SavedSeat(host, "token", 1, [BLUE], at, "Ben", host=host)


def test_the_host_of_a_table_is_remembered(tmp_path: Path) -> None:
    """Promise: a guest's seat knows whose table it is at; the host's own names nobody."""
    with served(tmp_path) as url, two(url, TABLE) as (ann, ben):
        assert ben.at.visit.seat.host == "Ann"
        assert ann.at.visit.seat.host == ""


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ann's table is closed at the moment."),
        ("de", "Der Tisch von Ann ist zurzeit geschl"),
        ("it", "Il tavolo di Ann al momento è chiuso."),
        ("zh-Hant", "Ann那一桌暫時關了。"),
    ],
)
def test_a_closed_table_is_told_by_its_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, told: str
) -> None:
    """Promise of `join` alone: where nobody serves the table, its host is named, and no address."""
    monkeypatch.setenv("SORRY_A11Y_HOME", str(tmp_path))
    FileSeatStore(PlayerFile(tmp_path)).save(seat_at("Ann"))
    entrance = TableEntrance(PlayerSession(Settings(language=language)), "lines", ALARM)
    with pytest.raises(UnseatedError) as closed:
        on_loop(entrance.go_back())
    assert closed.value.sentence.startswith(told)
    assert "127.0.0.1" not in closed.value.sentence


def test_a_slow_table_that_waited_is_told_as_one(tmp_path: Path) -> None:
    """Promise of docs/online.md: the start menu says whose turn it was at a slow table."""
    seat = structs.replace(seat_at("Ann"), slow=True, turn=True)
    FileSeatStore(PlayerFile(tmp_path)).save(seat)
    told = run(tmp_path).told.splitlines()
    assert told[1] == "Go back to Ann's table, it was your turn when you left, 1 of 9"


def test_every_slow_table_has_a_row_and_is_gone_back_to(tmp_path: Path) -> None:
    """Promise of docs/online.md: the start menu has a row for the last table and for each slow one
    whose game is not over, and each row leads to its own table."""
    store = FileSeatStore(PlayerFile(tmp_path))
    for host in ("Cid", "Dora", "Ann"):
        store.save(structs.replace(seat_at(host), slow=host != "Ann"))
    told = run(tmp_path, typed="2\n2\n").told.splitlines()
    assert told[1] == "Go back to Ann's table, 1 of 9"
    assert told[2] == "Go back to Dora's table, 2 of 9"
    assert "Dora's table is closed at the moment" in told[3]


@pytest.mark.parametrize(
    ("host", "row", "listed"),
    [
        ("Ann", "Go back to Ann's table, 1 of 9", "A game at Ann's table is not over"),
        ("", "Go back to your table, 1 of 9", "A game at your table is not over"),
    ],
)
def test_a_friends_game_is_offered_first_and_listed(
    tmp_path: Path, host: str, row: str, listed: str
) -> None:
    """Promise of docs/listening.md: a friends' game that is not over is the first row of the start
    menu, told by its host, and the first line of `games`; once it is over it is neither."""
    seat, store = seat_at(host), FileSeatStore(PlayerFile(tmp_path))
    store.save(seat)
    opened, *told = run(tmp_path, typed="\n").told.splitlines()
    assert opened.startswith("Start menu")
    assert told[0] == row
    assert "closed at the moment" in told[1] or not host
    assert run(tmp_path, "games").told.startswith(listed)
    store.save(structs.replace(seat, over=True))
    assert "table" not in run(tmp_path).told
    assert run(tmp_path, "games").told.startswith("You have no saved games")
