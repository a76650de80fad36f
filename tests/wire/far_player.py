"""A player whose table is in another process, and of which this one knows nothing but bytes.

Started as a program it plays one session after another: each begins with a line that says how it
is to be heard and which keys are pressed, and ends with everything that was told.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import BinaryIO

from sorry_a11y.rules.actions import Decision
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.session.presenter import Presenter
from sorry_a11y.session.reply import Reply
from sorry_a11y.settings.values import Settings
from sorry_a11y.table.setup import Seating
from sorry_a11y.table.table import Subscriber, UndoRefusedError
from sorry_a11y.wire.messages import NewsReader, unpack_game
from tests.wire.decisions import pack_decision

LISTEN, BEGIN, DECIDE, UNDO, TOLD = b"LBDUT"
NEWS, DONE, REFUSED = b"N.!"
"""The first byte of each line to the table, and from it."""


class RemoteGame:
    """A table at the other end of a pipe."""

    def __init__(self, lines: BinaryIO, out: BinaryIO) -> None:
        self._lines = lines
        self._out = out
        setup, _ = unpack_game(lines.readline())
        self.rules: Ruleset = setup.rules()
        self.seating: Seating = setup.seating()
        self.number = 0
        self._subscribers: list[tuple[Subscriber, NewsReader]] = []

    def listen(self, subscriber: Subscriber) -> None:
        """Let somebody hear everything from now on."""
        reader = NewsReader(self.rules, self.seating.seats, subscriber.seats)
        self._subscribers.append((subscriber, reader))
        self._ask(LISTEN, ",".join(map(str, subscriber.seats)).encode())

    def begin(self) -> None:
        """Go on until a person must decide."""
        self._ask(BEGIN)

    def decide(self, seat: Seat, decision: Decision, after: int) -> None:
        """Send a decision."""
        assert seat == decision.seat
        self._ask(DECIDE, pack_decision(self.rules, decision, after))

    def undo(self, seat: Seat) -> None:
        """Ask for the last decision back."""
        self._ask(UNDO, str(seat).encode())

    def _ask(self, what: int, data: bytes = b"") -> None:
        """Send a line and hear all that comes for it."""
        self._out.write(bytes((what,)) + data + b"\n")
        self._out.flush()
        while (line := self._lines.readline())[0] == NEWS:
            index, _, packet = line[1:].partition(b" ")
            subscriber, reader = self._subscribers[int(index)]
            subscriber.hear(reader.unpack(packet.rstrip(b"\n")))
        if line[0] == REFUSED:
            raise UndoRefusedError(exchanged=line[1:2] == b"y")
        assert line[0] == DONE
        self.number = int(line[1:])


def told(presenter: Presenter, keys: Sequence[str]) -> list[str]:
    """All that is told and sounded at the opening and at each key, until the game ends."""
    replies: list[Reply] = [presenter.open()]
    for key in keys:
        if replies[-1].status is not None:
            break
        replies.append(presenter.press(key))
    return [repr(reply) for reply in replies]


def main() -> None:
    lines, out = sys.stdin.buffer, sys.stdout.buffer
    while line := lines.readline():
        wish = json.loads(line)
        presenter = Presenter(
            RemoteGame(lines, out), Settings(**wish["settings"]), by_keys=wish["by_keys"]
        )
        everything = told(presenter, wish["keys"])
        out.write(bytes((TOLD,)) + json.dumps(everything).encode() + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
