"""Messages between client and server as the text that travels."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from sorry_a11y.core.game.port import Batch
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.records import Limits, WireError, packed_event, packed_view

_encoder = msgspec.json.Encoder()
_up = msgspec.json.Decoder(msg.Up)
_down = msgspec.json.Decoder(msg.Down)
_UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""The errors of a decoder for text that it cannot read."""


class Heard(NamedTuple):
    """A batch for one guest.

    Attributes:
        seq: The number of the last journal entry in it.
        batch: The batch.
    """

    seq: int
    batch: Batch


Outgoing = msg.Down | Heard
"""Anything that a guest is sent. A `Heard` becomes `msg.News` when it is encoded."""


class Unread(msgspec.Struct, frozen=True):
    """A message that this program cannot read; ``t``: its kind, empty if it has none."""

    t: str = ""


def encoded(message: msg.ProtocolMessage | Heard) -> str:
    """Return the text of a message of a client or a server."""
    sent = _news_of(message) if isinstance(message, Heard) else message
    return _encoder.encode(sent).decode()


def _news_of(heard: Heard) -> msg.News:
    """Return the message of a batch."""
    number, events, views, whole, back_to = heard.batch
    seen = tuple((seat, packed_view(view)) for seat, view in views.items())
    return msg.News(heard.seq, number, tuple(map(packed_event, events)), seen, whole, back_to)


def decoded_up(data: bytes) -> msg.Up:
    """Return the message that a client sent; raises WireError if the data is none."""
    try:
        message: msg.Up = _up.decode(data)
    except _UNREADABLE as error:
        raise WireError(str(error)[:200]) from error
    return message


def decoded_down(text: str | bytes) -> msg.Down:
    """Return the message that a server sent; raises WireError if the text is none."""
    try:
        message: msg.Down = _down.decode(text)
    except _UNREADABLE as error:
        raise WireError(str(error)[:200]) from error
    return message


_kind = msgspec.json.Decoder(Unread)


class DownReader:
    """A reader of the messages of a server over one connection.

    Events and views of a game are checked against the rule book and the seats of the game that the
    last `msg.TableState` described.
    """

    def __init__(self) -> None:
        self._limits: Limits | None = None

    def read(self, text: str | bytes) -> Outgoing | Unread:
        """Return a message; news of the game as a `Heard`."""
        try:
            message = decoded_down(text)
            if isinstance(message, msg.TableState) and message.setup:
                game = message.setup, message.own
                if self._limits is None or self._limits.game != game:
                    self._limits = None  # stays None if the next line raises
                    self._limits = Limits(*game)
            if isinstance(message, msg.News):
                if self._limits is None:
                    raise WireError("news of no game")
                return Heard(message.seq, self._limits.batch(message))
        except WireError:
            return _unread(text)
        return message


def _unread(text: str | bytes) -> Unread:
    try:
        return _kind.decode(text)
    except _UNREADABLE:
        return Unread()
