"""The server of the page for one player on this computer, in a window or a browser.

Other users of the computer can reach its port too. So the address holds a ticket, which admits one
page, once; that page comes back with a key of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import cache
from hmac import compare_digest
from http import HTTPStatus
from pathlib import Path
from secrets import token_urlsafe
from urllib.parse import parse_qs

from websockets.asyncio.server import Server, ServerConnection, broadcast, serve
from websockets.http11 import Request, Response

from sorry_a11y.frontends.web import page_messages as page
from sorry_a11y.frontends.web.page_files import (
    SOCKET,
    STATIC,
    file_response,
    files_in,
    foreign_response,
    page_alone,
)
from sorry_a11y.frontends.web.solo_page import SoloPage, session_for_page
from sorry_a11y.online.wire.addresses import HERE
from sorry_a11y.online.wire.protocol import CLOSE_CODES
from sorry_a11y.output.narration.catalog import Hands, Words
from sorry_a11y.output.sound.clips import stock_lengths
from sorry_a11y.ui.session.alarm import LoopAlarm
from sorry_a11y.ui.session.surroundings import PendingCall
from sorry_a11y.ui.settings.user_store import UserStore
from sorry_a11y.ui.settings.values import Settings

_LEFT_S = 10.0
"""Seconds for which a page may be gone, since a page that is reloaded comes back."""
_FIRST_S = 120.0
"""Seconds within which the first page must come."""
_SHORTEST_KEY = 32
_TEXTS = ("page-title", "page-intro", "page-window-over", "page-site-taken")
"""The sentences of the page before there is a game, or when there is none any more."""
_FOLDER = Path(__file__).parent


@cache
def _window_files(language: str) -> Mapping[str, bytes]:
    """Return the files of the page, by name, with its own sentences in a language."""
    to = Words(language)
    texts = {name.rpartition("-")[2]: to.say(name) for name in _TEXTS}
    return {
        **files_in(STATIC),
        **files_in(_FOLDER / "window_page"),
        "waiting.js": (_FOLDER / "site" / "waiting.js").read_bytes(),
        "index.html": page_alone("", texts).encode(),
    }


class _Ticket:
    """The right to the game.

    Attributes:
        text: The ticket, which one page hands in; then empty.
    """

    def __init__(self) -> None:
        self.text = token_urlsafe(32)
        self._key = b""

    def admits(self, query: str) -> bool:
        """Return whether the query of a page's address has the ticket, or the key of that page."""
        given = parse_qs(query)
        ticket, key = (given.get(name, [""])[0].encode() for name in ("ticket", "key"))
        if self.text and compare_digest(ticket, self.text.encode()):
            self.text = ""
            self._key = key if len(key) >= _SHORTEST_KEY else b""
            return True
        return bool(self._key) and compare_digest(key, self._key)


class WindowServer:
    """The server of one page after the other.

    Args:
        store: The store of games and settings.
        settings: The settings to begin with.
        troubles: Sentences that the first page tells first.
        now: A function that returns the time on the player's clock.

    Attributes:
        ended: An event that is set when the game is over or its page is gone.
        has_come: Whether there was a page.
        is_interrupted: Whether the program was ended from outside the page.
    """

    def __init__(
        self,
        store: UserStore,
        settings: Settings,
        troubles: Sequence[str],
        now: Callable[[], datetime],
    ) -> None:
        self._store = store
        self._settings = settings
        self._now = now
        self._troubles = list(troubles)
        self._page: SoloPage | None = None
        self._ticket = _Ticket()
        self._socket: ServerConnection | None = None
        self._leaving: asyncio.TimerHandle | None = None
        self._server: Server | None = None
        self.ended = asyncio.Event()
        self.has_come = False
        self.is_interrupted = False

    async def start(self) -> str:
        """Begin to listen; return the address to open."""
        self._server = await serve(
            self._serve, HERE, 0, process_request=self._answer, compression=None, max_size=2**16
        )
        port = next(iter(self._server.sockets)).getsockname()[1]
        self._end_in(_FIRST_S)
        return f"http://{HERE}:{port}/#{self._ticket.text}"

    def interrupt(self) -> None:
        """End the game, since the program was asked to end."""
        self.is_interrupted = True
        self.ended.set()

    async def stop(self) -> None:
        """End the session, close the connection to the page, and stop to listen."""
        self._stay()
        self._put_away()
        if self._server:
            self._server.close()
            await self._server.wait_closed()

    # -- requests ----------------------------------------------------------------------------------

    def _answer(self, socket: ServerConnection, request: Request) -> Response | None:
        """Return a file of the page or the refusal of a socket; None for a socket that is given."""
        path, _, query = request.path.partition("?")
        if path != SOCKET:
            return file_response(request, _window_files(self._settings.language))
        if refusal := foreign_response(request, "", is_plain=True):
            return refusal
        if self._ticket.admits(query):
            return None
        return socket.respond(HTTPStatus.FORBIDDEN, "\n")

    # -- the page ----------------------------------------------------------------------------------

    async def _serve(self, socket: ServerConnection) -> None:
        """Serve a page, in place of the one before, until either side closes the socket."""
        before, self._socket = self._socket, socket
        self.has_come = True
        self._stay()
        self._put_away()
        if before:
            await before.close(CLOSE_CODES["elsewhere"], "elsewhere")
        try:
            async for text in socket:
                if self._socket is not socket:
                    return
                self._take(socket, text)
        finally:
            if self._socket is socket:
                self._socket = None
                self._put_away()
                self._end_in(_LEFT_S)

    def _take(self, socket: ServerConnection, text: str | bytes) -> None:
        """Answer a message of the page; ignore one that makes no sense."""
        message = page.read_message(text)
        if self._page and message:
            self._page.take(message)
        elif isinstance(message, page.PageHello):
            self._begin(socket, message.hands)

    def _begin(self, socket: ServerConnection, hands: Hands) -> None:
        alarm = LoopAlarm(asyncio.get_running_loop())

        def call_for_page(seconds: float, call: Callable[[], None]) -> PendingCall:
            # a call that was set for a page which is gone does nothing
            return alarm(seconds, lambda: call() if self._socket is socket else None)

        troubles, self._troubles = self._troubles, []
        self._page = SoloPage(
            session_for_page(self._settings, self._store.keep_settings, hands, troubles),
            lambda text: broadcast([socket], text),
            call_for_page,
            self._store,
            self._now,
            stock_lengths(),
            self.ended.set,
        )
        self._page.open()

    def _put_away(self) -> None:
        """End the session of a page; the next session goes on with its settings."""
        session, self._page = self._page, None
        if session:
            self._settings = session.settings
            session.close()

    # -- the end -----------------------------------------------------------------------------------

    def _stay(self) -> None:
        if self._leaving:
            self._leaving.cancel()

    def _end_in(self, seconds: float) -> None:
        self._stay()
        self._leaving = asyncio.get_running_loop().call_later(seconds, self.ended.set)
