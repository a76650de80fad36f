"""What happens while an action is carried out, written down in order; or not, for bots.

The rules are written once: whoever carries an action out notes what happens as it happens. Noted
is what makes an event and from what, so that where nobody listens no event is made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, ParamSpec

from sorry_a11y.rules.events import Event

What = ParamSpec("What")


class Log:
    """Events in the order in which they happened. ``heard``: whether anybody listens; what
    happens in every turn looks at that first, since a silent game plays many of them."""

    __slots__ = ("events", "heard")

    def __init__(self, heard: bool = True) -> None:
        self.heard = heard
        self.events: list[Event] = []

    def note(self, make: Callable[What, Event], *what: What.args, **more: What.kwargs) -> None:
        """The event that ``make`` makes of the rest has happened."""
        self.events.append(make(*what, **more))


class Silence(Log):
    """Nobody listens."""

    __slots__ = ()

    def note(self, make: Callable[What, Event], *what: What.args, **more: What.kwargs) -> None:
        """Nothing is written down."""


SILENCE: Final = Silence(heard=False)
