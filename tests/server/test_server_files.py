"""The files of docs/server, judged by the programs that read them."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sorry_a11y.commands.command_table import SUBCOMMANDS

from .proxies import FILES, Caddy, HAProxy

PORTS = {"Caddyfile": 1, "Caddyfile.several": 2, "Caddyfile.compose": 0}


def needs(program: str) -> pytest.MarkDecorator:
    """Skips where a program is not installed."""
    return pytest.mark.skipif(shutil.which(program) is None, reason=f"{program} is not installed")


def judged(*command: str) -> str:
    """What a program complains of."""
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    return "" if done.returncode == 0 else done.stderr


@needs("systemd-analyze")
@pytest.mark.parametrize("unit", sorted(path.name for path in FILES.glob("*.service")))
def test_systemd_takes_the_units(unit: str, tmp_path: Path) -> None:
    """Promise: a unit needs nothing but the path of the game put right."""
    text = (FILES / unit).read_text("utf-8")
    file = tmp_path / unit
    file.write_text(text.replace("/opt/sorry-a11y/bin/sorry-a11y", sys.executable), "utf-8")
    assert judged("systemd-analyze", "verify", str(file)) == ""


@needs("caddy")
@pytest.mark.parametrize("file", sorted(PORTS))
def test_caddy_takes_its_files(file: str, tmp_path: Path) -> None:
    """Promise: they are as Caddy reads them."""
    front = Caddy(file, tmp_path, list(range(2001, 2001 + PORTS[file])))
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(front.file)]
    assert judged(*command) == ""


@needs("haproxy")
@needs("openssl")
def test_haproxy_takes_its_file(tmp_path: Path) -> None:
    """Promise: it is as HAProxy reads it."""
    front = HAProxy("haproxy.cfg", tmp_path, [2001, 2002])
    assert judged("haproxy", "-c", "-f", str(front.file)) == ""


def test_every_option_that_they_use_is_one() -> None:
    """Promise: whoever copies a file from docs/server is understood by `serve`."""
    for name in ("compose.yaml", "sorry-a11y.service", "sorry-a11y-shared.service"):
        text = (FILES / name).read_text("utf-8").replace("--no-cache-dir", "")
        used = set(re.findall(r"(?<![-\w])--[a-z]+", text)) - {"--system"}
        assert used
        assert used <= set(SUBCOMMANDS["serve"].names)
