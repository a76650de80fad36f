"""Scripted games: what a person does depends on the seed and on what has happened, on nothing
else, so that a game that was interrupted can be compared with one that was not."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest
from msgspec import structs

from sorry_a11y.core.game.chance import Chance
from sorry_a11y.core.game.header import Header, Purpose
from sorry_a11y.core.game.log import TakeBack
from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.game.port import UndoRefusedError
from sorry_a11y.core.game.setup import PERSON, Occupant, Seating, Setup
from sorry_a11y.core.rules.board import SEATS, Seat
from sorry_a11y.core.rules.events import Event
from sorry_a11y.core.rulesets import dog, sorry
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from sorry_a11y.store import record
from sorry_a11y.store.errors import StorageError
from sorry_a11y.store.game_saver import GameSaver, GameWriter
from sorry_a11y.store.library import Library
from sorry_a11y.store.summary import Summary
from tests.harness.sessions import advance, alike

STARTED = datetime(2026, 10, 5, 19, 14, 3, tzinfo=UTC)
ALL = SEATS
NAMES = ("Ann", "Ben", "Cid", "Dora")
_NONE = (0, 0, 0, 0)


def seat(people: Sequence[int] = (0,), seats: Sequence[Seat] = ALL, bot: str = "chance") -> Seating:
    """People on some seats, the only one without a name, and bots on the others."""
    return Seating(
        Occupant(number, PERSON, NAMES[number] if len(people) > 1 else None, number)
        if number in people
        else Occupant(number, bot, NAMES[number], number)
        for number in seats
    )


def variants() -> Iterator[Wishes]:
    """Every rule book as it stands, in teams, for points, and with every value of every option,
    the latter by turns alone, in teams and for points."""
    for preset in sorry.SORRY_PRESETS:
        yield Wishes(preset)
        yield Wishes(preset, teams=True)
        yield Wishes(preset, points=True, rounds=2)
        yield Wishes(preset, points=True, teams=True, target=100)
        values = [(name, value) for name, all_ in sorry.SORRY_OPTIONS.items() for value in all_]
        for at, (name, value) in enumerate(values):
            teams = bool(at & 1) or name.startswith("team")
            yield Wishes(preset, {name: value}, teams=teams, points=bool(at & 2))
    for preset in dog.DOG_PRESETS:
        yield Wishes(preset)
        for name, all_ in dog.DOG_OPTIONS.items():
            for value in all_:
                yield Wishes(preset, {name: value})


def name_of(wishes: Wishes) -> str:
    """The wishes in a word, to name a test by."""
    rules = [f"{name}={value}" for name, value in wishes.rules.items()]
    flags = [flag for flag in ("teams", "points") if getattr(wishes, flag)]
    return " ".join([wishes.game, *rules, *flags])


def decide(game: LoggedGame) -> list[Event]:
    """The scripted decision of the person on turn."""
    rng = Random(f"{game.chance.number} script {len(game.actions)}")
    events = game.enter(rng.choice(game.view(game.now.turn).options()), is_new=True)
    game.log.write()
    return events


def undone(game: LoggedGame) -> int:
    """How often something was taken back."""
    return sum(isinstance(entry, TakeBack) for entry in game.log.entries)


def took_back(game: LoggedGame, seat: Seat) -> bool:
    """Take back for a seat; whether there was anything."""
    try:
        game.undo(seat)
    except UndoRefusedError:
        return False
    return True


def takes_back(game: LoggedGame) -> bool:
    """Whether the script takes something back now: at most five times a game."""
    rng = Random(f"{game.chance.number} undo {len(game.actions)} {undone(game)}")
    return undone(game) < 5 and rng.random() < 0.08


def press(game: LoggedGame, *, undo: bool = False) -> list[Event]:
    """What one key does: a decision (or taking one back) and everything up to the next."""
    if undo and takes_back(game) and took_back(game, game.now.turn):
        return []
    return [*decide(game), *advance(game)]


def play(game: LoggedGame, *, undo: bool = False, most: int = 1_000_000) -> list[Event]:
    """Play on by the script to the end, or for about ``most`` actions; what happens."""
    events = advance(game)
    while not game.over and len(game.actions) < most:
        events += press(game, undo=undo)
    return events


def begin(
    library: Library,
    wishes: Wishes | None = None,
    seed: int = 1,
    *,
    seating: Seating | None = None,
    started: datetime = STARTED,
) -> GameSaver:
    """Begin a game that is saved in the library, as players do."""
    game = new_game(wishes or Wishes(), seating or seat(), seed, started)
    return GameSaver(GameWriter(game, library.file))


def new_game(
    wishes: Wishes,
    seating: Seating,
    seed: int,
    started: datetime = STARTED,
    *,
    may_undo: bool = True,
) -> LoggedGame:
    """A game that is not saved, before anything has happened."""
    rules = make_rules(wishes, seating.seats)
    header = Header.of(rules, seating, Chance(seed), started, may_undo=may_undo)
    return LoggedGame(header, rules, seating)


def keep(
    library: Library,
    seed: int = 1,
    most: int = 40,
    wishes: Wishes | None = None,
    *,
    seating: Seating | None = None,
    undo: bool = False,
) -> int:
    """Play a scripted game, to the end or a part of it; its number."""
    known = set(library.numbers())
    kept = begin(library, wishes, seed, seating=seating)
    play(kept.game, undo=undo, most=most)
    kept.close()
    (number,) = set(library.numbers()) - known
    return number


def go_on(library: Library, number: int = 1, more: int = 10**6) -> None:
    """Go on with a game, to the end or for about ``more`` actions."""
    kept = library.resume(number)
    play(kept.game, most=len(kept.game.actions) + more)
    kept.close()


def offered(library: Library) -> tuple[int, int]:
    """The game that a start offers, and the one that it could not read; 0 for none."""
    entry, unreadable = library.unfinished()
    return (entry.number if entry else 0, unreadable.number if unreadable else 0)


def code_of(action: Callable[..., object], *arguments: object) -> str:
    """The code of the error that a call raises."""
    with pytest.raises(StorageError) as caught:
        action(*arguments)
    return caught.value.code


def harmed(library: Library, statement: str, *values: object) -> None:
    """Have somebody else change the file of games."""
    with closing(sqlite3.connect(library.file.path)) as file, file:
        file.execute(statement, values)


def played(library: Library, number: int, at: float) -> None:
    """Make it so that a game was played last at a time."""
    harmed(library, "UPDATE game SET at = ? WHERE id = ?", at, str(number))


def spoilt(library: Library, number: int, line: int) -> None:
    """Spoil a line of a game as it would stand in a record."""
    seq = line - 1 - library.load(number).texts[0].count("\n")
    harmed(
        library, "UPDATE entry SET text = 'b 5 b1+5' WHERE game = ? AND seq = ?", str(number), seq
    )


class Notes:
    """The record of a game as it stands, in memory."""

    def __init__(self, game: LoggedGame) -> None:
        self._game = game

    @property
    def data(self) -> bytes:
        return record.record_of(self._game)

    @property
    def lines(self) -> list[bytes]:
        return self.data.splitlines(keepends=True)


def noted(wishes: Wishes, seating: Seating, seed: int) -> tuple[LoggedGame, Notes]:
    """A game that is not saved, before anything has happened, and its record."""
    game = new_game(wishes, seating, seed)
    return game, Notes(game)


def record_of(
    wishes: Wishes,
    seed: int = 1,
    *,
    seating: Seating | None = None,
    undo: bool = False,
    most: int = 1_000_000,
) -> bytes:
    """The record of a scripted game."""
    game = new_game(wishes, seating or seat(), seed)
    play(game, undo=undo, most=most)
    return record.record_of(game)


def same_game(game: LoggedGame, other: LoggedGame) -> bool:
    """Whether two games have come to the same: decisions, position, cards, turn."""
    return game.actions == other.actions and alike(game.now, other.now)


def summary(
    wishes: Wishes, seating: Seating | None = None, *, turns: int = 0, home: int = 0, **changes: Any
) -> Summary:
    """A summary of a game, whose turns and pawns home are those of red."""
    seating = seating or seat()
    setup = Setup.of(make_rules(wishes, seating.seats), seating, may_undo=False)
    found = Summary(
        wishes.game,
        wishes.teams,
        wishes.points,
        setup.occupants,
        STARTED,
        Purpose(),
        (turns, 0, 0, 0),
        (home, 0, 0, 0),
        (_NONE,) * 4,
        0,
        _NONE,
        _NONE,
        _NONE,
        (),
        SEATS,
    )
    return structs.replace(found, **changes)
