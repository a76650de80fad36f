"""The sounds of the real program: heard from the first turn on, cut by keys, never in the way."""

from __future__ import annotations

import subprocess
import time
from pathlib import Path

import numpy as np
import pytest

from sorry_a11y.frontends.terminal.audible import AudibleScreen
from sorry_a11y.output.sound import device_player
from sorry_a11y.output.sound.clips import plan
from sorry_a11y.output.sound.device_player import DevicePlayer
from sorry_a11y.output.sound.earcons import Cue, Earcon
from sorry_a11y.output.sound.sdl import BUFFER
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.session.screen import Screen
from sorry_a11y.ui.settings.values import Settings
from tests.harness.programs import command, environment
from tests.harness.pty_session import PtySession
from tests.harness.sessions import session
from tests.harness.telling import TellingFront
from tests.harness.voices import VoiceRecorder
from tests.harness.waiting import until
from tests.output.sound.measures import RATE, SOUNDS, ears, load, sounding

GAME = ("play", "--seed", "7", "--save", "no")
KEYS = ("w", "\r", "\r", "n", "\r", "l", "y", "\r", "qq")


class Fanfare(Screen):
    """A screen whose first reply sounds for more than a second; keys are mute."""

    def __init__(self) -> None:
        super().__init__(Settings())

    def opened(self) -> Reply:
        return Reply((), "First", cues=(Cue(Earcon.LOSE),))

    def key(self, key: str) -> Reply:
        return Reply((), f"After {key}")


@pytest.fixture
def recording(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file into which the sound library writes what would be heard."""
    file = tmp_path / "heard.raw"
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(file))
    return file


def _recorded(recording: Path) -> float:
    """Seconds recorded from the first sound on."""
    if not recording.exists():
        return 0.0
    left = ears(recording)[0]
    heard = np.flatnonzero(left)
    return (len(left) - int(heard[0])) / RATE if len(heard) else 0.0


def _quiet(recording: Path) -> float:
    """Seconds of silence at the end of what is recorded."""
    left = ears(recording)[0]
    return (len(left) - int(np.flatnonzero(left)[-1])) / RATE


def test_sounds_are_cut_by_the_next_key(recording: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise: a key ends what sounds. The device plays three times slower than one that is heard,
    so that a busy machine is in time."""
    monkeypatch.setenv("SDL_DISKAUDIODELAY", str(3 * BUFFER * 1000 // RATE))
    monkeypatch.setattr(device_player, "OPENING_S", 60.0)  # what opens later would be silent
    screen = TellingFront(AudibleScreen(Fanfare(), lambda _wake: VoiceRecorder(), DevicePlayer()))
    screen.opened()
    assert until(lambda: _recorded(recording) > 0.2)
    screen.key("2")
    pressed = _recorded(recording)
    assert until(lambda: _quiet(recording) > 0.3)
    screen.close()
    heard = len(sounding(*ears(recording))[0]) / RATE
    whole = len(load(SOUNDS / "lose.wav")) / RATE
    assert pressed < whole - 0.3, "the key came when the sound had nearly ended"
    rest = 0.25  # what the device had in hand
    assert heard < pressed + rest < whole


def test_the_first_turn_sounds_without_a_key(tmp_path: Path) -> None:
    """Promise: "your turn" is heard with the first reply too, though the device is opened only
    after its last line has been written."""
    recording = tmp_path / "heard.raw"
    env = {**environment(tmp_path), "SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(recording)}
    with PtySession([*command(*GAME)], env=env) as terminal:
        terminal.hear()
        assert until(lambda: recording.exists() and any(recording.read_bytes()))
        time.sleep(0.6)
        terminal.type("qq")
        assert terminal.wait() == 0
    cues = session("hasbro", 7).opened().cues
    assert cues[-1].earcon is Earcon.YOUR_TURN
    lengths = {cue.earcon: len(load(SOUNDS / f"{cue.earcon}.wav")) for cue in cues}
    _, start, lasts = plan(cues, lengths)[-1]
    assert len(sounding(*ears(recording))[0]) == pytest.approx(start + lasts, rel=0.03)


def shown(home: Path, driver: str, *chosen: str) -> bytes:
    """What a game writes to a terminal, whose sounds go to an SDL driver."""
    env = {**environment(home), "SDL_AUDIODRIVER": driver}
    with PtySession([*command(*GAME), *chosen], env=env) as terminal:
        terminal.hear()
        for key in KEYS:
            terminal.type(key)
        assert terminal.wait() == 0
        return bytes(terminal.output)


@pytest.fixture(scope="module")
def without_sounds(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """What the same game writes without sounds."""
    return shown(tmp_path_factory.mktemp("silent"), "dummy", "--sound", "off")


@pytest.mark.parametrize(
    ("driver", "options"),
    [
        ("dummy", ("--sound", "full")),
        ("dummy", ("--sound", "short", "--mono", "yes")),
        ("nonsense", ("--sound", "full")),
        ("nonsense", ("--volume", "0")),
    ],
)
def test_the_words_are_the_same_with_and_without_sounds(
    tmp_path: Path, options: tuple[str, ...], driver: str, without_sounds: bytes
) -> None:
    """Sounds carry nothing that words do not; with any setting and without a device the screen
    shows the very same bytes, and nothing of the sound system's."""
    assert shown(tmp_path, driver, *options) == without_sounds


def _has_library(program: int) -> bool:
    """Whether a program has loaded the sound library."""
    return "libSDL2" in Path(f"/proc/{program}/maps").read_text()


@pytest.mark.parametrize("sound", ["full", "off"])
def test_the_sound_library_is_loaded_after_the_first_line_or_never(
    tmp_path: Path, sound: str
) -> None:
    """Sound costs the first line nothing, and where it is off, the game nothing."""
    env = {**environment(tmp_path), "SDL_AUDIODRIVER": "dummy"}
    with PtySession([*command(*GAME), "--sound", sound], env=env) as terminal:
        terminal.hear()
        loaded = until(lambda: _has_library(terminal.pid), 10 if sound == "full" else 0.5)
        assert loaded == (sound == "full")
        terminal.type("\rqq")
        assert terminal.wait() == 0


def test_sound_can_be_turned_on_in_a_game(tmp_path: Path) -> None:
    """Who begins with sound off and turns it on by key m hears the next sound."""
    env = {**environment(tmp_path), "SDL_AUDIODRIVER": "dummy"}
    with PtySession([*command(*GAME), "--sound", "off"], env=env) as terminal:
        terminal.hear()
        for key in ("m", "6", "6", "\x1b", "\x7f"):
            terminal.press(key)
        assert until(lambda: _has_library(terminal.pid))
        terminal.type("qq")
        assert terminal.wait() == 0


def test_without_a_terminal_nothing_sounds(tmp_path: Path) -> None:
    """A game in a pipe opens no device: nobody sits there."""
    recording = tmp_path / "heard.raw"
    env = {**environment(tmp_path), "SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(recording)}
    done = subprocess.run(
        command(*GAME), input=b"\n\nq\nq\n", env=env, capture_output=True, timeout=60, check=True
    )
    assert done.stderr == b""
    assert not recording.exists()
