"""The program as on macOS, on a system that is none: ``python -m tests.harness.mac LOG ARGUMENTS``.

``sys.platform`` and ``platform.system`` say macOS before anything of the game is loaded; what only
Linux has cannot be imported or opened. VoiceOver is a module ``appscript`` that writes down what it
is told into LOG. What only a Mac can show is not shown by this.
"""

from __future__ import annotations

import platform
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

LINUX_ONLY = {"spidev", "evdev", "dbus", "gi"}
LINUX_PLACES = ("/proc/", "/sys/", "/run/", "/dev/snd", "/dev/input")


class VoiceOver:
    """What appscript makes of VoiceOver."""

    def __init__(self, log: Path) -> None:
        self._log = log

    def isrunning(self) -> bool:
        """Return that it runs."""
        return True

    def output(self, text: str) -> None:
        """Write one utterance down."""
        with self._log.open("a", encoding="utf-8") as file:
            file.write(text + "\n")


def refuse(event: str, arguments: tuple[Any, ...]) -> None:
    """Refuse a Linux module or a Linux place, as an audit hook."""
    if event == "import" and arguments[0].partition(".")[0] in LINUX_ONLY:
        raise AssertionError(f"{arguments[0]} is imported on macOS")
    # pathlib and shutil ask for names; only what is read or listed counts
    if (
        event in ("open", "os.listdir", "os.scandir")
        and isinstance(arguments[0], str)
        and (arguments[0].startswith(LINUX_PLACES))
    ):
        raise AssertionError(f"{arguments[0]} is read on macOS")


def main(log: str, *arguments: str) -> int:
    """Run the program; its exit status."""
    sys.platform = "darwin"
    platform.system = lambda: "Darwin"
    appscript = ModuleType("appscript")
    vars(appscript)["app"] = lambda _: VoiceOver(Path(log))
    sys.modules["appscript"] = appscript
    sys.addaudithook(refuse)
    from sorry_a11y.cli.program import main as program

    return program(arguments)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
