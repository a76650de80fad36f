"""The frontend for ssh: ``ssh -p PORT CODE@host`` is the terminal game at that table.

There is no shell, no command, no subsystem and no forwarding behind it. Every guest is let in; the
user name is the code of the table. A key, if the guest's program shows one, identifies the guest,
who finds the seat again by it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import stat
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from hashlib import blake2b
from pathlib import Path
from time import monotonic

import asyncssh

from sorry_a11y.frontends.ssh.arrival import ArrivalScreen
from sorry_a11y.frontends.ssh.guest_session import Entrance, GuestSession, SshGuest
from sorry_a11y.frontends.ssh.guest_terminal import GuestTerminal
from sorry_a11y.frontends.ssh.seat_store import SshSeats
from sorry_a11y.online.client.connection import LineFor
from sorry_a11y.online.server.rate_limits import Guesses, RateLimiter
from sorry_a11y.online.server.table_server import TableServer
from sorry_a11y.online.server.websocket_front import FIRST_WORD_S, PING_S, Frontend, PortTakenError
from sorry_a11y.online.wire.codes import typed_code
from sorry_a11y.ui.session.alarm import LoopAlarm
from sorry_a11y.ui.session.surroundings import Alarm, PendingCall
from sorry_a11y.ui.settings.values import Settings

HOST_KEY = "ssh-host-key"
"""The name of the file with the server's key, in the folder of its tables."""
_KIND = "ssh-ed25519"
_LOGIN_S = 20.0
"""Seconds that authentication may take."""
_GOODBYE_S = 1.0
"""Seconds for the farewell to guests, and for writing their seats, when the server ends."""
_BACKLOG = 100
_SILENT_PINGS = 3
"""The number of unanswered keep-alive messages after which a guest is gone."""


class HostKeyError(Exception):
    """Raised if the file for the server's key holds none."""


class SshFrontend(Frontend):
    """The frontend that accepts ssh connections.

    Args:
        folder: The existing folder in which the server keeps its key.
        settings: The settings of guests until they change them.
        at: The port, 0 for any, or a socket.
        open_line: The function that returns, for the address of a guest, the function that opens
            a line to the tables of several servers; None for this one's.
        alarm: The alarm of the guests; None for that of the loop.
        clock: A monotonic clock, in seconds.

    Raises:
        HostKeyError: The file for the key holds none.
    """

    def __init__(
        self,
        folder: Path,
        settings: Settings,
        at: int | socket.socket = 0,
        open_line: LineFor | None = None,
        *,
        alarm: Alarm | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._at = at
        self._open_line = open_line
        asyncssh.set_log_level(logging.ERROR)  # other levels log user names, which are codes
        self.key = _host_key(folder / HOST_KEY)
        # fingerprints are public, so identities are derived from them by a secret of this server
        secret = blake2b((folder / HOST_KEY).read_bytes(), digest_size=32).hexdigest()
        guesses = Guesses(RateLimiter())
        self._make_entrance = partial(Entrance, secret, settings, guesses=guesses, clock=clock)
        self._alarm = alarm
        self.guests: set[_GuestConnection] = set()
        self._listening: asyncssh.SSHAcceptor | None = None
        self.port = 0

    async def begin(self, server: TableServer) -> None:
        """Listen; raises PortTakenError."""
        self.tables = server
        self.entrance = self._make_entrance(
            open_line=self._open_line or (lambda address: partial(server.attach, address)),
            alarm=self._alarm or LoopAlarm(asyncio.get_running_loop()),
            seats=SshSeats(server.directory),
        )
        self._listening = await asyncssh.create_server(
            lambda: _GuestConnection(self),
            server_host_keys=[self.key],
            sock=_listening_socket(self._at) if isinstance(self._at, int) else self._at,
            line_editor=False,
            encoding=None,
            allow_scp=False,
            agent_forwarding=False,
            x11_forwarding=False,
            gss_host=None,
            host_based_auth=False,
            password_auth=False,
            login_timeout=_LOGIN_S,
            keepalive_interval=PING_S,
            keepalive_count_max=_SILENT_PINGS,
            server_version="sorry-a11y",
            compression_algs=None,
        )
        self.port = self._listening.get_port()

    async def end(self) -> None:
        """Say goodbye to the guests, who come back when the server does."""
        if self._listening is None:
            return
        self._listening.close()
        guests = list(self.guests)
        for guest in guests:
            guest.end()
        await _waited_for(asyncio.gather(*(guest.connection.wait_closed() for guest in guests)))
        for guest in list(self.guests):
            guest.connection.abort()
        await _waited_for(self.entrance.seats.written())

    @property
    def fingerprint(self) -> str:
        """Return the fingerprint of this server's key as ssh programs show it."""
        return self.key.get_fingerprint()


class _GuestConnection(asyncssh.SSHServer):
    """One connection, with one session."""

    def __init__(self, frontend: SshFrontend) -> None:
        self._frontend = frontend
        self._address = ""
        self._code = ""
        self._fingerprint = ""
        self._is_in = False
        self._session: GuestSession | None = None
        self._terminal: GuestTerminal | None = None
        self._waiting: PendingCall | None = None

    # -- coming and going ----------------------------------------------------------------------

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """Accept a connection, unless its address has too many or too many faulty ones."""
        self.connection = conn
        self._address = _address(conn)
        self._is_in = self._frontend.tables.limits.let_in(self._address)
        if not self._is_in:
            conn.abort()
            return
        self._frontend.guests.add(self)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """Note that the guest is gone; a connection without a seat counts as faulty."""
        if self._waiting:
            self._waiting.cancel()
        if self._is_in:
            self._frontend.guests.discard(self)
            self._frontend.tables.limits.let_out(self._address, is_faulty=not self._is_seated())

    def end(self) -> None:
        """End the session because the server ends."""
        if self._terminal:
            self._terminal.end()
        else:
            self.connection.abort()

    def _is_seated(self) -> bool:
        return self._session is not None and self._session.is_seated

    # -- who they are ----------------------------------------------------------------------------

    def begin_auth(self, username: str) -> bool:
        """Take the user name for an invite code, which is looked up later."""
        self._code = typed_code(username) or username[:40]
        return True

    def public_key_auth_supported(self) -> bool:
        """Return True: keys are accepted."""
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:  # noqa: ARG002
        """Accept any key; asyncssh checks that the guest has its private part."""
        self._fingerprint = key.get_fingerprint()
        return True

    def kbdint_auth_supported(self) -> bool:
        """Return True: guests without a key get in by a dialogue without questions."""
        return True

    def get_kbdint_challenge(
        self,
        username: str,  # noqa: ARG002
        lang: str,  # noqa: ARG002
        submethods: str,  # noqa: ARG002
    ) -> tuple[str, str, str, list[tuple[str, bool]]]:
        """Return a dialogue without questions."""
        return "", "", "", []

    def validate_kbdint_response(
        self,
        username: str,  # noqa: ARG002
        responses: Sequence[str],  # noqa: ARG002
    ) -> bool:
        """Accept the empty answer, and forget a key that was offered without proof."""
        self._fingerprint = ""
        return True

    def auth_completed(self) -> None:
        """Start the time within which the guest must open a session."""
        self._waiting = self._frontend.entrance.alarm(FIRST_WORD_S, self.connection.abort)

    # -- their session -----------------------------------------------------------------------------

    def session_requested(self) -> GuestTerminal | bool:
        """Return the terminal of the guest; refuse a second one."""
        if self._terminal:
            return False
        self._terminal = GuestTerminal(self._receive, self._frontend.entrance.alarm)
        return self._terminal

    def _receive(self, language: str, by_keys: bool) -> GuestSession:
        if self._waiting:
            self._waiting.cancel()
        guest = SshGuest(self._address, self._code, self._fingerprint, language, by_keys)
        session = self._session = GuestSession(guest, self._frontend.entrance)
        session.player.starting(ArrivalScreen(session))
        return session


async def _waited_for(done: Awaitable[object]) -> None:
    """Wait until something is done, at most `_GOODBYE_S` seconds."""
    with suppress(TimeoutError):
        await asyncio.wait_for(done, _GOODBYE_S)


def _listening_socket(port: int) -> socket.socket:
    """Return a socket that listens on IPv6 and IPv4 if the system can, else on IPv4.

    Raises PortTakenError.
    """
    is_dual = socket.has_dualstack_ipv6()
    family = socket.AF_INET6 if is_dual else socket.AF_INET
    try:
        return socket.create_server(
            ("", port), family=family, backlog=_BACKLOG, dualstack_ipv6=is_dual
        )
    except OSError as error:
        raise PortTakenError(port) from error


def _address(connection: asyncssh.SSHServerConnection) -> str:
    """Return the address of the other side, as sockets of the tables tell it."""
    peer = connection.get_extra_info("peername")
    return str(peer[0]).removeprefix("::ffff:") if peer else "local"


def _host_key(path: Path) -> asyncssh.SSHKey:
    """Return the key of this server, which is made at the first start, readable by its owner.

    Raises HostKeyError or OSError.
    """
    with suppress(FileExistsError):
        made = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, stat.S_IRUSR | stat.S_IWUSR)
        with open(made, "wb") as file:
            file.write(asyncssh.generate_private_key(_KIND).export_private_key())
    try:
        return asyncssh.read_private_key(path)
    except (asyncssh.KeyImportError, asyncssh.KeyEncryptionError) as error:
        raise HostKeyError(str(path)) from error
