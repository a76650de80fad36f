"""BRLTTY 6.5 on a real virtual console, with its virtual display of 40 cells.

Braille shows the line under the cursor, not everything that was told: what counts is that after
every key the display shows the last line, whole. Lines are cut for its cells (--cells), as
docs/readers.md advises: else a cursor behind the last cell moves the display on to nothing.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import socket
import subprocess
import tempfile
import termios
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from sorry_a11y.frontends.terminal.layout import Layout, page
from tests.harness.programs import environment
from tests.harness.sessions import sentences
from tests.readers.cells import Cell
from tests.readers.listening import Count

CONSOLE = 9
"""The number of the virtual console that is used; nobody should be logged in there."""
TTY = Path(f"/dev/tty{CONSOLE}")
CELLS = 40
COLUMNS, ROWS = 80, 25
TYPING = Path("/proc/sys/dev/tty/legacy_tiocsti")
"""Whether the kernel lets a program type for another."""
LIMIT = 5.0
QUIET = 0.9
"""Seconds after which a reply that leaves the line as it was has come too: a key in the first 0.3 s
after a reply plays nothing."""


def missing() -> str:
    """Why it cannot be run here; empty if it can."""
    if not shutil.which("brltty"):
        return "BRLTTY is not installed"
    if os.geteuid() != 0 or not (TTY.exists() and Path("/dev/vcsa").exists()):
        return "BRLTTY needs root and a kernel with virtual consoles"
    if TYPING.exists() and TYPING.read_text().strip() != "1":
        return "BRLTTY's test needs sysctl dev.tty.legacy_tiocsti=1"
    return ""


class Display:
    """The display's end of the connection, and the console's."""

    def __init__(self, wire: socket.socket, console: int) -> None:
        self.wire = wire
        self.console = console
        self._text = ""

    def shown(self, line: str) -> str:
        """What stands on the display once it has come to rest with ``line``, or with whatever
        else when there was time enough; it is told of changes only."""
        waiting = b""
        began = last = time.monotonic()
        self.wire.settimeout(0.05)
        while time.monotonic() - began < LIMIT and (
            self._text != line or time.monotonic() - last < QUIET
        ):
            try:
                data = self.wire.recv(65536)
            except TimeoutError:
                continue
            last = time.monotonic()
            *lines, waiting = (waiting + data).split(b"\n")
            for told in lines:
                if told.startswith(b'Visual "'):
                    text = told[8:].decode("utf-8", "replace").rstrip()
                    self._text = text.removesuffix('"').strip()
        return self._text

    def type(self, text: str) -> None:
        """Type on the console's keyboard."""
        for byte in text.encode():
            fcntl.ioctl(self.console, termios.TIOCSTI, bytes([byte]))


@contextmanager
def display(folder: Path) -> Iterator[Display]:
    """BRLTTY on the console."""
    server = socket.socket()
    server.bind(("127.0.0.1", 0))
    server.listen(1)
    server.settimeout(LIMIT)
    console = os.open(TTY, os.O_RDWR | os.O_NOCTTY)
    os.write(console, b"\x1bc\x1b%G")
    command = [
        *("brltty", "-n", "-e", "-l", "error", "-N", "-M", "10", "-b", "vr", "-d"),
        *(f"client:127.0.0.1:{server.getsockname()[1]}", "-x", "lx", "-X", f"lx:vt={CONSOLE}"),
        *("-s", "no", "-f", "/dev/null", "-F", str(folder / "prefs"), "-P", str(folder / "pid")),
        *("-U", str(folder), "-W", str(folder), "-t", "en-nabcc"),
        "--privilege-parameters=lx:user=root",
    ]
    reader = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        wire, _ = server.accept()
        wire.sendall(b"cells %d\n" % CELLS)
        time.sleep(0.6)
        with wire:
            yield Display(wire, console)
    finally:
        reader.terminate()
        reader.wait(LIMIT)
        os.close(console)
        server.close()


@contextmanager
def game(cell: Cell, env: Mapping[str, str | None]) -> Iterator[subprocess.Popen[bytes]]:
    """The program on the console."""
    tty = os.open(TTY, os.O_RDWR | os.O_NOCTTY)

    def own_console() -> None:
        os.setsid()
        fcntl.ioctl(0, termios.TIOCSCTTY, 1)

    plain = {name: value for name, value in env.items() if value is not None}
    program = subprocess.Popen(
        [*cell.command(), "--cells", str(CELLS)],
        stdin=tty,
        stdout=tty,
        stderr=tty,
        preexec_fn=own_console,  # noqa: PLW1509  # only a child can take a console
        env={**plain, "TERM": "linux"},
    )
    os.close(tty)
    try:
        yield program
    finally:
        program.terminate()
        program.wait(LIMIT)


def listen(cell: Cell) -> Count:
    """Play the cell's game; a sentence meant is the focus line of a reply."""
    count, twin = Count(), cell.twin()
    paper = Layout(CELLS, ROWS, typing=cell.mode == "lines")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        env = {**environment(folder / "home"), "LC_ALL": None}
        with display(folder) as under, game(cell, env):
            replies = [twin.opened()]
            time.sleep(1.0)
            for number in range(len(cell.keys)):
                reply = replies[-1]
                lines, _ = page(tuple(sentences(reply)), paper, twin.more, ends=False)
                line = lines[-1].strip()
                shown = under.shown(line)
                count.meant += 1
                if shown == line:
                    count.heard += 1
                else:
                    count.lost += 1
                    count.remark(f"key {number}: {shown!r} instead of {line!r}")
                typed, reply = cell.typed(cell.keys[number]), twin.key(cell.keys[number])
                under.type(typed)
                if reply.status is not None:
                    break
                replies.append(reply)
    return count
