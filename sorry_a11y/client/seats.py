"""Seats at tables elsewhere: who the player is there, how a seat is asked for and remembered.

The player has one secret, from which follows another one for each server: no server learns what
proves the player at another one, and none learns the secret itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from secrets import token_hex
from time import monotonic
from typing import Any

import msgspec
from msgspec import Struct, structs

from sorry_a11y.client.connection import TableConnection
from sorry_a11y.game.setup import Setup
from sorry_a11y.narration import people
from sorry_a11y.narration.catalog import Words
from sorry_a11y.rules.board import Seat
from sorry_a11y.store.files import read_file, replace_file
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.protocol import fit_line

IDENTITY_FILE = "identity"
"""The name of the file in the game's folder. Copied to another computer it is the same player
there."""
_BYTES = 32
_LARGEST_IDENTITY = 200
"""Bytes that are read of it."""
ANSWER_S = 5.0
"""Seconds that a server may take to answer."""
_SEATS = "seats"
"""The note in the file of a player."""
MOST_SEATS = 6
"""Seats that are remembered: that at the last table, and others at slow ones."""


# -- who the player is -------------------------------------------------------------------------


def identity_at(url: str, folder: Path) -> str:
    """Return what proves the player at the server of an address.

    It follows from the secret in the game's folder, which is made at the first use; empty where
    none can be kept, or for a file that holds none, which is left as it is.
    """
    path = folder / IDENTITY_FILE
    with suppress(OSError, UnicodeDecodeError):
        try:
            found = read_file(path, _LARGEST_IDENTITY).decode("ascii").strip()
        except FileNotFoundError:
            found = token_hex(_BYTES)
            folder.mkdir(parents=True, exist_ok=True)
            replace_file(path, found.encode() + b"\n")
        if re.fullmatch(rf"[0-9a-f]{{{2 * _BYTES}}}", found):
            return derived(found, url)
    return ""


def derived(secret: str, for_whom: str) -> str:
    """Return a secret for one server or guest, from which nobody finds another one."""
    key = bytes.fromhex(secret)
    return blake2b(for_whom.encode(), key=key, digest_size=32, person=b"sorry-a11y who").hexdigest()


# -- remembering -------------------------------------------------------------------------------


class SavedSeat(Struct, frozen=True):
    """A seat and what its player was told.

    Attributes:
        table: As of `wire.protocol.Seated`, as are ``token``, ``guest``, ``seats`` and ``code``.
        seats: Empty for a spectator.
        url: The address of the server.
        name: The name of the player.
        port: The port of a server which this program starts itself, 0 where another one serves the
            table.
        told: The last entry of the table's journal that was told.
        kept: When the game began whose record was kept last, in seconds since 1970.
        language: The language that the player hears, empty where the settings say it.
        host: The name of the host, empty where that is the player.
        slow: Whether it is a slow table at which the seat may still be had.
        turn: Whether it waited for the player.
        over: Whether the game there was over and no other one had begun.
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
        return cls(**{**structs.asdict(seated), **more})


_seats = msgspec.json.Decoder(list[SavedSeat])
_OF_A_REPLY = frozenset({"told", "turn"})
"""The fields that change with every reply, and without which a seat is a seat."""
KeepSeat = Callable[[SavedSeat, bool], None]
"""Keeps a seat in place of the one before; whether it must outlive a power cut at once. One that
cannot does so silently: the game goes on."""


class FileSeatStore:
    """The seats in the file of a player.

    The one at the last table comes first, and behind it those at slow tables whose games are not
    over. A seat that is saved again with each entry that is told waits for no disk.
    """

    def __init__(self, file: PlayerFile) -> None:
        self._file = file

    def load(self, table: str = "") -> SavedSeat | None:
        """Return the seat at a table, without one that at the last.

        None if there is none that can be read.
        """
        return next((one for one in self.seats() if table in ("", one.table)), None)

    def seats(self) -> list[SavedSeat]:
        """Return all seats, the one at the last table first; none if they cannot be read."""
        with suppress(msgspec.DecodeError):
            return _seats.decode(self._file.note(_SEATS) or "[]")
        return []

    def save(self, seat: SavedSeat, at_once: bool = True) -> None:
        """Put a seat before the others, and send it on to the disk where it must be there at once.

        Of the others stay the newest at slow tables whose games are not over.
        """
        others = [
            one for one in self.seats() if one.table != seat.table and one.slow and not one.over
        ]
        kept = msgspec.json.encode([seat, *others[: MOST_SEATS - 1]])
        if self._file.keep_note(_SEATS, kept.decode()) and at_once:
            with suppress(RuntimeError):  # no thread to be had for the flush
                self._file.request_flush()


def keep_nothing(_seat: SavedSeat, _at_once: bool) -> None:
    """Keep no seat."""


KeepGame = Callable[[Setup, Sequence[Seat], int, Sequence[str]], int | None]
"""Keeps a game that is over among the player's own: the own seats, when it began (seconds since
1970), the lines of its record. Returns its number, None if it is not kept."""


class Visit:
    """An evening at a table elsewhere, and the seat that is kept as it goes on.

    Args:
        connection: The connection to the table, at which the seat was given or asked for.
        seat: The seat, as it is known from before.
        lead: Told first.
        you: Who the player is at the server; None where they did not come by its hall.
        keep_seat: Keeps the seat.
        keep_game: Saves the games that are played; None where none are saved.
        serves: Whether this program serves the table, so that others wait while it is ended.

    Attributes:
        seat: The seat as it is now.
        told_before: The last entry of the table's journal that was told in an earlier evening; -1
            where this is the first.
    """

    def __init__(
        self, connection: TableConnection, seat: SavedSeat, lead: Sequence[str] = (), *,
        you: msg.You | None = None, keep_seat: KeepSeat = keep_nothing,
        keep_game: KeepGame | None = None, serves: bool = False,
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
        """Change fields of the seat, and keep it where they differ.

        What a reply changes is written without waiting for the disk: a power cut may take how much
        was told, and no more.
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


# -- asking ------------------------------------------------------------------------------------


def ask_for_seat(
    connection: TableConnection, wish: msg.HostTable | msg.Join | SavedSeat, wait_s: float, *,
    since: int = -1,
) -> msg.Seated | msg.Refused | None:
    """Ask for a seat on an open connection and wait for the answer.

    What the table says behind its answer stays to be taken. Blocks, so an event loop calls this in
    a thread of a pool.

    Args:
        connection: The connection.
        wish: The table to open or to join, or a seat to come back to.
        wait_s: Seconds to wait at most.
        since: The last entry of the table's journal that a player who comes back has heard.

    Returns:
        The answer; None if none came in time.
    """
    if isinstance(wish, SavedSeat):
        connection.ask(msg.Back(wish.table, wish.token, since))
        if not connection.wait(wait_s):
            return None
        refusal = connection.first()
        if isinstance(refusal, msg.Refused):
            return refusal
        return msg.Seated(wish.table, wish.token, wish.guest, wish.seats, wish.code)
    connection.ask(wish)
    end = monotonic() + wait_s
    while connection.wait(max(end - monotonic(), 0.0)):
        message = connection.take()
        if isinstance(message, msg.Seated | msg.Refused):
            return message
    return None


def told_refusal(to: Words, refusal: msg.Refused) -> str:
    """Return why something is not to be had, without a full stop; a server may say anything."""
    return people.refused(
        to, refusal.why, fit_line(refusal.given), fit_line(refusal.accepted)
    )


def free_name(refusal: msg.Refused) -> str:
    """Return the name under which there is a seat; empty if that would not help."""
    return fit_line(refusal.accepted) if refusal.why == "name" else ""
