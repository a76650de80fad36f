"""A connection to the tables of a server by a web socket, which reconnects by itself.

Messages wait in a queue until the session takes them. A decision is never sent again by itself:
after a break the table tells whether it has got it.
"""

from __future__ import annotations

import socket as sockets
import ssl
import threading
from collections.abc import Callable
from contextlib import ExitStack, suppress
from functools import partial
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI, WebSocketException
from websockets.sync.client import ClientConnection, connect

from sorry_a11y.client.connection import (
    ConnectTables,
    TableConnection,
    Wish,
    pause_before,
)
from sorry_a11y.client.seats import ANSWER_S
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.addresses import PORT, address_parts, is_private
from sorry_a11y.wire.encoding import DownReader, encoded
from sorry_a11y.wire.placement import server_path

_FOR = "X-Forwarded-For"
"""The header that names the guest for whom a server connects."""
_HANDSHAKE_S = 5.0
"""Seconds for the handshake of the first connection."""
_AGAIN_HANDSHAKE_S = 2.0
"""Seconds for the handshake of every further connection."""
_PING_S = 5.0
"""Seconds between two pings, and for the answer to one."""
AGAIN_S = (0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds before each attempt to reconnect; the last value repeats."""
_BUSY = frozenset({"many", "saved"})
"""The refusals of a seat that can be had a little later."""
_FINAL = {msg.CLOSE_CODES[why]: why for why in ("elsewhere", "removed")}
"""Close codes that end the connection for good, with their reasons."""
_SERVER_FAILED = 1011
"""The close code of a server with an internal error."""
_MOST_FAILURES = 5
"""Internal errors of a server in a row, before the seat is given, that end the connection."""


class ConnectionFailedError(Exception):
    """Raised if there is no connection.

    Args:
        why: "address", "plain" (no encryption over the internet), "refused", "silent",
            "certificate", "newer" (than this program is the server), or the reason of
            ``message``.
        message: The refusal of the server, if it sent one.
    """

    def __init__(self, why: str, message: msg.Refused | None = None) -> None:
        super().__init__(why)
        self.why = why
        self.message = message


class _SocketOpener:
    """Opens sockets to a server, each of which is greeted.

    Args:
        url: The address of the server.
        hello: The first message of each socket.
        address: The address of the guest, if this program is a server that connects for a guest by
            ssh; empty if it connects for its own player.

    Attributes:
        url: The address, with its scheme and port.
        path: The path by which the next socket connects, see `server_path`.
    """

    def __init__(self, url: str, hello: msg.Hello, address: str) -> None:
        self.url = checked_url(url)
        self.path = server_path(None)
        self._hello = hello
        self._address = address
        self._reader = DownReader()

    def opened(self, seconds: float) -> ClientConnection:
        """Return a socket by the path.

        Args:
            seconds: The seconds that the handshake may take.

        Raises:
            ConnectionFailedError: There is no connection.
        """
        connection = _opened(f"{self.url}{self.path}", seconds, self._address)
        try:
            connection.send(encoded(self._hello))
            greeting = self._reader.read(connection.recv(ANSWER_S))
        except TimeoutError as error:
            connection.close()
            raise ConnectionFailedError("silent") from error
        except (ConnectionClosed, OSError) as error:
            raise ConnectionFailedError("refused") from error
        if not isinstance(greeting, msg.Welcome):
            connection.close()
            refused = greeting if isinstance(greeting, msg.Refused) else None
            raise ConnectionFailedError(refused.why if refused else "newer", refused)
        return connection


class SocketConnection(TableConnection):
    """A connection to tables elsewhere by a socket.

    Args:
        url: The address of the server.
        hello: The first message of each socket.
        address: The address of the guest, if this program is a server that connects for a guest by
            ssh; empty if it connects for its own player.

    Attributes:
        ended_by: The reason why it no longer reconnects; empty while it does.
    """

    def __init__(self, url: str, hello: msg.Hello, address: str = "") -> None:
        super().__init__()
        self._opener = _SocketOpener(url, hello, address)
        self._visit = 0  # the number of the present reader; earlier ones stop
        self._is_out = True
        self._reader = DownReader()
        self._socket: ClientConnection | None = None
        self._closed = threading.Event()
        self._failed = 0  # failures in a row to connect, or to have the seat back
        self._mistakes = 0  # internal errors of the server in a row, instead of the seat
        self._awaits_seat = False
        self._is_asking = False
        self.ended_by = ""

    @property
    def url(self) -> str:
        """The address of the server, with its scheme and port."""
        return self._opener.url

    def open(self, wish: Wish | None = None) -> None:
        """Connect, and start the thread that reads; raises ConnectionFailedError.

        ``wish``: the wish that will be asked, which decides the server's path.
        """
        self._opener.path = server_path(wish)
        self._socket = self._connected(_HANDSHAKE_S)
        self._read()

    def _read(self) -> None:
        """Start the thread that reads the socket."""
        self._is_out = False
        _in_thread(partial(self._keep, self._visit))

    def ask(self, wish: Wish) -> bool:
        """Ask for a seat at the server of its table; return False while the connection is down."""
        self._wish = wish
        self._awaits_seat = isinstance(wish, msg.Back)
        path, connection = server_path(wish, self._opener.path), self._socket
        if self._is_out:
            self._opener.path, self._is_asking = path, True
            self._read()
            return True
        if path == self._opener.path or connection is None:
            return self.send(wish)
        self._opener.path, self._is_asking = path, True
        connection.close()  # the reader reconnects by the other path, and asks there
        return True

    def send(self, message: msg.Up) -> bool:
        """Send a message; return False if the connection is down, and the message is lost."""
        connection = self._socket
        if connection is None:
            return False
        try:
            connection.send(encoded(message))
        except (ConnectionClosed, OSError):
            return False
        return True

    @property
    def is_lost(self) -> bool:
        """Whether an attempt to reconnect failed, and none has succeeded since."""
        return self._failed > 0

    def drop(self) -> None:
        """Leave the tables until `ask` is called again."""
        self._visit += 1
        self._is_out = True
        connection, self._socket = self._socket, None
        if connection:
            _in_thread(partial(_hang_up, connection))  # which waits for the other side

    def close(self) -> None:
        """Hang up."""
        self._closed.set()
        if self._socket:
            _hang_up(self._socket)

    # -- the reader --------------------------------------------------------------------------------

    def _goes_on(self, visit: int) -> bool:
        """Return whether the reader of a visit is the present one, and nothing was closed."""
        return visit == self._visit and not self._closed.is_set()

    def _keep(self, visit: int) -> None:
        while self._goes_on(visit):
            connection = self._socket or self._come_back(visit)
            if connection is None:
                return
            try:
                self._listen(connection)
            except ConnectionClosed as error:
                code = error.rcvd.code if error.rcvd else 0
                why = self._given_up(code)
                if why and self._goes_on(visit):
                    self._end(why)
                    return
            except OSError:
                pass
            _hang_up(connection)
            if not self._goes_on(visit):
                return
            if self._awaits_seat and not self._is_asking:  # it did not give the seat
                self._failed += 1
                self._wake()
            self._socket = None

    def _given_up(self, code: int) -> str:
        """Return why the connection ends for good after a close code; empty if it does not."""
        is_mistake = code == _SERVER_FAILED and self._awaits_seat
        self._mistakes = self._mistakes + 1 if is_mistake else 0
        return "failed" if self._mistakes >= _MOST_FAILURES else _FINAL.get(code, "")

    def _listen(self, connection: ClientConnection) -> None:
        for data in connection:
            if self._closed.is_set():
                return
            message = self._reader.read(data)
            if isinstance(message, msg.Refused) and self._awaits_seat and message.why in _BUSY:
                return
            self._note_seat(message)
            if isinstance(message, msg.Refused) and not isinstance(self._wish, msg.Back):
                self._wish = None
            if isinstance(message, msg.TableState):
                self._awaits_seat, self._failed = False, 0
            if not self._put(message):
                self._closed.set()
                self._end("flood")
                return

    def _come_back(self, visit: int) -> ClientConnection | None:
        """Reconnect, however long it takes; return None if the connection has ended."""
        attempt = self._failed
        while self._goes_on(visit):
            is_moving = self._is_asking and attempt == self._failed
            if not is_moving and self._closed.wait(pause_before(attempt, AGAIN_S)):
                return None
            attempt += 1
            try:
                connection = self._connected(_AGAIN_HANDSHAKE_S)
            except ConnectionFailedError as error:
                if error.why in ("newer", "version", "barred"):
                    if error.message and error.why == "barred":
                        self._put(error.message)  # it says until when
                    self._end(error.why)
                    return None
                self._failed += 1
                if self._failed == 1:
                    self._wake()
                continue
            if not self._goes_on(visit):
                _hang_up(connection)
                return None
            self._socket = connection
            if not self._awaits_seat:
                self._failed = 0
            self._wake()
            return connection
        return None

    def _connected(self, seconds: float) -> ClientConnection:
        """Return a new socket; the wish, if there is one, has been sent on it."""
        connection = self._opener.opened(seconds)
        wish = self._wish
        self._awaits_seat = isinstance(wish, msg.Back)
        # a seat may be asked for twice, but a table that is asked for twice is two tables
        if wish and (self._is_asking or not isinstance(wish, msg.HostTable)):
            try:
                connection.send(encoded(wish))
            except (ConnectionClosed, OSError) as error:
                raise ConnectionFailedError("refused") from error
        self._is_asking = False
        return connection

    def _end(self, why: str) -> None:
        self.ended_by = why
        self._wake()


def remote_tables(url: str) -> ConnectTables:
    """Return the function that connects guests of this server to the tables of several servers.

    Args:
        url: The address of the proxy before all servers.
    """
    return lambda address, hello, _hang_up: SocketConnection(url, hello, address)


def _in_thread(call: Callable[[], None]) -> None:
    threading.Thread(target=call, name="connection to the table", daemon=True).start()


def _hang_up(connection: ClientConnection) -> None:
    with suppress(WebSocketException, OSError):
        connection.close()


def checked_url(url: str) -> str:
    """Return the web socket's address for a typed one.

    It may be typed as "192.168.1.5", "table.example" or "wss://table.example:8765". Connections
    without encryption are only allowed within a private network. Raises ConnectionFailedError.
    """
    parts = address_parts(url)
    if parts is None or parts.scheme not in ("", "ws", "wss", "http", "https"):
        raise ConnectionFailedError("address")
    host, port = parts.hostname or "", parts.port
    private = _is_private(host)
    scheme = {"http": "ws", "https": "wss"}.get(parts.scheme, parts.scheme)
    scheme = scheme or ("ws" if private else "wss")
    if scheme == "ws" and not private:
        raise ConnectionFailedError("plain")
    shown = f"[{host}]" if ":" in host else host
    default = PORT if scheme == "ws" else 443
    return f"{scheme}://{shown}:{port or default}"


def _is_private(host: str) -> bool:
    """Return whether all addresses of a host are in a private network."""
    try:
        found = {str(entry[4][0]) for entry in sockets.getaddrinfo(host, None)}
    except (OSError, UnicodeError) as error:  # a part of over 63 letters is no name for the system
        raise ConnectionFailedError("address") from error
    return all(map(is_private, found))


def _opened(url: str, seconds: float, address: str) -> ClientConnection:
    options: dict[str, Any] = {"ssl": ssl.create_default_context()} if url[:3] == "wss" else {}
    if address:
        options["additional_headers"] = {_FOR: address}
    try:
        # `connect` gives its socket to a `with` alone; `close` of the socket ends it
        connection: ClientConnection = ExitStack().enter_context(connect(
            url, open_timeout=seconds, close_timeout=1, max_size=msg.MOST_BYTES,
            compression=None, ping_interval=_PING_S, ping_timeout=_PING_S, user_agent_header=None,
            **options,
        ))
        return connection
    except ssl.SSLError as error:
        raise ConnectionFailedError("certificate") from error
    except TimeoutError as error:
        raise ConnectionFailedError("silent") from error
    except (OSError, InvalidHandshake, InvalidURI) as error:
        raise ConnectionFailedError("refused") from error
