"""The hall over a slow or dishonest connection: every question gets its own answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from sorry_a11y.online.client import connection as connections
from sorry_a11y.online.client import hall_client
from sorry_a11y.online.client.connection import LineEnd, TableConnection
from sorry_a11y.online.client.hall_client import HallClient
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.ui.session.screen import Screen
from sorry_a11y.ui.settings.values import Settings
from tests.online.server.tables import HELLO, on_loop

CODE = "230564921842"
SEATED = msg.Seated("t", "0" * 32, 0, [], CODE)


class ScriptedLine:
    """A line to a server that answers as ``answers`` says. ``sent``: what was said to it."""

    def __init__(self, guest: LineEnd, answers: Callable[[msg.Up], Sequence[msg.Down]]) -> None:
        self.sent: list[msg.Up] = []
        self._guest = guest
        self._answers = answers

    def say(self, message: msg.Up) -> bool:
        self.sent.append(message)
        greeting = [msg.Welcome()] if isinstance(message, msg.Hello) else self._answers(message)
        for answer in greeting:
            self.comes(answer)
        return True

    def comes(self, message: msg.Down) -> None:
        """Something comes, perhaps without a question."""
        self._guest.hear(message)

    def close(self) -> None:
        """Hang up."""


def hall(
    answers: Callable[[msg.Up], Sequence[msg.Down]],
) -> tuple[HallClient, TableConnection, list[ScriptedLine], list[msg.Seated]]:
    """A hall at that server, its connection and lines, and the seats that became tables."""
    lines, seats = list[ScriptedLine](), list[msg.Seated]()

    async def open_line(_path: str, guest: LineEnd) -> ScriptedLine:
        lines.append(ScriptedLine(guest, answers))
        return lines[-1]

    def sit(seated: msg.Seated, _lead: Sequence[str], _you: msg.You) -> Screen:
        seats.append(seated)
        return Screen(Settings())

    connection = TableConnection(open_line, HELLO)
    on_loop(connection.open())
    return HallClient(connection, lambda: Words("en"), sit), connection, lines, seats


def test_news_and_old_answers_are_no_answers() -> None:
    """Promise: news that come by themselves answer no question, nor does a refusal that came too
    late; who invites sits at the table that the invitation is for."""

    def answers(message: msg.Up) -> list[msg.Down]:
        match message:
            case msg.HostTable():
                return [SEATED]
            case msg.Relate():
                return [msg.You("Ann", ["Ben"])]
        return []

    client, _, lines, seats = hall(answers)
    line = lines[0]
    line.comes(msg.Notice("friend", "Lea"))
    line.comes(msg.Refused("many"))
    assert on_loop(client.change(msg.Relate("friend", "Ben"))) == ""
    assert client.you.friends == ["Ben"]
    assert [one.what for one in client.notices()] == ["friend"]
    on_loop(client.invite("Ben", "hasbro"))
    assert seats == [SEATED]
    assert lines[-1].sent[-1] == msg.Invite("Ben", CODE)


def test_a_refused_seat_is_not_wished_for_again() -> None:
    """Promise: whoever was refused a seat, and then loses the connection, comes back to the hall
    and not to a table."""
    client, connection, _, seats = hall(
        lambda message: [
            msg.HallNow([]) if isinstance(message, msg.EnterHall) else msg.Refused("code")
        ]
    )
    told = on_loop(client.sit(msg.PlayNow("hasbro", "Ann")))
    assert isinstance(told, str)
    assert told.startswith("that code doesn't match")
    assert not seats
    assert connection._wish == msg.EnterHall()


def test_a_seat_that_comes_too_late_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise: nobody sits at a table without knowing."""
    monkeypatch.setattr(hall_client, "ANSWER_S", 0.01)
    client, connection, lines, seats = hall(lambda _message: [])
    monkeypatch.setattr(connections.TableConnection.seat, "__defaults__", (0.01,))
    assert isinstance(on_loop(client.sit(msg.PlayNow("hasbro", "Ann"))), str)
    lines[-1].comes(SEATED)
    assert client.notices() == []
    assert not seats
    assert msg.Leave() in lines[-1].sent
    assert connection._wish == msg.EnterHall()


def test_what_cannot_be_told_is_not_believed() -> None:
    """Promise: names, codes and texts of a dishonest server reach no terminal."""
    evil = "Eve\x1b[2J"

    def answers(_message: msg.Up) -> list[msg.Down]:
        return [
            msg.You(evil, ["Ben", evil], [evil], asks=[evil, "Lea"]),
            msg.Notice("invited", "Lea", "1", "hasbro"),
            msg.Notice("table", evil, CODE, "hasbro"),
            msg.Notice("invited", "Lea", CODE, "chess"),
            msg.Notice("announced", text="\x1b"),
            msg.Notice("invited", "Lea", CODE, "hasbro"),
            msg.HallNow(
                [msg.HallPerson(evil, "hall"), msg.HallPerson("Ben", "game")],
                [msg.Listed(CODE, "hasbro", evil, 1), msg.Listed(CODE, "hasbro", "Ben", 1)],
            ),
        ]

    client, _, _, _ = hall(answers)
    assert on_loop(client.enter()) == ""
    assert client.people == [msg.HallPerson("Ben", "game")]
    assert [one.host for one in client.tables] == ["Ben"]
    assert client.you == msg.You("", ["Ben"], [], asks=["Lea"])
    assert [(one.what, one.code) for one in client.notices()] == [("invited", CODE)]
