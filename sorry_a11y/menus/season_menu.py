"""The season in menus: where it stands, its next game, and what follows one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Protocol

from sorry_a11y.menus.end_of_game import EndOfGame
from sorry_a11y.menus.menu_screen import MenuScreen, Ways
from sorry_a11y.narration.season_words import tell_after, tell_opponent, tell_season
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.row_menu import Row
from sorry_a11y.session.screen import Screen
from sorry_a11y.store.season import Season


class SeasonGames(Protocol):
    """The games of a season as its menu needs them."""

    def season(self) -> Season:
        """Return where the season stands."""

    def begin_season_game(self, *, anew: bool = False) -> Screen:
        """Begin the next game of the season, or the first of another one."""

    def go_on(self, number: int) -> Screen | str:
        """Go on with a saved game, or return a sentence why not."""


class SeasonMenu:
    """The rows of the season."""

    def __init__(self, ways: Ways, games: SeasonGames) -> None:
        self._ways = ways
        self._games = games
        self.screen = MenuScreen(ways, self._title, self._rows)

    def _say(self, message: str, **values: str | int) -> str:
        return self._ways.listener().say(f"season-{message}", **values)

    def _title(self) -> list[str]:
        words = self._ways.listener()
        sentences = [tell_season(words, self._games.season()), self._say("rules")]
        if self._ways.settings.save == "no":
            sentences.append(self._say("unsaved"))
        return sentences

    def _rows(self) -> list[Row]:
        season = self._games.season()
        if season.going:
            rows = [Row(partial(self._say, "continue"), partial(self._go_on, season.going))]
        elif season.is_won:
            return [Row(partial(self._say, "again"), partial(self._begin, anew=True))]
        else:
            who = tell_opponent(self._ways.listener(), season)
            rows = [Row(partial(self._say, "play", game=season.game, name=who), self._begin)]
        if season.number:
            rows.append(Row(partial(self._say, "anew"), self._ask))
        return rows

    def _begin(self, *, anew: bool = False) -> Reply:
        return self._ways.navigator.enter(self._games.begin_season_game(anew=anew))

    def _go_on(self, number: int) -> Reply:
        return self.screen.entered(self._games.go_on(number))

    def _ask(self) -> Reply:
        """Ask whether to begin anew, which gives up what was won."""
        season = self._games.season()
        return self._ways.navigator.visit(MenuScreen(
            self._ways, lambda: [self._say("anew-open", level=season.level + 1)], lambda: [
                Row(partial(self._say, "anew-no"), self._stay),
                Row(partial(self._say, "anew-yes"), partial(self._begin, anew=True)),
            ],
        ))

    def _stay(self) -> Reply:
        self._ways.navigator.come_back(Reply((), ""))
        return self.screen.rebuilt(0)


class SeasonEnd:
    """The rows after a game of a season. ``inner``: those after any game; ``before`` and ``season``
    return where it stood without that game, and with it; ``is_kept``: whether the game is saved."""

    def __init__(
        self, ways: Ways, inner: EndOfGame, before: Season, season: Callable[[], Season],
        is_kept: Callable[[], bool],
    ) -> None:
        self._ways = ways
        self._inner = inner
        self._before = before
        self._season = season
        self._is_kept = is_kept

    def result(self) -> list[str]:
        """Return what the game did to the season."""
        words = self._ways.listener()
        if not self._is_kept():
            return [words.sentence([words.say("season-unsaved")])]
        told = words.sentence([tell_after(words, self._before, self._season())])
        return [told, *self._inner.result()]

    def rows(self) -> Sequence[Row]:
        """Return what follows any game; to play again is the next game of the season, or the first
        of another one."""
        words = self._ways.listener()
        first, *rest = self._inner.rows()
        what = "again" if self._season().is_won else "next"
        return [replace(first, label=partial(words.say, f"season-{what}")), *rest]
