"""The people of a room: who sits where, who watches, who is away, and who may not come."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from sorry_a11y.rules.board import SEATS, Seat
from sorry_a11y.server.journal import OPEN, Came, Changed, Opened
from sorry_a11y.table.names import NameRefusedError, checked_name, is_taken
from sorry_a11y.table.setup import PERSON
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import digest, fits
from sorry_a11y.wire.encoding import Heard

SPECTATORS = 1_000_000
"""The number of all those together who watch without a name."""
MOST_WATCHERS = 50
"""Watchers with a name."""
MOST_MISSED = 8
"""Batches that are kept for a guest who is away; after more the game is led again for them."""
SLEEP_S = 600.0
"""Seconds that a room without anybody there is kept in memory."""


class RefusedError(Exception):
    """A guest asked for something that cannot be; ``why`` as in `protocol.Refused`."""

    def __init__(self, why: str, *, id: int = -1, given: str = "", accepted: str = "") -> None:  # noqa: A002
        super().__init__(why)
        self.message = msg.Refused(why, id, given, accepted)  # type: ignore[arg-type]


@dataclass
class Guest:
    """A person in a room.

    ``seats``: theirs, none for a watcher; ``away_since``: when they went out of reach, None while
    they are here; ``stood_in``: a bot plays for them until they are back; ``address``: from where
    they came last; ``welcome``: what told them of their seat, until they have said anything from
    it; ``missed``: the last batches while they are away, all of those after entry
    ``missed_after``, which is None while they are here; ``person``: the number of their identity, 0
    for none.
    """

    number: int
    name: str
    seats: tuple[Seat, ...]
    token: str
    away_since: float | None = None
    away_told: bool = False
    silenced: bool = False
    stood_in: bool = False
    gone: bool = False
    address: str = ""
    welcome: msg.Seated | None = None
    missed: list[Heard] = field(default_factory=list)
    missed_after: int | None = None
    person: int = 0

    def miss(self, heard: Heard) -> None:
        """Keep a batch for later, and forget the oldest of too many."""
        self.missed.append(heard)
        if len(self.missed) > MOST_MISSED:
            self.missed_after = self.missed.pop(0).seq

    def begin_missing(self, seq: int) -> None:
        """Keep batches from entry ``seq`` on."""
        self.missed, self.missed_after = [], seq

    @property
    def is_here(self) -> bool:
        """Whether messages reach them."""
        return self.away_since is None and not self.gone


class Members:
    """The guests of a room, by number.

    ``next_number``: of the next new guest; no number is given twice; ``host``: the number of the
    guest who is the host, -1 before there is one; ``locked``: nobody new may come; ``closed``: the
    table is over for good; ``spectators``: hears what watchers hear on behalf of all who watch
    without a name, None while there are none.
    """

    def __init__(self, opened: Opened) -> None:
        self.guests: dict[int, Guest] = {}
        self.spectators: Guest | None = None
        self.next_number = 0
        self.host = -1
        self.locked = self.closed = False
        self._opened = opened
        self._barred: set[str] = set()
        self._barred_people: set[int] = set()

    # -- who is there ----------------------------------------------------------------------------

    def present(self) -> Iterator[Guest]:
        """All who have not left for good."""
        return (one for one in self.guests.values() if not one.gone)

    def hearing(self) -> Iterator[Guest]:
        """All who are told what happens."""
        yield from self.present()
        if self.spectators:
            yield self.spectators

    def players_here(self) -> set[int]:
        """The numbers of the players within reach."""
        return {one.number for one in self.present() if one.is_here and one.seats}

    def has_other_players(self, guest: Guest) -> bool:
        """Whether others have seats besides ``guest``, within reach or not."""
        return any(one.seats and one is not guest for one in self.present())

    def watchers(self) -> list[str]:
        """The names of those who watch."""
        return [one.name for one in self.present() if not one.seats]

    def sitting(self) -> dict[Seat, Guest]:
        """The guest on each seat that is taken."""
        return {seat: one for one in self.present() for seat in one.seats}

    def owner(self, seat: Seat) -> Guest | None:
        """The last guest who had a seat, even one who has left; None for a bot's."""
        return next((one for one in reversed(self.guests.values()) if seat in one.seats), None)

    def with_token(self, token: str) -> Guest | None:
        """The guest with a token."""
        return next((one for one in self.present() if fits(token, one.token)), None)

    def heir(self) -> Guest | None:
        """The next host, where the host has left."""
        return next((one for one in self.present() if one.seats), None)

    def is_asleep(self, now: float) -> bool:
        """Whether everybody has been away for a while, or the table is over and everybody away."""
        return self.spectators is None and all(
            one.away_since is not None and (self.closed or now - one.away_since >= SLEEP_S)
            for one in self.present()
        )

    # -- who may come ----------------------------------------------------------------------------

    def open_seats(self) -> list[Seat]:
        """The seats that wait for a person."""
        taken = self.sitting()
        return [
            seat for seat, kind in self._opened.chairs.items()
            if kind in (OPEN, PERSON) and seat not in taken
        ]

    def check_new(self, name: str, playing: Iterable[str]) -> None:
        """Raise RefusedError where a guest of that name cannot come, whatever the seat;
        ``playing``: the names in the game under way."""
        others = [*(one.name for one in self.present()), *playing]
        if is_taken(name, others):
            raise RefusedError("name", given=name, accepted=_free_name(name, others))
        if self.locked or self.closed:
            raise RefusedError("closed")

    def free_seats(self, wished: Seat | None) -> tuple[Seat, ...]:
        """Return the seats that a new player gets; raises RefusedError."""
        free = self.open_seats()
        if not free:
            raise RefusedError("full")
        if wished is not None and wished not in free:
            raise RefusedError("seat")
        seat = free[0] if wished is None else wished
        if self._opened.options.get("seats") != "2":
            return (seat,)
        return tuple(one for one in (seat, SEATS[(seat + 2) % len(SEATS)]) if one in free)

    def check_watching(self) -> None:
        """Raise RefusedError where nobody, or nobody more, may watch with a name."""
        if not self._opened.watch:
            raise RefusedError("watch")
        if len(self.watchers()) >= MOST_WATCHERS:
            raise RefusedError("full")

    def may_watch_unnamed(self, *, is_new: bool) -> bool:
        """Whether a guest may watch without a name: where watching is allowed, and all places of
        watchers are taken or they watched before."""
        is_full = len(self.watchers()) >= MOST_WATCHERS
        return self._opened.watch and not self.closed and (
            (is_full and not self.locked) or not is_new
        )

    def bars(self, address: str, person: int) -> bool:
        """Whether a guest was removed who came from there, or who has this identity."""
        return digest(address) in self._barred or person in self._barred_people

    def lost_welcome(self, name: str, address: str) -> Guest | None:
        """The guest of a name and an address who went out of reach before they said anything, and
        so may not have heard of their seat."""
        return next(
            (one for one in self.present() if one.welcome and not one.is_here
             and (one.name, one.address) == (name.strip(), address)), None,
        )

    # -- what entries of the journal change --------------------------------------------------------

    def add(self, came: Came) -> Guest:
        """Have one guest more."""
        guest = Guest(came.guest, came.name, tuple(came.seats), came.token, person=came.person)
        self.guests[came.guest] = guest
        self.next_number = came.guest + 1
        return guest

    def forget(self, number: int) -> None:
        """Keep nothing of a guest who is gone and whose seats nobody asks about."""
        self.guests.pop(number, None)

    def bar(self, address: str, person: int) -> None:
        """Do not let in guests from an address, told by its digest, empty for none; nor one with an
        identity, 0 for none."""
        self._barred |= {address} - {""}
        self._barred_people |= {person} - {0}

    def apply(self, change: Changed) -> None:
        """Change what is told of people."""
        guest = self.guests.get(change.guest)
        match change.what:
            case "host":
                self.host = change.guest
            case "locked" | "unlocked":
                self.locked = change.what == "locked"
            case "silenced" | "unsilenced" if guest:
                guest.silenced = change.what == "silenced"
            case "gone" if guest:
                guest.gone = True
            case "closed":
                self.closed = True


def proper_name(name: str) -> str:
    """Return a name as it is told; raises RefusedError for one that is none."""
    try:
        return checked_name(name)
    except NameRefusedError as error:
        raise RefusedError("name", given=error.given) from error


def _free_name(name: str, others: Iterable[str]) -> str:
    """Return the name with a number behind it that nobody has."""
    taken = list(others)
    return next(
        f"{name[:17]} {number}" for number in range(2, 1000)
        if not is_taken(f"{name[:17]} {number}", taken)
    )
