"""The line to a table, against a server that is scripted."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec
from websockets.sync.server import ServerConnection, serve

from sorry_a11y.net.link import Link
from sorry_a11y.rules.board import BLUE
from sorry_a11y.wire import hall_messages as talk
from tests.net.tables import HELLO, LONG

WELCOME = talk.Welcome(talk.PROTOCOL, "tests", talk.RULES_VERSION)
STATE = talk.TableState("gathering", [], 0)


@contextmanager
def scripted(answers: Sequence[talk.Down]) -> Iterator[tuple[str, list[talk.Up]]]:
    """A server that greets each who connects, takes one message, answers it with the next of the
    answers and hangs up, but for the last; its address, and the messages that it took."""
    left, taken = list(answers), list[talk.Up]()
    encode, decode = msgspec.json.Encoder().encode, msgspec.json.Decoder(talk.Up).decode

    def talks(connection: ServerConnection) -> None:
        assert isinstance(decode(connection.recv()), talk.Hello)
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


def test_a_chair_is_kept_from_the_moment_it_is_given() -> None:
    """Promise of reconnecting: a line that breaks right behind the answer to `join` asks for the
    chair, and again where the server had no time; nobody hears of a refusal that did not stay."""
    seated = talk.Seated("table", "token", 1, [BLUE])
    with scripted([seated, talk.Refused("many"), talk.Refused("saved"), STATE]) as (url, taken):
        link = Link(url, HELLO)
        link.open()
        link.send(talk.Join("1234 5678 9012", "Ben"))
        heard: list[talk.Down | None] = []
        while len(heard) < 2 and link.wait(LONG):
            heard.append(link.take())
        assert heard == [seated, STATE]
        assert not link.is_lost
        assert taken[1:] == [talk.Back("table", "token", -1)] * 3
        link.close()
