"""The sounds to hear: a gallery on a terminal, a list elsewhere."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import SystemRandom

from sorry_a11y.commands.equipment import at_terminal, make_player, read_sentences, run_screen
from sorry_a11y.menus.sound_browser import SoundBrowser, meaning_of, sound_name
from sorry_a11y.narration.catalog import Words, upper_first
from sorry_a11y.settings.words import trouble_lines
from sorry_a11y.sound.earcons import Earcon
from sorry_a11y.sound.player import SoundState, SoundStatus

SETTLING_S = 3.0
"""How long the gallery waits for the sound device before it opens, in seconds: what is wrong with
the sound is told first."""


def show_sounds(chosen: argparse.Namespace) -> int:
    """Play and explain the sounds; the exit status."""
    settings = chosen.settings
    words = Words(settings.language)
    if not at_terminal():
        return read_sentences(sound_lines(words), settings)
    player = make_player(settings)
    player.open()
    troubles = [
        *trouble_lines(chosen.problems, settings.language),
        *sound_troubles(words, player.settle(SETTLING_S)),
    ]
    return run_screen(SoundBrowser(settings, troubles, SystemRandom()), player=player)


def sound_lines(words: Words) -> list[str]:
    """A line for each sound: its number, its name, its file, and what it means."""
    return [
        words.say(
            "sounds-line", number=number, name=sound_name(words, earcon), file=f"{earcon}.wav",
            what=meaning_of(words, earcon),
        )
        for number, earcon in enumerate(Earcon, 1)
    ]


def sound_troubles(words: Words, status: SoundStatus) -> Iterator[str]:
    """Sentences about why nothing is heard, and about files that are not used."""
    if status.state is not SoundState.OK:
        yield words.stopped(upper_first(words.say("sounds-silent", reason=status.state)))
    if status.problems:
        line = words.say("sounds-unused", count=len(status.problems))
        yield words.stopped(upper_first(line))
