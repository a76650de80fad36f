"""The events of one player on an event loop, and the place where a pending reply is held back.

A screen never waits. If its reply is pending, the front waits here for the answer, at most
`ANSWER_S` seconds, and then tells the reply as it stands. This is the only place where a player's
session waits for somebody else.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import Generic, TypeVar

from sorry_a11y.ui.session.reply import ANSWER_S, Reply
from sorry_a11y.ui.session.screen import Screen

_Event = TypeVar("_Event")


class PlayerEvents(Generic[_Event]):
    """The events of a player in the order in which they came, and whether there may be news.

    All methods are called on the event loop of the front.

    Args:
        screen: The screen of the player.
    """

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._waiting: deque[_Event] = deque()
        self._may_have_news = False
        self._changed = asyncio.Event()

    @property
    def waiting(self) -> int:
        """The number of events that were not taken yet, without news."""
        return len(self._waiting)

    def add(self, event: _Event) -> None:
        """Add an event after all others."""
        self._waiting.append(event)
        self._changed.set()

    def wake(self) -> None:
        """Note that the screen may have news, or the answer for which a reply is held back."""
        self._may_have_news = True
        self._changed.set()

    async def next(self) -> _Event | None:
        """Wait for the next event and return it; None if the screen may have news.

        Events come first, since each is answered together with the news before it.
        """
        while not (self._waiting or self._may_have_news):
            self._changed.clear()
            await self._changed.wait()
        if self._waiting:
            return self._waiting.popleft()
        self._may_have_news = False
        return None

    async def settled(self, reply: Reply) -> Reply:
        """Return a reply; if it is pending, the answer in its place, should that come in time."""
        while reply.pending:
            answer = None
            with suppress(TimeoutError):
                async with asyncio.timeout(ANSWER_S):
                    while (answer := self._screen.answer()) is None:
                        self._changed.clear()
                        await self._changed.wait()
            reply = answer or self._screen.answer(is_due=True) or reply.replace(pending=False)
        return reply
