"""A plain host of files on this machine, as anybody may have one."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any


class FileHandler(SimpleHTTPRequestHandler):
    """Hands out the files of a folder and prints nothing."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 named in the library
        """Print nothing."""


class _Server(ThreadingHTTPServer):
    def handle_error(self, request: Any, client_address: Any) -> None:
        """Print what went wrong, unless a browser has gone away while it was answered."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


@contextmanager
def hosted(
    folder: Path, handler: Callable[..., BaseHTTPRequestHandler] = FileHandler, port: int = 0
) -> Iterator[str]:
    """Hand out a folder; yield the address, without a slash at its end.

    Args:
        folder: The folder.
        handler: What answers a request: `FileHandler` or a class made from it.
        port: The port, 0 for any that is free.
    """
    server = _Server(("127.0.0.1", port), partial(handler, directory=str(folder)))
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
