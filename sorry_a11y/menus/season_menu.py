"""The season in menus: where it stands, its next game, and what follows one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from sorry_a11y.menus.end_of_game import EndOfGame
from sorry_a11y.menus.game_maker import GameMaker
from sorry_a11y.menus.menu_screen import MenuScreen
from sorry_a11y.narration.season_words import tell_after, tell_opponent, tell_season
from sorry_a11y.session.player_session import PlayerSession
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.row_menu import Row
from sorry_a11y.store.statistics import Season


class SeasonMenu:
    """The menu of the season.

    Args:
        games: Makes the games of the session.
    """

    def __init__(self, games: GameMaker) -> None:
        self._session = games.session
        self._games = games
        self._season = games.saved.season
        self.screen = MenuScreen(self._session, self._title, self._rows)

    def _say(self, message: str, **values: str | int) -> str:
        return self._session.listener().say(f"season-{message}", **values)

    def _title(self) -> list[str]:
        words = self._session.listener()
        sentences = [tell_season(words, self._season()), self._say("rules")]
        if self._session.settings.save == "no":
            sentences.append(self._say("unsaved"))
        return sentences

    def _rows(self) -> list[Row]:
        season = self._season()
        if season.going:
            rows = [Row(partial(self._say, "continue"), partial(self._go_on, season.going))]
        elif season.is_won:
            return [Row(partial(self._say, "again"), partial(self._begin, anew=True))]
        else:
            who = tell_opponent(self._session.listener(), season)
            rows = [Row(partial(self._say, "play", game=season.game, name=who), self._begin)]
        if season.number:
            rows.append(Row(partial(self._say, "anew"), self._ask))
        return rows

    def _begin(self, *, anew: bool = False) -> Reply:
        return self._session.enter(self._games.begin_season_game(anew=anew))

    def _go_on(self, number: int) -> Reply:
        return self.screen.entered(self._games.go_on(number))

    def _ask(self) -> Reply:
        """Ask whether to begin anew, which gives up what was won."""
        season = self._season()
        return self._session.visit(MenuScreen(
            self._session, lambda: [self._say("anew-open", level=season.level + 1)], lambda: [
                Row(partial(self._say, "anew-no"), self._stay),
                Row(partial(self._say, "anew-yes"), partial(self._begin, anew=True)),
            ],
        ))

    def _stay(self) -> Reply:
        self._session.come_back(Reply((), ""))
        return self.screen.rebuilt(0)


class SeasonEnd:
    """The rows after a game of a season.

    Args:
        session: The session of the player.
        inner: The rows after any game.
        before: The season as it stood before the game.
        season: Returns the season as it stands now.
        is_kept: Returns whether the game is saved.
    """

    def __init__(
        self, session: PlayerSession, inner: EndOfGame, before: Season,
        season: Callable[[], Season], is_kept: Callable[[], bool],
    ) -> None:
        self._session = session
        self._inner = inner
        self._before = before
        self._season = season
        self._is_kept = is_kept

    def result(self) -> list[str]:
        """Return what the game did to the season."""
        words = self._session.listener()
        if not self._is_kept():
            return [words.sentence([words.say("season-unsaved")])]
        told = words.sentence([tell_after(words, self._before, self._season())])
        return [told, *self._inner.result()]

    def rows(self) -> Sequence[Row]:
        """Return what follows any game; to play again is the next game of the season, or the first
        of another one."""
        words = self._session.listener()
        first, *rest = self._inner.rows()
        what = "again" if self._season().is_won else "next"
        return [replace(first, label=partial(words.say, f"season-{what}")), *rest]
