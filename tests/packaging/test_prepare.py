"""What ``.ci/release --prepare`` changes."""

from __future__ import annotations

import re
import subprocess
import tomllib
from datetime import date
from pathlib import Path

import pytest

from sorry_a11y import __version__
from tests.packaging.prepare import EXAMPLE, UNRELEASED, PrepareError, changes, difference

pytestmark = pytest.mark.package

ROOT = Path(__file__).parents[2]
HOME = "https://games.test/sorry"
DAY = date(2027, 1, 2)


def test_no_example_address_is_left() -> None:
    """After it has run, no file of the release holds an address that is an example: only the tool,
    its test and the page about releasing name one."""
    new = changes(ROOT, __version__, HOME, DAY)
    assert files_with(EXAMPLE) - {"tests/packaging/prepare.py"} <= set(new)
    assert not [name for name, text in new.items() if EXAMPLE in text]
    if EXAMPLE in (ROOT / "pyproject.toml").read_text("utf-8"):
        project = tomllib.loads(new["pyproject.toml"])["project"]
        assert project["urls"]["Source"] == f"{HOME}/source"
        assert project["authors"][0]["email"] == "founders@games.test"


def test_no_file_names_the_version_that_was() -> None:
    """Every file that says which version this is, the answer that tests expect of it too, is one
    that the tool writes."""
    assert files_with(f"sorry-a11y {__version__}") <= set(changes(ROOT, __version__, HOME, DAY))


def files_with(text: str) -> set[str]:
    """Return the files of the checkout that hold a text."""
    told = subprocess.run(
        ["git", "grep", "--name-only", "--fixed-strings", text],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    return set(told.stdout.split())


def test_the_pages_no_longer_say_that_there_is_no_release() -> None:
    """What is true before the first release alone is found where it stands, and goes; in a checkout
    that was prepared, what came in its place stands there. A sentence that was put otherwise is not
    left standing."""
    new = changes(ROOT, __version__, HOME, DAY)
    for name, sentences in UNRELEASED.items():
        text = (ROOT / name).read_text("utf-8")
        for before, then in sentences.items():
            assert before in text or then in text
            assert before not in new[name]
        assert not re.search(r"no release|uploaded yet|install \.[ `]", new[name])
    assert "    pip install sorry-a11y && sorry-a11y\n" in new["README.md"]


def test_every_place_of_the_version_changes_and_is_shown() -> None:
    """The version and the day stand in the package, the man page, the metainfo file and the
    changelog, and the difference shows each; also in a checkout that was prepared before."""
    new = changes(ROOT, __version__, HOME, DAY)
    assert f'__version__ = "{__version__}"' in new["sorry_a11y/__init__.py"]
    shown = difference(ROOT, new)
    for line in (
        f'+.TH SORRY-A11Y 1 "2027-01-02" "sorry-a11y {__version__}" "Games"',
        f'+    <release version="{__version__}" date="2027-01-02"/>',
        f"+## {__version__}, 2027-01-02",
    ):
        assert line in shown


@pytest.mark.parametrize(
    ("version", "home"), [("1.0", HOME), ("1.0.0", "games.test"), ("1.0.0", "")]
)
def test_a_wrong_version_or_address_changes_nothing(version: str, home: str) -> None:
    """It is refused in a sentence that names what is wrong."""
    with pytest.raises(PrepareError, match="is not a"):
        changes(ROOT, version, home, DAY)


def test_a_changelog_without_what_is_new_is_told_in_a_sentence(tmp_path: Path) -> None:
    """Somebody who did not begin the next changelog hears which heading is missing, and nothing is
    prepared."""
    for name in changes(ROOT, __version__, HOME, DAY):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text((ROOT / name).read_text("utf-8"), "utf-8")
    changelog = "# Changes\n\n## 0.0.1, 2026-01-01\n\nThe first.\n"
    (tmp_path / "docs" / "changelog.md").write_text(changelog, "utf-8")
    with pytest.raises(PrepareError) as told:
        changes(tmp_path, __version__, HOME, DAY)
    assert str(told.value) == 'docs/changelog.md has no heading "## Unreleased".'
