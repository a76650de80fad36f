"""Make the sounds of the game, or compare a folder with what would be made.

Run `python sounds/make.py` to write every clip beside this file, `python sounds/make.py
--out DIR` to write them elsewhere, and `python sounds/make.py --check DIR` to learn whether
the files in DIR are those clips. Needs numpy; the game itself does not.
"""

from __future__ import annotations

import argparse
import sys
import wave
from pathlib import Path

import numpy as np
from loudness import lufs
from numpy.typing import NDArray
from score import Clip, clips
from synth import RATE

HERE = Path(__file__).resolve().parent

FULL_SCALE = 32_767
STEP = 1
"""How far a sample of a checked file may be off, in 16-bit steps: the last digit of a sine
differs between processors, and may tip a rounding."""

Pcm = NDArray[np.int16]


def render(clip: Clip) -> Pcm:
    """Return the clip at its loudness as 16-bit samples. Raises ValueError if it would clip."""
    mixed = clip.mix()
    scaled = mixed * 10 ** ((clip.lufs - lufs(mixed)) / 20)
    if float(np.max(np.abs(scaled))) >= 1.0:
        raise ValueError("too loud for 16 bits")
    return np.floor(scaled * FULL_SCALE + 0.5).astype(np.int16)


def write(path: Path, samples: Pcm) -> None:
    """Write samples as a mono WAV file."""
    with wave.open(str(path), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(samples.astype("<i2").tobytes())


def read(path: Path) -> Pcm:
    """Return the samples of a mono 16-bit WAV file. Raises ValueError for any other form."""
    with wave.open(str(path), "rb") as file:
        form = (file.getnchannels(), file.getsampwidth(), file.getframerate())
        if form != (1, 2, RATE):
            raise ValueError(f"channels, bytes a sample and rate are {form}")
        return np.frombuffer(file.readframes(file.getnframes()), dtype="<i2").astype(np.int16)


def write_all(folder: Path) -> int:
    """Write every clip into the folder and return how many bytes they take."""
    folder.mkdir(parents=True, exist_ok=True)
    total = 0
    for name, clip in clips().items():
        path = folder / f"{name}.wav"
        write(path, render(clip))
        total += path.stat().st_size
    return total


def difference(path: Path, made: Pcm) -> str:
    """Return in what way a file is not the clip, or an empty string."""
    try:
        found = read(path)
    except (OSError, EOFError, ValueError, wave.Error) as error:
        return f"cannot be read, {error}"
    if len(found) != len(made):
        return f"has {len(found)} samples instead of {len(made)}"
    worst = int(np.max(np.abs(found.astype(np.int32) - made.astype(np.int32))))
    return f"is off by {worst} steps" if worst > STEP else ""


def check_all(folder: Path) -> list[str]:
    """Return one line for every file of the folder that is missing, foreign or different."""
    wanted = clips()
    lines = [
        f"{path.name} is not in the score"
        for path in sorted(folder.glob("*.wav"))
        if path.stem not in wanted
    ]
    for name, clip in wanted.items():
        fault = difference(folder / f"{name}.wav", render(clip))
        lines += [f"{name}.wav {fault}"] if fault else []
    return lines


def main(arguments: list[str]) -> int:
    """Write or check, and return the exit status: 0 if all is well, 1 if files differ."""
    parser = argparse.ArgumentParser(description="Make the sounds of the game.")
    parser.add_argument("--out", type=Path, default=HERE, metavar="DIR", help="write into DIR")
    parser.add_argument("--check", type=Path, metavar="DIR", help="write nothing, compare DIR")
    options = parser.parse_args(arguments)
    if options.check is None:
        sys.stdout.write(f"{len(clips())} clips, {write_all(options.out)} bytes\n")
        return 0
    faults = check_all(options.check)
    sys.stdout.writelines(f"{line}\n" for line in faults)
    sys.stdout.write(f"{len(clips())} clips, {len(faults)} faults\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
