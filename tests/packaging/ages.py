"""How old the interpreter is, and what comes with it: ``python -m tests.packaging.ages``.

Run by the Python that players get. Prints a line for each part: its name, version and day. Exit
status 1 when one is older than a year. Standard library only.
"""

from __future__ import annotations

import platform
import sqlite3
import ssl
import sys
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta

OLDEST = timedelta(366)
ADVICE = (
    "Python comes from the wheel that tests/windows/interpreter.py names, OpenSSL and SQLite from "
    "the Debian that tests/windows/debian_archive.py names: name a newer one, or hand out what the "
    "hosted workflow builds."
)


def parts() -> Iterator[tuple[str, str, date]]:
    """Yield name, version and day of Python, OpenSSL and SQLite, as each tells them."""
    built = " ".join(platform.python_build()[1].split()[:3])
    yield "Python", platform.python_version(), _day(built, "%b %d %Y")
    _, version, *day = ssl.OPENSSL_VERSION.split()
    yield "OpenSSL", version, _day(" ".join(day[:3]), "%d %b %Y")
    with sqlite3.connect(":memory:") as database:
        (told,) = database.execute("SELECT sqlite_source_id()").fetchone()
    database.close()
    yield "SQLite", sqlite3.sqlite_version, _day(told.split()[0], "%Y-%m-%d")


def too_old(day: date, today: date) -> bool:
    """Tell whether a part of a day should not be handed out any more."""
    return today - day > OLDEST


def _day(text: str, form: str) -> date:
    return datetime.strptime(text, form).replace(tzinfo=UTC).date()


def main() -> int:
    """Tell the ages; the exit status."""
    today = datetime.now(UTC).date()
    found = list(parts())
    for name, version, day in found:
        old = " too old" if too_old(day, today) else ""
        sys.stdout.write(f"{name} {version} {day}{old}\n")
    if any(too_old(day, today) for _, _, day in found):
        sys.stderr.write(f"{ADVICE}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
