"""The command line: finds the command and the language, and tells mistakes.

Every mistake is one line on standard error and exit status 2; help is text of the catalog.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Mapping, Sequence
from typing import TextIO

from sorry_a11y import __version__
from sorry_a11y.commands.registry import SUBCOMMANDS
from sorry_a11y.narration.catalog import catalog, languages
from sorry_a11y.narration.languages import guess_language, match_language
from sorry_a11y.narration.mistakes import MistakeError, echoed, listed, tell
from sorry_a11y.terminal.console import is_terminal

BAD_INPUT = 2
OUTPUT_CLOSED = 141
INTERRUPTED = 130

def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; the exit status."""
    if sys.stdout is None:  # closed before the program began: nobody can be told anything
        return OUTPUT_CLOSED
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding=encoding_of(stream, os.environ), errors="replace")
    language = guess_language(os.environ)
    try:
        wished = _language_wished(given)
        language = wished or language
        status = _run(given, language, wished)
        sys.stdout.flush()
        return status
    except MistakeError as mistake:
        sys.stderr.write(tell(mistake, language) + "\n")
        return BAD_INPUT
    except OSError as error:
        if not is_closed_pipe(error):
            raise
        # nobody reads any more; keep the interpreter from trying to write at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OUTPUT_CLOSED
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return INTERRUPTED


def encoding_of(
    stream: TextIO, environment: Mapping[str, str], platform: str = sys.platform
) -> str | None:
    """The encoding that a standard stream needs; None for the one that it has.

    For files and pipes Windows chooses the code page of the country, which has no Chinese. A
    player's own choice (PYTHONIOENCODING) counts more.
    """
    if platform != "win32" or environment.get("PYTHONIOENCODING") or is_terminal(stream, platform):
        return None
    return "utf-8"


def is_closed_pipe(error: OSError, platform: str = sys.platform) -> bool:
    """Whether an error of writing says that nobody reads; Windows calls that an invalid
    argument."""
    closed = platform == "win32" and error.errno == errno.EINVAL
    return isinstance(error, BrokenPipeError) or closed


def _run(given: list[str], language: str, wished: str | None) -> int:
    bare = not given
    if given and given[0] in ("-h", "--help"):
        return _print(catalog(language).say("cli-help"))
    if given and given[0] == "--version":
        return _print(f"sorry-a11y {__version__}")
    if not given or given[0].startswith("-"):  # options without a command belong to play
        given = ["play", *given]
    name, *options = given
    if name not in SUBCOMMANDS:
        raise MistakeError(
            "cli-no-command", given=echoed(name), accepted=listed(tuple(SUBCOMMANDS))
        )
    if "-h" in options or "--help" in options:
        return _print(catalog(language).say(f"cli-help-{name}"))
    command, parser = SUBCOMMANDS[name]
    chosen, unknown = parser().parse_known_args(options)
    if unknown:
        raise MistakeError("cli-no-option", given=echoed(unknown[0]), command=name)
    # these ask the settings file too, when no language was wished for
    asks = name in ("play", "resume", "settings", "sounds", "doctor")
    chosen.told_in = language
    chosen.language = wished if asks else language
    chosen.bare = bare
    return command(chosen)


def _print(text: str) -> int:
    sys.stdout.write(text + "\n")
    return 0


def _language_wished(given: Sequence[str]) -> str | None:
    """The language asked for anywhere on the line, so that mistakes are told in it too."""
    for at, word in enumerate(given):
        option, sign, wish = word.partition("=")
        if option == "--lang":
            wish = wish if sign else " ".join(given[at + 1 : at + 2])
            found = match_language(wish) if wish else None
            if found is None:
                raise MistakeError(
                    "cli-no-such", where="--lang", given=echoed(wish),
                    accepted=listed(languages()),
                )
            return found
    return None
