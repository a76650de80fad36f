"""Read a WAV file of any usual form into what the game plays: mono, 16 bit, 44.1 kHz.

The sound library could do it, but a damaged file can make it crash the whole program.
"""

from __future__ import annotations

import sys
import wave
from array import array
from io import BytesIO

from sorry_a11y.sound.sequence import MOST_SAMPLES, RATE, Clip

LONGEST_S = MOST_SAMPLES // RATE
SLOWEST_RATE, FASTEST_RATE = 4_000, 384_000
"""Samples a second that a file may have."""


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
