"""The messages of a table as bytes: which game it is, and what happened.

A message is a JSON object whose ``t`` says what it is. Fields that are not known are left out, so
that a later program may say more; a kind of message or event that is not known is "newer". What is
read is checked against the `Limits` of the rule book and its seats, so that it can be told without
another look: what a value may be, not whether the rules could have led there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from functools import cache, reduce
from itertools import pairwise
from operator import or_
from typing import Annotated, Any, Literal, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct

from sorry_a11y.rules.board import (
    NOWHERE,
    SEATS,
    WATCHER,
    Board,
    Kind,
    Pawn,
    Seat,
    Spot,
    own_part,
    seat_of,
)
from sorry_a11y.rules.events import Event, PawnsSwapped
from sorry_a11y.rules.plays import choices
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.state import NO_CHOICES, Phase
from sorry_a11y.rules.view import View
from sorry_a11y.rulesets.families import CombinationError
from sorry_a11y.rulesets.presets import OptionError
from sorry_a11y.table.names import NameRefusedError, checked_name
from sorry_a11y.table.setup import Setup
from sorry_a11y.table.table import Batch
from sorry_a11y.wire.structs import Pair

Fault = Literal["size", "broken", "newer", "wrong"]


class WireError(ValueError):
    """Raised for bytes that are no message; nothing has happened then.

    ``code``: "size" (longer than any message), "broken" (not written as messages are), "newer" (of
    a later version of the protocol or the game, or of none) or "wrong" (what it says cannot be at
    this table).
    """

    def __init__(self, code: Fault, what: str = "") -> None:
        super().__init__(f"{code}: {what}" if what else code)
        self.code = code


class Limits:
    """The limits that a rule book and its seats put on a message."""

    def __init__(self, rules: Ruleset, seats: tuple[Seat, ...]) -> None:
        self._seats = seats
        self._kinds = len(rules.cards)
        self._deck = sum(rules.deck)
        self._spots = [
            _spots(rules.board, seat) if seat in seats else frozenset((NOWHERE,)) for seat in SEATS
        ]
        self._checks: Mapping[str, Callable[[Any], bool]] = {
            **dict.fromkeys(("seat", "partner", "turn"), self._is_seat),
            **dict.fromkeys(("seats", "winners"), self._are_seats),
            **dict.fromkeys(("pawn", "other", "by"), self._is_pawn),
            **dict.fromkeys(("cards", "hand", "discards"), self._are_cards),
            "card": self._is_card, "position": self._is_position, "hands": self._are_hands,
            "lines": lambda lines: all(self._are_seats(line.seats) for line in lines),
        }

    def check_event(self, event: Event) -> None:
        """Raise WireError for an event that cannot happen at this table."""
        self._check(event, (field.name for field in fields(event)))
        pawn = getattr(event, "pawn", None)
        if pawn is None:
            return
        places = [event.spot]  # type: ignore[union-attr]
        if isinstance(event, PawnsSwapped):
            if event.origin not in self._spots[seat_of(event.other)]:
                raise WireError("wrong", type(event).__name__)
        elif hasattr(event, "origin"):
            places.append(event.origin)
        if any(spot not in self._spots[seat_of(pawn)] for spot in places):
            raise WireError("wrong", type(event).__name__)

    def check_view(self, seen: View) -> None:
        """Raise WireError for a view that cannot be had at this table."""
        self._check(seen, ("position", "hand", "discards", "winners"))
        sizes = (*seen.hand_sizes, seen.pile_size, len(seen.discards))
        if not self._is_seat(seen.turn) or sum(sizes) > self._deck or not seen.round:
            raise WireError("wrong", "view")

    def _check(self, record: Any, names: Iterable[str]) -> None:
        for name in names:
            check = self._checks.get(name)
            if check and not check(getattr(record, name)):
                raise WireError("wrong", f"{type(record).__name__} {name}")

    def _is_seat(self, seat: Seat) -> bool:
        return seat in self._seats

    def _are_seats(self, seats: tuple[Seat, ...]) -> bool:
        return all(map(self._is_seat, seats)) and len(set(seats)) == len(seats)

    def _is_pawn(self, pawn: Pawn) -> bool:
        return seat_of(pawn) in self._seats

    def _is_card(self, kind: Kind | None) -> bool:
        return kind is None or kind < self._kinds

    def _are_cards(self, cards: bytes | None) -> bool:
        return all(kind < self._kinds for kind in cards or b"")

    def _are_hands(self, hands: tuple[bytes | None, ...]) -> bool:
        return len(hands) == len(SEATS) and all(map(self._are_cards, hands))

    def _is_position(self, position: bytes) -> bool:
        return all(set(own_part(position, seat)) <= self._spots[seat] for seat in SEATS)


def _spots(board: Board, seat: Seat) -> frozenset[Spot]:
    """Return every spot on which a pawn of the seat may stand."""
    lane = (board.lane_spot(seat, step) for step in range(1, board.lane + 1))
    own = (board.start(seat), board.exit_spot(seat), board.home(seat))
    return frozenset((*range(board.track), *lane, *own)) - {NOWHERE}


PROTOCOL = 1
"""The version of these messages. A message that means something else than before needs the next."""
MOST_BYTES = 262_144
"""The greatest size of a message from a table."""
MOST_EVENTS = 5_000
"""The most events of a message: more than any turn has, and most whole games."""

EVENTS = {record.__name__: Pair(record, tag=record.__name__) for record in get_args(Event)}
"""The struct of each kind of event, by its name."""
SEEN = Pair(View, leaves=("rules", "seats", "seat", "choices"))
"""The view of a seat; the seat itself stands before it. Rule book and seats are known already; the
choices are found."""
SETUP = Pair(Setup, as_list=False)

AnySetup: Any = SETUP.struct
AnyEvent: Any = reduce(or_, (pair.struct for pair in EVENTS.values()))
_SeenStruct: Any = SEEN.struct
AnySeen: Any = tuple[Annotated[Seat, Meta(ge=WATCHER, le=3)], _SeenStruct]
Ordinal = Annotated[int, Meta(ge=-1, le=1_000_000_000)]


class GameMessage(Struct, frozen=True, tag_field="t", tag="game"):
    """The game that is played, and the seats of the recipient (none for a watcher)."""

    version: Annotated[int, Meta(ge=1)]
    setup: AnySetup
    own: Annotated[tuple[Annotated[Seat, Meta(ge=0, le=3)], ...], Meta(max_length=4)]


class NewsMessage(Struct, frozen=True, tag_field="t", tag="news"):
    """What happened, as `table.table.Batch`."""

    number: Ordinal
    events: Annotated[tuple[AnyEvent, ...], Meta(max_length=MOST_EVENTS)]
    seen: Annotated[tuple[AnySeen, ...], Meta(min_length=1, max_length=4)]
    whole: bool
    back_to: Ordinal | None = None


class _Kind(Struct):
    """The part of any message that says whether it is a newer one."""

    t: str
    version: int = PROTOCOL
    events: tuple[tuple[Any, ...], ...] = ()


TableMessage = TypeVar("TableMessage", bound=Struct)

_UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""The errors of the decoder for bytes that it cannot read."""
_encode = msgspec.json.Encoder().encode
_kind = msgspec.json.Decoder(_Kind)
_TAGS = {"game", "news", "decide"}


def encode_message(message: Struct) -> bytes:
    """Return the bytes of a message, one line."""
    return _encode(message)


@cache
def _decoder(kind: type[TableMessage]) -> msgspec.json.Decoder[TableMessage]:
    return msgspec.json.Decoder(kind)


def decode_message(data: bytes, kind: type[TableMessage], most: int) -> TableMessage:
    """Return the message of a kind that the bytes are; raises WireError."""
    if len(data) > most:
        raise WireError("size", f"{len(data)} bytes")
    try:
        message: TableMessage = _decoder(kind).decode(data)
    except _UNREADABLE as error:
        raise WireError(_fault(data), str(error)[:200]) from error
    if isinstance(message, GameMessage) and message.version > PROTOCOL:
        raise WireError("newer", f"protocol {message.version}")
    return message


def _fault(data: bytes) -> Literal["newer", "broken"]:
    """Return whether bytes that are no message here may be one for a later program."""
    try:
        found = _kind.decode(data)
    except _UNREADABLE:
        return "broken"
    known = found.t in _TAGS and found.version <= PROTOCOL
    tags = [event[0] for event in found.events if event and isinstance(event[0], str)]
    return "broken" if known and set(tags) <= set(EVENTS) else "newer"


# -- which game it is ------------------------------------------------------------------------


def pack_game(setup: Setup, own: Sequence[Seat]) -> bytes:
    """Return what is told first: the game, and the seats of the one who is told (none: watches)."""
    return encode_message(GameMessage(PROTOCOL, SETUP.pack(setup), tuple(own)))


def unpack_game(data: bytes) -> tuple[Setup, tuple[Seat, ...]]:
    """Return the game and the own seats; raises WireError, "wrong" for a game that cannot be or
    names that cannot be told, "newer" for a rule book, option or bot that there is not here."""
    message = decode_message(data, GameMessage, MOST_BYTES)
    setup: Setup = SETUP.unpack(message.setup)
    _check_seats(setup)
    try:
        setup.rules()
        setup.seating()
    except (OptionError, KeyError) as error:
        raise WireError("newer", str(error)) from error
    except CombinationError as error:
        raise WireError("newer" if error.code == "unknown-game" else "wrong", str(error)) from error
    occupants = {chair.sitter for chair in setup.chairs if chair.seat in message.own}
    if not set(message.own) <= set(setup.seats) or len(occupants) > 1:
        raise WireError("wrong", "own seats")
    return setup, message.own


def _check_seats(setup: Setup) -> None:
    seats = setup.seats
    if len(seats) < 2 or any(one >= two for one, two in pairwise(seats)):
        raise WireError("wrong", "seats")
    if len({(chair.sitter, chair.kind, chair.name) for chair in setup.chairs}) != len(
        {chair.sitter for chair in setup.chairs}
    ):
        raise WireError("wrong", "one occupant with two names")
    if len(dict(setup.options)) < len(setup.options):
        raise WireError("wrong", "options")
    for name in {chair.name for chair in setup.chairs if chair.name is not None}:
        try:
            fits = checked_name(name) == name
        except NameRefusedError as error:
            raise WireError("wrong", "name") from error
        if not fits:
            raise WireError("wrong", "name")


# -- what happened ---------------------------------------------------------------------------


def pack_news(batch: Batch) -> bytes:
    """Return what happened, for the listener for whom the batch was made."""
    events = tuple(EVENTS[type(event).__name__].pack(event) for event in batch.events)
    seen = tuple((seat, SEEN.pack(view)) for seat, view in batch.views.items())
    return encode_message(NewsMessage(batch.number, events, seen, batch.whole, batch.back_to))


class NewsReader:
    """A reader of what a table of ``rules`` and ``seats`` tells the occupant of the seats
    ``own``."""

    def __init__(self, rules: Ruleset, seats: tuple[Seat, ...], own: Sequence[Seat]) -> None:
        self._rules = rules
        self._seats = seats
        self._own = tuple(own) or (WATCHER,)
        self._limits = Limits(rules, seats)

    def unpack(self, data: bytes) -> Batch:
        """Return what happened; raises WireError."""
        message = decode_message(data, NewsMessage, MOST_BYTES)
        events = tuple(EVENTS[type(one).__name__].unpack(one) for one in message.events)
        for event in events:
            self._limits.check_event(event)
        if tuple(seat for seat, _ in message.seen) != self._own:
            raise WireError("wrong", "views")
        views = {seat: self._view(seat, seen) for seat, seen in message.seen}
        return Batch(message.number, events, views, message.whole, message.back_to)

    def _view(self, seat: Seat, seen: object) -> View:
        values = SEEN.values(seen)
        values["phase"] = Phase[values["phase"]]
        view = View(self._rules, self._seats, seat, choices=NO_CHOICES, **values)
        self._limits.check_view(view)
        if view.phase is Phase.PLAY and view.turn == seat:
            found = choices(
                self._rules.tables, view.position, seat, self._rules.cards, view.hand
            )
            view = view._replace(choices=found)
        return view
