"""Everything that can happen in a game, as values.

The rules return events and publish nothing. The union is closed: a ``match`` over
events ends with ``assert_never``. The events of a game alone rebuild every position
(`position_after`). Pawns are 0 to 15 (``4 * seat + number``), spots as in `board`, cards the index
of a kind in the rule book's ``cards``; a card that the reader may not see is None.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Literal

from sorry_a11y.core.rules.board import Kind, Pawn, Seat, Spot
from sorry_a11y.core.rules.value import Value


class RoundBegan(Value):
    """The pawns are set up; ``number`` counts from 1."""

    number: int
    position: bytes


class DeckShuffled(Value):
    """``count`` cards were shuffled into a face-down pile; ``again`` if they were discards."""

    count: int
    again: bool


class StartCardDrawn(Value):
    """A seat drew a card to settle who goes first (3)."""

    seat: Seat
    card: Kind


class FirstPlayerChosen(Value):
    """``how``: by lot, by the opening draw, as winner of the round before, or by rotation."""

    seat: Seat
    how: Literal["lot", "draw", "winner", "rotation"]


class TurnBegan(Value):
    """The turn came to a seat."""

    seat: Seat


class CardDrawn(Value):
    """A seat drew a card; ``again`` if it was for a card that draws again (11)."""

    seat: Seat
    card: Kind | None
    again: bool


class HandDealt(Value):
    """A seat was dealt a hand of ``count`` cards."""

    seat: Seat
    count: int
    cards: bytes | None


class CardGiven(Value):
    """Partners exchanged cards unseen (D5): ``card`` went from ``seat`` to ``partner``."""

    seat: Seat
    partner: Seat
    card: Kind | None


class CardPlayed(Value):
    """A seat played a card."""

    seat: Seat
    card: Kind


class CardPassed(Value):
    """A card was laid down without a play: none was possible, or it was declined (19, 35)."""

    seat: Seat
    card: Kind
    declined: bool


class CardDiscarded(Value):
    """A card of a dead hand was discarded by choice (47)."""

    seat: Seat
    card: Kind


class HandFolded(Value):
    """A hand without a legal card was shown and laid down (D8), its cards in order of their kinds.

    The order in which it was held would tell which card was the gift of the partner (D5).
    """

    seat: Seat
    cards: bytes


class PawnStarted(Value):
    """A pawn came out of its start (8)."""

    pawn: Pawn
    origin: Spot
    spot: Spot


class PawnWalked(Value):
    """A pawn walked ``steps`` (negative: backward) and stopped on ``spot``.

    ``bounced`` of them were walked back from home (33); ``past`` if it passed its own lane by
    choice (D20).
    """

    pawn: Pawn
    origin: Spot
    spot: Spot
    steps: int
    bounced: int = 0
    past: bool = False


class PawnTookPlace(Value):
    """A pawn left its start for the square of another (22)."""

    pawn: Pawn
    origin: Spot
    spot: Spot


class PawnsSwapped(Value):
    """Two pawns exchanged their places (20); ``spot`` is where ``pawn`` came to stand."""

    pawn: Pawn
    other: Pawn
    origin: Spot
    spot: Spot


class PawnSlid(Value):
    """A pawn slid from a triangle to the end of the slide (24, 25)."""

    pawn: Pawn
    origin: Spot
    spot: Spot


class SlideDeclined(Value):
    """A pawn stopped on a triangle and chose not to slide (24)."""

    pawn: Pawn
    spot: Spot


class PawnBumped(Value):
    """A pawn was sent from ``origin`` back to its start by pawn ``by``."""

    pawn: Pawn
    origin: Spot
    spot: Spot
    by: Pawn


class PawnSentBack(Value):
    """A pawn went back to its start to pay for a Sorry! that could not be used (40)."""

    pawn: Pawn
    origin: Spot
    spot: Spot


class RoundWon(Value):
    """A side brought all its pawns home."""

    seats: tuple[Seat, ...]


class ScoreLine(Value):
    """The points of a round of one player, or of partners, who score together (52 to 54).

    ``own_pawns``, ``rival_pawns`` and ``bonus`` say where they came from; ``total`` is after the
    round.
    """

    seats: tuple[Seat, ...]
    own_pawns: int
    rival_pawns: int
    bonus: tuple[int, ...]
    points: int
    total: int


class RoundScored(Value):
    """The score after a round, seats in order of play."""

    lines: tuple[ScoreLine, ...]


class GameWon(Value):
    """The game (match) is over and these seats have won it."""

    seats: tuple[Seat, ...]


class TakenBack(Value):
    """A seat took back its last decision and all that followed: the game stands as it stood before.

    Attributes:
        seat: The seat.
        turn: The seat that must decide now.
        position: The position now.
        hands: The hands now, by seat; one that the reader may not see is None.
    """

    seat: Seat
    turn: Seat
    position: bytes
    hands: tuple[bytes | None, ...]


PawnMoved = (
    PawnStarted | PawnWalked | PawnTookPlace | PawnsSwapped | PawnSlid | PawnBumped | PawnSentBack
)
"""The events that change a position."""

Event = (
    RoundBegan
    | DeckShuffled
    | StartCardDrawn
    | FirstPlayerChosen
    | TurnBegan
    | CardDrawn
    | HandDealt
    | CardGiven
    | CardPlayed
    | CardPassed
    | CardDiscarded
    | HandFolded
    | PawnMoved
    | SlideDeclined
    | RoundWon
    | RoundScored
    | GameWon
    | TakenBack
)

turn_began, card_drawn, card_played = cache(TurnBegan), cache(CardDrawn), cache(CardPlayed)
"""Events of every turn, each made once: there are few of each."""


def position_after(position: bytes, events: Iterable[Event]) -> bytes:
    """Return the position that the events lead to, from nothing but what they tell."""
    board = bytearray(position)
    for event in events:
        match event:
            case RoundBegan() | TakenBack():
                board[:] = event.position
            case PawnsSwapped():
                board[event.pawn] = event.spot
                board[event.other] = event.origin
            case (
                PawnStarted()
                | PawnWalked()
                | PawnTookPlace()
                | PawnSlid()
                | PawnBumped()
                | PawnSentBack()
            ):
                board[event.pawn] = event.spot
            case _:
                pass
    return bytes(board)
