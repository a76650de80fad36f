"""A stand-in for Speech Dispatcher's server, which answers as a test wants it."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from io import BufferedRWPair
from pathlib import Path


class SsipServer:
    """Listens at a socket in ``folder`` and keeps every line that it is sent.

    Attributes:
        path: The socket.
        lines: What it was sent.
        answer: What it answers, "" for nothing.
        answers: What it answers to some commands instead; None closes the connection.
    """

    def __init__(self, folder: Path) -> None:
        self.path = str(folder / "s")
        self.lines: list[str] = []
        self.answer = b"200 OK\r\n"
        self.answers: dict[str, bytes | None] = {}
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(self.path)
        self._listener.listen()
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> SsipServer:
        return self

    def __exit__(self, *_error: object) -> None:
        self._listener.close()

    def _accept(self) -> None:
        with suppress(OSError):  # it is closed
            while True:
                client, _ = self._listener.accept()
                threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        with suppress(OSError), client, client.makefile("rwb") as stream:
            self._answer_all(stream)

    def _answer_all(self, stream: BufferedRWPair) -> None:
        text = False
        for raw in stream:
            line = raw.decode().removesuffix("\r\n")
            self.lines.append(line)
            if text and line != ".":
                continue
            answer = self.answers.get(line, self.answer)
            if answer is None:
                return
            text = line == "SPEAK" and answer[:1] in b"27"
            stream.write(answer)
            stream.flush()
