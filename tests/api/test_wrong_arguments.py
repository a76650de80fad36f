"""Wrong values that a program hands over get a sentence."""

from __future__ import annotations

import inspect
import pickle
import re
from collections.abc import Callable, Mapping
from datetime import datetime
from functools import cache, partial
from random import Random
from typing import Any

import pytest

import sorry_a11y as api
from sorry_a11y.core.rules import COMPILED
from tests.api.asking import SEVEN, Texter, seven

TWO = (api.Seat(0), api.Seat(2))
BOTS = dict.fromkeys(TWO, "runner")
NINE = api.Seat(9)
OWN = api.rule_book().replace(name="mine")


game = cache(seven)


@cache
def played() -> api.LoggedGame:
    """A whole game of two bots."""
    return api.play_out(BOTS, seed=2)


def own(**changes: object) -> object:
    """The plain values of a rule book of one's own, with some of its parts changed."""
    parts = api.as_data(OWN)["game"]
    assert isinstance(parts, dict)
    return api.from_data({"game": parts | changes})


def nested() -> list[object]:
    """Lists within lists."""
    deep: list[object] = []
    for _ in range(10_000):
        deep = [deep]
    return deep


SEATS_ARE = "The seats are 0, 2."
WRITE = "Write a decision like r 7 r1+3 r2+4, or b pass."
BOTS_ARE = f"The bots are {', '.join(api.BOTS)}."
NO_BOOKS: list[object] = [3, None, [], {}, {"is": "Scoring"}]
FIT = "These values do not fit."

WRONG_VALUES: list[tuple[Callable[[], object], str]] = [
    # rules, seats and bots
    (lambda: api.rule_book("hasbr"), "There is no game hasbr. The games are hasbro, parker,"),
    (lambda: api.rule_book(points=-5), "There is no -5. The values of points are 1 - 5000."),
    (lambda: api.rule_book(points=300, rounds=2), "Give rounds, or a number as points"),
    (lambda: api.new_game(seats=TWO[:1]), "Seats must be two to four of the numbers 0 to 3"),
    (lambda: api.view(game(), NINE), f"9 is no seat of this game. {SEATS_ARE}"),
    (lambda: api.say(game(), "r 7 r2+7", names={NINE: "Dora"}), SEATS_ARE),
    (lambda: api.replay(played(), seat=NINE), SEATS_ARE),
    (lambda: api.review(played(), [NINE]), SEATS_ARE),
    (lambda: api.start_game(seats=TWO, players={NINE: "runner"}), SEATS_ARE),
    (lambda: api.redact((), (api.WATCHER, NINE), False), "The seats are 0, 1, 2, 3."),
    (lambda: api.watch(game(), {TWO[0]: "runner"}), "Seat 2 has no bot. Give one for every"),
    (lambda: api.bot("x"), f"There is no bot x. {BOTS_ARE}"),
    (lambda: api.contest(["runner", "walker"]), f"There is no bot walker. {BOTS_ARE}"),
    (lambda: api.contest(["runner"]), "Only one bot was given. Give 2 to 4."),
    (lambda: api.contest(["runner", "chance"], games=0), "The values of games are 1 - 10000"),
    (lambda: api.start_game(started=datetime(2026, 1, 1)), "datetime(..., tzinfo=UTC)"),
    (lambda: api.start_game("dog", position=game()), "Leave out rules and seats."),
    (lambda: api.own_rules.Scoring(rounds=2, target=300), "not after 2 rounds and at 300."),
    (lambda: api.rule_book().replace(deck=(4,)), "the deck must count each of 11 kinds"),
    (lambda: game().replace(position=b"x"), "each below 92, or 255, not b'x'."),
    (lambda: api.rebuild(b"abc", []), "The values of position are 16 bytes."),
    # words
    (lambda: api.why(game(), "r pass", "fr"), "The values of language are en, de, it, zh-Ha"),
    (lambda: api.transcript(played(), "xx"), "There is no xx. The values of language are"),
    (lambda: api.tell(game(), (), verbosity="loud"), "verbosity are brief, normal, full."),
    (lambda: api.watch(game(), BOTS, verbosity="soft"), "verbosity are brief, normal, full."),
    # decisions
    (
        lambda: api.parse_decision(game(), "r 7 r9+7"),
        f"r9+7 is no move, such as r1+3, r1 out or r1=y3. {WRITE}",
    ),
    (
        lambda: api.parse_decision(game(), "x 7 r1+3"),
        f"x is no colour, which is r, b, y or g. {WRITE}",
    ),
    (lambda: api.why(game(), "r 6 r1+6"), f"6 is no card of this game. {WRITE}"),
    (lambda: api.parse_decision(game(), "r7"), f"r7 names no decision. {WRITE}"),
    (lambda: api.parse_decision(game(), "r 7 r1+1*7 r2+1"), "r1+1*7 r2+1 names no decision."),
    (lambda: api.parse_decision(game(), "r 7 r2+5"), "The card 7 can't be played like that."),
    (lambda: api.act(game(), "r pass"), "You can't pass while something can move."),
    (lambda: api.act(game(), "r fold"), "That choice isn't offered now."),
    (lambda: api.act(game(), "r 7 r3+7"), "Pawn 3 would run past home."),
    (
        lambda: api.act(
            game(),
            api.decisions(api.position(turn="red", cards="7", pawns=SEVEN.replace("18", "19")))[0],
        ),
        "That is a play of another position.",
    ),
    (lambda: api.say(played(), "r pass"), "The game is over."),
    (lambda: api.undo(played()), "Only bots play this game."),
    (lambda: api.undo(api.start_game(position=game())), "There is nothing to undo yet."),
    (
        lambda: api.play_out(dict.fromkeys(TWO, Texter("r 9 r1+9")), seed=9),
        "The bot Texter of red chose r 9 r1+9, which it may not. It may choose r pass.",
    ),
    (lambda: api.odds(api.view(game(), api.WATCHER)), "Whoever watches has no"),
    (lambda: api.odds(api.view(game(), TWO[1]), TWO[0]), "A view is that of one seat."),
    # files and plain values
    (lambda: api.load("/no/such/file"), "There is no file /no/such/file."),
    (lambda: api.as_data(played().now), "The game does not wait for a play"),
    (lambda: api.from_data({}), "The key game is missing. A query needs game, pawns, turn"),
    (lambda: api.from_data("{}"), f"{FIT} Expected object, got str."),  # type: ignore[arg-type]
    (lambda: api.from_data({"header": {}, "log": []}), "{} does not fit in the header"),
    (lambda: api.from_data({"header": [], "log": []}), "got array, at header"),
    (lambda: api.from_data({"game": "hasbro", "points": "x"}), "Expected bool | int, got str"),
    (lambda: api.from_data({"game": "hasbro", "rounds": 1.5}), "Expected int, got float"),
    *(
        (partial(api.from_data, {"game": wrong}), "The value of game is no rule book. Give one of")
        for wrong in NO_BOOKS
    ),
    (lambda: api.from_data(api.as_data(OWN) | {"teams": True}), "Leave out teams."),
    (lambda: own(**{"is": "Rules"}), "There is no part Rules. The parts are Board, Burn, Card"),
    (lambda: own(**{"is": "Board"}), "Board cannot be made of these fields. Its fields are track"),
    (lambda: own(board=5), "The board of a Ruleset must be a Board, not 5"),
    (lambda: own(deck=nested()), "nested too deeply"),
]


@pytest.mark.parametrize(("ask", "sentence"), WRONG_VALUES, ids=[row[1] for row in WRONG_VALUES])
def test_a_wrong_value_gets_a_sentence(ask: Callable[[], object], sentence: str) -> None:
    """Promise of docs/api.md: GameError catches them all, and each says in a sentence what is
    wrong, also after a walk through another process."""
    with pytest.raises(api.GameError) as caught:
        ask()
    assert sentence in str(caught.value)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


@pytest.mark.skipif(COMPILED, reason="Python itself refuses what is of another type")
@pytest.mark.parametrize(
    "name",
    [
        one
        for one in api.own_rules.__all__
        if one.istitle() or one in ("HeldHand", "MovementRules", "OpenDraw")
    ],
)
def test_a_wrong_field_of_a_rule_book_is_named(name: str) -> None:
    """Promise of docs/api.md: each field of each part of a rule book, which may come from JSON,
    replaced by values of every kind, is taken, or a GameError names it and what would be right."""
    parts, book = api.own_rules, api.rule_book()
    right: Mapping[str, Mapping[str, Any]] = {
        "Board": book.board.fields(),
        "Burn": {"total": 7},
        "Card": book.cards[0].fields(),
        "Deals": {"sizes": (6, 5)},
        "Ruleset": book.fields(),
        "Split": {"total": 7},
        "Steps": {"steps": 1},
    }
    kind, call = getattr(parts, name), right.get(name, {})
    wrong = [
        *(5, -1, 0, 255, 10**9, 1e9, float("nan"), None, True, object(), int, Random(1)),
        *("x", "", "a b", "\ud800\0", b"x", lambda: 1, iter([1]), game(), book),
        *([], {}, (), [5], [None], ([0],), (1,), ("a",), ((0, "a"), (1, 2, 3))),
        *({"x": 5}, {5: "runner"}, {"a": 1}),
    ]
    for field in inspect.signature(kind).parameters:
        told = [refusal(kind, {**call, field: value}) for value in wrong]
        assert [one for one in told if one and not re.search(rf"\b{field}\b.*\bnot?\b", one)] == []


def refusal(kind: Callable[..., Any], call: Mapping[str, Any]) -> str:
    """What a part of a rule book has against its fields; empty for nothing."""
    try:
        kind(**call)
    except api.GameError as error:
        return str(error)
    return ""
