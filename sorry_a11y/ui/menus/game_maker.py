"""The games that are played in this program: each is made here, and saved while it is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date, datetime
from random import SystemRandom
from types import MappingProxyType
from typing import NamedTuple

from sorry_a11y.core.game.chance import Chance, new_chance
from sorry_a11y.core.game.header import Header, Purpose
from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.rules.board import Seat
from sorry_a11y.core.rules.events import Event
from sorry_a11y.core.rules.view import View
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.output.narration.listener import ALL_MET, FirstMet
from sorry_a11y.output.narration.remarks import GameMemory
from sorry_a11y.store.game_saver import GameSaver, GameWriter
from sorry_a11y.ui.menus.player_games import PlayerGames
from sorry_a11y.ui.menus.table_setup import first_seat, plan_of_setup, rules_and_seats
from sorry_a11y.ui.session.at_keyboard import Listeners
from sorry_a11y.ui.session.game_base import Afterwards, Controls, GameHooks
from sorry_a11y.ui.session.game_screen import Beginning, GameScreen
from sorry_a11y.ui.session.player_session import Keeper, PlayerSession
from sorry_a11y.ui.session.screen import Screen
from sorry_a11y.ui.session.surroundings import Alarm
from sorry_a11y.ui.settings.user_store import TablePlan


class GameOptions(NamedTuple):
    """The options of the command line for games, apart from the settings and the table.

    Attributes:
        mode: How keys are given, "keys" or "lines".
        name: The name of the player; None for that of the settings.
        seed: The seed of the first game; None for chance.
        may_undo: Whether decisions can be taken back.
        asks_afterwards: Whether a question what to do next follows the end of a game.
    """

    mode: str
    name: str | None = None
    seed: int | None = None
    may_undo: bool = True
    asks_afterwards: bool = True


class _KeptGame:
    """The saver of the game that is played, and whether the last game is stored.

    Args:
        session: The session, in whose language troubles are told.
    """

    def __init__(self, session: PlayerSession) -> None:
        self._session = session
        self._saver: GameSaver | None = None
        self._last: GameSaver | None = None
        self._closed: GameSaver | None = None

    def keep(self, saver: GameSaver | None) -> None:
        """Keep another saver from now on; None for a game that is not saved."""
        self._saver = self._last = saver

    def close(self) -> None:
        """Stop saving the game that is played, after what is left of it."""
        if self._saver:
            self._saver.close()
            self._closed = self._saver
        self._saver = None

    def lost(self) -> str | None:
        """Return, once, a sentence if not all of the game that was closed last is stored."""
        if self._closed is None or self._session.disk.is_busy:
            return None
        closed, self._closed = self._closed, None
        if closed.is_saved:
            return None
        return Words(self._session.settings.language).say("saved-unsaved")

    @property
    def game(self) -> LoggedGame | None:
        """The game that is played, if a person decided anything in it while it was saved."""
        return self._saver.game if self._saver and self._saver.has_begun else None

    def is_stored(self) -> bool:
        """Return whether the game that is played, or was played last, is stored."""
        return self._last is not None and self._last.has_begun and self._last.is_saved

    def trouble(self) -> str | None:
        """Return why this game or the last is not stored, each reason only once."""
        trouble = self._saver.take_trouble() if self._saver else None
        if trouble is None:
            return self.lost()
        from sorry_a11y.output.narration.saved_games import tell_trouble

        return tell_trouble(trouble, self._session.settings.language)


class GameMaker(Keeper):
    """The games of one session, one after the other, each saved as it is played.

    Args:
        session: The session, in which the games are played.
        saved: The saved games.
        alarm: The alarm for the pause before the next turn.
        options: The options of the command line.

    Attributes:
        session: As given.
        saved: As given.
        mode: How keys are given, "keys" or "lines".
        after_game: A function that takes a game that begins, and returns the one that makes its
            end; set by the start menu, None without one.
    """

    def __init__(
        self, session: PlayerSession, saved: PlayerGames, alarm: Alarm, options: GameOptions
    ) -> None:
        self.session = session
        self.saved = saved
        self.mode = options.mode
        self.after_game: Callable[[LoggedGame, TablePlan], Callable[[], Afterwards]] | None = None
        self._alarm = alarm
        self._options = options
        self._kept = _KeptGame(session)
        self._games_begun = 0
        self._in_game = False
        self._has_hinted = False
        session.keeper = self

    # -- the game that is played -----------------------------------------------------------------

    def let_go(self) -> None:
        """Stop saving the game that is played."""
        self._kept.close()

    def lost(self) -> str | None:
        """Return, once, a sentence if not all of the game that was put away is saved."""
        return self._kept.lost()

    def is_saved(self) -> bool:
        """Return whether there is a game to come back to.

        It is the one played now or last, or in the menus an unfinished one.
        """
        return self._kept.is_stored() or (not self._in_game and self.saved.unfinished() is not None)

    def put_away(self) -> None:
        """Stop saving the game that is played, and note that none is played now.

        The session is warned if not all of it is stored.
        """
        self._kept.close()
        if lost := self._kept.lost():
            self.session.warnings.append(lost)
        self._in_game = False

    def saved_game(self, game: LoggedGame) -> LoggedGame | None:
        """Return ``game`` if a person decided anything in it while it was saved, else None."""
        return game if self._kept.game else None

    def memory(self, started: datetime | None, before: Sequence[Event] = ()) -> GameMemory:
        """Return what the opponents remember of a game and of the games before it.

        Args:
            started: When the game began; None for the game that is played now.
            before: The events of the game so far.
        """

        def since() -> datetime | None:
            return started or (game.header.started if (game := self._kept.game) else None)

        return GameMemory(lambda: self.saved.bumps_before(since()), before)

    # -- making games ----------------------------------------------------------------------------

    def begin(
        self, plan: TablePlan, lead: Sequence[str] = (), winner: Seat | None = None
    ) -> GameScreen:
        """Begin a new game.

        Args:
            plan: The table.
            lead: Sentences told after the greeting.
            winner: The winner of the last game at this table, who begins; None without one.

        Returns:
            The screen of the game.

        Raises:
            MistakeError: There can be no game at such a table.
        """
        # the winner begins, so the rule book must not draw for it
        if winner is not None and plan.first in ("", "draw") and _draws(plan):
            plan = plan.replace(first="lot")
        rules, seating = rules_and_seats(plan, self._name)
        first = first_seat(plan, seating) if winner is None else winner
        seed = self._next_seed()
        chance = new_chance(is_open=rules.is_open) if seed is None else Chance(seed)
        header = Header.of(
            rules, seating, chance, self.saved.now(), may_undo=self._options.may_undo
        )
        header = header.replace(first=first, first_won=winner is not None)
        return self._begun(LoggedGame(header, rules, seating), plan, lead)

    def begin_daily(self, day: date) -> Screen:
        """Begin the game of a day, of which nothing can be taken back."""
        from sorry_a11y.ui.menus.daily_game import daily_game

        daily = daily_game(day)
        return self._begin_for(Purpose("day", day.isoformat()), daily.plan, daily.seed)

    def begin_season_game(self, *, anew: bool = False) -> Screen:
        """Begin the next game of the season, or the first of another season.

        Nothing can be taken back in it. Raises StorageError if the games cannot be read.
        """
        from sorry_a11y.store.statistics import Season

        season = self.saved.season()
        if anew or season.is_won or not season.number:
            season = Season(season.number + 1)
        plan = TablePlan(players=2, opponents=(season.kind,))
        seed = self._next_seed()
        drawn = SystemRandom().getrandbits(40) if seed is None else seed
        # the first thousand seasons have seeds of their own, below those of days (a date * 10**10);
        # within a season chance decides, or --seed
        seed = (99_999 + season.number * 100) * 10**12 + drawn % 10**12
        return self._begin_for(Purpose("season", str(season.number)), plan, seed)

    def go_on(self, number: int) -> Screen | str:
        """Go on with a saved game, or return a sentence that says why not."""
        from sorry_a11y.output.narration.saved_games import tell_error
        from sorry_a11y.store.errors import StorageError

        try:
            return self.resumed(number)
        except StorageError as error:  # since the menu was read it was damaged, or opened elsewhere
            return tell_error(error, self.session.settings.language)

    def resumed(self, number: int | None) -> Screen:
        """Go on with a saved game, the unfinished one played last if no number is given.

        Raises:
            StorageError: The game is over, cannot be read or is open elsewhere, or there is none.
        """
        from sorry_a11y.store.errors import StorageError

        if number is None:
            number = self.saved.number_to_go_on()
        self._kept.close()
        saver = self.saved.library.resume(number)
        self._kept.keep(saver)
        game, header = saver.game, saver.game.header
        if game.over:
            saver.close()
            raise StorageError("finished", number=number)
        return self._screen(
            game,
            plan_of_setup(header.setup),
            self.memory(header.started, saver.before),
            saver.asked,
        )

    @property
    def _name(self) -> str | None:
        """The name of the player, None for "you"."""
        name = self._options.name
        return (self.session.settings.name or None) if name is None else name

    def _next_seed(self) -> int | None:
        """Return the seed of the next game; None for chance."""
        seed = None if self._options.seed is None else self._options.seed + self._games_begun
        self._games_begun += 1
        return seed

    def _begin_for(self, purpose: Purpose, plan: TablePlan, seed: int) -> Screen:
        """Begin a game of the day or of a season, in which nothing can be taken back."""
        rules, seating = rules_and_seats(plan, self._name)
        header = Header.of(
            rules, seating, Chance(seed), self.saved.now(), may_undo=False, purpose=purpose
        )
        return self._begun(LoggedGame(header, rules, seating), plan)

    def _begun(self, game: LoggedGame, plan: TablePlan, lead: Sequence[str] = ()) -> GameScreen:
        """Play a new game, and save it if the settings say so; put the last game away."""
        self.put_away()
        is_kept = self.session.settings.save == "yes"
        writer = GameWriter(game, self.saved.store.games)
        self._kept.keep(GameSaver(writer) if is_kept else None)
        self.session.warnings += lead
        return self._screen(game, plan, self.memory(None))

    def _screen(
        self,
        game: LoggedGame,
        plan: TablePlan,
        memory: GameMemory,
        asked: Mapping[int, View] = MappingProxyType({}),
    ) -> GameScreen:
        self._in_game = True
        options = self._options
        after_game = self.after_game if options.asks_afterwards else None
        return GameScreen(
            self.session,
            game,
            # the same seed and keys give the same game, line for line
            listeners=Listeners(
                memory=memory,
                hands=self.session.hands,
                first_met=self._first_met() if options.seed is None else ALL_MET,
            ),
            controls=Controls(by_keys=options.mode == "keys", may_undo=game.header.setup.may_undo),
            hooks=GameHooks(
                afterwards=after_game(game, plan) if after_game else None,
                alarm=self._alarm,
                may_hint=self._first_hint_about_waiting if options.seed is None else None,
                is_saved=self._kept.is_stored,
                watch=self._kept.trouble,
            ),
            beginning=Beginning(
                self.session.take_warnings(), goes_on=bool(game.number), asked=asked
            ),
        )

    def _first_met(self) -> FirstMet:
        """Return the words of the game that the player has met."""
        store = self.saved.store

        def keep(known: tuple[str, ...]) -> None:
            store.remember(lambda tables: tables.replace(explained=known))

        return FirstMet(store.tables().explained, keep)

    def _first_hint_about_waiting(self) -> bool:
        """Return True once for each player.

        The player is then told which key makes turns without a choice wait.
        """
        store = self.saved.store
        if self._has_hinted or store.tables().offered:
            return False
        self._has_hinted = True
        store.remember(lambda tables: tables.replace(offered=True))
        return True


def _draws(plan: TablePlan) -> bool:
    """Return whether the players would draw cards for who begins."""
    rules, _ = rules_and_seats(plan, None)
    return rules.first == "draw"
