"""The session of a page that has no server, in a worker of the browser: what worker.js calls."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

from sorry_a11y.narration.catalog import Hands, Words
from sorry_a11y.session.surroundings import PendingCall
from sorry_a11y.settings.file import load_settings
from sorry_a11y.settings.user_store import UserStore
from sorry_a11y.settings.words import trouble_lines
from sorry_a11y.store.files import HOME_VARIABLE
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.web.page_messages import OpenDrawer, decoder
from sorry_a11y.web.solo_page import SoloPage, SoloPorts, settings_for_page

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


class KeptSettings:
    """Keeps the file of settings, which this Python has in memory only, as a note beside the
    games.

    Args:
        file: The settings.
        games: The file of games.
    """

    NOTE = "settings"

    def __init__(self, file: Path, games: PlayerFile) -> None:
        self._file = file
        self._games = games
        self._kept = games.note(self.NOTE)
        if self._kept:
            file.write_text(self._kept, encoding="utf-8")

    def __call__(self) -> bool:
        """Keep the settings where they were changed; return whether they are kept."""
        text = self._file.read_text(encoding="utf-8") if self._file.exists() else ""
        if text == self._kept:
            return True
        if self._games.keep_note(self.NOTE, text):
            self._kept = text
        return text == self._kept


class WorkerSession:
    """A `SoloPage` as worker.js talks to it.

    ``ring``: does what a timer was set for. ``packed_games``: all saved games as one file.
    """

    def __init__(self, session: SoloPage, alarm: WorkerAlarm) -> None:
        self._session = session
        self.packed_games = session.packed_games
        self.ring = alarm.ring

    def take(self, text: str) -> None:
        """Do what a message of the page says."""
        self._session.take(decoder.decode(text))

    def take_back_games(self, file: Any) -> None:
        """Save the games of such a file, bytes of JavaScript, beside those that are here, and tell
        how many they are."""
        self._session.take_back_games(file.to_bytes())


def begin_in_worker(
    send: Callable[[str], object], set_timer: SetTimer, folder: str, language: str,
    kept: str | None, hands: Hands,
) -> WorkerSession:
    """Begin the session of a worker.

    Args:
        send: See `SoloPorts`.
        set_timer: See `SetTimer`.
        folder: A folder in memory.
        language: The language of the player's system, a BCP 47 tag.
        kept: The folder of which the browser keeps the files, None where it saves nothing.
        hands: See `SoloPorts`.
    """
    path = Path(folder)
    path.mkdir(parents=True, exist_ok=True)
    file = path / "settings.toml"
    games = PlayerFile(Path(kept or folder), is_alone=True)
    keep = KeptSettings(file, games)
    settings, problems = load_settings({HOME_VARIABLE: folder, "LANG": language})
    settings = settings_for_page(settings)
    troubles = trouble_lines(problems, settings.language)
    if kept is None:
        troubles.append(Words(settings.language).say("page-site-unsaved"))
    store = UserStore(games, file, settings)
    alarm = WorkerAlarm(set_timer)
    session = SoloPage(
        SoloPorts(send, alarm, store, _now, hands, keep, FRIENDS),
        settings, troubles,
    )
    session.open()
    return WorkerSession(session, alarm)


def _now() -> datetime:
    return datetime.now().astimezone()
