"""The last word of the program: whether the game that is left is kept, and all of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from sorry_a11y.session.reply import Ending, Reply
from sorry_a11y.session.screen import Screen, WrappedScreen


class Farewell(WrappedScreen):
    """A front that lets its game's record go before the last reply is told. ``let_go`` says in a
    sentence what is not saved, None if all is; ``is_kept``: whether there is a game to come back
    to, finished or not."""

    def __init__(
        self, inner: Screen, let_go: Callable[[], str | None], is_kept: Callable[[], bool]
    ) -> None:
        super().__init__(inner)
        self._let_go = let_go
        self._is_kept = is_kept

    def passed_on(self, reply: Reply) -> Reply:
        """The reply; the last one with the farewell."""
        return reply if reply.status is None else self._comforted(reply, self._let_go())

    def hang_up(self, why: Ending) -> Reply:
        """The farewell."""
        lost = self._let_go()
        return self._comforted(super().hang_up(why), lost)

    def _comforted(self, reply: Reply, lost: str | None) -> Reply:
        """The last reply: with what is lost, or else with the comfort that the game is kept, if
        that is so and was not said."""
        words = self.listener()
        plain, comforting = words.say("end-goodbye"), words.say("end-goodbye-kept")
        if lost:
            focus = plain if reply.focus == comforting else reply.focus
            return replace(reply, news=(*reply.news, lost), focus=focus)
        if reply.focus == plain and self._is_kept():
            return replace(reply, focus=comforting)
        return reply
