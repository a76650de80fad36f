"""A player whose table is in another process, and of which this one knows nothing but bytes.

Started as a program it plays one session after another: each begins with a line that says how it
is to be heard and which keys are pressed, and ends with everything that was told.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import BinaryIO

from sorry_a11y.game.port import Subscriber, UndoRefusedError
from sorry_a11y.game.setup import Seating
from sorry_a11y.rules.actions import Decision
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.notation import action_text
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.session.game_prompts import Controls
from sorry_a11y.session.game_screen import GameScreen
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.surroundings import PlayerSettings
from sorry_a11y.settings.values import Settings
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import DownReader, Heard, encoded

LISTEN, BEGIN, DECIDE, UNDO, TOLD = b"LBDUT"
NEWS, DONE, REFUSED = b"N.!"
"""The first byte of each line to the table, and from it."""


class RemoteGame:
    """A table at the other end of a pipe."""

    def __init__(self, lines: BinaryIO, out: BinaryIO) -> None:
        self._lines = lines
        self._out = out
        state = DownReader().read(lines.readline())
        assert isinstance(state, msg.TableState)
        assert state.setup
        self._setup = state.setup
        self.rules: Ruleset = state.setup.rules()
        self.seating: Seating = state.setup.seating()
        self.number = 0
        self._subscribers: list[tuple[Subscriber, DownReader]] = []

    def listen(self, subscriber: Subscriber) -> None:
        """Let somebody hear everything from now on."""
        reader = DownReader()
        state = msg.TableState("playing", [], 0, setup=self._setup, own=subscriber.seats)
        reader.read(encoded(state))
        self._subscribers.append((subscriber, reader))
        self._ask(LISTEN, ",".join(map(str, subscriber.seats)).encode())

    def begin(self) -> None:
        """Go on until a person must decide."""
        self._ask(BEGIN)

    def decide(self, seat: Seat, decision: Decision, after: int) -> None:
        """Send a decision."""
        assert seat == decision.seat
        decided = msg.Decide(0, after, action_text(self.rules, decision))
        self._ask(DECIDE, encoded(decided).encode())

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
            heard = reader.read(packet)
            assert isinstance(heard, Heard), packet
            subscriber.hear(heard.batch)
        if line[0] == REFUSED:
            raise UndoRefusedError(exchanged=line[1:2] == b"y")
        assert line[0] == DONE
        self.number = int(line[1:])


def told(screen: GameScreen, keys: Sequence[str]) -> list[str]:
    """All that is told and sounded at the opening and at each key, until the game ends."""
    replies: list[Reply] = [screen.opened()]
    for key in keys:
        if replies[-1].status is not None:
            break
        replies.append(screen.key(key))
    return [repr(reply) for reply in replies]


def main() -> None:
    lines, out = sys.stdin.buffer, sys.stdout.buffer
    while line := lines.readline():
        wish = json.loads(line)
        screen = GameScreen(
            RemoteGame(lines, out), PlayerSettings(Settings(**wish["settings"])),
            controls=Controls(by_keys=wish["by_keys"]),
        )
        everything = told(screen, wish["keys"])
        out.write(bytes((TOLD,)) + json.dumps(everything).encode() + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
