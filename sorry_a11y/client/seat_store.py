"""Remember a seat at a table elsewhere, so that its player comes back to it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct, structs

from sorry_a11y.rules.board import Seat
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.wire import protocol as msg

SEATS = "seats"
"""The note in the file of a player."""
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


_seats = msgspec.json.Decoder(list[SavedSeat])
OF_A_REPLY = frozenset({"told", "turn"})
"""The fields that change with every reply, and without which a seat is a seat."""
KeepSeat = Callable[[SavedSeat, bool], None]
"""Keeps a seat in place of the one before; whether it must outlive a power cut at once. One that
cannot does so silently: the game goes on."""


def keep_nothing(_seat: SavedSeat, _at_once: bool) -> None:
    """Keep no seat."""


class FileSeatStore:
    """The file of a player: the seat at the last table, and behind it those at slow tables whose
    games are not over. A seat that is saved again with each entry that is told waits for no
    disk."""

    def __init__(self, file: PlayerFile) -> None:
        self._file = file

    def load(self, table: str = "") -> SavedSeat | None:
        """Return the seat at a table, without one that at the last; None if there is none that can
        be read."""
        return next((one for one in self.seats() if table in ("", one.table)), None)

    def seats(self) -> list[SavedSeat]:
        """Return all seats, the one at the last table first; none if they cannot be read."""
        with suppress(msgspec.DecodeError):
            return _seats.decode(self._file.note(SEATS) or "[]")
        return []

    def save(self, seat: SavedSeat, at_once: bool = True) -> None:
        """Put a seat before the others, and send it on to the disk where it must be there at once.
        Of the others stay the newest at slow tables whose games are not over."""
        others = [
            one for one in self.seats() if one.table != seat.table and one.slow and not one.over
        ]
        kept = msgspec.json.encode([seat, *others[: MOST_SEATS - 1]])
        if self._file.keep_note(SEATS, kept.decode()) and at_once:
            with suppress(RuntimeError):  # no thread to be had for the flush
                self._file.request_flush()

    def forget(self) -> None:
        """Remove all seats."""
        if self._file.exists:
            self._file.keep_note(SEATS, "")


class SeatKeeper:
    """Keeps the ``seat`` on which a player sits as it changes."""

    def __init__(self, seat: SavedSeat, keep: KeepSeat) -> None:
        self.seat = seat
        self._keep = keep
        keep(seat, True)

    def update(self, **changes: Any) -> None:
        """Change fields of the seat, and keep it where they differ. What a reply changes is written
        without waiting for the disk: a power cut may take how much was told, and no more."""
        seat = structs.replace(self.seat, **changes)
        if seat == self.seat:
            return
        at_once = any(
            getattr(seat, name) != getattr(self.seat, name) for name in {*changes} - OF_A_REPLY
        )
        self.seat = seat
        self._keep(seat, at_once)
