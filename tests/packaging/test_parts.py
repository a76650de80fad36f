"""The parts of what is handed out, and their licences."""

from __future__ import annotations

import importlib.util
import json
import sys
import tomllib
import types
import zipfile
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from unittest.mock import MagicMock

import pytest

from sorry_a11y.output.sound import sdl
from tests.packaging import ages
from tests.packaging.folder import GNU, SPEC, UNINSTALLER, windows_parts
from tests.packaging.parts import TEXTS, Part, bill, debian_copyright, installed_parts, unlicensed
from tests.packaging.site_parts import COPIED
from tests.packaging.wheels import described

pytestmark = pytest.mark.package

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
        "the licence of stray is not known",
        "the licence of stray is not here: gone.txt",
    ]


@pytest.mark.parametrize(
    ("lines", "licence"),
    [
        ("License: UNKNOWN\nClassifier: License :: OSI Approved :: MIT License", "MIT"),
        ("License: Copyright (c) 2019 Ann\nClassifier: Private :: Do Not Upload", "unknown"),
        ("License: BSD", "BSD-3-Clause"),
        ("License-Expression: MIT OR 0BSD", "MIT OR 0BSD"),
    ],
)
def test_a_licence_is_one_that_is_known(library: Path, lines: str, licence: str) -> None:
    """Whatever a wheel writes where its licence should stand is not taken for one."""
    told = METADATA.replace("License-Expression: MIT", lines)
    (library / "one-1.2.dist-info" / "METADATA").write_text(told, "utf-8")
    assert [part.licence for part in installed_parts(library)] == [licence]


def test_the_bill_has_each_file_with_its_hash(library: Path) -> None:
    """The bill of materials names each part with version and licence, and the hash of its files."""
    told = json.loads(bill("game", "0", library, installed_parts(library)))
    (one,) = told["components"]
    assert (one["name"], one["version"], one["licenses"]) == ("one", "1.2", [{"expression": "MIT"}])
    names = {file["name"]: file["hashes"][0]["content"] for file in one["components"]}
    assert names["one/__init__.py"].startswith("e3b0c44298fc1c14")
    assert len(names) == 4


def test_a_compiled_wheel_has_the_licence_of_what_was_compiled_into_it(tmp_path: Path) -> None:
    """Promise of docs/releasing.md: what mypyc puts into a library is a part of the bill of that
    wheel and has its text there, and a library of somebody else is named."""
    name = "sorry_a11y-0-cp311-cp311-linux_x86_64"
    info, texts = "sorry_a11y-0.dist-info", ("LICENSE", "docs/packaging/licences/mypyc.txt")
    files = [
        f"{info}/METADATA",
        "a1__mypyc.cpython-311.so",
        "sorry_a11y/core/rules/card.py",
        "sorry_a11y/core/rules/card.cpython-311.so",
        f"{info}/licenses/{texts[0]}",
    ]

    def wrong(*more: str) -> list[str]:
        with zipfile.ZipFile(tmp_path / f"{name}.whl", "w") as wheel:
            for path in (*files, *more):
                wheel.writestr(path, "")
        return described(tmp_path / f"{name}.whl", tmp_path)

    text = f"{info}/licenses/{texts[1]}"
    assert wrong() == [f"the licence of mypyc is not here: {text}"]
    assert wrong(text, "sorry_a11y.libs/libz.so") == ["sorry_a11y.libs/libz.so belongs to no part"]
    assert wrong(text) == []
    (told,) = tmp_path.glob("*-cp311-cp311-linux_x86_64.cdx.json")
    parts = {one["name"]: one["components"] for one in json.loads(told.read_text())["components"]}
    assert {file["name"] for file in parts["mypyc"]} == {files[1], files[3]}
    project = tomllib.loads((TEXTS.parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
    assert tuple(project["license-files"]) == texts


def test_debian_is_told_whose_each_file_is(library: Path) -> None:
    """Debian's copyright file has a stanza for each part, with the whole text of its licence."""
    text = debian_copyright(library, installed_parts(library))
    stanza = text.split("\n\n")[1]
    assert stanza.startswith("Files: one\n one/*\n")
    assert "Copyright: Ann\nLicense: MIT-one\n Do as you like.\n .\n Really." in stanza


# the folder for Windows

READERS = Path("accessible_output2/lib")
FOREIGN = (
    *("PCTKUSR.dll", "PCTKUSR64.dll", "SAAPI32.dll", "ZDSRAPI.dll", "ZDSRAPI_x64.dll"),
    "dolapi.dll",
)
"""Libraries that came to accessible-output2 without a licence."""
CLIENT = "nvdaControllerClient64.dll"
VERSIONS = {"Python": "3.14.2", "OpenSSL": "3.0.18", "SQLite": "3.50.4"}


def put(folder: Path, *names: str) -> Path:
    """Put files into the inner folder of a program."""
    for name in names:
        path = folder / "_internal" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return folder


def wrong_with(folder: Path) -> list[str]:
    """Return what is wrong with the licences of a folder for Windows."""
    return unlicensed(folder, windows_parts(folder, VERSIONS))


@pytest.mark.parametrize(
    "name",
    [
        *(f"{READERS}/{name}" for name in FOREIGN),
        "new/unknown.pyd",
        "unknown.dll",
        "sdl2dll/dll/SDL2_image.dll",
    ],
)
def test_a_library_without_a_known_licence_is_told(tmp_path: Path, name: str) -> None:
    """The lane fails for each, also for one that nobody has looked at yet."""
    for wheel in ("accessible_output2", "pysdl2_dll"):
        info = tmp_path / "_internal" / f"{wheel}-1.dist-info"
        info.mkdir(parents=True)
        dashed = wheel.replace("pysdl2_dll", "pysdl2-dll")
        (info / "METADATA").write_text(METADATA.replace("one", dashed), "utf-8")
        (info / "LICENSE").touch()
        (info / "RECORD").write_text(f"{info.name}/RECORD,,\naccessible_output2/a,,\nsdl2dll/b,,\n")
    put(tmp_path, name)
    assert wrong_with(tmp_path) == [f"_internal/{name} belongs to no part"]


def test_a_licence_has_to_lie_beside(tmp_path: Path) -> None:
    """A known licence is not enough: the folder has its text."""
    folder = put(tmp_path, f"{READERS}/{CLIENT}")
    text = "_internal/licences/lgpl-2.1.txt"
    assert wrong_with(folder) == [f"the licence of NVDA controller client is not here: {text}"]


def test_our_texts_are_those_that_are_asked_for(tmp_path: Path) -> None:
    """Each text that the folder, the site or the package is asked for lies in the checkout, and no
    other."""
    names = (
        *("libcrypto-3.dll", "libffi-8.dll", "sqlite3.dll", "zlib1.dll", "vcruntime140.dll"),
        *(f"{READERS}/{CLIENT}", "game__mypyc.pyd"),
    )
    for name in ("sorry-a11y.exe", UNINSTALLER):
        (put(tmp_path, *names) / name).touch()
    (tmp_path / "_internal" / "sqlite3.dll").write_bytes(GNU)
    asked = {
        Path(text).name
        for part in windows_parts(tmp_path, VERSIONS)
        for text in part.texts
        if "/licences/" in text
    }
    assert {path.name for path in TEXTS.iterdir()} == asked | {f"{one}.txt" for one in COPIED}


@pytest.mark.parametrize("system", ["win32", "linux"])
def test_the_folder_takes_nvdas_library_alone(
    system: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """PyInstaller's own knowledge of accessible-output2 takes all of them along, as data or as
    binaries: the recipe puts them out, and NVDA's too where it cannot be loaded."""
    origin = importlib.util.find_spec("accessible_output2")
    assert origin is not None
    assert origin.origin is not None
    offered = [
        (str(READERS / path.name), str(path), "DATA")
        for path in Path(origin.origin).with_name("lib").glob("*.dll")
    ]
    assert {CLIENT, *FOREIGN} <= {Path(name).name for name, *_ in offered}
    taken: list[str] = []
    (tmp_path / "sorry-a11y").mkdir()

    def analysis(*_: object, **__: object) -> types.SimpleNamespace:
        return types.SimpleNamespace(datas=offered, binaries=offered, pure=[], scripts=[])

    def collect(_program: object, *parts: list[tuple[str, str, str]], name: str) -> None:
        assert name == "sorry-a11y"
        taken.extend(Path(one).name for part in parts for one, *_ in part)

    hooks = types.ModuleType("PyInstaller.utils.hooks")
    for hook in ("collect_data_files", "collect_submodules", "copy_metadata"):
        vars(hooks)[hook] = lambda *_, **__: []
    for package in ("PyInstaller", "PyInstaller.utils"):
        monkeypatch.setitem(sys.modules, package, types.ModuleType(package))
    monkeypatch.setitem(sys.modules, "PyInstaller.utils.win32", MagicMock())
    monkeypatch.setitem(sys.modules, hooks.__name__, hooks)
    here = sdl.LIBRARY_NAMES.get(sys.platform, "libSDL2-2.0.so")
    monkeypatch.setattr(sdl, "LIBRARY_NAMES", {system: here})
    monkeypatch.setattr(sys, "platform", system)
    tools = dict.fromkeys(("EXE", "PYZ"), lambda *_, **__: None)
    exec(
        compile(SPEC.read_text("utf-8"), SPEC.name, "exec"),
        {
            **tools,
            "Analysis": analysis,
            "COLLECT": collect,
            "SPECPATH": str(SPEC.parent),
            "DISTPATH": str(tmp_path),
        },
    )
    assert "sorry-a11y.exe" in (tmp_path / "sorry-a11y" / "START.txt").read_text("utf-8")
    assert taken == ([CLIENT, CLIENT] if system == "win32" else [])


def test_what_is_older_than_a_year_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Python, OpenSSL and SQLite tell their day, and the lane fails for one above a year and says
    what to do."""
    today = date(2026, 11, 25)
    assert ages.too_old(date(2025, 9, 30), today)
    assert not ages.too_old(date(2025, 12, 5), today)
    assert [name for name, _, day in ages.parts() if day.year > 2000] == [*VERSIONS]

    def old() -> Iterator[tuple[str, str, date]]:
        yield "SQLite", "3.8.11", date(2015, 7, 27)

    monkeypatch.setattr(ages, "parts", old)
    assert ages.main() == 1
    told = capsys.readouterr()
    assert told.out == "SQLite 3.8.11 2015-07-27 too old\n"
    assert "name a newer one" in told.err
