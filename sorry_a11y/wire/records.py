"""Events and views as they travel: lists of values in the order of their fields, without names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from functools import reduce
from operator import attrgetter, or_
from typing import Any, Literal, get_args, get_type_hints

from msgspec import Struct, defstruct
from msgspec.structs import asdict, astuple

from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.events import Event, RoundScored, ScoreLine
from sorry_a11y.rules.state import Phase
from sorry_a11y.rules.view import View

SEEN_FIELDS: Mapping[str, Any] = {
    "phase": Phase, "position": bytes, "turn": Seat, "hand": bytes, "hand_sizes": tuple[int, ...],
    "pile_size": int, "discards": bytes, "again": bool, "course.round": int, "course.deal": int,
    "course.starter": Seat, "course.totals": tuple[int, ...], "winners": tuple[Seat, ...],
}
"""The fields of a view that travel. Rule book and seats stand in the setup, the seat stands before
the view, and the choices are found."""


class Form:
    """The struct as which a record travels.

    Args:
        record: The class of the record.
        hints: Its fields, those of a part of it as ``part.name``, and their types.
        tag: The first item of the list, by which the struct is told from others.
    """

    def __init__(
        self, record: type, hints: Mapping[str, Any], tag: str | None = None
    ) -> None:
        self.fields = tuple(hints)
        self.struct: type[Struct] = defstruct(
            record.__name__,
            [(name.split(".")[-1], _sent(hint)) for name, hint in hints.items()], tag=tag,
            array_like=True, frozen=True, gc=False,
        )
        self.values = _getter(self.fields)


def _getter(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """Return a function that gives the values of fields."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda record: tuple(getattr(record, name) for name in names)


def _sent(hint: Any) -> Any:
    """Return the type of a field as it travels: an enumeration by its names."""
    if hint == tuple[ScoreLine, ...]:
        line: Any = LINE.struct
        return tuple[line, ...]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return Literal[tuple(hint.__members__)]
    return hint


LINE = Form(ScoreLine, get_type_hints(ScoreLine))
SEEN = Form(View, SEEN_FIELDS)
EVENTS = {
    record: Form(record, get_type_hints(record), record.__name__) for record in get_args(Event)
}
SCORED = EVENTS[RoundScored]
_RECORDS: dict[type, Any] = {form.struct: record for record, form in EVENTS.items()}

AnyEvent: Any = reduce(or_, _RECORDS)
AnySeen: Any = SEEN.struct


def packed_event(event: Event) -> Struct:
    """Return an event as it travels."""
    form = EVENTS[type(event)]
    if form is SCORED:
        lines = event.lines  # type: ignore[union-attr]
        return form.struct(tuple(LINE.struct(*LINE.values(line)) for line in lines))
    return form.struct(*form.values(event))


def unpacked_event(struct: Struct) -> Event:
    """Return the event that a struct stands for."""
    values, record = astuple(struct), _RECORDS[type(struct)]
    if record is RoundScored:
        return RoundScored(tuple(ScoreLine(*astuple(line)) for line in values[0]))
    event: Event = record(*values)
    return event


def packed_view(view: View) -> Struct:
    """Return a view as it travels."""
    values = SEEN.values(view)
    return SEEN.struct(values[0].name, *values[1:])


def view_fields(struct: Struct) -> dict[str, Any]:
    """Return the fields of the view that a struct stands for, see `SEEN_FIELDS`."""
    fields = asdict(struct)
    return fields | {"phase": Phase[fields["phase"]]}
