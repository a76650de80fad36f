"""A game before a speech server that fails at the first sentence: what it says is printed without
a key, in the program on a terminal."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from tests.harness.programs import command, environment
from tests.harness.pty_session import PtySession
from tests.harness.waiting import until
from tests.speech.half_server import Fault, HalfServer

PROMISED = 6.0
"""Seconds within which a reply is heard or printed: the voice gives a driver 1.5 and tries once
more; the rest is for a busy machine. Without a wake-up it was never printed."""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="sockets of Unix")


@pytest.mark.parametrize("fault", ["hangs", "refuses", "closes"])
def test_the_first_reply_is_printed_by_itself(tmp_path: Path, fault: Fault) -> None:
    """Nobody presses a key: the line about speech, the greeting and the first choice come all the
    same, and the next key is answered in print."""
    game = command("play", "--seed", "7", "--output", "speech", "--sound", "off", "--save", "no")
    with HalfServer(tmp_path, fault) as server:
        env = {**environment(tmp_path), **server.env}
        with PtySession(game, env=env) as terminal:
            began = time.monotonic()

            def printed(text: str) -> bool:
                terminal.overhear(0)
                return text in terminal.output.decode()

            assert until(lambda: printed("1 of "), PROMISED), terminal.output
            assert printed("replies are printed.")
            took = time.monotonic() - began
            assert took < PROMISED
            terminal.type("w")
            assert until(lambda: printed("awns") or printed("awn "), PROMISED)
            terminal.type("qq")
            assert terminal.wait() == 0
