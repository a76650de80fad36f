"""The parts of a rule book, and events, as plain values for JSON.

A value is an object: its class at the key ``is``, and its fields by their names.
"""

from __future__ import annotations

from collections.abc import Mapping
from inspect import signature
from typing import Any

from sorry_a11y.api import own_rules
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.slotted import Slotted
from sorry_a11y.core.rules.value import Value
from sorry_a11y.core.rulesets.families import BOOKS
from sorry_a11y.output.narration.mistakes import MistakeError, echoed, listed

_PARTS = {
    name: kind for name in own_rules.__all__ if isinstance(kind := getattr(own_rules, name), type)
}
"""The classes of the parts by their names."""


def plain(value: object) -> Any:
    """Return a part, an event or a field of one in plain values."""
    match value:
        case Value():
            return {"is": type(value).__name__} | plain(value.fields())
        case Slotted():
            fields = dict(zip(type(value).__match_args__, value.content(), strict=True))
            return {"is": type(value).__name__} | plain(fields)
        case Mapping():
            return {name: plain(one) for name, one in value.items()}
        case bytes() | tuple():
            return [plain(one) for one in value]
    return value


def read_own_book(data: object) -> Ruleset:
    """Return the rule book that plain values describe.

    Raises:
        MistakeError: It is no rule book, or a part has another class or other fields.
        GameError: A part is wrong; it says which.
    """
    try:
        book = _part(data)
    except RecursionError as error:
        raise MistakeError("mistake-too-deep") from error
    if not isinstance(book, Ruleset):
        raise MistakeError("mistake-no-book", accepted=listed(tuple(BOOKS)))
    return book


def _part(data: object) -> Any:
    match data:
        case {"is": name, **fields}:
            kind = _PARTS.get(name) if isinstance(name, str) else None
            if kind is None:
                accepted = listed([*_PARTS])
                raise MistakeError("mistake-no-part", given=echoed(name), accepted=accepted)
            values: dict[Any, Any] = {field: _part(one) for field, one in fields.items()}
            try:
                return kind(**values)
            except TypeError as error:
                accepted = listed([*signature(kind).parameters])
                raise MistakeError("mistake-part-fields", part=name, accepted=accepted) from error
        case dict():
            return {name: _part(one) for name, one in data.items()}
        case list():
            return tuple(map(_part, data))
    return data
