"""The whole table of readers, modes and games: ``python -m tests.readers [--only NAME]``.

Prints a row a cell as Markdown: sentences meant, heard, doubled, lost, and words that nobody
meant; with --verbose what was wrong. The exit status is 1 where a cell is
worse than what docs/readers.md says of its reader. Readers that are not installed are left out,
and said to be.
"""

from __future__ import annotations

import argparse
import sys

from tests.readers import brltty
from tests.readers.cells import cells
from tests.readers.table import READERS, is_as_known, listen, missing


def main() -> int:
    """Play the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.readers")
    parser.add_argument("--only", default="", help="the reader whose name begins so")
    parser.add_argument("--verbose", action="store_true")
    asked = parser.parse_args()
    wrong = 0
    sys.stdout.write("| reader | game | meant | heard | doubled | lost | words more |\n")
    sys.stdout.write("|---|---|---|---|---|---|---|\n")
    for reader in READERS:
        if not reader.startswith(asked.only):
            continue
        if why := missing(reader):
            sys.stdout.write(f"\n{why}: left out.\n\n")
            continue
        for cell in cells():
            if reader == "BRLTTY" and cell.columns != brltty.COLUMNS:
                continue
            count = listen(reader, cell)
            wrong += not is_as_known(reader, cell, count)
            sys.stdout.write(
                f"| {reader} | {cell.name} | {count.meant} | {count.heard} | {count.doubled} "
                f"| {count.lost} | {count.more} |\n"
            )
            if asked.verbose:
                sys.stdout.writelines(f"  {remark}\n" for remark in count.remarks)
            sys.stdout.flush()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
