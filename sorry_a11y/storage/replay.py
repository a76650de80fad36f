"""Lead a record through the rules, line by line, and go on with its game where it ends."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sorry_a11y.bots.bot import shuffled
from sorry_a11y.rules.actions import Action, Decision, Lot, Shuffle
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.events import Event, TurnBegan
from sorry_a11y.rules.game import IllegalActionError, taken_back
from sorry_a11y.rules.notation import NotationError, parse_action, parse_seat
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.storage.errors import RecordError, TroubleCode
from sorry_a11y.storage.home import OpenFile
from sorry_a11y.storage.record import ASIDE, IMPORTED, Header, Line, Record
from sorry_a11y.storage.recorder import Create, Recorder
from sorry_a11y.table.dealer import SECRET_BITS, Chance, SecretChance, chance_from
from sorry_a11y.table.setup import Seating
from sorry_a11y.table.table import Host, Mark, Table

UNDO = "undo"


class ReplayTable(Table):
    """A table at which a record can be played again. A server has thousands of them, so what may
    be taken back is not held but found again from the actions."""

    def __init__(
        self, rules: Ruleset, seating: Seating, chance: Chance, first: Seat | None = None,
        *, first_won: bool = False,
    ) -> None:
        super().__init__(rules, seating, chance, first, first_won=first_won)
        self._recorded: Action | None = None

    def follow(self, action: Action) -> list[Event]:
        """Do what was recorded, by a person, a bot or chance; raises IllegalActionError where the
        rules do not allow it, or the game is over."""
        if self.over:
            raise IllegalActionError("the game is over")
        if self.awaits_person:
            if isinstance(action, Shuffle | Lot):
                raise IllegalActionError("a person must decide")
            return self.decide(action.seat, action)
        self._recorded = action
        try:
            return self.step()
        finally:
            self._recorded = None

    def mix_pile(self) -> None:
        """Have the cards left in the pile lie in another order, and chance be another one from
        here on, after something was taken back: what was seen then is not known of what comes.

        The last shuffle counts as one that gave this order, so that the actions lead to it.
        """
        secret = self.chance.at(-self.undone).getrandbits(SECRET_BITS) | 1 << SECRET_BITS
        self.chance = SecretChance(secret)
        left = len(self.game.pile)
        at, last = next((
            (number, action) for number, action in reversed([*enumerate(self.actions)])
            if isinstance(action, Shuffle)
        ), (0, None))
        if last and left:
            dealt, pile = last.order[:-left], last.order[-left:]
            self.actions[at] = Shuffle(dealt + shuffled(pile, self.chance.at(-1)))
            self.game = self._game_again()

    def _mark(self, seat: Seat) -> Mark:
        return Mark(None, len(self.actions), seat)

    def _next_action(self) -> Action:
        return self._recorded or super()._next_action()


@dataclass(frozen=True)
class ReplayStep:
    """The effect of one line of a record. ``action``: what was decided, None for a line that is no
    decision; ``by_person``: whether a person at the keyboard decided it; ``undone_by``: the seat
    that took something back, or None; ``events``: what happened."""

    line: int
    action: Action | None = None
    by_person: bool = False
    undone_by: Seat | None = None
    events: tuple[Event, ...] = ()


class Replay:
    """A table, and the lines of a record that lead it on as `steps` is iterated."""

    def __init__(self, record: Record) -> None:
        self.record = record
        setup = record.header.setup
        chance = chance_from(record.header.secret)
        self.table = ReplayTable(setup.rules(), setup.seating(), chance)
        self._ended = False

    def steps(self) -> Iterator[ReplayStep]:
        """Yield one step a line; raises RecordError ("refused") for the first that the rules do
        not allow. To be iterated once."""
        for line in self.record.lines:
            try:
                yield self._step(line)
            except (IllegalActionError, NotationError) as error:
                raise RecordError("refused", line.number) from error

    def run(self) -> ReplayTable:
        """Return the table after all lines; raises RecordError."""
        for _ in self.steps():
            pass
        return self.table

    def _step(self, line: Line) -> ReplayStep:
        word, _, rest = line.text.partition(" ")
        match word:
            case _ if word == UNDO:
                return self._undo(line, rest)
            case "end":
                return self._end(line, rest)
            case _ if line.text in (ASIDE, IMPORTED):
                return ReplayStep(line.number)
        action = parse_action(self.table.game, line.text)
        by_person = self.table.awaits_person
        return ReplayStep(line.number, action, by_person, events=tuple(self.table.follow(action)))

    def _undo(self, line: Line, rest: str) -> ReplayStep:
        letter, _, kept = rest.partition(" ")
        seat = parse_seat(letter)
        mark = self.table.undo(seat) if self.record.header.setup.may_undo else None
        if mark is None or kept != str(mark.actions):
            raise NotationError(line.text)
        self._ended = False
        return ReplayStep(line.number, undone_by=seat)

    def _end(self, line: Line, rest: str) -> ReplayStep:
        winners = tuple(parse_seat(letter) for letter in rest.split(" "))
        if self._ended or not self.table.over or winners != self.table.game.winners:
            raise NotationError(line.text)
        self._ended = True
        return ReplayStep(line.number)


@dataclass(frozen=True)
class SavedGame:
    """A table and the recorder that saves its game. To be closed when play ends.

    ``number``: of the record that goes on; ``cut``: whether the record ended in a piece of a
    line, which was dropped; ``recap``: what has happened since a person last decided, that
    decision included, for everybody (to be redacted like any events); ``before``: what had
    happened by then.
    """

    table: ReplayTable
    recorder: Recorder
    header: Header
    number: int
    cut: bool
    recap: tuple[Event, ...]
    before: tuple[Event, ...]

    def close(self) -> None:
        """Let the record go; play may not go on."""
        self.recorder.close()


def go_on(
    record: Record, number: int, create: Create, file: OpenFile | None,
    trouble: TroubleCode | None = None,
) -> SavedGame:
    """Return the game of a record, which will end as if it had never been interrupted: what is
    still to come by chance follows from the seed and the number of the action.

    ``create``: makes another record should another program change this one; ``file``: None where
    the game goes on in memory and its recorder says ``trouble``. Raises RecordError, OSError.
    """
    replay = Replay(record)
    table = replay.table
    before: list[Event] = []
    recap: list[Event] = []
    for step in replay.steps():
        if step.by_person or step.undone_by is not None:
            before += recap
            recap.clear()
        if step.undone_by is not None:
            before.append(taken_back(table.game, step.undone_by))
        recap += step.events
    if file and record.cut:
        file.truncate(len(record.data))
    recorder = Recorder.resumed(table.game.rules, record, file, create, trouble)
    table.recorder = recorder
    return SavedGame(
        table, recorder, record.header, number, record.cut, tuple(recap), tuple(before)
    )


class ReplayedHost(Host):
    """A host that goes through a record as if it were played: `next_deed` returns what a person
    did next, to be given to `decide` or `undo`. Everything here raises RecordError where the rules
    do not allow what the record says.
    """

    def __init__(self, replay: Replay) -> None:
        super().__init__(replay.table)
        self._steps = replay.steps()
        self._lines = replay.record.lines
        self._at = 0
        self._turns: list[int] = []

    @property
    def turn(self) -> int:
        """The number of turns that have begun, without those taken back; at least 1."""
        return max(self._turns[-1] if self._turns else 0, 1)

    def next_deed(self) -> Decision | Seat | None:
        """Return what a person did next: a decision, or the seat that took its last one back; None
        where the record ends."""
        word, _, rest = self._next_text().partition(" ")
        if not word:
            return None
        try:
            if word == UNDO:
                return parse_seat(rest.partition(" ")[0])
            action = parse_action(self.table.game, self._next_text())
        except (IllegalActionError, NotationError) as error:
            raise RecordError("refused", self._lines[self._at].number) from error
        if isinstance(action, Shuffle | Lot):
            raise RecordError("refused", self._lines[self._at].number)
        return action

    def _next_text(self) -> str:
        """Return the next line that tells an action, endings skipped; empty at the end."""
        while self._at < len(self._lines):
            text = self._lines[self._at].text
            if " " in text and not text.startswith("end "):
                return text
            self._lead()
        return ""

    def _lead(self) -> list[Event]:
        """Lead the next line through the rules."""
        self._at += 1
        step = next(self._steps)
        if step.undone_by is not None:
            del self._turns[len(self.table.actions) :]
        elif step.action is not None:
            begun = sum(isinstance(event, TurnBegan) for event in step.events)
            self._turns.append((self._turns[-1] if self._turns else 0) + begun)
        return list(step.events)

    # -- how the game moves, here by its record ------------------------------------------------

    def _act(self, _seat: Seat, _decision: Decision) -> list[Event]:
        return self._lead()

    def _step(self) -> list[Event] | None:
        text = self._next_text()
        return self._lead() if text and not text.startswith(f"{UNDO} ") else None

    def _take_back(self, _seat: Seat) -> bool:
        self._lead()
        return True
