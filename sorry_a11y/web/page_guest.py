"""A guest who plays by a page of this server, at a table or in the hall.

The screen works on threads of a pool, and so does what is made of its replies. All else runs on
the loop of the server.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from secrets import token_urlsafe

from sorry_a11y.client.connection import LoopAlarm, TableConnection
from sorry_a11y.client.hall_menu import hall_screen
from sorry_a11y.client.online_screen import OnlineScreen
from sorry_a11y.client.screen_runner import ScreenRunner
from sorry_a11y.client.seat_store import SavedSeat
from sorry_a11y.client.visit import FrontOptions, Visit
from sorry_a11y.narration.catalog import Hands
from sorry_a11y.session.player_session import PlayerSession
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.screen import Screen
from sorry_a11y.settings.values import Settings
from sorry_a11y.web import page_messages as page
from sorry_a11y.web.online_look import PAGE_AT_SERVER
from sorry_a11y.web.page_front import PageFront
from sorry_a11y.web.page_socket import PageSocket
from sorry_a11y.web.page_telling import shown_settings
from sorry_a11y.web.page_words import page_words
from sorry_a11y.wire import protocol as msg

KEPT = 50
"""Replies that can be sent again to a page that lost its connection."""
AT_A_TABLE = page.Press | page.Choose | msg.Say | msg.SayPhrase | page.SetSetting
"""The messages that mean something to a session."""


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


class PageGuest:
    """One guest who plays by a page, told by way of ``outlet``.

    ``id`` names the session to the page; ``ended``: whether the page has nothing from it any more.

    Args:
        outlet: The way to the page.
        connection: The connection to the tables.
        come: The seat that was given there, or the secret of who comes to the hall.
        settings: The settings to begin with.
        pool: Where the screen works.
        lead: Told first at a table.
        hands: As of `narration.catalog.Words`.
    """

    def __init__(
        self, outlet: Outlet, connection: TableConnection, come: SavedSeat | str,
        settings: Settings, pool: Executor, lead: Sequence[str] = (), hands: Hands = "keys",
    ) -> None:
        self.id = token_urlsafe(16)
        self.outlet = outlet
        self.ended = False
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._session = PlayerSession(settings, hands=hands)
        self._secret = come if isinstance(come, str) else ""
        self._code = ""
        self._table: OnlineScreen | None = None
        if isinstance(come, str):
            hall_screen(connection, self._session, self._sit_down)
        else:
            self._session.starting(self._sit(come, lead))
        self._runner = ScreenRunner(pool, news=self._tell_news, fail=self._fail)
        self._front = PageFront(self._session, self._later, PAGE_AT_SERVER)

    def is_of(self, secret: str) -> bool:
        """Return whether a secret proves that a page has the session."""
        token = self._table.visit.seat.token if self._table else ""
        return bool(secret) and secret in (token, self._secret)

    @property
    def settings(self) -> Settings:
        """The page's settings."""
        return self._session.settings

    def _sit(
        self, seat: SavedSeat, lead: Sequence[str], you: msg.You | None = None
    ) -> OnlineScreen:
        """Return the screen of a table at which the page has a seat."""
        self._code = seat.code
        visit = Visit(self._connection, seat, lead, you=you, keep_seat=self._keep_seat)
        options = FrontOptions(True, LoopAlarm(self._loop), self._session.hands)
        self._table = OnlineScreen(visit, self._session.held, options)
        return self._table

    def _keep_seat(self, seat: SavedSeat, _at_once: bool) -> None:
        """Have the browser keep another invite code; the last entry that was told goes with each
        reply."""
        code, self._code = self._code, seat.code
        if seat.code != code:
            self._loop.call_soon_threadsafe(self.show_seat)

    def _sit_down(self, seated: msg.Seated, lead: Sequence[str], you: msg.You) -> Screen:
        """Return the screen of a table to which the hall led."""
        table = self._sit(SavedSeat.of(seated), lead, you)
        self._loop.call_soon_threadsafe(self.show_seat)
        return table

    # -- what the page does ------------------------------------------------------------------------

    async def open(self) -> None:
        """Tell the seat and the first reply."""
        self.show_seat()
        self._session.wake_by(self._runner.wake)
        await self._run(lambda: self._tell(self._session.opened(), asked=True))

    async def take(self, message: page.FromPage) -> bool:
        """Do what the page says; return whether that makes sense at a table."""
        if not isinstance(message, AT_A_TABLE):
            return False
        before = self.settings
        await self._run(lambda: self._tell(self._front.answer(message), asked=True))
        if self.settings != before or isinstance(message, page.SetSetting):
            self._send(page.SettingsOf(shown_settings(self.settings)))
        if self.settings.language != before.language:
            self._send(page_words(self.settings.language))
        return True

    async def _run(self, call: Callable[[], None]) -> None:
        self._runner.ask(call)
        await self._runner.finish()

    # -- coming and going --------------------------------------------------------------------------

    def show_seat(self) -> None:
        """Tell the page its seat, and what friends open; or that it is in the hall."""
        if self.outlet.page and self._table:
            self.outlet.page.show_seat(self._table.visit.keeper.seat, self.id)
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
        if board := self._front.board():
            page.send(board)
        self.outlet.send_again(told)
        self._connection.ask(
            self._table.visit.way_back(self._table.table.game.heard) if self._table
            else msg.EnterHall()
        )
        await self._run(self._tell_missed)

    def close(self) -> None:
        """Hang up."""
        self.outlet.page, self.ended = None, True
        self._runner.close()
        self._end()

    def _end(self) -> None:
        """Leave the table, or the hall, without waiting for the other side."""
        self._connection.drop()

    # -- telling, on a thread of the pool ----------------------------------------------------------

    def _tell_news(self) -> None:
        if self.outlet.page and not self.ended:
            self._tell(self._session.news())

    def _tell_missed(self) -> None:
        if self._table:
            self._table.play.come_back()
        self._tell_news()

    def _tell(self, reply: Reply | None, *, asked: bool = False) -> None:
        if reply is None:
            return
        if reply.status is not None:
            self._end()
        self._front.tell(reply, asked=asked)

    def _fail(self) -> None:
        """End the session after a mistake of the program; the seat is kept."""
        self._front.fail()
        self._end()

    def _later(self, message: page.ToPage) -> None:
        """Send a message, from the pool."""
        self._loop.call_soon_threadsafe(self._send, message)

    def _send(self, message: page.ToPage) -> None:
        self.ended = self.ended or (isinstance(message, page.PageReply) and message.ends)
        self.outlet.send(message)
