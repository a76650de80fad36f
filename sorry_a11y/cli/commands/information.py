"""The commands that tell something: rules, settings, sounds, plays, and the doctor's findings."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from datetime import datetime

from sorry_a11y.cli.commands.command_line import Chosen, one_of, wishes_asked
from sorry_a11y.cli.commands.environment import (
    at_terminal,
    make_player,
    read_sentences,
    run_screen,
    user_store,
)
from sorry_a11y.core.rules.board import SEATS
from sorry_a11y.output.narration.catalog import Words, upper_first
from sorry_a11y.output.narration.mistakes import MistakeError, echoed, rules_for
from sorry_a11y.output.sound.player import Player, SoundState, SoundStatus
from sorry_a11y.store.files import write_given
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.settings_screen import SettingsScreen
from sorry_a11y.ui.settings.file import (
    PREFIX,
    load_settings,
    save_settings,
    settings_lines,
    settings_path,
    trouble_lines,
)
from sorry_a11y.ui.settings.values import SETTINGS

_GALLERY_OPENS_S = 3.0
"""How long the sound browser waits for the sound device before it opens: what is wrong with the
sound is told first."""

_DEVICE_OPENS_S = 5.0
"""How long the doctor waits for the sound device; it takes about half a second."""

_QUIET_S = 1.0
"""How long the doctor may look around without a word."""

_EXAMINATION_S = 120.0
"""More than all limits of the doctor's probes together."""


def read_rules(chosen: Chosen) -> int:
    """Tell the rules, only the differences from hasbro, or the reference cards."""
    from sorry_a11y.core.rulesets.families import DEFAULT, Wishes
    from sorry_a11y.output.rulebook.rule_pages import differences, lines, pages, reference_cards

    chosen.game = chosen.game or chosen.words[0]
    settings = chosen.settings
    rules, language = rules_for(wishes_asked(chosen), SEATS), settings.language
    if chosen.cards:
        return read_sentences(reference_cards(rules, language), settings)
    if chosen.differences:
        base = rules_for(Wishes(DEFAULT), SEATS)
        return read_sentences(differences(rules, base, language), settings)
    return read_sentences(list(lines(pages(rules, language), language)), settings)


def read_keys(chosen: Chosen) -> int:
    """Tell every key and what it does."""
    from sorry_a11y.ui.session.key_commands import key_sentences

    return read_sentences(key_sentences(Words(chosen.settings.language)), chosen.settings)


def read_docs(chosen: Chosen) -> int:
    """Tell a page of the documentation, or which pages there are."""
    from sorry_a11y.output.rulebook.manual import manual_pages, manual_texts

    pages, (name,) = manual_pages(), chosen.words
    if name is None:
        words = Words(chosen.settings.language)
        rows = [words.say("cli-docs-page", name=name, title=pages[name]) for name in pages]
        return read_sentences([words.say("cli-docs-pages"), *rows], chosen.settings)
    one_of("docs", name.removesuffix(".md"), tuple(pages))
    return read_sentences(manual_texts(name.removesuffix(".md")), chosen.settings)


def show_settings(chosen: Chosen) -> int:
    """Open the settings, as a key does; tell them and their file if asked, or without a terminal.

    Options of the command line count over what is kept.
    """
    if at_terminal() and not chosen.list:
        store = user_store(chosen.settings)
        session = PlayerSession(chosen.settings, store.keep_settings)
        return run_screen(session.starting(SettingsScreen(session)))
    path = settings_path(os.environ)
    lines = settings_lines(chosen.settings, chosen.problems, path)
    return read_sentences(lines, chosen.settings)


# -- the sounds --------------------------------------------------------------------------------


def show_sounds(chosen: Chosen) -> int:
    """Play and explain the sounds; without a terminal, list them."""
    from random import SystemRandom

    from sorry_a11y.output.sound.earcons import Earcon
    from sorry_a11y.ui.menus.sound_browser import SoundBrowser, meaning_of, sound_name

    settings = chosen.settings
    words = Words(settings.language)
    if not at_terminal():
        return read_sentences(
            [
                words.say(
                    "sounds-line",
                    number=number,
                    name=sound_name(words, earcon),
                    file=f"{earcon}.wav",
                    what=meaning_of(words, earcon),
                )
                for number, earcon in enumerate(Earcon, 1)
            ],
            settings,
        )
    player = make_player(settings)
    player.open()
    status = player.settle(_GALLERY_OPENS_S)
    troubles = [
        *trouble_lines(chosen.problems, settings.language),
        *_sound_troubles(words, status),
    ]
    session = PlayerSession(settings)
    is_silent = status.state is not SoundState.OK
    browser = SoundBrowser(session, troubles, SystemRandom(), is_silent=is_silent)
    return run_screen(session.starting(browser), player=player)


def _sound_troubles(words: Words, status: SoundStatus) -> Iterator[str]:
    """Yield the sentences that tell why nothing is heard, and how many sound files are not used."""
    if status.state is not SoundState.OK:
        yield words.stopped(upper_first(words.say("sounds-silent", reason=status.state)))
    if status.problems:
        line = words.say("sounds-unused", count=len(status.problems))
        yield words.stopped(upper_first(line))


# -- the doctor --------------------------------------------------------------------------------


def see_doctor(chosen: Chosen) -> int:
    """Tell which speech, sound and printing work here, and how to mend those that do not.

    On a terminal then ask which of two lines is heard, and set the output by the answer.
    """
    from sorry_a11y.cli.doctor.probes import all_probes
    from sorry_a11y.cli.doctor.report import Examination, Finding, examine, report
    from sorry_a11y.output.speech.speaker import Watchdog

    settings = chosen.settings
    player = make_player(settings)

    def work() -> tuple[list[Finding], SoundStatus]:
        player.open()
        findings = examine(all_probes(settings_path(os.environ)))
        return findings, player.settle(_DEVICE_OPENS_S)

    def tell_to_wait() -> None:
        if at_terminal():
            sys.stdout.write(Words(settings.language).say("doctor-wait") + "\n")
            sys.stdout.flush()

    try:
        findings, sound = Watchdog("doctor").call(work, _EXAMINATION_S, _QUIET_S, tell_to_wait)
    finally:
        player.close()
    sentences = report(settings, findings, sound, chosen.problems)
    if chosen.report is not None:
        from sorry_a11y.cli.doctor.report import computer_lines

        known = computer_lines(settings.language, sound, datetime.now().astimezone())
        lines = "".join(f"{line}\n" for line in [*sentences, *known])
        write_given(chosen.report, lines.encode("utf-8"))
        told = Words(settings.language).say("cli-report", file=echoed(chosen.report))
        return read_sentences([told], settings)
    if not at_terminal():
        return read_sentences(sentences, settings)
    return run_screen(Examination(sentences, settings, _save_output), player=Player())


def _save_output(output: str, words: Words) -> list[str]:
    """Write the output into the settings file, and return sentences about it.

    They tell the path, whether the file was written, and which variable of the environment counts
    more. There are none if the file has this output already, and no variable counts more.
    """
    path = settings_path(os.environ)
    variables = {f"{PREFIX}{name.upper()}" for name in SETTINGS}
    stored, _ = load_settings({k: v for k, v in os.environ.items() if k not in variables})
    sentences = []
    if stored.output != output:
        saved = save_settings(path, stored, stored.replace(output=output))
        message = "doctor-saved" if saved else "doctor-unsaved"
        sentences.append(words.say(message, path=str(path), output=output))
    variable = f"{PREFIX}OUTPUT"
    if os.environ.get(variable) not in (None, "", output):
        sentences.append(words.say("doctor-overruled", name=variable))
    return [upper_first(sentence) for sentence in sentences]


def answer_plays(chosen: Chosen) -> int:
    """Tell the plays of the position that the options describe.

    With --json, answer a position for each line of the input.
    """
    from sorry_a11y.api.json_lines import print_plays, sayer, serve_queries, short_lines
    from sorry_a11y.api.query import parse_pawns_text

    language = chosen.settings.language
    says = sayer(language)
    if chosen.json:
        for name in ("game", "rules", "pawns", "turn", "card", "teams"):
            if getattr(chosen, name) not in (None, False):
                raise MistakeError("cli-beside-json", option=f"--{name}")
        lines = short_lines(sys.stdin.buffer) if sys.stdin else ()
        return serve_queries(lines, sys.stdout, says, language)
    wishes = wishes_asked(chosen)
    query: dict[str, object] = {"game": wishes.game}
    if chosen.pawns is not None:
        query["pawns"] = parse_pawns_text(chosen.pawns)
    given = {
        "turn": chosen.turn,
        "card": chosen.card,
        "teams": chosen.teams or None,
        "rules": dict(wishes.rules) or None,
    }
    query.update({key: value for key, value in given.items() if value is not None})
    return print_plays(query, says, sys.stdout, sys.stderr, language)
