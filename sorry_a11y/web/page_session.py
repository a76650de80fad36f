"""The session of a page: a screen at a table or in the hall, and what it said last.

The screen works on threads of a pool, and so does what is made of its replies. All else runs on
the loop of the server.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from secrets import token_urlsafe
from typing import Protocol

from msgspec import structs

from sorry_a11y.client.connection import LocalConnection, LoopAlarm
from sorry_a11y.client.hall_client import hall_screen
from sorry_a11y.client.online_session import OnlineSession
from sorry_a11y.client.remote_game import FOR_SPECTATORS, RemoteGame
from sorry_a11y.client.screen_runner import ScreenRunner
from sorry_a11y.client.seat_store import SavedSeat
from sorry_a11y.menus.menu_screen import MenuScreen, Ways
from sorry_a11y.menus.navigator import Navigator
from sorry_a11y.narration.catalog import Hands, upper_first
from sorry_a11y.rules.board import WATCHER
from sorry_a11y.session.key_commands import (
    AT_SHARED_TABLE,
    BY_KEY,
    BY_KEY_AT_SHARED_TABLE,
    COMMANDS,
)
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.screen import Screen
from sorry_a11y.settings.values import Settings
from sorry_a11y.web import page_messages as page
from sorry_a11y.web.page_telling import PageTeller, set_as_wished, shown_settings
from sorry_a11y.web.page_words import page_words
from sorry_a11y.web.table_scene import WITHOUT_A_GAME, Scene, keys_to_ask, scene
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.protocol import fit_line

LEFT_TO_THE_PAGE = frozenset({"say", "help", "settings", "quit", "digit", "next", "previous",
                              "take"})
"""The commands that a page answers by itself, or by choosing."""
OF_THE_HALL = frozenset({"say", "quit"})
"""Those of them that the hall answers."""
ASKS_IN_HALL = "rq"
"""The keys that mean something in the hall and are buttons as well."""
KEPT = 50
"""Replies that can be sent again to a page that lost its connection."""


class PageSocket(Protocol):
    """A page at the other end of a socket."""

    def send(self, message: page.ToPage) -> None:
        """Send a message without waiting."""

    def show_seat(self, seat: SavedSeat, session: str) -> None:
        """Tell the page its seat, and what friends open."""

    def hang_up(self) -> None:
        """Close the socket because this server ends; the page comes back to another one."""


class Outlet:
    """The way to a ``page``, which is None while it has lost its connection."""

    def __init__(self, first: PageSocket) -> None:
        self.page: PageSocket | None = first
        self._lost_at = 0.0
        self._replies: deque[page.PageReply] = deque(maxlen=KEPT)

    def send(self, message: page.ToPage) -> None:
        """Send a message to the page, if it is there; keep a reply for later."""
        if isinstance(message, page.PageReply):
            self._replies.append(message)
        if self.page:
            self.page.send(message)

    def send_again(self, told: int) -> None:
        """Send the replies behind number ``told`` once more."""
        for reply in self._replies:
            if reply.n > told and self.page:
                self.page.send(reply)

    def lose(self, now: float) -> None:
        """Note that the page is out of reach, at the second ``now``."""
        self.page, self._lost_at = None, now

    def is_lost_since(self, second: float) -> bool:
        """Return whether the page was out of reach then, and is still."""
        return self.page is None and self._lost_at < second

    def hang_up(self) -> None:
        """Have the page go to another server."""
        if self.page:
            self.page.hang_up()


class BrowserSeatStore:
    """The seat as the browser keeps it. ``tell``: has the page keep another invite code; the last
    entry that was told goes with each reply."""

    def __init__(self, seat: SavedSeat, tell: Callable[[], None]) -> None:
        self.seat = seat
        self._tell = tell

    def load(self) -> SavedSeat:
        """Return the seat."""
        return self.seat

    def save(self, seat: SavedSeat) -> None:
        """Put a seat in place of the one before."""
        before, self.seat = self.seat, seat
        if seat.code != before.code:
            self._tell()

    def forget(self) -> None:
        """Do nothing: the page forgets its seat with the reply that ends the session."""


class PageSession:
    """The session of one page, told by way of ``outlet``.

    ``connection``: to the tables. ``come``: the seat that was given there, or the secret of who
    comes to the hall. ``pool``: where the screen works. ``lead``: what is told first at a table.
    ``hands``: as of `narration.catalog.Words`. ``id`` names the session to the page; ``ended``:
    whether the page has nothing from it any more.
    """

    def __init__(
        self, outlet: Outlet, connection: LocalConnection, come: SavedSeat | str,
        settings: Settings, pool: Executor, lead: Sequence[str] = (), hands: Hands = "keys",
    ) -> None:
        self.id = token_urlsafe(16)
        self.outlet = outlet
        self.ended = False
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._hands: Hands = hands
        self._secret = come if isinstance(come, str) else ""
        self._store: BrowserSeatStore | None = None
        self._table: OnlineSession | None = None
        if isinstance(come, str):
            self._screen: Screen = self._in_hall(settings)
        else:
            self._screen = self._sit(come, settings, lead)
        self._runner = ScreenRunner(pool, news=self._tell_news, fail=self._fail)
        self._teller = PageTeller()
        self._menus = self._teller.menus
        self._game: RemoteGame | None = None

    def is_of(self, secret: str) -> bool:
        """Return whether a secret proves that a page has the session."""
        token = self._store.seat.token if self._store else ""
        return bool(secret) and secret in (token, self._secret)

    @property
    def settings(self) -> Settings:
        """The page's settings."""
        return self._screen.settings

    def _sit(
        self, seat: SavedSeat, settings: Settings, lead: Sequence[str], you: msg.You | None = None
    ) -> OnlineSession:
        """Return the screen of a table at which the page has a seat."""
        self._store = BrowserSeatStore(seat, self._tell_seat)
        self._table = OnlineSession(
            self._connection, seat, settings, by_keys=True, alarm=LoopAlarm(self._loop),
            lead=lead, store=self._store, you=you, hands=self._hands,
        )
        return self._table

    def _in_hall(self, settings: Settings) -> Screen:
        """Return the screen of the hall, which leads to tables."""
        ways = Ways(settings, lambda _settings: None, hands=self._hands)

        def sit(seated: msg.Seated, lead: Sequence[str], you: msg.You) -> Screen:
            table = self._sit(SavedSeat.of(seated), ways.settings, lead, you)
            self._tell_seat()
            return table

        return hall_screen(self._connection, ways, sit)

    # -- what the page does ------------------------------------------------------------------------

    async def open(self) -> None:
        """Tell the seat and the first reply."""
        self.show_seat()
        self._screen.wake_by(self._runner.wake)
        await self._run(lambda: self._tell(self._screen.open(), asked=True))

    async def take(self, message: page.FromPage) -> bool:
        """Do what the page says; return whether that makes sense at a table."""
        if not isinstance(
            message, page.Press | page.Choose | msg.Say | msg.SayPhrase | page.SetSetting
        ):
            return False
        before = self.settings
        await self._run(lambda: self._tell(self._answer(message), asked=True))
        if self.settings != before or isinstance(message, page.SetSetting):
            self._send(page.SettingsOf(shown_settings(self.settings)))
        if self.settings.language != before.language:
            self._send(page_words(self.settings.language))
        return True

    async def _run(self, call: Callable[[], None]) -> None:
        self._runner.ask(call)
        await self._runner.finish()

    def _answer(self, message: page.FromPage) -> Reply | None:
        match message:
            case page.Press():
                return self._pressed(message.key)
            case page.Choose():
                return self._chosen(message.menu, message.at)
            case msg.Say():
                text = fit_line(message.text)
                return self._said(text) if text else None
            case msg.SayPhrase():
                return self._table.say(message) if self._table else None
            case page.SetSetting():
                self._change(set_as_wished(self.settings, {message.name: message.value}))
        return None

    def _said(self, text: str) -> Reply | None:
        """Say a line to the table, or give it as the answer to what the hall asks."""
        if self._table:
            return self._table.say(msg.Say(text))
        return self._screen.press(text) if self._screen.takes_line else None

    def _change(self, settings: Settings) -> None:
        inner = self._screen.inner if isinstance(self._screen, Navigator) else self._screen
        if isinstance(inner, OnlineSession | MenuScreen):
            inner.change(settings)

    def _pressed(self, key: str) -> Reply | None:
        commands = BY_KEY_AT_SHARED_TABLE if self._table else BY_KEY
        left = LEFT_TO_THE_PAGE if self._table else LEFT_TO_THE_PAGE - OF_THE_HALL
        command = commands.get(key)
        has_no_list = key == "enter" and self._menus.now is None
        if command and command.name in left and not has_no_list:
            return None
        return self._screen.press(key)

    def _chosen(self, menu: int, at: int) -> Reply | None:
        # a second press on a slow connection hears what came of the first, which is on its way
        if self._menus.is_gone(menu):
            return None
        return self._screen.take_at(at) if self._menus.has(menu, at) else self._screen.press("r")

    # -- coming and going --------------------------------------------------------------------------

    def show_seat(self) -> None:
        """Tell the page its seat, and what friends open; or that it is in the hall."""
        if self.outlet.page and self._store:
            self.outlet.page.show_seat(self._store.seat, self.id)
        elif self.outlet.page:
            self.outlet.page.send(page.PageHall(self.id))

    def lose(self, now: float) -> None:
        """Let the page be out of reach: its seat is kept, and nothing is told meanwhile."""
        self.outlet.lose(now)
        self._connection.drop()

    async def come_back(self, page: PageSocket, told: int) -> None:
        """Go on with a page that was told everything up to reply ``told``."""
        self._connection.drop()
        self.outlet.page = page
        self.show_seat()
        if self._game:
            page.send(self._board(self._game, is_new=False))
        self.outlet.send_again(told)
        if self._table and self._store:
            table, seat = self._table, self._store.seat
            self._connection.ask(msg.Back(seat.table, seat.token, max(table.heard, seat.told)))
            await self._run(lambda: self._tell(table.come_back()))
        else:
            self._connection.ask(msg.EnterHall())
            await self._run(self._tell_news)

    def close(self) -> None:
        """Hang up."""
        self.outlet.page, self.ended = None, True
        self._runner.close()
        self._end()

    def _end(self) -> None:
        """Leave the table, or the hall."""
        if self._table:
            self._table.close()
        else:
            self._connection.close()

    # -- telling, on a thread of the pool ----------------------------------------------------------

    def _tell_news(self) -> None:
        if self.outlet.page and not self.ended:
            self._tell(self._screen.news())

    def _tell_seat(self) -> None:
        self._loop.call_soon_threadsafe(self.show_seat)

    def _tell(self, reply: Reply | None, *, asked: bool = False) -> None:
        if reply is None:
            return
        if self._table and self._table.table is not self._game and self._table.table:
            self._game = self._table.table
            self._later(self._board(self._game, is_new=True))
        if reply.status is not None:
            self._end()
        self._later(self._written(reply, asked=asked))

    def _written(self, reply: Reply, *, asked: bool) -> page.PageReply:
        table = self._table
        if table is None:
            return self._written_in_hall(reply, asked=asked)
        message = self._teller.message(
            self._screen, reply, asked=asked, passed=table.passed(), heard=self._heard,
            scene=self._scene(table),
        )
        return structs.replace(message, line=True)

    def _written_in_hall(self, reply: Reply, *, asked: bool) -> page.PageReply:
        words = self._screen.listener()
        message = self._teller.message(self._screen, reply, asked=asked, scene=Scene(
            WATCHER, upper_first(words.say("page-hall")), asks=ASKS_IN_HALL, is_menu=True,
        ))
        # whoever leaves the hall keeps a seat that the browser may have
        is_typed = self._screen.takes_line
        return structs.replace(
            message, line=is_typed, typed=reply.focus if is_typed else "",
            kept=message.ends,
        )

    @property
    def _heard(self) -> int:
        """The last entry of the table's journal that was told; -1 in the hall."""
        return self._store.seat.told if self._store else -1

    def _scene(self, screen: OnlineSession) -> Scene:
        commands = (*COMMANDS, *AT_SHARED_TABLE)
        seen, table = screen.seen, screen.table
        own = table.own if table else ()
        names = {one.name for one in commands} - {"quit"}
        if table and not own:
            names &= FOR_SPECTATORS | WITHOUT_A_GAME
        if not (table and table.may_undo and own):
            names -= {"undo"}
        return scene(
            screen.listener(), seen, table.seating if table else None, own,
            keys_to_ask(commands, names, seen if table else None), away=screen.away,
            is_asked=screen.is_asked,
        )

    def _fail(self) -> None:
        """End the session after a mistake of the program; the seat is kept."""
        self._later(self._teller.failure(self._screen, heard=self._heard))
        self._end()

    def _board(self, game: RemoteGame, *, is_new: bool) -> page.BoardOf:
        return self._teller.board(game, game.own, is_new=is_new)

    def _later(self, message: page.ToPage) -> None:
        """Send a message, from the pool."""
        self._loop.call_soon_threadsafe(self._send, message)

    def _send(self, message: page.ToPage) -> None:
        self.ended = self.ended or (isinstance(message, page.PageReply) and message.ends)
        self.outlet.send(message)
