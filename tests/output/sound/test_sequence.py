"""Cues: what an earcon means, where it sounds, and how several follow one another."""

from __future__ import annotations

from array import array

import numpy as np
import pytest

from sorry_a11y.output.sound.clips import GAP, MOST_SAMPLES, RATE, SHORTEST, plan, render
from sorry_a11y.output.sound.earcons import Cue, Earcon, cue_at, cue_between, place_pan
from sorry_a11y.output.sound.player import SoundSettings
from tests.output.sound.measures import Sound, beep, left_over_right_db
from tests.output.sound.recording_player import RecordingPlayer

laps = pytest.mark.parametrize("lap", [60, 40, 64])


@laps
def test_the_listener_sits_at_their_own_start(lap: int) -> None:
    """Promise: own start in the middle and loudest, then left, opposite and softest, right."""
    assert place_pan(0, lap) == pytest.approx((0, 0))
    assert place_pan(lap / 4, lap) == pytest.approx((-0.8, -1.5))
    assert place_pan(lap / 2, lap) == pytest.approx((0, -3))
    assert place_pan(3 * lap / 4, lap) == pytest.approx((0.8, -1.5))
    assert place_pan(lap + 7, lap) == pytest.approx(place_pan(7, lap))
    assert place_pan(-7, lap) == pytest.approx(place_pan(lap - 7, lap))


def test_a_clip_that_has_room_is_played_to_its_last_sample() -> None:
    """Promise: only what is shortened dies away before its end."""
    clips = {Earcon.HOME: array("h", [10_000] * RATE)}
    rendered = array("h", render([Cue(Earcon.HOME)], clips, 1))
    assert (len(rendered), len(set(rendered))) == (2 * RATE, 1)


@laps
def test_every_place_makes_a_cue(lap: int) -> None:
    """Promise: no square of any board is out of a cue's range, and mirrored squares mirror."""
    for steps in range(lap):
        cue = cue_at(Earcon.HOME, steps, lap)
        mirrored = cue_at(Earcon.HOME, lap - steps, lap)
        assert cue.start_pan == cue.end_pan == pytest.approx(-mirrored.start_pan)
        sweep = cue_between(Earcon.SLIDE, steps, steps + 4, lap)
        assert (sweep.start_pan, sweep.end_pan) == pytest.approx(
            (cue.start_pan, place_pan(steps + 4, lap)[0])
        )


@pytest.mark.parametrize(
    ("start", "end", "gain"), [(-1.1, 0, 0), (0, 1.1, 0), (0, 0, 0.1), (0, float("nan"), 0)]
)
def test_an_impossible_cue_cannot_be_made(start: float, end: float, gain: float) -> None:
    """Promise: a wrong place is found where it is made, not when it should sound."""
    with pytest.raises(ValueError, match="beyond"):
        Cue(Earcon.HOME, start, end, gain)


def cues(*earcons: Earcon) -> list[Cue]:
    return [Cue(earcon) for earcon in earcons]


def test_gaps_shrink_before_anything_is_dropped() -> None:
    """Promise: three clips that just fit into two seconds are all heard."""
    lengths = {Earcon.SLIDE: MOST_SAMPLES // 3}
    first, second, third = plan(cues(*[Earcon.SLIDE] * 3), lengths)
    assert third[1] + third[2] <= MOST_SAMPLES
    assert second[1] - first[2] < GAP


@pytest.mark.parametrize("count", [1, 2, 3, 5, 20])
@pytest.mark.parametrize("length", [1, RATE // 7, RATE // 2, RATE, MOST_SAMPLES, 3 * MOST_SAMPLES])
def test_a_sequence_never_lasts_longer_than_two_seconds(count: int, length: int) -> None:
    """Promise: whatever the clips, all is over in two seconds and the first one is heard."""
    asked = cues(*[Earcon.SLIDE] * count)
    _, start, lasts = plan(asked, {Earcon.SLIDE: length})[-1]
    assert start + lasts <= MOST_SAMPLES
    rendered = render(asked, {Earcon.SLIDE: array("h", [100] * length)}, 1.0)
    assert len(rendered) <= 4 * MOST_SAMPLES


def test_the_later_cues_are_the_ones_dropped() -> None:
    """Promise: what happened first is told first, and nothing overtakes what was dropped."""
    lengths = {Earcon.CARD_5: RATE, Earcon.CARD_12: 2 * RATE, Earcon.HOME: 10}
    steps = plan(cues(Earcon.CARD_5, Earcon.CARD_12, Earcon.HOME), lengths)
    assert [cue.earcon for cue, _, _ in steps] == [Earcon.CARD_5]


def test_long_clips_are_shortened_before_any_is_dropped() -> None:
    """Promise: what does not fit whole is heard in short, the longest first, and no more than is
    needed; short sounds and card numbers, whose notes are counted, stay whole."""
    lengths = {
        Earcon.SLIDE: RATE,
        Earcon.WIN: 2 * RATE,
        Earcon.HOME: RATE // 4,
        Earcon.CARD_12: RATE // 2,
    }
    steps = plan(cues(*lengths), lengths)
    assert [cue.earcon for cue, _, _ in steps] == list(lengths)
    slide, win, home, card = (length for _, _, length in steps)
    assert (home, card) == (RATE // 4, RATE // 2)
    assert slide == win
    assert MOST_SAMPLES - 1 <= slide + win + home + card <= MOST_SAMPLES
    assert all(
        length == lengths[cue.earcon]
        for cue, _, length in plan(cues(Earcon.SLIDE, Earcon.HOME), lengths)
    )


@pytest.mark.parametrize("count", [2, 6, 11, 12, 30])
def test_no_clip_is_shorter_than_what_tells_it(count: int) -> None:
    """Promise: however many there are, each that sounds is heard for 180 ms, and eleven fit."""
    steps = plan(cues(*[Earcon.HOME] * count), {Earcon.HOME: RATE})
    assert len(steps) == min(count, 11)
    assert all(length >= SHORTEST for _, _, length in steps)


def test_a_shortened_clip_dies_away() -> None:
    """Promise: no crack where a sound ends early, and up to there it is the same sound."""
    clips = {Earcon.HOME: array("h", [10_000] * RATE)}
    asked = [Cue(Earcon.HOME, -1, -1)] * 4
    left = np.frombuffer(render(asked, clips, 1), np.int16)[0::2].astype(int)
    ends = left[RATE // 2 - RATE // 50 : RATE // 2]
    assert left[: RATE // 2 - RATE // 50].min() == left.max()
    assert all((np.diff(ends) > -50) & (np.diff(ends) <= 0))
    assert abs(ends[-1]) < 50


def test_a_cue_without_a_clip_leaves_no_hole() -> None:
    """Promise: a missing file costs its own sound only."""
    steps = plan(cues(Earcon.WIN, Earcon.HOME), {Earcon.HOME: 10})
    assert [(cue.earcon, start) for cue, start, _ in steps] == [(Earcon.HOME, 0)]


def test_a_full_scale_clip_does_not_overflow_at_any_place() -> None:
    """Promise: also a replacement at full scale is played without a crack."""
    clips = {Earcon.HOME: array("h", [32767, -32768] * 50)}
    for start, end in ((-1, -1), (0, 0), (1, 1), (-1, 1), (1, -1)):
        rendered = array("h", render([Cue(Earcon.HOME, start, end)], clips, 1))
        assert all(rendered[at] >= 0 for at in (0, 1, 4, 5))


def both_ears(cue: Cue, amplitude: float = 1.0) -> tuple[Sound, Sound]:
    """Return what each ear gets of a tone of half a second at a cue's place."""
    tone = array("h", (beep(440, 0.5) * 32767).astype("<i2").tolist())
    samples = np.frombuffer(render([cue], {cue.earcon: tone}, amplitude), np.int16) / 32768.0
    return samples[0::2], samples[1::2]


def test_a_place_takes_no_power() -> None:
    """Promise: a pawn at the side is as loud as in the middle, and heard on that side from the
    first sample on; half the volume is 12 dB softer."""
    powers = []
    for pan in (-1.0, -0.8, 0.0, 0.5):
        left, right = both_ears(Cue(Earcon.HOME, pan, pan))
        powers.append(10 * np.log10(np.sum(left**2) + np.sum(right**2)))
        assert (left_over_right_db(left, right) > 0) == (pan < 0)
    assert powers == pytest.approx([powers[0]] * 4, abs=0.1)
    soft, _ = both_ears(Cue(Earcon.HOME, -1, -1), 0.25)
    assert powers[0] - 10 * np.log10(np.sum(soft**2)) == pytest.approx(12.04, abs=0.1)


def test_a_slide_sweeps_from_one_ear_to_the_other() -> None:
    """Promise: a slide begins where the pawn stood and moves evenly to where it ends."""
    left, right = both_ears(Cue(Earcon.SLIDE, -0.8, 0.8))
    balance = [
        left_over_right_db(left[part], right[part])
        for part in np.array_split(np.arange(len(left)), 5)
    ]
    assert (balance[0] >= 6, balance[-1] <= -6, abs(balance[2]) < 1.5) == (True, True, True)
    assert balance == sorted(balance, reverse=True)


def test_volume_is_felt() -> None:
    """Promise: 100 changes nothing, half of it is 12 dB softer, 0 is silence."""
    assert SoundSettings(volume=100).amplitude == 1
    assert SoundSettings(volume=50).amplitude == pytest.approx(0.25)
    assert not SoundSettings(volume=0).audible
    for volume in (-1, 101):
        with pytest.raises(ValueError, match="volume"):
            SoundSettings(volume=volume)


def test_the_short_set_keeps_losses_homecomings_turns_ends_and_refusals() -> None:
    """Promise: `short` plays the weighty sounds only, and `off` none."""
    player = RecordingPlayer(SoundSettings(which="short"))
    player.play(cues(*Earcon))
    heard = {cue.earcon.value for cue in player.played[0]}
    assert {"bump_own", "bump_opponent", "home", "your_turn", "win", "lose", "error"} <= heard
    assert not {"card_draw", "card_5", "step_forward", "slide", "turn_red", "menu_move"} & heard
    player.configure(SoundSettings(which="off"))
    player.play(cues(Earcon.WIN))
    assert len(player.played) == 1


def test_mono_puts_every_cue_in_the_middle() -> None:
    """Promise: who hears with one ear misses no sound; only its place goes, not its distance."""
    player = RecordingPlayer(SoundSettings(mono=True))
    player.play([Cue(Earcon.SLIDE, -0.8, 0.3, -2)])
    assert player.played == [(Cue(Earcon.SLIDE, 0, 0, -2),)]
