"""Seats at tables of servers: the player's identity, and how seats are asked for and remembered.

The player has one secret, from which a secret for each server is derived, so that no server can
pretend to be the player at another one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from hashlib import blake2b
from pathlib import Path
from secrets import token_hex
from typing import Any

import msgspec
from msgspec import Struct, structs

from sorry_a11y.core.game.setup import Setup
from sorry_a11y.core.rules.board import Seat
from sorry_a11y.online.client.connection import TableConnection
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.codes import spelled_code
from sorry_a11y.online.wire.protocol import fit_line
from sorry_a11y.output.narration import people
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.store.errors import LogError
from sorry_a11y.store.files import as_utf8, read_file, replace_file
from sorry_a11y.store.player_file import PlayerFile

IDENTITY_FILE = "identity"
"""The name of the file with the player's secret, in the game's folder."""
_BYTES = 32
_LARGEST_IDENTITY = 200
"""The most bytes of that file that are read."""
_SEATS = "seats"
"""The name under which a player's file holds the seats."""
MOST_SEATS = 6
"""The most seats that are remembered: the last one, and others at tables with a day a turn."""


# -- who the player is -------------------------------------------------------------------------


def identity_at(url: str, folder: Path) -> str:
    """Return the secret that proves the player at the server of an address.

    It is derived from the secret in the game's folder, which is made at the first use. It is empty
    if that cannot be stored, or if its file holds something else.
    """
    path = folder / IDENTITY_FILE
    with suppress(OSError, UnicodeDecodeError):
        try:
            found = as_utf8(read_file(path, _LARGEST_IDENTITY)).decode("ascii").strip()
        except FileNotFoundError:
            found = token_hex(_BYTES)
            folder.mkdir(parents=True, exist_ok=True)
            replace_file(path, found.encode() + b"\n")
        if re.fullmatch(rf"[0-9a-f]{{{2 * _BYTES}}}", found):
            return derived(found, url)
    return ""


def derived(secret: str, for_whom: str) -> str:
    """Return a secret derived for one server or guest, from which no other can be found."""
    key = bytes.fromhex(secret)
    return blake2b(for_whom.encode(), key=key, digest_size=32, person=b"sorry-a11y who").hexdigest()


# -- remembering -------------------------------------------------------------------------------


class SavedSeat(Struct, frozen=True):
    """A seat at a table, and how much its player was told.

    Attributes:
        table: The id of the table (`wire.protocol.Seated`, also for the next three).
        token: The secret by which the seat is taken again.
        guest: The number of the player at the table.
        seats: The seats; empty for a watcher.
        code: The invite code of the table, in groups of four digits; empty if it is not known.
        url: The address of the server.
        name: The name of the player.
        port: The port of a server that this program starts itself; 0 for another server.
        told: The last entry of the table's journal that was told.
        kept: The time at which the game began whose record was saved last, in seconds since 1970.
        language: The language that the player hears; empty if the settings say it.
        host: The name of the host; empty if that is the player.
        slow: Whether a turn at the table has a day, and the player can still come back to the seat.
        turn: Whether it was the player's turn.
        over: Whether the game was over and no other one had begun.
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
        given = structs.asdict(seated) | {"code": spelled_code(seated.code)}
        return cls(**given, **more)


_seats = msgspec.json.Decoder(list[SavedSeat])
_OF_A_REPLY = frozenset({"told", "turn"})
"""The fields that change with every reply; their loss in a power cut does no harm."""
KeepSeat = Callable[[SavedSeat, bool], None]
"""A function that saves a seat in place of the one before. It gets whether the seat must be on the
disk at once, and fails silently."""


def _seats_of(note: str) -> list[SavedSeat]:
    """Return the seats of a note; none if somebody has put it together."""
    with suppress(msgspec.DecodeError):
        return _seats.decode(note or "[]")
    return []


class FileSeatStore:
    """The seats in the file of a player.

    The seat at the last table comes first, then those at slow tables whose games are not over.
    """

    def __init__(self, file: PlayerFile) -> None:
        self._file = file

    def load(self, table: str = "") -> SavedSeat | None:
        """Return the seat at a table; if none is named, at the last one. None if there is none."""
        return next((one for one in self.seats() if table in ("", one.table)), None)

    def seats(self) -> list[SavedSeat]:
        """Return all seats, the one at the last table first; none if they cannot be read."""
        return _seats_of(self._file.note(_SEATS))

    def save(self, seat: SavedSeat, at_once: bool = True) -> None:
        """Save a seat as the first of all; of the others the newest at slow tables stay.

        Args:
            seat: The seat.
            at_once: Whether it is sent to the disk at once.
        """
        self._file.disk.do(partial(self._store, seat, at_once))

    def _store(self, seat: SavedSeat, at_once: bool) -> None:
        def with_seat(note: str) -> str:
            others = [
                one
                for one in _seats_of(note)
                if one.table != seat.table and one.slow and not one.over
            ]
            return msgspec.json.encode([seat, *others[: MOST_SEATS - 1]]).decode()

        # `KeepSeat` fails silently: the table tells of no seat that is saved
        with suppress(LogError, RuntimeError):  # RuntimeError: no thread for the flush
            self._file.change_note(_SEATS, with_seat)
            if at_once:
                self._file.request_flush()


def keep_nothing(_seat: SavedSeat, _at_once: bool) -> None:
    """Keep no seat."""


KeepGame = Callable[[Setup, Sequence[Seat], int, Sequence[str]], int | None]
"""A function that saves a game that is over. It gets the setup, the player's seats, the time at
which the game began (seconds since 1970) and the lines of its record. It returns the number of the
saved game; None if it is not saved."""


class Visit:
    """A visit to a table of a server, and the seat there, which is saved whenever it changes.

    Args:
        connection: The connection to the table, which has given the seat or was asked for it.
        seat: The seat.
        lead: The sentences that are told first.
        you: The player in the server's hall; None if they did not come by it.
        keep_seat: The function that saves the seat.
        keep_game: The function that saves the games that are played; None to save none.
        serves: Whether this program is the server, so that its guests lose it when it ends.

    Attributes:
        seat: The seat in its present state.
        told_before: The last entry of the table's journal that was told in an earlier visit; -1
            for none.
    """

    def __init__(
        self,
        connection: TableConnection,
        seat: SavedSeat,
        lead: Sequence[str] = (),
        *,
        you: msg.You | None = None,
        keep_seat: KeepSeat = keep_nothing,
        keep_game: KeepGame | None = None,
        serves: bool = False,
    ) -> None:
        self.connection = connection
        self.seat = seat
        self.told_before = seat.told
        self.lead = tuple(lead)
        self.you = you
        self.keep_game = keep_game
        self.serves = serves
        self._keep_seat = keep_seat
        keep_seat(seat, True)

    def update(self, **changes: Any) -> None:
        """Change fields of the seat, and save it if they differ.

        Changes of `_OF_A_REPLY` are written without waiting for the disk.
        """
        seat = structs.replace(self.seat, **changes)
        if seat == self.seat:
            return
        at_once = any(
            getattr(seat, name) != getattr(self.seat, name) for name in {*changes} - _OF_A_REPLY
        )
        self.seat = seat
        self._keep_seat(seat, at_once)

    def way_back(self, heard: int) -> msg.Back:
        """Return the wish for the seat of one who has heard the table's journal up to an entry."""
        return msg.Back(self.seat.table, self.seat.token, max(heard, self.told_before))


# -- refusals ----------------------------------------------------------------------------------


def told_refusal(to: Words, refusal: msg.Refused) -> str:
    """Return the sentence for a refusal, without a full stop; its values are not trusted."""
    return people.refused(to, refusal.why, fit_line(refusal.given), fit_line(refusal.accepted))


def free_name(refusal: msg.Refused) -> str:
    """Return the name that the server proposes in a refusal of a name; empty if it has none."""
    return fit_line(refusal.accepted) if refusal.why == "name" else ""
