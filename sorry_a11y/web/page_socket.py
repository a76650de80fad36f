"""The socket of a page, by which its session tells it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from websockets.asyncio.server import ServerConnection, broadcast
from websockets.http11 import Request

from sorry_a11y.client.seat_store import SavedSeat
from sorry_a11y.server.connections import CLOSE_CODES, MOST_WAITING
from sorry_a11y.web import page_messages as page
from sorry_a11y.web.page_files import qr_rows
from sorry_a11y.wire import protocol as msg


class PageSocket:
    """A page at the other end of a socket.

    Args:
        socket: The socket.
        link: Returns what friends open to sit down by an invite code, for a page that came with a
            request.
    """

    def __init__(
        self, socket: ServerConnection, link: Callable[[Request | None, str], str]
    ) -> None:
        self._socket = socket
        self._link = link
        self._closing: asyncio.Task[None] | None = None

    def send(self, message: page.ToPage) -> None:
        """Send without waiting; a page that does not read is left."""
        transport = self._socket.transport
        if transport.is_closing():
            return
        if transport.get_write_buffer_size() > MOST_WAITING:
            transport.abort()
            return
        broadcast([self._socket], page.encoder.encode(message).decode())

    def show_seat(self, seat: SavedSeat, session: str) -> None:
        """Tell the page its seat, and what friends open."""
        code = "".join(char for char in seat.code if char.isdigit())[:12]
        seated = msg.Seated(seat.table, seat.token, seat.guest, seat.seats, code)
        link = self._link(self._socket.request, code)
        self.send(page.PageSeat(seated, session, link, qr_rows(link) if link else ()))

    def hang_up(self) -> None:
        """Close the socket because this server ends; the page comes back to another one."""
        self._closing = asyncio.create_task(self._socket.close(CLOSE_CODES["restart"], "restart"))

    async def close(self, code: int, why: str) -> None:
        """Close the socket."""
        await self._socket.close(code, why)
