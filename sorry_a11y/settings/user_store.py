"""The store of one player: games and remembered tables in one file, settings in another."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sorry_a11y.narration.catalog import Words
from sorry_a11y.rules.value import Value
from sorry_a11y.settings.file import save_settings
from sorry_a11y.settings.table_plan import TablePlan
from sorry_a11y.settings.values import Settings
from sorry_a11y.settings.words import comments
from sorry_a11y.store.player_file import PlayerFile

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
        offered: Whether the player has been told at one of them that a single choice can play
            itself.
    """

    last: TablePlan | None = None
    named: Mapping[str, TablePlan] = _NONE_NAMED
    offered: bool = False


class UserStore:
    """The store of games, tables and settings.

    Args:
        games: The file of games.
        file: The settings file.
        settings: Those that the program began with, options of the command line included, which
            are not written unless they are changed.

    Attributes:
        games: As given.
    """

    def __init__(self, games: PlayerFile, file: Path, settings: Settings) -> None:
        self.games = games
        self._file = file
        self._written = settings
        self._fails = False
        self._library: Library | None = None

    def library(self) -> Library:
        """Return the stored games; what reads them is loaded now."""
        if self._library is None:
            from sorry_a11y.store.library import Library

            self._library = Library(self.games)
        return self._library

    def tables(self) -> Tables:
        """Return the tables that are remembered; none where the note of them says something
        else."""
        note = self.games.note(TABLES_NOTE)
        if not note:
            return Tables()
        import json  # a first start has nothing to read

        try:
            given = json.loads(note)
            named = {str(name): _plan(one) for name, one in given.get("named", {}).items()}
            last = given.get("last")
            return Tables(_plan(last) if last else None, named, bool(given.get("offered")))
        except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
            return Tables()

    def remember(self, tables: Tables) -> None:
        """Remember these; where that cannot be, the next start has less to offer."""
        import json

        told = tables.replace(
            last=tables.last and tables.last.fields(),
            named={name: plan.fields() for name, plan in tables.named.items()},
        )
        self.games.keep_note(TABLES_NOTE, json.dumps(told.fields()))

    def remember_last(self, plan: TablePlan) -> None:
        """Remember a table as the last one."""
        self.remember(self.tables().replace(last=plan))

    def keep_settings(self, settings: Settings) -> str | None:
        """Write what was changed into the settings file; a sentence the first time that this
        fails: the change then holds for this run."""
        failed_before = self._fails
        self._fails = not save_settings(
            self._file, self._written, settings, comments(settings.language)
        )
        if not self._fails:
            self._written = settings
        if not self._fails or failed_before:
            return None
        return Words(settings.language).say("setting-unsaved", path=str(self._file))


def _plan(given: dict[str, Any]) -> TablePlan:
    """Return the plan that a note has. Raises TypeError or KeyError for something else."""
    values: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in given.items()
    }
    known = TablePlan().fields()
    texts = [*values.get("opponents", ()), *values.get("people", ()),
             *values.get("rules", {}).values()]
    if any(type(value) is not type(known[name]) for name, value in values.items()) or not all(
        isinstance(text, str) for text in texts
    ):
        raise TypeError("no plan of a table")
    return TablePlan(**values)
