"""Behind a proxy that encrypts, with the file of docs/server, and encrypted without one."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import ssl
import subprocess
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from sorry_a11y.client.socket_connection import ConnectionFailedError, SocketConnection
from sorry_a11y.wire import protocol as msg

from .programs import Serving, run
from .tables import HELLO, LONG, two, who_decides

CADDYFILE = Path(__file__).parents[2] / "docs" / "server" / "Caddyfile"
CADDY = shutil.which("caddy") or ""
SORRY = msg.HostTable("hasbro", "Ann", {"red": "you", "blue": "open"})

pytestmark = [pytest.mark.long, pytest.mark.skipif(not CADDY, reason="Caddy is not installed")]


class Proxy:
    """Caddy with the file of docs/server, for ``localhost`` and a port in place of the name, and
    with an authority of its own. ``authority``: its certificate."""

    def __init__(self, folder: Path, server: int) -> None:
        folder.mkdir()
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        text = CADDYFILE.read_text(encoding="utf-8")
        text = text.replace("tables.example {", f"localhost:{self.port} {{\n\ttls internal", 1)
        text = text.replace("8765", str(server))
        store = folder / "store"
        options = ("admin off", "skip_install_trust", "auto_https disable_redirects",
                   f"storage file_system {store}")
        head = "\n".join(("{", *options, "}", ""))
        (folder / "Caddyfile").write_text(head + text, encoding="utf-8")
        self.authority = store / "pki" / "authorities" / "local" / "root.crt"
        self.certificate = store / "certificates" / "local" / "localhost" / "localhost.crt"
        self._process = subprocess.Popen(
            [CADDY, "run", "--config", "Caddyfile", "--adapter", "caddyfile"], cwd=folder,
            stderr=subprocess.DEVNULL, env={**os.environ, "HOME": str(folder)},
        )
        end = monotonic() + 3 * LONG
        while not self.certificate.with_suffix(".key").exists():
            assert monotonic() < end, "Caddy has made no certificate"
            sleep(0.1)

    def end(self) -> None:
        """End it."""
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(LONG)


@pytest.fixture
def proxy(tmp_path: Path) -> Iterator[tuple[Proxy, Serving]]:
    """A proxy, and the server behind it."""
    with Serving(tmp_path / "tables", front=True) as server:
        proxy = Proxy(tmp_path / "caddy", server.port)
        try:
            yield proxy, server
        finally:
            proxy.end()


def page(proxy: Proxy, port: int) -> bytes:
    """What a browser is handed out there that trusts the proxy's authority."""
    trusting = ssl.create_default_context(cafile=proxy.authority)
    url = f"https://localhost:{port}/"
    with urllib.request.urlopen(url, context=trusting) as answer:
        text: bytes = answer.read()
    return text


def play(url: str) -> None:
    """Two sit down and each decides."""
    with two(url, SORRY) as people:
        people[0].press("enter")
        for _ in range(6):
            who_decides(*people).press("enter")
        assert all(one.breaches(()) == [] for one in people)


def test_friends_play_through_the_front(
    proxy: tuple[Proxy, Serving], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of docs/server/Caddyfile: who trusts the certificate plays through it, a browser is
    handed out the page, and who does not trust it is told so and sends nothing."""
    caddy, _ = proxy
    url = f"wss://localhost:{caddy.port}"
    with pytest.raises(ConnectionFailedError, match="certificate"):
        SocketConnection(url, HELLO).open()
    monkeypatch.setenv("SSL_CERT_FILE", str(caddy.authority))
    play(url)
    assert run("tables", "--at", url) == (0, "No table is open to everyone.\n", "")
    assert b"<!doctype html>" in page(caddy, caddy.port)


def test_a_server_encrypts_by_itself(
    proxy: tuple[Proxy, Serving], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of --certificate and --key: the same without a proxy, and the line that the server
    says names no one network."""
    caddy, _ = proxy
    own = ("--certificate", str(caddy.certificate), "--key",
           str(caddy.certificate.with_suffix(".key")))
    monkeypatch.setenv("SSL_CERT_FILE", str(caddy.authority))
    with Serving(tmp_path / "own", more=own) as server:
        assert "encrypted, for guests from anywhere" in server.told
        play(f"wss://localhost:{server.port}")
        assert b"<!doctype html>" in page(caddy, server.port)
