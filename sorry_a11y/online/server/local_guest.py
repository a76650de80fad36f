"""A guest within the program of the server: of a page, a terminal by ssh, or the host's session."""

from __future__ import annotations

from collections import deque
from typing import Protocol

from sorry_a11y.online.server.connections import Connection
from sorry_a11y.online.server.intake import Intake
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.encoding import Outgoing


class GuestEnd(Protocol):
    """The end at which the guest listens, such as a connection of the package `client`."""

    def hear(self, message: Outgoing) -> None:
        """Take a message of the server."""

    def lost(self, code: int) -> None:
        """Note that the server has ended the connection; ``code``: as that of a web socket."""


class LocalGuest(Connection):
    """A connection within this program, one object with two ends.

    The server has it as a `Connection`; the guest has it as a line, by `say` and `close`.

    Args:
        intake: The intake of the server.
        address: The network address of the guest.
        guest: The end at which the guest listens. After a close code for a restart the guest must
            connect anew through the proxy.
    """

    def __init__(self, intake: Intake, address: str, guest: GuestEnd) -> None:
        super().__init__(address)
        self._intake = intake
        self._guest: GuestEnd | None = guest
        self._said: deque[msg.Up | None] = deque()  # None: the guest has hung up
        self._is_taking = False
        self._is_here = True
        intake.lobby.arrive(self)

    # -- the end of the guest --------------------------------------------------------------------

    def say(self, message: msg.Up) -> bool:
        """Send a message; return False after the connection has ended."""
        if self._guest:
            self._take(message)
        return self._guest is not None

    def close(self) -> None:
        """Hang up, after all messages that were sent."""
        if self._guest:
            self._guest = None
            self._take(None)

    # -- the end of the server -------------------------------------------------------------------

    def send(self, message: Outgoing, text: str) -> None:  # noqa: ARG002
        """Hand over a message to the guest."""
        if self._guest:
            self._guest.hear(message)

    def dismiss(self, *, leads_away: bool = False) -> None:
        """End the connection; the guest connects anew."""
        self._leave()
        guest, self._guest = self._guest, None
        if guest:
            guest.lost(msg.CLOSE_CODES["restart"] if leads_away else 0)

    def _take(self, message: msg.Up | None) -> None:
        """Have a message taken after all earlier ones."""
        self._said.append(message)
        if not self._is_taking:
            self._is_taking = True
            self._intake.background.later(self._take_all())

    async def _take_all(self) -> None:
        try:
            while self._said and self._is_here:
                if message := self._said.popleft():
                    await self._intake.say(self, message)
                else:
                    self._leave()
        finally:
            self._is_taking = False

    def _leave(self) -> None:
        if self._is_here:
            self._is_here = False
            self._intake.leave(self)
