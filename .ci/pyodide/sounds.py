"""Encodes the clips as one Ogg file, sounds.ogg, with sounds.json that says where each begins.

    python .ci/pyodide/sounds.py

To be run when a clip has changed; it needs oggenc (Debian: vorbis-tools). One file has the header,
which is longer than most clips, once.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import wave
from pathlib import Path

FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER.parents[1]))

from sorry_a11y.output.sound.clips import RATE, read_wave, stock  # noqa: E402
from sorry_a11y.output.sound.earcons import Earcon  # noqa: E402

SILENCE = RATE // 20
"""Samples between two clips: nothing of one is heard in the other."""
QUALITY = "4"


def digest() -> str:
    """Return the digest of all clips, by which a file of others is known."""
    return hashlib.sha256(b"".join(map(stock, Earcon))).hexdigest()


def main() -> None:
    """Encode them."""
    clips, samples = {}, bytearray()
    for earcon in Earcon:
        clip = read_wave(stock(earcon))
        clips[earcon.value] = [round(len(samples) / 2 / RATE, 6), round(len(clip) / RATE, 6)]
        samples += clip.tobytes() + bytes(2 * SILENCE)
    whole = FOLDER / "sounds.wav"
    with wave.open(str(whole), "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", ""))
        file.writeframes(samples)
    encoder = ["oggenc", "-Q", "-q", QUALITY, "--serial", "1", "--discard-comments"]
    subprocess.run([*encoder, "-o", str(FOLDER / "sounds.ogg"), str(whole)], check=True)
    whole.unlink()
    told = {"digest": digest(), "clips": clips}
    (FOLDER / "sounds.json").write_text(json.dumps(told) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
