"""A game under way: its header, its entries, and the game that follows from them.

A game goes on by itself, with bots and a dealer, until a person must decide. Subscribers get the
events in batches. A batch ends when a turn ends, when a person must decide, or when the game is
over. New entries are given to the port of the log before any subscriber hears of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from copy import deepcopy

from sorry_a11y.core.game.dealer import next_action
from sorry_a11y.core.game.header import Header
from sorry_a11y.core.game.log import (
    GameEntry,
    GameLog,
    LogPort,
    Script,
    TakeBack,
    kept_actions,
    mixed_actions,
    question_reopened,
)
from sorry_a11y.core.game.port import StaleDecisionError, Subscriber, UndoRefusedError, batch_for
from sorry_a11y.core.game.setup import Seating
from sorry_a11y.core.rules.actions import Action, Decision, Give, Lot, Shuffle
from sorry_a11y.core.rules.board import Seat
from sorry_a11y.core.rules.events import Event, TakenBack, TurnBegan
from sorry_a11y.core.rules.game import (
    Game,
    IllegalActionError,
    Phase,
    apply_action,
    apply_silently,
    begin,
    taken_back,
)
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.view import View


class LoggedGame:
    """One game with its log, of one person or of a room.

    Two are equal while they began alike, at whatever time, and have the same entries.
    Since they go on, they have no hash.

    Attributes:
        header: Everything that was settled before the first card.
        seating: The occupants of the seats.
        chance: The source of chance; another one after the pile was shuffled by a take-back.
        now: The game in its present state.
        actions: All actions that led to this state, chance included, without those taken back.
        log: All entries.
        number: The number of the open question: the count of people's decisions and take-backs.
        start: The game before the first action.
        script: Entries that are repeated before the game goes on by itself; None for none.
        recap: Events that subscribers are told again when the game goes on.
    """

    def __init__(
        self,
        header: Header,
        rules: Ruleset | None = None,
        seating: Seating | None = None,
        *,
        start: Game | None = None,
        port: LogPort | None = None,
    ) -> None:
        """Make a game with no entries.

        Args:
            header: The header.
            rules: The rule book, if it is known already; it is made from the header otherwise.
            seating: The occupants; those of the header unless given.
            start: A position to begin from; the beginning of the rules unless given.
            port: The port that writes the entries down; None if none does.
        """
        self.header = header.going_on(start) if start else header
        self.seating = seating or Seating(header.setup.occupants)
        self.chance = header.chance
        self.start = start or header.start(rules or header.setup.rules())
        self.now = self.start
        self.actions: list[Action] = []
        self.log = GameLog(self.rules, port)
        self.number = 0
        self.script: Script | None = None
        self.recap: Sequence[Event] = ()
        self._subscribers: list[Subscriber] = []

    __copy__ = deepcopy  # a copy that shared the log would write into this game

    def __eq__(self, other: object) -> bool:
        """Return whether the other began alike, at whatever time, and has the same entries."""
        return isinstance(other, LoggedGame) and (
            (self.header.replace(started=other.header.started), self.start, self.log.entries)
            == (other.header, other.start, other.log.entries)
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        """Return the number of actions and the state of the game."""
        return f"<LoggedGame, {len(self.actions)} actions, {self.now!r}>"

    @property
    def rules(self) -> Ruleset:
        """The rule book."""
        return self.start.rules

    @property
    def over(self) -> bool:
        """Whether the game has been won."""
        return self.now.over

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that have won; none before the end."""
        return self.now.winners

    @property
    def awaits_person(self) -> bool:
        """Whether a person must decide before anything else can happen."""
        now = self.now
        return not now.over and not now.awaits_chance and now.turn not in self.seating.bots

    def view(self, seat: Seat) -> View:
        """Return the view of ``seat``, or of a watcher."""
        return View(self.now, seat)

    # -- as a session plays it (`game.port.GamePort`) --------------------------------------------

    def listen(self, subscriber: Subscriber) -> None:
        """Send all batches from now on to ``subscriber``, first one with the present views."""
        self._subscribers.append(subscriber)
        subscriber.hear(batch_for(subscriber.seats, self.number, self.now))

    def leave(self, subscriber: Subscriber) -> None:
        """Send nothing more to ``subscriber``."""
        self._subscribers = [one for one in self._subscribers if one is not subscriber]

    def begin(self) -> None:
        """Go on until a person must decide, or the game is over."""
        recap, self.recap = self.recap, ()
        if recap:
            self._tell(recap)
        self._run([])

    def decide(self, seat: Seat, decision: Decision, after: int | None = None) -> None:
        """Carry out a person's decision, and everything until the next.

        Args:
            seat: The seat on turn.
            decision: Its decision.
            after: The number of the question that it answers; the open one unless given.

        Raises:
            StaleDecisionError: Another question is open by now; nothing has happened.
            IllegalActionError: The rules do not allow it; nothing has happened.
        """
        if after not in (None, self.number):
            raise StaleDecisionError(f"question {after} is answered, {self.number} is open")
        if not self.awaits_person or seat != self.now.turn or decision.seat != seat:
            raise IllegalActionError(f"seat {seat} is not on turn")
        self._run(self._go_on_with(decision))

    def undo(self, seat: Seat, is_passed: Callable[[View], bool] | None = None) -> None:
        """Take back the last decision by the occupant of ``seat`` and everything since.

        All that is taken back is written down at once.

        Args:
            seat: A seat of the occupant.
            is_passed: A function that tells whether the decision that is open then is no choice to
                come back to: then the one before it is taken back too, if there is one.

        Raises:
            UndoRefusedError: There is nothing to take back.
        """
        events = self._go_on_with(TakeBack(seat))
        with suppress(UndoRefusedError):
            while is_passed and is_passed(self.view(self.now.turn)):
                events = self._go_on_with(TakeBack(self.now.turn))
        back_to = question_reopened(self.log.entries, self.seating, len(self.actions))
        self._tell(events, whole=True, back_to=back_to)

    # -- entries ---------------------------------------------------------------------------------

    def enter(self, entry: GameEntry, *, is_new: bool = False) -> list[Event]:
        """Let an entry take effect, and return its events; no subscriber is told.

        Args:
            entry: An action, or a take-back.
            is_new: Whether it is still to be written down.

        Raises:
            IllegalActionError: The game as it stands does not allow it; nothing has happened.
        """
        events: list[Event] = []
        if not self.log.entries and not self.header.position:
            events += begin(self.rules, self.now.seats).events
        if isinstance(entry, TakeBack):
            events.append(self._take_back(entry.seat))
            self.number += 1
        else:
            by_person = self.awaits_person
            if self.over or (by_person and isinstance(entry, Shuffle | Lot)):
                raise IllegalActionError("nobody waits for that")
            self.now, more = apply_action(self.now, entry)
            self.actions.append(entry)
            self.number += by_person
            events += more
        self.log.add(entry, is_new=is_new)
        return events

    def _take_back(self, seat: Seat) -> TakenBack:
        kept = kept_actions(self.actions, self.seating, seat)
        if kept is None or not self.header.setup.may_undo:
            exchanged = any(isinstance(action, Give) for action in self.actions)
            raise UndoRefusedError(exchanged=exchanged)
        del self.actions[kept:]
        self.now = _game_after(self.start, self.actions)
        if self.header.mixes:
            times = 1 + sum(isinstance(entry, TakeBack) for entry in self.log.entries)
            self.chance = self.chance.mixed(times)
            if self.now.pile:
                self.actions = mixed_actions(self.actions, self.now.pile, self.chance)
                self.now = _game_after(self.start, self.actions)
        return taken_back(self.now, self.now.turn)

    # -- how it goes on by itself ----------------------------------------------------------------

    def _step(self) -> list[Event] | None:
        """Return the events of the next entry without a person; None if the script stops here."""
        entry = None
        if self.script is not None:
            entry = self.script.peek(self.now)
            if isinstance(entry, TakeBack) or (entry is None and self.script.ends):
                return None
        return self._go_on_with(entry or self.next_action())

    def _go_on_with(self, entry: GameEntry) -> list[Event]:
        """Let an entry take effect; it is new unless it is the next of the script."""
        is_new = self.script is None or not self.script.drop()
        return self.enter(entry, is_new=is_new)

    def next_action(self) -> Action:
        """Return the next action of chance or of a bot; no person must decide now."""
        header = self.header
        if self.now.phase is Phase.LOT and header.first is not None:
            return Lot(header.first, header.first_won)
        chance = self.chance.at(len(self.actions))
        return next_action(self.now, self.seating.bots, chance, chance)

    def _run(self, events: list[Event]) -> None:
        """Tell these events and go on until a person must decide, with a batch for each turn."""
        is_told = False
        while True:
            begun = any(isinstance(event, TurnBegan) for event in events)
            if begun and not self.now.awaits_chance:
                self._tell(events, whole=True)
                events, is_told = [], True
            if self.over or self.awaits_person:
                break
            further = self._step()
            if further is None:
                break
            events = events + further
        # a card given unseen makes no event yet, but another seat must decide now
        if events or not is_told:
            self._tell(events, whole=self.over)
        self.log.write()

    def _tell(
        self, events: Sequence[Event], *, whole: bool = False, back_to: int | None = None
    ) -> None:
        """Give new entries to the port, then send every subscriber its batch (`batch_for`)."""
        self.log.write()
        for one in self._subscribers:
            one.hear(
                batch_for(one.seats, self.number, self.now, events, whole=whole, back_to=back_to)
            )


def _game_after(game: Game, actions: Iterable[Action]) -> Game:
    """Return the game to which actions lead from the one given."""
    for action in actions:
        game = apply_silently(game, action)
    return game
