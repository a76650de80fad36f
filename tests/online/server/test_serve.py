"""`sorry-a11y serve` and `tables`, as programs."""

from __future__ import annotations

import asyncio
import gc
import shutil
import socket
import ssl
import subprocess
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any
from unittest.mock import Mock
from weakref import WeakSet

import pytest
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Close, Frame, Opcode

from sorry_a11y.cli.commands import listening
from sorry_a11y.frontends.web.web_frontend import WebFrontend
from sorry_a11y.online.server import websocket_front
from sorry_a11y.online.server.rate_limits import RATES
from sorry_a11y.online.server.table_server import (
    HomeServer,
    ServerOptions,
    TableServer,
    single_server,
)
from sorry_a11y.online.server.websocket_front import (
    COLLECTED_AFTER,
    MOST_FRAMES,
    GuestSocket,
    PortTakenError,
)
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.addresses import is_private
from sorry_a11y.online.wire.encoding import decoded_down, encoded
from tests.harness.databases import Postgres, needs_postgres
from tests.harness.ports import free_port
from tests.harness.waiting import LIVE, comes_true
from tests.online.server.memory_log import MemoryLog

from .far_people import HELLO
from .programs import Serving, run
from .test_server import Served, ask, at_server, served

pytestmark = pytest.mark.server


def test_it_serves_tells_its_health_and_ends(tmp_path: Path) -> None:
    """Promise: one line when it is ready, an answer for watchdogs, an orderly end."""
    with Serving(tmp_path) as server:
        with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/health") as answer:
            assert (answer.status, answer.read()) == (200, b"0\n")
        assert run("tables", "--at", server.url) == (0, "No table is open to everyone.\n", "")
        assert server.stop() == 0


def test_it_ends_though_somebody_says_nothing() -> None:
    """Promise: a server that ends does not wait for lines on which nothing was said, as browsers
    open them ahead. Here such a line may be silent for ever."""

    async def ended() -> None:
        journal = MemoryLog()
        server = single_server(journal)
        port = await server.start("127.0.0.1", 0, open_timeout=None)
        told, silent = await asyncio.open_connection("127.0.0.1", port)
        await comes_true(lambda: server._front._opening)
        async with asyncio.timeout(60):
            await server.stop()
            with suppress(ConnectionError):
                assert await told.read() == b""
        silent.close()

    asyncio.run(ended())


@served
async def test_sockets_that_end_by_errors_leave_nothing(
    at: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise: whoever hangs up rudely leaves nothing for the rare search for garbage."""
    sockets: WeakSet[ServerConnection] = WeakSet()

    class KnownSocket(websocket_front.GuestSocket):
        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            sockets.add(self)

    monkeypatch.setattr(websocket_front, "GuestSocket", KnownSocket)
    gc.collect()
    gc.disable()
    try:
        for data in ((), ("x" * 5000,), [encoded(HELLO), *[encoded(msg.ListTables())] * 40]):
            client = await connect(at.url, compression=None)
            for one in data:
                await client.send(one)
            client.transport.abort()
        await comes_true(lambda: not sockets)
    finally:
        gc.enable()


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG])
@served
async def test_more_frames_than_anybody_needs_end_a_connection(
    at: Served, opcode: Opcode, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise: a flood of frames ends the connection; half as many as are allowed do no harm."""

    def whole(value: float) -> int:
        """Have all times of the loop in one second."""
        return value if isinstance(value, int) else 0

    monkeypatch.setattr(websocket_front, "int", whole, raising=False)

    async def ends_after(frames: int) -> int | None:
        async with connect(at.url, compression=None) as client:
            await client.send(encoded(HELLO))
            client.transport.write(Frame(opcode, b"").serialize(mask=True) * frames)
            with suppress(ConnectionClosed):
                await ask(client, msg.ListTables(), msg.Listing)
            return client.protocol.close_code

    assert await ends_after(20 * MOST_FRAMES) == msg.CLOSE_CODES["many"]
    assert await ends_after(MOST_FRAMES + 1) == msg.CLOSE_CODES["many"], "the last one"
    assert await ends_after(MOST_FRAMES // 2) is None


@pytest.mark.parametrize("is_there", [True, False])
@served
async def test_who_is_silent_is_asked_and_let_go_if_they_do_not_answer(
    at: Served, *, is_there: bool
) -> None:
    """Promise: a guest whose line is dead is let go; one who only thinks for long stays."""
    async with connect(at.url, compression=None, ping_interval=None, close_timeout=0) as client:
        await client.send(encoded(HELLO))
        await client.recv()
        (guest,) = at.tables._front._guests
        assert isinstance(guest.socket, GuestSocket), "came by a socket"
        if not is_there:
            client.transport.pause_reading()
        socket = guest.socket
        for _ in range(6):
            socket._look_after()
            await comes_true(lambda: not is_there or not socket._is_asked or socket._is_heard)
        ended = socket.protocol.close_sent
        client.transport.abort()
    is_let_go = ended == Close(msg.CLOSE_CODES["unanswered"], "unanswered")
    assert is_let_go is not is_there


@at_server(ServerOptions(trusted=("127.0.0.1",), clock=lambda: 0.0))
async def test_who_connects_again_and_again_is_kept_out(
    at: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise: a stranger who opens socket after socket, or asks for the health, soon costs the
    server nothing; others come in, and the watchdog of the machine hears how it is."""
    monkeypatch.setattr(websocket_front, "KEPT_OUT_S", 0.0)

    async def comes(address: str, path: str = "") -> int:
        headers = {"X-Forwarded-For": address} if address else {}
        try:
            client = await connect(at.url + path, compression=None, additional_headers=headers)
        except InvalidStatus as refused:
            return refused.response.status_code
        client.transport.abort()
        return 0

    for _ in range(RATES.sockets.burst):
        assert await comes("203.0.113.1") == 0
    assert await comes("203.0.113.1") == 429
    assert await comes("203.0.113.1", "/health") == 429
    assert await comes("203.0.113.2") == 0
    assert await comes("203.0.113.2", "/health") == 200
    for _ in range(RATES.sockets.burst + 1):
        assert await comes("", "/health") == 200


@at_server(ServerOptions(clock=lambda: 0.0))
async def test_messages_too_many_are_counted_for_all_connections_of_an_address(
    at: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise: faults count across connections; who comes again and again is kept out."""
    monkeypatch.setattr(websocket_front, "FAULT_S", 0.0)
    faults = 0
    with suppress(InvalidStatus):
        async with asyncio.timeout(LIVE):
            while True:
                client = await connect(at.url, compression=None)
                with suppress(ConnectionClosed):
                    for _ in range(10):
                        await client.send("nonsense")
                        await client.recv()
                        faults += 1
                client.transport.abort()
    assert RATES.faults.burst <= faults < 3 * RATES.faults.burst


def test_what_ended_sockets_leave_is_searched_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise: a search for garbage comes after so many sockets as are open, and some more; so
    strangers who come and go do not let a server grow, and it does not search for ever."""
    searches: list[None] = []
    monkeypatch.setattr(gc, "collect", lambda: searches.append(None))
    monkeypatch.setattr(websocket_front, "GuestSocket", Mock)
    front = single_server(MemoryLog())._front
    front._guests = dict.fromkeys(range(10))  # type: ignore[arg-type]
    for made in range(1, 2 * COLLECTED_AFTER + 20):
        front._make_socket()
        front.collect_garbage()
        assert len(searches) == made // (COLLECTED_AFTER + 11), made


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    """Promise: tables have one owner; the second server says so in one sentence."""
    with Serving(tmp_path):
        status, told, complained = run("serve", "--port", "0", "--data", str(tmp_path))
    assert (status, told) == (1, "")
    assert complained.startswith("Another server keeps its tables in ")
    assert complained.count("\n") == 1


class LateFrontend(WebFrontend):
    """A frontend that begins after that of the page, and finds its port taken."""

    async def begin(self, server: TableServer) -> None:  # noqa: ARG002
        """Begin nothing."""
        raise PortTakenError(22)


@pytest.mark.parametrize("last", [WebFrontend, LateFrontend])
def test_a_start_that_fails_leaves_nothing_behind(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, last: type[WebFrontend]
) -> None:
    """Promise: where a port is taken, that of the tables or of a frontend, what had begun has
    ended: no task is left that nobody waits for, nothing is logged, and the next start works."""
    file = tmp_path / "tables.sqlite"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(PortTakenError):
            asyncio.run(HomeServer(file, WebFrontend(), last()).start(port))
    gc.collect()
    assert not caplog.records

    async def serve() -> None:
        server = HomeServer(file, WebFrontend())
        await server.start(port)
        await server.stop()

    asyncio.run(serve())


def test_a_database_is_named_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise of docs/running-a-server.md: the address of the database, with its password, need not
    be an option, which other users of the machine can read."""
    pytest.importorskip("asyncpg")
    monkeypatch.setenv("SORRY_A11Y_POSTGRES", "postgresql://sorry:x@127.0.0.1:1/none")
    status, told, complained = run("serve", "--migrate")
    assert (status, told) == (1, "")
    assert complained.startswith("PostgreSQL does not answer")
    assert complained.count("\n") == 1


@pytest.mark.parametrize("command", [("serve",), ("server", "tables")])
def test_an_empty_address_of_a_database_is_a_mistake(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    """Promise of docs/running-a-server.md: where the variable that has the address is not set, no
    server begins with tables of its own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("SORRY_A11Y_POSTGRES", "")
    said = "SORRY_A11Y_POSTGRES needs a value after it."
    given = [([*command], said)]
    if command == ("serve",):
        given.append((["serve", "--postgres", " "], "--postgres needs a value after it."))
    for words, complaint in given:
        status, told, complained = run(*words)
        assert (status, told) == (2, "")
        assert complaint in complained
    assert not [*tmp_path.iterdir()]


@needs_postgres()
def test_each_failure_of_a_database_is_told_as_itself(tmp_path: Path) -> None:
    """Promise of docs/running-a-server.md: what is wrong with the database is told by its cause, by
    every command, and nothing begins."""
    pytest.importorskip("asyncpg")
    certificate = tmp_path / "none.crt"
    with Postgres() as database:
        at = database.dsn
        create = "CREATE ROLE guest LOGIN; REVOKE CREATE ON DATABASE postgres FROM public"
        database.run("psql", "-d", at, "-c", create)
        no_tls = "The connection to PostgreSQL cannot be encrypted"
        told = {
            "garbage": "--postgres is not the address",
            at.replace("127.0.0.1", "127.0.0.1:x"): "--postgres is not the address",
            f"{at}?sslmode=so": "--postgres is not the address",
            f"postgresql://postgres@127.0.0.1:{free_port()}/postgres": "PostgreSQL does not answer",
            f"{at}?sslmode=require": no_tls,
            f"{at}?sslmode=verify-full": no_tls,
            f"{at}?sslmode=verify-full&sslrootcert={certificate}": no_tls,
            at.replace("postgres@", "nobody@"): "PostgreSQL does not let this user in",
            database.dsn_of("none"): "PostgreSQL has no database of this name",
            at.replace("postgres@", "guest@"): "PostgreSQL does not do what a server needs",
        }
        for address, complaint in told.items():
            status, said, complained = run("serve", "--migrate", "--postgres", address)
            assert (status, said) == (1, ""), address
            assert complained.startswith(complaint), (address, complained)
            assert complained.count("\n") == 1
            if "guest@" not in address:
                again = run("serve", "--port", "0", "--postgres", address)
                assert again == (1, "", complained), address


@pytest.mark.parametrize(
    ("method", "path", "status", "has_body"),
    [
        ("GET", "/health", 200, True),
        ("HEAD", "/health", 200, False),
        ("POST", "/health", 405, True),
        ("PUT", "/metrics", 405, True),
        ("TRACE", "/t/000", 405, True),
        ("HEAD", "/t/000", 405, True),
    ],
)
@served
async def test_only_what_asks_is_answered(
    at: Served, method: str, path: str, status: int, has_body: bool
) -> None:
    """Promise of docs/running-a-server.md: a request of HTTP that would change something is refused
    with 405, which names what is allowed; HEAD is answered as GET is, without the text."""
    told, asking = await asyncio.open_connection("127.0.0.1", at.url.rpartition(":")[2])
    asking.write(f"{method} {path} HTTP/1.1\r\nHost: here\r\n\r\n".encode())
    head, _, body = (await told.read()).partition(b"\r\n\r\n")
    asking.close()
    assert head.split()[1] == str(status).encode()
    assert bool(body) is has_body
    assert (b"Allow: GET, HEAD" in head) is (status == 405)


def test_where_there_is_no_server() -> None:
    """Promise: `tables` at a dead address ends with a sentence."""
    status, told, complained = run("tables", "--at", "ws://127.0.0.1:9")
    assert (status, told) == (1, "")
    assert complained == "No server answers at ws://127.0.0.1:9.\n"


def test_which_addresses_are_private() -> None:
    """Promise: plain sockets stay within a machine, a home, a private network."""
    private = (
        *("127.0.0.1", "::1", "192.168.1.5", "10.1.2.3", "172.20.0.1", "100.100.1.1", "fd00::1"),
        *("fe80::1%eth0", "::ffff:192.168.1.5"),
    )
    others = (
        *("8.8.8.8", "2001:4860:4860::8888", "::ffff:8.8.8.8", "100.128.0.1", "table", ""),
        "172.32.0.1",
    )
    assert [one for one in (*private, *others) if is_private(one)] == [*private]


def _made_certificate(folder: Path, days: int) -> None:
    command = (
        "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost"
        f" -days {days} -keyout key.pem -out certificate.pem"
    )
    subprocess.run(command.split(), cwd=folder, check=True, capture_output=True)


@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not installed")
def test_a_renewed_certificate_holds_without_a_new_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of docs/running-a-server.md: a renewed certificate holds for the connections that
    come then, those that are there go on, and files that do not fit together change nothing."""
    monkeypatch.setattr(listening, "RENEWED_S", 0.02)
    _made_certificate(tmp_path, 2)
    files = str(tmp_path / "certificate.pem"), str(tmp_path / "key.pem")

    async def scene() -> None:
        certificate = listening.Certificate(*files)
        server = single_server(MemoryLog())
        port = await server.start("127.0.0.1", 0, ssl=certificate.context)
        renewing = asyncio.create_task(certificate.renew())

        def shown() -> str:
            return ssl.get_server_certificate(("127.0.0.1", port))

        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        async with connect(f"wss://127.0.0.1:{port}", ssl=trusting) as there:
            first = await asyncio.to_thread(shown)
            (tmp_path / "key.pem").write_text("no key", encoding="ascii")
            await asyncio.sleep(0.2)
            assert await asyncio.to_thread(shown) == first
            _made_certificate(tmp_path, 3)
            while await asyncio.to_thread(shown) == first:
                pass
            await there.send(encoded(HELLO))
            assert isinstance(decoded_down(await there.recv()), msg.Welcome)
        renewing.cancel()
        await server.stop()

    asyncio.run(scene())
