"""What the folder for Windows may carry: no library of others without its licence."""

from __future__ import annotations

import importlib.util
import sys
import types
from pathlib import Path

import pytest

from sorry_a11y.sound import sdl
from tests.packaging.folder import LICENSED, SPEC, unlicensed
from tests.packaging.parts import TEXTS
from tests.packaging.site_parts import COPIED

READERS = Path("accessible_output2/lib")
FOREIGN = ("PCTKUSR.dll", "PCTKUSR64.dll", "SAAPI32.dll", "ZDSRAPI.dll", "ZDSRAPI_x64.dll",
           "dolapi.dll")
"""Libraries that came to accessible-output2 without a licence."""
CLIENT = "nvdaControllerClient64.dll"


def put(folder: Path, *names: str) -> Path:
    """The folder of a program, with files below its inner folder."""
    for name in names:
        path = folder / "_internal" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return folder


@pytest.mark.parametrize("name", [*(f"{READERS}/{name}" for name in FOREIGN), "new/unknown.pyd"])
def test_a_library_without_a_known_licence_is_told(tmp_path: Path, name: str) -> None:
    """The lane fails for each, also for one that nobody has looked at yet."""
    folder = put(tmp_path / "sorry-a11y", name)
    assert unlicensed(folder) == [f"_internal/{name} has no licence here"]


def test_a_licence_has_to_lie_beside(tmp_path: Path) -> None:
    """A known licence is not enough: the folder has its text, where the licence asks for that."""
    folder = put(tmp_path / "sorry-a11y", f"{READERS}/{CLIENT}", "sqlite3.dll")
    assert unlicensed(folder) == [f"_internal/{READERS}/{CLIENT} has no licence here"]
    put(folder, "licences/lgpl-2.1.txt")
    assert unlicensed(folder) == []


def test_our_texts_are_those_that_the_folder_is_asked_for() -> None:
    """Each text that the folder or the site is asked for lies in the checkout, and no other."""
    expected = {Path(text).name for text in LICENSED.values() if text.startswith("licences/")}
    assert {path.name for path in TEXTS.iterdir()} == expected | {f"{one}.txt" for one in COPIED}


@pytest.mark.parametrize("system", ["win32", "linux"])
def test_the_folder_takes_nvdas_library_alone(
    system: str, monkeypatch: pytest.MonkeyPatch
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
    monkeypatch.setitem(sys.modules, hooks.__name__, hooks)
    here = sdl.LIBRARY_NAMES.get(sys.platform, "libSDL2-2.0.so")
    monkeypatch.setattr(sdl, "LIBRARY_NAMES", {system: here})
    monkeypatch.setattr(sys, "platform", system)
    tools = dict.fromkeys(("EXE", "PYZ"), lambda *_, **__: None)
    exec(compile(SPEC.read_text("utf-8"), SPEC.name, "exec"),
         {**tools, "Analysis": analysis, "COLLECT": collect, "SPECPATH": str(SPEC.parent)})
    assert taken == ([CLIENT, CLIENT] if system == "win32" else [])
