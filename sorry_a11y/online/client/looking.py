"""A look at a table of a server, before one sits down."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from sorry_a11y.online.client.connection import (
    ANSWER_S,
    ConnectionFailedError,
    TableConnection,
    Told,
)
from sorry_a11y.online.wire import protocol as msg


class TableLook:
    """A look at one table, by a connection that has no seat.

    Args:
        connection: The connection, which is closed after the look.
    """

    def __init__(self, connection: TableConnection) -> None:
        self._connection = connection
        self._answer: asyncio.Future[msg.TableState | msg.Refused] = asyncio.Future()

    async def at(self, code: str) -> msg.TableState | msg.Refused | None:
        """Return how the table with a code stands, or the refusal; None without an answer."""
        wish = msg.LookAt(code)
        try:
            with suppress(ConnectionFailedError, TimeoutError):
                await self._connection.open(wish)
                self._connection.listen(self)
                self._connection.send(wish)
                async with asyncio.timeout(ANSWER_S):
                    return await self._answer
        finally:
            self._connection.close()
        return None

    def hear(self, message: Told) -> None:
        """Take the answer."""
        if isinstance(message, msg.TableState | msg.Refused) and not self._answer.done():
            self._answer.set_result(message)
