"""Guests by page and by ssh at several servers of one database, behind the proxy of docs/server."""

from __future__ import annotations

import asyncio
import re
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from secrets import token_hex
from time import monotonic, sleep

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sorry_a11y.cli.commands.serve import make_tables
from tests.frontends.web.people import SOCKETS, PagePerson
from tests.harness.databases import Postgres, needs_postgres
from tests.harness.ports import free_port
from tests.harness.pty_session import PtySession
from tests.harness.waiting import LIVE
from tests.online.server.proxies import HAProxy

from .guests import SshServing, decides, made_key, until, with_openssh

pytestmark = [
    pytest.mark.server,
    with_openssh,
    needs_postgres(),
    pytest.mark.skipif(
        not all(map(shutil.which, ("haproxy", "openssl"))), reason="no proxy is installed"
    ),
]
TABLE = {"game": "hasbro", "name": "Ann", "seats": {"red": "you", "blue": "open"}}


class Several:
    """Two servers of one database behind a proxy. ``url``: what guests type."""

    def __init__(self, folder: Path, database: Postgres) -> None:
        self._ports = [free_port(), free_port()]
        self._folder = folder
        self._proxy = HAProxy("haproxy.cfg", folder, self._ports)
        self.url = f"wss://127.0.0.1:{self._proxy.port}"
        self.trusted = self._proxy.trusted
        self._dsn = database.dsn
        self.servers: list[SshServing] = []

    def start(self) -> None:
        for at in range(2):
            self.servers.append(self._started(at))
        self._proxy.start()

    def _started(self, at: int) -> SshServing:
        own, first = (self._folder / f"server{one}" for one in (at, 0))
        if at and not own.exists():
            own.mkdir()
            shutil.copy2(first / "ssh-host-key", own)
        more = ("--postgres", self._dsn, "--url", self.url)
        return SshServing(own, 0, self._ports[at], more)

    def again(self, at: int) -> None:
        """Start a server anew that was killed."""
        self.servers[at].__exit__()
        self.servers[at] = self._started(at)

    def end(self) -> None:
        self._proxy.end()
        for server in self.servers:
            server.__exit__()


@pytest.fixture
def several(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Several]:
    """Two servers, whose proxy is trusted here and there."""
    with Postgres() as database, ExitStack() as stack:
        asyncio.run(make_tables(database.dsn))
        site = Several(tmp_path, database)
        monkeypatch.setenv("SSL_CERT_FILE", str(site.trusted))
        stack.callback(site.end)
        site.start()
        yield site


TRIES = 5
"""So often a guest comes again while a table is restored."""


BACK = "connection to the table is back"


def next_told(page: PagePerson, seconds: float) -> str:
    """What a page is told next, empty for nothing; one whose server died comes back by itself, and
    is told `BACK` when it has its seat again."""
    try:
        message = page.take(seconds)
    except TimeoutError:
        return ""
    except ConnectionClosed:
        seat = page.seat()
        try:
            page.connect()
            page.send("sit-again", **seat)
            return f"{BACK} {' '.join(page.until('told')['lines'])}"
        except (InvalidStatus, ConnectionClosed, TimeoutError):  # the proxy has not noticed yet
            sleep(0.1)
            return ""
    if message["t"] != "told":
        return ""
    if not message["lines"]:  # it waits, and leads the next answer
        page.send("key", key="i")
    return " ".join(message["lines"])


def hears(page: PagePerson, words: str) -> bool:
    end = monotonic() + LIVE
    while monotonic() < end:
        if words in next_told(page, end - monotonic()):
            return True
    return False


def says(by_ssh: PtySession, words: str, to: PagePerson) -> None:
    """Say something until it is heard: what is said while a line is broken reaches nobody, so it is
    said again when the page is back, and whenever who said it is told that nothing was sent."""
    by_ssh.type(f"e{words}\r")
    end, heard = monotonic() + LIVE, ""
    while monotonic() < end:
        told = next_told(to, 0.1)
        if words in told:
            return
        heard += re.sub(r"\s+", " ", by_ssh.overhear(0.1).decode())
        if BACK in told or "nothing was sent" in heard:
            heard = ""
            by_ssh.type(f"e{words}\r")
    raise AssertionError(words)


def somebody_decides(by_ssh: PtySession, page: PagePerson) -> bool:
    """Whether one of them has a choice, waited for; a page may have been told something since."""
    end = monotonic() + LIVE
    while monotonic() < end:
        if decides(by_ssh) or any(message.get("menu") for message in page.told[-6:]):
            return True
        by_ssh.overhear(0.1)
        next_told(page, 0.1)
    return False


def is_back(guest: PtySession, page: PagePerson) -> bool:
    """Whether a guest by ssh finds their seat and plays on there, or is told to come again while
    the table is restored."""
    with guest as ben:
        if "come back later" in until(ben, "back "):
            return False
        says(ben, "Back again", page)
        ben.press("\r")  # from what was said to what is asked
        assert somebody_decides(ben, page)
    return True


def test_a_page_and_a_guest_by_ssh_play_on_when_servers_die(
    several: Several, tmp_path: Path
) -> None:
    """Promise of docs/running-a-server.md: a page and a guest by ssh have a seat at any table,
    whichever server they reached; when that server dies the page comes back by itself, and the
    guest by ssh finds the seat by their key at another server."""
    key = made_key(tmp_path)
    with SOCKETS:
        ann = PagePerson(several.url.replace("wss:", "https:") + "/", identity=token_hex(32))
        ann.sit("host", **TABLE)
        code = ann.seated["code"]
        with several.servers[1].guest(tmp_path / "ben", code, key=key) as ben:
            until(ben, "type your name and press Enter")
            ben.type("Ben\r")
            until(ben, "Waiting for Ann to start the game")
            assert hears(ann, "Ben")
            ann.choose()
            until(ben, "Sorry!")
            several.servers[0].kill()
            says(ben, "Are you there", ann)
            several.again(0)
            several.servers[1].kill()
        assert any(
            is_back(several.servers[0].guest(tmp_path / f"ben {at}", code, key=key), ann)
            for at in range(TRIES)
        )
