"""The screen that tells a saved game again, passage by passage."""

from __future__ import annotations

from collections.abc import Iterator

from sorry_a11y.output.narration.catalog import upper_first
from sorry_a11y.ui.session.key_commands import command_of
from sorry_a11y.ui.session.reply import Reply, Shown, goodbye
from sorry_a11y.ui.session.screen import Screen
from sorry_a11y.ui.session.transcript import Passage
from sorry_a11y.ui.settings.values import Settings


class ReplayScreen(Screen):
    """A screen that tells the passages of a game one after the other.

    The keys for quitting and back leave, those for the choice or sentence before go back, the one
    for repeating tells a passage again, any other key goes on.
    """

    def __init__(self, passages: Iterator[Passage], settings: Settings) -> None:
        super().__init__(settings)
        self._passages = passages
        self._told: list[Passage] = []
        self._at = -1

    def opened(self) -> Reply:
        """Return the first passage."""
        return self._next()

    def key(self, key: str) -> Reply:
        """Tell a passage; after the last one the screen ends."""
        words = self.listener()
        command = command_of(words, key)
        match command.name if command else "":
            case "quit" | "back":
                return goodbye(words)
            case "previous" | "earlier":
                if self._at < 1:
                    return Reply((), upper_first(words.say("answer-no-earlier")))
                self._at -= 1
                return self._tell()
            case "repeat":
                return self._tell()
            case "help":
                return Reply((), upper_first(words.say("saved-replay-help")))
        return self._next()

    def shown(self) -> Shown:
        """Return the choices: to go on, to go back, or to leave."""
        say = self.listener().say
        back = [("p", say("help-earlier"))] if self._at > 0 else []
        leave = ("q", say("page-quit"))
        return Shown.keys_of(self, ("enter", say("help-later")), *back, leave)

    def _next(self) -> Reply:
        if self._at + 1 == len(self._told):
            passage = next(self._passages, None)
            if passage is None:
                return Reply((), upper_first(self.listener().say("saved-replayed")), status=0)
            self._told.append(passage)
        self._at += 1
        return self._tell()

    def _tell(self) -> Reply:
        *news, focus = self._told[self._at].sentences
        return Reply(tuple(news), self.listener().left_open(focus))
