"""The session of a guest who comes by ssh, and the means by which it comes to the tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic
from typing import NamedTuple

from sorry_a11y.frontends.ssh.seat_store import SeatKey, SshSeats
from sorry_a11y.online.client.connection import (
    ConnectionFailedError,
    LineFor,
    TableConnection,
    hello_of,
)
from sorry_a11y.online.client.seats import SavedSeat, Visit, derived
from sorry_a11y.online.client.table_base import FrontOptions
from sorry_a11y.online.client.table_screen import TableScreen
from sorry_a11y.online.server.rate_limits import Guesses
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import LOST_PASTE, Ending, Reply
from sorry_a11y.ui.session.screen import WrappedScreen
from sorry_a11y.ui.session.surroundings import Alarm
from sorry_a11y.ui.settings.values import Settings

_SETTABLE = (
    "verbosity",
    "digits",
    "language",
    "messages",
    "banter",
    "drama",
    "forced",
    "guard",
    "cells",
)
"""The settings of a guest, whose terminal has no sound and no voice of this program."""


class SshGuest(NamedTuple):
    """A guest who came by ssh.

    Attributes:
        address: The address of the guest.
        code: The invite code as it was typed.
        fingerprint: The fingerprint of the key that the guest has proved; empty for none.
        language: The language of the guest's system; empty if it is not known.
        by_keys: Whether keys act at once at the guest's terminal.
    """

    address: str
    code: str
    fingerprint: str
    language: str
    by_keys: bool


class Entrance:
    """The means by which guests of ssh come to the tables.

    Args:
        secret: The secret by which identities are derived from fingerprints, which are public.
        settings: The settings of guests until they change them.
        open_line: The function that returns, for the address of a guest, the function that opens a
            line to the tables.
        alarm: The alarm of the guests.
        seats: The seats of guests.
        guesses: The limits on the numbers of seats that are typed.
        clock: A monotonic clock, in seconds.

    All of these are its attributes.
    """

    def __init__(
        self,
        secret: str,
        settings: Settings,
        open_line: LineFor,
        alarm: Alarm,
        seats: SshSeats,
        guesses: Guesses,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.secret = secret
        self.settings = settings
        self.open_line = open_line
        self.alarm = alarm
        self.seats = seats
        self.guesses = guesses
        self.clock = clock


class GuestSession:
    """The session of one guest, and the connection to the tables.

    Args:
        guest: The guest.
        entrance: The means by which guests come to the tables.

    Attributes:
        guest: As given.
        entrance: As given.
        player: The screens that the guest goes through.
        is_seated: Whether the guest has a seat, watches, or is in the hall.
    """

    def __init__(self, guest: SshGuest, entrance: Entrance) -> None:
        settings = entrance.settings
        settings = settings.replace(language=guest.language or settings.language)
        self.guest = guest
        self.entrance = entrance
        self.player = PlayerSession(settings, self._keep, _SETTABLE)
        self.is_seated = False
        self._connection: TableConnection | None = None
        self._visit: Visit | None = None

    def _keep(self, settings: Settings) -> str | None:
        """Save the language, with the seat."""
        if self._visit:
            self._visit.update(language=settings.language)
        return None

    def speak(self, language: str) -> None:
        """Use a language from now on."""
        self.player.change(self.player.settings.replace(language=language))

    # -- the tables ------------------------------------------------------------------------------

    async def ask(self, wish: msg.Join | msg.Back) -> msg.Seated | msg.Refused | None:
        """Ask the tables for a seat and return the answer; None if none came in time."""
        try:
            connection = self._connection or await self.connect(wish)
            return await connection.seat(wish)
        except ConnectionFailedError as error:
            return error.message
        except asyncio.CancelledError:
            self.close()  # so that a seat that is given now waits for the same name
            raise

    async def connect(self, wish: msg.Join | msg.Back | msg.EnterHall) -> TableConnection:
        """Return a connection to the tables by which a wish is asked, in place of any before.

        The guest's identity is derived from the proved key, if there is one. Raises
        ConnectionFailedError.
        """
        self.close()
        key, entrance = self.guest.fingerprint, self.entrance
        identity = derived(entrance.secret, key) if key else ""
        hello = hello_of(self.player.settings.language, identity)
        connection = TableConnection(entrance.open_line(self.guest.address), hello)
        await connection.open(wish)
        self._connection = connection
        return connection

    def seated(
        self, seat: SavedSeat, key: SeatKey, lead: Sequence[str] = (), you: msg.You | None = None
    ) -> TableScreen:
        """Return the screen of a seat that the connection has, and save the seat.

        Args:
            seat: The seat.
            key: The key by which it is saved.
            lead: The sentences that are told first.
            you: The player in the hall; None if they did not come by it.
        """
        assert self._connection, "the table was asked"
        self.is_seated = True
        entrance = self.entrance
        keep = partial(entrance.seats.save, key)
        self._visit = Visit(self._connection, seat, lead, you=you, keep_seat=keep)
        options = FrontOptions(
            self.guest.by_keys, entrance.alarm, clock=entrance.clock, way_back="same"
        )
        return TableScreen(self.player, self._visit, options)

    def close(self) -> None:
        """Hang up; the seat is kept. Idempotent."""
        if self._connection:
            self._connection.close()
            self._connection = None


class GuestScreen(WrappedScreen):
    """The screens of a guest as their terminal tells them, with the farewell of a server."""

    def key(self, key: str) -> Reply:
        """Return the reply to one key."""
        if key == LOST_PASTE:
            return Reply((), self.listener().say("end-lost-paste"))
        return super().key(key)

    def hang_up(self, why: Ending) -> Reply:
        """Return the farewell; the seat is kept."""
        reply = super().hang_up(why)
        return Reply((), self.listener().say("people-ssh-ends")) if why == "terminate" else reply
