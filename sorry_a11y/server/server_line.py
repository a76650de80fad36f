"""The line between servers, over core NATS: notes, each to one server or to all who listen to one
table's gallery. It keeps nothing: what is said while nobody hears it, or it is cut, is gone."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable

import msgspec
import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError

SUBJECT = "sorry_a11y"
CONNECT_S = 2
PING_S = 2
"""Seconds between looks whether the line is still there; it is given up after two in vain."""

log = logging.getLogger(__name__)


class Note(msgspec.Struct, array_like=True, frozen=True):
    """What servers tell one another. ``kind``: "arrive", "say", "gone" (from the server where
    somebody is connected), "told", "shut", "listen" (from the one that has the table), "all" (to a
    gallery), "leave" (a gallery elsewhere is empty), "beat" (here I am). ``number``: of the
    connection, at the server where it is; ``count``: of the notes about it in this direction, or
    of a gallery's messages; ``texts``: an address, messages, a table, why it is shut."""

    kind: str
    server: str
    number: int = 0
    count: int = 0
    texts: list[str] = []


Hear = Callable[[Note], None]


class ServerLine:
    """The line at ``url``. ``hear``: called with every note; ``gone``: called when it is cut."""

    def __init__(self, url: str, hear: Hear, gone: Callable[[], None]) -> None:
        self._url = url
        self._hear = hear
        self._gone = gone
        self._client: Client | None = None
        self._name = ""
        self._own: Subscription | None = None
        self._outbox: deque[tuple[str, bytes]] = deque()
        self._due = asyncio.Event()

    @property
    def is_there(self) -> bool:
        """Whether there is a line."""
        return self._client is not None and self._client.is_connected

    async def connect(self, name: str) -> None:
        """Have the line, unless it is there, and hear what is for the server ``name`` and the
        beats of all; raises OSError, TimeoutError or nats.errors.Error."""
        if self._client is None:
            self._client = await nats.connect(
                self._url, allow_reconnect=False, connect_timeout=CONNECT_S,
                ping_interval=PING_S, max_outstanding_pings=2, error_cb=_log_error,
                closed_cb=self._closed,
            )
            self._name, self._own = "", None
            await self._client.subscribe(f"{SUBJECT}.beat", cb=self._take)
        if name != self._name:
            if self._own:
                await self._own.unsubscribe()
            self._own = await self._client.subscribe(f"{SUBJECT}.to.{name}", cb=self._take)
            self._name = name
            await self._client.flush()

    async def close(self) -> None:
        """Let go of the line."""
        if self._client:
            await self._client.close()

    async def listen(self, table: str) -> Subscription:
        """Hear the gallery of a table from now on; raises nats.errors.Error."""
        if self._client is None:
            raise NatsError("no line")
        subscription = await self._client.subscribe(f"{SUBJECT}.all.{table}", cb=self._take)
        await self._client.flush()
        return subscription

    def post(self, to: str, note: Note) -> bool:
        """Send a note, after those before it: to "beat", "to.SERVER" or "all.TABLE". False where
        there is no line."""
        if not self.is_there:
            return False
        self._outbox.append((f"{SUBJECT}.{to}", _encoder.encode(note)))
        self._due.set()
        return True

    async def send(self) -> None:
        """Send what was posted, for as long as the server runs."""
        while True:
            await self._due.wait()
            self._due.clear()
            while self._outbox:
                subject, data = self._outbox.popleft()
                try:
                    if self._client:
                        await self._client.publish(subject, data)
                except (OSError, NatsError) as error:
                    log.error("not sent to other servers: %s", error)

    async def _take(self, message: Msg) -> None:
        try:
            self._hear(_decoder.decode(message.data))
        except msgspec.DecodeError:
            log.error("a note that is none: %s", message.subject)

    async def _closed(self) -> None:
        self._client = None
        self._outbox.clear()
        self._gone()


async def _log_error(error: Exception) -> None:
    log.error("line to other servers: %s", error)


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Note)
