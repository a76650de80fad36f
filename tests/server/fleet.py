"""The machines of docs/running-a-server.md on this one: started, played on, broken, checked, ended.

``python -m tests.server.fleet [one | three | all]``, as any user but root. "one": a server with its
own file behind Caddy. "three": PostgreSQL and two servers behind Caddy, HAProxy beside it.
The proxies run with the files of docs/server; all listen on this machine only. Pairs of people at
terminals, and somebody on a page, come through the proxies by TLS and play while one part after the
other is killed or stopped; each is started again as systemd would. What everybody was told is then
compared with the journal. Debian: postgresql, caddy, haproxy.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import sys
import tempfile
import threading
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from socket import create_connection
from time import monotonic, sleep
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.harness.databases import Postgres, free_port
from tests.web.people import SOCKETS

from .programs import Serving, run
from .proxies import NAME, Caddy, HAProxy, Proxy
from .shared_lab import Found, Servers, described, faulted
from .test_shared_pages import Page, positions_of

PAIRS = 4
LEASE_S = 3
ALONE = {"t": "host", "game": "hasbro", "name": "Cid", "seats": {"red": "you", "blue": "runner"}}
PROGRAMS = ("caddy", "haproxy", "openssl")
PAGE_PLAYS_S = 30.0
THINKS_S = 1.5
"""Slow enough that the game on the page does not end before all is tried."""
FAULTS_OF_ONE = ("kill", "drain", "front")
FAULTS_OF_THREE = ("kill", "freeze", "drain", "cut", "front", "database")


class FrontPage(Page):
    """Somebody whose page comes through a proxy, and plays on by itself on a thread."""

    def __init__(self, front: Proxy) -> None:
        self._front = front
        self._ended = threading.Event()
        super().__init__([front.url], 0)
        self.sit("host", **ALONE)
        self.choose()
        self._thread = threading.Thread(target=self._play, daemon=True)
        self._thread.start()

    def connect(self) -> None:
        """Open the page's socket."""
        sleep(0.1)
        host = f"{NAME}:{self._front.port}"
        self.socket = SOCKETS.enter_context(connect(
            f"wss://{host}/page", origin=Origin(f"https://{host}"), compression=None,
            sock=create_connection(("127.0.0.1", self._front.port), timeout=2),
            ssl=self._front.reached(self._front.url)["ssl"], server_hostname=NAME,
        ))
        self.send("hello", settings={"language": "en"})
        self.until("settings")

    def _play(self) -> None:
        while not self._ended.is_set():
            self.listen(THINKS_S)
            if self.menu:
                with suppress(ConnectionClosed):
                    self.send("choose", menu=self.menu["n"], at=0)

    def plays(self) -> bool:
        """Whether the game goes on, within a while."""
        end = monotonic() + PAGE_PLAYS_S
        before = len(self.positions())
        while monotonic() < end and len(self.positions()) < before + 2:
            sleep(0.1)
        return len(self.positions()) >= before + 2

    def end(self) -> None:
        """Play no more."""
        self._ended.set()
        self._thread.join(PAGE_PLAYS_S)
        self.listen(1.0)


class OneMachine:
    """A `shared_lab.Lab`: a server with its own file, behind Caddy."""

    lease = 0

    def __init__(self, folder: Path) -> None:
        self._folder, self._port = folder, free_port()
        self.server = self._started()
        self.front = Caddy("Caddyfile", folder, [self._port])
        self.front.start()

    def _started(self) -> Serving:
        return Serving(self._folder, self._port, front=True)

    @property
    def urls(self) -> list[str]:
        """One address, twice."""
        return [self.front.url] * 2

    def reached(self, url: str) -> dict[str, Any]:
        """Through the proxy."""
        return self.front.reached(url)

    async def fault(self, what: str, at: int) -> None:  # noqa: ARG002
        """Kill or stop a part, and start it again."""
        await asyncio.to_thread(self._fault, what)

    def _fault(self, what: str) -> None:
        if what == "front":
            self.front.kill()
            sleep(1.0)
            self.front.start()
            return
        if what == "kill":
            self.server.kill()
        else:
            self.server.stop()
        self.server.__exit__(None, None, None)
        self.server = self._started()

    async def written(self) -> tuple[list[Any], int]:
        """The lines of the journal; no table changes hands."""
        file = sqlite3.connect(self._folder / "tables.sqlite")
        file.row_factory = sqlite3.Row
        found = file.execute("SELECT tbl, seq, 1 AS epoch, text FROM line ORDER BY tbl, seq")
        return found.fetchall(), 0

    def end(self) -> None:
        """End the server."""
        self.server.kill()
        self.server.__exit__(None, None, None)


class ThreeMachines(Servers):
    """Two servers with addresses of their own behind Caddy, and HAProxy beside it."""

    def __init__(self, folder: Path, database: Postgres) -> None:
        super().__init__(database, LEASE_S)
        self.front = Caddy("Caddyfile.several", folder, self.ports)
        self.other = HAProxy("haproxy.cfg", folder, self.ports)
        for front in (self.front, self.other):
            front.start()

    def own_url(self, at: int) -> str:
        """By name, through the proxies."""
        return f"wss://{'ab'[at]}.{NAME}"

    @property
    def urls(self) -> list[str]:
        """The two proxies."""
        return [self.front.url, self.other.url]

    def reached(self, url: str) -> dict[str, Any]:
        """Through the proxy with that port; names of servers through Caddy."""
        front = self.other if url == self.other.url else self.front
        return front.reached(url)

    async def fault(self, what: str, at: int) -> None:
        """Kill or stop a part, and start it again."""
        match what:
            case "database":
                await asyncio.to_thread(self._again_after, self.database)
            case "front":
                await asyncio.to_thread(self._again_after, (self.front, self.other)[at])
            case _:
                await super().fault(what, at)

    def _again_after(self, part: Postgres | Proxy) -> None:
        part.end()
        sleep(2.0)
        part.start()


def played(
    lab: OneMachine | ThreeMachines, faults: Sequence[str]
) -> tuple[Found, FrontPage, bool]:
    """People play while one thing after the other happens; what was found, the page, and whether it
    played on in the end."""
    page: list[FrontPage] = []
    went_on: list[bool] = []

    def plan(number: int, _lot: Random) -> str:
        if not page:
            page.append(FrontPage(lab.front))
        return faults[number]

    def at_end() -> None:
        went_on.append(page[0].plays())
        page[0].end()

    found = asyncio.run(faulted(lab, len(faults), PAIRS, 1, plan=plan, at_end=at_end))
    return found, page[0], went_on[0]


def told(name: str, found: Found, *, page: bool, lease: int) -> bool:
    """Say what was found; whether all is well."""
    outcome = found.told
    good = page and outcome.decisions > 0 and not (
        outcome.differing or outcome.twice or found.forked or outcome.unexpected
    )
    sys.stdout.write(f"{name}: {described(found, lease)}")
    sys.stdout.write(f"  the page {'went on, each turn once' if page else 'DID NOT'}\n")
    sys.stdout.flush()
    return good


def one(folder: Path) -> bool:
    """One machine."""
    with SOCKETS:
        lab = OneMachine(folder)
        try:
            found, page, went_on = played(lab, FAULTS_OF_ONE)
        finally:
            lab.front.end()
        rows, _ = asyncio.run(lab.written())
        lines = [row["text"] for row in rows if row["tbl"] == page.seated["table"]]
        return told("one machine", found, lease=0,
                    page=went_on and page.positions() == positions_of(lines, page))


def three(folder: Path) -> bool:
    """Three machines."""
    with ExitStack() as parts:
        database = parts.enter_context(Postgres(safe=True))
        parts.enter_context(SOCKETS)
        status, said, complained = run("serve", "--postgres", database.dsn, "--migrate")
        assert status == 0, complained
        sys.stdout.write(said)
        lab = ThreeMachines(folder, database)
        try:
            found, page, went_on = played(lab, FAULTS_OF_THREE)
        finally:
            for front in (lab.front, lab.other):
                front.end()
        rows, _ = asyncio.run(lab.written())
        lines = [row["text"] for row in rows if row["tbl"] == page.seated["table"]]
        return told("three machines", found, lease=LEASE_S,
                    page=went_on and page.positions() == positions_of(lines, page))


def main() -> None:
    """Run as a program."""
    missing = [name for name in PROGRAMS if shutil.which(name) is None]
    if missing:
        sys.exit(f"not installed: {', '.join(missing)}")
    wished = sys.argv[1] if len(sys.argv) > 1 else "all"
    with tempfile.TemporaryDirectory(prefix="sorry-fleet-") as folder:
        good = [
            form(Path(folder, form.__name__)) for form in (one, three)
            if wished in ("all", form.__name__)
        ]
    sys.exit(0 if good and all(good) else 1)


if __name__ == "__main__":
    main()
