"""A server with its page, on a port of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from sorry_a11y.frontends.web.web_frontend import WebFrontend
from sorry_a11y.online.server.table_server import HomeServer
from tests.harness.waiting import Loop


@contextmanager
def served(url: str = "", *, folder: Path | None = None, port: int = 0) -> Iterator[str]:
    """Tables and their page; the address of the page. ``url``: as of `WebFrontend`."""
    with TemporaryDirectory() as own:
        server = HomeServer((folder or Path(own)) / "tables.sqlite", WebFrontend(url))
        loop = Loop()
        port = loop.run(server.start(port))
        try:
            yield f"http://127.0.0.1:{port}/"
        finally:
            loop.run(server.stop())
            loop.end()
