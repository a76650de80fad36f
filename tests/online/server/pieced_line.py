"""A line to a table, scripted by a test."""

from __future__ import annotations

from collections.abc import Sequence

from sorry_a11y.online.client.connection import (
    ConnectionFailedError,
    LineEnd,
    TableConnection,
    Told,
)
from sorry_a11y.online.wire import protocol as msg
from tests.online.server.people import Someone
from tests.online.server.tables import HELLO, on_loop, until


class PiecedLine:
    """A line on which what was sent arrives when it is let, with its connection (``link``).
    ``sent``: what went the other way, but for hellos and requests for the seat."""

    def __init__(self, of: Someone) -> None:
        self.sent: list[msg.Up] = []
        self._of = of
        self._passed_on = 0
        self.link = TableConnection(self.open, HELLO)
        self._is_down = False
        self._end: LineEnd = self.link
        self._opened = 0
        back = msg.Back(of.seated.table, of.seated.token, -1)
        on_loop(self.link.open(back))
        self.link.ask(back)

    async def open(self, _path: str, end: LineEnd) -> PiecedLine:
        """Connect, unless the line is down."""
        if self._is_down:
            raise ConnectionFailedError("refused")
        self._end = end
        return self

    def say(self, message: msg.Up) -> bool:
        """Note what is sent, and answer a hello."""
        if isinstance(message, msg.Hello):
            self._end.hear(msg.Welcome())
        elif isinstance(message, msg.Back):
            self._opened += 1
        else:
            self.sent.append(message)
        return not self._is_down

    @property
    def asked(self) -> list[msg.Up]:
        """What was asked of the table, beside the sign of being there."""
        return [one for one in self.sent if not isinstance(one, msg.Awake)]

    def close(self) -> None:
        """Nothing is to be closed."""

    def arrives(self, messages: Sequence[Told]) -> None:
        """So much has arrived."""
        for message in messages:
            self.link.hear(message)

    def catches_up(self) -> None:
        """What was told since the last time has arrived."""
        told: Sequence[Told] = self._of.told[self._passed_on :]
        self._passed_on += len(told)
        self.arrives([one for one in told if not isinstance(one, msg.Welcome)])

    def breaks(self) -> None:
        """Let the line break, and the first attempt to come back fail."""

        async def lose() -> None:
            self._end.lost(0)

        self._is_down = True
        on_loop(lose())
        until(lambda: self.link.is_lost)

    def is_mended(self) -> None:
        """Let the connection come back, which asks for its seat."""
        before, self._is_down = self._opened, False
        until(lambda: self._opened > before)
