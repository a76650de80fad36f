"""A game heard again."""

from __future__ import annotations

from collections.abc import Iterator

from sorry_a11y.narration.words import upper_first
from sorry_a11y.session.front import PlainFront
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.transcript import Passage
from sorry_a11y.settings.values import Settings


class ReplayFront(PlainFront):
    """A front that tells the ``batches`` of a game one after the other: any key goes on, q
    leaves."""

    def __init__(self, batches: Iterator[Passage], settings: Settings) -> None:
        super().__init__(settings)
        self._batches = batches

    def open(self) -> Reply:
        """The first batch."""
        return self.press("enter")

    def press(self, key: str) -> Reply:
        """The next batch; behind the last one the program ends."""
        words = self.listener()
        if key == "q":
            return Reply((), words.say("end-goodbye"), status=0)
        batch = next(self._batches, None)
        if batch is None:
            return Reply((), upper_first(words.say("store-replayed")), status=0)
        *news, focus = batch.sentences
        return Reply(tuple(news), words.left_open(focus))
