"""Playing with friends, from the start menu: back to the last table, open one, sit down at one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple, Protocol

from sorry_a11y.menus.menu_screen import LinePrompt, MenuScreen
from sorry_a11y.menus.setup_menu import SetupMenu
from sorry_a11y.narration.catalog import Words
from sorry_a11y.rulesets.families import THE_GAMES
from sorry_a11y.session.player_session import PlayerSession
from sorry_a11y.session.reply import Reply, reply_of
from sorry_a11y.session.row_menu import Row
from sorry_a11y.session.screen import Screen
from sorry_a11y.settings.table_plan import TablePlan
from sorry_a11y.settings.user_store import UserStore
from sorry_a11y.wire.addresses import address_parts


class Offer(NamedTuple):
    """A table that is open to all: its invite code, and what it is, in words."""

    code: str
    words: str


class TablesElsewhere(Protocol):
    """The way to tables elsewhere. Each gives a sentence where there is none to be had. ``at``: the
    address of a server, "" for this computer."""

    def has_last(self) -> bool:
        """Return whether there is a last table."""

    def go_back(self) -> Screen | str:
        """Return to the seat at the last table."""

    def host(self, plan: TablePlan, at: str) -> Screen | str:
        """Open a new table, friends on the seats for which no kind of bot was wished for."""

    def join(self, code: str, at: str) -> Screen | str:
        """Take a seat at a friend's table."""

    def listing(self, at: str) -> list[Offer] | str:
        """Return the tables of a server that are open to all."""

    def hall(self, at: str) -> Screen | str:
        """Return the hall of a server."""


def could_be_address(text: str) -> bool:
    """Return whether a text names a machine, with or without a scheme and a port."""
    parts = address_parts(text)
    return parts is not None and all(
        one.isalnum() or one in ".-:" for one in parts.hostname or ""
    )


class FriendsMenu:
    """The rows. ``at``: the server at which tables are opened and looked for, "" for none: then
    they are opened on this computer."""

    def __init__(
        self, session: PlayerSession, tables: TablesElsewhere, store: UserStore, at: str = ""
    ) -> None:
        self._session = session
        self._elsewhere = tables
        self._store = store
        self._at = at
        self.screen = MenuScreen(session, lambda: [self._say("open")], self._rows)

    def _say(self, message: str, **values: str | int) -> str:
        return self._words().say(f"menu-friends-{message}", **values)

    def _words(self) -> Words:
        return self._session.listener()

    def _rows(self) -> list[Row]:
        rows = [Row(partial(self._say, "back"), lambda: self._enter(self._elsewhere.go_back()))]
        return [
            *(rows if self._elsewhere.has_last() else ()),
            Row(partial(self._say, "join"), self._ask_code),
            *(Row(partial(self._host_label, book), partial(self._host, TablePlan(book)))
              for book in THE_GAMES),
            Row(partial(self._say, "choose"), self._choose),
            Row(partial(self._say, "list"), lambda: self._at_server(self._list_at)),
            Row(partial(self._say, "hall"), lambda: self._at_server(self._hall_at)),
            Row(lambda: self._say("server", address=self._at or "none"), self._ask_server),
        ]

    def _host_label(self, book: str) -> str:
        return self._say("host", game=self._words().say("menu-book", book=book))

    # -- what the rows do ------------------------------------------------------------------------

    def _enter(self, found: Screen | str) -> Reply:
        if isinstance(found, str):
            return self.screen.rebuilt(0, [found])
        return self._session.enter(found)

    def _host(self, plan: TablePlan) -> Reply:
        return self._enter(self._elsewhere.host(plan, self._at))

    def _choose(self) -> Reply:
        def begin(plan: TablePlan) -> Reply:
            found = self._elsewhere.host(plan, self._at)
            if isinstance(found, str):
                return reply_of(self._words(), [found])
            return self._session.enter(found)

        plan = self._store.tables().last or TablePlan()
        chosen = SetupMenu(self._session, plan, begin, self._store)
        return self._session.visit(chosen.screen)

    def _at_server(self, go: Callable[[str], Reply]) -> Reply:
        """Go somewhere at the server, which is asked for where it is not known."""
        return go(self._at) if self._at else self._ask("server", go)

    def _hall_at(self, at: str) -> Reply:
        found = self._elsewhere.hall(at)
        if isinstance(found, str):
            return self.screen.rebuilt(0, [found])
        self._at = at
        self.screen.back()
        return self._session.visit(found)

    def _list_at(self, at: str) -> Reply:
        found = self._elsewhere.listing(at)
        self._at = at
        if isinstance(found, str):
            return self.screen.rebuilt(0, [found])
        self.screen.back()
        menu = MenuScreen(self._session, lambda: [self._say("list-open")], lambda: [
            Row(partial(str, one.words), partial(self._sit_at, one.code)) for one in found
        ])
        return self._session.visit(menu)

    def _sit_at(self, code: str) -> Reply:
        found = self._elsewhere.join(code, self._at)
        if isinstance(found, str):
            return reply_of(self._words(), [found])
        return self._session.enter(found)

    def _ask_code(self) -> Reply:
        return self._ask("code", self._take_code)

    def _take_code(self, code: str) -> Reply:
        if not code:
            return self.screen.back()
        return self._ask("address", lambda at: self._enter(
            self._elsewhere.join(code, at or self._at)
        ))

    def _ask_server(self) -> Reply:
        return self._ask("server", self._take_server)

    def _take_server(self, at: str) -> Reply:
        if at and not could_be_address(at):
            return self.screen.rebuilt(len(self._rows()) - 1, [self._say("no-address")])
        self._at = at
        return self.screen.rebuilt(len(self._rows()) - 1)

    def _ask(self, what: str, done: Callable[[str], Reply]) -> Reply:
        hint = self._say(f"hint-{what}", address=self._at or "none")
        opening = reply_of(self._words(), [hint, self._say(f"type-{what}")])
        return self.screen.ask(LinePrompt(done, self.screen.back), opening)
