"""Probes of what surrounds the game: sound device, terminal, encoding, settings file."""

from __future__ import annotations

import ctypes
import os
import re
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import TextIO

from sorry_a11y.doctor.findings import Finding, FindingCode, Probe, Remedy
from sorry_a11y.narration.mistakes import listed
from sorry_a11y.terminal.console import is_terminal

NARROWEST = 20
"""Columns below which lines are cut so often that they are hard to follow."""

# one sign of each of the game's languages, and the quotes of its prose
_SIGNS = "äöüßàèì’“”移動。，！？"

_LINE = re.compile(r"line (\d+)")


def system_probes(settings: Path) -> list[Probe]:
    """Return the probes of this file, in the order of telling."""
    return [
        Probe("sound", sound),
        Probe("terminal", terminal),
        Probe("terminal", wishes),
        Probe("encoding", encoding),
        Probe("settings", lambda: settings_file(settings)),
    ]


def sound(
    platform: str = sys.platform,
    environment: Mapping[str, str] | None = None,
    cards: Path = Path("/proc/asound/cards"),
) -> list[Finding]:
    """Find the sound devices; macOS is not asked, it always has one."""
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
    """Find whether keys can be read one by one and how much text fits."""
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
    elif 0 < columns < NARROWEST:  # 0 is what a terminal of unknown size answers
        code, remedy = "terminal-narrow", "widen-terminal"
    program = env.get("TERM_PROGRAM") or ("Windows Terminal" if env.get("WT_SESSION") else "")
    return [Finding("terminal", code, remedy, {
        "term": program or env.get("TERM") or "none", "columns": columns, "rows": rows,
        "reads_keys": "yes" if reads else "no",
    })]


def wishes(environment: Mapping[str, str] | None = None) -> list[Finding]:
    """Find the variables by which a player asks every program for plain text, set to anything."""
    env = os.environ if environment is None else environment
    asked: Mapping[str, FindingCode] = {
        "ACCESSIBLE": "terminal-accessible", "NO_COLOR": "terminal-no-color",
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
    """Find whether the settings file is there and is TOML; its settings are judged elsewhere."""
    code: FindingCode = "settings-read"
    remedy: Remedy | None = None
    line = 0  # where no line is to blame
    try:
        tomllib.loads(path.read_text("utf-8-sig"))
    except FileNotFoundError:
        code = "settings-none"
    except OSError:
        code, remedy = "settings-unreadable", "allow-settings"
    except ValueError as error:  # not UTF-8, or not TOML
        place = _LINE.search(str(error))
        line = int(place[1]) if place else 0
        code, remedy = "settings-broken", "mend-settings"
    return [Finding("settings", code, remedy, {"path": str(path), "line": line})]
