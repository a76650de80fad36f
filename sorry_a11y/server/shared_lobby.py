"""A hall among several: its tables are had from a journal that they share, and may be elsewhere.

Nothing here waits. Whoever runs the hall asks what a message needs (`sought`), fetches the lines of
that table, puts them on the `Shelf` from which the hall reads, and only then hands the message on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sorry_a11y.server.guests import GALLERY
from sorry_a11y.server.journal import JournalError, StoredEntry
from sorry_a11y.server.lobby import Lobby
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import digest, typed_code


class Shelf:
    """Lines that were fetched for a hall, each table's to be read once."""

    def __init__(self) -> None:
        self._lines: dict[str, list[StoredEntry]] = {}

    def put(self, table: str, lines: list[StoredEntry]) -> None:
        """Lines of a table, to be read next."""
        self._lines[table] = lines

    def lines(self, table: str) -> list[StoredEntry]:
        """The lines that were fetched."""
        if table not in self._lines:
            raise JournalError("not fetched")
        return self._lines.pop(table)

    def append(self, lines: Sequence[StoredEntry]) -> None:  # noqa: ARG002
        """Nothing is written here."""
        raise JournalError("a shelf is only read")

    def code_lines(self) -> Iterable[StoredEntry]:
        """Codes are looked up one by one."""
        return ()

    def close_table(self, table: str) -> None:
        """Nothing is written here."""

    def close(self) -> None:
        """Nothing to let go of."""


class SharedLobby(Lobby):
    """A hall that lets go of tables. ``elsewhere``: tables of other servers that are open to
    all."""

    def __init__(self, shelf: Shelf, program: str) -> None:
        super().__init__(shelf, program)
        self.elsewhere: list[msg.Listed] = []

    def sought(self, number: int, message: msg.Up, now: float) -> tuple[str, str]:
        """The table that a message of a connection names, or the digest of a code that is not
        known here, if the table is not in memory; else two empty words."""
        connection = self._connections.get(number)
        if connection is None or not connection.greeted or (
            not self._wrong.has(connection.address, now)
        ):
            return "", ""
        table, code = "", ""
        if isinstance(message, msg.Back):
            table = message.table
        elif isinstance(message, msg.Join):
            code = digest(typed_code(message.code) or "")
            table = self._by_code.get(code, "")
        return ("", "") if table in self._tables else (table, "" if table else code)

    def address_of(self, number: int) -> str:
        """From where a connection came."""
        return self._connections[number].address

    def table_of(self, number: int) -> str:
        """The table at which a connection is; empty for none."""
        connection = self._connections.get(number)
        return connection.table.id if connection and connection.table else ""

    def learn(self, code: str, table: str) -> None:
        """A table is found by the digest of a code."""
        self._by_code[code] = table

    def wake(self, table: str, now: float) -> None:
        """Have a table in memory whose lines are on the shelf, if there are any."""
        self._load(table, now)

    def in_memory(self) -> list[str]:
        """The tables that are in memory."""
        return list(self._tables)

    def is_settled(self, table_id: str) -> bool:
        """Whether all that was decided at a table is committed."""
        table = self._tables[table_id]
        return not table.unsaved and self._committed.get(table_id) == table.seq

    def let_go(self, table_id: str) -> list[int]:
        """Forget a table, which another server may have; the connections that were at it."""
        table = self._tables.pop(table_id)
        self._committed.pop(table_id, None)
        self._stirred.pop(table_id, None)
        numbers = [
            number for guest in (*table.guests, GALLERY)
            if (number := self._of_guest.pop((table_id, guest), None)) is not None
        ]
        for number in numbers:
            connection = self._connections[number]
            connection.table = connection.guest = None
        return numbers

    # -- galleries -------------------------------------------------------------------------------

    def gallery_for(self, message: msg.Up) -> str:
        """The table, in memory, at whose gallery somebody who says this is to listen; empty where
        the message is for the table itself."""
        match message:
            case msg.Join(watch=True):
                table_id = self._by_code.get(digest(typed_code(message.code) or ""), "")
            case msg.Back(token=msg.GALLERY_TOKEN):
                table_id = message.table
            case _:
                return ""
        table = self._tables.get(table_id)
        is_new = isinstance(message, msg.Join)
        return table_id if table and table.has_gallery_for(is_new=is_new) else ""

    def open_gallery(self, table_id: str) -> int:
        """Have what watchers of a table hear told once for all of them; to which connection."""
        number = self.arrive("gallery")
        connection, table = self._connections[number], self._tables[table_id]
        table.open_gallery()
        connection.table, connection.guest = table, table.gallery
        self._of_guest[table_id, GALLERY] = number
        return number

    def close_gallery(self, number: int) -> None:
        """Nobody listens there any more."""
        connection = self._connections.pop(number, None)
        if connection and connection.table:
            connection.table.close_gallery()
            self._of_guest.pop((connection.table.id, GALLERY), None)

    def saved(self, lines: list[StoredEntry]) -> None:
        """The lines are committed; those of tables that were let go meanwhile are nobody's."""
        super().saved([line for line in lines if line.table in self._committed])

    def listed_here(self) -> list[msg.Listed]:
        """The own tables that are open to all."""
        return super()._listing().tables

    def _listing(self) -> msg.Listing:
        return msg.Listing(self.listed_here() + self.elsewhere)
