"""Positions settled for programs in any language: one JSON object a line in, one a line out.

`serve_queries` answers in order, each line as soon as it is read; `print_plays` tells the plays of
one position in numbered sentences. The answers are those of the functions of `sorry_a11y.api`.
"""

from __future__ import annotations

import json
from codecs import BOM_UTF8
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import BinaryIO, TextIO

import msgspec

from sorry_a11y.api.analysing import advise, odds
from sorry_a11y.api.positions import view
from sorry_a11y.api.query import Query, converted, play_data, read_position, wrong_data
from sorry_a11y.api.telling import describe, listener
from sorry_a11y.core.rules.board import WATCHER
from sorry_a11y.core.rules.game import Game
from sorry_a11y.core.rules.notation import COLOURS, action_text, pawn_name
from sorry_a11y.core.rules.plays import Play
from sorry_a11y.core.rules.value import GameError
from sorry_a11y.core.rules.view import View
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.output.narration.choices import play_clauses
from sorry_a11y.output.narration.mistakes import (
    BAD_INPUT,
    OK,
    MistakeError,
    echoed,
    listed,
    tell_mistake,
)

Says = Callable[[Game, Play], str]
"""(the game, a play of it) -> its consequence in words, without a full stop."""

JsonObject = dict[str, object]

ASKED = ("plays", "advice", "odds")
"""The questions about a position; the first unless another is asked."""
MOST_QUERY_BYTES = 1_000_000
"""Of a line; a query takes a few hundred."""


def sayer(language: str) -> Says:
    """Return a function that tells plays to a spectator: players are called by their colours."""

    def says(game: Game, play: Play) -> str:
        to = listener(game, WATCHER, language, "normal")
        return to.sentence(play_clauses(play, View(game, game.turn), to))

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
        for piece in answer_pieces(line if number else line.removeprefix(BOM_UTF8), says, language):
            stdout.write(piece)
        stdout.write("\n")
        stdout.flush()
    return OK


def answer_pieces(line: bytes, says: Says, language: str = "en") -> Iterator[str]:
    """Yield the answer to a line of JSON as a line of JSON in ASCII, without its newline.

    It is ``{"error": a sentence}`` for a query that makes no sense. Each play is a piece, as soon
    as it is told: a 7 of a team on a crowded board has thousands, whose words take seconds.
    """
    try:
        query = _parsed(line)
        game = read_position(query)
    except GameError as error:
        yield json.dumps({"error": _told(error, language)})
        return
    if query.ask != ASKED[0]:
        yield json.dumps((_told_advice if query.ask == "advice" else _told_odds)(game, language))
        return
    yield '{"plays": ['
    for at, play in enumerate(game.choices.plays):
        yield (", " if at else "") + json.dumps({"says": says(game, play), **play_data(play)})
    yield "], " + json.dumps(_besides(game)).removeprefix("{")


def _told(error: GameError, language: str) -> str:
    """Return the sentence of an error; that about a part of a rule book is in English."""
    return tell_mistake(error, language) if isinstance(error, MistakeError) else str(error)


def _parsed(line: bytes) -> Query:
    """Return the question of a line of JSON; raises MistakeError."""
    if len(line) > MOST_QUERY_BYTES:
        raise MistakeError("mistake-long-line")
    try:
        query = msgspec.json.decode(line, type=Query)
    except msgspec.ValidationError as error:
        raise wrong_data(error, Query) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise MistakeError("mistake-broken-json", told=str(error)) from error
    except RecursionError as error:
        raise MistakeError("mistake-too-deep") from error
    if query.ask not in ASKED:
        raise MistakeError(
            "mistake-no-value", given=echoed(query.ask), where="ask", accepted=listed(ASKED)
        )
    return query


def print_plays(
    query: Mapping[str, object], says: Says, stdout: TextIO, stderr: TextIO, language: str = "en"
) -> int:
    """Tell the plays of one position in numbered sentences.

    Returns:
        The exit status: 0, or 2 after one line on ``stderr`` for a query that makes no sense.
    """
    try:
        game = read_position(converted(query, Query))
    except GameError as error:
        stderr.write(_told(error, language) + "\n")
        return BAD_INPUT
    found = game.choices
    say = Words(language).say
    for number, play in enumerate(found.plays, 1):
        told = say("plays-told", says=says(game, play), number=number, count=len(found.plays))
        stdout.write(told + "\n")
    if found.may_pass:
        kind = _laying_down(game, "hand" in query)
        stdout.write(say("plays-may-pass", count=len(found.plays), kind=kind) + "\n")
    return OK


# -- answers ---------------------------------------------------------------------------------


def _passing_draws(game: Game) -> bool:
    """Return whether another card is drawn for one that is passed: a 2 of an open draw (11)."""
    rules, held = game.rules, game.hands[game.turn]
    return game.choices.may_pass and rules.is_open and rules.cards[held[0]].again


def _laying_down(game: Game, is_held: bool) -> str:
    """Return what happens instead of a play: the variant of the message that tells it."""
    folds = game.rules.dealing.kind == "deals"
    if is_held:
        return "folds" if folds else "dead"
    if folds:
        return "stuck"
    return "draws" if _passing_draws(game) else "drawn"


def _besides(game: Game) -> JsonObject:
    """Return what an answer says after its plays."""
    may_pass = game.choices.may_pass
    told: JsonObject = {"may_pass": may_pass, "again": _passing_draws(game)}
    if game.rules.dealing.kind == "hand":
        told["discard"] = may_pass
    return told


def _told_advice(game: Game, language: str) -> JsonObject:
    found = advise(game)
    assert found is not None, "a position awaits a play"
    other = found.next_best
    return {
        "decision": action_text(game.rules, found.decision),
        "in_100": found.in_100,
        "next_best": action_text(game.rules, other) if other else None,
        "next_in_100": found.next_in_100 if other else None,
        "words": describe(game, found, language),
    }


def _told_odds(game: Game, language: str) -> JsonObject:
    seen = view(game, game.turn)
    found = odds(seen)
    return {
        "odds": [
            {
                "pawn": pawn_name(one.pawn),
                "in_100": one.in_100,
                "hitters": {
                    COLOURS[hitter.by]: [game.rules.cards[kind].name for kind, _ in hitter.cards]
                    for hitter in one.hitters
                },
            }
            for one in found
        ],
        "words": describe(seen, found, language),
    }
