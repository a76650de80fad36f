"""A second game at a slow table, as the program of a player who is there takes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic

from sorry_a11y.client.connection import Wish
from sorry_a11y.client.seat_store import FileSeatStore, HeldSeat, SavedSeat
from sorry_a11y.client.table_news import TableNews
from sorry_a11y.narration.catalog import Words
from sorry_a11y.storage.home import Home
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import as_sent
from tests.server.people import Someone, two_at_a_table

TWO = {"red": "you", "yellow": "open"}


class PersonConnection:
    """The connection of a ``person`` at a table without sockets."""

    ended_by = ""
    is_lost = False

    def __init__(self, person: Someone) -> None:
        self._person = person
        self._taken = 0

    def ask(self, wish: Wish) -> bool:
        """Ask for a seat."""
        return self.send(wish)

    def heard(self, entry: int) -> None:
        """Do nothing: this connection does not break."""

    def send(self, message: msg.Up) -> bool:
        """Send a message."""
        self._person.says(message)
        return True

    def first(self) -> msg.Down | None:
        """Return the oldest message that was not taken."""
        return as_sent(self._person.told[self._taken]) if self.wait(0) else None

    def take(self) -> msg.Down | None:
        """Return the oldest message that was not taken; it counts as taken."""
        message = self.first()
        self._taken += message is not None
        return message

    def put_back(self, messages: Sequence[msg.Down]) -> None:
        """Have messages that were taken count as not taken."""
        self._taken -= len(messages)

    def wait(self, seconds: float) -> bool:  # noqa: ARG002 everything is there at once
        """Return whether there is something to take."""
        return self._taken < len(self._person.told)

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Do nothing: nobody waits."""

    def close(self) -> None:
        """Do nothing."""


def test_a_second_game_at_a_slow_table_is_not_over(tmp_path: Path) -> None:
    """Promise of docs/online.md: a slow table is remembered while its game is not over, and so it
    is in its second game, too; the record of each is kept once."""
    kept: list[int] = []

    def keep(_setup: object, _own: object, started: int, _lines: object) -> int:
        kept.append(started)
        return len(kept)

    room, ann, ben = two_at_a_table(seats=TWO, patience=msg.A_DAY, undo="off")
    assert ben.seated
    store = FileSeatStore(Home(tmp_path))
    held = HeldSeat(SavedSeat.of(ben.seated), store)
    news = TableNews(PersonConnection(ben), held, Words, keep, monotonic)
    elsewhere = SavedSeat("elsewhere", "token", 1, [])
    for count in (1, 2):
        news.take_in()
        store.save(elsewhere)
        assert [one.table for one in store.seats()] == ["elsewhere", ben.seated.table]
        held.update(told=count)
        room.play(ann)
        news.take_in()
        assert news.game
        news.game.ask_record()
        news.take_in()
        assert len(kept) == count
        store.save(elsewhere)
        assert store.seats() == [elsewhere]
        assert ann.refusal(msg.Manage("rematch")) == ""
