"""A program in a Windows console of its own: keys go in, the screen comes out."""

from __future__ import annotations

import json
import os
import select
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any, TextIO

from tests.windows.wine import Wine, name_of

if sys.platform != "win32":
    import termios

AGENT = Path(__file__).with_name("console_agent.py")
SLOW = 120.0
"""Seconds that a program under Wine may take to come up on a busy machine."""
PAUSE = 0.05


class Console:
    """A program with arguments in a console of its own: under Wine on a pseudo-terminal, which
    nobody looks at.
    ``program``: its Windows name, the Windows Python if empty."""

    def __init__(
        self,
        wine: Wine,
        arguments: Sequence[str],
        changes: Mapping[str, str | None] | None = None,
        program: str = "",
        columns: int = 100,
        rows: int = 50,
    ) -> None:
        self._seen: list[str] = []
        with socket.create_server(("127.0.0.1", 0)) as server:
            server.settimeout(SLOW)
            port = str(server.getsockname()[1])
            command = [
                *wine.loader,
                str(wine.python),
                name_of(AGENT),
                port,
                program or name_of(wine.python),
                *arguments,
            ]
            self._start(command, wine.environment(changes), wine.work, (rows, columns))
            link, _ = server.accept()
        link.settimeout(SLOW)
        self._stream: TextIO = link.makefile("rw", encoding="utf-8", newline="\n")
        self._link = link
        self._stream.readline()

    def __enter__(self) -> Console:
        return self

    def __exit__(self, *_error: object) -> None:
        with suppress(OSError, ValueError):  # the window was closed
            self.ask("kill")
        self._link.close()
        self._stream.close()
        try:
            self._program.wait(10)
        except subprocess.TimeoutExpired:
            self._program.kill()
        self.close_window()

    def ask(self, what: str, *arguments: object) -> Any:
        """Have the agent do something (see its methods); its answer."""
        self._stream.write(json.dumps([what, *arguments]) + "\n")
        self._stream.flush()
        return json.loads(self._stream.readline())

    def type(self, text: str) -> None:
        """Type keys, all at once."""
        self.ask("type", text)

    def screen(self) -> list[str]:
        """The lines on the screen, the last being the cursor's."""
        return list(self.ask("screen"))

    def shows(self, text: str, seconds: float = SLOW) -> bool:
        """Wait until a text is on the screen; whether it came before the time or the end."""
        end = time.monotonic() + seconds
        while text not in "\n".join(self.screen()):
            if time.monotonic() > end or self.ask("status") is not None:
                return text in "\n".join(self.screen())
            time.sleep(PAUSE)
        return True

    def news(self, quiet: float = 0.4) -> list[str]:
        """The lines that came since this was last asked, once nothing more comes."""
        now, since = self.screen(), time.monotonic()
        while time.monotonic() - since < quiet:
            time.sleep(PAUSE)
            if (new := self.screen()) != now:
                now, since = new, time.monotonic()
        pairs = enumerate(zip(self._seen, now, strict=False))
        same = next((at for at, (a, b) in pairs if a != b), min(len(self._seen), len(now)))
        self._seen = now
        return now[same:]

    def answer(self, seconds: float = SLOW) -> list[str]:
        """The lines that come to a key, once the first has come."""
        end = time.monotonic() + seconds
        while self.screen() == self._seen and time.monotonic() < end:
            time.sleep(PAUSE)
        return self.news()

    def status(self, seconds: float = SLOW) -> int | None:
        """The program's exit status, once it has ended; None if it has not by then."""
        end = time.monotonic() + seconds
        while (status := self.ask("status")) is None and time.monotonic() < end:
            time.sleep(PAUSE)
        return None if status is None else int(status)

    if sys.platform == "win32":

        def close_window(self) -> None:
            """Close the window, as a click on its cross does."""
            with suppress(OSError, ValueError):  # it is gone
                self.ask("close_window")

        def _start(
            self, command: list[str], env: dict[str, str], folder: Path, size: tuple[int, int]
        ) -> None:
            sized = [
                "cmd",
                "/c",
                f"mode con cols={size[1]} lines={size[0]} & " + subprocess.list2cmdline(command),
            ]
            flags = subprocess.CREATE_NEW_CONSOLE
            self._program = subprocess.Popen(sized, env=env, cwd=folder, creationflags=flags)

    else:

        def close_window(self) -> None:
            """Close the window, as a click on its cross does."""
            self._is_open = False
            self._drainer.join()

        def _start(
            self, command: list[str], env: dict[str, str], folder: Path, size: tuple[int, int]
        ) -> None:
            self._leader, follower = os.openpty()
            termios.tcsetwinsize(follower, size)
            self._program = subprocess.Popen(
                ["setsid", "--ctty", *command],
                env=env,
                cwd=folder,
                stdin=follower,
                stdout=follower,
                stderr=follower,
            )
            os.close(follower)
            self._is_open = True
            self._drainer = Thread(target=self._drain, daemon=True)
            self._drainer.start()

        def _drain(self) -> None:
            with suppress(OSError):  # the other end may be closed
                while self._is_open:
                    if select.select([self._leader], [], [], PAUSE)[0]:
                        os.read(self._leader, 65536)
            os.close(self._leader)
