"""Bytes from somebody who means ill, or from a broken line: a value or one WireError, no more."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sorry_a11y.rules.board import RED
from sorry_a11y.table.setup import Setup
from sorry_a11y.table.table import Host
from sorry_a11y.wire.messages import (
    MOST_BYTES,
    NewsReader,
    WireError,
    pack_game,
    pack_news,
    unpack_game,
)
from tests.wire.decisions import MOST_DECIDED, pack_decision, unpack_decision

from .test_messages import BOOKS, played

MUTATIONS = 6_000
Read = Callable[[bytes], object]


@cache
def corpus() -> tuple[tuple[bytes, Read], ...]:
    """Messages of all kinds from games of all rule books, and who reads them."""
    found: list[tuple[bytes, Read]] = []
    for wishes in BOOKS:
        *_, (host, listeners) = played(wishes, 3, 25)
        setup = Setup.of(host.rules, host.seating, may_undo=True)
        found.append((pack_game(setup, (RED,)), unpack_game))
        for one in listeners:
            reader = NewsReader(host.rules, host.seating.seats, one.seats)
            found += [(pack_news(batch), reader.unpack) for batch in one.batches]
        found.append((_decision(host), partial(unpack_decision, game=host.table.game)))
    return tuple(found)


def _decision(host: Host) -> bytes:
    game = host.table.game
    return pack_decision(host.rules, game.choices.plays[0], 3) if game.choices.plays else (
        b'{"t":"decide","after":3,"text":"r pass"}'
    )


def check(read: Read, data: bytes) -> None:
    """The bytes give a value or a WireError; anything else fails the test."""
    with suppress(WireError):
        read(data)


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes(data: bytes) -> None:
    """Promise: whatever comes is refused in one way."""
    for _, read in corpus()[::40]:
        check(read, data)


def test_bytes_that_were_changed() -> None:
    """Promise: a message with bytes changed, lost or doubled is a value or refused."""
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
    None, True, -1, 0, 3, 4, 15, 16, 99, 255, 256, 2**31, -(2**63), 10**30, 1.5, "", "x", "You",
    "\u202eAnn", "x" * 500, "AAAA", "/////////w==", [], [[]], [0] * 300, {}, {"t": "news"}, "red",
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
    """Promise: a message with a part lost or replaced is a value or refused; many are refused,
    so the test looks at what it should."""
    chance = Random("changed values")
    refused = 0
    for _ in range(MUTATIONS):
        data, read = chance.choice(corpus())
        changed = json.dumps(_changed(json.loads(data), chance, 5)).encode()
        try:
            read(changed)
        except WireError:
            refused += 1
    assert refused > MUTATIONS / 2


@pytest.mark.parametrize("inside", [b"[" * 200_000, b'{"a":' * 50_000, b'"' + b"\\u0000" * 9])
def test_nesting(inside: bytes) -> None:
    """Promise: depth is refused, in a known field and in one that is not known."""
    for field in (b"events", b"more", b"text", b"setup"):
        for kind in (b"news", b"decide", b"game"):
            data = b'{"t":"' + kind + b'","' + field + b'":' + inside
            for _, read in corpus()[::40]:
                with pytest.raises(WireError):
                    read(data)


def test_size() -> None:
    """Promise: what is longer than any message is not looked at."""
    for data, read in corpus()[::20]:
        most = MOST_DECIDED if b'"t":"decide"' in data else MOST_BYTES
        read(data + b" " * (most - len(data)))
        with pytest.raises(WireError) as caught:
            read(data + b" " * (most - len(data) + 1))
        assert caught.value.code == "size"


@pytest.mark.parametrize(("data", "code"), [
    (b'{"t":"game","version":2}', "newer"), (b'{"t":"dance"}', "newer"),
    (b'{"t":"news","number":1,"events":[["PawnFlew",1]],"seen":[],"whole":true}', "newer"),
    (b'{"t":"game","version":1}', "broken"), (b"{}", "broken"), (b"\xff", "broken"),
])
def test_what_is_newer_is_told_apart(data: bytes, code: str) -> None:
    """Promise: a message of a later version is called so, and nothing else is."""
    for _, read in corpus()[::40]:
        with pytest.raises(WireError) as caught:
            read(data)
        assert caught.value.code == code


def test_a_later_program_may_say_more() -> None:
    """Promise: fields that are not known change nothing."""
    for data, read in corpus()[::7]:
        value = json.loads(data) | {"colour_of_the_sky": ["blue", {"at": "noon"}]}
        if value["t"] == "news":
            value["events"] = [[*event, "and more"] for event in value["events"]]
        assert repr(read(json.dumps(value).encode())) == repr(read(data))


def _game(change: Callable[[dict[str, Any]], None]) -> bytes:
    value = json.loads(corpus()[0][0])
    change(value)
    return json.dumps(value).encode()


@pytest.mark.parametrize(("change", "code"), [
    (lambda game: game.update(own=[0, 1]), "wrong"),
    (lambda game: game.update(own=[3, 0]), "wrong"),
    (lambda game: game["setup"]["chairs"].reverse(), "wrong"),
    (lambda game: game["setup"]["chairs"].__delitem__(slice(1, None)), "wrong"),
    (lambda game: game["setup"]["chairs"][0].__setitem__(2, "Red 3"), "wrong"),
    (lambda game: game["setup"]["chairs"][0].__setitem__(2, "A\x1b[2Jnn"), "wrong"),
    (lambda game: game["setup"]["chairs"][1].__setitem__(3, 0), "wrong"),
    (lambda game: game["setup"]["chairs"][2].__setitem__(1, "oracle"), "newer"),
    (lambda game: game["setup"].update(book="ludo"), "newer"),
    (lambda game: game["setup"]["options"].append(["weather", "rain"]), "newer"),
    (lambda game: game["setup"].update(rounds=5), "wrong"),
])
def test_games_that_cannot_be(change: Callable[[dict[str, Any]], None], code: str) -> None:
    """Promise: a game that is none, or a name that would fool the ear, is refused here too."""
    with pytest.raises(WireError) as caught:
        unpack_game(_game(change))
    assert caught.value.code == code


def test_what_no_seat_may_decide() -> None:
    """Promise: chance, another seat and what the rules forbid are no decisions."""
    *_, (host, _) = played(BOOKS[0], 3, 5)
    for text in ("lot r", "shuffle 1", "r 12 r1+9", "g pass pass", "x pass", "r fly r1", ""):
        data = json.dumps({"t": "decide", "after": 1, "text": text}).encode()
        with pytest.raises(WireError) as caught:
            unpack_decision(data, host.table.game)
        assert caught.value.code == "wrong"
