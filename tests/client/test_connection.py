"""The line to a table, against a server that is scripted."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec
import pytest
from websockets.sync.server import ServerConnection, serve

from sorry_a11y.client import socket_connection
from sorry_a11y.client.connection import Told
from sorry_a11y.client.socket_connection import SocketConnection
from sorry_a11y.rules.board import BLUE
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import Unread
from tests.server.tables import HELLO, LONG

WELCOME = msg.Welcome(msg.PROTOCOL, "tests", msg.RULES_VERSION)
STATE = msg.TableState("gathering", [], 0)


@contextmanager
def scripted(answers: Sequence[msg.ProtocolMessage]) -> Iterator[tuple[str, list[msg.Up]]]:
    """A server that greets each who connects, takes one message, answers it with the next of the
    answers and hangs up, but for the last; its address, and the messages that it took."""
    left, taken = list(answers), list[msg.Up]()
    encode, decode = msgspec.json.Encoder().encode, msgspec.json.Decoder(msg.Up).decode

    def talks(connection: ServerConnection) -> None:
        assert isinstance(decode(connection.recv()), msg.Hello)
        connection.send(encode(WELCOME).decode())
        taken.append(decode(connection.recv()))
        connection.send(encode(left.pop(0)).decode())
        if not left:
            connection.recv()

    with serve(talks, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"127.0.0.1:{server.socket.getsockname()[1]}", taken
        finally:
            server.shutdown()
            thread.join()


def test_a_server_that_fails_each_time_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise of reconnecting: where a server makes a mistake whenever it is asked for the seat,
    the player hears so instead of waiting for ever; a server that is only gone is waited for."""
    monkeypatch.setattr(socket_connection, "AGAIN_S", (0.01,))
    asked: list[None] = []

    def talks(connection: ServerConnection) -> None:
        connection.recv()
        connection.send(msgspec.json.encode(WELCOME).decode())
        connection.recv()
        asked.append(None)
        connection.close(1011)

    with serve(talks, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        link = SocketConnection(f"127.0.0.1:{server.socket.getsockname()[1]}", HELLO)
        ended = threading.Event()
        link.wake_by(lambda: ended.set() if link.ended_by else None)
        link.open(msg.Back("table", "token", -1))
        link.ask(msg.Back("table", "token", -1))
        assert ended.wait(LONG)
        assert (link.ended_by, len(asked)) == ("failed", 5)
        link.close()
        server.shutdown()
        thread.join()


def test_a_seat_is_kept_from_the_moment_it_is_given() -> None:
    """Promise of reconnecting: a line that breaks right behind the answer to `join` asks for the
    chair, and again where the server had no time; nobody hears of a refusal that did not stay."""
    seated = msg.Seated("table", "token", 1, [BLUE])
    with scripted([seated, msg.Refused("many"), msg.Refused("saved"), STATE]) as (url, taken):
        link = SocketConnection(url, HELLO)
        link.open(msg.Join("1234 5678 9012", "Ben"))
        link.ask(msg.Join("1234 5678 9012", "Ben"))
        heard: list[Told | None] = []
        while len(heard) < 2 and link.wait(LONG):
            heard.append(link.take())
        assert heard == [seated, STATE]
        assert not link.is_lost
        assert taken[1:] == [msg.Back("table", "token", -1)] * 3
        link.close()


class Dance(msg.ProtocolMessage, frozen=True, tag="dance"):
    """A message of a newer server."""

    steps: int = 2


def test_what_a_newer_server_says_besides_is_passed_over() -> None:
    """Promise of the protocol: a server may add kinds of messages, and fields; a client neither
    hangs up nor comes back because of them."""
    seated = msg.Seated("table", "token", 1, [BLUE])
    newer = (Dance(), seated, Dance(3), STATE)

    def talks(connection: ServerConnection) -> None:
        connections.append(None)
        connection.recv()
        connection.send(msgspec.json.encode(WELCOME).decode())
        connection.recv()
        for message in newer:
            connection.send(msgspec.json.encode(message).decode())
        connection.recv()

    connections: list[None] = []
    with serve(talks, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        link = SocketConnection(f"127.0.0.1:{server.socket.getsockname()[1]}", HELLO)
        link.open(msg.Join("1234 5678 9012", "Ben"))
        link.ask(msg.Join("1234 5678 9012", "Ben"))
        heard: list[Told | None] = []
        while len(heard) < len(newer) and link.wait(LONG):
            heard.append(link.take())
        assert heard == [Unread("dance"), seated, Unread("dance"), STATE]
        assert not link.is_lost
        assert not link.ended_by
        link.close()
        server.shutdown()
        thread.join()
    assert len(connections) == 1
