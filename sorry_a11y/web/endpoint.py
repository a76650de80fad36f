"""The door of the page: hands out its files, and lets each page have an ear of its own.

A page may come from nowhere but this very address. So that no name of the internet can be made to
point here, an address without encryption must be one of a network: numbers, or a name without a
dot or of a home ("localhost", "kitchen.local").
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from time import monotonic

import msgspec
from websockets.asyncio.server import ServerConnection, broadcast
from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from sorry_a11y.client.local_connection import LocalConnection
from sorry_a11y.narration.catalog import FALLBACK, Words, upper_first
from sorry_a11y.narration.languages import match_language
from sorry_a11y.narration.people import refused, spelled_code
from sorry_a11y.server.connections import CLOSE_CODES, MOST_WAITING
from sorry_a11y.server.rate_limits import Allowance, Rate
from sorry_a11y.server.table_server import FIRST_WORD_S, MOST_FAULTS, TableServer
from sorry_a11y.settings.values import Settings
from sorry_a11y.web import page_messages as page
from sorry_a11y.web.links import is_here, link_to
from sorry_a11y.web.new_table import why_no_table
from sorry_a11y.web.page_session import PageSession, set_as_wished, shown_settings
from sorry_a11y.web.page_words import page_words
from sorry_a11y.web.static_files import answer
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.chat import fit_line

SOCKET = "/page"
KEPT_S = 120.0
"""Seconds that an ear waits for its page to come back; the chair is kept longer, by the table."""
MOST_EARS = 1000
"""Pages that are told at the same time, those out of reach for the moment among them."""
THREADS = 32
"""Fronts that may wait for an answer of their table at the same time."""
ANSWER_S = 10.0
"""Seconds that a chair may take to be given; a server that died has its tables for some more."""
KEYS = Rate(60, 0.1)
"""Messages of one page."""


class WebEndpoint:
    """A `server.table_server.Endpoint`. ``program``: the version told to the tables; ``url``: what
    guests type where a front stands before this server, empty where they come to it."""

    def __init__(
        self, program: str, url: str = "", *, clock: Callable[[], float] = monotonic
    ) -> None:
        self._program = program
        self._url = url
        self._clock = clock
        self._is_plain = True
        self._tables: TableServer | None = None
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="page")
        self._ears: dict[str, PageSession] = {}
        self._keys = Allowance(KEYS)
        self._tick: asyncio.Task[None] | None = None

    def begin(self, server: TableServer) -> None:
        """The tables can be talked to."""
        self._tables = server
        self._tick = asyncio.create_task(self._forget())

    async def end(self) -> None:
        """Every ear hangs up."""
        if self._tick:
            self._tick.cancel()
        for ear in list(self._ears.values()):
            ear.close()
        self._ears.clear()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def owns(self, request: Request) -> bool:
        """Whether a request is for the socket of a page."""
        return request.path == SOCKET

    def answer(self, request: Request, *, is_plain: bool) -> Response | None:
        """A file of the page, or that there is none; None for sockets, but for one that a page
        from elsewhere wants."""
        self._is_plain = is_plain
        if _only(request, "Upgrade").lower() != "websocket":
            return answer(request)
        if not self.owns(request):
            return None
        origin, host = _only(request, "Origin"), _only(request, "Host")
        is_own = bool(host) and origin.partition("://")[2] == host
        if is_own and is_here(host, self._url, is_plain=is_plain):
            return None
        status = HTTPStatus.FORBIDDEN
        closing = Headers([("Connection", "close"), ("Content-Length", "1")])
        return Response(status.value, status.phrase, closing, b"\n")

    # -- one socket ------------------------------------------------------------------------------

    async def serve(self, socket: ServerConnection, address: str) -> None:
        """Tell one page, until one side ends it."""
        visit = Visit(self, socket, address)
        try:
            data = await asyncio.wait_for(socket.recv(), FIRST_WORD_S)
            while True:
                if not self._keys.take(visit.key, self._clock()) or not await visit.take(data):
                    visit.faults += 1
                if visit.faults > MOST_FAULTS:
                    await socket.close(CLOSE_CODES["many"], "many")
                    return
                data = await socket.recv()
        except TimeoutError:
            await socket.close(CLOSE_CODES["silent"], "silent")
        finally:
            self._keys.forget(visit.key)
            visit.leave(self._clock())

    def line(self, address: str, language: str) -> LocalConnection:
        """A line to the tables."""
        assert self._tables, "the server listens"
        hello = msg.Hello(
            msg.PROTOCOL, f"page {self._program}"[:40], msg.RULES_VERSION, language
        )
        return LocalConnection(self._tables, address, hello)

    def ear(
        self, line: LocalConnection, seated: msg.Seated, settings: Settings, lead: list[str],
        told: int = -1,
    ) -> PageSession:
        """A new ear."""
        ear = PageSession(line, seated, settings, self._pool, lead=lead, told=told)
        self._ears[ear.id] = ear
        return ear

    def kept_ear(self, session: str, token: str) -> PageSession | None:
        """The ear that a page had before its line was lost, if it is still here."""
        ear = self._ears.get(session)
        return ear if ear and not ear.ended and ear.seated.token == token else None

    @property
    def is_full(self) -> bool:
        """Whether no further page can be told."""
        return len(self._ears) >= MOST_EARS

    def link(self, host: str, code: str) -> str:
        """What friends open to sit down, from a page that was opened at ``host``."""
        return link_to(host, self._url, code, is_plain=self._is_plain)

    async def _forget(self) -> None:
        """Let go of ears whose page does not come back."""
        while True:
            await asyncio.sleep(KEPT_S / 4)
            now = self._clock()
            for ear in list(self._ears.values()):
                if ear.ended or (ear.tell is None and now - ear.lost_at > KEPT_S):
                    self.let_go(ear)

    def let_go(self, ear: PageSession) -> None:
        """An ear that nobody listens with any more."""
        ear.close()
        self._ears.pop(ear.id, None)


class Visit:
    """One socket of a page. ``faults``: messages that made no sense or were too many."""

    def __init__(self, door: WebEndpoint, socket: ServerConnection, address: str) -> None:
        self.faults = 0
        self.key = str(socket.id)
        self._door = door
        self._socket = socket
        self._address = address
        self._settings = Settings(sound="full")
        self._ear: PageSession | None = None
        self._closing: asyncio.Task[None] | None = None

    async def take(self, data: str | bytes) -> bool:
        """Do what the page says; whether it made sense."""
        try:
            message = page.decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError):
            self._send(page.Refused("message"))
            return False
        if isinstance(message, page.Hello):
            self._settings = set_as_wished(Settings(), {**message.settings, **_language(message)})
            self._greet()
            return True
        if isinstance(message, page.Open | page.Join | page.Chair):
            if self._ear and not self._ear.ended:
                return False
            await self._sit(message)
            return True
        if isinstance(message, page.Set) and self._ear is None:
            self._settings = set_as_wished(self._settings, {message.name: message.value})
            self._greet()
            return True
        return await self._at_table(message)

    def leave(self, now: float) -> None:
        """The socket is gone."""
        ear = self._ear
        if ear is None:
            return
        if ear.ended:
            self._door.let_go(ear)
        elif ear.tell == self._send:
            ear.lose(now)

    async def _at_table(self, message: page.Up) -> bool:
        ear = self._ear
        if ear is None or ear.ended:
            return False
        match message:
            case page.Press():
                await ear.press(message.key)
            case page.Choose():
                await ear.choose(message.menu, message.at)
            case page.Say():
                if text := fit_line(message.text):
                    await ear.say(msg.Say(text))
            case page.SayPhrase():
                await ear.say(msg.SayPhrase(message.code))
            case page.Set():
                await ear.set(message.name, message.value)
                if message.name == "language":
                    self._settings = set_as_wished(self._settings, {"language": message.value})
                    self._send(page_words(self._settings.language))
        return True

    def _greet(self) -> None:
        self._send(page_words(self._settings.language))
        self._send(page.SettingsOf(shown_settings(self._settings)))

    # -- a chair -----------------------------------------------------------------------------------

    async def _sit(self, wished: page.Open | page.Join | page.Chair) -> None:
        if isinstance(wished, page.Chair):
            if await self._take_again(wished):
                return
            first: msg.HostTable | msg.Join | msg.Back = msg.Back(
                wished.table, wished.token, wished.heard
            )
        elif isinstance(wished, page.Join):
            first = msg.Join(wished.code, wished.name, wished.seat, wished.watch)
        else:
            first = wished.table
            if why := why_no_table(first, self._settings.language):
                self._send(page.Refused("game", why))
                return
        if self._door.is_full:
            self._refuse(msg.Refused("many"))
            return
        line = self._door.line(self._address, self._settings.language)
        line.dial(first)
        if isinstance(wished, page.Chair):
            seated = msg.Seated(
                wished.table, wished.token, wished.guest, wished.seats, wished.code
            )
            to = Words(self._settings.language)
            await self._open(line, seated, [to.say("people-welcome-back")], wished.heard)
            return
        answer = await self._answer(line)
        if isinstance(answer, msg.Seated):
            await self._open(line, answer, [])
        else:
            line.close()
            self._refuse(answer)

    async def _answer(self, line: LocalConnection) -> msg.Seated | msg.Refused:
        """What the tables say to whoever wants a chair."""
        arrived = asyncio.Event()
        loop = asyncio.get_running_loop()
        line.wake_by(partial(_call_soon, loop, arrived.set))
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER_S):
                while True:
                    while message := line.take():
                        if isinstance(message, msg.Seated | msg.Refused):
                            return message
                    await arrived.wait()
                    arrived.clear()
        return msg.Refused("many")

    async def _take_again(self, wished: page.Chair) -> bool:
        """Go on with the ear that this page had; False if it is gone."""
        ear = self._door.kept_ear(wished.session, wished.token)
        if ear is None:
            return False
        ear.line.drop()
        self._listen(ear)
        await ear.come_back(wished.told)
        return True

    async def _open(
        self, line: LocalConnection, seated: msg.Seated, lead: list[str], told: int = -1
    ) -> None:
        to = Words(self._settings.language)
        code = spelled_code(seated.code)
        if code and told < 0:
            lead = [*lead, to.say("people-code", code=code)]
        ear = self._door.ear(line, seated, self._settings, lead, told)
        self._listen(ear)
        await ear.open()

    def _listen(self, ear: PageSession) -> None:
        """Be told by an ear from now on."""
        self._ear, ear.tell = ear, self._send
        ear.line.hang_up = self._hang_up
        ear.greet = lambda: self._send(self._seated(ear))
        ear.greet()

    def _hang_up(self) -> None:
        """This server ends; the page comes back to another."""
        self._closing = asyncio.create_task(self._socket.close(CLOSE_CODES["restart"], "restart"))

    def _seated(self, ear: PageSession) -> page.Seated:
        seated, link = ear.seated, ""
        code = "".join(char for char in seated.code if char.isdigit())[:12]
        if code and self._socket.request:
            link = self._door.link(_only(self._socket.request, "Host"), code)
        return page.Seated(
            seated.table, seated.token, seated.guest, seated.seats, ear.id, code, link
        )

    # -- telling -----------------------------------------------------------------------------------

    def _refuse(self, refusal: msg.Refused) -> None:
        to = Words(self._settings.language)
        told = refused(
            to, refusal.why, fit_line(refusal.given), fit_line(refusal.accepted)
        ) or to.say("people-refused-message")
        self._send(page.Refused(refusal.why, to.stopped(upper_first(told))))

    def _send(self, message: page.Down) -> None:
        """Send without waiting; whoever does not read is left."""
        transport = self._socket.transport
        if transport.is_closing():
            return
        if transport.get_write_buffer_size() > MOST_WAITING:
            transport.abort()
            return
        broadcast([self._socket], page.encoder.encode(message).decode())


def _only(request: Request, header: str) -> str:
    """A header that stands once; empty for none, and for several, which are nobody's."""
    values = request.headers.get_all(header)
    return values[0] if len(values) == 1 else ""


def _call_soon(loop: asyncio.AbstractEventLoop, what: Callable[[], None]) -> None:
    loop.call_soon_threadsafe(what)


def _language(hello: page.Hello) -> dict[str, str | int]:
    """The language nearest to what a browser calls its own."""
    wished = str(hello.settings.get("language", FALLBACK))
    return {"language": match_language(wished) or FALLBACK}
