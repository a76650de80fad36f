"""What ``.ci/release --prepare`` changes."""

from __future__ import annotations

import subprocess
from datetime import date
from pathlib import Path

import pytest

from tests.packaging.prepare import EXAMPLE, UNRELEASED, PrepareError, changes, difference

ROOT = Path(__file__).parents[2]
HOME = "https://games.test/sorry"
DAY = date(2027, 1, 2)


def test_no_example_address_is_left() -> None:
    """After it has run, no file of the release holds an address that is an example: only the tool,
    its test and the page about releasing name one."""
    told = subprocess.run(
        ["git", "grep", "--name-only", "--fixed-strings", EXAMPLE], cwd=ROOT, check=True,
        capture_output=True, text=True,
    ).stdout.split()
    new = changes(ROOT, "1.0.0", HOME, DAY)
    assert set(told) - {"tests/packaging/prepare.py"} <= set(new)
    assert not [name for name, text in new.items() if EXAMPLE in text]
    assert f'Source = "{HOME}/source"' in new["pyproject.toml"]
    assert "founders@games.test" in new["pyproject.toml"]


def test_the_pages_no_longer_say_that_there_is_no_release() -> None:
    """What is true before the first release alone is found where it stands, and goes."""
    new = changes(ROOT, "1.0.0", HOME, DAY)
    for name, sentences in UNRELEASED.items():
        for before in sentences:
            assert before in (ROOT / name).read_text("utf-8")
            assert before not in new[name]
    assert "    pip install sorry-a11y && sorry-a11y\n" in new["README.md"]


def test_every_place_of_the_version_changes_and_is_shown() -> None:
    """The version and the day stand in the package, the man page, the metainfo file and the
    changelog, and the difference shows each."""
    shown = difference(ROOT, changes(ROOT, "1.0.0", HOME, DAY))
    for line in (
        '+__version__ = "1.0.0"', '+.TH SORRY-A11Y 1 "2027-01-02" "sorry-a11y 1.0.0" "Games"',
        '+    <release version="1.0.0" date="2027-01-02"/>', "+## 1.0.0, 2027-01-02",
    ):
        assert line in shown


@pytest.mark.parametrize(("version", "home"), [("1.0", HOME), ("1.0.0", "games.test")])
def test_a_wrong_version_or_address_changes_nothing(version: str, home: str) -> None:
    """It is refused in a sentence that names what is wrong."""
    with pytest.raises(PrepareError, match="is not a"):
        changes(ROOT, version, home, DAY)
