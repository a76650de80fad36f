"""The line to a table, against a server that is scripted."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
import pytest
from sorry_a11y.client.socket_connection import SocketConnection
from websockets.sync.server import ServerConnection, serve

from sorry_a11y.client import socket_connection
from sorry_a11y.client.connection import Told
from sorry_a11y.rules.board import BLUE
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import Unread, decoded_up
from tests.server.tables import HELLO, LONG

WELCOME = msg.Welcome()
STATE = msg.TableState("gathering", [], 0)
SEATED = msg.Seated("table", "token", 1, [BLUE])


Talks = Callable[[ServerConnection], None]


@contextmanager
def serving(talks: Talks) -> Iterator[str]:
    """The address of a server that does that with each who connects."""
    with serve(talks, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"127.0.0.1:{server.socket.getsockname()[1]}"
        finally:
            server.shutdown()
            thread.join()


def says(connection: ServerConnection, *messages: msg.ProtocolMessage) -> None:
    """Have a server send messages."""
    for one in messages:
        connection.send(msgspec.json.encode(one).decode())


def answering(asked: list[None], answer: Talks) -> Talks:
    """What a server does that welcomes a client, notes that a seat was asked for, and answers."""
    def talks(connection: ServerConnection) -> None:
        connection.recv()
        says(connection, WELCOME)
        connection.recv()
        asked.append(None)
        answer(connection)

    return talks


def heard(link: SocketConnection, count: int) -> list[Told | None]:
    """So many messages, waited for."""
    told: list[Told | None] = []
    while len(told) < count and link.wait(LONG):
        told.append(link.take())
    return told


def test_a_server_that_fails_each_time_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise of reconnecting: where a server makes a mistake whenever it is asked for the seat,
    the player hears so instead of waiting for ever; a server that is only gone is waited for."""
    monkeypatch.setattr(socket_connection, "AGAIN_S", (0.01,))
    asked: list[None] = []

    with serving(answering(asked, lambda connection: connection.close(1011))) as url:
        link = SocketConnection(url, HELLO)
        ended = threading.Event()
        link.wake_by(lambda: ended.set() if link.ended_by else None)
        link.open(msg.Back("table", "token", -1))
        link.ask(msg.Back("table", "token", -1))
        assert ended.wait(LONG)
        assert (link.ended_by, len(asked)) == ("failed", 5)
        link.close()


def test_who_is_let_go_for_silence_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise of reconnecting: a server that heard no answer to its pings is come back to however
    often it was so; it has made no mistake."""
    monkeypatch.setattr(socket_connection, "AGAIN_S", (0.01,))
    asked: list[None] = []

    def answer(connection: ServerConnection) -> None:
        if len(asked) < 7:
            connection.close(msg.CLOSE_CODES["unanswered"])
        else:
            says(connection, STATE)
            connection.recv()

    with serving(answering(asked, answer)) as url:
        link = SocketConnection(url, HELLO)
        link.open(msg.Back("table", "token", -1))
        link.ask(msg.Back("table", "token", -1))
        assert heard(link, 1) == [STATE]
        link.close()


def test_a_seat_is_kept_from_the_moment_it_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise of reconnecting: a line that breaks right behind the answer to `join` asks for the
    seat, and again where the server had no time; nobody hears of a refusal that did not stay."""
    monkeypatch.setattr(socket_connection, "AGAIN_S", (0.01,))
    answers: list[msg.ProtocolMessage] = [
        SEATED, msg.Refused("many"), msg.Refused("saved"), STATE
    ]
    taken: list[msg.Up] = []

    def talks(connection: ServerConnection) -> None:
        connection.recv()
        says(connection, WELCOME)
        taken.append(decoded_up(str(connection.recv()).encode()))
        says(connection, answers.pop(0))
        if not answers:
            connection.recv()

    with serving(talks) as url:
        link = SocketConnection(url, HELLO)
        link.open(msg.Join("1234 5678 9012", "Ben"))
        link.ask(msg.Join("1234 5678 9012", "Ben"))
        assert heard(link, 2) == [SEATED, STATE]
        assert not link.is_lost
        assert taken[1:] == [msg.Back("table", "token", -1)] * 3
        link.close()


class Dance(msg.ProtocolMessage, frozen=True, tag="dance"):
    """A message of a newer server."""

    steps: int = 2


def test_what_a_newer_server_says_besides_is_passed_over() -> None:
    """Promise of the protocol: a server may add kinds of messages, and fields; a client neither
    hangs up nor comes back because of them."""
    newer = (Dance(), SEATED, Dance(3), STATE)
    connections: list[None] = []

    def talks(connection: ServerConnection) -> None:
        connections.append(None)
        connection.recv()
        says(connection, WELCOME)
        connection.recv()
        says(connection, *newer)
        connection.recv()

    with serving(talks) as url:
        link = SocketConnection(url, HELLO)
        link.open(msg.Join("1234 5678 9012", "Ben"))
        link.ask(msg.Join("1234 5678 9012", "Ben"))
        assert heard(link, 4) == [Unread("dance"), SEATED, Unread("dance"), STATE]
        assert not link.is_lost
        assert not link.ended_by
        link.close()
    assert len(connections) == 1
