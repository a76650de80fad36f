"""Ways to damage a record, and what may come of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from sorry_a11y.core.rules.game import apply_silently, begin_silently
from sorry_a11y.store.errors import RecordError
from sorry_a11y.store.record import Chain, game_of, read_record


def outcome(data: bytes) -> str:
    """What reading the bytes comes to: the code of the error, or "loaded" when they are a record
    whose every decision the rules give, which is checked with a game of its own."""
    try:
        record = read_record(data)
        table = game_of(record)
    except RecordError as error:
        if error.line > data.count(b"\n") + 1:
            return "a line that there is not"
        return error.code
    game = begin_silently(record.header.setup.rules(), record.header.setup.seats)
    for action in table.actions:
        game = apply_silently(game, action)
    assert game.position == table.now.position
    assert game.hands == table.now.hands
    assert (game.turn, game.phase, game.winners) == (
        table.now.turn,
        table.now.phase,
        table.now.winners,
    )
    return "loaded"


def texts_of(data: bytes) -> list[str]:
    """The lines of a record without their checks, and without the one that says it is whole."""
    texts = [line.rpartition(b" ")[0].decode() for line in data.splitlines()]
    return texts[:-1] if texts[-1:] == ["whole"] else texts


def checked(texts: Sequence[str]) -> bytes:
    """A whole record of such lines with right checks, as somebody who knows the format can make
    it."""
    chain = Chain()
    return b"".join(chain.line(text) for text in (*texts, "whole"))


# -- harm that does not know the checks ------------------------------------------------------


def cut(data: bytes, rng: Random) -> bytes:
    return data[: rng.randrange(len(data))]


def flip(data: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1 :]


def overwrite(data: bytes, rng: Random) -> bytes:
    """With zeros, junk or line feeds in place of a part."""
    at = rng.randrange(len(data))
    junk = rng.choice((bytes(4096), rng.randbytes(rng.randrange(1, 200)), b"\n" * 9))
    return data[:at] + junk + data[at + len(junk) :]


def _insert(data: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + rng.randbytes(rng.randrange(1, 60)) + data[at:]


def _reorder(data: bytes, rng: Random) -> bytes:
    lines = data.splitlines(keepends=True)
    one, two = rng.sample(range(len(lines)), 2)
    lines[one], lines[two] = lines[two], lines[one]
    return b"".join(lines)


def _drop(data: bytes, rng: Random) -> bytes:
    lines = data.splitlines(keepends=True)
    del lines[rng.randrange(len(lines) - 1)]
    return b"".join(lines)


def _twice(data: bytes, rng: Random) -> bytes:
    lines = data.splitlines(keepends=True)
    at = rng.randrange(len(lines))
    lines.insert(rng.randrange(at, len(lines)), lines[at])
    return b"".join(lines)


BLIND: Sequence[Callable[[bytes, Random], bytes]] = (
    *(cut, flip, overwrite, _insert, _reorder, _drop, _twice),
)


# -- harm with right checks ------------------------------------------------------------------


def forged(data: bytes, other: bytes, rng: Random) -> bytes:
    """A record whose lines were changed by somebody who made the checks right again; ``other``
    is a record to take lines from."""
    texts, others = texts_of(data), texts_of(other)
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(texts))
        match rng.randrange(6):
            case 0:
                texts[at] = rng.choice(others)
            case 1:
                texts.insert(at, rng.choice(others))
            case 2 if len(texts) > 1:
                del texts[at]
            case 3:
                texts[at] = _changed_text(texts[at], rng)
            case 4:
                texts[at:] = others[rng.randrange(len(others)) :] or [""]
            case _:
                other_at = rng.randrange(len(texts))
                texts[at], texts[other_at] = texts[other_at], texts[at]
    return checked(texts)


def _changed_text(text: str, rng: Random) -> str:
    if not text:
        return "undo r 0"
    at = rng.randrange(len(text))
    new = rng.choice(
        (
            *("", " ", "r", "b", "y", "g", "1", "4", "7", "-", "*7", "undo r 3", "\u202e", "\x00"),
            *("999999999999", "x", "=", "past", "\ud7ff"),
        )
    )
    return text[:at] + new + text[at + rng.randrange(2) :]
