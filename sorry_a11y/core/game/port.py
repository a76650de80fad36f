"""The interface by which a session plays a game under way and hears its news."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from sorry_a11y.core.game.setup import Seating
from sorry_a11y.core.rules.actions import Decision
from sorry_a11y.core.rules.board import WATCHER, Seat
from sorry_a11y.core.rules.events import Event
from sorry_a11y.core.rules.game import Game, IllegalActionError
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.view import View, veil


class StaleDecisionError(IllegalActionError):
    """Raised for a decision that does not answer the open question, or cannot reach its table."""


class UndoRefusedError(IllegalActionError):
    """Raised if there is nothing to take back.

    Args:
        exchanged: Whether the reason is that cards have changed hands since (D5).
    """

    def __init__(self, *, exchanged: bool) -> None:
        super().__init__("nothing to take back")
        self.exchanged = exchanged


class Batch(NamedTuple):
    """The news for one subscriber.

    A batch that is not whole is told together with the next one, unless the subscriber must decide
    now.

    Attributes:
        number: The number of the open question (`GamePort.number`).
        events: The events that the subscriber may hear of.
        views: The views after them of the subscriber's seats; a watcher has one view, that of
            `rules.board.WATCHER`.
        whole: Whether a turn or the game ended with this batch, or a person took a play back.
        back_to: The number of the question that is open again after a take-back; None otherwise.
    """

    number: int
    events: tuple[Event, ...]
    views: Mapping[Seat, View]
    whole: bool
    back_to: int | None = None


def batch_for(
    seats: tuple[Seat, ...],
    number: int,
    now: Game,
    events: Sequence[Event] = (),
    *,
    whole: bool = False,
    back_to: int | None = None,
) -> Batch:
    """Return the batch for a listener of ``seats``, without events if nothing has happened.

    Args:
        seats: The listener's seats; none for a watcher.
        number: The number of the open question.
        now: The game after the events.
        events: All events; the batch has those that the listener may hear of.
        whole: See `Batch`.
        back_to: See `Batch`.
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
        """Receive a batch."""


class GamePort(Protocol):
    """A game as a session plays it: a `LoggedGame` in this process, or one on a server."""

    @property
    def rules(self) -> Ruleset:
        """The rule book that is played."""

    @property
    def seating(self) -> Seating:
        """The occupants of the seats."""

    def listen(self, subscriber: Subscriber) -> None:
        """Send all batches from now on to ``subscriber``, first one with the present views."""

    def begin(self) -> None:
        """Go on until a person must decide, or the game is over."""

    @property
    def number(self) -> int:
        """The number of the open question: the count of people's decisions and take-backs."""

    def decide(self, seat: Seat, decision: Decision, after: int) -> None:
        """Carry out the decision of ``seat`` that answers question ``after``.

        Raises:
            StaleDecisionError: Another question is open by now; nothing has happened.
            IllegalActionError: The rules do not allow it; nothing has happened.
        """

    def undo(self, seat: Seat, is_passed: Callable[[View], bool]) -> None:
        """Take back the last decision by the occupant of ``seat`` and everything since.

        A table on a server asks the others first, and takes back no decision before that one.

        Args:
            seat: A seat of the occupant.
            is_passed: A function that tells whether the decision that is open then is no choice to
                come back to: then the one before it is taken back too, if there is one.

        Raises:
            UndoRefusedError: There is nothing to take back.
            StaleDecisionError: The others cannot be asked.
        """
