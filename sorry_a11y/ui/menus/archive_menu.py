"""The menu of rules, saved games, statistics and sounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from random import Random

from sorry_a11y.core.rulesets.families import THE_GAMES, Wishes, make_rules
from sorry_a11y.output.narration.catalog import upper_first
from sorry_a11y.output.narration.saved_games import tell_entry, tell_error, tell_statistics
from sorry_a11y.output.rulebook.rule_pages import lines, pages
from sorry_a11y.store.errors import StorageError
from sorry_a11y.store.library import Entry, Library
from sorry_a11y.store.statistics import statistics
from sorry_a11y.ui.menus.game_maker import GameMaker
from sorry_a11y.ui.menus.menu_screen import MenuScreen
from sorry_a11y.ui.menus.replay_screen import ReplayScreen
from sorry_a11y.ui.menus.sound_browser import SoundBrowser
from sorry_a11y.ui.session.list_screen import QuestionScreen
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.session.row_menu import Row
from sorry_a11y.ui.session.screen import TextScreen
from sorry_a11y.ui.session.transcript import heard, hides_hands


def archive_menu(games: GameMaker) -> MenuScreen:
    """Return the menu of rules, saved games, statistics and sounds.

    Args:
        games: The games of the session.
    """
    session, library, now = games.session, games.saved.library, games.saved.now

    def rows() -> list[Row]:
        return [
            *(Row(partial(rules_label, book), partial(rules, book)) for book in THE_GAMES),
            Row("menu-saved-games", lambda: menu.if_readable(saved_games)),
            Row("menu-statistics", lambda: menu.if_readable(figures)),
            Row("menu-sounds", sounds),
        ]

    def rules_label(book: str) -> str:
        say = session.listener().say
        return say("menu-read-rules", game=say("menu-book", book=book))

    def tell(lines: Iterable[str]) -> Reply:
        return session.visit(TextScreen(lines, session.settings))

    def figures() -> Reply:
        found = statistics(library.summaries())
        return tell(tell_statistics(found, now(), session.settings.language))

    def sounds() -> Reply:
        return session.visit(SoundBrowser(session, [], Random()))

    def rules(book: str) -> Reply:
        return tell(lines(pages(make_rules(Wishes(book)), session.settings.language)))

    def saved_games() -> Reply:
        """Return the list of games, the one played last first."""
        entries = list(library.entries())
        if not entries:
            return menu.rebuilt(len(THE_GAMES), [session.listener().say("saved-no-games")])
        return session.visit(
            MenuScreen(
                session,
                "menu-saved-games",
                lambda: [
                    Row(
                        partial(told, entry),
                        lambda entry=entry: session.visit(  # type: ignore[misc]
                            _game_menu(games, entry, partial(told, entry))
                        ),
                    )
                    for entry in entries
                ],
            )
        )

    def told(entry: Entry) -> str:
        return session.listener().left_open(tell_entry(entry, now(), session.settings.language))

    menu = MenuScreen(session, "menu-archive-open", rows)
    return menu


def _game_menu(games: GameMaker, entry: Entry, told: Callable[[], str]) -> MenuScreen:
    """Return the menu of one saved game, which a function ``told`` tells."""
    session, library = games.session, games.saved.library

    def rows() -> list[Row]:
        is_under_way = entry.summary and not entry.summary.finished
        return [
            *(
                [Row("menu-go-on", lambda: menu.entered(games.go_on(entry.number)))]
                if is_under_way
                else ()
            ),
            *([Row("menu-replay", replay)] if entry.summary else ()),
            Row(
                "menu-delete",
                lambda: session.visit(deletion(session, library, entry.number, told())),
            ),
        ]

    def replay() -> Reply:
        """Tell the game again, unless not all of it may be told."""
        settings = session.settings
        try:
            game = library.game(entry.number)
            if hides_hands(game):
                raise StorageError("hands-hidden")
            passages = list(
                heard(game, settings=settings, memory=games.memory(game.header.started))
            )
        except StorageError as error:
            return menu.rebuilt(0, [tell_error(error, settings.language)])
        return session.visit(ReplayScreen(iter(passages), settings))

    menu = MenuScreen(session, lambda _to: told(), rows)
    return menu


_YES = "y"
"""The only key that deletes: what cannot be undone needs a key that nobody presses by habit."""


def deletion(session: PlayerSession, games: Library, number: int, entry: str) -> QuestionScreen:
    """Return the question whether a game is to be deleted.

    Its status is 1 if the game cannot be deleted.

    Args:
        session: The session of the player.
        games: The saved games.
        number: The number of the game.
        entry: The sentence that tells the game.
    """
    say = session.listener().say

    def delete() -> Reply:
        try:
            games.delete(number)
        except StorageError as error:
            return Reply((), tell_error(error, session.settings.language), status=1)
        return Reply((), say("saved-deleted", number=number), status=0)

    return QuestionScreen(
        session,
        lambda: Reply((entry,), upper_first(say("saved-delete-choose"))),
        _YES,
        delete,
        lambda: Reply((), say("saved-kept"), status=0),
        lambda: ((_YES, say("saved-delete-choose")), ("n", say("saved-kept"))),
    )
