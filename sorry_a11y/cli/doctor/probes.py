"""Probes of a computer: readers, drivers, Speech Dispatcher, sound, terminal, encoding, file."""

from __future__ import annotations

import csv
import ctypes
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path, PurePath, PureWindowsPath
from typing import TextIO

from sorry_a11y.cli.doctor.report import Finding, FindingCode, Probe, Remedy
from sorry_a11y.frontends.terminal.console import is_terminal
from sorry_a11y.output.narration.mistakes import listed
from sorry_a11y.output.speech.drivers import Driver, SilenceReason, UnavailableError
from sorry_a11y.output.speech.on_linux import LOCAL, OrcaDriver, ServerAddress, server_address
from sorry_a11y.output.speech.speaker import Watchdog, installed
from sorry_a11y.store.files import as_utf8

_READERS = {
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
"""The readers by the names of their programs, in lower case and without ".exe"."""

_INTERPRETERS = ("python", "perl", "sh", "bash")

_SERVER_PATIENCE = 1.0
"""Seconds to wait for Speech Dispatcher's answer, which usually takes a millisecond."""

_DRIVER_PATIENCE = 3.0
"""Seconds to wait until a driver is ready."""

_CommandLine = Sequence[str]


def all_probes(settings: Path, platform: str = sys.platform) -> list[Probe]:
    """Return the probes that make sense on a platform, in the order of telling.

    Args:
        settings: The path of the settings file.
        platform: The platform.
    """
    return [
        Probe("readers", readers),
        Probe("drivers", drivers, 30.0),
        *([Probe("server", server)] if platform.startswith("linux") else []),
        Probe("sound", sound),
        Probe("terminal", terminal),
        Probe("terminal", wishes),
        Probe("encoding", encoding),
        Probe("settings", lambda: settings_file(settings)),
    ]


def readers(commands: Callable[[], Iterable[_CommandLine]] | None = None) -> list[Finding]:
    """Find screen readers among the running programs; some readers are not found this way."""
    running = (commands or running_commands)()
    names = dict.fromkeys(name for command in running if (name := reader_of(command)))
    found = [Finding("readers", "reader-runs", "choose-mode", {"name": name}) for name in names]
    return found or [Finding("readers", "no-reader-seen", "start-reader")]


def reader_of(command: _CommandLine) -> str | None:
    """Return the reader that a command line runs, as a program or as a script."""
    for n, word in enumerate(command[:3]):
        stem = PurePath(word.replace("\\", "/")).name.lower()
        stem = stem.removesuffix(".exe").removesuffix(".py")
        if stem in _READERS:
            return _READERS[stem]
        # the first argument of an interpreter that is no option is its script
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
    # the whole path is given, since Windows looks for a bare name in the current folder first;
    # the console's code page does not have every letter of a program's name
    root = PureWindowsPath(environment.get("SystemRoot") or "C:\\Windows")
    table = subprocess.run(
        [str(root / "System32" / "tasklist.exe"), "/fo", "csv", "/nh"],
        capture_output=True,
        check=True,
    ).stdout.decode(encoding, "replace")
    return [row[:1] for row in csv.reader(table.splitlines())]


def _commands_in(proc: Path) -> list[list[str]]:
    commands = []
    for folder in proc.glob("[0-9]*"):
        try:
            line = (folder / "cmdline").read_bytes()
        except OSError:  # the process has ended, or belongs to another user
            continue
        commands.append(line.decode("utf-8", "replace").split("\0"))
    return commands


def drivers(
    source: Callable[[], list[Driver]] = installed, seconds: float = _DRIVER_PATIENCE
) -> list[Finding]:
    """Open every driver of this system and ask whether it is active, each in `seconds`.

    This may start Speech Dispatcher.
    """
    return [_look_at(driver, seconds) for driver in source()]


def _look_at(driver: Driver, seconds: float) -> Finding:
    began = time.monotonic()
    watchdog = Watchdog(f"probe {driver.name}")
    remedy: Remedy | None
    try:
        code, remedy = watchdog.call(lambda: _try(driver), seconds)
    except TimeoutError:
        driver.sever()
        code, remedy = "driver-overdue", "restart-server"
    finally:
        watchdog.let_go()
    braille = driver.brailles and code == "driver-active"
    return Finding(
        "drivers",
        code,
        remedy,
        {
            "name": driver.name,
            "kind": "reader" if driver.is_reader else "synthesiser",
            "braille": "yes" if braille else "no",
            "milliseconds": round((time.monotonic() - began) * 1000),
        },
    )


def _try(driver: Driver) -> tuple[FindingCode, Remedy | None]:
    try:
        driver.open()
        active = driver.is_active()
        driver.close()
    except Exception as error:
        if isinstance(error, UnavailableError) and error.reason is SilenceReason.LIBRARY_MISSING:
            return "library-missing", "read-of-readers"
        # most readers that are not installed raise some error; the finding about Speech
        # Dispatcher itself has the advice
        return _quiet(driver, "driver-unusable"), None
    return ("driver-active" if active else _quiet(driver, "driver-inactive")), None


def _quiet(driver: Driver, code: FindingCode) -> FindingCode:
    # the driver cannot tell whether an older Orca, without the service, is installed
    return "driver-no-orca" if isinstance(driver, OrcaDriver) else code


def server(environment: Mapping[str, str] | None = None) -> list[Finding]:
    """Find whether Speech Dispatcher answers, without starting it."""
    if LOCAL < 0:
        return [Finding("server", "server-not-used")]
    env = os.environ if environment is None else environment
    family, address = server_address(env)
    code = _ask(family, address)
    if code == "server-down" and shutil.which("speech-dispatcher", path=env.get("PATH")) is None:
        code = "server-missing"
    remedies: Mapping[FindingCode, Remedy] = {
        "server-hangs": "restart-server",
        "server-down": "start-server",
        "server-missing": "install-server",
    }
    told = address if isinstance(address, str) else f"{address[0]}:{address[1]}"
    return [Finding("server", code, remedies.get(code), {"address": told})]


def _ask(family: int, address: ServerAddress) -> FindingCode:
    with socket.socket(family) as connection:
        connection.settimeout(_SERVER_PATIENCE)
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


_NARROWEST = 20
"""The fewest columns with which lines are easy to follow."""

# special letters and punctuation of each of the game's languages
_SIGNS = "äöüßàèì’“”移動。，！？"

_LINE = re.compile(r"line (\d+)")


def sound(
    platform: str = sys.platform,
    environment: Mapping[str, str] | None = None,
    cards: Path = Path("/proc/asound/cards"),
) -> list[Finding]:
    """Find the sound devices; macOS always has one."""
    env = os.environ if environment is None else environment
    if platform == "win32":
        devices = [f"wave {n}" for n in range(_windows_devices())]
    elif platform.startswith("linux"):
        devices = [*_cards_in(cards), *_sound_servers(env)]
    else:
        return [Finding("sound", "device-unknown")]
    if devices:
        return [Finding("sound", "device-found", None, {"devices": listed(devices)})]
    return [Finding("sound", "device-missing", "check-sound")]


def _windows_devices() -> int:
    library = getattr(ctypes, "windll").winmm  # noqa: B009 unknown to type checkers elsewhere
    return int(library.waveOutGetNumDevs())


def _cards_in(file: Path) -> list[str]:
    try:
        text = file.read_text(errors="replace")
    except OSError:
        return []
    return [m[1].strip() for m in re.finditer(r"^ *\d+ \[([^\]]*)\]", text, re.MULTILINE)]


def _sound_servers(env: Mapping[str, str]) -> list[str]:
    folder = Path(env.get("XDG_RUNTIME_DIR") or "/nonexistent")
    sockets = {"PipeWire": folder / "pipewire-0", "PulseAudio": folder / "pulse" / "native"}
    return [name for name, path in sockets.items() if path.exists()]


def terminal(
    environment: Mapping[str, str] | None = None,
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
) -> list[Finding]:
    """Find whether the terminal gives single keys, and whether it is wide enough."""
    env = os.environ if environment is None else environment
    # a program started without a window has None for both
    reads, shows = is_terminal(stdin or sys.stdin), is_terminal(stdout or sys.stdout)
    columns, rows = _size_of(stdout or sys.stdout) if shows else (0, 0)
    code: FindingCode = "terminal-fine"
    remedy: Remedy | None = None
    if not (reads and shows):
        code, remedy = "not-a-terminal", "use-lines"
    elif env.get("TERM") == "dumb":
        code, remedy = "terminal-dumb", "use-lines"
    elif 0 < columns < _NARROWEST:  # 0 is what a terminal of unknown size answers
        code, remedy = "terminal-narrow", "widen-terminal"
    program = env.get("TERM_PROGRAM") or ("Windows Terminal" if env.get("WT_SESSION") else "")
    return [
        Finding(
            "terminal",
            code,
            remedy,
            {
                "term": program or env.get("TERM") or "none",
                "columns": columns,
                "rows": rows,
                "reads_keys": "yes" if reads else "no",
            },
        )
    ]


def wishes(environment: Mapping[str, str] | None = None) -> list[Finding]:
    """Find the environment variables by which players ask programs for plain text."""
    env = os.environ if environment is None else environment
    asked: Mapping[str, FindingCode] = {
        "ACCESSIBLE": "terminal-accessible",
        "NO_COLOR": "terminal-no-color",
    }
    return [Finding("terminal", code) for name, code in asked.items() if env.get(name)]


def _size_of(stream: TextIO) -> tuple[int, int]:
    try:
        size = os.get_terminal_size(stream.fileno())
    except (OSError, ValueError):
        return 0, 0
    return size.columns, size.lines


def encoding(
    stdout: TextIO | None = None, environment: Mapping[str, str] | None = None
) -> list[Finding]:
    """Find whether every language of the game can be printed."""
    env = os.environ if environment is None else environment
    stream = stdout or sys.stdout
    name = (getattr(stream, "encoding", None) or "ascii").lower()
    try:
        _SIGNS.encode(name)
    except (UnicodeError, LookupError):
        remedy: Remedy = "unset-encoding" if env.get("PYTHONIOENCODING") else "use-utf8"
        return [Finding("encoding", "encoding-limited", remedy, {"name": name})]
    return [Finding("encoding", "encoding-full", None, {"name": name})]


def settings_file(path: Path) -> list[Finding]:
    """Find whether the settings file exists and is TOML; the settings are not checked."""
    code: FindingCode = "settings-read"
    remedy: Remedy | None = None
    line = 0  # for an error that concerns no line
    try:
        tomllib.loads(as_utf8(path.read_bytes()).decode().replace("\r\n", "\n"))
    except FileNotFoundError:
        code = "settings-none"
    except OSError:
        code, remedy = "settings-unreadable", "allow-settings"
    except ValueError as error:  # not UTF-8, or not TOML
        place = _LINE.search(str(error))
        line = int(place[1]) if place else 0
        code, remedy = "settings-broken", "mend-settings"
    return [Finding("settings", code, remedy, {"path": str(path), "line": line})]
