"""Those who are connected to a server: by sockets, within the program, and as spectators."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple
from weakref import WeakSet

from websockets.asyncio.server import ServerConnection, broadcast
from websockets.protocol import Event, State

from sorry_a11y.server.audiences import Audience
from sorry_a11y.server.background import Background
from sorry_a11y.server.lobby import Lobby
from sorry_a11y.server.metrics import Metrics
from sorry_a11y.server.refusal import RefusedError
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import Outgoing, encoded

MOST_WAITING = 64 * 1024
"""Bytes that wait for one reader; with more it is too slow."""
REMOVED, RESTARTS, TOO_MANY, TOO_SLOW, ELSEWHERE = 4002, 4003, 4008, 4009, 4001
CLOSE_CODES = {
    "elsewhere": ELSEWHERE, "removed": REMOVED, "restart": RESTARTS, "many": TOO_MANY,
    "slow": TOO_SLOW, "long": 1009, "silent": TOO_MANY,
}
MOST_FRAMES = 200
"""Frames that a guest may send in a second: ten times what anybody does at a keyboard."""
CLOSING_S = 2.0
"""Seconds that a guest who sent more has to close the connection as well."""
PIECE = 4096
"""Bytes that are read in one go."""
COLLECTED_AFTER = 500
"""Sockets that are made between two collections of garbage, besides as many as are open."""

log = logging.getLogger(__name__)


class LocalGuest(NamedTuple):
    """A guest in the same program.

    Attributes:
        tell: Called with what is told, and with None when the connection ended and the guest is to
            come in again.
        turns: Held while something that they say is taken, so that it is taken one by one.
    """

    tell: Callable[[Outgoing | None], None]
    turns: asyncio.Lock


class Connections:
    """The guests of a server by the numbers that the lobby gave them.

    A number may also stand for an audience: what is told to it is told to each of its members.

    Attributes:
        sockets: The guests who come by a socket.
        local: The guests in the same program.
    """

    def __init__(
        self, lobby: Lobby, metrics: Metrics, background: Background, clock: Callable[[], float]
    ) -> None:
        self.sockets: dict[int, ServerConnection] = {}
        self.local: dict[int, LocalGuest] = {}
        self._lobby = lobby
        self._metrics = metrics
        self._background = background
        self._clock = clock

    def __len__(self) -> int:
        return len(self.sockets) + len(self.local)

    def has(self, number: int) -> bool:
        """Return whether a guest is still connected."""
        return number in self.sockets or number in self.local

    # -- telling -----------------------------------------------------------------------------------

    def tell(self, number: int, message: Outgoing) -> None:
        """Tell a guest, or an audience. A guest who cannot be told is let go."""
        if isinstance(message, msg.Refused):
            self._metrics.count_as("refused", message.why)
        try:
            if audience := self._lobby.audiences.get(number):
                self._tell_audience(audience, message)
            elif guest := self.local.get(number):
                guest.tell(message)
            elif number in self.sockets:
                self._tell_text(number, encoded(message))
                if isinstance(message, msg.Bye):
                    self.close(number, message.why)
        except Exception:
            log.exception("not told to connection %d", number)
            self.dismiss(number)

    def _tell_text(self, number: int, text: str) -> None:
        """Tell a guest a message as it travels; who reads too slowly is let go."""
        if socket := self.sockets.get(number):
            if socket.transport.get_write_buffer_size() > MOST_WAITING:
                self.close(number, "slow")
            else:
                broadcast([socket], text)

    def _tell_audience(self, audience: Audience, message: Outgoing) -> None:
        audience.note(message)
        text = encoded(message)
        ready = []
        for number in list(audience.members):
            socket = self.sockets.get(number)
            if guest := self.local.get(number):
                guest.tell(message)
            elif socket is None or socket.transport.get_write_buffer_size() > MOST_WAITING:
                self._tell_text(number, text)
            else:
                ready.append(socket)
        broadcast(ready, text)

    def watches(self, number: int, message: msg.Up) -> bool:
        """Answer a watcher without a name, or make one of a guest; return whether that was all
        there was to do."""
        audiences = self._lobby.audiences
        if audiences.has_member(number):
            if isinstance(message, msg.Leave):
                self.close(number, "restart")
            else:
                self.tell(number, RefusedError("silenced").message)
            return True
        room = audiences.wanted(number, message)
        if room:
            audience = audiences.join(number, room)
            for told in audience.welcome():
                self.tell(number, told)
        return bool(room)

    # -- ending ------------------------------------------------------------------------------------

    def close(self, number: int, why: str) -> None:
        """Close a socket without waiting for the other side."""
        if socket := self.sockets.get(number):
            self._metrics.count_as("dropped", why)
            self._background.later(socket.close(CLOSE_CODES[why], why))

    def dismiss(self, number: int, *, leads_away: bool = False) -> None:
        """End a connection, whose guest is to come back; or those of an audience.
        ``leads_away``: at another server, as the proxy knows."""
        if audience := self._lobby.audiences.get(number):
            self._lobby.audiences.close(audience)
            for one in list(audience.members):
                self.dismiss(one, leads_away=leads_away)
        elif number in self.sockets:
            self.close(number, "restart")
        elif guest := self.local.pop(number, None):
            self.leave(number)
            guest.tell(msg.Bye("restart") if leads_away else None)

    def lead_away(self, numbers: Iterable[int]) -> None:
        """End connections, whose guests are to come back at another server."""
        for number in numbers:
            self.dismiss(number, leads_away=True)

    def leave(self, number: int) -> None:
        """Note that a connection is over."""
        self._lobby.audiences.leave(number)
        self._lobby.gone(number, self._clock())


class GuestSocket(ServerConnection):
    """A socket that takes only so many frames a second, pings and parts of messages among them, and
    is freed as soon as it has ended, though it ended because of an error.

    What arrives at once may be 256 KiB, 40,000 pings, and nobody else is answered while it is read:
    so it is read in pieces, and nothing more after too many frames. An ended socket keeps the
    errors, each with its traceback, whose frames keep the socket: a reference cycle of 15 KiB,
    which strangers who abort connections would pile up faster than garbage is collected.
    """

    _second = 0
    _frames = 0

    def data_received(self, data: bytes) -> None:
        """Read what has come, a piece at a time."""
        for at in range(0, len(data), PIECE):
            super().data_received(data[at:at + PIECE])

    def process_event(self, event: Event) -> None:
        """Take a request or a frame; close the connection if it is one too many."""
        super().process_event(event)
        second = int(self.loop.time())
        if second != self._second:
            self._second, self._frames = second, 0
        self._frames += 1
        if self._frames == MOST_FRAMES + 1:
            self.protocol.fail(TOO_MANY, "many")
            self.send_data()  # nothing that comes later would send it
            self.loop.call_later(CLOSING_S, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Free what the errors of the connection keep."""
        super().connection_lost(exc)
        own = (getattr(self, name, None) for name in ("connection_exc", "recv_exc"))  # by version
        for error in (*own, self.protocol.parser_exc, self.protocol.handshake_exc):
            if error:
                error.__traceback__ = None


class SocketFactory:
    """Makes the sockets of a server, and has garbage collected after many of them.

    What an ended socket leaves in reference cycles (3 KiB; with all that its guest had, some more)
    is freed by a collection of garbage alone, which goes through all that the server holds. So one
    is begun after as many sockets as are open, and `COLLECTED_AFTER` more.
    """

    def __init__(self) -> None:
        self._all: WeakSet[ServerConnection] = WeakSet()
        self._since_collection = 0

    def make(self, *given: Any, **named: Any) -> ServerConnection:
        """Return a connection as `websockets` makes them."""
        made = GuestSocket(*given, **named)
        self._all.add(made)
        self._since_collection += 1
        return made

    def collect_garbage(self, still_open: int) -> None:
        """Free what ended sockets left, if there may be much of it; ``still_open``: how many
        sockets have not ended."""
        if self._since_collection > COLLECTED_AFTER + still_open:
            self._since_collection = 0
            gc.collect()

    def abort_unopened(self) -> None:
        """End those on which nothing was said. Browsers open some ahead, and a server that ends
        does not wait for what they may say."""
        for one in list(self._all):
            if one.state is State.CONNECTING and hasattr(one, "transport"):
                one.transport.abort()
