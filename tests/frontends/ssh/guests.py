"""A server with a frontend for ssh, and people at terminals, with the program or OpenSSH."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from time import monotonic

import pytest

from tests.harness.pty_session import LIMIT, PtySession
from tests.online.server.programs import Serving

with_openssh = pytest.mark.skipif(
    shutil.which("ssh") is None or sys.platform == "win32", reason="OpenSSH is not installed"
)
CODE = re.compile(r"\d{4} \d{4} \d{4}")
CHOICE = re.compile(r"\d (?:of|von) \d+$|, (?:key|Taste) \d$")
"""How a focus line ends that offers a choice, by its place or by its digit."""
GOES_ON = re.compile(r"Enter goes on$|weiter mit Enter$")
"""How a focus line ends below a reply that waits before its rest."""


class SshServing(Serving):
    """A server in a process of its own, at port ``at``; ``ssh``: the port of its ssh frontend;
    ``more``: further options."""

    def __init__(
        self, folder: Path, port: int = 0, at: int = 0, more: tuple[str, ...] = ()
    ) -> None:
        # nobody listens here: every key counts at once
        super().__init__(
            folder, at, more=("--ssh", str(port), *more), env={"SORRY_A11Y_GUARD": "0"}
        )
        assert self._process.stdout is not None, "is a pipe"
        self.told += self._process.stdout.readline()
        found = re.search(r"ssh -p (\d+)", self.told)
        assert found, self.told
        self.ssh = int(found[1])

    def guest(
        self,
        home: Path,
        code: str,
        *,
        language: str = "en_GB.UTF-8",
        key: Path | None = None,
        columns: int = 80,
        more: tuple[str, ...] = (),
        term: str = "xterm",
    ) -> PtySession:
        """Somebody who types ssh. ``home``: where their program keeps whom it knows; ``key``:
        theirs, None for none; ``more``: options of their program."""
        home.mkdir(exist_ok=True)
        command = [
            *("ssh", "-F", "none", "-p", str(self.ssh), "-o", "StrictHostKeyChecking=accept-new"),
            *("-o", f"UserKnownHostsFile={home / 'known'}", "-o", "LogLevel=ERROR"),
            *("-o", "SendEnv=LANG LC_ALL", "-o", "IdentityAgent=none", "-o", "IdentitiesOnly=yes"),
            *("-o", f"IdentityFile={key or 'none'}"),
            *more,
            f"{code.replace(' ', '')}@127.0.0.1",
        ]
        return PtySession(command, columns=columns, env={"LANG": language, "TERM": term})

    def host(self, home: Path, seats: str = "red=you,blue=open,yellow=runner") -> PtySession:
        """Ann, who opens a table with the program."""
        return PtySession(
            [
                *(sys.executable, "-m", "sorry_a11y", "host", "--at", f"127.0.0.1:{self.port}"),
                *("--name", "Ann", "--seats", seats),
            ],
            env={"SORRY_A11Y_HOME": str(home), "SORRY_A11Y_SOUND": "off"},
        )


def made_key(folder: Path) -> Path:
    path = folder / "key"
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(path)], check=True)
    return path


def until(at: PtySession, words: str) -> str:
    """What is written until those words are, wherever the lines were wrapped."""
    told = ""
    end = monotonic() + LIMIT
    while words.lower() not in told.lower():
        assert monotonic() < end, (words, told)
        told += at.hear().decode().replace("\r\n", " ")
    return told


def decides(at: PtySession) -> bool:
    return CHOICE.search(at.cursor_line()) is not None


def goes_on(at: PtySession) -> bool:
    """Take somebody's first choice, or hear the rest of a reply that waits; whether there was a
    choice."""
    has_choice = decides(at)
    if has_choice or GOES_ON.search(at.cursor_line()):
        at.press("\r")
    return has_choice


def play(people: tuple[PtySession, ...], turns: int, over: str) -> int:
    """Let everybody take their first choices, until that many were taken or ``over`` is told to
    all; how many were taken."""
    taken = 0
    end = monotonic() + LIMIT
    while taken < turns:
        assert monotonic() < end, [one.cursor_line() for one in people]
        for one in people:
            one.overhear(0.01)
            if goes_on(one):
                taken += 1
                end = monotonic() + LIMIT
        if all(over in text_of(one) for one in people):
            break
    return taken


def refusal(at: PtySession) -> str:
    """What was written to somebody who is let in nowhere, but for the line that a late answer is
    waited for."""
    return text_of(at).replace("Waiting for the table to answer", "").strip()


def text_of(at: PtySession) -> str:
    """Everything that was written, wherever the lines were wrapped."""
    return re.sub(r"\s+", " ", at.output.decode())
