"""The screen that speaks at the moment, and the way back from it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from sorry_a11y.session.reply import Ending, Reply, goodbye
from sorry_a11y.session.screen import Screen, WrappedScreen


class Navigator(WrappedScreen):
    """A screen in which others take turns. A *visited* one (a menu, a text, the lessons) comes back
    to where it was opened when it ends; an *entered* one (a game) stands for itself, and with its
    end the program ends."""

    def __init__(self, inner: Screen) -> None:
        super().__init__(inner)
        self._behind: list[Screen] = []

    def visit(self, screen: Screen) -> Reply:
        """Let another screen speak until it ends; its first reply."""
        self._behind.append(self.inner)
        self.turn_to(screen)
        return screen.opened()

    def enter(self, screen: Screen) -> Reply:
        """Let another screen speak from now on, with no way back; its first reply."""
        self._behind.clear()
        self.turn_to(screen)
        return screen.opened()

    def come_back(self, reply: Reply) -> Reply:
        """Go back to where the screen that speaks was opened. Its last words come before what is
        told there, unless they say goodbye: nobody goes."""
        parent = self._behind.pop()
        self.turn_to(parent)
        back = parent.resumed()
        is_told = reply.focus and not reply.goodbye
        last = [self.listener().stopped(reply.focus)] if is_told else []
        return replace(back, news=(*reply.news, *last, *back.news))

    @property
    def has_way_back(self) -> bool:
        """True if the screen that speaks was opened by another one."""
        return bool(self._behind)

    def quit(self) -> Reply:
        """End the program from wherever it is."""
        self._behind.clear()
        return goodbye(self.listener())

    def passed_on(self, reply: Reply) -> Reply:
        """Return the reply; behind the last one of a visited screen what is told where it was
        opened."""
        while reply.status is not None and self._behind:
            reply = self.come_back(reply)
        return reply


class Farewell(WrappedScreen):
    """A screen that lets its game's record go before the last reply is told. ``let_go`` says in a
    sentence what is not saved, None if all is; ``is_saved``: whether there is a game to come back
    to, finished or not."""

    def __init__(
        self, inner: Screen, let_go: Callable[[], str | None], is_saved: Callable[[], bool]
    ) -> None:
        super().__init__(inner)
        self._let_go = let_go
        self._is_saved = is_saved

    def passed_on(self, reply: Reply) -> Reply:
        """Return the reply; the last one with the farewell."""
        return reply if reply.status is None else self._comforted(reply, self._let_go())

    def hang_up(self, why: Ending) -> Reply:
        """Return the farewell."""
        lost = self._let_go()
        return self._comforted(super().hang_up(why), lost)

    def _comforted(self, reply: Reply, lost: str | None) -> Reply:
        """Return the last reply: with what is lost, or else with the comfort that the game is kept,
        if that is so and was not said."""
        if lost:
            reply = replace(reply, news=(*reply.news, lost))
        kept = not lost and (reply.goodbye == "kept" or self._is_saved())
        if not reply.goodbye or (reply.goodbye == "kept") == kept:
            return reply
        said = goodbye(self.listener(), kept=kept)
        return replace(reply, focus=said.focus, goodbye=said.goodbye)
