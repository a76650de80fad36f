"""People at a table of a real server, each with the screen that a terminal would run.

The server and everybody at the table run on one event loop, which runs while somebody presses a key
or listens.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar
from unittest.mock import patch

from sorry_a11y.core.rules.game import RULES_VERSION
from sorry_a11y.online.client.connection import TableConnection
from sorry_a11y.online.client.seats import KeepGame, KeepSeat, SavedSeat, Visit, keep_nothing
from sorry_a11y.online.client.table_base import FrontOptions
from sorry_a11y.online.client.table_screen import TableScreen
from sorry_a11y.online.client.web_sockets import WebSockets
from sorry_a11y.online.server.table_server import HomeServer
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.ui.session import player_events
from sorry_a11y.ui.session.alarm import LoopAlarm
from sorry_a11y.ui.session.decision import DecisionScreen
from sorry_a11y.ui.session.player_events import PlayerEvents
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import ANSWER_S, NAMED_KEYS, UNTOLD, Reply
from sorry_a11y.ui.settings.values import Settings
from tests.harness.law import CHECKS
from tests.harness.waiting import LIVE, comes_true

HELLO = msg.Hello(msg.PROTOCOL, RULES_VERSION)
LONG = LIVE
"""Seconds after which a table that tells nothing counts as broken."""
LOOP = asyncio.new_event_loop()
ALARM = LoopAlarm(LOOP)
_Result = TypeVar("_Result")


def on_loop(act: Coroutine[Any, Any, _Result]) -> _Result:
    """The result of something that waits, while everybody else goes on."""
    return LOOP.run_until_complete(act)


async def _hung_up() -> None:
    while ending := [one for one in asyncio.all_tasks() if one.cancelling()]:
        await asyncio.wait(ending)
    await asyncio.sleep(0)  # in which the transports end


def until(is_so: Callable[[], bool]) -> None:
    """Let everybody go on until something is so."""
    on_loop(comes_true(is_so, LONG))


@contextmanager
def unanswered() -> Iterator[None]:
    """Have replies held back as in play: nobody answers what is asked meanwhile."""
    with patch.object(player_events, "ANSWER_S", ANSWER_S):
        yield


class Front:
    """A session as a terminal runs it, key by key. ``heard``: every reply, asked for or not;
    ``unasked``: between which times each that no key asked for was told."""

    def __init__(self, session: PlayerSession) -> None:
        self.session = session
        self.heard: list[tuple[str, Reply]] = []
        self.unasked: list[tuple[float, float]] = []
        self._events: PlayerEvents[str] = PlayerEvents(session)
        session.wake_by(self._events.wake)

    def open(self) -> Reply:
        return self._told("", self.session.opened)

    def press(self, *keys: str) -> Reply:
        """The reply to the last of some keys; a line is typed where one is asked for."""
        for key in keys:
            is_line = self.session.takes_line and key not in NAMED_KEYS
            act = self.session.line if is_line else self.session.key
            self._told(key, partial(act, key))
        return self.heard[-1][1]

    def take_at(self, at: int) -> Reply:
        """The reply to a choice that is shown."""
        return self._told("", lambda: self.session.take_at(at))

    def listen(self, seconds: float = 0.5) -> list[str]:
        """What is told within so many seconds though no key asked for it, a sentence each."""
        return on_loop(self._listen(seconds))

    def hears_what_came(self) -> None:
        """What no key asked for and has come by now, if that is anything, is told."""
        if reply := self.session.news():
            self.heard.append(("", reply))

    def hears_next(self) -> list[str]:
        """What is told next though no key asked for it, waited for."""
        end = monotonic() + LONG
        told: list[str] = []
        while not told and monotonic() < end:
            told = self.listen(0.2)
        return told

    def hears(self, words: str) -> str:
        """The unasked sentence with those words, waited for."""
        end = monotonic() + LONG
        while monotonic() < end:
            for sentence in self.listen(0.1):
                if words in sentence:
                    return sentence
        raise AssertionError(f"{words!r} was not told in {[r for _, r in self.heard[-5:]]}")

    def has_heard(self, words: str) -> str:
        """The sentence with those words, which was told at some key or is waited for."""
        return next((one for one in self.text() if words in one), "") or self.hears(words)

    def _told(self, key: str, act: Callable[[], Reply]) -> Reply:
        async def settled() -> Reply:
            return await self._events.settled(act())

        self.heard.append((key, on_loop(settled())))
        return self.heard[-1][1]

    async def _listen(self, seconds: float) -> list[str]:
        told: list[str] = []
        end = LOOP.time() + seconds
        with suppress(TimeoutError):
            while True:
                async with asyncio.timeout_at(end):
                    await self._events.next()
                began = monotonic()
                reply = self.session.news()
                if reply and reply != UNTOLD:
                    self.unasked.append((began, monotonic()))
                    reply = await self._events.settled(reply)
                    self.heard.append(("", reply))
                    told += [*reply.news, reply.focus]
        return told

    @property
    def rows(self) -> tuple[str, ...]:
        """The rows that can be taken now."""
        shown = self.session.shown()
        return shown.labels if shown else ()

    @property
    def decides(self) -> bool:
        """Whether there is a choice to make: answers to questions and earcons leave it."""
        return any(isinstance(one, DecisionScreen) for one in self.session.screens)

    def text(self) -> list[str]:
        """Every sentence heard."""
        return [one for _, reply in self.heard for one in (*reply.news, reply.focus) if one]

    def breaches(self, names: Sequence[str]) -> list[str]:
        """What some reply breaks of the rules of listening."""
        return [
            found
            for key, reply in self.heard
            if not reply.silent
            for check in CHECKS
            for found in check(key, reply, names)
        ]


class Sitter(Front):
    """Somebody at the table."""

    def __init__(
        self,
        url: str,
        wished: msg.HostTable | msg.Join | SavedSeat,
        language: str = "en",
        keep_seat: KeepSeat = keep_nothing,
        keep_game: KeepGame | None = None,
        *,
        serves: bool = False,
    ) -> None:
        super().__init__(PlayerSession(Settings(language=language, sound="off", forced="ask")))
        self.url = url
        self.link = TableConnection(WebSockets(url).open, HELLO)
        seat = wished if isinstance(wished, SavedSeat) else on_loop(self._seated(wished))
        if isinstance(wished, SavedSeat):
            on_loop(self._back(wished))
        self.seated = seat
        visit = Visit(self.link, seat, keep_seat=keep_seat, keep_game=keep_game, serves=serves)
        self.at = TableScreen(self.session, visit, FrontOptions(True, ALARM))
        self.session.starting(self.at)
        self.open()

    async def _seated(self, wished: msg.HostTable | msg.Join) -> SavedSeat:
        await self.link.open(wished)
        seated = await self.link.seat(wished, LONG)
        assert isinstance(seated, msg.Seated), seated
        return SavedSeat.of(seated)

    async def _back(self, seat: SavedSeat) -> None:
        back = msg.Back(seat.table, seat.token, -1)
        await self.link.open(back)
        self.link.ask(back)

    def says(self, line: str) -> Reply:
        return self._told("", lambda: self.session.told(lambda: self.at.say(msg.Say(line)), ""))

    def leave(self) -> None:
        """Hang up, and wait until the line is down."""
        self.at.close()
        on_loop(_hung_up())


def who_decides(*people: Sitter) -> Sitter:
    """The one of them who has a choice to make, waited for."""
    end = monotonic() + LONG
    while monotonic() < end:
        for one in people:
            one.listen(0.1)
            if one.decides:
                return one
            shown = one.session.shown()
            if shown and shown.keys == ("enter",):  # turns without a choice have been told
                one.press("enter")
    raise AssertionError("nobody has a choice")


def in_turn(ann: Sitter, ben: Sitter) -> tuple[Sitter, Sitter]:
    """The one of two who has a choice to make, waited for, and the other."""
    one = who_decides(ann, ben)
    return one, ben if one is ann else ann


@contextmanager
def served(folder: Path, port: int = 0) -> Iterator[str]:
    """The address of a server of tables."""
    server = HomeServer(folder / "tables.sqlite")
    port = on_loop(server.start(port))
    try:
        yield f"127.0.0.1:{port}"
    finally:
        on_loop(server.stop())


@contextmanager
def two(
    url: str, wished: msg.HostTable, language: str = "de", *, serves: bool = False
) -> Iterator[tuple[Sitter, Sitter]]:
    """Ann, in English, who opens the table and perhaps ``serves`` it, and Ben in a language."""
    ann = Sitter(url, wished, serves=serves)
    ben = Sitter(url, msg.Join(ann.seated.code, "Ben"), language)
    try:
        ann.hears("sits down")
        yield ann, ben
    finally:
        ann.leave()
        ben.leave()
