"""Positions as the engine `apologies` has them, to find the same plays with it."""

from __future__ import annotations

from apologies.game import Card, CardType, Pawn, Player, PlayerColor, PlayerView
from apologies.game import Position as PeerPosition
from apologies.rules import Move, Rules

from sorry_a11y.rules.board import PAWNS_EACH, SEATS, Board, Seat, Spot
from sorry_a11y.rules.board_tables import Position
from sorry_a11y.rules.ruleset import Ruleset
from tests.benchmarks.reachable import Held

COLOURS = (PlayerColor.RED, PlayerColor.BLUE, PlayerColor.YELLOW, PlayerColor.GREEN)
"""By seat: on both boards red's corner is square 0, and blue's 15 squares clockwise."""
CARDS = {**{kind.value: kind for kind in CardType}, "sorry": CardType.CARD_APOLOGIES}


def peer_card(name: str) -> Card:
    """The card of that name."""
    return Card("0", CARDS[name])


def peer_view(rules: Ruleset, held: Held) -> PlayerView:
    """The position as the player on turn has it before it."""
    players = {colour: Player(colour) for colour in COLOURS}
    for seat in SEATS:
        for number, pawn in enumerate(players[COLOURS[seat]].pawns):
            _place(rules.board, pawn, seat, Spot(held.position[PAWNS_EACH * seat + number]))
    own = players.pop(COLOURS[held.seat])
    return PlayerView(own, players)


def _place(board: Board, pawn: Pawn, seat: Seat, spot: Spot) -> None:
    place = pawn.position
    if spot < board.track:
        place.move_to_square(spot)
    elif step := board.lane_step(seat, spot):
        place.move_to_safe(step - 1)
    elif spot == board.home(seat):
        place.move_to_home()
    else:
        place.move_to_start()


def position_of(rules: Ruleset, view: PlayerView) -> Position:
    """The position that a view shows."""
    players = {view.player.color: view.player, **view.opponents}
    return bytes(
        _spot(rules.board, seat, pawn.position)
        for seat in SEATS
        for pawn in players[COLOURS[seat]].pawns
    )


def _spot(board: Board, seat: Seat, place: PeerPosition) -> Spot:
    if place.square is not None:
        return Spot(place.square)
    if place.safe is not None:
        return board.lane_spot(seat, place.safe + 1)
    return board.home(seat) if place.home else board.start(seat)


def outcome(rules: Ruleset, view: PlayerView, move: Move) -> Position:
    """The position that one of its moves leads to."""
    return position_of(rules, Rules.evaluate_move(view, move))
