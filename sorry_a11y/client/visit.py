"""What a player brings to a table elsewhere, and what their front gives."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic

from sorry_a11y.client.connection import TableConnection
from sorry_a11y.client.record_keeper import KeepGame
from sorry_a11y.client.seat_store import KeepSeat, SavedSeat, SeatKeeper, keep_nothing
from sorry_a11y.narration.catalog import Hands
from sorry_a11y.session.surroundings import Alarm
from sorry_a11y.wire import protocol as msg


@dataclass(frozen=True)
class FrontOptions:
    """The front at which somebody plays.

    Attributes:
        by_keys: Whether keys act at once.
        alarm: Has the session woken when news may be told again.
        hands: As of `narration.catalog.Words`.
        clock: Gives seconds that only go forward.
    """

    by_keys: bool
    alarm: Alarm
    hands: Hands = "keys"
    clock: Callable[[], float] = monotonic


class Visit:
    """An evening at a table elsewhere.

    Args:
        connection: The connection to the table, at which the seat was given or asked for.
        seat: The seat, as it is known from before.
        lead: Told first.
        you: Who the player is at the server; None where they did not come by its hall.
        keep_seat: Keeps the seat as the evening goes on.
        keep_game: Saves the games that are played; None where none are saved.
        serves: Whether this program serves the table, so that others wait while it is ended.
    """

    def __init__(
        self, connection: TableConnection, seat: SavedSeat, lead: Sequence[str] = (), *,
        you: msg.You | None = None, keep_seat: KeepSeat = keep_nothing,
        keep_game: KeepGame | None = None, serves: bool = False,
    ) -> None:
        self.connection = connection
        self.seat = seat
        self.lead = tuple(lead)
        self.you = you
        self.keeper = SeatKeeper(seat, keep_seat)
        self.keep_game = keep_game
        self.serves = serves

    def way_back(self, heard: int) -> msg.Back:
        """Return the wish for the seat of one who has heard the table's journal up to an entry."""
        seat = self.keeper.seat
        return msg.Back(seat.table, seat.token, max(heard, seat.told))
