"""Whole games through every driver: ``python -m tests.output.speech [NAME]``.

Prints a row a game as Markdown; ``NAME``: only the drivers whose names begin so. The exit status
is 1 where a sentence was lost, doubled or told in another order.
"""

from __future__ import annotations

import sys

from tests.output.speech.driver_games import line_of, table


def main() -> int:
    sys.stdout.write(
        "| driver | game | language | meant | spoken | focus lines | brailled "
        "| doubled | lost | words more |\n|---|---|---|---|---|---|---|---|---|---|\n"
    )
    wrong = 0
    for start, row in table(" ".join(sys.argv[1:])):
        wrong += not row.is_perfect
        sys.stdout.write(line_of(start, row) + "\n")
        sys.stdout.writelines(f"  {remark}\n" for remark in row.count.remarks[:5])
        sys.stdout.flush()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
