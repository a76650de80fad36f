"""Probes of speech: running readers, drivers, and Speech Dispatcher's server."""

from __future__ import annotations

import csv
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path, PurePath, PureWindowsPath

from sorry_a11y.doctor.findings import Finding, FindingCode, Probe, Remedy
from sorry_a11y.speech.drivers import Driver, UnavailableError
from sorry_a11y.speech.installed import installed
from sorry_a11y.speech.orca import OrcaDriver
from sorry_a11y.speech.speech_dispatcher import LOCAL, ServerAddress, server_address
from sorry_a11y.speech.voice import SilenceReason
from sorry_a11y.speech.watchdog import OverdueError, Watchdog

READERS = {
    "nvda": "NVDA",
    "jfw": "JAWS",
    "narrator": "Narrator",
    "snova": "SuperNova",
    "voiceover": "VoiceOver",
    "orca": "Orca",
    "fenrir": "Fenrir",
    "tdsr": "TDSR",
    "yasr": "yasr",
    "brltty": "BRLTTY",
    "espeakup": "Speakup",
    "speechd-up": "Speakup",
}
"""Program names in lower case, without ".exe", and the readers that they are."""

_INTERPRETERS = ("python", "perl", "sh", "bash")

SERVER_PATIENCE = 1.0
"""Seconds within which a healthy server answers a question; it takes about a millisecond."""

DRIVER_PATIENCE = 3.0
"""Seconds within which a driver has to be ready."""

CommandLine = Sequence[str]


def speech_probes(platform: str = sys.platform) -> list[Probe]:
    """Return the probes of this file that make sense on `platform`, in the order of telling."""
    probes = [Probe("readers", readers), Probe("drivers", drivers, 30.0)]
    if platform.startswith("linux"):
        probes.append(Probe("server", server))
    return probes


def readers(commands: Callable[[], Iterable[CommandLine]] | None = None) -> list[Finding]:
    """Find the screen readers among the running programs, a hint since some hide."""
    running = (commands or running_commands)()
    names = dict.fromkeys(name for command in running if (name := reader_of(command)))
    found = [Finding("readers", "reader-runs", "choose-mode", {"name": name}) for name in names]
    return found or [Finding("readers", "no-reader-seen", "start-reader")]


def reader_of(command: CommandLine) -> str | None:
    """Return the reader that a command line runs, as a program or as a script."""
    for n, word in enumerate(command[:3]):
        stem = PurePath(word.replace("\\", "/")).name.lower()
        stem = stem.removesuffix(".exe").removesuffix(".py")
        if stem in READERS:
            return READERS[stem]
        # options of an interpreter may stand before its script; other arguments are not programs
        if n == 0 and not stem.startswith(_INTERPRETERS):
            return None
    return None


def running_commands() -> list[list[str]]:
    """Return the command lines of all running programs; on Windows and macOS their names only."""
    if sys.platform == "win32":
        return _windows_commands(os.environ, "oem")
    if sys.platform == "darwin":
        table = subprocess.run(
            ["ps", "-A", "-o", "comm="], capture_output=True, text=True, check=True
        ).stdout
        return [[line.strip()] for line in table.splitlines()]
    return _commands_in(Path("/proc"))


def _windows_commands(environment: Mapping[str, str], encoding: str) -> list[list[str]]:
    # by its whole path: a bare name is looked for in the current folder first; and the console's
    # code page does not have every letter of a program's name
    root = PureWindowsPath(environment.get("SystemRoot") or "C:\\Windows")
    table = subprocess.run(
        [str(root / "System32" / "tasklist.exe"), "/fo", "csv", "/nh"],
        capture_output=True, check=True,
    ).stdout.decode(encoding, "replace")
    return [row[:1] for row in csv.reader(table.splitlines())]


def _commands_in(proc: Path) -> list[list[str]]:
    commands = []
    for folder in proc.glob("[0-9]*"):
        try:
            line = (folder / "cmdline").read_bytes()
        except OSError:  # it ended meanwhile, or belongs to somebody else
            continue
        commands.append(line.decode("utf-8", "replace").split("\0"))
    return commands


def drivers(
    source: Callable[[], list[Driver]] = installed, seconds: float = DRIVER_PATIENCE
) -> list[Finding]:
    """Open every driver of this system and ask whether it is active, each in `seconds`.

    Speech Dispatcher is started by this where it may be.
    """
    return [_look_at(driver, seconds) for driver in source()]


def _look_at(driver: Driver, seconds: float) -> Finding:
    began = time.monotonic()
    watchdog = Watchdog(f"probe {driver.name}")
    remedy: Remedy | None
    try:
        code, remedy = watchdog.call(lambda: _try(driver), seconds)
    except OverdueError:
        driver.sever()
        code, remedy = "driver-overdue", "restart-server"
    finally:
        watchdog.let_go()
    braille = driver.brailles and code == "driver-active"
    return Finding("drivers", code, remedy, {
        "name": driver.name, "kind": "reader" if driver.is_reader else "synthesiser",
        "braille": "yes" if braille else "no",
        "milliseconds": round((time.monotonic() - began) * 1000),
    })


def _try(driver: Driver) -> tuple[FindingCode, Remedy | None]:
    try:
        driver.open()
        active = driver.is_active()
        driver.close()
    except Exception as error:
        if isinstance(error, UnavailableError) and error.reason is SilenceReason.LIBRARY_MISSING:
            return "library-missing", "read-of-readers"
        # most readers that are not installed say so by some error; the server's own finding says
        # what to do about it
        return _quiet(driver, "driver-unusable"), None
    return ("driver-active" if active else _quiet(driver, "driver-inactive")), None


def _quiet(driver: Driver, code: FindingCode) -> FindingCode:
    # an older Orca may run all the same, so its driver tells nothing of whether Orca is installed
    return "driver-no-orca" if isinstance(driver, OrcaDriver) else code


def server(environment: Mapping[str, str] | None = None) -> list[Finding]:
    """Find whether Speech Dispatcher answers, without starting it; only some systems have it."""
    if LOCAL < 0:
        return [Finding("server", "server-not-used")]
    env = os.environ if environment is None else environment
    family, address = server_address(env)
    code = _ask(family, address)
    if code == "server-down" and shutil.which("speech-dispatcher", path=env.get("PATH")) is None:
        code = "server-missing"
    remedies: Mapping[FindingCode, Remedy] = {
        "server-hangs": "restart-server", "server-down": "start-server",
        "server-missing": "install-server",
    }
    told = address if isinstance(address, str) else f"{address[0]}:{address[1]}"
    return [Finding("server", code, remedies.get(code), {"address": told})]


def _ask(family: int, address: ServerAddress) -> FindingCode:
    with socket.socket(family) as connection:
        connection.settimeout(SERVER_PATIENCE)
        try:
            connection.connect(address)
            connection.sendall(b"SET self CLIENT_NAME user:sorry-a11y:doctor\r\n")
            answer = connection.recv(100)
            connection.sendall(b"QUIT\r\n")
        except TimeoutError:
            return "server-hangs"
        except OSError:
            return "server-down"
    return "server-answers" if answer.startswith(b"2") else "server-hangs"
