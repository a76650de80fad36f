"""yasr 0.6.9, a reader for terminals, with a synthesiser that writes down what it says."""

from __future__ import annotations

import os
import shutil
import signal
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.harness.pty_session import PtySession
from tests.readers.cells import ROWS, Cell
from tests.readers.spoken import Spoken, script, synthesiser

SETTINGS = Path("/etc/yasr/yasr.conf")


def missing() -> str:
    """Why it cannot be run here; empty if it can."""
    if not (shutil.which("yasr") and SETTINGS.exists()):
        return "yasr is not installed"
    return ""


@contextmanager
def listening(cell: Cell, folder: Path, env: Mapping[str, str | None]) -> Iterator[Spoken]:
    """The program inside yasr, whose echo of keys is off, as docs/readers.md advises."""
    log = folder / "said"
    speak = script(folder / "speak", ["/bin/sh", "-c", f"exec {synthesiser(log)}"])
    wanted = {"synthesizer": "emacspeak server", "synthesizer port": f"|{speak}", "key echo": "off"}
    settings = SETTINGS.read_text("utf-8", "replace")
    lines = [line for line in settings.splitlines() if line.split("=")[0] not in wanted]
    at = next(number for number, line in enumerate(lines) if line == "[options]")
    lines[at + 1 : at + 1] = [f"{name}={value}" for name, value in wanted.items()]
    (folder / ".yasr.conf").write_text("\n".join(lines) + "\n")
    game = script(folder / "game", cell.command())
    home = {**env, "HOME": str(folder), "TERM": "vt100"}
    with PtySession(["yasr", str(game)], rows=ROWS, columns=cell.columns, env=home) as program:
        try:
            yield Spoken("yasr", program, log)
        finally:
            # the game is left the master of its own terminal, so the end of yasr does not end it
            with suppress(FileNotFoundError, ProcessLookupError):
                started = Path(f"/proc/{program.pid}/task/{program.pid}/children").read_text()
                for child in started.split():
                    os.kill(int(child), signal.SIGHUP)
