"""A sound server of the test's own: PulseAudio with a device of no sound, or a socket that never
answers."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.harness.waiting import until

needs_pulseaudio = pytest.mark.skipif(not shutil.which("pulseaudio"), reason="no pulseaudio")


class SoundServer:
    """A PulseAudio that can be stopped, set going again, robbed of its device, and killed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._socket = folder / "socket"
        self._environment = {**os.environ, **self.way, "HOME": str(folder)}
        self.start()

    @property
    def way(self) -> dict[str, str]:
        """The environment in which a program finds this server and no other."""
        return {
            "PULSE_SERVER": f"unix:{self._socket}",
            "PULSE_RUNTIME_PATH": str(self._folder),
            "PULSE_STATE_PATH": str(self._folder),
            "SDL_AUDIODRIVER": "pulseaudio",
        }

    def start(self) -> None:
        """Start the server and wait until it answers."""
        self._socket.unlink(missing_ok=True)
        self._process = subprocess.Popen(
            [
                *("pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no"),
                f"--load=module-native-protocol-unix socket={self._socket} auth-anonymous=1",
                "--load=module-null-sink sink_name=nothing",
            ],
            env=self._environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        assert until(self._socket.exists), "pulseaudio does not start"

    def freeze(self) -> None:
        """Let it answer nobody any more."""
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        self._process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        """End it at once."""
        self._process.kill()
        self._process.wait()


@contextmanager
def sound_server(folder: Path) -> Iterator[SoundServer]:
    """A running server."""
    server = SoundServer(folder)
    try:
        yield server
    finally:
        server.kill()


@contextmanager
def dumb_server(folder: Path) -> Iterator[dict[str, str]]:
    """A server that takes calls and never answers; the environment in which it is found."""
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(folder / "dumb"))
        listening.listen(8)
        yield {"PULSE_SERVER": f"unix:{folder / 'dumb'}", "SDL_AUDIODRIVER": "pulseaudio"}
