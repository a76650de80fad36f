"""From cues to one piece of stereo sound: when each clip begins, and where it stands.

A sequence is rendered whole before it starts. So its gaps and sweeps are exact to the sample
however busy the machine is, and cutting it is one call. Samples are 16-bit integers.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from sorry_a11y.sound.earcons import Cue, Earcon

RATE = 44_100
"""Samples a second."""

MOST_SAMPLES = 2 * RATE
"""No sequence has more samples than this, two seconds."""

GAP = RATE * 60 // 1000
"""How many samples of silence part two clips if there is room, 60 ms."""

SWEEP_STEP = 32
"""A sweep moves on every so many samples, 0.7 ms: each step is then too small to be heard."""

_UNIT = 1 << 15

Clip: TypeAlias = "array[int]"
"""The samples of a mono clip, of type code `h`."""


@dataclass(frozen=True)
class Cued:
    """A cue, the sample at which it begins and how many samples it lasts."""

    cue: Cue
    start: int
    length: int


def plan(cues: Sequence[Cue], lengths: Mapping[Earcon, int]) -> tuple[Cued, ...]:
    """Return when each cue sounds, given the length of each clip in samples.

    Cues whose clip is unknown or empty are left out. All is over after `MOST_SAMPLES` samples:
    gaps shrink from `GAP` to nothing, then the cues from the first that does not fit are
    dropped. A first clip that is too long by itself is cut.
    """
    kept: list[tuple[Cue, int]] = []
    total = 0
    for cue in cues:
        length = min(lengths.get(cue.earcon, 0), MOST_SAMPLES)
        if not length:
            continue
        if total + length > MOST_SAMPLES:
            break
        kept.append((cue, length))
        total += length
    gap = min(GAP, (MOST_SAMPLES - total) // max(len(kept) - 1, 1))
    steps: list[Cued] = []
    start = 0
    for cue, length in kept:
        steps.append(Cued(cue, start, length))
        start += length + gap
    return tuple(steps)


def render(steps: Sequence[Cued], clips: Mapping[Earcon, Clip], amplitude: float) -> bytes:
    """Return the steps as interleaved stereo samples in the machine's byte order.

    `amplitude` (0 to 1) multiplies everything.
    """
    pieces: list[bytes] = []
    written = 0
    for step in steps:
        pieces.append(bytes(4 * (step.start - written)))
        pieces.append(_placed(step.cue, clips[step.cue.earcon][: step.length], amplitude))
        written = step.start + step.length
    return b"".join(pieces)


def _placed(cue: Cue, clip: Clip, amplitude: float) -> bytes:
    """Return one clip at its place, with equal power wherever that is."""
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
    for at in range(0, len(clip), SWEEP_STEP):
        piece = clip[at : at + SWEEP_STEP]
        angle = begin + pace * (at + SWEEP_STEP / 2)
        left += _scaled(piece, level * max(math.cos(angle), 0))
        right += _scaled(piece, level * max(math.sin(angle), 0))
    return left, right


def _scaled(clip: Clip, factor: float) -> Clip:
    # whole numbers, being twice as fast: this runs between a key and its sound
    gain = int(factor * _UNIT)
    return array("h", [sample * gain >> 15 for sample in clip])
