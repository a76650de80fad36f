"""The lobby of a server: its rooms and the connections of its guests, without sockets and clocks.

The requests of guests (`request_table`) leave entries and messages in the rooms. `commit` takes the
entries by `Rooms.unsaved`, commits them, and calls `Lobby.saved` or `Lobby.not_saved`; then
`RoomSupervisor.tell` sends the messages.
"""

from __future__ import annotations

from sorry_a11y.online.server.arrangement import Arrangement
from sorry_a11y.online.server.connections import Connection, Presence
from sorry_a11y.online.server.makers import Makers
from sorry_a11y.online.server.metrics import Metrics
from sorry_a11y.online.server.people.hall import Hall
from sorry_a11y.online.server.people.hall_board import HallBoard
from sorry_a11y.online.server.people.identities import Identities
from sorry_a11y.online.server.rate_limits import RATES, RequestLimits
from sorry_a11y.online.server.refusal import RefusedError
from sorry_a11y.online.server.removal import Removals
from sorry_a11y.online.server.rooms.attendance import Attendance
from sorry_a11y.online.server.rooms.journal import Ledger
from sorry_a11y.online.server.rooms.new_games import NewGames
from sorry_a11y.online.server.rooms.room import Room
from sorry_a11y.online.server.rooms.rooms import Rooms, RoomSupervisor
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.store.log_store import StoredEntry

MOST_WAITING = 500
"""The most slow tables that are kept in memory for newcomers while nobody is there."""


class Lobby:
    """The rooms and guests of a server.

    Args:
        identities: The database of people; None for a server without a hall.
        makers: The functions that make secrets and tell the time; None for the usual ones.

    Attributes:
        makers: The functions that make secrets and tell the time.
        games: The part that begins games.
        presence: The open connections.
        rooms: The rooms in memory.
        hall: The hall.
        board: The lists of the hall.
        supervisor: The part that admits, drops and ends rooms.
        removals: The part that removes guests from rooms.
        limits: The limits on what guests ask for.
        untold: The ids of new rooms that the hall is told of once they are stored; the values are
            None.
        metrics: The figures for operators.
    """

    def __init__(self, identities: Identities | None = None, makers: Makers | None = None) -> None:
        self.makers = makers or Makers()
        self.games = NewGames(self.makers)
        self.presence = Presence()
        self.rooms = Rooms(Ledger(self.makers.date))
        self.hall = Hall(identities, self.presence, self.makers.date)
        self.board = HallBoard(self.hall, self.rooms)
        self.supervisor = RoomSupervisor(self.rooms, self.presence, self.hall.bans)
        self.removals = Removals(self.rooms, self.presence, self.supervisor, self.makers)
        self.limits = RequestLimits()
        self.untold: dict[str, None] = {}
        self.metrics = Metrics()

    def arrive(self, connection: Connection) -> None:
        """Note a new connection."""
        self.presence.connections[connection] = None

    def gone(self, connection: Connection, now: float) -> None:
        """Note that a connection has ended."""
        self.limits.rates.forget(RATES.messages, connection)
        self.presence.stop_watching(connection)
        if self.presence.leave(connection, now) and connection.room and connection.guest:
            Attendance(connection.room).lose(connection.guest, now)

    def refuse(
        self, connection: Connection, refusal: RefusedError, request: msg.Up | None = None
    ) -> None:
        """Answer that a request, None for an unreadable one, cannot be met."""
        self.metrics.count_as("refused", refusal.why)
        connection.tell(refusal.answer(request))

    def tick(self, now: float) -> None:
        """Do what is due in the rooms, and remove rooms from memory in which nobody is.

        Such a room stays in the journal, and is fetched when somebody comes. While everybody is
        here and nothing happens, a room is not looked at.
        """
        self.presence.tick(now)
        waiting = 0
        for room in self.rooms.restless():
            attendance = Attendance(room)
            try:
                attendance.tick(now)
                if Arrangement(room).is_due(now):
                    self.games.begin(room)
            except Exception:
                self.supervisor.fail(room)
                continue
            if attendance.is_calm:
                self.rooms.rest(room)
                continue
            if room.members.is_asleep(now) and room.journal.is_settled:
                if waiting < MOST_WAITING and self._waits_for_people(room, now):
                    waiting += 1
                else:
                    self.supervisor.sleep(room)

    @staticmethod
    def _waits_for_people(room: Room, now: float) -> bool:
        """Return whether a slow table without anybody is kept in the list of tables."""
        is_listed = room.opened.is_slow and room.is_listed
        return is_listed and room.members.was_here_within(msg.A_DAY, now)

    def saved(self, entries: list[StoredEntry]) -> None:
        """Note that entries are committed; tell of new tables that are listed, and of turns.

        A turn at a slow table is told to the person for whom the table waits.
        """
        self.rooms.saved(entries)
        for table in {entry.game: None for entry in entries}:
            room, is_untold = self.rooms.here.get(table), table in self.untold
            self.untold.pop(table, None)
            if room is None:
                continue
            if is_untold and room.is_listed:
                self.hall.table_opened(room)
        for entry in entries:
            person, text = entry.due or (0, "")
            for one in self.presence.of_person(person):
                one.tell_turn(text)

    def not_saved(self, entries: list[StoredEntry]) -> None:
        """Drop the rooms of entries that could not be committed; their guests are told."""
        for table in {entry.game: None for entry in entries}:
            self.supervisor.drop(table)
