"""The report of the command doctor: findings, advice, facts for developers, a test of speech."""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from importlib import metadata
from types import MappingProxyType
from typing import Literal, NamedTuple

from sorry_a11y import __version__
from sorry_a11y.core.rules import COMPILED
from sorry_a11y.output.narration.catalog import LOCALE_VARIABLES, MessageValue, Words, upper_first
from sorry_a11y.output.sound.player import SoundState, SoundStatus
from sorry_a11y.output.sound.sdl import library_told
from sorry_a11y.output.speech.speaker import CallFailedError, Watchdog
from sorry_a11y.ui.session.key_commands import BY_KEY, key_name
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.session.screen import Screen
from sorry_a11y.ui.session.settings_screen import OUTPUTS, output_question
from sorry_a11y.ui.settings.file import Problem, trouble_lines
from sorry_a11y.ui.settings.values import Settings

Topic = Literal["readers", "drivers", "server", "sound", "terminal", "encoding", "settings"]
"""The subject of a finding, in the order of the report; "server" is Speech Dispatcher."""

FindingCode = Literal[
    "reader-runs",
    "no-reader-seen",
    "driver-active",
    "driver-inactive",
    "driver-unusable",
    "driver-overdue",
    "driver-no-orca",
    "library-missing",
    "server-answers",
    "server-hangs",
    "server-down",
    "server-missing",
    "server-not-used",
    "device-found",
    "device-missing",
    "device-unknown",
    "terminal-fine",
    "terminal-narrow",
    "terminal-dumb",
    "not-a-terminal",
    "terminal-accessible",
    "terminal-no-color",
    "encoding-full",
    "encoding-limited",
    "settings-read",
    "settings-none",
    "settings-broken",
    "settings-unreadable",
    "overdue",
    "failed",
]
"""The kinds of findings; each has a message of its own."""

Remedy = Literal[
    "choose-mode",  # between print and speech: a reader runs
    "start-reader",
    "install-extra",  # the Python packages of this program, again
    "read-of-readers",  # the page that says where a reader's library comes from
    "install-server",
    "start-server",
    "restart-server",
    "check-sound",
    "free-sound",
    "mend-sounds",
    "widen-terminal",
    "use-lines",  # the line mode, which needs nothing of a terminal
    "use-utf8",
    "unset-encoding",  # do without the environment variable that chooses another encoding
    "mend-settings",
    "allow-settings",
]
"""The advice to a player; each has a message of its own."""

_SOUND_REMEDIES: Mapping[SoundState, Remedy] = {
    SoundState.NO_LIBRARY: "install-extra",
    SoundState.NO_FILES: "install-extra",
    SoundState.NO_DEVICE: "check-sound",
    SoundState.OPENING: "check-sound",
    SoundState.WENT_AWAY: "check-sound",
    SoundState.BUSY: "free-sound",
}

_WHEN_STUCK: Mapping[Topic, Remedy] = {
    "drivers": "restart-server",
    "server": "restart-server",
    "sound": "check-sound",
}


class Finding(NamedTuple):
    """One thing that was found.

    Attributes:
        topic: The part of the computer.
        code: The name of the finding.
        remedy: The advice; None if none is needed.
        values: The values of the message.
    """

    topic: Topic
    code: FindingCode
    remedy: Remedy | None = None
    values: Mapping[str, MessageValue] = MappingProxyType({})


class Probe(NamedTuple):
    """A check of one part of the computer.

    Attributes:
        topic: The part.
        look: The function that makes the findings; it may raise or hang.
        seconds: The longest time that it is given.
    """

    topic: Topic
    look: Callable[[], Sequence[Finding]]
    seconds: float = 3.0


def examine(probes: Sequence[Probe]) -> list[Finding]:
    """Return the findings of the probes, in order; a probe that takes too long is given up."""
    findings: list[Finding] = []
    for probe in probes:
        watchdog = Watchdog(f"probe {probe.topic}")
        try:
            findings += watchdog.call(probe.look, probe.seconds)
        except TimeoutError:
            findings.append(Finding(probe.topic, "overdue", _WHEN_STUCK.get(probe.topic)))
        except CallFailedError:
            findings.append(Finding(probe.topic, "failed"))
        finally:
            watchdog.let_go()
    return findings


def report(
    settings: Settings,
    findings: Sequence[Finding],
    sound: SoundStatus,
    problems: Sequence[Problem],
) -> list[str]:
    """Return a sentence for each finding, followed by its advice; no advice is given twice."""
    words = Words(settings.language)
    told: set[str] = set()

    def advice(remedy: Remedy | None, following: Remedy | None = None) -> Iterator[str]:
        if remedy and remedy != following and remedy not in told:
            told.add(remedy)
            yield words.say(f"doctor-do-{remedy}")

    sentences = [
        words.say("doctor-title", version=__version__, system=platform.system()),
        words.say("doctor-rules", compiled="yes" if COMPILED else "no"),
    ]
    for at, finding in enumerate(findings):
        following = findings[at + 1].remedy if at + 1 < len(findings) else None
        message = f"doctor-{finding.code}"
        sentences.append(words.say(message, topic=finding.topic, **finding.values))
        sentences += advice(finding.remedy, following)
    sentences += _sound_lines(words, settings, sound)
    sentences += advice(_SOUND_REMEDIES.get(sound.state))
    for problem in sound.problems:
        file, _, reason = problem.partition(": ")
        sentences.append(words.say("doctor-sound-file", file=file, reason=reason))
    sentences += advice("mend-sounds" if sound.problems else None)
    # a file that cannot be read or is not TOML is among the findings
    values = [problem for problem in problems if problem.code in ("unknown", "value")]
    return [*sentences, *trouble_lines(values, settings.language)]


def _sound_lines(words: Words, settings: Settings, sound: SoundStatus) -> Iterator[str]:
    known = sound.state in _SOUND_REMEDIES or sound.state is SoundState.OK
    state = sound.state if known else SoundState.OPENING
    yield words.say(f"doctor-sound-{state}", detail=sound.detail)
    if sound.detail and state is not SoundState.OK:
        yield words.say("doctor-sound-detail", detail=sound.detail.rstrip("."))
    if settings.sound == "off" or not settings.volume:
        yield words.say("doctor-sound-off")


_ASKED_LIBRARIES = (
    "prompt_toolkit",
    "wcwidth",
    "msgspec",
    "websockets",
    "accessible-output2",
    "prismatoid",
    "pywin32",
    "jeepney",
    "pysdl2-dll",
)
_ASKED_READERS = ("orca", "speech-dispatcher", "brltty", "fenrir", "yasr")
"""Programs whose versions are asked by ``--version``."""
_READER_S = 3.0
"""Seconds to wait for the version of one program."""
_TERMINAL_VARIABLES = (
    "TERM",
    "TERM_PROGRAM",
    "TERM_PROGRAM_VERSION",
    "VTE_VERSION",
    "WT_SESSION",
    "ConEmuANSI",
    "SSH_CONNECTION",
    "TMUX",
    "STY",
)
"""Environment variables that identify terminals, ssh and terminal multiplexers."""


def computer_lines(
    language: str,
    sound: SoundStatus,
    now: datetime,
    environment: Mapping[str, str] | None = None,
) -> list[str]:
    """Return facts about this computer for developers, a line each, in English.

    Args:
        language: The present language.
        sound: The state of the sound.
        now: The time of the report.
        environment: The variables of the system, those of this process unless given.
    """
    env = os.environ if environment is None else environment
    named = [f"{name} {env[name]}" for name in _TERMINAL_VARIABLES if env.get(name)]
    if sys.platform == "win32" and not env.get("WT_SESSION"):
        named.append("classic console")
    locales = [f"{name} {env[name]}" for name in LOCALE_VARIABLES if env.get(name)]
    return [
        f"Time: {now.isoformat(timespec='seconds')}",
        f"System: {platform.platform()}, {platform.machine() or 'unknown'} processor",
        f"Python: {platform.python_version()} {platform.python_implementation()}, {sys.executable}",
        f"Installed: {_installed()}",
        f"Terminal: {', '.join(named) or 'unknown'}",
        f"Language: {language}; {', '.join(locales) or 'no locale is set'}",
        f"Libraries: {', '.join(_libraries())}",
        f"Sound: {library_told()}, {_device(sound)}",
        f"Readers: {', '.join(_readers()) or 'none that tells its version'}",
    ]


def _device(sound: SoundStatus) -> str:
    """Return the driver of the sound, or its state if there is none."""
    if sound.state is not SoundState.OK:
        return "no device is open"
    return f"driver {sound.detail or 'unknown'}"


def _installed() -> str:
    """Return how the game was installed, and where."""
    if getattr(sys, "frozen", False):
        return f"as a folder of its own, {os.path.dirname(sys.executable)}"
    try:
        found = metadata.distribution("sorry-a11y")
    except metadata.PackageNotFoundError:
        return "not at all, it runs from a checkout"
    way = (found.read_text("INSTALLER") or "an unknown installer").strip()
    return f"by {way}, {found.locate_file('')}"


def _libraries() -> Iterator[str]:
    for name in _ASKED_LIBRARIES:
        try:
            yield f"{name} {metadata.version(name)}"
        except metadata.PackageNotFoundError:
            yield f"{name} missing"


def _readers(find: Callable[[str], str | None] = shutil.which) -> Iterator[str]:
    for name in _ASKED_READERS:
        if program := find(name):
            try:
                told = subprocess.run(
                    [program, "--version"],
                    capture_output=True,
                    text=True,
                    timeout=_READER_S,
                    check=False,
                    stdin=subprocess.DEVNULL,
                    errors="replace",
                )
            except (OSError, subprocess.SubprocessError):
                continue
            if version := re.search(r"\d+\.\d[\w.]*", told.stdout):
                yield f"{name} {version[0]}"


class Examination(Screen):
    """A screen that tells the report, then prints line A, speaks line B and asks which was heard.

    If the settings have the game speak, the report is printed and spoken.

    Args:
        sentences: The sentences of the report.
        settings: The settings.
        save: The function that saves the output that can be heard; it returns sentences about it.
    """

    def __init__(
        self, sentences: Sequence[str], settings: Settings, save: Callable[[str, Words], list[str]]
    ) -> None:
        spoken = settings.output != "terminal"
        super().__init__(settings.replace(output="both" if spoken else "terminal"))
        self._output = settings.output
        self._sentences = tuple(sentences)
        self._save = save
        self._words = Words(settings.language)
        self._asking = False

    def opened(self) -> Reply:
        """Tell the report."""
        return Reply(self._sentences, self._say("doctor-ready"))

    def key(self, key: str) -> Reply:
        """Go on to the question, take its answer, or end."""
        command = BY_KEY.get(key)
        name = command.name if command else ""
        if name in ("back", "quit"):
            if self._asking:
                return Reply((), self._say("voice-unchanged", output=self._output), status=0)
            return Reply((), self._say("doctor-end"), status=0)
        if self._asking and key in OUTPUTS:
            return self._answer(key)
        if self._asking or name == "take":
            self._asking = True
            return output_question(self._words)
        return Reply((), self._say("doctor-refuse", key=key_name(self._words, key)))

    def _answer(self, key: str) -> Reply:
        """Save the output that can be heard, and tell the result by that output."""
        self.held.change(self.settings.replace(output=OUTPUTS[key]))
        told = self._say("voice-answer", answer=int(key))
        *news, focus = [told, *self._save(OUTPUTS[key], self._words)]
        return Reply(tuple(self._words.stopped(one) for one in news), focus, status=0)

    def _say(self, message: str, **values: MessageValue) -> str:
        return upper_first(self._words.say(message, **values))
