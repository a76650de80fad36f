"""The hall of a server as its menu uses it: requests and answers over one connection."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import msgspec

from sorry_a11y.core.game.names import told_name
from sorry_a11y.core.rulesets.families import BOOKS
from sorry_a11y.online.client.connection import ANSWER_S, TableConnection, Told
from sorry_a11y.online.client.seats import told_refusal
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.codes import typed_code
from sorry_a11y.online.wire.placement import Wish
from sorry_a11y.online.wire.protocol import fit_line
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.ui.session.screen import Screen

_MOST_NOTICES = 20
"""The most notices that wait to be told; the oldest are dropped first."""
_Answer = TypeVar("_Answer", bound=msg.ProtocolMessage)
Sit = Callable[[msg.Seated, Sequence[str], msg.You], Screen]
"""A function that makes the screen of a table. It gets the seat, sentences that are told first, and
who the player is at the server."""
_SeatWish = msg.HostTable | msg.PlayNow | msg.Join


class HallClient:
    """The hall over one connection; requests that fail return a sentence with the reason.

    One request is asked at a time.

    Args:
        connection: An open connection to the server.
        listener: The function that returns the words of the player's language.
        sit: The function that makes the screen of a table.

    Attributes:
        you: The player at this server, as the server last told.
        banned: The sentence why the server refuses the player for good; empty while it does not.
        people: The others in the hall, as the server last told.
        tables: The tables that are open to all, as the server last told.
    """

    def __init__(
        self, connection: TableConnection, listener: Callable[[], Words], sit: Sit
    ) -> None:
        self.you = msg.You()
        self.banned = ""
        self.people: list[msg.HallPerson] = []
        self.tables: list[msg.Listed] = []
        self._connection = connection
        self._listener = listener
        self._sit = sit
        self._notices: list[msg.Notice] = []
        self._expected: Callable[[Told], bool] | None = None
        self._answer: asyncio.Future[Any] | None = None
        connection.listen(self)

    # -- what is asked -----------------------------------------------------------------------------

    async def enter(self) -> str:
        """Enter the hall; return the sentence why there is none, empty if there is one."""
        answer = await self._asked(msg.EnterHall(), msg.HallNow)
        return answer if isinstance(answer, str) else ""

    async def change(
        self, message: msg.TakeName | msg.Watch | msg.Relate | msg.ForgetMe | msg.Adopt
    ) -> str:
        """Change something about the player; return why it is refused, empty if it is not."""
        answer = await self._asked(message, msg.You)
        return answer if isinstance(answer, str) else ""

    async def transfer(self) -> str | msg.TransferCode:
        """Return a code that takes the own identity to another device, or why there is none."""
        answer = await self._asked(msg.AskTransfer(), msg.TransferCode)
        if isinstance(answer, str) or typed_code(answer.code):
            return answer
        return self._listener().say("people-refused-message")

    async def sit(self, wish: _SeatWish) -> Screen | str:
        """Return the screen of a table, or why there is no seat."""
        seated = await self._seat(wish)
        return seated if isinstance(seated, str) else self._sit(seated, [], self.you)

    async def invite(self, name: str, game: str) -> Screen | str:
        """Open a table and invite somebody; return its screen, or why there is none."""
        seated = await self._seat(hall_table(game, self.you.name))
        if isinstance(seated, str):
            return seated
        table = self._sit(seated, [], self.you)
        # the answer is a notice, which the table tells
        self._connection.send(msg.Invite(name, seated.code))
        return table

    async def _seat(self, wish: _SeatWish) -> msg.Seated | str:
        """Return the seat, or why there is none.

        If there is none, the connection's wish is the hall again, not the refused seat.
        """
        answer = await self._connection.seat(wish)
        if isinstance(answer, msg.Seated):
            return answer
        if isinstance(answer, msg.Refused):
            self._note(answer)
        await self.enter()
        return told_refusal(self._listener(), answer or msg.Refused("many"))

    # -- what comes --------------------------------------------------------------------------------

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Have ``wake`` called after each message."""
        self._connection.wake_by(wake)

    def hear(self, message: Told) -> None:
        """Take a message of the server."""
        if isinstance(message, msg.Seated):  # too late: the player was told that there is none
            self._connection.send(msg.Leave())
            self._connection.ask(msg.EnterHall())
        self._note(message)
        expected, answer = self._expected, self._answer
        if expected and answer and not answer.done() and expected(message):
            answer.set_result(message)

    def notices(self) -> list[msg.Notice]:
        """Return the news that have come, each once."""
        notices, self._notices = self._notices, []
        return notices

    @property
    def is_lost(self) -> bool:
        """Whether the connection is down."""
        return self._connection.is_lost or bool(self._connection.ended_by)

    async def _asked(self, message: msg.Up, kind: type[_Answer]) -> _Answer | str:
        """Send a request and return its answer, or the sentence why there is none.

        Args:
            message: The request.
            kind: The class of the answer.
        """
        self._answer = answer = asyncio.get_running_loop().create_future()
        self._expected = lambda told: isinstance(told, msg.Refused | kind)
        is_sent = (
            self._connection.ask(message)
            if isinstance(message, Wish)
            else self._connection.send(message)
        )
        if not is_sent:
            return self._listener().say("people-lost")
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_S):
                told = await answer
            return told if isinstance(told, kind) else told_refusal(self._listener(), told)
        return told_refusal(self._listener(), msg.Refused("many"))

    def _note(self, message: Told) -> None:
        match message:
            case msg.You():
                self.you = _fit_you(message)
            case msg.HallNow():
                self.people = [one for one in message.people if told_name(one.name) == one.name]
                self.tables = fit_tables(message.tables)
            case msg.Refused(why="banned"):
                self.banned = told_refusal(self._listener(), message)
            case msg.Notice() if _is_fit_notice(message):
                self._notices = [*self._notices[-_MOST_NOTICES + 1 :], message]


def hall_table(game: str, name: str, *, slow: bool = False) -> msg.HostTable:
    """Return the wish for a table at which all seats but one are open.

    A ``slow`` table is listed for all.
    """
    if not slow:
        return msg.HostTable(game, name, undo="off")
    return msg.HostTable(game, name, public=True, undo="off", stand_in="auto", patience=msg.A_DAY)


# -- a server may say anything -----------------------------------------------------------------


def fit_tables(tables: Sequence[msg.Listed]) -> list[msg.Listed]:
    """Return those tables of a list whose names and values are acceptable."""
    return [
        one
        for one in tables
        if told_name(one.host) == one.host
        and one.game in BOOKS
        and typed_code(one.code) == one.code
    ]


def _fit_you(you: msg.You) -> msg.You:
    """Return a server's message about the player without unacceptable names."""
    friends, blocked, asks = (
        [name for one in names[: msg.MOST_TIES] if (name := told_name(one))]
        for names in (you.friends, you.blocked, you.asks)
    )
    return msgspec.structs.replace(
        you, name=told_name(you.name), friends=friends, blocked=blocked, asks=asks
    )


def _is_fit_notice(notice: msg.Notice) -> bool:
    """Return whether the names, code and game of a notice are acceptable."""
    if notice.what == "announced":
        return bool(fit_line(notice.text))
    leads = notice.what in ("table", "invited")
    return told_name(notice.name) == notice.name and (
        not leads or (notice.game in BOOKS and typed_code(notice.code) == notice.code)
    )
