"""The command line: find the command and the settings, run it, and tell mistakes.

Every mistake is one line on standard error and exit status 2; help is text of the catalog. Both
are told in the language of the command line, the environment or the settings file.
"""

from __future__ import annotations

import errno
import gc
import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TextIO

from sorry_a11y import __version__
from sorry_a11y.cli.commands.command_line import EVERYDAY, FAILED, SUBCOMMANDS, parse
from sorry_a11y.core.rules import COMPILED
from sorry_a11y.core.rulesets.families import BOOK_OF_GAME, BOOKS
from sorry_a11y.frontends.terminal.console import is_terminal
from sorry_a11y.output.narration.catalog import Words, languages, match_language
from sorry_a11y.output.narration.mistakes import (
    BAD_INPUT,
    MistakeError,
    echoed,
    listed,
    nearest_to,
    tell_mistake,
)
from sorry_a11y.store.errors import StorageError
from sorry_a11y.ui.settings.file import Problem, load_settings
from sorry_a11y.ui.settings.values import Settings

_OUTPUT_CLOSED = 141
_INTERRUPTED = 130

_OF_A_GAME = (
    "game",
    "rules",
    "rounds",
    "target",
    "teams",
    "points",
    "quick",
    "seats",
    "players",
    "opponents",
    "name",
    "seed",
    "first",
    "no_undo",
    "words",
)
"""Options of play that ask for a game; without any of them, and without the command, the start menu
asks."""

_FULL = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
"""Error numbers of a disk that takes no more."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return the exit status."""
    if sys.stdout is None:  # closed before the program began: nobody can be told anything
        return _OUTPUT_CLOSED
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding=stream_encoding(stream, os.environ), errors="replace")
    settings, problems = load_settings(os.environ)
    try:
        settings = settings.replace(language=_language_wished(given) or settings.language)
        status = _run(given, settings, problems)
        sys.stdout.flush()
        return status
    except MistakeError as mistake:
        sys.stderr.write(tell_mistake(mistake, settings.language) + "\n")
        return BAD_INPUT
    except OSError as error:
        # keep the interpreter from trying to write the rest at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if is_closed_pipe(error):
            return _OUTPUT_CLOSED
        with suppress(OSError):
            sys.stderr.write(_told(error, settings.language) + "\n")
        return FAILED
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return _INTERRUPTED


def stream_encoding(
    stream: TextIO, environment: Mapping[str, str], platform: str = sys.platform
) -> str | None:
    """Return the encoding that a standard stream needs, None for the one that it has.

    For files and pipes Windows chooses the code page of the country, which has no Chinese. A
    player's own choice (PYTHONIOENCODING) counts more.
    """
    if platform != "win32" or environment.get("PYTHONIOENCODING") or is_terminal(stream, platform):
        return None
    return "utf-8"


def is_closed_pipe(error: OSError, platform: str = sys.platform) -> bool:
    """Return whether an error of writing says that the pipe's reader is gone.

    Windows calls that an invalid argument.
    """
    closed = platform == "win32" and error.errno == errno.EINVAL
    return isinstance(error, BrokenPipeError) or closed


def _told(error: OSError, language: str) -> str:
    """Tell in one line what the system refused.

    That is a file or folder, or else the writing of output, which has no name.
    """
    if error.filename is None:
        message = "cli-output-full" if error.errno in _FULL else "cli-output-fails"
        return Words(language).say(message)
    return Words(language).say("cli-file-fails", file=echoed(os.fspath(error.filename)))


def _run(given: list[str], settings: Settings, problems: list[Problem]) -> int:
    say = Words(settings.language).say
    if given and given[0].casefold() == "help":
        given = [*given[1:], "--help"]
    if given and given[0] in ("-h", "--help"):
        return _print(say("cli-help"))
    if given and given[0] == "--version":
        return _print(f"sorry-a11y {__version__}" + ", compiled" * COMPILED)
    name, options = _command_in(given)
    if "-h" in options or "--help" in options:
        return _print(say(f"cli-help-{name}"))
    chosen = parse(name, options, settings)
    chosen.problems = problems
    chosen.bare = name not in given and all(
        getattr(chosen, one, None) in (None, False, [None]) for one in _OF_A_GAME
    )
    command = SUBCOMMANDS[name].load()
    gc.freeze()
    gc.enable()  # `__main__` has held it back
    try:
        return command(chosen)
    except StorageError as error:
        from sorry_a11y.output.narration.saved_games import tell_error

        sys.stderr.write(tell_error(error, chosen.settings.language) + "\n")
        return FAILED


def _command_in(given: list[str]) -> tuple[str, list[str]]:
    """Return the command and its options.

    Options without a command belong to play, and the name of a game plays it; the language may
    stand before the command, and the command behind options.
    """
    at = _language_options(given)
    language, given = given[:at], given[at:]
    if not given or given[0].startswith("-"):
        return _with_command_behind([*language, *given])
    name, *options = given
    options = [*language, *options]
    if name in BOOKS or name.casefold() in BOOK_OF_GAME:
        return "play", ["--game", name, *options]
    if name not in SUBCOMMANDS:
        raise _no_command(name)
    return name, options


def _with_command_behind(given: list[str]) -> tuple[str, list[str]]:
    """Return the command that stands behind options; else play.

    So it is in "--game dog play" and in "--sound off host --at ADDRESS".
    """
    for at in range(1, len(given)):
        if given[at] in SUBCOMMANDS and not given[at - 1].startswith("--"):
            return given[at], given[:at] + given[at + 1 :]
    return "play", given


def _no_command(name: str) -> MistakeError:
    """Return what is told of a word that is no command: the nearest one, or the everyday ones."""
    known = (*SUBCOMMANDS, *BOOKS, *BOOK_OF_GAME)
    if nearest := nearest_to(name, known):
        return MistakeError("cli-no-command-near", given=echoed(name), nearest=nearest)
    return MistakeError("cli-no-command", given=echoed(name), accepted=listed(EVERYDAY))


def _language_options(given: Sequence[str]) -> int:
    """Return how many words at the beginning choose the language."""
    if not given or given[0].partition("=")[0] != "--lang":
        return 0
    return 1 if "=" in given[0] else 2


def _print(text: str) -> int:
    sys.stdout.write(text + "\n")
    return 0


def _language_wished(given: Sequence[str]) -> str | None:
    """Return the language asked for anywhere on the line, so that mistakes are told in it too."""
    for at, word in enumerate(given):
        option, sign, wish = word.partition("=")
        if option == "--lang":
            wish = wish if sign else " ".join(given[at + 1 : at + 2])
            found = match_language(wish) if wish else None
            if found is None:
                raise MistakeError(
                    "cli-no-such",
                    where="--lang",
                    given=echoed(wish),
                    accepted=listed(languages()),
                )
            return found
    return None
