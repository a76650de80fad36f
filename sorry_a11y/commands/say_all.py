"""Every sentence of a language, for those who translate."""

from __future__ import annotations

from typing import TextIO

from sorry_a11y.narration.specimens import junk, specimens


def say_all(language: str, stdout: TextIO, stderr: TextIO) -> int:
    """Print every message with samples of its variants, one text a line after its name; the exit
    status: 0, or 1 if a file has something that cannot be read, told on ``stderr``."""
    for message, _, text in specimens(language):
        stdout.write(f"{message}: {' '.join(text.split())}\n")
    for slip in junk(language):
        stderr.write(f"{slip}\n")
    return 1 if junk(language) else 0
