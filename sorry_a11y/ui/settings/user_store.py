"""The store of one player: games and remembered tables in one file, settings in another."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sorry_a11y.core.bots.opponents import DEFAULT_BOT
from sorry_a11y.core.game.setup import SEATS_FOR, YOU
from sorry_a11y.core.rules.notation import COLOURS
from sorry_a11y.core.rules.value import Value
from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.store.errors import LogError, StorageError
from sorry_a11y.store.files import file_error
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.ui.settings.file import save_settings
from sorry_a11y.ui.settings.values import Settings

MOST_NAMED = 7
"""The most tables that are kept by a name, so that their rows fit one screen."""
_USUAL = Wishes()


class TablePlan(Value):
    """A table before anybody sits down, by the options of the command line; empty or 0 for none.

    Attributes:
        wishes: The rule book with its options.
        seats: The text after --seats, which replaces players, opponents and people.
        players: How many play.
        opponents: Kinds of bots, one for all or one for each.
        people: The names of others at this keyboard.
        first: "lot", "draw", or a colour.
    """

    wishes: Wishes = _USUAL
    seats: str = ""
    players: int = 0
    opponents: tuple[str, ...] = ()
    people: tuple[str, ...] = ()
    first: str = ""

    @property
    def seats_text(self) -> str:
        """The occupants as a text for --seats; empty if they follow from players and opponents."""
        if self.seats or not self.people:
            return self.seats
        places = SEATS_FOR[self.players or 4]
        bots = list(self.opponents) or [DEFAULT_BOT]
        left = len(places) - 1 - len(self.people)
        occupants = [YOU, *self.people, *(bots * left)[:left]]
        return ",".join(
            f"{COLOURS[seat]}={who}" for seat, who in zip(places, occupants, strict=False)
        )


if TYPE_CHECKING:
    from sorry_a11y.store.library import Library

TABLES_NOTE = "tables"
"""The note in the file of a player that remembers tables."""


_NONE_NAMED: Mapping[str, TablePlan] = {}


class Tables(Value):
    """The remembered tables.

    Attributes:
        last: The table of the last game; None if there was none.
        named: The tables with a name.
        offered: Whether the player has been told which key makes turns without a choice wait.
        explained: The names of the explanations that the player was told.
    """

    last: TablePlan | None = None
    named: Mapping[str, TablePlan] = _NONE_NAMED
    offered: bool = False
    explained: tuple[str, ...] = ()


class UserStore:
    """The store of games, tables and settings.

    Args:
        games: The file of games.
        file: The settings file.
        settings: The settings with which the program began, options of the command line included;
            only changes of them are written.

    Attributes:
        games: As given.
        failure: The reason why the last change of the remembered tables is not stored; None if it
            is.
    """

    def __init__(self, games: PlayerFile, file: Path, settings: Settings) -> None:
        self.games = games
        self.failure: StorageError | None = None
        self._file = file
        self._written = settings
        self._fails = False
        self._library: Library | None = None
        self._remembered: Tables | None = None

    def library(self) -> Library:
        """Return the library of the stored games, whose modules are loaded at the first call."""
        if self._library is None:
            from sorry_a11y.store.library import Library

            self._library = Library(self.games)
        return self._library

    def tables(self) -> Tables:
        """Return the remembered tables; none if their note is damaged."""
        if self._remembered and self.games.disk.is_busy:  # it may hang with the note
            return self._remembered
        return _tables_of(self.games.note(TABLES_NOTE))

    def remember(self, change: Callable[[Tables], Tables]) -> None:
        """Change the remembered tables; `failure` says if that fails.

        Args:
            change: A function that returns the tables to remember from now on. It gets those that
                are remembered when the disk comes to it.
        """
        self._remembered = change(self.tables())
        self.games.disk.do(partial(self._remember, change))

    def _remember(self, change: Callable[[Tables], Tables]) -> None:
        self.failure = None
        try:
            self.games.change_note(TABLES_NOTE, lambda note: _note_of(change(_tables_of(note))))
        except LogError as error:
            self.failure = file_error("cannot-write", self.games.path, error)

    def remember_last(self, plan: TablePlan) -> None:
        """Remember a table as the last one."""
        self.remember(lambda tables: tables.replace(last=plan))

    def keep_settings(self, settings: Settings) -> str | None:
        """Write the changes into the settings file.

        Returns:
            A sentence the first time that this fails, else None. The settings hold for this run.
        """
        failed_before = self._fails
        self._fails = not save_settings(self._file, self._written, settings)
        if not self._fails:
            self._written = settings
        if not self._fails or failed_before:
            return None
        return Words(settings.language).say("setting-unsaved", path=str(self._file))


def _tables_of(note: str) -> Tables:
    """Return the tables of a note; none if there is none, or somebody has put it together."""
    if not note:
        return Tables()
    import json  # a first start has nothing to read

    try:
        given = json.loads(note)
        named = {str(name): _plan(one) for name, one in given.get("named", {}).items()}
        last = given.get("last")
        explained = tuple(map(str, given.get("explained", ())))
        return Tables(_plan(last) if last else None, named, bool(given.get("offered")), explained)
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
        return Tables()


def _note_of(tables: Tables) -> str:
    import json

    told = tables.replace(
        last=tables.last and _plan_fields(tables.last),
        named={name: _plan_fields(plan) for name, plan in tables.named.items()},
    )
    return json.dumps(told.fields())


def _plan_fields(plan: TablePlan) -> dict[str, Any]:
    return plan.fields() | {"wishes": plan.wishes._asdict()}


def _plan(given: dict[str, Any]) -> TablePlan:
    """Return the plan of a note; raises TypeError or KeyError if it is none."""
    values = _checked(given, _plan_fields(TablePlan()))
    wishes = _checked(values.pop("wishes", {}), _USUAL._asdict())
    return TablePlan(Wishes(**wishes), **values)


def _checked(given: dict[str, Any], known: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values of the ``known`` fields; raises TypeError or KeyError for any others."""
    values: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in given.items()
    }
    for name, value in values.items():
        texts = value.values() if name == "rules" else value if isinstance(value, tuple) else ()
        if type(value) is not type(known[name]) or not all(isinstance(one, str) for one in texts):
            raise TypeError(f"no {name} of a table")
    return values
