"""The last news in one sentence about the listener.

It is for the line that stands while nothing can be chosen. A braille display shows
that line alone, so it says what the side of the listener lost, or else what became of its pawns.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import NamedTuple
from unicodedata import east_asian_width

from sorry_a11y.core.rules.board import PAWNS_EACH, WATCHER, Board, Pawn, Seat, Spot, seat_of
from sorry_a11y.core.rules.events import GameWon, HandFolded
from sorry_a11y.output.narration.listener import Case, Listener
from sorry_a11y.output.narration.narrator import sentences_of
from sorry_a11y.output.narration.units import Move, TurnUnit, Unit


def consequence(units: Iterable[Unit], to: Listener) -> str:
    """Return what news mean for the listener's side; empty for somebody without a seat.

    Who won comes first, then what others did to pawns of the side, then where the pawn that the
    listener moved stands, or that nothing changed.

    Args:
        units: The units of the news, completed by `with_arrivals`.
        to: The listener.
    """
    known = [*units]
    if to.seat == WATCHER:
        return ""
    for unit in known:
        if isinstance(unit, GameWon):
            return sentences_of([unit], to)[0]
    turns = _turns(known)
    is_stuck = any(isinstance(unit, HandFolded) and unit.seat in to.own_seats for unit in known)
    clauses = _losses(turns, to) or _own(turns, to)
    return to.sentence(clauses or [to.say("means-stuck" if is_stuck else "means-nothing")])


def waiting_line(units: Iterable[Unit], to: Listener, room: int = 0) -> str:
    """Return what news mean for the listener, and the key that goes on; empty if nobody played.

    Where there is a button to go on the key is not named.

    Args:
        units: As in `consequence`.
        to: The listener.
        room: The cells of a braille display that the line may fill; 0 for any number. A longer line
            is told in fewer words, without the key if it must be, so that what was lost stands in
            the cells.
    """
    known = [*units]
    told = consequence(known, to) if any(map(_is_play, known)) else ""
    if not told or to.hands != "keys":
        return told
    short = _lost(_turns(known), to) or told
    goes_on, enter = _keys_on(to)
    ways = [[told, goes_on], [short, goes_on], [told, enter], [short, enter], [told], [short]]
    return _fitting(ways, to, room)


def turn_line(told: str, to: Listener, room: int = 0) -> str:
    """Return the sentence about one turn with the key that goes on; empty if it does not fit.

    Args:
        told: The sentence.
        to: The listener.
        room: As in `waiting_line`.
    """
    if to.hands != "keys":
        return told
    return _fitting([[told, key] for key in _keys_on(to)] + [[]], to, room)


class Consequences(NamedTuple):
    """The meaning of news for the listener, told at the end of a reply while nothing can be chosen.

    Attributes:
        units: The units of the news, as in `consequence`.
        to: The listener.
        room: The cells of a braille display that a line may fill; 0 for any number.
    """

    units: tuple[Unit, ...]
    to: Listener
    room: int

    def loss(self) -> str:
        """Return what others did to pawns of the listener's side; empty for nothing."""
        turns = _turns(self.units)
        if self.to.seat == WATCHER or not (told := _losses(turns, self.to)):
            return ""
        lost = _lost(turns, self.to)
        return _fitting([told, [lost]] if lost else [told], self.to, self.room)

    def with_loss(self, told: Sequence[str]) -> list[str]:
        """Return news as a braille display shows them: its cells hold what the listener lost."""
        is_shown = not self.room or (len(told) == 1 and len(told[0]) <= self.room)
        lost = "" if is_shown else self.loss()
        return [*told, lost] if lost else [*told]

    def until_key(self, told: Sequence[str]) -> list[str]:
        """Return news, what they mean for the listener, and the key that goes on."""
        line = waiting_line(self.units, self.to, self.room)
        has_turn = any(isinstance(unit, TurnUnit) for unit in self.units)
        keyed = [] if has_turn else self._with_key(told)
        return keyed or [*told, *([line] if line else [])]

    def turn_until_key(self, told: Sequence[str]) -> list[str]:
        """Return news of which the last is one turn, and the key that goes on.

        On a display on which the turn and the key do not fit, what it means comes behind it.
        """
        return self._with_key(told) or self.until_key(told)

    def _with_key(self, told: Sequence[str]) -> list[str]:
        """Return news whose last sentence ends in the key; none if that does not fit a display."""
        if not told:
            return [self.to.say("decision-go-on")]
        line = turn_line(told[-1], self.to, self.room)
        return [*told[:-1], line] if line else []


def bump_sentence(
    to: Listener, actor: Seat, bumped: Sequence[tuple[Pawn, Spot]], turns: int
) -> str:
    """Return who bumped whom last, from where and how many turns ago.

    Args:
        to: The listener.
        actor: The seat whose turn it was.
        bumped: Each pawn and the spot on which it stood.
        turns: How many turns were told since.
    """
    board = to.rules.board
    pawns = to.every(
        to.say(
            "answer-bump-pawn",
            pawn=to.pawn(pawn, WATCHER, "object"),
            steps=_steps(board, pawn, spot),
        )
        for pawn, spot in bumped
    )
    return to.sentence(
        [
            to.say("answer-bump", who=to.role(actor), name=to.name(actor), pawns=pawns),
            to.say("answer-bump-ago", turns=turns),
        ]
    )


def _keys_on(to: Listener) -> tuple[str, str]:
    """Return the clause with the key that goes on, and a shorter one."""
    return to.say("decision-go-on"), to.say("decision-go-on-short")


def _fitting(ways: Sequence[Sequence[str]], to: Listener, room: int) -> str:
    """Return the first of some sentences, given by their clauses, that fits, else the last."""
    lines = [to.sentence(way) if way else "" for way in ways]
    return next((line for line in lines if not room or _width(line) <= room), lines[-1])


def _lost(turns: Sequence[TurnUnit], to: Listener) -> str:
    """Return in few words which pawns of the side were bumped; empty for none."""
    lost = [pawn for pawns in _hits(turns, to)[0].values() for pawn in pawns]
    return to.say("means-lost", pawns=_pawns(lost, to)) if lost else ""


def _turns(units: Iterable[Unit]) -> list[TurnUnit]:
    return [unit for unit in units if isinstance(unit, TurnUnit)]


def _is_play(unit: Unit) -> bool:
    return isinstance(unit, TurnUnit | HandFolded)


def _width(text: str) -> int:
    """Return how many cells a text takes; a Chinese character takes two."""
    return sum(1 + (east_asian_width(one) in "WF") for one in text)


def _pawns(pawns: Sequence[Pawn], to: Listener) -> str:
    """Return pawns of the listener's side in few words."""
    if any(seat_of(pawn) != to.seat for pawn in pawns):
        return to.every(to.pawn(pawn, to.seat, "object") for pawn in pawns)
    numbers = [pawn % PAWNS_EACH + 1 for pawn in sorted(pawns)]
    return to.say("terms-pawns", count=len(numbers), numbers=to.every(numbers))


_Hits = dict[Seat, list[Pawn]]


def _losses(turns: Sequence[TurnUnit], to: Listener) -> list[str]:
    """Return the clauses who bumped pawns of the listener's side, and who swapped with them."""
    bumped, swapped = _hits(turns, to)
    return [
        *_done("means-bumped", bumped, "object", to),
        *_done("means-swapped", swapped, "with", to),
    ]


def _hits(turns: Sequence[TurnUnit], to: Listener) -> tuple[_Hits, _Hits]:
    """Return the pawns of the listener's side that each other seat bumped, and swapped with.

    Of what a partner did, only the listener's own pawns count.
    """
    bumped: _Hits = {}
    swapped: _Hits = {}
    for turn in turns:
        if turn.seat in to.own_seats:
            continue
        side = to.own_seats if turn.seat in to.partners else (*to.own_seats, *to.partners)
        for move in _moves([turn]):
            taken = (move.other,) if move.kind == "take" else ()
            for pawn in chain(taken, move.bumped):
                _add(bumped, turn.seat, pawn, side)
            if move.kind == "swap":
                _add(swapped, turn.seat, move.other, side)
    return bumped, swapped


def _add(hits: _Hits, actor: Seat, pawn: Pawn, side: Sequence[Seat]) -> None:
    """Add a pawn of the side to those that ``actor`` hit, each once."""
    if seat_of(pawn) in side and pawn not in hits.setdefault(actor, []):
        hits[actor].append(pawn)


def _done(message: str, pawns_of: _Hits, case: Case, to: Listener) -> list[str]:
    """Return a clause for each seat that did something to pawns."""
    return [
        to.say(
            message, name=to.name(seat), pawns=to.every(to.pawn(pawn, seat, case) for pawn in pawns)
        )
        for seat, pawns in pawns_of.items()
        if pawns
    ]


def _own(turns: Sequence[TurnUnit], to: Listener) -> list[str]:
    """Return the clause where the pawn stands that the listener moved last, or a partner for them.

    There is none without such a turn.
    """
    own = [turn for turn in turns if turn.seat in to.own_seats or _moves_of(turn, to.own_seats)]
    if not own:
        return []
    last = own[-1]
    moved = _moves([last]) if last.seat in to.own_seats else _moves_of(last, to.own_seats)
    if not moved:
        return [to.say("means-stuck")]
    pawn, spot, board = moved[-1].pawn, moved[-1].spot, to.rules.board
    owner = seat_of(pawn)
    where = (
        "home"
        if board.is_home(owner, spot)
        else "start"
        if spot == board.start(owner)
        else ("target" if not board.has_home and board.lane_step(owner, spot) else "track")
    )
    return [
        to.say(
            "means-stands",
            where=where,
            pawn=to.pawn(pawn, WATCHER),
            target=board.lane_step(owner, spot),
            steps=_steps(board, pawn, spot),
            board=board.lane_word,
        )
    ]


def _steps(board: Board, pawn: Pawn, spot: Spot) -> int:
    """Return how many steps a pawn on a spot has to go, where targets are, to the first of them."""
    less = 0 if board.has_home else board.lane - 1
    return max(0, board.distance(seat_of(pawn), spot) - less)


def _moves_of(turn: TurnUnit, seats: Sequence[Seat]) -> list[Move]:
    """Return the moves of a turn that moved pawns of some seats."""
    return [move for move in _moves([turn]) if seat_of(move.pawn) in seats]


def _moves(turns: Iterable[TurnUnit]) -> list[Move]:
    return [move for turn in turns for card in turn.cards for move in card.moves]
