"""The screen of a player who waits for an answer from elsewhere, such as a server's."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, TypeVar

from sorry_a11y.session.player_session import PlayerSession
from sorry_a11y.session.reply import SKIP_KEYS, Reply, reply_of
from sorry_a11y.session.screen import Screen

if TYPE_CHECKING:
    from asyncio import Future

_Answer = TypeVar("_Answer")


class WaitingScreen(Screen, Generic[_Answer]):
    """A screen that says what is waited for, and goes on once the answer has come.

    Its first reply is held back for the answer. The keys that leave a text give up.

    Args:
        session: The session in which the player waits.
        sentence: The sentence that says what is waited for.
        answer: The answer that is to come, on the event loop of the session.
        then: A function that takes the answer, after this screen was taken away, and returns the
            reply.
    """

    def __init__(
        self, session: PlayerSession, sentence: str, answer: Future[_Answer],
        then: Callable[[_Answer], Reply],
    ) -> None:
        super().__init__(session.held)
        self._session = session
        self._sentence = sentence
        self._answer = answer
        self._then = then

    def opened(self) -> Reply:
        """Return what is waited for, as a reply that is held back."""
        told = reply_of(self._session.listener(), [self._sentence])
        return self._session.held_back(told, self._answer.done, self._go_on)

    def key(self, key: str) -> Reply:
        """Go on if the answer has come, give up, or tell again what is waited for."""
        if self._answer.done():
            return self._go_on()
        if key in SKIP_KEYS:
            self._answer.cancel()
            return self._session.come_back(Reply((), ""))
        return self.opened()

    def news(self) -> Reply | None:
        """Return the reply to the answer once it has come."""
        return self._go_on() if self._answer.done() else None

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Have ``wake`` called when the answer has come."""
        self._answer.add_done_callback(lambda _answer: wake())

    def _go_on(self) -> Reply:
        self._session.pop()
        return self._then(self._answer.result())
