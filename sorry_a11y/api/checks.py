"""The check that what a program hands to the public interface is of the kinds that it takes.

The kinds are those of the annotations, so no function says them twice. Nothing else of the game
uses this: the rules are called many times a move.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, wraps
from inspect import signature
from types import UnionType
from typing import (
    Any,
    Literal,
    NewType,
    ParamSpec,
    Protocol,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from sorry_a11y.narration.mistakes import MistakeError, echoed, listed
from sorry_a11y.rules.board import Seat

Arguments = ParamSpec("Arguments")
Answer = TypeVar("Answer")
Test = Callable[[object], bool]
_BETWEEN_KINDS = re.compile(r" \| (?![^\[]*\])")
"""The strokes of a union, but for those within brackets."""
_HINTS = {
    "Bot": "bots", "Sequence[Seat]": "seats", "dict[str, object": "json",
    "Mapping[str, Sequence": "places",
}
"""For a part of an annotation the variant of the message that explains it further."""
_IN_WORDS = {"Found": "what advise, danger, odds, luck or review returned"}
"""For annotations that have no public name what they stand for."""


def kinds_checked(function: Callable[Arguments, Answer]) -> Callable[Arguments, Answer]:
    """Return a function that first checks the kind of each argument by its annotation.

    It raises MistakeError for an argument of another kind.
    """

    @wraps(function)
    def asked(*args: Arguments.args, **named: Arguments.kwargs) -> Answer:
        given = zip(_tests_of(function), args, strict=False)
        check_kinds(function, [*given, *named.items()])
        return function(*args, **named)

    return asked


def check_kinds(annotated: Callable[..., Any], given: Iterable[tuple[str, object]]) -> None:
    """Raise MistakeError for an argument, or a field of a class, of another kind than annotated.

    Args:
        annotated: The function or the class.
        given: The names of arguments or fields, with their values.
    """
    tests = _tests_of(annotated)
    for name, value in given:
        if name in tests and not tests[name](value):
            kind, kinds = get_type_hints(annotated)[name], annotated.__annotations__[name]
            if get_origin(kind) is Literal:
                raise MistakeError(
                    "mistake-no-value", given=echoed(value), where=name,
                    accepted=listed(get_args(kind)),
                )
            raise MistakeError(
                "mistake-wrong-argument", where=name, given=_kind_of(value),
                accepted=_IN_WORDS.get(kinds) or listed(_BETWEEN_KINDS.split(kinds)),
                hint=_hint(kinds, value),
            )


@cache
def _tests_of(annotated: Callable[..., Any]) -> Mapping[str, Test]:
    """Return for each argument of a function, or field of a class, the test of its kind."""
    hints = get_type_hints(annotated)
    return {name: _test_of(hints[name]) for name in hints if name != "return"}


def _hint(kinds: str, value: object) -> str:
    """Return the variant of the message that explains an annotation further, for a wrong value."""
    if "Mapping[Seat" in kinds and isinstance(value, Mapping) and not all(
        map(_test_of(Seat), value)
    ):
        return "keys"
    found = next((hint for part, hint in _HINTS.items() if part in kinds), "none")
    return "none" if found == "json" and not isinstance(value, str | bytes) else found


def _single_kinds(kind: Any) -> Iterable[Any]:
    """Return the members of a union, or the kind alone."""
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


def _test_of(kind: Any) -> Test:
    """Return a function that says whether a value is of an annotated kind, with all that it holds.

    A sequence that is given as an iterator is none: to look at it would use it up. A text is no
    sequence of texts.
    """
    if get_origin(kind) is Literal:
        return lambda value: value in get_args(kind)
    singles = list(_single_kinds(kind))
    if len(singles) > 1:
        tests = [_test_of(one) for one in singles]
        return lambda value: any(test(value) for test in tests)
    if isinstance(kind, NewType):
        return _test_of(kind.__supertype__)
    origin, inner = get_origin(kind), [_test_of(one) for one in get_args(kind) if one is not ...]
    if origin is None and Protocol in kind.__bases__:
        return _has_all_of(kind)
    if kind is int:  # True is no number
        return lambda value: isinstance(value, int) and not isinstance(value, bool)
    if origin is None:
        return lambda value: isinstance(value, kind)
    if issubclass(origin, Mapping):
        keys, values = inner
        return lambda value: isinstance(value, origin) and all(
            keys(name) and values(one) for name, one in value.items()
        )
    if not issubclass(origin, Iterable):
        return lambda value: isinstance(value, origin)
    return lambda value: (
        isinstance(value, origin) and not isinstance(value, str) and all(map(inner[0], value))
    )


def _has_all_of(protocol: type) -> Test:
    """Return a function that says whether a value, not a class, has a protocol's methods."""
    methods = {name: method for name, method in vars(protocol).items() if name[0] != "_"}
    return lambda value: not isinstance(value, type) and all(
        _is_called_like(getattr(value, name, None), method) for name, method in methods.items()
    )


def _is_called_like(given: object, method: Callable[..., Any]) -> bool:
    """Return whether a bound method takes as many arguments as a method of a protocol."""
    if not callable(given):
        return False
    count = len(signature(method).parameters) - 1
    try:
        signature(given).bind(*[None] * count)
    except TypeError:
        return False
    except ValueError:  # Python does not know the arguments of a method that is not written in it
        pass
    return True


def _kind_of(value: object) -> str:
    """Return the name of the kind of a value, with the kinds of what a collection holds."""
    name = _kind_alone(value)
    held = [*value, *value.values()] if isinstance(value, Mapping) else value
    if not isinstance(held, list | tuple | set | frozenset):
        return name
    return f"{name}[{', '.join(sorted({_kind_alone(one) for one in held}))}]" if held else name


def _kind_alone(value: object) -> str:
    return f"class {value.__name__}" if isinstance(value, type) else type(value).__name__
