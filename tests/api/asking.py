"""Queries to ask with, and a telling of plays that needs no narrator."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import sorry_a11y as api
from sorry_a11y.api import query as api_query
from sorry_a11y.api.json_lines import Says, answer_pieces
from sorry_a11y.api.query import converted, read_position
from sorry_a11y.core.rules.notation import action_text
from sorry_a11y.core.rules.plays import Play
from sorry_a11y.core.rules.ruleset import Game

Query = dict[str, Any]
Change = Callable[[Query], object]


SEVEN = "red: start, 12, safety 2, home; yellow: start, start, 18, start"


def seven() -> api.Game:
    """Red has drawn a 7."""
    return api.position(turn="red", cards="7", pawns=SEVEN)


class Texter:
    """A bot that answers with a text: that of its first option, unless another is given."""

    def __init__(self, text: str = "") -> None:
        self.text = text

    def choose(self, seen: api.View, _chance: Random) -> str:
        return self.text or action_text(seen.rules, api.decisions(seen)[0])


def says(game: Game, play: Play) -> str:
    """The play in short notation, with the game that is handed to whoever tells it."""
    legs = " ".join(map(str, play.legs))
    return f"{game.rules.name} {len(game.seats)} {game.position[play.legs[0].pawn]} {legs}"


def sorry(**changes: Any) -> Query:
    """The example query, with some keys changed."""
    query: Query = {
        "game": "hasbro",
        "pawns": {
            "red": ["start", "square 12", "safety 2", "home"],
            "yellow": ["start", "start", "square 0", "start"],
        },
        "turn": "red",
        "card": "7",
    }
    return query | changes


def dog(**changes: Any) -> Query:
    """A query of Dog: red has two pawns out, one of them fresh."""
    query: Query = {
        "game": "dog",
        "pawns": {
            "red": ["square 7", "square 0", "kennel", "kennel"],
            "blue": ["kennel"] * 4,
            "yellow": ["square 12", "target 2", "kennel", "kennel"],
            "green": ["kennel"] * 4,
        },
        "fresh": ["red 2"],
        "turn": "red",
        "card": "5",
    }
    return query | changes


def held(query: Query, *cards: str) -> Query:
    """The query with a hand in place of the card."""
    return {key: value for key, value in query.items() if key != "card"} | {"hand": list(cards)}


def without(query: Query, *keys: str) -> Query:
    """The query with keys left away."""
    return {key: value for key, value in query.items() if key not in keys}


def pawns(**rows: Any) -> Query:
    """The example query with the pawns of some colours put elsewhere; None takes one away."""
    changed = sorry()["pawns"] | rows
    return sorry(pawns={colour: row for colour, row in changed.items() if row is not None})


def ask(query: object) -> dict[str, Any]:
    return answer(query, says)


def answer(query: object, named: Says) -> dict[str, Any]:
    """The answer to a query, its plays called as ``named`` says."""
    answered: dict[str, Any] = json.loads("".join(answer_pieces(json.dumps(query).encode(), named)))
    return answered


def error(query: object) -> str:
    """The error line about a query."""
    told = ask(query)
    assert set(told) == {"error"}
    return str(told["error"])


def asked(query: Query) -> Game:
    """The position that is asked about."""
    return read_position(converted(query, api_query.Query))
