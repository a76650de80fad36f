"""The people and the stage of a table of a server.

Names that this program would refuse (`game.names`) are ignored.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil

from sorry_a11y.core.game.names import told_name
from sorry_a11y.core.game.setup import PERSON
from sorry_a11y.core.rules.board import SEATS, Seat
from sorry_a11y.core.rules.notation import COLOURS
from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.online.client.coming_rules import has_known_rules
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.protocol import OPEN


class TablePeople:
    """The people of a table, and its stage.

    Args:
        own: The number of the player here.
        clock: A monotonic clock, in seconds.

    Attributes:
        own: The number of the player here.
        state: The last message about the table's state; None before the first.
        before: The message before that one; None if there was none.
        stage: The stage (`wire.protocol.TableState`).
        muted: The numbers of guests whose chat is not told.
        watched: The number of watchers to tell, if it has changed and the player here has a seat;
            else None.
    """

    def __init__(self, own: int, clock: Callable[[], float]) -> None:
        self.own = own
        self.state: msg.TableState | None = None
        self.stage = "gathering"
        self.muted: set[int] = set()
        self.watched: int | None = None
        self.before: msg.TableState | None = None
        self._names: dict[int, str] = {}
        self._clock = clock
        self._bot_at = 0.0

    # -- its state -------------------------------------------------------------------------------

    @property
    def is_slow(self) -> bool:
        """Whether each turn has a day."""
        return self.state is not None and self.state.slow

    @property
    def host(self) -> int:
        """The number of the host; -1 if it is not known."""
        return self.state.host if self.state else -1

    @property
    def locked(self) -> bool:
        """Whether nobody else may join."""
        return self.state is not None and self.state.locked

    @property
    def is_host(self) -> bool:
        """Whether the player here is the host."""
        return self.host == self.own

    @property
    def seats(self) -> Sequence[msg.SeatState]:
        """The seats of the table."""
        return self.state.seats[: len(COLOURS)] if self.state else ()

    @property
    def wishes(self) -> Wishes:
        """The rules of the coming game; the usual ones if they are not known here."""
        wishes = self.state.wishes if self.state else None
        return wishes if wishes and has_known_rules(wishes) else Wishes()

    @property
    def is_ready(self) -> bool:
        """Whether the player here has said that the coming game may begin."""
        return self.own in self.ready

    @property
    def ready(self) -> Sequence[int]:
        """The guests who have said that the coming game may begin."""
        return self.state.ready if self.state else ()

    @property
    def starts_in(self) -> int:
        """The seconds after which the coming game begins by itself; 0 if it does not."""
        return self.state.starts_in if self.state else 0

    def kinds(self) -> dict[str, str]:
        """Return "open" or a kind of bot for each seat, by colour; "open" where people sit."""
        return {
            COLOURS[seat.seat]: OPEN if seat.kind == PERSON else seat.kind for seat in self.seats
        }

    def taken_seats(self) -> set[Seat]:
        """Return the seats on which people sit."""
        return {SEATS[seat.seat] for seat in self.seats if seat.guest >= 0}

    @property
    def open_seats(self) -> int:
        """Return the number of seats that nobody has yet."""
        return sum(seat.kind in (OPEN, PERSON) and seat.guest < 0 for seat in self.seats)

    def name(self, guest: int) -> str:
        """Return the name of a guest; empty if it is not known."""
        return self._names.get(guest, "")

    def others(self) -> dict[int, str]:
        """Return the other people on seats by number, with their names, in their order."""
        sitting = {seat.guest: self.name(seat.guest) for seat in self.seats}
        return {
            guest: name for guest, name in sitting.items() if name and guest not in (-1, self.own)
        }

    def is_away(self, guest: int) -> bool:
        """Return whether a guest is away."""
        return any(seat.away for seat in self.seats if seat.guest == guest)

    def away_seats(self) -> list[Seat]:
        """Return the seats whose guests are away."""
        return [SEATS[seat.seat] for seat in self.seats if seat.away and seat.guest >= 0]

    def unready(self) -> list[str]:
        """Return the names of the other people on seats who are not ready for the next game."""
        return [name for guest, name in self.others().items() if guest not in self.ready]

    @property
    def plays(self) -> bool:
        """Whether the player here has a seat."""
        return self.own >= 0 and any(seat.guest == self.own for seat in self.seats)

    @property
    def awaited(self) -> int:
        """The number of the guest for whom a bot may play, now or soon; -1 for none."""
        return self.state.awaited if self.state else -1

    @property
    def bot_in(self) -> int:
        """The seconds until a bot may play for them; 0 if it may now."""
        return max(0, ceil(self._bot_at - self._clock()))

    # -- what comes ------------------------------------------------------------------------------

    def update(self, state: msg.TableState) -> None:
        """Take a new state of the table."""
        self.before = before = self.state
        self.state, self.stage = state, state.stage
        self.own, self._bot_at = state.you, self._clock() + state.bot_in
        for seat in self.seats:
            self.meet(seat.guest, seat.name)
        if self.plays and before and len(state.watchers) != len(before.watchers):
            self.watched = len(state.watchers)

    def meet(self, guest: int, name: str) -> None:
        """Learn the name of a guest."""
        if guest >= 0 and (known := told_name(name)):
            self._names[guest] = known

    def forget(self, guest: int) -> None:
        """Forget a guest who is gone for good."""
        self._names.pop(guest, None)
        self.muted.discard(guest)
