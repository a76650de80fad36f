"""PostgreSQL servers of the tests' own, on ports of this machine, from the package that Debian has
(postgresql). Where it is not installed, tests that need it are skipped."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.harness.ports import free_port
from tests.harness.waiting import LIVE, until

USER = "postgres"
"""Who runs PostgreSQL where these tests run as root, which it refuses to."""


def postgres_programs() -> Path | None:
    """Return the folder with initdb and postgres; None where PostgreSQL is not installed."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return folders[-1].parent if folders else None


def needs_postgres() -> pytest.MarkDecorator:
    """Skip where there is no PostgreSQL."""
    return pytest.mark.skipif(
        sys.platform == "win32" or postgres_programs() is None,
        reason="PostgreSQL is not installed (Debian: postgresql)",
    )


class Daemon:
    """A program that listens on ``port``. ``user``: who runs it, None for who runs the tests."""

    user: str | None = None

    def __init__(self, port: int = 0) -> None:
        self.port = port or free_port()
        self._process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        """Return the command that starts it."""
        raise NotImplementedError

    def start(self) -> None:
        """Start it, and wait until it listens."""
        self._process = process = subprocess.Popen(
            self.command(),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
            start_new_session=True,
            user=self.user,
        )
        assert until(lambda: self._listens() or process.poll() is not None), "does not listen"
        assert process.poll() is None, "ended at once"

    def _listens(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it."""
        if self._process and self._process.poll() is None:
            self._process.send_signal(how)
            self._process.wait(LIVE)

    def __enter__(self) -> None:
        raise NotImplementedError

    def __exit__(self, *_error: object) -> None:
        self.end()


class Postgres(Daemon):
    """A PostgreSQL server with its data in a folder of its own, which it empties at its end.
    ``safe``: whether it waits for the disk, as it does by itself; tests that do not measure it need
    not; ``options``: settings of its own."""

    def __init__(
        self,
        *,
        safe: bool = False,
        port: int = 0,
        folder: Path | None = None,
        options: Sequence[str] = (),
    ) -> None:
        super().__init__(port)
        self.user = USER if os.geteuid() == 0 else None
        self.folder = folder or Path(tempfile.mkdtemp(prefix="sorry-postgres-"))
        self._options = options
        self._safe = safe
        programs = postgres_programs()
        assert programs is not None, "is installed"
        self.programs = programs

    def run(self, program: str, *arguments: str, given: bytes = b"") -> bytes:
        """Run one of its programs to its end; what it prints."""
        return subprocess.run(
            [str(self.programs / program), *arguments],
            input=given,
            check=True,
            capture_output=True,
            cwd="/",
            user=self.user,
        ).stdout

    def command(self) -> list[str]:
        """Return the command that starts it."""
        speed = [] if self._safe else ["-c", "fsync=off", "-c", "full_page_writes=off"]
        return [
            str(self.programs / "postgres"),
            "-D",
            str(self.folder),
            "-p",
            str(self.port),
            "-c",
            "listen_addresses=127.0.0.1",
            "-c",
            "unix_socket_directories=",
            "-c",
            "shared_buffers=32MB",
            *speed,
            *(word for option in self._options for word in ("-c", option)),
        ]

    @property
    def dsn(self) -> str:
        """The address of its database."""
        return self.dsn_of("postgres")

    def dsn_of(self, database: str) -> str:
        """Return where a database is."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def _listens(self) -> bool:
        ready = [str(self.programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ready, check=False).returncode == 0

    def end(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it: SIGINT ends every session, as stopping the service does."""
        super().end(how)

    def __enter__(self) -> Postgres:  # type: ignore[override]
        if self.user:
            shutil.chown(self.folder, USER)
        self.run(
            *("initdb", "-D", str(self.folder), "-A", "trust", "-U", USER, "--no-sync", "-E"),
            *("UTF8", "--no-locale"),
        )
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        super().__exit__(*error)
        shutil.rmtree(self.folder, ignore_errors=True)
