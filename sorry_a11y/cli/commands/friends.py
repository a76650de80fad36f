"""Playing with friends, from the start menu: back to the last table, open one, sit down at one."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

from sorry_a11y.cli.commands.command_line import FAILED, Chosen, needed
from sorry_a11y.cli.commands.environment import read_sentences
from sorry_a11y.cli.commands.online import TableEntrance, code_to_ask, name_of, table_of
from sorry_a11y.core.game.setup import PERSON, YOU
from sorry_a11y.core.rules.notation import COLOURS
from sorry_a11y.core.rulesets.families import THE_GAMES, Family, Wishes, family_of
from sorry_a11y.online.client.connection import (
    ANSWER_S,
    ConnectionFailedError,
    TableConnection,
    Told,
    hello_of,
)
from sorry_a11y.online.client.hall_client import fit_tables
from sorry_a11y.online.client.seats import FileSeatStore
from sorry_a11y.online.client.waiting import WaitingScreen
from sorry_a11y.online.client.web_sockets import WebSockets
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.addresses import HERE, PORT, address_parts
from sorry_a11y.online.wire.codes import server_of_link, spelled
from sorry_a11y.online.wire.protocol import OPEN
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.output.narration.mistakes import echoed
from sorry_a11y.ui.menus.menu_screen import MenuScreen
from sorry_a11y.ui.menus.setup_menu import SetupMenu
from sorry_a11y.ui.menus.table_setup import rules_and_seats
from sorry_a11y.ui.session.line_screen import LineScreen
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Reply, reply_of
from sorry_a11y.ui.session.row_menu import Row
from sorry_a11y.ui.session.screen import Screen
from sorry_a11y.ui.settings.user_store import TablePlan, UserStore

_Answer = TypeVar("_Answer")


class FriendsMenu:
    """The menu of tables with friends.

    It knows at most one server, at which tables are looked for, and opened instead of on this
    computer. The player is asked for its address when a row needs one.

    Args:
        session: The session of the player.
        store: The store of the player, with their seats.
        entrance: The way to one table at a time, or to a hall.

    Attributes:
        screen: The menu as a screen.
        entrance: As given.
    """

    def __init__(self, session: PlayerSession, store: UserStore, entrance: TableEntrance) -> None:
        self._session = session
        self._store = store
        self.entrance = entrance
        self._last = FileSeatStore(store.games).load()
        last = self._last
        self._at = last.url if last and not last.port and HERE not in last.url else ""
        self.screen = MenuScreen(session, "menu-friends-open", self._rows)

    # -- ways to a table -------------------------------------------------------------------------

    async def go_back(self, table: str = "") -> Screen | str:
        """Return the screen at a table with a saved seat, or a sentence why there is none.

        Args:
            table: The id of the table; empty for the last one.
        """
        return await self.entrance.found(lambda: self.entrance.go_back(table))

    async def _join(self, code: str, at: str) -> Screen | str:
        return await self.entrance.found(
            lambda: self.entrance.join(msg.Join(code_to_ask(code), self._name()), is_named=False),
            at,
        )

    async def _open(self, plan: TablePlan) -> Screen | str:
        return await self.entrance.found(
            lambda: self.entrance.host(self._wish_for(plan), PORT, is_named=False),
            self._at,
        )

    def wait(
        self, request: Coroutine[Any, Any, _Answer], then: Callable[[_Answer], Reply], at: str = ""
    ) -> Reply:
        """Wait for the answer of a server, and go on with it.

        Args:
            request: The request.
            then: A function that takes its answer and returns the reply.
            at: The address of the server; empty for this computer.
        """
        sentence = self._say("people-link-waits", address=at or HERE)
        return self._session.visit(WaitingScreen(self._session, sentence, request, then))

    def _entered(self, found: Screen | str) -> Reply:
        if isinstance(found, str):
            self._session.back_to(self.screen)
        return self.screen.entered(found)

    def _wish_for(self, plan: TablePlan) -> msg.HostTable:
        """Return the table to ask for; friends have the seats for which no bot was wished."""
        rules, seating = rules_and_seats(plan, None)
        own = seating.people[0]
        seats = {COLOURS[own]: YOU}
        for seat in seating.seats:
            if seat not in seating.seats_of(own):
                kind = seating.occupants[seat].kind
                seats[COLOURS[seat]] = OPEN if kind == PERSON or not plan.opponents else kind
            elif seat != own:
                seats[COLOURS[seat]] = OPEN  # the host of two colours holds both
        return table_of(rules, seats, self._name(family_of(plan.wishes.game)))

    def _name(self, *games: Family) -> str:
        return name_of(self._session.settings.name or None, games)

    # -- rows ------------------------------------------------------------------------------------

    def _say(self, message: str, **values: str | int) -> str:
        return self._session.listener().say(message, **values)

    def _rows(self) -> list[Row]:
        back = Row(
            partial(self._say, "menu-friends-back"),
            lambda: self.wait(self.go_back(), self._entered),
        )
        return [
            *([back] if self._last else ()),
            Row(
                partial(self._say, "menu-friends-join"), lambda: self._ask("code", self._take_code)
            ),
            *(
                Row(partial(self._host_label, book), partial(self._host, book))
                for book in THE_GAMES
            ),
            Row(partial(self._say, "menu-friends-choose"), self._choose),
            Row(partial(self._say, "menu-friends-list"), lambda: self._at_server(self._list_at)),
            Row(partial(self._say, "menu-friends-hall"), lambda: self._at_server(self._hall_at)),
            Row(
                lambda: self._say("menu-friends-server", address=self._at or "none"),
                lambda: self._ask("server", self._take_server),
            ),
        ]

    def _host_label(self, book: str) -> str:
        return self._say("menu-friends-host", game=self._say("menu-book", book=book))

    def _host(self, book: str) -> Reply:
        return self.wait(self._open(TablePlan(Wishes(book))), self._entered, self._at)

    def _choose(self) -> Reply:
        def begin(plan: TablePlan) -> Reply:
            return self.wait(self._open(plan), self._entered_or_told, self._at)

        plan = self._store.tables().last or TablePlan()
        chosen = SetupMenu(self._session, plan, begin, self._store)
        return self._session.visit(chosen.screen)

    def _entered_or_told(self, found: Screen | str) -> Reply:
        """Enter a table; tell why there is none in the menu from which it was asked for."""
        if isinstance(found, str):
            return reply_of(self._session.listener(), [found])
        return self._session.enter(found)

    def _at_server(self, go: Callable[[str], Reply]) -> Reply:
        """Call a function with the address of the server; the player is asked for it if needed."""
        return go(self._at) if self._at else self._ask("server", go)

    def _hall_at(self, at: str) -> Reply:
        def entered(found: Screen | str) -> Reply:
            if isinstance(found, str):
                return self.screen.rebuilt(0, [found])
            self._at = at
            return self._session.visit(found)

        return self.wait(self.entrance.found(self.entrance.hall, at), entered, at)

    def _list_at(self, at: str) -> Reply:
        """List the tables of a server that are open to all."""
        self._at = at
        return self.wait(open_tables(at), self._listed, at)

    def _listed(self, found: list[msg.Listed] | None) -> Reply:
        if found is None:
            told = self._say("cli-tables-no-server", server=echoed(self._at))
            return self.screen.rebuilt(0, [told])
        if not found:
            return self.screen.rebuilt(0, [self._say("cli-tables-none")])
        return self._session.visit(
            MenuScreen(
                self._session,
                "menu-friends-list-open",
                lambda: [
                    Row(partial(self._offered, one), partial(self._sit_at, one.code))
                    for one in found
                ],
            )
        )

    def _offered(self, one: msg.Listed) -> str:
        """Return the words for a table that is open to all."""
        to = self._session.listener()
        game = to.say("menu-book", book=one.game)
        told = self._say("menu-friends-one", game=game, host=one.host, open=one.open)
        return to.join([told, to.say("hall-table-slow")]) if one.slow else told

    def _sit_at(self, code: str) -> Reply:
        return self.wait(self._join(code, self._at), self._entered_or_told, self._at)

    # -- what is typed ---------------------------------------------------------------------------

    def _ask(self, what: str, done: Callable[[str], Reply]) -> Reply:
        hint = self._say(f"menu-friends-hint-{what}", address=self._at or "none")
        opening = reply_of(self._session.listener(), [hint, self._say(f"menu-friends-type-{what}")])
        return self._session.visit(LineScreen(self._session, lambda: opening, done))

    def _take_code(self, code: str) -> Reply:
        if not code:
            return self.screen.menu.current()
        if server := server_of_link(code):
            return self.wait(self._join(code, server), self._entered, server)
        return self._ask(
            "address",
            lambda at: self.wait(self._join(code, at or self._at), self._entered, at or self._at),
        )

    def _take_server(self, at: str) -> Reply:
        if at and not _could_be_address(at):
            told = [self._say("menu-friends-no-address")]
            return self.screen.rebuilt(len(self._rows()) - 1, told)
        self._at = at
        return self.screen.rebuilt(len(self._rows()) - 1)


def _could_be_address(text: str) -> bool:
    """Return whether a text names a machine, with or without a scheme and a port."""
    parts = address_parts(text)
    return parts is not None and all(one.isalnum() or one in ".-:" for one in parts.hostname or "")


_MOST_LISTED = 1000
"""Tables that are told at once."""


def tell_tables(chosen: Chosen) -> int:
    """Tell the tables that are open to all at a server; return the exit status."""
    server, settings = needed(chosen.at, "--at"), chosen.settings
    say = Words(settings.language).say
    listed = asyncio.run(open_tables(server))
    if listed is None:
        sys.stderr.write(say("cli-tables-no-server", server=echoed(server)) + "\n")
        return FAILED
    sentences = [
        say(
            "cli-tables-one",
            game=one.game,
            host=one.host,
            open=one.open,
            code=spelled(one.code),
            slow="yes" if one.slow else "no",
        )
        for one in listed
    ]
    return read_sentences(sentences or [say("cli-tables-none")], settings)


async def open_tables(server: str) -> list[msg.Listed] | None:
    """Return the tables of a server that are open to all; None if it does not answer."""
    connection = TableConnection(WebSockets(server).open, hello_of())
    try:
        await connection.open()
        return await _Listings(connection).all()
    except (ConnectionFailedError, TimeoutError):
        return None
    finally:
        connection.close()


class _Listings:
    """The pages of what a server lists, asked for one after the other."""

    def __init__(self, connection: TableConnection) -> None:
        self._connection = connection
        self._answer: asyncio.Future[msg.Listing] = asyncio.Future()
        connection.listen(self)

    async def all(self) -> list[msg.Listed]:
        """Return all tables, at most `_MOST_LISTED`. Raises TimeoutError."""
        found: list[msg.Listed] = []
        at, has_more = 0, True
        while has_more and at < _MOST_LISTED:
            self._answer = asyncio.Future()
            self._connection.send(msg.ListTables(at))
            async with asyncio.timeout(ANSWER_S):
                listing = await self._answer
            found += fit_tables(listing.tables)
            at += len(listing.tables)
            has_more = listing.more and bool(listing.tables)
        return found

    def hear(self, message: Told) -> None:
        """Take a page; a refusal counts as no answer."""
        if isinstance(message, msg.Listing) and not self._answer.done():
            self._answer.set_result(message)
        elif isinstance(message, msg.Refused) and not self._answer.done():
            self._answer.set_exception(TimeoutError())
