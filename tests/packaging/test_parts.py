"""The parts of what is handed out, and their licences."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.packaging.parts import Part, bill, debian_copyright, installed_parts, unlicensed

METADATA = "Metadata-Version: 2.4\nName: one\nVersion: 1.2\nLicense-Expression: MIT\nAuthor: Ann\n"


@pytest.fixture
def library(tmp_path: Path) -> Path:
    """A folder with one wheel in it."""
    info = tmp_path / "one-1.2.dist-info"
    (info / "licenses").mkdir(parents=True)
    (info / "METADATA").write_text(METADATA, "utf-8")
    (info / "licenses" / "LICENSE").write_text("Do as you like.\n\nReally.\n", "utf-8")
    (info / "RECORD").write_text("one/__init__.py,,\none-1.2.dist-info/RECORD,,\n", "utf-8")
    (tmp_path / "one").mkdir()
    (tmp_path / "one" / "__init__.py").touch()
    return tmp_path


def test_a_file_of_nobody_and_a_licence_without_its_text_are_told(library: Path) -> None:
    """Promise of docs/releasing.md: the first file that belongs to no part is named, and so is a
    part whose licence is unknown or lacks its text."""
    parts = installed_parts(library)
    assert unlicensed(library, parts) == []
    (library / "stray.dll").touch()
    assert unlicensed(library, parts) == ["stray.dll belongs to no part"]
    other = Part("stray", "", "unknown", "Ben", ("gone.txt",), ("stray.dll",))
    assert unlicensed(library, [*parts, other]) == [
        "the licence of stray is not known", "the licence of stray is not here: gone.txt",
    ]


def test_the_bill_has_each_file_with_its_hash(library: Path) -> None:
    """The bill of materials names each part with version and licence, and the hash of its files."""
    told = json.loads(bill("game", "0", library, installed_parts(library)))
    (one,) = told["components"]
    assert (one["name"], one["version"], one["licenses"]) == ("one", "1.2", [{"expression": "MIT"}])
    names = {file["name"]: file["hashes"][0]["content"] for file in one["components"]}
    assert names["one/__init__.py"].startswith("e3b0c44298fc1c14")
    assert len(names) == 4


def test_debian_is_told_whose_each_file_is(library: Path) -> None:
    """Debian's copyright file has a stanza for each part, with the whole text of its licence."""
    text = debian_copyright(library, installed_parts(library))
    stanza = text.split("\n\n")[1]
    assert stanza.startswith("Files: one\n one/*\n")
    assert "Copyright: Ann\nLicense: MIT-one\n Do as you like.\n .\n Really." in stanza
