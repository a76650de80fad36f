"""The page without a server: built, and handed out by a plain server of files."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from threading import Event
from typing import Any

from tests.harness.file_host import FileHandler, hosted
from tests.harness.waiting import until

ROOT = Path(__file__).parents[3]
PYODIDE = ROOT / ".ci" / "npm" / "node_modules" / "pyodide"
UNDER = "games/sorry"
"""The path under which the site is handed out: it is nobody's root."""
BUILDING_S = 590.0
"""Seconds after which `.ci/run` is taken to build no site; a test has ten minutes."""
LARGE = 5_000_000
"""Bytes of a file of nearly ten million."""


def why_not_built() -> str:
    """Return what building the site lacks here; empty for nothing."""
    if not shutil.which("node"):
        return "not installed: node"
    if not PYODIDE.is_dir():
        return "not installed: Pyodide (npm ci in .ci/npm)"
    return ""


def build_site(folder: Path) -> None:
    """Build the site in a folder, or lead there to the one that `.ci/run` builds, once that is
    done; raises CalledProcessError."""
    if built := os.environ.get("BUILT_SITE"):
        assert until(lambda: Path(built).is_dir() or Path(f"{built}.failed").exists(), BUILDING_S)
        if Path(built).is_dir():
            folder.parent.mkdir(parents=True)
            folder.symlink_to(Path(built).resolve())
            return
    subprocess.run(
        [sys.executable, str(ROOT / ".ci" / "pyodide" / "build.py"), str(folder)],
        check=True,
        capture_output=True,
        text=True,
    )


class Stalling:
    """What a host does not get done: the service worker, which is the second to ask for the
    largest file, gets one half of it and waits. ``is_under_way``: set when it has that half."""

    def __init__(self) -> None:
        self.is_under_way = Event()
        self.is_over = Event()
        self._asked = count(1)

    def stalls(self, path: str) -> bool:
        """Return whether the file of a request is the one; it counts as asked for."""
        return path.endswith(".wasm") and next(self._asked) > 1


class _StallingHandler(FileHandler):
    def __init__(self, stalling: Stalling, *given: object, directory: str) -> None:
        self._stalling = stalling
        super().__init__(*given, directory=directory)  # type: ignore[arg-type]

    def send_head(self) -> Any:
        """Hand out whole files, also those that a browser has."""
        del self.headers["If-Modified-Since"]
        return super().send_head()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Hand out a file, or one half of it."""
        if self._stalling.stalls(self.path):
            outputfile.write(source.read(LARGE))
            self._stalling.is_under_way.set()
            self._stalling.is_over.wait()
            self.close_connection = True
            return
        super().copyfile(source, outputfile)


@contextmanager
def site_served(folder: Path, port: int = 0, stalling: Stalling | None = None) -> Iterator[str]:
    """Hand out a folder as a plain host does; the address of the page in ``folder/UNDER``."""
    handler = partial(_StallingHandler, stalling) if stalling else FileHandler
    with hosted(folder, handler, port) as url:
        try:
            yield f"{url}/{UNDER}/"
        finally:
            if stalling:
                stalling.is_over.set()
