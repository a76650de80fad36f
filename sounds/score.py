"""The score: every clip, its loudness and its notes.

Families differ by instrument and register, members of a family by rhythm. The first note
of a row is a little louder, the last one is as a rule longer.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from synth import Samples, band_noise, length_of, pitch_hz, silence, tone

FIRST_NOTE_ACCENT = 1.25
"""The first note of a row of several is louder by this factor (about 2 dB)."""


@dataclass(frozen=True)
class Part:
    """Sound that begins `at_ms` into its clip, `level` times as strong as an ordinary note."""

    sound: Samples
    at_ms: float = 0.0
    level: float = 1.0


@dataclass(frozen=True)
class Clip:
    """One clip: its loudness in LUFS, and its parts, which sound together."""

    lufs: float
    parts: tuple[Part, ...]

    def mix(self) -> Samples:
        """Return the parts laid over one another, at no particular loudness yet."""
        ends = [length_of(part.at_ms) + len(part.sound) for part in self.parts]
        mixed = np.zeros(max(ends))
        for part in self.parts:
            begin = length_of(part.at_ms)
            mixed[begin : begin + len(part.sound)] += part.level * part.sound
        return mixed


def row(timbre: str, notes: str, lengths_ms: tuple[float, ...], gap_ms: float = 30) -> Samples:
    """Return notes one after another; `C4>C5` is a glide.

    Raises ValueError if there are not as many lengths as notes.
    """
    pieces: list[Samples] = []
    pairs = list(zip(notes.split(), lengths_ms, strict=True))
    for index, (note, ms) in enumerate(pairs):
        start, _, end = note.partition(">")
        accent = FIRST_NOTE_ACCENT if index == 0 and len(pairs) > 1 else 1.0
        pieces += [silence(gap_ms)] if index else []
        pieces.append(accent * tone(timbre, pitch_hz(start), pitch_hz(end or start), ms))
    return np.concatenate(pieces)


def clip(lufs: float, *parts: Part | Samples) -> Clip:
    """Return a clip of parts; bare samples begin at once."""
    return Clip(lufs, tuple(p if isinstance(p, Part) else Part(p) for p in parts))


def noise(low: float, high: float, ms: float, seed: int, swell: float = 0.1) -> Samples:
    """Return a band of noise, see `synth.band_noise`."""
    return band_noise(low, high, ms, seed=seed, swell=swell)


# A card's number is a tally: one long low note for every five, one short high note for every
# one. Two are level, three rise and four fall, also behind the long notes: equal notes are hard
# to count. It is a hint only; the words say the number.
_LONG_MS, _SHORT_MS, _GAP_MS, _LAST_LONGER = 110.0, 60.0, 30.0, 1.8
_ONES = ("", "G4", "G4 G4", "G4 C5 E5", "G4 E4 D4 C4")


def tally(number: int) -> Clip:
    """Return the clip of a card's number, 1 to 13."""
    fives, ones = divmod(number, 5)
    notes = ["C4"] * fives + _ONES[ones].split()
    lengths = [_LONG_MS] * fives + [_SHORT_MS] * ones
    if len(lengths) > 1:
        lengths[-1] *= _LAST_LONGER
    return clip(-24, row("pluck", " ".join(notes), tuple(lengths), _GAP_MS))


def cards() -> dict[str, Clip]:
    """Return the clips of the cards: the draw, the numbers, Sorry! and the joker."""
    numbers = {f"card_{number}": tally(number) for number in range(1, 14)}
    return numbers | {
        "card_draw": clip(-28, noise(1500, 6000, 90, 11), Part(noise(2500, 8000, 70, 12), 50)),
        "card_sorry": clip(-22, row("clarinet", "E5 C5 G#4>E4", (120, 120, 420))),
        "card_joker": clip(-24, row("pluck", "C5 F#4 C5 F#5", (70, 70, 70, 220), 15)),
        "exchange": clip(
            -26,
            noise(900, 3000, 130, 21, 0.7),
            Part(noise(3000, 8000, 130, 22, 0.3), 130),
            Part(row("pluck", "D5 A4", (90, 200), 40), 20, 0.8),
        ),
        "hand_folded": clip(
            -26,
            noise(3500, 8000, 80, 31),
            Part(noise(1800, 5000, 90, 32), 90),
            Part(noise(700, 2500, 160, 33), 190, 1.2),
            Part(tone("clarinet", pitch_hz("E4"), pitch_hz("C4"), 230), 170, 0.35),
        ),
    }


def pawns() -> dict[str, Clip]:
    """Return the clips of what pawns do and suffer."""
    return {
        "step_forward": clip(-28, row("marimba", "A4", (50,))),
        "step_back": clip(-28, row("marimba", "C4>G4", (90,))[::-1].copy()),
        "start_exit": clip(-24, row("marimba", "C4 G4 C5", (85, 85, 180))),
        "bump_opponent": clip(
            -23,
            Part(noise(120, 900, 80, 41), 0, 1.5),
            Part(row("brass", "C5 C5>C4", (55, 140), 25), 30),
        ),
        # one fall for a short way lost, two for half of it, three for most
        "bump_own": clip(
            -24,
            Part(noise(100, 700, 70, 42), 0, 2.0),
            Part(row("brass", "G3>D3", (200,)), 30),
        ),
        "bump_own_half": clip(
            -22,
            Part(noise(100, 700, 90, 42), 0, 2.0),
            Part(row("brass", "Bb3>F3 F3>C3", (140, 250), 20), 40),
        ),
        "bump_own_most": clip(
            -20.5,
            Part(noise(100, 700, 110, 42), 0, 2.2),
            Part(row("brass", "D4>A3 Bb3>F3 F3>Bb2", (130, 130, 360), 20), 50),
        ),
        "burn": clip(
            -23,
            Part(noise(1500, 5000, 300, 43, 0.15), 0, 1.3),
            Part(noise(120, 600, 60, 44), 0, 1.2),
            Part(row("brass", "F4>Bb3 E4>A3", (110, 200), 20), 20),
        ),
        "slide": clip(
            -24,
            row("flute", "C4>C5", (450,)),
            Part(noise(800, 3000, 450, 45, 0.6), 0, 0.25),
        ),
        "safety": clip(-24, row("flute", "G4 D5", (120, 300))),
        "target": clip(
            -23,
            row("flute", "G5 C5 G5", (80, 80, 180), 25),
            Part(row("bell", "G5 C5 G5", (80, 80, 180), 25), 0, 0.7),
        ),
        "home": clip(-20, row("bell", "G5 C6 E6 G6", (90, 90, 90, 480), 20)),
        "swap": clip(-24, row("clarinet", "C4>C5", (200,)), row("flute", "C5>C4", (200,))),
        "protected": clip(
            -25,
            row("marimba", "D3 D3 D3", (55, 55, 130), 25),
            Part(noise(250, 1200, 40, 46), 0, 0.8),
            Part(noise(250, 1200, 40, 47), 80, 0.6),
            Part(noise(250, 1200, 60, 48), 160, 0.6),
        ),
    }


def table() -> dict[str, Clip]:
    """Return the clips of turns, results and the menu."""
    return {
        "turn_red": clip(-26, row("organ", "F3", (110,))),
        "turn_blue": clip(-26, row("hollow", "C4>C5", (120,))),
        "turn_yellow": clip(-26, row("wood", "E5 E5", (45, 60), 35)),
        "turn_green": clip(-26, row("reed", "C5>C4", (130,))),
        "your_turn": clip(-22, row("bell", "G4 C5", (100, 270), 40)),
        "handover": clip(-22, row("bell", "E5 C5", (190, 330), 20)),
        "win": clip(
            -19.5,
            row("brass", "E5 G5 C6 E6 C6 E6", (110, 110, 110, 200, 110, 675), 20),
            Part(row("bell", "G6 C7", (110, 600), 20), 610, 0.7),
        ),
        "round_won": clip(-21, row("brass", "G4 C5 E5 G5", (110, 110, 110, 330), 20)),
        "lose": clip(-22, row("clarinet", "G4 F4 Eb4 C4", (160, 160, 160, 675))),
        "score": clip(-24, row("bell", "C6 C6 C6", (60, 60, 250), 20)),
        "undo": clip(-25, row("pluck", "C5 G4 C4", (100, 100, 120), 0)[::-1].copy()),
        "error": clip(-27, row("buzz", "Eb3 Eb3", (90, 195), 50)),
        "menu_move": clip(-30, noise(1200, 3000, 30, 51, 0.05)),
        "menu_select": clip(
            -28,
            noise(1200, 3000, 30, 51, 0.05),
            Part(row("marimba", "E5 B5", (30, 70), 5), 25),
        ),
        "menu_edge": clip(-28, row("wood", "D4 G3", (40, 80), 15)),
    }


def clips() -> dict[str, Clip]:
    """Return every clip by the stem of its file, in alphabetical order."""
    return dict(sorted((cards() | pawns() | table()).items()))
