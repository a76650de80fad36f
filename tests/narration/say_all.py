"""Print every sentence of a language, for translators: `python -m tests.narration.say_all xx`.

Each message stands on a line of its own with samples of all its variants. Entries that the
message library cannot read are printed to standard error; the exit status is then 1.
"""

from __future__ import annotations

import sys

from tests.narration.specimens import junk, specimens


def main(language: str) -> int:
    """Print the sentences of ``language`` and return the exit status."""
    for message, _, text in specimens(language):
        sys.stdout.write(f"{message}: {' '.join(text.split())}\n")
    for slip in junk(language):
        sys.stderr.write(f"{slip}\n")
    return 1 if junk(language) else 0


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    raise SystemExit(main(sys.argv[1]))
