"""What a day brings: its game, its position, and what they were yesterday."""

from __future__ import annotations

from datetime import UTC, date, timedelta
from functools import partial
from itertools import chain, count
from random import SystemRandom

from sorry_a11y.analysis.puzzles import PUZZLE_COSTS, puzzle
from sorry_a11y.menus.daily_game import best_known, daily_game
from sorry_a11y.menus.game_maker import GameMaker
from sorry_a11y.menus.menu_screen import MenuScreen
from sorry_a11y.menus.puzzle_screen import PuzzleScreen
from sorry_a11y.menus.setup_menu import table_words
from sorry_a11y.narration.daily import tell_day, tell_known, tell_result
from sorry_a11y.narration.listener import Verbosity
from sorry_a11y.rulesets.families import DEFAULT, Wishes, make_rules
from sorry_a11y.session.player_session import PlayerSession
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.row_menu import Row
from sorry_a11y.session.transcript import Passage, ReplayScreen, first_listener, heard

LEVEL_OF_DAY = "medium"


class TodayMenu:
    """The menu of the day, which is that of UTC, the same for everybody.

    Args:
        games: Makes the games of the session.
        is_top: Whether there is no way back.
    """

    def __init__(self, games: GameMaker, *, is_top: bool = False) -> None:
        self._session = games.session
        self._games = games
        self._saved = games.saved
        self._today = games.saved.now().astimezone(UTC).date()
        self._yesterday = self._today - timedelta(1)
        self.screen = MenuScreen(self._session, self._title, self._rows, is_top=is_top)

    def _say(self, message: str, **values: str | int) -> str:
        return self._session.listener().say(f"today-{message}", **values)

    def _title(self) -> list[str]:
        day = tell_day(self._session.listener(), self._today)
        sentences = [self._say("open", date=day)]
        if self._session.settings.save == "no":
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
        words, played = self._session.listener(), self._saved.daily_tries().get(self._today)
        if played is None:
            table = table_words(words, daily_game(self._today).plan)
            return Row(partial(self._say, "game", table=table), self._begin)
        if not played.summary.finished:
            return Row(partial(self._say, "continue"), partial(self._go_on, played.number))
        result = tell_result(words, played)
        return Row(partial(self._say, "again", result=result), self._begin)

    def _begin(self) -> Reply:
        return self._session.enter(self._games.begin_daily(self._today))

    def _go_on(self, number: int) -> Reply:
        return self.screen.entered(self._games.go_on(number))

    def _known(self) -> Reply:
        """Play yesterday's game as the best known line has it."""
        played = self._saved.daily_tries().get(self._yesterday)
        own = self._saved.game(played.number) if (
            played and played.summary.finished
        ) else None
        found, settings = best_known(self._yesterday, own), self._session.settings
        told = heard(found.game, first_listener(found.game), settings.language,
                     Verbosity(settings.verbosity))
        words = self._session.listener()
        whose = words.stopped(tell_known(words, self._yesterday, found.played, found.kind))
        passages = chain([Passage(1, (whose,))], told)
        return self._session.visit(ReplayScreen(passages, settings))

    # -- positions -------------------------------------------------------------------------------

    def _position(self, day: date) -> Reply:
        return self._session.visit(position_of_day(self._session, day))

    def _levels(self) -> Reply:
        return self._session.visit(MenuScreen(
            self._session, lambda: [self._say("level-open")], lambda: [
                Row(partial(self._say, "level", level=level),
                    lambda level=level: self._session.visit(  # type: ignore[misc]
                        endless_positions(self._session, level)))
                for level in PUZZLE_COSTS
            ],
        ))


def position_of_day(session: PlayerSession, day: date) -> PuzzleScreen:
    """Return the position of a day, the same for everybody."""
    words = session.listener()
    title = words.say("today-position-of", date=tell_day(words, day))
    found = puzzle(make_rules(Wishes(DEFAULT)), LEVEL_OF_DAY, day.isoformat())
    return PuzzleScreen(session, found, title)


def endless_positions(session: PlayerSession, level: str, seed: int | None = None) -> PuzzleScreen:
    """Return one position after the other of a difficulty. ``seed``: the first of them, None for
    chance."""
    numbers = count(SystemRandom().randrange(1_000_000) if seed is None else seed)
    rules = make_rules(Wishes(DEFAULT))

    def screen(number: int) -> PuzzleScreen:
        title = session.listener().say("today-position-number", level=level, number=number)
        return PuzzleScreen(session, puzzle(rules, level, str(number)), title, another)

    def another() -> Reply:
        following = screen(next(numbers))
        session.turn_to(following)
        return following.opened()

    return screen(next(numbers))

