"""The two ways to leave a table of a server: the seat is kept, or given up for good."""

from __future__ import annotations

from functools import partial

from sorry_a11y.online.client.table_base import TableBase
from sorry_a11y.online.client.table_list import TableList
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.output.narration.people import leaving
from sorry_a11y.ui.session.key_commands import Command
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.session.row_menu import Row


class LeaveScreen(TableList):
    """The question how to leave; the key that quits leaves at once and keeps the seat.

    Args:
        at: The screen of the table.
    """

    def __init__(self, at: TableBase) -> None:
        self._at = at
        has_seat = bool(at.visit.seat.seats)
        what = "leave-keep" if has_seat else "leave-watch"
        keep = Row(partial(self._said, what), self._leave_for_now)
        give_up = Row("people-leave-give-up", self._ask_again)
        stay = Row("people-leave-stay", self.leave)
        super().__init__(
            at, self._said("quit"), [keep, *([give_up] if has_seat else []), stay], "people-stay"
        )

    def _said(self, what: str) -> str:
        at = self._at
        return leaving(at.listener(), what, serves=at.visit.serves, back=at.options.way_back)

    def _leave_for_now(self) -> Reply:
        return self._at.session.end(Reply((), self._said("goodbye"), status=0))

    def _ask_again(self) -> Reply:
        """Ask whether the seat is really to be given up; the first row keeps it."""
        at = self._at
        asked = TableList(
            at,
            at.listener().say("people-give-up-open"),
            [
                Row("people-give-up-no", lambda: asked.leave()),  # noqa: PLW0108 it is being made
                Row("people-give-up-yes", lambda: at.manage(msg.Leave())),
            ],
            "people-stay",
        )
        return at.session.in_place(asked)

    def answered(self, command: Command) -> Reply | None:
        """Leave at the command that quits."""
        return self._leave_for_now() if command.name == "quit" else super().answered(command)
