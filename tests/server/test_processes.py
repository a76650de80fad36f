"""`serve --processes`, as programs: one address, one folder, several processes."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import urllib.error
import urllib.request
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest
from websockets.asyncio.client import ClientConnection, connect

from sorry_a11y.server.processes import SILENT_S, can_fork
from sorry_a11y.server.rate_limits import WRONG_CODES
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import decoded_down, encoded

from .far_people import HELLO, FarPerson
from .houses import SEATS
from .kill_lab import killed
from .programs import Serving, run

pytestmark = pytest.mark.skipif(not can_fork(), reason="there is no fork")
LONG = 20.0


def _asked(server: Serving, path: str) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{server.port}{path}") as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, ""


def _becomes_well(server: Serving) -> None:
    end = monotonic() + LONG
    while _asked(server, "/health")[0] != 200:
        assert monotonic() < end, "never well"
        sleep(0.05)


def _figure(page: str, name: str) -> float:
    return float(next(
        line.split()[-1] for line in page.splitlines() if line.startswith(f"sorry_a11y_{name} ")
    ))


def test_nothing_is_lost_with_a_process(tmp_path: Path) -> None:
    """Promise: guests at either process play together, at tables that are at one of them; a
    process that is killed is started again, everybody is back in their seat and has heard
    everything once, and no decision counts twice."""
    found = asyncio.run(killed(tmp_path, 2, 5, 1, 2))
    assert found.decisions > 0
    assert (found.differing, found.twice) == (0, 0)
    assert set(found.unexpected) <= {"saved"}  # who comes while a process begins anew hears that
    assert found.back


def test_nothing_is_lost_with_a_process_that_hangs(tmp_path: Path) -> None:
    """Promise of docs/running-a-server.md: a process that says nothing for 15 seconds is killed and
    started again; its tables go on at the other one before, and everybody has heard everything
    once."""
    found = asyncio.run(killed(tmp_path, 1, 4, 1, 2, is_frozen=True))
    assert found.decisions > 0
    assert (found.differing, found.twice) == (0, 0)
    assert set(found.unexpected) <= {"saved"}
    assert found.back
    assert min(found.back) < SILENT_S, "nobody waits for the process to be given up"


def test_the_operator_sees_all_processes(tmp_path: Path) -> None:
    """Promise: figures, health and the operator's command are of all processes, whichever
    answers, and stay so when one was killed; the server ends in an orderly way, and its
    processes with it."""

    async def scene(server: Serving) -> None:
        people = [
            FarPerson(server.url, f"10.0.0.{lot}", Random(lot)) for lot in range(8)
        ]
        for number, one in enumerate(people):
            await one.sit(msg.HostTable("hasbro", f"Ann {number}", SEATS))
        await asyncio.sleep(1.5)
        data = ("--data", str(tmp_path))
        for _ in range(4):
            page = (await asyncio.to_thread(_asked, server, "/metrics"))[1]
            assert (_figure(page, "tables"), _figure(page, "connections")) == (8, 8)
            assert (await asyncio.to_thread(run, "server", "say", "Hello", *data))[1] == (
                "8 connections were told.\n"
            )
        told = (await asyncio.to_thread(run, "server", "tables", *data))[1]
        assert [f"Ann {number}" in told for number in range(8)] == [True] * 8
        table = next(line for line in told.splitlines() if "Ann 3" in line).split()[1].strip(",")
        assert (await asyncio.to_thread(run, "server", "end", table, *data))[0] == 0
        for one in people:
            await one.leave()

    more = ["--processes", "2", "--url", "wss://tables.example"]
    with Serving(tmp_path, more=more) as server:
        _becomes_well(server)
        asyncio.run(scene(server))
        processes = server.processes(2)
        os.kill(processes[0], signal.SIGKILL)
        end = monotonic() + LONG
        while processes[0] in server.processes(2):
            assert monotonic() < end, "not started again"
            sleep(0.05)
        _becomes_well(server)
        status, told, _ = run("server", "people", "--data", str(tmp_path))
        assert (status, told) == (0, "Nobody with a name of their own is here.\n")
        processes = server.processes(2)
        assert server.stop() == 0
        for one in processes:
            with pytest.raises(ProcessLookupError):
                os.kill(one, 0)


async def _not_at(server: Serving, other: int) -> ClientConnection:
    """A connection of a stranger, not at a certain process, which is stopped meanwhile."""
    os.kill(other, signal.SIGSTOP)
    try:
        socket = await connect(
            server.url, compression=None, proxy=None,
            additional_headers={"X-Forwarded-For": "192.0.2.66"},
        )
        await socket.send(encoded(HELLO))
        assert isinstance(decoded_down(await socket.recv()), msg.Welcome)
    finally:
        os.kill(other, signal.SIGCONT)
    return socket


async def _tried(socket: ClientConnection) -> str:
    """Try a code that leads nowhere; why it was refused."""
    await socket.send(encoded(msg.Join("0" * 12, "Eve")))
    told = decoded_down(await socket.recv())
    assert isinstance(told, msg.Refused)
    return told.why


def test_codes_tried_at_one_process_count_at_the_other(tmp_path: Path) -> None:
    """Promise of docs/running-a-server.md: who has used up the codes that may be tried at one
    process is refused at the other one within a second or so, and not only after as many more."""
    async def scene(server: Serving) -> None:
        first, second = server.processes(2)
        here = await _not_at(server, second)
        there = await _not_at(server, first)
        wrong = 0
        while await _tried(here) == "code":
            wrong += 1
        assert wrong >= WRONG_CODES.burst
        more = 0
        while await _tried(there) == "code":
            more += 1
            await asyncio.sleep(1.0)  # a busy machine has time to tell it
        assert more < WRONG_CODES.burst
        await asyncio.gather(here.close(), there.close())

    more = ["--processes", "2", "--url", "wss://tables.example"]
    with Serving(tmp_path, more=more) as server:
        _becomes_well(server)
        asyncio.run(scene(server))
        assert server.stop() == 0


def _banner(port: int) -> bytes:
    with socket.create_connection(("127.0.0.1", port), LONG) as line:
        return line.recv(100)


def test_the_page_and_ssh_are_at_one_address(tmp_path: Path) -> None:
    """Promise: every process hands out the page, and guests by ssh come to the same port before
    and after the process that takes them was killed."""
    pytest.importorskip("asyncssh")
    with Serving(tmp_path, more=["--processes", "2", "--ssh", "0"]) as server:
        found = re.search(r"ssh -p (\d+)", server.line())
        assert found
        for _ in range(4):
            assert _asked(server, "/")[0] == 200
        assert _banner(int(found[1])).startswith(b"SSH-2.0-sorry-a11y")
        for one in server.processes(2):
            os.kill(one, signal.SIGKILL)
        assert _banner(int(found[1])).startswith(b"SSH-2.0-sorry-a11y")
        _becomes_well(server)
        assert _asked(server, "/")[0] == 200
        assert server.stop() == 0


def test_no_process_outlives_its_parent(tmp_path: Path) -> None:
    """Promise: when the parent is killed, its processes end, and another server can begin."""
    with Serving(tmp_path, more=["--processes", "2"]) as server:
        processes = server.processes(2)
        server.kill()
    end = monotonic() + LONG
    while any(Path(f"/proc/{one}/cmdline").exists() for one in processes):
        assert monotonic() < end, "a process goes on alone"
        sleep(0.05)
    with Serving(tmp_path) as again:
        assert again.stop() == 0


def test_what_makes_no_server_of_processes(tmp_path: Path) -> None:
    """Promise: a second server of the same folder is refused, and options that do not go
    together too, each in one sentence."""
    with Serving(tmp_path, more=["--processes", "2"]):
        status, told, complained = run(
            "serve", "--processes", "2", "--port", "0", "--data", str(tmp_path)
        )
        assert (status, told, complained.count("\n")) == (1, "", 1)
        assert complained.startswith("Another server keeps its tables in ")
    for options in (("0",), ("65",), ("two",), ("2", "--postgres", "postgresql://x")):
        status, told, complained = run("serve", "--processes", *options)
        assert (status, told, complained.count("\n")) == (2, "", 1)
