"""The log of a game: its entries, and the line of text for each of them.

An entry is written down by a port before any person is told of it. A person who takes back undoes
their own last decision and everything since; once a person has given a card unseen, nothing before
it can be taken back (D5).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from sorry_a11y.core.bots.bot import shuffled
from sorry_a11y.core.game.chance import Chance
from sorry_a11y.core.game.setup import Seating
from sorry_a11y.core.rules.actions import Action, Give, Lot, Shuffle
from sorry_a11y.core.rules.board import SEAT_LETTERS, Seat
from sorry_a11y.core.rules.game import Game
from sorry_a11y.core.rules.notation import action_text, parse_action, parse_seat
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.value import Value

UNDO = "undo "


class TakeBack(Value):
    """The entry that the occupant of a seat took back a decision and everything since."""

    seat: Seat


GameEntry = Action | TakeBack
"""A decision of a person or a bot, an action of chance, or a take-back."""


def line_of(rules: Ruleset, entry: GameEntry) -> str:
    """Return the line of an entry, without a line feed."""
    if isinstance(entry, TakeBack):
        return UNDO + SEAT_LETTERS[entry.seat]
    return action_text(rules, entry)


def read_line(game: Game, text: str) -> GameEntry:
    """Return the entry that a line of text means in a game.

    Raises:
        NotationError: The line means no entry.
        IllegalActionError: It means a play that is not legal.
    """
    if text.startswith(UNDO):
        return TakeBack(parse_seat(text[len(UNDO) :]))
    return parse_action(game, text)


class LogPort(Protocol):
    """The place where the entries of one game are written down."""

    def append(self, lines: Sequence[str]) -> None:
        """Write entries down, in their order, after those written before.

        They are written at the latest when the game awaits a person or is over. This never raises:
        if they cannot be written, the port itself reports it and tries again with the next entries.
        """


class GameLog:
    """The entries of one game, oldest first.

    Args:
        rules: The rule book of the game.
        port: The place where they are written down; None for a game that is kept nowhere.
    """

    __slots__ = ("_rules", "_unwritten", "entries", "port")

    def __init__(self, rules: Ruleset, port: LogPort | None = None) -> None:
        self.entries: list[GameEntry] = []
        self.port = port
        self._rules = rules
        self._unwritten: list[str] = []

    def add(self, entry: GameEntry, *, is_new: bool) -> None:
        """Add an entry; ``is_new``: whether it is still to be written down."""
        self.entries.append(entry)
        if is_new and self.port:
            self._unwritten.append(line_of(self._rules, entry))

    def write(self) -> None:
        """Write down the new entries."""
        if self.port and self._unwritten:
            lines, self._unwritten = self._unwritten, []
            self.port.append(lines)

    def lines(self) -> list[str]:
        """Return all entries as text."""
        return [line_of(self._rules, entry) for entry in self.entries]


class Script:
    """Entries that a game repeats; those given as lines are read when they are next.

    Args:
        lines: The entries.
        ends: Whether the game stops at the end of the script; else it goes on by itself.
    """

    __slots__ = ("_ahead", "ends")

    def __init__(self, lines: Sequence[str | GameEntry], *, ends: bool = False) -> None:
        self._ahead = list(lines)[::-1]
        self.ends = ends

    def __len__(self) -> int:
        """Return how many entries are left."""
        return len(self._ahead)

    def peek(self, game: Game) -> GameEntry | None:
        """Return the next entry for ``game``; None at the end of the script.

        Raises NotationError or IllegalActionError.
        """
        if not self._ahead:
            return None
        entry = self._ahead[-1]
        return read_line(game, entry) if isinstance(entry, str) else entry

    def drop(self) -> bool:
        """Remove the next entry; return whether there was one."""
        if self._ahead:
            self._ahead.pop()
            return True
        return False


_BEFORE_ALL = -1
"""The number that stands for no question."""


def kept_actions(actions: Sequence[Action], seating: Seating, seat: Seat) -> int | None:
    """Return how many of the actions stay when the occupant of ``seat`` takes back.

    None is returned if there is nothing to take back.
    """
    mine, people = seating.seats_of(seat), seating.people
    for at in range(len(actions) - 1, -1, -1):
        action = actions[at]
        if isinstance(action, Shuffle | Lot) or action.seat not in people:
            continue
        if isinstance(action, Give):
            return None
        if action.seat in mine:
            return at
    return None


def undone_with(actions: Sequence[Action], seating: Seating, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats of others whose decisions would be taken back too, in their order."""
    kept = kept_actions(actions, seating, seat)
    later = actions[kept:] if kept is not None else ()
    mine = seating.seats_of(seat)
    seats = (one.seat for one in later if not isinstance(one, Shuffle | Lot))
    return tuple(dict.fromkeys(one for one in seats if one not in mine))


def question_reopened(entries: Sequence[GameEntry], seating: Seating, kept: int) -> int:
    """Return the number that the open question had before the last entry, a take-back.

    Args:
        entries: All entries.
        seating: The occupants of the seats.
        kept: The number of actions that are left.
    """
    actions: list[Action] = []
    number, found = 0, _BEFORE_ALL
    for entry in entries[:-1]:
        if isinstance(entry, TakeBack):
            del actions[kept_actions(actions, seating, entry.seat) :]
            number += 1
            continue
        if not isinstance(entry, Shuffle | Lot) and entry.seat in seating.people:
            if len(actions) == kept:
                found = number
            number += 1
        actions.append(entry)
    return found


def mixed_actions(actions: Sequence[Action], pile: bytes, chance: Chance) -> list[Action]:
    """Return the actions, with the last shuffle changed so that the pile has another order."""
    mixed = list(actions)
    for at in range(len(mixed) - 1, -1, -1):
        last = mixed[at]
        if isinstance(last, Shuffle):
            dealt = last.order[: len(last.order) - len(pile)]
            mixed[at] = Shuffle(dealt + shuffled(pile, chance.at(-1)))
            break
    return mixed
