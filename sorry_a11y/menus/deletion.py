"""The question whether to delete a saved game."""

from __future__ import annotations

from sorry_a11y.narration.catalog import upper_first
from sorry_a11y.narration.saved_games import tell_error
from sorry_a11y.session.reply import Ending, Reply, Shown
from sorry_a11y.session.screen import PlainScreen
from sorry_a11y.settings.values import Settings
from sorry_a11y.store.errors import StorageError
from sorry_a11y.store.library import Library

YES = "y"
"""The only key that deletes: what cannot be undone needs a key that nobody presses by habit."""


class Deletion(PlainScreen):
    """A screen that tells game ``number`` of ``games`` by its ``entry``, a sentence, asks, and
    ends with the answer; with status 1 where the game cannot be deleted."""

    def __init__(self, games: Library, number: int, entry: str, settings: Settings) -> None:
        super().__init__(settings)
        self._games = games
        self._number = number
        self._entry = entry

    def opened(self) -> Reply:
        """Return the game and the question."""
        return Reply((self._entry,), upper_first(self._say("delete-choose")))

    def key(self, key: str) -> Reply:
        """Delete it or keep it."""
        if key != YES:
            return self._kept()
        try:
            self._games.delete(self._number)
        except StorageError as error:
            return Reply((), tell_error(error, self.settings.language), status=1)
        return Reply((), self._say("deleted", number=self._number), status=0)

    def shown(self) -> Shown:
        """Return the choices: to delete it or to keep it."""
        return Shown.keys_of(self, (YES, self._say("delete-choose")), ("n", self._say("kept")))

    def hang_up(self, why: Ending) -> Reply:  # noqa: ARG002 without an answer it is kept
        """Keep it, without an answer."""
        return self._kept()

    def _kept(self) -> Reply:
        return Reply((), self._say("kept"), status=0)

    def _say(self, message: str, **values: str | int) -> str:
        return self.listener().say(f"store-{message}", **values)
