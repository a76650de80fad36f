"""The start menu: what is heard when the program is called without saying what for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from sorry_a11y.game.logged_game import LoggedGame
from sorry_a11y.menus.game_maker import GameMaker
from sorry_a11y.menus.menu_screen import MenuScreen
from sorry_a11y.menus.setup_menu import SetupMenu, table_words
from sorry_a11y.narration.catalog import catalog, languages
from sorry_a11y.narration.mistakes import MistakeError, tell_mistake
from sorry_a11y.narration.season_words import tell_season
from sorry_a11y.rulesets.families import DEFAULT, THE_GAMES, Wishes, make_rules
from sorry_a11y.session.game_prompts import Afterwards
from sorry_a11y.session.reply import Reply, reply_of
from sorry_a11y.session.row_menu import MOST_ROWS, Row
from sorry_a11y.session.screen import Screen
from sorry_a11y.settings.table_plan import TablePlan


class LastTable(NamedTuple):
    """A friends' table whose game is not over: the name of its ``host``, empty for the player, how
    one goes back to it, which gives a sentence where that cannot be, and whether it is a slow one
    and waited for the player when they left."""

    host: str
    go_back: Callable[[], Screen | str]
    waited: bool = False


FIRST_GAME = TablePlan(DEFAULT, quick=True, opponents=("casual",), first="red")
"""The table of somebody who has played nothing yet: a pawn stands on the track, nobody waits for a
card that brings one out, and nobody bumps it before their first turn."""


class Doors(NamedTuple):
    """The ways out of the start menu that not every front has.

    Attributes:
        friends: Goes to tables with friends; None where there is no way.
        tables_left: Returns the friends' tables to go back to, the last one first.
        archive: Whether a row leads to the rules, the saved games and the statistics, for which a
            terminal has commands.
        quits: Whether a row ends the session.
    """

    friends: Callable[[], Reply] | None = None
    tables_left: Callable[[], Sequence[LastTable]] = lambda: ()
    archive: bool = False
    quits: bool = True


class GameRows:
    """The rows of the start menu that begin a game or go on with one.

    Args:
        games: Makes the games of the session.
        tables_left: As of `Doors`.
        entered: Enters a screen, or tells the sentence that stands in its place.
    """

    def __init__(
        self, games: GameMaker, tables_left: Callable[[], Sequence[LastTable]],
        entered: Callable[[Screen | str], Reply],
    ) -> None:
        self._session = games.session
        self._games = games
        self._saved = games.saved
        self._tables_left = tables_left
        self._entered = entered

    def _say(self, message: str, **values: str | int) -> str:
        return self._session.listener().say(f"menu-{message}", **values)

    def rows(self) -> list[Row]:
        """Return the rows as things stand now; for a newcomer the first begins a quick game."""
        rows = [
            Row(partial(self._table, one), partial(self._go_back, one))
            for one in self._tables_left()
        ]
        if game := self._saved.unfinished():
            rows.append(Row(partial(self._say, "kept", game=game.words),
                            partial(self._go_on, game.number)))
        if last := self._saved.store.tables().last:
            rows.append(Row(lambda: self._say("again", game=table_words(
                self._session.listener(), last)), partial(self.begin, last)))
        books = [Row(partial(self._say, "book", book=book), partial(self.begin, TablePlan(book)))
                 for book in THE_GAMES]
        if not rows:
            books[0] = Row(partial(self._say, "newcomer"), self._begin_first)
        return [*rows, *books, Row(partial(self._say, "choose"), self._choose)]

    def _table(self, table: LastTable) -> str:
        told = self._say("table", who="other" if table.host else "you", name=table.host)
        if not table.waited:
            return told
        return self._session.listener().join([told, self._say("table-waited")])

    def _go_back(self, table: LastTable) -> Reply:
        return self._entered(table.go_back())

    def _begin_first(self) -> Reply:
        """Begin a newcomer's game, with the keys of the first turn."""
        return self.begin(FIRST_GAME, [self._say("newcomer-choose"), self._say("newcomer-ask")])

    def begin(self, plan: TablePlan, lead: Sequence[str] = ()) -> Reply:
        """Begin a game at the table, which is remembered as the last one. ``lead``: told after its
        greeting."""
        try:
            screen = self._games.begin(plan, lead)
        except MistakeError as mistake:
            words = self._session.listener()
            return reply_of(words, [tell_mistake(mistake, words.language)])
        self._saved.store.remember_last(plan)
        return self._session.enter(screen)

    def _go_on(self, number: int) -> Reply:
        return self._entered(self._games.go_on(number))

    def _choose(self) -> Reply:
        store = self._saved.store
        plan = store.tables().last or TablePlan()
        chosen = SetupMenu(self._session, plan, self.begin, store)
        return self._session.visit(chosen.screen)


class StartMenu:
    """The start menu of a session, and the menus that it leads to.

    Args:
        games: Makes the games of the session.
        doors: The ways out that this front has.
    """

    def __init__(self, games: GameMaker, doors: Doors) -> None:
        self._session = games.session
        self._games = games
        self._saved = games.saved
        self._doors = doors
        self._game_rows = GameRows(
            games, doors.tables_left, lambda found: self.screen.entered(found)
        )
        self._shows_rest = False
        games.follows = self._follows

    def open(self) -> MenuScreen:
        """Return the menu anew; the game that was played is put away."""
        self._games.put_away()
        self._shows_rest = False
        self.screen = MenuScreen(self._session, self._title, self._rows, is_top=True)
        return self.screen

    def _follows(self, game: LoggedGame, plan: TablePlan) -> Afterwards:
        from sorry_a11y.menus.after_game import AfterGame

        return AfterGame(self._games, self.open).follows(game, plan)

    def _say(self, message: str, **values: str | int) -> str:
        return self._session.listener().say(f"menu-{message}", **values)

    def _title(self) -> list[str]:
        return [self._say("open", mode=self._games.mode), *self._session.take_warnings()]

    def _rows(self) -> list[Row]:
        """Return the rows as things stand now; where they are too many for the digits, the last
        row leads to the rest, and from there back."""
        rows = [
            *self._game_rows.rows(), *self._rows_of_doors(),
            Row(partial(self._say, "today"), lambda: self._session.visit(self.today())),
            self._row_of_season(),
            Row(partial(self._say, "learn"), self._learn),
            Row(partial(self._say, "language"), self._language),
            Row(partial(self._say, "settings"), lambda: self.screen.show_settings()),
        ]
        if self._doors.quits:
            rows.append(Row(partial(self._say, "quit"), lambda: self._session.quit()))
        if len(rows) <= MOST_ROWS:
            return rows
        shown = rows[MOST_ROWS - 1 :] if self._shows_rest else rows[: MOST_ROWS - 1]
        return [*shown, Row(self._other_part, self._turn_over)]

    def _other_part(self) -> str:
        rest = "rest" if self._doors.quits else "settings"
        return self._say("part", part="games" if self._shows_rest else rest)

    def _turn_over(self) -> Reply:
        """Tell the other part of the rows."""
        self._shows_rest = not self._shows_rest
        return self.screen.rebuilt(0)

    def _row_of_season(self) -> Row:
        words, season = self._session.listener, self._saved.season()
        return Row(lambda: tell_season(words(), season), self._season)

    def _rows_of_doors(self) -> list[Row]:
        rows = []
        if self._doors.friends:
            rows.append(Row(partial(self._say, "friends"), self._doors.friends))
        if self._doors.archive:
            rows.append(Row(partial(self._say, "archive"), self._archive))
        return rows

    # -- what the rows do ------------------------------------------------------------------------

    def _learn(self) -> Reply:
        """Ask which game to learn."""
        screen = MenuScreen(self._session, lambda: [self._say("game-open")], lambda: [
            Row(partial(self._say, "book", book=book), partial(self._lessons, book))
            for book in THE_GAMES
        ])
        return self._session.visit(screen)

    def _lessons(self, book: str) -> Reply:
        from sorry_a11y.lessons.lessons import Lessons

        begin = partial(self._game_rows.begin, TablePlan(book))
        rules = make_rules(Wishes(book))
        return self._session.visit(Lessons(rules, self._session.settings, begin))

    def today(self, *, is_top: bool = False) -> Screen:
        """Return the menu of the day, the same day for everybody."""
        from sorry_a11y.menus.today_menu import TodayMenu

        return TodayMenu(self._games, is_top=is_top).screen

    def _season(self) -> Reply:
        from sorry_a11y.menus.season_menu import SeasonMenu

        return self._session.visit(SeasonMenu(self._games).screen)

    def _archive(self) -> Reply:
        from sorry_a11y.menus.archive_menu import ArchiveMenu

        return self._session.visit(ArchiveMenu(self._games).screen)

    def _language(self) -> Reply:
        """Return all languages, each called by its own name, that of now last, since another is
        wanted."""
        now = self._session.settings.language
        others = [one for one in languages() if one != now]
        screen = MenuScreen(self._session, lambda: [self._say("language-open")], lambda: [
            Row(partial(catalog(one).say, "menu-language-name"), partial(self._speak, one))
            for one in (*others, now)
        ])
        return self._session.visit(screen)

    def _speak(self, language: str) -> Reply:
        self._session.come_back(Reply((), ""))
        self._shows_rest = False
        self._session.held.change(replace(self._session.settings, language=language))
        return self.screen.rebuilt(0)
