"""Messages of the hall as they travel."""

from __future__ import annotations

import msgspec

from sorry_a11y.hall.guests import Heard, Outgoing, RefusedError
from sorry_a11y.wire import hall_messages as talk
from sorry_a11y.wire.packets import pack_news

_encoder = msgspec.json.Encoder()
_up = msgspec.json.Decoder(talk.Up)
_down = msgspec.json.Decoder(talk.Down)


def as_sent(message: Outgoing) -> talk.Down:
    """A message of the hall as one of the wire."""
    if isinstance(message, Heard):
        return talk.News(message.seq, msgspec.Raw(pack_news(message.batch)))
    return message


def encoded(message: Outgoing | talk.Up) -> str:
    """A message as it travels, either way."""
    sent = as_sent(message) if isinstance(message, Heard) else message
    return _encoder.encode(sent).decode()


def decoded(data: bytes) -> talk.Up:
    """A message from a connection; raises RefusedError for what is none."""
    try:
        message: talk.Up = _up.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RefusedError("message") from error
    return message


def told_by(text: str) -> talk.Down:
    """The message that another server sent as such a text."""
    message: talk.Down = _down.decode(text)
    return message
