"""Speech Dispatcher: accessible-output2's output on a connection that can be cut.

The library's own constructor names no client, prints its errors and gives nobody a hold on
the socket while it waits for an answer. So the connection is made here and lent to it. The
client library keeps its caller waiting for ever when the server dies between a question and
its answer; `_guard` wakes the caller.
"""

from __future__ import annotations

import importlib
import logging
import shutil
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from sorry_a11y.speech.drivers import Driver, UnavailableError
from sorry_a11y.speech.voice import SilenceReason, VoiceKind

log = logging.getLogger(__name__)

CLIENT = "sorry-a11y"
"""The name under which Speech Dispatcher knows this game, for its own settings."""


class SpeechDispatcherDriver(Driver):
    """Speech Dispatcher through the `speechd` package, started by it where it does not run."""

    def __init__(self, output_class: type[Any]) -> None:
        super().__init__(output_class)
        self.kind = VoiceKind.SYNTHESISER
        self._client: Any = None
        self._language = ""

    def set_language(self, tag: str) -> None:
        if tag != self._language:
            self._client.set_language(tag.lower())
            self._language = tag

    def close(self) -> None:
        client, self._client, self._output = self._client, None, None
        if client is not None:
            client.close()

    def sever(self) -> bool:
        connection = getattr(self._client, "_conn", None)
        if connection is not None:
            with suppress(OSError):
                connection._socket.shutdown(socket.SHUT_RDWR)
            connection._ssip_reply_semaphore.release()
        # the server gets a text only after it has answered the question before it
        return True

    def _construct(self) -> Any:
        try:
            speechd = importlib.import_module("speechd")
            client_module = importlib.import_module("speechd.client")
        except Exception as error:
            raise UnavailableError(SilenceReason.BINDING_MISSING) from error
        client_class = _client_class(client_module)
        self._client = client_class.__new__(client_class)
        try:
            # constructed in two steps, so that `sever` finds the connection meanwhile
            self._client.__init__(CLIENT)
        except Exception as error:
            log.debug("Speech Dispatcher: %r", error)
            raise UnavailableError(self._why_not()) from error
        bare: Any = self._class
        output = bare.__new__(bare)
        output._client = self._client
        # the module-level name that the library's constructor would have bound
        vars(importlib.import_module(self._class.__module__))["speechd"] = speechd
        return output

    def _why_not(self) -> SilenceReason:
        if getattr(self._client, "_conn", None) is not None:
            return SilenceReason.FAILED  # something accepted the connection and then misbehaved
        missing = shutil.which("speech-dispatcher") is None
        return SilenceReason.SERVER_MISSING if missing else SilenceReason.SERVER_DOWN


def _client_class(module: Any) -> Any:
    """The library's client class, made to connect through `_connection`."""

    def connect(self: Any, arguments: dict[str, Any], autospawn: bool | None) -> None:
        try:
            self._conn = _connection(module, arguments)
        except module.SSIPCommunicationError:
            if autospawn is False:
                raise
            self._server_spawn(arguments)
            self._conn = _connection(module, arguments)

    return type("Client", (module.SSIPClient,), {"_connect_with_autospawn": connect})


def _connection(module: Any, arguments: dict[str, Any]) -> Any:
    connection = module._SSIP_Connection.__new__(module._SSIP_Connection)
    connection._communication = partial(_guard, connection, connection._communication)
    try:
        connection.__init__(**arguments)
    except Exception:
        with suppress(AttributeError):
            connection._socket.close()
        raise
    return connection


def _guard(connection: Any, listen: Callable[[], None]) -> None:
    """Body of the library's listening thread: no traceback on the screen, no caller forgotten."""
    try:
        listen()
    except Exception as error:
        log.debug("Speech Dispatcher's answers: %r", error)
    finally:
        connection._ssip_reply_semaphore.release()
