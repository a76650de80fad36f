"""Legs that cannot be made, and why; actions that are nonsense."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from sorry_a11y.core.rules.actions import Action, Discard, Give
from sorry_a11y.core.rules.board import NO_KIND, NO_PAWN, RED, Kind, Pawn, pawn_of
from sorry_a11y.core.rules.game import Game, IllegalActionError, apply_silently
from sorry_a11y.core.rules.notation import seat_called
from sorry_a11y.core.rules.refusals import stuck_pawns
from sorry_a11y.core.rules.view import View
from sorry_a11y.core.rules.ways import ComeOut, Leg, Reason, SendBack, SwapPlaces, TakePlace, Walk
from tests.core.rules.checks import resolve
from tests.core.rules.positions import book, position
from tests.core.rules.staging import begun, staged
from tests.harness.pawns import B1, R1, R2

LEFT = "home, home, home"


class Refused(NamedTuple):
    """Legs (pawns 0 to 3 are red's, 4 to 7 blue's) and why the last of them cannot be made."""

    text: str
    legs: tuple[Leg, ...]
    reason: Reason
    game: str = "hasbro"
    rules: str = ""


REFUSED = (
    Refused("red: start", (Walk(R1, 3),), "in-start"),
    Refused("red: home", (Walk(R1, 3),), "is-home"),
    Refused("red: safety 3", (Walk(R1, 5),), "overshoots"),
    Refused("red: 58", (Walk(R1, 11),), "overshoots"),
    Refused("red: 20, 23", (Walk(R1, 3),), "own-pawn"),
    Refused("red: 20", (Walk(R1, 3, slide=False),), "no-slide"),
    Refused("red: 20", (Walk(R1, 3, past=True),), "wrong-card"),
    Refused("red: 20", (Walk(B1, 3),), "not-yours"),  # blue does not play
    Refused("red: 4", (ComeOut(R2),), "own-pawn"),
    Refused("red: 4", (ComeOut(R1),), "not-in-start"),
    Refused("red: 20; blue: 30", (TakePlace(R1, B1),), "not-in-start"),
    Refused("red: start; blue: start", (TakePlace(R1, B1),), "nobody-there"),
    Refused("red: start; blue: safety 2", (TakePlace(R1, B1),), "nobody-there"),
    Refused("red: start; blue: home", (TakePlace(R1, B1),), "nobody-there"),
    Refused("red: 20, start", (TakePlace(R2, R1),), "own-pawn"),
    Refused("red: start; blue: 30", (TakePlace(R1, B1, slide=False),), "no-slide"),
    Refused("red: start; blue: 16", (TakePlace(R1, B1, slide=False),), "no-slide"),  # always slides
    Refused("red: start; blue: 30", (SwapPlaces(R1, B1),), "not-on-track"),
    Refused("red: safety 1; blue: 30", (SwapPlaces(R1, B1),), "not-on-track"),
    Refused("red: 20; blue: safety 1", (SwapPlaces(R1, B1),), "nobody-there"),
    Refused("red: 20; blue: 30", (SwapPlaces(R1, B1, slide=False),), "no-slide"),
    Refused("red: start", (SendBack(R1),), "in-start"),
    Refused("red: home", (SendBack(R1),), "is-home"),
    Refused("red: 13, 18, home, home", (Walk(R1, 3), Walk(R2, 4)), "in-start"),  # bumped
    Refused("red: 6; blue: fresh", (Walk(R1, 4),), "guarded", "dog"),
    Refused("red: 6; blue: fresh", (Walk(R1, 5),), "guarded", "dog"),
    Refused("red: fresh", (ComeOut(R2),), "guarded", "dog"),
    Refused("red: fresh; blue: 30", (SwapPlaces(R1, B1),), "guarded", "dog"),
    Refused("red: 6; blue: fresh", (SwapPlaces(R1, B1),), "guarded", "dog"),
    Refused("red: 6; blue: 10", (SwapPlaces(R1, B1),), "guarded", "dog"),
    Refused("red: 38, target 1", (Walk(R1, 3),), "lane-blocked", "dog"),
    Refused("red: target 1, target 2", (Walk(R1, 2),), "lane-blocked", "dog"),
    Refused("red: target 2", (Walk(R1, -1),), "no-backward", "dog"),
    Refused("red: target 4", (Walk(R1, 1),), "overshoots", "dog"),
    Refused("red: 62, fresh", (Walk(R1, 3),), "guarded", "dog", "board=64"),
)


@pytest.mark.parametrize("refused", REFUSED, ids=lambda refused: f"{refused.text} {refused.reason}")
def test_refusal(refused: Refused) -> None:
    """Promise: what cannot be done is refused with its reason, at the leg that fails."""
    rules = book(refused.game, refused.rules)
    where = position(rules, refused.text)
    answer = resolve(rules, where, refused.legs)
    assert answer == (len(refused.legs) - 1, refused.reason)


HAND = staged(
    book("hasbro", points=True), "red: start; blue: home", "red", "3", "8", "8", "12", "sorry"
)
DRAWN = staged(book("hasbro"), "red: 20; blue: home", "red", "3")
OTHER = staged(book("hasbro"), "red: 21; blue: home", "red", "3")
GIVING = begun(book("dog"))


@pytest.mark.parametrize(
    ("game", "action"),
    [
        (HAND, Discard(RED, Kind(300))),
        (HAND, Discard(RED, NO_KIND)),
        (GIVING, Give(RED, Kind(300))),
        (GIVING, Give(RED, NO_KIND)),
        (DRAWN, OTHER.choices.plays[0]),
    ],
    ids=("discard 300", "discard -1", "give 300", "give -1", "play of another game"),
)
def test_nonsense_is_refused(game: Game, action: Action) -> None:
    """Promise: cards and pawns that no game has are refused like any other illegal action."""
    with pytest.raises(IllegalActionError):
        apply_silently(game, action)


@pytest.mark.parametrize(
    ("text", "first", "second"),
    [
        # nobody on the track: a pawn in start has nobody to replace, one on it needs another card
        ("red: 20, start; blue: start", "wrong-card", "nobody-there"),
        # somebody in a safety zone cannot be replaced either
        ("red: 20, start; blue: safety 2", "wrong-card", "nobody-there"),
        ("blue: 20, start; red: safety 1", "wrong-card", "nobody-there"),
    ],
)
def test_why_a_sorry_does_nothing(text: str, first: Reason, second: Reason) -> None:
    """Promise (key y): a Sorry! that finds nobody says so of pawns in start, and of no other."""
    turn = text.split(":")[0]
    seat = seat_called(turn)
    seen = View(staged(book("hasbro"), text, turn, "sorry"), seat)
    reasons = {one.pawn: one.reason for one in stuck_pawns(seen)}
    assert (reasons[pawn_of(seat, 0)], reasons[pawn_of(seat, 1)]) == (first, second)


@pytest.mark.parametrize(
    ("game", "text", "card", "first", "second"),
    [
        ("hasbro", "red: 20, start; blue: start", "11", None, "in-start"),
        ("hasbro", "red: start; blue: start", "11", "in-start", "in-start"),
        ("hasbro", "red: start; blue: 30", "11", "in-start", "in-start"),
        ("dog", "red: 20, start; blue: start", "J", "nobody-there", "in-start"),
    ],
)
def test_why_nothing_is_swapped(
    game: str, text: str, card: str, first: Reason | None, second: Reason
) -> None:
    """Promise (key y): a pawn that is not out yet is told to be in start, whoever is there to swap
    with; only one on the track finds nobody."""
    seen = View(staged(book(game), text, "red", card), RED)
    reasons = {one.pawn: one.reason for one in stuck_pawns(seen)}
    assert (reasons.get(R1), reasons[R2]) == (first, second)


@pytest.mark.parametrize(
    ("text", "card", "reason"),
    [
        # ten forward would lead past home, one back meets an own pawn: that can be changed
        ("red: safety 3, safety 2, start, start", "10", "own-pawn"),
        ("red: safety 3, 20, start, start", "10", None),
    ],
)
def test_of_several_reasons_the_most_telling(text: str, card: str, reason: Reason | None) -> None:
    """Promise (key y): of several ways in which a pawn cannot move, the one is told that says
    most, whichever the card names first."""
    seen = View(staged(book("hasbro"), text, "red", card), RED)
    assert {one.pawn: one.reason for one in stuck_pawns(seen)}.get(R1) == reason


@pytest.mark.parametrize("first", [R1, R2])
def test_which_own_pawn_is_in_the_way(first: Pawn) -> None:
    """Promise (key y): the own pawn that stands in the way is told by its number, the first one
    too."""
    text = "red: 23, 20, home, home" if first == R1 else "red: 20, 23, home, home"
    seen = View(staged(book("hasbro"), text, "red", "3"), RED)
    ways = {one.pawn: one.other for one in stuck_pawns(seen)}
    assert [other for other in ways.values() if other != NO_PAWN] == [first]
