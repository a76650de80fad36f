"""The sound files: made by the generator, equally loud as planned, short, and well apart."""

from __future__ import annotations

import itertools
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from sorry_a11y.output.sound.clips import SHORTEST
from sorry_a11y.output.sound.cues import OWN_BUMPS
from sorry_a11y.output.sound.earcons import COUNTED, Earcon
from tests.output.sound.measures import (
    RATE,
    SITUATIONS,
    SOUNDS,
    Picture,
    beep,
    distance,
    distance_beyond_pitch,
    figures,
    form,
    load,
    stock_files,
    tiled_lufs,
)

FLOOR_DB = 8.5
"""No two earcons are nearer than this, by `measures.distance`."""

BEYOND_PITCH_DB = 8.0
"""How far any two are apart by `measures.distance_beyond_pitch`, at least."""

SHORT_DB = 7.5
"""How far they are apart by the same measure when they are shortened as much as can be."""

SITUATION_DB = {"turns": 11.5, "keys": 10.0, "bumps": 12.0, "ways": 9.0}
"""How far those are apart by the same measure that are heard for one another, at least."""

APART_DB = 13.0
"""How far the sound of an own pawn lost is from the sound of a refusal, at least."""

TOTAL_BYTES = 1_600_000

TARGET_LUFS = {
    "bump_opponent": -23,
    "bump_own": -24,
    "bump_own_half": -22,
    "bump_own_most": -20.5,
    "burn": -23,
    "card_draw": -28,
    "card_joker": -24,
    "card_sorry": -22,
    "error": -27,
    "exchange": -26,
    "hand_folded": -26,
    "handover": -22,
    "home": -20,
    "lose": -22,
    "menu_edge": -28,
    "menu_move": -30,
    "menu_select": -28,
    "protected": -25,
    "round_won": -21,
    "safety": -24,
    "score": -24,
    "slide": -24,
    "start_exit": -24,
    "step_back": -28,
    "step_forward": -28,
    "swap": -24,
    "target": -23,
    "turn_blue": -26,
    "turn_green": -26,
    "turn_red": -26,
    "turn_yellow": -26,
    "undo": -25,
    "win": -19.5,
    "your_turn": -22,
} | {f"card_{number}": -24 for number in range(1, 14)}
"""How loud each clip is meant to be: a step is far below a win, all cards are alike."""

each_file = pytest.mark.parametrize("path", stock_files(), ids=lambda path: path.stem)


@cache
def picture(name: str) -> Picture:
    """What an ear has of an earcon, worked out once for all tests."""
    return Picture(load(SOUNDS / f"{name}.wav"))


def check(folder: Path) -> subprocess.CompletedProcess[str]:
    """Let the generator compare a folder with what it makes."""
    command = [sys.executable, str(SOUNDS / "make.py"), "--check", str(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


def test_every_earcon_has_a_file_and_every_file_an_earcon() -> None:
    """Promise: no earcon is silent for want of a file, and no file lies about unused."""
    assert [path.stem for path in stock_files()] == sorted(earcon.value for earcon in Earcon)
    assert sorted(TARGET_LUFS) == sorted(earcon.value for earcon in Earcon)


def test_the_committed_files_are_what_the_generator_makes() -> None:
    """Promise: the sounds are our own and can be made again, within one step a sample."""
    result = check(SOUNDS)
    assert result.returncode == 0, result.stdout + result.stderr


def test_the_generator_sees_two_steps_and_passes_over_one(tmp_path: Path) -> None:
    """Promise: the comparison above is as strict as it says, and not stricter."""
    for path in stock_files():
        shutil.copy(path, tmp_path)
    for name, steps in (("home.wav", 2), ("slide.wav", 1)):
        data = bytearray((SOUNDS / name).read_bytes())
        sample = int.from_bytes(data[5000:5002], "little", signed=True) + steps
        data[5000:5002] = sample.to_bytes(2, "little", signed=True)
        (tmp_path / name).write_bytes(data)
    result = check(tmp_path)
    assert result.returncode == 1
    assert "home.wav is off by 2 steps" in result.stdout
    assert "slide.wav" not in result.stdout + result.stderr


@each_file
def test_a_clip_is_mono_16_bit_at_44100_and_short(path: Path) -> None:
    """Promise: no clip holds up the game, none is longer than a second and a half."""
    assert form(path) == (1, 2, RATE)
    assert 0.02 <= len(load(path)) / RATE <= 1.5


@each_file
def test_a_clip_is_as_loud_as_planned(path: Path) -> None:
    """Promise: loudness within 1 LU of the target, by another meter than the generator's."""
    assert abs(tiled_lufs(load(path)) - TARGET_LUFS[path.stem]) <= 1.0


@each_file
def test_a_clip_neither_clips_nor_clicks(path: Path) -> None:
    """Promise: the peak stays a decibel below full scale, and both ends are near silence."""
    sound = load(path)
    assert 20 * np.log10(np.max(np.abs(sound))) <= -1.0
    assert abs(sound[0]) < 0.01
    assert abs(sound[-1]) < 0.01


def test_the_set_is_small() -> None:
    """Promise: the sounds are a small download."""
    assert sum(path.stat().st_size for path in stock_files()) <= TOTAL_BYTES


def test_all_earcons_lie_well_apart() -> None:
    """Promise: no two earcons are nearer than the floor."""
    pictures = {path.stem: picture(path.stem) for path in stock_files()}
    pairs = itertools.combinations(pictures, 2)
    nearest = min((distance(pictures[a], pictures[b]), a, b) for a, b in pairs)
    assert nearest[0] >= FLOOR_DB, nearest


def test_no_two_earcons_differ_by_pitch_alone() -> None:
    """Promise: whoever cannot tell a high note from a low one tells any two sounds apart, by
    instrument, rhythm or direction."""
    pairs = itertools.combinations([path.stem for path in stock_files()], 2)
    nearest = min((distance_beyond_pitch(picture(a), picture(b)), a, b) for a, b in pairs)
    assert nearest[0] >= BEYOND_PITCH_DB, nearest


@pytest.mark.parametrize("situation", SITUATIONS)
def test_what_is_heard_in_one_moment_lies_further_apart(situation: str) -> None:
    """Promise: whose turn it is, what a key did, whose pawn is lost and where one went is heard
    without a look, an instrument, a rhythm or a direction each."""
    pairs = itertools.combinations(SITUATIONS[situation], 2)
    nearest = min((distance_beyond_pitch(picture(a), picture(b)), a, b) for a, b in pairs)
    assert nearest[0] >= SITUATION_DB[situation], nearest


def test_shortened_earcons_are_told_apart() -> None:
    """Promise: where there is no room for whole sounds, what is left of each tells what it is; only
    how much is lost with an own pawn is then left to the words."""
    short = {
        earcon: Picture(load(SOUNDS / f"{earcon.value}.wav")[:SHORTEST])
        for earcon in set(Earcon) - COUNTED - {Earcon.WIN, Earcon.LOSE}
    }
    pairs = [
        pair for pair in itertools.combinations(sorted(short), 2) if not set(pair) <= set(OWN_BUMPS)
    ]
    nearest = min((distance_beyond_pitch(short[a], short[b]), a, b) for a, b in pairs)
    assert nearest[0] >= SHORT_DB, nearest


def test_the_measure_passes_over_pitch_and_hears_the_rest() -> None:
    """A tune an octave higher is nearly the same sound, backwards it is another."""
    tune = [beep(hz, 0.08) for hz in (300, 450, 600)]
    low, high, falling = (
        Picture(np.concatenate(notes))
        for notes in (tune, [beep(2 * hz, 0.08) for hz in (300, 450, 600)], tune[::-1])
    )
    assert distance_beyond_pitch(low, high) < 4.0 < 6.0 < distance(low, high)
    assert distance_beyond_pitch(low, falling) > 8.0


def test_a_lost_pawn_does_not_sound_like_a_refusal() -> None:
    """Promise: the two low, rough sounds are told apart at once."""
    lost, refused = (picture(name) for name in ("bump_own", "error"))
    assert distance(lost, refused) >= APART_DB


RUSTLING = {"burn", "card_draw", "exchange", "hand_folded"}
"""What is mostly noise, which has no pitch to be bright by."""


def test_home_and_a_win_are_the_brightest_and_a_refusal_is_not_the_loudest() -> None:
    """Promise: good news shine; a refusal is softer than every bump and no peak of its own."""
    every = {path.stem: figures(path) for path in stock_files()}
    pitched = {name: one.brightness for name, one in every.items() if name not in RUSTLING}
    assert set(sorted(pitched, key=pitched.__getitem__)[-2:]) == {"home", "win"}
    refusal = every["error"]
    assert refusal.peak < min(every[name].peak for name in ("home", "win", "your_turn"))
    assert refusal.lufs < min(one.lufs for name, one in every.items() if "bump" in name)
    losses = [every[one.value] for one in OWN_BUMPS]
    assert losses == sorted(losses, key=lambda one: (one.lufs, one.length))
    assert len({one.length for one in losses}) == len(losses)
