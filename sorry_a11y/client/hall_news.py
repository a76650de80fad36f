"""News of a server's hall that reach a player at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sorry_a11y.client.notes import Notes
from sorry_a11y.client.roster import Roster, told_name, told_names
from sorry_a11y.client.seat_store import SeatKeeper
from sorry_a11y.narration import people
from sorry_a11y.rulesets.families import BOOKS
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.protocol import fit_line

MOST_FRIENDS = 40
"""Friends who are told of in the table menu."""


class HallTies(NamedTuple):
    """The ties of a player to the hall of a server: the names of ``friends``, and the invite
    ``code`` of this table, empty where it is not known."""

    friends: Sequence[str]
    code: str


class HallNews:
    """The player's place in the hall: who they are there, and what they asked of it.

    Args:
        you: Who the player is at the server; None where they did not come by its hall.
        keeper: Keeps the seat at this table.
        roster: The people of the table.
        notes: The sentences that wait.
    """

    def __init__(
        self, you: msg.You | None, keeper: SeatKeeper, roster: Roster, notes: Notes
    ) -> None:
        self._you = you
        self._keeper = keeper
        self._roster = roster
        self._notes = notes
        self._asked: msg.Relate | None = None

    def ties(self) -> HallTies | None:
        """Return the ties to the hall; None where the player did not come from it."""
        if self._you is None:
            return None
        return HallTies(told_names(self._you.friends, MOST_FRIENDS), self._keeper.seat.code)

    def expect(self, message: msg.Up) -> None:
        """Note what is asked for, so that it can be told that it was done."""
        self._asked = message if isinstance(message, msg.Relate) else None

    def update(self, you: msg.You) -> None:
        """Take who the player is now, which answers what was asked."""
        asked, self._asked = self._asked, None
        if self._you is not None:
            self._you = you
        if asked and (name := self._roster.name(asked.who)):
            self._notes.say(f"hall-{asked.what}-done", name=name)

    def notice(self, notice: msg.Notice) -> None:
        """Take news from outside the table."""
        to, name = self._notes.listener(), told_name(notice.name)
        code = people.spelled_code(notice.code)
        if notice.what == "turn" and notice.code == self._keeper.seat.table:
            return  # which the game tells
        if notice.what == "invited" and name and code and notice.game in BOOKS:
            game = to.say("menu-book", book=notice.game)
            self._notes.say("people-invited", name=name, game=game, code=people.read_out(to, code))
        elif notice.what == "sent" and name:
            self._notes.say("hall-invited", name=name)
        elif notice.what == "reported" and name:
            self._notes.say("people-reported", name=name, chat="yes" if notice.lines else "no")
        elif told := people.noticed(to, notice.what, name, fit_line(notice.text)):
            self._notes.add(told)
