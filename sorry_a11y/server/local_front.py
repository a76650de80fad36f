"""Guests in the same program: pages, terminals by ssh, and the host's own session."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from sorry_a11y.server.background import Background
from sorry_a11y.server.connections import Connections, LocalGuest
from sorry_a11y.server.intake import Intake
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import Outgoing


class LocalFront:
    """Takes guests without a socket."""

    def __init__(
        self, intake: Intake, connections: Connections, background: Background
    ) -> None:
        self._intake = intake
        self._connections = connections
        self._background = background
        self._loop: asyncio.AbstractEventLoop | None = None

    def begin(self) -> None:
        """Take guests on the loop that runs now."""
        self._loop = asyncio.get_running_loop()

    def attach(
        self, address: str, tell: Callable[[Outgoing | None], None], bucket: str = ""
    ) -> int:
        """Come in without a socket; return the number of the connection.

        Called on the thread of the server, as ``tell`` is with what is told; `hand` and `detach`
        from any thread. After ``tell(None)`` the number is nobody's, and the guest comes in again;
        after a `Bye` for a restart at another server.
        """
        number = self._intake.arrive(address, bucket)
        self._connections.local[number] = LocalGuest(tell, asyncio.Lock())
        return number

    def hand(self, number: int, message: msg.Up) -> None:
        """Say something."""
        self._in_turn(number, partial(self._intake.say, number, message))

    def detach(self, number: int) -> None:
        """Be gone, when all that was said is taken."""
        self._in_turn(number, partial(self._leave, number))

    def _in_turn(self, number: int, doing: Callable[[], Coroutine[Any, Any, object]]) -> None:
        """Have something done on the loop after what was asked for before, if they are here."""
        async def take_turn(guest: LocalGuest) -> None:
            async with guest.turns:
                if number in self._connections.local:
                    await doing()

        def begin() -> None:
            if guest := self._connections.local.get(number):
                self._background.later(take_turn(guest))

        if self._loop and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(begin)

    async def _leave(self, number: int) -> None:
        del self._connections.local[number]
        self._intake.leave(number)
