"""Plain values, as JSON gives them, taken for what they should be.

Every function gives ``value`` itself, or raises MistakeError that names ``where`` it stands and
which kind of value is accepted there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from sorry_a11y.narration.mistakes import MistakeError, echoed

LARGEST_NUMBER = 999
"""No option has a larger number as its value."""


def _wrong(where: str, wanted: Literal["text", "flag", "object", "list", "value"]) -> MistakeError:
    return MistakeError("wrong-type", where=where, wanted=wanted)


def text_of(where: str, value: object) -> str:
    """A text."""
    if not isinstance(value, str):
        raise _wrong(where, "text")
    return value


def flag_of(where: str, value: object) -> bool:
    """True or false, and nothing that stands for it."""
    if not isinstance(value, bool):
        raise _wrong(where, "flag")
    return value


def object_of(where: str, value: object) -> Mapping[object, object]:
    """An object; its keys are still to be checked."""
    if not isinstance(value, dict):
        raise _wrong(where, "object")
    return value


def texts_of(where: str, value: object) -> list[str]:
    """A list of texts."""
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise _wrong(where, "list")
    return value


def option_value_of(name: str, value: object) -> str:
    """An option's value; a number may be written as one. True and false are no numbers."""
    if isinstance(value, str):
        return value
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) > LARGEST_NUMBER:
        raise _wrong(echoed(name), "value")
    return str(value)
