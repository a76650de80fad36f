"""Messages between client and server as the text that travels."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from sorry_a11y.table.table import Batch
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.messages import WireError, pack_news

_encoder = msgspec.json.Encoder()
_up = msgspec.json.Decoder(msg.Up)
_down = msgspec.json.Decoder(msg.Down)


class Heard(NamedTuple):
    """A batch for one guest; ``seq``: the number of the last journal entry in it."""

    seq: int
    batch: Batch


Outgoing = msg.Down | Heard
"""Anything that a guest is sent."""


def as_sent(message: Outgoing) -> msg.Down:
    """Return a message for a guest as one of the protocol."""
    if isinstance(message, Heard):
        return msg.News(message.seq, msgspec.Raw(pack_news(message.batch)))
    return message


def encoded(message: Outgoing | msg.Up) -> str:
    """Return the text of a message, either way."""
    sent = as_sent(message) if isinstance(message, Heard) else message
    return _encoder.encode(sent).decode()


def decoded_up(data: bytes) -> msg.Up:
    """Return the message that a client sent as ``data``; raises WireError for what is none."""
    try:
        message: msg.Up = _up.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise WireError("broken") from error
    return message


def decoded_down(text: str | bytes) -> msg.Down:
    """Return the message that a server sent as ``text``; raises msgspec.DecodeError."""
    try:
        message: msg.Down = _down.decode(text)
    except RecursionError as error:
        raise msgspec.DecodeError("nested too deeply") from error
    return message
