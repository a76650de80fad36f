"""`plays --json`: one JSON object a line in, one a line out, in order, errors included."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from typing import Any

import pytest

import sorry_a11y
from sorry_a11y.api.json_lines import MOST_QUERY_BYTES, answer_pieces, serve_queries, short_lines
from tests.api.asking import Query, ask, dog, held, says, sorry


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
    """Promise of docs/api.md: ``ask`` has advice and odds answered as the library does."""
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
