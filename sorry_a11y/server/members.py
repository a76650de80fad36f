"""The people of a room: who sits where, who watches, and who is away."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sorry_a11y.rules.board import Seat
from sorry_a11y.server.journal import Came, Changed
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import fits

SPECTATORS = 1_000_000
"""The number of all those together who watch without a name."""
SLEEP_S = 600.0
"""Seconds that a room without anybody there is kept in memory."""


@dataclass(slots=True)
class Guest:
    """A person in a room.

    Attributes:
        number: Theirs in the room; no number is given twice.
        name: The name at the table.
        seats: Their seats, none for a watcher.
        token: The digest of the secret by which they come back.
        person: The number of their identity, 0 for none.
        address: The address that they came from last.
        away_since: When they went out of reach, None while they are here.
        away_told: Whether the others were told so.
        silenced: Whether the host has forbidden them to talk.
        stood_in: Whether a bot plays for them until they are back.
        gone: Whether they have left for good.
        welcome: The message that gave them their seat, until they say anything from it.
    """

    number: int
    name: str
    seats: tuple[Seat, ...]
    token: str
    person: int = 0
    address: str = ""
    away_since: float | None = None
    away_told: bool = False
    silenced: bool = False
    stood_in: bool = False
    gone: bool = False
    welcome: msg.Seated | None = None

    @property
    def is_here(self) -> bool:
        """Whether messages reach them."""
        return self.away_since is None and not self.gone


class Members:
    """The guests of a room.

    Attributes:
        guests: All of them, by number.
        spectators: The guest who stands for all that watch without a name; None for none.
        next_number: The number of the next new guest.
        host: The number of the host, -1 before there is one.
        closed: Whether the table is over for good.
    """

    def __init__(self) -> None:
        self.guests: dict[int, Guest] = {}
        self.spectators: Guest | None = None
        self.next_number = 0
        self.host = -1
        self.closed = False

    def present(self) -> Iterator[Guest]:
        """Return all who have not left for good."""
        return (one for one in self.guests.values() if not one.gone)

    def hearing(self) -> Iterator[Guest]:
        """Return all who are told what happens."""
        yield from self.present()
        if self.spectators:
            yield self.spectators

    def players_here(self) -> set[int]:
        """Return the numbers of the players within reach."""
        return {one.number for one in self.present() if one.is_here and one.seats}

    def has_other_players(self, guest: Guest) -> bool:
        """Return whether others have seats besides ``guest``, within reach or not."""
        return any(one.seats and one is not guest for one in self.present())

    def watchers(self) -> list[str]:
        """Return the names of those who watch."""
        return [one.name for one in self.present() if not one.seats]

    def sitting(self) -> dict[Seat, Guest]:
        """Return the guest on each seat that is taken."""
        return {seat: one for one in self.present() for seat in one.seats}

    def owner(self, seat: Seat) -> Guest | None:
        """Return the last guest who had a seat, even one who has left; None for a bot's."""
        return next((one for one in reversed(self.guests.values()) if seat in one.seats), None)

    def leader(self) -> Guest | None:
        """Return the host; None before there is one."""
        return self.guests.get(self.host)

    def heir(self) -> Guest | None:
        """Return the next host, where the host has left."""
        return next((one for one in self.present() if one.seats), None)

    def with_token(self, token: str) -> Guest | None:
        """Return the guest with a token."""
        return next((one for one in self.present() if fits(token, one.token)), None)

    def lost_welcome(self, name: str, address: str) -> Guest | None:
        """Return the guest of a name and an address who went out of reach before they said
        anything, and so may not have heard of their seat."""
        return next(
            (one for one in self.present() if one.welcome and not one.is_here
             and (one.name, one.address) == (name.strip(), address)), None,
        )

    def is_asleep(self, now: float) -> bool:
        """Return whether everybody has been away for a while, or the table is over and everybody
        away."""
        return self.spectators is None and all(
            one.away_since is not None and (self.closed or now - one.away_since >= SLEEP_S)
            for one in self.present()
        )

    def add(self, came: Came) -> None:
        """Have one guest more."""
        guest = Guest(came.guest, came.name, tuple(came.seats), came.token, came.person)
        self.guests[came.guest] = guest
        self.next_number = came.guest + 1

    def forget(self, number: int) -> None:
        """Keep nothing of a guest who is gone and whose seats nobody asks about."""
        self.guests.pop(number, None)

    def apply(self, change: Changed) -> None:
        """Change what is told of people."""
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
