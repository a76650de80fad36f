"""The lock files hold what the tests and the frozen folder ask for."""

from __future__ import annotations

import re
import tomllib
from itertools import combinations
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LOCKS = {
    "dev": ".ci/requirements.lock",
    "frozen": "docs/packaging/requirements.lock",
    "release": "docs/packaging/release.lock",
}
"""Extra or group of pyproject.toml -> its lock file, as .ci/lock writes them."""


@pytest.mark.parametrize("extra", LOCKS)
def test_a_lock_pins_all_that_is_asked_for(extra: str) -> None:
    """Whatever the program and the extra or group require stands in the lock, in a version that
    pyproject.toml allows: a requirement that is changed there needs a new lock."""
    read = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project, pinned = read["project"], _pinned(LOCKS[extra])
    asked_for = {**read["dependency-groups"], **project["optional-dependencies"]}[extra]
    for line in (*project["dependencies"], *asked_for):
        asked = Requirement(line)
        version = pinned[canonicalize_name(asked.name)]
        assert asked.specifier.contains(version), line


@pytest.mark.parametrize("lock", LOCKS.values())
def test_every_package_of_a_lock_has_hashes(lock: str) -> None:
    """Like pip, this refuses a lock in which one package has no hash."""
    entries = re.split(r"\n(?=\S)", (ROOT / lock).read_text("utf-8"))
    packages = [entry for entry in entries if not entry.startswith("#")]
    assert len(packages) > 20
    for entry in packages:
        assert re.search(r"--hash=sha256:[0-9a-f]{64}\b", entry), entry


def test_all_locks_agree() -> None:
    """What is in two of them is in one version: what is handed out holds what was tested."""
    for one, other in combinations(map(_pinned, LOCKS.values()), 2):
        for name in one.keys() & other.keys():
            assert one[name] == other[name], name


def _pinned(lock: str) -> dict[str, str]:
    """Package -> version."""
    lines = (ROOT / lock).read_text("utf-8").splitlines()
    found = (re.match(r"([\w.-]+)==([^\s;\\]+)", line) for line in lines)
    return {canonicalize_name(one[1]): one[2] for one in found if one}
