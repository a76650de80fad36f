"""The session of a page that has no server, in a worker of the browser: what worker.js calls."""

from __future__ import annotations

import errno
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Protocol

from sorry_a11y.narration.catalog import Hands, Words
from sorry_a11y.session.surroundings import PendingCall
from sorry_a11y.settings.file import load_settings
from sorry_a11y.settings.user_store import UserStore
from sorry_a11y.settings.words import trouble_lines
from sorry_a11y.storage.home import HOME, Home
from sorry_a11y.storage.mirror import FolderMirror, MirrorFlusher
from sorry_a11y.web.page_messages import OpenDrawer, decoder
from sorry_a11y.web.solo_session import SoloPorts, SoloSession, settings_for_page

FRIENDS = OpenDrawer("friends-part", "friends-code")
"""The part of the page that friends.js adds."""
SetTimer = Callable[[float, int], object]
"""Has `WorkerSession.ring` called with a number after so many milliseconds."""


class WorkerAlarm:
    """An `Alarm` whose calls are numbered, since only numbers and texts pass to a worker."""

    def __init__(self, set_timer: SetTimer) -> None:
        self._set_timer = set_timer
        self._pending: dict[int, PendingCall] = {}
        self._count = 0

    def __call__(self, seconds: float, call: Callable[[], None]) -> PendingCall:
        """Call after so many seconds."""
        self._count += 1
        self._pending[self._count] = pending = PendingCall(call)
        self._set_timer(seconds * 1000, self._count)
        return pending

    def ring(self, number: int) -> None:
        """Call what was numbered so, unless it was cancelled."""
        if pending := self._pending.pop(number, None):
            pending.ring()


class JsFile(Protocol):
    """A file of the browser as worker.js gives it: what is written is flushed. Its functions return
    the name of the error, empty for none."""

    def read(self) -> JsBytes:
        """Return all bytes."""

    def write(self, data: bytes, start: int) -> str:
        """Put bytes at a place."""

    def truncate(self, size: int) -> str:
        """Drop everything from a place on."""


class JsBytes(Protocol):
    """Bytes of JavaScript."""

    def to_bytes(self) -> bytes:
        """Return them."""


class BrowserFile:
    """A `BackingFile` of the browser."""

    def __init__(self, file: JsFile) -> None:
        self._file = file

    def read(self) -> bytes:
        """Return all of it."""
        return self._file.read().to_bytes()

    def write(self, data: bytes, start: int) -> None:
        """Put bytes at a place; raises OSError."""
        _check(self._file.write(data, start))

    def truncate(self, size: int) -> None:
        """Drop everything from a place on; raises OSError."""
        _check(self._file.truncate(size))


class WorkerSession:
    """A `SoloSession` as worker.js talks to it.

    ``ring``: does what a timer was set for. ``packed_games``: all saved games as one file.
    """

    def __init__(self, session: SoloSession, alarm: WorkerAlarm) -> None:
        self._session = session
        self.packed_games = session.packed_games
        self.ring = alarm.ring

    def take(self, text: str) -> None:
        """Do what a message of the page says."""
        self._session.take(decoder.decode(text))

    def take_back_games(self, file: JsBytes) -> None:
        """Save the games of such a file beside those that are here, and tell how many they are."""
        self._session.take_back_games(file.to_bytes())


def begin_in_worker(
    send: Callable[[str], object], set_timer: SetTimer, folder: str, language: str,
    files: Sequence[JsFile] | None, hands: Hands,
) -> WorkerSession:
    """Begin the session of a worker.

    ``send``, ``language`` and ``hands``: see `SoloPorts`; the language is a BCP 47 tag. ``folder``:
    of games, settings and tables. ``files``: two files of the browser, None where it saves nothing.
    """
    path = Path(folder)
    path.mkdir(parents=True, exist_ok=True)
    home, mirror = Home(path, lock=_unlocked), None
    if files is not None:
        mirror = held = FolderMirror(path, [BrowserFile(file) for file in files])
        mirror.load()
        home = Home(path, lambda *_: MirrorFlusher(held), _unlocked)
    settings, problems = load_settings({HOME: folder, "LANG": language})
    settings = settings_for_page(settings)
    troubles = trouble_lines(problems, settings.language)
    if mirror is None:
        troubles.append(Words(settings.language).say("page-site-unsaved"))
    store = UserStore(home, path / "settings.toml", settings, _now)
    alarm = WorkerAlarm(set_timer)
    session = SoloSession(
        SoloPorts(send, alarm, home, store, _now, language, hands, mirror, FRIENDS),
        settings, troubles,
    )
    session.open()
    return WorkerSession(session, alarm)


def _check(error: str) -> None:
    """Raise the OSError that an error of the browser means."""
    if error:
        raise OSError(errno.ENOSPC if error == "QuotaExceededError" else errno.EIO, error)


def _unlocked(_descriptor: int, *, shared: bool = False) -> bool:  # noqa: ARG001
    """Return True: the browser lets one worker alone have the files."""
    return True


def _now() -> datetime:
    return datetime.now().astimezone()
