"""The rows that stand at a table while others are on turn, for players and watchers."""

from __future__ import annotations

from functools import partial

from sorry_a11y.online.client.table_base import TableBase
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.ui.session.key_commands import Command
from sorry_a11y.ui.session.reply import Reply, Shown, reply_of
from sorry_a11y.ui.session.row_menu import Row, RowMenu


class RowsMeanwhile:
    """The rows beside a game whose player is not on turn, as a list that digits choose from.

    Args:
        at: The screen of the table.
    """

    def __init__(self, at: TableBase) -> None:
        self._at = at
        self._of: list[int] = []
        self._menu: RowMenu | None = None

    def press(self, key: str, command: Command | None) -> Reply | None:
        """Return the answer to a digit that takes a row; None for every other key."""
        menu = self._now()
        is_digit = command is not None and command.name == "digit"
        return menu.press(key, command) if menu and is_digit else None

    def shown(self) -> Shown | None:
        """Return the rows of now as buttons show them, which tells them; None if there are none."""
        menu = self._now()
        if menu is None:
            return None
        menu.told.update(range(len(menu.rows)))
        return menu.shown()

    def _now(self) -> RowMenu | None:
        """Return the list of now, which stays the same as long as its rows are about the same."""
        at = self._at
        rows = meanwhile_rows(at)
        of = [at.can_begin_anew, at.table.people.awaited, *_absent(at)]
        if self._menu is None or of != self._of:
            # a player was told of the row, and its digit
            plays = at.table.people.plays
            self._of = of
            self._menu = RowMenu(rows, at.listener, acts_at_once=lambda: plays)
        return self._menu if rows else None


def meanwhile_rows(at: TableBase) -> list[Row]:
    """Return the rows that stand at a table now, whoever is on turn.

    A host begins another game in place of one that cannot go on; a player lets a bot play for whom
    the table waits; and a watcher asks for the seat of somebody who is away.
    """
    people = at.table.people
    rows = [Row("people-do-start", at.start)] if at.can_begin_anew else []
    if people.plays and people.awaited not in (-1, people.own):
        rows.append(_bot_row(at, people.awaited))
    return [*rows, *seat_requests(at)]


def seat_requests(at: TableBase) -> list[Row]:
    """Return a row for each player who is away, by which a watcher asks for their seat."""
    people = at.table.people
    return [
        Row("people-seat-ask", partial(at.manage, msg.AskSeat(guest)), name=people.name(guest))
        for guest in _absent(at)
    ]


def _absent(at: TableBase) -> list[int]:
    """Return the players who are away, for one who only watches."""
    people = at.table.people
    return [] if people.plays else [one for one in people.others() if people.is_away(one)]


def _bot_row(at: TableBase, guest: int) -> Row:
    to, name = at.listener, at.table.people.name(guest)

    def label() -> str:
        return to().say("people-do-bot", name=name, count=at.table.people.bot_in)

    def act() -> Reply:
        if left := at.table.people.bot_in:
            return reply_of(to(), [to().say("people-awaited", name=name, count=left)])
        return at.manage(msg.LetBotPlay(guest))

    return Row(label, act)
