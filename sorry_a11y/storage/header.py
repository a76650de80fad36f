"""The head of a record: which game is played, by whom, from which seed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime

from sorry_a11y import __version__
from sorry_a11y.bots.registry import make_bot
from sorry_a11y.rules.notation import COLOURS
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rulesets.families import plain
from sorry_a11y.rulesets.registry import Wishes, make_rules
from sorry_a11y.table.seating import Person, Robot, Seating, Sitter
from sorry_a11y.table.setup import LONGEST_NAME

FORMAT = 1
TITLE = "sorry-a11y record"
PERSON = "person"
BEGIN = "begin"


@dataclass(frozen=True)
class Chair:
    """Who sits on ``seat``: "person" or the name of a kind of bot, and the name told, None for a
    person who is only ever "you"."""

    seat: int
    kind: str
    name: str | None


@dataclass(frozen=True)
class Header:
    """Everything that is settled before the first card.

    ``options``: every option of the rule book with its value, in its order (a record of an older
    program may lack the newest); ``rounds`` or
    ``target``: when a points game ends, the other is 0; ``started``: in UTC, to the second;
    ``program``: the version that wrote the record.
    """

    book: str
    options: tuple[tuple[str, str], ...]
    teams: bool
    points: bool
    rounds: int
    target: int
    seed: int
    may_undo: bool
    started: datetime
    chairs: tuple[Chair, ...]
    program: str = __version__

    @classmethod
    def of(
        cls, rules: Ruleset, seating: Seating, seed: int, started: datetime, *, may_undo: bool
    ) -> Header:
        """The head for a game about to begin. ``started``: an aware time. A name that could not
        stand in a record (no name comes so from the command line) is written with question marks.
        """
        scoring = rules.scoring
        return cls(
            rules.name,
            tuple(rules.options.items()),
            rules.has_teams and not plain(rules.name).has_teams,
            scoring is not None,
            scoring.rounds if scoring else 0,
            scoring.target if scoring else 0,
            seed,
            may_undo,
            started.astimezone(UTC).replace(microsecond=0),
            tuple(_chair(seat, seating.sitters[seat]) for seat in seating.seats),
        )

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that play, in turn order."""
        return tuple(chair.seat for chair in self.chairs)

    def rules(self) -> Ruleset:
        """The rule book; raises CombinationError or OptionError where there is none such."""
        return make_rules(
            Wishes(self.book, dict(self.options), self.teams, self.points, self.rounds,
                   self.target),
            self.seats,
        )

    def seating(self) -> Seating:
        """The people and bots; one who holds several seats is one sitter."""
        known: dict[tuple[str, str | None], Sitter] = {}
        for chair in self.chairs:
            key = (chair.kind, chair.name)
            if key not in known:
                known[key] = (
                    Person(chair.name) if chair.kind == PERSON
                    else Robot(chair.name or "", make_bot(chair.kind))
                )
        return Seating({chair.seat: known[chair.kind, chair.name] for chair in self.chairs})

    def texts(self) -> Iterator[str]:
        """The lines of the head, without their checks."""
        yield f"{TITLE} {FORMAT}"
        yield f"program {self.program}"
        yield f"started {self.started.replace(tzinfo=None).isoformat(timespec='seconds')}Z"
        yield f"game {self.book}"
        yield "rules " + " ".join(f"{name}={value}" for name, value in self.options)
        yield f"teams {_flag(self.teams)}"
        yield f"points {self._points()}"
        yield f"seed {self.seed}"
        yield f"undo {_flag(self.may_undo)}"
        for chair in self.chairs:
            name = f" {chair.name}" if chair.name else ""
            yield f"{COLOURS[chair.seat]} {chair.kind}{name}"
        yield BEGIN

    def _points(self) -> str:
        if not self.points:
            return "no"
        return f"target {self.target}" if self.target else f"rounds {self.rounds}"


def _flag(value: bool) -> str:
    return "yes" if value else "no"


def _chair(seat: int, sitter: Sitter) -> Chair:
    if isinstance(sitter, Robot):
        return Chair(seat, sitter.bot.name, _writable(sitter.name) or "?")
    return Chair(seat, PERSON, _writable(sitter.name) if sitter.name else None)


def _writable(name: str) -> str:
    printable = "".join(char if char.isprintable() else "?" for char in name)
    return printable.strip()[:LONGEST_NAME].strip()
