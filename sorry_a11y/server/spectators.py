"""The gallery of a table: any number of listeners without a name, told all at once.

The table tells its gallery what it tells a watcher, once. From there each message goes in the same
bytes to all listeners who are here, and once over the line between servers to those elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable

from websockets.asyncio.server import ServerConnection, broadcast

from sorry_a11y.server.guests import GALLERY
from sorry_a11y.server.table_server import LocalGuest
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import Heard, Outgoing, decoded_down

GalleryGuest = ServerConnection | LocalGuest
Encode = Callable[[Outgoing], str]


class Listeners:
    """Those here who listen to ``table``. ``count``: of the messages so far."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.count = 0
        self._heard: dict[GalleryGuest, int] = {}

    def __len__(self) -> int:
        return len(self._heard)

    def add(self, listener: GalleryGuest, count: int) -> None:
        """Somebody more, who has been told everything up to message ``count``."""
        self._heard[listener] = count

    def leave(self, listener: GalleryGuest) -> None:
        """Somebody less."""
        self._heard.pop(listener, None)

    def tell(self, count: int, text: str, most_waiting: int) -> list[ServerConnection]:
        """Tell message ``count``; who reads too slowly for it."""
        self.count = count
        ready: list[ServerConnection] = []
        slow: list[ServerConnection] = []
        for one, heard in self._heard.items():
            if heard >= count:
                continue
            if isinstance(one, LocalGuest):
                one.tell(decoded_down(text))
                continue
            is_slow = one.transport.get_write_buffer_size() > most_waiting
            (slow if is_slow else ready).append(one)
        broadcast(ready, text)
        return slow


class TableGallery(Listeners):
    """The gallery at the server of its table. ``number``: the connection by which the hall tells
    it; ``others``: servers whose listeners hear it too."""

    def __init__(self, table: str, number: int, encode: Encode) -> None:
        super().__init__(table)
        self.number = number
        self.others: set[str] = set()
        self._encode = encode
        self._state: msg.TableState | None = None
        self._last: Heard | None = None

    def note(self, message: Outgoing) -> str:
        """A message of the table, as it is to be told; remembered for those who come later."""
        if isinstance(message, msg.TableState):
            if self._state and self._state.setup != message.setup:
                self._last = None
            self._state = message
        elif isinstance(message, Heard):
            self._last = message
        return self._encode(message)

    def welcome(self) -> list[str]:
        """What somebody new is told first: how things stand."""
        told: list[Outgoing] = [msg.Seated(self.table, msg.GALLERY_TOKEN, GALLERY, [])]
        if self._state:
            told.append(self._state)
        if self._last:
            batch = self._last.batch._replace(events=(), whole=False, back_to=None)
            told.append(Heard(self._last.seq, batch))
        return [self._encode(message) for message in told]
