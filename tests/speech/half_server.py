"""A speech server that takes the connection and fails at the first sentence."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from pathlib import Path
from typing import Literal

Fault = Literal["hangs", "refuses", "closes"]


class HalfServer:
    """Listens at a socket in ``folder``, agrees to whatever is set, and then, asked to speak,
    never answers, answers with an error, or closes. ``env``: the variables by which a program
    finds it. Use it as a context manager."""

    def __init__(self, folder: Path, fault: Fault) -> None:
        path = folder / "speech.sock"
        self.env = {"SPEECHD_ADDRESS": f"unix_socket:{path}"}
        self._fault = fault
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(path))
        self._listener.listen()

    def __enter__(self) -> HalfServer:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_error: object) -> None:
        self._listener.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        with suppress(OSError), client, client.makefile("rwb") as stream:
            for line in stream:
                if line.startswith(b"SPEAK"):
                    if self._fault == "hangs":
                        continue
                    if self._fault == "closes":
                        return
                    answer = b"300 ERR NO SPEECH\r\n"
                elif line.startswith(b"HISTORY"):
                    answer = b"245-1\r\n245 OK CLIENT ID SENT\r\n"
                else:
                    answer = b"208 OK\r\n"
                stream.write(answer)
                stream.flush()
