"""The offer to go on with the unfinished game, before anything else."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sorry_a11y.session.commands import BY_KEY
from sorry_a11y.session.front import Front, PlainFront, RelayFront
from sorry_a11y.session.reply import Reply
from sorry_a11y.settings.values import Settings

GO_ON = "1"
NEW = "2"


class Offer(RelayFront):
    """A front that asks, and then is the game that was chosen.

    ``lines``: the offer, the question last; ``go_on`` and ``new`` make the two games. It is heard
    by ``settings`` until there is a game with settings of its own.
    """

    def __init__(
        self, lines: Sequence[str], go_on: Callable[[], Front], new: Callable[[], Front],
        settings: Settings,
    ) -> None:
        question = _Question(lines, settings)
        super().__init__(question)
        self._question = question
        self._make = {GO_ON: go_on, NEW: new}

    def press(self, key: str) -> Reply:
        """The choice, and from then on every key of the game chosen."""
        if self.front is not self._question:
            return self.front.press(key)
        command = BY_KEY.get(key)
        choice = GO_ON if command and command.name == "take" else key
        if choice not in self._make:
            return self._question.press(key)
        self.turn_to(self._make[choice]())
        return self.front.open()


class _Question(PlainFront):
    """The offer itself: it leaves, tells its keys, and asks again."""

    def __init__(self, lines: Sequence[str], settings: Settings) -> None:
        super().__init__(settings)
        self._lines = tuple(lines)

    def open(self) -> Reply:
        """The offer."""
        return Reply(self._lines[:-1], self._lines[-1])

    def press(self, key: str) -> Reply:
        """The farewell, or the offer again; any key that means nothing here, the one for help
        too, is answered by what does."""
        command = BY_KEY.get(key)
        name = command.name if command else ""
        if name in ("quit", "back"):
            return Reply((), self.listener().say("end-goodbye"), status=0)
        if name == "repeat":
            return self.open()
        return Reply((self.listener().say("store-offer-help"),), self._lines[-1])
