"""What a day brings: its game, its position, and what they were yesterday."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from functools import partial
from itertools import chain, count
from random import SystemRandom
from typing import Protocol

from sorry_a11y.analysis.puzzles import LEVELS, puzzle
from sorry_a11y.game.logged_game import LoggedGame
from sorry_a11y.menus.daily_game import best_known, daily_game
from sorry_a11y.menus.menu_screen import MenuScreen, Ways
from sorry_a11y.menus.puzzle_screen import PuzzleScreen
from sorry_a11y.menus.setup_menu import table_words
from sorry_a11y.narration.daily import tell_day, tell_known, tell_result
from sorry_a11y.narration.listener import Verbosity
from sorry_a11y.rulesets.families import DEFAULT, Wishes, make_rules
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.row_menu import Row
from sorry_a11y.session.screen import Screen
from sorry_a11y.session.transcript import Passage, ReplayScreen, first_listener, heard
from sorry_a11y.store.statistics import Played

LEVEL_OF_DAY = "medium"


class DailyGames(Protocol):
    """The games of the days as the menu needs them."""

    def daily_tries(self) -> Mapping[date, Played]:
        """Return the first game that the player played of each day's."""

    def begin_daily(self, day: date) -> Screen:
        """Begin the game of a day."""

    def go_on(self, number: int) -> Screen | str:
        """Go on with a saved game, or return a sentence why not."""

    def saved_game(self, number: int) -> LoggedGame | None:
        """Return a saved game, None where it cannot be read."""


class TodayMenu:
    """The rows of a day. ``today``: the date in UTC, the same for everybody."""

    def __init__(self, ways: Ways, games: DailyGames, today: date, *, is_top: bool = False) -> None:
        self._ways = ways
        self._games = games
        self._today = today
        self._yesterday = today - timedelta(1)
        self.screen = MenuScreen(ways, self._title, self._rows, is_top=is_top)

    def _say(self, message: str, **values: str | int) -> str:
        return self._ways.listener().say(f"today-{message}", **values)

    def _title(self) -> list[str]:
        day = tell_day(self._ways.listener(), self._today)
        sentences = [self._say("open", date=day)]
        if self._ways.settings.save == "no":
            sentences.append(self._say("unsaved"))
        return sentences

    def _rows(self) -> list[Row]:
        return [
            self._row_of_game(),
            Row(partial(self._say, "position"), partial(self._position, self._today)),
            Row(partial(self._say, "more"), self._levels),
            Row(partial(self._say, "known"), self._known),
            Row(partial(self._say, "position-before"), partial(self._position, self._yesterday)),
        ]

    # -- the game --------------------------------------------------------------------------------

    def _row_of_game(self) -> Row:
        words, played = self._ways.listener(), self._games.daily_tries().get(self._today)
        if played is None:
            table = table_words(words, daily_game(self._today).plan)
            return Row(partial(self._say, "game", table=table), self._begin)
        if not played.summary.finished:
            return Row(partial(self._say, "continue"), partial(self._go_on, played.number))
        result = tell_result(words, played)
        return Row(partial(self._say, "again", result=result), self._begin)

    def _begin(self) -> Reply:
        return self._ways.navigator.enter(self._games.begin_daily(self._today))

    def _go_on(self, number: int) -> Reply:
        return self.screen.entered(self._games.go_on(number))

    def _known(self) -> Reply:
        """Play yesterday's game as the best known line has it."""
        played = self._games.daily_tries().get(self._yesterday)
        own = self._games.saved_game(played.number) if (
            played and played.summary.finished
        ) else None
        found, settings = best_known(self._yesterday, own), self._ways.settings
        told = heard(found.game, first_listener(found.game), settings.language,
                     Verbosity(settings.verbosity))
        words = self._ways.listener()
        whose = words.stopped(tell_known(words, self._yesterday, found.played, found.kind))
        passages = chain([Passage(1, (whose,))], told)
        return self._ways.navigator.visit(ReplayScreen(passages, settings))

    # -- positions -------------------------------------------------------------------------------

    def _position(self, day: date) -> Reply:
        return self._ways.navigator.visit(position_of_day(self._ways, day))

    def _levels(self) -> Reply:
        return self._ways.navigator.visit(MenuScreen(
            self._ways, lambda: [self._say("level-open")], lambda: [
                Row(partial(self._say, "level", level=level),
                    lambda level=level: self._ways.navigator.visit(  # type: ignore[misc]
                        endless_positions(self._ways, level)))
                for level in LEVELS
            ],
        ))


def position_of_day(ways: Ways, day: date) -> PuzzleScreen:
    """Return the position of a day, the same for everybody."""
    words = ways.listener()
    title = words.say("today-position-of", date=tell_day(words, day))
    found = puzzle(make_rules(Wishes(DEFAULT)), LEVEL_OF_DAY, day.isoformat())
    return PuzzleScreen(ways, found, title)


def endless_positions(ways: Ways, level: str, seed: int | None = None) -> PuzzleScreen:
    """Return one position after the other of a difficulty. ``seed``: the first of them, None for
    chance."""
    numbers = count(SystemRandom().randrange(1_000_000) if seed is None else seed)
    rules = make_rules(Wishes(DEFAULT))

    def screen(number: int) -> PuzzleScreen:
        title = ways.listener().say("today-position-number", level=level, number=number)
        return PuzzleScreen(ways, puzzle(rules, level, str(number)), title, another)

    def another() -> Reply:
        following = screen(next(numbers))
        ways.navigator.turn_to(following)
        return following.opened()

    return screen(next(numbers))

