"""The overview of the table in words, and the board as a picture of characters.

The words tell the order of pawns on the track, pawns that can be hit, cards that bring pawns home
or win, and chances of winning. The picture is for a sighted person beside the player.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sorry_a11y.core.analysis.overview import Target
from sorry_a11y.core.rules.board import COLOURS, SEATS, WATCHER, Kind, Pawn, Seat
from sorry_a11y.core.rules.drawing import drawn_board, undrawn
from sorry_a11y.core.rules.view import View
from sorry_a11y.output.narration.answers import Sentences
from sorry_a11y.output.narration.listener import Listener


def track_sentence(
    to: Listener, start: Seat, order: Sequence[tuple[Pawn, int]], homes: Sequence[tuple[Seat, int]]
) -> str:
    """Return the sentence with the pawns on the track, in order from the exit square of ``start``.

    The numbers of pawns home follow.
    """
    clauses = [
        to.say("answer-track-at", pawn=to.pawn(pawn, WATCHER), steps=steps) for pawn, steps in order
    ] or [to.say("answer-track-empty")]
    if order:
        clauses[0] = to.say(
            "answer-track", who=to.role(start), name=to.name(start), first=clauses[0]
        )
    clauses += [
        to.say(
            "answer-track-home",
            who=to.role(seat),
            name=to.name(seat),
            count=count,
            board=to.rules.board.lane_word,
        )
        for seat, count in homes
    ]
    return to.sentence(clauses)


def hits_sentence(to: Listener, found: Sequence[Target], *, drawn: bool) -> str:
    """Return the sentence about pawns that can be hit and the cards that do it.

    ``drawn``: whether open cards are drawn; then the chance to draw one of them is told too.
    """
    if not found:
        return to.sentence([to.say("answer-hits-none")])
    alike: dict[tuple[tuple[Kind, ...], int], list[Pawn]] = {}
    for one in found:
        alike.setdefault((one.cards, round(100 * one.chance)), []).append(one.pawn)
    clauses: list[str] = []
    for (cards, chance), pawns in alike.items():
        names = to.every([to.pawn(pawn, to.seat, "object") for pawn in pawns])
        message = "answer-hits" if not clauses else "answer-hits-more"
        clauses.append(to.say(message, pawn=names, cards=cards_clause(to, cards)))
        if drawn:
            clauses.append(to.say("answer-hits-chance", chance=chance))
    return to.sentence(clauses)


def home_card_sentences(
    to: Listener,
    homing: Sequence[tuple[Pawn, tuple[Kind, ...]]],
    winners: Sequence[tuple[Seat, tuple[Kind, ...]]],
) -> Sentences:
    """Return the sentences which cards bring own pawns home, and which cards win for whom."""
    home = [
        to.say(
            "answer-goal",
            pawn=to.pawn(pawn, to.seat),
            cards=cards_clause(to, cards),
            board=to.rules.board.lane_word,
        )
        for pawn, cards in homing
    ] or [to.say("answer-goal-none", board=to.rules.board.lane_word)]
    won = [
        to.say(
            "answer-winner", who=to.role(seat), name=to.name(seat), cards=cards_clause(to, cards)
        )
        for seat, cards in winners
    ] or [to.say("answer-winner-none")]
    return [to.sentence(home), to.sentence(won)]


def chances_sentence(to: Listener, found: Sequence[tuple[tuple[Seat, ...], int]]) -> str:
    """Return the sentence how many games in 100 each side wins."""
    clauses: list[str] = []
    for seats, wins in found:
        own = [seat for seat in seats if seat == to.seat or seat in to.own_seats]
        who = "other" if not own else "you" if len(own) == len(seats) else "together"
        names = to.holders([seat for seat in seats if seat not in own])
        message = "answer-chances" if not clauses else "answer-chances-more"
        clauses.append(to.say(message, who=who, names=to.every(names), count=len(names), wins=wins))
    return to.sentence(clauses)


def ranking_sentence(
    to: Listener, found: Sequence[tuple[int, int]], asked: Mapping[int, Kind]
) -> str:
    """Return the sentence how many games in 100 each choice wins.

    Choices that win equally often are told together.

    Args:
        to: The listener.
        found: The number of each choice in the menu, and the games in 100 that it wins, the best
            first.
        asked: The card of each number where the menu asks for a card of the hand; else empty.
    """
    is_of_cards = all(number in asked for number, _ in found)
    alike: dict[int, list[str]] = {}
    for number, wins in found:
        name = to.held_card(asked[number]) if is_of_cards else str(number)
        alike.setdefault(wins, []).append(name)
    return to.sentence(
        [
            to.say(
                "advice-rank-more" if at else "advice-rank",
                numbers=to.every(numbers),
                what="cards" if is_of_cards else "choices",
                count=len(numbers),
                wins=wins,
            )
            for at, (wins, numbers) in enumerate(alike.items())
        ]
    )


def cards_clause(to: Listener, cards: Sequence[Kind]) -> str:
    """Return cards behind the word "with", joined by "or"."""
    return to.either(to.with_card(card) for card in cards)


# -- the picture -------------------------------------------------------------------------------


def picture(to: Listener, seen: View) -> tuple[str, ...]:
    """Return the lines of the board (`rules.drawing.drawn_board`) and of its legend."""
    letters = [_letter(to, seat) for seat in SEATS]
    return (*drawn_board(seen.rules.board, seen.position, seen.seats, letters), *_legend(to, seen))


def _letter(to: Listener, seat: Seat) -> str:
    return to.say("board-letter", colour=COLOURS[seat])


def _legend(to: Listener, seen: View) -> list[str]:
    """Return the meaning of the signs, then a line for each player.

    Such a line has the player's letter, who plays it, and how many pawns are not drawn.
    """
    board = seen.rules.board
    lines = [to.say("board-signs", board=board.lane_word)]
    for seat in seen.seats:
        start, home = undrawn(board, seen.position, seat)
        lines.append(
            to.say(
                "board-player",
                letter=_letter(to, seat),
                who=to.join(_who(to, seat)),
                board=board.lane_word,
                start=start,
                home=home,
            )
        )
    return lines


def _who(to: Listener, seat: Seat) -> list[str]:
    """Return the colour of a seat, and its player's name if it has one."""
    name = to.seating.name(seat) or (to.say("terms-you") if seat in to.own_seats else "")
    return [to.colour(seat), *([name] if name else [])]
