"""What was heard of a game, told anew from its record for one listener.

The sentences are those of the time: news in the same batches, before every decision the line
that says what there was to decide. What only a key told, the choices and the answers to
questions, is not in a record and not here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TextIO

from sorry_a11y.narration.answers import standing as tell_standing
from sorry_a11y.narration.beats import beats_of
from sorry_a11y.narration.catalog import FALLBACK
from sorry_a11y.narration.choices import turn_lines
from sorry_a11y.narration.listener import Listener
from sorry_a11y.narration.narrator import tell
from sorry_a11y.narration.style import Verbosity
from sorry_a11y.narration.words import upper_first
from sorry_a11y.rules.events import Event, TurnBegan
from sorry_a11y.rules.view import View, redact
from sorry_a11y.storage.record import Record
from sorry_a11y.storage.replay import Replay, ReplayStep
from sorry_a11y.table.queries import standing


@dataclass(frozen=True)
class Heard:
    """Whole sentences told at once; ``turn``: how many turns had begun, 1 before the first too."""

    turn: int
    sentences: tuple[str, ...]


def first_listener(record: Record) -> int:
    """The seat of the first person, in seat order; the first seat where only bots play."""
    seating = record.header.setup.seating()
    return (seating.people or seating.seats)[0]


def heard(
    record: Record, seat: int, language: str = FALLBACK, verbosity: Verbosity = Verbosity.BRIEF,
    *, from_turn: int = 1,
) -> Iterator[Heard]:
    """Everything told to whoever plays ``seat`` (their other seats included), from the turn
    ``from_turn`` on. Raises RecordError where the rules do not give what the record says, and
    ValueError for a seat that does not play."""
    if seat not in record.header.setup.seats:
        raise ValueError(f"seat {seat} does not play")
    ear = _Ear(Replay(record), seat, language, verbosity)
    for told in ear.listen():
        if told.sentences and told.turn >= from_turn:
            yield told


def write_transcript(
    record: Record, seat: int, out: TextIO, language: str = FALLBACK,
    verbosity: Verbosity = Verbosity.BRIEF,
) -> None:
    """Write what `heard` tells, one sentence a line; raises what it raises, and OSError."""
    for told in heard(record, seat, language, verbosity):
        out.writelines(sentence + "\n" for sentence in told.sentences)


class _Ear:
    """One person at the keyboard while a record is played again."""

    def __init__(
        self, replay: Replay, seat: int, language: str, verbosity: Verbosity
    ) -> None:
        self._replay = replay
        self._table = replay.table
        self._language = language
        self._verbosity = verbosity
        self._seating = self._table.seating
        self._mine = self._seating.seats_of(seat)
        self._watches = seat not in self._seating.people
        self._seat = seat
        self._at = (self._seating.people or (seat,))[0]
        self._pending: list[Event] = []
        self._turns: list[int] = []

    def listen(self) -> Iterator[Heard]:
        """What is told, batch by batch; the last one may be what nobody waited for."""
        for step in self._replay.steps():
            if step.undone_by is not None:
                yield self._taken_back(step.undone_by)
            elif step.action is not None:
                self._hear(step)
                if self._table.over:
                    yield self._farewell()
                elif self._table.awaits_person:
                    yield from self._stop(self._table.game.turn)
        if self._pending:
            yield self._told(self._news())

    def _hear(self, step: ReplayStep) -> None:
        is_open = self._table.game.rules.dealing.is_open
        self._pending += redact(step.events, self._mine, is_open)
        begun = sum(isinstance(event, TurnBegan) for event in step.events)
        self._turns.append((self._turns[-1] if self._turns else 0) + begun)

    def _stop(self, seat: int) -> Iterator[Heard]:
        """The game waits for ``seat``, which a person holds. Where hands are hidden, the
        keyboard changes hands first, after the news for the one who gives it away."""
        hidden = not self._table.game.rules.dealing.is_open
        before, self._at = self._at, seat
        changes = seat not in self._seating.seats_of(before)
        if hidden and changes and before in self._mine:
            yield self._told(self._news())
        if seat in self._mine:
            self._seat = seat
            yield self._told([*self._news(), *self._turn_lines(self._table.view(seat))])
        elif self._watches:
            yield self._told(self._news())

    def _taken_back(self, by: int) -> Heard:
        del self._turns[len(self._table.actions) :]
        self._pending.clear()
        self._at = by
        if by not in self._mine:
            return self._told([])
        self._seat = by
        lines = self._turn_lines(self._table.view(by))
        return self._told([self._listener().say("turn-undone"), *lines])

    def _farewell(self) -> Heard:
        rows = standing(self._table.view(self._seat))
        return self._told([*self._news(), tell_standing(self._listener(), rows)])

    # -- sentences ---------------------------------------------------------------------------

    def _listener(self) -> Listener:
        return Listener(
            self._seat, self._seating, self._table.game.rules, self._language, self._verbosity
        )

    def _news(self) -> list[str]:
        pending, self._pending = self._pending, []
        return tell(beats_of(pending, tells_draws=(self._seat,)), self._listener())

    def _told(self, sentences: list[str]) -> Heard:
        to = self._listener()
        turn = self._turns[-1] if self._turns else 0
        return Heard(max(turn, 1), tuple(to.stopped(upper_first(one)) for one in sentences))

    def _turn_lines(self, seen: View) -> list[str]:
        """Whose turn, the card, how many choices."""
        return turn_lines(self._listener(), seen, named=len(self._seating.people) > 1)
