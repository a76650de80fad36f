"""The policy of a table for a guest on turn who is away, or here without pressing a key."""

from __future__ import annotations

from typing import Literal

from sorry_a11y.game.logged_game import LoggedGame
from sorry_a11y.server.game_entries import GameEntries
from sorry_a11y.server.journal import Opened
from sorry_a11y.server.members import Guest, Members
from sorry_a11y.server.room_questions import Questions

ASKED_AGAIN_S = 60.0
"""Seconds after which it is asked again whether a bot may play at a slow table."""
IDLE_S = 180.0
"""Seconds without a key after which somebody on turn at a listed table counts as idle."""

Verdict = Literal["wait", "bot", "stand-in", "idle"]
"""To wait, to let a bot decide, or to ask the others whether it may: for a guest who is away, or
idle."""


class AbsencePolicy:
    """Judges how long the guest on turn is waited for.

    Args:
        opened: How the table is kept.
        members: The people of the room.
        questions: What is asked of them.
        moves: The entries of the game under way.
    """

    def __init__(
        self, opened: Opened, members: Members, questions: Questions, moves: GameEntries
    ) -> None:
        self._moves = moves
        self._opened = opened
        self._members = members
        self._questions = questions
        self._signs: dict[int, float] = {}
        self._wait: tuple[int, float | None, int] | None = None
        self._wait_since = 0.0

    def note_sign(self, guest: int, now: float) -> None:
        """Note that a guest has pressed a key."""
        self._signs[guest] = now

    def begin_anew(self) -> None:
        """Count the wait for the guest on turn from now on."""
        self._wait = None

    def is_day_over(self, date: float) -> bool:
        """Return whether the turn has had its day, at a slow table."""
        return date - self._moves.moved_at >= self._opened.patience

    def verdict(self, game: LoggedGame, guest: Guest | None, now: float, date: float) -> Verdict:
        """Return what is to be done about the guest on turn.

        Args:
            game: The game, which waits for a person's decision.
            guest: The last one who had the seat on turn.
            now: Seconds of a clock that never goes back.
            date: Seconds since 1970.
        """
        if guest is None or guest.gone:
            return "bot"
        if not self._members.players_here() - {guest.number}:
            return "wait"
        if guest.stood_in:
            return "bot"
        if self._opened.stand_in == "wait" or self._questions.open:
            return "wait"
        if guest.is_here:
            return "idle" if self._is_idle(game, guest, now) else "wait"
        if not self._has_waited(game, guest, now, date):
            return "wait"
        return "bot" if self._opened.stand_in == "auto" else "stand-in"

    def _is_idle(self, game: LoggedGame, guest: Guest, now: float) -> bool:
        sign = self._signs.get(guest.number)
        waited = self._waited(guest, sign, game.number, now)
        return self._opened.public and not self._opened.is_slow and waited >= IDLE_S

    def _has_waited(self, game: LoggedGame, guest: Guest, now: float, date: float) -> bool:
        """Return whether a guest was waited for long enough: at a slow table from the beginning of
        the turn, whether or not anybody was there."""
        if self._opened.is_slow:
            may_ask = now - self._questions.asked_last >= ASKED_AGAIN_S
            return self.is_day_over(date) and may_ask
        waited = self._waited(guest, guest.away_since, game.number, now)
        return waited >= self._opened.patience

    def _waited(self, guest: Guest, since: float | None, decision: int, now: float) -> float:
        """Return for how many seconds ``decision`` was waited for; 0 when it is a new wait."""
        wait = (guest.number, since, decision)
        if self._wait != wait:
            self._wait, self._wait_since = wait, now
        return now - self._wait_since
