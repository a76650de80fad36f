"""A network between a server and its guests that is as bad as networks are.

Each connection is handed on byte by byte; by lot pieces come late, or the line breaks in the middle
of a message, is silent for a while before it does, or stays open towards the server when the guest
has long come back on a newer one.
"""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from random import Random
from time import sleep


class RoughProxy:
    """Listens on a port of this machine and hands on to ``target``. ``cuts``: how often a line was
    broken; ``rough``: False lets everything through from now on; ``life``: bytes until a line
    breaks, at least and at most; ``late``: seconds by which a piece is late at most, and ``often``:
    how many of them are."""

    life = 3_000, 60_000
    late = 0.05
    often = 0.2

    def __init__(self, target: int, seed: int) -> None:
        self.cuts = 0
        self.rough = True
        self._target = target
        self._lot = Random(seed)
        self._server = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._server.getsockname()[1]
        self._open: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        for one in (self._server, *self._open):
            _shut(one)

    def _accept(self) -> None:
        while True:
            try:
                guest, _ = self._server.accept()
            except OSError:
                return
            server = socket.create_connection(("127.0.0.1", self._target))
            self._open += [guest, server]
            life = self._lot.randrange(*self.life)
            for one, other in ((guest, server), (server, guest)):
                threading.Thread(
                    target=self._hand_on, args=(one, other, guest, server, life), daemon=True
                ).start()

    def _hand_on(
        self,
        one: socket.socket,
        other: socket.socket,
        guest: socket.socket,
        server: socket.socket,
        life: int,
    ) -> None:
        """Hand bytes on until so many have gone this way."""
        with suppress(OSError):
            while data := one.recv(self._lot.choice((100, 700, 4096))):
                if self.rough and self._lot.random() < self.often:
                    sleep(self._lot.uniform(0.0, self.late))
                life -= len(data)
                if self.rough and life < 0:
                    other.sendall(data[: len(data) // 2])
                    self._break(guest, server)
                    return
                other.sendall(data)
        _shut(one)
        _shut(other)

    def _break(self, guest: socket.socket, server: socket.socket) -> None:
        self.cuts += 1
        how = self._lot.choice(("at once", "silent first", "server later"))
        if how == "silent first":
            sleep(0.3)
        _shut(guest)
        if how == "server later":
            sleep(1.0)  # the guest is back before the server knows that this line is gone
        _shut(server)


def _shut(one: socket.socket) -> None:
    with suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
    one.close()
