"""The test's end of `talker`: a program with a voice, in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.harness.own_time import OwnTime
from tests.harness.waiting import LIVE, until

AT_ONCE = 0.05
"""Seconds of its own within which a reply has to be taken, whatever the state of the driver."""

EXIT = 1.0
"""Seconds of its own within which the program has to be gone after its end was asked for."""


class Talk:
    """Speaks through a `talker` and remembers how long it had to wait."""

    def __init__(self, env: dict[str, str], **options: Any) -> None:
        root = str(Path(__file__).parents[2])
        paths = [root, env.get("PYTHONPATH", "")]
        answers, descriptor = os.pipe()
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-W", "error", "-m", "tests.speech.talker"),
                *(str(descriptor), json.dumps(options)),
            ],
            env=env | {"PYTHONPATH": os.pathsep.join(filter(None, paths))},
            cwd=root,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            pass_fds=[descriptor],
            text=True,
        )
        os.close(descriptor)
        self._answers = os.fdopen(answers)
        self.waits: list[float] = []

    def say(self, *sentences: str, braille: str | None = None, language: str = "en") -> None:
        self.waits.append(self._ask("say", sentences, braille, language))

    def silence(self) -> None:
        self._ask("silence")

    def state(self) -> dict[str, Any]:
        state: dict[str, Any] = self._ask("state")
        return state

    def ready(self) -> dict[str, Any]:
        state: dict[str, Any] = self._ask("ready", LIVE)
        return state

    def becomes(self, phase: str, seconds: float = LIVE) -> bool:
        """Wait for a phase."""
        return until(lambda: self.state()["phase"] == phase, seconds)

    def outages(self) -> int:
        """How often a player would have been told that no driver answers."""
        phases: list[str] = self._ask("phases")
        return phases.count("silent")

    def quit(self) -> float:
        """Ask for the end and wait for it: seconds of its own until the process was gone."""
        assert self._process.stdin is not None
        with OwnTime(self._process.pid) as taken:
            self._process.stdin.write('["quit"]\n')
            self._process.stdin.flush()

            def gone() -> bool:
                taken.look()
                return self._process.poll() is not None

            assert until(gone)
        return taken.seconds

    def end(self) -> None:
        """Quit, and assert what holds in every fault: at once, in time, and in silence."""
        took = self.quit()
        out, err = self._process.communicate()
        assert (out, err, self._process.returncode) == ("", "", 0)
        assert took < EXIT, f"the exit took {took:.2f} s"
        # one in fifty may fall into a pause of the whole machine, which no clock of a thread shows
        waits = sorted(self.waits)
        slowest = max(waits[: len(waits) - len(waits) // 50], default=0.0)
        assert slowest < AT_ONCE, f"a reply was taken after {slowest * 1000:.0f} ms"

    def close(self) -> None:
        """End the process whatever its state."""
        self._process.kill()
        self._process.communicate()
        self._answers.close()

    def _ask(self, *order: Any) -> Any:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        return json.loads(self._answers.readline())
