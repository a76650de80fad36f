"""What may be done in a position: settled for bot authors, disputes and bug reports.

`serve_queries` reads one JSON object a line and writes one a line, in order; `print_plays` tells
the same in numbered sentences. The order of the plays is the engine's. What the plays are called
is left to ``says``, so that a play is told here as it is told in a game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import BinaryIO, NoReturn, TextIO

from sorry_a11y.game.setup import Person, Seating
from sorry_a11y.json_api.query import Query, parse_query
from sorry_a11y.narration.catalog import Words
from sorry_a11y.narration.choices import play_clauses
from sorry_a11y.narration.listener import Listener
from sorry_a11y.narration.mistakes import BAD_INPUT, OK, MistakeError, echoed, tell_mistake
from sorry_a11y.rules.board import WATCHER, Position, Seat, pawns_of, spot_of
from sorry_a11y.rules.dealing import Deals
from sorry_a11y.rules.game import Phase, begin_silently
from sorry_a11y.rules.notation import COLOURS, fresh_pawns, pawn_name, place_name
from sorry_a11y.rules.plays import Choices, Play
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.view import view

Says = Callable[[Ruleset, tuple[Seat, ...], Play, Position], str]
"""(rules, seats that play, a play, the position before it) -> its consequence in words, without
a full stop."""

JsonObject = dict[str, object]

MOST_QUERY_BYTES = 1_000_000
"""Of a line; a query takes a few hundred."""


def sayer(language: str) -> Says:
    """Return what tells plays to a spectator: players are called by their colours."""

    def says(rules: Ruleset, seats: tuple[Seat, ...], play: Play, position: Position) -> str:
        to = Listener(WATCHER, Seating({seat: Person(seat) for seat in seats}), rules, language)
        blank = begin_silently(rules, seats)
        seen = view(
            blank.replace(phase=Phase.PLAY, position=position, turn=play.seat), play.seat
        )
        return to.sentence(play_clauses(play, seen, to))

    return says


# -- questions and answers ---------------------------------------------------------------------


def short_lines(source: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of ``source``, each as soon as it is there.

    Of a line longer than MOST_QUERY_BYTES only the beginning is read into memory, one byte too
    long; the rest is passed over.
    """
    while line := source.readline(MOST_QUERY_BYTES + 1):
        yield line
        while len(line) > MOST_QUERY_BYTES and not line.endswith(b"\n"):
            line = source.readline(MOST_QUERY_BYTES + 1)


def serve_queries(stdin: Iterable[bytes], stdout: TextIO, says: Says, language: str = "en") -> int:
    """Answer every line of ``stdin``, each at once, until it ends; the exit status is 0.

    Lines are bytes because what is not UTF-8 is answered too; `short_lines` keeps them from filling
    the memory. Raises BrokenPipeError when nobody reads the answers any more.
    """
    for number, line in enumerate(stdin):
        for piece in _answer_bytes(line, number == 0, says, language):
            stdout.write(piece)
        stdout.write("\n")
        stdout.flush()
    return OK


def answer_pieces(line: str, says: Says, language: str = "en") -> Iterator[str]:
    """Yield the answer to a line of JSON as a line of JSON in ASCII, without its newline: the
    plays and whether the turn may be passed, or ``{"error": a sentence}`` for a query that makes
    no sense. Each play is a piece, as soon as it is told: a 7 of a team on a crowded board has
    thousands, whose words take seconds."""
    try:
        asked = parse_query(_parsed(line))
    except MistakeError as mistake:
        yield json.dumps({"error": tell_mistake(mistake, language)})
        return
    found = _choices(asked)
    yield '{"plays": ['
    for at, play in enumerate(found.plays):
        yield (", " if at else "") + json.dumps(_told_play(asked, play, says))
    yield "], " + json.dumps(_besides(asked, found)).removeprefix("{")


def print_plays(
    query: object, says: Says, stdout: TextIO, stderr: TextIO, language: str = "en"
) -> int:
    """Tell the answer to one query in numbered sentences; the exit status is 0, or 2 after one line
    on ``stderr`` for a query that makes no sense."""
    try:
        asked = parse_query(query)
    except MistakeError as mistake:
        stderr.write(tell_mistake(mistake, language) + "\n")
        return BAD_INPUT
    found = _choices(asked)
    say = Words(language).say
    for number, play in enumerate(found.plays, 1):
        sentence = says(asked.rules, asked.seats, play, asked.position)
        stdout.write(say("plays-told", says=sentence, number=number, count=len(found.plays)) + "\n")
    if found.may_pass:
        kind = _laying_down(asked, found)
        stdout.write(say("plays-may-pass", count=len(found.plays), kind=kind) + "\n")
    return OK


# -- answers ---------------------------------------------------------------------------------


def _choices(asked: Query) -> Choices:
    rules = asked.rules
    return rules.finder.choices(asked.position, asked.turn, asked.hand)


def _passing_draws(asked: Query, found: Choices) -> bool:
    """Return whether another card is drawn for one that is passed: a 2 of an open draw (11)."""
    rules = asked.rules
    return found.may_pass and rules.is_open and rules.cards[asked.hand[0]].again


def _laying_down(asked: Query, found: Choices) -> str:
    """Return what happens instead of a play: the variant of the message that tells it."""
    folds = isinstance(asked.rules.dealing, Deals)
    if asked.held:
        return "folds" if folds else "dead"
    if folds:
        return "stuck"
    return "draws" if _passing_draws(asked, found) else "drawn"


def _besides(asked: Query, found: Choices) -> JsonObject:
    """Return what an answer says after its plays."""
    told: JsonObject = {
        "may_pass": found.may_pass,
        "again": _passing_draws(asked, found),
    }
    if asked.held and not isinstance(asked.rules.dealing, Deals):
        told["discard"] = found.may_pass
    return told


def _told_play(asked: Query, play: Play, says: Says) -> JsonObject:
    rules = asked.rules
    told: JsonObject = {
        "says": says(rules, asked.seats, play, asked.position),
        "card": rules.cards[play.card].name,
        "pawns": _told_pawns(asked, play.after),
        "again": play.again,
    }
    if rules.board.doorstep:
        told["fresh"] = [pawn_name(pawn) for pawn in fresh_pawns(rules.board, play.after)]
    return told


def _told_pawns(asked: Query, position: Position) -> Mapping[str, list[str]]:
    board = asked.rules.board
    return {
        COLOURS[seat]: [
            place_name(board, seat, spot_of(position, pawn)) for pawn in pawns_of(seat)
        ]
        for seat in asked.seats
    }


# -- lines -----------------------------------------------------------------------------------


def _answer_bytes(line: bytes, first: bool, says: Says, language: str) -> Iterator[str]:
    """Answer a line as it comes from a pipe; a byte order mark may open the first."""
    if len(line) > MOST_QUERY_BYTES:
        yield json.dumps({"error": tell_mistake(MistakeError("mistake-long-line"), language)})
        return
    try:
        text = line.decode("utf-8-sig" if first else "utf-8")
    except UnicodeDecodeError:
        yield json.dumps({"error": tell_mistake(MistakeError("mistake-not-utf-8"), language)})
        return
    yield from answer_pieces(text, says, language)


def _parsed(line: str) -> object:
    """Return the value of a line of strict JSON: no key twice, no NaN; raises MistakeError."""
    if not line.strip():
        raise MistakeError("mistake-empty-line")
    try:
        value: object = json.loads(
            line, object_pairs_hook=_object_of, parse_constant=_refuse_constant
        )
    except json.JSONDecodeError as error:
        raise MistakeError("mistake-broken-json", column=error.colno) from error
    except RecursionError as error:
        raise MistakeError("mistake-too-deep") from error
    except MistakeError:
        raise
    except ValueError as error:  # a number of thousands of digits
        raise MistakeError("mistake-huge-number") from error
    return value


def _object_of(pairs: list[tuple[str, object]]) -> dict[str, object]:
    made: dict[str, object] = {}
    for key, value in pairs:
        if key in made:
            raise MistakeError("mistake-key-twice", given=echoed(key))
        made[key] = value
    return made


def _refuse_constant(name: str) -> NoReturn:
    raise MistakeError("mistake-no-number", given=name)
