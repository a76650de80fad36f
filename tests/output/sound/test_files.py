"""Sound files: every usual form is read, damaged ones are refused, and every install has them."""

from __future__ import annotations

import io
import struct
import subprocess
import sys
import wave
import zipfile
from pathlib import Path

import pytest

from sorry_a11y.output.sound.clips import (
    LARGEST_REPLACEMENT,
    MOST_SAMPLES,
    read_wave,
    replacement,
    stock,
)
from sorry_a11y.output.sound.earcons import Earcon
from tests.output.sound.measures import SOUNDS

ROOT = SOUNDS.parent


def wav(frames: bytes, width: int = 2, channels: int = 1, rate: int = 44_100) -> bytes:
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(width)
        file.setframerate(rate)
        file.writeframes(frames)
    return out.getvalue()


@pytest.mark.parametrize(
    ("width", "frames"),
    [
        (1, bytes([0, 128, 255])),
        (2, struct.pack("<3h", -32768, 0, 32512)),
        (3, b"\x99\x00\x80\x00\x00\x00\x77\x00\x7f"),
        (4, struct.pack("<3i", -(2**31), 0, 0x7F00_1234)),
    ],
)
def test_every_sample_width_gives_the_same_sound(width: int, frames: bytes) -> None:
    """Promise: 8, 16, 24 and 32 bits are all read, whatever the lower bits hold."""
    assert list(read_wave(wav(frames, width))) == [-32768, 0, 32512]


def test_channels_are_mixed() -> None:
    """Promise: a stereo file of one's own loses neither of its sides."""
    frames = struct.pack("<4h", 1000, 3000, -500, 500)
    assert list(read_wave(wav(frames, channels=2))) == [2000, 0]


def test_other_rates_keep_their_pitch() -> None:
    """Promise: a file of half the rate lasts as long as before."""
    frames = struct.pack("<3h", 0, 1000, 2000)
    assert list(read_wave(wav(frames, rate=22_050)))[:5] == [0, 500, 1000, 1500, 2000]


def test_only_two_seconds_are_kept() -> None:
    """Promise: a song by mistake in the folder plays two seconds."""
    assert len(read_wave(wav(bytes(2 * 5 * 44_100)))) == MOST_SAMPLES


DAMAGED = {
    "nothing": b"",
    "text": b"this is no sound, whatever its name says",
    "no samples": wav(b""),
    "half a header": wav(bytes(100))[:30],
    "half a sample": wav(b"")[:-4] + struct.pack("<I", 1) + b"\x01",
    "floating point": wav(bytes(100))[:20] + struct.pack("<H", 3) + wav(bytes(100))[22:],
    "a rate of nothing": wav(bytes(100))[:24] + bytes(4) + wav(bytes(100))[28:],
    "a rate of billions": wav(bytes(100))[:24] + b"\xff" * 4 + wav(bytes(100))[28:],
    "no channels": wav(bytes(100))[:22] + bytes(2) + wav(bytes(100))[24:],
}


@pytest.mark.parametrize("data", DAMAGED.values(), ids=DAMAGED.keys())
def test_damaged_files_are_refused(data: bytes) -> None:
    """Promise: a damaged file is told from a sound, by a reason in words, and nothing worse
    happens."""
    with pytest.raises(ValueError, match=r"WAV|empty|samples") as caught:
        read_wave(data)
    assert str(caught.value)[-1].isalnum()


def test_a_file_cut_or_changed_anywhere_is_read_or_refused() -> None:
    """Promise: no length at which a download broke off, and no damage to the head of a file, brings
    the game down."""
    whole = wav(bytes(range(60)) * 2, channels=2)
    damaged = [whole[:length] for length in range(len(whole))]
    for place in range(44):
        damaged += [
            whole[:place] + bytes([value]) + whole[place + 1 :] for value in (0, 1, 0x7F, 0xFF)
        ]
    for data in damaged:
        try:
            assert len(read_wave(data)) > 0
        except ValueError:
            continue


def test_a_huge_replacement_is_not_read(tmp_path: Path) -> None:
    """Promise: a film by mistake in the folder does not fill the memory."""
    with (tmp_path / "home.wav").open("wb") as file:
        file.truncate(LARGEST_REPLACEMENT + 1)
    with pytest.raises(OSError, match="bytes"):
        replacement(tmp_path, Earcon.HOME)


def test_the_checkout_has_the_sounds() -> None:
    """Promise: an editable install finds every sound."""
    for earcon in Earcon:
        assert stock(earcon) == (SOUNDS / f"{earcon.value}.wav").read_bytes()


def test_the_wheel_has_the_sounds(tmp_path: Path) -> None:
    """Promise: an installed wheel finds every sound in itself, far from any checkout."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    made = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)
    assert made.returncode == 0, made.stderr
    installed = tmp_path / "site-packages"
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as archive:
        archive.extractall(installed)
    program = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "from sorry_a11y.output.sound.clips import read_wave, stock, stock_folder\n"
        "from sorry_a11y.output.sound.earcons import Earcon\n"
        "sys.stdout.write(str(stock_folder()) + '\\n')\n"
        "sys.stdout.write(str(sum(len(read_wave(stock(e))) > 0 for e in Earcon)))"
    )
    command = [sys.executable, "-I", "-c", program, str(installed)]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    folder, count = told.stdout.splitlines()
    assert Path(folder) == installed / "sorry_a11y" / "sounds"
    assert int(count) == len(Earcon)
