"""The messages of a table: which game it is, what happened, what somebody decides.

A message is a JSON object whose ``t`` says what it is. Fields that are not known are left out, so
that a later program may say more; a kind of message or event that is not known is "newer".
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Annotated, Any, Literal, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct

from sorry_a11y.rules.board import WATCHER, Seat
from sorry_a11y.rules.decisions import LONGEST
from sorry_a11y.rules.events import Event
from sorry_a11y.rules.view import View
from sorry_a11y.table.setup import Setup
from sorry_a11y.wire.errors import WireError
from sorry_a11y.wire.structs import Pair

PROTOCOL = 1
"""The version of these messages. A message that means something else than before needs the next."""
MOST_BYTES = 262_144
"""Of a message from a table."""
MOST_DECIDED = 4_096
"""Bytes of a message to a table."""
MOST_EVENTS = 5_000
"""Of a message: more than any turn has, and most whole games."""

EVENTS = {record.__name__: Pair(record, tag=record.__name__) for record in get_args(Event)}
"""How each kind of event travels, by its name."""
SEEN = Pair(View, leaves=("rules", "seats", "seat", "choices"))
"""What a seat may know, but for whose it is, which stands before it. Rule book and seats are known
already; the choices are found."""
SETUP = Pair(Setup, as_list=False)

AnySetup: Any = SETUP.struct
AnyEvent: Any = reduce(or_, (pair.struct for pair in EVENTS.values()))
_SeenStruct: Any = SEEN.struct
AnySeen: Any = tuple[Annotated[Seat, Meta(ge=WATCHER, le=3)], _SeenStruct]
Ordinal = Annotated[int, Meta(ge=-1, le=1_000_000_000)]


class GameMessage(Struct, frozen=True, tag_field="t", tag="game"):
    """Which game is played, and which seats the one who is told plays (none: watches)."""

    version: Annotated[int, Meta(ge=1)]
    setup: AnySetup
    own: Annotated[tuple[Annotated[Seat, Meta(ge=0, le=3)], ...], Meta(max_length=4)]


class NewsMessage(Struct, frozen=True, tag_field="t", tag="news"):
    """What happened, as `table.host.Batch`."""

    number: Ordinal
    events: Annotated[tuple[AnyEvent, ...], Meta(max_length=MOST_EVENTS)]
    seen: Annotated[tuple[AnySeen, ...], Meta(min_length=1, max_length=4)]
    whole: bool
    back_to: Ordinal | None = None


class DecisionMessage(Struct, frozen=True, tag_field="t", tag="decide"):
    """A decision as a record writes it, and the number of the question that it answers."""

    after: Ordinal
    text: Annotated[str, Meta(max_length=LONGEST)]


class _Kind(Struct):
    """Enough of any message to say whether it is a newer one."""

    t: str
    version: int = PROTOCOL
    events: tuple[tuple[Any, ...], ...] = ()


TableMessage = TypeVar("TableMessage", GameMessage, NewsMessage, DecisionMessage)

_UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What the decoder raises for what it cannot read."""
_encode = msgspec.json.Encoder().encode
_decoders = {
    kind: msgspec.json.Decoder(kind) for kind in (GameMessage, NewsMessage, DecisionMessage)
}
_kind = msgspec.json.Decoder(_Kind)
_TAGS = {"game", "news", "decide"}


def encode_message(message: Struct) -> bytes:
    """The bytes of a message, one line."""
    return _encode(message)


def decode_message(data: bytes, kind: type[TableMessage], most: int) -> TableMessage:
    """The message of a kind that the bytes are; raises WireError."""
    if len(data) > most:
        raise WireError("size", f"{len(data)} bytes")
    try:
        message: TableMessage = _decoders[kind].decode(data)  # type: ignore[assignment]
    except _UNREADABLE as error:
        raise WireError(_fault(data), str(error)[:200]) from error
    if isinstance(message, GameMessage) and message.version > PROTOCOL:
        raise WireError("newer", f"protocol {message.version}")
    return message


def _fault(data: bytes) -> Literal["newer", "broken"]:
    """Whether bytes that are no message here may be one for a later program."""
    try:
        found = _kind.decode(data)
    except _UNREADABLE:
        return "broken"
    known = found.t in _TAGS and found.version <= PROTOCOL
    tags = [event[0] for event in found.events if event and isinstance(event[0], str)]
    return "broken" if known and set(tags) <= set(EVENTS) else "newer"
