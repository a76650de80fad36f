"""A list that lies on the screen of a table of a server."""

from __future__ import annotations

from collections.abc import Sequence

from sorry_a11y.online.client.table_base import TableBase
from sorry_a11y.ui.session.key_commands import BY_KEY_AT_SHARED_TABLE, Command, command_of
from sorry_a11y.ui.session.list_screen import ListScreen
from sorry_a11y.ui.session.reply import Reply, Shown, reply_of
from sorry_a11y.ui.session.row_menu import Row, RowMenu


class TableList(ListScreen):
    """A list that lies on the screen of a table, or on its game.

    Args:
        at: The screen of the table.
        title: The title.
        rows: The rows.
        left: The message that tells that the list was left; empty for a list within another.
    """

    def __init__(
        self, at: TableBase, title: str, rows: Sequence[Row], left: str = "people-desk-left"
    ) -> None:
        super().__init__(at.session, RowMenu(rows, at.listener))
        self._to = at.listener()
        self._title = title
        self._left = left

    def opened(self) -> Reply:
        """Return the title and the row in focus."""
        return self.menu.current([self._title])

    def resumed(self) -> Reply | None:
        """Return the first row, after a list that was opened."""
        self.menu.at = 0
        return self.menu.current()

    def command_of(self, key: str) -> Command | None:
        """Return the command of a key at a table."""
        return command_of(self._to, key, BY_KEY_AT_SHARED_TABLE)

    def answered(self, command: Command) -> Reply | None:
        """Leave the list, or tell how it is used."""
        if command.name in ("back", "quit", "desk"):
            return self.leave()
        if command.name == "help":
            return self.menu.current([self._to.say("people-list-help")])
        return None

    def shown(self) -> Shown:
        """Return the rows, which can always be left."""
        return self.menu.shown()._replace(is_deep=True)

    def leave(self) -> Reply:
        """Leave the list, and say so."""
        if not self._left:
            return self.session.come_back(Reply((), ""))
        return self.session.come_back(reply_of(self._to, [self._to.say(self._left)]))
