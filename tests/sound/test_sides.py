"""Where a bump is heard: from a real position to both ears, recorded through the sound library."""

from __future__ import annotations

from pathlib import Path

import pytest

from sorry_a11y.game.setup import parse_seats
from sorry_a11y.narration.listener import Listener
from sorry_a11y.narration.narrator import sentences_of
from sorry_a11y.narration.units import units_of
from sorry_a11y.rules.actions import Lot, Shuffle
from sorry_a11y.rules.board import BLUE, GREEN, RED, Seat
from sorry_a11y.rules.game import apply_action, apply_silently, begin_silently, placed
from sorry_a11y.rules.notation import parse_place
from sorry_a11y.rulesets.families import Wishes, make_rules
from sorry_a11y.sound.cues import OWN_BUMPS, cues_for_reply
from sorry_a11y.sound.earcons import Cue
from tests.sound.measures import Sound, left_over_right_db
from tests.sound.recording import record

SEATS = parse_seats("red=you,blue=runner,yellow=runner,green=runner", None)
SIDES = {BLUE: "19", GREEN: "49"}
"""Who comes out with a 1, and the square where that is, on which a pawn of red stands. Red sits at
square 4, so 19 is a quarter of the way round, clockwise and to the left; 49 is to the right."""


def bump_cue(seat: Seat) -> Cue:
    """The bump that red hears when a pawn of another seat comes out onto one of red's."""
    rules = make_rules(Wishes(), SEATS.seats)
    deck = list(rules.full_deck)
    deck.remove(rules.kind("1"))
    shuffle = Shuffle(bytes([rules.kind("1"), *deck]))
    game = apply_silently(begin_silently(rules, SEATS.seats), shuffle)
    game = apply_silently(game, Lot(seat))
    spots = bytearray(game.position)
    spots[2] = parse_place(rules.board, RED, SIDES[seat])
    game = placed(game, bytes(spots))
    _, events = apply_action(game, game.choices.plays[0])
    to = Listener(RED, SEATS, rules)
    units = units_of(events)
    assert "bumps your pawn 3" in sentences_of(units, to)[0]
    cues = cues_for_reply(units, to)
    return next(cue for cue in cues if cue.earcon in OWN_BUMPS)


def heard(path: Path, seat: Seat) -> tuple[Sound, Sound]:
    """What both ears hear of that bump."""
    cue = bump_cue(seat)
    placed_cue = [cue.earcon, cue.start_pan, cue.end_pan, cue.gain_db]
    return record(path, [["play", [placed_cue]], ["hear"]])


def test_a_bump_is_heard_on_its_side_of_the_board(tmp_path: Path) -> None:
    """Promise: a bump on the player's left is at least 6 dB louder left, one on the right mirrors
    it."""
    left = left_over_right_db(*heard(tmp_path / "left", BLUE))
    right = left_over_right_db(*heard(tmp_path / "right", GREEN))
    assert left >= 6
    assert right == pytest.approx(-left, abs=0.2)
