"""The turn of a guest who is away or presses no key, and the bot that plays for them.

A *silence* is the time for which a table waits for such a guest. After one, anybody at the table
may let a bot play; at a listed table a bot plays by itself after two.
"""

from __future__ import annotations

from math import ceil, inf
from typing import NamedTuple

from sorry_a11y.core.bots.opponents import make_bot
from sorry_a11y.core.game.dealer import decision_by
from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.online.server.refusal import RefusedError
from sorry_a11y.online.server.rooms.asking import Asking
from sorry_a11y.online.server.rooms.guests import Guest
from sorry_a11y.online.server.rooms.room import STAND_IN, Room

_IDLE_S = 180.0
"""Seconds without a key that are a silence of somebody on turn who is here, at a listed table."""


class _Silence(NamedTuple):
    """The silence of the guest on turn.

    Attributes:
        lasted: The seconds for which it has lasted.
        may: The seconds after which anybody may let a bot play.
        must: The seconds after which a bot plays by itself.
    """

    lasted: float
    may: float
    must: float


class AwaitedTurn:
    """The care for the turn of a guest who is away or presses no key.

    Args:
        room: The room.
    """

    def __init__(self, room: Room) -> None:
        self._room = room
        self._members = room.members
        self._wait = room.wait
        self._table = room.opened.table

    # -- signs of life -----------------------------------------------------------------------------

    def note_key(self, guest: Guest, now: float) -> None:
        """Note that a guest has pressed a key; a bot that plays for them stops."""
        self._wait.note_key(guest.number, now)
        if self.ends_for(guest):
            self._room.tell_news("back", guest)

    def ends_for(self, guest: Guest) -> bool:
        """Let no bot play for a guest any more, who is back; return whether one did, or might."""
        was_awaited, guest.stood_in = guest.stood_in or self._wait.guest == guest.number, False
        if self._wait.guest == guest.number:
            self._wait.end()
        return was_awaited

    # -- the bot -----------------------------------------------------------------------------------

    def let_bot_play(self, by: Guest, who: int, now: float) -> None:
        """Let a bot play for the guest on turn, since another guest wishes it.

        Raises:
            RefusedError: The table does not wait for that guest, or not long enough.
        """
        game = self._room.playing()
        self.look_after(now)
        guest = self._members.owner(game.now.turn)
        if not self._members.plays(by) or guest is None or who != guest.number:
            raise RefusedError("turn")
        if who != self._wait.guest or self._wait.seconds_left:
            raise RefusedError("early")
        self._play(game, guest)

    def look_after(self, now: float) -> None:
        """Let a bot decide as long as it is time, and tell for whom anybody may let one play."""
        while (game := self._awaiting()) and self._must_play(game, now):
            self._play(game, self._members.owner(game.now.turn))
        self._tell_wait(now)

    def _awaiting(self) -> LoggedGame | None:
        """Return the game if it waits for a person; else None."""
        room, game = self._room, self._room.game
        if game is None or room.is_paused or self._members.closed or not game.awaits_person:
            return None
        return game

    def _must_play(self, game: LoggedGame, now: float) -> bool:
        """Return whether a bot plays by itself now."""
        guest = self._members.owner(game.now.turn)
        if guest is None or guest.gone:
            return True
        if not self._members.players_here() - {guest.number}:
            return False
        silence = None if guest.stood_in else self._silence(game, guest, now)
        return guest.stood_in or (silence is not None and silence.lasted >= silence.must)

    def _play(self, game: LoggedGame, guest: Guest | None) -> None:
        """Let a bot decide for the guest on turn, now and until they are back; tell so once."""
        if guest and not guest.gone and not guest.stood_in:
            guest.stood_in = True
            self._wait.end()
            self._room.tell_news("stands-in", guest)
        chance = game.chance.at(len(game.actions))
        game.decide(game.now.turn, decision_by(game.now, make_bot(STAND_IN), chance))
        Asking(self._room).go_on()

    # -- the wait ----------------------------------------------------------------------------------

    def _tell_wait(self, now: float) -> None:
        """Tell whom the table waits for, when that or whether a bot may play has changed."""
        wait, before = self._wait, (self._wait.guest, self._wait.seconds_left > 0)
        guest, left = self._awaited(now)
        if guest is None:
            wait.end()
            if before[0] >= 0:
                self._room.tell_state()
            return
        wait.guest, wait.seconds_left = guest.number, left
        if (guest.number, left > 0) != before:
            self._room.tell_news("idle" if guest.is_here else "awaited", guest)

    def _awaited(self, now: float) -> tuple[Guest | None, int]:
        """Return the guest for whom a bot may play, now or soon, and after how many seconds."""
        game = self._awaiting()
        guest = self._members.owner(game.now.turn) if game else None
        if game is None or guest is None or not self._members.players_here() - {guest.number}:
            return None, 0
        silence = self._silence(game, guest, now)
        if silence is None:
            return None, 0
        left = max(0, ceil(silence.may - silence.lasted))
        is_soon = guest.is_told_away and not self._room.opened.is_slow
        return (guest, left) if is_soon or not left else (None, 0)

    def _silence(self, game: LoggedGame, guest: Guest, now: float) -> _Silence | None:
        """Return the silence of the guest on turn; None if the table waits as long as it takes."""
        table, wait, patience = self._table, self._wait, self._table.patience
        if table.stand_in == "wait" or (guest.is_here and not self.may_be_idle):
            return None
        second = patience if table.public else inf
        if guest.is_here:
            pressed = wait.key_pressed(guest.number)
            lasted = wait.lasts(guest.number, pressed, game.number, now)
            return _Silence(lasted, _IDLE_S, _IDLE_S + second)
        if self._room.opened.is_slow:  # it counts from the beginning of the turn
            lasted = self._room.journal.turn_lasts()
        else:
            since = guest.absence.since if guest.absence else None
            lasted = wait.lasts(guest.number, since, game.number, now)
        return _Silence(lasted, patience, patience + (0 if table.stand_in == "auto" else second))

    @property
    def may_be_idle(self) -> bool:
        """Whether guests who are here may count as idle, which is so at listed tables."""
        return self._table.public and not self._room.opened.is_slow
