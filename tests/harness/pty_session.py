"""A program on a pseudo-terminal, played key by key: what it writes, and what the screen shows.

The program runs as the foreground job of a session of its own (see leader.py), as under a shell:
it can be stopped and continued, the terminal can hang up, and the terminal's attributes can be
compared after it ended.

How writes are counted: the bytes at the master's end of a pseudo-terminal say nothing of the
writes that brought them, since the kernel joins and splits them. So the program's own count of
write calls is read from /proc/PID/io (Linux); None where there is none. It counts writes to files
and pipes too: a program that saves something at each key must be told not to.
"""

from __future__ import annotations

import json
import os
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pyte

import sorry_a11y
from tests.harness.own_time import OwnTime
from tests.harness.waiting import has_come

HOME = Path(sorry_a11y.__file__).parents[1]
LEADER = Path(__file__).with_name("leader.py")

QUIET = 0.06
"""Seconds without a byte after which a reply is taken to be whole. More than an Escape waits."""

LIMIT = 60.0
"""Seconds after which a program that should do something counts as hung; on a quiet machine it
takes a moment."""


@dataclass(frozen=True, slots=True)
class Heard:
    """What came back after one key: the bytes as the terminal got them, and in how many write
    calls (None if the system does not tell)."""

    data: bytes
    writes: int | None

    @property
    def text(self) -> str:
        """The bytes as text, lines ended by a plain newline."""
        return self.data.decode("utf-8", "replace").replace("\r", "")

    @property
    def lines(self) -> list[str]:
        """The lines after the newline that starts a reply."""
        return self.text.removeprefix("\n").split("\n")


class PtySession:
    """A running command on a terminal of ``rows`` by ``columns``.

    ``env`` is added to this process's environment, in which the terminal is "xterm" and the
    language English in UTF-8; a value None takes a variable away. ``screen`` is what a sighted
    player would see. Use it as a context manager: leaving it ends whatever still runs.

    Every method that waits raises TimeoutError after LIMIT seconds.
    """

    def __init__(
        self,
        command: Sequence[str],
        *,
        rows: int = 24,
        columns: int = 80,
        env: Mapping[str, str | None] | None = None,
        cwd: Path | None = None,
    ) -> None:
        self.screen = pyte.Screen(columns, rows)
        self.output = bytearray()
        self.status: int | None = None
        self.unread = 0
        self._stream = pyte.ByteStream(self.screen)
        self._master, slave = os.openpty()
        name = os.ttyname(slave)
        self.resize(rows, columns)
        self.attributes_before = _attributes(slave)
        self.attributes_after: list[Any] | None = None
        orders, self._orders = os.pipe()
        self._reports, reports = os.pipe()
        self._report_text = b""
        self._leader = subprocess.Popen(
            [sys.executable, "-I", "-S", str(LEADER), name, str(orders), str(reports), *command],
            stdin=subprocess.DEVNULL,
            pass_fds=(orders, reports),
            start_new_session=True,
            env={"LANG": "C.UTF-8"},
            cwd=cwd,
        )
        os.write(self._orders, json.dumps(_environment(env or {})).encode() + b"\n")
        started = self._report()
        self.pid: int = started["job"]
        self.started: float = started["started"]
        for fd in (slave, orders, reports):
            os.close(fd)

    def __enter__(self) -> PtySession:
        return self

    def __exit__(self, *_error: object) -> None:
        if self.status is None:
            self.kill(signal.SIGKILL)
        os.close(self._orders)
        self.hang_up()
        self._leader.wait(LIMIT)
        os.close(self._reports)

    # What the player does

    def press(self, keys: str | bytes) -> Heard:
        """Type keys in one go, wait for an answer, and hear it to its end."""
        until = time.monotonic() + LIMIT
        while self._busy() and time.monotonic() < until:  # what it still does would be counted too
            pass
        before = self.writes()
        self.type(keys)
        data = self.hear()
        after = self.writes()
        made = None if before is None or after is None else after - before
        return Heard(data, made)

    def type(self, keys: str | bytes) -> None:
        """Type keys in one go and wait for nothing."""
        os.write(self._master, keys.encode() if isinstance(keys, str) else keys)

    def resize(self, rows: int, columns: int) -> None:
        """Give the terminal another size, 0 for unknown; the program gets SIGWINCH."""
        import fcntl
        import termios

        size = struct.pack("HHHH", rows, columns, 0, 0)
        fcntl.ioctl(self._master, termios.TIOCSWINSZ, size)
        if rows and columns:
            self.screen.resize(rows, columns)

    def hang_up(self) -> None:
        """Let the terminal go away, as when its window is closed. Once only."""
        if self._master >= 0:
            os.close(self._master)
            self._master = -1

    def kill(self, number: int) -> None:
        """Send the program a signal."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    # What the program does

    def hear(self) -> bytes:
        """Wait for output, and take it until the program is quiet and waits."""
        data = self.overhear(LIMIT)
        if not data:
            raise TimeoutError(f"nothing was written; so far: {bytes(self.output)!r}")
        return data

    def overhear(self, seconds: float = 5 * QUIET) -> bytes:
        """Return what comes within ``seconds``, and then until the program is quiet; maybe
        nothing."""
        data = b""
        while chunk := self._chunk(QUIET if data else seconds) or (data and self._busy()):
            if isinstance(chunk, bytes):
                data += chunk
        return data

    def _busy(self) -> bool:
        """Return whether any thread of the program is at work, or was between two looks, as far as
        the system tells: then it may write yet. On a busy machine a program that is to answer may
        long be ready and not run."""
        before = self._work()
        after = self._work()
        return before != after or any(state in "RD" for state, _ in after)

    def _work(self) -> list[tuple[str, str]]:
        """Return for each thread of the program its state and how long it has run."""
        threads = []
        with suppress(OSError):
            for thread in sorted(Path(f"/proc/{self.pid}/task").iterdir()):
                state = (thread / "stat").read_text().rpartition(")")[2].split()[0]
                threads.append((state, (thread / "schedstat").read_text()))
        return threads

    def _chunk(self, seconds: float) -> bytes:
        if self._master < 0 or not has_come(self._master, seconds):
            return b""
        try:
            chunk = os.read(self._master, 65536)
        except OSError:  # the other end is closed
            return b""
        self.output += chunk
        self._stream.feed(chunk)
        return chunk

    def writes(self) -> int | None:
        """Return how many write calls the program has made so far; None if that is not known."""
        try:
            text = Path(f"/proc/{self.pid}/io").read_text()
        except OSError:
            return None
        return int(dict(line.split(": ") for line in text.splitlines())["syscw"])

    def attributes(self) -> list[Any]:
        """Return the terminal's attributes now."""
        return _attributes(self._master)

    def wait_stopped(self) -> list[Any] | None:
        """Wait until the program has stopped; the terminal's attributes as it left them."""
        report = self._report()
        assert "stopped" in report, report
        return _as_list(report["attributes"])

    def resume(self) -> None:
        """Continue the stopped program in the foreground, as "fg" does."""
        os.write(self._orders, b"f")

    def wait(self) -> int:
        """Wait for the program's end; its exit status, or minus the signal that killed it.

        What it wrote last is in ``output``; ``attributes_after`` are the terminal's, looked at
        when it had ended, and ``unread`` is how many typed bytes it left to the shell.
        """
        report = self._report()
        assert "ended" in report, report
        self.overhear(0)
        status: int = report["ended"]
        self.status = status
        self.unread = int(report["unread"])
        self.attributes_after = _as_list(report["attributes"])
        return status

    def ended(self) -> bool:
        """Return whether the program's end has been reported, for `wait` to take."""
        self._chunk(0)  # a program is not to hang for want of a reader
        return has_come(self._reports, 0.01)

    def _report(self) -> dict[str, Any]:
        until = time.monotonic() + LIMIT
        while b"\n" not in self._report_text:
            if time.monotonic() > until:
                raise TimeoutError(f"the program is still running; so far: {bytes(self.output)!r}")
            self._chunk(0)  # a program is not to hang for want of a reader
            if not has_come(self._reports, 0.01):
                continue
            got = os.read(self._reports, 65536)
            assert got, "the session's leader died"
            self._report_text += got
        line, _, self._report_text = self._report_text.partition(b"\n")
        report: dict[str, Any] = json.loads(line)
        return report

    # What the screen shows

    def display(self) -> list[str]:
        """Return the screen's lines down to the cursor, without trailing blanks."""
        return [line.rstrip() for line in self.screen.display[: self.screen.cursor.y + 1]]

    def cursor_line(self) -> str:
        """Return the line that the cursor is on, as a braille display shows it."""
        return self.display()[-1]

    def cursor_gap(self) -> int:
        """Columns between the last visible character of the cursor's line and the cursor: 0 at
        the end of the line, 1 behind a space."""
        cursor = self.screen.cursor
        row = self.screen.buffer[cursor.y]
        # The right half of a wide character is an empty string, a blank cell is a space.
        used = [x for x in range(self.screen.columns) if row[x].data != " "]
        return cursor.x - (max(used) + 1 if used else 0)


def ending(session: PtySession) -> tuple[int, float]:
    """Wait for a program's end: its exit status, and the seconds of its own that it took."""
    until = time.monotonic() + LIMIT
    with OwnTime(session.pid) as taken:
        while not session.ended() and time.monotonic() < until:
            taken.look()
        status = session.wait()
    return status, taken.seconds


def _attributes(fd: int) -> list[Any]:
    import termios

    mode = termios.tcgetattr(fd)
    return [*mode[:6], [c.hex() if isinstance(c, bytes) else str(c) for c in mode[6]]]


def _as_list(value: Any) -> list[Any] | None:
    return None if value is None else list(value)


def _environment(changes: Mapping[str, str | None]) -> dict[str, str]:
    env: dict[str, str | None] = {
        **os.environ,
        "TERM": "xterm",
        "SORRY_A11Y_GUARD": "0",  # nobody listens here: every key counts at once
        "SORRY_A11Y_FORCED": "ask",  # as in `sessions.WAITING`
        "LANG": "C.UTF-8",
        "LC_ALL": None,
        "PYTHONDONTWRITEBYTECODE": "1",  # such files would be counted as writes
        "PYTHONPATH": os.pathsep.join([str(HOME), os.environ.get("PYTHONPATH", "")]).rstrip(":"),
        **changes,
    }
    return {name: value for name, value in env.items() if value is not None}
