"""The offer to go on with the unfinished game, before anything else."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sorry_a11y.ui.reply import Ending, Front, Reply

GO_ON = "1"
NEW = "2"


class Offering:
    """A front that asks, and then is the game that was chosen.

    ``lines``: the offer, the question last; ``go_on`` and ``new`` make the two games; either may
    be asked again with any other key.
    """

    def __init__(
        self, lines: Sequence[str], go_on: Callable[[], Front], new: Callable[[], Front],
        more: Callable[[int], str], farewell: str,
    ) -> None:
        self._lines = lines
        self._make = {GO_ON: go_on, NEW: new}
        self._more = more
        self._farewell = farewell
        self._game: Front | None = None

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
        return self._game.hang_up(why) if self._game else Reply((), self._farewell, status=0)

    def more(self, lines_left: int) -> str:
        """The focus line between two pages."""
        return self._game.more(lines_left) if self._game else self._more(lines_left)
