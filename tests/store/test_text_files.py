"""Text files from anywhere: what editors and mail do to a file changes nothing of what is read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.store.errors import RecordError
from sorry_a11y.store.record import read_record, read_record_file
from sorry_a11y.ui.settings.file import load_settings
from tests.cli.commands.bad_input import GOOD_LINE
from tests.harness.programs import run
from tests.store.games import record_of

BOM = "\ufeff".encode()
EDITS: dict[str, Callable[[bytes], bytes]] = {
    "a mark": lambda data: BOM + data,
    "CR LF": lambda data: data.replace(b"\n", b"\r\n"),
    "a mark and CR LF": lambda data: BOM + data.replace(b"\n", b"\r\n"),
    "blanks": lambda data: data.replace(b"\n", b"  \t\n"),
    "no last line feed": lambda data: data.rstrip(b"\n"),
    "blank lines at the end": lambda data: data + b"\n\r\n \n",
    "UTF-16": lambda data: data.decode().encode("utf-16"),
    "UTF-16 of the other order": lambda data: ("\ufeff" + data.decode()).encode("utf-16-be"),
    "all of it": lambda data: BOM + data.replace(b"\n", b" \r\n") + b"\r\n\r\n",
}
RECORD = record_of(Wishes(), 7, most=60)


@pytest.mark.parametrize("edit", EDITS)
def test_a_record_that_an_editor_saved(tmp_path: Path, edit: str) -> None:
    """Promise of docs/records.md: it is the same record, and whole."""
    path = tmp_path / "record.txt"
    path.write_bytes(EDITS[edit](RECORD))
    assert read_record_file(path) == read_record(RECORD)
    assert run(tmp_path, "import", str(path)).told == "The game is now game 1 in your list.\n"


@pytest.mark.parametrize("edit", EDITS)
def test_a_record_that_was_cut_stays_cut(tmp_path: Path, edit: str) -> None:
    """Promise: what an editor adds at the end does not make a whole record of a piece."""
    path = tmp_path / "record.txt"
    path.write_bytes(EDITS[edit](RECORD[:-100]))
    try:
        assert read_record_file(path).cut
    except RecordError as error:  # an ended line that is half of one
        assert error.code == "changed"  # noqa: PT017


@pytest.mark.parametrize("edit", EDITS)
def test_settings_that_an_editor_saved(tmp_path: Path, edit: str) -> None:
    """Promise: every setting holds, and no problem is told."""
    path = tmp_path / "settings.toml"
    path.write_bytes(EDITS[edit](b'# mine\npace = "step"\nvolume = 30\nname = "Ann"\n'))
    settings, problems = load_settings({"SORRY_A11Y_HOME": str(tmp_path)})
    assert problems == []
    assert (settings.pace, settings.volume, settings.name) == ("step", 30, "Ann")


@pytest.mark.parametrize("edit", [one for one in EDITS if not one.startswith("UTF-16")])
def test_lines_of_json_from_a_file(tmp_path: Path, edit: str) -> None:
    """Promise of docs/api.md: a piped file is read the same, a mark before it too."""
    line = f"{GOOD_LINE}\n".encode()
    plain = run(tmp_path, "plays", "--json", typed=line.decode())
    edited = run(tmp_path, "plays", "--json", typed=EDITS[edit](line).decode())
    assert "error" not in plain.told
    assert edited.told.splitlines()[:1] == plain.told.splitlines()
    assert edited.complained == ""
