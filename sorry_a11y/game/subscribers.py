"""The subscribers of a game, each told in batches what its own seats may know."""

from __future__ import annotations

from collections.abc import Sequence

from sorry_a11y.game.port import Batch, Subscriber
from sorry_a11y.rules.board import WATCHER, Seat
from sorry_a11y.rules.events import Event
from sorry_a11y.rules.game import Game
from sorry_a11y.rules.view import redact, view


def batch_for(
    seats: tuple[Seat, ...], number: int, now: Game, events: Sequence[Event] = (), *,
    whole: bool = False, back_to: int | None = None,
) -> Batch:
    """Return the batch for a listener of ``seats``, without events if nothing has happened.

    Args:
        seats: The listener's seats; none for a watcher.
        number: How many decisions and undos there have been.
        now: The game after the events.
        events: All that happened; the batch has what the listener may hear of it.
        whole: As in `Batch`.
        back_to: As in `Batch`.
    """
    heard = redact(events, seats, now.rules.is_open)
    views = {seat: view(now, seat) for seat in seats or (WATCHER,)}
    return Batch(number, tuple(heard), views, whole, back_to)


class Subscribers:
    """Those who listen to one game."""

    __slots__ = ("_subscribers",)

    def __init__(self) -> None:
        self._subscribers: list[Subscriber] = []

    def add(self, subscriber: Subscriber, number: int, now: Game) -> None:
        """Have a subscriber hear everything from now on, after how things stand."""
        self._subscribers.append(subscriber)
        subscriber.hear(batch_for(subscriber.seats, number, now))

    def drop(self, subscriber: Subscriber) -> None:
        """Send nothing more to a subscriber."""
        self._subscribers = [one for one in self._subscribers if one is not subscriber]

    def tell(
        self, number: int, now: Game, events: Sequence[Event], *, whole: bool = False,
        back_to: int | None = None,
    ) -> None:
        """Tell everybody what happened, as of `batch_for`."""
        for one in self._subscribers:
            one.hear(batch_for(one.seats, number, now, events, whole=whole, back_to=back_to))
