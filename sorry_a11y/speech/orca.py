"""Orca 49 and later, a service on the session bus that speaks in the player's own voice.

Orca 49 calls itself ``org.gnome.Orca.Service``, later ones ``org.gnome.Orca1.Service``, and they
stop speaking by different methods. An older Orca offers nothing to programs: Speech Dispatcher
speaks.
"""

from __future__ import annotations

import importlib
import os
import socket
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from sorry_a11y.speech.drivers import Driver

_REPLY = 10.0
"""Seconds until a thread that waits for Orca gives up, should nobody sever it before."""

_STOP = ("org.gnome.Orca.Module", "ExecuteCommand", "sb", ("InterruptSpeech", False))

_SILENCERS: Mapping[str, tuple[tuple[str, str, str, str, tuple[object, ...]], ...]] = {
    "org.gnome.Orca1.Service": (
        ("SpeechManager", "org.gnome.Orca1.SpeechManager", "InterruptSpeech", "b", (False,)),
    ),
    "org.gnome.Orca.Service": (("SpeechManager", *_STOP), ("SpeechAndVerbosityManager", *_STOP)),
}
"""The name of an Orca on the bus -> the calls that may stop it, in the order in which they
are tried: path, interface, method, signature and arguments."""


class OrcaDriver(Driver):
    """Orca, which shows each message on the braille display by itself."""

    def __init__(self) -> None:
        super().__init__("Orca")
        self._bus: Any = None
        self._service = ""

    def open(self) -> None:
        address = bus_address(os.environ)
        kind, _, path = address.partition(",")[0].partition("=")
        if kind == "unix:path" and not os.path.exists(path):  # spares a start the import
            raise ConnectionError("there is no session bus")
        self._bus = importlib.import_module("jeepney.io.blocking").open_dbus_connection(address)

    def is_active(self) -> bool:
        bus = ("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus")
        for name in _SILENCERS:
            if self._call(*bus, "NameHasOwner", "s", (name,)):
                self._service = name
                return True
        return False

    def speak(self, text: str, interrupt: bool) -> None:
        if interrupt:
            with suppress(ConnectionRefusedError):  # an Orca that cannot be stopped still speaks
                self.silence()
        name, path = self._service, _path(self._service)
        if not self._call(name, path, name, "PresentMessage", "s", (text,)):
            raise ConnectionRefusedError("Orca did not take it")

    def silence(self) -> None:
        refused = ConnectionRefusedError("Orca cannot be stopped")
        name = self._service
        for module, interface, method, signature, arguments in _SILENCERS[name]:
            path = f"{_path(name)}/{module}"
            try:
                self._call(name, path, interface, method, signature, arguments)
            except ConnectionRefusedError as error:
                refused = error
            else:
                return
        raise refused

    def close(self) -> None:
        bus, self._bus = self._bus, None
        if bus is not None:
            bus.close()

    def sever(self) -> bool:
        if self._bus is not None:
            with suppress(OSError):
                self._bus.sock.shutdown(socket.SHUT_RDWR)
        return False  # an Orca that hangs has the sentence, and may say it when it goes on

    def _call(self, name: str, path: str, interface: str, method: str, *call: Any) -> object:
        """Return the first value of the answer.

        Raises `ConnectionRefusedError` for an error of the one who was called, any `OSError` for a
        bus that went away.
        """
        if self._bus is None:
            raise ConnectionError("Orca is not connected")
        jeepney = importlib.import_module("jeepney")
        message = jeepney.new_method_call(jeepney.DBusAddress(path, name, interface), method, *call)
        message.header.flags |= jeepney.MessageFlag.no_auto_start  # nobody's reader is started
        reply = self._bus.send_and_get_reply(message, timeout=_REPLY)
        if reply.header.message_type is jeepney.MessageType.error:
            raise ConnectionRefusedError(f"Orca answered {reply.body!r}")
        return reply.body[0] if reply.body else None


def _path(service: str) -> str:
    return "/" + service.replace(".", "/")


def bus_address(env: Mapping[str, str]) -> str:
    """Return the address of the session bus that the environment names."""
    folder = env.get("XDG_RUNTIME_DIR") or "/nonexistent"
    return env.get("DBUS_SESSION_BUS_ADDRESS") or f"unix:path={folder}/bus"
