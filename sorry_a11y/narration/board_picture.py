"""The board as a picture of letters, for a sighted person beside the player.

Nobody hears it: it is drawn on request, and what it shows is told in words by other keys.
"""

from __future__ import annotations

from sorry_a11y.narration.listener import Listener
from sorry_a11y.rules.board import COLOURS, SEATS, Seat
from sorry_a11y.rules.drawing import drawn_board, undrawn
from sorry_a11y.rules.view import View


def picture(to: Listener, seen: View) -> tuple[str, ...]:
    """Return the board as `rules.drawing.drawn_board` draws it, with the listener's letters; then
    what the signs mean and whom the letters stand for."""
    letters = [_letter(to, seat) for seat in SEATS]
    return (*drawn_board(seen.rules.board, seen.position, seen.seats, letters), *_legend(to, seen))


def _letter(to: Listener, seat: Seat) -> str:
    return to.say("board-letter", colour=COLOURS[seat])


def _legend(to: Listener, seen: View) -> list[str]:
    """Return what the signs are, then a line a player: the letter, who it is, the pawns not
    drawn."""
    board = seen.rules.board
    lines = [to.say("board-signs", board=board.lane_word)]
    for seat in seen.seats:
        start, home = undrawn(board, seen.position, seat)
        lines.append(
            to.say(
                "board-player", letter=_letter(to, seat), who=to.join(_who(to, seat)),
                board=board.lane_word, start=start, home=home,
            )
        )
    return lines


def _who(to: Listener, seat: Seat) -> list[str]:
    """Return the colour, and whose it is where that is known."""
    name = to.seating.name(seat) or (to.say("terms-you") if seat in to.own_seats else "")
    return [to.colour(seat), *([name] if name else [])]
