"""What a guest by ssh costs the server, beside a program for each guest:
``python -m tests.benchmarks.ssh_guests``.

Tables of one host and three guests, whose games have begun. The server is a process of its own, so
that its memory and its work can be told; the program is `sorry-a11y join` at a terminal.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

import asyncssh

from sorry_a11y.server import rate_limits, table_server
from sorry_a11y.server.rate_limits import RATES, Rate
from sorry_a11y.settings.values import Settings
from sorry_a11y.ssh.endpoint import SshEndpoint
from sorry_a11y.ssh.seat_store import SshSeats, seats_file
from sorry_a11y.wire import protocol as msg
from tests.harness.pty_session import PtySession
from tests.server.memory_log import MemoryLog
from tests.server.tables import Sitter
from tests.ssh.test_endpoint import Client, until

TABLES = 20
NAMES = ("Ben", "Cid", "Dan")
SEATS = {"red": "you", "blue": "open", "yellow": "open", "green": "open"}
KEYS = 200


def _serve() -> None:
    RATES.tables = RATES.messages = Rate(1_000_000, 0.001)
    rate_limits.MOST_CONNECTIONS = 1_000_000

    async def run() -> None:
        journal = MemoryLog()
        with tempfile.TemporaryDirectory() as folder:
            seats = SshSeats(seats_file(Path(folder)))
            door = SshEndpoint("1", Path(folder), seats, Settings(guard=0))
            options = table_server.ServerOptions(endpoints=[door])
            tables = table_server.single_server(journal, "1", options)
            sys.stdout.write(f"{await tables.start('127.0.0.1', 0)} {door.port}\n")
            sys.stdout.flush()
            await asyncio.Event().wait()

    asyncio.run(run())


def _kib(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0])


def _work_ms(pid: int) -> float:
    """Milliseconds that a process has worked."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return 10.0 * (int(fields[11]) + int(fields[12]))


async def _come(port: int, code: str, name: str) -> asyncssh.SSHClientProcess[str]:
    made = await asyncssh.connect(
        "127.0.0.1", port, username=code.replace(" ", ""), known_hosts=None, client_keys=None,
        agent_path=None, config=None, client_factory=Client,
    )
    process = await made.create_process(term_type="xterm", env={"LANG": "en"})
    await until(process, "name and Enter")
    process.stdin.write(f"{name}\r")
    await until(process, "begins the game")
    return process


async def _measure(pid: int, port: int, ssh: int) -> None:
    hosts = [Sitter(f"127.0.0.1:{port}", msg.HostTable("hasbro", "Ann", SEATS))
             for _ in range(TABLES)]
    codes = [one.seated.code for one in hosts]
    first = await _come(ssh, codes[0], "Ben")  # loads what is loaded once
    kib, work = _kib(pid), _work_ms(pid)
    guests = [
        await _come(ssh, code, name) for number, code in enumerate(codes)
        for name in NAMES if number or name != "Ben"
    ]
    came = (_work_ms(pid) - work) / len(guests)
    for host in hosts:
        await asyncio.to_thread(host.press, "enter")
    await asyncio.gather(*(until(one, "Sorry!") for one in guests))
    await asyncio.sleep(2)
    sys.stdout.write(
        f"{len(guests)} guests in games: {(_kib(pid) - kib) / len(guests):.0f} KiB each; to come "
        f"and sit down {came:.0f} ms of work each\n"
    )
    times = []
    for _ in range(KEYS):
        began = perf_counter()
        first.stdin.write("i")
        await until(first, "Hasbro rules")
        times.append(1000 * (perf_counter() - began))
    sys.stdout.write(f"from key to reply: {median(times):.1f} ms, median of {KEYS}\n")
    for host in hosts:
        host.front.close()


def _program(port: int) -> None:
    """What a program for each guest takes."""
    ann = Sitter(f"127.0.0.1:{port}", msg.HostTable("hasbro", "Ann", SEATS))
    with tempfile.TemporaryDirectory() as folder, PtySession(
        [sys.executable, "-m", "sorry_a11y", "join", *ann.seated.code.split(), "--at",
         f"127.0.0.1:{port}", "--name", "Ben"],
        env={"SORRY_A11Y_HOME": folder, "SORRY_A11Y_SOUND": "off"},
    ) as ben:
        ben.hear()
        ann.press("enter")
        while "Sorry!" not in ben.output.decode():
            ben.hear()
        sys.stdout.write(
            f"a program: {_kib(ben.pid)} KiB, {_work_ms(ben.pid):.0f} ms of work to sit down\n"
        )
    ann.front.close()


async def main() -> None:
    """Print the figures."""
    serving = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.benchmarks.ssh_guests", "serve",
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        assert serving.stdout, "is a pipe"
        port, ssh = map(int, (await serving.stdout.readline()).split())
        await asyncio.to_thread(_program, port)
        await _measure(serving.pid, port, ssh)
    finally:
        serving.kill()
        await serving.wait()


if __name__ == "__main__":
    _serve() if sys.argv[1:] == ["serve"] else asyncio.run(main())
