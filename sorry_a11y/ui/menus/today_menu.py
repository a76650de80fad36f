"""The menus of the day (its game and position, and yesterday's) and of the season."""

from __future__ import annotations

from datetime import UTC, date, timedelta
from functools import partial
from itertools import chain, count
from random import SystemRandom

from sorry_a11y.core.analysis.puzzles import PUZZLE_COSTS, puzzle
from sorry_a11y.core.rulesets.families import DEFAULT, Wishes, make_rules
from sorry_a11y.output.narration.saved_games import (
    tell_day,
    tell_known,
    tell_opponent,
    tell_result,
    tell_season,
)
from sorry_a11y.store.errors import StorageError
from sorry_a11y.store.statistics import Played
from sorry_a11y.ui.menus.daily_game import best_known, daily_game
from sorry_a11y.ui.menus.game_maker import GameMaker
from sorry_a11y.ui.menus.menu_screen import MenuScreen
from sorry_a11y.ui.menus.player_games import PlayerGames
from sorry_a11y.ui.menus.puzzle_screen import PuzzleScreen
from sorry_a11y.ui.menus.replay_screen import ReplayScreen
from sorry_a11y.ui.menus.setup_menu import table_words
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.session.row_menu import Row
from sorry_a11y.ui.session.transcript import Passage, heard

LEVEL_OF_DAY = "medium"


def today_menu(games: GameMaker, *, is_top: bool = False) -> MenuScreen:
    """Return the menu of the day, which is the day in UTC, the same for everybody.

    Args:
        games: The games of the session.
        is_top: Whether there is no way back.
    """
    session, saved = games.session, games.saved
    today = saved.now().astimezone(UTC).date()
    yesterday = today - timedelta(1)

    def lead() -> list[str]:
        if session.settings.save == "no":
            return [session.listener().say("today-unsaved")]
        return [error] if (error := saved.error()) else []

    def rows() -> list[Row]:
        return [
            row_of_game(),
            Row("today-position", partial(position, today)),
            Row("today-more", lambda: session.visit(_level_menu(session))),
            Row("today-known", known),
            Row("today-position-before", partial(position, yesterday)),
        ]

    def row_of_game() -> Row:
        words, played = session.listener, _first_try(saved, today)
        if played is None:
            plan = daily_game(today).plan
            hands = "no" if plan.wishes.game == DEFAULT else "yes"
            return Row(
                lambda: words().say("today-game", table=table_words(words(), plan), hands=hands),
                begin,
            )
        if not played.summary.finished:
            return Row("today-continue", lambda: menu.entered(games.go_on(played.number)))
        return Row(lambda: words().say("today-again", result=tell_result(words(), played)), begin)

    def begin() -> Reply:
        return session.enter(games.begin_daily(today))

    def known() -> Reply:
        """Tell yesterday's game as it is played in the best known line."""
        played = _first_try(saved, yesterday)
        own = saved.game(played.number) if played and played.summary.finished else None
        found, settings = best_known(yesterday, own), session.settings
        told = heard(found.game, settings=settings.replace(banter="off"))
        words = session.listener()
        whose = words.stopped(tell_known(words, yesterday, found.played, found.kind))
        passages = chain([Passage(1, (whose,))], told)
        return session.visit(ReplayScreen(passages, settings))

    def position(day: date) -> Reply:
        return session.visit(_position_of_day(session, day))

    menu = MenuScreen(
        session,
        lambda to: to.say("today-open", date=tell_day(to, today)),
        rows,
        lead=lead,
        is_top=is_top,
    )
    return menu


def _first_try(saved: PlayerGames, day: date) -> Played | None:
    """Return the first try at the game of a day; None without one, or if no game can be read."""
    try:
        return saved.daily_tries().get(day)
    except StorageError:  # the title of the menu says so
        return None


def _level_menu(session: PlayerSession) -> MenuScreen:
    """Return the menu of difficulties."""

    def begin(level: str) -> Reply:
        return session.visit(endless_positions(session, level))

    return MenuScreen(
        session,
        "today-level-open",
        lambda: [Row("today-level", partial(begin, level), level=level) for level in PUZZLE_COSTS],
    )


def _position_of_day(session: PlayerSession, day: date) -> PuzzleScreen:
    """Return the position of a day, the same for everybody."""
    words = session.listener()
    title = words.say("today-position-of", date=tell_day(words, day))
    found = puzzle(make_rules(Wishes(DEFAULT)), LEVEL_OF_DAY, day.isoformat())
    return PuzzleScreen(session, found, title)


def endless_positions(session: PlayerSession, level: str, seed: int | None = None) -> PuzzleScreen:
    """Return the screen of a position of a difficulty, which leads to the next one.

    Args:
        session: The session of the player.
        level: The difficulty, a name of `PUZZLE_COSTS`.
        seed: The number of the first position; None for chance.
    """
    numbers = count(SystemRandom().randrange(1_000_000) if seed is None else seed)
    rules = make_rules(Wishes(DEFAULT))

    def screen(number: int) -> PuzzleScreen:
        title = session.listener().say("today-position-number", level=level, number=number)
        return PuzzleScreen(session, puzzle(rules, level, str(number)), title, another)

    def another() -> Reply:
        return session.in_place(screen(next(numbers)))

    return screen(next(numbers))


def season_menu(games: GameMaker) -> MenuScreen:
    """Return the menu of the season. Raises StorageError if the games cannot be read."""
    session, season = games.session, games.saved.season

    def lead() -> list[str]:
        unsaved = ["season-unsaved"] if session.settings.save == "no" else []
        return [*map(session.listener().say, ["season-rules", *unsaved])]

    def rows() -> list[Row]:
        now, begin_anew = season(), partial(begin, anew=True)
        if now.is_won and not now.going:
            return [Row("season-again", begin_anew)]
        if now.going:
            first = Row("season-continue", lambda: menu.entered(games.go_on(now.going)))
        else:
            first = Row(
                lambda: session.listener().say(
                    "season-play", game=now.game, name=tell_opponent(session.listener(), now)
                ),
                begin,
            )
        return [first, *([Row("season-anew", ask)] if now.number else [])]

    def begin(*, anew: bool = False) -> Reply:
        return menu.if_readable(lambda: session.enter(games.begin_season_game(anew=anew)))

    def ask() -> Reply:
        """Ask whether to begin anew, which gives up what was won."""
        level, begin_anew = season().level + 1, partial(begin, anew=True)
        return session.visit(
            MenuScreen(
                session,
                lambda to: to.say("season-anew-open", level=level),
                lambda: [Row("season-anew-no", stay), Row("season-anew-yes", begin_anew)],
            )
        )

    def stay() -> Reply:
        session.come_back(Reply((), ""))
        return menu.rebuilt(0)

    season()
    menu = MenuScreen(session, lambda to: tell_season(to, season()), rows, lead=lead)
    return menu
