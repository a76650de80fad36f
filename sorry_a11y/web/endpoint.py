"""The endpoint of the page: hands out its files, and lets each page have a session."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import monotonic

import msgspec
from msgspec import structs
from websockets.asyncio.server import ServerConnection
from websockets.http11 import Request, Response

from sorry_a11y.client.connection import (
    ConnectTables,
    TableConnection,
    hello_of,
    tables_here,
)
from sorry_a11y.client.screen_runner import THREADS
from sorry_a11y.client.seats import SavedSeat, ask_for_seat, told_refusal
from sorry_a11y.narration.catalog import FALLBACK, Hands, Words, match_language, upper_first
from sorry_a11y.narration.people import code_told
from sorry_a11y.server.rate_limits import Rate, RateLimiter, network_of
from sorry_a11y.server.table_server import TableServer
from sorry_a11y.server.websocket_front import FIRST_WORD_S, Endpoint
from sorry_a11y.session.alarm import LoopAlarm
from sorry_a11y.settings.values import Settings
from sorry_a11y.web import page_messages as page
from sorry_a11y.web.page_files import (
    SOCKET,
    file_response,
    foreign_response,
    link_to,
    single_header,
)
from sorry_a11y.web.page_front import set_as_wished, shown_settings
from sorry_a11y.web.page_guest import Outlet, PageGuest, send_to
from sorry_a11y.web.page_words import page_words, why_no_table
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import spelled_code

_KEPT_S = 120.0
"""Seconds that a session waits for its page to come back; the table keeps the seat for longer."""
_MOST_SESSIONS = 1000
"""Pages that have a session at the same time, with those whose connection is lost for now."""
MOST_OF_NETWORK = 100
"""Of these, pages of one network (`network_of`)."""
_LATER = 1013
"""The close code after which a page comes back by itself."""
_SEAT_S = 10.0
"""Seconds to wait for a seat: another server takes the tables of one that died only some seconds
later."""
MESSAGE_RATE = Rate(60, 0.1)
"""A page may send 60 messages at once, then ten a second."""


class WebEndpoint(Endpoint):
    """The page of a server.

    Args:
        url: The address that guests type if a proxy stands before this server; empty without one.
        tables: The function that connects to the tables of several servers; None for the tables of
            this one.
        clock: A function that returns seconds that only go forward.
    """

    path = SOCKET

    def __init__(
        self, url: str = "", tables: ConnectTables | None = None, *,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._url = url
        self._clock = clock
        self._is_plain = True
        self._tables = tables
        self._server: TableServer | None = None
        self._screens = ThreadPoolExecutor(THREADS, thread_name_prefix="page")
        # a pool of its own: waiting for a seat must not delay those who play
        self._seating = ThreadPoolExecutor(THREADS, thread_name_prefix="seating")
        self._sessions: dict[str, PageGuest] = {}
        self._limiter = RateLimiter()
        self._tick: asyncio.Task[None] | None = None

    async def begin(self, server: TableServer) -> None:
        """Connect to the tables, and begin to watch for sessions whose page is lost."""
        self._server = server
        alarm = LoopAlarm(asyncio.get_running_loop())
        self._tables = self._tables or tables_here(server.attach, alarm)
        self._tick = asyncio.create_task(self._let_go_of_lost())

    async def end(self) -> None:
        """End every session."""
        if self._tick:
            self._tick.cancel()
        for session in list(self._sessions.values()):
            self.let_go(session)
        for pool in (self._screens, self._seating):
            pool.shutdown(wait=False, cancel_futures=True)

    def answer(self, request: Request, *, is_plain: bool) -> Response | None:
        """Return a file of the page, a 404, or the refusal of a socket to a page of another site.

        None is returned for a socket that is given.
        """
        self._is_plain = is_plain
        if single_header(request, "Upgrade").lower() != "websocket":
            host = single_header(request, "Host")
            link = link_to(host, self._url, "", is_plain=is_plain) if host else ""
            return file_response(request, address=link.removesuffix("#"))
        if request.path != self.path:
            return None
        return foreign_response(request, self._url, is_plain=is_plain)

    async def serve(self, socket: ServerConnection, address: str) -> None:
        """Serve one page until either side closes the socket."""
        visit = _PageVisit(self, socket, address)
        page_id, faults = str(socket.id), 0
        try:
            async with asyncio.timeout(FIRST_WORD_S):
                data = await socket.recv()
            while True:
                is_in_time = self._limiter.take(MESSAGE_RATE, page_id, self._clock())
                if not is_in_time or not await visit.take(data):
                    faults += 1
                    if self._server and self._server.limits.ends_by_fault(address, faults):
                        await socket.close(msg.CLOSE_CODES["many"], "many")
                        return
                data = await socket.recv()
        except TimeoutError:
            await socket.close(msg.CLOSE_CODES["silent"], "silent")
        finally:
            self._limiter.forget(MESSAGE_RATE, page_id)
            visit.leave(self._clock())

    # -- sessions --------------------------------------------------------------------------------

    @property
    def has_hall(self) -> bool:
        """Whether the server has a hall."""
        return self._server is not None and self._server.has_hall

    def connect(
        self, address: str, language: str, identity: str, outlet: Outlet
    ) -> TableConnection:
        """Return a connection to the tables for the page behind ``outlet``.

        ``identity``: the secret that its browser keeps.
        """
        assert self._tables, "the server listens"
        hello = hello_of(language, identity)
        return self._tables(address, hello, outlet.hang_up)

    async def ask(
        self, connection: TableConnection, wish: msg.HostTable | msg.Join | SavedSeat
    ) -> msg.Seated | msg.Refused:
        """Ask the tables for a new seat, or for a seat that the page had before."""
        last_entry = wish.told if isinstance(wish, SavedSeat) else -1
        answer = await asyncio.get_running_loop().run_in_executor(
            self._seating, partial(ask_for_seat, connection, wish, _SEAT_S, since=last_entry)
        )
        return answer or msg.Refused("many")

    def begin_session(
        self, outlet: Outlet, connection: TableConnection, entry: SavedSeat | str,
        settings: Settings, lead: Sequence[str], hands: Hands,
    ) -> PageGuest:
        """Return a new session for a page; the arguments are those of `PageGuest`."""
        session = PageGuest(outlet, connection, entry, settings, self._screens, lead, hands)
        self._sessions[session.id] = session
        return session

    def find(self, name: str, secret: str) -> PageGuest | None:
        """Return the session that a page had before its connection was lost; None if it is gone.

        Args:
            name: The name of the session.
            secret: The secret that proves that the page had it.
        """
        session = self._sessions.get(name)
        return session if session and not session.ended and session.is_of(secret) else None

    def let_go(self, session: PageGuest) -> None:
        """End a session."""
        session.close()
        self._sessions.pop(session.id, None)

    def is_full(self, address: str) -> bool:
        """Return whether no further page can have a session, or none of the address's network."""
        network = network_of(address)
        there = sum(one.outlet.network == network for one in self._sessions.values())
        return len(self._sessions) >= _MOST_SESSIONS or there >= MOST_OF_NETWORK

    def link(self, request: Request | None, code: str) -> str:
        """Return the link that seats friends at a table, for a page that came with ``request``."""
        if not code or request is None:
            return ""
        return link_to(
            single_header(request, "Host"), self._url, code, is_plain=self._is_plain
        )

    async def _let_go_of_lost(self) -> None:
        while True:
            await asyncio.sleep(_KEPT_S / 4)
            now = self._clock()
            for session in list(self._sessions.values()):
                if session.ended or session.outlet.is_lost_since(now - _KEPT_S):
                    self.let_go(session)


class _PageVisit:
    """One connection of a page, with its settings and its session."""

    def __init__(self, endpoint: WebEndpoint, socket: ServerConnection, address: str) -> None:
        self._endpoint = endpoint
        self._socket = socket
        self._address = address
        self._settings = Settings(sound="full")
        self._hands: Hands = "keys"
        self._identity = ""
        self._session: PageGuest | None = None

    async def take(self, data: str | bytes) -> bool:
        """Answer a message; return False if it cannot be read or makes no sense now."""
        try:
            message = page.decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            send_to(self._socket, page.PageRefusal("message"))
            return False
        session = self._session
        if session and session.ended:
            self._settings, session = session.settings, None
        match message:
            case page.PageHello():
                self._hands = "touch" if message.settings.get("hands") == "touch" else "keys"
                self._identity = message.identity
                self._set({**message.settings, **_language(message)})
            case page.SetSetting() if session is None:
                self._set({message.name: message.value})
            case page.SeatAgain() if session is None:
                await self._take_again(message)
            case page.ComeToHall() if session is None:
                await self._enter_hall(message)
            case msg.HostTable() | msg.Join() if session is None:
                await self._sit(message)
            case _ if session and isinstance(message, page.InSession):
                await session.take(message)
            case _:
                return False
        return True

    def leave(self, now: float) -> None:
        """Note that the socket is closed, at the second ``now``."""
        session = self._session
        if session is None:
            return
        if session.ended:
            self._endpoint.let_go(session)
        elif session.outlet.socket is self._socket:
            session.lose(now)

    def _set(self, wished: dict[str, str | int]) -> None:
        self._settings = set_as_wished(self._settings, wished)
        words = page_words(self._settings.language)
        send_to(self._socket, structs.replace(words, hall=self._endpoint.has_hall))
        send_to(self._socket, page.SettingsOf(shown_settings(self._settings)))

    # -- a seat, or the hall -----------------------------------------------------------------------

    async def _enter_hall(self, wish: page.ComeToHall) -> None:
        """Go on with the session that the page had in the hall, or open a new one."""
        if await self._go_on(wish.session, self._identity, wish.told):
            return
        if not self._endpoint.has_hall:
            self._refuse(msg.Refused("no-hall"))
        elif self._endpoint.is_full(self._address):
            self._refuse(msg.Refused("many"))
        else:
            outlet, connection = self._connect()
            await self._open(outlet, connection, self._identity, [])

    async def _sit(self, wish: msg.HostTable | msg.Join) -> None:
        language = self._settings.language
        if isinstance(wish, msg.HostTable) and (why := why_no_table(wish, language)):
            send_to(self._socket, page.PageRefusal("game", why))
        elif refusal := await self._seat(wish, [], tells_code=True):
            self._refuse(refusal)

    async def _take_again(self, wish: page.SeatAgain) -> None:
        """Go on with the session that the page had, or open a new one for its seat."""
        if await self._go_on(wish.session, wish.token, wish.told):
            return
        seat = SavedSeat(
            wish.table, wish.token, wish.guest, wish.seats, code=wish.code, told=wish.heard
        )
        to = Words(self._settings.language)
        lead = [to.say("people-welcome-back")]
        # -1: nothing of this table was heard yet, so the code was not told
        refusal = await self._seat(seat, lead, tells_code=wish.heard < 0)
        if refusal is None:
            return
        if refusal.why == "token":
            gone = to.stopped(upper_first(to.say("people-end-token")))
            send_to(self._socket, page.PageReply(1, [gone], ends=True))
        else:  # the page tries again later
            await self._socket.close(_LATER, refusal.why)

    async def _go_on(self, name: str, secret: str, last_reply: int) -> bool:
        """Go on with the session that the page had, if it is kept; return whether it is."""
        session = self._endpoint.find(name, secret)
        if session:
            self._session = session
            await session.come_back(self._socket, last_reply)
        return session is not None

    async def _seat(
        self, wish: msg.HostTable | msg.Join | SavedSeat, lead: list[str], *, tells_code: bool
    ) -> msg.Refused | None:
        """Ask for a seat, and open a session for it.

        Args:
            wish: The table to open or join, or the seat that the page had.
            lead: Sentences that the session tells first.
            tells_code: Whether the invite code is told after them.

        Returns:
            The refusal; None if there is a seat.
        """
        if self._endpoint.is_full(self._address):
            return msg.Refused("many")
        outlet, connection = self._connect()
        answer = await self._endpoint.ask(connection, wish)
        if isinstance(answer, msg.Refused):
            connection.drop()
            return answer
        seat = wish if isinstance(wish, SavedSeat) else SavedSeat.of(answer)
        if tells_code and (code := spelled_code(seat.code)):
            lead.append(code_told(Words(self._settings.language), code))
        await self._open(outlet, connection, seat, lead)
        return None

    def _connect(self) -> tuple[Outlet, TableConnection]:
        outlet = Outlet(self._socket, network_of(self._address), self._endpoint.link)
        language = self._settings.language
        return outlet, self._endpoint.connect(self._address, language, self._identity, outlet)

    async def _open(
        self, outlet: Outlet, connection: TableConnection, entry: SavedSeat | str, lead: list[str]
    ) -> None:
        self._session = self._endpoint.begin_session(
            outlet, connection, entry, self._settings, lead, self._hands
        )
        await self._session.open()

    def _refuse(self, refusal: msg.Refused) -> None:
        to = Words(self._settings.language)
        text = to.stopped(upper_first(told_refusal(to, refusal)))
        send_to(self._socket, page.PageRefusal(refusal.why, text))


def _language(hello: page.PageHello) -> dict[str, str | int]:
    """Return the language nearest to what a browser calls its own, as a setting."""
    wished = str(hello.settings.get("language", FALLBACK))
    return {"language": match_language(wished) or FALLBACK}
