"""A table with its game, and the host that takes decisions and tells subscribers what happens.

A table brings its game forward, with bots and a dealer, until a person must decide.

Everything by chance follows from its `Chance` and the number of the action, so the same chance
and the same decisions give the same game, also after something was taken back.

What happens travels in batches. A batch ends where a turn ends, where a person must decide, or
where the game is over, so what is told does not depend on who asks when. Each subscriber
is given what its own seats may know and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, Protocol

from sorry_a11y.rules.actions import Action, Decision, Give, Lot, Shuffle
from sorry_a11y.rules.board import WATCHER, Seat
from sorry_a11y.rules.events import Event, FirstPlayerChosen, TakenBack, TurnBegan
from sorry_a11y.rules.game import Game, IllegalActionError, Phase, apply_action, begin
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.view import View, redact, view
from sorry_a11y.table.dealer import Chance, next_action
from sorry_a11y.table.setup import Robot, Seating


class GameRecorder(Protocol):
    """The port by which a table tells a record what happens; no method raises."""

    def append(self, action: Action, *, by_person: bool) -> None:
        """Note an action, the last of the table's."""

    def undo(self, seat: Seat, kept: int) -> None:
        """Note that ``seat`` took its last decision back; the first ``kept`` actions stay."""

    def end(self, winners: tuple[Seat, ...]) -> None:
        """Note that the game is over."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A point to return to: the game before a person's decision, and how many actions led there.
    ``game`` is None where it is found by carrying out those actions again."""

    game: Game | None
    actions: int
    seat: Seat


class Table:
    """One game under way.

    ``actions``: everything decided so far, chance included; ``recorder``, if there is one, is told
    everything as it happens; ``first``: the seat that begins where that is settled (by the players,
    or because it won the last game), None to cast lots; ``first_won``: whether it begins as the
    winner of the game before.
    """

    def __init__(
        self, rules: Ruleset, seating: Seating, chance: Chance, first: Seat | None = None,
        *, first_won: bool = False,
    ) -> None:
        self.first = first
        self._first_won = first_won
        self.seating = seating
        self.chance = chance
        self.actions: list[Action] = []
        self.undone = 0
        self.recorder: GameRecorder | None = None
        self._marks: list[Mark] = []
        self.game, opening = begin(rules, seating.seats)
        self._opening = list(opening)

    @property
    def over(self) -> bool:
        """Whether the game has been won."""
        return self.game.phase is Phase.OVER

    @property
    def awaits_person(self) -> bool:
        """Whether a person must decide before anything else can happen."""
        return (
            not self.over
            and not self.game.awaits_chance
            and not isinstance(self.seating.occupants[self.game.turn], Robot)
        )

    def view(self, seat: Seat) -> View:
        """Return what ``seat`` may know, or a watcher."""
        return view(self.game, seat)

    def decide(self, seat: Seat, decision: Decision) -> list[Event]:
        """Carry out a person's decision; raises IllegalActionError for another seat's."""
        if not self.awaits_person or seat != self.game.turn or decision.seat != seat:
            raise IllegalActionError(f"seat {seat} is not on turn")
        mark = self._mark(seat)
        events = self._act(decision)
        if isinstance(decision, Give):
            self._marks.clear()  # once cards have changed hands unseen, nothing before is undone
        else:
            self._marks.append(mark)
        return events

    def step(self) -> list[Event]:
        """Return one action by chance or a bot; none if a person must decide or the game is
        over."""
        events, self._opening = self._opening, []
        if self.over or self.awaits_person:
            return events
        return [*events, *self._act(self._next_action())]

    def undo(self, seat: Seat) -> Mark | None:
        """Take back the last decision by the occupant of ``seat`` and everything since; return None
        if there is none, or if cards were exchanged since (D5)."""
        mine = self.seating.seats_of(seat)
        for at in range(len(self._marks) - 1, -1, -1):
            mark = self._marks[at]
            if mark.seat in mine:
                del self._marks[at:]
                del self.actions[mark.actions :]
                self.game = mark.game or self._game_again()
                self.undone += 1
                if self.recorder:
                    self.recorder.undo(seat, mark.actions)
                return mark
        return None

    def undone_with(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats of others whose decisions `undo` would take back too, in their order."""
        mine = self.seating.seats_of(seat)
        last = next((mark for mark in reversed(self._marks) if mark.seat in mine), None)
        later = self.actions[last.actions :] if last else ()
        seats = (one.seat for one in later if not isinstance(one, Shuffle | Lot))
        return tuple(dict.fromkeys(one for one in seats if one not in mine))

    def _mark(self, seat: Seat) -> Mark:
        return Mark(self.game, len(self.actions), seat)

    def _game_again(self) -> Game:
        """Return the game to which the actions lead from the beginning."""
        game, _ = begin(self.game.rules, self.game.seats)
        for action in self.actions:
            game, _ = apply_action(game, action)
        return game

    def _act(self, action: Action) -> list[Event]:
        by_person = self.awaits_person
        self.game, events = apply_action(self.game, action)
        self.actions.append(action)
        if self.recorder:
            self.recorder.append(action, by_person=by_person)
            if self.over:
                self.recorder.end(self.game.winners)
        return [self._as_winner(event) for event in events]

    def _as_winner(self, event: Event) -> Event:
        """Return who begins, told as the winner of the game before; every other event as it is."""
        if self._first_won and isinstance(event, FirstPlayerChosen) and event.how == "lot":
            return replace(event, how="winner")
        return event

    def _next_action(self) -> Action:
        if self.game.phase is Phase.LOT and self.first is not None:
            return Lot(self.first)
        chance = self.chance.at(len(self.actions))
        return next_action(self.game, self.seating.bots, chance, chance)


BEFORE_ALL = -1
"""The number of every question that was answered before this host had the table."""


class StaleDecisionError(IllegalActionError):
    """Raised for a decision that answers another question than the one that is open."""


class UndoRefusedError(ValueError):
    """Raised where there is nothing to take back. ``exchanged``: because cards have changed hands
    since (D5)."""

    def __init__(self, *, exchanged: bool) -> None:
        super().__init__("nothing to take back")
        self.exchanged = exchanged


class Batch(NamedTuple):
    """What happened, for one subscriber.

    ``number``: how many decisions and undos there had been; ``events``: what the subscriber may
    hear of it; ``views``: what each of its seats may know after it (for a watcher, the one view of
    `rules.board.WATCHER`); ``whole``: a turn or the game ended with it, or a person took something
    back. A batch that is not whole is told together with what follows, unless the subscriber must
    decide now. ``back_to``: the question that is open again after something was taken back.
    """

    number: int
    events: tuple[Event, ...]
    views: Mapping[Seat, View]
    whole: bool
    back_to: int | None = None


class Subscriber(Protocol):
    """A listener of a table, with the seats whose cards it may see (none for a watcher)."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats whose cards it may see."""

    def hear(self, batch: Batch) -> None:
        """Take a batch, to be told now or later."""


class TablePort(Protocol):
    """The port of a table, wherever it is kept. `Host` is the one in this process."""

    @property
    def rules(self) -> Ruleset:
        """The rule book that is played."""

    @property
    def seating(self) -> Seating:
        """The occupants of the seats."""

    def listen(self, subscriber: Subscriber) -> None:
        """Send everything from now on to ``subscriber``, after one batch that shows how things
        stand."""

    def begin(self) -> None:
        """Go on until a person must decide, or the game is over."""

    @property
    def number(self) -> int:
        """How many decisions and undos there have been: the number of the open question."""

    def decide(self, seat: Seat, decision: Decision, after: int) -> None:
        """Carry out the decision of ``seat`` that answers question ``after``. Raises
        StaleDecisionError where another question is open by now, IllegalActionError where the
        rules do not allow it; nothing has happened then."""

    def undo(self, seat: Seat) -> None:
        """Take back the last decision by the occupant of ``seat``; raises UndoRefusedError."""


class Host:
    """The table of a game in this process; nothing else moves it on."""

    def __init__(self, table: Table, recap: Sequence[Event] = ()) -> None:
        """Serve ``table``. ``recap``: what happened before, of a game that goes on."""
        self.table = table
        self.rules = table.game.rules
        self.seating = table.seating
        self._subscribers: list[Subscriber] = []
        self._number = 0
        self._recap = list(recap)
        self._questions: dict[int, int] = {}

    @property
    def number(self) -> int:
        """How many decisions and undos there have been."""
        return self._number

    def listen(self, subscriber: Subscriber) -> None:
        """Send everything from now on to ``subscriber``, after one batch that shows how things
        stand."""
        self._subscribers.append(subscriber)
        subscriber.hear(self._batch_for(subscriber, (), whole=False))

    def leave(self, subscriber: Subscriber) -> None:
        """Send nothing more to ``subscriber``."""
        self._subscribers = [one for one in self._subscribers if one is not subscriber]

    def show(self) -> None:
        """Show every subscriber how things stand, after a position was set up."""
        self._hand_out((), whole=False)

    def begin(self) -> None:
        """Go on until a person must decide, or the game is over."""
        recap, self._recap = self._recap, []
        if recap:
            self._hand_out(recap, whole=False)
        self._run([])

    def decide(self, seat: Seat, decision: Decision, after: int) -> None:
        """Carry out a person's decision, and everything until the next; see `TablePort`."""
        if after != self._number:
            raise StaleDecisionError(f"question {after} is answered, {self._number} is open")
        acted = len(self.table.actions)
        events = self._act(seat, decision)
        self._questions[acted] = after
        self._number += 1
        self._run(events)

    def undo(self, seat: Seat) -> None:
        """Take back a decision and tell everybody, see `TablePort.undo`."""
        if not self._take_back(seat):
            exchanged = any(isinstance(action, Give) for action in self.table.actions)
            raise UndoRefusedError(exchanged=exchanged)
        self._number += 1
        game = self.table.game
        event = TakenBack(game.turn, game.turn, game.position, game.hands)
        question = self._questions.get(len(self.table.actions), BEFORE_ALL)
        self._hand_out([event], whole=True, back_to=question)

    # -- how the game moves, here by the table itself ------------------------------------------

    def _act(self, seat: Seat, decision: Decision) -> list[Event]:
        """Carry out a person's decision; raises IllegalActionError."""
        return self.table.decide(seat, decision)

    def _step(self) -> list[Event] | None:
        """Return what happens next without a person; None where nothing more is to come."""
        return self.table.step()

    def _take_back(self, seat: Seat) -> bool:
        """Take back a decision by the occupant of ``seat``; return whether there was one."""
        return self.table.undo(seat) is not None

    # -- batches -----------------------------------------------------------------------------

    def _run(self, events: list[Event]) -> None:
        """Bring the game forward, a batch a turn."""
        table, is_told = self.table, False
        while True:
            begun = any(isinstance(event, TurnBegan) for event in events)
            if begun and not table.game.awaits_chance:
                self._hand_out(events, whole=True)
                events, is_told = [], True
            if table.over or table.awaits_person:
                break
            further = self._step()
            if further is None:
                break
            events = events + further
        # a card given unseen makes nothing happen yet, but another seat is to decide now
        if events or not is_told:
            self._hand_out(events, whole=table.over)

    def _hand_out(
        self, events: Sequence[Event], *, whole: bool, back_to: int | None = None
    ) -> None:
        for subscriber in self._subscribers:
            batch = self._batch_for(subscriber, events, whole=whole)
            subscriber.hear(batch._replace(back_to=back_to))

    def _batch_for(self, subscriber: Subscriber, events: Sequence[Event], *, whole: bool) -> Batch:
        seats = subscriber.seats
        heard = redact(events, seats, self.rules.is_open)
        views = {seat: self.table.view(seat) for seat in seats or (WATCHER,)}
        return Batch(self._number, tuple(heard), views, whole)
