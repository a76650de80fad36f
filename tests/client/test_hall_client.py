"""The hall over a slow or dishonest connection: every question gets its own answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from sorry_a11y.client import hall_client
from sorry_a11y.client.connection import TableConnection, Wish
from sorry_a11y.client.hall_client import HallClient
from sorry_a11y.narration.catalog import Words
from sorry_a11y.session.screen import Screen
from sorry_a11y.settings.values import Settings
from sorry_a11y.wire import protocol as msg

CODE = "230564921842"
SEATED = msg.Seated("t", "0" * 32, 0, [], CODE)


class ScriptedConnection(TableConnection):
    """A connection to a server that answers as ``answers`` says. ``sent``: what was said to it."""

    is_lost = False
    ended_by = ""

    def __init__(self, answers: Callable[[msg.Up], Sequence[msg.Down]]) -> None:
        super().__init__()
        self.sent: list[msg.Up] = []
        self._answers = answers

    def ask(self, wish: Wish) -> bool:
        """Say what one comes for."""
        self._wish = wish
        return self.send(wish)

    def send(self, message: msg.Up) -> bool:
        """Say something."""
        self.sent.append(message)
        for answer in self._answers(message):
            self.comes(answer)
        return True

    def comes(self, message: msg.Down) -> None:
        """Something comes that nobody asked for."""
        self._note_seat(message)
        self._put(message)

    def drop(self) -> None:
        """Nobody is out of reach here."""

    def close(self) -> None:
        """Hang up."""


def hall(
    answers: Callable[[msg.Up], Sequence[msg.Down]]
) -> tuple[HallClient, ScriptedConnection, list[msg.Seated]]:
    """A hall at that server, its connection, and the seats that became tables."""
    connection, seats = ScriptedConnection(answers), list[msg.Seated]()

    def sit(seated: msg.Seated, _lead: Sequence[str], _you: msg.You) -> Screen:
        seats.append(seated)
        return Screen(Settings())

    return HallClient(connection, lambda: Words("en"), sit), connection, seats


def test_news_and_old_answers_are_no_answers() -> None:
    """Promise: an invitation counts as sent when the server says so, whatever news come in between;
    a refusal that came too late is not told of the next question."""
    def answers(message: msg.Up) -> list[msg.Down]:
        match message:
            case msg.HostTable():
                return [SEATED]
            case msg.Invite():
                return [msg.Notice("friend", "Lea"), msg.Refused("person", given="Ben")]
            case msg.Relate():
                return [msg.You("Ann", ["Ben"])]
        return []

    client, connection, seats = hall(answers)
    client.invite("Ben", "hasbro")
    assert seats == [SEATED]
    connection.comes(msg.Refused("many"))
    assert client.change(msg.Relate("friend", "Ben")) == ""
    assert client.you.friends == ["Ben"]
    assert [one.what for one in client.notices()] == ["friend"]


def test_a_refused_seat_is_not_wished_for_again() -> None:
    """Promise: whoever was refused a seat, and then loses the connection, comes back to the hall
    and not to a table."""
    client, connection, seats = hall(lambda message: [
        msg.HallNow([]) if isinstance(message, msg.EnterHall) else msg.Refused("many")
    ])
    told = client.sit(msg.PlayNow("hasbro", "Ann"))
    assert isinstance(told, str)
    assert told.startswith("that was too much at once")
    assert not seats
    assert connection._wish == msg.EnterHall()


def test_a_seat_that_comes_too_late_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise: nobody sits at a table without knowing."""
    monkeypatch.setattr(hall_client, "ANSWER_S", 0.01)
    client, connection, seats = hall(lambda _message: [])
    assert isinstance(client.sit(msg.PlayNow("hasbro", "Ann")), str)
    connection.comes(SEATED)
    assert client.notices() == []
    assert not seats
    assert msg.Leave() in connection.sent
    assert connection._wish == msg.EnterHall()


def test_what_cannot_be_told_is_not_believed() -> None:
    """Promise: names, codes and texts of a dishonest server reach no terminal."""
    evil = "Eve\x1b[2J"

    def answers(_message: msg.Up) -> list[msg.Down]:
        return [
            msg.You(evil, ["Ben", evil], [evil]), msg.Notice("invited", "Lea", "1", "hasbro"),
            msg.Notice("table", evil, CODE, "hasbro"), msg.Notice("invited", "Lea", CODE, "chess"),
            msg.Notice("announced", text="\x1b"), msg.Notice("invited", "Lea", CODE, "hasbro"),
            msg.HallNow([msg.HallPerson(evil, "hall"), msg.HallPerson("Ben", "game")]),
        ]

    client, _, _ = hall(answers)
    assert client.enter() == [msg.HallPerson("Ben", "game")]
    assert client.you == msg.You("", ["Ben"], [])
    assert [(one.what, one.code) for one in client.notices()] == [("invited", CODE)]
