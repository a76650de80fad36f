"""What the doctor found, in sentences, each followed by what to do about it."""

from __future__ import annotations

import platform
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields

from sorry_a11y import __version__
from sorry_a11y.doctor.findings import Code, DriverFinding, Finding, Remedy, TerminalFinding
from sorry_a11y.narration.catalog import MessageValue, Words
from sorry_a11y.narration.mistakes import listed
from sorry_a11y.rules import COMPILED
from sorry_a11y.settings.file import Problem
from sorry_a11y.settings.values import Settings
from sorry_a11y.settings.words import trouble_lines
from sorry_a11y.sound.player import SoundState, SoundStatus

SOUND_REMEDIES: Mapping[SoundState, str] = {
    SoundState.NO_LIBRARY: Remedy.INSTALL_EXTRA,
    SoundState.NO_FILES: Remedy.INSTALL_EXTRA,
    SoundState.NO_DEVICE: Remedy.CHECK_SOUND,
    SoundState.OPENING: Remedy.CHECK_SOUND,
    SoundState.WENT_AWAY: Remedy.CHECK_SOUND,
    SoundState.BUSY: "free-sound",
}


def report(
    settings: Settings, findings: Sequence[Finding], sound: SoundStatus,
    problems: Sequence[Problem],
) -> list[str]:
    """A sentence for each finding, each followed by what to do about it, no advice twice."""
    words = Words(settings.language)
    told: set[str] = set()

    def advice(remedy: str | None, following: str | None = None) -> Iterator[str]:
        if remedy and remedy != following and remedy not in told:
            told.add(remedy)
            yield words.say(f"doctor-do-{remedy}")

    sentences = [
        words.say("doctor-title", version=__version__, system=platform.system()),
        words.say("doctor-rules", compiled="yes" if COMPILED else "no"),
    ]
    for at, finding in enumerate(findings):
        following = findings[at + 1].remedy if at + 1 < len(findings) else None
        sentences.append(words.say(_message(finding), **_values(finding)))
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


def _message(finding: Finding) -> str:
    one_of_several = isinstance(finding, DriverFinding) and finding.code is Code.OVERDUE
    return f"doctor-{'driver-' if one_of_several else ''}{finding.code}"


def _values(finding: Finding) -> dict[str, MessageValue]:
    """What a finding's message takes."""
    values = {field.name: _value(getattr(finding, field.name)) for field in fields(finding)}
    if isinstance(finding, TerminalFinding):
        values["term"] = finding.program or finding.term or "none"
    return values


def _value(found: object) -> MessageValue:
    if isinstance(found, bool):
        return "yes" if found else "no"
    if isinstance(found, tuple):
        return listed(found)
    return found if isinstance(found, str | int) else ""
