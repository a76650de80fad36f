"""How loud a clip is: ITU-R BS.1770 loudness of the clip repeated without end.

Most clips are shorter than the 400 ms block that the standard measures, so a clip is taken
as one period of an endless sound. That also lets the two weighting filters be applied to
its spectrum, exactly, instead of sample by sample.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray
from synth import RATE, Samples

BLOCK_S = 0.4
STEP_S = 0.1
MEASURED_S = 6.0
"""How much of the endless sound is measured, in seconds."""

ABSOLUTE_GATE = -70.0
RELATIVE_GATE = -10.0

# The centre frequencies, gain and qualities of the standard's two filters, from which they
# follow for any sample rate.
_SHELF_HZ, _SHELF_DB, _SHELF_Q = 1681.9744509555319, 3.999843853973347, 0.7071752369554196
_HIGHPASS_HZ, _HIGHPASS_Q = 38.13547087602444, 0.5003270373238773


def lufs(clip: Samples) -> float:
    """Return the integrated loudness of the endlessly repeated clip, in LUFS (full scale is 1.0).

    A silent clip gives minus infinity.
    """
    weighted = np.fft.irfft(np.fft.rfft(clip) * _weighting(len(clip)), len(clip))
    repeats = math.ceil(MEASURED_S * RATE / len(clip))
    powers = _block_powers(np.tile(weighted, repeats))
    loud = powers[_level(powers) > ABSOLUTE_GATE]
    if not len(loud):
        return -math.inf
    gate = float(_level(np.array([np.mean(loud)]))[0]) + RELATIVE_GATE
    return float(_level(np.array([np.mean(loud[_level(loud) > gate])]))[0])


def _block_powers(sound: Samples) -> Samples:
    total = np.concatenate(([0.0], np.cumsum(sound**2)))
    block, step = int(BLOCK_S * RATE), int(STEP_S * RATE)
    starts = np.arange(0, len(sound) - block + 1, step)
    return (total[starts + block] - total[starts]) / block


def _level(powers: Samples) -> Samples:
    return -0.691 + 10 * np.log10(np.maximum(powers, 1e-12))


def _weighting(count: int) -> NDArray[np.complex128]:
    """Return the response of both filters at every frequency of a real transform of `count`."""
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(count))
    return _response(*_shelf(), z) * _response(*_highpass(), z)


def _response(
    over: tuple[float, float, float], under: tuple[float, float, float], z: NDArray[np.complex128]
) -> NDArray[np.complex128]:
    top = over[0] + over[1] * z + over[2] * z * z
    return top / (under[0] + under[1] * z + under[2] * z * z)


def _shelf() -> tuple[tuple[float, float, float], tuple[float, float, float]]:
    k = math.tan(math.pi * _SHELF_HZ / RATE)
    high = 10 ** (_SHELF_DB / 20)
    band = high**0.4996667741545416
    damp = k / _SHELF_Q
    over = (high + band * damp + k * k, 2 * (k * k - high), high - band * damp + k * k)
    return over, (1 + damp + k * k, 2 * (k * k - 1), 1 - damp + k * k)


def _highpass() -> tuple[tuple[float, float, float], tuple[float, float, float]]:
    k = math.tan(math.pi * _HIGHPASS_HZ / RATE)
    damp = k / _HIGHPASS_Q
    scale = 1 + damp + k * k
    return (1.0, -2.0, 1.0), (1.0, 2 * (k * k - 1) / scale, (1 - damp + k * k) / scale)
