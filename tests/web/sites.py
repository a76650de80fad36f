"""The page without a server: built, and handed out by a plain server of files."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from shutil import which
from threading import Thread

ROOT = Path(__file__).parents[2]
PYODIDE = ROOT / ".ci" / "npm" / "node_modules" / "pyodide"
WHEELS = ROOT / "build" / "wheels"
UNDER = "games/sorry"
"""The path under which the site is handed out: it is nobody's root."""


def why_not_built() -> str:
    """Return what building the site lacks here; empty for nothing."""
    if not which("node"):
        return "not installed: node"
    if not PYODIDE.is_dir():
        return "not installed: Pyodide (npm ci in .ci/npm)"
    return ""


def build_site(folder: Path) -> None:
    """Build the site in a folder; raises CalledProcessError."""
    subprocess.run(
        [sys.executable, str(ROOT / ".ci" / "pyodide" / "build.py"), str(folder)], check=True,
        capture_output=True, text=True,
    )


class _Handler(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing."""


@contextmanager
def site_served(folder: Path, port: int = 0) -> Iterator[str]:
    """Hand out a folder as a plain host does; the address of the page in ``folder/UNDER``."""
    server = ThreadingHTTPServer(
        ("127.0.0.1", port), partial(_Handler, directory=str(folder))
    )
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/{UNDER}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
