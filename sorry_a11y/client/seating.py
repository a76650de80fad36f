"""Ask a server for a seat and wait for the answer."""

from __future__ import annotations

from time import monotonic
from typing import NamedTuple

from sorry_a11y.client.connection import TableConnection
from sorry_a11y.client.seat_store import SavedSeat
from sorry_a11y.narration import people
from sorry_a11y.narration.catalog import Words
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.protocol import fit_line

ANSWER_S = 5.0
"""Seconds that a server may take to answer."""
SILENT = "silent"


class RefusedSeat(NamedTuple):
    """Why a server gives no seat: a ``why`` of `wire.protocol.Refused`, or SILENT if no answer
    came in time. ``given`` and ``accepted`` are fit to be told."""

    why: str
    given: str = ""
    accepted: str = ""

    @property
    def free_name(self) -> str:
        """The name under which there is a seat; empty if that would not help."""
        return self.accepted if self.why == "name" else ""

    def told(self, to: Words) -> str:
        """Return why there is no seat, without a full stop."""
        return people.refused(to, self.why, self.given, self.accepted)


def ask_for_seat(
    connection: TableConnection, wish: msg.HostTable | msg.Join | SavedSeat, wait_s: float, *,
    since: int = -1,
) -> msg.Seated | RefusedSeat:
    """Ask for a seat on an open connection and wait at most ``wait_s`` seconds for the answer.

    ``wish`` opens a table, joins one, or is a seat to come back to, whose player has heard
    everything up to entry ``since`` of the table's journal. What the table says behind its answer
    stays to be taken. Blocks, so an event loop calls this in a thread of a pool.
    """
    if isinstance(wish, SavedSeat):
        return _come_back(connection, wish, wait_s, since)
    connection.ask(wish)
    end = monotonic() + wait_s
    while connection.wait(max(end - monotonic(), 0.0)):
        match connection.take():
            case msg.Seated() as seated:
                return seated
            case msg.Refused() as refusal:
                return refused_seat(refusal)
    return RefusedSeat(SILENT)


def _come_back(
    connection: TableConnection, seat: SavedSeat, wait_s: float, since: int
) -> msg.Seated | RefusedSeat:
    connection.ask(msg.Back(seat.table, seat.token, since))
    if not connection.wait(wait_s):
        return RefusedSeat(SILENT)
    refusal = connection.first()
    if isinstance(refusal, msg.Refused):
        return refused_seat(refusal)
    return msg.Seated(seat.table, seat.token, seat.guest, seat.seats, seat.code)


def refused_seat(refusal: msg.Refused) -> RefusedSeat:
    """Return what a refusal says, made fit to be told."""
    return RefusedSeat(refusal.why, fit_line(refusal.given), fit_line(refusal.accepted))
