"""The speech of Linux desktops: Orca 49 and later, and Speech Dispatcher.

Orca is a service on the session bus that speaks in the player's own voice. Orca 49 calls itself
``org.gnome.Orca.Service``, later ones ``org.gnome.Orca1.Service``, and they stop speaking by
different methods. An older Orca offers nothing to programs: Speech Dispatcher speaks, which is
started where it does not run. It is spoken to by SSIP, lines of text over one socket.
"""

from __future__ import annotations

import getpass
import importlib
import logging
import os
import shutil
import socket
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO

from sorry_a11y.output.speech.drivers import Driver, SilenceReason, UnavailableError

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
        """Connect to the session bus; raises ConnectionError where there is none."""
        address = bus_address(os.environ)
        kind, _, path = address.partition(",")[0].partition("=")
        if kind == "unix:path" and not os.path.exists(path):  # spares a start the import
            raise ConnectionError("there is no session bus")
        self._bus = importlib.import_module("jeepney.io.blocking").open_dbus_connection(address)

    def is_active(self) -> bool:
        """Return whether an Orca, old or new, has its name on the bus."""
        bus = ("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus")
        for name in _SILENCERS:
            if self._call(*bus, "NameHasOwner", "s", (name,)):
                self._service = name
                return True
        return False

    def speak(self, text: str, interrupt: bool) -> None:
        """Let Orca present a text."""
        if interrupt:
            with suppress(ConnectionRefusedError):  # an Orca that cannot be stopped still speaks
                self.silence()
        name, path = self._service, _path(self._service)
        if not self._call(name, path, name, "PresentMessage", "s", (text,)):
            raise ConnectionRefusedError("Orca did not take it")

    def silence(self) -> None:
        """Make the first call that this Orca takes to stop speaking."""
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
        """Let the bus go."""
        bus, self._bus = self._bus, None
        if bus is not None:
            bus.close()

    def sever(self) -> bool:
        """Wake a thread that waits for the bus."""
        if self._bus is not None:
            with suppress(OSError):
                self._bus.sock.shutdown(socket.SHUT_RDWR)
        return False  # an Orca that hangs has the sentence, and may say it when it goes on

    def _call(self, name: str, path: str, interface: str, method: str, *call: Any) -> object:
        """Call a method over the bus, and return the first value of the answer.

        Raises:
            ConnectionRefusedError: The program that was called answers with an error.
            OSError: The bus went away.
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


_log = logging.getLogger(__name__)

_CLIENT = "sorry-a11y"
"""The name under which Speech Dispatcher knows this game, for its own settings."""

ANSWER = 10.0
"""Seconds until a thread that waits for an answer gives up, should nobody sever it before."""

_SPAWN = 8.0
"""Seconds that a server which is started may take to listen; usually it takes a tenth."""

LOCAL: int = getattr(socket, "AF_UNIX", -1)  # Windows has none, and no Speech Dispatcher

_EVENTS = b"7"  # the first digit of what a server sends unasked

ServerAddress = str | tuple[str, int]
"""The path of a socket, or host and port."""


def server_address(env: Mapping[str, str]) -> tuple[int, ServerAddress]:
    """Return the family and the address of the server that the environment names."""
    home = Path(env.get("HOME") or Path.home())
    cache = env.get("XDG_CACHE_HOME") or str(home / ".cache")
    path = Path(env.get("XDG_RUNTIME_DIR") or cache) / "speech-dispatcher" / "speechd.sock"
    method, _, rest = env.get("SPEECHD_ADDRESS", "").partition(":")
    if method == "inet_socket":
        host, _, port = rest.partition(":")
        return socket.AF_INET, (host or "127.0.0.1", int(port) if port.isdigit() else 6560)
    return LOCAL, rest or env.get("SPEECHD_SOCKET") or str(path)


def spawn_server(env: Mapping[str, str], address: ServerAddress) -> None:
    """Start the server, which then answers at `address`.

    Raises `UnavailableError` where it is not installed, elsewhere, or must not be started.
    """
    import subprocess  # a server that runs already needs none of it

    program = env.get("SPEECHD_CMD") or shutil.which("speech-dispatcher", path=env.get("PATH"))
    if not program or not Path(program).exists():
        raise UnavailableError(SilenceReason.SERVER_MISSING)
    if isinstance(address, str):
        where = ["--communication-method", "unix_socket", "--socket-path", address]
    elif socket.gethostbyname(address[0]).startswith("127."):
        where = ["--communication-method", "inet_socket", "--port", str(address[1])]
    else:
        raise UnavailableError(SilenceReason.SERVER_DOWN)
    nothing = subprocess.DEVNULL
    try:
        subprocess.run(
            [program, "--spawn", *where],
            check=True,
            timeout=_SPAWN,
            env=dict(env),
            stdin=nothing,
            stdout=nothing,
            stderr=nothing,
        )
    except (OSError, subprocess.SubprocessError) as error:
        raise UnavailableError(SilenceReason.SERVER_DOWN) from error


class SpeechDispatcherDriver(Driver):
    """Speech Dispatcher through a connection of the game's own.

    Every method but `sever` and `close` raises `OSError` for a server that went away, said no, or
    answered something else.
    """

    is_reader = False

    def __init__(self) -> None:
        super().__init__("Speech Dispatcher")
        self._socket: socket.socket | None = None
        self._answers: BinaryIO | None = None
        self._language = ""

    def open(self) -> None:
        """Connect to the server, which is started where none runs."""
        family, address = server_address(os.environ)
        try:
            self._connect(family, address)
        except OSError as error:
            _log.debug("Speech Dispatcher: %r", error)
            spawn_server(os.environ, address)
            try:
                self._connect(family, address)
            except OSError as still:
                raise UnavailableError(SilenceReason.SERVER_DOWN) from still
        try:
            self._ask(f"SET self CLIENT_NAME {_user()}:{_CLIENT}:default")
            self._ask("SET self PRIORITY message")  # sentences queue; "text" drops those before
        except OSError:
            self.close()
            raise

    def speak(self, text: str, interrupt: bool) -> None:
        """Send a text as a message, which waits for those before it."""
        if interrupt:
            self.silence()
        self._ask("SPEAK")
        # a dot alone ends the text, so each line that begins with one gets another
        lines = ["." + line if line.startswith(".") else line for line in text.splitlines()]
        self._ask("\r\n".join([*lines, "."]))

    def silence(self) -> None:
        """Drop what is said and what waits."""
        self._ask("CANCEL self")

    def set_language(self, tag: str) -> None:
        """Ask for a voice of the language, once."""
        if tag != self._language:
            self._ask(f"SET self LANGUAGE {tag.lower()}")
            self._language = tag

    def close(self) -> None:
        """Say good-bye and let the socket go; what was taken is still spoken."""
        connection, answers = self._socket, self._answers
        self._socket, self._answers, self._language = None, None, ""
        if connection is not None and answers is not None:
            with suppress(OSError):
                connection.sendall(b"QUIT\r\n")
            answers.close()
            connection.close()

    def sever(self) -> bool:
        """Wake a thread that waits for an answer; it finds the connection closed."""
        connection = self._socket
        if connection is not None:
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
        # the server gets a text only after it has answered the question before it
        return True

    def _connect(self, family: int, address: ServerAddress) -> None:
        connection = socket.socket(family)
        connection.settimeout(ANSWER)
        try:
            connection.connect(address)
        except OSError:
            connection.close()
            raise
        self._socket, self._answers = connection, connection.makefile("rb")

    def _ask(self, command: str) -> None:
        """Send a command, or a text to be spoken, and wait until it was taken."""
        if self._socket is None or self._answers is None:
            raise ConnectionError("Speech Dispatcher is not connected")
        self._socket.sendall(command.encode() + b"\r\n")
        while True:
            line = self._answers.readline(10_000)
            if not line.endswith(b"\n"):
                raise ConnectionError("Speech Dispatcher went away")
            if line[:1] != _EVENTS and line[3:4] != b"-":
                break
        if not (line[:3].isdigit() and line[:1] == b"2"):
            raise OSError(f"Speech Dispatcher answered {line[:80]!r}")


def _user() -> str:
    try:
        return getpass.getuser().replace(":", "") or "player"
    except (KeyError, OSError, ImportError):  # no entry in the list of users
        return "player"
