"""Findings for `doctor`: what there is to speak, braille, sound and print with.

No finding has words. Each has a `code`, what was found, and a `remedy`, what to do about it;
both are stable ids for messages, and the other fields are their variables. Nothing here
raises, prints or takes longer than its limit.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from sorry_a11y.speech.voice import VoiceKind
from sorry_a11y.speech.watchdog import CallFailedError, OverdueError, Watchdog


class Topic(StrEnum):
    """What a finding is about, in the order of telling."""

    READERS = "readers"
    DRIVERS = "drivers"
    SERVER = "server"
    SOUND = "sound"
    TERMINAL = "terminal"
    ENCODING = "encoding"
    SETTINGS = "settings"


class Code(StrEnum):
    """What was found."""

    # readers
    READER_RUNS = "reader-runs"
    NO_READER_SEEN = "no-reader-seen"
    # drivers
    DRIVER_ACTIVE = "driver-active"
    DRIVER_INACTIVE = "driver-inactive"
    DRIVER_UNUSABLE = "driver-unusable"
    LIBRARY_MISSING = "library-missing"
    BINDING_MISSING = "binding-missing"
    # Speech Dispatcher
    SERVER_ANSWERS = "server-answers"
    SERVER_HANGS = "server-hangs"
    SERVER_DOWN = "server-down"
    SERVER_MISSING = "server-missing"
    SERVER_NOT_USED = "server-not-used"
    # sound device
    DEVICE_FOUND = "device-found"
    DEVICE_MISSING = "device-missing"
    DEVICE_UNKNOWN = "device-unknown"
    # terminal
    TERMINAL_FINE = "terminal-fine"
    TERMINAL_NARROW = "terminal-narrow"
    TERMINAL_DUMB = "terminal-dumb"
    NOT_A_TERMINAL = "not-a-terminal"
    # encoding
    ENCODING_FULL = "encoding-full"
    ENCODING_LIMITED = "encoding-limited"
    # settings file
    SETTINGS_READ = "settings-read"
    SETTINGS_NONE = "settings-none"
    SETTINGS_BROKEN = "settings-broken"
    SETTINGS_UNREADABLE = "settings-unreadable"
    # any
    OVERDUE = "overdue"
    FAILED = "failed"


class Remedy(StrEnum):
    """What a player can do about a finding."""

    CHOOSE_MODE = "choose-mode"
    """Choose between print and speech: a reader runs."""
    START_READER = "start-reader"
    INSTALL_EXTRA = "install-extra"
    """Install the Python packages of this program again."""
    INSTALL_SERVER = "install-server"
    START_SERVER = "start-server"
    RESTART_SERVER = "restart-server"
    CHECK_SOUND = "check-sound"
    WIDEN_TERMINAL = "widen-terminal"
    USE_LINES = "use-lines"
    """Use the line mode, which needs nothing of a terminal."""
    USE_UTF8 = "use-utf8"
    UNSET_ENCODING = "unset-encoding"
    """Do without the environment variable that chooses another encoding."""
    MEND_SETTINGS = "mend-settings"
    ALLOW_SETTINGS = "allow-settings"


@dataclass(frozen=True, slots=True)
class Finding:
    """What every finding has. `remedy` is None where nothing needs doing."""

    topic: Topic
    code: Code
    remedy: Remedy | None = None


@dataclass(frozen=True, slots=True)
class ReaderFinding(Finding):
    """A screen reader among the running programs; a hint, since some hide."""

    name: str = ""


@dataclass(frozen=True, slots=True)
class DriverFinding(Finding):
    """One way to speak. `milliseconds` is the time it took to be ready."""

    name: str = ""
    kind: VoiceKind | None = None
    braille: bool = False
    milliseconds: int = 0


@dataclass(frozen=True, slots=True)
class ServerFinding(Finding):
    """Speech Dispatcher. `address` is a socket's path or a host and port."""

    address: str = ""


@dataclass(frozen=True, slots=True)
class SoundFinding(Finding):
    """Sound devices by their names, as far as the system tells them."""

    devices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TerminalFinding(Finding):
    """The terminal: TERM, its own name if it tells one, its size in characters, its ends."""

    term: str = ""
    program: str = ""
    columns: int = 0
    rows: int = 0
    reads_keys: bool = False
    shows_text: bool = False


@dataclass(frozen=True, slots=True)
class EncodingFinding(Finding):
    """The encoding of what is printed."""

    name: str = ""


@dataclass(frozen=True, slots=True)
class SettingsFinding(Finding):
    """The settings file; `line` counts from 1 and is 0 where no line is to blame."""

    path: str = ""
    line: int = 0


@dataclass(frozen=True, slots=True)
class Probe:
    """One thing to look at. `look` has `seconds` to answer; it may raise or hang."""

    topic: Topic
    look: Callable[[], Sequence[Finding]]
    seconds: float = 3.0


def examine(probes: Sequence[Probe]) -> list[Finding]:
    """What the probes found, in order, none given more than its seconds."""
    findings: list[Finding] = []
    for probe in probes:
        leash = Watchdog(f"probe {probe.topic}")
        try:
            findings += leash.call(probe.look, probe.seconds)
        except OverdueError:
            findings.append(Finding(probe.topic, Code.OVERDUE, _when_stuck(probe.topic)))
        except CallFailedError:
            findings.append(Finding(probe.topic, Code.FAILED))
        finally:
            leash.let_go()
    return findings


def _when_stuck(topic: Topic) -> Remedy | None:
    stuck = {
        Topic.DRIVERS: Remedy.RESTART_SERVER,
        Topic.SERVER: Remedy.RESTART_SERVER,
        Topic.SOUND: Remedy.CHECK_SOUND,
    }
    return stuck.get(topic)
