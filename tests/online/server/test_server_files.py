"""The files of docs/server, judged by the programs that read them."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from sorry_a11y.cli.commands.command_line import SUBCOMMANDS

from .programs import Serving, run
from .proxies import FILES, Caddy, HAProxy

PORTS = {"Caddyfile": 1, "Caddyfile.several": 2}


def needs(program: str) -> pytest.MarkDecorator:
    """Skips where a program is not installed."""
    return pytest.mark.skipif(shutil.which(program) is None, reason=f"{program} is not installed")


def judged(*command: str) -> str:
    """What a program complains of."""
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    return "" if done.returncode == 0 else done.stderr


@needs("systemd-analyze")
@pytest.mark.parametrize("unit", sorted(path.name for path in FILES.glob("sorry-a11y*")))
def test_systemd_takes_the_units(unit: str, tmp_path: Path) -> None:
    """Promise: a unit needs nothing but the path of the game put right."""
    for one in FILES.glob("sorry-a11y*"):  # units name one another
        text = one.read_text("utf-8").replace("/opt/sorry-a11y/bin/sorry-a11y", sys.executable)
        (tmp_path / one.name).write_text(text, "utf-8")
    assert judged("systemd-analyze", "verify", str(tmp_path / unit)) == ""


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
    for name in ("sorry-a11y.service", "sorry-a11y-shared.service"):
        text = (FILES / name).read_text("utf-8")
        used = set(re.findall(r"(?<![-\w])--[a-z]+", text))
        assert used
        assert used <= set(SUBCOMMANDS["serve"].names)


@pytest.mark.skipif(sys.platform == "win32", reason="a unit of systemd")
def test_the_backup_of_the_unit_runs_and_is_restored(tmp_path: Path) -> None:
    """Promise of docs/running-a-server.md: the backup unit copies what a running server keeps, the
    line for the crontab tells when the last copy is old, and the copy is restored."""
    unit = (FILES / "sorry-a11y-backup.service").read_text("utf-8")
    command = re.search(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    assert command
    typed = command[1].replace("$$", "$").replace("%%", "%")
    typed = typed.replace("/opt/sorry-a11y/bin/sorry-a11y", f"{sys.executable} -m sorry_a11y")
    typed = typed.replace("/var/lib", str(tmp_path))
    with Serving(tmp_path / "sorry-a11y"):
        done = subprocess.run(
            shlex.split(typed), capture_output=True, text=True, check=False, timeout=60
        )
        assert done.returncode == 0, done.stderr
    copies = list((tmp_path / "sorry-a11y-backup").iterdir())
    assert len(copies) == 1
    page = (FILES.parent / "running-a-server.md").read_text("utf-8")
    line = re.search(r"^ +0 9 \* \* \* (find .*)$", page, re.MULTILINE)
    assert line
    misses = ["/bin/sh", "-c", line[1].replace("/var/lib", str(tmp_path))]
    assert subprocess.check_output(misses, text=True) == ""
    then = time.time() - 31 * 3600
    os.utime(copies[0], (then, then))
    assert subprocess.check_output(misses, text=True) == "no backup of the tables\n"
    assert run("server", "restore", str(copies[0]), "--data", str(tmp_path / "tried"))[0] == 0
    assert (tmp_path / "tried" / "people.sqlite").exists()


def test_every_figure_of_the_alarms_is_told(tmp_path: Path) -> None:
    """Promise of docs/running-a-server.md: the alarms are made of what /metrics tells."""
    wanted = set(re.findall(r"sorry_a11y_\w+", (FILES / "alarms.yml").read_text("utf-8")))
    assert len(wanted) >= 5
    with Serving(tmp_path) as server:
        page = urllib.request.urlopen(f"http://127.0.0.1:{server.port}/metrics").read().decode()
    told = set(re.findall(r"^# TYPE (sorry_a11y_\w+)", page, re.MULTILINE))
    assert {name.removesuffix("_bucket").removesuffix("_total") for name in wanted} <= {
        name.removesuffix("_total") for name in told
    }
