"""The session of a page without a server, in a worker of the browser, which worker.js calls."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from sorry_a11y.frontends.web.page_messages import read_message
from sorry_a11y.frontends.web.solo_page import SoloPage, session_for_page
from sorry_a11y.output.narration.catalog import FALLBACK, Hands, Words, match_language
from sorry_a11y.output.sound.clips import RATE
from sorry_a11y.output.sound.earcons import Earcon
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.ui.session.surroundings import PendingCall
from sorry_a11y.ui.settings.user_store import UserStore
from sorry_a11y.ui.settings.values import Settings, with_valid

_NOTE = "settings"
"""The note beside the games that keeps the settings."""


class WorkerSession:
    """A `SoloPage` with functions for worker.js.

    Args:
        send: A function that sends a text to the page.
        set_timer: A function that takes milliseconds and a number, and has `ring` called with the
            number after that time, since only numbers and texts pass to a worker.
        folder: A folder in memory.
        language: The language of the player's system, a BCP 47 tag.
        kept: The folder whose files the browser keeps; None if it saves nothing.
        hands: The means by which the player answers.
        clips: JSON: where each clip begins in the file of all clips, and how long it lasts, in
            seconds.
    """

    def __init__(
        self,
        send: Callable[[str], object],
        set_timer: Callable[[float, int], object],
        folder: str,
        language: str,
        kept: str | None,
        hands: Hands,
        clips: str,
    ) -> None:
        self._set_timer = set_timer
        self._pending: dict[int, PendingCall] = {}
        self._count = 0
        path = Path(folder)
        path.mkdir(parents=True, exist_ok=True)
        games = PlayerFile(Path(kept or folder), is_alone=True)
        settings = Settings(language=match_language(language) or FALLBACK)
        with suppress(ValueError, AttributeError):  # a damaged file
            settings = with_valid(settings, json.loads(games.note(_NOTE)))
        troubles = [] if kept else [Words(settings.language).say("page-site-unsaved")]
        store = UserStore(games, path, settings)

        def keep(now: Settings) -> str | None:
            is_kept = games.keep_note(_NOTE, json.dumps(now.fields()))
            return None if is_kept else Words(now.language).say("page-site-full")

        self._page = SoloPage(
            session_for_page(settings, keep, hands, troubles),
            send,
            self._alarm,
            store,
            _now,
            {Earcon(name): round(lasts * RATE) for name, (_, lasts) in json.loads(clips).items()},
        )
        self._page.open()

    def take(self, text: str) -> None:
        """Answer a message of the page."""
        message = read_message(text)
        assert message, "the page is of this program"
        self._page.take(message)

    def packed_games(self) -> bytes:
        """Return all saved games as one file."""
        return self._page.packed_games()

    def take_back_games(self, file: Any) -> None:
        """Save the games of such a file beside those that are here, and tell their number.

        ``file``: its bytes, as an object of JavaScript.
        """
        self._page.take_back_games(file.to_bytes())

    def ring(self, number: int) -> None:
        """Make the call of a timer, unless it was cancelled."""
        if pending := self._pending.pop(number, None):
            pending.ring()

    def _alarm(self, seconds: float, call: Callable[[], None]) -> PendingCall:
        self._count += 1
        self._pending[self._count] = pending = PendingCall(call)
        self._set_timer(seconds * 1000, self._count)
        return pending


def _now() -> datetime:
    return datetime.now().astimezone()
