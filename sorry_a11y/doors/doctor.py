"""The doctor: what there is to speak, sound and print with, what to do about what is missing,
and on a terminal which of two lines was heard."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, replace

from sorry_a11y import __version__
from sorry_a11y.doors.hearing import at_terminal, make_player, make_voice
from sorry_a11y.doors.mistakes import listed
from sorry_a11y.doors.paging import read_sentences
from sorry_a11y.doors.play import settings_of, trouble_lines
from sorry_a11y.doors.settings import comments
from sorry_a11y.narration.catalog import Value
from sorry_a11y.narration.words import Words, upper_first
from sorry_a11y.output.probe import (
    Code,
    DriverFinding,
    Finding,
    Remedy,
    TerminalFinding,
    examine,
)
from sorry_a11y.output.probe_speech import speech_probes
from sorry_a11y.output.probe_system import system_probes
from sorry_a11y.output.speech_leash import Leash
from sorry_a11y.sound.device_player import DevicePlayer
from sorry_a11y.sound.player import SoundState, SoundStatus
from sorry_a11y.ui.commands import BY_KEY
from sorry_a11y.ui.key_words import key_name
from sorry_a11y.ui.outlet import Outlet
from sorry_a11y.ui.reply import Ending, Reply
from sorry_a11y.ui.settings import NAMES, Settings
from sorry_a11y.ui.settings_file import (
    PREFIX,
    Problem,
    load_settings,
    save_settings,
    settings_path,
)
from sorry_a11y.ui.terminal import choose_mode, run
from sorry_a11y.ui.trying import OUTPUTS, question

SETTLING_S = 5.0
"""How long the sound device may take to open, in seconds; it takes about half of one."""

QUIET_S = 1.0
"""After so many seconds without a word the doctor says that it is at work."""

EXAMINATION_S = 120.0
"""More seconds than all limits of the examination together."""

SOUND_REMEDIES: Mapping[SoundState, str] = {
    SoundState.NO_LIBRARY: Remedy.INSTALL_EXTRA,
    SoundState.NO_FILES: Remedy.INSTALL_EXTRA,
    SoundState.NO_DEVICE: Remedy.CHECK_SOUND,
    SoundState.OPENING: Remedy.CHECK_SOUND,
    SoundState.WENT_AWAY: Remedy.CHECK_SOUND,
    SoundState.BUSY: "free-sound",
}


def see_doctor(chosen: argparse.Namespace) -> int:
    """Tell what was found; on a terminal then ask what is heard, and set the output by the
    answer. The exit status."""
    settings, problems = settings_of(chosen)
    player = make_player(settings)
    try:
        findings, sound = _look(player, Words(settings.language))
    finally:
        player.close()
    sentences = report(settings, findings, sound, problems)
    if not at_terminal():
        return read_sentences(sentences, settings.language)
    outlet = Outlet(Examination(sentences, settings, save_output), make_voice)
    try:
        return run(outlet, choose_mode(None, True, os.environ.get("TERM")), settings.cells)
    finally:
        outlet.close()


def _look(player: DevicePlayer, words: Words) -> tuple[list[Finding], SoundStatus]:
    """All findings, and how things stand with the sound."""
    probes = [*speech_probes(), *system_probes(settings_path(os.environ))]

    def work() -> tuple[list[Finding], SoundStatus]:
        player.open()
        findings = examine(probes)
        return findings, player.settle(SETTLING_S)

    def late() -> None:
        if at_terminal():
            sys.stdout.write(words.say("doctor-wait") + "\n")
            sys.stdout.flush()

    return Leash("doctor").call(work, EXAMINATION_S, QUIET_S, late)


# -- the report ------------------------------------------------------------------------------


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

    sentences = [words.say("doctor-title", version=__version__, system=platform.system())]
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


def _values(finding: Finding) -> dict[str, Value]:
    """What a finding's message takes."""
    values = {field.name: _value(getattr(finding, field.name)) for field in fields(finding)}
    if isinstance(finding, TerminalFinding):
        values["term"] = finding.program or finding.term or "none"
    return values


def _value(found: object) -> Value:
    if isinstance(found, bool):
        return "yes" if found else "no"
    if isinstance(found, tuple):
        return listed(found)
    return found if isinstance(found, str | int) else ""


# -- the question ----------------------------------------------------------------------------


class Examination:
    """A front that tells the report, then prints line A, speaks line B and asks which was heard.

    ``save`` is given the output that fits, and answers with sentences about what became of it.
    Where the settings have the game speak, the report is printed all the same, and spoken too:
    which of the two can be heard is what is being looked for.
    """

    def __init__(
        self, sentences: Sequence[str], settings: Settings, save: Callable[[str, Words], list[str]]
    ) -> None:
        spoken = settings.output != "terminal"
        self.settings = replace(settings, output="both" if spoken else "terminal")
        self._output = settings.output
        self._sentences = tuple(sentences)
        self._save = save
        self._words = Words(settings.language)
        self._asking = False

    def listener(self) -> Words:
        """The words of the player's language."""
        return self._words

    def open(self) -> Reply:
        """The report."""
        return Reply(self._sentences, self._say("doctor-ready"))

    def press(self, key: str) -> Reply:
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
            return question(self._words)
        return Reply((), self._say("doctor-refuse", key=key_name(self._words, key)))

    def hang_up(self, why: Ending) -> Reply:
        """A clean farewell."""
        return Reply((), self._words.say(f"end-{why}"))

    def more(self, lines_left: int) -> str:
        """The focus line between two pages."""
        return self._words.say("end-more", count=lines_left)

    def _answer(self, key: str) -> Reply:
        """Set the output, and say so the way it can now be heard."""
        self.settings = replace(self.settings, output=OUTPUTS[key])
        answer = self._say("voice-answer", answer=int(key))
        *news, focus = [answer, *self._save(OUTPUTS[key], self._words)]
        return Reply(tuple(self._words.stopped(one) for one in news), focus, status=0)

    def _say(self, message: str, **values: Value) -> str:
        return upper_first(self._words.say(message, **values))


def save_output(output: str, words: Words) -> list[str]:
    """Write the output into the settings file; sentences about where, or why not, and about what
    counts over it; none where the file says so already."""
    path = settings_path(os.environ)
    variables = {f"{PREFIX}{name.upper()}" for name in NAMES}
    stored, _ = load_settings({k: v for k, v in os.environ.items() if k not in variables}, {})
    sentences = []
    if stored.output != output:
        saved = save_settings(path, stored, replace(stored, output=output),
                              comments(words.language))
        message = "doctor-saved" if saved else "doctor-unsaved"
        sentences.append(words.say(message, path=str(path), output=output))
    variable = f"{PREFIX}OUTPUT"
    if os.environ.get(variable) not in (None, "", output):
        sentences.append(words.say("doctor-overruled", name=variable))
    return [upper_first(sentence) for sentence in sentences]
