"""The last word of a game that is kept: whether all of it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from sorry_a11y.session.front import Front, RelayFront
from sorry_a11y.session.reply import Ending, Reply


class Farewell(RelayFront):
    """A front that lets its game's record go before the last reply is told. ``let_go`` says in a
    sentence what is not saved, None if all is."""

    def __init__(self, front: Front, let_go: Callable[[], str | None]) -> None:
        super().__init__(front)
        self._let_go = let_go

    def open(self) -> Reply:
        """The first thing told."""
        return self._if_last(super().open())

    def press(self, key: str) -> Reply:
        """The reply to one key."""
        return self._if_last(super().press(key))

    def news(self) -> Reply | None:
        """What there is to tell although no key asked for it."""
        reply = super().news()
        return reply and self._if_last(reply)

    def hang_up(self, why: Ending) -> Reply:
        """The farewell."""
        return self._with_loss(super().hang_up(why))

    def _if_last(self, reply: Reply) -> Reply:
        return reply if reply.status is None else self._with_loss(reply)

    def _with_loss(self, reply: Reply) -> Reply:
        lost = self._let_go()
        if not lost:
            return reply
        words = self.listener()
        comforts = reply.focus == words.say("end-goodbye-kept")
        focus = words.say("end-goodbye") if comforts else reply.focus
        return replace(reply, news=(*reply.news, lost), focus=focus)
