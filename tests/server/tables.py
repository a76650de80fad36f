"""People at a table of a real server, each with the screen that a terminal would run."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

from sorry_a11y.client.online_screen import OnlineScreen
from sorry_a11y.client.seats import KeepGame, KeepSeat, SavedSeat, Visit, ask_for_seat, keep_nothing
from sorry_a11y.client.socket_connection import SocketConnection
from sorry_a11y.client.table_play import FrontOptions
from sorry_a11y.server.table_server import HomeServer
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.screen import WrappedScreen
from sorry_a11y.settings.values import Settings
from sorry_a11y.wire import protocol as msg
from tests.harness.law import CHECKS
from tests.harness.waiting import alarm_elsewhere

HELLO = msg.Hello(msg.PROTOCOL, msg.RULES_VERSION)
LONG = 20.0
"""Seconds after which a table that tells nothing counts as broken."""


class Sitter:
    """Somebody at the table. ``heard``: every reply, asked for or not; ``unasked``: those not."""

    def __init__(
        self, url: str, wished: msg.HostTable | msg.Join, language: str = "en",
        keep_seat: KeepSeat = keep_nothing, keep_game: KeepGame | None = None,
        *, serves: bool = False,
    ) -> None:
        self.link = SocketConnection(url, HELLO)
        self.link.open()
        seated = ask_for_seat(self.link, wished, LONG)
        assert isinstance(seated, msg.Seated), seated
        self.seated = seated
        self.heard: list[tuple[str, Reply]] = []
        self.unasked: list[tuple[float, Reply]] = []
        self._woken = threading.Event()
        self._decides = False
        visit = Visit(
            self.link, SavedSeat.of(seated), keep_seat=keep_seat, keep_game=keep_game,
            serves=serves,
        )
        settings = Settings(language=language, sound="off", forced="ask")
        self.front = OnlineScreen(visit, settings, FrontOptions(True, alarm_elsewhere()))
        self.front.wake_by(self._woken.set)
        self._keep("", self.front.opened())

    def press(self, *keys: str) -> Reply:
        """The reply to the last of some keys."""
        for key in keys:
            self._keep(key, self.front.key(key))
        return self.heard[-1][1]

    def listen(self, seconds: float = 0.5) -> list[str]:
        """What is told within so many seconds though no key asked for it, a sentence each."""
        told: list[str] = []
        end = monotonic() + seconds
        while (left := end - monotonic()) > 0:
            self._woken.wait(left)
            self._woken.clear()
            if reply := WrappedScreen(self.front).news():
                self.unasked.append((monotonic(), reply))
                self._keep("", reply)
                told += [*reply.news, reply.focus]
        return told

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

    @property
    def decides(self) -> bool:
        """Whether there is a choice to make: answers to questions and earcons leave it."""
        return self._decides

    def _keep(self, key: str, reply: Reply) -> None:
        self.heard.append((key, reply))
        self._decides = bool(reply.asks) or (self._decides and key not in ("enter", "u"))

    def text(self) -> list[str]:
        """Every sentence heard."""
        return [one for _, reply in self.heard for one in (*reply.news, reply.focus) if one]

    def breaches(self, names: Sequence[str]) -> list[str]:
        """What some reply breaks of the rules of listening."""
        return [
            found for key, reply in self.heard if not reply.silent
            for check in CHECKS for found in check(key, reply, names)
        ]


def who_decides(*people: Sitter) -> Sitter:
    """The one of them who has a choice to make, waited for."""
    end = monotonic() + LONG
    while monotonic() < end:
        for one in people:
            one.listen(0.1)
            if one.decides:
                return one
    raise AssertionError("nobody has a choice")


@contextmanager
def served(folder: Path, port: int = 0) -> Iterator[str]:
    """The address of a server of tables."""
    server = HomeServer(folder / "tables.sqlite")
    port = server.start(port)
    try:
        yield f"127.0.0.1:{port}"
    finally:
        server.stop()


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
        ann.front.close()
        ben.front.close()
