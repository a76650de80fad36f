"""The session of a page: a screen beside the tables, and what it said last.

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

from sorry_a11y.client.connection import LocalConnection, LoopAlarm
from sorry_a11y.client.online_session import OnlineSession
from sorry_a11y.client.remote_game import FOR_SPECTATORS, RemoteGame
from sorry_a11y.client.screen_runner import ScreenRunner
from sorry_a11y.client.seat_store import SavedSeat
from sorry_a11y.narration.catalog import Hands
from sorry_a11y.session.key_commands import AT_SHARED_TABLE, BY_KEY_AT_SHARED_TABLE, COMMANDS
from sorry_a11y.session.reply import Reply
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

    ``connection``: to the tables, where ``seat`` was given. ``pool``: where the screen works.
    ``lead``: what is told first. ``hands``: as of `narration.catalog.Words`. ``id`` names the
    session to the page; ``ended``: whether the page has no seat from it any more.
    """

    def __init__(
        self, outlet: Outlet, connection: LocalConnection, seat: SavedSeat, settings: Settings,
        pool: Executor, lead: Sequence[str], hands: Hands = "keys",
    ) -> None:
        self.id = token_urlsafe(16)
        self.outlet = outlet
        self.ended = False
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._store = BrowserSeatStore(seat, self._tell_seat)
        self._screen = OnlineSession(
            connection, seat, settings, by_keys=True, alarm=LoopAlarm(self._loop), lead=lead,
            store=self._store, hands=hands,
        )
        self._runner = ScreenRunner(pool, news=self._tell_news, fail=self._fail)
        self._teller = PageTeller()
        self._menus = self._teller.menus
        self._game: RemoteGame | None = None

    @property
    def token(self) -> str:
        """The secret that proves that a page has the seat."""
        return self._store.seat.token

    @property
    def settings(self) -> Settings:
        """The page's settings."""
        return self._screen.settings

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
                return self._screen.say(msg.Say(text)) if text else None
            case msg.SayPhrase():
                return self._screen.say(message)
            case page.SetSetting():
                self._screen.change(set_as_wished(self.settings, {message.name: message.value}))
        return None

    def _pressed(self, key: str) -> Reply | None:
        command = BY_KEY_AT_SHARED_TABLE.get(key)
        tells_who_is_waited_for = key == "enter" and self._menus.now is None
        if command and command.name in LEFT_TO_THE_PAGE and not tells_who_is_waited_for:
            return None
        return self._screen.press(key)

    def _chosen(self, menu: int, at: int) -> Reply | None:
        # a second press on a slow connection hears what came of the first, which is on its way
        if self._menus.is_gone(menu):
            return None
        return self._screen.take_at(at) if self._menus.has(menu, at) else self._screen.press("r")

    # -- coming and going --------------------------------------------------------------------------

    def show_seat(self) -> None:
        """Tell the page its seat, and what friends open."""
        if self.outlet.page:
            self.outlet.page.show_seat(self._store.seat, self.id)

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
        seat = self._store.seat
        since = max(self._screen.heard, seat.told)
        self._connection.ask(msg.Back(seat.table, seat.token, since))
        await self._run(lambda: self._tell(self._screen.come_back()))

    def close(self) -> None:
        """Hang up."""
        self.outlet.page, self.ended = None, True
        self._runner.close()
        self._screen.close()

    # -- telling, on a thread of the pool ----------------------------------------------------------

    def _tell_news(self) -> None:
        if self.outlet.page and not self.ended:
            self._tell(self._screen.news())

    def _tell_seat(self) -> None:
        self._loop.call_soon_threadsafe(self.show_seat)

    def _tell(self, reply: Reply | None, *, asked: bool = False) -> None:
        if reply is None:
            return
        if self._screen.table is not self._game and self._screen.table:
            self._game = self._screen.table
            self._later(self._board(self._game, is_new=True))
        self._later(self._written(reply, asked=asked))

    def _written(self, reply: Reply, *, asked: bool) -> page.PageReply:
        return self._teller.message(
            self._screen, reply, asked=asked, passed=self._screen.passed(),
            heard=self._store.seat.told, scene=self._scene(),
        )

    def _scene(self) -> Scene:
        screen, commands = self._screen, (*COMMANDS, *AT_SHARED_TABLE)
        seen, table = screen.seen, screen.table
        own = table.own if table else ()
        names = {one.name for one in commands}
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
        self._later(self._teller.failure(self._screen, heard=self._store.seat.told))
        self._screen.close()

    def _board(self, game: RemoteGame, *, is_new: bool) -> page.BoardOf:
        return self._teller.board(game, game.own, is_new=is_new)

    def _later(self, message: page.ToPage) -> None:
        """Send a message, from the pool."""
        self._loop.call_soon_threadsafe(self._send, message)

    def _send(self, message: page.ToPage) -> None:
        self.ended = self.ended or (isinstance(message, page.PageReply) and message.ends)
        self.outlet.send(message)
