"""The base of values: records of named fields, of which two with the same content are equal.

``dataclass`` writes and compiles the methods of a class when the class is made, which for a hundred
records takes longer than the first line may wait. A value writes its ``__init__`` when the first
one is made, and shares its other methods. A compiled value is an ordinary class of Python.
"""

from __future__ import annotations

from typing import Any, Self, dataclass_transform


class GameError(ValueError):
    """The base of every error that a program meets in the public interface (docs/api.md)."""


class ValueType(type):
    """The type of values: turns the annotated names of a class into slots, in their order."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> ValueType:
        """Return the class; the values given in its body are the defaults of its fields."""
        kinds = body.get("__annotations__", {})
        own = list(kinds)
        given = {field: body.pop(field) for field in own if field in body}
        asked = [field for field in own if given.get(field) is not _WORKED_OUT]
        base: Any = bases[0] if bases else None
        body |= {
            "__slots__": tuple(own),
            "__match_args__": (*getattr(base, "__match_args__", ()), *asked),
            "_defaults": getattr(base, "_defaults", {}) | given,
            "_kinds": getattr(base, "_kinds", {}) | kinds,
            "__init__": _first_init,
        }
        return super().__new__(mcs, name, bases, body)

    @property
    def __signature__(cls) -> Any:
        """The arguments, as `help` tells them."""
        from inspect import signature

        written = signature(_written_init(cls))
        return written.replace(parameters=[*written.parameters.values()][1:])


def _first_init(self: Any, *args: Any, **named: Any) -> None:
    """Make a value."""
    _written_init(type(self))(self, *args, **named)


def _written_init(kind: Any) -> Any:
    """Return the ``__init__`` of a class, which is written when it is first asked for."""
    if kind.__init__ is not _first_init:
        return kind.__init__
    names = kind.__match_args__
    asked = ", ".join(
        f"{name}=_defaults[{name!r}]" if name in kind._defaults else name for name in names
    )
    lines = [f"self.{name} = {name}" for name in names]
    if hasattr(kind, "_settle"):
        lines.append("self._settle()")
    scope = {"_defaults": kind._defaults}
    exec(f"def __init__(self, {asked}):\n    {'; '.join(lines) or 'pass'}", scope)
    made = scope["__init__"]
    made.__qualname__ = f"{kind.__qualname__}.__init__"
    made.__annotations__ = {name: kind._kinds[name] for name in names}
    kind.__init__ = made
    return made


_WORKED_OUT: Any = object()


def worked_out(*, init: bool = False) -> Any:  # noqa: ARG001 - read by type checkers
    """Mark a field that ``_settle`` makes of the others. It is no part of the content.

    Args:
        init: False, which tells type checkers that the field is not given.

    Returns:
        The mark.
    """
    return _WORKED_OUT


@dataclass_transform(frozen_default=True, field_specifiers=(worked_out,))
class Value(metaclass=ValueType):
    """A record of named fields.

    A class that has a method ``_settle`` has it called when a value is made: it checks the content
    and fills the fields that are `worked_out`. Type checkers refuse to change a field; at run time
    nothing keeps a program from it.
    """

    def _content(self) -> tuple[Any, ...]:
        """Return the values of the fields, in their order."""
        kind: Any = type(self)
        return tuple([getattr(self, name) for name in kind.__match_args__])

    def replace(self, **changes: Any) -> Self:
        """Return the value with some of its fields changed.

        Args:
            changes: The new values, by the names of the fields.

        Returns:
            Another value of the same class.
        """
        kind: Any = type(self)
        made: Self = kind(
            *[
                changes.pop(name) if name in changes else getattr(self, name)
                for name in kind.__match_args__
            ],
            **changes,
        )  # what is left is no field, which the class refuses
        return made

    def fields(self) -> dict[str, Any]:
        """Return the values of the fields by their names, in their order."""
        kind: Any = type(self)
        return dict(zip(kind.__match_args__, self._content(), strict=True))

    def __eq__(self, other: object) -> bool:
        """Return whether the other has the same class and content."""
        if self is other:
            return True
        if type(other) is not type(self):
            return NotImplemented
        return self._content() == other._content()

    def __hash__(self) -> int:
        """Return a number of its content."""
        return hash(self._content())

    def __repr__(self) -> str:
        """Return its class and fields."""
        told = ", ".join(f"{name}={value!r}" for name, value in self.fields().items())
        return f"{type(self).__qualname__}({told})"

    def __reduce__(self) -> tuple[type[Self], tuple[Any, ...]]:
        """Return how a copy is made, for pickle and copy: of the fields."""
        return type(self), self._content()


def check_fields(value: object, **kinds: Any) -> None:
    """Raise GameError where a field is wrong.

    Args:
        value: The value.
        kinds: For each field that is checked its type, the range of a whole number, "word" for a
            text of one word, or a tuple of texts for one of these; in a list for a tuple of such.
    """
    for name, kind in kinds.items():
        if not _fits(getattr(value, name), kind):
            raise wrong_field(value, name, _wanted(kind))


def wrong_field(value: object, name: str, wanted: str) -> GameError:
    """Return the error that a field is not what is wanted, which is told in words."""
    given = cut(repr(getattr(value, name)))
    return GameError(f"The {name} of a {type(value).__name__} must be {wanted}, not {given}.")


def cut(text: str) -> str:
    """Return the beginning of a wrong text, which is told back."""
    return text if len(text) <= _LONGEST_ECHO else text[:_LONGEST_ECHO] + "..."


_LONGEST_ECHO = 60
_IN_WORDS = {
    int: "a whole number",
    bool: "True or False",
    bytes: "bytes",
    str: "a text",
    "word": "one word",
}


def _fits(given: object, kind: Any) -> bool:
    match kind:
        case list():
            return isinstance(given, tuple) and all(_fits(item, kind[0]) for item in given)
        case tuple():
            return isinstance(given, str) and given in kind
        case range():
            return type(given) is int and given in kind
        case "word":
            return isinstance(given, str) and given.split() == [given]
    return isinstance(given, kind) and (kind is not int or type(given) is not bool)


def _wanted(kind: Any) -> str:
    match kind:
        case list():
            return f"a tuple, each {_wanted(kind[0])}"
        case tuple():
            return f"one of {', '.join(kind)}"
        case range():
            return f"a whole number from {kind[0]} to {kind[-1]}"
    return _IN_WORDS.get(kind) or f"a{'n' * (kind.__name__[0] == 'A')} {kind.__name__}"
