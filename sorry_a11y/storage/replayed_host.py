"""A host whose game is that of a record: what people, bots and chance decided then."""

from __future__ import annotations

from sorry_a11y.rules.actions import Decision, Lot, Shuffle
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.events import Event, TurnBegan
from sorry_a11y.rules.game import IllegalActionError
from sorry_a11y.rules.notation import NotationError, parse_action, parse_seat
from sorry_a11y.storage.errors import RecordError
from sorry_a11y.storage.replay import Replay
from sorry_a11y.table.table import Host

UNDO = "undo"


class ReplayedHost(Host):
    """Goes through a record as if it were played: `next_deed` says what a person did next, and
    whoever plays it again calls `decide` or `undo` with that. Everything here raises RecordError
    where the rules do not give what the record says."""

    def __init__(self, replay: Replay) -> None:
        super().__init__(replay.table)
        self._steps = replay.steps()
        self._lines = replay.record.lines
        self._at = 0
        self._turns: list[int] = []

    @property
    def turn(self) -> int:
        """How many turns have begun, what was taken back apart; 1 before the first too."""
        return max(self._turns[-1] if self._turns else 0, 1)

    def next_deed(self) -> Decision | Seat | None:
        """What a person did next: a decision, or the seat that took its last one back; None where
        the record ends."""
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
        """The next line that tells a deed; empty at the end. Those of endings are passed over."""
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
