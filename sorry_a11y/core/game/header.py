"""The header of a game: everything that is settled before its first card, and its log lines."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, date, datetime
from typing import Any, Literal, NamedTuple

from sorry_a11y.core.bots.opponents import BOTS
from sorry_a11y.core.game.chance import Chance
from sorry_a11y.core.game.names import LONGEST_NAME
from sorry_a11y.core.game.setup import PERSON, Occupant, Seating, Setup
from sorry_a11y.core.rules.board import (
    ALL_PAWNS,
    NOWHERE,
    PAWNS_EACH,
    SEAT_LETTERS,
    SEATS,
    Board,
    Seat,
    by_kind,
    pawns_of,
    spot_of,
)
from sorry_a11y.core.rules.game import Game, Phase, begin_silently, placed
from sorry_a11y.core.rules.notation import (
    COLOURS,
    NotationError,
    fresh_pawns,
    parse_place,
    parse_seat,
    place_name,
    seat_called,
    token,
)
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.value import Value
from sorry_a11y.core.rulesets.families import CombinationError, Wishes
from sorry_a11y.core.rulesets.presets import OptionError

_UNDATED = datetime(1970, 1, 1, tzinfo=UTC)
PurposeName = Literal["game", "day", "season", "room", "puzzle", "lesson"]


class Purpose(NamedTuple):
    """The reason why a game is played.

    Attributes:
        name: The kind of occasion; "game" for a game without one.
        of: The date of the day in ISO format, or the number of the season; empty for other games.
    """

    name: PurposeName = "game"
    of: str = ""

    @property
    def day(self) -> date | None:
        """The day whose daily game is played; None for other games."""
        return date.fromisoformat(self.of) if self.name == "day" else None

    @property
    def season(self) -> int:
        """The number of the season, 0 for other games."""
        return int(self.of) if self.name == "season" else 0


_ANY_GAME = Purpose()
IN_A_ROOM = Purpose("room")


class HeaderError(ValueError):
    """Raised for lines that do not begin with a header.

    Args:
        at: The index of the wrong line, from 0; None where the lines end before the header does.
    """

    def __init__(self, at: int | None) -> None:
        super().__init__(f"no header, line {at}")
        self.at = at


class Header(Value):
    """The beginning of a game; with it and its entries the game can be played again.

    Attributes:
        setup: The rules, and who sits where.
        chance: The source of chance; its number is told to nobody while hands are hidden.
        started: The time at which the game began, in UTC, to the second.
        first: The seat that begins; None to cast lots.
        first_won: Whether that seat begins because it won the game before.
        purpose: The occasion of the game.
        position: The text of the position from which the game goes on (`going_on`); empty for none.
    """

    setup: Setup
    chance: Chance
    started: datetime = _UNDATED
    first: Seat | None = None
    first_won: bool = False
    purpose: Purpose = _ANY_GAME
    position: str = ""

    @classmethod
    def of(
        cls,
        rules: Ruleset,
        seating: Seating,
        chance: Chance,
        started: datetime = _UNDATED,
        *,
        may_undo: bool = True,
        purpose: Purpose = _ANY_GAME,
    ) -> Header:
        """Return the header of a game about to begin.

        Args:
            rules: The rule book.
            seating: The occupants. A name that could break a line (the command line refuses it) is
                written with question marks.
            chance: The source of chance.
            started: The time at which it begins, with its time zone.
            may_undo: Whether decisions may be taken back.
            purpose: The occasion of the game.
        """
        setup = Setup.of(rules, seating, may_undo=may_undo)
        setup = setup._replace(occupants=tuple(map(_written, setup.occupants)))
        at = started.astimezone(UTC).replace(microsecond=0)
        return cls(setup, chance, at, purpose=purpose)

    @property
    def mixes(self) -> bool:
        """Whether the cards left in the pile are shuffled when a decision is taken back.

        They are in a room, where others have seen which cards came.
        """
        return self.purpose.name == "room"

    def start(self, rules: Ruleset) -> Game:
        """Return the game before its first action.

        Raises:
            NotationError: ``position`` is not the text of a position.
        """
        blank = begin_silently(rules, tuple(occupant.seat for occupant in self.setup.occupants))
        return _read_state(blank, self.position) if self.position else blank

    def going_on(self, game: Game) -> Header:
        """Return the header of a game that goes on from another, which awaits a play."""
        return self.replace(position=_state_text(game))

    def lines(self) -> Iterator[str]:
        """Yield the header line by line."""
        setup, wishes = self.setup, self.setup.wishes
        yield f"started {self.started.replace(tzinfo=None).isoformat(timespec='seconds')}Z"
        yield f"kind {' '.join(filter(None, self.purpose))}"
        yield f"game {wishes.game}"
        yield "rules " + " ".join(f"{name}={value}" for name, value in wishes.rules.items())
        yield f"teams {_yes_or_no(wishes.teams)}"
        yield f"points {_points(wishes)}"
        yield f"chance {'secret' if self.chance.is_secret else 'seed'} {self.chance.number}"
        yield f"undo {_yes_or_no(setup.may_undo)}"
        yield f"first {self._first()}"
        yield "seats " + " ".join(COLOURS[occupant.seat] for occupant in setup.occupants)
        for occupant in setup.occupants:
            yield " ".join(filter(None, (COLOURS[occupant.seat], occupant.kind, occupant.name)))

    def _first(self) -> str:
        if self.position:
            return f"position {self.position}"
        if self.first is None:
            return "lot"
        return f"{COLOURS[self.first]}{' won' if self.first_won else ''}"


def _yes_or_no(value: bool) -> str:
    return "yes" if value else "no"


def _points(wishes: Wishes) -> str:
    if not wishes.points:
        return "no"
    return f"target {wishes.target}" if wishes.target else f"rounds {wishes.rounds}"


def _written(held: Occupant) -> Occupant:
    if held.kind == PERSON:
        return held._replace(name=_writable(held.name) if held.name else None)
    return held._replace(name=_writable(held.name or "") or "?")


def _writable(name: str) -> str:
    printable = "".join(char if char.isprintable() else "?" for char in name)
    return printable.strip()[:LONGEST_NAME].strip()


_COUNT = r"[1-9]\d{0,17}"
_PAIR = "[a-z-]{1,40}=[0-9a-z-]{1,40}"
_COLOUR = f"({'|'.join(COLOURS)})"


def _purpose(found: re.Match[str]) -> Purpose:
    purpose = Purpose(*found[0].split(" "))  # type: ignore[arg-type]
    purpose.day  # noqa: B018 a date that there is not is refused here
    return purpose


def _options(found: re.Match[str]) -> dict[str, str]:
    options = dict(pair.split("=") for pair in found[0].split(" "))
    if len(options) <= found[0].count(" "):
        raise ValueError("an option comes twice")
    return options


def _colours(found: re.Match[str]) -> list[str]:
    colours = found[0].split(" ")
    if colours != [one for one in COLOURS if one in colours]:
        raise ValueError("not in order")
    return colours


_Line = tuple[str, str, Callable[[re.Match[str]], Any]]
"""The first word of a line, the pattern of the rest, and the function that makes the line's value
from the match or raises ValueError."""
_LINES: tuple[_Line, ...] = (
    ("started", r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", lambda at: datetime.fromisoformat(at[0])),
    ("kind", rf"game|room|puzzle|lesson|day \d{{4}}-\d\d-\d\d|season {_COUNT}", _purpose),
    ("game", ".*", lambda book: book[0]),
    ("rules", f"{_PAIR}( {_PAIR})*", _options),
    ("teams", "yes|no", lambda teams: teams[0] == "yes"),
    (
        "points",
        f"no|rounds ({_COUNT})|target ({_COUNT})",
        lambda points: (int(points[1] or 0), int(points[2] or 0)),
    ),
    (
        "chance",
        r"(seed|secret) (-?(?:0|[1-9]\d{0,4299}))",
        lambda chance: Chance(int(chance[2]), is_secret=chance[1] == "secret"),
    ),
    ("undo", "yes|no", lambda undo: undo[0] == "yes"),
    (
        "first",
        f"lot|{_COLOUR}( won)?|position (.+)",
        lambda first: (seat_called(first[1]) if first[1] else None, bool(first[2]), first[3] or ""),
    ),
    ("seats", f"{_COLOUR}( {_COLOUR}){{1,3}}", _colours),
)
"""The lines of a header in their order; a line for each of its seats follows them."""
HEADER_WORDS = (*(word for word, _, _ in _LINES), *COLOURS)
"""The words with which the lines of a header begin, in their order."""
_OCCUPANT = f"({'|'.join((PERSON, *BOTS))})(?: (.+))?"


def _occupant(found: re.Match[str]) -> tuple[str, str | None]:
    kind, name = found.groups()
    if (name or kind != PERSON) and not _is_name(name or ""):
        raise ValueError("no name")
    return kind, name


def read_header(lines: Sequence[str]) -> tuple[Header, int]:
    """Return the header with which lines begin, and the number of its lines; raises HeaderError."""
    given = {line[0]: _value(lines, at, line) for at, line in enumerate(_LINES)}
    holders: dict[tuple[str, str | None], Seat] = {}
    occupants = []
    for at, colour in enumerate(given["seats"], len(_LINES)):
        seat = seat_called(colour)
        kind, name = _value(lines, at, (colour, _OCCUPANT, _occupant))
        # an occupant of several seats has a line for each, with the same kind and name
        occupants.append(Occupant(seat, kind, name, holders.setdefault((kind, name), seat)))
    (rounds, target), (first, won, position) = given["points"], given["first"]
    wishes = Wishes(
        given["game"], given["rules"], given["teams"], bool(rounds or target), rounds, target
    )
    setup = Setup(wishes, given["undo"], tuple(occupants))
    header = Header(setup, given["chance"], given["started"], first, won, given["kind"], position)
    try:
        rules = setup.rules()
        if position:
            header.start(rules)
    except (CombinationError, OptionError, NotationError) as error:
        wrong = {OptionError: "rules", NotationError: "first"}.get(type(error), "game")
        raise HeaderError([*given].index(wrong)) from error
    return header, len(_LINES) + len(occupants)


def _value(lines: Sequence[str], at: int, line: _Line) -> Any:
    """Return the value of the line with the index ``at``; raises HeaderError."""
    key, pattern, value = line
    if at >= len(lines):
        raise HeaderError(None)
    word, _, rest = lines[at].partition(" ")
    found = re.fullmatch(pattern, rest, re.ASCII)
    try:
        if word != key or not found:
            raise ValueError(lines[at])
        return value(found)
    except ValueError as error:
        raise HeaderError(at) from error


def _is_name(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and name == name.strip() and name.isprintable()


# -- a whole game as it stands ---------------------------------------------------------------------


def _state_text(game: Game) -> str:
    """Return the text of a game that awaits a play: sixteen words, which `_read_state` reads.

    They are the seat on turn, ``again`` or ``play``, round, deal, starter and totals; the pawns of
    each seat; the hand of each seat; the pile; the discards. A hyphen stands for none.
    """
    rules, course, board = game.rules, game.course, game.rules.board
    fresh = fresh_pawns(board, game.position)

    def cards(held: bytes) -> str:
        return "".join(token(rules.cards[kind].name) for kind in held) or "-"

    def places(seat: Seat) -> str:
        named = [
            "fresh" if pawn in fresh else place_name(board, seat, spot_of(game.position, pawn))
            for pawn in pawns_of(seat)
        ]
        return ",".join(one.removeprefix("square ").replace(" ", "-") for one in named)

    return " ".join(
        [
            SEAT_LETTERS[game.turn],
            "again" if game.again else "play",
            str(course.round),
            str(course.deal),
            SEAT_LETTERS[course.starter],
            ",".join(map(str, course.totals)),
            *(places(seat) if seat in game.seats else "-" for seat in SEATS),
            *map(cards, (*game.hands, game.pile, game.discards)),
        ]
    )


def _read_state(blank: Game, text: str) -> Game:
    """Return the game whose `_state_text` is given; raises NotationError.

    Args:
        blank: Any game of the same rules and seats.
        text: The text.
    """
    rules, board, words = blank.rules, blank.rules.board, text.split(" ")
    kinds = {token(card.name): kind for kind, card in by_kind(rules.cards)}
    try:
        turn, starter = parse_seat(words[0]), parse_seat(words[4])
        totals = tuple(map(int, words[5].split(",")))
        spots = b"".join(_spots(board, *one) for one in zip(SEATS, words[6:10], strict=True))
        held = [bytes(kinds[char] for char in word.strip("-")) for word in words[10:]]
        *hands, pile, discards = held
        there = blank.replace(
            phase=Phase.PLAY,
            turn=turn,
            again=words[1] == "again",
            round=int(words[2]),
            deal=int(words[3]),
            starter=starter,
            totals=totals,
            pile=pile,
            discards=discards,
            hands=tuple(hands),
        )
        idle = [one for seat, one in zip(SEATS, hands, strict=True) if seat != turn]
    except (ValueError, LookupError) as error:
        raise NotationError(text) from error
    roomy = {NOWHERE, *map(board.start, SEATS), *map(board.home, SEATS)}
    alone = [spot for spot in spots if spot not in roomy]
    if (
        len(words) != 16
        or len(spots) != len(ALL_PAWNS)
        or len(set(alone)) < len(alone)
        or words[1] not in ("again", "play")
        or len(totals) != len(SEATS)
        or not {turn, starter} <= {*blank.seats}
        or [one for one in SEATS if words[6 + one] != "-"] != [*blank.seats]
        or sorted(b"".join(held)) != sorted(rules.full_deck)
        or not hands[turn]
        or (rules.is_open and (len(hands[turn]) > 1 or any(idle)))
    ):
        raise NotationError(text)
    return placed(there, spots)


def _spots(board: Board, seat: Seat, word: str) -> bytes:
    """Return the spots of a seat's pawns."""
    if word == "-":
        return bytes([NOWHERE] * PAWNS_EACH)
    return bytes(
        [
            board.exit_spot(seat)
            if place == "fresh"
            else parse_place(board, seat, place.replace("-", " "))
            for place in word.split(",")
        ]
    )
