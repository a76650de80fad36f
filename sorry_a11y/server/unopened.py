"""Connections on which nothing was said yet. Browsers open some ahead, and a server that ends does
not wait for what they may say."""

from __future__ import annotations

from typing import Any
from weakref import WeakSet

from websockets.asyncio.server import ServerConnection
from websockets.protocol import State


class Unopened:
    """The connections of one server."""

    def __init__(self) -> None:
        self._all: WeakSet[ServerConnection] = WeakSet()

    def make(self, *given: Any, **named: Any) -> ServerConnection:
        """A connection as `websockets` makes them."""
        made = ServerConnection(*given, **named)
        self._all.add(made)
        return made

    def abort(self) -> None:
        """End those on which nothing was said."""
        for one in list(self._all):
            if one.state is State.CONNECTING and hasattr(one, "transport"):
                one.transport.abort()
