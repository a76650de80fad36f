"""The port of a game under way, for the questions of a session and the news to its subscribers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from sorry_a11y.game.setup import Seating
from sorry_a11y.rules.actions import Decision
from sorry_a11y.rules.board import WATCHER, Seat
from sorry_a11y.rules.events import Event
from sorry_a11y.rules.game import Game, IllegalActionError
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.view import View, veil


class StaleDecisionError(IllegalActionError):
    """Raised for a decision that answers another question than the one that is open.

    Also raised where it does not come to its table.
    """


class UndoRefusedError(IllegalActionError):
    """Raised where there is nothing to take back.

    Args:
        exchanged: Whether the reason is that cards have changed hands since (D5).
    """

    def __init__(self, *, exchanged: bool) -> None:
        super().__init__("nothing to take back")
        self.exchanged = exchanged


class Batch(NamedTuple):
    """The news of one decision or undo, for one subscriber.

    A batch that is not whole is told together with what follows, unless the subscriber must decide
    now.

    Attributes:
        number: How many decisions and undos there had been.
        events: The events that the subscriber may hear of.
        views: By seat, what the subscriber may know after it; a watcher has one view,
            `rules.board.WATCHER`.
        whole: Whether a turn or the game ended with this batch, or a person took a play back.
        back_to: The question that is open again after something was taken back.
    """

    number: int
    events: tuple[Event, ...]
    views: Mapping[Seat, View]
    whole: bool
    back_to: int | None = None


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
    heard = veil(events, seats, now.rules.is_open)
    views = {seat: View(now, seat) for seat in seats or (WATCHER,)}
    return Batch(number, tuple(heard), views, whole, back_to)


class Subscriber(Protocol):
    """A listener of a table, with the seats whose cards it may see (none for a watcher)."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats whose cards it may see."""

    def hear(self, batch: Batch) -> None:
        """Take a batch, to be told now or later."""


class GamePort(Protocol):
    """A game as a session plays it, wherever it is kept; `LoggedGame` is one in this process."""

    @property
    def rules(self) -> Ruleset:
        """The rule book that is played."""

    @property
    def seating(self) -> Seating:
        """The occupants of the seats."""

    def listen(self, subscriber: Subscriber) -> None:
        """Send everything from now on to ``subscriber``.

        A batch that shows how things stand comes first.
        """

    def begin(self) -> None:
        """Go on until a person must decide, or the game is over."""

    @property
    def number(self) -> int:
        """How many decisions and undos there have been: the number of the open question."""

    def decide(self, seat: Seat, decision: Decision, after: int) -> None:
        """Carry out the decision of ``seat`` that answers question ``after``.

        Raises StaleDecisionError where another question is open by now, IllegalActionError where
        the rules do not allow it; nothing has happened then.
        """

    def undo(self, seat: Seat) -> None:
        """Take back the last decision by the occupant of ``seat``; raises UndoRefusedError."""
