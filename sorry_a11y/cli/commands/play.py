"""The commands that play at the terminal: a game, a stored game, the lessons."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from sorry_a11y.cli.commands.command_line import (
    Chosen,
    checked_player,
    one_of,
    parse,
    plan_of,
    whole_number,
    wishes_asked,
)
from sorry_a11y.cli.commands.environment import (
    input_mode,
    now,
    player_disk,
    run_screen,
    user_store,
)
from sorry_a11y.frontends.terminal.console import is_terminal
from sorry_a11y.output.narration.catalog import upper_first
from sorry_a11y.store.files import note_error
from sorry_a11y.ui.menus.game_maker import GameMaker, GameOptions
from sorry_a11y.ui.menus.player_games import PlayerGames
from sorry_a11y.ui.menus.start_menu import Doors, LastTable, StartMenu, keys_of_first_hand
from sorry_a11y.ui.session.alarm import LoopAlarm
from sorry_a11y.ui.session.player_session import Keeper, PlayerSession
from sorry_a11y.ui.session.screen import Screen
from sorry_a11y.ui.settings.file import trouble_lines

if TYPE_CHECKING:
    from sorry_a11y.cli.commands.friends import FriendsMenu
    from sorry_a11y.cli.commands.online import TableEntrance
    from sorry_a11y.ui.session.reply import Reply


def play(chosen: Chosen) -> int:
    """Play a game as the options ask, or open the start menu where they ask for nothing."""
    if chosen.bare:
        run = _TerminalGames(chosen, GameOptions(input_mode(chosen.mode)))
        return run.until_end(run.menu.open())
    chosen.game = chosen.game or chosen.words[0]
    seed = None if chosen.seed is None else whole_number("--seed", chosen.seed)
    plan = plan_of(chosen, wishes_asked(chosen))
    run = _TerminalGames(
        chosen,
        GameOptions(
            input_mode(chosen.mode),
            chosen.name,
            seed,
            not chosen.no_undo,
            is_terminal(sys.stdin),
        ),
    )
    # the same seed and keys give the same game, line for line
    keys = keys_of_first_hand(plan, run.store, run.session.listener()) if seed is None else ()
    return run.until_end(run.games.begin(plan, keys), lambda: run.store.remember_last(plan))


def resume(chosen: Chosen) -> int:
    """Go on with a stored game, the unfinished one played last if no number is given."""
    (given,) = chosen.words
    number = None if given is None else whole_number("resume", given)
    run = _TerminalGames(
        chosen, GameOptions(input_mode(chosen.mode), asks_afterwards=is_terminal(sys.stdin))
    )
    return run.until_end(run.games.resumed(number))


def open_today(chosen: Chosen) -> int:
    """Open the menu of the day; return the exit status."""
    name = checked_player(chosen.name)
    run = _TerminalGames(chosen, GameOptions(input_mode(chosen.mode), name))
    return run.until_end(run.menu.today(is_top=True))


def ask_positions(chosen: Chosen) -> int:
    """Ask for the best choice of one position after the other; return the exit status."""
    from sorry_a11y.core.analysis.puzzles import PUZZLE_COSTS
    from sorry_a11y.ui.menus.today_menu import LEVEL_OF_DAY, endless_positions

    level = chosen.words[0] or LEVEL_OF_DAY
    one_of("puzzle", level, tuple(PUZZLE_COSTS))
    seed = None if chosen.seed is None else whole_number("--seed", chosen.seed)
    run = _TerminalGames(chosen, GameOptions(input_mode(chosen.mode)))
    return run.until_end(endless_positions(run.session, level, seed))


def learn(chosen: Chosen) -> int:
    """Take the lessons of a rule book, the first one if none is named; then perhaps play."""
    from sorry_a11y.core.rules.board import SEATS
    from sorry_a11y.core.rulesets.families import BOOK_OF_GAME, DEFAULT, Wishes
    from sorry_a11y.output.narration.mistakes import rules_for
    from sorry_a11y.ui.menus.lessons import Lessons

    (game,) = chosen.words
    book = BOOK_OF_GAME.get((game or DEFAULT).casefold(), game or DEFAULT)
    rules = rules_for(Wishes(book), SEATS)
    lessons = Lessons(rules, chosen.settings)
    status = run_screen(lessons, chosen.mode)
    if not lessons.begins:
        return status
    asked = ["--game", game] if game else []
    if rules.board.has_home:  # as in `FIRST_GAME`
        asked += ["--quick", "--players", "2", "--opponents", "casual", "--first", "red"]
    playing = parse("play", asked, chosen.settings)
    playing.problems, playing.bare, playing.mode = [], False, chosen.mode
    return play(playing)


class _TerminalGames(Keeper):
    """The games of one session at this terminal, with the way to friends elsewhere.

    Args:
        chosen: The options of the command.
        options: The wishes for games.

    Attributes:
        session: The session of the player.
        games: The maker of games.
        menu: The start menu.
        store: The store of the player.
    """

    def __init__(self, chosen: Chosen, options: GameOptions) -> None:
        disk = player_disk()
        store = user_store(chosen.settings, disk)
        self.session = PlayerSession(chosen.settings, store.keep_settings, disk=disk)
        self.session.warnings += trouble_lines(chosen.problems, chosen.settings.language)
        saved = PlayerGames(self.session, store, now)
        self._alarm = LoopAlarm()
        self.games = GameMaker(self.session, saved, self._alarm, options)
        self.menu = StartMenu(self.games, Doors(self._visit_friends, self._tables_left))
        self.session.keeper = self
        self.store = store
        self._mode = options.mode
        self._entrance: TableEntrance | None = None

    def until_end(self, screen: Screen, once_told: Callable[[], object] = lambda: None) -> int:
        """Let the player talk to a screen, and to those that it opens, until one side ends it.

        The saved game and connections are closed then.

        Args:
            screen: The screen.
            once_told: A function that is called after the first reply.

        Returns:
            The exit status.
        """
        return run_screen(
            self.session.starting(screen),
            self._mode,
            once_told=once_told,
            alarm=self._alarm,
            at_end=self._close,
        )

    async def _close(self) -> str | None:
        self.let_go()
        if self._entrance:
            await self._entrance.close()
        await self.session.disk.idle()
        self.session.disk.check()
        return self.lost()

    # -- the keeper of the session ---------------------------------------------------------------

    def let_go(self) -> None:
        """Stop saving the game that is played."""
        self.games.let_go()

    def lost(self) -> str | None:
        """Return, once, a sentence if not all of the game that was put away is saved."""
        return self.games.lost()

    def is_saved(self) -> bool:
        """Return whether there is a game to come back to."""
        return self.games.is_saved()

    def rescue(self, error: Exception) -> Reply | None:
        """Return the start menu after an error in a screen; first the file of the error is told.

        None is returned if nobody is there to read it.
        """
        if not is_terminal(sys.stdin):
            return None
        file, words = note_error(error, os.environ, now()), self.session.listener()
        reply = self.session.enter(self.menu.open())
        kept = "yes" if self.is_saved() else "no"
        message = "end-mistake" if file else "end-failure"
        told = words.say(message, kept=kept, file=file)
        return reply.replace(news=(words.stopped(upper_first(told)), *reply.news))

    # -- friends elsewhere -----------------------------------------------------------------------

    def _tables_left(self) -> list[LastTable]:
        if not self.store.games.exists:
            return []
        from sorry_a11y.online.client.seats import FileSeatStore

        return [
            LastTable(one.host, partial(self._go_back, one.table), one.turn)
            for one in FileSeatStore(self.store.games).seats()
            if not one.over
        ]

    def _go_back(self, table: str, then: Callable[[Screen | str], Reply]) -> Reply:
        friends = self._friends_menu()
        return friends.wait(friends.go_back(table), then)

    def _friends_menu(self) -> FriendsMenu:
        """Return a new menu of tables with friends."""
        from sorry_a11y.cli.commands.friends import FriendsMenu  # sockets and all are loaded now
        from sorry_a11y.cli.commands.online import TableEntrance

        if self._entrance is None:
            self._entrance = TableEntrance(self.session, self._mode, self._alarm, way="menu")
        return FriendsMenu(self.session, self.store, self._entrance)

    def _visit_friends(self) -> Reply:
        return self.session.visit(self._friends_menu().screen)
