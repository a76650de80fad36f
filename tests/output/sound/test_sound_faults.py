"""A sound system that hangs, dies and writes: what the game's own process must not suffer from it.

The five faults for which sound once had a process of its own, and a device that is missing,
hangs and goes away, against the real library. A WAV without samples is in `test_files`, the
signal in `test_device`.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from sorry_a11y.output.sound.device_player import DevicePlayer
from sorry_a11y.output.sound.earcons import Cue, Earcon
from sorry_a11y.output.sound.player import SoundState
from tests.harness.programs import command, environment
from tests.harness.pty_session import PtySession, ending
from tests.harness.waiting import until

pytestmark = [
    pytest.mark.reader,
    pytest.mark.skipif(sys.platform != "linux", reason="PulseAudio and ALSA"),
]

GAME = command("play", "--seed", "7", "--save", "no")
HOME = [Cue(Earcon.HOME)]
LIVELY_S = 20.0

ENDING_S = 2.0
"""A game whose sound hangs is left in less time than this; the server's client gives up after 30
seconds, and never once it is connected. Without sound it takes half a second."""


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
        self._process.kill()
        self._process.wait()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[SoundServer]:
    running = SoundServer(tmp_path)
    yield running
    running.kill()


@contextmanager
def dumb_server(folder: Path) -> Iterator[dict[str, str]]:
    """A server that takes calls and never answers; the environment in which it is found."""
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(folder / "dumb"))
        listening.listen(8)
        yield {"PULSE_SERVER": f"unix:{folder / 'dumb'}", "SDL_AUDIODRIVER": "pulseaudio"}


def becomes(player: DevicePlayer, state: SoundState) -> bool:
    """Play now and then until the player is in a state."""

    def played() -> bool:
        player.play(HOME)
        return player.status().state is state

    return until(played)


def _played(player: DevicePlayer) -> None:
    player.open()
    assert player.settle(LIVELY_S).detail == "pulseaudio"


def _left(terminal: PtySession) -> float:
    """Leave a game; the seconds of its own until its process has ended well."""
    terminal.type("qq")
    status, took = ending(terminal)
    assert status == 0
    return took


def test_a_server_that_never_answers_delays_neither_keys_nor_the_end(tmp_path: Path) -> None:
    """Promise: with a sound server that takes the call and says nothing the game is played and
    left as ever, and nothing is written on the screen."""
    shown = []
    with dumb_server(tmp_path) as way:
        for sound in ("full", "off"):
            env = {**environment(tmp_path), **way}
            with PtySession([*GAME, "--sound", sound], env=env) as terminal:
                terminal.hear()
                for key in ("w", "\r", "l"):
                    terminal.press(key)
                time.sleep(0.5)
                assert _left(terminal) < ENDING_S
                shown.append(bytes(terminal.output))
    assert shown[0] == shown[1]


@needs_pulseaudio
def test_a_server_that_freezes_in_a_game_delays_neither_keys_nor_the_end(
    tmp_path: Path, server: SoundServer
) -> None:
    """Promise: a server that stops answering while sounds are played costs the sounds only."""
    with PtySession(GAME, env={**environment(tmp_path), **server.way}) as terminal:
        terminal.hear()
        time.sleep(0.5)
        server.freeze()
        for key in ("w", "\r", "l", "\r"):
            terminal.press(key)
        assert _left(terminal) < ENDING_S


@needs_pulseaudio
def test_a_frozen_server_is_told_and_sounds_again_when_it_goes_on(
    server: SoundServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise: the status says that no sound is taken, until it is again."""
    for name, value in server.way.items():
        monkeypatch.setenv(name, value)
    player = DevicePlayer()
    _played(player)
    server.freeze()
    player.play([Cue(Earcon.CARD_1)])
    time.sleep(3)
    player.play(HOME)
    assert until(lambda: player.status().state is SoundState.WENT_AWAY)
    server.thaw()
    assert becomes(player, SoundState.OK)
    player.close()


@needs_pulseaudio
def test_a_server_that_dies_is_told_and_used_again_when_it_is_back(
    server: SoundServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise: a device that goes away costs the sound until there is one again."""
    monkeypatch.setattr("sorry_a11y.output.sound.device_player.RETRY_S", (0.2,))
    for name, value in server.way.items():
        monkeypatch.setenv(name, value)
    player = DevicePlayer()
    _played(player)
    server.kill()
    assert becomes(player, SoundState.WENT_AWAY)
    server.start()
    assert becomes(player, SoundState.OK)
    player.close()


@pytest.mark.parametrize("driver", ["alsa", "pulseaudio", ""])
def test_what_the_sound_system_writes_is_not_read_out(
    tmp_path: Path, driver: str, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise: nothing that ALSA or a server's client reports reaches the terminal: neither of a
    card that is not there nor of a folder that belongs to somebody else."""
    monkeypatch.setenv("SDL_AUDIODRIVER", driver)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.delenv("PULSE_LOG_SYSLOG", raising=False)
    monkeypatch.setenv("ALSA_CONFIG_PATH", str(tmp_path / "alsa.conf"))
    (tmp_path / "alsa.conf").write_text("pcm.!default { type hw card 77 }\nctl.!default nonsense {")
    if os.getuid() == 0:
        os.chown(tmp_path, 12345, 12345)
    player = DevicePlayer()
    player.open()
    assert player.settle(LIVELY_S).state is SoundState.NO_DEVICE
    player.close()
    assert capfd.readouterr() == ("", "")
