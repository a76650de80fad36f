"""Behind a proxy that encrypts, with the file of docs/server, and encrypted without one."""

from __future__ import annotations

import shutil
import ssl
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from sorry_a11y.online.client.connection import ConnectionFailedError, TableConnection
from sorry_a11y.online.client.web_sockets import WebSockets
from sorry_a11y.online.wire import protocol as msg
from tests.harness.waiting import until

from .programs import Serving, run
from .proxies import Caddy
from .tables import HELLO, on_loop, two, who_decides

SORRY = msg.HostTable("hasbro", "Ann", {"red": "you", "blue": "open"})

pytestmark = [
    pytest.mark.server,
    pytest.mark.long,
    pytest.mark.skipif(not shutil.which("caddy"), reason="Caddy is not installed"),
]


@pytest.fixture
def caddy(tmp_path: Path) -> Iterator[Caddy]:
    """A proxy before a server of its own, found as ``localhost``."""
    with Serving(tmp_path / "tables", front=True) as server:
        proxy = Caddy("Caddyfile", tmp_path, [server.port])
        text = proxy.file.read_text(encoding="utf-8")
        proxy.file.write_text(text.replace("tables.example {", "localhost {"), encoding="utf-8")
        proxy.start()
        try:
            assert until(lambda: certificate(proxy).with_suffix(".key").exists())
            yield proxy
        finally:
            proxy.end()


def certificate(proxy: Caddy) -> Path:
    """What the proxy shows."""
    return proxy.folder / "certificates" / "local" / "localhost" / "localhost.crt"


def page(proxy: Caddy, port: int) -> bytes:
    """What a browser is handed out there that trusts the proxy's authority."""
    trusting = ssl.create_default_context(cafile=proxy.trusted)
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


def test_friends_play_through_the_front(caddy: Caddy, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise of docs/server/Caddyfile: who trusts the certificate plays through it, a browser is
    handed out the page, and who does not trust it is told so and sends nothing."""
    url = f"wss://localhost:{caddy.port}"
    with pytest.raises(ConnectionFailedError, match="certificate"):
        on_loop(TableConnection(WebSockets(url).open, HELLO).open())
    monkeypatch.setenv("SSL_CERT_FILE", str(caddy.trusted))
    play(url)
    assert run("tables", "--at", url) == (0, "No table is open to everyone.\n", "")
    assert b"<!doctype html>" in page(caddy, caddy.port)


def test_a_server_encrypts_by_itself(
    caddy: Caddy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of --certificate and --key: the same without a proxy, and the line that the server
    says names no one network."""
    shown = certificate(caddy)
    own = ("--certificate", str(shown), "--key", str(shown.with_suffix(".key")))
    monkeypatch.setenv("SSL_CERT_FILE", str(caddy.trusted))
    with Serving(tmp_path / "own", more=own) as server:
        assert "encrypted, for guests from anywhere" in server.told
        play(f"wss://localhost:{server.port}")
        assert b"<!doctype html>" in page(caddy, server.port)
