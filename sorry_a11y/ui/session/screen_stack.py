"""A stack of screens, of which the last one takes the next key."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Self

from sorry_a11y.ui.session.reply import Reply, Shown
from sorry_a11y.ui.session.screen import Screen
from sorry_a11y.ui.session.surroundings import PlayerSettings


class ScreenStack(Screen):
    """The screens of a player, each on the one that opened it.

    Args:
        held: The settings of the player.
    """

    def __init__(self, held: PlayerSettings) -> None:
        super().__init__(held)
        self._stack: list[Screen] = []
        self._wake: Callable[[], None] | None = None

    @property
    def inner(self) -> Screen:
        """The screen that takes the next key."""
        return self._stack[-1]

    @property
    def screens(self) -> Sequence[Screen]:
        """The screens, each on the one before it."""
        return self._stack

    @property
    def has_way_back(self) -> bool:
        """True if the screen that speaks lies on another one."""
        return len(self._stack) > 1

    def starting(self, screen: Screen) -> Self:
        """Make a screen the only one, and return the stack."""
        self._stack.clear()
        self._put(screen)
        return self

    def visit(self, screen: Screen) -> Reply:
        """Let another screen speak until it ends; return its first reply."""
        self._put(screen)
        return screen.opened()

    def enter(self, screen: Screen) -> Reply:
        """Let another screen speak from now on, with no way back; return its first reply."""
        return self.starting(screen).inner.opened()

    def in_place(self, screen: Screen) -> Reply:
        """Let another screen speak in place of the one that speaks; return its first reply."""
        self._stack.pop()
        return self.visit(screen)

    def pop(self) -> None:
        """Take the screen that speaks away, without a word."""
        assert self.has_way_back, "a screen lies below"
        self._stack.pop()

    def back_to(self, screen: Screen) -> None:
        """Take all screens away that lie on ``screen``, without a word."""
        del self._stack[self._stack.index(screen) + 1 :]

    def come_back(self, reply: Reply) -> Reply:
        """Go back to the screen below the one that speaks.

        Its reply follows the last reply of the one that ends, without a goodbye, since nobody goes.
        """
        self.pop()
        back = self.inner.resumed()
        if back is None:
            return reply.replace(status=None, goodbye="")
        is_told = reply.focus and not reply.goodbye
        last = [self.listener().stopped(reply.focus)] if is_told else []
        return back.replace(news=(*reply.news, *last, *back.news))

    def end(self, reply: Reply) -> Reply:
        """Take all screens but the first away, and return the last reply of the session."""
        del self._stack[1:]
        return reply

    def _put(self, screen: Screen) -> None:
        self._stack.append(screen)
        if self._wake:
            screen.wake_by(self._wake)

    @property
    def takes_line(self) -> bool:
        """True if a line of text is wanted."""
        return self.inner.takes_line

    def shown(self) -> Shown | None:
        """Return the choices of now."""
        return self.inner.shown()

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Have ``wake`` called when there may be news."""
        self._wake = wake
        for screen in self._stack:
            screen.wake_by(wake)

    def more(self, lines_left: int) -> str:
        """Return the focus line between two pages."""
        return self.inner.more(lines_left)
