"""The hall of a server as its menu uses it: requests and answers over one connection."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import TypeVar

import msgspec

from sorry_a11y.client.connection import TableConnection, Told, Wish
from sorry_a11y.client.seats import ANSWER_S, told_refusal
from sorry_a11y.client.table_standing import told_name
from sorry_a11y.narration.catalog import Words
from sorry_a11y.rulesets.families import BOOKS
from sorry_a11y.session.screen import Screen
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import typed_code
from sorry_a11y.wire.protocol import fit_line

_MOST_NOTICES = 20
"""The most notices that wait to be told; the oldest are dropped first."""
_Answer = TypeVar("_Answer", bound=msg.ProtocolMessage)
Sit = Callable[[msg.Seated, Sequence[str], msg.You], Screen]
"""A function that makes the screen of a table. It gets the seat, sentences that are told first, and
who the player is at the server."""
_SeatWish = msg.HostTable | msg.PlayNow | msg.Join


class HallClient:
    """The hall over one connection; methods that fail return a sentence with the reason.

    Args:
        connection: An open connection to the server.
        listener: The function that returns the words of the player's language.
        sit: The function that makes the screen of a table.

    Attributes:
        you: The player at this server, as the server last told.
        barred: The sentence why the server refuses the player for good; empty while it does not.
    """

    def __init__(
        self, connection: TableConnection, listener: Callable[[], Words], sit: Sit
    ) -> None:
        self.you = msg.You()
        self.barred = ""
        self.wake_by = connection.wake_by
        self._connection = connection
        self._listener = listener
        self._sit = sit
        self._notices: list[msg.Notice] = []

    # -- what is asked -----------------------------------------------------------------------------

    def enter(self) -> list[msg.HallPerson] | str:
        """Enter the hall; return the others there, or the sentence why there is no hall."""
        answer = self._asked(msg.EnterHall(), msg.HallNow)
        if isinstance(answer, str):
            return answer
        return [one for one in answer.people if told_name(one.name) == one.name]

    def change(
        self, message: msg.TakeName | msg.WatchTables | msg.Relate | msg.ForgetMe | msg.Adopt
    ) -> str:
        """Change something about the player; return why it is refused, empty if it is not."""
        answer = self._asked(message, msg.You)
        return answer if isinstance(answer, str) else ""

    def transfer(self) -> str | msg.TransferCode:
        """Return a code that takes the own identity to another device, or why there is none."""
        answer = self._asked(msg.AskTransfer(), msg.TransferCode)
        if isinstance(answer, str) or typed_code(answer.code):
            return answer
        return self._listener().say("people-refused-message")

    def tables(self) -> list[msg.Listed] | str:
        """Return the tables that are listed for all, or why they cannot be listed."""
        answer = self._asked(msg.ListTables(), msg.Listing)
        return answer if isinstance(answer, str) else fit_tables(answer)

    def sit(self, wish: _SeatWish) -> Screen | str:
        """Return the screen of a table, or why there is no seat."""
        seated = self._asked_for_seat(wish)
        return seated if isinstance(seated, str) else self._sit(seated, [], self.you)

    def invite(self, name: str, game: str) -> Screen | str:
        """Open a table and invite somebody; return its screen, or why there is none."""
        seated = self._asked_for_seat(hall_table(game, self.you.name))
        if isinstance(seated, str):
            return seated
        of_table: list[Told] = []
        answer = self._asked(
            msg.Invite(name, seated.code), msg.Notice, lambda notice: notice.what == "sent",
            of_table,
        )
        self._connection.put_back(of_table)
        told = answer if isinstance(answer, str) else (
            self._listener().say("hall-invited", name=name)
        )
        return self._sit(seated, [told], self.you)

    def _asked_for_seat(self, wish: _SeatWish) -> msg.Seated | str:
        """Return the seat, or why there is none.

        If there is none, the connection's wish is the hall again, not the refused seat.
        """
        seated = self._asked(wish, msg.Seated)
        if isinstance(seated, str):
            self.enter()
        return seated

    # -- what comes --------------------------------------------------------------------------------

    def notices(self) -> list[msg.Notice]:
        """Return the news that have come, each once."""
        self._take_earlier()
        notices, self._notices = self._notices, []
        return notices

    @property
    def is_lost(self) -> bool:
        """Whether the connection is down."""
        return self._connection.is_lost or bool(self._connection.ended_by)

    def _asked(
        self, message: msg.Up, kind: type[_Answer],
        is_answer: Callable[[_Answer], bool] = lambda _answer: True,
        others: list[Told] | None = None,
    ) -> _Answer | str:
        """Send a request and return its answer, or the sentence why there is none.

        Args:
            message: The request.
            kind: The class of the answer.
            is_answer: The function that tells whether a message of the class is the answer.
            others: The list to which other messages that come meanwhile are added.
        """
        self._take_earlier()
        if isinstance(message, Wish):
            is_sent = self._connection.ask(message)
        else:
            is_sent = self._connection.send(message)
        if not is_sent:
            return self._listener().say("people-lost")
        end = monotonic() + ANSWER_S
        while self._connection.wait(max(end - monotonic(), 0.0)):
            answer = self._connection.take()
            if answer:
                self._note(answer)
            if isinstance(answer, msg.Refused):
                return told_refusal(self._listener(), answer)
            if isinstance(answer, kind) and is_answer(answer):
                return answer
            if answer and others is not None and not isinstance(answer, msg.Notice):
                others.append(answer)
        return told_refusal(self._listener(), msg.Refused("many"))

    def _take_earlier(self) -> None:
        """Take the messages that came before a request, which cannot be its answer."""
        while (message := self._connection.take()) is not None:
            if isinstance(message, msg.Seated):  # too late: the player was told that there is none
                self._connection.send(msg.Leave())
                self._connection.ask(msg.EnterHall())
            self._note(message)

    def _note(self, message: Told) -> None:
        match message:
            case msg.You():
                self.you = _fit_you(message)
            case msg.Refused(why="barred"):
                self.barred = told_refusal(self._listener(), message)
            case msg.Notice() if _is_fit_notice(message):
                self._notices = [*self._notices[-_MOST_NOTICES + 1 :], message]


def hall_table(game: str, name: str, *, slow: bool = False) -> msg.HostTable:
    """Return the wish for a table at which all seats but one are open.

    A ``slow`` table is listed for all.
    """
    if not slow:
        return msg.HostTable(game, name, undo="off")
    return msg.HostTable(
        game, name, public=True, undo="off", stand_in="auto", patience=msg.A_DAY
    )


# -- a server may say anything -----------------------------------------------------------------


def fit_tables(listing: msg.Listing) -> list[msg.Listed]:
    """Return the tables of a list whose names and values are acceptable."""
    return [
        one for one in listing.tables
        if told_name(one.host) == one.host and one.game in BOOKS
        and typed_code(one.code) == one.code
    ]


def _fit_you(you: msg.You) -> msg.You:
    """Return a server's message about the player without unacceptable names."""
    friends, blocked = (
        [name for one in names[:msg.MOST_TIES] if (name := told_name(one))]
        for names in (you.friends, you.blocked)
    )
    return msgspec.structs.replace(
        you, name=told_name(you.name), friends=friends, blocked=blocked
    )


def _is_fit_notice(notice: msg.Notice) -> bool:
    """Return whether the names, code and game of a notice are acceptable."""
    if notice.what == "announced":
        return bool(fit_line(notice.text))
    leads = notice.what in ("table", "invited")
    return told_name(notice.name) == notice.name and (
        not leads or (notice.game in BOOKS and typed_code(notice.code) == notice.code)
    )
