"""Windows programs under Wine, in a prefix of their own, without a screen."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO

LIMIT = 120.0
"""Seconds after which a program that should end counts as hung."""

HUNG = 124
"""The status of a program that was stopped after its limit."""


@dataclass(frozen=True)
class Ended:
    """How a program ended: its status, and what it wrote."""

    status: int
    told: str
    complained: str

    def __str__(self) -> str:
        return f"status {self.status}\n{self.told}\n{self.complained}"


class Wine:
    """A prefix in ``work``/prefix, and the Windows Python that `interpreter.make` puts into
    ``work``/python."""

    loader: Sequence[str] = ("wine",)
    """What starts a Windows program."""

    def __init__(self, work: Path) -> None:
        self.work = work
        self.prefix = work / "prefix"
        self.folder = work / "python"
        self.python = self.folder / "python.exe"

    def make(self) -> None:
        """Make the prefix, as Windows 10; raises CalledProcessError."""
        self.work.mkdir(parents=True, exist_ok=True)
        # no sound card: ALSA's null device, or Wine fills standard error and sounds open late
        self._sound.write_text("pcm.!default { type null }\nctl.!default { type null }\n")
        commands = (
            ["wineboot", "-i"],
            ["winecfg", "-v", "win10"],
            # windows that nobody sees
            ["reg", "add", r"HKCU\Software\Wine\Drivers", "/v", "Graphics", "/d", "null", "/f"],
        )
        for command in commands:
            subprocess.run(
                ["wine", *command],
                env=self.environment(),
                check=True,
                timeout=300,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )

    def environment(self, changes: Mapping[str, str | None] | None = None) -> dict[str, str]:
        """What every program is given: a player's environment without settings of their own."""
        kept = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("SORRY_A11Y_", "LC_", "LANG", "PYTHON", "DISPLAY"))
        }
        made: dict[str, str | None] = {
            **kept,
            "WINEPREFIX": str(self.prefix),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml=",
            "ALSA_CONFIG_PATH": str(self._sound),
            "TERM": "xterm-256color",
            "LC_ALL": "C.UTF-8",
            "SORRY_A11Y_HOME": name_of(self.work / "home"),
            **(changes or {}),
        }
        return {name: value for name, value in made.items() if value is not None}

    def run(
        self,
        *arguments: str,
        typed: str = "",
        changes: Mapping[str, str | None] | None = None,
        seconds: float = LIMIT,
        program: Path | str = "",
        folder: Path | None = None,
    ) -> Ended:
        """Run the Windows Python (or another ``program``) to its end, with pipes.

        A file for its output would end a Windows Python under Wine at its start; and its pipes are
        inherited by what Wine keeps in the background, so their end is not waited for.
        """
        child = subprocess.Popen(
            [*self.loader, str(program or self.python), *arguments],
            env=self.environment(changes),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
            cwd=folder or self.work,
        )
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stderr is not None
        told, complained = _Collected(child.stdout), _Collected(child.stderr)
        threading.Thread(target=_give, args=(child.stdin, typed.encode()), daemon=True).start()
        try:
            status = child.wait(seconds)
        except subprocess.TimeoutExpired:
            self._kill(child)
            child.wait()
            status = HUNG
        return Ended(status, told.text(), complained.text())

    def stop(self) -> None:
        """End whatever still runs in the prefix."""
        subprocess.run(["wineserver", "-k"], env=self.environment(), check=False)

    def _kill(self, child: subprocess.Popen[bytes]) -> None:
        if sys.platform != "win32":
            os.killpg(child.pid, signal.SIGKILL)  # the loader, and what it loaded

    @property
    def _sound(self) -> Path:
        return self.work / "asound.conf"


class Windows(Wine):
    """Windows itself in Wine's place: this machine and this Python. It has not been run."""

    loader = ()

    def __init__(self, work: Path) -> None:
        super().__init__(work)
        self.python = Path(sys.executable)

    def environment(self, changes: Mapping[str, str | None] | None = None) -> dict[str, str]:
        """This machine's, without settings of a player's own."""
        kept = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("SORRY_A11Y_", "LC_", "LANG", "PYTHONIO", "PYTHONUTF8"))
        }
        made = {**kept, "SORRY_A11Y_HOME": name_of(self.work / "home"), **(changes or {})}
        return {name: value for name, value in made.items() if value is not None}

    def stop(self) -> None:
        """Nothing stays behind."""

    def _kill(self, child: subprocess.Popen[bytes]) -> None:
        child.kill()


class _Collected:
    """What comes out of a pipe, until nothing has come for a while after the program's end."""

    def __init__(self, stream: IO[bytes]) -> None:
        self._parts: list[bytes] = []
        self._stream = stream
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def text(self) -> str:
        """All of it, with the line ends of this system."""
        self._thread.join(1.0)
        return b"".join(self._parts).decode("utf-8", "replace").replace("\r\n", "\n")

    def _read(self) -> None:
        while data := os.read(self._stream.fileno(), 65536):
            self._parts.append(data)


def _give(stream: IO[bytes], data: bytes) -> None:
    try:
        stream.write(data)
        stream.close()
    except OSError:
        pass  # it did not want to read


def name_of(path: Path) -> str:
    """Windows' name of a path of this system, as Wine maps it."""
    if sys.platform == "win32":
        return str(path.absolute())
    return "Z:" + str(path.absolute()).replace("/", "\\")


def is_running(token: str) -> bool:
    """Whether a program runs that has ``token`` in its command line."""
    if sys.platform == "win32":
        ask = f"@(Get-CimInstance Win32_Process | ? CommandLine -like '*{token}*').Count"
        count = subprocess.run(["powershell", "-c", ask], capture_output=True, check=True).stdout
        return int(count) > 1  # one of them is the question
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if token.encode() in (folder / "cmdline").read_bytes():
                return True
        except OSError:  # it ended meanwhile
            continue
    return False
