"""Remember a seat at a table elsewhere, so that its player comes back to it."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Protocol

import msgspec
from msgspec import Struct, structs

from sorry_a11y.rules.board import Seat
from sorry_a11y.storage.home import LAST_TABLE, Home
from sorry_a11y.wire import protocol as msg

LARGEST = 1 << 16
"""Bytes that are read of it."""
MOST_SEATS = 6
"""Seats that are remembered: that at the last table, and others at slow ones."""


class SavedSeat(Struct, frozen=True):
    """A seat and what its player was told.

    ``table``, ``token``, ``guest``, ``seats`` and ``code`` are those of `wire.protocol.Seated`;
    ``seats`` is empty for a spectator. ``url`` is the address of the server; ``port`` that of a
    server which this program starts itself, 0 where another one serves the table. ``name`` is the
    player's. ``told`` is the last entry of the table's journal that was told, ``kept`` the time at
    which the game began whose record was kept last, in seconds since 1970. ``language`` is the one
    that the player hears, empty where the settings say it. ``host`` is the name of the host, empty
    where that is the player. As the player was told last, ``slow`` tells whether it is a slow table
    at which the seat may still be had, ``turn`` whether that waited for them, and ``over`` whether
    the game there was over and no other one had begun.
    """

    table: str
    token: str
    guest: int
    seats: list[Seat]
    url: str = ""
    name: str = ""
    code: str = ""
    port: int = 0
    told: int = -1
    kept: int = 0
    language: str = ""
    host: str = ""
    slow: bool = False
    turn: bool = False
    over: bool = False

    @classmethod
    def of(cls, seated: msg.Seated, **more: Any) -> SavedSeat:
        """Return the seat that a server has given, with ``more`` fields."""
        given = {field: getattr(seated, field) for field in seated.__struct_fields__}
        return cls(**{**given, **more})


_seats = msgspec.json.Decoder(SavedSeat | list[SavedSeat])
"""Earlier versions wrote one seat."""


class SeatStore(Protocol):
    """A place that holds one seat. A store that fails does so silently: the game goes on."""

    def load(self) -> SavedSeat | None:
        """Return the seat; None if there is none that can be read."""

    def save(self, seat: SavedSeat) -> None:
        """Put a seat in place of the one before."""

    def forget(self) -> None:
        """Remove the seat."""


class NoSeatStore:
    """A store that holds nothing."""

    def load(self) -> SavedSeat | None:
        """Return None."""
        return None

    def save(self, seat: SavedSeat) -> None:
        """Do nothing."""

    def forget(self) -> None:
        """Do nothing."""


class FileSeatStore:
    """A file in the game's folder ``home``, which its owner alone can read: the seat at the last
    table, and behind it those at slow tables whose games are not over."""

    def __init__(self, home: Home) -> None:
        self._home = home

    def load(self, table: str = "") -> SavedSeat | None:
        """Return the seat at a table, without one that at the last; None if there is none that can
        be read."""
        return next((one for one in self.seats() if table in ("", one.table)), None)

    def seats(self) -> list[SavedSeat]:
        """Return all seats, the one at the last table first; none if they cannot be read."""
        with suppress(OSError, msgspec.DecodeError):
            found = _seats.decode(self._home.read(LAST_TABLE, LARGEST))
            return found if isinstance(found, list) else [found]
        return []

    def save(self, seat: SavedSeat) -> None:
        """Put a seat before the others, whole and flushed to the disk. Of these stay the newest at
        slow tables whose games are not over."""
        others = [
            one for one in self.seats() if one.table != seat.table and one.slow and not one.over
        ]
        with suppress(OSError):
            self._home.replace(LAST_TABLE, msgspec.json.encode([seat, *others[: MOST_SEATS - 1]]))

    def forget(self) -> None:
        """Remove the file."""
        with suppress(OSError):
            self._home.remove(LAST_TABLE)


class HeldSeat:
    """The ``seat`` that a player sits on now, saved in ``store`` whenever something changes."""

    def __init__(self, seat: SavedSeat, store: SeatStore) -> None:
        self.seat = seat
        self._store = store
        store.save(seat)

    def update(self, **changes: Any) -> None:
        """Change fields of the seat, and save it where they differ."""
        seat = structs.replace(self.seat, **changes)
        if seat != self.seat:
            self.seat = seat
            self._store.save(seat)
