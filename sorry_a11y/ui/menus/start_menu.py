"""The start menu, with which the program begins if no command is given."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.rulesets.families import THE_GAMES, Wishes, make_rules
from sorry_a11y.output.narration.catalog import Words, named_languages
from sorry_a11y.output.narration.mistakes import MistakeError, tell_mistake
from sorry_a11y.store.errors import StorageError
from sorry_a11y.ui.menus.game_maker import GameMaker
from sorry_a11y.ui.menus.menu_screen import MenuScreen
from sorry_a11y.ui.menus.table_setup import FIRST_GAME, NEXT_GAME, rules_and_seats
from sorry_a11y.ui.session.game_base import Afterwards
from sorry_a11y.ui.session.reply import Reply, reply_of
from sorry_a11y.ui.session.row_menu import Parts, Row
from sorry_a11y.ui.session.screen import Screen
from sorry_a11y.ui.settings.user_store import TablePlan, UserStore


class LastTable(NamedTuple):
    """A friends' table whose game is not over.

    Attributes:
        host: The name of its host; empty for the player.
        go_back: A function that leads there. It gets a function that takes the screen of the table,
            or a sentence why there is no way back, and returns the reply.
        waited: Whether it is a slow table that waited for the player when they left.
    """

    host: str
    go_back: Callable[[Callable[[Screen | str], Reply]], Reply]
    waited: bool = False


class Doors(NamedTuple):
    """The rows of the start menu that a terminal, a page and ssh do not all have.

    Attributes:
        friends: A function that leads to tables with friends; None for no such row.
        tables_left: A function that returns the friends' tables to go back to, the last one first.
        is_front: Whether the menu is the front of a page: its first part has the way in and three
            more rows, a button leads back to it, and a row leads to the rules, the saved games and
            the statistics, for which a terminal has commands.
        quits: Whether a row ends the session.
    """

    friends: Callable[[], Reply] | None = None
    tables_left: Callable[[], Sequence[LastTable]] = lambda: ()
    is_front: bool = False
    quits: bool = True


_HAND = "hand"
"""The name, among `Tables.explained`, of the keys of a hand."""


class StartMenu:
    """The start menu of a session, and the menus that it leads to.

    Args:
        games: The games of the session.
        doors: The rows that only some menus have.
    """

    def __init__(self, games: GameMaker, doors: Doors) -> None:
        self._session = games.session
        self._games = games
        self._saved = games.saved
        self._doors = doors
        games.after_game = self._after_game

    def open(self) -> MenuScreen:
        """Put the game away that was played, and return the menu."""
        self._games.put_away()
        if self._doors.is_front:
            leads_on = ("menu-more-others", "menu-more", "")
            parts = Parts(leads_on, first=3 + bool(self._doors.friends))
        else:
            parts = Parts(("menu-more-settings", "menu-more-games"))
        self._screen = MenuScreen(
            self._session,
            lambda to: to.say("menu-open", mode=self._games.mode),
            self._rows,
            lead=self._session.take_warnings,
            is_top=True,
            parts=parts,
        )
        return self._screen

    def _after_game(self, game: LoggedGame, plan: TablePlan) -> Callable[[], Afterwards]:
        """Return the function that makes the end of a game that begins now."""
        season = self._saved.season() if game.header.purpose.season else None

        def ended() -> Afterwards:
            from sorry_a11y.ui.menus.after_game import (
                after_game,  # the learned player is loaded now
            )

            return after_game(self._games, self.open, game, plan, season)

        return ended

    def _say(self, message: str, **values: str | int) -> str:
        return self._session.listener().say(message, **values)

    def _rows(self) -> list[Row]:
        """Return the rows as things stand now."""
        from sorry_a11y.output.narration.saved_games import tell_season  # a game needs none of it
        from sorry_a11y.store.statistics import Season

        doors, session = self._doors, self._session
        try:
            season = self._saved.season()
        except StorageError:  # the row itself says so
            season = Season()
        games = self._game_rows()
        games[0].style = "main"
        friends = [Row("menu-friends", doors.friends)] if doors.friends else []
        today = Row("menu-today", lambda: session.visit(self.today()))
        of_season = Row(lambda: tell_season(session.listener(), season), self._season)
        learn = Row("menu-learn", self._learn)
        if doors.is_front:
            archive = Row("menu-archive", self._archive)
            rows = [games[0], *friends, today, learn, *games[1:], archive, of_season]
        else:
            rows = [*games, *friends, today, of_season, learn]
        return [
            *rows,
            Row("menu-language", self._language),
            Row("menu-settings", self._settings),
            *([Row("menu-quit", session.quit, style="quiet")] if doors.quits else ()),
        ]

    # -- games -----------------------------------------------------------------------------------

    def _game_rows(self) -> list[Row]:
        """Return the rows that begin a game or go on with one.

        For a newcomer the first begins a quick game.
        """
        rows = self._played_rows()
        books = self._book_rows(is_newcomer=not rows)
        return [*rows, *books, Row("menu-choose", self._choose)]

    def _played_rows(self) -> list[Row]:
        """Return the rows of what was played before; a newcomer has none."""
        from sorry_a11y.output.narration.saved_games import tell_saved
        from sorry_a11y.ui.menus.setup_menu import table_words

        rows = [
            Row(partial(self._table, one), partial(one.go_back, self._entered))
            for one in self._doors.tables_left()
        ]
        if game := self._saved.unfinished():
            go_on = partial(self._games.go_on, game.number)
            told = tell_saved(game, self._session.settings.language)
            rows.append(Row("menu-kept", partial(self._enter, go_on), game=told))
        if last := self._saved.store.tables().last:
            rows.append(
                Row(
                    lambda: self._say(
                        "menu-again", game=table_words(self._session.listener(), last)
                    ),
                    partial(self._begin, last),
                )
            )
            if last == FIRST_GAME:
                rows.append(Row("menu-more-opponents", partial(self._begin, NEXT_GAME)))
        return rows

    def _book_rows(self, *, is_newcomer: bool) -> list[Row]:
        """Return a row for each of `THE_GAMES`."""
        books = [
            Row("menu-book", partial(self._begin, TablePlan(Wishes(book))), book=book)
            for book in THE_GAMES
        ]
        if is_newcomer:
            books[0] = Row(
                "menu-newcomer",
                lambda: self._begin(FIRST_GAME, _keys(self._session.listener(), "ask")),
            )
        return books

    def begin_book(self, book: str) -> Reply:
        """Begin a game by one of `THE_GAMES`, as its row does."""
        rows = self._book_rows(is_newcomer=not self._played_rows())
        return rows[THE_GAMES.index(book)].act()

    def _table(self, table: LastTable) -> str:
        told = self._say("menu-table", who="other" if table.host else "you", name=table.host)
        if not table.waited:
            return told
        return self._session.listener().join([told, self._say("menu-table-waited")])

    def _enter(self, find: Callable[[], Screen | str]) -> Reply:
        return self._entered(find())

    def _entered(self, found: Screen | str) -> Reply:
        return self._screen.entered(found)

    def _begin(
        self, plan: TablePlan, lead: Sequence[str] = (), *, is_taught: bool = False
    ) -> Reply:
        """Begin a game at a table, which is remembered as the last one.

        The first game with cards in hand begins with a sentence about its keys.

        Args:
            plan: The table.
            lead: Sentences told after the greeting.
            is_taught: Whether the player has just learned the keys.
        """
        try:
            keys = keys_of_first_hand(plan, self._saved.store, self._session.listener())
            screen = self._games.begin(plan, lead if is_taught else keys or lead)
        except MistakeError as mistake:
            words = self._session.listener()
            return reply_of(words, [tell_mistake(mistake, words.language)])
        self._saved.store.remember_last(plan)
        return self._session.enter(screen)

    def _choose(self) -> Reply:
        from sorry_a11y.ui.menus.setup_menu import SetupMenu

        store = self._saved.store
        plan = store.tables().last or TablePlan()
        chosen = SetupMenu(self._session, plan, self._begin, store)
        return self._session.visit(chosen.screen)

    # -- other menus -----------------------------------------------------------------------------

    def _settings(self) -> Reply:
        return self._screen.show_settings()

    def _learn(self) -> Reply:
        """Ask which game to learn."""
        return self._session.visit(
            MenuScreen(
                self._session,
                "menu-game-open",
                lambda: [
                    Row("menu-book", partial(self._lessons, book), book=book) for book in THE_GAMES
                ],
            )
        )

    def _lessons(self, book: str) -> Reply:
        from sorry_a11y.ui.menus.lessons import Lessons

        plan = FIRST_GAME if book == FIRST_GAME.wishes.game else TablePlan(Wishes(book))
        begin = partial(self._begin, plan, is_taught=True)
        rules = make_rules(Wishes(book))
        return self._session.visit(Lessons(rules, self._session.settings, begin))

    def today(self, *, is_top: bool = False) -> Screen:
        """Return the menu of the day, the same day for everybody."""
        from sorry_a11y.ui.menus.today_menu import today_menu

        return today_menu(self._games, is_top=is_top)

    def _season(self) -> Reply:
        from sorry_a11y.ui.menus.today_menu import season_menu

        return self._screen.if_readable(lambda: self._session.visit(season_menu(self._games)))

    def _archive(self) -> Reply:
        from sorry_a11y.ui.menus.archive_menu import archive_menu

        return self._session.visit(archive_menu(self._games))

    def _language(self) -> Reply:
        """List all languages, each by its own name, the present one last."""
        now = self._session.settings.language
        others = [one for one in named_languages() if one != now]
        return self._session.visit(
            MenuScreen(
                self._session,
                "menu-language-open",
                lambda: [
                    Row(partial(Words(one).say, "menu-language-name"), partial(self._speak, one))
                    for one in (*others, now)
                ],
            )
        )

    def _speak(self, language: str) -> Reply:
        self._session.come_back(Reply((), ""))
        self._session.held.change(self._session.settings.replace(language=language))
        return self._screen.rebuilt(0)


def _keys(words: Words, asks: str) -> list[str]:
    """Return the sentences about the keys of a first turn, the last about those that ask."""
    return [words.say("menu-newcomer-choose"), words.say(f"menu-newcomer-{asks}")]


def keys_of_first_hand(plan: TablePlan, store: UserStore, words: Words) -> list[str]:
    """Return sentences about the keys if it is the player's first table with cards in hand.

    Raises:
        MistakeError: There can be no game at the table.
    """
    rules, _ = rules_and_seats(plan, None)
    if rules.is_open or _HAND in store.tables().explained:
        return []
    store.remember(lambda tables: tables.replace(explained=(*tables.explained, _HAND)))
    return _keys(words, "hand")
