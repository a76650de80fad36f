"""The screen of a player who waits for an answer from elsewhere, such as a server's."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import SKIP_KEYS, Ending, Reply, reply_of
from sorry_a11y.ui.session.screen import Screen

_Answer = TypeVar("_Answer")


class WaitingScreen(Screen, Generic[_Answer]):
    """A screen that says what is waited for, and goes on once the answer has come.

    Its first reply is held back for the answer. The keys that leave a text give up.

    Args:
        session: The session in which the player waits.
        sentence: The sentence that says what is waited for.
        request: The request, which is asked once the event loop of the session runs.
        then: A function that takes the answer, after this screen was taken away, and returns the
            reply.
    """

    def __init__(
        self,
        session: PlayerSession,
        sentence: str,
        request: Coroutine[Any, Any, _Answer],
        then: Callable[[_Answer], Reply],
    ) -> None:
        super().__init__(session.held)
        self._session = session
        self._sentence = sentence
        self._request = request
        self._then = then
        self._task: asyncio.Task[_Answer] | None = None
        self._wake: Callable[[], None] | None = None

    def opened(self) -> Reply:
        """Return what is waited for, as a reply that is held back."""
        told = reply_of(self._session.listener(), [self._sentence])
        return self._session.held_back(told, self._has_answer, self._go_on)

    def resumed(self) -> Reply | None:
        """Return what is waited for."""
        return self.opened()

    def key(self, key: str) -> Reply:
        """Go on if the answer has come, give up, or tell again what is waited for."""
        if self._has_answer():
            return self._go_on()
        if key not in SKIP_KEYS:
            return self.opened()
        self.give_up()
        if self._session.has_way_back:
            return self._session.come_back(Reply((), ""))
        return self._session.quit()

    def give_up(self) -> None:
        """Wait no longer."""
        if self._task:
            self._task.cancel()
        else:
            self._request.close()

    def hang_up(self, why: Ending) -> Reply:
        """Return the farewell; nothing is waited for any more."""
        self.give_up()
        return super().hang_up(why)

    def news(self) -> Reply | None:
        """Return the reply to the answer once it has come."""
        return self._go_on() if self._has_answer() else None

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Have ``wake`` called when the answer has come."""
        self._wake = wake

    def _has_answer(self) -> bool:
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._request)
            self._task.add_done_callback(self._wake_up)
        return self._task.done()

    def _wake_up(self, _task: asyncio.Task[_Answer]) -> None:
        if self._wake:
            self._wake()

    def _go_on(self) -> Reply:
        assert self._task, "the request was asked"
        if self._session.has_way_back:
            self._session.pop()
        return self._then(self._task.result())
