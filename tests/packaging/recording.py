"""Record half a minute of a real game in each language: ``python -m tests.packaging.recording``.

Needs espeak-ng and oggenc (Debian's espeak-ng and vorbis-tools). Writes docs/recording/LANGUAGE.ogg
and the transcript beside it. The game's own sounds come first, as they do when it is played, and
the voice reads every line that the game tells.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import wave
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from sorry_a11y.output.sound.clips import RATE, read_wave, render, stock
from sorry_a11y.output.sound.earcons import Cue
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.settings.values import Settings
from tests.harness.sessions import session

FOLDER = Path(__file__).parents[2] / "docs" / "recording"
SEED, FIRST, LAST = 6, 32, 35
"""The game, and the replies of it that are heard."""
VOICES: Mapping[str, tuple[str, int]] = {
    "en": ("en-gb", 200),
    "de": ("de", 220),
    "it": ("it", 220),
    "zh-Hant": ("cmn", 300),
}
"""The voice of espeak-ng for each language of the game, and its words a minute."""
PAUSE_S = 0.25
SOUNDS = 0.5
"""How loud the sounds are beside the voice."""

Samples = NDArray[np.int16]
"""Stereo, a row a sample."""


def replies(language: str) -> Iterator[Reply]:
    """Yield what a player hears who plays every first choice."""
    game = session("hasbro", SEED, settings=Settings(language=language, forced="ask"))
    reply = game.opened()
    while reply.status is None:
        yield reply
        reply = game.key("enter")


def lines(language: str) -> list[str]:
    """Return every line of the recording in a language, each as the game told it."""
    return [line for reply in _heard(language) for line in (*reply.news, reply.focus)]


def _heard(language: str) -> list[Reply]:
    return list(islice(replies(language), FIRST, LAST))


def _sounds(cues: tuple[Cue, ...]) -> Samples:
    """Return the cues of a reply as the game plays them."""
    clips = {cue.earcon: read_wave(stock(cue.earcon)) for cue in cues}
    return np.frombuffer(render(cues, clips, SOUNDS), np.int16).reshape(-1, 2)


def _spoken(line: str, language: str, folder: Path) -> Samples:
    """Return a line as the voice of its language reads it."""
    file = folder / "line.wav"
    voice, words_a_minute = VOICES[language]
    subprocess.run(
        ["espeak-ng", "-v", voice, "-s", str(words_a_minute), "-w", file, line], check=True
    )
    with wave.open(str(file)) as spoken:
        mono = np.frombuffer(spoken.readframes(spoken.getnframes()), np.int16)
        stretched = np.interp(
            np.arange(0, len(mono), spoken.getframerate() / RATE), np.arange(len(mono)), mono
        ).astype(np.int16)
    return np.stack([stretched, stretched], axis=1)


def record(language: str) -> float:
    """Write the recording in a language, and its transcript; how many seconds it takes."""
    pause = np.zeros((int(PAUSE_S * RATE), 2), np.int16)
    parts: list[Samples] = []
    with tempfile.TemporaryDirectory() as name:
        for reply in _heard(language):
            if reply.cues:
                parts += [_sounds(reply.cues)]
            for line in (*reply.news, reply.focus):
                parts += [_spoken(line, language, Path(name)), pause]
        samples = np.concatenate(parts)
        whole = Path(name, "game.wav")
        with wave.open(str(whole), "wb") as file:
            file.setnchannels(2)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())
        subprocess.run(
            [
                *("oggenc", "--quiet", "--quality", "0", "--resample", "22050", "--serial", "1"),
                *("--title", "Half a minute of sorry-a11y", "-o", FOLDER / f"{language}.ogg"),
                whole,
            ],
            check=True,
        )
    told = "".join(f"{line}\n" for line in lines(language))
    (FOLDER / f"{language}.txt").write_text(told, "utf-8")
    return len(samples) / RATE


def main() -> None:
    """Write the recordings and their transcripts."""
    FOLDER.mkdir(exist_ok=True)
    for language in VOICES:
        sys.stdout.write(f"{language}: {record(language):.0f} s\n")


if __name__ == "__main__":
    main()
