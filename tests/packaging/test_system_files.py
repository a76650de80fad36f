"""What a system reads of the game: its entry in a menu, its description, what shells complete."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

from sorry_a11y import __version__
from sorry_a11y.cli.commands.command_line import SUBCOMMANDS
from tests.packaging.completion import FILES, FOLDER
from tests.packaging.release import notes_of

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("file", FILES)
def test_shells_complete_what_the_program_takes(file: str) -> None:
    """The files are what `python -m tests.packaging.completion` writes of the table of commands."""
    assert (FOLDER / file).read_text("utf-8") == FILES[file]()


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        (("pl",), {"play", "plays"}),
        (("play", "--mo"), {"--mode", "--mono"}),
        (("play", "--mode", ""), {"keys", "lines"}),
        (("docs", "--l"), {"--lang"}),
    ],
)
def test_bash_completes(typed: tuple[str, ...], completed: set[str]) -> None:
    """Promise of docs/releasing.md: bash completes commands, options and values."""
    words = " ".join(f"'{word}'" for word in ("sorry-a11y", *typed))
    script = (
        f"source '{FOLDER / 'sorry-a11y.bash'}'; COMP_WORDS=({words}); "
        f'COMP_CWORD={len(typed)}; _sorry_a11y; echo "${{COMPREPLY[@]}}"'
    )
    told = subprocess.run(["bash", "-c", script], check=True, capture_output=True, text=True)
    assert set(told.stdout.split()) == completed
    assert completed <= {*SUBCOMMANDS, *SUBCOMMANDS["play"].names, "keys", "lines"}


def test_the_description_is_of_this_version() -> None:
    """A software centre is told the version that is installed with it."""
    tree = ElementTree.parse(FOLDER / "org.sorry_a11y.game.metainfo.xml")
    release = tree.find("releases/release")
    assert release is not None
    assert release.get("version") == __version__


@pytest.mark.parametrize(
    ("program", "file"),
    [
        ("desktop-file-validate", "sorry-a11y.desktop"),
        ("desktop-file-validate", "sorry-a11y-window.desktop"),
        ("appstreamcli", "org.sorry_a11y.game.metainfo.xml"),
    ],
)
def test_the_system_s_own_check_finds_nothing(program: str, file: str) -> None:
    """The entry of the menu and the description are valid."""
    if shutil.which(program) is None:
        pytest.skip(f"{program} is not installed")
    more = ["validate", "--no-net"] if program == "appstreamcli" else []
    told = subprocess.run(
        [program, *more, FOLDER / file], capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stdout + told.stderr


@pytest.mark.parametrize(
    "path", sorted((ROOT / ".github" / "workflows").glob("*.yml")), ids=lambda path: path.name
)
def test_workflows_name_what_they_use_by_its_hash(path: Path) -> None:
    """Promise of docs/releasing.md: a workflow runs no action that somebody can change, gives no
    job more rights than it asks for, and stands in the table."""
    text = path.read_text("utf-8")
    for used in re.findall(r"uses: (.*)", text):
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}  # v\d+\.\d+\.\d+", used), used
    assert "\npermissions: {}\n" in text
    assert f"`{path.name}`" in (ROOT / "docs" / "releasing.md").read_text("utf-8")


def test_notes_are_the_part_of_the_changelog_that_tells_of_the_version() -> None:
    """Promise of docs/releasing.md: the notes of a release are its part of the changelog, and
    before that what is unreleased."""
    log = "# Changelog\n\n## Unreleased\n\nnew\n\n## 0.1.0\n\nold\n"
    assert notes_of(log, "0.1.0") == "old\n"
    assert notes_of(log, "0.2.0") == "new\n"
    assert notes_of("# Changelog\n", "0.2.0") == ""
    assert len(notes_of((ROOT / "docs" / "changelog.md").read_text("utf-8"), __version__)) > 500
