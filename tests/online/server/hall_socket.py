"""Somebody in the hall of a server elsewhere, message by message."""

from __future__ import annotations

from typing import TypeVar

from websockets.sync.client import ClientConnection

from sorry_a11y.core.rules.game import RULES_VERSION
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.encoding import decoded_down, encoded

from .test_hall import secret

Answer = TypeVar("Answer", bound=msg.ProtocolMessage)


class HallSocket:
    """Somebody at a server, by a socket."""

    def __init__(self, socket: ClientConnection, name: str) -> None:
        self.name = name
        self._socket = socket
        self.says(msg.Hello(msg.PROTOCOL, RULES_VERSION, identity=secret(name)))

    def says(self, message: msg.Up) -> None:
        self._socket.send(encoded(message))

    def hears(self, kind: type[Answer]) -> Answer:
        """The next message of a kind."""
        while not isinstance(message := decoded_down(str(self._socket.recv(20))), kind):
            pass
        return message

    def notice(self, *kinds: str) -> msg.Notice:
        """The next notice of some kinds."""
        while (told := self.hears(msg.Notice)).what not in kinds:
            pass
        return told

    def asks(self, message: msg.Up, kind: type[Answer]) -> Answer:
        """The answer to a message."""
        self.says(message)
        return self.hears(kind)
