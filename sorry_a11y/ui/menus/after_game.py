"""The end of a game: its result for its player, and rows that lead on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial

from sorry_a11y.core.analysis.advice import judge_choices
from sorry_a11y.core.analysis.luck import fortune, highlights
from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.output.narration.advice import (
    choice_sentences,
    fortune_sentence,
    result_sentence,
    story_clauses,
)
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.output.narration.listener import Listener
from sorry_a11y.output.narration.saved_games import tell_after, tell_error, tell_line, tell_result
from sorry_a11y.store.errors import StorageError
from sorry_a11y.store.statistics import GameTally, Season, tally
from sorry_a11y.store.summary import Summary
from sorry_a11y.ui.menus.daily_game import played_of, streak
from sorry_a11y.ui.menus.game_maker import GameMaker
from sorry_a11y.ui.menus.replay_screen import ReplayScreen
from sorry_a11y.ui.menus.table_setup import FIRST_GAME, NEXT_GAME
from sorry_a11y.ui.session.game_base import Afterwards
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Reply, RowStyle, reply_of
from sorry_a11y.ui.session.row_menu import Row
from sorry_a11y.ui.session.screen import Screen, TextScreen
from sorry_a11y.ui.session.transcript import Passage, first_listener, heard
from sorry_a11y.ui.settings.user_store import TablePlan
from sorry_a11y.ui.settings.values import Settings


def after_game(
    games: GameMaker,
    menu: Callable[[], Screen],
    game: LoggedGame,
    plan: TablePlan,
    season: Season | None,
) -> Afterwards:
    """Return the end of a game, with its effect on its day or its season.

    Args:
        games: The games of the session.
        menu: A function that returns the start menu.
        game: The game.
        plan: Its table.
        season: The season as it stood before a game of one; None for any other game.
    """
    purpose, session, saved = game.header.purpose, games.session, games.saved_game(game)

    def outcome() -> list[str]:
        summaries = games.saved.summaries_soon() if saved else None
        return outcome_sentences(game, session.settings, summaries)

    def rows(again: Callable[[], Screen], label: str = "menu-play-again") -> list[Row]:
        back = _rows_of_saved(games, saved) if saved else ()
        return end_rows(session, again, menu, back, label)

    if day := purpose.day:
        return Afterwards(
            _of_day(games, day, saved, outcome),
            [*_line_of_day(session, day, saved), *rows(partial(games.begin_daily, day))],
        )
    if season and purpose.season >= season.number:  # no other one has begun since
        before = season if purpose.season == season.number else Season(purpose.season)
        try:
            now = games.saved.season()
        except StorageError as error:
            told = [tell_error(error, session.settings.language)]
            return Afterwards(told, rows(games.begin_season_game, "season-next"))
        label = "season-again" if now.is_won else "season-next"
        told = (
            _of_season(session, before, now, outcome) if saved else _say(session, "season-unsaved")
        )
        return Afterwards(told, rows(games.begin_season_game, label))
    winner = game.now.winners[0] if game.now.winners else None
    first, *others = rows(lambda: games.begin(plan, winner=winner))
    return Afterwards(outcome(), [first, *_more_opponents(games, plan), *others])


def _more_opponents(games: GameMaker, plan: TablePlan) -> list[Row]:
    """Return the row behind a player's first game that begins one against three opponents."""
    if plan != FIRST_GAME:
        return []

    row = _row_on(games.session, "menu-more-opponents", lambda: games.begin(NEXT_GAME))

    def begin() -> Reply:
        games.saved.store.remember_last(NEXT_GAME)
        return row.act()

    return [row.doing(begin)]


def _row_on(
    session: PlayerSession, label: str, screen: Callable[[], Screen], *, style: RowStyle = ""
) -> Row:
    """Return a row that leads on from a game once that is saved, to the screen of a function."""

    def entered() -> Reply:
        try:
            return session.enter(screen())
        except StorageError as error:
            words = session.listener()
            return reply_of(words, [tell_error(error, words.language)])

    def lead_on() -> Reply:
        session.keeper.let_go()
        return session.when_saved(entered)

    return Row(label, lead_on, style=style)


def end_rows(
    session: PlayerSession,
    again: Callable[[], Screen],
    menu: Callable[[], Screen],
    of_saved: Sequence[Row] = (),
    label: str = "menu-play-again",
) -> list[Row]:
    """Return the rows after a game.

    Args:
        session: The session of the player.
        again: A function that begins the next game.
        menu: A function that returns the start menu.
        of_saved: Rows that only a saved game has.
        label: The message of the first row.
    """
    return [
        _row_on(session, label, again, style="main"),
        *of_saved,
        _row_on(session, "menu-menu", menu),
        Row("menu-quit", session.quit),
    ]


def _say(session: PlayerSession, message: str, **values: int) -> list[str]:
    words = session.listener()
    return [words.sentence([words.say(message, **values)])]


def _rows_of_saved(games: GameMaker, game: LoggedGame) -> list[Row]:
    """Return the rows that look back at a game."""
    session = games.session

    def told() -> list[Passage]:
        memory = games.memory(game.header.started)
        return list(heard(game, settings=session.settings, memory=memory))

    def tell(lines: Sequence[str]) -> Reply:
        return session.visit(TextScreen(lines, session.settings))

    return [
        Row(
            "menu-review",
            lambda: tell(
                review_sentences(
                    game,
                    session.settings.language,
                    tally(games.saved.summaries_soon(), game.header),
                )
            ),
        ),
        Row("menu-replay", lambda: session.visit(ReplayScreen(iter(told()), session.settings))),
        Row("menu-transcript", lambda: tell([line for one in told() for line in one.sentences])),
    ]


# -- the game of a day and of a season -----------------------------------------------------------


def _of_day(
    games: GameMaker, day: date, saved: LoggedGame | None, outcome: Callable[[], list[str]]
) -> list[str]:
    """Return sentences about a game of a day, which counts as the day's game or as practice."""
    words = games.session.listener()
    if saved is None:
        return _say(games.session, "today-unsaved")
    try:
        tries = games.saved.daily_tries()
    except StorageError as error:
        return [tell_error(error, words.language)]
    first = tries.get(day)
    if first is None or first.summary.started != saved.header.started:
        return _say(games.session, "today-practice")
    told = [words.sentence([tell_result(words, first)])]
    if days := streak(tries, day):
        told += _say(games.session, "today-streak", days=days)
    return [*told, *outcome()]


def _line_of_day(session: PlayerSession, day: date, saved: LoggedGame | None) -> list[Row]:
    """Return the row with the line to pass on.

    It has the result, the luck of the cards and the cost of the choices, which takes seconds.
    """
    if saved is None:
        return []

    def share() -> Reply:
        own = saved.seating.seats_of(first_listener(saved))
        found = fortune(saved.start, saved.actions, own)
        luck, cost = round(100 * found.cards), round(100 * found.cost)
        line = tell_line(session.listener(), day, played_of(saved), luck, cost)
        return session.visit(TextScreen([line], session.settings))

    return [Row("today-share", share)]


def _of_season(
    session: PlayerSession, before: Season, now: Season, outcome: Callable[[], list[str]]
) -> list[str]:
    """Return sentences about the effect of a game on the season."""
    words = session.listener()
    return [words.sentence([tell_after(words, before, now)]), *outcome()]


# -- the result ----------------------------------------------------------------------------------


def outcome_sentences(
    game: LoggedGame, settings: Settings, saved: Mapping[int, Summary] | None
) -> list[str]:
    """Return sentences about how a finished game counts.

    Args:
        game: The game.
        settings: The settings of the player.
        saved: The summaries of the saved games, this one among them; None where it is not saved.

    Returns:
        One sentence; none where several people played, since each of them would have to be told
        something else.
    """
    players = {game.seating.seats_of(seat) for seat in game.seating.people}
    counted = None if saved is None or len(players) != 1 else tally(saved, game.header)
    if not counted or not counted.games:
        return []
    to = Words(settings.language)
    return [result_sentence(to, counted.won, counted.games, counted.streak)]


_FEWEST_TO_COMPARE = 6
"""The fewest games of a kind, this one included, with which the review compares a game."""


def review_sentences(
    game: LoggedGame, language: str, counted: GameTally | None = None
) -> list[str]:
    """Return the review of a game for the people who played: notable choices, luck and story.

    Args:
        game: The game.
        language: The language.
        counted: The games of its kind, to compare with; None for no comparison.
    """
    seating, rules = game.seating, game.rules
    you = tuple(seat for seat in seating.people if not seating.name(seat))
    people = you or seating.people or seating.seats
    found = judge_choices(game.start, game.actions, people)
    seat = first_listener(game)
    to = Listener(seat, seating, rules, language)
    average = counted.average if counted and counted.games >= _FEWEST_TO_COMPARE else None
    lines = choice_sentences(to, found, named=len(people) > 1, average=average)
    if found.choices and game.over and seat in people:
        played = (game.start, game.actions, to.own_seats)
        luck = fortune(*played, found.costs)
        lines.append(to.stopped(fortune_sentence(to, luck)))
        if told := story_clauses(to, highlights(*played)):
            lines.append(to.stopped(to.sentence(told)))
    return lines
