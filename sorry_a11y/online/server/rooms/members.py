"""The people of a room, and its door: the invite code, and who may come in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from sorry_a11y.core.game.names import (
    NameRefusedError,
    checked_name,
    is_taken,
    with_numbers,
)
from sorry_a11y.core.game.setup import PERSON
from sorry_a11y.core.rules.board import SEATS, Seat
from sorry_a11y.core.rulesets.families import FAMILIES, family_of
from sorry_a11y.online.server.refusal import RefusedError
from sorry_a11y.online.server.rooms.guests import Guest
from sorry_a11y.online.server.rooms.journal import (
    Came,
    Changed,
    Handed,
    Moved,
    Opened,
    Recoded,
    RoomJournal,
)
from sorry_a11y.online.wire.codes import digest, fits
from sorry_a11y.online.wire.protocol import OPEN

SPECTATORS = 1_000_000
"""The number of the guest by whom all who watch without a name are told news."""
SLEEP_S = 600.0
"""Seconds for which a room that everybody has left is kept in memory."""
MOST_WATCHERS = 50
"""The most watchers with a name."""


class Members:
    """The guests of a room.

    Args:
        journal: The journal of the room.

    Attributes:
        guests: The guests by number, in the order in which they came.
        spectators: The guest by whom all who watch without a name are told news; None for none.
        next_number: The number of the next new guest.
        host: The number of the host, -1 before there is one.
        closed: Whether the table is over for good.
        watched_told: The last number of watchers that was told, and the monotonic time of it.
    """

    def __init__(self, journal: RoomJournal) -> None:
        self.guests: dict[int, Guest] = {}
        self.spectators: Guest | None = None
        self.next_number = 0
        self.host = -1
        self.closed = False
        self.watched_told = (0, float("-inf"))
        self._journal = journal
        self._owners: dict[Seat, Guest] = {}
        self._moves: dict[int, tuple[Seat, ...]] = {}
        self._forgotten: list[Guest] = []

    def present(self) -> Iterator[Guest]:
        """Return the guests who have not left for good."""
        return (one for one in self.guests.values() if not one.gone)

    def hearing(self) -> Iterator[Guest]:
        """Return the guests who are told news, with `spectators`."""
        yield from self.present()
        if self.spectators:
            yield self.spectators

    def plays(self, guest: Guest) -> bool:
        """Return whether a guest has a seat, be it from the coming game on."""
        return bool(guest.seats or self._moves.get(guest.number))

    def players_here(self) -> set[int]:
        """Return the numbers of the players who are connected."""
        return {one.number for one in self.present() if one.is_here and self.plays(one)}

    def has_other_players(self, guest: Guest) -> bool:
        """Return whether others than ``guest`` have seats, connected or not."""
        return any(self.plays(one) and one is not guest for one in self.present())

    def watchers(self) -> list[str]:
        """Return the names of the watchers."""
        return [one.name for one in self.present() if not self.plays(one)]

    def sitting(self) -> dict[Seat, Guest]:
        """Return the guest on each seat that is taken."""
        return {seat: one for one in self.present() for seat in one.seats}

    def coming(self) -> dict[Seat, Guest]:
        """Return the guest on each seat that is taken in the coming game."""
        return {
            seat: one for one in self.present() for seat in self._moves.get(one.number, one.seats)
        }

    def move(self, moved: Moved) -> None:
        """Note that a guest takes other seats in the coming game."""
        self._moves[moved.guest] = tuple(moved.seats)

    def hand(self, handed: Handed) -> None:
        """Let a guest go on at the program of another one, who is no guest any more."""
        guest, other = self.guests[handed.guest], self.guests.pop(handed.by)
        guest.former = [*guest.former, guest.token]
        guest.token, guest.person, guest.address = other.token, other.person, other.address
        guest.silenced = guest.silenced or other.silenced

    def take_seats(self) -> None:
        """Let the guests who were to move have their new seats."""
        moves, self._moves = self._moves, {}
        for number, seats in moves.items():
            if guest := self.guests.get(number):
                guest.seats = seats
        self._owners.update(self.sitting())

    def owner(self, seat: Seat) -> Guest | None:
        """Return the last guest who had a seat, though they may have left; None for nobody."""
        return self._owners.get(seat)

    def leader(self) -> Guest | None:
        """Return the host; None before there is one."""
        return self.guests.get(self.host)

    @property
    def host_name(self) -> str:
        """The name of the host; empty before there is one."""
        host = self.leader()
        return host.name if host else ""

    def heir(self) -> Guest | None:
        """Return the guest who is the next host if the host leaves; None if there is none."""
        return next((one for one in self.present() if self.plays(one)), None)

    def with_token(self, token: str) -> Guest | None:
        """Return the guest with a token; None if there is none."""
        return next((one for one in self.present() if fits(token, one.token)), None)

    def went_on_elsewhere(self, token: str) -> bool:
        """Return whether a token is that of a program whose guest goes on at another one."""
        return any(fits(token, former) for one in self.present() for former in one.former)

    def lost_welcome(self, name: str, address: str) -> Guest | None:
        """Return the guest of a name and an address who may not know that they have a seat.

        Their connection ended before they said anything.
        """
        return next(
            (
                one
                for one in self.present()
                if one.mail.welcome
                and not one.is_here
                and (one.name, one.address) == (name.strip(), address)
            ),
            None,
        )

    def is_asleep(self, now: float) -> bool:
        """Return whether all have been away for `SLEEP_S`, or are away and the table is over."""
        return self.spectators is None and all(
            one.absence is not None and (self.closed or now - one.absence.since >= SLEEP_S)
            for one in self.present()
        )

    def was_here_within(self, seconds: float, now: float) -> bool:
        """Return whether somebody who is away was here within the last ``seconds``."""
        return any(
            one.absence is not None and now - one.absence.since < seconds for one in self.present()
        )

    def add(self, came: Came) -> None:
        """Add a guest."""
        guest = self.guests[came.guest] = Guest(came, self._journal)
        self._owners.update(dict.fromkeys(guest.seats, guest))
        self.next_number = came.guest + 1

    def forget(self, guest: Guest) -> None:
        """Remove a guest who is gone, but keep their messages that wait."""
        del self.guests[guest.number]
        self._owners = {seat: one for seat, one in self._owners.items() if one is not guest}
        if not guest.mail.is_empty:
            self._forgotten.append(guest)

    def to_tell(self) -> list[Guest]:
        """Return the guests for whom messages may wait, removed ones included."""
        self._forgotten = [one for one in self._forgotten if not one.mail.is_empty]
        spectators = [self.spectators] if self.spectators else []
        return [*self.guests.values(), *spectators, *self._forgotten]

    def apply(self, change: Changed) -> None:
        """Apply a change of the host, of a guest, or of the table's end."""
        guest = self.guests.get(change.guest)
        match change.what:
            case "host":
                self.host = change.guest
            case "silenced" | "unsilenced" if guest:
                guest.silenced = change.what == "silenced"
            case "gone" if guest:
                guest.gone = True
            case "closed":
                self.closed = True


class Door:
    """The invite code of a room, and the checks of those who want to come in.

    Args:
        opened: The first entry of the room's journal.
        members: The people of the room.

    Attributes:
        code: The digest of the present invite code.
        public_code: The code itself if the table is listed for all; else empty.
        locked: Whether the host lets nobody in.
        opened: The first entry, with the rules and seats of the coming game.
    """

    def __init__(self, opened: Opened, members: Members) -> None:
        self.code, self.public_code = opened.code, opened.public_code
        self.locked = False
        self.opened = opened
        self._members = members
        self._banned: set[str] = set()
        self._banned_people: set[int] = set()

    def recode(self, entry: Recoded) -> None:
        """Take the new code, and ban the guest who was removed."""
        self.code, self.public_code = entry.code, entry.public_code
        self._banned |= {entry.banned} - {""}
        self._banned_people |= {entry.person} - {0}

    @property
    def audience_token(self) -> str:
        """The token of those who watch without a name.

        It is derived from the code: a server that is started again makes the same token, and a new
        code means a new token.
        """
        return digest(f"audience by {self.code}")

    def bans(self, address: str, person: int) -> bool:
        """Return whether a guest with this address or identity was removed and is banned."""
        return digest(address) in self._banned or person in self._banned_people

    def open_seats(self) -> list[Seat]:
        """Return the seats that wait for a person."""
        taken = self._members.coming()
        return [
            seat
            for seat, kind in self.opened.seats.items()
            if kind in (OPEN, PERSON) and seat not in taken
        ]

    def free_seats(self, wished: Seat | None) -> tuple[Seat, ...]:
        """Return the seats that a new player gets; raises RefusedError if there are none.

        Args:
            wished: The seat that the player asks for, None for any.
        """
        free = self.open_seats()
        if not free:
            raise RefusedError("full")
        if wished is not None and wished not in free:
            raise RefusedError("seat")
        seat = free[0] if wished is None else wished
        if self.opened.table.options.get("seats") != "2":
            return (seat,)
        return tuple(one for one in (seat, opposite(seat)) if one in free)

    def check_new(self, name: str, playing: Iterable[str]) -> None:
        """Raise RefusedError if nobody may come, or nobody of this name.

        Args:
            name: The name of the newcomer.
            playing: The names in the game under way.
        """
        others = [*(one.name for one in self._members.present()), *playing]
        if is_taken(name, others):
            raise RefusedError("name", given=name, accepted=_free(name, others))
        if self.locked or self._members.closed:
            raise RefusedError("closed")

    def proper_name(self, text: str) -> str:
        """Return the name in a text; raises RefusedError if it is none in this game."""
        return proper_name(text, self.opened.table.game, self._members.present())

    def check_watching(self, without: str = "") -> None:
        """Raise RefusedError if watching is off, or too many watch with a name.

        ``without``: the refusal of somebody who wanted a seat; empty for who wants to watch.
        """
        if not self.opened.table.watch:
            raise RefusedError(without or "watch")
        if self._is_full:
            raise RefusedError(without or "full")

    def may_watch_unnamed(self, address: str, person: int, *, is_new: bool) -> bool:
        """Return whether somebody may watch without a name.

        Args:
            address: Their network address.
            person: The number of their identity, 0 for none.
            is_new: Whether they did not watch before; then they may only if all places of watchers
                with a name are taken.
        """
        is_open = self.opened.table.watch and not (self._members.closed or self.locked)
        return is_open and not self.bans(address, person) and (self._is_full or not is_new)

    @property
    def _is_full(self) -> bool:
        return len(self._members.watchers()) >= MOST_WATCHERS


def opposite(seat: Seat) -> Seat:
    """Return the seat on the other side of the board."""
    return SEATS[(seat + 2) % len(SEATS)]


def proper_name(text: str, book: str = "", present: Iterable[Guest] = ()) -> str:
    """Return the name in a text, see `checked_name`.

    Args:
        text: The text.
        book: The rule book whose words no name may be; empty for those of all games.
        present: Those who are at the table.

    Raises:
        RefusedError: It is none; a similar name is offered that nobody has.
    """
    try:
        return checked_name(text, (family_of(book),) if book else FAMILIES)
    except NameRefusedError as error:
        others = [one.name for one in present]
        free = error.similar if not is_taken(error.similar, others) else ""
        raise RefusedError(
            "name", given=error.given, accepted=free or _free(error.similar, others)
        ) from error


def _free(name: str, others: Sequence[str]) -> str:
    """Return a similar name that none of the others has; empty if there is none."""
    return next((one for one in with_numbers(name) if not is_taken(one, others)), "")
