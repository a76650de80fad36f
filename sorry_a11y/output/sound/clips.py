"""Sound files as clips of samples, and cues rendered as one piece of stereo sound.

WAV files of any usual format are converted to mono, 16 bit, 44.1 kHz. This is not left to the sound
library, which a damaged file could crash. A piece is rendered before it starts, so that its timing
is exact and it can be stopped by one call.
"""

from __future__ import annotations

import math
import sys
from array import array
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from sorry_a11y.output.sound.earcons import COUNTED, Cue, Earcon

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

RATE = 44_100
"""Samples a second."""

MOST_SAMPLES = 2 * RATE
"""The most samples of a piece, two seconds."""

GAP = RATE * 60 // 1000
"""The samples of silence between two clips if there is room, 60 ms."""

SHORTEST = RATE * 180 // 1000
"""The fewest samples to which a clip is shortened, 180 ms."""

_FADE = RATE * 20 // 1000
"""The samples over which a shortened clip fades out, 20 ms."""

LARGEST_REPLACEMENT = 8_000_000
"""The most bytes of a replacement file that is read."""

_LONGEST_S = MOST_SAMPLES // RATE
_SLOWEST_RATE, _FASTEST_RATE = 4_000, 384_000
"""The lowest and the highest sample rate of a file."""

_SWEEP_STEP = 32
"""The samples between two steps of a sweep, 0.7 ms; such steps cannot be heard."""

_UNIT = 1 << 15

Clip: TypeAlias = "array[int]"
"""The samples of a mono clip, of type code ``h``."""


# -- files ---------------------------------------------------------------------------------------


def stock(earcon: Earcon) -> bytes:
    """Return the game's own file of an earcon. Raises OSError if it cannot be read."""
    return stock_folder().joinpath(f"{earcon.value}.wav").read_bytes()


@cache
def stock_lengths() -> Mapping[Earcon, int]:
    """Return the samples of each of the game's own clips; none where they are not installed."""
    with suppress(OSError):
        return {earcon: len(read_wave(stock(earcon))) for earcon in Earcon}
    return {}


def replacement(folder: Path, earcon: Earcon) -> bytes | None:
    """Return the file in a player's folder that replaces an earcon's file; None if there is none.

    Raises OSError if it cannot be read or has more than `LARGEST_REPLACEMENT` bytes.
    """
    path = folder / f"{earcon.value}.wav"
    if not path.exists():
        return None
    if not path.is_file():  # reading a pipe might never end
        raise OSError("not a file")
    if path.stat().st_size > LARGEST_REPLACEMENT:
        raise OSError(f"more than {LARGEST_REPLACEMENT} bytes")
    return path.read_bytes()


def complaints(folder: Path) -> tuple[str, ...]:
    """Return a line for each problem of a player's folder: it is missing, or has unknown files."""
    known = {f"{earcon.value}.wav" for earcon in Earcon}
    try:
        found = sorted(path.name for path in folder.iterdir())
    except OSError as error:
        return (f"{folder}: {error.strerror or error}",)
    wavs = [name for name in found if name.lower().endswith(".wav")]
    return tuple(f"{name}: no sound has this name" for name in wavs if name not in known)


@cache
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
    checkout = Path(__file__).resolve().parents[3] / "sounds"
    if checkout.joinpath(probe).is_file():
        return checkout
    raise FileNotFoundError("the sound files of the game are not installed")


def read_wave(data: bytes) -> Clip:
    """Return the first two seconds of a WAV file of whole-number samples (8 to 32 bits).

    Channels are mixed to one, other rates are converted. Raises ValueError if the data is
    damaged, empty or of another form.
    """
    import wave  # no sound is read before the first line

    try:
        with wave.open(BytesIO(data), "rb") as file:
            rate, width, channels = file.getframerate(), file.getsampwidth(), file.getnchannels()
            raw = file.readframes(_LONGEST_S * min(rate, _FASTEST_RATE))
    except (wave.Error, EOFError, ArithmeticError, RuntimeError) as error:
        reason = str(error) or "it ends too early"
        raise ValueError(f"not a WAV file of a known form, {reason}") from error
    if not _SLOWEST_RATE <= rate <= _FASTEST_RATE:
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


# -- pieces --------------------------------------------------------------------------------------


def plan(cues: Sequence[Cue], lengths: Mapping[Earcon, int]) -> tuple[tuple[Cue, int, int], ...]:
    """Return each cue that sounds, the sample at which it begins and how many samples it lasts.

    Cues whose clip is unknown or empty are left out. All is over after `MOST_SAMPLES` samples:
    gaps shrink from `GAP` to nothing, then the longest clips are shortened, as little as needed,
    to no less than `SHORTEST`, then the cues from the first that does not fit are dropped. Card
    numbers are never shortened.

    Args:
        cues: The cues, in order.
        lengths: The length of each clip in samples.
    """
    kept: list[tuple[Cue, int]] = []
    for cue in cues:
        if not (length := min(lengths.get(cue.earcon, 0), MOST_SAMPLES)):
            continue
        if kept and _lasts([*kept, (cue, length)], SHORTEST) > MOST_SAMPLES:
            break
        kept.append((cue, length))
    limits = range(SHORTEST, MOST_SAMPLES + 1)
    fitting = bisect_right(limits, MOST_SAMPLES, key=lambda limit: _lasts(kept, limit))
    limit = limits[max(fitting - 1, 0)]
    gap = min(GAP, (MOST_SAMPLES - _lasts(kept, limit)) // max(len(kept) - 1, 1))
    steps: list[tuple[Cue, int, int]] = []
    start = 0
    for cue, length in kept:
        steps.append((cue, start, _shortened(cue, length, limit)))
        start += steps[-1][2] + gap
    return tuple(steps)


def _shortened(cue: Cue, length: int, limit: int) -> int:
    return length if cue.earcon in COUNTED else min(length, limit)


def _lasts(clips: Sequence[tuple[Cue, int]], limit: int) -> int:
    """Return how many samples clips last together, none longer than the limit."""
    return sum(_shortened(cue, length, limit) for cue, length in clips)


def render(cues: Sequence[Cue], clips: Mapping[Earcon, Clip], amplitude: float) -> bytes:
    """Return cues one after another as interleaved stereo samples in the machine's byte order.

    Args:
        cues: The cues, of which `plan` tells when each sounds.
        clips: The clips.
        amplitude: The factor of all samples, 0 to 1.
    """
    pieces: list[bytes] = []
    written = 0
    for cue, start, length in plan(cues, {earcon: len(clip) for earcon, clip in clips.items()}):
        pieces.append(bytes(4 * (start - written)))
        pieces.append(_placed(cue, _ended(clips[cue.earcon], length), amplitude))
        written = start + length
    return b"".join(pieces)


def _ended(clip: Clip, length: int) -> Clip:
    """Return the first ``length`` samples of a clip, faded out if the clip is longer."""
    if length >= len(clip):
        return clip
    fading = [
        sample * (_FADE - at) // _FADE for at, sample in enumerate(clip[length - _FADE : length], 1)
    ]
    return clip[: length - _FADE] + array("h", fading)


def _placed(cue: Cue, clip: Clip, amplitude: float) -> bytes:
    """Return a clip as stereo samples at its cue's place, of equal power at all places."""
    level = amplitude * 10 ** (cue.gain_db / 20)
    stereo = array("h", bytes(4 * len(clip)))
    if cue.start_pan == cue.end_pan:
        left, right = _standing(clip, cue.start_pan, level)
    else:
        left, right = _sweeping(clip, cue, level)
    stereo[0::2] = left
    stereo[1::2] = right
    return stereo.tobytes()


def _angle(pan: float) -> float:
    """Return the angle whose cosine is the left ear's share and whose sine the right ear's."""
    return (pan + 1) * math.pi / 4


def _standing(clip: Clip, pan: float, level: float) -> tuple[Clip, Clip]:
    left = _scaled(clip, level * math.cos(_angle(pan)))
    return left, left if pan == 0 else _scaled(clip, level * math.sin(_angle(pan)))


def _sweeping(clip: Clip, cue: Cue, level: float) -> tuple[Clip, Clip]:
    begin = _angle(cue.start_pan)
    pace = (_angle(cue.end_pan) - begin) / len(clip)
    left, right = array("h"), array("h")
    for at in range(0, len(clip), _SWEEP_STEP):
        piece = clip[at : at + _SWEEP_STEP]
        angle = begin + pace * (at + _SWEEP_STEP / 2)
        left += _scaled(piece, level * max(math.cos(angle), 0))
        right += _scaled(piece, level * max(math.sin(angle), 0))
    return left, right


def _scaled(clip: Clip, factor: float) -> Clip:
    # whole numbers, being twice as fast: this runs between a key and its sound
    gain = int(factor * _UNIT)
    return array("h", [sample * gain >> 15 for sample in clip])
