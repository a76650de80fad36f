"""By what the choices of a stage are told apart."""

from __future__ import annotations

import pytest

from sorry_a11y.rules.legs import ComeOut, Leg, SendBack, SwapPlaces, TakePlace, Walk
from sorry_a11y.rules.plays import Play
from sorry_a11y.table.menu import _kind, _value


@pytest.mark.parametrize(
    ("legs", "kind", "steps", "way", "seat", "other"),
    [
        ((ComeOut(1),), "out", 0, 0, -1, -1),
        ((Walk(1, -4),), "back", -4, 0, -1, -1),
        ((Walk(1, 5, 1),), "low", 5, 1, -1, -1),
        ((Walk(1, 12),), "high", 12, 0, -1, -1),
        ((Walk(1, 7),), "seven", 7, 0, -1, -1),
        ((Walk(1, 3), Walk(2, 4)), "seven", 3, 0, -1, -1),
        ((SwapPlaces(1, 6),), "swap", 0, 0, 1, 6),
        ((TakePlace(1, 15),), "take", 0, 0, 3, 15),
        ((SendBack(1),), "pay", 0, 0, -1, -1),
    ],
)
def test_what_a_play_is_told_apart_by(
    legs: tuple[Leg, ...], kind: str, steps: int, way: int, seat: int, other: int
) -> None:
    """Each sort of play has its own kind; steps, way, and whose pawn it touches where it has
    them, and a value for none where it has not."""
    play = Play(0, 4, legs, bytes(16), False)
    assert _kind(play) == _value(play, "kind") == kind
    assert _value(play, "card") == 4
    assert _value(play, "pawn") == 1
    found = [_value(play, "steps"), _value(play, "way"), _value(play, "seat"),
             _value(play, "other")]
    assert found == [steps, way, seat, other]
