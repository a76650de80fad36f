"""Whatever a program hands to the public interface, it gets an answer or a sentence."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import cache, partial
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

import sorry_a11y
import sorry_a11y.api
from sorry_a11y.rules import COMPILED

TWO = (sorry_a11y.Seat(0), sorry_a11y.Seat(2))
Call = Mapping[str, Any]


class Mute:
    """A bot that cannot choose."""

    choose = 7


class Lost:
    """A bot that chooses nothing that there is."""

    def choose(self, _seen: object, _chance: object) -> int:
        return 5


@cache
def game() -> sorry_a11y.Game:
    """Red has drawn a 7."""
    return sorry_a11y.position(
        turn="red", cards="7",
        pawns="red: start, 12, safety 2, home; yellow: start, start, 18, start",
    )


@cache
def played() -> sorry_a11y.LoggedGame:
    """A whole game of two bots."""
    return sorry_a11y.play_out(dict.fromkeys(TWO, "runner"), seed=2)


def under_way() -> sorry_a11y.LoggedGame:
    """A game in which red has moved."""
    mine = sorry_a11y.start_game(seed=1, position=game())
    sorry_a11y.decide(mine, "r 7 r2+7")
    return mine


def right_calls(folder: Path) -> dict[str, Callable[[], Call]]:
    """For each public function the arguments of a call that it answers."""
    numbers = count()
    play = sorry_a11y.decisions(game())[0]
    events = sorry_a11y.act(game(), play, Random(1)).events
    told: Call = {"language": "en", "verbosity": "brief", "names": {0: "Ann"}}
    heard: Call = {**told, "seat": 0}
    bots = dict.fromkeys(TWO, "runner")
    saved = folder / "saved.txt"
    sorry_a11y.save(played(), saved)
    return {
        "rule_book": lambda: {
            "name": "hasbro", "seats": TWO, "options": {"home": "bounce"}, "teams": False,
            "points": True, "rounds": 2,
        },
        "new_game": lambda: {"rules": "hasbro", "dealer": Random(1), "seats": TWO},
        "position": lambda: {
            "rules": "hasbro", "pawns": {"red": ["start"] * 4, "blue": ["start"] * 4},
            "turn": "red", "cards": "7", "fresh": (),
        },
        "decisions": lambda: {"game": game()},
        "view": lambda: {"game": game(), "seat": 0},
        "act": lambda: {"game": game(), "decision": play, "dealer": Random(1)},
        "why": lambda: {"game": game(), "decision": "r pass", "language": "de"},
        "notation": lambda: {"game": game(), "decision": play},
        "parse_decision": lambda: {"game": game(), "text": "r 7 r2+7"},
        "pawns": lambda: {"game": game()},
        "say": lambda: {"game": game(), "decision": play, **told},
        "tell": lambda: {"before": game(), "events": events, **heard},
        "describe": lambda: {"game": game(), "found": sorry_a11y.advise(game()), **told},
        "languages": dict,
        "redact": lambda: {"events": events, "seats": (0,), "is_open": True},
        "rebuild": lambda: {"position": game().position, "events": events},
        "advise": lambda: {"game": game()},
        "rank": lambda: {"game": game()},
        "odds": lambda: {"game": game(), "seat": 0},
        "danger": lambda: {"game": game(), "seat": 0},
        "luck": lambda: {"game": under_way()},
        "review": lambda: {"game": under_way(), "seats": (0,)},
        "bot": lambda: {"name": "runner"},
        "start_game": lambda: {
            "rules": "hasbro", "seats": TWO, "seed": 1, "players": {0: "runner"},
            "started": datetime.now(UTC), "position": None,
        },
        "play_out": lambda: {"players": bots, "rules": "hasbro", "seed": 1},
        "contest": lambda: {"players": ["runner", "chance"], "rules": "hasbro", "games": 2,
                            "seed": 1},
        "decide": lambda: {
            "game": sorry_a11y.start_game(position=game()), "decision": "r 7 r2+7",
        },
        "undo": lambda: {"game": under_way()},
        "steps": lambda: {"game": played()},
        "watch": lambda: {"game": game(), "players": bots, "chance": Random(1), **heard},
        "replay": lambda: {"game": played(), **heard},
        "transcript": lambda: {"game": under_way(), **heard},
        "save": lambda: {"game": played(), "path": folder / f"{next(numbers)}.txt"},
        "load": lambda: {"path": saved},
        "as_data": lambda: {"game": played()},
        "from_data": lambda: {"data": sorry_a11y.as_data(game())},
    }


def wrong_values() -> list[Any]:
    """Values of many kinds, each of which is wrong for most arguments, and some that look right."""
    happened = sorry_a11y.events
    return [
        5, -1, 10**9, 1e9, float("nan"), "x", "", "\ud800\0", None, True, b"x", object(), int,
        [], {}, (), [5], [None], ["x"], ([0], [1]), {"x": 5}, {5: "runner"}, {0: []}, {0: Mute()},
        {0: Lost(), 2: Lost()}, {0: Lost, 2: Lost}, Random(1), datetime(2026, 1, 1, tzinfo=UTC),
        lambda: 1, iter([1]),
        game(), played(), sorry_a11y.view(game(), TWO[0]), sorry_a11y.decisions(game())[0],
        sorry_a11y.rule_book("dog"), happened.TurnBegan(sorry_a11y.Seat(9)),
        [happened.PawnSlid(sorry_a11y.Pawn(99), sorry_a11y.Spot(12), sorry_a11y.Spot(16))],
        [happened.PawnSlid(sorry_a11y.Pawn(1), sorry_a11y.Spot(12), sorry_a11y.Spot(200))],
        [happened.CardPlayed(TWO[0], sorry_a11y.Kind(77))],
    ]


FUNCTIONS = [
    name for name in sorry_a11y.api.__all__ if inspect.isfunction(getattr(sorry_a11y, name))
]


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_wrong_argument_gets_the_librarys_own_error(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of docs/api.md: each argument of each public function, replaced by values of every
    kind, gives an answer or a GameError that says a sentence."""
    monkeypatch.chdir(tmp_path)  # a text is the path of a file
    function, call = getattr(sorry_a11y, name), right_calls(tmp_path)[name]
    answered(function, call())
    assert set(inspect.signature(function).parameters) == set(call())
    told = []
    for argument in call():
        for value in wrong_values():
            try:
                answered(function, {**call(), argument: value})
            except sorry_a11y.GameError as error:
                told.append(str(error))
    assert [one for one in told if not one.endswith(".")] == []
    assert len(told) > 20 * len(call())


RIGHT_FIELDS: Call = {
    "number": 1, "position": bytes(16), "count": 5, "again": False, "how": "lot", "seat": 0,
    "card": 3, "cards": b"\1", "partner": 2, "declined": False, "pawn": 1, "origin": 12, "spot": 13,
    "steps": 1, "bounced": 0, "past": False, "other": 9, "by": 8, "seats": (0,), "own_pawns": 1,
    "rival_pawns": 2, "bonus": (3,), "points": 4, "total": 5, "turn": 0, "hands": (b"",) * 4,
    "lines": (sorry_a11y.events.ScoreLine(TWO, 1, 2, (3,), 4, 5),),
}


@pytest.mark.parametrize(
    "kind", [*get_args(sorry_a11y.events.Event), sorry_a11y.events.ScoreLine],
    ids=lambda kind: str(kind.__name__),
)
def test_a_wrong_field_of_an_event_gets_a_sentence(kind: Callable[..., Any]) -> None:
    """Promise of docs/api.md: each field of each event, replaced by values of every kind, gives an
    answer or a GameError, whether the event is told, hidden or followed."""
    right, told = {name: RIGHT_FIELDS[name] for name in inspect.signature(kind).parameters}, []
    for ask in asked_of(kind(**right)):
        ask()
    for field in right:
        for value in (*wrong_values(), 1, (None,), (1,), b""):
            for ask in asked_of(kind(**{**right, field: value})):
                try:
                    ask()
                except sorry_a11y.GameError as error:
                    told.append(str(error))
    assert [one for one in told if not one.endswith(".")] == []
    assert len(told) > 50


def asked_of(made: Any) -> list[Callable[[], object]]:
    """All questions to the interface that take an event, or a line of a score, with what belongs to
    it."""
    happened, (pawn, rival) = sorry_a11y.events, (sorry_a11y.Pawn(1), sorry_a11y.Pawn(9))
    origin, spot = sorry_a11y.Spot(12), sorry_a11y.Spot(13)
    event = happened.RoundScored((made,)) if isinstance(made, happened.ScoreLine) else made
    whole = [
        happened.CardPlayed(TWO[0], sorry_a11y.Kind(3)),
        happened.PawnWalked(pawn, origin, spot, 1), event,
        *([happened.PawnBumped(rival, spot, origin, pawn)]
          if isinstance(event, happened.PawnTookPlace) else []),
    ]
    return [
        partial(sorry_a11y.tell, game(), whole, verbosity="full"),
        partial(sorry_a11y.rebuild, game().position, [event]),
        partial(sorry_a11y.redact, [event], (), False),
    ]


@pytest.mark.skipif(COMPILED, reason="Python itself refuses what is of another type")
@pytest.mark.parametrize("name", [one for one in sorry_a11y.own_rules.__all__ if one.istitle()
                                  or one in ("HeldHand", "MovementRules", "OpenDraw")])
def test_a_wrong_field_of_a_rule_book_is_named(name: str) -> None:
    """Promise of docs/api.md: each field of each part of a rule book, replaced by values of every
    kind, is taken, or a GameError names it and what would be right."""
    own = sorry_a11y.own_rules
    book = sorry_a11y.rule_book()
    right: Call = {
        "Board": book.board.fields(), "Burn": {"total": 7}, "Card": book.cards[0].fields(),
        "Deals": {"sizes": (6, 5)}, "Ruleset": book.fields(), "Split": {"total": 7},
        "Steps": {"steps": 1},
    }
    kind, call = getattr(own, name), right.get(name, {})
    wrong = [*wrong_values(), 0, 255, "a b", (1,), ("a",), ((0, "a"), (1, 2, 3)), ([0],), {"a": 1}]
    for field in inspect.signature(kind).parameters:
        told = [refusal(kind, {**call, field: value}) for value in wrong]
        assert [one for one in told if one and not re.search(rf"\b{field}\b.*\bnot?\b", one)] == []


def refusal(kind: Callable[..., Any], call: Call) -> str:
    """What a part of a rule book has against its fields; empty for nothing."""
    try:
        kind(**call)
    except sorry_a11y.GameError as error:
        return str(error)
    return ""


def answered(function: Callable[..., Any], call: Call) -> None:
    """Call a function, and take the first answers of one that yields them."""
    found = function(**call)
    if inspect.isgenerator(found):
        list(islice(found, 4))
