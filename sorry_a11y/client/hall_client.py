"""The hall of a server, as its menu uses it: asks and answers over one connection."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import TypeVar

import msgspec

from sorry_a11y.client.connection import TableConnection, Told, Wish
from sorry_a11y.client.roster import OPEN, told_name
from sorry_a11y.client.seating import ANSWER_S, SILENT, RefusedSeat, refused_seat
from sorry_a11y.game.setup import YOU
from sorry_a11y.narration.catalog import Words
from sorry_a11y.rules.notation import COLOURS
from sorry_a11y.rulesets.families import BOOKS
from sorry_a11y.session.screen import Screen
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import typed_code
from sorry_a11y.wire.protocol import fit_line

MOST_NOTICES = 20
Answer = TypeVar("Answer", bound=msg.ProtocolMessage)
Sit = Callable[[msg.Seated, Sequence[str], msg.You], Screen]
"""Makes the screen of a table at which one has a seat; told sentences that lead, and who one is."""


class HallClient:
    """The hall over one connection. What fails gives a sentence.

    ``you`` is who one is there, as far as was told; ``barred`` why the server lets one in no more,
    empty while it does.

    Args:
        connection: An open connection to the server.
        listener: Returns the words of the player's language.
        sit: Makes the screen of a table.
    """

    def __init__(
        self, connection: TableConnection, listener: Callable[[], Words], sit: Sit
    ) -> None:
        self.you = msg.You()
        self._connection = connection
        self._listener = listener
        self._sit = sit
        self._notices: list[msg.Notice] = []
        self.barred = ""

    # -- what is asked -----------------------------------------------------------------------------

    def enter(self) -> list[msg.HallPerson] | str:
        """Be in the hall; return the others there, or why there is no hall."""
        answer = self._asked(msg.EnterHall(), msg.HallNow)
        if isinstance(answer, str):
            return answer
        return [one for one in answer.people if told_name(one.name) == one.name]

    def change(self, message: msg.TakeName | msg.WatchTables | msg.Relate | msg.ForgetMe) -> str:
        """Change something about oneself; return why it is refused, empty if it is not."""
        answer = self._asked(message, msg.You)
        return answer if isinstance(answer, str) else ""

    def adopt(self, code: str) -> str:
        """Have the identity to which a code leads; return why not, empty if so."""
        answer = self._asked(msg.Adopt(code[:40]), msg.You)
        return answer if isinstance(answer, str) else ""

    def transfer(self) -> str | msg.TransferCode:
        """Return a code that takes the own identity to another device, or why there is none."""
        answer = self._asked(msg.AskTransfer(), msg.TransferCode)
        if isinstance(answer, str) or typed_code(answer.code):
            return answer
        return self._listener().say("people-refused-message")

    def tables(self) -> list[msg.Listed] | str:
        """Return the tables that are open to all, or why they are not to be had."""
        answer = self._asked(msg.ListTables(), msg.Listing)
        if isinstance(answer, str):
            return answer
        return [one for one in answer.tables if is_fit(one)]

    # -- a seat ------------------------------------------------------------------------------------

    def play_now(self, game: str) -> Screen | str:
        """Return the screen of the next table of a game, or why there is none."""
        return self._seated(msg.PlayNow(game, self.you.name))

    def join(self, code: str) -> Screen | str:
        """Return the screen of the table that a code leads to, or why there is no seat."""
        return self._seated(msg.Join(code, self.you.name))

    def invite(self, name: str, game: str) -> Screen | str:
        """Open a table and invite somebody; return its screen, or why there is none."""
        seats = {colour: YOU if at == 0 else OPEN for at, colour in enumerate(COLOURS)}
        wished = msg.HostTable(game, self.you.name, seats, undo="off")
        seated = self._asked_for_seat(wished)
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

    def open_slow(self, game: str) -> Screen | str:
        """Open a slow table for all; return its screen, or why there is none."""
        seats = {colour: YOU if at == 0 else OPEN for at, colour in enumerate(COLOURS)}
        return self._seated(msg.HostTable(
            game, self.you.name, seats, public=True, undo="off", stand_in="auto",
            patience=msg.A_DAY,
        ))

    def _seated(self, wish: msg.HostTable | msg.PlayNow | msg.Join) -> Screen | str:
        seated = self._asked_for_seat(wish)
        return seated if isinstance(seated, str) else self._sit(seated, [], self.you)

    def _asked_for_seat(
        self, wish: msg.HostTable | msg.Join | msg.PlayNow
    ) -> msg.Seated | str:
        """Return the seat, or why there is none; then the connection comes back for the hall again,
        and not for a seat that was refused."""
        seated = self._asked(wish, msg.Seated)
        if isinstance(seated, str):
            self.enter()
        return seated

    # -- what comes --------------------------------------------------------------------------------

    def notices(self) -> list[msg.Notice]:
        """Return the news that have come; they count as told."""
        self._take_earlier()
        notices, self._notices = self._notices, []
        return notices

    @property
    def is_lost(self) -> bool:
        """Whether the connection is down."""
        return self._connection.is_lost or bool(self._connection.ended_by)

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Have ``wake`` called when something has come."""
        self._connection.wake_by(wake)

    def close(self) -> None:
        """Hang up."""
        self._connection.close()

    def _asked(
        self, message: msg.Up, kind: type[Answer],
        is_answer: Callable[[Answer], bool] = lambda _answer: True,
        others: list[Told] | None = None,
    ) -> Answer | str:
        """Return the answer of a kind, or why there is none. What came before is no answer.
        ``others``: is given what came meanwhile and answers nothing."""
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
                return refused_seat(answer).told(self._listener())
            if isinstance(answer, kind) and is_answer(answer):
                return answer
            if answer and others is not None and not isinstance(answer, msg.Notice):
                others.append(answer)
        return RefusedSeat(SILENT).told(self._listener())

    def _take_earlier(self) -> None:
        """Take what has come and answers nothing."""
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
                self.barred = refused_seat(message).told(self._listener())
            case msg.Notice() if is_fit_notice(message):
                self._notices = [*self._notices[-MOST_NOTICES + 1 :], message]


def _fit_you(you: msg.You) -> msg.You:
    """Return what can be told of who one is; a server may say anything."""
    friends, blocked = (
        [name for one in names[:200] if (name := told_name(one))]
        for names in (you.friends, you.blocked)
    )
    return msgspec.structs.replace(
        you, name=told_name(you.name), friends=friends, blocked=blocked
    )


def is_fit_notice(notice: msg.Notice) -> bool:
    """Return whether a notice can be told and what it leads to exists."""
    if notice.what == "announced":
        return bool(fit_line(notice.text))
    leads = notice.what in ("table", "invited")
    return told_name(notice.name) == notice.name and (
        not leads or (notice.game in BOOKS and typed_code(notice.code) == notice.code)
    )


def is_fit(one: msg.Listed) -> bool:
    """Return whether what a server says of a table can be told."""
    return told_name(one.host) == one.host and one.game in BOOKS and (
        typed_code(one.code) == one.code
    )
