"""A table and its chairs: who sits, who comes back to a chair of their own, who is gone."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from sorry_a11y.rules.board import SEATS, Seat
from sorry_a11y.server.entries import OPEN, Came, Opened, Recoded
from sorry_a11y.server.guests import GALLERY, Guest, RefusedError
from sorry_a11y.server.played_table import GuestSubscriber, PlayedTable
from sorry_a11y.table.names import NameRefusedError, checked_name, is_taken
from sorry_a11y.table.setup import PERSON
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import digest, fits
from sorry_a11y.wire.messages import pack_game

MOST_WATCHERS = 50
SLEEP_S = 600.0
"""Seconds that a table without anybody there is kept in memory."""


class SeatedTable(PlayedTable):
    """A table with people on its chairs. ``locked``: nobody new may come; ``closed``: it is over
    for good."""

    def __init__(self, table_id: str, opened: Opened) -> None:
        super().__init__(table_id, opened)
        self.locked = self.closed = False
        self._barred: set[str] = set()

    def is_asleep(self, now: float) -> bool:
        """Whether nobody is here and has been for a while, or will be again."""
        return self.gallery is None and all(
            one.away_since is not None and (self.closed or now - one.away_since >= SLEEP_S)
            for one in self._present()
        )

    def open_seats(self) -> list[Seat]:
        """The chairs that wait for somebody."""
        taken = {seat for guest in self._present() for seat in guest.seats}
        return [
            seat for seat, kind in self.opened.chairs.items()
            if kind in (OPEN, PERSON) and seat not in taken
        ]

    def guest_with(self, token: str) -> Guest | None:
        """Who has the token."""
        return next(
            (one for one in self.guests.values() if not one.gone and fits(token, one.token)), None
        )

    def tell_state(self) -> None:
        """Tell everybody how the table stands."""
        for guest in self._hearing():
            self._send(guest, self.state(guest))

    def state(self, guest: Guest) -> msg.TableState:
        """How the table stands, for one guest: the game under way names their own seats."""
        setup = self.setup()
        return msg.TableState(
            self.stage, self._chairs(), self.host,  # type: ignore[arg-type]
            [one.name for one in self._present() if not one.seats], self.opened.undo,
            msgspec.Raw(pack_game(setup, guest.seats)) if setup else msg.NO_GAME,
            self.game.seq if self.game else 0,
        )

    def _chairs(self) -> list[msg.SeatState]:
        by_seat = {seat: one for one in self._present() for seat in one.seats}
        names = self._began.names if self._began else {}
        chairs = []
        for seat, kind in sorted(self.opened.chairs.items()):
            guest = by_seat.get(seat)
            if guest:
                chairs.append(msg.SeatState(
                    seat, PERSON, guest.name, guest.number, guest.away_told, guest.stood_in
                ))
            else:
                chairs.append(msg.SeatState(seat, kind, names.get(seat, "")))
        return chairs

    # -- those who listen without a name ---------------------------------------------------------

    def has_gallery_for(self, *, is_new: bool) -> bool:
        """Whether somebody may listen without a name: where watching is allowed, and all places
        of watchers are taken or they listened before."""
        is_full = sum(not one.seats for one in self._present()) >= MOST_WATCHERS
        return self.opened.watch and not self.closed and (
            (is_full and not self.locked) or not is_new
        )

    def open_gallery(self) -> None:
        """Have somebody hear what watchers hear, from how things stand on."""
        self.gallery = guest = Guest(GALLERY, "", (), "")
        self.come_back(guest, self.seq)
        if self.game:
            self.game.listen(GuestSubscriber(self, self.game, guest))

    def close_gallery(self) -> None:
        """Nobody listens without a name any more."""
        gallery, self.gallery = self.gallery, None
        if gallery:
            gallery.gone = True

    # -- coming and going ----------------------------------------------------------------------

    def sit(self, name: str, seat: Seat | None, token: str, *, watch: bool = False) -> Guest:
        """Somebody new; raises RefusedError."""
        try:
            name = checked_name(name)
        except NameRefusedError as error:
            raise RefusedError("name", given=error.given) from error
        others = [one.name for one in self._present()]
        others += [] if self._began is None else list(self._began.names.values())
        if is_taken(name, others):
            raise RefusedError("name", given=name, accepted=_free_name(name, others))
        if self.locked or self.closed:
            raise RefusedError("closed")
        seats = () if watch else self._seats_for(seat)
        if watch and not self.opened.watch:
            raise RefusedError("watch")
        if watch and sum(not one.seats for one in self._present()) >= MOST_WATCHERS:
            raise RefusedError("full")
        guest = self._add(Came(len(self.guests), name, list(seats), digest(token)))
        if self.host < 0 and seats:
            self._change("host", guest.number)
        self._tell_others(guest, msg.Happened("watches" if watch else "came", name, guest.number))
        self._tell_chairs(guest)
        if self.game:
            self.game.listen(GuestSubscriber(self, self.game, guest))
        return guest

    def _seats_for(self, wished: Seat | None) -> tuple[Seat, ...]:
        if self.game is not None:
            raise RefusedError("begun")
        free = self.open_seats()
        if not free:
            raise RefusedError("full")
        if wished is not None and wished not in free:
            raise RefusedError("seat")
        seat = free[0] if wished is None else wished
        shared = self.opened.options.get("seats") == "2"
        if not shared:
            return (seat,)
        return tuple(s for s in (seat, SEATS[(seat + 2) % len(SEATS)]) if s in free)

    def _add(self, came: Came) -> Guest:
        self._write(came)
        guest = Guest(came.guest, came.name, tuple(came.seats), came.token)
        self.guests[came.guest] = guest
        return guest

    def come_back(self, guest: Guest, since: int) -> None:
        """A guest is here again, having heard everything up to line ``since``: what was missed is
        put into the outbox, and how the table stands."""
        told = guest.away_told
        guest.away_since, guest.away_told, guest.stood_in = None, False, False
        guest.outbox.clear()
        if told:
            self._tell_others(guest, msg.Happened("back", guest.name, guest.number))
        self._send(guest, self.state(guest))
        if self._began:
            for heard in self._missed(guest, since):
                guest.outbox.append((heard.seq, heard))
        guest.missed, guest.missed_after = [], None

    def lose(self, guest: Guest, now: float) -> None:
        """A guest is out of reach; their chair is kept."""
        if guest.is_here:
            guest.away_since = now
            guest.outbox.clear()
            if self.game:
                guest.begin_missing(self.game.seq)

    def leave(self, guest: Guest, what: str = "left") -> None:
        """A guest goes for good; a bot plays on in their place."""
        self._change("gone", guest.number)
        guest.gone = True
        self._tell_all(msg.Happened(what, guest.name, guest.number))  # type: ignore[arg-type]
        if guest.number == self.host:
            heir = next((one for one in self._present() if one.seats), None)
            if heir:
                self._change("host", heir.number)
                self.host = heir.number
                self._tell_all(msg.Happened("hosts", heir.name, heir.number))
        if not any(one.seats for one in self._present()):
            self._change("closed")
            self.closed = True
        self._tell_chairs(guest)

    def recode(self, code: str, removed: int) -> None:
        """Have another code, since somebody was removed who knows the old one; told to the host.
        A listed table, whose code anybody is told, bars their address."""
        address = self.guests[removed].address
        public = self.opened.public
        line = Recoded(digest(code), code if public else "", digest(address) if public else "")
        self._write(line)
        self._follow_code(line)
        self._send(self.guests[self.host], msg.InviteCode(code))

    def _follow_code(self, line: Recoded) -> None:
        self.code, self.public_code = line.code, line.public_code
        self._barred |= {line.barred} - {""}

    def bars(self, address: str) -> bool:
        """Whether somebody was removed who came from there."""
        return digest(address) in self._barred

    def _tell_chairs(self, but: Guest) -> None:
        """Tell everybody else who sits where now."""
        for one in self._hearing():
            if one is not but:
                self._send(one, self.state(one))


def _free_name(name: str, others: Iterable[str]) -> str:
    """The name with a number behind it that nobody has."""
    taken = list(others)
    return next(
        f"{name[:17]} {number}" for number in range(2, 1000)
        if not is_taken(f"{name[:17]} {number}", taken)
    )
