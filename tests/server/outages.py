"""What players hear while PostgreSQL, or room on the disk, is gone for a while.

``python -m tests.server.outages [SECONDS [PAIRS]]``, as root (the full disk is a small one in
memory): two servers. Ann plays at a terminal at the one, Ben on a
page at the other, and so many pairs of people by lot. One thing after the other is gone for so
many seconds, 30 unless said otherwise, and there again; what Ann and Ben heard meanwhile is
printed. In the end what everybody was told is compared with the journal. Nobody helps the
servers; PostgreSQL, where it has ended, is started again as systemd would.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep

from sorry_a11y.server.postgres_journal import migrate
from sorry_a11y.wire import protocol as msg
from tests.harness.databases import Postgres
from tests.web.people import SOCKETS

from .shared_lab import Found, Servers, described, faulted
from .tables import Sitter
from .test_shared_pages import Page, heard_by, journal_of, positions_of

LEASE_S = 5
OUTAGES = ("postgres", "disk", "log")
SECONDS, PAIRS = 30, 4
DISK = "size=400m"
ROOM = ("min_wal_size=32MB", "max_wal_size=48MB", "autovacuum=off")
PAUSE_S = 1.0
LONG_S = 60.0
SEATS = {"red": "you", "yellow": "open", "blue": "runner"}


@contextmanager
def small_disk() -> Iterator[Path]:
    """A disk that is soon full."""
    with tempfile.TemporaryDirectory(prefix="sorry-disk-") as place:
        subprocess.run(["mount", "-t", "tmpfs", "-o", DISK, "tmpfs", place], check=True)
        try:
            folder = Path(place, "data")
            folder.mkdir()
            Path(place).chmod(0o755)
            yield folder
        finally:
            subprocess.run(["umount", "--lazy", place], check=True)


class Outages(Servers):
    """Two servers, and what they stand on. ``seconds``: how long it is gone; ``during``: what is
    done with each outage while it lasts, and after."""

    def __init__(self, database: Postgres, seconds: float, players: Players) -> None:
        super().__init__(database, LEASE_S)
        self._seconds = seconds
        self._players = players
        self._filler = database.folder.parent / "filler"

    async def fault(self, what: str, at: int) -> None:  # noqa: ARG002
        """Have something gone, and there again; wait until Ann and Ben play on."""
        self._players.begin(what)
        match what:
            case "postgres":
                await asyncio.to_thread(self.database.end)
            case _:
                await asyncio.to_thread(self._fill)
        if what == "log":
            await asyncio.to_thread(self._new_segment)
        await asyncio.sleep(self._seconds)
        self._filler.unlink(missing_ok=True)
        if not self.database.is_running:
            self._players.note("PostgreSQL had ended, and is started again")
            await asyncio.to_thread(self.database.start)
        self._players.mended()
        await asyncio.to_thread(self._players.play_on)

    def _fill(self) -> None:
        with suppress(OSError), self._filler.open("wb", buffering=0) as file:
            while file.write(b"x" * 4096):
                pass

    def _new_segment(self) -> None:
        """Have PostgreSQL begin another file of its own log, for which there is no room."""
        subprocess.run(
            [str(self.database.programs / "psql"), "-q", self.database.dsn, "-c",
             "SELECT pg_switch_wal(); CREATE TABLE big AS SELECT generate_series(1, 9000000)"],
            check=False, capture_output=True, cwd="/",
        )


class Players:
    """Ann at a terminal and Ben on a page, who play for as long as this runs, on a thread."""

    def __init__(self) -> None:
        self.ann: Sitter | None = None
        self.ben: Page | None = None
        self._lines: list[str] = []
        self._began = 0.0
        self._told = [0, 0]
        self._last: dict[str, tuple[str, ...]] = {}
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def sit(self, urls: list[str]) -> None:
        """Sit down and begin to play."""
        self.ann = Sitter(urls[0], msg.HostTable("hasbro", "Ann", SEATS))
        self.ben = Page([url.replace("ws", "http") + "/" for url in urls[::-1]], 0)
        self.ben.sit("join", code=self.ann.seated.code, name="Ben")
        self.ann.hears("sits down")
        self.ann.press("enter")
        self._thread.start()
        self.play_on()

    def _run(self) -> None:
        assert self.ann, "sits"
        assert self.ben, "sits"
        while not self._ended.is_set():
            self.ann.listen(PAUSE_S)
            if self.ann.decides:
                self.ann.press("enter")
            self.ben.listen(0.1)
            if self.ben.menu:
                self.ben.choose()
            self._gather()

    def _gather(self) -> None:
        """Note what was told since the last time, the same words but once."""
        assert self.ann, "sits"
        assert self.ben, "sits"
        heard = self.ann.text()
        told = self.ben.lines()
        for name, lines, at in (("Ann", heard, 0), ("Ben", told, 1)):
            new = tuple(lines[self._told[at]:])
            if new and new != self._last.get(name):
                self.note(f"{name} hears: {' / '.join(new)}")
                self._last[name] = new
            self._told[at] = len(lines)

    def note(self, line: str) -> None:
        """Something happened."""
        self._lines.append(f"{monotonic() - self._began:6.1f} s  {line}")

    def begin(self, what: str) -> None:
        """Something is gone."""
        self._began, self._lines = monotonic(), [f"--- {what}"]

    def mended(self) -> None:
        """It is there again."""
        self.note("all is there again")

    def play_on(self) -> None:
        """Wait until both have played on; what they heard is printed."""
        assert self.ann, "sits"
        assert self.ben, "sits"
        to = max(self.ann.front.heard, heard_by(self.ben)) + 6
        end = monotonic() + LONG_S
        while min(self.ann.front.heard, heard_by(self.ben)) < to:
            if monotonic() > end or not self._thread.is_alive():
                sys.stdout.write("\n".join(self._lines) + "\n")
                raise AssertionError("they do not play on")
            sleep(0.1)
        sys.stdout.write("\n".join(self._lines) + "\n")
        sys.stdout.flush()

    def end(self) -> None:
        """Stop playing."""
        self._ended.set()
        self._thread.join(LONG_S)
        assert self.ben, "sits"
        self.ben.listen(1.0)


def run(seconds: float, pairs: int) -> tuple[Found, bool]:
    """Have everything gone in turn; what the lab saw, and whether the page showed the positions
    of the journal, each once."""
    players = Players()
    with small_disk() as folder, SOCKETS, Postgres(
        safe=True, folder=folder, options=ROOM
    ) as database:
        asyncio.run(migrate(database.dsn))
        servers = Outages(database, seconds, players)
        try:
            players.sit(servers.urls)
        except BaseException:
            servers.end()
            raise
        found = asyncio.run(faulted(
            servers, len(OUTAGES), pairs, 1, plan=lambda number, _lot: OUTAGES[number],
            at_end=players.end,
        ))
        assert players.ben, "sits"
        lines = asyncio.run(journal_of(database.dsn, players.ben.seated["table"]))
        same = players.ben.positions() == positions_of(lines, players.ben)
        return found, same


def main() -> None:
    """Run as a program."""
    seconds, pairs = (*(int(word) for word in sys.argv[1:]), SECONDS, PAIRS)[:2]
    found, same = run(seconds, pairs)
    told = found.told
    sys.stdout.write(described(found, LEASE_S))
    sys.stdout.write(f"the page showed what the journal says: {'yes' if same else 'NO'}\n")
    wrong = told.differing or told.twice or found.forked or set(told.unexpected) - {"saved"}
    sys.exit(0 if same and not wrong else 1)


if __name__ == "__main__":
    main()
