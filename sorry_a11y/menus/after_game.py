"""Decide what follows a game: as after any, or what it did to its day or its season."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial

from sorry_a11y.game.logged_game import LoggedGame
from sorry_a11y.menus.end_of_game import EndOfGame, Follow
from sorry_a11y.menus.game_maker import GameMaker
from sorry_a11y.session.game_prompts import Afterwards
from sorry_a11y.session.screen import Screen
from sorry_a11y.settings.table_plan import TablePlan


class AfterGame:
    """Decides what follows each game of a session.

    Args:
        maker: Makes the games.
        menu: Returns the start menu.
    """

    def __init__(self, maker: GameMaker, menu: Callable[[], Screen]) -> None:
        self._maker = maker
        self._menu = menu

    def follows(self, game: LoggedGame, plan: TablePlan) -> Afterwards:
        """Return what follows a game at the table of a plan."""
        maker = self._maker

        def again() -> Screen:
            winners = game.now.winners
            return maker.begin(plan, winner=winners[0] if winners else None)

        follow = Follow(
            again, self._menu, partial(maker.saved_game, game), partial(self._outcome, game),
            maker.memory,
        )
        purpose = game.header.purpose
        if purpose.day:
            return self._of_day(purpose.day, follow)
        return self._of_season(purpose.season, follow) if purpose.season else (
            EndOfGame(maker.session, follow)
        )

    def _of_day(self, day: date, follow: Follow) -> Afterwards:
        from sorry_a11y.menus.daily_end import DailyEnd

        maker = self._maker
        ending = EndOfGame(
            maker.session, follow._replace(again=partial(maker.begin_daily, day))
        )
        return DailyEnd(maker.session, ending, day, follow.saved, maker.saved.daily_tries)

    def _of_season(self, number: int, follow: Follow) -> Afterwards:
        """Return what follows a game of season ``number``; what follows any game where another
        season has begun since."""
        from sorry_a11y.menus.season_menu import SeasonEnd
        from sorry_a11y.store.statistics import Season

        maker = self._maker
        season = maker.saved.season()
        if number < season.number:
            return EndOfGame(maker.session, follow)
        before = season if number == season.number else Season(number)
        ending = EndOfGame(maker.session, follow._replace(again=maker.begin_season_game))
        return SeasonEnd(
            maker.session, ending, before, maker.saved.season,
            lambda: follow.saved() is not None,
        )

    def _outcome(self, game: LoggedGame) -> list[str]:
        """Return what a game that is over came to, in sentences."""
        from sorry_a11y.menus.outcome import outcome_sentences  # the learned player is loaded now

        maker = self._maker
        library = maker.saved.library if maker.saved_game(game) else None
        return outcome_sentences(game, maker.session.settings, library)
