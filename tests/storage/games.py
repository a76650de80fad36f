"""Scripted games: what a person does depends on the seed and on what has happened, on nothing
else, so that a game that was interrupted can be compared with one that was not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from random import Random
from typing import NamedTuple

from sorry_a11y.bots.opponents import make_bot
from sorry_a11y.rules.actions import Action
from sorry_a11y.rules.board import SEATS, Seat
from sorry_a11y.rules.events import Event
from sorry_a11y.rules.notation import action_text
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.view import options
from sorry_a11y.rulesets import dog, sorry
from sorry_a11y.rulesets.families import Wishes, make_rules
from sorry_a11y.rulesets.presets import DOG_OPTIONS, SORRY_OPTIONS
from sorry_a11y.storage.game_saver import GameSaver, save_game
from sorry_a11y.storage.library import Library
from sorry_a11y.storage.record import Chain, Header, end_text, undo_text
from sorry_a11y.storage.replay import ReplayTable
from sorry_a11y.table.dealer import chance_from
from sorry_a11y.table.setup import Occupant, Person, Robot, Seating
from sorry_a11y.table.table import Table
from tests.harness.sessions import advance

STARTED = datetime(2026, 10, 5, 19, 14, 3, tzinfo=UTC)
ALL = SEATS
NAMES = ("Ann", "Ben", "Cid", "Dora")


def seat(people: Sequence[int] = (0,), seats: Sequence[Seat] = ALL, bot: str = "chance") -> Seating:
    """People on some seats, the only one without a name, and bots on the others."""
    sitters: dict[Seat, Occupant] = {
        number: Person(number, NAMES[number] if len(people) > 1 else None)
        if number in people else Robot(number, NAMES[number], make_bot(bot))
        for number in seats
    }
    return Seating(sitters)


def variants() -> Iterator[Wishes]:
    """Every rule book as it stands, in teams, for points, and with every value of every option,
    the latter by turns alone, in teams and for points."""
    for preset in sorry.PRESETS:
        yield Wishes(preset)
        yield Wishes(preset, teams=True)
        yield Wishes(preset, points=True, rounds=2)
        yield Wishes(preset, points=True, teams=True, target=100)
        values = [(name, value) for name, all_ in SORRY_OPTIONS.items() for value in all_]
        for at, (name, value) in enumerate(values):
            teams = bool(at & 1) or name.startswith("team")
            yield Wishes(preset, {name: value}, teams=teams, points=bool(at & 2))
    for preset in dog.PRESETS:
        yield Wishes(preset)
        for name, all_ in DOG_OPTIONS.items():
            for value in all_:
                yield Wishes(preset, {name: value})


def name_of(wishes: Wishes) -> str:
    """The wishes in a word, to name a test by."""
    rules = [f"{name}={value}" for name, value in wishes.rules.items()]
    flags = [flag for flag in ("teams", "points") if getattr(wishes, flag)]
    return " ".join([wishes.game, *rules, *flags])


def decide(table: Table) -> list[Event]:
    """The scripted decision of the person on turn."""
    person = table.game.turn
    rng = Random(f"{table.chance.number} script {len(table.actions)}")
    return table.decide(person, rng.choice(options(table.view(person))))


def takes_back(table: Table) -> bool:
    """Whether the script takes something back now: at most five times a game."""
    rng = Random(f"{table.chance.number} undo {len(table.actions)} {table.undone}")
    return table.undone < 5 and rng.random() < 0.08


def press(table: Table, *, undo: bool = False) -> list[Event]:
    """What one key does: a decision (or taking one back) and everything up to the next."""
    if undo and takes_back(table) and table.undo(table.game.turn):
        return []
    return [*decide(table), *advance(table)]


def play(table: Table, *, undo: bool = False, most: int = 1_000_000) -> list[Event]:
    """Play on by the script to the end, or for about ``most`` actions; what happens."""
    events = advance(table)
    while not table.over and len(table.actions) < most:
        events += press(table, undo=undo)
    return events


class Begun(NamedTuple):
    """A new game that is kept."""

    table: Table
    recorder: GameSaver

    def close(self) -> None:
        """Let its record go."""
        self.recorder.close()


def begin(
    library: Library, wishes: Wishes | None = None, seed: int = 1, *,
    seating: Seating | None = None, started: datetime = STARTED,
) -> Begun:
    """Begin a game in the library, by the call with which players begin one."""
    sitters = seating or seat()
    rules = make_rules(wishes or Wishes(), sitters.seats)
    table = Table(rules, sitters, chance_from(seed))
    return Begun(table, save_game(table, library.home, started, may_undo=True))


class Notes:
    """A keeper that writes a record in memory."""

    def __init__(self, rules: Ruleset, header: Header) -> None:
        self._rules = rules
        self._chain = Chain()
        self.lines = [self._chain.line(text) for text in header.texts()]

    def append(self, action: Action, *, by_person: bool) -> None:
        """As a recorder does, but the lines are there at once."""
        del by_person
        self.lines.append(self._chain.line(action_text(self._rules, action)))

    def undo(self, seat: Seat, kept: int) -> None:
        """As a recorder does."""
        self.lines.append(self._chain.line(undo_text(seat, kept)))

    def end(self, winners: tuple[Seat, ...]) -> None:
        """As a recorder does."""
        self.lines.append(self._chain.line(end_text(winners)))

    @property
    def data(self) -> bytes:
        """The record so far."""
        return b"".join(self.lines)


def noted(
    wishes: Wishes, seating: Seating, seed: int, *, may_undo: bool = True
) -> tuple[ReplayTable, Notes]:
    """A table whose game is noted in memory, before anything has happened."""
    rules = make_rules(wishes, seating.seats)
    header = Header.of(rules, seating, seed, STARTED, may_undo=may_undo)
    table = ReplayTable(rules, seating, chance_from(seed))
    notes = Notes(rules, header)
    table.recorder = notes
    return table, notes


def record_of(
    wishes: Wishes, seed: int = 1, *, seating: Seating | None = None, undo: bool = False,
    most: int = 1_000_000,
) -> bytes:
    """The record of a scripted game."""
    table, notes = noted(wishes, seating or seat(), seed)
    play(table, undo=undo, most=most)
    return notes.data


def same_game(table: Table, other: Table) -> bool:
    """Whether two tables have come to the same: decisions, position, cards, turn."""
    rules = table.game.rules
    return table.actions == other.actions and table.game == other.game._replace(rules=rules)
