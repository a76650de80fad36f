"""The sound files: where they are, which of them a player's own folder replaces, how one is read.

WAV files of any usual form become what the game plays: mono, 16 bit, 44.1 kHz. The sound library
could do it, but a damaged file can make it crash the whole program.
"""

from __future__ import annotations

import sys
import wave
from array import array
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from sorry_a11y.sound.earcons import Earcon
from sorry_a11y.sound.sequence import MOST_SAMPLES, RATE, Clip

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LARGEST_REPLACEMENT = 8_000_000
"""A replacement of more bytes than this is not read: two seconds are enough of any sound."""

LONGEST_S = MOST_SAMPLES // RATE
SLOWEST_RATE, FASTEST_RATE = 4_000, 384_000
"""Samples a second that a file may have."""


class SoundFiles:
    """The game's own sounds, replaced file by file by those of an optional folder.

    A replacement has the name of the file it replaces, such as `bump_own.wav`.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._stock: Traversable | None = None

    def stock(self, earcon: Earcon) -> bytes:
        """Return the game's own file. Raises OSError if it cannot be read."""
        if self._stock is None:
            self._stock = stock_folder()
        return self._stock.joinpath(f"{earcon.value}.wav").read_bytes()

    def replacement(self, earcon: Earcon) -> bytes | None:
        """Return the file that replaces it, or None.

        Raises OSError if it cannot be read or has more than `LARGEST_REPLACEMENT` bytes.
        """
        if self._folder is None:
            return None
        path = self._folder / f"{earcon.value}.wav"
        if not path.exists():
            return None
        if not path.is_file():  # a pipe would be waited for
            raise OSError("not a file")
        if path.stat().st_size > LARGEST_REPLACEMENT:
            raise OSError(f"more than {LARGEST_REPLACEMENT} bytes")
        return path.read_bytes()

    def complaints(self) -> tuple[str, ...]:
        """Return what is amiss with the folder: that there is none, or files of unknown names."""
        if self._folder is None:
            return ()
        known = {f"{earcon.value}.wav" for earcon in Earcon}
        try:
            found = sorted(path.name for path in self._folder.iterdir())
        except OSError as error:
            return (f"{self._folder}: {error.strerror or error}",)
        wavs = [name for name in found if name.lower().endswith(".wav")]
        return tuple(f"{name}: no sound has this name" for name in wavs if name not in known)


def stock_folder() -> Traversable:
    """Return the folder of the game's own sounds: in the package, else in the checkout.

    An installed package carries the sounds as `sorry_a11y/sounds`; an editable install runs
    from a checkout, where they lie beside the package. Raises FileNotFoundError if neither
    folder holds them.
    """
    # imported here because it costs more than the rest of this package's sound code together
    from importlib.resources import files

    probe = f"{Earcon.YOUR_TURN.value}.wav"
    package = files("sorry_a11y").joinpath("sounds")
    if package.joinpath(probe).is_file():
        return package
    checkout = Path(__file__).resolve().parents[2] / "sounds"
    if checkout.joinpath(probe).is_file():
        return checkout
    raise FileNotFoundError("the sound files of the game are not installed")


def read_wave(data: bytes) -> Clip:
    """Return the first two seconds of a WAV file of whole-number samples (8 to 32 bits).

    Channels are mixed to one, other rates are converted. Raises ValueError if the data is
    damaged, empty or of another form.
    """
    try:
        with wave.open(BytesIO(data), "rb") as file:
            rate, width, channels = file.getframerate(), file.getsampwidth(), file.getnchannels()
            raw = file.readframes(LONGEST_S * min(rate, FASTEST_RATE))
    except (wave.Error, EOFError, ArithmeticError, RuntimeError) as error:
        reason = str(error) or "it ends too early"
        raise ValueError(f"not a WAV file of a known form, {reason}") from error
    if not SLOWEST_RATE <= rate <= FASTEST_RATE:
        raise ValueError(f"{rate} samples a second")
    whole = len(raw) - len(raw) % (width * channels)
    clip = _resampled(_mixed(_sixteen_bit(raw[:whole], width), channels), rate)
    if not clip:
        raise ValueError("the sound is empty")
    return clip


def _sixteen_bit(raw: bytes, width: int) -> Clip:
    """Return samples of `width` bytes as 16-bit ones: their two highest bytes."""
    if width == 1:
        return array("h", [(byte - 128) << 8 for byte in raw])
    upper = bytearray(2 * (len(raw) // width))
    upper[0::2] = raw[width - 2 :: width]
    upper[1::2] = raw[width - 1 :: width]
    samples = array("h", bytes(upper))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def _mixed(samples: Clip, channels: int) -> Clip:
    """Return the mean of interleaved channels."""
    if channels == 1:
        return samples
    parts = [samples[number::channels] for number in range(channels)]
    return array("h", [sum(frame) // channels for frame in zip(*parts, strict=True)])


def _resampled(samples: Clip, rate: int) -> Clip:
    """Return the samples at 44.1 kHz, those in between being drawn on a straight line."""
    if rate == RATE:
        return samples
    held = samples + samples[-1:]
    places = [divmod(index * rate, RATE) for index in range(len(samples) * RATE // rate)]
    return array("h", [held[at] + (held[at + 1] - held[at]) * rest // RATE for at, rest in places])
