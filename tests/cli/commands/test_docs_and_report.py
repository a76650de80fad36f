"""Pages of the documentation, and a report of the doctor in a file."""

from __future__ import annotations

import platform
from importlib import metadata
from pathlib import Path

import pytest

from sorry_a11y import __version__
from tests.harness.programs import run


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """An empty home."""
    return tmp_path / "home"


def test_docs_lists_pages_and_reads_one(home: Path) -> None:
    """Promise of the README: without a name the pages are told, with one it is read; a name that
    is none is one sentence with those that are."""
    listed = run(home, "docs", "--lang", "de")
    assert listed.status == 0
    assert "keys, Keys." in listed.told.splitlines()
    assert run(home, "docs", "keys").told.startswith("Keys.\n")
    wrong = run(home, "docs", "kyes")
    assert wrong.status == 2
    assert wrong.complained.startswith("docs kyes is not known. Use accessibility, api, ")


def test_the_doctor_writes_a_report_into_a_new_file(home: Path, tmp_path: Path) -> None:
    """Promise of docs/accessibility.md: the report holds what the doctor tells, and nothing that is
    there already is overwritten."""
    path = tmp_path / "report.txt"
    told = run(home, "doctor", "--report", str(path))
    assert (told.status, told.complained) == (0, "")
    assert str(path)[:40] in told.told
    written = path.read_text("utf-8")
    assert written.startswith(f"sorry-a11y {__version__} on ")
    heads = [line.partition(": ")[0] for line in written.splitlines()[-9:]]
    assert heads == [
        *("Time", "System", "Python", "Installed", "Terminal", "Language", "Libraries", "Sound"),
        "Readers",
    ]
    assert f"Python: {platform.python_version()} " in written
    assert f"prompt_toolkit {metadata.version('prompt_toolkit')}, " in written
    again = run(home, "doctor", "--report", str(path))
    assert again.status == 1
    assert "is there already" in again.complained
