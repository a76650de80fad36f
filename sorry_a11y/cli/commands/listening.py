"""How the command that serves tables listens: where, with which certificate, and until when."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import ssl
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

from sorry_a11y.cli.commands.command_line import FAILED
from sorry_a11y.cli.commands.environment import end_by_signal
from sorry_a11y.frontends.web.web_frontend import WebFrontend
from sorry_a11y.online.client.connection import LineFor
from sorry_a11y.online.server.table_server import ServerOptions, TableServer
from sorry_a11y.online.server.websocket_front import PortTakenError
from sorry_a11y.online.wire.addresses import HERE

if TYPE_CHECKING:
    from sorry_a11y.frontends.ssh.ssh_frontend import SshFrontend

_ANYWHERE = ("0.0.0.0", "::")
RENEWED_S = 60.0
"""Seconds between two looks at the files of a certificate."""
_COLLECT_AFTER = 20_000, 20, 10
"""After how many new objects Python looks for garbage among the youngest, after how many of these
collections among older ones, and after how many of those among all, while no guest is answered; its
own defaults are 700, 10 and 10 (decision 0029)."""

log = logging.getLogger(__name__)


class Certificate:
    """The certificate of a server.

    Args:
        file: The file of the certificate.
        key: The file of its key.

    Attributes:
        context: The context for sockets.

    Raises:
        OSError: A file cannot be read.
        ssl.SSLError: The files do not fit together.
    """

    def __init__(self, file: str, key: str) -> None:
        self._file = file
        self._key = key
        self._changed = self._times()
        self.context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        self.context.load_cert_chain(file, key)

    async def renew(self) -> None:
        """Read the files whenever they change, for all later connections.

        While the two do not fit together yet, the former ones count.
        """
        while True:
            await asyncio.sleep(RENEWED_S)
            try:
                changed = self._times()
                if changed != self._changed:
                    ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(
                        self._file, self._key
                    )
                    self.context.load_cert_chain(self._file, self._key)
                    self._changed = changed
            except (OSError, ssl.SSLError) as error:
                log.warning("certificate not renewed: %s", error)

    def _times(self) -> tuple[int, int]:
        return os.stat(self._file).st_mtime_ns, os.stat(self._key).st_mtime_ns


class Listening(NamedTuple):
    """The ways in which a server listens.

    Attributes:
        port: The port.
        certificate: The certificate; None for plain connections.
        proxies: Addresses that are believed when they say who comes.
        url: The address that guests type; empty where they come to this machine itself.
        ready: A function that returns the line that is printed when it listens on a port.
        say: A function that returns the line for a message.
    """

    port: int
    certificate: Certificate | None
    proxies: tuple[str, ...]
    url: str
    ready: Callable[[int], str]
    say: Callable[..., str]

    @property
    def hosts(self) -> tuple[str, ...]:
        """The addresses to listen on: behind a proxy on this machine only that of this machine."""
        return (HERE,) if self.proxies == (HERE,) else _ANYWHERE

    @property
    def encryption(self) -> dict[str, Any]:
        """The options of the sockets for guests, by which connections are encrypted."""
        return {"ssl": self.certificate.context} if self.certificate else {}

    def failed(self, message: str, **values: str) -> int:
        """Print why the server does not run, and return the exit status."""
        sys.stderr.write(self.say(message, **values) + "\n")
        return FAILED

    @contextmanager
    def renewing(self) -> Iterator[None]:
        """Renew the certificate, if there is one, while guests are served."""
        task = asyncio.create_task(self.certificate.renew()) if self.certificate else None
        try:
            yield
        finally:
            if task:
                task.cancel()

    def options(
        self, ssh: SshFrontend | None = None, tables: LineFor | None = None
    ) -> ServerOptions:
        """Return the options of the server, with the frontend of the page.

        Args:
            ssh: The frontend for SSH; None for none.
            tables: The way to the tables of several servers; None for those of this one.
        """
        page = WebFrontend(self.url, tables)
        return ServerOptions(trusted=self.proxies, frontends=(page, ssh) if ssh else (page,))


async def listen_until_ended(
    server: TableServer, how: Listening, ssh: SshFrontend | None = None
) -> int:
    """Listen until SIGINT or SIGTERM comes, and return the exit status.

    Args:
        server: The server.
        how: The ways in which it listens.
        ssh: The frontend for SSH, which the server has; None for none.
    """
    gc.set_threshold(*_COLLECT_AFTER)
    try:
        port = await server.start(how.hosts, how.port, **how.encryption)
    except PortTakenError as error:
        return how.failed("cli-serve-port", port=str(error.port))
    told = [how.ready(port)]
    if ssh:
        told.append(how.say("cli-serve-ssh", port=str(ssh.port), key=ssh.fingerprint))
    ended = asyncio.Event()
    end_by_signal(ended.set, with_terminal=False)
    sys.stdout.write("".join(f"{line}\n" for line in told))
    sys.stdout.flush()
    with how.renewing():
        await ended.wait()
    await server.stop()
    return 0
