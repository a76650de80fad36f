"""The menu of a table of a server: what a player does apart from its game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from sorry_a11y.online.client.between_games import BetweenGames
from sorry_a11y.online.client.leaving import LeaveScreen
from sorry_a11y.online.client.meanwhile import meanwhile_rows
from sorry_a11y.online.client.table_base import TableBase
from sorry_a11y.online.client.table_list import TableList
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.ui.session.reply import Reply, reply_of
from sorry_a11y.ui.session.row_menu import Row

_ANSWERS: tuple[tuple[str, msg.Relation], ...] = (("accept", "friend"), ("refuse", "refuse"))
"""The answers to somebody who asks to be a friend: the label of the row, and what is asked for."""


def table_menu(at: TableBase) -> TableList:
    """Return the menu of the table of a screen, with the rows that can be chosen now."""
    to = at.listener()
    return TableList(at, to.say("people-desk"), _TableRows(at).rows())


class _TableRows:
    """The rows of the table menu as things stand now.

    Args:
        at: The screen of the table.
    """

    def __init__(self, at: TableBase) -> None:
        self._at = at
        self._to = at.listener()
        self._below = at.session.inner

    def rows(self) -> list[Row]:
        """Return the rows that can be chosen now."""
        people = self._at.table.people
        others = people.others()
        mutes = [
            self._row(name, partial(self._mute, guest, name)) for guest, name in others.items()
        ]
        is_between = isinstance(self._below, BetweenGames)  # which has these rows itself
        return [
            *([] if is_between else map(self._row_of, meanwhile_rows(self._at))),
            *(self._of_host(others) if people.is_host else []),
            *self._leading("mute", mutes),
            *self._leading("hall", self._of_hall(others)),
            self._row(
                self._to.say("people-do-leave"),
                lambda: self._at.session.visit(LeaveScreen(self._at)),
            ),
        ]

    def _row(self, text: str, act: Callable[[], Reply]) -> Row:
        """Return a row that does something and ends the menu."""

        def take() -> Reply:
            self._at.session.back_to(self._below)
            return act()

        return Row(partial(str, text), take)

    def _row_of(self, row: Row) -> Row:
        """Return a row that does what another one does, and ends the menu."""
        return self._row(row.told(self._to), row.act)

    def _sends(self, text: str, message: msg.Up) -> Row:
        return self._row(text, partial(self._at.manage, message))

    def _manages(self, what: msg.HostAction) -> Row:
        return self._sends(self._to.say(f"people-do-{what}"), msg.Manage(what))

    def _leading(self, what: str, rows: Sequence[Row], **values: str) -> list[Row]:
        """Return a row that opens a list of others; none if that list is empty."""
        text = self._to.say(f"people-do-{what}", **values)
        listed = partial(TableList, self._at, text, rows, "")
        return [Row(partial(str, text), lambda: self._at.session.visit(listed()))] if rows else []

    def _each(
        self,
        what: str,
        people: dict[int, str],
        message: Callable[[int], msg.Up],
        **values: str,
    ) -> list[Row]:
        """Return a row that opens a list with one row for each of some people."""
        rows = [self._sends(name, message(guest)) for guest, name in people.items()]
        return self._leading(what, rows, **values)

    def _of_host(self, others: dict[int, str]) -> list[Row]:
        standing = self._at.table.people

        def each(what: msg.HostAction, people: dict[int, str]) -> list[Row]:
            return self._each(what, people, lambda guest: msg.Manage(what, guest))

        rows: list[Row] = []
        if standing.stage in ("playing", "paused"):
            rows.append(self._manages("go-on" if standing.stage == "paused" else "pause"))
        lock = self._manages("unlock" if standing.locked else "lock")
        return [
            *rows,
            *each("silence", others),
            *each("kick", others),
            lock,
            *each("pass-on", others),
        ]

    def _of_hall(self, others: dict[int, str]) -> list[Row]:
        """Return the rows about friends, blocking and reports, for players from the hall."""
        hall = self._at.table.talk
        friends = hall.friends()
        if friends is None:
            return []
        host = "yes" if self._at.table.people.is_host else "no"
        return [
            *(
                self._sends(self._to.say(f"hall-{label}", name=name), msg.Relate(what, name))
                for name in hall.asking()
                for label, what in _ANSWERS
            ),
            *self._each("friend", others, lambda guest: msg.Relate("friend", who=guest)),
            *self._each("block", others, lambda guest: msg.Relate("block", who=guest), host=host),
            *self._leading("report", [self._reporting(*one) for one in others.items()]),
            *self._leading(
                "invite", [self._sends(name, hall.invitation(name)) for name in friends]
            ),
        ]

    def _reporting(self, guest: int, name: str) -> Row:
        """Return a row that asks why somebody is reported."""
        reasons = [
            self._sends(self._to.say(f"people-report-{why}"), msg.ReportPerson(guest, why))
            for why in msg.REPORT_REASONS
        ]
        title = self._to.say("people-report-open", name=name)
        listed = partial(TableList, self._at, title, reasons, "")
        return Row(partial(str, name), lambda: self._at.session.visit(listed()))

    def _mute(self, guest: int, name: str) -> Reply:
        muted = self._at.table.people.muted
        message = "people-heard" if guest in muted else "people-muted"
        muted.symmetric_difference_update({guest})
        return reply_of(self._to, [self._to.say(message, name=name)])
