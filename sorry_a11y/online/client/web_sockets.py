"""Lines to the tables of a server elsewhere, by web sockets.

The reconnection of ``websockets`` itself waits up to 90 seconds, by constants of its module. A
player waits for seconds, so `client.connection` comes back by pauses of its own.
"""

from __future__ import annotations

import asyncio
import ssl
from typing import NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.connection import broadcast
from websockets.exceptions import (
    ConnectionClosed,
    InvalidHandshake,
    InvalidProxy,
    InvalidURI,
    ProxyError,
)
from websockets.protocol import State
from websockets.proxy import get_proxy
from websockets.uri import parse_uri

from sorry_a11y.online.client.connection import ConnectionFailedError, LineEnd
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.addresses import PORT, address_parts, is_private
from sorry_a11y.online.wire.encoding import DownReader, encoded

_FOR = "X-Forwarded-For"
"""The header that names the guest for whom a server connects."""
_HANDSHAKE_S = 5.0
"""Seconds for the handshake of a web socket."""
_PING_S = 5.0
"""Seconds between two pings, and for the answer to one."""
_CLOSE_S = 1.0
"""Seconds for the other side to answer a farewell."""


class FoundServer(NamedTuple):
    """The address of a server, as `find_server` returns it.

    Attributes:
        url: The address of its web sockets, with scheme and port.
        is_private: Whether it is in a private network.
    """

    url: str
    is_private: bool


class WebSockets:
    """Opens web sockets to a server.

    Args:
        typed: The address of the server, as it is typed.
        guest: The network address of the guest, if this program is a server that connects for a
            guest; empty if it connects for its own player.
    """

    def __init__(self, typed: str, guest: str = "") -> None:
        self._typed = typed
        self._server: FoundServer | None = None
        self._headers = {_FOR: guest} if guest else None

    async def found(self) -> FoundServer:
        """Return the address of the server, looked up once. Raises ConnectionFailedError."""
        self._server = self._server or await find_server(self._typed)
        return self._server

    async def open(self, path: str, guest: LineEnd) -> _SocketLine:
        """Open a web socket by a path of the server. Raises ConnectionFailedError."""
        server = await self.found()
        url, proxy = f"{server.url}{path}", None
        try:
            # a proxy of the system never stands between two programs of one network, nor between
            # servers
            if not (server.is_private or self._headers):
                proxy = get_proxy(parse_uri(url))
            socket = await connect(
                url,
                open_timeout=_HANDSHAKE_S,
                close_timeout=_CLOSE_S,
                max_size=msg.MOST_BYTES,
                compression=None,
                ping_interval=_PING_S,
                ping_timeout=_PING_S,
                user_agent_header=None,
                additional_headers=self._headers,
                proxy=proxy,
            )
        except ssl.SSLError as error:
            raise ConnectionFailedError("certificate") from error
        except TimeoutError as error:
            raise ConnectionFailedError("silent") from error
        except (InvalidProxy, ProxyError) as error:
            raise ConnectionFailedError("proxy") from error
        except OSError as error:  # also of a proxy that nobody serves
            raise ConnectionFailedError("proxy" if proxy else "refused") from error
        except (InvalidHandshake, InvalidURI) as error:
            raise ConnectionFailedError("refused") from error
        return _SocketLine(socket, guest)


class _SocketLine:
    """A web socket, read by a task."""

    def __init__(self, socket: ClientConnection, guest: LineEnd) -> None:
        self._socket = socket
        self._guest = guest
        self._reading = asyncio.create_task(self._read())
        # whoever ends the loop, or hangs up before the first read, does not wait for the farewell
        self._reading.add_done_callback(lambda _reading: socket.transport.abort())

    def say(self, message: msg.Up) -> bool:
        """Send a message; return False if the socket is down, and the message is lost."""
        is_open = self._socket.state is State.OPEN
        if is_open:
            broadcast([self._socket], encoded(message))
        return is_open

    def close(self) -> None:
        """Hang up, without waiting for the other side."""
        self._reading.cancel()

    async def _read(self) -> None:
        reader, code = DownReader(), 0
        try:
            async for data in self._socket:
                self._guest.hear(reader.read(data))
            code = self._socket.close_code or 0
        except ConnectionClosed as error:
            code = error.rcvd.code if error.rcvd else 0
        finally:
            await self._socket.close()
        self._guest.lost(code)


async def find_server(typed: str) -> FoundServer:
    """Return the address of the server that was typed.

    It may be typed as "192.168.1.5", "table.example", "wss://table.example:8765" or as the address
    of its page, "http://192.168.1.5:8765/". Connections without encryption are only allowed within
    a private network.

    Raises:
        ConnectionFailedError: The address cannot be read, or is not allowed.
    """
    parts = address_parts(typed)
    if parts is None or parts.scheme not in ("", "ws", "wss", "http", "https"):
        raise ConnectionFailedError("address")
    host, port = parts.hostname or "", parts.port
    is_near = await _is_private(host)
    scheme = {"http": "ws", "https": "wss"}.get(parts.scheme, parts.scheme)
    scheme = scheme or ("ws" if is_near else "wss")
    if scheme == "ws" and not is_near:
        raise ConnectionFailedError("plain")
    shown = f"[{host}]" if ":" in host else host
    default = {"http": 80, "https": 443, "wss": 443}.get(parts.scheme or scheme, PORT)
    return FoundServer(f"{scheme}://{shown}:{port or default}", is_near)


async def _is_private(host: str) -> bool:
    """Return whether all addresses of a host are in a private network."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, None)
    except (OSError, UnicodeError) as error:  # a part of over 63 letters is no name for the system
        raise ConnectionFailedError("address") from error
    return all(is_private(str(entry[4][0])) for entry in found)
