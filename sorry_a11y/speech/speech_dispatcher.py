"""Speech Dispatcher, the speech of Linux desktops, which is started where it does not run."""

from __future__ import annotations

import logging
import os

from sorry_a11y.speech.drivers import Driver, UnavailableError
from sorry_a11y.speech.ssip import SsipConnection, server_address, spawn_server
from sorry_a11y.speech.voice import SilenceReason, VoiceKind

log = logging.getLogger(__name__)


class SpeechDispatcherDriver(Driver):
    """Speech Dispatcher through a connection of the game's own."""

    def __init__(self) -> None:
        super().__init__("Speech Dispatcher", VoiceKind.SYNTHESISER)
        self._connection: SsipConnection | None = None
        self._open = False
        self._language = ""

    @property
    def opened(self) -> bool:
        return self._open

    def open(self) -> None:
        family, address = server_address(os.environ)
        try:
            self._connection = SsipConnection(family, address)
        except OSError as error:
            log.debug("Speech Dispatcher: %r", error)
            spawn_server(os.environ, address)
            try:
                self._connection = SsipConnection(family, address)
            except OSError as still:
                raise UnavailableError(SilenceReason.SERVER_DOWN) from still
        try:
            self._connection.introduce()
        except OSError:
            self.close()
            raise
        self._open = True

    def is_active(self) -> bool:
        return self._open

    def speak(self, text: str, interrupt: bool) -> None:
        if interrupt:
            self.silence()
        self._present().speak(text)

    def silence(self) -> None:
        self._present().ask("CANCEL self")

    def set_language(self, tag: str) -> None:
        if tag != self._language:
            self._present().ask(f"SET self LANGUAGE {tag.lower()}")
            self._language = tag

    def close(self) -> None:
        connection, self._connection = self._connection, None
        self._open, self._language = False, ""
        if connection is not None:
            connection.close()

    def sever(self) -> bool:
        if self._connection is not None:
            self._connection.sever()
        # the server gets a text only after it has answered the question before it
        return True

    def _present(self) -> SsipConnection:
        if self._connection is None:
            raise ConnectionError("Speech Dispatcher is not connected")
        return self._connection
