"""Peak, loudness, brightness and length of each sound.

    python -m tests.sound.figures [FOLDER]

prints them for the game's sounds, or those of another folder, the highest peak first: the peak in
dBFS, the loudness in LUFS, the brightness as the mean frequency of its power above 100 Hz in its
brightest 50 ms that are at most 20 dB below its loudest, and the length in milliseconds.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tests.sound.measures import RATE, SOUNDS, Sound, load, tiled_lufs

PIECE = RATE // 20
QUIET = 0.01
"""Power, as a share of the loudest piece's, below which a piece counts for nothing: 20 dB."""
LOWEST_HZ = 100


class Figures(NamedTuple):
    """The figures of one sound."""

    name: str
    peak: float
    lufs: float
    brightness: float
    length: float


def brightness(sound: Sound) -> float:
    """Return the mean frequency in Hz, weighted by power, of the brightest piece."""
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
    """Return the figures of a file."""
    sound = load(path)
    peak = 20 * float(np.log10(np.max(np.abs(sound))))
    return Figures(
        path.stem, peak, tiled_lufs(sound), brightness(sound), 1000 * len(sound) / RATE
    )


def main() -> None:
    """Print them."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else SOUNDS
    found = sorted(map(figures, folder.glob("*.wav")), key=lambda one: -one.peak)
    for one in found:
        sys.stdout.write(
            f"{one.name:16} {one.peak:6.1f} dBFS {one.lufs:6.1f} LUFS {one.brightness:6.0f} Hz "
            f"{one.length:5.0f} ms\n"
        )


if __name__ == "__main__":
    main()
