"""Told from the far side: a second process that is given nothing but bytes tells the same.

At every table of the covering set a session is played twice with the same keys, once at a table
in the same process, once over a pipe. What is told and sounded must be equal to the last word:
sentences, earcons, menus and the answers to every key, in every language and verbosity.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict, replace
from itertools import islice, product
from pathlib import Path

import pytest

from sorry_a11y.game.logged_game import LoggedGame
from sorry_a11y.game.port import Batch, UndoRefusedError
from sorry_a11y.game.setup import Setup
from sorry_a11y.narration.catalog import languages
from sorry_a11y.rules.actions import Lot, Shuffle
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.notation import parse_action
from sorry_a11y.session.game_screen import GameScreen
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import Heard, decoded_up, encoded
from tests.harness.sessions import fumbler, rota
from tests.harness.tables import TABLES, PlayTable

from .far_player import BEGIN, DECIDE, DONE, LISTEN, NEWS, REFUSED, TOLD, UNDO, told

ROOT = Path(__file__).parents[2]
KEYS = 70
SESSIONS = 2
"""At each table; --games N plays N."""
WAYS = tuple(product(languages(), ("brief", "normal", "full")))


class FarPlayer:
    """The other process."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.wire.far_player"]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        self.process = subprocess.Popen(command, cwd=ROOT, **pipes)  # type: ignore[call-overload]

    def play(self, wish: dict[str, object], host: LoggedGame) -> list[str]:
        """All that is told there in one session at the table of ``host``."""
        setup = Setup.of(host.rules, host.seating, may_undo=True)
        self._send(json.dumps(wish).encode())
        self._send(encoded(msg.TableState("playing", [], 0, setup=setup)).encode())
        subscribers: list[Sender] = []
        while (line := self.process.stdout.readline())[0] != TOLD:
            self._answer(line[0], line[1:].rstrip(b"\n"), host, subscribers)
        everything: list[str] = json.loads(line[1:])
        return everything

    def _answer(self, what: int, data: bytes, host: LoggedGame, subscribers: list[Sender]) -> None:
        try:
            match what:
                case _ if what == LISTEN:
                    seats = tuple(Seat(int(seat)) for seat in data.split(b",") if seat)
                    subscribers.append(Sender(self, len(subscribers), seats))
                    host.listen(subscribers[-1])
                case _ if what == BEGIN:
                    host.begin()
                case _ if what == DECIDE:
                    decided = decoded_up(data)
                    assert isinstance(decided, msg.Decide)
                    decision = parse_action(host.now, decided.text)
                    assert not isinstance(decision, Shuffle | Lot)
                    host.decide(decision.seat, decision, decided.after)
                case _ if what == UNDO:
                    host.undo(Seat(int(data)))
        except UndoRefusedError as refusal:
            self._send(bytes((REFUSED,)) + (b"y" if refusal.exchanged else b"n"))
        else:
            self._send(bytes((DONE,)) + str(host.number).encode())

    def _send(self, line: bytes) -> None:
        assert b"\n" not in line
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def send_news(self, index: int, batch: Batch) -> None:
        """Send a batch to one of those who listen there."""
        packet = encoded(Heard(0, batch)).encode()
        self._send(bytes((NEWS,)) + str(index).encode() + b" " + packet)

    def close(self) -> None:
        """Let the process end."""
        self.process.stdin.close()
        assert self.process.wait(timeout=30) == 0
        self.process.stdout.close()


class Sender:
    """Stands at the table for somebody who listens in the other process."""

    def __init__(self, player: FarPlayer, index: int, seats: tuple[Seat, ...]) -> None:
        self.seats = seats
        self._player = player
        self._index = index

    def hear(self, batch: Batch) -> None:
        """Send it on."""
        self._player.send_news(self._index, batch)


@pytest.fixture(scope="module")
def far() -> Iterator[FarPlayer]:
    player = FarPlayer()
    yield player
    player.close()


def _host(screen: GameScreen) -> LoggedGame:
    assert isinstance(screen.who.table, LoggedGame)
    return screen.who.table


@pytest.mark.parametrize("at", range(len(TABLES)), ids=[table.name for table in TABLES])
def test_the_same_is_told_far_away(
    at: int, far: FarPlayer, request: pytest.FixtureRequest
) -> None:
    """Promise: bytes are enough to tell the game. Over all tables every language and verbosity
    comes up, and every key of the game is pressed."""
    for number in range(request.config.getoption("--games") or SESSIONS):
        language, verbosity = WAYS[(at * SESSIONS + number) % len(WAYS)]
        settings = replace(TABLES[at].settings, language=language, verbosity=verbosity)
        table: PlayTable = replace(TABLES[at], settings=settings)
        seed = 100 * at + number
        keys = list(islice((fumbler if number % 2 else rota)(seed), KEYS))
        near = told(table.session(seed), keys)
        wish = {"settings": asdict(settings), "by_keys": table.by_keys, "keys": keys}
        there = far.play(wish, _host(table.session(seed)))
        assert there == near
        assert len(near) > 5


def test_every_way_of_telling_comes_up() -> None:
    """Promise: the sample of sessions leaves no language and no verbosity out."""
    ways = {
        WAYS[(at * SESSIONS + number) % len(WAYS)]
        for at in range(len(TABLES)) for number in range(SESSIONS)
    }
    assert ways == set(WAYS)
