"""The one table of requests: who may ask what, which rates count it, and what meets it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple

from sorry_a11y.online.server.asker import Asker, Need, Per
from sorry_a11y.online.server.lobby import Lobby
from sorry_a11y.online.server.people.hall_requests import HallRequests
from sorry_a11y.online.server.rate_limits import RATES, Rate
from sorry_a11y.online.server.refusal import RefusedError
from sorry_a11y.online.server.rooms.admission import Admission
from sorry_a11y.online.server.rooms.room_requests import RoomRequests
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.codes import typed_code
from sorry_a11y.store.log_store import LogStore


class NamedTable(NamedTuple):
    """The way in which a message names the table that it is about.

    Attributes:
        name: A function that returns the code or the id of the table; empty for a new one, and for
            a text that is no code.
        is_id: Whether it is the id, which the guest knows from an earlier visit.
    """

    name: Callable[[Any], str]
    is_id: bool = False


_NEW = NamedTable(lambda _message: "")
_BY_CODE = NamedTable(lambda message: typed_code(message.code) or "")
_BY_ID = NamedTable(lambda message: message.table, is_id=True)


class CountedBy(NamedTuple):
    """A rate that counts a request.

    Attributes:
        rate: Its name in `Rates`.
        per: Those whose requests it counts together.
    """

    rate: str
    per: Per

    @property
    def allowance(self) -> Rate:
        """The rate itself."""
        found: Rate = getattr(RATES, self.rate)
        return found


class Request(NamedTuple):
    """How a server meets the messages of one class.

    Attributes:
        meet: The method that meets a message, or raises RefusedError and changes nothing.
        needs: The conditions that must hold, in the order in which they are checked.
        rates: The rates that count it unless it is refused, besides that of all messages.
        table: The way in which it names a table; None if it names none.
        is_first: Whether a guest may ask it who has not said hello.
    """

    meet: Callable[[Asker, Any], Awaitable[None] | None]
    needs: tuple[Need, ...] = ()
    rates: tuple[CountedBy, ...] = ()
    table: NamedTable | None = None
    is_first: bool = False

    async def take(self, asker: Asker, message: msg.Up) -> None:
        """Check that a guest may ask this now, and meet it; raises RefusedError."""
        if not (asker.connection.hello or self.is_first):
            raise RefusedError("version")
        if asker.connection.audience and "place" not in self.needs:
            raise RefusedError("silenced")
        for need in self.needs:
            asker.check(need)
        if not self.rates:
            await self._meet(asker, message)
            return
        with asker.counted(*((one.allowance, asker.key(one.per)) for one in self.rates)):
            await self._meet(asker, message)

    async def _meet(self, asker: Asker, message: msg.Up) -> None:
        if met := self.meet(asker, message):
            await met


def request_table(lobby: Lobby, journal: LogStore) -> Mapping[type[msg.ProtocolMessage], Request]:
    """Return the requests of a server, by the class of their message.

    Args:
        lobby: The lobby of the server.
        journal: The log of its tables.
    """
    seats, rooms = Admission(lobby), RoomRequests(lobby)
    hall = HallRequests(lobby.hall, journal, lobby.limits.names_of_all)
    arrivals = (CountedBy("arrivals", "network"),)
    seat: tuple[Need, ...] = ("seat",)
    return {
        msg.Hello: Request(hall.greet, is_first=True),
        # a seat
        msg.HostTable: Request(
            seats.open_table, rates=(CountedBy("tables", "network"),), table=_NEW
        ),
        msg.PlayNow: Request(seats.play_now, rates=arrivals, table=_NEW),
        msg.Join: Request(seats.join, rates=arrivals, table=_BY_CODE),
        msg.LookAt: Request(seats.look, rates=(CountedBy("listings", "network"),), table=_BY_CODE),
        msg.Back: Request(seats.take_back, table=_BY_ID),
        # at a table
        msg.Decide: Request(rooms.decide, seat),
        msg.Undo: Request(rooms.undo, seat),
        msg.AnswerQuestion: Request(rooms.answer, seat),
        msg.Say: Request(
            rooms.say,
            seat,
            (
                CountedBy("chat", "guest"),
                CountedBy("chat_of_network", "network at a table"),
                CountedBy("chat_of_table", "table"),
            ),
        ),
        msg.Awake: Request(rooms.note_awake, seat),
        msg.LetBotPlay: Request(rooms.let_bot_play, seat),
        msg.AskSeat: Request(rooms.ask_seat, seat, (CountedBy("managed", "table"),)),
        msg.AskRecord: Request(rooms.tell_record, seat),
        msg.Manage: Request(rooms.manage, ("host",), (CountedBy("managed", "table"),)),
        msg.ArrangeTable: Request(rooms.arrange, ("host",), (CountedBy("managed", "table"),)),
        msg.ChangeSeat: Request(rooms.change_seat, seat, (CountedBy("managed", "table"),)),
        msg.Ready: Request(rooms.note_ready, seat, (CountedBy("managed", "table"),)),
        msg.Leave: Request(rooms.leave, ("place",)),
        # people
        msg.ListTables: Request(hall.list_tables, rates=(CountedBy("listings", "network"),)),
        msg.EnterHall: Request(hall.enter, ("hall",), (CountedBy("visits", "network"),)),
        msg.Watch: Request(hall.watch, ("hall", "identity"), (CountedBy("relations", "identity"),)),
        msg.TakeName: Request(hall.take_name, ("hall", "secret"), (CountedBy("names", "site"),)),
        msg.AskTransfer: Request(hall.offer_transfer, ("hall", "identity")),
        msg.Adopt: Request(hall.adopt, ("hall", "secret")),
        msg.ForgetMe: Request(hall.forget, ("hall", "identity")),
        msg.Relate: Request(
            hall.relate, ("hall", "identity"), (CountedBy("relations", "identity"),)
        ),
        msg.Invite: Request(
            hall.invite, ("hall", "identity", "seat"), (CountedBy("invitations", "network"),)
        ),
        msg.ReportPerson: Request(
            hall.report, ("hall", "seat"), (CountedBy("reports", "network"),)
        ),
    }
