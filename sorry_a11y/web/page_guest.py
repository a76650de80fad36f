"""A guest who plays by a page of this server, at a table or in the hall.

The screen and the messages of its replies are made on threads of a pool. All else runs on the loop
of the server.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from secrets import token_urlsafe

from websockets.asyncio.server import ServerConnection, broadcast
from websockets.http11 import Request

from sorry_a11y.client.connection import TableConnection
from sorry_a11y.client.hall_menu import hall_screen
from sorry_a11y.client.online_screen import OnlineScreen
from sorry_a11y.client.screen_runner import ScreenRunner
from sorry_a11y.client.seats import SavedSeat, Visit
from sorry_a11y.client.table_play import FOR_SPECTATORS, FrontOptions
from sorry_a11y.narration.catalog import Hands
from sorry_a11y.server.websocket_front import MOST_WAITING
from sorry_a11y.session.alarm import LoopAlarm
from sorry_a11y.session.key_commands import AT_SHARED_TABLE, COMMANDS
from sorry_a11y.session.player_session import PlayerSession
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.screen import Screen
from sorry_a11y.settings.values import Settings
from sorry_a11y.sound.clips import stock_lengths
from sorry_a11y.web import page_messages as page
from sorry_a11y.web.page_files import qr_rows
from sorry_a11y.web.page_front import Look, PageFront
from sorry_a11y.web.page_words import page_words
from sorry_a11y.web.table_drawing import WITHOUT_A_GAME, drawn_moves, scene
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.protocol import fit_line

_KEPT = 50
"""The most replies that can be sent again to a page that lost its connection."""
_AT_TABLES = frozenset(one.name for one in (*COMMANDS, *AT_SHARED_TABLE)) - {"quit"}


def send_to(socket: ServerConnection, message: page.ToPage) -> None:
    """Send a page a message without waiting; drop the connection if the page does not read."""
    transport = socket.transport
    if transport.is_closing():
        return
    if transport.get_write_buffer_size() > MOST_WAITING:
        transport.abort()
        return
    broadcast([socket], page.encoder.encode(message).decode())


class Outlet:
    """The way to a page.

    Args:
        first: The socket by which the page came.
        network: The network from which it came.
        link: A function that returns the link for friends, from the request by which a page came
            and an invite code.

    Attributes:
        socket: The socket of the page; None while the connection is lost.
        network: As given.
    """

    def __init__(
        self, first: ServerConnection, network: str, link: Callable[[Request | None, str], str]
    ) -> None:
        self.socket: ServerConnection | None = first
        self.network = network
        self._link = link
        self._lost_at = 0.0
        self._replies: deque[page.PageReply] = deque(maxlen=_KEPT)
        self._closing: asyncio.Task[None] | None = None

    def send(self, message: page.ToPage) -> None:
        """Send a message to the page if it is connected; keep a reply for `send_again`."""
        if isinstance(message, page.PageReply):
            self._replies.append(message)
        if self.socket:
            send_to(self.socket, message)

    def send_again(self, told: int) -> None:
        """Send the replies after number ``told`` once more."""
        for reply in self._replies:
            if reply.n > told and self.socket:
                send_to(self.socket, reply)

    def show_seat(self, seat: SavedSeat, session: str) -> None:
        """Tell the page its seat, and the link for friends."""
        if self.socket is None:
            return
        code = "".join(char for char in seat.code if char.isdigit())[:12]
        seated = msg.Seated(seat.table, seat.token, seat.guest, seat.seats, code)
        link = self._link(self.socket.request, code)
        self.send(page.PageSeat(session, seated, link, qr_rows(link) if link else ()))

    def lose(self, now: float) -> None:
        """Note that the page is out of reach, at the second ``now``."""
        self.socket, self._lost_at = None, now

    def is_lost_since(self, second: float) -> bool:
        """Return whether the page has been out of reach since before ``second``."""
        return self.socket is None and self._lost_at < second

    def hang_up(self) -> None:
        """Have the page go to another server, because this one ends."""
        if self.socket:
            closing = self.socket.close(msg.CLOSE_CODES["restart"], "restart")
            self._closing = asyncio.create_task(closing)


class PageGuest:
    """One guest who plays by a page.

    Args:
        outlet: The way to the page.
        connection: The connection to the tables.
        entry: The seat that was given there, or for the hall the secret that the browser keeps.
        settings: The settings to begin with.
        pool: The threads on which the screen works.
        lead: Sentences told first at a table.
        hands: The means by which the guest answers.

    Attributes:
        id: The name of the session, by which the page comes back to it.
        outlet: As given.
        ended: Whether the session has ended, so that the page gets nothing more from it.
    """

    def __init__(
        self, outlet: Outlet, connection: TableConnection, entry: SavedSeat | str,
        settings: Settings, pool: Executor, lead: Sequence[str] = (), hands: Hands = "keys",
    ) -> None:
        self.id = token_urlsafe(16)
        self.outlet = outlet
        self.ended = False
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._session = PlayerSession(settings, hands=hands)
        self._secret = entry if isinstance(entry, str) else ""
        self._code = ""
        self._table: OnlineScreen | None = None
        if isinstance(entry, str):
            hall_screen(connection, self._session, self._sit_down)
        else:
            self._session.starting(self._sit(entry, lead))
        self._runner = ScreenRunner(pool, news=self._tell_news, fail=self._fail)
        self._front = PageFront(
            self._session, self._later, _look, _say, page_words, stock_lengths()
        )

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
        """Have the browser keep the seat again if its invite code is a new one.

        The number of the last entry told, which the browser keeps too, goes with each reply.
        """
        code, self._code = self._code, seat.code
        if seat.code != code:
            self._loop.call_soon_threadsafe(self._show_seat)

    def _sit_down(self, seated: msg.Seated, lead: Sequence[str], you: msg.You) -> Screen:
        """Return the screen of a table to which the hall led."""
        table = self._sit(SavedSeat.of(seated), lead, you)
        self._loop.call_soon_threadsafe(self._show_seat)
        return table

    # -- messages of the page ----------------------------------------------------------------------

    async def open(self) -> None:
        """Tell the page its seat and the first reply."""
        self._show_seat()
        self._session.wake_by(self._runner.wake)
        await self._run(lambda: self._tell(self._session.opened(), asked=True))

    async def take(self, message: page.InSession) -> None:
        """Answer a message of the page."""
        before = self.settings
        await self._run(lambda: self._tell(self._front.answer(message), asked=True))
        if self.settings != before or isinstance(message, page.SetSetting):
            self._front.tell_settings(before)

    async def _run(self, call: Callable[[], None]) -> None:
        self._runner.ask(call)
        await self._runner.finish()

    # -- coming and going --------------------------------------------------------------------------

    def _show_seat(self) -> None:
        """Tell the page its seat, and the link for friends; or that it is in the hall."""
        if self._table:
            self.outlet.show_seat(self._table.visit.seat, self.id)
        else:
            self.outlet.send(page.PageSeat(self.id))

    def lose(self, now: float) -> None:
        """Note that the page is out of reach: its seat is kept, and nothing is told meanwhile."""
        self.outlet.lose(now)
        self._connection.drop()

    async def come_back(self, socket: ServerConnection, told: int) -> None:
        """Go on with a page by a new socket; ``told``: the number of the last reply that it has."""
        self._connection.drop()
        self.outlet.socket = socket
        self._show_seat()
        if board := self._front.board():
            self.outlet.send(board)
        self.outlet.send_again(told)
        self._connection.ask(
            self._table.visit.way_back(self._table.table.game.heard) if self._table
            else msg.EnterHall()
        )
        await self._run(self._tell_missed)

    def close(self) -> None:
        """Hang up, without waiting for the table or the hall."""
        self.outlet.socket, self.ended = None, True
        self._runner.close()
        self._connection.drop()

    # -- telling, on a thread of the pool ----------------------------------------------------------

    def _tell_news(self) -> None:
        if self.outlet.socket and not self.ended:
            self._tell(self._session.news())

    def _tell_missed(self) -> None:
        if self._table:
            self._table.play.come_back()
        self._tell_news()

    def _tell(self, reply: Reply | None, *, asked: bool = False) -> None:
        if reply is None:
            return
        if reply.status is not None:
            self._connection.drop()
        self._front.tell(reply, asked=asked)

    def _fail(self) -> None:
        """End the session after an error of the program; the seat is kept."""
        self._front.fail()
        self._connection.drop()

    def _later(self, message: page.ToPage) -> None:
        """Send a message from a thread of the pool."""
        self._loop.call_soon_threadsafe(self._send, message)

    def _send(self, message: page.ToPage) -> None:
        self.ended = self.ended or (isinstance(message, page.PageReply) and message.ends)
        self.outlet.send(message)


# -- lines and looks -------------------------------------------------------------------------------


def _say(session: PlayerSession, message: msg.Say) -> Reply | None:
    """Say a line to the table, or give it as the answer to a question of the hall."""
    screen = session.inner
    if message.phrase:
        return screen.say(message) if isinstance(screen, OnlineScreen) else None
    if not (line := fit_line(message.text)):
        return None
    if isinstance(screen, OnlineScreen):
        return screen.say(msg.Say(line))
    return session.key(line) if session.takes_line else None


def _look(screen: Screen, reply: Reply) -> Look:
    if isinstance(screen, OnlineScreen):
        return _look_at_table(screen)
    is_typed = screen.takes_line
    look = Look.of_menu(screen, "page-hall")
    return look._replace(line=is_typed, typed=reply.focus if is_typed else "")


def _look_at_table(screen: OnlineScreen) -> Look:
    play, news = screen.play, screen.table
    game, table = play.game, play.table
    seen = game.view() if game else None
    passed = game.who.feed.take_passed() if game else []
    own = table.own if table else ()
    names = _AT_TABLES
    if table and not own:
        names &= FOR_SPECTATORS | WITHOUT_A_GAME
    if not (table and table.setup.may_undo and own):
        names -= {"undo"}
    to = screen.listener()
    shown = scene(
        to, seen, table.seating if table else None, own, names,
        away=news.standing.away_seats(), is_asked=news.questions.is_asked,
    )
    drawn = drawn_moves(to, seen.rules, passed) if seen else ()
    return Look(shown, table, own, drawn, line=True, heard=screen.visit.seat.told)
