"""What a server counts for whoever runs it. `metrics` keeps it; without it nothing is kept."""

from __future__ import annotations

from typing import Protocol

from websockets.http11 import Request

METRICS = "/metrics"
"""Where the figures are told."""


class Figures(Protocol):
    """Where it is counted."""

    def committed(self, lines: int, decisions: int, seconds: float) -> None:
        """A commit took so long."""

    def failed(self) -> None:
        """A commit failed."""

    def fenced(self, tables: int) -> None:
        """A lease was lost, and so many tables dropped from memory."""

    def dropped(self, why: str) -> None:
        """A connection was closed by the server."""

    def page(self, request: Request, tables: int, seats: int, sockets: int) -> bytes | None:
        """What is answered to a request for the figures; None where it is no such request."""


class Uncounted:
    """Counts nothing."""

    def committed(self, lines: int, decisions: int, seconds: float) -> None:
        """Not counted."""

    def failed(self) -> None:
        """Not counted."""

    def fenced(self, tables: int) -> None:
        """Not counted."""

    def dropped(self, why: str) -> None:
        """Not counted."""

    def page(
        self, request: Request, tables: int, seats: int, sockets: int  # noqa: ARG002
    ) -> bytes | None:
        """No page."""
        return None
