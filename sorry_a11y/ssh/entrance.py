"""The way from ssh to the tables of the server, and who comes by it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sorry_a11y.client.connection import ConnectTables, TableConnection
from sorry_a11y.client.seats import derived
from sorry_a11y.server.rate_limits import RATES, RateLimiter
from sorry_a11y.session.surroundings import Alarm
from sorry_a11y.settings.values import Settings
from sorry_a11y.ssh.seat_store import SshSeats
from sorry_a11y.wire import protocol as msg


class SshGuest(NamedTuple):
    """A guest who came from ``address``.

    ``code``: the invite code as they typed it. ``fingerprint``: of the key that they have shown to
    be theirs, empty for none. ``language``: that of their system, empty if it was not said.
    ``by_keys``: whether keys act at once at their terminal.
    """

    address: str
    code: str
    fingerprint: str
    language: str
    by_keys: bool


class Entrance:
    """The way to the tables, used on any thread.

    Args:
        program: The version told to the tables.
        secret: Makes secrets of fingerprints, which everybody knows.
        seats: The seats of guests.
        settings: The settings that hold for guests until they change them.
        clock: Gives seconds that only go forward.
    """

    tables: ConnectTables
    alarm: Alarm

    def __init__(
        self, program: str, secret: str, seats: SshSeats, settings: Settings,
        clock: Callable[[], float],
    ) -> None:
        self.seats = seats
        self.settings = settings
        self._program = program
        self._secret = secret
        self._clock = clock
        self._limiter = RateLimiter()

    def open(self, tables: ConnectTables, alarm: Alarm) -> None:
        """Lead to the tables from now on."""
        self.tables, self.alarm = tables, alarm

    def connect(self, guest: SshGuest, language: str) -> TableConnection:
        """Return a connection to the tables for a guest, who is proved by the key that they have
        shown."""
        key = guest.fingerprint
        hello = msg.Hello(
            msg.PROTOCOL, f"ssh {self._program}"[:40], msg.RULES_VERSION, language,
            derived(self._secret, key) if key else "",
        )
        return self.tables(guest.address, hello, lambda: None)

    def may_guess(self, address: str) -> bool:
        """Return whether one more wrong number may be typed there; it counts."""
        return self._limiter.take(RATES.wrong_codes, address, self._clock())
