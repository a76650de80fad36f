"""Runs each command on a disk in one state: ``python -m tests.store.disk_lab STATE FOLDER``.

Run by a test, in a namespace of its own where the state needs a disk of its own. It prints a line
of JSON for each command: its name, its status, and what it told on standard output and error.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Timer
from unittest.mock import patch

from sorry_a11y.cli.commands import backup
from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.store import player_file
from sorry_a11y.store.files import GAMES_FILE
from sorry_a11y.store.library import Library
from sorry_a11y.store.player_file import PlayerFile
from tests.harness.programs import Ended, command, environment, run
from tests.store.games import keep, record_of

SERVES_S = 40.0
"""Seconds within which a server tells something."""
LOCKED_S = 0.05
"""Seconds for which a command waits for another program that has locked a file."""


def prepare(home: Path, beside: Path) -> None:
    """Make a home with two games and a server's tables, and a record to import beside it."""
    library = Library(PlayerFile(home))
    keep(library, 1, 60)
    keep(library, 2, 60)
    list(library.entries())
    library.file.close()
    (home / "settings.toml").write_text('pace = "step"\n', encoding="utf-8")
    serve(home)
    (beside / "record.txt").write_bytes(record_of(Wishes(), 9, most=60))


COMMANDS: dict[str, tuple[tuple[str, ...], str]] = {
    "play": (("play", "--mode", "lines", "--seed", "7"), "1\n" * 6 + "q\nq\n"),
    "games": (("games",), ""),
    "resume": (("resume", "1", "--mode", "lines"), "1\n" * 4 + "q\nq\n"),
    "export": (("export", "1", "{beside}/out.txt"), ""),
    "import": (("import", "{beside}/record.txt"), ""),
    "today": (("today", "--mode", "lines"), "1\n" * 5 + "q\nq\n"),
    "statistics": (("statistics",), ""),
    "settings": (("settings",), ""),
    "backup": (("server", "backup", "{beside}/copy", "--data", "{home}"), ""),
}


def serve(home: Path) -> Ended:
    """Start a server, end it when it has told something, and return how it ended."""
    server = subprocess.Popen(
        command("serve", "--port", "0", "--data", str(home)),
        text=True,
        env=environment(home),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert server.stdout
    late = Timer(SERVES_S, server.kill)
    late.start()
    first = server.stdout.readline()
    if first:
        server.send_signal(signal.SIGTERM)
    told, complained = server.communicate()
    late.cancel()
    return Ended(server.returncode, first + told, complained)


# -- states ------------------------------------------------------------------------------------


@contextmanager
def as_it_is(_home: Path) -> Iterator[None]:
    """Change nothing."""
    yield


@contextmanager
def full(home: Path) -> Iterator[None]:
    """Leave no byte on the disk."""
    with open(home / "filling", "wb", buffering=0) as filling:
        try:
            while filling.write(bytes(1024)):
                pass
        except OSError:
            pass
    yield


@contextmanager
def read_only(home: Path) -> Iterator[None]:
    """Let nobody write."""
    subprocess.run(["mount", "-o", "remount,ro", str(home)], check=True)
    yield


HOLDER = """
import sqlite3, sys
held = [sqlite3.connect(path, isolation_level=None) for path in sys.argv[1:]]
for file in held:
    file.execute("PRAGMA locking_mode = EXCLUSIVE")
    file.execute("BEGIN EXCLUSIVE")
    file.execute("PRAGMA user_version").fetchall()
print("held", flush=True)
sys.stdin.read()
"""
"""A program that keeps files of SQLite to itself."""


@contextmanager
def locked(home: Path) -> Iterator[None]:
    """Have another program keep the files of games and tables to itself."""
    files = [str(home / name) for name in (GAMES_FILE, "tables.sqlite")]
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, *files], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as holder:
        assert holder.stdout
        holder.stdout.readline()
        yield
        holder.kill()


@contextmanager
def gone(home: Path) -> Iterator[None]:
    """Put a file where the folder was."""
    for path in home.iterdir():
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    place = home / "place"
    place.write_text("not a folder", encoding="utf-8")
    os.environ["DISK_HOME"] = str(place / "home")
    yield


@contextmanager
def foreign(home: Path) -> Iterator[None]:
    """Put databases of another program in the place of ours."""
    for name in (GAMES_FILE, "tables.sqlite"):
        (home / name).unlink()
        with closing(sqlite3.connect(home / name)) as file, file:
            file.execute("CREATE TABLE game (name TEXT, times INTEGER)")
            file.execute("INSERT INTO game VALUES ('theirs', 2)")
    yield


@contextmanager
def newer(home: Path) -> Iterator[None]:
    """Have a newer version write the files."""
    for name in (GAMES_FILE, "tables.sqlite"):
        with closing(sqlite3.connect(home / name)) as file:
            file.execute("PRAGMA user_version = 2")
    yield


STATES: dict[str, Callable[[Path], object]] = {
    "well": as_it_is,
    "slow": as_it_is,
    "no locks": as_it_is,
    "full": full,
    "read-only": read_only,
    "locked": locked,
    "gone": gone,
    "foreign": foreign,
    "newer": newer,
}


def main() -> None:
    """Run every command."""
    state, folder = sys.argv[1], Path(sys.argv[2])
    home, beside = folder / "home", folder / "beside"
    home.mkdir(exist_ok=True)
    beside.mkdir()
    prepare(home, beside)
    before = kept_in(home / GAMES_FILE)
    os.environ.update({"DISK_WAITS_MS": sys.argv[3]} if state == "slow" else {})
    os.environ.update({"DISK_HAS_NO_LOCKS": "1"} if state == "no locks" else {})
    with (
        patch.object(player_file, "_WRITER_WAIT_S", LOCKED_S),
        patch.object(backup, "_WAIT_S", LOCKED_S),
        STATES[state](home),  # type: ignore[attr-defined]
    ):
        home = Path(os.environ.get("DISK_HOME", home))
        for name, (arguments, typed) in COMMANDS.items():
            given = [one.format(home=home, beside=beside) for one in arguments]
            ended = run(home, *given, typed=typed)
            sys.stdout.write(json.dumps([name, ended.status, ended.told, ended.complained]) + "\n")
        ended = serve(home)
        sys.stdout.write(json.dumps(["serve", ended.status, ended.told, ended.complained]) + "\n")
    is_kept = state in ("gone", "foreign") or before <= kept_in(home / GAMES_FILE)
    sys.stdout.write(json.dumps(["kept", is_kept, "", ""]) + "\n")


def kept_in(path: Path) -> set[tuple[str, int, str]]:
    """Return every entry of every game in a file."""
    with closing(sqlite3.connect(path)) as file:
        try:
            return set(file.execute("SELECT game, seq, text FROM entry"))
        except sqlite3.OperationalError:  # a disk that is full has no room for shared memory
            with closing(sqlite3.connect(f"file://{path}?immutable=1", uri=True)) as unwritten:
                return set(unwritten.execute("SELECT game, seq, text FROM entry"))


if __name__ == "__main__":
    main()
