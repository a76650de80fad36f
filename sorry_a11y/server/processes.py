"""Several processes that serve one address: started, watched, and started again.

The parent holds the sockets on which all of them take guests, and one more for each, at which the
others reach it; so no address is lost with a process. It serves nobody itself. What passes between
parent and child are lines on a pipe: the first tells that the child is ready, and a text to print;
then one a second, by which the parent sees that it goes round. A child that ends, or is silent for
too long, is replaced. When the parent ends, however it does, the pipe that all children watch ends,
and they do.
"""

from __future__ import annotations

import gc
import logging
import os
import selectors
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic, sleep
from typing import NamedTuple

LOOPBACK = "127.0.0.1"
SILENT_S = 15.0
"""Seconds after which a process that says nothing is ended."""
BRIEF_S = 2.0
"""Seconds: a process that ended earlier than this is not started again at once."""
PAUSE_S = 1.0
END_S = 20.0
"""Seconds that the processes may take to end."""
LOOK_S = 1.0

log = logging.getLogger(__name__)


class ProcessShare(NamedTuple):
    """What a process has. ``part``: its number, from 0; ``parts``: how many there are;
    ``sockets``: shared by all; ``own``: at which the others reach it, at ``url``; ``told``: a
    descriptor for its lines; ``ended``: one that ends with the parent."""

    part: int
    parts: int
    sockets: Sequence[socket.socket]
    own: socket.socket
    told: int
    ended: int

    @property
    def url(self) -> str:
        """Where the others reach it."""
        return f"ws://{LOOPBACK}:{self.own.getsockname()[1]}"

    def say(self, text: str = "") -> None:
        """Say one line to the parent, which may be gone."""
        with suppress(OSError):
            os.write(self.told, f"{text}\n".encode())


@dataclass
class Child:
    """A process. ``told``: where its lines are read; ``began``, ``heard``: when it was started, and
    heard last."""

    pid: int
    told: int
    began: float
    heard: float
    first: str | None = None
    unread: bytes = field(default=b"", repr=False)


def can_fork() -> bool:
    """Whether this system has several processes of one program."""
    return hasattr(os, "fork")


def bound(hosts: Sequence[str], port: int) -> list[socket.socket]:
    """Return sockets that listen at a port of all hosts, IPv4 addresses first; 0: any port, the
    same for all. Raises OSError where the first cannot be had, or another is taken."""
    made: list[socket.socket] = []
    for host in hosts:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        try:
            made.append(socket.create_server((host, port), family=family))
        except OSError:
            if not made or family == socket.AF_INET:
                raise
            log.info("no guests by %s", host)
        port = port or int(made[0].getsockname()[1])
    return made


def supervise(
    count: int, sockets: Sequence[socket.socket], run: Callable[[ProcessShare], int],
    ready: Callable[[str], None], gone: Callable[[int, int], None],
) -> int:
    """Have ``run`` serve in each of ``count`` processes until SIGINT or SIGTERM; return the exit
    status. ``ready``: called once, when all are ready, with what they said first; ``gone``: with
    the part and the id of each process that has ended."""
    return Supervisor(count, sockets, run, ready, gone).watch()


class Supervisor:
    """The parent of the processes; arguments as of `supervise`."""

    def __init__(
        self, count: int, sockets: Sequence[socket.socket], run: Callable[[ProcessShare], int],
        ready: Callable[[str], None], gone: Callable[[int, int], None],
    ) -> None:
        self._count = count
        self._sockets = sockets
        self._run = run
        self._ready = ready
        self._gone = gone
        self._own = [socket.create_server((LOOPBACK, 0)) for _ in range(count)]
        self._ended, self._lasting = os.pipe()
        self._children: dict[int, Child] = {}
        self._is_ready = False
        self._is_ending = False

    def watch(self) -> int:
        """Start all, and start again whichever ends, until a signal comes; the exit status."""
        woken, wake = socket.socketpair()
        woken.setblocking(False)
        wake.setblocking(False)
        signal.set_wakeup_fd(wake.fileno())
        for ending in (signal.SIGINT, signal.SIGTERM):
            signal.signal(ending, self._end)
        for number in range(self._count):
            self._start(number)
        while not self._is_ending:
            if not self._look(woken):
                self._stop()
                return 1
        self._stop()
        return 0

    def _end(self, *_signal: object) -> None:
        self._is_ending = True

    def _look(self, woken: socket.socket) -> bool:
        """Hear what the children say, for a second at most; return False where one cannot begin."""
        with selectors.DefaultSelector() as selector:
            selector.register(woken, selectors.EVENT_READ, None)
            for number, child in self._children.items():
                selector.register(child.told, selectors.EVENT_READ, number)
            for key, _ in selector.select(LOOK_S):
                if key.data is None:
                    woken.recv(4096)
                elif not self._hear(key.data) and not self._replace(key.data):
                    return False
        for number, child in list(self._children.items()):
            if monotonic() - child.heard > SILENT_S:
                log.error("process %d is silent, and is ended", child.pid)
                os.kill(child.pid, signal.SIGKILL)
                self._replace(number)
        return True

    def _hear(self, number: int) -> bool:
        """Read what a child says; return False where it has ended."""
        child = self._children[number]
        data = os.read(child.told, 4096)
        child.heard = monotonic()
        if child.first is None:
            child.unread += data
            line, found, _ = child.unread.partition(b"\n")
            if found:
                child.first = line.decode()
                self._tell_ready()
        return bool(data)

    def _tell_ready(self) -> None:
        firsts = [child.first for child in self._children.values()]
        if not self._is_ready and None not in firsts:
            self._is_ready = True
            self._ready("".join(filter(None, firsts)))

    def _replace(self, number: int) -> bool:
        """Start a child again that has ended; return False where it never was ready."""
        child = self._children.pop(number)
        os.close(child.told)
        os.waitpid(child.pid, 0)
        self._gone(number, child.pid)
        if self._is_ending:
            return True
        if not self._is_ready:
            return False
        log.error("process %d has ended, and is started again", child.pid)
        if monotonic() - child.began < BRIEF_S:
            sleep(PAUSE_S)
        self._start(number)
        return True

    def _start(self, number: int) -> None:
        told, tells = os.pipe()
        gc.freeze()  # what is there is never looked at again, and stays shared
        pid = os.fork()
        if pid == 0:
            self._be_child(number, tells)
        os.close(tells)
        now = monotonic()
        self._children[number] = Child(pid, told, now, now)

    def _be_child(self, number: int, tells: int) -> None:
        """Serve, in the process that has just begun, and end it."""
        status = 1
        try:
            signal.set_wakeup_fd(-1)
            for one in (signal.SIGINT, signal.SIGTERM):
                signal.signal(one, signal.SIG_IGN)  # the parent gets them, and tells all
            os.close(self._lasting)
            for child in self._children.values():
                os.close(child.told)
            for other, own in enumerate(self._own):
                if other != number:
                    own.close()
            status = self._run(ProcessShare(
                number, self._count, self._sockets, self._own[number], tells, self._ended
            ))
        except BaseException:
            log.exception("process %d", os.getpid())
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(status)

    def _stop(self) -> None:
        """Have all children end."""
        os.close(self._lasting)
        end = monotonic() + END_S
        for number, child in self._children.items():
            while not os.waitpid(child.pid, os.WNOHANG)[0]:
                if monotonic() > end:
                    os.kill(child.pid, signal.SIGKILL)
                    os.waitpid(child.pid, 0)
                    break
                sleep(0.01)
            self._gone(number, child.pid)
