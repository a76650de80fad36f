"""Findings of the doctor: what there is to speak, braille, sound and print with, in sentences.

Nothing here raises, prints or takes longer than its limit.
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from sorry_a11y import __version__
from sorry_a11y.narration.catalog import MessageValue, Words
from sorry_a11y.rules import COMPILED
from sorry_a11y.settings.file import Problem
from sorry_a11y.settings.values import Settings
from sorry_a11y.settings.words import trouble_lines
from sorry_a11y.sound.player import SoundState, SoundStatus
from sorry_a11y.speech.watchdog import CallFailedError, OverdueError, Watchdog

Topic = Literal["readers", "drivers", "server", "sound", "terminal", "encoding", "settings"]
"""What a finding is about, in the order of telling; the server is Speech Dispatcher's."""

FindingCode = Literal[
    "reader-runs", "no-reader-seen",
    "driver-active", "driver-inactive", "driver-unusable", "driver-overdue", "driver-no-orca",
    "library-missing",
    "server-answers", "server-hangs", "server-down", "server-missing", "server-not-used",
    "device-found", "device-missing", "device-unknown",
    "terminal-fine", "terminal-narrow", "terminal-dumb", "not-a-terminal",
    "terminal-accessible", "terminal-no-color",
    "encoding-full", "encoding-limited",
    "settings-read", "settings-none", "settings-broken", "settings-unreadable",
    "overdue", "failed",
]
"""What was found; each has a message of its own."""

Remedy = Literal[
    "choose-mode",  # between print and speech: a reader runs
    "start-reader",
    "install-extra",  # the Python packages of this program, again
    "read-of-readers",  # the page that says where a reader's library comes from
    "install-server", "start-server", "restart-server",
    "check-sound", "free-sound", "mend-sounds",
    "widen-terminal",
    "use-lines",  # the line mode, which needs nothing of a terminal
    "use-utf8",
    "unset-encoding",  # do without the environment variable that chooses another encoding
    "mend-settings", "allow-settings",
]
"""What a player can do; each has a message of its own."""

SOUND_REMEDIES: Mapping[SoundState, Remedy] = {
    SoundState.NO_LIBRARY: "install-extra",
    SoundState.NO_FILES: "install-extra",
    SoundState.NO_DEVICE: "check-sound",
    SoundState.OPENING: "check-sound",
    SoundState.WENT_AWAY: "check-sound",
    SoundState.BUSY: "free-sound",
}

WHEN_STUCK: Mapping[Topic, Remedy] = {
    "drivers": "restart-server", "server": "restart-server", "sound": "check-sound",
}


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was found.

    Attributes:
        topic: The part of the computer.
        code: The name of the finding.
        remedy: The remedy; None where nothing needs doing.
        values: The values of the message.
    """

    topic: Topic
    code: FindingCode
    remedy: Remedy | None = None
    values: Mapping[str, MessageValue] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Probe:
    """One thing to look at. `look` has `seconds` to answer; it may raise or hang."""

    topic: Topic
    look: Callable[[], Sequence[Finding]]
    seconds: float = 3.0


def examine(probes: Sequence[Probe]) -> list[Finding]:
    """Return what the probes found, in order; none is given more than its seconds."""
    findings: list[Finding] = []
    for probe in probes:
        watchdog = Watchdog(f"probe {probe.topic}")
        try:
            findings += watchdog.call(probe.look, probe.seconds)
        except OverdueError:
            findings.append(Finding(probe.topic, "overdue", WHEN_STUCK.get(probe.topic)))
        except CallFailedError:
            findings.append(Finding(probe.topic, "failed"))
        finally:
            watchdog.let_go()
    return findings


def report(
    settings: Settings, findings: Sequence[Finding], sound: SoundStatus,
    problems: Sequence[Problem],
) -> list[str]:
    """Return a sentence for each finding, each followed by what to do about it, no advice
    twice."""
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
    sentences += advice(SOUND_REMEDIES.get(sound.state))
    for problem in sound.problems:
        file, _, reason = problem.partition(": ")
        sentences.append(words.say("doctor-sound-file", file=file, reason=reason))
    sentences += advice("mend-sounds" if sound.problems else None)
    # a file that cannot be read or is not TOML is among the findings
    values = [problem for problem in problems if problem.code in ("unknown", "value")]
    return [*sentences, *trouble_lines(values, settings.language)]


def _sound_lines(words: Words, settings: Settings, sound: SoundStatus) -> Iterator[str]:
    known = sound.state in SOUND_REMEDIES or sound.state is SoundState.OK
    state = sound.state if known else SoundState.OPENING
    yield words.say(f"doctor-sound-{state}", detail=sound.detail)
    if sound.detail and state is not SoundState.OK:
        yield words.say("doctor-sound-detail", detail=sound.detail.rstrip("."))
    if settings.sound == "off" or not settings.volume:
        yield words.say("doctor-sound-off")
