"""The base of values that every turn makes: plain classes, whose ``__init__`` can be compiled."""

from __future__ import annotations

from typing import Any, ClassVar, Self


class Slotted:
    """A value that equals others of its class with the same content.

    A subclass names in ``__match_args__`` the arguments of ``__init__``, which are attributes.
    """

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()

    def content(self) -> tuple[Any, ...]:
        """Return the arguments from which an equal value is made, in their order."""
        return tuple([getattr(self, name) for name in type(self).__match_args__])

    def __eq__(self, other: object) -> bool:
        """Return whether the other has the same class and content."""
        return self is other or (
            type(other) is type(self)
            and isinstance(other, Slotted)
            and self.content() == other.content()
        )

    def __hash__(self) -> int:
        """Return a number of its class and content."""
        return hash((type(self).__name__, self.content()))

    def __repr__(self) -> str:
        """Return its class and content."""
        return f"{type(self).__name__}{self.content()}"

    def __reduce__(self) -> tuple[type[Self], tuple[Any, ...]]:
        """Return how a copy is made, for pickle and copy."""
        return type(self), self.content()
