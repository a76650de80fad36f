"""The line to a table, against a server that is scripted."""

from __future__ import annotations

import asyncio
import gc
import socket
import warnings
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Literal

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request
from websockets.server import ServerProtocol

from sorry_a11y.core.rules.board import BLUE
from sorry_a11y.online.client import connection
from sorry_a11y.online.client.connection import (
    ConnectionFailedError,
    Line,
    LineEnd,
    TableConnection,
    Told,
)
from sorry_a11y.online.client.web_sockets import WebSockets
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.encoding import Unread, decoded_up
from tests.online.server.tables import HELLO, LONG, on_loop, until

WELCOME = msg.Welcome()
STATE = msg.TableState("gathering", [], 0)
SEATED = msg.Seated("table", "token", 1, [BLUE])
BACK = msg.Back("table", "token", -1)
JOIN = msg.Join("1234 5678 9012", "Ben")

Talks = Callable[[ServerConnection], Awaitable[None]]


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line that broke is tried again at once."""
    monkeypatch.setattr(connection, "AGAIN_S", (0.01,))


@contextmanager
def serving(talks: Talks) -> Iterator[str]:
    """The address of a server that does that with each who connects."""

    async def start() -> tuple[str, Callable[[], None]]:
        server = await serve(talks, "127.0.0.1", 0)
        return f"127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}", server.close

    address, close = on_loop(start())
    try:
        yield address
    finally:
        close()
        on_loop(asyncio.sleep(0.01))


async def says(socket: ServerConnection, *messages: msg.ProtocolMessage) -> None:
    """Have a server send messages."""
    for one in messages:
        await socket.send(msgspec.json.encode(one).decode())


def answering(asked: list[None], answer: Talks) -> Talks:
    """What a server does that welcomes a client, notes that a seat was asked for, and answers."""

    async def talks(socket: ServerConnection) -> None:
        await socket.recv()
        await says(socket, WELCOME)
        await socket.recv()
        asked.append(None)
        await answer(socket)

    return talks


class Ear:
    """Somebody who listens. ``heard``: every message."""

    def __init__(self) -> None:
        self.heard: list[Told] = []

    def hear(self, message: Told) -> None:
        self.heard.append(message)


@contextmanager
def connected(url: str, wish: msg.Join | msg.Back) -> Iterator[tuple[TableConnection, Ear]]:
    """A connection with a wish, and who listens to it."""
    link, ear = TableConnection(WebSockets(url).open, HELLO), Ear()
    link.listen(ear)
    on_loop(link.open(wish))
    link.ask(wish)
    try:
        yield link, ear
    finally:
        link.close()
        on_loop(asyncio.sleep(0.01))


def test_a_server_that_fails_each_time_is_left() -> None:
    """Promise of reconnecting: where a server makes a mistake whenever it is asked for the seat,
    the player hears so instead of waiting for ever; a server that is only gone is waited for."""
    asked: list[None] = []
    with (
        serving(answering(asked, lambda socket: socket.close(1011))) as url,
        connected(url, BACK) as (link, _),
    ):
        until(lambda: link.ended_by != "")
        assert (link.ended_by, len(asked)) == ("failed", 5)


def test_a_line_that_is_lost_is_told_with_the_first_attempt() -> None:
    """Promise of reconnecting: the player hears that the line is lost when the first attempt to
    come back has failed, and not with each further one."""

    async def answer(socket: ServerConnection) -> None:
        await says(socket, SEATED, STATE)
        await socket.close(1011)

    refused: list[None] = []
    told_at: list[int] = []

    async def open_line(path: str, end: LineEnd) -> Line:
        if told_at:
            refused.append(None)
            raise ConnectionFailedError("refused")
        return await sockets.open(path, end)

    with serving(answering([], answer)) as url:
        sockets = WebSockets(url)
        link = TableConnection(open_line, HELLO)
        link.wake_by(lambda: told_at.append(len(refused)))
        on_loop(link.open(JOIN))
        link.ask(JOIN)
        until(lambda: len(refused) > 2)
        assert [at for at in told_at if at] == [1]
        link.close()
        on_loop(asyncio.sleep(0.01))


def test_who_is_let_go_for_silence_comes_back() -> None:
    """Promise of reconnecting: a server that heard no answer to its pings is come back to however
    often it was so; it has made no mistake."""
    asked: list[None] = []

    async def answer(socket: ServerConnection) -> None:
        if len(asked) < 7:
            await socket.close(msg.CLOSE_CODES["unanswered"])
        else:
            await says(socket, STATE)
            await socket.wait_closed()

    with serving(answering(asked, answer)) as url, connected(url, BACK) as (_, ear):
        until(lambda: ear.heard == [STATE])


def test_a_seat_is_kept_from_the_moment_it_is_given() -> None:
    """Promise of reconnecting: a line that breaks right behind the answer to `join` asks for the
    seat, and again where the server had no time; nobody hears of a refusal that did not stay."""
    answers: list[msg.ProtocolMessage] = [SEATED, msg.Refused("many"), msg.Refused("saved"), STATE]
    taken: list[msg.Up] = []

    async def talks(socket: ServerConnection) -> None:
        await socket.recv()
        await says(socket, WELCOME)
        taken.append(decoded_up(str(await socket.recv()).encode()))
        await says(socket, answers.pop(0))
        if not answers:
            await socket.wait_closed()

    with serving(talks) as url, connected(url, JOIN) as (link, ear):
        until(lambda: ear.heard == [SEATED, STATE])
        assert not link.is_lost
        assert taken[1:] == [BACK] * 3


class Dance(msg.ProtocolMessage, frozen=True, tag="dance"):
    """A message of a newer server."""

    steps: int = 2


def test_what_a_newer_server_says_besides_is_passed_over() -> None:
    """Promise of the protocol: a server may add kinds of messages, and fields; a client neither
    hangs up nor comes back because of them."""
    connections: list[None] = []

    async def answer(socket: ServerConnection) -> None:
        await says(socket, Dance(), SEATED, Dance(3), STATE)
        await socket.wait_closed()

    with serving(answering(connections, answer)) as url, connected(url, JOIN) as (link, ear):
        until(lambda: ear.heard == [Unread("dance"), SEATED, Unread("dance"), STATE])
        assert not link.is_lost
        assert not link.ended_by
    assert len(connections) == 1


@pytest.mark.parametrize("why", ["banned", "version"])
def test_a_refused_greeting_answers_who_waits_for_a_seat(why: Literal["banned", "version"]) -> None:
    """Promise of `TableConnection.seat`: who may not come to a server at all hears so as the answer
    to the wish for a seat, and does not wait for one that never comes."""
    refusal = msg.Refused(why, accepted="2027-01-01")

    async def talks(socket: ServerConnection) -> None:
        await socket.recv()
        await says(socket, refusal)
        await socket.wait_closed()

    with serving(talks) as url:
        link = TableConnection(WebSockets(url).open, HELLO)
        assert on_loop(link.seat(JOIN, LONG)) == refusal
        assert link.ended_by == why


def test_what_comes_before_somebody_listens_is_heard_once() -> None:
    """Promise of `TableConnection.seat`: what a table tells behind a seat waits."""

    async def answer(socket: ServerConnection) -> None:
        await says(socket, SEATED, STATE)
        await socket.wait_closed()

    with serving(answering([], answer)) as url:
        link, ear = TableConnection(WebSockets(url).open, HELLO), Ear()
        on_loop(link.open(JOIN))
        assert on_loop(link.seat(JOIN, LONG)) == SEATED
        on_loop(asyncio.sleep(0.05))
        link.listen(ear)
        until(lambda: ear.heard == [STATE])
        link.close()
        on_loop(asyncio.sleep(0.01))


@pytest.mark.parametrize("name", ["http_proxy", "https_proxy", "all_proxy"])
def test_no_proxy_stands_between_two_programs_of_one_network(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Promise of docs/online.md: what the environment says of proxies keeps nobody from a table of
    their own network."""
    monkeypatch.setenv(name, "http://127.0.0.1:9")

    async def answer(socket: ServerConnection) -> None:
        await says(socket, STATE)
        await socket.wait_closed()

    with serving(answering([], answer)) as url, connected(url, BACK) as (_, ear):
        until(lambda: ear.heard == [STATE])


def test_a_proxy_that_lets_nobody_through_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise of docs/online.md: on the way to the internet a proxy that fails is told as one."""
    monkeypatch.setenv("https_proxy", "http://127.0.0.1:9")
    monkeypatch.setenv("no_proxy", "")
    link = TableConnection(WebSockets("wss://192.0.2.1").open, HELLO)
    monkeypatch.setattr("sorry_a11y.online.client.web_sockets.is_private", lambda _address: False)
    with pytest.raises(ConnectionFailedError) as failed:
        on_loop(link.open(JOIN))
    assert failed.value.why == "proxy"


def accepted(listening: socket.socket) -> socket.socket:
    """Take a client's web socket, and never answer anything that it says."""
    taken, _ = listening.accept()
    handshake = ServerProtocol()
    handshake.receive_data(taken.recv(65536))
    (asked,) = handshake.events_received()
    assert isinstance(asked, Request)
    handshake.send_response(handshake.accept(asked))
    taken.sendall(b"".join(handshake.data_to_send()))
    return taken


@pytest.mark.parametrize("turns", [0, 1, 5])
def test_who_ends_does_not_wait_for_the_farewell_of_a_silent_server(turns: int) -> None:
    """Promise of `Line.close`: a program that ends leaves no socket open, at whatever moment."""

    async def hang_up(port: int) -> None:
        sockets = WebSockets(f"127.0.0.1:{port}")
        line = await sockets.open("/", TableConnection(sockets.open, HELLO))
        line.close()
        for _ in range(turns):
            await asyncio.sleep(0)

    gc.collect()  # what earlier tests left is not asked about
    with (
        socket.create_server(("127.0.0.1", 0)) as listening,
        ThreadPoolExecutor() as threads,
        warnings.catch_warnings(record=True) as told,
    ):
        warnings.simplefilter("always")
        server = threads.submit(accepted, listening)
        asyncio.run(hang_up(listening.getsockname()[1]))
        gc.collect()
        server.result().close()
    assert not told
