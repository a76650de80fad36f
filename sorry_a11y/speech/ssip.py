"""SSIP, the lines of text that Speech Dispatcher is spoken to with, over one socket."""

from __future__ import annotations

import getpass
import shutil
import socket
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from sorry_a11y.speech.drivers import UnavailableError
from sorry_a11y.speech.voice import SilenceReason

CLIENT = "sorry-a11y"
"""The name under which Speech Dispatcher knows this game, for its own settings."""

ANSWER = 10.0
"""Seconds until a thread that waits for an answer gives up, should nobody sever it before."""

SPAWN = 8.0
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
            [program, "--spawn", *where], check=True, timeout=SPAWN, env=dict(env),
            stdin=nothing, stdout=nothing, stderr=nothing,
        )
    except (OSError, subprocess.SubprocessError) as error:
        raise UnavailableError(SilenceReason.SERVER_DOWN) from error


class SsipConnection:
    """A connection to a server. Every method but `sever` raises `OSError` for a server that went
    away, said no, or answered something else."""

    def __init__(self, family: int, address: ServerAddress) -> None:
        self._socket = socket.socket(family)
        self._socket.settimeout(ANSWER)
        try:
            self._socket.connect(address)
        except OSError:
            self._socket.close()
            raise
        self._answers = self._socket.makefile("rb")

    def introduce(self) -> None:
        """Say who speaks, and that sentences queue; "text" would drop the ones before."""
        self.ask(f"SET self CLIENT_NAME {_user()}:{CLIENT}:default")
        self.ask("SET self PRIORITY message")

    def ask(self, command: str) -> None:
        """Send a command, or a text to be spoken, and wait until it was taken."""
        self._socket.sendall(command.encode() + b"\r\n")
        while True:
            line = self._answers.readline(10_000)
            if not line.endswith(b"\n"):
                raise ConnectionError("Speech Dispatcher went away")
            if line[:1] != _EVENTS and line[3:4] != b"-":
                break
        if not (line[:3].isdigit() and line[:1] == b"2"):
            raise OSError(f"Speech Dispatcher answered {line[:80]!r}")

    def speak(self, text: str) -> None:
        """Have `text` spoken behind what is being said."""
        self.ask("SPEAK")
        # a dot alone ends the text, so each line that begins with one gets another
        lines = ["." + line if line.startswith(".") else line for line in text.splitlines()]
        self.ask("\r\n".join([*lines, "."]))

    def close(self) -> None:
        """Say good-bye and let the socket go; what was taken is still spoken."""
        with suppress(OSError):
            self._socket.sendall(b"QUIT\r\n")
        self._answers.close()
        self._socket.close()

    def sever(self) -> None:
        """Wake a thread that waits for an answer: it finds that the server went away."""
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)


def _user() -> str:
    try:
        return getpass.getuser().replace(":", "") or "player"
    except (KeyError, OSError, ImportError):  # no entry in the list of users
        return "player"
