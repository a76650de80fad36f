"""A shell's job control in small: runs one command as the foreground job of a pseudo-terminal.

Started by pty_session, as the leader of a session of its own. It outlives the command, so that
the terminal is still there to be looked at, and reports in JSON lines what became of the job.
"""

from __future__ import annotations

import fcntl
import json
import os
import signal
import struct
import sys
import termios
import time
from contextlib import suppress
from typing import Any


def attributes(fd: int) -> list[Any] | None:
    """Return the terminal's attributes as JSON can carry them; None when it is gone."""
    try:
        mode = termios.tcgetattr(fd)
    except termios.error:
        return None
    controls = [c.hex() if isinstance(c, bytes) else str(c) for c in mode[6]]
    return [*mode[:6], controls]


def unread(fd: int) -> int:
    """Return how many typed bytes the job left to whoever reads next."""
    try:
        count = fcntl.ioctl(fd, termios.FIONREAD, struct.pack("i", 0))
    except OSError:
        return 0
    return int(struct.unpack("i", count)[0])


def pass_on(job: int) -> None:
    """Tell the job that the terminal hung up, as shells do."""
    with suppress(ProcessLookupError):
        os.kill(job, signal.SIGHUP)


def start(terminal: int, command: list[str], env: dict[str, str]) -> int:  # noqa: RET503, the job never returns
    """Start the job in the foreground; its process id."""
    job = os.fork()
    if job:
        return job
    os.setpgid(0, 0)
    os.tcsetpgrp(terminal, os.getpid())
    for number in (signal.SIGTTOU, signal.SIGHUP, signal.SIGPIPE):
        signal.signal(number, signal.SIG_DFL)
    for fd in (0, 1, 2):
        os.dup2(terminal, fd)
    os.execvpe(command[0], command, env)


def follow(job: int, terminal: int, orders: int, report: Any) -> None:
    """Report each stop, continue the job when ordered to, and report its end."""
    as_before = termios.tcgetattr(terminal)
    while True:
        _, status = os.waitpid(job, os.WUNTRACED)
        if not os.WIFSTOPPED(status):
            report(
                ended=os.waitstatus_to_exitcode(status),
                attributes=attributes(terminal),
                unread=unread(terminal),
            )
            return
        os.tcsetpgrp(terminal, os.getpgrp())
        report(stopped=os.WSTOPSIG(status), attributes=attributes(terminal))
        termios.tcsetattr(terminal, termios.TCSADRAIN, as_before)  # as shells do
        if not os.read(orders, 1):
            return
        os.tcsetpgrp(terminal, job)
        os.killpg(job, signal.SIGCONT)


def main() -> None:
    name, orders, reports, *command = sys.argv[1:]
    # Not this process's own environment, which Python may have changed for its locale.
    with open(int(orders), closefd=False) as told:
        env = json.loads(told.readline())
    terminal = os.open(name, os.O_RDWR)  # a session's first terminal becomes its own

    def report(**what: Any) -> None:
        os.write(int(reports), (json.dumps(what) + "\n").encode())

    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    started = time.monotonic()
    job = start(terminal, command, env)
    signal.signal(signal.SIGHUP, lambda *_: pass_on(job))
    report(job=job, started=started)
    follow(job, terminal, int(orders), report)
    while os.read(int(orders), 1):
        pass


main()
