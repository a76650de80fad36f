"""The page of a guest of this server, and its session in the hall or at a table."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from secrets import token_urlsafe
from time import monotonic
from typing import NamedTuple

from msgspec import structs
from websockets.asyncio.server import ServerConnection, broadcast
from websockets.http11 import Request

from sorry_a11y.core.rules.board import SEATS
from sorry_a11y.core.rulesets.families import make_rules
from sorry_a11y.frontends.web import page_messages as page
from sorry_a11y.frontends.web.page_files import link_to, qr_rows, single_header
from sorry_a11y.frontends.web.page_front import Look, PageFront, set_as_wished
from sorry_a11y.frontends.web.page_words import page_words
from sorry_a11y.frontends.web.table_drawing import (
    WITHOUT_A_GAME,
    Drawing,
    Scene,
    drawn_moves,
    room_drawing,
    scene,
    stage_board,
)
from sorry_a11y.online.client.connection import TableConnection
from sorry_a11y.online.client.hall_menu import hall_screen
from sorry_a11y.online.client.remote_game import RemoteGame
from sorry_a11y.online.client.seats import SavedSeat, Visit
from sorry_a11y.online.client.table import Table
from sorry_a11y.online.client.table_base import FrontOptions
from sorry_a11y.online.client.table_course import FOR_SPECTATORS
from sorry_a11y.online.client.table_people import TablePeople
from sorry_a11y.online.client.table_screen import TableScreen
from sorry_a11y.online.client.table_words import TableWords
from sorry_a11y.online.server.websocket_front import MOST_WAITING
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.protocol import fit_line
from sorry_a11y.output.narration.catalog import FALLBACK, Words, match_language, upper_first
from sorry_a11y.output.sound.clips import stock_lengths
from sorry_a11y.ui.session.alarm import LoopAlarm
from sorry_a11y.ui.session.key_commands import AT_SHARED_TABLE, COMMANDS
from sorry_a11y.ui.session.player_events import PlayerEvents
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Reply

_KEPT = 50
"""The most replies that can be sent again to a page that lost its connection."""
_AT_TABLES = frozenset(one.name for one in (*COMMANDS, *AT_SHARED_TABLE)) - {"quit"}

log = logging.getLogger(__name__)


class PageSocket:
    """The socket of a page, which may break and be replaced, with the last replies.

    Args:
        first: The socket by which the page came.
        network: The network from which it came.

    Attributes:
        now: The socket; None while the connection is lost.
        network: As given.
    """

    def __init__(self, first: ServerConnection, network: str) -> None:
        self.now: ServerConnection | None = first
        self.network = network
        self._lost_at = 0.0
        self._replies: deque[page.PageReply] = deque(maxlen=_KEPT)
        self._closing: asyncio.Task[None] | None = None

    @property
    def request(self) -> Request | None:
        """The request by which the page came; None while the connection is lost."""
        return self.now.request if self.now else None

    def send(self, message: page.ToPage) -> None:
        """Send a message if the page is connected; keep a reply for `send_again`."""
        if isinstance(message, page.PageReply):
            self._replies.append(message)
        self._put(message)

    def send_again(self, told: int) -> None:
        """Send the replies after number ``told`` once more."""
        for reply in self._replies:
            if reply.n > told:
                self._put(reply)

    def lose(self, now: float) -> None:
        """Note that the page is out of reach, at the second ``now``."""
        self.now, self._lost_at = None, now

    def is_lost_since(self, second: float) -> bool:
        """Return whether the page has been out of reach since before ``second``."""
        return self.now is None and self._lost_at < second

    def hang_up(self) -> None:
        """Have the page go to another server, because this one ends."""
        if self.now:
            closing = self.now.close(msg.CLOSE_CODES["restart"], "restart")
            self._closing = asyncio.create_task(closing)

    def _put(self, message: page.ToPage) -> None:
        """Send a message without waiting; drop the connection if the page does not read."""
        if self.now is None or self.now.transport.is_closing():
            return
        if self.now.transport.get_write_buffer_size() > MOST_WAITING:
            self.now.transport.abort()
            return
        broadcast([self.now], page.encoder.encode(message).decode())


class PageHost(NamedTuple):
    """The server as its pages know it.

    Attributes:
        url: The address that guests type if a proxy stands before the server; empty without one.
        is_plain: Whether it is reached without encryption.
        has_hall: Whether it has a hall.
    """

    url: str
    is_plain: bool
    has_hall: bool

    def link(self, request: Request | None, code: str) -> str:
        """Return the link that seats friends at a table, for a page that came with ``request``."""
        if not code or request is None:
            return ""
        host = single_header(request, "Host")
        return link_to(host, self.url, code, is_plain=self.is_plain)


class ServerPage(PageFront):
    """The page of one guest of a server, until it leaves the hall or its table.

    Until `enter_hall` or `sit` there are only its settings. Then it has a session: a task answers
    its messages and tells it news, one after another. The session is kept for a while after the
    connection of the page is lost. An error in a screen ends this session alone.

    Args:
        socket: The socket of the page.
        host: The server.
        session: The session of the player.

    Attributes:
        id: The name of the session, by which the page comes back to it.
        socket: As given.
        identity: The secret that the browser of the page keeps.
        has_ended: Whether the session has ended, so that the page gets nothing more from it.
    """

    def __init__(self, socket: PageSocket, host: PageHost, session: PlayerSession) -> None:
        super().__init__(session, stock_lengths())
        self.id = token_urlsafe(16)
        self.socket = socket
        self.identity = ""
        self.has_ended = False
        self._host = host
        self._connection: TableConnection | None = None
        self._table: TableScreen | None = None
        self._code = ""
        self._events: PlayerEvents[page.InSession] = PlayerEvents(session)
        self._all_answered = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def has_session(self) -> bool:
        """Whether the page is, or was, in the hall or at a table."""
        return self._task is not None

    def is_of(self, secret: str) -> bool:
        """Return whether a secret proves that a page has this session, which has not ended."""
        token = self._table.visit.seat.token if self._table else ""
        return not self.has_ended and bool(secret) and secret in (token, self.identity)

    def again(self, socket: PageSocket) -> ServerPage:
        """Return the page as it is after its session has ended: it has its settings."""
        session = PlayerSession(self.settings, hands=self._session.hands)
        anew = ServerPage(socket, self._host, session)
        anew.identity = self.identity
        return anew

    def greet(self, hello: page.PageHello) -> None:
        """Take the settings that the browser keeps."""
        session = self._session
        session.hands, self.identity = hello.hands, hello.identity
        language = match_language(str(hello.settings.get("language", FALLBACK))) or FALLBACK
        wished = {**hello.settings, "language": language}
        session.change(set_as_wished(session.settings, wished))
        self.tell_settings(anyway=True)

    # -- the session -------------------------------------------------------------------------------

    async def enter_hall(self, connection: TableConnection) -> None:
        """Begin a session in the hall, and wait until it is told."""
        hall_screen(connection, self._session, self._sit_down)
        await self._begin(connection)

    async def sit(self, connection: TableConnection, seat: SavedSeat, lead: Sequence[str]) -> None:
        """Begin a session at a table, and wait until it is told.

        Args:
            connection: The connection that has given the seat.
            seat: The seat.
            lead: Sentences that are told first.
        """
        self._session.starting(self._screen_at(connection, seat, lead))
        await self._begin(connection)

    async def take(self, message: page.InSession) -> None:
        """Answer a message after all earlier ones, and wait for that.

        So further messages wait in the socket, which holds few of them.
        """
        if not self.has_session:
            await self._answer(message)
            return
        self._all_answered.clear()
        self._events.add(message)
        await self._all_answered.wait()

    async def _begin(self, connection: TableConnection) -> None:
        self._connection = connection
        self._show_seat()
        self._session.wake_by(self._events.wake)
        self._task = asyncio.create_task(self._run())
        await self._all_answered.wait()

    async def _run(self) -> None:
        try:
            self._tell(await self._events.settled(self._session.opened()), asked=True)
            while not self.has_ended:
                if not self._events.waiting:
                    self._all_answered.set()
                message = await self._events.next()
                if message:
                    await self._answer(message)
                elif self.socket.now and (news := self._session.news()):
                    self._tell(await self._events.settled(news))
        except Exception:
            log.exception("the screen of a page raised")
            self._leave()
            words = self._session.listener()
            self.end(words.stopped(words.say("end-failure", kept="yes")), kept=True)
        finally:
            self._all_answered.set()

    async def _answer(self, message: page.InSession) -> None:
        reply = self.answer(message)
        if reply:
            self._tell(await self._events.settled(reply), asked=True)
        self.tell_settings(anyway=isinstance(message, page.SetSetting))

    def _tell(self, reply: Reply | None, *, asked: bool = False) -> None:
        if reply and self.tell(reply, asked=asked).ends:
            self._leave()

    def _leave(self) -> None:
        """End the session; the seat is kept."""
        self.has_ended = True
        if self._table:
            self._table.close()
        if self._connection:
            self._connection.drop()

    # -- the seat ----------------------------------------------------------------------------------

    def _screen_at(
        self,
        connection: TableConnection,
        seat: SavedSeat,
        lead: Sequence[str],
        you: msg.You | None = None,
    ) -> TableScreen:
        """Return the screen of a table at which the page has a seat."""
        self._code = seat.code
        visit = Visit(connection, seat, lead, you=you, keep_seat=self._keep_seat)
        alarm = LoopAlarm(asyncio.get_running_loop())
        options = FrontOptions(True, alarm, self._session.hands, way_back="same")
        self._table = TableScreen(self._session, visit, options)
        return self._table

    def _sit_down(self, seated: msg.Seated, lead: Sequence[str], you: msg.You) -> TableScreen:
        """Return the screen of a table to which the hall led."""
        assert self._connection, "the hall is reached by it"
        screen = self._screen_at(self._connection, SavedSeat.of(seated), lead, you)
        self._show_seat()
        return screen

    def _keep_seat(self, seat: SavedSeat, _at_once: bool) -> None:
        """Have the browser keep the seat again if its invite code is a new one.

        The number of the last entry told, which the browser keeps too, goes with each reply.
        """
        before, self._code = self._code, seat.code
        if seat.code != before:
            self._show_seat()

    def _show_seat(self) -> None:
        """Tell the page its seat, and the link for friends; or that it is in the hall."""
        if self._table is None:
            self.send(page.PageSeat(self.id))
            return
        seat = self._table.visit.seat
        code = "".join(char for char in seat.code if char.isdigit())[:12]
        seated = msg.Seated(seat.table, seat.token, seat.guest, seat.seats, code)
        link = self._host.link(self.socket.request, code)
        self.send(page.PageSeat(self.id, seated, link, qr_rows(link) if link else ()))

    # -- coming and going --------------------------------------------------------------------------

    def lose(self, now: float) -> None:
        """Note that the page is out of reach: its seat is kept, and nothing is told meanwhile."""
        self.socket.lose(now)
        if self._connection:
            self._connection.drop()

    def come_back(self, socket: ServerConnection, told: int) -> None:
        """Go on by a new socket; ``told``: the number of the last reply that the page has."""
        assert self._connection, "it has a session"
        self._connection.drop()
        self.socket.now = socket
        self._show_seat()
        if board := self.board():
            self.send(board)
        self.socket.send_again(told)
        if self._table:
            self._connection.ask(self._table.visit.way_back(self._table.table.heard))
            self._table.come_back()
        else:
            self._connection.ask(msg.EnterHall())
        self._events.wake()

    def close(self) -> None:
        """Hang up, without waiting for the table or the hall."""
        self._leave()
        self.socket.now = None
        if self._task:
            self._task.cancel()

    # -- as a front --------------------------------------------------------------------------------

    def send(self, message: page.ToPage) -> None:
        """Send a message to the page, if it is connected."""
        self.socket.send(message)

    def words(self, language: str) -> page.WordsOf:
        """Return the texts of a server's page in a language."""
        return structs.replace(page_words(language), hall=self._host.has_hall)

    def chat(self, message: msg.Say) -> Reply | None:
        """Say a line or a ready phrase to the table."""
        table, said = self._table, message
        if not message.phrase:
            said = msg.Say(fit_line(message.text))
        if table is None or said == msg.Say():
            return None
        return self._session.told(lambda: table.say(said), "")

    def look(self, reply: Reply) -> Look:
        """Return the look of the table, or of the hall."""
        session, table = self._session, self._table
        look = (
            _look_at_table(session.listener(), table)
            if table
            else Look.of_menu(session, "page-hall")
        )
        return self.with_line(look, reply)


def table_seen(language: str, state: msg.TableState) -> page.PageTable:
    """Return how a table stands, in words, for somebody who may sit down at it."""
    to, people = Words(language, "touch"), TablePeople(-1, monotonic)
    people.update(state)
    words = TableWords(people, to)
    game = to.say("menu-book", book=people.wishes.game)
    host = people.name(people.host)
    title = to.say("people-invites", name=host, game=game)
    count = people.open_seats
    seats = [to.say("people-seats-open", count=count)] if count else []
    plain = to.say("people-plays", game=game)
    rules = [one for one in words.rules() if one != plain]
    told = [*((-1, one) for one in (*seats, *rules)), *words.by_seat()]
    return page.PageTable(
        upper_first(title),
        tuple((seat, to.stopped(upper_first(one))) for seat, one in told),
        stage_board(people.wishes.game),
    )


def _look_at_table(to: Words, screen: TableScreen) -> Look:
    """Return the look of a table for a listener."""
    game, known = screen.game, screen.table
    table = game.who.table if game else None
    assert table is None or isinstance(table, RemoteGame), "the game is played elsewhere"
    seen = game.view() if game else None
    passed = game.who.feed.take_passed() if game else []
    own = table.own if table else ()
    names = _AT_TABLES
    if table and not own:
        names &= FOR_SPECTATORS | WITHOUT_A_GAME
    if not (table and table.setup.may_undo and own):
        names -= {"undo"}
    shown = scene(
        to,
        seen,
        table.seating if table else None,
        own,
        names,
        away=known.people.away_seats(),
        # its buttons say yes and no, so its words name no keys
        asked=(known.talk.question(Words(to.language, "touch")), known.talk.seconds_left),
    )
    waits = upper_first(known.words().unready())
    marks = _marks(to, known.people, shown)
    shown = structs.replace(shown, marks=marks, waits=waits, elsewhere=(_asked(to, known), waits))
    if table is None and known.people.state:
        shown = structs.replace(shown, title=_awaited(to, known), elsewhere=_of_people(to, known))
    drawn = drawn_moves(to, seen.rules, passed) if seen else ()
    room = None if table else _room(to, known.people)
    heard, kept = screen.visit.seat.told, not known.ended_by
    return Look(shown, table, own, drawn, line=True, room=room, heard=heard, kept=kept)


def _marks(to: Words, people: TablePeople, shown: Scene) -> tuple[str, ...]:
    """Return what stands beside the name of each seat: points, which is the own, who is ready."""
    marks = [[mark] for mark in shown.marks or [""] * len(SEATS)]
    for seat in people.seats:
        if shown.is_room and seat.guest == people.own >= 0:
            marks[seat.seat].append(upper_first(to.say("terms-you")))
        elif shown.is_room and seat.guest not in (-1, people.host, *people.ready):
            marks[seat.seat].append(to.say("people-seat-unready"))
        if seat.guest in people.ready:
            marks[seat.seat].append(f"✓ {to.say('people-seat-ready')}" if shown.is_room else "✓")
    return tuple(" ".join(filter(None, told)) for told in marks)


def _asked(to: Words, table: Table) -> str:
    return to.stopped(upper_first(table.talk.question(to)))


def _awaited(to: Words, table: Table) -> str:
    """Return the game that will be played and what is waited for, in whole sentences."""
    people = table.people
    who = "host" if people.is_host else "guest" if people.plays else "watcher"
    name = people.name(people.host)
    told = (
        to.say("menu-book", book=people.wishes.game),
        to.say("page-room", who=who, count=people.open_seats, name=name),
    )
    return " ".join(to.stopped(upper_first(one)) for one in told)


def _of_people(to: Words, table: Table) -> tuple[str, ...]:
    """Return the sentences that the heading and the players say before the game."""
    words = table.words()
    told = (*table.company(), words.missing(), *words.own_seat())
    return tuple(to.stopped(upper_first(one)) for one in told)


def _room(to: Words, people: TablePeople) -> Drawing | None:
    """Return the board of the coming game; None before the table has told its state."""
    state = people.state
    if state is None or not state.wishes:
        return None
    rules = make_rules(state.wishes, [SEATS[one.seat] for one in state.seats])
    return room_drawing(to, rules, state.seats, people.own)
