"""Caddy and HAProxy in front of servers of this machine, with the files of docs/server: only
addresses, ports and certificates are put in. Debian's packages caddy and haproxy."""

from __future__ import annotations

import signal
import ssl
import subprocess
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tests.harness.databases import Daemon
from tests.harness.ports import free_port

FILES = Path(__file__).parents[3] / "docs" / "server"
NAME = "tables.example"
HERE = "127.0.0.1"
IN_FILES = ("127.0.0.1:8765", "10.0.0.2:8765", "10.0.0.3:8765")
"""Where servers are in those files."""


class Proxy(Daemon):
    """A proxy for servers on ``ports``, by one of the files."""

    def __init__(self, file: str, folder: Path, ports: list[int]) -> None:
        super().__init__()
        self.folder = folder / file
        self.folder.mkdir(parents=True)
        text = (FILES / file).read_text("utf-8")
        found = [one for one in IN_FILES if one in text]
        for one, port in zip(found, ports, strict=False):
            text = text.replace(one, f"{HERE}:{port}")
        for more in ports[len(found) :]:
            text = self.with_server(text, f"{HERE}:{ports[len(found) - 1]}", f"{HERE}:{more}")
        self.file = self.folder / "config"
        self.file.write_text(self.fitted(text), "utf-8")

    def fitted(self, text: str) -> str:
        """The file, as it fits this machine."""
        raise NotImplementedError

    def with_server(self, text: str, last: str, more: str) -> str:
        """The file with one more server behind the last one."""
        return text.replace(last, f"{last} {more}")

    @property
    def trusted(self) -> Path:
        """The certificate by which guests know it."""
        raise NotImplementedError

    @property
    def url(self) -> str:
        """What guests type."""
        return f"wss://{NAME}:{self.port}"

    def reached(self, url: str) -> dict[str, Any]:
        """How a socket is opened to a name that this proxy serves."""
        context = ssl.create_default_context(cafile=str(self.trusted))
        return {"host": HERE, "port": urlsplit(url).port or self.port, "ssl": context}

    def reload(self) -> None:
        """Have it read its file again, while it serves."""
        raise NotImplementedError

    def kill(self) -> None:
        """End it as a power cut does."""
        self.end(signal.SIGKILL)


class Caddy(Proxy):
    """Caddy, with an authority of its own."""

    _admin = 0

    def fitted(self, text: str) -> str:
        """The file, with options for this machine before it; people of the tests say by themselves
        from where they come."""
        self._admin = free_port()
        text = text.replace(
            "lb_policy",
            "header_up X-Forwarded-For {http.request.header.X-Forwarded-For}\n\t\tlb_policy",
        )
        return (
            f"{{\n admin {HERE}:{self._admin}\n local_certs\n skip_install_trust\n"
            " auto_https disable_redirects\n"
            f" default_bind {HERE}\n https_port {self.port}\n http_port {free_port()}\n"
            f" storage file_system {self.folder}\n}}\n{text}"
        )

    @property
    def trusted(self) -> Path:
        """Its authority."""
        return self.folder / "pki" / "authorities" / "local" / "root.crt"

    def command(self) -> list[str]:
        """What starts it."""
        return ["caddy", "run", "--adapter", "caddyfile", "--config", str(self.file)]

    def reload(self) -> None:
        """Have it read its file again, while it serves."""
        subprocess.run(
            [
                *("caddy", "reload", "--adapter", "caddyfile", "--config", str(self.file)),
                *("--address", f"{HERE}:{self._admin}", "--force"),
            ],
            check=True,
            capture_output=True,
        )


class HAProxy(Proxy):
    """HAProxy, with a certificate made for it."""

    def fitted(self, text: str) -> str:
        """The file, with the port and certificate of this machine."""
        own = f"bind {HERE}:{self.port} ssl crt {self.pem}"
        names = ",".join((f"IP:{HERE}", *(f"DNS:{name}{NAME}" for name in ("", "a.", "b."))))
        subprocess.run(
            [
                *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
                *("-subj", f"/CN={NAME}", "-addext", f"subjectAltName={names}", "-out"),
                *(str(self.trusted), "-keyout", str(self.pem)),
            ],
            check=True,
            capture_output=True,
        )
        self.pem.write_text(self.trusted.read_text() + self.pem.read_text())
        few = text.replace("maxconn 50000", "maxconn 500")  # else root must raise a limit
        few = few.replace("    option forwardfor\n", "")  # people of the tests say it themselves
        return few.replace("bind :443 ssl crt /etc/haproxy/tables.pem", own)

    def with_server(self, text: str, last: str, more: str) -> str:
        """The file with one more server behind the last one."""
        return text.replace(last, f"{last}\n    server {more.rpartition(':')[2]} {more}")

    @property
    def pem(self) -> Path:
        """Certificate and key."""
        return self.folder / "tables.pem"

    @property
    def trusted(self) -> Path:
        """The certificate."""
        return self.folder / "certificate.pem"

    def command(self) -> list[str]:
        """What starts it."""
        return ["haproxy", "-W", "-db", "-f", str(self.file)]

    def reload(self) -> None:
        """Have it read its file again, while it serves."""
        assert self._process is not None, "runs"
        self._process.send_signal(signal.SIGUSR2)
