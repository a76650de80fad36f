"""The page in a window of this program's own: its games in a browser, on this computer alone.

Other users of the computer can reach the port too. The address holds a ticket, which lets in one
page, once; that page comes back with a key of its own.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from hmac import compare_digest
from http import HTTPStatus
from pathlib import Path
from secrets import token_urlsafe
from urllib.parse import parse_qs

import msgspec
from websockets.asyncio.server import Server, ServerConnection, broadcast, serve
from websockets.http11 import Request, Response

from sorry_a11y.client.connection import LoopAlarm
from sorry_a11y.narration.catalog import Hands, Words
from sorry_a11y.server.connections import ELSEWHERE
from sorry_a11y.session.surroundings import Alarm, PendingCall
from sorry_a11y.settings.user_store import UserStore
from sorry_a11y.settings.values import Settings
from sorry_a11y.web import page_messages as page
from sorry_a11y.web.page_files import SOCKET, file_response, foreign_response, static_files
from sorry_a11y.web.solo_page import SoloPage, SoloPorts
from sorry_a11y.wire.addresses import HERE

LEFT_S = 10.0
"""Seconds that a page may be gone, since one that is reloaded comes back."""
FIRST_S = 120.0
"""Seconds until the first page must have come."""
SHORTEST_KEY = 32
FOLDER = Path(__file__).parent
FILES = {"front.js": FOLDER / "window_page" / "front.js", "solo.js": FOLDER / "site" / "solo.js"}


def window_files(language: str) -> Mapping[str, bytes]:
    """Return the files of the page, by name; what it tells when its program has ended is in a
    language."""
    to = Words(language)
    texts = {"over": to.say("page-window-over"), "taken": to.say("page-site-taken")}
    data = json.dumps(texts, ensure_ascii=False).replace("<", "\\u003c")
    files = dict(static_files())
    index = files["index.html"].decode()
    script = f'<script type="application/json" id="site">{data}</script>\n</head>'
    files["index.html"] = index.replace("</head>", script, 1).encode()
    return files | {name: path.read_bytes() for name, path in FILES.items()}


class WindowGames:
    """The games of this program, for one page after the other.

    Args:
        store: Where games and settings are saved.
        settings: The settings to begin with, as of `solo_page.settings_for_page`.
        troubles: Sentences that the first page is told first.
        now: Gives the time on the player's clock.
    """

    def __init__(
        self, store: UserStore, settings: Settings, troubles: Sequence[str],
        now: Callable[[], datetime],
    ) -> None:
        self.settings = settings
        self._store = store
        self._now = now
        self._troubles = list(troubles)
        self._session: SoloPage | None = None

    def take(self, message: page.FromPage) -> bool:
        """Do what a page says; return whether there is a session to do it."""
        if self._session:
            self._session.take(message)
        return self._session is not None

    def begin(
        self, send: Callable[[str], object], alarm: Alarm, hands: Hands, end: Callable[[], None]
    ) -> None:
        """Begin a session for a page; ``end`` ends the program."""
        troubles, self._troubles = self._troubles, []
        self._session = SoloPage(
            SoloPorts(
                send, alarm, self._store, self._now, hands, quit=end,
            ),
            self.settings, troubles,
        )
        self._session.open()

    def put_away(self) -> None:
        """End the session of a page; the next one goes on with its settings."""
        session, self._session = self._session, None
        if session:
            self.settings = session.settings
            session.close()


class Ticket:
    """The right to the game, which one page takes and comes back with by a key of its own."""

    def __init__(self) -> None:
        self.text = token_urlsafe(32)
        self._key = b""

    def admits(self, query: str) -> bool:
        """Return whether a page may have the game."""
        given = parse_qs(query)
        ticket, key = (given.get(name, [""])[0].encode() for name in ("ticket", "key"))
        if self.text and compare_digest(ticket, self.text.encode()):
            self.text = ""
            self._key = key if len(key) >= SHORTEST_KEY else b""
            return True
        return bool(self._key) and compare_digest(key, self._key)


class WindowServer:
    """Serves games to one page.

    ``ended``: set when the game is over or its page is gone. ``has_come``: whether there was one.
    """

    def __init__(self, games: WindowGames) -> None:
        self._games = games
        self._files = window_files(games.settings.language)
        self._ticket = Ticket()
        self._socket: ServerConnection | None = None
        self._leaving: asyncio.TimerHandle | None = None
        self._server: Server | None = None
        self.ended = asyncio.Event()
        self.has_come = False
        self.is_interrupted = False

    async def start(self) -> str:
        """Listen; return the address to open."""
        self._server = await serve(
            self._serve, HERE, 0, process_request=self._answer, compression=None, max_size=2**16
        )
        port = next(iter(self._server.sockets)).getsockname()[1]
        self._end_in(FIRST_S)
        return f"http://{HERE}:{port}/#{self._ticket.text}"

    def interrupt(self) -> None:
        """Let the game be over, since whoever began the program wants that."""
        self.is_interrupted = True
        self.ended.set()

    async def stop(self) -> None:
        """End; the page is told."""
        self._stay()
        self._games.put_away()
        if self._server:
            self._server.close()
            await self._server.wait_closed()

    # -- requests ----------------------------------------------------------------------------------

    def _answer(self, socket: ServerConnection, request: Request) -> Response | None:
        """Return a file of the page, or why there is no socket; None where there is one."""
        path, _, query = request.path.partition("?")
        if path != SOCKET:
            return file_response(request, self._files)
        if refusal := foreign_response(request, "", is_plain=True):
            return refusal
        if self._ticket.admits(query):
            return None
        return socket.respond(HTTPStatus.FORBIDDEN, "\n")

    # -- the page ----------------------------------------------------------------------------------

    async def _serve(self, socket: ServerConnection) -> None:
        """Tell a page, in the place of the one before, until one side ends it."""
        before, self._socket = self._socket, socket
        self.has_come = True
        self._stay()
        self._games.put_away()
        if before:
            await before.close(ELSEWHERE, "elsewhere")
        try:
            async for text in socket:
                if self._socket is not socket:
                    return
                self._take(socket, text)
        finally:
            if self._socket is socket:
                self._socket = None
                self._games.put_away()
                self._end_in(LEFT_S)

    def _take(self, socket: ServerConnection, text: str | bytes) -> None:
        """Do what the page says; what makes no sense is passed over."""
        try:
            message = page.decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return
        if not self._games.take(message) and isinstance(message, page.PageHello):
            self._begin(socket, "touch" if message.settings.get("hands") == "touch" else "keys")

    def _begin(self, socket: ServerConnection, hands: Hands) -> None:
        alarm = LoopAlarm(asyncio.get_running_loop())

        def call_for_page(seconds: float, call: Callable[[], None]) -> PendingCall:
            # what was set for a page that is gone does nothing
            return alarm(seconds, lambda: call() if self._socket is socket else None)

        self._games.begin(
            lambda text: broadcast([socket], text), call_for_page, hands, self.ended.set
        )

    # -- the end -----------------------------------------------------------------------------------

    def _stay(self) -> None:
        if self._leaving:
            self._leaving.cancel()

    def _end_in(self, seconds: float) -> None:
        self._stay()
        self._leaving = asyncio.get_running_loop().call_later(seconds, self.ended.set)
