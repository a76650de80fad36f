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

from sorry_a11y.doctor.findings import (
    Code,
    EncodingFinding,
    Finding,
    Probe,
    Remedy,
    SettingsFinding,
    SoundFinding,
    TerminalFinding,
    Topic,
)
from sorry_a11y.terminal.console import is_terminal

NARROWEST = 20
"""Columns below which lines are cut so often that they are hard to follow."""

# one sign of each of the game's languages, and the quotes of its prose
_SIGNS = "äöüßàèì’“”移動。，！？"

_LINE = re.compile(r"line (\d+)")


def system_probes(settings: Path) -> list[Probe]:
    """The probes of this file, in the order of telling."""
    return [
        Probe(Topic.SOUND, sound),
        Probe(Topic.TERMINAL, terminal),
        Probe(Topic.ENCODING, encoding),
        Probe(Topic.SETTINGS, lambda: settings_file(settings)),
    ]


def sound(
    platform: str = sys.platform,
    environment: Mapping[str, str] | None = None,
    cards: Path = Path("/proc/asound/cards"),
) -> list[Finding]:
    """Whether the system has a sound device; macOS is not asked, it always has one."""
    env = os.environ if environment is None else environment
    if platform == "win32":
        devices = tuple(f"wave {n}" for n in range(_windows_devices()))
    elif platform.startswith("linux"):
        devices = (*_cards_in(cards), *_sound_servers(env))
    else:
        return [SoundFinding(Topic.SOUND, Code.DEVICE_UNKNOWN)]
    if devices:
        return [SoundFinding(Topic.SOUND, Code.DEVICE_FOUND, None, devices)]
    return [SoundFinding(Topic.SOUND, Code.DEVICE_MISSING, Remedy.CHECK_SOUND)]


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
    """Whether keys can be read one by one and how much text fits."""
    env = os.environ if environment is None else environment
    # a program started without a window has None for both
    reads, shows = is_terminal(stdin or sys.stdin), is_terminal(stdout or sys.stdout)
    columns, rows = _size_of(stdout or sys.stdout) if shows else (0, 0)
    term = env.get("TERM", "")
    code, remedy = _judge(term, columns, reads and shows)
    program = env.get("TERM_PROGRAM") or ("Windows Terminal" if env.get("WT_SESSION") else "")
    return [
        TerminalFinding(Topic.TERMINAL, code, remedy, term, program, columns, rows, reads, shows)
    ]


def _judge(term: str, columns: int, both_ends: bool) -> tuple[Code, Remedy | None]:
    if not both_ends:
        return Code.NOT_A_TERMINAL, Remedy.USE_LINES
    if term == "dumb":
        return Code.TERMINAL_DUMB, Remedy.USE_LINES
    if 0 < columns < NARROWEST:  # 0 is what a terminal of unknown size answers
        return Code.TERMINAL_NARROW, Remedy.WIDEN_TERMINAL
    return Code.TERMINAL_FINE, None


def _size_of(stream: TextIO) -> tuple[int, int]:
    try:
        size = os.get_terminal_size(stream.fileno())
    except (OSError, ValueError):
        return 0, 0
    return size.columns, size.lines


def encoding(
    stdout: TextIO | None = None, environment: Mapping[str, str] | None = None
) -> list[Finding]:
    """Whether every language of the game can be printed."""
    env = os.environ if environment is None else environment
    stream = stdout or sys.stdout
    name = (getattr(stream, "encoding", None) or "ascii").lower()
    try:
        _SIGNS.encode(name)
    except (UnicodeError, LookupError):
        chosen = env.get("PYTHONIOENCODING")
        remedy = Remedy.UNSET_ENCODING if chosen else Remedy.USE_UTF8
        return [EncodingFinding(Topic.ENCODING, Code.ENCODING_LIMITED, remedy, name)]
    return [EncodingFinding(Topic.ENCODING, Code.ENCODING_FULL, None, name)]


def settings_file(path: Path) -> list[Finding]:
    """Whether the settings file is there and is TOML; its settings are judged elsewhere."""
    code, line = Code.SETTINGS_READ, 0
    remedy: Remedy | None = None
    try:
        tomllib.loads(path.read_text("utf-8-sig"))
    except FileNotFoundError:
        code = Code.SETTINGS_NONE
    except OSError:
        code, remedy = Code.SETTINGS_UNREADABLE, Remedy.ALLOW_SETTINGS
    except ValueError as error:  # not UTF-8, or not TOML
        place = _LINE.search(str(error))
        line = int(place[1]) if place else 0
        code, remedy = Code.SETTINGS_BROKEN, Remedy.MEND_SETTINGS
    return [SettingsFinding(Topic.SETTINGS, code, remedy, str(path), line)]
