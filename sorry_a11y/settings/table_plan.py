"""The table that a player wants, and those remembered: the last one, and named ones."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from sorry_a11y.rules.notation import COLOURS
from sorry_a11y.settings.file import read_settings_file
from sorry_a11y.storage.ordinary_files import held, replace_file
from sorry_a11y.table.setup import SEATS_FOR, YOU

FILE = "tables.toml"
"""Beside the settings file."""
LAST = "last"
OFFERED = "offered"
MOST_NAMED = 7
"""Tables saved by a name: with the rows around them they fit one screen."""
DEFAULT_BOT = "runner"


@dataclass(frozen=True)
class TablePlan:
    """A table before anybody sits down, as the command line's options have it; empty or 0 where
    nothing was asked for. ``rules``: option -> value; ``opponents``: kinds of bots, one for all or
    one for each; ``people``: the names of others at this keyboard; ``seats``: as after --seats,
    in place of players, opponents and people; ``first``: "lot", "draw", or a colour."""

    game: str = ""
    rules: Mapping[str, str] = field(default_factory=dict)
    teams: bool = False
    points: bool = False
    rounds: int = 0
    target: int = 0
    quick: bool = False
    seats: str = ""
    players: int = 0
    opponents: tuple[str, ...] = ()
    people: tuple[str, ...] = ()
    first: str = ""

    def with_rule(self, option: str, value: str) -> TablePlan:
        """Return the same with another house rule."""
        return replace(self, rules={**self.rules, option: value})

    @property
    def seats_text(self) -> str:
        """The occupants as after --seats; empty where that follows from the numbers."""
        if self.seats or not self.people:
            return self.seats
        places = SEATS_FOR[self.players or 4]
        bots = list(self.opponents) or [DEFAULT_BOT]
        left = len(places) - 1 - len(self.people)
        occupants = [YOU, *self.people, *(bots * left)[:left]]
        return ",".join(
            f"{COLOURS[seat]}={who}" for seat, who in zip(places, occupants, strict=False)
        )


@dataclass(frozen=True)
class Tables:
    """The remembered tables: the one of the last game, None if there was none, and named ones.
    ``offered``: the player has been told at one of them that a single choice can play itself."""

    last: TablePlan | None = None
    named: Mapping[str, TablePlan] = field(default_factory=dict)
    offered: bool = False


def read_tables(folder: Path) -> Tables:
    """Return what is remembered in ``folder``; nothing of a file that cannot be read."""
    try:
        text = (read_settings_file(folder / FILE) or b"").decode("utf-8")
        if not text:
            return Tables()
        import tomllib  # nobody without a file waits for it

        given = tomllib.loads(text)
    except (OSError, ValueError, RecursionError):
        return Tables()
    kept = given.get("kept")
    plans = {
        str(name): plan for name, one in (kept.items() if isinstance(kept, dict) else ())
        if (plan := _plan(one))
    }
    return Tables(_plan(given.get(LAST)), plans, given.get(OFFERED) is True)


def write_tables(folder: Path, tables: Tables) -> bool:
    """Remember ``tables``, the file written whole; False if it cannot be written."""
    import tomlkit

    document: dict[str, object] = {OFFERED: True} if tables.offered else {}
    document["kept"] = {name: _written(one) for name, one in tables.named.items()}
    if tables.last:
        document[LAST] = _written(tables.last)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with held(folder):
            replace_file(folder / FILE, tomlkit.dumps(document).encode(), follow=True)
    except (OSError, ValueError):
        return False
    return True


def _written(plan: TablePlan) -> dict[str, object]:
    """Return the values that somebody chose."""
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in asdict(plan).items() if value
    }


def _plan(given: object) -> TablePlan | None:
    """Return the plan that a table of the file means; None where a value is of the wrong kind."""
    if not isinstance(given, dict):
        return None
    known = {one.name: type(getattr(TablePlan(), one.name)) for one in fields(TablePlan)}
    values: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value
                              for name, value in given.items() if name in known}
    if any(type(value) is not known[name] for name, value in values.items()):
        return None
    texts = [*values.get("opponents", ()), *values.get("people", ()),
             *values.get("rules", {}).values()]
    return TablePlan(**values) if all(isinstance(text, str) for text in texts) else None
