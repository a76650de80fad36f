"""A server of tables beside the session of its host: in a thread of the same process."""

from __future__ import annotations

import asyncio
import socket
import threading
from contextlib import suppress
from pathlib import Path

from sorry_a11y.server.table_server import ServerOptions, TableServer, single_server
from sorry_a11y.server.websocket_front import Endpoint
from sorry_a11y.store.threaded_log import open_alone

EVERYWHERE = "0.0.0.0"
STOP_S = 3.0
"""Seconds that the guests' connections may take to end."""


class HomeServer:
    """Serves the tables of a log on this computer.

    Args:
        file: The file of the log.
        program: The version told to guests.
        endpoint: The files and sockets that are to be had there besides.

    Raises:
        LogError: The log cannot be had; "in use" where another program serves it.
    """

    def __init__(self, file: Path, program: str, endpoint: Endpoint | None = None) -> None:
        self._log = open_alone(file)
        self._endpoint = endpoint
        self._program = program
        self._loop = asyncio.new_event_loop()
        self._server: TableServer | None = None
        self._thread = threading.Thread(
            target=self._loop.run_forever, name="tables", daemon=True
        )

    def start(self, port: int) -> int:
        """Listen; return the port, which may have been 0. Raises OSError where it is taken."""
        self._thread.start()
        try:
            return asyncio.run_coroutine_threadsafe(self._start(port), self._loop).result()
        except OSError:
            self._end()
            raise

    async def _start(self, port: int) -> int:
        options = ServerOptions(endpoint=self._endpoint)
        self._server = single_server(self._log, self._program, options)
        return await self._server.start(EVERYWHERE, port)

    def stop(self) -> None:
        """Say goodbye to the guests, who come back when the tables are served again."""
        if self._server:
            stopping = asyncio.run_coroutine_threadsafe(self._server.stop(), self._loop)
            with suppress(TimeoutError):
                stopping.result(STOP_S)
        self._end()

    def _end(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(STOP_S)
        if not self._loop.is_running():
            self._loop.close()
        self._log.close()


def own_address() -> str:
    """Return the address of this computer in its network, as far as it can be known; nothing is
    sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return "127.0.0.1"
