"""Guests in the same program: pages, terminals by ssh, and the host's own session."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sorry_a11y.server.connections import Connection
from sorry_a11y.server.intake import Intake
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import Outgoing


class LocalGuest(Connection):
    """A guest without a socket, who is here from the beginning; made on the thread of the server.

    Args:
        intake: Takes what they say.
        address: The address that they come from.
        tell: Takes what they are told, on the thread of the server. After None they come in again
            as another one; after a `Bye` for a restart at another server.
    """

    def __init__(
        self, intake: Intake, address: str, tell: Callable[[Outgoing | None], None]
    ) -> None:
        super().__init__(address)
        self._intake = intake
        self._tell = tell
        self._loop = asyncio.get_running_loop()
        self._turns = asyncio.Lock()  # what they say is taken one by one
        self._is_here = True
        intake.lobby.arrive(self)

    def say(self, message: msg.Up | None) -> None:
        """Say something, or by None be gone when all that was said is taken; from any thread."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(
                lambda: self._intake.background.later(self._take(message))
            )

    async def _take(self, message: msg.Up | None) -> None:
        async with self._turns:
            if self._is_here and message:
                await self._intake.say(self, message)
            elif self._is_here:
                self._leave()

    def _leave(self) -> None:
        self._is_here = False
        self._intake.leave(self)

    def send(self, message: Outgoing, text: str) -> None:  # noqa: ARG002
        """Hand a message over."""
        self._tell(message)

    def dismiss(self, *, leads_away: bool = False) -> None:
        """Let the guest come in again, here or at another server."""
        if self._is_here:
            self._leave()
        self._tell(msg.Bye("restart") if leads_away else None)
