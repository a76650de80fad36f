"""The program as a server, in a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO, Self

from tests.harness.programs import command, run_as_tester


def run(*arguments: str) -> tuple[int, str, str]:
    """Run a command to its end in this process: status, what it told, what it complained of."""
    ended = run_as_tester(*arguments)
    return ended.status, ended.told, ended.complained


class Serving:
    """A server on a port of this machine, its tables in ``folder``; ``front``: as behind a proxy
    that says from where people come; ``more``: further options; ``env``: added to the environment;
    ``log``: where errors go, None for those of this program."""

    def __init__(
        self,
        folder: Path,
        port: int = 0,
        *,
        front: bool = False,
        more: Sequence[str] = (),
        env: Mapping[str, str] | None = None,
        log: IO[bytes] | None = None,
    ) -> None:
        words = ["serve", "--port", str(port), "--data", str(folder), *more]
        if front:
            words += ["--url", "wss://tables.example"]
        full = {**os.environ, **(env or {})}
        self._process = subprocess.Popen(
            command(*words), stdout=subprocess.PIPE, stderr=log, text=True, env=full
        )
        assert self._process.stdout is not None, "is a pipe"
        self.told = self._process.stdout.readline()
        found = re.search(r"port (\d+)", self.told)
        assert found, self.told
        self.port = int(found[1])

    @property
    def pid(self) -> int:
        return self._process.pid

    def line(self) -> str:
        """The next line that it tells, after ``told``."""
        assert self._process.stdout is not None, "is a pipe"
        return self._process.stdout.readline()

    @property
    def url(self) -> str:
        """Where it is found."""
        return f"ws://127.0.0.1:{self.port}"

    def stop(self) -> int:
        """End it as a system does that stops services; the exit status."""
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(20)

    def signal(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    def kill(self) -> None:
        """End it as a power cut does."""
        self._process.kill()
        self._process.wait(20)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        if self._process.poll() is None:
            self.kill()
        assert self._process.stdout is not None, "is a pipe"
        self._process.stdout.close()
