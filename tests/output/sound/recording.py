"""Let a player run in a process of its own, and record what both ears would hear."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, TypeAlias

from tests.output.sound.measures import SOUNDS, Sound, ears, sounding

ROOT = SOUNDS.parent

Step: TypeAlias = "list[Any]"
"""One step of a session, see `one_session`."""


def session(
    driver: str, steps: list[Step], environment: dict[str, str] | None = None, **asked: Any
) -> subprocess.CompletedProcess[str]:
    """Run a player in a process of its own with one of the library's drivers."""
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.output.sound.one_session"],
        input=json.dumps({"steps": steps, **asked}),
        env=os.environ | {"SDL_AUDIODRIVER": driver} | (environment or {}),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def told(process: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    """Return the session's report, having seen that it ended well and said nothing else."""
    assert (process.returncode, process.stderr) == (0, "")
    report = json.loads(process.stdout)
    assert isinstance(report, dict)
    return report


def record(path: Path, steps: list[Step], **asked: Any) -> tuple[Sound, Sound]:
    """Return what both ears hear of some steps, from the first sound to the last."""
    opened = [["open"], ["settle"], *steps, ["close"]]
    report = told(session("disk", opened, {"SDL_DISKAUDIOFILE": str(path)}, **asked))
    assert report["state"] == "closed"
    return sounding(*ears(path))


def bump_at(pan: float) -> list[Step]:
    """Return the steps that play a bump at a place."""
    return [["play", [["bump_opponent", pan, pan]]], ["hear"]]
