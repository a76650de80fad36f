"""A game heard again."""

from __future__ import annotations

from collections.abc import Iterator

from sorry_a11y.narration.catalog import upper_first
from sorry_a11y.session.key_commands import command_of
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.screen import PlainScreen
from sorry_a11y.session.transcript import Passage
from sorry_a11y.settings.values import Settings


class ReplayScreen(PlainScreen):
    """A front that tells the ``batches`` of a game one after the other: q and Escape
    leave, the keys for the choice before go back, r tells the same again, any other goes on."""

    def __init__(self, batches: Iterator[Passage], settings: Settings) -> None:
        super().__init__(settings)
        self._batches = batches
        self._told: list[Passage] = []
        self._at = -1

    def open(self) -> Reply:
        """The first batch."""
        return self._next()

    def press(self, key: str) -> Reply:
        """A batch; behind the last one the program ends."""
        words = self.listener()
        command = command_of(words, key)
        match command.name if command else "":
            case "quit" | "back":
                return Reply((), words.say("end-goodbye"), status=0)
            case "previous" | "earlier":
                if self._at < 1:
                    return Reply((), upper_first(words.say("answer-no-earlier")))
                self._at -= 1
                return self._tell()
            case "repeat":
                return self._tell()
            case "help":
                return Reply((), upper_first(words.say("store-replay-help")))
        return self._next()

    def _next(self) -> Reply:
        if self._at + 1 == len(self._told):
            batch = next(self._batches, None)
            if batch is None:
                return Reply((), upper_first(self.listener().say("store-replayed")), status=0)
            self._told.append(batch)
        self._at += 1
        return self._tell()

    def _tell(self) -> Reply:
        *news, focus = self._told[self._at].sentences
        return Reply(tuple(news), self.listener().left_open(focus))
