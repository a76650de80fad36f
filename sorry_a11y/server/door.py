"""The door of a room: by which code it is found, and who may come in."""

from __future__ import annotations

from collections.abc import Iterable

from sorry_a11y.game.names import NameRefusedError, checked_name, is_taken
from sorry_a11y.game.setup import PERSON
from sorry_a11y.rules.board import SEATS, Seat
from sorry_a11y.server.journal import OPEN, Opened, Recoded
from sorry_a11y.server.members import Members
from sorry_a11y.server.refusal import RefusedError
from sorry_a11y.wire.codes import digest

MOST_WATCHERS = 50
"""Watchers with a name."""


class Door:
    """Knows who may come into a room.

    Attributes:
        code: The digest of the invite code; another one after a guest was removed.
        public_code: The code itself of a table that is listed for all.
        locked: Whether nobody new may come.
    """

    def __init__(self, opened: Opened, members: Members) -> None:
        self.code, self.public_code = opened.code, opened.public_code
        self.locked = False
        self._opened = opened
        self._members = members
        self._barred: set[str] = set()
        self._barred_people: set[int] = set()

    def recode(self, entry: Recoded) -> None:
        """Have another code, and bar the guest who was removed: by the digest of their address,
        empty for none, and by their identity, 0 for none."""
        self.code, self.public_code = entry.code, entry.public_code
        self._barred |= {entry.barred} - {""}
        self._barred_people |= {entry.person} - {0}

    def bars(self, address: str, person: int) -> bool:
        """Return whether a guest was removed who came from there, or who has this identity."""
        return digest(address) in self._barred or person in self._barred_people

    def open_seats(self) -> list[Seat]:
        """Return the seats that wait for a person."""
        taken = self._members.sitting()
        return [
            seat for seat, kind in self._opened.chairs.items()
            if kind in (OPEN, PERSON) and seat not in taken
        ]

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

    def check_new(self, name: str, playing: Iterable[str]) -> None:
        """Raise RefusedError where a guest of that name cannot come, whatever the seat;
        ``playing``: the names in the game under way."""
        others = [*(one.name for one in self._members.present()), *playing]
        if is_taken(name, others):
            raise RefusedError("name", given=name, accepted=_free_name(name, others))
        if self.locked or self._members.closed:
            raise RefusedError("closed")

    def check_watching(self) -> None:
        """Raise RefusedError where nobody, or nobody more, may watch with a name."""
        if not self._opened.watch:
            raise RefusedError("watch")
        if self._is_full:
            raise RefusedError("full")

    def may_watch_unnamed(self, address: str, person: int, *, is_new: bool) -> bool:
        """Return whether a guest may watch without a name: where watching is allowed, and all
        places of watchers are taken or they watched before. Lock and bars hold for them too."""
        is_open = self._opened.watch and not (self._members.closed or self.locked)
        return is_open and not self.bars(address, person) and (self._is_full or not is_new)

    @property
    def _is_full(self) -> bool:
        return len(self._members.watchers()) >= MOST_WATCHERS


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
