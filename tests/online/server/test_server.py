"""The server over real sockets: greeting, playing, coming back, and what is refused."""

from __future__ import annotations

import asyncio
import inspect
import threading
import urllib.error
import urllib.request
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
from sorry_a11y.online.server.commit import CommitLoop
from sorry_a11y.online.server.rate_limits import MOST_FAULTS, RATES, Rate
from sorry_a11y.online.server.rooms import members, room_requests
from sorry_a11y.online.server.rooms.asking import Asking
from sorry_a11y.online.server.rooms.attendance import Attendance
from sorry_a11y.online.server.rooms.room import Room
from sorry_a11y.online.server.rooms.rooms import RoomSupervisor
from sorry_a11y.online.server.table_server import ServerOptions, TableServer, single_server
from sorry_a11y.online.server.websocket_front import MOST_BYTES, address_of
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.encoding import decoded_down, encoded
from sorry_a11y.store.log_store import StoredEntry
from tests.harness.waiting import LIVE, comes_true
from tests.online.server.memory_log import MemoryLog

from .people import TWO, RoomHarness, Someone, awaited, two_at_a_table

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
async def test_who_is_thrown_out_again_and_again_waits_outside(
    at: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of limits: who says nonsense or too much is thrown out, ten connections at once, then
    one every six seconds an address; what is already open stays."""
    monkeypatch.setattr(websocket_front, "KEPT_OUT_S", 0.0)
    monkeypatch.setattr(RATES, "faulty", Rate(RATES.faulty.burst, 1e9))  # no six seconds pass
    ann = await at.someone()
    silly = await at.someone()
    for _ in range(MOST_FAULTS + 2):
        await silly.send('{"t":"decide"}')
    assert await close_code(silly) == 4008
    thrown_out = 1

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


# -- what is refused has not happened, and an error in one room is felt in no other ---------------


THREE = {"red": "you", "yellow": "open", "blue": "open"}


def names(one: Someone) -> list[str]:
    """Who sits at a table, as somebody was told last."""
    return [occupant.name for occupant in one.state.seats if occupant.name]


def test_a_connection_has_one_seat() -> None:
    """Promise: who joins twice on one connection, by whatever name, has the first seat alone."""
    room = RoomHarness()
    ann = room.host(seats=THREE)
    ben = room.guest(ann)
    assert ben.refusal(msg.Join(ann.seated.code, "Ghost")) == "begun"
    assert names(ann) == ["Ann", "Ben"]
    ben.goes_away()
    room.wait(20)
    assert [one.away for one in ann.state.seats if one.name == "Ben"]
    assert len(room.table(ann).door.open_seats()) == 1


def test_who_sits_at_one_table_takes_no_seat_at_another() -> None:
    """Promise: a connection that is at a table and joins another, or asks for somebody else's seat
    there, is refused, and nothing has changed at either."""
    room = RoomHarness()
    ann, bob = room.host("Ann"), room.host("Bob")
    cid = room.guest(bob, "Cid")
    assert ann.refusal(msg.Join(bob.seated.code, "Ghost")) == "begun"
    assert ann.refusal(msg.Back(cid.seated.table, cid.seated.token)) == "begun"
    assert names(bob) == ["Bob", "Cid"]
    assert not cid.all(msg.Bye)
    assert ann.refusal(msg.Manage("start")) == ""


def test_who_has_a_seat_opens_no_table() -> None:
    """Promise: host is refused on a connection with a seat, and there is no table that nobody can
    begin or end, listed for all."""
    room = RoomHarness()
    ann = room.host(public=True)
    room.now += 100
    wished = msg.HostTable("hasbro", "Ann", THREE, public=True)
    assert ann.refusal(wished) == "begun"
    assert len(room.lobby.rooms.here) == 1
    assert len([*room.lobby.rooms.listed()]) == 1
    ann.says(msg.Leave())
    room.wait(5)
    assert len(room.lobby.rooms.here) == 0


def test_a_join_said_again_gives_the_same_seat() -> None:
    """Promise: a client that says its join again, on the same connection or because that was lost
    before the answer came, has one seat; once it has said anything else, the seat was heard of."""
    room = RoomHarness()
    ann = room.host(seats=THREE)
    join = msg.Join(ann.seated.code, "Ben")
    ben = room.someone("Ben's")
    ben.says(join)
    first = ben.seated
    ben.says(join)
    assert ben.seated == first
    ben.goes_away()
    again = room.someone("Ben's")
    again.says(join)
    assert again.seated == first
    assert names(ann) == ["Ann", "Ben"]
    again.says(msg.Say("hello"))
    again.goes_away()
    assert room.someone("Ben's").refusal(join) == "name"
    assert room.someone("elsewhere").refusal(join) == "name"


def test_a_room_with_an_error_goes_on_as_its_journal_has_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Promise: an unexpected error at one table costs what was just asked for and nothing else;
    the table stands as it stood, and no other table notices."""
    room, ann, ben = two_at_a_table()
    other = room.host("Cid")
    room.play(ann, 6)
    seq = room.table(ann).journal.seq

    def fit_line(text: str) -> str:
        if text == "boom":
            raise ZeroDivisionError
        return text

    monkeypatch.setattr(room_requests, "fit_line", fit_line)
    assert ann.refusal(msg.Say("boom")) == "saved"
    assert ben.all(msg.Refused)[-1].why == "saved"
    assert not other.all(msg.Refused)
    assert room.table(ann).journal.seq == seq
    room.play(ann)
    assert room.table(ann).stage == "over"
    other.says(msg.Say("hello"))
    monkeypatch.setattr(Asking, "drop_out", lambda *_: 1 / 0)
    for message in (msg.Leave(), msg.HostTable("hasbro", "Ben", TWO)):
        awaited(room.intake.say(ben.connection, message))
    room.settle()
    assert ben.connection.room is room.table(ben), "a table that comes back takes nobody away"


def test_a_room_that_cannot_go_on_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise: a table that fails again and again ends; its people hear that the seat is gone, it
    is logged, and other tables go on."""
    room, ann, _ = two_at_a_table()
    other = room.host("Cid")
    ended = room.table(ann).id
    real = Attendance.tick

    def broken(self: Attendance, now: float) -> None:
        if self._room.id == ended:
            raise ZeroDivisionError
        real(self, now)

    monkeypatch.setattr(Attendance, "tick", broken)
    room.wait(10)
    assert ann.all(msg.Refused)[-1].why == "token"
    assert [*room.lobby.rooms.here] == [room.table(other).id]
    assert room.someone().refusal(msg.Back(ended, ann.seated.token)) == "token"
    assert other.refusal(msg.Manage("start")) == ""


@served
async def test_one_error_silences_no_table_and_health_says_so(
    at: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise: the loop that tells goes on after any error; meanwhile health says 503."""
    real = RoomSupervisor.tell
    raised: list[bool] = []

    def once(self: RoomSupervisor) -> None:
        if not raised:
            raised.append(True)
            raise ZeroDivisionError
        real(self)

    ann = await at.someone()
    monkeypatch.setattr(RoomSupervisor, "tell", once)
    told = asyncio.create_task(ask(ann, HOST, msg.Seated))
    await comes_true(lambda: raised)
    assert await asyncio.to_thread(_status, at.url) == 503
    assert isinstance(await told, msg.Seated)
    bob = await at.someone()
    await ask(bob, msg.HostTable("hasbro", "Bob", {"red": "you", "blue": "runner"}), msg.Seated)
    await ask(bob, msg.Manage("start"), msg.News)
    assert await asyncio.to_thread(_status, at.url) == 200


@served
async def test_health_heals_by_itself(at: Served) -> None:
    """Promise: after a full disk health is 200 again by itself, as soon as there is room."""
    ann = await at.someone()
    at.journal.fails = True
    assert (await ask(ann, HOST, msg.Refused)).why == "saved"
    await ann.close()
    assert await asyncio.to_thread(_status, at.url) == 503
    at.journal.fails = False
    async with asyncio.timeout(LIVE):
        while await asyncio.to_thread(_status, at.url) != 200:
            pass


@served
async def test_watchers_without_a_name_hear_on_when_their_room_was_dropped(
    at: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise: a room made anew after an error tells its audience on, and who joins it."""
    monkeypatch.setattr(members, "MOST_WATCHERS", 0)
    ann = await at.someone()
    seated = await ask(ann, HOST, msg.Seated)
    watching = msg.Join(seated.code, "Eve", watch=True)
    eve = await at.someone()
    await ask(eve, watching, msg.TableState)
    at.journal.fails = True
    await ask(ann, msg.Manage("start"), msg.Refused)
    at.journal.fails = False
    await wait_for(eve, msg.TableState)
    await ask(ann, msg.Manage("start"), msg.News)
    await wait_for(eve, msg.News)
    fay = await at.someone()
    await ask(fay, watching, msg.TableState)
    await ask(ann, msg.Say("Hello"), msg.Said)
    for one in (eve, fay):
        await wait_for(one, msg.Said)


def _status(url: str) -> int:
    try:
        with urllib.request.urlopen(url.replace("ws", "http") + "/health") as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


@served
async def test_a_room_is_woken_off_the_loop(at: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise: when a room is fetched that sleeps in the journal, the journal is read and the game
    played again on another thread than the one that serves all rooms."""
    threads: dict[str, int] = {}
    real_read, real_rebuilt = MemoryLog.entries, Room.rebuilt

    def read(self: MemoryLog, table: str) -> list[StoredEntry]:
        threads["read"] = threading.get_ident()
        return real_read(self, table)

    def rebuilt(*given: Any) -> Room:
        threads["rebuilt"] = threading.get_ident()
        return real_rebuilt(*given)

    ann = await at.someone()
    seated = await ask(ann, HOST, msg.Seated)
    await ask(ann, msg.Manage("start"), msg.News)
    at.tables._lobby.supervisor.let_go(seated.table)
    monkeypatch.setattr(MemoryLog, "entries", read)
    monkeypatch.setattr(Room, "rebuilt", rebuilt)
    again = await at.someone()
    await ask(again, msg.Back(seated.table, seated.token), msg.TableState)
    await wait_for(again, msg.News)
    assert threads.keys() == {"read", "rebuilt"}
    assert threading.get_ident() not in threads.values()


@served
async def test_a_room_given_up_while_it_is_fetched_costs_nobody_a_seat(
    at: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of docs/running-a-server.md: who comes back while their table goes to another server
    is sent there, and not told that the seat is gone."""
    real_admit = RoomSupervisor.admit

    def admit(self: RoomSupervisor, room: Room) -> None:
        real_admit(self, room)
        self.let_go(room.id)  # as where its bucket is handed over

    ann = await at.someone()
    seated = await ask(ann, HOST, msg.Seated)
    back = msg.Back(seated.table, seated.token)
    handing_over: list[tuple[object, str, object]] = [
        (RoomSupervisor, "admit", admit),
        (at.tables._journal, "hold", lambda _game: 0),
    ]
    for given_up in handing_over:
        at.tables._lobby.supervisor.let_go(seated.table)
        again = await at.someone()
        with monkeypatch.context() as patch:
            patch.setattr(*given_up)
            await again.send(encoded(back))
            assert await close_code(again) == msg.CLOSE_CODES["restart"]
        assert seated.table not in at.tables._lobby.rooms.here
        await ask(await at.someone(), back, msg.TableState)


@served
async def test_a_room_fetched_while_its_bucket_goes_is_given_up_too(
    at: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of docs/running-a-server.md: a server that has handed a bucket over keeps no table of
    it in memory, which would know nothing of what happens to it elsewhere."""
    ann = await at.someone()
    seated = await ask(ann, HOST, msg.Seated)
    at.tables._lobby.supervisor.let_go(seated.table)
    again = await at.someone()

    async def settle(_loop: CommitLoop, _rooms: object) -> None:
        await ask(again, msg.Back(seated.table, seated.token), msg.TableState)

    with monkeypatch.context() as patch:
        patch.setattr(CommitLoop, "settle", settle)
        patch.setattr(at.tables._journal, "wanted_of", list)
        await at.tables._commit._hand_over()
    assert seated.table not in at.tables._lobby.rooms.here
    assert await close_code(again) == msg.CLOSE_CODES["restart"]


@served
async def test_a_journal_that_cannot_be_followed_ends_one_room(
    at: Served, caplog: pytest.LogCaptureFixture
) -> None:
    """Promise: the guests of a table whose journal the rules do not accept hear that the seat is
    gone, once; the error is logged and read no second time."""
    ann = await at.someone()
    seated = await ask(ann, HOST, msg.Seated)
    await ask(ann, msg.Manage("start"), msg.News)
    at.tables._lobby.supervisor.let_go(seated.table)
    entries = at.journal.entries(seated.table)
    at.journal.forget([seated.table])
    at.journal.append(
        [
            one._replace(text='{"t":"act","text":"b 7 b1+7"}') if '"act"' in one.text else one
            for one in entries
        ]
    )
    for _ in range(2):
        again = await at.someone()
        refused = await ask(again, msg.Back(seated.table, seated.token), msg.Refused)
        assert isinstance(refused, msg.Refused)
        assert refused.why == "token"
    assert sum("cannot be followed" in one.message for one in caplog.records) == 1
