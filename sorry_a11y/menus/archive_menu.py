"""What a player looks up between games: rules, saved games, statistics, the sounds."""

from __future__ import annotations

from functools import partial
from random import Random

from sorry_a11y.menus.deletion import Deletion
from sorry_a11y.menus.game_maker import GameMaker
from sorry_a11y.menus.menu_screen import MenuScreen
from sorry_a11y.menus.sound_browser import SoundBrowser
from sorry_a11y.narration.banter import GameMemory
from sorry_a11y.narration.listener import Verbosity
from sorry_a11y.narration.saved_games import tell_entry, tell_error, tell_statistics
from sorry_a11y.rulebook.rule_pages import lines, pages
from sorry_a11y.rulesets.families import THE_GAMES, Wishes, make_rules
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.row_menu import Row
from sorry_a11y.session.screen import Screen, TextScreen
from sorry_a11y.session.transcript import ReplayScreen, first_listener, heard, hides_hands
from sorry_a11y.store.errors import StorageError
from sorry_a11y.store.library import Entry
from sorry_a11y.store.statistics import bumps_by_name, statistics


class ArchiveMenu:
    """The menu of rules, saved games, statistics and sounds.

    Args:
        games: Makes the games of the session, and goes on with saved ones.
    """

    def __init__(self, games: GameMaker) -> None:
        self._session = games.session
        self._games = games
        self._library = games.saved.library
        self._now = games.saved.now
        self.screen = MenuScreen(
            self._session, lambda: [self._say("archive-open")], self._rows
        )

    def _say(self, message: str, **values: str | int) -> str:
        return self._session.listener().say(f"menu-{message}", **values)

    @property
    def _language(self) -> str:
        return self._session.settings.language

    def _visit(self, screen: Screen) -> Reply:
        return self._session.visit(screen)

    def _rows(self) -> list[Row]:
        return [
            *(Row(partial(self._rules_label, book), partial(self._rules, book))
              for book in THE_GAMES),
            Row(partial(self._say, "saved-games"), self._saved_games),
            Row(partial(self._say, "statistics"), self._statistics),
            Row(partial(self._say, "sounds"), lambda: self._visit(
                SoundBrowser(self._session.settings, [], Random())
            )),
        ]

    def _rules_label(self, book: str) -> str:
        return self._say("read-rules", game=self._say("book", book=book))

    def _rules(self, book: str) -> Reply:
        rules = make_rules(Wishes(book))
        return self._visit(TextScreen(lines(pages(rules, self._language)), self._session.settings))

    def _statistics(self) -> Reply:
        told = tell_statistics(
            statistics(self._library.summaries()), self._now(), self._language
        )
        return self._visit(TextScreen(told, self._session.settings))

    # -- saved games -----------------------------------------------------------------------------

    def _saved_games(self) -> Reply:
        """Return the list of games, the one played last first."""
        entries = list(self._library.entries())
        if not entries:
            none = self._session.listener().say("store-no-games")
            return self.screen.rebuilt(len(THE_GAMES), [none])
        return self._visit(MenuScreen(self._session, lambda: [self._say("saved-games")], lambda: [
            Row(partial(self._told, entry), partial(self._game, entry)) for entry in entries
        ]))

    def _told(self, entry: Entry) -> str:
        return self._session.listener().left_open(tell_entry(entry, self._now(), self._language))

    def _game(self, entry: Entry) -> Reply:
        """Return what can be done with one game."""
        screen: MenuScreen

        def told(reply: Reply | str) -> Reply:
            return screen.rebuilt(0, [reply]) if isinstance(reply, str) else reply

        rows = [Row(partial(self._say, "delete"), lambda: self._visit(Deletion(
            self._library, entry.number, self._told(entry), self._session.settings
        )))]
        if entry.summary:
            rows.insert(0, Row(partial(self._say, "replay"), lambda: told(self._replay(entry))))
        if entry.summary and not entry.summary.finished:
            rows.insert(0, Row(partial(self._say, "go-on"), lambda: told(self._go_on(entry))))
        screen = MenuScreen(self._session, lambda: [self._told(entry)], lambda: rows)
        return self._visit(screen)

    def _go_on(self, entry: Entry) -> Reply | str:
        found = self._games.go_on(entry.number)
        return found if isinstance(found, str) else self._session.enter(found)

    def _replay(self, entry: Entry) -> Reply | str:
        """Tell a game again, unless its people hide their hands from each other and it goes on."""
        settings = self._session.settings
        try:
            game = self._library.game(entry.number)
            if hides_hands(game):
                raise StorageError("hands-hidden")
            told = list(heard(
                game, first_listener(game), settings.language, Verbosity(settings.verbosity),
                banter=settings.banter,
                memory=GameMemory(lambda: bumps_by_name(
                    self._library.summaries_at_hand(0.3), game.header.started
                )),
            ))
        except StorageError as error:
            return tell_error(error, settings.language)
        return self._visit(ReplayScreen(iter(told), settings))
