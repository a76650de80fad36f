"""The offer to go on with the unfinished game, before anything else."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sorry_a11y.fronts.audible import Talker
from sorry_a11y.narration.words import Words
from sorry_a11y.session.reply import Ending, Reply
from sorry_a11y.settings.values import Settings

GO_ON = "1"
NEW = "2"


class Offer:
    """A front that asks, and then is the game that was chosen.

    ``lines``: the offer, the question last; ``go_on`` and ``new`` make the two games; any other
    key asks again. It is heard by ``settings`` until there is a game with settings of its own.
    """

    def __init__(
        self, lines: Sequence[str], go_on: Callable[[], Talker], new: Callable[[], Talker],
        settings: Settings,
    ) -> None:
        self._lines = lines
        self._make = {GO_ON: go_on, NEW: new}
        self._settings = settings
        self._words = Words(settings.language)
        self._game: Talker | None = None

    @property
    def settings(self) -> Settings:
        """How it is to be heard."""
        return self._game.settings if self._game else self._settings

    def listener(self) -> Words:
        """The words of its language."""
        return self._game.listener() if self._game else self._words

    def open(self) -> Reply:
        """The offer."""
        *news, focus = self._lines
        return Reply(tuple(news), focus)

    def press(self, key: str) -> Reply:
        """The choice, and from then on every key of the game chosen."""
        if self._game:
            return self._game.press(key)
        if key not in self._make:
            return self.open()
        self._game = self._make[key]()
        return self._game.open()

    def hang_up(self, why: Ending) -> Reply:
        """A clean farewell."""
        if self._game:
            return self._game.hang_up(why)
        return Reply((), self._words.say("end-goodbye"), status=0)

    def more(self, lines_left: int) -> str:
        """The focus line between two pages."""
        if self._game:
            return self._game.more(lines_left)
        return self._words.say("end-more", count=lines_left)
