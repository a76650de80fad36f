"""The doctor: what there is to speak, sound and print with, what to do about what is missing,
and on a terminal which of two lines was heard."""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import replace

from sorry_a11y.commands.equipment import at_terminal, make_player, read_sentences, run_screen
from sorry_a11y.doctor.examination import Examination
from sorry_a11y.doctor.findings import Finding, examine
from sorry_a11y.doctor.report import report
from sorry_a11y.doctor.speech_probes import speech_probes
from sorry_a11y.doctor.system_probes import system_probes
from sorry_a11y.narration.catalog import Words, upper_first
from sorry_a11y.settings.file import PREFIX, load_settings, save_settings, settings_path
from sorry_a11y.settings.values import NAMES
from sorry_a11y.settings.words import comments
from sorry_a11y.sound.device_player import DevicePlayer
from sorry_a11y.sound.player import SilentPlayer, SoundStatus
from sorry_a11y.speech.watchdog import Watchdog

SETTLING_S = 5.0
"""How long the sound device may take to open, in seconds; it takes about half of one."""

QUIET_S = 1.0
"""After so many seconds without a word the doctor says that it is at work."""

EXAMINATION_S = 120.0
"""More seconds than all limits of the examination together."""

def see_doctor(chosen: argparse.Namespace) -> int:
    """Tell what was found; on a terminal then ask what is heard, and set the output by the
    answer. The exit status."""
    settings = chosen.settings
    player = make_player(settings)
    try:
        findings, sound = _look(player, Words(settings.language))
    finally:
        player.close()
    sentences = report(settings, findings, sound, chosen.problems)
    if not at_terminal():
        return read_sentences(sentences, settings)
    return run_screen(Examination(sentences, settings, save_output), player=SilentPlayer())


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

    return Watchdog("doctor").call(work, EXAMINATION_S, QUIET_S, late)


def save_output(output: str, words: Words) -> list[str]:
    """Write the output into the settings file; sentences about where, or why not, and about what
    counts over it; none where the file says so already."""
    path = settings_path(os.environ)
    variables = {f"{PREFIX}{name.upper()}" for name in NAMES}
    stored, _ = load_settings({k: v for k, v in os.environ.items() if k not in variables})
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
