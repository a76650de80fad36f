"""Structs made from the records of the game, so that each can travel and none is forgotten.

A struct has the fields of its record, in their order; what a number or a text may be is said by
the name of its field. A record with a field that is not in ``BOUNDS`` cannot be made a struct:
TypeError when this room is loaded.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import is_dataclass
from enum import Enum
from functools import reduce
from operator import attrgetter, or_
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct, defstruct

MOST_CARDS = 200
"""More than any deck has."""
MOST_ITEMS = 40
"""More than any list has that is not of cards or events."""


def _number(least: int, most: int) -> Any:
    return Annotated[int, Meta(ge=least, le=most)]


def _bytes(least: int, most: int) -> Any:
    return Annotated[bytes, Meta(min_length=least, max_length=most)]


def _text(most: int) -> Any:
    return Annotated[str, Meta(max_length=most)]


_SEAT, _PAWN, _SPOT, _KIND = _number(0, 3), _number(0, 15), _number(0, 255), _number(0, 99)
_COUNT, _POINTS = _number(0, 1_000_000), _number(-1_000_000, 1_000_000)
_CARDS, _NAME = _bytes(0, MOST_CARDS), _text(40)

BOUNDS: Mapping[str, Any] = {
    **dict.fromkeys(("seat", "seats", "partner", "winners"), _SEAT),
    **dict.fromkeys(("pawn", "other", "by"), _PAWN),
    **dict.fromkeys(("origin", "spot"), _SPOT),
    **dict.fromkeys(("hand_sizes", "pile_size", "count", "bounced"), _number(0, MOST_CARDS)),
    **dict.fromkeys(("number", "round", "deal", "rounds", "target", "sitter"), _COUNT),
    **dict.fromkeys(
        ("points", "total", "totals", "own_pawns", "rival_pawns", "bonus"), _POINTS
    ),
    **dict.fromkeys(("cards", "hand", "hands", "discards"), _CARDS),
    **dict.fromkeys(("book", "kind", "options", "name"), _NAME),
    "turn": _number(-1, 3), "card": _KIND, "position": _bytes(16, 16),
    "steps": _number(-13, 13), "starter": _number(-1, 3),
}
"""What a field of this name holds, wherever it stands; in a list, what each item is."""

Make = Callable[[Any], Any]


class Pair:
    """A record and its struct, and the way from each to the other.

    ``tag``: what the struct is told by; without one it has no tag. ``leaves``: fields that do not
    travel. ``as_list``: whether it is written as a list, without the names of its fields.
    """

    def __init__(
        self, record: type, *, tag: str | None = None, leaves: tuple[str, ...] = (),
        as_list: bool = True,
    ) -> None:
        self.record = record
        hints = get_type_hints(record)
        self.fields = tuple(name for name in hints if name not in leaves)
        self._parts = {name: part for name in self.fields if (part := _part(hints[name]))}
        fields = [(name, _bounded(hints[name], name, self._parts)) for name in self.fields]
        self.struct: type[Struct] = defstruct(
            record.__name__, fields, tag=tag, array_like=as_list, frozen=True, gc=False,
        )
        self._read = _reader(self.fields)
        self._changed = tuple(
            (at, _packer(self._parts.get(name))) for at, name in enumerate(self.fields)
            if name in self._parts or _may_be_enum(hints[name])
        )
        """Where values stand that do not travel as they are, and what makes each what travels."""

    def pack(self, record: Any) -> Struct:
        """Return the struct of a record."""
        values = self._read(record)
        if not self._changed:
            return self.struct(*values)
        changed = list(values)
        for at, make in self._changed:
            changed[at] = make(changed[at])
        return self.struct(*changed)

    def values(self, struct: Any) -> dict[str, Any]:
        """Return the fields of the record that a struct stands for."""
        return {
            name: _each(self._parts[name].unpack, getattr(struct, name)) if name in self._parts
            else getattr(struct, name)
            for name in self.fields
        }

    def unpack(self, struct: Any) -> Any:
        """Return the record that a struct stands for."""
        return self.record(**self.values(struct))


def _reader(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """Return what gives the values of fields, in their order."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda record: tuple(getattr(record, name) for name in names)


def _packer(part: Pair | None) -> Make:
    """Return what makes a value what travels: of a list of records, or of an enumeration."""
    return _named if part is None else lambda records: _each(part.pack, records)


def _named(value: Any) -> Any:
    return value.name if isinstance(value, Enum) else value


def _may_be_enum(hint: Any) -> bool:
    hint = getattr(hint, "__supertype__", hint)
    if get_origin(hint) in (Union, UnionType):
        return any(map(_may_be_enum, get_args(hint)))
    return isinstance(hint, type) and issubclass(hint, Enum)


def _each(make: Make, values: Any) -> tuple[Any, ...]:
    return tuple(make(value) for value in values)


def _part(hint: Any) -> Pair | None:
    """Return how the records in a list of records travel."""
    inner = get_args(hint)[:1]
    if get_origin(hint) is tuple and is_dataclass(inner[0]) and isinstance(inner[0], type):
        return Pair(inner[0])
    return None


def _bounded(hint: Any, name: str, parts: Mapping[str, Pair]) -> Any:
    """Return the type of a field as it travels."""
    hint = getattr(hint, "__supertype__", hint)
    origin = get_origin(hint)
    if name in parts:
        item: Any = parts[name].struct
        return Annotated[tuple[item, ...], Meta(max_length=MOST_ITEMS)]
    if hint is bool or origin is Literal or hint is NoneType:
        return hint
    if hint in (int, bytes, str):
        if name not in BOUNDS or get_args(BOUNDS[name])[0] is not hint:
            raise TypeError(f"nothing says what {name} may be")
        return BOUNDS[name]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return Literal[tuple(hint.__members__)]
    if origin in (Union, UnionType):
        return reduce(or_, (_bounded(one, name, parts) for one in get_args(hint)))
    if origin is tuple:
        items = tuple(one if one is ... else _bounded(one, name, parts) for one in get_args(hint))
        many = tuple[items]  # type: ignore[valid-type]
        return Annotated[many, Meta(max_length=MOST_ITEMS)] if ... in items else many
    raise TypeError(f"{name} cannot travel: {hint}")
