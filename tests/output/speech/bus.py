"""A session bus of our own, and an Orca on it that writes down what it is told."""

from __future__ import annotations

import importlib
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any


@contextmanager
def private_bus() -> Iterator[str]:
    """A bus daemon without services; its address."""
    command = ["dbus-daemon", "--session", "--nofork", "--print-address"]
    quiet = subprocess.DEVNULL  # it complains of a limit of the system
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=quiet, text=True) as daemon:
        assert daemon.stdout is not None
        try:
            yield daemon.stdout.readline().strip()
        finally:
            daemon.kill()


class StandInOrca:
    """An Orca under `name` that has `modules`. ``takes``: what it answers to a message; ``frozen``:
    it answers nothing. ``calls``: interface, method and arguments, in order."""

    def __init__(self, address: str, name: str, modules: tuple[str, ...]) -> None:
        self.calls: list[tuple[str, str, tuple[object, ...]]] = []
        self.takes, self.frozen = True, False
        self._path = "/" + name.replace(".", "/")
        self._modules = modules
        self._jeepney: Any = importlib.import_module("jeepney")
        self._bus = importlib.import_module("jeepney.io.blocking").open_dbus_connection(address)
        self._bus.send_and_get_reply(self._jeepney.message_bus.RequestName(name))
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def leave(self) -> None:
        """Go away, as a reader that is closed."""
        with suppress(OSError):
            self._bus.sock.shutdown(2)
        self._thread.join(10)
        self._bus.close()

    def _serve(self) -> None:
        fields = self._jeepney.HeaderFields
        call = self._jeepney.MessageType.method_call
        with suppress(OSError):
            while True:
                message = self._bus.receive()
                if message.header.message_type is not call or self.frozen:
                    continue
                header = message.header.fields
                path, method = header[fields.path], header[fields.member]
                module = path.removeprefix(self._path).removeprefix("/")
                if module and module not in self._modules:
                    name = "org.freedesktop.DBus.Error.UnknownObject"
                    self._bus.send(self._jeepney.new_error(message, name))
                    continue
                self.calls.append((header[fields.interface], method, message.body))
                answer = (self.takes,)
                self._bus.send(self._jeepney.new_method_return(message, "b", answer))
