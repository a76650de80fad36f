"""A second game at a slow table, as the program of a player who is there takes it."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

from sorry_a11y.online.client.connection import LineEnd, TableConnection
from sorry_a11y.online.client.notes import Notes
from sorry_a11y.online.client.seats import FileSeatStore, SavedSeat, Visit
from sorry_a11y.online.client.table import Table
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.ui.session.alarm import LoopAlarm
from tests.online.server.people import Someone, two_at_a_table
from tests.online.server.tables import HELLO, LOOP, on_loop

TWO = {"red": "you", "yellow": "open"}


class PersonLine:
    """The line of a ``person`` at a table without sockets."""

    def __init__(self, person: Someone) -> None:
        self._person = person
        self._taken = 0

    def say(self, message: msg.Up) -> bool:
        """Send a message."""
        if not isinstance(message, msg.Hello):
            self._person.says(message)
        return True

    def arrive(self, at: LineEnd) -> None:
        """Let everything arrive that was told."""
        while self._taken < len(self._person.told):
            self._taken += 1
            at.hear(self._person.told[self._taken - 1])

    def close(self) -> None:
        """Hang up."""


def test_a_second_game_at_a_slow_table_is_not_over(tmp_path: Path) -> None:
    """Promise of docs/online.md: a slow table is remembered while its game is not over, and so it
    is in its second game, too; the record of each is kept once."""
    kept: list[int] = []

    def keep(_setup: object, _own: object, started: int, _lines: object) -> int:
        kept.append(started)
        return len(kept)

    room, ann, ben = two_at_a_table(seats=TWO, patience=msg.A_DAY, undo="off")
    store = FileSeatStore(PlayerFile(tmp_path))
    line = PersonLine(ben)

    async def open_line(_path: str, guest: LineEnd) -> PersonLine:
        guest.hear(msg.Welcome())
        return line

    connection = TableConnection(open_line, HELLO)
    on_loop(connection.open())
    visit = Visit(connection, SavedSeat.of(ben.seated), keep_seat=store.save, keep_game=keep)
    table = Table(visit, Notes(Words, LoopAlarm(LOOP), monotonic))
    elsewhere = SavedSeat("elsewhere", "token", 1, [])
    for count in (1, 2):
        line.arrive(connection)
        store.save(elsewhere)
        assert [one.table for one in store.seats()] == ["elsewhere", ben.seated.table]
        visit.update(told=count)
        room.play(ann)
        line.arrive(connection)
        assert table.game
        table.records.told_end(table.game, table.people.state)
        line.arrive(connection)
        assert len(kept) == count
        store.save(elsewhere)
        assert store.seats() == [elsewhere]
        assert ann.refusal(msg.Manage("start")) == ""
