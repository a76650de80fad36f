"""The frontend of the page: hands out its files, and lets each page have a session."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from time import monotonic
from urllib.parse import urlsplit

from websockets.asyncio.server import ServerConnection
from websockets.http11 import Request, Response

from sorry_a11y.frontends.web import page_messages as page
from sorry_a11y.frontends.web.page_files import (
    SOCKET,
    file_response,
    foreign_response,
    link_to,
    single_header,
)
from sorry_a11y.frontends.web.page_words import why_no_table
from sorry_a11y.frontends.web.server_page import PageHost, PageSocket, ServerPage, table_seen
from sorry_a11y.online.client.connection import LineFor, TableConnection, hello_of
from sorry_a11y.online.client.looking import TableLook
from sorry_a11y.online.client.seats import SavedSeat, told_refusal
from sorry_a11y.online.server.rate_limits import Rate, RateLimiter, network_of
from sorry_a11y.online.server.table_server import TableServer
from sorry_a11y.online.server.websocket_front import FIRST_WORD_S, Frontend
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.codes import spelled_code
from sorry_a11y.output.narration.catalog import Words, upper_first
from sorry_a11y.output.narration.people import code_told
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.settings.values import Settings

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

_SeatWish = msg.HostTable | msg.Join | page.SeatAgain | page.ComeToHall
"""The messages by which a page asks for a seat or for the hall."""


class WebFrontend(Frontend):
    """The page of a server.

    Args:
        url: The address that guests type if a proxy stands before this server; empty without one.
        line_for: The function that gives a guest lines to the tables of several servers; None for
            the tables of this one.
        clock: A function that returns seconds that only go forward.
    """

    path = SOCKET

    def __init__(
        self,
        url: str = "",
        line_for: LineFor | None = None,
        *,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._url = url
        self._clock = clock
        self._is_plain = True
        self._line_for = line_for
        self._server: TableServer | None = None
        self._pages: dict[str, ServerPage] = {}
        self._limiter = RateLimiter()
        self._tick: asyncio.Task[None] | None = None

    async def begin(self, server: TableServer) -> None:
        """Begin to watch for sessions whose page is lost."""
        self._server = server
        self._tick = asyncio.create_task(self._let_go_of_lost())

    async def end(self) -> None:
        """End every session."""
        if self._tick:
            self._tick.cancel()
        for one in list(self._pages.values()):
            self.let_go(one)

    def answer(self, request: Request, *, is_plain: bool) -> Response | None:
        """Return a file of the page, a 404, or the refusal of a socket to a page of another site.

        None is returned for a socket that is given.
        """
        self._is_plain = is_plain
        if single_header(request, "Upgrade").lower() != "websocket":
            # the address that the operator gave: a request may name any host
            host = urlsplit(self._url).netloc
            link = link_to(host, self._url, "", is_plain=is_plain) if host else ""
            return file_response(request, address=link.removesuffix("#"))
        if request.path != self.path:
            return None
        return foreign_response(request, self._url, is_plain=is_plain)

    async def serve(self, socket: ServerConnection, address: str) -> None:
        """Serve one page until either side closes the socket."""
        visit = _PageVisit(self, socket, address)
        sender, faults = str(socket.id), 0
        try:
            async with asyncio.timeout(FIRST_WORD_S):
                data = await socket.recv()
            while True:
                is_in_time = self._limiter.take(MESSAGE_RATE, sender, self._clock())
                if not is_in_time or not await visit.take(page.read_message(data)):
                    faults += 1
                    if self._server and self._server.limits.ends_by_fault(address, faults):
                        await socket.close(msg.CLOSE_CODES["many"], "many")
                        return
                data = await socket.recv()
        except TimeoutError:
            await socket.close(msg.CLOSE_CODES["silent"], "silent")
        finally:
            self._limiter.forget(MESSAGE_RATE, sender)
            visit.leave(self._clock())

    # -- sessions --------------------------------------------------------------------------------

    def host(self) -> PageHost:
        """Return the server as its pages know it."""
        assert self._server, "the server listens"
        return PageHost(self._url, self._is_plain, self._server.has_hall)

    def connect(self, address: str, guest: ServerPage) -> TableConnection:
        """Return a connection to the tables for a page."""
        hello = hello_of(guest.settings.language, guest.identity)
        if self._line_for:
            return TableConnection(self._line_for(address), hello)
        assert self._server, "the server listens"
        here = partial(self._server.attach, address)
        return TableConnection(here, hello, guest.socket.hang_up)

    def keep(self, guest: ServerPage) -> None:
        """Keep the session of a page until it ends, or its page stays away."""
        self._pages[guest.id] = guest

    def find(self, name: str, secret: str) -> ServerPage | None:
        """Return the page that had a session before its connection was lost; None if it is gone.

        Args:
            name: The name of the session.
            secret: The secret that proves that the page had it.
        """
        found = self._pages.get(name)
        return found if found and found.is_of(secret) else None

    def let_go(self, guest: ServerPage) -> None:
        """End the session of a page."""
        guest.close()
        self._pages.pop(guest.id, None)

    def is_full(self, network: str) -> bool:
        """Return whether no further page can have a session, or none of a network."""
        there = sum(one.socket.network == network for one in self._pages.values())
        return len(self._pages) >= _MOST_SESSIONS or there >= MOST_OF_NETWORK

    async def _let_go_of_lost(self) -> None:
        while True:
            await asyncio.sleep(_KEPT_S / 4)
            now = self._clock()
            for one in list(self._pages.values()):
                if one.has_ended or one.socket.is_lost_since(now - _KEPT_S):
                    self.let_go(one)


class _PageVisit:
    """One connection of a page, which has no session yet or goes on with the one that it had."""

    def __init__(self, frontend: WebFrontend, socket: ServerConnection, address: str) -> None:
        self._frontend = frontend
        self._socket = socket
        self._address = address
        session = PlayerSession(Settings(sound="full"))
        self._page = ServerPage(self._way(), frontend.host(), session)

    async def take(self, message: page.FromPage | None) -> bool:
        """Answer a message, None for one that cannot be read; return whether it makes sense now."""
        if self._page.has_ended:
            self._frontend.let_go(self._page)
            self._page = self._page.again(self._way())
        is_at_door = not self._page.has_session
        match message:
            case None:
                self._page.send(page.PageRefusal("message"))
                return False
            case page.PageHello() if is_at_door:
                self._page.greet(message)
            case page.SeatAgain() | page.ComeToHall() if is_at_door and self._goes_on(message):
                pass
            case page.ComeToHall() if is_at_door:
                await self._enter_hall(message)
            case msg.HostTable() | msg.Join() | page.SeatAgain() if is_at_door:
                await self._sit(message)
            case msg.LookAt() if is_at_door:
                await self._look(message)
            case page.Press() | page.Choose() | msg.Say() if is_at_door:
                return False
            case _ if isinstance(message, page.InSession):
                await self._page.take(message)
            case _:
                return False
        return True

    def leave(self, now: float) -> None:
        """Note that the socket is closed, at the second ``now``."""
        guest = self._page
        if guest.has_ended:
            self._frontend.let_go(guest)
        elif guest.socket.now is self._socket:
            guest.lose(now)

    def _way(self) -> PageSocket:
        return PageSocket(self._socket, network_of(self._address))

    # -- a seat, or the hall -----------------------------------------------------------------------

    def _goes_on(self, wish: page.SeatAgain | page.ComeToHall) -> bool:
        """Go on with the session that the page had, if it is kept; return whether it is."""
        secret = wish.token if isinstance(wish, page.SeatAgain) else self._page.identity
        found = self._frontend.find(wish.session, secret)
        if found:
            self._page = found
            found.come_back(self._socket, wish.told)
        return found is not None

    async def _enter_hall(self, wish: page.ComeToHall) -> None:
        frontend = self._frontend
        if not frontend.host().has_hall:
            await self._refuse(wish, msg.Refused("no-hall"))
        elif frontend.is_full(self._page.socket.network):
            await self._refuse(wish, msg.Refused("many"))
        else:
            frontend.keep(self._page)
            await self._page.enter_hall(frontend.connect(self._address, self._page))

    async def _sit(self, wish: msg.HostTable | msg.Join | page.SeatAgain) -> None:
        """Ask the tables for a new seat, or for one that the page had before, and take it."""
        frontend, guest = self._frontend, self._page
        language = guest.settings.language
        if isinstance(wish, msg.HostTable) and (why := why_no_table(wish, language)):
            guest.send(page.PageRefusal("game", why))
            return
        if frontend.is_full(guest.socket.network):
            await self._refuse(wish, msg.Refused("many"))
            return
        connection = frontend.connect(self._address, guest)
        had = _seat_of(wish) if isinstance(wish, page.SeatAgain) else None
        answer = await connection.seat(
            msg.Back(wish.table, wish.token, wish.heard)
            if isinstance(wish, page.SeatAgain)
            else wish,
            _SEAT_S,
        )
        if not isinstance(answer, msg.Seated):
            connection.drop()
            await self._refuse(wish, answer or msg.Refused("many"))
            return
        seat, to = had or SavedSeat.of(answer), Words(language)
        lead = [to.say("people-welcome-back")] if had else []
        # -1: nothing of this table was told yet, and so its code was not
        if seat.told < 0 and (code := spelled_code(seat.code)):
            lead.append(code_told(to, code))
        frontend.keep(guest)
        await guest.sit(connection, seat, lead)

    async def _look(self, wish: msg.LookAt) -> None:
        """Tell the page how the table stands to which its link leads."""
        guest = self._page
        connection = self._frontend.connect(self._address, guest)
        seen = await TableLook(connection).at(wish.code)
        if isinstance(seen, msg.Refused):
            await self._refuse(wish, seen)
        elif seen:
            guest.send(table_seen(guest.settings.language, seen))

    async def _refuse(self, wish: _SeatWish | msg.LookAt, refusal: msg.Refused) -> None:
        """Tell the page that a wish is refused; a page that had the seat tries again later."""
        guest = self._page
        to = Words(guest.settings.language)
        if not isinstance(wish, page.SeatAgain):
            text = to.stopped(upper_first(told_refusal(to, refusal)))
            guest.send(page.PageRefusal(refusal.why, text))
        elif refusal.why in ("token", "elsewhere"):
            told = to.say(f"people-end-{refusal.why}")
            guest.end(to.stopped(upper_first(told)), kept=False)
        else:
            await self._socket.close(_LATER, refusal.why)


def _seat_of(wish: page.SeatAgain) -> SavedSeat:
    """Return the seat that a page had."""
    return SavedSeat(
        wish.table, wish.token, wish.guest, wish.seats, code=wish.code, told=wish.heard
    )
