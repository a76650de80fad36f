"""A second game at a slow table, as the program of a player who is there takes it."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

from sorry_a11y.client.table_news import TableNews

from sorry_a11y.client.connection import TableConnection, Told, Wish
from sorry_a11y.client.notes import Notes
from sorry_a11y.client.seats import FileSeatStore, SavedSeat, Visit
from sorry_a11y.narration.catalog import Words
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.wire import protocol as msg
from tests.harness.waiting import alarm_elsewhere
from tests.server.people import Someone, two_at_a_table

TWO = {"red": "you", "yellow": "open"}


class PersonConnection(TableConnection):
    """The connection of a ``person`` at a table without sockets."""

    is_lost = False

    def __init__(self, person: Someone) -> None:
        super().__init__()
        self._person = person
        self._taken = 0

    def ask(self, wish: Wish) -> bool:
        """Ask for a seat."""
        return self.send(wish)

    def send(self, message: msg.Up) -> bool:
        """Send a message."""
        self._person.says(message)
        return True

    def take(self) -> Told | None:
        """Return the oldest message that was not taken; it counts as taken."""
        for message in self._person.told[self._taken :]:
            self._put(message)
        self._taken = len(self._person.told)
        return super().take()

    def drop(self) -> None:
        """Nobody is out of reach here."""

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
    store = FileSeatStore(PlayerFile(tmp_path))
    visit = Visit(
        PersonConnection(ben), SavedSeat.of(ben.seated), keep_seat=store.save, keep_game=keep
    )
    news = TableNews(visit, Notes(Words, alarm_elsewhere(), monotonic))
    elsewhere = SavedSeat("elsewhere", "token", 1, [])
    for count in (1, 2):
        news.take_in()
        store.save(elsewhere)
        assert [one.table for one in store.seats()] == ["elsewhere", ben.seated.table]
        visit.update(told=count)
        room.play(ann)
        news.take_in()
        assert news.game.now
        news.records.told_end(news.game.now, news.standing.state)
        news.take_in()
        assert len(kept) == count
        store.save(elsewhere)
        assert store.seats() == [elsewhere]
        assert ann.refusal(msg.Manage("start")) == ""
