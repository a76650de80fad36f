"""A session of games: menus, one game after the other, and what they share.

It knows nothing of where it runs: no terminal, network, thread or command line. What it needs of
these it is given: `SessionOptions`, `Surroundings`, a `GameStore`, and perhaps a menu of friends.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING, Protocol

from sorry_a11y.game.dealer import Chance, new_chance
from sorry_a11y.game.header import ANY_GAME, Header, Purpose
from sorry_a11y.game.logged_game import LoggedGame
from sorry_a11y.menus.menu_screen import Ways
from sorry_a11y.menus.navigator import Farewell, Navigator
from sorry_a11y.menus.table_setup import first_seat, rules_and_seats
from sorry_a11y.narration.banter import GameMemory
from sorry_a11y.narration.catalog import Hands, catalog
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.events import Event
from sorry_a11y.session.asides import Controls
from sorry_a11y.session.at_keyboard import Listeners
from sorry_a11y.session.game_course import Around
from sorry_a11y.session.game_screen import Beginning, GameScreen
from sorry_a11y.session.player_settings import PlayerSettings
from sorry_a11y.session.prompts import Afterwards
from sorry_a11y.session.screen import Screen
from sorry_a11y.session.surroundings import Surroundings
from sorry_a11y.settings.table_plan import TablePlan, Tables
from sorry_a11y.settings.values import IN_PLAY, Settings
from sorry_a11y.store.game_saver import GameSaver

if TYPE_CHECKING:
    from sorry_a11y.game.setup import Seating
    from sorry_a11y.menus.end_of_game import Follow
    from sorry_a11y.menus.start_menu import LastTable, UnfinishedOffer
    from sorry_a11y.rules.ruleset import Ruleset
    from sorry_a11y.session.reply import Reply
    from sorry_a11y.session.row_menu import Row
    from sorry_a11y.store.library import Library
    from sorry_a11y.store.season import Season
    from sorry_a11y.store.statistics import Played


@dataclass(frozen=True, slots=True)
class SessionOptions:
    """The wishes with which the program was started, beside settings and a table.

    ``mode``: how keys are given, "keys" or "lines". ``name``: of the player, None for the one of
    the settings. ``seed``: of the first game, None for chance. ``may_undo``: whether decisions can
    be taken back. ``asks_afterwards``: whether the end of a game is followed by a question what
    to do next. ``settable``: the settings that mean something here. ``hands``: as of
    `narration.catalog.Words`. ``quits``: whether the start menu has a row that ends the program.
    """

    mode: str
    name: str | None = None
    seed: int | None = None
    may_undo: bool = True
    asks_afterwards: bool = True
    settable: tuple[str, ...] = IN_PLAY
    hands: Hands = "keys"
    quits: bool = True


class GameStore(Protocol):
    """The store of games, tables and settings."""

    def has_games(self) -> bool:
        """Return whether a game has ever been stored: a quick look."""

    def library(self) -> Library:
        """Return the stored games."""

    def record(self, game: LoggedGame) -> GameSaver:
        """Store a game from its first decision on."""

    def tables(self) -> Tables:
        """Return the tables that are remembered."""

    def remember(self, tables: Tables) -> None:
        """Remember these; where that cannot be, the next start has less to offer."""

    def keep_settings(self, settings: Settings) -> str | None:
        """Store the settings that hold from now on; a sentence where that cannot be."""


class GameSession:
    """Menus and games of one run of the program.

    ``troubles``: sentences told before anything else. ``friends``: goes to the tables with friends
    from the start menu; None where there is no way. ``tables_left``: finds those of them to go
    back to. ``archive``: whether the start menu leads to the rules, the saved games and the
    statistics, for which a terminal has commands.
    """

    def __init__(
        self, settings: Settings, options: SessionOptions, surroundings: Surroundings,
        store: GameStore, *, troubles: Sequence[str] = (),
        friends: Callable[[GameSession], Reply] | None = None,
        tables_left: Callable[[GameSession], Sequence[LastTable]] = lambda _session: (),
        archive: bool = False,
    ) -> None:
        self._options = options
        self._surroundings = surroundings
        self._store = store
        self._friends = friends
        self._tables_left = tables_left
        self._has_archive = archive
        self.ways = Ways(settings, store.keep_settings, options.settable, options.hands)
        self._troubles = list(troubles)
        self._plays = False
        self._recorder: GameSaver | None = None
        self._played = 0
        self._has_stored = False
        self._offered = False

    @property
    def _settings(self) -> Settings:
        return self.ways.settings

    def framed(self, screen: Screen) -> Screen:
        """Return ``screen`` with what stands around it and all that it leads to: the way back, and
        the farewell."""
        self.ways.navigator = Navigator(screen)
        return Farewell(self.ways.navigator, self.close, self._leaves_stored)

    def close(self) -> str | None:
        """Close the record of the game that is played; a sentence if not all of it is stored."""
        recorder, self._recorder = self._recorder, None
        if recorder is None:
            return None
        recorder.close()
        self._has_stored = recorder.has_begun and recorder.is_saved
        return None if recorder.is_saved else catalog(self._settings.language).say("store-unsaved")

    def _close_last(self) -> None:
        if lost := self.close():
            self._troubles.append(lost)

    def _is_stored(self) -> bool:
        """Return whether the game that is played, or was played last, is stored."""
        if self._recorder is None:
            return self._has_stored
        return self._recorder.has_begun and self._recorder.is_saved

    def _leaves_stored(self) -> bool:
        """Return the same, or in the menus before any game whether one can be gone on with."""
        return self._is_stored() or (not self._plays and self.unfinished() is not None)

    # -- games ---------------------------------------------------------------------------------

    def begin(self, plan: TablePlan, lead: Sequence[str] = ()) -> Screen:
        """Begin a new game at a table; raises MistakeError. ``lead``: told after its greeting."""
        return self._begun(plan, None, lead)

    def _begun(
        self, plan: TablePlan, winner: Seat | None, lead: Sequence[str] = ()
    ) -> GameScreen:
        """Begin a new game; ``winner`` of the one before it, if there was one, goes first."""
        if winner is not None and plan.first in ("", "draw") and _draws(plan):
            plan = replace(plan, first="lot")
        options = self._options
        rules, seating = rules_and_seats(plan, self._name)
        first = first_seat(plan, seating) if winner is None else winner
        chance = (
            new_chance(is_open=rules.is_open) if options.seed is None
            else Chance(options.seed + self._played)
        )
        self._played += 1
        header = self._header(rules, seating, chance, ANY_GAME)
        header = replace(header, first=first, first_won=winner is not None)
        return self._seated(LoggedGame(header, rules, seating), plan, lead)

    def _header(
        self, rules: Ruleset, seating: Seating, chance: Chance, purpose: Purpose
    ) -> Header:
        """Return the header of a new game; where it is for more than itself, nothing is taken
        back."""
        return Header.of(
            rules, seating, chance, self._surroundings.now(),
            may_undo=self._options.may_undo and purpose == ANY_GAME, purpose=purpose,
        )

    @property
    def _name(self) -> str | None:
        """The name of the player, None for "you"."""
        name = self._options.name
        return (self._settings.name or None) if name is None else name

    def _seated(
        self, game: LoggedGame, plan: TablePlan, lead: Sequence[str] = ()
    ) -> GameScreen:
        """Let a new game be played and saved, the one before it being put away."""
        self._close_last()
        self._has_stored = False
        if self._settings.save == "yes":
            self._recorder = self._store.record(game)
        self._troubles += lead
        return self._screen(game, plan, self.memory(None))

    def begin_daily(self, day: date) -> Screen:
        """Begin the game of a day, of which nothing can be taken back."""
        from sorry_a11y.menus.daily_game import daily_game

        daily = daily_game(day)
        rules, seating = rules_and_seats(daily.plan, self._name)
        purpose = Purpose("day", day.isoformat())
        header = self._header(rules, seating, Chance(daily.seed), purpose)
        return self._seated(LoggedGame(header, rules, seating), daily.plan)

    def resumed(self, number: int | None) -> Screen:
        """Go on with a stored game, the unfinished one played last if no number is given; raises
        StorageError."""
        from sorry_a11y.menus.end_of_game import plan_of_setup
        from sorry_a11y.store.errors import StorageError

        games = self._store.library()
        if number is None:
            number = self._unfinished_number(games)
        self.close()
        found = games.resume(number)
        self._recorder, header = found.recorder, found.game.header
        if found.game.over:
            found.close()
            raise StorageError("finished", number=number)
        return self._screen(
            found.game, plan_of_setup(header.setup), self.memory(header.started, found.before)
        )

    def _unfinished_number(self, games: Library) -> int:
        """Return the game to go on with; raises StorageError if there is none. A record written
        after it that cannot be read is told."""
        from sorry_a11y.narration.saved_games import tell_entry
        from sorry_a11y.store.errors import StorageError

        entry, unreadable = games.unfinished()
        if entry is None and unreadable:
            raise StorageError("unreadable", number=unreadable.number)
        if entry is None and (elsewhere := games.played_elsewhere()):
            raise StorageError("in-use", number=elsewhere)
        if entry is None:
            raise StorageError("none-unfinished")
        if unreadable:
            told = tell_entry(unreadable, self._surroundings.now(), self._settings.language)
            self._troubles.append(told)
        return entry.number

    def _screen(self, game: LoggedGame, plan: TablePlan, memory: GameMemory) -> GameScreen:
        troubles, self._troubles = self._troubles, []
        self._plays = True
        return GameScreen(
            game,
            PlayerSettings(self._settings, self.ways.change, self.ways.settable),
            listeners=Listeners(memory=memory, hands=self._options.hands),
            controls=Controls(
                by_keys=self._options.mode == "keys", may_undo=game.header.setup.may_undo
            ),
            around=self._around(game, plan),
            beginning=Beginning(troubles, goes_on=bool(game.number)),
        )

    def _around(self, game: LoggedGame, plan: TablePlan) -> Around:
        options = self._options
        return Around(
            afterwards=self._afterwards(game, plan) if options.asks_afterwards else None,
            alarm=self._surroundings.alarm,
            # the same seed and keys give the same game, line for line
            may_offer=self._may_offer if options.seed is None else None,
            is_saved=self._is_stored,
            watch=self._trouble,
        )

    def _may_offer(self) -> bool:
        """Return whether the player has not been told yet that a single choice can play itself,
        and remember that they have."""
        tables = self._store.tables()
        if self._offered or tables.offered:
            return False
        self._offered = True
        self._store.remember(replace(tables, offered=True))
        return True

    def _afterwards(self, game: LoggedGame, plan: TablePlan) -> Afterwards:
        from sorry_a11y.menus.end_of_game import EndOfGame, Follow

        def again() -> Screen:
            winners = game.now.winners
            return self._begun(plan, winners[0] if winners else None)

        follow = Follow(
            again, self.start_menu, partial(self._saved, game), partial(self._outcome, game),
            self.memory,
        )
        day, season = game.header.purpose.day, game.header.purpose.season
        if day:
            return self._after_day(day, follow)
        return self._after_season(season, follow) if season else EndOfGame(self.ways, follow)

    def _after_day(self, day: date, follow: Follow) -> Afterwards:
        """Return what follows the game of a day."""
        from sorry_a11y.menus.daily_end import DailyEnd
        from sorry_a11y.menus.end_of_game import EndOfGame

        ending = EndOfGame(self.ways, follow._replace(again=partial(self.begin_daily, day)))
        return DailyEnd(self.ways, ending, day, follow.saved, self.daily_tries)

    def memory(self, started: datetime | None, before: Sequence[Event] = ()) -> GameMemory:
        """Return what the opponents know of a game that was ``started`` then (None for now), and of
        those before it."""

        def past() -> Mapping[str, int]:
            if self._settings.save == "no" or not self._store.has_games():
                return {}
            from sorry_a11y.store.statistics import bumps_by_name

            return bumps_by_name(self._store.library(), started or self._started())

        return GameMemory(past, before)

    def _started(self) -> datetime | None:
        """Return when the game that is played began; None where it is not saved."""
        recorder = self._recorder
        return recorder.game.header.started if recorder and recorder.has_begun else None

    def _saved(self, game: LoggedGame) -> LoggedGame | None:
        """Return the game just over, None where it is not saved."""
        return game if self._recorder and self._recorder.has_begun else None

    def _after_season(self, number: int, follow: Follow) -> Afterwards:
        """Return what follows a game of season ``number``; what follows any game where another
        season has begun since."""
        from sorry_a11y.menus.end_of_game import EndOfGame
        from sorry_a11y.menus.season_menu import SeasonEnd
        from sorry_a11y.store.season import Season

        season = self.season()
        if number < season.number:
            return EndOfGame(self.ways, follow)
        before = season if number == season.number else Season(number)
        ending = EndOfGame(self.ways, follow._replace(again=self.begin_season_game))
        return SeasonEnd(
            self.ways, ending, before, self.season, lambda: follow.saved() is not None
        )

    def _outcome(self, game: LoggedGame) -> list[str]:
        """Return what a game that is over came to, in sentences."""
        from sorry_a11y.menus.outcome import outcome_sentences  # the learned player is loaded now

        library = self._store.library() if self._recorder else None
        return outcome_sentences(game, self._settings, library)

    def _trouble(self) -> str | None:
        """Return why the game is not being stored; once."""
        trouble = self._recorder.take_trouble() if self._recorder else None
        if trouble is None:
            return None
        from sorry_a11y.narration.saved_games import tell_trouble

        return tell_trouble(trouble, self._settings.language)

    # -- the day -------------------------------------------------------------------------------

    def today(self, *, is_top: bool = False) -> Screen:
        """Return the menu of the day, the same day for everybody."""
        from sorry_a11y.menus.today_menu import TodayMenu

        day = self._surroundings.now().astimezone(UTC).date()
        return TodayMenu(self.ways, self, day, is_top=is_top).screen

    def daily_tries(self) -> Mapping[date, Played]:
        """Return the first game that was played of each day's."""
        from sorry_a11y.menus.daily_game import daily_tries
        from sorry_a11y.store.errors import StorageError

        if not self._store.has_games():
            return {}
        try:
            return daily_tries(self._store.library().summaries() or {})
        except StorageError:
            return {}

    def saved_game(self, number: int) -> LoggedGame | None:
        """Return a stored game, None where it cannot be read."""
        from sorry_a11y.store.errors import StorageError

        try:
            return self._store.library().game(number)
        except StorageError:
            return None

    # -- the season ----------------------------------------------------------------------------

    def season(self) -> Season:
        """Return where the season stands."""
        from sorry_a11y.store.errors import StorageError
        from sorry_a11y.store.season import NO_SEASON, season_of

        if not self._store.has_games():
            return NO_SEASON
        try:
            return season_of(self._store.library().summaries() or {})
        except StorageError:
            return NO_SEASON

    def season_menu(self) -> Screen:
        """Return the menu of the season."""
        from sorry_a11y.menus.season_menu import SeasonMenu

        return SeasonMenu(self.ways, self).screen

    def begin_season_game(self, *, anew: bool = False) -> Screen:
        """Begin the next game of the season, of which nothing can be taken back, or the first of
        another season."""
        from sorry_a11y.store.season import BOOK, PLAYERS, Season, season_seed

        season = self.season()
        if anew or season.is_won or not season.number:
            season = Season(season.number + 1)
        plan = TablePlan(BOOK, players=PLAYERS, opponents=(season.kind,))
        rules, seating = rules_and_seats(plan, self._name)
        lot = SystemRandom().getrandbits(40) if self._options.seed is None else (
            self._options.seed + self._played
        )
        self._played += 1
        chance = Chance(season_seed(season.number, lot))
        header = self._header(rules, seating, chance, Purpose("season", str(season.number)))
        return self._seated(LoggedGame(header, rules, seating), plan)

    # -- the start menu ------------------------------------------------------------------------

    def start_menu(self) -> Screen:
        """Return the menu before any game."""
        from sorry_a11y.menus.start_menu import StartMenu

        self._close_last()
        self._plays = False
        options = self._options
        menu = StartMenu(self.ways, self, options.mode, self._more_rows, quits=options.quits)
        menu.troubles += self._troubles
        self._troubles = []
        return menu.screen

    def _more_rows(self) -> Sequence[Row]:
        from sorry_a11y.session.row_menu import Row

        friends = self._friends
        say, rows = self.ways.listener, []
        if friends is not None:
            rows.append(Row(lambda: say().say("menu-friends"), lambda: friends(self)))
        if self._has_archive:
            rows.append(Row(lambda: say().say("menu-archive"), self._visit_archive))
        return rows

    def _visit_archive(self) -> Reply:
        from sorry_a11y.menus.archive_menu import ArchiveMenu

        archive = ArchiveMenu(self.ways, self, self._store.library(), self._surroundings.now)
        return self.ways.navigator.visit(archive.screen)

    def unfinished(self) -> UnfinishedOffer | None:
        """Return the unfinished game that was played last; a newer record that cannot be read is
        told."""
        if self._settings.save == "no" or not self._store.has_games():
            return None
        from sorry_a11y.menus.start_menu import UnfinishedOffer
        from sorry_a11y.narration.saved_games import tell_entry, tell_error, tell_saved
        from sorry_a11y.store.errors import StorageError

        language = self._settings.language
        try:
            entry, unreadable = self._store.library().unfinished()
        except StorageError as error:
            self._troubles.append(tell_error(error, language))
            return None
        if unreadable:
            self._troubles.append(tell_entry(unreadable, self._surroundings.now(), language))
        return UnfinishedOffer(entry.number, tell_saved(entry, language)) if entry else None

    def tables_left(self) -> Sequence[LastTable]:
        """Return the friends' tables to go back to, the last one first."""
        return self._tables_left(self)

    def go_on(self, number: int) -> Screen | str:
        """Go on with the unfinished game, or return a sentence why not."""
        from sorry_a11y.narration.saved_games import tell_error
        from sorry_a11y.store.errors import StorageError

        try:
            return self.resumed(number)
        except StorageError as error:  # cut or taken since it was told
            return tell_error(error, self._settings.language)

    def tables(self) -> Tables:
        """Return the tables that are remembered."""
        return self._store.tables()

    def remember(self, tables: Tables) -> None:
        """Remember tables from now on."""
        self._store.remember(tables)

    def lessons(self, book: str, begin: Callable[[], Reply]) -> Screen:
        """Return the lessons of a rule book, after which ``begin`` begins a game."""
        from sorry_a11y.lessons.lessons import Lessons
        from sorry_a11y.rulesets.families import Wishes, make_rules

        return Lessons(make_rules(Wishes(book)), self._settings, begin)


def _draws(plan: TablePlan) -> bool:
    """Return whether the rule book would draw for who begins."""
    rules, _ = rules_and_seats(plan, None)
    return rules.first == "draw"
