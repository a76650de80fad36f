"""The head of a record: which game is played, by whom, and where chance comes from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from sorry_a11y import __version__
from sorry_a11y.rules.notation import COLOURS
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.table.names import LONGEST_NAME
from sorry_a11y.table.setup import PERSON, Seating, SeatSetup, Setup

FORMAT = 1
TITLE = "sorry-a11y record"
BEGIN = "begin"


@dataclass(frozen=True)
class Header:
    """Everything that is settled before the first card, what is public and what is not.

    ``secret``: the number from which all chance follows (`table.chance`), told to nobody while
    hands are hidden; ``started``: in UTC, to the second; ``program``: the version that wrote the
    record.
    """

    setup: Setup
    secret: int
    started: datetime
    program: str = __version__

    @classmethod
    def of(
        cls, rules: Ruleset, seating: Seating, secret: int, started: datetime, *,
        may_undo: bool,
    ) -> Header:
        """The head for a game about to begin. ``started``: an aware time. A name that could not
        stand in a record (no name comes so from the command line) is written with question marks.
        """
        setup = Setup.of(rules, seating, may_undo=may_undo)
        return cls(
            replace(setup, chairs=tuple(map(_written, setup.chairs))),
            secret,
            started.astimezone(UTC).replace(microsecond=0),
        )

    def texts(self) -> Iterator[str]:
        """The lines of the head, without their checks."""
        yield f"{TITLE} {FORMAT}"
        yield f"program {self.program}"
        yield f"started {self.started.replace(tzinfo=None).isoformat(timespec='seconds')}Z"
        yield f"game {self.setup.book}"
        yield "rules " + " ".join(f"{name}={value}" for name, value in self.setup.options)
        yield f"teams {_flag(self.setup.teams)}"
        yield f"points {self._points()}"
        yield f"seed {self.secret}"
        yield f"undo {_flag(self.setup.may_undo)}"
        for chair in self.setup.chairs:
            name = f" {chair.name}" if chair.name else ""
            yield f"{COLOURS[chair.seat]} {chair.kind}{name}"
        yield BEGIN

    def _points(self) -> str:
        setup = self.setup
        if not setup.points:
            return "no"
        return f"target {setup.target}" if setup.target else f"rounds {setup.rounds}"


def _flag(value: bool) -> str:
    return "yes" if value else "no"


def _written(chair: SeatSetup) -> SeatSetup:
    if chair.kind == PERSON:
        return replace(chair, name=_writable(chair.name) if chair.name else None)
    return replace(chair, name=_writable(chair.name or "") or "?")


def _writable(name: str) -> str:
    printable = "".join(char if char.isprintable() else "?" for char in name)
    return printable.strip()[:LONGEST_NAME].strip()
