"""What the tests measure of sounds: reading, loudness, distance, and the strength of an ear.

``python -m tests.output.sound.measures [FOLDER]`` prints the figures of every sound and how unlike
those are that occur in one situation.
"""

from __future__ import annotations

import itertools
import math
import sys
import wave
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Sound = NDArray[np.float64]
"""Samples with full scale at 1."""

RATE = 44_100
SOUNDS = Path(__file__).resolve().parents[3] / "sounds"

SITUATIONS = {
    "turns": ("turn_red", "turn_blue", "turn_yellow", "turn_green", "your_turn", "handover"),
    "keys": (
        *("menu_move", "menu_select", "menu_edge", "error", "protected", "step_forward"),
        *("step_back", "handover"),
    ),
    "bumps": ("bump_opponent", "bump_own", "bump_own_half", "bump_own_most", "burn", "error"),
    "ways": (
        *("step_forward", "step_back", "start_exit", "slide", "safety", "target", "home", "swap"),
    ),
}
"""What a listener tells apart in one moment: whose turn it is; what a key did; whose pawn is lost;
where a pawn went. What else occurs in one game is measured too, see `test_clips`."""

WINDOW = 1024
HOP = 441
BANDS = 40
LOWEST_HZ, HIGHEST_HZ = 100.0, 8000.0
SILENCE_DB = -40.0
SEMITONES = 76
"""From `LOWEST_HZ` to `HIGHEST_HZ`."""
BLUR = 3.16
"""How many semitones away a note still counts in a band: 24 such bands would cover the range."""
REACH = 18
"""By how many semitones at most one of two sounds is raised or lowered to be like the other."""


def stock_files() -> list[Path]:
    """Return the game's sound files in alphabetical order."""
    return sorted(SOUNDS.glob("*.wav"))


def form(path: Path) -> tuple[int, int, int]:
    """Return the channels, bytes a sample and samples a second of a WAV file."""
    with wave.open(str(path), "rb") as file:
        return file.getnchannels(), file.getsampwidth(), file.getframerate()


def load(path: Path) -> Sound:
    with wave.open(str(path), "rb") as file:
        return np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32768.0


def save(path: Path, samples: Sound) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((samples * 32767).astype("<i2").tobytes())


def beep(hz: float, seconds: float) -> Sound:
    """Return a sine at a quarter of full scale."""
    at = np.arange(int(seconds * RATE)) / RATE
    return np.asarray(0.25 * np.sin(2 * np.pi * hz * at))


def tiled_lufs(sound: Sound) -> float:
    """Return the integrated loudness of the sound repeated to at least six seconds."""
    import pyloudnorm  # type: ignore[import-untyped]  # loads for a second: only where it is used

    tiled = np.tile(sound, math.ceil(6 * RATE / len(sound)))
    return float(pyloudnorm.Meter(RATE).integrated_loudness(tiled))


PIECE = RATE // 20
QUIET = 0.01
"""Power, as a share of the loudest piece's, below which a piece counts for nothing: 20 dB."""


class Figures(NamedTuple):
    """Name, peak in dBFS, loudness in LUFS, brightness in Hz and length in ms of a sound."""

    name: str
    peak: float
    lufs: float
    brightness: float
    length: float


def brightness(sound: Sound) -> float:
    """Return the mean frequency in Hz, weighted by power, of the brightest 50 ms."""
    padded = np.concatenate([sound, np.zeros(PIECE)])
    pieces = [padded[at : at + PIECE] for at in range(0, len(sound), PIECE)]
    hz = np.fft.rfftfreq(PIECE, 1 / RATE)
    heard = hz >= LOWEST_HZ
    spectra = [np.abs(np.fft.rfft(one * np.hanning(PIECE))) ** 2 * heard for one in pieces]
    loudest = max(float(one.sum()) for one in spectra)
    return max(
        float((hz * one).sum() / one.sum()) for one in spectra if one.sum() >= QUIET * loudest
    )


def figures(path: Path) -> Figures:
    sound = load(path)
    peak = 20 * float(np.log10(np.max(np.abs(sound))))
    return Figures(path.stem, peak, tiled_lufs(sound), brightness(sound), 1000 * len(sound) / RATE)


def _bands() -> Sound:
    """Return overlapping triangular bands, evenly spaced on the mel scale."""
    lowest, highest = (2595 * math.log10(1 + hz / 700) for hz in (LOWEST_HZ, HIGHEST_HZ))
    edges = 700 * (10 ** (np.linspace(lowest, highest, BANDS + 2) / 2595) - 1)
    hz = np.fft.rfftfreq(WINDOW, 1 / RATE)
    bands = [
        np.clip(np.minimum((hz - low) / (mid - low), (high - hz) / (high - mid)), 0, None)
        for low, mid, high in zip(edges, edges[1:], edges[2:], strict=False)
    ]
    return np.array(bands)


def _notes() -> Sound:
    """Return overlapping bands a semitone apart: a sound that is raised moves along them."""
    hz = np.maximum(np.fft.rfftfreq(WINDOW, 1 / RATE), 1.0)
    middles = LOWEST_HZ * 2.0 ** (np.arange(SEMITONES) / 12)
    bands = [np.clip(1 - np.abs(12 * np.log2(hz / one)) / BLUR, 0, None) for one in middles]
    return np.array(bands)


_FILTERS = _bands()
_NOTES = _notes()
_FADES = np.hanning(WINDOW)


class Picture:
    """A sound as the distances see it: decibels in 40 bands, in all, and by notes, every 10 ms.

    All are relative to the loudest moment, so that loudness plays no part, and end 40 dB
    below it.
    """

    def __init__(self, sound: Sound) -> None:
        padded = np.concatenate([np.zeros(WINDOW // 2), sound, np.zeros(WINDOW)])
        starts = range(0, len(padded) - WINDOW + 1, HOP)
        frames = np.stack([padded[at : at + WINDOW] * _FADES for at in starts])
        spectra = np.abs(np.fft.rfft(frames)) ** 2
        power = spectra @ _FILTERS.T
        self.bands = self._decibels(power)
        self.envelope = self._decibels(power.sum(axis=1))
        self.notes = self._decibels(spectra @ _NOTES.T)

    @staticmethod
    def _decibels(power: Sound) -> Sound:
        relative = 10 * np.log10(power / power.max() + 1e-12)
        return np.asarray(np.maximum(relative, SILENCE_DB))


def distance(one: Picture, other: Picture) -> float:
    """Return how unlike two sounds are, in decibels.

    It is the mean of two differences, each the root mean square over the longer of the two
    sounds from their common beginning: that of the bands, and that of the envelopes.
    """
    return (_rms(one.bands, other.bands) + _rms(one.envelope, other.envelope)) / 2


def distance_beyond_pitch(one: Picture, other: Picture) -> float:
    """Return how unlike two sounds are, in decibels, whatever their pitch.

    One is raised or lowered until it is as like the other as it gets, by up to an octave and a
    half: what is left is the instrument, the rhythm and the direction.
    """
    ways = ((one.notes, other.notes), (other.notes, one.notes))
    return min(_rms(_raised(low, by), high) for low, high in ways for by in range(REACH + 1))


def _raised(notes: Sound, by: int) -> Sound:
    moved = np.full_like(notes, SILENCE_DB)
    moved[:, by:] = notes[:, : SEMITONES - by]
    return moved


def _rms(one: Sound, other: Sound) -> float:
    longer = max(len(one), len(other))
    padded = []
    for part in (one, other):
        silence = np.full((longer - len(part), *part.shape[1:]), SILENCE_DB)
        padded.append(np.concatenate([part, silence]))
    return float(np.sqrt(np.mean((padded[0] - padded[1]) ** 2)))


def ears(recording: Path) -> tuple[Sound, Sound]:
    """Return the left and right samples of a raw 16-bit stereo recording."""
    raw = np.frombuffer(recording.read_bytes(), dtype=np.int16) / 32768.0
    return raw[0::2], raw[1::2]


def left_over_right_db(left: Sound, right: Sound) -> float:
    """Return by how many decibels the left ear has more power than the right."""
    return float(10 * np.log10((np.mean(left**2) + 1e-12) / (np.mean(right**2) + 1e-12)))


def sounding(left: Sound, right: Sound) -> tuple[Sound, Sound]:
    """Return the stretch from the first to the last sample that is not silent."""
    heard = np.flatnonzero((left != 0) | (right != 0))
    if not len(heard):
        return left[:0], right[:0]
    return left[heard[0] : heard[-1] + 1], right[heard[0] : heard[-1] + 1]


def _told(folder: Path) -> list[str]:
    """Return lines of figures, of the distances in each situation, and of the nearest pairs."""
    paths = sorted(folder.glob("*.wav"))
    pictures = {path.stem: Picture(load(path)) for path in paths}
    lines = [
        "{:14} {:6.1f} dBFS {:6.1f} LUFS {:5.0f} Hz {:5.0f} ms".format(*figures(path))
        for path in paths
    ]
    for situation, names in SITUATIONS.items():
        lines.append(f"{situation:14}" + "".join(f"{name:>14}" for name in names))
        for one in names:
            row = (distance_beyond_pitch(pictures[one], pictures[other]) for other in names)
            lines.append(f"{one:14}" + "".join(f"{far:14.1f}" for far in row))
    pairs = itertools.combinations(pictures, 2)
    nearest = sorted(
        (distance_beyond_pitch(pictures[one], pictures[other]), one, other) for one, other in pairs
    )
    return lines + [f"{far:5.1f} {one} {other}" for far, one, other in nearest[:12]]


if __name__ == "__main__":
    told = _told(Path(sys.argv[1]) if sys.argv[1:] else SOUNDS)
    sys.stdout.writelines(f"{line}\n" for line in told)
