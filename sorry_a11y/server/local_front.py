"""Guests in the same program: pages, terminals by ssh, and the host's own session."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from itertools import count
from typing import Any

from sorry_a11y.server.background import Background
from sorry_a11y.server.connections import Connection
from sorry_a11y.server.intake import Intake
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import Outgoing


class _InProcessConnection(Connection):
    """A guest in the same program.

    Attributes:
        turns: Held while something that they say is taken, so that it is taken one by one.
    """

    def __init__(
        self, address: str, bucket: str, tell: Callable[[Outgoing | None], None],
        leave: Callable[[], None],
    ) -> None:
        super().__init__(address, bucket)
        self.turns = asyncio.Lock()
        self._tell = tell
        self._leave = leave

    def send(self, message: Outgoing, text: str) -> None:  # noqa: ARG002
        """Hand a message over."""
        self._tell(message)

    def dismiss(self, *, leads_away: bool = False) -> None:
        """Let the guest come in again, here or at another server."""
        self._leave()
        self._tell(msg.Bye("restart") if leads_away else None)


class LocalFront:
    """Takes guests without a socket, by numbers."""

    def __init__(self, intake: Intake, background: Background) -> None:
        self._intake = intake
        self._background = background
        self._guests: dict[int, _InProcessConnection] = {}
        self._numbers = count()
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
        number = next(self._numbers)
        guest = _InProcessConnection(address, bucket, tell, lambda: self._leave(number))
        self._guests[number] = guest
        self._intake.lobby.arrive(guest)
        return number

    def hand(self, number: int, message: msg.Up) -> None:
        """Say something."""
        self._in_turn(number, lambda guest: self._intake.say(guest, message))

    def detach(self, number: int) -> None:
        """Be gone, when all that was said is taken."""
        async def leave(_guest: Connection) -> None:
            self._leave(number)

        self._in_turn(number, leave)

    def _in_turn(
        self, number: int, doing: Callable[[Connection], Coroutine[Any, Any, object]]
    ) -> None:
        """Have something done on the loop after what was asked for before, if they are here."""
        async def take_turn(guest: _InProcessConnection) -> None:
            async with guest.turns:
                if number in self._guests:
                    await doing(guest)

        def begin() -> None:
            if guest := self._guests.get(number):
                self._background.later(take_turn(guest))

        if self._loop and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(begin)

    def _leave(self, number: int) -> None:
        if guest := self._guests.pop(number, None):
            self._intake.leave(guest)
