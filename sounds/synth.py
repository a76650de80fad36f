"""The instruments: notes, glides and bands of noise as arrays of float64 samples.

Everything here is a pure function of its arguments. Noise comes from an integer
generator written out below, so that no library's random stream can change a file.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

RATE = 44_100
"""Samples a second."""

HIGHEST_PARTIAL_HZ = 6_000.0
"""No partial of an instrument lies above this: small loudspeakers and ears differ most up there."""

Samples = NDArray[np.float64]

_SEMITONES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
_SHARPS = {"#": 1, "b": -1}


@dataclass(frozen=True)
class Timbre:
    """How an instrument sounds: its partials and the shape of a note.

    `partials` holds (frequency ratio, amplitude, decay in ms or 0 for none). `attack_ms`
    is the rise of the first partial, `bloom_ms` what each further partial takes longer;
    the note falls to silence over its last `release` (a share of its length, 0 to 1).
    `flutter_hz` above 0 makes the tone rattle that many times a second.
    """

    partials: tuple[tuple[float, float, float], ...]
    attack_ms: float
    release: float
    bloom_ms: float = 0.0
    flutter_hz: float = 0.0


def _harmonics(amplitudes: dict[int, float]) -> tuple[tuple[float, float, float], ...]:
    return tuple((float(number), level, 0.0) for number, level in amplitudes.items())


TIMBRES: dict[str, Timbre] = {
    "marimba": Timbre(((1.0, 1.0, 90.0), (3.98, 0.35, 35.0), (9.6, 0.12, 14.0)), 1.5, 0.3),
    "pluck": Timbre(
        tuple((n * (1 + 0.0004 * n * n), 1.0 / n, 260.0 / n) for n in range(1, 11)), 1.0, 0.25
    ),
    "clarinet": Timbre(
        _harmonics({1: 1.0, 2: 0.06, 3: 0.6, 5: 0.38, 7: 0.2, 9: 0.12, 11: 0.07}), 14.0, 0.22
    ),
    "flute": Timbre(_harmonics({1: 1.0, 2: 0.32, 3: 0.1, 4: 0.04}), 22.0, 0.3),
    "bell": Timbre(
        (
            (0.5, 0.25, 420.0),
            (1.0, 1.0, 360.0),
            (2.0, 0.55, 240.0),
            (2.41, 0.4, 160.0),
            (3.01, 0.3, 120.0),
            (4.17, 0.2, 70.0),
        ),
        1.5,
        0.35,
    ),
    "brass": Timbre(_harmonics({n: 1.0 / n**0.75 for n in range(1, 13)}), 12.0, 0.22, bloom_ms=5.0),
    "reed": Timbre(_harmonics({1: 0.35, 2: 0.7, 3: 1.0, 4: 0.8, 5: 0.5, 6: 0.3, 8: 0.2}), 8.0, 0.2),
    "wood": Timbre(((1.0, 1.0, 26.0), (2.57, 0.8, 17.0), (4.9, 0.6, 10.0)), 2.0, 0.3),
    "hollow": Timbre(_harmonics({1: 1.0, 3: 0.2}), 35.0, 0.3),
    "organ": Timbre(_harmonics({1: 1.0, 2: 0.9, 4: 0.7, 8: 0.45}), 10.0, 0.15),
    "buzz": Timbre(_harmonics({n: 0.5 + n / 10 for n in range(1, 13)}), 3.0, 0.12, flutter_hz=44.0),
}
"""The instruments by name."""


def pitch_hz(name: str) -> float:
    """Return the frequency of a note such as `C4`, `Eb3` or `G#4`, tuned evenly to A4 = 440 Hz.

    Raises KeyError for an unknown letter and ValueError for a missing octave.
    """
    steps = _SEMITONES[name[0]] + _SHARPS.get(name[1], 0)
    octave = int(name.lstrip("ABCDEFG#b"))
    return float(440.0 * 2.0 ** ((12 * (octave + 1) + steps - 69) / 12))


def length_of(ms: float) -> int:
    """Return how many samples `ms` milliseconds take, rounded down."""
    return int(ms * RATE / 1000)


def silence(ms: float) -> Samples:
    """Return `ms` milliseconds of nothing."""
    return np.zeros(length_of(ms))


def tone(timbre: str, start_hz: float, end_hz: float, ms: float) -> Samples:
    """Return one note of `ms` milliseconds whose pitch moves evenly from start to end."""
    voice = TIMBRES[timbre]
    count = length_of(ms)
    at = np.arange(count) / RATE
    octaves = math.log2(end_hz / start_hz) * np.arange(count) / max(count - 1, 1)
    cycles = np.cumsum(start_hz * 2.0**octaves) / RATE
    sound = np.zeros(count)
    for index, (ratio, level, decay_ms) in enumerate(voice.partials):
        if ratio * max(start_hz, end_hz) > HIGHEST_PARTIAL_HZ:
            continue
        partial = level * np.sin(2 * np.pi * ratio * cycles)
        if decay_ms:
            partial *= np.exp(-1000.0 * at / decay_ms)
        sound += partial * _rise(count, voice.attack_ms + index * voice.bloom_ms)
    if voice.flutter_hz:
        sound *= 0.6 - 0.4 * np.cos(2 * np.pi * voice.flutter_hz * at)
    return sound * _fall(count, voice.release)


def band_noise(low_hz: float, high_hz: float, ms: float, *, seed: int, swell: float) -> Samples:
    """Return `ms` milliseconds of noise between two frequencies, with soft edges to the band.

    The noise grows over its first `swell` (a share of its length, 0 to 1) and dies away over
    the rest. The same seed gives the same noise everywhere.
    """
    count = length_of(ms)
    spectrum = np.fft.rfft(_white(count, seed))
    hz = np.fft.rfftfreq(count, 1 / RATE)
    lower = np.clip((hz - 0.8 * low_hz) / (0.4 * low_hz), 0, 1)
    upper = np.clip((1.2 * high_hz - hz) / (0.4 * high_hz), 0, 1)
    banded = np.fft.irfft(spectrum * lower * upper, count)
    return _unit(banded) * _rise(count, swell * ms) * _fall(count, 1 - swell) ** 1.5


def _white(count: int, seed: int) -> Samples:
    """Return noise from a 32-bit linear congruential generator, between -1 and 1."""
    state = seed
    values = []
    for _ in range(count):
        state = (state * 1_664_525 + 1_013_904_223) % 2**32
        values.append(state / 2**31 - 1.0)
    return np.array(values)


def _unit(sound: Samples) -> Samples:
    """Return the sound with a mean power of one half, that of a full sine."""
    return sound / math.sqrt(2 * float(np.mean(sound**2)))


def _rise(count: int, ms: float) -> Samples:
    """Return a curve from 0 to 1 over `ms` milliseconds, then 1."""
    ramp = np.clip(np.arange(count) / max(length_of(ms), 1), 0, 1)
    return 0.5 - 0.5 * np.cos(np.pi * ramp)


def _fall(count: int, share: float) -> Samples:
    """Return a curve that is 1 and goes to 0 over the last `share` of the sound."""
    tail = max(int(count * share), 1)
    ramp = np.clip((count - 1 - np.arange(count)) / tail, 0, 1)
    return 0.5 - 0.5 * np.cos(np.pi * ramp)
