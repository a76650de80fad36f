"""A connection to a table elsewhere by a socket, which comes back by itself.

Messages wait in a queue until the session takes them. A decision is never sent a second time by
itself: after a break the table says what it has heard of.
"""

from __future__ import annotations

import socket as sockets
import ssl
import threading
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI, WebSocketException
from websockets.sync.client import ClientConnection, connect

from sorry_a11y.client.connection import TableConnection, Wish, bucket_for, pause_before
from sorry_a11y.client.seating import ANSWER_S
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.addresses import PORT, address_parts, is_private
from sorry_a11y.wire.codes import HALL
from sorry_a11y.wire.encoding import DownReader, encoded

HANDSHAKE_S = 5.0
"""Seconds for the first connection: a frozen server still takes connections."""
AGAIN_HANDSHAKE_S = 2.0
"""Seconds for every further one."""
PING_S = 5.0
"""Seconds between two questions whether the server is there, and for its answer."""
AGAIN_S = (0.2, 0.5, 1.0, 2.0, 5.0)
"""Pauses between attempts to come back; the last one stays."""
BUSY = frozenset({"many", "saved"})
"""Why a seat may be refused that is had a little later."""
FINAL = {4001: "elsewhere", 4002: "removed"}
"""Close codes after which nobody comes back: another device has the seat, or it was taken away."""
SERVER_FAILED = 1011
"""The close code of a server that made a mistake."""
MOST_FAILURES = 5
"""Mistakes of a server in a row, in place of the own seat, after which nobody comes back."""


class ConnectionFailedError(Exception):
    """There is no connection. ``why`` is "address", "plain" (no encryption over the internet),
    "refused", "silent", "certificate", "newer", or the reason of ``message``, which refused it."""

    def __init__(self, why: str, message: msg.Refused | None = None) -> None:
        super().__init__(why)
        self.why = why
        self.message = message


class Attempts:
    """The attempts to have a seat back that came to nothing; ``failed``: how many in a row."""

    def __init__(self) -> None:
        self.failed = 0
        self._mistakes = 0

    def given_up(self, code: int, *, awaits_seat: bool) -> str:
        """Return why nobody comes back after a close code; empty if somebody does."""
        is_mistake = code == SERVER_FAILED and awaits_seat
        self._mistakes = self._mistakes + 1 if is_mistake else 0
        return "failed" if self._mistakes >= MOST_FAILURES else FINAL.get(code, "")


class SocketConnection(TableConnection):
    """A connection to ``url``, read in a thread that ``run`` starts.

    ``hello`` is the first message of each socket. ``ended_by`` says why the reader has given up,
    empty while it has not.
    """

    def __init__(
        self, url: str, hello: msg.Hello, run: Callable[[Callable[[], None]], object],
    ) -> None:
        super().__init__()
        self.url = checked_url(url)
        self._hello = hello
        self._reader = DownReader()
        self._run = run
        self._socket: ClientConnection | None = None
        self._closed = threading.Event()
        self._attempts = Attempts()
        self._awaits_seat = False
        self._bucket = HALL
        self._is_asking = False
        self.ended_by = ""

    def open(self, wish: Wish | None = None) -> None:
        """Connect and be greeted; raises ConnectionFailedError. The reader then goes on.
        ``wish``: what will be asked, which decides the path."""
        self._bucket = bucket_for(wish)
        self._socket = self._connected(HANDSHAKE_S)
        self._run(self._keep)

    def ask(self, wish: Wish) -> bool:
        """Ask for a seat, by the path of its bucket; return False while the connection is
        down."""
        self._wish = wish
        self._awaits_seat = isinstance(wish, msg.Back)
        bucket, connection = bucket_for(wish, self._bucket), self._socket
        if bucket == self._bucket or connection is None:
            return self.send(wish)
        self._bucket, self._is_asking = bucket, True
        connection.close()  # the reader comes back by the other path, and asks there
        return True

    def send(self, message: msg.Up) -> bool:
        """Send a message; False while the connection is down: nothing is sent later."""
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
        """Tell whether the connection is down and could not be had back at the first attempt."""
        return self._attempts.failed > 0

    def close(self) -> None:
        """Hang up."""
        self._closed.set()
        if self._socket:
            with suppress(WebSocketException, OSError):
                self._socket.close()

    # -- the reader --------------------------------------------------------------------------------

    def _keep(self) -> None:
        while not self._closed.is_set():
            if self._socket is None and not self._come_back():
                return
            assert self._socket is not None, "it has just come back"
            try:
                self._listen(self._socket)
            except ConnectionClosed as error:
                code = error.rcvd.code if error.rcvd else 0
                if why := self._attempts.given_up(code, awaits_seat=self._awaits_seat):
                    self._end(why)
                    return
            except OSError:
                pass
            if self._awaits_seat and not self._is_asking:  # that server did not have the table
                self._attempts.failed += 1
                self._wake()
            with suppress(WebSocketException, OSError):
                self._socket.close()
            self._socket = None

    def _listen(self, connection: ClientConnection) -> None:
        for data in connection:
            if self._closed.is_set():
                return
            message = self._reader.read(data)
            if isinstance(message, msg.Refused) and self._awaits_seat and message.why in BUSY:
                self._attempts.failed += 1
                return
            self._note_seat(message)
            if isinstance(message, msg.Refused) and not isinstance(self._wish, msg.Back):
                self._wish = None
            if isinstance(message, msg.TableState):
                self._awaits_seat, self._attempts.failed = False, 0
            if not self._put(message):
                self._closed.set()
                self._end("flood")
                return

    def _come_back(self) -> bool:
        """Connect again, however long it takes; False if the session was closed meanwhile."""
        attempt = self._attempts.failed
        while not self._closed.is_set():
            is_moving = self._is_asking and attempt == self._attempts.failed
            if not is_moving and self._closed.wait(pause_before(attempt, AGAIN_S)):
                return False
            attempt += 1
            try:
                self._socket = self._connected(AGAIN_HANDSHAKE_S)
            except ConnectionFailedError as error:
                if error.why in ("newer", "version", "barred"):
                    if error.message and error.why == "barred":
                        self._put(error.message)  # it says until when
                    self._end(error.why)
                    return False
                self._attempts.failed += 1
                if self._attempts.failed == 1:
                    self._wake()
                continue
            if not self._awaits_seat:
                self._attempts.failed = 0
            self._wake()
            return True
        return False

    def _connected(self, seconds: float) -> ClientConnection:
        """Return a socket that was greeted, and has asked for the seat if there is one."""
        connection = _opened(f"{self.url}/t/{self._bucket}", seconds)
        try:
            connection.send(encoded(self._hello))
            greeting = self._reader.read(connection.recv(ANSWER_S))
            if not isinstance(greeting, msg.Welcome):
                connection.close()
                refused = greeting if isinstance(greeting, msg.Refused) else None
                raise ConnectionFailedError(refused.why if refused else "newer", refused)
            wish = self._wish
            self._awaits_seat = isinstance(wish, msg.Back)
            # asked twice, it is one seat, but not the same table
            if wish and (self._is_asking or not isinstance(wish, msg.HostTable)):
                connection.send(encoded(wish))
            self._is_asking = False
        except TimeoutError as error:
            connection.close()
            raise ConnectionFailedError("silent") from error
        except (ConnectionClosed, OSError) as error:
            raise ConnectionFailedError("refused") from error
        return connection

    def _end(self, why: str) -> None:
        self.ended_by = why
        self._wake()


def checked_url(url: str) -> str:
    """Return a web socket's address for one that was typed, such as "192.168.1.5",
    "table.example" or "wss://table.example:8765". An address without encryption must be within
    one network. Raises ConnectionFailedError."""
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
    """Tell whether all addresses of a host are within one network."""
    try:
        found = {str(entry[4][0]) for entry in sockets.getaddrinfo(host, None)}
    except (OSError, UnicodeError) as error:  # a part of over 63 letters is no name for the system
        raise ConnectionFailedError("address") from error
    return all(map(is_private, found))


def _opened(url: str, seconds: float) -> ClientConnection:
    options: dict[str, Any] = {"ssl": ssl.create_default_context()} if url[:3] == "wss" else {}
    try:
        # entered here, left by `close`
        connection: ClientConnection = ExitStack().enter_context(connect(
            url, open_timeout=seconds, close_timeout=1, max_size=msg.MOST_BYTES,
            compression=None, ping_interval=PING_S, ping_timeout=PING_S, user_agent_header=None,
            **options,
        ))
        return connection
    except ssl.SSLError as error:
        raise ConnectionFailedError("certificate") from error
    except TimeoutError as error:
        raise ConnectionFailedError("silent") from error
    except (OSError, InvalidHandshake, InvalidURI) as error:
        raise ConnectionFailedError("refused") from error

