"""The people and the stage of a table of a server.

Names that this program would refuse (`game.names`) are ignored.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress

from sorry_a11y.core.game.names import NameRefusedError, checked_name
from sorry_a11y.core.game.setup import PERSON
from sorry_a11y.core.rules.board import SEATS, Seat
from sorry_a11y.core.rules.notation import COLOURS
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.protocol import OPEN
from sorry_a11y.output.narration.catalog import Words


class TablePeople:
    """The people of a table, and its stage.

    Args:
        own: The number of the player here.

    Attributes:
        own: The number of the player here.
        state: The last message about the table's state; None before the first.
        stage: The stage (`wire.protocol.TableState`).
        muted: The numbers of guests whose chat is not told.
        watched: The number of watchers to tell, if it has changed and the player here has a seat;
            else None.
    """

    def __init__(self, own: int) -> None:
        self.own = own
        self.state: msg.TableState | None = None
        self.stage = "gathering"
        self.muted: set[int] = set()
        self.watched: int | None = None
        self._names: dict[int, str] = {}

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
    def _seats(self) -> Sequence[msg.SeatState]:
        return self.state.seats[: len(COLOURS)] if self.state else ()

    @property
    def open_seats(self) -> int:
        """Return the number of seats that nobody has yet."""
        return sum(seat.kind in (OPEN, PERSON) and seat.guest < 0 for seat in self._seats)

    def name(self, guest: int) -> str:
        """Return the name of a guest; empty if it is not known."""
        return self._names.get(guest, "")

    def others(self) -> dict[int, str]:
        """Return the other people on seats by number, with their names, in their order."""
        sitting = {seat.guest: self.name(seat.guest) for seat in self._seats}
        return {
            guest: name for guest, name in sitting.items() if name and guest not in (-1, self.own)
        }

    def is_away(self, guest: int) -> bool:
        """Return whether a guest is away."""
        return any(seat.away for seat in self._seats if seat.guest == guest)

    def away_seats(self) -> list[Seat]:
        """Return the seats whose guests are away."""
        return [SEATS[seat.seat] for seat in self._seats if seat.away and seat.guest >= 0]

    # -- what comes ------------------------------------------------------------------------------

    def update(self, state: msg.TableState) -> None:
        """Take a new state of the table."""
        before, self.state, self.stage = self.state, state, state.stage
        for seat in self._seats:
            self.meet(seat.guest, seat.name)
        plays = any(seat.guest == self.own for seat in self._seats)
        if plays and before and len(state.watchers) != len(before.watchers):
            self.watched = len(state.watchers)

    def meet(self, guest: int, name: str) -> None:
        """Learn the name of a guest."""
        if guest >= 0 and (known := told_name(name)):
            self._names[guest] = known

    def forget(self, guest: int) -> None:
        """Forget a guest who is gone for good."""
        self._names.pop(guest, None)
        self.muted.discard(guest)

    # -- in words --------------------------------------------------------------------------------

    def sentences(self, to: Words) -> list[str]:
        """Return a sentence for each seat, and one for the spectators."""
        told = [self._seat(to, seat) for seat in self._seats]
        watchers = [told_name(one) for one in (self.state.watchers if self.state else ())]
        if names := [one for one in watchers if one]:
            told.append(to.say("people-watchers", names=to.every(names)))
        return told or [to.say("people-nobody")]

    def _seat(self, to: Words, seat: msg.SeatState) -> str:
        colour = to.say(f"terms-colour-{COLOURS[seat.seat]}")
        name = told_name(seat.name)
        if seat.guest == self.own:
            text = to.say("people-seat-you", colour=colour)
        elif name:
            text = to.say("people-seat", name=name, colour=colour)
        else:
            kind = "open" if seat.kind in (OPEN, PERSON) else "bot"
            return to.say("people-seat-empty", colour=colour, kind=kind)
        more = [
            to.say(f"people-seat-{what}")
            for what, so in (
                ("host", seat.guest >= 0 and seat.guest == self.host),
                ("away", seat.away),
                ("bot", seat.kind not in (OPEN, PERSON)),
                ("muted", seat.guest in self.muted),
            )
            if so
        ]
        return to.join([text, *more])


def told_names(texts: Iterable[str], most: int = len(COLOURS)) -> list[str]:
    """Return those names from a server that are acceptable, at most ``most``."""
    return [name for text in texts if (name := told_name(text))][:most]


def told_name(text: str) -> str:
    """Return a name from a server; empty if it is not acceptable."""
    with suppress(NameRefusedError):
        return checked_name(text)
    return ""
