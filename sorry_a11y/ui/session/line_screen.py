"""The one screen that asks for a line of text: a name, a code, an address or chat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from sorry_a11y.ui.session.key_commands import BY_KEY
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.session.row_menu import Row, RowMenu
from sorry_a11y.ui.session.screen import Screen

_LEAVES = frozenset({"escape", "backspace"})
_WALKS = frozenset({"tab", "down", "shift-tab", "up"})


class LineScreen(Screen):
    """A question for a line of text, which Enter ends.

    The screen is taken away before one of its functions is called.

    Args:
        session: The session in which the line is asked for.
        opening: A function that returns the question.
        done: A function that takes the line, empty for Enter alone, and returns the reply.
        left: A function that returns the reply to Escape and Backspace; None for that of the screen
            below.
        phrases: Ready lines, which Tab and the arrows tell and Enter takes.
    """

    takes_line = True

    def __init__(
        self,
        session: PlayerSession,
        opening: Callable[[], Reply],
        done: Callable[[str], Reply],
        left: Callable[[], Reply] | None = None,
        phrases: Sequence[Row] = (),
    ) -> None:
        super().__init__(session.held)
        self._session = session
        self._opening = opening
        self._done = done
        self._left = left
        self._phrases = RowMenu(
            [one.doing(partial(self._end, one.act)) for one in phrases], session.listener
        )
        self._count = len(phrases)
        self._has_told_phrase = False

    def opened(self) -> Reply:
        """Return the question."""
        return self._opening()

    def key(self, key: str) -> Reply:
        """Walk the ready lines, leave, or tell the question again."""
        if key in _WALKS and self._count:
            return self._walk(key)
        if key in _LEAVES:
            return self._end(self._left) if self._left else self._session.come_back(Reply((), ""))
        if key != "enter":
            return self.opened()
        return self._walk(key) if self._has_told_phrase else self.line("")

    def line(self, text: str) -> Reply:
        """Take the line."""
        return self._end(partial(self._done, text.strip()))

    def _walk(self, key: str) -> Reply:
        """Tell a ready line, or take the one that was told."""
        command = BY_KEY[key]
        if not self._has_told_phrase:
            self._has_told_phrase = True
            self._phrases.at = 0 if command.name == "next" else self._count - 1
            return self._phrases.current()
        reply = self._phrases.press(key, command)
        assert reply, "a key of the list"
        return reply

    def _end(self, act: Callable[[], Reply]) -> Reply:
        self._session.pop()
        return act()
