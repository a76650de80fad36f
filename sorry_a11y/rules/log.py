"""What happens while an action is carried out, written down in order; or not, for bots.

The rules are written once: whoever carries an action out notes what happens as it happens. Noted
is what makes an event and from what, so that where nobody listens no event is made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ParamSpec

from sorry_a11y.rules.events import Event

What = ParamSpec("What")


class Log:
    """Events in the order in which they happened. ``heard``: whether anybody listens; where a
    turn of a silent game would be slowed by asking in vain, that is looked at first."""

    def __init__(self, *, heard: bool = True) -> None:
        self.heard = heard
        self.events: list[Event] = []

    def note(self, make: Callable[What, Event], *what: What.args, **more: What.kwargs) -> None:
        """The event that ``make`` makes of the rest has happened."""
        self.events.append(make(*what, **more))

    def note_all(
        self, make: Callable[What, Iterable[Event]], *what: What.args, **more: What.kwargs
    ) -> None:
        """The events that ``make`` makes of the rest have happened."""
        self.events.extend(make(*what, **more))


class Silence(Log):
    """Nobody listens."""

    def note(self, make: Callable[What, Event], *what: What.args, **more: What.kwargs) -> None:
        """Nothing is written down."""

    def note_all(
        self, make: Callable[What, Iterable[Event]], *what: What.args, **more: What.kwargs
    ) -> None:
        """Nothing is written down."""


SILENCE = Silence(heard=False)
