"""Record half a minute of a real game: ``python -m tests.packaging.recording``.

Needs espeak-ng and oggenc (Debian's espeak-ng and vorbis-tools). Writes docs/recording/game.ogg and
the transcript beside it. The game's own sounds come first, as they do when it is played, and the
voice reads every line that the game tells.
"""

from __future__ import annotations

import subprocess
import tempfile
import wave
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from sorry_a11y.session.reply import Reply
from sorry_a11y.sound.earcons import Cue
from sorry_a11y.sound.sequence import RATE, plan, render
from sorry_a11y.sound.sound_files import SoundFiles, read_wave
from tests.harness.sessions import session

FOLDER = Path(__file__).parents[2] / "docs" / "recording"
SEED, FIRST, LAST = 6, 24, 26
"""The game, and the replies of it that are heard."""
WORDS_A_MINUTE = 200
PAUSE_S = 0.25
SOUNDS = 0.5
"""How loud the sounds are beside the voice."""

Samples = NDArray[np.int16]
"""Stereo, a row a sample."""


def replies() -> Iterator[Reply]:
    """Yield what a player hears who plays every first choice."""
    game = session("hasbro", SEED)
    reply = game.open()
    while reply.status is None:
        yield reply
        reply = game.press("enter")


def lines() -> list[str]:
    """Return every line of the recording, each as the game told it."""
    return [line for reply in _heard() for line in (*reply.news, reply.focus)]


def _heard() -> list[Reply]:
    return list(islice(replies(), FIRST, LAST))


def _sounds(cues: tuple[Cue, ...]) -> Samples:
    """Return the cues of a reply as the game plays them."""
    files = SoundFiles()
    clips = {cue.earcon: read_wave(files.stock(cue.earcon)) for cue in cues}
    steps = plan(cues, {earcon: len(clip) for earcon, clip in clips.items()})
    return np.frombuffer(render(steps, clips, SOUNDS), np.int16).reshape(-1, 2)


def _spoken(line: str, folder: Path) -> Samples:
    """Return a line as the voice reads it."""
    file = folder / "line.wav"
    subprocess.run(
        ["espeak-ng", "-v", "en-gb", "-s", str(WORDS_A_MINUTE), "-w", file, line], check=True
    )
    with wave.open(str(file)) as spoken:
        mono = np.frombuffer(spoken.readframes(spoken.getnframes()), np.int16)
        stretched = np.interp(
            np.arange(0, len(mono), spoken.getframerate() / RATE), np.arange(len(mono)), mono
        ).astype(np.int16)
    return np.stack([stretched, stretched], axis=1)


def main() -> None:
    """Write the recording and its transcript."""
    FOLDER.mkdir(exist_ok=True)
    pause = np.zeros((int(PAUSE_S * RATE), 2), np.int16)
    parts: list[Samples] = []
    with tempfile.TemporaryDirectory() as name:
        for reply in _heard():
            if reply.cues:
                parts += [_sounds(reply.cues)]
            for line in (*reply.news, reply.focus):
                parts += [_spoken(line, Path(name)), pause]
        whole = Path(name, "game.wav")
        with wave.open(str(whole), "wb") as file:
            file.setnchannels(2)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(np.concatenate(parts).tobytes())
        subprocess.run(
            ["oggenc", "--quiet", "--quality", "0", "--resample", "22050", "--serial", "1",
             "--title", "Half a minute of sorry-a11y", "-o", FOLDER / "game.ogg", whole],
            check=True,
        )
    (FOLDER / "transcript.txt").write_text("".join(f"{line}\n" for line in lines()), "utf-8")


if __name__ == "__main__":
    main()
