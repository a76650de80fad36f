"""The saved games of a player, as the menus ask for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date, datetime
from typing import TYPE_CHECKING

from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.settings.user_store import UserStore

if TYPE_CHECKING:
    from sorry_a11y.core.game.logged_game import LoggedGame
    from sorry_a11y.store.library import Entry, Library
    from sorry_a11y.store.statistics import Played, Season
    from sorry_a11y.store.summary import Summary


_READING_S = 0.3
"""The most seconds that a reply waits while games are read."""


class PlayerGames:
    """The saved games of the player of a session.

    The store is imported inside the functions, for a fast start.

    Args:
        session: The session, which is told of games that cannot be read.
        store: The store of the player.
        now: A function that returns the time on the player's clock.

    Attributes:
        store: As given.
        now: As given.
    """

    def __init__(
        self, session: PlayerSession, store: UserStore, now: Callable[[], datetime]
    ) -> None:
        self.store = store
        self.now = now
        self._session = session

    @property
    def library(self) -> Library:
        """The library of the saved games."""
        return self.store.library()

    def game(self, number: int) -> LoggedGame | None:
        """Return a game; None if it cannot be read."""
        from sorry_a11y.store.errors import StorageError

        try:
            return self.library.game(number)
        except StorageError:
            return None

    def daily_tries(self) -> Mapping[date, Played]:
        """Return for each day the first try at its game.

        Raises StorageError: whoever has played would be told that it is the first try.
        """
        from sorry_a11y.ui.menus.daily_game import daily_tries

        return daily_tries(self._summaries())

    def season(self) -> Season:
        """Return the state of the season.

        Raises StorageError: a season would begin anew.
        """
        from sorry_a11y.store.statistics import season_of

        return season_of(self._summaries())

    def _summaries(self) -> Mapping[int, Summary]:
        return self.library.summaries() if self.store.games.exists else {}

    def error(self) -> str | None:
        """Return the sentence that says why the file of games cannot be read; None if it can."""
        from sorry_a11y.output.narration.saved_games import tell_error
        from sorry_a11y.store.errors import StorageError

        try:
            self._summaries()
        except StorageError as error:
            return tell_error(error, self._session.settings.language)
        return None

    def summaries_soon(self) -> Mapping[int, Summary]:
        """Return the summaries of all games, or none if reading them takes over 0.3 seconds."""
        return self.library.summaries_at_hand(_READING_S)

    def bumps_before(self, started: datetime | None) -> Mapping[str, int]:
        """Return how often each opponent bumped the player, by name; none while the disk is busy.

        Count only games that began before ``started``, or all if it is None.
        """
        is_read = self._session.settings.save == "yes" and not self._session.disk.is_busy
        if not (is_read and self.store.games.exists):
            return {}
        from sorry_a11y.store.statistics import bumps_by_name

        return bumps_by_name(self.summaries_soon(), started)

    def unfinished(self) -> Entry | None:
        """Return the unfinished game that was played last.

        The session is warned of a newer one that cannot be read.
        """
        if self._session.settings.save == "no" or not self.store.games.exists:
            return None
        from sorry_a11y.output.narration.saved_games import tell_error
        from sorry_a11y.store.errors import StorageError

        try:
            entry, unreadable = self.library.unfinished()
        except StorageError as error:
            self._session.warnings.append(tell_error(error, self._session.settings.language))
            return None
        self._warn_of(unreadable)
        return entry

    def number_to_go_on(self) -> int:
        """Return the number of the game to go on with.

        The session is warned of a newer one that cannot be read.

        Raises:
            StorageError: There is no game that can be read and that no other program plays.
        """
        from sorry_a11y.store.errors import StorageError

        entry, unreadable = self.library.unfinished()
        if entry is not None:
            self._warn_of(unreadable)
            return entry.number
        if unreadable:
            raise StorageError("unreadable", number=unreadable.number)
        if elsewhere := self.library.played_elsewhere():
            raise StorageError("in-use", number=elsewhere)
        raise StorageError("none-unfinished")

    def _warn_of(self, unreadable: Entry | None) -> None:
        from sorry_a11y.output.narration.saved_games import tell_entry

        if unreadable:
            told = tell_entry(unreadable, self.now(), self._session.settings.language)
            self._session.warnings.append(told)
