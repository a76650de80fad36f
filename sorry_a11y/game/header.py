"""The header of a game: all that is settled before its first card, and its lines in a log."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime
from typing import Literal, NamedTuple, get_args

from sorry_a11y.bots.opponents import BOTS
from sorry_a11y.game.chance import Chance
from sorry_a11y.game.names import LONGEST_NAME
from sorry_a11y.game.setup import PERSON, Seating, SeatSetup, Setup
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.notation import COLOURS, seat_called
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.value import Value
from sorry_a11y.rulesets.families import CombinationError
from sorry_a11y.rulesets.presets import OptionError

_UNDATED = datetime(1970, 1, 1, tzinfo=UTC)
_STARTED = re.compile(r"(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)Z", re.ASCII)
_NUMBER = re.compile(r"-?(0|[1-9]\d{0,4299})", re.ASCII)
_COUNT = re.compile(r"[1-9]\d{0,17}", re.ASCII)
_PAIR = re.compile(r"([a-z-]{1,40})=([0-9a-z-]{1,40})", re.ASCII)

PurposeName = Literal["game", "day", "season", "room", "puzzle", "lesson"]


class Purpose(NamedTuple):
    """The reason why a game is played.

    Attributes:
        name: The kind of occasion; "game" for none.
        of: The date of the day in ISO format, or the number of the season; empty for other games.
    """

    name: PurposeName = "game"
    of: str = ""

    @property
    def day(self) -> date | None:
        """The day whose game is played."""
        return date.fromisoformat(self.of) if self.name == "day" else None

    @property
    def season(self) -> int:
        """The number of the season, 0 for a game of none."""
        return int(self.of) if self.name == "season" else 0


_ANY_GAME = Purpose()
IN_A_ROOM = Purpose("room")


class HeaderError(ValueError):
    """Raised for lines that are no header.

    Args:
        at: The index of the wrong line, from 0; None where the lines end before the header does.
    """

    def __init__(self, at: int | None) -> None:
        super().__init__(f"no header, line {at}")
        self.at = at


class Header(Value):
    """The beginning of a game, from which it follows together with its entries.

    Attributes:
        setup: The rules, and who sits where.
        chance: The source of everything by chance; told to nobody while hands are hidden.
        started: When the game began, in UTC, to the second.
        first: The seat that begins where that is settled; None to cast lots.
        first_won: Whether that seat begins as the winner of the game before.
        purpose: The occasion of the game.
    """

    setup: Setup
    chance: Chance
    started: datetime = _UNDATED
    first: Seat | None = None
    first_won: bool = False
    purpose: Purpose = _ANY_GAME

    @classmethod
    def of(
        cls, rules: Ruleset, seating: Seating, chance: Chance, started: datetime = _UNDATED, *,
        may_undo: bool = True, purpose: Purpose = _ANY_GAME,
    ) -> Header:
        """Return the header of a game about to begin.

        Args:
            rules: The rule book.
            seating: The occupants. A name that could break a line (the command line refuses it) is
                written with question marks.
            chance: Where chance comes from.
            started: An aware time.
            may_undo: Whether decisions may be taken back.
            purpose: What it is played for.
        """
        setup = Setup.of(rules, seating, may_undo=may_undo)
        setup = setup.replace(chairs=tuple(map(_written, setup.chairs)))
        at = started.astimezone(UTC).replace(microsecond=0)
        return cls(setup, chance, at, purpose=purpose)

    @property
    def mixes(self) -> bool:
        """Whether the cards left in the pile are mixed when something is taken back.

        They are in a room, where others have seen what came.
        """
        return self.purpose.name == "room"

    def lines(self) -> Iterator[str]:
        """Yield the header line by line."""
        setup = self.setup
        yield f"started {self.started.replace(tzinfo=None).isoformat(timespec='seconds')}Z"
        yield f"kind {' '.join(filter(None, self.purpose))}"
        yield f"game {setup.book}"
        yield "rules " + " ".join(f"{name}={value}" for name, value in setup.options)
        yield f"teams {_yes_or_no(setup.teams)}"
        yield f"points {_points(setup)}"
        yield f"chance {'secret' if self.chance.is_secret else 'seed'} {self.chance.number}"
        yield f"undo {_yes_or_no(setup.may_undo)}"
        yield f"first {self._first()}"
        yield "seats " + " ".join(COLOURS[chair.seat] for chair in setup.chairs)
        for chair in setup.chairs:
            yield " ".join(filter(None, (COLOURS[chair.seat], chair.kind, chair.name)))

    def _first(self) -> str:
        if self.first is None:
            return "lot"
        return f"{COLOURS[self.first]}{' won' if self.first_won else ''}"


def read_header(lines: Sequence[str]) -> tuple[Header, int]:
    """Return the header that lines begin with, and how many of them it has; raises HeaderError."""
    return _HeaderReader(lines).read()


def _yes_or_no(value: bool) -> str:
    return "yes" if value else "no"


def _points(setup: Setup) -> str:
    if not setup.points:
        return "no"
    return f"target {setup.target}" if setup.target else f"rounds {setup.rounds}"


def _written(held: SeatSetup) -> SeatSetup:
    if held.kind == PERSON:
        return held.replace(name=_writable(held.name) if held.name else None)
    return held.replace(name=_writable(held.name or "") or "?")


def _writable(name: str) -> str:
    printable = "".join(char if char.isprintable() else "?" for char in name)
    return printable.strip()[:LONGEST_NAME].strip()


class _HeaderReader:
    """Takes the lines of a header one by one and checks them."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = lines
        self._at = 0

    def read(self) -> tuple[Header, int]:
        """Return the header and how many lines it has; raises HeaderError."""
        started = self._started()
        purpose = self._purpose()
        book = self._take("game")
        book_line = self._at - 1
        options = self._options()
        teams = self._yes("teams")
        rounds, target = self._points()
        chance = self._chance()
        may_undo = self._yes("undo")
        first, won = self._first()
        chairs = self._chairs()
        setup = Setup(
            book, options, teams, bool(rounds or target), rounds, target, may_undo, chairs
        )
        try:
            setup.rules()
        except (CombinationError, OptionError) as error:
            raise HeaderError(book_line + isinstance(error, OptionError)) from error
        return Header(setup, chance, started, first, won, purpose), self._at

    def _wrong(self) -> HeaderError:
        return HeaderError(self._at - 1)

    def _text(self) -> str:
        if self._at >= len(self._lines):
            raise HeaderError(None)
        self._at += 1
        return self._lines[self._at - 1]

    def _take(self, key: str) -> str:
        text = self._text()
        if not text.startswith(key + " "):
            raise self._wrong()
        return text[len(key) + 1 :]

    def _yes(self, key: str) -> bool:
        value = self._take(key)
        if value not in ("yes", "no"):
            raise self._wrong()
        return value == "yes"

    def _started(self) -> datetime:
        found = _STARTED.fullmatch(self._take("started"))
        try:
            year, month, day, hour, minute, second = map(int, found.groups() if found else ())
            return datetime(year, month, day, hour, minute, second, tzinfo=UTC)
        except ValueError as error:
            raise self._wrong() from error

    def _purpose(self) -> Purpose:
        name, _, of = self._take("kind").partition(" ")
        if name not in get_args(PurposeName) or bool(of) != (name in ("day", "season")):
            raise self._wrong()
        if name == "season" and not _COUNT.fullmatch(of):
            raise self._wrong()
        purpose = Purpose(name, of)  # type: ignore[arg-type]
        try:
            purpose.day  # noqa: B018 a date that there is not is refused here
        except ValueError as error:
            raise self._wrong() from error
        return purpose

    def _options(self) -> tuple[tuple[str, str], ...]:
        pairs = []
        for word in self._take("rules").split(" "):
            found = _PAIR.fullmatch(word)
            if not found:
                raise self._wrong()
            pairs.append((found[1], found[2]))
        if len(dict(pairs)) < len(pairs):
            raise self._wrong()
        return tuple(pairs)

    def _points(self) -> tuple[int, int]:
        word, _, number = self._take("points").partition(" ")
        if word == "no" and not number:
            return 0, 0
        if word not in ("rounds", "target") or not _COUNT.fullmatch(number):
            raise self._wrong()
        return (int(number), 0) if word == "rounds" else (0, int(number))

    def _chance(self) -> Chance:
        word, _, number = self._take("chance").partition(" ")
        if word not in ("seed", "secret") or not _NUMBER.fullmatch(number):
            raise self._wrong()
        return Chance(int(number), is_secret=word == "secret")

    def _first(self) -> tuple[Seat | None, bool]:
        colour, _, won = self._take("first").partition(" ")
        if colour == "lot" and not won:
            return None, False
        if colour not in COLOURS or won not in ("", "won"):
            raise self._wrong()
        return seat_called(colour), bool(won)

    def _chairs(self) -> tuple[SeatSetup, ...]:
        colours = self._take("seats").split(" ")
        if not 2 <= len(colours) <= len(COLOURS) or colours != [
            one for one in COLOURS if one in colours
        ]:
            raise self._wrong()
        first: dict[tuple[str, str | None], int] = {}
        found = []
        for colour in colours:
            seat = seat_called(colour)
            kind, name = self._occupant(colour)
            # who holds several seats stands there several times; no two others are called alike
            found.append(SeatSetup(seat, kind, name, first.setdefault((kind, name), seat)))
        return tuple(found)

    def _occupant(self, colour: str) -> tuple[str, str | None]:
        rest = self._take(colour)
        kind, _, name = rest.partition(" ")
        if kind not in (PERSON, *BOTS):
            raise self._wrong()
        if (name or kind != PERSON or rest != kind) and not _is_name(name):
            raise self._wrong()
        return kind, name or None


def _is_name(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and name == name.strip() and name.isprintable()
