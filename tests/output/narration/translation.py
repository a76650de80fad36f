"""What translators ask: what a language still lacks, what is wrong in it, and how it sounds.

    python -m tests.output.narration.translation xx
    python -m tests.output.narration.translation xx --say

The first tells what is wrong and what is missing, what is heard most first; the second every
sentence, with samples of all its variants. The exit status is 1 where something is wrong.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator

from sorry_a11y.output.narration.catalog import FALLBACK, Words
from tests.output.narration.specimens import file_of, junk, messages, specimens, variants

ORDER = (
    *("game", "questions", "menus", "settings", "lessons", "rules", "friends", "sounds", "page"),
    *("banter", "commands", "doctor"),
)
"""The files of English by how much of them a player hears."""


def missing(language: str) -> list[str]:
    """The messages that a language lacks, those that are heard most first."""
    english = [name for name in messages(FALLBACK) if name not in messages(language)]
    places = {file: place for place, file in enumerate(ORDER)}
    return sorted(english, key=lambda name: places[file_of(name)])


def mistakes(language: str) -> Iterator[str]:
    """What is wrong in a language: such a message is told in English."""
    yield from junk(language)
    for name, variables in variants(language).items():
        if name not in messages(FALLBACK):
            yield f"{name}: English has no such message"
        elif unknown := set(variables) - set(variants(FALLBACK)[name]):
            yield f"{name}: English has no value {', '.join(sorted(unknown))}"
        elif not Words(language).owns(name):
            yield f"{name}: a part of Fluent that the game does not read"


def main(language: str, *options: str) -> int:
    wrong = list(mistakes(language))
    for line in wrong:
        sys.stderr.write(f"{line}\n")
    if options:
        for one in specimens(language):
            sys.stdout.write(f"{one.message}: {' '.join(one.text.split())}\n")
    else:
        lacks = missing(language)
        for name in lacks:
            sys.stdout.write(f"{file_of(name)}.ftl: {name} = {messages(FALLBACK)[name]}\n")
        sys.stdout.write(f"{len(lacks)} of {len(messages(FALLBACK))} messages are missing.\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # its output may be cut by head
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    if sys.argv[1:2] in ([], ["--help"]):
        raise SystemExit(__doc__)
    raise SystemExit(main(*sys.argv[1:]))
