"""What `plays` answers: the shape of its objects, their order, its sentences. That plays and flags
are right, `tests.core.rules.test_against_adjudicator` holds."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from typing import Any

import pytest

import sorry_a11y
from sorry_a11y.api.json_lines import (
    MOST_QUERY_BYTES,
    answer_pieces,
    print_plays,
    serve_queries,
    short_lines,
)
from tests.api.asking import Query, ask, asked, dog, held, says, sorry

ONE_EACH = {"red": ["home"] * 3 + ["square 58"], "yellow": [*["start"] * 3, "square 20"]}
KENNELS = {colour: ["kennel"] * 4 for colour in dog()["pawns"]}
HOME_AND_DRY = {"red": ["start"] * 4, "yellow": ["start", "start", "square 20", "start"]}


def printed(query: Query) -> str:
    """The sentences that tell the answer to a query."""
    out, err = io.StringIO(), io.StringIO()
    assert print_plays(query, says, out, err) == 0
    assert err.getvalue() == ""
    return out.getvalue()


# -- answers ---------------------------------------------------------------------------------


def test_the_documented_example() -> None:
    """The example query: red's 7 walks pawn 2 from 12 to 19, or splits over pawns 2 and 3, whose
    way home is 4 steps. All keys of the answer, and nothing else."""
    told = ask(sorry())
    yellow = ["start", "start", "square 0", "start"]
    assert set(told) == {"plays", "may_pass", "again"}
    assert (told["may_pass"], told["again"]) == (False, False)
    keys = {"says", "decision", "card", "pawns", "again"}
    assert [set(play) for play in told["plays"]] == [keys] * 5
    assert [play["pawns"] for play in told["plays"]] == [
        {"red": ["start", "square 19", "safety 2", "home"], "yellow": yellow},
        {"red": ["start", "square 18", "safety 3", "home"], "yellow": yellow},
        {"red": ["start", "square 17", "safety 4", "home"], "yellow": yellow},
        # square 16 is blue's triangle: it slides on to 19
        {"red": ["start", "square 19", "safety 5", "home"], "yellow": yellow},
        {"red": ["start", "square 15", "home", "home"], "yellow": yellow},
    ]
    assert {play["card"] for play in told["plays"]} == {"7"}
    assert {play["again"] for play in told["plays"]} == {False}


@pytest.mark.parametrize("query", [sorry(), dog(card="7"), held(dog(), "7", "J", "joker")])
def test_the_order_is_the_engines(query: Query) -> None:
    """Bots, menus and this interface number the plays alike; the narrator is told the game
    and the play."""
    game = asked(query)
    found = game.rules.finder.choices(game.position, game.turn, game.hands[game.turn])
    assert [play["says"] for play in ask(query)["plays"]] == [
        says(game, play) for play in found.plays
    ]
    assert len(found.plays) > 3


def test_a_hand_names_the_card_of_each_play() -> None:
    """47 to 49: the plays of a hand in the order held, each card of a kind once; a hand with a
    play that must be made is not dead."""
    told = ask(held(sorry(), "3", "sorry", "12", "3"))
    assert [play["card"] for play in told["plays"]] == ["3", "3", "sorry", "12"]
    assert (told["may_pass"], told["again"], told["discard"]) == (False, False, False)


def test_dog_tells_what_is_fresh() -> None:
    """D17: the pawn that has just come out is fresh, and none that moved."""
    told = ask(dog())
    assert set(told) == {"plays", "may_pass", "again"}
    after = {play["says"].split(" ", 3)[-1]: play["fresh"] for play in told["plays"]}
    assert after == {"r1+5": ["red 2"], "r2+5": []}
    pawns = dog()["pawns"] | {"red": ["square 7", "square 3", "kennel", "kennel"]}
    out = ask(dog(card="K", pawns=pawns, fresh=[]))
    assert out["plays"][0]["fresh"] == ["red 3"]
    assert out["plays"][0]["pawns"]["red"] == ["square 7", "square 3", "square 0", "kennel"]


# -- sentences -------------------------------------------------------------------------------


def test_numbered_sentences() -> None:
    """Without --json the plays are told in order, each with its number, and then whether the
    card may be passed."""
    assert printed(sorry(card="10")).splitlines() == [
        "hasbro 2 12 r2+10, 1 of 3.",
        "hasbro 2 12 r2-1, 2 of 3.",
        "hasbro 2 61 r3-1, 3 of 3.",
    ]


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        (sorry(card="3", pawns=HOME_AND_DRY), "Nothing can move, so the player passes."),
        (
            sorry(card="2", pawns={"red": ["home"] * 3 + ["safety 5"], "yellow": ["start"] * 4}),
            "Nothing can move, so the player passes and draws another card.",
        ),
        (
            held(sorry(pawns=HOME_AND_DRY), "3"),
            "No card can be played, so the player discards one.",
        ),
        (dog(card="J", pawns=KENNELS, fresh=[]), "This card cannot be played."),
        (
            held(dog(pawns=KENNELS, fresh=[]), "J"),
            "No card can be played, so the player lays down the hand.",
        ),
        (sorry(card="11", pawns=ONE_EACH), "The player may pass instead."),
        (
            held(sorry(pawns=ONE_EACH), "11"),
            "The player need not play any card, and may discard one instead.",
        ),
    ],
)
def test_passing_is_told(query: Query, sentence: str) -> None:
    """What happens without a play, or instead of one, is told after the plays."""
    assert printed(query).splitlines()[-1] == sentence


# -- one JSON object a line in, one a line out, in order, errors included ------------------------


def served(*lines: bytes | str) -> list[dict[str, Any]]:
    """What a run of the command answers to these lines."""
    source = io.BytesIO(
        b"".join(line if isinstance(line, bytes) else line.encode() for line in lines)
    )
    out = io.StringIO()
    assert serve_queries(source, out, says) == 0
    return [json.loads(line) for line in out.getvalue().splitlines()]


WRONG_LINES: list[tuple[bytes, str]] = [
    (b"\n", "JSON in UTF-8. Input data was truncated."),
    (b"plays\n", "invalid character (byte 0)"),
    (b'{"game": "hasbro"\n', "JSON"),
    (json.dumps(sorry()).encode() + b"{}\n", "JSON"),
    (b"[]\n", "Expected object, got array."),
    (b'{"card": NaN}\n', "invalid character (byte 9)"),
    (b'{"card": 1e999}\n', "Number out of range, at card."),
    (b'{"card": ' + b"9" * 5000 + b"}\n", "Number out of range, at card."),
    (b'{"game":' + b"[" * 100_000 + b"\n", "nested"),
    (b'{"game":' * 100_000 + b"\n", "nested"),
    (b'\xff\xfe{\x00"\x00\n', "UTF-8"),
    (b'{"card": "\xe9"}\n', "UTF-8"),
    (b'{"card": "\xed\xa0\x80"}\n', "UTF-8"),
    (b'{"\\ud800": 1}\n', "JSON"),
    (b'{"card": "\x00"}\n', "JSON"),
    (b'{"ca\\nrd": "7"}\n', "There is no key ca?rd. The keys are game, rules, teams, pawns"),
]


@pytest.mark.parametrize(("line", "named"), WRONG_LINES, ids=[row[1] for row in WRONG_LINES])
def test_a_broken_line_is_answered_and_the_door_goes_on(line: bytes, named: str) -> None:
    """Broken JSON, an empty line, not even text: one error line each, in order, then the next
    query is answered as if nothing had been."""
    good = json.dumps(sorry()) + "\n"
    first, second, third = served(good, line, good)
    assert list(second) == ["error"]
    assert named in second["error"]
    assert first == third == ask(sorry())


def test_one_line_out_for_each_line_in() -> None:
    """Answers come one a line and in order; the last line needs no newline, no lines no answer."""
    cards = ["1", "6", "sorry", "3"]
    told = served(
        *[json.dumps(sorry(card=card)) + "\n" for card in cards[:-1]],
        json.dumps(sorry(card=cards[-1])),
    )
    assert told == [ask(sorry(card=card)) for card in cards]
    assert served() == []


class Endless(io.RawIOBase):
    """A line without an end, of which so many bytes may be read."""

    def __init__(self, most: int) -> None:
        self.left = most

    def readline(self, size: int | None = -1, /) -> bytes:
        assert size is not None
        assert 0 < size <= MOST_QUERY_BYTES + 1
        self.left -= size
        assert self.left > 0, "an endless line was read on and on"
        return b"x" * size


def test_an_endless_line_is_answered_at_once() -> None:
    """Promise: a line longer than any query gets one error as soon as it is too long, is never
    held whole, and the next line is answered."""
    answers = serve_each(short_lines(Endless(MOST_QUERY_BYTES + 2)))  # type: ignore[arg-type]
    assert "longer than a million" in next(answers)["error"]
    good = json.dumps(sorry()).encode() + b"\n"
    long = b" " * MOST_QUERY_BYTES
    source = io.BytesIO(good + long + b"{}\n" + good + long[len(good) :] + good + b"x" * 5_000_000)
    told = list(serve_each(short_lines(source)))
    assert [list(answer) for answer in told[1:2] + told[4:]] == [["error"], ["error"]]
    assert told[0] == told[2] == told[3] == ask(sorry())


def serve_each(lines: Iterator[bytes]) -> Iterator[dict[str, Any]]:
    """What is answered to each line, one after the other."""
    for line in lines:
        yield from served(line)


def test_windows_lines_and_byte_order_mark() -> None:
    """What Windows writes is read: a mark before the first line, a carriage return at the end."""
    assert served(b"\xef\xbb\xbf" + json.dumps(sorry()).encode() + b"\r\n") == [ask(sorry())]


def test_an_answer_is_one_line_of_ascii() -> None:
    """An answer reaches any terminal and any encoding whole, whatever the narrator says."""
    line = "".join(
        answer_pieces(json.dumps(sorry(card="3")).encode(), lambda *_: "naïve\n棋 \u2028")
    )
    assert line.isascii()
    assert line.splitlines() == [line]
    assert json.loads(line)["plays"][0]["says"] == "naïve\n棋 \u2028"


def test_every_answer_is_out_before_the_next_question() -> None:
    """A program that asks, waits for the answer and asks again is never left waiting."""

    class Out(io.StringIO):
        flushed = ""

        def flush(self) -> None:
            self.flushed = self.getvalue()

    out = Out()

    def questions() -> Any:
        for number in range(3):
            assert out.flushed.count("\n") == number
            yield json.dumps(sorry()).encode() + b"\n"

    serve_queries(questions(), out, says)
    assert out.flushed.count("\n") == 3


@pytest.mark.parametrize("query", [sorry(), dog(), held(sorry(), "7", "3")])
def test_advice_and_odds_are_those_of_the_library(query: Query) -> None:
    """Promise of docs/api.md: ``ask`` has advice and odds answered by the functions of the library,
    with their sentences."""
    game = sorry_a11y.from_data(query)
    advice, odds = sorry_a11y.advise(game), sorry_a11y.odds(game)
    assert advice
    told = ask(query | {"ask": "advice"})
    assert told["decision"] == sorry_a11y.notation(game, advice.decision)
    assert (told["in_100"], told["words"]) == (advice.in_100, sorry_a11y.describe(game, advice))
    told = ask(query | {"ask": "odds"})
    assert [one["in_100"] for one in told["odds"]] == [one.in_100 for one in odds]
    seen = sorry_a11y.view(game, game.turn)
    assert told["words"] == sorry_a11y.describe(seen, odds)
    assert ask(query | {"ask": "plays"}) == ask(query)


def test_a_line_may_bring_a_rule_book_of_its_own() -> None:
    """Promise of docs/api.md: the parts of a rule book stand for its name, for every question; what
    is wrong in them is answered in a sentence, and the next line as if nothing had been."""
    own = sorry_a11y.rule_book().replace(name="mine", deck=(45, *[0] * 10))
    parts = sorry_a11y.as_data(own)["game"]
    assert isinstance(parts, dict)
    asked = sorry(game=parts, card="1")
    assert [play["decision"] for play in ask(asked)["plays"]] == [
        play["decision"] for play in ask(sorry(card="1"))["plays"]
    ]
    assert ask(asked | {"ask": "advice"})["words"]
    assert ask(asked | {"ask": "odds"})["odds"] == []
    for wrong, sentence in (
        (parts | {"deck": [5]}, "the deck must count each of 11 kinds"),
        (parts | {"board": {"is": "Bord"}}, "There is no part Bord."),
        (parts | {"movement": {"is": "MovementRules", "sides": [[0, 2], [1, 3]]}}, "Teams need"),
    ):
        assert sentence in ask(sorry(game=wrong))["error"]
    assert "Leave out rules." in ask(asked | {"rules": {"home": "bounce"}})["error"]


@pytest.mark.parametrize("asked", ["luck", ""])
def test_another_question_is_refused(asked: object) -> None:
    """Promise of docs/api.md: what is accepted is named."""
    assert ask(sorry(ask=asked))["error"].endswith("The values of ask are plays, advice, odds.")
