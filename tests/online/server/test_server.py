"""The server over real sockets: greeting, playing, coming back, and what is refused."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, cast

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.http11 import Request

from sorry_a11y.core.rules.game import RULES_VERSION
from sorry_a11y.online.server import websocket_front
from sorry_a11y.online.server.rate_limits import MOST_FAULTS, RATES, Rate
from sorry_a11y.online.server.table_server import ServerOptions, TableServer, single_server
from sorry_a11y.online.server.websocket_front import MOST_BYTES, address_of
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.encoding import decoded_down, encoded
from tests.harness.waiting import LIVE
from tests.online.server.memory_log import MemoryLog

M = TypeVar("M", bound=msg.ProtocolMessage)
HELLO = msg.Hello(msg.PROTOCOL, RULES_VERSION)
HOST = msg.HostTable("hasbro", "Ann", {"red": "you", "yellow": "open"})


class Served:
    """A server of these tests, and its people."""

    def __init__(self, url: str, journal: MemoryLog, tables: TableServer) -> None:
        self.url = url
        self.journal = journal
        self.tables = tables

    async def someone(self) -> ClientConnection:
        """Somebody who was greeted."""
        socket = await connect(self.url, compression=None)
        assert isinstance(await ask(socket, HELLO, msg.Welcome), msg.Welcome)
        return socket


async def ask(socket: ClientConnection, message: msg.Up, kind: type[M]) -> M:
    """Send a message and wait for one of a kind."""
    await socket.send(encoded(message))
    return await wait_for(socket, kind)


async def wait_for(socket: ClientConnection, kind: type[M]) -> M:
    """The next message of a kind."""
    while True:
        message = decoded_down(await asyncio.wait_for(socket.recv(), LIVE))
        if isinstance(message, kind):
            return message


async def close_code(socket: ClientConnection) -> int:
    """With which code the server closes."""
    try:
        while True:
            await asyncio.wait_for(socket.recv(), LIVE)
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd else 0


def at_server(
    options: ServerOptions | None = None,
) -> Callable[[Callable[..., Awaitable[None]]], Callable[..., None]]:
    """Make tests of scenes, each of which is played at a server of its own: the first argument."""

    def made(scene: Callable[..., Awaitable[None]]) -> Callable[..., None]:
        def test(**given: Any) -> None:
            async def play() -> None:
                journal = MemoryLog()
                tables = single_server(journal, options)
                port = await tables.start("127.0.0.1", 0)
                try:
                    await scene(Served(f"ws://127.0.0.1:{port}", journal, tables), **given)
                finally:
                    await tables.stop()

            asyncio.run(play())

        _, *parameters = inspect.signature(scene).parameters.values()
        test.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
        test.__doc__ = scene.__doc__
        return test

    return made


served = at_server()


@served
async def test_the_newer_device_wins_and_the_older_is_told(at: Served) -> None:
    """Promise: close code 4001 tells a client not to come back by itself."""
    ann = await at.someone()
    seated = await ask(ann, HOST, msg.Seated)
    again = await at.someone()
    await ask(again, msg.Back(seated.table, seated.token), msg.TableState)
    assert await wait_for(ann, msg.Bye) == msg.Bye("elsewhere")
    assert await close_code(ann) == 4001
    await ask(again, msg.Manage("start"), msg.News)


@served
async def test_too_long_and_too_silly_is_closed(at: Served) -> None:
    """Promise: sizes and nonsense have limits, and whoever passes them is alone in suffering."""
    ann = await at.someone()
    seated = await ask(ann, HOST, msg.Seated)
    long = await at.someone()
    await long.send("x" * (MOST_BYTES + 1))
    assert await close_code(long) == 1009
    silly = await at.someone()
    for _ in range(MOST_FAULTS + 2):
        await silly.send('{"t":"decide"}')
    assert await close_code(silly) == 4008
    ben = await at.someone()
    await ask(ben, msg.Join(seated.code, "Ben"), msg.Seated)


@served
async def test_who_is_thrown_out_again_and_again_waits_outside(
    at: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of limits: ten faulty connections at once, then one every six seconds an address;
    what is already open stays."""
    monkeypatch.setattr(websocket_front, "KEPT_OUT_S", 0.0)
    monkeypatch.setattr(RATES, "faulty", Rate(RATES.faulty.burst, 1e9))  # no six seconds pass
    ann = await at.someone()
    thrown_out = 0

    async def bombs() -> None:
        nonlocal thrown_out
        while thrown_out < 20:
            bomb = await at.someone()
            await bomb.send("x" * (MOST_BYTES + 1))
            assert await close_code(bomb) == 1009
            thrown_out += 1

    with pytest.raises(InvalidStatus, match="429"):
        await bombs()
    assert thrown_out >= 10
    await ask(ann, HOST, msg.Seated)


def test_the_last_of_several_fronts_is_believed() -> None:
    """Promise: whatever a guest claims to be, in however many headers, the address that the proxy
    adds behind it counts; nobody else is believed."""

    class Socket:
        remote_address = ("127.0.0.1", 1)

    headers = Headers([("X-Forwarded-For", "1.1.1.1, 2.2.2.2"), ("X-Forwarded-For", "3.3.3.3")])
    request = Request("/", headers)
    for trusted, address in ((("127.0.0.1",), "3.3.3.3"), ((), "127.0.0.1")):
        assert address_of(cast(ServerConnection, Socket()), request, trusted) == address
