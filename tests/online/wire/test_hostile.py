"""Bytes from somebody who means ill, or from a broken line: a value or one that is passed over."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sorry_a11y.core.rules.board import RED
from sorry_a11y.online.wire.encoding import DownReader, Heard, Unread, encoded

from .test_messages import BOOKS, played, reader_of, state_of

MUTATIONS = 6_000
Read = Callable[[bytes], object]


@cache
def corpus() -> tuple[tuple[bytes, Read], ...]:
    """Messages of all kinds from games of all rule books, and who reads them."""
    found: list[tuple[bytes, Read]] = []
    for wishes in BOOKS:
        *_, (host, listeners) = played(wishes, 3, 25)
        found.append((encoded(state_of(host, (RED,))).encode(), DownReader().read))
        for one in listeners:
            reader = reader_of(host, one.seats)
            found += [(encoded(Heard(1, batch)).encode(), reader.read) for batch in one.batches]
    return tuple(found)


def check(read: Read, data: bytes) -> bool:
    """The bytes give a message that can be told, or one that is passed over; return whether that
    is so. Anything else fails the test."""
    message = read(data)
    encoded(message)  # type: ignore[arg-type]
    return not isinstance(message, Unread)


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes(data: bytes) -> None:
    """Promise: whatever comes is passed over in one way."""
    for _, read in corpus()[::40]:
        check(read, data)


def test_bytes_that_were_changed() -> None:
    """Promise: a message with bytes changed, lost or doubled is a value or passed over."""
    chance = Random("changed bytes")
    for _ in range(MUTATIONS):
        data, read = chance.choice(corpus())
        changed = bytearray(data)
        for _ in range(chance.choice((1, 1, 1, 2, 5))):
            at = chance.randrange(len(changed))
            match chance.randrange(4):
                case 0:
                    changed[at] = chance.randrange(256)
                case 1:
                    del changed[at : at + chance.choice((1, 1, 10))]
                case 2:
                    changed[at:at] = changed[at : at + chance.choice((1, 5, 40))]
                case _:
                    changed[at : at + 1] = chance.choice((b"9", b"-", b"[", b"]", b"null", b'"'))
            changed = changed or bytearray(b"x")
        check(read, bytes(changed))


STRANGE: tuple[Any, ...] = (
    *(None, True, -1, 0, 3, 4, 15, 16, 99, 255, 256, 2**31, -(2**63), 10**30, 1.5, [], [[]], {}),
    *("", "x", "You", "\u202eAnn", "x" * 500, "AAAA", "/////////w==", "red", [0] * 300),
    {"t": "news"},
)


def _changed(value: Any, chance: Random, left: int) -> Any:
    """The value with one part of it, somewhere inside, made strange."""
    if isinstance(value, dict) and value and left:
        key = chance.choice(list(value))
        if chance.random() < 0.1:
            return {name: one for name, one in value.items() if name != key}
        return {**value, key: _changed(value[key], chance, left - 1)}
    if isinstance(value, list) and value and left:
        at = chance.randrange(len(value))
        if chance.random() < 0.1:
            return value[:at] + value[at + 1 :]
        return [*value[:at], _changed(value[at], chance, left - 1), *value[at + 1 :]]
    return chance.choice(STRANGE)


def test_values_that_were_changed() -> None:
    """Promise: a message with a part lost or replaced is a value or passed over; many are passed
    over, so the test looks at what it should."""
    chance = Random("changed values")
    refused = 0
    for _ in range(MUTATIONS):
        data, read = chance.choice(corpus())
        changed = json.dumps(_changed(json.loads(data), chance, 5)).encode()
        refused += not check(read, changed)
    assert refused > MUTATIONS / 2


@pytest.mark.parametrize("inside", [b"[" * 200_000, b'{"a":' * 50_000, b'"' + b"\\u0000" * 9])
def test_nesting(inside: bytes) -> None:
    """Promise: depth is passed over, in a known field and in one that is not known."""
    for field in (b"events", b"more", b"text", b"setup"):
        for kind in (b"news", b"table", b"said"):
            data = b'{"t":"' + kind + b'","' + field + b'":' + inside
            for _, read in corpus()[::40]:
                assert not check(read, data)


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b'{"t":"dance"}', "dance"),
        (b"{}", ""),
        (b"\xff", ""),
        (b'{"t":7}', ""),
        (b'{"t":"news","seq":1,"number":1,"events":[["PawnFlew",1]],"seen":[]}', "news"),
        (b'{"t":"table","stage":"dancing","seats":[],"host":0}', "table"),
    ],
)
def test_what_is_newer_is_passed_over(data: bytes, kind: str) -> None:
    """Promise: a message that cannot be read is known by its kind, and nothing else of it is."""
    for _, read in corpus()[::40]:
        assert read(data) == Unread(kind)


def test_a_later_program_may_say_more() -> None:
    """Promise: fields that are not known change nothing."""
    for data, read in corpus()[::7]:
        value = json.loads(data) | {"colour_of_the_sky": ["blue", {"at": "noon"}]}
        if value["t"] == "news":
            value["events"] = [[*event, "and more"] for event in value["events"]]
        assert repr(read(json.dumps(value).encode())) == repr(read(data))


@pytest.mark.parametrize(
    "change",
    [
        lambda game: game.update(own=[0, 1]),
        lambda game: game.update(own=[3, 0]),
        lambda game: game["setup"][-1].reverse(),
        lambda game: game["setup"][-1].__delitem__(slice(1, None)),
        lambda game: game["setup"][-1][0].__setitem__(2, "Red 3"),
        lambda game: game["setup"][-1][0].__setitem__(2, "A\x1b[2Jnn"),
        lambda game: game["setup"][-1][1].__setitem__(3, 0),
        lambda game: game["setup"][-1][2].__setitem__(1, "oracle"),
        lambda game: game["setup"][0].__setitem__(0, "ludo"),
        lambda game: game["setup"][0][1].update(weather="rain"),
        lambda game: game["setup"][0].__setitem__(4, 5),
        lambda game: game["setup"][0].__setitem__(5, 10**9),
    ],
)
def test_games_that_cannot_be(change: Callable[[dict[str, Any]], None]) -> None:
    """Promise: a game that is none, or a name that would fool the ear, is refused here too, and
    nothing of it is told."""
    data, _ = corpus()[0]
    value = json.loads(data)
    change(value)
    reader = DownReader()
    assert reader.read(json.dumps(value).encode()) == Unread("table")
    assert reader.read(corpus()[1][0]) == Unread("news")
